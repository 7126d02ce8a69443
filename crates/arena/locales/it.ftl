# Rapporti dell'arena e misure, in italiano.

report-heading = { $matches } { $matches ->
        [one] partita
       *[other] partite
    } di C.O.A.L., seme { $seed }, { $budget } per decisione, modelli { $models }
report-shares = Nelle quote un pareggio vale metà; tra parentesi l'intervallo al 95 % (Wilson).
budget-simulations = { $n } simulazioni
budget-millis = { $n } ms
models-chosen = scelti dai giocatori
models-all = tutti
players = Giocatori
score = { $share }  vinte { $wins }, perse { $losses }; da primo { $starting }; da secondo { $second }
ties = pareggi
seats = Posti
starting = chi comincia
seat-0 = giocatore 0
length = Durata
turns = turni
decisions = decisioni
decisions-forced = { $spread }; { $forced } % obbligate
spread = media { $mean }, 5 % { $p5 }, metà { $median }, 95 % { $p95 }, massimo { $max }
fatal = Danno fatale
attack = attacco
own-doing = causato da sé
empty-deck = mazzo vuoto
damage-of-losers = danni di chi perde, in media: { $attack } da attacchi, { $own } causati da sé, { $deck } dal mazzo vuoto
pairings = Modelli, quota del primo
pairing = { $share }  { $wins } : { $losses }, { $ties } pareggi, { $matches } partite
by-model = Modelli, contro chiunque
by-pilot = Piloti, contro chiunque
side = { $share }  giocate { $played }
checksum = Somma di controllo degli stati finali: { $checksum }

bench = C.O.A.L. su un solo thread
bench-random = Gioco a caso attraverso il contratto
bench-questions = Gioco a caso, ogni decisione come domanda con vista e conoscenza
bench-thumb = Regole pratiche contro sé stesse
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
copy = copia di uno stato
determinization = determinizzazione
state = stato
action = azione
bytes = byte

no-such-player = `{ $name }` non è un giocatore; ci sono { $known }
no-models = `{ $text }`: scrivi due modelli diversi, per esempio `C1,C2`, oppure `all`
