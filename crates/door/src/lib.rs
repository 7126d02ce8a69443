//! The door between the platform and its games: it names none of them.
//!
//! A game registers with an [`Entry`]: its rules, its players, its documents. [`Of`] makes an [`AnyGame`] of it, which
//! deals, loads and replays matches, and gives access to its cards and rules. An [`AnyMatch`] is a match of any game:
//! seats, notations, texts and JSON. [`Games`] is a list of games.

mod agreed;
mod any_game;
mod any_match;
mod card_files;
mod decks;
mod entry;
mod error;
mod games;
mod live;
#[cfg(feature = "testing")]
pub mod testing;
mod transcript;
mod words;

pub use agreed::{read_options, read_values};
pub use any_game::{AnyGame, Chanced, Of, Replayed, Setting, StartFrom};
pub use any_match::{Acted, AnyMatch, TakenBack, Undone};
pub use card_files::{AnyCards, CardFiles};
pub use decks::{
    Added, AnyDeck, AnyDecks, DeckFault, DeckField, DeckForm, DeckReading, Decks, DecksOf, aside_as_comments, brought,
    decks_by_seat, decks_of, no_such_deck,
};
pub use entry::{
    Arena, ArenaOrder, CardsOf, Company, Entry, EventOf, GameOf, SetupOf, StandingOf, TableOrder, ViewOf, Written,
};
pub use error::{DoorError, of_list};
pub use games::Games;
pub use transcript::{Transcript, TranscriptEntry};
