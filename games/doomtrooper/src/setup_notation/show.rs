//! A state in a readable form, with derived facts and the items in progress.

use std::fmt::Write as _;

use table::Seat;

use super::{FLAGS, Names, STEPS};
use crate::action::place_word;
use crate::language::{Affiliation, Tactic};
use crate::set::CardNo;
use crate::state::{At, BY_BLOW, CombatStep, Frame, Instance, NOBODY, SlotNo, State, side};

/// The state in readable form.
#[must_use]
pub fn show(state: &State, names: &Names) -> String {
    let mut text = table_line(state);
    text += &going_on(state, names);
    for seat in Seat::all(state.seats) {
        text += &seat_lines(state, names, seat);
    }
    text
}

fn table_line(state: &State) -> String {
    let step = STEPS.iter().find(|(_, step)| *step == state.step).map_or("", |(word, _)| word);
    let mut text = format!(
        "turn {} active {} step {step} actions {} attacks {} target {}",
        state.turn, state.active, state.actions, state.attacks, state.target
    );
    if !state.round.is_clockwise() {
        let _ = write!(text, " order {:?}", state.round);
    }
    let marks = [
        (state.has_acted, " acted"),
        (state.has_attacked, " attacked"),
        (state.exhausted, " exhausted"),
        (state.soft, " windows all"),
    ];
    marks.iter().filter(|(on, _)| *on).for_each(|(_, word)| text += word);
    text + "\n"
}

/// The frames above the Turn, the topmost last.
fn going_on(state: &State, names: &Names) -> String {
    let mut text = String::new();
    let name = |slot: SlotNo| if state.is_in_play(slot) { name_at(state, names, slot) } else { "none".into() };
    if let Some(outcome) = state.outcome {
        let kind = if outcome.is_tie { "tied" } else { "won" };
        let _ = writeln!(text, "> {kind} {} {}", outcome.winners, outcome.clause);
    }
    for seat in state.seats_from(state.active).filter(|seat| state.granted[seat.index()] > 0) {
        let _ = writeln!(text, "> granted {} to {seat}", state.granted[seat.index()]);
    }
    let combat = &state.combat;
    if combat.step != CombatStep::None {
        let tactic = match combat.tactic {
            None => "none",
            Some(Tactic::Fight) => "fight",
            Some(Tactic::Shoot) => "shoot",
        };
        let _ = writeln!(
            text,
            "> combat {:?} attacker {} defender {} tactic {tactic} warzone {}",
            combat.step,
            name(combat.attacker),
            name(combat.defender),
            name(combat.warzone)
        );
    }
    for instance in &state.row {
        let _ = writeln!(text, "> waits {}", card_name(state, state.identity[instance.index()]));
    }
    for effect in &state.effects {
        let card = card_name(state, effect.card);
        let _ = writeln!(text, "> effect {card} on {} until {:?}", name(effect.to), effect.ends);
    }
    for frame in &state.frames {
        let _ = match frame {
            Frame::Window(window) => writeln!(text, "> window {:?} asks {}", window.kind, window.seat),
            Frame::Item(item) => {
                let card = card_name(state, state.identity[item.instance.index()]);
                writeln!(text, "> item {:?} {card} of {} at {:?}", item.what, item.seat, item.stage)
            }
            Frame::Attack => writeln!(text, "> attack"),
        };
    }
    text
}

/// The line of a seat, without its end.
pub(super) fn seat_line(state: &State, seat: Seat) -> String {
    let side = state.side(seat);
    let mut text = format!("seat {seat} destiny {} promotion {} turns {}", side.destiny, side.promotion, side.turns);
    let numbers = [
        ("no-warriors", side.no_warriors),
        ("fewer-actions", side.fewer_actions),
        ("missed-turns", side.missed_turns),
        ("more-turns", side.more_turns),
    ];
    for (word, number) in numbers.into_iter().filter(|(_, number)| *number > 0) {
        let _ = write!(text, " {word} {number}");
    }
    if !side.sabotaged.is_empty() {
        let seats: Vec<String> = side.sabotaged.iter().map(|seat| seat.to_string()).collect();
        let _ = write!(text, " sabotaged {}", seats.join(","));
    }
    let marks = [(side.redrawn, " redrawn"), (side.owes_outpost, " owes-outpost"), (side.eliminated, " out")];
    marks.iter().filter(|(on, _)| *on).for_each(|(_, word)| text += word);
    text
}

fn seat_lines(state: &State, names: &Names, seat: Seat) -> String {
    let side = state.side(seat);
    let mut text = seat_line(state, seat) + "\n";
    for (word, bits) in [("hand", side.hand), ("discard", side.discard), ("gone", side.gone), ("reserve", side.reserve)]
    {
        let mut cards: Vec<CardNo> =
            state.cards_in(seat, bits).map(|instance| state.identity[instance.index()]).collect();
        cards.sort_unstable();
        let _ = writeln!(text, "  {word}{}", counted(state, &cards));
    }
    let pile: Vec<CardNo> = state
        .pile(seat)
        .iter()
        .rev()
        .map(|number| state.identity[Instance::new(seat, usize::from(*number)).index()])
        .collect();
    let _ = writeln!(text, "  draw{}", counted(state, &pile));
    for slot in state.in_play().filter(|slot| state.slot(*slot).controller == seat) {
        text += &card_lines(state, names, slot);
    }
    text
}

/// A card in play; for a warrior also its ratings and memberships.
fn card_lines(state: &State, names: &Names, slot: SlotNo) -> String {
    let card = state.slot(slot);
    let number = state.identity[card.instance.index()];
    let mut text = format!("  {} {}", place_word(card.at), card_name(state, number));
    if let Some(name) = names.own_name(card.instance) {
        let _ = write!(text, " as {name}");
    }
    if card.at == At::Card {
        let _ = write!(text, " on {}", name_at(state, names, card.host));
    }
    if card.at == At::Player {
        let _ = write!(text, " to {}", card.host.0);
    }
    if card.instance.owner() != card.controller {
        let _ = write!(text, " owner {}", card.instance.owner());
    }
    // A hidden warrior is always covered: the word is left out.
    let implied = if card.at == At::Hidden { crate::state::flag::COVERED } else { 0 };
    for (word, _) in FLAGS.iter().filter(|(_, bit)| card.is(*bit) && bit & implied == 0) {
        let _ = write!(text, " {word}");
    }
    let markers = state.markers_on(slot);
    if markers > 0 {
        let _ = write!(text, " markers {markers}");
    }
    if state.is_in_play(card.chosen) {
        let _ = write!(text, " chosen {}", name_at(state, names, card.chosen));
    }
    text.push('\n');
    match card.earner {
        NOBODY => {}
        BY_BLOW => text += &format!("  = {} fell\n", name_at(state, names, slot)),
        earner => text += &format!("  = {} earns {earner}\n", name_at(state, names, slot)),
    }
    if state.is_warrior(slot) {
        let [fight, shoot, armor, value] = card.ratings;
        let _ = write!(text, "  = {} {fight}/{shoot}/{armor}/{value}", name_at(state, names, slot));
        let sides = [(side::DOOMTROOPER, "doomtrooper"), (side::LEGION, "legion"), (side::TRIBAL, "tribal")];
        sides.iter().filter(|(bit, _)| card.side & bit != 0).for_each(|(_, word)| text += &format!(" {word}"));
        for affiliation in Affiliation::ALL.iter().filter(|one| card.affiliations & one.bit() != 0) {
            let _ = write!(text, " {}", affiliation.as_str());
        }
        text.push('\n');
    }
    text
}

/// Cards with their counts, where the same card lies more than once.
fn counted(state: &State, cards: &[CardNo]) -> String {
    let groups = cards.chunk_by(|one, other| one == other).map(|copies| {
        let name = card_name(state, copies[0]);
        if copies.len() > 1 { format!(" {} {name}", copies.len()) } else { format!(" {name}") }
    });
    groups.collect()
}

/// The name of a card in play: its own name, otherwise that of the card, with the number of its copy from the second
/// on.
fn name_at(state: &State, names: &Names, slot: SlotNo) -> String {
    let instance = state.slot(slot).instance;
    if let Some(name) = names.own_name(instance) {
        return name.into();
    }
    let number = state.identity[instance.index()];
    let before = names.unnamed(state, number).take_while(|other| *other != slot).count();
    let name = card_name(state, number);
    if before > 0 { format!("{name}.{}", before + 1) } else { name }
}

/// The name of a card in small letters, with dashes for characters that are no letters or digits.
pub(super) fn card_name(state: &State, card: CardNo) -> String {
    let name = state.rules.cards.card(card).name.as_str().to_lowercase();
    let words: Vec<&str> =
        name.split(|letter: char| !letter.is_alphanumeric()).filter(|word| !word.is_empty()).collect();
    words.join("-")
}
