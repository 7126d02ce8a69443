//! The context of the parts of a table: a view, the occupants of the seats, and whether the match is played or only
//! watched.

use leptos::prelude::*;
use table::{Seat, Viewer};

use crate::app::App;
use crate::chair::{Chair, only_person};
use crate::desk::ToldLine;
use crate::game::offer::Target;
use crate::game::seat::name;
use crate::game::{SeatView, View};
use crate::offer;

/// The table that is drawn: of the match that is played, or of a replay.
#[derive(Clone, Copy)]
pub struct TableContext {
    /// The view.
    pub view: Memo<Option<View>>,
    /// The occupants of the seats; empty for a record from a file.
    pub chairs: Memo<Vec<Chair>>,
    /// The log of the viewer.
    pub lines: Signal<Vec<ToldLine>>,
    /// The moment of a replay that is shown, as a number of decisions.
    pub moment: Option<RwSignal<usize>>,
    /// Whether a person plays here; in a replay nothing can be picked.
    pub is_live: bool,
}

impl TableContext {
    /// Reads something about a seat from the view; returns the default if there is no view.
    pub fn of_seat<T: Default>(&self, seat: Seat, read: impl FnOnce(&SeatView) -> T) -> T {
        self.view.with(|view| view.as_ref().and_then(|view| view.seats.get(seat.index()).map(read)).unwrap_or_default())
    }

    /// Reads something from the view; returns the default if there is no view.
    pub fn of_view<T: Default>(&self, read: impl FnOnce(&View) -> T) -> T {
        self.view.with(|view| view.as_ref().map(read).unwrap_or_default())
    }

    /// Returns the seat of the viewer.
    pub fn me(&self) -> Option<Seat> {
        self.of_view(|view| seat_of(view.viewer))
    }

    /// Returns the name of a seat on the screen and in the log: `you`, the name of the person, or the name that the
    /// game gives.
    pub fn who(&self, app: &App, seat: Seat) -> String {
        let (me, own) = self.of_view(|view| (seat_of(view.viewer), name(app, view, seat)));
        self.chairs.with(|chairs| {
            // A replay shows the names of the match.
            let me = if self.is_live { me } else { only_person(chairs) };
            name_of_seat(app, chairs, me, seat, own)
        })
    }

    /// Whether the target is picked, or is part of the plan that is being made.
    pub fn is_picked(&self, app: &App, target: Target) -> bool {
        let is_planned = || {
            app.plans
                .with(|plans| plans.as_ref().is_some_and(|plans| self.me().is_some_and(|me| plans.has(me, target))))
        };
        self.is_live && (app.picked.with(|picked| picked.contains(&target)) || is_planned())
    }

    /// Whether something can be done with the target now.
    pub fn is_lit(&self, app: &App, target: Target) -> bool {
        self.is_live
            && app.shown.with(|shown| {
                let Some((shown, me)) = shown.as_ref().and_then(|shown| Some((shown, shown.me()?))) else {
                    return false;
                };
                let planned = app.plans.with(|plans| plans.as_ref().map(|plans| plans.pointed(me, target).is_some()));
                if let Some(is_lit) = planned {
                    return is_lit;
                }
                app.picked.with(|picked| {
                    offer::is_lit(me, &shown.aims(), picked, target)
                        || app.reach.with(|reach| reach.is_lit(me, picked, target))
                })
            })
    }
}

/// Returns the seat of a viewer, unless it is the public.
pub fn seat_of(viewer: Viewer) -> Option<Seat> {
    match viewer {
        Viewer::Seat(seat) => Some(seat),
        Viewer::Public => None,
    }
}

/// Returns the name of a seat for this viewer; `own` is the name that the game gives.
pub fn name_of_seat(app: &App, chairs: &[Chair], me: Option<Seat>, seat: Seat, own: Option<String>) -> String {
    let people = chairs.iter().filter(|chair| chair.is_person()).count();
    let is_alone = |me: Seat| chairs.get(me.index()).is_some_and(|chair| chair.is_person() && people == 1);
    if me.is_some_and(|me| me == seat && is_alone(me)) {
        return app.say("you");
    }
    let typed = chairs.get(seat.index()).filter(|chair| chair.is_person() && !chair.name.is_empty());
    let typed = typed.map(|chair| chair.name.clone());
    let name = typed.or(own).unwrap_or_else(|| app.say_with("player-n", &[("n", (seat.0 + 1).into())]));
    if me == Some(seat) { app.say_with("name-you", &[("name", name.into())]) } else { name }
}

/// Returns the page, for its parts.
pub fn use_app() -> App {
    expect_context()
}

/// Returns the table, for its parts.
pub fn use_table() -> TableContext {
    expect_context()
}

/// Returns the table of the match that is played.
pub fn live_table(app: App) -> TableContext {
    let view = Memo::new(move |_| app.shown.with(|shown| shown.as_ref().map(|shown| shown.view().clone())));
    let chairs = Memo::new(move |_| {
        app.shown.with(|shown| shown.as_ref().map(|shown| shown.chairs().to_vec()).unwrap_or_default())
    });
    TableContext { view, chairs, lines: app.desk.lines.into(), moment: None, is_live: true }
}
