# Quello che il programma dice di suo, in italiano.

io-not-found = non esiste
io-denied = non è permesso
io-folder = è una cartella
io-no-folder = non è una cartella
io-in-use = è già in uso
io-full = non c'è più spazio
cannot-read = non riesco a leggere { $file }: { $reason }
file-too-long = { $file } è più lungo di { $most } MiB, il massimo che si legge
file-not-text = { $file } non è testo
cannot-write = non riesco a scrivere { $file }: { $reason }
report-other = la cartella { $folder } contiene qualcosa che non fa parte di un resoconto: { $name }; indica una cartella vuota o che non esiste ancora
report-written = Il resoconto è in { $page }.

command-missing = manca un comando; ci sono { $known }
command-unknown = `{ $name }` non è un comando
argument-unknown = `{ $argument }` qui non esiste
argument-missing = manca `{ $argument }`
argument-conflict = `{ $argument }` e `{ $other }` non vanno insieme
argument-empty = `{ $argument }` vuole un valore
argument-unfit = `{ $value }` non è valido per `{ $argument }`: { $reason }
values-known = ci sono { $known }
did-you-mean = forse `{ $near }`?
usage = Uso: { $usage }
more-help = `--help` dopo un comando lo spiega.
no-language = `{ $text }` non è una lingua; ci sono `en` e `it`
no-level = `{ $text }` non è un livello; ci sono { $known }
nobody = `{ $text }` non è un giocatore valido; scrivi you, { $known }
seats-count = nessun gioco ha { $n } posti
deck-for-seat = `{ $text }`: scrivi il posto e il file, per esempio `1=siepe.txt`
deck-for-seat-zero = i posti si contano da 1: scrivi `1={ $deck }` per il primo, `2={ $deck }` per il secondo
no-seed = un seme è un numero intero minore di 2^64 o 64 cifre esadecimali
no-budget = scrivi simulazioni come `200`, o millisecondi come `20ms`
no-zero = ci vuole un numero maggiore di 0
no-number = ci vuole un numero

level-with-seats = `--level` è per i posti che `--seats` non nomina; scrivi il livello lì, per esempio `--seats you,expert`
cards-left-out = duello: si gioca senza le carte qui sopra; `duello cards check { $game } --cards { $folder }` le controlla di nuovo
seats-given = i posti indicati sono { $n } e il tavolo ne ha { $seats }; scrivi per esempio `--seats tu,bot:heuristic`

progress = {"{"}wide_bar{"}"} {"{"}pos{"}"} di {"{"}len{"}"} partite, mancano {"{"}eta{"}"}
progress-decisions = {"{"}wide_bar{"}"} {"{"}pos{"}"} di {"{"}len{"}"} decisioni, mancano {"{"}eta{"}"}
bench-seconds = `--seconds` va da 0.001 a 3600
bench-debug = duello: questo programma è fatto per le prove; costruiscilo con `--release` per misure che valgano

coverage-whole = ogni carta di { $title } c'è ed è giocabile
cards-checked = { $files } file: { $read }; { $problems ->
    [0] nessun problema
    [one] 1 problema
   *[other] { $problems } problemi
 }
cards-and-pilots-found = { $n } { $n ->
    [one] carta o pilota
   *[other] carte e piloti
 }
cards-found = { $n } { $n ->
    [one] carta
   *[other] carte
 }
cards-what = scrivi anche il nome di una carta
cards-which-game = di quale gioco? Ci sono { $known }; scrivi anche il gioco, per esempio `{ $example }`
no-card-near = { $pilots ->
    [yes] nessuna carta e nessun pilota
   *[other] nessuna carta
 } si chiama `{ $name }`; forse `{ $near }`?
no-card = { $pilots ->
    [yes] nessuna carta e nessun pilota
   *[other] nessuna carta
 } si chiama `{ $name }`; `duello cards list GIOCO` le elenca

not-text = { $file } non è una registrazione: non è testo
not-right = { $file } non è una registrazione valida:
other-game = { $file } è una partita di { $game }, non di { $named }; `duello play --resume { $file }` la riprende
not-resumable = { $file } non si può riprendere:
not-a-record = { $file } esiste e non è una registrazione; scegli un altro nome
not-replayable = { $file } non si può rigiocare: { $reason }
not-verified = { $file } non supera la verifica:
record-heading = { $title }, regole { $rules }, seme { $seed }, { $decisions } decisioni
record-step = { $number }. giocatore { $seat }: { $action } ({ $said })
record-concession = { $number }. giocatore { $seat }: si arrende
record-seat = il giocatore { $seat }
record-public = il pubblico
no-viewer = `{ $text }` non indica chi guarda: scrivi un giocatore, contato da 1, oppure `public`
record-redeal = ridistribuzione per { $viewer }, seme { $seed }
record-outcome = esito { $outcome }
no-seat = il giocatore { $seat } non c'è; i giocatori vanno da 1 a { $last }
record-right = { $file } è valida: { $decisions } decisioni, esito { $outcome }

no-clause = nessuna clausola si chiama `{ $wanted }` o contiene queste parole
no-clause-near = nessuna clausola si chiama `{ $wanted }` o contiene queste parole; forse `{ $near }`?

no-schema = lo schema `{ $name }` non c'è; ci sono { $known }
many-schemas = più giochi hanno uno schema `{ $name }`; scrivi GIOCO/{ $name }

no-index = in { $folder } non c'è index.html; `cargo xtask web` costruisce la pagina in target/web-dist
no-page = questo programma non contiene la pagina e non la trova: esegui una volta `cargo xtask web` nei suoi sorgenti, poi `duello serve` la trova lì; oppure indica una cartella con `--dir`
no-port-number = una porta è un numero da 0 a 65535
no-port = non posso usare la porta { $port }: { $reason }; scegline un'altra, per esempio `--port 0`
served = Duello è all'indirizzo { $url }  (Ctrl-C lo termina)
no-browser = Qui non si è potuto avviare un browser: apri tu quell'indirizzo.

no-such-mode = `{ $name }` non è una modalità di questo gioco; ci sono { $known }, e `all` per tutte
cards-not-measured = non si misura niente finché ci sono carte sbagliate in { $folder }
no-folder = { $folder }: non riesco a leggere questa cartella: { $reason }
no-card-files = { $folder } non ha file di carte; i loro nomi finiscono in { $endings }

options-modes = Modalità, con il numero di posti (`--mode NOME`):
options-added = Modalità che si aggiungono, anche più d'una (`--options NOME,NOME`):
options-options = Opzioni del tavolo (`--options NOME,NOME=VALORE,...`):
options-stops = Pause, i momenti in cui vuoi essere interpellato (`pause NOME ...` durante la partita):
option-range = { $range }; di solito { $default }
option-modes = modalità { $modes }
option-seats = posti: { $seats }
no-lessons = { $game } non ha ancora lezioni
no-such-lesson = non c'è una lezione { $n }: si contano da 1 a { $most }
