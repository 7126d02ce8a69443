//! Runs the examples of `docs/engine-protocol.md`, in their order, with one engine.

use serde_json::Value;

use crate::{Engine, Line, methods};

const DOCUMENT: &str = include_str!("../../../docs/engine-protocol.md");

/// A request as the document writes it, its expected answer, and the line of the request in the document.
struct Example {
    line: usize,
    request: String,
    answer: String,
}

fn examples() -> Vec<Example> {
    let mut examples: Vec<Example> = Vec::new();
    let (mut inside, mut answering) = (false, false);
    for (line, text) in (1..).zip(DOCUMENT.lines()) {
        if text.starts_with("```") {
            inside = text == "```jsonrpc";
        } else if let Some(request) = text.strip_prefix("--> ").filter(|_| inside) {
            examples.push(Example { line, request: request.into(), answer: String::new() });
            answering = false;
        } else if inside {
            let example = examples.last_mut().unwrap_or_else(|| panic!("line {line}: an example begins with `-->`"));
            let rest = text.strip_prefix("<-- ");
            answering |= rest.is_some();
            let to = if answering { &mut example.answer } else { &mut example.request };
            to.push(' ');
            to.push_str(rest.unwrap_or(text).trim());
        }
    }
    examples
}

/// Checks that the answer is as the document says; otherwise returns the path of the first difference.
fn check(expected: &Value, found: &Value, path: &str) -> Result<(), String> {
    let differs = || Err(format!("{path}: expected {expected}, found {found}"));
    match (expected, found) {
        (Value::String(any), _) if any == "…" => Ok(()),
        (Value::Object(fields), Value::Object(others)) => {
            let further = fields.contains_key("…");
            if let Some(surplus) = others.keys().find(|name| !further && !fields.contains_key(*name)) {
                return Err(format!("{path}: the document does not have `{surplus}`"));
            }
            fields.iter().filter(|(name, _)| *name != "…").try_for_each(|(name, value)| match others.get(name) {
                Some(other) => check(value, other, &format!("{path}.{name}")),
                None => Err(format!("{path}: `{name}` is missing")),
            })
        }
        (Value::Array(items), Value::Array(others)) => {
            let further = items.last().is_some_and(|last| last == "…");
            let known = items.len() - usize::from(further);
            if others.len() < known || (!further && others.len() > known) {
                return differs();
            }
            let mut pairs = items[..known].iter().zip(others).enumerate();
            pairs.try_for_each(|(place, (item, other))| check(item, other, &format!("{path}[{place}]")))
        }
        _ if expected == found => Ok(()),
        _ => differs(),
    }
}

#[test]
fn every_example_of_the_document_is_answered_as_it_says() {
    let mut engine = Engine::new(games::GAMES);
    for Example { line, request, answer } in examples() {
        let found =
            engine.answer_line(Line::Whole(request.into_bytes())).unwrap_or_else(|| panic!("line {line}: no answer"));
        let expected: Value =
            serde_json::from_str(&answer).unwrap_or_else(|error| panic!("line {line}: {error} in {answer}"));
        check(&expected, &found, "answer").unwrap_or_else(|message| panic!("line {line}: {message}\n{found:#}"));
    }
}

#[test]
fn every_method_has_its_section_and_an_example() {
    let requests: String = examples().into_iter().map(|example| example.request).collect();
    for method in methods::names() {
        assert!(DOCUMENT.contains(&format!("\n## {method}\n")), "{method} has no section");
        assert!(requests.contains(&format!("\"method\": \"{method}\"")), "{method} has no example");
    }
}

#[test]
fn a_difference_from_the_document_is_found() {
    let read = |text: &str| serde_json::from_str::<Value>(text).unwrap();
    let expected = read(r#"{"a": [1, "…"], "b": {"c": "…"}}"#);
    assert_eq!(check(&expected, &read(r#"{"a": [1, 2, 3], "b": {"c": 9}}"#), "x"), Ok(()));
    for wrong in [
        r#"{"a": [2], "b": {"c": 9}}"#,
        r#"{"a": [1], "b": {"c": 9, "d": 1}}"#,
        r#"{"a": [1], "b": {}}"#,
        r#"{"a": []}"#,
    ] {
        assert!(check(&expected, &read(wrong), "x").is_err(), "{wrong}");
    }
}
