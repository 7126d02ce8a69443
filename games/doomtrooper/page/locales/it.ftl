# Le schermate di Doomtrooper. Ciò che appartiene al gioco lo dice il gioco.

game-text = Il gioco di carte di guerrieri e armi: raduna una squadra, armala, scegli i tuoi combattimenti e guadagna la promozione prima degli altri.

screen-cards = Carte

## Preparare


## Il tavolo

turn-order = Ordine di gioco: { $order }.
meditate-times = Medita con tutte e { $n } le Azioni: { $n } D
actions-left = Azioni rimaste: { $n }
rating-f = C
rating-s = S
rating-a = A
rating-v = V
destiny-of = Destino { $n }
promotion-of = Promozione { $n } di { $of }
points-short = D { $d }, P { $p } di { $of }
attached-n = Assegnate: { $n }
owned-by = di { $who }
units-n = Carte nelle Aree: { $n }
pile-hand = Mano { $n }
pile-draw = Mazzo da Pescare { $n }
pile-discard = Scarti { $n }
pile-gone = Eliminate { $n }
pile-reserve = Riserva { $n }
piles-of = Mazzi di { $who }
pile-closed = Coperte: nessuno può guardarle, nemmeno chi le possiede.
place-squad = Squadra
place-kohort = Schieramento
place-outpost = Avamposto
place-aside = Area a parte
place-hidden = Nascosti
place-player = Sul giocatore
place-game = Sul tavolo
card-hidden = Guerriero nascosto
card-covered = Guerriero in Copertura
mark-wounded = ferito
mark-cover = in Copertura
mark-unpaid = da pagare
mark-inside = a bordo
mark-in-use = in uso
mark-used = usata
mark-markers = segnalini: { $n }
no-warriors = senza guerrieri: { $n ->
        [one] resta 1 Turno
       *[other] restano { $n } Turni
    }
owes-outpost = deve andare nell'Avamposto
announced = Che cosa è stato annunciato
announced-line = { $who }: { $what }
announced-hidden = un guerriero in Copertura
steps-n = pagato { $n ->
        [one] una volta
       *[other] { $n } volte
    }
cancelled = annullato
read-card = Leggi la carta
lasting = Effetti che durano
clauses-of-card = Regole dietro questa carta
ratings-now = Valori attuali
controlled-by = In gioco per: { $who }

## Combattimento

combat-of = Attacco di { $who }
combat-fight = Attacco di { $who }: Corpo a corpo
combat-shoot = Attacco di { $who }: Sparare
combat-mine = Il tuo attacco
combat-mine-fight = Il tuo attacco: Corpo a corpo
combat-mine-shoot = Il tuo attacco: Sparare
combat-attacker = Attaccante ({ $who })
combat-defender = Difensore ({ $who })
combat-warzone = Warzone
combat-second = Poi, attaccato con la stessa Azione
combat-waits = Ora decide: { $who }
combat-waits-me = Ora decidi tu.
blow-through = { $from }: { $stat } { $n } contro A { $armor }, va a segno
blow-stopped = { $from }: { $stat } { $n } contro A { $armor }, è fermato
modifiers = Che cosa cambia i valori
cover-adds = Copertura: +{ $n } ad A
supported-by = Con il supporto di { $who }

## Soste


## Mazzi e carte

filter-faction = Affiliazione
filter-set = Espansione
search-help = Le parole si cercano nei nomi e nei testi, prima nei nomi; tipo:equipaggiamento classe:aeronave espansione:inquisition costo<=3 testo:"per primo" -è:personalita restringe la ricerca. Chiavi: { $keys }. Che cos'è una carta: { $flags }. I numeri si confrontano con = != < <= > >=; - o non esclude; o e le parentesi uniscono.
cards-found = { $n } { $n ->
        [one] carta
       *[other] carte
    }
cards-more = Mostra altre
card-waits = Non ancora giocabile: { $words }
deck-none = Costruisci una tua Collezione. Comincia da zero o da un mazzo pronto, da cambiare.
deck-new-from = Comincia con { $deck }
deck-pool-hint = { $n } { $n ->
        [one] carta
       *[other] carte
    }, { $shown } mostrate. Tocca una carta per metterla. Da tastiera: le frecce si spostano, + mette, - toglie.
deck-limit-warriors = Guerrieri
deck-limit-reserve = Riserva
deck-reserve = Riserva
generic = Generiche
chart-curve = Carte per Punti Destino
chart-kinds = Carte per tipo
chart-affiliations = Carte per affiliazione
chart-f = Guerrieri per C
chart-s = Guerrieri per S
chart-a = Guerrieri per A
chart-v = Guerrieri per V
deck-to-reserve = Sposta una copia di { $card } nella Riserva
deck-from-reserve = Sposta una copia di { $card } nel mazzo
deck-import-hint = Testo con una riga per carta come "3 CHASSEUR" (nomi o numeri, Riserva: per la Riserva), RON, un .dek di LackeyCCG o un .o8d di OCTGN.
deck-link-foreign = è stato fatto da un'altra versione della pagina, o è danneggiato

## La fine

figures-curve = Punti Promozione, turno per turno
figures-killed = Guerrieri uccisi in combattimento
figures-lost = Guerrieri persi
figures-best = Guerriero migliore, con le sue uccisioni
figures-card = { $card }: { $n }
figures-sabotaged = Sabotaggi
reason-piles = Tutti i Mazzi da Pescare erano vuoti nel turno { $turn }: vince chi ha più Punti Promozione.
reason-alone = Gli altri erano fuori dalla partita nel turno { $turn }.
reason-tie = Punti Promozione pari nel turno { $turn }.
reason-limit = È stato raggiunto il limite di turni: vince chi ha più Punti Promozione.
reason-points = Nel turno { $turn } sono stati raggiunti { $n } Punti Promozione.

## Che cosa significano lettere e segni

letter-d = D
letter-p = P
legend-f = Corpo a corpo: con questo colpisce nel Corpo a corpo
legend-s = Sparare: con questo colpisce quando la tattica è Sparare
legend-a = Armatura: va a segno un colpo almeno altrettanto alto
legend-v = Valore: quanto costa il guerriero in D, e quanto vale la sua morte in P
legend-d = Punti Destino: con questi si pagano i guerrieri
legend-p = Punti Promozione: vince chi per primo ne ha abbastanza
legend-generic = Senza affiliazione

## Suggerimenti nelle prime partite

hint-redraw = Una mano senza guerrieri che puoi pagare merita di essere cambiata.
hint-add = Prima i guerrieri: senza non si attacca e non si resiste.
hint-attack-last = L'attacco è l'ultima Azione e chiude le altre: prima fai tutto il resto.
hint-attack = Attacca chi colpisci senza essere colpito: il tuo C o S contro la sua A, e viceversa.
hint-meditate = Un'Azione che non ti serve altrimenti dà 1 D: medita.
hint-tactic = La tattica vale per tutti e due: scegli quella in cui il tuo vantaggio è maggiore.
hint-discard = Una carta che non ti servirà fa posto a un'altra: nel prossimo Turno peschi di nuovo fino a sette.

## Risposte che danneggiano chi le dà

harm-serves-enemy = Questo giova a un nemico.
harm-hurts-own = Questo danneggia i tuoi.
harm-for-nothing = Ti costa D e non porta a nulla.
harm-unspent = { $n ->
        [one] 1 Azione non usata: vale 1 D.
       *[other] { $n } Azioni non usate: ognuna vale 1 D.
    }
harm-cannot-wound = Il tuo colpo è fermato e la risposta può ferire.
harm-wrong-tactic = Così il tuo colpo è fermato; con l'altra tattica ferisce.
harm-exposed = Allo scoperto un nemico può ferirlo, e in questo Turno non può attaccare.
harm-no-draw = Il tuo Mazzo da Pescare è vuoto: nulla ne prende il posto.
harm-needed = L'unico guerriero che puoi pagare.

## Un attacco pianificato

plan-attacker = Attaccante
plan-defender = Difensore
plan-tactic = Tattica
plan-weapon = Arma
plan-fight = Corpo a corpo
plan-shoot = Sparare
plan-no-weapon = Nessuna Arma
plan-figures = Per come stanno le cose: { $stat } { $strength } contro A { $against }; risposta { $back } contro A { $armor }.
plan-wins = Il colpo ferisce, la risposta no.
plan-trades = Il colpo ferisce, e la risposta può ferire.
plan-wounds = Il colpo ferisce.
plan-loses = Il colpo è fermato, e la risposta può ferire.
plan-fails = Il colpo è fermato.
plan-unknown = Nessuno può dirlo: è coperto.

addend-printed = di base
addend-more = in più
moment-killed = ucciso
