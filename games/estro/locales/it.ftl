## La notazione breve delle carte

notation-expected = Qui c'è { $found }; atteso: { $expected }
notation-near = { $found } qui non è noto; forse intendevi `{ $near }`?
notation-number = Atteso un numero intero da { $least } a { $most }
notation-rest = Qui non era atteso altro
notation-effects = Un dono ha al massimo { $most } effetti
notation-coins = Un lancio di moneta non può stare dentro un altro
notation-values = `{ $found }` non sono cinque valori da 0 a 99; scrivi ATK/DEF/HEL/DEX/MAP, p. es. 16/19/13/5/19
