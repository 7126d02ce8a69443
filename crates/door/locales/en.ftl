# What the door says by itself, in English.

no-such-deck = `{ $name }` is neither a file nor a ready deck; there are { $known }
no-decks = this game has no decks
many-cards = more than { $most } kB of cards
decks-for-seats = { $decks } decks for { $seats } seats; name one for each seat
no-seat-for-deck = there is no seat { $seat } for `{ $deck }`; the seats are 1 to { $last }
mode-in-setup = the file of a setup says itself how many seats there are and whether they play in teams: leave the mode out
began-elsewhere = this was begun before the match was loaded, so it cannot be taken back
built-upon = another seat has built upon it since, so it cannot be taken back
empty-plan = there is no answer in this plan; name at least one action
players-given = { $n } players were given; write two, e.g. `--bots heuristic,random`, or one for each seat
