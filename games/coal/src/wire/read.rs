//! Reading a view back from its document, for a screen that has no match of its own.

use arrayvec::ArrayVec;
use table::Outcome;
use table::read_back::{self, ReadError};

use super::{ActivatedDocument, PreparedDocument, SeatViewDocument, ViewDocument};
use crate::action::{HandKind, Slot};
use crate::clause;
use crate::rules::{CardNo, DECK_SIZE, PilotNo};
use crate::set::CardSet;
use crate::state::SEATS;
use crate::view::{ActivatedView, HandCard, Prepared, SeatView, View};

type Read<T> = Result<T, ReadError>;

/// The view that a document was made of, with the cards of its table. Damage beyond 10 is not in the document, since no
/// board shows it (COAL-OBJ-08), and is read as 10.
impl TryFrom<(&ViewDocument, &CardSet)> for View {
    type Error = ReadError;

    fn try_from((document, set): (&ViewDocument, &CardSet)) -> Read<Self> {
        let seats = document.seats.len();
        if !(1..=SEATS).contains(&seats) {
            return Err(ReadError::new(seats, "number of seats"));
        }
        let one = |number: u8| read_back::seat(number, seats);
        let asks = document
            .asks
            .as_ref()
            .map(|asks| Ok((read_back::seats(&asks.seats, seats)?, asks.ask.into())))
            .transpose()?;
        let outcome = document.outcome.as_ref().map(|end| {
            let winners = read_back::seats(&end.winners, seats)?;
            let clause = read_back::clause(&end.clause, clause::ALL)?;
            Ok(if end.tie { Outcome::tie(winners, clause) } else { Outcome::win(winners, clause) })
        });
        let viewer = document.viewer.parse().map_err(|_| ReadError::new(&document.viewer, "viewer"))?;
        Ok(Self {
            viewer,
            cards: set.clone(),
            turn: document.turn,
            starter: document.starter.map(one).transpose()?,
            active: one(document.active)?,
            kind: document.kind.map(Into::into),
            maneuver_used: document.maneuver_used,
            announced: document.announced,
            asks,
            placing: document.placing,
            seats: document.seats.iter().map(|seat| seat_view(seat, set, seats)).collect::<Read<_>>()?,
            resolving: few(&document.resolving, "card that is resolved", |card| activated(card, set, seats))?,
            teams: document.teams,
            tag_mode: document.tag_mode,
            training_aid: document.training_aid,
            outcome: outcome.transpose()?,
        })
    }
}

fn seat_view(seat: &SeatViewDocument, set: &CardSet, seats: usize) -> Read<SeatView> {
    let cards = |ids: &[String]| few::<_, _, DECK_SIZE>(ids, "card of a deck", |id| card_of(id, set));
    let hand = |card: &super::HandCardDocument| {
        let kind = match card.letter.as_bytes() {
            [letter @ b'a'..=b't'] => HandKind(letter - b'a'),
            _ => return Err(ReadError::new(&card.letter, "letter of a hand")),
        };
        Ok(HandCard { kind, card: card_of(&card.card, set)?, copies: card.copies })
    };
    let mut slots = [None; 5];
    for slot in Slot::ALL {
        slots[slot.index()] = seat.slots[slot.index()].as_ref().map(|card| prepared(card, set)).transpose()?;
    }
    Ok(SeatView {
        model: seat.model,
        pilot: seat.pilot.as_deref().map(|id| pilot_of(id, set)).transpose()?,
        reserve: seat.reserve.as_deref().map(|id| pilot_of(id, set)).transpose()?,
        pair: few(&seat.pair, "pilot of a pair", |id| pilot_of(id, set))?,
        has_chosen: seat.has_chosen,
        tag: seat.tag,
        team: seat.team,
        deck_models: few(&seat.deck_models, "model of a deck", |model| Ok(*model))?,
        deck_list: seat.deck_list.as_deref().map(cards).transpose()?,
        damage: seat.damage,
        destroyed: seat.destroyed,
        eliminated: seat.eliminated,
        ability_used: seat.ability_used,
        reserve_used: seat.reserve_used,
        own_turns: seat.own_turns,
        deck_len: seat.deck,
        hand_len: seat.hand_size,
        hand: seat.hand.as_deref().map(|list| few(list, "card of a hand", hand)).transpose()?,
        discard: cards(&seat.discard)?,
        discard_len: seat.discard_size,
        echo: cards(&seat.echo)?,
        slots,
        physical_from: by_seat(&seat.physical_from, seats)?,
        hits: by_seat(&seat.hits, seats)?,
    })
}

fn prepared(card: &PreparedDocument, set: &CardSet) -> Read<Prepared> {
    Ok(Prepared {
        facing: card.facing.into(),
        card: card.card.as_deref().map(|id| card_of(id, set)).transpose()?,
        tokens: card.tokens,
        played: card.played,
        ready: card.ready,
    })
}

fn activated(card: &ActivatedDocument, set: &CardSet, seats: usize) -> Read<ActivatedView> {
    Ok(ActivatedView {
        owner: read_back::seat(card.owner, seats)?,
        card: card_of(&card.card, set)?,
        is_echo: card.is_echo,
        alternative: card.alternative,
        tokens: card.tokens,
        target: card.target.map(|seat| read_back::seat(seat, seats)).transpose()?,
        coming: read_back::seats(&card.coming, seats)?,
        pending: [card.pending.physical, card.pending.energy, card.pending.generic],
        absorbed: [card.absorbed.physical, card.absorbed.energy],
        neutralized: card.neutralized,
    })
}

fn card_of(id: &str, set: &CardSet) -> Read<CardNo> {
    set.find(id).ok_or_else(|| ReadError::new(id, "card of this table"))
}

fn pilot_of(id: &str, set: &CardSet) -> Read<PilotNo> {
    set.find_pilot(id).ok_or_else(|| ReadError::new(id, "pilot of this table"))
}

fn by_seat(numbers: &[u8], seats: usize) -> Read<[u8; SEATS]> {
    if numbers.len() != seats {
        return Err(ReadError::new(numbers.len(), "number of seats"));
    }
    let mut all = [0; SEATS];
    all[..seats].copy_from_slice(numbers);
    Ok(all)
}

/// Collects a list that must fit into an array.
fn few<D, T, const MOST: usize>(
    list: &[D],
    what: &'static str,
    read: impl Fn(&D) -> Read<T>,
) -> Read<ArrayVec<T, MOST>> {
    let mut few = ArrayVec::new();
    for document in list {
        few.try_push(read(document)?).map_err(|_| ReadError::new(list.len(), what))?;
    }
    Ok(few)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Options, Setup, State};
    use table::{Choices, Match, Seed, Viewer};

    /// Plays matches of every kind of table and passes each view, for every viewer, to `check`.
    fn each_view(mut check: impl FnMut(View)) {
        let tables = [
            Setup::default(),
            Setup::of(3, Options { tag_mode: true, training_aid: true, ..Options::default() }).unwrap(),
            Setup::of(4, Options { teams: true, top_discard_only: true, ..Options::default() }).unwrap(),
        ];
        for (number, setup) in tables.into_iter().enumerate() {
            let mut game = Match::<State>::new(setup, Seed::from(3 + number as u64));
            for step in 0..4_000_u32 {
                Viewer::all(game.truth().seats).for_each(|viewer| check(game.view(viewer)));
                let Some(seat) = game.awaits().seats().lowest() else { break };
                let choices = game.choices(seat);
                game.act(seat, choices.get(step * 7 % choices.len())).unwrap();
            }
        }
    }

    #[test]
    fn a_view_is_read_back_from_its_document() {
        let (mut hands, mut over, mut resolving, mut fatal) = (0, 0, 0, 0);
        each_view(|view| {
            let document = ViewDocument::from(&view);
            let back = View::try_from((&document, &view.cards)).unwrap();
            let mut shown = view.clone();
            for seat in &mut shown.seats {
                fatal += usize::from(seat.damage > seat.shown_damage());
                seat.damage = seat.shown_damage();
                hands += usize::from(seat.hand.is_some());
            }
            (over, resolving) = (over + usize::from(view.outcome.is_some()), resolving + view.resolving.len());
            assert_eq!(back, shown);
        });
        assert!(hands > 1_000 && over > 6 && resolving > 30 && fatal > 10, "{hands} {over} {resolving} {fatal}");
    }

    #[test]
    fn a_document_of_another_table_is_refused() {
        let view = Match::<State>::new(Setup::default(), Seed::from(3)).view(Viewer::Public);
        let document = ViewDocument::from(&view);
        let wrong = |change: fn(&mut ViewDocument)| {
            let mut changed = document.clone();
            change(&mut changed);
            View::try_from((&changed, &view.cards)).unwrap_err().to_string()
        };
        assert_eq!(wrong(|document| document.active = 2), "`2` is no seat of this table");
        assert_eq!(wrong(|document| document.viewer = "me".into()), "`me` is no viewer");
        assert_eq!(wrong(|document| document.seats.clear()), "`0` is no number of seats");
        assert_eq!(wrong(|document| document.seats[0].echo = vec!["x".into()]), "`x` is no card of this table");
        assert_eq!(wrong(|document| document.seats[0].hits = vec![1]), "`1` is no number of seats");
        let many = |document: &mut ViewDocument| document.seats[1].pair = vec!["von-nemo".into(); 3];
        assert_eq!(wrong(many), "`3` is no pilot of a pair");
    }
}
