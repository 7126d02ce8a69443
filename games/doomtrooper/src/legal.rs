//! What a seat may do: one check for each kind of action. Offers are made of what these checks accept.

mod actions;
mod choices_made;
mod duties;
mod hidden_hosts;
mod hosts;
mod plays;
mod reasons;
mod spells;
mod targets;

use table::{Clause, Refusal, Seat};

use crate::action::Action;
use crate::clause;
use crate::language::{Code, Discipline, Keyword, Kind, Stat, Tactic, Tag, When};
use crate::program::Entry;
use crate::rules::SEATS;
use crate::state::{CombatStep, Deed, Frame, Instance, SlotNo, Stage, State, Step, Window, WindowKind, flag};

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
        Some(match self.top() {
            Some(Frame::Window(window)) => window.seat,
            Some(Frame::Deed(deed)) => self.chooser(deed),
            Some(Frame::Attack) => self.combat_asks(),
            None => self.granted_to().unwrap_or(self.active),
        })
    }

    /// Who makes the choice that a deed waits for.
    fn chooser(&self, deed: &Deed) -> Seat {
        if deed.stage == Stage::Queued {
            return self.queue_seat().unwrap_or(deed.seat);
        }
        match self.waits_for_payment(deed) {
            Some(seat) => seat,
            None => deed.seat,
        }
    }

    /// Who chooses in the step of the combat.
    fn combat_asks(&self) -> Seat {
        let of = |slot: SlotNo| if self.is_in_play(slot) { self.slot(slot).controller } else { self.combat.player };
        match self.combat.step {
            CombatStep::Warzone | CombatStep::DefenderWeapon | CombatStep::DefenderAims => of(self.combat.defender),
            CombatStep::Tactic | CombatStep::AttackerWeapon | CombatStep::AttackerAims => of(self.combat.attacker),
            _ => self.combat.player,
        }
    }

    /// What is going on above the Turn. A stable point waits until Actions that a card granted are used (ACT-12).
    pub(crate) fn top(&self) -> Option<&Frame> {
        let top = self.frames.last();
        match top {
            Some(Frame::Window(window)) if self.waits_for_granted(window) => None,
            _ => top,
        }
    }

    /// Whether what is composed now is composed in a window, not as an Action.
    pub(crate) fn is_in_window(&self) -> bool {
        self.frames.iter().any(|frame| matches!(frame, Frame::Window(window) if !self.waits_for_granted(window)))
    }

    /// Whether a window waits until Actions that a card granted are used.
    pub(crate) fn waits_for_granted(&self, window: &Window) -> bool {
        let is_stable = matches!(window.kind, WindowKind::Free | WindowKind::BeforeDraw);
        is_stable && self.has_granted() && self.combat.step == CombatStep::None
    }

    /// The window that is open.
    pub(crate) fn window(&self) -> Option<&Window> {
        match self.top() {
            Some(Frame::Window(window)) => Some(window),
            _ => None,
        }
    }

    /// Whether it is the moment to choose an Action (ACT-02).
    pub(crate) fn is_main(&self) -> bool {
        self.top().is_none() && (self.step == Step::Actions || self.has_granted())
    }

    /// Whether a seat has Actions that a card granted.
    #[inline]
    pub(crate) fn has_granted(&self) -> bool {
        self.granted != [0; SEATS]
    }

    /// Who takes Actions that a card granted: the active player first, then the others clockwise (ACT-12).
    pub(crate) fn granted_to(&self) -> Option<Seat> {
        if self.has_granted() { self.seats_from(self.active).find(|seat| self.granted[seat.index()] > 0) } else { None }
    }

    /// Actions that the asked seat has left.
    pub(crate) fn actions_left(&self) -> u8 {
        self.granted_to().map_or(self.actions, |seat| self.granted[seat.index()])
    }

    /// Whether the action is legal for a seat, or why not.
    pub(crate) fn verdict(&self, seat: Seat, action: Action) -> Verdict {
        if self.asked() != Some(seat) {
            return no(clause::TIME_07, "not-asked");
        }
        match self.top() {
            Some(Frame::Window(window)) => self.check_in_window(seat, action, window),
            Some(Frame::Deed(deed)) => {
                self.check_choice(deed, action).map_err(|refusal| self.why_not_meanwhile(seat, action, refusal))
            }
            Some(Frame::Attack) => {
                self.check_in_combat(action).map_err(|refusal| self.why_not_meanwhile(seat, action, refusal))
            }
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
            Action::Play(code) => self.check_play(seat, code),
            Action::Use(slot, number) => self
                .check_use(seat, slot, number, Some(window))
                .map_err(|refusal| self.why_not_used(seat, slot, number, refusal)),
            Action::Raise(code) => self.check_raise(seat, code),
            Action::Sabotage(..) if self.active != seat => no(clause::SAB_09, "sabotage-own-turn"),
            Action::Choose(slot) if self.is_untimely_warzone(slot) => no(clause::WZ_04, "warzone-untimely"),
            _ => {
                let clause = clause_of_window(window.kind);
                no(clause, "window-play-or-yield")
            }
        }
    }

    /// The Action phase (ACT-02). What is owed is looked at last: most actions fail for a nearer reason.
    fn check_main(&self, seat: Seat, action: Action) -> Verdict {
        self.check_action(seat, action)?;
        self.check_owed_attack(seat, action)?;
        if !self.has_granted() { self.check_obligations(seat, action) } else { Ok(()) }
    }

    /// An Action of the Action phase, whatever is owed.
    pub(crate) fn check_action(&self, seat: Seat, action: Action) -> Verdict {
        let own = |slot: SlotNo, clause: Clause| {
            if !self.is_in_play(slot) || !self.is_warrior(slot) {
                no(clause, "not-a-warrior")
            } else if self.slot(slot).controller != seat {
                no(clause, "not-yours")
            } else {
                self.check_performer(slot)
            }
        };
        match action {
            Action::End => Ok(()),
            Action::Meditate => self.check_actions(1),
            Action::Add(code) => self.check_add(seat, code),
            Action::Hide(code) => self.check_hide(seat, code),
            Action::Cover(slot) => own(slot, clause::COV_01).and_then(|()| self.check_seek(seat, slot)),
            Action::Uncover(slot) => {
                own(slot, clause::COV_13)?;
                if !self.slot(slot).is(flag::COVERED) {
                    return no(clause::COV_13, "not-covered");
                }
                self.check_actions(1)
            }
            Action::Board(slot) => own(slot, clause::VEH_06).and_then(|()| self.check_board(slot)),
            Action::Transfer(slot) => own(slot, clause::OUT_02).and_then(|()| self.check_transfer(seat, slot)),
            Action::Sabotage(slot, target) => {
                own(slot, clause::SAB_04).and_then(|()| self.check_sabotage(seat, slot, target))
            }
            Action::Attack => self.check_attack(seat),
            Action::Play(code) => self.check_play(seat, code),
            Action::Use(slot, number) => self
                .check_use(seat, slot, number, None)
                .map_err(|refusal| self.why_not_used(seat, slot, number, refusal)),
            Action::Spend(slot) => self.check_spend(seat, slot),
            Action::Raise(_) => no(clause::ART_08, "no-such-spell"),
            Action::Keep | Action::Redraw => no(clause::TURN_08, "not-now"),
            Action::Discard(_) => no(clause::TURN_09, "not-now"),
            _ => no(clause::ACT_02, "not-an-action"),
        }
    }

    /// Whether a warrior may perform Actions.
    fn check_performer(&self, slot: SlotNo) -> Verdict {
        let is_barred = self.is_in_play(slot)
            && !self.is_unidentified(slot)
            && self.may_be_warlike(slot)
            && self.has(slot, |keyword| *keyword == Keyword::NoActions);
        if is_barred { no(clause::CARD_01, "no-actions") } else { Ok(()) }
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
        let known = |instance: Instance| self.knows[instance.index()].count_ones();
        for instance in self.hand(seat).filter(|instance| self.identity[instance.index()] == card) {
            if found.is_none_or(|best| known(instance) > known(best)) {
                found = Some(instance);
            }
        }
        found
    }

    /// The Discard phase (TURN-09, TURN-10).
    fn check_discard(&self, seat: Seat, action: Action) -> Verdict {
        let over = self.hand_len(seat) > self.keeps_up_to(seat);
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
        When::BeforeNames(_)
        | When::AfterNames
        | When::BeforeTactic
        | When::After(_)
        | When::OpponentWins
        | When::GoalReached => clause::TIME_25,
    }
}

/// The refusal of something at another moment than its own; where it can be said, it tells when that comes.
fn why_not_now(when: &When) -> Refusal {
    let clause = clause_of(when);
    match when {
        When::AnyTime | When::AnyTimeOutsideCombat => Refusal::new(clause, "not-now-but-any-time"),
        When::AnyTimeInOthersTurn => Refusal::new(clause, "not-now-but-in-turns-of-others"),
        When::YourTurn | When::YourTurnOutsideCombat => Refusal::new(clause, "not-now-but-in-own-turn"),
        When::Combat => Refusal::new(clause, "not-now-but-in-combat"),
        _ => Refusal::new(clause, "not-now"),
    }
}

/// The clause of what may be done in a window.
const fn clause_of_window(kind: WindowKind) -> Clause {
    match kind {
        WindowKind::Free | WindowKind::BeforeDraw | WindowKind::EndOfTurn | WindowKind::BeforeDiscard => {
            clause::TIME_08
        }
        WindowKind::Response => clause::TIME_03,
        WindowKind::Event(_) | WindowKind::Victory => clause::TIME_10,
        WindowKind::Intent => clause::CMB_02,
        WindowKind::Named | WindowKind::BeforeTactic => clause::TIME_25,
        WindowKind::Modify => clause::CMB_13,
    }
}

/// The clause that says how cards of a kind come into play, and onto what.
const fn clause_of_kind(kind: Kind) -> Clause {
    match kind {
        Kind::Warrior => clause::ADD_01,
        Kind::Equipment => clause::EQP_01,
        Kind::Fortification => clause::FORT_01,
        Kind::Mission => clause::MISS_01,
        Kind::Art => clause::ART_04,
        Kind::Symmetry => clause::GIFT_01,
        Kind::Special => clause::CARD_02,
        Kind::Relic => clause::REL_01,
        Kind::Warzone => clause::WZ_01,
        Kind::Alliance => clause::ALLY_01,
        Kind::Ki => clause::KI_01,
        Kind::Beast => clause::BEA_01,
    }
}

/// The rating that a tactic compares.
pub(crate) const fn stat_of(tactic: Tactic) -> Stat {
    match tactic {
        Tactic::Fight => Stat::F,
        Tactic::Shoot => Stat::S,
    }
}
