# C.O.A.L. nell'aiuto.

about = Danni da due a quattro Steambot, Vapore ed Energia sulle carte, segnalini Tag, turni.
players = Giocatori e varianti
agreed-hint = Un altro numero di giocatori, o un altro che comincia, ricomincia la partita; si può annullare.
teams = Due squadre: chi siede di fronte
tag-mode = Modalità Tag
steambot-of = Steambot di { $who }

## Il turno

turn-n = Turno { $n }
turn-of = Turno di { $who }
first-turn = Primo turno di questo posto: ancora nessuna carta si può attivare.
turn-kinds = Un Turno di Azione con una Manovra, o un Turno di Manutenzione: pesca due carte e passa.

## Gli Steambot

machines = Steambot
damage = Danni
steam = Vapore
energy = Energia
tags = Segnalini Tag
team = Squadra { $n }
fatal = { $n } danni distruggono uno Steambot. Vapore ed Energia sono i segnalini sulle sue carte.
destroyed = Distrutto: tutto ciò che è di questo posto va nella scatola, i suoi segnalini nella riserva.
wins = { $n ->
    [one] Vince { $who }.
   *[other] Vincono { $who }.
 }
tie = Non resta nessuno: la partita è patta.

## La riserva

pool = Riserva comune
pool-left = Nella riserva: { $n } di { $all } segnalini Risorsa. Sulle carte: { $used }.
pool-beyond = Sulle carte ci sono { $used } segnalini, { $n } più di quanti ne contenga la scatola. La riserva non si esaurisce: per il resto usate altro.
