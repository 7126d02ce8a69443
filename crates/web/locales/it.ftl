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
screen-deck = Costruisci un mazzo
screen-replay = Replay
screen-settings = Opzioni
close = Chiudi
back = Indietro
all = Tutti

## Inizio

opponent-level = Il tuo avversario
level-newcomer = Nuovo arrivato
level-newcomer-text = Distratto in quasi una decisione su due, ma senza errori grossolani. Per le tue prime partite.
level-beginner = Principiante
level-beginner-text = Distratto in una decisione su cinque. Per quando conosci le regole.
level-journeyman = Apprendista
level-journeyman-text = Fa mosse sensate secondo regole pratiche e non guarda avanti. Per quando conosci il tuo mazzo.
level-expert = Esperto
level-expert-text = Prova 100 continuazioni di ogni decisione prima di rispondere. Una partita alla pari per un giocatore esperto.
level-master = Maestro
level-master-text = Prova 1000 continuazioni di ogni decisione. Prevede gli scambi e punisce il gioco distratto.
level-grandmaster = Gran maestro
level-grandmaster-text = Prova 10.000 continuazioni di ogni decisione. Il giocatore più forte qui, e il più lento.
level-rating = Punteggio circa { $n }
level-unrated = Punteggio non misurato
level-rating-hint = I punteggi sono di questo gioco, misurati tra giocatori del computer: il Nuovo arrivato ha 1000, e con 100 in più si vincono circa 64 partite su 100.
time-now = risponde subito
time-moment = pensa per un momento
time-seconds = pensa per qualche secondo a turno
bots-level = Forza dei bot
mode = Come si gioca
seats = Posti
seats-n = { $n } posti
person = Persona a questo schermo
bot-of = Bot: { $level }
name = Nome
people-none = Giocano solo i bot: tu guardi, al ritmo che preferisci.
people-one = { $n ->
        [0] Giochi da solo contro il gioco.
        [one] Giochi contro un bot.
       *[other] Giochi contro i bot.
    }
people-many = Più persone usano questo schermo. Tra l'una e l'altra nasconde tutto finché la prossima non prende il posto.
deck-of-seat = Mazzo del posto { $n }
table-wrong = Questo tavolo non si può ancora giocare; i motivi sono nell'elenco.
begin = Inizia la partita
resume = Continua la tua partita
added-modes = Modalità
added-modes-hint = Ognuna cambia il gioco come dice, e si possono giocare insieme.
play-now-modes = Con { $modes }
table-options = Opzioni del tavolo
rule-of = Regola
option-fixed = Lo decide la modalità: { $mode }.
time-limit = Secondi per una decisione (0: nessun limite; a tempo scaduto si risponde al posto del giocatore)
time-left = Ancora { $n } secondi
seed = Seme (vuoto per una nuova distribuzione; lo stesso seme dà le stesse carte)
seed-wrong = Un seme è un numero intero o 64 cifre esadecimali.

## I giochi

aid = Al tavolo vero
games = Giochi

## Mazzi

decks = Mazzi
to-decks = Costruisci i tuoi mazzi
options-on = ({ $n } attive)
deck-choose = I tuoi mazzi
deck-name = Nome
deck-word = Mazzo
deck-new = Nuovo mazzo
deck-new-empty = Mazzo vuoto
deck-copy = Duplica
deck-delete = Elimina
deck-delete-sure = Eliminare per sempre il mazzo "{ $name }"?
deck-said = { $card }: { $n } nel mazzo, { $of } carte in tutto.
deck-undone = Annullato. { $of } carte nel mazzo.
deck-begun = { $name } è aperto e si può modificare.
deck-link-wrong = Il mazzo di questo link non si può leggere: { $what }
figures-deck = Mazzo
deck-unnamed = Un mazzo proprio
deck-list = La sua lista
deck-handed = Questo link ti porta un mazzo: "{ $name }", { $n } carte.
deck-keep = Tieni il mazzo
deck-leave = Non tenerlo
deck-pool = Carte tra cui scegliere
to-sheet = Al mazzo
deck-only-own = Solo le carte del mazzo
deck-add = Metti { $card } (nel mazzo: { $n }). { $facts }
deck-add-one = Metti un'altra copia di { $card }
deck-remove = Togli una copia di { $card }
deck-info = Informazioni su { $card }
deck-limit-cards = Carte
deck-kept = rispettato
deck-broken = non rispettato
deck-reasons = Se il mazzo si può giocare
deck-legal = Questo mazzo si può giocare.
deck-not-yet = Questo mazzo non si può ancora giocare; i motivi stanno sopra il pulsante.
deck-play = Gioca con questo mazzo
deck-empty = Ancora nessuna carta.
deck-figures = Cifre
deck-export = Passa il mazzo ad altri
deck-form = Formato
deck-form-txt = Testo, una riga per carta
deck-form-link = Link a questa pagina
deck-form-ron = RON, per i file di carte
deck-copy-text = Copia
deck-copied = Copiato.
deck-save = Salva come file
deck-import = Porta qui un mazzo
deck-aside = Messo da parte quando questo mazzo è stato portato qui:
deck-partial = Alcune righe sono state messe da parte; il resto è nel mazzo. Le righe messe da parte sono nel campo qui sopra: correggile e aggiungile al mazzo.
deck-take = Porta qui
deck-open = Oppure apri un file

## Tavolo

you = Tu
has-turn = è di turno
hand = La tua mano
hand-empty = La tua mano è vuota.
copies = { $card }, { $n } copie
face-down = coperta
possible = ora possibile
opponent-thinks = L'avversario riflette …
match-over = La partita è finita.
match-goes-on = La partita continua
trouble = L'avversario non può rispondere: { $what }
try-again = Riprova
take-back = Ritira
undo = Annulla
undo-hint = Torna alla tua ultima decisione; il risultato dice quante volte
undo-agreed-title = Ritirare l'ultima decisione di { $name }?
undo-agreed-hint = Da allora hanno deciso altri, o si sono viste carte nascoste: serve il consenso di tutti i presenti. Da quella decisione in poi si decide tutto di nuovo; il risultato dice quante volte.
undo-agreed = Tutti d'accordo: si ritira
undo-agreed-button = Ritira una decisione
concede = Arrenditi
concede-title = Ti arrendi?
concede-hint = { $seats ->
        [2] Il tuo avversario vince la partita.
       *[other] Sei fuori dalla partita. Gli altri continuano; un giocatore o una squadra senza più nessuno contro ha vinto.
    }
concede-me = Sì, mi arrendo
concede-who = { $name } si arrende
play-on = Continua a giocare
really = Davvero? Questo ti danneggia.
plan-back = Qualcos'altro
really-not = No, scegli di nuovo
why-not = Perché no?
why-not-hint = Nulla di tutto questo è possibile ora. Scegli una voce per sapere perché.
why-clause = Perché? { $clause }
number = Il tuo numero
number-answer = Dichiara
number-bounds = Un numero intero da { $first } a { $last }.
log = Cronaca
log-unkept = I giocatori di questa partita non tengono una cronaca e non consultano nulla. Si potrà leggere a partita finita.
why = perché?
moment-held = tiene
moment-hit = colpito
moment-wounded = ferito
moment-saved = salvo
moment-against = contro { $n }
moment-for = Ha girato per { $who ->
    [Tu] te
   *[other] { $who }
 }.
in-log = Mostra nella cronaca
turn-n = Turno { $n }: { $who }

## Più posti

player-n = Giocatore { $n }
seat-n = Posto { $n }
name-you = { $name } (tu)
and-join = { $a } e { $b }
boards = Le plance degli altri
team-one = Squadra I
team-two = Squadra II
eliminated = fuori dalla partita
decides = decide

## Più persone davanti a uno schermo

agree-title = Accordatevi sulle pause
agree-text = Nessuno ha ancora visto una mano. Decidete insieme: in quali momenti lo schermo passa a chi può fare qualcosa? Ogni pausa vale per tutti, qualunque cosa abbiano in mano. Meno pause, meno passaggi.
agree-later = In seguito ognuno cambia solo le proprie pause, mentre la sua mano è scoperta.
agree-begin = D'accordo, mostra la prima mano
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

coming = Sta arrivando …
rules-coming = Il regolamento sta arrivando …
clause-unknown = Questa clausola non è nel regolamento.
open-in-rulebook = Apri nel regolamento

## Fine

result-won = Hai vinto!
result-lost = Vince l'avversario.
result-tie = Pareggio.
result-tie-of = Pareggio: { $who }.
result-nobody = Nessuno vince.
result-defeat = Hai perso.
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
result-turns = La partita è durata { $n } { $n ->
        [one] turno
       *[other] turni
    }.
rematch = Gioca ancora
other-table = Un altro tavolo
watch-replay = Rivedi
save-record = Salva la partita
look-at-table = Guarda il tavolo
back-to-result = Torna al risultato

## Replay

replay-open = Apri una partita salvata
scribe-title = Passa allo scriba
scribe-text = Prima della fine della partita qui può guardare solo lo scriba. I giocatori distolgono lo sguardo.
scribe-look = Sono lo scriba, mostrami la cronaca
replay-unaided = I giocatori di questa partita non consultano nulla. Si potrà rivedere quando sarà finita.
replay-nothing = Non c'è ancora una partita da mostrare. Giocane una o apri un file.
record-wrong = La partita non può essere mostrata:
replay-first = All'inizio
replay-back = Un passo indietro
replay-forth = Un passo avanti
replay-last = Alla fine
replay-at = Passo { $n } di { $of }
replay-viewer = Visto da
viewer-public = Tutti
viewer-open = Tutte le carte scoperte
replay-turn-back = All'inizio del turno
replay-turn-forth = Al turno seguente
show-moment = mostra
open-hand = Mano
problems-more = E altri { $n }.
record-none = Questa non è una partita salvata. Una partita salvata è un file di testo la cui prima riga è "duello record 1"; la si salva alla fine di una partita.
record-other = Questa partita salvata è di un altro gioco: { $game }
record-open-there = Aprila nella pagina di { $game }
file-drop = o trascinalo qui
file-unread = Il browser non riesce a leggere questo file.
file-no-text = Questo non è un file di testo. Scegline uno salvato qui.
figures = La partita in cifre
figures-undone = Decisioni annullate
turned = { $who } passa in vantaggio definitivamente nel turno { $turn }.
turned-you = Passi in vantaggio definitivamente nel turno { $turn }.

## Regolamento e carte

search = Cerca
search-how = Come si cerca
chapters = Capitoli
filter-type = Tipo

## Impostazioni

set-language = Lingua
set-theme = Tema
set-theme-auto = Automatico
set-theme-light = Chiaro
set-theme-dark = Scuro
set-motion = Movimento
set-motion-auto = Come il sistema
set-motion-reduce = Ridotto
set-motion-full = Completo
set-moments = Scene per i grandi momenti
set-moments-on = Sì
set-moments-off = No
set-sounds = Suoni
set-sounds-off = Spenti
set-sounds-on = Accesi
set-pace = Ritmo dell'avversario
set-pace-slow = Lento
set-pace-normal = Normale
set-pace-fast = Veloce
set-pace-instant = Immediato
set-lone = Dai l'unica risposta possibile senza chiedere (contro il computer)
set-lone-on = Sì
set-lone-off = No
set-careful = Chiedi conferma per una risposta che ti danneggia
set-careful-on = Sì
set-careful-off = No
set-keys = I tasti numerici scelgono dalla lista
set-keys-on = Sì
set-keys-off = No
stops = Pause
stops-hint = I momenti di questa partita in cui vuoi essere interpellato. L'avversario non li conosce.
keys = Tasti
key-digits = Scelgono dalla lista, se i tasti numerici lo fanno.
key-arrows = Scorrono la lista.
key-escape = Torna indietro: un pannello, un rifiuto, una selezione.
key-backspace = Ritira ciò che componi e non hai ancora annunciato, dove le regole lo permettono.
key-replay = In un replay: sinistra e destra di una decisione, su e giù di un turno, Inizio e Fine agli estremi.

## Che cosa conserva il browser

kept-match = la partita
kept-table = il tavolo preparato
kept-decks = i mazzi
kept-settings = le opzioni
kept-refused = Questo browser conserva dati ({ $what }) che questa pagina non sa leggere: { $why }. Nulla va perso: restano conservati, e sono messi da parte prima di conservare altro.
kept-newer = li ha scritti una versione successiva della pagina
kept-damaged = sono danneggiati
kept-full = In questo browser non c'è più spazio per questi dati: { $what }. Ciò che conservava prima c'è ancora, ciò che è cambiato dopo no.
kept-forbidden = Questo browser non permette alla pagina di conservare dati: { $what }.
kept-strangers = { $n } { $n ->
        [one] mazzo conservato da questo browser ha
       *[other] mazzi conservati da questo browser hanno
    } carte che questa pagina non conosce. Restano conservati.
kept-save = Salva come file
too-large = è troppo grande: si possono leggere al massimo { $n } kB

# Le partite che il browser conserva
play-now = Gioca subito
play-another = Gioca un'altra partita
play-now-against = Tu contro: { $who }
play-now-alone = Tu da solo contro il gioco
play-now-together = Più persone a questo schermo
more-setup = Altro: avversario, posti, mazzi, opzioni
left-matches = Partite lasciate a metà
finished-matches = Partite finite ({ $n })
finished-file = partite
save-all = Salvale tutte in un file
match-against = contro { $who }, turno { $turn }
match-between = { $who }, turno { $turn }
ending-won = vinta
ending-lost = persa
ending-tied = pareggiata
ending-over = finita
kept-archive = le tue altre partite
match-elsewhere = Questa partita continua in un'altra scheda o finestra.
take-over = Continua qui

## Lezioni, aiuto, suggerimenti

lesson-text = Una partita guidata di pochi minuti
lesson-of-mode = Inizio guidato: { $title }
lesson-go-on = Continua la lezione
lesson-step = Passo { $n } di { $of }:
lesson-next = Avanti
lesson-play = Gioca una partita tutta tua
lesson-leave = Lascia la lezione
lesson-watch = Guarda che cosa succede.
lesson-reading = Leggi ciò che dice la guida.
lesson-asks = Anche questo è possibile; ma adesso scegli: { $action }
lesson-not-now = Ora non devi fare nulla: leggi e vai avanti.
lesson-damaged = Questa lezione non si può leggere. Ricarica la pagina.
help = Aiuto
legend = Che cosa significano i simboli
hint-close = Metti via questo suggerimento
set-hints = Suggerimenti al tavolo
set-hints-first = Nelle prime partite
set-hints-on = Sempre
set-hints-off = Mai
key-undo = Annulla.
key-why-not = Perché no?
key-question = Mostra intera una domanda lunga, come fa un tocco su di essa.
key-log = Apre la cronaca, o torna alla domanda; su e giù la scorrono.
key-hand = Va alla mano.
key-read = Legge la carta che ha il fuoco.
key-help = Aiuto: lezioni, simboli, tasti.
key-legend = Che cosa significano i simboli.
