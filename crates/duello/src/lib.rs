//! `duello`: play, serve, engine, arena, records, cards and rules in one program.

mod cards;
mod command_line;
mod deck;
mod finder;
mod game_options;
mod help;
mod input;
mod matches;
mod options;
mod play;
mod records;
mod report_folder;
mod rules;
mod save;
mod schema;
mod site;
mod words;
mod wrap;

use std::ffi::OsString;
use std::io::{self, BufRead, BufReader, BufWriter, IsTerminal, Write};
use std::process::ExitCode;

use clap::{CommandFactory, Parser, Subcommand};
use command_line::{Unfit, Unread};
use door::{AnyGame, Games};
use table::Language;

/// One table for card duels: play in the terminal or in the browser, let players compete, check cards, read rules.
#[derive(Debug, Parser)]
#[command(
    name = "duello",
    version,
    propagate_version = true,
    after_help = "\
Get started:
  duello learn coal                       a guided first match of C.O.A.L., in the terminal
  duello play coal                        a match against the computer
  duello play coal --lang it              the same in Italian
  duello serve                            the same game as a page for the browser
  duello rules coal                       the rulebook
  duello options coal                     its modes and table options
  duello cards list coal                  the cards
  duello play doomtrooper                 a match of Doomtrooper with ready decks, in the terminal
  duello deck new coal mine.txt           a deck of your own
  duello arena coal --bots heuristic,random   how strong the computer players are

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
    /// Play a match in the terminal
    Play(play::PlayArgs),
    /// Learn a game in ten minutes: a guided first match in the terminal
    Learn(play::LearnArgs),
    /// Serve the web page on this machine
    Serve(site::ServeArgs),
    /// Show the rulebook: its chapters, a chapter, a clause, or the clauses with some words
    Rules(rules::RulesArgs),
    /// Show the modes of a game, its table options with their ranges and clauses, and its stops
    Options(game_options::OptionsArgs),
    /// List, show and check cards
    Cards(cards::CardsArgs),
    /// Build, check and hand on custom decks
    Deck(deck::DeckArgs),
    /// Show, verify or replay a saved match
    Record(records::RecordArgs),
    /// Play many matches between computer players and add them up
    Arena(matches::ArenaArgs),
    /// Measure the speed of the rules and the players on one thread, or play at random by the million
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

/// The streams that the program reads and writes.
pub struct Streams<'a> {
    /// The input, written by a person or a program.
    pub input: Box<dyn BufRead + Send>,
    /// The output.
    pub out: &'a mut dyn Write,
    /// Messages that say why something was not done.
    pub errors: &'a mut dyn Write,
    /// Whether the output is a screen: it is then cleared before another person looks at it.
    pub is_screen: bool,
}

/// Runs the program with these games and with the command line and the streams of the process; returns the exit code.
#[must_use]
pub fn run_program(games: Games) -> ExitCode {
    let mut out = BufWriter::new(io::stdout().lock());
    let is_screen = io::stdout().is_terminal();
    let streams =
        Streams { input: Box::new(BufReader::new(io::stdin())), out: &mut out, errors: &mut io::stderr(), is_screen };
    ExitCode::from(run_with(games, std::env::args_os(), streams))
}

/// Runs the program with these games, this command line (the name of the program first) and these streams. Warnings,
/// and the progress bar on a terminal, go to the standard error of the process.
///
/// Returns 0: done. 1: a check failed, or something is wrong with a file or the table. 2: the command line is wrong.
#[must_use]
pub fn run_with(games: Games, arguments: impl IntoIterator<Item = OsString>, streams: Streams<'_>) -> u8 {
    let Streams { input, mut out, errors, is_screen } = streams;
    let done = match command_line::read(arguments, is_screen) {
        Ok(cli) => run(games, &cli, input, &mut out, is_screen),
        Err(Unread { text, is_wrong: false }) => write!(out, "{text}").map(|()| ExitCode::SUCCESS).map_err(Into::into),
        Err(Unread { text, is_wrong: true }) => {
            let _ = writeln!(errors, "{}", text.trim_end());
            return 2;
        }
    };
    match done.and_then(|code| Ok(out.flush().map(|()| code)?)) {
        Ok(code) => u8::from(code != ExitCode::SUCCESS),
        // The reader has closed the pipe because it needs no more: `duello rules coal | head`.
        Err(error) if is_broken_pipe(&error) => 0,
        Err(error) => {
            let _ = writeln!(errors, "duello: {error:#}");
            if error.is::<Unfit>() { 2 } else { 1 }
        }
    }
}

fn run(
    games: Games,
    cli: &Cli,
    mut input: Box<dyn BufRead + Send>,
    out: &mut impl Write,
    is_screen: bool,
) -> anyhow::Result<ExitCode> {
    let language = options::language(cli.lang);
    let mut code = ExitCode::SUCCESS;
    match &cli.command {
        Command::Play(args) => play::run(games, args, language, &mut *input, out, is_screen)?,
        Command::Learn(args) => play::learn(games, args, language, &mut *input, out, is_screen)?,
        Command::Serve(args) => site::run(args, language, out)?,
        Command::Rules(args) => in_lines(is_screen, out, |out| rules::run(games, args, language, out))?,
        Command::Options(args) => in_lines(is_screen, out, |out| game_options::run(games, args, language, out))?,
        Command::Cards(args) if args.is_for_programs() => code = cards::run(games, args, language, out)?,
        Command::Cards(args) => code = in_lines(is_screen, out, |out| cards::run(games, args, language, out))?,
        Command::Deck(args) => code = deck::run(games, args, language, &mut *input, out)?,
        Command::Record(args) => records::run(games, args, language, out)?,
        Command::Arena(args) => matches::run(games, args, language, out, is_screen)?,
        Command::Bench(args) => code = matches::bench(games, args, language, out)?,
        Command::Engine => engine::run(games, input, out)?,
        Command::Schema { name } => schema::print(games, name.as_deref(), language, out)?,
        Command::Completions { shell } => {
            let mut script = Vec::new();
            clap_complete::generate(*shell, &mut Cli::command(), "duello", &mut script);
            out.write_all(&script)?;
        }
    }
    Ok(code)
}

/// Runs a command whose output is text, and breaks its paragraphs into lines that fit the screen.
fn in_lines<T>(
    is_screen: bool,
    out: &mut impl Write,
    work: impl FnOnce(&mut Vec<u8>) -> anyhow::Result<T>,
) -> anyhow::Result<T> {
    let mut text = Vec::new();
    let done = work(&mut text);
    match (wrap::width(is_screen), std::str::from_utf8(&text)) {
        (Some(width), Ok(text)) => out.write_all(wrap::wrapped(text, width).as_bytes())?,
        _ => out.write_all(&text)?,
    }
    done
}

/// Returns the game of this name.
fn game(games: Games, name: &str, language: Language) -> anyhow::Result<&'static dyn AnyGame> {
    games.find(name).map_err(|_| {
        let reason = words::say(language, "values-known", &[("known", games.names().into())]);
        let values =
            [("argument", "<GAME>".into()), ("value", cardfile::short(name).into()), ("reason", reason.into())];
        Unfit::of(words::say(language, "argument-unfit", &values).into()).into()
    })
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
