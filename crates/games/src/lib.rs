//! The games of Duello behind one door.
//!
//! A [`Host`] is a game by name: it deals, loads and replays matches, and knows its cards and rules. A [`Table`] is a
//! match, whatever the game: seats, notations, texts and JSON. [`GAMES`] lists the hosts.
//!
//! ```
//! use games::{Acted, Setting};
//! use table::{Seat, Seed, Viewer};
//!
//! let host = games::game("coal").unwrap();
//! let mut table = host.deal(Setting::default(), Seed::from(42)).unwrap();
//! let seat = table.awaits().seats[0].seat;
//! let first = table.actions(Seat(seat)).remove(0);
//! assert_eq!(first.label.en.is_empty(), false);
//! assert!(matches!(table.act(Seat(seat), &first.action), Ok(Acted::Done { .. })));
//! assert_eq!(table.view(Viewer::Public)["seats"].as_array().unwrap().len(), 2);
//! ```

mod coal_host;
mod documents;
#[cfg(feature = "doomtrooper")]
mod doomtrooper_host;
mod error;
mod host;
mod live;
mod table_door;

pub use coal;
pub use documents::{
    Asked, AwaitsDocument, Both, CardLine, ChapterDocument, ClauseDocument, EventLine, GameDocument, Offer,
    OutcomeDocument, RefusalDocument, SwitchDocument, Transcript, TranscriptEntry,
};
#[cfg(feature = "doomtrooper")]
pub use doomtrooper;
pub use error::DoorError;
pub use host::{Chanced, DeckGiven, DeckReport, Host, Hosted, Position, Replayed, Setting};
pub use table_door::{Acted, AnyQuestion, Table, Undone};

use host::Door;
use live::Live;
use table::{Seed, Seeded};

static COAL: Door<coal::State> = Door::new();

#[cfg(feature = "doomtrooper")]
static DOOMTROOPER: Door<doomtrooper::State> = Door::new();

/// Every game.
#[cfg(feature = "doomtrooper")]
pub static GAMES: [&dyn Host; 2] = [&COAL, &DOOMTROOPER];
/// Every game.
#[cfg(not(feature = "doomtrooper"))]
pub static GAMES: [&dyn Host; 1] = [&COAL];

/// The game of this name.
#[must_use]
pub fn game(name: &str) -> Option<&'static dyn Host> {
    GAMES.into_iter().find(|host| host.name() == name)
}

/// A match of a game at a table that its caller has checked.
#[must_use]
pub fn seated<G: Hosted>(setup: G::Setup, seed: Seed) -> Box<dyn Table> {
    Box::new(Live::<G, Seeded>::dealt(setup, seed))
}

/// The game whose record the text is.
///
/// # Errors
/// When the text is no record, or of a game that this program does not have.
pub fn game_of_record(text: &str) -> Result<&'static dyn Host, DoorError> {
    let name =
        record::game_of(text).map_err(|problems| DoorError::Problems { what: "record", problems: problems.0 })?;
    game(name).ok_or_else(|| DoorError::NoSuchGame { name: name.chars().take(60).collect() })
}
