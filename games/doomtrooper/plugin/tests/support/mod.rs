//! Tables of Doomtrooper with realistic decks.

use doomtrooper::language::{Affiliation, Card, CardKind, Stat};
use doomtrooper::{CardSet, Options, SeatDocument, Setup, SetupDocument, unsupported};
use table::Fast;

/// The affiliations around which decks are built.
const SIDES: [&[Affiliation]; 6] = [
    &[Affiliation::Imperial, Affiliation::Bauhaus],
    &[Affiliation::Mishima, Affiliation::Capitol],
    &[Affiliation::Capitol, Affiliation::Cybertronic],
    &[Affiliation::Bauhaus, Affiliation::Mishima],
    &[Affiliation::Brotherhood, Affiliation::Imperial],
    &[Affiliation::Legion],
];

/// A table with two seats or more, the same for the same seed.
pub fn table(seats: usize, seed: u64) -> Setup {
    let mut chance = Fast::new(seed ^ 0x5eed);
    let seats = (0..seats).map(|_| deck(&mut chance)).collect();
    let document = SetupDocument { seats, options: Options::default() };
    Setup::check(document, CardSet::house()).unwrap_or_else(|faults| panic!("{faults:?}"))
}

/// Sixty cards of the base set around a side: warriors that can be paid, cards that they can bear, and special cards.
fn deck(chance: &mut Fast) -> SeatDocument {
    let side = SIDES[chance.index(SIDES.len() as u32) as usize];
    let set = CardSet::house();
    let is_ours = |card: &&Card| card.icons.is_empty() || card.icons.iter().any(|icon| side.contains(icon));
    let playable: Vec<&Card> = set
        .cards()
        .iter()
        .filter(|card| card.code.set() == Some("unl") && card.limit > 0 && unsupported::waits_for(card).is_empty())
        .filter(is_ours)
        .collect();
    let value = |card: &Card| card.ratings.map_or(0, |ratings| ratings.get(Stat::V).number());
    let mut deck: Vec<String> = Vec::new();
    let take = |deck: &mut Vec<String>, chance: &mut Fast, count: usize, fits: &dyn Fn(&Card) -> bool| {
        let cards: Vec<&&Card> = playable.iter().filter(|card| fits(card)).collect();
        let goal = deck.len() + count;
        for _ in 0..2_000 {
            if deck.len() >= goal || cards.is_empty() {
                break;
            }
            let card = cards[chance.index(cards.len() as u32) as usize];
            let code = card.code.to_string();
            if deck.iter().filter(|other| **other == code).count() < usize::from(card.limit.min(3)) {
                deck.push(code);
            }
        }
    };
    take(&mut deck, chance, 14, &|card| card.kind == CardKind::Warrior && value(card) <= 5);
    take(&mut deck, chance, 8, &|card| card.kind == CardKind::Warrior && (6..=10).contains(&value(card)));
    take(&mut deck, chance, 12, &|card| card.kind == CardKind::Equipment);
    take(&mut deck, chance, 4, &|card| card.kind == CardKind::Fortification);
    if side.contains(&Affiliation::Legion) {
        take(&mut deck, chance, 8, &|card| card.kind == CardKind::Symmetry);
    } else if side.contains(&Affiliation::Brotherhood) {
        take(&mut deck, chance, 6, &|card| card.kind == CardKind::Art);
    }
    take(&mut deck, chance, 3, &|card| card.kind == CardKind::Mission);
    let left = 60usize.saturating_sub(deck.len());
    take(&mut deck, chance, left, &|card| card.kind == CardKind::Special);
    let left = 60usize.saturating_sub(deck.len());
    take(&mut deck, chance, left, &|card| card.kind == CardKind::Warrior);
    SeatDocument { deck, reserve: Vec::new() }
}
