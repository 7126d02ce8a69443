//! The Oblivion Dial as data: 25 sectors, each with a symbol, a name, a category and what it does (ESTRO-QUAD-04, ESTRO-QUAD-13).
//!
//! `cards/dial.ron` is the table of the house. What a sector does is written in the card language, seen by the player who has
//! lost a card: `This` is the card that was just destroyed. Its text is generated from that. Whoever has another table puts it
//! in the place of the file; [`check::sectors`] says what does not fit.

pub mod check;

use std::fmt;
use std::sync::OnceLock;

use serde::{Deserialize, Serialize};
use table::{Chance, Draw, Seat};

use crate::language::{Bilingual, Effect, Gift, Source, Timing, Usage};

/// How many sectors the dial has (ESTRO-QUAD-04).
pub const SECTORS: usize = 25;

/// The file of the house table: its name and its text.
pub const DIAL_FILE: (&str, &str) = ("dial.ron", include_str!("../cards/dial.ron"));

/// The house table as people read it, a line a sector: its sign, then its name, its category and its text in English and in
/// Italian, between `|`. It is generated from [`DIAL_FILE`], for a page that does not load the card language.
pub const DIAL_TEXTS: &str = include_str!("../cards/dial.txt");

/// The number of a sector, from 0; it is written from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct SectorNo(pub u8);

impl fmt::Display for SectorNo {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", u16::from(self.0) + 1)
    }
}

/// The category of a sector (ESTRO-QUAD-05).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum SectorKind {
    /// Dragonfly: good for whoever has lost the card.
    Bonus,
    /// Moth: bad.
    Malus,
    /// Mirror: neither, or for both.
    Neutral,
}

impl SectorKind {
    /// How messages and pages call it.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        ["bonus", "malus", "neutral"][self as usize]
    }
}

/// A sector as it is written in `cards/dial.ron`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Sector {
    /// The id of its symbol, unique: small letters.
    pub symbol: String,
    /// The outline of its symbol: an SVG path in a field of 24 by 24, drawn as a line.
    pub sign: String,
    /// Its name, in each language.
    pub name: Bilingual,
    /// Its category.
    pub kind: SectorKind,
    /// What it does, in order.
    #[serde(default)]
    pub effects: Vec<Effect>,
    /// Where it comes from.
    #[serde(default)]
    pub source: Source,
}

impl Sector {
    /// What it does as a Gift of the card that was just destroyed, used by the player who has lost it.
    #[must_use]
    pub fn gift(&self) -> Gift {
        Gift {
            usage: Usage::Plain,
            timing: Timing::OnDestroyed,
            from_hand: false,
            optional: false,
            delay: 0,
            watch: None,
            counter: None,
            effects: self.effects.clone(),
        }
    }
}

/// The house table, in the order of the dial.
///
/// # Panics
/// Never in a program that passed its tests: the file is part of it, and a test reads and checks it.
#[must_use]
pub fn house() -> &'static [Sector] {
    static HOUSE: OnceLock<Vec<Sector>> = OnceLock::new();
    HOUSE.get_or_init(|| {
        let (name, text) = DIAL_FILE;
        notation::from_str(text).unwrap_or_else(|error| panic!("{name}: {error}"))
    })
}

/// The sector of a number in the house table.
#[must_use]
pub fn sector(no: SectorNo) -> Option<&'static Sector> {
    house().get(no.0 as usize)
}

/// What each sector of the house table does: see [`Sector::gift`].
pub(crate) fn gifts() -> &'static [Gift] {
    static GIFTS: OnceLock<Vec<Gift>> = OnceLock::new();
    GIFTS.get_or_init(|| house().iter().map(Sector::gift).collect())
}

/// What the sector of a number in the house table does.
#[must_use]
pub fn gift(no: SectorNo) -> Option<&'static Gift> {
    gifts().get(no.0 as usize)
}

/// On which sector the dial stops when it turns for a seat, each as likely as any other (ESTRO-QUAD-04). A script of draws
/// calls the sectors by their numbers.
pub fn stop(seat: Seat, chance: &mut impl Chance) -> SectorNo {
    SectorNo(chance.among(Draw::of("dial", seat), SECTORS as u32, |place| place + 1) as u8)
}

#[cfg(test)]
mod tests {
    use table::Language;

    use super::*;
    use crate::card_text;

    /// ESTRO-QUAD-13: only the first sector is known; all others are ours.
    #[test]
    fn one_sector_is_known() {
        let known: Vec<&str> = house()
            .iter()
            .filter(|sector| sector.source != Source::House)
            .map(|sector| sector.name.it.as_str())
            .collect();
        assert_eq!(known, ["Riavvio d'emergenza"]);
    }

    /// `INSTA_UPDATE=always cargo test -p estro dial` writes `cards/dial.txt` anew.
    #[test]
    fn the_texts_of_the_dial_are_not_stale() {
        let line = |sector: &Sector| {
            let said = Language::ALL.map(|language| {
                let (kind, text) =
                    (card_text::sector_kind(sector.kind, language), card_text::sector_text(sector, language));
                format!("{}|{kind}|{text}", card_text::sector_name(sector, language))
            });
            format!("{}|{}\n", sector.sign, said.join("|"))
        };
        let texts: String = house().iter().map(line).collect();
        if std::env::var("INSTA_UPDATE").is_ok_and(|update| update == "always") {
            std::fs::write(concat!(env!("CARGO_MANIFEST_DIR"), "/cards/dial.txt"), &texts).unwrap();
        }
        assert_eq!(DIAL_TEXTS.replace("\r\n", "\n"), texts, "INSTA_UPDATE=always cargo test -p estro dial");
    }
}
