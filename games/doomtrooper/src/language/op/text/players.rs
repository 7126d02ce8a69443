//! The texts of effects on players and on the combat: points, hands, piles, Turns, tactics.

use super::Clause;
use crate::language::{Amount, Chooser, Op, Pile, Place, Players, Target, Whereto, Who};
use crate::text::description::Form;
use crate::text::grammar::{Agreement, Phrase, Preposition};
use crate::text::teller::Teller;
use crate::text::words;

impl Teller<'_> {
    pub(crate) fn op_of_players(&self, op: &Op) -> Clause {
        match op {
            Op::GainDestiny(players, amount) => self.points_of(
                players,
                "<gain|gain|gains>",
                "<guadagni|guadagnare|guadagna>",
                &self.points(amount, "D"),
            ),
            Op::LoseDestiny(players, amount) => {
                self.points_of(players, "<lose|lose|loses>", "<perdi|perdere|perde>", &self.points(amount, "D"))
            }
            Op::GainPromotion(players, amount) => self.points_of(
                players,
                "<gain|gain|gains>",
                "<guadagni|guadagnare|guadagna>",
                &self.points(amount, "P"),
            ),
            Op::LosePromotion(players, amount) => {
                self.points_of(players, "<lose|lose|loses>", "<perdi|perdere|perde>", &self.points(amount, "P"))
            }
            Op::LoseAllDestiny(players) => self.done_by(
                players,
                "<lose|lose|loses> all <your|your|their> D",
                "<perdi|perdere|perde> tutti i <tuoi|tuoi|propri> D",
            ),
            Op::LoseHalfPromotion(players) => self.done_by(
                players,
                "<lose|lose|loses> half of <your|your|their> P, rounded down",
                "<perdi|perdere|perde> metà dei <tuoi|tuoi|propri> P, arrotondata per difetto",
            ),
            Op::SwapDestiny(players) => {
                let of = self.player(players).after(Preposition::Of);
                Clause::you(self.say(
                    format!("swap your D with those {of}"),
                    format!("<scambia|scambiare> i tuoi D con quelli {of}"),
                ))
            }
            Op::ExchangePoints(destiny) => Clause::you(self.say(
                format!("exchange D for P or P for D, at {destiny} D for 1 P"),
                format!("<cambia|cambiare> D in P o P in D, a {destiny} D per 1 P"),
            )),
            Op::Draw(players, amount) => {
                let cards = self.cards_count(amount);
                self.done_by(players, &format!("<draw|draw|draws> {cards}"), &format!("<pesca|pescare|pesca> {cards}"))
            }
            Op::LookAtHand(players) => {
                let of = self.player(players).after(Preposition::Of);
                Clause::you(self.say(format!("look at the hand {of}"), format!("<guarda|guardare> la mano {of}")))
            }
            Op::LookAtDrawPile(players) => {
                let of = self.player(players).after(Preposition::Of);
                Clause::you(self.say(
                    format!("look at the Draw Pile {of}, who may then shuffle it"),
                    format!("<guarda|guardare> il Mazzo da Pescare {of}, che poi può mescolarlo"),
                ))
            }
            Op::DiscardFromHand(players, amount, chooser) => {
                self.discard_from_hand(players, &self.cards_count(amount), *chooser)
            }
            Op::Search(pile, filter, whereto) => self.search_pile(*pile, &self.cards_of(filter, Form::One), *whereto),
            Op::TakeBack(amount) => {
                let cards = self.cards_count(amount);
                Clause::you(self.say(
                    format!("take {cards} of your choice from your Discard Pile back to your hand"),
                    format!("<riprendi|riprendere> in mano {cards} a tua scelta dalle tue carte Scartate"),
                ))
            }
            Op::TakeDiscarded => {
                Clause::you(self.say("take that card back to your hand", "<riprendi|riprendere> in mano quella carta"))
            }
            Op::AnnihilateFound => Clause::happens(self.say(
                "that card is annihilated, and nobody else sees it",
                "quella carta viene eliminata, e nessun altro la vede",
            )),
            Op::SwapFound => Clause::happens(self.say(
                "that card goes to the bottom of its pile, and one of the others there, at random, takes its place",
                "quella carta va in fondo al suo mazzo, e una delle altre, a caso, prende il suo posto",
            )),
            Op::ActionsNow(n) => {
                let (en, it) = actions(*n);
                Clause::you(self.say(
                    format!("take up to {n} {en} at once, no attacks"),
                    format!("<esegui|eseguire> subito fino a {n} {it}, non di Attacco"),
                ))
            }
            Op::MoreActions(n, attack) => {
                let (en, it) = actions(*n);
                let (up_en, up_it) = if *n == 1 { ("", "") } else { ("up to ", "fino a ") };
                let (attack_en, attack_it) = if !*attack {
                    // The attack stays the last Action (ACT-05).
                    (", no attack and not after one", ", non di Attacco e non dopo un attacco")
                } else if *n == 1 {
                    ("; it may be an attack besides the usual one", "; può essere un attacco oltre a quello normale")
                } else {
                    (
                        "; one of them may be an attack besides the usual one",
                        "; una di esse può essere un attacco oltre a quello normale",
                    )
                };
                Clause::you(self.say(
                    format!("take {up_en}{n} more {en} in this Turn{attack_en}"),
                    format!("<esegui|eseguire> {up_it}{n} {it} in più in questo Turno{attack_it}"),
                ))
            }
            Op::OneMoreAttack => Clause::you(
                self.say(
                    "<you may attack|attack> once more in this Turn",
                    "<puoi attaccare|attaccare> ancora una volta in questo Turno",
                ),
            ),
            Op::FewerActions(players, n) => {
                let (en, it) = actions(*n);
                self.done_by(
                    players,
                    &format!("<have|have|has> {n} {en} less in <your|your|their> next Turn"),
                    &format!("<hai|avere|ha> {n} {it} in meno nel <tuo|tuo|proprio> prossimo Turno"),
                )
            }
            Op::MissTurn(players) => self.done_by(
                players,
                "<miss|miss|misses> <your|your|their> next Turn",
                "<salti|saltare|salta> il <tuo|tuo|proprio> prossimo Turno",
            ),
            Op::AnotherTurn => {
                Clause::you(self.say("take another Turn after this one", "<gioca|giocare> un altro Turno dopo questo"))
            }
            Op::RaiseTarget(n) => Clause::happens(self.say(
                format!("the match goes on, and the P of the winner and {n} more win it now"),
                format!("la partita continua, e ora la vincono i P del vincitore e {n} in più"),
            )),
            Op::ReverseDirection => Clause::happens(self.say(
                "after this Turn, the direction of play is reversed",
                "dopo questo Turno il senso del gioco si inverte",
            )),
            Op::ExchangeSeats(players) => {
                let with = self.player(players).after(Preposition::With);
                Clause::you(self.say(
                    format!("exchange seats {with}: from the next Turn on, play goes round accordingly"),
                    format!("<scambia|scambiare> il posto {with}: dal prossimo Turno il gioco segue il nuovo ordine"),
                ))
            }
            Op::TakeEarned => Clause::you(self.say(
                "gain the points that were just earned instead of the player who earned them",
                "<guadagni|guadagnare> i punti appena guadagnati al posto di chi li ha guadagnati",
            )),
            Op::DrawAndKeep(drawn, kept) => {
                let (drawn, kept) = (self.cards_count(drawn), self.cards_count(kept));
                Clause::you(self.say(
                    format!("draw {drawn}, keep {kept} of those and discard the others"),
                    format!("<pesca|pescare> {drawn}, <tieni|tenere> {kept} tra queste e <scarta|scartare> le altre"),
                ))
            }
            Op::DrawUpTo(players, n) => self.done_by(
                players,
                &format!("<you may draw|draw|may draw> until <you have|having|they have> {n} cards in hand"),
                &format!("<puoi pescare|pescare|può pescare> fino ad avere {n} carte in mano"),
            ),
            Op::DiscardHand(players) => self.done_by(
                players,
                "<discard|discard|discards> <your|your|their> hand",
                "<scarta|scartare|scarta> la <tua|tua|propria> mano",
            ),
            Op::Reshuffle(players) => self.done_by(
                players,
                "<shuffle|shuffle|shuffles> <your|your|their> Discard Pile into <your|your|their> Draw Pile",
                "<rimescola|rimescolare|rimescola> le <tue|tue|proprie> carte Scartate nel Mazzo da Pescare",
            ),
            Op::SwapPiles(players) => self.done_by(
                players,
                "<swap|swap|swaps> <your|your|their> Draw Pile and Discard Pile and <shuffle|shuffle|shuffles> the new Draw Pile",
                "<scambia|scambiare|scambia> Mazzo da Pescare e carte Scartate e <rimescola|rimescolare|rimescola> il nuovo mazzo",
            ),
            Op::LookAtTop(players, Amount::N(1)) => {
                let of = self.player(players).after(Preposition::Of);
                Clause::you(self.say(
                    format!("look at the top card of the Draw Pile {of}"),
                    format!("<guarda|guardare> la prima carta del Mazzo da Pescare {of}"),
                ))
            }
            Op::LookAtTop(players, amount) => {
                let (of, cards) = (self.player(players).after(Preposition::Of), self.cards_count(amount));
                Clause::you(self.say(
                    format!("look at the top {cards} of the Draw Pile {of}"),
                    format!("<guarda|guardare> le prime {cards} del Mazzo da Pescare {of}"),
                ))
            }
            Op::LookAtRandom(players, amount) => {
                let (of, cards) = (self.player(players).after(Preposition::Of), self.cards_count(amount));
                Clause::you(self.say(
                    format!("from the hand {of}, look at random at {cards}"),
                    format!("dalla mano {of} <guarda|guardare> a caso {cards}"),
                ))
            }
            Op::OpenHand(players, until) => {
                let until = self.until(*until);
                self.done_by(
                    players,
                    &format!("<play|play|plays> with an open hand {until}"),
                    &format!("<gioca|giocare|gioca> a carte scoperte {until}"),
                )
            }
            // The module `op`, which lists all steps, has the texts of the others.
            _ => Clause::happens(String::new()),
        }
    }

    /// The texts of effects on cards in play, except the plain steps.
    pub(crate) fn op_of_cards(&self, op: &Op) -> Clause {
        match op {
            Op::MoveAllTo(from, onto) => {
                let (from_to, onto) = (self.who(from).after(Preposition::To), self.who(onto).after(Preposition::To));
                Clause::you(self.say(
                    format!("attach everything that is attached {from_to} {onto}"),
                    format!("<assegna|assegnare> {onto} tutto ciò che è assegnato {from_to}"),
                ))
            }
            Op::DiscardIllegal(who) => {
                let who = self.who(who).text();
                Clause::you(self.say(
                    format!("discard the attached cards that {who} may not have any more"),
                    format!("<scarta|scartare> le carte assegnate che {who} non può più avere"),
                ))
            }
            Op::LosesVehicle(who) => {
                let of = self.who(who).after(Preposition::Of);
                Clause::you(self.say(
                    format!("discard the Vehicle {of}; this wounds nobody"),
                    format!("<scarta|scartare> il Veicolo {of}; nessuno ne viene ferito"),
                ))
            }
            Op::Assign(who) => {
                let (card, to) = (self.who(who).text(), self.this().after(Preposition::To));
                Clause::you(self.say(format!("assign {card} {to}"), format!("<assegna|assegnare> {card} {to}")))
            }
            Op::Imprison(who) => Clause::happens(self.who(who).does(&self.say(
                "[is|are] imprisoned: [it|they] may neither attack nor be attacked, and [returns|return] when this card leaves play",
                "[viene|vengono] imprigionat[o|a|i|e]: non [può|possono] attaccare né essere attaccat[o|a|i|e], e [torna|tornano] quando questa carta esce dal gioco",
            ))),
            Op::DiscardAny(filter) => {
                let cards = self.cards_of(filter, Form::Bare).text();
                Clause::you(self.say(format!("discard any number of {cards}"), format!("<scarta|scartare> quante vuoi di queste: {cards}")))
            }
            Op::AttachFromHand(filter, who) => {
                let (card, to) = (self.cards_of(filter, Form::One).text(), self.who(who).after(Preposition::To));
                // Keeps the description of the card apart from that of its host.
                if card.contains(&self.say(" that ", " che ")) {
                    return Clause::you(self.say(
                        format!("attach {to}, from your hand, {card}"),
                        format!("<assegna|assegnare> {to}, dalla tua mano, {card}"),
                    ));
                }
                Clause::you(self.say(
                    format!("attach {card} from your hand {to}"),
                    format!("<assegna|assegnare> {card} dalla tua mano {to}"),
                ))
            }
            Op::DiscardUnless(who, destiny) => {
                let cards = self.who(who);
                let text = cards.text();
                let whose = cards.agreement.of(&self.say(
                    "[its controller pays|their controllers pay]",
                    "chi [lo|la|li|le] controlla non paga",
                ));
                let for_each = match cards.agreement {
                    Agreement { many: true, gender } => {
                        Agreement { gender, many: false }.of(&self.say(" for each", " per ciascun[o|a|i|e]"))
                    }
                    Agreement { many: false, .. } => String::new(),
                };
                Clause::you(self.say(
                    format!("discard {text} unless {whose} {destiny} D{for_each}"),
                    format!("<scarta|scartare> {text} se {whose} {destiny} D{for_each}"),
                ))
            }
            Op::Redistribute(cards, onto) => {
                let (cards, onto) =
                    (self.cards_of(cards, Form::Bare), self.warriors(onto, Form::One).after(Preposition::To));
                let (text, agreement) = (cards.text(), Agreement { many: false, ..cards.agreement });
                Clause::you(agreement.of(&self.say(
                    format!("choose any number of {text} and attach each {onto} that may have it"),
                    format!(
                        "<scegli|scegliere> un numero qualsiasi di {text} e <assegna|assegnare> ciascun[o|a|i|e] {onto} che può averl[o|a|i|e]"
                    ),
                )))
            }
            Op::Aim => Clause::happens(self.bearer().does(&self.say(
                "aims with this card, for an attack as the next Action",
                "mira con questa carta, per un attacco come Azione successiva",
            ))),
            Op::AddWarrior(filter, paid) => {
                let warrior = self.warriors(filter, Form::One).text();
                let (price_en, price_it) = if *paid { ("paying its V in D", "pagando il suo V in D") } else { ("for free", "gratis") };
                Clause::you(self.say(
                    format!("add {warrior} from your hand for no Action, {price_en}"),
                    format!("<introduci|introdurre> {warrior} dalla tua mano senza spendere Azioni, {price_it}"),
                ))
            }
            // The module `op`, which lists all steps, has the texts of the others.
            _ => Clause::happens(String::new()),
        }
    }

    pub(crate) fn op_of_combat(&self, op: &Op) -> Clause {
        let becomes = |en: &str, it: &str, who: &Who| {
            let who = self.who(who);
            Clause::happens(
                who.does(&self.say(format!("[becomes|become] the {en}"), format!("[diventa|diventano] {it}"))),
            )
        };
        match op {
            Op::Cancel => {
                Clause::happens(self.that(self.answered).does(&self.say("has no effect", "non ha alcun effetto")))
            }
            Op::EndCombat => Clause::happens(self.say("the combat ends", "il combattimento finisce")),
            Op::SwitchTactic => Clause::you(
                self.say("change the tactic of the combat", "<cambia|cambiare> la tattica di combattimento"),
            ),
            Op::SetTactic(tactic) => {
                let combat = words::combat(*tactic, false, self.language);
                Clause::happens(
                    self.say(format!("the combat becomes a {combat}"), format!("il combattimento diventa un {combat}")),
                )
            }
            Op::ChangeDefender(who) => becomes("defender", "il difensore", who),
            Op::ChangeAttacker(who) => becomes("attacker", "l'attaccante", who),
            // This does not depend on who strikes first by an ability.
            Op::FirstBlow(who) => {
                let of = self.who(who).after(Preposition::Of);
                Clause::happens(self.say(
                    format!("in this combat the blow {of} comes first, even against warriors that strike first: if it wounds, the combat is over, otherwise the combat opponent strikes back"),
                    format!("in questo combattimento il colpo {of} viene per primo, anche contro chi attacca per primo: se ferisce, il combattimento finisce, altrimenti l'avversario risponde"),
                ))
            }
            Op::NotUsed(Who::Each(filter)) => Clause::happens(
                self.cards_of(filter, Form::No)
                    .does(&self.say("may be used in this combat", "può essere usat[o|a|i|e] in questo combattimento")),
            ),
            Op::NotUsed(who) => Clause::happens(self.who(who).does(&self.say(
                "may not be used in this combat",
                "non [può|possono] essere usat[o|a|i|e] in questo combattimento",
            ))),
            Op::Withdraw(who) => {
                let who = self.who(who);
                let of = who.after(Preposition::Of);
                let said = who.does(&self.say("[withdraws|withdraw]", "si [ritira|ritirano]"));
                Clause::happens(self.say(
                    format!("{said}: the combat ends, and the opponent earns P equal to half the V {of}, rounded up"),
                    format!("{said}: il combattimento finisce e l'avversario guadagna P pari alla metà del V {of}, arrotondata per eccesso"),
                ))
            }
            Op::Assist(who, helpers) => self.assist(who, helpers),
            Op::AttackNow(who, filter) => {
                let victim = self.warriors(filter, Form::One).text();
                Clause::happens(self.who(who).does(
                    &self.say(
                        format!("may attack {victim} at once"),
                        format!("[può|possono] attaccare subito {victim}"),
                    ),
                ))
            }
            Op::MustBeAttacker(who) => Clause::happens(self.who(who).does(&self.say(
                "must be the attacker, if [it|they] can attack",
                "[deve|devono] essere l'attaccante, se [può|possono] attaccare",
            ))),
            // The module `op`, which lists all steps, has the texts of the others.
            _ => Clause::happens(String::new()),
        }
    }

    fn assist(&self, who: &Who, helpers: &Target) -> Clause {
        let helper = match helpers {
            Target::Warrior(filter) | Target::Card(filter) => self.warriors(filter, Form::One).text(),
            other => self.choice(other).text(),
        };
        let whom = self.who(who).text();
        Clause::happens(self.say(
            format!("{helper} assists {whom}: add their F and S; the combat opponent chooses whom its blow hits"),
            format!("{helper} assiste {whom}: somma le loro C e S; l'avversario in combattimento sceglie chi colpire"),
        ))
    }

    /// Someone gains or loses points. The verb has a third form for other players than you.
    fn points_of(&self, players: &Players, en: &str, it: &str, points: &str) -> Clause {
        self.done_by(players, &format!("{en} {points}"), &format!("{it} {points}"))
    }

    /// Someone does something. Groups of words have a form for you, one for you after "may", and one for others.
    fn done_by(&self, players: &Players, en: &str, it: &str) -> Clause {
        let template = self.say(en, it);
        match players {
            Players::You => Clause::you(template),
            other => {
                let does = crate::text::grammar::Mood::Gerund.of(&template);
                Clause::happens(format!("{} {does}", self.player(other).text()))
            }
        }
    }

    fn discard_from_hand(&self, players: &Players, cards: &str, chooser: Chooser) -> Clause {
        match (chooser, players) {
            (Chooser::Owner, _) => self.done_by(
                players,
                &format!("<discard|discard|discards> {cards} from <your|your|their> hand"),
                &format!("<scarta|scartare|scarta> {cards} dalla <tua|tua|propria> mano"),
            ),
            (Chooser::Random, _) => self.done_by(
                players,
                &format!("<discard|discard|discards> {cards} at random from <your|your|their> hand"),
                &format!("<scarta|scartare|scarta> a caso {cards} dalla <tua|tua|propria> mano"),
            ),
            (Chooser::You, players) => {
                let of = self.player(players).after(Preposition::Of);
                Clause::you(self.say(
                    format!("look at the hand {of} and discard {cards} of your choice from it"),
                    format!("<guarda|guardare> la mano {of} e <scarta|scartare> {cards} a tua scelta"),
                ))
            }
        }
    }

    fn search_pile(&self, pile: Pile, card: &Phrase, whereto: Whereto) -> Clause {
        let (pile_en, pile_it, after_en, after_it) = match pile {
            Pile::DrawPile => ("your Draw Pile", "nel tuo Mazzo da Pescare", "; then shuffle it", "; poi mescolalo"),
            Pile::Collection => ("your Collection", "nella tua Collezione", "", ""),
            Pile::DiscardPile => ("your Discard Pile", "tra le tue carte Scartate", "", ""),
            Pile::AnyDiscardPile => ("any Discard Pile", "tra le carte Scartate di qualsiasi giocatore", "", ""),
        };
        let (to_en, to_it) = match whereto {
            Whereto::Hand => {
                ("take it into your hand".to_owned(), "<prendil[o|a|i|e]|prenderl[o|a|i|e]> in mano".to_owned())
            }
            Whereto::Play(place) => {
                let word = words::place(place).word(false, self.language);
                let your = match place {
                    Place::Squad | Place::Aside => "nella tua",
                    Place::Kohort | Place::Outpost => "nel tuo",
                };
                (
                    format!("put it into your {word} for free"),
                    format!("<mettil[o|a|i|e]|metterl[o|a|i|e]> {your} {word} gratis"),
                )
            }
            Whereto::Bearer => {
                let to = self.bearer().after(Preposition::To);
                (format!("attach it {to} for free"), format!("<assegnal[o|a|i|e]|assegnarl[o|a|i|e]> {to} gratis"))
            }
            Whereto::Home => (
                "put it into play for free".to_owned(),
                "<mettil[o|a|i|e]|metterl[o|a|i|e]> in gioco gratis".to_owned(),
            ),
            Whereto::YourWarrior => (
                "attach it for free to one of your warriors that may have it".to_owned(),
                "<assegnal[o|a|i|e]|assegnarl[o|a|i|e]> gratis a un tuo guerriero che può averl[o|a|i|e]".to_owned(),
            ),
            Whereto::Bought => (
                "put it into play, paying its V in D".to_owned(),
                "<mettil[o|a|i|e]|metterl[o|a|i|e]> in gioco pagando il suo V in D".to_owned(),
            ),
            Whereto::Annihilated => ("annihilate it".to_owned(), "<eliminal[o|a|i|e]|eliminarl[o|a|i|e]>".to_owned()),
        };
        let (text, to_it) = (card.text(), card.agreement.of(&to_it));
        Clause::you(self.say(
            format!("search {pile_en} for {text} and {to_en}{after_en}"),
            format!("<cerca|cercare> {pile_it} {text} e {to_it}{after_it}"),
        ))
    }
}

const fn actions(n: u8) -> (&'static str, &'static str) {
    if n == 1 { ("Action", "Azione") } else { ("Actions", "Azioni") }
}
