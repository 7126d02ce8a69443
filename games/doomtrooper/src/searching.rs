//! What people may ask of the cards: the keys of the search language (`docs/card-search.md`).

use table::{Fact, Field, FieldKind, Language, Names, Searchable};

use crate::language::{Affiliation, Card, CardKind, Code, Rating, Tag};
use crate::set::CardSet;
use crate::{text, unsupported};

/// A key, as its place in the table of fields.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Key {
    /// Name and number.
    Name,
    /// What the card says.
    Text,
    /// Its kind.
    Type,
    /// Its affiliations.
    Faction,
    /// The set that it was printed in.
    Set,
    /// Fight.
    F,
    /// Shoot.
    S,
    /// Armor.
    A,
    /// Value.
    V,
    /// How many of it a Collection may hold.
    Limit,
    /// Whether it is a Personality.
    Personality,
    /// Whether it has no affiliation.
    Generic,
    /// Whether the referee plays it.
    Playable,
    /// Copies in a deck, told by who builds one.
    Copies,
}

/// The words of [`Key::Type`], as [`CardKind::ALL`].
const TYPES: [Names; 12] = [
    Names::new("warrior|warriors", "guerriero|guerrieri"),
    Names::new("equipment", "equipaggiamento|equipaggiamenti"),
    Names::new("fortification|fortifications", "fortificazione|fortificazioni"),
    Names::new("mission|missions", "missione|missioni"),
    Names::new("art|spell", "arte|incantesimo"),
    Names::new("symmetry|gift", "simmetria|dono"),
    Names::new("special|specials", "speciale|speciali"),
    Names::new("relic|relics", "reliquia|reliquie"),
    Names::new("warzone|warzones", "zona-di-guerra"),
    Names::new("alliance|alliances", "alleanza|alleanze"),
    Names::new("ki", "potere-ki"),
    Names::new("beast|beasts", "animale|animali"),
];

/// The words of [`Key::Faction`], as [`Affiliation::ALL`].
const FACTIONS: [Names; 11] = [
    Names::new("bauhaus", "bauhaus"),
    Names::new("capitol", "capitol"),
    Names::new("cybertronic", "cybertronic"),
    Names::new("imperial", "imperiale"),
    Names::new("mishima", "mishima"),
    Names::new("brotherhood", "fratellanza"),
    Names::new("legion|dark-legion", "oscura-legione|legione"),
    Names::new("crescentia|crescentian", "crescentia|crescentiano"),
    Names::new("rasputin", "rasputin"),
    Names::new("templars", "templari"),
    Names::new("lutheran", "luterana|luterani"),
];

impl Searchable for CardSet {
    fn fields(&self) -> Vec<Field> {
        let text = |en, it, bare| Field::new(Names::new(en, it), FieldKind::Text { bare });
        let words = |en, it, words: Vec<Names>| Field::new(Names::new(en, it), FieldKind::Words(words));
        let number = |en, it| Field::new(Names::new(en, it), FieldKind::Number);
        let flag = |en, it| Field::new(Names::new(en, it), FieldKind::Flag);
        let sets = Code::SETS.iter().map(|set| Names::of((*set).to_owned(), (*set).to_owned())).collect();
        vec![
            text("name|id", "nome|n", true),
            text("text|o", "testo", false),
            words("type|kind|t", "tipo", TYPES.to_vec()),
            words("faction|affiliation", "fazione|affiliazione", FACTIONS.to_vec()),
            words("set|edition", "espansione|edizione", sets),
            number("f|fight", "c|corpo-a-corpo"),
            number("s|shoot", "sparare"),
            number("a|armor", "armatura"),
            number("v|value", "valore"),
            number("limit", "limite"),
            flag("personality|unique", "personalita"),
            flag("generic", "generica|generico"),
            flag("playable", "giocabile"),
            number("copies", "copie"),
        ]
    }

    fn count(&self) -> usize {
        self.cards().len()
    }

    fn tell(&self, card: usize, fact: &mut dyn FnMut(usize, Fact<'_>)) {
        if let Some(card) = self.cards().get(card) {
            tell_card(self, card, &mut |key: Key, told: Fact<'_>| fact(key as usize, told));
        }
    }
}

fn tell_card(cards: &CardSet, card: &Card, tell: &mut impl FnMut(Key, Fact<'_>)) {
    tell(Key::Name, Fact::Text(card.name.as_str()));
    tell(Key::Name, Fact::Text(&card.code.to_string()));
    for language in Language::ALL {
        tell(Key::Text, Fact::Text(&text::card_text(card, cards, language)));
    }
    if let Some(kind) = CardKind::ALL.iter().position(|kind| *kind == card.kind) {
        tell(Key::Type, Fact::Word(kind));
    }
    for icon in &card.icons {
        if let Some(faction) = Affiliation::ALL.iter().position(|other| other == icon) {
            tell(Key::Faction, Fact::Word(faction));
        }
    }
    if let Some(set) = Code::SETS.iter().position(|set| card.code.set() == Some(set)) {
        tell(Key::Set, Fact::Word(set));
    }
    if let Some(ratings) = card.ratings {
        for (key, rating) in [(Key::F, ratings.0), (Key::S, ratings.1), (Key::A, ratings.2), (Key::V, ratings.3)] {
            if let Rating::N(n) = rating {
                tell(key, Fact::Number(n.into()));
            }
        }
    }
    tell(Key::Limit, Fact::Number(card.limit.into()));
    for (key, is_so) in [
        (Key::Personality, card.tags.contains(&Tag::Personality)),
        (Key::Generic, card.icons.is_empty()),
        (Key::Playable, unsupported::waits_for(card).is_empty()),
    ] {
        if is_so {
            tell(key, Fact::Is);
        }
    }
}
