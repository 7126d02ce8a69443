//! What the parts of a table read: a view, and whether it is played or only watched.

use coal::View;
use coal::view::SeatView;
use leptos::prelude::*;
use table::Seat;

use crate::app::App;
use crate::offer::{self, Target};
use crate::session::{PERSON, Session};

/// The table that is drawn: of the match that is played, or of a replay.
#[derive(Clone, Copy)]
pub struct Table {
    /// What is seen.
    pub view: Memo<Option<View>>,
    /// Whether the person plays here; in a replay nothing can be picked.
    pub is_live: bool,
}

impl Table {
    /// Reads something of a seat off the view; the default while there is none.
    pub fn of_seat<T: Default>(&self, seat: Seat, read: impl FnOnce(&SeatView) -> T) -> T {
        self.view.with(|view| view.as_ref().and_then(|view| view.seats.get(seat.index()).map(read)).unwrap_or_default())
    }

    /// Whether something can be done with the target now.
    pub fn is_lit(&self, app: &App, target: Target) -> bool {
        self.is_live
            && app.session.with(|session| {
                let Some(session) = session else { return false };
                app.picked.with(|picked| {
                    let actions = session.actions();
                    offer::is_lit(PERSON, &actions, picked, target)
                })
            })
    }
}

/// The page, for its parts.
pub fn use_app() -> App {
    expect_context()
}

/// The table, for its parts.
pub fn use_table() -> Table {
    expect_context()
}

/// The table of the match that is played.
pub fn live_table(app: App) -> Table {
    let view = Memo::new(move |_| app.session.with(|session| session.as_ref().map(Session::view)));
    Table { view, is_live: true }
}
