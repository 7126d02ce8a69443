//! The texts that the page stores in the browser, and the messages about them. How a text is kept is said in the crate
//! `browser`.

use std::cell::RefCell;

use browser::storage::{Browser, Found, Kept, NotKept, Store, read, write};
use leptos::prelude::*;
use table::Wording;

use crate::desk::GAME;
use crate::game::STORED;
use crate::i18n;

/// The match that is being played.
pub const MATCH: Kept = Kept::new("match", STORED, 2);
/// The other matches: those that were left, and those that are over.
pub const ARCHIVE: Kept = Kept::new("archive", STORED, 2);
/// The table that was set up last.
pub const TABLE: Kept = Kept::new("table", STORED, 2);
/// The custom decks.
pub const DECKS: Kept = Kept::new("decks", STORED, 2);

/// Returns the name of a kind in words.
fn name_of(kept: &Kept, language: table::Language) -> String {
    i18n::say(language, &format!("kept-{}", kept.name), &[])
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
            let values = [("what", name_of(kept, language).into()), ("why", why.say(language).to_owned().into())];
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
        let said = Wording::new(|language| i18n::say(language, id, &[("what", name_of(kept, language).into())]));
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
    use browser::settings::SETTINGS;

    use super::*;

    #[test]
    fn what_is_kept_has_a_name_in_both_languages() {
        for language in table::Language::ALL {
            for kept in [&MATCH, &ARCHIVE, &TABLE, &DECKS, &SETTINGS] {
                assert!(!name_of(kept, language).starts_with("kept-"), "{kept:?}");
            }
            for id in ["kept-refused", "kept-newer", "kept-damaged", "kept-full", "kept-forbidden", "kept-strangers"] {
                assert_ne!(i18n::say(language, id, &[]), id);
            }
        }
    }
}
