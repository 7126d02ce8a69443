//! A player by rules of thumb: it remembers its face-down cards, pays exactly, defends when it hurts, and attacks as
//! soon as it can.
//!
//! Every legal action gets a score; the best is taken, chance decides among equals.

use games::coal::action::{Action, Facing, Gain, Kind, Slot, TurnKind};
use games::coal::card::{Against, Card, CardType, DamageKind, Effect, Resource, Tokens};
use games::coal::rules::CardNo;
use games::coal::view::{Ask, HandCard, SeatView};
use games::coal::{Knowledge, State, View};
use table::{Choices, Fast, Question, Seat};

use crate::{Bot, Budget};

/// Plays by rules of thumb.
#[derive(Clone, Debug)]
pub struct Thumb(Fast);

impl Thumb {
    /// A player with its own stream of choices.
    #[must_use]
    pub const fn new(seed: u64) -> Self {
        Self(Fast::new(seed))
    }
}

impl Bot<State> for Thumb {
    fn choose(&mut self, question: &Question<'_, State>, _budget: Budget) -> Action {
        let choices = question.choices.essential();
        let only = choices.get(0);
        if choices.len() == 1 {
            return only;
        }
        let eyes = Eyes::new(question.seat, question.view, question.knowledge);
        let mut best = (only, i32::MIN);
        let mut equals = 0;
        for k in 0..choices.len() {
            let action = choices.get(k);
            let score = eyes.score(action);
            if score > best.1 {
                best = (action, score);
                equals = 1;
            } else if score == best.1 {
                equals += 1;
                if self.0.index(equals) == 0 {
                    best.0 = action;
                }
            }
        }
        best.0
    }
}

/// The damage that a card does, and what it defends, added up over its symbols (the first alternative counts).
#[derive(Clone, Copy, Default)]
struct Worth {
    damage: [i32; 3],
    absorb: [i32; 2],
    neutralize: [bool; 2],
    extra: i32,
}

impl Worth {
    fn of(card: &Card) -> Self {
        let mut worth = Self::default();
        worth.add(&card.effects);
        worth
    }

    fn add(&mut self, effects: &[Effect]) {
        for effect in effects {
            match effect {
                Effect::Damage { kind, n } => self.damage[*kind as usize] += i32::from(*n),
                Effect::Absorb { kind, n } => self.absorb[*kind as usize] += i32::from(*n),
                Effect::NeutralizeAttack { kind } => self.neutralize[*kind as usize] = true,
                Effect::OneOf(alternatives) => alternatives.iter().for_each(|effects| self.add(effects)),
                Effect::Draw { n } | Effect::Heal { n } | Effect::Transfer { n } | Effect::RemoveTokens { n, .. } => {
                    self.extra += i32::from(*n);
                }
                Effect::SelfDamage { n } | Effect::DiscardHand { n } => self.extra -= i32::from(*n),
                Effect::DiscardDeck { .. } | Effect::Generate { .. } => {}
            }
        }
    }

    fn total_damage(&self) -> i32 {
        self.damage.iter().sum()
    }

    /// How much of this damage a Reaction would stop.
    fn stops(&self, pending: [i32; 3], physical: bool, energy: bool) -> i32 {
        if (self.neutralize[Against::Physical as usize] && physical)
            || (self.neutralize[Against::Energy as usize] && energy)
        {
            return pending.iter().sum();
        }
        (0..2).map(|kind| self.absorb[kind].min(pending[kind])).sum()
    }
}

/// A prepared card of its own, as the player knows it.
#[derive(Clone, Copy)]
struct Own<'a> {
    card: &'a Card,
    tokens: Tokens,
    is_full: bool,
}

impl Own<'_> {
    /// Tokens of each kind that are missing for its cost.
    fn missing(&self) -> Tokens {
        Tokens {
            steam: self.card.cost.steam.saturating_sub(self.tokens.steam),
            energy: self.card.cost.energy.saturating_sub(self.tokens.energy),
        }
    }

    fn is_paid(&self) -> bool {
        self.tokens.contain(self.card.cost)
    }

    fn lacks(&self, kind: Resource) -> bool {
        let missing = self.missing();
        match kind {
            Resource::Steam => missing.steam > 0,
            Resource::Energy => missing.energy > 0,
        }
    }
}

/// What the player sees and remembers.
struct Eyes<'a> {
    seat: Seat,
    view: &'a View,
    me: &'a SeatView,
    foe: &'a SeatView,
    ask: Ask,
    own: [Option<Own<'a>>; 5],
}

impl<'a> Eyes<'a> {
    fn new(seat: Seat, view: &'a View, knowledge: &Knowledge) -> Self {
        let me = &view.seats[seat.index()];
        let other = seat.others_clockwise(view.seats.len() as u8).find(|other| !view.seats[other.index()].destroyed);
        let foe = &view.seats[other.unwrap_or(seat).index()];
        let own = std::array::from_fn(|slot| {
            let prepared = me.slots[slot].as_ref()?;
            let card = view.cards.card(prepared.card.or(knowledge.face_down[slot])?);
            Some(Own { card, tokens: prepared.tokens, is_full: prepared.ready })
        });
        Self { seat, view, me, foe, ask: view.asks.map_or(Ask::Main, |(_, ask)| ask), own }
    }

    fn in_hand(&self, kind: Kind) -> Option<(&HandCard, &'a Card)> {
        let hand = self.me.hand.as_ref()?.iter().find(|card| card.kind == kind)?;
        Some((hand, self.card(hand.card)))
    }

    fn card(&self, card: CardNo) -> &'a Card {
        self.view.cards.card(card)
    }

    fn count(&self, kind: impl Fn(CardType) -> bool) -> usize {
        self.own.iter().flatten().filter(|own| kind(own.card.kind)).count()
    }

    fn score(&self, action: Action) -> i32 {
        match action {
            Action::Model(_) | Action::Pilot(_) => 0,
            Action::Declare(kind) => self.score_turn(kind),
            Action::Play(kind, facing, slot) => self.score_play(kind, facing, slot),
            Action::Activate(slot) => self.score_activation(slot),
            Action::Maneuver(number) => self.score_maneuver(number),
            Action::Consume(kind, gain) => self.score_consuming(kind, gain),
            Action::Place(_, owner, _) if owner != self.seat => -40,
            Action::Place(kind, _, slot) => self.score_placing(kind, slot),
            Action::Take(_, owner, slot) => self.score_taking(owner, slot),
            Action::Trade(kind) => self.score_trade(kind),
            Action::Repair => {
                if self.me.deck_len > 8 && self.me.damage >= 3 {
                    55
                } else {
                    -10
                }
            }
            Action::Drop(kind) => self.in_hand(kind).map_or(0, |(hand, card)| 10 * i32::from(hand.copies) - keep(card)),
            Action::Choose(number) => self.score_alternative(number),
            Action::Discard(_) | Action::Swap | Action::Call => -100,
            Action::Pass | Action::End => 0,
        }
    }

    fn score_turn(&self, kind: TurnKind) -> i32 {
        let can_strike = self.own.iter().flatten().any(|own| own.card.kind != CardType::Reaction && own.is_paid());
        let poor = self.me.hand_len <= 1 && self.me.deck_len >= 6 && !can_strike;
        match kind {
            TurnKind::Action => 10,
            TurnKind::Maintenance => {
                if poor {
                    20
                } else {
                    0
                }
            }
        }
    }

    fn score_play(&self, kind: Kind, facing: Facing, slot: Slot) -> i32 {
        let Some((_, card)) = self.in_hand(kind) else { return -100 };
        let full = self.me.slots.iter().all(Option::is_some);
        let accumulator = card.kind.is_accumulator();
        if full || (facing == Facing::Up) != accumulator {
            // Secrets are worth more than nothing; a full area is changed only for a card that nobody pays for.
            let stuck = self.own[slot.index()]
                .is_some_and(|own| own.tokens.total() == 0 && own.card.kind == CardType::Reaction);
            let reactions = self.count(|kind| kind == CardType::Reaction);
            let useful = full && stuck && reactions >= 4 && card.kind != CardType::Reaction && facing == Facing::Down;
            return if useful { 15 } else { -50 };
        }
        let attacks = self.count(|kind| kind != CardType::Reaction);
        let reactions = self.count(|kind| kind == CardType::Reaction);
        let worth = Worth::of(card);
        match card.kind {
            CardType::Reaction if reactions < 2 => 60,
            CardType::Reaction if reactions == 2 && attacks >= 2 => 20,
            CardType::Reaction => -20,
            _ if accumulator && self.count(CardType::is_accumulator) == 0 && attacks < 4 => 70,
            _ if accumulator => -5,
            _ if attacks < 2 => 62 + worth.total_damage(),
            _ if attacks < 4 && self.me.hand_len > 1 => 22 + worth.total_damage(),
            _ => -20,
        }
    }

    fn score_activation(&self, slot: Slot) -> i32 {
        let Some(own) = self.own[slot.index()] else { return -100 };
        if self.ask == Ask::Respond {
            return self.score_reaction(&own);
        }
        if own.card.kind == CardType::Reaction || !own.is_paid() {
            return -100;
        }
        let worth = Worth::of(own.card);
        let surplus = own.tokens != own.card.cost;
        let deadly = i32::from(self.foe.damage) + worth.total_damage() >= 10;
        if surplus && self.me.damage >= 9 {
            return -100;
        }
        50 + 4 * worth.total_damage() + worth.extra - 6 * i32::from(surplus)
            + 100 * i32::from(deadly)
            + 2 * i32::from(own.is_full)
    }

    fn pending(&self) -> ([i32; 3], bool, bool) {
        let Some(attack) = self.view.resolving.last() else { return ([0; 3], false, false) };
        let kind = self.card(attack.card).kind;
        let counter = Worth::of(self.card(attack.card));
        let physical = kind.is_physical_attack()
            || (kind == CardType::Reaction && counter.damage[DamageKind::Physical as usize] > 0);
        let energy = matches!(kind, CardType::EnergyAttack | CardType::EnergyAccumulator)
            || (kind == CardType::Reaction && counter.damage[DamageKind::Energy as usize] > 0);
        (attack.pending.map(i32::from), physical, energy)
    }

    fn score_reaction(&self, own: &Own<'_>) -> i32 {
        if own.card.kind != CardType::Reaction || !own.is_paid() {
            return -100;
        }
        let (pending, physical, energy) = self.pending();
        let worth = Worth::of(own.card);
        let stops = worth.stops(pending, physical, energy);
        let surplus = i32::from(own.tokens != own.card.cost);
        let coming: i32 = pending.iter().sum();
        let mortal = i32::from(self.me.damage) + coming >= 10;
        let counter = worth.total_damage();
        let gain = 4 * stops + 3 * counter + worth.extra - 4 * surplus - 3;
        if mortal && stops > 0 { gain + 50 } else { gain }
    }

    fn score_maneuver(&self, number: u8) -> i32 {
        let Some(pilot) = self.me.pilot else { return 0 };
        let Some(maneuver) = self.view.cards.pilot(pilot).maneuvers.get(number as usize) else { return 0 };
        let mut score = 30;
        for effect in &maneuver.effects {
            score += match effect {
                Effect::Generate { kind, n } => {
                    let wanted: u8 = self
                        .own
                        .iter()
                        .flatten()
                        .filter(|own| !own.card.kind.is_accumulator())
                        .map(|own| {
                            let missing = own.missing();
                            match kind {
                                Resource::Steam => missing.steam,
                                Resource::Energy => missing.energy,
                            }
                        })
                        .sum();
                    let room = self.own.iter().flatten().any(|own| !own.card.kind.is_accumulator());
                    3 * i32::from(wanted.min(*n)) - 2 * i32::from(n.saturating_sub(wanted)) - if room { 0 } else { 10 }
                }
                Effect::Draw { n } => {
                    if self.me.deck_len > 3 {
                        2 * i32::from(*n)
                    } else {
                        -8
                    }
                }
                Effect::Heal { n } => 2 * i32::from((*n).min(self.me.damage)),
                Effect::RemoveTokens { .. } => 1,
                Effect::DiscardDeck { n } | Effect::DiscardHand { n } => -i32::from(*n),
                Effect::SelfDamage { n } => -4 * i32::from(*n),
                _ => 0,
            };
        }
        for cost in &maneuver.costs {
            score -= match cost {
                Effect::SelfDamage { n } => 4 * i32::from(*n),
                Effect::DiscardHand { n } => 2 * i32::from(*n),
                _ => 1,
            };
        }
        score
    }

    /// Consuming is for what a token finishes at once: an attack of this turn, a Reaction against this attack.
    fn score_consuming(&self, kind: Kind, gain: Gain) -> i32 {
        let Some((hand, card)) = self.in_hand(kind) else { return -100 };
        let tokens = if gain == Gain::TwoSteam { 2 } else { 1 };
        let spare = 3 * i32::from(hand.copies - 1) - keep(card) / 2 + i32::from(gain == Gain::TwoSteam);
        let finishes = |own: &Own<'_>| {
            let missing = own.missing();
            let of_kind = if gain.resource() == Resource::Steam { missing.steam } else { missing.energy };
            of_kind > 0 && missing.total() <= self.me.hand_len.min(2) && tokens <= missing.total()
        };
        match self.ask {
            Ask::Respond => {
                let (pending, physical, energy) = self.pending();
                let best = self.own.iter().flatten().filter(|own| own.card.kind == CardType::Reaction && finishes(own));
                let gain = best.map(|own| Worth::of(own.card).stops(pending, physical, energy)).max().unwrap_or(0);
                let mortal = i32::from(self.me.damage) + pending.iter().sum::<i32>() >= 10;
                if gain >= 2 || (gain >= 1 && mortal) { 5 + 3 * gain + spare + 50 * i32::from(mortal) } else { -20 }
            }
            Ask::Main if self.view.maneuver_used && self.me.own_turns > 1 => {
                let attacks = self.own.iter().flatten();
                let best = attacks.filter(|own| {
                    matches!(own.card.kind, CardType::PhysicalAttack | CardType::EnergyAttack) && finishes(own)
                });
                let damage = best.map(|own| Worth::of(own.card).total_damage()).max().unwrap_or(0);
                if damage >= 2 && self.me.hand_len >= 2 { 10 + 2 * damage + spare } else { -20 }
            }
            _ => -20,
        }
    }

    fn score_placing(&self, kind: Resource, slot: Slot) -> i32 {
        let Some(own) = self.own[slot.index()] else { return -100 };
        let missing = own.missing();
        let worth = Worth::of(own.card);
        let is_attack = own.card.kind != CardType::Reaction;
        if own.tokens.total() >= 4 {
            return -80;
        }
        if !own.lacks(kind) {
            return -10 - i32::from(own.is_paid()) * 20;
        }
        let finishes = missing.total() == 1;
        let responding = self.view.resolving.last().is_some_and(|attack| attack.target == Some(self.seat));
        let wanted_now = if responding { !is_attack } else { is_attack };
        20 + 12 * i32::from(finishes)
            + 6 * i32::from(wanted_now)
            + worth.total_damage()
            + worth.absorb.iter().sum::<i32>()
            - 2 * i32::from(missing.total())
    }

    fn score_taking(&self, owner: Seat, slot: Slot) -> i32 {
        let Some(prepared) = &self.view.seats[owner.index()].slots[slot.index()] else { return -100 };
        let own = owner == self.seat;
        let tokens = i32::from(prepared.tokens.total());
        if own { -10 - tokens } else { 10 + 2 * tokens + 6 * i32::from(prepared.ready) }
    }

    fn score_trade(&self, kind: Kind) -> i32 {
        let Some((hand, card)) = self.in_hand(kind) else { return -100 };
        let loaded = self.foe.slots.iter().flatten().any(|prepared| prepared.tokens.total() >= 2);
        if loaded && self.me.hand_len >= 3 { 25 + 5 * i32::from(hand.copies) - keep(card) } else { -20 }
    }

    fn score_alternative(&self, number: u8) -> i32 {
        let Some(top) = self.view.resolving.last() else { return 0 };
        let card = self.card(top.card);
        let alternative = card.effects.iter().find_map(|effect| match effect {
            Effect::OneOf(alternatives) => alternatives.get(number as usize),
            _ => None,
        });
        let Some(effects) = alternative else { return 0 };
        let mut worth = Worth::default();
        worth.add(effects);
        let answered = self.view.resolving.len().checked_sub(2).map(|below| &self.view.resolving[below]);
        let Some(answered) = answered else { return 2 * worth.total_damage() + worth.extra };
        let kind = self.card(answered.card).kind;
        let pending = answered.pending.map(i32::from);
        let physical = kind.is_physical_attack() || (kind == CardType::Reaction && pending[0] > 0);
        let energy = (kind != CardType::Reaction && !kind.is_physical_attack())
            || (kind == CardType::Reaction && pending[1] > 0);
        4 * worth.stops(pending, physical, energy) + worth.total_damage() + worth.extra
    }
}

/// How much a hand card is worth keeping.
fn keep(card: &Card) -> i32 {
    let worth = Worth::of(card);
    2 * worth.total_damage()
        + worth.absorb.iter().sum::<i32>()
        + 2 * worth.neutralize.iter().filter(|kind| **kind).count() as i32
}
