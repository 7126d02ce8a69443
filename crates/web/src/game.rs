//! The game of this page, and everything that the shell asks of it.
//!
//! A game's part of the page lies with the game, in `games/GAME/page`. Of what it holds the shell can name what stands
//! here and nothing else: `page` is private to this file. So this file is the interface between the two, and it is tested
//! by compiling: a game that lacks one of these names, or gives it another signature than the shell uses, does not
//! compile; a name that nobody asks for is a warning. Two games are never compared: each is a module of a build of its
//! own.
//!
//! Beside these names a game gives the page
//!
//! - `page.toml`: title, folder, line for the start screens, and what a first visit may cost (`crates/pages`);
//! - `locales/en.ftl` and `it.ftl`, as [`MESSAGES`]: what its screens say, and for the shell `game-text` (what the game
//!   is) and `filter-*`;
//! - `static/game.css`: its look, after that of the shell.

#[cfg(feature = "coal")]
#[path = "../../../games/coal/page/mod.rs"]
#[doc(hidden)]
pub mod page;
#[cfg(feature = "doomtrooper")]
#[path = "../../../games/doomtrooper/page/mod.rs"]
#[doc(hidden)]
pub mod page;

/// The types of the rules, the cards, the table options, the standing orders, and the entry that gives
/// the players, and the modes, options and stops from which the start screen is made. Of a
/// [`View`] the shell reads `seats`, `turn`, `active` and `viewer`; its tests read `hand` and `eliminated` of a
/// [`SeatView`]. Everything else of them is the game's own.
pub use page::{Action, CardSet, Entry, Event, Options, SeatView, Setup, Stops, View};

/// The clause by which a seat concedes. Links to clauses are found by its first part, too.
pub(crate) use page::CONCEDE;
/// Whether the table waits for an answer that may be none; `None` where every decision has the same pace.
pub(crate) use page::IS_WINDOW;
/// The messages of the game's screens, in English and in Italian.
pub(crate) use page::MESSAGES;
/// What the names begin with under which the browser keeps the match, the table that is set up, and the decks. A name of the
/// storage stays what it is for as long as somebody's browser may keep it.
pub(crate) use page::STORED;
/// The options of a table.
pub(crate) use page::options_of;

/// For [`crate::desk`] alone: the rules ([`table::Game`]), the table as text, its cards, the document of a view, a view with
/// all cards open, for a match that is over; the answers that harm the seat, by its view, and what it can decide together;
/// and whether the seat that decided learns something by an event that it could not know before, since undo ends there.
pub(crate) use page::desk::{
    State, ViewDocument, cards_text, harms, open_view, plans, read_cards, read_setup, read_view, setup_text, tells_more,
};

/// What the actions are about: things on the screen that light up and are picked.
pub mod offer {
    pub use super::page::offer::{Target, begins_too, example, is_aimed, is_done_at_once, is_folded, targets};
}

/// Where cards lie, and which ones moved between two views.
pub mod movement {
    pub use super::page::movement::{Place, movements};
}

/// Which events belong together in the log.
pub(crate) mod beats {
    pub use super::page::beats::{head, marks, scene, staged, turn_of};
}

/// The table as it is drawn: the boards and the middle.
pub(crate) mod board {
    pub use super::page::board::{Seats, StagedFace, addend_name, is_setup};
}

/// How a seat stands.
pub(crate) mod seat {
    pub use super::page::seat::{
        Marks, SeatBoard, acting, calling, is_asked, is_out, name, portrait, standing, team_class,
    };
}

/// How the lines of a decision look.
pub(crate) mod decision {
    pub use super::page::decision::{
        Budget, Group, Picked, gives_up, group_of, is_planned, is_rest, is_setup, label_of_times, look_of, most_times,
        name_of_target, short, title_of_group, title_of_target,
    };
}

/// Impossible actions that a person could think of.
pub(crate) mod why_not {
    pub use super::page::why_not::{impossible, is_far_from_now};
}

/// What of the game the side panel shows.
pub(crate) mod panel {
    pub use super::page::panel::{Shown, ShownView};
}

/// What can be read on the table, by the marks of its parts, and the cards of an open hand.
pub(crate) mod reader {
    pub use super::page::reader::{behind, hand_of, place_of_mark};
}

/// What the seats bring to a table; and, as methods of [`crate::plan::Plan`], its `setup` and its `problems`.
pub(crate) mod plan {
    pub use super::page::plan::TablePlan;
}

/// What of setting up a match is the game's own: what the seats bring, and how strong and how quick each level is in it.
pub(crate) mod start {
    pub use super::page::start::{FIRST_MATCH, HeroArt, LEVELS, SeatDecks, reasons_id};
}

/// The deck builder.
pub(crate) mod deck {
    pub use super::page::deck::{
        CardFace, CardNo, Deck, LONGEST_NAME, Problem, SHOWN, Sheet, Starts, card_facts, card_id, card_name, count,
        counts, line_of, read,
    };
}

/// The search for cards.
pub(crate) mod card_filter {
    pub use super::page::card_filter::{COPIES, card_no, lists};
}

/// The card browser.
pub(crate) mod cards_page {
    pub use super::page::cards_page::CardsScreen;
}

/// The figures of a match, for the desk; and whether the least of its curve is best.
pub(crate) mod figures {
    pub use super::page::figures::{LEAST_WINS, Tally, decks, standing};
}

/// The symbols of the game as they are drawn, each with the id of its meaning.
pub(crate) mod legend {
    pub use super::page::legend::symbols;
}

/// What a person could do now that it may not think of: the id of a line.
pub(crate) mod hint {
    pub use super::page::hint::hint;
}

/// A seat on the end screen.
pub(crate) mod end {
    pub use super::page::end::EndSeat;
}

/// Tables, decks, options and a stop that the shell's own tests play and keep.
#[cfg(test)]
pub(crate) mod testing {
    pub use super::page::testing::{
        ANY_ACTION, COMPOSES, MODES, SOME_OPTION, STOP, STORED_BEFORE, team_table, usual_decks, usual_table,
    };
}
