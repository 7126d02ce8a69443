//! The ships and objects of Single Player as data: five ships, each with shields, a countdown and a skill (ESTRO-SOLO-07), and 25
//! objects (ESTRO-SOLO-25).
//!
//! `cards/ships.ron` and `cards/objects.ron` are the tables of the house. What a skill or an object does is written in the card
//! language, seen by the player; what that has no words for is a [`Knack`]. Their texts are generated from that. Whoever has
//! other tables puts them in the place of the files; [`check::ships`] and [`check::objects`] say what does not fit.

pub mod check;
mod told;

use std::fmt;
use std::sync::OnceLock;

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use table::{Chance, Draw};

use crate::language::{Bilingual, Effect, Estro, Gift, Moment, Source, Timing, Usage};

pub use told::{OBJECT_TEXTS, SHIP_TEXTS};

/// How many guardians each ship has (ESTRO-SOLO-08).
pub const GUARDIANS: usize = 5;
/// How many objects there are (ESTRO-SOLO-25).
pub const OBJECTS: usize = 25;

/// The file of the ships of the house: its name and its text.
pub const SHIPS_FILE: (&str, &str) = ("ships.ron", include_str!("../cards/ships.ron"));
/// The file of the objects of the house.
pub const OBJECTS_FILE: (&str, &str) = ("objects.ron", include_str!("../cards/objects.ron"));

/// The number of an object, from 0; it is written from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct ObjectNo(pub u8);

impl ObjectNo {
    /// Every object.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..OBJECTS as u8).map(Self)
    }

    /// Its bit in a set of objects.
    pub(crate) const fn bit(self) -> u32 {
        1 << self.0
    }
}

impl fmt::Display for ObjectNo {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", u16::from(self.0) + 1)
    }
}

/// The alarm of a ship (ESTRO-SOLO-19).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Alarm {
    /// It has guardians.
    #[default]
    Quiet,
    /// The skill is released after so many turns of the ships.
    Counting {
        /// How many are left.
        left: u8,
        /// Whether it began in the ships' turn that is going on, which does not count (ESTRO-SOLO-20).
        is_new: bool,
    },
    /// The skill was released, or the ship is destroyed (ESTRO-SOLO-24).
    Over,
}

impl Alarm {
    /// The alarm at the end of a turn of the ships: one that counts down goes on, and is over when its skill is released
    /// (ESTRO-SOLO-20).
    #[must_use]
    pub const fn counted(self) -> Self {
        match self {
            Self::Counting { left, is_new: true } => Self::Counting { left, is_new: false },
            Self::Counting { left: 0 | 1, .. } => Self::Over,
            Self::Counting { left, .. } => Self::Counting { left: left - 1, is_new: false },
            Self::Quiet | Self::Over => self,
        }
    }
}

/// What a skill or an object does beyond the words of the card language.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Knack {
    /// In the next turn of the ships, guardians that attack have that much less TOT.
    Weaken(u8),
    /// The next own card that would be destroyed before the player's next turn stays where it is.
    SecondChance,
    /// The player's next attack in this turn ignores the DEX of its target.
    IgnoreDex,
    /// The player chooses the target of the first attack in the ships' next turn.
    Aim,
    /// The player chooses what its next die in this turn shows.
    LoadDie,
    /// One destroyed guardian of the ship, drawn by lot, comes back face up, its Gift inhibited.
    Rebirth,
    /// That many face-up cards of the player, those with the highest TOT, are turned face down until the end of the ships' next
    /// turn, and then up again without their Gift.
    Veil(u8),
    /// In the player's next turn no object is used.
    NoObjects,
}

impl Knack {
    /// How messages call it.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Weaken(_) => "weaken",
            Self::SecondChance => "second-chance",
            Self::IgnoreDex => "ignore-dex",
            Self::Aim => "aim",
            Self::LoadDie => "load-die",
            Self::Rebirth => "rebirth",
            Self::Veil(_) => "veil",
            Self::NoObjects => "no-objects",
        }
    }

    /// The number in its message; 0 where there is none.
    #[must_use]
    pub const fn number(self) -> u8 {
        match self {
            Self::Weaken(n) | Self::Veil(n) => n,
            _ => 0,
        }
    }

    /// Whether only a ship has it, or only an object.
    pub(crate) const fn is_of_ship(self) -> bool {
        matches!(self, Self::Rebirth | Self::Veil(_) | Self::NoObjects)
    }
}

/// A skill as it is written in `cards/ships.ron`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Skill {
    /// Its name, in each language.
    pub name: Bilingual,
    /// What it does, in order.
    #[serde(default)]
    pub effects: Vec<Effect>,
    /// What it does after that.
    #[serde(default)]
    pub knack: Option<Knack>,
}

/// A ship as it is written in `cards/ships.ron`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Ship {
    /// Its name, in each language.
    pub name: Bilingual,
    /// Its Estro, by which it is called.
    pub estro: Estro,
    /// The outline of its picture: an SVG path in a field of 24 by 24, drawn as a line.
    pub sign: String,
    /// Its shields at the start.
    pub shields: i16,
    /// After how many turns of the ships its skill is released once its alarm sounds.
    pub countdown: u8,
    /// Its skill.
    pub skill: Skill,
    /// Where it comes from.
    #[serde(default)]
    pub source: Source,
}

/// An object as it is written in `cards/objects.ron`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Object {
    /// The id of its symbol, unique: small letters.
    pub symbol: String,
    /// The outline of its symbol: an SVG path in a field of 24 by 24, drawn as a line.
    pub sign: String,
    /// Its name, in each language.
    pub name: Bilingual,
    /// What it does, in order.
    #[serde(default)]
    pub effects: Vec<Effect>,
    /// What it does after that.
    #[serde(default)]
    pub knack: Option<Knack>,
    /// Where it comes from.
    #[serde(default)]
    pub source: Source,
}

/// Effects as a Gift that no card bears, used in a window.
fn without_bearer(effects: &[Effect], moment: Moment) -> Gift {
    Gift {
        usage: Usage::Plain,
        timing: Timing::Activated(moment),
        from_hand: true,
        optional: false,
        delay: 0,
        watch: None,
        counter: None,
        effects: effects.to_vec(),
    }
}

impl Skill {
    /// Its effects as a Gift that the player controls; see [`Knack`] for the rest.
    #[must_use]
    pub fn gift(&self) -> Gift {
        without_bearer(&self.effects, Moment::End)
    }
}

impl Object {
    /// Its effects as a Gift that the player uses; see [`Knack`] for the rest.
    #[must_use]
    pub fn gift(&self) -> Gift {
        without_bearer(&self.effects, Moment::Play)
    }
}

/// The ships of the house in the order of their row, which is that of the Estri (ESTRO-AMB-174).
///
/// # Panics
/// Never in a program that passed its tests: the file is part of it, and a test reads and checks it.
#[must_use]
pub fn ships() -> &'static [Ship] {
    static SHIPS: OnceLock<Vec<Ship>> = OnceLock::new();
    SHIPS.get_or_init(|| read(SHIPS_FILE))
}

/// The objects of the house in the order of their numbers.
///
/// # Panics
/// As [`ships`].
#[must_use]
pub fn objects() -> &'static [Object] {
    static OBJECTS: OnceLock<Vec<Object>> = OnceLock::new();
    OBJECTS.get_or_init(|| read(OBJECTS_FILE))
}

fn read<T: serde::de::DeserializeOwned>((name, text): (&str, &str)) -> Vec<T> {
    notation::from_str(text).unwrap_or_else(|error| panic!("{name}: {error}"))
}

/// The ship of an Estro.
///
/// # Panics
/// As [`ships`].
#[must_use]
pub fn ship(estro: Estro) -> &'static Ship {
    &ships()[estro.index()]
}

/// The object of a number, if there is one.
#[must_use]
pub fn object(no: ObjectNo) -> Option<&'static Object> {
    objects().get(no.0 as usize)
}

/// What the object of a number does: see [`Object::gift`].
#[must_use]
pub fn object_gift(no: ObjectNo) -> Option<&'static Gift> {
    object_gifts().get(no.0 as usize)
}

/// What the skill of each ship does: see [`Skill::gift`].
pub(crate) fn skill_gifts() -> &'static [Gift] {
    static GIFTS: OnceLock<Vec<Gift>> = OnceLock::new();
    GIFTS.get_or_init(|| ships().iter().map(|ship| ship.skill.gift()).collect())
}

/// What each object does: see [`Object::gift`].
pub(crate) fn object_gifts() -> &'static [Gift] {
    static GIFTS: OnceLock<Vec<Gift>> = OnceLock::new();
    GIFTS.get_or_init(|| objects().iter().map(Object::gift).collect())
}

/// One of the objects that are in none of the sets, by lot; `None` if there is none left. A script of draws calls objects by
/// their numbers, from 1.
pub fn draw_object(given: u32, chance: &mut impl Chance) -> Option<ObjectNo> {
    let left: ArrayVec<ObjectNo, OBJECTS> = ObjectNo::all().filter(|object| given & object.bit() == 0).collect();
    if left.is_empty() {
        return None;
    }
    let which = |place: u32| left.get(place as usize).map_or(u32::MAX, |object| u32::from(object.0) + 1);
    let place = chance.among(Draw::named("object"), left.len() as u32, which);
    left.get(place as usize).copied()
}

/// One of these things by lot; `None` if there is none, and nothing is drawn for a single one (ESTRO-SOLO-17).
pub fn one_by_lot<T: Copy>(things: &[T], chance: &mut impl Chance, which: impl Fn(T) -> u32) -> Option<T> {
    if things.len() < 2 {
        return things.first().copied();
    }
    let which = |place: u32| things.get(place as usize).map_or(u32::MAX, |thing| which(*thing));
    things.get(pick(things.len() as u32, chance, which) as usize).copied()
}

/// One of so many things by lot, each as likely as any other: which guardian attacks, and whom (ESTRO-SOLO-17).
pub fn pick(count: u32, chance: &mut impl Chance, which: impl Fn(u32) -> u32) -> u32 {
    chance.among(Draw::named("targets"), count, which)
}
