//! The engine's line: every input gets an answer.

use door::AnyGame;
use serde_json::{Value, json};

use super::{Verdict, position, sight};
use crate::client::Client;
use crate::draw::Draw;
use crate::failure::{Checked, Failure, brief};
use crate::mutate;
use crate::seeds::Seeds;

/// How many lines a case sends.
const LINES: usize = 16;
/// The most simulations that an altered request may ask for: a fuzzer cannot wait a minute for one answer.
const MOST_SIMULATIONS: u64 = 12;
/// The most requests of a batch (docs/engine-protocol.md).
const MOST_REQUESTS: usize = 100;

/// Returns lines for a session in which `m1` is a match: valid requests, and changed ones.
pub(super) fn make(draw: &mut Draw, seeds: &Seeds, _: &mut Client) -> Checked<Value> {
    let lines: Vec<Value> = (0..LINES)
        .map(|_| {
            let request = request(draw, seeds);
            let request = match draw.below(4) {
                0 => request,
                1 => json!((0..draw.below(5)).map(|_| altered(draw, seeds)).collect::<Vec<_>>()),
                _ => mutate::document(draw, &request, &seeds.words),
            };
            let text = tame(request).to_string();
            match draw.below(5) {
                // The text is altered only if the result cannot make a player think.
                0 if !text.contains("match.bot") => {
                    json!(mutate::text(draw, &text, &seeds.words, &[]).replace('\n', " "))
                }
                1 if !text.contains("match.bot") => json!(mutate::bytes(draw, &text)),
                _ => json!(text),
            }
        })
        .collect();
    let setup = draw.pick(&seeds.setups).cloned().unwrap_or_default();
    Ok(json!({ "setup": setup, "seed": draw.below(1_000), "lines": lines }))
}

fn altered(draw: &mut Draw, seeds: &Seeds) -> Value {
    let request = request(draw, seeds);
    if draw.once_in(2) { request } else { mutate::document(draw, &request, &seeds.words) }
}

/// Returns a request of any method that is nearly valid.
fn request(draw: &mut Draw, seeds: &Seeds) -> Value {
    let (game, seat) = (seeds.game.name(), draw.below(3));
    let viewer = if draw.once_in(3) { json!("public") } else { json!(seat) };
    let any = |draw: &mut Draw, from: &[String]| draw.pick(from).cloned().unwrap_or_default();
    let bots = [&seeds.bots[..], &seeds.levels[..]].concat();
    let (method, mut params) = match draw.below(22) {
        0 => ("hello", json!({})),
        1 => ("match.new", json!({ "game": game, "seed": 3, "setup": draw.pick(&seeds.setups) })),
        2 => {
            let (setup, position) = draw.pick(&seeds.positions).cloned().unwrap_or_default();
            ("match.load", json!({ "game": game, "setup": setup, "position": position, "seed": "7" }))
        }
        3 => ("match.position", json!({})),
        4 => ("match.view", json!({ "viewer": viewer, "language": "it" })),
        5 => ("match.awaits", json!({ "viewer": viewer })),
        6 => ("match.actions", json!({ "seat": seat })),
        7 | 8 => ("match.act", json!({ "seat": seat, "action": any(draw, &seeds.actions) })),
        9 => ("match.explain", json!({ "seat": seat, "action": any(draw, &seeds.actions) })),
        10 => ("match.concede", json!({ "seat": seat })),
        11 => ("match.events", json!({ "viewer": viewer, "since": draw.below(9) })),
        12 => ("match.record", json!({ "comments": draw.once_in(2) })),
        13 => ("match.replay", json!({ "record": any(draw, &seeds.records), "redeal": { "viewer": 0, "seed": 1 } })),
        14 | 15 => {
            let budget = json!({ "simulations": 1 + draw.below(9) });
            ("match.bot", json!({ "seat": seat, "bot": any(draw, &bots), "budget": budget, "seed": 1 }))
        }
        16 => ("match.cancel", json!({})),
        17 => ("match.set_stops", json!({ "seat": seat, "stops": any(draw, &seeds.stops) })),
        18 => ("cards.list", json!({ "game": game, "query": any(draw, &seeds.queries) })),
        19 => ("cards.show", json!({ "game": game, "id": any(draw, &seeds.card_ids) })),
        20 => (
            "deck.check",
            json!({ "game": game, "deck": any(draw, &seeds.decks), "options": [any(draw, &seeds.options)] }),
        ),
        _ => ("rules.clause", json!({ "game": game, "id": any(draw, &seeds.words) })),
    };
    if method.starts_with("match.") && !["match.new", "match.load", "match.replay"].contains(&method) {
        params["match"] = json!("m1");
    }
    json!({ "jsonrpc": "2.0", "id": draw.below(1_000), "method": method, "params": params })
}

/// Returns the same request, with less thinking if it asks for more than a fuzzer has time for.
fn tame(mut request: Value) -> Value {
    match &mut request {
        Value::Array(requests) => requests.iter_mut().for_each(|request| *request = tame(request.take())),
        Value::Object(fields) if fields.get("method").is_some_and(|method| method == "match.bot") => {
            if let Some(Value::Object(params)) = fields.get_mut("params") {
                let is_small = params.get("budget").is_some_and(|budget| match budget {
                    // A budget that is not valid is refused at once.
                    Value::Object(budget) if budget.len() == 1 => budget.iter().all(|(name, count)| {
                        name == "simulations" && count.as_u64().is_none_or(|count| count <= MOST_SIMULATIONS)
                    }),
                    Value::Null => false,
                    _ => true,
                });
                if !is_small {
                    params.insert("budget".into(), json!({ "simulations": MOST_SIMULATIONS }));
                }
            }
        }
        _ => {}
    }
    request
}

pub(super) fn check(game: &'static dyn AnyGame, _: &mut Client, input: &Value) -> Checked<Verdict> {
    // A separate engine: the lines change only this one, and its matches have the names that the lines use.
    let mut client = Client::start()?;
    let new = json!({ "game": game.name(), "seed": input["seed"], "setup": input["setup"] });
    if client.call("match.new", new)?.is_err() {
        return Ok(Verdict::Refused);
    }
    let mut verdict = Verdict::Refused;
    for line in input["lines"].as_array().into_iter().flatten() {
        let bytes = match line {
            Value::String(text) => text.as_bytes().to_vec(),
            bytes => bytes.as_array().into_iter().flatten().filter_map(|byte| Some(byte.as_u64()? as u8)).collect(),
        };
        if answer(&mut client, &bytes)? {
            verdict = Verdict::Accepted;
        }
    }
    Ok(verdict)
}

/// Sends a line and checks that the right number of answers comes, with the right ids. Returns whether the line had an
/// effect.
fn answer(client: &mut Client, line: &[u8]) -> Checked<bool> {
    let m1 = json!("m1");
    let lives = |client: &mut Client| Ok(client.call("match.awaits", json!({ "match": m1 }))?.is_ok());
    let before = if lives(client)? { Some((position(client, &m1)?, sight(client, &m1)?)) } else { None };
    client.send(line)?;
    let expected = expected_ids(line);
    let mut is_all_refused = true;
    if let Some(ids) = &expected {
        let answer = client.receive()?;
        let answers = if let Value::Array(answers) = answer { answers } else { vec![answer] };
        let found: Vec<&Value> = answers.iter().map(|answer| &answer["id"]).collect();
        let seen = || format!("{} answered with {found:?}", brief(&String::from_utf8_lossy(line)));
        Failure::unless(found == ids.iter().collect::<Vec<_>>(), "every request is answered under its id", seen)?;
        is_all_refused =
            answers.iter().all(|answer| !answer["error"].is_null() || answer["result"]["accepted"] == false);
    }
    // A notification has no answer but may have an effect.
    if is_all_refused && expected.is_some() && !holds_notification(line) {
        let after = if lives(client)? { Some((position(client, &m1)?, sight(client, &m1)?)) } else { None };
        Failure::unless_same("what is refused changes nothing", &before, &after)?;
    }
    Ok(!is_all_refused)
}

/// Returns the ids of the answers to a line, according to JSON-RPC 2.0; `None` when there is no answer.
fn expected_ids(line: &[u8]) -> Option<Vec<Value>> {
    if line.iter().all(u8::is_ascii_whitespace) {
        return None;
    }
    let Ok(message) = serde_json::from_slice::<Value>(line) else { return Some(vec![Value::Null]) };
    let Value::Array(requests) = &message else { return expected_id(&message).map(|id| vec![id]) };
    if requests.is_empty() || requests.len() > MOST_REQUESTS {
        return Some(vec![Value::Null]);
    }
    let ids: Vec<Value> = requests.iter().filter_map(expected_id).collect();
    (!ids.is_empty()).then_some(ids)
}

fn expected_id(request: &Value) -> Option<Value> {
    match request.get("id") {
        Some(id @ (Value::String(_) | Value::Number(_))) => Some(id.clone()),
        Some(_) => Some(Value::Null),
        None => (!is_notification(request)).then_some(Value::Null),
    }
}

/// Whether a request without an id is well formed, which makes it a notification.
fn is_notification(request: &Value) -> bool {
    let has_params = request.get("params").is_none_or(|params| params.is_object() || params.is_array());
    request.is_object()
        && request.get("id").is_none()
        && request["jsonrpc"] == "2.0"
        && request["method"].is_string()
        && has_params
}

fn holds_notification(line: &[u8]) -> bool {
    let message = serde_json::from_slice::<Value>(line).unwrap_or_default();
    message.as_array().is_some_and(|requests| requests.iter().any(is_notification))
}
