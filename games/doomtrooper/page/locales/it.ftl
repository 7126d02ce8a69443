# Le schermate di Doomtrooper. Ciò che appartiene al gioco lo dice il gioco.

game-text = Il gioco di carte di guerrieri e armi: raduna una squadra, armala, scegli i tuoi combattimenti e guadagna la promozione prima degli altri.

screen-cards = Carte

## Preparare


## Il tavolo

turn-order = Ordine di gioco: { $order }.
actions-left = Azioni rimaste: { $n }
look = Guarda le carte
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
place-hidden = Nascosti, non ancora pagati
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
lasting-n = Effetti che durano: { $n }
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
blow-through = { $from }: { $stat } { $n } contro A { $armor } di { $to }: va a segno
blow-stopped = { $from }: { $stat } { $n } contro A { $armor } di { $to }: è parato
modifiers = Che cosa cambia i valori
cover-adds = Copertura: +{ $n } ad A
supported-by = Con il supporto di { $who }

## Fermate


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

addend-printed = di base
addend-more = in più
