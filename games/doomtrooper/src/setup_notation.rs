//! A position in the form that people write, setup notation: the cards in their places, and the state of the Turn.
//!
//! ```text
//! turn 7 active 0 actions 3
//! seat 0 destiny 10 promotion 0
//!   hand bauhaus-jump-suit 2 chasseur
//!   draw 01100 ...
//!   squad chasseur as scout wounded
//!   card 01120 on scout
//!   hidden blood-beret
//! seat 1 destiny 5
//!   kohort necromutant covered
//! ```
//!
//! A card is its number or its name, with dashes for blanks. A card in play may get a name of its own (`as scout`); the
//! second copy without one is `chasseur.2`; or it is called by its place, `#3`, at any point of the text. A line `draw`
//! names the Draw Pile from the top; `...` means all cards that are not named. Without the line, all of these lie in
//! the Draw Pile; where a `draw` line has no `...`, they are annihilated. A seat's knowledge of a card follows from the
//! place of the card, unless it is written in brackets: `chasseur(0,2)`, `chasseur(all)`. Windows ask only seats that
//! could do something, unless the first line contains `windows all`. docs/engine-protocol.md shows every kind of line.
//!
//! The notation cannot express announced items or combats in progress; windows of the Turn may be open, and effects may
//! last. [`write()`] writes a state in this notation, exactly except for which of several copies of a card is which, or
//! reports the parts that it cannot express. [`show`] is for reading: it prints any state. Its additions to the
//! notation are on lines that begin with `=`, which are not read (ratings), and with `>`, which are refused (items in
//! progress).

mod read;
mod show;
#[cfg(test)]
mod tests;
mod write;

use std::collections::BTreeMap;

use table::Seat;

use crate::language::{Code, Name};
use crate::program::{CompiledCards, Pc};
use crate::set::{CardNo, CardSet};
use crate::state::{Ends, Instance, SlotNo, State, TurnStep, WindowKind, flag};

pub use read::read;
pub use show::show;
pub use write::{Unsaid, write};

/// The names of cards in play in a position.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Names(BTreeMap<String, Instance>);

impl Names {
    /// The place of the card with this name: a name of its own, a card, or a card with the number of its copy among
    /// those without a name of their own: `chasseur.2`.
    #[must_use]
    pub fn find(&self, state: &State, name: &str) -> Option<SlotNo> {
        if let Some(instance) = self.0.get(name) {
            return state.in_play().find(|slot| state.slot(*slot).instance == *instance);
        }
        let (name, copy) = match name.rsplit_once('.') {
            Some((name, copy)) => (name, copy.parse::<usize>().ok()?.checked_sub(1)?),
            None => (name, 0),
        };
        let card = find_card(&state.rules.cards, name)?;
        self.unnamed(state, card).nth(copy)
    }

    /// The copies of a card in play that have no name of their own.
    fn unnamed<'a>(&'a self, state: &'a State, card: CardNo) -> impl Iterator<Item = SlotNo> + 'a {
        state.in_play().filter(move |slot| {
            let instance = state.slot(*slot).instance;
            state.identity[instance.index()] == card && self.own_name(instance).is_none()
        })
    }

    fn own_name(&self, instance: Instance) -> Option<&str> {
        self.0.iter().find(|(_, named)| **named == instance).map(|(name, _)| name.as_str())
    }
}

/// The number of a card that is written as its number or as its name with dashes for blanks.
#[must_use]
pub fn code_of(state: &State, word: &str) -> Option<Code> {
    let cards = &state.rules.cards;
    find_card(cards, word).map(|number| cards.card(number).code)
}

/// The card of a set that is written as its number or as its name with dashes for blanks.
#[must_use]
pub fn find_card(cards: &CardSet, word: &str) -> Option<CardNo> {
    let coded = word.parse::<Code>().ok().and_then(|code| cards.coded(code));
    coded.or_else(|| cards.named(&Name::from(word)))
}

/// The words of the flags of a card in play.
const FLAGS: [(&str, u16); 16] = [
    ("wounded", flag::WOUNDED),
    ("covered", flag::COVERED),
    ("inside", flag::INSIDE),
    ("transferred", flag::TRANSFERRED),
    ("left-cover", flag::LEFT_COVER),
    ("in-use", flag::IN_USE),
    ("used", flag::USED),
    ("used-2", flag::USED_2),
    ("used-3", flag::USED_3),
    ("wounded-now", flag::WOUNDED_NOW),
    ("killed", flag::KILLED),
    ("annihilated", flag::ANNIHILATED),
    ("barred", flag::BARRED),
    ("stays", flag::STAYS),
    ("attacked", flag::ATTACKED),
    ("doomed", flag::DOOMED),
];

/// The words of the steps of a Turn.
const STEPS: [(&str, TurnStep); 8] = [
    ("begin", TurnStep::Begin),
    ("redraw", TurnStep::Redraw),
    ("before-draw", TurnStep::BeforeDraw),
    ("draw", TurnStep::Draw),
    ("actions", TurnStep::Actions),
    ("actions-over", TurnStep::ActionsOver),
    ("discard", TurnStep::Discard),
    ("over", TurnStep::Over),
];

/// The words of the windows that may be open in a position: those of the Turn.
const WINDOWS: [(&str, WindowKind); 4] = [
    ("free", WindowKind::Free),
    ("before-draw", WindowKind::BeforeDraw),
    ("before-discard", WindowKind::BeforeDiscard),
    ("end-of-turn", WindowKind::EndOfTurn),
];

/// The word of an end of effects, whether a seat follows, and the end.
type End = (&'static str, bool, fn(Seat) -> Ends);

/// The words of the ends of effects.
const ENDS: [End; 8] = [
    ("combat", false, |_| Ends::Combat),
    ("turn", false, |_| Ends::Turn),
    ("turn-of", true, Ends::TurnOf),
    ("end-of-turn-of", true, Ends::EndOfTurnOf),
    ("end-of-turn-after-of", true, Ends::EndOfTurnAfterOf),
    ("reverses", false, |_| Ends::Reverses),
    ("exchanges", true, Ends::Exchanges),
    ("never", false, |_| Ends::Never),
];

/// Steps of programs by their cards, which is how people can name them.
impl CompiledCards {
    /// The step of this number in the programs of a card, from 0, if it exists.
    pub(crate) fn step_of(&self, card: CardNo, number: u16) -> Option<Pc> {
        let pc = self.begins.get(card.index())?.checked_add(number)?;
        let end = self.begins.get(card.index() + 1).map_or(self.code.len(), |next| usize::from(*next));
        (usize::from(pc) < end).then_some(pc)
    }

    /// The card of a step, and its number in the programs of that card.
    pub(crate) fn card_of_step(&self, pc: Pc) -> (CardNo, u16) {
        // The programs of a card without any begin where those of the next card do.
        let card = self.begins.partition_point(|begin| *begin <= pc).saturating_sub(1);
        (CardNo(card as u16), pc - self.begins[card])
    }
}
