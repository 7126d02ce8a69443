//! Checks the dependencies between the project's own crates: they may point in one direction only (ARCHITECTURE.md).

use std::collections::BTreeMap;
use std::path::Path;

use anyhow::{Context, Result, bail};

use crate::{circles, desk, naming, sharing};

/// A game's rules: the crate in `games/GAME`. In a list of allowed dependencies it stands for the rules of every game,
/// or, in the list of a game's plugin, for the rules of the same game.
const GAME: &str = "games/GAME";

/// The adapter of a game to the platform: the crate in `games/GAME/plugin`. In a list it stands for the plugins of
/// every game.
const PLUGIN: &str = "games/GAME/plugin";

/// The crates that each crate may depend on, not counting tests and build scripts. No game is named: the same lists
/// hold for each.
const ALLOWED: [(&str, &[&str]); 25] = [
    ("rulebook", &[]),
    ("pages", &[]),
    ("phrases", &["table"]),
    ("table", &[]),
    ("notation", &[]),
    ("bots", &["table"]),
    ("cardfile", &["phrases", "table"]),
    ("protocol", &["table"]),
    ("record", &["phrases", "table"]),
    ("arena", &["bots", "phrases", "table"]),
    ("report", &["arena", "phrases", "table"]),
    ("door", &["arena", "bots", "cardfile", "phrases", "protocol", "record", "rulebook", "table"]),
    (GAME, &["notation", "phrases", "table"]),
    (PLUGIN, &["arena", "bots", "cardfile", GAME, "door", "notation", "phrases", "protocol", "rulebook", "table"]),
    ("games", &[PLUGIN, "door"]),
    ("engine", &["bots", "cardfile", "door", "protocol", "table"]),
    ("fuzz", &["door", "engine", "games", "table"]),
    ("replayer", &["games"]),
    ("serve", &[]),
    ("browser", &["table"]),
    ("aid", &[GAME, "browser", "notation", "phrases", "table"]),
    (
        "web",
        &[
            GAME, PLUGIN, "bots", "browser", "cardfile", "door", "notation", "phrases", "protocol", "record",
            "rulebook", "table",
        ],
    ),
    ("webtest", &["serve"]),
    (
        "duello",
        &[
            "arena", "bots", "cardfile", "door", "engine", "games", "phrases", "protocol", "record", "report",
            "rulebook", "serve", "table",
        ],
    ),
    ("xtask", &["pages", "rulebook", "serve", "table"]),
];

/// The place of a package on the map.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Place<'a> {
    /// Its row in the table: its name, or its role in a game.
    row: &'a str,
    /// The folder of the game that it belongs to.
    game: Option<&'a str>,
}

impl<'a> Place<'a> {
    /// Returns the place of a package, from its name and the folder of its manifest relative to the root of the
    /// workspace.
    fn of(name: &'a str, folder: &'a str) -> Self {
        match folder.strip_prefix("games/").map(|rest| rest.split_once('/')) {
            Some(Some((game, "plugin"))) => Self { row: PLUGIN, game: Some(game) },
            Some(None) => Self { row: GAME, game: folder.strip_prefix("games/") },
            _ => Self { row: name, game: None },
        }
    }

    /// Whether one package may depend on another: the map allows it, and no game depends on another game.
    fn may_depend_on(self, other: Place<'_>, allowed: &[&str]) -> bool {
        allowed.contains(&other.row) && (self.game.is_none() || other.game.is_none() || self.game == other.game)
    }
}

/// Checks the dependencies of the workspace's crates, the places where games are named, the circles of calls, and what
/// the page names.
///
/// # Errors
/// Every dependency that is not allowed, every crate that is not on the map, every wrong place in which a game is
/// named, every circle of calls that is too big, and every place of the page outside the desk that names a match.
pub fn check(root: &Path) -> Result<()> {
    let metadata = crate::tools::metadata(root, &["--no-deps"])?;
    let packages = metadata["packages"].as_array().context("cargo metadata lists no packages")?;
    let mut places = BTreeMap::new();
    for package in packages {
        let name = package["name"].as_str().context("a package has no name")?;
        let manifest = package["manifest_path"].as_str().context("a package has no manifest")?;
        let folder = Path::new(manifest).parent().and_then(|folder| folder.strip_prefix(root).ok());
        let folder = folder.and_then(Path::to_str).with_context(|| format!("{manifest} lies outside the workspace"))?;
        places.insert(name, Place::of(name, folder));
    }
    let allowed: BTreeMap<&str, &[&str]> = ALLOWED.into_iter().collect();
    let mut wrong = Vec::new();
    for package in packages {
        let name = package["name"].as_str().unwrap_or_default();
        let place = places[name];
        let Some(allowed) = allowed.get(place.row) else {
            wrong.push(format!("{name} is not on the map (xtask/src/arrows.rs, ARCHITECTURE.md)"));
            continue;
        };
        for dependency in
            package["dependencies"].as_array().into_iter().flatten().filter(|dependency| dependency["kind"].is_null())
        {
            let to = dependency["name"].as_str().unwrap_or_default();
            if places.get(to).is_some_and(|to| !place.may_depend_on(*to, allowed)) {
                wrong.push(format!("{name} may not depend on {to}"));
            }
        }
    }
    wrong.extend(naming::problems(root)?);
    wrong.extend(sharing::problems(root)?);
    wrong.extend(circles::problems(root)?);
    wrong.extend(desk::problems(root)?);
    if wrong.is_empty() {
        println!(
            "{} crates, every arrow as on the map, no game named outside its place, the pages share all other crates, \
             no circle of calls beyond its bound, no match named beside the desk",
            places.len()
        );
        return Ok(());
    }
    bail!("{}", wrong.join("\n"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_plugin_leads_to_its_own_game_only_and_the_platform_to_none() {
        let chess = Place::of("chess", "games/chess");
        let chess_plugin = Place::of("chess-plugin", "games/chess/plugin");
        let go = Place::of("go", "games/go");
        let table = Place::of("table", "crates/table");
        let of = |place: Place<'_>| ALLOWED.iter().find(|(row, _)| *row == place.row).unwrap().1;
        assert!(chess_plugin.may_depend_on(chess, of(chess_plugin)));
        assert!(!chess_plugin.may_depend_on(go, of(chess_plugin)));
        assert!(!chess.may_depend_on(go, of(chess)) && chess.may_depend_on(table, of(chess)));
        assert!(!table.may_depend_on(go, of(table)));
        assert!(Place::of("games", "crates/games").may_depend_on(chess_plugin, of(Place::of("games", "crates/games"))));
    }
}
