//! `duello deck edit doomtrooper`: a deck is changed command by command, in English or Italian.

use std::io::{BufRead, Write};
use std::path::Path;

use anyhow::Context;
use doomtrooper::{CardSet, DeckDocument, fault_text};
use door::AnyGame;
use table::Language;

use super::{cards, say};

/// Changes the deck of a file until the input ends or `quit`; a file that is not there is begun.
pub fn run(
    host: &dyn AnyGame,
    file: &Path,
    language: Language,
    input: impl BufRead,
    out: &mut impl Write,
) -> anyhow::Result<()> {
    let deck = if file.exists() {
        super::decks::read(file, language)?
    } else {
        let name = file.file_stem().unwrap_or_default().to_string_lossy().into_owned();
        DeckDocument { name: [name.clone(), name], ..DeckDocument::default() }
    };
    let cards = CardSet::house();
    let mut editor = Editor { host, file, cards, language, deck, history: Vec::new(), is_saved: true };
    writeln!(out, "{}\n{}", editor.status(), say(language, "editor-hint", &[]))?;
    out.flush()?;
    for line in input.lines() {
        let Some(answer) = editor.take(line?.trim())? else { return Ok(()) };
        if !answer.is_empty() {
            writeln!(out, "{}", answer.trim_end())?;
        }
        out.flush()?;
    }
    if !editor.is_saved {
        writeln!(out, "{}", say(language, "editor-ended", &[]))?;
    }
    Ok(())
}

struct Editor<'a> {
    host: &'a dyn AnyGame,
    file: &'a Path,
    cards: CardSet,
    language: Language,
    deck: DeckDocument,
    history: Vec<DeckDocument>,
    is_saved: bool,
}

/// The part of a deck that a command changes.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Part {
    Deck,
    Reserve,
}

impl Editor<'_> {
    /// Carries a command out and answers; nothing when it was the last one.
    fn take(&mut self, line: &str) -> anyhow::Result<Option<String>> {
        let (word, rest) = line.split_once(char::is_whitespace).map_or((line, ""), |(word, rest)| (word, rest.trim()));
        let answer = match word.to_lowercase().as_str() {
            "" => self.status(),
            "add" | "metti" | "+" => self.add(rest, Part::Deck),
            "reserve" | "riserva" => self.add(rest, Part::Reserve),
            "remove" | "togli" | "-" => self.remove(rest),
            "find" | "trova" => self.find(rest)?,
            "about" | "info" => self.about(rest)?,
            "list" | "lista" => self.deck.to_text(self.language),
            "check" | "controlla" => self.check(),
            "name" | "nome" => self.change(|deck| deck.name = [rest.to_owned(), rest.to_owned()]),
            "undo" | "annulla" => self.undo(),
            "save" | "salva" => self.save()?,
            "help" | "aiuto" | "?" => say(self.language, "editor-help", &[]),
            "quit" | "exit" | "esci" if self.is_saved || rest == "!" => return Ok(None),
            "quit" | "exit" | "esci" => say(self.language, "editor-not-saved", &[]),
            _ => {
                let written: String = word.chars().take(40).collect();
                say(self.language, "editor-no-command", &[("word", written.into())])
            }
        };
        Ok(Some(answer))
    }

    /// How the deck stands, in one line.
    fn status(&self) -> String {
        let count = |list: &[(u8, String)]| list.iter().map(|(copies, _)| u32::from(*copies)).sum::<u32>();
        let values = [
            ("name", self.deck.name(self.language).into()),
            ("cards", count(&self.deck.cards).into()),
            ("reserve", count(&self.deck.reserve).into()),
            ("faults", self.deck.faults(&self.cards).len().into()),
        ];
        say(self.language, "editor-status", &values)
    }

    fn change(&mut self, change: impl FnOnce(&mut DeckDocument)) -> String {
        let before = self.deck.clone();
        change(&mut self.deck);
        if self.deck == before {
            return say(self.language, "editor-unchanged", &[]);
        }
        self.history.push(before);
        self.is_saved = false;
        self.status()
    }

    /// The copies and the card of `2 free marine`, or what is wrong.
    fn line(&self, rest: &str) -> Result<(u8, String), String> {
        let read = doomtrooper_plugin::deck_files::deck(rest, &self.cards).map_err(|problems| {
            let said = problems.iter().map(|problem| {
                let help = problem.help.as_ref().map(|help| format!("; {}", help.say(self.language)));
                format!("{}{}", problem.message.say(self.language), help.unwrap_or_default())
            });
            said.collect::<Vec<_>>().join("\n")
        })?;
        read.cards.into_iter().next().ok_or_else(|| say(self.language, "editor-which", &[]))
    }

    fn add(&mut self, rest: &str, part: Part) -> String {
        match self.line(rest) {
            Err(said) => said,
            Ok((copies, name)) => self.change(|deck| {
                let list = if part == Part::Deck { &mut deck.cards } else { &mut deck.reserve };
                match list.iter_mut().find(|(_, other)| *other == name) {
                    Some((number, _)) => *number = number.saturating_add(copies),
                    None => list.push((copies, name)),
                }
            }),
        }
    }

    /// Copies leave the deck first, then the Reserve.
    fn remove(&mut self, rest: &str) -> String {
        match self.line(rest) {
            Err(said) => said,
            Ok((copies, name)) => self.change(|deck| {
                let list = if deck.cards.iter().any(|(_, other)| *other == name) {
                    &mut deck.cards
                } else {
                    &mut deck.reserve
                };
                for (number, _) in list.iter_mut().filter(|(_, other)| *other == name) {
                    *number = number.saturating_sub(copies);
                }
                list.retain(|(number, _)| *number > 0);
            }),
        }
    }

    /// The cards that a query wants.
    fn find(&self, query: &str) -> anyhow::Result<String> {
        let mut found = Vec::new();
        cards::list(self.host, &[query.to_owned()], self.language, &mut found)?;
        Ok(String::from_utf8_lossy(&found).into_owned())
    }

    fn about(&self, name: &str) -> anyhow::Result<String> {
        let lines = self.host.cards(&[]).map_err(|error| super::refused(self.language, &error))?;
        Ok(cards::found(&lines, name, self.language).unwrap_or_else(|error| error.to_string()))
    }

    fn check(&self) -> String {
        let faults = self.deck.faults(&self.cards);
        if faults.is_empty() {
            return say(self.language, "deck-legal", &[]);
        }
        let said = faults.iter().map(|fault| format!("{} ({})", fault_text(fault, self.language), fault.clause()));
        said.collect::<Vec<_>>().join("\n")
    }

    fn undo(&mut self) -> String {
        match self.history.pop() {
            None => say(self.language, "editor-no-undo", &[]),
            Some(before) => {
                self.deck = before;
                self.is_saved = false;
                self.status()
            }
        }
    }

    /// Writes the file in the form that its name asks for.
    fn save(&mut self) -> anyhow::Result<String> {
        let is_ron = self.file.extension().is_some_and(|ending| ending == "ron");
        let text = if is_ron { self.deck.to_ron() } else { self.deck.to_text(self.language) };
        std::fs::write(self.file, text).with_context(|| format!("cannot write {}", self.file.display()))?;
        self.is_saved = true;
        Ok(say(self.language, "editor-saved", &[("file", self.file.display().to_string().into())]))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::console::GameName;

    fn edit(file: &Path, commands: &str, language: Language) -> String {
        let mut out = Vec::new();
        let host = super::super::host(GameName::Doomtrooper);
        run(host, file, language, commands.as_bytes(), &mut out).expect("it can be written");
        String::from_utf8(out).expect("text")
    }

    #[test]
    fn a_deck_is_begun_changed_checked_and_saved_in_both_languages() {
        let folder = tempfile::tempdir().expect("a folder");
        let file = folder.path().join("clan.txt");
        let said = edit(
            &file,
            "add 3 free marine\nadd 2 inquisitor\nremove inquisitor\nreserve 1 blood beret\ncheck\nquit\nsave\nquit\n",
            Language::En,
        );
        assert!(said.contains("clan: 4 cards, 1 in the Reserve"), "{said}");
        assert!(said.contains("DOOM-DECK-01") && said.contains("not saved"), "{said}");
        let deck = super::super::decks::read(&file, Language::En).expect("what was saved is read");
        assert_eq!(deck.cards, [(3, "FREE MARINE".to_owned()), (1, "INQUISITOR".to_owned())]);
        assert_eq!(deck.reserve, [(1, "BLOOD BERET".to_owned())]);
        let said = edit(&file, "metti 1 free marnie\ntogli 3 free marine\nannulla\nboh\nesci !\n", Language::It);
        assert!(said.contains("forse `FREE MARINE`?") && said.contains("`boh`"), "{said}");
    }
}
