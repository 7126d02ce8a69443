//! A match of one game, as an [`AnyMatch`].

use bots::{BotSpec, Budget, Stop, Thinking, decision_seed};
use protocol::{Asked, AwaitsDocument, Both, CardLine, EventLine, Offer, OutcomeDocument, RefusalDocument};
use record::Record;
use serde_json::Value;
use table::{
    ActError, Chance, Choices, Game, Language, Logged, Match, Plan, Positioned, Progress, Recorded, ScriptError,
    Scripted, Seat, SeatSet, Seed, Seeded, Step, TakeBackError, Told, Viewer,
};

use crate::entry::{Entry, EventOf, GameOf, SetupOf, StandingOf};
use crate::words::wording;
use crate::{Acted, AnyMatch, DoorError, TakenBack, Undone};

/// A source of chance as the door uses it.
pub(crate) trait Luck: Chance + Clone + Send + 'static {
    /// Whether a draw can fail.
    const CAN_FAIL: bool;
    /// Checks that every draw so far was right.
    fn check(&self) -> Result<(), ScriptError>;
    /// The number of draws that are left, if it is limited.
    fn left(&self) -> Option<usize>;
}

impl Luck for Seeded {
    const CAN_FAIL: bool = false;

    fn check(&self) -> Result<(), ScriptError> {
        Ok(())
    }

    fn left(&self) -> Option<usize> {
        None
    }
}

impl Luck for Scripted {
    const CAN_FAIL: bool = true;

    fn check(&self) -> Result<(), ScriptError> {
        Scripted::check(self)
    }

    fn left(&self) -> Option<usize> {
        match self.finish() {
            Err(ScriptError::LeftOver(count)) => Some(count),
            _ => Some(0),
        }
    }
}

/// The origin of a match.
#[derive(Clone)]
pub(crate) enum Origin {
    /// It was dealt from a seed.
    Dealt(Seed),
    /// It was loaded from a position, with chance from a seed.
    Position(Seed, String),
    /// It was loaded from a position, with a script of chance.
    Script,
}

/// A match with its origin and the standing orders of its seats.
#[derive(Clone)]
pub(crate) struct LiveMatch<E: Entry, C: Luck> {
    game: Match<GameOf<E>, C>,
    origin: Origin,
    standing: Vec<Option<StandingOf<E>>>,
    /// The seat of the only person at the table.
    alone: Option<Seat>,
    /// The indices of the steps that were answered by standing orders, or by plans after their first answer.
    settled: Vec<usize>,
    /// The plans of the seats.
    plans: Vec<Plan<<GameOf<E> as Game>::Action>>,
}

impl<E: Entry> LiveMatch<E, Seeded> {
    /// Deals a match from a seed.
    pub(crate) fn dealt(setup: SetupOf<E>, seed: Seed) -> Self {
        Self::new(Match::new(setup, seed), Origin::Dealt(seed))
    }
}

impl<E: Entry, C: Luck> LiveMatch<E, C> {
    pub(crate) fn new(game: Match<GameOf<E>, C>, origin: Origin) -> Self {
        let standing = vec![None; game.truth().seats() as usize];
        Self { game, origin, standing, alone: None, settled: Vec::new(), plans: Vec::new() }
    }

    /// The match itself, for code that knows its types.
    #[cfg(feature = "testing")]
    pub(crate) fn typed(&self) -> &Match<GameOf<E>, C> {
        &self.game
    }

    /// The record of the match; `None` when its draws do not come from a seed.
    fn on_paper(&self) -> Option<Record<GameOf<E>>> {
        match &self.origin {
            Origin::Dealt(seed) => Some(Record::of(&self.game, *seed)),
            Origin::Position(seed, position) => Some(Record::from_position(&self.game, *seed, position)),
            Origin::Script => None,
        }
    }

    fn check_seat(&self, seat: Seat) -> Result<(), DoorError> {
        let seats = self.game.truth().seats();
        if seat.0 < seats { Ok(()) } else { Err(DoorError::NoSuchSeat { seat: seat.0, last: seats - 1 }) }
    }

    /// The viewer; the public if the table has no such seat.
    fn viewer(&self, viewer: Viewer) -> Viewer {
        match viewer {
            Viewer::Seat(seat) if seat.0 >= self.game.truth().seats() => Viewer::Public,
            other => other,
        }
    }

    fn line(&self, number: usize, logged: &Logged<EventOf<E>>) -> EventLine {
        EventLine {
            number,
            clause: logged.clause.to_string(),
            event: E::event_json(&logged.event, self.game.setup()),
            text: Both::say(|language| self.game.truth().tell(logged, language)),
        }
    }

    /// Runs a change of the match, and undoes it if a script of chance turns out wrong on the way.
    fn attempt<R>(&mut self, deed: impl FnOnce(&mut Self) -> Result<R, DoorError>) -> Result<R, DoorError> {
        let before = C::CAN_FAIL.then(|| self.clone());
        let result = deed(self).and_then(|result| {
            self.game.chance().check()?;
            Ok(result)
        });
        if let (Err(_), Some(before)) = (&result, before) {
            *self = before;
        }
        result
    }

    /// Carries out a step; then standing orders answer as long as they can.
    fn take(&mut self, step: Step<<GameOf<E> as Game>::Action>) -> Result<Acted, DoorError> {
        self.take_first(step, &[])
    }

    /// Carries out a step, the first of several that its seat has decided on together.
    fn take_first(
        &mut self,
        step: Step<<GameOf<E> as Game>::Action>,
        then: &[<GameOf<E> as Game>::Action],
    ) -> Result<Acted, DoorError> {
        let viewer = Viewer::Seat(step.seat());
        let before = self.game.witnessed(viewer, 0).count();
        self.attempt(|live| match live.game.take(step) {
            Ok(_) => {
                live.plans.retain(|plan| plan.seat() != step.seat());
                if let Step::Action(seat, first) = step
                    && !then.is_empty()
                {
                    // Events of this step itself count for the plan.
                    let steps = live.game.steps().len() - 1;
                    live.plans.push(Plan::new(seat, std::iter::once(first).chain(then.iter().copied()), steps));
                }
                let settled = live.settle(step.seat());
                Ok(Acted::Done { events: live.events(viewer, before), settled })
            }
            Err(ActError::Refused(refusal)) => Ok(Acted::Refused(RefusalDocument::new(live.game.truth(), &refusal))),
            Err(ActError::Over) => Err(DoorError::Over),
            Err(ActError::NoSuchSeat(seat)) => Err(DoorError::NoSuchSeat { seat: seat.0, last: live.seats() - 1 }),
        })
    }

    /// Translates the referee's result of taking back.
    fn taken_back(&self, said: Result<usize, TakeBackError>) -> Result<TakenBack, DoorError> {
        match said {
            Ok(decisions) => Ok(TakenBack::Done { decisions }),
            Err(TakeBackError::Refused(refusal)) => {
                Ok(TakenBack::Refused(RefusalDocument::new(self.game.truth(), &refusal)))
            }
            Err(TakeBackError::Over) => Err(DoorError::Over),
            Err(TakeBackError::NoSuchSeat(seat)) => Err(DoorError::NoSuchSeat { seat: seat.0, last: self.seats() - 1 }),
            Err(TakeBackError::Nothing(_)) => Err(DoorError::NotTakenBack(wording("began-elsewhere", &[]))),
            Err(TakeBackError::BuiltUpon(_)) => Err(DoorError::NotTakenBack(wording("built-upon", &[]))),
        }
    }

    /// Lets standing orders answer as long as they can. Returns how many questions the orders of `own` answered.
    fn settle(&mut self, own: Seat) -> usize {
        let mut count = 0;
        loop {
            for (seat, orders) in (0..).map(Seat).zip(&mut self.standing) {
                *orders = orders.as_ref().map(|orders| self.game.truth().standing_now(seat, orders));
            }
            let truth = self.game.truth();
            let answer = self.game.awaits().seats().iter().find_map(|seat| {
                let orders = self.standing[seat.index()].as_ref();
                let ordered = orders.and_then(|orders| truth.standing_answer(seat, orders));
                let idle = || if self.alone == Some(seat) { truth.idle_answer(seat, orders) } else { None };
                ordered.or_else(idle).map(|answer| (seat, answer))
            });
            let step = self.game.steps().len();
            match answer {
                Some((seat, answer)) if self.game.act(seat, answer).is_ok() => {
                    self.settled.push(step);
                    count += usize::from(seat == own);
                }
                _ if self.follow_plans(step) => {}
                _ => return count,
            }
        }
    }

    /// Follows the plans. Returns whether one of them gave an answer, which is then the step with this index.
    fn follow_plans(&mut self, step: usize) -> bool {
        for number in (0..self.plans.len()).rev() {
            match self.game.follow(&mut self.plans[number]) {
                Progress::Acted => {
                    self.settled.push(step);
                    return true;
                }
                Progress::Waits => {}
                Progress::Done | Progress::Dropped => drop(self.plans.swap_remove(number)),
            }
        }
        false
    }
}

impl<E: Entry, C: Luck> AnyMatch for LiveMatch<E, C> {
    fn game(&self) -> &'static str {
        GameOf::<E>::NAME
    }

    fn seats(&self) -> u8 {
        self.game.truth().seats()
    }

    fn setup(&self) -> Value {
        E::setup_json(self.game.setup())
    }

    fn seed(&self) -> Option<Seed> {
        match &self.origin {
            Origin::Dealt(seed) | Origin::Position(seed, _) => Some(*seed),
            Origin::Script => None,
        }
    }

    fn cards(&self) -> Vec<CardLine> {
        E::card_lines_at(self.game.setup())
    }

    fn position(&self) -> String {
        self.game.truth().readable_position()
    }

    fn draws_left(&self) -> Option<usize> {
        self.game.chance().left()
    }

    fn view(&self, viewer: Viewer) -> Value {
        E::view_json(&self.game.view(self.viewer(viewer)))
    }

    fn describe(&self, viewer: Viewer, language: Language) -> String {
        self.game.truth().describe(self.viewer(viewer), language)
    }

    fn status(&self, viewer: Viewer, language: Language) -> Vec<String> {
        self.game.truth().status(self.viewer(viewer), language)
    }

    fn hand(&self, seat: Seat) -> Vec<String> {
        if self.check_seat(seat).is_err() {
            return Vec::new();
        }
        E::hand(&self.game.view(seat.into()), self.game.setup())
    }

    fn ready_deck(&self, seat: Seat) -> Option<String> {
        self.check_seat(seat).ok()?;
        E::ready_deck_of(self.game.setup(), seat)
    }

    fn awaits(&self, viewer: Viewer) -> AwaitsDocument {
        let truth = self.game.truth();
        // A prompt may reveal what a seat is composing, and the number of its choices depends on its hand.
        let asked = |seat: Seat| {
            let is_own = viewer == Viewer::Seat(seat);
            Asked {
                seat: seat.0,
                prompt: is_own.then(|| Both::say(|language| truth.prompt(seat, language))),
                choices: is_own.then(|| truth.choices(seat).len()),
            }
        };
        AwaitsDocument {
            seats: self.game.awaits().seats().iter().map(asked).collect(),
            outcome: self.game.awaits().outcome().map(|outcome| OutcomeDocument::new(&outcome, truth.seats())),
            decisions: self.game.steps().len(),
        }
    }

    fn actions(&self, seat: Seat) -> Vec<Offer> {
        if self.check_seat(seat).is_err() {
            return Vec::new();
        }
        let truth = self.game.truth();
        let choices = truth.choices(seat);
        let essential = choices.clone().essential();
        let heading = |action: <GameOf<E> as Game>::Action| {
            let [(place, en), (_, it)] = [truth.heading(action, Language::En)?, truth.heading(action, Language::It)?];
            Some((place, Both { en, it }))
        };
        let mut actions: Vec<_> =
            (0..choices.len()).map(|k| choices.get(k)).map(|action| (heading(action), action)).collect();
        actions.sort_by_key(|(heading, _)| heading.as_ref().map(|(place, _)| *place));
        let offer = |(heading, action): (Option<(u8, Both)>, <GameOf<E> as Game>::Action)| Offer {
            action: action.to_string(),
            label: Both::say(|language| truth.label(seat, action, language)),
            heading: heading.map(|(_, heading)| heading),
            alike: essential.index_of(&action).is_none(),
        };
        actions.into_iter().map(offer).collect()
    }

    fn act(&mut self, seat: Seat, action: &str) -> Result<Acted, DoorError> {
        self.check_seat(seat)?;
        self.take(Step::Action(seat, GameOf::<E>::read_action(action).map_err(DoorError::NotAnAction)?))
    }

    fn plan(&mut self, seat: Seat, actions: &[&str]) -> Result<Acted, DoorError> {
        self.check_seat(seat)?;
        let read = |text: &&str| GameOf::<E>::read_action(text).map_err(DoorError::NotAnAction);
        let actions = actions.iter().map(read).collect::<Result<Vec<_>, _>>()?;
        match actions.split_first() {
            Some((first, then)) => self.take_first(Step::Action(seat, *first), then),
            None => Err(DoorError::NotAnAction(wording("empty-plan", &[]))),
        }
    }

    fn planned(&self, seat: Seat) -> usize {
        self.plans.iter().filter(|plan| plan.seat() == seat).map(Plan::left).sum()
    }

    fn concede(&mut self, seat: Seat) -> Result<Acted, DoorError> {
        self.check_seat(seat)?;
        self.take(Step::Concession(seat))
    }

    fn concession_refusal(&self, seat: Seat) -> Result<Option<RefusalDocument>, DoorError> {
        self.check_seat(seat)?;
        let truth = self.game.truth();
        Ok(truth.concession_refusal(seat).map(|refusal| RefusalDocument::new(truth, &refusal)))
    }

    fn take_back(&mut self, seat: Seat) -> Result<TakenBack, DoorError> {
        self.attempt(|live| {
            let said = live.game.take_back(seat);
            if said.is_ok() {
                let steps = live.game.steps().len();
                live.settled.retain(|step| *step < steps);
                live.plans.retain(|plan| plan.seat() != seat);
                live.settle(seat);
            }
            live.taken_back(said)
        })
    }

    fn may_take_back(&self, seat: Seat) -> Result<TakenBack, DoorError> {
        self.taken_back(self.game.may_take_back(seat))
    }

    fn refusal(&self, seat: Seat, action: &str) -> Result<Option<RefusalDocument>, DoorError> {
        self.check_seat(seat)?;
        let action = GameOf::<E>::read_action(action).map_err(DoorError::NotAnAction)?;
        let truth = self.game.truth();
        Ok(truth.refusal(seat, action).map(|refusal| RefusalDocument::new(truth, &refusal)))
    }

    fn events(&self, viewer: Viewer, since: usize) -> Vec<EventLine> {
        // Numbered as witnessed: a gap in the numbers would reveal that something hidden happened.
        let witnessed = self.game.witnessed(self.viewer(viewer), 0).enumerate().skip(since);
        witnessed.map(|(number, logged)| self.line(number, &logged)).collect()
    }

    fn news(&self, viewer: Viewer, since: usize, language: Language) -> Vec<(usize, String)> {
        let witnessed: Vec<_> = self.game.witnessed(self.viewer(viewer), 0).skip(since).collect();
        let (mut rest, mut lines) = (witnessed.as_slice(), Vec::new());
        while !rest.is_empty() {
            let (events, line) = self.game.truth().tell_together(rest, language);
            let (told, left) = rest.split_at(events.clamp(1, rest.len()));
            lines.push((told.len(), line));
            rest = left;
        }
        lines
    }

    fn aid_refusal(&self) -> Option<RefusalDocument> {
        let truth = self.game.truth();
        truth.aid_refusal().map(|refusal| RefusalDocument::new(truth, &refusal))
    }

    fn record(&self, comments: Option<Language>) -> Result<String, DoorError> {
        let record = self.on_paper().ok_or(DoorError::NoRecord)?;
        let Some(language) = comments else { return Ok(record.to_string()) };
        let label = |game: &GameOf<E>, seat, action| game.comment(seat, action, language);
        let commented = record.commented(label).map_err(|error| DoorError::Replay(error.wording()))?;
        Ok(commented.to_string())
    }

    fn standing(&self, seat: Seat) -> Option<String> {
        self.standing.get(seat.index())?.as_ref().map(ToString::to_string)
    }

    fn set_standing(&mut self, seat: Seat, orders: Option<&str>) -> Result<(), DoorError> {
        self.check_seat(seat)?;
        let orders = orders.map(E::read_standing).transpose();
        let orders = orders.map_err(|message| DoorError::one("stops", message))?;
        if let Some(orders) = &orders {
            GameOf::<E>::check_standing(self.game.setup(), orders)
                .map_err(|message| DoorError::one("stops", message))?;
        }
        self.attempt(|live| {
            live.standing[seat.index()] = orders;
            live.settle(seat);
            Ok(())
        })
    }

    fn set_alone(&mut self, seat: Option<Seat>) {
        self.alone = seat.filter(|seat| self.check_seat(*seat).is_ok());
    }

    fn answer(&self, seat: Seat, player: BotSpec, budget: Budget, seed: Seed, stop: &Stop) -> Option<String> {
        self.check_seat(seat).ok()?;
        let budget = player.budget().unwrap_or(budget);
        let seed = decision_seed(seed, seat, self.game.steps().len());
        let thinking = Thinking { budget, seed, stop: stop.clone() };
        let answer = self.game.ask(seat, |question| player.seated::<E>().choose(question, &thinking))?;
        Some(answer.to_string())
    }

    fn undone(&self, seats: SeatSet) -> Option<Undone> {
        let record = self.on_paper()?;
        let steps = self.game.steps();
        let is_own = |number: &usize| seats.contains(steps[*number].seat()) && !self.settled.contains(number);
        let by_seats = (0..steps.len()).rev().filter(is_own);
        let mut found = by_seats.filter_map(|number| {
            let game = record.continue_from(number, None).ok()?;
            let label = match steps[number] {
                Step::Concession(_) => None,
                Step::Action(seat, action) => {
                    // For a match that was resumed, it is not known what the standing orders answered before.
                    let orders = self.standing[seat.index()].as_ref();
                    if orders.is_some_and(|orders| game.truth().standing_answer(seat, orders).is_some()) {
                        return None;
                    }
                    Some(Both::say(|language| game.truth().label(seat, action, language)))
                }
            };
            let settled = self.settled.iter().copied().filter(|step| *step < number).collect();
            let (origin, standing) = (self.origin.clone(), self.standing.clone());
            let table =
                LiveMatch::<E, Seeded> { game, origin, standing, alone: self.alone, settled, plans: Vec::new() };
            Some(Undone { live: Box::new(table), label })
        });
        found.next()
    }

    fn boxed_clone(&self) -> Box<dyn AnyMatch> {
        Box::new(self.clone())
    }
}
