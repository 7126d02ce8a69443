//! The Oblivion Dial as data: 25 sectors, each with a symbol, a name, a category and what it does (ESTRO-QUAD-04, ESTRO-QUAD-13).
//!
//! `cards/dial.ron` is the table of the house. What a sector does is written in the card language, seen by the player who has
//! lost a card: `This` is the card that was just destroyed. Its text is generated from that. Whoever has another table puts it
//! in the place of the file; [`check()`] says what does not fit.

use std::fmt;
use std::sync::OnceLock;

use serde::{Deserialize, Serialize};
use table::{Chance, Draw, Seat};

use crate::language::check::{self, CardProblem};
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

/// Everything that is wrong with a table, each problem with the place of its sector.
#[must_use]
pub fn check(sectors: &[Sector]) -> Vec<(usize, CardProblem)> {
    let mut found = Vec::new();
    if sectors.len() != SECTORS {
        found.push((0, check::problem("symbol", "check-sectors", &[("n", SECTORS.into())])));
    }
    for (place, sector) in sectors.iter().enumerate() {
        let mut add = |field, id| found.push((place, check::problem(field, id, &[])));
        let is_new = !sectors[..place].iter().any(|other| other.symbol == sector.symbol);
        if !is_new || !check::is_id(&sector.symbol) {
            add("symbol", "check-symbol");
        }
        let is_of_path = |letter: char| letter.is_ascii_alphanumeric() || " .,-".contains(letter);
        if sector.sign.is_empty() || !sector.sign.chars().all(is_of_path) {
            add("sign", "check-sign");
        }
        if [&sector.name.en, &sector.name.it].iter().any(|name| name.trim().is_empty()) {
            add("name", "check-name");
        }
        // Another turn of the dial follows when the sector is done (ESTRO-QUAD-11).
        if destroys_before_its_end(&sector.effects) {
            add("effects", "check-sector-destroys");
        }
        if !sector.effects.is_empty() {
            found.extend(check::gift(&sector.gift()).into_iter().map(|problem| (place, problem)));
        }
    }
    found
}

/// Whether an effect destroys cards, or sacrifices some, and others stand behind it.
fn destroys_before_its_end(effects: &[Effect]) -> bool {
    let Some((last, before)) = effects.split_last() else { return false };
    before.iter().any(destroys)
        || match last {
            Effect::Coin(then) => destroys_before_its_end(then),
            Effect::Toss(heads, tails) => destroys_before_its_end(heads) || destroys_before_its_end(tails),
            _ => false,
        }
}

fn destroys(effect: &Effect) -> bool {
    match effect {
        Effect::Destroy(_) | Effect::Sacrifice(_) => true,
        Effect::Coin(then) => then.iter().any(destroys),
        Effect::Toss(heads, tails) => heads.iter().chain(tails).any(destroys),
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use table::Language;

    use super::*;
    use crate::card_text;

    /// ESTRO-QUAD-13: the house table is sound; ledger 8.5: 11 bonus, 8 malus, 6 neutral.
    #[test]
    fn nothing_is_wrong_with_the_house_table() {
        let found: Vec<String> = check(house()).iter().map(|(place, problem)| format!("{place}: {problem}")).collect();
        assert_eq!(found, Vec::<String>::new());
        let of = |kind| house().iter().filter(|sector| sector.kind == kind).count();
        assert_eq!([SectorKind::Bonus, SectorKind::Malus, SectorKind::Neutral].map(of), [11, 8, 6]);
    }

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

    #[test]
    fn what_a_table_must_keep_is_told() {
        let mut table = house().to_vec();
        table.truncate(3);
        table[1].symbol = table[0].symbol.clone();
        table[2].effects =
            vec![Effect::Destroy(crate::language::Target::This), Effect::AttackOnce(crate::language::Who::You)];
        let fields: Vec<(usize, &str)> = check(&table).iter().map(|(place, problem)| (*place, problem.field)).collect();
        assert_eq!(fields, [(0, "symbol"), (1, "symbol"), (2, "effects"), (2, "gift")]);
    }
}
