//! Checks of Fluent files for tests: that they can be parsed and have the same messages.

use std::collections::{BTreeMap, BTreeSet};

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement, VariantKey};
use fluent_syntax::parser;

/// The messages of a file with the variables of each.
///
/// # Errors
/// Every place that is not Fluent, and every message that is defined twice.
pub fn variables(text: &str) -> Result<BTreeMap<String, BTreeSet<String>>, Vec<String>> {
    let resource = parser::parse(text).map_err(|(_, errors)| {
        errors.iter().map(|error| format!("line {}: {error}", line_of(text, error.pos.start))).collect::<Vec<_>>()
    })?;
    let mut messages = BTreeMap::new();
    let mut problems = Vec::new();
    for entry in &resource.body {
        let message = match entry {
            Entry::Message(message) => message,
            Entry::Term(term) => {
                problems.push(format!("`-{}` is a term: write its text into the messages", term.id.name));
                continue;
            }
            _ => continue,
        };
        if let Some(attribute) = message.attributes.first() {
            problems.push(format!("`{}.{}` is an attribute: make it a message", message.id.name, attribute.id.name));
        }
        let mut names = BTreeSet::new();
        match &message.value {
            Some(pattern) => {
                if !collect(pattern, &mut names) {
                    problems.push(format!("`{}` has more than texts, values and choices by a value", message.id.name));
                }
            }
            None => problems.push(format!("`{}` has no text", message.id.name)),
        }
        if messages.insert(message.id.name.to_owned(), names).is_some() {
            problems.push(format!("`{}` stands there twice", message.id.name));
        }
    }
    if problems.is_empty() { Ok(messages) } else { Err(problems) }
}

/// The differences between two files: messages or variables that only one of them has, and everything that cannot be
/// parsed.
#[must_use]
pub fn differences(one: &str, other: &str) -> Vec<String> {
    let (one, other) = match (variables(one), variables(other)) {
        (Ok(one), Ok(other)) => (one, other),
        (one, other) => return [one.err(), other.err()].into_iter().flatten().flatten().collect(),
    };
    let ids: BTreeSet<&String> = one.keys().chain(other.keys()).collect();
    ids.into_iter()
        .filter_map(|id| match (one.get(id), other.get(id)) {
            (Some(left), Some(right)) if left == right => None,
            (Some(left), Some(right)) => Some(format!("`{id}` names {left:?} in one file and {right:?} in the other")),
            _ => Some(format!("`{id}` is in one file only")),
        })
        .collect()
}

/// The texts of two places joined in each language. A message that both define is then found as a duplicate.
#[must_use]
pub fn joined(one: [&str; 2], other: [&str; 2]) -> [String; 2] {
    [0, 1].map(|language| format!("{}\n{}", one[language], other[language]))
}

fn line_of(text: &str, position: usize) -> usize {
    1 + text.bytes().take(position).filter(|byte| *byte == b'\n').count()
}

/// Collects the names of the values. Returns whether everything in the pattern is supported by [`crate::Phrases`].
fn collect(pattern: &Pattern<&str>, names: &mut BTreeSet<String>) -> bool {
    let mut is_known = true;
    for element in &pattern.elements {
        if let PatternElement::Placeable { expression } = element {
            is_known &= collect_expression(expression, names);
        }
    }
    is_known
}

fn collect_expression(expression: &Expression<&str>, names: &mut BTreeSet<String>) -> bool {
    match expression {
        Expression::Inline(inline) => collect_inline(inline, names),
        Expression::Select { selector, variants } => {
            let mut is_known = matches!(selector, InlineExpression::VariableReference { .. });
            collect_inline(selector, names);
            for variant in variants {
                is_known &= collect(&variant.value, names);
                is_known &= match &variant.key {
                    VariantKey::NumberLiteral { value } => value.parse::<i64>().is_ok(),
                    VariantKey::Identifier { name } => !["zero", "two", "few", "many"].contains(name),
                };
            }
            is_known
        }
    }
}

fn collect_inline(inline: &InlineExpression<&str>, names: &mut BTreeSet<String>) -> bool {
    match inline {
        InlineExpression::VariableReference { id } => {
            names.insert(id.name.to_owned());
            true
        }
        InlineExpression::Placeable { expression } => collect_expression(expression, names),
        InlineExpression::StringLiteral { .. } | InlineExpression::NumberLiteral { .. } => true,
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_missing_message_and_a_missing_variable_are_found() {
        let found = differences("a = { $n ->\n [one] x\n *[other] { $who }\n }\nb = y\n", "a = { $n }\n");
        assert_eq!(found.len(), 2, "{found:?}");
        assert!(found[0].contains("`a`") && found[1].contains("`b`"));
    }

    #[test]
    fn what_cannot_be_read_is_told_with_its_line() {
        assert!(differences("a = x\n\n== b\n", "a = x\n")[0].starts_with("line 3"));
        assert_eq!(differences("a = x\na = y\n", "a = x\n"), ["`a` stands there twice"]);
    }

    #[test]
    fn what_phrases_cannot_say_is_found() {
        for text in [
            "-term = x\n",
            "a = { -term }\n",
            "a = x\n .b = y\n",
            "a = { b }\n",
            "a = { NUMBER($n) }\n",
            "a = { $n ->\n [few] x\n *[other] y\n }\n",
            "a = { $n ->\n [1.5] x\n *[other] y\n }\n",
            "a = { NUMBER($n) ->\n [one] x\n *[other] y\n }\n",
        ] {
            assert!(variables(text).is_err(), "{text}");
        }
        assert!(variables("a = { $n ->\n [0] x\n [one] { \"{\" }\n *[other] { 1 }{ { $m } }\n }\n").is_ok());
    }
}
