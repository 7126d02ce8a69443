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
## Che cosa non va in una carta

check-id = `{ $id }` non è un id; scrivi lettere minuscole, cifre e `-`, p. es. granito-07
check-id-twice = `{ $id }` è anche l'id di un'altra carta; dai a ogni carta il suo
check-name = A una carta serve un nome
check-name-twice = Anche un'altra carta si chiama { $name }; dai a ogni carta il suo nome
check-cards = Un catalogo ha al massimo { $most } carte
check-values = Un valore è un numero da 0 a { $most }
check-passive-usage = Un dono passivo agisce sempre: scrivi `infinite`
check-window-usage = Il dono di una carta sul campo usato a scelta si usa una volta: scrivi `once`, oppure `from-hand`
check-destroyed-usage = Un dono infinito finisce quando la sua carta è distrutta; scrivi `once` o `plain`, oppure le carte che osserva
check-hand = Un dono si usa dalla mano solo a scelta: scrivi una delle finestre, p. es. `w-dice`
check-optional = Solo un dono che si attiva da sé può essere facoltativo; per uno usato a scelta, o che agisce sempre, non si chiede
check-delay = Solo un dono `once` o `plain` con il momento `on-play` può aspettare, da 1 a 9 turni
check-counter = Una contromossa ha il momento `on-opponent-gift`
check-number = Il numero è 0 o troppo grande
check-watch = Osservano altre carte solo i doni su attaccare, essere attaccati, vincere, resistere, morire, essere distrutti o su una giocata o un dono dell'avversario, e nessuna contromossa
check-watch-enemy = Le giocate e i doni dell'avversario si osservano tra le carte dell'altro lato: scrivi `enemy`
check-nothing = Il dono non fa nulla: scrivi un effetto o una contromossa
check-effects = Un dono ha al massimo { $most } effetti
check-choices = Un dono ha al massimo { $most } effetti che scelgono una carta
check-coin = Un dono chiama al massimo una moneta, con effetti dietro e senza altre monete
check-mode = Solo una modalità può farlo; in un duello non succede nulla
check-area = Non si può fare a carte che stanno lì
check-covered = Una carta coperta non ha Estro, né dono, né TOT
check-face = Solo sul campo le carte sono scoperte o coperte
check-hidden = Nessuno può vedere la mano altrui, né scegliere secondo ciò che contiene
check-compared = Il TOT più alto e il più basso si confrontano solo sul campo
check-foe = Un rivale c'è solo in uno scontro, e solo per una carta sul campo
check-clash = Serve uno scontro in corso in questo momento
check-cause = In questo momento nessuna carta fa attivare il dono
check-this = La carta di un dono usato dalla mano non è sul campo: scegli un altro bersaglio
check-while = `while` è dei doni passivi
check-match = Solo un'inibizione dura tutta la partita; i valori si perdono quando la carta lascia il campo: scrivi `leaves`
check-hand-limit = Il limite della mano cambia per un turno: scrivi `turn`
check-passive = Un dono passivo aggiunge soltanto a valori, di `this`, `foe`, `attacker`, `attacked` o `all` di una descrizione, per `while`
check-passive-tot = Un dono passivo non può dipendere da un TOT, che dipende dai doni passivi
check-save = Una carta si salva solo quando sta per essere distrutta: `on-dying` o `w-death`
check-attack-over = Un attacco si ferma o si devia solo prima del confronto: `on-attack`, `on-attacked`, `w-decl` o `w-dice`
check-more-attacks = In questo momento non può seguire nessun attacco di chi controlla la carta
check-more-plays = In questo momento non può seguire nessuna giocata di chi controlla la carta
check-double = Si raddoppiano le statistiche, non il TOT stesso
check-swap = Si scambiano due statistiche diverse
check-draw-keep = Di 4 carte al massimo se ne tengono meno di quante se ne pescano
