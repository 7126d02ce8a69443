//! What the steps of a card do: in a combat, to its targets, to players. In tenths of a point.

use doomtrooper::language::{Filter, Op, Players, Stat, Tactic, Target, Who};
use doomtrooper::state::SlotNo;
use doomtrooper::view::CardView;

use super::eyes::{Entry, Eyes};
use super::fight::{Fighter, clash};
use super::worth::{Boost, number};

/// What an action is worth that wins the match.
const A_WIN: i32 = 1000;

/// What the steps do to what was chosen: a part of what that is worth, and something besides, both above 0 when it
/// helps.
#[derive(Clone, Copy, Default)]
struct Touch {
    percent: i32,
    flat: i32,
}

/// What the steps add to the warrior that they are for.
pub(super) fn help_of(ops: &[Op], steps: i32) -> Boost {
    let mut sum = Boost::default();
    for op in ops {
        match op {
            Op::Lasting { who: Who::Target | Who::Bearer | Who::Caster, gives, .. } => {
                sum = sum.and(Boost::of(gives, [4; 4], steps));
            }
            Op::ForEachStep(ops) => sum = sum.and(help_of(ops, steps)),
            _ => {}
        }
    }
    sum
}

/// The steps on what is chosen first, or second.
fn touch(ops: &[Op], second: bool, steps: i32) -> Touch {
    let is_it = |who: &Who| if second { *who == Who::Second } else { *who == Who::Target };
    let mut sum = Touch::default();
    for op in ops {
        let (percent, flat) = match op {
            Op::Lasting { who, gives, .. } if is_it(who) => (0, Boost::of(gives, [4; 4], steps).points()),
            Op::Lasting { who: Who::Opponent, gives, .. } if !second => (0, -Boost::of(gives, [4; 4], steps).points()),
            Op::Kill(who, _) | Op::Annihilate(who) | Op::Discard(who) if is_it(who) => (-100, -20),
            Op::Control(who, _) if is_it(who) => (-150, 0),
            Op::Wound(who, _) | Op::Damage(who, ..) if is_it(who) => (-50, -20),
            Op::ToHand(who) | Op::IntoDrawPile(who) | Op::Withdraw(who) if is_it(who) => (-40, -5),
            Op::Heal(who) | Op::Save(who) | Op::PreventWound(who) if is_it(who) => (50, 0),
            Op::Imprison(who) if is_it(who) => (-60, -10),
            Op::OutOfCover(who) | Op::NotUsed(who) if is_it(who) => (0, -8),
            Op::IntoCover(who) if is_it(who) => (0, 8),
            Op::ForEachStep(ops) | Op::May(ops) | Op::When(_, ops) | Op::Unless(_, _, ops) => {
                let inner = touch(ops, second, steps);
                (inner.percent, inner.flat)
            }
            Op::Either(ways) => {
                let inner = ways.first().map_or(Touch::default(), |ops| touch(ops, second, steps));
                (inner.percent, inner.flat)
            }
            Op::Coin { heads, tails } => {
                let (one, other) = (touch(heads, second, steps), touch(tails, second, steps));
                ((one.percent + other.percent) / 2, (one.flat + other.flat) / 2)
            }
            _ => (0, 0),
        };
        sum.percent += percent;
        sum.flat += flat;
    }
    sum
}

impl Eyes<'_> {
    /// What an entry is worth outside a combat, with the best targets that it may have, less its price.
    pub fn worth_of(&self, entry: &Entry<'_>) -> i32 {
        let price = entry.price;
        let step = price.step.map_or(0, |step| i32::from(step.destiny));
        let cost = self.coin() * (i32::from(price.destiny) + step)
            + 15 * i32::from(price.promotion)
            + if price.discard_this { 15 } else { 0 }
            + if price.wound_bearer { 40 } else { 0 };
        let mut worth = self.ops_worth(entry.ops, entry.bearer) - cost;
        for (number, target) in entry.targets.iter().enumerate() {
            worth += match target {
                Target::Warrior(filter) | Target::Card(filter) => {
                    let all = self.view.table.iter().filter(|card| self.fits(filter, card));
                    let all = all.filter(|card| matches!(target, Target::Card(_)) || Self::is_warrior(card));
                    all.map(|card| self.touched(entry, number, card)).max().unwrap_or(-30)
                }
                Target::Player(_) => self.player_worth(entry.ops),
                Target::Tactic | Target::Affiliation | Target::Corporation => 0,
            };
        }
        worth
    }

    /// What it is worth that this card is chosen.
    pub fn touched(&self, entry: &Entry<'_>, number: usize, card: &CardView) -> i32 {
        let on_it = touch(entry.ops, number == 1, 1);
        let asset = self.asset(card);
        let sign = if asset < 0 { -1 } else { 1 };
        let attached =
            if number == 0 && entry.card.after == doomtrooper::language::After::Attach && entry.bearer.is_none() {
                self.worth_on(entry.card, self.holder(card))
            } else {
                0
            };
        let is_healing = on_it.percent > 0;
        let scaled = if is_healing && !card.wounded { -20 } else { asset * on_it.percent / 100 };
        scaled + sign * (on_it.flat + attached)
    }

    fn holder<'b>(&'b self, card: &'b CardView) -> &'b CardView {
        self.at(card.slot).map_or(card, |card| self.bearer(card))
    }

    /// What it is worth that another player is chosen; below 0 when it is better to choose oneself.
    pub fn player_worth(&self, ops: &[Op]) -> i32 {
        let is_it = |players: &Players| *players == Players::Target;
        let one = |op: &Op| match op {
            Op::GainDestiny(players, amount) if is_it(players) => -self.coin() * number(amount, 1),
            Op::LoseDestiny(players, amount) if is_it(players) => 8 * number(amount, 1),
            Op::LoseAllDestiny(players) if is_it(players) => 8 * self.most_destiny() - 20,
            Op::DiscardHand(players) if is_it(players) => 40,
            Op::SwapDestiny(_) => 10 * (self.most_destiny() - self.destiny()),
            Op::GainPromotion(players, amount) if is_it(players) => -15 * number(amount, 1),
            Op::LosePromotion(players, amount) if is_it(players) => 12 * number(amount, 1),
            Op::LoseHalfPromotion(players) if is_it(players) => 50,
            Op::MissTurn(players) if is_it(players) => 60,
            Op::FewerActions(players, n) if is_it(players) => 15 * i32::from(*n),
            Op::Draw(players, amount) if is_it(players) => -10 * number(amount, 1),
            Op::DiscardFromHand(players, amount, _) if is_it(players) => 10 * number(amount, 1),
            Op::LookAtHand(_) | Op::OpenHand(..) => 3,
            Op::ForEachStep(ops) | Op::May(ops) | Op::When(_, ops) => self.player_worth(ops),
            _ => 0,
        };
        ops.iter().map(one).sum()
    }

    /// What it is worth to exchange Destiny for Promotion now. Such a card comes once, so it waits until it wins the match.
    pub fn exchange_worth(&self, price: u8) -> i32 {
        let bought = self.destiny() / i32::from(price.max(1));
        let promotion = i32::from(self.view.seats[self.seat.index()].promotion);
        if promotion + bought >= self.view.target.into() { A_WIN } else { -50 }
    }

    fn most_destiny(&self) -> i32 {
        let others = (0..).zip(&self.view.seats).filter(|(seat, _)| *seat != self.seat.0);
        others.map(|(_, seat)| i32::from(seat.destiny)).max().unwrap_or(0)
    }

    /// What the steps are worth that name no target.
    fn ops_worth(&self, ops: &[Op], bearer: Option<SlotNo>) -> i32 {
        let own = |players: &Players| match players {
            Players::You => 1,
            // Whose event it is that may be answered is not shown: most points are earned in the own Turn.
            Players::Subject if self.view.active == self.seat => 1,
            Players::EachOther | Players::Subject => -1,
            _ => 0,
        };
        let one = |op: &Op| match op {
            Op::GainDestiny(players, amount) => self.coin() * own(players) * number(amount, 1),
            Op::LoseDestiny(players, amount) => -8 * own(players) * number(amount, 1),
            Op::GainPromotion(players, amount) => 15 * own(players) * number(amount, 1),
            Op::Sabotage(_, _, amount) => 15 * number(amount, 1),
            Op::LosePromotion(players, amount) => -15 * own(players) * number(amount, 1),
            Op::LoseAllDestiny(Players::Each) => 8 * (self.most_destiny() - self.destiny()),
            Op::TakeEarned => -50 * own(&Players::Subject),
            Op::Draw(players, amount) => 10 * own(players) * number(amount, 1),
            Op::DrawUpTo(Players::You, _) | Op::DrawAndKeep(..) | Op::TakeBack(_) | Op::TakeDiscarded => 20,
            Op::AnnihilateFound => 15,
            Op::Search(..) => 20,
            Op::DiscardFromHand(players, amount, _) => -10 * own(players) * number(amount, 1),
            Op::DiscardHand(Players::You) => -30,
            Op::ActionsNow(n) | Op::MoreActions(n, _) => 10 * i32::from(*n),
            Op::AnotherTurn => 60,
            Op::OneMoreAttack => {
                if self.best_attack().is_some_and(|(worth, ..)| worth > 800) {
                    30
                } else {
                    -10
                }
            }
            Op::MissTurn(players) => -60 * own(players),
            Op::Lasting { who: Who::Bearer, gives, .. } => {
                let sign =
                    bearer.and_then(|slot| self.at(slot)).map_or(0, |card| if self.is_mine(card) { 1 } else { -1 });
                sign * Boost::of(gives, [4; 4], 1).points() / 2
            }
            Op::Lasting { who: Who::Each(filter), gives, .. } => {
                let sign = |card: &CardView| if self.is_mine(card) { 1 } else { -1 };
                let all = self.each(filter).filter(|card| Self::is_warrior(card));
                all.map(|card| sign(card) * Boost::of(gives, self.base(card), 1).points() / 2).sum()
            }
            Op::Kill(Who::Each(filter), _) | Op::Discard(Who::Each(filter)) | Op::Annihilate(Who::Each(filter)) => {
                self.each(filter).map(|card| -self.asset(card)).sum()
            }
            Op::Wound(Who::Each(filter), _) | Op::Damage(Who::Each(filter), ..) => {
                self.each(filter).filter(|card| Self::is_warrior(card)).map(|card| -self.asset(card) / 2).sum()
            }
            Op::Heal(Who::Each(filter)) => {
                self.each(filter).filter(|card| card.wounded).map(|card| self.asset(card) / 2).sum()
            }
            Op::Save(Who::Subject) | Op::PreventWound(Who::Subject) | Op::StaysInPlay(Who::Subject) => {
                self.rescue_worth()
            }
            Op::Wound(Who::Culprit, _) | Op::Kill(Who::Culprit, _) => 40,
            Op::Heal(Who::Bearer) => {
                let wounded = bearer.and_then(|slot| self.at(slot)).is_some_and(|card| card.wounded);
                if wounded { 40 } else { -40 }
            }
            Op::Cancel => 15,
            Op::ExchangePoints(price) => self.exchange_worth(*price),
            Op::Markers(_, n) => 5 * i32::from(*n),
            Op::May(ops) | Op::When(_, ops) | Op::ForEachStep(ops) => self.ops_worth(ops, bearer),
            Op::Either(ways) => ways.iter().map(|ops| self.ops_worth(ops, bearer)).max().unwrap_or(0),
            Op::Coin { heads, tails } => i32::midpoint(self.ops_worth(heads, bearer), self.ops_worth(tails, bearer)),
            _ => 0,
        };
        ops.iter().map(one).sum()
    }

    fn each<'b>(&'b self, filter: &'b Filter) -> impl Iterator<Item = &'b CardView> {
        self.view.table.iter().filter(move |card| self.fits(filter, card))
    }

    /// What it is worth to save the warrior that was killed just now.
    fn rescue_worth(&self) -> i32 {
        match self.my_combatant() {
            Some((mine, theirs, tactic, _)) => {
                let dies = (mine.wounded || theirs.kills) && theirs.strength[tactic as usize] >= mine.armor;
                if dies { 30 * mine.value } else { -20 }
            }
            None => 20,
        }
    }

    /// The own combatant, its opponent, the tactic, and whether the own one attacks.
    pub fn my_combatant(&self) -> Option<(Fighter, Fighter, Tactic, bool)> {
        let (combat, attacker, defender) = self.combat()?;
        let tactic = combat.tactic?;
        if self.is_mine(attacker) {
            Some((self.fighter(attacker), self.fighter(defender), tactic, true))
        } else if self.is_mine(defender) {
            Some((self.fighter(defender), self.fighter(attacker), tactic, false))
        } else {
            None
        }
    }

    /// What an entry changes in the combat, less its price, with this target or the best one: in tenths of a point.
    pub fn turns_combat(&self, entry: &Entry<'_>, target: Option<SlotNo>, steps: Option<i32>) -> i32 {
        let Some((mine, theirs, tactic, attacks)) = self.my_combatant() else { return -1 };
        let Some((combat, ..)) = self.combat() else { return -1 };
        let before = mutual(&mine, &theirs, tactic, attacks);
        let my_slot = if attacks { combat.attacker } else { combat.defender };
        let their_slot = if attacks { combat.defender } else { combat.attacker };
        let sides: &[bool] = match target {
            None if entry.targets.is_empty() => &[true],
            None => &[true, false],
            Some(slot) if Some(slot) == my_slot => &[true],
            Some(slot) if Some(slot) == their_slot => &[false],
            Some(_) => return -1,
        };
        let steps_to_try = match (entry.price.step, steps) {
            (_, Some(steps)) => steps..=steps,
            (None, None) => 1..=1,
            (Some(step), None) => {
                let most = (self.destiny() - i32::from(entry.price.destiny)) / i32::from(step.destiny.max(1));
                1..=most.clamp(1, step.most.unwrap_or(8).min(8).into())
            }
        };
        let bears = entry.bearer.is_none_or(|bearer| Some(bearer) == my_slot);
        let mut best = i32::MIN;
        for steps in steps_to_try {
            for on_mine in sides {
                let scene = Scene { mine, theirs, tactic, attacks, worth: None };
                let after = scene.after(entry.ops, *on_mine, bears, steps).worth();
                let destiny =
                    i32::from(entry.price.destiny) + entry.price.step.map_or(0, |step| steps * i32::from(step.destiny));
                best = best.max((after - before) / 10 - self.coin() * destiny);
            }
        }
        best
    }
}

/// What a combat is worth to one of the two, in hundredths of a point.
fn mutual(mine: &Fighter, theirs: &Fighter, tactic: Tactic, attacks: bool) -> i32 {
    if attacks { clash(mine, theirs, tactic) / 10 } else { -clash(theirs, mine, tactic) / 10 }
}

/// A combat as it would stand.
#[derive(Clone, Copy)]
struct Scene {
    mine: Fighter,
    theirs: Fighter,
    tactic: Tactic,
    attacks: bool,
    /// What it is worth when it does not go on.
    worth: Option<i32>,
}

impl Scene {
    fn worth(&self) -> i32 {
        self.worth.unwrap_or_else(|| mutual(&self.mine, &self.theirs, self.tactic, self.attacks))
    }

    /// After these steps; `on_mine` when the own combatant is chosen, `bears` when it bears the card.
    fn after(mut self, ops: &[Op], on_mine: bool, bears: bool, steps: i32) -> Self {
        for op in ops {
            match op {
                Op::Lasting { who, gives, .. } => {
                    let mine = match who {
                        Who::Target => Some(on_mine),
                        Who::Bearer | Who::Caster => bears.then_some(true),
                        Who::Opponent => Some(!on_mine),
                        Who::Attacker => Some(self.attacks),
                        Who::Defender => Some(!self.attacks),
                        _ => None,
                    };
                    match mine {
                        Some(true) => self.mine = self.mine.with(&Boost::of(gives, [4; 4], steps)),
                        Some(false) => self.theirs = self.theirs.with(&Boost::of(gives, [4; 4], steps)),
                        None => {}
                    }
                }
                Op::EndCombat => self.worth = Some(0),
                Op::Withdraw(_) => self.worth = Some(-50 * self.mine.value),
                Op::SwitchTactic => self.tactic = other(self.tactic),
                Op::SetTactic(tactic) => self.tactic = *tactic,
                Op::FirstBlow(who) => {
                    let mine = match who {
                        Who::Attacker => self.attacks,
                        Who::Defender => !self.attacks,
                        Who::Target => on_mine,
                        _ => bears,
                    };
                    (self.mine.first, self.theirs.first) = if mine { (9, 0) } else { (0, 9) };
                }
                Op::Kill(Who::Opponent, _) => self.worth = Some(160 * self.theirs.value),
                Op::Kill(Who::Target, _) if !on_mine => self.worth = Some(160 * self.theirs.value),
                Op::Wound(Who::Opponent, _) => self.theirs.wounded = true,
                Op::IntoCover(_) => {
                    let covered = if on_mine { &mut self.mine } else { &mut self.theirs };
                    covered.armor += 3;
                }
                Op::ForEachStep(ops) | Op::May(ops) | Op::When(_, ops) => self = self.after(ops, on_mine, bears, steps),
                _ => {}
            }
        }
        self
    }
}

const fn other(tactic: Tactic) -> Tactic {
    match tactic {
        Tactic::Fight => Tactic::Shoot,
        Tactic::Shoot => Tactic::Fight,
    }
}

/// The rating that a tactic uses.
pub(super) const fn stat_of(tactic: Tactic) -> Stat {
    match tactic {
        Tactic::Fight => Stat::F,
        Tactic::Shoot => Stat::S,
    }
}
