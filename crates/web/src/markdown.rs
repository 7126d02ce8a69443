//! Converts the few Markdown elements of a rulebook to HTML: paragraphs, lists, bold, italics, code, and links to
//! clauses.

use crate::game::CONCEDE;

/// Returns the text as HTML. Everything is escaped, so a text cannot contain markup.
#[must_use]
pub fn html(text: &str) -> String {
    let mut out = String::new();
    let mut open = "";
    for line in text.lines().chain([""]) {
        let line = line.trim();
        let (kind, content) = match line.strip_prefix("* ").or_else(|| line.strip_prefix("- ")) {
            Some(item) => ("ul", item),
            None if line.is_empty() => ("", ""),
            None if open == "ul" => {
                // This line continues the list item above.
                out.push(' ');
                out.push_str(&inline(line));
                continue;
            }
            None => ("p", line),
        };
        if kind != open {
            out.push_str(match open {
                "ul" => "</li></ul>",
                "p" => "</p>",
                _ => "",
            });
            out.push_str(match kind {
                "ul" => "<ul><li>",
                "p" => "<p>",
                _ => "",
            });
        } else if kind == "ul" {
            out.push_str("</li><li>");
        } else if kind == "p" {
            out.push(' ');
        }
        out.push_str(&inline(content));
        open = kind;
    }
    out
}

fn inline(text: &str) -> String {
    let escaped = text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;");
    let mut out = escaped;
    for (mark, tag) in [("`", "code"), ("**", "b"), ("_", "i")] {
        out = paired(&out, mark, tag);
    }
    linked(&out)
}

/// Puts the text between each pair of marks into an element.
fn paired(text: &str, mark: &str, tag: &str) -> String {
    let parts: Vec<&str> = text.split(mark).collect();
    // An underscore inside a word, or a mark without a partner, stays unchanged.
    if parts.len() < 3
        || parts.len().is_multiple_of(2)
        || (mark == "_" && !text.contains(" _") && !text.starts_with('_'))
    {
        return text.to_owned();
    }
    let mut out = String::new();
    for (number, part) in parts.iter().enumerate() {
        if number % 2 == 1 {
            out.push_str(&format!("<{tag}>{part}</{tag}>"));
        } else {
            out.push_str(part);
        }
    }
    out
}

/// The first part of the ids of the rulebook's clauses, including the hyphen.
const PREFIX: &str = {
    let id = CONCEDE.as_str();
    let mut length = 0;
    while id.as_bytes()[length] != b'-' {
        length += 1;
    }
    id.split_at(length + 1).0
};

/// The part of an id that marks a ruling. Rulings are not in the rulebook, so their ids are not links.
const RULING: &str = "-AMB-";

/// Turns ids of clauses into links to the rulebook.
fn linked(text: &str) -> String {
    let mut out = String::new();
    let mut rest = text;
    while let Some(start) = rest.find(PREFIX) {
        let length = rest[start..]
            .find(|letter: char| !(letter.is_ascii_uppercase() || letter.is_ascii_digit() || letter == '-'));
        let id = &rest[start..length.map_or(rest.len(), |length| start + length)];
        let id = id.trim_end_matches('-');
        out.push_str(&rest[..start]);
        if id.contains(RULING) {
            out.push_str(id);
        } else {
            out.push_str(&format!("<a href=\"#rules/{id}\">{id}</a>"));
        }
        rest = &rest[start + id.len()..];
    }
    out.push_str(rest);
    out
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::State;
    use rulebook::Rulebook;
    use table::{Game, Language};

    #[test]
    fn paragraphs_lists_and_links_are_made() {
        let text = format!("One **two**\nthree.\n\n* a\n* b, see {CONCEDE}.\n");
        assert_eq!(
            html(&text),
            format!(
                "<p>One <b>two</b> three.</p><ul><li>a</li><li>b, see <a href=\"#rules/{CONCEDE}\">{CONCEDE}</a>.</li></ul>"
            )
        );
    }

    #[test]
    fn every_clause_of_the_rulebook_is_a_link_wherever_it_is_named() {
        let game = games::GAMES.find(State::NAME).unwrap();
        for language in Language::ALL {
            let book: &Rulebook = game.rulebook(language);
            for clause in book.clauses() {
                let link = format!("<p>(<a href=\"#rules/{0}\">{0}</a>)</p>", clause.id);
                assert_eq!(html(&format!("({})", clause.id)), link);
            }
        }
    }

    #[test]
    fn rulings_are_named_without_a_link() {
        let id = format!("{PREFIX}AMB-12");
        assert_eq!(html(&format!("Because of {id}.")), format!("<p>Because of {id}.</p>"));
    }

    #[test]
    fn markup_in_the_text_stays_text() {
        assert_eq!(html("<b onclick=\"x\">"), "<p>&lt;b onclick=&quot;x&quot;&gt;</p>");
    }
}
