//! The compact notation of a card, as much of it as the scenarios need.

use coal::card::{Against, Card, CardType, DamageKind, Effect, Model, Names, Resource, Source, Tokens};

/// Reads `C1 PA 1S: dP1, con S`.
pub fn card(id: &str, text: &str) -> Result<Card, String> {
    let (head, body) = text.split_once(':').ok_or("expected `MODEL TYPE COST: effects`")?;
    let head: Vec<&str> = head.split_whitespace().collect();
    let [model, kind, cost] = head[..] else { return Err(format!("`{}`: expected MODEL TYPE COST", head.join(" "))) };
    let mut card = Card {
        id: id.into(),
        name: Names { en: id.into(), it: id.into() },
        model: model.parse::<Model>()?,
        kind: match kind {
            "PA" => CardType::PhysicalAttack,
            "EA" => CardType::EnergyAttack,
            "RE" => CardType::Reaction,
            "SA" => CardType::SteamAccumulator,
            "XA" => CardType::EnergyAccumulator,
            other => return Err(format!("`{other}` is not a type: PA, EA, RE, SA, XA")),
        },
        cost: tokens(cost)?,
        consume: Resource::Steam,
        deck_building: 0,
        effects: Vec::new(),
        echo: Vec::new(),
        source: Source::House,
    };
    let mut body = body.trim().to_owned();
    if let Some((rest, consume)) = body.rsplit_once("con ") {
        card.consume = resource(consume.split([' ', ',']).next().unwrap_or_default())?;
        body = rest.trim().trim_end_matches(',').to_owned();
    }
    if let Some((before, rest)) = body.split_once("echo(") {
        card.echo = effects(rest.trim().trim_end_matches(')'))?;
        body = before.into();
    }
    card.effects = effects(&body)?;
    Ok(card)
}

fn resource(letter: &str) -> Result<Resource, String> {
    match letter {
        "S" => Ok(Resource::Steam),
        "E" => Ok(Resource::Energy),
        other => Err(format!("`{other}` is not a resource: S, E")),
    }
}

fn tokens(text: &str) -> Result<Tokens, String> {
    let mut tokens = Tokens::default();
    let mut count = 0;
    for letter in text.chars() {
        match letter {
            '0'..='9' => count = letter as u8 - b'0',
            'S' => tokens.steam = count,
            'E' => tokens.energy = count,
            _ => return Err(format!("`{text}` is not a cost")),
        }
    }
    Ok(tokens)
}

fn effects(text: &str) -> Result<Vec<Effect>, String> {
    text.split([' ', ',']).filter(|word| !word.is_empty()).map(effect).collect()
}

fn effect(word: &str) -> Result<Effect, String> {
    if word.contains('|') {
        let alternatives: Result<Vec<_>, String> = word.split('|').map(|one| Ok(vec![effect(one)?])).collect();
        return Ok(Effect::OneOf(alternatives?));
    }
    let error = || format!("`{word}` is not an effect");
    let against = |letter: &str| match letter {
        "P" => Ok(Against::Physical),
        "E" => Ok(Against::Energy),
        _ => Err(error()),
    };
    if let Some(kind) = word.strip_prefix('n') {
        return Ok(Effect::NeutralizeAttack { kind: against(kind)? });
    }
    let digits = word.find(|letter: char| letter.is_ascii_digit()).ok_or_else(error)?;
    let n: u8 = word[digits..].parse().map_err(|_| error())?;
    Ok(match &word[..digits] {
        "dP" => Effect::Damage { kind: DamageKind::Physical, n },
        "dE" => Effect::Damage { kind: DamageKind::Energy, n },
        "dG" => Effect::Damage { kind: DamageKind::Generic, n },
        "aP" => Effect::Absorb { kind: Against::Physical, n },
        "aE" => Effect::Absorb { kind: Against::Energy, n },
        "rS" => Effect::RemoveTokens { kind: Resource::Steam, n },
        "rE" => Effect::RemoveTokens { kind: Resource::Energy, n },
        "tr" => Effect::Transfer { n },
        "dr" => Effect::Draw { n },
        "dd" => Effect::DiscardDeck { n },
        "dh" => Effect::DiscardHand { n },
        "he" => Effect::Heal { n },
        "sd" => Effect::SelfDamage { n },
        _ => return Err(error()),
    })
}
