## The compact notation of cards

notation-expected = { $found } stands here; expected: { $expected }
notation-near = { $found } is not known here; did you mean `{ $near }`?
notation-number = Expected a whole number from { $least } to { $most }
notation-rest = Nothing more was expected here
notation-effects = A Gift has at most { $most } effects
notation-coins = A coin call cannot stand inside another one
notation-values = `{ $found }` is not five values from 0 to 99; write ATK/DEF/HEL/DEX/MAP, e.g. 16/19/13/5/19

## The text of cards: a card and its Gift

card-values = { $estro }: ATK { $atk }, DEF { $def }, HEL { $hel }, DEX { $dex }, MAP { $map }; TOT { $tot }
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
card-when-death = When a card is about to be destroyed
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
card-deploy-up = put the top card of your deck onto your field, face up
card-deploy-down = put the top card of your deck onto your field, face down
card-deploy-inhibited = put the top card of your deck onto your field, face up and with its Gift inhibited for the rest of the match
card-summon = put the top card of the dimensional deck onto your field, face up
card-turn-up = turn { $cards } face up
card-turn-down = turn { $cards } face down
card-look = look at { $cards }
card-reveal = reveal { $cards } to all players
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
card-shields = choose a ship; its shields change by { $n }
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
