//! The common pool of Resource Tokens.

use coal::state::TOKEN_SUPPLY;
use leptos::prelude::*;
use table::Seat;

use super::Sheet;
use crate::pad::Pad;
use crate::parts::Tool;

/// The tokens on the cards of all seats whose Steambots still work; those of the others have gone back (COAL-MP-07).
fn in_use(sheet: &Sheet) -> i16 {
    let living = sheet.living();
    Seat::all(sheet.seats())
        .filter(|seat| living.contains(*seat))
        .map(|seat| sheet.machines[seat.index()].tokens())
        .sum()
}

/// The pool.
#[component]
pub fn PoolTool(pad: Pad<Sheet>) -> impl IntoView {
    let in_use = pad.of(in_use);
    let said = move || {
        let used = in_use.get();
        let left = i16::from(TOKEN_SUPPLY) - used;
        // By default the pool never runs dry (COAL-OBJ-07).
        let (id, n) = if left < 0 { ("pool-beyond", -left) } else { ("pool-left", left) };
        pad.say_with(id, &[("n", n.into()), ("all", TOKEN_SUPPLY.into()), ("used", used.into())])
    };
    view! {
        <Tool id="pool" title=pad.text("pool")>
            <p class="meaning" role="status">{said}</p>
        </Tool>
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// COAL-MP-07: the tokens of a destroyed Steambot are in the pool again.
    #[test]
    fn tokens_of_a_destroyed_steambot_are_not_in_use() {
        let mut sheet = Sheet::default();
        assert_eq!(in_use(&sheet), 0);
        sheet.machines.iter_mut().take(3).for_each(|machine| machine.hold([4, 2]));
        assert_eq!(in_use(&sheet), 12);
        sheet.machines[0].hit(10);
        assert_eq!(in_use(&sheet), 6);
    }
}
