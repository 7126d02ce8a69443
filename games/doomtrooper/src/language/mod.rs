//! The card language: describes a card in the words of the game.
//!
//! A card file is RON that deserialises straight into [`Card`]. It states the card's facts (kind, icons, tags,
//! ratings), when it may be played and on which targets ([`Play`]), its standing abilities ([`Always`]), its abilities
//! ([`Ability`]) and its triggered abilities and goals ([`Trigger`], [`Mission`]). Everything that the rulebook already
//! says about a kind of card is in the rules, not on the card: a weapon works only in the combats that it is made for,
//! a Vehicle only with its warrior inside, an Equipment costs one Action.
//!
//! Each family of words has a file here, and beside it a folder with its texts (`text.rs`) and an example of each word
//! (`.txt`).

pub(crate) mod ability;
pub(crate) mod amount;
pub(crate) mod card;
mod clauses;
pub(crate) mod condition;
pub(crate) mod filter;
pub(crate) mod gives;
pub(crate) mod keyword;
mod name;
pub(crate) mod op;
pub(crate) mod tag;
pub(crate) mod timing;
mod used;

pub use ability::{Ability, Always, Goal, Limit, Mission, On, Play, Price, PriceStep, Reward, Target, Trigger};
pub use amount::Amount;
pub use card::{After, Card, CardKind, Code, Place, Rating, Ratings};
#[cfg(test)]
pub(crate) use clauses::cited_by_words;
pub use clauses::clauses_of;
pub use condition::If;
pub use filter::{Filter, Players, WhichPlayers, Who};
pub use gives::{Factor, Modifier, Of};
pub use keyword::Keyword;
pub use name::Name;
pub use op::{Chooser, Op, Pile, Until, Whereto};
pub use tag::{Affiliation, Apostle, Discipline, Stat, Tactic, Tag};
pub use timing::When;
pub use used::words_of;
