# Le schermate di C.O.A.L. Ciò che appartiene al gioco lo dice il gioco.

game-text = Un duello di carte, nervi e memoria: prepara carte coperte, dai loro vapore ed energia, colpisci prima che la tua macchina sia un rottame. Non si tira neanche un dado.

## La barra e le schermate

screen-cards = Carte e piloti

## Inizio

pilot-of-seat = Pilota del posto { $n }
reserve-of-seat = Pilota di riserva del posto { $n }
pilot-at-table = Scelto al tavolo
decks-hint = Quello che è stato concordato prima. Tutto il resto si sceglie o si sorteggia al tavolo.
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
table-options-hint = In una partita normale è tutto spento. Steambot e piloti si scelgono al tavolo.

## Mazzi

deck-predefined = Mazzo predefinito
use-own-boxes = Dai a ogni posto una scatola propria
deck-none = Costruisci un mazzo tuo con le carte di uno o due Steambot. Parti da zero, oppure da un mazzo predefinito da modificare.
deck-import-hint = Testo con una riga per carta, per esempio "2 Scudo a torre" (nomi in italiano o inglese), un link, RON, un .dek di LackeyCCG o un .o8d di OCTGN.
deck-new-from = Parti da { $model }
deck-pool-hint = { $n } { $n ->
        [one] carta
       *[other] carte
    }. Tocca una carta per metterla nel mazzo. Con la tastiera: le frecce per spostarsi, + mette, - toglie.
deck-limit-models = Modelli
deck-limit-reactions = Reazioni
deck-limit-symbols = Simboli
deck-board = Steambot
deck-no-board = Ancora nessuno
deck-pilot = Pilota
deck-pilot-at-table = Scelto al tavolo
chart-curve = Carte per costo in segnalini
chart-types = Carte per tipo
chart-tokens = Vapore ed Energia
chart-symbols = Simboli sulle carte
chart-cost-steam = Costano Vapore
chart-cost-energy = Costano Energia
chart-gives-steam = Danno Vapore
chart-gives-energy = Danno Energia

## Tavolo

area-own = La tua area di gioco
damage-of = Danni: { $n } su 10
pile-deck = Mazzo { $n }
pile-hand = Mano { $n }
pile-discard = Scarti { $n }
pilot-show = { $name }: Manovre e abilità
maneuver-n = Manovra { $n }
slot-own = La tua posizione { $n }
slot-of = Posizione { $n }, { $who }
slot-short = Pos. { $n }
play-down = Gioca coperta
play-up = Gioca scoperta
slot-empty = vuota
tokens-on-card = { $steam } Vapore e { $energy } Energia
ready = pronta
resolving = Carte in corso di risoluzione
resolving-card = { $card } ({ $who })
pending = { $n } danni contro: { $who }
neutralized = neutralizzato
show-result = Mostra il risultato

## Più posti

area-of = Area di gioco: { $who }
partner = compagno
destroyed = distrutto
attacked = sotto attacco
has-chosen = ha scelto
still-chooses = sta scegliendo
echo = Eco
echo-of = Carte Eco: { $who }
resolving-echo = Eco di { $card } ({ $who })
then-against = poi { $who }
reserve-show = { $name }, di riserva: manovre e abilità. Segnalini Tag: { $n }
swap-button = Tag: { $name } sale sulla plancia (segnalini: { $n })
call-button = Chiedi aiuto: { $who }

## Pannello laterale

discard-of = Pila degli scarti: { $who }
discard-empty = Ancora nessuna carta.

## Regolamento e carte

search-help = Le parole si cercano nei nomi; tipo:reazione costo<=1 -è:eco testo:"pesca" restringe la ricerca. Chiavi: { $keys }. Ciò che una carta è: { $flags }. I numeri si confrontano con = != < <= > >=; - o non esclude; oppure e le parentesi uniscono.
filter-model = Modello
pilots = Piloti

## Impostazioni

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
