# What the terminal says in a match, in English.


welcome = { $title } · Seed { $seed }.
resumed = Goes on after { $n ->
    [one] 1 decision
   *[other] { $n } decisions
 }.
you-are = Player { $seat }: you.
you-are-with = Player { $seat }: you, with the ready deck `{ $deck }` (`duello deck show { $game } { $deck }` lists it).
level = { $name ->
    [newcomer] newcomer
    [beginner] beginner
    [journeyman] journeyman
    [expert] expert
    [master] master
   *[grandmaster] grandmaster
 }
computer-is = Player { $seat }: the computer player `{ $name }`.
hint = Answer with a number. `cards NAME` tells what a card is, `table` shows the table, `help` lists all commands.
ask = Your choice:
alike = Of places that are alike only the first is listed, here and from now on; `actions` lists all { $n } more.
range = Write a number from { $least } to { $most }: { $from } ... { $to }.
several-times = - { $line } ({ $n } times)
new-cards = New in your hand:
no-hand = There is no card in your hand.
more = { $n } more: `more`
nothing-more = There is nothing more to list.
hand-over = Player { $seat } decides now. The others look away. Press Enter when ready.
over-hint = `log`, `why`, `save FILE` and `undo` still work; Enter leaves.
bye = Goodbye.
input-ended = The input has ended; the match is left as it is.
too-long = That line is too long.

no-such-number = There is no number { $number }; the numbers go from { $first } to { $last }.
not-understood = { $reason }. `help` lists the commands, `actions` the actions with their notation.
not-now = Not possible: { $reason } ({ $clause }, { $title })
possible = It is possible now: { $action }
not-asked = The match is over; there is nothing to decide.
why-not-what = Write the action too, e.g. `why not { $example }`, or its number.
nothing-happened = Nothing has happened since your last decision.
nothing-to-undo = There is no decision of yours to take back.
undo-against-people = Undo is for matches with one person against computer players.
undone = Taken back: { $action }
taken-back = Taken back: { $n ->
    [one] 1 choice
   *[other] { $n } choices
 }.
not-taken-back = Not taken back: { $reason }.
the-concession = the concession
save-where = Write the name of a file too, e.g. `save match.txt`.
saved = Saved to { $file }. `duello play --resume { $file }` goes on from here.
save-name = That name is not text in UTF-8; write another one.
really-replace = { $file } holds another match. Replace it? (yes / no)
not-replaced = Not saved; the other match is as it was.
not-saved = Not saved: { $reason }
stops-are = You are asked at these windows even when a pass loses nothing: { $stops }.
bad-stops = { $reason }. Write `stops none` or the names you want; `stops` alone explains them.
really-concede = Player { $seat } gives the match up and is out. Write `yes` to do it, anything else to play on:
not-conceded = Nobody has conceded; the match goes on.
bad-concession = `{ $seat }` is not the seat of a person here. Write `concede` for yourself, or `concede SEAT` with one of: { $known }.
help =
    Commands
    NUMBER           take the action with this number
    NOTATION         take an action by its notation, as `actions` lists it
    actions          every legal action with its notation
    more             the next page of a list
    table            the table as you see it
    hand             the cards of your hand with their texts
    why              what happened since your last decision, with the rules that made it happen
    why not ACTION   why an action is not possible now; ACTION is a notation or a number
    rules ID         the text of a rule, e.g. `rules TURN-05`; `rules WORDS` searches, `rules` lists the chapters
    cards NAME       a card by its name
    log              everything that happened so far
    undo             take your last decision back (against computer players)
    back             take back what you are still composing and nobody has heard of yet
    stops NAMES      at which moments you want to be asked; without a name explains them
    concede          resign (asks first); `concede SEAT` for another person at this keyboard
    save FILE        save the match
    help             this list
    quit             leave
    An empty line shows the question again.

# Lessons.
lesson-begins = { $game }: { $title }. `quit` leaves at any time, `help` lists the commands.
lesson-step = Step { $n } of { $of }. { $text }
lesson-clause = (The rule: { $clause }, { $title })
lesson-go-on = Press Enter to go on.
lesson-asks = That is possible, too; but for now choose { $number }: { $action }
lesson-over = That was the lesson. `duello play { $game }` begins a match of your own.
not-in-a-lesson = A lesson does without that; `quit` leaves it.
