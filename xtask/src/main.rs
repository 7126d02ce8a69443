//! Development tasks: `cargo xtask <task>`.

mod web;

use std::path::{Path, PathBuf};

use anyhow::{Context, bail};

const USAGE: &str = "usage: cargo xtask web [--debug] [--out FOLDER]";

fn main() -> anyhow::Result<()> {
    let mut arguments = std::env::args().skip(1);
    match arguments.next().as_deref() {
        Some("web") => build_web(arguments),
        _ => bail!(USAGE),
    }
}

fn build_web(mut arguments: impl Iterator<Item = String>) -> anyhow::Result<()> {
    let root = root();
    let mut out = web::target_folder(root).join("web-dist");
    let mut release = true;
    while let Some(argument) = arguments.next() {
        match argument.as_str() {
            "--debug" => release = false,
            "--out" => out = PathBuf::from(arguments.next().context("--out needs a folder")?),
            _ => bail!(USAGE),
        }
    }
    web::build(root, &out, release)?;
    println!("built {}", out.display());
    Ok(())
}

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("xtask lies in the workspace")
}
