//! A match of one game, as a [`Table`].

use serde_json::Value;
use table::{ActError, Chance, Language, Logged, Match, ScriptError, Scripted, Seat, Seed, Seeded, Step, Viewer};

use crate::documents::{Asked, Both, OutcomeDocument};
use crate::host::Hosted;
use crate::{Acted, AnyQuestion, AwaitsDocument, DoorError, EventLine, Offer, RefusalDocument, Table};

/// Chance as the door uses it.
pub(crate) trait Luck: Chance + Clone + Send + 'static {
    /// Whether a draw can be wrong.
    const CAN_FAIL: bool;
    /// Whether every draw so far was right.
    fn check(&self) -> Result<(), ScriptError>;
    /// How many draws are left, where there is an end of them.
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

/// Where a match began.
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
pub(crate) struct Live<G: Hosted, C: Luck> {
    game: Match<G, C>,
    origin: Origin,
    standing: Vec<Option<G::Standing>>,
}

impl<G: Hosted, C: Luck> Live<G, C> {
    pub(crate) fn new(game: Match<G, C>, origin: Origin) -> Self {
        let standing = vec![None; game.truth().seats() as usize];
        Self { game, origin, standing }
    }

    fn check_seat(&self, seat: Seat) -> Result<(), DoorError> {
        let seats = self.game.truth().seats();
        if seat.0 < seats { Ok(()) } else { Err(DoorError::NoSuchSeat { seat: seat.0, last: seats - 1 }) }
    }

    /// A viewer that the table has.
    fn viewer(&self, viewer: Viewer) -> Viewer {
        match viewer {
            Viewer::Seat(seat) if seat.0 >= self.game.truth().seats() => Viewer::Public,
            other => other,
        }
    }

    fn line(&self, number: usize, logged: &Logged<G::Event>) -> EventLine {
        EventLine {
            number,
            clause: logged.clause.to_string(),
            event: G::event_json(&logged.event, self.game.setup()),
            text: Both::say(|language| self.game.truth().tell(logged, language)),
        }
    }

    /// Does something to the match; undoes it when a script of chance turns out wrong on the way.
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

    /// Carries out a step; then the standing orders answer what they can.
    fn take(&mut self, step: Step<G::Action>) -> Result<Acted, DoorError> {
        let viewer = Viewer::Seat(step.seat());
        let before = self.game.witnessed(viewer, 0).count();
        self.attempt(|live| match live.game.take(step) {
            Ok(_) => {
                let settled = live.settle();
                Ok(Acted::Done { events: live.events(viewer, before), settled })
            }
            Err(ActError::Refused(refusal)) => Ok(Acted::Refused(RefusalDocument::new(live.game.truth(), &refusal))),
            Err(ActError::Over) => Err(DoorError::Over),
            Err(ActError::NoSuchSeat(seat)) => Err(DoorError::NoSuchSeat { seat: seat.0, last: live.seats() - 1 }),
        })
    }

    /// Lets the standing orders answer for as long as they do. Gives how many questions they answered.
    fn settle(&mut self) -> usize {
        let mut settled = 0;
        loop {
            let answer = self.game.awaits().seats().iter().find_map(|seat| {
                let orders = self.standing[seat.index()].as_ref()?;
                self.game.truth().standing_answer(seat, orders).map(|answer| (seat, answer))
            });
            match answer {
                Some((seat, answer)) if self.game.act(seat, answer).is_ok() => settled += 1,
                _ => return settled,
            }
        }
    }
}

impl<G: Hosted, C: Luck> Table for Live<G, C> {
    fn game(&self) -> &'static str {
        G::NAME
    }

    fn seats(&self) -> u8 {
        self.game.truth().seats()
    }

    fn setup(&self) -> Value {
        G::setup_json(self.game.setup())
    }

    fn position(&self) -> String {
        self.game.truth().position()
    }

    fn draws_left(&self) -> Option<usize> {
        self.game.chance().left()
    }

    fn view(&self, viewer: Viewer) -> Value {
        G::view_json(&self.game.view(self.viewer(viewer)))
    }

    fn describe(&self, viewer: Viewer, language: Language) -> String {
        self.game.truth().describe(self.viewer(viewer), language)
    }

    fn awaits(&self) -> AwaitsDocument {
        let truth = self.game.truth();
        let asked = |seat: Seat| Asked {
            seat: seat.0,
            prompt: Both::say(|language| truth.prompt(seat, language)),
            choices: table::Choices::len(&truth.choices(seat)),
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
        let mut actions = Vec::new();
        truth.actions(seat, &mut actions);
        let offer = |action: G::Action| Offer {
            action: action.to_string(),
            label: Both::say(|language| truth.label(seat, action, language)),
        };
        actions.into_iter().map(offer).collect()
    }

    fn act(&mut self, seat: Seat, action: &str) -> Result<Acted, DoorError> {
        self.check_seat(seat)?;
        self.take(Step::Action(seat, G::read_action(action).map_err(DoorError::NotAnAction)?))
    }

    fn concede(&mut self, seat: Seat) -> Result<Acted, DoorError> {
        self.check_seat(seat)?;
        self.take(Step::Concession(seat))
    }

    fn refusal(&self, seat: Seat, action: &str) -> Result<Option<RefusalDocument>, DoorError> {
        self.check_seat(seat)?;
        let action = G::read_action(action).map_err(DoorError::NotAnAction)?;
        let truth = self.game.truth();
        Ok(truth.refusal(seat, action).map(|refusal| RefusalDocument::new(truth, &refusal)))
    }

    fn events(&self, viewer: Viewer, since: usize) -> Vec<EventLine> {
        // Counted as witnessed: a gap in the numbers would tell that something hidden happened.
        let witnessed = self.game.witnessed(self.viewer(viewer), 0).enumerate().skip(since);
        witnessed.map(|(number, logged)| self.line(number, &logged)).collect()
    }

    fn record(&self, with_comments: bool) -> Result<String, DoorError> {
        let record = match &self.origin {
            Origin::Dealt(seed) => record::Record::of(&self.game, *seed),
            Origin::Position(seed, position) => record::Record::from_position(&self.game, *seed, position),
            Origin::Script => return Err(DoorError::NoRecord),
        };
        if !with_comments {
            return Ok(record.to_string());
        }
        let label = |game: &G, seat, action| game.label(seat, action, Language::En);
        let commented = record.commented(label).map_err(|error| DoorError::Replay(error.to_string()))?;
        Ok(commented.to_string())
    }

    fn standing(&self, seat: Seat) -> Option<String> {
        self.standing.get(seat.index())?.as_ref().map(ToString::to_string)
    }

    fn set_standing(&mut self, seat: Seat, orders: Option<&str>) -> Result<(), DoorError> {
        self.check_seat(seat)?;
        let orders = orders.map(G::read_standing).transpose();
        let orders = orders.map_err(|message| DoorError::one("stops", message))?;
        self.attempt(|live| {
            live.standing[seat.index()] = orders;
            live.settle();
            Ok(())
        })
    }

    fn ask(&self, seat: Seat, player: &mut dyn FnMut(AnyQuestion<'_, '_>)) -> bool {
        self.check_seat(seat).is_ok() && self.game.ask(seat, |question| player(G::any_question(question))).is_some()
    }

    fn boxed_clone(&self) -> Box<dyn Table> {
        Box::new(self.clone())
    }
}
