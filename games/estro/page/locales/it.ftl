# Le schermate di ESTRO. Ciò che appartiene al gioco lo dice il gioco.

game-text = Cinque nature si contendono un campo. Gioca una carta, scoperta o coperta, attacca con due, e non lasciare mai vuoto il tuo campo.

screen-cards = Carte

## Preparazione

deck-dealt = Distribuito a caso
deck-dealt-means = 25 carte dell'intero catalogo, che conosci man mano che le peschi.
decks-all-dealt = Nell'Inferno ogni mazzo è casuale, da un solo insieme.
one-deck = Porta un mazzo un posto soltanto: allora i mazzi si distribuiscono entrambi.
deck-in-company = Poiché porti un mazzo, anche il giocatore del computer ne porta uno: { $deck }.

## Il tavolo

field-own = Le tue carte in campo, in ordine di entrata
field-of = Carte in campo di { $who }, in ordine di entrata
field-empty = Nessuna carta in campo
standing = In campo: { $n } { $n ->
        [one] carta
       *[other] carte
    }, TOT complessivo { $tot }
standing-cards = { $n } { $n ->
        [one] carta
       *[other] carte
    } in campo
standing-short = { $n } { $n ->
        [one] carta
       *[other] carte
    }, TOT { $tot }
pile-hand = Mano { $n }
pile-deck = Mazzo { $n }
pile-tokens = Necrotoken: { $n } di 3
rift-n = Mazzo dimensionale: { $n } carte
pile-incinerator = Inceneritore { $n }
covered-n = Carta coperta al posto { $n }
covered-known = { $name } (coperta, posto { $n })
values-now = { $estro }, ATK { $atk }, DEF { $def }, HEL { $hel }, DEX { $dex }, MAP { $map }
values-total = { $values }, TOT { $tot }
values-title = Adesso
mark-used = dono esaurito
mark-inhibited = dono inibito
mark-emptied = Vale come carta vuota
mark-attacked = ha attaccato
mark-waits = dono in attesa: { $n ->
        [one] 1 turno
       *[other] { $n } turni
    }
mark-chimera = una Chimera: ha il dono e l'Estro di un'altra carta
mark-support = supporta una carta Granito
mark-shield = scudo vitale { $n }
shield-n = scudo { $n }
shield-worn = scudo { $n ->
        [0] {""}
       *[other] −{ $n }
    }
mark-shield-untold = scudo vitale{ $n ->
        [0] {""}
       *[other] {" "}consumato di { $n }
    }
mark-protected = non può essere distrutta
mark-barred = non può attaccare
mark-rests = non può attaccare nel prossimo turno
mark-must-attack = deve attaccare
skips-draw = non pescherà
attacks-once = un solo attacco nel prossimo turno
partner = compagno
team-place = Squadra { $team }, giocatore { $n }
drawless = niente da pescare
in-danger = campo vuoto
holds-goal = tiene abbastanza Zone
attacks-left = Attacchi rimasti: { $n }
gifts = Doni in corso di risoluzione
dial-line = Quadrante per { $who }: { $sector }
gift-line = { $who }: dono di { $card }
gift-annulled = annullato
read-card = Leggi la carta
clauses-of-card = Regole di questa carta
controlled-by = Dalla parte di: { $who }
covered-guardian-means = Un guardiano coperto, se attaccato, viene scoperto e si difende con i suoi valori; il suo dono attende il turno della Flotta.
covered-means = Una carta coperta non ha valori, ed è sconfitta ogni volta che viene attaccata.
incinerator-of = Inceneritore: { $who }
incinerator-empty = Ancora nessuna carta.

## Astronavi e oggetti

fleet = Flotta
ships = Le cinque astronavi, ciascuna con i suoi guardiani
ships-left = { $n } { $n ->
        [one] astronave rimasta
       *[other] astronavi rimaste
    }
guardians-of = Guardiani di { $ship }, in ordine di entrata
guards = guardiano di { $ship }
ship-is = Astronave { $ship }, scudi { $n }
ship-shields = Scudi: { $n } di { $most }
ship-lost = distrutta
ship-lost-means = Questa astronave è distrutta: non fa più nulla.
ship-counts = allarme: { $n ->
        [one] 1 turno
       *[other] { $n } turni
    }
ship-counts-short = allarme: { $n }
ship-counts-means = L'allarme suona: la sua abilità si scatena dopo { $n ->
        [one] 1 turno
       *[other] { $n } turni
    } della Flotta.
ship-alarm-means = Quando cade l'ultimo guardiano suona l'allarme, e la sua abilità si scatena dopo { $n ->
        [one] 1 turno
       *[other] { $n } turni
    } della Flotta.
ship-released = abilità scatenata
ship-open = attaccabile
ship-guarded = { $n } { $n ->
        [one] guardiano
       *[other] guardiani
    }
objects = I tuoi oggetti
objects-next = Prossimo oggetto { $n ->
        [0] alla fine di questo turno
        [one] fra 1 turno
       *[other] fra { $n } turni
    }; ne restano { $left }
objects-none-left = Tutti gli oggetti sono arrivati.
objects-locked = Blocco di un'astronave: in questo turno niente oggetti.
object-used = In questo turno hai già usato un oggetto.
object-means = Ogni oggetto si usa una volta, uno per turno tuo: prima degli attacchi o dopo uno di essi.
object-line = { $who }: oggetto { $object }
skill-line = { $ship }: abilità { $skill }
mark-waits-fleet = dono in attesa del turno della Flotta
prepared-weaken = Muro: nel prossimo turno della Flotta i guardiani che attaccano sono indeboliti.
prepared-second-chance = Seconda possibilità: la tua prossima carta che verrebbe distrutta resta in campo.
prepared-ignore-dex = Colpo cieco: il tuo prossimo attacco ignora la DEX del bersaglio.
prepared-aim = Disturbatore: scegli tu il bersaglio del prossimo attacco della Flotta.
prepared-load-die = Dado truccato: scegli tu che cosa mostra il tuo prossimo dado.
prepared-no-objects = Blocco di un'astronave: nel tuo prossimo turno niente oggetti.

## Round e Zona

matrix = Confronto fra i cinque Estri
matrix-means = Quanto l'attaccante aggiunge al proprio TOT: riga = attaccante, colonna = bersaglio. Vale per lo scontro, e soltanto per l'attaccante.
key-matrix = Il confronto fra i cinque Estri, e via.
dice-title = I dadi
dice-means = Ogni carta tira un dado. Se il risultato elenca l'Estro di una carta, la carta ha +5 alla caratteristica di quell'Estro.
zone-is = Carta Zona { $zone }
zone-points = Punti zona: { $above } sopra, { $below } sotto
zone-own-field = Nella Zona di Conquista bonus e dono di zona agiscono solo nel campo di questa carta Zona.

## Lo scontro

clash-title = { $attacker } attacca { $target }
clash-title-covered = { $attacker } attacca una carta coperta
clash-attacks = attacca
clash-is-attacked = è attaccata
clash-by-total = Così com'è: { $mine } contro { $theirs }, il bersaglio è sconfitto per totale
clash-by-primary = Così com'è: il valore primario { $one } è più del doppio di { $other }, il bersaglio è sconfitto
clash-exhausts = Così com'è: { $mine } contro uno scudo vitale di { $theirs }, che si esaurisce
clash-shield-holds = Così com'è: { $mine } contro uno scudo vitale di { $theirs }, che regge e si consuma
clash-holds = Così com'è: { $mine } contro { $theirs }, il bersaglio resiste
clash-covered = Il bersaglio è coperto: è sconfitto, quali che siano i totali
clash-claims = Contano solo i bonus reclamati
clash-untold = I totali sommateli a mente
clash-open = Niente è deciso
clash-you-before-dice = Puoi agire prima che si tirino i dadi.
clash-you-after-dice = Puoi agire prima che si confrontino i totali.
clash-you-decide = Adesso decidi tu.
clash-they-before-dice = Prima dei dadi può agire: { $who }
clash-they-after-dice = Prima del confronto può agire: { $who }
clash-they-decide = Adesso decide: { $who }
ask-before-dice = Prima dei dadi: usi qualcosa o passi?
ask-after-dice = Dopo i dadi: usi qualcosa o passi?
addends = Di che cosa è fatto il totale
addend-printed = stampato
addend-changes = modifiche dei doni
addend-more = doni e Zona
addend-die = dado
addend-die-n = dado { $n }
addend-primary = valore primario
addend-support = supporto
addend-shield = perso dallo scudo
addend-ignored = DEX ignorata da Illusio
addend-floor = nessun valore scende sotto 0
addend-match-up = confronto fra Estri
addend-weakened = indebolita da un oggetto
addend-shields = scudi
addend-blow = l'attacco
clash-guardian = Il guardiano viene scoperto prima dei dadi e si difende con i suoi valori
clash-shields = scudi
clash-strikes = Per ora: { $mine } dagli scudi di { $shields }, ne restano { $left }
clash-sinks = Per ora: { $mine } contro scudi di { $shields }: l'astronave è distrutta
addend-against = contro { $other }
forecast-sure = Riesce con qualunque dado, se nessuno interviene.
forecast-never = Fallisce con qualunque dado, se nessuno interviene.
forecast-dice = Riesce con { $n } risultati dei dadi su 36 ({ $percent } %), se nessuno interviene.

## Mazzi e carte

filter-estro = Estro
filter-gift = Dono
search-help = Le parole si cercano nei nomi e nei testi, prima nei nomi; estro:ardo gift:counter tot>=70 dex>=20 restringe la ricerca. Chiavi: { $keys }. Che cos'è una carta: { $flags }. I numeri si confrontano con = != < <= > >=; - oppure not esclude; or e le parentesi uniscono.
cards-found = { $n } { $n ->
        [one] carta
       *[other] carte
    }
cards-more = Mostrane altre
deck-none = Scegli 20 carte tue; altre 5 si aggiungono a sorte quando la partita comincia. Comincia da un mazzo vuoto, o da uno pronto che cambi.
deck-new-from = Comincia da { $deck }
deck-pool-hint = { $n } { $n ->
        [one] carta
       *[other] carte
    }, { $shown } mostrate. Tocca una carta per metterla nel mazzo. Con la tastiera: le frecce camminano, + mette, - toglie.
deck-import-hint = Testo con una carta per riga, per nome o id, un collegamento, oppure RON.
deck-by-lot = Al tavolo si aggiungono a sorte altre 5 carte, 25 in tutto.
deck-for-lucid = Nel Sogno Lucido le 25 carte sono tutte scelte; aggiungilo al tavolo prima della partita.
deck-kind = A che cosa serve il mazzo
deck-kind-constructed = Personalizzato, 20 carte
deck-kind-lucid = Sogno Lucido, 25 carte
deck-in-lucid = Qui con cinque carte di ogni Estro, per il Sogno Lucido.
chart-estri = Carte per Estro
chart-curve = Carte per TOT
chart-gifts = Doni e carte vuote
chart-gift-once = Doni 1V
chart-gift-infinite = Doni ∞
chart-gift-plain = Doni senza simbolo
chart-empty = Carte vuote

## La fine

figures-curve = TOT in campo, turno per turno
figures-attacks = Attacchi riusciti
figures-lost = Carte perdute
figures-gifts = Doni e doni di zona usati
figures-best = Migliore attaccante, con le carte che ha distrutto
reason-empty = Chi ha perso non aveva carte in campo, nel round { $round }.
reason-both-empty = Entrambi i campi erano vuoti nel round { $round }.
reason-sum = Alla fine del round 19 ha deciso la somma dei TOT maggiore.
reason-team-level = Alla fine del round 19 le somme dei TOT erano pari.
reason-exhausted = Chi ha perso doveva pescare con mano e mazzo vuoti, nel round { $round }.
reason-fleet = Le cinque astronavi sono state distrutte, nel round { $round }.
reason-overrun = Nessuna carta del giocatore era in campo, nel round { $round }.
reason-conquered = Chi ha vinto teneva abbastanza Zone alla fine del round { $round }.
reason-more-points = Alla fine del round { $round } entrambi tenevano abbastanza Zone; chi ha vinto aveva più punti zona.
reason-stalled = Da dieci round non si muoveva nulla.
reason-ahead = Alla fine del round 19: più carte e più TOT in campo.
reason-split = Alla fine del round 19 ogni parte era avanti in una misura.
reason-level = Alla fine del round 19 una misura era pari.
reason-tie-break = Alla fine del round 19 una misura era pari, e ha deciso l'altra.
reason-conceded = La partita è finita per abbandono nel round { $round }.

## Suggerimenti nelle prime partite

hint-play = Scoperta, una carta ha valori e dono; coperta nessuno la conosce, ma ogni attacco la sconfigge.
hint-embargo = Niente attacchi prima del round 4: metti in campo carte forti insieme al compagno e tieni quelle da giocare coperte.
hint-conquest = Tre Zone tenute a fine round fanno vincere. Una carta difende la sua Zona solo dove sta, e solo lì attacca.
hint-fleet = Devono cadere cinque astronavi, ciascuna dopo i suoi guardiani. Libera un'astronave dopo l'altra: hai due attacchi per turno.
hint-reveal = Nel suo turno la Flotta scopre due guardiani che scegli tu. I loro doni si attivano subito: meglio sulle astronavi che attaccherai per ultime.
hint-strike = Un'astronave senza guardiani può essere attaccata: il valore della tua carta si sottrae ai suoi scudi.
hint-object = Ora puoi usare un oggetto, uno per turno. Poi è consumato.
hint-keep-a-card = Dalla fine del round 5 chi ha il campo vuoto perde: fa' in modo che una tua carta resti.
hint-extras = Una carta che era coperta all'inizio del tuo turno si può scoprire adesso: il suo dono si attiva, e può attaccare.
hint-attack = Uno dei tuoi attacchi ha buone probabilità: ogni risposta dice con quanti risultati dei dadi riesce.
hint-attack-free = Un attacco che fallisce non costa nulla: l'attaccante resta in campo.
hint-dice = I dadi sono tirati. Guarda i totali: adesso li cambia soltanto un dono o un dono di zona.
hint-death = Una carta sta per essere distrutta: è l'ultimo momento per salvarla.
moment-killed = distrutta
hint-window = Qui puoi usare qualcosa, oppure aspettare un momento migliore.
hint-token = Un Necrotoken ora ti dà una seconda carta. Con tre, il prossimo andrebbe perso.
hint-ambush = Una carta Illusio della tua mano può entrare ora, senza costo. Il suo dono è perso per sempre.
hint-redirection = Dopo un dono di zona l'attaccante sceglie: proseguire, un altro bersaglio, o fermarsi.
hint-discard = La tua mano non può restare così grande: scarta ciò che ti servirà di meno.
hint-support = Un supporto fa durare la tua carta Granito: chi la attacca deve consumarle entrambe. Per gli attacchi, però, è persa.
hint-declare = Dichiarare non costa nulla. Nel tuo prossimo turno potrai giocare una carta Vuota e una con dono come un'unica carta forte.
hint-rift = La Fessura prende una tua carta e te ne dà una sconosciuta: conviene per la più debole.

## Risposte che danneggiano chi le dà

harm-serves-enemy = Serve al nemico.
harm-hurts-own = Danneggia una tua carta.
harm-hopeless = Nessun risultato dei dadi lo fa riuscire.

## Art

art-gift = Dono
art-empty = Vuota
art-attacks = attacca
art-attacked = è attaccato

## The legend

legend-estro = { $estro }: il suo valore è { $stat }
legend-gift = La carta ha un dono
legend-empty = Vuota: la carta non ha doni
legend-used = Il suo dono 1V è già stato usato
legend-inhibited = Il suo dono è inibito
legend-attacked = La carta ha attaccato in questo turno
legend-protected = La carta ora non può essere distrutta
legend-barred = La carta ora non può attaccare
legend-must-attack = La carta deve attaccare
legend-waits = Il suo dono ha effetto dopo alcuni turni
legend-known = Coperta, e sai quale carta è
legend-up = Più alto del valore stampato
legend-down = Più basso del valore stampato
legend-became = Ha un altro Estro rispetto a quello stampato
legend-primary = Valore primario: quello dell'Estro della carta
legend-spent = Questa abilità speciale non si può più usare
legend-tot = La somma dei cinque valori e di ciò che vi si aggiunge
legend-die = Un dado: 5 in più al valore primario di una carta il cui Estro è elencato
legend-incinerator = Inceneritore: carte distrutte e scartate
legend-matrix = Bonus e malus: quanto il TOT dell'attaccante guadagna o perde contro ogni Estro
