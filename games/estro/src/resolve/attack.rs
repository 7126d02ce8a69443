//! Attacks: declaration, dice, comparison, outcome (ESTRO-ATK-16).

use table::{Chance, Draw, Log, Seat};

use crate::action::{Bonuses, Spot};
use crate::clause;
use crate::event::Event;
use crate::language::{Estro, Moment, Timing};
use crate::state::{Attack, AttackStep, CardId, Frame, Prompt, State};

impl State {
    /// S1: the declaration (ESTRO-ATK-01).
    pub(super) fn declare(&mut self, seat: Seat, attacker: Spot, target: Spot, log: &mut impl Log<Self>) {
        if let (Some(attacker), Some(target)) = (self.at(attacker), self.at(target)) {
            self.declare_of(seat, attacker, target, log);
        }
    }

    /// The same, of cards.
    pub(super) fn declare_of(&mut self, seat: Seat, attacker: CardId, target: CardId, log: &mut impl Log<Self>) {
        let event = Event::Attacked { seat, attacker: self.card(attacker).no, target: self.public_no(target) };
        log.push(clause::ATK_01, event);
        self.tell_defender(target, log);
        self.begin_attack(Attack::new(attacker, target, self.first_step()));
    }

    /// An attack was declared.
    pub(super) fn begin_attack(&mut self, attack: Attack) {
        self.attacks += 1;
        self.totals = [None; 2];
        self.card_mut(attack.attacker).attacks += 1;
        self.fleet.ignores = std::mem::take(&mut self.fleet.ignores_next);
        self.push(Frame::Attack(attack));
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
                let unnamed = attack.cards().find(|card| self.is_unnamed(*card));
                if !unnamed.is_some_and(|card| self.ask_for_estro(card)) {
                    self.attack_goes_to(AttackStep::Declared);
                }
            }
            AttackStep::Declared => {
                self.attack_goes_to(AttackStep::Gifts);
                self.show_target(&attack, log);
                self.open_window(Moment::Declared, seat);
            }
            AttackStep::Gifts => {
                self.attack_goes_to(AttackStep::Dice);
                let from = self.triggers_len;
                // A redirection repeats only what concerns the new target (ESTRO-ATK-20).
                if !attack.is_redirected {
                    self.trigger_all(Timing::OnAttack, attack.attacker);
                }
                if let Some(target) = attack.target_card() {
                    self.trigger_all(Timing::OnAttacked, target);
                }
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
                self.show_another(&attack, chance, log);
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
            AttackStep::Over => {
                self.fleet.ignores = false;
                self.pop();
            }
        }
    }

    pub(super) fn attack_goes_to(&mut self, step: AttackStep) {
        if let Some(attack) = self.attack_mut() {
            attack.step = step;
        }
    }

    /// Whether attacker and target are still there (ESTRO-ATK-17).
    fn goes_on(&self, attack: &Attack) -> bool {
        let is_there = match attack.ship {
            Some(ship) => self.open_ships() >> ship as u8 & 1 != 0,
            None => self.card(attack.target).is_on_field(),
        };
        self.card(attack.attacker).is_up() && is_there
    }

    /// S4: both sides roll (ESTRO-ATK-04, ESTRO-ATK-18).
    fn roll(&mut self, attack: &Attack, chance: &mut impl Chance, log: &mut impl Log<Self>) {
        let mut dice = attack.dice;
        if self.rules.options.dice_per_phase {
            dice = self.phase_dice;
        }
        // What was rolled stays where an attack is led elsewhere (ESTRO-ATK-20).
        let rolls_anew = attack.is_redirected && self.rules.options.redirect_reroll;
        // A ship rolls no die (ESTRO-SOLO-23).
        let names = ["die.attacker", "die.defender"].into_iter();
        for (die, (name, card)) in dice.iter_mut().zip(names.zip(attack.cards())) {
            if *die != 0 && !rolls_anew {
                continue;
            }
            let seat = self.card(card).controller;
            *die = match self.loaded_die(seat) {
                Some(loaded) => loaded,
                None => chance.below(Draw::of(name, seat), 6) as u8 + 1,
            };
            log.push(clause::ATK_04, Event::Rolled(seat, *die));
        }
        self.phase_dice = dice;
        if attack.ship.is_some() {
            dice[1] = 0;
        }
        if let Some(attack) = self.attack_mut() {
            attack.dice = dice;
        }
    }

    /// What the player has said that its next die shows (ESTRO-SOLO-25, object 24).
    fn loaded_die(&mut self, seat: Seat) -> Option<u8> {
        let is_loaded = self.fleet.die > 0 && !self.is_automaton(seat);
        is_loaded.then(|| std::mem::take(&mut self.fleet.die))
    }

    /// The bonuses of both cards are claimed, where the table wants that, the attacker's first (ESTRO-GEN-04,
    /// ESTRO-GEN-06). A face-down target is defeated whatever anybody claims (ESTRO-FACE-03).
    fn claims_step(&mut self, attack: &Attack) {
        let is_up = attack.target_card().is_none_or(|target| self.card(target).is_up());
        let is_wanted = self.rules.options.manual_bonus_claims && is_up;
        let cards = attack.cards().zip(attack.claims);
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
        if let Some(ship) = attack.ship {
            self.strike(attack.attacker, ship, log);
            if let Some(attack) = self.attack_mut() {
                attack.claims = [None; 2];
            }
            return;
        }
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
        self.lead_to(target, None);
    }

    /// The attack goes on against a ship (ESTRO-ATK-20, ESTRO-SOLO-21).
    pub(super) fn redirect_to_ship(&mut self, ship: Estro, log: &mut impl Log<Self>) {
        log.push(clause::ATK_20, Event::RedirectedToShip(ship));
        self.lead_to(CardId::NONE, Some(ship));
    }

    fn lead_to(&mut self, target: CardId, ship: Option<Estro>) {
        let first_step = self.first_step();
        if let Some(attack) = self.attack_mut() {
            (attack.target, attack.ship) = (target, ship);
            attack.won = None;
            attack.is_redirected = true;
            attack.step = first_step;
        }
        self.close_window();
    }

    /// The first step of an attack, and of one that is redirected.
    pub(super) fn first_step(&self) -> AttackStep {
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
