//! Files of cards that people write, lists of decks that they bring, and queries for cards.
//!
//! [`search`] is the search language of the card browsers, [`decklist`] reads lists of other programs. What follows is
//! about card files.
//!
//! A file is a list of items in RON. [`coal::text`] and [`coal::folder`] read cards, pilots and models of C.O.A.L. and
//! report *everything* that is wrong, each with file, line, column, what was expected and a suggestion. The list is cut
//! into its items before any of them is read, so a bad item never loses the good ones beside it.
//!
//! ```
//! let text = r#"[
//!     (id: "my-jab", name: (en: "Jab", it: "Diretto"), model: C1, kind: PhysicalAttack, cost: (steam: 1),
//!      consume: Steam, effects: [Damage(kind: Physical, n: 1)], source: House),
//!     (id: "my-hook", name: (en: "Hook", it: "Gancio"), model: C1, kind: PhysicalAtack, consume: Stem, source: House),
//! ]"#;
//! let read = cardfile::coal::text("mine.ron", text);
//! assert_eq!(read.cards.len(), 1);
//! assert_eq!(read.problems.len(), 2);
//! assert_eq!(
//!     read.problems[0].to_string(),
//!     "mine.ron:4:72: `PhysicalAtack` is not known here: expected one of PhysicalAttack, EnergyAttack, Reaction, \
//!      SteamAccumulator, EnergyAccumulator; did you mean `PhysicalAttack`?"
//! );
//! ```

pub mod decklist;
mod fold;
pub mod item;
mod list_words;
mod problem;
pub mod search;
pub mod split;
mod words;

pub use fold::{folded, short};
pub use item::Item;
pub use list_words::wording as list_wording;
pub use problem::{Place, Problem};
pub use table::nearest;
pub use words::file_wording;
