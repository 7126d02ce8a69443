# L'aiuto della riga di comando in italiano. In inglese lo dicono i commenti dei comandi.
# `cmd-COMANDO` dice che cosa fa, `after-COMANDO` sta sotto; `arg-NOME` spiega un argomento, `arg-COMANDO-NOME` quello di un
# solo comando.

heading-usage = Uso:
heading-commands = Comandi
heading-arguments = Argomenti
heading-options = Opzioni
word-options = OPZIONI
word-command = COMANDO

cmd = Un tavolo per i duelli di carte: gioca nel terminale o nel browser, fa sfidare i giocatori artificiali, controlla carte, mostra le regole.
after =
    Per cominciare:
      duello learn coal                       una prima partita guidata di C.O.A.L., nel terminale
      duello play coal                        una partita contro il computer
      duello play coal --lang it              la stessa in italiano
      duello serve                            lo stesso gioco come pagina per il browser
      duello rules coal                       il regolamento
      duello options coal                     le sue modalità e opzioni del tavolo
      duello cards list coal                  le carte
      duello play doomtrooper                 una partita di Doomtrooper con mazzi pronti, nel terminale
      duello deck new coal mio.txt            un mazzo tuo
      duello arena coal --bots heuristic,random   quanto sono forti i giocatori artificiali

    `duello COMANDO --help` spiega un comando con esempi. La lingua viene da --lang, altrimenti da LC_ALL o LANG.
cmd-help = Mostra questo aiuto o quello di un comando
arg-help = Mostra questo aiuto
arg-version = Mostra la versione
arg-lang = La lingua: `en` o `it` [altrimenti quella dell'ambiente]
arg-subcommand = Il comando

cmd-play = Gioca una partita nel terminale
cmd-learn = Impara un gioco in dieci minuti: una prima partita guidata nel terminale
after-learn =
    Esempi:
      duello learn coal                 la prima partita guidata
      duello learn coal --lang en       la stessa in inglese

    A ogni passo si dice che cosa fare e perché; `aiuto` elenca i comandi, `esci` esce in qualunque momento.
arg-learn-game = Il gioco
arg-learn-lesson = Quale lezione, contando da 1
after-play =
    Esempi:
      duello play coal                                 tu contro il giocatore che segue regole pratiche
      duello play coal --level esperto                 contro uno più forte
      duello play coal --lang it --seats tu,search
      duello play coal --seats bot:heuristic,tu --models C1,C2 --seed 7
      duello play coal --seats tu,tu                   due persone si alternano alla tastiera
      duello play coal --seats 4                       tu contro tre giocatori artificiali
      duello play coal --mode teams --seats tu,heuristic,tu,search --options tag_mode
      duello play doomtrooper --mode free-for-all --options hand_size=9
      duello play coal --seats bot:heuristic,bot:random    guarda due giocatori artificiali
      duello play coal --deck 1=siepe.txt              con un mazzo tuo (duello deck)
      duello play --resume partita.txt                 riprende da dove `salva partita.txt` l'ha lasciata
      duello play doomtrooper                          Doomtrooper con mazzi pronti contro il computer
      duello play doomtrooper --seats tu,heuristic,random --deck 1=semai

    Durante la partita `aiuto` elenca i comandi: perché, perché non AZIONE, regole ID, carte NOME, annulla, salva FILE ...
arg-game = Il gioco
arg-play-game = Il gioco; una partita che si riprende lo dice da sé
arg-play-seats = Chi siede dove, uno per posto: `tu` oppure un giocatore artificiale: un livello, random, heuristic, search, `search@2000`, `search@50ms`; o solo quanti, per te contro giocatori artificiali [altrimenti quanti ne ha il tavolo]
arg-level = Quanto sono forti i giocatori artificiali contro di te: nuovo-arrivato, principiante, apprendista, esperto, maestro, gran-maestro [altrimenti apprendista]
arg-play-seed = Il seme della partita; lo stesso seme dà le stesse carte [altrimenti ogni volta uno nuovo]
arg-play-budget = Quanto riflette su una decisione un giocatore artificiale senza una misura sua: simulazioni, o millisecondi come `20ms` [altrimenti 400]
arg-decks = Che cosa portano i posti, nel loro ordine, o che cosa si incontra in un'arena: mazzi pronti o file [altrimenti come vuole il gioco]
arg-mode = La modalità, per esempio `duel`, `free-for-all` o `teams`; `duello options GIOCO` le elenca [altrimenti secondo posti e opzioni]
arg-options = Opzioni del tavolo, per esempio `training_aid,free_discard` o `hand_size=9`; `duello options GIOCO` le elenca
arg-cards = Una cartella di file di carte (RON) che si aggiungono a quelle del gioco; una carta con un id noto ne prende il posto
arg-deck = Un mazzo per un posto, contato da 1: uno pronto, o un file di qualsiasi forma; al più uno per posto
arg-setup = Un file che dice che cosa porta ogni posto, e le opzioni
arg-resume = Riprende una partita salvata

cmd-serve = Offre la pagina web su questa macchina
after-serve =
    Esempi:
      duello serve                              la pagina di questo programma, alla porta 8080
      duello serve --port 0                     a una porta libera qualsiasi
      duello serve --dir target/web-dist        una pagina costruita da `cargo xtask web`
arg-port = La porta; 0 prende una libera qualsiasi [altrimenti 8080]
arg-dir = La cartella della pagina [altrimenti la pagina che fa parte del programma, o quella costruita da `cargo xtask web`]
arg-open = Apre la pagina nel browser di questa macchina

cmd-rules = Mostra il regolamento: i capitoli, un capitolo, una clausola, o le clausole con certe parole
after-rules =
    Esempi:
      duello rules coal                     i capitoli
      duello rules coal TURN                le clausole di un capitolo
      duello rules coal COAL-TURN-05        il testo di una clausola; basta TURN-05
      duello rules coal mazzo vuoto         le clausole con queste parole
      duello rules doomtrooper CMB          lo stesso per un altro gioco
arg-wanted = Un capitolo, una clausola, o parole da cercare

cmd-options = Mostra le modalità di un gioco, le sue opzioni del tavolo con valori e clausole, e le sue pause
after-options =
    Esempi:
      duello options coal                   modalità, opzioni e pause
      duello options doomtrooper
      duello options doomtrooper hand_size  una sola opzione o modalità

    In `duello play` e `duello arena`: `--mode teams --options tag_mode,free-pilots`, `--options hand_size=9`, `--options no_warriors=always`.
arg-options-name = Un'opzione o una modalità [altrimenti tutte]

cmd-cards = Elenca, mostra e controlla le carte
after-cards =
    Esempi:
      duello cards list coal --model C2
      duello cards list coal 'tipo:reazione costo<=1 -model:C1 testo:pesca'
      duello cards show coal folgore
      duello cards list doomtrooper 'type:warrior faction:mishima s>=5 -is:personality'
      duello cards show doomtrooper chasseur
      duello cards coverage doomtrooper
      duello cards show "madame white"              se è di un solo gioco, il gioco si può omettere
      duello cards check --cards mie-carte/         tutto quello che non va, con riga e colonna
cmd-cards-list = Elenca le carte di un gioco: tutte, o quelle che chiede una ricerca (docs/card-search.md)
arg-cards-list-words = Il gioco e che cosa si cerca, per esempio `tipo:reazione costo<=1`; prima di un `-` iniziale scrivi `--`
arg-model = Solo quelle di questo modello: `model:C2` nella ricerca dice lo stesso
cmd-cards-show = Mostra una carta dal suo id o da una parte del nome
arg-cards-show-words = Il gioco, e l'id o il nome
cmd-cards-coverage = Dice quanto c'è di un gioco: carte giocabili, descritte e mancanti, e che cosa aspettano quelle mancanti
arg-json = Il risultato come JSON
cmd-cards-check = Controlla una cartella di file di carte: tutto quello che non va, in una volta
arg-cards-check-game = Il gioco [altrimenti quello di cui sono le carte]
arg-cards-check-cards = La cartella

cmd-deck = Costruisce, controlla e scambia mazzi
after-deck =
    Un FILE può contenere un mazzo in qualsiasi forma: testo con una riga per carta, un link, RON, un .dek di LackeyCCG o un .o8d di OCTGN; `-` è lo standard input, e un mazzo pronto si indica con il suo nome.

    Esempi:
      duello deck new coal siepe.txt --from C1       comincia da un mazzo pronto
      duello deck edit coal siepe.txt                lo cambia, un comando alla volta; `aiuto` elenca i comandi
      duello deck check coal siepe.txt               tutti i limiti violati, con la loro clausola
      duello deck show coal siepe.txt                carte e cifre
      duello deck export coal siepe.txt --as link    per darlo ad altri
      duello deck import coal --to siepe.txt 'https://...#deck/1....'
      duello deck import coal --to siepe.txt siepe.o8d
      duello play coal --deck 1=siepe.txt            per giocarlo
      duello deck new doomtrooper clan.txt --from mishima
      duello deck check doomtrooper clan.txt imperial
      duello play doomtrooper --deck 2=semai         contro il mazzo pronto `semai`
cmd-deck-new = Comincia un mazzo in un file nuovo
cmd-deck-edit = Cambia un mazzo, un comando alla volta; un file che non c'è viene cominciato
cmd-deck-check = Dice tutto quello che impedisce di giocare dei mazzi; fallisce se c'è qualcosa
cmd-deck-show = Mostra un mazzo: le carte, i limiti, le cifre
cmd-deck-import = Prende un mazzo da un link, da un file di qualsiasi forma o dallo standard input, e lo salva come testo
cmd-deck-export = Scrive un mazzo in una forma per altri
arg-file = Il mazzo
arg-files = I mazzi
arg-deck-new-from = Comincia da questo mazzo pronto
arg-deck-new-name = Il suo nome [altrimenti quello del file]
arg-deck-check-options = Opzioni del tavolo che contano, per esempio `unlimited_copies,free_pilots`
arg-deck-import-from = Un link, un file, o `-` [altrimenti -]
arg-to = Il file nuovo [altrimenti lo standard output]
arg-form = La forma: `text`, una riga per carta; `link`, la parte di un indirizzo dopo `#`; `ron`, come si scrivono i file di carte [altrimenti text]

cmd-record = Mostra, verifica o rigioca una partita salvata
after-record =
    Esempi:
      duello record show partita.txt               le decisioni a parole
      duello record verify partita.txt             la rigioca e controlla ogni impronta
      duello record replay partita.txt --upto 40   il registro e il tavolo dopo 40 decisioni

    Un FILE `-` è lo standard input.
cmd-record-show = Mostra il tavolo e le decisioni a parole
cmd-record-verify = La rigioca e controlla tutto quello che dice di sé
cmd-record-replay = La rigioca: il registro, e il tavolo alla fine
arg-record-show-file = La registrazione
arg-record-verify-file = La registrazione
arg-record-replay-file = La registrazione
arg-upto = Si ferma dopo tante decisioni
arg-viewer = Con gli occhi di chi si mostra il tavolo: un giocatore (1, 2 ...) o `public` [altrimenti public]

cmd-arena = Gioca molte partite fra giocatori artificiali e ne fa i conti
after-arena =
    Esempi:
      duello arena coal --bots heuristic,random --matches 2000
      duello arena coal --bots search,heuristic --matches 400 --budget 20ms
      duello arena coal --bots search,search --matches 12000 --models all --budget 200
      duello arena coal --bots search@2000,search@200        ognuno con la sua misura
      duello arena coal --bots maestro,esperto --matches 400 due dei livelli fra cui si sceglie
      duello arena coal --bots heuristic,random --seats 3        mescolati in ogni modo a tre posti
      duello arena coal --bots search,heuristic --mode teams     una squadra ciascuno
      duello arena coal --bots search,heuristic,heuristic,random     un posto ciascuno, a turno
      duello arena coal --bots heuristic,heuristic --options tag_mode --models all --matches 1200
      duello arena doomtrooper --bots heuristic,heuristic --matches 3000            ogni coppia di mazzi pronti
      duello arena doomtrooper --bots search@50ms,heuristic --decks semai,imperial --matches 200
      duello arena doomtrooper --bots heuristic,random --decks mio.txt,mixed    anche mazzi di file
      duello arena coal --bots heuristic,heuristic --models all --matches 2400 --report resoconto   tabelle e grafici, carta per carta

    Le partite vanno a gruppi con lo stesso seme e i giocatori a turno in tutti i posti, così che la fortuna favorisca tutti allo stesso modo. Il risultato dipende dal seme, non dal numero di thread (con una misura in millisecondi anche dalla macchina). Un pareggio conta come mezza vittoria, o in parti uguali per chi lo divide; gli intervalli sono quelli di Wilson al 95 %.
arg-bots = I giocatori, due o uno per posto: random, heuristic, search; `search@200` e `search@20ms` hanno una misura loro, `heuristic%30` è distratto in 30 decisioni su 100; oppure livelli: nuovo-arrivato, principiante, apprendista, esperto, maestro, gran-maestro
arg-arena-seats = Quanti posti [altrimenti quanti sono i giocatori; 4 a squadre]
arg-matches = Quante partite [altrimenti 1000]
arg-threads = Quante partite alla volta [altrimenti una per core]
arg-arena-seed = Il seme di tutte le partite [altrimenti 0]
arg-arena-budget = Quanto riflette un giocatore su una decisione: simulazioni, o millisecondi come `20ms` [altrimenti 200]
arg-csv = Scrive anche le partite in un file, come CSV: una riga ciascuna, posti contati da 1
arg-report = Scrive un resoconto in una cartella: tabelle come CSV, una pagina con grafici, cifre carta per carta (docs/arena-report.md)
arg-blanks = Per il resoconto: quante partite al più si rigiocano per ogni carta, con una carta vuota al suo posto [altrimenti 100]

cmd-bench = Misura la velocità delle regole e dei giocatori su un thread, o gioca a caso per milioni di decisioni
after-bench =
    Esempi:
      duello bench coal
      duello bench coal --mode four --seconds 10 --json
      duello bench doomtrooper
      duello bench coal --mode all --stress 10000000   decisioni a caso in ogni modalità: niente si rompe, ogni partita finisce

    Costruisci con `--release`, o le cifre non dicono nulla. I checksum devono restare uguali quando si è cambiata solo la velocità.
arg-bench-mode = La modalità, per esempio di C.O.A.L. duel, three, four, teams o tag; `all` per tutte [altrimenti la prima del gioco]
arg-seconds = Per quanto tempo circa si misura ogni cifra [altrimenti 2]
arg-stress = Non misura nulla, e prende invece tante decisioni a caso in ogni modalità
arg-bench-seed = Il seme della prima partita a caso; le altre contano da lì [altrimenti 0]
arg-bench-json = Il risultato come JSON: un oggetto, o con `--mode all` una lista

cmd-engine = Parla JSON-RPC 2.0 su standard input e output, un messaggio per riga (docs/engine-protocol.md)
after-engine =
    Esempio:
      echo '{"{"}"jsonrpc":"2.0","id":1,"method":"hello"{"}"}' | duello engine

cmd-schema = Mostra lo schema JSON di un documento che il motore parla, per esempio `duello schema coal/view`
arg-schema-name = Il suo nome: `coal/setup`, `coal/view`, `awaits` e altri; tutti i nomi se manca

cmd-completions = Mostra i completamenti di una shell, per esempio `duello completions bash > /etc/bash_completion.d/duello`
arg-shell = La shell: bash, elvish, fish, powershell o zsh
