//! The engine: JSON-RPC 2.0 on a pair of streams, one message a line. `docs/engine-protocol.md` describes it.
//!
//! *Architecture invariant.* Every input gets an answer and the process stays alive: lines, nesting, batches and live
//! matches have limits, and a fault inside one request does not affect others.

mod beside;
#[cfg(test)]
mod bounds_tests;
mod lines;
mod methods;
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
use serde_json::Value;

pub use schemas::schemas;

use lines::Line;
use player::{Answer, Thought};
use reply::Fault;

/// The version of the protocol.
pub const PROTOCOL: u32 = 1;
/// The longest line that is read, in bytes.
pub const LONGEST_LINE: usize = 4 << 20;
/// The most values of one line: lists, objects, and their contents. A parsed value takes many times the memory of its
/// text.
pub const MOST_VALUES: usize = 100_000;
/// The most requests of one batch.
pub const MOST_REQUESTS: usize = 100;
/// The most matches that exist at once.
pub const MOST_MATCHES: usize = 256;

/// The most players that think at once; further requests wait for their turn.
pub const MOST_THOUGHTS: usize = 16;
/// The most requests that wait for the thought about one match.
pub const MOST_WAITING: usize = 100;

/// Answers every line of the input, until it ends and every player has answered.
///
/// # Errors
/// When the streams fail; a reader that has gone away ends the run without an error.
pub fn run(games: Games, input: impl BufRead + Send + 'static, output: impl Write) -> io::Result<()> {
    beside::run(Engine::new(games), input, output)
}

/// The engine of one client: its live matches.
pub(crate) struct Engine {
    games: Games,
    matches: BTreeMap<String, Box<dyn AnyMatch>>,
    /// How many matches have been created so far.
    count: u64,
}

impl Engine {
    /// Returns an engine without any match.
    pub(crate) fn new(games: Games) -> Self {
        Self { games, matches: BTreeMap::new(), count: 0 }
    }

    /// Parses a line into a message; `None` for an empty line.
    ///
    /// # Errors
    /// The error answer to a line that is not a message.
    pub(crate) fn read(line: Line) -> Result<Option<Value>, Value> {
        let text = match line {
            Line::Whole(text) => text,
            Line::TooLong => {
                let message = format!("the line is longer than {LONGEST_LINE} bytes");
                return Err(reply::failure(Value::Null, Fault::invalid_request(message)));
            }
        };
        if text.iter().all(u8::is_ascii_whitespace) {
            return Ok(None);
        }
        if lines::has_more_values(&text, MOST_VALUES) {
            let message = format!("the line holds more than {MOST_VALUES} values");
            return Err(reply::failure(Value::Null, Fault::invalid_request(message)));
        }
        serde_json::from_slice(&text).map(Some).map_err(|error| reply::failure(Value::Null, Fault::parse(&error)))
    }

    /// Returns the answer to a line; `None` for a notification or an empty line.
    #[cfg(test)]
    pub(crate) fn answer_line(&mut self, line: Line) -> Option<Value> {
        match Self::read(line) {
            Ok(message) => self.answer(message?),
            Err(failure) => Some(failure),
        }
    }

    /// Returns the answer to a message; `None` for a notification.
    pub(crate) fn answer(&mut self, message: Value) -> Option<Value> {
        match message {
            Value::Array(requests) => self.batch(requests),
            request => self.one(request),
        }
    }

    /// Begins a `match.bot`: returns the question for the player, and the id of the request.
    ///
    /// # Errors
    /// The answer to the request, when there is nothing to think about.
    pub(crate) fn begin(&mut self, request: Value) -> Result<(Thought, Option<Value>), Option<Value>> {
        let reply::Request { id, method: _, params } =
            reply::Request::read(request).map_err(|(id, fault)| Some(reply::failure(id, fault)))?;
        let thought = methods::read(params).and_then(|params| self.thought(&params));
        match thought.map_err(|fault| fault.with("expected", methods::expects("match.bot"))) {
            Ok(thought) => Ok((thought, id)),
            Err(fault) => Err(id.map(|id| reply::failure(id, fault))),
        }
    }

    /// Plays the action that a player has chosen, and answers its request.
    pub(crate) fn finish(&mut self, thought: &Thought, id: Option<Value>, answer: Answer) -> Option<Value> {
        let outcome = self.contained(Some(thought.name.clone()), |engine| engine.play(thought, answer));
        Some(reply::answer(id?, outcome))
    }

    /// Runs `work` and catches a panic in it; the match that it concerns is then dropped.
    fn contained(
        &mut self,
        named: Option<String>,
        work: impl FnOnce(&mut Self) -> Result<Value, Fault>,
    ) -> Result<Value, Fault> {
        catch_unwind(AssertUnwindSafe(|| work(self))).unwrap_or_else(|_| {
            // The match may be half changed, so it is removed: a missing match is better than a wrong one.
            let dropped = named.filter(|name| self.matches.remove(name).is_some());
            Err(Fault::internal(dropped.as_deref()))
        })
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
        let outcome = self.contained(named, |engine| methods::call(engine, &request.method, request.params));
        Some(reply::answer(request.id?, outcome))
    }

    fn live(&mut self, name: &str) -> Result<&mut Box<dyn AnyMatch>, Fault> {
        let known: Vec<&str> = self.matches.keys().map(String::as_str).take(8).collect();
        let known =
            if known.is_empty() { "there is none yet".to_owned() } else { format!("there are {}", known.join(", ")) };
        self.matches.get_mut(name).ok_or_else(|| Fault::unknown_match(name, &known))
    }

    /// Checks that one more match fits.
    fn check_room(&self) -> Result<(), Fault> {
        if self.matches.len() < MOST_MATCHES { Ok(()) } else { Err(Fault::too_many_matches(MOST_MATCHES)) }
    }

    /// Stores a match and returns its name.
    fn keep(&mut self, live: Box<dyn AnyMatch>) -> String {
        self.count += 1;
        let name = format!("m{}", self.count);
        self.matches.insert(name.clone(), live);
        name
    }
}
