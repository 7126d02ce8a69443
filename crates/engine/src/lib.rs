//! The engine: JSON-RPC 2.0 on a pair of streams, one message a line. `docs/engine-protocol.md` describes it.
//!
//! *Architecture invariant.* Whatever comes in, an answer goes out and the process lives on: lines, nesting, batches and
//! live matches have limits, and a fault inside one request stays inside it.

mod lines;
mod methods;
mod params;
mod player;
#[cfg(test)]
mod protocol_tests;
mod reply;
mod schemas;
#[cfg(test)]
mod tests;

use std::collections::BTreeMap;
use std::io::{self, BufRead, Write};
use std::panic::{AssertUnwindSafe, catch_unwind};

use door::{AnyMatch, Games};
use serde_json::{Value, json};

pub use schemas::schemas;

use lines::{Line, Lines};
use reply::Fault;

/// The version of the protocol.
pub const PROTOCOL: u32 = 1;
/// The longest line that is read, in bytes.
pub const LONGEST_LINE: usize = 4 << 20;
/// The most requests of one batch.
pub const MOST_REQUESTS: usize = 100;
/// The most matches that live at once.
pub const MOST_MATCHES: usize = 256;

/// Answers every line of the input, until it ends.
///
/// # Errors
/// When the streams fail; a reader that has gone away ends the run without an error.
pub fn run(games: Games, input: impl BufRead, mut output: impl Write) -> io::Result<()> {
    let mut engine = Engine::new(games);
    for line in Lines::new(input, LONGEST_LINE) {
        let Some(answer) = engine.answer(line?) else { continue };
        let written = serde_json::to_writer(&mut output, &answer)
            .map_err(io::Error::from)
            .and_then(|()| output.write_all(b"\n"))
            .and_then(|()| output.flush());
        match written {
            Err(error) if error.kind() == io::ErrorKind::BrokenPipe => break,
            other => other?,
        }
    }
    Ok(())
}

/// The matches of one client.
pub(crate) struct Engine {
    games: Games,
    matches: BTreeMap<String, Box<dyn AnyMatch>>,
    /// How many matches there have been.
    count: u64,
}

impl Engine {
    /// No match yet.
    pub(crate) fn new(games: Games) -> Self {
        Self { games, matches: BTreeMap::new(), count: 0 }
    }

    /// The answer to a line; nothing to a notification or an empty line.
    pub(crate) fn answer(&mut self, line: Line) -> Option<Value> {
        let text = match line {
            Line::Whole(text) => text,
            Line::TooLong => {
                let message = format!("the line is longer than {LONGEST_LINE} bytes");
                return Some(reply::failure(Value::Null, Fault::invalid_request(message)));
            }
        };
        if text.iter().all(u8::is_ascii_whitespace) {
            return None;
        }
        match serde_json::from_slice(&text) {
            Err(error) => Some(reply::failure(Value::Null, Fault::parse(&error))),
            Ok(Value::Array(requests)) => self.batch(requests),
            Ok(request) => self.one(request),
        }
    }

    fn batch(&mut self, requests: Vec<Value>) -> Option<Value> {
        let fault = match requests.len() {
            0 => Some("the batch is empty".to_owned()),
            count if count > MOST_REQUESTS => Some(format!("{count} requests; a batch has at most {MOST_REQUESTS}")),
            _ => None,
        };
        if let Some(message) = fault {
            return Some(reply::failure(Value::Null, Fault::invalid_request(message)));
        }
        let answers: Vec<Value> = requests.into_iter().filter_map(|request| self.one(request)).collect();
        (!answers.is_empty()).then_some(Value::Array(answers))
    }

    fn one(&mut self, request: Value) -> Option<Value> {
        let request = match reply::Request::read(request) {
            Ok(request) => request,
            Err((id, fault)) => return Some(reply::failure(id, fault)),
        };
        let named = request.params.get("match").and_then(Value::as_str).map(str::to_owned);
        let outcome = catch_unwind(AssertUnwindSafe(|| methods::call(self, &request.method, request.params)));
        let outcome = outcome.unwrap_or_else(|_| {
            // The match may be half changed: better gone than wrong.
            let dropped = named.filter(|name| self.matches.remove(name).is_some());
            Err(Fault::internal(dropped.as_deref()))
        });
        let id = request.id?;
        Some(match outcome {
            Ok(result) => json!({ "jsonrpc": "2.0", "id": id, "result": result }),
            Err(fault) => reply::failure(id, fault),
        })
    }

    fn live(&mut self, name: &str) -> Result<&mut Box<dyn AnyMatch>, Fault> {
        let known: Vec<&str> = self.matches.keys().map(String::as_str).take(8).collect();
        let known =
            if known.is_empty() { "there is none yet".to_owned() } else { format!("there are {}", known.join(", ")) };
        self.matches.get_mut(name).ok_or_else(|| Fault::unknown_match(name, &known))
    }

    /// Whether one more match fits.
    fn check_room(&self) -> Result<(), Fault> {
        if self.matches.len() < MOST_MATCHES { Ok(()) } else { Err(Fault::too_many_matches(MOST_MATCHES)) }
    }

    /// Takes a match in and gives its name.
    fn keep(&mut self, live: Box<dyn AnyMatch>) -> String {
        self.count += 1;
        let name = format!("m{}", self.count);
        self.matches.insert(name.clone(), live);
        name
    }
}
