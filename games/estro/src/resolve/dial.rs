//! The Oblivion Dial turns (ESTRO-QUAD-02 to ESTRO-QUAD-12).

use table::{Chance, Log, Seat};

use crate::clause;
use crate::dial::{self, SectorNo};
use crate::event::Event;
use crate::rules::MOST_SPINS;
use crate::state::{AttackStep, CardId, Frame, GiftRun, GiftStep, Origin, State};

impl State {
    /// D7: a seat has lost a card, and the dial turns for it before anything else happens (ESTRO-QUAD-07). Of one destruction
    /// and those that follow from it on the dial, only so many turn it (ESTRO-QUAD-11).
    pub(super) fn turn_dial(&mut self, seat: Seat, card: CardId, log: &mut impl Log<Self>) {
        // For the ships it does not turn (ESTRO-AMB-141).
        if !self.rules.options.dial || self.is_automaton(seat) {
            return;
        }
        let chain = self.stack[..self.depth as usize].iter_mut().find_map(|frame| match frame {
            Frame::Dial { spins, .. } => Some(spins),
            _ => None,
        });
        match chain {
            Some(spins) if *spins >= MOST_SPINS => return log.push(clause::QUAD_11, Event::DialRests(seat)),
            Some(spins) => *spins += 1,
            None => {}
        }
        let place = self.card(card).place;
        self.push(Frame::Dial { seat, card, place, spins: 1, sector: None });
    }

    /// The dial stops on one of its sectors (ESTRO-QUAD-04), which everybody sees (ESTRO-QUAD-05) and which is carried out at
    /// once (ESTRO-QUAD-06).
    pub(super) fn dial_step(
        &mut self,
        seat: Seat,
        card: CardId,
        place: u8,
        stopped: Option<SectorNo>,
        chance: &mut impl Chance,
        log: &mut impl Log<Self>,
    ) {
        if stopped.is_some() {
            // Its own Gifts work where it lay.
            if !self.card(card).is_on_field() {
                self.card_mut(card).place = place;
            }
            return self.pop();
        }
        // The dial lies in no Zone field: it is about all of them (ESTRO-CONQ-15).
        self.card_mut(card).place = self.open_place();
        let sector = dial::stop(seat, chance);
        if let Frame::Dial { sector: stopped, .. } = self.top_mut() {
            *stopped = Some(sector);
        }
        log.push(clause::QUAD_04, Event::DialStopped(seat, sector));
        let run = GiftRun::new(card, self.card(card).no, seat, card);
        self.push(Frame::Gift(GiftRun { origin: Origin::Sector(sector), step: GiftStep::Choose, ..run }));
    }

    /// Everything that a sector says is done, as far as it was possible.
    pub(super) fn finish_sector(&mut self, run: &GiftRun, log: &mut impl Log<Self>) {
        if !run.has_acted && !self.steps_of(run).is_empty() {
            log.push(clause::QUAD_06, Event::DialIdle(run.controller));
        }
        self.pop();
        self.forget_names(false);
    }

    /// A card comes back as a new one: an attack in which it took part has lost it (ESTRO-QUAD-12, ESTRO-ATK-17).
    pub(super) fn leave_attack(&mut self, card: CardId, log: &mut impl Log<Self>) {
        if let Some(attack) = self.attack_mut()
            && attack.step < AttackStep::Outcome
            && [attack.attacker, attack.target].contains(&card)
        {
            attack.step = AttackStep::Outcome;
            log.push(clause::ATK_17, Event::AttackEnded);
        }
    }
}
