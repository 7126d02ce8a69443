//! Reading a position in the notation for people, line by line; problems are told with their line.

mod card;
mod going_on;

use std::sync::Arc;

use table::{Problem, ProblemList, Seat, Wording};

use super::words::{STEPS, find};
use crate::action::Spot;
use crate::facts::{PLAYER, SHIPS};
use crate::language::Estro;
use crate::rules::{CardNo, DECK_SIZE, MOST_ERRORS, MOST_TOKENS, STALLED_ROUNDS};
use crate::set::MOST_CARDS;
use crate::setup::{DeckMode, Setup};
use crate::state::{Card, CardId, Ended, Frame, Hoard, Location, Prompt, Question, SEATS, State, TurnStep};
use crate::words::wording;

/// The words with which a line begins.
const LINES: &str = "round, zones, rift, seat, ships, deck, hand, incinerator, up, down, attack, destroy, window, redirection, discard, ambush, price, placing, naming";

/// A line that does not fit.
type Read = Result<(), Wording>;

pub(super) struct Reader {
    state: State,
    /// The seat whose cards are being written.
    current: Option<Seat>,
    seats: [SeatRead; SEATS],
    step: Option<TurnStep>,
    has_table: bool,
    /// Whether the step of the attack is written; otherwise it follows from the window in it.
    attack_has_step: bool,
    /// The dimensional deck, where it is written.
    rift: Option<Vec<CardNo>>,
    /// Guardians that were turned up in the player's turn, each with its place among them.
    shown: Vec<(u8, CardId)>,
    /// The places on their side of cards beside which a partner has cards, too (ESTRO-INF-08).
    places: Vec<(CardId, u8)>,
    /// Supports of Granito cards that may belong to the partner, which is read later (ESTRO-COMB-05).
    links: Vec<(CardId, Spot)>,
    /// Cards of an Incinerator that were Chimeras, and their guests, which may stand behind them.
    parted: Vec<(CardId, CardNo)>,
    problems: ProblemList,
}

/// What a position says of a seat besides its cards.
#[derive(Clone, Copy, Default)]
struct SeatRead {
    is_given: bool,
    is_loose: bool,
    /// Whether its deck goes on with the cards that lie nowhere.
    has_rest: bool,
}

/// The words of a line, one after the other.
pub(super) struct Line<'a> {
    words: std::vec::IntoIter<&'a str>,
    /// The seats of the table.
    seats: u8,
}

impl<'a> Line<'a> {
    /// Splits a text at its blanks, but not inside brackets.
    fn of(text: &'a str, seats: u8) -> Self {
        let mut depth = 0_usize;
        let is_blank = |letter: char| {
            match letter {
                '(' => depth += 1,
                ')' => depth = depth.saturating_sub(1),
                _ => {}
            }
            depth == 0 && letter.is_whitespace()
        };
        let words: Vec<&str> = text.split(is_blank).filter(|word| !word.is_empty()).collect();
        Self { words: words.into_iter(), seats }
    }

    pub(super) fn next(&mut self) -> Option<&'a str> {
        self.words.next()
    }

    pub(super) fn value(&mut self, word: &str) -> Result<&'a str, Wording> {
        self.next().ok_or_else(|| wording("line-value", &[("word", word.into())]))
    }

    fn number(&mut self, word: &str, least: i32, most: i32) -> Result<i32, Wording> {
        let text = self.value(word)?;
        let number = text.strip_prefix('+').unwrap_or(text).parse::<i32>().ok();
        number.filter(|number| (least..=most).contains(number)).ok_or_else(|| {
            let values = [("word", word.into()), ("least", least.into()), ("most", most.into())];
            wording("line-number", &values)
        })
    }

    pub(super) fn byte(&mut self, word: &str, most: u8) -> Result<u8, Wording> {
        self.number(word, 0, most.into()).map(|number| number as u8)
    }

    /// A seat, or the ships behind the only one.
    fn seat(&mut self, word: &str) -> Result<Seat, Wording> {
        self.byte(word, self.seats.max(2) - 1).map(Seat)
    }

    /// Takes a word if it stands there.
    fn stands(&mut self, word: &str) -> bool {
        let stands = self.words.as_slice().first() == Some(&word);
        if stands {
            self.next();
        }
        stands
    }

    /// A number behind a word that may stand alone for 1.
    fn count(&mut self) -> u8 {
        let next = self.words.as_slice().first().and_then(|text| text.parse::<u8>().ok());
        if next.is_some() {
            self.next();
        }
        next.unwrap_or(1)
    }
}

/// A message about a word of a text.
pub(super) fn about(id: &str, text: &str) -> Wording {
    let shown: String = text.chars().take(40).collect();
    wording(id, &[("text", shown.as_str().into())])
}

/// Reads `ardo,manpo`, or `-` for none.
fn read_estri(text: &str) -> Result<u8, Wording> {
    if text == "-" {
        return Ok(0);
    }
    let read = |mask: u8, part: &str| part.parse::<Estro>().map(|estro| mask | 1 << estro as u8);
    text.split(',').try_fold(0, read).map_err(|_| about("line-estro", text))
}

/// Reads two dice: `3,5`, or `3,0` where no target has rolled yet.
fn read_dice(text: &str) -> Result<[u8; 2], Wording> {
    let die = |text: &str, least| text.parse::<u8>().ok().filter(|die| (least..=6).contains(die));
    let dice = text.split_once(',').and_then(|(one, other)| Some([die(one, 1)?, die(other, 0)?]));
    dice.ok_or_else(|| about("line-dice", text))
}

/// The state that a text describes.
///
/// # Errors
/// Every line that does not fit.
pub(super) fn read(setup: &Setup, text: &str) -> Result<State, Vec<Problem>> {
    let seats = setup.rules.options.seats();
    let mut state = State::empty(Arc::clone(&setup.rules), seats);
    state.is_constructed = matches!(setup.decks, DeckMode::Constructed(_));
    (state.turn, state.round, state.is_still) = (1, 1, false);
    let mut reader = Reader {
        state,
        current: None,
        seats: [SeatRead::default(); SEATS],
        places: Vec::new(),
        links: Vec::new(),
        step: None,
        has_table: false,
        attack_has_step: true,
        rift: None,
        shown: Vec::new(),
        parted: Vec::new(),
        problems: ProblemList::default(),
    };
    for (line, text) in (1..).zip(text.lines()) {
        let text = text.split('#').next().unwrap_or_default();
        let mut words = Line::of(text, seats);
        let Some(word) = words.next() else { continue };
        if let Err(message) = reader.line(word, &mut words) {
            reader.problems.push(|| Problem::new(line, message));
        }
    }
    if !reader.problems.is_empty() {
        return Err(reader.problems.into_vec());
    }
    reader.finish().map_err(|message| vec![Problem::new(0, message)])
}

impl Reader {
    fn line(&mut self, word: &str, words: &mut Line<'_>) -> Read {
        if word == "round" {
            return self.table_line(words);
        }
        if !self.has_table {
            return Err(wording("line-first", &[]));
        }
        // What is going on names places: by now all cards lie where they lie.
        if !matches!(word, "zones" | "rift" | "seat" | "ships" | "deck" | "hand" | "incinerator" | "up" | "down") {
            self.settle_places();
        }
        match word {
            "zones" => self.zones_line(words),
            "rift" => self.rift_line(words),
            "seat" => self.seat_line(words),
            "ships" => self.ships_line(words),
            "deck" | "hand" | "incinerator" => self.pile_line(word, words),
            "up" | "down" => self.field_line(word == "down", words),
            "attack" => self.attack_line(words),
            "destroy" => self.destroy_line(words),
            "window" => self.window_line(words),
            "redirection" => self.frame(Frame::Redirection),
            "naming" => self.naming_line(words),
            "penalty" => self.penalty_line(words),
            "ambush" => self.ambush_line(words),
            "price" => {
                let seat = words.seat(word)?;
                let (mut place, mut is_paid) = (0, false);
                while let Some(word) = words.next() {
                    match word {
                        "paid" => is_paid = true,
                        "in" => place = self.read_field(words.value(word)?)?,
                        other => return Err(about("line-word", other)),
                    }
                }
                self.frame(Frame::Rift { seat, place, is_paid })
            }
            "placing" => self.placing_line(words),
            "discard" => {
                let seat = words.seat(word)?;
                let left = match words.next() {
                    Some("left") => words.byte("left", 32)?,
                    _ => return Err(wording("line-value", &[("word", "left".into())])),
                };
                self.frame(Frame::Discard { seat, left })
            }
            other => {
                let shown: String = other.chars().take(40).collect();
                Err(wording("line-begin", &[("text", shown.as_str().into()), ("words", LINES.into())]))
            }
        }
    }

    /// A Zone field, by its Estro; at a table without such there is none.
    fn read_field(&self, text: &str) -> Result<u8, Wording> {
        let is_of_ships = self.current.is_some_and(|seat| self.state.is_automaton(seat));
        let has_fields = self.state.rules.options.is_conquest() || is_of_ships;
        let field = text.parse::<Estro>().ok().filter(|_| has_fields);
        field.map(|field| field as u8).ok_or_else(|| about("line-field", text))
    }

    /// `round 2 turn 3 active 0 first 0 phase battle played attacks 1`.
    fn table_line(&mut self, words: &mut Line<'_>) -> Read {
        self.has_table = true;
        self.state.round = words.number("round", 1, self.state.rules.options.most_rounds().into())? as u16;
        while let Some(word) = words.next() {
            let state = &mut self.state;
            match word {
                "turn" => state.turn = words.number(word, 1, 9999)? as u16,
                "active" if state.rules.options.is_solo() && words.stands("ships") => state.active = SHIPS,
                "active" => state.active = words.seat(word)?,
                "first" => state.first = words.seat(word)?,
                "phase" => {
                    let text = words.value(word)?;
                    self.step = Some(find(STEPS, text).ok_or_else(|| about("line-phase", text))?);
                }
                "played" => state.has_played = true,
                "opened" => state.has_opened_rift = true,
                "second" => state.may_play_second = true,
                "once" => state.attacks_once = true,
                "still" => state.is_still = true,
                "still-rounds" => state.still_rounds = words.byte(word, STALLED_ROUNDS)?,
                "lone" => state.lone_fields = read_estri(words.value(word)?)?,
                "errors" => state.errors = words.byte(word, MOST_ERRORS)?,
                "attacks" => state.attacks = words.byte(word, 99)?,
                "limit" => state.attack_limit = words.byte(word, 99)?,
                "plays" => state.extra_plays = words.byte(word, 99)?,
                "of" => state.extra_estri = read_estri(words.value(word)?)?,
                "dice" => state.phase_dice = read_dice(words.value(word)?)?,
                "ended" => state.ended = Some(read_end(words)?),
                other => return Err(about("line-word", other)),
            }
        }
        Ok(())
    }

    fn zones_line(&mut self, words: &mut Line<'_>) -> Read {
        let zones = &mut self.state.zones;
        zones.active = read_estri(words.value("zones")?)?;
        while let Some(word) = words.next() {
            let mask = read_estri(words.value(word)?)?;
            match word {
                "used" => zones.used = [mask; SEATS],
                other => {
                    let seat = other.strip_prefix("used-").and_then(|seat| seat.parse::<u8>().ok());
                    let seat = seat.filter(|seat| *seat < words.seats).ok_or_else(|| about("line-word", other))?;
                    zones.used[usize::from(seat)] = mask;
                }
            }
        }
        if !self.state.rules.options.zone_special_per_player {
            // Where a special is used up for one seat, it is for all of them (ESTRO-ZONE-05).
            let used = self.state.zones.used.into_iter().fold(0, |all, mask| all | mask);
            self.state.zones.used = [used; SEATS];
        }
        Ok(())
    }

    /// `rift manpo-04 ardo-17`, from the top.
    fn rift_line(&mut self, words: &mut Line<'_>) -> Read {
        if !self.state.rules.options.rift {
            return Err(wording("line-no-rift", &[]));
        }
        let mut cards = Vec::new();
        while let Some(id) = words.next() {
            let no = self.state.rules.set.find(id).ok_or_else(|| about("line-card", id))?;
            cards.push(no);
        }
        cards.reverse();
        self.rift = Some(cards);
        Ok(())
    }

    fn seat_line(&mut self, words: &mut Line<'_>) -> Read {
        let seat = words.seat("seat")?;
        let read = &mut self.seats[seat.index()];
        if std::mem::replace(&mut read.is_given, true) {
            return Err(wording("line-seat-twice", &[("n", u32::from(seat.0).into())]));
        }
        self.current = Some(seat);
        let mut hoard = Hoard::default();
        read.has_rest = true;
        while let Some(word) = words.next() {
            match word {
                "loose" => (read.is_loose, read.has_rest) = (true, false),
                "hand-limit" => hoard.hand_limit = words.number(word, -99, 99)? as i8,
                "hand-limit-after" => hoard.later_limits[0] = words.number(word, -99, 99)? as i8,
                "hand-limit-next" => hoard.later_limits[1] = words.number(word, -99, 99)? as i8,
                "skips" => hoard.draws_skipped = words.byte(word, 99)?,
                "tokens" if self.state.rules.options.necrotokens => hoard.tokens = words.byte(word, MOST_TOKENS)?,
                "tokens" => return Err(wording("line-no-tokens", &[])),
                "declared" | "fuses" if !self.state.rules.options.chimera => {
                    return Err(wording("line-no-chimera", &[]));
                }
                "declared" => hoard.has_declared = true,
                "fuses" => hoard.may_fuse = true,
                "once" => hoard.attacks_once = true,
                "drawless" if self.state.rules.options.is_inferno() => hoard.is_drawless = true,
                "conceded" => hoard.conceded = true,
                other => return Err(about("line-word", other)),
            }
        }
        *self.state.hoard_mut(seat) = hoard;
        Ok(())
    }

    /// `ships 200 300:2 240 0 220`, in the place of a second seat.
    fn ships_line(&mut self, words: &mut Line<'_>) -> Read {
        if !self.state.rules.options.is_solo() {
            return Err(wording("line-no-ships", &[]));
        }
        (self.state.fleet, *self.state.hoard_mut(SHIPS)) = super::fleet::read_ships(words)?;
        let read = &mut self.seats[SHIPS.index()];
        (read.is_given, read.is_loose) = (true, true);
        self.current = Some(SHIPS);
        Ok(())
    }

    fn seat(&self) -> Result<Seat, Wording> {
        self.current.ok_or_else(|| wording("line-under", &[]))
    }

    /// A card that is new to the position; its deck holds it once, and dealt decks hold it once together.
    fn add(&mut self, seat: Seat, id: &str, location: Location) -> Result<CardId, Wording> {
        let no = self.state.rules.set.find(id).ok_or_else(|| about("line-card", id))?;
        self.put(seat, no, location).ok_or_else(|| about("line-twice", id))
    }

    /// Puts a card into the match; `None` for a card that is there already.
    fn put(&mut self, seat: Seat, no: CardNo, location: Location) -> Option<CardId> {
        let one_set = !self.state.is_constructed;
        let is_there = |id: CardId| {
            let card = self.state.card(id);
            card.no == no && (one_set || card.owner == seat)
        };
        if self.state.cards.ids().any(is_there) {
            return None;
        }
        let estro = self.state.rules.card(no).estro;
        self.state.cards.add(Card { location, ..Card::in_deck(no, seat, estro) })
    }

    /// Fills decks that go on with the cards that lie nowhere, and settles what is asked.
    fn finish(mut self) -> Result<State, Wording> {
        self.settle_places();
        for seat in Seat::all(self.state.parties()) {
            let read = self.seats[seat.index()];
            if !read.is_given {
                return Err(wording("position-seats", &[]));
            }
            if read.has_rest {
                self.fill_deck(seat);
            }
            let count = self.state.cards.ids().filter(|id| self.state.card(*id).owner == seat).count();
            if !read.is_loose && count != DECK_SIZE {
                let values = [("n", u32::from(seat.0).into()), ("count", count.into())];
                return Err(wording("line-size", &values));
            }
        }
        let state = &mut self.state;
        for (host, guest) in self.parted {
            let owner = state.card(host).owner;
            let is_it = |id: &CardId| {
                let card = state.card(*id);
                card.no == guest && card.owner == owner && card.location == Location::Incinerator
            };
            let guest = state.cards.ids().find(is_it).filter(|_| state.rules.options.chimera);
            state.card_mut(host).guest = guest.ok_or_else(|| wording("line-no-chimera", &[]))?;
        }
        if state.rules.options.rift {
            let lies = |no: &CardNo| state.cards.ids().any(|card| state.card(card).no == *no);
            let mut rest: Vec<CardNo> = state.rules.catalogue().filter(|no| !lies(no)).collect();
            rest.reverse();
            state.rift = self.rift.unwrap_or(rest).into_iter().take(MOST_CARDS).collect();
        }
        self.shown.sort_unstable();
        self.shown.iter().for_each(|(_, guardian)| state.fleet.show(*guardian));
        state.note_all_answering();
        state.stack[0] = Frame::Turn(self.step.unwrap_or(TurnStep::Play));
        let number = state.window_number();
        for id in state.cards.ids() {
            let card = state.card_mut(id);
            card.used_in = card.used_in.min(number);
        }
        let seat = if state.is_automaton(state.active) { PLAYER } else { state.active };
        state.question = Question { seat, prompt: Prompt::Nothing };
        if state.ended.is_none() {
            state.question = state.question_of_top().ok_or_else(|| wording("position-stuck", &[]))?;
        }
        Ok(self.state)
    }

    /// Cards of partners lie on one side by order of entry: each in the place that is written behind it, those without one in the
    /// places that are left.
    fn settle_places(&mut self) {
        for side in 0..self.state.fields.len() {
            let place = |card: CardId| self.places.iter().find(|(known, _)| *known == card).map(|known| known.1);
            let lie = self.state.fields[side].iter();
            let (mut placed, mut cards): (Vec<CardId>, Vec<CardId>) = lie.partition(|card| place(*card).is_some());
            placed.sort_by_key(|card| place(*card));
            for card in placed {
                let before = usize::from(place(card).unwrap_or(1)) - 1;
                cards.insert(before.min(cards.len()), card);
            }
            self.state.fields[side].as_mut_slice().copy_from_slice(&cards);
        }
        for (card, host) in std::mem::take(&mut self.links) {
            self.state.card_mut(card).supports = self.state.at(host).unwrap_or(card);
        }
    }

    /// Puts cards of the catalogue that lie nowhere under a deck until the seat has 25.
    fn fill_deck(&mut self, seat: Seat) {
        let mut count = self.state.cards.ids().filter(|id| self.state.card(*id).owner == seat).count();
        for no in (0..self.state.rules.cards.len() as u8).map(CardNo) {
            if count >= DECK_SIZE {
                break;
            }
            if let Some(id) = self.put(seat, no, Location::Deck) {
                let has_room = self.state.hoard_mut(seat).deck.insert(0, id);
                debug_assert!(has_room, "a deck of 25 fits");
                count += 1;
            }
        }
    }
}

fn read_end(words: &mut Line<'_>) -> Result<Ended, Wording> {
    let word = words.value("ended")?;
    Ok(match word {
        "both-empty" => Ended::BothEmpty,
        "split" => Ended::Split,
        "level" => Ended::Level,
        "stalled" => Ended::Stalled,
        "fleet" => Ended::Fleet,
        "overrun" => Ended::Overrun,
        "greater-sum" => Ended::GreaterSum { winners: words.byte(word, 1)? },
        "conquered" => Ended::Conquered { winners: words.byte(word, 1)? },
        "more-points" => Ended::MorePoints { winners: words.byte(word, 1)? },
        "empty-field" => Ended::EmptyField { winners: words.byte(word, 1)? },
        "ahead" => Ended::Ahead { winners: words.byte(word, 1)? },
        "tie-break" => Ended::TieBreak { winners: words.byte(word, 1)? },
        "exhausted" => Ended::Exhausted(words.seat(word)?),
        "conceded" => Ended::Conceded(words.seat(word)?),
        other => return Err(about("line-word", other)),
    })
}
