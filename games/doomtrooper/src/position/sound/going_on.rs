//! Checks that the frames above the Turn fit each other: windows, items, the attack, lasting effects.

use table::Seat;

use super::{MOST, Trouble, is_card, seat_fits};
use crate::language::{Affiliation, CardKind, Op};
use crate::program::Instruction as ProgramStep;
use crate::state::{
    Combat, CombatStep, Effect, Ends, Frame, Instance, NOBODY, SlotNo, StackItem, Stage, State, What, Window,
    WindowKind,
};

/// One more than the last kind of event that a window answers.
const EVENTS: u8 = 25;

/// A short description of the frames.
pub(super) fn told(state: &State) -> String {
    match state.frames.last() {
        None => format!("the Turn stands at {:?}", state.step),
        Some(Frame::Attack) => format!("an attack is on top, and the combat stands at {:?}", state.combat.step),
        Some(Frame::Window(window)) => format!("a window {:?} is open", window.kind),
        Some(Frame::Item(item)) => format!("{:?} of seat {} is at {:?}", item.what, item.seat, item.stage),
    }
}

/// Whether the cards that a frame is about exist.
pub(super) fn names_a_card(state: &State, frame: &Frame) -> bool {
    let known = |instance: Instance| instance == Instance::NONE || is_card(state, instance);
    match frame {
        Frame::Attack => true,
        Frame::Window(window) => known(window.about),
        Frame::Item(item) => is_card(state, item.instance) && known(item.about),
    }
}

pub(super) fn check(state: &State, troubles: &mut Vec<Trouble>) {
    let top = state.frames.len().saturating_sub(1);
    for (at, frame) in state.frames.iter().enumerate() {
        let found = match frame {
            Frame::Attack => Ok(()),
            Frame::Window(window) => check_window(state, window),
            Frame::Item(item) => check_item(state, item, at == top),
        };
        if let Err(message) = found {
            troubles.push((None, format!("what is going on at place {at}: {message}")));
        }
    }
    if let Err(message) = check_combat(state, &state.combat) {
        troubles.push((None, format!("the combat at {:?}: {message}", state.combat.step)));
    }
    for (number, effect) in state.effects.iter().enumerate() {
        if let Err(message) = check_effect(state, effect) {
            troubles.push((None, format!("the lasting effect {number}: {message}")));
        }
    }
    let is_answered =
        state.frames.iter().any(|frame| matches!(frame, Frame::Window(window) if window.kind == WindowKind::Victory));
    let winners_fit =
        |winners: table::SeatSet| !winners.is_empty() && winners.iter().all(|seat| seat_fits(state, seat));
    if state.verdict.is_some_and(|verdict| !is_answered || !winners_fit(verdict.winners)) {
        troubles.push((None, "somebody has won who is not at the table, or nobody can answer it".into()));
    }
}

fn in_play(state: &State, slot: SlotNo) -> bool {
    slot == SlotNo::NONE || state.is_in_play(slot)
}

type Checked = Result<(), String>;

fn require(holds: bool, message: &str) -> Checked {
    if holds { Ok(()) } else { Err(message.into()) }
}

fn check_window(state: &State, window: &Window) -> Checked {
    require(
        seat_fits(state, window.seat) && seat_fits(state, window.player),
        "a window names a seat that is not there",
    )?;
    require(
        in_play(state, window.subject) && in_play(state, window.culprit),
        "a window names a card in play that is not there",
    )?;
    let is_kind = !matches!(window.kind, WindowKind::Event(EVENTS..));
    require(is_kind, "there is no such kind of event")
}

fn check_item(state: &State, item: &StackItem, is_top: bool) -> Checked {
    let programs = &state.rules.programs;
    require(seat_fits(state, item.seat) && seat_fits(state, item.player), "it names a seat that is not there")?;
    let places = [item.slot, item.caster, item.subject, item.culprit, item.targets[0], item.targets[1], item.found];
    require(places.into_iter().all(|slot| in_play(state, slot)), "it names a card in play that is not there")?;
    let ready = state.ready_of(item.instance);
    let number_fits = match item.what {
        What::Ability(number) => usize::from(number) < ready.abilities.len(),
        What::Trigger(number) => usize::from(number) < ready.triggers.len(),
        What::Goal(number) => usize::from(number) < ready.goals.len(),
        _ => true,
    };
    require(number_fits, "its card has no such ability")?;
    require(usize::from(item.affiliation) < Affiliation::ALL.len(), "there is no such affiliation")?;
    require(item.steps <= 99 && item.left <= MOST && item.cursor <= MOST, "its steps are too many")?;
    let runs = matches!(item.stage, Stage::Runs | Stage::Chooses);
    require(usize::from(item.pc) < programs.code.len(), "there is no such step of a program")?;
    require(
        !runs || programs.card_of_step(item.pc).0 == state.identity[item.instance.index()],
        "it is at a step of another card",
    )?;
    require(is_top || item.stage >= Stage::Announced, "it is still composed, with something above it")?;
    require(!matches!(item.stage, Stage::Target(2..)), "it has two targets at most")?;
    require(item.stage != Stage::Splits || item.amount > 0, "there are no points to be split")?;
    let answers_late = item.stage != Stage::Answers || usize::try_from(item.amount).is_ok();
    require(answers_late, "it answers a play that is not there")?;
    check_source(state, item)
}

/// Checks that the card of an item is in the right place: in the hand while the item is composed, in no zone while it
/// may be answered.
fn check_source(state: &State, item: &StackItem) -> Checked {
    let side = state.side(item.instance.owner());
    let in_hand = side.hand >> item.instance.number() & 1 != 0;
    let kind = state.card_of(item.instance).kind;
    let is_own = item.instance.owner() == item.seat;
    let acts = state.is_in_play(item.slot) && state.slot(item.slot).instance == item.instance;
    let composed = item.stage < Stage::Announced;
    require(item.slot == SlotNo::NONE || acts, "another card lies at its place")?;
    // Only a card that is played or added is in no zone; an item that does something else with it would lose it.
    let is_played = matches!(item.what, What::Card | What::Add | What::AddCovered);
    let is_held = state.frames.iter().any(|frame| plays_card(frame, item.instance));
    require(is_played || is_held || !state.lies_nowhere(item.instance), "its card is nowhere")?;
    match item.what {
        What::Card | What::Add | What::AddCovered => {
            let warrior = kind == CardKind::Warrior;
            let fits = warrior == matches!(item.what, What::Add | What::AddCovered);
            require(fits || ready_to_play(state, item), "a warrior is added, and any other card is played")?;
            require(!composed || (in_hand && is_own), "the card that it is to play is not in the hand")?;
            let is_announced = item.stage == Stage::Announced;
            let is_between = !is_announced || state.lies_nowhere(item.instance);
            require(is_between, "the card that was announced lies somewhere else, too")?;
            let plays = state.frames.iter().filter(|frame| plays_card(frame, item.instance)).count();
            require(!is_announced || plays == 1, "the card that was announced is played twice")
        }
        What::Ability(_) | What::Seek | What::Exit | What::Board | What::Transfer | What::Sabotage => {
            require(!composed || acts, "the card in play whose item it is is not there")
        }
        What::Raise => require(
            state.row.contains(&item.instance) || item.stage > Stage::Announced,
            "the spell to which it adds was not cast in this combat",
        ),
        What::Return => {
            require(item.stage != Stage::Offered || in_hand, "the card that may be kept is not in the hand")
        }
        What::Trigger(_) | What::Goal(_) | What::Reward => {
            require(!composed || item.stage == Stage::Steps, "what happens by itself is not composed")
        }
        What::Meditate => Ok(()),
    }
}

/// Whether a frame plays or adds this card.
fn plays_card(frame: &Frame, instance: Instance) -> bool {
    matches!(frame, Frame::Item(item) if item.instance == instance
        && matches!(item.what, What::Card | What::Add | What::AddCovered))
}

/// Whether the item is a warrior card with an effect on being played.
fn ready_to_play(state: &State, item: &StackItem) -> bool {
    item.what == What::Card && state.ready_of(item.instance).play.is_some()
}

fn check_combat(state: &State, combat: &Combat) -> Checked {
    let named = [combat.attacker, combat.defender, combat.warzone, combat.first, combat.second];
    let others = combat.support.into_iter().flatten().chain(combat.aims);
    require(
        named.into_iter().chain(others).all(|slot| in_play(state, slot)),
        "it names a card in play that is not there",
    )?;
    let hurt = combat.hurt.iter().flatten().all(|hurt| seat_fits(state, hurt.controller));
    let earner = combat.earner == NOBODY || combat.earner <= state.seats;
    require(seat_fits(state, combat.player) && hurt && earner, "it names a seat that is not there")?;
    require(combat.forfeited <= 50, "too many Actions were lost for it")?;
    let attacks = state.frames.iter().filter(|frame| **frame == Frame::Attack).count();
    let goes_on = combat.step != CombatStep::None;
    // A match may end in the middle of one.
    require(!goes_on || attacks > 0 || state.outcome.is_some(), "no attack is going on that it belongs to")?;
    let is_top = state.frames.last() == Some(&Frame::Attack);
    require(goes_on || !is_top, "an attack is on top of what is going on, and no combat is")?;
    let fighters = [combat.attacker, combat.defender];
    let are_warriors = fighters.into_iter().all(|slot| slot == SlotNo::NONE || state.is_warrior(slot));
    require(are_warriors, "who fights is no warrior")?;
    let fights = (CombatStep::Warzone..CombatStep::CleanUp).contains(&combat.step);
    require(!fights || combat.tactic.is_some(), "no tactic was chosen")?;
    require(combat.step > CombatStep::Defender || state.row.is_empty(), "cards wait for the end of a combat")
}

fn check_effect(state: &State, effect: &Effect) -> Checked {
    let programs = &state.rules.programs;
    require(usize::from(effect.pc) < programs.code.len(), "there is no such step of a program")?;
    require(effect.card.index() < state.rules.cards.cards().len(), "there is no such card")?;
    require(seat_fits(state, effect.seat), "it is of a seat that is not there")?;
    require(in_play(state, effect.to) && in_play(state, effect.with), "it names a card in play that is not there")?;
    let ends = match effect.ends {
        Ends::TurnOf(seat) | Ends::EndOfTurnOf(seat) | Ends::EndOfTurnAfterOf(seat) | Ends::Exchanges(seat) => seat,
        Ends::Combat | Ends::Turn | Ends::Reverses | Ends::Never => Seat(0),
    };
    require(seat_fits(state, ends), "it ends with the Turn of a seat that is not there")?;
    require(effect.play == Instance::NONE || is_card(state, effect.play), "it is of a play of a card that nobody has")?;
    // The steps of such an effect encode the membership.
    let loses = matches!(programs.code[usize::from(effect.pc)], ProgramStep::Do(Op::LosesMembership(_)));
    require(
        effect.steps <= 99 && (!loses || usize::from(effect.steps) < Affiliation::ALL.len()),
        "its steps are too many",
    )
}
