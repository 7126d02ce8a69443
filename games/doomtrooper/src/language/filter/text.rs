//! Descriptions of cards: turns a filter into a noun with its attributes.

mod who;

use crate::language::{Amount, Filter, Place, Stat, Who};
use crate::text::description::{Description, Form};
use crate::text::grammar::{Agreement, Gender, Last, Phrase, Preposition, list};
use crate::text::teller::Teller;
use crate::text::words::{self, Noun};

/// The verb before a quality.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Verb {
    Is,
    Has,
}

impl Teller<'_> {
    /// A warrior, or several, of this description.
    pub(crate) fn warriors(&self, filter: &Filter, form: Form) -> Phrase {
        self.noun(filter, words::WARRIOR, form)
    }

    /// A card, or several, of this description.
    pub(crate) fn cards_of(&self, filter: &Filter, form: Form) -> Phrase {
        self.noun(filter, words::CARD, form)
    }

    /// A noun of this description; `sort` is the word where the filter says none.
    pub(crate) fn noun(&self, filter: &Filter, sort: Noun, form: Form) -> Phrase {
        if let Filter::Either(alternatives) = filter {
            let whole = Description::of(filter, sort);
            if !whole.alternatives.is_empty() {
                let phrases: Vec<Phrase> = alternatives.iter().map(|part| self.noun(part, sort, form)).collect();
                let texts: Vec<String> = phrases.iter().map(Phrase::text).collect();
                let last = if matches!(form, Form::All | Form::Bare | Form::No) { Last::And } else { Last::Or };
                let mut agreement = phrases.first().map_or(Agreement::WARRIOR, |phrase| phrase.agreement);
                // For a phrase of both genders, the masculine form is used.
                if phrases.iter().any(|phrase| phrase.agreement.gender == Gender::M) {
                    agreement.gender = Gender::M;
                }
                return Phrase::fixed(list(&texts, last, self.language), agreement, self.language);
            }
        }
        self.render(&Description::of(filter, sort), form)
    }

    /// A predicate for a thing of this description: "is wounded", "is not in Cover", "has F 5 or more".
    ///
    /// The verb is a template that agrees with its subject.
    pub(crate) fn predicate(&self, filter: &Filter, sort: Noun, negated: bool) -> String {
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
            Filter::OfSabotaged => format!(
                "{is} {}",
                self.say("of an opponent whom you may sabotage now", "di un avversario che ora puoi sabotare")
            ),
            Filter::In(places) => format!("{is} {}", self.in_places(places, None)),
            Filter::Covered => format!("{is} {}", self.say("in Cover", "in Copertura")),
            Filter::AtLeast(stat, n) => format!("{has} {}", self.at_least(*stat, *n)),
            Filter::AtMost(stat, n) => format!("{has} {}", self.at_most(*stat, *n)),
            Filter::Combatant => format!("{is} {}", self.say("in combat", "in combattimento")),
            Filter::Attacker => format!("{is} {}", self.say("the attacker", "l'attaccante")),
            Filter::Defender => format!("{is} {}", self.say("the defender", "il difensore")),
            Filter::On(host) => {
                let host = self.host(host, false).after(self.attached());
                format!("{is} {}", self.say(format!("attached {host}"), format!("assegnat[o|a|i|e] {host}")))
            }
            Filter::Bears(card) => format!("{has} {}", self.cards_of(card, Form::One).text()),
            Filter::OnTarget => {
                let host = self.target(0).after(self.attached());
                format!("{is} {}", self.say(format!("attached {host}"), format!("assegnat[o|a|i|e] {host}")))
            }
            Filter::SameArea => format!("{is} {}", self.say("in the same Area", "nella stessa Area")),
            Filter::Reaches(stat, amount) if negated => {
                format!("{} {}", self.say("[has|have]", "[ha|hanno]"), self.lower_than(*stat, amount))
            }
            Filter::Caster if negated => self.say("cannot cast Art", "non [può|possono] lanciare l'Arte"),
            Filter::Caster => self.say("can cast Art", "[può|possono] lanciare l'Arte"),
            Filter::Corrupted if negated => self.say(
                "[was|were] not [a Doomtrooper|Doomtroopers] before becoming [a Heretic|Heretics]",
                "non [era|erano] Doomtrooper prima di diventare [Eretico|Eretici]",
            ),
            Filter::Corrupted => self.say(
                "[was|were] [a Doomtrooper|Doomtroopers] before becoming [a Heretic|Heretics]",
                "[era|erano] Doomtrooper prima di diventare [Eretico|Eretici]",
            ),
            Filter::Renegade if negated => self.say(
                "still [belongs|belong] to [its|their] original affiliation",
                "[appartiene|appartengono] ancora alla propria affiliazione originaria",
            ),
            Filter::Renegade => self.say(
                "no longer [belongs|belong] to [its|their] original affiliation",
                "non [appartiene|appartengono] più alla propria affiliazione originaria",
            ),
            Filter::Fortified if negated => self
                .say("[does|do] not benefit from a Fortification", "non [beneficia|beneficiano] di una Fortificazione"),
            Filter::Fortified => {
                self.say("[benefits|benefit] from a Fortification", "[beneficia|beneficiano] di una Fortificazione")
            }
            Filter::Fortifies(who) => {
                let who = self.warriors(who, Form::One);
                let by = who.after(Preposition::To);
                if negated {
                    self.say(format!("[is|are] of no use {by}"), format!("non [serve|servono] {by}"))
                } else {
                    self.say(format!("[is|are] of use {by}"), format!("[serve|servono] {by}"))
                }
            }
            Filter::FortifiedBy(card) => {
                let card = self.cards_of(card, Form::One);
                let (text, of) = (card.text(), card.after(Preposition::Of));
                if negated {
                    self.say(format!("[does|do] not benefit from {text}"), format!("non [beneficia|beneficiano] {of}"))
                } else {
                    self.say(format!("[benefits|benefit] from {text}"), format!("[beneficia|beneficiano] {of}"))
                }
            }
            Filter::Uses(card) => {
                let card = self.cards_of(card, Form::One).text();
                if negated {
                    self.say(format!("[does|do] not use {card}"), format!("non [usa|usano] {card}"))
                } else {
                    self.say(format!("[uses|use] {card}"), format!("[usa|usano] {card}"))
                }
            }
            Filter::Fights(opponent) => {
                let opponent = self.warriors(opponent, Form::One);
                let (text, against) = (opponent.text(), opponent.after(Preposition::Against));
                if negated {
                    self.say(format!("[does|do] not fight {text}"), format!("non [combatte|combattono] {against}"))
                } else {
                    self.say(format!("[fights|fight] {text}"), format!("[combatte|combattono] {against}"))
                }
            }
            Filter::Inside(_)
            | Filter::SameSide
            | Filter::WithSubject
            | Filter::CanFight
            | Filter::BaseAtMost(..)
            | Filter::Marked(_)
            | Filter::InAreaOfTarget
            | Filter::OfTargetAffiliation
            | Filter::SharesCorporation(_)
            | Filter::SameSideAs(_)
            | Filter::Reaches(..)
            | Filter::OfActivePlayer
            | Filter::ImmuneToArt
            | Filter::ImmuneToSymmetry => {
                let (verb, quality) = self.quality(filter);
                match verb {
                    Verb::Is => format!("{is} {quality}"),
                    Verb::Has => format!("{has} {quality}"),
                }
            }
            Filter::TakesPart if negated => {
                self.say("[does|do] not take part in the combat", "non [partecipa|partecipano] al combattimento")
            }
            Filter::TakesPart => {
                self.say("[takes|take] part in the combat", "[partecipa|partecipano] al combattimento")
            }
            Filter::MayBearTarget => {
                let card = self.target(0).text();
                if negated {
                    self.say(format!("may not have {card}"), format!("non [può|possono] avere {card}"))
                } else {
                    self.say(
                        format!("may have {card} regardless of affiliation"),
                        format!("[può|possono] avere {card} indipendentemente dall'affiliazione"),
                    )
                }
            }
            Filter::MaySeekCover if negated => {
                self.say("[is|are] not allowed to seek Cover", "non [può|possono] andare in Copertura")
            }
            Filter::MaySeekCover => self.say("[is|are] allowed to seek Cover", "[può|possono] andare in Copertura"),
            Filter::Attackable if negated => self.say(
                "cannot be attacked by the attacker",
                "non [può|possono] essere attaccat[o|a|i|e] dall'attaccante",
            ),
            Filter::Attackable => {
                self.say("could be attacked by the attacker", "[può|possono] essere attaccat[o|a|i|e] dall'attaccante")
            }
            Filter::CastableByBearer => {
                let bearer = self.bearer().text();
                if negated {
                    self.say(format!("{bearer} may not cast"), format!("{bearer} non può lanciare"))
                } else {
                    self.say(format!("{bearer} may cast"), format!("{bearer} può lanciare"))
                }
            }
            Filter::All(_)
            | Filter::Fortification
            | Filter::Target
            | Filter::Assigned
            | Filter::AssignedName
            | Filter::Subject
            | Filter::Culprit
            | Filter::Prisoner
            | Filter::Kind(_)
            | Filter::Tag(_)
            | Filter::Named(_)
            | Filter::Of(_)
            | Filter::Unaffiliated
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

    /// A quality as said after "is" or "has", and after a noun alone or after "with".
    pub(crate) fn quality(&self, filter: &Filter) -> (Verb, String) {
        let same_area = |of: &Phrase| {
            let (en, it) = (of.text(), of.after(Preposition::Of));
            self.say(format!("in the same Area as {en}"), format!("nella stessa Area {it}"))
        };
        // Only these two sides avoid each other: Tribal warriors and all others may be together with both.
        let on_the_side = |who: &Phrase| {
            let who = who.text();
            self.say(
                format!("(no Dark Legion warrior if {who} is a Doomtrooper, and the other way round)"),
                format!("(non dell'Oscura Legione se {who} è un Doomtrooper, e viceversa)"),
            )
        };
        match filter {
            Filter::Inside(tag) => {
                let vehicle = self.cards_of(&Filter::Tag(*tag), Form::One).text();
                (Verb::Is, self.say(format!("inside {vehicle}"), format!("dentro {vehicle}")))
            }
            Filter::SameSide => (Verb::Is, on_the_side(&self.bearer())),
            Filter::SameSideAs(who) => (Verb::Is, on_the_side(&self.who(who))),
            Filter::WithSubject => (Verb::Is, same_area(&self.that(self.subject))),
            Filter::InAreaOfTarget => (Verb::Is, same_area(&self.target(0))),
            Filter::CanFight => {
                (Verb::Is, self.say("able to take part in combat", "in grado di partecipare a un combattimento"))
            }
            Filter::BaseAtMost(stat, n) => {
                let stat = words::stat(*stat, self.language);
                (Verb::Has, self.say(format!("base {stat} {n} or less"), format!("{stat} base {n} o meno")))
            }
            Filter::Marked(1) => (Verb::Has, self.say("a marker of this card", "un segnalino di questa carta")),
            Filter::Marked(n) => (
                Verb::Has,
                self.say(format!("at least {n} markers of this card"), format!("almeno {n} segnalini di questa carta")),
            ),
            Filter::OfTargetAffiliation => (Verb::Is, self.say("of that affiliation", "di quell'affiliazione")),
            Filter::SharesCorporation(who) => {
                let of = self.who(who).after(Preposition::Of);
                (Verb::Is, self.say(format!("of a corporation {of}"), format!("di una corporazione {of}")))
            }
            Filter::Reaches(stat, amount) => {
                let (stat, amount) = (words::stat(*stat, self.language), self.amount(amount));
                let to = amount.after(Preposition::To);
                (Verb::Has, self.say(format!("{stat} at least {}", amount.text()), format!("{stat} almeno pari {to}")))
            }
            Filter::OfActivePlayer => (Verb::Is, self.say("of the player whose Turn it is", "del giocatore di turno")),
            Filter::ImmuneToArt => (Verb::Is, self.say("immune to the Art", "immun[e|i] all'Arte")),
            _ => (Verb::Is, self.say("immune to Dark Symmetry cards", "immun[e|i] a carte dell'Oscura Simmetria")),
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

    /// The host of an attached card, or the hosts of several.
    pub(crate) fn host(&self, host: &Filter, many: bool) -> Phrase {
        match host {
            Filter::Bearer => self.bearer(),
            Filter::Fights(other) if **other == Filter::Bearer => self.who(&Who::Opponent),
            // A name means one card.
            Filter::Named(_) => self.warriors(host, Form::One),
            _ => self.warriors(host, if many { Form::Bare } else { Form::One }),
        }
    }

    /// The preposition between an attached card and its host.
    pub(crate) fn attached(&self) -> Preposition {
        Preposition::To
    }

    /// "F 5 or more".
    pub(crate) fn at_least(&self, stat: Stat, n: i8) -> String {
        let stat = words::stat(stat, self.language);
        self.say(format!("{stat} {n} or more"), format!("{stat} {n} o più"))
    }

    /// "a V lower than the V of that warrior".
    pub(crate) fn lower_than(&self, stat: Stat, amount: &Amount) -> String {
        let (stat, amount) = (words::stat(stat, self.language), self.amount(amount));
        let to = amount.after(Preposition::To);
        self.say(format!("{stat} lower than {}", amount.text()), format!("{stat} inferiore {to}"))
    }

    /// "F 5 or less".
    pub(crate) fn at_most(&self, stat: Stat, n: i8) -> String {
        let stat = words::stat(stat, self.language);
        self.say(format!("{stat} {n} or less"), format!("{stat} {n} o meno"))
    }

    /// "in a Squad or Kohort"; with the owner of the Areas: "in your Squad".
    pub(crate) fn in_places(&self, places: &[Place], whose: Option<&Phrase>) -> String {
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

    /// "in the same Squad or Kohort".
    pub(crate) fn in_the_same(&self, places: &[Place]) -> String {
        let nouns = places.iter().map(|place| words::place(*place));
        let english: Vec<String> = nouns.clone().map(|noun| noun.word(false, self.language).to_owned()).collect();
        let italian: Vec<String> = nouns
            .map(|noun| {
                let same = Agreement { gender: noun.gender, many: false }.of("[nello stesso|nella stessa|nei|nelle]");
                format!("{same} {}", noun.word(false, self.language))
            })
            .collect();
        let same = list(&english, Last::Or, self.language);
        self.say(format!("in the same {same}"), list(&italian, Last::Or, self.language))
    }

    /// "in your Squad or Kohort".
    pub(crate) fn in_your(&self, places: &[Place]) -> String {
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
