//! `docs/doomtrooper-cards.md`, the handbook of the card language: every word with its meaning, which is the comment at
//! its definition, its texts, and a real card that uses it.
//!
//! The test fails when the file is out of date; `INSTA_UPDATE=always cargo test -p doomtrooper handbook` writes it
//! again.

mod scenarios;

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;

use serde::de::DeserializeOwned;
use table::Language;

use self::scenarios::{Word, scenarios_of_words};
use super::piece::Piece;
use super::tests::{identifiers, read};
use super::{affiliation_name, card_text, kind_name, tag_name, words};
use crate::CardSet;
use crate::language::{
    Ability, Affiliation, Always, Amount, Apostle, Card, CardKind, Discipline, Filter, Goal, If, Keyword, Modifier, On,
    Op, Play, Players, Price, Stat, Tactic, Tag, Trigger, When, Who, cited_by_words, words_of,
};
use crate::unsupported::waits_for;

const INTRODUCTION: &str = "\
# The cards of Doomtrooper: the words of their language

*Generated from the sources: `INSTA_UPDATE=always cargo test -p doomtrooper handbook` writes this page anew, and a test
fails when it is stale. The meaning of a word is the comment at its definition in `games/doomtrooper/src/language/`.*

A card is a record in a file below `games/doomtrooper/cards/`, written in RON: `(field: value, …)`, lists in square
brackets, names between quotes. Fields that a card does not need are left out. A word with brackets takes what stands
between them: `Heal(Target)`. The text of the card is generated from the record in English and Italian, so what people
read is what the referee does. Below, every word stands with its meaning, with an example and what the example says on an
Equipment card, and with a card that uses it (`duello cards show doomtrooper NAME` shows the whole card). *Waits* stands
by a card that is written down but not playable yet, since the referee does not carry out all of its words. *Scenario*
names a test below `games/doomtrooper/tests/scenarios/` in which a card with the word takes part: rather one named after it.
";

/// A definition in the sources.
struct Definition {
    /// The comment above it.
    meaning: String,
    /// Its parts: variants or fields.
    parts: Vec<Part>,
}

/// A variant of an enum or a field of a record.
struct Part {
    /// The heading of the source above it, if there is one.
    group: Option<String>,
    name: String,
    /// Its form in the sources: `Heal(Who)`.
    signature: String,
    meaning: String,
}

/// Reads a definition from its source: the comment above it, then its parts with their comments.
fn definition(source: &str, start: &str) -> Definition {
    let lines: Vec<&str> = source.lines().collect();
    let at = lines.iter().position(|line| line.trim_start().starts_with(start));
    let at = at.unwrap_or_else(|| panic!("no `{start}` in the sources"));
    let indent = lines[at].len() - lines[at].trim_start().len() + 4;
    let above = lines[..at].iter().rev().take_while(|line| line.trim_start().starts_with(['/', '#']));
    let mut meaning: Vec<&str> = above.filter_map(|line| line.trim_start().strip_prefix("/// ")).collect();
    meaning.reverse();
    let (mut parts, mut group, mut comment): (Vec<Part>, _, Vec<&str>) = (Vec::new(), None, Vec::new());
    for line in lines[at + 1..].iter().take_while(|line| line.trim() != "}" || line.len() - 1 > indent - 4) {
        let Some(text) = line.get(indent..).filter(|text| !text.starts_with([' ', '}', '#'])) else { continue };
        if let Some(more) = text.strip_prefix("/// ") {
            comment.push(more);
        } else if let Some(heading) = text.strip_prefix("// ") {
            group = Some(heading.trim_end_matches('.').to_owned());
        } else if !text.is_empty() {
            let text = text.trim_start_matches("pub ").trim_end_matches([',', '{', ' ']);
            let name: String = text.chars().take_while(|letter| letter.is_alphanumeric() || *letter == '_').collect();
            let signature =
                text.replace("super::", "").replace("Box<", "").replace("Vec<", "list of ").replace('>', "");
            let meaning = std::mem::take(&mut comment).join(" ");
            parts.push(Part { group: group.clone(), name, signature, meaning });
        }
    }
    Definition { meaning: meaning.join(" "), parts }
}

/// The page under construction.
struct Page {
    text: String,
    cards: CardSet,
    /// For each word, the card that is its example.
    shown: BTreeMap<Word, usize>,
    /// For each word, the scenario that tests it.
    at_work: BTreeMap<Word, String>,
}

impl Page {
    fn new() -> Self {
        let cards = CardSet::house();
        let mut shown: BTreeMap<Word, usize> = BTreeMap::new();
        // Playable cards come before others, short ones before long ones.
        let rank = |card: &Card| (!waits_for(card).is_empty(), card_text(card, &cards, Language::En).len());
        let mut order: Vec<usize> = (0..cards.cards().len()).collect();
        order.sort_by_cached_key(|number| rank(&cards.cards()[*number]));
        for number in order {
            for word in words_of(&cards.cards()[number]) {
                shown.entry(word).or_insert(number);
            }
        }
        let at_work = scenarios_of_words(&cards);
        Self { text: INTRODUCTION.into(), cards, shown, at_work }
    }

    fn heading(&mut self, level: usize, title: &str, meaning: &str) {
        write!(self.text, "\n{} {title}\n\n{meaning}\n", "#".repeat(level)).unwrap();
    }

    /// A record: its fields.
    fn record(&mut self, title: &str, source: &str, name: &str) {
        let found = definition(source, &format!("pub struct {name} {{"));
        self.heading(3, title, &found.meaning);
        self.text.push('\n');
        for Part { name, signature, meaning, .. } in found.parts {
            let field = if name == "conditions" { "if" } else { name.as_str() };
            let kind = signature.split_once(": ").map_or("", |(_, kind)| kind).replace("Option<", "");
            writeln!(self.text, "- **`{field}`** (`{kind}`): {meaning}").unwrap();
        }
    }

    /// An enum: its variants, each with the examples that begin with it or contain it, and a card.
    fn words(&mut self, title: &str, source: &str, name: &'static str, examples: &str, say: Say) {
        let found = definition(source, &format!("pub enum {name} {{"));
        self.heading(3, title, &found.meaning);
        let mut group = None;
        for (number, part) in found.parts.iter().enumerate() {
            if part.group != group {
                group.clone_from(&part.group);
                write!(self.text, "\n*{}*\n\n", group.as_deref().unwrap_or_default()).unwrap();
            } else if number == 0 {
                self.text.push('\n');
            }
            let card = self.card(name, &part.name);
            writeln!(self.text, "- **`{}`**: {} {card}", part.signature, part.meaning).unwrap();
            for line in examples.lines().filter(|line| say.shows(line, &part.name)).take(2) {
                let [english, italian] = (say.text)(line, &self.cards);
                writeln!(self.text, "  - `{line}`\n    - {english}\n    - {italian}").unwrap();
            }
            if let Some((_, scenario)) = self.at_work.iter().find(|((of, word), _)| *of == name && *word == part.name) {
                writeln!(self.text, "  - Scenario: {scenario}").unwrap();
            }
        }
    }

    /// A closed list: its values with their names in both languages.
    fn list(&mut self, title: &str, name: &'static str, names: &[(&'static str, [String; 2])]) {
        let found = definition(include_str!("../language/tag.rs"), &format!("{name} {{"));
        self.heading(3, title, &found.meaning);
        self.text.push_str("\n| word | meaning | English | italiano | card |\n|---|---|---|---|---|\n");
        for part in found.parts {
            let (_, [english, italian]) =
                names.iter().find(|(word, _)| *word == part.name).unwrap_or_else(|| panic!("{}", part.name));
            let card = self.card(name, &part.name);
            let Part { name, meaning, .. } = part;
            writeln!(self.text, "| `{name}` | {meaning} | {english} | {italian} | {card} |").unwrap();
        }
    }

    /// The card that is the example of a word.
    fn card(&self, name: &'static str, word: &str) -> String {
        let found = self.shown.iter().find(|((of, variant), _)| *of == name && *variant == word);
        let Some((_, number)) = found else { return "(no card yet)".into() };
        let card = &self.cards.cards()[*number];
        let waits = if waits_for(card).is_empty() { "" } else { "; waits" };
        format!("({} {}{waits})", card.code, card.name)
    }
}

/// How examples are found and worded.
#[derive(Clone, Copy)]
struct Say {
    /// Whether an example may contain the word anywhere; otherwise it must begin with it.
    within: bool,
    text: fn(&str, &CardSet) -> [String; 2],
}

impl Say {
    fn of<T: Piece + DeserializeOwned>() -> Self {
        Self { within: false, text: |line, cards| Language::ALL.map(|language| read::<T>(line).text(cards, language)) }
    }

    /// For words within the examples of another family.
    const fn within(self) -> Self {
        Self { within: true, ..self }
    }

    fn shows(self, line: &str, word: &str) -> bool {
        let words = identifiers(line);
        if self.within { words.contains(&word) } else { words[0] == word }
    }
}

/// The names of the values of a list.
fn names<T: Copy>(
    all: &[T],
    word: fn(T) -> &'static str,
    name: fn(T, Language) -> &'static str,
) -> Vec<(&'static str, [String; 2])> {
    all.iter().map(|value| (word(*value), Language::ALL.map(|language| name(*value, language).to_owned()))).collect()
}

fn page() -> String {
    let mut page = Page::new();
    let (ability, card) = (include_str!("../language/ability.rs"), include_str!("../language/card.rs"));
    let (filter, op) = (include_str!("../language/filter.rs"), include_str!("../language/op.rs"));
    let gives = include_str!("../language/gives.rs");
    let [plays, alwayses] =
        [include_str!("../language/ability/play.txt"), include_str!("../language/ability/always.txt")];
    let [ops, goals] = [include_str!("../language/op/op.txt"), include_str!("../language/ability/goal.txt")];

    page.heading(2, "The card", "What it is, and where its parts stand.");
    page.record("The record", card, "Card");
    page.words("`kind`", card, "CardKind", "", Say::of::<Play>());
    page.words("`after`", card, "After", "", Say::of::<Play>());
    page.words("Areas", card, "Place", alwayses, Say::of::<Always>().within());

    page.heading(2, "Playing it", "From the hand, and what is in play.");
    page.record("`play`", ability, "Play");
    page.record("`abilities`", ability, "Ability");
    page.words(
        "`when`",
        include_str!("../language/timing.rs"),
        "When",
        include_str!("../language/timing/when.txt"),
        Say::of::<When>(),
    );
    page.record("`price`", ability, "Price");
    page.record("`step`", ability, "PriceStep");
    page.text.push('\n');
    for line in include_str!("../language/ability/price.txt").lines() {
        let [english, italian] = (Say::of::<Price>().text)(line, &page.cards);
        writeln!(page.text, "- `{line}`\n  - {english}\n  - {italian}").unwrap();
    }
    page.words(
        "`limit`",
        ability,
        "Limit",
        include_str!("../language/ability/ability.txt"),
        Say::of::<Ability>().within(),
    );
    page.words("`targets`", ability, "Target", plays, Say::of::<Play>().within());
    page.words("Players that may be chosen", filter, "WhichPlayers", plays, Say::of::<Play>().within());

    page.heading(2, "What holds while it is in play", "Continuous effects.");
    page.record("`always`", ability, "Always");
    page.words("`gives`", gives, "Modifier", include_str!("../language/gives/gives.txt"), Say::of::<Modifier>());
    page.words("Factors", gives, "Factor", include_str!("../language/gives/gives.txt"), Say::of::<Modifier>().within());
    page.words("Figures", gives, "Of", include_str!("../language/gives/gives.txt"), Say::of::<Modifier>().within());
    let keywords = include_str!("../language/keyword/keyword.txt");
    page.words("Standing abilities", include_str!("../language/keyword.rs"), "Keyword", keywords, Say::of::<Keyword>());

    page.heading(2, "What happens by itself", "Triggers and Missions.");
    page.record("`triggers`", ability, "Trigger");
    page.words("`on`", ability, "On", include_str!("../language/ability/on.txt"), Say::of::<On>());
    page.text.push('\n');
    for line in include_str!("../language/ability/trigger.txt").lines() {
        let [english, italian] = (Say::of::<Trigger>().text)(line, &page.cards);
        writeln!(page.text, "- `{line}`\n  - {english}\n  - {italian}").unwrap();
    }
    page.record("`mission`", ability, "Mission");
    page.words("`goals`", ability, "Goal", goals, Say::of::<Goal>());
    page.words("Rewards", ability, "Reward", goals, Say::of::<Goal>().within());

    page.heading(2, "Steps", "What happens when a card takes effect.");
    page.words("`ops`", op, "Op", ops, Say::of::<Op>());
    page.words("How long", op, "Until", ops, Say::of::<Op>().within());
    page.words("Who chooses", op, "Chooser", ops, Say::of::<Op>().within());
    page.words("Piles", op, "Pile", ops, Say::of::<Op>().within());
    page.words("Where to", op, "Whereto", ops, Say::of::<Op>().within());

    page.heading(2, "Of whom it speaks", "Conditions, descriptions and numbers.");
    let conditions = include_str!("../language/condition/condition.txt");
    page.words("Conditions", include_str!("../language/condition.rs"), "If", conditions, Say::of::<If>());
    page.words("Descriptions", filter, "Filter", include_str!("../language/filter/filter.txt"), Say::of::<Filter>());
    page.words("Cards", filter, "Who", include_str!("../language/filter/who.txt"), Say::of::<Who>());
    page.words("Players", filter, "Players", include_str!("../language/filter/players.txt"), Say::of::<Players>());
    let amounts = include_str!("../language/amount/amount.txt");
    page.words("Numbers", include_str!("../language/amount.rs"), "Amount", amounts, Say::of::<Amount>());

    page.heading(2, "Closed lists", "Names that the rules and many cards use.");
    let kinds = CardKind::ALL
        .map(|kind| format!("`{kind:?}`: {} / {}", kind_name(kind, Language::En), kind_name(kind, Language::It)));
    writeln!(page.text, "\nKinds of cards in both languages: {}.", kinds.join(", ")).unwrap();
    page.list("Affiliations", "Affiliation", &names(Affiliation::ALL, Affiliation::as_str, affiliation_name));
    page.list("Apostles", "Apostle", &names(Apostle::ALL, Apostle::as_str, |apostle, _| apostle.as_str()));
    page.list("Disciplines", "Discipline", &names(Discipline::ALL, Discipline::as_str, words::discipline));
    page.list("Ratings", "Stat", &names(Stat::ALL, Stat::as_str, words::stat));
    page.list(
        "Tactics",
        "Tactic",
        &names(Tactic::ALL, Tactic::as_str, |tactic, language| words::combat(tactic, false, language)),
    );
    page.list("Designations", "Tag", &names(Tag::ALL, Tag::as_str, tag_name));
    page.text
}

/// The clauses that a comment cites: `(FST-01)`, `(TW-11, TIME-21)`; windows and rulings are no clauses.
fn cited(meaning: &str) -> Vec<String> {
    let brackets = meaning.split('(').skip(1).filter_map(|rest| rest.split_once(')'));
    let cited = brackets.flat_map(|(inside, _)| inside.split(", "));
    let is_clause = |word: &&str| {
        let (chapter, number) = word.split_once('-').unwrap_or_default();
        number.len() == 2 && !matches!(chapter, "TW" | "AMB") && number.bytes().all(|byte| byte.is_ascii_digit())
    };
    cited.filter(is_clause).map(|word| format!("DOOM-{word}")).collect()
}

#[test]
fn a_card_leads_to_every_clause_that_the_comment_of_its_word_cites() {
    let language = [
        ("Keyword", include_str!("../language/keyword.rs")),
        ("When", include_str!("../language/timing.rs")),
        ("Op", include_str!("../language/op.rs")),
        ("Modifier", include_str!("../language/gives.rs")),
        ("Factor", include_str!("../language/gives.rs")),
        ("Filter", include_str!("../language/filter.rs")),
        ("Who", include_str!("../language/filter.rs")),
        ("WhichPlayers", include_str!("../language/filter.rs")),
        ("Reward", include_str!("../language/ability.rs")),
        ("Goal", include_str!("../language/ability.rs")),
        ("After", include_str!("../language/card.rs")),
    ];
    let known = cited_by_words();
    let mut read = 0;
    for (name, source) in language {
        let parts = definition(source, &format!("pub enum {name} {{")).parts;
        for ((_, word), _) in known.iter().filter(|((family, _), _)| *family == name) {
            assert!(parts.iter().any(|part| part.name == *word), "{name} has no word {word}");
        }
        for part in parts {
            for clause in cited(&part.meaning).into_iter().filter(|clause| clause != "DOOM-CARD-09") {
                read += 1;
                let leads = |((family, word), clauses): &(_, &[table::Clause])| {
                    *family == name && *word == part.name && clauses.iter().any(|known| known.as_str() == clause)
                };
                assert!(known.iter().any(leads), "{name}::{} cites {clause}, and no card leads there", part.name);
            }
        }
    }
    assert!(read > 20, "{read} citations");
    assert!(known.iter().all(|((family, _), _)| language.iter().any(|(name, _)| name == family)));
}

#[test]
fn every_word_that_is_carried_out_has_a_scenario() {
    let cards = CardSet::house();
    let at_work = scenarios_of_words(&cards);
    let playable = cards.cards().iter().filter(|card| waits_for(card).is_empty());
    let words: BTreeSet<Word> = playable.flat_map(words_of).collect();
    let missing: Vec<_> = words.iter().filter(|word| !at_work.contains_key(word)).collect();
    assert!(words.len() > 400 && missing.is_empty(), "{} of {}: {missing:?}", missing.len(), words.len());
}

#[test]
fn the_handbook_of_the_card_language_is_not_stale() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/doomtrooper-cards.md");
    let page = page();
    if std::env::var("INSTA_UPDATE").is_ok_and(|update| update == "always") {
        std::fs::write(path, &page).unwrap();
    }
    let written = std::fs::read_to_string(path).unwrap_or_default();
    assert!(
        written.replace("\r\n", "\n") == page,
        "docs/doomtrooper-cards.md is stale: INSTA_UPDATE=always cargo test -p doomtrooper handbook"
    );
}
