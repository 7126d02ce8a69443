# Quello che si dice di carte, mazzi e serie di ESTRO al terminale, in italiano.

standing = { $cards } carte su { $size }, { $gifts } con un dono
foot = TOT medio { $tot }; altre cinque carte si aggiungono a caso (ESTRO-DECK-03).
at-line = riga { $line }: { $message }
no-such-ready-deck = `{ $name }` non è un mazzo pronto; ci sono { $known }
no-setup-here = un'arena prende mazzi e opzioni; un allestimento intero, le carte o il mazzo di un posto sono per una partita sola
no-such-card = non c'è nessuna carta `{ $id }`
set-full = una collezione ha al massimo { $most } carte: `{ $id }` non ne sostituisce nessuna
rounds = round
ends = come sono finite le partite
end-empty = campo vuoto
end-both = entrambi i campi vuoti
end-exhausted = niente da pescare
end-ahead = in vantaggio dopo l'ultimo round
end-level = pari dopo l'ultimo round
end-conceded = abbandono
attacks = attacchi
attacks-won = di cui vinti
gifts = doni usati
specials = doni di zona
covered = giocate coperte
redirected = deviati
a-match = { $n } per partita
best-cards = Carte con la quota più alta di partite vinte dove sono state giocate
worst-cards = Carte con la quota più bassa
card-line = { $share }  giocata { $played }
