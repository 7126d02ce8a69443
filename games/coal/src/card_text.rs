//! The text of cards and pilots. It is generated from the same data that the referee uses, so what people read is what
//! happens.
//!
//! ```
//! use coal::{CardSet, card_text};
//! use table::Language;
//! let cards = CardSet::house();
//! let card = cards.card(cards.find("c2-ether-leak").unwrap());
//! assert_eq!(card_text::effects_text(&card.effects, card.kind, Language::En), "1 Generic Damage. Draw 1 card.");
//! ```

use table::Language;

use crate::card::{Ability, Against, Card, CardType, DamageKind, Effect, Maneuver, Model, Pilot, Resource, Tokens};
use crate::words::say;

/// The name of a card.
#[must_use]
pub fn name(card: &Card, language: Language) -> &str {
    match language {
        Language::En => &card.name.en,
        Language::It => &card.name.it,
    }
}

/// One line about how a Steambot or a pilot plays, by the id of the model or the pilot. Empty for those of other card
/// sets.
#[must_use]
pub fn style(id: &str, language: Language) -> String {
    let house = crate::CardSet::house();
    let is_known = Model::ALL.iter().any(|model| model.as_str() == id) || house.pilots().iter().any(|one| one.id == id);
    if is_known { say(language, &format!("style-{}", id.to_ascii_lowercase()), &[]) } else { String::new() }
}

/// The whole card below its name: type, cost, effects, Echo, the resource when consumed. One line each.
#[must_use]
pub fn card_text(card: &Card, language: Language) -> String {
    let mut lines = vec![type_name(card.kind, language)];
    lines.push(match tokens_text(card.cost, language) {
        Some(cost) => say(language, "card-cost", &[("cost", cost.into())]),
        None => say(language, "card-cost-free", &[]),
    });
    if let Some(resource) = card.kind.collects() {
        let token = tokens_text(one(resource), language).unwrap_or_default();
        lines.push(say(language, "card-accumulator", &[("token", token.into())]));
    }
    lines.push(effects_text(&card.effects, card.kind, language));
    if !card.echo.is_empty() {
        lines.push(say(language, "card-echo", &[("effects", echo_text(card, language).into())]));
    }
    let resource = resource_name(card.consume, language);
    lines.push(say(language, "card-consume", &[("resource", resource.into())]));
    if card.deck_building > 0 {
        lines.push(say(language, "card-deck-building", &[("n", card.deck_building.into())]));
    }
    lines.join("\n")
}

/// The effects of the card as an Echo card; empty without an Echo symbol.
#[must_use]
pub fn echo_text(card: &Card, language: Language) -> String {
    effects_text(&card.echo, card.kind, language)
}

/// The card in one line, for lists: type, cost, effects and the resource when consumed.
#[must_use]
pub fn card_line(card: &Card, language: Language) -> String {
    let cost = match tokens_text(card.cost, language) {
        Some(cost) => say(language, "card-cost", &[("cost", cost.into())]),
        None => say(language, "card-cost-free", &[]),
    };
    let consume = say(language, "card-consume", &[("resource", resource_name(card.consume, language).into())]);
    let effects = effects_text(&card.effects, card.kind, language);
    format!("{}. {cost}. {effects} {consume}.", type_name(card.kind, language))
}

/// The whole pilot below the name: its preferred model, its Maneuvers and its ability. One line each.
#[must_use]
pub fn pilot_text(pilot: &Pilot, language: Language) -> String {
    let mut lines = Vec::new();
    if let Some(model) = pilot.preferred_model {
        lines.push(say(language, "pilot-drives", &[("model", Model::as_str(model).into())]));
    }
    for (number, maneuver) in (1u32..).zip(&pilot.maneuvers) {
        let effects = maneuver_text(maneuver, language);
        lines.push(say(language, "pilot-maneuver", &[("n", number.into()), ("effects", effects.into())]));
    }
    lines.push(match pilot.ability {
        Some(ability) => say(language, "pilot-ability", &[("ability", ability_text(ability, language).into())]),
        None => say(language, "pilot-training", &[]),
    });
    lines.join("\n")
}

/// The costs and effects of a Maneuver, in printed order (COAL-MAN-10).
#[must_use]
pub fn maneuver_text(maneuver: &Maneuver, language: Language) -> String {
    // The type of a card matters only for the words for damage, and Maneuvers do no damage to others.
    let text = |effect: &Effect| effect_text(effect, CardType::PhysicalAttack, language);
    let effects = sentence(&together(&maneuver.effects, language));
    if maneuver.costs.is_empty() {
        return effects;
    }
    let costs: Vec<String> = maneuver.costs.iter().map(text).collect();
    format!("{}: {}", costs.join(", "), lower(&effects))
}

/// The text of an ability.
#[must_use]
pub fn ability_text(ability: Ability, language: Language) -> String {
    let id = match ability {
        Ability::LuthorCap => "ability-luthor-cap",
        Ability::PowellDouble => "ability-powell-double",
        Ability::ClintRemove => "ability-clint-remove",
        Ability::WhiteSteam => "ability-white-steam",
        Ability::LorenzExtra => "ability-lorenz-extra",
        Ability::FayEnergy => "ability-fay-energy",
        Ability::KrausDraw => "ability-kraus-draw",
        Ability::NemoHeal => "ability-nemo-heal",
    };
    say(language, id, &[])
}

/// The name of a card type.
#[must_use]
pub fn type_name(kind: CardType, language: Language) -> String {
    let id = match kind {
        CardType::PhysicalAttack => "type-physical-attack",
        CardType::EnergyAttack => "type-energy-attack",
        CardType::Reaction => "type-reaction",
        CardType::SteamAccumulator => "type-steam-accumulator",
        CardType::EnergyAccumulator => "type-energy-accumulator",
    };
    say(language, id, &[])
}

/// The name of a resource.
#[must_use]
pub fn resource_name(resource: Resource, language: Language) -> String {
    let id = match resource {
        Resource::Steam => "resource-steam",
        Resource::Energy => "resource-energy",
    };
    say(language, id, &[])
}

/// The activation cost: `2 Steam and 1 Energy`, `free`.
#[must_use]
pub fn cost_text(card: &Card, language: Language) -> String {
    tokens_text(card.cost, language).unwrap_or_else(|| say(language, "no-cost", &[]))
}

/// The effects of a card of this type as sentences, in the order in which they take effect (COAL-ATK-03).
#[must_use]
pub fn effects_text(effects: &[Effect], kind: CardType, language: Language) -> String {
    let sentences: Vec<String> =
        ordered(effects).into_iter().map(|effect| effect_text(effect, kind, language)).collect();
    if sentences.is_empty() { say(language, "card-no-effect", &[]) } else { sentence(&sentences) }
}

/// One effect of a card of this type, without a full stop.
#[must_use]
pub fn effect_text(effect: &Effect, kind: CardType, language: Language) -> String {
    let number = |id: &str, n: u8| say(language, id, &[("n", n.into())]);
    match effect {
        Effect::Damage { kind: damage, n } => {
            let mut by_kind = [0; 3];
            by_kind[*damage as usize] = *n;
            let damage = damage_text(by_kind, language).unwrap_or_else(|| say(language, "damage-none", &[]));
            let id = if kind == CardType::Reaction { "effect-counterattack" } else { "effect-damage" };
            say(language, id, &[("damage", damage.into())])
        }
        Effect::Absorb { kind: Against::Physical, n } => number("effect-absorb-physical", *n),
        Effect::Absorb { kind: Against::Energy, n } => number("effect-absorb-energy", *n),
        Effect::NeutralizeAttack { kind: Against::Physical } => say(language, "effect-neutralize-physical", &[]),
        Effect::NeutralizeAttack { kind: Against::Energy } => say(language, "effect-neutralize-energy", &[]),
        Effect::OneOf(alternatives) => {
            let texts = alternatives.iter().map(|alternative| {
                let parts: Vec<String> =
                    ordered(alternative).into_iter().map(|part| effect_text(part, kind, language)).collect();
                lower(&parts.join(", "))
            });
            let alternatives = join(texts.collect(), "or-join", language).unwrap_or_default();
            say(language, "effect-choose", &[("alternatives", alternatives.into())])
        }
        Effect::RemoveTokens { kind: token, n } => {
            // Only Reactions and Maneuvers remove tokens without a hit (COAL-ATK-06).
            let id = if kind == CardType::Reaction { "effect-remove" } else { "effect-remove-on-hit" };
            let tokens = tokens_text(several(*token, *n), language).unwrap_or_default();
            say(language, id, &[("tokens", tokens.into())])
        }
        Effect::Transfer { n } => number("effect-transfer", *n),
        Effect::Draw { n } => number("effect-draw", *n),
        Effect::DiscardDeck { n } => number("effect-discard-deck", *n),
        Effect::DiscardHand { n } => number("effect-discard-hand", *n),
        Effect::Heal { n } => number("effect-heal", *n),
        Effect::SelfDamage { n } => number("effect-self-damage", *n),
        Effect::Generate { kind: token, n } => {
            let tokens = tokens_text(several(*token, *n), language).unwrap_or_default();
            say(language, "effect-generate", &[("tokens", tokens.into())])
        }
    }
}

/// A number of tokens: `2 Steam and 1 Energy`; `None` when there are none.
#[must_use]
pub fn tokens_text(tokens: Tokens, language: Language) -> Option<String> {
    let kinds = [("steam-tokens", tokens.steam), ("energy-tokens", tokens.energy)];
    let parts = kinds.into_iter().filter(|(_, n)| *n > 0).map(|(id, n)| say(language, id, &[("n", n.into())]));
    join(parts.collect(), "and-join", language)
}

/// An amount of damage by kind: `2 Physical Damage and 1 Energy Damage`; `None` when there is none.
#[must_use]
pub fn damage_text(damage: [u8; 3], language: Language) -> Option<String> {
    let kinds = [
        ("damage-physical", DamageKind::Physical),
        ("damage-energy", DamageKind::Energy),
        ("damage-generic", DamageKind::Generic),
    ];
    let amounts = kinds.into_iter().map(|(id, kind)| (id, damage[kind as usize])).filter(|(_, n)| *n > 0);
    join(amounts.map(|(id, n)| say(language, id, &[("n", n.into())])).collect(), "and-join", language)
}

const fn several(resource: Resource, n: u8) -> Tokens {
    match resource {
        Resource::Steam => Tokens { steam: n, energy: 0 },
        Resource::Energy => Tokens { steam: 0, energy: n },
    }
}

const fn one(resource: Resource) -> Tokens {
    several(resource, 1)
}

/// The effects in the order in which they take effect.
fn ordered(effects: &[Effect]) -> Vec<&Effect> {
    (0..=LAST).flat_map(|place| effects.iter().filter(move |effect| order(effect) == place)).collect()
}

/// The last rank in that order.
const LAST: u8 = 4;

/// The rank of an effect: defence, damage, Remove, the others, Transfer.
const fn order(effect: &Effect) -> u8 {
    match effect {
        Effect::OneOf(_) | Effect::Absorb { .. } | Effect::NeutralizeAttack { .. } => 0,
        Effect::Damage { .. } => 1,
        Effect::RemoveTokens { .. } => 2,
        Effect::Transfer { .. } => LAST,
        _ => 3,
    }
}

/// The effects of a Maneuver; tokens that are placed one after the other share a sentence.
fn together(effects: &[Effect], language: Language) -> Vec<String> {
    let mut sentences = Vec::new();
    let mut rest = effects;
    while let Some((first, others)) = rest.split_first() {
        let run = rest.iter().take_while(|effect| matches!(effect, Effect::Generate { .. })).count();
        if run == 0 {
            // Maneuvers remove tokens without a hit, as Reactions do.
            sentences.push(effect_text(first, CardType::Reaction, language));
            rest = others;
            continue;
        }
        let mut tokens = Tokens::default();
        for effect in &rest[..run] {
            match effect {
                Effect::Generate { kind: Resource::Steam, n } => tokens.steam += n,
                Effect::Generate { kind: Resource::Energy, n } => tokens.energy += n,
                _ => {}
            }
        }
        let tokens = tokens_text(tokens, language).unwrap_or_default();
        sentences.push(say(language, "effect-generate", &[("tokens", tokens.into())]));
        rest = &rest[run..];
    }
    sentences
}

fn join(parts: Vec<String>, id: &str, language: Language) -> Option<String> {
    let (last, others) = parts.split_last()?;
    if others.is_empty() {
        return Some(last.clone());
    }
    Some(say(language, id, &[("a", others.join(", ").into()), ("b", last.as_str().into())]))
}

fn sentence(parts: &[String]) -> String {
    parts.iter().map(|part| format!("{part}.")).collect::<Vec<_>>().join(" ")
}

/// The text with a lower-case first letter, for use inside a sentence.
fn lower(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_lowercase().chain(letters).collect())
}
