# Quello che la porta dice di suo, in italiano.

no-such-deck = `{ $name }` non è né un file né un mazzo pronto; ci sono { $known }
no-decks = questo gioco non ha mazzi
many-cards = più di { $most } kB di carte
decks-for-seats = { $decks } mazzi per { $seats } posti; indicane uno per posto
no-seat-for-deck = non c'è nessun posto { $seat } per `{ $deck }`; i posti vanno da 1 a { $last }
mode-in-setup = il file di un tavolo dice da sé quanti posti ci sono e se si gioca a squadre: togli la modalità
began-elsewhere = è cominciato prima che la partita fosse caricata, quindi non si può ritirare
built-upon = nel frattempo un altro giocatore ci ha costruito sopra, quindi non si può ritirare
empty-plan = in questo piano non c'è nessuna risposta; indica almeno un'azione
players-given = i giocatori indicati sono { $n }; scrivine due, per esempio `--bots heuristic,random`, o uno per posto
