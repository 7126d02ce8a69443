//! The figures of each card.

use std::collections::BTreeMap;

use table::{Names, Seat};

use super::blanks::Blanked;
use super::observation;
use crate::groups::GroupShare;
use crate::listed::ListedCard;
use crate::notes::{CardNote, MatchNotes};
use crate::played::FinishedMatch;

/// The figures of a card. An observation is a seat of a match that had the card: in its deck, in its hand or by playing
/// it. Each of these belongs to exactly one of `opening`, `later`, `elsewhere` and `unseen`.
#[derive(Clone, Debug, PartialEq)]
pub struct CardFigures {
    /// The number by which the game names it.
    pub number: u32,
    /// Its id.
    pub id: String,
    /// Its name.
    pub name: Names,
    /// What it belongs to.
    pub group: Names,
    /// All seats that had it.
    pub all: GroupShare,
    /// The mean number of copies in the decks that contain it; `None` if none does.
    pub copies: Option<f64>,
    /// It was in the opening hand.
    pub opening: GroupShare,
    /// It was not in the opening hand, and came into the hand later.
    pub later: GroupShare,
    /// It was in the hand at any time: `opening` and `later` together.
    pub held: GroupShare,
    /// It was played without having been in the hand.
    pub elsewhere: GroupShare,
    /// It was in the deck, and the seat neither held nor played it.
    pub unseen: GroupShare,
    /// It was played.
    pub played: GroupShare,
    /// The mean Turn in which it was first played; `None` if it was not.
    pub first_play: Option<f64>,
    /// The share of the seats that held it and did not play it, with a copy in the hand at the end; `None` if nobody held it.
    pub stuck: Option<f64>,
    /// What changes if it is blank; `None` if no match was played again for it.
    pub blanked: Option<Blanked>,
}

/// The observations of a card.
type Seen<'a, T> = Vec<(&'a FinishedMatch<T>, Seat, CardNote)>;

/// The figures of these cards, without those that no seat had.
pub(super) fn of<T>(listed: Vec<ListedCard>, played: &[FinishedMatch<T>], notes: &[MatchNotes]) -> Vec<CardFigures> {
    let mut seen: BTreeMap<u32, Seen<'_, T>> = BTreeMap::new();
    for (one, notes) in played.iter().zip(notes) {
        for (seat, cards) in one.seats().zip(&notes.seats) {
            for (card, note) in cards {
                seen.entry(*card).or_default().push((one, seat, *note));
            }
        }
    }
    listed.into_iter().filter_map(|card| seen.get(&card.number).map(|seen| figures(card, seen))).collect()
}

fn figures<T>(card: ListedCard, seen: &Seen<'_, T>) -> CardFigures {
    let share = |fits: &dyn Fn(&CardNote) -> bool| {
        GroupShare::of(seen.iter().filter(|(_, _, note)| fits(note)).map(|(one, seat, _)| observation(one, *seat)))
    };
    let mean = |values: Vec<f64>| (!values.is_empty()).then(|| values.iter().sum::<f64>() / values.len() as f64);
    let notes = || seen.iter().map(|(_, _, note)| note);
    let ListedCard { number, id, name, group } = card;
    CardFigures {
        number,
        id,
        name,
        group,
        all: share(&|_| true),
        copies: mean(notes().filter(|note| note.copies > 0).map(|note| f64::from(note.copies)).collect()),
        opening: share(&|note| note.opening),
        later: share(&|note| !note.opening && note.later),
        held: share(&CardNote::held),
        elsewhere: share(&|note| !note.held() && note.plays > 0),
        unseen: share(&|note| !note.held() && note.plays == 0),
        played: share(&|note| note.plays > 0),
        first_play: mean(notes().filter_map(|note| note.first_play.map(f64::from)).collect()),
        stuck: mean(
            notes().filter(|note| note.held()).map(|note| f64::from(u8::from(note.left && note.plays == 0))).collect(),
        ),
        blanked: None,
    }
}
