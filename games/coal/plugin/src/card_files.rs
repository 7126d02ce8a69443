//! Cards, pilots and models of C.O.A.L. that people and programs write, in files or in the texts of a request.
//!
//! A text is either a list of them in RON, or one line for each: `ID = COMPACT` in the compact notation of cards, `card
//! RON`, `pilot RON` or `model RON`.

use coal::card::{Card, Model, ModelCard, Pilot};
use coal::{CardSet, check, compact};
use door::Written;
use table::{ProblemList, Wording};

use cardfile::file_wording as wording;
use cardfile::item::{self, Item};
use cardfile::split::{self, Piece};
use cardfile::{Place, Problem, short};

/// The most cards, and the most pilots, of a set: both are numbered in one byte.
const MOST: usize = coal::recorded::MOST_CARDS;

/// The longest file that is read, in bytes; a full set has a few hundred thousand.
const LONGEST: usize = 1 << 20;
/// The most items that are read: cards, pilots, models.
const MOST_ITEMS: usize = 2 * MOST + Model::ALL.len();

/// The result of reading card files: everything that is correct, and everything that is wrong.
#[derive(Clone, Debug, Default)]
pub struct Cards {
    /// The correct cards.
    pub cards: Vec<Card>,
    /// The correct pilots.
    pub pilots: Vec<Pilot>,
    /// The correct models.
    pub models: Vec<ModelCard>,
    /// Everything that is wrong, in the order of the files.
    pub problems: Vec<Problem>,
    /// The names of the files that were read.
    pub files: Vec<String>,
    /// Ids with the place of their first use, to find duplicates.
    seen: Vec<(String, String, Place)>,
    /// The problems so far.
    found: ProblemList<Problem>,
    /// The number of items that were examined.
    items: usize,
}

/// Reads one file's text.
#[must_use]
pub fn text(file: &str, text: &str) -> Cards {
    let mut cards = Cards::default();
    cards.read(file, text);
    cards.told(file)
}

/// Reads these files.
#[must_use]
pub fn files(files: &[Written]) -> Cards {
    let mut cards = Cards::default();
    for Written { name, text } in files {
        match text {
            Some(text) => cards.read(name, text),
            None => cards.complain(name, wording("no-text", &[])),
        }
    }
    cards.told(files.first().map_or("", |file| file.name.as_str()))
}

impl Cards {
    /// The set with these cards, pilots and models added; one with a known id replaces the old one.
    #[must_use]
    pub fn added_to(&self, set: &CardSet) -> CardSet {
        let mut models = set.models().to_vec();
        for model in &self.models {
            match models.iter_mut().find(|known| known.id == model.id) {
                Some(known) => *known = model.clone(),
                None => models.push(model.clone()),
            }
        }
        let with_models = CardSet::new(set.cards().to_vec(), set.pilots().to_vec(), models);
        let added = with_models.with(self.cards.clone(), self.pilots.clone());
        if added.cards().len() > MOST || added.pilots().len() > MOST { set.clone() } else { added }
    }

    /// Problems of the set as a whole once these are added: too many cards, incomplete predefined decks.
    #[must_use]
    pub fn set_problems(&self, set: &CardSet) -> Vec<Wording> {
        if set.cards().len() + self.cards.len() > MOST || set.pilots().len() + self.pilots.len() > MOST {
            return vec![wording("set-size", &[("most", MOST.into())])];
        }
        check::set(&self.added_to(set))
    }

    fn read(&mut self, file: &str, text: &str) {
        self.files.push(file.to_owned());
        let text = text.strip_prefix('\u{feff}').unwrap_or(text);
        if text.len() > LONGEST {
            return self.complain(file, wording("file-long", &[("most", (LONGEST / 1024).into())]));
        }
        let before = self.found.kept_mut().len();
        if is_in_lines(text) {
            self.read_lines(file, text)
        } else {
            self.read_list(file, text)
        }
        self.found.kept_mut()[before..].sort_by_key(|problem| (problem.place.is_none(), problem.place));
    }

    /// Moves the problems found into `problems`; if there were more, the last one names this file.
    fn told(mut self, file: &str) -> Self {
        let found = std::mem::take(&mut self.found);
        self.problems = found.finish(|message| Problem { file: file.into(), place: None, message, help: None });
        self
    }

    fn read_list(&mut self, file: &str, text: &str) {
        let (items, faults) = split::items(text);
        for split::Fault { place, message } in faults {
            self.found.push(|| Problem { file: file.into(), place, message, help: None });
        }
        for piece in items.iter().filter(|piece| piece.is_whole) {
            if self.has_enough(file) {
                return;
            }
            self.read_item(file, piece);
        }
    }

    fn read_lines(&mut self, file: &str, text: &str) {
        for (number, line) in (1..).zip(text.lines()) {
            let written = line.trim();
            let column = 1 + line.chars().take_while(|letter| letter.is_whitespace()).count();
            let place = Place { line: number, column };
            if written.is_empty() || written.starts_with('#') {
                continue;
            }
            if self.has_enough(file) {
                return;
            }
            if let Some(ron) = in_ron(written) {
                let skipped = written.chars().count() - ron.chars().count();
                let (items, faults) = split::items(ron);
                let at = |within: Place| Place { line: number, column: column + skipped + within.column - 1 };
                for split::Fault { place, message } in faults {
                    let place = place.map(at);
                    self.found.push(|| Problem { file: file.into(), place, message, help: None });
                }
                for piece in items.iter().filter(|piece| piece.is_whole) {
                    self.read_item(file, &Piece { place: at(piece.place), ..*piece });
                }
            } else if let Some((id, notation)) = written.split_once('=') {
                let before = id.chars().count() + 1 + notation.chars().take_while(|letter| *letter == ' ').count();
                let place_of_notation = Place { column: column + before, ..place };
                self.read_compact(file, place, id.trim(), place_of_notation, notation.trim());
            } else {
                self.problem(file, place, wording("card-line", &[]));
            }
        }
    }

    fn read_compact(&mut self, file: &str, place: Place, id: &str, at: Place, notation: &str) {
        let card = compact::parse(notation).and_then(|found| {
            compact::card(id, found.model.unwrap_or(Model::C1), notation).map(|card| (card, found.model.is_some()))
        });
        match card {
            Err(error) => {
                let place = Place { column: at.column + error.column.saturating_sub(1), ..at };
                self.problem(file, place, error.message.into());
            }
            Ok((_, false)) => {
                let values = [("id", short(id).into()), ("notation", short(notation).into())];
                self.problem(file, at, wording("card-model", &values));
            }
            Ok((card, true)) => {
                let problems = check::card(&card);
                for problem in &problems {
                    self.problem(file, place, problem.wording());
                }
                if problems.is_empty() && self.is_new(id, file, place) {
                    self.cards.push(card);
                }
            }
        }
    }

    /// Whether the set is full, or a further problem would only be counted: then reading stops.
    fn has_enough(&mut self, file: &str) -> bool {
        self.items += 1;
        if self.items > MOST_ITEMS {
            self.complain(file, wording("set-size", &[("most", MOST.into())]));
        }
        if self.found.is_full() {
            // Counted as one more problem, since the rest is not examined.
            self.complain(file, wording("no-text", &[]));
        }
        self.items > MOST_ITEMS || self.found.is_full()
    }

    fn problem(&mut self, file: &str, place: Place, message: Wording) {
        self.found.push(|| Problem { file: file.into(), place: Some(place), message, help: None });
    }

    fn read_item(&mut self, file: &str, piece: &Piece<'_>) {
        let mut fields = split::fields(piece);
        fields.truncate(item::MOST_FIELDS);
        let has = |name: &str| {
            fields.iter().any(|field| split::name_and_value(field).is_some_and(|(known, _)| known == name))
        };
        if has("maneuvers") || has("ability") || has("preferred_model") {
            if let Some(pilot) = item::read::<PilotItem>(file, piece, &mut self.found)
                && self.is_new(&pilot.id, file, piece.place)
            {
                self.pilots.push(pilot);
            }
        } else if has("maker") {
            if let Some(model) = item::read::<ModelItem>(file, piece, &mut self.found)
                && self.is_new(model.id.as_str(), file, piece.place)
            {
                self.models.push(model);
            }
        } else if let Some(card) = item::read::<CardItem>(file, piece, &mut self.found)
            && self.is_new(&card.id, file, piece.place)
        {
            self.cards.push(card);
        }
    }

    fn is_new(&mut self, id: &str, file: &str, place: Place) -> bool {
        let first = self.seen.iter().find(|(known, ..)| known == id);
        let Some((_, other, at)) = first else {
            self.seen.push((id.to_owned(), file.to_owned(), place));
            return true;
        };
        let first = format!("{other}:{}:{}", at.line, at.column);
        let message = wording("id-twice", &[("id", id.into()), ("first", first.into())]);
        self.found.push(|| Problem {
            file: file.into(),
            place: Some(place),
            message,
            help: Some(wording("other-id", &[])),
        });
        false
    }

    fn complain(&mut self, file: &str, message: Wording) {
        self.found.push(|| Problem { file: file.into(), place: None, message, help: None });
    }
}

/// Whether a text has a line for each card; its first line decides.
fn is_in_lines(text: &str) -> bool {
    let first = text.lines().map(str::trim).find(|line| !line.is_empty() && !line.starts_with('#'));
    let has_compact = |line: &str| line.split_once('=').is_some_and(|(id, _)| !id.contains(['(', '[', '"']));
    // A text with only comments is an empty list.
    first.is_none_or(|line| in_ron(line).is_some() || (!line.starts_with("//") && has_compact(line)))
}

/// The item of a line such as `card (...)`.
fn in_ron(line: &str) -> Option<&str> {
    let (word, ron) = line.split_once(' ')?;
    let ron = ron.trim_start();
    (matches!(word, "card" | "pilot" | "model") && ron.starts_with('(')).then_some(ron)
}

fn by_field(problems: Vec<check::CardProblem>) -> Vec<(&'static str, Wording)> {
    problems.into_iter().map(|problem| (problem.field, problem.message)).collect()
}

/// The notation of a card in a file.
struct CardItem;

impl Item for CardItem {
    type Value = Card;

    const EXAMPLE: &'static str = r#"(id: "my-card", name: (en: "My Card", it: "La mia carta"), model: C1, kind: Reaction,
        cost: (steam: 1, energy: 0), consume: Steam, deck_building: 0,
        effects: [Absorb(kind: Physical, n: 1)], echo: [], source: House)"#;

    fn problems(card: &Card) -> Vec<(&'static str, Wording)> {
        by_field(check::card(card))
    }
}

/// The notation of a pilot in a file.
struct PilotItem;

impl Item for PilotItem {
    type Value = Pilot;

    const EXAMPLE: &'static str = r#"(id: "my-pilot", name: "My Pilot", preferred_model: Some(C1),
        maneuvers: [(costs: [], effects: [Generate(kind: Steam, n: 1)]), (costs: [], effects: [Draw(n: 1)])],
        ability: Some(LuthorCap), source: House)"#;

    fn problems(pilot: &Pilot) -> Vec<(&'static str, Wording)> {
        by_field(check::pilot(pilot))
    }
}

/// The notation of a model in a file.
struct ModelItem;

impl Item for ModelItem {
    type Value = ModelCard;

    const EXAMPLE: &'static str = r#"(id: C1, name: "Lancelot", maker: "My Works", source: House)"#;

    fn problems(model: &ModelCard) -> Vec<(&'static str, Wording)> {
        if model.name.trim().is_empty() { vec![("name", wording("model-name", &[]))] } else { Vec::new() }
    }
}
