//! Reading a position in setup notation.

use table::{Problem, Seat, SeatSet};

use super::{ENDS, FLAGS, Names, STEPS, WINDOWS, find_card};
use crate::language::Tactic;
use crate::problems::{MOST_SUGGESTIONS, Problems};
use crate::round::Round;
use crate::set::CardNo;
use crate::setup::Setup;
use crate::state::{
    At, BY_BLOW, Combat, Effect, Ends, Frame, Hurt, IN_DESTINY, Instance, SLOTS, Side, Slot, SlotNo, State, TurnStep,
    Window, WindowKind, flag,
};

/// The state that the text describes, for a table of this setup, and the names of its cards.
///
/// # Errors
/// Every wrong line, with the expected content.
pub fn read(setup: &Setup, text: &str) -> Result<(State, Names), Vec<Problem>> {
    let mut reader = Reader::of(setup);
    let mut problems = Problems::default();
    for (number, line) in (1..).zip(text.lines()) {
        reader.number = number;
        if let Err(message) = reader.line(line) {
            problems.push(number, message);
        }
    }
    problems.into_result()?;
    reader.finish()
}

type Read<T = ()> = Result<T, String>;

struct Reader {
    state: State,
    names: Names,
    /// The current line, and the lines of the cards in play.
    number: usize,
    lines: [usize; SLOTS],
    /// The seat that the lines are about.
    seat: Option<Seat>,
    /// The cards of each seat that have no place yet, by number.
    left: Vec<Vec<bool>>,
    /// Whether all remaining cards lie at the bottom of the Draw Pile.
    has_rest: Vec<bool>,
    has_turns: Vec<bool>,
    /// The number of Turns that each seat has completed, where the position says so.
    done: Vec<Option<u16>>,
    /// The number of unknown cards that were looked up among the names of all cards.
    suggestions: usize,
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
        (state.turn, state.active, state.step) = (9, Seat(0), TurnStep::Actions);
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
            number: 0,
            lines: [0; SLOTS],
            seat: None,
            left,
            has_rest: vec![true; seats],
            has_turns: vec![false; seats],
            done: vec![None; seats],
            suggestions: 0,
        }
    }

    fn line(&mut self, line: &str) -> Read {
        let mut words = Words(line.split_whitespace());
        let Some(word) = words.next() else { return Ok(()) };
        match word {
            "=" => return Ok(()),
            ">" => {
                return Err("what is going on cannot be said in this notation: a position in the midst of it is \
                            given as its exact dump"
                    .into());
            }
            "turn" => {
                self.state.turn = words.number("turn")?;
                self.table_line(&mut words)?;
            }
            "window" => self.window_line(&mut words)?,
            "effect" => self.effect_line(&mut words)?,
            "fought" => self.combat_line(&mut words)?,
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

    fn seat_word(&self, words: &mut Words<'_>, what: &str) -> Read<Seat> {
        self.seat_of(words.number(what)?)
    }

    fn table_line(&mut self, words: &mut Words<'_>) -> Read {
        while let Some(word) = words.next() {
            match word {
                "active" => self.state.active = self.seat_word(words, word)?,
                "step" => {
                    let step = words.next().unwrap_or_default();
                    let found = STEPS.iter().find(|(known, _)| *known == step);
                    self.state.step = found.map(|(_, step)| *step).ok_or(RESTING)?;
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
                "came" => self.state.order = words.number(word)?,
                "windows" if words.next() == Some("all") => self.state.soft = true,
                other => {
                    return Err(format!("{} is not known here: `turn 7 active 0 actions 3 attacks 1`", quoted(other)));
                }
            }
        }
        Ok(())
    }

    /// `window free asks 1 yields 1 rounds 2 player 0 once`.
    fn window_line(&mut self, words: &mut Words<'_>) -> Read {
        let word = words.next().unwrap_or_default();
        let kind = WINDOWS.iter().find(|(known, _)| *known == word).map(|(_, kind)| *kind);
        let kind: WindowKind = kind.ok_or_else(|| {
            let known: Vec<&str> = WINDOWS.iter().map(|(word, _)| *word).collect();
            format!("{} is no window of this notation; there are {}", quoted(word), known.join(", "))
        })?;
        let active = self.state.active;
        let mut window = Window {
            kind,
            seat: active,
            yields: 0,
            rounds: 0,
            subject: SlotNo::NONE,
            culprit: SlotNo::NONE,
            player: active,
            about: Instance::NONE,
            amount: 0,
            once: false,
        };
        while let Some(word) = words.next() {
            match word {
                "asks" => window.seat = self.seat_word(words, word)?,
                "player" => window.player = self.seat_word(words, word)?,
                "yields" => window.yields = words.number(word)?,
                "rounds" => window.rounds = words.number(word)?,
                "once" => window.once = true,
                other => return Err(format!("{} is not known here: `window free asks 1 yields 0`", quoted(other))),
            }
        }
        self.state.frames.push(Frame::Window(window));
        Ok(())
    }

    /// `effect take-aim step 0 by 1 until turn-of 0 on #3 with #4 steps 2 of chasseur`.
    fn effect_line(&mut self, words: &mut Words<'_>) -> Read {
        let by = self.card(words.next().unwrap_or_default())?;
        let mut effect = Effect {
            pc: 0,
            to: SlotNo::NONE,
            seat: self.state.active,
            ends: Ends::Turn,
            steps: 0,
            card: by,
            play: Instance::NONE,
            with: SlotNo::NONE,
            since: 0,
        };
        let mut step = 0;
        while let Some(word) = words.next() {
            match word {
                "step" => step = words.number(word)?,
                "by" => effect.seat = self.seat_word(words, word)?,
                "on" => effect.to = self.named(words)?,
                "with" => effect.with = self.named(words)?,
                "steps" => effect.steps = words.number(word)?,
                "since" => effect.since = words.number(word)?,
                "of" => effect.card = self.card(words.next().unwrap_or_default())?,
                "until" => {
                    let until = words.next().unwrap_or_default();
                    let found = ENDS.iter().find(|(known, ..)| *known == until);
                    let (_, has_seat, make) = found.ok_or_else(|| {
                        let known: Vec<&str> = ENDS.iter().map(|(word, ..)| *word).collect();
                        format!("{} is no end of an effect; there are {}", quoted(until), known.join(", "))
                    })?;
                    let seat = if *has_seat { self.seat_word(words, until)? } else { Seat(0) };
                    effect.ends = make(seat);
                }
                other => {
                    return Err(format!(
                        "{} is not known here: `effect take-aim step 0 by 1 until turn on #3`",
                        quoted(other)
                    ));
                }
            }
        }
        let programs = &self.state.rules.programs;
        effect.pc = programs.step_of(by, step).ok_or_else(|| format!("the card has no step {step}"))?;
        self.state.effects.push(effect);
        Ok(())
    }

    /// `fought player 0 fight attacker-hurt 0 3 defender-hurt 1 4`: the result of the last combat.
    fn combat_line(&mut self, words: &mut Words<'_>) -> Read {
        let mut combat = Combat::NONE;
        while let Some(word) = words.next() {
            match word {
                "player" => combat.player = self.seat_word(words, word)?,
                "fight" => combat.fought = Some(Tactic::Fight),
                "shoot" => combat.fought = Some(Tactic::Shoot),
                "attacker-hurt" | "defender-hurt" => {
                    let controller = self.seat_word(words, word)?;
                    let hurt = Hurt { controller, value: words.number(word)? };
                    combat.hurt[usize::from(word == "defender-hurt")] = Some(hurt);
                }
                other => {
                    return Err(format!(
                        "{} is not known here: `fought player 0 fight defender-hurt 1 4`",
                        quoted(other)
                    ));
                }
            }
        }
        self.state.combat = combat;
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
                "done" => self.done[seat.index()] = Some(words.number(word)?),
                "redrawn" => side.redrawn = true,
                "sabotaged" => {
                    let list = words.next().unwrap_or_default().split(',').map(str::parse::<u8>);
                    for other in list {
                        let other = other.ok().filter(|other| *other < seats);
                        let other = other.ok_or("seats are written as `sabotaged 1,2`")?;
                        side.sabotaged = side.sabotaged.with(Seat(other));
                    }
                }
                "granted" => self.state.granted[seat.index()] = words.number(word)?,
                "no-warriors" => side.no_warriors = words.number(word)?,
                "fewer-actions" => side.fewer_actions = words.number(word)?,
                "missed-turns" => side.missed_turns = words.number(word)?,
                "more-turns" => side.more_turns = words.number(word)?,
                "owes-outpost" => side.owes_outpost = true,
                "out" => side.eliminated = true,
                other => {
                    return Err(format!(
                        "{} is not known here: `seat 0 destiny 10 promotion 0 turns 3`",
                        quoted(other)
                    ));
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
                    "{} is no place: hand, draw, discard, gone, reserve; squad, kohort, outpost, aside, hidden, \
                     card, player, game",
                    quoted(other)
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
            let usual = if place == "draw" { 0 } else { 1 << seat.0 };
            for _ in 0..std::mem::replace(&mut copies, 1) {
                let instance = self.take(seat, word, usual)?;
                let (bit, number) = (1u128 << instance.number(), instance.number() as u8);
                let side = self.state.side_mut(seat);
                match place {
                    "hand" => side.hand |= bit,
                    "discard" => side.discard |= bit,
                    "gone" => side.gone |= bit,
                    "reserve" => side.reserve |= bit,
                    _ => {
                        // The text lists the cards from the top; in the state the next card is last. The order is
                        // reversed at the end.
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
        let card = words.next().ok_or("a card in play is written as `squad chasseur wounded`")?;
        let mut slot = Slot { at, controller: seat, ..Slot::EMPTY };
        let (mut owner, mut own_name, mut place, mut number) = (seat, None, None, None);
        if at == At::Hidden {
            slot.flags |= flag::COVERED;
        }
        while let Some(word) = words.next() {
            match word {
                "as" => own_name = Some(words.next().ok_or("`as` and a name")?.to_owned()),
                "owner" => owner = self.seat_word(words, word)?,
                "markers" => slot.markers = words.number(word)?,
                "on" => slot.host = self.named(words)?,
                "chosen" => slot.chosen = self.named(words)?,
                "to" => slot.host = SlotNo(self.seat_word(words, word)?.0),
                "no" => number = Some(words.number(word)?),
                "earns" => slot.earner = self.seat_word(words, word)?.0,
                "felled" => slot.earner = BY_BLOW,
                "earns-destiny" => slot.earner = self.seat_word(words, word)?.0 | IN_DESTINY,
                word if word.starts_with('#') => place = Some(place_of(word)?),
                flag => {
                    let (_, bit) = FLAGS.iter().find(|(known, _)| *known == flag).ok_or_else(|| {
                        format!(
                            "{} is not known here: as, on, to, owner, markers, chosen, wounded, covered, inside, #3, no",
                            quoted(flag)
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
        slot.instance = self.take(owner, card, if at == At::Hidden { 1 << seat.0 } else { u8::MAX })?;
        slot.order = match number {
            Some(number) => number,
            None => self.state.order.checked_add(1).ok_or("no number is left for a card in play")?,
        };
        self.state.order = self.state.order.max(slot.order);
        let place = match place {
            Some(place) if self.state.is_in_play(place) => return Err(format!("another card lies at {place}")),
            Some(place) => place,
            None => self.state.free_slot().ok_or("the table is full")?,
        };
        self.lines[place.index()] = self.number;
        self.state.used |= place.bit();
        self.state.slots[place.index()] = slot;
        if let Some(name) = own_name
            && self.names.0.insert(name.clone(), slot.instance).is_some()
        {
            return Err(format!("two cards are called `{name}`"));
        }
        Ok(())
    }

    /// A card in play: its place, before or after its own line, or a name that is written above.
    fn named(&self, words: &mut Words<'_>) -> Read<SlotNo> {
        let name = words.next().unwrap_or_default();
        if name.starts_with('#') {
            return place_of(name);
        }
        self.names.find(&self.state, name).ok_or_else(|| format!("no card above is called {}", quoted(name)))
    }

    /// The card of this number or name.
    fn card(&mut self, word: &str) -> Read<CardNo> {
        if let Some(card) = find_card(&self.state.rules.cards, word) {
            return Ok(card);
        }
        self.suggestions += 1;
        let near = if self.suggestions > MOST_SUGGESTIONS || word.len() > 60 {
            None
        } else {
            self.state.rules.cards.nearest(word)
        };
        let hint = near.map_or_else(String::new, |name| format!("; is {name} meant?"));
        Err(format!("there is no card {}{hint}", quoted(word)))
    }

    /// Turns a card of the seat that has no place yet into this one; it takes one that already is this card if there is
    /// one. Brackets list the seats that know it, where they are not the usual ones.
    fn take(&mut self, seat: Seat, word: &str, usual: u8) -> Read<Instance> {
        let (word, knows) = match word.split_once('(') {
            Some((word, who)) => (word, self.knowing(who)?),
            None => (word, usual),
        };
        let card = self.card(word)?;
        let left = &mut self.left[seat.index()];
        let free = |number: &usize| left[*number];
        let is_it = |number: &usize| self.state.identity[Instance::new(seat, *number).index()] == card;
        let all = 0..left.len();
        let number = all.clone().filter(free).find(is_it).or_else(|| all.clone().find(free));
        let number = number.ok_or_else(|| format!("seat {seat} has no more than {} cards", left.len()))?;
        left[number] = false;
        let instance = Instance::new(seat, number);
        self.state.identity[instance.index()] = card;
        self.state.knows[instance.index()] = knows;
        Ok(instance)
    }

    /// `0,2)`, `all)`, `none)`.
    fn knowing(&self, text: &str) -> Read<u8> {
        let wrong = || {
            format!(
                "who knows a card is written as `chasseur(0,2)`, `chasseur(all)`, `chasseur(none)`, not {}",
                quoted(text)
            )
        };
        match text.strip_suffix(')').ok_or_else(wrong)? {
            "all" => Ok(u8::MAX),
            "none" => Ok(0),
            seats => seats.split(',').try_fold(0, |bits, seat| {
                let seat = seat.parse().ok().and_then(|seat| self.seat_of(seat).ok()).ok_or_else(wrong)?;
                Ok(bits | 1 << seat.0)
            }),
        }
    }

    fn finish(mut self) -> Result<(State, Names), Vec<Problem>> {
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
            if let Some(done) = self.done[seat.index()] {
                side.turns_done = done;
            }
        }
        self.state.conceding = SeatSet::NONE;
        self.state.dirty = true;
        let is_quiet = self.state.frames.is_empty() && !self.state.has_granted();
        if is_quiet && !matches!(self.state.step, TurnStep::Redraw | TurnStep::Actions | TurnStep::Discard) {
            return Err(vec![Problem::new(1, RESTING)]);
        }
        if let Err(troubles) = crate::position::check_parts(&self.state) {
            let mut problems = Problems::default();
            for (slot, message) in troubles {
                problems.push(slot.map_or(0, |slot| self.lines[slot.index()]), message);
            }
            return Err(problems.into_list());
        }
        self.state.refresh();
        Ok((self.state, self.names))
    }
}

/// The steps of a Turn that are possible when no window is open.
const RESTING: &str =
    "a Turn stands at `step redraw`, `step actions` or `step discard`; in other steps a window is open";

/// The beginning of a word that somebody wrote.
fn quoted(word: &str) -> String {
    let start: String = word.chars().take(40).collect();
    format!("`{start}`")
}

/// `#3`: a place on the table.
fn place_of(word: &str) -> Read<SlotNo> {
    let number = word.strip_prefix('#').and_then(|number| number.parse().ok());
    let place = number.map(SlotNo).filter(|place| place.index() < SLOTS);
    place.ok_or_else(|| format!("{} is no place; places are #0 to #{}", quoted(word), SLOTS - 1))
}

/// The words of a line, one after another.
struct Words<'a>(std::str::SplitWhitespace<'a>);

impl<'a> Words<'a> {
    fn next(&mut self) -> Option<&'a str> {
        self.0.next()
    }

    fn number<T: std::str::FromStr>(&mut self, what: &str) -> Read<T> {
        let word = self.next().unwrap_or_default();
        word.parse().map_err(|_| format!("`{what}` needs a number that is not too great, found {}", quoted(word)))
    }

    fn end(&mut self) -> Read {
        self.next().map_or(Ok(()), |word| Err(format!("{} is too much", quoted(word))))
    }
}
