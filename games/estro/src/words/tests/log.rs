//! Log lines, headlines and summaries, one by one.

use table::{Language, Listener, Logged, Seat, Told};

use super::{check_sentence, states_of};
use crate::action::Bonuses;
use crate::clause;
use crate::dial::SectorNo;
use crate::event::Event;
use crate::language::Estro;
use crate::rules::CardNo;
use crate::setup::Setup;
use crate::words::say;

/// The Estri of attacker and target.
const MAINS: [Estro; 2] = [Estro::Ardo, Estro::Granito];

#[test]
fn every_event_is_told_and_whoever_listens_is_you() {
    let states = states_of(&Setup::default(), 3);
    let state = states.last().expect("a match has states");
    let names = [String::new(), "Bruno".to_owned()];
    for event in every_event() {
        let logged = Logged { clause: clause::GEN_09, event };
        for language in Language::ALL {
            check_sentence(&state.tell(&logged, language));
            for seat in [Seat(0), Seat(1)] {
                let own = say(language, "seat-number", &[("n", (seat.0 + 1).into())]);
                let to = Listener { seat: Some(seat), names: &[] };
                let line = state.tell_to(&logged, to, language);
                check_sentence(&line);
                assert!(!line.contains(&own), "{line}");
            }
            let other = say(language, "seat-number", &[("n", 2.into())]);
            let named = state.tell_to(&logged, Listener { seat: Some(Seat(0)), names: &names }, language);
            assert!(!named.contains(&other), "{named}");
        }
    }
    let told = |event, seat| {
        let to = Listener { seat: Some(Seat(seat)), names: &names };
        Language::ALL.map(|language| state.tell_to(&Logged { clause: clause::TURN_04, event }, to, language))
    };
    assert_eq!(told(Event::Drew(Seat(1), 2), 1), ["You draw 2 cards.", "Peschi 2 carte."]);
    assert_eq!(told(Event::Drew(Seat(1), 1), 0), ["Bruno draws 1 card.", "Bruno pesca 1 carta."]);
}

#[test]
fn an_attack_comes_to_one_sentence_and_a_turn_to_one_line() {
    let states = states_of(&Setup::default(), 3);
    let state = states.last().expect("a match has states");
    let find = |name: &str| {
        let place = state.rules.set.cards().iter().position(|card| card.name == name);
        CardNo(place.expect("a worked card of ESTRO-CARD-11") as u8)
    };
    let (ozok, thofa) = (find("Ozok"), find("Thofa"));
    let (me, other) = (Seat(0), Seat(1));
    let beat = |events: &[Event]| -> Vec<Logged<Event>> {
        events.iter().map(|event| Logged { clause: clause::ATK_11, event: *event }).collect()
    };
    let names = ["Anna".to_owned(), "Bruno".to_owned()];
    let head = |events: &[Event], seat| {
        let to = Listener { seat: Some(seat), names: &names };
        state.headline(&beat(events), to, Language::En)
    };
    let begun = [
        Event::Attacked { seat: me, attacker: ozok, target: Some(thofa) },
        Event::Rolled(me, 4),
        Event::Rolled(other, 1),
    ];
    assert_eq!(head(&begun, me), None, "nothing is decided");
    let won = Event::Compared { tots: [77, 76], primaries: [21, 28], mains: MAINS, won: true };
    let beaten = [&begun[..], &[won, Event::Destroyed(other, thofa)]].concat();
    assert_eq!(
        head(&beaten, me).as_deref(),
        Some("Your Ozok (TOT 72+5) beats Thofa of Bruno (TOT 76). Thofa of Bruno is destroyed.")
    );
    assert_eq!(
        head(&beaten, other).as_deref(),
        Some("Ozok of Anna (TOT 72+5) beats your Thofa (TOT 76). Your Thofa is destroyed.")
    );
    let lost = Event::Compared { tots: [67, 76], primaries: [16, 28], mains: MAINS, won: false };
    assert_eq!(
        head(&[&begun[..], &[lost]].concat(), other).as_deref(),
        Some("Your Thofa (TOT 76) resists Ozok of Anna (TOT 72−5), primary values 28 against 16.")
    );
    let doubled = Event::Compared { tots: [67, 76], primaries: [60, 28], mains: MAINS, won: true };
    assert_eq!(
        head(&[&begun[..], &[doubled]].concat(), me).as_deref(),
        Some("Your Ozok beats Thofa of Bruno by primary value, 60 against 28 (TOT 72−5 against 76).")
    );
    let covered = [
        Event::Attacked { seat: me, attacker: ozok, target: None },
        Event::DefeatedCovered,
        Event::TurnedUp(other, thofa),
        Event::Destroyed(other, thofa),
    ];
    assert_eq!(
        head(&covered, me).as_deref(),
        Some("Your Ozok defeats Thofa of Bruno, which lay face down. Thofa of Bruno is destroyed.")
    );
    let blow = Event::ShipStruck { ship: Estro::Ardo, main: Estro::Ardo, value: Some(40) };
    let blow = [Event::ShipAttacked(me, ozok, Estro::Ardo), blow, Event::ShieldsChanged(Estro::Ardo, -40, 160)];
    assert_eq!(
        head(&blow, me).as_deref(),
        Some("Your Ozok attacks the ship Vulcan. The attack takes 40 from the shields of Vulcan.")
    );
    let turn = [&[Event::PlayedDown(me)][..], &beaten].concat();
    let summary = |seat| {
        let to = Listener { seat: Some(seat), names: &names };
        state.summary(me, &beat(&turn), to, Language::En)
    };
    assert_eq!(summary(other).as_deref(), Some("Anna: played a face-down card; 1 attack; destroyed: your Thofa."));
    assert_eq!(state.summary(me, &[], Listener::default(), Language::En), None);
}

#[test]
fn events_that_say_the_same_are_one_line() {
    let states = states_of(&Setup::default(), 3);
    let state = &states[0];
    let (me, other) = (Seat(0), Seat(1));
    let name = |no: u8| state.rules.set.card(CardNo(no)).name.clone();
    let together = |events: &[Event]| {
        let events: Vec<_> = events.iter().map(|event| Logged { clause: clause::CARD_07, event: *event }).collect();
        state.tell_together(&events, Language::En)
    };
    let draws = [Event::Drew(me, 1), Event::Drew(me, 1), Event::Drew(other, 5), Event::NoDraw(me)];
    assert_eq!(together(&draws), (3, "Player 1 draws 2 cards. Player 2 draws 5 cards.".to_owned()));
    let dice = [Event::Rolled(me, 4), Event::Rolled(other, 2)];
    assert_eq!(together(&dice), (2, "Player 1 rolls 4, Player 2 rolls 2.".to_owned()));
    let turn = [Event::RoundBegan(2), Event::TurnBegan(me, 3)];
    assert_eq!(together(&turn), (2, "Round 2, turn 3: Player 1.".to_owned()));
    let changes = [Event::Changed(me, CardNo(0), 0, 4), Event::Changed(me, CardNo(0), 5, -3)];
    assert_eq!(together(&changes), (2, format!("{} of Player 1 gets +4 ATK and −3 TOT.", name(0))));
    let alike = [
        Event::Changed(me, CardNo(0), 4, 1),
        Event::Changed(other, CardNo(1), 4, 1),
        Event::Changed(me, CardNo(2), 0, 1),
    ];
    let line = format!("{} of Player 1 and {} of Player 2 get +1 MAP each.", name(0), name(1));
    assert_eq!(together(&alike), (2, line));
}

/// One event of every kind, of the seat 1.
fn every_event() -> Vec<Event> {
    let (me, no, other) = (Seat(1), CardNo(3), CardNo(4));
    vec![
        Event::Begins(me),
        Event::ZoneDrawn(Estro::Manpo),
        Event::ZoneLeft(Estro::Ardo),
        Event::RoundBegan(2),
        Event::TurnBegan(me, 3),
        Event::Drew(me, 1),
        Event::NoDraw(me),
        Event::Played(me, no),
        Event::PlayedDown(me),
        Event::OutOfTime(me),
        Event::Claimed(me, Bonuses::NONE),
        Event::Claimed(me, Bonuses::ALL),
        Event::NothingToPlay(me),
        Event::Entered(me, no),
        Event::EnteredDown(me),
        Event::TurnedUp(me, no),
        Event::TurnedDown(me, no),
        Event::Attacked { seat: me, attacker: no, target: Some(other) },
        Event::Attacked { seat: me, attacker: no, target: None },
        Event::Rolled(me, 6),
        Event::Compared { tots: [70, -3], primaries: [20, 9], mains: MAINS, won: true },
        Event::Compared { tots: [60, 70], primaries: [20, 9], mains: MAINS, won: true },
        Event::Compared { tots: [60, 70], primaries: [10, 9], mains: MAINS, won: false },
        Event::DefeatedCovered,
        Event::AttackEnded,
        Event::Redirected(Some(no)),
        Event::Redirected(None),
        Event::Kept(me),
        Event::Stopped(me),
        Event::NoMoreAttacks(me),
        Event::GiftActivated(me, no),
        Event::GiftWaits(me, no, 2),
        Event::GiftDeclined(me, no),
        Event::GiftAnnulled(me, no),
        Event::GiftReduced(me, no, 3),
        Event::GiftRedirected(me, no),
        Event::GiftIdle(me, no),
        Event::LoopEnded(me, no),
        Event::Coin { seat: me, heads: true, right: false },
        Event::Changed(me, no, 5, -8),
        Event::Swapped(me, no, 0, 1),
        Event::Became(me, no, Estro::Illusio),
        Event::Inhibited(me, no),
        Event::Protected(me, Some(no)),
        Event::Protected(me, None),
        Event::Barred(me, Some(no)),
        Event::Barred(me, None),
        Event::Forced(me, no),
        Event::AttackAgain(me, no),
        Event::MoreAttacks(me, 1),
        Event::MorePlays(me),
        Event::HandLimit(me, 2),
        Event::SkipsDraw(me),
        Event::Saved(me, no),
        Event::StaysProtected(me, Some(no)),
        Event::StaysProtected(me, None),
        Event::Destroyed(me, no),
        Event::Sacrificed(me, no),
        Event::Discarded(me, no),
        Event::ToHand(me, Some(no)),
        Event::ToHand(me, None),
        Event::Revealed(me, no),
        Event::Looked(me),
        Event::ToBottom(me),
        Event::SpecialUsed(me, Estro::Granito),
        Event::TokenGained(me, 2),
        Event::TokenLost(me),
        Event::TokensSpent(me, 2),
        Event::Ambushed(me, no),
        Event::Emptied(me, no),
        Event::RiftOpened(me),
        Event::RiftClosed(me),
        Event::ChimeraDeclared(me),
        Event::Fused(me, no, no),
        Event::Named(me, no, Estro::Manpo),
        Event::Supported(me, no, no),
        Event::PlayedSecond(me, no),
        Event::ShieldStruck { mains: [Estro::Ardo, Estro::Granito], tot: 62, shield: 120, won: false },
        Event::ShieldStruck { mains: [Estro::Ardo, Estro::Granito], tot: 62, shield: 58, won: true },
        Event::DialStopped(me, SectorNo(0)),
        Event::DialIdle(me),
        Event::DialRests(me),
        Event::Tossed(me, true),
        Event::Milled(me, no),
        Event::Rests(me, no),
        Event::AttacksOnce(me),
        Event::Conceded(me),
    ]
}
