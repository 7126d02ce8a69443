//! Card files that people write, deck lists from other programs, and queries for cards.
//!
//! [`search`] is the search language of the card browsers; [`decklist`] reads deck lists. The rest of this page is
//! about card files.
//!
//! A file is a list of items in RON. A game defines an [`Item`]; [`split`] and [`item`] report *everything* that is
//! wrong, each problem with its file, line and column, what was expected, and a suggestion. The list is cut into its
//! items before any of them is parsed, so a bad item never loses the good ones beside it.
//!
//! ```
//! use cardfile::{Item, item, split};
//! use table::{ProblemList, Wording};
//!
//! #[derive(serde::Deserialize)]
//! struct Card {
//!     name: String,
//!     value: u8,
//! }
//!
//! struct CardItem;
//!
//! impl Item for CardItem {
//!     type Value = Card;
//!     const EXAMPLE: &'static str = r#"(name: "Jab", value: 3)"#;
//!
//!     fn problems(card: &Card) -> Vec<(&'static str, Wording)> {
//!         if card.value > 9 { vec![("value", "at most 9".into())] } else { Vec::new() }
//!     }
//! }
//!
//! let text = r#"[
//!     (name: "Hook", value: 40),
//!     (name: "Feint", value: 2),
//! ]"#;
//! let mut problems = ProblemList::default();
//! let (items, _) = split::items(text);
//! let cards: Vec<Card> =
//!     items.iter().filter_map(|piece| item::read::<CardItem>("mine.ron", piece, &mut problems)).collect();
//! assert_eq!(cards.len(), 1);
//! assert_eq!(cards[0].name, "Feint");
//! let problem = problems.kept_mut()[0].to_string();
//! assert!(problem.starts_with("mine.ron:2:") && problem.contains("at most 9"), "{problem}");
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
