//! Movements are the difference of two views: which card or token went from where to where.

use coal::View;
use coal::action::{Facing, Slot};
use table::Seat;

/// A place on the screen that cards come from and go to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Place {
    /// A deck.
    Deck(Seat),
    /// A hand as a whole.
    Hand(Seat),
    /// A discard pile.
    Discard(Seat),
    /// A slot.
    Slot(Seat, Slot),
    /// The cards that are being resolved.
    Resolving,
}

impl Place {
    /// The value of `data-place` of the element.
    #[must_use]
    pub fn name(self) -> String {
        match self {
            Self::Deck(seat) => format!("deck-{seat}"),
            Self::Hand(seat) => format!("hand-{seat}"),
            Self::Discard(seat) => format!("discard-{seat}"),
            Self::Slot(seat, slot) => format!("slot-{seat}-{slot}"),
            Self::Resolving => "resolving".into(),
        }
    }
}

/// The differences between two views of the same viewer. Nothing is guessed beyond what both views show.
#[must_use]
pub fn movements(before: &View, after: &View) -> Vec<(Place, Place)> {
    let mut moves = Vec::new();
    let resolving = |view: &View, seat: Seat| view.resolving.iter().filter(|card| card.owner == seat).count();
    for (seat, (was, is)) in (0..).map(Seat).zip(before.seats.iter().zip(&after.seats)) {
        let begins = resolving(after, seat) > resolving(before, seat);
        for slot in Slot::ALL {
            match (was.slots[slot.index()], is.slots[slot.index()]) {
                (None, Some(_)) => moves.push((Place::Hand(seat), Place::Slot(seat, slot))),
                (Some(_), None) if begins => moves.push((Place::Slot(seat, slot), Place::Resolving)),
                (Some(_), None) => moves.push((Place::Slot(seat, slot), Place::Discard(seat))),
                (Some(old), Some(new)) if old.played != new.played || turned(old.facing, new.facing) => {
                    moves.push((Place::Hand(seat), Place::Slot(seat, slot)));
                }
                _ => {}
            }
        }
        if resolving(after, seat) < resolving(before, seat) {
            moves.push((Place::Resolving, Place::Discard(seat)));
        }
        if is.deck_len < was.deck_len {
            let went_to_hand = is.hand_len > was.hand_len;
            moves.push((Place::Deck(seat), if went_to_hand { Place::Hand(seat) } else { Place::Discard(seat) }));
        }
        let played = (0..5).filter(|slot| was.slots[*slot].is_none() && is.slots[*slot].is_some()).count();
        if usize::from(was.hand_len) > usize::from(is.hand_len) + played && is.discard_len > was.discard_len {
            moves.push((Place::Hand(seat), Place::Discard(seat)));
        }
    }
    moves
}

fn turned(old: Facing, new: Facing) -> bool {
    old == Facing::Up && new == Facing::Down
}

#[cfg(test)]
mod tests {
    use super::*;
    use coal::{Action, Setup, State};
    use table::{Choices, Match, Seed, Viewer};

    #[test]
    fn a_card_played_moves_from_the_hand_to_its_slot() {
        let mut game = Match::<State>::new(Setup::default(), Seed::from(5));
        loop {
            let seat = game.awaits().seats().lowest().unwrap();
            let choices = game.choices(seat);
            let action = choices.get(0);
            let before = game.view(Viewer::Public);
            game.act(seat, action).unwrap();
            if let Action::Play(_, _, slot) = action {
                let moves = movements(&before, &game.view(Viewer::Public));
                assert_eq!(moves, [(Place::Hand(seat), Place::Slot(seat, slot))]);
                return;
            }
        }
    }
}
