//! The interface with which a game registers.

use arena::{BenchTables, Contest, Decked, Findings, Report};
use bots::{Budget, Roster};
use protocol::CardLine;
use rulebook::Rulebook;
use serde_json::Value;
use table::{Game, Language, Mode, OptionSpec, Recorded, Searchable, Seat, Seed, StopSpec, Told, Wording};

use crate::{CardFiles, DecksOf, DoorError};

/// The company of a person at a table: the default standing orders depend on it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Company {
    /// Only computer players.
    Alone,
    /// Other people at the same device, which is handed over for every question.
    OneDevice,
    /// Other people, each at their own screen.
    OwnDevices,
}

impl Company {
    /// Every value.
    pub const ALL: [Self; 3] = [Self::Alone, Self::OneDevice, Self::OwnDevices];

    /// Its name in documents.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Alone => "alone",
            Self::OneDevice => "one_device",
            Self::OwnDevices => "own_devices",
        }
    }

    /// The company of each person when this many people share one device.
    #[must_use]
    pub const fn at_one_device(people: u32) -> Self {
        if people > 1 { Self::OneDevice } else { Self::Alone }
    }
}

/// The rules of an entry.
pub type GameOf<E> = <E as Roster>::Game;
/// Its card sets.
pub type CardsOf<E> = <GameOf<E> as Recorded>::Cards;
/// Its tables.
pub type SetupOf<E> = <GameOf<E> as Game>::Setup;
/// Its views.
pub type ViewOf<E> = <GameOf<E> as Game>::View;
/// Its events.
pub type EventOf<E> = <GameOf<E> as Game>::Event;
/// Its standing orders.
pub type StandingOf<E> = <GameOf<E> as Game>::StandingOrders;

/// A file that a person gave, or the name of something that the game knows.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Written {
    /// The name of the file, or of the thing that the game knows.
    pub name: String,
    /// The text of the file; `None` when there is no such file.
    pub text: Option<String>,
}

/// A table as a person orders it; whatever is not given is left to the game's defaults.
#[derive(Clone, Copy, Debug, Default)]
pub struct TableOrder<'a> {
    /// The name of the mode.
    pub mode: Option<&'a str>,
    /// The number of seats.
    pub seats: Option<usize>,
    /// The decks of the seats in order, or the decks that meet in an arena: names, or files.
    pub decks: &'a [Written],
    /// The deck of a single seat, with the seat's number from 0.
    pub deck_of: &'a [(usize, Written)],
    /// The table options, as they are written. They are parsed before a game sees them: unknown names, values out of
    /// range and options that a mode fixes are rejected before.
    pub options: &'a [String],
    /// The file of a complete setup.
    pub setup: Option<&'a Written>,
    /// Card files that are added to the game's own set.
    pub cards: &'a [Written],
}

/// A series of matches between computer players, as a person orders it.
#[derive(Clone, Copy, Debug)]
pub struct ArenaOrder<'a> {
    /// The players: two that alternate, or one for each seat.
    pub bots: &'a [String],
    /// The number of matches.
    pub matches: u32,
    /// The number of matches played at once; at least 1.
    pub threads: usize,
    /// The seed from which all others are derived.
    pub seed: Seed,
    /// The budget for one decision of a player that has no budget itself.
    pub budget: Budget,
    /// What the figures of a report need; `None` where no report is asked for.
    pub findings: Option<arena::Order>,
    /// The table.
    pub table: TableOrder<'a>,
}

/// The result of a series.
pub struct Arena {
    /// The report.
    pub report: Box<dyn Report>,
    /// The matches as CSV, one row for each.
    pub csv: String,
    /// The figures for a report, if the order asks for them.
    pub findings: Option<Findings>,
}

/// A game as the platform sees it: a unit type that brings together its rules, its players and its figures for a
/// series.
pub trait Entry: Contest<Game: Recorded<Cards: Searchable> + Told> {
    /// Its modes, the usual one first, each with its numbers of seats and the options that it fixes.
    fn modes() -> &'static [Mode];
    /// The table options.
    fn options() -> &'static [OptionSpec];
    /// The windows that standing orders may name.
    fn stops() -> &'static [StopSpec];
    /// The endings of the names of its card files, without the dot.
    fn card_file_endings() -> &'static [&'static str] {
        &["ron"]
    }
    /// The game's own set of cards with the correct ones of these files, and all problems of the others.
    fn card_files(files: &[Written]) -> CardFiles<CardsOf<Self>>;
    /// The table of a setup document, or the default one.
    ///
    /// # Errors
    /// Everything that is wrong with it.
    fn setup(document: Option<&Value>, cards: &CardsOf<Self>) -> Result<SetupOf<Self>, DoorError>;
    /// The setup as a document.
    fn setup_json(setup: &SetupOf<Self>) -> Value;
    /// The view as a document.
    fn view_json(view: &ViewOf<Self>) -> Value;
    /// The ids of the cards in the viewer's own hand, one for each copy; empty for a viewer without a hand.
    fn hand(view: &ViewOf<Self>, setup: &SetupOf<Self>) -> Vec<String>;
    /// The short name of the ready deck that a seat plays; `None` for any other deck, and in games without decks.
    fn ready_deck_of(_setup: &SetupOf<Self>, _seat: Seat) -> Option<String> {
        None
    }
    /// The event as a document.
    fn event_json(event: &EventOf<Self>, setup: &SetupOf<Self>) -> Value;
    /// Parses standing orders.
    ///
    /// # Errors
    /// What was expected instead.
    fn read_standing(text: &str) -> Result<StandingOf<Self>, Wording>;
    /// The temporary passes that standing orders may name besides stops.
    fn passes() -> &'static [StopSpec] {
        &[]
    }
    /// The standing orders of a person who has not chosen any.
    fn usual_standing(_company: Company) -> StandingOf<Self> {
        StandingOf::<Self>::default()
    }
    /// The cards and pilots of a set as a list, in the order in which they are searched.
    fn card_lines(cards: &CardsOf<Self>) -> Vec<CardLine>;

    /// The cards of a table, as its players may read them during the match.
    fn card_lines_at(setup: &<GameOf<Self> as Game>::Setup) -> Vec<CardLine> {
        Self::card_lines(&GameOf::<Self>::cards(setup))
    }
    /// Everything about one card or pilot.
    ///
    /// # Errors
    /// When there is no card of this id.
    fn card_json(id: &str, cards: &CardsOf<Self>) -> Result<Value, DoorError>;
    /// The function that makes its decks from cards: [`crate::decks_of`] where the game implements [`crate::Decks`].
    fn decks() -> Option<DecksOf<Self>> {
        None
    }
    /// A report on how many of the printed cards are available; `None` where all are.
    fn coverage() -> Option<Box<dyn Report>> {
        None
    }
    /// Its lessons ([`table::scenario::Lesson`]), as files by name. The first lesson of the first file is the guided
    /// first match.
    fn lessons() -> &'static [(&'static str, &'static str)] {
        &[]
    }
    /// The rulebook.
    fn rulebook(language: Language) -> &'static Rulebook;
    /// The JSON schemas of the documents.
    fn schemas() -> Vec<(&'static str, Value)>;

    /// The ordered table; the correct cards of its card files are added.
    ///
    /// # Errors
    /// Everything that does not fit.
    fn table(order: &TableOrder<'_>) -> Result<SetupOf<Self>, DoorError>;
    /// The budget of a computer player that has none itself, when nobody sets one.
    const BUDGET: Budget;
    /// The tables of a series with this many computer players: the ordered ones, or those that the game measures by
    /// default. Each has the ordered number of seats, or one that fits the players.
    ///
    /// # Errors
    /// Everything that does not fit: seats, decks, options, cards.
    fn tables(order: &TableOrder<'_>, players: usize) -> Result<Vec<Decked<GameOf<Self>>>, DoorError>;
    /// The names of the modes that can be measured; the first one is the default.
    fn bench_modes() -> &'static [&'static str];
    /// The tables of such a mode.
    fn bench_tables(mode: &str) -> BenchTables<Self::Game>;
}
