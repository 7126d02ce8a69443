//! The statistics of a match of Doomtrooper: kills by seat and by warrior, and the reason for the result.

use doomtrooper::language::{Code, Name};
use doomtrooper::set::CardNo;
use doomtrooper::view::SeatView;
use doomtrooper::{CardSet, Event, SeatDocument, Setup, View, clause, deck, text};
use protocol::{Both, FigureRow, PlayedDeck};
use table::{Language, Logged, Outcome, Seat};

use super::deck::link_of;
use crate::i18n;

/// The one with the most Promotion Points wins.
pub const LEAST_WINS: bool = false;

/// The standing of a seat: its Promotion Points.
pub const fn standing(side: &SeatView) -> i16 {
    side.promotion
}

/// The decks that were played, the ready ones by name.
pub fn decks(setup: &Setup) -> Vec<PlayedDeck> {
    let house = CardSet::house();
    let number = |card: &String| {
        let coded = card.parse::<Code>().ok().and_then(|code| house.coded(code));
        coded.or_else(|| house.named(&Name::from(card.as_str())))
    };
    let sorted = |list: &[String]| {
        let mut numbers: Vec<CardNo> = list.iter().filter_map(number).collect();
        numbers.sort_unstable();
        numbers
    };
    let lists_of = |seat: &SeatDocument| [sorted(&seat.deck), sorted(&seat.reserve)];
    let played = |seat: &SeatDocument| {
        let lists = lists_of(seat);
        let known = deck::ready().iter().map(|(_, deck)| deck).find(|deck| lists_of(&deck.seat()) == lists);
        let name = known.map(|deck| Both::say(|language| deck.name(language).to_owned()));
        let counted = lists
            .each_ref()
            .map(|list| list.chunk_by(|one, other| one == other).map(|copies| (copies[0], copies.len())));
        let [main, reserve] = counted;
        let link = link_of(&house, main, reserve, known.map_or("", |deck| deck.name(Language::En)));
        PlayedDeck { name: name.unwrap_or_default(), link }
    };
    setup.document().seats.iter().map(played).collect()
}

/// Sums up the events of a match.
pub struct Tally {
    /// The number of warriors that each seat has killed, and lost.
    killed: Vec<u32>,
    lost: Vec<u32>,
    /// The number of kills by each warrior of a seat.
    warriors: Vec<Vec<(CardNo, u32)>>,
    /// Successful sabotages.
    sabotaged: Vec<u32>,
    /// The blows of the combat: the striking card and its seat, and the warrior that was struck. Both blows fall before
    /// anybody is killed.
    blows: Vec<(Seat, Option<CardNo>, u16)>,
    turn: u16,
}

impl Tally {
    /// The empty tally of a table with this number of seats.
    pub fn new(seats: usize) -> Self {
        Self {
            killed: vec![0; seats],
            lost: vec![0; seats],
            warriors: vec![Vec::new(); seats],
            sabotaged: vec![0; seats],
            blows: Vec::new(),
            turn: 0,
        }
    }

    /// Adds the events after a decision, with the view of the table before it.
    pub fn take(&mut self, events: &[Logged<Event>], before: &View) {
        let controller =
            |number: u16| before.table.iter().find(|card| card.number == number).map(|card| card.controller);
        for logged in events {
            match logged.event {
                Event::TurnBegan(_, turn) => self.turn = turn,
                Event::Attacks(_) => self.blows.clear(),
                Event::Blow(from, to, ..) => {
                    let blow = controller(from.number).map(|seat| (seat, from.card, to.number));
                    self.blows.extend(blow);
                }
                Event::Killed(spot, _) => {
                    if let Some(seat) = controller(spot.number) {
                        self.lost[seat.index()] += 1;
                    }
                    self.count_kill(spot.number);
                }
                Event::Sabotaged(seat, _) => self.sabotaged[seat.index()] += 1,
                _ => {}
            }
        }
    }

    fn count_kill(&mut self, number: u16) {
        let Some((seat, card, _)) = self.blows.iter().rfind(|(_, _, to)| *to == number).copied() else { return };
        self.killed[seat.index()] += 1;
        let Some(card) = card else { return };
        let known = &mut self.warriors[seat.index()];
        match known.iter_mut().find(|(one, _)| *one == card) {
            Some((_, sum)) => *sum += 1,
            None => known.push((card, 1)),
        }
    }

    /// The figures of all seats.
    pub fn rows(&self, cards: &CardSet) -> Vec<FigureRow> {
        let plain = |text: String| Both { en: text.clone(), it: text };
        let row = |id: &str, of_seats: Vec<Both>| FigureRow {
            name: Both::say(|language| i18n::say(language, id, &[])),
            of_seats,
        };
        let numbers = |of: &[u32]| of.iter().map(|n| plain(n.to_string())).collect();
        let best = |known: &Vec<(CardNo, u32)>| {
            let best = known.iter().rev().max_by_key(|(_, kills)| *kills);
            best.map_or_else(
                || plain("–".to_owned()),
                |(card, kills)| {
                    let values = [("card", text::name(cards.card(*card)).into()), ("n", (*kills).into())];
                    Both::say(|language| i18n::say(language, "figures-card", &values))
                },
            )
        };
        vec![
            row("figures-killed", numbers(&self.killed)),
            row("figures-lost", numbers(&self.lost)),
            row("figures-best", self.warriors.iter().map(best).collect()),
            row("figures-sabotaged", numbers(&self.sabotaged)),
        ]
    }

    /// The reason for the result.
    pub fn reason(&self, outcome: &Outcome, end: &View) -> Option<Both> {
        // The points of a team are added together (TEAM).
        let points: i16 =
            outcome.winners.iter().filter_map(|seat| end.seats.get(seat.index())).map(|side| side.promotion).sum();
        let id = match outcome.clause {
            clause::GAME_07 => "reason-piles",
            clause::GAME_09 => "reason-alone",
            clause::GAME_05 => "reason-tie",
            clause::GAME_02 if points < end.target => "reason-limit",
            clause::GAME_02 => "reason-points",
            _ => return None,
        };
        Some(Both::say(|language| {
            i18n::say(language, id, &[("n", i32::from(end.target).into()), ("turn", self.turn.into())])
        }))
    }
}

#[cfg(test)]
mod tests {
    use super::super::deck::Deck;
    use super::*;
    use doomtrooper::language::CardKind;
    use doomtrooper::state::SlotNo;
    use doomtrooper::{Sight, clause};

    #[test]
    fn the_decks_of_a_match_are_named_and_lead_to_their_lists() {
        let house = CardSet::house();
        let setup = deck::ready_table(2);
        let played = decks(&setup);
        for (played, (_, ready)) in played.iter().zip(deck::ready()) {
            assert_eq!(played.name.get(Language::It), ready.name(Language::It));
            let listed = Deck::from_link(&played.link, &house).ok().expect("a list");
            assert_eq!(listed.count() as usize, ready.seat().deck.len() + ready.seat().reserve.len());
        }
        assert_eq!(played.len(), 2);
        let mut own = setup.document().clone();
        let more = own.seats[0].deck[0].clone();
        own.seats[0].reserve.push(more);
        let own = Setup::check(own, house).unwrap();
        assert_eq!(decks(&own)[0].name, Both::default());
    }

    /// CMB-20: both strike before either is killed, and each kill is counted for its striker.
    #[test]
    fn a_kill_is_counted_for_the_one_whose_blow_it_was() {
        let game = table::Match::<doomtrooper::State>::new(deck::ready_table(2), table::Seed::from(3));
        let mut view = game.view(table::Viewer::Public);
        let warrior = view.cards.cards().iter().position(|card| card.kind == CardKind::Warrior).unwrap();
        let card = CardNo(warrior as u16);
        let mut seats = Vec::new();
        for number in [1, 2] {
            let sight = Sight { slot: SlotNo(number), number: number.into(), card: Some(card) };
            seats.push(sight);
            view.table.push(on_the_table(sight, Seat(number - 1)));
        }
        let [one, other] = [seats[0], seats[1]];
        let spot = doomtrooper::event::Spot { slot: other.slot, number: other.number };
        let events = [
            Event::Attacks(Seat(0)),
            Event::Blow(one, other, 6, 3),
            Event::Blow(other, one, 2, 4),
            Event::Killed(spot, card),
            Event::CombatOver,
        ];
        let logged: Vec<Logged<Event>> =
            events.into_iter().map(|event| Logged { clause: clause::CMB_20, event }).collect();
        let mut tally = Tally::new(2);
        tally.take(&logged, &view);
        assert_eq!((tally.killed, tally.lost), (vec![1, 0], vec![0, 1]));
        assert_eq!(tally.warriors[0], [(card, 1)]);
    }

    fn on_the_table(sight: Sight, seat: Seat) -> doomtrooper::view::CardView {
        doomtrooper::view::CardView {
            slot: sight.slot,
            number: sight.number,
            at: doomtrooper::state::At::Squad,
            controller: seat,
            owner: seat,
            on: None,
            on_player: None,
            card: sight.card,
            wounded: false,
            covered: false,
            inside: false,
            unpaid: false,
            in_use: false,
            used: false,
            chosen: None,
            markers: 0,
            ratings: None,
            affiliations: 0,
        }
    }
}
