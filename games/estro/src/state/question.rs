//! What a seat is asked.

use serde::{Deserialize, Serialize};
use table::Seat;

use super::CardId;
use crate::language::Moment;

/// A question that one seat answers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Question {
    pub seat: Seat,
    pub prompt: Prompt,
}

/// What is asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) enum Prompt {
    /// Whether a Chimera is declared (ESTRO-CHIM-02).
    Declare,
    /// Which card of the hand the card that was just played absorbs, or none (ESTRO-CHIM-04). It is asked whether or not the hand
    /// holds a card with a Gift.
    Absorb,
    /// Which Estro of a Chimera counts (ESTRO-CHIM-12).
    Name(CardId),
    /// Whether a Necrotoken is spent on the draw (ESTRO-NEC-04).
    Token,
    /// Which card of the hand is played, and how (ESTRO-TURN-09).
    Play,
    /// Into which field a card enters (ESTRO-CONQ-15).
    Field,
    /// Which bonuses the own card of the clash has (ESTRO-GEN-04).
    Claim,
    /// What the battle TOT of the own card of the clash is (ESTRO-MNE-04).
    Total,
    /// Which card of the hand an error costs (ESTRO-MNE-06).
    Penalty,
    /// What else in Phase 2 (ESTRO-FACE-07, ESTRO-TURN-11).
    Extras,
    /// Which card attacks which, or none (ESTRO-TURN-16).
    Attack,
    /// A window: act or pass (ESTRO-TURN-22).
    Window(Moment),
    /// A Gift: use it or not (ESTRO-GIFT-02).
    Use(CardId),
    /// A Gift: which card (ESTRO-GIFT-18). With `true` the Gift may still be declined.
    Choose(CardId, bool),
    /// A coin: heads or tails (ESTRO-GIFT-15).
    Coin(CardId),
    /// A Gift: which Estro (ESTRO-CARD-09).
    Estro(CardId),
    /// A special: for which card (ESTRO-ZONE-06, ESTRO-ZONE-10).
    Special(u8),
    /// After a special in an attack: keep, redirect or stop (ESTRO-ATK-19).
    Redirection,
    /// Whether an Illusio card ambushes in the place of a covered card, and which (ESTRO-IMBO-01). It is asked whenever the
    /// seat holds any card at all, so that nobody learns whether it holds an Illusio card (ESTRO-IMBO-03).
    Ambush,
    /// Which of several Gifts comes first (ESTRO-GIFT-20).
    Order,
    /// Which of several destroyed cards comes first (ESTRO-DEST-08).
    Burn,
    /// Which card is discarded (ESTRO-TURN-21, ESTRO-DEST-04).
    Discard,
    /// Which of the drawn cards is kept.
    Keep,
    /// Which face-down guardian is turned up (ESTRO-SOLO-15).
    Reveal,
    /// Which own card a guardian attacks (ESTRO-SOLO-25, object 19).
    Aim,
    /// Which ship an object is about.
    Ship,
    /// Which two statistics are exchanged.
    Stats,
    /// What the next die shows (ESTRO-SOLO-25, object 24).
    Die,
    /// Nothing: the match is over, or something is being carried out.
    Nothing,
}
