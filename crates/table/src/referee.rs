//! One match with its referee: the state, its chance, the decisions so far and the events.

use std::fmt;

use crate::{Awaits, Chance, Choices, Determinizer, Game, Logged, Question, Refusal, Seat, Seed, Seeded, Viewer};

/// The word that marks a concession in place of an action. No game writes an action like this.
pub const CONCEDE: &str = "concede";

/// One decision of a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Step<A> {
    /// A seat answered its question.
    Action(Seat, A),
    /// A seat conceded.
    Concession(Seat),
}

impl<A> Step<A> {
    /// The seat that decided.
    pub const fn seat(&self) -> Seat {
        match self {
            Self::Action(seat, _) | Self::Concession(seat) => *seat,
        }
    }
}

impl<A: Copy> Step<A> {
    /// The action; `None` for a concession.
    pub const fn action(&self) -> Option<A> {
        match self {
            Self::Action(_, action) => Some(*action),
            Self::Concession(_) => None,
        }
    }
}

impl<A: fmt::Display> fmt::Display for Step<A> {
    /// Writes the seat and its action: `0 end`, `0 concede`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Action(seat, action) => write!(f, "{seat} {action}"),
            Self::Concession(seat) => write!(f, "{seat} {CONCEDE}"),
        }
    }
}

/// A redeal of a match: everything that a viewer could not know was drawn anew.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Redeal {
    /// The number of decisions before it.
    pub after: usize,
    /// The viewer whose knowledge was kept.
    pub viewer: Viewer,
    /// The seed of the new draws.
    pub seed: Seed,
}

/// Why an action or a concession was not carried out. The match is untouched.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ActError {
    /// The match has ended.
    #[error("the match is over")]
    Over,
    /// The table has no such seat.
    #[error("there is no seat {0} at this table")]
    NoSuchSeat(Seat),
    /// The rules refuse it.
    #[error("refused by {}", .0.clause)]
    Refused(Refusal),
}

/// Why nothing was taken back. The match is untouched.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum TakeBackError {
    /// The match has ended.
    #[error("the match is over")]
    Over,
    /// The table has no such seat.
    #[error("there is no seat {0} at this table")]
    NoSuchSeat(Seat),
    /// The rules refuse it: the seat's last decisions stay.
    #[error("refused by {}", .0.clause)]
    Refused(Refusal),
    /// The seat has made no decision that could be taken back, at least not since this match was taken up.
    #[error("seat {0} has made no decision in this match that could be taken back")]
    Nothing(Seat),
    /// A later decision of another seat would not be possible without it.
    #[error("what seat {0} did has been built upon")]
    BuiltUpon(Seat),
}

/// The match as it was before a seat made the first decision of its present composition.
#[derive(Clone)]
struct Begun<G, C> {
    seat: Seat,
    state: G,
    chance: C,
    /// The number of steps at that time.
    steps: usize,
}

/// A match under its referee. It gives out only views, questions, and events as a viewer witnesses them.
#[derive(Clone)]
pub struct Match<G: Game, C: Chance = Seeded> {
    setup: G::Setup,
    state: G,
    chance: C,
    steps: Vec<Step<G::Action>>,
    events: Vec<Logged<G::Event>>,
    /// The number of events before each step.
    marks: Vec<usize>,
    redeals: Vec<Redeal>,
    /// The present compositions, at most one for each seat.
    begun: Vec<Begun<G, C>>,
}

impl<G: Game> Match<G> {
    /// Deals a match from a seed.
    #[must_use]
    pub fn new(setup: G::Setup, seed: Seed) -> Self {
        Self::with_chance(setup, Seeded::new(seed))
    }

    /// Replaces everything that the viewer cannot know, and all later draws, by draws from a seed: a redeal that agrees
    /// with all that the viewer has seen.
    pub fn redeal(&mut self, viewer: Viewer, seed: Seed) {
        self.state.determinize(viewer, &mut Seeded::new(seed));
        // The old stream would deal the same cards again if a match were redealt before its deal.
        self.chance = Seeded::new(seed.derive(1));
        self.redeals.push(Redeal { after: self.steps.len(), viewer, seed });
        // A composition that was begun before the redeal cannot be taken back after it.
        self.begun.clear();
    }
}

impl<G: Game, C: Chance> Match<G, C> {
    /// Deals a match with the given chance.
    #[must_use]
    pub fn with_chance(setup: G::Setup, mut chance: C) -> Self {
        let mut events = Vec::new();
        let state = G::deal(&setup, &mut chance, &mut events);
        Self { events, ..Self::from_state(setup, state, chance) }
    }

    /// Continues from a state, e.g. one that was parsed from a position.
    #[must_use]
    pub fn from_state(setup: G::Setup, state: G, chance: C) -> Self {
        let (steps, events, marks) = (Vec::new(), Vec::new(), Vec::new());
        Self { setup, state, chance, steps, events, marks, redeals: Vec::new(), begun: Vec::new() }
    }

    /// The agreed table.
    pub fn setup(&self) -> &G::Setup {
        &self.setup
    }

    /// The true state, for the referee's own work (records, positions, tests). Never hand it to a player.
    pub fn truth(&self) -> &G {
        &self.state
    }

    /// The source of chance, e.g. to check whether a script was used up.
    pub fn chance(&self) -> &C {
        &self.chance
    }

    /// The decisions so far.
    pub fn steps(&self) -> &[Step<G::Action>] {
        &self.steps
    }

    /// Every event so far, as the referee knows it.
    pub fn events(&self) -> &[Logged<G::Event>] {
        &self.events
    }

    /// The index in [`Match::events`] of the first event of each step.
    pub fn marks(&self) -> &[usize] {
        &self.marks
    }

    /// The redeals so far.
    pub fn redeals(&self) -> &[Redeal] {
        &self.redeals
    }

    /// The events from number `since` on, as the viewer witnesses them.
    pub fn witnessed(&self, viewer: Viewer, since: usize) -> impl Iterator<Item = Logged<G::Event>> {
        self.events.iter().skip(since).filter_map(move |logged| {
            G::witnessed(&logged.event, viewer).map(|event| Logged { clause: logged.clause, event })
        })
    }

    /// The seats that must decide, or the outcome.
    pub fn awaits(&self) -> Awaits {
        self.state.awaits()
    }

    /// The view of the viewer.
    pub fn view(&self, viewer: Viewer) -> G::View {
        self.state.view(viewer)
    }

    /// The legal actions of a seat.
    pub fn choices(&self, seat: Seat) -> G::Choices {
        self.state.choices(seat)
    }

    /// The number of last decisions that the seat may take back: those of its present composition.
    ///
    /// # Errors
    /// When it may not take anything back.
    pub fn may_take_back(&self, seat: Seat) -> Result<usize, TakeBackError> {
        if self.awaits().outcome().is_some() {
            return Err(TakeBackError::Over);
        }
        if seat.0 >= self.state.seats() {
            return Err(TakeBackError::NoSuchSeat(seat));
        }
        if let Some(refusal) = self.state.take_back_refusal(seat) {
            return Err(TakeBackError::Refused(refusal));
        }
        let begun = self.begun.iter().find(|begun| begun.seat == seat).ok_or(TakeBackError::Nothing(seat))?;
        Ok(self.steps[begun.steps..].iter().filter(|step| step.seat() == seat).count())
    }

    /// Puts the present question of a seat to a player. Returns `None` when the seat is not asked.
    pub fn ask<R>(&self, seat: Seat, player: impl FnOnce(&Question<'_, G>) -> R) -> Option<R> {
        let choices = self.state.choices(seat);
        if choices.is_empty() {
            return None;
        }
        let view = self.state.worked_out(seat);
        let knowledge = self.state.knowledge(seat);
        let worlds = Determinizer::new(&self.state, seat);
        Some(player(&Question { seat, view: &view, knowledge: &knowledge, choices, worlds }))
    }
}

impl<G: Game, C: Chance + Clone> Match<G, C> {
    /// Carries out an action.
    ///
    /// # Errors
    /// When the match is over, the seat does not exist, or the rules refuse the action; then nothing has changed.
    pub fn act(&mut self, seat: Seat, action: G::Action) -> Result<&[Logged<G::Event>], ActError> {
        self.take(Step::Action(seat, action))
    }

    /// Lets a seat concede, whether it is asked or not.
    ///
    /// # Errors
    /// When the match is over, the seat does not exist, or it is already out; then nothing has changed.
    pub fn concede(&mut self, seat: Seat) -> Result<&[Logged<G::Event>], ActError> {
        self.take(Step::Concession(seat))
    }

    /// Carries out a step: an action or a concession.
    ///
    /// # Errors
    /// When the match is over, the seat does not exist, or the rules refuse the step; then nothing has changed.
    pub fn take(&mut self, step: Step<G::Action>) -> Result<&[Logged<G::Event>], ActError> {
        if self.awaits().outcome().is_some() {
            return Err(ActError::Over);
        }
        if step.seat().0 >= self.state.seats() {
            return Err(ActError::NoSuchSeat(step.seat()));
        }
        let refusal = match step {
            Step::Action(seat, action) => self.state.refusal(seat, action),
            Step::Concession(seat) => self.state.concession_refusal(seat),
        };
        if let Some(refusal) = refusal {
            return Err(ActError::Refused(refusal));
        }
        let mark = self.events.len();
        self.begin(step);
        match step {
            Step::Action(seat, action) => self.state.apply(seat, action, &mut self.chance, &mut self.events),
            Step::Concession(seat) => self.state.concede(seat, &mut self.chance, &mut self.events),
        }
        self.steps.push(step);
        self.marks.push(mark);
        // Something was announced: later decisions of the seat belong to a new composition.
        let is_told = self.events.len() > mark;
        let state = &self.state;
        self.begun.retain(|begun| {
            let goes_on = state.take_back_refusal(begun.seat).is_none();
            goes_on && !(is_told && begun.seat == step.seat())
        });
        Ok(&self.events[mark..])
    }

    /// Remembers the match before a decision that may be the first of a composition.
    fn begin(&mut self, step: Step<G::Action>) {
        let seat = step.seat();
        if step.action().is_some() && !self.begun.iter().any(|begun| begun.seat == seat) {
            let (state, chance) = (self.state.clone(), self.chance.clone());
            self.begun.push(Begun { seat, state, chance, steps: self.steps.len() });
        }
    }

    /// Takes back what a seat is composing: its decisions since it began are removed as if they had never been made.
    /// Later decisions of other seats stay. Returns how many decisions were taken back.
    ///
    /// # Errors
    /// When the match is over, the seat does not exist, or it has nothing that may be taken back; then nothing has
    /// changed.
    pub fn take_back(&mut self, seat: Seat) -> Result<usize, TakeBackError> {
        let count = self.may_take_back(seat)?;
        let mut back = self.clone();
        let at = back.begun.iter().position(|begun| begun.seat == seat).ok_or(TakeBackError::Nothing(seat))?;
        let Begun { state, chance, steps, .. } = back.begun.swap_remove(at);
        (back.state, back.chance) = (state, chance);
        back.begun.retain(|begun| begun.steps < steps);
        let since = back.steps.split_off(steps);
        back.events.truncate(back.marks.get(steps).copied().unwrap_or(back.events.len()));
        back.marks.truncate(steps);
        for step in since.into_iter().filter(|step| step.seat() != seat) {
            back.take(step).map_err(|_| TakeBackError::BuiltUpon(seat))?;
        }
        *self = back;
        Ok(count)
    }

    /// Lets standing orders answer as long as they apply, and ends the temporary ones that have run out. `alone` is the
    /// seat of the only person at the table: nobody could learn anything from its silence, so it is not asked where it
    /// can do nothing. Returns how many questions were answered.
    pub fn settle(&mut self, standing: &mut [G::StandingOrders], alone: Option<Seat>) -> usize {
        let mut answered = 0;
        loop {
            for (seat, orders) in (0..).map(Seat).zip(&mut *standing) {
                *orders = self.state.standing_now(seat, orders);
            }
            let answer = self.awaits().seats().iter().find_map(|seat| {
                let orders = standing.get(seat.index());
                let ordered = orders.and_then(|orders| self.state.standing_answer(seat, orders));
                let idle = || if alone == Some(seat) { self.state.idle_answer(seat, orders) } else { None };
                ordered.or_else(idle).map(|action| (seat, action))
            });
            match answer {
                Some((seat, action)) if self.act(seat, action).is_ok() => answered += 1,
                _ => return answered,
            }
        }
    }
}
