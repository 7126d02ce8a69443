## La notazione breve delle carte

notation-expected = Qui c'è { $found }; atteso: { $expected }
notation-near = { $found } qui non è noto; forse intendevi `{ $near }`?
notation-number = Atteso un numero intero da { $least } a { $most }
notation-rest = Qui non era atteso altro
notation-effects = Un dono ha al massimo { $most } effetti
notation-coins = Un lancio di moneta non può stare dentro un altro
notation-values = `{ $found }` non sono cinque valori da 0 a 99; scrivi ATK/DEF/HEL/DEX/MAP, p. es. 16/19/13/5/19

## Risposte

action-unknown = `{ $text }` non è una risposta in ESTRO; scrivi p. es. `play 17 up`, `attack 0.1 1.3`, `pass`, `end`

## Posizioni

position-unread = La posizione non si può leggere: { $what }
position-too-long = La posizione contiene più di quanto ci sta: { $what }
position-seats = Una posizione di un duello ha due posti e due lati del campo
position-card = La carta { $n } della posizione non è possibile: numero, posto o Estro
position-place = La carta { $n } della posizione non si trova dove dice, vi si trova due volte o non esiste
position-lists = Un elenco della posizione nomina una carta, un posto o un numero che non esiste
position-stack = Ciò che accade nella posizione non sta insieme
position-stuck = Chi è interrogato nella posizione non ha scelta
