//! The cards and options of one match, as tables that the referee reads.

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use table::{Chance, Draw, Seat};

use crate::dial;
use crate::fleet::{self, Knack};
use crate::language::{Area, Effect, Estro, Gift, Moment, Target, Timing};
use crate::options::Options;
use crate::set::CardSet;
use crate::state::Origin;

/// The number of a card in the catalogue of the match, from 0; its notation counts from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct CardNo(pub u8);

/// How many cards a deck has (ESTRO-DECK-01).
pub const DECK_SIZE: usize = 25;
/// How many cards of a constructed deck are chosen (ESTRO-DECK-03).
pub const CHOSEN_CARDS: usize = 20;
/// The opening hand (ESTRO-SETUP-03), and the hand limit (ESTRO-TURN-20).
pub const HAND_LIMIT: usize = 5;
/// Attacks of a turn (ESTRO-ATK-02).
pub const ATTACKS: u8 = 2;
/// The last round (ESTRO-WIN-06).
pub const LAST_ROUND: u16 = 19;
/// The Zone fields that win, and with the other reading the points in each of them (ESTRO-CONQ-10).
pub const GOAL: u8 = 3;
/// After how many rounds in which nothing has moved a match without a last round is drawn (ESTRO-GEN-11).
pub const STALLED_ROUNDS: u8 = 10;
/// The round with whose end a match without a last round is drawn, whatever moves (ESTRO-AMB-190).
pub const MOST_ROUNDS: u16 = 999;
/// The most Necrotokens of a seat (ESTRO-NEC-02).
pub const MOST_TOKENS: u8 = 3;
/// What the uses of Necrotokens cost: an extra card (ESTRO-NEC-04), a protection (ESTRO-NEC-06), a deployment (ESTRO-NEC-10).
pub const EXTRA_CARD: u8 = 1;
/// See [`EXTRA_CARD`].
pub const PROTECTION: u8 = 2;
/// See [`EXTRA_CARD`].
pub const DEPLOYMENT: u8 = 3;
/// How many cards of each Estro a deck of Lucid Dream has (ESTRO-LUC-01).
pub const OF_EACH_ESTRO: usize = DECK_SIZE / 5;
/// The most supports of a Granito card (ESTRO-LUC-08).
pub(crate) const MOST_SUPPORTS: usize = 2;
/// How often the Gift of a card is resolved in one turn at most (ESTRO-GIFT-22).
pub(crate) const LOOP_GUARD: u8 = 25;
/// After how many errors of a turn only legal actions are offered (ESTRO-AMB-177).
pub(crate) const MOST_ERRORS: u8 = 5;
/// The least and the greatest battle TOT that can be declared (ESTRO-MNE-04); a lesser or a greater one is declared as these.
pub(crate) const TOTALS: [i16; 2] = [0, 399];
/// How often the dial turns at most for one destruction and those that follow from it (ESTRO-QUAD-11).
pub(crate) const MOST_SPINS: u8 = 10;
/// What a die gives (ESTRO-ATK-06).
pub const DIE_BONUS: i16 = 5;
/// What a Zone card gives (ESTRO-ZONE-03).
pub const ZONE_BONUS: i16 = 2;

/// The Estri that each result of a die lists, as masks (ESTRO-ATK-05).
pub(crate) const DIE: [u8; 7] = [0, 0b10010, 0b10100, 0b11010, 0b00001, 0b01100, 0b01001];

/// What the match-up adds to the TOT of the attacker: row = attacker, column = target (ESTRO-ATK-08).
pub(crate) const MATCH_UP: [[i16; 5]; 5] =
    [[0, 2, 10, -5, -10], [-2, 0, 2, 5, 10], [-10, -2, 0, 10, 5], [10, -10, 5, 0, 2], [5, 2, -2, 10, 0]];

/// What an attacker of one Estro gains or loses against another (ESTRO-ATK-08, ESTRO-ATK-09).
#[must_use]
pub const fn match_up(attacker: Estro, target: Estro) -> i16 {
    MATCH_UP[attacker as usize][target as usize]
}

/// Whether a die helps a card of this Estro (ESTRO-ATK-05).
#[must_use]
pub const fn die_lists(die: u8, estro: Estro) -> bool {
    DIE[die as usize] >> estro as u8 & 1 != 0
}

/// One more Zone card, at random among those that are not in the mask of the active ones; `None` if all are
/// (ESTRO-SETUP-05, ESTRO-ZONE-12).
pub fn draw_zone(active: u8, chance: &mut impl Chance) -> Option<Estro> {
    let inactive: ArrayVec<Estro, 5> = Estro::ALL.into_iter().filter(|zone| active >> *zone as u8 & 1 == 0).collect();
    if inactive.is_empty() {
        return None;
    }
    let place = chance.among(Draw::named("zone"), inactive.len() as u32, |k| {
        inactive.get(k as usize).map_or(u32::MAX, |zone| *zone as u32)
    });
    inactive.get(place as usize).copied()
}

/// A set of timings, one bit each.
pub(crate) const fn timing_bit(timing: Timing) -> u32 {
    1 << match timing {
        Timing::OnPlay => 0,
        Timing::Passive => 1,
        Timing::OnAttack => 2,
        Timing::OnAttacked => 3,
        Timing::OnWon => 4,
        Timing::OnResisted => 5,
        Timing::OnDying => 6,
        Timing::OnDestroyed => 7,
        Timing::OnOpponentGift => 8,
        Timing::OnOpponentPlay => 9,
        Timing::StartOfTurn => 10,
        Timing::EndOfTurn => 11,
        Timing::Activated(moment) => 12 + moment as u32,
    }
}

/// A card as the referee reads it.
#[derive(Clone, Debug)]
pub(crate) struct CardRules {
    pub estro: Estro,
    pub values: [u8; 5],
    /// The bit of its Gift's timing on the field; 0 for an Empty card and for a Gift of the hand.
    pub on_field: u32,
    /// The bit of its Gift's timing in the hand.
    pub in_hand: u32,
    pub gift: Option<Gift>,
    /// The effects of its Gift in a row.
    pub steps: Vec<Step>,
}

/// One effect of a Gift, those behind a coin call in the same row.
#[derive(Clone, Debug)]
pub(crate) enum Step {
    /// This happens.
    Do(Effect),
    /// The coin is called (ESTRO-GIFT-15).
    Call,
    /// This happens after a right call, or on heads.
    IfRight(Effect),
    /// A coin is tossed; heads counts as right.
    Toss,
    /// This happens on tails.
    IfWrong(Effect),
    /// This happens, of an object or a skill.
    Knack(Knack),
}

impl Step {
    /// The effect, where it has one.
    pub(crate) const fn effect(&self) -> Option<&Effect> {
        match self {
            Self::Do(effect) | Self::IfRight(effect) | Self::IfWrong(effect) => Some(effect),
            Self::Call | Self::Toss | Self::Knack(_) => None,
        }
    }

    /// Whether its card is chosen from a hand.
    pub(crate) fn chooses_from_hand(&self) -> bool {
        let target = self.effect().and_then(Effect::target);
        matches!(target, Some(Target::Choose(filter)) if filter.area == Area::Hand)
    }

    fn row(gift: &Gift) -> Vec<Self> {
        let mut row = Vec::new();
        for effect in &gift.effects {
            match effect {
                Effect::Coin(then) => {
                    row.push(Self::Call);
                    row.extend(then.iter().cloned().map(Self::IfRight));
                }
                Effect::Toss(heads, tails) => {
                    row.push(Self::Toss);
                    row.extend(heads.iter().cloned().map(Self::IfRight));
                    row.extend(tails.iter().cloned().map(Self::IfWrong));
                }
                other => row.push(Self::Do(other.clone())),
            }
        }
        row
    }
}

/// The tables of a match.
#[derive(Clone, Debug)]
pub struct Rules {
    pub(crate) options: Options,
    /// The catalogue: names and texts.
    pub(crate) set: CardSet,
    pub(crate) cards: Vec<CardRules>,
    /// The timings of the Gifts of the hand in the catalogue: what anybody may hold, as everybody knows.
    pub(crate) hand_timings: u32,
    pub(crate) blank: Option<Blank>,
    /// The effects of each sector of the dial in a row, at a table that has one (ESTRO-QUAD-04).
    sectors: Vec<Vec<Step>>,
    /// The same of objects and of skills (ESTRO-SOLO-20, ESTRO-SOLO-25).
    objects: Vec<Vec<Step>>,
    skills: Vec<Vec<Step>>,
}

/// A card without a Gift that lies in the deck of one seat in the place of a card: to measure what that card is worth.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Blank {
    /// The seat.
    pub seat: Seat,
    /// The card whose place it takes.
    pub instead_of: CardNo,
    /// Its own number: it comes after the catalogue and is not dealt from it.
    pub number: CardNo,
}

impl Rules {
    /// The tables of a catalogue and options.
    #[must_use]
    pub fn new(set: &CardSet, options: Options) -> Self {
        let cards: Vec<CardRules> = set
            .cards()
            .iter()
            .map(|card| {
                let bit = card.gift.as_ref().map_or(0, |gift| timing_bit(gift.timing));
                let is_of_hand = card.gift.as_ref().is_some_and(|gift| gift.from_hand);
                CardRules {
                    estro: card.estro,
                    values: card.values.by_stat(),
                    on_field: if is_of_hand { 0 } else { bit },
                    in_hand: if is_of_hand { bit } else { 0 },
                    gift: card.gift.clone(),
                    steps: card.gift.as_ref().map(Step::row).unwrap_or_default(),
                }
            })
            .collect();
        let hand_timings = cards.iter().fold(0, |bits, card| bits | card.in_hand);
        let sectors = if options.dial { dial::gifts().iter().map(Step::row).collect() } else { Vec::new() };
        let (mut objects, mut skills) = (Vec::new(), Vec::new());
        if options.is_solo() {
            let row = |(gift, knack): (&Gift, Option<Knack>)| {
                Step::row(gift).into_iter().chain(knack.map(Step::Knack)).collect()
            };
            let knacks = fleet::objects().iter().map(|object| object.knack);
            objects = fleet::object_gifts().iter().zip(knacks).map(row).collect();
            let knacks = fleet::ships().iter().map(|ship| ship.skill.knack);
            skills = fleet::skill_gifts().iter().zip(knacks).map(row).collect();
        }
        Self { options, set: set.clone(), cards, hand_timings, blank: None, sectors, objects, skills }
    }

    /// The same tables with a blank in the place of a card in the deck of a seat; `None` if there is no such card, or
    /// there is a blank already.
    pub(crate) fn with_blank(&self, seat: Seat, instead_of: CardNo) -> Option<Self> {
        if self.blank.is_some() {
            return None;
        }
        let set = self.set.with_blank(instead_of)?;
        let number = CardNo(u8::try_from(set.len() - 1).ok()?);
        Some(Self { blank: Some(Blank { seat, instead_of, number }), ..Self::new(&set, self.options) })
    }

    /// The cards that are dealt: those of the catalogue.
    pub(crate) fn catalogue(&self) -> impl Iterator<Item = CardNo> + use<> {
        let blanks = usize::from(self.blank.is_some());
        (0..(self.cards.len() - blanks) as u8).map(CardNo)
    }

    #[inline]
    pub(crate) fn card(&self, no: CardNo) -> &CardRules {
        &self.cards[no.0 as usize]
    }

    #[inline]
    pub(crate) fn gift(&self, no: CardNo) -> Option<&Gift> {
        self.cards[no.0 as usize].gift.as_ref()
    }

    /// What is carried out of this origin in a row; of a Gift that of this card.
    pub(crate) fn steps_of(&self, origin: Origin, no: CardNo) -> &[Step] {
        let row = match origin {
            Origin::Gift => return &self.card(no).steps,
            Origin::Sector(sector) => self.sectors.get(sector.0 as usize),
            Origin::Object(object) => self.objects.get(object.0 as usize),
            Origin::Skill(ship) => self.skills.get(ship.index()),
        };
        row.map_or(&[], Vec::as_slice)
    }

    /// Whether a Gift of the hand may be used at this moment, by anybody who holds one.
    pub(crate) const fn hands_may_answer(&self, moment: Moment) -> bool {
        self.hand_timings & timing_bit(Timing::Activated(moment)) != 0
    }
}

/// Whether an effect can be resolved in a duel; the others belong to a mode (ESTRO-GIFT-17).
#[must_use]
pub const fn is_of_duel(effect: &Effect) -> bool {
    !matches!(
        effect,
        Effect::Summon
            | Effect::Synapses(_)
            | Effect::Token(_)
            | Effect::Shields(_)
            | Effect::Alarm(_)
            | Effect::Push(..)
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    /// ESTRO-ATK-05: each result lists the Estri of the table.
    #[test]
    fn a_die_lists_its_estri() {
        use Estro::{Ardo, Armonio, Granito, Illusio, Manpo};
        let table: [&[Estro]; 6] = [
            &[Granito, Manpo],
            &[Manpo, Armonio],
            &[Manpo, Granito, Illusio],
            &[Ardo],
            &[Armonio, Illusio],
            &[Illusio, Ardo],
        ];
        for (die, listed) in (1..).zip(table) {
            for estro in Estro::ALL {
                assert_eq!(die_lists(die, estro), listed.contains(&estro), "{die} {estro}");
            }
        }
    }

    /// ESTRO-ATK-08 and ESTRO-ATK-09: the cells that the rules name, and nothing among equals.
    #[test]
    fn the_match_up_is_the_table_of_the_rules() {
        assert_eq!(match_up(Estro::Ardo, Estro::Illusio), -5);
        assert_eq!(match_up(Estro::Illusio, Estro::Ardo), 10);
        assert_eq!(match_up(Estro::Granito, Estro::Manpo), 10);
        assert_eq!(match_up(Estro::Manpo, Estro::Armonio), -2);
        for estro in Estro::ALL {
            assert_eq!(match_up(estro, estro), 0);
        }
    }
}
