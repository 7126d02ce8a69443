//! Games that can be written into records.

use crate::{Positioned, Problem, Told, Wording};

/// A game whose agreed table and cards can be written and parsed as text, so that a record holds everything that a
/// match needs.
pub trait Recorded: Positioned + Told {
    /// The cards and pilots of a table.
    type Cards: Clone + Send + Sync + 'static;

    /// The cards of this table.
    fn cards(setup: &Self::Setup) -> Self::Cards;

    /// The cards as text, one line each, complete enough that a later change of the cards cannot spoil the record.
    fn cards_text(cards: &Self::Cards) -> String;

    /// Parses the text of [`Recorded::cards_text`].
    ///
    /// # Errors
    /// Every line that does not fit, with what was expected.
    fn read_cards(text: &str) -> Result<Self::Cards, Vec<Problem>>;

    /// The agreed table as text, without its cards.
    fn setup_text(setup: &Self::Setup) -> String;

    /// Parses the text of [`Recorded::setup_text`] into a table with these cards.
    ///
    /// # Errors
    /// Every line that does not fit, and everything that is wrong with the table.
    fn read_setup(text: &str, cards: &Self::Cards) -> Result<Self::Setup, Vec<Problem>>;

    /// Parses the notation of an action.
    ///
    /// # Errors
    /// What was expected instead.
    fn read_action(text: &str) -> Result<Self::Action, Wording>;
}
