//! The texts that pages store in the browser: each has a version, is never overwritten before it was understood, and is
//! never lost without a message.
//!
//! A text begins with a line such as `duello match 2`; a text without such a line is of version 1, which had none. A
//! text of a later version, or a damaged one, is refused and stays where it is; before something else is written in
//! its place, it is moved to a separate name. The browser writes a text either completely or not at all.

/// A kind of text that the browser stores.
#[derive(Debug, PartialEq, Eq)]
pub struct Kept {
    /// Its name, which is also used in its first line and in the ids of its messages.
    pub name: &'static str,
    /// The prefix of its key.
    prefix: &'static str,
    /// The version that this page writes, from 2 on.
    pub version: u32,
}

impl Kept {
    /// A kind by its name, the prefix of its key and the version that this page writes, from 2 on.
    #[must_use]
    pub const fn new(name: &'static str, prefix: &'static str, version: u32) -> Self {
        Self { name, prefix, version }
    }

    /// Returns the key under which the browser stores it.
    #[must_use]
    pub fn key(&self) -> String {
        format!("duello.{}{}", self.prefix, self.name)
    }

    fn head(&self) -> String {
        format!("duello {} {}\n", self.name, self.version)
    }
}

/// A stored text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Found {
    /// Its version.
    pub version: u32,
    /// The text without its first line.
    pub text: String,
}

/// The reason why a text was not stored.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NotKept {
    /// The browser does not let the page store anything.
    Forbidden,
    /// There is no room.
    Full,
}

/// A store of texts, by key.
pub trait Store {
    /// Returns the text under a key.
    fn get(&self, key: &str) -> Option<String>;

    /// Stores a text under a key.
    ///
    /// # Errors
    /// When it is not stored; then nothing has changed.
    fn set(&self, key: &str, text: &str) -> Result<(), NotKept>;
}

/// The storage of the browser.
#[derive(Clone, Copy, Debug)]
pub struct Browser;

impl Browser {
    fn storage() -> Option<web_sys::Storage> {
        web_sys::window()?.local_storage().ok().flatten()
    }
}

impl Store for Browser {
    fn get(&self, key: &str) -> Option<String> {
        Self::storage()?.get_item(key).ok().flatten()
    }

    fn set(&self, key: &str, text: &str) -> Result<(), NotKept> {
        let storage = Self::storage().ok_or(NotKept::Forbidden)?;
        storage.set_item(key, text).map_err(|_| NotKept::Full)
    }
}

/// Reads the text of a kind; `None` if there is none.
///
/// # Errors
/// When this page cannot understand the text: the id of a message, `kept-newer` or `kept-damaged`.
pub fn read(store: &impl Store, kept: &Kept) -> Result<Option<Found>, &'static str> {
    let Some(text) = store.get(&kept.key()) else { return Ok(None) };
    let head = text.strip_prefix("duello ").map(|rest| rest.split_once('\n').unwrap_or((rest, "")));
    let Some((head, rest)) = head else { return Ok(Some(Found { version: 1, text })) };
    let version = head.strip_prefix(kept.name).and_then(|number| number.trim().parse().ok()).ok_or("kept-damaged")?;
    match version {
        2.. if version <= kept.version => Ok(Some(Found { version, text: rest.to_owned() })),
        0 | 1 => Err("kept-damaged"),
        _ => Err("kept-newer"),
    }
}

/// Stores a text; a text of its kind that was refused is moved away first.
///
/// # Errors
/// When the browser does not store it; then nothing has changed.
pub fn write(store: &impl Store, kept: &Kept, text: &str, was_refused: bool) -> Result<(), NotKept> {
    if was_refused {
        put_aside(store, kept)?;
    }
    store.set(&kept.key(), &(kept.head() + text))
}

/// Copies the text of a kind, whatever it is, to a separate name, unless it has one already; returns the key under which it
/// lies, `None` if there is no text.
///
/// # Errors
/// When the browser does not store it.
pub fn put_aside(store: &impl Store, kept: &Kept) -> Result<Option<String>, NotKept> {
    let Some(text) = store.get(&kept.key()) else { return Ok(None) };
    for number in 1_u32.. {
        let key = format!("{}.aside-{number}", kept.key());
        match store.get(&key) {
            None => return store.set(&key, &text).map(|()| Some(key)),
            Some(known) if known == text => return Ok(Some(key)),
            Some(_) => {}
        }
    }
    Ok(None)
}

#[cfg(test)]
mod tests {
    use std::cell::RefCell;
    use std::collections::BTreeMap;

    use super::*;

    const MATCH: Kept = Kept::new("match", "chess.", 2);
    const TABLE: Kept = Kept::new("table", "", 3);

    /// A storage with a limited number of bytes.
    struct Memory {
        texts: RefCell<BTreeMap<String, String>>,
        room: usize,
    }

    impl Memory {
        fn with(kept: &Kept, text: &str) -> Self {
            let texts = BTreeMap::from([(kept.key(), text.to_owned())]);
            Self { texts: texts.into(), room: 1_000 }
        }
    }

    impl Store for Memory {
        fn get(&self, key: &str) -> Option<String> {
            self.texts.borrow().get(key).cloned()
        }

        fn set(&self, key: &str, text: &str) -> Result<(), NotKept> {
            let mut texts = self.texts.borrow_mut();
            let others: usize = texts.iter().filter(|(known, _)| *known != key).map(|(_, text)| text.len()).sum();
            if others + text.len() > self.room {
                return Err(NotKept::Full);
            }
            texts.insert(key.to_owned(), text.to_owned());
            Ok(())
        }
    }

    #[test]
    fn a_text_is_read_back_with_its_version_and_one_without_is_of_the_first() {
        for kept in [&MATCH, &TABLE] {
            let store = Memory::with(kept, "2 teams\nbeginner");
            assert_eq!(read(&store, kept), Ok(Some(Found { version: 1, text: "2 teams\nbeginner".into() })));
            write(&store, kept, "one\ntwo", false).unwrap();
            assert_eq!(read(&store, kept), Ok(Some(Found { version: kept.version, text: "one\ntwo".into() })));
            assert_eq!(store.texts.borrow().len(), 1);
        }
        assert_eq!(read(&Memory::with(&MATCH, ""), &TABLE), Ok(None));
    }

    #[test]
    fn a_text_of_a_later_version_or_of_another_kind_is_refused() {
        let later = format!("duello match {}\nx", MATCH.version + 1);
        for (text, why) in [
            (later.as_str(), "kept-newer"),
            ("duello match 4000000000\nx", "kept-newer"),
            ("duello match 1\nx", "kept-damaged"),
            ("duello match\nx", "kept-damaged"),
            ("duello table 2\nx", "kept-damaged"),
            ("duello match x\n", "kept-damaged"),
            ("duello ", "kept-damaged"),
        ] {
            assert_eq!(read(&Memory::with(&MATCH, text), &MATCH), Err(why), "{text}");
        }
    }

    #[test]
    fn what_was_refused_is_put_aside_before_something_else_is_kept() {
        let store = Memory::with(&MATCH, "duello match 9\nof tomorrow");
        write(&store, &MATCH, "of today", true).unwrap();
        assert_eq!(store.get(&format!("{}.aside-1", MATCH.key())).unwrap(), "duello match 9\nof tomorrow");
        assert_eq!(read(&store, &MATCH).unwrap().unwrap().text, "of today");
        // Another text gets another name, and the same text is not stored twice.
        for text in ["duello match 9\nof next year", "duello match 9\nof tomorrow"] {
            store.set(&MATCH.key(), text).unwrap();
            write(&store, &MATCH, "of today", true).unwrap();
        }
        assert_eq!(store.get(&format!("{}.aside-2", MATCH.key())).unwrap(), "duello match 9\nof next year");
        assert_eq!(store.texts.borrow().len(), 3);
    }

    #[test]
    fn where_there_is_no_room_the_former_text_stays() {
        let store = Memory::with(&MATCH, "old");
        assert_eq!(write(&store, &MATCH, &"x".repeat(2_000), false), Err(NotKept::Full));
        assert_eq!(store.get(&MATCH.key()).unwrap(), "old");
        // A text that was refused is not given up for a new one either.
        let large = "y".repeat(600);
        let store = Memory::with(&MATCH, &large);
        assert_eq!(write(&store, &MATCH, "new", true), Err(NotKept::Full));
        assert_eq!(store.get(&MATCH.key()).unwrap(), large);
    }
}
