# Che cosa si dice di ricerche ed elenchi di mazzi, in italiano.

search-at-column = colonna { $column }: { $problem }
search-did-you-mean = forse `{ $known }`?
search-long = una ricerca ha al massimo { $most } lettere; il resto è lasciato fuori
search-deep = al massimo { $most } parentesi stanno l'una nell'altra; ciò che comincia qui è lasciato fuori
search-closes-nothing = questa `)` non chiude niente
search-bracket-open = questa parentesi non è chiusa: manca una `)`
search-bracket-empty = in questa parentesi non c'è niente
search-quote-open = questo testo non è chiuso: manca una `"`
search-or-alone = prima e dopo `oppure` ci vuole un termine, per esempio `vapore>1 oppure energia>1`
search-not-alone = dopo `-` e `non` ci vuole un termine, per esempio `-è:gratis`
search-nothing = in `{ $text }` non c'è niente da cercare: né lettere né cifre
search-no-key = prima di un confronto ci vuole una chiave, per esempio `costo<=2`; per cercare il segno stesso, scrivilo tra virgolette
search-no-value = dopo `{ $key }` manca un valore
search-unknown-key = `{ $key }` non è una chiave: ci vuole una tra { $known }
search-unknown-word = `{ $value }` non esiste per `{ $key }`: ci vuole una parola tra { $known }
search-no-flag = `{ $value }` non è niente che una carta possa essere: ci vuole una parola tra { $known }
search-number = `{ $value }` non è un numero; `{ $key }` si confronta con un numero intero, per esempio `{ $key }>=2`
search-compare-text = `{ $key }` è un testo e non ha ordine, quindi `{ $value }` non dice niente; `:` ne cerca un pezzo, `=` il tutto, `!=` tutti gli altri
search-compare-word = `{ $key }` è una parola tra alcune e non ha ordine, quindi `{ $value }` non dice niente; scrivi `:` oppure `!=`
search-compare-is = una carta è qualcosa o non lo è, quindi `{ $compare }` non dice niente; scrivi `{ $key }:` oppure `-{ $key }:`
search-no-cards = non ci sono carte
search-none-fits = nessuna carta corrisponde a `{ $term }`
search-none-fits-near = nessuna carta corrisponde a `{ $term }`; forse `{ $known }`?
search-number-range = nessuna carta corrisponde a `{ $term }`: { $key } va da { $least } a { $most }
search-all-fit = ogni carta corrisponde a `{ $term }`, quindi non ne resta nessuna
search-exclude = nessuna carta corrisponde sia a `{ $term }` sia a `{ $other }`
search-together = questi termini stanno insieme a due a due, ma nessuna carta corrisponde a tutti: `{ $term }`

list-at-place = riga { $line }, colonna { $column }: { $problem }
list-long = questo elenco supera { $most } kB; non è un mazzo
list-many = un elenco ha al massimo { $most } righe; il resto è lasciato fuori
list-empty = non c'è nessuna carta
list-copies = `{ $written }` copie: scrivi un numero da 1 a { $most }
list-no-name = dopo il numero manca la carta
list-doctype = questo tipo di documento dichiara cose sue, che non vengono mai espanse: toglilo
list-other-tag = c'è `</{ $found }>` dove ci vuole `</{ $expected }>`
list-cut-off = questo XML non è intero: manca la fine
list-entity = questa `&` non comincia niente di noto
list-write-amp = per il segno stesso scrivi `&amp;`
list-broken = da qui in poi questo non è XML come dovrebbe
list-write-lt = scrivi `&lt;` per una `<` che non comincia nessun elemento, e chiudi ciò che è aperto
list-root = questo XML comincia con `<{ $found }>`; ci vuole `<deck>`, come lo scrivono LackeyCCG (`.dek`) e OCTGN (`.o8d`)
list-no-section = questo mazzo non ha né una `<superzone>`, come la scrive LackeyCCG, né una `<section>`, come fa OCTGN
list-nameless = questa carta non ha nome
list-no-side = un mazzo di questo gioco non ha `{ $section }`: togli queste carte, o mettile sotto un altro titolo
list-no-card = non c'è nessuna carta `{ $name }`
list-several = più carte si chiamano `{ $name }`: { $cards }
list-heading = `{ $key }:` non è un titolo di un mazzo: scrivi `Nome:`, `Mazzo:` oppure `Riserva:`
