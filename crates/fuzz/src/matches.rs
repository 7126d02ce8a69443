//! The checker: plays random matches of any setup through the engine, and checks what must hold at every decision.

mod looks;

use door::AnyGame;
use serde_json::{Value, json};

use crate::client::Client;
use crate::draw::Draw;
use crate::failure::{Checked, Failure, brief};
use crate::seeds::Seeds;
use crate::targets::{Verdict, asked, position, sight};
use looks::{known_clause, replayed};

/// The most decisions of a match; after that every player concedes.
const MOST_DECISIONS: usize = 240;
/// One decision in this many gets a close look.
const LOOK_EVERY: usize = 24;
/// On average one decision in this many is followed by a concession.
const CONCEDE_IN: usize = 400;
/// Before one decision in this many, the checker takes the seat's own decisions back on a copy.
const TAKE_BACK_IN: usize = 8;

pub(crate) fn make(draw: &mut Draw, seeds: &Seeds, client: &mut Client) -> Checked<Value> {
    let new = |setup: &Value| json!({ "game": seeds.game.name(), "seed": 1, "setup": setup });
    let setup = loop {
        let mut setup = draw.pick(&seeds.setups).cloned().unwrap_or_default();
        // Options that are numbers: any value that the game accepts.
        if let Some(options) = setup["options"].as_object_mut() {
            for number in options.values_mut().filter(|value| value.is_number()) {
                if draw.once_in(3) {
                    *number = json!(draw.below(60));
                }
            }
        }
        if let Ok(dealt) = client.call("match.new", new(&setup))? {
            client.drop_match(&dealt["match"])?;
            break setup;
        }
    };
    let stops: Vec<Option<String>> = (0..2)
        .map(|_| draw.once_in(3).then(|| (0..draw.below(3)).filter_map(|_| draw.pick(&seeds.stops).cloned()).collect()))
        .map(|names: Option<Vec<String>>| names.map(|names| names.join(" ")))
        .collect();
    let most = 1 + draw.below(MOST_DECISIONS);
    Ok(
        json!({ "setup": setup, "stops": stops, "seed": draw.below(1_000_000), "choices": draw.below(1_000_000), "most": most }),
    )
}

/// A match that is being checked.
struct Play<'a> {
    game: &'static dyn AnyGame,
    client: &'a mut Client,
    draw: Draw,
    name: Value,
    setup: Value,
    seats: u8,
    bots: Vec<String>,
    /// Actions that have been offered to somebody so far.
    known: Vec<String>,
}

pub(crate) fn check(game: &'static dyn AnyGame, client: &mut Client, input: &Value) -> Checked<Verdict> {
    let new = json!({ "game": game.name(), "seed": input["seed"], "setup": input["setup"], "stops": input["stops"] });
    let Ok(dealt) = client.call("match.new", new)? else { return Ok(Verdict::Refused) };
    let games = client.field("hello", json!({}), "games")?;
    let about = games.as_array().into_iter().flatten().find(|about| about["name"] == game.name());
    let seats = dealt["setup"]["seats"].as_array().map_or(0, |seats| seats.len() as u8);
    let mut play = Play {
        game,
        client,
        draw: Draw::new(input["choices"].as_u64().unwrap_or(0)),
        name: dealt["match"].clone(),
        setup: dealt["setup"].clone(),
        seats,
        bots: about.map(looks::players).unwrap_or_default(),
        known: Vec::new(),
    };
    play.whole(input["most"].as_u64().unwrap_or(0) as usize)?;
    play.client.drop_match(&dealt["match"])?;
    Ok(Verdict::Accepted)
}

impl Play<'_> {
    /// Plays at most this many decisions; then every seat concedes that can, and the match is over.
    fn whole(&mut self, most: usize) -> Checked {
        for _ in 0..most {
            let asked = asked(self.client, &self.name)?;
            let Some(seat) = self.draw.pick(&asked).cloned() else { break };
            if self.draw.once_in(LOOK_EVERY) {
                self.look(&seat)?;
            }
            if self.draw.once_in(TAKE_BACK_IN) {
                self.take_back(&seat)?;
            }
            if self.draw.once_in(CONCEDE_IN) { self.concede(&seat)? } else { self.decide(&seat)? }
        }
        let seat = json!(self.draw.below(self.seats.into()));
        self.look(&seat)?;
        for seat in 0..self.seats {
            if !asked(self.client, &self.name)?.is_empty() {
                self.concede(&json!(seat))?;
            }
        }
        self.over()
    }

    fn with_seat(&self, seat: &Value) -> Value {
        json!({ "match": self.name, "seat": seat })
    }

    /// Returns the actions that are offered to a seat, and checks that their number is as announced, that each stands
    /// once and that each has words.
    fn offered(&mut self, seat: &Value) -> Checked<Vec<String>> {
        let awaits = self.client.result("match.awaits", json!({ "match": self.name, "viewer": seat }))?;
        let offered = self.client.field("match.actions", self.with_seat(seat), "actions")?;
        let list: Vec<&Value> = offered.as_array().into_iter().flatten().collect();
        let own = awaits["seats"].as_array().into_iter().flatten().find(|asked| asked["seat"] == *seat);
        let own = own.cloned().unwrap_or_default();
        let seen = || brief(&format!("{} actions, {own}", list.len()));
        Failure::unless(own["choices"] == json!(list.len()), "as many actions as choices are offered", seen)?;
        Failure::unless(!list.is_empty(), "a seat that is asked can answer", seen)?;
        let is_told = |text: &Value| {
            ["en", "it"].iter().all(|language| text[language].as_str().is_some_and(|text| !text.is_empty()))
        };
        Failure::unless(is_told(&own["prompt"]), "a question has words", seen)?;
        for offer in &list {
            Failure::unless(is_told(&offer["label"]), "an action has words", || brief(&offer.to_string()))?;
        }
        let notations: Vec<String> =
            list.iter().filter_map(|offer| offer["action"].as_str()).map(str::to_owned).collect();
        let mut sorted = notations.clone();
        sorted.sort();
        sorted.dedup();
        Failure::unless(sorted.len() == list.len(), "an action is offered once", || brief(&offered.to_string()))?;
        Ok(notations)
    }

    /// Lets a seat take one of its actions, and checks that the action is explained as legal and accepted.
    fn decide(&mut self, seat: &Value) -> Checked {
        let offered = self.offered(seat)?;
        let Some(action) = self.draw.pick(&offered).cloned() else { return Ok(()) };
        if self.known.len() < 400 && self.draw.once_in(3) {
            self.known.push(action.clone());
        }
        let params = json!({ "match": self.name, "seat": seat, "action": action });
        let explained = self.client.result("match.explain", params.clone())?;
        let acted = self.client.result("match.act", params)?;
        let is_taken = explained["legal"] == true && acted["accepted"] == true;
        Failure::unless(is_taken, "what is offered is accepted", || {
            brief(&format!("`{action}` of seat {seat}: {explained} and {acted}"))
        })?;
        let awaits = self.client.result("match.awaits", json!({ "match": self.name, "viewer": seat }))?;
        Failure::unless_same("an answer tells what is awaited", &acted["awaits"], &awaits)
    }

    /// Lets a seat concede unless it is out already, and checks that it is asked no more and cannot concede again.
    fn concede(&mut self, seat: &Value) -> Checked {
        let conceded = self.client.result("match.concede", self.with_seat(seat))?;
        if conceded["accepted"] == false {
            return known_clause(self.game, self.client, &conceded["refusal"]);
        }
        let asked = asked(self.client, &self.name)?;
        Failure::unless(!asked.contains(seat), "who has conceded is not asked", || {
            format!("seat {seat} of {asked:?}")
        })?;
        if asked.is_empty() {
            return Ok(());
        }
        let before = position(self.client, &self.name)?;
        let again = self.client.result("match.concede", self.with_seat(seat))?;
        Failure::unless(again["accepted"] == false, "nobody concedes twice", || brief(&again.to_string()))?;
        known_clause(self.game, self.client, &again["refusal"])?;
        let after = position(self.client, &self.name)?;
        Failure::unless_same("what is refused changes nothing", &before, &after)
    }

    /// Checks that a finished match has an outcome, accepts nothing more, and has a record that replays to the same
    /// end.
    fn over(&mut self) -> Checked {
        let awaits = self.client.result("match.awaits", json!({ "match": self.name }))?;
        let is_over = awaits["seats"] == json!([]) && awaits["outcome"].is_object();
        Failure::unless(is_over, "a match that nobody is asked in has an outcome", || awaits.to_string())?;
        for seat in 0..self.seats {
            let offered = self.client.field("match.actions", self.with_seat(&json!(seat)), "actions")?;
            Failure::unless(offered == json!([]), "who is not asked is offered nothing", || {
                brief(&offered.to_string())
            })?;
            let error = self.client.call("match.concede", self.with_seat(&json!(seat)))?;
            let is_refused = error.as_ref().is_err_and(|error| error["code"] == -32004);
            Failure::unless(is_refused, "a match that is over takes nothing", || brief(&format!("{error:?}")))?;
        }
        let (record, again) = replayed(self.client, &self.name)?;
        let there = self.client.result("match.awaits", json!({ "match": again }))?;
        Failure::unless_same("a record replays to the same outcome", &awaits, &there)?;
        self.client.drop_match(&again)?;
        let commented = json!({ "match": self.name, "comments": true });
        let commented = self.client.field("match.record", commented, "record")?;
        let again = self.client.result("match.replay", json!({ "record": commented }))?;
        let plain = self.client.field("match.record", json!({ "match": again["match"] }), "record")?;
        Failure::unless_same("comments change nothing", &record, &plain)?;
        self.client.drop_match(&again["match"])
    }

    /// Returns what a match shows and offers to each viewer.
    fn sight(&mut self, name: &Value) -> Checked<Vec<Value>> {
        sight(self.client, name)
    }
}
