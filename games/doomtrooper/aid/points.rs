//! Destiny and Promotion Points of every player, and who is out.

use doomtrooper::Options;
use leptos::prelude::*;
use serde::{Deserialize, Serialize};
use table::Seat;

use super::Sheet;
use crate::Count;
use crate::pad::Pad;
use crate::parts::{Counter, Switch, Tool};

/// Points: never negative (GAME-10, GAME-11), and without a limit in the rules.
type Pool = Count<0, 999>;

/// The points of a player.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Points {
    /// Destiny Points, D.
    pub destiny: Pool,
    /// Promotion Points, P.
    pub promotion: Pool,
    /// Whether the player is out (MULTI-04).
    pub is_out: bool,
}

impl Points {
    /// The opening credit (SETUP-04).
    pub fn at_start(options: &Options) -> Self {
        Self { destiny: Pool::near(options.starting_destiny.into()), ..Self::default() }
    }
}

/// The points of all players.
#[component]
pub fn PointsTool(pad: Pad<Sheet>) -> impl IntoView {
    let seats = pad.of(Sheet::seats);
    view! {
        <Tool id="points" title=pad.text("points")>
            {move || Seat::all(seats.get()).map(|seat| view! { <Player pad seat/> }).collect_view()}
        </Tool>
    }
}

#[component]
fn Player(pad: Pad<Sheet>, seat: Seat) -> impl IntoView {
    let place = seat.index();
    let seating = pad.of(|sheet| sheet.agreed.seating.clone());
    let who = move || seating.with(|seating| seating.who(&pad.app, seat));
    let is_out = pad.of(move |sheet| sheet.points[place].is_out);
    let is_active = pad.of(move |sheet| sheet.turn.turns.active() == seat);
    let team = pad.of(move |sheet| sheet.options().team_of(seat));
    let total = pad.of(move |sheet| sheet.options().counted(seat, &sheet.promotions()));
    let team = move || {
        let n = team.get()?;
        let values = [("n", (n + 1).into()), ("points", total.get().into())];
        Some(view! { <span class="mark">{pad.say_with("team", &values)}</span> })
    };
    view! {
        <div class="player" data-player=seat.0 class:spent=is_out class:active=is_active>
            <h3>{who}" "{team}</h3>
            <div class="pools">
                <Counter app=pad.app name=format!("destiny-{}", seat.0) label=pad.text("destiny") value=pad.of(move |sheet| sheet.points[place].destiny.get())
                    least=Pool::LEAST most=Pool::MOST steps=&[1, 5] step=move |by| pad.change(|sheet| sheet.points[place].destiny.step(by))/>
                <Counter app=pad.app name=format!("promotion-{}", seat.0) label=pad.text("promotion") value=pad.of(move |sheet| sheet.points[place].promotion.get())
                    least=Pool::LEAST most=Pool::MOST steps=&[1, 5] step=move |by| pad.change(|sheet| sheet.points[place].promotion.step(by))/>
            </div>
            <Switch name="out" label=pad.text("out") is_on=is_out switch=move |is_on| pad.change(|sheet| sheet.points[place].is_out = is_on)/>
        </div>
    }
}
