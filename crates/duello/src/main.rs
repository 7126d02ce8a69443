//! `duello`: play, serve, engine, arena, records, cards and rules in one program.

use std::process::ExitCode;

fn main() -> ExitCode {
    duello::run_program(games::GAMES)
}
