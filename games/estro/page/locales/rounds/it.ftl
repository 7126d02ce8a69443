# What rounds and Zone cards mean: for the page and for the aid.

round-n = Round { $n } di { $of }, turno { $turn }
round-before-check = Dalla fine del round { $n } chi ha il campo vuoto perde
round-embargo = Embargo: attacchi e carte coperte dal round 4
round-peaceful = Stratega: si attacca dal turno 7
round-check-begins = Dalla fine di questo round chi ha il campo vuoto perde
round-check = Chi non ha carte in campo perde
round-near-end = { $n ->
        [one] Manca 1 round
       *[other] Mancano { $n } round
    }: poi vince chi ha più carte e più TOT
round-last = Ultimo round: vince chi ha più carte e più TOT in campo
round-n-player = Round { $n }, il tuo turno
round-n-fleet = Round { $n }, turno della Flotta
round-n-open = Round { $n }, turno { $turn }
round-goal = Vince chi tiene tre Zone quando finisce un round
round-before-goal = Le Zone contano dalla fine del round { $n }
zone-ardo = Militare
zone-granito = Sviluppo Tech
zone-armonio = Medica
zone-illusio = Civile
zone-manpo = Controllo
special-ardo = Dono di zona: sacrifica una carta Ardo della tua mano; una carta Ardo scoperta in campo ha +4 ATK finché non viene distrutta.
special-granito = Dono di zona: durante un attacco scambia ATK e DEF della carta Granito avversaria che vi partecipa, per quell'attacco.
special-armonio = Dono di zona: una tua carta Armonio che sta per essere distrutta sfugge alla morte.
special-illusio = Dono di zona: durante un attacco raddoppia la DEX della tua carta Illusio che vi partecipa, per quell'attacco.
special-manpo = Dono di zona: una tua carta scoperta diventa Manpo finché non lascia il campo.
zone-bonus = Ogni carta scoperta in campo di { $estro } ha +2 a quella caratteristica.
special-once = Un dono di zona si risolve una volta nella partita. Durante un attacco, poi, l'attaccante può proseguire, cambiare bersaglio o fermarsi.
special-used = dono di zona esaurito
