//! JSON schemas of the documents that the engine speaks.

use door::Games;
use protocol::{AwaitsDocument, DeckReport, EventLine, GameDocument, Offer, RefusalDocument};
use schemars::schema_for;
use serde_json::{Value, json};

/// Returns every schema with its name. Documents of a game are named `GAME/NAME`.
#[must_use]
pub fn schemas(games: Games) -> Vec<(String, Value)> {
    let mut all: Vec<(String, Value)> = vec![
        ("game".into(), schema_for!(GameDocument).to_value()),
        ("awaits".into(), schema_for!(AwaitsDocument).to_value()),
        ("actions".into(), schema_for!(Vec<Offer>).to_value()),
        ("refusal".into(), schema_for!(RefusalDocument).to_value()),
        ("deck-report".into(), schema_for!(DeckReport).to_value()),
    ];
    for game in games.iter() {
        for (name, schema) in game.schemas() {
            if name == "event" {
                all.push((format!("{}/events", game.name()), events(schema.clone())));
            }
            all.push((format!("{}/{name}", game.name()), schema));
        }
    }
    all
}

/// Returns the schema of the lines of `match.events`, with the game's own events in it.
fn events(mut event: Value) -> Value {
    let mut line = schema_for!(EventLine).to_value();
    let mut definitions = line["$defs"].take();
    if let (Some(all), Some(of_event)) = (definitions.as_object_mut(), event["$defs"].take().as_object_mut()) {
        all.append(of_event);
    }
    for schema in [&mut line, &mut event] {
        if let Some(fields) = schema.as_object_mut() {
            fields.remove("$schema");
            fields.remove("$defs");
        }
    }
    line["properties"]["event"] = event;
    json!({
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Events",
        "type": "array",
        "items": line,
        "$defs": definitions,
    })
}
