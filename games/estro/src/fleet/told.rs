//! Ships and objects as people read them, for a page that does not load the card language.

/// The ships of the house in the order of their row, a line each, between `|`: sign, shields and countdown; then name, name of the
/// skill and its text, in English and in Italian. Generated from `cards/ships.ron`.
pub const SHIP_TEXTS: &str = include_str!("../../cards/ships.txt");

/// The objects of the house in the order of their numbers, a line each, between `|`: the sign; then name and text, in English and
/// in Italian. Generated from `cards/objects.ron`.
pub const OBJECT_TEXTS: &str = include_str!("../../cards/objects.txt");

#[cfg(test)]
mod tests {
    use table::Language;

    use super::*;
    use crate::card_text::{object_name, object_text, ship_name, skill_name, skill_text};
    use crate::fleet::{Object, Ship, objects, ships};

    /// `INSTA_UPDATE=always cargo test -p estro told` writes `cards/ships.txt` and `cards/objects.txt` anew.
    #[test]
    fn the_texts_of_ships_and_objects_are_generated() {
        let ship = |ship: &Ship| {
            let said = Language::ALL.map(|language| {
                let (skill, text) = (skill_name(&ship.skill, language), skill_text(&ship.skill, language));
                format!("{}|{skill}|{text}", ship_name(ship, language))
            });
            format!("{}|{}|{}|{}\n", ship.sign, ship.shields, ship.countdown, said.join("|"))
        };
        let object = |object: &Object| {
            let said = Language::ALL
                .map(|language| format!("{}|{}", object_name(object, language), object_text(object, language)));
            format!("{}|{}\n", object.sign, said.join("|"))
        };
        let ships: String = ships().iter().map(ship).collect();
        let objects: String = objects().iter().map(object).collect();
        let files = [("ships", SHIP_TEXTS, ships), ("objects", OBJECT_TEXTS, objects)];
        if std::env::var("INSTA_UPDATE").is_ok_and(|update| update == "always") {
            for (file, _, made) in &files {
                std::fs::write(format!("{}/cards/{file}.txt", env!("CARGO_MANIFEST_DIR")), made).unwrap();
            }
        }
        for (_, kept, made) in files {
            assert_eq!(kept.replace("\r\n", "\n"), made, "INSTA_UPDATE=always cargo test -p estro told");
        }
    }
}
