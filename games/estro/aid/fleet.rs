//! The five ships of Single Player: shields, guardians, alarms, and whom their guardians attack (chapter SOLO of the rulebook).

use estro::card_text::estro_name;
use estro::fleet::{Alarm, GUARDIANS, SHIP_TEXTS, one_by_lot};
use estro::language::Estro;
use leptos::prelude::*;
use serde::{Deserialize, Serialize};
use table::Chance;

use super::{Sheet, turn};
use crate::Count;
use crate::pad::Pad;
use crate::parts::{Counter, Seen, Tool};

/// The shields of a ship: a skill may give more than at the start.
type Shields = Count<0, 999>;
/// The cards of the player among which the ships choose.
type Targets = Count<0, 25>;
/// The longest countdown that an effect may have made.
const LONGEST: u8 = 9;

/// What a guardian is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
enum Guardian {
    #[default]
    Covered,
    Open,
    Destroyed,
}

impl Guardian {
    const fn as_str(self) -> &'static str {
        match self {
            Self::Covered => "covered",
            Self::Open => "open",
            Self::Destroyed => "destroyed",
        }
    }

    /// What it becomes when it is pressed. A destroyed one comes back face up, as a skill may bring it back (ESTRO-SOLO-07).
    const fn next(self) -> Self {
        match self {
            Self::Covered | Self::Destroyed => Self::Open,
            Self::Open => Self::Destroyed,
        }
    }
}

/// A ship.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Ship {
    shields: Shields,
    guardians: [Guardian; GUARDIANS],
    /// Which of them have attacked in this turn, one bit each (ESTRO-SOLO-16).
    attacked: u8,
    #[serde(deserialize_with = "alarm")]
    alarm: Alarm,
}

/// Reads an alarm; its countdown is within the limits.
fn alarm<'de, D: serde::Deserializer<'de>>(deserializer: D) -> Result<Alarm, D::Error> {
    match Alarm::deserialize(deserializer)? {
        Alarm::Counting { left, .. } if !(1..=LONGEST).contains(&left) => {
            Err(serde::de::Error::custom(format!("{left} is no countdown")))
        }
        alarm => Ok(alarm),
    }
}

impl Ship {
    /// The guardians that are so.
    fn those(&self, fits: impl Fn(Guardian) -> bool) -> Vec<u8> {
        let guardians = self.guardians.iter().enumerate();
        guardians.filter(|(_, guardian)| fits(**guardian)).map(|(place, _)| place as u8).collect()
    }

    const fn is_destroyed(&self) -> bool {
        self.shields.get() == 0
    }
}

/// An attack of the ships.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Shot {
    ship: Estro,
    guardian: Count<0, { GUARDIANS as i16 - 1 }>,
    target: Targets,
}

/// The ships.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Fleet {
    ships: [Ship; 5],
    targets: Targets,
    shot: Option<Shot>,
    /// How often targets were drawn, so that the same result is seen to be a new one.
    draws: u32,
}

impl Default for Fleet {
    fn default() -> Self {
        let ships = Estro::ALL.map(|ship| Ship {
            shields: Shields::near(told(ship).shields),
            guardians: [Guardian::Covered; GUARDIANS],
            attacked: 0,
            alarm: Alarm::Quiet,
        });
        Self { ships, targets: Targets::default(), shot: None, draws: 0 }
    }
}

/// A ship as people read it.
struct Told {
    sign: &'static str,
    shields: i16,
    countdown: u8,
    /// Name, name of the skill and its text, in English and in Italian.
    texts: [[&'static str; 3]; 2],
}

/// A ship of the house. The aid loads their texts, and not the card language of which they are made.
fn told(ship: Estro) -> Told {
    let mut parts = SHIP_TEXTS.lines().nth(ship.index()).unwrap_or_default().split('|');
    let mut next = || parts.next().unwrap_or_default();
    Told {
        sign: next(),
        shields: next().parse().unwrap_or_default(),
        countdown: next().parse().unwrap_or_default(),
        texts: [[next(), next(), next()], [next(), next(), next()]],
    }
}

impl Fleet {
    /// A new turn begins: the ships' alarms go on if theirs is over (ESTRO-SOLO-20), and every guardian may attack again.
    pub fn next_turn(mut self, ends: turn::Whose) -> Self {
        for ship in &mut self.ships {
            ship.attacked = 0;
            if ends == turn::Whose::Ships {
                ship.alarm = ship.alarm.counted();
            }
        }
        self.shot = None;
        self
    }

    /// A guardian is turned up, destroyed or comes back; with the last one the alarm sounds (ESTRO-SOLO-19).
    fn press(&mut self, ship: Estro, place: usize, whose: turn::Whose) {
        let changed = &mut self.ships[ship.index()];
        changed.guardians[place] = changed.guardians[place].next();
        let is_alone = changed.guardians.iter().all(|guardian| *guardian == Guardian::Destroyed);
        if is_alone && changed.alarm == Alarm::Quiet {
            changed.alarm = Alarm::Counting { left: told(ship).countdown, is_new: whose == turn::Whose::Ships };
        }
    }

    /// Another covered guardian of a ship is turned up by lot (ESTRO-SOLO-13).
    fn turn_one_up(&mut self, ship: Estro, chance: &mut impl Chance) {
        let changed = &mut self.ships[ship.index()];
        let covered = changed.those(|guardian| guardian == Guardian::Covered);
        if let Some(place) = one_by_lot(&covered, chance, u32::from) {
            changed.guardians[usize::from(place)] = Guardian::Open;
        }
    }

    /// Changes the shields of a ship; at 0 it is destroyed, and its alarm is over (ESTRO-SOLO-22, ESTRO-SOLO-24).
    fn change_shields(&mut self, ship: Estro, by: i16) {
        let changed = &mut self.ships[ship.index()];
        changed.shields.step(by);
        if changed.is_destroyed() {
            changed.alarm = Alarm::Over;
        }
    }

    /// The guardians that may attack: face up, and not yet in this turn (ESTRO-SOLO-16).
    fn attackers(&self) -> Vec<(Estro, u8)> {
        let of = |ship: Estro| {
            let state = &self.ships[ship.index()];
            let open = state.those(|guardian| guardian == Guardian::Open).into_iter();
            open.filter(|place| state.attacked >> place & 1 == 0).map(move |place| (ship, place)).collect::<Vec<_>>()
        };
        Estro::ALL.into_iter().flat_map(of).collect()
    }

    /// Why no targets are drawn, by the id of the message (ESTRO-SOLO-18).
    fn why_no_shot(&self) -> Option<&'static str> {
        match (self.attackers().is_empty(), self.targets.get()) {
            (true, _) => Some("no-attacker"),
            (false, 0) => Some("no-target"),
            _ => None,
        }
    }

    /// Attacker and target by lot, as the referee draws them (ESTRO-SOLO-17). Whether there was an attack.
    fn shoot(&mut self, chance: &mut impl Chance) -> bool {
        let which = |(ship, place): (Estro, u8)| ship as u32 * GUARDIANS as u32 + u32::from(place) + 1;
        let targets: Vec<i16> = (1..=self.targets.get()).collect();
        let Some((ship, place)) = one_by_lot(&self.attackers(), chance, which).filter(|_| !targets.is_empty()) else {
            return false;
        };
        let target = one_by_lot(&targets, chance, |target| u32::from(target.unsigned_abs()));
        self.ships[ship.index()].attacked |= 1 << place;
        let (guardian, target) = (Count::near(place.into()), Targets::near(target.unwrap_or_default()));
        (self.shot, self.draws) = (Some(Shot { ship, guardian, target }), self.draws.wrapping_add(1));
        true
    }
}

/// The name of a ship.
fn name_of(pad: &Pad<Sheet>, ship: Estro) -> String {
    format!("{} ({})", told(ship).texts[pad.app.language.get() as usize][0], estro_name(ship))
}

/// The ships.
#[component]
pub fn FleetTool(pad: Pad<Sheet>) -> impl IntoView {
    let shot = pad.of(|sheet| (sheet.fleet.shot, sheet.fleet.draws));
    let seen = Seen::up_to(untrack(|| shot.get().1));
    let why_not = pad.of(|sheet| sheet.fleet.why_no_shot());
    let said = move || {
        let (shot, draws) = shot.get();
        let Shot { ship, guardian, target } = shot?;
        let (n, target) = (guardian.get() + 1, target.get());
        let values = [("n", n.into()), ("ship", name_of(&pad, ship).into()), ("target", target.into())];
        Some(view! { <p class=format!("dial-name {}", seen.class(draws))>{pad.say_with("shot", &values)}</p> })
    };
    let shoot = move |_| {
        pad.change(|sheet| {
            if sheet.fleet.shoot(&mut browser::chance::TrueChance) {
                sheet.turn.attack();
            }
        });
    };
    let won = pad.of(|sheet| sheet.fleet.ships.iter().all(Ship::is_destroyed));
    view! {
        <Tool id="fleet" title=pad.text("fleet")>
            <p class="hint">{move || pad.say("fleet-hint")}</p>
            {move || won.get().then(|| view! { <p class="meaning decided" role="status">{pad.say("fleet-won")}</p> })}
            <div class="fleet-ships">{Estro::ALL.map(|ship| view! { <ShipLine pad ship/> })}</div>
            <Counter app=pad.app name="targets" label=pad.text("targets") value=pad.of(|sheet| sheet.fleet.targets.get())
                least=Targets::LEAST most=Targets::MOST step=move |by| pad.change(|sheet| sheet.fleet.targets.step(by))/>
            <button type="button" class="secondary wide" id="shoot" aria-disabled=move || why_not.get().is_some().to_string() on:click=shoot>
                {move || pad.say("shoot")}
            </button>
            <div role="status">{move || why_not.get().map(|id| view! { <p class="hint">{pad.say(id)}</p> })}{said}</div>
        </Tool>
    }
}

/// A ship with its guardians.
#[component]
fn ShipLine(pad: Pad<Sheet>, ship: Estro) -> impl IntoView {
    let place = ship.index();
    let Told { sign, texts, .. } = told(ship);
    let sign = super::art::outline(sign);
    let shields = pad.of(move |sheet| sheet.fleet.ships[place].shields.get());
    let state = pad.of(move |sheet| sheet.fleet.ships[place].alarm);
    let alarm = move || match state.get() {
        _ if shields.get() == 0 => pad.say("ship-destroyed"),
        Alarm::Quiet => pad.say("alarm-quiet"),
        Alarm::Counting { left, .. } => pad.say_with("alarm-counting", &[("n", left.into())]),
        Alarm::Over => pad.say("skill-released"),
    };
    let skill = move || {
        let [_, name, text] = texts[pad.app.language.get() as usize];
        view! { <b>{name}</b>": "{text} }
    };
    let guardian = move |no: usize| {
        let state = pad.of(move |sheet| sheet.fleet.ships[place].guardians[no]);
        let say = move || pad.say_with(&format!("guardian-{}", state.get().as_str()), &[("n", (no as u16 + 1).into())]);
        let press = move |_| pad.change(|sheet| sheet.fleet.press(ship, no, turn::whose(sheet)));
        view! {
            <button type="button" class="guardian" data-guardian=no + 1 data-state=move || state.get().as_str() aria-label=say on:click=press>
                {no + 1}
            </button>
        }
    };
    let is_open = pad.of(move |sheet| !sheet.fleet.ships[place].guardians.contains(&Guardian::Covered));
    let turn_up = move |_| pad.change(|sheet| sheet.fleet.turn_one_up(ship, &mut browser::chance::TrueChance));
    let name = move || name_of(&pad, ship);
    view! {
        <div class="player ship" data-ship=ship.as_str() class:spent=move || shields.get() == 0>
            <h3><span class="ship-sign" aria-hidden="true" inner_html=sign></span>{name}</h3>
            <Counter app=pad.app name=format!("shields-{ship}") label=pad.text("shields") value=shields steps=&[1, 10]
                least=Shields::LEAST most=Shields::MOST step=move |by| pad.change(|sheet| sheet.fleet.change_shields(ship, by))/>
            <div class="guardians" role="group" aria-label=pad.text("guardians")>{(0..GUARDIANS).map(guardian).collect_view()}</div>
            <button type="button" class="plain" data-turn-up=ship.as_str() aria-disabled=move || is_open.get().to_string() on:click=turn_up>
                {move || pad.say("guardian-resists")}
            </button>
            <p class="alarm" role="status" class:counting=move || matches!(state.get(), Alarm::Counting { .. })>{alarm}</p>
            <p class="hint">{skill}</p>
        </div>
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use turn::Whose;

    fn without_guardians(ship: Estro, whose: Whose) -> Fleet {
        let mut fleet = Fleet::default();
        for place in 0..GUARDIANS {
            fleet.press(ship, place, whose);
            assert_eq!(fleet.ships[ship.index()].alarm, Alarm::Quiet);
            fleet.press(ship, place, whose);
        }
        fleet
    }

    /// ESTRO-SOLO-19, ESTRO-SOLO-20: the countdown begins with the last guardian, and not in the turn of the ships that it began in.
    #[test]
    fn the_alarm_counts_the_turns_of_the_ships() {
        for (whose, turns) in [(Whose::Player, 2), (Whose::Ships, 3)] {
            let mut fleet = without_guardians(Estro::Ardo, whose);
            for _ in 0..turns {
                assert!(matches!(fleet.ships[0].alarm, Alarm::Counting { .. }));
                fleet = fleet.next_turn(Whose::Player).next_turn(Whose::Ships);
            }
            assert_eq!(fleet.ships[0].alarm, Alarm::Over);
        }
    }

    /// ESTRO-SOLO-22, ESTRO-SOLO-24.
    #[test]
    fn a_ship_without_shields_releases_no_skill() {
        let mut fleet = without_guardians(Estro::Illusio, Whose::Player);
        fleet.change_shields(Estro::Illusio, -300);
        let ship = fleet.ships[Estro::Illusio.index()];
        assert!(ship.is_destroyed() && ship.alarm == Alarm::Over);
    }

    /// ESTRO-SOLO-16 to ESTRO-SOLO-18: two attacks are those of two different guardians, and all of them come.
    #[test]
    fn targets_are_drawn_among_all_that_may_attack() {
        let mut fleet = Fleet { targets: Targets::near(3), ..Fleet::default() };
        let mut chance = table::Fast::new(1);
        assert!(fleet.why_no_shot() == Some("no-attacker") && !fleet.shoot(&mut chance));
        for (ship, place) in [(Estro::Ardo, 1), (Estro::Manpo, 4)] {
            fleet.press(ship, place, Whose::Player);
        }
        let mut seen = std::collections::BTreeSet::new();
        for _ in 0..100 {
            let mut fleet = fleet;
            for _ in 0..2 {
                assert!(fleet.shoot(&mut chance));
                let Shot { ship, guardian, target } = fleet.shot.unwrap();
                seen.insert((ship as u8, guardian.get(), target.get()));
            }
            assert!(!fleet.shoot(&mut chance));
        }
        assert_eq!(seen.len(), 6);
        fleet.targets = Targets::default();
        assert_eq!(fleet.why_no_shot(), Some("no-target"));
    }

    /// ESTRO-SOLO-13.
    #[test]
    fn a_guardian_that_resists_turns_another_one_up() {
        let (mut fleet, mut chance) = (Fleet::default(), table::Fast::new(1));
        for open in 1..=GUARDIANS + 1 {
            fleet.turn_one_up(Estro::Granito, &mut chance);
            assert_eq!(fleet.ships[1].those(|guardian| guardian == Guardian::Open).len(), open.min(GUARDIANS));
        }
    }

    #[test]
    fn every_ship_has_its_texts_and_a_wrong_countdown_is_refused() {
        assert_eq!(Estro::ALL.map(|ship| told(ship).shields), [200, 300, 240, 180, 220]);
        assert_eq!(told(Estro::Ardo).texts[1][0], "Vulcano");
        let fleet = without_guardians(Estro::Ardo, Whose::Player);
        let text = notation::to_string(&fleet).unwrap();
        assert_eq!(notation::from_str::<Fleet>(&text).unwrap(), fleet);
        assert!(notation::from_str::<Fleet>(&text.replace("left:2", "left:99")).is_err());
    }
}
