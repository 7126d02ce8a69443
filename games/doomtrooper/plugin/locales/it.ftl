# Quello che si dice di carte e mazzi di Doomtrooper nel terminale, in italiano.

no-ready-deck = `{ $name }` non è un mazzo pronto; ci sono { $known }
not-playable = Non ancora giocabile: { $waits }.
name-taken = il nome `{ $name }` è di un'altra carta della serie: { $code }
standing = { $cards } carte, { $reserve } nella Riserva
column-set = Serie
column-kind = Tipo
column-family = Famiglia di effetti
column-total = carte
column-encoded = scritte
column-playable = giocabili
column-missing = mancanti
all = tutte
missing = Non ancora giocabili ({ $n }), e che cosa aspettano:
missing-word = { $code } { $name } ({ $kind }; scritta): l'arbitro non esegue ancora { $waits }
missing-families = { $code } { $name } ({ $kind }): ancora da esaminare ({ $waits })
missing-primitive = { $code } { $name } ({ $kind }): { $waits }

no-setup-here = un'arena prende mazzi e opzioni; un allestimento, carte e il mazzo di un posto sono per una partita sola
blank = una carta Speciale che non si può mai giocare: si può solo scartare.
