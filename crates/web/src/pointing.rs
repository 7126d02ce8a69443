//! Lights up for a moment on the table what a line of the log is about.

use leptos::prelude::*;
use leptos::task::spawn_local;
use web_sys::{Element, ScrollIntoViewOptions, ScrollLogicalPosition};

use crate::desk::pause;
use crate::game::reader::place_of_mark;
use crate::table_context::TableContext;

/// How long it stays lit, in milliseconds.
const SHOWN: i32 = 2500;
/// How long a table may take to be drawn for another moment, in milliseconds.
const DRAWN: i32 = 250;

/// Lights up the places of these marks, if the cards are still there.
pub fn point_at(table: &TableContext, marks: &[String]) {
    let (table, marks) = (*table, marks.to_vec());
    spawn_local(async move {
        pause(if table.is_live { 0 } else { DRAWN }).await;
        let found: Vec<Element> = marks.iter().filter_map(|mark| untrack(|| element(&table, mark))).collect();
        found.first().into_iter().for_each(bring_in_sight);
        // An element has classes, and any name is allowed.
        found.iter().for_each(|element| drop(element.class_list().add_1("spoken-of")));
        pause(SHOWN).await;
        found.iter().for_each(|element| drop(element.class_list().remove_1("spoken-of")));
    });
}

/// Rolls what the element lies in as far as it must be. On a phone the boards stop at a whole board each, so its board comes first.
pub fn bring_in_sight(element: &Element) {
    let board = element.closest(".boards > .seat").ok().flatten();
    let nearest = ScrollIntoViewOptions::new();
    nearest.set_block(ScrollLogicalPosition::Nearest);
    nearest.set_inline(ScrollLogicalPosition::Nearest);
    for part in board.iter().chain([element]) {
        part.scroll_into_view_with_scroll_into_view_options(&nearest);
    }
}

fn element(table: &TableContext, mark: &str) -> Option<Element> {
    // The table may not exist any more.
    table.view.try_get_untracked()??;
    let place = place_of_mark(table, mark)?;
    document().query_selector(&format!(".table [data-target=\"{place}\"]")).ok()?
}
