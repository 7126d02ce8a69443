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
no-card-near = no card is called `{ $name }`; did you mean `{ $near }`?
no-card = no card is called `{ $name }`
no-option = `{ $name }` is not a table option of this game; there are { $known }
