//! The engine as a client sees it: lines in, lines out.

use serde_json::{Value, json};

use super::*;

mod players;

/// A client with its engine.
struct Client(Engine);

impl Default for Client {
    fn default() -> Self {
        Self(Engine::new(games::GAMES))
    }
}

impl Client {
    fn send(&mut self, line: &str) -> Option<Value> {
        self.0.answer_line(Line::Whole(line.as_bytes().to_vec()))
    }

    fn call(&mut self, method: &str, params: Value) -> Value {
        self.send(&json!({ "jsonrpc": "2.0", "id": 1, "method": method, "params": params }).to_string()).unwrap()
    }

    /// Returns the result of a call that must succeed.
    fn result(&mut self, method: &str, params: Value) -> Value {
        let answer = self.call(method, params);
        assert!(answer["error"].is_null(), "{method}: {answer}");
        answer["result"].clone()
    }

    /// Returns the error of a call that must fail: its code, and the whole error.
    fn error(&mut self, method: &str, params: Value) -> (i64, Value) {
        let answer = self.call(method, params);
        let error = answer["error"].clone();
        assert!(error["message"].as_str().is_some_and(|message| !message.is_empty()), "{method}: {answer}");
        (error["code"].as_i64().unwrap(), error)
    }

    fn new_match(&mut self, seed: u64) -> String {
        self.result("match.new", json!({ "game": "coal", "seed": seed }))["match"].as_str().unwrap().to_owned()
    }

    /// Plays random actions until the end, or for at most this many decisions.
    fn play(&mut self, name: &str, most: usize) {
        for number in 0..most {
            let awaits = self.result("match.awaits", json!({ "match": name }));
            let Some(seat) = awaits["seats"][0]["seat"].as_u64() else { return };
            let bot = json!({ "match": name, "seat": seat, "bot": "random", "seed": number });
            assert_eq!(self.result("match.bot", bot)["accepted"], json!(true));
        }
    }
}

#[test]
fn hello_says_what_there_is() {
    let hello = Client::default().result("hello", json!({}));
    assert_eq!(hello["games"][0]["name"], "coal");
    assert!(hello["games"][0]["bots"].as_array().unwrap().contains(&json!("random")));
    assert_eq!(hello["methods"].as_array().unwrap().len(), 23);
}

#[test]
fn a_whole_match_is_played_and_its_record_replays() {
    let mut client = Client::default();
    let name = client.new_match(3);
    client.play(&name, usize::MAX);
    let awaits = client.result("match.awaits", json!({ "match": name }));
    assert!(awaits["outcome"]["clause"].as_str().unwrap().starts_with("COAL-END-"), "{awaits}");
    let seat = json!({ "match": name, "seat": 0, "action": "pass" });
    assert_eq!(client.error("match.act", seat).0, -32004);

    for comments in [false, true] {
        let record = client.result("match.record", json!({ "match": name, "comments": comments }))["record"].clone();
        assert_eq!(record.as_str().unwrap().contains(" # "), comments);
        let again = client.result("match.replay", json!({ "record": record }));
        assert_eq!(again["problems"], json!([]));
        assert_eq!(again["awaits"], awaits);
        let [one, other] =
            [&json!(name), &again["match"]].map(|name| client.result("match.position", json!({ "match": name })));
        assert_eq!(one, other);
    }
}

#[test]
fn a_replay_goes_to_any_point_and_can_be_redealt() {
    let mut client = Client::default();
    let name = client.new_match(4);
    client.play(&name, 40);
    let record = client.result("match.record", json!({ "match": name }))["record"].clone();
    let half = client.result("match.replay", json!({ "record": record, "upto": 20 }));
    assert_eq!((&half["awaits"]["decisions"], &half["decisions"]), (&json!(20), &json!(40)));
    let redealt = json!({ "record": record, "upto": 20, "redeal": { "viewer": 0, "seed": 9 } });
    let redealt = client.result("match.replay", redealt)["match"].clone();
    let mut of = |method: &str, name: &Value, viewer: u8| {
        client.result(method, json!({ "match": name, "viewer": viewer }))["view"].clone()
    };
    assert_eq!(of("match.view", &redealt, 0), of("match.view", &half["match"], 0));
    let again = client.result("match.record", json!({ "match": redealt }))["record"].clone();
    assert!(again.as_str().unwrap().contains("  redeal 0 9 | "));
    assert_eq!(client.result("match.replay", json!({ "record": again }))["problems"], json!([]));

    let tampered = record.as_str().unwrap().replace("outcome open", "outcome nobody COAL-END-03");
    let replayed = client.result("match.replay", json!({ "record": tampered }));
    assert!(replayed["problems"][0]["message"].as_str().unwrap().contains("the outcome is `open`"), "{replayed}");
    assert_eq!(client.error("match.replay", json!({ "record": record, "upto": 41 })).0, -32009);
    let nobody = json!({ "record": record, "redeal": { "viewer": 5, "seed": 9 } });
    assert_eq!(client.error("match.replay", nobody).0, -32602);
}

#[test]
fn offered_actions_are_explained_as_legal_and_others_are_refused_with_a_clause() {
    let mut client = Client::default();
    let name = client.new_match(5);
    for _ in 0..30 {
        let asked = client.result("match.awaits", json!({ "match": name }))["seats"][0]["seat"].clone();
        let awaits = client.result("match.awaits", json!({ "match": name, "viewer": asked }));
        let seat = &awaits["seats"][0]["seat"];
        let actions = client.result("match.actions", json!({ "match": name, "seat": seat }))["actions"].clone();
        let actions = actions.as_array().unwrap();
        assert_eq!(json!(actions.len()), awaits["seats"][0]["choices"]);
        for offer in actions {
            assert!(
                !offer["label"]["en"].as_str().unwrap().is_empty()
                    && !offer["label"]["it"].as_str().unwrap().is_empty()
            );
            let params = json!({ "match": name, "seat": seat, "action": offer["action"] });
            assert_eq!(client.result("match.explain", params)["legal"], json!(true));
        }
        let before = client.result("match.position", json!({ "match": name }));
        let refused = client.result("match.act", json!({ "match": name, "seat": seat, "action": "choose 9" }));
        assert_eq!(refused["accepted"], json!(false));
        assert!(refused["refusal"]["clause"].as_str().unwrap().starts_with("COAL-"), "{refused}");
        assert!(!refused["refusal"]["text"]["it"].as_str().unwrap().is_empty());
        assert_eq!(client.result("match.position", json!({ "match": name })), before);
        client.play(&name, 1);
    }
}

#[test]
fn events_are_numbered_and_fit_their_documents() {
    use coal::wire::{EventDocument, ViewDocument};
    let mut client = Client::default();
    let name = client.new_match(6);
    client.play(&name, usize::MAX);
    for viewer in [json!("public"), json!(0), json!("1")] {
        let all = client.result("match.events", json!({ "match": name, "viewer": viewer }));
        let events = all["events"].as_array().unwrap();
        assert_eq!(all["next"], json!(events.len()));
        for (number, event) in events.iter().enumerate() {
            assert_eq!(event["number"], json!(number));
            let document: EventDocument = serde_json::from_value(event["event"].clone()).unwrap();
            assert_eq!(json!(document), event["event"]);
            assert!(!event["text"]["it"].as_str().unwrap().is_empty());
        }
        let rest = client.result("match.events", json!({ "match": name, "viewer": viewer, "since": 7 }));
        assert_eq!(rest["events"].as_array().unwrap()[..], events[7..]);
        let view = client.result("match.view", json!({ "match": name, "viewer": viewer, "language": "it" }));
        let document: ViewDocument = serde_json::from_value(view["view"].clone()).unwrap();
        assert_eq!(json!(document), view["view"]);
        assert!(!view["text"].as_str().unwrap().is_empty());
    }
}

#[test]
fn a_view_shows_a_hand_to_its_seat_only() {
    let mut client = Client::default();
    let name = client.new_match(7);
    client.play(&name, 8);
    let mut hand = |viewer: Value, seat: usize| {
        let view = client.result("match.view", json!({ "match": name, "viewer": viewer }))["view"].clone();
        view["seats"][seat]["hand"].clone()
    };
    assert!(hand(json!(0), 0).is_array() && hand(json!(1), 1).is_array());
    assert!(hand(json!(0), 1).is_null() && hand(json!("public"), 0).is_null());
}

#[test]
fn standing_orders_answer_questions_that_a_seat_does_not_want() {
    let setup = json!({ "options": ["soft_windows"] });
    let decisions = |stops: Value| {
        let mut client = Client::default();
        let new = json!({ "game": "coal", "seed": 8, "setup": setup, "stops": &stops });
        let name = client.result("match.new", new)["match"].as_str().unwrap().to_owned();
        let mut asked = 0;
        loop {
            let awaits = client.result("match.awaits", json!({ "match": name }));
            let Some(seat) = awaits["seats"][0]["seat"].as_u64() else {
                return (asked, awaits["decisions"].as_u64().unwrap() - asked);
            };
            let bot = json!({ "match": name, "seat": seat, "bot": "random", "seed": 1 });
            let answer = client.result("match.bot", bot);
            // How many decisions the standing orders of another seat answer is not told to this seat.
            let own = u64::from(stops[seat as usize].is_string());
            assert!(answer["settled"].as_u64().unwrap() <= own * 8, "{answer}");
            asked += 1;
        }
    };
    assert_eq!(decisions(json!([])).1, 0);
    assert!(decisions(json!(["none", "powell"])).1 > 0);
    let (code, error) =
        Client::default().error("match.new", json!({ "game": "coal", "seed": 8, "stops": ["sometimes"] }));
    assert_eq!((code, &error["data"]["what"]), (-32003, &json!("stops")));
}

const DUEL: &str = "turn 5 active 0 starter 0 kind action phase main maneuver-used\n\
    seat 0 model C1 pilot luthor-blissett damage 0 turns 3 loose\n  slot 1 down jab 1S turn 3\n\
    seat 1 model C2 pilot madame-white damage 0 turns 2 loose\n";

#[test]
fn a_position_is_loaded_with_cards_in_any_notation() {
    let mut client = Client::default();
    let ron = r#"(id: "jab", name: (en: "Jab", it: "Diretto"), model: C1, kind: PhysicalAttack, cost: (steam: 1),
        consume: Steam, effects: [Damage(kind: Physical, n: 1)], source: House)"#;
    let one_line = format!("card {}", ron.replace('\n', " "));
    for cards in
        [json!("jab = C1 PA 1S: dP1, con S"), json!(["# none", ron]), json!([one_line]), json!(format!("[{ron}]"))]
    {
        let loaded = client.result("match.load", json!({ "game": "coal", "position": DUEL, "cards": cards }));
        let name = &loaded["match"];
        let hit = client.result("match.act", json!({ "match": name, "seat": 0, "action": "activate 1" }));
        assert_eq!(hit["accepted"], json!(true), "{hit}");
        let record = client.result("match.record", json!({ "match": name }))["record"].clone();
        assert!(record.as_str().unwrap().contains("\nposition\n  turn 5 "), "{record}");
        assert_eq!(client.result("match.replay", json!({ "record": record }))["problems"], json!([]));
    }
    let pilot = r#"pilot (id: "test-pilot", name: "Test", preferred_model: Some(C1), ability: Some(LuthorCap),
        maneuvers: [(effects: [Generate(kind: Steam, n: 1)]), (effects: [Draw(n: 1)])], source: House)"#;
    let position = DUEL.replace("luthor-blissett", "test-pilot");
    let cards = json!(["jab = C1 PA 1S: dP1, con S", pilot.replace('\n', " ")]);
    client.result("match.load", json!({ "game": "coal", "position": position, "cards": cards }));
}

#[test]
fn everything_wrong_with_a_position_or_its_cards_is_told() {
    let mut client = Client::default();
    let problems = |client: &mut Client, position: &str, cards: Value| {
        let (code, error) = client.error("match.load", json!({ "game": "coal", "position": position, "cards": cards }));
        assert_eq!(code, -32003, "{error}");
        error["data"].clone()
    };
    let unknown = problems(&mut client, DUEL, json!([]));
    assert_eq!((&unknown["what"], &unknown["problems"][0]["line"]), (&json!("position"), &json!(3)));
    let cards = problems(&mut client, DUEL, json!("jab = C1 PA 1S: zz\nhook = PA: dP1, con S\nnothing"));
    let lines: Vec<_> = cards["problems"].as_array().unwrap().iter().map(|problem| problem["line"].clone()).collect();
    assert_eq!((cards["what"].as_str(), lines), (Some("cards"), vec![json!(1), json!(2), json!(3)]));
    let ron = problems(&mut client, DUEL, json!("[(id: 4)]"));
    assert!(ron["problems"][0]["message"].as_str().unwrap().contains("column"), "{ron}");
    let heavy = problems(&mut client, DUEL, json!(format!("jab = C1 PA 1S: {} con S", "dP9 ".repeat(40))));
    assert!(heavy["problems"][0]["message"].as_str().unwrap().contains("at most 12"), "{heavy}");
    let many = (0..210).map(|number| format!("x{number} = C1 PA 1S: dP1, con S")).collect::<Vec<_>>();
    assert!(problems(&mut client, DUEL, json!(many))["problems"][0]["message"].as_str().unwrap().contains("at most"));
    let (code, _) = client.error("match.new", json!({ "game": "coal", "seed": 1, "setup": { "seats": [{}] } }));
    assert_eq!(code, -32003);
    let boxes = json!({ "game": "coal", "seed": 1, "setup": { "options": ["own_boxes"] } });
    let (code, error) = client.error("match.new", boxes);
    assert_eq!(code, -32003);
    assert!(error["data"]["problems"][0]["message"].as_str().unwrap().contains("COAL-AMB-09"), "{error}");
    let (code, error) = client.error("match.new", json!({ "game": "coal", "seed": 1, "setup": { "chairs": 2 } }));
    assert_eq!(code, -32003);
    assert!(error["data"]["problems"][0]["message"].as_str().unwrap().contains("seats"), "{error}");
}

#[test]
fn a_script_of_chance_must_fit_and_leaves_the_match_untouched_when_it_does_not() {
    let mut client = Client::default();
    // Only the setup draws random numbers: both seats choose their pilots, and then the decks are shuffled.
    let position = "turn 0 active 0 starter 0 phase pilot asked 1\nseat 0 model C1 damage 0 turns 0\nseat 1 model C2 damage 0 turns 0\n";
    let load = |chance: Value| json!({ "game": "coal", "position": position, "chance": chance });
    let name = client.result("match.load", load(json!("die 3")))["match"].clone();
    let pilot = |client: &mut Client, name: &Value, seat: u8| {
        let first =
            client.result("match.actions", json!({ "match": name, "seat": seat }))["actions"][0]["action"].clone();
        client.call("match.act", json!({ "match": name, "seat": seat, "action": first }))
    };
    assert_eq!(pilot(&mut client, &name, 1)["result"]["accepted"], json!(true));
    let before = client.result("match.position", json!({ "match": name }));
    assert_eq!(before["draws_left"], json!(1));
    let answer = pilot(&mut client, &name, 0);
    assert_eq!(answer["error"]["code"], json!(-32006), "{answer}");
    assert!(answer["error"]["message"].as_str().unwrap().contains("goes on with `die`"), "{answer}");
    assert_eq!(client.result("match.position", json!({ "match": name })), before);
    assert_eq!(client.error("match.record", json!({ "match": name })).0, -32007);

    let draws: Vec<Value> = (0..38).map(|_| json!({ "name": "shuffle", "value": 0 })).collect();
    let name = client.result("match.load", load(json!(draws)))["match"].clone();
    pilot(&mut client, &name, 1);
    let answer = pilot(&mut client, &name, 0);
    assert_eq!(answer["result"]["accepted"], json!(true), "{answer}");
    assert_eq!(client.result("match.position", json!({ "match": name }))["draws_left"], json!(0));
    let both = json!({ "game": "coal", "position": position, "chance": "die 3", "seed": 1 });
    assert_eq!(client.error("match.load", both).0, -32602);
    assert_eq!(client.error("match.load", load(json!("die"))).0, -32602);
}

#[test]
fn cards_decks_and_rules_can_be_looked_up() {
    let mut client = Client::default();
    let list = client.result("cards.list", json!({ "game": "coal" }))["cards"].clone();
    for line in list.as_array().unwrap() {
        let shown = client.result("cards.show", json!({ "game": "coal", "id": line["id"] }));
        assert_eq!((&shown["kind"], &shown["card"]["id"]), (&line["kind"], &line["id"]));
        let (ron, compact) = (shown["ron"].as_str().unwrap(), shown["compact"].as_str());
        client.result("cards.list", json!({ "game": "coal", "cards": [ron] }));
        if let Some(compact) = compact {
            client.result("cards.list", json!({ "game": "coal", "cards": [format!("x = {compact}")] }));
        }
    }
    let deck: Vec<&Value> = list.as_array().unwrap()[..10].iter().flat_map(|line| [&line["id"], &line["id"]]).collect();
    let report = client.result("deck.check", json!({ "game": "coal", "deck": deck }));
    assert_eq!(report["figures"]["cards"], json!(20));
    let report = client.result("deck.check", json!({ "game": "coal", "deck": ["c1-chrage"] }));
    assert!(report["problems"][0].as_str().unwrap().contains("did you mean `c1-charge`"), "{report}");
    assert_eq!(client.error("deck.check", json!({ "game": "coal", "deck": [], "options": ["peek"] })).0, -32003);
    for (written, problem) in
        [("2 c1-chrage", "line 1, column 3: "), ("1.xx.-.-.", "not whole"), ("Board: C2\n2 Charge", "COAL-DECK-06")]
    {
        let report = client.result("deck.check", json!({ "game": "coal", "deck": written }));
        assert!(report["problems"].to_string().contains(problem), "{report}");
    }
    assert_eq!(client.error("deck.check", json!({ "game": "coal", "deck": 7 })).0, -32602);
    for language in ["en", "it"] {
        let chapters = client.result("rules.list", json!({ "game": "coal", "language": language }))["chapters"].clone();
        let id = &chapters[0]["clauses"][0]["id"];
        let clause = client.result("rules.clause", json!({ "game": "coal", "id": id, "language": language }));
        assert!(clause["text"].as_str().unwrap().len() > 20, "{clause}");
    }
    assert_eq!(client.error("rules.clause", json!({ "game": "coal", "id": "COAL-X-99" })).0, -32008);
    assert_eq!(client.error("cards.show", json!({ "game": "coal", "id": "é".repeat(5_000) })).0, -32008);
    assert_eq!(client.error("cards.list", json!({ "game": "chess" })).0, -32008);
}

#[test]
fn wrong_requests_get_a_proper_error_and_the_engine_lives_on() {
    let mut client = Client::default();
    let name = client.new_match(1);
    let deep = format!("{}{}", "[".repeat(100_000), "]".repeat(100_000));
    let deep_params = format!(r#"{{"jsonrpc":"2.0","id":1,"method":"hello","params":{}}}"#, "{\"a\":".repeat(500));
    let cases: [(&str, i64); 21] = [
        ("{", -32700),
        ("hello", -32700),
        (&deep, -32700),
        (&deep_params, -32700),
        ("[]", -32600),
        ("7", -32600),
        ("{}", -32600),
        (r#"{"id":1,"method":"hello"}"#, -32600),
        (r#"{"jsonrpc":"1.0","id":1,"method":"hello"}"#, -32600),
        (r#"{"jsonrpc":"2.0","id":{},"method":"hello"}"#, -32600),
        (r#"{"jsonrpc":"2.0","id":1,"method":5}"#, -32600),
        (r#"{"jsonrpc":"2.0","id":1,"method":"hello","params":"x"}"#, -32600),
        (r#"{"jsonrpc":"2.0","id":1,"method":"match.cheat"}"#, -32601),
        (r#"{"jsonrpc":"2.0","id":1,"method":"hello","params":[1]}"#, -32602),
        (r#"{"jsonrpc":"2.0","id":1,"method":"hello","params":{"x":1}}"#, -32602),
        (r#"{"jsonrpc":"2.0","id":1,"method":"match.new","params":{"game":"coal"}}"#, -32602),
        (r#"{"jsonrpc":"2.0","id":1,"method":"match.new","params":{"game":"coal","seed":-1}}"#, -32602),
        (r#"{"jsonrpc":"2.0","id":1,"method":"match.awaits","params":{"match":"m9"}}"#, -32001),
        (r#"{"jsonrpc":"2.0","id":1,"method":"match.actions","params":{"match":"m1","seat":7}}"#, -32602),
        (r#"{"jsonrpc":"2.0","id":1,"method":"match.view","params":{"match":"m1","viewer":"god"}}"#, -32602),
        (r#"{"jsonrpc":"2.0","id":1,"method":"match.act","params":{"match":"m1","seat":0,"action":"dance"}}"#, -32602),
    ];
    for (line, code) in cases {
        let answer = client.send(line).unwrap();
        let shown: String = line.chars().take(80).collect();
        assert_eq!(answer["error"]["code"], json!(code), "{shown}: {answer}");
        assert!(answer["error"]["data"]["expected"].is_string() || code == -32600, "{shown}: {answer}");
        assert!(answer["error"]["message"].is_string() && answer["jsonrpc"] == "2.0", "{shown}: {answer}");
    }
    assert!(client.send("   ").is_none());
    let seat = client.result("match.awaits", json!({ "match": name }))["seats"][0]["seat"].as_u64().unwrap();
    let bot =
        |seat: u64, bot: &str, budget: Value| json!({ "match": name, "seat": seat, "bot": bot, "budget": budget });
    assert_eq!(client.error("match.bot", bot(1 - seat, "random", json!({ "millis": 1 }))).0, -32005);
    assert_eq!(client.error("match.bot", bot(seat, "deep-blue", json!({ "millis": 1 }))).0, -32602);
    assert_eq!(client.error("match.bot", bot(seat, "random", json!({ "millis": 0 }))).0, -32602);
    assert_eq!(client.error("match.bot", bot(seat, "random", json!({ "hours": 1 }))).0, -32602);
    assert_eq!(client.error("match.bot", bot(9, "random", json!(null))).0, -32602);
    assert_eq!(client.result("match.drop", json!({ "match": name })), json!({ "dropped": name }));
    assert_eq!(client.error("match.drop", json!({ "match": name })).0, -32001);
}

#[test]
fn batches_and_notifications_follow_the_standard() {
    let mut client = Client::default();
    let hello = r#"{"jsonrpc":"2.0","id":"a","method":"hello"}"#;
    let note = r#"{"jsonrpc":"2.0","method":"match.new","params":{"game":"coal","seed":1}}"#;
    let answers =
        client.send(&format!("[{hello},1,{note},{{\"jsonrpc\":\"2.0\",\"id\":null,\"method\":\"x\"}}]")).unwrap();
    let answers = answers.as_array().unwrap();
    assert_eq!(
        answers.iter().map(|answer| answer["id"].clone()).collect::<Vec<_>>(),
        [json!("a"), Value::Null, Value::Null]
    );
    assert_eq!((&answers[1]["error"]["code"], &answers[2]["error"]["code"]), (&json!(-32600), &json!(-32601)));
    assert!(client.send(note).is_none() && client.send(&format!("[{note},{note}]")).is_none());
    assert_eq!(client.result("match.drop", json!({ "match": "m4" })), json!({ "dropped": "m4" }));
    let many = format!("[{}]", vec![hello; MOST_REQUESTS + 1].join(","));
    assert_eq!(client.send(&many).unwrap()["error"]["code"], json!(-32600));
}

#[test]
fn live_matches_have_a_limit() {
    let mut client = Client::default();
    for seed in 0..MOST_MATCHES as u64 {
        client.new_match(seed);
    }
    assert_eq!(client.error("match.new", json!({ "game": "coal", "seed": 1 })).0, -32002);
    client.result("match.drop", json!({ "match": "m1" }));
    client.new_match(1);
}

#[test]
fn lines_may_be_long_but_not_too_long_and_need_not_be_text() {
    let long =
        format!(r#"{{"jsonrpc":"2.0","id":1,"method":"hello","params":{{"x":"{}"}}}}"#, "y".repeat(LONGEST_LINE));
    let nearly = format!("{}{}", r#"{"jsonrpc":"2.0","id":2,"method":"hello"}"#, " ".repeat(LONGEST_LINE - 100));
    let mut input = format!("{long}\n{nearly}\r\n").into_bytes();
    input.extend(b"\xff\xfe\n\n{\"jsonrpc\":\"2.0\",\"id\":3,\"method\":\"hello\"}");
    let mut output = Vec::new();
    run(games::GAMES, io::Cursor::new(input), &mut output).unwrap();
    let answers: Vec<Value> =
        String::from_utf8(output).unwrap().lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    let codes: Vec<&Value> = answers.iter().map(|answer| &answer["error"]["code"]).collect();
    assert_eq!(codes, [&json!(-32600), &Value::Null, &json!(-32700), &Value::Null]);
    assert_eq!(answers[3]["id"], json!(3));
}

/// Tries positions that are almost right: real ones with a few words changed. `DUELLO_FUZZ=20000` tries more of them.
#[test]
fn no_position_brings_the_engine_down() {
    let mut client = Client::default();
    let rounds: u64 = std::env::var("DUELLO_FUZZ").ok().and_then(|rounds| rounds.parse().ok()).unwrap_or(200);
    let mut dice = table::Fast::new(rounds);
    let words = ["0", "1", "2", "3", "4", "5", "9", "250", "255", "0,1", "1S", "4S", "2S2E", "5E"];
    let flags =
        ["acted", "announced", "destroyed", "eliminated", "hurried", "neutralized", "hit", "window", "asked", "loose"];
    let phases =
        ["declare", "main", "respond", "window", "place", "take-token", "remove", "drop", "choose", "transfer", "over"];
    let mut loaded = 0;
    for round in 0..rounds {
        let options = [json!([]), json!(["soft_windows"]), json!(["limited_tokens", "tokens_together"])]
            [dice.index(3) as usize]
            .clone();
        let setup = json!({ "options": options });
        let new = json!({ "game": "coal", "seed": round, "setup": setup });
        let name = client.result("match.new", new)["match"].as_str().unwrap().to_owned();
        client.play(&name, 5 + dice.index(90) as usize);
        let position =
            client.result("match.position", json!({ "match": name }))["position"].as_str().unwrap().to_owned();
        client.result("match.drop", json!({ "match": name }));
        let mut lines: Vec<String> = position.lines().map(str::to_owned).collect();
        for _ in 0..=dice.index(3) {
            let place = dice.index(lines.len() as u32) as usize;
            let mut parts: Vec<&str> = lines[place].split(' ').collect();
            let numbers: Vec<usize> =
                (0..parts.len()).filter(|word| parts[*word].starts_with(|c: char| c.is_ascii_digit())).collect();
            match dice.index(8) {
                0 => parts.push(flags[dice.index(flags.len() as u32) as usize]),
                1 if place == 0 => {
                    let phase = parts.iter().position(|part| *part == "phase").unwrap() + 1;
                    parts[phase] = phases[dice.index(phases.len() as u32) as usize];
                }
                2 => {
                    parts.remove(dice.index(parts.len() as u32) as usize);
                }
                _ if numbers.is_empty() => {}
                _ => {
                    let word = numbers[dice.index(numbers.len() as u32) as usize];
                    let tokens = parts[word].ends_with(['S', 'E']);
                    let fitting: Vec<&str> =
                        words.into_iter().filter(|word| word.ends_with(['S', 'E']) == tokens).collect();
                    parts[word] = fitting[dice.index(fitting.len() as u32) as usize];
                }
            }
            lines[place] = parts.join(" ");
        }
        let text = lines.join("\n");
        let load = json!({ "game": "coal", "position": text, "setup": setup, "seed": 1 });
        let answer = client.call("match.load", load);
        assert_ne!(answer["error"]["code"], json!(-32603), "{text}");
        let Some(name) = answer["result"]["match"].as_str().map(str::to_owned) else { continue };
        loaded += 1;
        for number in 0..2_000 {
            let awaits = client.result("match.awaits", json!({ "match": name }));
            let Some(seat) = awaits["seats"][0]["seat"].as_u64() else { break };
            let bot = json!({ "match": name, "seat": seat, "bot": "random", "seed": number });
            let answer = client.call("match.bot", bot);
            assert_eq!(answer["result"]["accepted"], json!(true), "{answer}\n{text}");
        }
        client.result("match.view", json!({ "match": name, "viewer": 0, "language": "it" }));
        let record = client.result("match.record", json!({ "match": name }))["record"].clone();
        let again = client.result("match.replay", json!({ "record": record }));
        assert_eq!(again["problems"], json!([]), "{text}");
        for name in [json!(name), again["match"].clone()] {
            client.result("match.drop", json!({ "match": name }));
        }
    }
    assert!(loaded > rounds / 8, "only {loaded} of {rounds} positions were loaded");
}

/// Tries records that are almost right: real ones with numbers, letters and lines changed.
#[test]
fn no_record_brings_the_engine_down() {
    let mut client = Client::default();
    let rounds: u64 = std::env::var("DUELLO_FUZZ").ok().and_then(|rounds| rounds.parse().ok()).unwrap_or(300);
    let mut dice = table::Fast::new(rounds);
    let name = client.new_match(3);
    client.play(&name, 60);
    let record = client.result("match.record", json!({ "match": name }))["record"].as_str().unwrap().to_owned();
    let words = ["0", "9", "255", "256", "-1", "18446744073709551615", "99999999999999999999", "", "é", "(", "\"", "|"];
    for _ in 0..rounds {
        let mut lines: Vec<String> = record.lines().map(str::to_owned).collect();
        for _ in 0..=dice.index(2) {
            let place = dice.index(lines.len() as u32) as usize;
            let line = lines[place].clone();
            match dice.index(4) {
                0 => drop(lines.remove(place)),
                1 => lines.insert(place, line),
                _ => {
                    let mut parts: Vec<&str> = line.split(' ').collect();
                    let word = dice.index(parts.len() as u32) as usize;
                    parts[word] = words[dice.index(words.len() as u32) as usize];
                    lines[place] = parts.join(" ");
                }
            }
        }
        let text = lines.join("\n");
        let answer = client.call("match.replay", json!({ "record": text }));
        assert_ne!(answer["error"]["code"], json!(-32603), "{text}");
        if let Some(name) = answer["result"]["match"].as_str() {
            client.result("match.drop", json!({ "match": name }));
        }
    }
}

#[test]
fn a_seat_is_told_nothing_of_another_one_but_that_it_is_asked() {
    let mut client = Client::default();
    let dealt = client.result("match.new", json!({ "game": "coal", "chance": "starting-seat 0" }));
    let name = dealt["match"].as_str().unwrap();
    let of = |client: &mut Client, viewer: Value| {
        client.result("match.awaits", json!({ "match": name, "viewer": viewer }))["seats"].clone()
    };
    let asked = of(&mut client, json!(0));
    assert!(asked[0]["prompt"]["it"].is_string() && asked[0]["choices"].as_u64() > Some(1), "{asked}");
    for viewer in [json!(1), json!("public")] {
        assert_eq!(of(&mut client, viewer), json!([{ "seat": 0 }]));
    }
}

#[test]
fn a_seat_changes_its_standing_orders_and_a_match_begins_with_a_script() {
    let mut client = Client::default();
    let name = client.new_match(1);
    let set = |stops: Value| json!({ "match": name, "seat": 1, "stops": stops });
    assert_eq!(client.result("match.set_stops", set(json!("end")))["stops"], "end");
    assert_eq!(client.result("match.set_stops", set(Value::Null))["stops"], Value::Null);
    assert_eq!(client.error("match.set_stops", set(json!("dinner"))).0, -32003);

    let scripted = json!({ "game": "coal", "chance": "starting-seat 1" });
    let dealt = client.result("match.new", scripted);
    assert_eq!(dealt["awaits"]["seats"][0]["seat"], 1, "{dealt}");
    assert_eq!(client.error("match.new", json!({ "game": "coal", "chance": "dinner 1" })).0, -32006);
}

#[test]
fn a_long_word_is_quoted_shortly_in_messages_and_problems() {
    let mut client = Client::default();
    let name = client.new_match(1);
    let long = "x".repeat(10_000);
    let act = json!({ "match": name, "seat": 0, "action": long });
    let unknown = json!({ "match": name, long.clone(): 1 });
    let setup = json!({ "game": "coal", "seed": 1, "setup": long });
    let chance = json!({ "game": "coal", "chance": [{ "name": long, "value": 1 }] });
    let position = json!({ "game": "coal", "position": format!("turn 1 active 0 {long}") });
    let wrong = [
        ("match.act", act),
        ("match.view", unknown),
        ("match.new", setup),
        ("match.new", chance),
        ("match.load", position),
    ];
    for (method, params) in wrong {
        let (_, error) = client.error(method, params);
        let text = error.to_string();
        assert!(text.len() < 1_000, "{method}: {text}");
    }
}
