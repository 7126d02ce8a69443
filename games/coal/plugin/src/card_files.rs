//! Cards, pilots, models and decks of C.O.A.L.

use std::fs::{self, File};
use std::io::{self, Read};
use std::path::Path;

use coal::card::{Card, Model, ModelCard, Pilot};
use coal::{CardSet, check};
use door::Written;
use table::{ProblemList, Wording};

use cardfile::file_wording as wording;
use cardfile::item::{self, Item};
use cardfile::split::{self, Piece};
use cardfile::{Place, Problem};

/// The most cards, and the most pilots, of a set: both are numbered in one byte.
const MOST: usize = coal::paper::MOST_CARDS;

/// The longest file that is read, in bytes: a full set has some hundred thousand.
const LONGEST: usize = 1 << 20;
/// The most items that are read: cards, pilots, models.
const MOST_ITEMS: usize = 2 * MOST + Model::ALL.len();

/// The contents of card files: everything that is right, and everything that is wrong.
#[derive(Clone, Debug, Default)]
pub struct Cards {
    /// The cards that are right.
    pub cards: Vec<Card>,
    /// The pilots that are right.
    pub pilots: Vec<Pilot>,
    /// The models that are right.
    pub models: Vec<ModelCard>,
    /// Everything that is wrong, in the order of the files.
    pub problems: Vec<Problem>,
    /// The names of the files that were read.
    pub files: Vec<String>,
    /// Ids with the place of their first use, to find those used twice.
    seen: Vec<(String, String, Place)>,
    /// The problems found so far; [`Cards::told`] moves them into `problems`.
    found: ProblemList<Problem>,
    /// How many items there were so far.
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
    cards
}

/// Reads every `*.ron` file of a folder, by name.
#[must_use]
pub fn folder(folder: &Path) -> Cards {
    let mut cards = Cards::default();
    let mut paths: Vec<_> = match fs::read_dir(folder) {
        Ok(entries) => entries.filter_map(|entry| Some(entry.ok()?.path())).collect(),
        Err(error) => {
            cards.complain(&folder.display().to_string(), wording("no-folder", &[("error", error.to_string().into())]));
            return cards.told(&folder.display().to_string());
        }
    };
    paths.retain(|path| path.extension().is_some_and(|ending| ending == "ron"));
    paths.sort();
    if paths.is_empty() {
        cards.complain(&folder.display().to_string(), wording("empty-folder", &[]));
    }
    for path in paths {
        let name = path.display().to_string();
        match read_bounded(&path).map(String::from_utf8) {
            Ok(Ok(text)) => cards.read(&name, &text),
            Ok(Err(_)) => cards.complain(&name, wording("no-text", &[])),
            Err(error) => cards.complain(&name, wording("no-file", &[("error", error.to_string().into())])),
        }
    }
    cards.told(&folder.display().to_string())
}

/// The bytes of a file; of one that is too long, one byte more than is allowed.
fn read_bounded(path: &Path) -> io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    File::open(path)?.take(LONGEST as u64 + 1).read_to_end(&mut bytes)?;
    Ok(bytes)
}

impl Cards {
    /// The set with these cards, pilots and models in it; those with a known id replace it.
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

    /// The problems of the set as a whole once these are added: too many cards, incomplete predefined decks.
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
        let (items, faults) = split::items(text);
        let of_file = |split::Fault { place, message }| Problem { file: file.into(), place, message, help: None };
        self.found.extend(faults.into_iter().map(of_file));
        for piece in items.iter().filter(|piece| piece.is_whole) {
            self.items += 1;
            if self.items > MOST_ITEMS {
                self.found.push(|| Problem {
                    file: file.into(),
                    place: Some(piece.place),
                    message: wording("set-size", &[("most", MOST.into())]),
                    help: None,
                });
                break;
            }
            self.read_item(file, piece);
        }
        self.found.kept_mut()[before..].sort_by_key(|problem| (problem.place.is_none(), problem.place));
    }

    /// Moves the problems found into `problems`; the last, if there were more, names this file or folder.
    fn told(mut self, file: &str) -> Self {
        let found = std::mem::take(&mut self.found);
        self.problems = found.finish(|message| Problem { file: file.into(), place: None, message, help: None });
        self
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
        let help = Some(wording("other-id", &[]));
        self.found.push(|| Problem { file: file.into(), place: Some(place), message, help });
        false
    }

    fn complain(&mut self, file: &str, message: Wording) {
        self.found.push(|| Problem { file: file.into(), place: None, message, help: None });
    }
}

fn by_field(problems: Vec<check::CardProblem>) -> Vec<(&'static str, Wording)> {
    problems.into_iter().map(|problem| (problem.field, problem.message)).collect()
}

/// How a card is written.
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

/// How a pilot is written.
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

/// How a model is written.
struct ModelItem;

impl Item for ModelItem {
    type Value = ModelCard;

    const EXAMPLE: &'static str = r#"(id: C1, name: "Lancelot", maker: "My Works", source: House)"#;

    fn problems(model: &ModelCard) -> Vec<(&'static str, Wording)> {
        if model.name.trim().is_empty() { vec![("name", wording("model-name", &[]))] } else { Vec::new() }
    }
}
