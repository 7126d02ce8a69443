//! A live match, taken from a record: actions, standing orders, chance.

use door::AnyGame;
use serde_json::{Value, json};

use super::{Verdict, asked, position, seats, sight};
use crate::client::{Answer, Client};
use crate::draw::Draw;
use crate::failure::{Checked, Failure, brief};
use crate::mutate;
use crate::seeds::Seeds;

/// How many actions a case tries in its match.
const TRIES: usize = 12;

pub(super) fn make_actions(draw: &mut Draw, seeds: &Seeds, client: &mut Client) -> Checked<Value> {
    let mut input = moment(draw, seeds);
    // Actions offered at this moment; some tries use actions that were offered elsewhere instead.
    let mut offered = Vec::new();
    if let Some(name) = restored(client, &input)? {
        for seat in asked(client, &name)? {
            let actions = client.field("match.actions", json!({ "match": name, "seat": seat }), "actions")?;
            offered.extend(notations(&actions).into_iter().map(|action| (seat.clone(), action)));
        }
        client.drop_match(&name)?;
    }
    let tries: Vec<Value> = (0..TRIES)
        .map(|_| {
            let elsewhere = (json!(draw.below(6)), draw.pick(&seeds.actions).cloned().unwrap_or_default());
            let here = if draw.once_in(2) { draw.pick(&offered).cloned() } else { None };
            let (seat, action) = here.unwrap_or(elsewhere);
            let is_changed = !draw.once_in(3);
            let action = if is_changed { mutate::text(draw, &action, &seeds.words, &seeds.actions) } else { action };
            json!([seat, action])
        })
        .collect();
    input["tries"] = json!(tries);
    Ok(input)
}

/// Returns a record, and how far to replay it.
fn moment(draw: &mut Draw, seeds: &Seeds) -> Value {
    json!({ "record": draw.pick(&seeds.records).cloned().unwrap_or_default(), "upto": draw.below(100) })
}

/// Restores the match at a moment of a record, or at its end if the record is shorter.
fn restored(client: &mut Client, input: &Value) -> Checked<Option<Value>> {
    let [record, upto] = [&input["record"], &input["upto"]];
    let cut = client.call("match.replay", json!({ "record": record, "upto": upto }))?;
    let replayed = match cut {
        Ok(replayed) => Ok(replayed),
        Err(_) => client.call("match.replay", json!({ "record": record }))?,
    };
    Ok(replayed.ok().map(|mut replayed| replayed["match"].take()))
}

pub(super) fn check_actions(_: &'static dyn AnyGame, client: &mut Client, input: &Value) -> Checked<Verdict> {
    let Some(name) = restored(client, input)? else { return Ok(Verdict::Refused) };
    let mut verdict = Verdict::Refused;
    for attempt in input["tries"].as_array().into_iter().flatten() {
        if try_action(client, &name, &attempt[0], &attempt[1])? {
            verdict = Verdict::Accepted;
        }
    }
    client.drop_match(&name)?;
    Ok(verdict)
}

/// Tries an action and checks that the explanation and the answer agree, that a refusal changes nothing, and that an
/// accepted action was offered. Returns whether it was accepted.
pub(crate) fn try_action(client: &mut Client, name: &Value, seat: &Value, action: &Value) -> Checked<bool> {
    let params = json!({ "match": name, "seat": seat, "action": action });
    let number_of_seats = seats(client, name)?;
    let offered = if seat.as_u64().is_some_and(|seat| seat < number_of_seats.into()) {
        let offered = client.field("match.actions", json!({ "match": name, "seat": seat }), "actions")?;
        notations(&offered)
    } else {
        Vec::new()
    };
    let before = (position(client, name)?, client.result("match.awaits", json!({ "match": name }))?);
    let explained = client.call("match.explain", params.clone())?;
    let acted = client.call("match.act", params)?;
    let seen = || brief(&format!("{seat} {action}: {explained:?} and {acted:?}"));
    let is_accepted = acted.as_ref().is_ok_and(|acted| acted["accepted"] == true);
    if is_accepted {
        let is_legal = explained.as_ref().is_ok_and(|explained| explained["legal"] == true);
        Failure::unless(is_legal, "what is explained as illegal is refused", seen)?;
        let taken = last_action(client, name)?;
        let is_offered = taken.as_ref().is_none_or(|taken| offered.contains(taken));
        Failure::unless(is_offered, "what is accepted was offered", || format!("{} as {taken:?}", seen()))?;
        return Ok(true);
    }
    let after = (position(client, name)?, client.result("match.awaits", json!({ "match": name }))?);
    Failure::unless_same("what is refused changes nothing", &before, &after)?;
    let is_alike = match (&explained, &acted) {
        (Err(one), Err(other)) => one["code"] == other["code"],
        (Ok(explained), Ok(acted)) => explained["legal"] == false && explained["refusal"] == acted["refusal"],
        // A match that is over explains why, and accepts nothing.
        (Ok(explained), Err(acted)) => acted["code"] == -32004 && explained["legal"] == false,
        (Err(_), Ok(_)) => false,
    };
    Failure::unless(is_alike, "an action is explained as it is answered", seen)?;
    if let Ok(acted) = &acted {
        names_clause(&acted["refusal"])?;
    }
    Ok(false)
}

/// Checks that a refusal names a clause, and gives the reason in both languages.
pub(crate) fn names_clause(refusal: &Value) -> Checked {
    let told = |text: &Value| text.as_str().is_some_and(|text| !text.trim().is_empty());
    let is_told = told(&refusal["clause"]) && told(&refusal["text"]["en"]) && told(&refusal["text"]["it"]);
    Failure::unless(is_told, "a refusal names its clause", || brief(&refusal.to_string()))
}

/// Returns the notations of the offered actions.
pub(crate) fn notations(offered: &Value) -> Vec<String> {
    let offered = offered.as_array().into_iter().flatten();
    offered.filter_map(|offer| offer["action"].as_str()).map(str::to_owned).collect()
}

/// Returns the action of the last decision, as the record prints it; `None` if the match has no record.
fn last_action(client: &mut Client, name: &Value) -> Checked<Option<String>> {
    let Ok(record) = client.call("match.record", json!({ "match": name }))? else { return Ok(None) };
    let record = record["record"].as_str().unwrap_or_default();
    let decisions = record.lines().skip_while(|line| !line.starts_with("decisions ")).skip(1);
    let last = decisions.take_while(|line| line.starts_with(' ')).last().unwrap_or_default();
    let action = last.split(" | ").next().and_then(|line| line.trim().splitn(3, ' ').nth(2));
    Ok(action.map(str::to_owned))
}

pub(super) fn make_stops(draw: &mut Draw, seeds: &Seeds, _: &mut Client) -> Checked<Value> {
    let mut input = moment(draw, seeds);
    let names: Vec<String> = (0..draw.below(4)).filter_map(|_| draw.pick(&seeds.stops).cloned()).collect();
    let stops = names.join(" ");
    let stops = if draw.once_in(2) { stops } else { mutate::text(draw, &stops, &seeds.words, &seeds.stops) };
    input["seat"] = json!(draw.below(6));
    input["stops"] = json!(stops);
    Ok(input)
}

pub(super) fn check_stops(_: &'static dyn AnyGame, client: &mut Client, input: &Value) -> Checked<Verdict> {
    let Some(name) = restored(client, input)? else { return Ok(Verdict::Refused) };
    let before = sight(client, &name)?;
    let orders = |name: &Value, stops: &Value| json!({ "match": name, "seat": input["seat"], "stops": stops });
    let Ok(given) = client.call("match.set_stops", orders(&name, &input["stops"]))? else {
        let after = sight(client, &name)?;
        Failure::unless_same("what is refused changes nothing", &before, &after)?;
        client.drop_match(&name)?;
        return Ok(Verdict::Refused);
    };
    let Some(other) = restored(client, input)? else { return Ok(Verdict::Refused) };
    let again = client.result("match.set_stops", orders(&other, &given["stops"]))?;
    Failure::unless_same("what is accepted prints and reads back equal", &given, &again)?;
    let [one, two] = [position(client, &name)?, position(client, &other)?];
    Failure::unless_same("the same orders answer alike", &one, &two)?;
    client.drop_match(&name)?;
    client.drop_match(&other)?;
    Ok(Verdict::Accepted)
}

/// Returns a script of chance that fits the deal, sometimes altered.
pub(super) fn make_chance(draw: &mut Draw, seeds: &Seeds, client: &mut Client) -> Checked<Value> {
    let (setup, mut script) = draw.pick(seeds.scripts(client)?).cloned().unwrap_or_default();
    // Further draws, for decisions after the deal.
    let further = draw.below(3);
    script.extend((0..further).map(|number| json!({ "name": "further", "value": number })));
    let lines = |script: &[Value]| -> String {
        let line = |draw: &Value| format!("{} {}\n", draw["name"].as_str().unwrap_or_default(), draw["value"]);
        script.iter().map(line).collect()
    };
    let chance = match draw.below(4) {
        0 => json!(script),
        1 => mutate::document(draw, &json!(script), &seeds.words),
        2 => json!(lines(&script)),
        _ => json!(mutate::text(draw, &lines(&script), &seeds.words, &[])),
    };
    Ok(json!({ "setup": setup, "chance": chance }))
}

pub(super) fn check_chance(game: &'static dyn AnyGame, client: &mut Client, input: &Value) -> Checked<Verdict> {
    let new = json!({ "game": game.name(), "setup": input["setup"], "chance": input["chance"] });
    let Ok(dealt) = client.call("match.new", new)? else { return Ok(Verdict::Refused) };
    let name = &dealt["match"];
    // Later decisions may need draws that the script does not have; then they must change nothing.
    for number in 0..6 {
        let Some(seat) = asked(client, name)?.into_iter().next() else { break };
        let before = (position(client, name)?, sight(client, name)?);
        let bot = json!({ "match": name, "seat": seat, "bot": "random", "seed": number });
        if let Err(error) = client.call("match.bot", bot)? {
            Failure::unless(error["code"] == -32006, "only the script can be at fault", || error.to_string())?;
            let after = (position(client, name)?, sight(client, name)?);
            Failure::unless_same("what is refused changes nothing", &before, &after)?;
            break;
        }
    }
    let record: Answer = client.call("match.record", json!({ "match": name }))?;
    let is_refused = record.as_ref().is_err_and(|error| error["code"] == -32007);
    Failure::unless(is_refused, "a match with a script has no record", || brief(&format!("{record:?}")))?;
    client.drop_match(name)?;
    Ok(Verdict::Accepted)
}
