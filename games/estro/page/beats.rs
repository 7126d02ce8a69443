//! The meaning of the events of ESTRO for the log: which event begins a beat, which ones belong to one clash, and how a clash
//! was decided.

use estro::dial::{self, SectorNo};
use estro::language::Estro;
use estro::rules::{CardNo, die_lists, match_up};
use estro::{CardSet, Event, Setup, card_text, clause};
use protocol::Both;
use table::{Clause, Language, Logged, Seat};

use crate::desk::{Addend, Fate, SceneWord as Scene, Staged, StagedSide};

/// What a die gives to the card that it helps (ESTRO-ATK-06).
const DIE_BONUS: i16 = 5;

/// The effect of an event on the scene: a clash is one, until it is decided.
pub const fn scene(event: &Event) -> Scene {
    match event {
        Event::Attacked { .. } => Scene::Opens,
        Event::Compared { .. } | Event::ShieldStruck { .. } | Event::Decided(_) => Scene::Closes,
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
        | Event::GiftActivated(seat, _)
        | Event::GiftWaits(seat, ..)
        | Event::SpecialUsed(seat, _)
        | Event::NoMoreAttacks(seat)
        | Event::Erred(seat)
        | Event::OutOfTime(seat)
        | Event::Discarded(seat, _)
        | Event::Conceded(seat) => Some(*seat),
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
        | Event::Saved(_, card) => [Some(card), None],
        Event::Redirected(card)
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

fn clash(setup: &Setup, beat: &[Logged<Event>]) -> Option<Staged> {
    let start = beat.iter().rposition(|logged| matches!(logged.event, Event::Attacked { .. }))?;
    let Event::Attacked { seat, attacker, target } = beat[start].event else { return None };
    let beat = &beat[start..];
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
mod tests {
    use super::*;
    use crate::beats::turns;
    use crate::desk::mark;

    const ME: Seat = Seat(0);
    const OTHER: Seat = Seat(1);

    fn logged(events: &[Event]) -> Vec<Logged<Event>> {
        events.iter().map(|event| Logged { clause: clause::ATK_11, event: *event }).collect()
    }

    #[test]
    fn a_clash_and_what_it_causes_are_one_beat() {
        let events = [
            Event::TurnBegan(ME, 3),
            Event::Played(ME, CardNo(4)),
            Event::Attacked { seat: ME, attacker: CardNo(4), target: Some(CardNo(60)) },
            Event::GiftActivated(OTHER, CardNo(60)),
            Event::Rolled(ME, 4),
            Event::Rolled(OTHER, 1),
            Event::Compared { mains: [Estro::Ardo, Estro::Granito], tots: [80, 70], primaries: [20, 20], won: true },
            Event::Destroyed(OTHER, CardNo(60)),
            Event::NoMoreAttacks(ME),
        ];
        let lines: Vec<_> = logged(&events).iter().map(mark).collect();
        let turns = turns(&lines);
        let lengths: Vec<usize> = turns[0].beats.iter().map(|beat| beat.lines.len()).collect();
        assert_eq!((turns.len(), turns[0].turn, lengths), (1, Some(3), vec![1, 6, 1]));
        assert_eq!(lines[2].marks, ["of-4", "of-60"]);
    }

    /// ESTRO-TOOL-04, ESTRO-QUAD-05: the scene of the dial begins with what the referee has drawn, and tells its name, its
    /// category and its description.
    #[test]
    fn the_dial_is_shown_with_the_sector_on_which_it_has_stopped() {
        let no = SectorNo(3);
        let beat = logged(&[Event::Destroyed(ME, CardNo(4)), Event::DialStopped(ME, no)]);
        assert_eq!(staged(&Setup::default(), &beat[..1]), None);
        let Some(Staged::Wheel { seat, at, name, kind, about }) = staged(&Setup::default(), &beat) else {
            panic!("no scene of the dial");
        };
        let sign = super::super::SIGNS.map(|signs| signs()[usize::from(at)]);
        assert_eq!((seat, at, sign), (ME.0, no.0, dial::sector(no).map(|sector| sector.sign.as_str())));
        assert_eq!((name.en.as_str(), name.it.as_str()), ("Ember", "Brace"));
        assert_eq!(kind.it, "Libellula: bonus");
        assert_eq!(about.en, "Choose one of your face-up cards; it gets +5 ATK until it leaves the field.");
    }

    #[test]
    fn the_numbers_of_a_clash_add_up_and_it_is_shown_once_its_target_is_decided() {
        let setup = Setup::default();
        let (one, other) = (CardNo(0), CardNo(50));
        let of = |card: CardNo| setup.cards().card(card);
        assert_eq!((of(one).estro, of(other).estro), (Estro::Ardo, Estro::Granito));
        let printed = [one, other].map(|card| of(card).values.tot() as i16);
        // The die 4 lists Ardo, the die 2 does not list Granito (ESTRO-ATK-05); Ardo against Granito is +2 (ESTRO-ATK-08).
        let tots = [printed[0] + 5 + 2 + 3, printed[1]];
        let beat = logged(&[
            Event::Attacked { seat: ME, attacker: one, target: Some(other) },
            Event::Rolled(ME, 4),
            Event::Rolled(OTHER, 2),
            Event::Compared { mains: [Estro::Ardo, Estro::Granito], tots, primaries: [9, 9], won: true },
            Event::Destroyed(OTHER, other),
            Event::Destroyed(OTHER, CardNo(51)),
        ]);
        assert_eq!(staged(&setup, &beat[..4]), None, "a Gift may still save it");
        let [attacker, target] = staged(&setup, &beat[..5]).and_then(Staged::into_sides).expect("a clash");
        let numbers = |side: &StagedSide| side.addends.iter().map(|addend| addend.n).collect::<Vec<_>>();
        assert_eq!(numbers(&attacker), [printed[0], 3, 5, 2]);
        assert_eq!((attacker.total, attacker.against), (Some(tots[0]), Some(tots[1])));
        assert_eq!((numbers(&target), target.fate), (vec![printed[1]], Fate::Killed));
        assert_eq!(staged(&setup, &beat), None, "the second card dies of something else");
    }

    #[test]
    fn a_covered_target_has_no_numbers_and_a_saved_one_is_shown_as_saved() {
        let setup = Setup::default();
        let beat = logged(&[
            Event::Attacked { seat: ME, attacker: CardNo(0), target: None },
            Event::DefeatedCovered,
            Event::TurnedUp(OTHER, CardNo(50)),
            Event::Saved(OTHER, CardNo(50)),
        ]);
        let [attacker, target] = staged(&setup, &beat).and_then(Staged::into_sides).expect("a clash");
        assert_eq!((attacker.total, target.total, target.fate), (None, None, Fate::Saved));
        assert!(target.card.is_some());
    }
}
