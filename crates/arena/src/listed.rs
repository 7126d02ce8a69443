//! What a game tells a report: its cards, and the results of its dice.

use table::{Names, Seat};

/// A card as a report lists it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ListedCard {
    /// The number by which the game names it in a series: the same at every table of the series.
    pub number: u32,
    /// Its id in the card files.
    pub id: String,
    /// Its name.
    pub name: Names,
    /// What it belongs to, e.g. its kind or the deck that it is made for; empty where a game has no such groups.
    pub group: Names,
}

/// The result of a die, a coin or a similar device whose results are all equally likely.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Throw {
    /// The name of the device: `die`, `coin`.
    pub device: Names,
    /// The seat that a high result helps; `None` where the event does not say it.
    pub seat: Option<Seat>,
    /// The result.
    pub value: u8,
    /// The least and the greatest result.
    pub range: [u8; 2],
}
