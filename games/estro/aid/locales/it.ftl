# ESTRO nell'aiuto.

about = Turni e round, lo scontro con i dadi, carte Zona, Necrotoken, il Quadrante dell'Oblio, una moneta.
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
