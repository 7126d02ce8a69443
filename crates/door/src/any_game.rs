//! A game behind a uniform interface: it deals, loads and replays matches, and has its cards, rules and players.

use std::marker::PhantomData;
use std::time::Duration;

use arena::{Report, Series, SeriesError, bench, stress};
use bots::{Budget, Level};
use protocol::{
    CardLine, ChapterDocument, ClauseDocument, DeckGiven, DeckReport, GameDocument, ModeDocument, OptionDocument,
    StopDocument,
};
use record::{Move, Record};
use rulebook::Rulebook;
use serde_json::Value;
use table::scenario::Lesson;
use table::{
    Game, Language, Match, OptionTable, Positioned, Problem, Recorded, Scripted, ScriptedDraw, Searchable, Seat, Seed,
    Seeded, Step, Told, Viewer, Wording,
};

use crate::agreed::{settled, settled_series, table_of};
use crate::card_files::{Read, all_right};
use crate::entry::{Arena, ArenaOrder, Company, Entry, GameOf, TableOrder, Written};
use crate::live::{LiveMatch, Origin};
use crate::words::wording;
use crate::{AnyCards, AnyDecks, AnyMatch, DoorError, Transcript, TranscriptEntry};

/// A client's description of a table.
#[derive(Clone, Copy, Debug, Default)]
pub struct Setting<'a> {
    /// The setup: a document of the game (an object), or its text (a string). `None` for the game's default.
    pub setup: Option<&'a Value>,
    /// Further cards and pilots, each text in one of the game's notations.
    pub cards: &'a [String],
}

/// A position to load a match from.
#[derive(Clone, Debug)]
pub struct StartFrom<'a> {
    /// The whole state, in the game's position notation.
    pub text: &'a str,
    /// The source of chance.
    pub chance: Chanced,
}

/// The source of chance of a match.
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
    pub live: Box<dyn AnyMatch>,
    /// Every problem of the record: empty when it is valid.
    pub problems: Vec<Problem>,
    /// The number of decisions in the record.
    pub decisions: usize,
    /// The outcome in the record: `win 0 COAL-END-03`, `open`.
    pub outcome: String,
}

/// A game of the program.
pub trait AnyGame: Sync {
    /// Its short name.
    fn name(&self) -> &'static str;

    /// Its description: title, modes, options, standing orders.
    fn about(&self) -> GameDocument;

    /// Its modes and options.
    fn modes_and_options(&self) -> OptionTable;

    /// The standing orders of a person who has not chosen any.
    fn usual_stops(&self, company: Company) -> String;

    /// Deals a match.
    ///
    /// # Errors
    /// Everything that is wrong with the cards or the setup, or a script of chance that does not fit the deal.
    fn deal(&self, setting: Setting<'_>, chance: Chanced) -> Result<Box<dyn AnyMatch>, DoorError>;

    /// Loads a match from a position.
    ///
    /// # Errors
    /// Everything that is wrong with the cards, the setup or the position.
    fn load(&self, setting: Setting<'_>, position: StartFrom<'_>) -> Result<Box<dyn AnyMatch>, DoorError>;

    /// The match of a record after `upto` decisions or after all of them. With `redeal`, everything that the viewer
    /// could not know there is drawn anew.
    ///
    /// # Errors
    /// When the text is not a record of this game, or cannot be replayed up to there.
    fn replay(&self, record: &str, upto: Option<usize>, redeal: Option<(Viewer, Seed)>) -> Result<Replayed, DoorError>;

    /// A record in words, in a language.
    ///
    /// # Errors
    /// When the text is not a record of this game, or cannot be replayed.
    fn transcript(&self, record: &str, language: Language) -> Result<Transcript, DoorError>;

    /// The cards and pilots of the game's own set and of `cards`.
    ///
    /// # Errors
    /// Everything that is wrong with `cards`.
    fn cards(&self, cards: &[String]) -> Result<Vec<CardLine>, DoorError>;

    /// The same cards, in the same order, with their facts for searching.
    ///
    /// # Errors
    /// Everything that is wrong with `cards`.
    fn searchable(&self, cards: &[String]) -> Result<Box<dyn Searchable>, DoorError>;

    /// Everything about one card or pilot.
    ///
    /// # Errors
    /// When there is no card of this id, or `cards` are wrong.
    fn card(&self, id: &str, cards: &[String]) -> Result<Value, DoorError>;

    /// Checks a deck: its problems, and its figures.
    ///
    /// # Errors
    /// When the options or `cards` are wrong, or the game has no decks.
    fn check_deck(&self, deck: &DeckGiven, options: &[String], cards: &[String]) -> Result<DeckReport, DoorError>;

    /// Its lessons, the guided first match first.
    fn lessons(&self) -> Vec<Lesson>;

    /// The match of a lesson at its beginning.
    ///
    /// # Errors
    /// When its table or its position does not fit.
    fn begin_lesson(&self, lesson: &Lesson) -> Result<Box<dyn AnyMatch>, DoorError>;

    /// The rulebook.
    fn rulebook(&self, language: Language) -> &'static Rulebook;

    /// The chapters of the rulebook, with the titles of their clauses.
    fn rules(&self, language: Language) -> Vec<ChapterDocument>;

    /// A clause of the rulebook.
    ///
    /// # Errors
    /// When there is none of this id.
    fn clause(&self, id: &str, language: Language) -> Result<ClauseDocument, DoorError>;

    /// The JSON schemas of the game's documents, by name: `setup`, `position`, `view`, `event`, `card` ...
    fn schemas(&self) -> Vec<(&'static str, Value)>;

    /// The endings of the names of its card files, without the dot.
    fn card_file_endings(&self) -> &'static [&'static str];

    /// The cards of the game's own set together with the correct ones of these files, and all problems of the others.
    fn card_files(&self, files: &[Written]) -> Box<dyn AnyCards>;

    /// Its decks, made of its own set and the correct cards of these files; `None` when it has no decks.
    fn decks(&self, files: &[Written]) -> Option<Box<dyn AnyDecks>>;

    /// A report on how many of the printed cards are available; `None` where all are.
    fn coverage(&self) -> Option<Box<dyn Report>>;

    /// A match at the ordered table; the correct cards of its card files are added.
    ///
    /// # Errors
    /// Everything that does not fit.
    fn seat(&self, order: &TableOrder<'_>, seed: Seed) -> Result<Box<dyn AnyMatch>, DoorError>;

    /// The kinds of its computer players, from weak to strong.
    fn players(&self) -> &'static [&'static str];

    /// The levels that people choose from, from weak to strong. Each is the name of a player with a budget.
    fn levels(&self) -> Vec<&'static str>;

    /// The budget of a computer player that has none itself, when nobody sets one.
    fn budget(&self) -> Budget;

    /// Plays many matches between computer players. `progress` is called with the number of finished matches and the
    /// number of all, from any thread: first for the series, then for the matches that a report plays again.
    ///
    /// # Errors
    /// Everything that does not fit: players, seats, decks, options, cards.
    fn arena(&self, order: &ArenaOrder<'_>, progress: &(dyn Fn(u32, u32) + Sync)) -> Result<Arena, DoorError>;

    /// The names of the modes that can be measured; the first one is the default.
    fn bench_modes(&self) -> &'static [&'static str];

    /// Measures how fast rules and players are in a mode, each figure for about this long; `None` when there is no such
    /// mode.
    fn bench(&self, mode: &str, time: Duration) -> Option<Box<dyn Report>>;

    /// Plays a mode at random until `decisions` decisions are made, with the seeds from `seed` on; `None` when there is
    /// no such mode. `progress` is called with the number of decisions so far.
    fn stress(&self, mode: &str, decisions: u64, seed: u64, progress: &mut dyn FnMut(u64)) -> Option<Box<dyn Report>>;
}

/// Turns an [`Entry`] into an [`AnyGame`].
pub struct Of<E>(PhantomData<fn() -> E>);

impl<E: Entry> Of<E> {
    /// The game of this entry.
    #[must_use]
    pub const fn new() -> Self {
        Self(PhantomData)
    }
}

impl<E: Entry> Default for Of<E> {
    fn default() -> Self {
        Self::new()
    }
}

impl<E: Entry> AnyGame for Of<E> {
    fn name(&self) -> &'static str {
        GameOf::<E>::NAME
    }

    fn about(&self) -> GameDocument {
        let table = table_of::<E>();
        GameDocument {
            name: GameOf::<E>::NAME.into(),
            title: E::TITLE.into(),
            rules_version: GameOf::<E>::RULES_VERSION,
            seats: table.seats().iter().collect(),
            modes: table.modes.iter().map(ModeDocument::new).collect(),
            options: table.options.iter().map(|spec| OptionDocument::new(spec, table)).collect(),
            stops: E::stops().iter().map(StopDocument::new).collect(),
            passes: E::passes().iter().map(StopDocument::new).collect(),
        }
    }

    fn modes_and_options(&self) -> OptionTable {
        table_of::<E>()
    }

    fn usual_stops(&self, company: Company) -> String {
        E::usual_standing(company).to_string()
    }

    fn deal(&self, setting: Setting<'_>, chance: Chanced) -> Result<Box<dyn AnyMatch>, DoorError> {
        let setup = E::setup(setting.setup, &all_right::<E>(setting.cards)?)?;
        Ok(match chance {
            Chanced::Seed(seed) => Box::new(LiveMatch::<E, Seeded>::dealt(setup, seed)),
            Chanced::Script(draws) => {
                let game = Match::with_chance(setup, Scripted::new(draws));
                game.chance().check()?;
                Box::new(LiveMatch::<E, Scripted>::new(game, Origin::Script))
            }
        })
    }

    fn load(&self, setting: Setting<'_>, position: StartFrom<'_>) -> Result<Box<dyn AnyMatch>, DoorError> {
        let setup = E::setup(setting.setup, &all_right::<E>(setting.cards)?)?;
        let state = GameOf::<E>::from_position(&setup, position.text)
            .map_err(|problems| DoorError::Problems { what: "position", problems })?;
        Ok(match position.chance {
            Chanced::Seed(seed) => {
                let origin = Origin::Position(seed, state.position());
                Box::new(LiveMatch::<E, Seeded>::new(Match::from_state(setup, state, Seeded::new(seed)), origin))
            }
            Chanced::Script(draws) => {
                let game = Match::from_state(setup, state, Scripted::new(draws));
                Box::new(LiveMatch::<E, Scripted>::new(game, Origin::Script))
            }
        })
    }

    fn replay(&self, record: &str, upto: Option<usize>, redeal: Option<(Viewer, Seed)>) -> Result<Replayed, DoorError> {
        let record = read_record::<GameOf<E>>(record)?;
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
            live: Box::new(LiveMatch::<E, Seeded>::new(game, origin)),
            problems,
            decisions: record.decisions(),
            outcome: record.outcome().to_owned(),
        })
    }

    fn transcript(&self, record: &str, language: Language) -> Result<Transcript, DoorError> {
        let record = read_record::<GameOf<E>>(record)?;
        let commented = record.commented(|state, seat, action| state.comment(seat, action, language));
        let record = commented.map_err(|error| DoorError::Replay(error.wording()))?;
        let in_words = |entry: &record::RecordEntry<<GameOf<E> as Game>::Action>| match entry.done {
            Move::Step(Step::Concession(seat)) => TranscriptEntry::Concession(seat),
            Move::Step(Step::Action(seat, action)) => {
                TranscriptEntry::Action(seat, action.to_string(), entry.comment.clone().unwrap_or_default())
            }
            Move::Redeal(viewer, seed) => TranscriptEntry::Redeal(viewer, seed),
        };
        Ok(Transcript {
            rules_version: record.rules_version(),
            seed: record.seed(),
            setup: GameOf::<E>::setup_text(record.setup()),
            entries: record.entries().iter().map(in_words).collect(),
            outcome: record.outcome().to_owned(),
        })
    }

    fn cards(&self, cards: &[String]) -> Result<Vec<CardLine>, DoorError> {
        Ok(E::card_lines(&all_right::<E>(cards)?))
    }

    fn searchable(&self, cards: &[String]) -> Result<Box<dyn Searchable>, DoorError> {
        Ok(Box::new(all_right::<E>(cards)?))
    }

    fn card(&self, id: &str, cards: &[String]) -> Result<Value, DoorError> {
        E::card_json(id, &all_right::<E>(cards)?)
    }

    fn check_deck(&self, deck: &DeckGiven, options: &[String], cards: &[String]) -> Result<DeckReport, DoorError> {
        let decks = E::decks().ok_or_else(|| DoorError::one("deck", wording("no-decks", &[])))?;
        decks(all_right::<E>(cards)?).report(deck, options)
    }

    fn lessons(&self) -> Vec<Lesson> {
        // Invalid lessons are skipped; the tests of each game play all of them.
        E::lessons().iter().flat_map(|(file, text)| Lesson::read(file, text).unwrap_or_default()).collect()
    }

    fn begin_lesson(&self, lesson: &Lesson) -> Result<Box<dyn AnyMatch>, DoorError> {
        let setup = Value::String(lesson.setup.clone());
        let setting = Setting { setup: Some(&setup), cards: &[] };
        let chance = Chanced::Seed(lesson.seed);
        if lesson.position.is_empty() {
            return self.deal(setting, chance);
        }
        self.load(setting, StartFrom { text: &lesson.position, chance })
    }

    fn rulebook(&self, language: Language) -> &'static Rulebook {
        E::rulebook(language)
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
        E::rulebook(language).chapters.iter().map(chapter).collect()
    }

    fn clause(&self, id: &str, language: Language) -> Result<ClauseDocument, DoorError> {
        let clause = E::rulebook(language).clause(id);
        let clause = clause.ok_or_else(|| DoorError::NoSuchClause(id.chars().take(60).collect()))?;
        Ok(ClauseDocument { id: clause.id.clone(), title: clause.title.clone(), text: Some(clause.text.clone()) })
    }

    fn schemas(&self) -> Vec<(&'static str, Value)> {
        E::schemas()
    }

    fn card_file_endings(&self) -> &'static [&'static str] {
        E::card_file_endings()
    }

    fn card_files(&self, files: &[Written]) -> Box<dyn AnyCards> {
        Box::new(Read::<E>(E::card_files(files)))
    }

    fn decks(&self, files: &[Written]) -> Option<Box<dyn AnyDecks>> {
        E::decks().map(|decks| decks(E::card_files(files).cards))
    }

    fn coverage(&self) -> Option<Box<dyn Report>> {
        E::coverage()
    }

    fn seat(&self, order: &TableOrder<'_>, seed: Seed) -> Result<Box<dyn AnyMatch>, DoorError> {
        Ok(Box::new(LiveMatch::<E, Seeded>::dealt(E::table(&settled::<E>(order)?.of(order))?, seed)))
    }

    fn players(&self) -> &'static [&'static str] {
        &bots::NAMES
    }

    fn levels(&self) -> Vec<&'static str> {
        Level::ALL.map(Level::as_str).to_vec()
    }

    fn budget(&self) -> Budget {
        E::BUDGET
    }

    fn arena(&self, order: &ArenaOrder<'_>, progress: &(dyn Fn(u32, u32) + Sync)) -> Result<Arena, DoorError> {
        let settled = settled_series::<E>(order)?;
        let tables = E::tables(&settled.of(&order.table), order.bots.len())?;
        let misfit = |error: SeriesError| DoorError::one("plan", Wording::new(|language| error.say(language)));
        let mut series = Series::<E>::of(order.bots, tables, order.matches).map_err(misfit)?;
        (series.seed, series.budget, series.threads) = (order.seed, order.budget, order.threads);
        let (played, findings) = match order.findings {
            None => (series.play_all(|done| progress(done, order.matches)), None),
            Some(asked) => {
                let (played, mut findings) = series.play_findings(asked, progress);
                for end in &mut findings.ends {
                    end.title = Wording::new(|language| title_of::<E>(end.clause, language));
                }
                (played, Some(findings))
            }
        };
        Ok(Arena { report: Box::new(series.standings(&played)), csv: series.csv(&played), findings })
    }

    fn bench_modes(&self) -> &'static [&'static str] {
        E::bench_modes()
    }

    fn bench(&self, mode: &str, time: Duration) -> Option<Box<dyn Report>> {
        let is_known = E::bench_modes().contains(&mode);
        is_known.then(|| Box::new(bench::<E>(&E::bench_tables(mode), time)) as Box<dyn Report>)
    }

    fn stress(&self, mode: &str, decisions: u64, seed: u64, progress: &mut dyn FnMut(u64)) -> Option<Box<dyn Report>> {
        let is_known = E::bench_modes().contains(&mode);
        is_known.then(|| {
            let tables = E::bench_tables(mode);
            Box::new(stress::<GameOf<E>>(mode, &tables.setups[0], decisions, seed, progress)) as Box<dyn Report>
        })
    }
}

/// The title of a clause in the rulebook, or its id.
fn title_of<E: Entry>(clause: &str, language: Language) -> String {
    E::rulebook(language).clause(clause).map_or(clause, |clause| &clause.title).to_owned()
}

fn read_record<G: Recorded>(text: &str) -> Result<Record<G>, DoorError> {
    text.parse().map_err(|problems: record::Problems| DoorError::Problems { what: "record", problems: problems.0 })
}
