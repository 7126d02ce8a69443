# Le schermate di C.O.A.L. Ciò che appartiene al gioco lo dice il gioco.

game-text = Un duello di carte, nervi e memoria: prepara carte coperte, dai loro vapore ed energia, colpisci prima che la tua macchina sia un rottame. Non si tira neanche un dado.

## La barra e le schermate

screen-cards = Carte e piloti

## Inizio

pilot-of-seat = Pilota del posto { $n }
reserve-of-seat = Pilota di riserva del posto { $n }
pilot-at-table = Scelto al tavolo
decks-hint = Quello che è stato concordato prima. Tutto il resto si sceglie o si sorteggia al tavolo.
table-problem-DECK-05 = I mazzi personalizzati lasciano troppo pochi mazzi interi nella scatola: gioca con scatole proprie o cambia un mazzo.
table-problem-DECK-09 = Le scatole proprie sono per i mazzi personalizzati: dai prima un mazzo a un posto.
table-problem-AMB-13 = Piloti di addestramento e Modalità Tag non vanno insieme.
table-problem-AMB-12 = I piloti di addestramento sono solo due: con più posti, permetti lo stesso pilota a più posti.
table-problem-SET-04 = Due posti prendono lo stesso Steambot; in una scatola ce n'è uno per tipo.
table-problem-FREE-03 = Lo stesso pilota è preso due volte; in una scatola ce n'è uno per tipo.
table-problem-FREE-01 = Questo pilota guida un altro Steambot; attiva l'opzione che ogni pilota guida ogni modello.
table-problem-TRN-03 = I piloti di addestramento giocano solo quando la loro opzione è attiva.
table-problem-TAG-03 = In Modalità Tag i due piloti si concordano insieme: indica anche quello di riserva.

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
pending = { $n ->
        [one] { $n } danno
       *[other] { $n } danni
    } contro: { $who }
neutralized = annullato
show-result = Mostra il risultato

## Più posti

area-of = Area di gioco: { $who }
partner = partner
destroyed = distrutto
attacked = sotto attacco
has-chosen = ha scelto
still-chooses = sta scegliendo
echo = Echo
echo-of = Carte Echo: { $who }
resolving-echo = Echo di { $card } ({ $who })
then-against = poi { $who }
reserve-show = { $name }, di riserva: manovre e abilità. Segnalini Tag: { $n }
swap-button = Tag: { $name } sale sulla plancia (segnalini: { $n })
call-button = Chiedi aiuto: { $who }

## Pannello laterale

discard-of = Scarti: { $who }
discard-empty = Ancora nessuna carta.

## Regolamento e carte

search-help = Le parole si cercano nei nomi e nei testi, prima nei nomi; tipo:reazione costo<=1 -è:eco testo:"pesca" restringe la ricerca. Chiavi: { $keys }. Ciò che una carta è: { $flags }. I numeri si confrontano con = != < <= > >=; - o non esclude; oppure e le parentesi uniscono.
filter-model = Modello
pilots = Piloti

## La fine

end-predefined = Mazzo: predefinito, di { $model }
end-custom = Mazzo: personalizzato, per { $model }
end-own-deck = Mazzo giocato
figures-curve = Danni, turno per turno
figures-dealt = Danni inflitti
figures-own = Danni a se stesso
figures-hits = Attacchi a segno
figures-best = Carta migliore
figures-card = { $card }: { $n }
reason-card = { $n ->
        [one] L'ultimo danno viene
       *[other] Gli ultimi { $n } danni vengono
    } da { $card }, nel turno { $turn }.
reason-pilot = L'ultimo danno viene dall'abilità di un pilota, nel turno { $turn }.
reason-own = { $n ->
        [one] L'ultimo danno è stato autoinflitto
       *[other] Gli ultimi { $n } danni sono stati autoinflitti
    } nel turno { $turn }.
reason-conceded = La partita è finita per resa nel turno { $turn }.

## La legenda dei simboli, per numero

key-symbol-1 = Vapore
key-symbol-2 = Energia
key-symbol-3 = Attacco Fisico
key-symbol-4 = Attacco Energetico
key-symbol-5 = Annulla un Attacco Fisico
key-symbol-6 = Annulla un Attacco Energetico
key-symbol-7 = Danno Fisico: 1 punto
key-symbol-8 = Danno Energetico: 1 punto
key-symbol-9 = Annulla 1 Danno Fisico
key-symbol-10 = Annulla 1 Danno Energetico
key-symbol-11 = Rimuove 1 Vapore da una carta avversaria
key-symbol-12 = Rimuove 1 Energia da una carta avversaria
key-symbol-13 = Accumulatore di Vapore
key-symbol-14 = Accumulatore di Energia
key-symbol-15 = Reazione: risponde a un attacco
key-symbol-16 = Echo: ciò che sta alla sua destra risponde agli attacchi contro altri, con più di due posti
key-symbol-17 = Trasferire: un segnalino della carta passa a un'altra tua carta
key-symbol-18 = Pesca una carta
key-symbol-19 = Scarta una carta del mazzo
key-symbol-20 = Scarta una carta della mano
key-symbol-21 = Consumata, dà Vapore
key-symbol-22 = Consumata, dà Energia
key-symbol-23 = Deck building: al massimo 12 in un mazzo
key-symbol-24 = Danno generico: 1 punto
key-symbol-25 = Una volta per turno
key-symbol-26 = Rimuove 1 danno
key-symbol-27 = 1 danno al tuo Steambot

## Che cosa resta di un attacco

forecast-none = Nessun danno.
forecast-all = { $n ->
        [one] 1 danno.
       *[other] { $n } danni.
    }
forecast-left = { $left ->
        [one] Resta 1 danno su { $n }.
       *[other] Restano { $left } danni su { $n }.
    }
forecast-best = Al meglio: { $what }
forecast-back = { $n ->
        [one] 1 danno di risposta.
       *[other] { $n } danni di risposta.
    }

## Suggerimenti nelle prime partite

hint-declare = In un Turno di Azione giochi, paghi e attacchi; un Turno di Manutenzione fa pescare due carte e nient'altro.
hint-maintenance = La tua mano è quasi vuota: un Turno di Manutenzione fa pescare due carte.
hint-prepare = Prima prepara una carta: giocala dalla mano. I segnalini si mettono sulle carte.
hint-maneuver = In ogni Turno di Azione il pilota usa una Manovra: i suoi segnalini pagano le tue carte.
hint-activate = Una carta funziona solo con i segnalini che costa, né più né meno: guarda prima di attivarla.
hint-consume = A una carta manca un segnalino? Consuma una carta della mano che ti serve meno.
hint-respond = Una Reazione che porta ciò che costa può rispondere prima che arrivino i danni.
hint-place = Quanto costa la carta e non di più: un quinto segnalino la sovraccarica.

## Risposte che danneggiano chi le dà

harm-stranded = Nessuna tua carta può ricevere segnalini: la tua Manovra ti costerà almeno { $n } { $n ->
        [one] danno
       *[other] danni
    }.
harm-no-card = Nessuna carta può ricevere questi segnalini: { $n } { $n ->
        [one] danno
       *[other] danni
    }.
harm-room = Sulle tue carte non c'è posto per tutto: { $n } { $n ->
        [one] danno
       *[other] danni
    }.
harm-overdrive = Perdi la carta e subisci 1 danno.
harm-beyond = Più di quanto costa: attivandola subirai 1 danno.
harm-wrong-type = Ora non ha effetto: perdi la carta{ $n ->
        [one] {" "}e subisci 1 danno
       *[other] {""}
    }.
harm-unpaid = Il suo costo non è pagato: perdi la carta e subisci 1 danno.
harm-overpaid = Ha più segnalini del suo costo: subisci 1 danno.
harm-no-help = Non ha effetto contro questo attacco.
harm-no-help-physical = Qui non ha effetto: è un Attacco Fisico.
harm-no-help-energy = Qui non ha effetto: è un Attacco Energetico.
harm-bare = Non ha segnalini: perdi la carta e forse subisci 1 danno.
harm-bare-last = Non ha segnalini: perdi la carta, e un altro danno distrugge il tuo Steambot.
harm-odd-price = Nessuna tua carta utile ora costa proprio questi segnalini: subisci 1 danno.
harm-unseen-last = Se non è la carta che pensi, 1 danno distrugge il tuo Steambot.
harm-tokens-lost = Perdi anche i suoi segnalini: subisci 1 danno.
harm-empty-deck = Il tuo mazzo è vuoto: { $n } danni alla fine del turno.
harm-fatal = { $n } danni: il tuo Steambot è distrutto.

addend-physical = Fisici
addend-energy = Energetici
addend-generic = Generici
addend-absorbed = annullati
addend-neutralized = attacco annullato
addend-ignored = ignorati
twin = { $name } (giocatore { $n })
moment-killed = ucciso
