//! The texts that the page stores in the browser: each has a version, is never overwritten before it was understood,
//! and is never lost without a message.
//!
//! A text begins with a line such as `duello match 2`; a text without such a line is of version 1, which had none. A
//! text of a later version, or a damaged one, is refused and stays where it is; before something else is written in
//! its place, it is moved to a separate name. The browser writes a text either completely or not at all.

use std::cell::RefCell;

use leptos::prelude::*;
use table::Wording;

use crate::desk::GAME;
use crate::game::STORED;
use crate::i18n;

/// A kind of text that the browser stores.
#[derive(Debug, PartialEq, Eq)]
pub struct Kept {
    /// Its name, which is also used in its first line and in the ids of its messages.
    name: &'static str,
    /// The prefix of its key.
    prefix: &'static str,
    /// The version that this page writes.
    version: u32,
}

/// The match that is being played.
pub const MATCH: Kept = Kept { name: "match", prefix: STORED, version: 2 };
/// The other matches: those that were left, and those that are over.
pub const ARCHIVE: Kept = Kept { name: "archive", prefix: STORED, version: 2 };
/// The table that was set up last.
pub const TABLE: Kept = Kept { name: "table", prefix: STORED, version: 2 };
/// The custom decks.
pub const DECKS: Kept = Kept { name: "decks", prefix: STORED, version: 2 };
/// The settings, the same for the pages of all games.
pub const SETTINGS: Kept = Kept { name: "settings", prefix: "", version: 2 };

impl Kept {
    /// Returns the key under which the browser stores it.
    pub fn key(&self) -> String {
        format!("duello.{}{}", self.prefix, self.name)
    }

    fn head(&self) -> String {
        format!("duello {} {}\n", self.name, self.version)
    }

    /// Returns its name in words.
    fn say(&self, language: table::Language) -> String {
        i18n::say(language, &format!("kept-{}", self.name), &[])
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
trait Store {
    fn get(&self, key: &str) -> Option<String>;
    fn set(&self, key: &str, text: &str) -> Result<(), NotKept>;
}

/// The storage of the browser.
struct Browser;

impl Browser {
    fn storage() -> Option<web_sys::Storage> {
        window().local_storage().ok().flatten()
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
/// When this page cannot understand the text.
fn read(store: &impl Store, kept: &Kept) -> Result<Option<Found>, &'static str> {
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
fn write(store: &impl Store, kept: &Kept, text: &str, was_refused: bool) -> Result<(), NotKept> {
    if was_refused {
        put_aside(store, kept)?;
    }
    store.set(&kept.key(), &(kept.head() + text))
}

fn put_aside(store: &impl Store, kept: &Kept) -> Result<(), NotKept> {
    let Some(text) = store.get(&kept.key()) else { return Ok(()) };
    for number in 1_u32.. {
        let key = format!("{}.aside-{number}", kept.key());
        match store.get(&key) {
            None => return store.set(&key, &text),
            Some(known) if known == text => break,
            Some(_) => {}
        }
    }
    Ok(())
}

/// A message of the page about the browser's storage.
#[derive(Clone, Debug)]
pub struct Notice {
    /// The kind of text, and the id of the message.
    id: (&'static str, &'static str),
    /// The message in words.
    pub said: Wording,
    /// The text that was refused.
    pub text: Option<String>,
}

impl Notice {
    /// Returns a file name for the text that was refused.
    #[must_use]
    pub fn file_name(&self) -> String {
        format!("{}-{}.txt", GAME, self.id.0)
    }
}

/// The browser's storage, for all parts of the page, with the messages about it.
#[derive(Clone, Copy)]
pub struct Keeper {
    /// The messages.
    pub notices: RwSignal<Vec<Notice>>,
}

thread_local! {
    /// The kinds with a text that was refused.
    static REFUSED: RefCell<Vec<&'static str>> = const { RefCell::new(Vec::new()) };
}

impl Keeper {
    /// Returns a storage from which nothing was read yet.
    #[must_use]
    pub fn new() -> Self {
        Self { notices: RwSignal::new(Vec::new()) }
    }

    /// Returns the text of a kind; `None` if there is none, or if this page does not understand it, which is then
    /// reported.
    #[must_use]
    pub fn read(&self, kept: &'static Kept) -> Option<Found> {
        read(&Browser, kept).unwrap_or_else(|why| {
            self.refuse(kept, why);
            None
        })
    }

    /// Returns a setting as it was stored in version 1, each under a key of its own.
    #[must_use]
    pub fn read_single(&self, name: &str) -> Option<String> {
        Browser.get(&format!("duello.{name}"))
    }

    /// Reports that the text that was read is not understood; `why` is the id of a message.
    pub fn refuse(&self, kept: &'static Kept, why: &'static str) {
        self.refuse_as(kept, &Wording::new(|language| i18n::say(language, why, &[])));
    }

    /// Reports that the text that was read is not understood.
    pub fn refuse_as(&self, kept: &'static Kept, why: &Wording) {
        REFUSED.with_borrow_mut(|refused| refused.push(kept.name));
        let said = Wording::new(|language| {
            let values = [("what", kept.say(language).into()), ("why", why.say(language).to_owned().into())];
            i18n::say(language, "kept-refused", &values)
        });
        self.tell(Notice { id: (kept.name, "kept-refused"), said, text: Browser.get(&kept.key()) });
    }

    /// Reports that some decks contain cards that this page does not know.
    pub fn tell_of_strangers(&self, count: usize) {
        let said = Wording::new(|language| i18n::say(language, "kept-strangers", &[("n", count.into())]));
        self.tell(Notice { id: (DECKS.name, "kept-strangers"), said, text: None });
    }

    /// Stores a text; if the browser does not store it, this is reported until it does.
    pub fn write(&self, kept: &'static Kept, text: &str) {
        let was_refused = REFUSED.with_borrow(|refused| refused.contains(&kept.name));
        let id = match write(&Browser, kept, text, was_refused) {
            Ok(()) => {
                REFUSED.with_borrow_mut(|refused| refused.retain(|name| *name != kept.name));
                let is_over = |notice: &Notice| notice.id.0 == kept.name && notice.id.1 != "kept-refused";
                if self.notices.with_untracked(|notices| notices.iter().any(is_over)) {
                    self.notices.update(|notices| notices.retain(|notice| !is_over(notice)));
                }
                return;
            }
            Err(NotKept::Full) => "kept-full",
            Err(NotKept::Forbidden) => "kept-forbidden",
        };
        let said = Wording::new(|language| i18n::say(language, id, &[("what", kept.say(language).into())]));
        self.tell(Notice { id: (kept.name, id), said, text: None });
    }

    fn tell(&self, notice: Notice) {
        if !self.notices.with_untracked(|notices| notices.iter().any(|known| known.id == notice.id)) {
            self.notices.update(|notices| notices.push(notice));
        }
    }
}

impl Default for Keeper {
    fn default() -> Self {
        Self::new()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeMap;

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
        for kept in [&MATCH, &ARCHIVE, &TABLE, &DECKS, &SETTINGS] {
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

    #[test]
    fn what_is_kept_has_a_name_in_both_languages() {
        for language in table::Language::ALL {
            for kept in [&MATCH, &ARCHIVE, &TABLE, &DECKS, &SETTINGS] {
                assert!(!kept.say(language).starts_with("kept-"), "{kept:?}");
            }
            for id in ["kept-refused", "kept-newer", "kept-damaged", "kept-full", "kept-forbidden", "kept-strangers"] {
                assert_ne!(i18n::say(language, id, &[]), id);
            }
        }
    }
}
