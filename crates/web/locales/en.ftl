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
screen-cards = Cards and pilots
screen-deck = Deck builder
screen-replay = Replay
screen-settings = Settings
close = Close
back = Back
all = All

## Start

opponent-level = Your opponent
level-newcomer = Newcomer
level-newcomer-text = Knows the rules and makes many mistakes. Good for a first match.
level-beginner = Beginner
level-beginner-text = Plays by rules of thumb and is careless now and then.
level-journeyman = Journeyman
level-journeyman-text = Plays by rules of thumb.
level-expert = Expert
level-expert-text = Thinks ahead for a moment.
level-master = Master
level-master-text = Thinks ahead.
level-grandmaster = Grandmaster
level-grandmaster-text = Thinks ahead for longer.
bots-level = Strength of the bots
seats = Seats
seats-n = { $n } seats
person = Person at this screen
bot-of = Bot: { $level }
name = Name
people-none = Only bots play: you watch, at the pace you like.
people-one = You play against the bots.
people-many = Several people share this screen. Between two of them it hides everything until the next one takes over.
deck-of-seat = Deck of seat { $n }
pilot-of-seat = Pilot of seat { $n }
reserve-of-seat = Reserve pilot of seat { $n }
pilot-at-table = Chosen at the table
decks-hint = What was agreed beforehand. Everything else is chosen or drawn at the table.
table-wrong = This table cannot be played yet; the reasons stand above.
table-problem-OBJ-01 = C.O.A.L. is played by two, three or four.
table-problem-TEAM-01 = Team battle needs exactly four seats.
table-problem-AMB-53 = That neutralizing cancels the whole card is for two seats only.
table-problem-DECK-05 = The custom decks leave too few whole decks in the box: play with own boxes, or change a deck.
table-problem-DECK-09 = Boxes of their own are for custom decks: give a seat a deck first.
table-problem-AMB-13 = Training Pilots and Tag Mode do not go together.
table-problem-AMB-12 = There are only two Training Pilots: with more seats, allow the same Training Pilot for several seats.
table-problem-SET-04 = Two seats take the same Steambot; a box has one of each.
table-problem-FREE-03 = The same pilot is taken twice; a box has one of each.
table-problem-FREE-01 = This pilot drives another Steambot; switch on that any pilot may drive any model.
table-problem-TRN-03 = Training Pilots play exactly when the option for them is on.
table-problem-TAG-03 = In Tag Mode both pilots are agreed together: name the reserve pilot too.
begin = Begin the match
resume = Go on with your match
table-options = Table options
table-options-hint = Everything is off in a usual match. Steambots and pilots are chosen at the table.
seed = Seed (empty for a new deal; the same seed deals the same cards)
seed-wrong = A seed is a whole number, or 64 hexadecimal digits.

## The games

games = Games
game-coal = Steam, brass and ether: two armoured giants, one winner.
game-coal-text = A card duel of nerve and memory: prepare cards face down, feed them steam and energy, strike before your machine is scrap. Not a single die is rolled.

## Decks

decks = Decks
deck-predefined = Predefined deck
to-decks = Build your own decks
use-own-boxes = Give each seat a box of its own
options-on = ({ $n } on)
deck-choose = Your decks
deck-name = Name
deck-word = Deck
deck-new = New deck
deck-new-empty = Empty deck
deck-new-from = Begin with { $model }
deck-copy = Duplicate
deck-delete = Delete
deck-delete-sure = Delete the deck "{ $name }" for good?
deck-none = Build a deck of your own from the cards of one or two Steambots. Begin empty, or with a predefined deck that you change.
deck-said = { $card }: { $n } in the deck, { $of } cards in all.
deck-undone = Undone. { $of } cards in the deck.
deck-begun = { $name } is on the workbench.
deck-link-wrong = The deck of this link cannot be read: { $what }
deck-handed = This link brings you a deck: "{ $name }", { $n } cards.
deck-keep = Keep it
deck-leave = Leave it
deck-pool = Cards to choose from
to-sheet = To the deck
deck-pool-hint = { $n } { $n ->
        [one] card
       *[other] cards
    }. Tap a card to put it in. On the keyboard: arrows walk, + puts in, - takes out.
deck-only-own = Only cards of the deck
deck-add = Add { $card } (in the deck: { $n }). { $facts }
deck-add-one = One more { $card }
deck-remove = Take out one { $card }
deck-info = About { $card }
deck-limit-cards = Cards
deck-limit-models = Models
deck-limit-reactions = Reactions
deck-limit-symbols = Symbols
deck-kept = kept
deck-broken = not kept
deck-reasons = Whether the deck may be played
deck-legal = This deck may be played.
deck-board = Steambot
deck-no-board = None yet
deck-pilot = Pilot
deck-pilot-at-table = Chosen at the table
deck-play = Play with this deck
deck-empty = No card yet.
deck-figures = Figures
chart-curve = Cards by cost in tokens
chart-types = Cards by type
chart-tokens = Steam and Energy
chart-symbols = Symbols on the cards
chart-cost-steam = Steam they cost
chart-cost-energy = Energy they cost
chart-gives-steam = Give Steam
chart-gives-energy = Give Energy
deck-export = Hand the deck on
deck-form = As
deck-form-txt = Text, one line a card
deck-form-link = Link to this page
deck-form-ron = RON, for card files
deck-copy-text = Copy
deck-copied = Copied.
deck-save = Save as a file
deck-import = Bring a deck in
deck-import-hint = Text with a line a card such as "2 Tower Shield" (names in either language), a link, RON, a .dek of LackeyCCG or an .o8d of OCTGN.
deck-take = Bring it in
deck-open = Or open a file

## Table

you = You
opponent = Opponent
has-turn = has the turn
area-own = Your play area
damage-of = Damage: { $n } of 10
pile-deck = Deck { $n }
pile-hand = Hand { $n }
pile-discard = Discard { $n }
pilot-show = { $name }: Maneuvers and ability
maneuver-n = Maneuver { $n }
hand = Your hand
hand-empty = Your hand is empty.
copies = { $card }, { $n } copies
slot-own = Your slot { $n }
slot-of = Slot { $n } of { $who }
slot-short = Slot { $n }
play-down = Play face down
play-up = Play face up
slot-empty = empty
face-down = face down
tokens-on-card = { $steam } Steam and { $energy } Energy
ready = ready
possible = possible now
resolving = Cards that are being resolved
resolving-card = { $card } ({ $who })
pending = { $n } damage against: { $who }
neutralized = neutralized
opponent-thinks = The opponent is thinking …
match-over = The match is over.
match-goes-on = The match goes on
trouble = The opponent cannot answer: { $what }
try-again = Try again
undo = Undo
concede = Concede
concede-title = Concede the match?
concede-hint = Who concedes is out of the match. The others go on; whoever has nobody left against them has won.
concede-me = Yes, I concede
concede-who = { $name } concedes
play-on = Play on
why-not = Why not?
why-not-hint = None of this is possible now. Choose something to see why.
why-clause = Why? { $clause }
log = Log
why = why?
turn-n = Turn { $n }: { $who }
show-result = Show the result

## Several seats

player-n = Player { $n }
bot-n = Bot { $n }
seat-n = Seat { $n }
name-you = { $name } (you)
and-join = { $a } and { $b }
boards = The boards of the others
area-of = Play area of { $who }
team-one = Team I
team-two = Team II
partner = partner
eliminated = out of the game
destroyed = destroyed
attacked = under attack
has-chosen = has chosen
still-chooses = is choosing
decides = decides
echo = Echo
echo-of = Echo cards of { $who }
resolving-echo = Echo of { $card } ({ $who })
then-against = then { $who }
reserve-show = { $name }, in reserve: Maneuvers and ability. Tag Tokens: { $n }
swap-button = Tag: { $name } takes the board (tokens: { $n })
call-button = Ask for help: { $who }

## Several people before one screen

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

rules-coming = The rulebook is on its way …
clause-unknown = This clause is not in the rulebook.
open-in-rulebook = Open in the rulebook
discard-of = Discard pile: { $who }
discard-empty = No card yet.

## End

result-won = You win!
result-lost = The opponent wins.
result-tie = A tie.
result-tie-of = A tie: { $who }.
result-nobody = Nobody wins.
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
result-turns = The match took { $n } turns.
rematch = Play again
other-table = Another table
watch-replay = Watch the replay
save-record = Save the record
look-at-table = Look at the table

## Replay

replay-open = Open a record
replay-nothing = There is no match to show yet. Play one, or open a record.
record-wrong = The record cannot be shown: { $what }
replay-first = To the start
replay-back = One step back
replay-forth = One step forth
replay-last = To the end
replay-at = Step { $n } of { $of }
replay-viewer = Seen by
viewer-public = Everybody

## Rulebook and cards

search = Search
search-how = How to search
search-help = Words are looked for in names; type:reaction cost<=1 -is:echo text:"draw" narrows the search. Keys: { $keys }. What a card is: { $flags }. Numbers are compared with = != < <= > >=; - or not excludes; or and brackets join.
chapters = Chapters
filter-model = Model
filter-type = Type
pilots = Pilots

## Settings

set-language = Language
set-theme = Light
set-theme-auto = As the system
set-theme-light = Light
set-theme-dark = Dark
set-motion = Movement
set-motion-auto = As the system
set-motion-reduce = Reduce
set-motion-full = Full
set-pace = The opponent's pace
set-pace-slow = Slow
set-pace-normal = Normal
set-pace-fast = Fast
set-pace-instant = At once
set-keys = Number keys choose from the list
set-keys-on = Yes
set-keys-off = No
stops = Stops
stops-hint = Windows of this match in which you want to be asked. Your opponent never learns of them.
stop-declare = When the opponent declares an Action Turn
stop-after = After each action of the opponent
stop-end = When the opponent ends the turn
stop-gap = Between turns
stop-attacked = When attacked without anything to activate
stop-powell = When Sir Alan Powell could still double at the end of the opponent's turn
stop-partner = When my partner is attacked

## Table options

option-teams = Team battle: two teams of two, partners sit opposite. Needs four seats.
option-tag_mode = Tag Mode: every seat has two pilots, and two Tag Tokens to exchange them.
option-free_pilots = Any pilot may drive any model.
option-training_pilots = The two Training Pilots instead of regular pilots.
option-training_duplicates = Both seats may take the same Training Pilot.
option-draft_models = With three or four seats, models are chosen one after the other instead of drawn by lot.
option-random_pilots = Pilots are given by lot.
option-own_boxes = Each seat plays from a box of its own: models and pilots may repeat.
option-unlimited_copies = A custom deck may hold any number of copies of a card.
option-open_lists = Custom deck lists are open for all.
option-limited_tokens = The supply of tokens ends at 47.
option-turn_draw_penalty_only = Only the draw at the end of the turn costs damage when the deck is empty.
option-no_consuming_in_maintenance = Nobody consumes during a Maintenance Turn of another seat.
option-free_discard = Prepared cards may be discarded at any time of the own Action Turn.
option-face_down_accumulators = Accumulators may be played face down, and are punished when revealed.
option-training_aid = Training aid: every seat may look at its own face-down cards.
option-top_discard_only = Only the top card of a discard pile may be seen.
option-penalize_wrong_type = A face-up card of the wrong type may be activated and is wasted, instead of being refused.
option-no_wrong_reaction_damage = An Attack revealed as a Reaction costs no damage.
option-neutralize_whole_card = Neutralizing an attack cancels the whole card, not just its damage.
option-tokens_together = The tokens of one Maneuver are placed together: overdrives come after the last one.
option-remove_from_one_card = Remove takes its tokens from one card only.
option-counters_not_neutralizable = Counterattacks cannot be neutralized, only absorbed.
option-remove_per_target = The number of a Remove symbol counts for each target that the attack hit.
option-echo_against_counters = Echo cards work against counterattacks too, each once in an attack.
option-reveal_eliminated = The cards of an eliminated seat are shown before they go to the box.
option-luthor_total = Luthor's cap counts all opponents together.
option-lorenz_any_damage = Any damage makes a hit for Lorenz.
option-kraus_per_pair = Kraus draws for every two points of an attack.
option-soft_windows = You are asked after every step of the opponent whether you consume, not only where a pass could lose something.
