//! The legal actions as a short numbered list.

use games::coal::action::{Facing, Slot};
use games::coal::{Action, State, View};
use table::{Choices, Language, Match, Seat, Told};

use super::words::{fill, words};

/// The numbered actions of one question.
#[derive(Clone, Debug, Default)]
pub struct Menu {
    entries: Vec<Entry>,
}

/// One number.
#[derive(Clone, Debug)]
struct Entry {
    action: Action,
    /// Other free slots in which the same card may be played.
    others: Vec<Slot>,
}

/// Why a number takes no action.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoEntry {
    Number,
    Slot,
}

impl Menu {
    /// The actions of a seat, by group. Playing the same card in different free slots is one entry: slots are alike.
    pub fn of(game: &Match<State>, seat: Seat) -> Self {
        let choices = game.choices(seat);
        let view = game.view(seat.into());
        let mut entries: Vec<Entry> = Vec::new();
        for action in (0..choices.len()).map(|k| choices.get(k)) {
            let twin = free_slot(&view, seat, action).and_then(|slot| {
                let found = entries
                    .iter_mut()
                    .find(|entry| is_same_play(entry.action, action) && free_slot(&view, seat, entry.action).is_some());
                found.map(|entry| entry.others.push(slot))
            });
            if twin.is_none() {
                entries.push(Entry { action, others: Vec::new() });
            }
        }
        entries.sort_by_key(|entry| group(entry.action));
        Self { entries }
    }

    /// How many numbers there are.
    pub fn len(&self) -> usize {
        self.entries.len()
    }

    /// The action of a number, from 1, perhaps in another slot, from 1.
    pub fn action(&self, number: usize, slot: Option<u8>) -> Result<Action, NoEntry> {
        let entry = number.checked_sub(1).and_then(|place| self.entries.get(place)).ok_or(NoEntry::Number)?;
        match (slot, entry.action) {
            (None, action) => Ok(action),
            (Some(wanted), Action::Play(kind, facing, own)) => {
                let all = std::iter::once(own).chain(entry.others.iter().copied());
                let found = all.into_iter().find(|slot| slot.0 + 1 == wanted);
                found.map(|slot| Action::Play(kind, facing, slot)).ok_or(NoEntry::Slot)
            }
            (Some(_), _) => Err(NoEntry::Slot),
        }
    }

    /// The lines of the list.
    pub fn lines(&self, state: &State, seat: Seat, language: Language) -> Vec<String> {
        let words = words(language);
        let mut lines = Vec::new();
        let has_groups = self.entries.iter().any(|entry| group(entry.action) != group(self.entries[0].action));
        let mut last = usize::MAX;
        for (number, entry) in (1..).zip(&self.entries) {
            let group = group(entry.action);
            if has_groups && group != last {
                lines.push(format!("{}:", words.groups[group]));
                last = group;
            }
            lines.push(format!("  {number}. {}", state.label(seat, entry.action, language)));
        }
        let with_slots = self.entries.iter().zip(1..).find_map(|(entry, number)| Some((number, entry.others.first()?)));
        if let Some((number, slot)) = with_slots {
            let number: usize = number;
            lines.push(fill(words.other_slots, &[&number.to_string(), &slot.to_string()]));
        }
        lines
    }

    /// Every legal action with its notation, nothing left out.
    pub fn notations(game: &Match<State>, seat: Seat, language: Language) -> Vec<String> {
        let choices = game.choices(seat);
        let mut actions: Vec<Action> = (0..choices.len()).map(|k| choices.get(k)).collect();
        actions.sort_by_key(|action| group(*action));
        actions
            .into_iter()
            .map(|action| format!("  {action}: {}", game.truth().label(seat, action, language)))
            .collect()
    }
}

/// The place of an action's group in [`super::words::Words::groups`].
const fn group(action: Action) -> usize {
    match action {
        Action::Activate(_) => 0,
        Action::Maneuver(_) => 1,
        Action::Play(_, Facing::Up, _) => 2,
        Action::Play(_, Facing::Down, _) => 3,
        Action::Consume(..) => 4,
        Action::Place(..) | Action::Take(..) => 5,
        Action::Trade(_) | Action::Repair | Action::Swap | Action::Call => 6,
        Action::Discard(_) | Action::Drop(_) => 7,
        Action::Model(_) | Action::Pilot(_) | Action::Declare(_) | Action::Choose(_) | Action::Pass | Action::End => 8,
    }
}

/// The free slot into which the action plays a card.
fn free_slot(view: &View, seat: Seat, action: Action) -> Option<Slot> {
    match action {
        Action::Play(_, _, slot) => view.seats[seat.index()].slots[slot.index()].is_none().then_some(slot),
        _ => None,
    }
}

fn is_same_play(one: Action, other: Action) -> bool {
    match (one, other) {
        (Action::Play(kind, facing, _), Action::Play(other_kind, other_facing, _)) => {
            (kind, facing) == (other_kind, other_facing)
        }
        _ => false,
    }
}
