//! A position as people write it: what lies where, and how the Turn stands.
//!
//! ```text
//! turn 7 active 0 actions 3
//! seat 0 destiny 10 promotion 0
//!   hand bauhaus-jump-suit 2 chasseur
//!   draw 01100 ...
//!   squad chasseur as scout wounded
//!   card 01120 on scout
//!   hidden blood-beret
//! seat 1 destiny 5
//!   kohort necromutant covered
//! ```
//!
//! A card is its number or its name, with dashes for blanks. A card in play may get a name of its own (`as scout`); the
//! second copy without one is `chasseur.2`. A line `draw` names the Draw Pile from the top; `...` stands for all cards that
//! are not named, and without the line they all lie there; where a `draw` line has no `...`, they are annihilated. What a
//! seat knows follows from the place of a card. Windows ask only seats that could do something, unless `windows all`
//! stands in the first line.
//!
//! A position is at rest: nothing is announced and no combat is going on. [`show`] writes any state; what it says beyond
//! the notation (ratings, what is going on) stands in lines that begin with `=` and `>`, which are not read.

mod show;

use std::collections::BTreeMap;

use table::{Problem, Seat, SeatSet};

use crate::language::{Code, Name};
use crate::round::Round;
use crate::set::{CardNo, CardSet};
use crate::setup::Setup;
use crate::state::{At, Instance, SLOTS, Side, Slot, SlotNo, State, Step, flag};

pub use show::show;

/// What cards in play are called in a position.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Names(BTreeMap<String, Instance>);

impl Names {
    /// Where the card of this name lies: a name of its own, a card, or a card and which copy of it without a name of
    /// its own: `chasseur.2`.
    #[must_use]
    pub fn find(&self, state: &State, name: &str) -> Option<SlotNo> {
        if let Some(instance) = self.0.get(name) {
            return state.in_play().find(|slot| state.slot(*slot).instance == *instance);
        }
        let (name, copy) = match name.rsplit_once('.') {
            Some((name, copy)) => (name, copy.parse::<usize>().ok()?.checked_sub(1)?),
            None => (name, 0),
        };
        let card = find_card(&state.rules.cards, name)?;
        self.unnamed(state, card).nth(copy)
    }

    /// The copies of a card in play that have no name of their own.
    fn unnamed<'a>(&'a self, state: &'a State, card: CardNo) -> impl Iterator<Item = SlotNo> + 'a {
        state.in_play().filter(move |slot| {
            let instance = state.slot(*slot).instance;
            state.identity[instance.index()] == card && self.own_name(instance).is_none()
        })
    }

    fn own_name(&self, instance: Instance) -> Option<&str> {
        self.0.iter().find(|(_, named)| **named == instance).map(|(name, _)| name.as_str())
    }
}

/// The number of a card that is written as its number or as its name with dashes for blanks.
#[must_use]
pub fn code_of(state: &State, word: &str) -> Option<Code> {
    let cards = &state.rules.cards;
    find_card(cards, word).map(|number| cards.card(number).code)
}

/// The card of a set that is written as its number or as its name with dashes for blanks.
#[must_use]
pub fn find_card(cards: &CardSet, word: &str) -> Option<CardNo> {
    let coded = word.parse::<Code>().ok().and_then(|code| cards.coded(code));
    coded.or_else(|| cards.named(&Name::from(word)))
}

/// The state that the text describes, for a table of this setup, and what its cards are called.
///
/// # Errors
/// Every line that does not fit, with what was expected.
pub fn read(setup: &Setup, text: &str) -> Result<(State, Names), Vec<Problem>> {
    let mut reader = Reader::of(setup);
    let mut problems = Vec::new();
    for (number, line) in (1..).zip(text.lines()) {
        if let Err(message) = reader.line(line) {
            problems.push(Problem::new(number, message));
        }
    }
    if !problems.is_empty() {
        return Err(problems);
    }
    reader.finish().map_err(|message| vec![Problem::new(0, message)])
}

/// The words of the flags of a card in play.
const FLAGS: [(&str, u16); 16] = [
    ("wounded", flag::WOUNDED),
    ("covered", flag::COVERED),
    ("inside", flag::INSIDE),
    ("transferred", flag::TRANSFERRED),
    ("left-cover", flag::LEFT_COVER),
    ("in-use", flag::IN_USE),
    ("used", flag::USED),
    ("used-2", flag::USED_2),
    ("used-3", flag::USED_3),
    ("wounded-now", flag::WOUNDED_NOW),
    ("killed", flag::KILLED),
    ("annihilated", flag::ANNIHILATED),
    ("barred", flag::BARRED),
    ("stays", flag::STAYS),
    ("attacked", flag::ATTACKED),
    ("doomed", flag::DOOMED),
];

/// The words of the steps of a Turn.
const STEPS: [(&str, Step); 8] = [
    ("begin", Step::Begin),
    ("redraw", Step::Redraw),
    ("before-draw", Step::BeforeDraw),
    ("draw", Step::Draw),
    ("actions", Step::Actions),
    ("actions-over", Step::ActionsOver),
    ("discard", Step::Discard),
    ("over", Step::Over),
];

type Read<T = ()> = Result<T, String>;

struct Reader {
    state: State,
    names: Names,
    /// The seat that the lines are about.
    seat: Option<Seat>,
    /// The cards of each seat that have no place yet, by number.
    left: Vec<Vec<bool>>,
    /// Whether all that is left lies at the bottom of the Draw Pile.
    has_rest: Vec<bool>,
    has_turns: Vec<bool>,
}

impl Reader {
    fn of(setup: &Setup) -> Self {
        let mut state = State::set_up(setup, &mut table::Fast::new(0), &mut table::NoLog);
        state.outcome = None;
        state.frames.clear();
        state.used = 0;
        state.order = 0;
        state.slots = [Slot::EMPTY; SLOTS];
        state.knows.fill(0);
        state.soft = false;
        (state.turn, state.active, state.step) = (9, Seat(0), Step::Actions);
        (state.actions, state.attacks) = (setup.rules.options.actions, 1);
        for seat in Seat::all(state.seats) {
            let side = state.side_mut(seat);
            let destiny = side.destiny;
            *side = Side { destiny, turns: 3, turns_done: 3, ..Side::EMPTY };
        }
        let left: Vec<Vec<bool>> =
            Seat::all(state.seats).map(|seat| vec![true; state.rules.list(seat).len()]).collect();
        let seats = left.len();
        Self {
            state,
            names: Names::default(),
            seat: None,
            left,
            has_rest: vec![true; seats],
            has_turns: vec![false; seats],
        }
    }

    fn line(&mut self, line: &str) -> Read {
        let mut words = Words(line.split_whitespace().collect());
        let Some(word) = words.next() else { return Ok(()) };
        match word {
            "=" | ">" => return Ok(()),
            "turn" => {
                self.state.turn = words.number("turn")?;
                self.table_line(&mut words)?;
            }
            "seat" => {
                let seat = self.seat_of(words.number("seat")?)?;
                self.seat = Some(seat);
                self.seat_line(seat, &mut words)?;
            }
            _ => {
                let seat = self.seat.ok_or("the first lines are `turn N ...` and `seat 0 ...`")?;
                self.card_line(seat, word, &mut words)?;
            }
        }
        words.end()
    }

    fn seat_of(&self, number: u8) -> Read<Seat> {
        if number < self.state.seats { Ok(Seat(number)) } else { Err(format!("there is no seat {number}")) }
    }

    fn table_line(&mut self, words: &mut Words<'_>) -> Read {
        while let Some(word) = words.next() {
            match word {
                "active" => self.state.active = self.seat_of(words.number(word)?)?,
                "step" => {
                    let step = words.next().unwrap_or_default();
                    let found = STEPS.iter().find(|(known, _)| *known == step);
                    let is_rest = |step: Step| matches!(step, Step::Redraw | Step::Actions | Step::Discard);
                    self.state.step = found
                        .map(|(_, step)| *step)
                        .filter(|step| is_rest(*step))
                        .ok_or("a Turn stands at `step redraw`, `step actions` or `step discard`")?;
                }
                "order" => {
                    let order = words.next().and_then(|seats| Round::parse(seats, self.state.seats));
                    self.state.round = order.ok_or("the order of play names each seat once: `order 2,1,0`")?;
                }
                "actions" => self.state.actions = words.number(word)?,
                "attacks" => self.state.attacks = words.number(word)?,
                "acted" => self.state.has_acted = true,
                "attacked" => self.state.has_attacked = true,
                "target" => self.state.target = words.number(word)?,
                "exhausted" => self.state.exhausted = true,
                "windows" if words.next() == Some("all") => self.state.soft = true,
                other => return Err(format!("`{other}` is not known here: `turn 7 active 0 actions 3 attacks 1`")),
            }
        }
        Ok(())
    }

    fn seat_line(&mut self, seat: Seat, words: &mut Words<'_>) -> Read {
        while let Some(word) = words.next() {
            let seats = self.state.seats;
            let side = self.state.side_mut(seat);
            match word {
                "destiny" => side.destiny = words.number(word)?,
                "promotion" => side.promotion = words.number(word)?,
                "turns" => {
                    side.turns = words.number(word)?;
                    self.has_turns[seat.index()] = true;
                }
                "redrawn" => side.redrawn = true,
                "sabotaged" => {
                    let list = words.next().unwrap_or_default().split(',').map(str::parse::<u8>);
                    for other in list {
                        let other = other.ok().filter(|other| *other < seats);
                        let other = other.ok_or("seats are written as `sabotaged 1,2`")?;
                        side.sabotaged = side.sabotaged.with(Seat(other));
                    }
                }
                "no-warriors" => side.no_warriors = words.number(word)?,
                "fewer-actions" => side.fewer_actions = words.number(word)?,
                "missed-turns" => side.missed_turns = words.number(word)?,
                "more-turns" => side.more_turns = words.number(word)?,
                "owes-outpost" => side.owes_outpost = true,
                "out" => side.eliminated = true,
                other => {
                    return Err(format!("`{other}` is not known here: `seat 0 destiny 10 promotion 0 turns 3`"));
                }
            }
        }
        Ok(())
    }

    fn card_line(&mut self, seat: Seat, word: &str, words: &mut Words<'_>) -> Read {
        let at = match word {
            "hand" | "draw" | "discard" | "gone" | "reserve" => return self.pile(seat, word, words),
            "squad" => At::Squad,
            "kohort" => At::Kohort,
            "outpost" => At::Outpost,
            "aside" => At::Aside,
            "hidden" => At::Hidden,
            "card" => At::Card,
            "player" => At::Player,
            "game" => At::Game,
            other => {
                return Err(format!(
                    "`{other}` is no place: hand, draw, discard, gone, reserve; squad, kohort, outpost, aside, hidden, \
                     card, player, game"
                ));
            }
        };
        self.in_play(seat, at, words)
    }

    /// A hand or a pile: cards, each with its count before it if there are more.
    fn pile(&mut self, seat: Seat, place: &str, words: &mut Words<'_>) -> Read {
        if place == "draw" {
            self.has_rest[seat.index()] = false;
        }
        let mut copies = 1;
        while let Some(word) = words.next() {
            if word == "..." && place == "draw" {
                self.has_rest[seat.index()] = true;
                continue;
            }
            // A number of a card has five digits.
            if word.len() < 5
                && let Ok(number) = word.parse::<usize>()
            {
                copies = number;
                continue;
            }
            for _ in 0..std::mem::replace(&mut copies, 1) {
                let instance = self.take(seat, word)?;
                let (bit, number) = (1u128 << instance.number(), instance.number() as u8);
                self.state.knows[instance.index()] = if place == "draw" { 0 } else { 1 << seat.0 };
                let side = self.state.side_mut(seat);
                match place {
                    "hand" => side.hand |= bit,
                    "discard" => side.discard |= bit,
                    "gone" => side.gone |= bit,
                    "reserve" => side.reserve |= bit,
                    _ => {
                        // From the top here, the next card last there: turned round in the end.
                        side.pile[side.pile_len as usize] = number;
                        side.pile_len += 1;
                    }
                }
            }
        }
        Ok(())
    }

    /// A card in play.
    fn in_play(&mut self, seat: Seat, at: At, words: &mut Words<'_>) -> Read {
        let card = words.next().ok_or("a card in play is written as `squad chasseur wounded`")?.to_owned();
        let mut slot = Slot { at, controller: seat, ..Slot::EMPTY };
        let (mut owner, mut own_name) = (seat, None);
        if at == At::Hidden {
            slot.flags |= flag::COVERED;
        }
        while let Some(word) = words.next() {
            match word {
                "as" => own_name = Some(words.next().ok_or("`as` and a name")?.to_owned()),
                "owner" => owner = self.seat_of(words.number(word)?)?,
                "markers" => slot.markers = words.number(word)?,
                "on" => slot.host = self.named(words)?,
                "chosen" => slot.chosen = self.named(words)?,
                "to" => slot.host = SlotNo(self.seat_of(words.number(word)?)?.0),
                flag => {
                    let (_, bit) = FLAGS.iter().find(|(known, _)| *known == flag).ok_or_else(|| {
                        format!(
                            "`{flag}` is not known here: as, on, to, owner, markers, chosen, wounded, covered, inside"
                        )
                    })?;
                    slot.flags |= bit;
                }
            }
        }
        if matches!(at, At::Card | At::Player) != (slot.host != SlotNo::NONE) {
            return Err(
                "`card CARD on NAME` lies on a card, `player CARD to SEAT` with a player, others on nothing".into()
            );
        }
        slot.instance = self.take(owner, &card)?;
        self.state.order += 1;
        slot.order = self.state.order;
        self.state.knows[slot.instance.index()] = if at == At::Hidden { 1 << seat.0 } else { u8::MAX };
        let place = self.state.free_slot().ok_or("the table is full")?;
        self.state.used |= place.bit();
        self.state.slots[place.index()] = slot;
        if let Some(name) = own_name
            && self.names.0.insert(name.clone(), slot.instance).is_some()
        {
            return Err(format!("two cards are called `{name}`"));
        }
        Ok(())
    }

    fn named(&self, words: &mut Words<'_>) -> Read<SlotNo> {
        let name = words.next().unwrap_or_default();
        self.names.find(&self.state, name).ok_or_else(|| format!("no card above is called `{name}`"))
    }

    /// A card of the seat that has no place yet becomes this one: one that it is already, if there is one.
    fn take(&mut self, seat: Seat, word: &str) -> Read<Instance> {
        let card = find_card(&self.state.rules.cards, word).ok_or_else(|| {
            let near = self.state.rules.cards.nearest(word);
            let hint = near.map_or_else(String::new, |name| format!("; is {name} meant?"));
            format!("there is no card `{word}`{hint}")
        })?;
        let left = &mut self.left[seat.index()];
        let free = |number: &usize| left[*number];
        let is_it = |number: &usize| self.state.identity[Instance::new(seat, *number).index()] == card;
        let all = 0..left.len();
        let number = all.clone().filter(free).find(is_it).or_else(|| all.clone().find(free));
        let number = number.ok_or_else(|| format!("seat {seat} has no more than {} cards", left.len()))?;
        left[number] = false;
        let instance = Instance::new(seat, number);
        self.state.identity[instance.index()] = card;
        Ok(instance)
    }

    fn finish(mut self) -> Read<(State, Names)> {
        for seat in Seat::all(self.state.seats) {
            let rest: Vec<u8> =
                (0..).zip(&self.left[seat.index()]).filter(|(_, left)| **left).map(|(number, _)| number).collect();
            let has_turns = self.has_turns[seat.index()];
            let is_active = seat == self.state.active;
            let side = self.state.side_mut(seat);
            if self.has_rest[seat.index()] {
                for number in rest {
                    side.pile[side.pile_len as usize] = number;
                    side.pile_len += 1;
                }
            } else {
                rest.iter().for_each(|number| side.gone |= 1 << number);
            }
            side.pile[..side.pile_len as usize].reverse();
            if has_turns {
                side.turns_done = side.turns;
            }
            if is_active {
                side.turns_done = side.turns.saturating_sub(1);
            }
        }
        self.state.conceding = SeatSet::NONE;
        crate::position::check(&self.state)?;
        self.state.dirty = true;
        self.state.refresh();
        Ok((self.state, self.names))
    }
}

/// The words of a line, one after another.
struct Words<'a>(std::collections::VecDeque<&'a str>);

impl<'a> Words<'a> {
    fn next(&mut self) -> Option<&'a str> {
        self.0.pop_front()
    }

    fn number<T: std::str::FromStr>(&mut self, what: &str) -> Read<T> {
        let word = self.next().unwrap_or_default();
        word.parse().map_err(|_| format!("`{what}` needs a number, found `{word}`"))
    }

    fn end(&mut self) -> Read {
        self.next().map_or(Ok(()), |word| Err(format!("`{word}` is too much")))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::deck;

    const POSITION: &str = "turn 9 active 1 step actions actions 2 attacks 1 target 40 acted
seat 0 destiny 7 promotion 3 turns 4 sabotaged 1
  hand 2 bauhaus-blitzer
  discard
  gone
  reserve
  draw blood-beret
  squad bauhaus-blitzer as scout wounded
seat 1 destiny 5 promotion 0 turns 4
  hand
  discard blood-beret
  gone
  reserve
  draw
  hidden blood-beret markers 2
  outpost bauhaus-blitzer covered transferred
  squad blood-beret owner 0
";

    /// What is not drawn of the rest lies among the annihilated cards.
    fn written(state: &State, names: &Names) -> String {
        let text = show(state, names);
        let lines = text.lines().filter(|line| !line.trim().starts_with(['=', '>']));
        lines.map(|line| if line.starts_with("  gone") { "  gone\n".into() } else { format!("{line}\n") }).collect()
    }

    #[test]
    fn a_position_is_shown_as_it_was_written() {
        let (state, names) = read(&deck::ready_table(2), POSITION).expect("the position fits");
        assert_eq!(written(&state, &names), POSITION);
        let (again, names) = read(&deck::ready_table(2), &show(&state, &names)).expect("what is shown is read");
        assert_eq!(show(&again, &names), show(&state, &names));
    }

    #[test]
    fn cards_in_play_are_found_by_their_names() {
        let (state, names) = read(&deck::ready_table(2), POSITION).expect("the position fits");
        let found = |name: &str| names.find(&state, name).map(|slot| slot.0);
        assert_eq!(found("scout"), Some(0));
        assert_eq!(found("bauhaus-blitzer"), Some(2));
        assert_eq!(found("blood-beret.2"), Some(3));
        assert_eq!(found("BLOOD-BERET"), Some(1));
        assert_eq!(found("bauhaus-blitzer.2"), None);
        assert_eq!(found("blood-beret.0"), None);
    }

    #[test]
    fn every_line_that_does_not_fit_is_told() {
        let text =
            "turn x\nseat 0 dust 3\n  squad bauhaus-blitzr\n  card blood-beret\nseat 7\nsteam\n  hand 70 blood-beret";
        let problems = read(&deck::ready_table(2), text).map(drop).unwrap_err();
        assert_eq!(problems.iter().map(|problem| problem.line).collect::<Vec<_>>(), [1, 2, 3, 4, 5, 6, 7]);
    }
}
