//! Questions that a person alone before a screen need not be asked: a window in which the seat can do nothing, and
//! choices with one answer.

use table::{Choices as _, Game as _, Seat};

use crate::action::Action;
use crate::state::{State, WindowKind};
use crate::timing::{FREE, of_entry, of_play};

/// The yield of a seat that can do nothing in the open window, or nothing that it cannot also do later in the Turn:
/// with its next Action, or before it discards.
pub(super) fn answer(state: &State, seat: Seat) -> Option<Action> {
    let window = state.window()?;
    let choices = state.choices(seat);
    let is_edge = matches!(window.kind, WindowKind::BeforeDraw | WindowKind::EndOfTurn | WindowKind::BeforeDiscard);
    let mut others = (0..choices.len()).map(|k| choices.get(k)).filter(|action| *action != Action::Yield);
    let is_idle = if is_edge { others.all(|action| comes_again(state, seat, action)) } else { others.next().is_none() };
    is_idle.then_some(Action::Yield)
}

/// The only answer that is left. If the seat may take something back, it is asked nevertheless, because that is another
/// answer.
pub(super) fn forced(state: &State, seat: Seat) -> Option<Action> {
    let is_final = state.window().is_none() && state.take_back_refusal(seat).is_some();
    let choices = state.choices(seat);
    (is_final && choices.len() == 1).then(|| choices.get(0))
}

/// Whether an action that is possible now is possible at other stable points as well.
fn comes_again(state: &State, seat: Seat, action: Action) -> bool {
    let moments = match action {
        Action::Play(code) => state
            .in_hand(seat, code)
            .map_or(0, |instance| of_play(state.card_of(instance).kind, state.ready_of(instance).play.as_ref())),
        Action::Use(slot, number) => {
            let entry = state.ready_at(slot).abilities.get(number as usize);
            entry.map_or(0, of_entry)
        }
        _ => 0,
    };
    moments & FREE != 0
}
