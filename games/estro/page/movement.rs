//! Movement is the difference of two views: which card came from where, and where it went.

use estro::View;
use estro::rules::CardNo;
use estro::view::FieldCard;
use table::Seat;

/// A place on the screen that cards come from and go to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Place {
    /// A deck.
    Deck(Seat),
    /// A hand as a whole.
    Hand(Seat),
    /// A card of the viewer's own hand.
    Card(CardNo),
    /// An Incinerator.
    Incinerator(Seat),
    /// A place on the field: the side, and the place on it, from 0.
    Field(u8, u8),
}

impl Place {
    /// The value of `data-place` of the element.
    #[must_use]
    pub fn name(self) -> String {
        match self {
            Self::Deck(seat) => format!("deck-{seat}"),
            Self::Hand(seat) => format!("hand-{seat}"),
            Self::Card(CardNo(card)) => format!("card-{card}"),
            Self::Incinerator(seat) => format!("incinerator-{seat}"),
            Self::Field(side, place) => format!("field-{side}-{place}"),
        }
    }
}

/// Whether two cards on one side are one, as far as the viewer can tell: known cards by their number, others by the turn in
/// which they came.
#[must_use]
pub fn is_same(one: &FieldCard, other: &FieldCard) -> bool {
    one.spot.side == other.spot.side
        && one.controller == other.controller
        && match (one.face, other.face) {
            (Some(one), Some(other)) => one == other,
            _ => one.since == other.since,
        }
}

const fn place_of(card: &FieldCard) -> Place {
    Place::Field(card.spot.side, card.spot.place)
}

/// The changes between two views of the same viewer. Nothing is guessed beyond what both views show.
#[must_use]
pub fn movements(before: &View, after: &View) -> Vec<(Place, Place)> {
    let mut moves = Vec::new();
    let mut left: Vec<&FieldCard> = before.field.iter().collect();
    for card in &after.field {
        match left.iter().position(|known| is_same(known, card)) {
            Some(known) => {
                let known = left.remove(known);
                if known.spot != card.spot {
                    moves.push((place_of(known), place_of(card)));
                }
            }
            None => moves.push((origin(before, after, card), place_of(card))),
        }
    }
    moves.extend(left.into_iter().map(|card| (place_of(card), destination(before, after, card))));
    for (seat, (was, is)) in (0..).map(Seat).zip(before.seats.iter().zip(&after.seats)) {
        if is.deck < was.deck {
            moves.push((Place::Deck(seat), Place::Hand(seat)));
        }
    }
    moves
}

/// Where a card came from that is new on the field.
fn origin(before: &View, after: &View, card: &FieldCard) -> Place {
    let seat = card.controller;
    // A guardian that comes back was destroyed (ESTRO-SOLO-12).
    let (Some(was), Some(is)) = (before.seats.get(seat.index()), after.seats.get(seat.index())) else {
        return Place::Incinerator(seat);
    };
    match card.face {
        Some(no) if was.incinerator.contains(&no) && !is.incinerator.contains(&no) => Place::Incinerator(seat),
        Some(no) if before.viewer.is(seat) && was.held.contains(&no) => Place::Card(no),
        _ if is.hand >= was.hand && is.deck < was.deck => Place::Deck(seat),
        _ => Place::Hand(seat),
    }
}

/// Where a card went that has left the field.
fn destination(before: &View, after: &View, card: &FieldCard) -> Place {
    let seat = card.controller;
    let size = |view: &View| {
        let of_fleet = view.fleet.as_ref().map_or(0, |fleet| fleet.incinerator.len());
        view.seats.get(seat.index()).map_or(of_fleet, |side| side.incinerator.len())
    };
    if size(after) > size(before) { Place::Incinerator(seat) } else { Place::Hand(seat) }
}

#[cfg(test)]
mod tests {
    use super::super::testing::solo_table;
    use super::*;
    use estro::language::Face;
    use estro::{Action, Event, Setup, State};
    use table::{Choices, Match, Seed, Viewer};

    #[test]
    fn a_card_that_is_played_comes_from_the_hand_and_one_that_is_destroyed_goes_to_the_incinerator() {
        let (mut played, mut destroyed) = (0, 0);
        for seed in 0..6_u32 {
            // The guardians of the ships have an Incinerator of their own (ESTRO-SOLO-12).
            let setup = if seed < 4 { Setup::default() } else { solo_table() };
            let mut game = Match::<State>::new(setup, Seed::from(u64::from(seed)));
            for step in 0..400_u32 {
                let Some(seat) = game.awaits().seats().lowest() else { break };
                let choices = game.choices(seat);
                let action = choices.get((step * 7 + seed) % choices.len());
                let views = |game: &Match<State>| [Viewer::Public, seat.into()].map(|viewer| game.view(viewer));
                let (before, events) = (views(&game), game.events().len());
                game.act(seat, action).unwrap();
                let after = views(&game);
                let moves = [0, 1].map(|who: usize| movements(&before[who], &after[who]));
                if let Action::Play(no, Face::Down) = action {
                    let from = |place: Place| move |step: &&(Place, Place)| step.0 == place;
                    assert!(moves[0].iter().any(|step| from(Place::Hand(seat))(&step)), "{moves:?}");
                    assert!(moves[1].iter().any(|step| from(Place::Card(no))(&step)), "{moves:?}");
                    played += 1;
                }
                for logged in &game.events()[events..] {
                    if let Event::Destroyed(owner, _) = logged.event {
                        let burns = |step: &(Place, Place)| step.1 == Place::Incinerator(owner);
                        assert!(moves[0].iter().any(burns), "{moves:?}");
                        destroyed += 1;
                    }
                }
            }
        }
        assert!(played > 10 && destroyed > 10, "{played} {destroyed}");
    }
}
