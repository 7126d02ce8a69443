only-coal = `{ $what }` è soltanto per C.O.A.L.
cards-found = { $n ->
        [one] 1 carta
       *[other] { $n } carte
    }
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
ready-decks = ci sono mazzi pronti: { $decks }
deck-legal = regolare
cards-what = scrivi anche il nome di una carta
no-card-near = nessuna carta si chiama `{ $name }`; forse `{ $near }`?
no-card = nessuna carta si chiama `{ $name }`
no-option = `{ $name }` non è un'opzione del tavolo di questo gioco; ci sono { $known }
