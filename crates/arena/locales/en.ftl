# Reports of the arena and figures of the bench, in English.

series-heading = { $matches } { $matches ->
        [one] match
       *[other] matches
    } of { $game }, seed { $seed }
series-shares = A tie counts as half a win for two, in equal parts for more; in brackets the 95 % interval (Wilson).
series-shares-teams = A win of a team counts for each of its seats, a tie as half a win; in brackets the 95 % interval (Wilson).
uneven = Note: { $matches } matches are no multiple of { $round }; seats and { $decks } are not quite even.
budget-simulations = { $n } simulations a decision
budget-millis = { $n } ms a decision
decks = decks
decks-open = decks as the match decides
deck-shares = Decks, whatever they meet
deck-pairings = Decks against each other, share of the first
blunders = Novices' blunders
blunders-none = none in { $matches } { $matches ->
        [one] match
       *[other] matches
    }
blunders-some = { $n } in { $matches } { $matches ->
        [one] match
       *[other] matches
    }: { $helps } helped an enemy, { $harms } harmed the player, { $hopeless } hopeless; the first:
players = Players
score = { $share }  won { $wins }, lost { $losses }
score-on-every-side = { $share }  on every side
at-most = at most { $most } % possible
played = played { $n }
ties = ties
pairing = { $share }  { $wins } : { $losses }, { $ties } { $ties ->
        [one] tie
       *[other] ties
    }, { $matches } { $matches ->
        [one] match
       *[other] matches
    }
seats = Seats
fair-share = fair share
starting = starting
place = { $place }. in order
seat-number = seat { $seat }
teams = Teams
team = seats { $seats }
team-score = { $share }  won { $wins }, { $both } with both left
length = Length
turns = turns
decisions = decisions
decisions-forced = { $spread }; { $forced } % forced
spread = mean { $mean }, 5th percentile { $p5 }, median { $median }, 95th percentile { $p95 }, most { $max }
checksum = Checksum of the final states: { $checksum }

bench = { $game } on one thread, mode { $mode }
bench-random = Random play through the contract
bench-every-window = The same where every window asks every seat
bench-questions = Random play, each decision as a question with its view and knowledge
bench-heuristic = Heuristic player against itself
bench-states = Search and states
games-a-second = games a second
decisions-a-second = decisions a second, forced ones too
free-a-second = decisions a second with a choice
decisions-a-game = decisions a game
legal-actions = mean number of legal actions
free-share = decisions with at least two
final-checksum = checksum of final states
final-games = ({ $n } games)
simulations-a-second = simulations a second, first decision
decisions-a-simulation = decisions a simulation
copy = copy of a state
determinization = determinization
state = state
action = action
bytes = bytes

no-such-player = `{ $name }` is not a player; there are { $known }
players-for-seats = { $n } players do not go with { $seats } seats; a table takes two players in turn, or one for each seat

stress = { $mode }: { $decisions } random decisions in { $matches } matches, { $ties } tied, { $seconds } s; the longest match has { $longest } decisions (seed { $seed }); { $faults } went wrong
stress-panic = the match with seed { $seed } stops with an error of the program
stress-endless = the match with seed { $seed } does not end
no-such-mode = `{ $name }` is not a mode; there are { $known }, and `all` of them
