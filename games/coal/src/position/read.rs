//! Parses a position line by line; problems are reported with their line.

use std::sync::Arc;

use table::{Problem, ProblemList, Seat, SeatSet};

use super::{Words, read_tokens};
use crate::action::{Slot, TurnKind};
use crate::card::{Model, Tokens};
use crate::check;
use crate::deck::short;
use crate::rules::{CardNo, DECK_SIZE, List, PilotNo, Rules};
use crate::setup::Setup;
use crate::state::{
    Ended, Frame, Job, MAX_FRAMES, MOST_TOKENS, NONE, Phase, SEATS, Side, Stage, State, TAG_TOKENS, Window,
};

/// The cards of one seat in a position, before they become instances of its list.
#[derive(Default)]
struct Zones {
    hand: Vec<CardNo>,
    /// The deck from the top; `None` when there is no line for it.
    deck: Option<(Vec<CardNo>, bool)>,
    discard: (Vec<CardNo>, bool),
    echo: Vec<CardNo>,
    /// The indices of the echo row that have worked in this attack, as written.
    echoed: String,
    slots: [Option<(CardNo, bool, Tokens, u8)>; 5],
    loose: bool,
    given: bool,
}

pub(super) struct Reader<'a> {
    setup: &'a Setup,
    state: State,
    zones: [Zones; SEATS],
    current: Option<Seat>,
    frames: Vec<Frame>,
    pub(super) problems: ProblemList,
}

/// An iterator that takes words in pairs, or singly for flags.
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
    pub(super) fn new(setup: &'a Setup) -> Self {
        let mut state = State::empty(setup.rules.clone(), setup.seats.len() as u8);
        state.turn = 1;
        state.phase = Phase::Main;
        Self {
            setup,
            state,
            zones: Default::default(),
            current: None,
            frames: Vec::new(),
            problems: ProblemList::default(),
        }
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
        cards.find(id).ok_or_else(|| {
            let suggests = self.problems.suggests();
            let message = if suggests { check::unknown_card(id, cards) } else { check::no_such_card(id) };
            message.to_string()
        })
    }

    fn pilot(&self, id: &str) -> Result<PilotNo, String> {
        self.setup.rules.cards.find_pilot(id).ok_or_else(|| format!("`{id}` is not a pilot of this set"))
    }

    fn slot(text: &str) -> Result<Slot, String> {
        match text.as_bytes() {
            [digit @ b'1'..=b'5'] => Ok(Slot(digit - b'1')),
            _ => Err(format!("`{text}`: a slot is a number from 1 to 5")),
        }
    }

    pub(super) fn line(&mut self, words: &[&str]) -> Result<(), String> {
        let rest = &words[1..];
        match words[0] {
            "turn" => self.table_line(words),
            "job" => self.job_line(rest),
            "seat" => self.seat_line(rest),
            "frame" => self.frame_line(rest),
            "hand" | "deck" | "discard" | "echo" | "slot" => {
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
                "`{}`: expected a line that begins with turn, job, seat, hand, deck, discard, echo, slot, frame, win or tie",
                short(other)
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
                "called" => self.state.called = self.seats(pairs.value(key)?)?,
                "chosen" => self.state.chosen = self.seats(pairs.value(key)?)?,
                "secret" => self.state.secret = self.seats(pairs.value(key)?)?,
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
                    side.pilot = self.pilot(pairs.value(key)?)?;
                }
                "reserve" => side.reserve = self.pilot(pairs.value(key)?)?,
                "reserve-used" => side.reserve_used = true,
                "tag" => side.tag = pairs.number(key, TAG_TOKENS)?,
                "echoed" => self.zones[seat.index() % SEATS].echoed = pairs.value(key)?.to_owned(),
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
            // Tokens that are placed together overdrive a card only after the last one (COAL-AMB-60).
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
            if *word == "rest" && (zone == "deck" || zone == "discard") {
                rest = true;
            } else {
                cards.push(self.card(word)?);
            }
        }
        let zones = &mut self.zones[seat.index() % SEATS];
        match zone {
            "hand" => zones.hand = cards,
            "deck" => zones.deck = Some((cards, rest)),
            "echo" => zones.echo = cards,
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
                "hit" => frame.hits = 1,
                "hits" => frame.hits = pairs.number(key, SEATS as u8)?,
                "echo-card" => frame.is_echo = true,
                "echoes" => {
                    let text = pairs.value(key)?;
                    let parts =
                        text.split_once('/').and_then(|(next, end)| Some((next.parse().ok()?, end.parse().ok()?)));
                    (frame.echo, frame.echo_end) =
                        parts.ok_or_else(|| format!("`echoes {text}`: expected two numbers like `1/2`"))?;
                }
                "op" => frame.op = pairs.number(key, u8::MAX)?,
                "left" => frame.left = pairs.number(key, 20)?,
                other => return Err(format!("`{other}` is not a word of a frame's line")),
            }
        }
        frame.card = card.ok_or("a frame needs its card")?;
        let card = self.setup.rules.card(frame.card);
        let alternatives = if frame.is_echo { card.echo_alternatives } else { card.alternatives };
        if frame.alternative > 0 && frame.alternative >= alternatives {
            return Err("the card has no such alternative".into());
        }
        if self.frames.len() >= MAX_FRAMES {
            return Err(format!("at most {MAX_FRAMES} cards are resolved at once"));
        }
        self.frames.push(frame);
        Ok(())
    }

    pub(super) fn finish(mut self) -> Result<State, Vec<Problem>> {
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
                self.problems.push(|| Problem::new(0, format!("seat {seat}: {message}")));
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
            self.problems.push(|| Problem::new(0, message));
        }
        if self.problems.is_empty() { Ok(self.state) } else { Err(self.problems.into_vec()) }
    }

    /// A list of only the cards that the position names for the seat.
    fn loose_list(&self, seat: Seat, zones: &Zones) -> List {
        let mut cards = zones.hand.clone();
        cards.extend(zones.deck.iter().flat_map(|(cards, _)| cards));
        cards.extend(&zones.discard.0);
        cards.extend(zones.slots.iter().flatten().map(|(card, ..)| *card));
        cards.extend(&zones.echo);
        let own = self.frames.iter().filter(|frame| frame.owner == seat && !frame.is_echo);
        cards.extend(own.map(|frame| frame.card));
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
        if self.state.turn == 0 || (self.state.side(seat).eliminated && self.state.has_many_seats()) {
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
        for (place, card) in zones.echo.iter().enumerate() {
            if !self.setup.rules.card(*card).has_echo {
                return Err(format!("`{}` has no Echo symbol (COAL-ECHO-02)", cards.card(*card).id));
            }
            side.echo[place] = take(*card)?;
            side.echo_len += 1;
        }
        side.echoed = echoed(&side, &zones.echoed)?;
        for frame in self.frames.iter_mut().filter(|frame| frame.owner == seat) {
            frame.instance = if frame.is_echo {
                let row = &side.echo[..side.echo_len as usize];
                let lies = row.iter().find(|instance| list.card[**instance as usize] == frame.card);
                *lies.ok_or_else(|| format!("`{}` is not in its echo row", cards.card(frame.card).id))?
            } else {
                take(frame.card)?
            };
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

/// The instances at these places of an echo row as a mask; the places are counted from 1 and joined by commas.
fn echoed(side: &Side, places: &str) -> Result<u32, String> {
    let row = &side.echo[..side.echo_len as usize];
    places.split(',').filter(|place| !place.is_empty() && *place != "-").try_fold(0, |mask, place| {
        let number = place.parse::<usize>().ok().filter(|number| *number > 0);
        let instance = number.and_then(|number| row.get(number - 1));
        instance
            .map(|instance| mask | 1 << instance)
            .ok_or_else(|| format!("`echoed {places}`: expected places of the echo row, from 1 to {}", row.len()))
    })
}
