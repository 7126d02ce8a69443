## Giocatori, carte, luoghi

pronoun-you = te
seat-number = Giocatore { $n }
and-join = { $a } e { $b }
nobody = nessuno
card-unknown = una carta coperta
card-number = la carta { $code }
slot-seen = { $card } ({ $number })
slot-hidden = un guerriero nascosto ({ $number })
slot-covered = un guerriero in Copertura ({ $number })
slot-face-down = una carta coperta ({ $number })
place-squad = Squadra
place-kohort = Schieramento
place-outpost = Avamposto
place-aside = Area a parte
place-hidden = guerrieri nascosti
place-card = su una carta
place-player = su un giocatore
place-game = sul tavolo
tactic-fight = Corpo a corpo
tactic-shoot = Sparare
stat-f = C
stat-s = S
stat-a = A
stat-v = V
ratings = C { $f }, S { $s }, A { $a }, V { $v }
of-bauhaus = Bauhaus
of-capitol = Capitol
of-cybertronic = Cybertronic
of-imperial = Imperiale
of-mishima = Mishima
of-brotherhood = Fratellanza
of-legion = Oscura Legione
of-crescentia = Crescentia
of-rasputin = Figli di Rasputin
of-templars = Templari
of-lutheran = Triade Luterana
kind-warrior = guerriero
kind-equipment = Equipaggiamento
kind-fortification = Fortificazione
kind-mission = Missione
kind-art = Arte
kind-symmetry = Oscura Simmetria
kind-special = Speciale
kind-relic = Reliquia
kind-warzone = Warzone
kind-alliance = Alleanza
kind-ki = Potere Ki
kind-beast = Animale
destiny-points = { $n } D
promotion-points = { $n } P
card-count = { $n ->
        [one] 1 carta
       *[other] { $n } carte
    }

## Le domande

ask-won = { $who } { $n ->
        [one] vince
       *[other] vincono
    } la partita.
ask-tied = La partita è pari fra { $who }.
ask-nobody = Non tocca a nessuno.
ask-waiting = Si aspetta { $who }.
ask-redraw = Tieni questa mano, o la scarti e ne peschi una nuova?
ask-action = La tua Azione: ne hai { $n }, con { $destiny } D. Puoi ancora attaccare.
ask-action-no-attack = La tua Azione: ne hai { $n }, con { $destiny } D.
ask-granted = Ora puoi fare { $n ->
        [one] 1 Azione
       *[other] { $n } Azioni
    }, nessuna di Attacco.
ask-owed = { $why } Hai { $n ->
        [one] 1 Azione
       *[other] { $n } Azioni
    }.
owed-uncover = Tutti i tuoi guerrieri sono in Copertura: prima uno deve uscirne.
owed-enter-outpost = Prima un tuo guerriero deve andare nell'Avamposto.
owed-leave-outpost = Prima il guerriero convertito deve lasciare l'Avamposto.
ask-discard = Il tuo Turno finisce. Puoi scartare una carta della mano.
ask-discard-down = Il tuo Turno finisce. Scarta almeno { $n ->
        [one] 1 carta
       *[other] { $n } carte
    }: in mano ne restano al più sette.
ask-window-own = Prima di proseguire: giochi una carta, usi un'abilità o prosegui?
ask-window-free = È il Turno di { $who }. Vuoi giocare una carta o usare un'abilità ora?
ask-window-response = { $who ->
        [you] Annunci
       *[other] { $who } annuncia
    } { $what }. Vuoi rispondere prima dell'effetto?
ask-window-event = { $what } Vuoi rispondere?
ask-window-intent = { $who ->
        [you] Dichiari
       *[other] { $who } dichiara
    } un attacco. Vuoi rispondere prima che i guerrieri siano nominati?
ask-window-named = { $combat }. Vuoi rispondere prima del combattimento?
ask-window-tactic = { $combat }. Vuoi rispondere prima che la tattica sia scelta?
ask-window-modify = Giochi altro, o passi ai colpi? { $totals }
ask-window-draw = { $who ->
        [you] Stai
       *[other] { $who } sta
    } per pescare. Giochi qualcosa prima?
ask-window-end = { $who ->
        [you] Il tuo Turno finisce.
       *[other] Il Turno di { $who } finisce.
    } Giochi qualcosa prima?
ask-window-victory = { $n ->
        [one] Ha vinto
       *[other] Hanno vinto
    } { $who }. Vuoi rispondere prima che la partita si chiuda?
ask-window-discard = { $who ->
        [you] Stai
       *[other] { $who } sta
    } per scartare. Giochi qualcosa prima?
announced-on = { $what }, su { $targets }
item-hide = un guerriero introdotto in Copertura
item-ability = l'abilità di { $card }
item-trigger = l'effetto di { $card }
item-raise = altri D per { $card }
item-goal = la Missione { $card }
item-cover = { $card } va in Copertura
item-uncover = { $card } esce dalla Copertura
item-board = { $card } sale sul suo Veicolo o ne scende
item-transfer = { $card } viene trasferito
item-sabotage = { $card } sabota
item-reward = i punti per un'uccisione
item-meditate = la meditazione
event-added = { $who ->
        [you] Hai introdotto { $card }.
       *[other] { $card } è stato introdotto da { $who }.
    }
event-wounded = { $card } è stato ferito.
event-killed = { $card } è stato ucciso.
event-kills = { $card } ha ucciso il suo avversario.
event-healed = { $card } è stato curato.
event-discarded = { $card } va agli scarti.
event-survived = { $card } è sopravvissuto a un combattimento.
event-earned = { $who ->
        [you] Hai
       *[other] { $who } ha
    } guadagnato punti.
event-mission = { $who ->
        [you] Hai
       *[other] { $who } ha
    } completato una Missione.
event-draw-step = { $who ->
        [you] Cominci
       *[other] { $who } comincia
    } a pescare.
event-discard-phase = { $who ->
        [you] Cominci
       *[other] { $who } comincia
    } a scartare.
event-attacked = { $card } è stato nominato difensore.
event-combat = Comincia un combattimento di { $card }.
event-leaves = { $card } ha lasciato il gioco.
event-enters = { $card } entra in gioco.
event-wounds = { $card } ha ferito il suo avversario.
event-hit = { $card } è stato colpito.
event-warrior-earned = { $card } ha guadagnato punti per { $who }.
event-searched = { $who ->
        [you] Hai cercato fra le carte e ne hai
       *[other] { $who } ha cercato fra le carte e ne ha
    } presa una.
event-other = È successo qualcosa.
combat-pair = { $attacker } attacca { $defender }
combat-totals = { $tactic }: { $attacker } { $stat } { $attack } contro A { $armor }; { $defender } { $stat } { $answer } contro A { $own }.
ask-caster = { $card }: quale guerriero lo lancia?
ask-host = { $card }: a che cosa si assegna?
ask-warrior = { $card }: quale guerriero?
ask-card = { $card }: quale carta in gioco?
ask-second = { $card }: dopo { $first }, quale altro guerriero o carta?
ask-mission-warrior = { $card }: quale guerriero riceve la Missione?
ask-mission-player = { $card }: quale giocatore riceve la Missione?
ask-bearer = { $card }: quale guerriero la riceve?
ask-assigned = { $card }: quale guerriero le viene assegnato?
ask-killed = { $card }: quale guerriero dev'essere ucciso?
ask-wounded = { $card }: quale guerriero dev'essere ferito?
ask-healed = { $card }: quale guerriero dev'essere curato?
ask-discarded-warrior = { $card }: quale guerriero dev'essere scartato?
ask-discarded-card = { $card }: quale carta dev'essere scartata?
ask-annihilated-warrior = { $card }: quale guerriero dev'essere eliminato?
ask-annihilated-card = { $card }: quale carta dev'essere eliminata?
ask-returned-warrior = { $card }: quale guerriero torna in mano al suo proprietario?
ask-returned-card = { $card }: quale carta torna in mano al suo proprietario?
ask-covered = { $card }: quale guerriero va in Copertura?
ask-uncovered = { $card }: quale guerriero esce dalla Copertura?
ask-moved = { $card }: quale carta viene spostata?
ask-attacks = { $card }: quale guerriero attacca?
ask-attacked = { $card }: quale guerriero viene attaccato?
ask-new-attacker = { $card }: quale guerriero diventa l'attaccante?
ask-new-defender = { $card }: quale guerriero diventa il difensore?
ask-player = { $card }: quale giocatore?
ask-tactic-of = { $card }: quale tattica?
ask-affiliation = { $card }: quale affiliazione?
ask-corporation = { $card }: quale corporazione?
ask-steps = { $card }: quante volte paghi { $price }?
ask-place = { $card }: in quale Area?
ask-inside = { $card }: il guerriero sale subito?
ask-offered = { $card }: lo lasci succedere?
ask-may = { $card }: vuoi che succeda?
ask-pay-or = { $card }: paghi { $price } per evitarlo?
ask-split = Il sabotaggio frutta { $n } punti: quanti come P? Gli altri sono D.
ask-counter = { $card }: che cosa annulla?
ask-split-kill = L'uccisione frutta { $n } punti: quanti come P? Gli altri sono D.
ask-order = Diversi tuoi effetti avvengono nello stesso momento: quale per primo?
ask-return = { $card } deve lasciare il gioco: resta invece nella mano di chi la possiede?
ask-fewest = { $card }: quale dei tuoi guerrieri scarti?
ask-add-for = { $card }: quale guerriero della tua mano introduci per { $who }?
ask-add-at-once = { $card }: quale guerriero della tua mano introduci?
ask-attacker-next = { $card }: quale dei tuoi guerrieri attacca adesso?
ask-way = { $card }: quale dei suoi effetti?
ask-pay-for-it = { $card }: paghi { $price } per farlo?
ask-pay-or-discard = { $card }: paghi { $price } per { $picked }? Altrimenti viene scartata.
ask-new-host = { $card }: a chi va { $picked }?
ask-exchange = { $card }: scambi dei punti?
ask-shuffle = { $card }: il tuo Mazzo da Pescare è stato guardato. Lo mescoli?
ask-draw-up-to = { $card }: peschi fino ad avere { $n } carte in mano?
ask-keep = { $card }: quale di queste carte tieni?
ask-attach = { $card }: quale carta della tua mano viene assegnata?
ask-support = { $card }: quale guerriero dà supporto?
ask-holder = { $card }: chi ha la Missione da ora in poi?
ask-membership = { $card }: quale appartenenza viene persa?
ask-cast = { $card }: quale incantesimo della tua mano viene lanciato?
ask-question = { $card }: che cosa chiedi a { $who } sulle carte in mano?
ask-answer = { $card }: { $question } Rispondi sinceramente, oppure paghi { $price } per tacere.
ask-plan = { $card }: attaccherai nel tuo prossimo Turno? Lo sentono tutti e dovrai attenerti a ciò che dici.
ask-plan-attacker = { $card }: quale dei tuoi guerrieri attaccherà?
ask-plan-defender = { $card }: chi attaccherà?
ask-plan-tactic = { $card }: con quale tattica?
ask-mission = { $card }: quale Missione della tua mano era?
ask-search = { $card }: quale delle carte trovate?
ask-take-back = { $card }: quale carta riprendi?
ask-discard-theirs = { $card }: quale carta viene scartata?
ask-discard-own = { $card }: quale carta della tua mano scarti?
ask-choose = { $card }: scegli.
ask-attacker = Quale dei tuoi guerrieri attacca?
ask-defender = { $attacker } attacca: chi?
ask-second-defender = { $attacker } può attaccare due volte: chi attacca dopo?
ask-aim = { $warrior } colpisce: chi?
ask-tactic = { $combat }: Corpo a corpo o Sparare?
ask-warzone = { $defender } si difende: in una Warzone?
ask-copy = { $warrior } usa un solo { $card } in questo combattimento: quale copia?
ask-weapon = { $warrior } combatte: con quale Arma?
ask-combat = { $combat }.

## Che cosa può fare un giocatore

do-yield = Non fare nulla
do-yield-combat = Nient'altro: si passa ai colpi
do-no-warzone = Non usare Warzone
do-no-weapon = Non usare Armi
do-no-second = Non attaccare nessun altro
do-outside = Resta fuori
do-inside = Sali
do-not-pay = Non pagare
do-pay = Paga
do-split = { $n } P e { $rest }
do-let-go = Non pagare: viene scartata
do-stay = Resta dov'è
do-no-more = Non scambiare altro
do-shuffle = Mescolalo
do-not-shuffle = Lascialo com'è
do-exchange-destiny = { $price } per 1 P
do-exchange-promotion = 1 P per { $price }
do-find-nothing = Non prendere nulla
do-answer = Rispondi
do-silent = Paga e non rispondere
do-plan-none = Nessun attacco
do-plan-attack = Un attacco
do-decline = No
do-accept = Sì
do-end-turn = Finisci il Turno
do-keep = Tieni questa mano
do-redraw = Pesca una nuova mano
do-add = Introduci { $card } per { $price }
do-hide = Introduci { $card } in Copertura, coperto (3 Azioni; si paga quando è identificato)
do-cover = { $card } va in Copertura
do-uncover = { $card } esce dalla Copertura
do-board = { $card } sale sul suo Veicolo
do-leave-vehicle = { $card } scende dal suo Veicolo
do-transfer = Trasferisci { $card } nell'Avamposto
do-transfer-back = Trasferisci { $card } fuori dall'Avamposto
do-sabotage = { $card } sabota { $who }
do-meditate = Medita: 1 D per un'Azione
do-attack = Attacca
do-end = Finisci le tue Azioni
do-play = Gioca { $card } ({ $kind }; { $price })
do-use = Usa { $card } ({ $price })
do-use-number = Usa l'abilità { $n } di { $card } ({ $price })
do-raise = Aggiungi D a { $card }
do-counter = Annulla { $card }
do-spend = Spendi le Azioni della Missione { $card }
do-choose = Scegli { $card }{ $place }
do-choose-warrior = { $card } { $who ->
        [you] dalla tua parte
       *[other] di { $who }
    }, { $place }: { $ratings }
do-choose-on = { $card } { $who ->
        [you] dalla tua parte
       *[other] di { $who }
    }, su { $host }
do-choose-card = { $card } { $who ->
        [you] dalla tua parte
       *[other] di { $who }
    }: { $place }
do-player = { $who }
do-yourself = { $who ->
        [you] Tu
       *[other] { $who } (tu)
    }
do-tactic = { $tactic }
do-forecast = { $label }: { $strength } contro A { $against }
do-place = { $place }
do-affiliation = { $affiliation }
do-pay-steps = Paga { $n ->
        [one] una volta
       *[other] { $n } volte
    }: { $price }
do-steps = Paga { $n ->
        [one] una volta
       *[other] { $n } volte
    }
do-card = Prendi { $card }
do-discard = Scarta { $card }
do-first = Prima { $card }
do-way = Effetto { $n }
price-actions = { $n ->
        [one] 1 Azione
       *[other] { $n } Azioni
    }
price-attack = Azione di Attacco, { $n ->
        [one] 1 Azione
       *[other] { $n } Azioni
    }
price-nothing = nessuna Azione
price-step = { $price } ogni volta che si paga
price-counted = e D come dice la carta
price-discard = scarta questa carta
price-annihilate = elimina questa carta
price-wound = ferisce chi la porta

## Che cosa è successo

log-begins = { $who ->
        [you] Cominci tu
       *[other] Comincia { $who }
    }.
log-drew = { $who ->
        [you] Peschi
       *[other] { $who } pesca
    } { $n ->
        [one] una carta
       *[other] { $n } carte
    }.
log-drew-card = { $who ->
        [you] Peschi
       *[other] { $who } pesca
    } { $card }.
log-drew-cards = { $who ->
        [you] Peschi
       *[other] { $who } pesca
    } { $n ->
        [one] { $cards }
       *[other] { $n } carte: { $cards }
    }.
log-redrew = { $who ->
        [you] Scarti la mano e ne peschi
       *[other] { $who } scarta la mano e ne pesca
    } una nuova.
log-redrew-no-warriors = { $who ->
        [you] Mostri una mano senza guerrieri e ne peschi
       *[other] { $who } mostra una mano senza guerrieri e ne pesca
    } una nuova.
log-turn = Turno { $n }: { $who ->
        [you] tu
       *[other] { $who }
    }.
log-missed-turn = { $who ->
        [you] Salti
       *[other] { $who } salta
    } un Turno.
log-reversed = Il senso del gioco si inverte dal prossimo Turno.
log-exchanged-seats = { $who ->
        [you] Tu e { $target } vi scambiate
       *[other] { $target ->
                [you] Tu e { $who } vi scambiate
               *[other] { $who } e { $target } si scambiano
            }
    } il posto, a partire dal prossimo Turno.
log-goes-round = Ora il gioco segue quest'ordine: { $order }.
log-plays = { $who ->
        [you] Giochi
       *[other] { $who } gioca
    } { $card }.
log-adds = { $who ->
        [you] Introduci
       *[other] { $who } introduce
    } { $card }.
log-hides = { $who ->
        [you] Introduci
       *[other] { $who } introduce
    } un guerriero in Copertura.
log-ability = { $who ->
        [you] Usi
       *[other] { $who } usa
    } { $card }.
log-trigger = { $card } ha effetto per { $who }.
log-goal = { $who ->
        [you] Spendi
       *[other] { $who } spende
    } le Azioni di { $card }.
log-seeks-cover = { $who ->
        [you] Il tuo
       *[other] { $who }:
    } { $card } va in Copertura.
log-exits-cover = { $who ->
        [you] Il tuo
       *[other] { $who }:
    } { $card } esce dalla Copertura.
log-boards = { $who ->
        [you] Il tuo
       *[other] { $who }:
    } { $card } sale sul suo Veicolo o ne scende.
log-transfers = { $who ->
        [you] Trasferisci
       *[other] { $who } trasferisce
    } { $card }.
log-sabotage = { $who ->
        [you] Il tuo
       *[other] { $who }:
    } { $card } va a sabotare.
log-sabotage-of = { $who ->
        [you] Il tuo
       *[other] { $who }:
    } { $card } va a sabotare { $target ->
        [you] te
       *[other] { $target }
    }.
log-sabotages = { $who ->
        [you] Il tuo
       *[other] { $who }:
    } { $card } { $target ->
        [you] ti sabota
       *[other] sabota { $target }
    }.
log-raises = { $who ->
        [you] Aggiungi
       *[other] { $who } aggiunge
    } D a { $card }.
log-meditates = { $who ->
        [you] Mediti
       *[other] { $who } medita
    }.
log-chose = { $who ->
        [you] Scegli
       *[other] { $who } sceglie
    } { $card }.
log-chose-player = { $who ->
        [you] Scegli
       *[other] { $who } sceglie
    } { $target }.
# Ciò che è stato annunciato, e ciò che è stato scelto.
log-with-choices = { $line }: { $chosen }.
log-paid = { $who ->
        [you] Paghi
       *[other] { $who } paga
    } il prezzo { $n ->
        [one] una volta
       *[other] { $n } volte
    }.
log-answers = Annulla { $card }.
log-cancelled = { $card } non ha effetto.
log-entered = { $card } entra in gioco: { $place }.
log-attached = { $card } viene assegnata a { $host }.
log-attached-table = { $card } entra in gioco.
log-hid = { $who ->
        [you] Il tuo guerriero nascosto ({ $number }) è in Copertura.
       *[other] Un guerriero nascosto ({ $number }) di { $who } è in Copertura.
    }
log-identified = Un guerriero nascosto viene identificato: { $card }.
log-not-paid = { $card } non può essere pagato e lascia il gioco.
log-covered = { $card } è in Copertura.
log-uncovered = { $card } non è più in Copertura.
log-boarded = { $card } sale su { $host }.
log-left-vehicle = { $card } scende da { $host }.
log-moved = { $card } si sposta: { $place }.
log-destiny = { $who ->
        [you] Guadagni
       *[other] { $who } guadagna
    } { $n } D.
log-destiny-lost = { $who ->
        [you] Perdi
       *[other] { $who } perde
    } { $n } D.
log-destiny-paid = { $who ->
        [you] Paghi
       *[other] { $who } paga
    } { $n } D.
log-promotion = { $who ->
        [you] Guadagni
       *[other] { $who } guadagna
    } { $n } P.
log-promotion-lost = { $who ->
        [you] Perdi
       *[other] { $who } perde
    } { $n } P.
log-promotion-paid = { $who ->
        [you] Paghi
       *[other] { $who } paga
    } { $n } P.
log-attacks = { $who ->
        [you] Attacchi
       *[other] { $who } attacca
    }.
log-named = { $attacker } attacca { $defender }.
log-tactic = Tattica: { $tactic }.
log-warzone = Si combatte in { $card }.
log-uses = { $card } viene usata nel combattimento.
log-blow-hits = { $card } colpisce { $host } con { $strength } contro A { $armor }: a segno.
log-blow-misses = { $card } colpisce { $host } con { $strength } contro A { $armor }: a vuoto.
log-wounded = { $card } viene ferito.
log-killed = { $card } viene ucciso.
log-saved = { $card } è salvo.
log-healed = { $card } viene curato.
log-combat-over = Il combattimento è finito.
log-discarded = { $card } va agli scarti.
log-annihilated = { $card } va fra le carte eliminate.
log-left-unseen = La carta coperta ({ $number }) lascia il gioco senza essere vista.
log-spent = { $who ->
        [you] La tua carta { $card }
       *[other] { $card } di { $who }
    } va agli scarti.
log-spent-annihilated = { $who ->
        [you] La tua carta { $card }
       *[other] { $card } di { $who }
    } va fra le carte eliminate.
log-not-taken-back = { $who ->
        [you] Non riprendi
       *[other] { $who } non riprende
    } { $card }.
log-returned = { $card } torna al suo proprietario.
log-discarded-secretly = { $who ->
        [you] Scarti
       *[other] { $who } scarta
    } una carta coperta.
log-discarded-card = { $who ->
        [you] Scarti
       *[other] { $who } scarta
    } { $card }.
log-discarded-face-down = { $who ->
        [you] Scarti
       *[other] { $who } scarta
    } { $card }, coperta.
log-shown-from-hand = { $who ->
        [you] Mostri
       *[other] { $who } mostra
    } { $card }.
log-discarded-openly = { $who ->
        [you] Scarti
       *[other] { $who } scarta
    } { $card } scoperta.
log-looked-hand = { $who ->
        [you] Guardi
       *[other] { $who } guarda
    } { $target ->
        [you] la tua mano
       *[other] la mano di { $target }
    }.
log-saw = { $who ->
        [you] Vedi
       *[other] { $who } vede
    }: { $card }, { $target ->
        [you] nella tua mano
       *[other] nella mano di { $target }
    }.
log-saw-top = { $who ->
        [you] Vedi
       *[other] { $who } vede
    }: { $card }, in cima { $target ->
        [you] al tuo Mazzo da Pescare
       *[other] al Mazzo da Pescare di { $target }
    }.
log-looked-pile = { $who ->
        [you] Guardi
       *[other] { $who } guarda
    } { $target ->
        [you] il tuo Mazzo da Pescare
       *[other] il Mazzo da Pescare di { $target }
    }.
log-took-back = { $who ->
        [you] Riprendi
       *[other] { $who } riprende
    } { $card }.
log-annihilated-unseen = La carta trovata da { $who } viene eliminata, senza essere vista.
log-swapped-piles = { $who ->
        [you] Il tuo Mazzo da Pescare e i tuoi scarti
       *[other] Il Mazzo da Pescare e gli scarti di { $who }
    } si scambiano di posto.
log-swapped = La carta trovata da { $who } torna nel mazzo, e un'altra prende il suo posto.
log-searched = { $who ->
        [you] Cerchi fra le carte e ne prendi
       *[other] { $who } cerca fra le carte e ne prende
    } una.
log-searched-nothing = { $who ->
        [you] Cerchi fra le carte e non prendi
       *[other] { $who } cerca fra le carte e non prende
    } nulla.
log-asked = { $who ->
        [you] Fai una domanda a { $target } sulle
       *[other] { $who } { $target ->
                [you] ti fa una domanda
               *[other] fa una domanda a { $target }
            } sulle
    } carte in mano: «{ $question }».
log-answered-yes = { $who ->
        [you] Rispondi
       *[other] { $who } risponde
    }: sì.
log-answered-no = { $who ->
        [you] Rispondi
       *[other] { $who } risponde
    }: no.
log-silent = { $who ->
        [you] Paghi
       *[other] { $who } paga
    } per non rispondere.
log-plans-none = { $who ->
        [you] Dici che nel prossimo Turno non attaccherai
       *[other] { $who } dice che nel prossimo Turno non attaccherà
    }.
log-plans = { $who ->
        [you] Dici
       *[other] { $who } dice
    } del prossimo Turno: { $card } attaccherà { $host }, tattica { $tactic }.
log-shuffled = { $who ->
        [you] Il tuo Mazzo da Pescare
       *[other] Il Mazzo da Pescare di { $who }
    } viene mescolato.
log-completed = La Missione { $card } è completata.
log-converted = { $card } ora appartiene a: { $affiliation }.
log-lost-membership = { $card } non appartiene più a: { $affiliation }.
log-supports = { $card } dà supporto a { $host }.
log-assigned = { $card } passa a { $who }.
log-controlled = { $who ->
        [you] Controlli
       *[other] { $who } controlla
    } { $card } da ora in poi.
log-heads = Esce testa.
log-tails = Esce croce.
log-sabotaged = { $who ->
        [you] Saboti { $target }
       *[other] { $who } { $target ->
                [you] ti sabota
               *[other] sabota { $target }
            }
    }.
log-no-warriors = { $who ->
        [you] Non hai
       *[other] { $who } non ha
    } guerrieri: { $n ->
        [one] resta 1 Turno
       *[other] restano { $n } Turni
    } per introdurne uno.
log-conceded = { $who ->
        [you] Ti arrendi
       *[other] { $who } si arrende
    }.
log-eliminated = { $who ->
        [you] Sei
       *[other] { $who } è
    } fuori dalla partita.
log-new-target = Tutti i Mazzi da Pescare sono vuoti e i primi sono pari: ora si vince con { $n } punti.
log-raised-target = La partita continua: ora si vince con { $n } punti.
log-wins = { $who ->
        [you] Hai vinto
       *[other] { $n ->
        [one] Ha vinto
       *[other] Hanno vinto
    } { $who }
    }, se nessuna carta lo cambia.
log-won = { $who ->
        [you] Vinci
       *[other] { $n ->
        [one] Vince
       *[other] Vincono
    } { $who }
    }.
log-tied = { $who } sono pari.

## Che cosa è successo, in breve

head-attack = { $who ->
        [you] Attacchi
       *[other] { $who } attacca
    } { $host } con { $card }
head-nobody = nessuno viene ferito.
sum-turn = { $who }: { $what }.
sum-added = { $n } { $n ->
        [one] guerriero introdotto
       *[other] guerrieri introdotti
    }
sum-played = { $n } { $n ->
        [one] carta giocata
       *[other] carte giocate
    }
sum-attacks = { $n } { $n ->
        [one] attacco
       *[other] attacchi
    }
sum-wounded = feriti: { $cards }
sum-killed = uccisi: { $cards }
sum-points = +{ $n } P

## Il tavolo in parole

question-kind = C'è una carta di questo tipo: { $kind }?
question-affiliation = C'è una carta con questa icona: { $affiliation }?
question-personality = C'è una Personalità?
question-payable = C'è un guerriero di cui potresti pagare ora il V?
question-combat = C'è una carta giocabile durante il combattimento?
question-answer = C'è una carta che risponde alla carta giocata da un altro giocatore?
table-turn = Turno { $turn } ({ $who }). Vince chi arriva per primo a { $target } Punti Promozione.
table-turn-actions = Turno { $turn } ({ $who }), { $n ->
        [one] resta 1 Azione
       *[other] restano { $n } Azioni
    }. Vince chi arriva per primo a { $target } Punti Promozione.
table-order = Ordine di gioco: { $order }.
table-seat = { $who }: { $destiny } D, { $promotion } P
table-seat-you = { $who } (tu): { $destiny } D, { $promotion } P
table-eliminated = fuori dalla partita
table-team = Squadra { $n }
status-seat = { $who }: { $destiny } D, { $promotion } P, { $hand } in mano.
status-seat-you = { $who } (tu): { $destiny } D, { $promotion } P, { $hand } in mano.
table-zones = Mano { $hand }, Mazzo da Pescare { $pile }, scarti { $discard }, eliminate { $gone }, Riserva { $reserve }
table-discards = Scarti: { $cards }
table-no-warriors = Nessun guerriero: { $n ->
        [one] resta 1 Turno
       *[other] restano { $n } Turni
    } per introdurne uno
table-area = { $place }:
table-on-player = Con questo giocatore:
table-game = Con tutti:
table-hand = Mano:
table-hand-card = { $card } ({ $code }), { $kind }
table-hand-copies = { $n } volte { $card } ({ $code }), { $kind }
table-combat = Attacco di { $who }:
table-attacker = { $attacker } attacca; il difensore è ancora da nominare.
table-second = Il prossimo attacco: contro { $defender }.
table-modifier = { $on }, per { $card }: { $does }
table-cover = { $on }, per la Copertura: +{ $n } ad A.
card-owner = di proprietà di { $who }
card-wounded = ferito
card-covered = in Copertura
card-inside = con il guerriero a bordo
card-unpaid = non ancora pagato
card-in-use = in uso
card-markers = { $n ->
        [one] 1 segnalino
       *[other] { $n } segnalini
    }

## Perché no

refused-already-out = Sei già fuori dalla partita.
refused-match-over = La partita è finita.
refused-add-not-play = Un guerriero si introduce, non si gioca.
refused-alliance-in-play = Questa Alleanza è già in gioco.
refused-alliance-one = Hai già un'Alleanza in gioco; un giocatore ne ha una.
refused-already-covered = Questo guerriero è già in Copertura.
refused-already-transferred = Questo guerriero è già stato trasferito e non è ancora di nuovo il tuo Turno.
refused-armor-twice = Questo guerriero porta già un'Armatura.
refused-attack-after-cover = Un guerriero uscito dalla Copertura in questo Turno non può attaccare.
refused-attack-barrier = Chi è in un Avamposto e chi è fuori non combattono fra loro.
refused-attack-brotherhood = Un Doomtrooper non attacca la Fratellanza.
refused-attack-brotherhood-only-legion = Questo guerriero attacca soltanto l'Oscura Legione.
refused-attack-first-turn = Nel primo Turno nessuno attacca.
refused-attack-forbidden = Una carta vieta questo attacco.
refused-attack-from-cover = Un guerriero in Copertura non attacca.
refused-attack-mortificator = Questo guerriero non può attaccare quello.
refused-attack-must-other = Prima deve essere attaccato un altro guerriero.
refused-told-no-attack = Hai detto che in questo Turno non avresti attaccato.
refused-not-as-told = Per questo attacco hai annunciato un'altra tattica, che è possibile.
refused-attack-team-mate = Un compagno di squadra non si attacca.
refused-attack-never = Questo guerriero non può attaccare.
refused-no-actions = Questo guerriero non può compiere Azioni.
refused-attack-no-tactic = Non c'è una tattica con cui questi due possano combattere.
refused-attack-nobody = Ora non si può attaccare nessuno.
refused-attack-once = C'è un solo attacco per Turno.
refused-attack-once-each = Questo guerriero attacca una sola volta per Turno.
refused-attack-only-highest = Questo guerriero attacca soltanto quello con il valore più alto.
refused-attack-only-others = Una carta permette a questo guerriero di attaccare soltanto altri.
refused-attack-own = Un guerriero non attacca la propria parte.
refused-attack-price = Non puoi pagare quello che costa questo attacco.
refused-attack-same-corporation = I guerrieri della stessa corporazione non si attaccano fra loro.
refused-attack-target-never = Questo guerriero non può essere attaccato.
refused-beast-or-vehicle = Un guerriero ha un Animale o un Veicolo, non tutti e due.
refused-beast-outpost = Solo un guerriero nell'Avamposto ha un Animale.
refused-beast-transfer = Un Animale, o un guerriero che ne ha uno, resta nell'Avamposto.
refused-covered-vehicle = Un guerriero in Copertura non sale su un Veicolo e non ne prende.
refused-discard-or-yield = Scarta una carta della mano o finisci il Turno.
refused-equipment-icon = Questo guerriero non può usare questo Equipaggiamento: è di altri.
refused-gift-follower = Questo Dono è per i seguaci del suo Apostolo.
refused-gift-legion = I Doni dell'Oscura Simmetria sono per l'Oscura Legione e i suoi Eretici.
refused-gift-twice = Questo guerriero ha già questo Dono.
refused-granted-no-attack = Queste Azioni non si possono spendere per un attacco.
refused-immune-combat = Combatte qualcuno che è immune a quel potere.
refused-hidden-host = A un guerriero nascosto di un altro giocatore non si assegna ciò che è limitato a certi guerrieri.
refused-hidden-transfer = Un guerriero nascosto non viene trasferito.
refused-inside-vehicle = Un guerriero dentro un Veicolo non va in Copertura.
refused-inside-or-outside = Di' se il guerriero sale.
refused-ki-mishima = I Poteri Ki sono per i guerrieri Mishima.
refused-ki-twice = Questo guerriero ha già questo Potere Ki.
refused-last-open-warrior = Il tuo ultimo guerriero scoperto non può andare in Copertura.
refused-mission-twice = Questo guerriero, o giocatore, ha già questa Missione.
refused-must-discard = Hai in mano più di sette carte: prima scarta.
refused-must-enter-outpost = Prima un tuo guerriero deve andare nell'Avamposto.
refused-must-leave-outpost = Prima il guerriero convertito deve lasciare l'Avamposto.
refused-must-uncover = Tutti i tuoi guerrieri sono in Copertura: prima ne deve uscire uno.
refused-must-attack = In questo Turno è dovuto un attacco: conserva un'Azione e attacca.
refused-needs-not-met = Manca quello che la carta chiede.
refused-never-in-cover = Questo guerriero non va mai in Copertura.
refused-no-caster = Nessuno dei tuoi guerrieri può lanciare questo incantesimo.
refused-no-combats = Una carta vieta per ora tutti i combattimenti.
refused-no-equipment = Questo guerriero non può avere Equipaggiamento.
refused-once-per-event = Per lo stesso evento si fa una volta sola.
refused-refuses-card = Questo guerriero non può avere questa carta, o non la si può giocare su di lui.
refused-kept-out = Un guerriero in quell'Area tiene fuori questo guerriero.
refused-no-open-warrior = Ti serve un guerriero scoperto prima di introdurne uno in Copertura.
refused-no-place = Non c'è un'Area in cui mettere questa carta.
refused-no-such-ability = Questa carta non ha una tale abilità.
refused-no-such-mission = Questa carta non è una Missione con Azioni da spendere.
refused-no-symmetry = Questo guerriero non può avere Doni.
refused-no-target = Non c'è nulla su cui usarla.
refused-alliance-protected = Solo una carta che nomina le Alleanze ne toglie una dal gioco.
refused-immune = Questo guerriero ne è immune.
refused-no-other-tactic = Fra questi due non è possibile un'altra tattica.
refused-no-replacement = Nessun altro guerriero potrebbe combattere qui.
refused-not-in-combat = Un Incantesimo di Combattimento si lancia su un guerriero del combattimento.
refused-spell-for-legion = Un incantesimo non si lancia a beneficio dell'Oscura Legione.
refused-spell-for-others = Chi serve l'Oscura Legione lancia solo a suo beneficio e contro gli altri.
refused-warzone-untimely = Una Warzone si nomina subito dopo la tattica, né prima né dopo.
refused-is-beast = Un guerriero che è esso stesso un Animale non ha un Animale.
refused-beast-twice = Questo guerriero ha già un Animale.
refused-is-vehicle = Un guerriero che è esso stesso un Veicolo non ne riceve un altro e non ne esce mai.
refused-never-casts = Una carta impedisce a questo guerriero di lanciare incantesimi.
refused-not-mastered = Questo guerriero non padroneggia questo incantesimo.
refused-casts-elsewhere = I guerrieri della Fratellanza lanciano dalla Squadra.
refused-caster-not-in-combat = Un Incantesimo Personale di Combattimento lo lancia un guerriero del combattimento.
refused-wrong-area = Non va in quest'Area.
refused-copy-there = Lì hai già questa carta.
refused-warzone-elsewhere = Si usa solo una propria Warzone nell'Area del difensore.
refused-aims-elsewhere = Il colpo va all'avversario o a uno di chi lo sostiene.
refused-not-borne = Non è un Equipaggiamento del guerriero a cui tocca.
refused-choose-copy = Scegli quale copia viene usata.
refused-no-weapon = Non è un'Arma.
refused-weapon-of-other-tactic = Quest'Arma è per l'altra tattica.
refused-weapon-twice = Un guerriero usa un'Arma sola, o due pistole.
refused-no-attack-on-players = Si attaccano solo i guerrieri, mai un giocatore.
refused-tribe-is-none = Una carta che nomina i Doomtrooper non riguarda i guerrieri Tribali.
refused-never-fights = Questo guerriero non prende mai parte ai combattimenti.
refused-no-fight-in-the-air = Chi è dentro un'Aeronave o un Sottomarino non attacca e non è attaccato in Corpo a corpo.
refused-no-vehicle = Questo guerriero non ha un Veicolo.
refused-not-a-choice = Non è una delle scelte.
refused-not-a-target = Non può essere scelto.
refused-not-a-warrior = Non è un guerriero in gioco.
refused-not-a-warrior-card = Questa carta non è un guerriero.
refused-not-an-action = Non ci si può spendere un'Azione.
refused-not-asked = Ora non tocca a te.
refused-not-covered = Questo guerriero non è in Copertura.
refused-not-in-hand = Questa carta non è nella tua mano.
refused-not-in-play = Lì non c'è una carta in gioco.
refused-not-in-this-step = Non è possibile in questa fase dell'attacco.
refused-not-now = Non è il momento.
refused-not-now-but-any-time = Si gioca in qualsiasi momento: nel tuo Turno ti viene chiesto con ogni Azione e prima di scartare; negli altri momenti, e nei Turni degli altri, dove metti una pausa.
refused-not-now-but-in-combat = Si gioca durante il combattimento, quando si modificano i valori.
refused-not-now-but-in-own-turn = Si gioca nel tuo Turno: ti viene chiesto con ogni Azione e prima di scartare.
refused-not-now-but-in-turns-of-others = Si gioca nei Turni degli altri.
refused-not-yours = Non tocca a te usarla.
refused-only-as-action = Questa carta si gioca come Azione nel proprio Turno.
refused-other-tribe = Due Tribù non stanno nello stesso Avamposto.
refused-outpost-mixed = Altri di quell'Avamposto non stanno con questo guerriero.
refused-outpost-would-be-empty = Il tuo Avamposto resterebbe vuoto mentre altri hanno guerrieri nel loro.
refused-personality-hidden = Hai questa Personalità fra i tuoi guerrieri nascosti.
refused-personality-in-play = Questa Personalità è già in gioco.
refused-play-banned = Una carta vieta di giocarla ora.
refused-no-such-spell = Si aggiungono D a un proprio incantesimo di questo combattimento il cui prezzo si può pagare più volte, nella quarta fase.
refused-no-more-steps = Il prezzo non si può pagare un'altra volta.
refused-nothing-to-counter = In questa fase non è stato giocato nulla di quel tipo che duri ancora.
refused-nothing-to-take-back = Ciò che è stato annunciato, dichiarato o mostrato resta, e non stai componendo nulla.
refused-order = Di' quale dei tuoi effetti avviene per primo.
refused-redraw-or-keep = Tieni la mano o pescane una nuova.
refused-relic-in-play = Questa Reliquia è già in gioco.
refused-sabotage-once = Hai sabotato quanto puoi.
refused-split = Non ci sono tanti punti da dividere.
refused-sabotage-prevented = Una carta protegge questo giocatore dal sabotaggio.
refused-sabotage-team-mate = Un compagno di squadra non si sabota.
refused-sabotage-opponent = Si sabota soltanto un altro giocatore ancora in partita.
refused-sabotage-own-turn = Si sabota nel proprio Turno, fuori dal combattimento.
refused-sabotage-too-early = È troppo presto per un sabotaggio.
refused-sabotage-warriors = Si sabota soltanto un giocatore senza guerrieri.
refused-saboteur = Questo guerriero non può sabotare.
refused-steps = Non puoi pagare tante volte.
refused-table-full = Il tavolo non ha posto per un'altra carta.
refused-tactic-banned = Una carta vieta questa tattica.
refused-tactic-impossible = Questa tattica non è possibile fra questi due.
refused-too-deep = Sta già succedendo troppo per un'altra risposta.
refused-too-few-actions = Ci vogliono { $needed ->
        [one] 1 Azione
       *[other] { $needed } Azioni
    }; ne hai { $left }.
refused-too-few-destiny = Costa { $needed } D; ne hai { $left }.
refused-too-few-promotion = Hai troppo pochi P.
refused-tribal-transfer = I guerrieri Tribali restano nell'Avamposto.
refused-used-already = È già stata usata quanto si può.
refused-vehicle-transfer = Trasferire un guerriero con un Veicolo richiede due Azioni.
refused-vehicle-twice = Questo guerriero ha già un Veicolo.
refused-window-play-or-yield = Gioca una carta, usa un'abilità o non fare nulla.
refused-works-not = Dov'è ora non ha effetto.
refused-wrong-host = Non può essere assegnata a questo.

## Mazzi e tavoli

deck-no-card = `{ $written }` non è né il numero né il nome di una carta
deck-no-card-near = `{ $written }` non è né il numero né il nome di una carta; intendevi { $near }?
deck-too-small = il mazzo ha { $n } carte su { $least }: { $missing ->
        [one] ne manca 1
       *[other] ne mancano { $missing }
    }
deck-reserve = la Riserva ha { $n } carte; può averne { $most }
deck-too-large = mazzo e Riserva hanno { $n } carte; questo programma ne prende { $most }
deck-warriors = il mazzo ha { $n } guerrieri su { $least }: { $missing ->
        [one] ne manca 1
       *[other] ne mancano { $missing }
    }
deck-copies = { $n } copie di { $card }; { $most ->
        [0] non ne è permessa nessuna
        [one] ne è permessa 1
       *[other] ne sono permesse { $most }
    }
deck-not-playable = { $card } non può ancora essere giocata da questo programma: aspetta { $lacks }
setup-teams = Le squadre sono due da due: servono quattro giocatori, non { $n }.
setup-seats = sono stati dati { $n } posti; si gioca a Doomtrooper da 2 a { $most }
setup-option = l'opzione `{ $name }` non può essere { $value }; va da { $least } a { $most }
setup-of-seat = giocatore { $n }: { $message }
paper-line = ci si aspetta una riga che comincia con `card` o `windows`
paper-too-many = sono scritte più di { $n } carte; nessun insieme ne ha tante
paper-windows = ci si aspettano tre numeri dopo `windows`
paper-ron = colonna { $column }: { $error }
paper-same = due carte della registrazione hanno lo stesso numero o nome: { $error }
no-action = `{ $text }` non è un'azione; le azioni sono come `play 01104`, `choose #3`, `yield`
setup-order = ci si aspetta `seat { $n }`: i posti si elencano in ordine
setup-line = `{ $text }`: ci si aspetta `options ...`, `seat N`, `deck ...` o `reserve ...`
setup-copies = `{ $text }`: scrivi le copie e la carta, per esempio `3 01001`
deck-line = `{ $text }`: scrivi le copie e la carta, per esempio `3 01001` o `3 CHASSEUR`, o un titolo: `Name:`, `Reserve:`
problems-more = { $n ->
    [1] e un altro problema
   *[other] e altri { $n } problemi
 }
deck-too-long = sono scritte più di { $n } carte; un mazzo con la sua Riserva ne ha al massimo { $most }
deck-empty = non c'è nemmeno una carta

heading-add = Introdurre un guerriero
heading-play = Giocare una carta
heading-use = Usare ciò che è in gioco
heading-move = Copertura, Veicoli, Avamposto
heading-attack = Attaccare e sabotare
heading-choose = Scegliere
heading-discard = Scartare
heading-go-on = Proseguire

## Modalità e opzioni del tavolo, e pause

mode-duel = Duello
mode-duel-about = Uno contro uno.
mode-free-for-all = Tutti contro tutti
mode-free-for-all-about = Tutti contro tutti: si può attaccare ogni avversario.
mode-teams = Squadre
mode-teams-about = Due squadre di due, i compagni di fronte, sommano i Punti Promozione.
option-promotion_target = Punti Promozione per vincere
option-promotion_target-about = Vince chi raggiunge per primo questi Punti Promozione.
option-starting_destiny = Punti Destino all'inizio
option-starting_destiny-about = Punti Destino di ogni giocatore all'inizio.
option-hand_size = Carte in mano
option-hand_size-about = Carte in mano dopo aver pescato.
option-actions = Azioni di un Turno
option-actions-about = Azioni di ogni Turno.
option-first_player = Primo giocatore
option-first_player-about = Il giocatore che comincia, per numero; 0: estratto a sorte.
option-turn_limit = Limite di Turni
option-turn_limit-about = Dopo questo numero di Turni in tutto vince chi ha più Punti Promozione, così nessuna partita dura senza fine.
option-no_warriors = Regola dei senza guerrieri
option-no_warriors-about = Quando un giocatore senza guerrieri può essere eliminato.
option-one_sabotage = Un sabotaggio per giro
option-one_sabotage-about = Un giocatore sabota una volta per giro di Turni, contro chiunque, invece di una volta per avversario.
option-cover_add_alone = Primo guerriero in Copertura
option-cover_add_alone-about = Un guerriero si può introdurre in Copertura anche senza uno scoperto.
option-cast_anywhere = Arte da ogni Area
option-cast_anywhere-about = I guerrieri della Fratellanza lanciano da ogni Area, non solo dalla Squadra.
option-fortification_per_area = Fortificazioni contate per Area
option-fortification_per_area-about = È ammessa una copia di una Fortificazione per ogni Area, invece di una per giocatore.
option-attack_given_back = Attacco restituito
option-attack_given_back-about = L'attacco a un guerriero nascosto che si rivela impossibile viene restituito invece che speso.
option-copies_in_deck = Copie contate nel mazzo
option-copies_in_deck-about = Le copie di una carta si contano nel solo mazzo, non in tutta la Collezione.
option-unrestricted = Nessun elenco di restrizioni
option-unrestricted-about = Una Collezione può avere cinque copie di ogni carta, qualunque cosa dica l'elenco delle restrizioni.
option-search_discards = Le ricerche trovano gli scarti
option-search_discards-about = Una ricerca nella Collezione trova anche ciò che è fra gli scarti.
option-open_discards = Scarti scoperti
option-open_discards-about = Tutti possono guardare gli scarti.
option-shown_redraw = Nuova mano mostrata
option-shown_redraw-about = Una mano senza guerrieri si mostra agli altri prima di pescarne una nuova.
option-split_kill_points = Punti di un'uccisione divisi
option-split_kill_points-about = Chi guadagna punti per un'uccisione li può dividere in Punti Promozione e Destino.
option-teams = Squadre
option-teams-about = Due squadre, chi siede di fronte: giocatori 1 e 3 contro 2 e 4.
no_warriors-exhausted = finché il proprio Mazzo da Pescare è vuoto
no_warriors-always = sempre
no_warriors-never = mai
stop-own-turn = Nel mio Turno prima di ogni Azione, prima che gli altri possano giocare qualcosa
stop-others-turn = Nei Turni degli altri, dopo ogni Azione
stop-steps = Durante un attacco: dopo i nomi, la tattica e le Armi
stop-answers = Quando gli altri annunciano qualcosa a cui posso rispondere
stop-own-answers = Quando posso rispondere a ciò che annuncio io
stop-events = Quando è successo qualcosa a cui posso rispondere
stop-attacks = Quando si dichiara un attacco, prima della tattica
stop-combat = Mentre si modificano i valori di un combattimento
stop-own-combats = Mentre si modificano i valori in un combattimento di un mio guerriero
stop-edges = Prima di pescare, alla fine di un Turno e prima di scartare
stop-lone = Quando c'è un solo attaccante, bersaglio o posto da scegliere
stop-pass-turn = Passa per il resto di questo Turno
stop-pass-until = Passa finché non mi succede qualcosa o comincia il mio Turno

## Come gioca un mazzo pronto

style-imperial = Soldati di media forza, resi forti da quindici equipaggiamenti e da molti trucchi in combattimento; NEGATIVE KARMA toglie tutti i D.
style-mishima = Samurai e Warhead sotto diciassette equipaggiamenti; BORN WITH A SILVER SPOON cambia 5 D in 3 P quando si introduce un guerriero.
style-brotherhood = Incantatori: tredici incantesimi, molti pagati in D nel mezzo di un combattimento; solo i suoi Mortificator attaccano tutti.
style-algeroth = L'Oscura Legione: forte soprattutto nel corpo a corpo, con Doni che curano e atterriscono e CITADEL che aggiungono 2 A.
style-semai = Inganno: ILLUSION e SHROUD mettono fine ai combattimenti, DARK VISITATION fa di un nemico un Eretico, MIND MELT fa il resto.
style-mixed = Soldati di quattro corporazioni: buoni tiratori con armi pesanti e armature, e molte carte che li tengono in vita.
