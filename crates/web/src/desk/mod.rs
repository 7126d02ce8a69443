//! The desk: the one way from the page to a match. Everything else of the page draws what the desk shows, which is what
//! the person before the screen may know, in the documents of `protocol`.
//!
//! Behind it stands a [`link`]: today the match of this device, kept in a worker ([`table`], [`worker`]) beside another
//! one that thinks for the bots ([`thinker`]). A match on a server is another link that answers the same requests.
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
pub(crate) use session::{Session, tests::four, tests::play};
#[cfg(test)]
pub(crate) use table::mark;

/// What is done with the text of a match that is to be kept.
type KeepText = Rc<dyn Fn(&str)>;

/// What comes of a request.
pub type Reply = DeskReply<ViewDocument>;

/// A match that is to be dealt.
pub struct NewMatch {
    /// Its table.
    pub setup: Setup,
    /// Where chance comes from.
    pub seed: Seed,
    /// Who sits at each seat.
    pub chairs: Vec<Chair>,
    /// At which windows its people want to be asked.
    pub stops: Stops,
}

/// The desk, for all parts of the page.
#[derive(Clone, Copy)]
pub struct Desk {
    /// How the match stands for the person before the screen.
    pub shown: RwSignal<Option<Shown>>,
    /// What that person was told, from the beginning of the match.
    pub lines: RwSignal<Vec<ToldLine>>,
    /// Whether a match is being dealt or taken up again.
    pub is_coming: RwSignal<bool>,
    /// How many requests are under way that may change the match.
    pub under_way: RwSignal<u32>,
    link: StoredValue<Option<Rc<Link>>, LocalStorage>,
    keep: StoredValue<KeepText, LocalStorage>,
    inner: StoredValue<Inner>,
}

#[derive(Default)]
struct Inner {
    /// The number of the match that is shown or comes.
    number: u32,
    cards: Option<CardSet>,
    stops: Vec<String>,
    /// The match as it was kept last.
    kept: Option<Kept>,
    /// The lesson that is taken.
    lesson: Option<String>,
    /// What was asked of a table that has stopped, in order.
    failed: Vec<DeskRequest>,
}

impl Desk {
    /// A desk without a match; whatever is to be kept of one is given to `keep`.
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

    /// The request that deals a match.
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

    /// The request that takes up a match that was kept.
    #[must_use]
    pub fn resume(&self, text: &str) -> DeskRequest {
        let kept = Kept { text: text.to_owned(), at: [1, 1] };
        self.inner.update_value(|inner| inner.kept = Some(kept));
        DeskRequest::Resume { number: self.next_number(), text: text.to_owned(), version: 1, question: 1 }
    }

    /// The request that begins a lesson.
    #[must_use]
    pub fn lesson(&self, text: &str) -> DeskRequest {
        let number = self.next_number();
        self.inner.update_value(|inner| inner.lesson = Some(text.to_owned()));
        DeskRequest::Lesson { number, text: text.to_owned() }
    }

    /// Nothing is shown any more, and what still comes is not.
    pub fn clear(&self) {
        self.next_number();
        self.lines.set(Vec::new());
        self.shown.set(None);
    }

    /// The request for the same table with another deal.
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

    /// Asks the referee.
    ///
    /// # Errors
    /// When it has stopped. What would have changed the match is not forgotten: see [`Desk::restart`].
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

    /// Whether the referee has not answered yet.
    pub fn is_busy(&self) -> bool {
        self.under_way.get() > 0
    }

    /// Starts the workers, so that nothing needs to be fetched later. Whether they cannot be started is told when
    /// something is asked.
    pub fn wake(&self) {
        drop(self.link());
    }

    /// A new referee for one that has stopped: what it is asked first, to go on with the match as it was kept. A request
    /// that the old one had carried out is about an older question by then, so nothing is done twice. To the page it is
    /// another match, so that what is shown is replaced whatever its version.
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
            // Nothing of a lesson is kept: it is taken from its beginning.
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

    /// Reads a snapshot; nothing where it is of another match than the one that is awaited, or older than what is shown.
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

    /// Shows a snapshot. What it tells on top of what was told before is returned: nothing, where a match begins or is
    /// seen by other eyes.
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

    /// The cards of the match; nothing where there is none.
    #[must_use]
    pub fn cards(&self) -> Option<CardSet> {
        self.inner.with_value(|inner| inner.cards.clone())
    }

    /// The match as it was kept last.
    #[must_use]
    pub fn kept_text(&self) -> Option<String> {
        self.inner.with_value(|inner| inner.kept.as_ref().map(|kept| kept.text.clone()))
    }

    /// The names of the stops that can ask somebody at this table.
    #[must_use]
    pub fn stops(&self) -> Vec<String> {
        self.inner.with_value(|inner| inner.stops.clone())
    }
}

/// The view of a document, by the cards of its table.
fn view_of(document: &ViewDocument, cards: &CardSet) -> Option<View> {
    read_view(document, cards)
}

/// A viewer in words that a request understands.
fn viewer_of(text: &str) -> Option<Viewer> {
    text.parse().ok()
}

#[cfg(test)]
mod tests;
