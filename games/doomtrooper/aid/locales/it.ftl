# Doomtrooper nell'aiuto.

about = Punti Destino e Promozione di un massimo di cinque giocatori, i turni con le loro Azioni, ciò che i punti decidono.
players = Giocatori e accordi
agreed-hint = Un altro numero di giocatori, o un altro che comincia, ricomincia la partita; si può annullare.
teams = Due squadre: chi siede di fronte
target = Punti Promozione per vincere

## Il turno

turn-n = Turno { $n }
turn-of = Turno di { $who }
first-turn = Primo turno di questo giocatore: ancora nessun attacco.
attack-last = L'attacco è l'ultima Azione: le altre vanno perse.
no-actions = Nessuna Azione rimasta: si scarta, poi tocca al prossimo.
actions = Azioni rimaste
meditate = Medita: 1 Azione per 1 D
attack = Attacca
hand = Si pesca fino a { $n } carte; alla fine oltre { $n } si scartano.

## I punti

points = Punti
destiny = Destino, D
promotion = Promozione, P
team = Squadra { $n }: { $points } P
out = eliminato

## La fine

verdict = La fine
goes-on = Si vince con { $n } Punti Promozione.
wins = { $n ->
    [one] Vince { $who }.
   *[other] Vincono { $who }.
 }
tie = Pari tra { $who }.
exhausted = Tutti i mazzi di pesca sono vuoti
exhausted-hint = Allora vince chi ha più Punti Promozione; se nessuno è in testa da solo, ne servono 10 più del totale in parità.
