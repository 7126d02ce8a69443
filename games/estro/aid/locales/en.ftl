# ESTRO in the aid.

about = Turns and rounds, the clash with its dice, Zone cards, Conquest, the ships of Single Player, Necrotokens, the Oblivion Dial, a coin.
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

## Conquest

mode = What is played
duel = Duel
conquest = Conquest
conquered-none = If the round ended now, nobody would win.
conquered = If the round ends so, { $who } wins.
conquered-by-points = Both hold three Zones; if the round ends so, { $who } wins with more Zone points.
zone-points = Zone points: { $points }
conquest-hint = Every card on a field is a Zone point. Attacks and Gifts stay on their field, and the bonus of a Zone card counts only there: add it to the clash yourselves.

## The ships

solo = Single Player
fleet = Ships
fleet-hint = A guardian is pressed when it is turned up, and again when it is destroyed. A ship may be attacked only without guardians; at 0 shields it is destroyed.
fleet-won = All five ships are destroyed: the player wins.
turn-of-ships = Turn of the ships
ships-turn = First the Gifts of guardians turned up in the player's turn, then the player turns up two more, then two attacks with two guardians.
shields = Shields
guardians = Guardians
guardian-covered = Guardian { $n }: face down
guardian-open = Guardian { $n }: face up
guardian-destroyed = Guardian { $n }: destroyed
guardian-resists = A covered one has resisted: another one by lot
alarm-quiet = Alarm quiet
alarm-counting = { $n ->
        [one] Alarm: skill at the end of 1 turn of the ships
       *[other] Alarm: skill at the end of { $n } turns of the ships
    }
skill-released = The skill is released:
ship-destroyed = Destroyed
targets = Own cards that may be attacked
shoot = Draw attacker and target
shot = Guardian { $n } of { $ship } attacks card { $target } of the player, counted from the left
no-attacker = No guardian can attack: none is face up, or each has attacked.
no-target = Say how many cards of the player may be attacked.

## Objects

objects = Objects
objects-wait = At the end of every turn whose number { $n } divides, the player gets one.
objects-due = { $n ->
        [one] 1 object is to be drawn when the player's turn ends.
       *[other] { $n } objects are to be drawn when the player's turn ends.
    }
objects-all = All of them were given.
draw-object = Draw an object
use-object = Use
object-was-used = One was used in this turn.
