//! Close looks at one moment of a match: refusals, positions, records and twin worlds.

use door::AnyGame;
use serde_json::{Value, json};

use super::Play;
use crate::client::Client;
use crate::failure::{Checked, Failure, brief};
use crate::mutate;
use crate::seeds::texts;
use crate::targets::{names_clause, position, try_action, viewers};

/// The number of simulations that a player may use in a twin world.
const SIMULATIONS: u32 = 6;
/// The most consecutive decisions of a seat that are tried to be taken back.
const COMPOSED: usize = 3;
/// The code of the error that a seat gets that plays without the aids of the table.
const UNAIDED: i64 = -32013;
/// How many actions that are not offered, and how many that are, one look tries.
const TRIED: usize = 6;

/// Returns the players that are asked in twin worlds.
pub(super) fn players(about: &Value) -> Vec<String> {
    [texts(&about["bots"]), texts(&about["levels"])].concat()
}

/// Checks that a refusal names a clause that the rulebook contains.
pub(super) fn known_clause(game: &'static dyn AnyGame, client: &mut Client, refusal: &Value) -> Checked {
    names_clause(refusal)?;
    let clause = client.call("rules.clause", json!({ "game": game.name(), "id": refusal["clause"] }))?;
    Failure::unless(clause.is_ok(), "the clause of a refusal is in the rulebook", || brief(&refusal.to_string()))
}

/// Returns the record of a match and the match that it replays to, and checks that this match shows and offers the
/// same to everybody.
pub(super) fn replayed(client: &mut Client, name: &Value) -> Checked<(Value, Value)> {
    let record = client.field("match.record", json!({ "match": name }), "record")?;
    let replayed = client.result("match.replay", json!({ "record": record }))?;
    Failure::unless(replayed["problems"] == json!([]), "a record replays without a problem", || {
        brief(&replayed["problems"].to_string())
    })?;
    let [one, other] = [position(client, name)?, position(client, &replayed["match"])?];
    Failure::unless_same("a record replays to the same position", &one, &other)?;
    let again = client.field("match.record", json!({ "match": replayed["match"] }), "record")?;
    Failure::unless_same("a record is printed as it was read", &record, &again)?;
    Ok((record, replayed["match"].clone()))
}

/// Returns what a viewer has witnessed, or the error that says that the match keeps no log for the viewer.
fn witnessed(client: &mut Client, name: &Value, viewer: &Value) -> Checked<Value> {
    let events = client.call("match.events", json!({ "match": name, "viewer": viewer }))?;
    events.or_else(|error| {
        let is_kept_from = viewer.is_number() && error["code"] == UNAIDED;
        Failure::unless(is_kept_from, "a request that is right is answered", || brief(&error.to_string()))?;
        Ok(error)
    })
}

impl Play<'_> {
    /// Checks the present moment in every way, most closely from the view of one seat.
    pub(super) fn look(&mut self, seat: &Value) -> Checked {
        self.others_are_offered_nothing()?;
        self.refusals(seat)?;
        self.round_trip(seat)?;
        let (record, again) = replayed(self.client, &self.name)?;
        let name = self.name.clone();
        for viewer in viewers(self.seats) {
            let [one, other] = [witnessed(self.client, &name, &viewer)?, witnessed(self.client, &again, &viewer)?];
            Failure::unless_same("a record replays the same events", &one, &other)?;
        }
        self.client.drop_match(&again)?;
        self.twins(&record, seat)?;
        let viewers: Vec<Value> = viewers(self.seats).filter(|viewer| viewer != seat).collect();
        match self.draw.pick(&viewers).cloned() {
            Some(other) => self.twins(&record, &other),
            None => Ok(()),
        }
    }

    fn others_are_offered_nothing(&mut self) -> Checked {
        let asked = crate::targets::asked(self.client, &self.name)?;
        for seat in (0..self.seats).map(|seat| json!(seat)).filter(|seat| !asked.contains(seat)) {
            let offered = self.client.field("match.actions", self.with_seat(&seat), "actions")?;
            Failure::unless(offered == json!([]), "who is not asked is offered nothing", || {
                brief(&offered.to_string())
            })?;
        }
        Ok(())
    }

    /// Checks that actions that were offered earlier but not now, and some that were never offered, are refused with a
    /// clause.
    fn refusals(&mut self, seat: &Value) -> Checked {
        let offered = self.client.field("match.actions", self.with_seat(seat), "actions")?;
        let offered = crate::targets::notations(&offered);
        for _ in 0..TRIED {
            let Some(action) = self.draw.pick(&self.known).cloned() else { break };
            let is_offered = offered.contains(&action);
            let action = if is_offered || self.draw.once_in(4) {
                mutate::text(&mut self.draw, &action, &self.known, &self.known)
            } else {
                action
            };
            let params = json!({ "match": self.name, "seat": seat, "action": action });
            if let Ok(explained) = self.client.call("match.explain", params)? {
                if explained["legal"] == true {
                    // The action may be another notation of one that is offered; trying it on a copy tells.
                    let copy = self.copy()?;
                    try_action(self.client, &copy, seat, &json!(action))?;
                    self.client.drop_match(&copy)?;
                    continue;
                }
                known_clause(self.game, self.client, &explained["refusal"])?;
            }
            let is_accepted = try_action(self.client, &self.name, seat, &json!(action))?;
            Failure::unless(!is_accepted, "what is not offered is refused", || format!("`{action}` of seat {seat}"))?;
        }
        Ok(())
    }

    /// Returns a copy of the match.
    fn copy(&mut self) -> Checked<Value> {
        let record = self.client.field("match.record", json!({ "match": self.name }), "record")?;
        self.client.field("match.replay", json!({ "record": record }), "match")
    }

    /// Lets a seat make some decisions on a copy and take back those that it may. Checks that everything is then as
    /// before (the record, and what everybody sees and has witnessed), and that a refused request changes nothing.
    pub(super) fn take_back(&mut self, seat: &Value) -> Checked {
        let copy = self.copy()?;
        let mut before = Vec::new();
        for _ in 0..COMPOSED {
            if !crate::targets::asked(self.client, &copy)?.contains(seat) {
                break;
            }
            before.push(self.whole_of(&copy)?);
            let with_seat = json!({ "match": copy, "seat": seat });
            let offered = self.client.field("match.actions", with_seat.clone(), "actions")?;
            let Some(action) = self.draw.pick(&crate::targets::notations(&offered)).cloned() else { break };
            try_action(self.client, &copy, seat, &json!(action))?;
            let after = self.whole_of(&copy)?;
            if crate::targets::asked(self.client, &copy)?.is_empty() {
                break;
            }
            let back = self.client.result("match.take_back", with_seat)?;
            let found = self.whole_of(&copy)?;
            if back["accepted"] == false {
                known_clause(self.game, self.client, &back["refusal"])?;
                Failure::unless_same("what stays changes nothing", &after, &found)?;
                continue;
            }
            let count = back["taken_back"].as_u64().unwrap_or(0) as usize;
            Failure::unless(count > 0, "something is taken back", || brief(&back.to_string()))?;
            // A decision that began before the first snapshot cannot be compared.
            let Some(place) = before.len().checked_sub(count) else { break };
            Failure::unless_same("what is taken back leaves no trace", &before[place], &found)?;
            before.truncate(place);
        }
        self.client.drop_match(&copy)
    }

    /// Returns a match with its record and everything that everybody sees and has witnessed.
    fn whole_of(&mut self, name: &Value) -> Checked<Vec<Value>> {
        let mut whole = self.sight(name)?;
        whole.push(position(self.client, name)?);
        whole.push(self.client.field("match.record", json!({ "match": name }), "record")?);
        for viewer in viewers(self.seats) {
            whole.push(witnessed(self.client, name, &viewer)?);
        }
        Ok(whole)
    }

    /// Checks that the printed position is read back as a match that shows, awaits and offers the same to everybody,
    /// and accepts what it offers.
    fn round_trip(&mut self, seat: &Value) -> Checked {
        let name = self.name.clone();
        let printed = position(self.client, &name)?;
        let load = json!({ "game": self.game.name(), "setup": self.setup, "position": printed });
        let loaded = self.client.field("match.load", load.clone(), "match")?;
        let again = position(self.client, &loaded)?;
        Failure::unless_same("a position is printed as it was read", &printed, &again)?;
        let [one, other] = [self.sight(&name)?, self.sight(&loaded)?];
        Failure::unless_same("a position read back shows and offers the same", &one, &other)?;
        let offered = self.client.field("match.actions", self.with_seat(seat), "actions")?;
        let offered = crate::targets::notations(&offered);
        for action in &offered {
            let params = json!({ "match": name, "seat": seat, "action": action });
            let explained = self.client.field("match.explain", params, "legal")?;
            Failure::unless(explained == true, "what is offered is explained as legal", || format!("`{action}`"))?;
        }
        self.client.drop_match(&loaded)?;
        for _ in 0..TRIED.min(offered.len()) {
            let Some(action) = self.draw.pick(&offered).cloned() else { break };
            let loaded = self.client.field("match.load", load.clone(), "match")?;
            let params = json!({ "match": loaded, "seat": seat, "action": action });
            let accepted = self.client.field("match.act", params, "accepted")?;
            Failure::unless(accepted == true, "what is offered is accepted", || format!("`{action}` of a position"))?;
            self.client.drop_match(&loaded)?;
        }
        Ok(())
    }

    /// Checks a world that differs in everything that a viewer cannot know. It must look the same to the viewer: what
    /// it sees, is asked, may do and has witnessed, and what a player in its place answers.
    fn twins(&mut self, record: &Value, viewer: &Value) -> Checked {
        let world = json!({ "viewer": viewer, "seed": self.draw.below(1 << 30) });
        let twin = |redealt: bool| {
            if redealt { json!({ "record": record, "redeal": world }) } else { json!({ "record": record }) }
        };
        let mut seen = Vec::new();
        for redealt in [false, true] {
            let name = self.client.field("match.replay", twin(redealt), "match")?;
            let mut all = Vec::new();
            for language in ["en", "it"] {
                let view = json!({ "match": name, "viewer": viewer, "language": language });
                all.push(self.client.result("match.view", view)?);
            }
            all.push(self.client.result("match.awaits", json!({ "match": name, "viewer": viewer }))?);
            all.push(witnessed(self.client, &name, viewer)?);
            if viewer.is_number() {
                all.push(self.client.result("match.actions", json!({ "match": name, "seat": viewer }))?);
            }
            self.client.drop_match(&name)?;
            seen.push(all);
        }
        Failure::unless_same("worlds that a viewer cannot tell apart show it the same", &seen[0], &seen[1])?;
        if !crate::targets::asked(self.client, &self.name)?.contains(viewer) {
            return Ok(());
        }
        let seed = self.draw.below(1_000);
        for bot in self.bots.clone() {
            let mut answers = Vec::new();
            for redealt in [false, true] {
                let name = self.client.field("match.replay", twin(redealt), "match")?;
                let budget = json!({ "simulations": SIMULATIONS });
                let think = json!({ "match": name, "seat": viewer, "bot": bot, "budget": budget, "seed": seed });
                answers.push(self.client.field("match.bot", think, "action")?);
                self.client.drop_match(&name)?;
            }
            Failure::unless(
                answers[0] == answers[1],
                "a player answers alike in worlds that it cannot tell apart",
                || format!("{bot} of seat {viewer}: {} and {}", answers[0], answers[1]),
            )?;
        }
        Ok(())
    }
}
