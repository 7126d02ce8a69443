//! What a game registers with.

use arena::{BenchTables, Contest, Decked, Report};
use bots::{Budget, Roster};
use protocol::CardLine;
use rulebook::Rulebook;
use serde_json::Value;
use table::{Game, Language, Mode, OptionSpec, Recorded, Searchable, Seat, Seed, StopSpec, Told, Wording};

use crate::{CardFiles, DecksOf, DoorError};

/// Who sits at a table beside a person: the stops of who has not chosen any depend on it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Company {
    /// Computer players alone.
    Alone,
    /// Other people at the same device, which goes from hand to hand with every question.
    OneDevice,
    /// Other people, each before a screen of their own.
    OwnDevices,
}

impl Company {
    /// Every one.
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

    /// The company of each of so many people at one device.
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

/// What somebody wrote, or what they named.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Written {
    /// The name of the file, or of something that the game knows.
    pub name: String,
    /// The text of the file; `None` when there is no such file.
    pub text: Option<String>,
}

/// A table as people order it; what is not said is as the game has it.
#[derive(Clone, Copy, Debug, Default)]
pub struct TableOrder<'a> {
    /// The name of the mode.
    pub mode: Option<&'a str>,
    /// How many seats.
    pub seats: Option<usize>,
    /// What the seats bring in their order, or what is to meet in an arena: decks by name, or files.
    pub decks: &'a [Written],
    /// What one seat brings, by its number from 0.
    pub deck_of: &'a [(usize, Written)],
    /// The table options, as they are written. Before a game sees them they are read: unknown names, values out of range
    /// and what a mode fixes are not left to it.
    pub options: &'a [String],
    /// The file of a whole setup.
    pub setup: Option<&'a Written>,
    /// Card files that join the game's own set.
    pub cards: &'a [Written],
}

/// Many matches between computer players, as people order them.
#[derive(Clone, Copy, Debug)]
pub struct ArenaOrder<'a> {
    /// The players: two that take turns, or one for each seat.
    pub bots: &'a [String],
    /// How many matches.
    pub matches: u32,
    /// How many of them at once; at least 1.
    pub threads: usize,
    /// The seed of everything.
    pub seed: Seed,
    /// How long a player without a budget of its own may think about one decision.
    pub budget: Budget,
    /// The table.
    pub table: TableOrder<'a>,
}

/// Many matches that were played.
pub struct Arena {
    /// What they add up to.
    pub report: Box<dyn Report>,
    /// The matches as CSV, one row each.
    pub csv: String,
}

/// A game as the platform takes it in: one unit type a game, beside its rules, its players and what a series counts.
pub trait Entry: Contest<Game: Recorded<Cards: Searchable> + Told> {
    /// The ways to play it, the usual one first: with how many seats, and which options each fixes.
    fn modes() -> &'static [Mode];
    /// The table options.
    fn options() -> &'static [OptionSpec];
    /// The windows that standing orders may name.
    fn stops() -> &'static [StopSpec];
    /// The game's own set of cards, with those of these files that are right, and everything that is wrong with the rest.
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
    /// The ids of the cards in the hand of the viewer's own seat, a copy each; none where it has none.
    fn hand(view: &ViewOf<Self>, setup: &SetupOf<Self>) -> Vec<String>;
    /// The short name of the ready deck that a seat brings; `None` for any other deck, and where seats bring none.
    fn ready_deck_of(_setup: &SetupOf<Self>, _seat: Seat) -> Option<String> {
        None
    }
    /// The event as a document.
    fn event_json(event: &EventOf<Self>, setup: &SetupOf<Self>) -> Value;
    /// The standing orders of this text.
    ///
    /// # Errors
    /// What was expected instead.
    fn read_standing(text: &str) -> Result<StandingOf<Self>, Wording>;
    /// The ways to pass for a time that standing orders may name beside them.
    fn passes() -> &'static [StopSpec] {
        &[]
    }
    /// The standing orders of a person who has not chosen any.
    fn usual_standing(_company: Company) -> StandingOf<Self> {
        StandingOf::<Self>::default()
    }
    /// The cards and pilots of a set, in a list; in the order in which they are searched.
    fn card_lines(cards: &CardsOf<Self>) -> Vec<CardLine>;
    /// Everything about one card or pilot.
    ///
    /// # Errors
    /// When there is none of this id.
    fn card_json(id: &str, cards: &CardsOf<Self>) -> Result<Value, DoorError>;
    /// What makes its decks of cards: [`crate::decks_of`] where the game has [`crate::Decks`].
    fn decks() -> Option<DecksOf<Self>> {
        None
    }
    /// How much of its printed cards is there; `None` where every card is.
    fn coverage() -> Option<Box<dyn Report>> {
        None
    }
    /// Its lessons ([`table::scenario::Lesson`]), each file by its name: the first lesson of the first file is the guided
    /// first match.
    fn lessons() -> &'static [(&'static str, &'static str)] {
        &[]
    }
    /// The rulebook.
    fn rulebook(language: Language) -> &'static Rulebook;
    /// The JSON schemas of the documents.
    fn schemas() -> Vec<(&'static str, Value)>;

    /// The table that somebody ordered; of its card files the cards that are right join.
    ///
    /// # Errors
    /// Everything that does not fit.
    fn table(order: &TableOrder<'_>) -> Result<SetupOf<Self>, DoorError>;
    /// How long a computer player without a budget of its own thinks, where nobody said anything.
    const BUDGET: Budget;
    /// The tables of a series between so many computer players: those that somebody ordered, or what the game measures
    /// by itself; at each of them as many seats as were ordered, or as go with the players.
    ///
    /// # Errors
    /// What does not fit: seats, decks, options, cards.
    fn tables(order: &TableOrder<'_>, players: usize) -> Result<Vec<Decked<GameOf<Self>>>, DoorError>;
    /// The modes that are measured, by name; the first one where nothing was said.
    fn bench_modes() -> &'static [&'static str];
    /// The tables of such a mode.
    fn bench_tables(mode: &str) -> BenchTables<Self::Game>;
}
