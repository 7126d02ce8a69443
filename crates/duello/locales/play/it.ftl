# Che cosa dice il terminale in una partita, in italiano.


welcome = { $title } · Seme { $seed }.
resumed = Si riprende dopo { $n ->
    [one] 1 decisione
   *[other] { $n } decisioni
 }.
you-are = Giocatore { $seat }: tu.
you-are-with = Giocatore { $seat }: tu, con il mazzo pronto `{ $deck }` (`duello deck show { $game } { $deck }` lo elenca).
level = { $name ->
    [newcomer] nuovo-arrivato
    [beginner] principiante
    [journeyman] apprendista
    [expert] esperto
    [master] maestro
   *[grandmaster] gran-maestro
 }
computer-is = Giocatore { $seat }: il giocatore artificiale `{ $name }`.
hint = Rispondi con un numero. `carte NOME` dice che cosa fa una carta, `tavolo` mostra il tavolo, `aiuto` elenca tutti i comandi.
ask = La tua scelta:
alike = Dei posti uguali fra loro si elenca solo il primo, qui e d'ora in poi; `azioni` elenca anche gli altri { $n }.
range = Scrivi un numero da { $least } a { $most }: { $from } ... { $to }.
several-times = - { $line } ({ $n } volte)
new-cards = Nuove nella tua mano:
no-hand = Non hai carte in mano.
more = altre { $n }: `altro`
nothing-more = Non c'è altro da elencare.
hand-over = Ora decide il giocatore { $seat }. Gli altri non guardano. Premi Invio quando sei pronto.
over-hint = `registro`, `perché`, `salva FILE` e `annulla` funzionano ancora; Invio per uscire.
bye = Arrivederci.
input-ended = L'input è finito; la partita resta com'è.
too-long = La riga è troppo lunga.

no-such-number = Il numero { $number } non c'è; i numeri vanno da { $first } a { $last }.
not-understood = { $reason }. `aiuto` elenca i comandi, `azioni` le azioni con la loro notazione.
not-now = Non è possibile: { $reason } ({ $clause }, { $title })
possible = Ora è possibile: { $action }
not-asked = La partita è finita; non c'è nulla da decidere.
why-not-what = Scrivi anche l'azione, per esempio `perché non { $example }`, o il suo numero.
nothing-happened = Non è successo nulla dopo la tua ultima decisione.
nothing-to-undo = Non c'è una tua decisione da annullare.
undo-against-people = Si annulla solo nelle partite di una persona contro giocatori artificiali.
undone = Annullato: { $action }
taken-back = { $n ->
    [one] Ritirata 1 scelta
   *[other] Ritirate { $n } scelte
 }.
not-taken-back = Non si può: { $reason }.
the-concession = la resa
save-where = Scrivi anche il nome di un file, per esempio `salva partita.txt`.
saved = Salvato in { $file }. `duello play --resume { $file }` riprende da qui.
save-name = Questo nome non è testo in UTF-8; scrivine un altro.
really-replace = { $file } contiene un'altra partita. La sostituisco? (sì / no)
not-replaced = Non salvata; l'altra partita è rimasta com'era.
not-saved = Non salvato: { $reason }
stops-are = Ti viene chiesto in queste finestre anche quando passare non costa nulla: { $stops }.
bad-stops = { $reason }. Scrivi `pause none` o i nomi che vuoi; `pause` da solo li spiega.
really-concede = Il giocatore { $seat } si arrende e lascia la partita. Scrivi `sì` per farlo, altro per continuare a giocare:
not-conceded = Nessuno si è arreso; la partita continua.
bad-concession = `{ $seat }` non è il posto di una persona a questo tavolo. Scrivi `resa` per te, oppure `resa POSTO` con uno di: { $known }.
help =
    Comandi
    NUMERO            scegli l'azione con questo numero
    NOTAZIONE         scegli un'azione con la sua notazione, come la elenca `azioni`
    azioni            tutte le azioni permesse con la loro notazione
    altro             la pagina seguente di un elenco
    tavolo            il tavolo come lo vedi tu
    mano              le carte della tua mano con i loro testi
    perché            che cosa è successo dopo la tua ultima decisione, con le regole che l'hanno causato
    perché non AZIONE perché un'azione ora non è possibile; AZIONE è una notazione o un numero
    regole ID         il testo di una regola, per esempio `regole TURN-05`; `regole PAROLE` cerca, `regole` elenca i capitoli
    carte NOME        una carta dal nome
    registro          tutto quello che è successo finora
    annulla           annulla la tua ultima decisione (contro giocatori artificiali)
    indietro          ritira quello che stai componendo e di cui nessuno sa ancora
    pause NOMI        in quali momenti vuoi essere interpellato; senza nome le spiega
    resa              ti arrendi, dopo una conferma; `resa POSTO` per un'altra persona a questa tastiera
    salva FILE        salva la partita
    aiuto             questo elenco
    esci              lascia la partita
    Una riga vuota mostra di nuovo la domanda.

# Lezioni.
lesson-begins = { $game }: { $title }. `esci` esce in qualunque momento, `aiuto` elenca i comandi.
lesson-step = Passo { $n } di { $of }. { $text }
lesson-clause = (La regola: { $clause }, { $title })
lesson-go-on = Premi Invio per continuare.
lesson-asks = Si potrebbe anche fare; ma per ora scegli { $number }: { $action }
lesson-over = La lezione è finita. `duello play { $game }` comincia una partita tutta tua.
not-in-a-lesson = In una lezione non serve; `esci` la lascia.
