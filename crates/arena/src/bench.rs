//! How fast the rules, the players and the search are, on one thread.

use std::fmt;
use std::hint::black_box;
use std::time::{Duration, Instant};

use bots::{Bot, Budget, Kind, Played, Random};
use games::{coal, doomtrooper};
use serde::Serialize;
use table::{Choices, Fast, Game, Language, NoLog, Playout, Question, Seat, Viewer, Worlds};

use crate::mode::Mode;
use crate::play::ask;
use crate::words::{Page, say};

/// The figures of a game on one thread of this machine.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Bench {
    /// The game.
    pub game: &'static str,
    /// The mode of C.O.A.L.; for Doomtrooper the seats: `duel` is every pair of its ready decks.
    pub mode: Mode,
    /// Random play through the contract: choices, one of them, apply. In Doomtrooper as simulations play: a window asks
    /// nobody who could do nothing.
    pub random: Speed,
    /// The same where every window asks.
    pub every_window: Option<Speed>,
    /// Random play through questions: view, knowledge and worlds are made for every decision.
    pub questions: Speed,
    /// The rule-of-thumb player against itself.
    pub thumb: Option<Speed>,
    /// Simulations a second of the search player at the first decision of a turn.
    pub simulations: Option<f64>,
    /// Nanoseconds to copy a state in place.
    pub copy_ns: f64,
    /// Nanoseconds to replace what a seat cannot know by a random draw.
    pub determinize_ns: f64,
    /// Bytes of a state.
    pub state_bytes: usize,
    /// Bytes of an action.
    pub action_bytes: usize,
}

/// How fast matches are played, and what they are like.
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
    /// How many matches at least were played, and went into the checksum.
    pub checked: u64,
    /// A checksum of the final states of the first matches, to compare two versions.
    pub checksum: u64,
}

/// So many matches of C.O.A.L. at least are played.
const CHECKED: u64 = 200;
/// So many matches of Doomtrooper at least: every pair of its ready decks twice.
const CHECKED_LONG: u64 = 30;

/// Measures everything of C.O.A.L. in a mode, for about this long each.
#[must_use]
pub fn coal(mode: Mode, time: Duration) -> Bench {
    let setup = mode.setup();
    let setups = [setup.clone()];
    let course = Course { setups: &setups, checked: CHECKED, time, hurries: false };
    Bench { simulations: simulations(&setup, time), ..measure::<coal::State>(mode, &course) }
}

/// Measures everything of Doomtrooper with its ready decks, for about this long each.
#[must_use]
pub fn doomtrooper(time: Duration) -> Bench {
    let setups: Vec<doomtrooper::Setup> = crate::decks::pairs().into_iter().map(|(table, _)| table.setup).collect();
    let course = Course::<doomtrooper::State> { setups: &setups, checked: CHECKED_LONG, time, hurries: true };
    let measured = measure(Mode::Duel, &course);
    Bench { every_window: Some(random(&Course { hurries: false, ..course })), ..measured }
}

fn measure<G: Played>(mode: Mode, course: &Course<'_, G>) -> Bench {
    let (setup, time) = (&course.setups[0], course.time);
    let played = |mut player: Box<dyn Bot<G>>| {
        course.play(|state, choices, seat, _| ask(state, seat, choices, player.as_mut(), Budget::Simulations(0)))
    };
    Bench {
        game: G::NAME,
        mode,
        random: random(course),
        every_window: None,
        questions: played(Box::new(Random::new(0))),
        thumb: Some(played(Kind::Thumb.seated(0))),
        simulations: None,
        copy_ns: {
            let (source, mut copy) = (middle::<G>(setup), middle::<G>(setup));
            nanoseconds(time / 4, || copy.clone_from(black_box(&source)))
        },
        determinize_ns: {
            let (mut state, mut chance) = (middle::<G>(setup), Fast::new(1));
            nanoseconds(time / 4, || black_box(&mut state).determinize(Viewer::Seat(Seat(0)), &mut chance))
        },
        state_bytes: size_of::<G>(),
        action_bytes: size_of::<G::Action>(),
    }
}

/// Which matches are played, and how.
struct Course<'a, G: Playout> {
    setups: &'a [G::Setup],
    /// So many at least.
    checked: u64,
    time: Duration,
    /// Whether they are played as simulations play: [`Playout::skip_idle_windows`].
    hurries: bool,
}

fn random<G: Playout>(course: &Course<'_, G>) -> Speed {
    course.play(|_, choices, _, chance| choices.get(chance.index(choices.len())))
}

impl<G: Playout> Course<'_, G> {
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

/// Simulations a second of the search player at the first main decision of a match with its setup done.
fn simulations(setup: &coal::Setup, time: Duration) -> Option<f64> {
    const STEP: u32 = 2_000;
    let mut player = bots::coal::bot("search", 1)?;
    let state = first_turn(setup);
    let seat = state.awaits().seats().lowest()?;
    let (view, knowledge) = (state.view(seat.into()), state.knowledge(seat));
    let began = Instant::now();
    let mut done = 0u64;
    while began.elapsed() < time {
        let worlds = Worlds::new(&state, seat);
        let question = Question { seat, view: &view, knowledge: &knowledge, choices: state.choices(seat), worlds };
        black_box(player.choose(&question, Budget::Simulations(STEP)));
        done += u64::from(STEP);
    }
    Some(done as f64 / began.elapsed().as_secs_f64())
}

/// The first decision of the first turn, with several legal actions.
fn first_turn(setup: &coal::Setup) -> coal::State {
    let mut chance = Fast::new(7);
    let mut state = coal::State::deal(setup, &mut chance, &mut NoLog);
    while let Some(seat) = state.awaits().seats().lowest() {
        let choices = state.choices(seat);
        if state.view(Viewer::Public).turn > 0 && choices.len() > 2 {
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

/// Nanoseconds that something takes, over many times.
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

impl Bench {
    /// The figures as text in a language.
    #[must_use]
    pub fn say(&self, language: Language) -> String {
        let mut page = Page::new(language);
        page.say("bench", &[("game", self.game.into()), ("mode", self.mode.as_str().into())]);
        let plays = [
            ("bench-random", Some(&self.random)),
            ("bench-every-window", self.every_window.as_ref()),
            ("bench-questions", Some(&self.questions)),
            ("bench-thumb", self.thumb.as_ref()),
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
        page.figure("copy", &format!("{:.1}", self.copy_ns), "ns");
        page.figure("determinization", &format!("{:.1}", self.determinize_ns), "ns");
        let bytes = say(language, "bytes", &[]);
        page.figure("state", &self.state_bytes.to_string(), &bytes);
        page.figure("action", &self.action_bytes.to_string(), &bytes);
        page.text
    }
}

impl fmt::Display for Bench {
    /// In English.
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
