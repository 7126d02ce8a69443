//! The log in beats: what a person reads as one thing stands together, an attack with its reactions for one.

use table::{Logged, Seat};

use crate::game::Event;
use crate::game::beats::{head, scene, turn_of};

/// What an event does to the scene that keeps a beat together: an attack, a card that is being resolved.
pub enum Scene {
    /// One begins.
    Opens,
    /// It is over.
    Closes,
    /// Nothing is going on any more.
    EndsAll,
    /// Nothing.
    GoesOn,
}

/// Events that belong together.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Beat {
    /// The number of the turn that it begins, for a heading.
    pub turn: Option<u16>,
    /// Whose doing it is, where one seat began it.
    pub seat: Option<Seat>,
    /// Where its first event stands in the list.
    pub start: usize,
    /// The events.
    pub events: Vec<Logged<Event>>,
}

/// Groups events. A scene that is open keeps everything that happens meanwhile in its beat.
#[must_use]
pub fn beats(events: &[Logged<Event>]) -> Vec<Beat> {
    let mut beats: Vec<Beat> = Vec::new();
    let mut resolving = 0_u32;
    for (start, logged) in events.iter().enumerate() {
        let head = head(&logged.event);
        match beats.last_mut() {
            Some(beat) if head.is_none() || resolving > 0 => beat.events.push(*logged),
            _ => {
                beats.push(Beat { turn: turn_of(&logged.event), seat: head, start, events: vec![*logged] });
            }
        }
        match scene(&logged.event) {
            Scene::Opens => resolving += 1,
            Scene::Closes => resolving = resolving.saturating_sub(1),
            Scene::EndsAll => resolving = 0,
            Scene::GoesOn => {}
        }
    }
    beats
}
