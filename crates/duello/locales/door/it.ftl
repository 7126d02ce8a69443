only-coal = `{ $what }` è soltanto per C.O.A.L.
no-cards = nessuna carta ha tutte queste parole
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
record-heading = { $title }: { $decisions } decisioni
record-right = { $file } è giusto: { $decisions } decisioni, ogni somma come scritta
record-wrong = { $file } non è giusto:
no-seat = a questo tavolo non c'è il posto { $seat }; i posti vanno da 0 a { $last }
seats-given = sono stati dati { $n } posti; il tavolo ne ha { $seats }
no-player = `{ $name }` non gioca a questo gioco; ci sono { $known }
no-level = questo gioco non ha ancora livelli; nomina i giocatori con --seats, per esempio `you,random`
no-option = `{ $name }` non è un'opzione di questo gioco; ci sono { $known }
welcome = { $title }. Seme { $seed }.
saved = Salvato in { $file }. `duello play { $game } --resume { $file }` riprende da qui.
not-a-record = Non salvato: { $file } esiste e non è una registrazione.
why-not-what = Scrivi anche l'azione, per esempio `perché non attack`, o il suo numero.
help =
    Comandi
    NUMERO             scegli l'azione con questo numero
    NOTAZIONE          scegli un'azione con la sua notazione, per esempio `add 01164`, `choose #3`, `yield`
    azioni             tutte le azioni permesse con la loro notazione
    altro              la pagina seguente di un elenco
    tavolo             il tavolo come lo vedi tu
    perché             che cosa è successo dopo la tua ultima decisione, con le regole che l'hanno causato
    perché non AZIONE  perché un'azione ora non è possibile; AZIONE è una notazione o un numero
    regole ID          il testo di una regola; `regole PAROLE` cerca, `regole` elenca i capitoli
    carte NOME         una carta dal nome
    registro           tutto quello che è successo finora
    annulla            riprendi la tua ultima decisione (contro giocatori artificiali)
    soste NOMI         a quali finestre vuoi essere interpellato
    salva FILE         salva la partita
    aiuto              questo elenco
    esci               lascia la partita
    Una riga vuota mostra di nuovo la domanda.
