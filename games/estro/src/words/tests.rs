//! The words of random matches: nothing is missing, nothing reads the same, nothing hidden is named.

mod log;

use std::collections::{BTreeMap, BTreeSet};

use table::{
    Awaits, Chance as _, Choices as _, Draw, Fast, Game as _, Language, Listener, Logged, Refusal, Seat, Told, Viewer,
};

use crate::action::{Action, Spot};
use crate::clause;
use crate::event::Event;
use crate::language::{Estro, Face, Moment, notation};
use crate::options::{BaseMode, ObjectInterval, Options};
use crate::rules::CardNo;
use crate::set::CardSet;
use crate::setup::Setup;
use crate::state::{Location, Prompt, State};

/// The sources whose quoted ids are messages of this module.
const SOURCES: [&str; 11] = [
    include_str!("ask.rs"),
    include_str!("beat.rs"),
    include_str!("clash.rs"),
    include_str!("fleet.rs"),
    include_str!("label.rs"),
    include_str!("log.rs"),
    include_str!("names.rs"),
    include_str!("table_text.rs"),
    include_str!("../legal/inferno.rs"),
    include_str!("../legal/refusals.rs"),
    include_str!("../game.rs"),
];

/// How the ids of these messages begin.
const PREFIXES: [&str; 17] = [
    "ask", "card", "change", "clash", "do", "head", "heading", "log", "mark", "over", "place", "pronoun", "seat",
    "sum", "table", "why", "zone",
];

/// The quoted texts of a source that look like ids of messages: words joined by `-`.
fn ids(source: &str) -> BTreeSet<String> {
    let code = source.lines().filter(|line| !line.trim_start().starts_with("//"));
    let quoted = code.flat_map(|line| line.split('"').skip(1).step_by(2));
    let is_id = |text: &&str| {
        text.contains('-')
            && text.split('-').all(|word| !word.is_empty() && word.bytes().all(|letter| letter.is_ascii_lowercase()))
    };
    quoted.filter(is_id).map(str::to_owned).collect()
}

fn reasons() -> BTreeSet<String> {
    SOURCES.into_iter().flat_map(ids).filter(|id| id.starts_with("why-")).collect()
}

/// Tables whose options and decks lead to every kind of question.
fn tables() -> Vec<Setup> {
    let of = |options| Setup::duel(CardSet::house(), options).expect("a legal table");
    vec![
        of(Options::default()),
        of(Options { zone_special_per_player: true, zone_special_any: true, ..Options::default() }),
        of(Options { dice_per_phase: true, zone_bonus_all: true, facedown_gift_only: true, ..Options::default() }),
        Setup::duel(crowd(), Options::default()).expect("a legal table"),
        of(Options { manual_bonus_claims: true, clock: true, ..Options::default() }),
        of(Options { stratega: true, necrotokens: true, ambush: true, ..Options::default() }),
        of(Options { necrotokens: true, ambush: true, rift: true, ..Options::default() }),
        of(Options { lucid: true, ..Options::default() }),
        of(Options { chimera: true, ..Options::default() }),
        of(Options { mnemonica: true, ..Options::default() }),
        of(Options { base: BaseMode::Solo, object_interval: ObjectInterval(2), ..Options::default() }),
        of(Options { base: BaseMode::Solo, lucid: true, mnemonica: true, chimera: true, ..Options::default() }),
    ]
}

/// A catalogue of cards whose Gifts meet: several in line at once, several cards destroyed at once.
fn crowd() -> CardSet {
    const GIFTS: [&str; 5] = [
        "infinite end-of-turn add(this, primary +1, turn)",
        "plain on-play destroy(all enemy up)",
        "infinite on-dying watch(own other) add(this, tot +1, turn)",
        "infinite on-opponent-gift optional draw(you, 1)",
        "infinite on-destroyed optional watch(own) add(choose own up, tot +2, turn)",
    ];
    let card = |n: usize| {
        let line = format!("card-{n:02} {} 15/14/13/12/11 {}", Estro::ALL[n % 5], GIFTS[n / 5 % 5]);
        notation::read_card(&line).unwrap_or_else(|error| panic!("{line}: {error:?}"))
    };
    CardSet::new((0..60).map(card).collect())
}

/// Plays a match of random decisions. `look` gets the state before every decision, and the events that led to it.
fn play(setup: &Setup, seed: u64, mut look: impl FnMut(&State, &[Logged<Event>])) {
    let mut chance = Fast::new(seed);
    let mut log = Vec::new();
    let mut state = State::deal(setup, &mut chance, &mut log);
    loop {
        look(&state, &log);
        log.clear();
        let Awaits::Seats(seats) = state.awaits() else { return };
        let seat = seats.lowest().expect("somebody is asked");
        let choices = state.choices(seat);
        let pick = chance.below(Draw::named("decision"), choices.len());
        state.apply(seat, choices.get(pick), &mut chance, &mut log);
    }
}

fn states_of(setup: &Setup, seed: u64) -> Vec<State> {
    let mut states = Vec::new();
    play(setup, seed, |state, _| states.push(state.clone()));
    states
}

fn check_line(line: &str) {
    assert!(!line.is_empty() && !line.contains(['{', '}', '$']), "a value is missing: {line}");
    let is_whole = ["  ", ": .", "..", " ,", " .", "? .", "?."].iter().all(|gap| !line.contains(gap));
    assert!(is_whole, "a name is missing or a stop too many: {line}");
}

fn check_sentence(line: &str) {
    check_line(line);
    assert!(line.ends_with(['.', '?']), "no whole sentence: {line}");
    assert!(!line.starts_with(char::is_lowercase), "a small letter first: {line}");
}

/// The kind of a question.
fn kind(prompt: Prompt) -> String {
    let text = format!("{prompt:?}");
    match prompt {
        Prompt::Window(_) => text,
        _ => text.split('(').next().unwrap_or_default().to_owned(),
    }
}

#[test]
fn every_message_of_these_texts_exists_and_is_used() {
    let known: BTreeSet<String> =
        phrases::variables(include_str!("../../locales/en.ftl")).expect("en.ftl can be read").into_keys().collect();
    let used: BTreeSet<String> = SOURCES.into_iter().flat_map(ids).collect();
    let is_missing = |id: &&String| !known.contains(*id) && PREFIXES.contains(&id.split('-').next().unwrap_or(""));
    assert_eq!(used.iter().filter(is_missing).collect::<Vec<_>>(), Vec::<&String>::new(), "used but not written");
    // The texts of cards are used elsewhere.
    let is_of_cards = |id: &str| id.starts_with("card-");
    let is_idle = |id: &&String| {
        id.contains('-')
            && PREFIXES.contains(&id.split('-').next().unwrap_or(""))
            && !is_of_cards(id)
            && !used.contains(*id)
    };
    assert_eq!(known.iter().filter(is_idle).collect::<Vec<_>>(), Vec::<&String>::new(), "written but not used");
}

#[test]
fn every_reason_is_explained_in_both_languages() {
    let reasons = reasons();
    assert!(reasons.len() > 35, "the reasons were not found: {reasons:?}");
    let state = State::deal(&Setup::default(), &mut Fast::new(1), &mut table::NoLog);
    let mut said: BTreeMap<String, &str> = BTreeMap::new();
    for reason in reasons {
        let reason: &'static str = reason.leak();
        for language in Language::ALL {
            let text = state.explain(&Refusal::new(clause::GEN_09, reason).with("n", 2), language);
            check_sentence(&text);
            if let Some(other) = said.insert(text, reason) {
                panic!("`{other}` and `{reason}` say the same");
            }
        }
    }
}

#[test]
fn random_matches_are_told_to_the_end_in_both_languages() {
    let mut lines = 0u32;
    let mut asked = BTreeSet::new();
    for setup in tables() {
        // Which object comes, and whether a ship is open then, is a matter of chance.
        let matches = if setup.options().is_solo() { 100 } else { 12 };
        for seed in 0..matches {
            play(&setup, seed, |state, log| {
                asked.insert(kind(state.question.prompt));
                for language in Language::ALL {
                    check_log(state, log, language);
                    lines += log.len() as u32;
                    for seat in Seat::all(state.seats()) {
                        check_question(state, seat, language);
                    }
                    if lines.is_multiple_of(7) {
                        check_table(state, language);
                    }
                }
            });
        }
    }
    assert!(lines > 10_000, "only {lines} lines were told");
    let mut every: BTreeSet<String> =
        Moment::ALL.into_iter().map(|moment| format!("{:?}", Prompt::Window(moment))).collect();
    every.extend(
        ["Play", "Extras", "Attack", "Use", "Choose", "Coin", "Estro", "Special", "Redirection", "Order", "Burn"]
            .map(str::to_owned),
    );
    every.extend(["Discard", "Keep", "Nothing", "Reveal", "Aim", "Ship", "Stats", "Die"].map(str::to_owned));
    assert_eq!(every.difference(&asked).collect::<Vec<_>>(), Vec::<&String>::new(), "not every question came up");
}

fn check_log(state: &State, log: &[Logged<Event>], language: Language) {
    for logged in log {
        check_sentence(&state.tell(logged, language));
    }
    let (mut rest, mut told) = (log, 0);
    while !rest.is_empty() {
        let (count, line) = state.tell_together(rest, language);
        check_sentence(&line);
        told += count;
        rest = &rest[count..];
    }
    assert_eq!(told, log.len());
    for seat in Seat::all(state.seats()) {
        let to = Listener { seat: Some(seat), names: &[] };
        if let Some(line) = state.headline(log, to, language) {
            check_sentence(&line);
        }
        if let Some(line) = state.summary(seat, log, to, language) {
            check_sentence(&line);
        }
    }
}

fn check_question(state: &State, seat: Seat, language: Language) {
    check_sentence(&state.prompt(seat, language));
    let mut actions = Vec::new();
    state.actions(seat, &mut actions);
    let labels: Vec<String> = actions.iter().map(|action| state.label(seat, *action, language)).collect();
    labels.iter().for_each(|label| check_line(label));
    let different: BTreeSet<&String> = labels.iter().collect();
    assert_eq!(different.len(), labels.len(), "two actions read the same: {labels:#?}");
    let comments: BTreeSet<String> = actions.iter().map(|action| state.comment(seat, *action, language)).collect();
    comments.iter().for_each(|comment| check_line(comment));
    assert_eq!(comments.len(), actions.len(), "two comments read the same: {comments:#?}");
    for action in actions {
        let (_, heading) = state.heading(action, language).expect("each action has a heading");
        check_line(&heading);
    }
}

fn check_table(state: &State, language: Language) {
    for viewer in Viewer::all(state.seats()) {
        let text = state.describe(viewer, language);
        assert!(!text.contains(['{', '$']) && text.ends_with(".\n") | text.ends_with("?\n"), "{text}");
        for line in state.status(viewer, language) {
            check_sentence(&line);
        }
        check_nothing_hidden(state, viewer, &text);
        if let Viewer::Seat(seat) = viewer {
            check_nothing_hidden(state, viewer, &state.prompt(seat, language));
            let mut actions = Vec::new();
            state.actions(seat, &mut actions);
            for action in actions {
                check_nothing_hidden(state, viewer, &state.label(seat, action, language));
            }
        }
    }
}

/// Checks that a text names no card that its reader cannot know to be in this match.
fn check_nothing_hidden(state: &State, viewer: Viewer, text: &str) {
    let known: BTreeSet<CardNo> = state
        .cards
        .ids()
        .filter(|id| {
            let card = state.card(*id);
            card.known.knows(viewer) || card.is_up() || card.location == Location::Incinerator
        })
        .map(|id| state.card(id).no)
        .collect();
    for id in state.cards.ids() {
        let no = state.card(id).no;
        let name = &state.rules.set.card(no).name;
        assert!(known.contains(&no) || !has_word(text, name), "`{name}` is hidden from {viewer}: {text}");
    }
}

/// Whether a text has this name as words of its own.
fn has_word(text: &str, name: &str) -> bool {
    text.match_indices(name).any(|(place, _)| {
        let before = text[..place].chars().next_back();
        let after = text[place + name.len()..].chars().next();
        !before.is_some_and(char::is_alphanumeric) && !after.is_some_and(char::is_alphanumeric)
    })
}

#[test]
fn every_action_has_a_label_and_every_refusal_a_reason_whoever_asks() {
    let mut moment = 0;
    play(&tables()[1], 5, |state, _| {
        moment += 1;
        if moment % 40 != 1 {
            return;
        }
        for seat in [Seat(0), Seat(1), Seat(7)] {
            for action in state.universe().into_iter().step_by(3) {
                for language in Language::ALL {
                    check_line(&state.label(seat, action, language));
                    if let Some(refusal) = state.refusal(seat, action) {
                        check_sentence(&state.explain(&refusal, language));
                    }
                }
            }
        }
    });
    assert!(moment > 40);
}

#[test]
fn texts_from_outside_are_labelled_without_a_panic() {
    let states = states_of(&Setup::default(), 3);
    for text in ["play 256 up", "use-hand 256", "pick 0.64", "attack 1.64 1.64", "burnt 7 256", "first 255", "card 256"]
    {
        let action: Action = text.parse().expect("is notation");
        for state in [&states[0], &states[states.len() / 2]] {
            assert!(!state.label(Seat(0), action, Language::It).is_empty());
            assert!(!state.comment(Seat(7), action, Language::En).is_empty());
            assert!(state.heading(action, Language::En).is_some());
        }
    }
    assert!(!states[0].prompt(Seat(7), Language::En).is_empty());
    assert!(!states[0].describe(Viewer::Seat(Seat(7)), Language::En).is_empty());
}

/// The first question of every kind in a row of matches, with some of its labels, to be read in both languages.
#[test]
fn the_first_question_of_every_kind() {
    let mut first: BTreeMap<String, String> = BTreeMap::new();
    let tables = tables();
    // The house set first, whose cards read best.
    let ordered = [&tables[1], &tables[3], &tables[4]];
    for (seed, table) in ordered.into_iter().flat_map(|table| (0..40).map(move |seed| (seed, table))) {
        play(table, seed, |state, _| {
            let seat = state.question.seat;
            let mut actions = Vec::new();
            state.actions(seat, &mut actions);
            // A question that leaves a choice says more.
            let kind = kind(state.question.prompt);
            if actions.len() < 2 || first.contains_key(&kind) {
                return;
            }
            let mut lines = Vec::new();
            for language in Language::ALL {
                lines.push(state.prompt(seat, language));
                let few = actions.iter().take(4).chain(actions.iter().skip(4).last());
                lines.extend(few.map(|action| format!("  {action}: {}", state.label(seat, *action, language))));
            }
            first.insert(kind, lines.join("\n"));
        });
    }
    let text: Vec<String> = first.into_iter().map(|(kind, lines)| format!("{kind}\n{lines}\n")).collect();
    insta::assert_snapshot!(text.join("\n"));
}

#[test]
fn a_covered_card_is_named_to_whoever_knows_it_only() {
    let mut seen = 0;
    play(&Setup::default(), 9, |state, _| {
        for (side, field) in state.fields.iter().enumerate() {
            for (place, id) in field.iter().enumerate() {
                let card = state.card(id);
                if !card.is_down() || card.known.knows(Viewer::Public) {
                    continue;
                }
                let spot = Spot { side: side as u8, place: place as u8 };
                let (own, other) = (card.controller, state.next_seat(card.controller));
                let name = &state.rules.set.card(card.no).name;
                let label = |seat| state.label(seat, Action::TurnUp(spot), Language::En);
                assert_eq!(label(own), format!("Turn up your face-down card in place {} ({name})", place + 1));
                if !card.known.knows(Viewer::Seat(other)) {
                    assert_eq!(label(other), format!("Turn up the face-down card in place {}", place + 1));
                }
                seen += 1;
            }
        }
    });
    assert!(seen > 10, "{seen}");
}

#[test]
fn a_play_is_read_with_its_face_and_print() {
    let state = State::deal(&Setup::default(), &mut Fast::new(1), &mut table::NoLog);
    let seat = state.question.seat;
    let held = state.hoard(seat).hand.get(0).expect("a hand of five");
    let card = state.rules.set.card(state.card(held).no);
    let print = format!("{}, TOT {}", crate::card_text::estro_name(card.estro), card.values.tot());
    let [en, it] = if card.gift.is_some() { [", Gift", ", con dono"] } else { [""; 2] };
    let label = |face, language| state.label(seat, Action::Play(state.card(held).no, face), language);
    assert_eq!(label(Face::Up, Language::En), format!("Play {} face up ({print}{en})", card.name));
    assert_eq!(label(Face::Down, Language::It), format!("Gioca {} coperta ({print}{it})", card.name));
}
