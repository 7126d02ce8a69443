//! Reads a record: every problem is reported with its line.

use std::str::FromStr;

use table::{CONCEDE, Problem, ProblemList, Recorded, Seat, Seed, Step, Viewer, Wording};

use crate::words::wording;
use crate::{FORMAT, Hashes, Lines, Move, Problems, Record, RecordEntry};

/// The name of a record's game, which tells with which rules to read it.
///
/// # Errors
/// When the text does not begin like a record.
pub fn game_of(text: &str) -> Result<&str, Problems> {
    let mut lines = content(text);
    let first = lines.next();
    if !first.is_some_and(|(_, line)| line.starts_with("duello record ")) {
        let line = first.map_or(0, |(line, _)| line);
        return Err(Problems(vec![Problem::new(line, wording("no-record", &[("format", FORMAT.into())]))]));
    }
    let named = lines.take(4).find_map(|(_, line)| line.strip_prefix("game "));
    named
        .map(str::trim)
        .ok_or_else(|| Problems(vec![Problem::new(0, wording("missing-line", &[("line", "game NAME".into())]))]))
}

/// The lines with content, with their numbers.
pub(crate) fn content(text: &str) -> impl Iterator<Item = (usize, &str)> {
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    (1..).zip(text.lines()).filter(|(_, line)| !line.trim().is_empty() && !line.trim_start().starts_with('#'))
}

/// An indented block: its lines, and their numbers.
#[derive(Default)]
struct Block<'a> {
    lines: Vec<(usize, &'a str)>,
    /// The rest of the line above it, and its number.
    given: Option<(usize, &'a str)>,
}

impl Block<'_> {
    fn text(&self) -> String {
        self.lines.iter().map(|(_, line)| line.trim_end()).collect::<Vec<_>>().join("\n")
    }

    /// Turns a problem of the block's text into a problem of the whole text.
    fn relocate(&self, problem: Problem) -> Problem {
        let line = match problem.line {
            0 => self.given.map_or(0, |(line, _)| line),
            line => self.lines.get(line - 1).map_or(0, |(line, _)| *line),
        };
        Problem { line, ..problem }
    }
}

/// The parts of a record, before the game reads them.
#[derive(Default)]
struct Parts<'a> {
    header: Vec<(usize, &'a str, &'a str)>,
    setup: Block<'a>,
    cards: Block<'a>,
    position: Block<'a>,
    decisions: Block<'a>,
    problems: ProblemList,
}

const WORDS: [&str; 9] = ["duello", "game", "rules", "seed", "setup", "cards", "position", "decisions", "outcome"];

impl<'a> Parts<'a> {
    fn of(text: &'a str) -> Self {
        let mut parts = Self::default();
        let mut current = "";
        for (number, line) in content(text) {
            if let Some(line) = line.strip_prefix("  ") {
                match current {
                    "setup" => parts.setup.lines.push((number, line)),
                    "cards" => parts.cards.lines.push((number, line)),
                    "position" => parts.position.lines.push((number, line)),
                    "decisions" => parts.decisions.lines.push((number, line)),
                    _ => parts.problem(number, || wording("indented", &[])),
                }
                continue;
            }
            let (word, rest) = line.trim_end().split_once(' ').unwrap_or((line.trim_end(), ""));
            if !WORDS.contains(&word) && word != "final" {
                parts.problem(number, || {
                    let values = [("word", shorten(word).into()), ("known", WORDS.join(", ").into())];
                    wording("unknown-word", &values)
                });
                continue;
            }
            current = word;
            let block = match word {
                "setup" => &mut parts.setup,
                "cards" => &mut parts.cards,
                "position" => &mut parts.position,
                "decisions" => &mut parts.decisions,
                _ => {
                    if parts.header.iter().any(|(_, known, _)| *known == word) {
                        parts.problem(number, || twice(word));
                    } else {
                        parts.header.push((number, word, rest));
                    }
                    continue;
                }
            };
            if block.given.is_some() {
                parts.problem(number, || twice(word));
            } else {
                block.given = Some((number, rest));
            }
        }
        parts
    }

    fn problem(&mut self, line: usize, message: impl FnOnce() -> Wording) {
        self.problems.push(|| Problem::new(line, message()));
    }

    /// Parses a line of the head.
    fn value<T>(&mut self, word: &str, expected: &str, read: impl FnOnce(&str) -> Option<T>) -> Option<(usize, T)> {
        let Some((line, _, text)) = self.header.iter().find(|(_, known, _)| *known == word).copied() else {
            self.problem(0, || wording("missing-line", &[("line", format!("{word} {expected}").into())]));
            return None;
        };
        let value = read(text.trim());
        if value.is_none() {
            let found = format!("{word} {}", shorten(text));
            let values = [("found", found.into()), ("expected", format!("{word} {expected}").into())];
            self.problem(line, || wording("expected", &values));
        }
        value.map(|value| (line, value))
    }
}

fn twice(word: &str) -> Wording {
    wording("twice", &[("word", word.into())])
}

/// Shortens foreign text for a message.
fn shorten(text: &str) -> String {
    text.chars().take(60).collect()
}

impl<G: Recorded> FromStr for Record<G> {
    type Err = Problems;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let mut parts = Parts::of(text);
        let format = parts
            .value("duello", &format!("record {FORMAT}"), |rest| rest.strip_prefix("record ")?.parse::<u32>().ok());
        if let Some((line, format)) = format.filter(|(_, format)| *format != FORMAT) {
            parts.problem(line, || wording("other-format", &[("format", format.into()), ("own", FORMAT.into())]));
        }
        parts.value("game", G::NAME, |name| (name == G::NAME).then_some(()));
        let rules = parts.value("rules", "NUMBER", |text| text.parse::<u32>().ok());
        let seed =
            parts.value("seed", "NUMBER (below 2^64, or 64 hexadecimal digits)", |text| text.parse::<Seed>().ok());
        let outcome = parts.value("outcome", "open | win SEATS CLAUSE | tie SEATS CLAUSE | nobody CLAUSE", |text| {
            let known = ["open", "win", "tie", "nobody"].contains(&text.split(' ').next().unwrap_or_default());
            known.then(|| text.to_owned())
        });
        let fingerprint = parts.value("final", "16 hexadecimal digits", |text| {
            (text.len() == 16).then(|| u64::from_str_radix(text, 16).ok()).flatten()
        });
        for (block, word) in [(&parts.setup, "setup"), (&parts.cards, "cards"), (&parts.decisions, "decisions")] {
            if block.given.is_none() {
                parts.problems.push(|| Problem::new(0, wording("missing-block", &[("word", word.into())])));
            }
        }

        let cards = G::read_cards(&parts.cards.text());
        let cards = collect(cards, &parts.cards, &mut parts.problems);
        let setup = cards.and_then(|cards| {
            let setup = G::read_setup(&parts.setup.text(), &cards);
            collect(setup, &parts.setup, &mut parts.problems)
        });
        let entries = read_entries::<G>(&parts.decisions, &mut parts.problems);
        let given =
            |block: &Block<'_>| block.given.map(|(line, text)| (line, text.trim().to_owned())).unwrap_or_default();
        let (cards_line, cards_hash) = given(&parts.cards);
        let (decisions_line, head) = given(&parts.decisions);
        match (rules, seed, setup, outcome, fingerprint) {
            (Some(rules), Some(seed), Some(setup), Some(outcome), Some(fingerprint)) if parts.problems.is_empty() => {
                Ok(Self {
                    rules_version: rules.1,
                    seed: seed.1,
                    setup,
                    setup_text: parts.setup.text(),
                    cards_text: parts.cards.text(),
                    start: parts.position.given.is_some().then(|| parts.position.text()),
                    entries,
                    outcome: outcome.1,
                    fingerprint: fingerprint.1,
                    hashes: Hashes { cards: cards_hash, head },
                    lines: Lines {
                        rules: rules.0,
                        cards: cards_line,
                        position: given(&parts.position).0,
                        decisions: decisions_line,
                        outcome: outcome.0,
                        fingerprint: fingerprint.0,
                    },
                })
            }
            _ => {
                parts.problems.kept_mut().sort_by_key(|problem| problem.line);
                Err(Problems(parts.problems.into_vec()))
            }
        }
    }
}

fn collect<T>(read: Result<T, Vec<Problem>>, block: &Block<'_>, problems: &mut ProblemList) -> Option<T> {
    // A block without its heading has been reported already.
    block.given?;
    read.map_err(|found| problems.extend(found.into_iter().map(|problem| block.relocate(problem)))).ok()
}

/// An error in a decision; it is put into words only if the problem is kept.
enum Fault {
    /// A message of this crate and its values.
    Of(&'static str, Vec<(&'static str, String)>),
    /// The game's message about an action.
    Said(Wording),
}

impl Fault {
    fn wording(self) -> Wording {
        match self {
            Self::Of(message, values) => {
                let values: Vec<_> = values.iter().map(|(name, value)| (*name, value.as_str().into())).collect();
                wording(message, &values)
            }
            Self::Said(wording) => wording,
        }
    }
}

fn read_entries<G: Recorded>(block: &Block<'_>, problems: &mut ProblemList) -> Vec<RecordEntry<G::Action>> {
    let mut entries = Vec::with_capacity(block.lines.len());
    let mut number = 0;
    for (line, text) in block.lines.iter().copied() {
        // An action may contain a `#`; a comment begins only after the hash.
        let entry = text.split_once('|').ok_or_else(expected_decision).and_then(|(done, rest)| {
            let (hash, comment) = match rest.split_once('#') {
                Some((hash, comment)) => (hash, Some(comment.trim().to_owned())),
                None => (rest, None),
            };
            let done = read_move::<G>(done.trim(), &mut number, problems)?;
            Ok(RecordEntry { done, hash: hash.trim().to_owned(), comment, line })
        });
        match entry {
            Ok(entry) => entries.push(entry),
            Err(fault) => problems.push(|| Problem::new(line, fault.wording())),
        }
    }
    entries
}

fn expected_decision() -> Fault {
    Fault::Of("expected-decision", Vec::new())
}

/// Parses a decision or a redeal; `number` is that of the previous decision, and `so_far` the problems of the lines
/// before.
fn read_move<G: Recorded>(text: &str, number: &mut usize, so_far: &ProblemList) -> Result<Move<G::Action>, Fault> {
    let wrong = |message, text: &str| Fault::Of(message, vec![("text", shorten(text))]);
    if let Some(rest) = text.strip_prefix("redeal ") {
        let (viewer, seed) = rest.split_once(' ').ok_or_else(|| Fault::Of("expected-redeal", Vec::new()))?;
        let viewer = viewer.parse::<Viewer>().map_err(|_| wrong("no-viewer", viewer))?;
        let seed = seed.parse().map_err(|_| wrong("no-seed", seed))?;
        return Ok(Move::Redeal(viewer, seed));
    }
    let (written, rest) = text.split_once(' ').ok_or_else(expected_decision)?;
    let (seat, action) = rest.split_once(' ').ok_or_else(expected_decision)?;
    // The previous number comes from the text, so it may be as large as it can be.
    let expected = number.saturating_add(1);
    // Continue from the written number, so that one missing line is one problem.
    *number = written.parse().map_err(|_| {
        Fault::Of("expected-number", vec![("text", shorten(written)), ("number", expected.to_string())])
    })?;
    let seat: Seat = seat.parse().map_err(|_| wrong("no-seat", seat))?;
    let step = match action {
        CONCEDE => Step::Concession(seat),
        // No message is made for a problem that would only be counted.
        action if so_far.is_full() => Step::Action(seat, action.parse().map_err(|_| expected_decision())?),
        action => Step::Action(seat, G::read_action(action).map_err(Fault::Said)?),
    };
    if *number != expected {
        let values = vec![("number", number.to_string()), ("expected", expected.to_string())];
        return Err(Fault::Of("out-of-place", values));
    }
    Ok(Move::Step(step))
}
