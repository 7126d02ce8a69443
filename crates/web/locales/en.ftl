# The page itself. What belongs to a game is said by the game.

## The bar and the screens

nav = Screens
nav-start = Play
nav-table = Table
nav-rules = Rules
nav-cards = Cards
nav-deck = Decks
nav-replay = Replay
nav-settings = Settings
skip = To the content
screen-start = New match
screen-table = The table
screen-end = The result
screen-rules = Rulebook
screen-deck = Deck builder
screen-replay = Replay
screen-settings = Settings
close = Close
back = Back
all = All

## Start

opponent-level = Your opponent
level-newcomer = Newcomer
level-newcomer-text = Careless in almost every second decision, but makes no gross blunder. For your first matches.
level-beginner = Beginner
level-beginner-text = Careless in one decision out of five. For when you know the rules.
level-journeyman = Journeyman
level-journeyman-text = Plays sensible moves by rules of thumb and does not look ahead. For when you know your deck.
level-expert = Expert
level-expert-text = Tries 100 continuations of each decision before it answers. A match on equal terms for a practised player.
level-master = Master
level-master-text = Tries 1,000 continuations of each decision. Sees exchanges coming and punishes careless play.
level-grandmaster = Grandmaster
level-grandmaster-text = Tries 10,000 continuations of each decision. The strongest player here, and the slowest.
level-rating = Rating about { $n }
level-unrated = Rating not measured
level-rating-hint = Ratings are those of this game, measured among computer players: the Newcomer has 1000, and 100 more win about 64 of 100 matches.
time-now = answers at once
time-moment = thinks for a moment
time-seconds = thinks for some seconds a turn
bots-level = Strength of the bots
mode = How it is played
seats = Seats
seats-n = { $n } seats
person = Person at this screen
bot-of = Bot: { $level }
name = Name
people-none = Only bots play: you watch, at the pace you like.
people-one = { $n ->
        [0] You play alone against the game.
        [one] You play against a bot.
       *[other] You play against the bots.
    }
people-many = Several people share this screen. Between two of them it hides everything until the next one takes over.
deck-of-seat = Deck of seat { $n }
table-wrong = This table cannot be played yet; the reasons stand in the list.
begin = Begin the match
resume = Go on with your match
added-modes = Modes
added-modes-hint = Each changes the game by what it says, and any of them can be played together.
play-now-modes = With { $modes }
table-options = Table options
rule-of = Rule
option-fixed = Fixed by the mode: { $mode }.
time-limit = Seconds for a decision (0: no limit; when time is up, an answer is given for the player)
time-left = { $n } seconds left
seed = Seed (empty for a new deal; the same seed deals the same cards)
seed-wrong = A seed is a whole number, or 64 hexadecimal digits.

## The games

aid = At the real table
games = Games

## Decks

decks = Decks
to-decks = Build your own decks
options-on = ({ $n } on)
deck-choose = Your decks
deck-name = Name
deck-word = Deck
deck-new = New deck
deck-new-empty = Empty deck
deck-copy = Duplicate
deck-delete = Delete
deck-delete-sure = Delete the deck "{ $name }" for good?
deck-said = { $card }: { $n } in the deck, { $of } cards in all.
deck-undone = Undone. { $of } cards in the deck.
deck-begun = { $name } is open for changes.
deck-link-wrong = The deck of this link cannot be read: { $what }
figures-deck = Deck
deck-unnamed = A deck of one's own
deck-list = Its list
deck-handed = This link brings you a deck: "{ $name }", { $n } cards.
deck-keep = Keep the deck
deck-leave = Do not keep it
deck-pool = Cards to choose from
to-sheet = To the deck
deck-only-own = Only cards of the deck
deck-add = Add { $card } (in the deck: { $n }). { $facts }
deck-add-one = One more { $card }
deck-remove = Take out one { $card }
deck-info = About { $card }
deck-limit-cards = Cards
deck-kept = kept
deck-broken = not kept
deck-reasons = Whether the deck may be played
deck-legal = This deck may be played.
deck-not-yet = This deck cannot be played yet; the reasons stand above the button.
deck-play = Play with this deck
deck-empty = No card yet.
deck-figures = Figures
deck-export = Hand the deck on
deck-form = Format
deck-form-txt = Text, one line a card
deck-form-link = Link to this page
deck-form-ron = RON, for card files
deck-copy-text = Copy
deck-copied = Copied.
deck-save = Save as a file
deck-import = Bring a deck in
deck-aside = Set aside when this deck was brought in:
deck-partial = Some lines were set aside; the rest is in the deck. The lines set aside stand in the field above: mend them and add them to the deck.
deck-take = Bring it in
deck-open = Or open a file

## Table

you = You
has-turn = has the turn
hand = Your hand
hand-empty = Your hand is empty.
copies = { $card }, { $n } copies
face-down = face down
possible = possible now
opponent-thinks = The opponent is thinking …
match-over = The match is over.
match-goes-on = The match goes on
trouble = The opponent cannot answer: { $what }
try-again = Try again
take-back = Take back
undo = Undo
undo-hint = Back to your last decision; the result says how often
undo-agreed-title = Take back the last decision of { $name }?
undo-agreed-hint = Others have decided since, or hidden cards were seen: that takes the consent of everybody here. Everything from that decision on is decided anew; the result says how often.
undo-agreed = Everybody agrees: take it back
undo-agreed-button = Take a decision back
concede = Concede
concede-title = Concede the match?
concede-hint = { $seats ->
        [2] Your opponent wins the match.
       *[other] You are out of the match. The others go on; a player or team with nobody left against them has won.
    }
concede-me = Yes, I concede
concede-who = { $name } concedes
play-on = Play on
really = Really? This harms you.
plan-back = Something else
really-not = No, choose again
why-not = Why not?
why-not-hint = None of this is possible now. Choose something to see why.
why-clause = Why? { $clause }
number = Your number
number-answer = Declare
number-bounds = A whole number from { $first } to { $last }.
log = Log
log-unkept = The players of this match keep no log and look nothing up. It can be read when the match is over.
why = why?
moment-held = holds
moment-hit = hit
moment-wounded = wounded
moment-saved = saved
moment-against = against { $n }
moment-for = It turned for { $who ->
    [You] you
   *[other] { $who }
 }.
in-log = Show in the log
turn-n = Turn { $n }: { $who }

## Several seats

player-n = Player { $n }
seat-n = Seat { $n }
name-you = { $name } (you)
and-join = { $a } and { $b }
boards = The boards of the others
team-one = Team I
team-two = Team II
eliminated = out of the match
decides = decides

## Several people before one screen

agree-title = Agree on your stops
agree-text = Nobody has seen a hand yet. Agree together: at which moments is the screen handed over to whoever may do something? Every stop holds for all of you, whatever they hold. Fewer stops, fewer hand-overs.
agree-later = Later everybody changes only their own stops, while their own hand is open.
agree-begin = Agreed, show the first hand
hand-over-title = Hand over to { $name }
hand-over-text = Everybody else looks away. Nobody's cards are on the screen now.
take-place = I am { $name }, show my cards
standing-setup = The match is being set up
since-last = Since your last decision ({ $n })

## Watching

watch-hint = Only bots play. You see what everybody may see.
watch-pause = Pause
watch-go-on = Go on
watch-step = One step
watch-pace = Pace
replay-run = Play

## Side panel

coming = On its way …
rules-coming = The rulebook is on its way …
clause-unknown = This clause is not in the rulebook.
open-in-rulebook = Open in the rulebook

## End

result-won = You win!
result-lost = The opponent wins.
result-tie = A tie.
result-tie-of = A tie: { $who }.
result-nobody = Nobody wins.
result-defeat = You lose.
result-team-won = Your team wins!
result-winners = { $who } { $n ->
        [one] wins
       *[other] win
    } the match.
winner = winner
shares-tie = shares the tie
who-conceded = { $who } { $n ->
        [1] has
       *[other] have
    } conceded.
you-conceded = You conceded.
result-turns = The match took { $n } { $n ->
        [one] turn
       *[other] turns
    }.
rematch = Play again
other-table = Another table
watch-replay = Review
save-record = Save the record
look-at-table = Look at the table
back-to-result = Back to the result

## Replay

replay-open = Open a record
scribe-title = Hand over to the scribe
scribe-text = Only the scribe may look here before the match is over. The players look away.
scribe-look = I am the scribe, show me the log
replay-unaided = The players of this match look nothing up. It can be replayed when it is over.
replay-nothing = There is no match to show yet. Play one, or open a record.
record-wrong = The record cannot be shown:
replay-first = To the start
replay-back = One step back
replay-forth = One step forward
replay-last = To the end
replay-at = Step { $n } of { $of }
replay-viewer = Seen by
viewer-public = Everybody
viewer-open = All cards open
replay-turn-back = To the beginning of the turn
replay-turn-forth = To the next turn
show-moment = show
open-hand = Hand
problems-more = And { $n } more.
record-none = This is no record of a match. A record is a text file whose first line is "duello record 1"; matches are saved as such at their end.
record-other = This record is of another game: { $game }
record-open-there = Open it on the page of { $game }
file-drop = or drop it here
file-unread = The browser cannot read this file.
file-no-text = This is no text file. Choose one that was saved here.
figures = The match in figures
figures-undone = Decisions undone
turned = { $who } took the lead for good in turn { $turn }.
turned-you = You took the lead for good in turn { $turn }.

## Rulebook and cards

search = Search
search-how = How to search
chapters = Chapters
filter-type = Type

## Settings

set-language = Language
set-theme = Theme
set-theme-auto = Automatic
set-theme-light = Light
set-theme-dark = Dark
set-motion = Movement
set-motion-auto = As the system
set-motion-reduce = Reduce
set-motion-full = Full
set-moments = Big moments as a scene
set-moments-on = Yes
set-moments-off = No
set-sounds = Sounds
set-sounds-off = Off
set-sounds-on = On
set-pace = The opponent's pace
set-pace-slow = Slow
set-pace-normal = Normal
set-pace-fast = Fast
set-pace-instant = Instant
set-lone = Give the only possible answer by itself (against computer players)
set-lone-on = Yes
set-lone-off = No
set-careful = Ask once more before an answer that harms you
set-careful-on = Yes
set-careful-off = No
set-keys = Number keys choose from the list
set-keys-on = Yes
set-keys-off = No
stops = Stops
stops-hint = Moments of this match at which you want to be asked. Your opponent never learns of them.
keys = Keys
key-digits = Choose from the list, where number keys do.
key-arrows = Walk through the list.
key-escape = Go back: a panel, a refusal, a pick.
key-backspace = Take back what you compose and have not announced, where the rules allow it.
key-replay = In a replay: left and right by a decision, up and down by a turn, Home and End to its ends.

## What the browser keeps

kept-match = the match
kept-table = the table that was set up
kept-decks = the decks
kept-settings = the settings
kept-refused = This browser has kept { $what }, but this page cannot read it: { $why }. Nothing is lost: it stays stored, and is put aside before something else is kept.
kept-newer = a later version of the page wrote it
kept-damaged = it is damaged
kept-full = There is no room left in this browser for { $what }: what it kept before is still there, what has changed since is not.
kept-forbidden = This browser does not let the page keep { $what }.
kept-strangers = { $n } of the decks that this browser keeps { $n ->
        [one] is
       *[other] are
    } of cards that this page does not know. They stay stored.
kept-save = Save it as a file
too-large = this is too large: at most { $n } kB can be read

# The matches that the browser keeps
play-now = Play now
play-another = Play another match
play-now-against = You against: { $who }
play-now-alone = You alone against the game
play-now-together = Several people at this screen
more-setup = More: opponent, seats, decks, options
left-matches = Matches that you left
finished-matches = Finished matches ({ $n })
finished-file = matches
save-all = Save them all in one file
match-against = against { $who }, turn { $turn }
match-between = { $who }, turn { $turn }
ending-won = won
ending-lost = lost
ending-tied = tied
ending-over = over
kept-archive = your other matches
match-elsewhere = This match goes on in another tab or window.
take-over = Go on here

## Lessons, help, hints

lesson-text = A guided match, a few minutes long
lesson-of-mode = Guided start: { $title }
lesson-go-on = Go on with your lesson
lesson-step = Step { $n } of { $of }:
lesson-next = Next
lesson-play = Play a match of your own
lesson-leave = Leave the lesson
lesson-watch = Watch what happens now.
lesson-reading = Read what the guide says.
lesson-asks = That is possible, too; but for now choose: { $action }
lesson-not-now = Nothing is asked of you now: read, and go on.
lesson-damaged = This lesson cannot be read. Load the page again.
help = Help
legend = What the symbols mean
hint-close = Put this hint away
set-hints = Hints at the table
set-hints-first = In the first matches
set-hints-on = Always
set-hints-off = Never
key-undo = Undo.
key-why-not = Why not?
key-question = Show a long question whole, as a press on it does.
key-log = Open the log, or go back to the question; up and down walk through it.
key-hand = Go to the hand.
key-read = Read the card that has the focus.
key-help = Help: lessons, symbols, keys.
key-legend = What the symbols mean.
