//! Writes a state in setup notation, exactly except for which of several copies of a card is which.

use std::fmt::{self, Write as _};

use table::Seat;

use super::show::card_name;
use super::{ENDS, FLAGS, STEPS, WINDOWS};
use crate::action::place_word;
use crate::language::Tactic;
use crate::set::CardNo;
use crate::setup::Setup;
use crate::state::{
    At, BY_BLOW, Combat, Effect, Ends, Frame, IN_DESTINY, Instance, NOBODY, Slot, SlotNo, State, Window, WindowKind,
    flag,
};

/// The parts of a state that setup notation cannot express; its exact dump ([`table::Positioned::position`]) can.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unsaid(pub Vec<&'static str>);

impl fmt::Display for Unsaid {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "setup notation cannot say this: {}", self.0.join("; "))
    }
}

impl std::error::Error for Unsaid {}

/// The state in setup notation; reading it returns the same state, except for which of several copies of a card is
/// which.
///
/// # Errors
/// The parts that the notation cannot express: an announced item, a combat in progress, the end of the match.
pub fn write(state: &State) -> Result<String, Unsaid> {
    let reasons = unsaid(state);
    if !reasons.is_empty() {
        return Err(Unsaid(reasons));
    }
    let mut text = table_lines(state);
    for seat in Seat::all(state.seats) {
        text += &seat_lines(state, seat);
    }
    // A part that this function forgets is reported, not lost.
    let again = super::read(&Setup::of_rules(&state.rules), &text);
    match again {
        Ok((again, _)) if is_same(state, &again) => Ok(text),
        _ => Err(Unsaid(vec!["something about it has no word"])),
    }
}

/// The parts of a state that cannot be expressed.
fn unsaid(state: &State) -> Vec<&'static str> {
    let is_said = |frame: &Frame| matches!(frame, Frame::Window(window) if window_word(window).is_some());
    let rest =
        Combat { player: state.combat.player, hurt: state.combat.hurt, fought: state.combat.fought, ..Combat::NONE };
    let all = [
        (state.outcome.is_some(), "the match is over"),
        (state.verdict.is_some(), "somebody has won, and it may still be answered"),
        (!state.conceding.is_empty(), "a seat has conceded and is still to leave"),
        (state.combat != rest || !state.row.is_empty(), "a combat is going on"),
        (!state.frames.iter().all(is_said), "something is announced, happens by itself or may be answered"),
        (
            state.effects.iter().any(|effect| effect.play != Instance::NONE),
            "a card that was played may still be countered",
        ),
    ];
    all.into_iter().filter(|(is, _)| *is).map(|(_, reason)| reason).collect()
}

/// The word of a window that is about nothing but the Turn.
fn window_word(window: &Window) -> Option<&'static str> {
    let is_plain = window.subject == SlotNo::NONE
        && window.culprit == SlotNo::NONE
        && window.about == Instance::NONE
        && window.amount == 0;
    let word = |kind: WindowKind| WINDOWS.iter().find(|(_, known)| *known == kind).map(|(word, _)| *word);
    word(window.kind).filter(|_| is_plain)
}

/// The lines of the table: the Turn, the open windows, the last combat, the lasting effects.
fn table_lines(state: &State) -> String {
    let step = STEPS.iter().find(|(_, step)| *step == state.step).map_or("", |(word, _)| word);
    let mut text = format!(
        "turn {} active {} step {step} actions {} attacks {} target {} came {}",
        state.turn, state.active, state.actions, state.attacks, state.target, state.order
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
    text.push('\n');
    for frame in &state.frames {
        let Frame::Window(window) = frame else { continue };
        let word = window_word(window).unwrap_or_default();
        let (seat, yields, rounds, player) = (window.seat, window.yields, window.rounds, window.player);
        let once = if window.once { " once" } else { "" };
        let _ = writeln!(text, "window {word} asks {seat} yields {yields} rounds {rounds} player {player}{once}");
    }
    let combat = &state.combat;
    if *combat != Combat::NONE {
        let tactic = match combat.fought {
            None => "",
            Some(Tactic::Fight) => " fight",
            Some(Tactic::Shoot) => " shoot",
        };
        let _ = write!(text, "fought player {}{tactic}", combat.player);
        for (word, hurt) in ["attacker-hurt", "defender-hurt"].into_iter().zip(combat.hurt) {
            if let Some(hurt) = hurt {
                let _ = write!(text, " {word} {} {}", hurt.controller, hurt.value);
            }
        }
        text.push('\n');
    }
    state.effects.iter().for_each(|effect| text += &effect_line(state, effect));
    text
}

fn effect_line(state: &State, effect: &Effect) -> String {
    let (card, step) = state.rules.programs.card_of_step(effect.pc);
    let mut text = format!("effect {} step {step} by {}", card_name(state, card), effect.seat);
    let seat = match effect.ends {
        Ends::TurnOf(seat) | Ends::EndOfTurnOf(seat) | Ends::EndOfTurnAfterOf(seat) | Ends::Exchanges(seat) => seat,
        Ends::Combat | Ends::Turn | Ends::Reverses | Ends::Never => Seat(0),
    };
    if let Some((word, has_seat, _)) = ENDS.iter().find(|(_, _, make)| make(seat) == effect.ends) {
        let _ = write!(text, " until {word}");
        if *has_seat {
            let _ = write!(text, " {seat}");
        }
    }
    for (word, slot) in [("on", effect.to), ("with", effect.with)] {
        if slot != SlotNo::NONE {
            let _ = write!(text, " {word} {slot}");
        }
    }
    if effect.steps > 0 {
        let _ = write!(text, " steps {}", effect.steps);
    }
    if effect.since > 0 {
        let _ = write!(text, " since {}", effect.since);
    }
    if effect.card != card {
        let _ = write!(text, " of {}", card_name(state, effect.card));
    }
    text + "\n"
}

fn seat_lines(state: &State, seat: Seat) -> String {
    let side = state.side(seat);
    let mut text = super::show::seat_line(state, seat);
    let usual = if seat == state.active { side.turns.saturating_sub(1) } else { side.turns };
    if side.turns_done != usual {
        let _ = write!(text, " done {}", side.turns_done);
    }
    if state.granted[seat.index()] > 0 {
        let _ = write!(text, " granted {}", state.granted[seat.index()]);
    }
    text.push('\n');
    for (word, bits) in [("hand", side.hand), ("discard", side.discard), ("gone", side.gone), ("reserve", side.reserve)]
    {
        let mut cards: Vec<(CardNo, u8)> = state.cards_in(seat, bits).map(|instance| known(state, instance)).collect();
        cards.sort_unstable();
        if !cards.is_empty() {
            let _ = writeln!(text, "  {word}{}", counted(state, &cards, 1 << seat.0));
        }
    }
    let pile = state.pile(seat).iter().rev().map(|number| Instance::new(seat, usize::from(*number)));
    let pile: Vec<(CardNo, u8)> = pile.map(|instance| known(state, instance)).collect();
    let _ = writeln!(text, "  draw{}", counted(state, &pile, 0));
    for slot in state.in_play().filter(|slot| state.slot(*slot).controller == seat) {
        text += &card_line(state, slot);
    }
    text
}

/// A card and the seats that know it.
fn known(state: &State, instance: Instance) -> (CardNo, u8) {
    (state.identity[instance.index()], state.knows[instance.index()])
}

/// A card, with the seats that know it where they are not the usual ones.
fn with_knowing(state: &State, (card, knows): (CardNo, u8), usual: u8) -> String {
    let name = card_name(state, card);
    match knows {
        knows if knows == usual => name,
        u8::MAX => format!("{name}(all)"),
        0 => format!("{name}(none)"),
        knows => {
            let seats: Vec<String> =
                (0..8).filter(|seat| knows >> seat & 1 != 0).map(|seat: u8| seat.to_string()).collect();
            format!("{name}({})", seats.join(","))
        }
    }
}

/// Cards with their counts, where the same card lies more than once.
fn counted(state: &State, cards: &[(CardNo, u8)], usual: u8) -> String {
    let groups = cards.chunk_by(|one, other| one == other).map(|copies| {
        let name = with_knowing(state, copies[0], usual);
        if copies.len() > 1 { format!(" {} {name}", copies.len()) } else { format!(" {name}") }
    });
    groups.collect()
}

/// A card in play.
fn card_line(state: &State, slot: SlotNo) -> String {
    let card = state.slot(slot);
    let usual = if card.at == At::Hidden { 1 << card.controller.0 } else { u8::MAX };
    let name = with_knowing(state, known(state, card.instance), usual);
    let mut text = format!("  {} {name} {slot} no {}", place_word(card.at), card.order);
    match card.at {
        At::Card => drop(write!(text, " on {}", card.host)),
        At::Player => drop(write!(text, " to {}", card.host.0)),
        _ => {}
    }
    if card.instance.owner() != card.controller {
        let _ = write!(text, " owner {}", card.instance.owner());
    }
    // A hidden warrior is always covered: the word is left out.
    let implied = if card.at == At::Hidden { flag::COVERED } else { 0 };
    for (word, _) in FLAGS.iter().filter(|(_, bit)| card.is(*bit) && bit & implied == 0) {
        let _ = write!(text, " {word}");
    }
    if card.markers > 0 {
        let _ = write!(text, " markers {}", card.markers);
    }
    if card.chosen != SlotNo::NONE {
        let _ = write!(text, " chosen {}", card.chosen);
    }
    if card.earner == BY_BLOW {
        text += " felled";
    } else if card.earner != NOBODY {
        let word = if card.earner & IN_DESTINY == 0 { "earns" } else { "earns-destiny" };
        let _ = write!(text, " {word} {}", card.earner & !IN_DESTINY);
    }
    text + "\n"
}

/// Whether two states are the same except for which of several copies of a card is which.
pub(super) fn is_same(one: &State, other: &State) -> bool {
    let course = |state: &State| {
        (state.turn, state.active, state.round, state.step, state.actions, state.attacks, state.has_acted)
    };
    let more = |state: &State| {
        (state.has_attacked, state.target, state.exhausted, state.granted, state.soft, state.order, state.combat)
    };
    let going_on = |state: &State| (state.verdict, state.conceding, state.used, state.outcome);
    let sides = |state: &State| -> Vec<_> { Seat::all(state.seats).map(|seat| side_of(state, seat)).collect() };
    let table = |state: &State| -> Vec<_> { state.in_play().map(|slot| placed(state, slot)).collect() };
    course(one) == course(other)
        && more(one) == more(other)
        && going_on(one) == going_on(other)
        && one.row == other.row
        && one.frames == other.frames
        && one.effects == other.effects
        && sides(one) == sides(other)
        && table(one) == table(other)
}

/// The cards of a zone, each with the seats that know it.
type Zone = Vec<(CardNo, u8)>;

/// The side of a seat, with its cards by name instead of by number.
fn side_of(state: &State, seat: Seat) -> (crate::state::Side, Vec<Zone>, Zone) {
    let side = *state.side(seat);
    let zones = [side.hand, side.discard, side.gone, side.reserve].map(|bits| {
        let mut zone: Zone = state.cards_in(seat, bits).map(|instance| known(state, instance)).collect();
        zone.sort_unstable();
        zone
    });
    let pile = state.pile(seat).iter().map(|number| known(state, Instance::new(seat, usize::from(*number))));
    let numbers = crate::state::Side { hand: 0, discard: 0, gone: 0, reserve: 0, pile: [0; 128], ..side };
    (numbers, zones.to_vec(), pile.collect())
}

/// A card in play by its name, without the values derived from other cards.
fn placed(state: &State, slot: SlotNo) -> (Slot, Seat, (CardNo, u8)) {
    let card = *state.slot(slot);
    let bare = Slot { instance: Instance::NONE, ratings: [0; 4], affiliations: 0, side: 0, ..card };
    (bare, card.instance.owner(), known(state, card.instance))
}
