//! The compiled cards: effects as flat programs, continuous effects as flat tables, sets of tags as bits.
//!
//! A program is a run of [`Instruction`]s in one list for the whole card set. An effect that waits for a decision is
//! therefore a number: the place where it continues. Nested blocks of the card language become jumps.

mod compiling;
mod printed;

use std::ops::Range;

use crate::language::{
    Affiliation, Amount, Card, CardKind, Filter, Goal, If, Keyword, Limit, Modifier, Of, On, Op, Play, Players, Price,
    Rating, Reward, Stat, Tag, Target, Until, When, Who,
};
use crate::set::{CardNo, CardSet};
use crate::state::Power;
use crate::timing::{self, moment};

pub(crate) use printed::{is_membership, power_of, side_of};

/// The place where a program begins, or continues.
pub(crate) type Pc = u16;

/// One step of a program.
#[derive(Clone, Debug)]
pub(crate) enum Instruction {
    /// Carries out a step.
    Do(Op),
    /// Starts a lasting effect with the gives at these places.
    Lasts { who: Who, gives: Range<u16>, until: Until },
    /// Starts a lasting effect for all cards of a description, including later ones.
    LastsForAll { filter: Filter, gives: Range<u16>, until: Until },
    /// Postpones the following steps until the combat is over; continues at another place now.
    AfterCombat(Pc),
    /// Chooses a target: the second instead of the first if `true`.
    Choose(Target, bool),
    /// Jumps unless all conditions hold.
    Unless(Vec<If>, Pc),
    /// Jumps.
    Jump(Pc),
    /// Begins a block that is repeated for every step paid; jumps when it was repeated often enough.
    Repeat(Pc),
    /// Flips a coin: tails jumps.
    Coin(Pc),
    /// The player of the effect may decline: then it jumps.
    May(Pc),
    /// A player may pay: then it jumps.
    PayOr(Players, u8, Pc),
    /// Begins a block that is carried out for each of these players, who is the chosen player then; jumps when it was
    /// carried out for all.
    ForEach(Players, Pc),
    /// The player of the effect may pay this amount for each card of a description; otherwise it jumps.
    PayForEach(u8, Filter, Pc),
    /// The player of the effect chooses the branch.
    Fork(Vec<Branch>),
    /// The effect is over.
    End,
}

/// One of the effects among which a player chooses.
#[derive(Clone, Debug)]
pub(crate) struct Branch {
    /// The place where it begins.
    pub pc: Pc,
    /// Its steps, for its text.
    pub ops: Vec<Op>,
}

/// A continuous effect of a card.
#[derive(Clone, Debug)]
pub(crate) struct StaticAbility {
    pub who: Who,
    pub conditions: Vec<If>,
    pub gives: Range<u16>,
}

/// A play or an ability that can be announced.
#[derive(Clone, Debug)]
pub(crate) struct CompiledAbility {
    pub when: When,
    pub price: Price,
    pub needs: Vec<If>,
    pub targets: Vec<Target>,
    pub limit: Limit,
    /// Whether nothing answers it.
    pub never_countered: bool,
    /// Whether it grants an attack at once.
    pub attacks: bool,
    /// Whether it counters the item that it answers.
    pub counters: bool,
    /// Whether it names its caster.
    pub names_caster: bool,
    /// Whether it changes the tactic and does nothing else.
    pub changes_tactic: bool,
    pub pc: Pc,
}

/// A triggered ability.
#[derive(Clone, Debug)]
pub(crate) struct TriggeredAbility {
    pub on: On,
    pub conditions: Vec<If>,
    pub may: bool,
    pub price: Price,
    /// Whether its result is the same whatever happens before it: points and cards for its player.
    pub is_timeless: bool,
    pub pc: Pc,
}

/// The class of a card's give, so that most gives need not be examined.
#[derive(Clone, Copy, Debug)]
pub(crate) struct GiveFacts {
    /// Its class, one bit of [`class`].
    pub class: u8,
    /// Whether it is a standing ability about who may attack whom, and how.
    pub of_attacks: bool,
    /// [`class::GUARDS`] for a give that keeps single cards off.
    pub guards: u8,
    /// The ratings that it adds, when they do not depend on anything.
    pub plain: Option<[i8; 4]>,
}

/// The facts about a card that are read most often, in one cache line.
#[derive(Clone, Copy, Debug)]
#[repr(C, align(64))]
pub(crate) struct CardFacts {
    pub tags: u128,
    /// The kinds of events that trigger an ability of it.
    pub listens: u32,
    pub name: u32,
    pub ratings: [i8; 4],
    /// Its affiliations and its side by default: the icon of a Freelancer is no affiliation (FREE-03).
    pub joined: u16,
    /// The moments at which it may be played, and at which an ability of it may be used: bits of [`crate::timing`].
    pub play_at: u16,
    pub use_at: u16,
    /// Its mystic power.
    pub power: Power,
    pub side: u8,
    pub kind: CardKind,
    /// Whether it has continuous effects that change memberships, and others.
    pub has_members: bool,
    pub has_others: bool,
    /// Whether its effects depend on points.
    pub minds_points: bool,
    /// Whether its effects depend on whose Turn it is, or on events of the Turn.
    pub minds_turns: bool,
    /// Whether the referee carries out its whole text.
    pub is_playable: bool,
    /// The Equipment that it forbids: bits of [`ban`].
    pub bans: u8,
}

/// Equipment that a card forbids, one bit each.
pub(crate) mod ban {
    pub(crate) const EQUIPMENT: u8 = 1;
    pub(crate) const WEAPONS: u8 = 1 << 1;
    pub(crate) const OTHER_EQUIPMENT: u8 = 1 << 2;
    pub(crate) const OTHER_WEAPONS: u8 = 1 << 3;
}

impl CardFacts {
    fn of(card: &Card, ready: &CompiledCard, gives: &[Modifier]) -> Self {
        let said = ready.standing.iter().flat_map(|standing| standing.gives.clone()).map(|give| &gives[give as usize]);
        let bans = said.fold(0, |bits, give| match give {
            Modifier::Can(Keyword::NoEquipment) => bits | ban::EQUIPMENT,
            Modifier::Can(Keyword::NoWeapons) => bits | ban::WEAPONS,
            Modifier::Can(Keyword::NoOtherEquipment) => bits | ban::OTHER_EQUIPMENT,
            Modifier::Can(Keyword::NoOtherWeapons) => bits | ban::OTHER_WEAPONS,
            _ => bits,
        });
        let text = format!("{card:?}");
        let affiliations = ready.affiliations;
        let is_freelancer = ready.tags & Tag::Freelancer.bit() != 0;
        let joined = if is_freelancer { affiliations & !Affiliation::CORPORATIONS } else { affiliations };
        Self {
            tags: ready.tags,
            listens: ready.triggers.iter().fold(0, |bits, trap| bits | trap.on.bit()),
            name: card.name.number(),
            ratings: ready.ratings,
            joined,
            play_at: timing::of_play(card.kind, ready.play.as_ref()),
            use_at: ready.abilities.iter().fold(0, |bits, entry| bits | timing::of_entry(entry)),
            power: power_of(card.kind, ready.tags),
            side: side_of(joined, ready.tags),
            kind: card.kind,
            has_members: !ready.members.is_empty(),
            has_others: !ready.others.is_empty(),
            minds_points: text.contains("Destiny") || text.contains("Promotion"),
            minds_turns: ["YourTurn", "OfActivePlayer", "WasWounded"].iter().any(|word| text.contains(word)),
            is_playable: crate::unsupported::waits_for(card).is_empty(),
            bans,
        }
    }
}

/// Classes of gives, one bit each.
pub(crate) mod class {
    /// Changes memberships: gives an affiliation, a tag or a name.
    pub(crate) const MEMBER: u8 = 1;
    /// Adds to ratings.
    pub(crate) const ADDS: u8 = 1 << 1;
    /// Multiplies the base of ratings.
    pub(crate) const TIMES_BASE: u8 = 1 << 2;
    /// Multiplies the sum.
    pub(crate) const TIMES_SUM: u8 = 1 << 3;
    /// Gives a standing ability, or takes one away.
    pub(crate) const ABLE: u8 = 1 << 4;
    /// Anything else.
    pub(crate) const OTHER: u8 = 1 << 5;
    /// Keeps single cards off.
    pub(crate) const GUARDS: u8 = 1 << 6;
    /// Sets base ratings.
    pub(crate) const BASE: u8 = 1 << 7;
}

impl GiveFacts {
    fn of(give: &Modifier) -> Self {
        let class = match give {
            give if is_membership(give) => class::MEMBER,
            Modifier::Base(..) | Modifier::AddsToBase(..) => class::BASE,
            Modifier::Add { .. } => class::ADDS,
            Modifier::Times { of: Of::Base, .. } => class::TIMES_BASE,
            Modifier::Times { of: Of::Modified, .. } => class::TIMES_SUM,
            Modifier::Can(_) | Modifier::Loses(_) => class::ABLE,
            _ => class::OTHER,
        };
        let plain = match give {
            Modifier::Add { f: Amount::N(f), s: Amount::N(s), a: Amount::N(a), v: Amount::N(v) } => {
                Some([*f, *s, *a, *v])
            }
            _ => None,
        };
        let of_attacks = match give {
            Modifier::Can(keyword) | Modifier::Loses(keyword) => keyword.is_of_attacks(),
            _ => false,
        };
        let guards = match give {
            Modifier::Can(Keyword::ImmuneTo(_)) | Modifier::ImmuneToSecond => class::GUARDS,
            _ => 0,
        };
        Self { class, of_attacks, guards, plain }
    }
}

/// A compiled card.
#[derive(Clone, Debug)]
pub(crate) struct CompiledCard {
    pub tags: u128,
    /// Its continuous effects that change memberships, and the others.
    pub members: Vec<StaticAbility>,
    pub others: Vec<StaticAbility>,
    pub affiliations: u16,
    pub names: Vec<u32>,
    pub ratings: [i8; 4],
    /// Ratings that are a dash, one bit each.
    pub never: u8,
    pub standing: Vec<StaticAbility>,
    /// Whether it denies the opponents of other warriors their Fortifications.
    pub opens_walls: bool,
    pub play: Option<CompiledAbility>,
    pub abilities: Vec<CompiledAbility>,
    pub triggers: Vec<TriggeredAbility>,
    /// The programs of goals with an effect.
    pub goals: Vec<Option<Pc>>,
}

/// All compiled cards.
#[derive(Clone, Debug)]
pub(crate) struct CompiledCards {
    pub compiled: Vec<CompiledCard>,
    pub hot: Vec<CardFacts>,
    pub code: Vec<Instruction>,
    pub gives: Vec<Modifier>,
    /// The conditions of each give.
    whiles: Vec<Vec<If>>,
    /// The facts about each give.
    pub facts: Vec<GiveFacts>,
    /// The place where the programs of each card begin; they end where those of the next card begin.
    pub begins: Vec<Pc>,
    /// The kinds of events after which a card of the set may be played.
    pub answered: u32,
    /// The cards whose discard from play a card of the set may answer.
    pub after_discards: Vec<Filter>,
    /// Whether a card of the set answers the playing of cards.
    pub has_counters: bool,
    /// Whether a card of the set names the moments of an attack before its tactic, one bit each.
    pub moments: u8,
}

impl CompiledCards {
    /// The programs of a set.
    pub(crate) fn of(set: &CardSet) -> Self {
        let mut made = Self {
            compiled: Vec::new(),
            hot: Vec::new(),
            code: Vec::new(),
            gives: Vec::new(),
            whiles: Vec::new(),
            facts: Vec::new(),
            begins: Vec::new(),
            answered: 0,
            after_discards: Vec::new(),
            has_counters: false,
            moments: 0,
        };
        for card in set.cards() {
            made.begins.push(made.code.len() as Pc);
            let ready = made.prepare(card);
            made.hot.push(CardFacts::of(card, &ready, &made.gives));
            made.compiled.push(ready);
        }
        for entry in made.compiled.iter().flat_map(|ready| ready.play.iter().chain(&ready.abilities)) {
            match &entry.when {
                When::After(on) => {
                    made.answered |= on.bit();
                    if let On::Discarded(filter) = on {
                        made.after_discards.push(filter.clone());
                    }
                }
                // A kill in combat reaches their goals.
                When::GoalReached => made.answered |= On::KilledInCombat(Filter::Any).bit(),
                When::Played(_) | When::PlayedByOpponent(_) => made.has_counters = true,
                When::BeforeNames(_) => made.moments |= moment::INTENT,
                When::AfterNames => made.moments |= moment::NAMED,
                When::BeforeTactic => made.moments |= moment::BEFORE_TACTIC,
                When::BeforeYourDraw | When::StartOfYourTurn => made.moments |= moment::BEFORE_DRAW,
                When::EndOfYourTurn => made.moments |= moment::END_OF_TURN,
                When::BeforeYourDiscard => made.moments |= moment::BEFORE_DISCARD,
                When::OpponentWins => made.moments |= moment::VICTORY,
                _ => {}
            }
        }
        // A record fixes the windows, so that later cards open no further ones in it.
        if let Some(windows) = set.windows() {
            (made.answered, made.has_counters, made.moments) =
                (windows.answered, windows.has_counters, windows.moments);
        }
        made
    }

    #[inline]
    pub(crate) fn card(&self, number: CardNo) -> &CompiledCard {
        &self.compiled[number.index()]
    }

    /// The conditions of a give, in addition to those of its effect.
    #[inline]
    pub(crate) fn conditions_of(&self, give: u16) -> &[If] {
        &self.whiles[give as usize]
    }

    /// Whether the step makes a warrior immune to a card.
    pub(crate) fn is_exemption(&self, pc: Pc) -> bool {
        match &self.code[pc as usize] {
            Instruction::Lasts { gives, .. } => {
                self.gives[gives.start as usize..gives.end as usize].contains(&Modifier::ImmuneToSecond)
            }
            _ => false,
        }
    }

    /// The facts about a card that are read most often.
    #[inline]
    pub(crate) fn hot(&self, number: CardNo) -> &CardFacts {
        &self.hot[number.index()]
    }

    fn prepare(&mut self, card: &Card) -> CompiledCard {
        let ratings = card.ratings.unwrap_or_default();
        let number = |stat: &Stat| ratings.get(*stat).number();
        let mut names = vec![card.name.number()];
        names.extend(card.considered.iter().map(crate::language::Name::number));
        let standing = card.always.iter().map(|always| StaticAbility {
            who: always.who.clone(),
            conditions: always.conditions.clone(),
            gives: self.keep(&always.gives),
        });
        let standing: Vec<StaticAbility> = standing.collect();
        let opens_walls = card.always.iter().any(|always| {
            always.who != Who::Bearer && always.gives.contains(&Modifier::Can(Keyword::OpponentNoFortifications))
        });
        let play = card.play.as_ref().map(|play| self.entry(play));
        let abilities = card.abilities.iter().map(|ability| CompiledAbility {
            when: ability.when.clone(),
            price: ability.price.clone(),
            needs: ability.needs.clone(),
            targets: ability.targets.clone(),
            limit: ability.limit,
            never_countered: false,
            attacks: ability.ops.iter().any(Op::grants_attack),
            counters: ability.ops.contains(&Op::Cancel),
            names_caster: false,
            changes_tactic: Op::only_change_tactic(&ability.ops),
            pc: self.program(&ability.ops),
        });
        let abilities: Vec<CompiledAbility> = abilities.collect();
        let traps = card.triggers.iter().map(|trigger| TriggeredAbility {
            on: trigger.on.clone(),
            conditions: trigger.conditions.clone(),
            may: trigger.may,
            price: trigger.price.clone(),
            is_timeless: !trigger.may && trigger.ops.iter().all(Op::is_gain),
            pc: self.program(&trigger.ops),
        });
        let traps: Vec<TriggeredAbility> = traps.collect();
        let goals = card.mission.iter().flat_map(|mission| &mission.goals).map(|goal| match goal {
            Goal::Spend(_, ops) | Goal::KillFor(_, ops) => Some(self.program(ops)),
            Goal::Build(_) => Some(self.program(&[])),
            goal => match goal.reward() {
                Some(Reward::DestinyOrPromotion(destiny, promotion)) => {
                    let times = |n: u8| Amount::Times(n as i8, Box::new(Amount::Earned));
                    let ways = vec![
                        vec![Op::GainDestiny(Players::You, times(destiny))],
                        vec![Op::GainPromotion(Players::You, times(promotion))],
                    ];
                    Some(self.program(&[Op::Either(ways)]))
                }
                _ => None,
            },
        });
        let goals = goals.collect();
        // A Beast card counts as a Beast, like a warrior that is considered one (BEA-09).
        let beast = if card.kind == CardKind::Beast { Tag::Beast.bit() } else { 0 };
        let tags = card.tags.iter().fold(beast, |bits, tag| bits | tag.bit());
        let affiliations = card.icons.iter().fold(0, |bits, icon| bits | 1 << *icon as u16);
        CompiledCard {
            tags,
            members: self.part(&standing, true),
            others: self.part(&standing, false),
            affiliations,
            names,
            ratings: [number(&Stat::F), number(&Stat::S), number(&Stat::A), number(&Stat::V)],
            never: Stat::ALL
                .iter()
                .fold(0, |bits, stat| bits | u8::from(ratings.get(*stat) == Rating::Never) << *stat as u8),
            standing,
            opens_walls,
            play,
            abilities,
            triggers: traps,
            goals,
        }
    }

    fn entry(&mut self, play: &Play) -> CompiledAbility {
        CompiledAbility {
            when: play.when.clone(),
            price: play.price.clone(),
            needs: play.needs.clone(),
            targets: play.targets.clone(),
            limit: play.limit,
            never_countered: play.never_countered,
            attacks: play.ops.iter().any(Op::grants_attack),
            counters: play.ops.contains(&Op::Cancel),
            names_caster: Op::any(&play.ops, &Op::names_caster),
            changes_tactic: Op::only_change_tactic(&play.ops),
            pc: self.program(&play.ops),
        }
    }

    /// The continuous effects that change memberships, or the others.
    fn part(&self, standing: &[StaticAbility], members: bool) -> Vec<StaticAbility> {
        let is_member = |give: u16| self.facts[give as usize].class == class::MEMBER;
        let mut part: Vec<StaticAbility> = Vec::new();
        for standing in standing {
            let mut before = None;
            for give in standing.gives.clone().filter(|give| is_member(*give) == members) {
                match part.last_mut() {
                    Some(run) if before == Some(give) => run.gives.end = give + 1,
                    _ => part.push(StaticAbility { gives: give..give + 1, ..standing.clone() }),
                }
                before = Some(give + 1);
            }
        }
        part
    }

    fn keep(&mut self, gives: &[Modifier]) -> Range<u16> {
        let start = self.gives.len() as u16;
        self.keep_while(gives, &[]);
        start..self.gives.len() as u16
    }

    fn keep_while(&mut self, gives: &[Modifier], conditions: &[If]) {
        for give in gives {
            match give {
                Modifier::While(more, gives) => self.keep_while(gives, &[conditions, more].concat()),
                give => {
                    self.gives.push(give.clone());
                    self.facts.push(GiveFacts::of(give));
                    self.whiles.push(conditions.to_vec());
                }
            }
        }
    }
}

/// Whether the card is put into play as an attachment of a warrior by the rules of its kind.
pub(crate) const fn is_given(kind: CardKind) -> bool {
    matches!(kind, CardKind::Equipment | CardKind::Relic | CardKind::Symmetry | CardKind::Ki | CardKind::Beast)
}
