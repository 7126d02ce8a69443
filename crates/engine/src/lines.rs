//! Reads lines of a limited length; a longer line is read to its end and thrown away.

use std::io::{self, BufRead};

/// A line of the input.
pub(crate) enum Line {
    /// The whole line, without its end.
    Whole(Vec<u8>),
    /// It was longer than the limit.
    TooLong,
}

/// The lines of an input.
pub(crate) struct Lines<R> {
    input: R,
    longest: usize,
}

impl<R: BufRead> Lines<R> {
    pub(crate) fn new(input: R, longest: usize) -> Self {
        Self { input, longest }
    }

    fn read(&mut self) -> io::Result<Option<Line>> {
        let mut line = Vec::new();
        let mut too_long = false;
        let mut any = false;
        loop {
            let buffer = match self.input.fill_buf() {
                Err(error) if error.kind() == io::ErrorKind::Interrupted => continue,
                other => other?,
            };
            if buffer.is_empty() {
                break;
            }
            any = true;
            let end = buffer.iter().position(|byte| *byte == b'\n');
            let part = &buffer[..end.unwrap_or(buffer.len())];
            if line.len() + part.len() > self.longest {
                too_long = true;
                line = Vec::new();
            }
            if !too_long {
                line.extend_from_slice(part);
            }
            let used = end.map_or(buffer.len(), |end| end + 1);
            self.input.consume(used);
            if end.is_some() {
                break;
            }
        }
        Ok(match (any, too_long) {
            (false, _) => None,
            (true, true) => Some(Line::TooLong),
            (true, false) => Some(Line::Whole(line)),
        })
    }
}

impl<R: BufRead> Iterator for Lines<R> {
    type Item = io::Result<Line>;

    fn next(&mut self) -> Option<Self::Item> {
        self.read().transpose()
    }
}

/// Whether a JSON text has more values than `most`, where each member of an object counts twice. The count is taken
/// before parsing, because a parsed value takes many times the memory of its text.
pub(crate) fn has_more_values(text: &[u8], most: usize) -> bool {
    let (mut is_text, mut is_escaped, mut count) = (false, false, 0);
    for byte in text {
        match byte {
            _ if is_escaped => is_escaped = false,
            b'\\' if is_text => is_escaped = true,
            b'"' => is_text = !is_text,
            b'{' | b'[' | b',' | b':' if !is_text => count += 1,
            _ => {}
        }
    }
    count > most
}
