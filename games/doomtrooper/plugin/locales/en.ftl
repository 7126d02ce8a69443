# What is said of cards and decks of Doomtrooper at the terminal, in English.

no-ready-deck = `{ $name }` is not a ready deck; there are { $known }
not-playable = Not playable yet: { $waits }.
name-taken = the name `{ $name }` is that of another card of the set: { $code }
standing = { $cards } cards, { $reserve } in the Reserve
column-set = Set
column-kind = Kind
column-family = Family of effects
column-total = cards
column-encoded = encoded
column-playable = playable
column-missing = missing
all = all
missing = Not playable yet ({ $n }), and what they wait for:
missing-word = { $code } { $name } ({ $kind }; encoded): the referee does not carry out { $waits }
missing-families = { $code } { $name } ({ $kind }): not looked at yet ({ $waits })
missing-primitive = { $code } { $name } ({ $kind }): { $waits }

no-setup-here = an arena takes decks and options; a setup, cards and the deck of a seat are for a single match
blank = a Special card that can never be played; it can only be discarded.
