# Il guscio dell'aiuto: ciò che è uguale per ogni gioco.

aid = Al tavolo vero
aid-about = Per chi ha le carte: metti il telefono fra voi. Conta, tira i dadi e consulta le tabelle; a giocare siete voi. Tutto resta su questo dispositivo e funziona senza rete.
games = Giochi
nav = Schermate
skip = Al contenuto
close = Chiudi
steps = Passi
undo = Annulla
undone = Annullato.
next-turn = Prossimo turno
no-turn = Questo è l'ultimo turno.
anew = Ricomincia
anew-hint = Giocatori e opzioni restano, e si può annullare.
anew-done = Una nuova partita. Con Annulla torna quella di prima.
player = Giocatore { $n }
how-many = Quanti giocatori
begins = Chi comincia
draw-first = Sorteggia chi comincia
less = { $what }: { $n } in meno
more = { $what }: { $n } in più
at-least = { $n } è il minimo.
at-most = { $n } è il massimo.

## Ciò che il browser conserva

kept-refused = Questo browser conservava un tavolo che la pagina non sa leggere: { $why }. Se ne comincia uno nuovo. Il vecchio testo c'è ancora, come { $key }.
kept-lost = Questo browser conservava un tavolo che la pagina non sa leggere: { $why }. Se ne comincia uno nuovo, e il vecchio testo verrà sovrascritto, perché non c'è spazio per metterlo da parte.
kept-newer = lo ha scritto una versione più recente della pagina
kept-damaged = è danneggiato
kept-full = In questo browser non c'è più spazio: dopo un ricaricamento il tavolo sarà come prima.
kept-forbidden = Questo browser non lascia conservare nulla: dopo un ricaricamento il tavolo sarà vuoto.
