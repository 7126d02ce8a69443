//! Reading a scenario file.

use super::Failure;

/// One scenario as it is written. Lines are numbered as in the file, from 1.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Sheet {
    /// Its name.
    pub name: String,
    /// The line of its name.
    pub line: usize,
    /// The clauses that it cites in its head, with their line numbers.
    pub clauses: Vec<(usize, String)>,
    /// The names of the table options that are on.
    pub options: Vec<String>,
    /// Further lines about the table, in the game's own words.
    pub setup: Vec<(usize, String)>,
    /// The cards that it defines: line, id, and the text after `=`.
    pub cards: Vec<(usize, String, String)>,
    /// The position, line by line; empty when the match is dealt.
    pub position: Vec<(usize, String)>,
    /// Its name for people, in English and in Italian; lessons have one.
    pub(super) title: [String; 2],
    /// The draws: line, name, value.
    pub(super) draws: Vec<(usize, String, String)>,
    pub(super) seed: Option<u64>,
    /// The actions and expectations, line by line.
    pub play: Vec<(usize, String)>,
}

impl Sheet {
    /// The position as one text.
    #[must_use]
    pub fn position_text(&self) -> String {
        self.position.iter().map(|(_, text)| format!("{text}\n")).collect()
    }

    /// The lines about the table as one text.
    pub(super) fn setup_text(&self) -> String {
        self.setup.iter().map(|(_, text)| format!("{text}\n")).collect()
    }

    pub(super) fn failure(&self, file: &str, line: usize, message: String) -> Failure {
        Failure { file: file.into(), scenario: self.name.clone(), line, message, position: String::new() }
    }

    /// Every clause that it cites: in its head, and in its expectations.
    pub(super) fn cited(&self) -> Vec<(usize, String)> {
        let mut cited = self.clauses.clone();
        for (line, text) in &self.play {
            let words: Vec<&str> = text.split_whitespace().collect();
            match words.as_slice() {
                ["event", clause, ..] | ["no", "event", clause, ..] | ["refused", .., clause] | ["clause", clause] => {
                    cited.push((*line, (*clause).into()));
                }
                _ => {}
            }
        }
        cited
    }
}

const SECTIONS: [&str; 8] = ["title", "clauses", "options", "setup", "cards", "position", "chance", "play"];

/// Parses the scenarios of a text. Also returns what could not be parsed.
pub(super) fn read(file: &str, text: &str) -> (Vec<Sheet>, Vec<Failure>) {
    let mut sheets: Vec<Sheet> = Vec::new();
    let mut failures = Vec::new();
    let mut section = "";
    for (line, text) in (1..).zip(text.lines()) {
        let text = without_comment(text).trim();
        if text.is_empty() {
            continue;
        }
        if let Some(name) = text.strip_prefix("==") {
            let sheet = Sheet { name: name.trim().into(), line, ..Sheet::default() };
            let is_new = sheets.iter().all(|known| known.name != sheet.name);
            let is_sentence = sheet.name.contains('_') && !sheet.name.contains(char::is_whitespace);
            if !is_new || !is_sentence {
                let message =
                    "the name of a scenario is a sentence in snake_case, different from the others of the file";
                failures.push(sheet.failure(file, line, message.into()));
            }
            sheets.push(sheet);
            section = "";
            continue;
        }
        let Some(sheet) = sheets.last_mut() else {
            let message = "a scenario begins with `== its_name`".into();
            failures.push(Sheet::default().failure(file, line, message));
            continue;
        };
        let head = text.split_once(':').and_then(|(key, rest)| {
            let known = SECTIONS.into_iter().find(|known| *known == key)?;
            Some((known, rest.trim()))
        });
        let rest = match head {
            Some((key, rest)) => {
                section = key;
                rest
            }
            None => text,
        };
        if !rest.is_empty()
            && let Err(message) = sheet.take(section, line, rest)
        {
            failures.push(sheet.failure(file, line, message));
        }
    }
    for sheet in &sheets {
        if sheet.play.is_empty() {
            failures.push(sheet.failure(file, sheet.line, "nothing is played or expected in it".into()));
        }
        if sheet.clauses.is_empty() {
            failures.push(sheet.failure(file, sheet.line, "it has no `clauses:` line".into()));
        }
    }
    (sheets, failures)
}

/// The line up to its comment: a `#` that no digit follows. With a digit it would be the number of a place.
fn without_comment(line: &str) -> &str {
    let begins = |at: &usize| !line[at + 1..].starts_with(|letter: char| letter.is_ascii_digit());
    let comment = line.match_indices('#').map(|(at, _)| at).find(begins);
    comment.map_or(line, |at| &line[..at])
}

impl Sheet {
    /// Parses one line of a section.
    fn take(&mut self, section: &str, line: usize, text: &str) -> Result<(), String> {
        match section {
            "clauses" => self.clauses.extend(text.split_whitespace().map(|id| (line, id.to_owned()))),
            "title" => match text.split_once(char::is_whitespace) {
                Some(("en", title)) => self.title[0] = title.trim().into(),
                Some(("it", title)) => self.title[1] = title.trim().into(),
                _ => return Err(format!("`{text}`: a title is a line `en ...` and a line `it ...`")),
            },
            "options" => self.options.extend(text.split_whitespace().map(str::to_owned)),
            "setup" => self.setup.push((line, text.into())),
            "cards" => {
                let (id, card) = text.split_once('=').ok_or("a card is written as `id = its text`")?;
                self.cards.push((line, id.trim().into(), card.trim().into()));
            }
            "position" => self.position.push((line, text.into())),
            "chance" => text.split(',').try_for_each(|draw| self.take_draw(line, draw))?,
            "play" => self.play.push((line, text.into())),
            _ => return Err(format!("`{text}`: expected one of {}, with a colon", SECTIONS.join(", "))),
        }
        Ok(())
    }

    fn take_draw(&mut self, line: usize, text: &str) -> Result<(), String> {
        let error = || format!("`{}`: a draw is its name and its value, e.g. `starting-seat 1`", text.trim());
        let [name, value] = text.split_whitespace().collect::<Vec<_>>()[..] else { return Err(error()) };
        if self.seed.is_some() {
            return Err("`seed` comes last: every further draw is made from it".into());
        }
        if name == "seed" {
            self.seed = Some(value.parse().map_err(|_| error())?);
        } else {
            self.draws.push((line, name.into(), value.into()));
        }
        Ok(())
    }
}
