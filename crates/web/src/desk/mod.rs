//! The desk: the only access of the page to a match. The rest of the page draws what the desk shows: what the person
//! at the screen may know, in the documents of `protocol`.
//!
//! The desk uses a [`link`]: at present to a match on this device, kept in one worker ([`table`], [`worker`]), with
//! another worker that thinks for the bots ([`thinker`]). A match on a server would be another link that answers the
//! same requests.
//!
//! *Architecture invariant.* Outside this folder no part of the page names the state of a game, a match or a record
//! (`cargo xtask arrows`).

mod figures;
mod link;
mod packed;
mod replay;
mod session;
mod setting;
mod snapshot;
mod table;
mod thinker;
mod worker;

use std::rc::Rc;

use leptos::prelude::*;
use protocol::{DeskReply, DeskRequest};

use ::table::{Seed, Viewer};

pub use link::{LinkError, pause, timer};
pub use protocol::{Addend, Fate, Refused, SceneWord, Staged, StagedSide, ToldLine};
pub use replay::LARGEST;
pub use setting::{GAME, stops_of_table, teams_of};
pub use snapshot::{End, Offered, Shown, Watched};
pub use worker::listen;

use crate::chair::Chair;
use crate::game::{CardSet, Setup, Stops, View, ViewDocument, read_cards, read_view, setup_text};
use link::Link;
use table::Kept;

#[cfg(test)]
#[allow(unused_imports, reason = "the tests of each game use what they need of it")]
pub(crate) use session::{Session, tests::play, tests::shared};
#[cfg(test)]
pub(crate) use table::mark;

/// The function that stores the text of a match.
type KeepText = Rc<dyn Fn(&str)>;

/// The result of a request.
pub type Reply = DeskReply<ViewDocument>;

/// A match that will be dealt.
pub struct NewMatch {
    /// The setup of its table.
    pub setup: Setup,
    /// The seed of its random draws.
    pub seed: Seed,
    /// The occupant of each seat.
    pub chairs: Vec<Chair>,
    /// The windows at which its people want to be asked.
    pub stops: Stops,
}

/// The desk, for all parts of the page.
#[derive(Clone, Copy)]
pub struct Desk {
    /// The state of the match, as the person at the screen may know it.
    pub shown: RwSignal<Option<Shown>>,
    /// The log of that person, from the beginning of the match.
    pub lines: RwSignal<Vec<ToldLine>>,
    /// Whether a match is being dealt or resumed.
    pub is_coming: RwSignal<bool>,
    /// The number of pending requests that may change the match.
    pub under_way: RwSignal<u32>,
    link: StoredValue<Option<Rc<Link>>, LocalStorage>,
    keep: StoredValue<KeepText, LocalStorage>,
    inner: StoredValue<Inner>,
}

#[derive(Default)]
struct Inner {
    /// The number of the match that is shown or requested.
    number: u32,
    cards: Option<CardSet>,
    stops: Vec<String>,
    /// The match as it was last stored.
    kept: Option<Kept>,
    /// The text of the present lesson.
    lesson: Option<String>,
    /// The requests to a table that has stopped, in order.
    failed: Vec<DeskRequest>,
}

impl Desk {
    /// Returns a desk without a match; `keep` is called with every text that must be stored.
    #[must_use]
    pub fn new(keep: impl Fn(&str) + 'static) -> Self {
        Self {
            shown: RwSignal::new(None),
            lines: RwSignal::new(Vec::new()),
            is_coming: RwSignal::new(false),
            under_way: RwSignal::new(0),
            link: StoredValue::new_local(None),
            keep: StoredValue::new_local(Rc::new(keep)),
            inner: StoredValue::new(Inner::default()),
        }
    }

    // ---- requests ----

    /// Returns the request that deals a match.
    #[must_use]
    pub fn begin(&self, new: &NewMatch, limit: u16) -> DeskRequest {
        DeskRequest::Begin {
            number: self.next_number(),
            setup: setup_text(&new.setup),
            seed: new.seed.to_string(),
            chairs: new.chairs.iter().map(ToString::to_string).collect(),
            stops: new.stops.to_string(),
            limit,
        }
    }

    /// Returns the request that resumes a stored match.
    #[must_use]
    pub fn resume(&self, text: &str) -> DeskRequest {
        let kept = Kept { text: text.to_owned(), at: [1, 1] };
        self.inner.update_value(|inner| inner.kept = Some(kept));
        DeskRequest::Resume { number: self.next_number(), text: text.to_owned(), version: 1, question: 1 }
    }

    /// Returns the request that begins a lesson.
    #[must_use]
    pub fn lesson(&self, text: &str) -> DeskRequest {
        let number = self.next_number();
        self.inner.update_value(|inner| inner.lesson = Some(text.to_owned()));
        DeskRequest::Lesson { number, text: text.to_owned() }
    }

    /// Clears the screen; answers that are still under way are ignored.
    pub fn clear(&self) {
        self.next_number();
        self.lines.set(Vec::new());
        self.shown.set(None);
    }

    /// Returns the request for another deal at the same table.
    #[must_use]
    pub fn again(&self, seed: Seed) -> DeskRequest {
        DeskRequest::Again { number: self.next_number(), seed: seed.to_string() }
    }

    fn next_number(&self) -> u32 {
        self.inner
            .try_update_value(|inner| {
                inner.number += 1;
                inner.lesson = None;
                inner.number
            })
            .unwrap_or_default()
    }

    /// Sends a request to the referee.
    ///
    /// # Errors
    /// When it has stopped. Requests that would have changed the match are remembered: see [`Desk::restart`].
    pub async fn ask(&self, request: DeskRequest) -> Result<Reply, LinkError> {
        let again = (!matches!(request, DeskRequest::Think(..) | DeskRequest::BotActs(_))).then(|| request.clone());
        let reply = match self.link() {
            Ok(link) => link.ask(request).await,
            Err(error) => Err(error),
        };
        if let (Err(_), Some(again)) = (&reply, again) {
            self.inner.update_value(|inner| inner.failed.push(again));
        }
        reply
    }

    /// Whether the referee still has to answer a request.
    pub fn is_busy(&self) -> bool {
        self.under_way.get() > 0
    }

    /// Starts the workers, so that nothing needs to be fetched later. A failure to start them is reported at the next
    /// request.
    pub fn wake(&self) {
        drop(self.link());
    }

    /// Starts a new referee in place of one that has stopped. Returns the first requests to send to it, which continue
    /// the match as it was last stored. A request that the old referee had already carried out belongs to an older
    /// question, so nothing is done twice. For the page it is another match, so the screen is replaced whatever its
    /// version is.
    #[must_use]
    pub fn restart(&self) -> Vec<DeskRequest> {
        self.link.set_value(None);
        let asked = self.inner.try_update_value(|inner| {
            let failed = std::mem::take(&mut inner.failed);
            let begins = |request: &DeskRequest| {
                matches!(request, DeskRequest::Begin { .. } | DeskRequest::Resume { .. } | DeskRequest::Lesson { .. })
            };
            let is_begun = !failed.iter().any(begins);
            inner.number += u32::from(is_begun);
            let number = inner.number;
            // A lesson is not stored, so it starts again from its beginning.
            let lesson = inner.lesson.clone().map(|text| DeskRequest::Lesson { number, text });
            let kept = inner.kept.clone().map(|Kept { text, at: [version, question] }| DeskRequest::Resume {
                number,
                text,
                version,
                question,
            });
            lesson.or(kept).filter(|_| is_begun).into_iter().chain(failed).collect()
        });
        asked.unwrap_or_default()
    }

    fn link(&self) -> Result<Rc<Link>, LinkError> {
        if let Some(link) = self.link.get_value() {
            return Ok(link);
        }
        let desk = *self;
        let link = Rc::new(Link::open(Rc::new(move |kept: Kept| desk.keep(kept)))?);
        self.link.set_value(Some(Rc::clone(&link)));
        Ok(link)
    }

    fn keep(&self, kept: Kept) {
        (self.keep.get_value())(&kept.text);
        self.inner.update_value(|inner| inner.kept = Some(kept));
    }

    // ---- what comes back ----

    /// Reads a snapshot; `None` if it belongs to another match than the expected one, or is older than the one that is
    /// shown.
    pub fn read(&self, document: protocol::Snapshot<ViewDocument>) -> Option<Shown> {
        let is_newer = self.shown.with_untracked(|shown| {
            shown.as_ref().is_none_or(|shown| shown.number != document.number || shown.version < document.version)
        });
        self.inner.try_update_value(|inner| {
            if !is_newer || document.number != inner.number {
                return None;
            }
            if let Some(facts) = &document.facts {
                inner.cards = read_cards(facts.cards.as_deref());
                inner.stops.clone_from(&facts.stops);
            }
            Shown::read(document, inner.cards.as_ref()?)
        })?
    }

    /// Shows a snapshot. Returns the log lines that are new; none if a match begins or the viewer has changed.
    pub fn show(&self, shown: Shown) -> Vec<ToldLine> {
        let goes_on = self.lines.with_untracked(|lines| lines.len() == shown.lines_from && !lines.is_empty());
        self.lines.update(|lines| {
            lines.truncate(shown.lines_from);
            lines.extend(shown.lines.iter().cloned());
        });
        let news = if goes_on { shown.lines.clone() } else { Vec::new() };
        self.shown.set(Some(shown));
        news
    }

    /// Returns the cards of the match; `None` if there is no match.
    #[must_use]
    pub fn cards(&self) -> Option<CardSet> {
        self.inner.with_value(|inner| inner.cards.clone())
    }

    /// Returns the match as it was last stored.
    #[must_use]
    pub fn kept_text(&self) -> Option<String> {
        self.inner.with_value(|inner| inner.kept.as_ref().map(|kept| kept.text.clone()))
    }

    /// Returns the names of the stops that can ask somebody at this table.
    #[must_use]
    pub fn stops(&self) -> Vec<String> {
        self.inner.with_value(|inner| inner.stops.clone())
    }
}

/// Reads a view from its document, with the cards of its table.
fn view_of(document: &ViewDocument, cards: &CardSet) -> Option<View> {
    read_view(document, cards)
}

/// Parses a viewer, as requests write it.
fn viewer_of(text: &str) -> Option<Viewer> {
    text.parse().ok()
}

#[cfg(test)]
mod tests;
