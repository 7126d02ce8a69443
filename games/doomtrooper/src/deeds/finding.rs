//! Cards of hands and piles: looked at, searched, chosen, taken.

use arrayvec::ArrayVec;
use table::{Chance, Log, Seat};

use crate::action::Action;
use crate::clause;
use crate::event::Event;
use crate::happening::ADDED;
use crate::judge::Asks;
use crate::language::{Chooser, Op, Pile, Tag, Whereto};
use crate::legal::Verdict;
use crate::moves::Leaves;
use crate::program::Step;
use crate::set::CardNo;
use crate::state::{At, Deed, Frame, Instance, SlotNo, Stage, State};

impl State {
    /// Whether a step asks for a card of a hand or a pile first; looking shows it to the one who looks.
    pub(super) fn needs_choice(&mut self, op: &Op, deed: &Deed, asks: &Asks, log: &mut impl Log<Self>) -> bool {
        match op {
            Op::DiscardFromHand(players, amount, Chooser::You | Chooser::Owner) => {
                let Some(of) = self.players(players, asks).first().copied() else { return false };
                if deed.cursor == 0 {
                    let n = self.amount(amount, asks).clamp(0, i16::from(self.hand_len(of))) as u8;
                    if n == 0 {
                        return false;
                    }
                    self.set_cursor(n);
                    if matches!(op, Op::DiscardFromHand(_, _, Chooser::You)) && of != deed.seat {
                        self.look_at_hand(deed.seat, of, log);
                    }
                }
                self.hand_len(of) > 0
            }
            Op::Search(pile, ..) => {
                self.look_at_pile(deed.seat, *pile);
                true
            }
            Op::TakeBack(amount) => {
                let n = self.amount(amount, asks).clamp(0, 20) as u8;
                if deed.cursor == 0 {
                    self.set_cursor(n);
                }
                self.look_at_pile(deed.seat, Pile::DiscardPile);
                n > 0 && self.side(deed.seat).discard != 0
            }
            op if Self::is_picked(op) => self.begins_picking(op, deed, asks, log),
            _ => false,
        }
    }

    pub(super) fn look_at_hand(&mut self, seat: Seat, of: Seat, log: &mut impl Log<Self>) {
        log.push(clause::SEC_07, Event::LookedAtHand(seat, of));
        let hand: ArrayVec<Instance, 128> = self.hand(of).collect();
        for instance in hand {
            self.knows[instance.index()] |= 1 << seat.0;
            log.push(clause::SEC_07, Event::Saw(seat, of, self.identity[instance.index()]));
        }
    }

    /// A player looks at the top cards of a Draw Pile.
    pub(super) fn look_at_top(&mut self, seat: Seat, of: Seat, n: usize, log: &mut impl Log<Self>) {
        log.push(clause::SEC_07, Event::LookedAtPile(seat, of));
        let pile = self.pile(of);
        let top: ArrayVec<u8, 60> = pile[pile.len().saturating_sub(n)..].iter().rev().copied().collect();
        for number in top {
            let instance = Instance::new(of, usize::from(number));
            self.knows[instance.index()] |= 1 << seat.0;
            log.push(clause::SEC_07, Event::SawTop(seat, of, self.identity[instance.index()]));
        }
    }

    pub(super) fn look_at_pile(&mut self, seat: Seat, pile: Pile) {
        for instance in self.pile_cards(seat, pile) {
            self.knows[instance.index()] |= 1 << seat.0;
        }
    }

    /// The cards in which a search looks.
    pub(super) fn pile_cards(&self, seat: Seat, pile: Pile) -> ArrayVec<Instance, { 5 * 128 }> {
        let mut cards = ArrayVec::new();
        let of_bits = |bits: u128, of: Seat, cards: &mut ArrayVec<Instance, { 5 * 128 }>| {
            cards.extend(crate::state::Bits(bits).map(|SlotNo(number)| Instance::new(of, number as usize)));
        };
        let side = self.side(seat);
        match pile {
            Pile::DrawPile | Pile::Collection => {
                let drawn = side.pile[..side.pile_len as usize].iter();
                cards.extend(drawn.map(|number| Instance::new(seat, *number as usize)));
                if pile == Pile::Collection {
                    of_bits(side.reserve, seat, &mut cards);
                    if self.rules.options.search_discards {
                        of_bits(side.discard, seat, &mut cards);
                    }
                }
            }
            Pile::DiscardPile => of_bits(side.discard, seat, &mut cards),
            Pile::AnyDiscardPile => {
                for of in Seat::all(self.seats) {
                    of_bits(self.side(of).discard, of, &mut cards);
                }
            }
        }
        cards
    }

    /// The cards among which the waiting step chooses, by their numbers; each once.
    pub(crate) fn cards_to_choose(&self, deed: &Deed) -> ArrayVec<CardNo, 160> {
        let asks = self.asks_in(deed);
        let mut found: ArrayVec<CardNo, 160> = ArrayVec::new();
        let mut add = |card: CardNo| {
            if !found.contains(&card) {
                let _ = found.try_push(card);
            }
        };
        match &self.rules.programs.code[deed.pc as usize] {
            Step::Do(Op::DiscardFromHand(players, ..)) => {
                if let Some(of) = self.players(players, &asks).first() {
                    self.hand(*of).for_each(|instance| add(self.identity[instance.index()]));
                }
            }
            Step::Do(Op::Search(pile, filter, to)) => {
                for instance in self.pile_cards(deed.seat, *pile) {
                    if self.fits_card(filter, instance, deed.seat, deed.seat) && self.may_go(instance, *to, deed) {
                        add(self.identity[instance.index()]);
                    }
                }
            }
            Step::Do(Op::TakeBack(_)) => {
                for instance in self.pile_cards(deed.seat, Pile::DiscardPile) {
                    add(self.identity[instance.index()]);
                }
            }
            _ => {}
        }
        found.sort_unstable();
        found
    }

    /// Whether a found card may be put where the effect says (ADD-09).
    pub(super) fn may_go(&self, instance: Instance, to: Whereto, deed: &Deed) -> bool {
        match to {
            Whereto::Hand | Whereto::Annihilated => true,
            Whereto::Bearer => {
                let bearer = self.asks_in(deed).bearer;
                self.free_slot().is_some()
                    && self.is_in_play(bearer)
                    && self.may_bear_anyway(deed.seat, instance, bearer)
            }
            Whereto::YourWarrior => self.free_slot().is_some() && self.hosts(deed.seat, instance) != 0,
            Whereto::Home => self.landing_place(instance, deed.seat, is_camp).is_some(),
            Whereto::Bought => {
                self.price_of(deed.seat, instance) <= self.side(deed.seat).destiny
                    && self.landing_place(instance, deed.seat, |_| true).is_some()
            }
            Whereto::Play(place) => {
                let places = &self.card_of(instance).places;
                (places.is_empty() || places.contains(&place)) && self.may_land(instance, At::from(place), deed.seat)
            }
        }
    }

    /// The Area where a warrior card belongs and may come into by an effect, among some Areas.
    fn landing_place(&self, instance: Instance, seat: Seat, which: impl Fn(At) -> bool) -> Option<At> {
        let homes = self.home_of(self.identity[instance.index()]);
        homes.into_iter().find(|home| which(*home) && self.may_land(instance, *home, seat))
    }

    /// Whether a warrior card may come into an Area by an effect.
    fn may_land(&self, instance: Instance, at: At, seat: Seat) -> bool {
        let name = self.card_of(instance).name.number();
        let is_second = self.ready_of(instance).tags & Tag::Personality.bit() != 0
            && self.in_play().any(|slot| !self.is_unidentified(slot) && self.card_at(slot).name.number() == name);
        self.free_slot().is_some() && !is_second && self.check_place(seat, instance, at).is_ok()
    }

    /// Who must say whether it pays, when the waiting step asks for that, or chooses of its own hand.
    pub(crate) fn waits_for_payment(&self, deed: &Deed) -> Option<Seat> {
        if deed.stage != Stage::Chooses {
            return None;
        }
        let asks = self.asks_in(deed);
        match &self.rules.programs.code[deed.pc as usize] {
            Step::PayOr(players, ..) => self.players(players, &asks).first().copied(),
            Step::Do(Op::DiscardFromHand(players, _, Chooser::Owner)) => self.players(players, &asks).first().copied(),
            Step::Do(op) if Self::is_picked(op) => Some(self.picker(op, deed)),
            _ => None,
        }
    }

    /// Whether the answer fits the choice that the program waits for.
    pub(crate) fn check_running_choice(&self, deed: &Deed, action: Action) -> Verdict {
        let wrong = Err(table::Refusal::new(clause::TIME_02, "not-a-choice"));
        match (&self.rules.programs.code[deed.pc as usize], action) {
            (Step::Choose(target, _), action) if self.is_an_answer(action) => {
                let (cards, seats, _) = self.candidates_of(target, deed);
                self.check_target(Some(target), cards, seats, action)
            }
            (Step::May(_) | Step::PayOr(..), Action::Accept | Action::Yield) => Ok(()),
            (Step::PayForEach(..), Action::Accept | Action::Yield) => Ok(()),
            (Step::Do(op), action) if Self::is_picked(op) => {
                if self.picks(op, deed).contains(&action) {
                    Ok(())
                } else {
                    wrong
                }
            }
            (Step::Fork(ways), Action::Way(number)) if (number as usize) < ways.len() => Ok(()),
            (Step::Do(Op::Search(..)), Action::Yield) => Ok(()),
            (Step::Do(Op::DiscardFromHand(..) | Op::Search(..) | Op::TakeBack(_)), Action::Card(code)) => {
                let card = self.rules.cards.coded(code);
                if card.is_some_and(|card| self.cards_to_choose(deed).contains(&card)) { Ok(()) } else { wrong }
            }
            _ => wrong,
        }
    }

    /// Takes the answer to a running choice, and goes on.
    pub(super) fn choose_running(
        &mut self,
        deed: &Deed,
        action: Action,
        chance: &mut impl Chance,
        log: &mut impl Log<Self>,
    ) {
        let rules = self.rules.clone();
        let asks = self.asks_in(deed);
        let depth = self.frames.len();
        let mut next = deed.pc + 1;
        match (&rules.programs.code[deed.pc as usize], action) {
            (Step::Choose(_, second), action) => {
                self.take_target(*second, action);
                if let Action::Choose(slot) = action {
                    log.push(clause::TIME_02, Event::Chose(deed.seat, self.sight(slot)));
                }
            }
            (Step::May(over), Action::Yield) => next = *over,
            (Step::PayOr(players, price, over), Action::Accept) => {
                if let Some(seat) = self.players(players, &asks).first().copied() {
                    self.earn_destiny(seat, -i16::from(*price), clause::GAME_10, log);
                }
                next = *over;
            }
            (Step::PayForEach(price, filter, _), Action::Accept) => {
                let sum = self.price_for_each(*price, filter, &asks);
                self.earn_destiny(deed.seat, -sum, clause::GAME_10, log);
            }
            (Step::PayForEach(_, _, over), _) => next = *over,
            (Step::Fork(ways), Action::Way(number)) => next = ways[number as usize].pc,
            (Step::Do(op), action) if Self::is_picked(op) => {
                if self.pick(op, deed, action, chance, log) {
                    self.go(Stage::Runs);
                    return;
                }
                if self.frames.len() > depth && matches!(op, Op::CastNow(..) | Op::AttackEach(..)) {
                    // It goes on when the spell has been announced, or the attack is over.
                    return;
                }
                self.go_on_below(depth, next);
                return;
            }
            (Step::Do(op), action) if self.take_card(op, deed, &asks, action, chance, log) => {
                self.go(Stage::Runs);
                return;
            }
            _ => {}
        }
        self.go_on_below(depth, next);
    }

    /// The deed at this depth goes on here; what was raised above it happens first.
    pub(super) fn go_on_below(&mut self, depth: usize, next: crate::program::Pc) {
        if let Some(Frame::Deed(deed)) = depth.checked_sub(1).and_then(|at| self.frames.get_mut(at)) {
            (deed.pc, deed.stage, deed.cursor) = (next, Stage::Runs, 0);
        }
    }

    /// What is to be paid for each card of a description.
    pub(crate) fn price_for_each(&self, price: u8, filter: &crate::language::Filter, asks: &Asks) -> i16 {
        let count = self.in_play().filter(|slot| self.speaks_of(filter, *slot, asks)).count();
        i16::from(price) * count as i16
    }

    /// A card of a hand or a pile was chosen. Gives whether another one is chosen.
    pub(super) fn take_card(
        &mut self,
        op: &Op,
        deed: &Deed,
        asks: &Asks,
        action: Action,
        chance: &mut impl Chance,
        log: &mut impl Log<Self>,
    ) -> bool {
        let card = match action {
            Action::Card(code) => self.rules.cards.coded(code),
            _ => None,
        };
        match op {
            Op::DiscardFromHand(players, ..) => {
                let of = self.players(players, asks).first().copied();
                let found = of
                    .zip(card)
                    .and_then(|(of, card)| self.hand(of).find(|instance| self.identity[instance.index()] == card));
                if let Some(instance) = found {
                    self.discard_openly(instance, log);
                }
                let left = deed.cursor.saturating_sub(1);
                self.set_cursor(left);
                left > 0 && of.is_some_and(|of| self.hand_len(of) > 0)
            }
            Op::TakeBack(_) => {
                let mut taken = None;
                if let Some(card) = card {
                    let found = self
                        .pile_cards(deed.seat, Pile::DiscardPile)
                        .into_iter()
                        .find(|instance| self.identity[instance.index()] == card);
                    if let Some(instance) = found {
                        self.side_mut(deed.seat).discard &= !(1 << instance.number());
                        self.file(instance, Leaves::ToHand);
                        log.push(clause::ZONE_09, Event::Searched(deed.seat, true));
                        taken = Some(instance);
                    }
                }
                let left = deed.cursor.saturating_sub(1);
                self.set_cursor(left);
                let goes_on = left > 0 && self.side(deed.seat).discard != 0;
                if let Some(instance) = taken {
                    self.note_found(instance, Pile::DiscardPile, Whereto::Hand, deed.seat);
                }
                goes_on
            }
            Op::Search(pile, _, to) => {
                let found = card.and_then(|card| {
                    self.pile_cards(deed.seat, *pile)
                        .into_iter()
                        .find(|instance| self.identity[instance.index()] == card)
                });
                log.push(clause::DECK_08, Event::Searched(deed.seat, found.is_some()));
                if let Some(instance) = found {
                    self.take_from_pile(instance);
                    let slot = self.put_found(instance, *to, deed, log);
                    if let Some(Frame::Deed(top)) = self.frames.iter_mut().rev().find(|frame| is_of(frame, deed)) {
                        (top.found, top.has_found) = (slot, true);
                    }
                }
                if matches!(pile, Pile::DrawPile | Pile::Collection) {
                    self.shuffle(deed.seat, clause::DECK_08, chance, log);
                }
                if let Some(instance) = found {
                    self.note_found(instance, *pile, *to, deed.seat);
                }
                false
            }
            _ => false,
        }
    }

    pub(super) fn take_from_pile(&mut self, instance: Instance) {
        let bit = 1u128 << instance.number();
        let side = self.side_mut(instance.owner());
        side.reserve &= !bit;
        side.discard &= !bit;
        let len = side.pile_len as usize;
        if let Some(at) = side.pile[..len].iter().position(|number| *number as usize == instance.number()) {
            side.pile.copy_within(at + 1..len, at);
            side.pile_len -= 1;
        }
    }

    /// Puts a found card where the effect says; gives its place, if it came into play.
    pub(super) fn put_found(
        &mut self,
        instance: Instance,
        to: Whereto,
        deed: &Deed,
        log: &mut impl Log<Self>,
    ) -> SlotNo {
        let number = self.identity[instance.index()];
        match to {
            // Cards that ask for the last one wait (see `NOT_YET`).
            Whereto::Hand | Whereto::YourWarrior => {
                self.file(instance, Leaves::ToHand);
                SlotNo::NONE
            }
            Whereto::Home => {
                let home = self.landing_place(instance, deed.seat, is_camp);
                self.let_in(instance, home.unwrap_or(At::Squad), deed.seat, log)
            }
            Whereto::Bought => {
                let home = self.landing_place(instance, deed.seat, |_| true);
                let price = self.price_of(deed.seat, instance);
                self.earn_destiny(deed.seat, -price, clause::GAME_10, log);
                self.let_in(instance, home.unwrap_or(At::Squad), deed.seat, log)
            }
            Whereto::Annihilated => {
                self.file(instance, Leaves::Annihilated);
                SlotNo::NONE
            }
            Whereto::Play(place) => self.let_in(instance, place.into(), deed.seat, log),
            Whereto::Bearer => {
                let bearer = self.asks_in(deed).bearer;
                if self.is_in_play(bearer) {
                    let slot = self.put(instance, At::Card, deed.seat, bearer);
                    log.push(clause::CARD_08, Event::Attached(self.spot(slot), number, self.sight(bearer)));
                    slot
                } else {
                    self.file(instance, Leaves::Discarded);
                    SlotNo::NONE
                }
            }
        }
    }

    /// A found warrior comes into an Area.
    pub(super) fn let_in(&mut self, instance: Instance, at: At, seat: Seat, log: &mut impl Log<Self>) -> SlotNo {
        let slot = self.put(instance, at, seat, SlotNo::NONE);
        if slot != SlotNo::NONE {
            log.push(clause::ADD_09, Event::Entered(self.spot(slot), self.identity[instance.index()], at));
            self.refresh();
            self.reset_no_warriors(seat, slot);
            self.raise(ADDED, slot, SlotNo::NONE, seat, 0);
        }
        slot
    }

    pub(super) fn discard_openly(&mut self, instance: Instance, log: &mut impl Log<Self>) {
        self.take_from_hand(instance);
        self.show(instance);
        log.push(clause::ZONE_07, Event::DiscardedOpenly(instance.owner(), self.identity[instance.index()]));
        self.file(instance, Leaves::Discarded);
    }
}

/// Whether an Area is a Squad or a Kohort.
const fn is_camp(at: At) -> bool {
    matches!(at, At::Squad | At::Kohort)
}

/// Whether a frame is this deed, however far it has come.
fn is_of(frame: &Frame, deed: &Deed) -> bool {
    matches!(frame, Frame::Deed(other)
        if other.instance == deed.instance && other.what == deed.what && other.pc == deed.pc)
}
