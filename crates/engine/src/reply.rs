//! Requests and errors of JSON-RPC 2.0.

use door::DoorError;
use protocol::RefusalDocument;
use serde_json::{Map, Value, json};
use table::Language;

/// A request that is well formed.
pub(crate) struct Request {
    /// `None` for a notification, which gets no answer.
    pub id: Option<Value>,
    pub method: String,
    pub params: Value,
}

impl Request {
    /// Parses a request; for a malformed one, returns its id as far as it has one.
    pub(crate) fn read(request: Value) -> Result<Self, (Value, Fault)> {
        let Value::Object(mut fields) = request else {
            return Err((Value::Null, Fault::invalid_request("a request is an object")));
        };
        let id = fields.remove("id");
        let known_id = match &id {
            Some(id @ (Value::String(_) | Value::Number(_))) => id.clone(),
            _ => Value::Null,
        };
        let fault = |message: &str| Err((known_id.clone(), Fault::invalid_request(message)));
        if matches!(id, Some(Value::Array(_) | Value::Object(_) | Value::Bool(_))) {
            return fault("`id` is a string, a number or null");
        }
        if fields.remove("jsonrpc") != Some(Value::String("2.0".into())) {
            return fault("`jsonrpc` must be \"2.0\"");
        }
        let Some(Value::String(method)) = fields.remove("method") else {
            return fault("`method` must be the name of a method");
        };
        let params = match fields.remove("params") {
            None => Value::Object(Map::new()),
            Some(params @ (Value::Object(_) | Value::Array(_))) => params,
            Some(_) => return fault("`params` is an object"),
        };
        Ok(Self { id, method, params })
    }
}

/// An error, as it appears in an answer.
#[derive(Clone, Debug)]
pub(crate) struct Fault {
    pub code: i32,
    pub message: String,
    /// Further facts: `expected`, `problems`.
    pub data: Map<String, Value>,
}

impl Fault {
    fn new(code: i32, message: impl Into<String>) -> Self {
        Self { code, message: message.into(), data: Map::new() }
    }

    pub(crate) fn with(mut self, name: &str, value: impl Into<Value>) -> Self {
        self.data.entry(name).or_insert_with(|| value.into());
        self
    }

    pub(crate) fn parse(error: &serde_json::Error) -> Self {
        Self::new(-32700, format!("this is not JSON: {error}")).with("expected", "one JSON-RPC 2.0 message on one line")
    }

    pub(crate) fn invalid_request(message: impl Into<String>) -> Self {
        Self::new(-32600, message).with("expected", r#"{"jsonrpc": "2.0", "id": 1, "method": "hello", "params": {}}"#)
    }

    pub(crate) fn unknown_method(method: &str, known: &[&str]) -> Self {
        let method: String = method.chars().take(60).collect();
        Self::new(-32601, format!("there is no method `{method}`"))
            .with("expected", format!("one of {}", known.join(", ")))
    }

    pub(crate) fn params(message: impl Into<String>) -> Self {
        Self::new(-32602, message)
    }

    pub(crate) fn internal(dropped: Option<&str>) -> Self {
        let fault = Self::new(-32603, "the engine has a fault here; please report the request");
        match dropped {
            Some(name) => fault.with("dropped", name),
            None => fault,
        }
    }

    pub(crate) fn unknown_match(name: &str, known: &str) -> Self {
        let name: String = name.chars().take(60).collect();
        Self::new(-32001, format!("there is no match `{name}`"))
            .with("expected", format!("the name of a live match, as match.new gave it; {known}"))
    }

    pub(crate) fn too_many_matches(most: usize) -> Self {
        Self::new(-32002, format!("{most} matches are live, and that is the most"))
            .with("expected", "match.drop for a match that is no longer needed")
    }

    pub(crate) fn query() -> Self {
        Self::new(-32003, "the query is not right")
    }

    pub(crate) fn cancelled() -> Self {
        Self::new(-32010, "the player was stopped before it had answered; nothing has changed")
    }

    pub(crate) fn too_many_waiting(most: usize) -> Self {
        Self::new(
            -32011,
            format!("{most} requests wait for the player that thinks about this match, and that is the most"),
        )
        .with("expected", "match.cancel, or fewer requests before it has answered")
    }

    /// A seat asks for the log of a match in which its rules keep it from the players.
    pub(crate) fn no_log(refusal: &RefusalDocument) -> Self {
        Self::new(-32013, refusal.text.get(Language::En).to_owned())
            .with("clause", refusal.clause.as_str())
            .with("expected", "the viewer public, or a match that is over")
    }

    pub(crate) fn not_asked(seat: u8) -> Self {
        Self::new(-32005, format!("seat {seat} is not asked now")).with("expected", "a seat that match.awaits lists")
    }
}

impl From<String> for Fault {
    /// Makes an error that says what was expected of a parameter.
    fn from(message: String) -> Self {
        Self::params(message)
    }
}

impl From<DoorError> for Fault {
    /// Maps an error to its code; no other table does this.
    fn from(error: DoorError) -> Self {
        let message = error.to_string();
        match error {
            DoorError::Problems { what, problems } => {
                let listed: Vec<Value> = problems
                    .iter()
                    .map(|problem| json!({ "line": problem.line, "message": problem.message.to_string() }))
                    .collect();
                Self::new(-32003, format!("the {what} is not right")).with("what", what).with("problems", listed)
            }
            DoorError::NotAnAction(_) => Self::params(message),
            DoorError::NoSuchSeat { .. } => Self::params(message),
            DoorError::Over => Self::new(-32004, message).with("expected", "a match that goes on; see match.awaits"),
            DoorError::NotTakenBack(_) => Self::new(-32012, message)
                .with("expected", "something that the seat began in this match and nobody has built upon"),
            DoorError::Script(_) => {
                Self::new(-32006, message).with("expected", "a script with the draws that are made, in their order")
            }
            DoorError::NoRecord => Self::new(-32007, message).with("expected", "a match with a seed"),
            DoorError::NoSuchGame { .. } => Self::new(-32008, message).with("expected", "a game that hello lists"),
            DoorError::NoSuchCard(_) => Self::new(-32008, message).with("expected", "an id that cards.list gives"),
            DoorError::NoSuchClause(_) => Self::new(-32008, message).with("expected", "an id that rules.list gives"),
            DoorError::Replay(_) => {
                Self::new(-32009, message).with("expected", "a record that can be replayed up to there")
            }
        }
    }
}

/// Returns the answer to a request, whether it succeeded or failed.
pub(crate) fn answer(id: Value, outcome: Result<Value, Fault>) -> Value {
    match outcome {
        Ok(value) => result(id, value),
        Err(fault) => failure(id, fault),
    }
}

/// Returns the answer to a request that succeeded.
pub(crate) fn result(id: Value, result: Value) -> Value {
    json!({ "jsonrpc": "2.0", "id": id, "result": result })
}

/// Returns the answer to a request that failed.
pub(crate) fn failure(id: Value, fault: Fault) -> Value {
    let mut error = json!({ "code": fault.code, "message": brief(&fault.message) });
    if !fault.data.is_empty() {
        error["data"] = Value::Object(fault.data);
    }
    let problems = error.pointer_mut("/data/problems").and_then(Value::as_array_mut);
    for message in problems.into_iter().flatten().filter_map(|problem| problem.get_mut("message")) {
        if let Some(shortened) = message.as_str().map(brief) {
            *message = shortened.into();
        }
    }
    json!({ "jsonrpc": "2.0", "id": id, "error": error })
}

/// The longest run of letters without a space in a message. Readers quote a wrong word, and a word of a request may
/// have four million letters.
const LONGEST_WORD: usize = 100;

/// Returns the message with its long words cut short.
fn brief(message: &str) -> String {
    let shortened = |word: &str| match word.char_indices().nth(LONGEST_WORD) {
        Some((end, _)) => format!("{}...", &word[..end]),
        None => word.to_owned(),
    };
    message.split(' ').map(shortened).collect::<Vec<_>>().join(" ")
}
