//! The player's own Turn: Actions, and cards that are played outside a combat.

use doomtrooper::action::Action;
use doomtrooper::language::{Card, CardKind, Code, Keyword, Op, Stat, Tag, When};
use doomtrooper::state::{At, SlotNo};

use super::eyes::{Eyes, printed, rating};

/// The least worth of one Action: a point of Destiny.
const AN_ACTION: i32 = 10;
/// The promise of others' attacks on a warrior above which it should be in Cover, in thousandths.
const IN_DANGER: i32 = 1500;
/// The worth of the next card of the Draw Pile.
const NEXT_CARD: i32 = 16;
/// A player with this many cards in the hand draws none (TURN-04).
const FULL_HAND: u8 = 7;
/// The number of cards of a full hand that may wait for a combat or an event; each further one makes all of them worth
/// less.
const SOME_WAIT: i32 = 3;
const A_CROWD: i32 = 4;
/// A card that would take most of the D waits until there is more.
const A_PURSE: i32 = 25;

impl Eyes<'_> {
    /// The opening hand: kept when a warrior in it can be paid soon.
    pub fn score_redraw(&self) -> i32 {
        let payable = self.hand().filter(|card| card.kind == CardKind::Warrior && printed(card, Stat::V) <= 7).count();
        if payable == 0 { 10 } else { -10 }
    }

    pub fn score_add(&self, code: Code) -> i32 {
        let Some(card) = self.coded(code) else { return -50 };
        let open = self.own_warriors().filter(|warrior| !warrior.covered).count();
        let price = printed(card, Stat::V);
        let dearest = self.hand().filter(|card| card.kind == CardKind::Warrior).map(|card| printed(card, Stat::V));
        let dearest = dearest.filter(|price| *price <= self.destiny() + 4).max().unwrap_or(0);
        let strength = printed(card, Stat::F).max(printed(card, Stat::S)) + printed(card, Stat::A);
        let idle = card.always.iter().flat_map(|always| &always.gives).any(|give| {
            matches!(give, doomtrooper::language::Modifier::Can(Keyword::NeverInCombat | Keyword::NeverAttacks))
        });
        let worth = 30 + 2 * strength + self.worth_for_all(card).clamp(-20, 20) - if idle { 25 } else { 0 };
        match open {
            // No warrior is open: sabotage would be easy.
            0 => worth + 60,
            1 => worth + 20,
            // A more expensive one can be paid soon.
            _ if price < dearest && price < 5 => AN_ACTION - 4,
            2..=4 => worth,
            _ if price >= 6 => worth - 15,
            _ => AN_ACTION - 2,
        }
    }

    /// Adding a warrior in Cover takes three Actions.
    pub fn score_hide(&self, code: Code) -> i32 {
        let Some(card) = self.coded(code) else { return -50 };
        let price = printed(card, Stat::V);
        let hidden = self.own_warriors().filter(|warrior| warrior.unpaid).count();
        let is_payable = price <= self.destiny() + 1;
        if hidden == 0 && price >= 8 && is_payable { AN_ACTION + 2 } else { -20 }
    }

    pub fn score_cover(&self, slot: SlotNo) -> i32 {
        let Some(warrior) = self.at(slot) else { return -50 };
        let attacks_well = self.best_attack().is_some_and(|(worth, attacker, _)| attacker == slot && worth > 0);
        let threat = self.threat(warrior);
        if attacks_well || threat < IN_DANGER { -5 } else { AN_ACTION + threat / 400 }
    }

    /// Leaving Cover for an attack in a later Turn (COV-14), unless the warrior would seek Cover again at once.
    pub fn score_uncover(&self, slot: SlotNo) -> i32 {
        let Some(warrior) = self.at(slot) else { return -50 };
        let defenders = self.warriors().filter(|other| self.side_of(other) < 0 && self.may_attack(warrior, other));
        let promised = defenders.map(|other| self.promise(warrior, other).0).max().unwrap_or(0);
        let is_safe = self.threat_in_the_open(warrior) < IN_DANGER;
        if promised > 2500 && is_safe { AN_ACTION + 5 } else { -5 }
    }

    pub fn score_boarding(&self, slot: SlotNo) -> i32 {
        let is_inside = self.attached(slot).any(|on| on.inside);
        if is_inside { -30 } else { AN_ACTION + 15 }
    }

    /// Going to the Area from which the attacks are better: nobody attacks into an Outpost or out of it (ATK-12).
    pub fn score_transfer(&self, slot: SlotNo) -> i32 {
        let Some(warrior) = self.at(slot) else { return -50 };
        let here = warrior.at == At::Outpost;
        let there = self.best_target(warrior, !here);
        let stays = self.best_attack().map_or(0, |(worth, ..)| worth.max(0));
        let guards =
            !here && self.own_warriors().filter(|other| other.at != At::Outpost && !other.covered).count() == 1;
        match there - stays {
            gain if gain > 1500 && !warrior.covered && !guards => AN_ACTION + 2 + gain / 400,
            _ => -20,
        }
    }

    /// Half of the V of the warrior, in points.
    pub fn score_sabotage(&self, slot: SlotNo) -> i32 {
        self.at(slot).map_or(0, |warrior| AN_ACTION + 8 * rating(warrior, Stat::V))
    }

    /// An attack is the last Action: the remaining Actions are lost (ACT-06).
    pub fn score_attacking(&self) -> i32 {
        let worth = self.score_attack();
        if self.view.actions > 1 && worth > 0 { self.coin() - 1 } else { worth }
    }

    /// Playing a card from the hand, as an Action or at a stable point.
    pub fn score_play(&self, code: Code) -> i32 {
        let Some(card) = self.coded(code) else { return -50 };
        if let Some(entry) = self.entry(Action::Play(code))
            && (!entry.ops.is_empty() || !entry.targets.is_empty())
        {
            return self.begun(&entry, None).net + self.standing_worth(card) - self.held_worth(card, code);
        }
        self.standing_worth(card)
    }

    /// The worth of a card that stays in play, at its best place.
    fn standing_worth(&self, card: &Card) -> i32 {
        let is_placed = !card.places.is_empty();
        match card.kind {
            CardKind::Warzone => AN_ACTION + 3,
            CardKind::Mission => AN_ACTION + 6,
            CardKind::Alliance => AN_ACTION + self.worth_for_all(card),
            CardKind::Fortification | CardKind::Equipment | CardKind::Relic if is_placed => {
                AN_ACTION - 5 + self.worth_for_all(card) + 8 * card.abilities.len() as i32
            }
            CardKind::Equipment
            | CardKind::Relic
            | CardKind::Symmetry
            | CardKind::Ki
            | CardKind::Beast
            | CardKind::Fortification => {
                let own = self.own_warriors().map(|warrior| self.worth_on(card, warrior)).max();
                let part = card.given_to.is_some() && own.is_none_or(|worth| worth <= 0);
                let vehicle = if card.tags.contains(&Tag::Vehicle) { 20 } else { 0 };
                own.map_or(-20, |worth| worth + vehicle) + if part { 5 } else { 0 }
            }
            _ => 0,
        }
    }

    /// The worth of a card in the hand: it could be played at a better time.
    fn held_worth(&self, card: &Card, code: Code) -> i32 {
        let takes_all = |op: &Op| matches!(op, Op::LoseAllDestiny(_) | Op::SwapDestiny(_));
        let waits = card.play.iter().flat_map(|play| &play.ops).any(takes_all);
        let for_more = if waits { A_PURSE } else { 0 };
        for_more + if self.takes_action(Action::Play(code)) { 0 } else { 15 }
    }

    /// Using an ability of a card in play outside a combat.
    pub fn score_use(&self, slot: SlotNo, number: u8) -> i32 {
        let Some(entry) = self.entry(Action::Use(slot, number)) else { return -50 };
        self.begun(&entry, None).net - if self.takes_action(Action::Use(slot, number)) { AN_ACTION - 2 } else { 5 }
    }

    /// The card of the hand to give up: no card is drawn for one that stays.
    pub fn score_discard(&self, code: Code) -> i32 {
        let Some(card) = self.coded(code) else { return -50 };
        let copies = self.hand().filter(|other| other.code == code).count() as i32;
        let next = match self.view.seats[self.seat.index()].pile_len {
            0 => 0,
            // In a long match, the cards in the hand have not helped.
            _ => NEXT_CARD + self.impatience() / 25,
        };
        // If many cards wait for their time, most wait in vain, and no card is drawn into a full hand.
        let waiting = self.hand().filter(|other| waits(other)).count() as i32;
        let is_full = self.view.seats[self.seat.index()].hand_len >= FULL_HAND;
        let crowd = if waits(card) && is_full { A_CROWD * (waiting - SOME_WAIT).max(0) } else { 0 };
        next - self.keep(card) + 4 * (copies - 1) + crowd
    }
}

/// Whether a card of the hand waits for a combat or an event.
fn waits(card: &Card) -> bool {
    card.play.as_ref().is_some_and(|play| matches!(play.when, When::Combat | When::After(_) | When::Played(_)))
}
