//! Every message can be produced, in both languages. That the messages reveal nothing hidden is tested by the
//! conformance suite.

use std::collections::{BTreeMap, BTreeSet};

use table::{
    Awaits, Chance, Choices, Draw, Fast, Game, Language, Listener, Logged, OptionSpec, Refusal, Seat, SeatSet,
    TableOptions, Told, Viewer,
};

use crate::action::Action;
use crate::deck;
use crate::event::Event;
use crate::language::{Affiliation, Tactic};
use crate::round::Round;
use crate::set::CardNo;
use crate::setup::Setup;
use crate::state::{At, SlotNo, State, What};
use crate::{Options, Stops, clause, event};

const EN: &str = include_str!("../../locales/en.ftl");
const IT: &str = include_str!("../../locales/it.ftl");

/// The sources that name messages.
const SOURCES: [&str; 12] = [
    include_str!("ask.rs"),
    include_str!("beat.rs"),
    include_str!("deck.rs"),
    include_str!("label.rs"),
    include_str!("log.rs"),
    include_str!("names.rs"),
    include_str!("purpose.rs"),
    include_str!("table_text.rs"),
    include_str!("../deck.rs"),
    include_str!("../recorded.rs"),
    include_str!("../problems.rs"),
    include_str!("../setup.rs"),
];

/// The sources that refuse actions.
const REFUSING: [&str; 17] = [
    include_str!("../facts/attack.rs"),
    include_str!("../facts/barriers.rs"),
    include_str!("../facts/hosts.rs"),
    include_str!("../facts/verdicts.rs"),
    include_str!("../legal.rs"),
    include_str!("../legal/actions.rs"),
    include_str!("../legal/choices_made.rs"),
    include_str!("../legal/combatants.rs"),
    include_str!("../legal/conceding.rs"),
    include_str!("../legal/duties.rs"),
    include_str!("../legal/search.rs"),
    include_str!("../legal/counters.rs"),
    include_str!("../legal/means.rs"),
    include_str!("../legal/plays.rs"),
    include_str!("../legal/reasons.rs"),
    include_str!("../legal/taking_back.rs"),
    include_str!("../legal/targets.rs"),
];

/// The texts in quotes of a source outside its tests.
fn quoted(source: &str) -> Vec<&str> {
    let code = source.split("#[cfg(test)]").next().unwrap_or(source);
    let lines = code.lines().filter(|line| !line.trim_start().starts_with("//"));
    lines.flat_map(|line| line.split('"').skip(1).step_by(2)).collect()
}

fn is_id(text: &str) -> bool {
    text.split('-').all(|word| !word.is_empty() && word.bytes().all(|b| b.is_ascii_lowercase()))
}

/// The reasons in the sources that refuse: the argument after a clause in a call.
fn reasons() -> BTreeSet<&'static str> {
    let mut found = BTreeSet::new();
    for source in REFUSING {
        for call in ["no(clause", "no(of_kind", "Refusal::new(clause"] {
            for rest in source.split(call).skip(1) {
                let argument = rest.split(')').next().unwrap_or_default();
                found.extend(argument.split('"').nth(1).filter(|reason| is_id(reason)));
            }
        }
    }
    found
}

/// Plays a match of random decisions; `look` is called with the state before every decision and the events before it.
pub(super) fn play(setup: &Setup, seed: u64, mut look: impl FnMut(&State, &[Logged<Event>])) {
    let mut chance = Fast::new(seed);
    let mut log = Vec::new();
    let mut state = State::deal(setup, &mut chance, &mut log);
    loop {
        look(&state, &log);
        log.clear();
        let Awaits::Seats(seats) = state.awaits() else { return };
        let seat = seats.lowest().expect("somebody is asked");
        let choices = state.choices(seat);
        let pick = chance.below(Draw::named("pick"), choices.len());
        state.apply(seat, choices.get(pick), &mut chance, &mut log);
    }
}

/// Tables of two and of three seats, shorter than usual.
pub(super) fn tables() -> Vec<Setup> {
    [2, 3]
        .map(|seats| {
            let mut document = deck::ready_table(seats).document().clone();
            document.options.turn_limit = 40;
            // The other ready decks are used too.
            if seats == 3 {
                let last = deck::ready().len();
                document.seats = deck::ready()[last - seats..].iter().map(|(_, deck)| deck.seat()).collect();
            }
            Setup::check(document, crate::CardSet::house()).expect("ready decks are legal")
        })
        .to_vec()
}

fn check_line(line: &str) {
    assert!(!line.is_empty() && !line.contains(['{', '}', '$']), "a value is missing: {line}");
    let is_whole = ["  ", ": .", "..", " ,", "#255"].iter().all(|gap| !line.contains(gap));
    assert!(is_whole, "a name is missing or a stop too many: {line}");
}

#[test]
fn both_languages_have_the_same_messages_with_the_same_values() {
    assert_eq!(phrases::differences(EN, IT), Vec::<String>::new());
}

#[test]
fn every_message_in_the_code_exists_and_every_message_is_used() {
    let known: BTreeSet<String> = phrases::variables(EN).expect("en.ftl can be read").into_keys().collect();
    let said: BTreeSet<&str> = SOURCES.iter().flat_map(|source| quoted(source)).filter(|text| is_id(text)).collect();
    let with_hyphen = said.iter().filter(|text| text.contains('-'));
    let unwritten: Vec<_> = with_hyphen.filter(|text| !known.contains(**text)).collect();
    assert_eq!(unwritten, Vec::<&&str>::new(), "used but not written");
    let mut used: BTreeSet<String> = said.into_iter().map(str::to_owned).collect();
    used.extend(reasons().iter().map(|reason| format!("refused-{reason}")));
    let table = Options::table();
    let both = |kind: &str, name: &str| [format!("{kind}-{name}"), format!("{kind}-{name}-about")];
    used.extend(table.modes.iter().flat_map(|mode| both("mode", mode.name)));
    used.extend(table.options.iter().flat_map(|spec| both("option", spec.name)));
    let choices = |spec: &'static OptionSpec| {
        spec.choices().iter().map(|choice| format!("{}-{}", spec.name, choice.name)).collect::<Vec<_>>()
    };
    used.extend(table.options.iter().flat_map(choices));
    used.extend(crate::deck::ready().iter().map(|(id, _)| format!("style-{id}")));
    used.extend(Stops::NAMES.iter().map(|name| format!("stop-{name}")));
    used.extend(Stops::passes().iter().map(|spec| format!("stop-{}", spec.name)));
    assert_eq!(known.difference(&used).collect::<Vec<_>>(), Vec::<&String>::new(), "written but not used");
}

#[test]
fn every_reason_is_explained_in_both_languages() {
    let reasons = reasons();
    assert!(reasons.len() > 90, "the reasons were not found: {reasons:?}");
    let state = State::deal(&tables()[0], &mut Fast::new(1), &mut table::NoLog);
    let mut said: BTreeMap<String, &str> = BTreeMap::new();
    for reason in reasons {
        for language in Language::ALL {
            let refusal = Refusal::new(clause::ACT_01, reason).with("needed", 2).with("left", 1);
            let text = state.explain(&refusal, language);
            check_line(&text);
            assert!(text.ends_with('.'), "{text}");
            if let Some(other) = said.insert(text, reason) {
                panic!("`{other}` and `{reason}` say the same");
            }
        }
    }
}

#[test]
fn random_matches_are_told_in_both_languages() {
    let mut lines = 0u32;
    let mut asked = BTreeSet::new();
    for setup in tables() {
        for seed in 0..3 {
            let mut moment = 0u64;
            play(&setup, seed, |state, log| {
                moment += 1;
                asked.extend(state.view(Viewer::Public).asks.map(|(_, ask)| ask));
                let language = Language::ALL[moment as usize % 2];
                for logged in log {
                    let line = state.tell(logged, language);
                    check_line(&line);
                    assert!(line.ends_with('.'), "{line}");
                    lines += 1;
                }
                for seat in Seat::all(state.seats()) {
                    let prompt = state.prompt(seat, language);
                    check_line(&prompt);
                    assert!(prompt.ends_with(['.', '?']), "{prompt}");
                    let mut actions = Vec::new();
                    state.actions(seat, &mut actions);
                    let labels: Vec<String> =
                        actions.iter().map(|action| state.label(seat, *action, language)).collect();
                    labels.iter().for_each(|label| check_line(label));
                    let different: BTreeSet<&String> = labels.iter().collect();
                    assert_eq!(different.len(), labels.len(), "two actions read the same: {labels:#?}");
                }
                if moment.is_multiple_of(20) {
                    for viewer in Viewer::all(state.seats()) {
                        let text = state.describe(viewer, language);
                        assert!(!text.contains(['{', '$']), "{text}");
                        assert!(text.ends_with(".\n") || text.ends_with("?\n"), "{text}");
                    }
                }
            });
        }
    }
    assert!(lines > 1_000, "only {lines} lines were told");
    assert!(asked.len() >= 8, "hardly any question came up: {asked:?}");
}

#[test]
fn every_action_has_a_label_and_every_refusal_a_reason_whoever_asks() {
    let mut moment = 0;
    play(&tables()[0], 5, |state, _| {
        moment += 1;
        if moment % 300 != 7 {
            return;
        }
        for seat in [Seat(0), Seat(1), Seat(2)] {
            for action in state.universe() {
                let language = Language::ALL[moment % 2];
                check_line(&state.label(seat, action, language));
                if let Some(refusal) = state.refusal(seat, action) {
                    check_line(&state.explain(&refusal, language));
                }
            }
        }
    });
    assert!(moment > 300);
}

#[test]
fn every_event_is_told() {
    let mut states = Vec::new();
    play(&tables()[0], 3, |state, _| states.push(state.clone()));
    let moments = [&states[0], &states[states.len() / 2], &states[states.len() - 1]];
    for event in every_event() {
        for language in Language::ALL {
            for state in moments {
                let line = state.tell(&Logged { clause: clause::ACT_01, event }, language);
                check_line(&line);
                assert!(line.ends_with('.'), "{line}");
            }
        }
    }
}

#[test]
fn whoever_listens_is_you_and_the_others_have_one_name() {
    let state = State::deal(&tables()[0], &mut Fast::new(1), &mut table::NoLog);
    let names = [String::new(), "Bruno".to_owned()];
    for event in every_event() {
        let logged = Logged { clause: clause::ACT_01, event };
        for language in Language::ALL {
            for seat in [Seat(0), Seat(1)] {
                let line = state.tell_to(&logged, Listener { seat: Some(seat), names: &[] }, language);
                check_line(&line);
                // If several seats are named together, each has its name.
                let is_list = matches!(event, Event::Won(_) | Event::Wins(_) | Event::Tied(_) | Event::GoesRound(_));
                let own = ["Player", "Giocatore"][language as usize].to_owned() + &format!(" {}", seat.0 + 1);
                assert!(is_list || !line.contains(&own), "{line}");
            }
            let line = state.tell_to(&logged, Listener { seat: Some(Seat(0)), names: &names }, language);
            assert!(!line.contains("Player 2") && !line.contains("Giocatore 2"), "{line}");
        }
    }
}

#[test]
fn whoever_is_asked_is_you_and_the_others_have_one_name() {
    let names = [String::new(), "Bruno".to_owned()];
    let (mut asked, mut named, mut own) = (0, 0, 0);
    for seed in 0..4 {
        let mut chance = Fast::new(seed);
        let mut state = State::deal(&tables()[0], &mut chance, &mut table::NoLog);
        for _ in 0..600 {
            let Some(seat) = state.awaits().seats().lowest() else { break };
            let to = Listener { seat: Some(seat), names: &names };
            let choices = state.choices(seat);
            for language in Language::ALL {
                let labels = (0..choices.len()).map(|place| state.label_to(seat, choices.get(place), to, language));
                let mut said: Vec<String> = labels.collect();
                said.push(state.prompt_to(seat, to, language));
                for line in said {
                    check_line(&line);
                    let me = [["Player 1", "Bruno"], ["Giocatore 1", "Bruno"]][language as usize][seat.index()];
                    assert!(!line.contains(me), "{line}");
                    assert!(!line.contains("Player 2") && !line.contains("Giocatore 2"), "{line}");
                    named += u32::from(line.contains("Bruno"));
                    own += u32::from(["Your ", "dalla tua parte"].iter().any(|word| line.contains(word)));
                }
            }
            asked += 1;
            let pick = chance.below(Draw::named("pick"), choices.len());
            state.apply(seat, choices.get(pick), &mut chance, &mut table::NoLog);
        }
    }
    assert!(asked > 300 && named > 50 && own > 50, "{asked} {named} {own}");
}

#[test]
fn a_combat_comes_to_one_sentence_and_a_number_tells_namesakes_apart() {
    let position = "turn 7 active 0 actions 3\nseat 0\n  squad chasseur\nseat 1\n  squad golden-lion";
    let (state, _) = crate::setup_notation::read(&tables()[0], position).expect("the position can be read");
    let [one, two] = [SlotNo(0), SlotNo(1)].map(|slot| state.sight(slot));
    let me = Listener { seat: Some(Seat(0)), names: &[] };
    let head = |events: &[Event], to| {
        let beat: Vec<_> = events.iter().map(|event| Logged { clause: clause::ACT_01, event: *event }).collect();
        Language::ALL.map(|language| state.headline(&beat, to, language).unwrap_or_default())
    };
    let spot = event::Spot { slot: two.slot, number: two.number };
    let killed = Event::Killed(spot, two.card.expect("it is in the open"));
    let combat = [Event::Attacks(Seat(0)), Event::Named(one, two), killed, Event::CombatOver];
    let [en, it] = head(&combat, me);
    assert_eq!(en, "You attack GOLDEN LION with CHASSEUR: GOLDEN LION is killed.");
    assert_eq!(it, "Attacchi GOLDEN LION con CHASSEUR: GOLDEN LION viene ucciso.");
    let [en, _] = head(&[combat[0], combat[1], combat[3]], Listener { seat: Some(Seat(1)), names: &[] });
    assert_eq!(en, "Player 1 attacks GOLDEN LION with CHASSEUR: nobody is hurt.");
    let turn = combat.map(|event| Logged { clause: clause::ACT_01, event });
    let to = Listener { seat: Some(Seat(1)), names: &[] };
    let summary = state.summary(Seat(0), &turn, to, Language::En);
    assert_eq!(summary.as_deref(), Some("Player 1: 1 attack, killed: GOLDEN LION."));

    let tell = |position: &str| {
        let (state, _) = crate::setup_notation::read(&tables()[0], position).expect("the position can be read");
        let logged = Logged { clause: clause::ACT_01, event: Event::Wounded(state.sight(SlotNo(0))) };
        let number = state.sight(SlotNo(0)).number;
        (state.tell_to(&logged, me, Language::En), number)
    };
    let (line, number) = tell(&position.replace("golden-lion", "chasseur"));
    assert_eq!(line, format!("CHASSEUR ({number}) is wounded."));
    let (line, number) = tell(&position.replace("chasseur", "chasseur covered"));
    assert_eq!(line, format!("CHASSEUR ({number}) is wounded."), "what is in Cover has its number");
    // A number must not reveal a namesake that nobody sees.
    let hidden = position.replace("golden-lion", "chasseur covered");
    assert_eq!(tell(&hidden).0, "CHASSEUR is wounded.");
}

fn every_event() -> Vec<event::Event> {
    let (me, you, slot, other, card) = (Seat(1), Seat(0), SlotNo(3), SlotNo(5), CardNo(3));
    let spot = event::Spot { slot, number: 4 };
    let sight = |slot: SlotNo| event::Sight { slot, number: 4, card: (slot == other).then_some(card) };
    let mut events = vec![
        Event::Begins(me),
        Event::Drew(me, 1),
        Event::Drew(me, 7),
        Event::DrewCard(me, card),
        Event::Redrew(me, true),
        Event::Redrew(me, false),
        Event::TurnBegan(me, 3),
        Event::MissedTurn(me),
        Event::Reversed,
        Event::ExchangedSeats(me, Seat(1)),
        Event::GoesRound(Round::clockwise(3)),
        Event::Chose(me, sight(slot)),
        Event::ChosePlayer(me, you),
        Event::Paid(me, 1),
        Event::Countered(me, card),
        Event::Cancelled(me, card),
        Event::Entered(spot, card, At::Kohort),
        Event::Attached(spot, card, sight(other)),
        Event::Attached(spot, card, sight(SlotNo::NONE)),
        Event::Hid(me, spot),
        Event::Identified(spot, card),
        Event::NotPaid(spot, card),
        Event::Covered(sight(slot)),
        Event::Uncovered(sight(slot)),
        Event::Boarded(sight(slot), sight(other), true),
        Event::Boarded(sight(slot), sight(other), false),
        Event::Moved(sight(slot), At::Outpost),
        Event::Destiny(me, 2),
        Event::Destiny(me, -2),
        Event::Promotion(me, 2),
        Event::Promotion(me, -2),
        Event::Attacks(me),
        Event::Named(sight(slot), sight(other)),
        Event::Chosen(Tactic::Fight),
        Event::Chosen(Tactic::Shoot),
        Event::InWarzone(sight(slot)),
        Event::Uses(sight(slot)),
        Event::Blow(sight(slot), sight(other), 5, 4),
        Event::Blow(sight(slot), sight(other), 3, 4),
        Event::Wounded(sight(slot)),
        Event::Killed(spot, card),
        Event::Saved(sight(slot)),
        Event::Healed(sight(slot)),
        Event::Supports(sight(slot), sight(other)),
        Event::LostMembership(sight(other), Affiliation::Bauhaus),
        Event::Assigned(spot, card, you),
        Event::Controlled(sight(slot), you),
        Event::CombatOver,
        Event::Discarded(spot, card),
        Event::Annihilated(spot, card),
        Event::LeftUnseen(spot),
        Event::Spent(me, card),
        Event::Returned(spot, card),
        Event::DiscardedSecretly(me),
        Event::DiscardedCard(me, card),
        Event::DiscardedOpenly(me, card),
        Event::ShownFromHand(me, card),
        Event::LookedAtHand(me, you),
        Event::Saw(me, you, card),
        Event::LookedAtPile(me, you),
        Event::TookBack(me, card),
        Event::AnnihilatedUnseen(me),
        Event::Swapped(me),
        Event::SwappedPiles(me),
        Event::Searched(me, true),
        Event::Searched(me, false),
        Event::Shuffled(me),
        Event::Completed(spot, card),
        Event::Coin(true),
        Event::Coin(false),
        Event::SawTop(me, you, card),
        Event::Asked(me, you, 20),
        Event::Answered(you, true),
        Event::Answered(you, false),
        Event::Silent(you),
        Event::Planned(you, None),
        Event::Planned(you, Some((sight(slot), sight(other), Tactic::Fight))),
        Event::Sabotaged(me, you),
        Event::NoWarriors(me, 3),
        Event::Conceded(me),
        Event::Eliminated(me),
        Event::NewTarget(52),
        Event::RaisedTarget(43),
        Event::Wins(SeatSet::only(me)),
        Event::Won(SeatSet::only(me)),
        Event::Tied(SeatSet::first(2)),
    ];
    events.extend(Affiliation::ALL.iter().map(|affiliation| Event::Converted(sight(slot), *affiliation)));
    let whats = [
        What::Card,
        What::Ability(0),
        What::Trigger(0),
        What::Add,
        What::AddCovered,
        What::Seek,
        What::Exit,
        What::Board,
        What::Transfer,
        What::Sabotage,
        What::Meditate,
        What::Goal(0),
        What::Raise,
    ];
    events.extend(whats.map(|what| Event::Announced(me, what, sight(slot), (what == What::Card).then_some(card))));
    events
}

#[test]
fn texts_from_outside_are_labelled_without_a_panic() {
    let state = State::deal(&tables()[0], &mut Fast::new(3), &mut table::NoLog);
    for text in ["play 09999", "use #95 9", "choose #90", "add 00000", "player 4", "pay 99", "way 200"] {
        let action: Action = text.parse().expect("is notation");
        check_line(&state.label(Seat(0), action, Language::It));
        check_line(&state.label(Seat(7), action, Language::En));
    }
    check_line(&state.prompt(Seat(7), Language::En));
}

/// The question to seat 0 in a position after these actions of its own, in English and Italian.
fn asked_after(position: &str, actions: &[&str]) -> [String; 2] {
    let (mut state, _) = crate::setup_notation::read(&tables()[0], position).expect("the position can be read");
    for action in actions {
        let action: Action = action.parse().expect("it is an action");
        let offered = state.choices(Seat(0));
        assert!((0..offered.len()).any(|number| offered.get(number) == action), "{action} is not offered");
        state.apply(Seat(0), action, &mut Fast::new(1), &mut table::NoLog);
    }
    Language::ALL.map(|language| state.prompt(Seat(0), language))
}

#[test]
fn a_prompt_says_what_a_target_is_for() {
    let position = "turn 7 active 0 actions 3\nseat 0 destiny 10\n  hand assassination 04083\n  squad chasseur\nseat 1\n  squad golden-lion";
    let [en, it] = asked_after(position, &["play 01010"]);
    assert_eq!(en, "ASSASSINATION: which warrior gets the Mission?");
    assert_eq!(it, "ASSASSINATION: quale guerriero riceve la Missione?");
    let [en, it] = asked_after(position, &["play 01010", "choose #0"]);
    assert_eq!(en, "ASSASSINATION: which warrior is to be killed?");
    assert_eq!(it, "ASSASSINATION: quale guerriero dev'essere ucciso?");
    let [en, _] = asked_after(position, &["play 04083"]);
    assert_eq!(en, "RAGE: which warrior gets it?");
    let [en, _] = asked_after(position, &["play 04083", "choose #0"]);
    assert_eq!(en, "RAGE: which warrior is assigned to it?");
}

#[test]
fn what_comes_first_in_a_turn_is_named() {
    let position = "turn 7 active 0 actions 3\nseat 0\n  squad chasseur covered\nseat 1\n  squad golden-lion";
    let [en, it] = asked_after(position, &[]);
    assert_eq!(en, "All your warriors are in Cover: first one of them has to leave it. You have 3 Actions.");
    assert_eq!(it, "Tutti i tuoi guerrieri sono in Copertura: prima uno deve uscirne. Hai 3 Azioni.");
}

#[test]
fn what_is_paid_is_not_lost_and_a_card_goes_where_its_icon_says() {
    let state = State::deal(&tables()[0], &mut Fast::new(1), &mut table::NoLog);
    let tell = |clause, event| state.tell(&Logged { clause, event }, Language::En);
    let destiny = Event::Destiny(Seat(0), -3);
    assert_eq!(tell(clause::ADD_01, destiny), "Player 1 pays 3 D.");
    assert_eq!(tell(clause::TIME_06, destiny), "Player 1 loses 3 D.");
    let spent = |code: &str| {
        let number = state.rules.cards.coded(code.parse().expect("a number")).expect("it is in the set");
        tell(clause::CARD_13, Event::Spent(Seat(0), number))
    };
    assert_eq!(spent("01237"), "POWERFUL BLOW of Player 1 is discarded.");
    assert_eq!(spent("03083"), "MINEFIELD of Player 1 is annihilated.");
}
