//! The matches that this browser stores besides the one that is played: matches that were left and can be continued,
//! and matches that are over and can be replayed. Nothing here is about screens.

use std::fmt::{self, Write as _};
use std::str::FromStr;

use table::{Seat, SeatSet};

use crate::chair::Chair;

/// A stored match.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// The time when it was stored, in seconds since the beginning of 1970.
    pub at: u64,
    /// The occupants of the seats.
    pub chairs: Vec<Chair>,
    /// The turn that it had reached.
    pub turn: u32,
    /// How it ended for the only person; `None` while it can go on.
    pub ending: Option<Ending>,
    /// The stored match itself, with everything needed to continue or replay it.
    pub text: String,
}

impl Entry {
    /// Returns the identity of the match: the seed of its deal.
    #[must_use]
    pub fn id(&self) -> Option<&str> {
        id_of(&self.text)
    }
}

/// Returns the identity of a stored match.
#[must_use]
pub fn id_of(text: &str) -> Option<&str> {
    text.lines().find(|line| line.starts_with("seed "))
}

/// How a match ended for the only person who played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ending {
    /// It won, or its team.
    Won,
    /// It lost.
    Lost,
    /// It shares a tie.
    Tied,
    /// Several people played, so there is no single result.
    Over,
}

impl Ending {
    const ALL: [Self; 4] = [Self::Won, Self::Lost, Self::Tied, Self::Over];

    /// Returns the ending of a match between these chairs.
    #[must_use]
    pub fn of(winners: SeatSet, is_tie: bool, chairs: &[Chair]) -> Self {
        let mut people = (0_u8..).zip(chairs).filter(|(_, chair)| chair.is_person()).map(|(seat, _)| Seat(seat));
        match (people.next(), people.next()) {
            (Some(only), None) if winners.contains(only) && is_tie => Self::Tied,
            (Some(only), None) if winners.contains(only) => Self::Won,
            (Some(_), None) => Self::Lost,
            _ => Self::Over,
        }
    }

    /// Returns the name, which is also the last part of its message's id.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Won => "won",
            Self::Lost => "lost",
            Self::Tied => "tied",
            Self::Over => "over",
        }
    }
}

/// The stored matches, newest first.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Archive(Vec<Entry>);

impl Archive {
    /// The most matches that were left, and are stored.
    pub const MOST_LEFT: usize = 8;
    /// The most matches that are over, and are stored.
    pub const MOST_OVER: usize = 40;
    /// The most bytes of all stored matches together; this leaves room for the decks and for the match that is played.
    pub const MOST_BYTES: usize = 2_500_000;

    /// Returns the matches that were left, with their indexes.
    pub fn left(&self) -> impl Iterator<Item = (usize, &Entry)> {
        self.0.iter().enumerate().filter(|(_, entry)| entry.ending.is_none())
    }

    /// Returns the matches that are over, with their indexes.
    pub fn over(&self) -> impl Iterator<Item = (usize, &Entry)> {
        self.0.iter().enumerate().filter(|(_, entry)| entry.ending.is_some())
    }

    /// Returns the match with this index.
    #[must_use]
    pub fn get(&self, place: usize) -> Option<&Entry> {
        self.0.get(place)
    }

    /// Stores a match. An older state of the same match is replaced; if there are too many matches, the oldest are
    /// removed, finished ones first.
    pub fn put(&mut self, entry: Entry) {
        let is_same = |known: &Entry| known.text == entry.text || (known.id().is_some() && known.id() == entry.id());
        self.0.retain(|known| !is_same(known));
        self.0.insert(0, entry);
        self.drop_beyond(Self::MOST_LEFT, |entry| entry.ending.is_none());
        self.drop_beyond(Self::MOST_OVER, |entry| entry.ending.is_some());
        while self.0.len() > 1 && self.bytes() > Self::MOST_BYTES {
            // The newest match is the one that was just stored.
            let oldest_over = self.0.iter().rposition(|entry| entry.ending.is_some()).filter(|place| *place > 0);
            self.0.remove(oldest_over.unwrap_or(self.0.len() - 1));
        }
    }

    fn drop_beyond(&mut self, most: usize, is_counted: impl Fn(&Entry) -> bool) {
        let mut count = 0;
        self.0.retain(|entry| {
            count += usize::from(is_counted(entry));
            !is_counted(entry) || count <= most
        });
    }

    fn bytes(&self) -> usize {
        self.0.iter().map(|entry| entry.text.len()).sum()
    }
}

/// Writes `match AT TURN ENDING BYTES`, the chairs on one line, and the text with this number of bytes; one match
/// after another.
impl fmt::Display for Archive {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for Entry { at, chairs, turn, ending, text } in &self.0 {
            let ending = ending.map_or("left", Ending::as_str);
            let mut line = String::new();
            for chair in chairs {
                write!(line, "{}{chair}", if line.is_empty() { "" } else { "\t" })?;
            }
            writeln!(f, "match {at} {turn} {ending} {}\n{line}\n{text}", text.len())?;
        }
        Ok(())
    }
}

/// The text is not an archive from this byte on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Damaged(pub usize);

impl FromStr for Archive {
    type Err = Damaged;

    fn from_str(text: &str) -> Result<Self, Damaged> {
        let (mut rest, mut entries) = (text, Vec::new());
        while !rest.is_empty() {
            let (entry, after) = read_entry(rest).ok_or(Damaged(text.len() - rest.len()))?;
            entries.push(entry);
            rest = after;
        }
        Ok(Self(entries))
    }
}

/// Reads the first match of a text; returns it with the rest of the text.
fn read_entry(text: &str) -> Option<(Entry, &str)> {
    let (head, rest) = text.split_once('\n')?;
    let (chairs, rest) = rest.split_once('\n')?;
    let [word, at, turn, ending, bytes] = head.split(' ').collect::<Vec<_>>()[..] else { return None };
    let (text, after) = rest.split_at_checked(bytes.parse().ok()?)?;
    let ending = match ending {
        "left" => None,
        other => Some(Ending::ALL.into_iter().find(|known| known.as_str() == other)?),
    };
    let chairs = chairs.split('\t').map(str::parse).collect::<Result<_, _>>().ok()?;
    let entry = Entry { at: at.parse().ok()?, chairs, turn: turn.parse().ok()?, ending, text: text.to_owned() };
    (word == "match").then_some((entry, after.strip_prefix('\n')?))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::level::Level;

    fn entry(at: u64, ending: Option<Ending>, text: &str) -> Entry {
        let chairs = vec![Chair::person("Ada Maria"), Chair::bot(Level::Expert), Chair::person("")];
        Entry { at, chairs, turn: 7, ending, text: text.to_owned() }
    }

    #[test]
    fn what_is_kept_is_read_back_whatever_it_says() {
        let mut archive = Archive::default();
        assert_eq!("".parse(), Ok(archive.clone()));
        for (at, text) in (1..).zip(["one\ntwo\n\nthree", "match 1 2 left 3\n", "", "perché\n"]) {
            let ending = (at % 2 == 0).then_some(Ending::Tied);
            archive.put(entry(at, ending, text));
        }
        assert_eq!(archive.to_string().parse(), Ok(archive.clone()));
        assert_eq!((archive.left().count(), archive.over().count()), (2, 2));
        assert_eq!(archive.get(0).unwrap().text, "perché\n", "the newest comes first");
    }

    #[test]
    fn a_damaged_text_is_told_by_its_place() {
        let mut archive = Archive::default();
        archive.put(entry(1, None, "perché"));
        let first = archive.to_string();
        for damaged in [
            first.replace("match", "watch"),
            first.replace("left", "lift"),
            first.replace("expert", "expart"),
            first.replace(" 7\n", " 6\n"),
            first.replace(" 7\n", " 70000\n"),
            first.replace(" 7\n", " -1\n"),
            first[..first.len() - 1].to_owned(),
            "match\n\n".to_owned(),
        ] {
            assert_eq!(damaged.parse::<Archive>(), Err(Damaged(0)), "{damaged}");
            assert_eq!(format!("{first}{damaged}").parse::<Archive>(), Err(Damaged(first.len())), "{damaged}");
        }
    }

    #[test]
    fn the_oldest_go_and_those_that_were_left_stay_longest() {
        let mut archive = Archive::default();
        for number in 0..100 {
            archive.put(entry(number, (number % 2 == 0).then_some(Ending::Won), &format!("match {number}")));
        }
        assert_eq!((archive.left().count(), archive.over().count()), (Archive::MOST_LEFT, Archive::MOST_OVER));
        assert_eq!(archive.left().last().unwrap().1.at, 85);
        // The same match is stored once.
        archive.put(entry(200, None, "match 85"));
        assert_eq!(archive.left().count(), Archive::MOST_LEFT);
        // When space is short, finished matches are removed first.
        archive.put(entry(300, Some(Ending::Lost), &"x".repeat(Archive::MOST_BYTES)));
        assert_eq!((archive.left().count(), archive.over().count()), (0, 1));
        let mut archive = Archive::default();
        archive.put(entry(1, Some(Ending::Over), &"x".repeat(Archive::MOST_BYTES / 2)));
        archive.put(entry(2, None, &"y".repeat(Archive::MOST_BYTES / 2)));
        archive.put(entry(3, Some(Ending::Won), "z"));
        assert_eq!((archive.left().count(), archive.over().count()), (1, 1));
        // A later state of a match replaces the earlier one.
        archive.put(entry(4, None, "seed 7\none"));
        archive.put(entry(5, Some(Ending::Won), "seed 7\none\ntwo"));
        assert_eq!(archive.get(0).unwrap().at, 5);
        assert!(archive.left().all(|(_, entry)| entry.at != 4));
    }

    #[test]
    fn an_ending_is_that_of_the_only_person() {
        let alone = [Chair::bot(Level::Expert), Chair::person("")];
        let both = [Chair::person(""), Chair::person("")];
        let second = SeatSet::only(Seat(1));
        assert_eq!(Ending::of(second, false, &alone), Ending::Won);
        assert_eq!(Ending::of(second.with(Seat(0)), true, &alone), Ending::Tied);
        assert_eq!(Ending::of(SeatSet::only(Seat(0)), false, &alone), Ending::Lost);
        assert_eq!(Ending::of(SeatSet::NONE, false, &alone), Ending::Lost);
        assert_eq!(Ending::of(second, false, &both), Ending::Over);
    }
}
