//! Measures how fast the rules, the players and the search are, on one thread.

use std::fmt;
use std::hint::black_box;
use std::time::{Duration, Instant};

use bots::{Bot, BotKind, Budget, Random, Thinking};
use serde::Serialize;
use table::{Choices, Determinizer, Fast, Game, Language, NoLog, Playout, Question, Seat, Viewer};

use crate::Report;
use crate::contest::Contest;
use crate::play::ask;
use crate::words::{Page, say};

/// The figures of a game on one thread of this machine.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Bench {
    /// The game.
    pub game: &'static str,
    /// The mode.
    pub mode: String,
    /// Random play through the contract: list the choices, pick one, apply it. Where the game supports it, as in
    /// simulations: windows at which a seat could do nothing are skipped.
    pub random: Speed,
    /// The same with every window asking.
    pub every_window: Option<Speed>,
    /// Random play through questions: for every decision the view, the knowledge and the determinizer are made.
    pub questions: Speed,
    /// The heuristic player against itself.
    pub heuristic: Option<Speed>,
    /// Simulations a second of the search player at the first decision of a turn.
    pub simulations: Option<f64>,
    /// The decisions of such a simulation, forced ones included.
    pub decisions_per_simulation: Option<f64>,
    /// Nanoseconds to copy a state in place.
    pub copy_ns: f64,
    /// Nanoseconds to replace everything that a seat cannot know by a random draw.
    pub determinize_ns: f64,
    /// Bytes of a state.
    pub state_bytes: usize,
    /// Bytes of an action.
    pub action_bytes: usize,
}

/// How fast matches are played, and their typical size.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Speed {
    /// Matches played.
    pub games: u64,
    /// Matches a second.
    pub games_per_second: f64,
    /// Decisions a second, forced ones included.
    pub decisions_per_second: f64,
    /// Decisions a second with at least two legal actions.
    pub free_per_second: f64,
    /// Decisions of a match.
    pub decisions_per_game: f64,
    /// Mean number of legal actions of a decision.
    pub legal_actions: f64,
    /// Share of decisions with at least two legal actions.
    pub free_share: f64,
    /// The number of matches that were played at least, and that the checksum covers.
    pub checked: u64,
    /// A checksum of the final states of the first matches, to compare two versions.
    pub checksum: u64,
}

/// The tables that a bench plays at, in rotation.
#[derive(Clone, Debug)]
pub struct BenchTables<G: Game> {
    /// The mode, as it is printed.
    pub mode: String,
    /// The tables.
    pub setups: Vec<G::Setup>,
    /// The least number of matches to play: their final states make the checksum.
    pub checked: u64,
    /// Whether matches are also measured as simulations play them, skipping windows at which a seat could do nothing.
    pub skips_idle: bool,
    /// Whether the simulations of the search player are measured.
    pub searches: bool,
}

/// Measures everything at these tables, each figure for about this long.
#[must_use]
pub fn bench<C: Contest>(tables: &BenchTables<C::Game>, time: Duration) -> Bench {
    let BenchTables { mode, setups, checked, skips_idle, searches } = tables;
    let course = BenchRun::<C::Game> { setups, checked: *checked, time, hurries: *skips_idle };
    let setup = &setups[0];
    let played = |mut player: Box<dyn Bot<C::Game>>| {
        course.play(|state, choices, seat, chance| {
            let thinking = Thinking::new(Budget::Simulations(0), chance.next_bits());
            ask(state, seat, choices, player.as_mut(), &thinking)
        })
    };
    let simulations = searches.then(|| simulations::<C>(setup, time)).flatten();
    Bench {
        game: <C::Game as Game>::NAME,
        mode: mode.clone(),
        random: random(&course),
        every_window: skips_idle.then(|| random(&BenchRun { hurries: false, ..course })),
        questions: played(Box::new(Random)),
        heuristic: Some(played(BotKind::Heuristic.seated::<C>())),
        simulations: simulations.map(|(a_second, _)| a_second),
        decisions_per_simulation: simulations.map(|(_, decisions)| decisions),
        copy_ns: {
            let (source, mut copy) = (middle::<C::Game>(setup), middle::<C::Game>(setup));
            nanoseconds(time / 4, || copy.clone_from(black_box(&source)))
        },
        determinize_ns: {
            let (mut state, mut chance) = (middle::<C::Game>(setup), Fast::new(1));
            nanoseconds(time / 4, || black_box(&mut state).determinize(Viewer::Seat(Seat(0)), &mut chance))
        },
        state_bytes: size_of::<C::Game>(),
        action_bytes: size_of::<<C::Game as Game>::Action>(),
    }
}

/// The matches to play, and how.
#[derive(Clone, Copy)]
struct BenchRun<'a, G: Playout> {
    setups: &'a [G::Setup],
    /// The least number of matches.
    checked: u64,
    time: Duration,
    /// Whether windows are skipped as in simulations: [`Playout::skip_idle_windows`].
    hurries: bool,
}

fn random<G: Playout>(course: &BenchRun<'_, G>) -> Speed {
    course.play(|_, choices, _, chance| choices.get(chance.index(choices.len())))
}

impl<G: Playout> BenchRun<'_, G> {
    /// Plays matches with fast chance and without events. Forced decisions are not put to the player.
    fn play(&self, mut choose: impl FnMut(&G, G::Choices, Seat, &mut Fast) -> G::Action) -> Speed {
        let (mut games, mut decisions, mut free, mut legal, mut checksum) = (0u64, 0u64, 0u64, 0u64, 0u64);
        let began = Instant::now();
        while games < self.checked || began.elapsed() < self.time {
            let mut chance = Fast::new(games);
            let setup = &self.setups[(games % self.setups.len() as u64) as usize];
            let mut state = G::deal(setup, &mut chance, &mut NoLog);
            if self.hurries {
                state.skip_idle_windows();
            }
            while let Some(seat) = state.awaits().seats().lowest() {
                let choices = state.choices(seat);
                let len = choices.len();
                let action = if len == 1 {
                    choices.get(0)
                } else {
                    free += 1;
                    choose(&state, choices, seat, &mut chance)
                };
                decisions += 1;
                legal += u64::from(len);
                state.apply(seat, action, &mut chance, &mut NoLog);
            }
            if games < self.checked {
                checksum = checksum.rotate_left(1) ^ state.fingerprint();
            }
            games += 1;
        }
        let seconds = began.elapsed().as_secs_f64();
        Speed {
            games,
            games_per_second: games as f64 / seconds,
            decisions_per_second: decisions as f64 / seconds,
            free_per_second: free as f64 / seconds,
            decisions_per_game: decisions as f64 / games as f64,
            legal_actions: legal as f64 / decisions as f64,
            free_share: free as f64 / decisions as f64,
            checked: self.checked,
            checksum,
        }
    }
}

/// Simulations a second of the search player at the first main decision of a match with its setup done, and the decisions of
/// each.
fn simulations<C: Contest>(setup: &<C::Game as Game>::Setup, time: Duration) -> Option<(f64, f64)> {
    const STEP: u32 = 2_000;
    let mut player = BotKind::Search.seated::<C>();
    let state = first_turn::<C>(setup);
    let seat = state.awaits().seats().lowest()?;
    let (view, knowledge) = (state.worked_out(seat), state.knowledge(seat));
    let began = Instant::now();
    let mut seed = 0u64;
    while began.elapsed() < time {
        let worlds = Determinizer::new(&state, seat);
        let question = Question { seat, view: &view, knowledge: &knowledge, choices: state.choices(seat), worlds };
        black_box(player.choose(&question, &Thinking::new(Budget::Simulations(STEP), seed)));
        seed += 1;
    }
    let seconds = began.elapsed().as_secs_f64();
    let effort = player.effort();
    (effort.simulations > 0).then(|| {
        let simulations = effort.simulations as f64;
        (simulations / seconds, effort.decisions as f64 / simulations)
    })
}

/// The first decision of the first turn, with several legal actions.
fn first_turn<C: Contest>(setup: &<C::Game as Game>::Setup) -> C::Game {
    let mut chance = Fast::new(7);
    let mut state = C::Game::deal(setup, &mut chance, &mut NoLog);
    while let Some(seat) = state.awaits().seats().lowest() {
        let choices = state.choices(seat);
        if C::turns(&state.view(Viewer::Public)) > 0 && choices.len() > 2 {
            break;
        }
        state.apply(seat, choices.get(0), &mut chance, &mut NoLog);
    }
    state
}

/// A state in the middle of a match, with cards in every zone.
fn middle<G: Game>(setup: &G::Setup) -> G {
    let mut chance = Fast::new(11);
    let mut state = G::deal(setup, &mut chance, &mut NoLog);
    for _ in 0..120 {
        let Some(seat) = state.awaits().seats().lowest() else { break };
        let choices = state.choices(seat);
        let action = choices.get(chance.index(choices.len()));
        let mut next = state.clone();
        next.apply(seat, action, &mut chance, &mut NoLog);
        if next.awaits().outcome().is_some() {
            break;
        }
        state = next;
    }
    state
}

/// The nanoseconds that one call takes, measured over many.
fn nanoseconds(time: Duration, mut what: impl FnMut()) -> f64 {
    const STEP: u32 = 10_000;
    let began = Instant::now();
    let mut times = 0.0;
    while began.elapsed() < time {
        for _ in 0..STEP {
            what();
        }
        times += f64::from(STEP);
    }
    began.elapsed().as_nanos() as f64 / times
}

impl Report for Bench {
    /// The figures as text in a language.
    fn say(&self, language: Language) -> String {
        let mut page = Page::new(language);
        page.say("bench", &[("game", self.game.into()), ("mode", self.mode.as_str().into())]);
        let plays = [
            ("bench-random", Some(&self.random)),
            ("bench-every-window", self.every_window.as_ref()),
            ("bench-questions", Some(&self.questions)),
            ("bench-heuristic", self.heuristic.as_ref()),
        ];
        for (title, speed) in plays {
            if let Some(speed) = speed {
                page.heading(title);
                speed.say(&mut page);
            }
        }
        page.heading("bench-states");
        if let Some(speed) = self.simulations {
            page.figure("simulations-a-second", &format!("{speed:.0}"), "");
        }
        if let Some(decisions) = self.decisions_per_simulation {
            page.figure("decisions-a-simulation", &format!("{decisions:.1}"), "");
        }
        page.figure("copy", &format!("{:.1}", self.copy_ns), "ns");
        page.figure("determinization", &format!("{:.1}", self.determinize_ns), "ns");
        let bytes = say(language, "bytes", &[]);
        page.figure("state", &self.state_bytes.to_string(), &bytes);
        page.figure("action", &self.action_bytes.to_string(), &bytes);
        page.text
    }

    fn json(&self) -> serde_json::Value {
        serde_json::json!(self)
    }
}

impl fmt::Display for Bench {
    /// Writes them in English.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.say(Language::En))
    }
}

impl Speed {
    fn say(&self, page: &mut Page) {
        page.figure("games-a-second", &format!("{:.0}", self.games_per_second), "");
        page.figure("decisions-a-second", &format!("{:.0}", self.decisions_per_second), "");
        page.figure("free-a-second", &format!("{:.0}", self.free_per_second), "");
        page.figure("decisions-a-game", &format!("{:.1}", self.decisions_per_game), "");
        page.figure("legal-actions", &format!("{:.2}", self.legal_actions), "");
        page.figure("free-share", &format!("{:.1}", 100.0 * self.free_share), "%");
        let games = say(page.language, "final-games", &[("n", self.checked.into())]);
        page.figure("final-checksum", &format!("{:016x}", self.checksum), &games);
    }
}
