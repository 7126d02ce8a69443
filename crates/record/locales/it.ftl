# Che cosa non va in una registrazione, in italiano.

no-record = una registrazione comincia con `duello record { $format }`
missing-line = manca una riga `{ $line }`
missing-block = manca un blocco `{ $word }`
indented = una riga rientrata sta sotto `setup`, `cards`, `position` o `decisions`
unknown-word = `{ $word }`: qui ci vuole una parola tra { $known }, final
twice = `{ $word }` compare due volte
expected = `{ $found }`: qui ci vuole `{ $expected }`
other-format = questo è il formato { $format }; questo programma legge il formato { $own }
expected-decision = qui ci vuole `NUMERO GIOCATORE AZIONE | HASH`
expected-redeal = qui ci vuole `redeal CHI SEME`
expected-number = `{ $text }`: qui ci vuole il numero { $number }
no-viewer = `{ $text }` non è qualcuno che guarda: scrivi un giocatore come `0`, o `public`
no-seed = `{ $text }` non è un seme
no-seat = `{ $text }` non è un giocatore; i giocatori sono numeri da 0
out-of-place = la decisione { $number } sta al posto della { $expected }: una riga manca o è fuori posto
other-rules = fatta con la versione { $made } delle regole; questo programma gioca con la versione { $here }; aprila con un Duello di quella versione
cards-changed = le carte sono state cambiate: il loro hash è { $hash }
other-outcome = l'esito è `{ $found }`, non `{ $written }`; oppure mancano decisioni alla fine
other-end = la partita finisce nello stato { $found }, la registrazione dice { $written }
head-hash-changed = l'hash della testata è stato cambiato: è { $hash }
head-changed = la testata è stata cambiata (formato, gioco, regole, seme, tavolo, hash delle carte o posizione): il suo hash è { $hash }
hash-changed = l'hash di { $what } è stato cambiato: è { $hash }
line-changed = { $what } è stato cambiato, o prima manca una riga: il suo hash è { $hash }
replay-refused = la decisione { $number }{ $line ->
        [0] { "" }
       *[other] { " " }(riga { $line })
    }, `{ $deed }`, è rifiutata da { $clause }: { $reason }
replay-over = la decisione { $number }{ $line ->
        [0] { "" }
       *[other] { " " }(riga { $line })
    } viene dopo la fine della partita
replay-seat = la decisione { $number }{ $line ->
        [0] { "" }
       *[other] { " " }(riga { $line })
    } è del giocatore { $seat }, che a questo tavolo non c'è
replay-position = la posizione della riga { $line } non va: { $problems }
replay-too-few = la registrazione ha { $has } decisioni, ed è stata chiesta la decisione { $wanted }
