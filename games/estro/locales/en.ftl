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

## Positions

position-unread = The position cannot be read: { $what }
position-too-long = The position holds more than fits: { $what }
position-seats = A position of a duel has two seats and two sides of the field
position-card = Card { $n } of the position is not possible: number, seat or Estro
position-place = Card { $n } of the position does not lie where it says, lies there twice, or does not exist
position-lists = A list of the position names a card, a seat or a number that does not exist
position-stack = What is going on in the position does not fit together
position-stuck = Whoever is asked in the position has no choice
## What is wrong with a card

check-id = `{ $id }` is no id; write small letters, digits and `-`, e.g. granito-07
check-id-twice = `{ $id }` is the id of another card, too; give each card its own
check-name = A card needs a name
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
check-compared = The highest and the lowest TOT are compared on the field only
check-foe = There is a foe only in a clash, and only for a card on the field
check-clash = This needs a clash that is going on at this timing
check-cause = At this timing no card makes the Gift activate
check-this = The card of a Gift that is used from the hand does not lie on the field: choose another target
check-while = `while` belongs to passive Gifts
check-match = Only an inhibition lasts for the match; values are lost when a card leaves the field: write `leaves`
check-hand-limit = The hand limit changes for a turn: write `turn`
check-passive = A passive Gift only adds to values, of `this`, `foe`, `attacker`, `attacked` or `all` of a description, for `while`
check-passive-tot = A passive Gift cannot depend on a TOT, which depends on passive Gifts
check-save = A card can be saved only while it is about to be destroyed: `on-dying` or `w-death`
check-attack-over = An attack can be stopped or led elsewhere only before the comparison: `on-attack`, `on-attacked`, `w-decl` or `w-dice`
check-more-attacks = At this timing none of the controller's attacks can follow
check-more-plays = At this timing none of the controller's plays can follow
check-double = Statistics are doubled, not TOT itself
check-swap = Two different statistics are exchanged
check-draw-keep = Of at most 4 cards fewer are kept than drawn
