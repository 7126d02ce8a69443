//! What seats do: composed by small choices, announced, answered, carried out (TIME-02 to TIME-06).

use arrayvec::ArrayVec;
use table::{Chance, Draw, Log, Seat};

use crate::action::Action;
use crate::clause;
use crate::event::Event;
use crate::flow::Flow;
use crate::judge::{Asks, half_up};
use crate::language::{After, Chooser, Filter, Kind, Op, Pile, Tag, Target, Until, When, Whereto, Who};
use crate::legal::Verdict;
use crate::moves::{ADDED, ENTERS, Leaves};
use crate::program::{Step, is_given};
use crate::rules::HIDDEN_ACTIONS;
use crate::set::CardNo;
use crate::state::{
    At, CombatStep, Deed, Effect, Ends, Frame, Instance, NOBODY, SLOTS, SlotNo, Stage, State, What, WindowKind, flag,
};

/// The draw of a coin (TWIST OF FATE and others).
pub(crate) const COIN: &str = "coin";
/// The draw of a card from a hand.
pub(crate) const FROM_HAND: &str = "card-from-hand";

type Slots = ArrayVec<SlotNo, SLOTS>;

impl State {
    /// A seat begins to compose something.
    pub(crate) fn begin(&mut self, deed: Deed) {
        let _ = self.frames.try_push(Frame::Deed(deed));
    }

    /// A seat plays a card from its hand.
    pub(crate) fn begin_card(&mut self, seat: Seat, instance: Instance) {
        let mut deed = Deed { stage: Stage::Caster, ..Deed::of(seat, instance) };
        if let Some(window) = self.window() {
            (deed.subject, deed.culprit, deed.amount) = (window.subject, window.culprit, window.amount);
            deed.player = if matches!(window.kind, WindowKind::Event(_)) { window.player } else { seat };
        }
        self.begin(deed);
    }

    /// A seat uses an ability.
    pub(crate) fn begin_use(&mut self, seat: Seat, slot: SlotNo, number: u8) {
        let instance = self.slot(slot).instance;
        let mut deed = Deed { stage: Stage::Target(0), slot, what: What::Ability(number), ..Deed::of(seat, instance) };
        if let Some(window) = self.window() {
            (deed.subject, deed.culprit, deed.amount) = (window.subject, window.culprit, window.amount);
        }
        self.begin(deed);
    }

    /// A seat takes one of the Actions that the rules know.
    pub(crate) fn begin_basic(&mut self, seat: Seat, what: What, slot: SlotNo, instance: Instance) {
        let stage = if what == What::Add { Stage::Place } else { Stage::Announced };
        let deed = Deed { what, stage, slot, ..Deed::of(seat, instance) };
        let deed = if stage == Stage::Announced { Deed { stage: Stage::Steps, ..deed } } else { deed };
        self.begin(deed);
    }

    fn deed_mut(&mut self) -> Option<&mut Deed> {
        match self.frames.last_mut() {
            Some(Frame::Deed(deed)) => Some(deed),
            _ => None,
        }
    }

    /// Goes on with the topmost deed.
    pub(crate) fn step_deed(&mut self, chance: &mut impl Chance, log: &mut impl Log<Self>) -> Flow {
        self.refresh();
        let Some(Frame::Deed(deed)) = self.frames.last().copied() else { return Flow::Goes };
        match deed.stage {
            Stage::Caster => self.find_caster(&deed),
            Stage::Target(number) => self.find_target(&deed, number),
            Stage::Steps => self.find_steps(&deed, log),
            Stage::Place => self.find_place(&deed, log),
            Stage::Inside | Stage::Chooses | Stage::Offered => Flow::Waits,
            Stage::Announced => {
                self.take_effect(&deed, log);
                Flow::Goes
            }
            Stage::Runs => self.run_program(chance, log),
            Stage::Done => {
                self.finish(&deed, log);
                Flow::Goes
            }
        }
    }

    fn go(&mut self, stage: Stage) -> Flow {
        if let Some(deed) = self.deed_mut() {
            deed.stage = stage;
        }
        Flow::Goes
    }

    /// A deed that cannot be completed any more is as if never begun: nothing was paid or shown.
    fn drop_deed(&mut self) -> Flow {
        self.frames.pop();
        Flow::Goes
    }

    fn find_caster(&mut self, deed: &Deed) -> Flow {
        if self.card_of(deed.instance).kind != Kind::Art {
            return self.go(Stage::Target(0));
        }
        let casters = self.casters(deed.seat, deed.instance);
        match casters.count_ones() {
            0 => self.drop_deed(),
            1 => {
                if let Some(deed) = self.deed_mut() {
                    deed.caster = SlotNo(casters.trailing_zeros() as u8);
                }
                self.go(Stage::Target(0))
            }
            _ => Flow::Waits,
        }
    }

    fn find_target(&mut self, deed: &Deed, number: u8) -> Flow {
        if number >= self.target_count(deed) {
            return self.go(Stage::Steps);
        }
        let (cards, seats, other) = self.candidates(deed, number);
        if cards == 0 && seats == 0 && !other { self.drop_deed() } else { Flow::Waits }
    }

    fn find_steps(&mut self, deed: &Deed, log: &mut impl Log<Self>) -> Flow {
        let (least, most) = self.steps_for(deed);
        if least < most {
            return Flow::Waits;
        }
        if let Some(deed) = self.deed_mut() {
            deed.steps = most;
        }
        if deed.what == What::Card && self.is_placed(deed.instance) {
            return self.go(Stage::Place);
        }
        if self.boards(deed) {
            return self.go(Stage::Inside);
        }
        self.announce(log)
    }

    /// Whether a Vehicle is being attached (VEH-04).
    fn boards(&self, deed: &Deed) -> bool {
        deed.what == What::Card
            && self.card_of(deed.instance).kind == Kind::Equipment
            && self.ready_of(deed.instance).tags & Tag::Vehicle.bit() != 0
    }

    fn find_place(&mut self, deed: &Deed, log: &mut impl Log<Self>) -> Flow {
        let places = self.deed_places(deed);
        match places.as_slice() {
            [] => self.drop_deed(),
            [only] => {
                if let Some(deed) = self.deed_mut() {
                    deed.place = *only;
                }
                self.announce(log)
            }
            _ => Flow::Waits,
        }
    }

    /// A choice in the topmost deed.
    pub(crate) fn choose(&mut self, action: Action, chance: &mut impl Chance, log: &mut impl Log<Self>) {
        let Some(Frame::Deed(deed)) = self.frames.last().copied() else { return };
        match (deed.stage, action) {
            (Stage::Caster, Action::Choose(slot)) => {
                if let Some(deed) = self.deed_mut() {
                    deed.caster = slot;
                }
                self.go(Stage::Target(0));
            }
            (Stage::Target(number), action) => {
                self.take_target(number == 1, action);
                self.go(Stage::Target(number + 1));
            }
            (Stage::Steps, Action::Pay(steps)) => {
                if let Some(deed) = self.deed_mut() {
                    deed.steps = steps;
                }
                if deed.what == What::Card && self.is_placed(deed.instance) {
                    self.go(Stage::Place);
                } else {
                    self.announce(log);
                }
            }
            (Stage::Place, Action::Place(at)) => {
                if let Some(deed) = self.deed_mut() {
                    deed.place = at;
                }
                self.announce(log);
            }
            (Stage::Inside, action) => {
                if let Some(deed) = self.deed_mut() {
                    deed.left = u8::from(action == Action::Accept);
                }
                self.announce(log);
            }
            (Stage::Offered, Action::Accept) => {
                self.pay_trigger(&deed, log);
                self.go(Stage::Runs);
            }
            (Stage::Offered, _) => {
                self.go(Stage::Done);
            }
            (Stage::Chooses, action) => self.choose_running(&deed, action, chance, log),
            _ => {}
        }
    }

    fn take_target(&mut self, second: bool, action: Action) {
        if let Some(deed) = self.deed_mut() {
            match action {
                Action::Choose(slot) => deed.targets[usize::from(second)] = slot,
                Action::Player(seat) => deed.player = seat,
                Action::Tactic(tactic) => deed.tactic = tactic,
                Action::Affiliation(affiliation) => deed.affiliation = affiliation as u8,
                _ => {}
            }
        }
    }

    /// What an offered trigger costs.
    fn pay_trigger(&mut self, deed: &Deed, log: &mut impl Log<Self>) {
        if let What::Trigger(number) = deed.what
            && let Some(trap) = self.ready_of(deed.instance).traps.get(number as usize)
        {
            let price = trap.price.destiny;
            self.earn_destiny(deed.seat, -i16::from(price), clause::GAME_10, log);
        }
    }

    /// Everything is chosen: costs are paid, the table hears it, and it may be answered (TIME-02, TIME-03).
    fn announce(&mut self, log: &mut impl Log<Self>) -> Flow {
        let Some(Frame::Deed(deed)) = self.frames.last().copied() else { return Flow::Goes };
        let seat = deed.seat;
        let actions = match deed.what {
            What::Card | What::Ability(_) => match self.entry_of(&deed) {
                Some(entry) => match entry.when {
                    When::Actions(n) => n,
                    When::AttackAction(n) => {
                        self.attacks = self.attacks.saturating_sub(1);
                        self.has_attacked = true;
                        n.max(1)
                    }
                    _ => 0,
                },
                None => u8::from(self.card_of(deed.instance).kind != Kind::Alliance),
            },
            What::AddCovered => HIDDEN_ACTIONS,
            What::Transfer => self.transfer_cost(deed.slot),
            What::Goal(_) => self.spending_goal(deed.slot).map_or(0, |(_, n)| n),
            What::Trigger(_) => 0,
            _ => 1,
        };
        let is_attack = self.entry_of(&deed).is_some_and(|entry| matches!(entry.when, When::AttackAction(_)));
        self.spend_actions(actions);
        if is_attack {
            self.actions = 0;
        }
        let number = self.identity[deed.instance.index()];
        let from_hand = matches!(deed.what, What::Card | What::Add | What::AddCovered);
        let shown = from_hand && deed.what != What::AddCovered;
        if from_hand {
            self.take_from_hand(deed.instance);
        }
        if shown {
            self.show(deed.instance);
        }
        let clause = match deed.what {
            What::Card => clause::TIME_02,
            What::Ability(_) | What::Trigger(_) => clause::CARD_17,
            What::Add => clause::ADD_01,
            What::AddCovered => clause::HID_01,
            What::Seek => clause::COV_01,
            What::Exit => clause::COV_13,
            What::Board => clause::VEH_06,
            What::Transfer => clause::OUT_02,
            What::Sabotage => clause::SAB_03,
            What::Meditate => clause::ACT_08,
            What::Goal(_) => clause::MISS_04,
        };
        log.push(clause, Event::Announced(seat, deed.what, deed.slot, shown.then_some(number)));
        for slot in [deed.caster, deed.targets[0], deed.targets[1]] {
            if self.is_in_play(slot) {
                log.push(clause::TIME_02, Event::Chose(seat, slot));
            }
        }
        if deed.player != seat {
            log.push(clause::TIME_02, Event::ChosePlayer(seat, deed.player));
        }
        self.pay(&deed, log);
        if let Some(deed) = self.deed_mut() {
            deed.stage = Stage::Announced;
        }
        if self.rules.programs.has_counters && deed.what == What::Card {
            self.open(WindowKind::Response);
        }
        Flow::Goes
    }

    fn spend_actions(&mut self, n: u8) {
        if n == 0 {
            return;
        }
        if self.granted_actions > 0 {
            self.granted_actions = self.granted_actions.saturating_sub(n);
        } else {
            self.actions = self.actions.saturating_sub(n);
            self.has_acted = true;
        }
    }

    fn pay(&mut self, deed: &Deed, log: &mut impl Log<Self>) {
        let seat = deed.seat;
        if deed.what == What::Add {
            let price = self.price_of(deed.instance);
            self.earn_destiny(seat, -price, clause::ADD_01, log);
            return;
        }
        let Some(entry) = self.entry_of(deed) else { return };
        let (price, limit) = (entry.price.clone(), entry.limit);
        let mut destiny = i16::from(price.destiny);
        if let Some(step) = price.step {
            destiny += i16::from(self.step_cost(deed, step.destiny)) * i16::from(deed.steps);
        }
        destiny += self.amount(&price.counted, &self.asks_in(deed));
        if deed.caster != SlotNo::NONE {
            destiny += self.surcharge(deed.caster, deed.instance);
        }
        self.earn_destiny(seat, -destiny, clause::GAME_10, log);
        self.earn_promotion(seat, -i16::from(price.promotion), clause::GAME_11, log);
        if deed.steps > 0 {
            log.push(clause::ART_07, Event::Paid(seat, deed.steps));
        }
        if let What::Ability(number) = deed.what {
            let used = [flag::USED, flag::USED_2, flag::USED_3][(number as usize).min(2)];
            let _ = limit;
            if self.is_in_play(deed.slot) {
                self.slot_mut(deed.slot).set(used, true);
            }
        }
        let bearer = self.bearer_of(deed);
        if price.wound_bearer && bearer != SlotNo::NONE {
            self.wound(bearer, SlotNo::NONE, NOBODY, false, log);
        }
        if price.discard_this && self.is_in_play(deed.slot) {
            self.remember_bearer(bearer);
            self.leave(deed.slot, Leaves::Discarded, clause::CARD_01, log);
        } else if price.annihilate_this && self.is_in_play(deed.slot) {
            self.remember_bearer(bearer);
            self.leave(deed.slot, Leaves::Annihilated, clause::CARD_01, log);
        }
    }

    fn bearer_of(&self, deed: &Deed) -> SlotNo {
        if self.is_in_play(deed.slot) { self.bearer(deed.slot) } else { SlotNo::NONE }
    }

    /// The card goes for its price; what it does still knows who bore it.
    fn remember_bearer(&mut self, bearer: SlotNo) {
        if let Some(deed) = self.deed_mut() {
            deed.caster = bearer;
        }
    }

    /// The announcement was not stopped, or it was (TIME-06, CARD-12, CARD-13).
    fn take_effect(&mut self, deed: &Deed, log: &mut impl Log<Self>) {
        if deed.cancelled {
            log.push(clause::CARD_13, Event::Cancelled(deed.seat, self.identity[deed.instance.index()]));
            if deed.what == What::Card {
                self.after_effect(deed.instance, true, log);
            }
            self.frames.pop();
            return;
        }
        let seat = deed.seat;
        match deed.what {
            What::Card => self.land(deed, log),
            What::Ability(number) => {
                let pc = self.ready_of(deed.instance).abilities[number as usize].pc;
                self.run_from(pc);
            }
            What::Trigger(_) | What::Goal(_) => {
                self.go(Stage::Runs);
            }
            What::Add => {
                self.go(Stage::Done);
                self.add_warrior(deed, log);
            }
            What::AddCovered => {
                self.go(Stage::Done);
                let slot = self.put(deed.instance, At::Hidden, seat, SlotNo::NONE);
                if slot != SlotNo::NONE {
                    self.slot_mut(slot).set(flag::COVERED, true);
                    log.push(clause::HID_01, Event::Hid(seat, slot));
                }
            }
            What::Seek => {
                self.go(Stage::Done);
                self.send_into_cover(deed.slot, clause::COV_01, log);
            }
            What::Exit => {
                self.go(Stage::Done);
                self.out_of_cover(deed.slot, log);
            }
            What::Board => {
                self.go(Stage::Done);
                if let Some(vehicle) = self.is_in_play(deed.slot).then(|| self.vehicle_of(deed.slot)).flatten() {
                    let inside = !self.slot(vehicle).is(flag::INSIDE);
                    self.slot_mut(vehicle).set(flag::INSIDE, inside);
                    log.push(clause::VEH_06, Event::Boarded(deed.slot, inside));
                }
            }
            What::Transfer => {
                self.go(Stage::Done);
                self.transfer(deed.slot, log);
            }
            What::Sabotage => {
                self.go(Stage::Done);
                self.sabotage(deed, log);
            }
            What::Meditate => {
                self.go(Stage::Done);
                self.earn_destiny(seat, 1, clause::ACT_08, log);
            }
        }
    }

    /// A played card comes into play, or its effect begins.
    fn land(&mut self, deed: &Deed, log: &mut impl Log<Self>) {
        let seat = deed.seat;
        let card = self.card_of(deed.instance);
        let (kind, number) = (card.kind, self.identity[deed.instance.index()]);
        let mut slot = SlotNo::NONE;
        if self.is_placed(deed.instance) {
            slot = self.put(deed.instance, deed.place, seat, SlotNo::NONE);
            log.push(clause::FORT_01, Event::Entered(slot, number, deed.place));
        } else if card.after == After::Attach || is_given(kind) || kind == Kind::Alliance {
            slot = self.attach(deed, log);
            if slot == SlotNo::NONE {
                // What it was to lie on is gone (TIME-17).
                self.after_effect(deed.instance, false, log);
                self.frames.pop();
                return;
            }
        }
        if slot != SlotNo::NONE {
            if let Some(deed) = self.deed_mut() {
                deed.slot = slot;
            }
            if self.boards(deed) && deed.left > 0 {
                self.slot_mut(slot).set(flag::INSIDE, true);
                log.push(clause::VEH_04, Event::Boarded(deed.targets[0], true));
            }
            if self.is_in_play(deed.targets[1]) && kind == Kind::Mission {
                self.slot_mut(slot).chosen = deed.targets[1];
            }
            self.refresh();
        }
        match self.ready_of(deed.instance).play.as_ref().map(|entry| entry.pc) {
            Some(pc) => self.run_from(pc),
            None => {
                self.go(Stage::Done);
            }
        }
        if slot != SlotNo::NONE {
            self.raise(ENTERS, slot, SlotNo::NONE, seat, 0);
        }
    }

    /// A card is attached to what it was played on.
    fn attach(&mut self, deed: &Deed, log: &mut impl Log<Self>) -> SlotNo {
        let number = self.identity[deed.instance.index()];
        let host = deed.targets[0];
        let on_player =
            self.entry_of(deed).is_some_and(|entry| matches!(entry.targets.first(), Some(Target::Player(_))));
        let (at, host) = if on_player {
            (At::Player, SlotNo(deed.player.0))
        } else if self.is_in_play(host) {
            (At::Card, host)
        } else if self.target_count(deed) > 0 {
            return SlotNo::NONE;
        } else if deed.caster != SlotNo::NONE && self.is_in_play(deed.caster) {
            (At::Card, deed.caster)
        } else if self.card_of(deed.instance).kind == Kind::Alliance || self.is_for_player(deed.instance) {
            (At::Player, SlotNo(deed.seat.0))
        } else {
            (At::Game, SlotNo::NONE)
        };
        let slot = self.put(deed.instance, at, deed.seat, host);
        if slot != SlotNo::NONE {
            log.push(clause::CARD_08, Event::Attached(slot, number, if at == At::Card { host } else { SlotNo::NONE }));
        }
        slot
    }

    /// Whether an attached card without a target belongs to its player.
    fn is_for_player(&self, instance: Instance) -> bool {
        let ready = self.ready_of(instance);
        ready
            .traps
            .iter()
            .any(|trap| matches!(trap.on, crate::language::On::YourDrawStep | crate::language::On::YourDiscardPhase))
            || self.card_of(instance).kind == Kind::Mission
    }

    fn run_from(&mut self, pc: u16) {
        if let Some(deed) = self.deed_mut() {
            deed.pc = pc;
            deed.stage = Stage::Runs;
        }
    }

    /// A warrior comes into its Area; hidden copies of a Personality show themselves (PERS-05 to PERS-07).
    fn add_warrior(&mut self, deed: &Deed, log: &mut impl Log<Self>) {
        let seat = deed.seat;
        let number = self.identity[deed.instance.index()];
        if self.ready_of(deed.instance).tags & Tag::Personality.bit() != 0 {
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
                    // The newcomer goes back as if never announced (PERS-05).
                    let price = self.price_of(deed.instance);
                    self.file(deed.instance, Leaves::ToHand);
                    self.earn_destiny(seat, price, clause::PERS_05, log);
                    if self.granted_actions > 0 || self.active != seat {
                        self.granted_actions += 1;
                        self.granted_to = seat;
                    } else {
                        self.actions += 1;
                    }
                    return;
                }
            }
        }
        let slot = self.put(deed.instance, deed.place, seat, SlotNo::NONE);
        if slot == SlotNo::NONE {
            self.file(deed.instance, Leaves::ToHand);
            return;
        }
        log.push(clause::ADD_03, Event::Entered(slot, number, deed.place));
        if deed.place == At::Outpost {
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

    /// The others must follow into the Outpost (OUT-08).
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
            log.push(clause::COV_13, Event::Uncovered(slot));
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
        let card = self.slot_mut(slot);
        card.at = to;
        card.set(flag::TRANSFERRED, true);
        log.push(clause::OUT_02, Event::Moved(slot, to));
        if to == At::Outpost {
            self.owe_outpost(seat);
        } else {
            let beasts: Slots = self.attached_to(slot).filter(|on| self.card_at(*on).kind == Kind::Beast).collect();
            for beast in beasts {
                self.leave(beast, Leaves::Discarded, clause::BEA_07, log);
            }
        }
    }

    /// The sabotage succeeds (SAB-06): P, or D for a Freelancer (SAB-12).
    fn sabotage(&mut self, deed: &Deed, log: &mut impl Log<Self>) {
        let (seat, target) = (deed.seat, deed.player);
        self.side_mut(seat).sabotaged = self.side(seat).sabotaged.with(target);
        if !self.is_in_play(deed.slot) {
            return;
        }
        log.push(clause::SAB_05, Event::Sabotaged(seat, target));
        let card = self.slot(deed.slot);
        let points = half_up(card.ratings[3].max(0));
        let destiny = self.has(deed.slot, |keyword| *keyword == crate::language::Keyword::EarnsDestiny)
            || (card.tags & Tag::Freelancer.bit() != 0 && card.affiliations == 0);
        if destiny {
            self.earn_destiny(seat, points, clause::SAB_12, log);
        } else {
            self.earn_promotion(seat, points, clause::SAB_06, log);
        }
        if self.side(target).pile_len == 0 && self.side(target).no_warriors == 0 {
            // The rule runs at once for a player without cards (SAB-13); its first Turn is the next own one.
            self.side_mut(target).no_warriors = 3;
            log.push(clause::SAB_13, Event::NoWarriors(target, 3));
        }
    }

    /// A deed is over: its card goes where its icon says.
    fn finish(&mut self, deed: &Deed, log: &mut impl Log<Self>) {
        self.frames.pop();
        if deed.what == What::Card && !self.is_in_play_instance(deed.instance, deed.slot) {
            let attaches = deed.slot != SlotNo::NONE;
            if !attaches && self.lies_nowhere(deed.instance) {
                self.after_effect(deed.instance, false, log);
            }
        }
        self.move_converts(log);
    }

    fn is_in_play_instance(&self, instance: Instance, slot: SlotNo) -> bool {
        self.is_in_play(slot) && self.slot(slot).instance == instance
    }

    /// Whether a card is in no hand, pile or row and not in play: it is being resolved.
    pub(crate) fn lies_nowhere(&self, instance: Instance) -> bool {
        let side = self.side(instance.owner());
        let bit = 1u128 << instance.number();
        (side.hand | side.discard | side.gone | side.reserve) & bit == 0
            && !self.in_play().any(|slot| self.slot(slot).instance == instance)
            && !side.pile[..side.pile_len as usize].contains(&(instance.number() as u8))
            && !self.row.contains(&instance)
    }

    /// Carries out the program of the topmost deed up to its end or a choice.
    fn run_program(&mut self, chance: &mut impl Chance, log: &mut impl Log<Self>) -> Flow {
        let depth = self.frames.len();
        loop {
            let Some(Frame::Deed(deed)) = self.frames.last().copied() else { return Flow::Goes };
            self.refresh();
            let rules = self.rules.clone();
            let asks = self.asks_in(&deed);
            let mut next = deed.pc + 1;
            match &rules.programs.code[deed.pc as usize] {
                crate::program::Step::End => return self.go(Stage::Done),
                Step::Jump(to) => next = *to,
                Step::Unless(conditions, to) => {
                    if !self.all_hold(conditions, asks.targets[0], &asks) {
                        next = *to;
                    }
                }
                Step::Repeat(to) => {
                    if deed.left == 0 && deed.steps > 0 {
                        self.set_left(deed.steps);
                    } else if deed.left > 1 {
                        self.set_left(deed.left - 1);
                    } else {
                        self.set_left(0);
                        next = *to;
                    }
                }
                Step::Coin(tails) => {
                    let heads = chance.below(Draw::of(COIN, deed.seat), 2) == 0;
                    log.push(clause::CARD_01, Event::Coin(heads));
                    if !heads {
                        next = *tails;
                    }
                }
                Step::Choose(target, _) => {
                    let (cards, seats, other) = self.candidates_of(target, &deed);
                    if cards != 0 || seats != 0 || other {
                        return self.go(Stage::Chooses);
                    }
                    // Nobody is there to be chosen: the rest speaks of nobody.
                    self.take_target(
                        matches!(rules.programs.code[deed.pc as usize], Step::Choose(_, true)),
                        Action::Choose(SlotNo::NONE),
                    );
                }
                Step::May(_) | Step::Fork(_) => return self.go(Stage::Chooses),
                Step::PayOr(players, price, _) => {
                    let payer = self.players(players, &asks).first().copied();
                    if payer.is_some_and(|seat| self.side(seat).destiny >= i16::from(*price)) {
                        return self.go(Stage::Chooses);
                    }
                }
                Step::Lasts { who, until, .. } => self.let_last(&deed, who, *until, &asks),
                Step::Do(op) => {
                    if self.needs_choice(op, &deed, &asks, log) {
                        return self.go(Stage::Chooses);
                    }
                    self.carry(op, &deed, &asks, chance, log);
                }
            }
            // The deed may have been removed with everything else; what was raised on top happens first.
            match self.frames.get_mut(depth - 1) {
                Some(Frame::Deed(deed)) => deed.pc = next,
                _ => return Flow::Goes,
            }
            if self.frames.len() != depth || self.somebody_dies() {
                return Flow::Goes;
            }
        }
    }

    fn set_left(&mut self, left: u8) {
        if let Some(deed) = self.deed_mut() {
            deed.left = left;
        }
    }

    /// Notes effects that last.
    fn let_last(&mut self, deed: &Deed, who: &Who, until: Until, asks: &Asks) {
        let mut slots = Slots::new();
        self.who(who, asks, &mut slots);
        for to in slots {
            self.note(deed, to, until);
        }
    }

    fn note(&mut self, deed: &Deed, to: SlotNo, until: Until) {
        self.order = self.order.wrapping_add(1);
        let ends = match until {
            Until::Combat if self.combat.step == CombatStep::None => Ends::Turn,
            Until::Combat => Ends::Combat,
            Until::EndOfTurn => Ends::Turn,
            Until::YourNextTurn => Ends::TurnOf(deed.seat),
            Until::TargetsNextTurn => Ends::EndOfTurnOf(deed.player),
            Until::EndOfYourNextTurn => Ends::EndOfTurnOf(deed.seat),
            Until::Game | Until::InPlay => Ends::Never,
        };
        let effect = Effect {
            pc: deed.pc,
            to,
            seat: deed.seat,
            ends,
            steps: deed.steps,
            power: crate::derived::power_of(self.card_of(deed.instance).kind, self.ready_of(deed.instance).tags),
            card: self.identity[deed.instance.index()],
            order: self.order,
        };
        let _ = self.effects.try_push(effect);
        self.dirty = true;
    }

    /// Whether a step asks for a card of a hand or a pile first; looking shows it to the one who looks.
    fn needs_choice(&mut self, op: &Op, deed: &Deed, asks: &Asks, log: &mut impl Log<Self>) -> bool {
        match op {
            Op::DiscardFromHand(players, amount, Chooser::You | Chooser::Owner) => {
                let Some(of) = self.players(players, asks).first().copied() else { return false };
                if deed.left == 0 {
                    let n = self.amount(amount, asks).clamp(0, i16::from(self.hand_len(of))) as u8;
                    if n == 0 {
                        return false;
                    }
                    self.set_left(n);
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
                if deed.left == 0 {
                    self.set_left(n);
                }
                self.look_at_pile(deed.seat, Pile::DiscardPile);
                n > 0 && self.side(deed.seat).discard != 0
            }
            _ => false,
        }
    }

    fn look_at_hand(&mut self, seat: Seat, of: Seat, log: &mut impl Log<Self>) {
        log.push(clause::SEC_07, Event::LookedAtHand(seat, of));
        let hand: ArrayVec<Instance, 128> = self.hand(of).collect();
        for instance in hand {
            self.knows[instance.index()] |= 1 << seat.0;
        }
    }

    fn look_at_pile(&mut self, seat: Seat, pile: Pile) {
        for instance in self.pile_cards(seat, pile) {
            self.knows[instance.index()] |= 1 << seat.0;
        }
    }

    /// The cards in which a search looks.
    fn pile_cards(&self, seat: Seat, pile: Pile) -> ArrayVec<Instance, { 5 * 128 }> {
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
    fn may_go(&self, instance: Instance, to: Whereto, deed: &Deed) -> bool {
        match to {
            Whereto::Hand | Whereto::Annihilated => true,
            Whereto::Bearer | Whereto::Bought(_) | Whereto::Home | Whereto::Yours => self.free_slot().is_some(),
            Whereto::Play(place) => {
                let name = self.card_of(instance).name.number();
                let is_second = self.ready_of(instance).tags & Tag::Personality.bit() != 0
                    && self
                        .in_play()
                        .any(|slot| !self.is_unidentified(slot) && self.card_at(slot).name.number() == name);
                self.free_slot().is_some()
                    && !is_second
                    && self.check_place(deed.seat, instance, At::from(place)).is_ok()
            }
        }
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
    fn choose_running(&mut self, deed: &Deed, action: Action, chance: &mut impl Chance, log: &mut impl Log<Self>) {
        let rules = self.rules.clone();
        let asks = self.asks_in(deed);
        let mut next = deed.pc + 1;
        match (&rules.programs.code[deed.pc as usize], action) {
            (Step::Choose(_, second), action) => {
                self.take_target(*second, action);
                if let Action::Choose(slot) = action {
                    log.push(clause::TIME_02, Event::Chose(deed.seat, slot));
                }
            }
            (Step::May(over), Action::Yield) => next = *over,
            (Step::PayOr(players, price, over), Action::Accept) => {
                if let Some(seat) = self.players(players, &asks).first().copied() {
                    self.earn_destiny(seat, -i16::from(*price), clause::GAME_10, log);
                }
                next = *over;
            }
            (Step::Fork(ways), Action::Way(number)) => next = ways[number as usize],
            (Step::Do(op), action) => {
                let again = self.take_card(op, deed, &asks, action, chance, log);
                if again {
                    self.go(Stage::Runs);
                    return;
                }
            }
            _ => {}
        }
        self.run_from(next);
    }

    /// A card of a hand or a pile was chosen. Gives whether another one is chosen.
    fn take_card(
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
                let left = deed.left.saturating_sub(1);
                self.set_left(left);
                left > 0 && of.is_some_and(|of| self.hand_len(of) > 0)
            }
            Op::TakeBack(_) => {
                if let Some(card) = card {
                    let found = self
                        .pile_cards(deed.seat, Pile::DiscardPile)
                        .into_iter()
                        .find(|instance| self.identity[instance.index()] == card);
                    if let Some(instance) = found {
                        self.side_mut(deed.seat).discard &= !(1 << instance.number());
                        self.file(instance, Leaves::ToHand);
                        log.push(clause::ZONE_09, Event::Searched(deed.seat, true));
                    }
                }
                let left = deed.left.saturating_sub(1);
                self.set_left(left);
                left > 0 && self.side(deed.seat).discard != 0
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
                    self.put_found(instance, *to, deed, log);
                }
                if matches!(pile, Pile::DrawPile | Pile::Collection) {
                    self.shuffle(deed.seat, clause::DECK_08, chance, log);
                }
                false
            }
            _ => false,
        }
    }

    fn take_from_pile(&mut self, instance: Instance) {
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

    fn put_found(&mut self, instance: Instance, to: Whereto, deed: &Deed, log: &mut impl Log<Self>) {
        let number = self.identity[instance.index()];
        match to {
            // Cards that ask for the last three wait (see `NOT_YET`).
            Whereto::Hand | Whereto::Bought(_) | Whereto::Home | Whereto::Yours => {
                self.file(instance, Leaves::ToHand);
            }
            Whereto::Annihilated => self.file(instance, Leaves::Annihilated),
            Whereto::Play(place) => {
                let slot = self.put(instance, place.into(), deed.seat, SlotNo::NONE);
                if slot != SlotNo::NONE {
                    log.push(clause::ADD_09, Event::Entered(slot, number, place.into()));
                    self.refresh();
                    self.reset_no_warriors(deed.seat, slot);
                    self.raise(ADDED, slot, SlotNo::NONE, deed.seat, 0);
                }
            }
            Whereto::Bearer => {
                let bearer = self.asks_in(deed).bearer;
                if self.is_in_play(bearer) {
                    let slot = self.put(instance, At::Card, deed.seat, bearer);
                    log.push(clause::CARD_08, Event::Attached(slot, number, bearer));
                } else {
                    self.file(instance, Leaves::Discarded);
                }
            }
        }
    }

    fn discard_openly(&mut self, instance: Instance, log: &mut impl Log<Self>) {
        self.take_from_hand(instance);
        self.show(instance);
        log.push(clause::ZONE_07, Event::DiscardedOpenly(instance.owner(), self.identity[instance.index()]));
        self.file(instance, Leaves::Discarded);
    }

    /// Carries out one step.
    fn carry(&mut self, op: &Op, deed: &Deed, asks: &Asks, chance: &mut impl Chance, log: &mut impl Log<Self>) {
        let clause = clause::TIME_06;
        let mut slots = Slots::new();
        let seat = deed.seat;
        match op {
            Op::OnlyTactic(tactic, until) => {
                self.note(deed, SlotNo::NONE, *until);
                if self.combat.tactic.is_some_and(|now| now != *tactic) {
                    self.combat.ended = true;
                }
            }
            Op::NoCombats(until) | Op::NoPlaying(_, until) => {
                self.note(deed, SlotNo::NONE, *until);
                if matches!(op, Op::NoCombats(_)) && self.combat.step != CombatStep::None {
                    self.combat.ended = true;
                }
            }
            Op::Heal(who) => {
                self.who(who, asks, &mut slots);
                for slot in slots {
                    self.heal(slot, clause, log);
                }
            }
            Op::Wound(who, earns) => {
                self.who(who, asks, &mut slots);
                let earner = if *earns { seat.0 } else { NOBODY };
                for slot in slots {
                    self.wound(slot, SlotNo::NONE, earner, false, log);
                }
            }
            Op::Kill(who, earns) => {
                self.who(who, asks, &mut slots);
                let earner = if *earns { seat.0 } else { NOBODY };
                for slot in slots {
                    self.wound(slot, SlotNo::NONE, earner, true, log);
                }
            }
            Op::Damage(who, amount, earns) => {
                let points = self.amount(amount, asks);
                self.who(who, asks, &mut slots);
                let earner = if *earns { seat.0 } else { NOBODY };
                for slot in slots {
                    if self.is_in_play(slot) && points >= self.slot(slot).ratings[2] {
                        self.wound(slot, SlotNo::NONE, earner, false, log);
                    }
                }
            }
            Op::Save(who) => {
                self.who(who, asks, &mut slots);
                for slot in slots {
                    if self.slot(slot).is(flag::KILLED) {
                        let card = self.slot_mut(slot);
                        card.set(flag::KILLED, false);
                        card.set(flag::ANNIHILATED, false);
                        log.push(clause::CMB_24, Event::Saved(slot));
                    }
                }
            }
            Op::Discard(who) => self.remove(who, asks, Leaves::Discarded, log),
            Op::Annihilate(who) => self.remove(who, asks, Leaves::Annihilated, log),
            Op::ToHand(who) => self.remove(who, asks, Leaves::ToHand, log),
            Op::IntoDrawPile(who) => {
                self.who(who, asks, &mut slots);
                let owners: ArrayVec<Seat, SLOTS> =
                    slots.iter().map(|slot| self.slot(*slot).instance.owner()).collect();
                self.remove(who, asks, Leaves::IntoPile, log);
                for owner in owners {
                    self.shuffle(owner, clause, chance, log);
                }
            }
            Op::MoveTo(what, to) => {
                self.who(to, asks, &mut slots);
                if let Some(to) = slots.first().copied() {
                    self.who(what, asks, &mut slots);
                    for slot in slots {
                        if slot != to && self.slot(slot).at == At::Card {
                            let card = self.slot_mut(slot);
                            card.host = to;
                            card.set(flag::IN_USE, false);
                            let number = self.identity[self.slot(slot).instance.index()];
                            log.push(clause, Event::Attached(slot, number, to));
                        }
                    }
                }
            }
            Op::IntoCover(who) => {
                self.who(who, asks, &mut slots);
                for slot in slots {
                    self.send_into_cover(slot, clause::COV_16, log);
                }
            }
            Op::OutOfCover(who) => {
                self.who(who, asks, &mut slots);
                for slot in slots {
                    self.out_of_cover(slot, log);
                }
            }
            Op::MoveToPlace(who, place) => {
                self.who(who, asks, &mut slots);
                for slot in slots {
                    self.slot_mut(slot).at = (*place).into();
                    log.push(clause, Event::Moved(slot, (*place).into()));
                }
            }
            Op::Markers(who, n) => {
                self.who(who, asks, &mut slots);
                for slot in slots {
                    let card = self.slot_mut(slot);
                    card.markers = card.markers.saturating_add_signed(*n).min(99);
                }
            }
            Op::GainDestiny(players, amount) => {
                let n = self.amount(amount, asks);
                for player in self.players(players, asks) {
                    self.earn_destiny(player, n, clause, log);
                }
            }
            Op::LoseDestiny(players, amount) => {
                let n = self.amount(amount, asks);
                for player in self.players(players, asks) {
                    self.earn_destiny(player, -n, clause, log);
                }
            }
            Op::LoseAllDestiny(players) => {
                for player in self.players(players, asks) {
                    self.earn_destiny(player, -9_999, clause, log);
                }
            }
            Op::GainPromotion(players, amount) => {
                let n = self.amount(amount, asks);
                for player in self.players(players, asks) {
                    self.earn_promotion(player, n, clause, log);
                }
            }
            Op::LosePromotion(players, amount) => {
                let n = self.amount(amount, asks);
                for player in self.players(players, asks) {
                    self.earn_promotion(player, -n, clause, log);
                }
            }
            Op::LoseHalfPromotion(players) => {
                for player in self.players(players, asks) {
                    let n = self.side(player).promotion / 2;
                    self.earn_promotion(player, -n, clause, log);
                }
            }
            Op::SwapDestiny(players) => {
                if let Some(other) = self.players(players, asks).first().copied() {
                    let more = self.side(other).destiny - self.side(seat).destiny;
                    self.earn_destiny(seat, more, clause, log);
                    self.earn_destiny(other, -more, clause, log);
                }
            }
            Op::Draw(players, amount) => {
                let n = self.amount(amount, asks).clamp(0, 60) as u8;
                for player in self.players(players, asks) {
                    self.draw(player, n, clause, log);
                }
            }
            Op::LookAtHand(players) => {
                for player in self.players(players, asks) {
                    if player != seat {
                        self.look_at_hand(seat, player, log);
                    }
                }
            }
            Op::DiscardFromHand(players, amount, Chooser::Random) => {
                let n = self.amount(amount, asks).max(0);
                for player in self.players(players, asks) {
                    for _ in 0..n.min(i16::from(self.hand_len(player))) {
                        let k = chance.below(Draw::of(FROM_HAND, player), u32::from(self.hand_len(player)));
                        let picked = self.hand(player).nth(k as usize);
                        if let Some(instance) = picked {
                            self.discard_openly(instance, log);
                        }
                    }
                }
            }
            Op::ActionsNow(n) => {
                // Granted in a combat, they are taken when it is over.
                self.granted_actions = self.granted_actions.saturating_add(*n);
                self.granted_to = seat;
            }
            Op::MoreActions(n, attack) if self.active == seat => {
                self.actions = self.actions.saturating_add(*n);
                self.attacks = self.attacks.saturating_add(u8::from(*attack));
            }
            Op::OneMoreAttack if self.active == seat => self.attacks = self.attacks.saturating_add(1),
            Op::FewerActions(players, n) => {
                for player in self.players(players, asks) {
                    let side = self.side_mut(player);
                    side.fewer_actions = side.fewer_actions.saturating_add(*n);
                }
            }
            Op::MissTurn(players) => {
                for player in self.players(players, asks) {
                    let side = self.side_mut(player);
                    side.missed_turns = side.missed_turns.saturating_add(1);
                }
            }
            Op::AnotherTurn => {
                let side = self.side_mut(seat);
                side.more_turns = side.more_turns.saturating_add(1);
            }
            Op::Cancel => {
                let at = self.frames.len().saturating_sub(1);
                let answered = self.frames[..at].iter_mut().rev().find_map(|frame| match frame {
                    Frame::Deed(deed) => Some(deed),
                    _ => None,
                });
                if let Some(answered) = answered {
                    answered.cancelled = true;
                }
            }
            Op::EndCombat => self.combat.ended = self.combat.step != CombatStep::None,
            Op::SwitchTactic => {
                let other = match self.combat.tactic {
                    Some(crate::language::Tactic::Fight) => crate::language::Tactic::Shoot,
                    Some(crate::language::Tactic::Shoot) => crate::language::Tactic::Fight,
                    None => return,
                };
                self.change_tactic(other, log);
            }
            Op::SetTactic(tactic) => self.change_tactic(*tactic, log),
            Op::ChangeDefender(who) => {
                self.who(who, asks, &mut slots);
                if let Some(slot) = slots.first().copied() {
                    self.replace(false, slot, log);
                }
            }
            Op::ChangeAttacker(who) => {
                self.who(who, asks, &mut slots);
                if let Some(slot) = slots.first().copied() {
                    self.replace(true, slot, log);
                }
            }
            Op::FirstBlow(who) => {
                self.who(who, asks, &mut slots);
                if let Some(slot) = slots.first().copied()
                    && self.is_combatant(slot)
                {
                    (self.combat.first, self.combat.first_ends) = (slot, true);
                }
            }
            Op::NotUsed(who) => {
                self.who(who, asks, &mut slots);
                for slot in slots {
                    let card = self.slot_mut(slot);
                    card.set(flag::BARRED, true);
                    card.set(flag::IN_USE, false);
                }
            }
            Op::Withdraw(who) => {
                self.who(who, asks, &mut slots);
                if let Some(slot) = slots.first().copied()
                    && self.is_combatant(slot)
                {
                    let opponent = self.opponent_of(slot);
                    let points = half_up(self.slot(slot).ratings[3].max(0));
                    let earner = self.slot(opponent).controller;
                    self.earn_promotion(earner, points, clause, log);
                    self.combat.ended = true;
                }
            }
            Op::TakeEarned => {
                let n = i16::from(asks.amount);
                self.earn_promotion(asks.player, -n, clause, log);
                self.earn_promotion(seat, n, clause, log);
            }
            Op::DiscardHand(players) => {
                for player in self.players(players, asks) {
                    let hand: ArrayVec<Instance, 128> = self.hand(player).collect();
                    for instance in hand {
                        self.discard_openly(instance, log);
                    }
                }
            }
            Op::DrawUpTo(players, n) => {
                for player in self.players(players, asks) {
                    let short = n.saturating_sub(self.hand_len(player));
                    self.draw(player, short, clause, log);
                }
            }
            Op::Reshuffle(players) => {
                for player in self.players(players, asks) {
                    let discard = std::mem::take(&mut self.side_mut(player).discard);
                    let cards: ArrayVec<Instance, 128> = self.cards_in(player, discard).collect();
                    for instance in cards {
                        self.file(instance, Leaves::IntoPile);
                    }
                    self.shuffle(player, clause, chance, log);
                }
            }
            Op::PreventWound(who) => {
                self.who(who, asks, &mut slots);
                for slot in slots {
                    let card = self.slot_mut(slot);
                    if card.is(flag::KILLED) {
                        card.set(flag::KILLED, false);
                        card.set(flag::ANNIHILATED, false);
                    } else if card.is(flag::WOUNDED_NOW) {
                        card.set(flag::WOUNDED, false);
                        card.set(flag::WOUNDED_NOW, false);
                    }
                    log.push(clause::CMB_24, Event::Saved(slot));
                }
            }
            Op::MoveAllTo(from, to) => {
                self.who(to, asks, &mut slots);
                if let Some(to) = slots.first().copied() {
                    self.who(from, asks, &mut slots);
                    for host in slots {
                        let on: Slots = self.attached_to(host).collect();
                        for card in on {
                            self.slot_mut(card).host = to;
                        }
                    }
                }
            }
            Op::Assign(who) => {
                self.who(who, asks, &mut slots);
                if let Some(to) = slots.first().copied()
                    && self.is_in_play(asks.this)
                {
                    self.slot_mut(asks.this).chosen = to;
                }
            }
            _ => {}
        }
        self.dirty = true;
    }

    fn remove(&mut self, who: &Who, asks: &Asks, to: Leaves, log: &mut impl Log<Self>) {
        let mut slots = Slots::new();
        self.who(who, asks, &mut slots);
        for slot in slots {
            // An Alliance goes only where a card names it (ALLY-04).
            let is_alliance = self.is_in_play(slot) && self.card_at(slot).kind == Kind::Alliance;
            if is_alliance && !matches!(who, Who::Each(Filter::Kind(Kind::Alliance)) | Who::Target) {
                continue;
            }
            let bearer = self.inside_of(slot);
            self.leave(slot, to, clause::TIME_06, log);
            if let Some(bearer) = bearer.filter(|bearer| self.is_in_play(*bearer)) {
                // The Vehicle was lost around it (VEH-13).
                self.wound(bearer, SlotNo::NONE, NOBODY, false, log);
            }
        }
    }

    /// The warrior that sits in this Vehicle.
    fn inside_of(&self, slot: SlotNo) -> Option<SlotNo> {
        let is_occupied = self.is_in_play(slot)
            && self.slot(slot).is(flag::INSIDE)
            && self.ready_at(slot).tags & Tag::Vehicle.bit() != 0;
        is_occupied.then(|| self.bearer(slot)).and_then(SlotNo::some)
    }

    fn change_tactic(&mut self, tactic: crate::language::Tactic, log: &mut impl Log<Self>) {
        let (attacker, defender) = (self.combat.attacker, self.combat.defender);
        let possible = self.is_in_play(attacker)
            && self.is_in_play(defender)
            && self.check_tactic(attacker, defender, tactic).is_ok();
        if possible && self.combat.tactic.is_some_and(|now| now != tactic) {
            self.combat.tactic = Some(tactic);
            self.dirty = true;
            log.push(clause::CMB_05, Event::Chosen(tactic));
            self.choose_weapons_anew();
        }
    }

    /// Weapons are chosen again (AMB-77, CMB-17).
    fn choose_weapons_anew(&mut self) {
        for slot in self.in_play() {
            self.slots[slot.index()].set(flag::IN_USE, false);
        }
        self.combat.redo = true;
        self.dirty = true;
    }

    /// Another warrior takes the place of a combatant (CMB-16).
    fn replace(&mut self, attacker: bool, with: SlotNo, log: &mut impl Log<Self>) {
        if self.is_unidentified(with) {
            self.identify(with, log);
        }
        let (one, other) = if attacker { (with, self.combat.defender) } else { (self.combat.attacker, with) };
        let legal = self.is_in_play(one)
            && self.is_in_play(other)
            && one != other
            && (self.slot(one).at == At::Outpost) == (self.slot(other).at == At::Outpost)
            && self.combat.tactic.is_none_or(|tactic| self.check_tactic(one, other, tactic).is_ok());
        if legal {
            (self.combat.attacker, self.combat.defender) = (one, other);
            log.push(clause::CMB_16, Event::Named(one, other));
            self.choose_weapons_anew();
        }
    }
}
