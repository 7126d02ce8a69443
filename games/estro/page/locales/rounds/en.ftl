# What rounds and Zone cards mean: for the page and for the aid.

round-n = Round { $n } of { $of }, turn { $turn }
round-before-check = An empty field loses from the end of round { $n } on
round-embargo = Embargo: attacks and face-down cards from round 4 on
round-peaceful = Stratega: attacks from turn 7 on
round-check-begins = An empty field loses from the end of this round on
round-check = Whoever has no card on the field loses
round-near-end = { $n ->
        [one] 1 round
       *[other] { $n } rounds
    } left: then more cards and more TOT win
round-last = Last round: more cards and more TOT on the field win
round-n-player = Round { $n }, your turn
round-n-fleet = Round { $n }, turn of the Fleet
round-n-open = Round { $n }, turn { $turn }
round-goal = Whoever holds three Zones when a round ends wins
round-before-goal = Zones win from the end of round { $n } on
zone-ardo = Military
zone-granito = Tech Development
zone-armonio = Medical
zone-illusio = Civil
zone-manpo = Control
special-ardo = Special: sacrifice an Ardo card of your hand; a face-up Ardo card on the field gets +4 ATK until it is destroyed.
special-granito = Special: during an attack, exchange ATK and DEF of the opposing Granito card in it, for that attack.
special-armonio = Special: an Armonio card of yours that is about to be destroyed escapes death.
special-illusio = Special: during an attack, double the DEX of your Illusio card in it, for that attack.
special-manpo = Special: a face-up card of yours becomes Manpo until it leaves the field.
zone-bonus = Every face-up card of { $estro } on the field has +2 to that statistic.
special-once = A special is resolved once in the match. During an attack, the attacker may afterwards go on, change the target, or stop.
special-used = special used up
