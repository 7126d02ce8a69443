//! The texts of continuous effects.

use table::Language;

use crate::language::amount::text::Counted;
use crate::language::tag::text as tag_words;
use crate::language::{Amount, CardKind, Factor, Filter, Keyword, Modifier, Of, Stat, Tag, Who};
use crate::text::description::Form;
use crate::text::grammar::{Agreement, Gender, Last, Phrase, Preposition, list};
use crate::text::teller::Teller;
use crate::text::words;

impl Teller<'_> {
    /// A statement about warriors that have all these modifiers: "[gains|gain] +2 to F and [strikes|strike] first".
    pub(crate) fn gives(&self, gives: &[Modifier]) -> String {
        let mut parts: Vec<String> = Vec::new();
        let mut rest = gives;
        while let Some((first, others)) = rest.split_first() {
            // Disciplines that follow one another are listed together.
            let arts: Vec<String> = rest.iter().map_while(|give| self.discipline_cast(give)).collect();
            let bases: Vec<Stat> = rest.iter().map_while(|give| base_added(give, first)).collect();
            let copied: Vec<Stat> = rest.iter().map_while(|give| base_copied(give, first)).collect();
            if let (Modifier::AddsToBase(_, amount), 2..) = (first, bases.len()) {
                rest = &rest[bases.len()..];
                parts.push(self.adds_to_base(&bases, amount));
            } else if let (Modifier::Base(_, Amount::BaseOf(_, who)), 2..) = (first, copied.len()) {
                rest = &rest[copied.len()..];
                let (stats, of) = (self.stats(&copied), self.who(who).after(Preposition::Of));
                parts.push(self.say(
                    format!("[has|have] the base {stats} {of}"),
                    format!("[ha|hanno] i valori base di {stats} {of}"),
                ));
            } else if arts.len() > 1 {
                rest = &rest[arts.len()..];
                let arts = list(&arts, Last::And, self.language);
                parts.push(self.say(format!("may cast {arts}"), format!("[può|possono] lanciare {arts}")));
            } else if *first == Modifier::Rejoins && gives.contains(&Modifier::Can(Keyword::NeverConverts)) {
                // The warrior loses the memberships that it has joined; the text does not list them.
                rest = others;
                parts.push(self.say(
                    "again [belongs|belong] to [its|their] original affiliation only",
                    "[torna|tornano] a far parte soltanto della propria affiliazione originaria",
                ));
            } else {
                rest = others;
                parts.push(self.give(first));
            }
        }
        list(&parts, Last::And, self.language)
    }

    /// A statement about someone: "the warrior gains +1 to F".
    pub(crate) fn said_of(&self, who: &Who, gives: &[Modifier]) -> String {
        let teller = Self { of_attached: self.is_attached(who), ..self.clone() };
        if let Who::Each(filter) = who
            && let Some(said) = teller.said_of_nobody(filter, gives)
        {
            return said;
        }
        self.who(who).does(&teller.gives(gives))
    }

    /// A prohibition for everybody is worded with "no": "no Doomtrooper may seek Cover". `None` for anything else.
    pub(crate) fn said_of_nobody(&self, filter: &Filter, gives: &[Modifier]) -> Option<String> {
        if matches!(filter, Filter::Assigned | Filter::Bearer | Filter::This | Filter::Subject | Filter::Target) {
            return None;
        }
        let allowed = |give: &Modifier| {
            let predicate = self.give(give);
            match self.language {
                Language::En => ["may never ", "may not "]
                    .iter()
                    .find_map(|never| Some(format!("may {}", predicate.strip_prefix(never)?))),
                Language::It => predicate
                    .strip_prefix("non ")
                    .filter(|rest| rest.starts_with("[può"))
                    .map(|rest| rest.replace(" mai ", " ")),
            }
        };
        let allowed: Vec<String> = gives.iter().map(allowed).collect::<Option<_>>()?;
        let nobody = self.every(filter, Form::No);
        let mut said = Vec::new();
        for may in &allowed {
            said.push(if said.is_empty() {
                nobody.does(may)
            } else {
                nobody.agreement.of(&self.say(format!("none {may}"), format!("nessun[o|a] {may}")))
            });
        }
        Some(list(&said, Last::And, self.language))
    }

    /// Whether these cards are attached to others.
    fn is_attached(&self, who: &Who) -> bool {
        match who {
            Who::Host => self.host.is_some_and(|host| host != words::kind(CardKind::Fortification)),
            Who::Each(Filter::All(parts)) => parts.iter().any(|part| matches!(part, Filter::On(_))),
            _ => false,
        }
    }

    fn adds_to_base(&self, stats: &[Stat], amount: &Amount) -> String {
        if let Some(Counted { number, by }) = self.counted(amount)
            && number < 0
        {
            let stats = self.stats(stats);
            return self.say(
                format!("[has|have] {number:+} to [its|their] base {stats}{by}"),
                format!("[ha|hanno] {number:+} a {stats} base{by}"),
            );
        }
        let (stats, amount) = (self.stats(stats), self.amount(amount).text());
        self.say(
            format!("[adds|add] to [its|their] base {stats} {amount}"),
            format!("[aggiunge|aggiungono] a {stats} base {amount}"),
        )
    }

    fn discipline_cast(&self, give: &Modifier) -> Option<String> {
        let Modifier::Can(Keyword::Casts(discipline)) = give else { return None };
        let art = words::discipline(*discipline, self.language);
        Some(self.say(format!("the {art}"), format!("l'{art}")))
    }

    fn give(&self, give: &Modifier) -> String {
        match give {
            Modifier::Add { f, s, a, v } => self.adds(&[(Stat::F, f), (Stat::S, s), (Stat::A, a), (Stat::V, v)]),
            Modifier::Times { stats, by, of } => {
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
            Modifier::Swaps(first, second) => {
                let names = self.stats(&[*first, *second]);
                self.say(format!("[swaps|swap] [its|their] {names}"), format!("[scambia|scambiano] tra loro {names}"))
            }
            Modifier::Can(keyword) => self.keyword(keyword),
            Modifier::Loses(keyword) => self.loses(keyword),
            Modifier::Joins(affiliation) => {
                let of = words::member_of(*affiliation, self.language);
                self.say(format!("[is|are] also [a member|members] of {of}"), format!("[è|sono] anche membr[o|i] {of}"))
            }
            Modifier::Becomes(affiliation) => {
                let of = words::member_of(*affiliation, self.language);
                self.say(
                    format!("[is|are] [a member|members] of {of} only"),
                    format!("[è|sono] membr[o|i] soltanto {of}"),
                )
            }
            Modifier::Is(Tag::Announced) => self.say(
                "[counts|count] as having announced [its|their] attack",
                "[conta|contano] come se [avesse|avessero] annunciato l'attacco",
            ),
            Modifier::Is(tag) => {
                let phrase = |many| {
                    let filter = crate::language::Filter::Tag(*tag);
                    let form = if many { Form::Bare } else { Form::One };
                    self.noun(&filter, tag_words::tag(*tag), form).text()
                };
                let (one, many) = (phrase(false), phrase(true));
                // A Weapon that becomes a Weapon of another kind also keeps its own kind.
                let (also, anche) = if tag.is_weapon() { ("also ", "anche ") } else { ("", "") };
                self.say(format!("[is|are] {also}[{one}|{many}]"), format!("[è|sono] {anche}[{one}|{many}]"))
            }
            Modifier::Base(stat, amount) => {
                let (stat, amount) = (words::stat(*stat, self.language), self.amount(amount));
                let to = amount.after(Preposition::To);
                self.say(
                    format!("[has|have] a base {stat} of {}", amount.text()),
                    format!("[ha|hanno] {stat} base pari {to}"),
                )
            }
            Modifier::AddsToBase(stat, amount) => self.adds_to_base(&[*stat], amount),
            Modifier::While(conditions, gives) => {
                let under = |it: String, many: bool| {
                    let it = Phrase::fixed(it, Agreement { many, ..Agreement::WARRIOR }, self.language);
                    self.conditions(conditions, &it)
                };
                let (one, many) = (under(self.say("it", "esso"), false), under(self.say("they", "essi"), true));
                let gives = self.gives(gives);
                if one == many { format!("{gives} {one}") } else { format!("{gives} [{one}|{many}]") }
            }
            Modifier::BonusTimes(stats, factor) => {
                let ((en, it), stats) = (as_much(*factor), self.stats(stats));
                self.say(
                    format!("[gives|give] {en} the usual bonus to {stats}"),
                    format!("[dà|danno] a {stats} {it} del bonus normale"),
                )
            }
            Modifier::AddsTimes(factor) => {
                let (en, it) = as_much(*factor);
                self.say(
                    format!("[adds|add] {en} as much as usual to ratings"),
                    format!("[aggiunge|aggiungono] ai valori {it} del normale"),
                )
            }
            Modifier::ImmuneToSecond => {
                let to = self.target(1).after(Preposition::To);
                self.say(format!("[is|are] immune {to}"), format!("[è|sono] immun[e|i] {to}"))
            }
            Modifier::NotImmuneToArt => {
                self.say("[has|have] no immunity to the Art", "non [ha|hanno] immunità all'Arte")
            }
            Modifier::NotImmuneToSymmetry => self.say(
                "[has|have] no immunity to Dark Symmetry cards",
                "non [ha|hanno] immunità alle carte dell'Oscura Simmetria",
            ),
            Modifier::Rejoins => self.say(
                "[is|are] again [a member|members] of [its|their] original affiliation",
                "[torna|tornano] a far parte della propria affiliazione originaria",
            ),
            Modifier::Considered(name) => {
                let one = self.considered(name);
                self.say(format!("[is|are] considered {one}"), format!("[è|sono] considerat[o|a|i|e] {one}"))
            }
        }
    }

    /// The name with its article: "an INFANTRY", "un INFANTRY".
    pub(crate) fn considered(&self, name: &crate::language::Name) -> String {
        let filter = crate::language::Filter::Named(name.clone());
        self.warriors(&filter, Form::One).text()
    }

    /// "+2 to F and S and -1 to V"; ratings with the same change are joined.
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
    pub(crate) fn stats(&self, stats: &[Stat]) -> String {
        let names: Vec<String> = stats.iter().map(|stat| words::stat(*stat, self.language).to_owned()).collect();
        list(&names, Last::And, self.language)
    }
}

/// The rating whose base is raised by the same amount as in the first gift.
fn base_added(give: &Modifier, first: &Modifier) -> Option<Stat> {
    match (give, first) {
        (Modifier::AddsToBase(stat, amount), Modifier::AddsToBase(_, same)) if amount == same => Some(*stat),
        _ => None,
    }
}

/// The rating whose base is copied from the same card as in the first gift.
fn base_copied(give: &Modifier, first: &Modifier) -> Option<Stat> {
    match (give, first) {
        (Modifier::Base(stat, Amount::BaseOf(same, who)), Modifier::Base(_, Amount::BaseOf(_, other)))
            if stat == same && who == other =>
        {
            Some(*stat)
        }
        _ => None,
    }
}

/// "Twice" and the like, for the additions of a card.
const fn as_much(factor: Factor) -> (&'static str, &'static str) {
    match factor {
        Factor::Half => ("half", "la metà"),
        Factor::HalfDown => ("half, rounded down,", "la metà, arrotondata per difetto,"),
        Factor::Double => ("twice", "il doppio"),
        Factor::Triple => ("three times", "il triplo"),
    }
}
