# The screens of C.O.A.L. What belongs to the game is said by the game.

game-text = A card duel of nerve and memory: prepare cards face down, feed them steam and energy, strike before your machine is scrap. Not a single die is rolled.

## The bar and the screens

screen-cards = Cards and pilots

## Start

pilot-of-seat = Pilot of seat { $n }
reserve-of-seat = Reserve pilot of seat { $n }
pilot-at-table = Chosen at the table
decks-hint = What was agreed beforehand. Everything else is chosen or drawn at the table.
table-problem-DECK-05 = The custom decks leave too few whole decks in the box: play with own boxes, or change a deck.
table-problem-DECK-09 = Boxes of their own are for custom decks: give a seat a deck first.
table-problem-AMB-13 = Training Pilots and Tag Mode do not go together.
table-problem-AMB-12 = There are only two Training Pilots: with more seats, allow the same Training Pilot for several seats.
table-problem-SET-04 = Two seats take the same Steambot; a box has one of each.
table-problem-FREE-03 = The same pilot is taken twice; a box has one of each.
table-problem-FREE-01 = This pilot drives another Steambot; switch on that any pilot may drive any model.
table-problem-TRN-03 = Training Pilots play exactly when the option for them is on.
table-problem-TAG-03 = In Tag Mode both pilots are agreed together: name the reserve pilot too.

## Decks

deck-predefined = Predefined deck
use-own-boxes = Give each seat a box of its own
deck-none = Build a deck of your own from the cards of one or two Steambots. Begin empty, or with a predefined deck that you change.
deck-import-hint = Text with a line a card such as "2 Tower Shield" (names in either language), a link, RON, a .dek of LackeyCCG or an .o8d of OCTGN.
deck-new-from = Begin with { $model }
deck-pool-hint = { $n } { $n ->
        [one] card
       *[other] cards
    }. Tap a card to put it in. On the keyboard: arrows walk, + puts in, - takes out.
deck-limit-models = Models
deck-limit-reactions = Reactions
deck-limit-symbols = Symbols
deck-board = Steambot
deck-no-board = None yet
deck-pilot = Pilot
deck-pilot-at-table = Chosen at the table
chart-curve = Cards by cost in tokens
chart-types = Cards by type
chart-tokens = Steam and Energy
chart-symbols = Symbols on the cards
chart-cost-steam = Steam they cost
chart-cost-energy = Energy they cost
chart-gives-steam = Give Steam
chart-gives-energy = Give Energy

## Table

area-own = Your play area
damage-of = Damage: { $n } of 10
pile-deck = Deck { $n }
pile-hand = Hand { $n }
pile-discard = Discard { $n }
pilot-show = { $name }: Maneuvers and ability
maneuver-n = Maneuver { $n }
slot-own = Your slot { $n }
slot-of = Slot { $n } of { $who }
slot-short = Slot { $n }
play-down = Play face down
play-up = Play face up
slot-empty = empty
tokens-on-card = { $steam } Steam and { $energy } Energy
ready = ready
resolving = Cards that are being resolved
resolving-card = { $card } ({ $who })
pending = { $n } damage against: { $who }
neutralized = neutralized
show-result = Show the result

## Several seats

area-of = Play area of { $who }
partner = partner
destroyed = destroyed
attacked = under attack
has-chosen = has chosen
still-chooses = is choosing
echo = Echo
echo-of = Echo cards of { $who }
resolving-echo = Echo of { $card } ({ $who })
then-against = then { $who }
reserve-show = { $name }, in reserve: Maneuvers and ability. Tag Tokens: { $n }
swap-button = Tag: { $name } takes the board (tokens: { $n })
call-button = Ask for help: { $who }

## Side panel

discard-of = Discard pile: { $who }
discard-empty = No card yet.

## Rulebook and cards

search-help = Words are looked for in names and texts, names first; type:reaction cost<=1 -is:echo text:"draw" narrows the search. Keys: { $keys }. What a card is: { $flags }. Numbers are compared with = != < <= > >=; - or not excludes; or and brackets join.
filter-model = Model
pilots = Pilots

## The end

end-predefined = Deck: predefined, of { $model }
end-custom = Deck: custom, for { $model }
end-own-deck = Played deck
figures-curve = Damage, turn by turn
figures-dealt = Damage dealt
figures-own = Damage to itself
figures-hits = Attacks that hit
figures-best = Best card
figures-card = { $card }: { $n }
reason-card = { $card } did the last { $n ->
        [one] point of damage
       *[other] { $n } points of damage
    }, in turn { $turn }.
reason-pilot = A pilot's ability did the last damage, in turn { $turn }.
reason-own = { $n ->
        [one] The last point of damage was
       *[other] The last { $n } points of damage were
    } self-inflicted, in turn { $turn }.
reason-conceded = The match ended by concession in turn { $turn }.

## The key of symbols, by number

key-symbol-1 = Steam
key-symbol-2 = Energy
key-symbol-3 = Physical Attack
key-symbol-4 = Energy Attack
key-symbol-5 = Neutralizes a Physical Attack
key-symbol-6 = Neutralizes an Energy Attack
key-symbol-7 = Physical Damage: 1 point
key-symbol-8 = Energy Damage: 1 point
key-symbol-9 = Absorbs 1 Physical Damage
key-symbol-10 = Absorbs 1 Energy Damage
key-symbol-11 = Removes 1 Steam from a card of the opponent
key-symbol-12 = Removes 1 Energy from a card of the opponent
key-symbol-13 = Steam Accumulator
key-symbol-14 = Energy Accumulator
key-symbol-15 = Reaction: answers an attack
key-symbol-16 = Echo: what stands to its right answers attacks on others, with more than two seats
key-symbol-17 = Transfer: a token of the card moves to another card of yours
key-symbol-18 = Draw a card
key-symbol-19 = Discard a card of the deck
key-symbol-20 = Discard a card of the hand
key-symbol-21 = Consumed, it gives Steam
key-symbol-22 = Consumed, it gives Energy
key-symbol-23 = Deck building: at most 12 of these in a deck
key-symbol-24 = Generic Damage: 1 point
key-symbol-25 = Once a turn
key-symbol-26 = Removes 1 Damage Point
key-symbol-27 = 1 damage to your own Steambot

## What comes of an answer to an attack

forecast-none = No damage is left.
forecast-all = { $n } damage.
forecast-left = { $left } of { $n } damage is left.
forecast-best = At best: { $what }
forecast-back = { $n } damage back.

## Hints in the first matches

hint-declare = In an Action Turn you play, pay and attack; a Maintenance Turn draws two cards and does nothing else.
hint-maintenance = Your hand is nearly empty: a Maintenance Turn draws two cards.
hint-prepare = First prepare a card: play it from your hand. Tokens need a card to lie on.
hint-maneuver = Each Action Turn your pilot uses one Maneuver: its tokens pay for your cards.
hint-activate = A card works only with exactly the tokens that it costs: look before you activate.
hint-consume = Does a card lack a token? Consume a card of your hand that you need less.
hint-respond = A Reaction that bears what it costs can answer before the damage arrives.
hint-place = Exactly what the card costs, not more: a fifth token overdrives it.

## Answers that harm oneself

harm-stranded = None of your cards takes tokens: your Maneuver will cost at least { $n } damage.
harm-no-card = No card can take these tokens: { $n } damage.
harm-room = Your cards have no room for all of it: { $n } damage.
harm-overdrive = The card is lost and you suffer 1 damage.
harm-beyond = More than it costs: it will cost you 1 damage when you activate it.
harm-wrong-type = It does nothing now: the card is lost{ $n ->
        [one] {" "}and you suffer 1 damage
       *[other] {""}
    }.
harm-unpaid = Its cost is not paid: the card is lost and you suffer 1 damage.
harm-overpaid = It carries more than its cost: you suffer 1 damage.
harm-no-help = It does nothing against this attack.
harm-no-help-physical = It does nothing against this one: it is a Physical Attack.
harm-no-help-energy = It does nothing against this one: it is an Energy Attack.
harm-bare = Nothing lies on it: the card is lost, and perhaps you suffer 1 damage.
harm-bare-last = Nothing lies on it: the card is lost, and 1 damage more destroys your Steambot.
harm-odd-price = None of your cards that could help now costs just this: you suffer 1 damage.
harm-unseen-last = If it is another card than you think, 1 damage destroys your Steambot.
harm-tokens-lost = Its tokens are lost with it: you suffer 1 damage.
harm-empty-deck = Your deck is empty: { $n } damage at the end of the turn.
harm-fatal = { $n } damage: your Steambot is destroyed.

addend-physical = Physical
addend-energy = Energy
addend-generic = Generic
addend-absorbed = absorbed
addend-neutralized = neutralized
addend-ignored = ignored
twin = { $name } (player { $n })
moment-killed = killed
