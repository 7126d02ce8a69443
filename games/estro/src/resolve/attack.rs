//! Attacks: declaration, dice, comparison, outcome (ESTRO-ATK-16).

use table::{Chance, Draw, Log, Seat};

use crate::action::{Bonuses, Spot};
use crate::clause;
use crate::event::Event;
use crate::language::{Moment, Timing};
use crate::state::{Attack, AttackStep, CardId, Destroy, DestroyStep, Fate, Frame, Prompt, State};

impl State {
    /// S1: the declaration (ESTRO-ATK-01).
    pub(super) fn declare(&mut self, seat: Seat, attacker: Spot, target: Spot, log: &mut impl Log<Self>) {
        let (Some(attacker), Some(target)) = (self.at(attacker), self.at(target)) else { return };
        self.attacks += 1;
        self.totals = [None; 2];
        self.card_mut(attacker).attacks += 1;
        let event = Event::Attacked { seat, attacker: self.card(attacker).no, target: self.public_no(target) };
        log.push(clause::ATK_01, event);
        self.tell_defender(target, log);
        self.push(Frame::Attack(Attack {
            attacker,
            target,
            step: self.first_step(),
            dice: [0; 2],
            won: None,
            is_redirected: false,
            claims: [None; 2],
            is_locked: false,
        }));
    }

    /// Whose card is attacked: its owner rolls for it and decides for it (ESTRO-INF-10). Between two seats nobody has to be told.
    fn tell_defender(&self, target: CardId, log: &mut impl Log<Self>) {
        if self.rules.options.is_inferno() {
            log.push(clause::INF_10, Event::Defends(self.card(target).controller));
        }
    }

    /// The number of a card that everybody knows where it lies; `None` for a covered one.
    pub(crate) fn public_no(&self, card: CardId) -> Option<crate::rules::CardNo> {
        let card = self.card(card);
        (!card.is_down()).then_some(card.no)
    }

    pub(super) fn attack_step(&mut self, attack: Attack, chance: &mut impl Chance, log: &mut impl Log<Self>) {
        let seat = self.active;
        if attack.step < AttackStep::Outcome && !self.goes_on(&attack) {
            log.push(clause::ATK_17, Event::AttackEnded);
            self.attack_goes_to(AttackStep::Outcome);
            return;
        }
        match attack.step {
            // The attacker names first (ESTRO-CHIM-12).
            AttackStep::Naming => {
                let unnamed = [attack.attacker, attack.target].into_iter().find(|card| self.is_unnamed(*card));
                if !unnamed.is_some_and(|card| self.ask_for_estro(card)) {
                    self.attack_goes_to(AttackStep::Declared);
                }
            }
            AttackStep::Declared => {
                self.attack_goes_to(AttackStep::Gifts);
                self.open_window(Moment::Declared, seat);
            }
            AttackStep::Gifts => {
                self.attack_goes_to(AttackStep::Dice);
                let from = self.triggers_len;
                // A redirection repeats only what concerns the new target (ESTRO-ATK-20).
                if !attack.is_redirected {
                    self.trigger_all(Timing::OnAttack, attack.attacker);
                }
                self.trigger_all(Timing::OnAttacked, attack.target);
                self.run_triggers(from);
            }
            AttackStep::Dice => {
                self.attack_goes_to(AttackStep::Rolled);
                self.roll(&attack, chance, log);
            }
            AttackStep::Rolled => {
                self.attack_goes_to(AttackStep::Claims);
                self.open_window(Moment::Dice, seat);
            }
            AttackStep::Claims => self.claims_step(&attack),
            AttackStep::Totals if self.asks_for_total(&attack) => {}
            AttackStep::Totals => self.attack_goes_to(AttackStep::Compare),
            AttackStep::Compare => self.compare(&attack, log),
            AttackStep::Outcome => {
                self.attack_goes_to(AttackStep::After);
                let from = self.triggers_len;
                match attack.won {
                    Some(true) => self.trigger_all(Timing::OnWon, attack.attacker),
                    Some(false) => self.trigger_all(Timing::OnResisted, attack.target),
                    None => {}
                }
                self.run_triggers(from);
            }
            AttackStep::After => {
                self.attack_goes_to(AttackStep::Over);
                if let Some(attack) = self.attack_mut() {
                    attack.dice = [0; 2];
                }
                self.end_of_clash();
                self.forget_names(true);
                self.check_fields(false);
                if self.ended.is_none() {
                    self.open_window(Moment::After, seat);
                }
            }
            AttackStep::Over if self.rules.options.mnemonica && self.checks_totals(&attack, log) => {}
            AttackStep::Over => self.pop(),
        }
    }

    pub(super) fn attack_goes_to(&mut self, step: AttackStep) {
        if let Some(attack) = self.attack_mut() {
            attack.step = step;
        }
    }

    /// Whether attacker and target are still there (ESTRO-ATK-17).
    fn goes_on(&self, attack: &Attack) -> bool {
        self.card(attack.attacker).is_up() && self.card(attack.target).is_on_field()
    }

    /// S4: both sides roll (ESTRO-ATK-04, ESTRO-ATK-18).
    fn roll(&mut self, attack: &Attack, chance: &mut impl Chance, log: &mut impl Log<Self>) {
        let mut dice = attack.dice;
        if self.rules.options.dice_per_phase {
            dice = self.phase_dice;
        }
        let keeps = dice[0] != 0 && !(attack.is_redirected && self.rules.options.redirect_reroll);
        if !keeps {
            let sides = [("die.attacker", attack.attacker), ("die.defender", attack.target)];
            for (die, (name, card)) in dice.iter_mut().zip(sides) {
                let seat = self.card(card).controller;
                *die = chance.below(Draw::of(name, seat), 6) as u8 + 1;
                log.push(clause::ATK_04, Event::Rolled(seat, *die));
            }
        }
        self.phase_dice = dice;
        if let Some(attack) = self.attack_mut() {
            attack.dice = dice;
        }
    }

    /// The bonuses of both cards are claimed, where the table wants that, the attacker's first (ESTRO-GEN-04,
    /// ESTRO-GEN-06). A face-down target is defeated whatever anybody claims (ESTRO-FACE-03).
    fn claims_step(&mut self, attack: &Attack) {
        let is_wanted = self.rules.options.manual_bonus_claims && self.card(attack.target).is_up();
        let cards = [attack.attacker, attack.target].into_iter().zip(attack.claims);
        let next = cards.filter(|(_, claimed)| is_wanted && claimed.is_none()).map(|(card, _)| card).next();
        match next {
            Some(card) => self.ask(self.card(card).controller, Prompt::Claim),
            None if self.rules.options.mnemonica => self.attack_goes_to(AttackStep::Totals),
            None => self.attack_goes_to(AttackStep::Compare),
        }
    }

    /// Bonuses are claimed for the card that comes next.
    pub(super) fn claim(&mut self, seat: Seat, claimed: Bonuses, log: &mut impl Log<Self>) {
        if let Some(attack) = self.attack_mut()
            && let Some(place) = attack.claims.iter_mut().find(|place| place.is_none())
        {
            *place = Some(claimed);
        }
        log.push(clause::GEN_04, Event::Claimed(seat, claimed));
    }

    /// S7: the comparison (ESTRO-ATK-11, ESTRO-ATK-12), and S8 for a target that is defeated.
    fn compare(&mut self, attack: &Attack, log: &mut impl Log<Self>) {
        self.attack_goes_to(AttackStep::Outcome);
        let won = if self.card(attack.target).is_down() {
            log.push(clause::FACE_03, Event::DefeatedCovered);
            true
        } else {
            let (mine, theirs) = self.battle_tot(attack.attacker, attack.target);
            let primary = |card: CardId| self.now(card).stats[self.card(card).main.index()];
            let primaries = [primary(attack.attacker), primary(attack.target)];
            let mains = [self.card(attack.attacker).main, self.card(attack.target).main];
            if self.is_against_shield() {
                let won = mine >= theirs;
                let event = Event::ShieldStruck { mains, tot: mine, shield: theirs, won };
                log.push(clause::LUC_11, self.without_totals(event, won));
                self.wear_down(attack.target, mine);
                won
            } else {
                let by_total = mine > theirs;
                let won = by_total || primaries[0] > 2 * primaries[1];
                let clause = if won && !by_total { clause::ATK_12 } else { clause::ATK_11 };
                let event = Event::Compared { mains, tots: [mine, theirs], primaries, won };
                log.push(clause, self.without_totals(event, won));
                won
            }
        };
        if let Some(attack) = self.attack_mut() {
            attack.won = Some(won);
            attack.claims = [None; 2];
        }
        if won {
            self.destroy(&[attack.target], Some(self.card(attack.attacker).controller));
        }
    }

    /// What is said of a comparison: in Mnemonica only how it ended (ESTRO-MNE-03).
    fn without_totals(&self, event: Event, won: bool) -> Event {
        if self.rules.options.mnemonica { Event::Decided(won) } else { event }
    }

    /// Begins the destruction of cards by a seat, or by nobody (ESTRO-DEST-07, ESTRO-DEST-09); those that are about to be
    /// destroyed already are left alone.
    pub(super) fn destroy(&mut self, cards: &[CardId], by: Option<Seat>) {
        let from = self.dying_len;
        for card in cards {
            self.threaten(*card, Fate::Threatened);
        }
        self.threaten_supports(cards);
        let len = self.dying_len - from;
        let frame = Frame::Destroy(Destroy { from, len, step: DestroyStep::Begin, by });
        if len > 0 && !self.push(frame) {
            self.dying_len = from;
        }
    }

    // ---- redirection ----

    pub(super) fn redirection_step(&mut self) {
        match self.attack() {
            Some(_) => self.ask(self.active, Prompt::Redirection),
            None => self.pop(),
        }
    }

    /// The attacker goes on with the attack (ESTRO-ATK-19).
    pub(super) fn keep(&mut self, seat: Seat, log: &mut impl Log<Self>) {
        log.push(clause::ATK_19, Event::Kept(seat));
        self.pop();
    }

    /// The attacker stops the attack (ESTRO-ATK-19, ESTRO-ATK-21).
    pub(super) fn stop(&mut self, seat: Seat, log: &mut impl Log<Self>) {
        log.push(clause::ATK_19, Event::Stopped(seat));
        self.pop();
        self.stop_attack();
    }

    /// The attack ends without a result and goes on at S9.
    pub(super) fn stop_attack(&mut self) {
        if let Some(attack) = self.attack_mut() {
            attack.won = None;
            attack.step = attack.step.max(AttackStep::Outcome);
        }
        self.close_window();
    }

    /// The attack goes on against another card (ESTRO-ATK-20).
    pub(super) fn redirect(&mut self, target: CardId, log: &mut impl Log<Self>) {
        log.push(clause::ATK_20, Event::Redirected(self.public_no(target)));
        self.tell_defender(target, log);
        let first_step = self.first_step();
        if let Some(attack) = self.attack_mut() {
            attack.target = target;
            attack.won = None;
            attack.is_redirected = true;
            attack.step = first_step;
        }
        self.close_window();
    }

    /// The first step of an attack, and of one that is redirected.
    fn first_step(&self) -> AttackStep {
        if self.rules.options.chimera { AttackStep::Naming } else { AttackStep::Declared }
    }

    /// Whether the controller of a card has still to name an Estro for the clash.
    fn is_unnamed(&self, card: CardId) -> bool {
        self.has_two_estri(card) && self.card(card).named.is_none()
    }

    /// The window of the attack, if it is on top of it, asks nobody any more.
    fn close_window(&mut self) {
        let seats = self.seats;
        if let Frame::Window(window) = self.top_mut()
            && matches!(window.moment, Moment::Declared | Moment::Dice)
        {
            window.passes = seats;
        }
    }
}
