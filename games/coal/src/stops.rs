//! A seat's private standing orders: the soft windows at which it wants to be asked (COAL-WIN-09).
//!
//! Stops belong to the seat, not to the state: windows open on public facts, and if a seat has not set the stop, these
//! orders pass for it. So a stop leaves no trace that others could see (COAL-WIN-13).

use std::fmt;
use std::str::FromStr;
use std::sync::LazyLock;

use table::options::{Applies, UnknownStop};
use table::{Clause, Seat, StopSpec, Wording};

use crate::action::Action;
use crate::clause;
use crate::options::Options;
use crate::state::{Phase, State, Window};
use crate::words::wording;

/// The windows at which a seat wants to be asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Stops {
    /// After another seat declared its Action Turn (COAL-WIN-05).
    pub declare: bool,
    /// After each main action of another seat (COAL-WIN-06).
    pub after: bool,
    /// When another seat ends its turn (COAL-WIN-07).
    pub end: bool,
    /// Between turns (COAL-WIN-08).
    pub gap: bool,
    /// When attacked without having anything to activate (COAL-WIN-11).
    pub attacked: bool,
    /// When another seat ends its turn and Sir Alan Powell could still double; on by default (COAL-WIN-07).
    pub powell: bool,
    /// When the partner is attacked; on by default (COAL-WIN-04).
    pub partner: bool,
}

impl Default for Stops {
    fn default() -> Self {
        Self { declare: false, after: false, end: false, gap: false, attacked: false, powell: true, partner: true }
    }
}

impl Stops {
    /// Every stop by name, with its clause.
    pub const NAMES: [(&'static str, &'static str); 7] = {
        let mut names = [("", ""); Self::ALL.len()];
        let mut place = 0;
        while place < names.len() {
            names[place] = (Self::ALL[place].0, Self::ALL[place].1.as_str());
            place += 1;
        }
        names
    };

    const ALL: [(&'static str, Clause); 7] = [
        ("declare", clause::WIN_05),
        ("after", clause::WIN_06),
        ("end", clause::WIN_07),
        ("gap", clause::WIN_08),
        ("attacked", clause::WIN_11),
        ("powell", clause::WIN_07),
        ("partner", clause::WIN_04),
    ];

    /// Every stop with its clause and its explanation.
    #[must_use]
    pub fn specs() -> &'static [StopSpec] {
        static SPECS: LazyLock<Vec<StopSpec>> = LazyLock::new(|| {
            let spec = |(name, clause)| StopSpec {
                name,
                clause,
                applies: if name == "partner" { Applies::in_modes(&["teams"]) } else { Applies::EVERYWHERE },
                about: wording(&format!("stop-{name}"), &[]),
            };
            Stops::ALL.into_iter().map(spec).collect()
        });
        &SPECS
    }

    /// The stop of this name.
    pub fn get_mut(&mut self, name: &str) -> Option<&mut bool> {
        Some(match name {
            "declare" => &mut self.declare,
            "after" => &mut self.after,
            "end" => &mut self.end,
            "gap" => &mut self.gap,
            "attacked" => &mut self.attacked,
            "powell" => &mut self.powell,
            "partner" => &mut self.partner,
            _ => return None,
        })
    }

    /// Whether this stop can ask its seat at a table with these options. Without soft windows at the table, the windows
    /// open for nobody except Sir Alan Powell at the end of a turn, and a target that could do nothing is never asked
    /// (COAL-WIN-09, COAL-WIN-11).
    #[must_use]
    pub fn can_ask(name: &str, options: &Options) -> bool {
        options.soft_windows || !["declare", "after", "gap", "attacked"].contains(&name)
    }

    /// Checks that every stop that is set can ask its seat at a table with these options.
    ///
    /// # Errors
    /// The stops that cannot ask, and the table option that they need.
    pub fn check(&self, options: &Options) -> Result<(), Wording> {
        let idle: Vec<String> =
            self.names().filter(|name| !Self::can_ask(name, options)).map(|name| format!("`{name}`")).collect();
        if idle.is_empty() {
            return Ok(());
        }
        let values = [("n", idle.len().into()), ("names", idle.join(", ").into())];
        Err(wording("stops-idle", &values))
    }

    /// The names of the stops that are set.
    fn names(self) -> impl Iterator<Item = &'static str> {
        Self::NAMES.into_iter().map(|(name, _)| name).filter(move |name| {
            let mut stops = self;
            stops.get_mut(name).is_some_and(|stop| *stop)
        })
    }

    /// The answer of these orders to the present question of the seat, if they answer it.
    pub(crate) fn answer(&self, state: &State, seat: Seat) -> Option<Action> {
        if !state.is_asked(seat) {
            return None;
        }
        let wants_to_be_asked = match state.phase {
            Phase::Soft => {
                let stop = match state.window {
                    Window::Declare => self.declare,
                    Window::After => self.after,
                    Window::End => self.end || (self.powell && state.powell_may_double(seat)),
                    Window::Gap => self.gap,
                };
                stop || state.acted
            }
            Phase::Respond => self.attacked || state.respond_slots(seat) != 0 || state.side(seat).tag > 0,
            // A partner that was called is asked regardless of its orders.
            Phase::Support => self.partner || state.acted || state.was_called(seat),
            _ => true,
        };
        (!wants_to_be_asked).then_some(Action::Pass)
    }
}

impl fmt::Display for Stops {
    /// The names of the stops that are set, or `none`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let set: Vec<&str> = self.names().collect();
        f.write_str(if set.is_empty() { "none".into() } else { set.join(" ") }.as_str())
    }
}

impl FromStr for Stops {
    type Err = UnknownStop;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let mut stops = Self { powell: false, partner: false, ..Self::default() };
        for name in text.split_whitespace().filter(|name| *name != "none") {
            match stops.get_mut(name) {
                Some(stop) => *stop = true,
                None => return Err(UnknownStop::new(name, Self::NAMES.map(|(name, _)| name))),
            }
        }
        Ok(stops)
    }
}
