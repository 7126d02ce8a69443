//! One match on this device: the referee, the occupants of the seats, the viewer of the screen, undo and the record.
//! Nothing here is about screens.

use protocol::{Both, Warning};
use record::{Problems, Record};
use table::{
    ActError, Choices, Game, Logged, Match, Outcome, Plan, Progress, Seat, SeatSet, Seed, Step, Viewer, Wording,
};

use crate::chair::{Chair, Occupant};
use crate::game::decision::is_offered;
use crate::game::{Action, Event, Setup, State, Stops, View, harms, tells_more};
use crate::i18n;
use crate::level::Level;
use crate::stops;

use super::setting::stops_of;
use super::table::think;
use super::thinker::Thought;

/// The first word of the line of a stored match that counts undone decisions.
const UNDONE: &str = "undone ";

/// A match in progress.
#[derive(Clone)]
pub struct Session {
    game: Match<State>,
    seed: Seed,
    chairs: Vec<Chair>,
    /// The standing orders of each seat.
    stops: Vec<Stops>,
    /// The stops on which the people agreed, or which are proposed to them.
    agreed: Stops,
    /// Whether several people at one screen still have to agree on their stops: nobody has seen a hand, and the match
    /// waits.
    is_agreeing: bool,
    /// The time limit for a decision of a person, in seconds; 0 for none.
    limit: u16,
    /// The person at the screen, if several people share it.
    here: Option<Seat>,
    /// Each decision that a person made: the seat, and the number of steps before it.
    own: Vec<(Seat, usize)>,
    /// How many decisions each seat has undone; the result shows this.
    undone: Vec<usize>,
    /// The answers that a person has planned.
    plan: Option<Plan<Action>>,
    /// The number of steps before the last decision of a bot; steps of its standing orders do not count.
    bot_at: Option<usize>,
    /// Whether all standing orders are switched off, because a lesson explains every step.
    is_guided: bool,
    /// Incremented with every change, so that an answer to an older question can be recognised.
    pub version: u64,
}

/// The part of a stored match that stands before its record.
pub struct Head {
    /// The occupants of the seats.
    pub chairs: Vec<Chair>,
    /// The standing orders of each seat.
    pub stops: Vec<Stops>,
    /// The time limit for a decision of a person, in seconds; 0 for none.
    pub limit: u16,
    agreed: Stops,
    is_agreeing: bool,
}

impl Session {
    /// Deals a match for these chairs, one for each seat, with the usual stops; several people have already agreed on
    /// them.
    #[cfg(test)]
    pub fn begin(setup: Setup, seed: Seed, chairs: Vec<Chair>) -> Self {
        let people = chairs.iter().filter(|chair| chair.is_person()).count();
        let mut session = Self::begin_with(setup, seed, chairs, stops::usual(people == 1));
        session.agree(stops::usual(false));
        session
    }

    /// Deals a match for these chairs; `of_people` are the windows at which its people want to be asked. Several
    /// people at one screen must agree on them before a hand is shown.
    #[must_use]
    pub fn begin_with(setup: Setup, seed: Seed, chairs: Vec<Chair>, of_people: Stops) -> Self {
        let stops = |chair: &Chair| if chair.is_person() { of_people } else { stops::usual(false) };
        let stops = chairs.iter().map(stops).collect();
        let can_agree = !stops_of(&setup, chairs.len()).is_empty();
        let session = Self::unsettled(Match::new(setup, seed), seed, chairs, stops);
        let is_agreeing = can_agree && session.people().len() > 1;
        Self { agreed: of_people, is_agreeing, ..session }.begun()
    }

    /// Returns a match that a lesson guides, in which this seat is the learner.
    #[must_use]
    pub fn guided(game: Match<State>, seed: Seed, learner: Seat) -> Self {
        let chair = |seat| if seat == learner { Chair::person("") } else { Chair::bot(Level::ALL[0]) };
        let chairs: Vec<Chair> = Seat::all(game.truth().seats()).map(chair).collect();
        let stops = vec![Stops::default(); chairs.len()];
        Self { is_guided: true, version: 1, ..Self::unsettled(game, seed, chairs, stops) }
    }

    /// Sets the time limit for a decision of a person, in seconds; 0 for none.
    #[must_use]
    pub fn with_limit(self, limit: u16) -> Self {
        Self { limit, ..self }
    }

    /// Deals another match at the same table. A single person keeps their stops. Several people agree again, starting
    /// from what they agreed on before, so that nobody learns what the others have set at their own screens.
    #[must_use]
    pub fn again(&self, seed: Seed) -> Self {
        let chairs = self.chairs.clone();
        let alone = self.people().lowest().filter(|_| self.people().len() == 1);
        let stops = alone.map_or(self.agreed, |seat| self.stops[seat.index()]);
        Self::begin_with(self.setup().clone(), seed, chairs, stops).with_limit(self.limit)
    }

    /// Resumes a match from [`Session::to_text`].
    ///
    /// # Errors
    /// The reason: the text is damaged, or the match no longer fits the rules.
    pub fn resume(text: &str) -> Result<Self, Wording> {
        let damaged = || Wording::new(|language| i18n::say(language, "kept-damaged", &[]));
        let (head, record) = text.split_once("\n\n").ok_or_else(damaged)?;
        let Head { chairs, stops, limit, agreed, is_agreeing } = Self::read_head(head).ok_or_else(damaged)?;
        let undone = head.lines().find_map(|line| line.strip_prefix(UNDONE));
        // The first problem is enough.
        let first = |problems: Problems| {
            let first = problems.0.into_iter().next();
            first.map_or_else(damaged, |problem| Wording::new(|language| problem.say(language)))
        };
        let record: Record<State> = record.parse().map_err(first)?;
        let game = record.replay(None).map_err(|error| error.wording())?;
        if chairs.len() != game.truth().seats() as usize {
            return Err(damaged());
        }
        // If somebody has decided something, the people have agreed already.
        let is_agreeing = is_agreeing && game.steps().is_empty();
        let session = Self::unsettled(game, record.seed(), chairs, stops).with_limit(limit);
        let mut session = Self { agreed, is_agreeing, ..session };
        let counts = undone.into_iter().flat_map(str::split_whitespace);
        for (known, count) in session.undone.iter_mut().zip(counts) {
            *known = count.parse().map_err(|_| damaged())?;
        }
        Ok(session.begun())
    }

    /// Reads the part before the record.
    pub fn read_head(head: &str) -> Option<Head> {
        let agreed = stops::usual(false);
        let mut read = Head { chairs: Vec::new(), stops: Vec::new(), limit: 0, agreed, is_agreeing: false };
        for line in head.lines() {
            if let Some(seconds) = line.strip_prefix("limit ") {
                read.limit = seconds.parse().ok()?;
            } else if let Some(stops) = line.strip_prefix("agreed ") {
                read.agreed = stops.parse().ok()?;
            } else if let Some(stops) = line.strip_prefix("agreeing ") {
                (read.agreed, read.is_agreeing) = (stops.parse().ok()?, true);
            } else if !line.starts_with(UNDONE) {
                let (chair, orders) = line.split_once('\t')?;
                read.chairs.push(chair.parse().ok()?);
                read.stops.push(orders.parse().ok()?);
            }
        }
        Some(read)
    }

    /// Returns everything that is needed to continue later: a line for each chair with its stops, the stops that
    /// several people have agreed on, the time limit if there is one, the number of undone decisions of each seat if
    /// there are any, then the record.
    #[must_use]
    pub fn to_text(&self) -> String {
        let lines = self.chairs.iter().zip(&self.stops).map(|(chair, stops)| format!("{chair}\t{stops}\n"));
        let agreed = match (self.people().len(), self.is_agreeing) {
            (0 | 1, _) => String::new(),
            (_, is_agreeing) => format!("{} {}\n", if is_agreeing { "agreeing" } else { "agreed" }, self.agreed),
        };
        let limit = if self.limit > 0 { format!("limit {}\n", self.limit) } else { String::new() };
        let mut undone = String::new();
        if self.undone.iter().any(|count| *count > 0) {
            let counts: Vec<String> = self.undone.iter().map(ToString::to_string).collect();
            undone = format!("{UNDONE}{}\n", counts.join(" "));
        }
        format!("{}{agreed}{limit}{undone}\n{}", lines.collect::<String>(), self.record())
    }

    /// Continues to the first question, unless the people must agree on something first.
    fn begun(mut self) -> Self {
        self.settle();
        self
    }

    fn unsettled(game: Match<State>, seed: Seed, chairs: Vec<Chair>, stops: Vec<Stops>) -> Self {
        let is_person = |seat: Seat| chairs.get(seat.index()).is_some_and(Chair::is_person);
        let steps = game.steps().iter().zip(0..);
        let own = steps.map(|(step, number)| (step.seat(), number)).filter(|(seat, _)| is_person(*seat)).collect();
        // In a resumed match it is unknown which steps were decisions of bots, so all of them count.
        let bot_at = game.steps().len().checked_sub(1);
        let agreed = stops::usual(false);
        let undone = vec![0; chairs.len()];
        Self {
            game,
            seed,
            chairs,
            stops,
            agreed,
            is_agreeing: false,
            undone,
            here: None,
            limit: 0,
            own,
            plan: None,
            bot_at,
            is_guided: false,
            version: 0,
        }
    }

    // ---- what the people agree on ----

    /// Returns the stops that several people at one screen still have to agree on: the windows at which all of them
    /// want to be asked.
    pub fn to_agree(&self) -> Option<Stops> {
        self.is_agreeing.then_some(self.agreed)
    }

    /// Confirms the stops that the people have agreed on; from now on hands are shown. Later each person changes only
    /// their own stops.
    pub fn agree(&mut self, agreed: Stops) {
        if !self.is_agreeing {
            return;
        }
        (self.agreed, self.is_agreeing) = (agreed, false);
        for seat in self.people().iter() {
            self.stops[seat.index()] = agreed;
        }
        self.settle();
    }

    /// Returns the occupants of the seats.
    pub fn chairs(&self) -> &[Chair] {
        &self.chairs
    }

    /// Returns the seats of people.
    pub fn people(&self) -> SeatSet {
        let people = Seat::all(self.chairs.len() as u8).filter(|seat| self.chairs[seat.index()].is_person());
        people.fold(SeatSet::NONE, SeatSet::with)
    }

    /// Returns the setup of the table.
    pub fn setup(&self) -> &Setup {
        self.game.setup()
    }

    /// Returns the seed of the random draws.
    pub const fn seed(&self) -> Seed {
        self.seed
    }

    /// Returns the match, for a replay.
    pub const fn game(&self) -> &Match<State> {
        &self.game
    }

    /// Returns how the match ended.
    pub fn outcome(&self) -> Option<Outcome> {
        self.game.awaits().outcome()
    }

    // ---- viewer ----

    /// Returns the person whose private information the screen may show: the only person, or the one at the screen.
    pub fn me(&self) -> Option<Seat> {
        let people = self.people();
        if people.len() > 1 { self.here.filter(|_| self.outcome().is_none()) } else { people.lowest() }
    }

    /// Returns the viewer of the screen.
    pub fn viewer(&self) -> Viewer {
        self.me().map_or(Viewer::Public, Viewer::Seat)
    }

    /// Returns the person to whom the screen must be handed over now.
    pub fn hand_over(&self) -> Option<Seat> {
        let asked = self.asked();
        let waits_here = self.me().is_some_and(|me| asked.contains(me));
        if waits_here || self.asked_bot().is_some() {
            return None;
        }
        asked.iter().find(|seat| self.people().contains(*seat) && self.me() != Some(*seat))
    }

    /// A person confirms the hand-over of the screen.
    pub fn take_place(&mut self, seat: Seat) {
        self.here = Some(seat);
        self.version += 1;
    }

    /// The person leaves the screen: no private information is shown any more.
    pub fn leave_place(&mut self) {
        self.here = None;
        self.version += 1;
    }

    /// Returns what the screen may show.
    pub fn view(&self) -> View {
        self.game.view(self.viewer())
    }

    /// Returns the events that the person at the screen has witnessed.
    pub fn events(&self) -> Vec<Logged<Event>> {
        self.events_from(0)
    }

    fn events_from(&self, mark: usize) -> Vec<Logged<Event>> {
        self.game.witnessed(self.viewer(), mark).collect()
    }

    /// Returns the index in [`Session::events`] of the first event that is new to the person at the screen: the first
    /// one after the immediate consequences of its last decision.
    pub fn news_from(&self) -> usize {
        let last = self.own.iter().rev().find(|(seat, _)| Some(*seat) == self.me());
        let mark = last.map_or(Some(0), |(_, step)| self.game.marks().get(step + 1).copied());
        let mark = mark.unwrap_or_else(|| self.game.events().len());
        // Marks count all events, and a person may have witnessed only some of them.
        self.events().len() - self.events_from(mark).len()
    }

    // ---- deciding ----

    /// Returns the seats that must decide.
    pub fn asked(&self) -> SeatSet {
        if self.is_agreeing { SeatSet::NONE } else { self.game.awaits().seats() }
    }

    /// Whether the person at the screen must decide.
    pub fn is_mine(&self) -> bool {
        self.me().is_some_and(|me| self.asked().contains(me))
    }

    /// Returns a bot that must decide, and its level.
    pub fn asked_bot(&self) -> Option<(Seat, Level)> {
        self.asked().iter().find_map(|seat| match self.chairs.get(seat.index())?.player {
            Occupant::Bot(level) => Some((seat, level)),
            Occupant::Person => None,
        })
    }

    /// Returns the legal actions of the person at the screen that it is offered.
    pub fn actions(&self) -> Vec<Action> {
        let Some(me) = self.me() else { return Vec::new() };
        let choices = self.game.choices(me);
        (0..choices.len()).map(|k| choices.get(k)).filter(|action| is_offered(*action)).collect()
    }

    /// Whether the people of the match get no help from the table: no log, no hints, no forecasts, no undo. Whoever only watches
    /// computer players does.
    pub fn is_unaided(&self) -> bool {
        !self.people().is_empty() && self.game.truth().aid_refusal().is_some()
    }

    /// Returns the answers that harm the person at the screen, as far as its view shows this.
    pub fn warnings(&self) -> Vec<Warning> {
        let Some(me) = self.me().filter(|_| self.is_mine() && !self.is_unaided()) else { return Vec::new() };
        let warning = |(action, (id, n)): (Action, (&'static str, u32))| Warning {
            action: action.to_string(),
            text: Both::say(|language| i18n::say(language, id, &[("n", n.into())])),
        };
        harms(&self.view(), me, &self.game.choices(me)).into_iter().map(warning).collect()
    }

    /// Returns the true state, for texts and labels only; these depend only on what the seat knows.
    pub fn referee(&self) -> &State {
        self.game.truth()
    }

    /// Carries out an action of the person at the screen; without such a person, nothing happens.
    ///
    /// # Errors
    /// When the rules refuse it.
    #[cfg(test)]
    pub fn act(&mut self, action: Action) -> Result<(), ActError> {
        self.act_and_then(action, Vec::new())
    }

    /// Does the same with the first of several actions that the person has planned together.
    ///
    /// # Errors
    /// When the rules refuse it.
    pub fn act_and_then(&mut self, action: Action, then: Vec<Action>) -> Result<(), ActError> {
        let Some(me) = self.me() else { return Ok(()) };
        let before = self.game.steps().len();
        self.game.act(me, action)?;
        self.own.push((me, before));
        // Information that the action itself reveals counts as well.
        self.plan = (!then.is_empty()).then(|| Plan::new(me, std::iter::once(action).chain(then), before));
        self.settle();
        Ok(())
    }

    /// Returns the time limit of the present decision of a person, in seconds: that of the table or that of the rules, whichever
    /// is shorter; `None` if no time is running.
    pub fn time_limit(&self) -> Option<u16> {
        let seat = self.asked_person()?;
        let of_table = (self.limit > 0).then_some(self.limit);
        of_table.into_iter().chain(self.game.truth().seconds_to_answer(seat)).min()
    }

    /// Returns the person at the screen who must decide, or the person to whom the screen must be handed over for a
    /// decision.
    fn asked_person(&self) -> Option<Seat> {
        self.me().filter(|_| self.is_mine()).or_else(|| self.hand_over())
    }

    /// Carries out the answer that the rules give for a person who does not answer in time.
    pub fn answer_by_default(&mut self) {
        let Some(seat) = self.asked_person() else { return };
        let Some(action) = self.game.truth().unanswered(seat) else { return };
        let before = self.game.steps().len();
        // This answer is always one of the choices of the seat.
        if self.game.act(seat, action).is_ok() {
            self.own.push((seat, before));
        }
        self.settle();
    }

    /// Returns the people who may concede, whether they are asked or not.
    pub fn may_concede(&self) -> SeatSet {
        let may = |seat: &Seat| {
            !self.is_agreeing && self.outcome().is_none() && self.game.truth().concession_refusal(*seat).is_none()
        };
        self.people().iter().filter(may).fold(SeatSet::NONE, SeatSet::with)
    }

    /// A person concedes.
    ///
    /// # Errors
    /// When the match is over or the person is out already.
    pub fn concede(&mut self, seat: Seat) -> Result<(), ActError> {
        if self.is_agreeing {
            return Ok(());
        }
        let before = self.game.steps().len();
        self.game.concede(seat)?;
        self.own.push((seat, before));
        self.settle();
        Ok(())
    }

    /// Returns the seats that have conceded.
    pub fn conceded(&self) -> SeatSet {
        let steps = self.game.steps().iter().filter(|step| matches!(step, Step::Concession(_)));
        steps.fold(SeatSet::NONE, |seats, step| seats.with(step.seat()))
    }

    /// Carries out an answer of a bot.
    ///
    /// # Errors
    /// When the rules refuse it, which would be a bug of the bot.
    pub fn act_for_bot(&mut self, seat: Seat, action: Action) -> Result<(), ActError> {
        let before = self.game.steps().len();
        self.game.act(seat, action)?;
        self.bot_at = Some(before);
        self.settle();
        Ok(())
    }

    /// Returns the standing orders of the person at the screen.
    pub fn stops(&self) -> Option<Stops> {
        Some(self.stops[self.me()?.index()])
    }

    /// Sets or clears a standing order of the person at the screen.
    pub fn set_stop(&mut self, name: &str, is_on: bool) {
        let Some(me) = self.me() else { return };
        let present = self.stops[me.index()];
        self.stops[me.index()] = stops::with(present, name, is_on);
        self.version += 1;
    }

    /// Returns the answer of a bot of this level to the question of the seat.
    ///
    /// # Errors
    /// When the seat is not asked.
    pub fn think(&self, seat: Seat, level: Level) -> Thought {
        think(&self.game, level, seat, self.seed)
    }

    // ---- taking back, undo and record ----

    /// Returns the number of decisions that people have made.
    pub fn decisions(&self) -> usize {
        self.own.len()
    }

    /// Returns the steps of the match.
    pub fn steps(&self) -> &[Step<Action>] {
        self.game.steps()
    }

    /// Returns how many decisions the rules allow the person at the screen to take back: those of an unfinished action
    /// that it has not announced yet. 0 if there are none.
    pub fn may_take_back(&self) -> usize {
        self.me().and_then(|me| self.game.may_take_back(me).ok()).unwrap_or(0)
    }

    /// Takes back the unannounced decisions of the person at the screen: they are removed from the match as if they
    /// had never been made. Decisions of others since then stay.
    pub fn take_back(&mut self) {
        let Some(me) = self.me() else { return };
        let before: Vec<Seat> = self.game.steps().iter().map(Step::seat).collect();
        let Ok(count) = self.game.take_back(me) else { return };
        self.plan = None;
        let from = before.iter().enumerate().filter(|(_, seat)| **seat == me).map(|(number, _)| number).rev();
        let gone: Vec<usize> = from.take(count).collect();
        self.own.retain(|(_, step)| !gone.contains(step));
        for (_, step) in &mut self.own {
            *step -= gone.iter().filter(|gone| *gone < step).count();
        }
        self.settle();
    }

    /// Whether the person's last decision can be undone. Against bots it always can; with other people only if nobody
    /// else has decided since and no hidden information has been revealed.
    pub fn may_undo(&self) -> bool {
        let Some(&(seat, step)) = self.own.last().filter(|_| !self.is_unaided()) else { return false };
        if self.people().len() == 1 {
            return true;
        }
        // Answers of standing orders do not count as decisions of somebody.
        let is_alone = self.bot_at.is_none_or(|bot_at| bot_at < step);
        let since = self.game.marks().get(step).copied().unwrap_or_default();
        self.me() == Some(seat)
            && is_alone
            && !self.game.events()[since..].iter().any(|logged| tells_more(&logged.event))
    }

    /// Returns the seat whose last decision can be undone only if all people at the screen agree: others have decided since,
    /// or somebody has seen more.
    pub fn undo_to_agree(&self) -> Option<Seat> {
        let is_possible = self.people().len() > 1 && self.outcome().is_none() && !self.may_undo() && !self.is_unaided();
        self.own.last().filter(|_| is_possible).map(|(seat, _)| *seat)
    }

    /// Undoes the last decision of a person, by replaying the match up to it; `is_agreed` if all people at the screen have
    /// agreed on it.
    pub fn undo(&mut self, is_agreed: bool) {
        let may = self.may_undo() || (is_agreed && self.undo_to_agree().is_some());
        if !may {
            return;
        }
        let Some((seat, count)) = self.own.pop() else { return };
        self.undone[seat.index()] += 1;
        self.plan = None;
        let mut game = Match::new(self.setup().clone(), self.seed);
        for step in &self.game.steps()[..count] {
            // The same decisions with the same seed are still legal.
            let _ = game.take(*step);
        }
        self.game = game;
        self.bot_at = self.bot_at.filter(|bot_at| *bot_at < count);
        self.version += 1;
    }

    /// Returns how many decisions each seat has undone.
    pub fn undone(&self) -> &[usize] {
        &self.undone
    }

    /// Returns the record of the match.
    #[must_use]
    pub fn record(&self) -> Record<State> {
        Record::of(&self.game, self.seed)
    }

    /// Lets standing orders answer, and carries out the answers that a person has planned.
    fn settle(&mut self) {
        let people = self.people();
        let alone = people.lowest().filter(|_| people.len() == 1);
        if self.is_guided || self.is_agreeing {
            self.version += 1;
            return;
        }
        loop {
            self.game.settle(&mut self.stops, alone);
            match self.plan.as_mut().map(|plan| self.game.follow(plan)) {
                Some(Progress::Acted) => {}
                Some(Progress::Waits) => break,
                Some(Progress::Done | Progress::Dropped) | None => {
                    self.plan = None;
                    break;
                }
            }
        }
        self.version += 1;
    }
}

#[cfg(test)]
pub(crate) mod tests;
