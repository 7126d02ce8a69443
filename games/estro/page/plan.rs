//! The decks of the seats in a match of ESTRO.

use estro::deck::ready::{ReadyDeck, ready};
use estro::language::Estro;
use estro::options::DeckChoice;
use estro::rules::{CardNo, OF_EACH_ESTRO};
use estro::{CardSet, Options, SeatDocument, Setup, SetupDocument};
use leptos::prelude::*;
use table::{Mode, OptionSpec, OptionValue, OptionValues, Problem, Seat};

use crate::agreement::{most_seats, option_table};
use crate::plan::Plan;

/// The deck of a computer player beside whoever brings one.
const COMPANY: &str = "mixed";

/// The ready deck of each seat, as a signal; `None` for a dealt one. The app keeps the decks that people have built.
#[derive(Clone, Copy)]
pub struct TablePlan {
    decks: RwSignal<Vec<Option<String>>>,
}

impl TablePlan {
    /// A usual match: the decks are dealt.
    pub fn new() -> Self {
        Self { decks: RwSignal::new(vec![None; most_seats()]) }
    }

    /// Reads the deck of a seat from its line.
    pub fn read_seat(&self, place: usize, text: &str) {
        let known = ready(text).map(|_| text.to_owned());
        self.decks.update(|decks| {
            if let Some(deck) = decks.get_mut(place) {
                *deck = known;
            }
        });
    }

    /// The deck of a seat, in its line.
    pub fn seat_text(&self, place: usize) -> String {
        self.decks.with(|decks| decks.get(place).cloned().flatten().unwrap_or_default())
    }
}

impl Plan {
    /// The name of the deck of the shelf that a seat plays.
    pub fn own_deck(&self, seat: Seat) -> Option<String> {
        let app = self.app();
        let name = app.seat_decks.with(|seats| seats.get(seat.index()).cloned().flatten());
        name.filter(|name| app.shelf.with(|shelf| shelf.find(name).is_some()))
    }

    /// The ready deck of a seat; empty for a dealt one.
    pub fn ready_deck(&self, seat: Seat) -> String {
        self.table.seat_text(seat.index())
    }

    /// Gives a seat another deck: `ready ID`, nothing for a dealt one, or the name of one of the shelf.
    pub fn bring(&self, seat: Seat, what: &str) {
        let ready = if what.is_empty() { Some("") } else { what.strip_prefix("ready ") };
        if let Some(id) = ready {
            self.table.read_seat(seat.index(), id);
        }
        self.app().seat_decks.update(|seats| {
            if let Some(deck) = seats.get_mut(seat.index()) {
                *deck = ready.is_none().then(|| what.to_owned());
            }
        });
    }

    /// Whether a seat brings a deck.
    pub fn brings_deck(&self, seat: Seat) -> bool {
        self.own_deck(seat).is_some() || !self.ready_deck(seat).is_empty()
    }

    /// The ready deck that a computer player brings because another seat brings one: otherwise both would be dealt
    /// (ESTRO-DECK-05).
    pub fn deck_in_company(&self, seat: Seat) -> Option<&'static ReadyDeck> {
        let others = Seat::all(self.count.get() as u8).filter(|other| *other != seat);
        let is_alone = others.into_iter().any(|other| self.brings_deck(other)) && !self.brings_deck(seat);
        let is_bot = !self.chair(seat).is_person();
        let is_dealt = self.options::<Options>().deck_mode == DeckChoice::Random;
        ready(COMPANY).filter(|_| is_alone && is_bot && !is_dealt)
    }

    /// Whether seats may bring decks: in Inferno all are dealt (ESTRO-INF-02).
    pub fn takes_decks(&self) -> bool {
        !self.options::<Options>().is_inferno()
    }

    fn seat_document(&self, seat: Seat) -> SeatDocument {
        if !self.takes_decks() {
            return SeatDocument::default();
        }
        let own = self.own_deck(seat);
        let house = CardSet::house();
        let own = own.and_then(|name| self.app().shelf.with(|shelf| shelf.find(&name).map(|deck| deck.seat(&house))));
        let of_ready = || ready(&self.ready_deck(seat)).or_else(|| self.deck_in_company(seat));
        let of_ready = || {
            let ids: Vec<String> = of_ready()?.ids().collect();
            Some(SeatDocument { deck: if self.is_lucid() { in_lucid(ids, &house) } else { ids } })
        };
        own.or_else(of_ready).unwrap_or_default()
    }

    /// Whether Lucid Dream is added to the table, so that lists have five cards of each Estro (ESTRO-LUC-02).
    pub fn is_lucid(&self) -> bool {
        self.options::<Options>().lucid
    }

    /// The table as it was set up.
    pub fn document(&self) -> SetupDocument {
        let seats = Seat::all(self.count.get() as u8).map(|seat| self.seat_document(seat)).collect();
        let options: Options = self.options();
        SetupDocument { seats, options: options.words() }
    }

    /// The checked table; `None` if it has problems, which are shown beside the seats.
    pub fn setup(&self) -> Option<Setup> {
        Setup::check(self.document(), CardSet::house()).ok()
    }

    /// Everything that keeps the table from being played, in words, with its clause.
    pub fn problems(&self) -> Vec<(String, String)> {
        let Err(problems) = Setup::check(self.document(), CardSet::house()) else { return Vec::new() };
        let language = self.app().language();
        problems.iter().map(|problem| cited(problem.message.say(language))).collect()
    }

    /// Why the mode that is played refuses one that would be added to it, in words, with the clauses: what the rules say of
    /// such a table (ESTRO-COMB-01).
    pub fn refusals(&self, added: &OptionSpec) -> Vec<(String, String)> {
        let problems = self.agreed(|agreement| refused(agreement.mode(), agreement.seats(), added));
        let language = self.app().language();
        problems.iter().map(|problem| cited(problem.message.say(language))).collect()
    }
}

/// A ready deck for Lucid Dream: of each Estro its first five cards, or all of them and then the first ones of the catalogue
/// (ESTRO-LUC-01).
fn in_lucid(ids: Vec<String>, house: &CardSet) -> Vec<String> {
    let ready: Vec<CardNo> = ids.iter().filter_map(|id| house.find(id)).collect();
    let catalogue = (0..house.len() as u8).map(CardNo).filter(|card| !ready.contains(card));
    let all: Vec<CardNo> = ready.iter().copied().chain(catalogue).collect();
    let of_estro = |estro: Estro| all.iter().filter(move |card| house.card(**card).estro == estro).take(OF_EACH_ESTRO);
    Estro::ALL.into_iter().flat_map(of_estro).map(|card| house.card(*card).id.clone()).collect()
}

/// What the rules have against a table of this mode with that one added.
fn refused(mode: &Mode, seats: usize, added: &OptionSpec) -> Vec<Problem> {
    let mut values = OptionValues::default();
    for (spec, value) in mode.sets.iter().filter_map(|(name, value)| Some((option_table().option(name)?, value))) {
        values.set(spec, value.clone());
    }
    values.set(added, OptionValue::Switch(true));
    let seats = vec![SeatDocument::default(); seats];
    let document = SetupDocument { seats, options: values.words() };
    Setup::check(document, CardSet::house()).err().unwrap_or_default()
}

/// A message of the rules and the clause at its end.
fn cited(message: &str) -> (String, String) {
    let clause =
        message.strip_suffix(')').and_then(|rest| rest.rsplit_once(" (")).filter(|(_, id)| id.starts_with("ESTRO-"));
    match clause {
        Some((text, id)) => (text.to_owned(), id.to_owned()),
        None => (message.to_owned(), String::new()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use table::Language;

    #[test]
    fn a_mode_is_offered_where_the_rules_take_it_and_refused_with_their_reason_where_they_do_not() {
        let table = option_table();
        for mode in table.modes {
            for spec in table.options.iter().filter(|spec| spec.adds_mode) {
                for seats in mode.seats.iter().map(usize::from) {
                    let problems = refused(mode, seats, spec);
                    assert_eq!(problems.is_empty(), spec.applies.fits(mode, seats), "{} {}", mode.name, spec.name);
                    for problem in problems {
                        let (text, clause) = cited(problem.message.say(Language::En));
                        assert!(!text.is_empty() && !clause.is_empty(), "{text}");
                    }
                }
            }
        }
    }

    #[test]
    fn every_ready_deck_can_be_brought_to_lucid_dream() {
        let house = CardSet::house();
        for ready in &estro::deck::ready::READY {
            let seat = SeatDocument { deck: in_lucid(ready.ids().collect(), &house) };
            let document = SetupDocument { seats: vec![seat; 2], options: vec!["lucid".to_owned()] };
            assert!(Setup::check(document, house.clone()).is_ok(), "{}", ready.id);
        }
    }

    #[test]
    fn a_problem_of_a_table_names_its_clause_apart() {
        let mut document = SetupDocument::default();
        document.seats[0].deck = vec!["ardo-01".to_owned()];
        let problems = Setup::check(document, CardSet::house()).expect_err("one card is no deck");
        for language in Language::ALL {
            let (text, clause) = cited(problems[0].message.say(language));
            assert_eq!(clause, "ESTRO-DECK-03");
            assert!(!text.is_empty() && !text.contains("ESTRO-"), "{text}");
        }
    }
}
