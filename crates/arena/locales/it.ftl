# Rapporti dell'arena e misure, in italiano.

series-heading = { $matches } { $matches ->
        [one] partita
       *[other] partite
    } di { $game }, seme { $seed }
series-shares = Un pareggio vale mezza vittoria in due, parti uguali in più; tra parentesi l'intervallo al 95 % (Wilson).
series-shares-teams = La vittoria di una squadra vale per ogni suo posto, un pareggio mezza vittoria; tra parentesi l'intervallo al 95 % (Wilson).
uneven = Nota: { $matches } { $matches ->
        [one] partita non è
       *[other] partite non sono
    } un multiplo di { $round }; posti e { $decks } non sono del tutto pari.
budget-simulations = { $n } simulazioni per decisione
budget-millis = { $n } ms per decisione
decks = mazzi
decks-open = mazzi decisi dalla partita
deck-shares = Mazzi, contro chiunque
deck-pairings = Mazzi tra loro, quota del primo
blunders = Errori da principiante
blunders-none = nessuno in { $matches } { $matches ->
        [one] partita
       *[other] partite
    }
blunders-some = { $n } in { $matches } { $matches ->
        [one] partita
       *[other] partite
    }: { $helps } hanno aiutato un nemico, { $harms } hanno danneggiato il giocatore, { $hopeless } senza speranza; il primo:
players = Giocatori
score = { $share }  vinte { $wins }, perse { $losses }
score-on-every-side = { $share }  da ogni parte del tavolo
at-most = al massimo possibile { $most } %
played = giocate { $n }
ties = pareggi
pairing = { $share }  { $wins } : { $losses }, { $ties } { $ties ->
        [one] pareggio
       *[other] pareggi
    }, { $matches } { $matches ->
        [one] partita
       *[other] partite
    }
seats = Posti
fair-share = quota equa
starting = primo di mano
place = { $place ->
        [2] secondo
        [3] terzo
        [4] quarto
        [5] quinto
        [6] sesto
        [7] settimo
       *[other] ottavo
    } di mano
seat-number = giocatore { $seat }
teams = Squadre
team = giocatori { $seats }
team-score = { $share }  vinte { $wins }, { $both } con entrambi in gioco
length = Durata
turns = turni
decisions = decisioni
decisions-forced = { $spread }; { $forced } % obbligate
spread = media { $mean }, 5º percentile { $p5 }, mediana { $median }, 95º percentile { $p95 }, massimo { $max }
checksum = Somma di controllo degli stati finali: { $checksum }

bench = { $game } su un solo thread, modalità { $mode }
bench-random = Gioco a caso attraverso il contratto
bench-every-window = Lo stesso, con ogni finestra che interpella tutti
bench-questions = Gioco a caso, ogni decisione come domanda con vista e conoscenza
bench-heuristic = Giocatore euristico contro sé stesso
bench-states = Ricerca e stati
games-a-second = partite al secondo
decisions-a-second = decisioni al secondo, anche obbligate
free-a-second = decisioni al secondo con una scelta
decisions-a-game = decisioni per partita
legal-actions = numero medio di azioni permesse
free-share = decisioni con almeno due azioni
final-checksum = somma di controllo degli stati finali
final-games = ({ $n } partite)
simulations-a-second = simulazioni al secondo, prima decisione
decisions-a-simulation = decisioni per simulazione
copy = copia di uno stato
determinization = determinizzazione
state = stato
action = azione
bytes = byte

no-such-player = `{ $name }` non è un giocatore; ci sono { $known }
players-for-seats = { $n } giocatori non vanno con { $seats } posti; un tavolo prende due giocatori a turno, o uno per posto

stress = { $mode }: { $decisions } decisioni a caso in { $matches } partite, { $ties } pari, { $seconds } s; la partita più lunga ha { $longest } decisioni (seme { $seed }); andate male: { $faults }
stress-panic = la partita con seme { $seed } si interrompe per un errore del programma
stress-endless = la partita con seme { $seed } non finisce
no-such-mode = `{ $name }` non è una modalità; ci sono { $known }, e `all` per tutte
