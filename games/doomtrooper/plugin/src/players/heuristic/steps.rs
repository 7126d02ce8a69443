//! The worth of an effect's steps that concern seats, the combat and the table. In tenths of a point.

use doomtrooper::language::{Amount, Chooser, Filter, Op, Pile, Players, Stat, Tactic};
use doomtrooper::state::What;
use doomtrooper::view::{Announced, CardView};
use doomtrooper::{CardNo, Knowledge};
use table::Seat;

use super::boost::{Boost, number};
use super::completion::is_attached;
use super::effects::PROMOTION;
use super::eyes::{Eyes, is_of, rating};
use super::fight::clash;
use super::roles::Roles;
use super::scene::Scene;

/// The worth of a card in a hand.
const A_CARD: i32 = 10;
/// The worth of an Action.
const AN_ACTION: i32 = 10;
/// The number of cards in the Draw Piles that counts as the last ones.
const LAST_CARDS: u8 = 4;
/// The worth of a Turn.
const A_TURN: i32 = 60;
/// The worth of an action that wins the match.
pub(super) const A_WIN: i32 = 1000;
/// The worth of a card that keeps the match going after another player's victory.
const A_REPRIEVE: i32 = 900;

impl Eyes<'_> {
    /// The worth of a step that concerns the points, hands, piles and Turns of seats.
    pub fn on_players(&self, op: &Op, roles: &Roles, scene: &mut Scene) -> i32 {
        let each = |players: &Players, worth: &dyn Fn(Seat) -> i32| -> i32 {
            self.players(players, roles).into_iter().map(worth).sum()
        };
        let seat_of = |seat: Seat| &self.view.seats[seat.index()];
        let amount = |amount: &Amount| match amount {
            Amount::Earned => roles.amount,
            amount => number(amount, roles.steps),
        };
        let yours = self.side(roles.you);
        match op {
            Op::GainDestiny(players, n) => each(players, &|seat| self.destiny_worth(seat, amount(n))),
            Op::LoseDestiny(players, n) => each(players, &|seat| self.destiny_worth(seat, -amount(n))),
            Op::LoseAllDestiny(players) => each(players, &|seat| self.destiny_worth(seat, -i32::from(i16::MAX))),
            Op::GainPromotion(players, n) => each(players, &|seat| self.promotion_worth(seat, amount(n))),
            Op::LosePromotion(players, n) => each(players, &|seat| self.promotion_worth(seat, -amount(n))),
            Op::LoseHalfPromotion(players) => {
                each(players, &|seat| self.promotion_worth(seat, -i32::from(seat_of(seat).promotion / 2)))
            }
            Op::SwapDestiny(players) => each(players, &|seat| {
                let (mine, theirs) = (i32::from(seat_of(roles.you).destiny), i32::from(seat_of(seat).destiny));
                8 * yours * (theirs - mine)
            }),
            Op::ExchangePoints(price) => yours.max(0) * self.exchange_worth(*price),
            // They go from the player who earned them to the player of the card.
            Op::TakeEarned => each(&Players::Subject, &|seat| 15 * (yours - self.side(seat)) * roles.amount.max(1)),
            Op::Sabotage(_, _, n) => self.promotion_worth(roles.you, amount(n)),
            Op::Draw(players, n) => {
                each(players, &|seat| A_CARD * self.side(seat) * amount(n).min(seat_of(seat).pile_len.into()))
            }
            Op::DrawUpTo(players, n) => each(players, &|seat| {
                let short = i32::from(n.saturating_sub(seat_of(seat).hand_len).min(seat_of(seat).pile_len));
                A_CARD * self.side(seat) * short
            }),
            Op::DiscardFromHand(players, n, chooser) => {
                let each_card = match chooser {
                    Chooser::You | Chooser::Random => A_CARD + 2,
                    Chooser::Owner => A_CARD - 4,
                };
                each(players, &|seat| -each_card * self.side(seat) * amount(n).min(seat_of(seat).hand_len.into()))
            }
            Op::DiscardHand(players) => {
                each(players, &|seat| -A_CARD * self.side(seat) * i32::from(seat_of(seat).hand_len))
            }
            Op::LookAtHand(players) | Op::OpenHand(players, _) | Op::LookAtRandom(players, _) => {
                each(players, &|seat| if self.side(seat) < 0 && seat_of(seat).hand_len > 0 { 3 * yours } else { 0 })
            }
            Op::LookAtDrawPile(players) | Op::LookAtTop(players, _) => {
                each(players, &|seat| if seat_of(seat).pile_len > 0 { 2 * yours } else { 0 })
            }
            Op::Reshuffle(players) => each(players, &|seat| {
                2 * self.side(seat)
                    * (i32::from(seat_of(seat).discard_len) - i32::from(seat_of(seat).pile_len)).clamp(-5, 5)
            }),
            Op::SwapPiles(players) => each(players, &|seat| {
                self.side(seat)
                    * (i32::from(seat_of(seat).discard_len) - i32::from(seat_of(seat).pile_len)).clamp(-20, 20)
            }),
            Op::AddFor(players) => each(players, &|seat| if seat == roles.you { 0 } else { 20 * self.side(seat) }),
            Op::FewerActions(players, n) => each(players, &|seat| -AN_ACTION * self.side(seat) * i32::from(*n)),
            Op::MissTurn(players) => each(players, &|seat| -A_TURN * self.side(seat)),
            // Its player must attack, at any cost.
            Op::MustAttackNext(players, who) => {
                let target = self.whom(who, roles).first().copied();
                each(players, &|seat| target.map_or(0, |card| 5 * self.side(seat) * -self.side_of(card)))
            }
            Op::TellPlans(players) | Op::Ask(players, _) => {
                each(players, &|seat| if self.side(seat) < 0 { 3 * yours } else { 0 })
            }
            op => self.on_combat(op, roles, scene),
        }
    }

    /// The worth of a step that concerns attacks and the combat.
    fn on_combat(&self, op: &Op, roles: &Roles, scene: &mut Scene) -> i32 {
        let first = |who| self.whom(who, roles).first().copied();
        match op {
            Op::EndCombat => {
                scene.end();
                0
            }
            Op::Withdraw(who) => {
                scene.end();
                // Its opponent earns half of its V (WDR).
                first(who).map_or(0, |card| -8 * self.side_of(card) * rating(card, Stat::V))
            }
            Op::SwitchTactic => {
                scene.fight_with(None);
                0
            }
            Op::SetTactic(tactic) => {
                scene.fight_with(Some(*tactic));
                0
            }
            Op::FirstBlow(who) => {
                if let Some(card) = first(who).filter(|card| !self.lasts_on(card, roles)) {
                    scene.strikes_first(card);
                }
                0
            }
            Op::ChangeAttacker(who) | Op::ChangeDefender(who) => {
                let number = usize::from(matches!(op, Op::ChangeDefender(_)));
                if let Some(card) = first(who) {
                    scene.replace(number, card, self.fighter(card), self.side_of(card));
                }
                0
            }
            Op::Assist(who, _) => {
                let Some(card) = first(who) else { return 0 };
                let help = Boost { add: [4, 4, 0, 0], ..Default::default() };
                scene.boost(card, &help);
                0
            }
            Op::ForceAttack(one, other) => match (first(one), first(other)) {
                (Some(one), Some(other)) => self.clash_worth(one, other),
                _ => 0,
            },
            Op::AttackNow(who, filter) => first(who).map_or(0, |card| self.attack_worth(card, filter, roles)),
            Op::AttackEach(from, on, must) => {
                let all = self.own_warriors().filter(|card| self.fits(from, card, roles));
                let each = all.map(|card| self.attack_worth(card, on, roles));
                if *must { each.sum() } else { each.map(|worth| worth.max(0)).sum() }
            }
            // A player who must attack has less choice in attacking.
            Op::MustBeAttacker(who) => first(who).map_or(0, |card| -3 * self.side_of(card)),
            Op::OneMoreAttack => match self.best_attack() {
                Some((worth, ..)) if worth > 800 => 30,
                _ => 0,
            },
            Op::EarnKills => {
                let worth = scene.worth().abs();
                self.side(roles.you) * worth / 2
            }
            Op::Aim => 5,
            // It stops combats that others would win as well as the player's. An effect that already lasts has no
            // worth.
            Op::OnlyTactic(..) | Op::NoCombats(_) if self.is_in_force(op) => 0,
            Op::OnlyTactic(..) | Op::NoCombats(_) => {
                let threat = self.own_warriors().map(|own| self.threat(own)).max().unwrap_or(0);
                let own = self.best_attack().map_or(0, |(worth, ..)| worth.max(0));
                let after =
                    if self.view.active == self.seat && self.view.combat.is_none() { threat - own } else { threat };
                self.side(roles.you) * (after / 100).clamp(-40, 40)
            }
            op => self.on_table(op, roles),
        }
    }

    /// Whether a search of one of the player's piles may find something.
    fn may_find(&self, pile: Pile, filter: &Filter) -> bool {
        let Knowledge { pile: draws, reserve, seen, .. } = self.knowledge;
        let fits = |number: &CardNo| is_of(filter, self.view.cards.card(*number));
        match pile {
            Pile::DrawPile => draws.iter().any(fits),
            Pile::Collection => draws.iter().chain(reserve).any(fits),
            Pile::DiscardPile => seen[self.seat.index()][1].iter().any(fits),
            Pile::AnyDiscardPile => true,
        }
    }

    /// Whether an effect of this kind lasts already.
    fn is_in_force(&self, op: &Op) -> bool {
        let kind = std::mem::discriminant(op);
        let makes = |ops: &[Op]| ops.iter().any(|other| std::mem::discriminant(other) == kind);
        self.view.lasting.iter().any(|effect| {
            let card = self.view.cards.card(effect.card);
            card.play.as_ref().is_some_and(|play| makes(&play.ops))
                || card.abilities.iter().any(|ability| makes(&ability.ops))
                || card.triggers.iter().any(|trigger| makes(&trigger.ops))
        })
    }

    /// The worth of a combat of two warriors of any players, with the better tactic of the attacker.
    fn clash_worth(&self, one: &CardView, other: &CardView) -> i32 {
        let (attacker, defender) = (self.fighter(one), self.fighter(other));
        let best = Tactic::ALL.iter().map(|tactic| clash(&attacker, &defender, *tactic)).max().unwrap_or(0) / 100;
        match (self.side_of(one), self.side_of(other)) {
            (1, 1) => -best.abs(),
            // If enemies strike each other, a hit on either is good for the player.
            (-1, -1) => best.abs(),
            (side, _) => side * best,
        }
    }

    fn attack_worth(&self, attacker: &CardView, on: &Filter, roles: &Roles) -> i32 {
        let others = self.warriors().filter(|card| self.side_of(card) < 0 && self.fits(on, card, roles));
        let worth = others.map(|card| self.promise(attacker, card).0 / 100).max().unwrap_or(-20);
        if self.side_of(attacker) > 0 { worth.max(-20) } else { -worth.max(0) }
    }

    /// The worth of a step that concerns the table as a whole, or the cards of its player.
    fn on_table(&self, op: &Op, roles: &Roles) -> i32 {
        let yours = self.side(roles.you);
        match op {
            Op::Cancel => self.cancelled_worth(roles),
            Op::AnnihilateAll => self.view.table.iter().map(|card| -self.asset(card)).sum(),
            Op::DownToFewest => {
                let count = |seat: Seat| self.warriors().filter(|card| card.controller == seat).count() as i32;
                let seats = || {
                    let left = |seat: &Seat| !self.view.seats[seat.index()].eliminated;
                    Seat::all(self.view.seats.len() as u8).filter(left)
                };
                let fewest = seats().map(count).min().unwrap_or(0);
                seats().map(|seat| -30 * self.side(seat) * (count(seat) - fewest)).sum()
            }
            Op::Search(pile, filter, _) if roles.you == self.seat && !self.may_find(*pile, filter) => 0,
            Op::Search(..) | Op::TakeBack(_) | Op::DrawAndKeep(..) => 20 * yours,
            // The card that was discarded goes back to its owner.
            Op::TakeDiscarded => match roles.subject.and_then(|slot| self.at(slot)) {
                Some(card) => 20 * self.side(card.owner),
                None => 20 * yours,
            },
            Op::AnnihilateFound => 15 * yours,
            Op::SwapFound => 8 * yours,
            Op::AddWarrior(..) => 30 * yours,
            Op::CastNow(..) => 10 * yours,
            Op::CompleteFromHand => 60 * yours,
            Op::ActionsNow(n) | Op::MoreActions(n, _) => yours * AN_ACTION * i32::from(*n),
            Op::AnotherTurn => yours * A_TURN,
            Op::RaiseTarget(_) => yours * A_REPRIEVE,
            Op::NoPlaying(..) => 10 * yours,
            Op::ReverseDirection | Op::ExchangeSeats(_) => 0,
            // Steps on cards, seats or combats are handled above, and blocks by their inner steps. They are listed here
            // so that the compiler reports a new word of the card language.
            Op::Lasting { .. }
            | Op::LastingForAll { .. }
            | Op::OnlyTactic(..)
            | Op::NoCombats(_)
            | Op::Heal(_)
            | Op::Wound(..)
            | Op::Kill(..)
            | Op::Damage(..)
            | Op::Save(_)
            | Op::StaysInPlay(_)
            | Op::PreventWound(_)
            | Op::Discard(_)
            | Op::Annihilate(_)
            | Op::ToHand(_)
            | Op::IntoDrawPile(_)
            | Op::MoveTo(..)
            | Op::IntoCover(_)
            | Op::OutOfCover(_)
            | Op::MoveToPlace(..)
            | Op::Control(..)
            | Op::Markers(..)
            | Op::MoveAllTo(..)
            | Op::DiscardIllegal(_)
            | Op::LosesVehicle(_)
            | Op::Assign(_)
            | Op::Imprison(_)
            | Op::DiscardAny(_)
            | Op::AttachFromHand(..)
            | Op::DiscardUnless(..)
            | Op::Redistribute(..)
            | Op::Reassign(_)
            | Op::Infect(_)
            | Op::PayForEach(..)
            | Op::Redeem(_)
            | Op::LosesMembership(_)
            | Op::GainDestiny(..)
            | Op::LoseDestiny(..)
            | Op::LoseAllDestiny(_)
            | Op::GainPromotion(..)
            | Op::LosePromotion(..)
            | Op::LoseHalfPromotion(_)
            | Op::SwapDestiny(_)
            | Op::ExchangePoints(_)
            | Op::TakeEarned
            | Op::Sabotage(..)
            | Op::Draw(..)
            | Op::LookAtHand(_)
            | Op::LookAtDrawPile(_)
            | Op::DiscardFromHand(..)
            | Op::LookAtTop(..)
            | Op::LookAtRandom(..)
            | Op::OpenHand(..)
            | Op::AddFor(_)
            | Op::DrawUpTo(..)
            | Op::DiscardHand(_)
            | Op::Reshuffle(_)
            | Op::SwapPiles(_)
            | Op::Ask(..)
            | Op::OneMoreAttack
            | Op::FewerActions(..)
            | Op::MissTurn(_)
            | Op::EndCombat
            | Op::SwitchTactic
            | Op::SetTactic(_)
            | Op::ChangeDefender(_)
            | Op::ChangeAttacker(_)
            | Op::FirstBlow(_)
            | Op::NotUsed(_)
            | Op::EarnKills
            | Op::Withdraw(_)
            | Op::Assist(..)
            | Op::AttackNow(..)
            | Op::AttackEach(..)
            | Op::Aim
            | Op::MustBeAttacker(_)
            | Op::ForceAttack(..)
            | Op::MustAttackNext(..)
            | Op::TellPlans(_)
            | Op::Choose(_)
            | Op::ChooseSecond(_)
            | Op::Coin { .. }
            | Op::When(..)
            | Op::ForEachStep(_)
            | Op::Unless(..)
            | Op::PaysFor(..)
            | Op::Either(_)
            | Op::May(_)
            | Op::AfterCombat(_)
            | Op::ChosenBy(..)
            | Op::ForEachPlayer(..) => 0,
        }
    }

    /// The worth of countering the last announcement of another player.
    fn cancelled_worth(&self, roles: &Roles) -> i32 {
        // A counter can only cancel an earlier announcement, so two counters never evaluate each other.
        let before = &self.view.announced[..roles.announced.unwrap_or(self.view.announced.len())];
        let stands = |announced: &Announced| !announced.cancelled && announced.seat != roles.you;
        before.iter().rposition(stands).map_or(0, |number| -self.announced_worth(number))
    }

    /// The worth of exchanging Destiny for Promotion now. Such a card can be used once, so it waits until it wins the
    /// match.
    pub fn exchange_worth(&self, price: u8) -> i32 {
        let bought = self.destiny() / i32::from(price.max(1));
        let promotion = i32::from(self.view.seats[self.seat.index()].promotion);
        if promotion + bought >= self.view.target.into() {
            return A_WIN;
        }
        // When the Draw Piles run out, the player with the most P wins (GAME-07).
        let left = self.view.seats.iter().map(|seat| seat.pile_len).max().unwrap_or(0);
        if left <= LAST_CARDS && bought > 0 { PROMOTION * bought } else { -50 }
    }

    /// The worth of an announced item's taking effect, by its number among the announced ones.
    pub fn announced_worth(&self, number: usize) -> i32 {
        let announced = &self.view.announced[number];
        let Some(card) = announced.card.map(|card| self.view.cards.card(card)) else {
            return 5 * self.side(announced.seat);
        };
        let side = self.side(announced.seat);
        let this = announced.slot.and_then(|slot| self.at(slot));
        let roles = Roles {
            this: announced.slot,
            bearer: this.map(|card| self.bearer(card).slot),
            caster: announced.caster,
            targets: announced.targets,
            player: Some(announced.player),
            steps: announced.steps.max(1).into(),
            kind: Some(card.kind),
            card: Some(card.code),
            announced: Some(number),
            ..Roles::of(announced.seat)
        };
        let of = |ops: &[Op]| self.effect(ops, &roles);
        match announced.what {
            What::Card | What::Raise => {
                let host = announced.targets[0].and_then(|slot| self.at(slot));
                let given = host.filter(|_| is_attached(card));
                let given = given.map_or(0, |host| self.side_of(host) * self.worth_on(card, self.bearer(host)));
                let stays = if card.play.is_none() && host.is_none() { 15 * side } else { 0 };
                card.play.as_ref().map_or(0, |play| of(&play.ops)) + given + stays
            }
            What::Ability(number) => card.abilities.get(number as usize).map_or(0, |ability| of(&ability.ops)),
            What::Trigger(number) => card.triggers.get(number as usize).map_or(0, |trigger| of(&trigger.ops)),
            What::Goal(_) => 20 * side,
            What::Add | What::AddCovered | What::Sabotage => 30 * side,
            What::Seek | What::Exit | What::Board | What::Transfer | What::Meditate => 5 * side,
            What::Reward | What::Return => 10 * side,
        }
    }
}
