# La pagina. Ciò che riguarda un gioco lo dice il gioco.

## La barra e le schermate

nav = Schermate
nav-start = Gioca
nav-table = Tavolo
nav-rules = Regole
nav-cards = Carte
nav-deck = Mazzi
nav-replay = Replay
nav-settings = Opzioni
skip = Vai al contenuto
screen-start = Nuova partita
screen-table = Il tavolo
screen-end = Il risultato
screen-rules = Regolamento
screen-cards = Carte e piloti
screen-deck = Costruisci un mazzo
screen-replay = Replay
screen-settings = Impostazioni
close = Chiudi
back = Indietro
all = Tutti

## Inizio

opponent-level = Il tuo avversario
level-newcomer = Nuovo arrivato
level-newcomer-text = Conosce le regole e sbaglia spesso. Adatto alla prima partita.
level-beginner = Principiante
level-beginner-text = Segue semplici regole pratiche, a volte con distrazione.
level-journeyman = Apprendista
level-journeyman-text = Gioca secondo semplici regole pratiche.
level-expert = Esperto
level-expert-text = Riflette per un momento.
level-master = Maestro
level-master-text = Riflette.
level-grandmaster = Gran maestro
level-grandmaster-text = Riflette più a lungo.
bots-level = Forza dei bot
seats = Posti
seats-n = { $n } posti
person = Persona a questo schermo
bot-of = Bot: { $level }
name = Nome
people-none = Giocano solo i bot: tu guardi, al ritmo che preferisci.
people-one = Giochi contro i bot.
people-many = Più persone usano questo schermo. Tra l'una e l'altra nasconde tutto finché la prossima non prende il posto.
deck-of-seat = Mazzo del posto { $n }
pilot-of-seat = Pilota del posto { $n }
reserve-of-seat = Pilota di riserva del posto { $n }
pilot-at-table = Scelto al tavolo
decks-hint = Quello che è stato concordato prima. Tutto il resto si sceglie o si sorteggia al tavolo.
table-wrong = Questo tavolo non si può ancora giocare; i motivi sono qui sopra.
table-problem-OBJ-01 = A C.O.A.L. si gioca in due, tre o quattro.
table-problem-TEAM-01 = Per la battaglia a squadre servono esattamente quattro posti.
table-problem-AMB-53 = Che l'annullamento valga per tutta la carta è solo per due posti.
table-problem-DECK-05 = I mazzi personalizzati lasciano troppo pochi mazzi interi nella scatola: gioca con scatole proprie o cambia un mazzo.
table-problem-DECK-09 = Le scatole proprie sono per i mazzi personalizzati: dai prima un mazzo a un posto.
table-problem-AMB-13 = Piloti d'addestramento e Modalità Tag non vanno insieme.
table-problem-AMB-12 = I piloti d'addestramento sono solo due: con più posti, permetti lo stesso pilota a più posti.
table-problem-SET-04 = Due posti prendono lo stesso Steambot; in una scatola ce n'è uno per tipo.
table-problem-FREE-03 = Lo stesso pilota è preso due volte; in una scatola ce n'è uno per tipo.
table-problem-FREE-01 = Questo pilota guida un altro Steambot; attiva l'opzione che ogni pilota guida ogni modello.
table-problem-TRN-03 = I piloti d'addestramento giocano solo quando la loro opzione è attiva.
table-problem-TAG-03 = In Modalità Tag i due piloti si concordano insieme: indica anche quello di riserva.
begin = Inizia la partita
resume = Continua la tua partita
table-options = Opzioni del tavolo
table-options-hint = In una partita normale è tutto spento. Steambot e piloti si scelgono al tavolo.
seed = Seme (vuoto per una nuova distribuzione; lo stesso seme dà le stesse carte)
seed-wrong = Un seme è un numero intero o 64 cifre esadecimali.

## I giochi

games = Giochi
game-coal = Vapore, ottone ed etere: due giganti corazzati, un solo vincitore.
game-coal-text = Un duello di carte, nervi e memoria: prepara carte coperte, dai loro vapore ed energia, colpisci prima che la tua macchina sia un rottame. Non si tira neanche un dado.

## Mazzi

decks = Mazzi
deck-predefined = Mazzo predefinito
to-decks = Costruisci i tuoi mazzi
use-own-boxes = Dai a ogni posto una scatola propria
options-on = ({ $n } attive)
deck-choose = I tuoi mazzi
deck-name = Nome
deck-word = Mazzo
deck-new = Nuovo mazzo
deck-new-empty = Mazzo vuoto
deck-new-from = Parti da { $model }
deck-copy = Duplica
deck-delete = Elimina
deck-delete-sure = Eliminare per sempre il mazzo "{ $name }"?
deck-none = Costruisci un mazzo tuo con le carte di uno o due Steambot. Parti da zero, oppure da un mazzo predefinito da modificare.
deck-said = { $card }: { $n } nel mazzo, { $of } carte in tutto.
deck-undone = Annullato. { $of } carte nel mazzo.
deck-begun = { $name } è sul banco di lavoro.
deck-link-wrong = Il mazzo di questo link non si può leggere: { $what }
deck-handed = Questo link ti porta un mazzo: "{ $name }", { $n } carte.
deck-keep = Tienilo
deck-leave = Lascialo
deck-pool = Carte tra cui scegliere
to-sheet = Al mazzo
deck-pool-hint = { $n } { $n ->
        [one] carta
       *[other] carte
    }. Tocca una carta per metterla nel mazzo. Con la tastiera: le frecce per spostarsi, + mette, - toglie.
deck-only-own = Solo le carte del mazzo
deck-add = Metti { $card } (nel mazzo: { $n }). { $facts }
deck-add-one = Metti un'altra copia di { $card }
deck-remove = Togli una copia di { $card }
deck-info = Informazioni su { $card }
deck-limit-cards = Carte
deck-limit-models = Modelli
deck-limit-reactions = Reazioni
deck-limit-symbols = Simboli
deck-kept = rispettato
deck-broken = non rispettato
deck-reasons = Se il mazzo si può giocare
deck-legal = Questo mazzo si può giocare.
deck-board = Steambot
deck-no-board = Ancora nessuno
deck-pilot = Pilota
deck-pilot-at-table = Scelto al tavolo
deck-play = Gioca con questo mazzo
deck-empty = Ancora nessuna carta.
deck-figures = Cifre
chart-curve = Carte per costo in segnalini
chart-types = Carte per tipo
chart-tokens = Vapore ed Energia
chart-symbols = Simboli sulle carte
chart-cost-steam = Costano Vapore
chart-cost-energy = Costano Energia
chart-gives-steam = Danno Vapore
chart-gives-energy = Danno Energia
deck-export = Passa il mazzo ad altri
deck-form = Come
deck-form-txt = Testo, una riga per carta
deck-form-link = Link a questa pagina
deck-form-ron = RON, per i file di carte
deck-copy-text = Copia
deck-copied = Copiato.
deck-save = Salva come file
deck-import = Porta qui un mazzo
deck-import-hint = Testo con una riga per carta, per esempio "2 Scudo a torre" (nomi in italiano o inglese), un link, RON, un .dek di LackeyCCG o un .o8d di OCTGN.
deck-take = Porta qui
deck-open = Oppure apri un file

## Tavolo

you = Tu
opponent = Avversario
has-turn = è di turno
area-own = La tua area di gioco
damage-of = Danni: { $n } su 10
pile-deck = Mazzo { $n }
pile-hand = Mano { $n }
pile-discard = Scarti { $n }
pilot-show = { $name }: Manovre e abilità
maneuver-n = Manovra { $n }
hand = La tua mano
hand-empty = La tua mano è vuota.
copies = { $card }, { $n } copie
slot-own = La tua posizione { $n }
slot-of = Posizione { $n }, { $who }
slot-short = Pos. { $n }
play-down = Gioca coperta
play-up = Gioca scoperta
slot-empty = vuota
face-down = coperta
tokens-on-card = { $steam } Vapore e { $energy } Energia
ready = pronta
possible = ora possibile
resolving = Carte in corso di risoluzione
resolving-card = { $card } ({ $who })
pending = { $n } danni contro: { $who }
neutralized = neutralizzato
opponent-thinks = L'avversario riflette …
match-over = La partita è finita.
match-goes-on = La partita continua
trouble = L'avversario non può rispondere: { $what }
try-again = Riprova
undo = Annulla
concede = Arrenditi
concede-title = Ti arrendi?
concede-hint = Chi si arrende è fuori dalla partita. Gli altri continuano; chi non ha più nessuno contro ha vinto.
concede-me = Sì, mi arrendo
concede-who = { $name } si arrende
play-on = Continua a giocare
why-not = Perché no?
why-not-hint = Nulla di tutto questo è possibile ora. Scegli una voce per sapere perché.
why-clause = Perché? { $clause }
log = Cronaca
why = perché?
turn-n = Turno { $n }: { $who }
show-result = Mostra il risultato

## Più posti

player-n = Giocatore { $n }
bot-n = Bot { $n }
seat-n = Posto { $n }
name-you = { $name } (tu)
and-join = { $a } e { $b }
boards = Le plance degli altri
area-of = Area di gioco: { $who }
team-one = Squadra I
team-two = Squadra II
partner = compagno
eliminated = fuori dal gioco
destroyed = distrutto
attacked = sotto attacco
has-chosen = ha scelto
still-chooses = sta scegliendo
decides = decide
echo = Eco
echo-of = Carte Eco: { $who }
resolving-echo = Eco di { $card } ({ $who })
then-against = poi { $who }
reserve-show = { $name }, di riserva: manovre e abilità. Segnalini Tag: { $n }
swap-button = Tag: { $name } sale sulla plancia (segnalini: { $n })
call-button = Chiedi aiuto: { $who }

## Più persone davanti a uno schermo

hand-over-title = Passa a { $name }
hand-over-text = Gli altri non guardano. Ora sullo schermo non ci sono carte di nessuno.
take-place = Sono { $name }, mostra le mie carte
standing-setup = La partita si sta preparando
since-last = Dopo la tua ultima decisione ({ $n })

## Guardare

watch-hint = Giocano solo i bot. Vedi quello che possono vedere tutti.
watch-pause = Pausa
watch-go-on = Continua
watch-step = Un passo
watch-pace = Ritmo
replay-run = Riproduci

## Pannello laterale

rules-coming = Il regolamento sta arrivando …
clause-unknown = Questa clausola non è nel regolamento.
open-in-rulebook = Apri nel regolamento
discard-of = Pila degli scarti: { $who }
discard-empty = Ancora nessuna carta.

## Fine

result-won = Hai vinto!
result-lost = Vince l'avversario.
result-tie = Pareggio.
result-tie-of = Pareggio: { $who }.
result-nobody = Nessuno vince.
result-team-won = La tua squadra vince!
result-winners = { $who } { $n ->
        [one] vince
       *[other] vincono
    } la partita.
winner = vincitore
shares-tie = condivide il pareggio
who-conceded = { $n ->
        [1] Si è arreso
       *[other] Si sono arresi
    }: { $who }.
you-conceded = Ti sei arreso.
result-turns = La partita è durata { $n } turni.
rematch = Gioca ancora
other-table = Un altro tavolo
watch-replay = Guarda il replay
save-record = Salva la partita
look-at-table = Guarda il tavolo

## Replay

replay-open = Apri una partita salvata
replay-nothing = Non c'è ancora una partita da mostrare. Giocane una o apri un file.
record-wrong = La partita non può essere mostrata: { $what }
replay-first = All'inizio
replay-back = Un passo indietro
replay-forth = Un passo avanti
replay-last = Alla fine
replay-at = Passo { $n } di { $of }
replay-viewer = Visto da
viewer-public = Tutti

## Regolamento e carte

search = Cerca
search-how = Come si cerca
search-help = Le parole si cercano nei nomi; tipo:reazione costo<=1 -è:eco testo:"pesca" restringe la ricerca. Chiavi: { $keys }. Ciò che una carta è: { $flags }. I numeri si confrontano con = != < <= > >=; - o non esclude; oppure e le parentesi uniscono.
chapters = Capitoli
filter-model = Modello
filter-type = Tipo
pilots = Piloti

## Impostazioni

set-language = Lingua
set-theme = Luce
set-theme-auto = Come il sistema
set-theme-light = Chiara
set-theme-dark = Scura
set-motion = Movimento
set-motion-auto = Come il sistema
set-motion-reduce = Ridotto
set-motion-full = Completo
set-pace = Ritmo dell'avversario
set-pace-slow = Lento
set-pace-normal = Normale
set-pace-fast = Veloce
set-pace-instant = Immediato
set-keys = I tasti numerici scelgono dalla lista
set-keys-on = Sì
set-keys-off = No
stops = Soste
stops-hint = Le finestre di questa partita in cui vuoi essere interpellato. L'avversario non le conosce.
stop-declare = Quando l'avversario dichiara un Turno di Azione
stop-after = Dopo ogni azione dell'avversario
stop-end = Quando l'avversario conclude il turno
stop-gap = Tra un turno e l'altro
stop-attacked = Quando sei attaccato senza nulla da attivare
stop-powell = Quando Sir Alan Powell potrebbe ancora raddoppiare alla fine del turno avversario
stop-partner = Quando il mio compagno è attaccato

## Opzioni del tavolo

option-teams = Battaglia a squadre: due squadre di due, i compagni siedono di fronte. Servono quattro posti.
option-tag_mode = Modalità Tag: ogni posto ha due piloti e due segnalini Tag per scambiarli.
option-free_pilots = Ogni pilota può guidare ogni modello.
option-training_pilots = I due Piloti d'addestramento al posto dei piloti regolari.
option-training_duplicates = Entrambi i posti possono prendere lo stesso Pilota d'addestramento.
option-draft_models = Con tre o quattro posti, i modelli si scelgono uno dopo l'altro invece che a sorte.
option-random_pilots = I piloti sono assegnati a sorte.
option-own_boxes = Ogni posto gioca da una scatola propria: modelli e piloti possono ripetersi.
option-unlimited_copies = Un mazzo personale può contenere quante copie si vuole di una carta.
option-open_lists = Le liste dei mazzi personali sono visibili a tutti.
option-limited_tokens = La riserva di segnalini finisce a 47.
option-turn_draw_penalty_only = Con il mazzo vuoto solo la pescata di fine turno causa danni.
option-no_consuming_in_maintenance = Nessuno consuma durante un Turno di Manutenzione altrui.
option-free_discard = Le carte giocate si possono scartare in ogni momento del proprio Turno di Azione.
option-face_down_accumulators = Gli Accumulatori si possono giocare coperti e sono puniti quando vengono rivelati.
option-training_aid = Aiuto per l'allenamento: ogni posto può guardare le proprie carte coperte.
option-top_discard_only = Si vede solo la prima carta di una pila degli scarti.
option-penalize_wrong_type = Una carta scoperta del tipo sbagliato si può attivare e va sprecata, invece di essere rifiutata.
option-no_wrong_reaction_damage = Un Attacco rivelato come Reazione non costa danni.
option-neutralize_whole_card = Neutralizzare un attacco annulla l'intera carta, non solo i suoi danni.
option-tokens_together = I segnalini di una Manovra si piazzano insieme: i sovraccarichi avvengono dopo l'ultimo.
option-remove_from_one_card = Rimuovere prende i segnalini da una sola carta.
option-counters_not_neutralizable = I contrattacchi non si possono neutralizzare, solo assorbire.
option-remove_per_target = Il numero di un simbolo Rimuovi vale per ogni bersaglio colpito dall'attacco.
option-echo_against_counters = Le carte Eco funzionano anche contro i contrattacchi, ognuna una volta per attacco.
option-reveal_eliminated = Le carte di un giocatore eliminato si mostrano prima di tornare nella scatola.
option-luthor_total = Il limite di Luthor vale per tutti gli avversari insieme.
option-lorenz_any_damage = Per Lorenz ogni danno vale come colpo a segno.
option-kraus_per_pair = Kraus pesca per ogni due punti di un attacco.
option-soft_windows = Ti viene chiesto dopo ogni passo dell'avversario se consumi, non solo dove passare potrebbe costarti qualcosa.
