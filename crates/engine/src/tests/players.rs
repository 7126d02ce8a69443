//! Computer players through the engine: their names, and how long they think.

use serde_json::json;

use super::*;

#[test]
fn a_bot_is_named_by_its_level_and_keeps_to_a_budget_that_is_given() {
    let mut client = Client::default();
    let hello = client.result("hello", json!({}));
    let levels: Vec<&str> = hello["games"][0]["levels"].as_array().unwrap().iter().filter_map(Value::as_str).collect();
    assert!(levels.contains(&"beginner") && levels.contains(&"master"), "{levels:?}");
    for level in levels {
        let name = client.new_match(5);
        let seat = client.result("match.awaits", json!({ "match": name }))["seats"][0]["seat"].clone();
        let budget = json!({ "simulations": 2 });
        let bot = json!({ "match": name, "seat": seat, "bot": level, "budget": budget });
        assert_eq!(client.result("match.bot", bot)["accepted"], json!(true), "{level}");
    }
    let name = client.new_match(5);
    let (code, error) = client.error("match.bot", json!({ "match": name, "seat": 0, "bot": "deity" }));
    assert!(code == -32602 && error["message"].as_str().unwrap().contains("search, newcomer"), "{error}");
}

#[test]
fn a_match_of_doomtrooper_is_played_through_the_engine() {
    let mut client = Client::default();
    let hello = client.result("hello", json!({}));
    assert_eq!(hello["games"][1]["name"], "doomtrooper");
    let setup = json!({ "seats": ["imperial", "semai"], "options": { "turn_limit": 20 } });
    let new = json!({ "game": "doomtrooper", "seed": 3, "setup": setup });
    let id = client.result("match.new", new)["match"].as_str().unwrap().to_owned();
    client.play(&id, 20_000);
    let view = client.result("match.view", json!({ "match": id, "viewer": "public" }));
    assert!(view.to_string().contains("\"over\":true"), "{view}");
    let events = client.result("match.events", json!({ "match": id, "viewer": "public" }));
    assert!(events["events"].as_array().is_some_and(|events| events.len() > 40), "{events}");
    let report = client.result("deck.check", json!({ "game": "doomtrooper", "deck": ["01038"] }));
    assert_eq!(report["legal"], false);
    let (code, error) =
        client.error("match.new", json!({ "game": "doomtrooper", "seed": 1, "setup": { "seats": [] } }));
    assert!(code < 0 && error.to_string().contains("DOOM-MULTI-01"), "{error}");
}

/// Returns the answers that the engine writes, in order, when this is its whole input.
fn answers(lines: &[Value]) -> Vec<Value> {
    let input: String = lines.iter().map(|line| format!("{line}\n")).collect();
    let mut output = Vec::new();
    run(games::GAMES, io::Cursor::new(input.into_bytes()), &mut output).unwrap();
    String::from_utf8(output).unwrap().lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

fn request(id: u64, method: &str, params: Value) -> Value {
    json!({ "jsonrpc": "2.0", "id": id, "method": method, "params": params })
}

#[test]
fn a_player_thinks_beside_the_line_until_it_is_cancelled() {
    let bot = json!({ "match": "m1", "seat": 0, "bot": "search", "budget": { "millis": 60_000 } });
    let answers = answers(&[
        request(1, "match.new", json!({ "game": "coal", "chance": "starting-seat 0" })),
        request(2, "match.bot", bot),
        request(3, "match.view", json!({ "match": "m1", "viewer": 0 })),
        request(4, "hello", json!({})),
        request(5, "match.cancel", json!({ "match": "m1" })),
    ]);
    let ids: Vec<u64> = answers.iter().map(|answer| answer["id"].as_u64().unwrap()).collect();
    // Lines that name the match wait; all others are answered at once.
    assert_eq!(ids, [1, 4, 5, 2, 3]);
    assert_eq!(answers[2]["result"]["cancelled"], true);
    assert_eq!(answers[3]["error"]["code"], -32010);
    assert_eq!(answers[4]["result"]["view"]["turn"], 0, "nothing has changed");
}

#[test]
fn the_budget_in_a_players_name_has_the_same_limits() {
    let mut client = Client::default();
    let name = client.new_match(1);
    for bot in ["search@4294967295", "search@61000ms"] {
        let (code, error) = client.error("match.bot", json!({ "match": name, "seat": 0, "bot": bot }));
        assert!(code == -32602 && error["message"].as_str().unwrap().contains("is a number from 1 to"), "{error}");
    }
}
