//! What the totals of a clash are made of (ESTRO-ATK-11), number by number.

use crate::action::Bonuses;
use crate::language::Estro;
use crate::rules::{DIE_BONUS, ZONE_BONUS, die_lists, match_up};
use crate::state::{AttackStep, CardId, Change, State};
use crate::view::{Addend, AddendKind};

impl State {
    /// What the battle TOT of each card of the attack is made of: attacker, target. Nothing for a card that lies face down or
    /// has left the field.
    pub(crate) fn clash_addends(&self) -> [Vec<Addend>; 2] {
        let Some(attack) = self.attack().filter(|attack| attack.step < AttackStep::After) else {
            return [Vec::new(), Vec::new()];
        };
        let mine = attack.attacker;
        let mut attacker = self.addends(mine, attack.dice[0]);
        if let Some(ship) = attack.ship {
            if self.card(mine).is_up() {
                add(&mut attacker, AddendKind::MatchUp, self.counted_match_up(mine, ship), 0);
            }
            return [attacker, Vec::new()];
        }
        let theirs = attack.target;
        add(&mut attacker, AddendKind::Weakened, -self.weakness(mine), 0);
        if self.card(mine).is_up() && self.card(theirs).is_up() {
            let n = match_up(self.card(mine).main, self.card(theirs).main);
            let n = if n < 0 || self.counted(mine).has(Bonuses::MATCH_UP) { n } else { 0 };
            add(&mut attacker, AddendKind::MatchUp, n, 0);
        }
        let mut target = self.addends(theirs, attack.dice[1]);
        self.add_shield(theirs, &mut target);
        add(&mut target, AddendKind::Ignored, -self.ignored_dex(mine, theirs), 0);
        [attacker, target]
    }

    /// The supports of a card, and what its vital shield has lost (ESTRO-LUC-10).
    fn add_shield(&self, id: CardId, list: &mut Vec<Addend>) {
        let Some(shield) = self.shield_in_clash(id) else { return };
        for support in self.supports_of(id) {
            add(list, AddendKind::Support(self.card(support).no), self.now(support).tot, 0);
        }
        let whole: i16 = list.iter().map(|addend| addend.n).sum();
        add(list, AddendKind::Shield, shield - whole, 0);
    }

    /// What Gifts and specials have changed of a card's values: five statistics, TOT.
    pub(crate) fn changes(&self, id: CardId) -> [i16; 6] {
        let card = self.card(id);
        let mut changes = [0; 6];
        for (change, (lasting, kept)) in changes.iter_mut().zip(card.lasting.iter().zip(card.kept)) {
            *change = i16::from(*lasting) + i16::from(kept);
        }
        for timed in self.timed().iter().filter(|timed| timed.card == id) {
            if let Change::Value(place, n) = timed.what {
                changes[place as usize] += i16::from(n);
            }
        }
        changes
    }

    fn addends(&self, id: CardId, die: u8) -> Vec<Addend> {
        let card = self.card(id);
        let mut list = Vec::new();
        if !card.is_up() {
            return list;
        }
        let main = card.main.index();
        let printed = self.printed(card);
        list.push(Addend { kind: AddendKind::Printed, n: printed.iter().sum(), primary: printed[main] });
        let changes = self.changes(id);
        add(&mut list, AddendKind::Changes, changes.iter().sum(), changes[main]);
        self.each_passive(id, card, |source, slot, n| {
            add(&mut list, AddendKind::Passive(self.gift_no(source)), n, if slot == main { n } else { 0 });
        });
        let counted = self.counted(id);
        for zone in Estro::ALL.into_iter().filter(|_| counted.has(Bonuses::ZONE)) {
            let is_covered = self.rules.options.zone_bonus_all || card.estri >> zone as u8 & 1 != 0;
            if is_covered && self.is_under(id, zone) {
                add(&mut list, AddendKind::Zone(zone), ZONE_BONUS, if zone.index() == main { ZONE_BONUS } else { 0 });
            }
        }
        if die > 0 && counted.has(Bonuses::DIE) && die_lists(die, card.main) {
            add(&mut list, AddendKind::Die, DIE_BONUS, DIE_BONUS);
        }
        let now = self.now(id);
        let n = now.tot - list.iter().map(|addend| addend.n).sum::<i16>();
        let primary = now.stats[main] - list.iter().map(|addend| addend.primary).sum::<i16>();
        add(&mut list, AddendKind::Floor, n, primary);
        list
    }
}

/// Adds a number, to the earlier one of its kind if there is one.
fn add(list: &mut Vec<Addend>, kind: AddendKind, n: i16, primary: i16) {
    match list.iter_mut().find(|known| known.kind == kind) {
        Some(known) => {
            known.n += n;
            known.primary += primary;
        }
        None if n != 0 || primary != 0 => list.push(Addend { kind, n, primary }),
        None => {}
    }
}
