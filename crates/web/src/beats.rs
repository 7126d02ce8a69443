//! The log in beats: what a person reads as one thing stands together, an attack with its reactions for one.

use table::Seat;

use crate::desk::{SceneWord, ToldLine};

/// Lines that belong together.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Beat {
    /// The number of the turn that it begins, for a heading.
    pub turn: Option<u16>,
    /// Whose doing it is, where one seat began it.
    pub seat: Option<Seat>,
    /// Where its first line stands in the list.
    pub start: usize,
    /// The lines.
    pub lines: Vec<ToldLine>,
}

/// Groups lines. A scene that is open keeps everything that happens meanwhile in its beat.
#[must_use]
pub fn beats(lines: &[ToldLine]) -> Vec<Beat> {
    let mut beats: Vec<Beat> = Vec::new();
    let mut resolving = 0_u32;
    for (start, line) in lines.iter().enumerate() {
        match beats.last_mut() {
            Some(beat) if line.head.is_none() || resolving > 0 => beat.lines.push(line.clone()),
            _ => {
                beats.push(Beat { turn: line.turn, seat: line.head.map(Seat), start, lines: vec![line.clone()] });
            }
        }
        match line.scene {
            SceneWord::Opens => resolving += 1,
            SceneWord::Closes => resolving = resolving.saturating_sub(1),
            SceneWord::EndsAll => resolving = 0,
            SceneWord::GoesOn => {}
        }
    }
    beats
}
