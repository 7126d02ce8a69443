//! Files that people name are read up to a bound: what is longer is none of ours, and a device has no end.

use std::fs::File;
use std::io::{self, Read};
use std::path::Path;

use table::Language;

use crate::words::{failure, io_reason};

/// The longest file that is read, in bytes: as long as a line that the engine reads.
pub const LONGEST_FILE: u64 = engine::LONGEST_LINE as u64;

/// The bytes of a file; `-` is the standard input.
///
/// # Errors
/// When it cannot be read, or is too long.
pub fn bytes(file: &Path, language: Language) -> anyhow::Result<Vec<u8>> {
    let read = if file == Path::new("-") { within(io::stdin().lock()) } else { File::open(file).and_then(within) };
    let name = || ("file", file.display().to_string().into());
    match read {
        Ok(Some(bytes)) => Ok(bytes),
        Ok(None) => Err(failure(language, "file-too-long", &[name(), ("most", (LONGEST_FILE >> 20).into())])),
        Err(error) => Err(failure(language, "cannot-read", &[name(), ("reason", io_reason(language, &error).into())])),
    }
}

/// The text of a file, or a message that says it is none.
///
/// # Errors
/// As [`bytes`], and where it is not text.
pub fn text(file: &Path, message: &str, language: Language) -> anyhow::Result<String> {
    String::from_utf8(bytes(file, language)?).map_err(|_| not_text(file, message, language))
}

/// That a file is no text, by a message.
pub fn not_text(file: &Path, message: &str, language: Language) -> anyhow::Error {
    failure(language, message, &[("file", file.display().to_string().into())])
}

/// Everything that there is to read; nothing where that is more than a file may hold.
fn within(source: impl Read) -> io::Result<Option<Vec<u8>>> {
    let mut bytes = Vec::new();
    source.take(LONGEST_FILE + 1).read_to_end(&mut bytes)?;
    Ok((bytes.len() as u64 <= LONGEST_FILE).then_some(bytes))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_source_without_an_end_is_refused_and_the_longest_file_is_not() {
        assert_eq!(within(io::repeat(b'x')).unwrap(), None);
        let longest = within(io::repeat(b'x').take(LONGEST_FILE)).unwrap();
        assert_eq!(longest.map(|bytes| bytes.len() as u64), Some(LONGEST_FILE));
    }
}
