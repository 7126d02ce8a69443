//! The keys of the search language for cards (`docs/card-search.md`).

use table::{Fact, Field, FieldKind, Language, Names, Searchable, Unkeyed};

use crate::language::{Affiliation, Apostle, Card, CardKind, Code, Discipline, Rating, Tag};
use crate::set::CardSet;
use crate::{text, unsupported};

/// A key, as its place in the table of fields.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Key {
    /// Name and number.
    Name,
    /// The card's text.
    Text,
    /// Its kind.
    Type,
    /// Its affiliations.
    Faction,
    /// The set that it was printed in.
    Set,
    /// Its designations in addition to its kind: Airship, Armor, Follower of Algeroth.
    Class,
    /// The Apostle whose follower or whose Gift it is.
    Apostle,
    /// The Discipline of a spell.
    Discipline,
    /// The Destiny Points that it costs.
    Cost,
    /// Fight.
    F,
    /// Shoot.
    S,
    /// Armor.
    A,
    /// Value.
    V,
    /// The number of copies that a Collection may hold.
    Limit,
    /// Whether it is a Personality.
    Personality,
    /// Whether it has no affiliation.
    Generic,
    /// Whether the referee plays it.
    Playable,
    /// Copies in a deck, set by the deck builder.
    Copies,
}

/// The words of [`Key::Type`], in the order of [`CardKind::ALL`].
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

/// The words of [`Key::Faction`], in the order of [`Affiliation::ALL`].
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

/// The words of [`Key::Set`], in the order of [`Code::SETS`]: the name of each set, and its code.
static SETS: [Names; 8] = [
    Names::new("base|unlimited|unl", "base|unl"),
    Names::new("inquisition|inq", "inquisition|inquisizione|inq"),
    Names::new("warzone|wz", "warzone|wz"),
    Names::new("mortificator|mort", "mortificator|mort"),
    Names::new("golgotha|gol", "golgotha|gol"),
    Names::new("apocalypse|apo", "apocalypse|apocalisse|apo"),
    Names::new("paradise-lost|pl", "paradise-lost|paradiso-perduto|pl"),
    Names::new("promo|promos", "promo"),
];

/// The words of [`Key::Discipline`], in the order of [`Discipline::ALL`].
const DISCIPLINES: [Names; 8] = [
    Names::new("changeling", "cambiamento"),
    Names::new("elements", "elementi"),
    Names::new("exorcism", "esorcismo"),
    Names::new("kinetics", "cinetica"),
    Names::new("manipulation", "manipolazione"),
    Names::new("mentalism", "mentale"),
    Names::new("premonition", "premonizione"),
    Names::new("summoning", "evocazione"),
];

/// The name of a set, by its place in [`Code::SETS`]: "Paradise Lost".
#[must_use]
pub fn set_name(set: usize, language: Language) -> String {
    let name = SETS.get(set).map_or("", |names| names.first(language));
    let capital = |word: &str| word.chars().take(1).flat_map(char::to_uppercase).chain(word.chars().skip(1)).collect();
    let words: Vec<String> = name.split('-').map(capital).collect();
    words.join(" ")
}

/// The words of [`Key::Class`], in the order of [`Tag::ALL`]: each designation as named on cards, with hyphens.
fn classes() -> Vec<Names> {
    let word = |tag: Tag, language| text::tag_name(tag, language).to_lowercase().replace([' ', '/', '\''], "-");
    Tag::ALL.iter().map(|tag| Names::of(word(*tag, Language::En), word(*tag, Language::It))).collect()
}

impl Searchable for CardSet {
    fn fields(&self) -> Vec<Field> {
        let text = |en, it, unkeyed| Field::new(Names::new(en, it), FieldKind::Text(unkeyed));
        let words = |en, it, words: Vec<Names>| Field::new(Names::new(en, it), FieldKind::Words(words));
        let number = |en, it| Field::new(Names::new(en, it), FieldKind::Number);
        let flag = |en, it| Field::new(Names::new(en, it), FieldKind::Flag);
        let apostles = Apostle::ALL.iter().map(|apostle| apostle.as_str().to_lowercase());
        let apostles = apostles.map(|name| Names::of(name.clone(), name)).collect();
        vec![
            text("name|id", "nome|n", Unkeyed::Name),
            text("text|o", "testo", Unkeyed::Words),
            words("type|kind|t", "tipo", TYPES.to_vec()),
            words("faction|affiliation", "fazione|affiliazione", FACTIONS.to_vec()),
            words("set|edition", "espansione|edizione", SETS.to_vec()),
            words("class|tag", "classe", classes()),
            words("apostle|apostles", "apostolo|apostoli", apostles),
            words("discipline", "disciplina", DISCIPLINES.to_vec()),
            number("cost|price", "costo|prezzo"),
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
    for (number, tag) in Tag::ALL.iter().enumerate() {
        if card.tags.contains(tag) {
            tell(Key::Class, Fact::Word(number));
        }
    }
    for (number, apostle) in Apostle::ALL.iter().enumerate() {
        if card.tags.contains(&Tag::follower_of(*apostle)) || card.tags.contains(&Tag::gift_of(*apostle)) {
            tell(Key::Apostle, Fact::Word(number));
        }
    }
    for (number, discipline) in Discipline::ALL.iter().enumerate() {
        if card.tags.contains(&Tag::art_of(*discipline)) {
            tell(Key::Discipline, Fact::Word(number));
        }
    }
    if let Some(cost) = cost(card) {
        tell(Key::Cost, Fact::Number(cost));
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

/// The price of a card in Destiny Points: for a warrior its V, for another card the least price of playing it; none
/// where the price is counted.
fn cost(card: &Card) -> Option<i32> {
    match (&card.play, card.kind, card.ratings) {
        (None, CardKind::Warrior, Some(ratings)) => match ratings.3 {
            Rating::N(v) => Some(v.into()),
            Rating::Never => Some(0),
        },
        (None, ..) => Some(0),
        (Some(play), ..) if !play.price.counted.is_zero() => None,
        (Some(play), ..) => {
            let step = play.price.step.filter(|step| !step.may_be_none).map_or(0, |step| i32::from(step.destiny));
            Some(i32::from(play.price.destiny) + step)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_fact_fits_the_kind_of_its_field_and_no_word_means_two_things() {
        let cards = CardSet::house();
        assert_eq!(cards.fields().len(), Key::Copies as usize + 1);
        assert_eq!(table::contradictions(&cards), [""; 0]);
    }

    #[test]
    fn each_set_has_its_name() {
        assert_eq!(SETS.len(), Code::SETS.len());
        for (names, code) in SETS.iter().zip(Code::SETS) {
            assert!(names.all().any(|name| name == code), "{code}");
        }
        assert_eq!(set_name(6, Language::En), "Paradise Lost");
    }
}
