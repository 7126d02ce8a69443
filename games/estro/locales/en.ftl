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
