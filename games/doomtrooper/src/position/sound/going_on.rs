//! Whether what is going on above the Turn fits together: windows, deeds, the attack, effects that last.

use table::Seat;

use super::{MOST, Trouble, is_card, seat_fits};
use crate::language::{Affiliation, Kind, Op};
use crate::program::Step as ProgramStep;
use crate::state::{
    Combat, CombatStep, Deed, Effect, Ends, Frame, Instance, NOBODY, SlotNo, Stage, State, What, Window, WindowKind,
};

/// One more than the last kind of event that a window answers.
const EVENTS: u8 = 25;

/// What is going on, in a few words.
pub(super) fn told(state: &State) -> String {
    match state.frames.last() {
        None => format!("the Turn stands at {:?}", state.step),
        Some(Frame::Attack) => format!("an attack is on top, and the combat stands at {:?}", state.combat.step),
        Some(Frame::Window(window)) => format!("a window {:?} is open", window.kind),
        Some(Frame::Deed(deed)) => format!("{:?} of seat {} is at {:?}", deed.what, deed.seat, deed.stage),
    }
}

/// Whether the cards that a frame is about are there.
pub(super) fn names_a_card(state: &State, frame: &Frame) -> bool {
    let known = |instance: Instance| instance == Instance::NONE || is_card(state, instance);
    match frame {
        Frame::Attack => true,
        Frame::Window(window) => known(window.about),
        Frame::Deed(deed) => is_card(state, deed.instance) && known(deed.about),
    }
}

pub(super) fn check(state: &State, troubles: &mut Vec<Trouble>) {
    let top = state.frames.len().saturating_sub(1);
    for (at, frame) in state.frames.iter().enumerate() {
        let found = match frame {
            Frame::Attack => Ok(()),
            Frame::Window(window) => check_window(state, window),
            Frame::Deed(deed) => check_deed(state, deed, at == top),
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

fn check_deed(state: &State, deed: &Deed, is_top: bool) -> Checked {
    let programs = &state.rules.programs;
    require(seat_fits(state, deed.seat) && seat_fits(state, deed.player), "it names a seat that is not there")?;
    let places = [deed.slot, deed.caster, deed.subject, deed.culprit, deed.targets[0], deed.targets[1], deed.found];
    require(places.into_iter().all(|slot| in_play(state, slot)), "it names a card in play that is not there")?;
    let ready = state.ready_of(deed.instance);
    let number_fits = match deed.what {
        What::Ability(number) => usize::from(number) < ready.abilities.len(),
        What::Trigger(number) => usize::from(number) < ready.traps.len(),
        What::Goal(number) => usize::from(number) < ready.goals.len(),
        _ => true,
    };
    require(number_fits, "its card has no such ability")?;
    require(usize::from(deed.affiliation) < Affiliation::ALL.len(), "there is no such affiliation")?;
    require(deed.steps <= 99 && deed.left <= MOST && deed.cursor <= MOST, "its steps are too many")?;
    let runs = matches!(deed.stage, Stage::Runs | Stage::Chooses);
    require(usize::from(deed.pc) < programs.code.len(), "there is no such step of a program")?;
    require(
        !runs || programs.card_of_step(deed.pc).0 == state.identity[deed.instance.index()],
        "it is at a step of another card",
    )?;
    require(is_top || deed.stage >= Stage::Announced, "it is still composed, with something above it")?;
    require(!matches!(deed.stage, Stage::Target(2..)), "it has two targets at most")?;
    require(deed.stage != Stage::Splits || deed.amount > 0, "there are no points to be split")?;
    let answers_late = deed.stage != Stage::Answers || usize::try_from(deed.amount).is_ok();
    require(answers_late, "it answers a play that is not there")?;
    check_source(state, deed)
}

/// The card of a deed lies where it must: in the hand while it is composed, nowhere while it may be answered.
fn check_source(state: &State, deed: &Deed) -> Checked {
    let side = state.side(deed.instance.owner());
    let in_hand = side.hand >> deed.instance.number() & 1 != 0;
    let kind = state.card_of(deed.instance).kind;
    let is_own = deed.instance.owner() == deed.seat;
    let acts = state.is_in_play(deed.slot) && state.slot(deed.slot).instance == deed.instance;
    let composed = deed.stage < Stage::Announced;
    require(deed.slot == SlotNo::NONE || acts, "another card lies at its place")?;
    // Only a card that is played or added lies nowhere: what does something else with it would lose it.
    let is_played = matches!(deed.what, What::Card | What::Add | What::AddCovered);
    let is_held = state.frames.iter().any(|frame| plays_card(frame, deed.instance));
    require(is_played || is_held || !state.lies_nowhere(deed.instance), "its card is nowhere")?;
    match deed.what {
        What::Card | What::Add | What::AddCovered => {
            let warrior = kind == Kind::Warrior;
            let fits = warrior == matches!(deed.what, What::Add | What::AddCovered);
            require(fits || ready_to_play(state, deed), "a warrior is added, and any other card is played")?;
            require(!composed || (in_hand && is_own), "the card that it is to play is not in the hand")?;
            let is_announced = deed.stage == Stage::Announced;
            let is_between = !is_announced || state.lies_nowhere(deed.instance);
            require(is_between, "the card that was announced lies somewhere else, too")?;
            let plays = state.frames.iter().filter(|frame| plays_card(frame, deed.instance)).count();
            require(!is_announced || plays == 1, "the card that was announced is played twice")
        }
        What::Ability(_) | What::Seek | What::Exit | What::Board | What::Transfer | What::Sabotage => {
            require(!composed || acts, "the card in play whose deed it is is not there")
        }
        What::Raise => require(
            state.row.contains(&deed.instance) || deed.stage > Stage::Announced,
            "the spell to which it adds was not cast in this combat",
        ),
        What::Return => {
            require(deed.stage != Stage::Offered || in_hand, "the card that may be kept is not in the hand")
        }
        What::Trigger(_) | What::Goal(_) | What::Reward => {
            require(!composed || deed.stage == Stage::Steps, "what happens by itself is not composed")
        }
        What::Meditate => Ok(()),
    }
}

/// Whether something that is going on plays or adds this card.
fn plays_card(frame: &Frame, instance: Instance) -> bool {
    matches!(frame, Frame::Deed(deed) if deed.instance == instance
        && matches!(deed.what, What::Card | What::Add | What::AddCovered))
}

/// A warrior card that has an effect of its own when it is played.
fn ready_to_play(state: &State, deed: &Deed) -> bool {
    deed.what == What::Card && state.ready_of(deed.instance).play.is_some()
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
    require(!goes_on || attacks > 0, "no attack is going on that it belongs to")?;
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
    // Such an effect says with its steps which membership.
    let loses = matches!(programs.code[usize::from(effect.pc)], ProgramStep::Do(Op::LosesMembership(_)));
    require(
        effect.steps <= 99 && (!loses || usize::from(effect.steps) < Affiliation::ALL.len()),
        "its steps are too many",
    )
}
