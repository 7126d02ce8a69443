# What the door says by itself, in English.

no-such-deck = `{ $name }` is neither a file nor a ready deck; there are { $known }
no-decks = this game has no decks
many-cards = more than { $most } kB of cards
