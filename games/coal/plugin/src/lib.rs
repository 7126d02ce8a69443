//! The plugin of C.O.A.L. for the platform: its entry, players, files and balance.
//!
//! A match record that is replayed and verified:
//!
//! ```
//! use coal::{Setup, State};
//! use record::Record;
//! use table::{Choices, Match, Seed};
//!
//! let seed = Seed::from(42);
//! let mut game = Match::<State>::new(Setup::default(), seed);
//! let seat = game.awaits().seats().lowest().unwrap();
//! let first = game.choices(seat).get(0);
//! game.act(seat, first).unwrap();
//!
//! let text = Record::of(&game, seed).to_string();
//! let record: Record<State> = text.parse().unwrap();
//! assert_eq!(record.to_string(), text);
//! assert_eq!(record.verify().unwrap().steps(), game.steps());
//! ```
//!
//! Cards are searched as in every game:
//!
//! ```
//! use cardfile::search::Index;
//! use coal::CardSet;
//! use table::Language;
//!
//! let index = Index::new(&CardSet::house());
//! let read = index.read("tipo:reazione (costo<=1 or is:echo) -model:C1");
//! assert!(read.mistakes.is_empty());
//! assert_eq!(read.query.print(index.fields(), Language::En), "type:reaction (cost<=1 or is:echo) -model:c1");
//! assert!(!index.find(&read.query).is_empty());
//!
//! let read = index.read("typ:reaction steam>=x");
//! let said: Vec<String> = read.mistakes.iter().map(ToString::to_string).collect();
//! assert!(said[0].starts_with("column 1: `typ` is not a key") && said[0].ends_with("did you mean `type:`?"));
//! assert_eq!(said[1], "column 21: `x` is not a number; `steam` is compared with a whole number, e.g. `steam>=2`");
//!
//! let query = index.read("steam>=1 cost=0").query;
//! assert_eq!(index.why_empty(&query).unwrap().to_string(), "no card fits both `steam>=1` and `cost=0`");
//! ```

pub mod balance;
pub mod card_files;
pub mod deck_files;
mod decks;
mod entry;
mod players;
pub mod tables;
mod words;

pub use players::{Heuristic, blunder};

/// C.O.A.L.'s entry in the platform.
#[derive(Clone, Copy, Debug)]
pub struct Coal;
