# What is said of cards, decks and series of ESTRO at the terminal, in English.

standing = { $cards } of { $size } cards, { $gifts } with a Gift
foot = Average TOT { $tot }; five more cards are added by lot (ESTRO-DECK-03).
at-line = line { $line }: { $message }
no-such-ready-deck = `{ $name }` is not a ready deck; there are { $known }
no-setup-here = an arena takes decks and options; a setup, cards and the deck of a seat are for a single match
no-such-card = there is no card `{ $id }`
set-full = a set has { $most } cards at most: `{ $id }` replaces none of them
rounds = rounds
ends = how matches ended
end-empty = empty field
end-both = both fields empty
end-exhausted = nothing to draw
end-ahead = ahead after the last round
end-level = level after the last round
end-conceded = conceded
attacks = attacks
attacks-won = of them won
gifts = Gifts used
specials = Zone specials
covered = played face down
redirected = redirected
a-match = { $n } a match
best-cards = Cards with the greatest share of won matches where they were played
worst-cards = Cards with the smallest share
card-line = { $share }  played { $played }
