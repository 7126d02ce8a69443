//! The clauses of the rulebook as constants, made by `build.rs` from `rulebook/en.md`.
#![allow(missing_docs)] // Each is documented by the rulebook.

include!(concat!(env!("OUT_DIR"), "/clauses.rs"));
