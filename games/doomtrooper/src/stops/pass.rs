//! Passing for a time: until something happens to the seat, or to the end of the Turn. It ends on public facts alone.

use std::fmt;

use table::{Fingerprint, Seat};

use crate::state::{Frame, SlotNo, Stage, State, WindowKind, flag};

/// Windows are passed for a time. Where it begins is noted when the orders are looked at first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pass {
    /// To the end of this Turn, by its number.
    Turn(Option<u16>),
    /// Until something happens to the seat, or its Turn begins: a number that stands for all that it openly has.
    Until(Option<u64>),
}

impl Pass {
    /// How people write them.
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

    /// What is left of it.
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

/// Whether what goes on is about a seat: its own warrior fights, or what was announced or has happened names it or a card
/// that it controls.
fn is_about(state: &State, seat: Seat) -> bool {
    let is_own = |slot: SlotNo| state.is_in_play(slot) && state.slot(slot).controller == seat;
    let combat = &state.combat;
    is_own(combat.attacker)
        || is_own(combat.defender)
        || state.frames.iter().any(|frame| match frame {
            // What somebody still composes is nobody's business (TIME-02).
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

/// A number that stands for everything that a seat openly has: points, how many cards in hand, its cards in play and what
/// is on them, whether it is its Turn.
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
