//! A match of any game.

use bots::{BotSpec, Budget, Stop};
use protocol::{AwaitsDocument, Both, CardLine, EventLine, Offer, RefusalDocument};
use serde_json::Value;
use table::{Language, Seat, SeatSet, Seed, Viewer};

use crate::DoorError;

/// A match of any game, under its referee.
pub trait AnyMatch: Send {
    /// The short name of its game.
    fn game(&self) -> &'static str;

    /// How many seats it has.
    fn seats(&self) -> u8;

    /// The table as it was agreed, as the game's setup document.
    fn setup(&self) -> Value;

    /// The seed that its chance comes from; `None` with a script of chance.
    fn seed(&self) -> Option<Seed>;

    /// The cards of the table, in a list.
    fn cards(&self) -> Vec<CardLine>;

    /// The whole state as text. For tools, never for a player.
    fn position(&self) -> String;

    /// How many draws of a script of chance are left; `None` when chance comes from a seed.
    fn draws_left(&self) -> Option<usize>;

    /// What the viewer sees, as the game's view document.
    ///
    /// A viewer that is no seat of the table sees what the public sees.
    fn view(&self, viewer: Viewer) -> Value;

    /// What the viewer sees, in plain text.
    fn describe(&self, viewer: Viewer, language: Language) -> String;

    /// What a person in the viewer's place keeps an eye on, in a few lines.
    fn status(&self, viewer: Viewer, language: Language) -> Vec<String>;

    /// The ids of the cards in the hand of a seat, a copy each, as far as the seat may look at them.
    fn hand(&self, seat: Seat) -> Vec<String>;

    /// The short name of the ready deck that a seat brings, if it does.
    fn ready_deck(&self, seat: Seat) -> Option<String>;

    /// Who must decide, or the outcome: as a viewer may know it.
    fn awaits(&self, viewer: Viewer) -> AwaitsDocument;

    /// The legal actions of a seat, by heading; none when it is not asked.
    fn actions(&self, seat: Seat) -> Vec<Offer>;

    /// Carries out an action; then the standing orders answer what they can.
    ///
    /// # Errors
    /// When the text is no action, the seat does not exist, the match is over, or a script of chance does not fit.
    fn act(&mut self, seat: Seat, action: &str) -> Result<Acted, DoorError>;

    /// Gives several answers of a seat that it has decided on together: the first one now, the others each when its
    /// question comes, unless something happens in between. An action of the seat takes the place of what is left.
    ///
    /// # Errors
    /// As [`AnyMatch::act`], and where there is no answer.
    fn plan(&mut self, seat: Seat, actions: &[&str]) -> Result<Acted, DoorError>;

    /// How many answers of a plan of the seat are left to be given.
    fn planned(&self, seat: Seat) -> usize;

    /// Lets a seat concede, whether it is asked or not; then the standing orders answer what they can.
    ///
    /// # Errors
    /// When the seat does not exist, the match is over, or a script of chance does not fit.
    fn concede(&mut self, seat: Seat) -> Result<Acted, DoorError>;

    /// Why the seat may not concede now; `None` when it may.
    ///
    /// # Errors
    /// When the seat does not exist.
    fn concession_refusal(&self, seat: Seat) -> Result<Option<RefusalDocument>, DoorError>;

    /// Takes back what a seat composes: its decisions since it began are left out, as if it had never made them. Then the
    /// standing orders answer what they can.
    ///
    /// # Errors
    /// When the seat does not exist, the match is over, or nothing is known here of how the seat began.
    fn take_back(&mut self, seat: Seat) -> Result<TakenBack, DoorError>;

    /// What [`AnyMatch::take_back`] would say; nothing changes.
    ///
    /// # Errors
    /// As there.
    fn may_take_back(&self, seat: Seat) -> Result<TakenBack, DoorError>;

    /// Why the action is not legal for the seat now; `None` when it is.
    ///
    /// # Errors
    /// When the text is no action or the seat does not exist.
    fn refusal(&self, seat: Seat, action: &str) -> Result<Option<RefusalDocument>, DoorError>;

    /// The events from number `since` on, as the viewer witnessed them.
    fn events(&self, viewer: Viewer, since: usize) -> Vec<EventLine>;

    /// The same as a person reads it: what is one thing is one line, with the number of events that it tells.
    fn news(&self, viewer: Viewer, since: usize, language: Language) -> Vec<(usize, String)>;

    /// The record as text, on request with each decision in words of a language.
    ///
    /// # Errors
    /// When the match has a script of chance.
    fn record(&self, comments: Option<Language>) -> Result<String, DoorError>;

    /// The standing orders of a seat as text; `None` when it wants to be asked everything.
    fn standing(&self, seat: Seat) -> Option<String>;

    /// Gives a seat standing orders, or takes them back. They answer at once what they can.
    ///
    /// # Errors
    /// When the text is no standing orders or the seat does not exist.
    fn set_standing(&mut self, seat: Seat, orders: Option<&str>) -> Result<(), DoorError>;

    /// Says which seat is that of the only person at the table, if one is: it is not asked where it can do nothing, which
    /// beside other people would tell them what it holds. The table's services know who sits there; nobody does at first.
    fn set_alone(&mut self, seat: Option<Seat>);

    /// What a computer player answers to the present question of a seat, as an action's notation; `None` when the seat is
    /// not asked. The budget counts where the player has none of its own. The same seed gives the same answer to the
    /// same question, however the match came there, unless the budget is in milliseconds or it was stopped.
    fn answer(&self, seat: Seat, player: BotSpec, budget: Budget, seed: Seed, stop: &Stop) -> Option<String>;

    /// The match as it stood before the last step that one of these seats took itself; what its standing orders
    /// answered is taken back with it. `None` when there is no such step, or the match has a script of chance.
    fn undone(&self, seats: SeatSet) -> Option<Undone>;

    /// A copy of the match.
    fn boxed_clone(&self) -> Box<dyn AnyMatch>;
}

/// What became of an action or a concession.
#[derive(Clone, Debug, PartialEq)]
pub enum Acted {
    /// It was carried out.
    Done {
        /// What happened, as the seat witnessed it.
        events: Vec<EventLine>,
        /// How many further questions the seat's own standing orders answered.
        settled: usize,
    },
    /// The rules refuse it; nothing has changed.
    Refused(RefusalDocument),
}

/// What became of taking back.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TakenBack {
    /// So many decisions of the seat are left out.
    Done {
        /// How many.
        decisions: usize,
    },
    /// The rules refuse it: what the seat did last stays.
    Refused(RefusalDocument),
}

/// A match from which a step was taken back.
pub struct Undone {
    /// The match before the step.
    pub live: Box<dyn AnyMatch>,
    /// The action that was taken back, in words; `None` for a concession.
    pub label: Option<Both>,
}
