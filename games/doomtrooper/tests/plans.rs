//! Several answers that are decided on together (`table::Plan`): announced step by step, and dropped as soon as
//! anything happens in between.

use doomtrooper::prompt::{CombatPrompt, Prompt};
use doomtrooper::{Action, State, Stops, deck};
use table::{Choices as _, Match, Plan, Progress, Seat, Seed, Step};

/// The windows of others and those after one's own announcements are passed, as at a table of several people.
fn orders() -> Vec<Stops> {
    vec!["none".parse().expect("stops"); 2]
}

/// Calls `each` for every table, in some matches, at which a seat may declare an attack.
fn attacks(mut each: impl FnMut(&Match<State>, Seat)) {
    for seed in 0..6 {
        let mut game = Match::<State>::new(deck::ready_table(2), Seed::from(seed));
        for step in 0..500 {
            let Some(seat) = game.awaits().seats().lowest() else { break };
            let choices = game.choices(seat);
            if choices.index_of(&Action::Attack).is_some() {
                each(&game, seat);
            }
            game.act(seat, choices.get((step * 7 + seed as u32) % choices.len())).expect("legal");
        }
    }
}

/// Declares an attack and names attacker, defender and tactic by hand, the first of each. Returns the answers after the
/// first.
fn by_hand(game: &mut Match<State>, seat: Seat) -> Vec<Action> {
    let from = game.steps().len();
    let mut orders = orders();
    game.act(seat, Action::Attack).expect("legal");
    loop {
        game.settle(&mut orders, None);
        let view = game.view(seat.into());
        match view.prompt {
            Some(Prompt::Combat(CombatPrompt::Attacker | CombatPrompt::Defender(_) | CombatPrompt::Tactic)) => {
                game.act(seat, game.choices(seat).get(0)).expect("legal");
            }
            _ => break,
        }
    }
    let own = game.steps()[from + 1..].iter().filter_map(|step| match step {
        Step::Action(who, action) if *who == seat && *action != Action::Yield => Some(*action),
        _ => None,
    });
    own.collect()
}

/// Follows a plan until somebody else must decide, or it is over.
fn followed(game: &mut Match<State>, plan: &mut Plan<Action>) -> Progress {
    let mut orders = orders();
    loop {
        game.settle(&mut orders, None);
        match game.follow(plan) {
            Progress::Acted => {}
            progress => return progress,
        }
    }
}

/// CMB-03, CMB-05: answers decided on together become the same steps as answers given one by one, even if standing
/// orders give some of them.
#[test]
fn a_plan_is_announced_as_it_would_be_by_hand() {
    let mut done = 0;
    attacks(|game, seat| {
        let (mut hand, mut game) = (game.clone(), game.clone());
        let then = by_hand(&mut hand, seat);
        game.act(seat, Action::Attack).expect("legal");
        let then = std::iter::once(Action::Attack).chain(then);
        let mut plan = Plan::new(seat, then, game.steps().len() - 1);
        if followed(&mut game, &mut plan) == Progress::Done {
            assert_eq!(game.steps(), &hand.steps()[..game.steps().len()]);
            assert_eq!(plan.left(), 0);
            done += 1;
        }
    });
    assert!(done > 30, "{done}");
}

/// ACT-08: an answer that is planned several times is given that many times.
#[test]
fn the_same_answer_may_be_meant_several_times() {
    let mut done = 0;
    attacks(|game, seat| {
        let left = game.view(seat.into()).actions;
        if left < 2 || game.choices(seat).index_of(&Action::Meditate).is_none() {
            return;
        }
        let mut game = game.clone();
        let steps = game.steps().len();
        game.act(seat, Action::Meditate).expect("legal");
        let mut plan = Plan::new(seat, vec![Action::Meditate; usize::from(left)], steps);
        assert_eq!(followed(&mut game, &mut plan), Progress::Done);
        let meditated = game.steps()[steps..].iter().filter(|step| **step == Step::Action(seat, Action::Meditate));
        assert_eq!(meditated.count(), usize::from(left));
        done += 1;
    });
    assert!(done > 30, "{done}");
}

/// A seat whose next answer is not legal is asked: nothing is answered for it, neither then nor later.
#[test]
fn what_is_not_legal_any_more_is_not_answered() {
    let mut dropped = 0;
    attacks(|game, seat| {
        let mut game = game.clone();
        game.act(seat, Action::Attack).expect("legal");
        let steps = game.steps().len();
        game.settle(&mut orders(), None);
        if game.awaits().seats().lowest() != Some(seat) {
            return;
        }
        let settled = game.steps().len();
        let mut plan = Plan::new(seat, [Action::Meditate], steps - 1);
        assert_eq!(game.follow(&mut plan), Progress::Dropped);
        assert_eq!(game.steps().len(), settled);
        dropped += 1;
    });
    assert!(dropped > 30, "{dropped}");
}

/// Another player acted visibly, or left: the seat is asked again. A pass does not count.
#[test]
fn a_plan_ends_with_what_others_do() {
    let (mut passed, mut played, mut left) = (0, 0, 0);
    attacks(|game, seat| {
        let other = Seat(1 - seat.0);
        let mut game = game.clone();
        game.act(seat, Action::Attack).expect("legal");
        while game.awaits().seats().lowest() == Some(seat) && game.choices(seat).index_of(&Action::Yield).is_some() {
            game.act(seat, Action::Yield).expect("legal");
        }
        let seen = game.steps().len();
        if game.awaits().seats().lowest() != Some(other) {
            return;
        }
        let waits = |game: &mut Match<State>, action: Action| {
            let mut plan = Plan::new(seat, [Action::Meditate], seen);
            assert_eq!(game.follow(&mut plan), Progress::Waits);
            game.act(other, action).expect("legal");
            (game.awaits().seats().lowest(), game.follow(&mut plan))
        };
        if game.choices(other).index_of(&Action::Yield).is_some()
            && let (Some(asked), progress) = waits(&mut game.clone(), Action::Yield)
        {
            // Only its own next answer, which was never legal, may end the plan now.
            assert_eq!(progress, if asked == seat { Progress::Dropped } else { Progress::Waits });
            passed += 1;
        }
        let choices = game.choices(other);
        let plays = (0..choices.len()).map(|place| choices.get(place)).find(|action| matches!(action, Action::Play(_)));
        if let Some(play) = plays {
            let mut game = game.clone();
            let (asked, progress) = waits(&mut game, play);
            // Nobody knows of it while it is composed.
            let is_told = !game.view(seat.into()).announced.is_empty();
            assert!(progress == Progress::Dropped || !is_told && asked == Some(other), "{play}: {progress:?}");
            played += 1;
        }
        let mut plan = Plan::new(seat, [Action::Meditate], seen);
        game.concede(other).expect("it may");
        assert_eq!(game.follow(&mut plan), Progress::Dropped);
        left += 1;
    });
    assert!(left > 3 && passed + played > 3, "{passed} passed, {played} played, {left} left");
}
