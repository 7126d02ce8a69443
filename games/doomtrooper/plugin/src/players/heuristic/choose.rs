//! The answer to each kind of question: in windows, for composed items and effects, in a combat.

use doomtrooper::action::Action;
use doomtrooper::language::{Affiliation, Card, CardKind, Code, Op, Stat, Tactic, When};
use doomtrooper::prompt::{CombatPrompt, Composed, Happened, ItemPrompt, StepPrompt};
use doomtrooper::state::{SlotNo, What, WindowKind};
use doomtrooper::view::CardView;

use super::completion::{Worth, is_attached};
use super::eyes::{AbilityFacts, Eyes, printed};
use super::fight::help_of;
use super::roles::Roles;
use super::scene::stat_of;

/// The gain of a card that is spent in a combat must be more than this.
pub(super) const SPENT: i32 = 12;

impl Eyes<'_> {
    /// The worth of beginning something now, with the best choices for it.
    pub fn begun(&self, entry: &AbilityFacts<'_>, happened: Option<&Happened>) -> Worth {
        let roles = self.likely_caster(entry.card, Roles::beginning(self.seat, entry, happened));
        self.completed(entry, &roles, 0)
    }

    /// Answering in a window: anything better than nothing.
    pub fn score_answer(&self, action: Action, happened: &Happened) -> i32 {
        let (is_play, entry) = match action {
            Action::Play(_) => (true, self.entry(action)),
            Action::Use(..) => (false, self.entry(action)),
            Action::Yield => return 0,
            // The steps of a spell are paid when it is cast.
            _ => return -1,
        };
        let Some(entry) = entry else { return -1 };
        let answers = matches!(entry.when, Some(When::Played(_) | When::PlayedByOpponent(_) | When::After(_)));
        match happened.kind {
            // A card that keeps the match going has the highest worth.
            WindowKind::Victory => 99,
            WindowKind::Modify => {
                let spent = if is_play { SPENT } else { 2 };
                let alone = self.begun(&entry, Some(happened)).net - spent;
                let together = match action {
                    Action::Play(code) if alone <= 0 => self.with_others(code, &entry),
                    _ => -1,
                };
                alone.max(together).max(-1)
            }
            // A card that can be played at any time is better played at another time than as an answer.
            WindowKind::Response | WindowKind::Event(_) if !answers => -1,
            WindowKind::Response | WindowKind::Event(_) => {
                self.begun(&entry, Some(happened)).net - if is_play { 8 } else { 2 }
            }
            WindowKind::Free
            | WindowKind::Intent
            | WindowKind::Named
            | WindowKind::BeforeTactic
            | WindowKind::BeforeDraw
            | WindowKind::EndOfTurn
            | WindowKind::BeforeDiscard => match action {
                Action::Play(code) => self.score_play(code),
                Action::Use(slot, number) => self.score_use(slot, number),
                _ => -1,
            },
        }
    }

    /// The worth of a card for the player's combatant together with other cards of the hand, where the card alone is
    /// not enough.
    fn with_others(&self, code: Code, entry: &AbilityFacts<'_>) -> i32 {
        let own =
            self.combat().and_then(|(_, one, other)| [one, other].into_iter().find(|card| self.side_of(card) > 0));
        let boost = help_of(entry.ops, 1);
        let (Some(own), true) = (own, boost.points() > 0) else { return -1 };
        let scene = self.scene();
        let mut after = scene;
        after.boost(own, &boost);
        let price = self.coin() * i32::from(entry.price.destiny);
        self.helped(after, Some(code)) - scene.worth() - price - SPENT
    }

    /// A choice in an item that is composed or carried out.
    pub fn score_item(&self, action: Action, item: &Composed, prompt: &ItemPrompt) -> i32 {
        let roles = self.roles_of(item);
        match prompt {
            ItemPrompt::Answered(plays) => match action {
                // The plays of enemies are answered, not the player's own.
                Action::Way(number) => plays.get(number as usize).map_or(0, |(_, seat)| -10 * self.side(*seat)),
                _ => 0,
            },
            ItemPrompt::Caster => match (action, self.entry_of(item)) {
                (Action::Choose(slot), Some(entry)) => {
                    self.completed(&entry, &Roles { caster: Some(slot), ..roles }, 0).net
                }
                _ => 0,
            },
            ItemPrompt::Target(number) => self.score_target(action, item, *number as usize, roles),
            ItemPrompt::Steps => self.score_steps(action, item, &roles),
            ItemPrompt::Place => match action {
                Action::Place(at) => self.own_warriors().filter(|warrior| warrior.at == at).count() as i32,
                _ => 0,
            },
            ItemPrompt::Inside => i32::from(action == Action::Accept),
            ItemPrompt::Order => 0,
            ItemPrompt::Offered => match action {
                Action::Accept => self.score_offer(item, &roles),
                _ => 0,
            },
            // P win the match.
            ItemPrompt::Split => match action {
                Action::Pay(points) => points.into(),
                _ => 0,
            },
            ItemPrompt::Step(step, then) => self.score_step(action, item, step, then, roles),
        }
    }

    /// The roles after this answer to the question for a target.
    fn answered(&self, action: Action, number: usize, roles: Roles) -> Roles {
        let mut roles = roles;
        match action {
            Action::Choose(slot) => roles.targets[usize::from(number == 1)] = Some(slot),
            Action::Player(seat) => roles.player = Some(seat),
            _ => {}
        }
        roles
    }

    fn score_target(&self, action: Action, item: &Composed, number: usize, roles: Roles) -> i32 {
        let Some(card) = item.card.map(|card| self.view.cards.card(card)) else { return 0 };
        match action {
            Action::Affiliation(affiliation) => return self.score_affiliation(affiliation),
            Action::Choose(slot) if card.kind == CardKind::Mission && item.what == What::Card => {
                return self.score_mission(number, slot);
            }
            Action::Player(seat) if card.kind == CardKind::Mission && item.what == What::Card => {
                return self.side(seat);
            }
            _ => {}
        }
        let after = self.answered(action, number, roles);
        match self.entry_of(item) {
            Some(entry) if number < entry.targets.len() => match action {
                Action::Tactic(tactic) => self.completed(&entry, &after, number + 1).net + self.score_tactic(tactic),
                _ => self.completed(&entry, &after, number + 1).net,
            },
            // The recipient of a spell that another warrior casts (ART-10).
            Some(entry) if !entry.targets.is_empty() || !entry.ops.is_empty() => match action {
                Action::Choose(slot) => {
                    let with = Roles { caster: Some(slot), ..roles };
                    self.completed(&entry, &with, entry.targets.len()).net
                }
                _ => 0,
            },
            // The host of the card.
            _ => match action {
                Action::Choose(slot) => self.given_worth(card, slot),
                _ => 0,
            },
        }
    }

    /// The worth of giving a card to this host, for either side.
    pub fn given_worth(&self, card: &Card, host: SlotNo) -> i32 {
        let Some(host) = self.at(host) else { return 0 };
        self.side_of(host) * (self.worth_on(card, self.bearer(host)) + 1)
    }

    /// The number of steps to pay for.
    fn score_steps(&self, action: Action, item: &Composed, roles: &Roles) -> i32 {
        match (action, self.entry_of(item)) {
            (Action::Pay(steps), Some(entry)) => {
                self.completed_with(&entry, roles, entry.targets.len(), Some(steps.into())).net
            }
            (Action::Pay(steps), None) => -(i32::from(steps) - 1).abs(),
            _ => 0,
        }
    }

    /// The worth of using an offered ability.
    fn score_offer(&self, item: &Composed, roles: &Roles) -> i32 {
        match (item.what, self.entry_of(item)) {
            (What::Return, _) => 10,
            (_, Some(entry)) => self.completed(&entry, roles, 0).net,
            (_, None) => 1,
        }
    }

    /// A choice that a step of an effect asks for.
    fn score_step(&self, action: Action, item: &Composed, step: &StepPrompt, then: &[Op], roles: Roles) -> i32 {
        let coin = self.coin();
        match step {
            StepPrompt::Target(_, second) => match action {
                Action::Choose(_) | Action::Player(_) => {
                    let after = self.answered(action, usize::from(*second), roles);
                    self.effect(then, &after)
                }
                Action::Tactic(tactic) => self.effect(then, &roles) + self.score_tactic(tactic),
                Action::Affiliation(affiliation) => self.score_affiliation(affiliation),
                _ => 0,
            },
            StepPrompt::May(ops) => match action {
                Action::Accept => self.effect(ops, &roles),
                _ => 0,
            },
            StepPrompt::Unless(_, price, ops) => match action {
                Action::Accept => -coin * i32::from(*price),
                _ => self.effect(ops, &roles),
            },
            StepPrompt::PaysFor(_, price, ops) => match action {
                Action::Accept => self.effect(ops, &roles) - coin * i32::from(*price),
                _ => 0,
            },
            StepPrompt::Either(ways) => match action {
                Action::Way(number) => {
                    ways.get(number as usize).map_or(0, |way| self.effect(&[way, then].concat(), &roles))
                }
                _ => 0,
            },
            StepPrompt::Op { op, round, about } => self.score_pick(action, item, op, *round, *about, then, roles),
        }
    }

    /// An answer to a step that has its own kind of question.
    #[expect(clippy::too_many_arguments, reason = "what a question is made of")]
    fn score_pick(
        &self,
        action: Action,
        item: &Composed,
        op: &Op,
        round: u8,
        about: Option<SlotNo>,
        then: &[Op],
        roles: Roles,
    ) -> i32 {
        let card_about = about.and_then(|slot| self.at(slot));
        match (op, action) {
            (Op::DiscardUnless(_, price), Action::Accept) => -self.coin() * i32::from(*price),
            (Op::DiscardUnless(..), _) => card_about.map_or(0, |card| -self.asset(card)),
            (Op::Redistribute(..), Action::Choose(host)) => match (card_about, self.at(host)) {
                (Some(card), Some(host)) => self.moved(card, host),
                _ => 0,
            },
            // The first way of an exchange of points gives P.
            (Op::ExchangePoints(price), Action::Way(0)) => self.exchange_worth(*price).max(0) + 1,
            (Op::ExchangePoints(_), Action::Way(_)) => -15,
            (Op::LookAtDrawPile(_), Action::Accept) => 1,
            (Op::DrawUpTo(..), Action::Accept) => 5,
            (Op::Ask(_, price), Action::Accept) => -self.coin() * i32::from(*price),
            (Op::AttachFromHand(_, who), Action::Card(code)) => {
                let host = self.whom(who, &roles).first().map(|card| card.slot);
                self.coded(code).zip(host).map_or(0, |(card, host)| self.given_worth(card, host))
            }
            (Op::AddFor(players), Action::Card(code)) => {
                let side = self.players(players, &roles).first().map_or(0, |seat| self.side(*seat));
                self.coded(code).map_or(0, |card| side * (20 + printed(card, Stat::V)))
            }
            (Op::AddWarrior(..), Action::Card(code)) => self.score_add(code),
            (Op::CastNow(who, _), Action::Card(code)) => {
                let caster = self.whom(who, &roles).first().map(|card| card.slot);
                let entry = self.entry(Action::Play(code));
                entry.map_or(0, |entry| {
                    let roles = Roles { caster, ..Roles::beginning(self.seat, &entry, None) };
                    self.completed(&entry, &roles, 0).net
                })
            }
            (Op::CompleteFromHand, Action::Card(_)) => 60,
            (Op::DiscardFromHand(..), Action::Card(code)) => {
                // From the player's hand the worst card is given up; from another hand the best one is taken away.
                let worth = self.coded(code).map_or(0, |card| self.held(card));
                let of = match op {
                    Op::DiscardFromHand(players, ..) => self.players(players, &roles).first().copied(),
                    _ => None,
                };
                -of.map_or(1, |seat| self.side(seat)) * worth
            }
            (Op::Search(..) | Op::TakeBack(_) | Op::DrawAndKeep(..), Action::Card(code)) => {
                self.coded(code).map_or(0, |card| self.held(card).max(1))
            }
            (Op::DownToFewest, Action::Choose(slot)) => self.at(slot).map_or(0, |card| -self.asset(card)),
            (Op::ChosenBy(..), Action::Choose(_) | Action::Player(_)) => {
                self.effect(then, &self.answered(action, 0, roles))
            }
            (Op::Assist(..), Action::Choose(slot)) => self.at(slot).map_or(0, |card| {
                let fighter = self.fighter(card);
                2 * fighter.strength[0].max(fighter.strength[1]) - fighter.value
            }),
            (Op::Reassign(_), Action::Choose(slot)) => self.score_mission(0, slot),
            (Op::Reassign(_), Action::Player(seat)) => self.side(seat),
            (Op::AttackNow(..), Action::Choose(slot)) => self.score_defender(about, slot),
            (Op::AttackEach(..), Action::Choose(slot)) if round > 0 => self.score_defender(about, slot),
            (Op::AttackEach(..), Action::Choose(slot)) => self.score_attacker(slot),
            (Op::TellPlans(_), Action::Choose(slot)) => {
                let own = self.at(slot).is_some_and(|card| self.side_of(card) > 0);
                if own { self.score_attacker(slot) } else { self.score_defender(item.targets[0], slot) }
            }
            (Op::LosesMembership(_), Action::Affiliation(affiliation)) => -self.score_affiliation(affiliation),
            // Declining, and questions whose answers make no visible difference.
            _ => 0,
        }
    }

    /// A choice in a combat.
    pub fn score_in_combat(&self, action: Action, prompt: CombatPrompt) -> i32 {
        let Action::Choose(slot) = action else {
            return match action {
                Action::Tactic(tactic) => self.score_tactic(tactic),
                _ => 0,
            };
        };
        match prompt {
            CombatPrompt::Attacker => self.score_attacker(slot),
            CombatPrompt::Defender(attacker) | CombatPrompt::Second(attacker) => {
                self.score_defender(Some(attacker), slot)
            }
            CombatPrompt::Tactic => 0,
            CombatPrompt::Warzone(_) | CombatPrompt::Weapon(_) | CombatPrompt::Copy(_) => self.score_arms(slot),
            CombatPrompt::Aim(striker) => self.score_aim(striker, slot),
        }
    }

    /// Naming an attacker, by its best target.
    fn score_attacker(&self, slot: SlotNo) -> i32 {
        let Some(card) = self.at(slot) else { return 0 };
        let defenders = self.warriors().filter(|other| self.side_of(other) < 0 && self.may_attack(card, other));
        defenders.map(|other| self.promise(card, other).0).max().unwrap_or(-100_000) / 100
    }

    /// Naming the defender of an attacker.
    fn score_defender(&self, attacker: Option<SlotNo>, slot: SlotNo) -> i32 {
        let (Some(attacker), Some(card)) = (attacker.and_then(|slot| self.at(slot)), self.at(slot)) else { return 0 };
        let promised = self.promise(attacker, card).0 / 100;
        match (self.side_of(attacker), self.side_of(card)) {
            (1, -1) => promised,
            (1, _) => -promised.abs() - 50,
            (_, 1) => -promised,
            // Enemies among themselves.
            _ => promised.abs(),
        }
    }

    /// The warrior that the blow of a combatant hits, where there are several.
    fn score_aim(&self, striker: SlotNo, slot: SlotNo) -> i32 {
        let (Some(striker), Some(card)) = (self.at(striker), self.at(slot)) else { return 0 };
        let tactic = self.view.combat.and_then(|combat| combat.tactic).unwrap_or(Tactic::Fight);
        let (one, other) = (self.fighter(striker), self.fighter(card));
        let is_hit = one.strength[tactic as usize] >= other.armor && !other.stands;
        let worth = if is_hit { 10 * other.value + if other.wounded { 40 } else { 0 } } else { 0 };
        -self.side_of(card) * (worth + 1)
    }

    /// A Warzone for the defender, or a weapon.
    fn score_arms(&self, slot: SlotNo) -> i32 {
        let tactic = self.view.combat.and_then(|combat| combat.tactic);
        let (Some(card), Some(tactic)) = (self.at(slot), tactic) else { return 0 };
        let Some(face) = self.face(card) else { return 0 };
        let stat = stat_of(tactic);
        if face.kind == CardKind::Warzone {
            let modifier = |stat: Stat| printed(face, stat);
            return 10 * modifier(stat) + 12 * modifier(Stat::A) - 3 * modifier(Stat::V);
        }
        let bearer = self.bearer(card);
        let given = self.given(face, bearer, Some(tactic));
        let inflicted = self.inflicted(face, bearer, Some(tactic)).add;
        let kills = if given.kills { 3 } else { 0 };
        10 * (given.add[stat as usize] + given.add[Stat::A as usize] + kills) - 5 * inflicted.iter().sum::<i32>() + 1
    }

    /// The holder of a Mission, and its victim.
    fn score_mission(&self, number: usize, slot: SlotNo) -> i32 {
        let Some(card) = self.at(slot) else { return 0 };
        let fighter = self.fighter(card);
        match (number, self.side_of(card)) {
            (0, 1) => 50 + fighter.strength[0].max(fighter.strength[1]) + fighter.armor,
            (0, _) => -50,
            (_, 1) => -50,
            (_, _) => 50 + 3 * fighter.value - fighter.armor,
        }
    }

    /// The tactic with which the combat is better for the player, even if another seat chooses it.
    fn score_tactic(&self, tactic: Tactic) -> i32 {
        let mut scene = self.scene();
        scene.fight_with(Some(tactic));
        self.helped(scene, None)
    }

    /// An organization: preferably one with more of the player's warriors than of others'.
    fn score_affiliation(&self, affiliation: Affiliation) -> i32 {
        let of = |card: &&CardView| self.face(card).is_some_and(|face| face.icons.contains(&affiliation));
        self.warriors().filter(of).map(|card| self.side_of(card)).sum()
    }

    /// The worth of moving a card in play to another host.
    pub fn moved(&self, card: &CardView, host: &CardView) -> i32 {
        let Some(face) = self.face(card) else { return 0 };
        let is_given = is_attached(face);
        let there = if is_given { self.side_of(host) * self.worth_on(face, self.bearer_of(host)) } else { 0 };
        there - self.asset(card)
    }

    /// The worth of a card of a hand or a pile to its player.
    fn held(&self, card: &Card) -> i32 {
        match card.kind {
            CardKind::Warrior => 20 + printed(card, Stat::V),
            _ => self.keep(card),
        }
    }
}
