//! Replays the golden records in WebAssembly: each record must end in the same state there.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail, ensure};
use wasmi::{Caller, Engine, ExternType, Linker, Module, Store, Val};

use crate::{ci, tools, web};

/// Builds `crates/replayer` for WebAssembly and runs it to verify the golden records of every game.
///
/// # Errors
/// The records that do not hold there, with the reason.
pub fn check(root: &Path) -> Result<()> {
    tools::need_wasm_target()?;
    ci::cargo(root, &["build", "--profile", "ci", "--package", "replayer", "--lib", "--target", web::TARGET])?;
    let module = web::target_folder(root).join(web::TARGET).join("ci/replayer.wasm");
    let bytes = fs::read(&module).with_context(|| format!("cannot read {}", module.display()))?;

    let engine = Engine::default();
    let module = Module::new(&engine, &bytes[..]).context("the replayer is no valid module")?;
    let mut store = Store::new(&engine, ());
    let instance = without_browser(&engine, &module)?.instantiate_and_start(&mut store, &module)?;
    let put = instance.get_typed_func::<u32, ()>(&store, "put")?;
    let verify = instance.get_typed_func::<(), u32>(&store, "verify")?;
    let message = instance.get_typed_func::<u32, u32>(&store, "message")?;

    let mut records = 0;
    let mut failures = Vec::new();
    for path in records_below(&root.join("games"))? {
        for byte in fs::read(&path)? {
            put.call(&mut store, u32::from(byte))?;
        }
        let length = verify.call(&mut store, ())?;
        let mut said = Vec::new();
        for place in 0..length {
            said.push(message.call(&mut store, place)? as u8);
        }
        if length > 0 {
            failures.push(format!("{}: {}", path.display(), String::from_utf8_lossy(&said)));
        }
        records += 1;
    }
    ensure!(records > 0, "there are no golden records");
    if !failures.is_empty() {
        bail!("{}", failures.join("\n"));
    }
    println!("{records} golden records hold in WebAssembly");
    Ok(())
}

/// Provides the functions that a module would import from a browser: each one aborts the module and says which
/// function was called. A game contains its players, and they use a clock; verifying a record needs none.
fn without_browser(engine: &Engine, module: &Module) -> Result<Linker<()>> {
    let mut linker = Linker::new(engine);
    for import in module.imports() {
        let name = format!("{} of {}", import.name(), import.module());
        let ExternType::Func(kind) = import.ty() else { bail!("the replayer imports {name}, which is no function") };
        let end = move |_: Caller<'_, ()>, _: &[Val], _: &mut [Val]| -> Result<(), wasmi::Error> {
            Err(wasmi::Error::new(format!("a replay called {name}, which only a browser has")))
        };
        linker.func_new(import.module(), import.name(), kind.clone(), end)?;
    }
    Ok(linker)
}

/// The file in which a game lists the records that an interpreter replays, one name a line; without this file all of
/// its records are replayed. An interpreter needs a minute or more for a long match of a game with many cards and
/// windows. Natively, all records are replayed (`games/*/plugin/tests/golden.rs`).
const INTERPRETED: &str = "interpreted.txt";

/// Returns the records to replay here of the games below a folder: each game has a folder `golden`. A game without a
/// plugin is in no list of games yet, so nothing can replay its records.
fn records_below(folder: &Path) -> Result<Vec<PathBuf>> {
    let cannot = || format!("cannot read {}", folder.display());
    let mut found = Vec::new();
    for game in fs::read_dir(folder).with_context(cannot)? {
        let game = game?.path();
        if !game.join("plugin").is_dir() {
            continue;
        }
        let golden = game.join("golden");
        let mut all = Vec::new();
        for entry in fs::read_dir(&golden).with_context(|| format!("cannot read {}", golden.display()))? {
            all.push(entry?.path());
        }
        all.retain(|path| path.extension().is_some_and(|ending| ending == "duello"));
        if let Ok(names) = fs::read_to_string(golden.join(INTERPRETED)) {
            for name in names.lines().map(str::trim).filter(|line| !line.is_empty() && !line.starts_with('#')) {
                let path = golden.join(name);
                ensure!(all.contains(&path), "{}: there is no {}", golden.join(INTERPRETED).display(), path.display());
                found.push(path);
            }
        } else {
            found.extend(all);
        }
    }
    found.sort();
    Ok(found)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_game_may_name_the_records_that_an_interpreter_replays() {
        let root = tempfile::tempdir().unwrap();
        let games = root.path();
        for (game, files) in [("long", &["a.duello", "b.duello"][..]), ("short", &["c.duello", "d.duello", "note.md"])]
        {
            let golden = games.join(game).join("golden");
            fs::create_dir_all(&golden).unwrap();
            fs::create_dir(games.join(game).join("plugin")).unwrap();
            files.iter().for_each(|file| fs::write(golden.join(file), "").unwrap());
        }
        fs::create_dir_all(games.join("in-work/src")).unwrap();
        fs::write(games.join("long/golden").join(INTERPRETED), "# The shortest.\nb.duello\n").unwrap();
        let found = records_below(games).unwrap();
        let names: Vec<_> = found.iter().filter_map(|path| path.file_name()?.to_str()).collect();
        assert_eq!(names, ["b.duello", "c.duello", "d.duello"], "a game without a plugin has no records");
        fs::write(games.join("long/golden").join(INTERPRETED), "e.duello\n").unwrap();
        assert!(records_below(games).unwrap_err().to_string().contains("there is no"));
    }
}
