//! `duello schema`: JSON schemas of the documents that the engine speaks.

use std::io::Write;

use door::Games;
use serde_json::Value;
use table::Language;

use crate::words::failure;

/// Returns the schema of this name. The name of the game may be left out if only one game has such a document.
pub fn find(games: Games, name: &str, language: Language) -> anyhow::Result<Value> {
    let all = engine::schemas(games);
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

/// Prints the schema of this name, or the names of all schemas.
pub fn print(games: Games, name: Option<&str>, language: Language, out: &mut impl Write) -> anyhow::Result<()> {
    match name {
        Some(name) => writeln!(out, "{}", serde_json::to_string_pretty(&find(games, name, language)?)?)?,
        None => engine::schemas(games).iter().try_for_each(|(name, _)| writeln!(out, "{name}"))?,
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use games::GAMES;

    use super::*;

    #[test]
    fn every_schema_is_found_by_its_name_and_has_no_dangling_reference() {
        for (name, schema) in engine::schemas(GAMES) {
            assert_eq!(find(GAMES, &name, Language::En).unwrap(), schema);
            let text = schema.to_string();
            for reference in text.split("\"#/$defs/").skip(1) {
                let definition = reference.split('"').next().unwrap();
                assert!(schema["$defs"][definition].is_object(), "{name}: {definition}");
            }
        }
        for name in ["coal/setup", "doomtrooper/setup", "doomtrooper/events", "pilot", "awaits"] {
            assert!(find(GAMES, name, Language::En).is_ok(), "{name}");
        }
        assert!(find(GAMES, "view", Language::En).unwrap_err().to_string().contains("GAME/view"));
        assert!(find(GAMES, "nothing", Language::En).unwrap_err().to_string().contains("coal/view"));
    }
}
