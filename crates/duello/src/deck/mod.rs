//! `duello deck`: decks of every game in the terminal: new, edit, check, show, import, export.

mod edit;
mod words;

#[cfg(test)]
mod tests;

use std::io::{self, BufRead, Write};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use anyhow::anyhow;
use clap::{Args, Subcommand, ValueEnum};
use door::{AnyDeck, AnyDecks, AnyGame, DeckForm, DeckReading, Games, Written, aside_as_comments};
use table::Language;

use crate::options::{card_files, deck_text};
use crate::save;
use crate::words::{failure as general_failure, io_reason};
use words::{failure, say};

/// Builds, checks and hands on custom decks.
#[derive(Debug, Args)]
#[command(after_help = "\
A FILE may hold a deck in any form: text with a line a card, a link, RON, a .dek of LackeyCCG or an .o8d of OCTGN;
`-` is the standard input, and a ready deck is called by its name.

Examples:
  duello deck new coal hedge.txt --from C1       begin with a ready deck
  duello deck edit coal hedge.txt                change it, command by command; `help` lists the commands
  duello deck check coal hedge.txt               every broken limit at once, with its clause
  duello deck show coal hedge.txt                cards and figures
  duello deck export coal hedge.txt --as link    hand it on
  duello deck import coal --to hedge.txt 'https://...#deck/1....'
  duello deck import coal --to hedge.txt hedge.o8d
  duello play coal --deck 1=hedge.txt            play it
  duello deck new doomtrooper clan.txt --from mishima
  duello deck check doomtrooper clan.txt imperial
  duello play doomtrooper --deck 2=semai         play against the ready deck `semai`")]
pub struct DeckArgs {
    #[command(subcommand)]
    what: What,
}

#[derive(Debug, Subcommand)]
enum What {
    /// Begin a deck in a new file
    New {
        #[command(flatten)]
        file: DeckFile,
        /// Begin with this ready deck
        #[arg(long, value_name = "DECK")]
        from: Option<String>,
        /// Its name [default: that of the file]
        #[arg(long)]
        name: Option<String>,
    },
    /// Change a deck command by command; a file that is not there is begun
    Edit(DeckFile),
    /// Say everything that keeps decks from being played; fails if there is anything
    Check {
        /// The game
        game: String,
        /// The decks
        #[arg(required = true, value_name = "FILE")]
        files: Vec<PathBuf>,
        /// Table options that matter, e.g. `unlimited_copies,free_pilots`
        #[arg(long, value_delimiter = ',', value_name = "NAME,...")]
        options: Vec<String>,
        /// A folder of card files that join the house set or replace it
        #[arg(long, value_name = "DIR")]
        cards: Option<PathBuf>,
    },
    /// Show a deck: its cards, its limits, its figures
    Show(DeckFile),
    /// Take in a deck from a link, a file of any form or the standard input, and save it as text
    Import {
        /// The game
        game: String,
        /// A link, a file, or `-`
        #[arg(default_value = "-")]
        from: String,
        /// The new file [default: the standard output]
        #[arg(long, value_name = "FILE")]
        to: Option<PathBuf>,
        /// A folder of card files that join the house set or replace it
        #[arg(long, value_name = "DIR")]
        cards: Option<PathBuf>,
    },
    /// Print a deck in a form for others
    Export {
        #[command(flatten)]
        file: DeckFile,
        /// The form
        #[arg(long = "as", value_enum, default_value = "text")]
        form: Form,
    },
}

#[derive(Debug, Args)]
struct DeckFile {
    /// The game
    game: String,
    /// The deck
    file: PathBuf,
    /// A folder of card files that join the house set or replace it
    #[arg(long, value_name = "DIR")]
    cards: Option<PathBuf>,
}

/// A form in which a deck is exported.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Form {
    /// One line a card
    Text,
    /// The part of an address after `#`
    Link,
    /// As files of cards are written
    Ron,
}

/// The decks of a game together with the cards that were asked for, and the language of the answers.
struct Desk {
    game: &'static dyn AnyGame,
    files: Vec<Written>,
    decks: Box<dyn AnyDecks>,
    language: Language,
}

/// Runs the command. It fails if a check found something wrong.
pub fn run(
    games: Games,
    args: &DeckArgs,
    language: Language,
    input: impl BufRead,
    out: &mut impl Write,
) -> anyhow::Result<ExitCode> {
    let (What::New { file: DeckFile { game, cards, .. }, .. }
    | What::Edit(DeckFile { game, cards, .. })
    | What::Check { game, cards, .. }
    | What::Show(DeckFile { game, cards, .. })
    | What::Import { game, cards, .. }
    | What::Export { file: DeckFile { game, cards, .. }, .. }) = &args.what;
    let desk = Desk::new(crate::game(games, game, language)?, cards.as_deref(), language)?;
    match &args.what {
        What::New { file, from, name } => desk.new_deck(&file.file, from.as_deref(), name.as_deref(), out)?,
        What::Edit(file) if file.file == Path::new("-") => {
            return Err(failure(language, "editor-standard-input", &[]));
        }
        What::Edit(file) => edit::run(&desk, &file.file, input, out)?,
        What::Check { files, options, .. } => return desk.check(files, options, out),
        What::Show(file) => out.write_all(desk.shown(desk.read(&file.file)?.as_ref(), &file.file).as_bytes())?,
        What::Import { from, to, .. } => return desk.import(from, to.as_deref(), out),
        What::Export { file, form } => desk.export(&file.file, *form, out)?,
    }
    Ok(ExitCode::SUCCESS)
}

impl Desk {
    fn new(game: &'static dyn AnyGame, cards: Option<&Path>, language: Language) -> anyhow::Result<Self> {
        let files = card_files(game, cards, language)?;
        let decks = game.decks(&files);
        let decks = decks.ok_or_else(|| failure(language, "no-decks", &[("title", game.about().title.into())]))?;
        Ok(Self { game, files, decks, language })
    }

    /// Returns the names of the ready decks.
    fn ready(&self) -> String {
        self.decks.ready().join(", ")
    }

    /// Reads the deck of a file as far as it can be understood; a ready deck if there is no such file.
    fn reading(&self, file: &Path) -> anyhow::Result<DeckReading<Box<dyn AnyDeck + '_>>> {
        let name = file.to_string_lossy();
        if !file.exists()
            && let Some(deck) = self.decks.ready_deck(&name)
        {
            return Ok(DeckReading { deck, problems: Vec::new(), is_whole: true, taken: None });
        }
        let text = deck_text(file, self.language).map_err(|error| {
            let hint = say(self.language, "ready-decks", &[("known", self.ready().into())]);
            anyhow!("{error}; {hint}")
        })?;
        Ok(self.decks.read(&text))
    }

    /// Reads the deck of a file, which must be without mistakes.
    fn read(&self, file: &Path) -> anyhow::Result<Box<dyn AnyDeck + '_>> {
        self.whole(self.reading(file)?, &file.display().to_string())
    }

    fn whole<'a>(&self, read: DeckReading<Box<dyn AnyDeck + 'a>>, name: &str) -> anyhow::Result<Box<dyn AnyDeck + 'a>> {
        if read.problems.is_empty() {
            return Ok(read.deck);
        }
        let said: Vec<String> = read.problems.iter().map(|problem| problem.say(self.language)).collect();
        Err(anyhow!("{name}: {}", said.join("; ")))
    }

    fn new_deck(
        &self,
        file: &Path,
        from: Option<&str>,
        name: Option<&str>,
        out: &mut impl Write,
    ) -> anyhow::Result<()> {
        let mut deck = match from {
            None => self.decks.begin(""),
            Some(ready) => self.decks.ready_deck(ready).ok_or_else(|| {
                let values = [("name", cardfile::short(ready).into()), ("known", self.ready().into())];
                failure(self.language, "no-ready-deck", &values)
            })?,
        };
        let stem = file.file_stem().map(|stem| stem.to_string_lossy().into_owned());
        deck.rename(name.or(stem.as_deref()).unwrap_or_default());
        self.save_new(file, &self.printed(deck.as_ref(), DeckForm::Text)?, out)
    }

    fn check(&self, files: &[PathBuf], options: &[String], out: &mut impl Write) -> anyhow::Result<ExitCode> {
        let mut is_legal = true;
        for file in files {
            let DeckReading { deck, problems, is_whole, .. } = self.reading(file)?;
            let mut said: Vec<String> = problems.iter().map(|problem| problem.say(self.language)).collect();
            let faults = deck.faults(options).map_err(|error| anyhow!(error.say(self.language)))?;
            // If a deck was not read completely, it is unknown whether it is too small.
            let sure = faults.iter().filter(|fault| is_whole || !fault.wants_more);
            said.extend(sure.map(|fault| fault.say(self.language)));
            is_legal &= said.is_empty();
            if said.is_empty() {
                said.push(say(self.language, "deck-legal", &[]));
            }
            for line in said {
                writeln!(out, "{}: {line}", file.display())?;
            }
        }
        Ok(if is_legal { ExitCode::SUCCESS } else { ExitCode::FAILURE })
    }

    /// Returns the reasons why a deck cannot be played at a table without options, or the statement that it can.
    fn verdict(&self, deck: &dyn AnyDeck) -> Vec<String> {
        let faults = deck.faults(&[]).unwrap_or_default();
        if faults.is_empty() {
            return vec![say(self.language, "deck-legal", &[])];
        }
        faults.iter().map(|fault| fault.say(self.language)).collect()
    }

    /// Returns the whole deck as text: its cards, its figures, and what is wrong with it.
    fn shown(&self, deck: &dyn AnyDeck, file: &Path) -> String {
        let name = Some(deck.name(self.language)).filter(|name| !name.is_empty());
        let mut text = name.unwrap_or_else(|| file.display().to_string()) + "\n";
        let parts = [deck.head(self.language), deck.list(self.language), String::new(), deck.foot(self.language)];
        for part in parts {
            text.push_str(part.trim_end());
            text.push('\n');
        }
        for line in self.verdict(deck) {
            text.push_str(&format!("{line}\n"));
        }
        // A game may have nothing to say above or below; no empty lines remain there.
        while text.contains("\n\n\n") {
            text = text.replace("\n\n\n", "\n\n");
        }
        text
    }

    /// Imports as much of a list as possible; lines that are set aside follow as comments, and the exit status tells
    /// of them.
    fn import(&self, from: &str, to: Option<&Path>, out: &mut impl Write) -> anyhow::Result<ExitCode> {
        let file = Path::new(from);
        let is_link = from.contains("deck/") && !file.exists();
        let mut read = if is_link { self.decks.read(from) } else { self.reading(file)? };
        let (mut deck, aside) = match read.taken.take() {
            Some(taken) => (taken, std::mem::take(&mut read.problems)),
            None => (self.whole(read, from)?, Vec::new()),
        };
        // A list without a name gets the name of its file.
        if deck.name(self.language).is_empty()
            && let Some(stem) = file.file_stem().filter(|_| !is_link)
        {
            deck.rename(&stem.to_string_lossy());
        }
        let mut text = self.printed(deck.as_ref(), DeckForm::Text)?;
        let mut code = ExitCode::SUCCESS;
        if !aside.is_empty() {
            let partial = say(self.language, "deck-partial", &[("n", aside.len().into())]);
            let list = if is_link { from.to_owned() } else { deck_text(file, self.language)? };
            let comments = aside_as_comments(&list, &aside, self.language);
            text.push_str(&format!("\n# {partial}\n{comments}"));
            if to.is_some() {
                writeln!(out, "{partial}")?;
                for problem in &aside {
                    writeln!(out, "{}", problem.say(self.language))?;
                }
            }
            code = ExitCode::FAILURE;
        }
        match to {
            Some(to) => self.save_new(to, &text, out)?,
            None => out.write_all(text.as_bytes())?,
        }
        Ok(code)
    }

    fn export(&self, file: &Path, form: Form, out: &mut impl Write) -> anyhow::Result<()> {
        let deck = self.read(file)?;
        match form {
            Form::Text => out.write_all(self.printed(deck.as_ref(), DeckForm::Text)?.as_bytes())?,
            Form::Ron => out.write_all(self.printed(deck.as_ref(), DeckForm::Ron)?.as_bytes())?,
            Form::Link => writeln!(out, "#deck/{}", self.printed(deck.as_ref(), DeckForm::Link)?)?,
        }
        Ok(())
    }

    fn printed(&self, deck: &dyn AnyDeck, form: DeckForm) -> anyhow::Result<String> {
        let printed = deck.print(form, self.language);
        printed.ok_or_else(|| failure(self.language, "no-form", &[("title", self.game.about().title.into())]))
    }

    /// Writes a file that must not exist yet.
    fn save_new(&self, file: &Path, text: &str, out: &mut impl Write) -> anyhow::Result<()> {
        match save::write_new(file, text) {
            Ok(()) => {}
            Err(error) if error.kind() == io::ErrorKind::AlreadyExists => {
                let values = [("file", file.display().to_string().into()), ("game", self.game.name().into())];
                return Err(failure(self.language, "deck-exists", &values));
            }
            Err(error) => return Err(cannot_write(self.language, file, &error)),
        }
        Ok(writeln!(out, "{}", file.display())?)
    }
}

fn cannot_write(language: Language, file: &Path, error: &io::Error) -> anyhow::Error {
    let values = [("file", file.display().to_string().into()), ("reason", io_reason(language, error).into())];
    general_failure(language, "cannot-write", &values)
}
