//! Movement is the difference of two views: where each card in play came from, and where it went.

use doomtrooper::View;
use doomtrooper::state::{At, SlotNo};
use table::Seat;

/// A place on the screen that cards come from and go to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Place {
    /// The face-down piles of a seat.
    Pile(Seat),
    /// A hand as a whole.
    Hand(Seat),
    /// A card in play.
    Card(SlotNo),
}

impl Place {
    /// The value of `data-place` of the element.
    #[must_use]
    pub fn name(self) -> String {
        match self {
            Self::Pile(seat) => format!("pile-{seat}"),
            Self::Hand(seat) => format!("hand-{seat}"),
            Self::Card(SlotNo(slot)) => format!("card-{slot}"),
        }
    }
}

/// The changes between two views of the same viewer. Nothing is guessed beyond what both views show.
#[must_use]
pub fn movements(before: &View, after: &View) -> Vec<(Place, Place)> {
    let mut moves = Vec::new();
    for card in &after.table {
        let place = Place::Card(card.slot);
        match before.table.iter().find(|known| known.slot == card.slot) {
            None => moves.push((Place::Hand(card.owner), place)),
            Some(known) if (known.at, known.controller, known.on) != (card.at, card.controller, card.on) => {
                moves.push((place, place));
            }
            Some(_) => {}
        }
    }
    for card in before.table.iter().filter(|card| card.at != At::Card) {
        if !after.table.iter().any(|still| still.slot == card.slot) {
            moves.push((Place::Card(card.slot), Place::Pile(card.owner)));
        }
    }
    moves
}

#[cfg(test)]
mod tests {
    use super::*;
    use doomtrooper::{Action, State, deck};
    use table::{Choices, Match, Seed, Viewer};

    #[test]
    fn a_warrior_that_is_added_comes_from_the_hand() {
        let mut game = Match::<State>::new(deck::ready_table(2), Seed::from(5));
        let mut before = game.view(Viewer::Public);
        for _ in 0..400 {
            let seat = game.awaits().seats().lowest().unwrap();
            let choices = game.choices(seat);
            let wanted = (0..choices.len()).map(|k| choices.get(k)).find(|action| matches!(action, Action::Add(_)));
            game.act(seat, wanted.unwrap_or_else(|| choices.get(0))).unwrap();
            let after = game.view(Viewer::Public);
            if after.table.len() > before.table.len() {
                let slot = after.table.last().unwrap();
                assert!(movements(&before, &after).contains(&(Place::Hand(slot.owner), Place::Card(slot.slot))));
                return;
            }
            before = after;
        }
        panic!("nobody added a warrior");
    }
}
