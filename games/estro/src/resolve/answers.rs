//! Carrying out the answer to a question. Every function here assumes that the answer is legal.

use table::{Chance, Log, Seat};

use crate::action::Action;
use crate::clause;
use crate::event::Event;
use crate::rules::CardNo;
use crate::state::{CardId, Frame, GiftStep, Prompt, Question, State, TurnStep};

impl State {
    /// Carries out a legal action, and goes on to the next question.
    pub(crate) fn execute(&mut self, seat: Seat, action: Action, chance: &mut impl Chance, log: &mut impl Log<Self>) {
        self.answer(seat, action, chance, log);
        self.run(chance, log);
        while let Some((seat, action)) = self.answer_of_ships(chance).or_else(|| self.answer_by_lot(chance)) {
            self.answer(seat, action, chance, log);
            self.run(chance, log);
        }
    }

    /// Carries out an action that was offered: a legal one, or an error (ESTRO-MNE-05).
    fn answer(&mut self, seat: Seat, action: Action, chance: &mut impl Chance, log: &mut impl Log<Self>) {
        let prompt = self.question.prompt;
        let is_error = !self.is_automaton(seat) && self.is_error(seat, action);
        self.question = Question { seat, prompt: Prompt::Nothing };
        if is_error {
            return self.err(seat, log);
        }
        match action {
            Action::Play(no, face) => self.play(seat, no, face, 0, log),
            Action::PlayInto(no, face, field) => self.play(seat, no, face, field as u8, log),
            Action::Into(field) => self.place_into(field, log),
            Action::Declare => self.declare_chimera(seat, log),
            Action::Support(no, host) => self.play_support(seat, no, host, log),
            Action::TurnUp(spot) => {
                if let Some(card) = self.at(spot) {
                    self.go_to(TurnStep::AfterPlay);
                    self.turn_up(card, clause::FACE_07, log);
                    self.activate_on_play(card);
                }
            }
            Action::Attack(attacker, target) => self.declare(seat, attacker, target, log),
            Action::Strike(attacker, ship) => self.declare_strike(seat, attacker, ship, log),
            Action::Object(object) => self.use_object(seat, object, log),
            Action::Ship(ship) if prompt == Prompt::Redirection => {
                self.pop();
                self.redirect_to_ship(ship, log);
            }
            Action::Ship(ship) => self.ship_chosen(ship, log),
            Action::Stats(one, other) => self.stats_chosen([one, other], chance, log),
            Action::Die(die) => self.load_die(die),
            Action::Use(spot) => {
                if let Some(card) = self.at(spot) {
                    self.use_gift(seat, card);
                }
            }
            Action::UseHand(no) => {
                if let Some(card) = self.in_hand(seat, no) {
                    let card = self.discard(card, clause::GIFT_23, log);
                    self.use_gift(seat, card);
                }
            }
            Action::Zone(zone) => self.use_special(seat, zone, log),
            Action::Sacrifice(no) => {
                if let Some(card) = self.in_hand(seat, no) {
                    self.use_military(seat, card, log);
                }
            }
            Action::Pick(spot) => {
                let card = self.at(spot).unwrap_or(CardId::NONE);
                match prompt {
                    Prompt::Special(_) => self.special_for(card, log),
                    Prompt::Reveal => self.reveal_guardian(card, log),
                    Prompt::Aim => self.aim(card, log),
                    Prompt::Redirection => {
                        self.pop();
                        self.redirect(card, log);
                    }
                    _ => self.choose(card),
                }
            }
            Action::Card(no) => self.card_chosen(seat, no, prompt, log),
            Action::Burnt(owner, no) => {
                let pile = &self.hoard(owner).incinerator;
                let found = pile.iter().rev().find(|card| self.card(*card).no == no);
                self.choose(found.unwrap_or(CardId::NONE));
            }
            Action::Estro(estro) if matches!(prompt, Prompt::Name(_)) => self.name_estro(seat, estro, log),
            Action::Estro(estro) => self.choose_estro(estro, chance, log),
            Action::Call(heads) => self.call(heads, chance, log),
            Action::Yes => {
                if let Some(run) = self.gift_mut() {
                    run.is_agreed = true;
                    run.step = GiftStep::Choose;
                }
            }
            Action::First(k) if prompt == Prompt::Burn => self.burn_one(seat, k as usize, log),
            Action::First(k) => self.start_trigger(seat, k as usize),
            Action::Keep => self.keep(seat, log),
            Action::Stop => self.stop(seat, log),
            Action::Pass => self.pass(seat, prompt, log),
            Action::End if prompt == Prompt::Extras => self.go_to(TurnStep::Battle),
            Action::End => {
                log.push(clause::TURN_16, Event::NoMoreAttacks(seat));
                self.go_to(TurnStep::End);
            }
            Action::OutOfTime => self.out_of_time(seat, chance, log),
            Action::Claim(claimed) => self.claim(seat, claimed, log),
            Action::Total(total) => self.declare_total(seat, total, log),
            Action::DrawTwo => self.draw_two(seat, log),
            Action::Protect(spot) => {
                if let Some(card) = self.at(spot) {
                    self.protect_by_tokens(seat, card, log);
                }
            }
            Action::Deploy => self.deploy_by_tokens(seat, chance, log),
            Action::Ambush(no) => self.ambush(seat, no, log),
            Action::Rift(spot) => {
                if let Some(card) = self.at(spot) {
                    self.open_rift(seat, card, log);
                }
            }
        }
    }

    fn pass(&mut self, seat: Seat, prompt: Prompt, log: &mut impl Log<Self>) {
        match prompt {
            Prompt::Window(_) => {
                if let Frame::Window(window) = self.top_mut() {
                    window.passes += 1;
                }
            }
            Prompt::Token => self.go_to(TurnStep::Draw),
            Prompt::Declare => self.go_to(TurnStep::Token),
            Prompt::Absorb => self.go_to(TurnStep::Played),
            Prompt::Play => self.nothing_to_play(seat, log),
            // That nobody ambushed is no event (ESTRO-IMBO-03).
            Prompt::Ambush => {}
            _ => self.decline(log),
        }
    }

    /// A card of the hand was chosen.
    fn card_chosen(&mut self, seat: Seat, no: CardNo, prompt: Prompt, log: &mut impl Log<Self>) {
        match prompt {
            Prompt::Discard => {
                if let Some(card) = self.in_hand(seat, no) {
                    self.discard(card, clause::TURN_21, log);
                }
                if let Frame::Discard { left, .. } = self.top_mut() {
                    *left -= 1;
                }
            }
            Prompt::Penalty => {
                if let Some(card) = self.in_hand(seat, no) {
                    self.discard(card, clause::MNE_06, log);
                }
                self.penalty_is_over(seat);
            }
            Prompt::Keep => self.put_under_deck(seat, no, log),
            Prompt::Absorb => self.absorb(seat, no, log),
            _ => {
                let held = self.in_hand(seat, no).unwrap_or(CardId::NONE);
                self.choose(held);
            }
        }
    }

    /// A card that was drawn goes under the deck (its owner alone knows which).
    fn put_under_deck(&mut self, seat: Seat, no: CardNo, log: &mut impl Log<Self>) {
        let Frame::Keep { drawn, .. } = self.top_mut() else { return };
        drawn.to_bottom -= 1;
        let cards = drawn.cards;
        let found = cards.into_iter().find(|card| card.is_some() && self.card(*card).no == no);
        let Some(card) = found else { return };
        let card = self.take_from_hand(card);
        if let Frame::Keep { drawn, .. } = self.top_mut() {
            for known in drawn.cards.iter_mut().filter(|known| **known == card) {
                *known = CardId::NONE;
            }
        }
        let has_room = self.hoard_mut(seat).deck.insert(0, card);
        debug_assert!(has_room, "it came from there");
        self.card_mut(card).location = crate::state::Location::Deck;
        log.push(clause::GIFT_17, Event::ToBottom(seat));
    }
}
