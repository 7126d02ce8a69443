//! The clauses of the rulebook as constants, made by `build.rs` from `rulebook/en.md`.
#![allow(missing_docs, reason = "generated documentation would repeat the rulebook")]

include!(concat!(env!("OUT_DIR"), "/clauses.rs"));
