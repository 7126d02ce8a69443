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

## Nomi

pronoun-you = te
seat-number = Giocatore { $n }
team-of = Squadra { $team } ({ $who })
and-join = { $a } e { $b }
card-unknown = la carta sconosciuta { $n }
card-gone = una carta che ha lasciato il campo
card-engaged = la carta nell'attacco
card-of = { $who ->
    [you] la tua carta { $card }
   *[other] { $card } di { $who }
 }
card-of-covered = { $who ->
    [you] la tua carta coperta
   *[other] una carta coperta di { $who }
 }
card-covered-plain = una carta coperta
card-covered = { $who ->
    [you] la tua carta coperta al posto { $n }
    [clear] la carta coperta al posto { $n }
   *[other] la carta coperta al posto { $n } di { $who }
 }
card-covered-known = { $covered } ({ $card })
card-in-place = { $card } ({ $place })
place-of = { $who ->
    [you] il tuo posto { $n }
    [clear] posto { $n }
   *[other] posto { $n } di { $who }
 }
place-empty = il posto vuoto { $n }
card-print = { $estro }, TOT { $tot }{ $gift ->
    [yes] , con dono
   *[no] {""}
 }
card-print-plain = { $estro }{ $gift ->
    [yes] , con dono
   *[no] {""}
 }
change = { $n } { $value }
zone-name = { $zone ->
    [ardo] Zona Militare
    [granito] Zona Sviluppo Tech
    [armonio] Zona Medica
    [illusio] Zona Civile
   *[manpo] Zona di Controllo
 }
zone-special = { $zone ->
    [ardo] dono della Zona Militare
    [granito] dono di Sviluppo Tech
    [armonio] dono della Zona Medica
    [illusio] dono della Zona Civile
   *[manpo] dono della Zona di Controllo
 }
zone-does = { $zone ->
    [ardo] sacrifica una carta Ardo della tua mano; una carta Ardo sul campo ottiene +4 ATK
    [granito] scambia ATK e DEF per questo attacco: { $card }
    [armonio] una tua carta che sta per essere distrutta resta in campo
    [illusio] raddoppia DEX per questo attacco: { $card }
   *[manpo] una tua carta scoperta diventa Manpo finché non lascia il campo
 }

## Uno scontro

clash = { $a } attacca { $b }
clash-card = { $card } (TOT { $tot }, { $stat } { $primary })
clash-match-up = , { $sign ->
    [bonus] bonus
   *[malus] malus
 } di Estro { $n } TOT
clash-dice = , dadi { $a } contro { $b }
clash-covered = Una carta coperta perde quali che siano i totali.
clash-off = Così l'attacco non può proseguire.
clash-untold = I totali sommateli a mente.
clash-now = Per ora { $won ->
    [tot] l'attacco riesce: TOT { $a } contro { $b }.
    [primary] l'attacco riesce per valore primario, { $c } contro { $d } (più del doppio); TOT { $a } contro { $b }.
   *[no] il bersaglio resiste: TOT { $a } contro { $b }, valori primari { $c } contro { $d }.
 }

clash-now-shield = Per ora { $won ->
    [yes] l'attacco esaurisce lo scudo vitale: TOT { $a } contro { $b }.
   *[no] lo scudo vitale regge: TOT { $a } contro { $b }.
 }

## Domande

ask-waiting = Si aspetta { $who }.
ask-token = Il tuo turno { $turn } (round { $round }), Fase 1: hai { $n ->
    [one] 1 Necrotoken
   *[other] { $n } Necrotoken
 }. Ne spendi uno per pescare 2 carte invece di 1?
ask-ambush = { $card } era coperta e viene distrutta. { $may ->
    [yes] Una carta Illusio della tua mano tende l'imboscata? Entra scoperta prima che { $card } vada nell'Inceneritore.
   *[no] Non hai in mano una carta Illusio per l'imboscata.
 }
ask-declare = Comincia il tuo turno { $turn }: dichiari una Chimera per il tuo prossimo turno?
ask-absorb = { $card } può assorbire una carta della tua mano con un dono: insieme sono una Chimera.
ask-name = Quale Estro della Chimera { $card } conta?
ask-play = Il tuo turno { $turn } (round { $round }), Fase 2: gioca una carta della tua mano, scoperta o coperta.
ask-play-up = Il tuo turno { $turn } (round { $round }), Fase 2: gioca una carta della tua mano, scoperta.
ask-play-into = Il tuo turno { $turn } (round { $round }), Fase 2: gioca una carta della mano, scoperta o coperta, in una delle cinque Zone.
ask-field = { $card } entra in campo: in quale Zona?
ask-extras = La Fase 2 continua: { $what }, o passa agli attacchi.
extra-turn-up = scopri carte coperte
extra-play = gioca { $n ->
    [one] un'altra carta
   *[other] altre { $n } carte
 }
extra-second = giocare una carta Manpo come seconda carta
extra-rift = apri la Fessura
ask-attack = Fase 3: quale carta attacca, e chi? { $n ->
    [one] Resta un attacco.
   *[other] Restano { $n } attacchi, ciascuno con una carta diversa.
 } { $must ->
    [yes] Una tua carta deve attaccare.
   *[no] Puoi anche smettere di attaccare.
 }
ask-act = Usi un dono o un dono di zona, o passi?
ask-only-pass = Qui non hai nulla da usare: passa per proseguire.
ask-window-draw = { $who ->
    [you] La tua pescata è conclusa; ora giochi una carta.
   *[other] La pescata di { $who } è conclusa; segue la giocata.
 }
ask-window-play = { $who ->
    [you] Hai giocato { $card }.
   *[other] { $who } ha giocato { $card }.
 }
ask-window-extras = { $who ->
    [you] Hai finito di giocare; seguono gli attacchi.
   *[other] { $who } ha finito di giocare; seguono gli attacchi.
 }
ask-window-declared = { $clash }. Seguono i dadi.
ask-window-dice = { $clash }
ask-window-death = { $cards } { $n ->
    [one] sta per essere distrutta.
   *[other] stanno per essere distrutte.
 }
ask-death-by-attack = { $card } ha vinto lo scontro: { $what }
source-gift = Dono di { $card }
source-dial = Quadrante, { $sector }
ask-death-by-gift = { $source }: { $what }
ask-window-death-over = Nulla sta più per essere distrutto.
ask-window-after = L'attacco è finito, { $a } contro { $b }: { $won ->
    [yes] è riuscito.
    [no] il bersaglio ha resistito.
   *[none] senza risultato.
 }
ask-window-end = { $who ->
    [you] Il tuo turno sta per finire.
   *[other] Il turno di { $who } sta per finire.
 }
ask-gift = Scegli per il dono.
ask-use = Usi il dono di { $card }? { $does }.
ask-choose = { $kind ->
    [theirs] Scegli al posto di { $who ->
            [you] chi ti affronta
           *[other] { $who }
         } per il dono di { $card }
    [may] { $source }: scegli una carta, o non usare il dono
   *[own] { $source }: scegli una carta
 }. { $does }.
ask-coin = Dono di { $card }: testa o croce? { $does }.
ask-coin-only = Dono di { $card }: { $does }.
ask-estro = { $source }: quale Estro? { $does }.
ask-estro-of = { $source }: di quale Estro diventa { $target }?
ask-cause-gift = { $who ->
    [you] Usi
   *[other] { $who } usa
 } il dono di { $card }.
ask-cause-card = { $when ->
    [attack] { $card } attacca.
    [attacked] { $card } viene attaccata.
    [won] { $card } ha vinto lo scontro.
    [resisted] { $card } ha resistito all'attacco.
    [dying] { $card } sta per essere distrutta.
    [destroyed] { $card } è stata distrutta.
    [played] { $card } è stata giocata.
   *[gift] Si è risolto il dono di { $card }.
 }
ask-special = { $zone ->
    [ardo] Dono della Zona Militare: quale carta Ardo ottiene +4 ATK?
    [granito] Dono di Sviluppo Tech: di quale carta si scambiano ATK e DEF?
    [armonio] Dono della Zona Medica: quale carta resta in campo?
    [illusio] Dono della Zona Civile: di quale carta si raddoppia DEX?
   *[manpo] Dono della Zona di Controllo: quale tua carta diventa Manpo?
 }
ask-claim = { $clash }. Quali bonus reclami per la tua carta? Ciò che non reclami è perso.
ask-total = { $clash }. Che TOT di battaglia ha { $card }, con il dado e i bonus tra Estri?
ask-total-shield = { $clash }. Quanto resta dello scudo vitale di { $card }, con il dado?
ask-penalty = Hai commesso un errore: quale carta della tua mano ti costa?
ask-redirection = È stato usato un dono di zona: { $clash }. Mantieni l'attacco, lo re-indirizzi contro un'altra carta o lo fermi?
ask-order = Più doni tuoi si attivano nello stesso momento: quale per primo?
ask-burn = Più carte tue vengono distrutte: quale va per prima nell'Inceneritore?
ask-discard-limit = Il tuo turno finisce con più di { $limit ->
    [one] una carta
   *[other] { $limit } carte
 } in mano: scartane { $n ->
    [one] una.
   *[other] una (ne restano { $n } da scartare).
 }
ask-discard-gift = { $source }: scarta una carta della tua mano{ $n ->
    [one] .
   *[other] {" "}(ne restano { $n } da scartare).
 }
ask-keep = Hai pescato { $cards }: mettine una in fondo al tuo mazzo{ $n ->
    [one] .
   *[other] {" "}({ $n } in tutto).
 }

## La fine della partita

over-empty = { $who ->
    [you] Vinci: l'avversario non ha
   *[other] { $who } vince: l'avversario non ha
 } carte in campo.
over-both-empty = La partita è patta: nessuno ha carte in campo.
over-exhausted = { $who ->
    [you] Vinci
   *[other] { $who } vince
 }: { $loser ->
    [you] devi
   *[other] { $loser } deve
 } pescare senza carte né in mano né nel mazzo.
over-ahead = { $who ->
    [you] Vinci: dopo il round 19 hai
   *[other] { $who } vince: dopo il round 19 ha
 } più carte in campo e la somma dei TOT maggiore.
over-greater-sum = { $who } vince: dopo il round 19 nessuna squadra è in vantaggio in entrambe le misure, e decide la somma dei TOT maggiore.
over-team-exhausted = { $who } vince: { $loser } non ha più nulla da pescare.
over-team-level = La partita è patta dopo il round 19: le somme dei TOT sono pari.
over-team-conceded = { $who } vince: { $loser ->
    [you] hai abbandonato
   *[other] { $loser } ha abbandonato
 }, e così la squadra perde.
over-tie-break = { $who ->
    [you] Vinci dopo il round 19
   *[other] { $who } vince dopo il round 19
 }: una misura è pari, decide l'altra.
over-split = La partita è patta dopo il round 19: una parte ha più carte, l'altra la somma dei TOT maggiore.
over-level = La partita è patta dopo il round 19: carte o TOT sono pari.
over-conquered = { $who ->
    [you] Vinci: alla fine del round hai
   *[other] Vince { $who }: alla fine del round ha
} { $goal ->
    [stack] tre punti zona in ciascuna di tre Zone.
   *[spread] una carta in ciascuna di tre Zone.
}
over-more-points = { $who ->
    [you] Vinci: entrambi tenete
   *[other] Vince { $who }: entrambi tengono
} abbastanza Zone alla fine del round, con { $n } punti zona contro { $m }.
over-stalled = La partita è patta: da { $n } round non si muove nulla.
over-conceded = { $who ->
    [you] Vinci
   *[other] { $who } vince
 }: { $loser ->
    [you] hai abbandonato
   *[other] { $loser } ha abbandonato
 }.

## Etichette

do-play-up = Gioca { $card } scoperta ({ $print })
do-play-down = Gioca { $card } coperta ({ $print })
do-play-up-into = Gioca { $card } scoperta nella { $zone } ({ $print })
do-play-down-into = Gioca { $card } coperta nella { $zone } ({ $print })
do-into = Nella { $zone }
do-turn-up = Scopri { $card }
do-attack = { $a } attacca { $b }
do-attack-shield = { $a } attacca { $b }: TOT { $c } contro uno scudo vitale di { $d } prima dei dadi
do-attack-tot = { $a } attacca { $b }: TOT { $c } contro { $d } prima dei dadi
do-use = Usa il dono di { $card }: { $does }
do-use-hand = Scarta { $card } e usa il suo dono: { $does }
do-special = Usa il { $special }: { $does }
do-sacrifice = Usa il { $special }: sacrifica { $card }
do-redirect = Re-indirizza l'attacco contro { $card }
do-pick = Scegli { $card } ({ $print }; { $who ->
    [you] tua
   *[other] { $who }
 })
do-choose = Scegli { $card } ({ $print })
do-choose-covered = Scegli { $card }
do-choose-burnt = Scegli { $card }, { $who ->
    [you] dal tuo Inceneritore
   *[other] dall'Inceneritore di { $who }
 }
do-discard = Scarta { $card } ({ $print })
do-to-bottom = Metti { $card } in fondo al tuo mazzo ({ $print })
do-heads = Testa
do-tails = Croce
do-yes = Usa il dono
do-decline = Non usare il dono
do-first = Prima { $card }
do-first-gift = Prima il dono di { $card }
do-first-gift-of = Prima il dono di { $card }, per { $cause }
do-first-again = { $text } ({ $n })
do-unknown = Numero { $n }
do-claim = Reclama: { $bonuses }
do-total = Dichiara { $n }
do-draw-two = Spendi 1 Necrotoken: pesca 2 carte
do-draw-one = Pesca 1 carta
do-protect = Spendi 2 Necrotoken: { $card } non può essere distrutta in questo turno
do-play-nothing = Non puoi giocare nessuna delle tue carte: prosegui
do-declare = Dichiara una Chimera per il tuo prossimo turno
do-absorb = Assorbi { $card } ({ $print })
do-not-absorb = Non assorbirne nessuna
do-not-declare = Non dichiararne nessuna
do-support = Gioca { $card } come supporto di { $host } ({ $print }); il suo dono è inibito
do-rift = Apri la Fessura: { $card } viene distrutta ed entra una carta del mazzo dimensionale
do-deploy = Spendi 3 Necrotoken: entra una carta a caso del tuo mazzo, dono inibito
do-ambush = Imboscata con { $card } ({ $print })
do-no-ambush = Nessuna imboscata
do-claim-none = Non reclamare nessun bonus
do-out-of-time = Lascia scadere il tempo
bonus-die = dado
bonus-match-up = bonus tra Estri
bonus-zone = carta Zona
do-keep = Mantieni l'attacco com'è
do-stop = Ferma l'attacco
do-pass = Passa
do-end-plays = Vai agli attacchi
do-end-attacks = Nessun altro attacco

heading-attack = Attacca con { $card }
heading-gifts = Doni
heading-support = Gioca come supporto
heading-rift = Fessura Dimensionale
heading-tokens = Necrotoken
heading-specials = Doni di zona
heading-play-up = Gioca scoperta
heading-play-into = Gioca { $card }
heading-play-down = Gioca coperta
heading-turn-up = Scopri
heading-choose = Scegli
heading-coin = Moneta
heading-go-on = Prosegui

## Che cosa è successo

log-begins = { $who ->
    [you] Cominci tu.
   *[other] Comincia { $who }.
 }
log-zone-drawn = D'ora in poi è attiva la { $zone }.
log-zone-left = La { $zone } non è più attiva.
log-zones-laid-out = Sul tavolo stanno tutte e cinque le carte Zona, ciascuna un campo a sé.
log-zone-replaced = La { $zone } prende il posto della { $old }.
log-round = Comincia il round { $n }.
log-turn = Turno { $n }: { $who ->
    [you] tu.
   *[other] { $who }.
 }
log-round-turn = Round { $round }, turno { $n }: { $who ->
    [you] tu.
   *[other] { $who }.
 }
log-drew = { $who ->
    [you] Peschi
   *[other] { $who } pesca
 } { $n ->
    [one] 1 carta.
   *[other] { $n } carte.
 }
log-no-draw = { $who ->
    [you] Non peschi.
   *[other] { $who } non pesca.
 }
log-drawless = { $who ->
    [you] Non hai più nulla da pescare e continui
   *[other] { $who } non ha più nulla da pescare e continua
 } senza pescare né giocare.
log-played = { $who ->
    [you] Giochi
   *[other] { $who } gioca
 } { $card } scoperta.
log-chimera-declared = { $who ->
    [you] Dichiari
   *[other] { $who } dichiara
 } una Chimera per il proprio prossimo turno.
log-fused = { $who ->
    [you] Giochi
   *[other] { $who } gioca
 } una Chimera: { $card } assorbe { $guest }.
log-named = { $who ->
    [you] Nomini
   *[other] { $who } nomina
 } { $estro } per la Chimera { $card }.
log-supported = { $who ->
    [you] Giochi
   *[other] { $who } gioca
 } { $card } come supporto di { $host }; il suo dono è inibito.
log-played-second = { $who ->
    [you] Giochi
   *[other] { $who } gioca
 } { $card } come seconda carta; il suo dono è inibito.
log-played-down = { $who ->
    [you] Giochi
   *[other] { $who } gioca
 } una carta coperta.
log-played-into = { $who ->
    [you] Giochi
   *[other] { $who } gioca
} { $card } scoperta nella { $zone }.
log-played-down-into = { $who ->
    [you] Giochi
   *[other] { $who } gioca
} una carta coperta nella { $zone }.
log-placed = Sta nella { $zone }.
log-out-of-time = { $who ->
    [you] Il tuo tempo è scaduto.
   *[other] Il tempo di { $who } è scaduto.
 }
log-decided = { $won ->
    [yes] L'attacco riesce.
   *[no] Il bersaglio resiste.
 }
log-total-declared = { $who ->
    [you] Dichiari
   *[other] { $who } dichiara
 } un totale.
log-right-total = { $who ->
    [you] Hai
   *[other] { $who } ha
 } dichiarato il totale giusto.
log-wrong-total = { $who ->
    [you] Hai
   *[other] { $who } ha
 } dichiarato un totale sbagliato: costa una carta della mano.
log-erred = { $who ->
    [you] Tenti
   *[other] { $who } tenta
 } un'azione non consentita: costa una carta della mano.
log-claimed = { $who ->
    [you] Reclami
   *[other] { $who } reclama
 }: { $bonuses }.
log-claimed-none = { $who ->
    [you] Non reclami
   *[other] { $who } non reclama
 } nessun bonus.
log-nothing-to-play = { $who ->
    [you] Non hai
   *[other] { $who } non ha
 } carte da giocare.
log-entered = { $card } entra in campo.
log-entered-down = Una carta coperta entra in campo { $who ->
    [you] dalla tua parte.
   *[other] dalla parte di { $who }.
 }
log-turned-up = { $card } viene scoperta.
log-turned-down = { $card } viene coperta.
log-attacked = { $card } attacca { $target }.
log-defends = { $who ->
    [you] Per la carta attaccata decidi tu.
   *[other] Per la carta attaccata decide { $who }.
 }
log-rolled = { $who ->
    [you] Tiri
   *[other] { $who } tira
 } { $n }.
log-dice = { $who ->
    [you] Tiri
   *[other] { $who } tira
 } { $a }, { $other ->
    [you] tu tiri
   *[other] { $other } tira
 } { $b }.
log-compared = { $won ->
    [tot] TOT { $a } contro { $b }: l'attacco riesce (valori primari { $c } contro { $d }).
    [primary] Valore primario { $c } contro { $d }, più del doppio: l'attacco riesce (TOT { $a } contro { $b }).
   *[no] TOT { $a } contro { $b }, valori primari { $c } contro { $d }: il bersaglio resiste.
 }
log-shield = { $won ->
    [yes] TOT { $a } contro uno scudo vitale di { $b }: è esaurito.
   *[no] TOT { $a } contro uno scudo vitale di { $b }: lo scudo regge e si consuma.
 }
log-defeated-covered = La carta coperta perde lo scontro, quali che siano i totali.
log-attack-ended = L'attacco finisce senza risultato.
log-redirected = L'attacco prosegue contro { $card }.
log-redirected-covered = L'attacco prosegue contro una carta coperta.
log-kept = { $who ->
    [you] Mantieni
   *[other] { $who } mantiene
 } l'attacco com'è.
log-stopped = { $who ->
    [you] Fermi
   *[other] { $who } ferma
 } l'attacco.
log-no-more-attacks = { $who ->
    [you] Non fai
   *[other] { $who } non fa
 } altri attacchi.
log-special = { $who ->
    [you] Usi
   *[other] { $who } usa
 } il { $special }.
log-token-gained = { $who ->
    [you] Ricevi un Necrotoken e ora ne hai
   *[other] { $who } riceve un Necrotoken e ora ne ha
 } { $n }.
log-token-lost = { $who ->
    [you] Hai già 3 Necrotoken e non ne ricevi altri.
   *[other] { $who } ha già 3 Necrotoken e non ne riceve altri.
 }
log-tokens-spent = { $who ->
    [you] Spendi
   *[other] { $who } spende
 } { $n ->
    [one] 1 Necrotoken.
   *[other] { $n } Necrotoken.
 }
log-ambushed = { $who ->
    [you] Tendi
   *[other] { $who } tende
 } un'imboscata con { $card }, che entra in campo.
log-emptied = { $card } da ora vale come carta vuota; il suo dono è inibito.
log-rift-opened = { $who ->
    [you] Apri
   *[other] { $who } apre
 } la Fessura.
log-rift-closed = Il prezzo non è stato pagato: dalla Fessura non esce nulla.
sector-kind = { $kind ->
    [bonus] Libellula: bonus
    [malus] Falena: malus
   *[neutral] Specchio: neutro
 }
log-dial = Il Quadrante gira per { $who ->
    [you] te
   *[other] { $who }
 } e si ferma su { $sector } ({ $kind }): «{ $does }».
log-dial-idle = Nulla di tutto ciò è possibile.
log-dial-rests = Il Quadrante ha girato dieci volte per una sola distruzione: non gira per la carta che { $who ->
    [you] hai perso.
   *[other] { $who } ha perso.
 }
log-tossed = Esce { $side ->
    [heads] testa
   *[tails] croce
 }.
log-milled = { $card } va dalla cima { $who ->
    [you] del tuo mazzo
   *[other] del mazzo di { $who }
 } nell'Inceneritore.
log-rests = { $card } non può attaccare nel prossimo turno di chi la controlla.
log-attacks-once = { $who ->
    [you] Nel tuo prossimo turno puoi fare un solo attacco.
   *[other] Nel suo prossimo turno { $who } può fare un solo attacco.
 }
log-conceded = { $who ->
    [you] Abbandoni.
   *[other] { $who } abbandona.
 }
log-hand-limit = { $who ->
    [you] Il tuo limite della mano
   *[other] Il limite della mano di { $who }
 } cambia di { $change } per un turno.
log-skips-draw = { $who ->
    [you] Non pescherai nella tua
   *[other] { $who } non pescherà nella sua
 } prossima Fase 1.
log-more-attacks = { $who ->
    [you] Puoi
   *[other] { $who } può
 } fare { $n ->
    [one] un attacco
   *[other] { $n } attacchi
 } in più in questo turno.
log-more-plays = { $who ->
    [you] Puoi
   *[other] { $who } può
 } giocare un'altra carta in questo turno.
log-looked = { $who ->
    [you] Guardi
   *[other] { $who } guarda
 } ciò che è nascosto.
log-to-bottom = { $who ->
    [you] Metti
   *[other] { $who } mette
 } in fondo al mazzo { $n ->
    [one] una carta pescata.
   *[other] { $n } carte pescate.
 }
log-discarded = { $who ->
    [you] Scarti
   *[other] { $who } scarta
 } { $card }.
log-revealed = { $who ->
    [you] Mostri
   *[other] { $who } mostra
 } { $card } a tutti.
log-to-hand = { $who ->
    [you] Prendi
   *[other] { $who } prende
 } in mano { $card }.
log-to-hand-unseen = { $who ->
    [you] Prendi
   *[other] { $who } prende
 } in mano una carta che nessuno ha visto.
log-coin = { $who ->
    [you] Chiami
   *[other] { $who } chiama
 } { $called ->
    [heads] testa
   *[tails] croce
 }: { $right ->
    [yes] esatto.
   *[no] sbagliato.
 }
log-saved = { $card } non viene distrutta e resta in campo.
log-stays-protected = { $card } è protetta e resta in campo.
log-destroyed = { $n ->
    [one] { $card } viene distrutta.
   *[other] { $card } vengono distrutte.
 }
log-sacrificed = { $who ->
    [you] Sacrifichi
   *[other] { $who } sacrifica
 } { $card }.
log-protected = { $card } per un certo tempo non può essere distrutta.
log-barred = { $card } per un certo tempo non può attaccare.
log-forced = { $card } deve attaccare.
log-attack-again = { $card } può attaccare ancora una volta in questo turno.
log-changed = { $n ->
    [one] { $card } ottiene { $changes }.
   *[other] { $card } ottengono { $changes } ciascuna.
 }
log-swapped = { $card } scambia { $a } e { $b }.
log-became = { $card } diventa { $estro }.
log-inhibited = Dono inibito: { $card }.
log-gift = Si attiva il dono: { $card }.
log-gift-waits = Il dono attende { $n ->
    [one] 1 turno
   *[other] { $n } turni
 } di chi lo controlla: { $card }.
log-gift-declined = { $who ->
    [you] Non usi
   *[other] { $who } non usa
 } il dono di { $card }.
log-gift-annulled = Dono annullato: { $card }.
log-gift-reduced = Dono ridotto di { $n }: { $card }.
log-gift-redirected = Le carte per il dono vengono scelte di nuovo: { $card }.
log-gift-idle = Il dono non ha nulla da fare: { $card }.
log-loop-ended = In questo turno il dono si è risolto quante volte può: { $card }.

head-decided = { $won ->
    [tot] { $card } (TOT { $a }) batte { $target } (TOT { $b }).
    [primary] { $card } batte { $target } per valore primario, { $c } contro { $d } (TOT { $a } contro { $b }).
   *[no] { $target } (TOT { $b }) resiste, attacca { $card } (TOT { $a }); valori primari { $d } contro { $c }.
 }
head-covered = { $card } sconfigge { $target }{ $turned ->
    [yes] , che era coperta.
   *[no] .
 }
head-ended = L'attacco finisce senza risultato: { $card } contro { $target }.
sum-turn = { $who ->
    [you] Tu
   *[other] { $who }
 }: { $what }.
sum-played = carte giocate: { $cards }
sum-face-down = una coperta
sum-attacks = { $n ->
    [one] 1 attacco
   *[other] { $n } attacchi
 }
sum-specials = { $n ->
    [one] 1 dono di zona
   *[other] { $n } doni di zona
 }
sum-destroyed = distrutte: { $cards }

## Il tavolo

table-turn = Round { $round }, turno { $turn }: { $who }, Fase { $phase }. Attacchi: { $made } su { $allowed }.
table-you = { $who } (tu)
table-team = { $who } ({ $place }, { $whose ->
    [you] tu
    [partner] il tuo compagno
    [enemy] squadra avversaria
   *[none] squadra { $team }
 })
table-side = Squadra { $team }: { $n ->
    [one] 1 carta
   *[other] { $n } carte
 } in campo{ $tot }.
table-embargo = Embargo: nessuno attacca né gioca carte coperte prima del round 4.
table-drawless = Nulla da pescare: { $who } continua senza pescare né giocare.
table-zone = { $zone }: { $scope ->
    [all] ogni carta scoperta ha
   *[own] le carte { $estro } scoperte hanno
 } +2 { $stat }. { $special }
table-points = { $who }: { $n ->
    [one] 1 punto zona
   *[other] { $n } punti zona
}
table-special-left = Il suo dono di zona non è ancora usato.
table-special-used = Il suo dono di zona è esaurito.
table-special-used-by = Il suo dono di zona è esaurito per { $who }.
table-tot = { " " }(TOT { $tot })
table-seat = { $who }: { $n ->
    [one] 1 carta
   *[other] { $n } carte
 } in campo{ $tot }, mano { $hand }, mazzo { $deck }, Inceneritore { $burnt }.
table-up = { $n }. { $card }, { $estro }: { $values }
table-down = { $n }. carta coperta
table-down-known = { $n }. carta coperta: { $card }
table-hand = Mano:
table-known-hand = Note in mano: { $cards }
table-somewhere = In mano o coperte, non si sa quali: { $cards }
table-bottom = In fondo al mazzo, la più bassa per prima: { $cards }
table-incinerator = Inceneritore, la più recente per prima: { $cards }
table-hand-limit = Limite della mano a fine turno: { $n }
table-tokens = Necrotoken: { $n }
table-rift = Carte del mazzo dimensionale: { $n }.
table-attacks-once = Un solo attacco nel prossimo turno
table-draws-skipped = Pescate che saranno saltate: { $n }
table-attack = Attacco: { $clash }.
table-attack-over = L'attacco è deciso.
table-dial = Il Quadrante dell'Oblio ({ $who }) { $sector ->
    [no] gira.
   *[other] si è fermato su { $sector }.
 }
table-gift = Si sta risolvendo il dono di { $card } ({ $who }).
table-special = Si sta usando il { $special } ({ $who }).
table-dying = Stanno per essere distrutte: { $cards }.
table-window = Ora tutti possono intervenire: { $moment ->
    [draw] dopo la pescata.
    [play] dopo la giocata.
    [declared] è dichiarato un attacco.
    [dice] i dadi sono tirati.
    [death] prima che una carta sia distrutta.
    [after] dopo un attacco.
   *[end] alla fine del turno.
 }
mark-used = dono 1V esaurito
mark-emptied = vale come vuota
mark-inhibited = dono inibito
mark-waits = il dono attende { $n ->
    [one] 1 turno
   *[other] { $n } turni
 }
mark-attacked = ha attaccato in questo turno{ $n ->
    [one] {""}
   *[other] {" "}{ $n } volte
 }
mark-more-attacks = può attaccare { $n ->
    [one] una volta in più
   *[other] { $n } volte in più
 }
mark-chimera = Chimera con { $card }
mark-other = anche { $estro }
mark-supports = supporta { $card }
mark-shield = scudo vitale { $n }{ $damage ->
    [0] { "" }
   *[other] { " " }(consumato di { $damage })
 }
mark-shield-untold = scudo vitale{ $damage ->
    [0] { "" }
   *[other] { " " }(consumato di { $damage })
 }
mark-counters = segnalini: { $counters }
mark-protected = non può essere distrutta
mark-barred = non può attaccare
mark-rests = non può attaccare nel prossimo turno
mark-forced = deve attaccare
mark-covered-now = coperta in questo turno

## Perché qualcosa non si può fare

why-over = La partita è finita.
why-not-asked = Ora non decidi tu: aspetta che ti sia chiesto.
why-not-now = Ora non si può: serve un altro momento del turno.
why-not-in-hand = Quella carta non è nella tua mano: gioca una di quelle che hai.
why-one-play = Ogni turno si gioca una carta, e quella di questo turno è già giocata: solo un dono può permetterne un'altra.
why-which-field = Una carta si gioca in un campo Zona: di' quale, come in `play 17 up manpo`.
why-one-field = Questo tavolo ha un solo campo: una giocata non nomina una Zona.
why-no-entrance = Nessuna carta attende di entrare in un campo Zona.
why-another-field = Queste carte stanno in campi Zona diversi: attacchi e re-indirizzamenti restano dentro uno solo.
why-must-play = Finché ne hai in mano devi giocare una carta: scegline una, scoperta o coperta.
why-gift-only = A questo tavolo le carte coperte si scoprono solo con i doni.
why-not-yours = Quella carta non è tua: scegline una delle tue.
why-not-covered = Quella carta è già scoperta: scegline una coperta.
why-covered-now = Quella carta è stata coperta in questo turno: si può scoprire dal tuo prossimo turno.
why-nothing-there = In quel posto del campo non c'è nessuna carta.
why-no-gift = Ora non c'è un dono da usare così: la carta dev'essere scoperta, con un dono per questo momento, non usato in questa finestra, né esaurito né inibito.
why-no-window = Doni e doni di zona si usano in una finestra: dopo la pescata, dopo la giocata, in un attacco, prima di una distruzione, alla fine del turno.
why-not-discarded = Quella carta non si può scartare: scegline una della tua mano.
why-no-target = L'attacco non si può re-indirizzare lì: scegli una carta dell'avversario diversa dal bersaglio.
why-not-chosen = Quella carta non si può scegliere: non è fra quelle richieste.
why-no-estro = Ora non si chiede un Estro.
why-no-coin = Ora non si lancia una moneta.
why-no-order = Nulla con quel numero è in attesa.
why-no-clock = A questo tavolo non corre nessun orologio, oppure adesso non c'è una carta da giocare.
why-no-claim = I bonus si reclamano solo prima di un confronto, e solo se il tavolo lo ha convenuto.
why-no-total = I totali si dichiarano solo nella Mnemonica, prima di un confronto.
why-total-range = Si dichiara un totale da 0 a 399; meno di 0 conta come 0.
why-not-paid = L'errore costa una carta della tua mano: scegli una di quelle.
why-must-pay = Non puoi passare: l'errore costa una carta della tua mano.
why-no-aid = Nella Mnemonica il tavolo non aiuta nessuno: niente registro, suggerimenti, previsioni né annullamenti fino alla fine della partita.
why-no-match-up = I bonus e malus tra Estri sono solo di chi attacca.
why-peaceful = In Stratega nessuno attacca nei turni da 1 a 6.
why-embargo = Nell'Inferno nessuno attacca prima del round 4.
why-embargo-covered = Nell'Inferno nessuna carta si gioca coperta prima del round 4: giocala scoperta.
why-partner-attacks = Quella carta è del tuo compagno: attacchi solo con le tue carte.
why-partner-attacked = Quella carta è del tuo compagno: attacca una carta della squadra avversaria.
why-partners-turn = È il turno del tuo compagno: giocate, attacchi e fine del turno li decide lui.
why-partners-gift = Quella carta è del tuo compagno: il suo dono lo attiva solo lui.
why-no-necrotokens = A questo tavolo si gioca senza Necrotoken.
why-few-tokens = { $n ->
    [one] Serve 1 Necrotoken
   *[other] Servono { $n } Necrotoken
 }; ne hai meno.
why-no-token-draw = Un Necrotoken si spende per la pescata del proprio turno, prima di farla, e solo se il mazzo ha 2 carte.
why-no-protection = Due Necrotoken proteggono una tua carta che è bersaglio di un attacco o sta per essere distrutta.
why-late-protection = A questo tavolo i Necrotoken proteggono una carta solo quando sta per essere distrutta.
why-no-deployment = Tre Necrotoken si spendono nella finestra di fine del proprio turno.
why-empty-deck = Il tuo mazzo non ha carte.
why-no-illusio = Solo una carta Illusio della tua mano tende un'imboscata.
why-no-ambush = L'imboscata è possibile solo quando una tua carta coperta viene distrutta, e solo ai tavoli che giocano l'Imboscata Illusoria.
why-no-rift-mode = A questo tavolo si gioca senza la Fessura Dimensionale.
why-rift-empty = Il mazzo dimensionale non ha carte.
why-rift-opened = La Fessura si apre una sola volta per turno.
why-rift-unplayed = La Fessura si apre solo dopo aver giocato la carta del turno.
why-no-redirection = Un attacco si mantiene o si ferma solo dopo che vi è stato usato un dono di zona.
why-must-discard = Non puoi passare: devi scartare una carta.
why-not-optional = Questo dono non è facoltativo: scegli una carta.
why-no-pass = Qui non puoi passare: rispondi a ciò che è chiesto.
why-must-attack = Una tua carta deve attaccare prima che tu smetta di attaccare.
why-not-battle = Si attacca solo nella propria Fase 3.
why-attacks = Nessun altro attacco in questo turno: { $n ->
    [one] ne è permesso 1.
   *[other] ne sono permessi { $n }.
 }
why-covered-attacks = Una carta coperta non può attaccare: prima va scoperta.
why-attacked = Quella carta ha già attaccato in questo turno: attacca con un'altra.
why-no-chimeras = A questo tavolo si gioca senza Chimere.
why-one-chimera = Un giocatore può avere una sola Chimera in campo.
why-no-declaration = Una Chimera si dichiara all'inizio del proprio turno, prima della pesca.
why-no-guest = Una Chimera assorbe una carta con un dono.
why-no-lucid = A questo tavolo si gioca senza il Sogno Lucido.
why-no-armonio = Solo le carte Armonio si giocano come supporto.
why-no-granito = Si può supportare soltanto una carta Granito scoperta.
why-two-supports = Quella carta ha già due supporti.
why-no-room = Dalla tua parte ci sono carte Granito, e ognuna ha due supporti: le carte Armonio non si possono giocare.
why-must-support = Dove dalla tua parte c'è una carta Granito, una carta Armonio si gioca soltanto come suo supporto.
why-no-second = La seconda carta del turno deve essere una carta Manpo, scoperta.
why-granito-attacks = Nel Sogno Lucido le carte Granito difendono soltanto.
why-support-attacks = Un supporto non può attaccare.
why-support-attacked = Un supporto non si può attaccare: l'attacco deve andare contro la carta che supporta.
why-barred = Quella carta ora non può attaccare, perché un effetto lo vieta.
why-empty-field = L'avversario non ha carte in campo: non c'è nulla da attaccare.
why-own-side = Quella carta è dalla tua parte: attacca una carta dell'avversario.
why-another-first = Prima attacca una carta che deve attaccare.
why-no-zone = Quella carta Zona non è attiva.
why-special-used = Quel dono di zona è esaurito.
why-military = Il dono della Zona Militare richiede una carta Ardo della tua mano da sacrificare e una carta Ardo scoperta sul campo.
why-no-attack = Quel dono di zona si usa in un attacco, prima del confronto.
why-tech = Il dono di Sviluppo Tech richiede che nell'attacco la carta avversaria sia scoperta e Granito.
why-medical = Il dono della Zona Medica richiede una tua carta Armonio che sta per essere distrutta.
why-civil = Il dono della Zona Civile richiede che nell'attacco la tua carta sia scoperta e Illusio.
why-control = Il dono della Zona di Controllo richiede una carta scoperta dalla tua parte del campo.
why-not-in-zone = Quel dono di zona agisce solo nel campo della sua carta Zona, e ora lì non c'è nulla che possa toccare.
why-out-already = Hai già abbandonato, o la partita è finita.
why-no-take-back = Una risposta non si può ritirare: è stata annunciata nel darla.

## Posizioni

position-unread = La posizione non si può leggere: { $what }
position-too-long = La posizione contiene più di quanto ci sta: { $what }
position-seats = Una posizione del duello ha due posti, una dell'Inferno quattro, e ciascuna due lati del campo
position-card = La carta { $n } della posizione non è possibile: numero, posto o Estro
position-rift = La carta { $n } del mazzo dimensionale si trova anche altrove, o non è una carta del catalogo (ESTRO-FESS-06)
position-place = La carta { $n } della posizione non si trova dove dice, vi si trova due volte o non esiste
position-lists = Un elenco della posizione nomina una carta, un posto o un numero che non esiste
position-stack = Ciò che accade nella posizione non sta insieme
position-stuck = Chi è interrogato nella posizione non ha scelta
position-bytes = Una posizione ha al massimo { $most } byte
line-first = La prima riga riguarda il tavolo: `round 2 turn 3 active 0 phase play`
line-begin = `{ $text }`: attesa una riga che comincia con una di queste parole: { $words }
line-word = `{ $text }` non è una parola di questa riga, o qui non può stare
line-value = Dopo `{ $word }` ci vuole qualcosa
line-number = Dopo `{ $word }` ci vuole un numero da { $least } a { $most }
line-no-tokens = A questo tavolo si gioca senza Necrotoken (ESTRO-NEC-13)
line-no-chimera = A questo tavolo si gioca senza Chimere (ESTRO-CHIM-01)
line-no-lucid = A questo tavolo si gioca senza il Sogno Lucido (ESTRO-LUC-01)
line-no-dial = A questo tavolo si gioca senza il Quadrante dell'Oblio (ESTRO-QUAD-01)
line-no-rift = A questo tavolo si gioca senza la Fessura Dimensionale (ESTRO-FESS-01)
line-phase = `{ $text }` non è una fase; scrivi p. es. play, extras o battle
line-window = `{ $text }` non è una finestra; ci sono draw, play, declared, dice, death, after ed end
line-estro = `{ $text }`: attesi degli Estri, uniti da virgole, oppure `-` per nessuno
line-field = `{ $text }`: atteso l'Estro di un campo Zona, a un tavolo di Zona di Conquista
line-dice = `{ $text }`: attesi due dadi, p. es. `3,5`
line-seat-twice = Il posto { $n } è scritto due volte
line-under = Questa riga sta sotto una riga `seat`
line-card = `{ $text }` non è una carta del catalogo
line-twice = `{ $text }` si trova già altrove; un mazzo non contiene due volte una carta (ESTRO-DECK-02), e nemmeno due mazzi distribuiti insieme (ESTRO-DECK-05)
line-size = Il posto { $n } ha { $count } carte; un mazzo ne ha 25 (ESTRO-DECK-01): scrivi `loose` se devono esistere solo le carte scritte
line-bracket = `{ $text }`: una parentesi non è chiusa
line-until = `{ $text }` non è la fine di un cambiamento; ci sono clash, turn, next-turn, round, leaves, match e kept
line-known = `{ $text }`: attesi i posti che conoscono la carta, p. es. `0,1`, oppure `all`, oppure `-`
line-spot = `{ $text }`: lì non c'è nessuna carta; scrivi p. es. `1.2`, oppure `1:ozok` per una carta del posto 1 che ha lasciato il campo

## Il tavolo

mode-duel = Duello
mode-duel-about = Uno contro uno: ogni turno si gioca una carta e due possono attaccare. Dalla fine del round 5 perde chi non ha carte sul campo.
mode-conquest = Zona di Conquista
mode-conquest-about = Uno contro uno su cinque campi, ciascuno con la sua carta Zona: le carte attaccano e agiscono solo nel proprio campo. Vince chi alla fine di un round ha carte in tre campi.
mode-inferno = Inferno 2 vs 2
mode-inferno-about = Due squadre di due, i compagni dallo stesso lato del campo, con due carte Zona. Prima del round 4 nessuno attacca né gioca carte coperte; dalla fine del round 6 perde la squadra senza carte sul campo.
option-stratega = Stratega
option-stratega-about = Nessuno vince prima che finisca il round 8 e nessuno attacca prima del turno 7. Nei turni 3 e 12 non si pesca.
option-necrotokens = Necrotoken (Equalizzatore di fortuna)
option-necrotokens-about = Chi perde una carta per mano dell'avversario riceve un Necrotoken, al massimo 3. Con essi si compra una seconda carta della pescata (1), la protezione di una carta (2) o una carta a caso del mazzo (3).
option-ambush = Imboscata Illusoria
option-ambush-about = Quando una carta coperta viene distrutta, al suo posto può entrare una carta Illusio della mano di chi la perde. Il suo dono è perso per sempre; una vuota non attacca nel turno successivo del suo giocatore.
option-rift = Fessura Dimensionale
option-rift-about = Dopo la carta del turno, una volta per turno, un giocatore può distruggere una propria carta. Al suo posto entra la prima carta del mazzo dimensionale: tutte le carte che non sono in nessun mazzo.
option-lucid = Sogno Lucido
option-lucid-about = Mazzi di cinque carte per Estro. Le carte Granito difendono soltanto, e le carte Armonio le supportano con uno scudo vitale; le carte Illusio ignorano la DEX, e una carta Manpo si può giocare come seconda carta.
option-chimera = Chimera
option-chimera-about = All'inizio di un turno un giocatore può dichiarare una Chimera, e nel prossimo giocare come una sola una carta Vuota e una con un dono. La Chimera ha di ogni valore il maggiore, entrambi gli Estri e il dono di quella che lo ha.
option-mnemonica = Mnemonica
option-mnemonica-about = Una partita di memoria e calcolo a mente: il tavolo non mostra totali, registro né suggerimenti. I due giocatori dichiarano i totali di ogni scontro, e un totale sbagliato o un'azione non consentita costa una carta della mano.
option-dial = Quadrante dell'Oblio
option-dial-about = Ogni volta che una carta in campo viene distrutta o sacrificata, un quadrante di 25 settori gira per chi l'ha persa: il settore su cui si ferma aiuta, danneggia o tocca entrambi. Da una distruzione seguono al massimo dieci giri.
option-deck_mode = Mazzi
option-deck_mode-about = Da dove vengono i mazzi. Con i mazzi personalizzati ogni giocatore porta 20 carte diverse e ne riceve altre 5 a caso.
option-deck_mode-agreed = personalizzati se entrambi i giocatori portano una lista, altrimenti casuali per entrambi
option-deck_mode-random = casuali per entrambi, da un solo insieme di 250 carte
option-deck_mode-constructed = personalizzati; entrambi i giocatori devono portare una lista
option-conquest = Zona di Conquista
option-conquest-about = Sul tavolo stanno tutte e cinque le carte Zona, e ciascuna è un campo a sé.
option-inferno = Inferno 2 vs 2
option-inferno-about = Due squadre di due giocatori: i compagni siedono l'uno di fronte all'altro e dividono un lato del campo.
option-first_player = Chi comincia
option-first_player-about = Il giocatore che comincia, per numero; 0: decide una moneta. Nell'Inferno: la squadra di quel giocatore.
option-peek_random_deck = Guardare il mazzo casuale
option-peek_random_deck-about = Ogni giocatore sa quali carte contiene il proprio mazzo casuale, ma non in quale ordine.
option-clock = Orologio
option-clock-about = Dopo la pescata il giocatore di turno ha 3 minuti per giocare una carta.
option-clock-off = nessun orologio
option-clock-180 = 180 secondi
option-clock_action = A tempo scaduto
option-clock_action-about = Che cosa succede se non è stata giocata una carta in tempo.
option-clock_action-random = una carta che si può giocare, scelta a caso, è giocata scoperta
option-clock_action-skip = la giocata si salta
option-manual_bonus_claims = Bonus da reclamare
option-manual_bonus_claims-about = Prima del confronto entrambi i giocatori reclamano i bonus della propria carta nello scontro: dado, bonus tra Estri, carta Zona. Un bonus che nessuno reclama è perso; un malus conta sempre.
option-dice_scope = Dadi
option-dice_scope-about = Quante volte si tirano i dadi.
option-dice_scope-attack = a ogni attacco
option-dice_scope-phase = una volta per fase di battaglia
option-redirect_reroll = Nuovo tiro dopo il re-indirizzamento
option-redirect_reroll-about = I dadi si tirano di nuovo quando un attacco viene re-indirizzato.
option-facedown_reveal = Scoprire le carte
option-facedown_reveal-about = Che cosa scopre una carta coperta.
option-facedown_reveal-own_turn = chi la controlla, nella Fase 2 di un turno successivo, e i doni
option-facedown_reveal-gift_only = scoprono solo i doni
option-zone_bonus_scope = Bonus di Zona
option-zone_bonus_scope-about = Quali carte scoperte ricevono il +2 di una carta Zona.
option-zone_bonus_scope-estro_cards = le carte del suo Estro
option-zone_bonus_scope-all_cards = tutte le carte
option-zone_special_uses = Usi dei doni di zona
option-zone_special_uses-about = Quante volte si può usare ogni dono di zona.
option-zone_special_uses-per_match = una volta per partita, da parte di chi lo usa per primo
option-zone_special_uses-per_player = una volta a testa
option-zone_special_scope = Carte dei doni di zona
option-zone_special_scope-about = Quali carte toccano i doni delle Zone Sviluppo Tech e Medica.
option-zone_special_scope-strict = le carte del loro Estro
option-zone_special_scope-any_card = ogni carta
option-r19_tiebreak = Spareggio al round 19
option-r19_tiebreak-about = Se i giocatori sono pari in una delle due misure, carte o TOT, decide l'altra.
option-stratega_count = Turni in Stratega
option-stratega_count-about = Quali turni conta Stratega.
option-stratega_count-table = i turni del tavolo
option-stratega_count-per_player = i turni di ciascun giocatore
option-scribe_seat = Scriba
option-scribe_seat-about = Nella Mnemonica una terza persona fa da scriba e può leggere il registro durante la partita.
option-scribe_sees_all = Lo scriba vede tutto
option-scribe_sees_all-about = Lo scriba vede anche mani, mazzi e carte coperte.
option-mnemonic_errors = Errori
option-mnemonic_errors-about = Che cosa nella Mnemonica è un errore, che costa una carta della mano.
option-mnemonic_errors-totals-illegal = totali sbagliati e azioni non consentite
option-mnemonic_errors-totals = solo totali sbagliati
option-mnemonic_penalty = Prezzo di un errore
option-mnemonic_penalty-about = Quale carta della mano costa un errore.
option-mnemonic_penalty-choose = la sceglie il giocatore
option-mnemonic_penalty-random = presa a caso
option-necro_early = Protezione anticipata
option-necro_early-about = Se due Necrotoken proteggono anche una carta appena diventata bersaglio di un attacco.
option-necro_early-on = sì; quell'attacco non si può più né fermare né deviare
option-necro_early-off = no, solo una carta che sta per essere distrutta
option-chimera_limit = Chimere
option-chimera_limit-about = Quante Chimere possono stare in campo insieme.
option-chimera_limit-player = una per giocatore
option-chimera_limit-table = una su tutto il tavolo
option-conquest_goal = Obiettivo della conquista
option-conquest_goal-about = Che cosa bisogna tenere alla fine di un round per vincere.
option-conquest_goal-spread = almeno una carta in ciascuno di tre campi Zona
option-conquest_goal-stack = tre carte in ciascuno di tre campi Zona
option-inferno_shared_hands = Mani scoperte nella squadra
option-inferno_shared_hands-about = I compagni vedono l'uno la mano e le carte coperte dell'altro.
option-inferno_exhaustion = Esaurimento nell'Inferno
option-inferno_exhaustion-about = Quando perde una squadra che non ha più nulla da pescare.
option-inferno_exhaustion-deck_and_hand_all = quando tutti i suoi giocatori devono pescare senza mano né mazzo
option-inferno_exhaustion-deck_only_all = quando tutti i suoi giocatori devono pescare con il mazzo vuoto
option-inferno_exhaustion-any_player = quando un suo giocatore deve pescare senza mano né mazzo
option-lucid_shield = Scudo vitale
option-lucid_shield-about = Se ciò che uno scudo vitale ha perso resta perso.
option-lucid_shield-pool = una riserva che si consuma
option-lucid_shield-per_attack = di nuovo intero a ogni attacco
option-lucid_manpo = Seconda giocata
option-lucid_manpo-about = Quando c'è dalla propria parte l'unica carta che permette una carta Manpo come seconda carta.
option-lucid_manpo-after_main = dopo la carta del turno, che è quella carta
option-lucid_manpo-before_main = prima della carta del turno

setup-of-seat = giocatore { $n }: { $message }
setup-seats = { $n ->
    [one] un giocatore
   *[other] { $n } giocatori
 } al tavolo; questo modo ne vuole { $seats }
setup-dealt-only = nell'Inferno ogni mazzo è casuale: non si portano liste
setup-few-of = { $estro } ha { $n } carte nel catalogo; a questo tavolo del Sogno Lucido ne servono { $least }
setup-size-lucid = { $n ->
    [one] 1 carta
   *[other] { $n } carte
 } nella lista; un mazzo personalizzato del Sogno Lucido ha esattamente 25 carte, cinque per Estro, e nessuna arriva a caso
setup-of-each = { $n ->
    [one] 1 carta
   *[other] { $n } carte
 } di { $estro } nella lista; un mazzo del Sogno Lucido ha esattamente cinque carte per Estro
setup-few-cards = il catalogo ha { $n } carte; per { $seats } mazzi ne servono { $needed } diverse
setup-options = più di { $most } opzioni; nomina ciascuna una volta sola
setup-lists = per i mazzi personalizzati serve la lista di entrambi i giocatori; ne è stata portata { $n }
setup-size = { $n ->
    [one] 1 carta
   *[other] { $n } carte
 } nella lista; un mazzo personalizzato ha esattamente 20 carte scelte, e 5 arrivano a caso
setup-unknown = `{ $id }` non è una carta del catalogo
setup-twice = `{ $id }` è nella lista due volte
setup-order = qui ci vuole `seat { $n }`: i posti si scrivono in ordine, da 0
setup-line = `{ $text }`: attesa una riga `options ...` oppure `seat N ...`
setup-seat-line = `{ $text }`: atteso `deck ID,ID,...`

## Le carte di una registrazione

paper-lines = più di { $most } righe; un catalogo ha al massimo 250 carte
paper-line = attesa una riga che comincia con `card`, oppure `source` o `clarification` sotto una carta
paper-name = manca il nome: scrivi ` | ` e il nome dopo la carta
paper-column = colonna { $column }: { $error }

## Che cosa non va in una carta

check-id = `{ $id }` non è un id; scrivi lettere minuscole, cifre e `-`, p. es. granito-07
check-id-twice = `{ $id }` è anche l'id di un'altra carta; dai a ogni carta il suo
check-name = A una carta serve un nome
check-name-line = Un nome è una sola riga, senza spazi prima o dopo
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
check-any-card = Una carta della mano si sceglie senza condizioni su Estro, dono o TOT: la domanda stessa direbbe che cosa contiene la mano
check-compared = Il TOT più alto e il più basso si confrontano solo sul campo
check-foe = Un rivale c'è solo in uno scontro, e solo per una carta sul campo
check-clash = Serve uno scontro in corso in questo momento
check-chosen = Prima non è stata scelta nessuna carta
check-sectors = Il Quadrante ha { $n } settori
check-sign = Il segno di un settore è un tracciato SVG
check-symbol = Il simbolo di un settore è una parola di lettere minuscole che nessun altro settore ha
check-sector-destroys = Un settore distrugge o sacrifica solo con il suo ultimo effetto: dopo il Quadrante gira ancora
check-cause = In questo momento nessuna carta fa attivare il dono
check-this = La carta di un dono usato dalla mano non è sul campo: scegli un altro bersaglio
check-while = `while` è dei doni passivi
check-match = Solo un'inibizione dura tutta la partita; i valori si perdono quando la carta lascia il campo: scrivi `leaves`
check-hand-limit = Il limite della mano cambia per un turno: scrivi `turn` o `next-turn`
check-passive = Un dono passivo aggiunge soltanto a valori, di `this`, `foe`, `attacker`, `attacked` o `all` di una descrizione, per `while`
check-passive-tot = Un dono passivo non può dipendere da un TOT, che dipende dai doni passivi
check-save = Una carta si salva solo quando sta per essere distrutta: `on-dying` o `w-death`
check-attack-over = Un attacco si ferma o si devia solo prima del confronto: `on-attack`, `on-attacked`, `w-decl` o `w-dice`
check-more-attacks = In questo momento non può seguire nessun attacco di chi controlla la carta
check-more-plays = In questo momento non può seguire nessuna giocata di chi controlla la carta
check-double = Si raddoppiano le statistiche, non il TOT stesso
check-swap = Si scambiano due statistiche diverse
check-draw-keep = Di 4 carte al massimo se ne tengono meno di quante se ne pescano
## Il testo delle carte: una carta e il suo dono

card-values = { $estro }: ATK { $atk }, DEF { $def }, HEL { $hel }, DEX { $dex }, MAP { $map }
card-values-total = { $values }; TOT { $tot }
card-empty = Carta vuota.
card-clarification = Nota: { $text }
card-once = 1V · { $text }
card-infinite = ∞ · { $text }
card-lead = { $when }: { $does }
card-lead-may = { $when }, puoi usare questo dono: { $does }
card-lead-hand = { $when }, puoi scartare questa carta dalla mano per usare questo dono: { $does }
card-waits = aspetta fino all'inizio del { $n ->
    [1] tuo prossimo turno
    [2] tuo secondo turno da adesso
    [3] tuo terzo turno da adesso
   *[other] tuo { $n }º turno da adesso
 }; poi, se questa carta è rimasta scoperta in campo, { $does }
card-waits-may = aspetta fino all'inizio del { $n ->
    [1] tuo prossimo turno
    [2] tuo secondo turno da adesso
    [3] tuo terzo turno da adesso
   *[other] tuo { $n }º turno da adesso
 }; poi, se questa carta è rimasta scoperta in campo, puoi usare questo dono: { $does }
card-nothing = non succede nulla
card-and = { $a } e { $b }

## Il testo delle carte: quando

card-when-play = Quando viene giocata
card-when-passive = Finché è scoperta
card-when-attack = Quando { $card } attacca
card-when-attacked = Quando { $card } viene attaccata
card-when-won = Quando { $card } vince uno scontro da attaccante
card-when-resisted = Quando { $card } resiste a un attacco
card-when-dying = Quando { $card } sta per essere distrutta
card-when-destroyed = Quando { $card } viene distrutta
card-when-gift = Dopo che { $card } ha risolto il suo dono
card-when-opponent-gift = Dopo che un dono avversario si è risolto
card-when-counter = Quando si attiva un dono avversario{ $answers ->
    [any] {""}
    [destroying] {" "}che distrugge carte
    [raising] {" "}che aumenta valori
    [lowering] {" "}che riduce valori
    [inhibiting] {" "}che inibisce o contrasta doni
    [drawing] {" "}che fa pescare, riporta carte o ne mette in campo dal mazzo
   *[revealing] {" "}che gira, guarda o mostra carte
 }
card-when-played = Dopo che { $card } è stata giocata
card-when-opponent-play = Dopo che un avversario ha giocato una carta
card-when-draw = In qualsiasi turno, dopo la pescata
card-when-w-play = In qualsiasi turno, dopo la giocata e i suoi doni
card-when-declared = Dopo che un attacco è stato dichiarato
card-when-dice = Dopo il lancio dei dadi di un attacco
card-when-death = Quando una tua carta sta per essere distrutta
card-when-after = Dopo la fine di un attacco
card-when-end = In qualsiasi turno, all'inizio della Fase 4
card-when-start-of-turn = All'inizio del tuo turno
card-when-end-of-turn = Alla fine del tuo turno

## Il testo delle carte: quali carte

card-this = questa carta
card-foe = la carta avversaria nello scontro
card-foe-of-this = la carta avversaria nello scontro di questa carta
card-attacker = la carta attaccante
card-attacked = la carta attaccata
card-cause = quella carta
card-lost = la carta appena distrutta
card-noun = { $n ->
    [one] carta
   *[other] carte
 }{ $estro ->
    [any] {""}
   *[one] {" "}{ $estro }
 }{ $category ->
    [empty] { $n ->
        [one] {" "}vuota
       *[other] {" "}vuote
     }
   *[other] {""}
 }{ $side ->
    [enemy] { $n ->
        [one] {" "}avversaria
       *[other] {" "}avversarie
     }
   *[other] {""}
 }{ $face ->
    [up] { $n ->
        [one] {" "}scoperta
       *[other] {" "}scoperte
     }
    [down] { $n ->
        [one] {" "}coperta
       *[other] {" "}coperte
     }
   *[any] {""}
 }{ $category ->
    [gifted] {" "}con dono
   *[other] {""}
 }
card-with-tot-most = { $cards } con TOT { $n } o meno
card-with-tot-least = { $cards } con TOT { $n } o più
card-on-field = { $cards } in campo
card-in-hand = { $cards } { $side ->
    [own] della tua mano
    [enemy] della mano dell'avversario
   *[any] { $n ->
        [one] di una mano qualsiasi
       *[other] di tutte le mani
     }
 }
card-in-incinerator = { $cards } { $side ->
    [own] del tuo Inceneritore
    [enemy] dell'Inceneritore avversario
   *[any] { $n ->
        [one] di un Inceneritore qualsiasi
       *[other] di tutti gli Inceneritori
     }
 }
card-one = { $whose ->
    [own] { $other ->
        [yes] un'altra tua
       *[no] una tua
     }
    [any] { $other ->
        [yes] una qualsiasi altra
       *[no] una qualsiasi
     }
   *[there] { $other ->
        [yes] un'altra
       *[no] una
     }
 } { $cards }
card-random = { $whose ->
    [own] { $other ->
        [yes] un'altra tua
       *[no] una tua
     }
   *[there] { $other ->
        [yes] un'altra
       *[no] una
     }
 } { $cards } a caso
card-all = tutte le { $whose ->
    [own] tue {""}
   *[there] {""}
 }{ $other ->
    [yes] {"altre "}
   *[no] {""}
 }{ $cards }
card-many = { $whose ->
    [own] le tue {""}
    [enemy] le {""}
   *[any] tutte le {""}
 }{ $other ->
    [yes] {"altre "}
   *[no] {""}
 }{ $cards }
card-not-this = { $cards } (tranne questa carta)
card-having-attacked = { $cards } che { $n ->
    [one] ha
   *[other] hanno
 } attaccato in questo turno
card-not-chosen = { $cards } (non scelta prima)
card-not-lost = { $cards } (tranne quella appena distrutta)
card-each = ogni { $other ->
    [yes] {"altra "}
   *[no] {""}
 }{ $whose ->
    [own] tua {""}
   *[there] {""}
 }{ $cards }
card-the = la { $whose ->
    [own] tua {""}
   *[there] {""}
 }{ $cards }
card-extreme = { $cards } con il TOT più { $extreme ->
    [highest] alto
   *[lowest] basso
 }{ $bound ->
    [most] {" "}tra quelle con { $n } o meno
    [least] {" "}tra quelle con { $n } o più
   *[none] {""}
 }
## Il testo delle carte: che cosa fa

card-does = { $cards } { $does }
card-it-does = { $does }
card-choose = scegli { $cards }, che { $does }
card-change = { $n } { $value ->
    [primary] al valore primario
   *[other] { $value }
 }
card-change-each = { $change } per { $cards }
card-gets = { $n ->
    [one] riceve
   *[other] ricevono
 } { $changes }{ $until }
card-has = { $n ->
    [one] ha
   *[other] hanno
 } { $changes }{ $until }
card-double = { $n ->
    [one] raddoppia
   *[other] raddoppiano
 } { $value ->
    [primary] il valore primario
   *[other] { $value }
 }{ $until }
card-swap = { $n ->
    [one] scambia tra loro
   *[other] scambiano tra loro
 } { $a } e { $b }{ $until }
card-exchange = { $n ->
    [one] scambia tra loro
   *[other] scambiano tra loro
 } due statistiche a tua scelta{ $until }
card-become = { $n ->
    [one] diventa
   *[other] diventano
 } { $estro ->
    [chosen] di un Estro a tua scelta
   *[one] { $estro }
 }{ $until }
card-save = { $dying ->
    [yes] { $n ->
        [one] resta invece in campo
       *[other] restano invece in campo
     }
   *[no] { $n ->
        [one] resta in campo invece di essere distrutta
       *[other] restano in campo invece di essere distrutte
     }
 }
card-protect = non { $n ->
    [one] può essere distrutta
   *[other] possono essere distrutte
 }{ $until }
card-inhibit = { $n ->
    [one] ha
   *[other] hanno
 } il dono inibito{ $until }
card-attack-again = { $n ->
    [one] può
   *[other] possono
 } attaccare ancora una volta in questo turno, entro il limite di attacchi
card-cannot-attack = non { $n ->
    [one] può
   *[other] possono
 } attaccare{ $until }
card-rest = { $n ->
    [one] non può attaccare nel prossimo turno di chi la controlla
   *[other] non possono attaccare nel prossimo turno di chi le controlla
 }
card-attack-once = { $who ->
    [you] nel tuo prossimo turno puoi attaccare una sola volta
    [opponent] nel prossimo turno dell'avversario si può attaccare una sola volta
   *[each] nel prossimo turno di ogni giocatore si può attaccare una sola volta
 }
card-must-attack = { $n ->
    [one] deve attaccare nella prossima Fase 3 di chi la controlla
   *[other] devono attaccare nella prossima Fase 3 di chi le controlla
 }, se possibile
card-token = { $n ->
    [one] riceve
   *[other] ricevono
 } un segnalino «+5 TOT»
card-push = { $n ->
    [one] si sposta
   *[other] si spostano
 } di { $steps ->
    [one] 1 zona di profondità
   *[other] { $steps } zone di profondità
 } lungo la corsia, lontano dal Bastione
card-destroy = distruggi { $cards }
card-sacrifice = sacrifica { $cards }
card-return = rimetti { $cards } { $owner ->
    [you] nel tuo campo
    [theirs] nel campo del proprietario
   *[owners] nei campi dei proprietari
 }, { $n ->
    [one] scoperta
   *[other] scoperte
 }
card-return-inhibited = rimetti { $cards } { $owner ->
    [you] nel tuo campo
    [theirs] nel campo del proprietario
   *[owners] nei campi dei proprietari
 }, { $n ->
    [one] scoperta
   *[other] scoperte
 } e con il dono inibito per il resto della partita
card-to-hand = riporta { $cards } { $owner ->
    [you] nella tua mano
    [theirs] nella mano del proprietario
   *[owners] nelle mani dei proprietari
 }
card-draw = { $who ->
    [you] pesca
    [opponent] l'avversario pesca
   *[each] ogni giocatore pesca
 } { $n ->
    [one] 1 carta
   *[other] { $n } carte
 }
card-draw-keep = pesca { $n ->
    [one] 1 carta
   *[other] { $n } carte
 }, tienine { $keep } e metti { $rest ->
    [one] l'altra
   *[other] le altre
 } sotto il tuo mazzo
card-discard = { $who ->
    [you] scarta
    [opponent] l'avversario scarta
   *[each] ogni giocatore scarta
 } { $n ->
    [one] 1 carta
   *[other] { $n } carte
 } { $pick ->
    [random] a caso
   *[owner] { $who ->
        [you] a tua scelta
       *[other] a propria scelta
     }
 }
card-mill = { $n ->
    [one] la prima carta
   *[other] le prime { $n } carte
 } { $who ->
    [you] del tuo mazzo
    [opponent] del mazzo avversario
   *[each] del mazzo di ogni giocatore
 } { $n ->
    [one] va
   *[other] vanno
 } nell'Inceneritore
card-deploy-up = metti nel tuo campo, scoperta, la prima carta del tuo mazzo
card-deploy-down = metti nel tuo campo, coperta, la prima carta del tuo mazzo
card-deploy-inhibited = metti nel tuo campo, scoperta e con il dono inibito per il resto della partita, la prima carta del tuo mazzo
card-summon = metti nel tuo campo, scoperta, la prima carta del mazzo dimensionale
card-turn-up = scopri { $cards }
card-turn-down = copri { $cards }
card-look = guarda { $cards }
card-reveal = mostra a tutti i giocatori { $cards }
card-toss = si lancia una moneta: se esce testa, { $heads }; se esce croce, { $tails }
card-coin = chiama testa o croce; se indovini, { $does }
card-then = { $a }, poi { $b }
card-extra-play = in questo turno puoi giocare un'altra carta{ $estro ->
    [any] {""}
   *[one] {" "}{ $estro }
 }
card-extra-attack = in questo turno puoi fare { $n ->
    [one] 1 attacco
   *[other] { $n } attacchi
 } in più
card-hand-limit = il tuo limite della mano cambia di { $n }{ $until }
card-skip-draw = { $who ->
    [you] non peschi nella tua
    [opponent] l'avversario non pesca nella sua
   *[each] nessun giocatore pesca nella sua
 } prossima Fase 1
card-zone-extra = aggiungi alle carte Zona attive una carta Zona inattiva a caso
card-zone-replace = sostituisci una carta Zona attiva con una inattiva a caso
card-stop-attack = l'attacco finisce senza risultato
card-redirect = re-indirizza l'attacco contro { $cards }
card-synapses = ottieni { $n ->
    [one] 1 Azione Sinaptica
   *[other] { $n } Azioni Sinaptiche
 } per questa fase
card-shields = scegli un'astronave senza guardiani; i suoi scudi cambiano di { $n }
card-alarm = scegli un countdown in corso, che cambia di { $n }
card-counter-annul = annulla quel dono
card-counter-reduce = ciò che quel dono aggiunge ai valori, vi toglie o fa pescare si riduce di { $n }
card-counter-redirect = scegli di nuovo, al posto di chi lo controlla, le carte che quel dono ha scelto

## Il testo delle carte: per quanto tempo

card-until-clash = {" "}per questo scontro
card-until-turn = {" "}fino alla fine del turno
card-until-next-turn = {" "}fino alla fine del tuo prossimo turno
card-until-round = {" "}fino alla fine del round
card-until-leaves = {" "}finché { $n ->
    [one] non lascia
   *[other] non lasciano
 } il campo
card-until-kept = {" "}in modo permanente
card-until-match = {" "}per il resto della partita

## Stops

stop-draw = dopo la pescata della Fase 1
stop-play = dopo che è stata giocata la carta del turno
stop-declared = quando è dichiarato un attacco, prima dei dadi
stop-dice = dopo i dadi, prima del confronto
stop-death = quando una carta sta per essere distrutta
stop-after = dopo un attacco
stop-end = all'inizio della Fase 4
stop-others = in questi momenti anche nel turno dell'altro giocatore

## Decks

deck-name = Nome
link-version = il link ha la versione { $version }, che qui non è nota
link-damaged = nel link mancano lettere o sono cambiate
link-strangers = carte del link che non sono in questa collezione: { $n }

## Giocatore singolo

fleet-name = Flotta
log-guardians = ogni astronave schiera { $n } guardiani, a faccia in giù.
log-guardian-ready = il guardiano { $card } è pronto: da ora il suo dono vale.
log-alarm = scatta l'allarme di { $ship }: { $skill } si libera dopo { $n ->
    [one] 1 turno
   *[other] { $n } turni
 } della Flotta.
log-countdown = countdown di { $ship }: { $n }.
log-alarm-stopped = il countdown di { $ship } finisce con l'astronave.
log-skill = { $ship } libera { $skill }: { $does }.
log-ship-attacked = { $card } attacca l'astronave { $ship }.
log-ship-struck = l'attacco toglie { $n } agli scudi di { $ship }.
log-ship-struck-untold = l'attacco colpisce gli scudi di { $ship }.
log-shields = scudi di { $ship }: { $change }, ne restano { $n }.
log-ship-destroyed = l'astronave { $ship } è distrutta.
log-redirected-to-ship = l'attacco prosegue contro l'astronave { $ship }.
log-targets = il caso decide quale guardiano attacca ({ $n ->
    [one] 1 può farlo
   *[other] { $n } possono farlo
 }) e quale carta ({ $m ->
    [one] 1 può essere attaccata
   *[other] { $m } possono essere attaccate
 }).
log-aimed = l'attacco è diretto contro { $card }.
log-object = un nuovo oggetto: { $object }: { $does }.
log-object-used = { $who ->
    [you] usi
   *[other] { $who } usa
 } { $object }: { $does }.
log-nothing-happens = non succede nulla.
ask-reveal = Scopri un guardiano coperto; il suo dono si attiva subito. { $n ->
    [one] È l'ultimo di questo turno.
   *[other] In questo turno ne vanno scoperti { $n }.
 }
ask-aim = { $card } attacca. Quale delle tue carte è attaccata?
ask-ship = { $object }: scegli un'astronave senza guardiani.
ask-countdown = { $object }: scegli un'astronave il cui countdown è in corso.
ask-stats = { $source }: { $does }. Quali due statistiche si scambiano?
ask-die = Che cosa mostra il tuo prossimo dado?
ask-total-ship = { $clash }. Quanto vale l'attacco, con dado e bonus o malus?
ask-window-after-ship = L'attacco di { $a } contro l'astronave { $ship } è finito.
over-fleet = { $who ->
    [you] Hai vinto
   *[other] { $who } vince
 }: tutte e cinque le astronavi sono distrutte.
over-overrun = { $who ->
    [you] Hai perso
   *[other] { $who } perde
 }: sul proprio lato del campo non resta nessuna carta.
source-object = { $object }
source-skill = { $skill } ({ $ship })
clash-ship = { $a } attacca l'astronave { $ship }
clash-die = ; dado { $a }
clash-now-ship = Per ora l'attacco toglie { $n } agli scudi di { $ship } e ne lascia { $left }.
do-strike = { $a } attacca l'astronave { $ship }
do-strike-tot = { $a } attacca l'astronave { $ship }: { $n } contro { $shields } di scudi, prima del dado
do-object = Usa { $object }: { $does }
do-ship = L'astronave { $ship }
do-redirect-to-ship = Dirigi l'attacco contro l'astronave { $ship }
do-stats = Scambia { $a } e { $b }
do-die = Il dado mostra { $n }
do-reveal = Scopri { $card }, un guardiano di { $ship }
heading-objects = Oggetti
table-carried-out = { $source } ha effetto ora.
table-fleet = Flotta:
table-ship = { $ship } ({ $estro }): scudi { $n }; { $state }
ship-destroyed = distrutta
ship-counts = senza guardiani; la sua abilità si libera dopo { $n ->
    [one] 1 turno
   *[other] { $n } turni
 } della Flotta
ship-guarded = { $n ->
    [one] 1 guardiano
   *[other] { $n } guardiani
 }
ship-open = senza guardiani: si può attaccare
table-object = Oggetto { $object }: { $does }
table-objects-left = Oggetti ancora in arrivo: { $n }
mark-waiting = il suo dono aspetta il turno della Flotta
prepared-weaken = Nel prossimo turno della Flotta i guardiani che attaccano sono indeboliti.
prepared-second-chance = La tua prossima carta che verrebbe distrutta resta in campo.
prepared-ignore-dex = Il tuo prossimo attacco ignora la DEX del bersaglio.
prepared-aim = Scegli tu il bersaglio del prossimo attacco della Flotta.
prepared-load-die = Il tuo prossimo dado è truccato.
prepared-no-objects = Nel tuo prossimo turno non puoi usare oggetti.
knack-weaken = nel prossimo turno della Flotta i guardiani che attaccano hanno TOT −{ $n }
knack-second-chance = la tua prossima carta che verrebbe distrutta prima del tuo prossimo turno resta in campo
knack-ignore-dex = il tuo prossimo attacco in questo turno ignora la DEX del bersaglio
knack-aim = scegli tu il bersaglio del primo attacco del prossimo turno della Flotta
knack-load-die = scegli che cosa mostra il tuo prossimo dado in questo turno
knack-rebirth = un guardiano distrutto di questa astronave, a caso, torna in campo scoperto e con il dono inibito
knack-veil = le tue { $n } carte scoperte con il TOT più alto vengono coperte fino alla fine del prossimo turno della Flotta, poi scoperte senza il loro dono
knack-no-objects = nel tuo prossimo turno non puoi usare oggetti
card-own-shields = gli scudi di questa astronave cambiano di { $n }
why-no-ships = A questo tavolo non ci sono astronavi.
why-ship-gone = Questa astronave è distrutta.
why-ship-guarded = Un'astronave si può attaccare solo quando tutti i suoi guardiani sono sconfitti.
why-not-ship = Questa astronave qui non si può scegliere.
why-no-ship-asked = Ora non si sceglie un'astronave.
why-no-such-object = Non hai questo oggetto.
why-object-used = In questo turno hai già usato un oggetto.
why-objects-locked = Il blocco di un'astronave ti impedisce di usare oggetti in questo turno.
why-object-idle = Questo oggetto ora non ha nulla da fare.
why-object-when = Gli oggetti si usano nel proprio turno, dopo la giocata o dopo un attacco.
why-no-stats = Ora non si scelgono statistiche.
why-no-die = Ora non si sceglie un dado.
why-not-revealed = Scegli un guardiano coperto.
why-must-reveal = Nel turno della Flotta devi scoprire due guardiani coperti, finché ce ne sono.
why-not-aimed = Scegli una tua carta che può essere attaccata.
line-no-ships = Solo un tavolo per giocatore singolo ha astronavi
line-ship = `{ $text }` non è un'astronave; scrivi i suoi scudi, p. es. `240`, `240:2` con un countdown, `240:over` dopo la sua abilità, `0` per una distrutta
line-object = `{ $text }` non sono numeri di oggetti; scrivi p. es. `3,7`
check-ships = Servono cinque astronavi, una per ogni Estro: ardo, granito, armonio, illusio, manpo
check-shields = Un'astronave ha scudi da 1 a { $shields } e un countdown da 1 a { $countdown }
check-objects = Servono { $n } oggetti
check-knack = Questo è delle astronavi se lo ha un oggetto, e degli oggetti se lo ha un'astronave
mode-solo = Giocatore singolo
mode-solo-about = Tu solo contro cinque astronavi con 25 guardiani, che il programma guida secondo le regole. Distruggi tutte le astronavi prima di restare senza carte in campo.
option-solo = Giocatore singolo
option-solo-about = Un giocatore contro cinque astronavi.
option-guardian_estro = Guardiani
option-guardian_estro-about = Quali carte difendono un'astronave.
option-guardian_estro-random = carte di qualunque Estro
option-guardian_estro-ship = carte dell'Estro dell'astronave
option-ship_matchup = Bonus e malus contro le astronavi
option-ship_matchup-about = Se l'Estro di un'astronave dà all'attaccante un bonus o un malus.
option-ship_matchup-on = li dà
option-ship_matchup-off = non li dà
option-object_interval = Oggetti
option-object_interval-about = Alla fine di ogni tot tuoi turni ricevi un oggetto.
