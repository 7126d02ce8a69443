//! The key of symbols (ledger 6.3), as the cards show them.

use table::Language;

use crate::i18n;

use super::art::{Symbol, symbol_svg};

/// Every symbol with its meaning.
#[must_use]
pub fn symbols(language: Language) -> Vec<(String, String)> {
    // The ids of the messages contain the numbers of the symbols.
    let line = |(number, symbol)| (symbol_svg(symbol), i18n::say(language, &format!("key-symbol-{number}"), &[]));
    (1..).zip(Symbol::ALL).map(line).collect()
}
