//! The damage of each Steambot, its Resource Tokens and Tag Tokens, and who is left.

use coal::action::Slot;
use coal::state::{Ended, FATAL_DAMAGE, MOST_TOKENS, TAG_TOKENS};
use leptos::prelude::*;
use serde::{Deserialize, Serialize};
use table::{Seat, SeatSet};

use super::Sheet;
use super::options::model_name;
use crate::Count;
use crate::pad::Pad;
use crate::parts::{Counter, Tool};

/// The damage of a Steambot, as its board shows it (COAL-OBJ-08).
type Damage = Count<0, { FATAL_DAMAGE as i16 }>;
/// The tokens of one kind on the cards of a seat: five cards hold no more (COAL-PLAY-06, COAL-OVD-01).
type OnCards = Count<0, { Slot::ALL.len() as i16 * MOST_TOKENS as i16 }>;
/// The Tag Tokens of a seat (COAL-TAG-02).
type Tags = Count<0, { TAG_TOKENS as i16 }>;

/// The damage from which on the track of the board is red.
const NEAR: i16 = 7;

/// A Steambot with its board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Machine {
    damage: Damage,
    /// Steam and Energy on its cards.
    tokens: [OnCards; 2],
    tags: Tags,
}

impl Default for Machine {
    fn default() -> Self {
        Self { damage: Damage::default(), tokens: Default::default(), tags: Tags::near(Tags::MOST) }
    }
}

impl Machine {
    /// Whether it is destroyed (COAL-END-01).
    pub const fn is_destroyed(&self) -> bool {
        self.damage.get() >= Damage::MOST
    }

    /// The tokens on its cards.
    pub fn tokens(&self) -> i16 {
        self.tokens.iter().map(|kind| kind.get()).sum()
    }

    /// Its cards hold so much Steam and Energy.
    #[cfg(test)]
    pub fn hold(&mut self, tokens: [i16; 2]) {
        self.tokens = tokens.map(OnCards::near);
    }

    /// It takes damage.
    #[cfg(test)]
    pub fn hit(&mut self, damage: i16) {
        self.damage.step(damage);
    }
}

/// The outcome, if the Steambots that still work decide the match.
fn outcome(sheet: &Sheet) -> Option<Ended> {
    let living = sheet.living();
    // Who fell last is not known here: all who have fallen share a tie.
    sheet.options().judge(sheet.seats(), living, SeatSet::first(sheet.seats()))
}

/// The Steambots.
#[component]
pub fn MachinesTool(pad: Pad<Sheet>) -> impl IntoView {
    let seats = pad.of(Sheet::seats);
    let outcome = pad.of(outcome);
    let seating = pad.of(|sheet| sheet.agreed.seating.clone());
    let names = move |seats: SeatSet| seating.with(|seating| seating.all_of(&pad.app, seats));
    let said = move || match outcome.get() {
        Some(Ended { is_tie: true, .. }) => pad.say("tie"),
        Some(Ended { winners, .. }) => {
            pad.say_with("wins", &[("who", names(winners).into()), ("n", winners.len().into())])
        }
        None => pad.say_with("fatal", &[("n", FATAL_DAMAGE.into())]),
    };
    view! {
        <Tool id="machines" title=pad.text("machines")>
            <p class="meaning" class:decided=move || outcome.get().is_some() role="status">{said}</p>
            {move || Seat::all(seats.get()).map(|seat| view! { <Board pad seat/> }).collect_view()}
        </Tool>
    }
}

#[component]
fn Board(pad: Pad<Sheet>, seat: Seat) -> impl IntoView {
    let place = seat.index();
    let seating = pad.of(|sheet| sheet.agreed.seating.clone());
    let who = move || seating.with(|seating| seating.who(&pad.app, seat));
    let damage = pad.of(move |sheet| sheet.machines[place].damage.get());
    let is_destroyed = pad.of(move |sheet| sheet.machines[place].is_destroyed());
    let is_near = pad.of(move |sheet| sheet.machines[place].damage.get() >= NEAR);
    let is_active = pad.of(move |sheet| sheet.turn.active() == seat);
    let plays_tags = pad.of(|sheet| sheet.agreed.tag_mode);
    let model = pad.of(move |sheet| sheet.agreed.model(seat));
    let team = pad.of(move |sheet| sheet.options().team_mate(seat).map(|mate| seat.0.min(mate.0) + 1));
    let team =
        move || team.get().map(|n| view! { <span class="mark">{pad.say_with("team", &[("n", n.into())])}</span> });
    let cell = move |n: i16| {
        view! { <span class="cell" class:hit=move || { n > 0 && n <= damage.get() } class:here=move || n == damage.get()>{n}</span> }
    };
    let tokens = move |kind: usize, id: &'static str| {
        view! {
            <Counter app=pad.app name=format!("{id}-{}", seat.0) label=pad.text(id) value=pad.of(move |sheet| sheet.machines[place].tokens[kind].get())
                least=OnCards::LEAST most=OnCards::MOST step=move |by| pad.change(|sheet| sheet.machines[place].tokens[kind].step(by))/>
        }
    };
    view! {
        <div class="player" data-player=seat.0 class:spent=is_destroyed class:active=is_active>
            <h3>{who}" "<span class="seat-model">{move || model.get().map(model_name)}</span>" "{team}</h3>
            <div class="track" aria-hidden="true" class:danger=is_near>{(0..=Damage::MOST).map(cell).collect_view()}</div>
            <Counter app=pad.app name=format!("damage-{}", seat.0) label=pad.text("damage") value=damage
                least=Damage::LEAST most=Damage::MOST steps=&[1, 3] step=move |by| pad.change(|sheet| sheet.machines[place].damage.step(by))/>
            <div class="pools">
                {tokens(0, "steam")}
                {tokens(1, "energy")}
                <Show when=move || plays_tags.get()>
                    <Counter app=pad.app name=format!("tags-{}", seat.0) label=pad.text("tags") value=pad.of(move |sheet| sheet.machines[place].tags.get())
                        least=Tags::LEAST most=Tags::MOST step=move |by| pad.change(|sheet| sheet.machines[place].tags.step(by))/>
                </Show>
            </div>
            <p class="hint" role="status">{move || is_destroyed.get().then(|| pad.say("destroyed"))}</p>
        </div>
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sheet(players: u8, damages: &[i16]) -> Sheet {
        let mut seating = crate::Seating::default();
        seating.seat(players);
        let mut sheet = Sheet::default();
        sheet.seat(seating);
        sheet.machines.iter_mut().zip(damages).for_each(|(machine, damage)| machine.hit(*damage));
        sheet
    }

    /// COAL-END-01, COAL-END-03, COAL-END-04, COAL-MP-08.
    #[test]
    fn the_last_working_steambot_wins() {
        let winners = |sheet: &Sheet| {
            outcome(sheet).map(|ended| (ended.winners.iter().map(|seat| seat.0).collect::<Vec<_>>(), ended.is_tie))
        };
        assert_eq!(winners(&sheet(2, &[9, 0])), None);
        assert_eq!(winners(&sheet(2, &[10, 9])), Some((vec![1], false)));
        assert_eq!(winners(&sheet(2, &[12, 10])), Some((vec![0, 1], true)));
        assert_eq!(winners(&sheet(3, &[10, 0, 3])), None);
        assert_eq!(winners(&sheet(3, &[10, 10, 3])), Some((vec![2], false)));
    }
}
