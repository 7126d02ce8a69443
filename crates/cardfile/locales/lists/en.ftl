# What is said of searches and deck lists, in English.

search-at-column = column { $column }: { $problem }
search-did-you-mean = did you mean `{ $known }`?
search-long = a query has at most { $most } letters; the rest is left out
search-deep = at most { $most } brackets stand within each other; what begins here is left out
search-closes-nothing = this `)` closes nothing
search-bracket-open = this bracket is not closed: a `)` is missing
search-bracket-empty = nothing stands in this bracket
search-quote-open = this text is not closed: a `"` is missing
search-or-alone = a term stands before and after `or`, e.g. `steam>1 or energy>1`
search-not-alone = a term stands after `-` and `not`, e.g. `-is:free`
search-nothing = there is nothing to look for in `{ $text }`: neither letters nor digits
search-no-key = a key stands before a comparison, e.g. `cost<=2`; to look for the sign itself, write it in quotes
search-no-value = a value is missing after `{ $key }`
search-unknown-key = `{ $key }` is not a key: expected one of { $known }
search-unknown-word = `{ $value }` is not known for `{ $key }`: expected one of { $known }
search-no-flag = `{ $value }` is nothing that a card is: expected one of { $known }
search-number = `{ $value }` is not a number; `{ $key }` is compared with a whole number, e.g. `{ $key }>=2`
search-compare-text = `{ $key }` is a text and has no order, so `{ $value }` says nothing; `:` looks for a piece of it, `=` for the whole, `!=` for all others
search-compare-word = `{ $key }` is one of some words and has no order, so `{ $value }` says nothing; write `:` or `!=`
search-compare-is = a card is something or is not, so `{ $compare }` says nothing; write `{ $key }:` or `-{ $key }:`
search-no-cards = there are no cards
search-none-fits = no card fits `{ $term }`
search-none-fits-near = no card fits `{ $term }`; did you mean `{ $known }`?
search-number-range = no card fits `{ $term }`: { $key } goes from { $least } to { $most }
search-all-fit = every card fits `{ $term }`, so none is left
search-exclude = no card fits both `{ $term }` and `{ $other }`
search-together = each two of these terms go together, but no card fits all of them: `{ $term }`

list-at-place = line { $line }, column { $column }: { $problem }
list-long = this list is longer than { $most } kB; that is no deck
list-many = a list has at most { $most } lines; the rest is left out
list-empty = there is no card in it
list-copies = `{ $written }` copies: write a number from 1 to { $most }
list-no-name = the card is missing after the number
list-doctype = this document type declares things of its own, and those are never expanded: leave it out
list-other-tag = `</{ $found }>` stands where `</{ $expected }>` was expected
list-cut-off = this XML is not whole: its end is missing
list-entity = this `&` begins nothing that is known
list-write-amp = write `&amp;` for the sign itself
list-broken = from here on this is not XML as it should be
list-write-lt = write `&lt;` for a `<` that begins no element, and close what is opened
list-root = this XML begins with `<{ $found }>`; expected `<deck>`, as LackeyCCG (`.dek`) and OCTGN (`.o8d`) write it
list-no-section = this deck has neither a `<superzone>`, as LackeyCCG writes it, nor a `<section>`, as OCTGN does
list-nameless = this card has no name
list-no-side = a deck of this game has no `{ $section }`: leave these cards out, or put them under another heading
list-no-card = there is no card `{ $name }`
list-several = several cards are called `{ $name }`: { $cards }
list-heading = `{ $key }:` is no heading of a deck: write `Name:`, `Deck:` or `Reserve:`
