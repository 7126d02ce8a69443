//! The ships of Single Player in the notation for people.
//!
//! `ships 200 300:2 240:2+ 0 220:over objects 3,7 given 3,7,12 once spent locked lock-next weaker 5 second-chance ignores-next ignores aims
//! die 4`: the shields in the order of the row, each with its countdown (`+` where it began in this turn of the ships, `over` where
//! the skill was released), then the objects that the player has and those that were given. Below it stand the destroyed
//! guardians in an `incinerator` line, the others like cards of a seat, each `in` the ship of an Estro; `shown 1` is the first of
//! those that were turned up in the player's turn.

use std::fmt::Write as _;

use table::Wording;

use super::read::{Line, about};
use crate::facts::SHIPS;
use crate::fleet::{ObjectNo, ships};
use crate::state::{Alarm, CardId, Fleet, Hoard, Ship, State};

impl State {
    /// The line of the ships.
    pub(super) fn write_ships(&self, out: &mut String) {
        let fleet = &self.fleet;
        out.push_str("ships");
        for ship in fleet.ships {
            let alarm = match ship.alarm {
                Alarm::Counting { left, is_new } => format!(":{left}{}", if is_new { "+" } else { "" }),
                Alarm::Over if ship.shields > 0 => ":over".to_owned(),
                _ => String::new(),
            };
            let _ = write!(out, " {}{alarm}", ship.shields);
        }
        for (word, set) in [("objects", fleet.held), ("given", fleet.given)] {
            if set != 0 {
                let numbers: Vec<String> =
                    ObjectNo::all().filter(|object| set & object.bit() != 0).map(|object| object.to_string()).collect();
                let _ = write!(out, " {word} {}", numbers.join(","));
            }
        }
        for (is_on, word) in [
            (self.hoard(SHIPS).attacks_once, "once"),
            (fleet.has_used, "spent"),
            (fleet.no_objects, "locked"),
            (fleet.no_objects_next, "lock-next"),
            (fleet.second_chance, "second-chance"),
            (fleet.ignores_next, "ignores-next"),
            (fleet.ignores, "ignores"),
            (fleet.aims, "aims"),
        ] {
            if is_on {
                let _ = write!(out, " {word}");
            }
        }
        for (n, word) in [(fleet.weaker, "weaker"), (fleet.die, "die")] {
            if n > 0 {
                let _ = write!(out, " {word} {n}");
            }
        }
        out.push('\n');
    }

    /// The place of a guardian among those that were turned up in the player's turn, from 1.
    pub(super) fn shown_place(&self, guardian: CardId) -> Option<usize> {
        self.fleet.shown.place_of(guardian).map(|place| place + 1)
    }
}

/// Reads what stands behind `ships`: the fleet, and what belongs to them as to a seat.
///
/// # Errors
/// The first word that does not fit.
pub(super) fn read_ships(words: &mut Line<'_>) -> Result<(Fleet, Hoard), Wording> {
    let (mut fleet, mut hoard) = (Fleet::default(), Hoard::default());
    for ship in fleet.ships.iter_mut().take(ships().len()) {
        *ship = read_ship(words.value("ships")?)?;
    }
    while let Some(word) = words.next() {
        match word {
            "objects" => fleet.held = read_objects(words.value(word)?)?,
            "given" => fleet.given = read_objects(words.value(word)?)?,
            "once" => hoard.attacks_once = true,
            "spent" => fleet.has_used = true,
            "locked" => fleet.no_objects = true,
            "lock-next" => fleet.no_objects_next = true,
            "second-chance" => fleet.second_chance = true,
            "ignores-next" => fleet.ignores_next = true,
            "ignores" => fleet.ignores = true,
            "aims" => fleet.aims = true,
            "weaker" => fleet.weaker = words.byte(word, 99)?,
            "die" => fleet.die = words.byte(word, 6)?,
            other => return Err(about("line-word", other)),
        }
    }
    fleet.given |= fleet.held;
    Ok((fleet, hoard))
}

/// `240`, `240:2`, `240:2+`, `240:over`.
fn read_ship(text: &str) -> Result<Ship, Wording> {
    let (shields, alarm) = text.split_once(':').map_or((text, None), |(shields, alarm)| (shields, Some(alarm)));
    let shields = shields.parse::<i16>().ok().filter(|shields| (0..=9999).contains(shields));
    let alarm = match (alarm, shields) {
        (None, Some(0)) | (Some("over"), _) => Some(Alarm::Over),
        (None, _) => Some(Alarm::Quiet),
        (Some(count), _) => {
            let (number, is_new) = count.strip_suffix('+').map_or((count, false), |number| (number, true));
            let left = number.parse::<u8>().ok().filter(|left| (1..=99).contains(left));
            left.map(|left| Alarm::Counting { left, is_new })
        }
    };
    let ship = shields.zip(alarm).map(|(shields, alarm)| Ship { shields, alarm });
    ship.ok_or_else(|| about("line-ship", text))
}

/// `3,7`: numbers of objects.
fn read_objects(text: &str) -> Result<u32, Wording> {
    let read = |set: u32, part: &str| {
        let number = part.parse::<u8>().ok();
        let object = ObjectNo::all().find(|object| Some(object.0 + 1) == number);
        object.map(|object| set | object.bit())
    };
    text.split(',').try_fold(0, read).ok_or_else(|| about("line-object", text))
}
