//! Nouns with their adjectives, owner and relative clauses, in both languages.

use table::Language;

use super::description::{Description, Form, Head, Owner, head};
use super::grammar::{Agreement, Article, Gender, Last, Phrase, Preposition, list};
use super::teller::Teller;
use super::words::{self, Noun};
use crate::language::filter::text::Verb;
use crate::language::tag::text as tag_words;
use crate::language::{Affiliation, CardKind, Filter, Tag};

impl Teller<'_> {
    /// The description as a noun phrase.
    pub(crate) fn render(&self, description: &Description<'_>, form: Form) -> Phrase {
        if let ([Head::Copy], Form::All) = (&description.heads[..], form) {
            // The warrior itself also has its name.
            let all = self.say("the assigned warrior and its copies", "il guerriero assegnato e le sue copie");
            let words = [vec![all], self.tails(description, true)].concat().join(" ");
            return Phrase::fixed(words, Agreement { gender: Gender::M, many: true }, self.language);
        }
        if matches!(form, Form::All | Form::Bare | Form::Any | Form::Each)
            && let Some(one) = self.personality(description)
        {
            return one;
        }
        match self.language {
            Language::En => self.render_english(description, form),
            Language::It => self.render_italian(description, form),
        }
    }

    /// A Personality by its name, of which there is one: "your LANE CHUNG", not "all your LANE CHUNG warriors".
    fn personality(&self, description: &Description<'_>) -> Option<Phrase> {
        let [Head::Named(name)] = description.heads[..] else { return None };
        let is_one = self.card_named(name)?.tags.contains(&Tag::Personality);
        let is_bare = description.states.is_empty()
            && description.groups.is_empty()
            && description.not.is_empty()
            && description.tails.is_empty()
            && description.also.is_empty()
            && description.alternatives.is_empty()
            && !description.other;
        let words = match description.owner {
            Owner::Anyone => name.to_string(),
            Owner::You => self.say(format!("your {name}"), format!("il tuo {name}")),
            Owner::Opponent | Owner::Chosen => return None,
        };
        (is_one && is_bare).then(|| Phrase::fixed(words, Agreement::WARRIOR, self.language))
    }

    /// The words of a noun, its gender, and whether it means a single card.
    fn head_words(&self, head: Head<'_>, many: bool) -> (String, Gender, bool) {
        let plain = |noun: Noun| (noun.word(many, self.language).to_owned(), noun.gender, false);
        match head {
            Head::Noun(noun) => plain(noun),
            Head::Kind(kind) => plain(words::kind(kind)),
            Head::Tag(tag) => plain(tag_words::tag(tag)),
            Head::Doomtrooper => plain(tag_words::tag(Tag::Doomtrooper)),
            Head::FollowerOf(apostle) => plain(tag_words::tag(Tag::follower_of(apostle))),
            Head::Weapon => plain(Noun::new(("Weapon", "Weapons"), ("Arma", "Armi"), Gender::F)),
            Head::Gift => plain(Noun::new(("Gift", "Gifts"), ("Dono", "Doni"), Gender::M)),
            Head::Attacker => (self.say("attacker", "attaccante"), Gender::M, true),
            Head::Defender => (self.say("defender", "difensore"), Gender::M, true),
            Head::This => (self.this().text(), self.this().agreement.gender, true),
            Head::Bearer => (self.bearer().text(), self.bearer().agreement.gender, true),
            Head::Target => (self.target(0).text(), self.target(0).agreement.gender, true),
            Head::Subject => (self.that(self.subject).text(), self.subject.gender, true),
            Head::Culprit => (self.say("warrior responsible", "guerriero responsabile"), Gender::M, true),
            Head::Assigned => (self.say("assigned warrior", "guerriero assegnato"), Gender::M, true),
            Head::Copy => plain(Noun::new(
                ("copy of the assigned warrior", "copies of the assigned warrior"),
                ("copia del guerriero assegnato", "copie del guerriero assegnato"),
                Gender::F,
            )),
            Head::Prisoner => plain(Noun::new(("prisoner", "prisoners"), ("prigioniero", "prigionieri"), Gender::M)),
            Head::Named(name) => {
                let card = self.card_named(name);
                let kind = card.map_or(CardKind::Warrior, |card| card.kind);
                let noun = if kind == CardKind::Warrior { words::WARRIOR } else { words::CARD };
                let gender = if kind == CardKind::Warrior { Gender::M } else { Gender::F };
                match (many, self.language) {
                    (false, _) => (name.to_string(), gender, false),
                    (true, Language::En) => (format!("{name} {}", noun.word(true, self.language)), gender, false),
                    (true, Language::It) => (format!("{} {name}", noun.word(true, self.language)), gender, false),
                }
            }
        }
    }

    /// Whether the description is only the name of a card of which there is one.
    fn is_proper_name(&self, description: &Description<'_>) -> bool {
        let [Head::Named(name)] = description.heads[..] else { return false };
        let one = |card: &crate::language::Card| {
            card.tags.contains(&Tag::Personality) || matches!(card.kind, CardKind::Fortification | CardKind::Relic)
        };
        let bare = description.owner == Owner::Anyone && description.states.is_empty() && description.groups.is_empty();
        bare && !description.other && self.card_named(name).is_some_and(one)
    }

    fn heads(&self, description: &Description<'_>, many: bool) -> (String, Gender, bool) {
        let parts: Vec<(String, Gender, bool)> =
            description.heads.iter().map(|head| self.head_words(*head, many)).collect();
        let texts: Vec<String> = parts.iter().map(|part| part.0.clone()).collect();
        let (gender, unique) = parts.first().map_or((Gender::M, false), |part| (part.1, part.2));
        let last = if many { Last::And } else { Last::Or };
        (list(&texts, last, self.language), gender, unique)
    }

    fn render_english(&self, description: &Description<'_>, form: Form) -> Phrase {
        // The owner goes before the noun and its other words: "one of your wounded warriors".
        let in_area = self.owner_is_said_by_area(description);
        let owner = if in_area { Owner::Anyone } else { description.owner };
        let possessive = match owner {
            Owner::You => Some("your"),
            Owner::Chosen => Some("that player's"),
            Owner::Anyone | Owner::Opponent => None,
        };
        let single_of_many =
            possessive.is_some() && matches!(form, Form::One | Form::Any | Form::Each | Form::No | Form::Count(_));
        let many = form.many() || single_of_many;
        let (head, gender, unique) = self.heads(description, many);
        let mut words: Vec<String> = Vec::new();
        for not in description.not.iter().filter(|not| self.is_short(not)) {
            words.push(format!("non-{}", self.head_words(head_or_card(not), false).0));
        }
        for state in &description.states {
            words.push(if **state == Filter::Wounded { "wounded".into() } else { "healthy".into() });
        }
        for (alternatives, denied) in &description.groups {
            let texts: Vec<String> = alternatives
                .iter()
                .map(|group| format!("{}{}", if *denied { "non-" } else { "" }, self.group(group, many)))
                .collect();
            words.push(list(&texts, Last::Or, self.language));
        }
        words.push(head);
        if owner == Owner::Opponent {
            words.push(if form.many() { "of your opponents".into() } else { "of an opponent".into() });
        }
        words.extend(self.tails(description, form.many()));
        let body = words.join(" ");
        let (article, text) = if unique && !description.other {
            match (&description.heads[..], possessive) {
                ([Head::This | Head::Bearer | Head::Target | Head::Subject], _) => (Article::None, body),
                ([Head::Attacker | Head::Defender], Some(your)) => (Article::None, format!("{your} {body}")),
                _ => (Article::The, body),
            }
        } else {
            let other = if description.other { "other " } else { "" };
            match (form, possessive) {
                (Form::One, None) if self.is_proper_name(description) => (Article::None, body),
                (Form::One, None) if description.other => (Article::None, format!("another {body}")),
                (Form::One, None) => (Article::A, body),
                (Form::One, Some(your)) if description.other => (Article::None, format!("another of {your} {body}")),
                (Form::One, Some(your)) => (Article::None, format!("one of {your} {body}")),
                (Form::Any, None) => (Article::None, format!("any {other}{body}")),
                (Form::Any, Some(your)) => (Article::None, format!("any of {your} {other}{body}")),
                (Form::Each, None) => (Article::None, format!("each {other}{body}")),
                (Form::Each, Some(your)) => (Article::None, format!("each of {your} {other}{body}")),
                (Form::All, None) => (Article::None, format!("all {other}{body}")),
                (Form::All, Some(your)) => (Article::None, format!("all {your} {other}{body}")),
                (Form::Bare, None) => (Article::None, format!("{other}{body}")),
                (Form::Bare, Some(your)) => (Article::None, format!("{your} {other}{body}")),
                (Form::No, None) => (Article::None, format!("no {other}{body}")),
                (Form::No, Some(your)) => (Article::None, format!("none of {your} {other}{body}")),
                (Form::Count(n), None) => (Article::None, format!("{n} {other}{body}")),
                (Form::Count(n), Some(your)) => (Article::None, format!("{n} of {your} {other}{body}")),
            }
        };
        Phrase {
            article,
            words: text,
            agreement: Agreement { gender, many: form.many() && !unique },
            language: self.language,
        }
    }

    fn render_italian(&self, description: &Description<'_>, form: Form) -> Phrase {
        let in_area = self.owner_is_said_by_area(description);
        let owner = if in_area { Owner::Anyone } else { description.owner };
        let (_, _, unique) = self.heads(description, false);
        let many = form.many() && !unique;
        let (head, gender, _) = self.heads(description, many);
        let agreement = Agreement { gender, many };
        let mut words: Vec<String> = vec![head];
        let outside = outside(description);
        for (alternatives, denied) in &description.groups {
            if *denied && !outside.is_empty() {
                continue;
            }
            let texts: Vec<String> = alternatives
                .iter()
                .map(|group| format!("{}{}", if *denied { "non " } else { "" }, self.group(group, many)))
                .collect();
            words.push(list(&texts, Last::Or, self.language));
        }
        for state in &description.states {
            words.push(agreement.of(if **state == Filter::Wounded { "ferit[o|a|i|e]" } else { "san[o|a|i|e]" }));
        }
        match (owner, many) {
            (Owner::Opponent, false) => words.push("di un avversario".into()),
            (Owner::Opponent, true) => words.push("degli avversari".into()),
            (Owner::Chosen, _) => words.push("di quel giocatore".into()),
            (Owner::You | Owner::Anyone, _) => {}
        }
        words.extend(self.tails(description, many));
        let yours = if owner == Owner::You { agreement.of("tu[o|a|oi|e] ") } else { String::new() };
        let body = words.join(" ");
        let other = |template: &str| if description.other { agreement.of(template) } else { String::new() };
        let (article, text) = if unique && !description.other {
            match description.heads[..] {
                [Head::This | Head::Bearer | Head::Target | Head::Subject] => (Article::None, body),
                [Head::Attacker | Head::Defender] => (Article::The, format!("{yours}{body}")),
                _ => (Article::The, body),
            }
        } else {
            match form {
                Form::One if self.is_proper_name(description) => (Article::None, body),
                Form::One => (Article::A, format!("{}{yours}{body}", other("altr[o|a|i|e] "))),
                Form::Any => (Article::None, format!("qualsiasi {}{yours}{body}", other("altr[o|a|i|e] "))),
                Form::Each => (Article::None, format!("ogni {}{yours}{body}", other("altr[o|a|i|e] "))),
                Form::All => {
                    let rest = format!("{}{yours}{body}", other("altr[o|a|i|e] "));
                    let the = Phrase { article: Article::The, words: rest, agreement, language: self.language };
                    (Article::None, format!("{} {}", agreement.of("tutt[o|a|i|e]"), the.text()))
                }
                Form::Bare if yours.is_empty() => (Article::None, format!("{}{body}", other("altr[o|a|i|e] "))),
                Form::Bare => (Article::The, format!("{}{yours}{body}", other("altr[o|a|i|e] "))),
                Form::No => {
                    let words = format!("{}{yours}{body}", other("altr[o|a|i|e] "));
                    let article = Phrase { article: Article::A, words, agreement, language: self.language };
                    (Article::None, format!("ness{}", article.text()))
                }
                Form::Count(n) => (Article::None, format!("{n} {}{yours}{body}", other("altr[o|a|i|e] "))),
            }
        };
        Phrase { article, words: text, agreement, language: self.language }
    }

    /// Whether "in your Squad" already names the owner, which makes "your" before the noun superfluous.
    fn owner_is_said_by_area(&self, description: &Description<'_>) -> bool {
        description.owner != Owner::Anyone
            && description.tails.iter().any(|tail| matches!(tail, (Filter::In(_), false)))
    }

    fn group(&self, filter: &Filter, many: bool) -> String {
        match filter {
            Filter::Of(affiliation) => words::of_affiliation(*affiliation, many, self.language).into(),
            Filter::DarkLegion => words::of_affiliation(Affiliation::Legion, many, self.language).into(),
            Filter::Unaffiliated => self.say("unaffiliated", "senza affiliazione"),
            Filter::Corporate if many => self.say("corporate", "delle corporazioni"),
            Filter::Corporate => self.say("corporate", "di una corporazione"),
            _ if many => self.say("Tribal", "delle Tribù"),
            _ => self.say("Tribal", "di una Tribù"),
        }
    }

    /// The group after the verb: "della Cybertronic".
    fn belonging(&self, group: &Filter, many: bool) -> String {
        match group {
            Filter::Of(affiliation) => words::member_of(*affiliation, self.language).into(),
            other => self.group(other, many),
        }
    }

    /// Whether "non-" can be put before its word.
    fn is_short(&self, not: &Filter) -> bool {
        self.language == Language::En && !self.head_words(head_or_card(not), false).0.contains(' ')
    }

    /// The denied nouns: after "that", or separately, where they would seem to describe the host.
    fn denials(&self, description: &Description<'_>, many: bool) -> (Option<String>, Vec<String>) {
        let nots = description.not.iter().copied().filter(|not| !self.is_short(not));
        let has_host = description.tails.iter().any(|tail| matches!(tail, (Filter::On(_) | Filter::OnTarget, false)));
        let mut denials = Vec::new();
        let outside = outside(description);
        if self.language == Language::It && !outside.is_empty() {
            let texts: Vec<String> =
                outside.iter().map(|group| format!("né {}", self.belonging(group, many))).collect();
            denials.push(format!("non [è|sono] {}", texts.join(" ")));
        }
        if has_host {
            let form = if many { Form::Bare } else { Form::One };
            let nots: Vec<String> = nots.map(|not| self.noun(not, description.sort, form).text()).collect();
            let said = list(&nots, Last::Or, self.language);
            let aside = self.say(format!("(not {said})"), format!("(non {said})"));
            return ((!nots.is_empty()).then_some(aside), denials);
        }
        denials.extend(nots.map(|not| self.predicate(not, description.sort, true)));
        (None, denials)
    }

    /// The words after the noun.
    fn tails(&self, description: &Description<'_>, many: bool) -> Vec<String> {
        let agreement = Agreement { gender: self.heads(description, many).1, many };
        // Clauses with "that" come last and are joined.
        let that = self.say("that ", "che ");
        let mut parts: Vec<String> = Vec::new();
        let mut relative: Vec<String> = Vec::new();
        let (aside, denials) = self.denials(description, many);
        parts.extend(aside);
        let has = |wanted: fn(&Filter) -> bool| description.tails.iter().any(|(tail, denied)| !denied && wanted(tail));
        let of_same_area = description.owner == Owner::Anyone
            && has(|tail| *tail == Filter::SameArea)
            && has(|tail| matches!(tail, Filter::In(_)));
        let is_target = |tail: &Filter| matches!(tail, Filter::Bears(card) if **card == Filter::Target);
        let in_target = has(|tail| matches!(tail, Filter::Inside(_))) && has(is_target);
        for (filter, denied) in &description.tails {
            let tail = match filter {
                // "In the same Squad" and "inside that Vehicle" cover two filters each.
                Filter::SameArea if of_same_area => continue,
                Filter::In(places) if of_same_area => self.in_the_same(places),
                Filter::Inside(_) if in_target => continue,
                Filter::Bears(_) if in_target && is_target(filter) => {
                    let vehicle = self.target(0).text();
                    self.say(format!("inside {vehicle}"), format!("dentro {vehicle}"))
                }
                _ => self.tail(filter, *denied, description, many),
            };
            match tail.strip_prefix(&that) {
                Some(clause) => relative.push(clause.to_owned()),
                None => parts.push(agreement.of(&tail)),
            }
        }
        for also in &description.also {
            relative.push(self.predicate(also, description.sort, false));
        }
        for alternatives in &description.alternatives {
            let texts: Vec<String> =
                alternatives.iter().map(|part| self.predicate(part, description.sort, false)).collect();
            relative.push(list(&without_repeated_verb(texts, self.language), Last::Or, self.language));
        }
        relative.extend(denials);
        if !relative.is_empty() {
            let said = list(&relative, Last::And, self.language);
            parts.push(agreement.of(&self.say(format!("that {said}"), format!("che {said}"))));
        }
        parts
    }

    fn tail(&self, filter: &Filter, denied: bool, description: &Description<'_>, many: bool) -> String {
        match (filter, denied) {
            (Filter::In(places), false) => match description.owner {
                Owner::You => self.in_your(places),
                Owner::Anyone => self.in_places(places, None),
                Owner::Opponent => {
                    let whose =
                        Phrase::fixed(self.say("an opponent", "un avversario"), Agreement::WARRIOR, self.language);
                    self.in_places(places, Some(&whose))
                }
                Owner::Chosen => {
                    let whose =
                        Phrase::fixed(self.say("that player", "quel giocatore"), Agreement::WARRIOR, self.language);
                    self.in_places(places, Some(&whose))
                }
            },
            (Filter::Covered, false) => self.say("in Cover", "in Copertura"),
            (Filter::Combatant, false) => self.say("in combat", "in combattimento"),
            (Filter::SameArea, false) => self.say("in the same Area", "nella stessa Area"),
            (Filter::AtLeast(stat, n), false) => format!("{} {}", self.say("with", "con"), self.at_least(*stat, *n)),
            (Filter::AtMost(stat, n), false) => format!("{} {}", self.say("with", "con"), self.at_most(*stat, *n)),
            (Filter::AtLeast(stat, n), true) => format!("{} {}", self.say("with", "con"), self.at_most(*stat, n - 1)),
            (Filter::AtMost(stat, n), true) => format!("{} {}", self.say("with", "con"), self.at_least(*stat, n + 1)),
            (Filter::Bears(card), false) => self.cards_of(card, Form::One).after(Preposition::With),
            (Filter::Bears(card), true) => {
                let card = self.cards_of(card, Form::One).text();
                self.say(format!("without {card}"), format!("senza {card}"))
            }
            (Filter::On(host), false) => {
                let host = self.host(host, many).after(self.attached());
                self.say(format!("attached {host}"), format!("assegnat[o|a|i|e] {host}"))
            }
            (Filter::OnTarget, false) => {
                let host = self.target(0).after(self.attached());
                self.say(format!("attached {host}"), format!("assegnat[o|a|i|e] {host}"))
            }
            (Filter::TakesPart, false) if self.combat_is_named => {
                self.say("taking part in it", "che vi [partecipa|partecipano]")
            }
            (Filter::TakesPart, false) => {
                self.say("taking part in the combat", "che [partecipa|partecipano] al combattimento")
            }
            (Filter::CastableByBearer, false) => {
                let said = self.predicate(filter, description.sort, false);
                self.say(format!("that {said}"), format!("che {said}"))
            }
            (
                Filter::Inside(_)
                | Filter::SameSide
                | Filter::SameSideAs(_)
                | Filter::WithSubject
                | Filter::InAreaOfTarget
                | Filter::CanFight
                | Filter::BaseAtMost(..)
                | Filter::Marked(_)
                | Filter::OfTargetAffiliation
                | Filter::SharesCorporation(_)
                | Filter::Reaches(..)
                | Filter::OfActivePlayer
                | Filter::ImmuneToArt
                | Filter::ImmuneToSymmetry,
                false,
            ) => match self.quality(filter) {
                (Verb::Is, quality) => quality,
                (Verb::Has, quality) => self.say(format!("with {quality}"), format!("con {quality}")),
            },
            (Filter::Reaches(stat, amount), true) => {
                let lower = self.lower_than(*stat, amount);
                self.say(format!("with {lower}"), format!("con {lower}"))
            }
            _ => {
                let said = self.predicate(filter, description.sort, denied);
                self.say(format!("that {said}"), format!("che {said}"))
            }
        }
    }
}

/// Joins alternatives that share a verb: "is a Doomtrooper or a Dark Legion warrior".
fn without_repeated_verb(mut texts: Vec<String>, language: Language) -> Vec<String> {
    let verb = match language {
        Language::En => "[is|are] ",
        Language::It => "[è|sono] ",
    };
    if texts.iter().all(|text| text.starts_with(verb)) {
        for text in texts.iter_mut().skip(1) {
            *text = text[verb.len()..].to_owned();
        }
    }
    texts
}

/// The groups that it does not belong to, where there are several: they are joined.
fn outside<'a>(description: &Description<'a>) -> Vec<&'a Filter> {
    let denied = description.groups.iter().filter(|(_, denied)| *denied);
    if denied.clone().count() < 2 { Vec::new() } else { denied.flat_map(|(group, _)| group.clone()).collect() }
}

/// The noun of a filter that is known to be one.
fn head_or_card(filter: &Filter) -> Head<'_> {
    head(filter).unwrap_or(Head::Noun(words::CARD))
}
