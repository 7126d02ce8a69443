//! The game of this page, and everything that the shell asks of it.
//!
//! A game's part of the page lies with the game, in `games/GAME/page`. The shell can only use the names that are
//! listed here: `page` is private to this file. Therefore this file is the interface between the two, and the compiler
//! checks it: a game that lacks one of these names, or gives it another signature than the shell uses, does not
//! compile; a name that is not used causes a warning. Two games are never compiled together: each is a module of its
//! own build.
//!
//! Besides these names a game provides
//!
//! - `page.toml`: title, folder, description for the start screens, and the size limits of a first visit
//!   (`crates/pages`);
//! - `locales/en.ftl` and `it.ftl`, as [`MESSAGES`]: the texts of its screens, and for the shell `game-text` (what the
//!   game is) and `filter-*`;
//! - `static/game.css`: its styles, which come after those of the shell; and `static/signs.css`, if it draws something
//!   both on its page and in the aid.

#[cfg(feature = "coal")]
#[path = "../../../games/coal/page/mod.rs"]
#[doc(hidden)]
pub mod page;
#[cfg(feature = "doomtrooper")]
#[path = "../../../games/doomtrooper/page/mod.rs"]
#[doc(hidden)]
pub mod page;
#[cfg(feature = "estro")]
#[path = "../../../games/estro/page/mod.rs"]
#[doc(hidden)]
pub mod page;

/// The types of the rules, the cards, the table options and the standing orders, and the entry that lists the players,
/// modes, options and stops from which the start screen is made. Of a [`View`] the shell reads `seats`, `turn`,
/// `active` and `viewer`. All other fields are used only by the game.
pub use page::{Action, CardSet, Entry, Event, Options, SeatView, Setup, Stops, View};

/// The clause by which a seat concedes. Its first part is also used to recognise links to clauses.
pub(crate) use page::CONCEDE;
/// The keys of the game's table, with the ids of their texts.
pub(crate) use page::GAME_KEYS;
/// The messages of the game's screens, in English and in Italian.
pub(crate) use page::MESSAGES;
/// The prefix of the names under which the browser stores the match, the table that is set up, and the decks. It must
/// not change as long as somebody's browser may contain such names.
pub(crate) use page::STORED;
/// The options of a table.
pub(crate) use page::options_of;
/// Whether the table waits for an answer that may be a pass; `None` if all decisions have the same pace.
pub(crate) use page::{IS_WINDOW, SIGNS};

/// For [`crate::desk`] only: the rules ([`table::Game`]); the table as text; its cards; the document of a view; a view
/// with all cards open, for a finished match; the answers that harm the seat, judged by its view; the answers that it
/// can decide together; and whether an event reveals something to the seat that decided, which ends undo.
pub(crate) use page::desk::{
    State, ViewDocument, cards_text, harms, open_view, plans, read_cards, read_setup, read_view, setup_text, tells_more,
};

/// The targets of actions: things on the screen that light up and are picked.
pub mod offer {
    pub use super::page::offer::{Target, begins_too, example, is_aimed, is_done_at_once, is_folded, targets};
}

/// The places of cards, and the cards that moved between two views.
pub mod movement {
    pub use super::page::movement::{Place, movements};
}

/// The grouping of events in the log.
pub(crate) mod beats {
    pub use super::page::beats::{head, marks, scene, staged, turn_of};
}

/// The drawing of the table: the boards and the middle; and its pieces that the first decision does not need
/// ([`crate::later`]).
pub(crate) mod board {
    pub use super::page::board::{Piece, Seats, StagedFace, addend_name, is_setup, piece};
}

/// The state of a seat.
pub(crate) mod seat {
    pub use super::page::seat::{
        Marks, SeatBoard, acting, calling, is_asked, is_out, name, portrait, standing, team_class,
    };
}

/// The appearance of the lines of a decision.
pub(crate) mod decision {
    pub use super::page::decision::{
        Budget, Group, Picked, gives_up, group_of, is_offered, is_planned, is_rest, is_setup, label_of_times, look_of,
        most_times, name_of_target, order, question_beside_scene, short, title_of_group, title_of_target,
    };
}

/// Impossible actions that a person might want to take.
pub(crate) mod why_not {
    pub use super::page::why_not::{impossible, is_far_from_now};
}

/// The game's part of the side panel.
pub(crate) mod panel {
    pub use super::page::panel::{Shown, ShownView};
}

/// The parts of the table that can be read, by their marks, and the cards of an open hand.
pub(crate) mod reader {
    pub use super::page::reader::{behind, hand_of, place_of_mark};
}

/// The decks and other things that the seats bring to a table; and, as methods of [`crate::plan::Plan`], its `setup`
/// and its `problems`.
pub(crate) mod plan {
    pub use super::page::plan::TablePlan;
}

/// The game's part of setting up a match: what the seats bring, and how strong and how quick each level is.
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

/// The figures of a match, for the desk; and whether the lowest value of its curve is the best.
pub(crate) mod figures {
    pub use super::page::figures::{LEAST_WINS, Tally, decks, standing};
}

/// The symbols of the game as they are drawn, each with the message id of its meaning.
pub(crate) mod legend {
    pub use super::page::legend::symbols;
}

/// A hint about something that a person could do now and may not think of: the message id of a line.
pub(crate) mod hint {
    pub use super::page::hint::hint;
}

/// A seat on the end screen.
pub(crate) mod end {
    pub use super::page::end::EndSeat;
}

/// Tables, decks, options and a stop that the shell's own tests play and store.
#[cfg(test)]
pub(crate) mod testing {
    pub use super::page::testing::{
        ANY_ACTION, COMPOSES, MODES, SOME_OPTION, STOP, STORED_BEFORE, is_eliminated, shared_table, shown_hand,
        usual_decks, usual_table,
    };
}
