## The compact notation of cards

notation-expected = { $found } stands here; expected: { $expected }
notation-near = { $found } is not known here; did you mean `{ $near }`?
notation-number = Expected a whole number from { $least } to { $most }
notation-rest = Nothing more was expected here
notation-effects = A Gift has at most { $most } effects
notation-coins = A coin call cannot stand inside another one
notation-values = `{ $found }` is not five values from 0 to 99; write ATK/DEF/HEL/DEX/MAP, e.g. 16/19/13/5/19
