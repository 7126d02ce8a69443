//! What a seat may do: one check for each kind of action. Offers are made of what these checks accept.

use arrayvec::ArrayVec;
use table::{Clause, Refusal, Seat};

use crate::action::Action;
use crate::clause;
use crate::derived::power_of;
use crate::judge::{Asks, CORPORATIONS, bit};
use crate::language::{
    Affiliation, After, Apostle, Code, Discipline, Filter, Keyword, Kind, Stat, Tactic, Tag, Target, When,
};
use crate::moves::is_event;
use crate::program::{Entry, is_given};
use crate::rules::HIDDEN_ACTIONS;
use crate::set::CardNo;
use crate::state::{
    At, Bits, CombatStep, Deed, Frame, Instance, SlotNo, Stage, State, Step, What, Window, WindowKind, flag, side,
};

/// The result of a check.
pub(crate) type Verdict = Result<(), Refusal>;

const fn no(clause: Clause, reason: &'static str) -> Verdict {
    Err(Refusal::new(clause, reason))
}

/// Actions offered for a card whose play the rules of its kind say.
const fn default_actions(kind: Kind) -> Option<u8> {
    match kind {
        Kind::Equipment
        | Kind::Fortification
        | Kind::Mission
        | Kind::Symmetry
        | Kind::Relic
        | Kind::Warzone
        | Kind::Ki
        | Kind::Beast => Some(1),
        Kind::Warrior | Kind::Art | Kind::Special | Kind::Alliance => None,
    }
}

impl State {
    /// Who is asked now; nobody when the match is over.
    pub(crate) fn asked(&self) -> Option<Seat> {
        if self.outcome.is_some() {
            return None;
        }
        Some(match self.frames.last() {
            Some(Frame::Window(window)) => window.seat,
            Some(Frame::Deed(deed)) => self.chooser(deed),
            Some(Frame::Attack) => self.combat_asks(),
            None if self.granted_actions > 0 => self.granted_to,
            None => self.active,
        })
    }

    /// Who makes the choice that a deed waits for.
    fn chooser(&self, deed: &Deed) -> Seat {
        match self.waits_for_payment(deed) {
            Some(seat) => seat,
            None => deed.seat,
        }
    }

    /// Who chooses in the step of the combat.
    fn combat_asks(&self) -> Seat {
        let of = |slot: SlotNo| if self.is_in_play(slot) { self.slot(slot).controller } else { self.combat.player };
        match self.combat.step {
            CombatStep::Warzone | CombatStep::DefenderWeapon => of(self.combat.defender),
            CombatStep::Tactic | CombatStep::AttackerWeapon => of(self.combat.attacker),
            _ => self.combat.player,
        }
    }

    /// The window that is open.
    pub(crate) fn window(&self) -> Option<&Window> {
        match self.frames.last() {
            Some(Frame::Window(window)) => Some(window),
            _ => None,
        }
    }

    /// Whether it is the moment to choose an Action (ACT-02).
    pub(crate) fn is_main(&self) -> bool {
        self.frames.is_empty() && (self.step == Step::Actions || self.granted_actions > 0)
    }

    /// Actions that the asked seat has left.
    pub(crate) const fn actions_left(&self) -> u8 {
        if self.granted_actions > 0 { self.granted_actions } else { self.actions }
    }

    /// Whether the action is legal for a seat, or why not.
    pub(crate) fn verdict(&self, seat: Seat, action: Action) -> Verdict {
        if self.asked() != Some(seat) {
            return no(clause::TIME_07, "not-asked");
        }
        match self.frames.last() {
            Some(Frame::Window(window)) => self.check_in_window(seat, action, window),
            Some(Frame::Deed(deed)) => self.check_choice(deed, action),
            Some(Frame::Attack) => self.check_in_combat(action),
            None if self.is_main() => self.check_main(seat, action),
            None if self.step == Step::Redraw => match action {
                Action::Keep | Action::Redraw => Ok(()),
                _ => no(clause::TURN_06, "redraw-or-keep"),
            },
            None => self.check_discard(seat, action),
        }
    }

    fn check_in_window(&self, seat: Seat, action: Action, window: &Window) -> Verdict {
        match action {
            Action::Yield => Ok(()),
            Action::Play(code) => self.check_play(seat, code).map(drop),
            Action::Use(slot, number) => self.check_use(seat, slot, number, Some(window)),
            _ => no(clause::TIME_08, "window-play-or-yield"),
        }
    }

    /// The Action phase (ACT-02).
    fn check_main(&self, seat: Seat, action: Action) -> Verdict {
        let own = |slot: SlotNo| {
            if !self.is_in_play(slot) || !self.is_warrior(slot) {
                no(clause::ACT_02, "not-a-warrior")
            } else if self.slot(slot).controller != seat {
                no(clause::ACT_02, "not-yours")
            } else {
                Ok(())
            }
        };
        // What is owed is looked at last: most actions fail for a nearer reason.
        let allowed = match action {
            Action::End => Ok(()),
            Action::Meditate => self.check_actions(1),
            Action::Add(code) => self.check_add(seat, code),
            Action::Hide(code) => self.check_hide(seat, code),
            Action::Cover(slot) => own(slot).and_then(|()| self.check_seek(seat, slot)),
            Action::Uncover(slot) => {
                own(slot)?;
                if !self.slot(slot).is(flag::COVERED) {
                    return no(clause::COV_13, "not-covered");
                }
                self.check_actions(1)
            }
            Action::Board(slot) => own(slot).and_then(|()| self.check_board(slot)),
            Action::Transfer(slot) => own(slot).and_then(|()| self.check_transfer(seat, slot)),
            Action::Sabotage(slot, target) => own(slot).and_then(|()| self.check_sabotage(seat, slot, target)),
            Action::Attack => self.check_attack(seat),
            Action::Play(code) => self.check_play(seat, code).map(drop),
            Action::Use(slot, number) => self.check_use(seat, slot, number, None),
            Action::Spend(slot) => self.check_spend(seat, slot),
            _ => no(clause::ACT_02, "not-an-action"),
        };
        allowed?;
        if self.granted_actions == 0 { self.check_obligations(seat, action) } else { Ok(()) }
    }

    fn check_actions(&self, n: u8) -> Verdict {
        if self.actions_left() < n {
            let refusal = Refusal::new(clause::ACT_04, "too-few-actions");
            return Err(refusal.with("needed", n.into()).with("left", self.actions_left().into()));
        }
        Ok(())
    }

    fn check_destiny(&self, seat: Seat, n: i16) -> Verdict {
        if self.side(seat).destiny < n {
            let refusal = Refusal::new(clause::GAME_10, "too-few-destiny");
            return Err(refusal.with("needed", n.into()).with("left", self.side(seat).destiny.into()));
        }
        Ok(())
    }

    /// A card of this number in the seat's hand.
    pub(crate) fn in_hand(&self, seat: Seat, code: Code) -> Option<Instance> {
        let card = self.rules.cards.coded(code)?;
        // A copy that somebody has seen goes first, so that which copy it was tells nothing.
        let mut found: Option<Instance> = None;
        for instance in self.hand(seat).filter(|instance| self.identity[instance.index()] == card) {
            let known = |instance: Instance| self.knows[instance.index()].count_ones();
            if found.is_none_or(|best| known(instance) > known(best)) {
                found = Some(instance);
            }
        }
        found
    }

    /// The first Actions of a Turn that are owed (ACT-13).
    pub(crate) fn obligations(&self, seat: Seat) -> Obligations {
        let mut owed = Obligations::default();
        if self.active != seat || self.actions == 0 || self.step != Step::Actions {
            return owed;
        }
        // Converts leave the Outpost as soon as may be (OUT-13).
        for slot in self.warriors_of(seat) {
            let card = self.slot(slot);
            if card.at == At::Outpost
                && card.side == side::LEGION
                && self.has_converted(slot)
                && self.transfer_cost(slot) <= self.actions
            {
                owed.leave_outpost |= slot.bit();
            }
        }
        if self.has_acted {
            return owed;
        }
        if self.is_all_covered(seat) {
            owed.uncover = self.warriors_of(seat).fold(0, |bits, slot| bits | slot.bit());
        }
        let others_there =
            self.warriors().any(|slot| self.slot(slot).at == At::Outpost && self.slot(slot).controller != seat);
        let own_there = self.warriors_of(seat).any(|slot| self.slot(slot).at == At::Outpost);
        if !own_there && (others_there || self.side(seat).owes_outpost) {
            owed.enter_outpost = self
                .warriors_of(seat)
                .filter(|slot| self.slot(*slot).at != At::Outpost && self.check_transfer_itself(seat, *slot).is_ok())
                .fold(0, |bits, slot| bits | slot.bit());
        }
        owed
    }

    /// Whether a warrior is Dark Legion by a card and not by its own icon.
    fn has_converted(&self, slot: SlotNo) -> bool {
        self.ready_at(slot).affiliations & bit(Affiliation::Legion) == 0
    }

    /// Whether a seat has warriors, all of them covered (COV-07).
    fn is_all_covered(&self, seat: Seat) -> bool {
        let mut any = false;
        for slot in self.warriors_of(seat) {
            any = true;
            if !self.slot(slot).is(flag::COVERED) {
                return false;
            }
        }
        any
    }

    fn check_obligations(&self, seat: Seat, action: Action) -> Verdict {
        let owed = self.obligations(seat);
        if owed.is_none() {
            return Ok(());
        }
        let is_met = match action {
            Action::Uncover(slot) => owed.uncover & slot.bit() != 0,
            Action::Transfer(slot) => (owed.enter_outpost | owed.leave_outpost) & slot.bit() != 0,
            // Adding a Tribal warrior puts one into the Outpost too (OUT-10).
            Action::Add(code) => {
                owed.enter_outpost != 0
                    && self.rules.cards.coded(code).is_some_and(|card| self.home_of(card).contains(&At::Outpost))
            }
            _ => false,
        };
        if is_met {
            return Ok(());
        }
        if owed.uncover != 0 {
            no(clause::COV_07, "must-uncover")
        } else if owed.leave_outpost != 0 {
            no(clause::OUT_13, "must-leave-outpost")
        } else {
            no(clause::OUT_08, "must-enter-outpost")
        }
    }

    /// Adding a warrior (ADD-01).
    fn check_add(&self, seat: Seat, code: Code) -> Verdict {
        let Some(instance) = self.in_hand(seat, code) else { return no(clause::ADD_01, "not-in-hand") };
        if !self.is_warrior_card(instance) {
            return no(clause::ADD_01, "not-a-warrior-card");
        }
        self.check_actions(1)?;
        self.check_enters(seat, instance)?;
        self.check_destiny(seat, self.price_of(instance))
    }

    /// The V that is paid for a warrior card (ADD-05).
    pub(crate) fn price_of(&self, instance: Instance) -> i16 {
        i16::from(self.ready_of(instance).ratings[3]).max(0)
    }

    /// Whether a warrior card may come into play: room, Personality, Tribe, what it needs.
    fn check_enters(&self, seat: Seat, instance: Instance) -> Verdict {
        let (card, ready) = (self.card_of(instance), self.ready_of(instance));
        if self.free_slot().is_none() {
            return no(clause::TIME_08, "table-full");
        }
        if ready.tags & Tag::Personality.bit() != 0 {
            self.check_unique(seat, card.name.number())?;
        }
        let homes = self.home_of(self.identity[instance.index()]);
        if homes.iter().all(|home| self.check_place(seat, instance, *home).is_err()) {
            return self.check_place(seat, instance, homes[0]);
        }
        if !self.all_hold(&card.needs, SlotNo::NONE, &Asks::of(seat)) {
            return no(clause::CARD_01, "needs-not-met");
        }
        Ok(())
    }

    /// No second copy of a Personality that is in play and identified, nor of an own hidden one (PERS-02, PERS-04).
    fn check_unique(&self, seat: Seat, name: u32) -> Verdict {
        for slot in self.in_play() {
            if self.card_at(slot).name.number() != name {
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

    /// Whether a warrior card may enter an Area: no two Tribes in an Outpost (ADD-04).
    pub(crate) fn check_place(&self, seat: Seat, instance: Instance, at: At) -> Verdict {
        let ready = self.ready_of(instance);
        if at == At::Outpost {
            let tribe = ready.affiliations & crate::judge::TRIBES;
            let clash = self.warriors_of(seat).any(|slot| {
                let other = self.slot(slot).affiliations & crate::judge::TRIBES;
                self.slot(slot).at == At::Outpost && tribe != 0 && other != 0 && other != tribe
            });
            if clash {
                return no(clause::ADD_04, "other-tribe");
            }
        }
        Ok(())
    }

    /// Adding a warrior in Cover (HID-01).
    fn check_hide(&self, seat: Seat, code: Code) -> Verdict {
        let Some(instance) = self.in_hand(seat, code) else { return no(clause::HID_01, "not-in-hand") };
        if !self.is_warrior_card(instance) {
            return no(clause::HID_04, "not-a-warrior-card");
        }
        self.check_actions(HIDDEN_ACTIONS)?;
        if self.free_slot().is_none() {
            return no(clause::TIME_08, "table-full");
        }
        let has_open = self.warriors_of(seat).any(|slot| !self.slot(slot).is(flag::COVERED));
        if !has_open && !self.rules.options.cover_add_alone {
            return no(clause::HID_03, "no-open-warrior");
        }
        let (card, ready) = (self.card_of(instance), self.ready_of(instance));
        let never = ready.standing.iter().any(|standing| {
            self.rules.programs.gives[standing.gives.start as usize..standing.gives.end as usize]
                .contains(&crate::language::Gives::Can(Keyword::NeverInCover))
        });
        if never || ready.tags & Tag::Vehicle.bit() != 0 {
            return no(clause::HID_04, "never-in-cover");
        }
        if ready.tags & Tag::Personality.bit() != 0 {
            self.check_unique(seat, card.name.number())?;
        }
        if !self.all_hold(&card.needs, SlotNo::NONE, &Asks::of(seat)) {
            return no(clause::CARD_01, "needs-not-met");
        }
        Ok(())
    }

    /// Seeking Cover (COV-01).
    fn check_seek(&self, seat: Seat, slot: SlotNo) -> Verdict {
        self.check_actions(1)?;
        let card = self.slot(slot);
        if card.is(flag::COVERED) {
            return no(clause::COV_01, "already-covered");
        }
        let open = self.warriors_of(seat).filter(|slot| !self.slot(*slot).is(flag::COVERED)).count();
        if open < 2 {
            return no(clause::COV_05, "last-open-warrior");
        }
        if self.has(slot, |keyword| matches!(keyword, Keyword::NeverInCover | Keyword::NeverSeeksCover)) {
            return no(clause::CARD_01, "never-in-cover");
        }
        if card.tags & Tag::Vehicle.bit() != 0 || self.attached_to(slot).any(|on| self.slot(on).is(flag::INSIDE)) {
            return no(clause::VEH_12, "inside-vehicle");
        }
        Ok(())
    }

    /// Entering or leaving a Vehicle (VEH-06).
    fn check_board(&self, slot: SlotNo) -> Verdict {
        self.check_actions(1)?;
        if self.vehicle_of(slot).is_none() {
            return no(clause::VEH_06, "no-vehicle");
        }
        if self.slot(slot).is(flag::COVERED) {
            return no(clause::VEH_11, "covered-vehicle");
        }
        Ok(())
    }

    /// The Vehicle that is attached to a warrior.
    pub(crate) fn vehicle_of(&self, slot: SlotNo) -> Option<SlotNo> {
        self.attached_to(slot)
            .find(|on| self.card_at(*on).kind == Kind::Equipment && self.ready_at(*on).tags & Tag::Vehicle.bit() != 0)
    }

    /// What a transfer costs (OUT-03).
    pub(crate) fn transfer_cost(&self, slot: SlotNo) -> u8 {
        if self.vehicle_of(slot).is_some() || self.slot(slot).tags & Tag::Vehicle.bit() != 0 { 2 } else { 1 }
    }

    /// Transferring (OUT-02).
    fn check_transfer(&self, seat: Seat, slot: SlotNo) -> Verdict {
        self.check_actions(self.transfer_cost(slot))?;
        if self.granted_actions == 0 && self.obligations(seat).leave_outpost & slot.bit() != 0 {
            return Ok(());
        }
        self.check_transfer_itself(seat, slot)
    }

    fn check_transfer_itself(&self, seat: Seat, slot: SlotNo) -> Verdict {
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
        if card.tags & Tag::Beast.bit() != 0 || self.attached_to(slot).any(|on| self.card_at(on).kind == Kind::Beast) {
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
        // Doomtroopers and Dark Legion warriors never share an Outpost (OUT-06); half-converted ones go with either (OUT-12).
        let mixes = self.warriors_of(seat).filter(|other| self.slot(*other).at == At::Outpost).any(|other| {
            let sides = |slot: SlotNo| self.slot(slot).side & (side::DOOMTROOPER | side::LEGION);
            sides(other) != 0 && sides(slot) != 0 && sides(other) & sides(slot) == 0
        });
        if mixes { no(clause::OUT_06, "outpost-mixed") } else { Ok(()) }
    }

    /// Sabotage (SAB-01).
    fn check_sabotage(&self, seat: Seat, slot: SlotNo, target: Seat) -> Verdict {
        self.check_actions(1)?;
        if self.active != seat {
            return no(clause::SAB_09, "sabotage-own-turn");
        }
        if target == seat || target.0 >= self.seats || self.side(target).eliminated {
            return no(clause::SAB_01, "sabotage-opponent");
        }
        if Seat::all(self.seats).any(|seat| !self.side(seat).eliminated && self.side(seat).turns_done == 0) {
            return no(clause::SAB_08, "sabotage-too-early");
        }
        let sabotaged = self.side(seat).sabotaged;
        if sabotaged.contains(target) || (self.rules.options.one_sabotage && !sabotaged.is_empty()) {
            return no(clause::SAB_07, "sabotage-once");
        }
        if self.warriors_of(target).any(|slot| self.is_combat_capable(slot)) {
            return no(clause::SAB_02, "sabotage-warriors");
        }
        if self.slot(slot).is(flag::COVERED) || !self.is_combat_capable(slot) {
            return no(clause::SAB_04, "saboteur");
        }
        Ok(())
    }

    /// Declaring an attack (CMB-02).
    fn check_attack(&self, seat: Seat) -> Verdict {
        if self.granted_actions > 0 {
            return no(clause::ACT_12, "granted-no-attack");
        }
        if self.side(seat).turns <= 1 {
            return no(clause::ACT_09, "attack-first-turn");
        }
        if self.attacks == 0 {
            return no(clause::ACT_05, "attack-once");
        }
        if !self.has_attacked {
            self.check_actions(1)?;
        }
        if self.no_combats() {
            return no(clause::CARD_01, "no-combats");
        }
        if self.attackers_of(seat) == 0 {
            return no(clause::CMB_02, "attack-nobody");
        }
        Ok(())
    }

    /// A Mission that is carried out by spending Actions.
    fn check_spend(&self, seat: Seat, slot: SlotNo) -> Verdict {
        let goal = self.spending_goal(slot);
        let Some((_, actions)) = goal else { return no(clause::MISS_01, "no-such-mission") };
        if self.mission_player(slot) != seat {
            return no(clause::MISS_12, "not-yours");
        }
        self.check_actions(actions)
    }

    /// The goal of a Mission that is met by spending Actions: its number, and how many.
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

    /// Playing a card from the hand. Gives the card.
    pub(crate) fn check_play(&self, seat: Seat, code: Code) -> Result<Instance, Refusal> {
        let Some(instance) = self.in_hand(seat, code) else {
            return Err(Refusal::new(clause::CARD_02, "not-in-hand"));
        };
        let card = self.card_of(instance);
        if card.kind == Kind::Warrior {
            return Err(Refusal::new(clause::ADD_01, "add-not-play"));
        }
        // Nested answers end somewhere (AMB-91).
        if self.frames.len() + 6 > crate::state::FRAMES {
            return Err(Refusal::new(clause::TIME_05, "too-deep"));
        }
        match &self.ready_of(instance).play {
            Some(entry) => self.check_entry(seat, entry, Some(instance), SlotNo::NONE)?,
            None => match default_actions(card.kind) {
                Some(actions) => {
                    if !self.is_main() {
                        return Err(Refusal::new(clause::ACT_02, "only-as-action"));
                    }
                    self.check_actions(actions)?;
                }
                None if card.kind == Kind::Alliance => {
                    if !self.is_time(&When::AnyTime, seat, SlotNo::NONE) {
                        return Err(Refusal::new(clause::TIME_20, "not-now"));
                    }
                }
                None => return Err(Refusal::new(clause::CARD_02, "not-now")),
            },
        }
        self.check_card(seat, instance)?;
        Ok(instance)
    }

    /// What the rules of its kind ask of a card that is played.
    fn check_card(&self, seat: Seat, instance: Instance) -> Verdict {
        let card = self.card_of(instance);
        let number = self.identity[instance.index()];
        let asks = Asks::of(seat);
        if self.is_play_banned(instance, seat) {
            return no(clause::CARD_01, "play-banned");
        }
        if !self.all_hold(&card.needs, SlotNo::NONE, &asks) {
            return no(clause::CARD_02, "needs-not-met");
        }
        let stays =
            card.after == After::Attach || matches!(card.kind, Kind::Fortification | Kind::Warzone | Kind::Beast);
        if stays && self.free_slot().is_none() {
            return no(clause::TIME_08, "table-full");
        }
        match card.kind {
            Kind::Relic if self.is_name_in_play(number) => return no(clause::REL_02, "relic-in-play"),
            Kind::Alliance => {
                if self.is_name_in_play(number) {
                    return no(clause::ALLY_03, "alliance-in-play");
                }
                let has_one = self
                    .in_play()
                    .any(|slot| self.card_at(slot).kind == Kind::Alliance && self.slot(slot).controller == seat);
                if has_one {
                    return no(clause::ALLY_02, "alliance-one");
                }
            }
            _ => {}
        }
        if self.is_placed(instance) {
            if self.places_for(seat, instance).is_empty() {
                let clause = if card.kind == Kind::Warzone { clause::WZ_02 } else { clause::FORT_06 };
                return no(clause, "no-place");
            }
            return Ok(());
        }
        let mut deed = Deed::of(seat, instance);
        deed.stage = Stage::Caster;
        if card.kind == Kind::Art && self.casters(seat, instance) == 0 {
            return no(clause::ART_01, "no-caster");
        }
        for number in 0..self.target_count(&deed) {
            if !self.has_candidate(&deed, number) {
                return no(clause::TIME_02, "no-target");
            }
        }
        Ok(())
    }

    /// Whether a card of the same name is in play, identified.
    fn is_name_in_play(&self, card: CardNo) -> bool {
        let name = self.rules.cards.card(card).name.number();
        self.in_play().any(|slot| !self.is_unidentified(slot) && self.card_at(slot).name.number() == name)
    }

    /// Whether a card forbids to play this one.
    fn is_play_banned(&self, instance: Instance, seat: Seat) -> bool {
        self.effects.iter().any(|effect| match &self.rules.programs.code[effect.pc as usize] {
            crate::program::Step::Do(crate::language::Op::NoPlaying(filter, _)) => {
                self.fits_card(filter, instance, seat, effect.seat)
            }
            _ => false,
        })
    }

    /// Whether a card that is not in play is of this description: its kind, tags, names, icons.
    pub(crate) fn fits_card(&self, filter: &Filter, instance: Instance, owner: Seat, you: Seat) -> bool {
        let (card, ready) = (self.card_of(instance), self.ready_of(instance));
        let again = |filter: &Filter| self.fits_card(filter, instance, owner, you);
        let has = |tag: Tag| ready.tags & tag.bit() != 0;
        match filter {
            Filter::Any => true,
            Filter::All(filters) => filters.iter().all(again),
            Filter::Either(filters) => filters.iter().any(again),
            Filter::Not(filter) => !again(filter),
            Filter::Kind(kind) => card.kind == *kind,
            Filter::Tag(tag) => has(*tag),
            Filter::Named(name) => ready.names.contains(&name.number()),
            Filter::Of(affiliation) => ready.affiliations & bit(*affiliation) != 0,
            Filter::Corporate => ready.affiliations & CORPORATIONS != 0,
            Filter::DarkLegion => card.kind == Kind::Warrior && ready.affiliations & bit(Affiliation::Legion) != 0,
            Filter::Tribal => card.kind == Kind::Warrior && ready.affiliations & crate::judge::TRIBES != 0,
            Filter::Doomtrooper => {
                card.kind == Kind::Warrior
                    && (has(Tag::Doomtrooper)
                        || (ready.affiliations & (bit(Affiliation::Legion) | crate::judge::TRIBES) == 0
                            && !has(Tag::NoDoomtrooper)))
            }
            Filter::FollowerOf(apostle) => has(Tag::follower_of(*apostle)),
            Filter::Weapon => ready.tags & crate::program::weapon_bits() != 0,
            Filter::Gift => card.kind == Kind::Symmetry,
            Filter::Yours => owner == you,
            Filter::Opposing => owner != you,
            Filter::AtLeast(stat, n) => ready.ratings[*stat as usize] >= *n,
            Filter::AtMost(stat, n) => ready.ratings[*stat as usize] <= *n,
            _ => false,
        }
    }

    /// Whether the card is put into an Area, not on something.
    pub(crate) fn is_placed(&self, instance: Instance) -> bool {
        let card = self.card_of(instance);
        match card.kind {
            Kind::Warzone => true,
            Kind::Fortification => !card.places.is_empty(),
            _ => card.after == After::Stay && !card.places.is_empty(),
        }
    }

    /// The Areas that a Fortification or Warzone may be put into (FORT-06, FORT-07, WZ-02).
    pub(crate) fn places_for(&self, seat: Seat, instance: Instance) -> ArrayVec<At, 4> {
        let card = self.card_of(instance);
        let copies = |at: At| {
            self.in_play().any(|slot| {
                let other = self.slot(slot);
                other.controller == seat && other.at == at && self.card_at(slot).name == card.name
            })
        };
        let per_player = card.kind == Kind::Fortification && !self.rules.options.fortification_per_area;
        let mut places: ArrayVec<At, 4> = ArrayVec::new();
        for place in &card.places {
            let at = At::from(*place);
            let all = [At::Squad, At::Kohort, At::Outpost, At::Aside];
            let taken = if per_player { all.into_iter().any(copies) } else { copies(at) };
            if card.any_number || !taken {
                places.push(at);
            }
        }
        places
    }

    /// Using an ability of a card in play.
    pub(crate) fn check_use(&self, seat: Seat, slot: SlotNo, number: u8, _window: Option<&Window>) -> Verdict {
        if !self.is_in_play(slot) {
            return no(clause::CARD_17, "not-in-play");
        }
        let card = self.slot(slot);
        // What lies in the Hidden row keeps its abilities to itself here (HID-11).
        if card.at == At::Hidden {
            return no(clause::HID_11, "hidden-ability");
        }
        let user = if card.at == At::Card && is_given(self.card_at(slot).kind) {
            self.bearer(slot).some().map_or(card.controller, |bearer| self.slot(bearer).controller)
        } else {
            card.controller
        };
        if user != seat {
            return no(clause::CARD_17, "not-yours");
        }
        let Some(entry) = self.ready_at(slot).abilities.get(number as usize) else {
            return no(clause::CARD_17, "no-such-ability");
        };
        if self.frames.len() + 6 > crate::state::FRAMES {
            return no(clause::TIME_05, "too-deep");
        }
        let used = [flag::USED, flag::USED_2, flag::USED_3][(number as usize).min(2)];
        let is_bounded = entry.limit != crate::language::Limit::None || is_free(entry);
        if is_bounded && card.is(used) {
            return no(clause::CARD_01, "used-already");
        }
        if !self.works(slot) && self.ready_at(slot).tags & crate::program::weapon_bits() == 0 {
            return no(clause::VEH_07, "works-not");
        }
        self.check_entry(seat, entry, None, slot)?;
        let mut deed = Deed::of(seat, card.instance);
        (deed.slot, deed.what) = (slot, What::Ability(number));
        for number in 0..self.target_count(&deed) {
            if !self.has_candidate(&deed, number) {
                return no(clause::TIME_02, "no-target");
            }
        }
        Ok(())
    }

    /// Timing and price of something that is announced.
    fn check_entry(&self, seat: Seat, entry: &Entry, hand: Option<Instance>, slot: SlotNo) -> Verdict {
        if !self.is_time(&entry.when, seat, slot) {
            return no(clause_of(&entry.when), "not-now");
        }
        match entry.when {
            When::Actions(n) => {
                self.check_actions(n)?;
            }
            When::AttackAction(n) => {
                if self.side(seat).turns <= 1 {
                    return no(clause::ACT_09, "attack-first-turn");
                }
                if self.attacks == 0 || self.granted_actions > 0 {
                    return no(clause::TIME_23, "attack-once");
                }
                self.check_actions(n.max(1))?;
            }
            _ => {}
        }
        let asks = if slot == SlotNo::NONE { Asks::of(seat) } else { self.asks_at(slot) };
        if !self.all_hold(&entry.needs, asks.bearer, &asks) {
            return no(clause::CARD_02, "needs-not-met");
        }
        let price = &entry.price;
        let least = price.step.map_or(0, |step| if step.may_be_none { 0 } else { step.destiny });
        let surcharge = hand.map_or(0, |instance| self.least_surcharge(seat, instance));
        let counted = self.amount(&price.counted, &asks);
        self.check_destiny(seat, i16::from(price.destiny) + i16::from(least) + counted + surcharge)?;
        if self.side(seat).promotion < i16::from(price.promotion) {
            return no(clause::GAME_11, "too-few-promotion");
        }
        Ok(())
    }

    /// What the cheapest caster pays more for a spell.
    fn least_surcharge(&self, seat: Seat, instance: Instance) -> i16 {
        if self.card_of(instance).kind != Kind::Art {
            return 0;
        }
        Bits(self.casters(seat, instance)).map(|caster| self.surcharge(caster, instance)).min().unwrap_or(0)
    }

    /// What a caster pays more for a spell that it may cast only by a card that says so.
    pub(crate) fn surcharge(&self, caster: SlotNo, instance: Instance) -> i16 {
        let discipline = discipline_of(self.ready_of(instance).tags);
        let masters = self.has(caster, |keyword| match keyword {
            Keyword::CastsAll => true,
            Keyword::Casts(other) => Some(*other) == discipline,
            _ => false,
        });
        if masters {
            return 0;
        }
        self.keywords(caster)
            .filter_map(|(_, keyword)| match keyword {
                Keyword::CastingCosts(n) => Some(i16::from(*n)),
                _ => None,
            })
            .min()
            .unwrap_or(0)
    }

    /// Whether something of this timing may be announced now.
    pub(crate) fn is_time(&self, when: &When, seat: Seat, slot: SlotNo) -> bool {
        let is_active = self.active == seat;
        let is_outside = self.combat.step == CombatStep::None;
        let kind = self.window().map(|window| window.kind);
        let is_free = kind == Some(WindowKind::Free);
        let is_modify = kind == Some(WindowKind::Modify);
        match when {
            When::AnyTime => is_free || is_modify,
            When::AnyTimeOutsideCombat => is_free && is_outside,
            When::AnyTimeInOthersTurn => (is_free || is_modify) && !is_active,
            When::YourTurn => (is_free || is_modify) && is_active,
            When::YourTurnOutsideCombat => is_free && is_outside && is_active,
            When::StartOfYourTurn => {
                is_active
                    && !self.has_acted
                    && (kind == Some(WindowKind::BeforeDraw) || (is_free && self.step <= Step::Actions))
            }
            When::BeforeYourDraw => kind == Some(WindowKind::BeforeDraw) && is_active,
            When::Actions(_) => self.is_main(),
            When::AttackAction(_) => self.is_main() && self.granted_actions == 0,
            When::BeforeNames(of_others) => kind == Some(WindowKind::Intent) && (!of_others || !is_active),
            When::AfterNames => kind == Some(WindowKind::Named),
            When::BeforeTactic => kind == Some(WindowKind::BeforeTactic),
            When::Combat => is_modify,
            When::Played(filter) => self.answers_play(filter, seat, false),
            When::PlayedByOpponent(filter) => self.answers_play(filter, seat, true),
            When::After(on) => self.window().is_some_and(|window| {
                let WindowKind::Event(kind) = window.kind else { return false };
                let asks = if slot == SlotNo::NONE { Asks::of(seat) } else { self.asks_at(slot) };
                is_event(kind, on) && self.event_fits(on, &asks, window.subject, window.culprit, window.player)
            }),
            When::EndOfYourTurn => kind == Some(WindowKind::EndOfTurn) && is_active,
            When::BeforeYourDiscard => kind == Some(WindowKind::BeforeDiscard) && is_active,
            When::OpponentWins => false,
        }
    }

    /// Whether the card that was just played is of this description.
    fn answers_play(&self, filter: &Filter, seat: Seat, of_opponent: bool) -> bool {
        if self.window().map(|window| window.kind) != Some(WindowKind::Response) {
            return false;
        }
        let Some(deed) = self.answered_deed() else { return false };
        matches!(deed.what, What::Card)
            && (!of_opponent || deed.seat != seat)
            && self.fits_card(filter, deed.instance, deed.seat, seat)
    }

    /// The announcement that the open Response Window is about.
    pub(crate) fn answered_deed(&self) -> Option<&Deed> {
        self.frames.iter().rev().find_map(|frame| match frame {
            Frame::Deed(deed) => Some(deed),
            _ => None,
        })
    }

    /// Warriors that can cast this spell now (ART-01 to ART-03).
    pub(crate) fn casters(&self, seat: Seat, instance: Instance) -> u128 {
        let tags = self.ready_of(instance).tags;
        let discipline = discipline_of(tags);
        let is_combat_spell = tags & (Tag::CombatSpell.bit() | Tag::PersonalCombatSpell.bit()) != 0;
        let is_personal = tags & Tag::PersonalCombatSpell.bit() != 0;
        // Nobody casts while somebody immune to the Art fights (IMM-04).
        if self.combat.step > CombatStep::Defender {
            let immune =
                |slot: SlotNo| self.is_in_play(slot) && self.is_immune_to(slot, crate::state::Power::Art, seat);
            if immune(self.combat.attacker) || immune(self.combat.defender) {
                return 0;
            }
        }
        let mut casters = 0;
        for slot in self.warriors_of(seat) {
            let card = self.slot(slot);
            if card.at == At::Hidden || self.has(slot, |keyword| *keyword == Keyword::NeverCasts) {
                continue;
            }
            let can = self.has(slot, |keyword| match keyword {
                Keyword::CastsAll => true,
                Keyword::CastsOutsideCombat => !is_combat_spell,
                Keyword::Casts(other) => discipline.is_none() || Some(*other) == discipline,
                _ => false,
            });
            let in_place = card.affiliations & bit(Affiliation::Brotherhood) == 0
                || card.at == At::Squad
                || self.rules.options.cast_anywhere
                || self.ready_at(slot).affiliations & crate::judge::TRIBES != 0;
            let fights = !is_personal
                || self.is_combatant(slot)
                || self.has(slot, |keyword| *keyword == Keyword::PersonalSpellsForAll);
            let pays = i16::from(self.ready_of(instance).play.as_ref().map_or(0, |entry| {
                entry.price.destiny + entry.price.step.map_or(0, |step| if step.may_be_none { 0 } else { step.destiny })
            })) + self.surcharge_raw(slot, discipline)
                <= self.side(seat).destiny;
            if can && in_place && fights && pays {
                casters |= slot.bit();
            }
        }
        casters
    }

    fn surcharge_raw(&self, caster: SlotNo, discipline: Option<Discipline>) -> i16 {
        let masters = self.has(caster, |keyword| match keyword {
            Keyword::CastsAll => true,
            Keyword::Casts(other) => Some(*other) == discipline,
            _ => false,
        });
        if masters {
            return 0;
        }
        self.keywords(caster)
            .filter_map(|(_, keyword)| match keyword {
                Keyword::CastingCosts(n) => Some(i16::from(*n)),
                _ => None,
            })
            .min()
            .unwrap_or(0)
    }

    /// The entry of a deed: how its card is played, or its ability.
    pub(crate) fn entry_of(&self, deed: &Deed) -> Option<&Entry> {
        let ready = self.ready_of(deed.instance);
        match deed.what {
            What::Card => ready.play.as_ref(),
            What::Ability(number) => ready.abilities.get(number as usize),
            _ => None,
        }
    }

    /// How many targets a deed has: those that it names, and what it is attached to.
    pub(crate) fn target_count(&self, deed: &Deed) -> u8 {
        let named = self.entry_of(deed).map_or(0, |entry| entry.targets.len() as u8);
        if named == 0 && deed.what == What::Card && self.needs_host(deed.instance) { 1 } else { named }
    }

    /// Whether a card is attached to something that is chosen when it is played.
    fn needs_host(&self, instance: Instance) -> bool {
        let card = self.card_of(instance);
        !self.is_placed(instance)
            && (is_given(card.kind)
                || (matches!(card.kind, Kind::Mission | Kind::Fortification) && card.given_to.is_some()))
    }

    fn has_candidate(&self, deed: &Deed, number: u8) -> bool {
        let (cards, seats, other) = self.candidates(deed, number);
        cards != 0 || seats != 0 || other
    }

    /// What may be chosen as the target of this number: cards in play, seats, and whether something else is.
    pub(crate) fn candidates(&self, deed: &Deed, number: u8) -> (u128, u8, bool) {
        let (cards, seats, other) = self.candidates_alone(deed, number);
        if number > 0 || cards == 0 || self.target_count(deed) < 2 {
            return (cards, seats, other);
        }
        // A first target that leaves no second one is none (TIME-02).
        let leaves_second = |slot: &SlotNo| {
            let mut deed = *deed;
            deed.targets[0] = *slot;
            let (cards, seats, other) = self.candidates_alone(&deed, 1);
            cards != 0 || seats != 0 || other
        };
        (Bits(cards).filter(leaves_second).fold(0, |bits, slot| bits | slot.bit()), seats, other)
    }

    /// The same, without a look at the next target.
    fn candidates_alone(&self, deed: &Deed, number: u8) -> (u128, u8, bool) {
        let target = self.entry_of(deed).and_then(|entry| entry.targets.get(number as usize));
        match target {
            Some(target) => {
                let (mut cards, seats, other) = self.candidates_of(target, deed);
                if number == 0 && deed.what == What::Card && self.needs_host(deed.instance) {
                    cards &= self.hosts(deed.seat, deed.instance);
                }
                (cards, seats, other)
            }
            None => (self.hosts(deed.seat, deed.instance), 0, false),
        }
    }

    /// What may be chosen for a target of this description.
    pub(crate) fn candidates_of(&self, target: &Target, deed: &Deed) -> (u128, u8, bool) {
        let asks = self.asks_in(deed);
        let power = power_of(self.card_of(deed.instance).kind, self.ready_of(deed.instance).tags);
        match target {
            Target::Warrior(filter) => {
                let mut cards = 0;
                for slot in self.warriors() {
                    if self.fits(filter, slot, &asks)
                        && !self.slot(slot).is(flag::KILLED)
                        && !self.is_immune_to(slot, power, deed.seat)
                        && !self.is_spell_refused(deed, slot)
                    {
                        cards |= slot.bit();
                    }
                }
                (cards, 0, false)
            }
            Target::Card(filter) => {
                let mut cards = 0;
                for slot in self.in_play() {
                    if self.fits(filter, slot, &asks) {
                        cards |= slot.bit();
                    }
                }
                (cards, 0, false)
            }
            Target::Player(which) => {
                let seats = Seat::all(self.seats)
                    .filter(|seat| self.may_choose_player(*which, *seat, deed.seat))
                    .fold(0, |bits, seat| bits | 1 << seat.0);
                (0, seats, false)
            }
            Target::Tactic | Target::Affiliation | Target::Corporation => (0, 0, true),
        }
    }

    /// A spell is never cast to the benefit of the Dark Legion (ART-13), unless the caster is one of them.
    fn is_spell_refused(&self, deed: &Deed, target: SlotNo) -> bool {
        if self.card_of(deed.instance).kind != Kind::Art || deed.caster == SlotNo::NONE {
            return false;
        }
        let is_legion = self.slot(target).side & side::LEGION != 0 && self.slot(target).side & side::DOOMTROOPER == 0;
        let caster_is_legion = self.slot(deed.caster).side & side::LEGION != 0;
        is_legion && !caster_is_legion && self.is_helpful(deed)
    }

    /// Whether a spell raises, heals or protects its target.
    fn is_helpful(&self, deed: &Deed) -> bool {
        let Some(play) = &self.card_of(deed.instance).play else { return false };
        play.ops.iter().any(|op| match op {
            crate::language::Op::Heal(_) | crate::language::Op::Save(_) => true,
            crate::language::Op::Lasting { gives, .. } => gives.iter().any(|give| match give {
                crate::language::Gives::Add { f, s, a, v } => [f, s, a, v].iter().any(|amount| match amount {
                    crate::language::Amount::N(n) | crate::language::Amount::PerStep(n) => *n > 0,
                    _ => false,
                }),
                crate::language::Gives::Can(keyword) => matches!(
                    keyword,
                    Keyword::ImmuneToArt
                        | Keyword::ImmuneToGifts
                        | Keyword::ImmuneToSymmetry
                        | Keyword::ImmuneToGiftsOf(_)
                        | Keyword::Invulnerable
                ),
                _ => false,
            }),
            _ => false,
        })
    }

    /// The cards in play that a card of the hand may be attached to by the rules of its kind and its own text.
    pub(crate) fn hosts(&self, seat: Seat, instance: Instance) -> u128 {
        let mut hosts = 0;
        for slot in self.in_play() {
            if self.check_host(seat, instance, slot).is_ok() {
                hosts |= slot.bit();
            }
        }
        hosts
    }

    /// Whether a card may be attached to another one.
    pub(crate) fn check_host(&self, seat: Seat, instance: Instance, host: SlotNo) -> Verdict {
        let (card, ready) = (self.card_of(instance), self.ready_of(instance));
        let asks = Asks::of(seat);
        let on = self.slot(host);
        let is_warrior = self.is_warrior(host);
        // Parts of a weapon and the like say what they are attached to.
        let on_card = card.given_to.as_ref().is_some_and(crate::program::names_another_kind);
        if is_warrior == on_card {
            return no(clause::CARD_02, "wrong-host");
        }
        if let Some(filter) = &card.given_to
            && !self.fits(filter, host, &asks)
        {
            return no(clause::CARD_02, "wrong-host");
        }
        let bearer = self.bearer(host);
        let controller = if bearer == SlotNo::NONE { on.controller } else { self.slot(bearer).controller };
        let is_own = matches!(
            card.kind,
            Kind::Equipment | Kind::Relic | Kind::Symmetry | Kind::Ki | Kind::Beast | Kind::Fortification
        );
        if is_own && controller != seat {
            return no(clause::EQP_01, "not-yours");
        }
        if !is_warrior {
            return Ok(());
        }
        let named = |slot: SlotNo| self.card_at(slot).name == card.name;
        let has = |tag: Tag| ready.tags & tag.bit() != 0;
        let bears = |tag: Tag| self.attached_to(host).any(|other| self.ready_at(other).tags & tag.bit() != 0);
        match card.kind {
            Kind::Equipment => self.check_equipment(instance, host)?,
            Kind::Symmetry => {
                self.check_gift(instance, host)?;
                if self.attached_to(host).any(named) {
                    return no(clause::GIFT_04, "gift-twice");
                }
            }
            Kind::Ki => {
                if on.affiliations & bit(Affiliation::Mishima) == 0 {
                    return no(clause::KI_01, "ki-mishima");
                }
                if self.attached_to(host).any(named) {
                    return no(clause::KI_04, "ki-twice");
                }
            }
            Kind::Beast => {
                if on.at != At::Outpost {
                    return no(clause::BEA_01, "beast-outpost");
                }
                if on.tags & (Tag::Beast.bit() | Tag::Vehicle.bit()) != 0
                    || bears(Tag::Vehicle)
                    || self.attached_to(host).any(|other| self.card_at(other).kind == Kind::Beast)
                {
                    return no(clause::BEA_03, "beast-or-vehicle");
                }
            }
            Kind::Mission if self.attached_to(host).any(named) => return no(clause::MISS_07, "mission-twice"),
            _ => {}
        }
        if matches!(card.kind, Kind::Equipment | Kind::Relic) && has(Tag::Armor) && bears(Tag::Armor) {
            return no(clause::EQP_12, "armor-twice");
        }
        Ok(())
    }

    /// Who may use an Equipment (EQP-02 to EQP-06), and where it may not be (VEH-01, VEH-11, VEH-19).
    fn check_equipment(&self, instance: Instance, host: SlotNo) -> Verdict {
        let (card, ready, on) = (self.card_of(instance), self.ready_of(instance), self.slot(host));
        if on.at == At::Hidden {
            return no(clause::HID_11, "hidden-host");
        }
        let is_vehicle = ready.tags & Tag::Vehicle.bit() != 0;
        let widened = self.has_for_card(host, instance);
        // A text that names a group takes the place of the icon (EQP-03, AMB-12).
        let group = ready.affiliations & !bit(Affiliation::Brotherhood);
        if card.given_to.is_none() && group != 0 && on.affiliations & group == 0 && !widened {
            return no(clause::EQP_03, "equipment-icon");
        }
        if self.has(host, |keyword| *keyword == Keyword::NoEquipment) {
            return no(clause::CARD_01, "no-equipment");
        }
        if is_vehicle {
            if self.vehicle_of(host).is_some() || on.tags & Tag::Vehicle.bit() != 0 {
                return no(clause::VEH_01, "vehicle-twice");
            }
            if on.is(flag::COVERED) {
                return no(clause::VEH_11, "covered-vehicle");
            }
            if on.tags & Tag::Beast.bit() != 0
                || self.attached_to(host).any(|other| self.card_at(other).kind == Kind::Beast)
            {
                return no(clause::VEH_19, "beast-or-vehicle");
            }
        }
        Ok(())
    }

    /// Whether a card lets the warrior bear this Equipment whatever its affiliation.
    fn has_for_card(&self, host: SlotNo, instance: Instance) -> bool {
        self.keywords(host).any(|(_, keyword)| match keyword {
            Keyword::MayBear(filter) => {
                let seat = self.slot(host).controller;
                self.fits_card(filter, instance, seat, seat)
            }
            _ => false,
        })
    }

    /// Who may have a Gift (GIFT-01, GIFT-02, GIFT-08).
    fn check_gift(&self, instance: Instance, host: SlotNo) -> Verdict {
        let (card, ready, on) = (self.card_of(instance), self.ready_of(instance), self.slot(host));
        if on.at == At::Hidden {
            return no(clause::HID_11, "hidden-host");
        }
        if self.has(host, |keyword| *keyword == Keyword::NoSymmetry) {
            return no(clause::CARD_01, "no-symmetry");
        }
        let apostle = Apostle::ALL.iter().find(|apostle| ready.tags & Tag::gift_of(**apostle).bit() != 0);
        let is_generic = ready.tags & Tag::DarkSymmetryGift.bit() != 0;
        let permitted = self.has(host, |keyword| match keyword {
            Keyword::MayHaveAnyGift => true,
            Keyword::MayHaveGifts => is_generic,
            Keyword::MayHaveGiftsOf(other) => apostle == Some(other),
            _ => false,
        });
        if permitted {
            return Ok(());
        }
        if on.side & side::LEGION == 0 {
            return no(clause::GIFT_01, "gift-legion");
        }
        match apostle {
            // A text that names who may have it takes the place of the rule.
            Some(_) if card.given_to.is_some() => Ok(()),
            Some(apostle) if on.tags & Tag::follower_of(*apostle).bit() == 0 => no(clause::GIFT_02, "gift-follower"),
            _ => Ok(()),
        }
    }

    /// What is chosen in a deed.
    fn check_choice(&self, deed: &Deed, action: Action) -> Verdict {
        let wrong = || no(clause::TIME_02, "not-a-choice");
        match deed.stage {
            Stage::Caster => match action {
                Action::Choose(slot)
                    if self.is_in_play(slot) && self.in_bits(self.casters(deed.seat, deed.instance), slot) =>
                {
                    Ok(())
                }
                _ => wrong(),
            },
            Stage::Target(number) => {
                if !self.is_an_answer(action) {
                    return wrong();
                }
                let (cards, seats, _) = self.candidates(deed, number);
                let target = self.entry_of(deed).and_then(|entry| entry.targets.get(number as usize));
                self.check_target(target, cards, seats, action)
            }
            Stage::Steps => {
                let (least, most) = self.steps_for(deed);
                match action {
                    Action::Pay(steps) if (least..=most).contains(&steps) => Ok(()),
                    Action::Pay(_) => no(clause::ART_07, "steps"),
                    _ => wrong(),
                }
            }
            Stage::Place => match action {
                Action::Place(at) if self.deed_places(deed).contains(&at) => Ok(()),
                _ => wrong(),
            },
            Stage::Inside => match action {
                Action::Accept | Action::Yield => Ok(()),
                _ => no(clause::VEH_04, "inside-or-outside"),
            },
            Stage::Chooses => self.check_running_choice(deed, action),
            Stage::Offered => match action {
                Action::Accept | Action::Yield => Ok(()),
                _ => wrong(),
            },
            Stage::Announced | Stage::Runs | Stage::Done => wrong(),
        }
    }

    /// Whether an action could answer any choice of a target: what it names is there.
    pub(crate) fn is_an_answer(&self, action: Action) -> bool {
        match action {
            Action::Choose(slot) => self.is_in_play(slot),
            Action::Player(_) | Action::Tactic(_) | Action::Affiliation(_) => true,
            _ => false,
        }
    }

    pub(crate) fn in_bits(&self, bits: u128, slot: SlotNo) -> bool {
        self.is_in_play(slot) && bits & slot.bit() != 0
    }

    pub(crate) fn check_target(&self, target: Option<&Target>, cards: u128, seats: u8, action: Action) -> Verdict {
        match (target, action) {
            (_, Action::Choose(slot)) if self.in_bits(cards, slot) => Ok(()),
            (_, Action::Player(seat)) if seat.0 < self.seats && seats >> seat.0 & 1 != 0 => Ok(()),
            (Some(Target::Tactic), Action::Tactic(_)) => Ok(()),
            (Some(Target::Affiliation), Action::Affiliation(affiliation)) if !affiliation.is_tribe() => Ok(()),
            (Some(Target::Corporation), Action::Affiliation(affiliation)) if affiliation.is_corporation() => Ok(()),
            _ => no(clause::TIME_02, "not-a-target"),
        }
    }

    /// The Areas among which a deed chooses.
    pub(crate) fn deed_places(&self, deed: &Deed) -> ArrayVec<At, 4> {
        if deed.what == What::Add {
            let homes = self.home_of(self.identity[deed.instance.index()]);
            homes.into_iter().filter(|home| self.check_place(deed.seat, deed.instance, *home).is_ok()).collect()
        } else {
            self.places_for(deed.seat, deed.instance)
        }
    }

    /// The fewest and the most steps that may be bought.
    pub(crate) fn steps_for(&self, deed: &Deed) -> (u8, u8) {
        let Some(entry) = self.entry_of(deed) else { return (0, 0) };
        let Some(step) = entry.price.step else { return (0, 0) };
        let surcharge = if deed.caster == SlotNo::NONE { 0 } else { self.surcharge(deed.caster, deed.instance) };
        let pool = self.side(deed.seat).destiny - i16::from(entry.price.destiny) - surcharge;
        let cost = self.step_cost(deed, step.destiny);
        let most = (pool.max(0) / i16::from(cost.max(1))).min(i16::from(step.most.unwrap_or(99))) as u8;
        (u8::from(!step.may_be_none).min(most), most)
    }

    /// What a step costs the caster (PROFICIENCY and the like).
    pub(crate) fn step_cost(&self, deed: &Deed, price: u8) -> u8 {
        if self.card_of(deed.instance).kind != Kind::Art || deed.caster == SlotNo::NONE {
            return price;
        }
        let cheaper = self.keywords(deed.caster).filter_map(|(_, keyword)| match keyword {
            Keyword::CheaperSpells(n) => Some(*n),
            _ => None,
        });
        price.saturating_sub(cheaper.sum()).max(1)
    }

    /// What is chosen in a combat.
    fn check_in_combat(&self, action: Action) -> Verdict {
        let combat = &self.combat;
        match (combat.step, action) {
            (CombatStep::Attacker, Action::Choose(slot)) if self.in_bits(self.attackers_of(combat.player), slot) => {
                Ok(())
            }
            (CombatStep::Attacker, Action::Choose(slot)) if self.is_in_play(slot) && self.is_warrior(slot) => {
                self.check_attacker(slot)?;
                no(clause::ATK_16, "attack-nobody")
            }
            (CombatStep::Defender, Action::Choose(slot)) if self.in_bits(self.defenders_for(combat.attacker), slot) => {
                Ok(())
            }
            (CombatStep::Defender, Action::Choose(slot)) if self.is_in_play(slot) && self.is_warrior(slot) => {
                self.check_pair(combat.attacker, slot)?;
                no(clause::ATK_16, "attack-must-other")
            }
            (CombatStep::Tactic, Action::Tactic(tactic)) => self.check_tactic(combat.attacker, combat.defender, tactic),
            (CombatStep::Warzone, Action::Yield) => Ok(()),
            (CombatStep::Warzone, Action::Choose(slot)) if self.in_bits(self.warzones(), slot) => Ok(()),
            (CombatStep::AttackerWeapon | CombatStep::DefenderWeapon, Action::Yield) => Ok(()),
            (CombatStep::AttackerWeapon | CombatStep::DefenderWeapon, Action::Choose(slot))
                if self.in_bits(self.weapons(), slot) =>
            {
                Ok(())
            }
            _ => no(clause::CMB_01, "not-in-this-step"),
        }
    }

    /// The Warzones that the defender may use (WZ-05).
    pub(crate) fn warzones(&self) -> u128 {
        let defender = self.combat.defender;
        if !self.is_in_play(defender) {
            return 0;
        }
        let of = *self.slot(defender);
        self.in_play()
            .filter(|slot| {
                let card = self.slot(*slot);
                card.controller == of.controller && card.at == of.at && self.card_at(*slot).kind == Kind::Warzone
            })
            .fold(0, |bits, slot| bits | slot.bit())
    }

    /// The Weapons that may be put to use now: one, or a second handgun (EQP-10).
    pub(crate) fn weapons(&self) -> u128 {
        let warrior = match self.combat.step {
            CombatStep::AttackerWeapon => self.combat.attacker,
            CombatStep::DefenderWeapon => self.combat.defender,
            _ => return 0,
        };
        if !self.is_in_play(warrior) {
            return 0;
        }
        let is_weapon = |slot: SlotNo| self.ready_at(slot).tags & crate::program::weapon_bits() != 0;
        let is_handgun = |slot: SlotNo| self.ready_at(slot).tags & Tag::Handgun.bit() != 0;
        let in_use: ArrayVec<SlotNo, 8> = self
            .attached_to(warrior)
            .filter(|slot| is_weapon(*slot) && self.slot(*slot).is(flag::IN_USE))
            .take(8)
            .collect();
        if in_use.len() >= 2 || in_use.iter().any(|slot| !is_handgun(*slot)) {
            return 0;
        }
        self.attached_to(warrior)
            .filter(|slot| {
                is_weapon(*slot)
                    && !self.slot(*slot).is(flag::IN_USE)
                    && !self.slot(*slot).is(flag::BARRED)
                    && self.suits(*slot)
                    && !self.forbids_equipment(warrior, *slot)
                    && (in_use.is_empty() || is_handgun(*slot))
            })
            .fold(0, |bits, slot| bits | slot.bit())
    }

    /// The Discard phase (TURN-09, TURN-10).
    fn check_discard(&self, seat: Seat, action: Action) -> Verdict {
        let over = self.hand_len(seat) > crate::rules::HAND_SIZE;
        match action {
            Action::Discard(code) if self.in_hand(seat, code).is_some() => Ok(()),
            Action::Discard(_) => no(clause::TURN_09, "not-in-hand"),
            Action::Yield if over => no(clause::TURN_10, "must-discard"),
            Action::Yield => Ok(()),
            _ => no(clause::TURN_09, "discard-or-yield"),
        }
    }
}

/// What must be done first in a Turn (ACT-13), as sets of places.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Obligations {
    /// Warriors of which one must leave Cover (COV-07).
    pub uncover: u128,
    /// Warriors of which one must enter the Outpost (OUT-08).
    pub enter_outpost: u128,
    /// Converts that must leave the Outpost (OUT-13).
    pub leave_outpost: u128,
}

impl Obligations {
    pub(crate) const fn is_none(&self) -> bool {
        self.uncover | self.enter_outpost | self.leave_outpost == 0
    }
}

/// Whether an ability costs nothing, so that only a bound keeps it from being used for ever (AMB-91).
fn is_free(entry: &Entry) -> bool {
    let price = &entry.price;
    let costs = price.destiny > 0
        || price.promotion > 0
        || price.step.is_some_and(|step| step.destiny > 0 && !step.may_be_none)
        || price.discard_this
        || price.annihilate_this
        || price.wound_bearer;
    !costs && !matches!(entry.when, When::Actions(1..) | When::AttackAction(_))
}

/// The Discipline of a spell with these tags.
pub(crate) fn discipline_of(tags: u128) -> Option<Discipline> {
    Discipline::ALL.iter().copied().find(|discipline| tags & Tag::art_of(*discipline).bit() != 0)
}

/// The clause of a timing.
const fn clause_of(when: &When) -> Clause {
    match when {
        When::AnyTime | When::AnyTimeOutsideCombat | When::AnyTimeInOthersTurn => clause::TIME_20,
        When::YourTurn
        | When::YourTurnOutsideCombat
        | When::StartOfYourTurn
        | When::BeforeYourDraw
        | When::EndOfYourTurn
        | When::BeforeYourDiscard => clause::TIME_24,
        When::Actions(_) => clause::TIME_22,
        When::AttackAction(_) => clause::TIME_23,
        When::Combat => clause::TIME_21,
        When::Played(_) | When::PlayedByOpponent(_) => clause::TIME_04,
        When::BeforeNames(_) | When::AfterNames | When::BeforeTactic | When::After(_) | When::OpponentWins => {
            clause::TIME_25
        }
    }
}

/// The rating that a tactic compares.
pub(crate) const fn stat_of(tactic: Tactic) -> Stat {
    match tactic {
        Tactic::Fight => Stat::F,
        Tactic::Shoot => Stat::S,
    }
}
