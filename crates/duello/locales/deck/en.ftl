# What the deck commands and the deck editor say, in English.

no-decks = { $title } has no decks
no-ready-deck = there is no ready deck `{ $name }`; there are { $known }
ready-decks = there are ready decks: { $known }
no-form = decks of { $title } have no such form
deck-exists = { $file } is there already; name another file, or change it with `duello deck edit { $game } { $file }`
editor-standard-input = the editor reads commands there; name a file
deck-partial = { $n ->
    [one] 1 line was set aside
   *[other] { $n } lines were set aside
 }; the rest was imported.
deck-legal = this deck may be played
editor-hint = `help` lists the commands.
editor-ended = not saved: the input ended
editor-status = { $name }: { $standing }; { $faults ->
    [one] 1 limit broken
   *[other] { $faults } limits broken
 }
editor-unchanged = nothing changed
editor-no-undo = there is nothing to undo
editor-saved = saved: { $file }
editor-not-saved = not saved: write `save`, or `quit !` to leave it
editor-no-command = `{ $word }`: no such command; `help` lists them
editor-part = { $word } 2 CARD
editor-part-help = put copies there
editor-help =
    add 2 CARD              put copies of a card in (its name in either language, or its id)
    remove 1 CARD           take copies out
    find QUERY              cards, e.g. `find type:special`; all cards without a query
    about CARD              everything about a card
    list                    the cards of the deck
    show                    the deck with its figures, and every broken limit
    check                   every broken limit, with its clause
    name TEXT               the name of the deck
    undo                    take the last change back
    save                    write the file
    quit                    leave; `quit !` without saving
