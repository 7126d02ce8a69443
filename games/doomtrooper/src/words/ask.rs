//! The question to a seat.

use table::{Seat, SeatSet, Viewer};

use super::Teller;
use crate::language::{Chooser, Op, Target};
use crate::legal::Obligations;
use crate::program::Instruction as ProgramStep;
use crate::state::{CombatStep, Frame, SlotNo, StackItem, Stage, State, TurnStep, What, Window, WindowKind};

impl Teller<'_> {
    pub(super) fn prompt(&self) -> String {
        if let Some(ended) = self.state.outcome {
            return if ended.is_tie {
                self.say("ask-tied", &[("who", self.all_of(ended.winners).into())])
            } else {
                let who = self.all_of(ended.winners);
                self.say("ask-won", &[("who", who.into()), ("n", ended.winners.len().into())])
            };
        }
        let Some(asked) = self.state.asked() else { return self.say("ask-nobody", &[]) };
        match self.viewer {
            Viewer::Seat(seat) if seat == asked => self.question(seat),
            _ => self.say("ask-waiting", &[("who", self.all_of(SeatSet::only(asked)).into())]),
        }
    }

    /// The question to the listening seat.
    fn question(&self, seat: Seat) -> String {
        let state = self.state;
        match state.top() {
            Some(Frame::Window(window)) => self.window(window),
            Some(Frame::Item(item)) => self.item_question(item),
            Some(Frame::Attack) => self.combat_question(),
            None if state.is_main() => {
                let n = ("n", state.actions_left().into());
                if state.has_granted() {
                    return self.say("ask-granted", &[n]);
                }
                let owed = state.obligations(seat);
                if !owed.is_none() {
                    return self.say("ask-owed", &[("why", self.owed(&owed).into()), n]);
                }
                let may_attack = !state.has_attacked && state.check_attack_left(seat).is_ok();
                let id = if may_attack { "ask-action" } else { "ask-action-no-attack" };
                self.say(id, &[n, ("destiny", i32::from(state.side(seat).destiny).into())])
            }
            None if state.step == TurnStep::Redraw => self.say("ask-redraw", &[]),
            None => {
                let over = state.hand_len(seat).saturating_sub(state.keeps_up_to(seat));
                let id = if over > 0 { "ask-discard-down" } else { "ask-discard" };
                self.say(id, &[("n", over.into())])
            }
        }
    }

    /// The reason for an obligation at the start of the Turn (COV-07, OUT-08, OUT-13).
    fn owed(&self, owed: &Obligations) -> String {
        let reasons = [
            (owed.uncover, "owed-uncover"),
            (owed.enter_outpost, "owed-enter-outpost"),
            (owed.leave_outpost, "owed-leave-outpost"),
        ];
        let said = reasons.iter().filter(|(warriors, _)| *warriors != 0).map(|(_, id)| self.say(id, &[]));
        said.collect::<Vec<_>>().join(" ")
    }

    /// A window, described by the event before it.
    fn window(&self, window: &Window) -> String {
        let active = || ("who", self.person(self.state.active));
        match window.kind {
            WindowKind::Free if self.viewer.is(self.state.active) => self.say("ask-window-own", &[]),
            WindowKind::Free => self.say("ask-window-free", &[active()]),
            WindowKind::Response => match self.announced() {
                Some(item) => {
                    let what = self.announcement(item);
                    self.say("ask-window-response", &[("who", self.person(item.seat)), ("what", what.into())])
                }
                None => self.say("ask-window-free", &[active()]),
            },
            WindowKind::Event(kind) => {
                let what = self.event_of(kind, window);
                self.say("ask-window-event", &[("what", what.into())])
            }
            WindowKind::Intent => self.say("ask-window-intent", &[("who", self.person(self.state.combat.player))]),
            WindowKind::Named => self.say("ask-window-named", &[("combat", self.pair().into())]),
            WindowKind::BeforeTactic => self.say("ask-window-tactic", &[("combat", self.pair().into())]),
            WindowKind::Modify => self.say("ask-window-modify", &[("totals", self.totals().into())]),
            WindowKind::BeforeDraw => self.say("ask-window-draw", &[active()]),
            WindowKind::EndOfTurn => self.say("ask-window-end", &[active()]),
            WindowKind::BeforeDiscard => self.say("ask-window-discard", &[active()]),
            WindowKind::Victory => {
                let winners = self.state.verdict.map_or(table::SeatSet::NONE, |verdict| verdict.winners);
                self.say("ask-window-victory", &[("who", self.all_of(winners).into()), ("n", winners.len().into())])
            }
        }
    }

    /// The last announcement that may be answered.
    fn announced(&self) -> Option<&StackItem> {
        self.state.frames.iter().rev().find_map(|frame| match frame {
            Frame::Item(item) if item.stage >= Stage::Announced => Some(item),
            _ => None,
        })
    }

    /// The announcement, with the choices made for it.
    fn announcement(&self, item: &StackItem) -> String {
        let what = self.item_name(item);
        let mut chosen: Vec<String> = [item.caster, item.targets[0], item.targets[1]]
            .into_iter()
            .filter(|slot| self.state.is_in_play(*slot))
            .map(|slot| self.slot(slot))
            .collect();
        if item.player != item.seat {
            chosen.push(self.person(item.player).to_string());
        }
        if chosen.is_empty() {
            return what;
        }
        self.say("announced-on", &[("what", what.into()), ("targets", chosen.join(", ").into())])
    }

    /// The item in a few words.
    pub(super) fn item_name(&self, item: &StackItem) -> String {
        let of_slot = |id: &str| self.say(id, &[("card", self.slot(item.slot).into())]);
        // An announced card is shown, face down or not (COV-11).
        let of_shown = |id: &str| {
            let is_shown = item.stage >= Stage::Announced
                && self.state.is_in_play(item.slot)
                && !self.state.is_unidentified(item.slot);
            let card = if is_shown { self.named_slot(item.slot) } else { self.slot(item.slot) };
            self.say(id, &[("card", card.into())])
        };
        match item.what {
            What::Raise => self.say("item-raise", &[("card", self.instance(item.instance).into())]),
            What::Card | What::Add => self.instance(item.instance),
            What::AddCovered => self.say("item-hide", &[]),
            What::Ability(_) => of_shown("item-ability"),
            What::Trigger(_) => of_shown("item-trigger"),
            What::Goal(_) => of_shown("item-goal"),
            What::Seek => of_slot("item-cover"),
            What::Exit => of_slot("item-uncover"),
            What::Board => of_slot("item-board"),
            What::Transfer => of_slot("item-transfer"),
            What::Sabotage => of_slot("item-sabotage"),
            What::Meditate => self.say("item-meditate", &[]),
            What::Reward => self.say("item-reward", &[]),
            What::Return => self.instance(item.instance),
        }
    }

    /// The event, of the kinds of [`crate::language::On`].
    fn event_of(&self, kind: u8, window: &Window) -> String {
        let is_open = kind == crate::triggers::DISCARDED && window.about != crate::state::Instance::NONE;
        let subject = if is_open { self.instance(window.about) } else { self.slot(window.subject) };
        let subject = ("card", subject.into());
        let player = ("who", self.person(window.player));
        let id = match kind {
            0 => "event-added",
            1 => "event-wounded",
            2 | 3 => "event-killed",
            4 => "event-kills",
            5 => "event-healed",
            6 => "event-discarded",
            7 | 8 | 20 => "event-survived",
            9 => "event-earned",
            10 => "event-mission",
            11 | 12 => "event-draw-step",
            13 => "event-discard-phase",
            14 => "event-attacked",
            15 => "event-combat",
            16 => "event-leaves",
            17 => "event-enters",
            18 => "event-wounds",
            19 => "event-hit",
            21 => "event-warrior-earned",
            23 | 24 => "event-searched",
            _ => "event-other",
        };
        self.say(id, &[subject, player])
    }

    /// Attacker and defender.
    pub(super) fn pair(&self) -> String {
        let combat = &self.state.combat;
        let values = [("attacker", self.slot(combat.attacker).into()), ("defender", self.slot(combat.defender).into())];
        self.say("combat-pair", &values)
    }

    /// Attacker and defender with the figures that their blows compare.
    pub(super) fn totals(&self) -> String {
        let combat = &self.state.combat;
        // Only where the listener sees all that strike: the total must not reveal a covered supporter (SEC-01).
        let (Some(tactic), [Some(attack), Some(answer)]) = (combat.tactic, self.state.blows_for(self.viewer)) else {
            return self.pair();
        };
        let stat = crate::facts::stat_of(tactic);
        let armor = |slot| i32::from(self.state.slot(slot).ratings[2]);
        self.say(
            "combat-totals",
            &[
                ("attacker", self.slot(combat.attacker).into()),
                ("defender", self.slot(combat.defender).into()),
                ("stat", self.stat(stat).into()),
                ("tactic", self.tactic(tactic).into()),
                ("attack", i32::from(attack).into()),
                ("armor", armor(combat.defender).into()),
                ("answer", i32::from(answer).into()),
                ("own", armor(combat.attacker).into()),
            ],
        )
    }

    fn item_question(&self, item: &StackItem) -> String {
        let what = || ("card", self.item_name(item).into());
        match item.stage {
            Stage::Answers => self.say("ask-counter", &[what()]),
            Stage::Caster => self.say("ask-caster", &[what()]),
            Stage::Target(number) => {
                let target = self.state.entry_of(item).and_then(|entry| entry.targets.get(number as usize));
                let first_is_chosen = number > 0 && self.state.is_in_play(item.targets[0]);
                if let Some(id) = target.and_then(|target| self.purpose(item, number, target)) {
                    return self.say(id, &[what()]);
                }
                if first_is_chosen {
                    let first = self.slot(item.targets[0]);
                    return self.say("ask-second", &[what(), ("first", first.into())]);
                }
                self.target_question(target, item)
            }
            Stage::Steps | Stage::Buys => {
                let cost = self.state.step_price(item);
                self.say("ask-steps", &[what(), ("price", self.destiny(cost.into()).into())])
            }
            Stage::Splits if item.what == What::Reward => self.say("ask-split-kill", &[("n", item.amount.into())]),
            Stage::Splits => self.say("ask-split", &[("n", item.amount.into())]),
            Stage::Place => self.say("ask-place", &[what()]),
            Stage::Inside => self.say("ask-inside", &[what()]),
            Stage::Offered if item.what == What::Return => self.say("ask-return", &[what()]),
            Stage::Offered => self.say("ask-offered", &[what()]),
            Stage::Chooses => self.running_question(item),
            Stage::Queued => self.say("ask-order", &[]),
            Stage::Announced | Stage::Runs | Stage::Done => self.say("ask-offered", &[what()]),
        }
    }

    fn target_question(&self, target: Option<&Target>, item: &StackItem) -> String {
        let id = match target {
            None if item.what == What::Add => "ask-place",
            None => "ask-host",
            Some(Target::Warrior(_)) => "ask-warrior",
            Some(Target::Card(_)) => "ask-card",
            Some(Target::Player(_)) => "ask-player",
            Some(Target::Tactic) => "ask-tactic-of",
            Some(Target::Affiliation) => "ask-affiliation",
            Some(Target::Corporation) => "ask-corporation",
        };
        self.say(id, &[("card", self.item_name(item).into())])
    }

    /// A choice during an effect.
    fn running_question(&self, item: &StackItem) -> String {
        let what = ("card", self.item_name(item).into());
        match self.state.rules.programs.code.get(item.pc as usize) {
            Some(ProgramStep::Choose(target, _)) => self.target_question(Some(target), item),
            Some(ProgramStep::May(_)) => self.say("ask-may", &[what]),
            Some(ProgramStep::PayOr(_, price, over)) => {
                // The program jumps over the following steps: the player pays for them, not to prevent them.
                let code = &self.state.rules.programs.code;
                let is_for_it =
                    *over == item.pc + 2 && matches!(code.get(item.pc as usize + 1), Some(ProgramStep::Jump(_)));
                let id = if is_for_it { "ask-pay-for-it" } else { "ask-pay-or" };
                self.say(id, &[what, ("price", self.destiny((*price).into()).into())])
            }
            Some(ProgramStep::Fork(_)) => self.say("ask-way", &[what]),
            Some(ProgramStep::PayForEach(price, filter, _)) => {
                let sum = self.state.price_for_each(*price, filter, &self.state.asks_in(item));
                self.say("ask-pay-for-it", &[what, ("price", self.destiny(sum.into()).into())])
            }
            Some(ProgramStep::Do(op)) if State::is_picked(op) => self.pick_question(op, item),
            Some(ProgramStep::Do(Op::Search(..))) => self.say("ask-search", &[what]),
            Some(ProgramStep::Do(Op::TakeBack(_))) => self.say("ask-take-back", &[what]),
            Some(ProgramStep::Do(Op::DiscardFromHand(_, _, Chooser::You))) => self.say("ask-discard-theirs", &[what]),
            Some(ProgramStep::Do(Op::DiscardFromHand(..))) => self.say("ask-discard-own", &[what]),
            _ => self.say("ask-choose", &[what]),
        }
    }

    /// A question of a step that asks several questions in a row.
    fn pick_question(&self, op: &Op, item: &StackItem) -> String {
        let what = || ("card", self.item_name(item).into());
        let picked = || {
            let slot = self.state.picked_card(op, item, &self.state.asks_in(item));
            ("picked", slot.map_or_else(|| self.say("card-unknown", &[]), |slot| self.slot(slot)).into())
        };
        match op {
            Op::DiscardUnless(_, price) => {
                self.say("ask-pay-or-discard", &[what(), picked(), ("price", self.destiny((*price).into()).into())])
            }
            Op::Redistribute(..) => self.say("ask-new-host", &[what(), picked()]),
            Op::ExchangePoints(_) => self.say("ask-exchange", &[what()]),
            Op::LookAtDrawPile(_) => self.say("ask-shuffle", &[what()]),
            Op::DrawAndKeep(..) => self.say("ask-keep", &[what()]),
            Op::DrawUpTo(_, n) => self.say("ask-draw-up-to", &[what(), ("n", (*n).into())]),
            Op::AttachFromHand(..) => self.say("ask-attach", &[what()]),
            Op::Assist(..) => self.say("ask-support", &[what()]),
            Op::Reassign(_) => self.say("ask-holder", &[what()]),
            Op::LosesMembership(_) => self.say("ask-membership", &[what()]),
            Op::CastNow(..) => self.say("ask-cast", &[what()]),
            Op::AttackNow(..) => {
                let attacker = self.state.attack_at_once(op, item).map_or(SlotNo::NONE, |(attacker, _)| attacker);
                self.say("ask-defender", &[("attacker", self.slot(attacker).into())])
            }
            Op::Ask(..) if item.cursor == 0 => self.say("ask-question", &[what(), ("who", self.person(item.player))]),
            Op::Ask(_, price) => {
                let question = self.hand_question(item.cursor - 1);
                let price = self.destiny((*price).into());
                self.say("ask-answer", &[what(), ("question", question.into()), ("price", price.into())])
            }
            Op::TellPlans(_) => {
                let id = ["ask-plan", "ask-plan-attacker", "ask-plan-defender", "ask-plan-tactic"];
                self.say(id[usize::from(item.cursor.min(3))], &[what()])
            }
            Op::CompleteFromHand => self.say("ask-mission", &[what()]),
            Op::ChosenBy(_, target) => self.target_question(Some(target), item),
            Op::AttackEach(..) if item.cursor == 0 => self.say("ask-attacker-next", &[what()]),
            Op::AttackEach(..) => self.say("ask-defender", &[("attacker", self.slot(item.targets[1]).into())]),
            Op::AddFor(_) => self.say("ask-add-for", &[what(), ("who", self.person(item.player))]),
            Op::AddWarrior(..) => self.say("ask-add-at-once", &[what()]),
            Op::DownToFewest => self.say("ask-fewest", &[what()]),
            _ => self.say("ask-choose", &[what()]),
        }
    }

    fn combat_question(&self) -> String {
        let combat = &self.state.combat;
        match combat.step {
            CombatStep::Attacker => self.say("ask-attacker", &[]),
            CombatStep::Defender => self.say("ask-defender", &[("attacker", self.slot(combat.attacker).into())]),
            CombatStep::Second => self.say("ask-second-defender", &[("attacker", self.slot(combat.attacker).into())]),
            CombatStep::AttackerAims => self.say("ask-aim", &[("warrior", self.slot(combat.attacker).into())]),
            CombatStep::DefenderAims => self.say("ask-aim", &[("warrior", self.slot(combat.defender).into())]),
            CombatStep::Tactic => self.say("ask-tactic", &[("combat", self.pair().into())]),
            CombatStep::Warzone => self.say("ask-warzone", &[("defender", self.slot(combat.defender).into())]),
            CombatStep::AttackerWeapon if self.state.copies() != 0 => self.copy_question(combat.attacker),
            CombatStep::DefenderWeapon if self.state.copies() != 0 => self.copy_question(combat.defender),
            CombatStep::AttackerWeapon => self.say("ask-weapon", &[("warrior", self.slot(combat.attacker).into())]),
            CombatStep::DefenderWeapon => self.say("ask-weapon", &[("warrior", self.slot(combat.defender).into())]),
            _ => self.say("ask-combat", &[("combat", self.pair().into())]),
        }
    }

    /// The copy that a warrior uses.
    fn copy_question(&self, warrior: SlotNo) -> String {
        let copy = SlotNo(self.state.copies().trailing_zeros() as u8);
        let card = self.instance(self.state.slot(copy).instance);
        self.say("ask-copy", &[("warrior", self.slot(warrior).into()), ("card", card.into())])
    }
}
