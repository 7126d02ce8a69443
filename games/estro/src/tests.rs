//! Rules one by one, on tables with the cards that matter.

mod attacks;
mod gifts;
mod inferno;
mod memory;
mod worlds;
mod zones;

use std::sync::Arc;

use table::{Known, Logged, Scripted, ScriptedDraw, Seat, Viewer};

use crate::action::{Action, Spot};
use crate::event::Event;
use crate::language::notation;
use crate::legal::Choices;
use crate::options::Options;
use crate::rules::Rules;
use crate::set::CardSet;
use crate::state::{Card, CardId, Location, Prompt, State, TurnStep};

/// The Empty cards of the worked examples (ESTRO-CARD-11).
const OZOK: &str = "ozok ardo 16/19/13/5/19";
const THOFA: &str = "thofa illusio 15/11/12/28/10";

/// What each seat holds.
const HELD: &str = "held manpo 1/1/1/1/1";

/// A duel in the middle of seat 0's turn, and what has happened since.
struct Table {
    state: State,
    log: Vec<Logged<Event>>,
}

impl Table {
    /// Cards on both fields, face up and there since before this turn; seat 0 is about to attack in round 2.
    fn of(own: &[&str], other: &[&str]) -> Self {
        Self::with(Options::default(), own, other)
    }

    fn with(options: Options, own: &[&str], other: &[&str]) -> Self {
        // Each seat holds a card, so that nobody has to draw from nothing.
        let lines = own.iter().chain(other).chain(&[HELD, HELD]);
        let cards = lines.map(|line| notation::read_card(line).unwrap_or_else(|error| panic!("{line}: {error:?}")));
        let set = CardSet::new(cards.collect());
        let mut state = State::empty(Arc::new(Rules::new(&set, options)), 2);
        (state.turn, state.round, state.has_played) = (3, 2, true);
        for place in 0..own.len() + other.len() {
            let seat = Seat(u8::from(place >= own.len()));
            let no = crate::rules::CardNo(place as u8);
            let card = Card::in_deck(no, seat, state.rules.card(no).estro);
            let id = state.cards.add(card).expect("room");
            state.card_mut(id).known = Known::PUBLIC;
            state.card_mut(id).location = Location::Field;
            state.card_mut(id).since = 1;
            assert!(state.fields[seat.index()].push(id));
        }
        for seat in [0, 1] {
            let no = crate::rules::CardNo((own.len() + other.len()) as u8 + seat);
            let card = Card::in_deck(no, Seat(seat), state.rules.card(no).estro);
            let id = state.cards.add(card).expect("room");
            state.put_into_hand(id, Known::seen_by(Seat(seat)));
        }
        state.note_all_answering();
        state.go_to(TurnStep::Battle);
        state.ask(Seat(0), Prompt::Attack);
        Self { state, log: Vec::new() }
    }

    /// A card of a seat's hand.
    fn holding(mut self, seat: u8, no: u8) -> Self {
        let id = CardId(no);
        let side = self.state.side_of(self.state.card(id).controller);
        self.state.fields[side].remove(id);
        self.state.note_answering(side);
        let card = self.state.card_mut(id);
        (card.owner, card.controller, card.location) = (Seat(seat), Seat(seat), Location::Hand);
        card.known = Known::seen_by(Seat(seat));
        assert!(self.state.hoards[seat as usize].hand.push(id));
        self
    }

    /// Nobody holds a card.
    fn empty_handed(mut self) -> Self {
        for seat in [Seat(0), Seat(1)] {
            while let Some(card) = self.state.hoards[seat.index()].hand.pop() {
                self.state.burn(card);
            }
        }
        self
    }

    /// A card of the field lies face down.
    fn covered(mut self, no: u8) -> Self {
        let card = self.state.card_mut(CardId(no));
        card.set(crate::state::flag::DOWN, true);
        card.known = Known::seen_by(card.controller);
        self.state.note_all_answering();
        self
    }

    /// The seat answers, with these draws: all of them are used.
    fn answer(&mut self, seat: u8, action: &str, draws: &[(&str, u32)]) {
        let action: Action = action.parse().unwrap_or_else(|error| panic!("{error}"));
        let refusal = self.state.why_not(Seat(seat), action);
        assert_eq!(refusal, None, "{action}; offered: {:?}", self.offered(seat));
        let draws = draws.iter().map(|(name, value)| ScriptedDraw { name: (*name).to_owned(), value: *value });
        let mut chance = Scripted::new(draws);
        self.state.execute(Seat(seat), action, &mut chance, &mut self.log);
        chance.finish().unwrap_or_else(|error| panic!("{action}: {error}"));
    }

    /// The clause that refuses an action.
    fn refused(&self, seat: u8, action: &str) -> &'static str {
        let action: Action = action.parse().unwrap_or_else(|error| panic!("{error}"));
        self.state.why_not(Seat(seat), action).unwrap_or_else(|| panic!("{action} is legal")).clause.as_str()
    }

    fn offered(&self, seat: u8) -> Vec<String> {
        use table::Choices as _;
        let choices = Choices::of(&self.state, Seat(seat));
        (0..choices.len()).map(|k| choices.get(k).to_string()).collect()
    }

    fn happened(&self, wanted: Event) -> bool {
        self.log.iter().any(|logged| logged.event == wanted)
    }

    /// The current statistics and TOT of a card.
    fn values(&self, no: u8) -> ([i16; 5], i16) {
        let now = self.state.now(CardId(no));
        (now.stats, now.tot)
    }

    fn on_field(&self, no: u8) -> bool {
        self.state.card(CardId(no)).is_on_field()
    }
}

/// Dice for both sides of an attack of seat 0.
fn dice(attacker: u32, defender: u32) -> [(&'static str, u32); 2] {
    [("die.attacker", attacker - 1), ("die.defender", defender - 1)]
}

const fn at(side: u8, place: u8) -> Spot {
    Spot { side, place }
}

/// ESTRO-GEN-09: what is not legal is refused with a clause, and nothing changes.
#[test]
fn whoever_is_not_asked_is_refused() {
    let table = Table::of(&[OZOK], &[THOFA]);
    assert_eq!(table.refused(1, "attack 1.1 0.1"), "ESTRO-GEN-06");
    assert_eq!(table.refused(0, "pass"), "ESTRO-GEN-09");
}

/// ESTRO-FACE-10: the controller alone sees the front of a covered card.
#[test]
fn a_covered_card_is_seen_by_its_controller_alone() {
    let table = Table::of(&[OZOK], &[THOFA]).covered(1);
    let face = |viewer: Viewer| table.state.view_for(viewer).field[1].face;
    assert_eq!(face(Viewer::Seat(Seat(1))), Some(crate::rules::CardNo(1)));
    assert_eq!((face(Viewer::Seat(Seat(0))), face(Viewer::Public)), (None, None));
    assert_eq!(table.state.at(at(1, 0)), Some(CardId(1)));
}
