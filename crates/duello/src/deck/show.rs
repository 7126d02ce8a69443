//! A deck as plain text: what a screen reader says and a terminal shows.

use std::fmt::Write;

use coal::card::CardType;
use coal::check::{LEAST_REACTIONS, MOST_SYMBOLS};
use coal::deck::{Figures, Symbol};
use coal::{CardSet, Deck, Options, card_text};
use table::Language;

/// A phrase of this command in the language.
pub fn say(language: Language, english: &'static str, italian: &'static str) -> &'static str {
    match language {
        Language::En => english,
        Language::It => italian,
    }
}

/// What is said of a deck that may be played.
pub fn legal(language: Language) -> &'static str {
    say(language, "this deck may be played", "questo mazzo si può giocare")
}

/// Everything that keeps the deck from being played, each line with its clause.
pub fn reasons(deck: &Deck, cards: &CardSet, options: &Options, language: Language) -> Vec<String> {
    let problems = deck.problems(cards, options);
    problems.iter().map(|problem| format!("{} ({})", problem.say(cards, language), problem.clause())).collect()
}

/// The whole deck: heading, cards by type, limits, figures, reasons.
pub fn whole(deck: &Deck, cards: &CardSet, options: &Options, language: Language) -> String {
    let mut text = heading(deck, cards, language);
    text.push_str(&lines(deck, cards, language));
    text.push_str(&figures(&deck.figures(cards), language));
    let reasons = reasons(deck, cards, options, language);
    if reasons.is_empty() {
        let _ = writeln!(text, "{}", legal(language));
    }
    for reason in reasons {
        let _ = writeln!(text, "! {reason}");
    }
    text
}

fn heading(deck: &Deck, cards: &CardSet, language: Language) -> String {
    let none = say(language, "none yet", "ancora nessuno");
    let board = deck.board.map_or(none.to_owned(), |model| format!("{model} {}", cards.model_name(model)));
    let at_table = say(language, "chosen at the table", "scelto al tavolo");
    let pilot = deck.pilot.map_or(at_table, |pilot| &cards.pilot(pilot).name);
    let name = if deck.name().is_empty() { "-" } else { deck.name() };
    format!("{name}\nSteambot: {board}. {}: {pilot}.\n", say(language, "Pilot", "Pilota"))
}

/// The cards of the deck, grouped by type.
pub fn lines(deck: &Deck, cards: &CardSet, language: Language) -> String {
    let mut text = String::new();
    for kind in CardType::ALL {
        let of_kind: Vec<(u8, u8)> = deck.cards().filter(|(card, _)| cards.card(*card).kind == kind).collect();
        if of_kind.is_empty() {
            continue;
        }
        let count: u32 = of_kind.iter().map(|(_, copies)| u32::from(*copies)).sum();
        let _ = writeln!(text, "\n{} ({count}):", card_text::type_name(kind, language));
        for (card, copies) in of_kind {
            let card = cards.card(card);
            let _ = writeln!(text, "  {copies} {} ({})", card_text::name(card, language), card.id);
        }
    }
    text.push('\n');
    text
}

fn figures(figures: &Figures, language: Language) -> String {
    let mut text = String::new();
    let limits = [
        (say(language, "Cards", "Carte"), figures.cards, "= 20".to_owned()),
        (say(language, "Reactions", "Reazioni"), figures.reactions, format!(">= {LEAST_REACTIONS}")),
        (
            say(language, "Deck-building symbols", "Simboli di deck-building"),
            figures.deck_building,
            format!("<= {MOST_SYMBOLS}"),
        ),
    ];
    for (name, n, limit) in limits {
        let _ = writeln!(text, "{name}: {n} ({limit})");
    }
    let _ = writeln!(text, "\n{}:", say(language, "Cards by cost in tokens", "Carte per costo in segnalini"));
    for (cost, n) in figures.curve.iter().enumerate() {
        let _ = writeln!(text, "  {cost}: {n:>2} {}", "#".repeat(*n as usize));
    }
    let [steam, energy] = figures.costs;
    let [gives_steam, gives_energy] = figures.gives;
    match language {
        Language::En => {
            let _ = writeln!(text, "All cards cost {steam} Steam and {energy} Energy.");
            let _ = writeln!(text, "Consumed, {gives_steam} give Steam and {gives_energy} give Energy.");
        }
        Language::It => {
            let _ = writeln!(text, "Tutte le carte costano {steam} Vapore e {energy} Energia.");
            let _ = writeln!(text, "Consumate, {gives_steam} danno Vapore e {gives_energy} danno Energia.");
        }
    }
    let _ = writeln!(text, "\n{}:", say(language, "Symbols on the cards", "Simboli sulle carte"));
    for (symbol, n) in Symbol::ALL.into_iter().zip(figures.symbols).filter(|(_, n)| *n > 0) {
        let _ = writeln!(text, "  {}: {n}", symbol.say(language));
    }
    text.push('\n');
    text
}
