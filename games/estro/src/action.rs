//! The answers of a seat, and their notation.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use table::{Language, Seat, Wording};

use crate::fleet::ObjectNo;
use crate::language::{Estro, Face, Stat};
use crate::rules::CardNo;
use crate::words::say;

/// A place on the field: a side, and the how-manieth card there by order of entry. Written `0.3`: side 0, third card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Spot {
    /// The side.
    pub side: u8,
    /// The place, from 0; written from 1.
    pub place: u8,
}

impl fmt::Display for Spot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}.{}", self.side, u16::from(self.place) + 1)
    }
}

/// The bonuses of a card in a clash, one bit each, in the order of [`Bonuses::NAMES`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Bonuses(pub u8);

impl Bonuses {
    /// Their names: of the die (ESTRO-ATK-06), of the match-up (ESTRO-ATK-08), of the Zone cards (ESTRO-ZONE-03).
    pub const NAMES: [&'static str; 3] = ["die", "match-up", "zone"];
    /// None of them.
    pub const NONE: Self = Self(0);
    /// All of them.
    pub const ALL: Self = Self(0b111);
    /// What an attacker can claim, and what a defender can: the match-up is the attacker's (ESTRO-ATK-10).
    pub(crate) const OF: [Self; 2] = [Self::ALL, Self(Self::DIE.0 | Self::ZONE.0)];
    pub(crate) const DIE: Self = Self(1);
    pub(crate) const MATCH_UP: Self = Self(1 << 1);
    pub(crate) const ZONE: Self = Self(1 << 2);

    /// Whether one of those is among these.
    #[must_use]
    pub const fn has(self, other: Self) -> bool {
        self.0 & other.0 != 0
    }

    /// Their names.
    pub fn names(self) -> impl Iterator<Item = &'static str> {
        Self::NAMES.into_iter().enumerate().filter(move |(bit, _)| self.0 >> bit & 1 != 0).map(|(_, name)| name)
    }

    /// The `k`-th selection of these bonuses, from none to all.
    pub(crate) fn selection(self, k: u32) -> Self {
        let own = (0..3).filter(|bit| self.0 >> bit & 1 != 0);
        Self(own.enumerate().fold(0, |mask, (place, bit)| mask | ((k >> place & 1) as u8) << bit))
    }
}

impl fmt::Display for Bonuses {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let names: Vec<&str> = self.names().collect();
        f.write_str(if names.is_empty() { "none".to_owned() } else { names.join("+") }.as_str())
    }
}

/// Reads `none`, or names joined by `+`, each once and in their order.
pub(crate) fn bonuses(text: &str) -> Option<Bonuses> {
    (0..8).map(Bonuses).find(|bonuses| bonuses.to_string() == text)
}

/// One answer of a seat. A card of a hand or an Incinerator is written by its number in the catalogue, from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Action {
    /// Play a card of the hand: `play 17 up` (ESTRO-TURN-09, ESTRO-TURN-13).
    Play(CardNo, Face),
    /// Play a card of the hand into the Zone field of this Estro: `play 17 up manpo` (ESTRO-CONQ-05).
    PlayInto(CardNo, Face, Estro),
    /// Turn an own covered card up: `turn-up 0.2` (ESTRO-FACE-07).
    TurnUp(Spot),
    /// Attack: `attack 0.1 1.3` (ESTRO-ATK-01).
    Attack(Spot, Spot),
    /// Attack the ship of an Estro: `strike 0.1 ardo` (ESTRO-SOLO-21).
    Strike(Spot, Estro),
    /// Use an object, by its number: `object 7` (ESTRO-SOLO-26).
    Object(ObjectNo),
    /// Choose the ship of an Estro: `ship manpo` (ESTRO-SOLO-25).
    Ship(Estro),
    /// Choose two statistics: `stats atk def` (ESTRO-CARD-07).
    Stats(Stat, Stat),
    /// Choose what the next die shows: `die 4` (ESTRO-SOLO-25).
    Die(u8),
    /// Use the Gift of a card on the field: `use 0.2` (ESTRO-GIFT-23).
    Use(Spot),
    /// Use the Gift of a card of the hand: `use-hand 17` (ESTRO-GIFT-23).
    UseHand(CardNo),
    /// Use a Zone special, by the Estro of its Zone card: `zone manpo` (ESTRO-ZONE-04).
    Zone(Estro),
    /// Use the Military special for a card of the hand: `zone ardo 17` (ESTRO-ZONE-06).
    Sacrifice(CardNo),
    /// Choose a card on the field: `pick 1.3` (ESTRO-GIFT-18).
    Pick(Spot),
    /// Choose a card of the own hand, or of the cards that are shown: `card 17`.
    Card(CardNo),
    /// Choose a card of an Incinerator: `burnt 1 17`.
    Burnt(Seat, CardNo),
    /// Choose an Estro: `estro manpo` (ESTRO-CARD-09).
    Estro(Estro),
    /// Call the coin: `heads`, `tails` (ESTRO-GIFT-15).
    Call(bool),
    /// Use a Gift: `yes`; decline it with `pass` (ESTRO-GIFT-02).
    Yes,
    /// Which of several comes next: `first 2` (ESTRO-GIFT-20, ESTRO-DEST-08).
    First(u8),
    /// Go on with the attack as it is: `keep` (ESTRO-ATK-19).
    Keep,
    /// Stop the attack: `stop` (ESTRO-ATK-19).
    Stop,
    /// Do nothing here: `pass`.
    Pass,
    /// End Phase 2, or the attacks: `end` (ESTRO-TURN-16).
    End,
    /// Let the thinking clock run out: `out-of-time` (ESTRO-TURN-07).
    OutOfTime,
    /// Claim bonuses for the own card of the clash: `claim die+zone`, `claim none` (ESTRO-GEN-04).
    Claim(Bonuses),
    /// Declare the battle TOT of the own card of the clash: `total 74` (ESTRO-MNE-04).
    Total(i16),
    /// Spend a Necrotoken and draw two cards: `draw-two` (ESTRO-NEC-04).
    DrawTwo,
    /// Spend two Necrotokens and protect an own card: `protect 0.2` (ESTRO-NEC-06).
    Protect(Spot),
    /// Spend three Necrotokens and put a random card of the deck onto the field: `deploy` (ESTRO-NEC-10).
    Deploy,
    /// Ambush with an Illusio card of the hand: `ambush 17` (ESTRO-IMBO-04).
    Ambush(CardNo),
    /// Declare a Chimera for the next turn: `declare` (ESTRO-CHIM-02).
    Declare,
    /// Play an Armonio card as a support of an own Granito card: `support 117 0.2` (ESTRO-LUC-06).
    Support(CardNo, Spot),
    /// Open the Rift at the price of an own card: `rift 0.2` (ESTRO-FESS-05).
    Rift(Spot),
    /// Let a card enter the Zone field of this Estro: `into manpo` (ESTRO-CONQ-15).
    Into(Estro),
}

/// The word of a face.
const fn face_word(face: Face) -> &'static str {
    match face {
        Face::Up => "up",
        Face::Down => "down",
    }
}

/// Reads the word of a face.
fn face(text: &str) -> Option<Face> {
    [Face::Up, Face::Down].into_iter().find(|face| face_word(*face) == text)
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let number = |card: &CardNo| u16::from(card.0) + 1;
        match self {
            Self::Play(card, face) => write!(f, "play {} {}", number(card), face_word(*face)),
            Self::PlayInto(card, face, field) => write!(f, "play {} {} {field}", number(card), face_word(*face)),
            Self::TurnUp(spot) => write!(f, "turn-up {spot}"),
            Self::Attack(attacker, target) => write!(f, "attack {attacker} {target}"),
            Self::Use(spot) => write!(f, "use {spot}"),
            Self::UseHand(card) => write!(f, "use-hand {}", number(card)),
            Self::Zone(zone) => write!(f, "zone {zone}"),
            Self::Sacrifice(card) => write!(f, "zone {} {}", Estro::Ardo, number(card)),
            Self::Pick(spot) => write!(f, "pick {spot}"),
            Self::Card(card) => write!(f, "card {}", number(card)),
            Self::Burnt(seat, card) => write!(f, "burnt {seat} {}", number(card)),
            Self::Estro(estro) => write!(f, "estro {estro}"),
            Self::Call(true) => f.write_str("heads"),
            Self::Call(false) => f.write_str("tails"),
            Self::Yes => f.write_str("yes"),
            Self::First(place) => write!(f, "first {}", u16::from(*place) + 1),
            Self::Keep => f.write_str("keep"),
            Self::Stop => f.write_str("stop"),
            Self::Pass => f.write_str("pass"),
            Self::End => f.write_str("end"),
            Self::OutOfTime => f.write_str("out-of-time"),
            Self::Claim(claimed) => write!(f, "claim {claimed}"),
            Self::Total(tot) => write!(f, "total {tot}"),
            Self::DrawTwo => f.write_str("draw-two"),
            Self::Protect(spot) => write!(f, "protect {spot}"),
            Self::Deploy => f.write_str("deploy"),
            Self::Ambush(card) => write!(f, "ambush {}", number(card)),
            Self::Declare => f.write_str("declare"),
            Self::Support(card, host) => write!(f, "support {} {host}", number(card)),
            Self::Rift(spot) => write!(f, "rift {spot}"),
            Self::Into(field) => write!(f, "into {field}"),
            Self::Strike(attacker, ship) => write!(f, "strike {attacker} {ship}"),
            Self::Object(object) => write!(f, "object {object}"),
            Self::Ship(ship) => write!(f, "ship {ship}"),
            Self::Stats(one, other) => write!(f, "stats {one} {other}"),
            Self::Die(die) => write!(f, "die {die}"),
        }
    }
}

/// The text is not an action.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ParseActionError(Wording);

impl ParseActionError {
    fn of(text: &str) -> Self {
        let short: String = text.chars().take(40).collect();
        Self(Wording::new(|language: Language| say(language, "action-unknown", &[("text", short.as_str().into())])))
    }

    /// What was expected, in every language.
    #[must_use]
    pub const fn wording(&self) -> &Wording {
        &self.0
    }
}

impl fmt::Display for ParseActionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl std::error::Error for ParseActionError {}

/// Reads a number that is written from 1.
fn from_one(text: &str) -> Option<u8> {
    text.parse::<u16>().ok().and_then(|number| number.checked_sub(1)).and_then(|number| u8::try_from(number).ok())
}

/// Reads a place on the field.
pub(crate) fn spot(text: &str) -> Option<Spot> {
    let (side, place) = text.split_once('.')?;
    let side = side.parse().ok().filter(|side| *side < 2)?;
    Some(Spot { side, place: from_one(place).filter(|place| *place < 64)? })
}

impl FromStr for Action {
    type Err = ParseActionError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let card = |text: &str| from_one(text).map(CardNo);
        let words: Vec<&str> = text.split_ascii_whitespace().take(5).collect();
        let read = || {
            Some(match words.as_slice() {
                ["play", no, shown] => Self::Play(card(no)?, face(shown)?),
                ["play", no, shown, field] => Self::PlayInto(card(no)?, face(shown)?, field.parse().ok()?),
                ["turn-up", place] => Self::TurnUp(spot(place)?),
                ["attack", attacker, target] => Self::Attack(spot(attacker)?, spot(target)?),
                ["use", place] => Self::Use(spot(place)?),
                ["use-hand", no] => Self::UseHand(card(no)?),
                ["zone", zone] => Self::Zone(zone.parse().ok()?),
                ["zone", "ardo", no] => Self::Sacrifice(card(no)?),
                ["pick", place] => Self::Pick(spot(place)?),
                ["card", no] => Self::Card(card(no)?),
                ["burnt", seat, no] => Self::Burnt(seat.parse().ok()?, card(no)?),
                ["estro", estro] => Self::Estro(estro.parse().ok()?),
                ["heads"] => Self::Call(true),
                ["tails"] => Self::Call(false),
                ["yes"] => Self::Yes,
                ["first", place] => Self::First(from_one(place)?),
                ["keep"] => Self::Keep,
                ["stop"] => Self::Stop,
                ["pass"] => Self::Pass,
                ["end"] => Self::End,
                ["out-of-time"] => Self::OutOfTime,
                ["claim", claimed] => Self::Claim(bonuses(claimed)?),
                ["total", tot] => Self::Total(tot.parse().ok()?),
                ["draw-two"] => Self::DrawTwo,
                ["protect", place] => Self::Protect(spot(place)?),
                ["deploy"] => Self::Deploy,
                ["ambush", no] => Self::Ambush(card(no)?),
                ["declare"] => Self::Declare,
                ["support", no, host] => Self::Support(card(no)?, spot(host)?),
                ["rift", place] => Self::Rift(spot(place)?),
                ["into", field] => Self::Into(field.parse().ok()?),
                ["strike", attacker, ship] => Self::Strike(spot(attacker)?, ship.parse().ok()?),
                ["object", number] => Self::Object(from_one(number).map(ObjectNo)?),
                ["ship", ship] => Self::Ship(ship.parse().ok()?),
                ["stats", one, other] => Self::Stats(one.parse().ok()?, other.parse().ok()?),
                ["die", die] => Self::Die(die.parse().ok().filter(|die| (1..=6).contains(die))?),
                _ => return None,
            })
        };
        read().ok_or_else(|| ParseActionError::of(text))
    }
}
