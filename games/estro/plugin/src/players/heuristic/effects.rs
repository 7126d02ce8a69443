//! What a Gift would do to the table, as far as the player can foresee it.

use estro::language::{
    Amount, Area, Bound, Category, Effect, Face, Filter, Gift, NewEstro, Side, Target, Until, Value, Who,
};
use estro::rules::CardNo;

use super::board::{Board, Unit};
use super::worth::HELD;

/// What one attack of the next turn is worth.
const ATTACK: f32 = 5.0;

/// A Gift that is carried out on a board.
#[derive(Clone, Copy, Debug)]
pub(super) struct Run<'g> {
    pub gift: &'g Gift,
    /// The place of its card, while it is on the field.
    pub bearer: Option<usize>,
    /// Whether the player controls it.
    pub own: bool,
    /// The card that made it activate.
    pub cause: Option<usize>,
    /// What was chosen for it.
    pub chosen: Chosen,
}

/// What was chosen for a Gift; where nothing was, the best choice is assumed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum Chosen {
    #[default]
    Nothing,
    Unit(usize),
    Burnt(CardNo),
}

/// How a card fares when an effect touches it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Touch {
    Helps,
    Harms,
    Neither,
}

/// Whether an effect helps or harms the cards that it touches.
pub(super) fn touch(effect: &Effect) -> Touch {
    match effect {
        Effect::Add(_, _, Amount::Of(n) | Amount::Each(n, _), _) => {
            if *n < 0 {
                Touch::Harms
            } else {
                Touch::Helps
            }
        }
        Effect::Double(..)
        | Effect::Save(_)
        | Effect::Protect(..)
        | Effect::Return(_)
        | Effect::ReturnInhibited(_)
        | Effect::AttackAgain(_)
        | Effect::Token(_)
        | Effect::TurnUp(_) => Touch::Helps,
        Effect::Exchange(..)
        | Effect::Destroy(_)
        | Effect::Sacrifice(_)
        | Effect::TurnDown(_)
        | Effect::Inhibit(..)
        | Effect::CannotAttack(..)
        | Effect::Rest(_)
        | Effect::MustAttack(_) => Touch::Harms,
        _ => Touch::Neither,
    }
}

/// Whom an effect is about, as a factor of what it costs the controller.
const fn of_whom(who: Who) -> f32 {
    match who {
        Who::You => 1.0,
        Who::Opponent => -1.0,
        Who::Each => 0.0,
    }
}

/// A sign: `1` for the player's own side, `-1` for the other.
fn sign(own: bool) -> f32 {
    if own { 1.0 } else { -1.0 }
}

impl Board<'_> {
    /// Carries out the effects of a Gift.
    pub fn carry_out(&mut self, run: &Run<'_>) {
        for effect in &run.gift.effects {
            match effect {
                Effect::Coin(then) => self.after_coin(then, run),
                Effect::Toss(heads, tails) => {
                    self.after_coin(heads, run);
                    self.after_coin(tails, run);
                }
                effect => {
                    if !self.carry(effect, run) {
                        return;
                    }
                }
            }
        }
    }

    /// Half of what the effects behind a coin would bring.
    fn after_coin(&mut self, then: &[Effect], run: &Run<'_>) {
        let before = self.value();
        let mut right = self.clone();
        for effect in then {
            right.carry(effect, run);
        }
        self.extra += (right.value() - before) / 2.0;
    }

    /// Carries out one effect. Returns whether the next ones happen: not after a cost that cannot be paid.
    fn carry(&mut self, effect: &Effect, run: &Run<'_>) -> bool {
        let mine = sign(run.own);
        match effect {
            Effect::Sacrifice(target) => return self.sacrifice(target, run),
            Effect::Return(target) | Effect::ReturnInhibited(target) => {
                self.bring_back(target, run, matches!(effect, Effect::Return(_)));
            }
            Effect::ToHand(target) => self.take_back(target, run),
            Effect::Draw(who, n) => self.extra += self.draw_worth(*who, run) * f32::from(*n),
            Effect::DrawKeep(drawn, kept) => {
                self.extra += mine * (HELD * f32::from(*kept) + 1.5 * f32::from(drawn - kept.min(drawn)));
            }
            Effect::Discard(who, n, _) => {
                let n = f32::from(*n);
                self.extra += match who {
                    Who::You => -mine * HELD * n,
                    Who::Opponent => mine * HELD * n,
                    Who::Each => 0.0,
                };
            }
            Effect::SkipDraw(who) => self.extra -= self.draw_worth(*who, run),
            // Cards that are gone are missing only at the end, and not everybody sees that.
            Effect::Mill(who, n) => self.extra -= self.draw_worth(*who, run) * f32::from(*n) / 8.0,
            Effect::AttackOnce(who) => self.extra -= mine * ATTACK * of_whom(*who),
            Effect::Deploy(face) => self.deploy(run, *face == Face::Up),
            Effect::DeployInhibited => self.deploy(run, true),
            Effect::ExtraPlay(_) => self.extra += mine * 14.0,
            Effect::ExtraAttack(n) if run.own == self.is_own_turn => self.attacks_left += n,
            Effect::HandLimit(n, _) => self.extra += mine * f32::from(*n),
            Effect::ZoneExtra | Effect::ZoneReplace => self.extra += mine * 0.5,
            Effect::StopAttack => self.clash = None,
            Effect::Redirect(target) => {
                let found = self.meant(target, run, Touch::Neither);
                if let (Some(clash), Some(to)) = (&mut self.clash, found.first()) {
                    clash.target = *to;
                }
            }
            Effect::Look(_) | Effect::Reveal(_) => self.extra += mine * 2.0,
            effect => self.touch_all(effect, run),
        }
        true
    }

    fn draw_worth(&self, who: Who, run: &Run<'_>) -> f32 {
        match who {
            Who::You => sign(run.own) * HELD,
            Who::Opponent => -sign(run.own) * HELD,
            Who::Each => 0.0,
        }
    }

    /// Effects on cards of the field, one card after the other.
    fn touch_all(&mut self, effect: &Effect, run: &Run<'_>) {
        let Some(target) = effect.target() else { return };
        if matches!(effect, Effect::Save(_)) && matches!(target, Target::Cause | Target::This) {
            return self.save(run);
        }
        let found = self.meant(target, run, touch(effect));
        // One of several by lot: each has its part of the effect.
        if matches!(target, Target::Random(_)) && found.len() > 1 {
            let before = self.value();
            let mut sum = 0.0;
            for place in &found {
                let mut other = self.clone();
                other.touch_one(effect, *place, run);
                sum += other.value() - before;
            }
            self.extra += sum / found.len() as f32;
            return;
        }
        for place in found {
            self.touch_one(effect, place, run);
        }
    }

    /// The card that is about to be destroyed stays.
    fn save(&mut self, run: &Run<'_>) {
        match self.dying {
            Some(dying) => {
                self.units[dying].is_alive = true;
                self.dying = None;
            }
            // It is known that one of the own cards is dying, but not which.
            None => self.extra += sign(run.own) * 25.0,
        }
    }

    fn touch_one(&mut self, effect: &Effect, place: usize, run: &Run<'_>) {
        let amount = match effect {
            Effect::Add(_, _, Amount::Each(n, filter), _) => {
                i16::from(*n) * run.bearer.map_or(1, |bearer| self.number_of(filter, bearer))
            }
            Effect::Add(_, _, Amount::Of(n), _) => i16::from(*n),
            _ => 0,
        };
        let unit = &mut self.units[place];
        match effect {
            Effect::Add(_, value, _, until) => add(unit, *value, amount, *until),
            Effect::Double(_, value, until) => {
                let n = match value {
                    Value::Stat(stat) => unit.stats[stat.index()],
                    Value::Primary => unit.primary(),
                    Value::Tot => unit.tot(),
                };
                add(unit, *value, n, *until);
            }
            Effect::Swap(_, one, other, until) => {
                let before = unit.primary();
                let mut stats = unit.stats;
                stats.swap(one.index(), other.index());
                if is_lasting(*until) {
                    unit.stats = stats;
                } else {
                    unit.lent[1] += stats[unit.main as usize] - before;
                }
            }
            Effect::Become(_, NewEstro::Is(estro), _) => unit.main = *estro,
            // Some Estro will fit better than the present one.
            Effect::Become(_, NewEstro::Chosen, _) => self.extra += sign(run.own) * 4.0,
            Effect::Destroy(_) if !unit.is_protected => self.fall(place),
            Effect::Protect(..) => unit.is_protected = true,
            Effect::TurnUp(_) => unit.is_up = true,
            Effect::TurnDown(_) => unit.is_up = false,
            Effect::Inhibit(..) => unit.has_gift = false,
            Effect::AttackAgain(_) => unit.attacks_left += 1,
            Effect::CannotAttack(..) => {
                // It matters in the next turn of its controller.
                let own = unit.own;
                unit.is_barred = true;
                self.extra -= sign(own) * ATTACK;
            }
            Effect::Rest(_) => {
                let own = unit.own;
                self.extra -= sign(own) * ATTACK;
            }
            Effect::MustAttack(_) => {
                let own = unit.own;
                self.extra -= sign(own) * 0.5;
            }
            _ => {}
        }
    }

    /// A cost. The own cards of the hand that it could cost are taken for average ones.
    fn sacrifice(&mut self, target: &Target, run: &Run<'_>) -> bool {
        if target.filter().is_some_and(|filter| filter.area == Area::Hand) {
            let hand = self.hands[usize::from(!run.own)];
            if hand <= 0 {
                return false;
            }
            self.extra -= sign(run.own) * HELD;
            return true;
        }
        match self.meant(target, run, Touch::Harms).first() {
            Some(place) => {
                self.units[*place].is_alive = false;
                true
            }
            None => false,
        }
    }

    /// A card comes back from an Incinerator.
    fn bring_back(&mut self, target: &Target, run: &Run<'_>, with_gift: bool) {
        let best = match (run.chosen, target) {
            (Chosen::Burnt(card), _) => Some(card),
            (_, Target::Choose(filter) | Target::Random(filter)) => {
                let fitting = self.burnt(run.own).iter().filter(|card| self.is_burnt_of(filter, **card));
                fitting.max_by_key(|card| self.cards.card(**card).values.tot()).copied()
            }
            _ => None,
        };
        if let Some(card) = best {
            let mut unit = Unit::fresh(self.cards, card, run.own, true);
            unit.has_gift &= with_gift;
            unit.place = self.field_of(run).unwrap_or(0);
            self.units.push(unit);
        }
    }

    fn is_burnt_of(&self, filter: &Filter, card: CardNo) -> bool {
        let of = self.cards.card(card);
        let tot = of.values.tot();
        filter.estro.is_none_or(|estro| of.estro == estro)
            && filter.category.is_none_or(|category| (category == Category::Gifted) == of.gift.is_some())
            && filter.tot.is_none_or(|bound| match bound {
                Bound::AtMost(most) => tot <= u16::from(most),
                Bound::AtLeast(least) => tot >= u16::from(least),
            })
    }

    /// Cards go to a hand: from an Incinerator, or from the field.
    fn take_back(&mut self, target: &Target, run: &Run<'_>) {
        if target.filter().is_some_and(|filter| filter.area == Area::Incinerator) {
            let has_any = !self.burnt(run.own).is_empty();
            self.extra += if has_any { sign(run.own) * (HELD + 2.0) } else { 0.0 };
            return;
        }
        if matches!(target, Target::This) && self.dying.is_some() {
            self.extra += sign(run.own) * HELD;
            return;
        }
        for place in self.meant(target, run, Touch::Harms) {
            self.units[place].is_alive = false;
            self.extra += sign(self.units[place].own) * HELD;
        }
    }

    /// The top card of the deck comes to the field of the Gift.
    fn deploy(&mut self, run: &Run<'_>, is_up: bool) {
        let (main, place) = (estro::language::Estro::Granito, self.field_of(run).unwrap_or(0));
        self.units.push(Unit { is_up, stats: [14, 13, 14, 13, 14], main, place, ..Unit::covered(run.own) });
    }

    /// The field in which a Gift acts: that of its card, or for a card of the hand that of its cause (ESTRO-CONQ-07).
    fn field_of(&self, run: &Run<'_>) -> Option<u8> {
        run.bearer.or(run.cause).and_then(|place| self.units.get(place)).map(|unit| unit.place)
    }

    /// The cards that an effect means; where its controller chooses, the best one.
    fn meant(&self, target: &Target, run: &Run<'_>, touch: Touch) -> Vec<usize> {
        let clash = self.clash;
        let one = |place: Option<usize>| place.filter(|place| self.units[*place].is_alive).into_iter().collect();
        match target {
            Target::This => one(run.bearer),
            Target::Foe => one(clash.and_then(|clash| match run.bearer {
                Some(bearer) if bearer == clash.attacker => Some(clash.target),
                Some(bearer) if bearer == clash.target => Some(clash.attacker),
                _ => None,
            })),
            Target::Attacker => one(clash.map(|clash| clash.attacker)),
            Target::Attacked => one(clash.map(|clash| clash.target)),
            Target::Cause => one(run.cause),
            Target::All(filter) | Target::Random(filter) => self.all_of(filter, run),
            Target::Highest(filter) => {
                self.all_of(filter, run).into_iter().max_by_key(|place| self.units[*place].tot()).into_iter().collect()
            }
            Target::Lowest(filter) => {
                self.all_of(filter, run).into_iter().min_by_key(|place| self.units[*place].tot()).into_iter().collect()
            }
            Target::Chosen => match run.chosen {
                Chosen::Unit(place) => one(Some(place)),
                _ => Vec::new(),
            },
            Target::Choose(filter) => match run.chosen {
                Chosen::Unit(place) => one(Some(place)),
                _ => self.best_of(self.all_of(filter, run), run.own, touch).into_iter().collect(),
            },
        }
    }

    /// Which of these cards the controller would choose for an effect that helps or harms.
    fn best_of(&self, places: Vec<usize>, own: bool, touch: Touch) -> Option<usize> {
        let liking = |place: &usize| {
            let unit = &self.units[*place];
            let worth = self.worth(unit);
            match (touch, unit.own == own) {
                (Touch::Harms, false) | (Touch::Helps, true) => worth,
                (Touch::Neither, _) => 0.0,
                _ => -100.0 - worth,
            }
        };
        places.into_iter().max_by(|one, other| liking(one).total_cmp(&liking(other)))
    }

    fn all_of(&self, filter: &Filter, run: &Run<'_>) -> Vec<usize> {
        if filter.area != Area::Field {
            return Vec::new();
        }
        let field = self.field_of(run);
        let fits = |place: &usize| {
            let unit = &self.units[*place];
            field.is_none_or(|field| unit.place == field)
                && self.fits(filter, unit, run.own, run.bearer == Some(*place))
        };
        (0..self.units.len()).filter(fits).collect()
    }

    fn fits(&self, filter: &Filter, unit: &Unit, own: bool, is_bearer: bool) -> bool {
        let on_side = match filter.side {
            Side::Own => unit.own == own,
            Side::Enemy => unit.own != own,
            Side::Any => true,
        };
        if !unit.is_alive || !on_side || (filter.other && is_bearer) {
            return false;
        }
        if filter.face.is_some_and(|face| (face == Face::Up) != unit.is_up) {
            return false;
        }
        if !unit.is_up {
            return !filter.needs_a_face();
        }
        let has_gift = unit.card.is_some_and(|card| self.cards.card(card).gift.is_some());
        filter.estro.is_none_or(|estro| unit.main == estro)
            && filter.category.is_none_or(|category| (category == Category::Gifted) == has_gift)
            && filter.tot.is_none_or(|bound| match bound {
                Bound::AtMost(most) => unit.tot() <= i16::from(most),
                Bound::AtLeast(least) => unit.tot() >= i16::from(least),
            })
    }

    /// How many cards a description means, in a Gift of this unit.
    pub fn number_of(&self, filter: &Filter, bearer: usize) -> i16 {
        let own = self.units[bearer].own;
        match filter.area {
            Area::Field => {
                let fits = |(place, unit): &(usize, &Unit)| {
                    self.meet(*place, bearer) && self.fits(filter, unit, own, *place == bearer)
                };
                self.units.iter().enumerate().filter(fits).count() as i16
            }
            Area::Incinerator => self.burnt(own).iter().filter(|card| self.is_burnt_of(filter, **card)).count() as i16,
            Area::Hand => self.hands[usize::from(!own)],
        }
    }
}

const fn is_lasting(until: Until) -> bool {
    matches!(until, Until::Leaves | Until::Match | Until::While)
}

/// Adds to a value, for good or for a short time.
fn add(unit: &mut Unit, value: Value, n: i16, until: Until) {
    let main = unit.main as usize;
    if is_lasting(until) {
        match value {
            Value::Stat(stat) => unit.stats[stat.index()] = (unit.stats[stat.index()] + n).max(0),
            Value::Primary => unit.stats[main] = (unit.stats[main] + n).max(0),
            Value::Tot => unit.extra += n,
        }
        return;
    }
    unit.lent[0] += n;
    if matches!(value, Value::Primary) || matches!(value, Value::Stat(stat) if stat.index() == main) {
        unit.lent[1] += n;
    }
}
