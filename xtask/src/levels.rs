//! Measures how far the levels that people choose from lie apart: each level plays against the one below it.

use std::io::Write;
use std::path::Path;
use std::process::{Command, Stdio};

use anyhow::{Context, Result, ensure};
use serde_json::Value;

use crate::{ci, web};

/// Plays each level of a game against the one below it, and prints a table in Markdown. Further arguments are passed
/// to the arena.
///
/// # Errors
/// When no game is named or the name is unknown, or when the program cannot be built or does not answer.
pub fn measure(root: &Path, arguments: &[String]) -> Result<()> {
    let (game, further) = arguments.split_first().context("expected a game: `cargo xtask levels GAME`")?;
    ci::cargo(root, &["build", "--release", "--package", "duello"])?;
    let duello = web::target_folder(root).join("release/duello");
    let hello = br#"{"jsonrpc":"2.0","id":1,"method":"hello"}"#;
    let mut engine = Command::new(&duello).arg("engine").stdin(Stdio::piped()).stdout(Stdio::piped()).spawn()?;
    engine.stdin.take().context("the engine has no input")?.write_all(hello)?;
    let hello: Value =
        serde_json::from_slice(&engine.wait_with_output()?.stdout).context("the engine says no hello")?;
    let names = levels_of(&hello["result"], game)?;
    println!("| level | against | points of 100 | 95 % interval | matches |\n|---|---|---:|---:|---:|");
    for pair in names.windows(2) {
        let bots = format!("{},{}", pair[1], pair[0]);
        let report = answer(Command::new(&duello).args(["arena", game, "--json", "--bots", &bots]).args(further))?;
        let share = &report["players"][0]["share"];
        let percent = |name: &str| 100.0 * share[name].as_f64().unwrap_or_default();
        let (points, low, high) = (percent("share"), percent("low"), percent("high"));
        println!("| {} | {} | {points:.1} | {low:.1}-{high:.1} | {} |", pair[1], pair[0], report["matches"]);
    }
    Ok(())
}

/// Returns the levels of a game in the answer to `hello`, the weakest first.
fn levels_of<'a>(hello: &'a Value, game: &str) -> Result<Vec<&'a str>> {
    let games = hello["games"].as_array().context("the engine names no games")?;
    let names: Vec<&str> = games.iter().filter_map(|one| one["name"].as_str()).collect();
    let found = games.iter().find(|one| one["name"] == game);
    let found = found.with_context(|| format!("there is no game `{game}`, only {}", names.join(", ")))?;
    let levels = found["levels"].as_array().with_context(|| format!("the engine names no levels of {game}"))?;
    Ok(levels.iter().filter_map(Value::as_str).collect())
}

/// Returns the JSON that a command prints.
fn answer(command: &mut Command) -> Result<Value> {
    let output = command.stderr(Stdio::inherit()).output().with_context(|| format!("cannot start {command:?}"))?;
    ensure!(output.status.success(), "{command:?} failed");
    serde_json::from_slice(&output.stdout).with_context(|| format!("{command:?} printed no JSON"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_levels_are_those_of_the_game_that_was_named() {
        let hello = serde_json::json!({ "games": [
            { "name": "chess", "levels": ["pawn", "king"] },
            { "name": "go", "levels": ["30k"] },
        ] });
        assert_eq!(levels_of(&hello, "go").unwrap(), ["30k"]);
        assert_eq!(levels_of(&hello, "ludo").unwrap_err().to_string(), "there is no game `ludo`, only chess, go");
    }
}
