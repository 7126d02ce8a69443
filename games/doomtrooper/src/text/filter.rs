//! Descriptions of cards: from a filter to a noun with everything that belongs to it.

use super::grammar::{Agreement, Gender, Last, Phrase, Preposition, list};
use super::noun::{Description, Form};
use super::teller::Teller;
use super::words::{self, Noun};
use crate::language::{Filter, Place, Stat};

impl Teller<'_> {
    /// A warrior, or several, of this description.
    pub(super) fn warriors(&self, filter: &Filter, form: Form) -> Phrase {
        self.noun(filter, words::WARRIOR, form)
    }

    /// A card, or several, of this description.
    pub(super) fn cards_of(&self, filter: &Filter, form: Form) -> Phrase {
        self.noun(filter, words::CARD, form)
    }

    /// A noun of this description; `sort` is the word where the filter says none.
    pub(super) fn noun(&self, filter: &Filter, sort: Noun, form: Form) -> Phrase {
        if let Filter::Either(alternatives) = filter {
            let whole = Description::of(filter, sort);
            if !whole.alternatives.is_empty() {
                let phrases: Vec<Phrase> = alternatives.iter().map(|part| self.noun(part, sort, form)).collect();
                let texts: Vec<String> = phrases.iter().map(Phrase::text).collect();
                let last = if matches!(form, Form::All | Form::Bare) { Last::And } else { Last::Or };
                let agreement = phrases.first().map_or(Agreement::WARRIOR, |phrase| phrase.agreement);
                return Phrase::fixed(list(&texts, last, self.language), agreement, self.language);
            }
        }
        self.render(&Description::of(filter, sort), form)
    }

    /// What is said of something of this description: "is wounded", "is not in Cover", "has F 5 or more".
    ///
    /// The verb is a template that agrees with what is described.
    pub(super) fn predicate(&self, filter: &Filter, sort: Noun, negated: bool) -> String {
        let is = if negated { self.say("[is|are] not", "non [è|sono]") } else { self.say("[is|are]", "[è|sono]") };
        let has = if negated {
            self.say("[does|do] not have", "non [ha|hanno]")
        } else {
            self.say("[has|have]", "[ha|hanno]")
        };
        match filter {
            Filter::Any => format!("{is} {}", self.say("in play", "in gioco")),
            Filter::Not(inner) => self.predicate(inner, sort, !negated),
            Filter::Either(parts) => {
                let last = if negated { Last::And } else { Last::Or };
                self.join_predicates(parts, sort, negated, last)
            }
            Filter::Wounded => format!("{is} {}", self.say("wounded", "ferit[o|a|i|e]")),
            Filter::Healthy => format!("{is} {}", self.say("healthy", "san[o|a|i|e]")),
            Filter::Yours => format!("{is} {}", self.say("yours", "tu[o|a|oi|e]")),
            Filter::Opposing => format!("{is} {}", self.say("an opponent's", "di un avversario")),
            Filter::OfTargetPlayer => format!("{is} {}", self.say("that player's", "di quel giocatore")),
            Filter::In(places) => format!("{is} {}", self.in_places(places, None)),
            Filter::Covered => format!("{is} {}", self.say("in Cover", "in Copertura")),
            Filter::AtLeast(stat, n) => format!("{has} {}", self.at_least(*stat, *n)),
            Filter::AtMost(stat, n) => format!("{has} {}", self.at_most(*stat, *n)),
            Filter::Combatant => format!("{is} {}", self.say("in combat", "in combattimento")),
            Filter::Attacker => format!("{is} {}", self.say("the attacker", "l'attaccante")),
            Filter::Defender => format!("{is} {}", self.say("the defender", "il difensore")),
            Filter::On(host) => {
                let host = self.warriors(host, Form::One).after(self.attached());
                format!("{is} {}", self.say(format!("attached {host}"), format!("assegnat[o|a|i|e] {host}")))
            }
            Filter::Bears(card) => format!("{has} {}", self.cards_of(card, Form::One).text()),
            Filter::OnTarget => {
                let host = self.target(0).after(self.attached());
                format!("{is} {}", self.say(format!("attached {host}"), format!("assegnat[o|a|i|e] {host}")))
            }
            Filter::SameArea => format!("{is} {}", self.say("in the same Area", "nella stessa Area")),
            Filter::Caster if negated => self.say("cannot cast Art", "non [può|possono] lanciare l'Arte"),
            Filter::Caster => self.say("can cast Art", "[può|possono] lanciare l'Arte"),
            Filter::Fortified if negated => self
                .say("[does|do] not benefit from a Fortification", "non [beneficia|beneficiano] di una Fortificazione"),
            Filter::Fortified => {
                self.say("[benefits|benefit] from a Fortification", "[beneficia|beneficiano] di una Fortificazione")
            }
            Filter::All(_)
            | Filter::Kind(_)
            | Filter::Tag(_)
            | Filter::Named(_)
            | Filter::Of(_)
            | Filter::Corporate
            | Filter::Doomtrooper
            | Filter::DarkLegion
            | Filter::Tribal
            | Filter::FollowerOf(_)
            | Filter::Weapon
            | Filter::Gift
            | Filter::This
            | Filter::Bearer => {
                let one = self.noun(filter, sort, Form::One).text();
                let many = self.noun(filter, sort, Form::Bare).text();
                format!("{is} [{one}|{many}]")
            }
        }
    }

    fn join_predicates(&self, parts: &[Filter], sort: Noun, negated: bool, last: Last) -> String {
        let either = Filter::Either(parts.to_vec());
        let whole = Description::of(&either, sort);
        if !negated && whole.alternatives.is_empty() {
            let one = self.render(&whole, Form::One).text();
            let many = self.render(&whole, Form::Bare).text();
            return self.say(format!("[is|are] [{one}|{many}]"), format!("[è|sono] [{one}|{many}]"));
        }
        let texts: Vec<String> = parts.iter().map(|part| self.predicate(part, sort, negated)).collect();
        list(&texts, last, self.language)
    }

    pub(super) fn attached(&self) -> Preposition {
        Preposition::To
    }

    /// "F 5 or more".
    pub(super) fn at_least(&self, stat: Stat, n: i8) -> String {
        let stat = words::stat(stat, self.language);
        self.say(format!("{stat} {n} or more"), format!("{stat} {n} o più"))
    }

    /// "F 5 or less".
    pub(super) fn at_most(&self, stat: Stat, n: i8) -> String {
        let stat = words::stat(stat, self.language);
        self.say(format!("{stat} {n} or less"), format!("{stat} {n} o meno"))
    }

    /// "in a Squad or Kohort"; with whose Areas they are: "in your Squad".
    pub(super) fn in_places(&self, places: &[Place], whose: Option<&Phrase>) -> String {
        let nouns = places.iter().map(|place| words::place(*place));
        let texts: Vec<String> = nouns.clone().map(|noun| noun.word(false, self.language).to_owned()).collect();
        let english = list(&texts, Last::Or, self.language);
        let italian: Vec<String> = nouns
            .zip(&texts)
            .map(|(noun, text)| match (whose, noun.gender) {
                (Some(_), Gender::F) if text.starts_with('A') => format!("nell'{text}"),
                (Some(_), Gender::F) => format!("nella {text}"),
                (Some(_), Gender::M) if text.starts_with('A') => format!("nell'{text}"),
                (Some(_), Gender::M) if text.starts_with('S') => format!("nello {text}"),
                (Some(_), Gender::M) => format!("nel {text}"),
                (None, Gender::F) if text.starts_with('A') => format!("in un'{text}"),
                (None, Gender::F) => format!("in una {text}"),
                (None, Gender::M) if text.starts_with('S') => format!("in uno {text}"),
                (None, Gender::M) => format!("in un {text}"),
            })
            .collect();
        let italian = list(&italian, Last::Or, self.language);
        match whose {
            None if english.starts_with(['A', 'O']) => self.say(format!("in an {english}"), italian),
            None => self.say(format!("in a {english}"), italian),
            Some(whose) => {
                let owner = whose.after(Preposition::Of);
                self.say(format!("in the {english} {owner}"), format!("{italian} {owner}"))
            }
        }
    }

    /// "in your Squad or Kohort".
    pub(super) fn in_your(&self, places: &[Place]) -> String {
        let english: Vec<String> =
            places.iter().map(|place| words::place(*place).word(false, self.language).into()).collect();
        let italian: Vec<String> = places
            .iter()
            .map(|place| {
                let noun = words::place(*place);
                let word = noun.word(false, self.language);
                if noun.gender == Gender::F { format!("nella tua {word}") } else { format!("nel tuo {word}") }
            })
            .collect();
        let your = list(&english, Last::Or, self.language);
        self.say(format!("in your {your}"), list(&italian, Last::Or, self.language))
    }
}
