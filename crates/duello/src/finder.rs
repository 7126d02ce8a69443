//! Finds the card that a person names: used by commands, matches and the deck editor alike.

use door::AnyCards;
use protocol::{Both, CardLine};
use serde::Deserialize;
use table::Language;

use crate::words::failure;

/// If at most this many cards fit, each is shown in full.
const MOST_WHOLE: usize = 3;

/// Returns the card with this id or name; if there is none, the cards whose ids or names contain the text, in any
/// language.
///
/// # Errors
/// When no card fits; the error may name the card that was perhaps meant.
pub fn meant<'a>(lines: &'a [CardLine], name: &str, language: Language) -> anyhow::Result<Vec<&'a CardLine>> {
    let wanted = name.trim().to_lowercase();
    if wanted.is_empty() {
        return Err(failure(language, "cards-what", &[]));
    }
    let called = |line: &CardLine| [&line.id, &line.name.en, &line.name.it].map(|name| name.to_lowercase());
    let exact = lines.iter().find(|line| called(line).contains(&wanted));
    let like = || lines.iter().filter(|line| called(line).iter().any(|name| name.contains(&wanted))).collect();
    let meant: Vec<&CardLine> = exact.map_or_else(like, |line| vec![line]);
    if !meant.is_empty() {
        return Ok(meant);
    }
    let pilots = if has_pilots(lines) { "yes" } else { "no" };
    let near = near(lines, name, language);
    let name = cardfile::short(name.trim());
    Err(match &near {
        Some(near) => {
            let values = [("name", name.as_str().into()), ("near", near.as_str().into()), ("pilots", pilots.into())];
            failure(language, "no-card-near", &values)
        }
        None => failure(language, "no-card", &[("name", name.as_str().into()), ("pilots", pilots.into())]),
    })
}

/// Returns the id or name of the card that is nearest to this name.
pub fn near(lines: &[CardLine], name: &str, language: Language) -> Option<String> {
    let name = cardfile::short(name.trim());
    let known = lines.iter().flat_map(|line| [line.id.as_str(), line.name.get(language)]);
    let known = known.chain(lines.iter().flat_map(|line| [line.name.en.as_str(), line.name.it.as_str()]));
    cardfile::nearest(&name, known).map(str::to_owned)
}

/// Returns the cards that a name refers to, as lines of a list.
///
/// # Errors
/// When no card fits.
pub fn found(lines: &[CardLine], name: &str, language: Language) -> anyhow::Result<String> {
    let meant = meant(lines, name, language)?;
    let is_short = meant.len() > MOST_WHOLE;
    let tell = |line: &&CardLine| if is_short { brief(line, language) } else { one(line, language, 6) };
    Ok(meant.iter().map(tell).collect::<Vec<_>>().join("\n"))
}

/// Returns everything about the card that a name refers to; if more than a few cards fit, only their lines in a list.
///
/// # Errors
/// When no card fits.
pub fn whole(cards: &dyn AnyCards, name: &str, language: Language) -> anyhow::Result<String> {
    /// The field that the card documents of all games have.
    #[derive(Deserialize)]
    struct About {
        text: Both,
    }
    let lines = cards.lines();
    let meant = meant(&lines, name, language)?;
    if meant.len() > MOST_WHOLE {
        return Ok(meant.iter().map(|line| brief(line, language)).collect::<Vec<_>>().join("\n"));
    }
    let about = |line: &&CardLine| {
        let document = cards.card(&line.id).ok().and_then(|card| serde_json::from_value::<About>(card).ok());
        let text = document.map_or_else(|| line.text.clone(), |About { text }| text);
        let group = line.group.as_ref().map(|group| format!("\n{}", group.get(language))).unwrap_or_default();
        format!("{} ({}){group}\n{}", line.name.get(language), line.id, text.get(language))
    };
    Ok(meant.iter().map(about).collect::<Vec<_>>().join("\n\n"))
}

fn brief(line: &CardLine, language: Language) -> String {
    format!("{}: {}", line.id, line.name.get(language))
}

/// Returns a card in words: on one line, with its id in a column of this width, or with its text below its name if the
/// text has several lines.
pub fn one(line: &CardLine, language: Language, width: usize) -> String {
    let (name, text) = (line.name.get(language), line.text.get(language));
    match text.contains('\n') {
        true => format!("{name} ({})\n{text}", line.id),
        false => format!("{:<width$} {name}. {text}", line.id),
    }
}

/// Whether a list contains pilots as well as cards.
pub fn has_pilots(lines: &[CardLine]) -> bool {
    lines.iter().any(|line| line.kind == "pilot")
}
