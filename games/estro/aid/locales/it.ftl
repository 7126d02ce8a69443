# ESTRO nell'aiuto.

about = Turni e round, lo scontro con i dadi, carte Zona, Conquista, le astronavi del Single Player, Necrotoken, il Quadrante dell'Oblio, una moneta.
players = Giocatori e modalità
stratega = Stratega
necrotokens = Necrotoken

## Il turno

turn-of = Turno di { $who }
first-turn = Primo turno: l'altro campo è vuoto, quindi non c'è ancora nulla da attaccare.
no-draw = In questo turno nessuno pesca.
attacks = Attacchi in questo turno
attacks-made = Due attacchi sono fatti: solo un Dono ne permette un altro.
hand-limit = Prima che il turno finisca: al massimo { $n } carte in mano.

## Lo scontro

clash = Scontro
attacker = Attaccante
target = Bersaglio
covered = Coperta
match-up = Confronto: { $n } TOT all'attaccante
match-up-none = Scegli due Estri per il confronto.
roll = Tira i due dadi
die-shows = Dado: { $n }
bonus-match-up = Confronto
bonus-die = Dado
bonus-zone = Carta Zona
gain = In tutto { $n } TOT
who-wins = L'attaccante vince con il TOT maggiore, o se il suo valore primario è più del doppio di quello del bersaglio.
covered-loses = Si tira comunque: una carta coperta che viene attaccata è sconfitta.
attack-made = Conta l'attacco, nuovo scontro

## Carte Zona

zones = Carte Zona
zones-none = Nessuna è ancora attiva: se ne pesca una prima del primo turno.
zones-all = Tutte e cinque sono attive.
zone-drawn = Pescata per ultima: { $zone }
draw-zone = Pesca la carta Zona
draw-another = Pescane un'altra
zone-used = dono esaurito
zone-replace = Sostituiscila

## Necrotoken

tokens-hint = Un giocatore ne riceve uno ogni volta che l'avversario distrugge una sua carta.
buy-card = Pesca due carte invece di una
buy-protection = Proteggi una carta attaccata o che sta per essere distrutta, fino alla fine del turno
buy-deployment = Alla fine del proprio turno: entra una carta a caso del mazzo, con il Dono inibito
too-few-tokens = Troppo pochi token.
not-your-turn = Solo nel proprio turno.

## Il Quadrante

dial = Quadrante dell'Oblio
dial-hint = Gira ogni volta che una carta in campo viene distrutta o sacrificata, per chi l'ha persa; al massimo dieci volte per una sola distruzione.
turn-dial = Giralo per { $who }
dial-you = «Tu» è { $who }; quel che è impossibile si salta.

## La moneta

coin = Moneta
flip = Lancia la moneta
heads = Testa
tails = Croce

## Conquista

mode = Che cosa si gioca
duel = Duello
conquest = Conquista
conquered-none = Se il round finisse ora, non vincerebbe nessuno.
conquered = Se il round finisce così, vince { $who }.
conquered-by-points = Tutti e due tengono tre Zone; se il round finisce così, vince { $who } con più punti Zona.
zone-points = Punti Zona: { $points }
conquest-hint = Ogni carta in un campo è un punto Zona. Attacchi e Doni restano nel loro campo, e il bonus di una carta Zona vale solo lì: nello scontro aggiungetelo voi.

## Le astronavi

solo = Single Player
fleet = Astronavi
fleet-hint = Un guardiano si tocca quando viene scoperto, e di nuovo quando è distrutto. Un'astronave si attacca solo senza guardiani; a 0 scudi è distrutta.
fleet-won = Tutte e cinque le astronavi sono distrutte: il giocatore vince.
turn-of-ships = Turno delle astronavi
ships-turn = Prima i Doni dei guardiani scoperti nel turno del giocatore, poi il giocatore ne scopre altri due, poi due attacchi con due guardiani.
shields = Scudi
guardians = Guardiani
guardian-covered = Guardiano { $n }: coperto
guardian-open = Guardiano { $n }: scoperto
guardian-destroyed = Guardiano { $n }: distrutto
guardian-resists = Un coperto ha resistito: un altro a sorte
alarm-quiet = Allarme spento
alarm-counting = { $n ->
        [one] Allarme: abilità alla fine di 1 turno delle astronavi
       *[other] Allarme: abilità alla fine di { $n } turni delle astronavi
    }
skill-released = L'abilità è scattata:
ship-destroyed = Distrutta
targets = Carte proprie attaccabili
shoot = Sorteggia attaccante e bersaglio
shot = Il guardiano { $n } di { $ship } attacca la carta { $target } del giocatore, contando da sinistra
no-attacker = Nessun guardiano può attaccare: nessuno è scoperto, o ognuno ha attaccato.
no-target = Dite quante carte del giocatore sono attaccabili.

## Oggetti

objects = Oggetti
objects-wait = Alla fine di ogni turno il cui numero è divisibile per { $n }, il giocatore ne riceve uno.
objects-due = { $n ->
        [one] Quando finisce il turno del giocatore si pesca 1 oggetto.
       *[other] Quando finisce il turno del giocatore si pescano { $n } oggetti.
    }
objects-all = Sono stati dati tutti.
draw-object = Pesca un oggetto
use-object = Usalo
object-was-used = In questo turno ne è stato usato uno.
