//! Tools that the tasks need and a newcomer may not have: they are installed with rustup or cargo.

use std::path::Path;
use std::process::{Command, Stdio};

use anyhow::{Context, Result, bail, ensure};
use serde_json::Value;

use crate::web;

/// Makes sure that the standard library for WebAssembly is installed, through rustup.
///
/// # Errors
/// When it is missing and rustup cannot add it.
pub fn need_wasm_target() -> Result<()> {
    let sysroot = Command::new("rustc").args(["--print", "sysroot"]).output().context("cannot start rustc")?;
    let sysroot = String::from_utf8_lossy(&sysroot.stdout).trim().to_owned();
    if Path::new(&sysroot).join("lib/rustlib").join(web::TARGET).is_dir() {
        return Ok(());
    }
    println!("adding the Rust target {} (once)", web::TARGET);
    match Command::new("rustup").args(["target", "add", web::TARGET]).status() {
        Ok(status) if status.success() => Ok(()),
        _ => bail!("the Rust target {0} is missing; run `rustup target add {0}`", web::TARGET),
    }
}

/// Returns the metadata of the workspace from cargo.
///
/// # Errors
/// When cargo fails.
pub fn metadata(root: &Path, args: &[&str]) -> Result<Value> {
    let output = Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()))
        .args(["metadata", "--format-version", "1"])
        .args(args)
        .current_dir(root)
        .output()
        .context("cannot start cargo metadata")?;
    ensure!(output.status.success(), "cargo metadata: {}", String::from_utf8_lossy(&output.stderr).trim());
    serde_json::from_slice(&output.stdout).context("cargo metadata gave no JSON")
}

/// Makes sure that `cargo deny` is installed.
///
/// # Errors
/// When it is missing and cannot be installed.
pub fn need_cargo_deny(root: &Path) -> Result<()> {
    let found = Command::new("cargo").args(["deny", "--version"]).stdout(Stdio::null()).stderr(Stdio::null()).status();
    if found.is_ok_and(|status| status.success()) {
        return Ok(());
    }
    println!("installing cargo-deny (once)");
    crate::ci::cargo(root, &["install", "cargo-deny", "--locked", "--debug"])
}
