//! The worth of an effect's steps to the player: the good or harm of each step to a card or a seat, with the sign of
//! its side. In tenths of a point. A step whose target is not known yet counts nothing.

use doomtrooper::CardNo;
use doomtrooper::language::{Filter, If, Op, Players, Stat, Target, Until, WhichPlayers, Who};
use doomtrooper::view::CardView;
use table::Seat;

use super::boost::{Boost, number};
use super::eyes::{Eyes, rating};
use super::roles::{Cards, Roles};
use super::scene::Scene;
use super::steps::A_WIN;

/// The worth of a Promotion Point.
pub(super) const PROMOTION: i32 = 15;
/// The loss of a card in play beyond its own worth: the play that brought it there.
const A_PLAY: i32 = 10;
/// The most targets that are chosen one after another in the evaluation of an effect.
const MOST_CHOICES: u8 = 3;

impl Eyes<'_> {
    /// The worth of the steps to the player, including their changes to the combat.
    pub fn effect(&self, ops: &[Op], roles: &Roles) -> i32 {
        let scene = self.scene();
        self.value(ops, roles, scene, 0)
    }

    fn value(&self, ops: &[Op], roles: &Roles, scene: Scene, depth: u8) -> i32 {
        let (flat, after) = self.run(ops, roles, scene, depth);
        flat + after.worth() - scene.worth()
    }

    /// The worth of the steps apart from the combat, and the combat after them.
    fn run(&self, ops: &[Op], roles: &Roles, mut scene: Scene, depth: u8) -> (i32, Scene) {
        let mut sum = 0;
        for (number, op) in ops.iter().enumerate() {
            let rest = &ops[number + 1..];
            let of_branch = |branch: &[Op], scene: Scene| self.value(branch, roles, scene, depth);
            let (flat, after) = match op {
                Op::Choose(target) => {
                    return self.chosen(sum, target, 0, rest, roles, scene, depth, self.side(roles.you));
                }
                Op::ChooseSecond(target) => {
                    return self.chosen(sum, target, 1, rest, roles, scene, depth, self.side(roles.you));
                }
                Op::ChosenBy(players, target) => {
                    let by = self.players(players, roles).first().map_or(-1, |seat| self.side(*seat));
                    return self.chosen(sum, target, 0, rest, roles, scene, depth, by);
                }
                Op::Coin { heads, tails } => (i32::midpoint(of_branch(heads, scene), of_branch(tails, scene)), scene),
                Op::When(conditions, inner) => match self.holds(conditions, roles) {
                    Some(false) => (0, scene),
                    Some(true) => self.run(inner, roles, scene, depth),
                    // The result is unknown.
                    None => (of_branch(inner, scene) * 2 / 3, scene),
                },
                Op::ForEachStep(inner) => {
                    let (mut sum, mut scene) = (0, scene);
                    for _ in 0..roles.steps.clamp(0, 12) {
                        let (flat, after) = self.run(inner, roles, scene, depth);
                        (sum, scene) = (sum + flat, after);
                    }
                    (sum, scene)
                }
                Op::AfterCombat(inner) => (of_branch(inner, scene), scene),
                Op::ForEachPlayer(players, inner) => {
                    let each = self.players(players, roles).into_iter();
                    (
                        each.map(|seat| self.value(inner, &Roles { player: Some(seat), ..*roles }, scene, depth)).sum(),
                        scene,
                    )
                }
                Op::May(inner) | Op::PayForEach(_, _, inner) => match self.side(roles.you) {
                    1 if of_branch(inner, scene) > 0 => self.run(inner, roles, scene, depth),
                    1 => (0, scene),
                    _ => (of_branch(inner, scene).min(0), scene),
                },
                Op::Unless(players, price, inner) => {
                    (self.unless(players, i32::from(*price), of_branch(inner, scene), roles), scene)
                }
                Op::PaysFor(players, price, inner) => {
                    (self.pays_for(players, i32::from(*price), of_branch(inner, scene), roles), scene)
                }
                Op::Either(ways) => match ways.iter().max_by_key(|way| of_branch(way, scene)) {
                    Some(way) if self.side(roles.you) > 0 => self.run(way, roles, scene, depth),
                    _ => (ways.iter().map(|way| of_branch(way, scene)).min().unwrap_or(0), scene),
                },
                op => {
                    let mut scene = scene;
                    (self.on_cards(op, roles, &mut scene), scene)
                }
            };
            sum += flat;
            scene = after;
        }
        (sum, scene)
    }

    /// The worth of the rest of an effect after a choice by the player's side (1) or the other (-1): the best one for
    /// the chooser.
    #[expect(clippy::too_many_arguments, reason = "the state of one walk through the steps")]
    fn chosen(
        &self,
        sum: i32,
        target: &Target,
        number: usize,
        rest: &[Op],
        roles: &Roles,
        scene: Scene,
        depth: u8,
        by: i32,
    ) -> (i32, Scene) {
        if depth >= MOST_CHOICES {
            return (sum, scene);
        }
        let all = self.candidates(target, number, roles).into_iter();
        let runs = all.map(|roles| self.run(rest, &roles, scene, depth + 1));
        let best = runs.max_by_key(|(flat, after)| by * (flat + after.worth()));
        best.map_or((sum, scene), |(flat, after)| (sum + flat, after))
    }

    /// The roles after each choice of a target that seems legal.
    pub fn candidates(&self, target: &Target, number: usize, roles: &Roles) -> Vec<Roles> {
        let with_card = |card: &CardView| {
            let mut roles = *roles;
            roles.targets[number.min(1)] = Some(card.slot);
            roles
        };
        let with_player = |seat: Seat| Roles { player: Some(seat), ..*roles };
        let may_be_chosen = |seat: &Seat, which: WhichPlayers| {
            let is_left = !self.view.seats[seat.index()].eliminated;
            is_left
                && match which {
                    WhichPlayers::Any => true,
                    WhichPlayers::Other => *seat != roles.you,
                    WhichPlayers::Opponent | WhichPlayers::Sabotaged => self.side(*seat) != self.side(roles.you),
                }
        };
        match target {
            Target::Warrior(filter) => {
                self.warriors().filter(|card| self.fits(filter, card, roles)).map(with_card).collect()
            }
            Target::Card(filter) => {
                self.view.table.iter().filter(|card| self.fits(filter, card, roles)).map(with_card).collect()
            }
            Target::Player(which) => {
                let seats = Seat::all(self.view.seats.len() as u8);
                seats.filter(|seat| may_be_chosen(seat, *which)).map(with_player).collect()
            }
            Target::Tactic | Target::Affiliation | Target::Corporation => vec![*roles],
        }
    }

    /// Whether conditions hold, where the view shows it.
    fn holds(&self, conditions: &[If], roles: &Roles) -> Option<bool> {
        let mut known = Some(true);
        for condition in conditions {
            match self.condition(condition, roles) {
                Some(false) => return Some(false),
                Some(true) => {}
                None => known = None,
            }
        }
        known
    }

    fn condition(&self, condition: &If, roles: &Roles) -> Option<bool> {
        let fits =
            |filter: &Filter, slot: Option<doomtrooper::state::SlotNo>| self.tells(filter, self.at(slot?)?, roles);
        match condition {
            If::Not(condition) => self.condition(condition, roles).map(|it| !it),
            If::Either(conditions) => {
                let each: Vec<Option<bool>> = conditions.iter().map(|one| self.condition(one, roles)).collect();
                if each.contains(&Some(true)) {
                    Some(true)
                } else if each.contains(&None) {
                    None
                } else {
                    Some(false)
                }
            }
            If::Bearer(filter) => fits(filter, roles.bearer),
            If::Target(filter) => fits(filter, roles.targets[0]),
            If::Subject(filter) => fits(filter, roles.subject),
            If::Culprit(filter) => fits(filter, roles.culprit),
            If::Combat => Some(self.view.combat.is_some()),
            If::InWarzone => self.view.combat.map(|combat| combat.warzone.is_some()),
            If::By(tactic) => self.view.combat.and_then(|combat| combat.tactic).map(|by| by == *tactic),
            If::YourTurn => Some(self.view.active == roles.you),
            If::Promotion(n) => Some(self.view.seats[roles.you.index()].promotion >= i16::from(*n)),
            If::Destiny(players, n) => {
                let seat = self.players(players, roles).first().copied()?;
                Some(self.view.seats[seat.index()].destiny >= i16::from(*n))
            }
            If::Markers(n) => self.at(roles.this?).map(|card| card.markers >= *n),
            If::Is(_)
            | If::InCombat
            | If::Attacking
            | If::Defending
            | If::Against(_)
            | If::AgainstOtherApostle
            | If::YouHave(..)
            | If::YouHaveAtMost(..)
            | If::InPlay(_)
            | If::DirectionReversed
            | If::PlayersLeft(_)
            | If::OpponentFortified
            | If::WasWounded
            | If::Equipped(_)
            | If::Found
            | If::Aimed
            | If::AttackActions(_)
            | If::Infected
            | If::Assigned
            | If::Hurt(_) => None,
        }
    }

    /// An effect that happens unless somebody pays: the asked seat takes the better alternative for itself.
    fn unless(&self, players: &Players, price: i32, worth: i32, roles: &Roles) -> i32 {
        let Some(payer) = self.players(players, roles).first().copied() else { return worth };
        if i32::from(self.view.seats[payer.index()].destiny) < price {
            return worth;
        }
        let paid = self.destiny_worth(payer, -price);
        if self.side(payer) > 0 { worth.max(paid) } else { worth.min(paid) }
    }

    /// An effect that happens if somebody pays.
    fn pays_for(&self, players: &Players, price: i32, worth: i32, roles: &Roles) -> i32 {
        let Some(payer) = self.players(players, roles).first().copied() else { return 0 };
        if i32::from(self.view.seats[payer.index()].destiny) < price {
            return 0;
        }
        let paid = worth + self.destiny_worth(payer, -price);
        if self.side(payer) > 0 { paid.max(0) } else { paid.min(0) }
    }

    /// The worth of a seat's gaining this amount of D, or losing it as far as it has any.
    pub fn destiny_worth(&self, seat: Seat, n: i32) -> i32 {
        let n = n.max(-i32::from(self.view.seats[seat.index()].destiny.max(0)));
        if seat == self.seat { self.coin() * n } else { 8 * self.side(seat) * n }
    }

    /// The worth of a seat's gaining this amount of P, or losing it.
    pub fn promotion_worth(&self, seat: Seat, n: i32) -> i32 {
        let has = i32::from(self.view.seats[seat.index()].promotion);
        let n = n.max(-has.max(0));
        let wins = n > 0 && has + n >= self.view.target.into();
        self.side(seat) * (PROMOTION * n + if wins { A_WIN } else { 0 })
    }

    /// The worth of losing a card in play: above 0 when it is an enemy's.
    fn loss(&self, card: &CardView, percent: i32) -> i32 {
        let asset = self.asset(card);
        -(asset * percent / 100) - asset.signum() * A_PLAY * percent / 100
    }

    /// The worth of wounding a warrior: a second wound kills it.
    fn wound(&self, card: &CardView, earns: bool, roles: &Roles, scene: &mut Scene) -> i32 {
        if card.wounded {
            return self.kill(card, earns, roles, scene);
        }
        scene.wound(card);
        self.loss(card, 50)
    }

    fn kill(&self, card: &CardView, earns: bool, roles: &Roles, scene: &mut Scene) -> i32 {
        if scene.holds(card) {
            scene.end();
        }
        let earned = if earns { self.promotion_worth(roles.you, rating(card, Stat::V)) } else { 0 };
        self.loss(card, 100) + earned
    }

    /// Whether a boost is good for the player: an increase for a warrior of its side, a decrease for another's.
    fn helps(&self, card: &CardView, boost: &Boost) -> bool {
        self.side_of(card) * boost.points() > 0
    }

    /// Whether the effect of the card of these roles already lasts on this one.
    pub fn lasts_on(&self, on: &CardView, roles: &Roles) -> bool {
        let is_same = |card: CardNo| Some(self.view.cards.card(card).code) == roles.card;
        self.view.lasting.iter().any(|effect| effect.on == Some(on.slot) && is_same(effect.card))
    }

    /// A Weapon is not used: its bearer has less in this combat, if the Weapon was chosen for it.
    fn without(&self, card: &CardView, scene: &mut Scene) {
        let (Some(face), true) = (self.face(card), card.in_use) else { return };
        let bearer = self.bearer_of(card);
        let tactic = self.view.combat.and_then(|combat| combat.tactic);
        let given = self.given(face, bearer, tactic);
        scene.boost(bearer, &Boost { add: given.add.map(|n| -n), ..Boost::default() });
    }

    /// The worth of a step that affects cards in play.
    fn on_cards(&self, op: &Op, roles: &Roles, scene: &mut Scene) -> i32 {
        let all = |who: &Who| -> Cards<'_> { self.whom(who, roles) };
        let amount = |amount| number(amount, roles.steps);
        match op {
            Op::Lasting { who, gives, until } => {
                let mut sum = 0;
                for card in all(who) {
                    let mut boost = Boost::of(gives, self.base(card), roles.steps);
                    if self.lasts_on(card, roles) {
                        boost = boost.once_more();
                    }
                    if scene.boost(card, &boost) {
                        // Even without a change to the result, help for the player's warriors and harm to an enemy
                        // count a little.
                        sum += self.side_of(card) * boost.points().signum();
                    } else {
                        sum += if lasts(*until) {
                            self.side_of(card) * boost.points()
                        } else if self.helps(card, &boost) {
                            // An effect that ends with the Turn is worth its effect on an attack in that Turn.
                            self.attack_gain(card, &boost)
                        } else {
                            -self.attack_gain(card, &boost).max(1)
                        };
                    }
                }
                sum
            }
            Op::LastingForAll { filter, gives, until } => {
                let points = |card: &&CardView| {
                    let points = self.side_of(card) * Boost::of(gives, self.base(card), roles.steps).points();
                    if lasts(*until) { points } else { points / 5 }
                };
                self.whom(&Who::Each(filter.clone()), roles).iter().map(points).sum()
            }
            Op::Heal(who) => all(who).iter().filter(|card| card.wounded).map(|card| -self.loss(card, 50)).sum(),
            Op::Wound(who, earns) => all(who).iter().map(|card| self.wound(card, *earns, roles, scene)).sum(),
            Op::Kill(who, earns) => all(who).iter().map(|card| self.kill(card, *earns, roles, scene)).sum(),
            Op::Damage(who, n, earns) => {
                let is_hurt = |card: &&&CardView| amount(n) >= rating(card, Stat::A);
                all(who).iter().filter(is_hurt).map(|card| self.wound(card, *earns, roles, scene)).sum()
            }
            Op::Save(who) | Op::StaysInPlay(who) => all(who).iter().map(|card| -self.loss(card, 100)).sum(),
            Op::PreventWound(who) => all(who).iter().map(|card| -self.loss(card, 60)).sum(),
            Op::Discard(who) | Op::Annihilate(who) => all(who)
                .iter()
                .map(|card| {
                    if scene.holds(card) {
                        scene.end();
                    }
                    self.loss(card, 100)
                })
                .sum(),
            Op::ToHand(who) => all(who).iter().map(|card| self.loss(card, 50)).sum(),
            Op::IntoDrawPile(who) => all(who).iter().map(|card| self.loss(card, 70)).sum(),
            Op::Imprison(who) => all(who).iter().map(|card| self.loss(card, 60)).sum(),
            Op::Infect(who) => all(who).iter().map(|card| self.loss(card, 40)).sum(),
            Op::LosesVehicle(who) => all(who).iter().map(|card| -20 * self.side_of(card)).sum(),
            Op::DiscardIllegal(who) => {
                let attached = |card: &&CardView| self.attached(card.slot).count() as i32;
                all(who).iter().map(|card| -5 * self.side_of(card) * attached(card)).sum()
            }
            Op::DiscardUnless(who, price) => {
                let paid = |card: &CardView| self.destiny_worth(card.controller, -i32::from(*price));
                let one = |card: &&CardView| match self.side(card.controller) {
                    1 => self.loss(card, 100).max(paid(card)),
                    _ => self.loss(card, 100).min(paid(card)),
                };
                all(who).iter().map(one).sum()
            }
            Op::MoveTo(what, host) => match (all(what).first(), all(host).first()) {
                (Some(card), Some(host)) => self.moved(card, host),
                _ => 0,
            },
            Op::MoveAllTo(from, host) => match (all(from).first(), all(host).first()) {
                (Some(from), Some(host)) => self.attached(from.slot).map(|card| self.moved(card, host)).sum(),
                _ => 0,
            },
            Op::IntoCover(who) => {
                let mut sum = 0;
                for card in all(who).into_iter().filter(|card| !card.covered) {
                    // A combatant lies in Cover afterwards only if it survives: the worth of the combat includes this.
                    sum += if scene.holds(card) { 0 } else { 8 * self.side_of(card) };
                    scene.cover(card, 3);
                }
                sum
            }
            Op::OutOfCover(who) => {
                let mut sum = 0;
                for card in all(who).into_iter().filter(|card| card.covered) {
                    scene.cover(card, -3);
                    sum -= 8 * self.side_of(card);
                }
                sum
            }
            Op::Control(who, players) => {
                let Some(seat) = self.players(players, roles).first().copied() else { return 0 };
                all(who).iter().map(|card| (self.side(seat) - self.side_of(card)) * self.asset(card).abs()).sum()
            }
            Op::Markers(who, n) => all(who).iter().map(|card| 5 * self.side_of(card) * i32::from(*n)).sum(),
            Op::NotUsed(who) => {
                all(who).into_iter().for_each(|card| self.without(card, scene));
                0
            }
            Op::LosesMembership(who) => all(who).iter().map(|card| -5 * self.side_of(card)).sum(),
            Op::AttachFromHand(..) | Op::Redistribute(..) => 5 * self.side(roles.you),
            // Their worth depends on the other choices.
            Op::MoveToPlace(..) | Op::Assign(_) | Op::Redeem(_) | Op::Reassign(_) | Op::DiscardAny(_) => 0,
            op => self.on_players(op, roles, scene),
        }
    }
}

/// Whether it outlives the combat and the Turn.
const fn lasts(until: Until) -> bool {
    match until {
        Until::Combat | Until::EndOfTurn => false,
        Until::YourNextTurn | Until::TargetsNextTurn | Until::EndOfYourNextTurn | Until::Game | Until::InPlay => true,
    }
}
