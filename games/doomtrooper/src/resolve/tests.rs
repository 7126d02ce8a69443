//! Nothing is lost when much happens at one moment: inline lists of a state grow onto the heap.

use table::{Choices as _, Game as _, NoLog, Positioned as _, Seat, SeatSet};

use crate::choices::Choices;
use crate::rules::COLLECTION_MAX;
use crate::set::CardNo;
use crate::setup_notation;
use crate::state::{
    At, CombatStep, EFFECTS, FRAMES, Frame, Instance, ROW, SLOTS, SlotNo, StackItem, Stage, State, TurnStep, What,
};
use crate::triggers::DRAW_STEP;
use crate::{Action, CardSet, Options, SeatDocument, Setup, SetupDocument};

/// Cards of which a collection may hold any number.
const CAST: &str = r#"[
    (code: 9900, name: "FILLER", kind: Special, limit: 128),
    (code: 9901, name: "RECRUIT", kind: Warrior, limit: 128, ratings: (1, 1, 1, 1), icons: [Bauhaus]),
    (code: 9902, name: "SPRING", kind: Fortification, limit: 128, places: [Squad], any_number: true,
        triggers: [(on: YourDrawStep, ops: [GainDestiny(You, N(1))])]),
    (code: 9903, name: "WELL", kind: Fortification, limit: 128, places: [Squad], any_number: true,
        triggers: [(on: YourDrawStep, ops: [LosePromotion(You, N(1))])]),
    (code: 9904, name: "RALLY", kind: Special, limit: 128,
        play: (when: Actions(1), ops: [Lasting(who: Each(Yours), gives: [Add(f: N(1))], until: EndOfTurn)])),
    (code: 9905, name: "RUMMAGE", kind: Special, limit: 128,
        play: (when: Actions(1), ops: [Search(AnyDiscardPile, Any, Hand)])),
    (code: 9906, name: "WANDERER", kind: Warrior, limit: 128, ratings: (1, 1, 1, 1),
        places: [Squad, Kohort, Squad, Outpost, Aside, Squad]),
]"#;

const MINE: Seat = Seat(0);

/// A table with the cards of the cast, in setup notation; the first seat has as many cards of each kind as it needs.
fn table(text: &str) -> State {
    let cast = CardSet::parse(&[("cast", CAST)]).unwrap();
    let set = CardSet::house().with(cast.cards().to_vec(), None).unwrap();
    let deck = |counts: &[(&str, usize)]| counts.iter().flat_map(|(name, n)| vec![(*name).to_owned(); *n]).collect();
    let seat = |counts: &[(&str, usize)]| SeatDocument { deck: deck(counts), ..SeatDocument::default() };
    let rest = [("SPRING", 20), ("WELL", 20), ("RALLY", 2), ("RUMMAGE", 2), ("WANDERER", 2), ("RECRUIT", 82)];
    let seats = vec![seat(&rest), seat(&[("FILLER", COLLECTION_MAX - 5), ("RECRUIT", 5)])];
    let setup = Setup::check(SetupDocument { seats, options: Options::default() }, set).unwrap();
    setup_notation::read(&setup, text).unwrap_or_else(|problems| panic!("{problems:?}\n{text}")).0
}

/// The given number of cards in play, by their names.
fn in_play(cards: &[(&str, usize)]) -> String {
    let mut text =
        String::from("turn 9 active 0 actions 3\nseat 0 destiny 9 promotion 30\n  hand rally rummage\n  draw ...\n");
    for (name, number) in cards {
        text.push_str(&format!("  squad {name}\n").repeat(*number));
    }
    text + "seat 1 destiny 9 promotion 5\n  draw ...\n"
}

#[test]
fn everything_that_happens_at_one_moment_happens_however_much_it_is() {
    // Forty triggered abilities happen when the Turn begins (TIME-16).
    let mut state = table(&in_play(&[("spring", 20), ("well", 20)]));
    state.raise(DRAW_STEP, SlotNo::NONE, SlotNo::NONE, MINE, 0);
    assert_eq!(state.frames.len(), 40);
    const { assert!(40 > FRAMES) };
    // Their player orders them, since they differ; each of them can be chosen.
    state.run(&mut table::Fast::new(0), &mut NoLog);
    assert_eq!(state.choices(MINE).len(), 40);
    let text = state.position();
    let again = State::from_position(&setup_of(&state), &text).unwrap();
    assert_eq!((again.position(), again.print()), (text, state.print()));
    while matches!(state.frames.last(), Some(Frame::Item(item)) if item.stage == Stage::Queued) {
        let action = state.choices(MINE).get(0);
        assert_eq!(state.refusal(MINE, action), None);
        state.apply(MINE, action, &mut table::Fast::new(0), &mut NoLog);
    }
    assert_eq!((state.side(MINE).destiny, state.side(MINE).promotion), (9 + 20, 30 - 20));
}

/// The setup of a state, to read its position with.
fn setup_of(state: &State) -> Setup {
    let cards = |of: &[CardNo]| of.iter().map(|card| state.rules.cards.card(*card).code.to_string()).collect();
    let seat = |seat| SeatDocument { deck: cards(&state.rules.list(seat).deck), ..SeatDocument::default() };
    let document = SetupDocument { seats: Seat::all(2).map(seat).collect(), options: Options::default() };
    Setup::check(document, state.rules.cards.clone()).unwrap()
}

#[test]
fn an_effect_lasts_for_every_warrior_it_speaks_of() {
    let mut state = table(&in_play(&[("recruit", 82)]));
    const { assert!(82 > EFFECTS) };
    let rally = state.hand(MINE).find(|instance| state.card_of(*instance).code.0 == 9904).unwrap();
    let pc = state.ready_of(rally).play.as_ref().unwrap().pc;
    state.begin(StackItem { stage: Stage::Runs, pc, ..StackItem::of(MINE, rally) });
    state.run(&mut table::Fast::new(0), &mut NoLog);
    state.refresh();
    assert_eq!(state.effects.len(), 82);
    assert!(state.warriors_of(MINE).all(|slot| state.slot(slot).ratings[0] == 2), "each warrior has F 2");
}

#[test]
fn every_card_of_a_long_combat_waits_for_its_end() {
    // A card played in a combat lies in the row until the combat is over (CMB-31).
    let mut state = table(&in_play(&[]));
    state.combat.step = CombatStep::Modify;
    let played: Vec<Instance> = state.pile(MINE)[..ROW + 8].iter().map(|n| Instance::new(MINE, *n as usize)).collect();
    state.side_mut(MINE).pile_len = 0;
    played.iter().for_each(|instance| state.after_effect(*instance, false, &mut NoLog));
    assert_eq!(state.row.as_slice(), played);
    assert_eq!(state.side(MINE).discard, 0);
}

#[test]
fn a_search_offers_every_different_card_of_all_discard_piles() {
    let mut state = table(&in_play(&[]));
    for (number, card) in state.identity.iter_mut().enumerate().take(2 * COLLECTION_MAX) {
        *card = CardNo(number as u16);
    }
    for seat in Seat::all(2) {
        let side = state.side_mut(seat);
        (side.hand, side.pile_len, side.discard) = (0, 0, u128::MAX);
    }
    let rummage = state.rules.cards.coded(crate::language::Code(9905)).unwrap();
    let pc = state.rules.programs.card(rummage).play.as_ref().unwrap().pc;
    state.frames.push(Frame::Item(StackItem {
        stage: Stage::Chooses,
        pc,
        ..StackItem::of(MINE, Instance::new(MINE, 0))
    }));
    let choices = Choices::of(&state, MINE);
    assert_eq!(choices.len(), 2 * COLLECTION_MAX as u32 + 1);
    assert!((0..choices.len()).all(|k| state.verdict(MINE, choices.get(k)).is_ok()));
}

#[test]
fn an_area_that_a_card_names_twice_counts_once() {
    let state = table(&in_play(&[]));
    let wanderer = state.rules.cards.coded(crate::language::Code(9906)).unwrap();
    assert_eq!(state.home_of(wanderer).len(), 4);
}

#[test]
fn a_victory_can_be_answered_whatever_is_going_on() {
    // The window after a victory opens, however many items wait (TIME-10).
    let mut state = table(&in_play(&[]));
    let item = StackItem { stage: Stage::Queued, ..StackItem::of(MINE, Instance::new(MINE, 0)) };
    (0..FRAMES).for_each(|_| state.frames.push(Frame::Item(item)));
    let verdict = crate::state::Verdict { winners: SeatSet::only(MINE), by_exhaustion: false };
    state.win(verdict, &mut NoLog);
    assert_eq!((state.verdict.is_some(), state.frames.len()), (true, FRAMES + 1));
}

#[test]
fn nothing_is_announced_when_too_much_is_going_on() {
    let mut state = table(&in_play(&[]));
    assert_eq!(state.step, TurnStep::Actions);
    let play = Action::Play(crate::language::Code(9904));
    assert_eq!(state.refusal(MINE, play), None);
    let window = Frame::Window(state.window_of(crate::state::WindowKind::Free));
    (0..=crate::state::DEEPEST).for_each(|_| state.frames.push(window));
    let refusal = state.refusal(MINE, play).unwrap();
    assert_eq!((refusal.clause.as_str(), refusal.reason), ("DOOM-TIME-05", "too-deep"));
}

#[test]
fn what_is_announced_keeps_its_place_on_the_table() {
    // One place is left: it is kept for the announced card, and no other card can be added (TIME-08).
    let mut state = table(&in_play(&[("spring", 20), ("well", 20), ("recruit", 55)]));
    assert_eq!(state.used.count_ones() as usize, SLOTS - 1);
    let hand: Vec<Instance> = state.pile(MINE).iter().map(|n| Instance::new(MINE, *n as usize)).collect();
    let is_recruit = |at: &&Instance| state.card_of(**at).code.0 == 9901;
    let recruits: Vec<Instance> = hand.iter().filter(is_recruit).copied().collect();
    assert_eq!(state.check_add_card(MINE, recruits[0]), Ok(()));
    let announced = StackItem { what: What::AddCovered, ..StackItem::of(MINE, recruits[1]) };
    assert_eq!(announced.stage, Stage::Announced);
    state.frames.push(Frame::Item(announced));
    assert_eq!(state.check_add_card(MINE, recruits[0]).unwrap_err().reason, "table-full");
    // If it were taken nevertheless, the card would go back to the hand and not be lost.
    let side = state.side_mut(MINE);
    (side.pile_len, side.discard) = (side.pile_len - 1, 0);
    state.put(recruits[2], At::Squad, MINE, SlotNo::NONE);
    state.take_effect(&announced, &mut NoLog);
    assert_ne!(state.side(MINE).hand >> recruits[1].number() & 1, 0);
}
