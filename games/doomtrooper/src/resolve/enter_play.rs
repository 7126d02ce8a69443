//! Announced items take effect: cards come into play, warriors come and move (TIME-06).

use arrayvec::ArrayVec;
use table::{Clause, Log, Seat};

use crate::clause;
use crate::event::Event;
use crate::facts::{Leaves, Slots, half_up};
use crate::language::{CardKind, On, Tag, Target};
use crate::state::{At, Instance, SlotNo, StackItem, Stage, State, What, flag};
use crate::triggers::{ADDED, EARNED, ENTERS};

impl State {
    /// Carries out an announcement, or ends one that was countered (TIME-06, CARD-12, CARD-13).
    pub(super) fn take_effect(&mut self, item: &StackItem, log: &mut impl Log<Self>) {
        if item.cancelled {
            log.push(clause::CARD_13, Event::Cancelled(item.seat, self.identity[item.instance.index()]));
            if item.what == What::Card {
                self.after_effect(item.instance, true, log);
            }
            self.frames.pop();
            return;
        }
        let seat = item.seat;
        match item.what {
            What::Card => self.land(item, log),
            What::Ability(number) => {
                let pc = self.ready_of(item.instance).abilities[number as usize].pc;
                self.run_from(pc);
            }
            What::Trigger(_) | What::Goal(_) | What::Reward | What::Return => {
                self.go(Stage::Runs);
            }
            What::Add => {
                self.go(Stage::Done);
                self.add_warrior(item, log);
            }
            What::AddCovered => {
                self.go(Stage::Done);
                let slot = self.put(item.instance, At::Hidden, seat, SlotNo::NONE);
                if slot != SlotNo::NONE {
                    self.slot_mut(slot).set(flag::COVERED, true);
                    log.push(clause::HID_01, Event::Hid(seat, self.spot(slot)));
                } else {
                    self.file(item.instance, Leaves::ToHand);
                }
            }
            What::Seek => {
                self.go(Stage::Done);
                self.send_into_cover(item.slot, clause::COV_01, log);
            }
            What::Exit => {
                self.go(Stage::Done);
                self.out_of_cover(item.slot, log);
            }
            What::Board => {
                self.go(Stage::Done);
                if let Some(vehicle) = self.is_in_play(item.slot).then(|| self.vehicle_of(item.slot)).flatten() {
                    let inside = !self.slot(vehicle).is(flag::INSIDE);
                    self.slot_mut(vehicle).set(flag::INSIDE, inside);
                    log.push(clause::VEH_06, Event::Boarded(self.sight(item.slot), self.sight(vehicle), inside));
                }
            }
            What::Transfer => {
                self.go(Stage::Done);
                self.transfer(item.slot, log);
            }
            What::Sabotage => {
                self.go(Stage::Done);
                self.sabotage(item, log);
            }
            What::Raise => {
                self.go(Stage::Done);
                self.raise_spell(item);
            }
            What::Meditate => {
                self.go(Stage::Done);
                self.earn_destiny(seat, 1, clause::ACT_08, log);
            }
        }
    }

    /// A played card comes into play, or its effect begins.
    fn land(&mut self, item: &StackItem, log: &mut impl Log<Self>) {
        let seat = item.seat;
        let card = self.card_of(item.instance);
        let (kind, number) = (card.kind, self.identity[item.instance.index()]);
        let mut slot = SlotNo::NONE;
        if self.is_placed(item.instance) {
            slot = self.put(item.instance, item.place, seat, SlotNo::NONE);
            let clause = match kind {
                CardKind::Fortification => clause::FORT_01,
                CardKind::Warzone => clause::WZ_01,
                // The card itself says so, against the rules of its kind.
                _ => clause::CARD_01,
            };
            log.push(clause, Event::Entered(self.spot(slot), number, item.place));
        } else if self.comes_into_play(item.instance) {
            slot = self.attach(item, log);
            if slot == SlotNo::NONE {
                // Its host is gone (TIME-17).
                self.after_effect(item.instance, false, log);
                self.frames.pop();
                return;
            }
        }
        if slot != SlotNo::NONE {
            if let Some(item) = self.item_mut() {
                item.slot = slot;
            }
            if self.boards(item) && item.left > 0 {
                self.slot_mut(slot).set(flag::INSIDE, true);
                log.push(clause::VEH_04, Event::Boarded(self.sight(item.targets[0]), self.sight(slot), true));
            }
            if self.is_in_play(item.targets[1]) && kind == CardKind::Mission {
                self.slot_mut(slot).chosen = item.targets[1];
            }
            self.arm_anew(slot);
            self.refresh();
        }
        match self.ready_of(item.instance).play.as_ref().map(|entry| entry.pc) {
            Some(pc) => self.run_from(pc),
            None => {
                self.go(Stage::Done);
            }
        }
        if slot != SlotNo::NONE {
            self.note_built(slot, log);
            self.raise(ENTERS, slot, SlotNo::NONE, seat, 0);
        }
    }

    /// Attaches a card to the target that it was played on.
    fn attach(&mut self, item: &StackItem, log: &mut impl Log<Self>) -> SlotNo {
        let number = self.identity[item.instance.index()];
        let host = item.targets[0];
        let on_player =
            self.entry_of(item).is_some_and(|entry| matches!(entry.targets.first(), Some(Target::Player(_))));
        // The chosen target may be something other than a card: then the card lies on the table.
        let names_no_card = self.entry_of(item).is_some_and(|entry| {
            matches!(entry.targets.first(), Some(Target::Corporation | Target::Affiliation | Target::Tactic))
        });
        let (at, host) = if on_player {
            (At::Player, SlotNo(item.player.0))
        } else if self.is_in_play(host) {
            (At::Card, host)
        } else if self.target_count(item) > 0 && !names_no_card {
            return SlotNo::NONE;
        } else if item.caster != SlotNo::NONE && self.is_in_play(item.caster) {
            (At::Card, item.caster)
        } else if self.card_of(item.instance).kind == CardKind::Alliance || self.is_for_player(item.instance) {
            (At::Player, SlotNo(item.seat.0))
        } else {
            (At::Game, SlotNo::NONE)
        };
        let slot = self.put(item.instance, at, item.seat, host);
        if slot != SlotNo::NONE {
            log.push(
                clause::CARD_08,
                Event::Attached(self.spot(slot), number, self.sight(if at == At::Card { host } else { SlotNo::NONE })),
            );
        }
        slot
    }

    /// Whether an attached card without a target belongs to its player.
    fn is_for_player(&self, instance: Instance) -> bool {
        let ready = self.ready_of(instance);
        ready
            .triggers
            .iter()
            .any(|trap| matches!(trap.on, On::YourDrawStep | On::YourDiscardPhase | On::AfterYourDiscard))
            || self.card_of(instance).kind == CardKind::Mission
    }

    pub(super) fn run_from(&mut self, pc: u16) {
        if let Some(item) = self.item_mut() {
            item.pc = pc;
            item.stage = Stage::Runs;
        }
    }

    /// A warrior comes into its Area; hidden copies of a Personality are identified (PERS-05 to PERS-07).
    fn add_warrior(&mut self, item: &StackItem, log: &mut impl Log<Self>) {
        let seat = item.seat;
        let number = self.identity[item.instance.index()];
        if self.ready_of(item.instance).tags & Tag::Personality.bit() != 0 {
            let hidden: Slots = self
                .seats_from(seat)
                .collect::<ArrayVec<Seat, 8>>()
                .into_iter()
                .flat_map(|of| self.warriors_of(of).collect::<Slots>())
                .filter(|slot| {
                    self.is_unidentified(*slot) && self.identity[self.slot(*slot).instance.index()] == number
                })
                .collect();
            for slot in hidden {
                self.identify(slot, log);
                if self.is_in_play(slot) && !self.is_unidentified(slot) {
                    // The newcomer goes back as if it had never been announced (PERS-05).
                    self.refresh();
                    let price = self.price_of(seat, item.instance);
                    self.file(item.instance, Leaves::ToHand);
                    self.earn_destiny(seat, price, clause::PERS_05, log);
                    let has_left = self.has_left(seat);
                    let granted = &mut self.granted[seat.index()];
                    if *granted > 0 || self.active != seat {
                        *granted += u8::from(!has_left);
                    } else {
                        self.actions += 1;
                    }
                    return;
                }
            }
        }
        let slot = self.put(item.instance, item.place, seat, SlotNo::NONE);
        if slot == SlotNo::NONE {
            self.file(item.instance, Leaves::ToHand);
            return;
        }
        log.push(clause::ADD_03, Event::Entered(self.spot(slot), number, item.place));
        if item.place == At::Outpost {
            self.owe_outpost(seat);
        }
        self.refresh();
        self.reset_no_warriors(seat, slot);
        self.raise(ENTERS, slot, SlotNo::NONE, seat, 0);
        self.raise(ADDED, slot, SlotNo::NONE, seat, 0);
    }

    /// A combat-capable warrior ends the count of the no-warriors rule (NOW-06).
    pub(crate) fn reset_no_warriors(&mut self, seat: Seat, slot: SlotNo) {
        if self.is_combat_capable(slot) {
            self.side_mut(seat).no_warriors = 0;
        }
    }

    /// The other warriors must follow into the Outpost (OUT-08).
    pub(crate) fn owe_outpost(&mut self, seat: Seat) {
        for other in Seat::all(self.seats) {
            if other != seat {
                self.side_mut(other).owes_outpost = true;
            }
        }
    }

    /// A warrior leaves Cover; an unpaid one is identified and paid for first (HID-06).
    pub(crate) fn out_of_cover(&mut self, slot: SlotNo, log: &mut impl Log<Self>) {
        self.identify(slot, log);
        if self.is_in_play(slot) && self.slot(slot).is(flag::COVERED) {
            let card = self.slot_mut(slot);
            card.set(flag::COVERED, false);
            card.set(flag::LEFT_COVER, true);
            log.push(clause::COV_13, Event::Uncovered(self.sight(slot)));
            let instance = self.slot(slot).instance;
            self.show(instance);
        }
    }

    fn transfer(&mut self, slot: SlotNo, log: &mut impl Log<Self>) {
        if !self.is_in_play(slot) {
            return;
        }
        let to = if self.slot(slot).at == At::Outpost { self.home_now(slot) } else { At::Outpost };
        let seat = self.slot(slot).controller;
        self.slot_mut(slot).set(flag::TRANSFERRED, true);
        self.move_to(slot, to, clause::OUT_02, log);
        if to == At::Outpost {
            self.owe_outpost(seat);
        }
    }

    /// A warrior moves to another Area; Beasts stay in the Outpost (BEA-07, BEA-09).
    pub(super) fn move_to(&mut self, slot: SlotNo, to: At, clause: Clause, log: &mut impl Log<Self>) {
        let leaves_outpost = self.slot(slot).at == At::Outpost && to != At::Outpost;
        self.slot_mut(slot).at = to;
        log.push(clause, Event::Moved(self.sight(slot), to));
        if !leaves_outpost {
            return;
        }
        if self.tags(slot) & Tag::Beast.bit() != 0 {
            self.leave(slot, Leaves::Discarded, clause::BEA_09, log);
            return;
        }
        let beasts: Slots = self.attached_to(slot).filter(|on| self.card_at(*on).kind == CardKind::Beast).collect();
        for beast in beasts {
            self.leave(beast, Leaves::Discarded, clause::BEA_07, log);
        }
    }

    /// The sabotage succeeds (SAB-06): P, or D for a Freelancer (SAB-12).
    fn sabotage(&mut self, item: &StackItem, log: &mut impl Log<Self>) {
        let (seat, target) = (item.seat, item.player);
        if !self.carries_out_sabotage(seat, item.slot, target, log) {
            return;
        }
        let points = half_up(self.slot(item.slot).ratings[3].max(0));
        if let Some(clause) = self.why_only_destiny(item.slot) {
            self.earn_destiny(seat, points, clause, log);
        } else if points > 0
            && let Some(item) = self.item_mut()
        {
            (item.amount, item.stage) = (points.min(100) as i8, Stage::Splits);
        }
        self.run_out_of_warriors(target, log);
    }

    /// A card lets a warrior sabotage, for its player and so many P (SAB-11).
    pub(super) fn sabotage_for(
        &mut self,
        seat: Seat,
        slot: SlotNo,
        target: Seat,
        points: i16,
        log: &mut impl Log<Self>,
    ) {
        if !self.carries_out_sabotage(seat, slot, target, log) {
            return;
        }
        match self.why_only_destiny(slot) {
            Some(clause) => self.earn_destiny(seat, points, clause, log),
            None => {
                self.earn_promotion(seat, points, clause::SAB_11, log);
                self.raise(EARNED, slot, SlotNo::NONE, seat, points.min(100) as i8);
            }
        }
        self.run_out_of_warriors(target, log);
    }

    /// The attempt counts, whatever becomes of it (SAB-07). Returns whether a warrior is still there to carry it out.
    fn carries_out_sabotage(&mut self, seat: Seat, slot: SlotNo, target: Seat, log: &mut impl Log<Self>) -> bool {
        self.side_mut(seat).sabotaged = self.side(seat).sabotaged.with(target);
        let is_there = self.is_in_play(slot);
        if is_there {
            log.push(clause::SAB_05, Event::Sabotaged(seat, target));
        }
        is_there
    }

    /// The reason why a warrior's sabotage earns D only, if it does: a card says so (SAB-11), or the warrior is a
    /// Freelancer (SAB-12).
    fn why_only_destiny(&self, slot: SlotNo) -> Option<Clause> {
        if self.sabotage_earns_destiny() {
            return Some(clause::SAB_11);
        }
        let earns_destiny = self.has(slot, |keyword| *keyword == crate::language::Keyword::EarnsDestiny)
            || (self.tags(slot) & Tag::Freelancer.bit() != 0 && self.slot(slot).affiliations == 0);
        earns_destiny.then_some(clause::SAB_12)
    }

    fn run_out_of_warriors(&mut self, target: Seat, log: &mut impl Log<Self>) {
        if self.side(target).pile_len == 0 && self.side(target).no_warriors == 0 {
            // The rule starts at once for a player without cards (SAB-13); the first Turn that counts is the player's
            // next one.
            self.side_mut(target).no_warriors = 3;
            log.push(clause::SAB_13, Event::NoWarriors(target, 3));
        }
    }

    /// Splits the points of a sabotage or a kill as the player decides (SAB-06, CMB-26).
    pub(super) fn split(&mut self, item: &StackItem, promotion: u8, log: &mut impl Log<Self>) {
        let clause = if item.what == What::Reward { clause::CMB_26 } else { clause::SAB_06 };
        let points = i16::from(promotion);
        self.earn_promotion(item.seat, points, clause, log);
        self.earn_destiny(item.seat, i16::from(item.amount) - points, clause, log);
        self.go(Stage::Done);
        // The warrior that earned them: the killer or the saboteur (TW-15).
        if promotion > 0 {
            self.raise(EARNED, item.slot, item.subject, item.seat, promotion as i8);
        }
    }

    /// An item is over: its card goes where its icon says.
    pub(super) fn finish(&mut self, item: &StackItem, log: &mut impl Log<Self>) {
        self.frames.pop();
        if item.what == What::Card && !self.is_in_play_instance(item.instance, item.slot) {
            let attaches = item.slot != SlotNo::NONE;
            if !attaches && self.lies_nowhere(item.instance) {
                self.after_effect(item.instance, false, log);
            }
        }
        self.move_converts(log);
    }

    fn is_in_play_instance(&self, instance: Instance, slot: SlotNo) -> bool {
        self.is_in_play(slot) && self.slot(slot).instance == instance
    }

    /// Whether a Vehicle is being attached (VEH-04).
    pub(super) fn boards(&self, item: &StackItem) -> bool {
        item.what == What::Card
            && self.card_of(item.instance).kind == CardKind::Equipment
            && self.ready_of(item.instance).tags & Tag::Vehicle.bit() != 0
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
}
