//! `duello schema`: JSON schemas of the documents that the engine speaks.

use std::io::Write;

use schemars::schema_for;
use serde_json::{Value, json};
use table::Language;

use crate::words::failure;

/// Every schema: its name and the schema. Documents of a game are named `GAME/NAME`.
pub fn all() -> Vec<(String, Value)> {
    let mut all: Vec<(String, Value)> = vec![
        ("awaits".into(), schema_for!(games::AwaitsDocument).to_value()),
        ("actions".into(), schema_for!(Vec<games::Offer>).to_value()),
        ("refusal".into(), schema_for!(games::RefusalDocument).to_value()),
        ("deck-report".into(), schema_for!(games::DeckReport).to_value()),
    ];
    for host in games::GAMES {
        for (name, schema) in host.schemas() {
            if name == "event" {
                all.push((format!("{}/events", host.name()), events(schema.clone())));
            }
            all.push((format!("{}/{name}", host.name()), schema));
        }
    }
    all
}

/// The schema of this name; a document of a game may leave the game out while only one has it.
pub fn find(name: &str, language: Language) -> anyhow::Result<Value> {
    let all = all();
    let mut found =
        all.iter().filter(|(known, _)| known == name || known.split_once('/').is_some_and(|(_, of)| of == name));
    match (found.next(), found.next()) {
        (Some((_, schema)), None) => Ok(schema.clone()),
        (None, _) => {
            let known: Vec<&str> = all.iter().map(|(name, _)| name.as_str()).collect();
            Err(failure(language, "no-schema", &[("name", name.into()), ("known", known.join(", ").into())]))
        }
        (Some(_), Some(_)) => Err(failure(language, "many-schemas", &[("name", name.into())])),
    }
}

/// Prints the schema of this name, or the names of all.
pub fn print(name: Option<&str>, language: Language, out: &mut impl Write) -> anyhow::Result<()> {
    match name {
        Some(name) => writeln!(out, "{}", serde_json::to_string_pretty(&find(name, language)?)?)?,
        None => all().iter().try_for_each(|(name, _)| writeln!(out, "{name}"))?,
    }
    Ok(())
}

/// The lines of `match.events`, with the game's own events in them.
fn events(mut event: Value) -> Value {
    let mut line = schema_for!(games::EventLine).to_value();
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_schema_is_found_by_its_name_and_has_no_dangling_reference() {
        for (name, schema) in all() {
            assert_eq!(find(&name, Language::En).unwrap(), schema);
            let text = schema.to_string();
            for reference in text.split("\"#/$defs/").skip(1) {
                let definition = reference.split('"').next().unwrap();
                assert!(schema["$defs"][definition].is_object(), "{name}: {definition}");
            }
        }
        for name in ["coal/setup", "doomtrooper/setup", "doomtrooper/events", "pilot", "awaits"] {
            assert!(find(name, Language::En).is_ok(), "{name}");
        }
        assert!(find("view", Language::En).unwrap_err().to_string().contains("GAME/view"));
        assert!(find("nothing", Language::En).unwrap_err().to_string().contains("coal/view"));
    }
}
