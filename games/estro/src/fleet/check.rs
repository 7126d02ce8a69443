//! What the tables of ships and objects must keep. All problems are reported together.

use super::{Knack, OBJECTS, Object, Ship, Skill};
use crate::language::check::{self, CardProblem};
use crate::language::{Bilingual, Estro, Gift};

/// The most shields of a ship, and the longest countdown, in turns of the ships.
const MOST_SHIELDS: i16 = 999;
/// See [`MOST_SHIELDS`].
const LONGEST_COUNTDOWN: u8 = 9;

type Found = Vec<(usize, CardProblem)>;

/// What a name, a picture, effects and a knack must keep.
fn check_parts(
    place: usize,
    name: &Bilingual,
    sign: &str,
    gift: &Gift,
    knack: (Option<Knack>, bool),
    found: &mut Found,
) {
    let mut add = |field, id| found.push((place, check::problem(field, id, &[])));
    if [&name.en, &name.it].iter().any(|name| name.trim().is_empty()) {
        add("name", "check-name");
    }
    let is_of_path = |letter: char| letter.is_ascii_alphanumeric() || " .,-".contains(letter);
    if sign.is_empty() || !sign.chars().all(is_of_path) {
        add("sign", "check-sign");
    }
    let (knack, is_of_ship) = knack;
    if knack.is_some_and(|knack| knack.is_of_ship() != is_of_ship) {
        add("knack", "check-knack");
    }
    if gift.effects.is_empty() {
        if knack.is_none() {
            add("effects", "check-nothing");
        }
    } else {
        found.extend(check::gift_of_fleet(gift).into_iter().map(|problem| (place, problem)));
    }
}

/// Everything that is wrong with a table of ships, each problem with the place of its ship.
#[must_use]
pub fn ships(ships: &[Ship]) -> Found {
    let mut found = Vec::new();
    if !ships.iter().map(|ship| ship.estro).eq(Estro::ALL) {
        found.push((0, check::problem("estro", "check-ships", &[])));
    }
    for (place, ship) in ships.iter().enumerate() {
        if !(1..=MOST_SHIELDS).contains(&ship.shields) || !(1..=LONGEST_COUNTDOWN).contains(&ship.countdown) {
            let values = [("shields", MOST_SHIELDS.into()), ("countdown", LONGEST_COUNTDOWN.into())];
            found.push((place, check::problem("shields", "check-shields", &values)));
        }
        let Skill { name, knack, .. } = &ship.skill;
        check_parts(place, name, &ship.sign, &ship.skill.gift(), (*knack, true), &mut found);
    }
    found
}

/// Everything that is wrong with a table of objects, each problem with the place of its object.
#[must_use]
pub fn objects(objects: &[Object]) -> Found {
    let mut found = Vec::new();
    if objects.len() != OBJECTS {
        found.push((0, check::problem("symbol", "check-objects", &[("n", OBJECTS.into())])));
    }
    for (place, object) in objects.iter().enumerate() {
        let is_new = !objects[..place].iter().any(|other| other.symbol == object.symbol);
        if !is_new || !check::is_id(&object.symbol) {
            found.push((place, check::problem("symbol", "check-symbol", &[])));
        }
        check_parts(place, &object.name, &object.sign, &object.gift(), (object.knack, false), &mut found);
    }
    found
}

#[cfg(test)]
mod tests {
    use super::Found;
    use crate::fleet::{self, Knack};
    use crate::language::{Effect, Source};

    fn said(found: &Found) -> Vec<String> {
        found.iter().map(|(place, problem)| format!("{place}: {problem}")).collect()
    }

    /// ESTRO-SOLO-07, ESTRO-SOLO-25: the tables of the house are sound, and all of them is ours.
    #[test]
    fn nothing_is_wrong_with_the_tables_of_the_house() {
        assert_eq!(said(&super::ships(fleet::ships())), Vec::<String>::new());
        assert_eq!(said(&super::objects(fleet::objects())), Vec::<String>::new());
        assert!(fleet::ships().iter().all(|ship| ship.source == Source::House));
        assert!(fleet::objects().iter().all(|object| object.source == Source::House));
        let shields: Vec<(i16, u8)> = fleet::ships().iter().map(|ship| (ship.shields, ship.countdown)).collect();
        assert_eq!(shields, [(200, 2), (300, 3), (240, 3), (180, 2), (220, 3)]);
    }

    #[test]
    fn what_a_table_must_keep_is_told() {
        let mut row = fleet::ships().to_vec();
        row.swap(0, 1);
        (row[2].shields, row[3].skill.knack) = (0, Some(Knack::Aim));
        row[4].skill.effects = vec![Effect::Destroy(crate::language::Target::This)];
        let fields: Vec<(usize, &str)> =
            super::ships(&row).iter().map(|(place, problem)| (*place, problem.field)).collect();
        assert_eq!(fields, [(0, "estro"), (2, "shields"), (3, "knack"), (4, "gift")]);
        let mut list = fleet::objects().to_vec();
        list.truncate(2);
        list[1].symbol = list[0].symbol.clone();
        (list[0].effects, list[0].knack) = (Vec::new(), None);
        let fields: Vec<(usize, &str)> =
            super::objects(&list).iter().map(|(place, problem)| (*place, problem.field)).collect();
        assert_eq!(fields, [(0, "symbol"), (0, "effects"), (1, "symbol")]);
    }
}
