//! The course of a turn (ESTRO-TURN-03, ESTRO-TURN-24) and of a round.

use table::{Chance, Draw, Log, Seat};

use super::inferno::last_round_of_teams;
use crate::action::Spot;
use crate::clause;
use crate::event::Event;
use crate::language::{Face, Moment, Timing};
use crate::rules::{ATTACKS, CardNo, LAST_ROUND};
use crate::state::{CardId, Change, Drawn, Ended, Ends, Frame, GiftRun, Prompt, State, TurnStep};

impl State {
    pub(super) fn turn_step(&mut self, step: TurnStep, chance: &mut impl Chance, log: &mut impl Log<Self>) {
        let seat = self.active;
        if self.is_automaton(seat) && !matches!(step, TurnStep::End | TurnStep::EndGifts | TurnStep::Over) {
            return self.ships_step(step, chance, log);
        }
        match step {
            TurnStep::Begin => {
                self.go_to(TurnStep::Declare);
                self.start_of_turn(seat);
            }
            TurnStep::Declare if self.may_declare(seat) => self.ask(seat, Prompt::Declare),
            TurnStep::Declare => self.go_to(TurnStep::Token),
            TurnStep::Token if self.may_draw_two(seat) => self.ask(seat, Prompt::Token),
            TurnStep::Token => self.go_to(TurnStep::Draw),
            TurnStep::Draw => self.phase_one(seat, 1, log),
            TurnStep::DrawTwo => self.phase_one(seat, 2, log),
            TurnStep::Play if self.hoard(seat).hand.is_empty() => self.nothing_to_play(seat, log),
            TurnStep::Play => self.ask(seat, Prompt::Play),
            TurnStep::Absorb if self.hoard(seat).hand.is_empty() => self.go_to(TurnStep::Played),
            TurnStep::Absorb => self.ask(seat, Prompt::Absorb),
            TurnStep::Played => {
                self.by_lot = false;
                self.go_to(TurnStep::AfterPlay);
                let from = self.triggers_len;
                if let Some(card) = self.last_played() {
                    self.trigger_all(Timing::OnOpponentPlay, card);
                }
                self.run_triggers(from);
            }
            TurnStep::AfterPlay => {
                self.go_to(TurnStep::Extras);
                self.open_window(Moment::Play, seat);
            }
            TurnStep::Extras => {
                let may_play = self.extra_plays > 0 && !self.hoard(seat).hand.is_empty();
                if may_play || self.may_play_second(seat) || self.may_turn_up(seat) != 0 || self.rift_prices(seat) != 0
                {
                    self.ask(seat, Prompt::Extras);
                } else {
                    self.go_to(TurnStep::Battle);
                }
            }
            TurnStep::Battle if self.attackers(seat) != 0 => self.ask(seat, Prompt::Attack),
            TurnStep::Battle => self.go_to(TurnStep::End),
            TurnStep::End => {
                self.go_to(TurnStep::EndGifts);
                self.open_window(Moment::End, seat);
            }
            TurnStep::EndGifts => {
                self.go_to(TurnStep::HandLimit);
                let from = self.triggers_len;
                self.trigger_side(Timing::EndOfTurn, seat);
                self.run_triggers(from);
            }
            TurnStep::HandLimit => {
                self.go_to(TurnStep::Over);
                let excess = self.hoard(seat).hand.len().saturating_sub(self.hand_limit(seat));
                if excess > 0 {
                    self.push(Frame::Discard { seat, left: excess as u8 });
                }
            }
            TurnStep::Over => self.turn_is_over(chance, log),
            // Steps of the ships' turn.
            TurnStep::Guardians | TurnStep::Reveal(_) | TurnStep::Countdown(_) => {}
        }
    }

    /// The turn of a seat begins.
    pub(crate) fn begin_turn(&mut self, seat: Seat, log: &mut impl Log<Self>) {
        self.turn = self.turn.saturating_add(1);
        self.active = seat;
        self.attacks = 0;
        self.attack_limit = ATTACKS;
        self.attacks_once = std::mem::take(&mut self.hoard_mut(seat).attacks_once);
        self.extra_plays = 0;
        self.extra_estri = 0;
        self.has_played = false;
        self.has_opened_rift = false;
        // What was declared in the turn before takes effect, unless a Chimera lies there (ESTRO-CHIM-03, ESTRO-CHIM-14).
        let hoard = self.hoard_mut(seat);
        (hoard.may_fuse, hoard.has_declared) = (hoard.has_declared, false);
        self.may_play_second = false;
        self.lone_fields = 0;
        self.by_lot = false;
        self.last_played = CardId::NONE;
        self.phase_dice = [0; 2];
        self.errors = 0;
        for id in self.cards.ids() {
            let card = self.card_mut(id);
            (card.attacks, card.more_attacks, card.resolved) = (0, 0, 0);
        }
        if self.rules.options.is_solo() && !self.is_automaton(seat) {
            self.begin_turn_of_player();
        }
        log.push(clause::TURN_02, Event::TurnBegan(seat, self.turn));
        self.go_to(TurnStep::Begin);
    }

    /// Gifts of the start of the turn, and those that have waited long enough (ESTRO-TURN-24 b, ESTRO-GIFT-14).
    pub(super) fn start_of_turn(&mut self, seat: Seat) {
        let from = self.triggers_len;
        self.trigger_side(Timing::StartOfTurn, seat);
        self.run_triggers(from);
        let mut place = 0;
        while place < self.delayed_len as usize {
            let waiting = &mut self.delayed[place];
            let card = waiting.card;
            if self.cards[card].controller != seat {
                place += 1;
                continue;
            }
            waiting.turns_left -= 1;
            if waiting.turns_left > 0 {
                place += 1;
                continue;
            }
            self.delayed.copy_within(place + 1..self.delayed_len as usize, place);
            self.delayed_len -= 1;
            let run = GiftRun::new(card, self.gift_no(card), seat, card);
            self.push(Frame::Gift(GiftRun { is_due: true, ..run }));
        }
    }

    /// Puts the Gifts of this timing of a seat's cards in line.
    fn trigger_side(&mut self, timing: Timing, seat: Seat) {
        let side = self.side_of(seat);
        if !self.anything_answers(side, timing) {
            return;
        }
        for place in 0..self.fields[side].len() {
            if let Some(card) = self.fields[side].get(place)
                && self.card(card).controller == seat
                && self.answers_at(card, timing)
            {
                self.trigger(card, card, timing);
            }
        }
    }

    /// The draw, and its window.
    fn phase_one(&mut self, seat: Seat, cards: u8, log: &mut impl Log<Self>) {
        self.go_to(TurnStep::Play);
        self.mandatory_draw(seat, cards, log);
        if self.ended.is_none() {
            self.open_window(Moment::Draw, seat);
        }
    }

    /// The draw of Phase 1 (ESTRO-TURN-04, ESTRO-TURN-05); it may lose the match (ESTRO-WIN-05).
    fn mandatory_draw(&mut self, seat: Seat, cards: u8, log: &mut impl Log<Self>) {
        if self.hoard(seat).draws_skipped > 0 {
            self.hoard_mut(seat).draws_skipped -= 1;
            log.push(clause::GEN_02, Event::NoDraw(seat));
        } else if self.is_drawless() {
            log.push(clause::STR_02, Event::NoDraw(seat));
        } else if self.must_draw(seat, log) {
            self.draw(seat, cards, clause::TURN_04, log);
        }
    }

    /// Whether a compulsory draw can take place; without a card in hand and deck it loses (ESTRO-WIN-05), where somebody can
    /// lose already (ESTRO-STR-03); between teams it is marked (ESTRO-INF-13).
    pub(super) fn must_draw(&mut self, seat: Seat, log: &mut impl Log<Self>) -> bool {
        let hoard = self.hoard(seat);
        match (hoard.deck.is_empty(), hoard.hand.is_empty()) {
            (false, _) => true,
            (true, false) if self.rules.options.is_inferno() && !self.is_too_early() => {
                self.cannot_draw(seat, log).into_iter().for_each(|ended| self.end(ended));
                false
            }
            (true, false) => {
                log.push(clause::TURN_05, Event::NoDraw(seat));
                false
            }
            (true, true) if self.rules.options.is_solo() => {
                log.push(clause::SOLO_04, Event::NoDraw(seat));
                false
            }
            (true, true) if self.is_too_early() => {
                log.push(clause::STR_03, Event::NoDraw(seat));
                false
            }
            (true, true) if self.rules.options.is_inferno() => {
                self.cannot_draw(seat, log).into_iter().for_each(|ended| self.end(ended));
                false
            }
            (true, true) => {
                self.end(Ended::Exhausted(seat));
                false
            }
        }
    }

    /// Plays the card of the turn, or a further one (ESTRO-TURN-08, ESTRO-TURN-13).
    pub(super) fn play(&mut self, seat: Seat, no: CardNo, face: Face, place: u8, log: &mut impl Log<Self>) {
        let Some(card) = self.in_hand(seat, no) else { return };
        if self.has_played && self.extra_plays == 0 {
            return self.play_second(seat, no, place, log);
        }
        let may_absorb = !self.has_played && self.may_fuse(seat) && !self.has_abilities(card);
        let card = self.take_for_play(card);
        if may_absorb && face == Face::Up {
            self.go_to(TurnStep::Absorb);
        }
        if face == Face::Down {
            self.blur(seat, card);
        }
        self.enter(card, seat, face, place);
        let field = self.zone_field(card);
        match face {
            Face::Up => {
                let clause = if self.rules.gift(no).is_some() { clause::TURN_15 } else { clause::TURN_14 };
                let event = |field| Event::PlayedInto(seat, no, field);
                log.push(clause, field.map_or(Event::Played(seat, no), event));
                self.activate_on_play(card);
            }
            Face::Down => {
                let event = |field| Event::PlayedDownInto(seat, field);
                log.push(clause::FACE_01, field.map_or(Event::PlayedDown(seat), event));
            }
        }
    }

    /// The seat has no card that it can play (ESTRO-TURN-10). With an empty hand everybody knows it; otherwise the seat says so
    /// (ESTRO-LUC-09).
    pub(super) fn nothing_to_play(&mut self, seat: Seat, log: &mut impl Log<Self>) {
        log.push(clause::TURN_10, Event::NothingToPlay(seat));
        self.go_to(TurnStep::AfterPlay);
    }

    /// Plays an Armonio card as a support of an own Granito card (ESTRO-LUC-06, ESTRO-LUC-07).
    pub(super) fn play_support(&mut self, seat: Seat, no: CardNo, host: Spot, log: &mut impl Log<Self>) {
        let (Some(card), Some(host)) = (self.in_hand(seat, no), self.at(host)) else { return };
        let card = self.take_for_play(card);
        self.enter(card, seat, Face::Up, self.card(host).place);
        self.card_mut(card).supports = host;
        self.add_timed(card, Change::Inhibited, Ends::Leaves);
        log.push(clause::LUC_06, Event::Supported(seat, no, self.card(host).no));
    }

    /// Plays a Manpo card as the second card of the turn (ESTRO-LUC-16, ESTRO-LUC-17).
    pub(super) fn play_second(&mut self, seat: Seat, no: CardNo, place: u8, log: &mut impl Log<Self>) {
        let Some(card) = self.in_hand(seat, no) else { return };
        self.may_play_second = false;
        let card = self.take_from_hand(card);
        self.last_played = card;
        self.go_to(TurnStep::Played);
        self.enter(card, seat, Face::Up, place);
        self.add_timed(card, Change::Inhibited, Ends::Leaves);
        log.push(clause::LUC_16, Event::PlayedSecond(seat, no));
        self.tell_place(card, seat, log);
    }

    /// Takes a card out of the hand as the card of the turn, or as one of the further plays.
    pub(super) fn take_for_play(&mut self, card: CardId) -> CardId {
        if self.has_played {
            self.extra_plays = self.extra_plays.saturating_sub(1);
            if self.extra_plays == 0 {
                self.extra_estri = 0;
            }
        } else {
            let options = &self.rules.options;
            // Where the card of the turn does not count, the one card lies there before it (ESTRO-AMB-95).
            let lone = self.fields_of_one(self.active);
            self.may_play_second = options.lucid && (!options.lucid_manpo_before || lone != 0);
            self.lone_fields = if options.lucid && options.is_conquest() { lone } else { 0 };
        }
        self.has_played = true;
        let card = self.take_from_hand(card);
        self.last_played = card;
        self.go_to(TurnStep::Played);
        card
    }

    fn last_played(&self) -> Option<CardId> {
        self.last_played.is_some().then_some(self.last_played)
    }

    // ---- discarding ----

    pub(super) fn discard_step(&mut self, seat: Seat, left: u8) {
        if left == 0 || self.hoard(seat).hand.is_empty() {
            self.pop();
        } else {
            self.ask(seat, Prompt::Discard);
        }
    }

    pub(super) fn keep_step(&mut self, seat: Seat, drawn: Drawn) {
        if drawn.to_bottom == 0 {
            self.pop();
        } else {
            self.ask(seat, Prompt::Keep);
        }
    }

    // ---- the end of a turn ----

    fn turn_is_over(&mut self, chance: &mut impl Chance, log: &mut impl Log<Self>) {
        let seat = self.active;
        if self.rules.options.is_solo() && !self.is_automaton(seat) {
            self.end_of_players_turn(chance, log);
        }
        self.end_of_turn_changes(seat);
        self.end_of_hand_limits(seat);
        let next = self.next_seat(seat);
        if next == self.first {
            self.end_of_round_changes();
            self.check_fields(true);
            if !self.rules.options.has_last_round() {
                self.count_still_round();
                self.end_without_last_round().into_iter().for_each(|ended| self.end(ended));
            } else if self.ended.is_none() && self.round == LAST_ROUND {
                self.last_round();
            }
            if self.ended.is_some() {
                return;
            }
            self.round = self.round.saturating_add(1);
            log.push(clause::TURN_01, Event::RoundBegan(self.round));
        } else {
            self.check_fields(false);
            if self.ended.is_some() {
                return;
            }
        }
        self.begin_turn(next, log);
    }

    /// Changes of hand limits end with the turn that they name (ESTRO-TURN-20).
    fn end_of_hand_limits(&mut self, seat: Seat) {
        for hoard in &mut self.hoards {
            hoard.hand_limit = 0;
        }
        let later = &mut self.hoard_mut(seat).later_limits;
        *later = [0, later[0]];
    }

    /// The end of round 19 (ESTRO-WIN-06 to ESTRO-WIN-09).
    fn last_round(&mut self) {
        let counts = [0, 1].map(|side: usize| self.fields[side].len() as i32);
        let sums =
            [0, 1].map(|side: usize| self.fields[side].iter().map(|card| i32::from(self.now(card).tot)).sum::<i32>());
        let ahead = |figures: [i32; 2]| figures[0].cmp(&figures[1]);
        let (cards, totals) = (ahead(counts), ahead(sums));
        if self.rules.options.is_inferno() {
            return self.end(last_round_of_teams(cards, totals));
        }
        let side = |order: std::cmp::Ordering| u8::from(order.is_lt());
        let has_level = cards.is_eq() || totals.is_eq();
        let decides = if cards.is_eq() { totals } else { cards };
        self.end(match has_level {
            false if cards == totals => Ended::Ahead { winners: side(cards) },
            false => Ended::Split,
            true if self.rules.options.r19_tiebreak && !decides.is_eq() => Ended::TieBreak { winners: side(decides) },
            true => Ended::Level,
        });
    }

    /// The coin that says who begins (ESTRO-SETUP-02).
    pub(crate) fn coin_of_start(chance: &mut impl Chance, seats: u8) -> Seat {
        Seat(chance.below(Draw::named("starting-seat"), u32::from(seats)) as u8)
    }
}
