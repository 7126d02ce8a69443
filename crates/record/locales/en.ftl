# What is wrong with a record, in English.

no-record = a record begins with `duello record { $format }`
missing-line = a line `{ $line }` is missing
missing-block = a block `{ $word }` is missing
indented = an indented line belongs below `setup`, `cards`, `position` or `decisions`
unknown-word = `{ $word }`: expected one of { $known }, final
twice = `{ $word }` stands twice
expected = `{ $found }`: expected `{ $expected }`
other-format = this is format { $format }; this program reads format { $own }
expected-decision = expected `NUMBER SEAT ACTION | HASH`
expected-redeal = expected `redeal VIEWER SEED`
expected-number = `{ $text }`: expected the number { $number }
no-viewer = `{ $text }` is not a viewer: write a seat such as `0`, or `public`
no-seed = `{ $text }` is not a seed
no-seat = `{ $text }` is not a seat; seats are numbers from 0
out-of-place = decision { $number } stands where { $expected } was expected: a line is missing or out of place
other-rules = made with version { $made } of the rules; this program plays version { $here }; open it with a Duello of that version
cards-changed = the cards were changed: their hash is { $hash }
other-outcome = the outcome is `{ $found }`, not `{ $written }`; or decisions at the end are missing
other-end = the replay ends in the state { $found }, the record says { $written }
head-hash-changed = the hash of the head was changed: it is { $hash }
head-changed = the head was changed (format, game, rules, seed, setup, hash of the cards or position): its hash is { $hash }
hash-changed = the hash of { $what } was changed: it is { $hash }
line-changed = { $what } was changed, or a line before it is missing: its hash is { $hash }
replay-refused = decision { $number }{ $line ->
        [0] { "" }
       *[other] { " " }(line { $line })
    }, `{ $deed }`, is refused by { $clause }: { $reason }
replay-over = decision { $number }{ $line ->
        [0] { "" }
       *[other] { " " }(line { $line })
    } stands after the end of the match
replay-seat = decision { $number }{ $line ->
        [0] { "" }
       *[other] { " " }(line { $line })
    } is of seat { $seat }, which this table does not have
replay-position = the position of line { $line } does not fit: { $problems }
replay-too-few = the record has { $has } decisions, and decision { $wanted } was asked for
