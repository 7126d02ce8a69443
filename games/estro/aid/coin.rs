//! A coin: for who begins, and for the Gifts that call it (ESTRO-SETUP-02, ESTRO-GIFT-15).

use leptos::prelude::*;
use serde::{Deserialize, Serialize};
use table::{Chance, Draw};

use super::Sheet;
use crate::pad::Pad;
use crate::parts::{Seen, Tool};

/// A side of the coin.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
enum Coin {
    Heads,
    Tails,
}

impl Coin {
    const fn as_str(self) -> &'static str {
        match self {
            Self::Heads => "heads",
            Self::Tails => "tails",
        }
    }
}

/// The last flip of the coin.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Flip {
    side: Option<Coin>,
    /// How often it was flipped, so that the same side is seen to be a new one.
    flips: u32,
}

impl Flip {
    fn flip(&mut self, chance: &mut impl Chance) {
        let side = if chance.below(Draw::named("coin"), 2) == 0 { Coin::Heads } else { Coin::Tails };
        *self = Self { side: Some(side), flips: self.flips.wrapping_add(1) };
    }
}

/// The coin.
#[component]
pub fn CoinTool(pad: Pad<Sheet>) -> impl IntoView {
    let flip = pad.of(|sheet| sheet.flip);
    let seen = Seen::up_to(untrack(|| flip.get().flips));
    let shown = move || {
        let flip = flip.get();
        let class = format!("coin {}", seen.class(flip.flips));
        let name = flip.side?.as_str();
        Some(view! { <span class=class data-coin=name>{move || pad.say(name)}</span> })
    };
    view! {
        <Tool id="coin" title=pad.text("coin")>
            <div class="coin-place" role="status">{shown}</div>
            <button type="button" class="secondary wide" id="flip" on:click=move |_| pad.change(|sheet| sheet.flip.flip(&mut browser::chance::TrueChance))>
                {move || pad.say("flip")}
            </button>
        </Tool>
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn both_sides_come() {
        let (mut flip, mut chance) = (Flip::default(), table::Fast::new(3));
        let sides: Vec<_> = (0..50)
            .map(|_| {
                flip.flip(&mut chance);
                flip.side.unwrap()
            })
            .collect();
        assert!(sides.contains(&Coin::Heads) && sides.contains(&Coin::Tails));
        assert_eq!(flip.flips, 50);
    }
}
