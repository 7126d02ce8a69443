# What is said of decks of C.O.A.L. while they are built, and what the arena says of C.O.A.L. alone, in English.

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

models = models
models-chosen = models chosen by the players
models-drawn = models drawn at random
by-model = Models, whatever they meet
pairings = Models, share of the first
by-pilot = Pilots, whatever they meet
side = { $share }  played { $played }
echoes = Echo cards
swaps = exchanged pilots
calls = called partners
helped = tokens for partners
a-match = { $n } a match
fatal = Fatal damage, by Steambots
attack = attack
own-doing = own doing
empty-deck = empty deck
damage-of-losers = damage of a loser, mean: { $attack } by attacks, { $own } by own doing, { $deck } by the empty deck

no-models = `{ $text }`: write as many different models as there are seats, e.g. `C1,C2`, or `all`
no-setup-here = an arena takes models, options and cards; a whole setup or the deck of a seat is for a single match

blank = the card without its effects: its type, its cost and the resource that it is consumed for stay.
