//! Searching the cards and pilots: the keys of the search language (`docs/card-search.md`).
//!
//! The cards come first, in the order of the set, then the pilots.

use table::{Fact, Field, FieldKind, Language, Names, Searchable, Unkeyed};

use crate::card::{Card, CardType, Model, Pilot, Resource, Source};
use crate::card_text;
use crate::deck::{Figures, Symbol};
use crate::rules::CardNo;
use crate::set::CardSet;

/// A key; its number is the index in the table of fields.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Key {
    /// Names and id.
    Name,
    /// The generated text.
    Text,
    /// The type of the card.
    Type,
    /// The model.
    Model,
    /// The pilot that drives the model.
    Pilot,
    /// The resource when consumed.
    Gives,
    /// The source of its data.
    Source,
    /// Copies in the current deck.
    Copies,
    /// The tokens of its cost.
    Cost,
    /// The Steam of its cost.
    Steam,
    /// The Energy of its cost.
    Energy,
    /// Its deck-building symbols.
    Symbols,
    /// Damage of all kinds.
    Damage,
    /// Physical Damage.
    Physical,
    /// Energy Damage.
    Electric,
    /// Damage that is absorbed.
    Absorb,
    /// Tokens that are removed.
    Remove,
    /// Tokens that are transferred.
    Transfer,
    /// Cards that are drawn.
    Draw,
    /// Damage Points that are healed.
    Heal,
    /// Whether it has an Echo symbol.
    Echo,
    /// Whether it costs nothing.
    Free,
    /// Whether it neutralizes whole attacks.
    Neutralizing,
    /// Whether it is a card of a deck.
    Card,
    /// Whether it is a pilot.
    PilotCard,
    /// Whether it is a Training Pilot.
    Training,
}

/// The words of [`Key::Type`]; the first five are [`CardType::ALL`].
const TYPES: [Names; 8] = [
    Names::new("physical-attack|physical|pa", "attacco-fisico|fisico|af"),
    Names::new("energy-attack|energy|ea", "attacco-energetico|energetico|ae"),
    Names::new("reaction|reactions|re", "reazione|reazioni"),
    Names::new("steam-accumulator|sa", "accumulatore-di-vapore|accumulatore-vapore"),
    Names::new("energy-accumulator", "accumulatore-di-energia|accumulatore-energia"),
    Names::new("attack|attacks", "attacco|attacchi"),
    Names::new("accumulator|accumulators", "accumulatore|accumulatori"),
    Names::new("pilot|pilots", "pilota|piloti"),
];
const ATTACK: usize = 5;
const ACCUMULATOR: usize = 6;
const PILOT: usize = 7;

/// The words of [`Key::Gives`], as [`Resource::ALL`].
const RESOURCES: [Names; 2] = [Names::new("steam", "vapore"), Names::new("energy", "energia")];

/// The words of [`Key::Source`].
const SOURCES: [Names; 2] =
    [Names::new("house|ours", "casa|nostra|nostre"), Names::new("partly|printed", "parte|stampata|stampate")];

impl Searchable for CardSet {
    fn fields(&self) -> Vec<Field> {
        let model = |model: &Model| {
            let names =
                format!("{}|{}", model.as_str().to_ascii_lowercase(), self.model_name(*model).to_ascii_lowercase());
            Names::of(names.clone(), names)
        };
        let models = Model::ALL.iter().map(model).collect();
        let text = |en, it, unkeyed| Field::new(Names::new(en, it), FieldKind::Text(unkeyed));
        let words = |en, it, words: Vec<Names>| Field::new(Names::new(en, it), FieldKind::Words(words));
        let number = |en, it| Field::new(Names::new(en, it), FieldKind::Number);
        let flag = |en, it| Field::new(Names::new(en, it), FieldKind::Flag);
        vec![
            text("name|id", "nome|n", Unkeyed::Name),
            text("text|o", "testo", Unkeyed::Words),
            words("type|kind|t", "tipo", TYPES.to_vec()),
            words("model|board|m", "modello|steambot", models),
            text("pilot", "pilota", Unkeyed::Never),
            words("gives|consume", "da|consuma", RESOURCES.to_vec()),
            words("source", "fonte", SOURCES.to_vec()),
            number("copies", "copie"),
            number("cost|c", "costo"),
            number("steam", "vapore"),
            number("energy", "energia"),
            number("symbols|symbol|deck-building", "simboli|simbolo"),
            number("damage|d", "danni|danno"),
            number("physical|physical-damage", "fisici|danni-fisici"),
            number("electric|energy-damage", "energetici|danni-energetici"),
            number("absorb|absorbs", "assorbe|assorbi"),
            number("remove|removes", "rimuove|rimuovi"),
            number("transfer|transfers", "trasferisce|trasferisci"),
            number("draw|draws", "pesca"),
            number("heal|heals|repair", "ripara|cura"),
            flag("echo", "eco"),
            flag("free", "gratis|gratuita"),
            flag("neutralizing|neutralizes", "neutralizza|annulla"),
            flag("card", "carta"),
            flag("pilot", "pilota"),
            flag("training", "addestramento|allenamento"),
        ]
    }

    fn count(&self) -> usize {
        self.cards().len() + self.pilots().len()
    }

    fn tell(&self, card: usize, fact: &mut dyn FnMut(usize, Fact<'_>)) {
        let mut tell = |key: Key, told: Fact<'_>| fact(key as usize, told);
        match self.cards().get(card) {
            Some(found) => tell_card(self, card, found, &mut tell),
            None => {
                if let Some(pilot) = self.pilots().get(card - self.cards().len()) {
                    tell_pilot(pilot, &mut tell);
                }
            }
        }
    }
}

fn tell_card(cards: &CardSet, number: usize, card: &Card, tell: &mut impl FnMut(Key, Fact<'_>)) {
    for name in [&card.id, &card.name.en, &card.name.it] {
        tell(Key::Name, Fact::Text(name));
    }
    for language in Language::ALL {
        tell(Key::Text, Fact::Text(&card_text::card_text(card, language)));
    }
    tell(Key::Type, Fact::Word(card.kind as usize));
    match card.kind {
        CardType::PhysicalAttack | CardType::EnergyAttack => tell(Key::Type, Fact::Word(ATTACK)),
        CardType::SteamAccumulator | CardType::EnergyAccumulator => tell(Key::Type, Fact::Word(ACCUMULATOR)),
        CardType::Reaction => {}
    }
    tell(Key::Model, Fact::Word(card.model.index()));
    for pilot in cards.pilots().iter().filter(|pilot| pilot.preferred_model == Some(card.model)) {
        tell(Key::Pilot, Fact::Text(&pilot.name));
    }
    tell(Key::Gives, Fact::Word(usize::from(card.consume == Resource::Energy)));
    tell_source(&card.source, tell);

    let figures = Figures::of_card(card);
    let symbols = |wanted: &[Symbol]| wanted.iter().map(|symbol| figures.symbols[*symbol as usize]).sum::<u32>() as i32;
    let copies = cards.predefined_deck(card.model).iter().filter(|of| **of == number as CardNo).count();
    for (key, n) in [
        (Key::Copies, copies as i32),
        (Key::Cost, card.cost.total().into()),
        (Key::Steam, card.cost.steam.into()),
        (Key::Energy, card.cost.energy.into()),
        (Key::Symbols, card.deck_building.into()),
        (Key::Damage, symbols(&[Symbol::PhysicalDamage, Symbol::EnergyDamage, Symbol::GenericDamage])),
        (Key::Physical, symbols(&[Symbol::PhysicalDamage])),
        (Key::Electric, symbols(&[Symbol::EnergyDamage])),
        (Key::Absorb, symbols(&[Symbol::AbsorbPhysical, Symbol::AbsorbEnergy])),
        (Key::Remove, symbols(&[Symbol::Remove])),
        (Key::Transfer, symbols(&[Symbol::Transfer])),
        (Key::Draw, symbols(&[Symbol::Draw])),
        (Key::Heal, symbols(&[Symbol::Heal])),
    ] {
        tell(key, Fact::Number(n));
    }
    for (key, is_so) in [
        (Key::Echo, !card.echo.is_empty()),
        (Key::Free, card.cost.total() == 0),
        (Key::Neutralizing, symbols(&[Symbol::Neutralize]) > 0),
        (Key::Card, true),
    ] {
        if is_so {
            tell(key, Fact::Is);
        }
    }
}

fn tell_pilot(pilot: &Pilot, tell: &mut impl FnMut(Key, Fact<'_>)) {
    tell(Key::Name, Fact::Text(&pilot.id));
    tell(Key::Name, Fact::Text(&pilot.name));
    tell(Key::Pilot, Fact::Text(&pilot.name));
    for language in Language::ALL {
        tell(Key::Text, Fact::Text(&card_text::pilot_text(pilot, language)));
    }
    tell(Key::Type, Fact::Word(PILOT));
    if let Some(model) = pilot.preferred_model {
        tell(Key::Model, Fact::Word(model.index()));
    }
    tell_source(&pilot.source, tell);
    tell(Key::PilotCard, Fact::Is);
    if pilot.is_training() {
        tell(Key::Training, Fact::Is);
    }
}

fn tell_source(source: &Source, tell: &mut impl FnMut(Key, Fact<'_>)) {
    tell(Key::Source, Fact::Word(usize::from(matches!(source, Source::Partly(_)))));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_fact_fits_the_kind_of_its_field_and_no_word_means_two_things() {
        let cards = CardSet::house();
        assert_eq!(cards.fields().len(), Key::Training as usize + 1);
        assert_eq!(table::contradictions(&cards), [""; 0]);
    }

    #[test]
    fn no_key_and_no_word_means_two_things() {
        for flags in [true, false] {
            let fields = CardSet::house().fields();
            let of_kind = fields.iter().filter(|field| (field.kind == FieldKind::Flag) == flags);
            let mut keys: Vec<&str> = of_kind.flat_map(|field| field.keys.all()).collect();
            let count = keys.len();
            keys.sort_unstable();
            // A key such as `pilot` may be the same in both languages.
            keys.dedup();
            assert_eq!(keys.len(), count, "{keys:?}");
        }
        for words in [&TYPES[..], &RESOURCES, &SOURCES] {
            let mut all: Vec<&str> = words.iter().flat_map(Names::all).collect();
            let count = all.len();
            all.sort_unstable();
            all.dedup();
            assert_eq!(all.len(), count, "{all:?}");
        }
    }
}
