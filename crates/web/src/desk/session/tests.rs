//! Tests of sessions with bots and with several people, with the game of this build.

use super::*;
use crate::desk::teams_of;
use crate::game::Entry;
use crate::game::testing::{COMPOSES, STOP, is_eliminated, shared_table, shown_hand, usual_table};
use door::Entry as _;
use table::Language;

pub(crate) fn alone() -> Session {
    Session::begin(usual_table(), Seed::from(11), vec![Chair::person(""), Chair::bot(Level::Beginner)])
}

/// Returns a table where Anna and Bruno share the screen: of four seats with two bots, in teams, or of the two of them where
/// the game has no more seats.
pub(crate) fn shared() -> Session {
    let bot = || Chair::bot(Level::Beginner);
    let mut chairs = vec![Chair::person("Anna"), bot(), Chair::person("Bruno"), bot()];
    let setup = shared_table();
    if teams_of(setup.clone()).len() == 2 {
        chairs.retain(Chair::is_person);
    }
    Session::begin(setup, Seed::from(5), chairs)
}

/// Returns what each seat of this table has, the people one thing and the bots another.
fn by_chair<T: Copy>(session: &Session, of_person: T, of_bot: T) -> Vec<T> {
    session.chairs().iter().map(|chair| if chair.is_person() { of_person } else { of_bot }).collect()
}

impl Session {
    /// Returns another world that the person at the screen cannot distinguish from this one.
    pub(crate) fn twin(&self, seed: u64) -> Self {
        let mut twin = self.clone();
        twin.game.redeal(self.viewer(), Seed::from(seed));
        twin
    }

    /// Returns a hash of the whole true state.
    pub(crate) fn truth(&self) -> u64 {
        self.game.truth().fingerprint()
    }
}

/// Makes decisions; each person confirms the hand-over when the screen asks for it.
pub(crate) fn play(session: &mut Session, decisions: usize) {
    for number in 0..decisions {
        if !decide(session, number) {
            return;
        }
    }
}

/// Makes one decision, which depends on the number; returns whether anybody was asked.
fn decide(session: &mut Session, number: usize) -> bool {
    if let Some(seat) = session.hand_over() {
        session.take_place(seat);
    }
    if let Some((seat, _)) = session.asked_bot() {
        let choices = session.game.choices(seat);
        session.act_for_bot(seat, choices.get(number as u32 * 5 % choices.len())).unwrap();
    } else if session.is_mine() {
        let actions = session.actions();
        session.act(actions[number * 7 % actions.len()]).unwrap();
    } else {
        return false;
    }
    true
}

#[test]
fn undo_goes_back_to_the_last_own_decision() {
    let mut session = alone();
    play(&mut session, 60);
    while !session.is_mine() {
        play(&mut session, 1);
    }
    let before = session.view();
    let action = session.actions()[0];
    session.act(action).unwrap();
    session.undo(false);
    assert_eq!(session.view(), before);
    assert!(session.actions().contains(&action));
    // The count stays in a resumed match, and starts at zero in another match.
    let me = session.me().unwrap();
    assert_eq!(session.undone()[me.index()], 1);
    assert_eq!(Session::resume(&session.to_text()).unwrap().undone(), session.undone());
    assert!(session.again(Seed::from(5)).undone().iter().all(|count| *count == 0));
}

#[test]
fn several_people_undo_by_agreement_what_one_of_them_may_not_undo_alone() {
    let mut session = shared();
    let mut agreed = 0;
    for number in 0..60 {
        if session.undo_to_agree().is_some() && !session.may_undo() && number % 3 == 0 {
            let (seat, step) = *session.own.last().unwrap();
            assert_eq!(session.undo_to_agree(), Some(seat));
            let (before, undone) = (session.game.clone(), session.undone()[seat.index()]);
            // Alone nobody goes back.
            session.undo(false);
            assert_eq!(session.game.steps(), before.steps());
            session.undo(true);
            assert_eq!(session.game.steps(), &before.steps()[..step]);
            assert!(session.asked().contains(seat));
            assert_eq!(session.undone()[seat.index()], undone + 1);
            agreed += 1;
        }
        play(&mut session, 3);
    }
    assert!(agreed > 3, "{agreed}");
    // Whoever plays alone needs nobody's consent.
    let mut session = alone();
    play(&mut session, 40);
    assert_eq!(session.undo_to_agree(), None);
}

#[test]
fn a_match_is_resumed_from_its_text() {
    for mut session in [alone(), shared()] {
        play(&mut session, 80);
        let is_on = session.stops().is_some_and(|stops| stops::is_on(&stops, STOP));
        session.set_stop(STOP, !is_on);
        let text = session.to_text();
        let again = Session::resume(&text).unwrap();
        assert_eq!(again.referee().fingerprint(), session.referee().fingerprint());
        assert_eq!(again.to_text(), text);
        assert_eq!(again.chairs(), session.chairs());
    }
    for text in ["", "beginner\nduello record 1", "person\tnone\n\nduello record 1\n"] {
        let why = Session::resume(text).err().expect(text);
        assert!(Language::ALL.iter().all(|language| !why.say(*language).is_empty()), "{text}");
    }
}

#[test]
fn a_match_is_resumed_at_the_same_question_whatever_the_person_wants_to_be_asked() {
    let mut session = alone();
    for spec in Entry::stops() {
        if !stops::is_on(&session.stops[0], spec.name) {
            let is_on = session.stops().is_some_and(|stops| stops::is_on(&stops, spec.name));
            session.set_stop(spec.name, !is_on);
        }
    }
    let mut asked = 0;
    for number in 0..80 {
        decide(&mut session, number);
        let again = Session::resume(&session.to_text()).unwrap();
        assert_eq!(again.game.steps(), session.game.steps());
        asked += usize::from(session.is_mine());
    }
    assert!(asked > 10, "{asked}");
}

#[test]
fn the_only_person_always_sits_before_the_screen_and_bots_alone_are_watched_by_the_public() {
    let mut session = alone();
    for _ in 0..50 {
        assert_eq!((session.viewer(), session.hand_over()), (Viewer::Seat(Seat(0)), None));
        play(&mut session, 1);
    }
    let watched = Session::begin(usual_table(), Seed::from(1), vec![Chair::bot(Level::Beginner); 2]);
    assert_eq!((watched.viewer(), watched.hand_over()), (Viewer::Public, None));
    assert!(watched.asked_bot().is_some() && watched.actions().is_empty());
}

#[test]
fn nobody_sees_a_hand_before_it_has_been_handed_over() {
    let mut session = shared();
    let mut seen = 0;
    for _ in 0..400 {
        if let Some(seat) = session.hand_over() {
            session.leave_place();
            assert!(session.view().seats.iter().all(|side| shown_hand(side).is_none()));
            assert!(session.actions().is_empty());
            session.take_place(seat);
            assert_eq!(session.viewer(), Viewer::Seat(seat));
            seen += 1;
        }
        play(&mut session, 1);
    }
    assert!(seen > 4, "{seen}");
}

#[test]
fn whoever_does_not_answer_in_time_is_answered_for() {
    let mut session = shared().with_limit(30);
    let mut silent = 0;
    while session.outcome().is_none() {
        if let Some((seat, _)) = session.asked_bot() {
            assert_eq!(session.time_limit().is_some(), session.is_mine());
            let choices = session.game.choices(seat);
            session.act_for_bot(seat, choices.get(choices.len() / 2)).unwrap();
        } else {
            assert_eq!(session.time_limit(), Some(30));
            session.answer_by_default();
            silent += 1;
        }
    }
    assert!(silent > 10 && session.time_limit().is_none(), "{silent}");
    assert_eq!(alone().time_limit(), None);
    for again in [session.again(Seed::from(6)), Session::resume(&shared().with_limit(30).to_text()).unwrap()] {
        assert_eq!(again.limit, 30);
        assert!(again.outcome().is_none());
    }
}

#[test]
fn beside_other_people_undo_ends_where_somebody_else_or_hidden_cards_are_touched() {
    let mut session = shared();
    let (mut allowed, mut forbidden) = (0, 0);
    for _ in 0..600 {
        let steps = session.game.steps().len();
        play(&mut session, 1);
        if session.outcome().is_some() {
            break;
        }
        let since = &session.game.steps()[steps..];
        if session.may_undo() {
            allowed += 1;
            let (by, last) = *session.own.last().unwrap();
            assert_eq!(Some(by), session.me());
            assert!(session.bot_at.is_none_or(|bot_at| bot_at < last), "a bot has decided since");
        } else if since.iter().any(|step| session.people().contains(step.seat())) {
            forbidden += 1;
        }
    }
    assert!(allowed > 5 && forbidden > 5, "{allowed} {forbidden}");
}

#[test]
fn a_person_concedes_at_any_time_and_takes_it_back_against_bots() {
    let mut session = alone();
    play(&mut session, 40);
    assert_eq!(session.may_concede(), SeatSet::only(Seat(0)));
    let before = session.referee().fingerprint();
    session.concede(Seat(0)).unwrap();
    assert_eq!((session.conceded(), session.may_concede()), (SeatSet::only(Seat(0)), SeatSet::NONE));
    // The bot finishes anything that is being resolved.
    play(&mut session, 40);
    assert!(session.outcome().is_some_and(|outcome| !outcome.winners.contains(Seat(0))));
    assert!(session.concede(Seat(0)).is_err());
    let again = Session::resume(&session.to_text()).unwrap();
    assert_eq!((again.outcome(), again.conceded()), (session.outcome(), session.conceded()));
    while session.outcome().is_some() {
        session.undo(false);
    }
    assert_eq!(session.referee().fingerprint(), before);
}

#[test]
fn of_several_people_the_others_go_on_when_one_concedes() {
    let mut session = shared();
    play(&mut session, 30);
    if let Some(seat) = session.hand_over() {
        session.take_place(seat);
    }
    let bruno = Seat(session.chairs().iter().rposition(Chair::is_person).unwrap() as u8);
    let people = SeatSet::only(Seat(0)).with(bruno);
    assert_eq!(session.may_concede(), people);
    session.concede(bruno).unwrap();
    if session.chairs().len() == 2 {
        // Nobody is left but the winner.
        assert!(session.outcome().is_some_and(|outcome| outcome.winners.contains(Seat(0))));
        return;
    }
    assert_eq!(session.may_concede(), SeatSet::only(Seat(0)));
    // The partner plays on, and is the only one to whom the screen is handed over.
    for _ in 0..300 {
        assert_ne!(session.hand_over(), Some(bruno));
        play(&mut session, 1);
    }
    assert!(is_eliminated(&session.view().seats[bruno.index()]));
}

#[test]
fn the_news_of_a_person_begin_after_its_last_decision() {
    let mut session = shared();
    let mut told = 0;
    for _ in 0..200 {
        play(&mut session, 1);
        if let Some(seat) = session.hand_over() {
            session.take_place(seat);
        }
        let (events, from) = (session.events(), session.news_from());
        let Some(me) = session.me() else { continue };
        let last = session.own.iter().rev().find(|(seat, _)| *seat == me).map(|(_, step)| *step);
        let mark = last.map_or(Some(0), |step| session.game.marks().get(step + 1).copied());
        let mark = mark.unwrap_or_else(|| session.game.events().len());
        let since: Vec<Logged<Event>> = session.game.witnessed(Viewer::Seat(me), mark).collect();
        assert_eq!(events[from..], since);
        told += since.len();
    }
    assert!(told > 20, "{told}");
}

/// Returns the usual stops, and others.
fn two_stops() -> [Stops; 2] {
    let usual = stops::usual(false);
    [usual, stops::with(usual, STOP, !stops::is_on(&usual, STOP))]
}

/// Returns the table that Anna and Bruno share before they have agreed.
fn two_who_agree(proposed: Stops) -> Session {
    let table = shared();
    Session::begin_with(table.setup().clone(), Seed::from(5), table.chairs().to_vec(), proposed)
}

#[test]
fn the_people_of_a_table_begin_with_the_stops_that_were_set_up_and_keep_them_in_the_next_match() {
    let [bot, wanted] = two_stops();
    let mut session = two_who_agree(wanted);
    session.agree(wanted);
    // The stops that a person sets at their own screen concern nobody else, also in the next match.
    while session.me().is_none() {
        play(&mut session, 1);
    }
    session.set_stop(STOP, stops::is_on(&bot, STOP));
    assert_eq!(session.stops.iter().filter(|stops| **stops == wanted).count(), 1);
    let mut again = session.again(Seed::from(6));
    assert_eq!(again.to_agree(), Some(wanted));
    again.agree(wanted);
    assert_eq!(again.stops, by_chair(&again, wanted, bot));
    // A single person keeps their stops.
    let mut alone = alone();
    alone.set_stop(STOP, !stops::is_on(&alone.stops[0], STOP));
    assert_eq!(alone.again(Seed::from(6)).stops, alone.stops);
}

#[test]
fn several_people_agree_on_their_stops_before_anything_is_shown_or_done() {
    let [usual, wanted] = two_stops();
    let mut session = two_who_agree(usual);
    let (steps, version) = (session.steps().len(), session.version);
    // Nobody is asked, thinks, sees a hand, changes anything, or concedes.
    assert_eq!(session.to_agree(), Some(usual));
    assert!(session.asked().is_empty() && session.asked_bot().is_none() && session.hand_over().is_none());
    assert!(session.may_concede().is_empty() && !session.may_undo() && session.time_limit().is_none());
    assert!(session.view().seats.iter().all(|side| shown_hand(side).is_none()) && session.actions().is_empty());
    session.set_stop(STOP, true);
    session.concede(Seat(0)).unwrap();
    assert_eq!(
        (session.steps().len(), session.version, session.stops.clone()),
        (steps, version, by_chair(&session, usual, usual))
    );
    // A page that is loaded again asks again.
    let kept = Session::resume(&session.to_text()).unwrap();
    assert_eq!((kept.to_agree(), kept.to_text()), (Some(usual), session.to_text()));

    session.agree(wanted);
    assert_eq!(session.stops, by_chair(&session, wanted, usual));
    assert!(session.to_agree().is_none() && !session.asked().is_empty() && session.version > version);
    let kept = Session::resume(&session.to_text()).unwrap();
    assert!(kept.to_agree().is_none() && kept.to_text() == session.to_text());
    // Later, nobody can agree on behalf of others.
    session.agree(usual);
    assert_eq!(session.stops, by_chair(&session, wanted, usual));
}

#[test]
fn somebody_alone_agrees_with_nobody() {
    let chairs = vec![Chair::person(""), Chair::bot(Level::Beginner)];
    let session = Session::begin_with(usual_table(), Seed::from(11), chairs, stops::usual(true));
    assert!(session.to_agree().is_none() && !session.asked().is_empty());
    assert!(!session.to_text().contains("agree"));
}

/// Whether these steps are the previous ones without the last `count` steps of a seat.
fn are_without(after: &[Step<Action>], before: &[Step<Action>], seat: Seat, count: usize) -> bool {
    let of_seat = before.iter().filter(|step| step.seat() == seat).count();
    let mut seen = 0;
    let kept = before.iter().filter(|step| {
        seen += usize::from(step.seat() == seat);
        step.seat() != seat || seen <= of_seat - count
    });
    kept.eq(after)
}

#[test]
fn what_is_composed_is_taken_back_and_leaves_no_trace_in_the_match() {
    let (mut taken, mut refused) = (0, 0);
    for mut session in [alone(), shared()] {
        for number in 0..400 {
            if !decide(&mut session, number) {
                break;
            }
            let (count, me) = (session.may_take_back(), session.me());
            let before = session.clone();
            session.take_back();
            if count == 0 {
                refused += 1;
                assert_eq!(session.game.steps(), before.game.steps());
                continue;
            }
            taken += 1;
            let me = me.unwrap();
            assert!(are_without(session.game.steps(), before.game.steps(), me, count));
            assert!(session.is_mine() && session.version > before.version);
            // The record contains no trace of what was taken back, and undo still knows every decision.
            let again = Session::resume(&session.to_text()).unwrap();
            assert_eq!(again.referee().fingerprint(), session.referee().fingerprint());
            assert!(session.own.iter().all(|(seat, step)| session.game.steps()[*step].seat() == *seat));
            if session.people().len() == 1 && number % 5 == 0 {
                let own = session.own.len();
                session.undo(false);
                assert_eq!(session.own.len(), own.saturating_sub(1));
            } else {
                // The person begins something else, or does the same again and announces it.
                session = before;
            }
        }
    }
    assert_eq!(taken > 10, COMPOSES, "{taken} taken back, {refused} refused");
    assert!(refused > 10);
}
