//! Setting the table up (ESTRO-SETUP-01).

use std::sync::Arc;

use arrayvec::ArrayVec;
use table::{Chance, Draw, Log, Seat};

use crate::clause;
use crate::event::Event;
use crate::language::Estro;
use crate::pile::Pile;
use crate::rules::{ATTACKS, CardNo, DECK_SIZE, HAND_LIMIT, OF_EACH_ESTRO, Rules};
use crate::set::MOST_CARDS;
use crate::setup::{ChosenCards, DeckMode, Setup};
use crate::state::{
    Card, CardId, Cards, Change, DEPTH, Delayed, Dying, Ends, Fate, Fleet, Frame, Hoard, Prompt, Question, SEATS,
    State, TIMED, Timed, Trigger, TurnStep, WAITING, Zones,
};

impl State {
    /// A table without cards.
    pub(crate) fn empty(rules: Arc<Rules>, seats: u8) -> Self {
        let nothing = Timed { card: CardId::NONE, what: Change::Inhibited, until: Ends::Never };
        let trigger = Trigger { card: CardId::NONE, cause: CardId::NONE, timing: crate::language::Timing::OnPlay };
        Self {
            rules,
            cards: Cards::new(),
            hoards: [Hoard::default(); SEATS],
            fields: [Pile::EMPTY; 2],
            answering: [0; 2],
            zones: Zones { active: 0, used: [0; SEATS] },
            fleet: Fleet::default(),
            timed: [nothing; TIMED],
            timed_len: 0,
            delayed: [Delayed { card: CardId::NONE, turns_left: 0 }; 16],
            delayed_len: 0,
            stack: [Frame::Turn(TurnStep::Begin); DEPTH],
            depth: 1,
            dying: [Dying { card: CardId::NONE, fate: Fate::Gone, is_bait: false }; WAITING],
            dying_len: 0,
            triggers: [trigger; WAITING],
            triggers_len: 0,
            question: Question { seat: Seat(0), prompt: Prompt::Nothing },
            ended: None,
            seats,
            is_constructed: false,
            first: Seat(0),
            active: Seat(0),
            turn: 0,
            round: 1,
            attacks: 0,
            attack_limit: ATTACKS,
            attacks_once: false,
            extra_plays: 0,
            extra_estri: 0,
            has_played: false,
            has_opened_rift: false,
            may_play_second: false,
            lone_fields: 0,
            still_rounds: 0,
            is_still: true,
            rift: ArrayVec::new(),
            by_lot: false,
            totals: [None; 2],
            errors: 0,
            last_played: CardId::NONE,
            phase_dice: [0; 2],
        }
    }

    pub(crate) fn set_up(setup: &Setup, chance: &mut impl Chance, log: &mut impl Log<Self>) -> Self {
        let seats = setup.rules.options.seats();
        let mut this = Self::empty(Arc::clone(&setup.rules), seats);
        let mut lists = deal_decks(setup, chance);
        if let Some(blank) = setup.rules.blank {
            // After every draw, so that all of them come out as without the blank.
            let mut deck = lists[blank.seat.index()].iter_mut();
            deck.find(|no| **no == blank.instead_of).into_iter().for_each(|no| *no = blank.number);
        }
        this.is_constructed = matches!(setup.decks, DeckMode::Constructed(_));
        this.first = match this.rules.options.first_player.checked_sub(1) {
            // The ships never begin (ESTRO-SOLO-10).
            _ if this.seats == 1 => Seat(0),
            Some(agreed) => Seat(agreed),
            None => Self::coin_of_start(chance, this.seats),
        };
        log.push(clause::SETUP_02, Event::Begins(this.first));
        for (seat, list) in Seat::all(this.seats).zip(lists) {
            for no in list {
                let estro = this.rules.card(no).estro;
                if let Some(card) = this.cards.add(Card::in_deck(no, seat, estro)) {
                    let has_room = this.hoard_mut(seat).deck.push(card);
                    debug_assert!(has_room, "a deck of 25 fits");
                }
            }
            chance.shuffle(Draw::of("shuffle", seat), this.hoard_mut(seat).deck.as_mut_slice());
        }
        this.deploy_guardians(chance, log);
        this.lay_out_rift(chance);
        for seat in Seat::all(this.seats) {
            this.draw(seat, HAND_LIMIT as u8, clause::SETUP_03, log);
        }
        if this.rules.options.is_conquest() {
            this.lay_out_zones(log);
        } else if this.rules.options.is_inferno() {
            // Two different ones, since none is drawn that is active (ESTRO-INF-04).
            for _ in 0..2 {
                this.draw_zone(chance, clause::INF_04, log);
            }
        } else {
            this.draw_zone(chance, clause::SETUP_05, log);
        }
        let first = this.first;
        log.push(clause::TURN_01, Event::RoundBegan(1));
        this.begin_turn(first, log);
        this.run(chance, log);
        this
    }

    /// The dimensional deck: what lies in no deck, shuffled (ESTRO-FESS-06).
    fn lay_out_rift(&mut self, chance: &mut impl Chance) {
        if self.rules.options.rift {
            let is_dealt = |no: &CardNo| self.cards.ids().any(|card| self.card(card).no == *no);
            self.rift = self.rules.catalogue().filter(|no| !is_dealt(no)).collect();
            chance.shuffle(Draw::named("rift"), &mut self.rift);
        }
    }
}

/// Five cards of each Estro for each seat, in the order in which they come (ESTRO-LUC-01).
fn deal_of_each(rules: &Rules, all: &[CardNo]) -> ArrayVec<ArrayVec<CardNo, DECK_SIZE>, SEATS> {
    let of = |estro: Estro| all.iter().copied().filter(move |no| rules.card(*no).estro == estro);
    let deck = |seat: usize| {
        let five = |estro: Estro| of(estro).skip(seat * OF_EACH_ESTRO).take(OF_EACH_ESTRO);
        Estro::ALL.into_iter().flat_map(five).collect()
    };
    (0..usize::from(rules.options.seats())).map(deck).collect()
}

/// The 25 cards of each seat (ESTRO-DECK-01 to ESTRO-DECK-05).
fn deal_decks(setup: &Setup, chance: &mut impl Chance) -> ArrayVec<ArrayVec<CardNo, DECK_SIZE>, SEATS> {
    let seats = setup.rules.options.seats();
    match &setup.decks {
        DeckMode::Random => {
            let mut all: ArrayVec<CardNo, MOST_CARDS> = setup.rules.catalogue().collect();
            chance.shuffle(Draw::named("deal"), &mut all);
            if setup.rules.options.lucid {
                return deal_of_each(&setup.rules, &all);
            }
            all.chunks(DECK_SIZE).take(seats.into()).map(|deck| deck.iter().copied().collect()).collect()
        }
        DeckMode::Constructed(chosen) => {
            let with_five = |(seat, list): (Seat, &ChosenCards)| {
                let mut rest: ArrayVec<CardNo, MOST_CARDS> =
                    setup.rules.catalogue().filter(|no| !list.contains(no)).collect();
                let mut deck: ArrayVec<CardNo, DECK_SIZE> = list.iter().copied().collect();
                while !deck.is_full() {
                    let which = |place: u32| rest.get(place as usize).map_or(u32::MAX, |no| u32::from(no.0));
                    let place = chance.among(Draw::of("random-card", seat), rest.len() as u32, which) as usize;
                    deck.push(rest.swap_remove(place));
                }
                deck
            };
            Seat::all(seats).zip(chosen).map(with_five).collect()
        }
    }
}
