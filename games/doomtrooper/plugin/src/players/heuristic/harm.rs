//! Answers that harm the answering seat, as far as a view shows it without any memory: a person is warned of them.

use doomtrooper::Choices;
use doomtrooper::action::Action;
use doomtrooper::language::{Ability, Card, CardKind, Code, Op, Stat, Tactic, When};
use doomtrooper::prompt::{CombatPrompt, ItemPrompt, Prompt, StepPrompt};
use doomtrooper::state::SlotNo;
use doomtrooper::view::{CardView, Knowledge, View};
use table::{Choices as _, Seat};

use super::eyes::{Eyes, printed};
use super::fight::{COVER, Fighter};
use super::{Heuristic, Scored};

/// The way in which an answer harms the seat that gives it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Harm {
    /// It serves an enemy.
    ServesEnemy,
    /// It costs the seat a card, a warrior, or a protection.
    HurtsOwn,
    /// It costs the seat something and has no effect.
    ForNothing,
    /// This many Actions are given away, each of which is worth at least 1 D (ACT-07, ACT-08).
    UnspentActions(u8),
    /// The blow is stopped, and the answer to it may wound (CMB-19, CMB-20).
    CannotWound,
    /// The blow is stopped with this tactic; with the other one it wounds.
    WrongTactic,
    /// Out of Cover an enemy can wound it, and it may not attack in this Turn (COV-10, COV-14).
    Exposed,
    /// The Draw Pile is empty: no card replaces this one (TURN-04).
    NothingInItsPlace,
    /// It is the only payable warrior of the hand, and the seat has none to spare.
    NeededWarrior,
}

impl Heuristic {
    /// The answers that a person is warned of: those that harm the seat or serve an enemy, as far as its view shows it.
    #[must_use]
    pub fn harms(seat: Seat, view: &View, choices: &Choices) -> Vec<(Action, Harm)> {
        let nothing = Knowledge {
            pile: Vec::new(),
            reserve: Vec::new(),
            seen: vec![Default::default(); view.seats.len()],
            face_down: Vec::new(),
        };
        let eyes = Eyes::of(seat, view, &nothing);
        let actions = || (0..choices.len()).map(|place| choices.get(place));
        let by = |harm: &dyn Fn(Action) -> Option<Harm>| -> Vec<(Action, Harm)> {
            actions().filter_map(|action| Some((action, harm(action)?))).collect()
        };
        match &view.prompt {
            Some(Prompt::Action) => by(&|action| eyes.harm_of_action(action, choices)),
            Some(Prompt::Discard) => by(&|action| eyes.harm_of_discard(action)),
            Some(Prompt::Window(_)) => by(&|action| eyes.harm_of_play(action)),
            Some(Prompt::Combat(CombatPrompt::Defender(attacker))) => {
                by(&|action| eyes.harm_of_defender(*attacker, action))
            }
            Some(Prompt::Combat(CombatPrompt::Tactic)) => by(&|action| eyes.harm_of_tactic(action)),
            Some(Prompt::Combat(CombatPrompt::Aim(_))) => eyes.harms_by_score(actions().collect()),
            Some(Prompt::Item(_, prompt)) if is_told_by_score(prompt) => eyes.harms_by_score(actions().collect()),
            _ => Vec::new(),
        }
    }
}

/// Whether the scores of answers to this choice include all their effects; not for choices that only order, place or
/// divide.
const fn is_told_by_score(prompt: &ItemPrompt) -> bool {
    match prompt {
        ItemPrompt::Answered(_)
        | ItemPrompt::Target(_)
        | ItemPrompt::Steps
        | ItemPrompt::Offered
        | ItemPrompt::Step(
            StepPrompt::Target(..) | StepPrompt::May(_) | StepPrompt::PaysFor(..) | StepPrompt::Either(_),
            _,
        ) => true,
        // Looking through a pile and taking a card from it harms nobody.
        ItemPrompt::Step(StepPrompt::Op { op, .. }, _) => {
            matches!(op, Op::ChosenBy(..) | Op::Redistribute(..) | Op::AttachFromHand(..) | Op::AddFor(_))
        }
        ItemPrompt::Step(StepPrompt::Unless(..), _)
        | ItemPrompt::Caster
        | ItemPrompt::Place
        | ItemPrompt::Inside
        | ItemPrompt::Order
        | ItemPrompt::Split => false,
    }
}

impl Eyes<'_> {
    /// The harmful answers, where another answer does no harm. The choice between the player's own cards, or between
    /// cards of an enemy, is a matter of taste: a card is only warned of if all of its side do harm.
    fn harms_by_score(&self, actions: Vec<Action>) -> Vec<(Action, Harm)> {
        let scored: Vec<Scored> = actions.into_iter().map(|action| (self.score(action), action)).collect();
        let does_no_harm = |side: Option<i32>| {
            let of_side = scored.iter().filter(|(_, other)| side.is_none() || self.side_chosen(*other) == side);
            of_side.map(|(score, _)| *score).max().is_some_and(|best| best >= 0)
        };
        let is_harm = |(score, action): &&Scored| {
            let side = self.side_chosen(*action);
            *score < 0 && does_no_harm(None) && (side.is_none() || !does_no_harm(side))
        };
        let harms = scored.iter().filter(is_harm);
        harms.map(|(_, action)| (*action, self.kind_of_harm(*action))).collect()
    }

    /// The side of a chosen card.
    fn side_chosen(&self, action: Action) -> Option<i32> {
        let Action::Choose(slot) = action else { return None };
        self.at(slot).map(|card| self.side_of(card))
    }

    fn kind_of_harm(&self, action: Action) -> Harm {
        match action {
            Action::Choose(_) if self.side_chosen(action) == Some(-1) => Harm::ServesEnemy,
            Action::Player(seat) if self.side(seat) < 0 => Harm::ServesEnemy,
            Action::Pay(_) => Harm::ForNothing,
            _ => Harm::HurtsOwn,
        }
    }

    /// The next Action of a Turn.
    fn harm_of_action(&self, action: Action, choices: &Choices) -> Option<Harm> {
        let actions = self.view.actions;
        match action {
            Action::End if actions > 0 && choices.index_of(&Action::Meditate).is_some() => {
                Some(Harm::UnspentActions(actions))
            }
            Action::Sabotage(_, seat) if self.side(seat) > 0 => Some(Harm::HurtsOwn),
            Action::Uncover(slot) if self.is_exposed(slot) => Some(Harm::Exposed),
            Action::Play(_) | Action::Use(..) => self.harm_of_play(action),
            _ => None,
        }
    }

    /// A play that harms even if it is completed in the best way.
    fn harm_of_play(&self, action: Action) -> Option<Harm> {
        let happened = match &self.view.prompt {
            Some(Prompt::Window(happened)) => Some(happened),
            _ => None,
        };
        let entry = self.entry(action)?;
        // Choices of the player are warned of when they are made; the time of an exchange of points is a matter of
        // plans.
        let is_told = entry.targets.is_empty() && !entry.ops.iter().any(|op| matches!(op, Op::ExchangePoints(_)));
        (is_told && !entry.ops.is_empty() && self.begun(&entry, happened).gross < 0).then_some(Harm::HurtsOwn)
    }

    /// Whether an enemy could wound a covered warrior in the open and not where it is.
    fn is_exposed(&self, slot: SlotNo) -> bool {
        let Some(card) = self.at(slot).filter(|card| card.covered && card.ratings.is_some()) else { return false };
        let own = self.fighter(card);
        let reaches = |enemy: &CardView, armor: i32| {
            let fighter = self.fighter(enemy);
            let ways = Tactic::ALL.iter().map(|tactic| *tactic as usize);
            ways.filter(|way| fighter.can[*way]).any(|way| fighter.strength[way] >= armor)
        };
        let enemies = self.warriors().filter(|card| self.side_of(card) < 0 && !card.covered && card.ratings.is_some());
        let mut able = enemies.filter(|enemy| self.may_attack(enemy, card));
        !own.stands && able.any(|enemy| reaches(enemy, own.armor - COVER) && !reaches(enemy, own.armor))
    }

    /// A card given up at the end of the Turn although it may be kept (TURN-09).
    fn harm_of_discard(&self, action: Action) -> Option<Harm> {
        let Action::Discard(code) = action else {
            return matches!(action, Action::Play(_) | Action::Use(..)).then(|| self.harm_of_play(action))?;
        };
        let side = self.view.seats.get(self.seat.index())?;
        if side.pile_len == 0 {
            return Some(Harm::NothingInItsPlace);
        }
        let is_payable = |code: Code| {
            let card = self.coded(code)?;
            (card.kind == CardKind::Warrior && printed(card, Stat::V) <= self.destiny()).then_some(())
        };
        is_payable(code)?;
        let others = self.hand().filter(|card| is_payable(card.code).is_some()).count();
        let is_alone = self.own_warriors().nth(1).is_none();
        (others == 1 && is_alone).then_some(Harm::NeededWarrior)
    }

    /// Naming the defender: judged only where every figure is visible and no card of the hand can change it.
    fn harm_of_defender(&self, attacker: SlotNo, action: Action) -> Option<Harm> {
        let Action::Choose(slot) = action else { return None };
        let (one, other) = (self.at(attacker)?, self.at(slot)?);
        if self.side_of(one) > 0 && self.side_of(other) > 0 {
            return Some(Harm::HurtsOwn);
        }
        let (wounds, is_hit) = self.fought(one, other, None)?;
        (!wounds && is_hit).then_some(Harm::CannotWound)
    }

    /// The tactic of the player's attack, judged in the same cases.
    fn harm_of_tactic(&self, action: Action) -> Option<Harm> {
        let Action::Tactic(tactic) = action else { return None };
        let (_, one, other) = self.combat().filter(|(_, attacker, _)| self.side_of(attacker) > 0)?;
        let (wounds, is_hit) = self.fought(one, other, Some(tactic))?;
        let different = if tactic == Tactic::Fight { Tactic::Shoot } else { Tactic::Fight };
        let (wounds_so, _) = self.fought(one, other, Some(different)).unwrap_or((true, false));
        match (wounds, wounds_so) {
            (true, _) => None,
            (false, true) => Some(Harm::WrongTactic),
            (false, false) => is_hit.then_some(Harm::CannotWound),
        }
    }

    /// Whether the blow of an attacker wounds, and whether the answering blow may, with the best Weapons: with this
    /// tactic, or with any. Nothing where the seat cannot tell: it does not see both, or one of its own cards may still
    /// change the result.
    fn fought(&self, one: &CardView, other: &CardView, tactic: Option<Tactic>) -> Option<(bool, bool)> {
        let (mine, theirs) = (self.fighter(one), self.fighter(other));
        let is_for_combat = |when: &When| matches!(when, When::Combat);
        let is_help = |card: &Card| card.play.as_ref().is_some_and(|play| is_for_combat(&play.when));
        let is_able = |ability: &Ability| is_for_combat(&ability.when);
        let own = self.view.table.iter().filter(|card| card.controller == self.seat);
        let may_change = self.hand().any(is_help)
            || own.filter_map(|card| self.face(card)).any(|card| card.abilities.iter().any(is_able));
        let is_seen = one.ratings.is_some() && other.ratings.is_some() && !other.unpaid;
        if may_change || !is_seen {
            return None;
        }
        let ways = Tactic::ALL.iter().copied().filter(|way| tactic.is_none_or(|tactic| tactic == *way));
        let ways: Vec<usize> = ways.map(|way| way as usize).filter(|way| mine.can[*way] && theirs.can[*way]).collect();
        let hits = |from: &Fighter, to: &Fighter| ways.iter().any(|way| from.strength[*way] >= to.armor && !to.stands);
        (!ways.is_empty()).then(|| (hits(&mine, &theirs), hits(&theirs, &mine)))
    }
}
