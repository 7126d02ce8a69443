//! The whole state as text: for records, tests and the engine, never for a seat.
//!
//! The exact form is one line of data, which begins with a bracket. The form for people is written in lines:
//!
//! ```text
//! round 2 turn 3 active 0 first 0 phase battle played attacks 1
//! zones armonio,manpo used manpo
//! seat 0 loose
//!   deck ardo-02 granito-07(known 0)
//!   hand illusio-01(used; known 0,1)
//!   incinerator ardo-05 ardo-06
//!   up ardo-01 turn 1 attacked used atk+4 tot-8:turn dex+17:kept
//!   down manpo-03 turn 2 known 0,1
//! seat 1
//!   hand granito-01
//!   up armonio-30 waits 2 estro manpo protected:next-turn
//!   deck granito-02 rest
//! attack 0.1 1.1 dice 3,5
//! window dice
//! ```
//!
//! At a table with the Dimensional Rift a line `rift manpo-04 ardo-17` behind the zones is the dimensional deck from the top;
//! without it that deck is everything that lies nowhere, in the order of the catalogue.
//!
//! A deck is written from the top, an Incinerator with its newest card last, the cards in place by order of entry. `rest`
//! stands for cards of the catalogue that lie nowhere, as many as make 25; without a `deck` line the deck consists of these. A
//! `loose` seat has only the cards that are written. `turn` is the turn in which a card came or was covered, `just-played`
//! marks the card that was played last in this turn. A change lasts `clash`, `turn`, `next-turn`, `round`, as long as the
//! card lies there (nothing written), or comes back with the card (`kept`, ESTRO-GIFT-10). `tokens 2` behind a seat are its
//! Necrotokens, `drawless` that it had nothing to draw in Inferno, `declared` and `fuses` its Chimera of the next turn and of this one, `once` that it attacks once at most (in its next turn; in
//! the first line: in this one), `emptied` marks a card that counts as Empty
//! (ESTRO-IMBO-08). `guest ID` is the card that a Chimera has absorbed, `names manpo` the Estro that was named for the clash, and
//! `red(with spark)` in an Incinerator a card that was one with another. `supports 0.1` is a support, `shield-damage 30` what a vital
//! shield has lost, `in manpo` the Zone field of a card (without it that of Ardo), `lay manpo` that in which a card has lain whose
//! Gift may still be going on, `still` that nothing has moved in this round, `still-rounds 3` in so many before, `lone ardo,manpo` the
//! fields in which the turn player had one card before the play, `errors 1` how many illegal actions Mnemonica has seen in this turn, `second` that a second card may be played. `phase` is `declare`, `play`, `extras` or
//! `battle`; a window, an attack or `discard 0 left 2` stands in lines below the seats, what is going on last at the end:
//! `attack`, `destroy`, `window`, `redirection`, `discard`, `ambush`, `price` (of the Rift, `price 0 in manpo`), `placing 0 up ozok` (of a card that enters), `naming` (of an Estro), `penalty 0` (of an error of seat 0). A card in such a line is `1.2`, the second one on side 1, or,
//! where it has left the field, `1:ozok`.
//!
//! In Single Player a line `ships` takes the place of a second seat, see `position/fleet.rs`; an attack on a ship is `attack 0.1
//! ship:ardo`.
//!
//! While a Gift is being resolved, and after a match that ended within an attack, only the exact form can express the state.
//!
//! What a program writes it reads back; what somebody else has written is accepted only if it can be continued: the cards
//! lie where the piles say, what is going on names cards that exist, and somebody who is asked has a choice.

mod checks;
mod fleet;
mod read;
mod words;
mod write;

use std::sync::Arc;

use serde::{Deserialize, Serialize};
use table::{Positioned, Problem, Seat, Wording};

use crate::pile::Pile;
use crate::rules::{CardNo, Rules};
use crate::set::MOST_CARDS;
use crate::setup::{DeckMode, Setup};
use crate::state::{
    Card, CardId, Cards, DEPTH, Delayed, Dying, Ended, Fleet, Frame, Hoard, Question, State, TIMED, Timed, Trigger,
    WAITING, Zones,
};
use crate::words::wording;

/// The longest text of a position, in bytes: several times what a duel needs.
const MOST_BYTES: usize = 128 * 1024;

/// What belongs to a seat.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct HoardDump {
    deck: Vec<CardId>,
    hand: Vec<CardId>,
    incinerator: Vec<CardId>,
    hand_limit: i8,
    #[serde(default, skip_serializing_if = "are_zero")]
    later_limits: (i8, i8),
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    attacks_once: bool,
    draws_skipped: u8,
    #[serde(default, skip_serializing_if = "is_zero")]
    tokens: u8,
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    has_declared: bool,
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    may_fuse: bool,
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    is_drawless: bool,
    conceded: bool,
}

/// The state, its lists as long as they are.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Dump {
    turn: u16,
    round: u16,
    first: Seat,
    active: Seat,
    attacks: u8,
    attack_limit: u8,
    extra_plays: u8,
    extra_estri: u8,
    has_played: bool,
    by_lot: bool,
    last_played: CardId,
    #[serde(default, skip_serializing_if = "are_none")]
    totals: (Option<bool>, Option<bool>),
    #[serde(default, skip_serializing_if = "is_zero")]
    errors: u8,
    phase_dice: (u8, u8),
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    attacks_once: bool,
    zones: Zones,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    rift: Vec<CardNo>,
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    has_opened_rift: bool,
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    may_play_second: bool,
    #[serde(default, skip_serializing_if = "is_zero")]
    lone_fields: u8,
    #[serde(default, skip_serializing_if = "is_zero")]
    still_rounds: u8,
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    is_still: bool,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    fleet: Option<Fleet>,
    hoards: Vec<HoardDump>,
    fields: Vec<Vec<CardId>>,
    cards: Vec<Card>,
    timed: Vec<Timed>,
    delayed: Vec<Delayed>,
    stack: Vec<Frame>,
    dying: Vec<Dying>,
    triggers: Vec<Trigger>,
    question: Question,
    ended: Option<Ended>,
}

impl Positioned for State {
    fn position(&self) -> String {
        let dump = self.dump();
        notation::to_string(&dump).unwrap_or_default()
    }

    /// The notation for people, where it can express the state.
    fn readable_position(&self) -> String {
        self.readable().unwrap_or_else(|write::Unsaid| self.position())
    }

    fn from_position(setup: &Setup, text: &str) -> Result<Self, Vec<Problem>> {
        if text.len() > MOST_BYTES {
            return Err(vec![Problem::new(0, wording("position-bytes", &[("most", MOST_BYTES.into())]))]);
        }
        if !text.trim_start().starts_with('(') {
            let mut state = read::read(setup, text)?;
            state.check().map_err(|message| vec![Problem::new(0, message)])?;
            return Ok(state);
        }
        let dump: Dump = notation::from_str(text).map_err(|error| {
            let said = error.to_string();
            vec![Problem::new(1, wording("position-unread", &[("what", said.as_str().into())]))]
        })?;
        let mut state = Self::read(Arc::clone(&setup.rules), dump).map_err(|message| vec![Problem::new(1, message)])?;
        state.is_constructed = matches!(setup.decks, DeckMode::Constructed(_));
        state.check().map_err(|message| vec![Problem::new(1, message)])?;
        Ok(state)
    }
}

// Lengths of lists are bytes.
const _: () = assert!(DEPTH < 256 && TIMED < 256 && WAITING < 256);

const fn are_zero(pair: &(i8, i8)) -> bool {
    pair.0 == 0 && pair.1 == 0
}

const fn are_none(pair: &(Option<bool>, Option<bool>)) -> bool {
    pair.0.is_none() && pair.1.is_none()
}

const fn is_zero(n: &u8) -> bool {
    *n == 0
}

/// What is too long for its place.
fn too_long(what: &'static str) -> Wording {
    wording("position-too-long", &[("what", what.into())])
}

fn pile<const N: usize>(cards: &[CardId], what: &'static str) -> Result<Pile<N>, Wording> {
    let mut pile = Pile::EMPTY;
    match cards.iter().all(|card| pile.push(*card)) {
        true => Ok(pile),
        false => Err(too_long(what)),
    }
}

/// Copies a list into its place; its length, or what is wrong.
fn fill<T: Copy>(place: &mut [T], list: &[T], what: &'static str) -> Result<u8, Wording> {
    let room = place.get_mut(..list.len()).ok_or_else(|| too_long(what))?;
    room.copy_from_slice(list);
    Ok(list.len() as u8)
}

impl State {
    fn dump(&self) -> Dump {
        let hoard = |hoard: &Hoard| HoardDump {
            deck: hoard.deck.as_slice().to_vec(),
            hand: hoard.hand.as_slice().to_vec(),
            incinerator: hoard.incinerator.as_slice().to_vec(),
            hand_limit: hoard.hand_limit,
            later_limits: hoard.later_limits.into(),
            attacks_once: hoard.attacks_once,
            draws_skipped: hoard.draws_skipped,
            tokens: hoard.tokens,
            has_declared: hoard.has_declared,
            may_fuse: hoard.may_fuse,
            is_drawless: hoard.is_drawless,
            conceded: hoard.conceded,
        };
        Dump {
            turn: self.turn,
            round: self.round,
            first: self.first,
            active: self.active,
            attacks: self.attacks,
            attack_limit: self.attack_limit,
            attacks_once: self.attacks_once,
            extra_plays: self.extra_plays,
            extra_estri: self.extra_estri,
            has_played: self.has_played,
            by_lot: self.by_lot,
            last_played: self.last_played,
            totals: self.totals.into(),
            errors: self.errors,
            phase_dice: (self.phase_dice[0], self.phase_dice[1]),
            zones: self.zones,
            rift: self.rift.to_vec(),
            has_opened_rift: self.has_opened_rift,
            may_play_second: self.may_play_second,
            lone_fields: self.lone_fields,
            still_rounds: self.still_rounds,
            is_still: self.is_still && !self.rules.options.has_last_round(),
            fleet: self.rules.options.is_solo().then_some(self.fleet),
            hoards: self.hoards[..self.parties() as usize].iter().map(hoard).collect(),
            fields: self.fields.iter().map(|field| field.as_slice().to_vec()).collect(),
            cards: self.cards.ids().map(|id| *self.card(id)).collect(),
            timed: self.timed().to_vec(),
            delayed: self.delayed[..self.delayed_len as usize].to_vec(),
            stack: self.stack[..self.depth as usize].to_vec(),
            dying: self.dying[..self.dying_len as usize].to_vec(),
            triggers: self.triggers[..self.triggers_len as usize].to_vec(),
            question: self.question,
            ended: self.ended,
        }
    }

    fn read(rules: Arc<Rules>, dump: Dump) -> Result<Self, Wording> {
        let seats = rules.options.seats();
        let mut state = Self::empty(rules, seats);
        if dump.hoards.len() != usize::from(state.parties()) || dump.fields.len() != 2 {
            return Err(wording("position-seats", &[]));
        }
        state.fleet = dump.fleet.unwrap_or_default();
        for (place, read) in state.hoards.iter_mut().zip(&dump.hoards) {
            *place = Hoard {
                deck: pile(&read.deck, "deck")?,
                hand: pile(&read.hand, "hand")?,
                incinerator: pile(&read.incinerator, "incinerator")?,
                hand_limit: read.hand_limit,
                later_limits: read.later_limits.into(),
                attacks_once: read.attacks_once,
                draws_skipped: read.draws_skipped,
                tokens: read.tokens,
                has_declared: read.has_declared,
                may_fuse: read.may_fuse,
                is_drawless: read.is_drawless,
                conceded: read.conceded,
            };
        }
        for (place, read) in state.fields.iter_mut().zip(&dump.fields) {
            *place = pile(read, "field")?;
        }
        let mut cards = Cards::new();
        for card in &dump.cards {
            cards.add(*card).ok_or_else(|| too_long("cards"))?;
        }
        state.cards = cards;
        state.timed_len = fill(&mut state.timed, &dump.timed, "timed")?;
        state.delayed_len = fill(&mut state.delayed, &dump.delayed, "delayed")?;
        state.depth = fill(&mut state.stack, &dump.stack, "stack")?;
        state.dying_len = fill(&mut state.dying, &dump.dying, "dying")?;
        state.triggers_len = fill(&mut state.triggers, &dump.triggers, "triggers")?;
        state.turn = dump.turn;
        state.round = dump.round;
        state.first = dump.first;
        state.active = dump.active;
        state.attacks = dump.attacks;
        state.attack_limit = dump.attack_limit;
        state.attacks_once = dump.attacks_once;
        state.extra_plays = dump.extra_plays;
        state.extra_estri = dump.extra_estri;
        state.has_played = dump.has_played;
        state.by_lot = dump.by_lot;
        state.last_played = dump.last_played;
        state.totals = dump.totals.into();
        state.errors = dump.errors;
        state.phase_dice = [dump.phase_dice.0, dump.phase_dice.1];
        state.zones = dump.zones;
        state.rift = dump.rift.iter().copied().take(MOST_CARDS).collect();
        state.has_opened_rift = dump.has_opened_rift;
        state.may_play_second = dump.may_play_second;
        state.lone_fields = dump.lone_fields;
        (state.still_rounds, state.is_still) = (dump.still_rounds, dump.is_still);
        state.question = dump.question;
        state.ended = dump.ended;
        Ok(state)
    }
}
