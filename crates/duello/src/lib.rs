//! `duello`: play, serve, engine, arena, records, cards and rules in one program.

mod cards;
mod command_line;
mod console;
mod deck;
mod matches;
mod options;
mod play;
mod records;
mod rules;
mod save;
mod schema;
mod site;
mod words;

use std::io::{self, BufWriter, IsTerminal, Write};
use std::process::ExitCode;

use clap::{CommandFactory, Parser, Subcommand};
use door::{AnyGame, Games};
use table::Language;

/// One table for card duels: play in the terminal or in the browser, let players compete, check cards, read rules.
#[derive(Debug, Parser)]
#[command(
    name = "duello",
    version,
    propagate_version = true,
    after_help = "\
Begin with:
  duello play coal                        a match of C.O.A.L. against the computer, in the terminal
  duello play coal --lang it              the same in Italian
  duello serve                            the same game as a page for the browser
  duello rules coal                       the rulebook
  duello cards list                       the cards
  duello play doomtrooper                 a match of Doomtrooper with ready decks, in the terminal
  duello deck new coal mine.txt           a deck of your own
  duello arena coal --bots thumb,random   how strong the computer players are

`duello COMMAND --help` explains a command with examples. The language comes from --lang, else from LC_ALL or LANG."
)]
struct Cli {
    /// The language: `en` or `it` [default: that of the environment]
    #[arg(long, global = true, value_name = "LANG", value_parser = command_line::language)]
    lang: Option<Language>,
    #[command(subcommand)]
    command: Command,
}

#[derive(Debug, Subcommand)]
enum Command {
    Play(play::PlayArgs),
    Serve(site::ServeArgs),
    Rules(rules::RulesArgs),
    Cards(cards::CardsArgs),
    Deck(deck::DeckArgs),
    Record(records::RecordArgs),
    Arena(matches::ArenaArgs),
    Bench(matches::BenchArgs),
    /// Speak JSON-RPC 2.0 on standard input and output, one message a line (docs/engine-protocol.md)
    #[command(after_help = "Example:\n  echo '{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"hello\"}' | duello engine")]
    Engine,
    /// Print the JSON schema of a document that the engine speaks, e.g. `duello schema coal/view`
    Schema {
        /// Its name: `coal/setup`, `coal/view`, `awaits` and others; all names when left out
        name: Option<String>,
    },
    /// Print the completions of a shell, e.g. `duello completions bash > /etc/bash_completion.d/duello`
    Completions {
        /// The shell
        #[arg(value_enum)]
        shell: clap_complete::Shell,
    },
}

/// Runs the program with these games and the command line of the process.
///
/// 0: done. 1: a check failed, or something is wrong with a file or the table. 2: the command line is wrong.
#[must_use]
pub fn run_program(games: Games) -> ExitCode {
    let cli = match command_line::read() {
        Ok(cli) => cli,
        Err(code) => return code,
    };
    match run(games, &cli) {
        Ok(code) => code,
        // Whoever read our output has heard enough: `duello rules coal | head`.
        Err(error) if is_broken_pipe(&error) => ExitCode::SUCCESS,
        Err(error) => {
            let _ = writeln!(io::stderr(), "duello: {error:#}");
            ExitCode::FAILURE
        }
    }
}

fn run(games: Games, cli: &Cli) -> anyhow::Result<ExitCode> {
    let language = options::language(cli.lang);
    let mut out = BufWriter::new(io::stdout().lock());
    let mut code = ExitCode::SUCCESS;
    match &cli.command {
        Command::Play(args) => {
            let is_screen = io::stdout().is_terminal();
            play::run(games, args, language, io::stdin().lock(), &mut out, is_screen)?;
        }
        Command::Serve(args) => site::run(args, language, &mut out)?,
        Command::Rules(args) => rules::run(games, args, language, &mut out)?,
        Command::Cards(args) => code = cards::run(games, args, language, &mut out)?,
        Command::Deck(args) => code = deck::run(games, args, language, &mut out)?,
        Command::Record(args) => records::run(games, args, language, &mut out)?,
        Command::Arena(args) => matches::run(games, args, language, &mut out)?,
        Command::Bench(args) => code = matches::bench(games, args, language, &mut out)?,
        Command::Engine => engine::run(games, io::BufReader::new(io::stdin()), &mut out)?,
        Command::Schema { name } => schema::print(games, name.as_deref(), language, &mut out)?,
        Command::Completions { shell } => {
            let mut script = Vec::new();
            clap_complete::generate(*shell, &mut Cli::command(), "duello", &mut script);
            out.write_all(&script)?;
        }
    }
    out.flush()?;
    Ok(code)
}

/// The game of this name.
fn game(games: Games, name: &str, language: Language) -> anyhow::Result<&'static dyn AnyGame> {
    let values = || [("name", name.chars().take(60).collect::<String>().into()), ("known", games.names().into())];
    games.find(name).map_err(|_| words::failure(language, "no-such-game", &values()))
}

fn is_broken_pipe(error: &anyhow::Error) -> bool {
    let io_error = |cause: &(dyn std::error::Error + 'static)| {
        let of_json = cause.downcast_ref::<serde_json::Error>().and_then(serde_json::Error::io_error_kind);
        cause.downcast_ref::<io::Error>().map(io::Error::kind).or(of_json)
    };
    error.chain().any(|cause| io_error(cause) == Some(io::ErrorKind::BrokenPipe))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_command_line_is_well_formed() {
        Cli::command().debug_assert();
    }
}
