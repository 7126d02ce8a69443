## The compact notation of cards

notation-expected = { $found } stands here; expected: { $expected }
notation-near = { $found } is not known here; did you mean `{ $near }`?
notation-number = Expected a whole number from { $least } to { $most }
notation-rest = Nothing more was expected here
notation-effects = A Gift has at most { $most } effects
notation-coins = A coin call cannot stand inside another one
notation-values = `{ $found }` is not five values from 0 to 99; write ATK/DEF/HEL/DEX/MAP, e.g. 16/19/13/5/19

## Answers

action-unknown = `{ $text }` is no answer in ESTRO; write e.g. `play 17 up`, `attack 0.1 1.3`, `pass`, `end`

## Names

pronoun-you = you
seat-number = Player { $n }
team-of = Team { $team } ({ $who })
and-join = { $a } and { $b }
card-unknown = the unknown card { $n }
card-gone = a card that has left the field
card-engaged = the card in the attack
card-of = { $who ->
    [you] your { $card }
   *[other] { $card } of { $who }
 }
card-of-covered = { $who ->
    [you] your face-down card
   *[other] a face-down card of { $who }
 }
card-covered-plain = a face-down card
card-covered = { $who ->
    [you] your face-down card in place { $n }
    [clear] the face-down card in place { $n }
   *[other] the face-down card in place { $n } of { $who }
 }
card-covered-known = { $covered } ({ $card })
card-in-place = { $card } ({ $place })
place-of = { $who ->
    [you] your place { $n }
    [clear] place { $n }
   *[other] place { $n } of { $who }
 }
place-empty = the empty place { $n }
card-print = { $estro }, TOT { $tot }{ $gift ->
    [yes] , Gift
   *[no] {""}
 }
card-print-plain = { $estro }{ $gift ->
    [yes] , Gift
   *[no] {""}
 }
change = { $n } { $value }
zone-name = { $zone ->
    [ardo] Military Zone
    [granito] Tech Development Zone
    [armonio] Medical Zone
    [illusio] Civil Zone
   *[manpo] Control Zone
 }
zone-special = { $zone ->
    [ardo] Military special
    [granito] Tech Development special
    [armonio] Medical special
    [illusio] Civil special
   *[manpo] Control special
 }
zone-does = { $zone ->
    [ardo] sacrifice an Ardo card of your hand; an Ardo card on the field gets +4 ATK
    [granito] swap ATK and DEF of { $card } for this attack
    [armonio] one of your cards that are about to be destroyed stays on the field
    [illusio] double the DEX of { $card } for this attack
   *[manpo] one of your face-up cards becomes Manpo until it leaves the field
 }

## A clash

clash = { $a } attacks { $b }
clash-card = { $card } (TOT { $tot }, { $stat } { $primary })
clash-match-up = , match-up { $sign ->
    [bonus] bonus
   *[malus] malus
 } { $n } TOT
clash-dice = , dice { $a } against { $b }
clash-covered = A face-down card loses whatever the totals.
clash-off = The attack cannot go on like this.
clash-untold = Add the totals up yourselves.
clash-now = As it stands, { $won ->
    [tot] the attack succeeds: TOT { $a } against { $b }.
    [primary] the attack succeeds by primary value, { $c } against { $d } (more than double); TOT { $a } against { $b }.
   *[no] the target resists: TOT { $a } against { $b }, primary values { $c } against { $d }.
 }

clash-now-shield = As it stands, { $won ->
    [yes] the attack exhausts the vital shield: TOT { $a } against { $b }.
   *[no] the vital shield holds: TOT { $a } against { $b }.
 }

## Questions

ask-waiting = Waiting for { $who }.
ask-token = Your turn { $turn } (round { $round }), Phase 1: you have { $n ->
    [one] 1 Necrotoken
   *[other] { $n } Necrotokens
 }. Spend one to draw 2 cards instead of 1?
ask-ambush = { $card } lay face down and is destroyed. { $may ->
    [yes] Does an Illusio card of your hand ambush? It enters face up before { $card } goes to the Incinerator.
   *[no] You hold no Illusio card that could ambush.
 }
ask-declare = Your turn { $turn } begins: declare a Chimera for your next turn?
ask-absorb = { $card } may absorb a card of your hand with a Gift: both are one Chimera then.
ask-name = Which Estro of the Chimera { $card } counts?
ask-play = Your turn { $turn } (round { $round }), Phase 2: play a card of your hand, face up or face down.
ask-play-up = Your turn { $turn } (round { $round }), Phase 2: play a card of your hand, face up.
ask-play-into = Your turn { $turn } (round { $round }), Phase 2: play a card of your hand, face up or face down, into one of the five Zones.
ask-field = { $card } comes to the field: into which Zone?
ask-extras = Phase 2 goes on: { $what }, or go on to the attacks.
extra-turn-up = turn up face-down cards
extra-play = play { $n ->
    [one] one more card
   *[other] { $n } more cards
 }
extra-second = play a Manpo card as second card
extra-rift = open the Rift
ask-attack = Phase 3: which card attacks which? { $n ->
    [one] One attack is left.
   *[other] { $n } attacks are left, each with another card.
 } { $must ->
    [yes] A card of yours has to attack.
   *[no] You may also stop attacking.
 }
ask-act = Use a Gift or a Zone special, or pass?
ask-only-pass = You have nothing to use here: pass to go on.
ask-window-draw = { $who ->
    [you] Your draw is over; your play is next.
   *[other] The draw of { $who } is over; the play is next.
 }
ask-window-play = { $who ->
    [you] You have played { $card }.
   *[other] { $who } has played { $card }.
 }
ask-window-extras = { $who ->
    [you] Your play is over; attacks are next.
   *[other] The play of { $who } is over; attacks are next.
 }
ask-window-declared = { $clash }. The dice are next.
ask-window-dice = { $clash }
ask-window-death = { $cards } { $n ->
    [one] is
   *[other] are
 } about to be destroyed.
ask-death-by-attack = { $card } has won the clash: { $what }
source-gift = Gift of { $card }
source-dial = Dial, { $sector }
ask-death-by-gift = { $source }: { $what }
ask-window-death-over = Nothing is about to be destroyed any more.
ask-window-after = The attack is over, { $a } against { $b }: { $won ->
    [yes] it succeeded.
    [no] it was resisted.
   *[none] without a result.
 }
ask-window-end = { $who ->
    [you] Your turn is about to end.
   *[other] The turn of { $who } is about to end.
 }
ask-gift = Choose for the Gift.
ask-use = Use the Gift of { $card }? { $does }.
ask-choose = { $kind ->
    [theirs] You choose in place of { $who ->
            [you] your opponent
           *[other] { $who }
         } for the Gift of { $card }
    [may] { $source }: choose a card, or do not use the Gift
   *[own] { $source }: choose a card
 }. { $does }.
ask-coin = Gift of { $card }: heads or tails? { $does }.
ask-coin-only = Gift of { $card }: { $does }.
ask-estro = { $source }: which Estro? { $does }.
ask-estro-of = { $source }: which Estro does { $target } become?
ask-cause-gift = { $who ->
    [you] You use
   *[other] { $who } uses
 } the Gift of { $card }.
ask-cause-card = { $when ->
    [attack] { $card } attacks.
    [attacked] { $card } is attacked.
    [won] { $card } has won the clash.
    [resisted] { $card } has resisted the attack.
    [dying] { $card } is about to be destroyed.
    [destroyed] { $card } was destroyed.
    [played] { $card } was played.
   *[gift] The Gift of { $card } was resolved.
 }
ask-special = { $zone ->
    [ardo] Military special: which Ardo card gets +4 ATK?
    [granito] Tech Development special: of which card are ATK and DEF swapped?
    [armonio] Medical special: which card stays on the field?
    [illusio] Civil special: of which card is the DEX doubled?
   *[manpo] Control special: which of your cards becomes Manpo?
 }
ask-claim = { $clash }. Which bonuses do you claim for your card? What you do not claim is lost.
ask-total = { $clash }. Which battle TOT does { $card } have, with die and match-up?
ask-total-shield = { $clash }. What is left of the vital shield of { $card }, with the die?
ask-penalty = You have made an error: which card of your hand does it cost?
ask-redirection = A Zone special was used: { $clash }. Keep the attack, lead it against another card, or stop it?
ask-order = Several of your Gifts activate at the same time: which comes first?
ask-burn = Several of your cards are destroyed: which goes to the Incinerator first?
ask-discard-limit = Your turn ends with more than { $limit ->
    [one] one card
   *[other] { $limit } cards
 } in your hand: discard { $n ->
    [one] one.
   *[other] one ({ $n } left to discard).
 }
ask-discard-gift = { $source }: discard a card of your hand{ $n ->
    [one] .
   *[other] {" "}({ $n } left to discard).
 }
ask-keep = You have drawn { $cards }: put one of them under your deck{ $n ->
    [one] .
   *[other] {" "}({ $n } in all).
 }

## The end of the match

over-empty = { $who ->
    [you] You win: your opponent has
   *[other] { $who } wins: the opponent has
 } no card on the field.
over-both-empty = The match is drawn: nobody has a card on the field.
over-exhausted = { $who ->
    [you] You win
   *[other] { $who } wins
 }: { $loser ->
    [you] you have
   *[other] { $loser } has
 } to draw with neither hand nor deck.
over-ahead = { $who ->
    [you] You win: after round 19 you have
   *[other] { $who } wins: after round 19 { $who } has
 } more cards on the field and the greater sum of TOT.
over-greater-sum = { $who } wins: neither team is ahead in both measures after round 19, and the greater sum of TOT decides.
over-team-exhausted = { $who } wins: { $loser } has nothing left to draw.
over-team-level = The match is drawn after round 19: the sums of TOT are level.
over-team-conceded = { $who } wins: { $loser ->
    [you] you have
   *[other] { $loser } has
 } conceded, and with it the team loses.
over-tie-break = { $who ->
    [you] You win after round 19
   *[other] { $who } wins after round 19
 }: one measure is tied, the other one decides.
over-split = The match is drawn after round 19: one side has more cards, the other the greater sum of TOT.
over-level = The match is drawn after round 19: cards or TOT are level.
over-conquered = { $who ->
    [you] You win: at the end of the round you hold
   *[other] { $who } wins: at the end of the round { $who } holds
} { $goal ->
    [stack] three Zone points in each of three Zones.
   *[spread] a card in each of three Zones.
}
over-more-points = { $who ->
    [you] You win: both of you hold
   *[other] { $who } wins: both hold
} enough Zones at the end of the round, with { $n } Zone points against { $m }.
over-stalled = The match is drawn: nothing has moved for { $n } rounds.
over-conceded = { $who ->
    [you] You win
   *[other] { $who } wins
 }: { $loser ->
    [you] you have
   *[other] { $loser } has
 } conceded.

## Labels

do-play-up = Play { $card } face up ({ $print })
do-play-down = Play { $card } face down ({ $print })
do-play-up-into = Play { $card } face up into the { $zone } ({ $print })
do-play-down-into = Play { $card } face down into the { $zone } ({ $print })
do-into = Into the { $zone }
do-turn-up = Turn up { $card }
do-attack = { $a } attacks { $b }
do-attack-shield = { $a } attacks { $b }: TOT { $c } against a vital shield of { $d } before the dice
do-attack-tot = { $a } attacks { $b }: TOT { $c } against { $d } before the dice
do-use = Use the Gift of { $card }: { $does }
do-use-hand = Discard { $card } and use its Gift: { $does }
do-special = Use the { $special }: { $does }
do-sacrifice = Use the { $special }: sacrifice { $card }
do-redirect = Lead the attack against { $card }
do-pick = Choose { $card } ({ $print }; { $who ->
    [you] yours
   *[other] { $who }
 })
do-choose = Choose { $card } ({ $print })
do-choose-covered = Choose { $card }
do-choose-burnt = Choose { $card } from { $who ->
    [you] your Incinerator
   *[other] the Incinerator of { $who }
 }
do-discard = Discard { $card } ({ $print })
do-to-bottom = Put { $card } under your deck ({ $print })
do-heads = Heads
do-tails = Tails
do-yes = Use the Gift
do-decline = Do not use the Gift
do-first = First { $card }
do-first-gift = First the Gift of { $card }
do-first-gift-of = First the Gift of { $card }, about { $cause }
do-first-again = { $text } ({ $n })
do-unknown = Number { $n }
do-claim = Claim: { $bonuses }
do-total = Declare { $n }
do-draw-two = Spend 1 Necrotoken: draw 2 cards
do-draw-one = Draw 1 card
do-protect = Spend 2 Necrotokens: { $card } cannot be destroyed this turn
do-play-nothing = You can play none of your cards: go on
do-declare = Declare a Chimera for your next turn
do-absorb = Absorb { $card } ({ $print })
do-not-absorb = Absorb none
do-not-declare = Declare none
do-support = Play { $card } as a support of { $host } ({ $print }); its Gift is inhibited
do-rift = Open the Rift: { $card } is destroyed, and a card of the dimensional deck enters
do-deploy = Spend 3 Necrotokens: a random card of your deck enters, Gift inhibited
do-ambush = Ambush with { $card } ({ $print })
do-no-ambush = No ambush
do-claim-none = Claim no bonus
do-out-of-time = Let the clock run out
bonus-die = die
bonus-match-up = match-up
bonus-zone = Zone card
do-keep = Keep the attack as it is
do-stop = Stop the attack
do-pass = Pass
do-end-plays = Go on to the attacks
do-end-attacks = No more attacks

heading-attack = Attack with { $card }
heading-gifts = Gifts
heading-support = Play as a support
heading-rift = Dimensional Rift
heading-tokens = Necrotokens
heading-specials = Zone specials
heading-play-up = Play face up
heading-play-into = Play { $card }
heading-play-down = Play face down
heading-turn-up = Turn up
heading-choose = Choose
heading-coin = Coin
heading-go-on = Go on

## What has happened

log-begins = { $who ->
    [you] You begin.
   *[other] { $who } begins.
 }
log-zone-drawn = The { $zone } is active from now on.
log-zone-left = The { $zone } is not active any more.
log-zones-laid-out = All five Zone cards lie on the table, each a field of its own.
log-zone-replaced = The { $zone } takes the place of the { $old }.
log-round = Round { $n } begins.
log-turn = Turn { $n }: { $who }.
log-round-turn = Round { $round }, turn { $n }: { $who }.
log-drew = { $who ->
    [you] You draw
   *[other] { $who } draws
 } { $n ->
    [one] 1 card.
   *[other] { $n } cards.
 }
log-no-draw = { $who ->
    [you] You do
   *[other] { $who } does
 } not draw.
log-drawless = { $who ->
    [you] You have
   *[other] { $who } has
 } nothing left to draw, and { $who ->
    [you] go
   *[other] goes
 } on without drawing and playing.
log-played = { $who ->
    [you] You play
   *[other] { $who } plays
 } { $card } face up.
log-chimera-declared = { $who ->
    [you] You declare
   *[other] { $who } declares
 } a Chimera for the next own turn.
log-fused = { $who ->
    [you] You play
   *[other] { $who } plays
 } a Chimera: { $card } absorbs { $guest }.
log-named = { $who ->
    [you] You name
   *[other] { $who } names
 } { $estro } for the Chimera { $card }.
log-supported = { $who ->
    [you] You play
   *[other] { $who } plays
 } { $card } as a support of { $host }; its Gift is inhibited.
log-played-second = { $who ->
    [you] You play
   *[other] { $who } plays
 } { $card } as second card; its Gift is inhibited.
log-played-down = { $who ->
    [you] You play
   *[other] { $who } plays
 } a card face down.
log-played-into = { $who ->
    [you] You play
   *[other] { $who } plays
} { $card } face up into the { $zone }.
log-played-down-into = { $who ->
    [you] You play
   *[other] { $who } plays
} a card face down into the { $zone }.
log-placed = It lies in the { $zone }.
log-out-of-time = { $who ->
    [you] Your clock
   *[other] { $who }: the clock
 } has run out.
log-decided = { $won ->
    [yes] The attack succeeds.
   *[no] The target resists.
 }
log-total-declared = { $who ->
    [you] You declare
   *[other] { $who } declares
 } a total.
log-right-total = { $who ->
    [you] You have
   *[other] { $who } has
 } declared the right total.
log-wrong-total = { $who ->
    [you] You have
   *[other] { $who } has
 } declared a wrong total: it costs a card of the hand.
log-erred = { $who ->
    [you] You try
   *[other] { $who } tries
 } an illegal action: it costs a card of the hand.
log-claimed = { $who ->
    [you] You claim
   *[other] { $who } claims
 }: { $bonuses }.
log-claimed-none = { $who ->
    [you] You claim
   *[other] { $who } claims
 } no bonus.
log-nothing-to-play = { $who ->
    [you] You have
   *[other] { $who } has
 } no card to play.
log-entered = { $card } comes to the field.
log-entered-down = A face-down card comes to { $who ->
    [you] your side
   *[other] the side of { $who }
 } of the field.
log-turned-up = { $card } is turned up.
log-turned-down = { $card } is turned face down.
log-attacked = { $card } attacks { $target }.
log-defends = { $who ->
    [you] You decide
   *[other] { $who } decides
 } for the attacked card.
log-rolled = { $who ->
    [you] You roll
   *[other] { $who } rolls
 } { $n }.
log-dice = { $who ->
    [you] You roll
   *[other] { $who } rolls
 } { $a }, { $other ->
    [you] you roll
   *[other] { $other } rolls
 } { $b }.
log-compared = { $won ->
    [tot] TOT { $a } against { $b }: the attack succeeds (primary values { $c } against { $d }).
    [primary] Primary value { $c } against { $d }, more than double: the attack succeeds (TOT { $a } against { $b }).
   *[no] TOT { $a } against { $b }, primary values { $c } against { $d }: the target resists.
 }
log-shield = { $won ->
    [yes] TOT { $a } against a vital shield of { $b }: it is exhausted.
   *[no] TOT { $a } against a vital shield of { $b }: the shield holds and is worn down.
 }
log-defeated-covered = The face-down card loses the clash, whatever the totals.
log-attack-ended = The attack ends without a result.
log-redirected = The attack goes on against { $card }.
log-redirected-covered = The attack goes on against a face-down card.
log-kept = { $who ->
    [you] You keep
   *[other] { $who } keeps
 } the attack as it is.
log-stopped = { $who ->
    [you] You stop
   *[other] { $who } stops
 } the attack.
log-no-more-attacks = { $who ->
    [you] You make
   *[other] { $who } makes
 } no more attacks.
log-special = { $who ->
    [you] You use
   *[other] { $who } uses
 } the { $special }.
log-token-gained = { $who ->
    [you] You get a Necrotoken and have
   *[other] { $who } gets a Necrotoken and has
 } { $n } now.
log-token-lost = { $who ->
    [you] You have
   *[other] { $who } has
 } 3 Necrotokens already and { $who ->
    [you] get
   *[other] gets
 } no more.
log-tokens-spent = { $who ->
    [you] You spend
   *[other] { $who } spends
 } { $n ->
    [one] 1 Necrotoken.
   *[other] { $n } Necrotokens.
 }
log-ambushed = { $who ->
    [you] You ambush
   *[other] { $who } ambushes
 } with { $card }: it enters the field.
log-emptied = { $card } counts as an Empty card from now on; its Gift is inhibited.
log-rift-opened = { $who ->
    [you] You open
   *[other] { $who } opens
 } the Rift.
log-rift-closed = The price was not paid: nothing comes through the Rift.
sector-kind = { $kind ->
    [bonus] Dragonfly: bonus
    [malus] Moth: malus
   *[neutral] Mirror: neutral
 }
log-dial = The dial turns for { $who ->
    [you] you
   *[other] { $who }
 } and stops on { $sector } ({ $kind }): “{ $does }”.
log-dial-idle = Nothing of that can be done.
log-dial-rests = The dial has turned ten times for one destruction: it does not turn for the card that { $who ->
    [you] you have
   *[other] { $who } has
 } lost.
log-tossed = The coin falls { $side ->
    [heads] heads
   *[tails] tails
 }.
log-milled = { $card } goes from the top of { $who ->
    [you] your deck
   *[other] the deck of { $who }
 } to the Incinerator.
log-rests = { $card } cannot attack in its controller's next turn.
log-attacks-once = { $who ->
    [you] You may make only one attack in your next turn.
   *[other] { $who } may make only one attack in their next turn.
 }
log-conceded = { $who ->
    [you] You concede.
   *[other] { $who } concedes.
 }
log-hand-limit = { $who ->
    [you] Your hand limit
   *[other] The hand limit of { $who }
 } changes by { $change } for a turn.
log-skips-draw = { $who ->
    [you] You will not draw in your
   *[other] { $who } will not draw in the
 } next Phase 1.
log-more-attacks = { $who ->
    [you] You may
   *[other] { $who } may
 } make { $n ->
    [one] one more attack
   *[other] { $n } more attacks
 } this turn.
log-more-plays = { $who ->
    [you] You may
   *[other] { $who } may
 } play one more card this turn.
log-looked = { $who ->
    [you] You look
   *[other] { $who } looks
 } at what is hidden.
log-to-bottom = { $who ->
    [you] You put
   *[other] { $who } puts
 } { $n ->
    [one] a card that was
   *[other] { $n } cards that were
 } drawn under the deck.
log-discarded = { $who ->
    [you] You discard
   *[other] { $who } discards
 } { $card }.
log-revealed = { $who ->
    [you] You show
   *[other] { $who } shows
 } { $card } to all.
log-to-hand = { $who ->
    [you] You take { $card } into your hand.
   *[other] { $who } takes { $card } into the hand.
 }
log-to-hand-unseen = { $who ->
    [you] You take a card that nobody has seen into your hand.
   *[other] { $who } takes a card that nobody has seen into the hand.
 }
log-coin = { $who ->
    [you] You call
   *[other] { $who } calls
 } { $called ->
    [heads] heads
   *[tails] tails
 }: { $right ->
    [yes] right.
   *[no] wrong.
 }
log-saved = { $card } is not destroyed and stays on the field.
log-stays-protected = { $card } is protected and stays on the field.
log-destroyed = { $n ->
    [one] { $card } is destroyed.
   *[other] { $card } are destroyed.
 }
log-sacrificed = { $who ->
    [you] You sacrifice
   *[other] { $who } sacrifices
 } { $card }.
log-protected = { $card } cannot be destroyed for a time.
log-barred = { $card } cannot attack for a time.
log-forced = { $card } has to attack.
log-attack-again = { $card } may attack once more this turn.
log-changed = { $n ->
    [one] { $card } gets { $changes }.
   *[other] { $card } get { $changes } each.
 }
log-swapped = { $card } swaps its { $a } and { $b }.
log-became = { $card } becomes { $estro }.
log-inhibited = The Gift of { $card } is inhibited.
log-gift = The Gift of { $card } activates.
log-gift-waits = The Gift of { $card } waits for { $n ->
    [one] 1 turn
   *[other] { $n } turns
 } of its player.
log-gift-declined = { $who ->
    [you] You do
   *[other] { $who } does
 } not use the Gift of { $card }.
log-gift-annulled = The Gift of { $card } is annulled.
log-gift-reduced = The Gift of { $card } is reduced by { $n }.
log-gift-redirected = The cards for the Gift of { $card } are chosen anew.
log-gift-idle = The Gift of { $card } has nothing to do.
log-loop-ended = The Gift of { $card } was resolved as often this turn as it may be.

head-decided = { $won ->
    [tot] { $card } (TOT { $a }) beats { $target } (TOT { $b }).
    [primary] { $card } beats { $target } by primary value, { $c } against { $d } (TOT { $a } against { $b }).
   *[no] { $target } (TOT { $b }) resists { $card } (TOT { $a }), primary values { $d } against { $c }.
 }
head-covered = { $card } defeats { $target }{ $turned ->
    [yes] , which lay face down.
   *[no] .
 }
head-ended = The attack ends without a result: { $card } against { $target }.
sum-turn = { $who ->
    [you] You
   *[other] { $who }
 }: { $what }.
sum-played = played { $cards }
sum-face-down = a face-down card
sum-attacks = { $n ->
    [one] 1 attack
   *[other] { $n } attacks
 }
sum-specials = { $n ->
    [one] 1 Zone special
   *[other] { $n } Zone specials
 }
sum-destroyed = destroyed: { $cards }

## The table

table-turn = Round { $round }, turn { $turn }: { $who }, Phase { $phase }. Attacks: { $made } of { $allowed }.
table-you = { $who } (you)
table-team = { $who } ({ $place }, { $whose ->
    [you] you
    [partner] your partner
    [enemy] opposing team
   *[none] team { $team }
 })
table-side = Team { $team }: { $n ->
    [one] 1 card
   *[other] { $n } cards
 } on the field{ $tot }.
table-embargo = Embargo: nobody attacks or plays a card face down before round 4.
table-drawless = Nothing left to draw: { $who } goes on without drawing and playing.
table-zone = { $zone }: { $scope ->
    [all] every face-up card has
   *[own] face-up { $estro } cards have
 } +2 { $stat }. { $special }
table-points = { $who }: { $n ->
    [one] 1 Zone point
   *[other] { $n } Zone points
}
table-special-left = Its special is unused.
table-special-used = Its special is used up.
table-special-used-by = Its special is used up for { $who }.
table-tot = { " " }(TOT { $tot })
table-seat = { $who }: { $n ->
    [one] 1 card
   *[other] { $n } cards
 } on the field{ $tot }, hand { $hand }, deck { $deck }, Incinerator { $burnt }.
table-up = { $n }. { $card }, { $estro }: { $values }
table-down = { $n }. face-down card
table-down-known = { $n }. face-down card: { $card }
table-hand = Hand:
table-known-hand = Known in the hand: { $cards }
table-somewhere = In the hand or face down, it is not known which: { $cards }
table-bottom = Under the deck, the lowest first: { $cards }
table-incinerator = Incinerator, the newest first: { $cards }
table-hand-limit = Hand limit at the end of the turn: { $n }
table-tokens = Necrotokens: { $n }
table-rift = Cards of the dimensional deck: { $n }.
table-attacks-once = Only one attack in the next turn
table-draws-skipped = Draws that will be skipped: { $n }
table-attack = Attack: { $clash }.
table-attack-over = The attack is decided.
table-dial = The Oblivion Dial ({ $who }) { $sector ->
    [no] turns.
   *[other] has stopped on { $sector }.
 }
table-gift = The Gift of { $card } ({ $who }) is being resolved.
table-special = The { $special } ({ $who }) is being used.
table-dying = About to be destroyed: { $cards }.
table-window = Everybody may act now: { $moment ->
    [draw] after the draw.
    [play] after the play.
    [declared] an attack is declared.
    [dice] the dice are rolled.
    [death] before a card is destroyed.
    [after] after an attack.
   *[end] at the end of the turn.
 }
mark-used = 1V Gift used up
mark-emptied = counts as Empty
mark-inhibited = Gift inhibited
mark-waits = Gift waits for { $n ->
    [one] 1 turn
   *[other] { $n } turns
 }
mark-attacked = attacked this turn{ $n ->
    [one] {""}
   *[other] {" "}{ $n } times
 }
mark-more-attacks = may attack { $n ->
    [one] once more
   *[other] { $n } times more
 }
mark-chimera = Chimera with { $card }
mark-other = also { $estro }
mark-supports = supports { $card }
mark-shield = vital shield { $n }{ $damage ->
    [0] { "" }
   *[other] { " " }(worn down by { $damage })
 }
mark-shield-untold = vital shield{ $damage ->
    [0] { "" }
   *[other] { " " }(worn down by { $damage })
 }
mark-counters = counters: { $counters }
mark-protected = cannot be destroyed
mark-barred = cannot attack
mark-rests = cannot attack in the next turn
mark-forced = has to attack
mark-covered-now = covered this turn

## Why something cannot be done

why-over = The match is over.
why-not-asked = It is not your decision now: wait until you are asked.
why-not-now = This cannot be done now: it needs another moment of the turn.
why-not-in-hand = That card is not in your hand: play one that you hold.
why-one-play = One card is played each turn, and this turn's has been played: only a Gift can allow another one.
why-which-field = A card is played into a Zone field: say which, as in `play 17 up manpo`.
why-one-field = This table has one field: a play names no Zone.
why-no-entrance = No card waits to enter a Zone field.
why-another-field = These cards lie in different Zone fields: attacks and redirections stay inside one.
why-must-play = A card must be played while there is one in your hand: choose one, face up or face down.
why-gift-only = At this table face-down cards are turned up by Gifts only.
why-not-yours = That card is not yours: choose one of your own.
why-not-covered = That card lies face up already: choose one that lies face down.
why-covered-now = That card was covered this turn: it can be turned up from your next turn on.
why-nothing-there = No card lies in that place of the field.
why-no-gift = There is no Gift that can be used for this now: the card must lie face up with a Gift for this moment, unused in this window, neither used up nor inhibited.
why-no-window = Gifts and Zone specials are used in a window: after the draw, after the play, in an attack, before a destruction, at the end of the turn.
why-not-discarded = That card cannot be discarded: choose one of your hand.
why-no-target = The attack cannot be led there: choose another card of your opponent than its target.
why-not-chosen = That card cannot be chosen: it does not fit what is asked for.
why-no-estro = No Estro is asked for now.
why-no-coin = No coin is called now.
why-no-order = Nothing with that number stands in line.
why-no-clock = No thinking clock runs at this table, or no card is to be played now.
why-no-claim = Bonuses are claimed only before a comparison, and only where the table has agreed on that.
why-no-total = Totals are declared only in Mnemonica, before a comparison.
why-total-range = A total from 0 to 399 is declared; what is less than 0 counts as 0.
why-not-paid = The error costs a card of your hand: choose one of those.
why-must-pay = You cannot pass: the error costs a card of your hand.
why-no-aid = In Mnemonica the table helps nobody: no log, no hints, no forecasts and no undo until the match is over.
why-no-match-up = The match-up belongs to the attacker alone.
why-peaceful = In Stratega nobody attacks in turns 1 to 6.
why-embargo = In Inferno nobody attacks before round 4.
why-embargo-covered = In Inferno no card is played face down before round 4: play it face up.
why-partner-attacks = That card is your partner's: you attack only with your own cards.
why-partner-attacked = That card is your partner's: attack a card of the opposing team.
why-partners-turn = It is your partner's turn: plays, attacks and the end of the turn are your partner's to decide.
why-partners-gift = That card is your partner's: only your partner activates its Gift.
why-no-necrotokens = This table plays without Necrotokens.
why-few-tokens = This takes { $n ->
    [one] 1 Necrotoken
   *[other] { $n } Necrotokens
 }; you have fewer.
why-no-token-draw = A Necrotoken is spent on the draw of your own turn, before it, and only if the deck has 2 cards.
why-no-protection = Two Necrotokens protect a card of yours that is the target of an attack or about to be destroyed.
why-late-protection = At this table Necrotokens protect a card only when it is about to be destroyed.
why-no-deployment = Three Necrotokens are spent in the end window of your own turn.
why-empty-deck = Your deck has no card.
why-no-illusio = Only an Illusio card of your hand ambushes.
why-no-ambush = An ambush is laid only when a card of yours that lay face down is destroyed, and only at tables that play the Illusory Ambush.
why-no-rift-mode = This table plays without the Dimensional Rift.
why-rift-empty = The dimensional deck has no card.
why-rift-opened = The Rift can be opened once in a turn.
why-rift-unplayed = The Rift can be opened only after the card of the turn was played.
why-no-redirection = An attack is kept or stopped only after a Zone special was used in it.
why-must-discard = You cannot pass: a card must be discarded.
why-not-optional = This Gift is not optional: choose a card.
why-no-pass = You cannot pass here: answer what is asked.
why-must-attack = A card of yours has to attack before you stop attacking.
why-not-battle = Attacks are made in your Phase 3 only.
why-attacks = No more attacks this turn: { $n ->
    [one] 1 is allowed.
   *[other] { $n } are allowed.
 }
why-covered-attacks = A face-down card cannot attack: turn it up first.
why-attacked = That card has attacked already this turn: attack with another one.
why-no-chimeras = This table plays without Chimeras.
why-one-chimera = A player can have only one Chimera on the field.
why-no-declaration = A Chimera is declared at the start of one's own turn, before the draw.
why-no-guest = A Chimera absorbs a card with a Gift.
why-no-lucid = This table plays without Lucid Dream.
why-no-armonio = Only Armonio cards are played as supports.
why-no-granito = Only a Granito card that lies face up can be supported.
why-two-supports = That card has two supports already.
why-no-room = Granito cards lie on your side and each has two supports: Armonio cards cannot be played.
why-must-support = Where a Granito card lies on your side, an Armonio card can be played only as its support.
why-no-second = The second card of the turn has to be a Manpo card, face up.
why-granito-attacks = In Lucid Dream Granito cards only defend.
why-support-attacks = A support cannot attack.
why-support-attacked = A support cannot be attacked: the attack has to go against the card that it supports.
why-barred = That card cannot attack now, because an effect forbids it.
why-empty-field = Your opponent has no card on the field: there is nothing to attack.
why-own-side = That card is on your own side: attack one of your opponent's.
why-another-first = A card that has to attack comes first.
why-no-zone = That Zone card is not active.
why-special-used = That Zone special is used up.
why-military = The Military special needs an Ardo card of your hand to sacrifice, and a face-up Ardo card on the field.
why-no-attack = That Zone special is used in an attack, before the comparison.
why-tech = The Tech Development special needs an opposing card in the attack that lies face up and is Granito.
why-medical = The Medical special needs a card of yours that is about to be destroyed and is Armonio.
why-civil = The Civil special needs a card of yours in the attack that lies face up and is Illusio.
why-control = The Control special needs a face-up card on your side of the field.
why-not-in-zone = That special works only in the field of its Zone card, and nothing that it could touch lies there now.
why-out-already = You have conceded already, or the match is over.
why-no-take-back = An answer cannot be taken back: it was announced as it was given.

## Positions

position-unread = The position cannot be read: { $what }
position-too-long = The position holds more than fits: { $what }
position-seats = A position of a duel has two seats, one of Inferno has four, and each two sides of the field
position-card = Card { $n } of the position is not possible: number, seat or Estro
position-rift = Card { $n } of the dimensional deck lies somewhere else as well, or is no card of the catalogue (ESTRO-FESS-06)
position-place = Card { $n } of the position does not lie where it says, lies there twice, or does not exist
position-lists = A list of the position names a card, a seat or a number that does not exist
position-stack = What is going on in the position does not fit together
position-stuck = Whoever is asked in the position has no choice
position-bytes = A position has at most { $most } bytes
line-first = The first line is about the table: `round 2 turn 3 active 0 phase play`
line-begin = `{ $text }`: expected a line that begins with one of { $words }
line-word = `{ $text }` is no word of this line, or cannot stand here
line-value = Something has to stand behind `{ $word }`
line-number = Behind `{ $word }` stands a number from { $least } to { $most }
line-no-tokens = This table plays without Necrotokens (ESTRO-NEC-13)
line-no-chimera = This table plays without Chimeras (ESTRO-CHIM-01)
line-no-lucid = This table plays without Lucid Dream (ESTRO-LUC-01)
line-no-dial = This table plays without the Oblivion Dial (ESTRO-QUAD-01)
line-no-rift = This table plays without the Dimensional Rift (ESTRO-FESS-01)
line-phase = `{ $text }` is no phase; write e.g. play, extras or battle
line-window = `{ $text }` is no window; there are draw, play, declared, dice, death, after and end
line-estro = `{ $text }`: expected Estri, joined by commas, or `-` for none
line-field = `{ $text }`: expected the Estro of a Zone field, at a table of Conquest Zone
line-dice = `{ $text }`: expected two dice, e.g. `3,5`
line-seat-twice = Seat { $n } is written twice
line-under = This line belongs under a `seat` line
line-card = `{ $text }` is no card of the catalogue
line-twice = `{ $text }` lies somewhere else already; a deck holds no card twice (ESTRO-DECK-02), nor do dealt decks together (ESTRO-DECK-05)
line-size = Seat { $n } has { $count } cards; a deck has 25 (ESTRO-DECK-01): write `loose` if only the written cards are to exist
line-bracket = `{ $text }`: a bracket is not closed
line-until = `{ $text }` is no end of a change; there are clash, turn, next-turn, round, leaves, match and kept
line-known = `{ $text }`: expected the seats that know the card, e.g. `0,1`, or `all`, or `-`
line-spot = `{ $text }`: no card lies there; write e.g. `1.2`, or `1:ozok` for a card of seat 1 that has left the field

## The table

mode-duel = Duel
mode-duel-about = One against one: each turn a card is played and two may attack. From the end of round 5 on, whoever has no card on the field loses.
mode-conquest = Conquest Zone
mode-conquest-about = One against one on five fields, each with its Zone card: cards attack and work only inside their field. Whoever has cards in three fields at the end of a round wins.
mode-inferno = Inferno 2 v 2
mode-inferno-about = Two teams of two, the partners on one side of the field, with two Zone cards. Nobody attacks or plays face down before round 4; from the end of round 6 on a team without a card on the field loses.
option-stratega = Stratega
option-stratega-about = Nobody wins before round 8 is over, and nobody attacks before turn 7. In turns 3 and 12 there is no draw.
option-necrotokens = Necrotokens (Fortune Equaliser)
option-necrotokens-about = Whoever loses a card to the opponent gets a Necrotoken, at most 3. They buy a second card of the draw (1), the protection of a card (2) or a random card of the deck (3).
option-ambush = Illusory Ambush
option-ambush-about = When a face-down card is destroyed, an Illusio card of its player's hand may enter in its place. Its Gift is gone for good; an Empty one does not attack in its player's next turn.
option-rift = Dimensional Rift
option-rift-about = After the card of the turn, once in a turn, a player may destroy an own card. In its place the top card of the dimensional deck enters: all the cards that are in no deck.
option-lucid = Lucid Dream
option-lucid-about = Decks of five cards of each Estro. Granito cards only defend, and Armonio cards support them with a vital shield; Illusio cards ignore DEX, and a Manpo card can be played as second card.
option-chimera = Chimera
option-chimera-about = At the start of a turn a player may declare a Chimera, and in the next one play an Empty card and a card with a Gift as one. It has the greater of each value, both Estri and the Gift of the one.
option-mnemonica = Mnemonica
option-mnemonica-about = A match of memory and mental arithmetic: the table shows no totals, no log and no hints. Both players declare the totals of each clash, and a wrong total or an illegal action costs a card of the hand.
option-dial = Oblivion Dial
option-dial-about = Whenever a card on the field is destroyed or sacrificed, a dial of 25 sectors turns for the player who has lost it: the sector on which it stops helps, harms or touches both. At most ten turns follow from one destruction.
option-deck_mode = Decks
option-deck_mode-about = Where the decks come from. In constructed play each player brings 20 different cards and receives 5 more by lot.
option-deck_mode-agreed = constructed if both players bring a list, otherwise random for both
option-deck_mode-random = random for both, from one set of 250 cards
option-deck_mode-constructed = constructed; both players must bring a list
option-conquest = Conquest Zone
option-conquest-about = All five Zone cards lie on the table, and each is a field of its own.
option-inferno = Inferno 2 v 2
option-inferno-about = Two teams of two players: partners sit opposite each other and share a side of the field.
option-first_player = Who begins
option-first_player-about = The player who begins, by number; 0: a coin decides. In Inferno: the team of that player.
option-peek_random_deck = Look through random decks
option-peek_random_deck-about = Each player knows which cards their own random deck holds, but not their order.
option-clock = Thinking clock
option-clock-about = After the draw the turn player has 3 minutes to play a card.
option-clock-off = no clock
option-clock-180 = 180 seconds
option-clock_action = When the clock runs out
option-clock_action-about = What happens if no card was played in time.
option-clock_action-random = a card that can be played is played face up, picked at random
option-clock_action-skip = the play is skipped
option-manual_bonus_claims = Manual bonus claims
option-manual_bonus_claims-about = Before the comparison both players claim the bonuses of their card in the clash: die, match-up, Zone card. A bonus that nobody claims is lost; a malus always counts.
option-dice_scope = Dice
option-dice_scope-about = How often the dice are rolled.
option-dice_scope-attack = for each attack
option-dice_scope-phase = once per battle phase
option-redirect_reroll = New roll after a redirection
option-redirect_reroll-about = The dice are rolled anew when an attack is redirected.
option-facedown_reveal = Turning cards up
option-facedown_reveal-about = What turns up a card that lies face down.
option-facedown_reveal-own_turn = its controller, in Phase 2 of a later turn, and Gifts
option-facedown_reveal-gift_only = only Gifts turn cards up
option-zone_bonus_scope = Zone bonus
option-zone_bonus_scope-about = Which face-up cards get the +2 of a Zone card.
option-zone_bonus_scope-estro_cards = cards of its Estro
option-zone_bonus_scope-all_cards = all cards
option-zone_special_uses = Uses of Zone specials
option-zone_special_uses-about = How often each Zone special can be used.
option-zone_special_uses-per_match = once per match, by whoever uses it first
option-zone_special_uses-per_player = once per player
option-zone_special_scope = Cards of Zone specials
option-zone_special_scope-about = Which cards the Tech Development and Medical specials can affect.
option-zone_special_scope-strict = cards of their Estro
option-zone_special_scope-any_card = any card
option-r19_tiebreak = Tie-break at round 19
option-r19_tiebreak-about = If the players are level in one of the two measures, cards or TOT, the other one decides.
option-stratega_count = Turns in Stratega
option-stratega_count-about = Which turns Stratega counts.
option-stratega_count-table = the turns of the table
option-stratega_count-per_player = the turns of each player
option-scribe_seat = Scribe
option-scribe_seat-about = In Mnemonica a third person is the scribe and may read the log during the match.
option-scribe_sees_all = The scribe sees everything
option-scribe_sees_all-about = The scribe sees hands, decks and covered cards, too.
option-mnemonic_errors = Errors
option-mnemonic_errors-about = What counts as an error in Mnemonica, which costs a card of the hand.
option-mnemonic_errors-totals-illegal = wrong totals and illegal actions
option-mnemonic_errors-totals = wrong totals only
option-mnemonic_penalty = Price of an error
option-mnemonic_penalty-about = Which card of the hand an error costs.
option-mnemonic_penalty-choose = the player chooses it
option-mnemonic_penalty-random = picked at random
option-necro_early = Early protection
option-necro_early-about = Whether two Necrotokens also protect a card that has just become the target of an attack.
option-necro_early-on = yes; that attack can then be neither stopped nor redirected
option-necro_early-off = no, only a card that is about to be destroyed
option-chimera_limit = Chimeras
option-chimera_limit-about = How many Chimeras can lie on the field at a time.
option-chimera_limit-player = one of each player
option-chimera_limit-table = one on the whole table
option-conquest_goal = Goal of the conquest
option-conquest_goal-about = What a player must hold at the end of a round to win.
option-conquest_goal-spread = at least one card in each of three Zone fields
option-conquest_goal-stack = three cards in each of three Zone fields
option-inferno_shared_hands = Open hands in the team
option-inferno_shared_hands-about = Partners see each other's hands and face-down cards.
option-inferno_exhaustion = Exhaustion in Inferno
option-inferno_exhaustion-about = When a team that has nothing left to draw loses.
option-inferno_exhaustion-deck_and_hand_all = when all its players must draw with neither hand nor deck
option-inferno_exhaustion-deck_only_all = when all its players must draw with an empty deck
option-inferno_exhaustion-any_player = when one of its players must draw with neither hand nor deck
option-lucid_shield = Vital shield
option-lucid_shield-about = Whether what a vital shield has lost stays lost.
option-lucid_shield-pool = a pool that is worn down
option-lucid_shield-per_attack = whole again at every attack
option-lucid_manpo = Second play
option-lucid_manpo-about = When the one card lies on the own side that allows a Manpo card as second card.
option-lucid_manpo-after_main = after the card of the turn, which is that card
option-lucid_manpo-before_main = before the card of the turn

setup-of-seat = player { $n }: { $message }
setup-seats = { $n ->
    [one] one player
   *[other] { $n } players
 } at the table; this mode has exactly { $seats }
setup-dealt-only = in Inferno every deck is dealt: bring no list
setup-few-of = { $estro } has { $n } cards in the catalogue; this table of Lucid Dream needs { $least }
setup-size-lucid = { $n ->
    [one] 1 card
   *[other] { $n } cards
 } in the list; a constructed deck of Lucid Dream has exactly 25 cards, five of each Estro, and none comes by lot
setup-of-each = { $n ->
    [one] 1 card
   *[other] { $n } cards
 } of { $estro } in the list; a deck of Lucid Dream has exactly five of each Estro
setup-few-cards = the catalogue has { $n } cards; { $seats } decks need { $needed } different ones
setup-options = more than { $most } options; name each of them once
setup-lists = constructed decks need a list of both players; { $n } of them brings one
setup-size = { $n ->
    [one] 1 card
   *[other] { $n } cards
 } in the list; a constructed deck has exactly 20 chosen cards, and 5 come by lot
setup-unknown = `{ $id }` is no card of the catalogue
setup-twice = `{ $id }` stands in the list twice
setup-order = `seat { $n }` comes here: seats are written in order, from 0
setup-line = `{ $text }`: expected a line `options ...` or `seat N ...`
setup-seat-line = `{ $text }`: expected `deck ID,ID,...`

## The cards of a record

paper-lines = more than { $most } lines; a catalogue has at most 250 cards
paper-line = expected a line that begins with `card`, or `source` or `clarification` below a card
paper-name = the name is missing: write ` | ` and the name behind the card
paper-column = column { $column }: { $error }

## What is wrong with a card

check-id = `{ $id }` is no id; write small letters, digits and `-`, e.g. granito-07
check-id-twice = `{ $id }` is the id of another card, too; give each card its own
check-name = A card needs a name
check-name-line = A name is one line without blanks before or after it
check-name-twice = Another card is called { $name }, too; give each card its own name
check-cards = A catalogue has at most { $most } cards
check-values = A value is a number from 0 to { $most }
check-passive-usage = A passive Gift works all the time: write `infinite`
check-window-usage = A Gift of a card on the field that is used by choice is used once: write `once`, or `from-hand`
check-destroyed-usage = An infinite Gift stops when its own card is destroyed; write `once` or `plain`, or name the cards that it watches
check-hand = A Gift is used from the hand by choice only: write one of the windows, e.g. `w-dice`
check-optional = Only a Gift that activates by itself can be optional; one that is used by choice, or works all the time, is not asked about
check-delay = Only a `once` or `plain` Gift of the timing `on-play` can wait, 1 to 9 turns
check-counter = A countermove has the timing `on-opponent-gift`
check-number = The number is 0 or too large
check-watch = Only Gifts about attacking, being attacked, winning, resisting, dying, being destroyed or an opponent's play or Gift watch other cards, and no countermove does
check-watch-enemy = An opponent's plays and Gifts are watched among the cards of the other side: write `enemy`
check-nothing = The Gift does nothing: write an effect or a countermove
check-effects = A Gift has at most { $most } effects
check-choices = A Gift has at most { $most } effects that choose a card
check-coin = A Gift calls one coin at most, with effects behind it and no other coin
check-mode = Only a mode can do this; in a duel nothing happens
check-area = This cannot be done to cards that lie there
check-covered = A card that lies face down has no Estro, no Gift and no TOT
check-face = Only on the field do cards lie face up or face down
check-hidden = Nobody may see or choose by what another hand holds
check-any-card = A card of the hand is chosen without a word about its Estro, Gift or TOT: that somebody is asked would tell what the hand holds
check-compared = The highest and the lowest TOT are compared on the field only
check-foe = There is a foe only in a clash, and only for a card on the field
check-clash = This needs a clash that is going on at this timing
check-chosen = No card was chosen before
check-sectors = The dial has { $n } sectors
check-sign = The sign of a sector is an SVG path
check-symbol = The symbol of a sector is a word of small letters that no other sector has
check-sector-destroys = A sector destroys or sacrifices with its last effect alone: another turn of the dial follows
check-cause = At this timing no card makes the Gift activate
check-this = The card of a Gift that is used from the hand does not lie on the field: choose another target
check-while = `while` belongs to passive Gifts
check-match = Only an inhibition lasts for the match; values are lost when a card leaves the field: write `leaves`
check-hand-limit = The hand limit changes for a turn: write `turn` or `next-turn`
check-passive = A passive Gift only adds to values, of `this`, `foe`, `attacker`, `attacked` or `all` of a description, for `while`
check-passive-tot = A passive Gift cannot depend on a TOT, which depends on passive Gifts
check-save = A card can be saved only while it is about to be destroyed: `on-dying` or `w-death`
check-attack-over = An attack can be stopped or led elsewhere only before the comparison: `on-attack`, `on-attacked`, `w-decl` or `w-dice`
check-more-attacks = At this timing none of the controller's attacks can follow
check-more-plays = At this timing none of the controller's plays can follow
check-double = Statistics are doubled, not TOT itself
check-swap = Two different statistics are exchanged
check-draw-keep = Of at most 4 cards fewer are kept than drawn
## The text of cards: a card and its Gift

card-values = { $estro }: ATK { $atk }, DEF { $def }, HEL { $hel }, DEX { $dex }, MAP { $map }
card-values-total = { $values }; TOT { $tot }
card-empty = Empty card.
card-clarification = Note: { $text }
card-once = 1V · { $text }
card-infinite = ∞ · { $text }
card-lead = { $when }: { $does }
card-lead-may = { $when }, you may use this Gift: { $does }
card-lead-hand = { $when }, you may discard this card from your hand to use this Gift: { $does }
card-waits = wait until the start of { $n ->
    [1] your next turn
    [2] your second turn from now
    [3] your third turn from now
   *[other] your { $n }th turn from now
 }; then, if this card has stayed face up on the field, { $does }
card-waits-may = wait until the start of { $n ->
    [1] your next turn
    [2] your second turn from now
    [3] your third turn from now
   *[other] your { $n }th turn from now
 }; then, if this card has stayed face up on the field, you may use this Gift: { $does }
card-nothing = nothing happens
card-and = { $a } and { $b }

## The text of cards: when

card-when-play = When played
card-when-passive = While face up
card-when-attack = When { $card } attacks
card-when-attacked = When { $card } is attacked
card-when-won = When { $card } wins a clash as attacker
card-when-resisted = When { $card } resists an attack
card-when-dying = When { $card } is about to be destroyed
card-when-destroyed = When { $card } is destroyed
card-when-gift = After { $card } has resolved its Gift
card-when-opponent-gift = After an opponent's Gift has resolved
card-when-counter = When an opponent's Gift { $answers ->
    [any] activates
    [destroying] that destroys cards activates
    [raising] that raises values activates
    [lowering] that lowers values activates
    [inhibiting] that inhibits or counters Gifts activates
    [drawing] that draws cards, brings them back or puts them onto the field from the deck activates
   *[revealing] that turns, looks at or reveals cards activates
 }
card-when-played = After { $card } has been played
card-when-opponent-play = After an opponent has played a card
card-when-draw = In any turn, after the draw
card-when-w-play = In any turn, after the play and its Gifts
card-when-declared = After an attack is declared
card-when-dice = After the dice of an attack are rolled
card-when-death = When one of your cards is about to be destroyed
card-when-after = After an attack is over
card-when-end = In any turn, at the start of Phase 4
card-when-start-of-turn = At the start of your turn
card-when-end-of-turn = At the end of your turn

## The text of cards: which cards

card-this = this card
card-foe = the opposing card in the clash
card-foe-of-this = the opposing card in this card's clash
card-attacker = the attacking card
card-attacked = the attacked card
card-cause = that card
card-lost = the card just destroyed
card-noun = { $side ->
    [enemy] {"opposing "}
   *[other] {""}
 }{ $face ->
    [up] {"face-up "}
    [down] {"face-down "}
   *[any] {""}
 }{ $category ->
    [empty] {"Empty "}
   *[other] {""}
 }{ $estro ->
    [any] {""}
   *[one] { $estro }{" "}
 }{ $category ->
    [gifted] {"Gift "}
   *[other] {""}
 }{ $n ->
    [one] card
   *[other] cards
 }
card-with-tot-most = { $cards } with TOT { $n } or less
card-with-tot-least = { $cards } with TOT { $n } or more
card-on-field = { $cards } on the field
card-in-hand = { $cards } in { $side ->
    [own] your hand
    [enemy] the opponent's hand
   *[any] { $n ->
        [one] any hand
       *[other] all hands
     }
 }
card-in-incinerator = { $cards } in { $side ->
    [own] your Incinerator
    [enemy] the opponent's Incinerator
   *[any] { $n ->
        [one] any Incinerator
       *[other] all Incinerators
     }
 }
card-one = { $whose ->
    [own] { $other ->
        [yes] another
       *[no] one
     } of your
    [enemy] an
    [any] { $other ->
        [yes] any other
       *[no] any
     }
   *[there] { $other ->
        [yes] another
       *[no] one
     }
 } { $cards }
card-random = a random { $whose ->
    [own] one of your { $other ->
        [yes] {"other "}
       *[no] {""}
     }
   *[there] { $other ->
        [yes] {"other "}
       *[no] {""}
     }
 }{ $cards }
card-all = all { $whose ->
    [own] your {""}
   *[there] {""}
 }{ $other ->
    [yes] {"other "}
   *[no] {""}
 }{ $cards }
card-many = { $whose ->
    [own] your {""}
    [enemy] {""}
   *[any] all {""}
 }{ $other ->
    [yes] {"other "}
   *[no] {""}
 }{ $cards }
card-not-this = { $cards } (except this card)
card-having-attacked = { $cards } that { $n ->
    [one] has
   *[other] have
 } attacked this turn
card-not-chosen = { $cards } (not chosen before)
card-not-lost = { $cards } (except the one just destroyed)
card-each = each { $whose ->
    [own] of your {""}
   *[there] {""}
 }{ $other ->
    [yes] {"other "}
   *[no] {""}
 }{ $cards }
card-the = { $whose ->
    [own] your
   *[there] the
 } { $cards }
card-extreme = { $cards } with the { $extreme ->
    [highest] highest
   *[lowest] lowest
 } TOT{ $bound ->
    [most] {" "}among those with { $n } or less
    [least] {" "}among those with { $n } or more
   *[none] {""}
 }
## The text of cards: what it does

card-does = { $cards } { $does }
card-it-does = it { $does }
card-choose = choose { $cards }; it { $does }
card-change = { $n } { $value ->
    [primary] to the primary value
   *[other] { $value }
 }
card-change-each = { $change } for { $cards }
card-gets = { $n ->
    [one] gets
   *[other] get
 } { $changes }{ $until }
card-has = { $n ->
    [one] has
   *[other] have
 } { $changes }{ $until }
card-double = { $n ->
    [one] doubles its
   *[other] double their
 } { $value ->
    [primary] primary value
   *[other] { $value }
 }{ $until }
card-swap = { $n ->
    [one] swaps its
   *[other] swap their
 } { $a } and { $b }{ $until }
card-exchange = { $n ->
    [one] swaps two of its
   *[other] swap two of their
 } statistics of your choice{ $until }
card-become = { $n ->
    [one] becomes
   *[other] become
 } { $estro ->
    [chosen] an Estro of your choice
   *[one] { $estro }
 }{ $until }
card-save = { $n ->
    [one] stays
   *[other] stay
 } on the field instead{ $dying ->
    [yes] {""}
   *[no] {" "}of being destroyed
 }
card-protect = { $n ->
    [one] cannot
   *[other] cannot
 } be destroyed{ $until }
card-inhibit = { $n ->
    [one] has its Gift
   *[other] have their Gifts
 } inhibited{ $until }
card-attack-again = { $n ->
    [one] may
   *[other] may each
 } attack once more this turn, within the limit of attacks
card-cannot-attack = { $n ->
    [one] cannot
   *[other] cannot
 } attack{ $until }
card-rest = cannot attack in { $n ->
    [one] its controller's
   *[other] their controller's
 } next turn
card-attack-once = { $who ->
    [you] in your next turn you may attack only once
    [opponent] in the opponent's next turn only one attack may be made
   *[each] in the next turn of each player only one attack may be made
 }
card-must-attack = must attack in { $n ->
    [one] its controller's
   *[other] their controller's
 } next Phase 3, if possible
card-token = { $n ->
    [one] gets
   *[other] get
 } a “+5 TOT” token
card-push = { $n ->
    [one] moves
   *[other] move
 } { $steps ->
    [one] 1 depth
   *[other] { $steps } depths
 } away from the Bastion along { $n ->
    [one] its lane
   *[other] their lanes
 }
card-destroy = destroy { $cards }
card-sacrifice = sacrifice { $cards }
card-return = return { $cards } to { $owner ->
    [you] your field
    [theirs] the owner's field
   *[owners] their owners' fields
 }, { $n ->
    [one] face up
   *[other] face up
 }
card-return-inhibited = return { $cards } to { $owner ->
    [you] your field
    [theirs] the owner's field
   *[owners] their owners' fields
 }, face up and with { $n ->
    [one] its Gift
   *[other] their Gifts
 } inhibited for the rest of the match
card-to-hand = return { $cards } to { $owner ->
    [you] your hand
    [theirs] the owner's hand
   *[owners] their owners' hands
 }
card-draw = { $who ->
    [you] draw
    [opponent] the opponent draws
   *[each] each player draws
 } { $n ->
    [one] 1 card
   *[other] { $n } cards
 }
card-draw-keep = draw { $n ->
    [one] 1 card
   *[other] { $n } cards
 }, keep { $keep } of them and put { $rest ->
    [one] the other
   *[other] the others
 } under your deck
card-discard = { $who ->
    [you] discard
    [opponent] the opponent discards
   *[each] each player discards
 } { $n ->
    [one] 1 card
   *[other] { $n } cards
 } { $pick ->
    [random] at random
   *[owner] { $who ->
        [you] of your choice
       *[other] of their choice
     }
 }
card-mill = the top { $n ->
    [one] card
   *[other] { $n } cards
 } of { $who ->
    [you] your deck
    [opponent] the opponent's deck
   *[each] each player's deck
 } { $n ->
    [one] goes
   *[other] go
 } to the Incinerator
card-deploy-up = put the top card of your deck onto your field, face up
card-deploy-down = put the top card of your deck onto your field, face down
card-deploy-inhibited = put the top card of your deck onto your field, face up and with its Gift inhibited for the rest of the match
card-summon = put the top card of the dimensional deck onto your field, face up
card-turn-up = turn { $cards } face up
card-turn-down = turn { $cards } face down
card-look = look at { $cards }
card-reveal = reveal { $cards } to all players
card-toss = a coin falls heads or tails: heads, { $heads }; tails, { $tails }
card-coin = call heads or tails; if you are right, { $does }
card-then = { $a }, then { $b }
card-extra-play = you may play one more { $estro ->
    [any] card
   *[one] { $estro } card
 } this turn
card-extra-attack = you may make { $n ->
    [one] 1 more attack
   *[other] { $n } more attacks
 } this turn
card-hand-limit = your hand limit changes by { $n }{ $until }
card-skip-draw = { $who ->
    [you] you do not draw in your
    [opponent] the opponent does not draw in their
   *[each] no player draws in their
 } next Phase 1
card-zone-extra = add a random inactive Zone card to the active ones
card-zone-replace = replace an active Zone card with a random inactive one
card-stop-attack = the attack ends without a result
card-redirect = redirect the attack against { $cards }
card-synapses = you get { $n ->
    [one] 1 Synaptic Action
   *[other] { $n } Synaptic Actions
 } for this phase
card-shields = choose a ship without guardians; its shields change by { $n }
card-alarm = choose a running countdown; it changes by { $n }
card-counter-annul = annul that Gift
card-counter-reduce = whatever that Gift adds to values, takes from them or draws is reduced by { $n }
card-counter-redirect = choose again, in place of its controller, the cards that Gift chose

## The text of cards: how long

card-until-clash = {" "}for this clash
card-until-turn = {" "}until the end of the turn
card-until-next-turn = {" "}until the end of your next turn
card-until-round = {" "}until the end of the round
card-until-leaves = {" "}until { $n ->
    [one] it leaves
   *[other] they leave
 } the field
card-until-kept = {" "}permanently
card-until-match = {" "}for the rest of the match

## Stops

stop-draw = after the draw of Phase 1
stop-play = after the card of the turn was played
stop-declared = when an attack is declared, before the dice
stop-dice = after the dice, before the comparison
stop-death = when a card is about to be destroyed
stop-after = after an attack
stop-end = at the start of Phase 4
stop-others = at these moments in the turn of the other player, too

## Decks

deck-name = Name
link-version = the link has version { $version }, which is not known here
link-damaged = letters of the link are missing or changed
link-strangers = cards of the link that are not in this set: { $n }

## Single Player

fleet-name = Fleet
log-guardians = Each ship deploys { $n } guardians, face down.
log-guardian-ready = the guardian { $card } is ready: from now on its Gift works.
log-alarm = the alarm of { $ship } sounds: { $skill } is released after { $n ->
    [one] 1 turn
   *[other] { $n } turns
 } of the Fleet.
log-countdown = countdown of { $ship }: { $n }.
log-alarm-stopped = the countdown of { $ship } ends with the ship.
log-skill = { $ship } releases { $skill }: { $does }.
log-ship-attacked = { $card } attacks the ship { $ship }.
log-ship-struck = the attack takes { $n } from the shields of { $ship }.
log-ship-struck-untold = the attack strikes the shields of { $ship }.
log-shields = shields of { $ship }: { $change }, { $n } left.
log-ship-destroyed = the ship { $ship } is destroyed.
log-redirected-to-ship = the attack goes on against the ship { $ship }.
log-targets = chance decides which guardian attacks ({ $n ->
    [one] 1 can
   *[other] { $n } can
 }) and which card ({ $m ->
    [one] 1 can
   *[other] { $m } can
 } be attacked).
log-aimed = the attack is led against { $card }.
log-object = a new object: { $object }: { $does }.
log-object-used = { $who ->
    [you] you use
   *[other] { $who } uses
 } { $object }: { $does }.
log-nothing-happens = nothing happens.
ask-reveal = Turn up a face-down guardian; its Gift activates at once. { $n ->
    [one] This is the last one of this turn.
   *[other] { $n } are to be turned up in this turn.
 }
ask-aim = { $card } attacks. Which of your cards is attacked?
ask-ship = { $object }: choose a ship without guardians.
ask-countdown = { $object }: choose a ship whose countdown runs.
ask-stats = { $source }: { $does }. Which two statistics are swapped?
ask-die = What does your next die show?
ask-total-ship = { $clash }. What is the attack worth, with die and match-up?
ask-window-after-ship = The attack of { $a } on the ship { $ship } is over.
over-fleet = { $who ->
    [you] You win
   *[other] { $who } wins
 }: all five ships are destroyed.
over-overrun = { $who ->
    [you] You lose
   *[other] { $who } loses
 }: no card is left on the own side of the field.
source-object = { $object }
source-skill = { $skill } ({ $ship })
clash-ship = { $a } attacks the ship { $ship }
clash-die = ; die { $a }
clash-now-ship = As it stands the attack takes { $n } from the shields of { $ship } and leaves { $left }.
do-strike = { $a } attacks the ship { $ship }
do-strike-tot = { $a } attacks the ship { $ship }: { $n } against shields of { $shields }, before the die
do-object = Use { $object }: { $does }
do-ship = The ship { $ship }
do-redirect-to-ship = Lead the attack against the ship { $ship }
do-stats = Swap { $a } and { $b }
do-die = The die shows { $n }
do-reveal = Turn up { $card }, a guardian of { $ship }
heading-objects = Objects
table-carried-out = { $source } is being carried out.
table-fleet = Fleet:
table-ship = { $ship } ({ $estro }): shields { $n }; { $state }
ship-destroyed = destroyed
ship-counts = no guardians; its skill is released after { $n ->
    [one] 1 turn
   *[other] { $n } turns
 } of the Fleet
ship-guarded = { $n ->
    [one] 1 guardian
   *[other] { $n } guardians
 }
ship-open = no guardians: it can be attacked
table-object = Object { $object }: { $does }
table-objects-left = Objects still to come: { $n }
mark-waiting = its Gift waits for the Fleet's turn
prepared-weaken = In the Fleet's next turn attacking guardians are weakened.
prepared-second-chance = The next card of yours that would be destroyed stays.
prepared-ignore-dex = Your next attack ignores the DEX of its target.
prepared-aim = You choose the target of the Fleet's next attack.
prepared-load-die = Your next die is loaded.
prepared-no-objects = In your next turn you can use no object.
knack-weaken = in the Fleet's next turn guardians that attack have TOT −{ $n }
knack-second-chance = the next card of yours that would be destroyed before your next turn stays on the field
knack-ignore-dex = your next attack this turn ignores the DEX of its target
knack-aim = you choose the target of the first attack of the Fleet's next turn
knack-load-die = choose what your next die this turn shows
knack-rebirth = a random destroyed guardian of this ship returns, face up and with its Gift inhibited
knack-veil = your { $n } face-up cards with the highest TOT are turned face down until the end of the Fleet's next turn, then up again without their Gifts
knack-no-objects = in your next turn you can use no object
card-own-shields = the shields of this ship change by { $n }
why-no-ships = This table has no ships.
why-ship-gone = This ship is destroyed.
why-ship-guarded = A ship can be attacked only when all its guardians are defeated.
why-not-ship = This ship cannot be chosen here.
why-no-ship-asked = No ship is chosen now.
why-no-such-object = You do not have this object.
why-object-used = You have used an object in this turn already.
why-objects-locked = The lock of a ship keeps you from using objects in this turn.
why-object-idle = This object has nothing to do now.
why-object-when = Objects are used in your own turn, after the play or after an attack.
why-no-stats = No statistics are chosen now.
why-no-die = No die is chosen now.
why-not-revealed = Choose a guardian that lies face down.
why-must-reveal = In the Fleet's turn you must turn up two face-down guardians, as long as there are any.
why-not-aimed = Choose a card of yours that can be attacked.
line-no-ships = Only a table of Single Player has ships
line-ship = `{ $text }` is no ship; write its shields, e.g. `240`, `240:2` with a countdown, `240:over` after its skill, `0` for a destroyed one
line-object = `{ $text }` are no numbers of objects; write e.g. `3,7`
check-ships = Five ships are expected, one of each Estro: ardo, granito, armonio, illusio, manpo
check-shields = A ship has shields from 1 to { $shields } and a countdown from 1 to { $countdown }
check-objects = { $n } objects are expected
check-knack = This belongs to ships where an object has it, and to objects where a ship has it
mode-solo = Single Player
mode-solo-about = You alone against five ships with 25 guardians, which the program plays by the rules. Destroy all ships before you have no card left on the field.
option-solo = Single Player
option-solo-about = One player against five ships.
option-guardian_estro = Guardians
option-guardian_estro-about = Which cards guard a ship.
option-guardian_estro-random = cards of any Estro
option-guardian_estro-ship = cards of the ship's Estro
option-ship_matchup = Match-up against ships
option-ship_matchup-about = Whether the Estro of a ship gives the attacker a bonus or a malus.
option-ship_matchup-on = it does
option-ship_matchup-off = it does not
option-object_interval = Objects
option-object_interval-about = At the end of every so many of your turns you get an object.
