# What the program says by itself, in English.

io-not-found = there is no such file or folder
io-denied = it is not allowed
io-folder = it is a folder
io-no-folder = it is not a folder
io-in-use = it is in use
io-full = there is no space left
cannot-read = cannot read { $file }: { $reason }
file-too-long = { $file } is longer than { $most } MiB, the most that is read
file-not-text = { $file } is not text
cannot-write = cannot write { $file }: { $reason }
report-other = the folder { $folder } holds something that is no part of a report: { $name }; name an empty folder, or one that does not exist yet
report-written = The report is in { $page }.

command-missing = a command is missing; there are { $known }
command-unknown = `{ $name }` is not a command
argument-unknown = `{ $argument }` is not known here
argument-missing = `{ $argument }` is missing
argument-conflict = `{ $argument }` and `{ $other }` do not go together
argument-empty = `{ $argument }` needs a value
argument-unfit = `{ $value }` is not valid for `{ $argument }`: { $reason }
values-known = there are { $known }
did-you-mean = did you mean `{ $near }`?
usage = Usage: { $usage }
more-help = `--help` after a command explains it.
no-language = `{ $text }` is not a language; there are `en` and `it`
no-level = `{ $text }` is not a level; there are { $known }
nobody = `{ $text }` is not a player; write you, { $known }
seats-count = no game has { $n } seats
deck-for-seat = `{ $text }`: write the seat and the file, e.g. `1=hedge.txt`
deck-for-seat-zero = seats are counted from 1: write `1={ $deck }` for the first seat, `2={ $deck }` for the second
no-seed = a seed is a whole number below 2^64 or 64 hexadecimal digits
no-budget = write simulations such as `200`, or milliseconds such as `20ms`
no-zero = a number above 0 is expected
no-number = a number is expected

level-with-seats = `--level` is for seats that `--seats` does not name; write the level there, e.g. `--seats you,expert`
cards-left-out = duello: plays without the cards above; `duello cards check { $game } --cards { $folder }` checks them again
seats-given = { $n } seats were given and the table has { $seats }; write for example `--seats you,bot:heuristic`

progress = {"{"}wide_bar{"}"} {"{"}pos{"}"} of {"{"}len{"}"} matches, {"{"}eta{"}"} left
progress-decisions = {"{"}wide_bar{"}"} {"{"}pos{"}"} of {"{"}len{"}"} decisions, {"{"}eta{"}"} left
bench-seconds = `--seconds` goes from 0.001 to 3600
bench-debug = duello: this program was built for tests; build it with `--release` for figures that mean something

coverage-whole = every card of { $title } is there and playable
cards-checked = { $files ->
    [one] 1 file
   *[other] { $files } files
 }: { $read }; { $problems ->
    [0] no problems
    [one] 1 problem
   *[other] { $problems } problems
 }
cards-and-pilots-found = { $n } { $n ->
    [one] card or pilot
   *[other] cards and pilots
 }
cards-found = { $n } { $n ->
    [one] card
   *[other] cards
 }
cards-what = write the name of a card too
cards-which-game = which game? There are { $known }; write it too, e.g. `{ $example }`
no-card-near = { $pilots ->
    [yes] no card or pilot
   *[other] no card
 } is called `{ $name }`; did you mean `{ $near }`?
no-card = { $pilots ->
    [yes] no card or pilot
   *[other] no card
 } is called `{ $name }`; `duello cards list GAME` lists them

not-text = { $file } is not a record: it is not text
not-right = { $file } is not a valid record:
other-game = { $file } is a match of { $game }, not of { $named }; `duello play --resume { $file }` goes on with it
not-resumable = { $file } cannot be resumed:
not-a-record = { $file } exists and is not a record; choose another name
not-replayable = { $file } cannot be replayed: { $reason }
not-verified = { $file } does not verify:
record-heading = { $title }, rules { $rules }, seed { $seed }, { $decisions } decisions
record-step = { $number }. player { $seat }: { $action } ({ $said })
record-concession = { $number }. player { $seat }: concedes
record-seat = player { $seat }
record-public = the public
no-viewer = `{ $text }` is nobody who looks: write a seat, counted from 1, or `public`
record-redeal = redeal for { $viewer }, seed { $seed }
record-outcome = outcome { $outcome }
no-seat = there is no seat { $seat }; the seats are 1 to { $last }
record-right = { $file } is valid: { $decisions } decisions, outcome { $outcome }

no-clause = no clause is called `{ $wanted }` or has these words
no-clause-near = no clause is called `{ $wanted }` or has these words; did you mean `{ $near }`?

no-schema = there is no schema `{ $name }`; there are { $known }
many-schemas = several games have a schema `{ $name }`; write GAME/{ $name }

no-index = { $folder } has no index.html; `cargo xtask web` builds the page into target/web-dist
no-page = this program has no page in it and finds none: run `cargo xtask web` in its sources once, then `duello serve` finds it there; or name a folder with `--dir`
no-port-number = a port is a number from 0 to 65535
no-port = cannot use port { $port }: { $reason }; choose another, e.g. `--port 0`
served = Duello is at { $url }  (Ctrl-C ends it)
no-browser = No browser could be started here: open that address yourself.

no-such-mode = `{ $name }` is not a mode of this game; there are { $known }, and `all` of them
cards-not-measured = nothing is measured while cards of { $folder } are wrong
no-folder = { $folder }: cannot read this folder: { $reason }
no-card-files = { $folder } has no card files; their names end in { $endings }

options-modes = Modes, with the number of seats (`--mode NAME`):
options-added = Modes that are added, any of them together (`--options NAME,NAME`):
options-options = Table options (`--options NAME,NAME=VALUE,...`):
options-stops = Stops, the windows at which you want to be asked (`stops NAME ...` in a match):
option-range = { $range }; usually { $default }
option-modes = mode { $modes }
option-seats = { $seats } seats
no-lessons = { $game } has no lessons yet
no-such-lesson = there is no lesson { $n }: they are counted from 1 to { $most }
