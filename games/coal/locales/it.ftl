# C.O.A.L. in italiano. Ogni messaggio c'è in tutte le lingue con le stesse variabili; un test confronta i file.

## Nomi e parole brevi

pronoun-you = te
seat-number = Giocatore { $n }
name-of-seat = { $name } (giocatore { $n })
and-join = { $a } e { $b }
or-join = { $a } o { $b }
steam-tokens = { $n } Vapore
energy-tokens = { $n } Energia
no-tokens = nessun segnalino
no-cost = gratis
resource-steam = Vapore
resource-energy = Energia
type-physical-attack = Attacco Fisico
type-energy-attack = Attacco Energetico
type-reaction = Reazione
type-steam-accumulator = Accumulatore di Vapore
type-energy-accumulator = Accumulatore di Energia
damage-physical = { $n } { $n ->
        [one] Danno Fisico
       *[other] Danni Fisici
    }
damage-energy = { $n } { $n ->
        [one] Danno Energetico
       *[other] Danni Energetici
    }
damage-generic = { $n } { $n ->
        [one] danno generico
       *[other] danni generici
    }
damage-none = nessun danno
damage-points = { $n } { $n ->
        [one] danno
       *[other] danni
    }
card-count = { $n } { $n ->
        [one] carta
       *[other] carte
    }
card-face-down = carta coperta
card-known-down = { $card } (coperta)
card-in-hand = carta { $letter }
card-with-cost = { $card } ({ $cost })
card-with-tokens = { $card }, { $tokens }

## Carte e piloti

card-cost = Costo: { $cost }
card-cost-free = Costo: nessuno
card-consume = Se consumata: 1 { $resource }
card-deck-building = Simboli di deck-building: { $n }
card-echo = Echo: { $effects }
card-no-effect = Nessun effetto.
card-accumulator = Si gioca scoperta. Riceve { $token } all'inizio di ogni tuo Turno di Azione; quando è pronto, si attiva in quel turno.
effect-damage = { $damage }
effect-counterattack = Contrattacco: { $damage }
effect-absorb-physical = Annulla fino a { $n } { $n ->
        [one] Danno Fisico
       *[other] Danni Fisici
    }
effect-absorb-energy = Annulla fino a { $n } { $n ->
        [one] Danno Energetico
       *[other] Danni Energetici
    }
effect-neutralize-physical = Annulla un Attacco Fisico
effect-neutralize-energy = Annulla un Attacco Energetico
effect-choose = Scegli: { $alternatives }
effect-remove = Rimuovi fino a { $tokens } dalle carte in gioco
effect-remove-on-hit = Se l'attacco va a segno, rimuovi fino a { $tokens } dalle carte in gioco
effect-transfer = Trasferisci { $n } { $n ->
        [one] segnalino
       *[other] segnalini
    } di questa carta su altre tue carte
effect-draw = Pesca { $n } { $n ->
        [one] carta
       *[other] carte
    }
effect-discard-deck = Scarta { $n ->
        [one] la prima carta
       *[other] le prime { $n } carte
    } del tuo mazzo
effect-discard-hand = Scarta { $n } { $n ->
        [one] carta
       *[other] carte
    } dalla mano
effect-heal = Rimuovi { $n } { $n ->
        [one] danno
       *[other] danni
    } dal tuo Steambot
effect-self-damage = Il tuo Steambot subisce { $n } { $n ->
        [one] danno
       *[other] danni
    }
effect-generate = Metti { $tokens } sulle tue carte
pilot-maneuver = Manovra { $n }: { $effects }
pilot-ability = Abilità: { $ability }
pilot-training = Pilota di addestramento: nessuna abilità.
pilot-drives = Modello preferito: { $model }
ability-luthor-cap = In ogni turno il suo Steambot subisce al massimo 2 Danni Fisici da ciascun avversario.
ability-powell-double = Una volta a turno, quando consuma una carta Vapore, può prendere 2 Vapore invece di 1.
ability-clint-remove = Una volta a turno, prima di ogni attivazione, può scartare una carta dalla mano per rimuovere un segnalino da una carta qualsiasi in gioco.
ability-white-steam = Quando consuma una carta può prendere Vapore, qualunque risorsa dia la carta.
ability-lorenz-extra = Alla fine del suo Turno di Azione ogni avversario colpito in quel turno da almeno 2 suoi Attacchi Fisici subisce 1 Danno Fisico in più, che niente può evitare.
ability-fay-energy = Quando consuma una carta può prendere Energia, qualunque risorsa dia la carta.
ability-kraus-draw = Ogni volta che un singolo attacco infligge 2 o più danni al suo Steambot, pesca una carta.
ability-nemo-heal = Una volta a turno, nel suo Turno di Azione, può scartare le prime 2 carte del mazzo per rimuovere 1 danno dal suo Steambot.

## Che cosa si chiede

ask-model = Scegli il tuo Steambot.
ask-pilot-secret = Scegli il { $who ->
        [you] tuo pilota
       *[other] pilota di { $who }
    }. Le scelte si scoprono tutte insieme.
ask-starting-pilot = Quale { $who ->
        [you] tuo pilota
       *[other] pilota di { $who }
    } inizia sulla plancia?
ask-starting-pilot-secret = Quale { $who ->
        [you] tuo pilota
       *[other] pilota di { $who }
    } inizia sulla plancia? Le scelte si scoprono tutte insieme.
ask-pilot = Scegli il { $who ->
        [you] tuo pilota
       *[other] pilota di { $who }
    }.
ask-declare = { $who ->
        [you] Il turno { $turn } è tuo
       *[other] { $who }, turno { $turn }
    }: Turno di Azione o di Manutenzione?
ask-main-maneuver = { $who ->
        [you] Il
       *[other] { $who }, il
    } tuo Turno di Azione: gioca, attiva o consuma carte, e usa la Manovra.
ask-main = { $who ->
        [you] Il
       *[other] { $who }, il
    } tuo Turno di Azione: gioca, attiva o consuma carte, o termina il turno.
ask-main-accumulator = { $who ->
        [you] Il
       *[other] { $who }, il
    } tuo Turno di Azione: un Accumulatore pronto va attivato prima della fine del turno.
ask-respond = { $card } di { $who } ti attacca: { $damage }. Reagisci?
ask-support = { $card } di { $who } attacca il tuo partner { $target }: { $damage }. Lo aiuti?
ask-support-turn = { $who }, il tuo partner, chiede aiuto.
ask-window-declare = { $who } ha dichiarato il turno. Consumi una carta adesso?
ask-window-after = { $who } ha agito. Consumi una carta adesso?
ask-window-end = { $who } termina il turno. Consumi una carta adesso?
ask-window-gap = Sta per iniziare il prossimo turno. Consumi una carta adesso?
ask-place = Dove metti { $tokens }? Un segnalino alla volta.
ask-take-token = Quale segnalino rimuovi?
ask-remove = Rimuovi { $tokens }, o meno: da quale carta?
ask-drop = Scarta { $n ->
        [one] una carta
       *[other] { $n } carte
    } dalla mano.
ask-choose = { $card }: scegli l'effetto.
ask-transfer = Trasferisci { $n ->
        [one] un segnalino
       *[other] { $n } segnalini
    } da { $card } su altre tue carte.
ask-waiting = Si aspetta { $who }.
ask-won = { $who } { $n ->
        [one] vince
       *[other] vincono
    } la partita.
ask-tied = La partita finisce in pareggio.

## Che cosa si può fare

do-model = Scegli { $model }
do-pilot = Scegli { $pilot }
do-unknown = Opzione { $n }
do-declare-action = Turno di Azione
do-declare-maintenance = Turno di Manutenzione: pesca 2 carte e passa
do-play-up = Gioca { $card } scoperta in posizione { $slot }
do-play-down = Gioca { $card } coperta in posizione { $slot }
do-replace-up = Gioca { $card } scoperta in posizione { $slot }, scartando quello che c'è: { $old }
do-replace-down = Gioca { $card } coperta in posizione { $slot }, scartando quello che c'è: { $old }
do-discard = Scarta la posizione { $slot }: { $card }
do-activate = Attiva la posizione { $slot }: { $card }
do-maneuver = Manovra { $n }: { $effects }
do-consume = Consuma { $card } per ottenere { $tokens }
do-place = Metti { $token } in posizione { $slot }: { $card }
do-place-overdrive = Metti { $token } in posizione { $slot }: { $card }; va in Sovraccarico e costa 1 danno
do-place-there = Metti { $token } in posizione { $slot } di { $who }: { $card }
do-place-there-overdrive = Metti { $token } in posizione { $slot } di { $who }: { $card }; va in Sovraccarico e costa 1 danno a { $who }
do-take-own = Togli { $token } dalla tua posizione { $slot }: { $card }
do-take = Togli { $token } dalla posizione { $slot } di { $who }: { $card }
do-trade = Scarta { $card } per rimuovere un segnalino
do-repair = Scarta 2 carte del mazzo per rimuovere 1 danno
do-swap-nobody = Scambia i tuoi piloti
do-swap = Scarta un segnalino Tag: { $pilot } sale sulla plancia
do-call-nobody = Chiedi aiuto a un partner
do-call = Chiedi aiuto a { $who }
do-drop = Scarta { $card }
do-choose = { $effects }
do-pass = Passa
do-pass-attack = Non reagire: { $damage }
do-pass-remove = Non rimuovere altro
do-end = Termina il turno
slot-empty = vuota

## Che cosa è successo

log-starts = La sorte sceglie chi inizia: { $who ->
        [you] tu
       *[other] { $who }
    }.
log-took-model = { $who ->
        [you] Prendi
       *[other] { $who } prende
    } { $model }.
log-took-pilot = { $pilot } pilota { $who ->
        [you] il tuo Steambot
       *[other] { $who }
    }.
log-chooses-first = La sorte decide chi sceglie per primo: { $who ->
        [you] tu
       *[other] { $who }
    }.
log-chose-pilot = { $who ->
        [you] Hai
       *[other] { $who } ha
    } scelto il pilota.
log-on-board = { $pilot } inizia { $who ->
        [you] sulla tua plancia
       *[other] sulla plancia di { $who }
    }.
log-shuffled = { $who ->
        [you] Mescoli
       *[other] { $who } mescola
    } il mazzo.
log-drew = { $who ->
        [you] Peschi
       *[other] { $who } pesca
    } { $n ->
        [one] una carta
       *[other] { $n } carte
    }.
log-turn-began = Turno { $n }: { $who ->
        [you] tu
       *[other] { $who }
    }.
log-declared-action = { $who ->
        [you] Dichiari
       *[other] { $who } dichiara
    } un Turno di Azione.
log-declared-maintenance = { $who ->
        [you] Dichiari
       *[other] { $who } dichiara
    } un Turno di Manutenzione.
log-charged = { $who ->
        [you] Il tuo Accumulatore in posizione { $slot }
       *[other] L'Accumulatore in posizione { $slot } di { $who }
    } riceve { $token }.
log-played-up = { $who ->
        [you] Giochi
       *[other] { $who } gioca
    } { $card } scoperta in posizione { $slot }.
log-played-down = { $who ->
        [you] Giochi
       *[other] { $who } gioca
    } una carta coperta in posizione { $slot }.
log-discarded-hand = { $who ->
        [you] Scarti
       *[other] { $who } scarta
    } { $card } dalla mano.
log-discarded-deck = { $who ->
        [you] Scarti
       *[other] { $who } scarta
    } { $card } dalla cima del mazzo.
log-discarded-play = { $who ->
        [you] Scarti
       *[other] { $who } scarta
    } { $card } dalla posizione { $slot }.
log-discarded-resolving = { $card } va { $who ->
        [you] nei tuoi scarti
       *[other] negli scarti di { $who }
    }.
log-discarded-echo = { $card } lascia la fila degli Echo e va { $who ->
        [you] nei tuoi scarti
       *[other] negli scarti di { $who }
    }.
log-activated = { $who ->
        [you] Attivi
       *[other] { $who } attiva
    } la posizione { $slot }: { $card }, { $tokens }.
log-failed = { $who ->
        [you] La tua carta { $card }
       *[other] { $card } di { $who }
    } non ha effetto.
log-works = { $who ->
        [you] La tua carta { $card }
       *[other] { $card } di { $who }
    } ha effetto.
log-chose = { $who ->
        [you] Scegli
       *[other] { $who } sceglie
    } per { $card }: { $effects }
log-stays = { $who ->
        [you] La tua carta { $card }
       *[other] { $card } di { $who }
    } resta in tavola come carta Echo.
log-echoes = L'Echo di { $card } ha effetto per { $who }.
log-attacks = { $who ->
        [you] Attacchi { $target }
       *[other] { $target ->
                [you] { $who } ti attacca
               *[other] { $who } attacca { $target }
            }
    } con { $card }: { $damage }.
log-counterattacks = { $who ->
        [you] Contrattacchi { $target }
       *[other] { $target ->
                [you] { $who } ti contrattacca
               *[other] { $who } contrattacca { $target }
            }
    } con { $card }: { $damage }.
log-absorbs = { $who ->
        [you] Annulli
       *[other] { $who } annulla
    } { $damage }.
log-neutralizes-physical = { $who ->
        [you] Annulli
       *[other] { $who } annulla
    } l'Attacco Fisico.
log-neutralizes-energy = { $who ->
        [you] Annulli
       *[other] { $who } annulla
    } l'Attacco Energetico.
log-hit = A segno! { $who ->
        [you] Subisci
       *[other] { $who } subisce
    } { $damage } da { $target }.
log-unhurt = { $who ->
        [you] Resti
       *[other] { $who } resta
    } senza danni.
log-ignored = { $pilot } { $who ->
        [you] ti fa ignorare
       *[other] di { $who } ignora
    } { $damage }.
log-underpaid = { $who ->
        [you] Subisci
       *[other] { $who } subisce
    } { $points }: i segnalini non pagano il costo.
log-overpaid = { $who ->
        [you] Subisci
       *[other] { $who } subisce
    } { $points }: i segnalini sono più del costo.
log-wrong-type = { $who ->
        [you] Subisci
       *[other] { $who } subisce
    } { $points }: la carta non si può usare adesso ed è sprecata.
log-discarded-tokens = { $who ->
        [you] Subisci
       *[other] { $who } subisce
    } { $points }: è stata scartata una carta con segnalini.
log-overdrive = { $who ->
        [you] Subisci
       *[other] { $who } subisce
    } { $points }: un quinto segnalino manda una carta in Sovraccarico.
log-no-destination = { $who ->
        [you] Subisci
       *[other] { $who } subisce
    } { $points }: nessuna carta può ricevere il segnalino.
log-empty-deck = { $who ->
        [you] Subisci
       *[other] { $who } subisce
    } { $points }: il mazzo è vuoto.
log-printed-damage = { $who ->
        [you] Subisci { $points } per un tuo
       *[other] { $who } subisce { $points } per un proprio
    } effetto.
log-extra = { $who ->
        [you] Subisci
       *[other] { $who } subisce
    } 1 Danno Fisico in più da { $target }: almeno due colpi in questo turno.
log-healed = { $who ->
        [you] Rimuovi
       *[other] { $who } rimuove
    } { $points }.
log-maneuvered = { $who ->
        [you] Usi
       *[other] { $who } usa
    } la Manovra { $n }: { $effects }
log-consumed = { $who ->
        [you] Consumi
       *[other] { $who } consuma
    } { $card } per ottenere { $resource }.
log-placed = { $who ->
        [you] Metti
       *[other] { $who } mette
    } { $token } in posizione { $slot }.
log-helped = { $who ->
        [you] Metti { $token } in posizione { $slot } del partner { $target }
       *[other] { $who } mette { $token } { $target ->
                [you] nella tua posizione { $slot }
               *[other] in posizione { $slot } del partner { $target }
            }
    }.
log-lost = { $who ->
        [you] Perdi
       *[other] { $who } perde
    } { $token }.
log-removed = { $who ->
        [you] Rimuovi
       *[other] { $who } rimuove
    } { $token } { $target ->
        [you] dalla tua posizione { $slot }
       *[other] dalla posizione { $slot } di { $target }
    }.
log-removed-own = { $who ->
        [you] Rimuovi { $token } dalla tua
       *[other] { $who } rimuove { $token } dalla propria
    } posizione { $slot }.
log-transferred = { $who ->
        [you] Trasferisci
       *[other] { $who } trasferisce
    } { $token } in posizione { $slot }.
log-overdriven = { $who ->
        [you] La tua carta { $card } in posizione { $slot }
       *[other] { $card } in posizione { $slot } di { $who }
    } va in Sovraccarico ed è scartata.
log-ability-luthor = { $pilot } limita i danni a { $who }.
log-ability-powell = { $pilot } prende 2 Vapore invece di 1 per { $who }.
log-ability-clint = { $pilot } scarta una carta per rimuovere un segnalino per { $who }.
log-ability-white = { $pilot } prende Vapore dalla carta per { $who }.
log-ability-lorenz = { $pilot } aggiunge danni per { $who }.
log-ability-fay = { $pilot } prende Energia dalla carta per { $who }.
log-ability-kraus = { $pilot } pesca per { $who } dopo il duro colpo.
log-ability-nemo = { $pilot } ripara { $who }.
log-swapped = { $who ->
        [you] Scarti
       *[other] { $who } scarta
    } un segnalino Tag: { $pilot } sale sulla plancia.
log-called = { $who ->
        [you] Chiedi
       *[other] { $who } chiede
    } aiuto a { $target }.
log-ends = { $who ->
        [you] Termini
       *[other] { $who } termina
    } il turno.
log-conceded = { $who ->
        [you] Ti arrendi
       *[other] { $who } si arrende
    }.
log-destroyed = { $who ->
        [you] Il tuo Steambot
       *[other] { $who }
    } è distrutto.
log-eliminated = { $who ->
        [you] Il tuo Steambot
       *[other] { $who }
    } è eliminato.
log-revealed = { $who ->
        [you] Mostri
       *[other] { $who } mostra
    } { $card } prima che torni nella scatola.
log-won = { $who ->
        [you] Vinci
       *[other] { $who } { $n ->
        [one] vince
       *[other] vincono
    }
    } la partita.
log-tied = Cadono tutti insieme: la partita finisce in pareggio.

## Che cosa è successo, in breve

head-hit = { $who ->
        [you] Colpisci { $target }
       *[other] { $target ->
            [you] { $who } ti colpisce
           *[other] { $who } colpisce { $target }
        }
    } con { $card }: { $damage }.
head-unhurt = { $who ->
        [you] Attacchi { $target }
       *[other] { $target ->
            [you] { $who } ti attacca
           *[other] { $who } attacca { $target }
        }
    } con { $card }: nessun danno.
head-stopped = { $who ->
        [you] La tua carta { $card } ferma { $attack } di { $target }
       *[other] { $target ->
            [you] { $card } ferma la tua carta { $attack }
           *[other] { $card } di { $who } ferma { $attack } di { $target }
        }
    }.
sum-turn = { $who }: { $what }.
sum-played = { $n } { $n ->
        [one] carta giocata
       *[other] carte giocate
    }
sum-activated = { $n } { $n ->
        [one] carta attivata
       *[other] carte attivate
    }
sum-suffers = { $who ->
        [you] subisci
       *[other] { $who } subisce
    } { $points }

## Il tavolo come testo

table-setup = C.O.A.L., preparazione. Inizia { $who }.
table-setup-many = C.O.A.L., preparazione.
table-turn = C.O.A.L., turno { $turn }: { $who } deve dichiarare il turno.
table-turn-action = C.O.A.L., turno { $turn }: Turno di Azione di { $who }. La Manovra è ancora da usare.
table-turn-action-used = C.O.A.L., turno { $turn }: Turno di Azione di { $who }. La Manovra è stata usata.
table-turn-maintenance = C.O.A.L., turno { $turn }: Turno di Manutenzione di { $who }.
table-seat = { $who }: { $damage ->
        [one] { $damage } danno
       *[other] { $damage } danni
    } su { $fatal }.
table-seat-you = { $who } (tu): { $damage ->
        [one] { $damage } danno
       *[other] { $damage } danni
    } su { $fatal }.
table-destroyed = distrutto
table-eliminated = fuori dalla partita
table-team = partner: { $who }
table-pair = Uno dei suoi due piloti: { $pilot }
table-has-chosen = Ha già scelto.
table-reserve = Di riserva: { $pilot }. Segnalini Tag: { $n }
table-echo = Echo: { $card }; { $effects }
table-first-turn = Ancora nessuna attivazione: è il suo primo turno.
table-announced = In questo turno è stata attivata una carta.
table-pilot = Pilota: { $pilot }
table-ability = Abilità: { $ability }
table-ability-used = Abilità, usata in questo turno: { $ability }
table-zones = Mazzo: { $deck }. Mano: { $hand }. Scarti: { $discard }.
table-hand = Mano:
table-hand-card = { $letter }: { $card }; { $text }
table-hand-copies = { $letter }, { $n } copie: { $card }; { $text }
table-slot = Posizione { $slot }: { $card }
table-slot-ready = Posizione { $slot }: { $card }, pronto: va attivato
table-slots-empty = Area di gioco: vuota
table-discard = Scarti, dalla cima: { $cards }
table-discard-top = In cima agli scarti: { $card }
table-physical = Danni Fisici di questo turno da { $who }: { $n }
table-hits = Attacchi Fisici di questo turno che hanno colpito { $who }: { $n }
table-resolving = In risoluzione: { $card } di { $who }, { $tokens }
table-attack = Attacco: { $card } di { $who } contro { $target }, in arrivo { $damage }
table-neutralized = Attacco: { $card } di { $who } contro { $target }, annullato
table-placing = Da mettere: { $tokens }

## Perché no

refused-ability-used = L'abilità è già stata usata in questo turno.
refused-accumulator-full = Quell'Accumulatore è pieno.
refused-accumulator-must-fire = Un Accumulatore pronto va attivato prima della fine del turno.
refused-accumulator-not-ready = Quell'Accumulatore non è ancora pronto.
refused-accumulator-other-kind = Quell'Accumulatore raccoglie l'altro tipo di segnalino.
refused-accumulators-face-up = Gli Accumulatori si giocano scoperti.
refused-already-activated = È possibile solo prima della prima attivazione del turno.
refused-already-declared = Il turno è già stato dichiarato.
refused-answer-the-attack = Sei sotto attacco: attiva una carta, consumane una, o passa.
refused-choose-an-alternative = Prima scegli l'effetto della carta attivata.
refused-choose-model-first = Prima scegli uno Steambot.
refused-choose-pilot-first = Prima scegli un pilota.
refused-deck-taken = Alcune carte del suo mazzo sono già state prese; la scatola ha due copie di ciascuna.
refused-deck-too-small = Il mazzo ha meno di 2 carte.
refused-declare-first = Prima dichiara un Turno di Azione o di Manutenzione.
refused-drop-a-card = Prima scarta una carta dalla mano.
refused-empty-hand = La tua mano è vuota.
refused-empty-slot = In quella posizione non c'è nessuna carta.
refused-end-instead-of-pass = Non c'è niente su cui passare: termina invece il turno.
refused-gives-energy = Quella carta dà Energia.
refused-gives-steam = Quella carta dà Vapore.
refused-maintenance-needs-deck = Per un Turno di Manutenzione servono almeno 2 carte nel tuo mazzo.
refused-maneuver-first = Il turno non può finire prima che tu abbia usato una Manovra.
refused-maneuver-needs-deck = Il tuo mazzo ha troppo poche carte per pagare quella Manovra.
refused-maneuver-needs-hand = Quella Manovra richiede { $n ->
        [one] un'altra carta
       *[other] altre { $n } carte
    } nella tua mano.
refused-maneuver-used = Hai già usato una Manovra in questo turno.
refused-already-out = Questo giocatore è già fuori dalla partita: non ha più nulla da cedere.
refused-match-over = La partita è finita.
refused-model-taken = Quello Steambot è già stato preso.
refused-no-activation-in-first-turn = Nel tuo primo turno non puoi attivare carte.
refused-no-card-for-token = Nessuna carta giocata, tua o del tuo partner, può ricevere un segnalino.
refused-no-damage = Il tuo Steambot non ha danni.
refused-no-free-discard = A questo tavolo le carte giocate si scartano solo per fare posto.
refused-no-such-alternative = La carta non ha questo effetto.
refused-no-such-maneuver = Il tuo pilota non ha questa Manovra.
refused-no-such-pilot = Questo pilota non esiste.
refused-no-such-seat = A questo tavolo non c'è questo giocatore.
refused-no-such-token = Lì non c'è un segnalino così che tu possa togliere.
refused-no-tag-mode = A questo tavolo non si gioca in Modalità Tag.
refused-no-tag-token = Non hai più segnalini Tag.
refused-no-teams = A questo tavolo non si gioca a squadre.
refused-no-consuming-in-maintenance = A questo tavolo nessuno consuma carte in un Turno di Manutenzione.
refused-no-token-of-kind = Non c'è più un segnalino di quel tipo da mettere.
refused-no-token-to-place = Adesso non c'è nessun segnalino da mettere.
refused-no-tokens-on-table = Non c'è nessun segnalino sulle carte.
refused-no-training-pilots = A questo tavolo non giocano i piloti di addestramento.
refused-not-a-reaction = A un attacco rispondono solo le carte coperte e le Reazioni.
refused-not-asked = Non tocca a te decidere.
refused-not-in-hand = Quella carta non è nella tua mano.
refused-not-of-your-pair = Scegli uno dei tuoi due piloti.
refused-not-on-accumulators = Questo segnalino non si può mettere su un Accumulatore scoperto.
refused-not-your-ability = Adesso il tuo pilota non ha questa abilità.
refused-not-your-card = I segnalini si mettono solo sulle proprie carte; quelli delle carte consumate anche su quelle del partner.
refused-not-your-choice = Non tocca a te scegliere.
refused-not-your-turn = È possibile solo nel proprio turno.
refused-nothing-to-choose = Adesso non c'è nessun effetto da scegliere.
refused-nothing-to-drop = Adesso non c'è niente per cui scartare.
refused-nothing-to-remove = Adesso non c'è nessun segnalino da rimuovere.
refused-nothing-to-take-back = Ciò che hai chiesto è stato eseguito subito: non si può riprendere nulla.
refused-only-consume-or-pass = Qui puoi solo consumare una carta, scambiare i piloti in Modalità Tag, o passare.
refused-only-target-or-active-calls = Chiede aiuto al partner solo chi è sotto attacco o chi è di turno.
refused-only-in-main-window = È possibile solo nel proprio Turno di Azione, quando non c'è un attacco in corso.
refused-only-steam-doubles = Raddoppiano solo le carte che danno Vapore.
refused-other-kind-removed = Questo effetto rimuove l'altro tipo di segnalino.
refused-own-maintenance = Nel tuo Turno di Manutenzione non puoi fare altro.
refused-partner-cannot-act = Il tuo partner adesso non può fare niente.
refused-partner-is-out = Il tuo partner è fuori dalla partita.
refused-partner-was-called = Il tuo partner è già stato chiamato, e da allora non è successo niente.
refused-pilot-of-another-model = Quel pilota è di un altro Steambot.
refused-pilot-taken = Quel pilota è già stato preso.
refused-place-the-token = Prima metti il segnalino.
refused-reaction-on-own-turn = Le Reazioni rispondono solo agli attacchi.
refused-remove-or-pass = Prima rimuovi segnalini, o passa.
refused-setup-over = La preparazione è finita.
refused-slot-taken = In quella posizione c'è una carta, e un'altra posizione è libera.
refused-take-the-token = Prima togli un segnalino da una carta.
refused-training-pilots-only = A questo tavolo giocano solo i piloti di addestramento.
refused-transfer-first = Prima trasferisci il segnalino su un'altra carta.

## Quello che si scrive: carte, mazzi, tavoli, azioni

check-id = `{ $id }` può contenere solo lettere minuscole, cifre e `-`
check-name = una carta ha un nome in inglese e uno in italiano
check-cost = { $n } segnalini; il quinto sovraccarica una carta, quindi al massimo 4 (COAL-OVD-01)
check-accumulator-cost = un Accumulatore costa da 1 a 4 { $kind } e nient'altro (COAL-TYPE-05)
check-echo = solo le Reazioni hanno una parte Echo (COAL-OBJ-04)
check-alternatives = OneOf ha da 2 a 9 alternative
check-one-choice = una carta ha al massimo un OneOf
check-effects = { $n } effetti; una carta ne ha al massimo { $most }
check-nested = OneOf non può stare dentro OneOf
check-generate = Generate è solo per le Manovre (COAL-MAN-03)
check-defence = solo le Reazioni annullano danni o attacchi (COAL-REA-08)
check-echo-effect = una parte Echo può solo annullare danni o attacchi, o fare danni (COAL-AMB-93)
check-amount = un numero di simboli va da 1 a 9
check-steps = al massimo { $most } simboli oltre a danni e difese
check-ability = un pilota normale ha un modello e un'abilità, un pilota di addestramento nessuno dei due (COAL-TRN-01)
check-maneuvers = { $n } Manovre; questo pilota ne ha { $expected } (COAL-PIL-01, COAL-TRN-01)
check-maneuver-cost = un costo è DiscardHand, DiscardDeck o SelfDamage (COAL-MAN-10)
check-maneuver-effect = una Manovra genera, pesca, scarta, rimuove, ripara o costa danni (COAL-MAN-10)
check-maneuver-heals = una Manovra ripara al massimo 1, altrimenti una partita potrebbe non finire (COAL-END-07)
check-maneuver-steps = al massimo { $most } simboli
unknown-card = `{ $id }` non è una carta
unknown-card-near = `{ $id }` non è una carta; forse `{ $known }`?
set-id-twice = l'id `{ $id }` è usato da due carte
set-cards = { $model } ha { $n } carte diverse; un mazzo predefinito ne ha 10 (COAL-OBJ-03)
set-pilots = { $model } ha { $n } piloti normali; un giocatore ne sceglie uno di due (COAL-OBJ-05)
set-board = { $model } non ha la plancia (COAL-OBJ-02)
set-training = i piloti di addestramento sono { $n }; ognuno dei due giocatori ne prende uno (COAL-TRN-03)
stops-idle = { $names } qui non { $n ->
        [one] chiede
       *[other] chiedono
    } nulla: questo tavolo non apre quelle finestre a nessuno; le apre l'opzione `soft_windows` (COAL-WIN-09, COAL-WIN-11)
setup-options = sono state indicate più di { $most } opzioni, e non ce ne sono di più: indica ciascuna una volta sola
setup-seats = sono stati indicati { $n } giocatori; C.O.A.L. si gioca in 2, 3 o 4 (COAL-OBJ-01)
setup-teams = sono stati indicati { $n } giocatori; la partita a squadre ne vuole esattamente 4 (COAL-TEAM-01)
setup-neutralize-seats = `neutralize_whole_card` è per due giocatori, non { $n }: un bersaglio annullerebbe ciò che l'attacco fa per chi lo possiede (COAL-AMB-53)
setup-training-tag = `training_pilots` e `tag_mode` non vanno insieme (COAL-AMB-13)
setup-training-seats = ci sono due piloti di addestramento per { $n } giocatori; attiva `training_duplicates` (COAL-AMB-12)
setup-reserve-mode = un pilota di riserva fa parte di `tag_mode` (COAL-TAG-03)
setup-reserve-alone = il pilota di riserva si concorda insieme a quello sulla plancia (COAL-TAG-03)
setup-reserve-same = { $pilot } non può essere la propria riserva (COAL-FREE-03)
setup-reserve-open = indica anche il pilota di riserva: la coppia non è decisa (COAL-TAG-03)
setup-box-empty = { $open } giocatori hanno ancora bisogno di un mazzo predefinito, e i mazzi personalizzati ne lasciano { $left } interi nella scatola; attiva `own_boxes` o cambia un mazzo (COAL-DECK-05)
setup-own-boxes = `own_boxes` è per i mazzi personalizzati, e nessuno ne porta uno: i mazzi predefiniti vengono da una scatola sola; dai un mazzo a un giocatore o disattiva l'opzione (COAL-DECK-09, COAL-AMB-09)
setup-of-seat = giocatore { $n }: { $message }
setup-pilot = `{ $id }` non è un pilota; ci sono { $known }
setup-pilot-model = { $pilot } pilota { $model }; indica quel modello per il giocatore, o attiva `free_pilots` (COAL-FREE-01)
setup-training = { $pilot }: i piloti di addestramento giocano esattamente quando è attiva `training_pilots` (COAL-TRN-03)
setup-same-model = i giocatori { $a } e { $b } prendono { $model }; una scatola ne ha uno solo, e solo i mazzi personalizzati vengono da `own_boxes` (COAL-SET-04, COAL-AMB-09)
setup-same-pilot = i giocatori { $a } e { $b } prendono { $pilot }; una scatola ne ha uno solo (COAL-FREE-03)
setup-same-cards = i mazzi insieme hanno più di 2 copie di `{ $card }`; attiva `own_boxes` o cambia un mazzo (COAL-DECK-05)
setup-order = qui ci vuole `seat { $n }`: i giocatori si elencano in ordine
setup-model = `{ $text }` non è un modello; i modelli sono C1, C2, C3 e C4
setup-seat-line = `{ $text }`: ci si aspetta `model M`, `pilot ID`, `reserve ID` o `deck ID,ID,...`
setup-line = `{ $text }`: qui ci vuole `options ...` o `seat N ...`
paper-line = qui ci vuole una riga che comincia con `card`, `pilot` o `model`
paper-size = { $cards } carte e { $pilots } piloti; un insieme ne ha al massimo { $most } ciascuno
paper-lines = un insieme ha al massimo { $most } righe; quello che comincia qui viene tralasciato
position-long = questo testo supera i { $most } kB, e una posizione non è mai così lunga
paper-ron = colonna { $column }: { $error }
no-action = `{ $text }` non è un'azione: { $hint }
hint-hand = una carta della mano è una lettera da `a` a `t`
hint-slot = una posizione è un numero da 1 a 5
hint-choice = una scelta è un numero da 1 a 9
hint-resource = una risorsa è `steam` o `energy`
hint-spot = una carta sul tavolo è GIOCATORE.POSIZIONE, per esempio `0.3`
hint-seat = nella notazione un giocatore è un numero da 0 a 3
hint-model = i modelli sono C1, C2, C3 e C4
hint-pilot = un pilota è il suo numero nell'insieme
hint-play = scrivi `play CARTA up POSIZIONE` o `play CARTA down POSIZIONE`, per esempio `play c down 3`
hint-action = comincia con model, pilot, action, maintenance, play, discard, activate, maneuver, consume, place, take, trade, repair, swap, call, drop, choose, pass o end

## Mazzi personalizzati

deck-heading-name = Nome
deck-heading-board = Steambot
deck-heading-pilot = Pilota
deck-size-missing = { $missing ->
        [one] manca { $missing } carta
       *[other] mancano { $missing } carte
    }: il mazzo ne ha { $n } su 20
deck-size-beyond = { $more } { $more ->
        [one] carta
       *[other] carte
    } di troppo: il mazzo ne ha { $n }, devono essere esattamente 20
deck-models = carte di { $models }: sono ammessi al massimo due modelli
deck-reactions = { $missing ->
        [one] manca { $missing } Reazione
       *[other] mancano { $missing } Reazioni
    }: il mazzo ne ha { $n }, ne servono almeno 8
deck-symbols = { $more } { $more ->
        [one] simbolo
       *[other] simboli
    } di deck-building di troppo: il mazzo ne ha { $n }, ne sono ammessi al massimo 12
deck-copies = più di 2 copie di { $card }
deck-many-copies = più di { $most } copie di `{ $id }`
deck-no-board = indica lo Steambot del mazzo
deck-board = lo Steambot { $model } non è di un modello del mazzo
deck-pilot = { $pilot } non pilota nessun modello del mazzo: scegli un altro pilota o gioca con i piloti liberi
deck-shared = tutti i mazzi insieme hanno più di 2 copie di { $card }: gioca con scatole proprie o cambia un mazzo
deck-same = due posti prendono { $what }: la scatola ne ha uno solo, quindi gioca con scatole proprie o cambia un mazzo
read-at-line = riga { $line }: { $problem }
read-empty = non contiene nessuna carta
read-no-card = `{ $written }` non è una carta
read-no-card-near = `{ $written }` non è una carta; intendevi `{ $id }` ({ $name })?
read-several = `{ $written }` può essere { $ids }: scrivi l'id
read-no-model = `{ $written }` non è un modello; i modelli sono C1, C2, C3 e C4
read-no-pilot = `{ $written }` non è un pilota
read-no-pilot-near = `{ $written }` non è un pilota; intendevi `{ $id }`?
read-copies = `{ $written }` copie: scrivi un numero da 1 a 20
read-no-name = dopo il numero manca la carta
read-heading = `{ $written }` non è un'intestazione; ci sono `Nome:`, `Steambot:` e `Pilota:`
read-twice = `{ $written }` compare due volte
read-version = questo link è della versione { $version }; questo programma legge la versione 1
read-damaged = il link non è intero o è stato modificato: copialo di nuovo
read-strangers = il link nomina { $n } { $n ->
        [one] carta che non è
       *[other] carte che non sono
    } in questa serie
read-long = un mazzo ha al massimo { $most } righe con carte; quello che comincia qui viene tralasciato
read-ron = non è un mazzo in RON: { $what }
symbol-physical-damage = Danni Fisici
symbol-energy-damage = Danni Energetici
symbol-generic-damage = Danni generici
symbol-absorb-physical = Annulla Danni Fisici
symbol-absorb-energy = Annulla Danni Energetici
symbol-neutralize = Annulla attacco
symbol-remove = Rimuovi segnalini
symbol-transfer = Trasferisci segnalini
symbol-draw = Pesca
symbol-discard = Scarta
symbol-heal = Rimuovi danni
symbol-self-damage = Danni a te stesso

heading-activate = Attivare
heading-maneuver = Manovra
heading-face-up = Giocare scoperta
heading-face-down = Giocare coperta
heading-consume = Consumare
heading-tokens = Segnalini
heading-pilot = Pilota
heading-discard = Scartare
heading-go-on = Proseguire

## Modalità e opzioni del tavolo, e pause

mode-duel = Duello
mode-duel-about = Due Steambot, uno contro l'altro.
mode-free-for-all = Tutti contro tutti
mode-free-for-all-about = Tutti contro tutti: un attacco va a ogni avversario, e vince l'ultimo rimasto.
mode-teams = Partita a squadre
mode-teams-about = Due squadre di due, i partner di fronte: vince l'ultima squadra rimasta.
option-teams = Partita a squadre
option-teams-about = Due squadre di due; i partner siedono di fronte.
option-tag_mode = Modalità Tag
option-tag_mode-about = Ogni posto ha due piloti e due segnalini Tag per scambiarli.
option-free_pilots = Piloti liberi
option-free_pilots-about = Ogni pilota può guidare ogni modello.
option-training_pilots = Piloti di addestramento
option-training_pilots-about = I due piloti di addestramento giocano al posto dei piloti regolari.
option-training_duplicates = Piloti di addestramento doppi
option-training_duplicates-about = Più posti possono prendere lo stesso pilota di addestramento; con tre o quattro posti è necessario.
option-draft_models = Scelta dei modelli
option-draft_models-about = I modelli si scelgono uno dopo l'altro invece che a sorte.
option-random_pilots = Piloti a sorte
option-random_pilots-about = I piloti sono assegnati a sorte invece che scelti.
option-own_boxes = Scatole proprie
option-own_boxes-about = Ogni posto gioca da una scatola propria: carte, modelli e piloti possono ripetersi. Almeno un posto porta un mazzo personalizzato.
option-unlimited_copies = Copie illimitate
option-unlimited_copies-about = Un mazzo personalizzato può contenere quante copie si vuole di una carta.
option-open_lists = Liste aperte
option-open_lists-about = Le liste dei mazzi personalizzati sono visibili a tutti.
option-limited_tokens = Segnalini limitati
option-limited_tokens-about = La riserva di segnalini finisce a 47.
option-turn_draw_penalty_only = Danni solo per la pescata di turno
option-turn_draw_penalty_only-about = Con il mazzo vuoto solo la pescata di fine turno causa danni.
option-no_consuming_in_maintenance = Niente consumi in manutenzione
option-no_consuming_in_maintenance-about = Nessuno consuma durante un Turno di Manutenzione altrui.
option-free_discard = Scarto libero
option-free_discard-about = Le carte giocate si possono scartare in ogni momento del proprio Turno di Azione.
option-face_down_accumulators = Accumulatori coperti
option-face_down_accumulators-about = Gli Accumulatori si possono giocare coperti e sono puniti quando vengono rivelati.
option-training_aid = Aiuto per l'allenamento
option-training_aid-about = Ogni posto può guardare le proprie carte coperte.
option-top_discard_only = Solo la prima carta scartata
option-top_discard_only-about = Si vede solo la prima carta di una pila di scarti.
option-penalize_wrong_type = Tipo sbagliato sprecato
option-penalize_wrong_type-about = Una carta scoperta del tipo sbagliato si può attivare e va sprecata, invece di essere rifiutata.
option-no_wrong_reaction_damage = Nessun danno per la Reazione sbagliata
option-no_wrong_reaction_damage-about = Un Attacco rivelato come Reazione non costa danni.
option-neutralize_whole_card = Annullare l'intera carta
option-neutralize_whole_card-about = Annullare un attacco vale per l'intera carta, non solo per i suoi danni.
option-tokens_together = Segnalini insieme
option-tokens_together-about = I segnalini di una Manovra o di un Trasferimento si mettono insieme: i sovraccarichi avvengono dopo l'ultimo.
option-remove_from_one_card = Rimuovere da una carta
option-remove_from_one_card-about = Rimuovere prende i segnalini da una sola carta.
option-counters_not_neutralizable = Contrattacchi non annullabili
option-counters_not_neutralizable-about = Un contrattacco non si può annullare per intero, solo i suoi danni.
option-remove_per_target = Rimuovere per ogni bersaglio
option-remove_per_target-about = Il numero di un simbolo Rimuovi vale per ogni bersaglio colpito dall'attacco.
option-echo_against_counters = Echo contro i contrattacchi
option-echo_against_counters-about = Le carte Echo funzionano anche contro i contrattacchi, ognuna una volta per attacco.
option-reveal_eliminated = Carte degli eliminati mostrate
option-reveal_eliminated-about = Le carte di un giocatore eliminato si mostrano prima di tornare nella scatola.
option-luthor_total = Limite di Luthor in totale
option-luthor_total-about = Il limite di Luthor vale per tutti gli avversari insieme.
option-lorenz_any_damage = Lorenz: ogni danno
option-lorenz_any_damage-about = Per Lorenz ogni danno vale come colpo a segno.
option-kraus_per_pair = Kraus: per ogni coppia
option-kraus_per_pair-about = Kraus pesca per ogni due punti di un attacco.
option-soft_windows = Ogni finestra
option-soft_windows-about = Dopo ogni passo altrui si chiede se si consuma, non solo dove passare potrebbe costare qualcosa; le pause decidono quali di queste domande arrivano.
stop-declare = Quando l'avversario dichiara un Turno di Azione
stop-after = Dopo ogni azione dell'avversario
stop-end = Quando l'avversario conclude il turno
stop-gap = Tra un turno e l'altro
stop-attacked = Quando sei attaccato senza nulla da attivare
stop-powell = Quando Sir Alan Powell potrebbe ancora raddoppiare alla fine del turno avversario
stop-partner = Quando il tuo partner è attaccato

## Come giocano uno Steambot e un pilota

style-c1 = Vapore e corazza: pesanti colpi fisici, i più pesanti dei quali riparano 5, e quattro Reazioni che non costano nulla.
style-c2 = Energia: punge a poco prezzo, toglie segnalini e risparmia per Folgore e Pila di Volta, il colpo più duro di tutti.
style-c3 = Pazienza: due Accumulatori che si caricano mentre piovono piccoli colpi, e riparazioni con quasi tutto ciò che fa.
style-c4 = Scherma: stoccate a poco prezzo, una Finta di cui si sceglie il tipo colpendo, poi Balmung da 7, che ripara altrettanto.
style-luthor-blissett = Difficile da ferire: i colpi fisici di ogni avversario fanno al massimo 2 per turno.
style-sir-alan-powell = Molto Vapore: una carta Vapore che consuma può darne 2.
style-clint-goldstein = Guasta i piani: rinuncia a una carta per togliere un segnalino da qualunque altra.
style-madame-white = Mai a corto di Vapore: può darlo qualunque carta che consuma, e le sue Manovre danno Energia.
style-lorenz-zerloon = Incalza: due colpi fisici a segno in un turno fanno 1 danno in più.
style-fay-feuerstieg = Mai a corto di Energia: può darla qualunque carta che consuma; una Manovra pesca una carta.
style-baron-kraus = Risponde ai colpi con le carte: ne pesca una ogni volta che un attacco gli fa 2 o più danni.
style-von-nemo = Brucia in fretta: fino a quattro segnalini per un danno, e carte del mazzo per riparare.
style-alfa-spar = Per esercizio: nessuna abilità, tre Manovre da due segnalini.
style-omega-spar = Per esercizio: nessuna abilità; una delle tre Manovre pesca una carta.
