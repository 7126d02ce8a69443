//! The texts of timings and prices, and of the events that can be answered.

use crate::language::{Filter, Limit, On, Price, When, Who};
use crate::text::description::Form;
use crate::text::grammar::{Mood, Phrase, Preposition};
use crate::text::teller::{Teller, Weapon};
use crate::text::words;

impl Teller<'_> {
    /// "at any time", "as 1 Action".
    pub(crate) fn when(&self, when: &When) -> String {
        match when {
            When::AnyTime => self.say("at any time", "in qualsiasi momento"),
            When::AnyTimeOutsideCombat => {
                self.say("at any time outside combat", "in qualsiasi momento fuori dal combattimento")
            }
            When::AnyTimeInOthersTurn => {
                self.say("at any time in another player's Turn", "in qualsiasi momento nel Turno di un altro giocatore")
            }
            When::YourTurn => self.say("at any time in your Turn", "in qualsiasi momento nel tuo Turno"),
            When::YourTurnOutsideCombat => self.say(
                "at any time in your Turn outside combat",
                "in qualsiasi momento nel tuo Turno fuori dal combattimento",
            ),
            When::StartOfYourTurn => self.say("at the beginning of your Turn", "all'inizio del tuo Turno"),
            When::BeforeYourDraw => {
                self.say("in your Draw phase before drawing", "nella tua fase Pescare prima di pescare")
            }
            When::Actions(1) => self.say("as 1 Action", "con 1 Azione"),
            When::Actions(n) => self.say(format!("as {n} Actions"), format!("con {n} Azioni")),
            When::AttackAction(1) => self.say("as an Attack Action", "come Azione di Attacco"),
            When::AttackAction(n) => {
                self.say(format!("as an Attack Action of {n} Actions"), format!("come Azione di Attacco da {n} Azioni"))
            }
            When::BeforeNames(others) => {
                let (en, it) = if *others { (" of another player", " di un altro giocatore") } else { ("", "") };
                self.say(
                    format!("in an Attack Action{en}, before attacker and defender are named"),
                    format!("in un'Azione di Attacco{it}, prima che siano nominati attaccante e difensore"),
                )
            }
            When::AfterNames => self.say(
                "right after attacker and defender are named",
                "subito dopo che sono stati nominati attaccante e difensore",
            ),
            When::BeforeTactic => {
                self.say("before the tactic is announced", "prima che sia annunciata la tattica di combattimento")
            }
            When::Combat => self.say("during combat", "durante il combattimento"),
            When::Played(filter) => self.played(filter, "", ""),
            When::PlayedByOpponent(filter) => {
                self.played(filter, "an opponent has played ", "un avversario ha giocato ")
            }
            When::After(on) => {
                let event = self.event(on);
                self.say(format!("right after {event}"), format!("subito dopo che {event}"))
            }
            When::EndOfYourTurn => self.say("at the end of your Turn", "alla fine del tuo Turno"),
            When::BeforeYourDiscard => {
                self.say("right before your Discard phase", "subito prima della tua fase Scartare")
            }
            When::OpponentWins => self.say("right after an opponent has won", "subito dopo che un avversario ha vinto"),
            When::GoalReached => self.say(
                "right after the goal of a Mission in your hand was reached",
                "subito dopo che è stato raggiunto l'obiettivo di una Missione nella tua mano",
            ),
        }
    }

    fn played(&self, filter: &Filter, by_en: &str, by_it: &str) -> String {
        let card = self.cards_of(filter, Form::One);
        let text = card.text();
        if by_en.is_empty() {
            let is = card.agreement.of("[è stato|è stata|sono stati|sono state] giocat[o|a|i|e]");
            return self.say(
                format!("right after {text} is played, before it takes effect"),
                format!("subito dopo che {is} {text}, prima del suo effetto"),
            );
        }
        self.say(
            format!("right after {by_en}{text}, before it takes effect"),
            format!("subito dopo che {by_it}{text}, prima del suo effetto"),
        )
    }

    /// An event as a clause: "one of your warriors is killed".
    pub(crate) fn event(&self, on: &On) -> String {
        let warrior = |filter: &Filter, en: &str, it: &str| self.warriors(filter, Form::One).does(&self.say(en, it));
        let bearer = |en: &str, it: &str| self.bearer().does(&self.say(en, it));
        match on {
            On::Added(filter) => self.added(filter),
            On::Wounded(filter) => warrior(filter, "[is|are] wounded", "[viene|vengono] ferit[o|a|i|e]"),
            On::Killed(filter) => warrior(filter, "[is|are] killed", "[viene|vengono] uccis[o|a|i|e]"),
            On::KilledInCombat(filter) => {
                warrior(filter, "[is|are] killed in combat", "[viene|vengono] uccis[o|a|i|e] in combattimento")
            }
            On::BearerKills(filter) => {
                let victim = self.warriors(filter, Form::One).text();
                bearer(&format!("kills {victim} in combat"), &format!("uccide {victim} in combattimento"))
            }
            On::Healed(filter) => warrior(filter, "[is|are] healed", "[viene|vengono] curat[o|a|i|e]"),
            On::Discarded(filter) => {
                let card = self.cards_of(filter, Form::One);
                card.does(&self.say("[is|are] discarded from play", "[viene|vengono] scartat[o|a|i|e] dal gioco"))
            }
            On::KilledOrDiscarded(filter) => {
                let card = self.cards_of(filter, Form::One);
                card.does(&self.say(
                    "[is|are] killed, or discarded from play",
                    "[viene|vengono] uccis[o|a|i|e], o scartat[o|a|i|e] dal gioco",
                ))
            }
            On::Survived(filter, true) => warrior(
                filter,
                "[survives|survive] a combat as the attacker",
                "[sopravvive|sopravvivono] a un combattimento come attaccante",
            ),
            On::Survived(filter, false) => {
                warrior(filter, "[survives|survive] a combat", "[sopravvive|sopravvivono] a un combattimento")
            }
            On::BearerSurvived => match self.weapon_used() {
                Some(weapon) => bearer(
                    &format!("survives a combat in which it used {weapon}"),
                    &format!("sopravvive a un combattimento in cui ha usato {weapon}"),
                ),
                None => bearer("survives a combat", "sopravvive a un combattimento"),
            },
            On::EarnedPromotion(true) => self.say("you earn P", "guadagni P"),
            On::EarnedPromotion(false) => self.say("a player earns P", "un giocatore guadagna P"),
            On::MissionCompleted(true) => {
                self.say("an opponent completes a Mission", "un avversario completa una Missione")
            }
            On::MissionCompleted(false) => {
                self.say("a player completes a Mission", "un giocatore completa una Missione")
            }
            On::YourDrawStep => self.say("your Draw phase begins", "inizia la tua fase Pescare"),
            On::EachDrawStep => {
                self.say("the Draw phase of any player begins", "inizia la fase Pescare di un giocatore qualsiasi")
            }
            On::BearersDrawStep => {
                let of = self.bearer().text();
                let (en, it) = if self.chosen.first() == Some(&words::PLAYER) {
                    ("that player".to_owned(), "quel giocatore".to_owned())
                } else {
                    (format!("the player who controls {of}"), format!("chi controlla {of}"))
                };
                self.say(format!("the Draw phase of {en} begins"), format!("inizia la fase Pescare di {it}"))
            }
            On::YourDiscardPhase => self.say("your Discard phase begins", "inizia la tua fase Scartare"),
            On::AfterYourDiscard => self.say(
                "the discard of your Discard phase is over",
                "è finito lo scarto della tua fase Scartare",
            ),
            On::BearerAttacked => bearer("is attacked", "viene attaccato"),
            On::BearerInCombat => self.combat_begins(),
            On::BearerArmed => {
                let begins = self.combat_begins();
                self.say(
                    format!("{begins}, or a combatant or the tactic changes in it"),
                    format!("{begins}, o in esso cambia un combattente o la Tattica"),
                )
            }
            On::BearerLeaves => bearer("is killed, discarded or annihilated", "viene ucciso, scartato o eliminato"),
            On::BearerWounds(filter) => {
                let victim = self.warriors(filter, Form::One).text();
                bearer(&format!("wounds {victim} in combat"), &format!("ferisce {victim} in combattimento"))
            }
            On::BearerHits(filter) => {
                let victim = self.warriors(filter, Form::One).text();
                bearer(
                    &format!("wounds or kills {victim} in combat"),
                    &format!("ferisce o uccide {victim} in combattimento"),
                )
            }
            On::Hit(filter) => warrior(
                filter,
                "[is|are] wounded, or killed by a wound",
                "[viene|vengono] ferit[o|a|i|e], o uccis[o|a|i|e] da una ferita",
            ),
            On::SurvivedAndWounded(winner, victim) => {
                let by = self.warriors(winner, Form::One).after(Preposition::By);
                warrior(
                    victim,
                    &format!("[is|are] wounded in combat {by}, but not killed, and that one survives"),
                    &format!(
                        "[viene|vengono] ferit[o|a|i|e] in combattimento {by}, ma non uccis[o|a|i|e], e quest'ultimo sopravvive"
                    ),
                )
            }
            On::WarriorEarned(filter) => warrior(filter, "[earns|earn] P", "[guadagna|guadagnano] P"),
            On::LosesAffiliation(filter) => {
                warrior(filter, "[loses|lose] an affiliation", "[perde|perdono] un'affiliazione")
            }
            On::Searched(true) => self.say(
                "an opponent has searched an own pile or the Collection and taken a card",
                "un avversario ha cercato in un proprio mazzo o nella Collezione e ha preso una carta",
            ),
            On::Searched(false) => self.say(
                "a player has searched an own pile or the Collection and taken a card",
                "un giocatore ha cercato in un proprio mazzo o nella Collezione e ha preso una carta",
            ),
            On::SearchedForHand => self.say(
                "a player has searched the own Draw Pile or Discard Pile and taken a card to the hand",
                "un giocatore ha cercato nel proprio Mazzo da Pescare o tra le proprie carte Scartate e ha preso una carta in mano",
            ),
            On::Enters => self.this().does(&self.say("enters play", "entra in gioco")),
        }
    }

    /// "a Doomtrooper is added to your Squad".
    fn added(&self, filter: &Filter) -> String {
        let is_added = |warrior: Phrase, to: (String, String)| {
            warrior.does(
                &self.say(format!("[is|are] added{}", to.0), format!("[viene|vengono] introdott[o|a|i|e]{}", to.1)),
            )
        };
        if let Filter::All(parts) = filter
            && parts.contains(&Filter::Yours)
            && let Some(places) =
                parts.iter().find_map(|part| if let Filter::In(places) = part { Some(places) } else { None })
        {
            // The Area that a warrior is added to already names its owner.
            let is_said = |part: &&Filter| **part != Filter::Yours && !matches!(part, Filter::In(_));
            let rest = Filter::All(parts.iter().filter(is_said).cloned().collect());
            let to = format!(" {}", self.in_your(places));
            return is_added(self.warriors(&rest, Form::One), (to.replacen(" in ", " to ", 1), to));
        }
        is_added(self.warriors(filter, Form::One), (String::new(), String::new()))
    }

    /// "a combat of the warrior begins"; for a Weapon or a part of one, a combat in which it is used.
    fn combat_begins(&self) -> String {
        let bearer = self.bearer();
        match self.weapon_used() {
            Some(weapon) => {
                let bearer = bearer.text();
                self.say(
                    format!("a combat begins in which {bearer} uses {weapon}"),
                    format!("inizia un combattimento in cui {bearer} usa {weapon}"),
                )
            }
            None => {
                let of = bearer.after(Preposition::Of);
                self.say(format!("a combat {of} begins"), format!("inizia un combattimento {of}"))
            }
        }
    }

    /// "this card" for a Weapon, "the Weapon" for a part of one.
    fn weapon_used(&self) -> Option<String> {
        Some(match self.weapon? {
            Weapon::This => self.this().text(),
            Weapon::Host => self.who(&Who::Host).text(),
        })
    }

    /// "once per Turn", or nothing.
    pub(crate) fn limit(&self, limit: Limit) -> Option<String> {
        Some(match limit {
            Limit::None => return None,
            Limit::OncePerTurn => self.say("once per Turn", "una volta per Turno"),
            Limit::OncePerCombat => self.say("once per combat", "una volta per combattimento"),
            Limit::OncePerEvent => self.say("once for the same event", "una volta per lo stesso evento"),
            Limit::OncePerGame => self.say("once per game", "una volta per partita"),
        })
    }

    /// The price: "<pay|pay|paying> 3 D"; empty when it is free.
    pub(crate) fn price(&self, price: &Price) -> Vec<String> {
        let mut parts = Vec::new();
        let mut points = Vec::new();
        if price.destiny > 0 {
            points.push(format!("{} D", price.destiny));
        }
        if price.promotion > 0 {
            points.push(format!("{} P", price.promotion));
        }
        if !points.is_empty() {
            let points = self.and(&points);
            parts.push(self.say(format!("<pay|pay|paying> {points}"), format!("<paga|pagare|pagando> {points}")));
        }
        if !price.counted.is_zero() {
            let points = self.points(&price.counted, "D");
            parts.push(self.say(format!("<pay|pay|paying> {points}"), format!("<paga|pagare|pagando> {points}")));
        }
        if let Some(step) = price.step {
            let d = step.destiny;
            let times = match (step.most, step.may_be_none) {
                (Some(1), true) => self.say(" if you like", " se vuoi"),
                (Some(1), false) => self.say(" once", " una volta"),
                (Some(most), true) => {
                    self.say(format!(" up to {most} times, or not at all"), format!(" fino a {most} volte, o nessuna"))
                }
                (Some(most), false) => self.say(format!(" up to {most} times"), format!(" fino a {most} volte")),
                (None, true) => self.say(" any number of times, or not at all", " quante volte vuoi, anche nessuna"),
                (None, false) => self.say(" one or more times", " una o più volte"),
            };
            parts.push(
                self.say(format!("<pay|pay|paying> {d} D{times}"), format!("<paga|pagare|pagando> {d} D{times}")),
            );
        }
        let card = self.this().text();
        if price.discard_this {
            parts.push(
                self.say(format!("<discard|discard|discarding> {card}"), format!("<scarta|scartare|scartando> {card}")),
            );
        }
        if price.annihilate_this {
            parts.push(self.say(
                format!("<annihilate|annihilate|annihilating> {card}"),
                format!("<elimina|eliminare|eliminando> {card}"),
            ));
        }
        if price.wound_bearer {
            let bearer = self.bearer().text();
            parts.push(
                self.say(format!("<wound|wound|wounding> {bearer}"), format!("<ferisci|ferire|ferendo> {bearer}")),
            );
        }
        parts
    }

    /// The price in one mood: "paying 3 D and discarding this card".
    pub(crate) fn price_in(&self, price: &Price, mood: Mood) -> String {
        let parts: Vec<String> = self.price(price).iter().map(|part| mood.of(part)).collect();
        self.and(&parts)
    }

    /// The same teller after the event or the card that the timing answers, if there is one.
    pub(crate) fn answering(mut self, when: &When) -> Self {
        match when {
            When::After(on) => self.subject = Self::subject_of(on),
            When::Played(filter) | When::PlayedByOpponent(filter) => self.answered = self.head_noun(filter),
            _ => {}
        }
        self
    }

    /// The noun that an event is about.
    pub(crate) const fn subject_of(on: &On) -> words::Noun {
        match on {
            On::Discarded(_) | On::KilledOrDiscarded(_) | On::Searched(_) | On::SearchedForHand => words::CARD,
            On::Added(_)
            | On::Wounded(_)
            | On::Killed(_)
            | On::KilledInCombat(_)
            | On::BearerKills(_)
            | On::Healed(_)
            | On::Survived(..)
            | On::BearerSurvived
            | On::EarnedPromotion(_)
            | On::MissionCompleted(_)
            | On::YourDrawStep
            | On::BearersDrawStep
            | On::EachDrawStep
            | On::YourDiscardPhase
            | On::AfterYourDiscard
            | On::BearerAttacked
            | On::BearerInCombat
            | On::BearerArmed
            | On::BearerLeaves
            | On::BearerWounds(_)
            | On::BearerHits(_)
            | On::Hit(_)
            | On::SurvivedAndWounded(..)
            | On::WarriorEarned(_)
            | On::LosesAffiliation(_)
            | On::Enters => words::WARRIOR,
        }
    }
}
