## Art

art-gift = Gift
art-empty = Empty
art-attacks = attacks
art-attacked = is attacked

## The legend

legend-estro = { $estro }: owns { $stat }
legend-gift = The card has a Gift
legend-empty = Empty: the card has no Gift
legend-used = Its 1V Gift is used up
legend-inhibited = Its Gift is inhibited
legend-attacked = The card has attacked this turn
legend-protected = The card cannot be destroyed now
legend-barred = The card cannot attack now
legend-must-attack = The card has to attack
legend-waits = Its Gift takes effect after some turns
legend-known = Face down, and you know which card it is
legend-up = Higher than printed
legend-down = Lower than printed
legend-became = Has another Estro than printed
legend-primary = Primary value: the one that the card's Estro owns
legend-spent = This special cannot be used any more
legend-tot = The sum of the five values and of what is added to it
legend-die = A die: 5 more on the primary value of a card whose Estro it lists
legend-incinerator = Incinerator: destroyed and discarded cards
legend-matrix = Match-up: what the attacker's TOT gains or loses against each Estro
