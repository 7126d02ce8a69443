only-coal = `{ $what }` is for C.O.A.L. only
cards-found = { $n ->
        [one] 1 card
       *[other] { $n } cards
    }
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
ready-decks = there are ready decks: { $decks }
deck-legal = legal
cards-what = write the name of a card too
no-card-near = { $pilots ->
        [yes] no card or pilot
       *[other] no card
    } is called `{ $name }`; did you mean `{ $near }`?
no-card = { $pilots ->
        [yes] no card or pilot
       *[other] no card
    } is called `{ $name }`; `duello cards list` lists them
no-option = `{ $name }` is not a table option of this game; there are { $known }
no-ready-deck = there is no ready deck `{ $name }`; there are { $decks }
editor-hint = `help` lists the commands.
editor-ended = not saved: the input ended
editor-status = { $name }: { $cards } cards, { $reserve } in the Reserve; { $faults } limits broken
editor-unchanged = nothing changed
editor-which = write a card too, e.g. `add 2 free marine`
editor-no-undo = there is nothing to undo
editor-saved = saved: { $file }
editor-not-saved = not saved: write `save`, or `quit !` to leave it
editor-no-command = `{ $word }`: no such command; `help` lists them
editor-help =
    add 2 free marine      put copies of a card into the deck (name or number)
    reserve 1 inquisitor   put copies into the Reserve
    remove 1 free marine   take copies out
    find QUERY             cards, e.g. `find type:warrior faction:mishima`
    about CARD             everything about a card
    list                   the cards of the deck
    check                  every broken limit, with its clause
    name TEXT              the name of the deck
    undo                   take the last change back
    save                   write the file
    quit                   leave; `quit !` without saving
