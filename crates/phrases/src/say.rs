//! The messages of one language, and how a message is put together.
//!
//! The files use only these parts of Fluent: texts, values, and choices between variants by number or by text. Terms,
//! attributes, functions and references are not supported, and [`crate::variables`] reports them. This keeps floats and
//! the plural rules of other languages out of the program, which were a tenth of the page.

use std::collections::HashMap;
use std::fmt::Write;

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement, Variant, VariantKey};
use fluent_syntax::{parser, unicode};

use crate::value::Value;

/// The messages of one language.
pub struct Messages(HashMap<&'static str, Pattern<&'static str>>);

/// The values by name.
type Values<'v> = &'v [(&'v str, Value<'v>)];

impl Messages {
    /// Parses texts; anything that cannot be parsed is left out.
    pub fn read(texts: impl Iterator<Item = &'static str>) -> Self {
        let mut messages = HashMap::new();
        for text in texts {
            let resource = parser::parse_runtime(text).unwrap_or_else(|(readable, _)| readable);
            for entry in resource.body {
                if let Entry::Message(message) = entry
                    && let Some(pattern) = message.value
                {
                    messages.insert(message.id.name, pattern);
                }
            }
        }
        Self(messages)
    }

    /// The message with this id.
    pub fn get(&self, id: &str) -> Option<&Pattern<&'static str>> {
        self.0.get(id)
    }
}

/// Writes a message with these values; a missing value is replaced by its name.
pub fn say(pattern: &Pattern<&str>, values: Values<'_>, out: &mut String) {
    for element in &pattern.elements {
        match element {
            PatternElement::TextElement { value } => out.push_str(value),
            PatternElement::Placeable { expression } => say_expression(expression, values, out),
        }
    }
}

fn say_expression(expression: &Expression<&str>, values: Values<'_>, out: &mut String) {
    match expression {
        Expression::Inline(inline) => say_inline(inline, values, out),
        Expression::Select { selector, variants } => {
            if let Some(variant) = chosen(selector, variants, values) {
                say(&variant.value, values, out);
            }
        }
    }
}

fn say_inline(inline: &InlineExpression<&str>, values: Values<'_>, out: &mut String) {
    match inline {
        InlineExpression::StringLiteral { value } => out.push_str(&unicode::unescape_unicode_to_string(value)),
        InlineExpression::NumberLiteral { value } => out.push_str(value),
        InlineExpression::VariableReference { id } => match value(values, id.name) {
            // Writing to a `String` cannot fail.
            Some(value) => drop(write!(out, "{value}")),
            None => drop(write!(out, "{{${}}}", id.name)),
        },
        InlineExpression::Placeable { expression } => say_expression(expression, values, out),
        _ => {}
    }
}

fn value<'v>(values: Values<'v>, name: &str) -> Option<&'v Value<'v>> {
    values.iter().find(|(known, _)| *known == name).map(|(_, value)| value)
}

/// The variant for the selector's value, or else the one with an asterisk.
fn chosen<'p>(
    selector: &InlineExpression<&str>,
    variants: &'p [Variant<&'p str>],
    values: Values<'_>,
) -> Option<&'p Variant<&'p str>> {
    let value = match selector {
        InlineExpression::VariableReference { id } => value(values, id.name),
        _ => None,
    };
    let fits = |variant: &&Variant<&str>| match (&variant.key, value) {
        (VariantKey::NumberLiteral { value: key }, Some(Value::Number(number))) => key.parse() == Ok(*number),
        (VariantKey::Identifier { name }, Some(Value::Number(number))) => *name == plural(*number),
        (VariantKey::Identifier { name }, Some(Value::Text(text))) => name == text,
        (VariantKey::Identifier { name }, Some(Value::You(_))) => *name == "you",
        _ => false,
    };
    variants.iter().find(fits).or_else(|| variants.iter().find(|variant| variant.default))
}

/// The grammatical number of a whole number: in English and Italian only 1 is singular. Italian's form for millions
/// (`many`) never differs in the texts of a game.
const fn plural(number: i64) -> &'static str {
    if number == 1 || number == -1 { "one" } else { "other" }
}
