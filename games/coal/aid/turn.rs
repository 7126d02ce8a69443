//! Whose turn it is.

use leptos::prelude::*;

use super::Sheet;
use crate::pad::Pad;
use crate::parts::Tool;

/// The turn.
#[component]
pub fn TurnTool(pad: Pad<Sheet>) -> impl IntoView {
    let turn = pad.of(|sheet| sheet.turn);
    let title = move || pad.say_with("turn-n", &[("n", turn.get().number().into())]);
    let who = pad.of(|sheet| (sheet.agreed.seating.clone(), sheet.turn.active()));
    let whose = move || {
        let who = who.with(|(seating, active)| seating.who(&pad.app, *active));
        pad.say_with("turn-of", &[("who", who.into())])
    };
    // No card is activated in the first turn of a seat (COAL-TURN-13).
    let reminder = move || pad.say(if turn.get().is_first() { "first-turn" } else { "turn-kinds" });
    view! {
        <Tool id="turn" title=Signal::derive(title)>
            <p class="turn-of" data-seat=move || turn.get().active().0>{whose}</p>
            <p class="meaning" role="status">{reminder}</p>
        </Tool>
    }
}

#[cfg(test)]
mod tests {
    use crate::Seating;
    use crate::Sheet as _;

    /// COAL-TURN-01: turns go round over destroyed Steambots.
    #[test]
    fn turns_pass_over_destroyed_steambots() {
        let mut seating = Seating::default();
        seating.seat(3);
        let mut sheet = super::Sheet::default();
        sheet.seat(seating);
        sheet.machines[1].hit(10);
        assert_eq!(sheet.next_turn().map(|sheet| sheet.turn.active().0), Some(2));
        (0..3).for_each(|seat| sheet.machines[seat].hit(10));
        assert_eq!(sheet.next_turn(), None);
    }
}
