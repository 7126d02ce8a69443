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
no-card-near = { $pilots ->
        [yes] nessuna carta e nessun pilota
       *[other] nessuna carta
    } si chiama `{ $name }`; forse `{ $near }`?
no-card = { $pilots ->
        [yes] nessuna carta e nessun pilota
       *[other] nessuna carta
    } si chiama `{ $name }`; `duello cards list` le elenca
no-option = `{ $name }` non è un'opzione del tavolo di questo gioco; ci sono { $known }
no-ready-deck = non c'è nessun mazzo pronto `{ $name }`; ci sono { $decks }
editor-hint = `aiuto` elenca i comandi.
editor-ended = non salvato: l'input è finito
editor-status = { $name }: { $cards } carte, { $reserve } nella Riserva; limiti non rispettati: { $faults }
editor-unchanged = niente è cambiato
editor-which = scrivi anche una carta, per esempio `metti 2 free marine`
editor-no-undo = non c'è niente da annullare
editor-saved = salvato: { $file }
editor-not-saved = non salvato: scrivi `salva`, oppure `esci !` per lasciar perdere
editor-no-command = `{ $word }`: comando sconosciuto; `aiuto` li elenca
editor-help =
    metti 2 free marine      mette copie di una carta nel mazzo (nome o numero)
    riserva 1 inquisitor     mette copie nella Riserva
    togli 1 free marine      toglie copie
    trova RICERCA            le carte, per esempio `trova tipo:guerriero fazione:mishima`
    info CARTA               tutto su una carta
    lista                    le carte del mazzo
    controlla                ogni limite non rispettato, con la sua clausola
    nome TESTO               il nome del mazzo
    annulla                  annulla l'ultima modifica
    salva                    scrive il file
    esci                     esce; `esci !` senza salvare
