//! What is chosen in a combat, for a card that is composed, and while an effect is carried out.

use doomtrooper::action::Action;
use doomtrooper::language::{Affiliation, Card, Code, Kind, Op, Stat, Tactic};
use doomtrooper::state::{At, SlotNo, What, WindowKind};
use doomtrooper::view::Ask;
use table::Seat;

use super::effects::stat_of;
use super::eyes::Eyes;

impl Eyes<'_> {
    /// Answering in a window: whatever is better than nothing.
    pub fn score_answer(&self, action: Action, kind: WindowKind) -> i32 {
        let Some(entry) = self.entry(action) else { return -1 };
        match kind {
            WindowKind::Modify => {
                let turned = self.turns_combat(&entry, None, None);
                let spent = if matches!(action, Action::Play(_)) { 12 } else { 2 };
                if turned > 0 { turned - spent } else { -1 }
            }
            // What keeps the match going is worth everything.
            WindowKind::Victory => 99,
            WindowKind::Response if self.view.active == self.seat && self.view.combat.is_none() => -1,
            _ => match action {
                Action::Play(code) => self.score_play(code),
                Action::Use(slot, number) => self.score_use(slot, number),
                _ => -1,
            },
        }
    }

    /// Choosing a card in play.
    pub fn score_choice(&self, slot: SlotNo) -> i32 {
        let Some(card) = self.at(slot) else { return 0 };
        if let Some(doing) = self.doing
            && self.asks() != Ask::Combat
        {
            let entry = self.entry(doing.begun);
            if self.asks() == Ask::Window(WindowKind::Modify)
                && let Some(entry) = entry
            {
                return self
                    .turns_combat(&entry, Some(slot), None)
                    .max(self.touched(&entry, doing.chosen, card).min(0) - 1);
            }
            if let Some(entry) = entry.filter(|entry| !entry.targets.is_empty() || !entry.ops.is_empty()) {
                let mission = entry.card.kind == Kind::Mission;
                let points = self.touched(&entry, doing.chosen, card);
                return if mission { self.score_mission(doing.chosen, slot) } else { points };
            }
            if let Action::Play(code) = doing.begun
                && let Some(face) = self.coded(code)
            {
                return match face.kind {
                    Kind::Mission => self.score_mission(0, slot),
                    _ => {
                        let worth = self.worth_on(face, self.bearer(card));
                        if self.is_mine(card) { worth } else { -worth }
                    }
                };
            }
        }
        match self.view.combat {
            Some(combat) if combat.attacker.is_none() && self.asks() == Ask::Combat => self.score_combatant(slot),
            Some(combat) if self.asks() == Ask::Combat && combat.tactic.is_none() => {
                let attacker = combat.attacker.and_then(|slot| self.at(slot));
                attacker.map_or(0, |attacker| self.promise(attacker, card).0 / 100)
            }
            Some(combat) if self.asks() == Ask::Combat => self.score_arms(slot, combat.tactic),
            _ => -self.asset(card),
        }
    }

    /// Naming the attacker, or the defender while the attacker is not public yet.
    fn score_combatant(&self, slot: SlotNo) -> i32 {
        let Some(card) = self.at(slot) else { return 0 };
        if self.is_mine(card) {
            let defenders = self.warriors().filter(|other| !self.is_mine(other) && self.may_attack(card, other));
            return defenders.map(|other| self.promise(card, other).0).max().unwrap_or(-100_000) / 100;
        }
        // The attacker is known to its player only: it is the one that was chosen last.
        let attacker = self.doing.and_then(|doing| doing.target).and_then(|slot| self.at(slot));
        attacker.map_or(-self.fighter(card).armor, |attacker| self.promise(attacker, card).0 / 100)
    }

    /// A Warzone for the defender, or a weapon.
    fn score_arms(&self, slot: SlotNo, tactic: Option<Tactic>) -> i32 {
        let (Some(card), Some(tactic)) = (self.at(slot), tactic) else { return 0 };
        let Some(face) = self.face(card) else { return 0 };
        let stat = stat_of(tactic);
        if face.kind == Kind::Warzone {
            let modifier = |stat: Stat| super::eyes::printed(face, stat);
            return 10 * modifier(stat) + 12 * modifier(Stat::A) - 3 * modifier(Stat::V);
        }
        let bearer = self.bearer(card);
        let given = self.given(face, bearer, Some(tactic));
        let inflicted = self.inflicted(face, bearer, Some(tactic)).add;
        let kills = if given.kills { 3 } else { 0 };
        10 * (given.add[stat as usize] + given.add[Stat::A as usize] + kills) - 5 * inflicted.iter().sum::<i32>() + 1
    }

    /// Whom a Mission is given to, and whom it is to kill.
    fn score_mission(&self, number: usize, slot: SlotNo) -> i32 {
        let Some(card) = self.at(slot) else { return 0 };
        let fighter = self.fighter(card);
        match (number, self.is_mine(card)) {
            (0, true) => fighter.strength[0].max(fighter.strength[1]) + fighter.armor,
            (0, false) => -50,
            (_, true) => -50,
            (_, false) => 3 * fighter.value - fighter.armor,
        }
    }

    pub fn score_tactic(&self, tactic: Tactic) -> i32 {
        if self.asks() != Ask::Combat {
            return 0;
        }
        let Some((_, attacker, defender)) = self.combat() else { return 0 };
        super::fight::clash(&self.fighter(attacker), &self.fighter(defender), tactic) / 100
    }

    pub fn score_player(&self, seat: Seat) -> i32 {
        let ops = self.doing.and_then(|doing| self.entry(doing.begun)).map_or(&[][..], |entry| entry.ops);
        let worth = match self.doing.and_then(|doing| self.entry(doing.begun)) {
            Some(entry) if entry.card.kind == Kind::Mission => -1,
            _ => self.player_worth(ops),
        };
        let leads = i32::from(self.view.seats[seat.index()].promotion);
        if seat == self.seat { -worth } else { worth + leads }
    }

    /// How many steps are paid for: in a combat the fewest that turn it, otherwise a few.
    pub fn score_steps(&self, steps: u8) -> i32 {
        let steps = i32::from(steps);
        // Points of a sabotage or a kill: P win the match.
        if self.view.announced.last().is_some_and(|last| matches!(last.what, What::Sabotage | What::Reward)) {
            return steps;
        }
        match self.doing.and_then(|doing| Some((doing, self.entry(doing.begun)?))) {
            Some((doing, entry)) if self.asks() == Ask::Window(WindowKind::Modify) => {
                self.turns_combat(&entry, doing.target, Some(steps))
            }
            _ => -(steps - 2).abs(),
        }
    }

    pub fn score_place(&self, at: At) -> i32 {
        self.own_warriors().filter(|warrior| warrior.at == at).count() as i32
    }

    pub fn score_affiliation(&self, affiliation: Affiliation) -> i32 {
        let of =
            |slot: &&doomtrooper::view::CardView| self.face(slot).is_some_and(|face| face.icons.contains(&affiliation));
        self.warriors().filter(of).map(|card| if self.is_mine(card) { 1 } else { -1 }).sum()
    }

    /// Choosing a card of a hand or a pile: the best one is taken, the worst own one is given up.
    pub fn score_card(&self, code: Code) -> i32 {
        let Some(card) = self.coded(code) else { return 0 };
        let worth = match card.kind {
            Kind::Warrior => 20 + super::eyes::printed(card, Stat::V),
            _ => self.keep(card),
        };
        let searches = self.doing.and_then(|doing| self.entry(doing.begun)).is_some();
        let is_own = self.hand().any(|other| other.code == code);
        if is_own && !searches { -worth } else { worth }
    }

    /// One of several ways, or yes. Of an exchange of points the first one gives P.
    pub fn score_way(&self, number: u8) -> i32 {
        let card = self.view.announced.last().and_then(|last| last.card).map(|card| self.view.cards.card(card));
        let exchanges = card.is_some_and(|card| exchanges_points(card).is_some());
        if exchanges && number == 0 { 1 } else { -i32::from(number) }
    }

    /// Letting something happen: what was begun by oneself, or what a card in play offers.
    pub fn score_yes(&self) -> i32 {
        1
    }
}

/// The D that a P costs when this card exchanges them.
pub(super) fn exchanges_points(card: &Card) -> Option<u8> {
    card.play.iter().flat_map(|play| &play.ops).find_map(|op| match op {
        Op::ExchangePoints(price) => Some(*price),
        _ => None,
    })
}
