//! The arithmetic of a clash (ESTRO-ATK-11, ESTRO-ATK-12): how likely an attack is to succeed, as far as the player knows.

use estro::language::{Amount, Effect, Estro, Gift, Stat, Target, Timing, Value};
use estro::rules::match_up;

use super::board::{Board, Unit};

/// How many of the six results of a die help a card of each Estro (ESTRO-ATK-05).
const HELPED: [f32; 5] = [2.0, 2.0, 2.0, 3.0, 3.0];
/// What a die gives (ESTRO-ATK-06).
const DIE: i16 = 5;

/// The values with which a card fights.
#[derive(Clone, Copy, Debug)]
struct Side {
    tot: i16,
    primary: i16,
    main: Estro,
    /// Whether TOT is that of a vital shield (ESTRO-LUC-11).
    is_shield: bool,
}

impl Side {
    fn of(unit: &Unit) -> Self {
        let (tot, primary) = (unit.tot() + unit.lent[0], unit.primary() + unit.lent[1]);
        Self { tot, primary, main: unit.main, is_shield: false }
    }

    /// Adds to a value of the card.
    fn add(&mut self, value: Value, n: i16) {
        self.tot += n;
        let is_primary = match value {
            Value::Stat(stat) => stat as usize == self.main as usize,
            Value::Primary => true,
            Value::Tot => false,
        };
        if is_primary {
            self.primary = (self.primary + n).max(0);
        }
    }

    fn with_die(self) -> Self {
        Self { tot: self.tot + DIE, primary: self.primary + DIE, ..self }
    }

    /// Whether this attacker defeats the target.
    fn beats(self, target: Self) -> bool {
        if target.is_shield {
            return self.tot + match_up(self.main, target.main) >= target.tot;
        }
        self.tot + match_up(self.main, target.main) > target.tot || self.primary > 2 * target.primary
    }
}

/// What Gifts do in a clash before it is decided.
struct Changes {
    attacker: Side,
    target: Side,
    /// Whether something depends on a coin, and the values after a right call.
    coin: Option<[Side; 2]>,
    /// How likely the attack is to be stopped.
    stops: f32,
}

impl Board<'_> {
    /// How likely an attack is to defeat its target.
    pub fn odds(&self, attacker: usize, target: usize, is_rolled: bool) -> f32 {
        let (one, other) = (&self.units[attacker], &self.units[target]);
        if other.is_protected {
            return 0.0;
        }
        if self.is_covered_guardian(other) {
            return self.odds_against_covered(one, other);
        }
        if !other.is_up {
            return 1.0;
        }
        let (mine, theirs) = (Side::of(one), self.defends(one, target));
        if is_rolled {
            return if mine.beats(theirs) { 1.0 } else { 0.0 };
        }
        let mut changes = Changes { attacker: mine, target: theirs, coin: None, stops: 0.0 };
        self.foresee(attacker, target, true, &mut changes);
        self.foresee(attacker, target, false, &mut changes);
        let plain = rolled(changes.attacker, changes.target);
        let wins = changes.coin.map_or(plain, |[mine, theirs]| (plain + rolled(mine, theirs)) / 2.0);
        wins * (1.0 - changes.stops)
    }

    /// The same against a guardian that lies face down: it is turned up before the dice (ESTRO-SOLO-11).
    fn odds_against_covered(&self, one: &Unit, other: &Unit) -> f32 {
        match other.card {
            Some(_) => rolled(Side::of(one), Side::of(&Unit { is_up: true, ..*other })),
            None => self.odds_against_unknown(one),
        }
    }

    /// What stands against an attacker: the target with its vital shield, less the DEX that an Illusio card ignores (ESTRO-LUC-18).
    fn defends(&self, attacker: &Unit, target: usize) -> Side {
        let unit = &self.units[target];
        let mut side = Side::of(unit);
        if self.is_lucid() {
            if let Some(shield) = self.shield(target) {
                (side.tot, side.is_shield) = (shield + unit.lent[0], true);
            }
            if attacker.main == Estro::Illusio && unit.main != Estro::Illusio {
                side.tot -= unit.stats[Estro::Illusio.index()];
            }
        }
        side
    }

    /// The part of a vital shield that an attack wears away if it does not exhaust it (ESTRO-LUC-11).
    pub fn wear(&self, attacker: usize, target: usize) -> f32 {
        let Some(shield) = self.shield(target).filter(|_| !self.view.options.lucid_shield_heals) else { return 0.0 };
        let (one, other) = (&self.units[attacker], &self.units[target]);
        let tot = one.tot() + one.lent[0] + match_up(one.main, other.main);
        (f32::from(tot.max(0)) / f32::from(shield)).min(1.0)
    }

    /// Puts what the Gift of the attacker or of the target does into the values.
    fn foresee(&self, attacker: usize, target: usize, is_of_attacker: bool, changes: &mut Changes) {
        let bearer = if is_of_attacker { attacker } else { target };
        let Some(gift) = self.gift(&self.units[bearer]) else { return };
        let fits = match gift.timing {
            Timing::OnAttack => is_of_attacker,
            Timing::OnAttacked => !is_of_attacker,
            // Its other effects are in the values already.
            Timing::Passive => gift.effects.iter().any(|effect| matches!(effect.target(), Some(Target::Foe))),
            _ => false,
        };
        if !fits || gift.watch.is_some() || gift.from_hand {
            return;
        }
        for effect in &gift.effects {
            match effect {
                Effect::Coin(then) => {
                    let mut right = [changes.attacker, changes.target];
                    for effect in then {
                        if matches!(effect, Effect::StopAttack) {
                            changes.stops = 0.5;
                        }
                        self.change(effect, gift, bearer, is_of_attacker, &mut right);
                    }
                    changes.coin = Some(right);
                }
                Effect::StopAttack => changes.stops = 1.0,
                effect => {
                    let mut both = [changes.attacker, changes.target];
                    self.change(effect, gift, bearer, is_of_attacker, &mut both);
                    [changes.attacker, changes.target] = both;
                }
            }
        }
    }

    /// Carries out one effect on the values of attacker and target.
    fn change(&self, effect: &Effect, gift: &Gift, bearer: usize, is_of_attacker: bool, both: &mut [Side; 2]) {
        let Some(target) = effect.target() else { return };
        let place = match target {
            Target::This => usize::from(!is_of_attacker),
            Target::Foe => usize::from(is_of_attacker),
            Target::Attacker => 0,
            Target::Attacked => 1,
            _ => return,
        };
        if gift.timing == Timing::Passive && !matches!(target, Target::Foe) {
            return;
        }
        match effect {
            Effect::Add(_, value, amount, _) => {
                let n = match amount {
                    Amount::Of(n) => i16::from(*n),
                    Amount::Each(n, filter) => i16::from(*n) * self.number_of(filter, bearer),
                };
                both[place].add(*value, n);
            }
            Effect::Double(_, value, _) => {
                let unit = if place == usize::from(!is_of_attacker) { Some(&self.units[bearer]) } else { None };
                if let Some(unit) = unit {
                    let n = match value {
                        Value::Stat(stat) => unit.stats[stat.index()],
                        Value::Primary => unit.primary(),
                        Value::Tot => unit.tot(),
                    };
                    both[place].add(*value, n);
                }
            }
            Effect::Swap(_, one, other, _) => self.swap(place, is_of_attacker, bearer, [*one, *other], both),
            _ => {}
        }
    }

    /// Exchanges two statistics: TOT stays, the primary value may change.
    fn swap(&self, place: usize, is_of_attacker: bool, bearer: usize, stats: [Stat; 2], both: &mut [Side; 2]) {
        let is_own = place == usize::from(!is_of_attacker);
        let main = both[place].main.stat();
        if is_own {
            let unit = &self.units[bearer];
            if main == stats[0] {
                both[place].primary = unit.stats[stats[1].index()];
            } else if main == stats[1] {
                both[place].primary = unit.stats[stats[0].index()];
            }
        }
    }
}

/// How likely the attacker is to win before the dice are rolled.
fn rolled(attacker: Side, target: Side) -> f32 {
    let helped = [HELPED[attacker.main as usize] / 6.0, HELPED[target.main as usize] / 6.0];
    // Most clashes are decided whatever the dice show.
    if attacker.beats(target.with_die()) {
        return 1.0;
    }
    if !attacker.with_die().beats(target) {
        return 0.0;
    }
    let mut wins = 0.0;
    for (mine, likely) in [(attacker, 1.0 - helped[0]), (attacker.with_die(), helped[0])] {
        for (theirs, other) in [(target, 1.0 - helped[1]), (target.with_die(), helped[1])] {
            if mine.beats(theirs) {
                wins += likely * other;
            }
        }
    }
    wins
}
