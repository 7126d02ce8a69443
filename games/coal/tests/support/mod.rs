//! Random tables of C.O.A.L. for the conformance suite and the count of allocations.

use coal::card::{Against, Card, CardType, DamageKind, Effect, Model, Resource, Tokens};
use coal::{CardSet, Options, SeatDocument, Setup, SetupDocument, check};
use table::Fast;
use table::conformance::Trial;

/// A table with random options, models, pilots, decks, and often with random cards.
pub fn random_table(chance: &mut Fast) -> Trial<coal::State> {
    // Not every random document is a legal table; the first legal one is taken.
    loop {
        let (document, cards) = random_document(chance);
        if let Ok(setup) = Setup::check(document, cards) {
            return Trial { name: setup.to_string(), setup };
        }
    }
}

fn one_in(chance: &mut Fast, n: u32) -> bool {
    chance.index(n) == 0
}

fn one_of<T: Copy>(chance: &mut Fast, list: &[T]) -> T {
    list[chance.index(list.len() as u32) as usize]
}

fn random_document(chance: &mut Fast) -> (SetupDocument, CardSet) {
    let cards = if one_in(chance, 2) { CardSet::house() } else { random_cards(chance) };
    let seats = one_of(chance, &[2, 2, 3, 4, 4]);
    // A quarter of the tables play by the rulings, without any of the options not named below.
    let switched = !one_in(chance, 4);
    let mut options: Vec<String> = Vec::new();
    for (name, _) in Options::ALL {
        let on = match *name {
            "soft_windows" => one_in(chance, 3),
            "training_pilots" => one_in(chance, 6),
            "teams" => seats == 4 && one_in(chance, 2),
            "tag_mode" => one_in(chance, 3),
            _ => switched && one_in(chance, 5),
        };
        if on {
            options.push((*name).into());
        }
    }
    let seats = (0..seats).map(|_| random_seat(chance, &cards)).collect();
    (SetupDocument { seats, options }, cards)
}

fn random_seat(chance: &mut Fast, cards: &CardSet) -> SeatDocument {
    let mut seat = SeatDocument::default();
    if one_in(chance, 2) {
        let model = one_of(chance, &Model::ALL);
        seat.model = Some(model);
        if one_in(chance, 2) {
            seat.deck = random_deck(chance, cards, model);
        }
    }
    if one_in(chance, 3) {
        let pilots: Vec<&str> = cards.pilots().iter().map(|pilot| pilot.id.as_str()).collect();
        seat.pilot = Some(one_of(chance, &pilots).into());
        if one_in(chance, 3) {
            seat.reserve = Some(one_of(chance, &pilots).into());
        }
    }
    seat
}

/// The deck of a model with some cards replaced by those of a second model.
fn random_deck(chance: &mut Fast, cards: &CardSet, model: Model) -> Vec<String> {
    let other = one_of(chance, &Model::ALL);
    let others = cards.predefined_deck(other);
    let mut deck = cards.predefined_deck(model);
    for card in &mut deck {
        if one_in(chance, 3) {
            *card = one_of(chance, &others);
        }
    }
    deck.into_iter().map(|card| cards.card(card).id.clone()).collect()
}

/// The house set with random numbers and symbols on every card, so that combinations are tested before anybody designs
/// them.
fn random_cards(chance: &mut Fast) -> CardSet {
    let house = CardSet::house();
    let cards = house.cards().iter().map(|card| {
        let mut card = card.clone();
        while {
            redraw(chance, &mut card);
            !check::card(&card).is_empty()
        } {}
        card
    });
    house.with(cards.collect(), Vec::new())
}

fn redraw(chance: &mut Fast, card: &mut Card) {
    card.kind = one_of(
        chance,
        &[
            CardType::PhysicalAttack,
            CardType::EnergyAttack,
            CardType::Reaction,
            CardType::Reaction,
            CardType::SteamAccumulator,
            CardType::EnergyAccumulator,
        ],
    );
    let amount = 1 + chance.index(3) as u8;
    card.cost = match card.kind.collects() {
        Some(Resource::Steam) => Tokens { steam: amount, energy: 0 },
        Some(Resource::Energy) => Tokens { steam: 0, energy: amount },
        None => Tokens { steam: chance.index(3) as u8, energy: chance.index(3) as u8 },
    };
    card.consume = one_of(chance, &Resource::ALL);
    card.deck_building = chance.index(2) as u8;
    card.effects = random_effects(chance, card.kind);
    if one_in(chance, 5) {
        let alternatives = (0..2 + chance.index(2)).map(|_| random_effects(chance, card.kind));
        card.effects.push(Effect::OneOf(alternatives.collect()));
    }
}

fn random_effects(chance: &mut Fast, kind: CardType) -> Vec<Effect> {
    (0..1 + chance.index(3)).map(|_| random_effect(chance, kind == CardType::Reaction)).collect()
}

fn random_effect(chance: &mut Fast, is_reaction: bool) -> Effect {
    let n = 1 + chance.index(2) as u8;
    let resource = one_of(chance, &Resource::ALL);
    let against = one_of(chance, &[Against::Physical, Against::Energy]);
    match chance.index(if is_reaction { 14 } else { 11 }) {
        0..=3 => {
            Effect::Damage { kind: one_of(chance, &[DamageKind::Physical, DamageKind::Energy, DamageKind::Generic]), n }
        }
        4 => Effect::RemoveTokens { kind: resource, n },
        5 => Effect::Transfer { n },
        6 => Effect::Draw { n },
        7 => Effect::DiscardDeck { n },
        8 => Effect::DiscardHand { n },
        9 => Effect::Heal { n: 1 },
        10 => Effect::SelfDamage { n: 1 },
        11 | 12 => Effect::Absorb { kind: against, n },
        _ => Effect::NeutralizeAttack { kind: against },
    }
}
