//! Reads the document of a view, for screens that have no match of their own.

use table::Outcome;
use table::read_back::{self, ReadError};

use super::view::ask_word;
use super::{
    AnnouncedDocument, CardDocument, CombatDocument, LastingDocument, ModifierDocument, PlacedDocument,
    SeatViewDocument, ViewDocument, what_word,
};
use crate::action::place_word;
use crate::clause;
use crate::round::Round;
use crate::rules::SEATS;
use crate::set::{CardNo, CardSet};
use crate::state::{At, SLOTS, SlotNo, What, WindowKind};
use crate::view::{Announced, Ask, CardView, CombatView, Lasting, SeatView, ShownModifier, View};

type Read<T> = Result<T, ReadError>;

/// Restores the view that a document was made from, with the cards of its table. The full question to its viewer
/// ([`View::prompt`]) stays with the referee: a screen gets it in words.
impl TryFrom<(&ViewDocument, &CardSet)> for View {
    type Error = ReadError;

    fn try_from((document, cards): (&ViewDocument, &CardSet)) -> Read<Self> {
        let seats = document.seats.len();
        if !(1..=SEATS).contains(&seats) {
            return Err(ReadError::new(seats, "number of seats"));
        }
        let asks = match (document.asked, document.asks.as_deref()) {
            (Some(seat), Some(word)) => Some((read_back::seat(seat, seats)?, ask_of(word, document.answers)?)),
            _ => None,
        };
        let outcome = document.outcome.as_ref().map(|outcome| {
            let winners = read_back::seats(&outcome.winners, seats)?;
            let clause = read_back::clause(&outcome.clause, clause::ALL)?;
            Ok(if outcome.tie { Outcome::tie(winners, clause) } else { Outcome::win(winners, clause) })
        });
        let round = Round::of(&document.order, document.reversed).filter(|round| round.fits(seats as u8));
        Ok(Self {
            viewer: document.viewer.parse().map_err(|_| ReadError::new(&document.viewer, "viewer"))?,
            cards: cards.clone(),
            turn: document.turn,
            active: read_back::seat(document.active, seats)?,
            round: round.ok_or_else(|| ReadError::new(format!("{:?}", document.order), "order of the seats"))?,
            step: document.step,
            actions: document.actions,
            target: document.target,
            asks,
            prompt: None,
            combat: document.combat.as_ref().map(|one| combat(one, seats)).transpose()?,
            modifiers: all(&document.modifiers, |one| modifier(one, cards))?,
            seats: all(&document.seats, |seat| seat_view(seat, cards, seats))?,
            table: all(&document.table, |card| placed(card, cards, seats))?,
            announced: all(&document.announced, |one| announced(one, cards, seats))?,
            lasting: all(&document.lasting, |one| lasting(one, cards, seats))?,
            outcome: outcome.transpose()?,
        })
    }
}

fn seat_view(seat: &SeatViewDocument, cards: &CardSet, seats: usize) -> Read<SeatView> {
    let listed = |list: &Vec<CardDocument>| all(list, |card| card_of(card, cards));
    Ok(SeatView {
        destiny: seat.destiny,
        promotion: seat.promotion,
        hand_len: seat.hand_len,
        hand: seat.hand.as_ref().map(listed).transpose()?,
        pile_len: seat.draw_pile,
        discard_len: seat.discard_pile,
        discards: seat.discards.as_ref().map(listed).transpose()?,
        gone_len: seat.annihilated_pile,
        reserve_len: seat.reserve,
        sabotaged: read_back::seats(&seat.sabotaged, seats)?,
        to_come: [seat.fewer_actions, seat.missed_turns, seat.more_turns],
        owes_outpost: seat.owes_outpost,
        redrawn: seat.redrawn,
        no_warriors: seat.no_warriors,
        eliminated: seat.eliminated,
        team: seat.team,
    })
}

fn placed(card: &PlacedDocument, cards: &CardSet, seats: usize) -> Read<CardView> {
    let areas = [At::Squad, At::Kohort, At::Outpost, At::Aside, At::Hidden, At::Card, At::Player, At::Game];
    let at = areas.into_iter().find(|at| place_word(*at) == card.at);
    Ok(CardView {
        slot: slot_of(card.slot)?,
        number: card.number,
        at: at.ok_or_else(|| ReadError::new(&card.at, "place of a card"))?,
        controller: read_back::seat(card.controller, seats)?,
        owner: read_back::seat(card.owner, seats)?,
        on: some_slot(card.on)?,
        on_player: card.on_player.map(|seat| read_back::seat(seat, seats)).transpose()?,
        card: some_card(card.card.as_ref(), cards)?,
        wounded: card.wounded,
        covered: card.covered,
        inside: card.inside,
        unpaid: card.unpaid,
        in_use: card.in_use,
        used: card.used,
        chosen: some_slot(card.chosen)?,
        markers: card.markers,
        ratings: card.ratings,
        affiliations: card.memberships.iter().fold(0, |bits, one| bits | one.bit()),
    })
}

fn combat(combat: &CombatDocument, seats: usize) -> Read<CombatView> {
    Ok(CombatView {
        player: read_back::seat(combat.player, seats)?,
        attacker: some_slot(combat.attacker)?,
        defender: some_slot(combat.defender)?,
        second: some_slot(combat.second)?,
        tactic: combat.tactic,
        warzone: some_slot(combat.warzone)?,
        blows: combat.blows,
        cover: combat.cover,
        support: [places(&combat.support[0])?, places(&combat.support[1])?],
    })
}

fn modifier(modifier: &ModifierDocument, cards: &CardSet) -> Read<ShownModifier> {
    let gives = notation::from_str(&modifier.gives);
    Ok(ShownModifier {
        on: slot_of(modifier.on)?,
        card: card_of(&modifier.card, cards)?,
        slot: some_slot(modifier.slot)?,
        gives: gives.map_err(|_| ReadError::new(&modifier.gives, "effect of the card language"))?,
    })
}

fn announced(announced: &AnnouncedDocument, cards: &CardSet, seats: usize) -> Read<Announced> {
    Ok(Announced {
        seat: read_back::seat(announced.seat, seats)?,
        what: what_of(&announced.what, announced.which)?,
        card: some_card(announced.card.as_ref(), cards)?,
        slot: some_slot(announced.slot)?,
        caster: some_slot(announced.caster)?,
        targets: places(&announced.targets)?,
        player: read_back::seat(announced.player, seats)?,
        steps: announced.steps,
        cancelled: announced.cancelled,
    })
}

fn lasting(lasting: &LastingDocument, cards: &CardSet, seats: usize) -> Read<Lasting> {
    Ok(Lasting {
        card: card_of(&lasting.card, cards)?,
        seat: read_back::seat(lasting.seat, seats)?,
        on: some_slot(lasting.on)?,
        steps: lasting.steps,
    })
}

fn ask_of(word: &str, answers: Option<u8>) -> Read<Ask> {
    let event = WindowKind::Event(answers.unwrap_or_default());
    let windows = [
        WindowKind::Free,
        WindowKind::Response,
        event,
        WindowKind::Intent,
        WindowKind::Named,
        WindowKind::BeforeTactic,
        WindowKind::Modify,
        WindowKind::BeforeDraw,
        WindowKind::EndOfTurn,
        WindowKind::BeforeDiscard,
        WindowKind::Victory,
    ];
    let others = [Ask::Redraw, Ask::Action, Ask::Combat, Ask::Choice, Ask::Discard];
    let mut every = others.into_iter().chain(windows.map(Ask::Window));
    every.find(|ask| ask_word(*ask) == word).ok_or_else(|| ReadError::new(word, "question"))
}

fn what_of(word: &str, which: Option<u8>) -> Read<What> {
    let number = which.and_then(|which| which.checked_sub(1)).unwrap_or_default();
    let every = [
        What::Card,
        What::Ability(number),
        What::Trigger(number),
        What::Add,
        What::AddCovered,
        What::Seek,
        What::Exit,
        What::Board,
        What::Transfer,
        What::Sabotage,
        What::Meditate,
        What::Goal(number),
        What::Raise,
        What::Reward,
        What::Return,
    ];
    every.into_iter().find(|what| what_word(*what) == word).ok_or_else(|| ReadError::new(word, "announcement"))
}

fn slot_of(number: u8) -> Read<SlotNo> {
    if usize::from(number) < SLOTS { Ok(SlotNo(number)) } else { Err(ReadError::new(number, "place in play")) }
}

fn some_slot(number: Option<u8>) -> Read<Option<SlotNo>> {
    number.map(slot_of).transpose()
}

/// A list of places as an array, filled from the front.
fn places<const MOST: usize>(numbers: &[u8]) -> Read<[Option<SlotNo>; MOST]> {
    let mut places = [None; MOST];
    if numbers.len() > MOST {
        return Err(ReadError::new(numbers.len(), "number of cards here"));
    }
    for (place, number) in places.iter_mut().zip(numbers) {
        *place = Some(slot_of(*number)?);
    }
    Ok(places)
}

fn card_of(card: &CardDocument, cards: &CardSet) -> Read<CardNo> {
    let number = card.code.parse().ok().and_then(|code| cards.coded(code));
    number.ok_or_else(|| ReadError::new(&card.code, "card of this table"))
}

fn some_card(card: Option<&CardDocument>, cards: &CardSet) -> Read<Option<CardNo>> {
    card.map(|card| card_of(card, cards)).transpose()
}

fn all<D, T>(list: &[D], read: impl Fn(&D) -> Read<T>) -> Read<Vec<T>> {
    list.iter().map(read).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{State, deck};
    use table::{Choices, Match, Seed, Viewer};

    /// The view without the facts that a document leaves out: the full question, and which places of a row are empty.
    fn drawn(view: &View) -> View {
        let mut view = View { prompt: None, ..view.clone() };
        for one in &mut view.announced {
            let first = one.targets[0].or(one.targets[1]);
            one.targets = [first, one.targets[1].filter(|_| one.targets[0].is_some())];
        }
        for side in view.combat.iter_mut().flat_map(|combat| &mut combat.support) {
            side.sort_by_key(Option::is_none);
        }
        view
    }

    #[test]
    fn a_view_is_read_back_from_its_document() {
        let (mut fights, mut modifiers, mut announced, mut lasting, mut over) = (0, 0, 0, 0, 0);
        for seats in 2..=4 {
            let mut game = Match::<State>::new(deck::ready_table(seats), Seed::from(20 + seats as u64));
            for step in 0..900_u32 {
                for viewer in Viewer::all(seats as u8) {
                    let view = game.view(viewer);
                    let document = ViewDocument::from(&view);
                    let back = View::try_from((&document, &view.cards)).unwrap();
                    assert_eq!(back, drawn(&view), "{step}");
                    fights += usize::from(view.combat.is_some());
                    modifiers += view.modifiers.len();
                    announced += view.announced.len();
                    lasting += view.lasting.len();
                    over += usize::from(view.outcome.is_some());
                }
                let Some(seat) = game.awaits().seats().lowest() else { break };
                let choices = game.choices(seat);
                game.act(seat, choices.get(step * 7 % choices.len())).unwrap();
            }
        }
        let seen = [fights, modifiers, announced, lasting];
        assert!(seen.iter().all(|count| *count > 100), "{seen:?} {over}");
    }

    #[test]
    fn a_document_of_another_table_is_refused() {
        let view = Match::<State>::new(deck::ready_table(2), Seed::from(3)).view(Viewer::Public);
        let document = ViewDocument::from(&view);
        let wrong = |change: fn(&mut ViewDocument)| {
            let mut changed = document.clone();
            change(&mut changed);
            View::try_from((&changed, &view.cards)).unwrap_err().to_string()
        };
        assert_eq!(wrong(|document| document.active = 2), "`2` is no seat of this table");
        assert_eq!(wrong(|document| document.order = vec![1, 1]), "`[1, 1]` is no order of the seats");
        assert_eq!(wrong(|document| document.order = vec![255, 0]), "`[255, 0]` is no order of the seats");
        assert_eq!(wrong(|document| document.asks = Some("nothing".into())), "`nothing` is no question");
        assert_eq!(wrong(|document| document.seats.clear()), "`0` is no number of seats");
        let stranger = |document: &mut ViewDocument| {
            document.seats[0].hand = Some(vec![CardDocument { code: "99999".into(), name: String::new() }]);
        };
        assert_eq!(wrong(stranger), "`99999` is no card of this table");
    }
}
