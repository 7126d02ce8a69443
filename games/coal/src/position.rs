//! The whole state as text, and back: for records, scenario tests and the engine. Never for a seat.
//!
//! One line for the table, one for each seat with its cards indented below it, one for each activated card:
//!
//! ```text
//! turn 5 active 0 starter 1 kind action phase main asked 0 maneuver-used
//! seat 0 model C1 pilot luthor-blissett damage 3 turns 3
//!   hand c1-charge c1-charge c1-tower-shield
//!   deck c1-firebox rest
//!   slot 1 down c1-parry-and-thrust 1S1E turn 2
//! seat 1 model C2 pilot madame-white damage 4 turns 2 loose
//!   slot 2 up c2-volta-pile 3E turn 1
//! frame owner 0 card c1-charge tokens 2S stage respond target 1
//! ```
//!
//! A deck is written from the top. `rest` puts every card of the list that stands nowhere else there, in the order of
//! the list; without a `deck` line the deck is the rest. A `loose` seat has just the cards that are written.

use std::fmt::Write;
use std::sync::Arc;

use table::{Positioned, Problem, Seat, SeatSet};

use crate::action::{Slot, TurnKind};
use crate::card::{Model, Tokens};
use crate::rules::{CardNo, DECK_SIZE, List, Rules};
use crate::setup::Setup;
use crate::state::{Ended, Frame, Job, MAX_FRAMES, MOST_TOKENS, NONE, Phase, SEATS, Side, Stage, State, Window};

/// A small closed set of words.
trait Words: Copy + PartialEq + 'static {
    const ALL: &'static [(Self, &'static str)];

    fn word(self) -> &'static str {
        Self::ALL.iter().find(|(value, _)| *value == self).map_or("?", |(_, word)| word)
    }

    fn read(word: &str) -> Result<Self, String> {
        Self::ALL.iter().find(|(_, known)| *known == word).map(|(value, _)| *value).ok_or_else(|| {
            let known: Vec<&str> = Self::ALL.iter().map(|(_, word)| *word).collect();
            format!("`{word}`: expected one of {}", known.join(", "))
        })
    }
}

impl Words for Phase {
    const ALL: &'static [(Self, &'static str)] = &[
        (Self::ChooseModel, "model"),
        (Self::ChoosePilot, "pilot"),
        (Self::Declare, "declare"),
        (Self::Main, "main"),
        (Self::Respond, "respond"),
        (Self::Soft, "window"),
        (Self::Place, "place"),
        (Self::TakeToken, "take-token"),
        (Self::Remove, "remove"),
        (Self::Drop, "drop"),
        (Self::Choose, "choose"),
        (Self::Transfer, "transfer"),
        (Self::Over, "over"),
    ];
}

impl Words for Window {
    const ALL: &'static [(Self, &'static str)] =
        &[(Self::Declare, "declare"), (Self::After, "after"), (Self::End, "end"), (Self::Gap, "gap")];
}

impl Words for Stage {
    const ALL: &'static [(Self, &'static str)] = &[
        (Self::Begin, "begin"),
        (Self::Next, "next"),
        (Self::Respond, "respond"),
        (Self::Assign, "assign"),
        (Self::Effects, "effects"),
        (Self::CleanUp, "clean-up"),
    ];
}

impl Words for TurnKind {
    const ALL: &'static [(Self, &'static str)] = &[(Self::Action, "action"), (Self::Maintenance, "maintenance")];
}

/// `2S1E`, `0` for none.
pub(crate) fn tokens_text(tokens: Tokens) -> String {
    let mut text = String::new();
    if tokens.steam > 0 {
        let _ = write!(text, "{}S", tokens.steam);
    }
    if tokens.energy > 0 {
        let _ = write!(text, "{}E", tokens.energy);
    }
    if text.is_empty() { "0".into() } else { text }
}

/// Reads `2S1E`, `3E`, `0`.
pub(crate) fn read_tokens(text: &str) -> Result<Tokens, String> {
    let error = || format!("`{text}`: tokens are written like `2S1E`, `3E` or `0`");
    let mut tokens = Tokens::default();
    if text == "0" {
        return Ok(tokens);
    }
    let mut digits = None;
    for letter in text.chars() {
        match (letter, digits.take()) {
            ('0'..='9', tens @ (None | Some(0..=9))) => {
                digits = letter.to_digit(10).map(|digit| tens.unwrap_or(0) * 10 + digit as u8);
            }
            ('S', Some(n)) if tokens.steam == 0 => tokens.steam = n,
            ('E', Some(n)) if tokens.energy == 0 => tokens.energy = n,
            _ => return Err(error()),
        }
    }
    if digits.is_some() || text.is_empty() { Err(error()) } else { Ok(tokens) }
}

impl Positioned for State {
    fn position(&self) -> String {
        let mut out = String::new();
        let flag = |on: bool, word: &'static str| if on { word } else { "" };
        let _ = write!(
            out,
            "turn {} active {} starter {} kind {} phase {} asked {}{}{}{}",
            self.turn,
            self.active,
            self.starter,
            self.kind.word(),
            self.phase.word(),
            self.asked,
            flag(self.maneuver_used, " maneuver-used"),
            flag(self.announced, " announced"),
            flag(self.soft != self.rules.options.soft_windows, " hurried"),
        );
        if self.in_window() {
            let _ = write!(
                out,
                " window {} passed {}{}",
                self.window.word(),
                mask(self.passed),
                flag(self.acted, " acted")
            );
        }
        if self.rules.options.limited_tokens {
            let _ = write!(out, " pool {}", self.pool);
        }
        if self.pinned != NONE {
            let _ = write!(out, " pinned {}.{}", self.pinned / 8, self.pinned % 8 + 1);
        }
        out.push('\n');
        if self.job != Job::NONE {
            let _ = writeln!(
                out,
                "job {} op {} tokens {} left {} base {}",
                if self.job.maneuver == NONE {
                    "consume".into()
                } else {
                    format!("maneuver-{}", self.job.maneuver + 1)
                },
                self.job.op,
                tokens_text(self.job.tokens),
                self.job.left,
                self.job.base.word(),
            );
        }
        for seat in Seat::all(self.seats) {
            self.write_seat(seat, &mut out);
        }
        for frame in &self.frames[..self.depth as usize] {
            self.write_frame(frame, &mut out);
        }
        if let Some(ended) = self.outcome {
            let _ = writeln!(out, "{} {}", if ended.is_tie { "tie" } else { "win" }, mask(ended.winners));
        }
        out
    }

    fn from_position(setup: &Setup, text: &str) -> Result<Self, Vec<Problem>> {
        let mut reader = Reader::new(setup);
        for (line, text) in (1..).zip(text.lines()) {
            let text = text.split('#').next().unwrap_or_default();
            let words: Vec<&str> = text.split_whitespace().collect();
            if words.is_empty() {
                continue;
            }
            if let Err(message) = reader.line(&words) {
                reader.problems.push(Problem::new(line, message));
            }
        }
        reader.finish()
    }
}

fn mask(seats: SeatSet) -> String {
    if seats.is_empty() { "-".into() } else { seats.to_string().replace(' ', ",") }
}

fn numbers(list: &[u8]) -> String {
    list.iter().map(ToString::to_string).collect::<Vec<_>>().join(",")
}

impl State {
    fn write_seat(&self, seat: Seat, out: &mut String) {
        let side = self.side(seat);
        let list = self.list(seat);
        let id = |instance: u8| self.rules.cards.card(list.card[instance as usize]).id.as_str();
        let _ = write!(out, "seat {seat}");
        if let Some(model) = self.model(seat) {
            let _ = write!(out, " model {model}");
        }
        if side.pilot != NONE {
            let _ = write!(out, " pilot {}", self.rules.cards.pilot(side.pilot).id);
        }
        let _ = write!(out, " damage {} turns {}", side.damage, side.own_turns);
        for (on, word) in [
            (list.is_loose, "loose"),
            (side.destroyed, "destroyed"),
            (side.eliminated, "eliminated"),
            (side.ability_used, "ability-used"),
        ] {
            if on {
                let _ = write!(out, " {word}");
            }
        }
        if side.physical_from != [0; SEATS] {
            let _ = write!(out, " physical-from {}", numbers(&side.physical_from));
        }
        if side.hits != [0; SEATS] {
            let _ = write!(out, " hits {}", numbers(&side.hits));
        }
        out.push('\n');
        if self.turn == 0 {
            return;
        }
        let mut zone = |name: &str, instances: &mut dyn Iterator<Item = u8>| {
            let _ = write!(out, "  {name}");
            for instance in instances {
                let _ = write!(out, " {}", id(instance));
            }
            out.push('\n');
        };
        zone("hand", &mut (0..list.len).filter(|instance| side.hand >> instance & 1 != 0));
        zone("deck", &mut side.deck[..side.deck_len as usize].iter().rev().copied());
        zone("discard", &mut side.discard[..side.discard_len as usize].iter().copied());
        for slot in Slot::ALL.into_iter().filter(|slot| side.occupied & slot.bit() != 0) {
            let place = slot.index();
            let facing = if side.face_up & slot.bit() != 0 { "up" } else { "down" };
            let tokens = tokens_text(side.tokens[place]);
            let _ = writeln!(
                out,
                "  slot {slot} {facing} {} {tokens} turn {}",
                id(side.instance[place]),
                side.played[place]
            );
        }
    }

    fn write_frame(&self, frame: &Frame, out: &mut String) {
        let _ = write!(
            out,
            "frame owner {} card {} tokens {} stage {}",
            frame.owner,
            self.rules.cards.card(frame.card).id,
            tokens_text(frame.tokens),
            frame.stage.word(),
        );
        if frame.stage != Stage::Begin {
            let _ = write!(out, " target {} targets {}", frame.target, mask(frame.targets));
        }
        if frame.alternative > 0 {
            let _ = write!(out, " alternative {}", frame.alternative + 1);
        }
        if frame.absorbed != [0; 2] {
            let _ = write!(out, " absorbed {}", numbers(&frame.absorbed));
        }
        if frame.neutralized {
            out.push_str(" neutralized");
        }
        if frame.hit {
            out.push_str(" hit");
        }
        if frame.op != 0 || frame.left != 0 {
            let _ = write!(out, " op {} left {}", frame.op, frame.left);
        }
        out.push('\n');
    }
}

/// What a position says of one seat's cards, before they become instances of its list.
#[derive(Default)]
struct Zones {
    hand: Vec<CardNo>,
    /// From the top; `None` when there is no line for it.
    deck: Option<(Vec<CardNo>, bool)>,
    discard: (Vec<CardNo>, bool),
    slots: [Option<(CardNo, bool, Tokens, u8)>; 5],
    loose: bool,
    given: bool,
}

struct Reader<'a> {
    setup: &'a Setup,
    state: State,
    zones: [Zones; SEATS],
    current: Option<Seat>,
    frames: Vec<Frame>,
    problems: Vec<Problem>,
}

/// Words taken two by two, or one by one for flags.
struct Pairs<'a>(std::slice::Iter<'a, &'a str>);

impl<'a> Pairs<'a> {
    fn value(&mut self, key: &str) -> Result<&'a str, String> {
        self.0.next().copied().ok_or_else(|| format!("`{key}` needs a value after it"))
    }

    fn number(&mut self, key: &str, most: u8) -> Result<u8, String> {
        let text = self.value(key)?;
        match text.parse::<u8>() {
            Ok(number) if number <= most => Ok(number),
            _ => Err(format!("`{key} {text}`: expected a number from 0 to {most}")),
        }
    }

    fn numbers(&mut self, key: &str) -> Result<[u8; SEATS], String> {
        let text = self.value(key)?;
        let mut list = [0; SEATS];
        let parts: Vec<&str> = text.split(',').collect();
        if parts.len() > SEATS {
            return Err(format!("`{key} {text}`: at most {SEATS} numbers"));
        }
        for (place, part) in parts.into_iter().enumerate() {
            list[place] = part.parse().map_err(|_| format!("`{key} {text}`: expected numbers with commas"))?;
        }
        Ok(list)
    }
}

impl<'a> Reader<'a> {
    fn new(setup: &'a Setup) -> Self {
        let mut state = State::empty(setup.rules.clone(), setup.seats.len() as u8);
        state.turn = 1;
        state.phase = Phase::Main;
        Self { setup, state, zones: Default::default(), current: None, frames: Vec::new(), problems: Vec::new() }
    }

    fn seat(&self, text: &str) -> Result<Seat, String> {
        match text.parse::<Seat>() {
            Ok(seat) if seat.0 < self.state.seats => Ok(seat),
            _ => Err(format!("`{text}`: this table has seats 0 to {}", self.state.seats - 1)),
        }
    }

    fn seats(&self, text: &str) -> Result<SeatSet, String> {
        if text == "-" {
            return Ok(SeatSet::NONE);
        }
        text.split(',').try_fold(SeatSet::NONE, |set, part| Ok(set.with(self.seat(part)?)))
    }

    fn card(&self, id: &str) -> Result<CardNo, String> {
        let cards = &self.setup.rules.cards;
        cards.find(id).ok_or_else(|| crate::check::unknown_card(id, cards).to_string())
    }

    fn slot(text: &str) -> Result<Slot, String> {
        match text.as_bytes() {
            [digit @ b'1'..=b'5'] => Ok(Slot(digit - b'1')),
            _ => Err(format!("`{text}`: a slot is a number from 1 to 5")),
        }
    }

    fn line(&mut self, words: &[&str]) -> Result<(), String> {
        let rest = &words[1..];
        match words[0] {
            "turn" => self.table_line(words),
            "job" => self.job_line(rest),
            "seat" => self.seat_line(rest),
            "frame" => self.frame_line(rest),
            "hand" | "deck" | "discard" | "slot" => {
                let seat = self.current.ok_or("this line belongs under a `seat` line")?;
                self.zone_line(seat, words[0], rest)
            }
            "win" | "tie" => {
                let seats = rest.first().ok_or("expected the winning seats")?;
                self.state.outcome = Some(Ended { winners: self.seats(seats)?, is_tie: words[0] == "tie" });
                self.state.phase = Phase::Over;
                Ok(())
            }
            other => Err(format!(
                "`{other}`: expected a line that begins with turn, job, seat, hand, deck, discard, slot, frame, win or tie"
            )),
        }
    }

    fn table_line(&mut self, words: &[&str]) -> Result<(), String> {
        let mut pairs = Pairs(words.iter());
        let mut asked = None;
        while let Some(key) = pairs.0.next() {
            match *key {
                "turn" => self.state.turn = pairs.number(key, u8::MAX)?,
                "active" => self.state.active = self.seat(pairs.value(key)?)?,
                "starter" => self.state.starter = self.seat(pairs.value(key)?)?,
                "kind" => self.state.kind = TurnKind::read(pairs.value(key)?)?,
                "phase" => self.state.phase = Phase::read(pairs.value(key)?)?,
                "asked" => asked = Some(self.seat(pairs.value(key)?)?),
                "maneuver-used" => self.state.maneuver_used = true,
                "announced" => self.state.announced = true,
                "hurried" => self.state.soft = !self.state.rules.options.soft_windows,
                "window" => self.state.window = Window::read(pairs.value(key)?)?,
                "passed" => self.state.passed = self.seats(pairs.value(key)?)?,
                "acted" => self.state.acted = true,
                "pool" => self.state.pool = pairs.number(key, crate::state::TOKEN_SUPPLY)?,
                "pinned" => {
                    let text = pairs.value(key)?;
                    let (seat, slot) = text.split_once('.').ok_or("`pinned` is SEAT.SLOT")?;
                    self.state.pinned = 8 * self.seat(seat)?.0 + Self::slot(slot)?.0;
                }
                other => return Err(format!("`{other}` is not a word of the table's line")),
            }
        }
        self.state.asked = asked.unwrap_or(self.state.active);
        Ok(())
    }

    fn job_line(&mut self, words: &[&str]) -> Result<(), String> {
        let mut job = Job::NONE;
        let what = words.first().copied().unwrap_or_default();
        job.maneuver = match what {
            "consume" => NONE,
            "maneuver-1" => 0,
            "maneuver-2" => 1,
            "maneuver-3" => 2,
            _ => return Err(format!("`{what}`: expected consume, maneuver-1, maneuver-2 or maneuver-3")),
        };
        let mut pairs = Pairs(words[1..].iter());
        while let Some(key) = pairs.0.next() {
            match *key {
                "op" => job.op = pairs.number(key, 8)?,
                "tokens" => job.tokens = read_tokens(pairs.value(key)?)?,
                "left" => job.left = pairs.number(key, 20)?,
                "base" => job.base = Phase::read(pairs.value(key)?)?,
                other => return Err(format!("`{other}` is not a word of a job's line")),
            }
        }
        self.state.job = job;
        Ok(())
    }

    fn seat_line(&mut self, words: &[&str]) -> Result<(), String> {
        let seat = self.seat(words.first().ok_or("expected the number of the seat")?)?;
        self.current = Some(seat);
        let mut side = Side::EMPTY;
        let mut loose = false;
        let mut pairs = Pairs(words[1..].iter());
        while let Some(key) = pairs.0.next() {
            match *key {
                "model" => side.model = pairs.value(key)?.parse::<Model>()? as u8,
                "pilot" => {
                    let id = pairs.value(key)?;
                    let found = self.setup.rules.cards.find_pilot(id);
                    side.pilot = found.ok_or_else(|| format!("`{id}` is not a pilot of this set"))?;
                }
                "damage" => side.damage = pairs.number(key, u8::MAX)?,
                "turns" => side.own_turns = pairs.number(key, u8::MAX)?,
                "loose" => loose = true,
                "destroyed" => side.destroyed = true,
                "eliminated" => side.eliminated = true,
                "ability-used" => side.ability_used = true,
                "physical-from" => side.physical_from = pairs.numbers(key)?,
                "hits" => side.hits = pairs.numbers(key)?,
                other => return Err(format!("`{other}` is not a word of a seat's line")),
            }
        }
        *self.state.side_mut(seat) = side;
        let zones = &mut self.zones[seat.index() % SEATS];
        zones.loose = loose;
        zones.given = true;
        Ok(())
    }

    fn zone_line(&mut self, seat: Seat, zone: &str, words: &[&str]) -> Result<(), String> {
        if zone == "slot" {
            let [slot, facing, card, rest @ ..] = words else {
                return Err("expected `slot NUMBER up|down CARD [TOKENS] [turn N]`".into());
            };
            let slot = Self::slot(slot)?;
            let face_up = match *facing {
                "up" => true,
                "down" => false,
                other => return Err(format!("`{other}`: expected `up` or `down`")),
            };
            let card = self.card(card)?;
            let (mut tokens, mut turn) = (Tokens::default(), 0);
            let mut pairs = Pairs(rest.iter());
            while let Some(key) = pairs.0.next() {
                match *key {
                    "turn" => turn = pairs.number(key, u8::MAX)?,
                    other => tokens = read_tokens(other)?,
                }
            }
            // Tokens of a Maneuver that are placed together overdrive a card only after the last one (COAL-AMB-60).
            if tokens.total() > MOST_TOKENS && !self.state.rules.options.tokens_together {
                return Err(format!("{} tokens on a card; a fifth overdrives it (COAL-OVD-01)", tokens.total()));
            }
            let place = &mut self.zones[seat.index() % SEATS].slots[slot.index()];
            if place.is_some() {
                return Err(format!("slot {slot} is written twice"));
            }
            *place = Some((card, face_up, tokens, turn));
            return Ok(());
        }
        let mut cards = Vec::new();
        let mut rest = false;
        for word in words {
            if *word == "rest" && zone != "hand" {
                rest = true;
            } else {
                cards.push(self.card(word)?);
            }
        }
        let zones = &mut self.zones[seat.index() % SEATS];
        match zone {
            "hand" => zones.hand = cards,
            "deck" => zones.deck = Some((cards, rest)),
            _ => zones.discard = (cards, rest),
        }
        Ok(())
    }

    fn frame_line(&mut self, words: &[&str]) -> Result<(), String> {
        let mut frame = Frame { stage: Stage::Respond, ..Frame::EMPTY };
        let mut card = None;
        let mut pairs = Pairs(words.iter());
        while let Some(key) = pairs.0.next() {
            match *key {
                "owner" => frame.owner = self.seat(pairs.value(key)?)?,
                "card" => card = Some(self.card(pairs.value(key)?)?),
                "tokens" => frame.tokens = read_tokens(pairs.value(key)?)?,
                "stage" => frame.stage = Stage::read(pairs.value(key)?)?,
                "target" => frame.target = self.seat(pairs.value(key)?)?,
                "targets" => frame.targets = self.seats(pairs.value(key)?)?,
                "alternative" => frame.alternative = pairs.number(key, 9)?.saturating_sub(1),
                "absorbed" => {
                    let [physical, energy, ..] = pairs.numbers(key)?;
                    frame.absorbed = [physical, energy];
                }
                "neutralized" => frame.neutralized = true,
                "hit" => frame.hit = true,
                "op" => frame.op = pairs.number(key, u8::MAX)?,
                "left" => frame.left = pairs.number(key, 20)?,
                other => return Err(format!("`{other}` is not a word of a frame's line")),
            }
        }
        frame.card = card.ok_or("a frame needs its card")?;
        if frame.alternative > 0 && frame.alternative >= self.setup.rules.card(frame.card).alternatives {
            return Err("the card has no such alternative".into());
        }
        if self.frames.len() >= MAX_FRAMES {
            return Err(format!("at most {MAX_FRAMES} cards are resolved at once"));
        }
        self.frames.push(frame);
        Ok(())
    }

    fn finish(mut self) -> Result<State, Vec<Problem>> {
        let mut rules: Option<Rules> = None;
        for seat in Seat::all(self.state.seats) {
            let zones = std::mem::take(&mut self.zones[seat.index() % SEATS]);
            let loose = zones.loose.then(|| self.loose_list(seat, &zones));
            if let Some(list) = loose {
                let rules = rules.get_or_insert_with(|| (*self.setup.rules).clone());
                self.state.side_mut(seat).list = (Model::ALL.len() + seat.index()) as u8;
                rules.lists[Model::ALL.len() + seat.index()] = list;
            } else if self.setup.seats[seat.index()].deck.is_some() {
                self.state.side_mut(seat).list = (Model::ALL.len() + seat.index()) as u8;
            } else if let Some(model) = self.state.model(seat) {
                self.state.side_mut(seat).list = model as u8;
            }
            let list = match &rules {
                Some(rules) => rules.lists[self.state.side(seat).list as usize].clone(),
                None => self.state.list(seat).clone(),
            };
            if let Err(message) = self.place_cards(seat, &zones, &list) {
                self.problems.push(Problem::new(0, format!("seat {seat}: {message}")));
            }
        }
        if let Some(rules) = rules {
            self.state.rules = Arc::new(rules);
        }
        for seat in Seat::all(self.state.seats) {
            Slot::ALL.into_iter().for_each(|slot| self.state.refresh_slot(seat, slot));
        }
        self.state.depth = self.frames.len() as u8;
        for (place, frame) in self.frames.iter().enumerate() {
            self.state.frames[place] = *frame;
        }
        if self.problems.is_empty()
            && let Err(message) = self.state.check_consistent()
        {
            self.problems.push(Problem::new(0, message));
        }
        if self.problems.is_empty() { Ok(self.state) } else { Err(self.problems) }
    }

    /// Just the cards that the position names for the seat.
    fn loose_list(&self, seat: Seat, zones: &Zones) -> List {
        let mut cards = zones.hand.clone();
        cards.extend(zones.deck.iter().flat_map(|(cards, _)| cards));
        cards.extend(&zones.discard.0);
        cards.extend(zones.slots.iter().flatten().map(|(card, ..)| *card));
        cards.extend(self.frames.iter().filter(|frame| frame.owner == seat).map(|frame| frame.card));
        let mut list = List::new(&self.setup.rules.cards, cards);
        list.is_loose = true;
        list
    }

    /// Turns the named cards into instances of the list.
    fn place_cards(&mut self, seat: Seat, zones: &Zones, list: &List) -> Result<(), String> {
        if !zones.given {
            return Err("its line is missing".into());
        }
        let cards = self.setup.rules.cards.clone();
        let mut free: u32 = (1u32 << list.len) - 1;
        let mut take = |card: CardNo| {
            let found = (0..DECK_SIZE).find(|instance| free >> instance & 1 != 0 && list.card[*instance] == card);
            let instance = found.ok_or_else(|| format!("its deck has no further copy of `{}`", cards.card(card).id))?;
            free &= !(1 << instance);
            Ok::<u8, String>(instance as u8)
        };
        if self.state.turn == 0 {
            return Ok(());
        }
        let mut side = *self.state.side(seat);
        for card in &zones.hand {
            side.hand |= 1 << take(*card)?;
        }
        for (place, prepared) in zones.slots.iter().enumerate() {
            let Some((card, face_up, tokens, turn)) = prepared else { continue };
            let bit = 1 << place;
            side.instance[place] = take(*card)?;
            side.tokens[place] = *tokens;
            side.played[place] = *turn;
            side.occupied |= bit;
            if *face_up {
                side.face_up |= bit;
                let rules = self.setup.rules.card(*card);
                if rules.kind.is_accumulator() {
                    side.accumulators |= bit;
                    if !rules.cost.contain(*tokens) {
                        return Err(format!(
                            "an Accumulator holds only its own tokens, up to its cost (COAL-ACC-03): slot {}",
                            place + 1
                        ));
                    }
                }
                if rules.kind == crate::card::CardType::Reaction {
                    side.reactions |= bit;
                }
            }
        }
        for frame in self.frames.iter_mut().filter(|frame| frame.owner == seat) {
            frame.instance = take(frame.card)?;
        }
        let mut discard: Vec<u8> = zones.discard.0.iter().map(|card| take(*card)).collect::<Result<_, _>>()?;
        let (named, deck_rest) = zones.deck.clone().unwrap_or((Vec::new(), !zones.discard.1));
        let mut deck: Vec<u8> = named.into_iter().map(&mut take).collect::<Result<_, _>>()?;
        let rest = (0..list.len).filter(|instance| free >> instance & 1 != 0);
        if deck_rest {
            deck.extend(rest);
        } else if zones.discard.1 {
            discard.splice(0..0, rest);
        } else if rest.count() > 0 {
            return Err("cards of its deck stand nowhere; end the `deck` or the `discard` line with `rest`".into());
        }
        side.deck_len = deck.len() as u8;
        for (place, instance) in deck.into_iter().rev().enumerate() {
            side.deck[place] = instance;
        }
        side.discard_len = discard.len() as u8;
        for (place, instance) in discard.into_iter().enumerate() {
            side.discard[place] = instance;
        }
        *self.state.side_mut(seat) = side;
        Ok(())
    }
}

impl State {
    /// Whether the parts of a position agree with each other, so that no later action can go wrong.
    fn check_consistent(&self) -> Result<(), String> {
        let needs_frame = matches!(self.phase, Phase::Respond | Phase::Choose | Phase::Transfer);
        if needs_frame && self.depth == 0 {
            return Err(format!("phase {} needs a `frame` line", self.phase.word()));
        }
        let playing = !matches!(self.phase, Phase::ChooseModel | Phase::ChoosePilot | Phase::Over);
        for seat in Seat::all(self.seats).filter(|_| playing) {
            let side = self.side(seat);
            if self.model(seat).is_none() || side.pilot == NONE {
                return Err(format!("seat {seat} needs a model and a pilot"));
            }
            if side.damage >= crate::state::FATAL_DAMAGE && !side.destroyed {
                return Err(format!(
                    "seat {seat}: {} damage destroys a Steambot; add `destroyed` (COAL-END-01)",
                    side.damage
                ));
            }
        }
        if matches!(self.phase, Phase::ChooseModel | Phase::ChoosePilot) != (self.turn == 0) {
            return Err("turn 0 is the setup, and only the setup".into());
        }
        if self.phase == Phase::Over && self.outcome.is_none() {
            return Err("phase over needs a `win` or `tie` line".into());
        }
        for (place, frame) in self.frames[..self.depth as usize].iter().enumerate() {
            if self.is_reaction(frame) != (place > 0) {
                return Err("the first frame is an Attack or Accumulator, the others are Reactions".into());
            }
            if place + 1 < self.depth as usize && (frame.stage != Stage::Respond || frame.target == frame.owner) {
                return Err("a frame under another is in stage respond and has another seat as its target".into());
            }
        }
        let asked = self.asked;
        let top = *self.top();
        let fits = match self.phase {
            Phase::Respond => top.stage == Stage::Respond && top.target == asked && top.owner != asked,
            Phase::Choose => {
                top.stage == Stage::Begin && top.owner == asked && self.rules.card(top.card).alternatives > 0
            }
            Phase::Transfer => {
                top.stage == Stage::Effects && top.owner == asked && top.left > 0 && top.left <= top.tokens.total()
            }
            Phase::Declare => asked == self.active && self.depth == 0 && self.side(asked).deck_len >= 2,
            Phase::Main | Phase::TakeToken => asked == self.active && self.depth == 0 && self.kind == TurnKind::Action,
            Phase::Soft => self.depth == 0 && self.can_act(asked),
            Phase::Place => self.job_fits(),
            Phase::Remove => {
                let left = if self.depth > 0 { top.left } else { self.job.left };
                let op = self.op_due();
                left > 0 && matches!(op, Some(crate::rules::Op::Remove(..)))
            }
            Phase::Drop => {
                let left = if self.depth > 0 { top.left } else { self.job.left };
                let op = self.op_due();
                left > 0 && matches!(op, Some(crate::rules::Op::DiscardHand(_) | crate::rules::Op::PayHand(_)))
            }
            Phase::ChooseModel | Phase::ChoosePilot | Phase::Over => self.depth == 0,
        };
        if !fits {
            return Err(format!(
                "phase {} does not fit with who is asked and what is being resolved",
                self.phase.word()
            ));
        }
        if self.phase != Phase::Over && table::Choices::is_empty(&crate::Choices::of(self, asked)) {
            return Err(format!("seat {asked} is asked and has no legal action"));
        }
        Ok(())
    }

    fn op_due(&self) -> Option<crate::rules::Op> {
        if self.depth > 0 {
            let top = self.top();
            (top.stage == Stage::Effects && top.owner == self.asked).then(|| self.face(top).ops.get(top.op))?
        } else {
            let maneuver = self.maneuvers(self.active).get(self.job.maneuver as usize)?;
            (self.asked == self.active).then(|| maneuver.ops.get(self.job.op))?
        }
    }

    fn job_fits(&self) -> bool {
        if self.job.tokens.total() == 0 {
            return false;
        }
        if self.job.maneuver != NONE {
            return self.depth == 0 && matches!(self.op_due(), Some(crate::rules::Op::Generate(..)));
        }
        match self.job.base {
            Phase::Main => self.depth == 0 && self.asked == self.active,
            Phase::Soft => self.depth == 0,
            Phase::Respond => self.depth > 0 && self.top().stage == Stage::Respond && self.top().target == self.asked,
            _ => false,
        }
    }
}
