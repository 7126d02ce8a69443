//! The meaning of the events of ESTRO for the log: which event begins a beat, which ones belong to one clash, and how a clash
//! was decided.

use estro::dial::{self, SectorNo};
use estro::language::Estro;
use estro::rules::{CardNo, die_lists, match_up};
use estro::{CardSet, Event, Setup, card_text, clause};
use protocol::Both;
use table::{Clause, Language, Logged, Seat};

use super::fleet::{FLEET, SHIP};
use crate::desk::{Addend, Fate, SceneWord as Scene, Staged, StagedSide};

/// What a die gives to the card that it helps (ESTRO-ATK-06).
const DIE_BONUS: i16 = 5;

/// The effect of an event on the scene: a clash is one, until it is decided.
pub const fn scene(event: &Event) -> Scene {
    match event {
        Event::Attacked { .. } | Event::ShipAttacked(..) => Scene::Opens,
        Event::Compared { .. } | Event::ShieldStruck { .. } | Event::ShipStruck { .. } | Event::Decided(_) => {
            Scene::Closes
        }
        Event::DefeatedCovered | Event::AttackEnded | Event::Stopped(_) => Scene::Closes,
        Event::TurnBegan(..) => Scene::EndsAll,
        _ => Scene::GoesOn,
    }
}

/// The number of the turn that an event begins.
pub const fn turn_of(event: &Event) -> Option<u16> {
    if let Event::TurnBegan(_, number) = event { Some(*number) } else { None }
}

/// The seat that begins a new beat with this event.
pub const fn head(event: &Event) -> Option<Seat> {
    match event {
        Event::Begins(seat)
        | Event::TurnBegan(seat, _)
        | Event::Played(seat, _)
        | Event::PlayedInto(seat, ..)
        | Event::PlayedDownInto(seat, _)
        | Event::Supported(seat, ..)
        | Event::Fused(seat, ..)
        | Event::ChimeraDeclared(seat)
        | Event::PlayedSecond(seat, _)
        | Event::PlayedDown(seat)
        | Event::TurnedUp(seat, _)
        | Event::Attacked { seat, .. }
        | Event::ShipAttacked(seat, ..)
        | Event::ObjectUsed(seat, _)
        | Event::GiftActivated(seat, _)
        | Event::GiftWaits(seat, ..)
        | Event::SpecialUsed(seat, _)
        | Event::NoMoreAttacks(seat)
        | Event::Erred(seat)
        | Event::OutOfTime(seat)
        | Event::Discarded(seat, _)
        | Event::Conceded(seat) => Some(*seat),
        Event::TargetsDrawn(..) | Event::SkillReleased(_) => Some(FLEET),
        _ => None,
    }
}

/// The cards that an event names, by their numbers in the catalogue.
pub fn marks(event: &Event) -> Vec<String> {
    let named: [Option<CardNo>; 2] = match *event {
        Event::Attacked { attacker, target, .. } => [Some(attacker), target],
        Event::Fused(_, card, host) | Event::Supported(_, card, host) => [Some(card), Some(host)],
        Event::Played(_, card)
        | Event::PlayedInto(_, card, _)
        | Event::Named(_, card, _)
        | Event::PlayedSecond(_, card)
        | Event::Ambushed(_, card)
        | Event::Emptied(_, card)
        | Event::Entered(_, card)
        | Event::TurnedUp(_, card)
        | Event::TurnedDown(_, card)
        | Event::GiftActivated(_, card)
        | Event::GiftWaits(_, card, _)
        | Event::GiftDeclined(_, card)
        | Event::GiftAnnulled(_, card)
        | Event::GiftReduced(_, card, _)
        | Event::GiftRedirected(_, card)
        | Event::GiftIdle(_, card)
        | Event::LoopEnded(_, card)
        | Event::Changed(_, card, ..)
        | Event::Swapped(_, card, ..)
        | Event::Became(_, card, _)
        | Event::Inhibited(_, card)
        | Event::Rests(_, card)
        | Event::Forced(_, card)
        | Event::AttackAgain(_, card)
        | Event::ShipAttacked(_, card, _)
        | Event::GuardianReady(card)
        | Event::Saved(_, card) => [Some(card), None],
        Event::Redirected(card)
        | Event::Aimed(card)
        | Event::Protected(_, card)
        | Event::Barred(_, card)
        | Event::StaysProtected(_, card) => [card, None],
        _ => [None, None],
    };
    named.into_iter().flatten().map(|card| format!("of-{}", card.0)).collect()
}

/// What became of the target, if the last event of a beat says so.
fn fate_of(beat: &[Logged<Event>], target: Option<CardNo>) -> Option<(Option<CardNo>, Fate)> {
    let is_target = |card: CardNo| target.is_none_or(|target| target == card);
    match beat.last()?.event {
        Event::Compared { won: false, .. } | Event::ShieldStruck { won: false, .. } | Event::Decided(false) => {
            Some((target, Fate::Shielded))
        }
        Event::Destroyed(_, card) if is_target(card) => Some((Some(card), Fate::Killed)),
        Event::Saved(_, card) if is_target(card) => Some((Some(card), Fate::Saved)),
        Event::StaysProtected(_, card) if card.is_none_or(is_target) => Some((card.or(target), Fate::Saved)),
        _ => None,
    }
}

/// A comparison: the main Estri, the totals, the primary values, and the clause that decided.
type Compared = ([Estro; 2], [i16; 2], [i16; 2], Clause);

/// The clash that the last event of a beat has decided, or the sector on which the dial has stopped.
pub fn staged(setup: &Setup, beat: &[Logged<Event>]) -> Option<Staged> {
    match beat.last()?.event {
        Event::DialStopped(seat, sector) => turned(seat, sector),
        Event::ShieldsChanged(ship, change, left) => struck(setup, beat, ship, change, left),
        _ => clash(setup, beat),
    }
}

/// The result of the dial (ESTRO-QUAD-05): name, category, description.
fn turned(seat: Seat, no: SectorNo) -> Option<Staged> {
    let sector = dial::sector(no)?;
    let both = |say: &dyn Fn(Language) -> String| Both { en: say(Language::En), it: say(Language::It) };
    Some(Staged::Wheel {
        seat: seat.0,
        at: no.0,
        name: both(&|language| card_text::sector_name(sector, language).to_owned()),
        kind: both(&|language| card_text::sector_kind(sector.kind, language)),
        about: both(&|language| card_text::sector_text(sector, language)),
    })
}

/// Where the last attack of a beat begins: its place, who attacks, with which card, and whom.
fn attack_of(beat: &[Logged<Event>]) -> Option<(usize, Seat, CardNo, Option<CardNo>)> {
    beat.iter().enumerate().rev().find_map(|(place, logged)| match logged.event {
        Event::Attacked { seat, attacker, target } => Some((place, seat, attacker, target)),
        Event::ShipAttacked(seat, attacker, _) => Some((place, seat, attacker, None)),
        _ => None,
    })
}

/// The result of an attack on a ship: what the attacker adds up, and the shields before and after (ESTRO-SOLO-22,
/// ESTRO-SOLO-23). A ship has neither card nor die.
fn struck(setup: &Setup, beat: &[Logged<Event>], ship: Estro, change: i16, left: i16) -> Option<Staged> {
    let blow = &beat[beat.len().checked_sub(2)?];
    let Event::ShipStruck { ship: met, main, value } = blow.event else { return None };
    let (start, seat, attacker, _) = attack_of(beat).filter(|_| met == ship)?;
    let cards = setup.cards();
    let rolled = beat[start..].iter().rev().find_map(|logged| match logged.event {
        Event::Rolled(of, die) if of == seat => Some(die),
        _ => None,
    });
    let against = if setup.options().ship_without_match_up { main } else { ship };
    let compared: Option<Compared> = value.map(|value| ([main, against], [value, 0], [0; 2], blow.clause));
    let side = side_of(cards, compared.as_ref(), 0, rolled.unwrap_or(0), Some(attacker));
    let against = value.and(Some(left - change));
    let attacker = StagedSide { seat: Some(seat.0), card: Some(cards.card(attacker).id.clone()), against, ..side };
    let addend = |kind: &str, n: i16| Addend {
        kind: kind.to_owned(),
        n,
        of: None,
        clause: Some(clause::SOLO_22.as_str().to_owned()),
    };
    let met = StagedSide {
        seat: Some(FLEET.0),
        card: Some(format!("{SHIP}{ship}")),
        addends: vec![addend("shields", left - change), addend("blow", change)],
        total: Some(left),
        against: None,
        fate: if left > 0 { Fate::Hit } else { Fate::Killed },
    };
    Some(Staged::Attack { sides: [attacker, met] })
}

fn clash(setup: &Setup, beat: &[Logged<Event>]) -> Option<Staged> {
    let (start, seat, attacker, target) = attack_of(beat)?;
    let beat = &beat[start..];
    // A face-down guardian is turned up before it is compared (ESTRO-SOLO-11).
    let turned_up = beat.iter().find_map(|logged| match logged.event {
        Event::TurnedUp(FLEET, card) if setup.options().is_solo() && seat != FLEET => Some(card),
        _ => None,
    });
    let target = target.or(turned_up);
    let redirected = beat.iter().rev().find_map(|logged| match logged.event {
        Event::Redirected(card) => Some(card),
        _ => None,
    });
    let (met, fate) = fate_of(beat, redirected.unwrap_or(target))?;
    let is_decision = |event: &Event| {
        matches!(
            event,
            Event::Compared { .. } | Event::ShieldStruck { .. } | Event::Decided(_) | Event::DefeatedCovered
        )
    };
    let decided = beat.iter().rposition(|logged| is_decision(&logged.event))?;
    // A clash is shown once: what comes after the fate of its target is another matter.
    let is_told = |end: usize| fate_of(&beat[..=end], met).is_some();
    if (decided..beat.len() - 1).any(is_told) {
        return None;
    }
    let compared: Option<Compared> = match beat[decided].event {
        Event::Compared { mains, tots, primaries, .. } => Some((mains, tots, primaries, beat[decided].clause)),
        Event::ShieldStruck { mains, tot, shield, .. } => Some((mains, [tot, shield], [0; 2], beat[decided].clause)),
        _ => None,
    };
    let cards = setup.cards();
    let dice = dice_of(beat);
    // Between two seats it is the other one; a team says whose card it is (ESTRO-INF-10).
    let defender = beat.iter().rev().find_map(|logged| match logged.event {
        Event::Defends(seat) => Some(seat),
        _ => None,
    });
    let other = defender.unwrap_or(Seat(1 - (seat.0 & 1)));
    let sides = [(seat, Some(attacker), Fate::Untouched), (other, met, fate)];
    let mut place = 0_usize;
    Some(Staged::Attack {
        sides: sides.map(|(seat, card, fate)| {
            let side = side_of(cards, compared.as_ref(), place, dice[place], card);
            place += 1;
            StagedSide { seat: Some(seat.0), card: card.map(|card| cards.card(card).id.clone()), fate, ..side }
        }),
    })
}

/// The dice of attacker and target, the latest ones; 0 where none was rolled.
fn dice_of(beat: &[Logged<Event>]) -> [u8; 2] {
    let rolled: Vec<u8> = beat
        .iter()
        .filter_map(|logged| if let Event::Rolled(_, die) = logged.event { Some(die) } else { None })
        .collect();
    match rolled.as_slice() {
        [.., one, other] => [*one, *other],
        _ => [0, 0],
    }
}

/// The numbers of one side of a comparison.
fn side_of(cards: &CardSet, compared: Option<&Compared>, place: usize, die: u8, card: Option<CardNo>) -> StagedSide {
    let nothing =
        StagedSide { seat: None, card: None, addends: Vec::new(), total: None, against: None, fate: Fate::Untouched };
    let (Some((mains, tots, primaries, decided_by)), Some(card)) = (compared, card) else { return nothing };
    let printed = cards.card(card).values.tot() as i16;
    let die_bonus = if die > 0 && die_lists(die, mains[place]) { DIE_BONUS } else { 0 };
    let bonus = if place == 0 { match_up(mains[0], mains[1]) } else { 0 };
    let plain = |text: &str| Some(Both { en: text.to_owned(), it: text.to_owned() });
    let addend = |kind: &str, n: i16, of: Option<Both>, clause: Clause| {
        let clause = Some(clause.as_str().to_owned());
        (n != 0).then(|| Addend { kind: kind.to_owned(), n, of, clause })
    };
    let pair = format!("{} → {}", estro::card_text::estro_name(mains[0]), estro::card_text::estro_name(mains[1]));
    let mut addends: Vec<Addend> = [
        addend("printed", printed, None, clause::CARD_03),
        addend("more", tots[place] - printed - die_bonus - bonus, None, clause::CARD_07),
        addend("die", die_bonus, plain(&format!("{die}")), clause::ATK_06),
        addend("match-up", bonus, plain(&pair), clause::ATK_08),
    ]
    .into_iter()
    .flatten()
    .collect();
    let is_by_primary = *decided_by == clause::ATK_12;
    if is_by_primary {
        addends = addend("primary", primaries[place], None, clause::ATK_12).into_iter().collect();
    }
    let (total, against) = if is_by_primary { (primaries[place], primaries[1]) } else { (tots[place], tots[1]) };
    let against = (place == 0).then_some(if is_by_primary { 2 * against } else { against });
    StagedSide { addends, total: Some(total), against, ..nothing }
}

#[cfg(test)]
mod tests;
