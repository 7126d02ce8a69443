//! Blunders: mistakes of a novice, noticed while a match is played.

use table::{Game, Question, Seat};

/// The fault of a move that gains its player nothing. Paying a price is no blunder.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum BlunderKind {
    /// An enemy has more than before.
    HelpsEnemy,
    /// The player's own side has less than before.
    HarmsOneself,
    /// It could have no effect: an attack that could not hurt, a card that could do nothing.
    Hopeless,
}

impl BlunderKind {
    /// Every kind.
    pub const ALL: [Self; 3] = [Self::HelpsEnemy, Self::HarmsOneself, Self::Hopeless];
}

/// A move that helps an enemy or harms its player, and gains nothing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Blunder {
    /// Its fault.
    pub kind: BlunderKind,
    /// The seat that made it.
    pub seat: Seat,
    /// A description in English, for developers of the player.
    pub what: String,
}

/// Watches a match decision by decision and reports which moves were blunders. It is told everything, so it belongs to
/// the code that holds the match and never to a player.
pub trait BlunderWatch<G: Game>: Send {
    /// Called when a seat answers this question with the action, which has not been carried out yet. It is called for
    /// questions with one choice as well.
    fn decided(&mut self, question: &Question<'_, G>, action: G::Action);

    /// Called when the action was carried out. Returns the blunder that is now evident, which may be that of any seat.
    /// `view` returns what a seat sees now.
    fn carried_out(&mut self, view: &dyn Fn(Seat) -> G::View) -> Option<Blunder>;
}
