//! The current values of cards.

use crate::action::Bonuses;
use crate::language::{Amount, Effect, Estro, Timing, Value};
use crate::rules::{CardNo, DIE_BONUS, ZONE_BONUS, die_lists, match_up, timing_bit};
use crate::state::{Card, CardId, Change, State};

/// The values of a card as they stand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Now {
    /// The five statistics, none below 0 (ESTRO-CARD-08).
    pub stats: [i16; 5],
    /// TOT: their sum and what was added to TOT itself; may be negative (ESTRO-CARD-08).
    pub tot: i16,
}

impl Now {
    /// What a face-down card counts for (ESTRO-FACE-02).
    pub const NOTHING: Self = Self { stats: [0; 5], tot: 0 };

    /// A value by its kind, for a card whose main Estro is this.
    pub fn get(&self, value: Value, main: Estro) -> i16 {
        match value {
            Value::Stat(stat) => self.stats[stat.index()],
            Value::Primary => self.stats[main.index()],
            Value::Tot => self.tot,
        }
    }
}

/// The place of a value in a list of changes: five statistics, then TOT.
pub(crate) const fn slot_of(value: Value, main: Estro) -> usize {
    match value {
        Value::Stat(stat) => stat.index(),
        Value::Primary => main.index(),
        Value::Tot => 5,
    }
}

impl State {
    /// What a card prints; a Chimera has the greater of its two cards' values (ESTRO-CHIM-08).
    pub(crate) fn printed(&self, card: &Card) -> [i16; 5] {
        let mut values = self.rules.card(card.no).values.map(i16::from);
        if card.is_on_field() && card.guest.is_some() {
            let guest = self.rules.card(self.card(card.guest).no).values;
            for (value, other) in values.iter_mut().zip(guest) {
                *value = (*value).max(i16::from(other));
            }
        }
        values
    }

    /// The current values of a card on the field: printed, then stored changes, then static bonuses (ESTRO-CARD-06,
    /// ESTRO-CARD-07), the die of a clash among them (ESTRO-ATK-06). A face-down card has none.
    pub(crate) fn now(&self, id: CardId) -> Now {
        let card = self.card(id);
        if !card.is_up() {
            return Now::NOTHING;
        }
        let mut sums = [0i16; 6];
        sums[..5].copy_from_slice(&self.printed(card));
        for (sum, (lasting, kept)) in sums.iter_mut().zip(card.lasting.iter().zip(card.kept)) {
            *sum += i16::from(*lasting) + i16::from(kept);
        }
        for timed in self.timed() {
            if let Change::Value(place, n) = timed.what
                && timed.card == id
            {
                sums[place as usize] += i16::from(n);
            }
        }
        let counted = self.counted(id);
        if counted.has(Bonuses::ZONE) {
            self.add_zones(card, &mut sums);
        }
        if counted.has(Bonuses::DIE) {
            self.add_die(id, card, &mut sums);
        }
        self.add_passives(id, card, &mut sums);
        let mut now = Now { stats: [0; 5], tot: sums[5] };
        for (stat, sum) in now.stats.iter_mut().zip(sums) {
            *stat = sum.max(0);
            now.tot += *stat;
        }
        now
    }

    /// The bonuses that count for a card: all of them, but in a comparison in which they have to be claimed (ESTRO-GEN-04).
    pub(crate) fn counted(&self, id: CardId) -> Bonuses {
        if !self.rules.options.manual_bonus_claims {
            return Bonuses::ALL;
        }
        let claimed = self.attack().and_then(|attack| match id {
            id if id == attack.attacker => attack.claims[0],
            id if id == attack.target => attack.claims[1],
            _ => None,
        });
        claimed.unwrap_or(Bonuses::ALL)
    }

    /// The static bonuses of the active Zone cards (ESTRO-ZONE-03).
    fn add_zones(&self, card: &Card, sums: &mut [i16; 6]) {
        let covered = if self.rules.options.zone_bonus_all { 0b11111 } else { card.estri };
        let mut zones = self.zones_over(card.place) & covered;
        while zones != 0 {
            sums[zones.trailing_zeros() as usize] += ZONE_BONUS;
            zones &= zones - 1;
        }
    }

    /// The die of the card in a clash (ESTRO-ATK-06).
    fn add_die(&self, id: CardId, card: &Card, sums: &mut [i16; 6]) {
        let Some(attack) = self.attack() else { return };
        let die = match id {
            id if id == attack.attacker => attack.dice[0],
            id if id == attack.target => attack.dice[1],
            _ => return,
        };
        if die > 0 && die_lists(die, card.main) {
            sums[card.main.index()] += DIE_BONUS;
        }
    }

    /// What passive Gifts give the card (ESTRO-GIFT-11).
    fn add_passives(&self, id: CardId, card: &Card, sums: &mut [i16; 6]) {
        self.each_passive(id, card, |_, slot, n| sums[slot] += n);
    }

    /// What passive Gifts give the card: the bearer of each, the value by its place, and the number.
    #[inline]
    pub(crate) fn each_passive(&self, id: CardId, card: &Card, mut give: impl FnMut(CardId, usize, i16)) {
        for (side, field) in self.fields.iter().enumerate() {
            if !self.anything_answers(side, Timing::Passive) {
                continue;
            }
            for source in field.iter() {
                if self.rules.card(self.gift_no(source)).on_field & timing_bit(Timing::Passive) == 0
                    || !self.has_active_gift(source)
                {
                    continue;
                }
                let Some(gift) = self.rules.gift(self.gift_no(source)) else { continue };
                for effect in &gift.effects {
                    if let Effect::Add(target, value, amount, _) = effect
                        && self.covers(target, source, id)
                    {
                        give(source, slot_of(*value, card.main), self.amount(amount, source));
                    }
                }
            }
        }
    }

    /// A number of a Gift of this card, as the field stands.
    pub(crate) fn amount(&self, amount: &Amount, source: CardId) -> i16 {
        match amount {
            Amount::Of(n) => i16::from(*n),
            Amount::Each(n, filter) => i16::from(*n) * self.count(filter, source) as i16,
        }
    }

    /// The TOT with which a card fights: with its die, for the attacker with the match-up (ESTRO-ATK-10, ESTRO-ATK-11), and for a
    /// target what Lucid Dream makes of it (ESTRO-LUC-11, ESTRO-LUC-18).
    pub(crate) fn battle_tot(&self, attacker: CardId, target: CardId) -> (i16, i16) {
        if !target.is_some() {
            let ship = self.attack().and_then(|attack| attack.ship);
            return (ship.map_or(0, |ship| self.strike_value(attacker, ship)), 0);
        }
        let (mine, theirs) = (self.now(attacker), self.now(target));
        let bonus =
            if self.card(target).is_up() { match_up(self.card(attacker).main, self.card(target).main) } else { 0 };
        // A malus need not be claimed (ESTRO-GEN-04).
        let counts = bonus < 0 || self.counted(attacker).has(Bonuses::MATCH_UP);
        let stands = self.shield_in_clash(target).unwrap_or(theirs.tot) - self.ignored_dex(attacker, target);
        (mine.tot + if counts { bonus } else { 0 } - self.weakness(attacker), stands)
    }

    /// The card whose Gift a card on the field has: its own, or its guest's (ESTRO-CHIM-09).
    #[inline]
    pub(crate) fn gift_no(&self, id: CardId) -> CardNo {
        let card = self.card(id);
        if card.guest.is_some() { self.card(card.guest).no } else { card.no }
    }
}
