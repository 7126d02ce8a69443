//! Documents: setups, positions, records, cards, queries.

use door::AnyGame;
use serde_json::{Value, json};

use super::{Verdict, asked, play_on, position, sight};
use crate::client::Client;
use crate::draw::Draw;
use crate::failure::{Checked, Failure, brief};
use crate::mutate;
use crate::seeds::Seeds;

/// The property: accepted input is printed and read back unchanged.
const READ_BACK: &str = "what is accepted prints and reads back equal";

pub(super) fn make_setup(draw: &mut Draw, seeds: &Seeds, _: &mut Client) -> Checked<Value> {
    let setup = if draw.once_in(2) {
        let text = draw.pick(&seeds.setup_texts).cloned().unwrap_or_default();
        json!(mutate::text(draw, &text, &seeds.words, &seeds.setup_texts))
    } else {
        let setup = draw.pick(&seeds.setups).cloned().unwrap_or_default();
        mutate::document(draw, &setup, &seeds.words)
    };
    Ok(json!({ "setup": setup }))
}

pub(super) fn check_setup(game: &'static dyn AnyGame, client: &mut Client, input: &Value) -> Checked<Verdict> {
    let new = |setup: &Value| json!({ "game": game.name(), "seed": 5, "setup": setup });
    let Ok(dealt) = client.call("match.new", new(&input["setup"]))? else { return Ok(Verdict::Refused) };
    let again = client.result("match.new", new(&dealt["setup"]))?;
    Failure::unless_same(READ_BACK, &dealt["setup"], &again["setup"])?;
    let [one, other] = [position(client, &dealt["match"])?, position(client, &again["match"])?];
    Failure::unless_same(READ_BACK, &one, &other)?;
    reads_on_paper(client, &dealt["match"])?;
    client.drop_match(&dealt["match"])?;
    client.drop_match(&again["match"])?;
    Ok(Verdict::Accepted)
}

/// Checks that the record of a match replays to the same match.
fn reads_on_paper(client: &mut Client, name: &Value) -> Checked {
    let record = client.field("match.record", json!({ "match": name }), "record")?;
    let replayed = client.result("match.replay", json!({ "record": record }))?;
    Failure::unless(replayed["problems"] == json!([]), "a record replays without a problem", || {
        brief(&replayed["problems"].to_string())
    })?;
    let again = client.field("match.record", json!({ "match": replayed["match"] }), "record")?;
    Failure::unless_same(READ_BACK, &record, &again)?;
    let [one, other] = [position(client, name)?, position(client, &replayed["match"])?];
    Failure::unless_same("a record replays to the same position", &one, &other)?;
    client.drop_match(&replayed["match"])
}

pub(super) fn make_position(draw: &mut Draw, seeds: &Seeds, _: &mut Client) -> Checked<Value> {
    let texts: Vec<String> = seeds.positions.iter().map(|(_, position)| position.clone()).collect();
    let (setup, position) = draw.pick(&seeds.positions).cloned().unwrap_or_default();
    let setup = if draw.once_in(12) { draw.pick(&seeds.setups).cloned().unwrap_or_default() } else { setup };
    Ok(json!({ "setup": setup, "position": mutate::text(draw, &position, &seeds.words, &texts) }))
}

pub(super) fn check_position(game: &'static dyn AnyGame, client: &mut Client, input: &Value) -> Checked<Verdict> {
    let load = |position: &Value| json!({ "game": game.name(), "setup": input["setup"], "position": position });
    let Ok(loaded) = client.call("match.load", load(&input["position"]))? else { return Ok(Verdict::Refused) };
    let name = &loaded["match"];
    let printed = position(client, name)?;
    let again = client.result("match.load", load(&printed))?;
    let printed_again = position(client, &again["match"])?;
    Failure::unless_same(READ_BACK, &printed, &printed_again)?;
    let [one, other] = [sight(client, name)?, sight(client, &again["match"])?];
    Failure::unless_same("a position read back shows and offers the same", &one, &other)?;
    client.drop_match(&again["match"])?;
    let awaits = client.result("match.awaits", json!({ "match": name }))?;
    let is_asked = awaits["seats"].as_array().is_some_and(|seats| !seats.is_empty());
    Failure::unless(is_asked != awaits["outcome"].is_object(), "somebody is asked until there is an outcome", || {
        awaits.to_string()
    })?;
    for seat in asked(client, name)? {
        let offered = client.field("match.actions", json!({ "match": name, "seat": seat }), "actions")?;
        Failure::unless(offered != json!([]), "a seat that is asked can answer", || format!("seat {seat}"))?;
    }
    play_on(client, name, 10)?;
    reads_on_paper(client, name)?;
    client.drop_match(name)?;
    Ok(Verdict::Accepted)
}

pub(super) fn make_record(draw: &mut Draw, seeds: &Seeds, _: &mut Client) -> Checked<Value> {
    let record = draw.pick(&seeds.records).cloned().unwrap_or_default();
    // Hashes protect everything but the comments, so a cut record, an untouched one and a change of one letter are the
    // most useful.
    let record = match draw.below(4) {
        0 => record,
        1 => record.lines().map(|line| format!("{}\n", line.split(" # ").next().unwrap_or(line))).collect(),
        _ => mutate::text(draw, &record, &seeds.words, &seeds.setup_texts),
    };
    let mut input = json!({ "record": record });
    if draw.once_in(3) {
        input["upto"] = json!(draw.below(60));
    }
    if draw.once_in(3) {
        input["redeal"] = json!({ "viewer": draw.below(6), "seed": draw.below(100) });
    }
    Ok(input)
}

pub(super) fn check_record(_: &'static dyn AnyGame, client: &mut Client, input: &Value) -> Checked<Verdict> {
    let Ok(replayed) = client.call("match.replay", input.clone())? else { return Ok(Verdict::Refused) };
    let is_right = replayed["problems"] == json!([]);
    if is_right {
        reads_on_paper(client, &replayed["match"])?;
    }
    client.drop_match(&replayed["match"])?;
    Ok(if is_right { Verdict::Accepted } else { Verdict::Refused })
}

pub(super) fn make_cards(draw: &mut Draw, seeds: &Seeds, _: &mut Client) -> Checked<Value> {
    let mut cards = Vec::new();
    for _ in 0..=draw.below(2) {
        let text = draw.pick(&seeds.cards).cloned().unwrap_or_default();
        cards.push(if draw.once_in(6) { text } else { mutate::text(draw, &text, &seeds.words, &seeds.cards) });
    }
    Ok(json!({ "cards": cards }))
}

pub(super) fn check_cards(game: &'static dyn AnyGame, client: &mut Client, input: &Value) -> Checked<Verdict> {
    let listed = client.call("cards.list", json!({ "game": game.name(), "cards": input["cards"] }))?;
    let Ok(mut listed) = listed else { return Ok(Verdict::Refused) };
    let house = client.field("cards.list", json!({ "game": game.name() }), "cards")?;
    let house: Vec<&Value> = house.as_array().into_iter().flatten().collect();
    let listed = listed["cards"].take();
    let listed = listed.as_array().into_iter().flatten().enumerate();
    let new = listed.filter(|(place, card)| house.get(*place).is_none_or(|old| old != card)).take(4);
    for (_, card) in new {
        reads_as_card(game, client, &card["id"], &input["cards"])?;
    }
    let new = json!({ "game": game.name(), "seed": 6, "cards": input["cards"] });
    if let Ok(dealt) = client.call("match.new", new)? {
        play_on(client, &dealt["match"], 6)?;
        reads_on_paper(client, &dealt["match"])?;
        client.drop_match(&dealt["match"])?;
    }
    Ok(Verdict::Accepted)
}

/// Checks that a card in each printed notation is the same card.
fn reads_as_card(game: &'static dyn AnyGame, client: &mut Client, id: &Value, cards: &Value) -> Checked {
    let show = |cards: &Value| json!({ "game": game.name(), "id": id, "cards": cards });
    let shown = client.result("cards.show", show(cards))?;
    let again = client.result("cards.show", show(&shown["ron"]))?;
    Failure::unless_same(READ_BACK, &shown, &again)?;
    if let (Some(compact), Some(id)) = (shown["compact"].as_str(), id.as_str()) {
        let again = client.result("cards.show", show(&json!(format!("{id} = {compact}"))))?;
        Failure::unless_same(READ_BACK, &shown["compact"], &again["compact"])?;
    }
    Ok(())
}

pub(super) fn make_query(draw: &mut Draw, seeds: &Seeds, _: &mut Client) -> Checked<Value> {
    let query = draw.pick(&seeds.queries).cloned().unwrap_or_default();
    Ok(json!({ "query": mutate::text(draw, &query, &seeds.words, &seeds.queries) }))
}

pub(super) fn check_query(game: &'static dyn AnyGame, client: &mut Client, input: &Value) -> Checked<Verdict> {
    let ask = |query: &Value| json!({ "game": game.name(), "query": query });
    let Ok(found) = client.call("cards.list", ask(&input["query"]))? else { return Ok(Verdict::Refused) };
    let is_empty = found["cards"] == json!([]);
    Failure::unless(is_empty == found.get("reason").is_some(), "a search that finds nothing says why", || {
        brief(&found.to_string())
    })?;
    for language in ["en", "it"] {
        let again = client.result("cards.list", ask(&found["query"][language]))?;
        Failure::unless_same(READ_BACK, &found["query"], &again["query"])?;
        Failure::unless_same("a query as it was understood finds the same", &found["cards"], &again["cards"])?;
    }
    Ok(Verdict::Accepted)
}
