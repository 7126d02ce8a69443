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
