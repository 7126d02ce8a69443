//! A client of the engine that checks every answer.

use std::io::{BufRead, BufReader, BufWriter, PipeWriter, Write, pipe};
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::thread;
use std::time::{Duration, Instant};

use serde_json::{Value, json};

use crate::failure::{Checked, Failure, brief, last_panic};

/// How long an answer may take before the engine counts as hung. Far more than any takes on a busy machine.
const PATIENCE: Duration = Duration::from_secs(60);
/// The most problems in one answer: a hundred, and one line that says how many more there are.
const MOST_PROBLEMS: usize = 101;
/// The longest error message, in bytes: it may list everything that would have been valid.
const LONGEST_MESSAGE: usize = 6_000;
/// The longest run of letters without a space in a message: it quotes a part of the wrong input, never all of it.
const LONGEST_PIECE: usize = 300;

/// An engine on a separate thread, and the lines to and from it.
pub(crate) struct Client {
    input: PipeWriter,
    answers: Receiver<String>,
    /// The id of the next request.
    next: u64,
    /// How many lines have been answered.
    pub(crate) answered: u64,
}

/// The answer to a request: its result, or its error.
pub(crate) type Answer = Result<Value, Value>;

impl Client {
    /// Starts a new engine without any match.
    pub(crate) fn start() -> Checked<Self> {
        let broken = |error: std::io::Error| Failure::new("the engine starts", error.to_string());
        let (requests, input) = pipe().map_err(broken)?;
        let (output, answers) = pipe().map_err(broken)?;
        thread::spawn(move || engine::run(games::GAMES, BufReader::new(requests), BufWriter::new(answers)));
        let (send, receive) = channel();
        thread::spawn(move || {
            for line in BufReader::new(output).lines() {
                if line.is_ok_and(|line| send.send(line).is_err()) {
                    return;
                }
            }
        });
        Ok(Self { input, answers: receive, next: 0, answered: 0 })
    }

    /// Calls a method.
    pub(crate) fn call(&mut self, method: &str, params: Value) -> Checked<Answer> {
        self.next += 1;
        let id = json!(format!("call {}", self.next));
        self.send(json!({ "jsonrpc": "2.0", "id": id, "method": method, "params": params }).to_string().as_bytes())?;
        let mut answer = self.receive()?;
        Failure::unless(answer["id"] == id, "an answer bears the id of its request", || brief(&answer.to_string()))?;
        Ok(if answer["error"].is_null() { Ok(answer["result"].take()) } else { Err(answer["error"].take()) })
    }

    /// Calls a method that must succeed here.
    pub(crate) fn result(&mut self, method: &str, params: Value) -> Checked<Value> {
        let asked = params.clone();
        self.call(method, params)?.map_err(|error| {
            Failure::new(
                "a request that is right is answered",
                format!("{method} {}: {error}", brief(&asked.to_string())),
            )
        })
    }

    /// Returns one field of the result of a method that must succeed here.
    pub(crate) fn field(&mut self, method: &str, params: Value, field: &str) -> Checked<Value> {
        Ok(self.result(method, params)?[field].take())
    }

    /// Sends a line unchanged.
    pub(crate) fn send(&mut self, line: &[u8]) -> Checked {
        let sent = self.input.write_all(&[line, b"\n"].concat());
        sent.map_err(|error| Failure::new("the engine lives on", format!("{error}; {}", last_panic())))
    }

    /// Receives the next answer and checks it.
    pub(crate) fn receive(&mut self) -> Checked<Value> {
        let text = self.answers.recv_timeout(PATIENCE).map_err(|error| match error {
            RecvTimeoutError::Timeout => Failure::new("an answer always comes", format!("none in {PATIENCE:?}")),
            RecvTimeoutError::Disconnected => Failure::new("the engine lives on", last_panic()),
        })?;
        self.answered += 1;
        let answer = serde_json::from_str(&text);
        let answer: Value =
            answer.map_err(|error| Failure::new("an answer is JSON", format!("{error}: {}", brief(&text))))?;
        match &answer {
            Value::Array(answers) => answers.iter().try_for_each(look_at)?,
            one => look_at(one)?,
        }
        Ok(answer)
    }

    /// Drops a match.
    pub(crate) fn drop_match(&mut self, name: &Value) -> Checked {
        self.result("match.drop", json!({ "match": name })).map(|_| ())
    }
}

/// Checks what must hold for every answer.
fn look_at(answer: &Value) -> Checked {
    let text = || brief(&answer.to_string());
    Failure::unless(answer["jsonrpc"] == "2.0", "an answer is JSON-RPC", text)?;
    if let Some(problems) = answer["result"]["problems"].as_array() {
        few(problems)?;
    }
    let error = &answer["error"];
    if error.is_null() {
        return Failure::unless(answer.get("result").is_some(), "an answer has a result or an error", text);
    }
    Failure::unless(error["code"] != -32603, "no panic", last_panic)?;
    let told = |message: &Value| message.as_str().is_some_and(|message| !message.trim().is_empty());
    let short = |message: &Value| message.as_str().is_some_and(is_short);
    Failure::unless(told(&error["message"]), "an error has a message", text)?;
    Failure::unless(short(&error["message"]), "a message is short", text)?;
    let problems = error["data"]["problems"].as_array();
    if let Some(problems) = problems {
        few(problems)?;
        let messages = || problems.iter().map(|problem| &problem["message"]);
        Failure::unless(messages().all(told), "a problem has a message", text)?;
        Failure::unless(messages().all(short), "a message is short", text)?;
    }
    // The only error that is not a mistake of the client.
    let is_cancelled = error["code"] == -32010;
    let is_named = told(&error["data"]["expected"]) || problems.is_some_and(|problems| !problems.is_empty());
    Failure::unless(is_named || is_cancelled, "an error names what was expected", text)
}

fn is_short(message: &str) -> bool {
    let mut pieces = message.split(char::is_whitespace);
    message.len() <= LONGEST_MESSAGE && pieces.all(|piece| piece.chars().count() <= LONGEST_PIECE)
}

fn few(problems: &[Value]) -> Checked {
    Failure::unless(problems.len() <= MOST_PROBLEMS, "problems are at most a hundred", || {
        format!("{} problems, the first {}", problems.len(), brief(&problems[0].to_string()))
    })
}

/// The moment at which a run ends.
pub(crate) struct Until(Instant);

impl Until {
    /// Returns the moment that lies `time` from now.
    pub(crate) fn after(time: Duration) -> Self {
        Self(Instant::now() + time)
    }

    /// Whether it has passed.
    pub(crate) fn is_over(&self) -> bool {
        Instant::now() >= self.0
    }
}
