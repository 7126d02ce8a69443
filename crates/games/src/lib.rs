//! The games of Duello, in one list: the only place of the platform that names them.
//!
//! ```
//! use door::{Acted, Chanced, Setting};
//! use table::{Seat, Seed, Viewer};
//!
//! let game = games::GAMES.find("coal").unwrap();
//! let mut live = game.deal(Setting::default(), Chanced::Seed(Seed::from(42))).unwrap();
//! let seat = live.awaits(Viewer::Public).seats[0].seat;
//! let first = live.actions(Seat(seat)).remove(0);
//! assert_eq!(first.label.en.is_empty(), false);
//! assert!(matches!(live.act(Seat(seat), &first.action), Ok(Acted::Done { .. })));
//! assert_eq!(live.view(Viewer::Public)["seats"].as_array().unwrap().len(), 2);
//! ```

use coal_plugin::Coal;
use doomtrooper_plugin::Doomtrooper;
use door::{Games, Of};
use estro_plugin::Estro;

/// Every game.
pub static GAMES: Games = Games::new(&[&Of::<Coal>::new(), &Of::<Doomtrooper>::new(), &Of::<Estro>::new()]);
