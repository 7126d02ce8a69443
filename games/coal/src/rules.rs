//! The cards, decks and options of one match, compiled into flat tables that the state machine reads.

use crate::card::{Ability, Against, Card, CardType, DamageKind, Effect, Model, Pilot, Resource, Tokens};
use crate::options::Options;
use crate::set::CardSet;

/// The number of a card in the match's [`CardSet`].
pub type CardNo = u8;
/// The number of a pilot in the match's [`CardSet`].
pub type PilotNo = u8;

/// The number of cards in a deck (COAL-DECK-01).
pub const DECK_SIZE: usize = 20;

/// One step of an activated card after its damage, or of a Maneuver.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Op {
    /// Costs of a Maneuver.
    PayHand(u8),
    PayDeck(u8),
    PaySelf(u8),
    /// Tokens of a Maneuver.
    Generate(u8, u8),
    Remove(Resource, u8),
    Draw(u8),
    DiscardDeck(u8),
    DiscardHand(u8),
    Heal(u8),
    SelfDamage(u8),
    Transfer(u8),
}

/// The most steps that one card or Maneuver has.
pub(crate) const MAX_OPS: usize = 8;

/// A fixed list of steps.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Ops {
    list: [Op; MAX_OPS],
    len: u8,
}

impl Ops {
    const EMPTY: Self = Self { list: [Op::Draw(0); MAX_OPS], len: 0 };

    fn push(&mut self, op: Op) {
        if (self.len as usize) < MAX_OPS {
            self.list[self.len as usize] = op;
            self.len += 1;
        }
    }

    #[inline]
    pub fn get(&self, place: u8) -> Option<Op> {
        (place < self.len).then(|| self.list[place as usize])
    }
}
/// The effects of an activated card whose alternative is already chosen.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Face {
    /// Damage symbols by [`DamageKind`].
    pub damage: [u8; 3],
    /// Absorption by [`Against`].
    pub absorb: [u8; 2],
    /// Whether it neutralizes attacks of each kind.
    pub neutralize: [bool; 2],
    /// The owner-side effects in the order of COAL-ATK-03.
    pub ops: Ops,
}

impl Face {
    const BLANK: Self = Self { damage: [0; 3], absorb: [0; 2], neutralize: [false; 2], ops: Ops::EMPTY };

    fn of(effects: &[&Effect]) -> Self {
        let mut face = Self::BLANK;
        let (mut removes, mut others, mut transfers) = (Vec::new(), Vec::new(), Vec::new());
        for effect in effects {
            match **effect {
                Effect::Damage { kind, n } => face.damage[kind as usize] += n,
                Effect::Absorb { kind, n } => face.absorb[kind as usize] += n,
                Effect::NeutralizeAttack { kind } => face.neutralize[kind as usize] = true,
                Effect::RemoveTokens { kind, n } => removes.push(Op::Remove(kind, n)),
                Effect::Transfer { n } => transfers.push(Op::Transfer(n)),
                Effect::Draw { n } => others.push(Op::Draw(n)),
                Effect::DiscardDeck { n } => others.push(Op::DiscardDeck(n)),
                Effect::DiscardHand { n } => others.push(Op::DiscardHand(n)),
                Effect::Heal { n } => others.push(Op::Heal(n)),
                Effect::SelfDamage { n } => others.push(Op::SelfDamage(n)),
                Effect::OneOf(_) | Effect::Generate { .. } => {}
            }
        }
        for op in removes.into_iter().chain(others).chain(transfers) {
            face.ops.push(op);
        }
        face
    }

    #[inline]
    pub fn total_damage(&self) -> u8 {
        self.damage[0] + self.damage[1] + self.damage[2]
    }

    /// The kinds that a counterattack of this card counts as (COAL-CTR-05).
    #[inline]
    pub fn counter_kinds(&self) -> [bool; 2] {
        [self.damage[DamageKind::Physical as usize] > 0, self.damage[DamageKind::Energy as usize] > 0]
    }

    /// The amount of this damage that the face would absorb, for the default of DP-20.
    pub fn absorbs_of(&self, damage: [u8; 3], kinds: [bool; 2]) -> u8 {
        let stops = |kind: Against| self.neutralize[kind as usize] && kinds[kind as usize];
        if stops(Against::Physical) || stops(Against::Energy) {
            return damage.iter().sum();
        }
        (0..2).map(|kind| self.absorb[kind].min(damage[kind])).sum()
    }
}

/// A card as the state machine reads it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct CardRules {
    pub kind: CardType,
    pub cost: Tokens,
    /// Number of alternatives; 0 when it has none.
    pub alternatives: u8,
    /// The index of its first face in [`Rules::faces`]: there is one face, or one for each alternative.
    pub face: u16,
    /// Whether it has an Echo symbol; then the next two fields describe the symbols on its right in the same way.
    pub has_echo: bool,
    pub echo_alternatives: u8,
    pub echo_face: u16,
}

/// A Maneuver as the state machine reads it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct ManeuverRules {
    pub ops: Ops,
    /// The numbers of cards from the hand and from the deck that it costs (COAL-MAN-11).
    pub hand_cost: u8,
    pub deck_cost: u8,
}

/// A pilot as the state machine reads it.
#[derive(Clone, Debug)]
pub(crate) struct PilotRules {
    pub maneuvers: Vec<ManeuverRules>,
    pub ability: Option<Ability>,
}

/// A deck list: 20 instances sorted by card, so that copies are adjacent.
#[derive(Clone, Debug)]
pub(crate) struct List {
    /// The card of each instance.
    pub card: [CardNo; DECK_SIZE],
    /// The index of each instance's card among the different cards of the list.
    pub kind_of: [u8; DECK_SIZE],
    /// The first instance of each kind.
    pub first_of: [u8; DECK_SIZE],
    /// The number of cards, and of different cards.
    pub len: u8,
    pub kinds: u8,
    /// Whether it is only the cards of a position, not an agreed deck.
    pub is_loose: bool,
    /// The first copies, and the other copies, as masks of instances.
    pub first: u32,
    pub further: u32,
    /// The most copies of one card.
    pub copies: u8,
    /// The models of its cards, as a mask.
    pub models: u8,
    /// Instances by property.
    pub accumulators: u32,
    pub reactions: u32,
    pub gives_steam: u32,
    /// The cost of each instance.
    pub cost: [Tokens; DECK_SIZE],
}

impl List {
    pub fn new(cards: &CardSet, mut list: Vec<CardNo>) -> Self {
        list.sort_unstable();
        let mut this = Self {
            card: [0; DECK_SIZE],
            kind_of: [0; DECK_SIZE],
            first_of: [0; DECK_SIZE],
            len: list.len().min(DECK_SIZE) as u8,
            kinds: 0,
            is_loose: false,
            first: 0,
            further: 0,
            copies: 1,
            models: 0,
            accumulators: 0,
            reactions: 0,
            gives_steam: 0,
            cost: [Tokens::default(); DECK_SIZE],
        };
        let mut copies = 0;
        for (instance, card) in list.into_iter().take(DECK_SIZE).enumerate() {
            let bit = 1 << instance;
            this.card[instance] = card;
            if instance > 0 && this.card[instance - 1] == card {
                copies += 1;
                this.further |= bit;
            } else {
                copies = 1;
                this.first |= bit;
                this.first_of[this.kinds as usize] = instance as u8;
                this.kinds += 1;
            }
            this.copies = this.copies.max(copies);
            this.kind_of[instance] = this.kinds - 1;
            let definition = cards.card(card);
            this.models |= 1 << definition.model as u8;
            this.cost[instance] = definition.cost;
            let mark = |mask: &mut u32, holds: bool| *mask |= if holds { bit } else { 0 };
            mark(&mut this.accumulators, definition.kind.is_accumulator());
            mark(&mut this.reactions, definition.kind == CardType::Reaction);
            mark(&mut this.gives_steam, definition.consume == Resource::Steam);
        }
        this
    }

    /// The hand with only the first copy of each of its cards.
    #[inline]
    pub fn different(&self, hand: u32) -> u32 {
        let mut mask = hand;
        for _ in 1..self.copies {
            mask |= (mask & self.further) >> 1;
        }
        mask & self.first
    }

    /// An instance of the kind that is in the hand.
    #[inline]
    pub fn copy_in(&self, hand: u32, kind: u8) -> Option<u8> {
        if kind >= self.kinds {
            return None;
        }
        let start = u32::from(self.first_of[kind as usize]);
        let end = if kind + 1 < self.kinds { u32::from(self.first_of[kind as usize + 1]) } else { u32::from(self.len) };
        let mask = hand >> start << start & ((1 << end) - 1);
        (mask != 0).then(|| mask.trailing_zeros() as u8)
    }
}

/// Everything about a match that never changes.
#[derive(Clone, Debug)]
pub struct Rules {
    /// The cards and pilots of the table.
    pub cards: CardSet,
    /// The table options.
    pub options: Options,
    pub(crate) card: Vec<CardRules>,
    pub(crate) faces: Vec<Face>,
    pub(crate) pilots: Vec<PilotRules>,
    /// The decks: one for each model, then one for each seat with a custom deck.
    pub(crate) lists: Vec<List>,
}

impl Rules {
    /// Compiles a table. `custom` are the deck lists of the seats that bring their own.
    pub(crate) fn new(cards: CardSet, options: Options, custom: &[Option<Vec<CardNo>>]) -> Self {
        let mut faces = Vec::new();
        let card = cards.cards().iter().map(|card| compile(card, &mut faces)).collect();
        let pilots = cards.pilots().iter().map(compile_pilot).collect();
        let mut lists: Vec<List> =
            Model::ALL.iter().map(|model| List::new(&cards, cards.predefined_deck(*model))).collect();
        for list in custom {
            lists.push(match list {
                Some(list) => List::new(&cards, list.clone()),
                None => lists[0].clone(),
            });
        }
        Self { cards, options, card, faces, pilots, lists }
    }

    #[inline]
    pub(crate) fn card(&self, card: CardNo) -> &CardRules {
        &self.card[card as usize]
    }

    #[inline]
    pub(crate) fn face(&self, card: CardNo, alternative: u8) -> &Face {
        &self.faces[self.card[card as usize].face as usize + alternative as usize]
    }

    /// The face of the card as an Echo card.
    #[inline]
    pub(crate) fn echo_face(&self, card: CardNo, alternative: u8) -> &Face {
        &self.faces[self.card[card as usize].echo_face as usize + alternative as usize]
    }
}

fn compile(card: &Card, faces: &mut Vec<Face>) -> CardRules {
    let (face, alternatives) = compile_effects(&card.effects, faces);
    let (echo_face, echo_alternatives) = compile_effects(&card.echo, faces);
    CardRules {
        kind: card.kind,
        cost: card.cost,
        alternatives,
        face,
        has_echo: !card.echo.is_empty(),
        echo_alternatives,
        echo_face,
    }
}

/// The index of the first face of these symbols, and the number of alternatives (0 for none).
fn compile_effects(effects: &[Effect], faces: &mut Vec<Face>) -> (u16, u8) {
    let start = faces.len() as u16;
    let choice = effects.iter().find_map(|effect| match effect {
        Effect::OneOf(alternatives) => Some(alternatives),
        _ => None,
    });
    match choice {
        None => faces.push(Face::of(&effects.iter().collect::<Vec<_>>())),
        Some(alternatives) => {
            for alternative in alternatives {
                let effects: Vec<&Effect> = effects
                    .iter()
                    .flat_map(|effect| match effect {
                        Effect::OneOf(_) => alternative.iter().collect(),
                        other => vec![other],
                    })
                    .collect();
                faces.push(Face::of(&effects));
            }
        }
    }
    (start, choice.map_or(0, |list| list.len() as u8))
}

fn compile_pilot(pilot: &Pilot) -> PilotRules {
    PilotRules { maneuvers: pilot.maneuvers.iter().map(compile_maneuver).collect(), ability: pilot.ability }
}

/// Compiles costs first, then all tokens, then the other effects in printed order (COAL-MAN-10).
fn compile_maneuver(maneuver: &crate::card::Maneuver) -> ManeuverRules {
    let mut rules = ManeuverRules { ops: Ops::EMPTY, hand_cost: 0, deck_cost: 0 };
    for cost in &maneuver.costs {
        match *cost {
            Effect::DiscardHand { n } => {
                rules.hand_cost += n;
                rules.ops.push(Op::PayHand(n));
            }
            Effect::DiscardDeck { n } => {
                rules.deck_cost += n;
                rules.ops.push(Op::PayDeck(n));
            }
            Effect::SelfDamage { n } => rules.ops.push(Op::PaySelf(n)),
            _ => {}
        }
    }
    let (mut steam, mut energy) = (0, 0);
    for effect in &maneuver.effects {
        match *effect {
            Effect::Generate { kind: Resource::Steam, n } => steam += n,
            Effect::Generate { kind: Resource::Energy, n } => energy += n,
            _ => {}
        }
    }
    if steam + energy > 0 {
        rules.ops.push(Op::Generate(steam, energy));
    }
    for effect in &maneuver.effects {
        rules.ops.push(match *effect {
            Effect::RemoveTokens { kind, n } => Op::Remove(kind, n),
            Effect::Draw { n } => Op::Draw(n),
            Effect::DiscardDeck { n } => Op::DiscardDeck(n),
            Effect::DiscardHand { n } => Op::DiscardHand(n),
            Effect::Heal { n } => Op::Heal(n),
            Effect::SelfDamage { n } => Op::SelfDamage(n),
            _ => continue,
        });
    }
    rules
}
