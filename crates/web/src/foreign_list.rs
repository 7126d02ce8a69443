//! Deck lists of LackeyCCG (`.dek`) and OCTGN (`.o8d`), which are XML: the browser parses them.

use std::borrow::Cow;
use std::fmt::Write;

use web_sys::{DomParser, Element, HtmlCollection, SupportedType};

/// Converts a list in XML to a plain one, with a section or a card on each line. Any other text is returned unchanged,
/// and so is XML that is malformed or would give more than `most` bytes.
pub fn plain_list(text: &str, most: usize) -> Cow<'_, str> {
    if !text.trim_start().starts_with('<') {
        return text.into();
    }
    read(text.trim_start(), most).map_or(text.into(), Cow::Owned)
}

fn read(text: &str, most: usize) -> Option<String> {
    let document = DomParser::new().ok()?.parse_from_string(text, SupportedType::TextXml).ok()?;
    let root = document.document_element()?;
    if root.get_elements_by_tag_name("parsererror").length() > 0 {
        return None;
    }
    let mut plain = String::new();
    for part in elements(root.children()) {
        let Some(name) = part.get_attribute("name") else { continue };
        let _ = writeln!(plain, "{}:", line(&name));
        for card in elements(part.get_elements_by_tag_name("card")) {
            // LackeyCCG puts the name into a separate element.
            let named = card.get_elements_by_tag_name("name").item(0).unwrap_or_else(|| card.clone());
            let copies = card.get_attribute("qty").unwrap_or_else(|| "1".into());
            let _ = writeln!(plain, "{} {}", line(&copies), line(&named.text_content().unwrap_or_default()));
            if plain.len() > most {
                return None;
            }
        }
    }
    Some(plain)
}

fn elements(list: HtmlCollection) -> impl Iterator<Item = Element> {
    (0..list.length()).filter_map(move |number| list.item(number))
}

/// Returns a text on one line.
fn line(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}
