//! Passing for a time: until something happens to the seat, or to the end of the Turn. Only public facts end it.

use std::fmt;

use table::{Fingerprint, Seat};

use crate::state::{Frame, SlotNo, Stage, State, WindowKind, flag};

/// A time during which windows are passed. Its start is noted when the orders are first applied.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pass {
    /// To the end of this Turn, by its number.
    Turn(Option<u16>),
    /// Until something happens to the seat, or its Turn begins: a number computed from everything that is openly the
    /// seat's.
    Until(Option<u64>),
}

impl Pass {
    /// Their names, as people write them.
    pub const NAMES: [&'static str; 2] = ["pass-turn", "pass-until"];

    pub(super) fn read(word: &str) -> Option<Self> {
        let (name, since) = match word.split_once('@') {
            Some((name, since)) => (name, Some(since)),
            None => (word, None),
        };
        match (Self::NAMES.iter().position(|other| *other == name)?, since) {
            (0, None) => Some(Self::Turn(None)),
            (0, Some(since)) => since.parse().ok().map(|turn| Self::Turn(Some(turn))),
            (_, None) => Some(Self::Until(None)),
            (_, Some(since)) => u64::from_str_radix(since, 16).ok().map(|print| Self::Until(Some(print))),
        }
    }

    /// Whether windows are passed now.
    pub(super) fn lasts(self, state: &State, seat: Seat) -> bool {
        match self {
            Self::Turn(since) => since.is_none_or(|turn| turn == state.turn),
            Self::Until(since) => !is_about(state, seat) && since.is_none_or(|print| print == openly_has(state, seat)),
        }
    }

    /// The rest of the pass, if it still lasts.
    pub(super) fn now(self, state: &State, seat: Seat) -> Option<Self> {
        let begun = match self {
            Self::Turn(None) => Self::Turn(Some(state.turn)),
            Self::Until(None) => Self::Until(Some(openly_has(state, seat))),
            begun => begun,
        };
        begun.lasts(state, seat).then_some(begun)
    }
}

impl fmt::Display for Pass {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Turn(None) => f.write_str(Self::NAMES[0]),
            Self::Turn(Some(turn)) => write!(f, "{}@{turn}", Self::NAMES[0]),
            Self::Until(None) => f.write_str(Self::NAMES[1]),
            Self::Until(Some(print)) => write!(f, "{}@{print:x}", Self::NAMES[1]),
        }
    }
}

/// Whether the current events concern a seat: its own warrior fights, or an announcement or event names it or a card
/// that it controls.
fn is_about(state: &State, seat: Seat) -> bool {
    let is_own = |slot: SlotNo| state.is_in_play(slot) && state.slot(slot).controller == seat;
    let combat = &state.combat;
    is_own(combat.attacker)
        || is_own(combat.defender)
        || state.frames.iter().any(|frame| match frame {
            // An unfinished composition is secret (TIME-02).
            Frame::Item(item) if item.stage >= Stage::Announced && item.seat != seat => {
                item.player == seat || item.targets.into_iter().any(is_own)
            }
            Frame::Window(window) => {
                matches!(window.kind, WindowKind::Event(_) | WindowKind::Victory)
                    && (window.player == seat || is_own(window.subject))
            }
            _ => false,
        })
}

/// A number computed from everything that is openly a seat's: points, the size of the hand, its cards in play and the
/// cards on them, whether it is its Turn.
fn openly_has(state: &State, seat: Seat) -> u64 {
    let side = state.side(seat);
    let mut print = Fingerprint::default();
    print.number(side.destiny as u32).number(side.promotion as u32).number(state.hand_len(seat).into());
    print.number(u32::from(state.active == seat)).number(side.pile_len.into());
    for slot in state.in_play() {
        let card = state.slot(slot);
        let is_on_own = {
            let bearer = state.bearer(slot);
            state.is_in_play(bearer) && state.slot(bearer).controller == seat
        };
        let is_on_seat = card.at == crate::state::At::Player && card.host.0 == seat.0;
        if card.controller == seat || is_on_own || is_on_seat {
            let shown = card.flags & (flag::WOUNDED | flag::COVERED | flag::INSIDE);
            print.number(card.order.into()).number(card.at as u32).number(card.host.0.into()).number(shown.into());
            print.number(card.controller.0.into());
        }
    }
    print.finish()
}
