//! A match of any game.

use bots::{BotSpec, Budget, Stop};
use protocol::{AwaitsDocument, Both, CardLine, EventLine, Offer, RefusalDocument};
use serde_json::Value;
use table::{Language, Seat, SeatSet, Seed, Viewer};

use crate::DoorError;

/// A match of any game, with its referee.
pub trait AnyMatch: Send {
    /// The short name of its game.
    fn game(&self) -> &'static str;

    /// The number of seats.
    fn seats(&self) -> u8;

    /// The agreed table, as the game's setup document.
    fn setup(&self) -> Value;

    /// The seed that its chance comes from; `None` with a script of chance.
    fn seed(&self) -> Option<Seed>;

    /// The cards of the table, as a list.
    fn cards(&self) -> Vec<CardLine>;

    /// The whole state as text. For tools, never for a player.
    fn position(&self) -> String;

    /// The number of draws left in a script of chance; `None` when chance comes from a seed.
    fn draws_left(&self) -> Option<usize>;

    /// The view of a viewer, as the game's view document.
    ///
    /// A viewer that is not a seat of the table gets the public view.
    fn view(&self, viewer: Viewer) -> Value;

    /// The view of a viewer as plain text.
    fn describe(&self, viewer: Viewer, language: Language) -> String;

    /// The facts that a person in the viewer's place watches, in a few lines.
    fn status(&self, viewer: Viewer, language: Language) -> Vec<String>;

    /// The ids of the cards in the hand of a seat, one for each copy, as far as the seat may look at them.
    fn hand(&self, seat: Seat) -> Vec<String>;

    /// The short name of the ready deck that a seat plays, if it plays one.
    fn ready_deck(&self, seat: Seat) -> Option<String>;

    /// The seats that must decide, or the outcome, as far as the viewer may know.
    fn awaits(&self, viewer: Viewer) -> AwaitsDocument;

    /// The legal actions of a seat, by heading; none when it is not asked.
    fn actions(&self, seat: Seat) -> Vec<Offer>;

    /// Carries out an action; then standing orders answer as long as they can.
    ///
    /// # Errors
    /// When the text is not an action, the seat does not exist, the match is over, or a script of chance does not fit.
    fn act(&mut self, seat: Seat, action: &str) -> Result<Acted, DoorError>;

    /// Gives several answers that a seat has decided on together: the first one now, each of the others when its
    /// question comes, unless something happens in between. A later action of the seat replaces the rest.
    ///
    /// # Errors
    /// As for [`AnyMatch::act`], and when there is no answer.
    fn plan(&mut self, seat: Seat, actions: &[&str]) -> Result<Acted, DoorError>;

    /// The number of answers of the seat's plan that are still to be given.
    fn planned(&self, seat: Seat) -> usize;

    /// Lets a seat concede, whether it is asked or not; then standing orders answer as long as they can.
    ///
    /// # Errors
    /// When the seat does not exist, the match is over, or a script of chance does not fit.
    fn concede(&mut self, seat: Seat) -> Result<Acted, DoorError>;

    /// Why the seat may not concede now; `None` when it may.
    ///
    /// # Errors
    /// When the seat does not exist.
    fn concession_refusal(&self, seat: Seat) -> Result<Option<RefusalDocument>, DoorError>;

    /// Takes back what a seat is composing: its decisions since it began are removed as if they had never been made.
    /// Then standing orders answer as long as they can.
    ///
    /// # Errors
    /// When the seat does not exist, the match is over, or it is not known here how the seat began.
    fn take_back(&mut self, seat: Seat) -> Result<TakenBack, DoorError>;

    /// The result that [`AnyMatch::take_back`] would have; changes nothing.
    ///
    /// # Errors
    /// As for [`AnyMatch::take_back`].
    fn may_take_back(&self, seat: Seat) -> Result<TakenBack, DoorError>;

    /// Why the action is not legal for the seat now; `None` when it is.
    ///
    /// # Errors
    /// When the text is not an action or the seat does not exist.
    fn refusal(&self, seat: Seat, action: &str) -> Result<Option<RefusalDocument>, DoorError>;

    /// The events from number `since` on, as the viewer witnessed them.
    fn events(&self, viewer: Viewer, since: usize) -> Vec<EventLine>;

    /// The same as a person reads it: what is one thing is one line, with the number of events that it tells.
    fn news(&self, viewer: Viewer, since: usize, language: Language) -> Vec<(usize, String)>;

    /// Why the players of this match get no help from the table: no log, no hints, no undo; `None` where they do.
    fn aid_refusal(&self) -> Option<RefusalDocument>;

    /// The record as text, on request with each decision in words of a language.
    ///
    /// # Errors
    /// When the match has a script of chance.
    fn record(&self, comments: Option<Language>) -> Result<String, DoorError>;

    /// The standing orders of a seat as text; `None` when it wants to be asked everything.
    fn standing(&self, seat: Seat) -> Option<String>;

    /// Gives a seat standing orders, or removes them. They answer at once what they can.
    ///
    /// # Errors
    /// When the text is not standing orders or the seat does not exist.
    fn set_standing(&mut self, seat: Seat, orders: Option<&str>) -> Result<(), DoorError>;

    /// Sets which seat is that of the only person at the table, if there is just one. It is not asked where it can do
    /// nothing; with other people at the table this would tell them what it holds. The service that holds the table
    /// knows who sits there; at first nobody is alone.
    fn set_alone(&mut self, seat: Option<Seat>);

    /// The answer of a computer player to the present question of a seat, in an action's notation; `None` when the seat
    /// is not asked. The budget applies if the player has none itself. The same seed gives the same answer to the same
    /// question, however the match came there, unless the budget is in milliseconds or the player was stopped.
    fn answer(&self, seat: Seat, player: BotSpec, budget: Budget, seed: Seed, stop: &Stop) -> Option<String>;

    /// The match before the last step that one of these seats took itself; the answers of its standing orders are taken
    /// back with it. `None` when there is no such step, or the match has a script of chance.
    fn undone(&self, seats: SeatSet) -> Option<Undone>;

    /// A copy of the match.
    fn boxed_clone(&self) -> Box<dyn AnyMatch>;
}

/// The result of an action or a concession.
#[derive(Clone, Debug, PartialEq)]
pub enum Acted {
    /// It was carried out.
    Done {
        /// The events, as the seat witnessed them.
        events: Vec<EventLine>,
        /// The number of further questions that the seat's own standing orders answered.
        settled: usize,
    },
    /// The rules refuse it; nothing has changed.
    Refused(RefusalDocument),
}

/// The result of taking back.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TakenBack {
    /// This many decisions of the seat were removed.
    Done {
        /// Their number.
        decisions: usize,
    },
    /// The rules refuse it: the seat's last decisions stay.
    Refused(RefusalDocument),
}

/// A match after a step was undone.
pub struct Undone {
    /// The match before the step.
    pub live: Box<dyn AnyMatch>,
    /// The action that was undone, in words; `None` for a concession.
    pub label: Option<Both>,
}
