//! Changes to texts and documents: some are mistakes that a person could make, others are nonsense.

use serde_json::{Value, json};

use crate::draw::Draw;

/// The longest text that is made, in bytes; longer ones are tested by the tests of the bounds.
const LONGEST: usize = 48 * 1024;

/// Boundary values of number types and formats.
const NUMBERS: [&str; 17] = [
    "0",
    "1",
    "-1",
    "2",
    "5",
    "127",
    "128",
    "255",
    "256",
    "65535",
    "65536",
    "2147483648",
    "4294967295",
    "4294967296",
    "18446744073709551615",
    "18446744073709551616",
    "1e999",
];

/// Letters that have a meaning to some reader.
const LETTERS: [&str; 28] = [
    "(", ")", "[", "]", "{", "}", "\"", "'", "`", "\\", ",", ":", ";", "=", "|", "#", "//", "/*", " ", "\t", "\n",
    "\r\n", "\u{0}", "\u{feff}", "é", "😀", "\u{202e}", "-",
];

/// Returns the text with one or several small changes. Some insert one of `words`; `others` are texts of the same kind
/// to mix in.
pub(crate) fn text(draw: &mut Draw, text: &str, words: &[String], others: &[String]) -> String {
    let mut changed = text.to_owned();
    for _ in 0..=draw.below(4) {
        changed = once(draw, &changed, words, others);
        changed.truncate(changed.floor_char_boundary(LONGEST));
    }
    changed
}

fn once(draw: &mut Draw, text: &str, words: &[String], others: &[String]) -> String {
    let (from, to) = range(draw, text);
    let [before, part, after] = [&text[..from], &text[from..to], &text[to..]];
    match draw.below(12) {
        0 => [before, after].concat(),
        1 => [before, part, part, after].concat(),
        2 => [before, draw.pick(&LETTERS).unwrap_or(&""), after].concat(),
        3 => [before, draw.pick(&LETTERS).unwrap_or(&""), part, after].concat(),
        4 => [before, draw.pick(words).map_or("", String::as_str), part, after].concat(),
        5 | 6 => number(draw, text),
        7 | 8 => lines(draw, text),
        9 => word(draw, text, words),
        10 => {
            let other = draw.pick(others).map_or("", String::as_str);
            let (from, to) = range(draw, other);
            [before, &other[from..to], after].concat()
        }
        _ => match draw.below(4) {
            0 => before.to_owned(),
            1 => [before, &part.to_uppercase(), after].concat(),
            2 => [before, &part.repeat(draw.below(400)), after].concat(),
            _ => {
                let (open, depth) = (*draw.pick(&["(", "[", "{", "-", "not "]).unwrap_or(&""), draw.below(2_000));
                [before, &open.repeat(depth), after].concat()
            }
        },
    }
}

/// Returns a range of the text; short ranges are more likely than long ones.
fn range(draw: &mut Draw, text: &str) -> (usize, usize) {
    let from = text.floor_char_boundary(draw.below(text.len() + 1));
    let most = if draw.once_in(4) { text.len() } else { 12 };
    (from, text.floor_char_boundary(text.len().min(from + draw.below(most + 1))).max(from))
}

/// Replaces one number of the text by another.
fn number(draw: &mut Draw, text: &str) -> String {
    let is_digit = |place: usize| text.as_bytes().get(place).is_some_and(u8::is_ascii_digit);
    let starts: Vec<usize> =
        (0..text.len()).filter(|place| is_digit(*place) && (*place == 0 || !is_digit(place - 1))).collect();
    let Some(start) = draw.pick(&starts).copied() else { return text.to_owned() };
    let end = (start..text.len()).find(|place| !is_digit(*place)).unwrap_or(text.len());
    let near =
        text[start..end].parse::<u64>().unwrap_or(0).wrapping_add([1, u64::MAX, 2, 10][draw.below(4)]).to_string();
    let new = if draw.once_in(2) { near.as_str() } else { draw.pick(&NUMBERS).unwrap_or(&"0") };
    [&text[..start], new, &text[end..]].concat()
}

/// Drops, moves or repeats lines.
fn lines(draw: &mut Draw, text: &str) -> String {
    let mut lines: Vec<&str> = text.split_inclusive('\n').collect();
    let (one, other) = (draw.below(lines.len()), draw.below(lines.len()));
    if lines.is_empty() {
        return String::new();
    }
    match draw.below(5) {
        0 => {
            lines.remove(one);
        }
        1 => lines.swap(one, other),
        2 => lines.insert(other, lines[one]),
        3 => {
            let line = lines[one];
            lines.splice(one..one, std::iter::repeat_n(line, draw.below(300)));
        }
        _ => lines.truncate(one),
    }
    lines.concat()
}

/// Replaces one word of the text by a known word or by another word of the text.
fn word(draw: &mut Draw, text: &str, words: &[String]) -> String {
    let is_word = |letter: char| letter.is_alphanumeric() || letter == '_' || letter == '-';
    let own: Vec<&str> = text.split(|letter| !is_word(letter)).filter(|word| !word.is_empty()).collect();
    let Some(old) = draw.pick(&own).copied() else { return text.to_owned() };
    let new =
        if draw.once_in(2) { draw.pick(words).map_or("", String::as_str) } else { draw.pick(&own).unwrap_or(&"") };
    // `old` is a slice of `text`, so the difference of their addresses is its position.
    let place = old.as_ptr() as usize - text.as_ptr() as usize;
    [&text[..place], new, &text[place + old.len()..]].concat()
}

/// Returns the bytes of a text with some of them changed; the result need not be UTF-8.
pub(crate) fn bytes(draw: &mut Draw, text: &str) -> Vec<u8> {
    let mut bytes = text.as_bytes().to_vec();
    for _ in 0..=draw.below(3) {
        let place = draw.below(bytes.len());
        if let Some(byte) = bytes.get_mut(place) {
            *byte = draw.bits() as u8;
        }
    }
    bytes.retain(|byte| *byte != b'\n');
    bytes
}

/// Returns a document in which a value is changed, has another type, is missing, occurs twice or is new.
pub(crate) fn document(draw: &mut Draw, value: &Value, words: &[String]) -> Value {
    let mut changed = value.clone();
    for _ in 0..=draw.below(2) {
        change(draw, &mut changed, words, 0);
    }
    changed
}

fn change(draw: &mut Draw, value: &mut Value, words: &[String], depth: usize) {
    let goes_on = depth == 0 || !draw.once_in(4);
    match value {
        Value::Array(list) if goes_on && !list.is_empty() => {
            let place = draw.below(list.len());
            match draw.below(8) {
                0 => drop(list.remove(place)),
                1 => {
                    let copy = list[place].clone();
                    let copies = if draw.once_in(4) { draw.below(250) } else { 1 };
                    list.splice(place..place, std::iter::repeat_n(copy, copies));
                }
                2 => {
                    let other = draw.below(list.len());
                    list.swap(place, other);
                }
                _ => change(draw, &mut list[place], words, depth + 1),
            }
        }
        Value::Object(fields) if goes_on && !fields.is_empty() => {
            let keys: Vec<String> = fields.keys().cloned().collect();
            let Some(key) = draw.pick(&keys).cloned() else { return };
            match draw.below(8) {
                0 => drop(fields.remove(&key)),
                1 => {
                    let word = draw.pick(words).cloned().unwrap_or_default();
                    fields.insert(word, strange(draw, words));
                }
                _ => {
                    if let Some(field) = fields.get_mut(&key) {
                        change(draw, field, words, depth + 1);
                    }
                }
            }
        }
        Value::String(old) if !draw.once_in(5) => *old = text(draw, old, words, &[]),
        Value::Bool(on) if !draw.once_in(5) => *on = !*on,
        Value::Number(_) if !draw.once_in(5) => *value = some_number(draw),
        _ => *value = strange(draw, words),
    }
}

fn some_number(draw: &mut Draw) -> Value {
    match draw.below(3) {
        0 => json!(draw.below(64)),
        1 => serde_json::from_str(draw.pick(&NUMBERS).unwrap_or(&"0")).unwrap_or(json!(1e300)),
        _ => json!(0.5),
    }
}

fn strange(draw: &mut Draw, words: &[String]) -> Value {
    match draw.below(8) {
        0 => Value::Null,
        1 => json!(true),
        2 => json!([]),
        3 => json!({}),
        4 => json!([[[{ "a": [null] }]]]),
        5 => some_number(draw),
        6 => json!("\u{0}\u{feff}é😀"),
        _ => json!(draw.pick(words).cloned().unwrap_or_default()),
    }
}
