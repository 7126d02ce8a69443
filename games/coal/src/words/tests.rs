//! Checks that every text exists in both languages. That texts give nothing away is checked by the conformance suite.

use std::collections::{BTreeMap, BTreeSet};

use table::{
    Awaits, Chance, Choices, Draw, Fast, Game, Language, Listener, Logged, Refusal, Seat, SeatSet, TableOptions, Told,
    Viewer,
};

use crate::action::{Action, Facing, Slot, TurnKind};
use crate::card::{Ability, Against, Model, Resource, Tokens};
use crate::event::{Event, Origin, Penalty};
use crate::state::State;
use crate::words::EN;
use crate::{CardSet, Deck, Options, SeatDocument, Setup, SetupDocument, Stops, clause};

/// The sources that name messages.
const SOURCES: [&str; 16] = [
    include_str!("ask.rs"),
    include_str!("beat.rs"),
    include_str!("deck.rs"),
    include_str!("label.rs"),
    include_str!("log.rs"),
    include_str!("names.rs"),
    include_str!("table_text.rs"),
    include_str!("../card_text.rs"),
    include_str!("../action.rs"),
    include_str!("../check.rs"),
    include_str!("../recorded.rs"),
    include_str!("../setup.rs"),
    include_str!("../setup/checks.rs"),
    include_str!("../deck/figures.rs"),
    include_str!("../deck/mod.rs"),
    include_str!("../stops.rs"),
];

/// The quoted texts in a source that look like the id of a message or reason: words joined by `-`.
fn ids(source: &str) -> BTreeSet<String> {
    let code = source.lines().filter(|line| !line.trim_start().starts_with("//"));
    let quoted = code.flat_map(|line| line.split('"').skip(1).step_by(2));
    let is_id = |text: &&str| {
        text.contains('-')
            && text.split('-').all(|word| !word.is_empty() && word.bytes().all(|b| b.is_ascii_lowercase()))
    };
    quoted.filter(is_id).map(str::to_owned).collect()
}

/// The reasons of `legal.rs`, `concession.rs` and `taking_back.rs`.
fn reasons() -> BTreeSet<String> {
    let mut reasons = ids(include_str!("../legal.rs"));
    reasons.extend(ids(include_str!("../concession.rs")));
    reasons.extend(ids(include_str!("../taking_back.rs")));
    reasons
}

/// Plays a match of random decisions. `look` gets the state before every decision, and the events of that decision.
fn play(setup: Setup, seed: u64, mut look: impl FnMut(&State, &[Logged<Event>])) {
    let mut chance = Fast::new(seed);
    let mut log = Vec::new();
    let mut state = State::deal(&setup, &mut chance, &mut log);
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

/// Tables whose options lead to every question and every kind of view.
fn tables() -> Vec<Setup> {
    let of = |seats: usize, names: &[&str]| {
        let mut options = Options::default();
        names.iter().for_each(|name| assert!(options.set(name, true), "{name} is an option"));
        Setup::of(seats, options).expect("a legal table")
    };
    vec![
        Setup::default(),
        with_a_deck(&["soft_windows", "free_discard", "own_boxes", "free_pilots"]),
        of(2, &["soft_windows", "training_aid", "top_discard_only", "random_pilots", "face_down_accumulators"]),
        of(2, &["training_pilots", "penalize_wrong_type", "limited_tokens", "tokens_together"]),
        of(3, &["tag_mode", "draft_models", "reveal_eliminated"]),
        of(4, &["teams", "tag_mode", "soft_windows"]),
    ]
}

/// Two seats, the first with a custom deck.
fn with_a_deck(options: &[&str]) -> Setup {
    let cards = CardSet::house();
    let deck = Deck::predefined(Model::C1, &cards).seat(&cards);
    let options = options.iter().map(|name| (*name).to_owned()).collect();
    Setup::check(SetupDocument { seats: vec![deck, SeatDocument::default()], options }, cards).expect("a legal table")
}

fn check_line(line: &str) {
    assert!(!line.is_empty() && !line.contains(['{', '}', '$']), "a value is missing: {line}");
    let is_whole = ["  ", ": .", "..", " ,"].iter().all(|gap| !line.contains(gap));
    assert!(is_whole, "a name is missing or a stop too many: {line}");
}

#[test]
fn every_message_in_the_code_exists_and_every_message_is_used() {
    let known: BTreeSet<String> = phrases::variables(EN).expect("en.ftl can be read").into_keys().collect();
    let mut used: BTreeSet<String> = SOURCES.iter().flat_map(|source| ids(source)).collect();
    used.extend(reasons().iter().map(|reason| format!("refused-{reason}")));
    let table = Options::table();
    let both = |kind: &str, name: &str| [format!("{kind}-{name}"), format!("{kind}-{name}-about")];
    used.extend(table.modes.iter().flat_map(|mode| both("mode", mode.name)));
    used.extend(table.options.iter().flat_map(|spec| both("option", spec.name)));
    used.extend(Model::ALL.iter().map(|model| format!("style-{}", model.as_str().to_ascii_lowercase())));
    used.extend(CardSet::house().pilots().iter().map(|pilot| format!("style-{}", pilot.id)));
    used.extend(Stops::NAMES.iter().map(|(name, _)| format!("stop-{name}")));
    assert_eq!(used.difference(&known).collect::<Vec<_>>(), Vec::<&String>::new(), "used but not written");
    assert_eq!(known.difference(&used).collect::<Vec<_>>(), Vec::<&String>::new(), "written but not used");
}

#[test]
fn every_reason_is_explained_in_both_languages() {
    let reasons = reasons();
    assert!(reasons.len() > 50, "the reasons of legal.rs were not found");
    let state = State::deal(&Setup::default(), &mut Fast::new(1), &mut table::NoLog);
    let mut said: BTreeMap<String, &str> = BTreeMap::new();
    for reason in reasons {
        let reason: &'static str = reason.leak();
        for language in Language::ALL {
            let text = state.explain(&Refusal::new(clause::OBJ_01, reason).with("n", 2), language);
            check_line(&text);
            assert!(text.ends_with('.'), "{text}");
            if let Some(other) = said.insert(text, reason) {
                panic!("`{other}` and `{reason}` say the same");
            }
        }
    }
}

#[test]
fn the_missing_cards_of_a_maneuver_are_counted() {
    let state = State::deal(&Setup::default(), &mut Fast::new(1), &mut table::NoLog);
    let refusal = |n| Refusal::new(clause::MAN_11, "maneuver-needs-hand").with("n", n);
    assert_eq!(state.explain(&refusal(1), Language::En), "That Maneuver needs one more card in your hand.");
    assert_eq!(state.explain(&refusal(2), Language::It), "Quella Manovra richiede altre 2 carte nella tua mano.");
}

#[test]
fn random_matches_are_told_to_the_end_in_both_languages() {
    let mut lines = 0u32;
    let mut asked = BTreeSet::new();
    for options in tables() {
        for seed in 0..32 {
            play(options.clone(), seed, |state, log| {
                asked.extend(state.view(Viewer::Public).asks.map(|(_, ask)| ask));
                for language in Language::ALL {
                    for logged in log {
                        check_line(&state.tell(logged, language));
                        lines += 1;
                    }
                    for seat in Seat::all(state.seats()) {
                        check_line(&state.prompt(seat, language));
                        let mut actions = Vec::new();
                        state.actions(seat, &mut actions);
                        let labels: Vec<String> =
                            actions.iter().map(|action| state.label(seat, *action, language)).collect();
                        labels.iter().for_each(|label| check_line(label));
                        let different: BTreeSet<&String> = labels.iter().collect();
                        assert_eq!(different.len(), labels.len(), "two actions read the same: {labels:#?}");
                    }
                    // The whole table is long, so it is checked only now and then.
                    if !lines.is_multiple_of(5) {
                        continue;
                    }
                    for viewer in Viewer::all(state.seats()) {
                        let text = state.describe(viewer, language);
                        assert!(!text.contains(['{', '$']) && text.ends_with(".\n") | text.ends_with("?\n"), "{text}");
                    }
                }
            });
        }
    }
    assert!(lines > 1_000, "only {lines} lines were told");
    assert_eq!(asked.len(), 14, "not every question came up: {asked:?}");
}

#[test]
fn every_action_has_a_label_and_every_refusal_a_reason_whoever_asks() {
    let mut moment = 0;
    play(tables()[1].clone(), 5, |state, _| {
        moment += 1;
        if moment % 25 != 1 {
            return;
        }
        for seat in [Seat(0), Seat(1), Seat(2)] {
            for action in state.universe() {
                for language in Language::ALL {
                    check_line(&state.label(seat, action, language));
                    if let Some(refusal) = state.refusal(seat, action) {
                        check_line(&state.explain(&refusal, language));
                    }
                }
            }
        }
    });
    assert!(moment > 25);
}

#[test]
fn every_event_is_told() {
    let mut states = Vec::new();
    play(Setup::default(), 3, |state, _| states.push(state.clone()));
    let early = &states[0];
    let late = states.last().expect("a match has states");
    for event in every_event() {
        for language in Language::ALL {
            for state in [early, late] {
                let line = state.tell(&Logged { clause: clause::OBJ_01, event }, language);
                let has_pilot = state.side(Seat(1)).pilot != crate::state::NONE;
                if has_pilot {
                    check_line(&line);
                }
                assert!(line.ends_with('.'), "{line}");
            }
        }
    }
}

#[test]
fn whoever_listens_is_you_and_the_others_have_one_name() {
    let mut states = Vec::new();
    play(Setup::default(), 3, |state, _| states.push(state.clone()));
    let state = states.last().expect("a match has states");
    let steambot = |seat: Seat| state.rules.cards.model_name(state.model(seat).expect("it was taken")).to_owned();
    let bruno = [String::new(), "Bruno".to_owned()];
    for event in every_event().into_iter().filter(|event| !matches!(event, Event::TookModel(..))) {
        let logged = Logged { clause: clause::OBJ_01, event };
        for (seat, language) in [Seat(0), Seat(1)].into_iter().flat_map(|seat| Language::ALL.map(|one| (seat, one))) {
            let line = state.tell_to(&logged, Listener { seat: Some(seat), names: &[] }, language);
            check_line(&line);
            assert!(!line.contains(&steambot(seat)), "{line}");
            let named = state.tell_to(&logged, Listener { seat: Some(Seat(0)), names: &bruno }, language);
            assert!(!named.contains(&steambot(Seat(1))), "{named}");
        }
    }
    let told = |event, seat| {
        let to = Listener { seat: Some(Seat(seat)), names: &[] };
        Language::ALL.map(|language| state.tell_to(&Logged { clause: clause::OBJ_01, event }, to, language))
    };
    let drew = Event::Drew(Seat(0), 2);
    assert_eq!(told(drew, 0), ["You draw 2 cards.", "Peschi 2 carte."]);
    let other = steambot(Seat(0));
    assert_eq!(told(drew, 1), [format!("{other} draws 2 cards."), format!("{other} pesca 2 carte.")]);
}

#[test]
fn whoever_is_asked_is_you_and_the_others_have_one_name() {
    let names = [String::new(), "Bruno".to_owned()];
    let (mut asked, mut named) = (0, 0);
    play(Setup::default(), 3, |state, _| {
        let Some(seat) = state.awaits().seats().lowest() else { return };
        let to = Listener { seat: Some(seat), names: &names };
        let choices = state.choices(seat);
        let actions: Vec<Action> = (0..choices.len()).map(|place| choices.get(place)).collect();
        for language in Language::ALL {
            let labels = actions.iter().filter(|action| !matches!(action, Action::Model(_) | Action::Pilot(_)));
            let mut said: Vec<String> = labels.map(|action| state.label_to(seat, *action, to, language)).collect();
            said.push(state.prompt_to(seat, to, language));
            for line in said {
                check_line(&line);
                let is_own = state.model(seat).is_some_and(|own| line.contains(state.rules.cards.model_name(own)));
                assert!(!is_own && (seat == Seat(0) || !line.contains("Bruno")), "{line}");
                let rival = state.model(Seat(1)).map(|model| state.rules.cards.model_name(model));
                assert!(seat == Seat(1) || rival.is_none_or(|rival| !line.contains(rival)), "{line}");
                named += u32::from(line.contains("Bruno"));
            }
        }
        asked += 1;
    });
    assert!(asked > 30 && named > 5, "{asked} {named}");
}

#[test]
fn an_attack_comes_to_one_sentence_and_a_turn_to_one_line() {
    let mut states = Vec::new();
    play(Setup::default(), 3, |state, _| states.push(state.clone()));
    let state = states.last().expect("a match has states");
    let (me, other) = (Seat(0), Seat(1));
    let [attack, answer] = [3, 5].map(|card| state.rules.cards.card(card).name.en.clone());
    let rival = state.rules.cards.model_name(state.model(other).expect("it was taken"));
    let beat = |events: &[Event]| -> Vec<Logged<Event>> {
        events.iter().map(|event| Logged { clause: clause::OBJ_01, event: *event }).collect()
    };
    let head =
        |events: &[Event], seat| state.headline(&beat(events), Listener { seat: Some(seat), names: &[] }, Language::En);
    let begun = [
        Event::Activated(me, Slot(0), 3, Tokens::default()),
        Event::Works(me, 3),
        Event::Attacks(me, 3, other, [2, 0, 0]),
    ];
    assert_eq!(head(&begun, me), Some(format!("You attack {rival} with {attack}: 2 Physical Damage.")));
    let stopped = [
        &begun[..],
        &[
            Event::Activated(other, Slot(1), 5, Tokens::default()),
            Event::Works(other, 5),
            Event::Neutralizes(other, Against::Physical),
            Event::Unhurt(other),
        ],
    ]
    .concat();
    assert_eq!(head(&stopped, me), Some(format!("{answer} stops your {attack}.")));
    let mine = state.rules.cards.model_name(state.model(me).expect("it was taken"));
    assert_eq!(head(&stopped, other), Some(format!("Your {answer} stops {attack} of {mine}.")));
    let hit = [&begun[..], &[Event::Hit(other, [1, 0, 0], me), Event::Destroyed(other)]].concat();
    assert_eq!(
        head(&hit, other),
        Some(format!("{mine} hits you with {attack}: 1 Physical Damage. You are destroyed."))
    );
    assert_eq!(head(&[Event::Played(me, Slot(1), Facing::Down, None)], me), None, "its line says it");

    let turn = [&[Event::Played(me, Slot(1), Facing::Down, None)], &hit[..]].concat();
    let summary = |seat| state.summary(me, &beat(&turn), Listener { seat: Some(seat), names: &[] }, Language::En);
    assert_eq!(summary(other), Some(format!("{mine}: 1 card played, 1 card activated, you suffer 1 Damage Point.")));
    assert_eq!(state.summary(me, &[], Listener::default(), Language::En), None);
}

fn every_event() -> Vec<Event> {
    let (me, you, slot, steam) = (Seat(1), Seat(0), Slot(2), Resource::Steam);
    let mut events = vec![
        Event::Starts(me),
        Event::TookModel(me, Model::C4),
        Event::TookPilot(me, 0),
        Event::Shuffled(me),
        Event::Drew(me, 1),
        Event::Drew(me, 2),
        Event::TurnBegan(me, 3),
        Event::Declared(me, TurnKind::Action),
        Event::Declared(me, TurnKind::Maintenance),
        Event::Charged(me, slot, steam),
        Event::Played(me, slot, Facing::Up, Some(3)),
        Event::Played(me, slot, Facing::Down, None),
        Event::Activated(me, slot, 3, Tokens::default()),
        Event::Activated(me, slot, 3, Tokens { steam: 1, energy: 2 }),
        Event::Failed(me, 3),
        Event::Works(me, 3),
        Event::Chose(me, 16, 1),
        Event::Chose(me, 0, 7),
        Event::Attacks(me, 3, you, [1, 2, 3]),
        Event::Counterattacks(me, 3, you, [0, 0, 1]),
        Event::Absorbs(me, Against::Physical, 0),
        Event::Absorbs(me, Against::Energy, 2),
        Event::Neutralizes(me, Against::Physical),
        Event::Neutralizes(me, Against::Energy),
        Event::Hit(me, [1, 0, 0], you),
        Event::Unhurt(me),
        Event::Ignored(me, 1),
        Event::Extra(me, you),
        Event::Healed(me, 1),
        Event::Maneuvered(me, 1),
        Event::Consumed(me, 3, steam),
        Event::Placed(me, slot, steam),
        Event::Lost(me, Resource::Energy),
        Event::Removed(me, me, slot, steam),
        Event::Removed(me, you, slot, steam),
        Event::Transferred(me, slot, steam),
        Event::Overdriven(me, slot, 3),
        Event::Ends(me),
        Event::Destroyed(me),
        Event::Conceded(me),
        Event::Eliminated(me),
        Event::Won(SeatSet::only(me)),
        Event::Tied(SeatSet::first(2)),
        Event::ChoosesFirst(me),
        Event::ChosePilot(me),
        Event::OnBoard(me, 0),
        Event::EchoChose(me, 0, 0),
        Event::Stays(me, 0),
        Event::Echoes(me, 0),
        Event::Helped(me, you, slot, steam),
        Event::Swapped(me, 0),
        Event::Called(me, you),
        Event::Revealed(me, 0),
    ];
    events.extend(
        [Origin::Hand, Origin::Deck, Origin::Play(slot), Origin::Resolving, Origin::Echo]
            .map(|from| Event::Discarded(me, 3, from)),
    );
    let penalties = [
        Penalty::Underpaid,
        Penalty::Overpaid,
        Penalty::WrongType,
        Penalty::Discarded,
        Penalty::Overdrive,
        Penalty::NoDestination,
        Penalty::EmptyDeck,
        Penalty::Printed,
    ];
    events.extend(penalties.map(|why| Event::Penalized(me, 2, why)));
    let abilities = [
        Ability::LuthorCap,
        Ability::PowellDouble,
        Ability::ClintRemove,
        Ability::WhiteSteam,
        Ability::LorenzExtra,
        Ability::FayEnergy,
        Ability::KrausDraw,
        Ability::NemoHeal,
    ];
    events.extend(abilities.map(|ability| Event::UsedAbility(me, ability)));
    events
}

#[test]
fn texts_from_outside_are_labelled_without_a_panic() {
    let mut state = None;
    play(Setup::default(), 3, |now, _| state = state.take().filter(|_| now.turn > 4).or_else(|| Some(now.clone())));
    let state = state.expect("a match has states");
    for text in ["play t down 5", "place steam 3.5", "take energy 3.1", "choose 9", "maneuver 9", "pilot 255", "drop t"]
    {
        let action: Action = text.parse().expect("is notation");
        assert!(!state.label(Seat(0), action, Language::It).is_empty());
        assert!(!state.label(Seat(7), action, Language::En).is_empty());
    }
    assert!(!state.prompt(Seat(7), Language::En).is_empty());
}
