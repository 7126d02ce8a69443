# ESTRO in the aid.

about = Turns and rounds, the clash with its dice, Zone cards, Necrotokens, the Oblivion Dial, a coin.
players = Players and modes
stratega = Stratega
necrotokens = Necrotokens

## The turn

turn-of = Turn of { $who }
first-turn = First turn: the other field is empty, so there is nothing to attack yet.
no-draw = Nobody draws in this turn.
attacks = Attacks in this turn
attacks-made = Two attacks are made: only a Gift allows another one.
hand-limit = Before the turn ends: at most { $n } cards in the hand.

## The clash

clash = Clash
attacker = Attacker
target = Target
covered = Face down
match-up = Match-up: { $n } TOT for the attacker
match-up-none = Choose two Estri for the match-up.
roll = Roll both dice
die-shows = Die: { $n }
bonus-match-up = Match-up
bonus-die = Die
bonus-zone = Zone card
gain = Altogether { $n } TOT
who-wins = The attacker wins with the greater TOT, or if its primary value is more than twice that of the target.
covered-loses = Roll all the same: a face-down card that is attacked is defeated.
attack-made = Count the attack, new clash

## Zone cards

zones = Zone cards
zones-none = None is active yet: one is drawn before the first turn.
zones-all = All five are active.
zone-drawn = Drawn last: { $zone }
draw-zone = Draw the Zone card
draw-another = Draw another one
zone-used = special used
zone-replace = Replace it

## Necrotokens

tokens-hint = A player gets one whenever the opponent destroys a card of that player.
buy-card = Draw two cards instead of one
buy-protection = Protect a card that is attacked or about to be destroyed, until the end of the turn
buy-deployment = At the end of the own turn: a random card of the deck enters, its Gift inhibited
too-few-tokens = Too few tokens.
not-your-turn = Only in the own turn.

## The dial

dial = Oblivion Dial
dial-hint = It turns whenever a card on the field is destroyed or sacrificed, for the player who has lost it; at most ten times for one destruction.
turn-dial = Turn it for { $who }
dial-you = “You” is { $who }; what is impossible is left out.

## The coin

coin = Coin
flip = Flip the coin
heads = Heads
tails = Tails
