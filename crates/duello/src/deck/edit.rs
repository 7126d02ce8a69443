//! `duello deck edit`: changes a deck of any game by commands, in English or Italian.

use std::io::{BufRead, Write};
use std::path::Path;

use cardfile::search::Index;
use door::{AnyCards, AnyDeck, DeckForm};
use table::{Names, Wording};

use super::words::say;
use super::{Desk, cannot_write};
use crate::{finder, save};

/// Edits the deck of a file until the input ends or `quit` is entered; a file that does not exist is begun.
pub fn run(desk: &Desk, file: &Path, input: impl BufRead, out: &mut impl Write) -> anyhow::Result<()> {
    let deck = if file.exists() {
        desk.read(file)?
    } else {
        desk.decks.begin(&file.file_stem().unwrap_or_default().to_string_lossy())
    };
    let cards = desk.game.card_files(&desk.files);
    let mut editor = Editor { desk, cards, file, deck, is_saved: true };
    writeln!(out, "{}\n{}", editor.status(), say(desk.language, "editor-hint", &[]))?;
    out.flush()?;
    for line in input.lines() {
        let Some(answer) = editor.take(line?.trim())? else { return Ok(()) };
        if !answer.is_empty() {
            writeln!(out, "{}", answer.trim_end())?;
        }
        out.flush()?;
    }
    if !editor.is_saved {
        writeln!(out, "{}", say(desk.language, "editor-ended", &[]))?;
    }
    Ok(())
}

struct Editor<'a> {
    desk: &'a Desk,
    cards: Box<dyn AnyCards>,
    file: &'a Path,
    deck: Box<dyn AnyDeck + 'a>,
    is_saved: bool,
}

impl Editor<'_> {
    /// Carries out a command and returns the answer; `None` if it was the last command.
    fn take(&mut self, line: &str) -> anyhow::Result<Option<String>> {
        let (word, rest) = line.split_once(char::is_whitespace).map_or((line, ""), |(word, rest)| (word, rest.trim()));
        let answer = match word.to_lowercase().as_str() {
            "" => self.status(),
            "add" | "metti" | "+" => self.add(rest, 1, 0),
            "remove" | "togli" | "-" => self.add(rest, -1, 0),
            "find" | "trova" => self.find(rest),
            "about" | "info" => self.about(rest),
            "list" | "lista" => self.deck.list(self.desk.language),
            "show" | "mostra" => self.desk.shown(self.deck.as_ref(), self.file),
            "check" | "controlla" => self.desk.verdict(self.deck.as_ref()).join("\n"),
            "name" | "nome" => {
                let is_changed = self.deck.rename(rest);
                self.changed(is_changed)
            }
            "undo" | "annulla" => self.undo(),
            "save" | "salva" => self.save()?,
            "help" | "aiuto" | "?" => self.help(),
            "quit" | "exit" | "esci" if self.is_saved || rest == "!" => return Ok(None),
            "quit" | "exit" | "esci" => self.say("editor-not-saved"),
            other => self.of_game(other, word, rest),
        };
        Ok(Some(answer))
    }

    /// Carries out a command that the game defines: a part that takes cards, or a field.
    fn of_game(&mut self, command: &str, written: &str, rest: &str) -> String {
        let is_called = |names: &Names| names.all().any(|known| known == command);
        if let Some(part) = self.desk.decks.parts().iter().position(is_called) {
            return self.add(rest, 1, part + 1);
        }
        if let Some(field) = self.desk.decks.fields().iter().position(|field| is_called(&field.names)) {
            return match self.deck.set_field(field, rest) {
                Ok(is_changed) => self.changed(is_changed),
                Err(message) => self.told(&message),
            };
        }
        say(self.desk.language, "editor-no-command", &[("word", cardfile::short(written).into())])
    }

    fn say(&self, id: &str) -> String {
        say(self.desk.language, id, &[])
    }

    fn told(&self, message: &Wording) -> String {
        message.say(self.desk.language).to_owned()
    }

    /// Returns the status of the deck in one line.
    fn status(&self) -> String {
        let language = self.desk.language;
        let values = [
            ("name", self.deck.name(language).into()),
            ("standing", self.deck.standing(language).into()),
            ("faults", self.deck.faults(&[]).map_or(0, |faults| faults.len()).into()),
        ];
        say(language, "editor-status", &values)
    }

    fn changed(&mut self, is_changed: bool) -> String {
        if !is_changed {
            return self.say("editor-unchanged");
        }
        self.is_saved = false;
        self.status()
    }

    /// Handles `add 2 tower shield`, `remove charge`: adds copies to a part, or removes them if `sign` is negative.
    fn add(&mut self, rest: &str, sign: i32, part: usize) -> String {
        let (number, name) = rest.split_once(char::is_whitespace).unwrap_or((rest, ""));
        let (copies, name) = match number.trim_end_matches(['x', 'X']).parse::<u8>() {
            // A number of five digits is the number of a card, not a number of copies.
            Ok(copies) if number.len() < 5 => (copies, name.trim()),
            _ => (1, rest),
        };
        match self.deck.add(name, sign * i32::from(copies), part) {
            Err(message) => self.told(&message),
            Ok(added) => {
                let status = self.changed(added.is_changed);
                format!("{}: {}. {status}", added.name.get(self.desk.language), added.copies)
            }
        }
    }

    /// Lists the cards that a query asks for, with their copies in the deck.
    fn find(&self, query: &str) -> String {
        let (language, copies) = (self.desk.language, self.deck.copies());
        let mut index = Index::new(self.cards.searchable());
        index.keep_first(copies.len());
        if let Some(key) = index.key("copies") {
            for (card, copies) in copies.iter().enumerate() {
                index.set_number(card, key, i32::try_from(*copies).unwrap_or(i32::MAX));
            }
        }
        let read = index.read(query);
        if !read.mistakes.is_empty() {
            return read.mistakes.iter().map(|mistake| mistake.say(language)).collect::<Vec<_>>().join("\n");
        }
        if let Some(reason) = index.why_empty(&read.query) {
            return reason.say(language).to_owned();
        }
        let lines = self.cards.lines();
        let line = |card: usize| {
            let (line, copies) = (lines.get(card)?, copies.get(card)?);
            let text = line.text.get(language).replace('\n', " ");
            Some(format!("{copies} {} ({}). {text}", line.name.get(language), line.id))
        };
        index.find(&read.query).into_iter().filter_map(line).collect::<Vec<_>>().join("\n")
    }

    fn about(&self, name: &str) -> String {
        let about = finder::whole(self.cards.as_ref(), name, self.desk.language);
        about.unwrap_or_else(|error| error.to_string())
    }

    fn undo(&mut self) -> String {
        if !self.deck.undo() {
            return self.say("editor-no-undo");
        }
        self.changed(true)
    }

    /// Writes the file in the form that its file name implies.
    fn save(&mut self) -> anyhow::Result<String> {
        let is_ron = self.file.extension().is_some_and(|ending| ending == "ron");
        let form = if is_ron { DeckForm::Ron } else { DeckForm::Text };
        let text = self.desk.printed(self.deck.as_ref(), form)?;
        save::write(self.file, &text).map_err(|error| cannot_write(self.desk.language, self.file, &error))?;
        self.is_saved = true;
        let values = [("file", self.file.display().to_string().into())];
        Ok(say(self.desk.language, "editor-saved", &values))
    }

    /// Returns the list of commands: those of every game, and those of this game.
    fn help(&self) -> String {
        let language = self.desk.language;
        let mut text = self.say("editor-help");
        let mut line = |usage: &str, help: &str| text.push_str(&format!("\n{usage:<23} {help}"));
        for part in self.desk.decks.parts() {
            let usage = say(language, "editor-part", &[("word", part.first(language).into())]);
            line(&usage, &say(language, "editor-part-help", &[]));
        }
        for field in self.desk.decks.fields() {
            let usage = format!("{} {}", field.names.first(language), field.value.say(language));
            line(&usage, field.help.say(language));
        }
        text
    }
}
