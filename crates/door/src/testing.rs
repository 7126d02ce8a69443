//! For tests: matches between computer players, asked decision by decision as a client does, and lessons.

use bots::{Blunder, BotSpec, Budget, Stop};
use table::scenario::{Report, run_lessons};
use table::{Game as _, Language, Outcome, Recorded as _, Seat, Seed};

use crate::entry::{Entry, GameOf, SetupOf};
use crate::live::LiveMatch;
use crate::{Acted, AnyMatch};

/// A match that was played by computer players.
#[derive(Clone, Debug, PartialEq)]
pub struct Answered {
    /// The fingerprint of the final state.
    pub fingerprint: u64,
    /// The number of decisions.
    pub decisions: usize,
    /// The outcome; `None` when the match was broken off.
    pub outcome: Option<Outcome>,
    /// The blunders of the players, where the game defines them.
    pub blunders: Vec<Blunder>,
}

/// Plays a match with these players by seat. Each answer comes from a new player, as [`AnyMatch::answer`] does it. The
/// match is broken off after `most` decisions.
///
/// # Panics
/// When a player does not answer, or its answer is refused.
pub fn play_by_answers<E: Entry>(
    setup: SetupOf<E>,
    seed: Seed,
    players: &[BotSpec],
    budget: Budget,
    most: usize,
) -> Answered {
    let mut live = LiveMatch::<E, table::Seeded>::dealt(setup, seed);
    let (mut watch, mut blunders, mut decisions) = (E::watch(), Vec::new(), 0);
    while let Some(seat) = live.typed().awaits().seats().lowest()
        && decisions < most
    {
        let player = players[seat.index()];
        let answer = live.answer(seat, player, budget, seed, &Stop::default());
        let Some(answer) = answer else { panic!("{player} does not answer for seat {seat}, seed {seed}") };
        if let Some(watch) = &mut watch {
            let Ok(action) = GameOf::<E>::read_action(&answer) else { panic!("`{answer}` is no action, seed {seed}") };
            live.typed().ask(seat, |question| watch.decided(question, action));
        }
        match live.act(seat, &answer) {
            Ok(Acted::Done { .. }) => decisions += 1,
            other => panic!("`{answer}` of seat {seat}, seed {seed}: {other:?}"),
        }
        if let Some(watch) = &mut watch {
            blunders.extend(watch.carried_out(&|seat: Seat| live.typed().view(seat.into())));
        }
    }
    let game = live.typed();
    Answered {
        fingerprint: GameOf::<E>::fingerprint(game.truth()),
        decisions,
        outcome: game.awaits().outcome(),
        blunders,
    }
}

/// Plays every lesson of a game, and once more with each action that it calls as good.
#[must_use]
pub fn play_lessons<E: Entry>() -> Report {
    let cards = E::card_files(&[]).cards;
    let mut report = Report::default();
    for (file, text) in E::lessons() {
        report.merge(run_lessons::<GameOf<E>>(&cards, is_clause::<E>, file, text));
    }
    report
}

fn is_clause<E: Entry>(id: &str) -> bool {
    E::rulebook(Language::En).clause(id).is_some()
}
