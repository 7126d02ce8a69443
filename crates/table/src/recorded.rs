//! A game that can be put on paper.

use crate::{Positioned, Problem, Wording};

/// A game whose agreed table and cards can be written and read as text, so that a record holds all that a match needs.
pub trait Recorded: Positioned {
    /// The cards and pilots of a table.
    type Cards: Clone + Send + Sync + 'static;

    /// The cards of this table.
    fn cards(setup: &Self::Setup) -> Self::Cards;

    /// The cards as text, one line each, so complete that a later change of the cards cannot spoil the record.
    fn cards_text(cards: &Self::Cards) -> String;

    /// The cards that the text describes.
    ///
    /// # Errors
    /// Every line that does not fit, with what was expected.
    fn read_cards(text: &str) -> Result<Self::Cards, Vec<Problem>>;

    /// The agreed table as text, without its cards.
    fn setup_text(setup: &Self::Setup) -> String;

    /// The table that the text describes, with these cards.
    ///
    /// # Errors
    /// Every line that does not fit, and everything that is wrong with the table.
    fn read_setup(text: &str, cards: &Self::Cards) -> Result<Self::Setup, Vec<Problem>>;

    /// The action of this notation.
    ///
    /// # Errors
    /// What was expected instead.
    fn read_action(text: &str) -> Result<Self::Action, Wording>;
}
