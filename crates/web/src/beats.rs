//! Groups the log into beats: lines that a person reads as one thing stand together, for example an attack with its
//! reactions.

use protocol::Both;
use table::Seat;

use crate::desk::{SceneWord, ToldLine};

/// Determines which lines begin a beat. An open scene keeps everything that happens meanwhile in its beat.
#[derive(Default)]
pub struct Grouping {
    has_begun: bool,
    open: u32,
}

impl Grouping {
    /// Whether the next line begins a beat.
    pub fn begins(&mut self, line: &ToldLine) -> bool {
        let begins = !self.has_begun || line.turn.is_some() || (line.head.is_some() && self.open == 0);
        self.has_begun = true;
        match line.scene {
            SceneWord::Opens => self.open += 1,
            SceneWord::Closes => self.open = self.open.saturating_sub(1),
            SceneWord::EndsAll => self.open = 0,
            SceneWord::GoesOn => {}
        }
        begins
    }
}

/// Lines that belong together.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Beat {
    /// The index of its first line in the list.
    pub start: usize,
    /// A sentence that sums up its lines.
    pub headline: Both,
    /// The lines.
    pub lines: Vec<ToldLine>,
}

/// The beats of a turn, or of the time before the first turn.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct TurnBeats {
    /// Its number.
    pub turn: Option<u16>,
    /// Whose turn it is.
    pub seat: Option<Seat>,
    /// A summary of the turn, once it is over.
    pub summary: Option<Both>,
    /// Its beats.
    pub beats: Vec<Beat>,
}

/// Groups lines by turns, and the lines of a turn by beats.
#[must_use]
pub fn turns(lines: &[ToldLine]) -> Vec<TurnBeats> {
    let mut turns: Vec<TurnBeats> = Vec::new();
    let mut grouping = Grouping::default();
    for (start, line) in lines.iter().enumerate() {
        let begins = grouping.begins(line);
        if turns.is_empty() || line.turn.is_some() {
            if let Some(last) = turns.last_mut() {
                last.summary.clone_from(&line.summary);
            }
            turns.push(TurnBeats { turn: line.turn, seat: line.head.map(Seat), ..TurnBeats::default() });
        }
        // The list is not empty by now.
        let Some(turn) = turns.last_mut() else { continue };
        // The heading of the turn contains the text of its first line.
        if line.turn.is_some() {
            continue;
        }
        match turn.beats.last_mut() {
            Some(beat) if !begins => {
                if let Some(headline) = &line.headline {
                    beat.headline.clone_from(headline);
                }
                beat.lines.push(line.clone());
            }
            _ => {
                let headline = line.headline.clone().unwrap_or_else(|| line.text.clone());
                turn.beats.push(Beat { start, headline, lines: vec![line.clone()] });
            }
        }
    }
    turns
}

#[cfg(test)]
mod tests {
    use super::*;

    fn line(text: &str) -> ToldLine {
        let text = Both { en: text.into(), it: text.into() };
        let (turn, head, scene) = (None, None, SceneWord::GoesOn);
        let (headline, summary, staged, at) = (None, None, None, None);
        ToldLine { clause: String::new(), text, turn, head, scene, headline, summary, marks: Vec::new(), staged, at }
    }

    fn said(text: &str) -> Option<Both> {
        Some(line(text).text)
    }

    #[test]
    fn a_turn_is_a_group_of_beats_and_a_beat_has_a_headline() {
        let turn = |n, seat, summary: Option<Both>| ToldLine {
            turn: Some(n),
            head: Some(seat),
            scene: SceneWord::EndsAll,
            summary,
            ..line("turn")
        };
        let lines = [
            line("dealt"),
            turn(1, 0, None),
            line("drew"),
            ToldLine { head: Some(0), scene: SceneWord::Opens, ..line("attack") },
            ToldLine { head: Some(1), headline: said("stopped"), ..line("answer") },
            line("unhurt"),
            // A turn begins a new beat even if a scene is open.
            turn(2, 1, said("one attack")),
            ToldLine { head: Some(1), ..line("played") },
        ];
        let turns = turns(&lines);
        let read: Vec<_> = turns
            .iter()
            .map(|turn| (turn.turn, turn.beats.iter().map(|beat| beat.headline.en.as_str()).collect::<Vec<_>>()))
            .collect();
        assert_eq!(read, [(None, vec!["dealt"]), (Some(1), vec!["drew", "stopped"]), (Some(2), vec!["played"])]);
        assert_eq!((turns[1].summary.clone(), turns[1].beats[1].lines.len()), (said("one attack"), 3));
        assert_eq!(turns[1].beats[1].start, 3);
    }
}
