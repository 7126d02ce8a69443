//! Characters, blanks, words, numbers and texts. Nothing here depends on the type that is parsed.

use std::borrow::Cow;

use crate::fault::{Error, Fault};

/// How deeply lists and structs may be nested. The bound keeps a text from exhausting the stack.
const DEEPEST: u8 = 100;

/// A place in a text.
pub struct Cursor<'a> {
    text: &'a str,
    /// The byte offset of the unread rest.
    at: usize,
    /// The byte offset of the last token: the place of an error.
    token: usize,
    depth: u8,
}

impl<'a> Cursor<'a> {
    pub fn new(text: &'a str) -> Self {
        Self { text, at: 0, token: 0, depth: 0 }
    }

    /// The error at the last token.
    pub fn error(&self, fault: Fault) -> Error {
        let before = &self.text[..self.token];
        let line_start = before.rfind('\n').map_or(0, |newline| newline + 1);
        Error { line: before.matches('\n').count() + 1, column: before[line_start..].chars().count() + 1, fault }
    }

    /// Skips blanks and returns the next character; `None` at the end.
    pub fn peek(&mut self) -> Result<Option<char>, Fault> {
        self.skip_blanks()?;
        Ok(self.rest().chars().next())
    }

    /// Takes this character, if it comes next.
    pub fn take(&mut self, letter: char) -> Result<bool, Fault> {
        let is_next = self.peek()? == Some(letter);
        if is_next {
            self.at += letter.len_utf8();
        }
        Ok(is_next)
    }

    /// Takes this character, or reports that `what` was expected.
    pub fn expect(&mut self, letter: char, what: &'static str) -> Result<(), Fault> {
        if self.take(letter)? { Ok(()) } else { Err(Fault::Expected(what)) }
    }

    /// Takes an opening character, and goes one level deeper.
    pub fn open(&mut self, letter: char, what: &'static str) -> Result<(), Fault> {
        self.expect(letter, what)?;
        self.depth += 1;
        if self.depth > DEEPEST { Err(Fault::Expected("fewer brackets within brackets")) } else { Ok(()) }
    }

    /// Takes the closing character.
    pub fn close(&mut self, letter: char, what: &'static str) -> Result<(), Fault> {
        self.depth -= 1;
        self.expect(letter, what)
    }

    /// Takes a name, if one comes next.
    pub fn word(&mut self) -> Result<Option<&'a str>, Fault> {
        self.skip_blanks()?;
        let rest = self.rest();
        let name = rest.strip_prefix("r#").unwrap_or(rest);
        let length = name.find(|letter: char| !letter.is_alphanumeric() && letter != '_').unwrap_or(name.len());
        let is_name = name[..length].starts_with(|letter: char| letter.is_alphabetic() || letter == '_');
        if !is_name || rest.starts_with("r\"") {
            return Ok(None);
        }
        self.at = self.text.len() - name.len() + length;
        Ok(Some(&name[..length]))
    }

    /// Takes this name, if it comes next.
    pub fn take_word(&mut self, wanted: &str) -> Result<bool, Fault> {
        let before = self.at;
        let is_next = self.word()? == Some(wanted);
        if !is_next {
            self.at = before;
        }
        Ok(is_next)
    }

    /// Reads a whole number.
    pub fn number(&mut self) -> Result<i64, Fault> {
        self.number_by(i64::from_str_radix)
    }

    /// Reads a whole number of any size, zero or above, e.g. a set stored as bits.
    pub fn bits(&mut self) -> Result<u128, Fault> {
        self.number_by(u128::from_str_radix)
    }

    fn number_by<N, E>(&mut self, read: fn(&str, u32) -> Result<N, E>) -> Result<N, Fault> {
        self.skip_blanks()?;
        let rest = self.rest();
        let length = rest.find(|letter: char| !letter.is_ascii_alphanumeric() && !"+-_".contains(letter));
        let written = &rest[..length.unwrap_or(rest.len())];
        let (sign, digits) = match written.strip_prefix('-') {
            Some(digits) => ("-", digits),
            None => ("", written.strip_prefix('+').unwrap_or(written)),
        };
        let (radix, digits) = match digits.get(..2) {
            Some("0x") => (16, &digits[2..]),
            Some("0o") => (8, &digits[2..]),
            Some("0b") => (2, &digits[2..]),
            _ => (10, digits),
        };
        let is_plain = digits.starts_with(|letter: char| letter.is_digit(radix));
        let number = read(&format!("{sign}{}", digits.replace('_', "")), radix);
        let number = number.ok().filter(|_| is_plain).ok_or(Fault::Expected("a whole number"))?;
        self.at += written.len();
        Ok(number)
    }

    /// Reads a quoted text.
    pub fn text(&mut self) -> Result<Cow<'a, str>, Fault> {
        self.skip_blanks()?;
        let rest = self.rest();
        if let Some(raw) = rest.strip_prefix('r') {
            let hashes = raw.len() - raw.trim_start_matches('#').len();
            let body = raw[hashes..].strip_prefix('"').ok_or(Fault::Expected("a text in quotes"))?;
            let end = format!("\"{}", &raw[..hashes]);
            let length = body.find(&end).ok_or(UNCLOSED)?;
            self.at = self.text.len() - body.len() + length + end.len();
            return Ok(Cow::Borrowed(&body[..length]));
        }
        let body = rest.strip_prefix('"').ok_or(Fault::Expected("a text in quotes"))?;
        let length = body.find(['"', '\\']).ok_or(UNCLOSED)?;
        self.at += 1 + length;
        if self.rest().starts_with('"') {
            self.at += 1;
            return Ok(Cow::Borrowed(&body[..length]));
        }
        self.escaped_text(body[..length].to_owned()).map(Cow::Owned)
    }

    /// Reads the rest of a text whose beginning, up to a backslash, is already read.
    fn escaped_text(&mut self, mut text: String) -> Result<String, Fault> {
        let mut letters = self.rest().chars();
        loop {
            match letters.next().ok_or(UNCLOSED)? {
                '"' => break,
                '\\' => {
                    let before = letters.as_str();
                    match letters.next().ok_or(UNCLOSED)? {
                        // The text continues at the first non-blank character of the next line.
                        '\n' | '\r' => letters = before.trim_start_matches([' ', '\t', '\n', '\r']).chars(),
                        'n' => text.push('\n'),
                        'r' => text.push('\r'),
                        't' => text.push('\t'),
                        '0' => text.push('\0'),
                        same @ ('"' | '\'' | '\\') => text.push(same),
                        'x' => {
                            let digits = before.get(1..3).ok_or(ESCAPE)?;
                            text.push(letter(digits).filter(char::is_ascii).ok_or(ESCAPE)?);
                            letters = before[3..].chars();
                        }
                        'u' => {
                            let (digits, after) =
                                before[1..].strip_prefix('{').and_then(|from| from.split_once('}')).ok_or(ESCAPE)?;
                            text.push(letter(digits).ok_or(ESCAPE)?);
                            letters = after.chars();
                        }
                        _ => return Err(ESCAPE),
                    }
                }
                plain => text.push(plain),
            }
        }
        self.at = self.text.len() - letters.as_str().len();
        Ok(text)
    }

    /// Reports an error if something is left.
    pub fn end(&mut self) -> Result<(), Fault> {
        if self.peek()?.is_none() { Ok(()) } else { Err(Fault::Expected("nothing more")) }
    }

    fn rest(&self) -> &'a str {
        &self.text[self.at..]
    }

    fn skip_blanks(&mut self) -> Result<(), Fault> {
        loop {
            let rest = self.rest().trim_start();
            self.at = self.text.len() - rest.len();
            self.token = self.at;
            if rest.starts_with("//") {
                self.at += rest.find('\n').unwrap_or(rest.len());
            } else if rest.starts_with("/*") {
                self.at += block_comment(rest).ok_or(Fault::Expected("`*/`"))?;
            } else {
                return Ok(());
            }
        }
    }
}

const UNCLOSED: Fault = Fault::Expected("a closing quote");
const ESCAPE: Fault = Fault::Expected(r#"an escape: \n \r \t \0 \\ \" \' \x41 \u{1F600}"#);

/// The character with this code in hexadecimal digits.
fn letter(digits: &str) -> Option<char> {
    let is_plain = digits.bytes().all(|digit| digit.is_ascii_hexdigit());
    u32::from_str_radix(digits, 16).ok().filter(|_| is_plain).and_then(char::from_u32)
}

/// The length of the comment at the start of a text; comments may be nested.
fn block_comment(text: &str) -> Option<usize> {
    let mut level = 0;
    let mut at = 0;
    loop {
        at += text[at..].find(['/', '*'])?;
        let step = match text.get(at..at + 2) {
            Some("/*") => 1,
            Some("*/") => -1,
            _ => 0,
        };
        level += step;
        at += if step == 0 { 1 } else { 2 };
        if level == 0 {
            return Some(at);
        }
    }
}
