# Rapporti dell'arena e misure, in italiano.

report-heading = { $matches } { $matches ->
        [one] partita
       *[other] partite
    } di C.O.A.L., seme { $seed }, { $budget } per decisione, modelli { $models }
report-shares = Chi pareggia divide il punto; la vittoria di una squadra vale per entrambi; tra parentesi l'intervallo al 95 % (Wilson).
budget-simulations = { $n } simulazioni
budget-millis = { $n } ms
models-chosen = come capitano
models-all = tutti
players = Giocatori
score = { $share }  vinte { $wins }, perse { $losses }
ties = pareggi
seats = Posti
starting = chi comincia
at-most = al massimo possibile { $most } %
fair-share = quota alla pari
place = { $place }º di turno
seat-number = giocatore { $seat }
teams = Squadre
team = giocatori { $one } + { $other }
team-score = { $share }  vinte { $wins }, { $both } con entrambi in gioco
echoes = carte Eco
swaps = piloti scambiati
calls = compagni chiamati
helped = segnalini al compagno
a-match = { $n } per partita
length = Durata
turns = turni
decisions = decisioni
decisions-forced = { $spread }; { $forced } % obbligate
spread = media { $mean }, 5 % { $p5 }, metà { $median }, 95 % { $p95 }, massimo { $max }
fatal = Danno fatale, per Steambot
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

series-heading = { $matches } { $matches ->
        [one] partita
       *[other] partite
    } di { $game }, seme { $seed }, { $budget } per decisione
series-shares = Chi pareggia divide il punto; tra parentesi l'intervallo al 95 % (Wilson).
decks = Mazzi, contro chiunque
deck-pairings = Mazzi tra loro, quota del primo
standing = { $share }  vinte { $wins } su { $played }

bench = { $game } su un solo thread, modalità { $mode }
bench-random = Gioco a caso attraverso il contratto
bench-every-window = Lo stesso, con ogni finestra che interpella tutti
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
no-models = `{ $text }`: scrivi tanti modelli diversi quanti sono i posti, per esempio `C1,C2`, oppure `all`
players-for-seats = { $n } giocatori non vanno con { $seats } posti; 2, 3 o 4 posti prendono due giocatori a turno, o uno per posto

stress = { $mode }: { $decisions } decisioni a caso in { $matches } partite, { $ties } pari, { $seconds } s; la partita più lunga ha { $longest } decisioni (seme { $seed }); andate male: { $faults }
stress-panic = la partita con seme { $seed } va in panico
stress-endless = la partita con seme { $seed } non finisce
no-such-mode = `{ $name }` non è una modalità; ci sono { $known }, e `all` per tutte
no-setup-here = un'arena prende modelli, opzioni e carte; un allestimento intero o il mazzo di un posto è per una partita sola
