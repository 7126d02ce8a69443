//! The lists of LackeyCCG (`.dek`) and OCTGN (`.o8d`).
//!
//! No entity is expanded except the five of XML itself: a document type with declarations is refused.

use std::borrow::Cow;

use roxmltree::{Document, Error, Node, ParsingOptions};
use table::{ProblemList, Wording};

use super::{DeckList, Form, Heading, Line, MOST_CARDS, Problem, copies_of, wrong_copies};
use crate::fold::short;
use crate::list_words::wording;
use crate::problem::Place;

/// The most nodes of a document; each card of a list has at most eight.
const MOST_NODES: u32 = MOST_CARDS as u32 * 20;

pub(super) fn read(text: &str, list: &mut DeckList, problems: &mut ProblemList<Problem>) {
    let text = match without_doctype(text) {
        Ok(text) => text,
        Err(problem) => return problems.push(|| *problem),
    };
    let options = ParsingOptions { nodes_limit: MOST_NODES, ..ParsingOptions::default() };
    match Document::parse_with_options(text.trim_start(), options) {
        Ok(document) => {
            let skipped = text.len() - text.trim_start().len();
            Reader { document: &document, before: &text[..skipped], list, problems }.root();
        }
        Err(error) => problems.push(|| broken(&error, &text)),
    }
}

/// The text, where a document type that only names a file (LackeyCCG writes one) is replaced by blanks.
fn without_doctype(text: &str) -> Result<Cow<'_, str>, Box<Problem>> {
    let Some(start) = text.find("<!DOCTYPE") else { return Ok(text.into()) };
    let Some(end) = text[start..].find(['>', '[']).map(|end| start + end).filter(|end| text[*end..].starts_with('>'))
    else {
        let place = place_at(text, start);
        return Err(Box::new(Problem::new(place, wording("list-doctype", &[]))));
    };
    let blanks = text[start..=end].chars().map(|letter| if letter == '\n' { '\n' } else { ' ' });
    Ok(text[..start].chars().chain(blanks).chain(text[end + 1..].chars()).collect())
}

/// The place of a byte offset.
fn place_at(text: &str, byte: usize) -> Place {
    let before = &text[..byte];
    let line_start = before.rfind('\n').map_or(0, |end| end + 1);
    Place { line: before.matches('\n').count() + 1, column: before[line_start..].chars().count() + 1 }
}

/// The problem that the document is not XML.
fn broken(error: &Error, text: &str) -> Problem {
    let at = error.pos();
    let skipped = text[..text.len() - text.trim_start().len()].matches('\n').count();
    let place = Place { line: at.row as usize + skipped, column: at.col as usize };
    let (message, help) = match error {
        Error::UnexpectedCloseTag(expected, found, _) => {
            let values = [("expected", short(expected).into()), ("found", short(found).into())];
            (wording("list-other-tag", &values), None)
        }
        Error::UnclosedRootNode | Error::UnexpectedEndOfStream | Error::NoRootNode => {
            return Problem { place: None, message: wording("list-cut-off", &[]), help: None };
        }
        Error::NodesLimitReached | Error::AttributesLimitReached | Error::NamespacesLimitReached => {
            let message = wording("list-many", &[("most", MOST_CARDS.into())]);
            return Problem { place: None, message, help: None };
        }
        Error::UnknownEntityReference(..) | Error::MalformedEntityReference(_) | Error::EntityReferenceLoop(_) => {
            (wording("list-entity", &[]), Some(wording("list-write-amp", &[])))
        }
        _ => (wording("list-broken", &[]), Some(wording("list-write-lt", &[]))),
    };
    Problem { place: Some(place), message, help }
}

struct Reader<'a, 'b> {
    document: &'a Document<'b>,
    /// The blanks before the document.
    before: &'a str,
    list: &'a mut DeckList,
    problems: &'a mut ProblemList<Problem>,
}

impl Reader<'_, '_> {
    fn root(&mut self) {
        let document = self.document;
        let root = document.root_element();
        let has = |name: &str| elements(root).any(|node| is(node, name));
        if !is(root, "deck") {
            let found = short(root.tag_name().name());
            return self.complain(root, || wording("list-root", &[("found", found.into())]));
        }
        self.list.form = if has("superzone") {
            Form::Lackey
        } else if has("section") {
            Form::Octgn
        } else {
            return self.complain(root, || wording("list-no-section", &[]));
        };
        for part in elements(root) {
            if is(part, "superzone") || is(part, "section") {
                self.section(part);
            } else if is(part, "meta") {
                for title in elements(part).filter(|node| is(*node, "title")) {
                    let value = text_of(title);
                    if !value.is_empty() {
                        self.list.headings.push(Heading { key: "name".into(), value, place: self.place(title) });
                    }
                }
            }
        }
    }

    fn section(&mut self, part: Node<'_, '_>) {
        let name = part.attribute("name").unwrap_or_default();
        let section = (!name.is_empty()).then(|| self.list.begin(name, self.place(part)));
        for card in elements(part).filter(|node| is(*node, "card")) {
            // LackeyCCG puts the name into a child element.
            let named = elements(card).find(|node| is(*node, "name")).unwrap_or(card);
            let name = text_of(named);
            let place = self.place(card);
            if name.is_empty() {
                self.complain(card, || wording("list-nameless", &[]));
                continue;
            }
            let set = elements(card).find(|node| is(*node, "set")).map(text_of).filter(|set| !set.is_empty());
            let number = card.attribute("qty").map(str::trim);
            match number.map_or(Some(1), copies_of) {
                Some(copies) => self.list.add(Line { section, copies, name, set, place }),
                None => self.problems.push(|| wrong_copies(number.unwrap_or_default(), place)),
            }
        }
    }

    fn complain(&mut self, node: Node<'_, '_>, message: impl FnOnce() -> Wording) {
        let place = self.place(node);
        self.problems.push(|| Problem::new(place, message()));
    }

    fn place(&self, node: Node<'_, '_>) -> Place {
        let at = self.document.text_pos_at(node.range().start);
        Place { line: at.row as usize + self.before.matches('\n').count(), column: at.col as usize }
    }
}

fn elements<'a, 'b>(node: Node<'a, 'b>) -> impl Iterator<Item = Node<'a, 'b>> {
    node.children().filter(Node::is_element)
}

fn is(node: Node<'_, '_>, name: &str) -> bool {
    node.tag_name().name().eq_ignore_ascii_case(name)
}

/// The text of an element, with runs of blanks reduced to one.
fn text_of(node: Node<'_, '_>) -> String {
    let texts = node.children().filter_map(|child| child.text().filter(|_| child.is_text()));
    let text: String = texts.collect();
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}
