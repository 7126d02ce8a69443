only-coal = `{ $what }` is for C.O.A.L. only
no-cards = no card has all of these words
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
record-heading = { $title }: { $decisions } decisions
record-right = { $file } is right: { $decisions } decisions, every hash as written
record-wrong = { $file } is not right:
no-seat = there is no seat { $seat } at this table; its seats are 0 to { $last }
seats-given = { $n } seats were given; the table has { $seats }
no-player = `{ $name }` does not play this game; there are { $known }
no-level = this game has no levels yet; name the players with --seats, e.g. `you,random`
no-option = `{ $name }` is not a table option of this game; there are { $known }
welcome = { $title }. Seed { $seed }.
saved = Saved to { $file }. `duello play { $game } --resume { $file }` goes on from here.
not-a-record = Not saved: { $file } exists and is not a record.
why-not-what = Write the action too, e.g. `why not attack`, or its number.
help =
    Commands
    NUMBER           take the action with this number
    NOTATION         take an action by its notation, e.g. `add 01164`, `choose #3`, `yield`
    actions          every legal action with its notation
    more             the next page of a list
    table            the table as you see it
    why              what happened since your last decision, with the rules that made it happen
    why not ACTION   why an action is not possible now; ACTION is a notation or a number
    rules ID         the text of a rule; `rules WORDS` searches, `rules` lists the chapters
    cards NAME       a card by its name
    log              everything that happened so far
    undo             take your last decision back (against computer players)
    stops NAMES      at which windows you want to be asked
    save FILE        save the match
    help             this list
    quit             leave
    An empty line shows the question again.
