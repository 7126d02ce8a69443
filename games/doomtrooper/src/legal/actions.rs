//! The Actions of the rules: adding, Cover, Vehicles, transfers, sabotage, attacks, Missions.

use table::{Refusal, Seat};

use crate::clause;
use crate::facts::{EvalContext, Verdict, no};
use crate::language::{Affiliation, CardKind, Code, Keyword, Tag};
use crate::rules::HIDDEN_ACTIONS;
use crate::state::{At, Instance, SlotNo, State, flag, side};

impl State {
    /// Adding a warrior (ADD-01).
    pub(super) fn check_add(&self, seat: Seat, code: Code) -> Verdict {
        match self.in_hand(seat, code) {
            Some(instance) => self.check_add_card(seat, instance),
            None => no(clause::ADD_01, "not-in-hand"),
        }
    }

    /// The same for a card of the hand.
    pub(crate) fn check_add_card(&self, seat: Seat, instance: Instance) -> Verdict {
        if !self.is_warrior_card(instance) {
            return no(clause::ADD_01, "not-a-warrior-card");
        }
        self.check_actions(1)?;
        self.check_allowed(seat, instance)?;
        self.check_enters(seat, instance)?;
        // Part payment and debt are not allowed (ADD-02).
        self.check_destiny(seat, self.price_of(seat, instance))
            .map_err(|refusal| Refusal { clause: clause::ADD_02, ..refusal })
    }

    /// Checks that a warrior card may come into play: room, Personality, Tribe, its own conditions.
    pub(crate) fn check_enters(&self, seat: Seat, instance: Instance) -> Verdict {
        let (card, ready) = (self.card_of(instance), self.ready_of(instance));
        if !self.has_room() {
            return no(clause::TIME_08, "table-full");
        }
        if ready.tags & Tag::Personality.bit() != 0 {
            self.check_unique(seat, card.name.number())?;
        }
        let homes = self.home_of(self.identity[instance.index()]);
        if homes.iter().all(|home| self.check_place(seat, instance, *home).is_err()) {
            return self.check_place(seat, instance, homes[0]);
        }
        if !self.all_hold(&card.needs, SlotNo::NONE, &EvalContext::of(seat)) {
            return no(clause::CARD_01, "needs-not-met");
        }
        Ok(())
    }

    /// A second copy of a Personality is refused if one is in play and identified, or if the player has a hidden one
    /// (PERS-02, PERS-04).
    pub(super) fn check_unique(&self, seat: Seat, name: u32) -> Verdict {
        for slot in self.in_play() {
            if self.hot_at(slot).name != name {
                continue;
            }
            if !self.is_unidentified(slot) {
                return no(clause::PERS_02, "personality-in-play");
            }
            if self.slot(slot).controller == seat {
                return no(clause::PERS_04, "personality-hidden");
            }
        }
        Ok(())
    }

    /// Checks that a warrior card may enter an Area: an Outpost holds only one Tribe (ADD-04).
    pub(crate) fn check_place(&self, seat: Seat, instance: Instance, at: At) -> Verdict {
        let ready = self.ready_of(instance);
        let is_kept_out = self.warriors_of(seat).any(|slot| {
            self.slot(slot).at == at
                && self.has(slot, |keyword| match keyword {
                    Keyword::KeepsOut(filter) => self.fits_card(filter, instance, seat, seat),
                    _ => false,
                })
        });
        if is_kept_out {
            return no(clause::CARD_01, "kept-out");
        }
        if at == At::Outpost {
            let tribe = ready.affiliations & Affiliation::TRIBES;
            let clash = self.warriors_of(seat).any(|slot| {
                let other = self.slot(slot).affiliations & Affiliation::TRIBES;
                self.slot(slot).at == At::Outpost && tribe != 0 && other != 0 && other != tribe
            });
            if clash {
                return no(clause::ADD_04, "other-tribe");
            }
        }
        Ok(())
    }

    /// Adding a warrior in Cover (HID-01).
    pub(super) fn check_hide(&self, seat: Seat, code: Code) -> Verdict {
        match self.in_hand(seat, code) {
            Some(instance) => self.check_hide_card(seat, instance),
            None => no(clause::HID_01, "not-in-hand"),
        }
    }

    /// The same for a card of the hand.
    pub(crate) fn check_hide_card(&self, seat: Seat, instance: Instance) -> Verdict {
        if !self.is_warrior_card(instance) {
            return no(clause::HID_04, "not-a-warrior-card");
        }
        self.check_actions(HIDDEN_ACTIONS)?;
        self.check_allowed(seat, instance)?;
        if !self.has_room() {
            return no(clause::TIME_08, "table-full");
        }
        let has_open = self.warriors_of(seat).any(|slot| !self.slot(slot).is(flag::COVERED));
        if !has_open && !self.rules.options.cover_add_alone {
            return no(clause::HID_03, "no-open-warrior");
        }
        let (card, ready) = (self.card_of(instance), self.ready_of(instance));
        let never = ready.standing.iter().any(|standing| {
            self.rules.programs.gives[standing.gives.start as usize..standing.gives.end as usize]
                .contains(&crate::language::Modifier::Can(Keyword::NeverInCover))
        });
        if never || ready.tags & Tag::Vehicle.bit() != 0 {
            return no(clause::HID_04, "never-in-cover");
        }
        if ready.tags & Tag::Personality.bit() != 0 {
            self.check_unique(seat, card.name.number())?;
        }
        if !self.all_hold(&card.needs, SlotNo::NONE, &EvalContext::of(seat)) {
            return no(clause::CARD_01, "needs-not-met");
        }
        Ok(())
    }

    /// Seeking Cover (COV-01).
    pub(super) fn check_seek(&self, seat: Seat, slot: SlotNo) -> Verdict {
        self.check_actions(1)?;
        self.check_seek_itself(seat, slot)
    }

    /// Entering or leaving a Vehicle (VEH-06).
    pub(super) fn check_board(&self, slot: SlotNo) -> Verdict {
        self.check_actions(1)?;
        if self.tags(slot) & Tag::Vehicle.bit() != 0 {
            return no(clause::VEH_18, "is-vehicle");
        }
        if self.vehicle_of(slot).is_none() {
            return no(clause::VEH_06, "no-vehicle");
        }
        if self.slot(slot).is(flag::COVERED) {
            return no(clause::VEH_11, "covered-vehicle");
        }
        Ok(())
    }

    /// The price of a transfer (OUT-03).
    pub(crate) fn transfer_cost(&self, slot: SlotNo) -> u8 {
        if self.vehicle_of(slot).is_some() || self.tags(slot) & Tag::Vehicle.bit() != 0 { 2 } else { 1 }
    }

    /// Transferring (OUT-02).
    pub(super) fn check_transfer(&self, seat: Seat, slot: SlotNo) -> Verdict {
        let cost = self.transfer_cost(slot);
        self.check_actions(cost).map_err(|refusal| {
            // The remaining Actions would be enough for a warrior without a Vehicle.
            let clause = if self.actions_left() > 0 { clause::OUT_03 } else { refusal.clause };
            Refusal { clause, ..refusal }
        })?;
        if !self.has_granted() && self.obligations(seat).leave_outpost & slot.bit() != 0 {
            return Ok(());
        }
        self.check_transfer_itself(seat, slot)
    }

    pub(super) fn check_transfer_itself(&self, seat: Seat, slot: SlotNo) -> Verdict {
        let card = self.slot(slot);
        if card.at == At::Hidden {
            return no(clause::HID_11, "hidden-transfer");
        }
        if card.side & side::TRIBAL != 0 {
            return no(clause::OUT_04, "tribal-transfer");
        }
        if card.is(flag::TRANSFERRED) {
            return no(clause::OUT_05, "already-transferred");
        }
        if self.tags(slot) & Tag::Beast.bit() != 0 {
            return no(clause::BEA_09, "beast-transfer");
        }
        if self.attached_to(slot).any(|on| self.hot_at(on).kind == CardKind::Beast) {
            return no(clause::BEA_06, "beast-transfer");
        }
        if card.at == At::Outpost {
            let alone = self.warriors_of(seat).filter(|other| self.slot(*other).at == At::Outpost).count() == 1;
            let others =
                self.warriors().any(|other| self.slot(other).at == At::Outpost && self.slot(other).controller != seat);
            if alone && others {
                return no(clause::OUT_11, "outpost-would-be-empty");
            }
            return Ok(());
        }
        if self.transfer_cost(slot) > self.actions_left().max(1) {
            return no(clause::OUT_03, "vehicle-transfer");
        }
        // Doomtroopers and Dark Legion warriors never share an Outpost (OUT-06); half-converted warriors may share it
        // with both (OUT-12).
        let mixes = self.warriors_of(seat).filter(|other| self.slot(*other).at == At::Outpost).any(|other| {
            let sides = |slot: SlotNo| self.slot(slot).side & (side::DOOMTROOPER | side::LEGION);
            sides(other) != 0 && sides(slot) != 0 && sides(other) & sides(slot) == 0
        });
        if mixes { no(clause::OUT_06, "outpost-mixed") } else { Ok(()) }
    }

    /// Sabotage (SAB-01).
    pub(super) fn check_sabotage(&self, seat: Seat, slot: SlotNo, target: Seat) -> Verdict {
        self.check_actions(1)?;
        self.check_sabotaged(seat, target)?;
        if self.warriors_of(target).any(|slot| self.is_combat_capable(slot)) {
            return no(clause::SAB_02, "sabotage-warriors");
        }
        if self.slot(slot).is(flag::COVERED) || !self.is_combat_capable(slot) {
            return no(clause::SAB_04, "saboteur");
        }
        Ok(())
    }

    /// Checks that the Turn still allows an Attack Action (ACT-05, ACT-09).
    pub(crate) fn check_attack_left(&self, seat: Seat) -> Verdict {
        if self.side(seat).turns <= 1 {
            return no(clause::ACT_09, "attack-first-turn");
        }
        if self.attacks == 0 {
            return no(clause::ACT_05, "attack-once");
        }
        Ok(())
    }

    /// Declaring an attack (CMB-02).
    pub(super) fn check_attack(&self, seat: Seat) -> Verdict {
        if self.has_granted() {
            return no(clause::ACT_12, "granted-no-attack");
        }
        self.check_attack_left(seat)?;
        if !self.has_attacked {
            self.check_actions(1)?;
        }
        if self.plans_no_attack(seat) {
            return no(clause::ATK_16, "told-no-attack");
        }
        if self.no_combats() {
            return no(clause::CARD_01, "no-combats");
        }
        if !self.has_attacker(seat) {
            return no(clause::CMB_02, "attack-nobody");
        }
        Ok(())
    }

    /// A Mission that is carried out by spending Actions.
    pub(super) fn check_spend(&self, seat: Seat, slot: SlotNo) -> Verdict {
        let goal = self.spending_goal(slot);
        let Some((_, actions)) = goal else { return no(clause::MISS_01, "no-such-mission") };
        if self.mission_player(slot) != seat {
            return no(clause::MISS_12, "not-yours");
        }
        self.check_performer(self.bearer(slot))?;
        self.check_actions(actions)
    }

    /// The goal of a Mission that is met by spending Actions: its number, and the number of Actions.
    pub(crate) fn spending_goal(&self, slot: SlotNo) -> Option<(u8, u8)> {
        if !self.is_in_play(slot) {
            return None;
        }
        let mission = self.card_at(slot).mission.as_ref()?;
        mission.goals.iter().enumerate().find_map(|(number, goal)| match goal {
            crate::language::Goal::Spend(actions, _) => Some((number as u8, *actions)),
            _ => None,
        })
    }

    /// The player who completes a Mission and earns its reward (MISS-12).
    pub(crate) fn mission_player(&self, slot: SlotNo) -> Seat {
        let card = self.slot(slot);
        match card.at {
            At::Player => Seat(card.host.0),
            At::Card if self.is_in_play(card.host) => self.slot(card.host).controller,
            _ => card.controller,
        }
    }
}
