# The screens of C.O.A.L. What belongs to the game is said by the game.

game-text = A card duel of nerve and memory: prepare cards face down, feed them steam and energy, strike before your machine is scrap. Not a single die is rolled.

## The bar and the screens

screen-cards = Cards and pilots

## Start

pilot-of-seat = Pilot of seat { $n }
reserve-of-seat = Reserve pilot of seat { $n }
pilot-at-table = Chosen at the table
decks-hint = What was agreed beforehand. Everything else is chosen or drawn at the table.
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
table-options-hint = Everything is off in a usual match. Steambots and pilots are chosen at the table.

## Decks

deck-predefined = Predefined deck
use-own-boxes = Give each seat a box of its own
deck-none = Build a deck of your own from the cards of one or two Steambots. Begin empty, or with a predefined deck that you change.
deck-import-hint = Text with a line a card such as "2 Tower Shield" (names in either language), a link, RON, a .dek of LackeyCCG or an .o8d of OCTGN.
deck-new-from = Begin with { $model }
deck-pool-hint = { $n } { $n ->
        [one] card
       *[other] cards
    }. Tap a card to put it in. On the keyboard: arrows walk, + puts in, - takes out.
deck-limit-models = Models
deck-limit-reactions = Reactions
deck-limit-symbols = Symbols
deck-board = Steambot
deck-no-board = None yet
deck-pilot = Pilot
deck-pilot-at-table = Chosen at the table
chart-curve = Cards by cost in tokens
chart-types = Cards by type
chart-tokens = Steam and Energy
chart-symbols = Symbols on the cards
chart-cost-steam = Steam they cost
chart-cost-energy = Energy they cost
chart-gives-steam = Give Steam
chart-gives-energy = Give Energy

## Table

area-own = Your play area
damage-of = Damage: { $n } of 10
pile-deck = Deck { $n }
pile-hand = Hand { $n }
pile-discard = Discard { $n }
pilot-show = { $name }: Maneuvers and ability
maneuver-n = Maneuver { $n }
slot-own = Your slot { $n }
slot-of = Slot { $n } of { $who }
slot-short = Slot { $n }
play-down = Play face down
play-up = Play face up
slot-empty = empty
tokens-on-card = { $steam } Steam and { $energy } Energy
ready = ready
resolving = Cards that are being resolved
resolving-card = { $card } ({ $who })
pending = { $n } damage against: { $who }
neutralized = neutralized
show-result = Show the result

## Several seats

area-of = Play area of { $who }
partner = partner
destroyed = destroyed
attacked = under attack
has-chosen = has chosen
still-chooses = is choosing
echo = Echo
echo-of = Echo cards of { $who }
resolving-echo = Echo of { $card } ({ $who })
then-against = then { $who }
reserve-show = { $name }, in reserve: Maneuvers and ability. Tag Tokens: { $n }
swap-button = Tag: { $name } takes the board (tokens: { $n })
call-button = Ask for help: { $who }

## Side panel

discard-of = Discard pile: { $who }
discard-empty = No card yet.

## Rulebook and cards

search-help = Words are looked for in names; type:reaction cost<=1 -is:echo text:"draw" narrows the search. Keys: { $keys }. What a card is: { $flags }. Numbers are compared with = != < <= > >=; - or not excludes; or and brackets join.
filter-model = Model
pilots = Pilots

## Settings

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
