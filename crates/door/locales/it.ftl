# Quello che la porta dice di suo, in italiano.

no-such-deck = `{ $name }` non è né un file né un mazzo pronto; ci sono { $known }
no-decks = questo gioco non ha mazzi
many-cards = più di { $most } kB di carte
