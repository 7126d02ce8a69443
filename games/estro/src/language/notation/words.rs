//! The words of the notation: each stands once, for reading and for writing.

use crate::language::{
    Answers, Area, Category, Countermove, Effect, Estro, Face, Filter, Moment, NewEstro, Pick, Side, Stat, Target,
    Timing, Until, Usage, Value, Who,
};

/// Words and what they mean.
pub(super) type Words<T> = &'static [(&'static str, T)];

/// The word for a value. Every value of the type stands in its list; a test holds that.
pub(super) fn word<T: PartialEq>(words: Words<T>, value: &T) -> &'static str {
    words.iter().find(|(_, known)| known == value).map_or("?", |(word, _)| word)
}

pub(super) const USAGES: Words<Usage> =
    &[("once", Usage::Once), ("infinite", Usage::Infinite), ("plain", Usage::Plain)];

pub(super) const TIMINGS: Words<Timing> = &[
    ("on-play", Timing::OnPlay),
    ("passive", Timing::Passive),
    ("on-attack", Timing::OnAttack),
    ("on-attacked", Timing::OnAttacked),
    ("on-won", Timing::OnWon),
    ("on-resisted", Timing::OnResisted),
    ("on-dying", Timing::OnDying),
    ("on-destroyed", Timing::OnDestroyed),
    ("on-opponent-gift", Timing::OnOpponentGift),
    ("on-opponent-play", Timing::OnOpponentPlay),
    ("w-draw", Timing::Activated(Moment::Draw)),
    ("w-play", Timing::Activated(Moment::Play)),
    ("w-decl", Timing::Activated(Moment::Declared)),
    ("w-dice", Timing::Activated(Moment::Dice)),
    ("w-death", Timing::Activated(Moment::Death)),
    ("w-after", Timing::Activated(Moment::After)),
    ("w-end", Timing::Activated(Moment::End)),
    ("start-of-turn", Timing::StartOfTurn),
    ("end-of-turn", Timing::EndOfTurn),
];

pub(super) const ANSWERS: Words<Answers> = &[
    ("any", Answers::Any),
    ("destroying", Answers::Destroying),
    ("raising", Answers::Raising),
    ("lowering", Answers::Lowering),
    ("inhibiting", Answers::Inhibiting),
    ("drawing", Answers::Drawing),
    ("revealing", Answers::Revealing),
];

/// Countermoves without a number; `reduce N` has one.
pub(super) const COUNTERMOVES: Words<Countermove> =
    &[("annul", Countermove::Annul), ("redirect", Countermove::Redirect)];

pub(super) const SIDES: Words<Side> = &[("own", Side::Own), ("enemy", Side::Enemy), ("any", Side::Any)];
/// The field is what a filter means without a word.
pub(super) const AREAS: Words<Area> = &[("hand", Area::Hand), ("incinerator", Area::Incinerator)];
pub(super) const CATEGORIES: Words<Category> = &[("empty", Category::Empty), ("gifted", Category::Gifted)];
pub(super) const FACES: Words<Face> = &[("up", Face::Up), ("down", Face::Down)];
pub(super) const ESTRI: Words<Estro> = &[
    ("ardo", Estro::Ardo),
    ("granito", Estro::Granito),
    ("armonio", Estro::Armonio),
    ("illusio", Estro::Illusio),
    ("manpo", Estro::Manpo),
];
pub(super) const STATS: Words<Stat> =
    &[("atk", Stat::Atk), ("def", Stat::Def), ("hel", Stat::Hel), ("dex", Stat::Dex), ("map", Stat::Map)];
pub(super) const VALUES: Words<Value> = &[
    ("atk", Value::Stat(Stat::Atk)),
    ("def", Value::Stat(Stat::Def)),
    ("hel", Value::Stat(Stat::Hel)),
    ("dex", Value::Stat(Stat::Dex)),
    ("map", Value::Stat(Stat::Map)),
    ("primary", Value::Primary),
    ("tot", Value::Tot),
];
pub(super) const UNTIL: Words<Until> = &[
    ("clash", Until::Clash),
    ("turn", Until::Turn),
    ("next-turn", Until::NextTurn),
    ("round", Until::Round),
    ("leaves", Until::Leaves),
    ("match", Until::Match),
    ("while", Until::While),
];
pub(super) const WHO: Words<Who> = &[("you", Who::You), ("opponent", Who::Opponent), ("each", Who::Each)];
pub(super) const PICKS: Words<Pick> = &[("owner", Pick::Owner), ("random", Pick::Random)];
pub(super) const NEW_ESTRI: Words<NewEstro> = &[
    ("ardo", NewEstro::Is(Estro::Ardo)),
    ("granito", NewEstro::Is(Estro::Granito)),
    ("armonio", NewEstro::Is(Estro::Armonio)),
    ("illusio", NewEstro::Is(Estro::Illusio)),
    ("manpo", NewEstro::Is(Estro::Manpo)),
    ("chosen", NewEstro::Chosen),
];

/// Targets that are one card by what is going on.
pub(super) const FIXED: Words<Target> = &[
    ("this", Target::This),
    ("foe", Target::Foe),
    ("attacker", Target::Attacker),
    ("attacked", Target::Attacked),
    ("cause", Target::Cause),
    ("chosen", Target::Chosen),
];
/// Targets that are described.
pub(super) const DESCRIBED: Words<fn(Filter) -> Target> = &[
    ("choose", Target::Choose),
    ("random", Target::Random),
    ("highest", Target::Highest),
    ("lowest", Target::Lowest),
    ("all", Target::All),
];

/// Effects that are a word alone.
pub(super) const BARE: Words<Effect> = &[
    ("deploy-inhibited", Effect::DeployInhibited),
    ("summon", Effect::Summon),
    ("zone-extra", Effect::ZoneExtra),
    ("zone-replace", Effect::ZoneReplace),
    ("stop-attack", Effect::StopAttack),
];
/// Effects that have a target and nothing else.
pub(super) const TARGETED: Words<fn(Target) -> Effect> = &[
    ("destroy", Effect::Destroy),
    ("save", Effect::Save),
    ("sacrifice", Effect::Sacrifice),
    ("return", Effect::Return),
    ("return-inhibited", Effect::ReturnInhibited),
    ("to-hand", Effect::ToHand),
    ("turn-up", Effect::TurnUp),
    ("turn-down", Effect::TurnDown),
    ("look", Effect::Look),
    ("reveal", Effect::Reveal),
    ("attack-again", Effect::AttackAgain),
    ("must-attack", Effect::MustAttack),
    ("rest", Effect::Rest),
    ("redirect", Effect::Redirect),
    ("token", Effect::Token),
];
/// Effects that have a target and a time.
pub(super) const TIMED: Words<fn(Target, Until) -> Effect> = &[
    ("exchange", Effect::Exchange),
    ("protect", Effect::Protect),
    ("inhibit", Effect::Inhibit),
    ("cannot-attack", Effect::CannotAttack),
];
