//! A game by name: deals, loads and replays matches, and knows its cards and rules.

use std::marker::PhantomData;
use std::sync::OnceLock;

use record::{Deed, Entry, Record};
use rulebook::Rulebook;
use serde_json::{Map, Value};
use table::{
    Language, Match, Problem, Question, Recorded, Scripted, ScriptedDraw, Searchable, Seat, Seed, Seeded, Step, Told,
    Viewer,
};

use crate::live::{Live, Origin};
use crate::{
    AnyQuestion, CardLine, ChapterDocument, ClauseDocument, DoorError, GameDocument, Table, Transcript, TranscriptEntry,
};

/// A table to be set up: what a client says of it.
#[derive(Clone, Copy, Debug, Default)]
pub struct Setting<'a> {
    /// The setup: a document of the game (an object), or its text (a string). The game's default when absent.
    pub setup: Option<&'a Value>,
    /// Further cards and pilots, each text in one of the game's notations.
    pub cards: &'a [String],
}

/// Where a match is loaded from.
#[derive(Clone, Debug)]
pub struct Position<'a> {
    /// The whole state, in the game's position notation.
    pub text: &'a str,
    /// Where chance comes from.
    pub chance: Chanced,
}

/// Where the chance of a loaded match comes from.
#[derive(Clone, Debug)]
pub enum Chanced {
    /// A seed.
    Seed(Seed),
    /// A script of named draws.
    Script(Vec<ScriptedDraw>),
}

/// A match that was replayed from a record.
pub struct Replayed {
    /// The match.
    pub table: Box<dyn Table>,
    /// Everything that does not fit in the record: none when it is whole.
    pub problems: Vec<Problem>,
    /// How many decisions the record holds.
    pub decisions: usize,
    /// How it ended, as the record says: `win 0 COAL-END-03`, `open`.
    pub outcome: String,
}

/// A game of the program.
pub trait Host: Sync {
    /// Its short name.
    fn name(&self) -> &'static str;

    /// What it is: title, options, standing orders.
    fn about(&self) -> GameDocument;

    /// The standing orders of a person who has not chosen any, alone before a screen or beside others.
    fn usual_stops(&self, is_alone: bool) -> String;

    /// Deals a match from a seed.
    ///
    /// # Errors
    /// Everything that is wrong with the cards or the setup.
    fn deal(&self, setting: Setting<'_>, seed: Seed) -> Result<Box<dyn Table>, DoorError>;

    /// A match from a position.
    ///
    /// # Errors
    /// Everything that is wrong with the cards, the setup or the position.
    fn load(&self, setting: Setting<'_>, position: Position<'_>) -> Result<Box<dyn Table>, DoorError>;

    /// The match of a record after `upto` decisions or after all of them; with `redeal`, what the viewer could not know
    /// there is drawn anew.
    ///
    /// # Errors
    /// When the text is no record of this game, or cannot be replayed up to there.
    fn replay(&self, record: &str, upto: Option<usize>, redeal: Option<(Viewer, Seed)>) -> Result<Replayed, DoorError>;

    /// A record in words, in a language.
    ///
    /// # Errors
    /// When the text is no record of this game, or cannot be replayed.
    fn transcript(&self, record: &str, language: Language) -> Result<Transcript, DoorError>;

    /// The cards and pilots of the house set and of `cards`.
    ///
    /// # Errors
    /// Everything that is wrong with `cards`.
    fn cards(&self, cards: &[String]) -> Result<Vec<CardLine>, DoorError>;

    /// What may be asked of the same cards, in the same order.
    ///
    /// # Errors
    /// Everything that is wrong with `cards`.
    fn searchable(&self, cards: &[String]) -> Result<Box<dyn Searchable>, DoorError>;

    /// Everything about one card or pilot.
    ///
    /// # Errors
    /// When there is none of this id, or `cards` are wrong.
    fn card(&self, id: &str, cards: &[String]) -> Result<Value, DoorError>;

    /// What is wrong with a deck, and its figures.
    ///
    /// # Errors
    /// When the options or `cards` are wrong.
    fn check_deck(&self, deck: &DeckGiven, options: &[String], cards: &[String]) -> Result<DeckReport, DoorError>;

    /// The chapters of the rulebook, with the titles of their clauses.
    fn rules(&self, language: Language) -> Vec<ChapterDocument>;

    /// A clause of the rulebook.
    ///
    /// # Errors
    /// When there is none of this id.
    fn clause(&self, id: &str, language: Language) -> Result<ClauseDocument, DoorError>;

    /// The JSON schemas of the game's documents, by name: `setup`, `position`, `view`, `event`, `card` ...
    fn schemas(&self) -> Vec<(&'static str, Value)>;
}

/// A deck as a client gives it.
#[derive(Clone, Debug, PartialEq, Eq, serde::Deserialize, schemars::JsonSchema)]
#[serde(untagged)]
pub enum DeckGiven {
    /// The ids of its cards, each as often as it is in it.
    Ids(Vec<String>),
    /// Any form in which the game writes decks: text, link, RON.
    Written(String),
}

/// What was found about a deck.
#[derive(Clone, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize, schemars::JsonSchema)]
pub struct DeckReport {
    /// Whether the deck is legal.
    pub legal: bool,
    /// Everything that is wrong with it.
    pub problems: Vec<String>,
    /// What was counted, by name.
    pub figures: std::collections::BTreeMap<String, u32>,
}

/// What a game adds to its rules so that it can stand behind the door.
pub trait Hosted: Recorded<Cards: Searchable> + Told {
    /// Its title.
    const TITLE: &'static str;
    /// The fewest and the most seats.
    const SEATS: [u8; 2];

    /// The table options and the standing orders, each with its clause.
    fn switches() -> [Vec<(&'static str, &'static str)>; 2];
    /// The game's own set of cards, with these further ones.
    ///
    /// # Errors
    /// Everything that is wrong with them.
    fn card_set(further: &[String]) -> Result<Self::Cards, DoorError>;
    /// The table of a setup document, or the default one.
    ///
    /// # Errors
    /// Everything that is wrong with it.
    fn setup(document: Option<&Value>, cards: &Self::Cards) -> Result<Self::Setup, DoorError>;
    /// The setup as a document.
    fn setup_json(setup: &Self::Setup) -> Value;
    /// The view as a document.
    fn view_json(view: &Self::View) -> Value;
    /// The event as a document.
    fn event_json(event: &Self::Event, setup: &Self::Setup) -> Value;
    /// The standing orders of this text.
    ///
    /// # Errors
    /// What was expected instead.
    fn read_standing(text: &str) -> Result<Self::Standing, String>;
    /// The standing orders of a person who has not chosen any, alone before a screen or beside others.
    fn usual_standing(_is_alone: bool) -> Self::Standing {
        Self::Standing::default()
    }
    /// A question as one of any game.
    fn any_question<'a, 'b>(question: &'a Question<'b, Self>) -> AnyQuestion<'a, 'b>;
    /// The cards and pilots of a set, in a list; in the order in which they are searched.
    fn card_lines(cards: &Self::Cards) -> Vec<CardLine>;
    /// Everything about one card or pilot.
    ///
    /// # Errors
    /// When there is none of this id.
    fn card_json(id: &str, cards: &Self::Cards) -> Result<Value, DoorError>;
    /// What is wrong with a deck, and its figures.
    ///
    /// # Errors
    /// When the options are wrong.
    fn deck_report(deck: &DeckGiven, options: &[String], cards: &Self::Cards) -> Result<DeckReport, DoorError>;
    /// The rulebook in Markdown.
    fn rulebook(language: Language) -> &'static str;
    /// The JSON schemas of the documents.
    fn schemas() -> Vec<(&'static str, Value)>;
}

/// The door of one game.
pub(crate) struct Door<G> {
    books: [OnceLock<Rulebook>; 2],
    game: PhantomData<fn() -> G>,
}

impl<G: Hosted> Door<G> {
    pub(crate) const fn new() -> Self {
        Self { books: [const { OnceLock::new() }; 2], game: PhantomData }
    }

    /// The rulebook; empty if its Markdown is broken, which a test forbids.
    fn book(&self, language: Language) -> &Rulebook {
        self.books[language as usize].get_or_init(|| Rulebook::parse(G::rulebook(language)).unwrap_or_default())
    }
}

impl<G: Hosted> Host for Door<G> {
    fn name(&self) -> &'static str {
        G::NAME
    }

    fn about(&self) -> GameDocument {
        let [options, stops] = G::switches().map(|list| {
            let document =
                |(name, clause): (&str, &str)| crate::SwitchDocument { name: name.into(), clause: clause.into() };
            list.into_iter().map(document).collect()
        });
        GameDocument {
            name: G::NAME.into(),
            title: G::TITLE.into(),
            rules_version: G::RULES_VERSION,
            seats: G::SEATS,
            options,
            stops,
        }
    }

    fn usual_stops(&self, is_alone: bool) -> String {
        G::usual_standing(is_alone).to_string()
    }

    fn deal(&self, setting: Setting<'_>, seed: Seed) -> Result<Box<dyn Table>, DoorError> {
        let setup = G::setup(setting.setup, &G::card_set(setting.cards)?)?;
        Ok(Box::new(Live::<G, Seeded>::dealt(setup, seed)))
    }

    fn load(&self, setting: Setting<'_>, position: Position<'_>) -> Result<Box<dyn Table>, DoorError> {
        let setup = G::setup(setting.setup, &G::card_set(setting.cards)?)?;
        let state = G::from_position(&setup, position.text)
            .map_err(|problems| DoorError::Problems { what: "position", problems })?;
        Ok(match position.chance {
            Chanced::Seed(seed) => {
                let origin = Origin::Position(seed, state.position());
                Box::new(Live::<G, Seeded>::new(Match::from_state(setup, state, Seeded::new(seed)), origin))
            }
            Chanced::Script(draws) => {
                let game = Match::from_state(setup, state, Scripted::new(draws));
                Box::new(Live::<G, Scripted>::new(game, Origin::Script))
            }
        })
    }

    fn replay(&self, record: &str, upto: Option<usize>, redeal: Option<(Viewer, Seed)>) -> Result<Replayed, DoorError> {
        let record = read_record::<G>(record)?;
        let problems = record.verify().err().map_or_else(Vec::new, |problems| problems.0);
        let mut game = match record.replay(upto) {
            Ok(game) => game,
            Err(error) if problems.is_empty() => return Err(DoorError::Replay(error.wording())),
            Err(_) => return Err(DoorError::Problems { what: "record", problems }),
        };
        if let Some((viewer, seed)) = redeal {
            let last = game.truth().seats() - 1;
            if let Viewer::Seat(Seat(seat)) = viewer
                && seat > last
            {
                return Err(DoorError::NoSuchSeat { seat, last });
            }
            game.redeal(viewer, seed);
        }
        let origin = match record.start() {
            Some(start) => Origin::Position(record.seed(), start.to_owned()),
            None => Origin::Dealt(record.seed()),
        };
        Ok(Replayed {
            table: Box::new(Live::<G, Seeded>::new(game, origin)),
            problems,
            decisions: record.decisions(),
            outcome: record.outcome().to_owned(),
        })
    }

    fn transcript(&self, record: &str, language: Language) -> Result<Transcript, DoorError> {
        let record = read_record::<G>(record)?;
        let commented = record.commented(|state, seat, action| state.label(seat, action, language));
        let record = commented.map_err(|error| DoorError::Replay(error.wording()))?;
        let in_words = |entry: &Entry<G::Action>| match entry.deed {
            Deed::Step(Step::Concession(seat)) => TranscriptEntry::Concession(seat),
            Deed::Step(Step::Action(seat, action)) => {
                TranscriptEntry::Action(seat, action.to_string(), entry.comment.clone().unwrap_or_default())
            }
            Deed::Redeal(viewer, seed) => TranscriptEntry::Redeal(viewer, seed),
        };
        Ok(Transcript {
            rules_version: record.rules_version(),
            seed: record.seed(),
            setup: G::setup_text(record.setup()),
            entries: record.entries().iter().map(in_words).collect(),
            outcome: record.outcome().to_owned(),
        })
    }

    fn cards(&self, cards: &[String]) -> Result<Vec<CardLine>, DoorError> {
        Ok(G::card_lines(&G::card_set(cards)?))
    }

    fn searchable(&self, cards: &[String]) -> Result<Box<dyn Searchable>, DoorError> {
        Ok(Box::new(G::card_set(cards)?))
    }

    fn card(&self, id: &str, cards: &[String]) -> Result<Value, DoorError> {
        G::card_json(id, &G::card_set(cards)?)
    }

    fn check_deck(&self, deck: &DeckGiven, options: &[String], cards: &[String]) -> Result<DeckReport, DoorError> {
        G::deck_report(deck, options, &G::card_set(cards)?)
    }

    fn rules(&self, language: Language) -> Vec<ChapterDocument> {
        let clause = |clause: &rulebook::ClauseText| ClauseDocument {
            id: clause.id.clone(),
            title: clause.title.clone(),
            text: None,
        };
        let chapter = |chapter: &rulebook::Chapter| ChapterDocument {
            code: chapter.code.clone(),
            title: chapter.title.clone(),
            clauses: chapter.clauses.iter().map(clause).collect(),
        };
        self.book(language).chapters.iter().map(chapter).collect()
    }

    fn clause(&self, id: &str, language: Language) -> Result<ClauseDocument, DoorError> {
        let clause = self.book(language).clause(id);
        let clause = clause.ok_or_else(|| DoorError::NoSuchClause(id.chars().take(60).collect()))?;
        Ok(ClauseDocument { id: clause.id.clone(), title: clause.title.clone(), text: Some(clause.text.clone()) })
    }

    fn schemas(&self) -> Vec<(&'static str, Value)> {
        G::schemas()
    }
}

fn read_record<G: Hosted>(text: &str) -> Result<Record<G>, DoorError> {
    text.parse().map_err(|problems: record::Problems| DoorError::Problems { what: "record", problems: problems.0 })
}

/// The schema of a type as a JSON value.
pub(crate) fn schema<T: schemars::JsonSchema>() -> Value {
    schemars::schema_for!(T).to_value()
}

/// The schema of a text with a description.
pub(crate) fn text_schema(title: &str, description: &str) -> Value {
    let mut schema = Map::new();
    schema.insert("$schema".into(), "https://json-schema.org/draft/2020-12/schema".into());
    schema.insert("title".into(), title.into());
    schema.insert("type".into(), "string".into());
    schema.insert("description".into(), description.into());
    Value::Object(schema)
}
