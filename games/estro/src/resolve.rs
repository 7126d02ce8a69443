//! What happens: the only code that changes the state. One loop takes the frame on top of the stack a step further until
//! somebody must decide; no frame calls itself over others.

mod ambush;
mod answers;
mod attack;
mod chimera;
mod clock;
mod conquest;
mod destroy;
mod dial;
mod dying;
mod effects;
mod fleet;
mod gift;
mod inferno;
mod lucid;
mod mnemonica;
mod moves;
mod rift;
mod solo;
mod special;
mod stack;
mod timed;
mod tokens;
mod turn;

use table::{Chance, Log, Seat};

use crate::facts::PLAYER;
use crate::language::{Moment, Timing};
use crate::pile::Pile;
use crate::state::{CardId, Ended, Frame, GiftRun, Prompt, State, Trigger, WAITING, Window};

impl State {
    /// Goes on until somebody must decide or the match is over.
    pub(crate) fn run(&mut self, chance: &mut impl Chance, log: &mut impl Log<Self>) {
        self.go_on(chance, log);
        self.forget_places();
    }

    fn go_on(&mut self, chance: &mut impl Chance, log: &mut impl Log<Self>) {
        while self.ended.is_none() && self.question.prompt == Prompt::Nothing {
            // Whatever was going on in the turn, or was done in one of its windows, is completely resolved (ESTRO-WIN-03).
            if self.depth == 1 || (self.depth == 2 && matches!(self.top(), Frame::Window(_))) {
                self.check_fields(false);
                if self.ended.is_some() {
                    return;
                }
            }
            if self.rules.options.lucid {
                self.end_broken_links();
            }
            match *self.top() {
                Frame::Turn(step) => self.turn_step(step, chance, log),
                Frame::Window(window) => self.window_step(window),
                Frame::Attack(attack) => self.attack_step(attack, chance, log),
                Frame::Destroy(destroy) => self.destroy_step(destroy, log),
                Frame::Gift(run) => self.gift_step(run, chance, log),
                Frame::Triggers { from } => self.triggers_step(from),
                Frame::Discard { seat, left } => self.discard_step(seat, left),
                Frame::Keep { seat, drawn } => self.keep_step(seat, drawn),
                Frame::Special { zone, user } => self.special_step(zone, user, log),
                Frame::Penalty { seat } => self.penalty_step(seat, chance, log),
                Frame::Redirection => self.redirection_step(),
                Frame::Naming { card } if self.has_two_estri(card) => {
                    self.ask(self.card(card).controller, Prompt::Name(card));
                }
                Frame::Naming { .. } => self.pop(),
                Frame::Ambush { place } => {
                    self.pop();
                    self.burn_at(place as usize, log);
                }
                Frame::Dial { seat, card, place, sector, .. } => {
                    self.dial_step(seat, card, place, sector, chance, log);
                }
                Frame::Rift { seat, place, is_paid } => self.rift_step(seat, place, is_paid, log),
                Frame::Placing(placing) => self.ask(placing.seat, Prompt::Field),
                Frame::Aim { .. } => self.ask(PLAYER, Prompt::Aim),
            }
        }
    }

    /// The controller of a card with two Estri names the one that counts; `false` where there is nothing to name.
    pub(crate) fn ask_for_estro(&mut self, card: CardId) -> bool {
        card.is_some() && self.has_two_estri(card) && self.push(Frame::Naming { card })
    }

    /// Ends the match.
    pub(crate) fn end(&mut self, ended: Ended) {
        self.ended = Some(ended);
        // Nobody is asked any more; the ships are no seat.
        let seat = if self.is_automaton(self.active) { PLAYER } else { self.active };
        self.ask(seat, Prompt::Nothing);
    }

    /// The check for empty fields (ESTRO-WIN-03), from the end of round 5 on (ESTRO-WIN-01, ESTRO-WIN-02), or of round 8
    /// (ESTRO-STR-01), or of round 6 for teams (ESTRO-INF-12). In Conquest there is none (ESTRO-CONQ-01).
    pub(crate) fn check_fields(&mut self, round_is_over: bool) {
        let first = self.rules.options.first_check();
        let is_due = self.round > first || (round_is_over && self.round == first);
        if self.rules.options.is_solo() {
            return self.check_fleet(is_due);
        }
        if !is_due || self.ended.is_some() || self.rules.options.is_conquest() {
            return;
        }
        match (self.fields[0].is_empty(), self.fields[1].is_empty()) {
            (true, true) => self.end(Ended::BothEmpty),
            (true, false) => self.end(Ended::EmptyField { winners: 1 }),
            (false, true) => self.end(Ended::EmptyField { winners: 0 }),
            (false, false) => {}
        }
    }

    /// In Single Player the last ship decides, whenever it falls, and otherwise a field without an own card (ESTRO-SOLO-05,
    /// ESTRO-SOLO-06); Stratega locks both (ESTRO-COMB-04).
    fn check_fleet(&mut self, is_due: bool) {
        if self.ended.is_some() {
            return;
        }
        if self.has_no_ships() && (is_due || !self.rules.options.stratega) {
            self.end(Ended::Fleet);
        } else if is_due && self.fields[PLAYER.index()].is_empty() {
            self.end(Ended::Overrun);
        }
    }

    // ---- windows ----

    /// Opens a window, unless nobody could act in it as far as everybody knows (ESTRO-TURN-22, ESTRO-TURN-23).
    pub(crate) fn open_window(&mut self, moment: Moment, first: Seat) {
        // What may be done is asked with the window on the stack: a Gift can be used once in each.
        let window = Window { moment, first, passes: 0, number: self.window_number() + 1 };
        if self.push(Frame::Window(window)) && !self.ask_in(window) {
            self.pop();
        }
    }

    fn window_step(&mut self, window: Window) {
        if !self.ask_in(window) {
            self.window_is_over(window.number);
        }
    }

    /// Asks the next seat that could act in the window on top of the stack; `false` when nobody is left.
    fn ask_in(&mut self, window: Window) -> bool {
        // The ships pass every window (ESTRO-SOLO-30).
        for (passes, seat) in (0..self.seats).zip(self.asked_in(&window)) {
            if passes >= window.passes && self.could_act(seat, window.moment) {
                *self.top_mut() = Frame::Window(Window { passes, ..window });
                self.ask(seat, Prompt::Window(window.moment));
                return true;
            }
        }
        false
    }

    /// A window is over: the Gifts that were used in it may be used in the next one.
    fn window_is_over(&mut self, number: u8) {
        for card in self.fields.iter().flat_map(Pile::iter) {
            let card = &mut self.cards[card];
            if card.used_in == number {
                card.used_in = 0;
            }
        }
        self.pop();
    }

    /// After an action in a window everybody is asked anew.
    pub(crate) fn reopen_window(&mut self) {
        if let Frame::Window(window) = self.top_mut() {
            window.passes = 0;
        }
    }

    // ---- Gifts that wait ----

    /// Puts a Gift at the end of the line (ESTRO-GIFT-20).
    pub(crate) fn trigger(&mut self, card: CardId, cause: CardId, timing: Timing) {
        if (self.triggers_len as usize) < WAITING {
            self.triggers[self.triggers_len as usize] = Trigger { card, cause, timing };
            self.triggers_len += 1;
        }
    }

    /// Puts the Gifts of all cards on the field that watch `subject` at this timing in line, its own among them.
    pub(crate) fn trigger_all(&mut self, timing: Timing, subject: CardId) {
        let bit = crate::rules::timing_bit(timing);
        for side in 0..2 {
            if !self.anything_answers(side, timing) {
                continue;
            }
            for place in 0..self.fields[side].len() {
                let Some(card) = self.fields[side].get(place) else { continue };
                if self.rules.card(self.gift_no(card)).on_field & bit != 0
                    && self.has_active_gift(card)
                    && self.watches(card, timing, subject)
                {
                    self.trigger(card, subject, timing);
                }
            }
        }
    }

    /// Whether the Gift of a card is about what happens to `subject`.
    fn watches(&self, card: CardId, timing: Timing, subject: CardId) -> bool {
        let Some(gift) = self.gift_of(card) else { return false };
        let controller = self.card(card).controller;
        match (&gift.watch, timing) {
            (Some(filter), _) => self.fits(filter, card, controller, subject),
            (None, Timing::OnOpponentPlay | Timing::OnOpponentGift) if !self.share_field(card, subject) => false,
            (None, Timing::OnOpponentPlay | Timing::OnOpponentGift) => {
                self.side_of(self.card(subject).controller) != self.side_of(controller)
            }
            (None, _) => card == subject,
        }
    }

    /// Resolves the Gifts in line from this place on.
    pub(crate) fn run_triggers(&mut self, from: u8) {
        if self.triggers_len > from && !self.push(Frame::Triggers { from }) {
            self.triggers_len = from;
        }
    }

    fn triggers_step(&mut self, from: u8) {
        let Some(seat) = self.next_in_line(from) else {
            self.triggers_len = from;
            self.pop();
            return;
        };
        if self.waiting_of(seat) > 1 {
            self.ask(seat, Prompt::Order);
        } else {
            self.start_trigger(seat, 0);
        }
    }

    /// Begins the `k`-th Gift of a seat that waits in the line on top of the stack.
    pub(crate) fn start_trigger(&mut self, seat: Seat, k: usize) {
        let Frame::Triggers { from } = *self.top() else { return };
        let mut seen = 0;
        for place in from as usize..self.triggers_len as usize {
            let trigger = self.triggers[place];
            if self.card(trigger.card).controller != seat {
                continue;
            }
            if seen == k {
                self.triggers.copy_within(place + 1..self.triggers_len as usize, place);
                self.triggers_len -= 1;
                let run = GiftRun::new(trigger.card, self.gift_no(trigger.card), seat, trigger.cause);
                self.push(Frame::Gift(run));
                return;
            }
            seen += 1;
        }
    }
}

impl State {
    /// The seat whose Gift comes next: the turn player's first, then in turn order (ESTRO-GIFT-03).
    fn next_in_line(&self, from: u8) -> Option<Seat> {
        let waiting = &self.triggers[from as usize..self.triggers_len as usize];
        self.in_turn_order().find(|seat| waiting.iter().any(|trigger| self.card(trigger.card).controller == *seat))
    }
}
