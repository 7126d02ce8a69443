//! Replays the golden records in WebAssembly: the same record ends in the same state there.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail, ensure};
use wasmi::{Engine, Linker, Module, Store};

use crate::{ci, tools, web};

/// Builds `crates/replayer` for WebAssembly and lets it verify the golden records of every game.
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
    let instance = Linker::<()>::new(&engine).instantiate_and_start(&mut store, &module)?;
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

/// An interpreter takes a minute and more for the cards and windows of a long match of Doomtrooper, so its shortest record
/// stands for the others; natively all of them are replayed (`games/*/plugin/tests/golden.rs`).
const LONG_GAME: (&str, &str) = ("doomtrooper", "unfinished.duello");

/// The records of the games below a folder: each has a folder `golden`.
fn records_below(folder: &Path) -> Result<Vec<PathBuf>> {
    let cannot = || format!("cannot read {}", folder.display());
    let mut found = Vec::new();
    for game in fs::read_dir(folder).with_context(cannot)? {
        let golden = game?.path().join("golden");
        for entry in fs::read_dir(&golden).with_context(|| format!("cannot read {}", golden.display()))? {
            found.push(entry?.path());
        }
    }
    let (game, shortest) = LONG_GAME;
    found.retain(|path| !path.starts_with(folder.join(game)) || path.ends_with(shortest));
    found.retain(|path| path.extension().is_some_and(|ending| ending == "duello"));
    found.sort();
    Ok(found)
}
