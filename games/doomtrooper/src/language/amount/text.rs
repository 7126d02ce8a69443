//! Amounts.

use crate::language::condition::text::has_area;
use crate::language::{Amount, Filter, Stat, Who};
use crate::text::description::Form;
use crate::text::grammar::{Agreement, Article, Gender, Phrase, Preposition};
use crate::text::teller::Teller;
use crate::text::words;

/// A numeric amount with the thing by which it is counted.
pub(crate) struct Counted {
    pub(crate) number: i16,
    /// " for every 2 D paid", or nothing.
    pub(crate) by: String,
}

impl Teller<'_> {
    /// The amount as a number with the thing by which it is counted; `None` where it is no number.
    pub(crate) fn counted(&self, amount: &Amount) -> Option<Counted> {
        Some(match amount {
            Amount::N(number) => Counted { number: (*number).into(), by: String::new() },
            Amount::PerStep(number) => Counted { number: (*number).into(), by: format!(" {}", self.per_step()) },
            Amount::Per(number, filter) => {
                let each = self.warriors(filter, Form::Each).after(Preposition::For);
                let play = if has_area(filter) { String::new() } else { self.say(" in play", " in gioco") };
                Counted { number: (*number).into(), by: format!(" {each}{play}") }
            }
            Amount::PerMarker(number) => {
                let on = self.this().after(Preposition::On);
                let by = self.say(format!(" for each marker {on}"), format!(" per ogni segnalino {on}"));
                Counted { number: (*number).into(), by }
            }
            Amount::Times(times, inner) => {
                let Counted { number, by } = self.counted(inner)?;
                Counted { number: number * i16::from(*times), by }
            }
            Amount::PerExtraAction(number) => {
                let by = self.say(" for each Action beyond the first", " per ogni Azione oltre la prima");
                Counted { number: (*number).into(), by }
            }
            Amount::Of(..)
            | Amount::BaseOf(..)
            | Amount::HalfUp(_)
            | Amount::HalfDown(_)
            | Amount::Earned
            | Amount::ByTarget(_) => {
                return None;
            }
        })
    }

    /// "for every 2 D paid".
    pub(crate) fn per_step(&self) -> String {
        let d = self.step.map_or(1, |step| step.destiny);
        let speso = if d == 1 { "per ogni D speso".to_owned() } else { format!("per ogni {d} D spesi") };
        self.say(format!("for every {d} D paid"), speso)
    }

    /// The amount as a noun: "3 for each Hero in play", "the V of that warrior".
    pub(crate) fn amount(&self, amount: &Amount) -> Phrase {
        let fixed = |text: String| Phrase::fixed(text, Agreement { gender: Gender::M, many: true }, self.language);
        if let Some(Counted { number, by }) = self.counted(amount) {
            return fixed(format!("{number}{by}"));
        }
        match amount {
            Amount::Of(stat, who) => self.rating_of(*stat, who, ""),
            Amount::BaseOf(stat, who) => self.rating_of(*stat, who, &self.say("base ", " base")),
            Amount::Times(times, inner) => {
                let inner = self.amount(inner);
                let of = inner.after(Preposition::Of);
                let text = match times {
                    2 => self.say(format!("twice {}", inner.text()), format!("doppio {of}")),
                    3 => self.say(format!("three times {}", inner.text()), format!("triplo {of}")),
                    _ => self.say(format!("{times} times {}", inner.text()), format!("{times} volte {}", inner.text())),
                };
                let article = match (self.language, times) {
                    (table::Language::It, 2 | 3) => Article::The,
                    _ => Article::None,
                };
                Phrase { article, ..fixed(text) }.singular()
            }
            Amount::HalfUp(inner) | Amount::HalfDown(inner) => {
                let of = self.amount(inner).after(Preposition::Of);
                let (en, it) = match amount {
                    Amount::HalfUp(_) => ("up", "eccesso"),
                    _ => ("down", "difetto"),
                };
                let mut half = self.the(
                    &format!("half {of}, rounded {en}"),
                    &format!("metà {of}, arrotondata per {it}"),
                    Gender::F,
                );
                if self.language == table::Language::En {
                    half.article = Article::None;
                }
                half
            }
            Amount::ByTarget(rows) => fixed(self.by_target(rows, "")),
            Amount::N(_)
            | Amount::PerStep(_)
            | Amount::PerExtraAction(_)
            | Amount::Per(..)
            | Amount::PerMarker(_)
            | Amount::Earned => {
                Phrase { article: Article::The, ..fixed(self.say("points just earned", "punti appena guadagnati")) }
            }
        }
    }

    /// "4 D for a member of the Brotherhood, 6 D for a Doomtrooper".
    fn by_target(&self, rows: &[(Filter, i8)], unit: &str) -> String {
        let row = |(filter, number): &(Filter, i8)| {
            format!("{number}{unit} {}", self.warriors(filter, Form::One).after(Preposition::For))
        };
        rows.iter().map(row).collect::<Vec<_>>().join(", ")
    }

    fn rating_of(&self, stat: Stat, who: &Who, base: &str) -> Phrase {
        let letter = words::stat(stat, self.language);
        let gender = words::stat_gender(stat);
        if self.spoken_of.as_ref() == Some(who) {
            let its = Agreement { gender, many: false }.of("su[o|a|oi|e]");
            return match self.language {
                table::Language::En => {
                    Phrase::fixed(format!("its {base}{letter}"), Agreement { gender, many: false }, self.language)
                }
                table::Language::It => self.the("", &format!("{its} {letter}{base}"), gender),
            };
        }
        let of = self.who(who).after(Preposition::Of);
        self.the(&format!("{base}{letter} {of}"), &format!("{letter}{base} {of}"), gender)
    }

    /// A number of points: "3 D for each Hero in play", "D equal to the V of that warrior".
    pub(crate) fn points(&self, amount: &Amount, unit: &str) -> String {
        if let Some(Counted { number, by }) = self.counted(amount) {
            return format!("{number} {unit}{by}");
        }
        if let Amount::ByTarget(rows) = amount {
            return self.by_target(rows, &format!(" {unit}"));
        }
        let amount = self.amount(amount);
        let to = amount.after(Preposition::To);
        self.say(format!("{unit} equal {to}"), format!("{unit} pari {to}"))
    }

    /// A number of cards: "1 card", "2 cards for every 3 D paid".
    pub(crate) fn cards_count(&self, amount: &Amount) -> String {
        if let Some(Counted { number, by }) = self.counted(amount) {
            let card = words::CARD.word(number != 1, self.language);
            return format!("{number} {card}{by}");
        }
        let amount = self.amount(amount);
        let to = amount.after(Preposition::To);
        self.say(format!("as many cards as {}", amount.text()), format!("carte in numero pari {to}"))
    }
}

impl Phrase {
    /// The same words as a singular.
    fn singular(mut self) -> Self {
        self.agreement.many = false;
        self
    }
}
