# Quello che dicono i comandi e l'editor dei mazzi, in italiano.

no-decks = { $title } non ha mazzi
no-ready-deck = non c'è nessun mazzo pronto `{ $name }`; ci sono { $known }
ready-decks = ci sono mazzi pronti: { $known }
no-form = i mazzi di { $title } non hanno questa forma
deck-exists = { $file } c'è già; scegli un altro file, o cambialo con `duello deck edit { $game } { $file }`
editor-standard-input = l'editor legge da lì i comandi; indica un file
deck-partial = { $n ->
    [one] 1 riga è stata messa da parte
   *[other] { $n } righe sono state messe da parte
 }; il resto è stato importato.
deck-legal = questo mazzo si può giocare
editor-hint = `aiuto` elenca i comandi.
editor-ended = non salvato: l'input è finito
editor-status = { $name }: { $standing }; { $faults ->
    [one] 1 limite non rispettato
   *[other] { $faults } limiti non rispettati
 }
editor-unchanged = niente è cambiato
editor-no-undo = non c'è niente da annullare
editor-saved = salvato: { $file }
editor-not-saved = non salvato: scrivi `salva`, oppure `esci !` per lasciar perdere
editor-no-command = `{ $word }`: comando sconosciuto; `aiuto` li elenca
editor-part = { $word } 2 CARTA
editor-part-help = mette copie lì
editor-help =
    metti 2 CARTA           mette copie di una carta (nome in italiano o inglese, oppure id)
    togli 1 CARTA           toglie copie
    trova RICERCA           le carte, per esempio `trova tipo:speciale`; senza ricerca tutte
    info CARTA              tutto su una carta
    lista                   le carte del mazzo
    mostra                  il mazzo con le sue cifre, e ogni limite non rispettato
    controlla               ogni limite non rispettato, con la sua clausola
    nome TESTO              il nome del mazzo
    annulla                 annulla l'ultima modifica
    salva                   scrive il file
    esci                    esce; `esci !` senza salvare
