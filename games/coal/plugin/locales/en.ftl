# What is said of decks of C.O.A.L. while they are built, in English.

field-board = MODEL
field-board-help = the Steambot of the deck
field-pilot = NAME
field-pilot-help = a pilot agreed beforehand; `pilot none`: chosen at the table
standing = { $cards } of { $size } cards, { $reactions } Reactions, { $symbols } deck-building symbols
head-none = none yet
head-at-table = chosen at the table
head = Steambot: { $board }. Pilot: { $pilot }.
limit-cards = Cards: { $n } (= { $limit })
limit-reactions = Reactions: { $n } (>= { $limit })
limit-symbols = Deck-building symbols: { $n } (<= { $limit })
curve = Cards by cost in tokens:
costs = All cards cost { $steam } Steam and { $energy } Energy.
gives = Consumed, { $steam } give Steam and { $energy } give Energy.
symbols = Symbols on the cards:
