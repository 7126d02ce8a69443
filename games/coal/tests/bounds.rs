//! Input from outside may be of any length: it is bounded before work is done on it, at most [`ProblemList::MOST`]
//! problems are reported, and only the first few come with a suggestion.

use coal::card::{Card, Effect, Maneuver, Model, Pilot};
use coal::deck::{self, MOST_LINES, ReadProblem};
use coal::{CardSet, Deck, Options, SeatDocument, Setup, SetupDocument, State, check};
use table::{Language, Positioned, Problem, ProblemList, Recorded};

const MANY: usize = 20_000;

/// Checks the problems of a text of nothing but mistakes: as many as are kept, and how many more there are.
fn check_bounded(problems: &[String], found: usize) {
    assert_eq!(problems.len(), ProblemList::MOST + 1, "{:?}", problems.first());
    let more = found - ProblemList::MOST;
    assert!(problems[ProblemList::MOST].ends_with(&format!("and {more} more problems")), "{:?}", problems.last());
    let suggestions = problems.iter().filter(|problem| problem.contains("did you mean")).count();
    assert!(suggestions <= ProblemList::MOST_SUGGESTIONS, "{suggestions} suggestions");
}

fn words(problems: &[Problem]) -> Vec<String> {
    problems.iter().map(ToString::to_string).collect()
}

fn setup_problems(document: SetupDocument) -> Vec<String> {
    words(&Setup::check(document, CardSet::house()).unwrap_err())
}

#[test]
fn only_the_seats_that_a_table_can_have_are_looked_at() {
    let seat = SeatDocument { pilot: Some("nobody".into()), ..SeatDocument::default() };
    let problems = setup_problems(SetupDocument { seats: vec![seat; MANY], options: Vec::new() });
    assert_eq!(problems.len(), 1 + 4, "{problems:?}");
    assert!(problems[0].starts_with("20000 seats were given"), "{problems:?}");

    let text: String = (0..MANY).map(|seat| format!("seat {seat}\n")).collect();
    let problems = words(&text.parse::<SetupDocument>().unwrap_err());
    assert_eq!(problems, ["line 5: 20000 seats were given; C.O.A.L. is played by 2, 3 or 4 (COAL-OBJ-01)"]);
}

#[test]
fn only_as_many_options_as_there_are_are_looked_at() {
    let options = vec!["peek".to_owned(); MANY];
    let problems = setup_problems(SetupDocument { options: options.clone(), ..SetupDocument::default() });
    assert_eq!(problems.len(), 1 + Options::ALL.len());
    assert!(problems[0].starts_with("more than 30 options were named"), "{}", problems[0]);

    let document: SetupDocument = format!("options {}\nseat 0\nseat 1\n", options.join(" ")).parse().unwrap();
    assert_eq!(document.options.len(), Options::ALL.len() + 1, "one too many is enough for the check to see it");
}

#[test]
fn of_a_deck_that_is_far_too_long_only_the_length_is_told() {
    let seat = SeatDocument { model: Some(Model::C1), deck: vec!["c1-chrage".into(); MANY], ..SeatDocument::default() };
    let problems = setup_problems(SetupDocument { seats: vec![seat, SeatDocument::default()], options: Vec::new() });
    assert_eq!(problems.len(), 1, "{problems:?}");
    assert!(problems[0].contains("the deck has 20000") && problems[0].ends_with("(COAL-DECK-01)"), "{}", problems[0]);

    let text = format!("seat 0 model C1 deck {}\nseat 1\n", vec!["x"; MANY].join(","));
    let problems = words(&text.parse::<SetupDocument>().unwrap_err());
    assert_eq!(problems.len(), 1);
    assert!(problems[0].starts_with("line 1: ") && problems[0].contains("the deck has 20000"), "{}", problems[0]);
}

#[test]
fn unknown_cards_of_a_deck_are_suggested_for_the_first_few_only() {
    let seat = SeatDocument { model: Some(Model::C1), deck: vec!["c1-chrage".into(); 60], ..SeatDocument::default() };
    let problems = setup_problems(SetupDocument { seats: vec![seat, SeatDocument::default()], options: Vec::new() });
    let suggestions = problems.iter().filter(|problem| problem.contains("did you mean")).count();
    assert_eq!(suggestions, ProblemList::MOST_SUGGESTIONS);
    assert_eq!(problems.iter().filter(|problem| problem.ends_with("`c1-chrage` is not a card")).count(), 50);
}

#[test]
fn a_setup_of_nothing_but_mistakes_is_bounded() {
    check_bounded(&words(&"x\n".repeat(MANY).parse::<SetupDocument>().unwrap_err()), MANY);
    let seat = format!("seat 0{}", " speed 9".repeat(MANY));
    check_bounded(&words(&seat.parse::<SetupDocument>().unwrap_err()), MANY);
}

#[test]
fn what_is_repeated_in_a_message_is_cut() {
    let long = "x".repeat(MANY);
    let seat = SeatDocument { pilot: Some(long.clone()), deck: vec![long.clone()], ..SeatDocument::default() };
    let document = SetupDocument { seats: vec![seat, SeatDocument::default()], options: vec![long.clone()] };
    let text = format!("{long}\nseat 0 model {long}\nseat 1 {long} {long}\n");
    let problems = setup_problems(document).into_iter().chain(words(&text.parse::<SetupDocument>().unwrap_err()));
    for problem in problems.chain(words(&State::from_position(&Setup::default(), &long).unwrap_err())) {
        assert!(problem.len() < 1000, "{} letters", problem.len());
    }
}

#[test]
fn a_position_of_nothing_but_mistakes_is_bounded() {
    let read = |text: &str| words(&State::from_position(&Setup::default(), text).unwrap_err());
    // One problem for each line, and one for each of the two seats that have none.
    check_bounded(&read(&"x\n".repeat(MANY)), MANY + 2);
    let hands = format!("seat 0\n{}", "hand c1-chrage\n".repeat(1000));
    check_bounded(&read(&hands), 1000 + 1);
    assert_eq!(read(&"x\n".repeat(1 << 20)), ["this text is longer than 64 kB, and a position never is"]);
}

#[test]
fn a_set_on_paper_is_read_no_further_than_a_set_can_be_long() {
    let read = |text: &str| words(&State::read_cards(text).unwrap_err());
    let problems = read(&"x\n".repeat(MANY));
    assert_eq!(problems.len(), ProblemList::MOST + 1);
    let card = State::cards_text(&CardSet::house()).lines().find(|line| line.starts_with("card")).unwrap().to_owned();
    let problems = read(&format!("{card}\n").repeat(MANY));
    assert!(problems.contains(&"line 405: a set has at most 404 lines; what begins here is left out".into()));
    assert_eq!(problems.len(), 2, "the lines and the cards are too many");
}

#[test]
fn a_deck_in_any_notation_is_bounded() {
    let cards = CardSet::house();
    let say = |problems: Vec<ReadProblem>| -> Vec<String> {
        problems.iter().map(|problem| problem.say(&cards, Language::En)).collect()
    };
    let read = |text: &str| say(Deck::read(text, &cards).unwrap_err());
    // Every line that is read is a mistake, and then the text is too long.
    check_bounded(&read(&"chrage\n".repeat(MANY)), MOST_LINES + 1);
    let problems = read(&"charge\n".repeat(MANY));
    assert_eq!(problems, ["line 501: a deck has at most 500 lines with cards; what begins here is left out"]);

    let ron = |n: usize| format!("(cards: [{}])", "(1, \"c1-chrage\"),\n".repeat(n));
    check_bounded(&read(&ron(MOST_LINES)), MOST_LINES);
    assert_eq!(read(&ron(MANY)), ["a deck has at most 500 lines with cards; what begins here is left out"]);

    let (deck, problems) = deck::of_ids(&vec!["c1-chrage".into(); MANY], &cards);
    assert_eq!(deck.count(), 0);
    check_bounded(&problems.iter().map(ToString::to_string).collect::<Vec<_>>(), MANY);
    let (deck, problems) = deck::of_ids(&vec!["c1-charge".into(); 21], &cards);
    assert_eq!(deck.count(), 20);
    assert_eq!(problems[0].say(Language::En), "more than 20 copies of `c1-charge`");
}

#[test]
fn a_link_longer_than_that_of_any_deck_is_refused_unread() {
    let cards = CardSet::house();
    // The groups name no card of the set; only their number distinguishes this link from one of a larger set.
    let of_strangers = |groups: usize| {
        let empty = Deck::default().to_link(&cards);
        let (version, rest) = empty.split_once('.').unwrap();
        let rest = rest.split_once('.').unwrap().1;
        let said = |check: u32| {
            let letters = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
            let check = [check >> 6, check & 63].map(|digit| char::from(letters[digit as usize]));
            format!("{version}.{}{}{}.{rest}", "AAAB".repeat(groups), check[0], check[1])
        };
        let read = |link: &str| Deck::from_link(link, &cards).unwrap_err().say(&cards, Language::En);
        let told = (0..4096).map(|check| read(&said(check))).find(|told| told.contains("not in this set"));
        told.unwrap_or_else(|| read(&said(0)))
    };
    assert_eq!(of_strangers(400), "the link names 400 cards that are not in this set");
    assert_eq!(of_strangers(401), "the link is not whole, or was changed: copy it once more");
}

#[test]
fn the_effects_of_a_card_beyond_the_most_are_not_looked_at() {
    let house = CardSet::house();
    let wrong = Effect::Generate { kind: coal::card::Resource::Steam, n: 0 };
    let fields = |card: &Card| check::card(card).iter().map(ToString::to_string).collect::<Vec<_>>();
    let mut card = house.cards()[0].clone();
    card.effects = vec![wrong.clone(); MANY];
    assert_eq!(fields(&card), ["effects: 20000 effects; a card has at most 12"]);
    card.effects = vec![Effect::OneOf(Vec::new()); MANY];
    assert_eq!(fields(&card), ["effects: OneOf has 2 to 9 alternatives", "effects: a card has at most one OneOf"]);

    let mut pilot: Pilot = house.pilots()[0].clone();
    pilot.maneuvers[0].effects = vec![wrong.clone(); MANY];
    assert_eq!(check::pilot(&pilot).len(), 1, "too many symbols");
    pilot.maneuvers = vec![Maneuver { costs: vec![wrong], effects: Vec::new() }; MANY];
    assert!(check::pilot(&pilot).len() <= 5);
}
