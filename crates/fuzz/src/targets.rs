//! The targets: each makes inputs from seeds, and checks the properties that must hold for any of them.

mod documents;
mod files;
mod lines;
mod session;

use door::AnyGame;
use serde_json::{Value, json};

use crate::client::Client;
use crate::draw::Draw;
use crate::failure::{Checked, Failure};
use crate::matches;
use crate::seeds::Seeds;

pub(crate) use session::{names_clause, notations, try_action};

/// The result for an input whose properties hold.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// The input was accepted.
    Accepted,
    /// The input was refused, with what was expected.
    Refused,
}

/// A part of the program that is fuzzed.
pub(crate) struct Target {
    pub(crate) name: &'static str,
    pub(crate) about: &'static str,
    /// How many cases the bounded run tries for each game.
    pub(crate) cases: u64,
    /// Makes an input.
    pub(crate) make: fn(&mut Draw, &Seeds, &mut Client) -> Checked<Value>,
    /// Tries an input: returns the verdict, or the property that does not hold.
    pub(crate) check: fn(&'static dyn AnyGame, &mut Client, &Value) -> Checked<Verdict>,
}

/// Every target.
pub(crate) const TARGETS: [Target; 13] = [
    Target {
        name: "setup",
        about: "setups, as documents and as texts",
        cases: 600,
        make: documents::make_setup,
        check: documents::check_setup,
    },
    Target {
        name: "position",
        about: "positions in every notation",
        cases: 1000,
        make: documents::make_position,
        check: documents::check_position,
    },
    Target {
        name: "record",
        about: "records",
        cases: 400,
        make: documents::make_record,
        check: documents::check_record,
    },
    Target {
        name: "cards",
        about: "cards in a request: RON, lists, compact notation",
        cases: 300,
        make: documents::make_cards,
        check: documents::check_cards,
    },
    Target {
        name: "deck",
        about: "decks: lists of ids, lines, RON, links, XML",
        cases: 80,
        make: files::make_deck,
        check: files::check_deck,
    },
    Target {
        name: "files",
        about: "card files and setup files of the command line",
        cases: 400,
        make: files::make_file,
        check: files::check_file,
    },
    Target {
        name: "query",
        about: "searches among the cards",
        cases: 30,
        make: documents::make_query,
        check: documents::check_query,
    },
    Target {
        name: "options",
        about: "names of options",
        cases: 50,
        make: files::make_options,
        check: files::check_options,
    },
    Target {
        name: "actions",
        about: "actions in a live match",
        cases: 60,
        make: session::make_actions,
        check: session::check_actions,
    },
    Target {
        name: "stops",
        about: "standing orders in a live match",
        cases: 120,
        make: session::make_stops,
        check: session::check_stops,
    },
    Target {
        name: "chance",
        about: "scripts of chance",
        cases: 60,
        make: session::make_chance,
        check: session::check_chance,
    },
    Target {
        name: "line",
        about: "the engine's line: JSON that is none, wrong types, altered requests of a live session",
        cases: 60,
        make: lines::make,
        check: lines::check,
    },
    Target {
        name: "match",
        about: "whole matches through the engine: offered is accepted, positions, records, twin worlds",
        cases: 18,
        make: matches::make,
        check: matches::check,
    },
];

/// Returns every viewer of a match, as the engine names them.
pub(crate) fn viewers(seats: u8) -> impl Iterator<Item = Value> {
    (0..seats).map(|seat| json!(seat)).chain([json!("public")])
}

/// Returns the number of seats of a match.
pub(crate) fn seats(client: &mut Client, name: &Value) -> Checked<u8> {
    let setup = client.field("match.position", json!({ "match": name }), "setup")?;
    Ok(setup["seats"].as_array().map_or(0, |seats| seats.len() as u8))
}

/// Returns what every viewer sees of a match and may do in it, without the number of decisions, which a position does
/// not hold.
pub(crate) fn sight(client: &mut Client, name: &Value) -> Checked<Vec<Value>> {
    let seats = seats(client, name)?;
    let mut seen = Vec::new();
    for viewer in viewers(seats) {
        let view = json!({ "match": name, "viewer": viewer, "language": "en" });
        seen.push(client.result("match.view", view)?);
        let mut awaits = client.result("match.awaits", json!({ "match": name, "viewer": viewer }))?;
        awaits["decisions"] = Value::Null;
        seen.push(awaits);
        if viewer.is_number() {
            seen.push(client.result("match.actions", json!({ "match": name, "seat": viewer }))?);
        }
    }
    Ok(seen)
}

/// Returns the position of a match.
pub(crate) fn position(client: &mut Client, name: &Value) -> Checked<Value> {
    client.field("match.position", json!({ "match": name }), "position")
}

/// Returns the seats that are asked.
pub(crate) fn asked(client: &mut Client, name: &Value) -> Checked<Vec<Value>> {
    let seats = client.field("match.awaits", json!({ "match": name }), "seats")?;
    Ok(seats.as_array().into_iter().flatten().map(|asked| asked["seat"].clone()).collect())
}

/// Lets the random player make up to this many decisions, and checks that each seat that is asked can answer.
pub(crate) fn play_on(client: &mut Client, name: &Value, decisions: u64) -> Checked {
    for number in 0..decisions {
        let Some(seat) = asked(client, name)?.into_iter().next() else { return Ok(()) };
        let bot = json!({ "match": name, "seat": seat, "bot": "random", "seed": number });
        let accepted = client.field("match.bot", bot, "accepted")?;
        Failure::unless(accepted == true, "a player's answer is accepted", || {
            format!("decision {number} of seat {seat}")
        })?;
    }
    Ok(())
}
