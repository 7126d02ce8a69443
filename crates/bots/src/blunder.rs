//! A novice's blunders, noticed while a match is played.

use table::{Game, Question, Seat};

/// What is wrong with a move that gains its player nothing. Paying a price is no blunder.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum BlunderKind {
    /// An enemy has more than before.
    HelpsEnemy,
    /// The own side has less than before.
    HarmsOneself,
    /// It could not come to anything: an attack that could not hurt, a card that could do nothing.
    Hopeless,
}

impl BlunderKind {
    /// Every kind.
    pub const ALL: [Self; 3] = [Self::HelpsEnemy, Self::HarmsOneself, Self::Hopeless];
}

/// A move that helps an enemy or harms its player, and gains nothing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Blunder {
    /// What is wrong with it.
    pub kind: BlunderKind,
    /// Who made it.
    pub seat: Seat,
    /// What was done, in English: for whoever mends the player.
    pub what: String,
}

/// Watches a match decision by decision and says which moves were blunders. It is told everything, so it belongs to
/// whoever holds the match and never to a player.
pub trait BlunderWatch<G: Game>: Send {
    /// A seat answers this question with the action, which has not been carried out yet. Questions with one choice are
    /// told as well.
    fn decided(&mut self, question: &Question<'_, G>, action: G::Action);

    /// The action was carried out: the blunder that has shown by it, of whoever made it. `view` gives what a seat sees now.
    fn carried_out(&mut self, view: &dyn Fn(Seat) -> G::View) -> Option<Blunder>;
}
