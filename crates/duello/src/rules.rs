//! `duello rules`: prints the rulebook.

use std::io::Write;

use clap::Args;
use door::{AnyGame, Games};
use rulebook::{ClauseText, Rulebook};
use table::Language;

use crate::words::say;

/// Shows the rulebook: its chapters, a chapter, a clause, or the clauses with some words.
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  duello rules coal                     the chapters
  duello rules coal TURN                the clauses of a chapter
  duello rules coal COAL-TURN-05        the text of a clause; TURN-05 is enough
  duello rules coal empty deck          the clauses with these words
  duello rules coal mazzo vuoto --lang it
  duello rules doomtrooper CMB          the same for another game")]
pub struct RulesArgs {
    /// The game
    game: String,
    /// A chapter, a clause, or words to look for
    wanted: Vec<String>,
}

/// Prints what was asked for.
pub fn run(games: Games, args: &RulesArgs, language: Language, out: &mut impl Write) -> anyhow::Result<()> {
    let text = text(crate::game(games, &args.game, language)?, &args.wanted.join(" "), language)
        .map_err(anyhow::Error::msg)?;
    Ok(writeln!(out, "{text}")?)
}

/// Returns the list of chapters, a chapter, a clause, or the clauses that contain these words.
///
/// # Errors
/// When nothing matches; the error names what is near.
pub fn text(game: &dyn AnyGame, wanted: &str, language: Language) -> Result<String, String> {
    let book = game.rulebook(language);
    let wanted = wanted.trim();
    if wanted.is_empty() {
        let chapters = book
            .chapters
            .iter()
            .map(|chapter| format!("{:<6} {} ({})", chapter.code, chapter.title, chapter.clauses.len()));
        return Ok(chapters.collect::<Vec<_>>().join("\n"));
    }
    let code = wanted.to_uppercase();
    if let Some(chapter) = book.chapters.iter().find(|chapter| chapter.code == code) {
        return Ok(format!("{}\n{}", chapter.title, titles(chapter.clauses.iter())));
    }
    // Every clause of a book begins with the same word: `COAL-TURN-05`.
    let prefix = book.clauses().next().and_then(|clause| clause.id.split_once('-')).map_or("", |(prefix, _)| prefix);
    let id = if code.starts_with(&format!("{prefix}-")) { code.clone() } else { format!("{prefix}-{code}") };
    if let Some(clause) = book.clause(&id) {
        return Ok(whole(clause));
    }
    let found = with_words(book, wanted);
    match found.as_slice() {
        [] => Err(not_found(book, wanted, &id, language)),
        [only] => Ok(whole(only)),
        several => Ok(titles(several.iter().copied())),
    }
}

fn whole(clause: &ClauseText) -> String {
    format!("{} · {}\n{}", clause.id, clause.title, clause.text)
}

fn titles<'a>(clauses: impl Iterator<Item = &'a ClauseText>) -> String {
    clauses.map(|clause| format!("{:<14} {}", clause.id, clause.title)).collect::<Vec<_>>().join("\n")
}

fn with_words<'a>(book: &'a Rulebook, wanted: &str) -> Vec<&'a ClauseText> {
    let words: Vec<String> = wanted.to_lowercase().split_whitespace().map(str::to_owned).collect();
    let has_all = |clause: &&ClauseText| {
        let text = format!("{} {} {}", clause.id, clause.title, clause.text).to_lowercase();
        words.iter().all(|word| text.contains(word.as_str()))
    };
    book.clauses().filter(has_all).collect()
}

fn not_found(book: &Rulebook, wanted: &str, id: &str, language: Language) -> String {
    let wanted: String = wanted.chars().take(60).collect();
    let ids = book.clauses().map(|clause| clause.id.as_str());
    let codes = book.chapters.iter().map(|chapter| chapter.code.as_str());
    let near = cardfile::nearest(id, ids).or_else(|| cardfile::nearest(&wanted, codes));
    match near {
        Some(near) => say(language, "no-clause-near", &[("wanted", wanted.as_str().into()), ("near", near.into())]),
        None => say(language, "no-clause", &[("wanted", wanted.as_str().into())]),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn text(wanted: &str, language: Language) -> Result<String, String> {
        super::text(games::GAMES.find("coal").unwrap(), wanted, language)
    }

    #[test]
    fn a_clause_is_found_by_its_id_with_or_without_the_game() {
        for wanted in ["COAL-TURN-05", "turn-05", " Turn-05 "] {
            assert!(text(wanted, Language::En).unwrap().starts_with("COAL-TURN-05 · "), "{wanted}");
        }
        assert_ne!(text("TURN-05", Language::En), text("TURN-05", Language::It));
    }

    #[test]
    fn chapters_and_words_list_clauses() {
        assert!(text("", Language::En).unwrap().contains("TURN"));
        assert!(text("turn", Language::It).unwrap().contains("COAL-TURN-05"));
        let found = text("empty deck", Language::En).unwrap();
        assert!(found.contains("COAL-TURN-09") && found.lines().count() > 1, "{found}");
    }

    #[test]
    fn what_is_not_there_is_answered_with_what_is_near() {
        assert!(text("TURM-05", Language::En).unwrap_err().contains("did you mean `COAL-TURN-05`?"));
        assert!(text("zzz", Language::It).unwrap_err().contains("nessuna clausola"));
    }
}
