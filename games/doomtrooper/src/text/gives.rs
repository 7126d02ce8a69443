//! What effects give.

use super::amount::Counted;
use super::grammar::{Agreement, Gender, Last, list};
use super::tag_words;
use super::teller::Teller;
use super::words;
use crate::language::{Amount, Factor, Gives, Of, Stat};

impl Teller<'_> {
    /// What is said of those who have all this: "[gains|gain] +2 to F and [strikes|strike] first".
    pub(super) fn gives(&self, gives: &[Gives]) -> String {
        let parts: Vec<String> = gives.iter().map(|give| self.give(give)).collect();
        list(&parts, Last::And, self.language)
    }

    fn give(&self, give: &Gives) -> String {
        match give {
            Gives::Add { f, s, a, v } => self.adds(&[(Stat::F, f), (Stat::S, s), (Stat::A, a), (Stat::V, v)]),
            Gives::Times { stats, by, of } => {
                let names = self.stats(stats);
                let (base, base_it) = match of {
                    Of::Base => ("base ", "[il valore base|i valori base]"),
                    Of::Modified => ("modified ", "[il valore modificato|i valori modificati]"),
                };
                let (en, it, round_en, round_it) = match by {
                    Factor::Half => {
                        ("[halves|halve]", "[dimezza|dimezzano]", ", rounded up", ", arrotondando per eccesso")
                    }
                    Factor::HalfDown => {
                        ("[halves|halve]", "[dimezza|dimezzano]", ", rounded down", ", arrotondando per difetto")
                    }
                    Factor::Double => ("[doubles|double]", "[raddoppia|raddoppiano]", "", ""),
                    Factor::Triple => ("[triples|triple]", "[triplica|triplicano]", "", ""),
                };
                let values = Agreement { gender: Gender::M, many: stats.len() > 1 }.of(base_it);
                self.say(
                    format!("{en} [its|their] {base}{names}{round_en}"),
                    format!("{it} {values} di {names}{round_it}"),
                )
            }
            Gives::Swaps(first, second) => {
                let names = self.stats(&[*first, *second]);
                self.say(format!("[swaps|swap] [its|their] {names}"), format!("[scambia|scambiano] tra loro {names}"))
            }
            Gives::Can(keyword) => self.keyword(keyword),
            Gives::Loses(keyword) => self.loses(keyword),
            Gives::Joins(affiliation) => {
                let of = words::member_of(*affiliation, self.language);
                self.say(format!("[is|are] also [a member|members] of {of}"), format!("[è|sono] anche membr[o|i] {of}"))
            }
            Gives::Becomes(affiliation) => {
                let of = words::member_of(*affiliation, self.language);
                self.say(
                    format!("[is|are] [a member|members] of {of} only"),
                    format!("[è|sono] membr[o|i] soltanto {of}"),
                )
            }
            Gives::Is(tag) => {
                let phrase = |many| {
                    let filter = crate::language::Filter::Tag(*tag);
                    let form = if many { super::noun::Form::Bare } else { super::noun::Form::One };
                    self.noun(&filter, tag_words::tag(*tag), form).text()
                };
                let (one, many) = (phrase(false), phrase(true));
                self.say(format!("[is|are] [{one}|{many}]"), format!("[è|sono] [{one}|{many}]"))
            }
            Gives::Considered(name) => {
                let one = self.considered(name);
                self.say(format!("[is|are] considered {one}"), format!("[è|sono] considerat[o|a|i|e] {one}"))
            }
        }
    }

    /// The name with its article: "an INFANTRY", "un INFANTRY".
    pub(super) fn considered(&self, name: &crate::language::Name) -> String {
        let filter = crate::language::Filter::Named(name.clone());
        self.warriors(&filter, super::noun::Form::One).text()
    }

    /// "+2 to F and S and -1 to V"; ratings with the same change stand together.
    fn adds(&self, changes: &[(Stat, &Amount)]) -> String {
        let mut groups: Vec<(&Amount, Vec<Stat>)> = Vec::new();
        for (stat, amount) in changes.iter().filter(|(_, amount)| !amount.is_zero()) {
            match groups.iter_mut().find(|(other, _)| other == amount) {
                Some((_, stats)) => stats.push(*stat),
                None => groups.push((amount, vec![*stat])),
            }
        }
        let (mut signed, mut others, mut loses) = (Vec::new(), Vec::new(), false);
        for (amount, stats) in groups {
            let names = self.stats(&stats);
            if let Some(Counted { number, by }) = self.counted(amount) {
                loses |= number < 0;
                signed.push(self.say(format!("{number:+} to {names}{by}"), format!("{number:+} a {names}{by}")));
            } else {
                let amount = self.amount(amount).text();
                others.push(self.say(
                    format!("[adds|add] to [its|their] {names} {amount}"),
                    format!("[aggiunge|aggiungono] a {names} {amount}"),
                ));
            }
        }
        if !signed.is_empty() {
            let changes = list(&signed, Last::And, self.language);
            others.insert(
                0,
                if loses {
                    self.say(format!("[has|have] {changes}"), format!("[ha|hanno] {changes}"))
                } else {
                    self.say(format!("[gains|gain] {changes}"), format!("[guadagna|guadagnano] {changes}"))
                },
            );
        }
        list(&others, Last::And, self.language)
    }

    /// "F, S and A".
    pub(super) fn stats(&self, stats: &[Stat]) -> String {
        let names: Vec<String> = stats.iter().map(|stat| words::stat(*stat, self.language).to_owned()).collect();
        list(&names, Last::And, self.language)
    }
}
