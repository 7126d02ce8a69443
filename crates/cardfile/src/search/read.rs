//! Parses a query: returns what is understood of it, and everything that is wrong with it.

use table::{Field, FieldKind, Language, Names, Wording, nearest};

use super::query::{Compare, Query, Sought, Term};
use super::words::{flags, keys, values};
use super::{IS, KEYWORDS, Keyword, Mistake, Read};
use crate::fold::{folded, short};
use crate::list_words::{say, wording};

/// The longest query that is parsed, in characters.
pub const LONGEST: usize = 1000;
/// The deepest nesting of brackets.
const DEEPEST: usize = 24;
/// The most mistakes that are reported.
const MOST_MISTAKES: usize = 20;

/// Parses a query for cards with these fields.
pub(super) fn read(text: &str, fields: &[Field]) -> Read {
    let mut letters: Vec<char> = text.chars().take(LONGEST + 1).collect();
    let is_long = letters.len() > LONGEST;
    letters.truncate(LONGEST);
    let mut reader = Reader { letters, at: 0, fields, mistakes: Vec::new() };
    if is_long {
        reader.mistake(LONGEST, wording("search-long", &[("most", LONGEST.into())]), None);
    }
    let mut parts = Vec::new();
    loop {
        parts.extend(reader.any(0));
        if reader.at >= reader.letters.len() {
            break;
        }
        reader.mistake(reader.at, wording("search-closes-nothing", &[]), None);
        reader.at += 1;
    }
    reader.mistakes.truncate(MOST_MISTAKES);
    Read { query: Query::all(parts), mistakes: reader.mistakes }
}

struct Reader<'a> {
    letters: Vec<char>,
    /// The index of the next character.
    at: usize,
    fields: &'a [Field],
    mistakes: Vec<Mistake>,
}

impl Reader<'_> {
    fn mistake(&mut self, at: usize, message: Wording, help: Option<Wording>) {
        // Inserted in order, since sorting would cost the page kilobytes.
        let place = self.mistakes.iter().rposition(|known| known.column <= at + 1).map_or(0, |before| before + 1);
        self.mistakes.insert(place, Mistake { column: at + 1, message, help });
    }

    /// Parses parts joined by `or`, up to the end or a closing bracket.
    fn any(&mut self, depth: usize) -> Option<Query> {
        let mut parts = Vec::new();
        let mut or = None;
        loop {
            let (count, part) = self.all(depth);
            parts.extend(part);
            let next = self.keyword(Keyword::Or);
            if count == 0 && (or.is_some() || next.is_some()) {
                let at = or.or(next).unwrap_or(self.at);
                self.mistake(at, wording("search-or-alone", &[]), None);
            }
            if next.is_none() {
                break;
            }
            or = next;
        }
        (!parts.is_empty()).then(|| Query::any(parts))
    }

    /// Parses parts that must all match. Returns their number, and what is understood of them.
    fn all(&mut self, depth: usize) -> (usize, Option<Query>) {
        let mut parts = Vec::new();
        let mut count = 0;
        loop {
            while self.keyword(Keyword::And).is_some() {}
            self.skip_blanks();
            let before = self.at;
            let is_at_end = self.letter().is_none_or(|letter| letter == ')');
            if is_at_end || self.keyword(Keyword::Or).is_some() {
                self.at = before;
                break;
            }
            count += 1;
            parts.extend(self.factor(depth));
        }
        (count, (!parts.is_empty()).then(|| Query::all(parts)))
    }

    /// Parses a term or a bracket, which may be negated.
    fn factor(&mut self, depth: usize) -> Option<Query> {
        let mut is_excluded = false;
        let mut last = None;
        loop {
            if let Some(at) = self.keyword(Keyword::Not) {
                last = Some(at);
            } else {
                self.skip_blanks();
                let follows = self.letters.get(self.at + 1).is_some_and(|next| !next.is_whitespace());
                if self.letter() != Some('-') || !follows {
                    break;
                }
                last = Some(self.at);
                self.at += 1;
            }
            is_excluded = !is_excluded;
        }
        self.skip_blanks();
        if let Some(at) = last
            && self.letter().is_none_or(|letter| letter == ')')
        {
            self.mistake(at, wording("search-not-alone", &[]), None);
            return None;
        }
        let found = if self.letter() == Some('(') { self.bracket(depth) } else { self.term() };
        if is_excluded { found.map(Query::negated) } else { found }
    }

    fn bracket(&mut self, depth: usize) -> Option<Query> {
        let open = self.at;
        if depth >= DEEPEST {
            self.mistake(open, wording("search-deep", &[("most", DEEPEST.into())]), None);
            self.at = self.letters.len();
            return None;
        }
        self.at += 1;
        let before = self.mistakes.len();
        let found = self.any(depth + 1);
        if self.letter() == Some(')') {
            self.at += 1;
        } else if self.mistakes.len() == before {
            self.mistake(open, wording("search-bracket-open", &[]), None);
        }
        if found.is_none() && self.mistakes.len() == before {
            self.mistake(open, wording("search-bracket-empty", &[]), None);
        }
        found
    }

    /// Parses a word, a quoted text, or a key with a value.
    fn term(&mut self) -> Option<Query> {
        let start = self.at;
        if let Some(text) = self.quoted() {
            return self.sought(start, &text).map(|sought| Query::Term(Term::Bare(sought)));
        }
        let word = self.token();
        let after = self.at;
        self.skip_blanks();
        let Some((compare, is_colon)) = self.comparison() else {
            self.at = after;
            if word.is_empty() {
                // A character without a meaning here, such as `!` before `=` at the very end.
                self.at += 1;
            }
            return self.sought(start, &word).map(|sought| Query::Term(Term::Bare(sought)));
        };
        self.skip_blanks();
        let at = self.at;
        let value = match self.quoted() {
            Some(text) => text,
            None => self.token(),
        };
        let pair = Pair { start, key: &word, compare, is_colon, at, value: &value };
        if word.is_empty() {
            self.mistake(start, wording("search-no-key", &[]), None);
            return None;
        }
        if value.is_empty() {
            self.mistake(
                at.min(self.letters.len()),
                wording("search-no-value", &[("key", word.as_str().into())]),
                None,
            );
            return None;
        }
        self.pair(&pair)
    }

    fn pair(&mut self, pair: &Pair<'_>) -> Option<Query> {
        let key = folded(pair.key);
        if is_called(&IS, &key) {
            return self.flag(pair);
        }
        let fields = self.fields;
        let is_flag = |field: &&Field| field.kind == FieldKind::Flag;
        let found = fields.iter().position(|field| !is_flag(&field) && is_called(&field.keys, &key));
        let Some(number) = found else {
            let flag = fields.iter().filter(is_flag).find(|field| is_called(&field.keys, &key));
            self.unknown_key(pair, flag);
            return None;
        };
        let field = &fields[number];
        let is_equal = matches!(pair.compare, Compare::Equal | Compare::Unequal);
        let term = match &field.kind {
            FieldKind::Number => {
                let Ok(n) = pair.value.parse() else {
                    self.mistake(pair.at, said("search-number", field, pair.value), None);
                    return None;
                };
                return Some(Query::Term(Term::Number(number, pair.compare, n)));
            }
            FieldKind::Words(_) | FieldKind::Text { .. } if !is_equal => {
                let is_text = matches!(field.kind, FieldKind::Text { .. });
                let id = if is_text { "search-compare-text" } else { "search-compare-word" };
                self.mistake(pair.start, said(id, field, pair.compare.as_str()), None);
                return None;
            }
            FieldKind::Words(words) => {
                let value = folded(pair.value);
                match words.iter().position(|word| is_called(word, &value)) {
                    Some(word) => Term::Word(number, word),
                    None => {
                        self.unknown_value(pair, field, words);
                        return None;
                    }
                }
            }
            FieldKind::Text { .. } => {
                let sought = self.sought(pair.at, pair.value)?;
                if pair.is_colon { Term::Contains(number, sought) } else { Term::Equals(number, sought) }
            }
            FieldKind::Flag => return None,
        };
        let term = Query::Term(term);
        Some(if pair.compare == Compare::Unequal { term.negated() } else { term })
    }

    fn flag(&mut self, pair: &Pair<'_>) -> Option<Query> {
        if !matches!(pair.compare, Compare::Equal | Compare::Unequal) {
            let values = [("key", pair.key.into()), ("compare", pair.compare.as_str().into())];
            self.mistake(pair.start, wording("search-compare-is", &values), None);
            return None;
        }
        let value = folded(pair.value);
        let found =
            self.fields.iter().position(|field| field.kind == FieldKind::Flag && is_called(&field.keys, &value));
        let Some(flag) = found else {
            let message = Wording::new(|language| {
                let known = flags(self.fields, language);
                let values = [("value", short(pair.value).into()), ("known", known.into())];
                say(language, "search-no-flag", &values)
            });
            let known = self.fields.iter().filter(|field| field.kind == FieldKind::Flag);
            let near = nearest(&value, known.flat_map(|field| field.keys.all()));
            self.mistake(pair.at, message, near.map(meant));
            return None;
        };
        let term = Query::Term(Term::Is(flag));
        Some(if pair.compare == Compare::Unequal { term.negated() } else { term })
    }

    fn unknown_key(&mut self, pair: &Pair<'_>, flag: Option<&Field>) {
        let message = Wording::new(|language| {
            let values = [("key", short(pair.key).into()), ("known", keys(self.fields, language).into())];
            say(language, "search-unknown-key", &values)
        });
        let help = match flag {
            Some(flag) => Some(Wording::new(|language| {
                let term = format!("{}:{}", IS.first(language), flag.keys.first(language));
                say(language, "search-did-you-mean", &[("known", term.into())])
            })),
            None => {
                let known = self.fields.iter().filter(|field| field.kind != FieldKind::Flag);
                let names = known.flat_map(|field| field.keys.all()).chain(IS.all());
                nearest(pair.key, names).map(|near| meant(&format!("{near}{}", if pair.is_colon { ":" } else { "" })))
            }
        };
        self.mistake(pair.start, message, help);
    }

    fn unknown_value(&mut self, pair: &Pair<'_>, field: &Field, words: &[Names]) {
        let message = Wording::new(|language| {
            let known = values(words, language);
            let values = [
                ("value", short(pair.value).into()),
                ("key", field.keys.first(language).into()),
                ("known", known.into()),
            ];
            say(language, "search-unknown-word", &values)
        });
        let near = nearest(pair.value, words.iter().flat_map(Names::all));
        self.mistake(pair.at, message, near.map(meant));
    }

    fn sought(&mut self, at: usize, text: &str) -> Option<Sought> {
        let sought = Sought::new(text);
        if sought.is_none() {
            self.mistake(at, wording("search-nothing", &[("text", short(text).into())]), None);
        }
        sought
    }

    fn letter(&self) -> Option<char> {
        self.letters.get(self.at).copied()
    }

    fn skip_blanks(&mut self) {
        while self.letter().is_some_and(char::is_whitespace) {
            self.at += 1;
        }
    }

    /// Takes this keyword and returns its position; takes nothing if something else comes next.
    fn keyword(&mut self, wanted: Keyword) -> Option<usize> {
        let before = self.at;
        self.skip_blanks();
        let start = self.at;
        if self.letter() == Some('|') {
            self.at += 1;
            return if wanted == Keyword::Or { Some(start) } else { self.back_to(before) };
        }
        let word = self.token().to_ascii_lowercase();
        let after = self.at;
        self.skip_blanks();
        let is_key = self.comparison().is_some();
        self.at = after;
        let is_found = KEYWORDS.iter().any(|(known, means)| *known == word && *means == wanted);
        if is_found && !is_key { Some(start) } else { self.back_to(before) }
    }

    fn back_to(&mut self, at: usize) -> Option<usize> {
        self.at = at;
        None
    }

    /// Takes characters up to the next one that has a meaning.
    fn token(&mut self) -> String {
        let start = self.at;
        while let Some(letter) = self.letter() {
            let next = self.letters.get(self.at + 1);
            let ends = letter.is_whitespace()
                || matches!(letter, '(' | ')' | ':' | '=' | '<' | '>' | '|')
                || closing(letter).is_some()
                || (letter == '!' && next == Some(&'='));
            if ends {
                break;
            }
            self.at += 1;
        }
        self.letters[start..self.at].iter().collect()
    }

    /// Takes a comparison. Returns it, and whether it is a colon.
    fn comparison(&mut self) -> Option<(Compare, bool)> {
        let is_equal = self.letters.get(self.at + 1) == Some(&'=');
        let (compare, is_colon) = match (self.letter()?, is_equal) {
            (':', _) => (Compare::Equal, true),
            ('=', _) => (Compare::Equal, false),
            ('!', true) => (Compare::Unequal, false),
            ('<', false) => (Compare::Below, false),
            ('<', true) => (Compare::AtMost, false),
            ('>', false) => (Compare::Above, false),
            ('>', true) => (Compare::AtLeast, false),
            _ => return None,
        };
        self.at += if is_colon || compare == Compare::Equal { 1 } else { compare.as_str().len() };
        Some((compare, is_colon))
    }

    /// Takes a quoted text.
    fn quoted(&mut self) -> Option<String> {
        let open = self.at;
        let close = closing(self.letter()?)?;
        self.at += 1;
        let mut text = String::new();
        while let Some(letter) = self.letter() {
            self.at += 1;
            match letter {
                '\\' => {
                    text.extend(self.letter());
                    self.at += 1;
                }
                letter if close.contains(letter) => return Some(text),
                letter => text.push(letter),
            }
        }
        self.at = self.letters.len();
        self.mistake(open, wording("search-quote-open", &[]), None);
        Some(text)
    }
}

/// The characters that end a text which this character opens.
fn closing(open: char) -> Option<&'static str> {
    match open {
        '"' => Some("\""),
        '“' | '”' | '„' => Some("“”"),
        '«' => Some("»"),
        '»' => Some("«"),
        _ => None,
    }
}

struct Pair<'a> {
    start: usize,
    key: &'a str,
    compare: Compare,
    is_colon: bool,
    /// The position where the value begins.
    at: usize,
    value: &'a str,
}

fn is_called(names: &Names, name: &str) -> bool {
    names.all().any(|known| folded(known) == name)
}

fn meant(near: &str) -> Wording {
    wording("search-did-you-mean", &[("known", near.into())])
}

/// A message about a field and what was written.
fn said(id: &str, field: &Field, written: &str) -> Wording {
    Wording::new(|language: Language| {
        let values = [("key", field.keys.first(language).into()), ("value", short(written).into())];
        say(language, id, &values)
    })
}
