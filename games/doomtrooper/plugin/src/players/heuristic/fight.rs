//! Combats: who would wound whom, and the worth of that. In thousandths of a point.

use std::cell::OnceCell;

use doomtrooper::language::{Affiliation, Card, CardKind, Code, Keyword, Modifier, Op, Stat, Tactic, Tag, When, Who};
use doomtrooper::state::{At, SlotNo, TurnStep};
use doomtrooper::view::CardView;
use doomtrooper::{Action, Prompt, View};

use super::boost::Boost;
use super::eyes::{Eyes, affiliations_of, is_doomtrooper, rating};
use super::roles::Roles;
use super::scene::Scene;

/// A warrior as a combatant.
#[derive(Clone, Copy)]
pub(super) struct Fighter {
    /// Its strength with each tactic, its armor, its value.
    pub strength: [i32; 2],
    pub armor: i32,
    pub value: i32,
    /// Whether it can fight with each tactic.
    pub can: [bool; 2],
    pub wounded: bool,
    /// It kills the warriors that it wounds.
    pub kills: bool,
    pub first: u8,
    /// It cannot be wounded.
    pub stands: bool,
    /// Cards on it, which are lost with it.
    pub gear: i32,
    pub is_mine: bool,
}

impl Fighter {
    /// The fighter with these changes in this combat.
    pub fn with(mut self, boost: &Boost) -> Self {
        self.strength[0] += boost.add[Stat::F as usize];
        self.strength[1] += boost.add[Stat::S as usize];
        self.armor += boost.add[Stat::A as usize];
        self.value += boost.add[Stat::V as usize];
        self.kills |= boost.kills;
        self.first = self.first.max(boost.first.into());
        self.stands |= boost.stands;
        self
    }

    /// Adds the gifts of a card that was played on it: its lasting effects do not show on the card.
    fn learn_lasting(&mut self, card: &Card) {
        let plays = card.play.iter().map(|play| &play.ops);
        let others = card.abilities.iter().map(|it| &it.ops).chain(card.triggers.iter().map(|it| &it.ops));
        for op in plays.chain(others).flatten() {
            match op {
                Op::Lasting { gives, .. } => {
                    let boost = Boost::of(gives, [0; 4], 0);
                    self.kills |= boost.kills;
                    self.stands |= boost.stands;
                    self.first = self.first.max(boost.first.into());
                }
                Op::FirstBlow(_) => self.first = STRIKES_FIRST,
                _ => {}
            }
        }
    }

    /// The cost to its player when a blow hits it, in tenths of a point: the kill and the loss, or the wound.
    fn loss(&self, is_killed: bool) -> i32 {
        if is_killed { 16 * self.value.max(0) + 4 + 5 * self.gear } else { 5 * self.value.max(1) }
    }
}

/// Comes before a combatant that strikes first by an ability.
pub(super) const STRIKES_FIRST: u8 = 9;

/// The possible boost of one of the player's warriors by a card of the hand in a combat.
pub(super) struct Help {
    code: Code,
    kind: CardKind,
    boost: Boost,
    /// The cost of spending the card, in thousandths of a point.
    cost: i32,
    /// Whether the warrior casts it for itself alone.
    is_personal: bool,
}

/// An attack: its promise, the attacker, and the defender.
type Attack = (i32, SlotNo, SlotNo);

/// Results needed for every action of a question: each is computed when it is first needed.
#[derive(Default)]
pub(super) struct Fights<'a> {
    fighters: OnceCell<Vec<(&'a CardView, Fighter)>>,
    best_attack: OnceCell<Option<Attack>>,
    helps: OnceCell<Vec<Help>>,
}

/// The chance of a hit in percent: others may still change the ratings depending on the number of cards they hold. The
/// player's own additions are counted separately, so the player's blow misses if it falls short.
const fn chance(margin: i32, is_own: bool) -> i32 {
    match margin {
        ..0 if is_own => 0,
        4.. => 96,
        3 => 93,
        2 => 89,
        1 => 84,
        0 => 78,
        -1 => 18,
        -2 => 11,
        -3 => 6,
        _ => 2,
    }
}

/// The worth of a combat to the attacker.
pub(super) fn clash(attacker: &Fighter, defender: &Fighter, tactic: Tactic) -> i32 {
    let hits = |one: &Fighter, other: &Fighter| {
        if other.stands { 0 } else { chance(one.strength[tactic as usize] - other.armor, one.is_mine) }
    };
    let (mut hit, mut back) = (hits(attacker, defender), hits(defender, attacker));
    let (is_fatal, is_fatal_back) = (attacker.kills || defender.wounded, defender.kills || attacker.wounded);
    if attacker.first > defender.first && is_fatal {
        back = back * (100 - hit) / 100;
    } else if defender.first > attacker.first && is_fatal_back {
        hit = hit * (100 - back) / 100;
    }
    hit * defender.loss(is_fatal) - back * attacker.loss(is_fatal_back)
}

/// The usual price of a hidden warrior in D.
const A_WARRIOR: i16 = 5;
/// The most cards that are considered for one combat.
const MOST_CARDS: usize = 3;
/// The bonus of Cover to A.
pub(super) const COVER: i32 = 3;
/// The promise that a combat must have to be sought.
const WORTH_AN_ATTACK: i32 = 800;
/// From this Turn on, the required promise falls each Turn, which brings the match to an end.
const LONG_MATCH: i32 = 60;

impl<'a> Eyes<'a> {
    /// A warrior as a fighter: with its best weapons, until its Weapons are named.
    pub fn fighter(&self, card: &CardView) -> Fighter {
        let all = || self.warriors().map(|card| (card, self.arm(card))).collect();
        let known = self.fights.fighters.get_or_init(all).iter().find(|(other, _)| other.slot == card.slot);
        known.map_or_else(|| self.arm(card), |(_, fighter)| *fighter)
    }

    fn arm(&self, card: &CardView) -> Fighter {
        // From the fourth step of a combat on, the Weapons are named and included in the ratings.
        let is_naming = matches!(self.view.prompt, Some(Prompt::Combat(_)));
        let is_armed = self.view.combat.is_some_and(|combat| combat.tactic.is_some()) && !is_naming;
        let more = |stat: Stat| if is_armed { 0 } else { self.best_weapon(card, stat) };
        let mut fighter = Fighter {
            strength: [rating(card, Stat::F) + more(Stat::F), rating(card, Stat::S) + more(Stat::S)],
            armor: rating(card, Stat::A),
            value: rating(card, Stat::V),
            can: [true; 2],
            wounded: card.wounded,
            kills: false,
            first: 0,
            stands: false,
            gear: self.attached(card.slot).count() as i32,
            is_mine: self.side_of(card) > 0,
        };
        if let Some(face) = self.face(card) {
            if let Some(ratings) = face.ratings {
                fighter.can = [Stat::F, Stat::S].map(|stat| ratings.get(stat) != doomtrooper::language::Rating::Never);
            }
            self.learn(&mut fighter, face, card);
        }
        for on in self.attached(card.slot) {
            if let Some(face) = self.face(on) {
                self.learn(&mut fighter, face, card);
            }
        }
        for effect in self.view.lasting.iter().filter(|effect| effect.on == Some(card.slot)) {
            fighter.learn_lasting(self.view.cards.card(effect.card));
        }
        fighter
    }

    fn learn(&self, fighter: &mut Fighter, face: &Card, bearer: &CardView) {
        let given = self.given(face, bearer, None);
        fighter.kills |= given.kills;
        fighter.first = fighter.first.max(given.first.into());
        fighter.stands |= given.stands;
        for keyword in keywords(face) {
            match keyword {
                Keyword::Only(tactic) => fighter.can = [Tactic::Fight, Tactic::Shoot].map(|other| other == *tactic),
                Keyword::AttacksNotBy(tactic) if fighter.is_mine => fighter.can[*tactic as usize] = false,
                _ => {}
            }
        }
    }

    /// The promise of an attack by one of the player's warriors on one of another player, and the better tactic.
    pub fn promise(&self, attacker: &CardView, defender: &CardView) -> (i32, Tactic) {
        let (mine, theirs) = (self.fighter(attacker), self.fighter(defender));
        let worth = |tactic: Tactic| {
            if !mine.can[tactic as usize] || !theirs.can[tactic as usize] {
                return i32::MIN;
            }
            let plain = clash(&mine, &theirs, tactic);
            // Cards of the hand are added where the gain is worth them; the enemy may answer.
            let helped = self.best_help([attacker, defender], None, &|boost| clash(&mine.with(boost), &theirs, tactic));
            helped.filter(|helped| *helped > plain).map_or(plain, |helped| (plain + 2 * helped) / 3)
        };
        let (fight, shoot) = (worth(Tactic::Fight), worth(Tactic::Shoot));
        let (worth, tactic) = if shoot > fight { (shoot, Tactic::Shoot) } else { (fight.max(-100_000), Tactic::Fight) };
        let purse = self.view.seats[defender.controller.index()].destiny;
        match (defender.unpaid, defender.ratings) {
            // A player who cannot pay for a hidden warrior loses it, and points (HID-07, HID-08).
            (true, _) if purse < A_WARRIOR => (4000, tactic),
            (_, None) => (worth - 600, tactic),
            _ => (worth, tactic),
        }
    }

    /// The promise of the best target of one of the player's warriors on one side of the Outposts.
    pub fn best_target(&self, attacker: &CardView, in_outpost: bool) -> i32 {
        let others = self.warriors().filter(|card| self.side_of(card) < 0 && (card.at == At::Outpost) == in_outpost);
        let allowed = others.filter(|card| self.is_allowed(attacker, card));
        allowed.map(|card| self.promise(attacker, card).0).max().unwrap_or(-1)
    }

    /// The best attack that seems legal.
    pub fn best_attack(&self) -> Option<Attack> {
        *self.fights.best_attack.get_or_init(|| self.find_best_attack())
    }

    fn find_best_attack(&self) -> Option<Attack> {
        let mut best: Option<Attack> = None;
        for attacker in self.own_warriors().filter(|card| !card.covered && card.at != At::Hidden) {
            for defender in self.warriors().filter(|card| self.side_of(card) < 0) {
                if self.may_attack(attacker, defender) {
                    let (worth, _) = self.promise(attacker, defender);
                    if best.is_none_or(|(most, ..)| worth > most) {
                        best = Some((worth, attacker.slot, defender.slot));
                    }
                }
            }
        }
        best
    }

    /// The gain of the best attack that is possible now by a boost of a warrior, own or not; nothing where no attack is
    /// possible.
    pub fn attack_gain(&self, card: &CardView, boost: &Boost) -> i32 {
        let may_attack = self.view.active == self.seat && self.is_action() || self.is_own_free_moment();
        if !may_attack || card.covered {
            return 0;
        }
        let better = |one: &CardView, other: &CardView| {
            let (mut mine, mut theirs) = (self.fighter(one), self.fighter(other));
            let fighter = if one.slot == card.slot { &mut mine } else { &mut theirs };
            *fighter = fighter.with(boost);
            Tactic::ALL.iter().map(|tactic| clash(&mine, &theirs, *tactic)).max().unwrap_or(0)
        };
        let others = self.warriors().filter(|other| self.side_of(other) != self.side_of(card));
        let best = if self.side_of(card) > 0 {
            others.filter(|other| self.may_attack(card, other)).map(|other| better(card, other)).max()
        } else {
            others.filter(|other| self.may_attack(other, card)).map(|other| better(other, card)).max()
        };
        let now = self.best_attack().map_or(0, |(worth, ..)| worth.max(0));
        best.map_or(0, |best| (best - now).max(0) / 100)
    }

    /// Whether the player's Turn is at its next Action.
    fn is_own_free_moment(&self) -> bool {
        self.view.active == self.seat
            && self.view.actions > 0
            && self.view.combat.is_none()
            && self.view.step == TurnStep::Actions
    }

    /// The score of attacking now: above 0 only when the attack promises points.
    pub fn score_attack(&self) -> i32 {
        match self.best_attack() {
            Some((worth, ..)) if worth >= self.least_promise() => (worth / 50).clamp(12, 200),
            _ => -20,
        }
    }

    /// Whether an action names a defender whose face the player does not know and whose player can pay for it: a player
    /// who cannot pay for a hidden warrior loses it (HID-07).
    pub fn attacks_blindly(&self, action: Action) -> bool {
        let Action::Choose(slot) = action else { return false };
        self.at(slot).is_some_and(|card| {
            let is_lost = card.unpaid && self.view.seats[card.controller.index()].destiny < A_WARRIOR;
            self.face(card).is_none() && !is_lost
        })
    }

    /// Whether enemies have fewer warriors, or more wounded ones, in a later view.
    pub fn has_hurt(&self, after: &View) -> bool {
        let health = |view: &View| -> i32 {
            let of_enemies = view.table.iter().filter(|card| Self::is_warrior(card) && self.side(card.controller) < 0);
            of_enemies.map(|card| if card.wounded { 1 } else { 2 }).sum()
        };
        health(after) < health(self.view)
    }

    /// Whether the combat, with its Weapons named, promises enough in its present state, or with a card of the hand.
    pub fn promises_now(&self) -> bool {
        let scene = self.scene();
        100 * self.helped(scene, None) >= self.least_promise() * 2 / 3
    }

    /// The worth of a combat in its present state, or with a card of the hand for the player's combatant.
    pub fn helped(&self, scene: Scene, spent: Option<Code>) -> i32 {
        let fighters = self.combat().and_then(|(_, one, other)| {
            [[one, other], [other, one]].into_iter().find(|[own, _]| self.side_of(own) > 0)
        });
        let plain = scene.worth();
        let with = |own: &CardView, boost: &Boost| {
            let mut scene = scene;
            scene.boost(own, boost);
            100 * scene.worth()
        };
        let helped = fighters.and_then(|fighters| self.best_help(fighters, spent, &|boost| with(fighters[0], boost)));
        helped.map_or(plain, |helped| plain.max(helped / 100))
    }

    /// The greatest gain of cards of the hand in a combat of one of the player's warriors, less their cost: one card,
    /// or several that add to the same rating. `spent` is a card that is no longer in the hand.
    fn best_help(&self, fighters: [&CardView; 2], spent: Option<Code>, worth: &dyn Fn(&Boost) -> i32) -> Option<i32> {
        let helps = || self.helps_for(fighters, spent);
        let single = helps().map(|help| worth(&help.boost) - help.cost).max()?;
        let together = [Stat::F, Stat::S, Stat::A].iter().filter_map(|stat| {
            let adds = |help: &&Help| help.boost.add[*stat as usize];
            let mut cards: Vec<&Help> = helps().filter(|help| adds(help) > 0).collect();
            cards.sort_by_key(|help| -adds(help));
            let mut sum = (Boost::default(), 0);
            let sums = cards.into_iter().take(MOST_CARDS).map(|help| {
                sum = (sum.0.and(help.boost), sum.1 + help.cost);
                worth(&sum.0) - sum.1
            });
            sums.max()
        });
        Some(together.max().unwrap_or(single).max(single))
    }

    /// The promise that a combat must have to be sought now.
    pub fn least_promise(&self) -> i32 {
        WORTH_AN_ATTACK - self.impatience()
    }

    /// The reduction of the required promise in a long match.
    pub fn impatience(&self) -> i32 {
        (20 * (i32::from(self.view.turn) - LONG_MATCH)).clamp(0, WORTH_AN_ATTACK - 100)
    }

    /// The promise of the best attack by other players on one of the player's warriors.
    pub fn threat(&self, own: &CardView) -> i32 {
        self.threat_to(own, self.fighter(own))
    }

    /// The same for the warrior out of Cover (COV-10).
    pub fn threat_in_the_open(&self, own: &CardView) -> i32 {
        let fighter = self.fighter(own);
        let cover = if own.covered { COVER } else { 0 };
        self.threat_to(own, Fighter { armor: fighter.armor - cover, ..fighter })
    }

    fn threat_to(&self, own: &CardView, other: Fighter) -> i32 {
        let others = self.warriors().filter(|card| self.side_of(card) < 0 && !card.covered && card.ratings.is_some());
        let worth = |attacker: &CardView| {
            let one = self.fighter(attacker);
            Tactic::ALL.iter().map(|tactic| clash(&one, &other, *tactic)).max().unwrap_or(0)
        };
        others.filter(|attacker| self.may_attack(attacker, own)).map(worth).max().unwrap_or(0)
    }

    /// Whether a warrior may attack another (chapter ATK), by the print of both and of the cards on them.
    pub fn may_attack(&self, attacker: &CardView, defender: &CardView) -> bool {
        let is_apart = (attacker.at == At::Outpost) != (defender.at == At::Outpost);
        (!is_apart || defender.unpaid) && self.is_allowed(attacker, defender)
    }

    /// The same without regard to the Areas.
    fn is_allowed(&self, attacker: &CardView, defender: &CardView) -> bool {
        let Some(one) = self.face(attacker) else { return true };
        let Some(other) = self.face(defender) else { return true };
        let mut permitted = false;
        let (by, against) = (Roles::of(attacker.controller), Roles::of(defender.controller));
        for face in std::iter::once(one).chain(self.attached(attacker.slot).filter_map(|on| self.face(on))) {
            for keyword in keywords(face) {
                match keyword {
                    Keyword::NeverInCombat | Keyword::NeverAttacks => return false,
                    Keyword::MayNotAttack(filter) if self.fits(filter, defender, &by) => return false,
                    Keyword::AttacksOnly(filter) if !self.fits(filter, defender, &by) => return false,
                    Keyword::MayAttack(filter) => permitted |= self.fits(filter, defender, &by),
                    _ => {}
                }
            }
        }
        for face in std::iter::once(other).chain(self.attached(defender.slot).filter_map(|on| self.face(on))) {
            for keyword in keywords(face) {
                match keyword {
                    Keyword::NeverInCombat => return false,
                    Keyword::NotAttackedBy(filter) if self.fits(filter, attacker, &against) => return false,
                    Keyword::AttackedBy(filter) => permitted |= self.fits(filter, attacker, &against),
                    _ => {}
                }
            }
        }
        permitted || matrix_allows((one, self.affiliations(attacker, one)), (other, self.affiliations(defender, other)))
    }

    /// The affiliations of a warrior, by its print and by the cards on it.
    pub fn affiliations(&self, warrior: &CardView, face: &Card) -> u16 {
        let printed = affiliations_of(face);
        self.attached(warrior.slot).filter_map(|on| self.face(on)).flat_map(given_to_bearer).fold(
            printed,
            |affiliations, give| match give {
                Modifier::Joins(affiliation) => affiliations | affiliation.bit(),
                Modifier::Becomes(affiliation) => affiliation.bit(),
                _ => affiliations,
            },
        )
    }

    /// The possible additions by cards of the hand to one of the player's warriors, the first of these, in a combat
    /// with the other.
    fn helps_for(&self, fighters: [&CardView; 2], spent: Option<Code>) -> impl Iterator<Item = &Help> {
        // In a combat with a warrior immune to a power, nobody uses that power (IMM-04, IMM-05).
        let bars = |kind: CardKind| {
            let mut fighters = fighters.into_iter().filter_map(|fighter| self.at(fighter.slot));
            fighters.any(|fighter| self.is_immune(fighter, Some(kind)))
        };
        let barred = [CardKind::Art, CardKind::Symmetry].map(|kind| (kind, bars(kind)));
        let own = fighters[0];
        let casts = move |help: &Help| self.coded(help.code).is_some_and(|spell| self.casts_spell(own, spell));
        let is_barred = move |help: &Help| barred.contains(&(help.kind, true));
        let helps = self.fights.helps.get_or_init(|| self.helps_in_hand());
        let skipped = spent.and_then(|code| helps.iter().position(|help| help.code == code));
        let all = helps.iter().enumerate().filter(move |(number, _)| Some(*number) != skipped);
        all.map(|(_, help)| help).filter(move |help| !is_barred(help) && (!help.is_personal || casts(help)))
    }

    fn helps_in_hand(&self) -> Vec<Help> {
        let help = |card: &Card| {
            let play = card.play.as_ref()?;
            let price = i32::from(play.price.destiny) + play.price.step.map_or(0, |step| i32::from(step.destiny));
            let is_for_combat = matches!(play.when, When::Combat) && price <= self.destiny();
            let is_personal = card.tags.contains(&Tag::PersonalCombatSpell);
            let is_castable =
                card.kind != CardKind::Art || is_personal || self.own_warriors().any(|own| self.casts_spell(own, card));
            let boost = help_of(&play.ops, 1);
            let cost = 100 * (super::choose::SPENT + self.coin() * price);
            (is_for_combat && is_castable && boost.points() > 0).then_some(Help {
                code: card.code,
                kind: card.kind,
                boost,
                cost,
                is_personal,
            })
        };
        self.hand().filter_map(help).collect()
    }
}

/// The boost of the steps for the warrior that they are for.
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

/// The keywords that a card gives to its bearer.
pub(super) fn keywords(card: &Card) -> impl Iterator<Item = &Keyword> {
    given_to_bearer(card).filter_map(|give| match give {
        Modifier::Can(keyword) => Some(keyword),
        _ => None,
    })
}

/// The modifiers that a card gives to its bearer.
fn given_to_bearer(card: &Card) -> impl Iterator<Item = &Modifier> {
    card.always.iter().filter(|always| matches!(always.who, Who::Bearer)).flat_map(|always| &always.gives)
}

/// The attack matrix (ATK-04 to ATK-11), for two warriors and their affiliations.
fn matrix_allows((one, ones): (&Card, u16), (other, others): (&Card, u16)) -> bool {
    let has = |card: &Card, tag: Tag| card.tags.contains(&tag);
    let is_free = |card: &Card, affiliations: u16| has(card, Tag::Freelancer) && affiliations == 0;
    let is_tribal = |card: &Card, affiliations: u16| affiliations & Affiliation::TRIBES != 0 || has(card, Tag::Tribal);
    let attacks_anyone =
        !is_doomtrooper(one, ones) || is_tribal(one, ones) || has(one, Tag::Mortificator) || is_free(one, ones);
    let is_legion = others & Affiliation::Legion.bit() != 0;
    if attacks_anyone || is_tribal(other, others) || is_free(other, others) || is_legion {
        return true;
    }
    let shares = ones & others & Affiliation::CORPORATIONS != 0;
    (ones | others) & Affiliation::Brotherhood.bit() == 0 && !shares && !has(other, Tag::Mortificator)
}
