//! Checks that no line costs too much, whatever long list it holds: the memory used for the answer is measured, and at
//! most a hundred problems are reported, followed by the number of the others.

use serde_json::Value;

use crate::lines::{Line, has_more_values};
use crate::{Engine, LONGEST_LINE, MOST_VALUES};

/// The most memory that answering one line may take, in bytes.
const MOST_MEMORY: u64 = 200 << 20;
/// The most problems that are reported: a hundred, and one line that says how many more there are.
const MOST_PROBLEMS: usize = 101;

/// Answers two lines in which `items` stands for a list that repeats this item: a line of the maximum length, and a
/// line with the maximum number of values.
fn check(method: &str, params: &str, item: &str) {
    let list = |count: usize| vec![item; count].join(",");
    let values = 1 + item.bytes().filter(|byte| b"{[,:".contains(byte)).count();
    let longest = (LONGEST_LINE - 1_000) / (item.len() + 1);
    for count in [longest, longest.min((MOST_VALUES - 100) / values)] {
        let params = params.replace("items", &list(count));
        let line = format!(r#"{{"jsonrpc": "2.0", "id": 1, "method": "{method}", "params": {params}}}"#);
        assert!(line.len() <= LONGEST_LINE);
        let is_refused = has_more_values(line.as_bytes(), MOST_VALUES);
        let mut answer = None;
        let mut engine = Engine::new(games::GAMES);
        let taken = allocation_counter::measure(|| answer = engine.answer_line(Line::Whole(line.into_bytes())));
        let (answer, what) = (answer.unwrap_or_default(), format!("{method} with {count} of `{item}`"));
        assert!(taken.bytes_max <= MOST_MEMORY, "{what}: {} MB", taken.bytes_max >> 20);
        let error = &answer["error"];
        assert_eq!(error["code"] == -32600, is_refused, "{what}: {error}");
        if is_refused {
            assert_eq!(error["message"], "the line holds more than 100000 values");
        }
        let lists = [&error["data"]["problems"], &answer["result"]["problems"]];
        let told = lists.into_iter().filter_map(Value::as_array).map(Vec::len).max().unwrap_or(0);
        assert!(told <= MOST_PROBLEMS, "{what}: {told} problems");
    }
}

#[test]
fn no_list_of_a_line_costs_more_than_it_may() {
    for game in games::GAMES.iter() {
        let of = |rest: &str| format!(r#"{{"game": "{}", {rest}}}"#, game.name());
        let ready = game.decks(&[]).and_then(|decks| decks.ready().first().copied()).unwrap_or("x");
        let new = |setup: &str| of(&format!(r#""seed": 1, "setup": {setup}"#));
        check("match.new", &new(r#"{"seats": [items]}"#), "{}");
        check("match.new", &new(r#"{"seats": [items]}"#), &format!(r#""{ready}""#));
        check("match.new", &new(r#"{"seats": [items]}"#), r#"{"deck": ["unknown"]}"#);
        check("match.new", &new(r#"{"seats": [{"deck": [items]}, {}]}"#), r#""unknown""#);
        check("match.new", &new(r#"{"options": [items]}"#), r#""unknown""#);
        check("match.new", &of(r#""chance": [items]"#), r#"{"name": "x", "value": 1}"#);
        check("match.new", &of(r#""seed": 1, "stops": [items]"#), r#""none""#);
        check("deck.check", &of(r#""deck": [items]"#), r#""unknown""#);
        check("deck.check", &of(r#""deck": [], "options": [items]"#), r#""unknown""#);
        check("cards.list", &of(r#""cards": [items]"#), r#""(id: 1)""#);
    }
}

#[test]
fn values_are_counted_outside_of_texts() {
    for (text, values) in [(r#"{"a": [1, 2]}"#, 4), (r#"["\"{[,:", 1]"#, 2), (r#""{,""#, 0), (r#"["\\", ","]"#, 2)] {
        assert!(!has_more_values(text.as_bytes(), values), "{text}");
        assert!(values == 0 || has_more_values(text.as_bytes(), values - 1), "{text}");
    }
}
