//! Searching the cards: the keys of the search language (`docs/card-search.md`).

use table::{Fact, Field, FieldKind, Language, Names, Searchable, Unkeyed};

use crate::card_text;
use crate::language::{Card, Effect, Estro, Gift, Moment, Source, Stat, Timing, Usage};
use crate::set::CardSet;

/// A key; its number is the index in the table of fields.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Key {
    /// Its name and id.
    Name,
    /// The generated text.
    Text,
    /// The Estro.
    Estro,
    /// When its Gift works, and what it does.
    Gift,
    /// How often its Gift works.
    Usage,
    /// The source of its data.
    Source,
    /// Copies in the current deck: at most one.
    Copies,
    /// TOT.
    Tot,
    /// The primary value.
    Primary,
    /// ATK.
    Atk,
    /// DEF.
    Def,
    /// HEL.
    Hel,
    /// DEX.
    Dex,
    /// MAP.
    Map,
    /// The turns that its Gift waits.
    Delay,
    /// Whether it has no Gift.
    Empty,
    /// Whether it has a Gift.
    Gifted,
    /// Whether its Gift may be declined.
    Optional,
    /// Whether its Gift is used from the hand.
    Hand,
}

/// The words of [`Key::Gift`]: first when it works, then what it does.
static GIFTS: [Names; GIFT_WORDS] = [
    Names::new("play|on-play", "giocata|entrata"),
    Names::new("passive", "passivo"),
    Names::new("attack|on-attack", "attacco"),
    Names::new("attacked|on-attacked", "attaccata|difesa"),
    Names::new("won|on-won", "vittoria|vinto"),
    Names::new("resisted|on-resisted", "resiste|resistito"),
    Names::new("dying|on-dying", "morente"),
    Names::new("destroyed|on-destroyed", "distrutta"),
    Names::new("response|on-opponent-gift", "risposta"),
    Names::new("opponent-play|on-opponent-play", "giocata-avversaria"),
    Names::new("start|start-of-turn", "inizio"),
    Names::new("end|end-of-turn", "fine"),
    Names::new("window|activated", "finestra|attivato"),
    Names::new("counter|countermove", "contromossa"),
    Names::new("destroy|destroys", "distrugge"),
    Names::new("save|saves", "salva"),
    Names::new("protect|protects", "protegge"),
    Names::new("raise|raises", "aumenta"),
    Names::new("lower|lowers", "riduce"),
    Names::new("draw|draws", "pesca"),
    Names::new("discard|discards", "scarta"),
    Names::new("return|returns", "ritorna|riporta"),
    Names::new("inhibit|inhibits", "inibisce"),
    Names::new("turn-up|turn-down|face", "scopre|copre|faccia"),
    Names::new("coin", "moneta"),
    Names::new("zone", "zona"),
    Names::new("swap|swaps|become", "scambia|diventa"),
];
/// Where the words of what a Gift does begin.
const DOES: usize = 13;

/// The words of [`Key::Usage`].
const USAGES: [Names; 3] =
    [Names::new("once|1v", "una-volta"), Names::new("infinite", "infinito"), Names::new("plain", "semplice")];

/// The words of [`Key::Source`].
const SOURCES: [Names; 2] = [Names::new("house|ours", "casa|nostra"), Names::new("printed|partly", "stampata|parte")];

/// The number of words of the key `gift`, for programs that offer them.
pub const GIFT_WORDS: usize = 27;

/// The shown name of a word of the key `gift`, by its index below [`GIFT_WORDS`].
#[must_use]
pub fn gift_word(word: usize, language: Language) -> &'static str {
    GIFTS[word.min(GIFT_WORDS - 1)].first(language)
}

impl Searchable for CardSet {
    fn fields(&self) -> Vec<Field> {
        let estro = |estro: &Estro| Names::of(estro.to_string(), estro.to_string());
        let estri = Estro::ALL.iter().map(estro).collect();
        let text = |en, it, unkeyed| Field::new(Names::new(en, it), FieldKind::Text(unkeyed));
        let words = |en, it, words: Vec<Names>| Field::new(Names::new(en, it), FieldKind::Words(words));
        let number = |en, it| Field::new(Names::new(en, it), FieldKind::Number);
        let flag = |en, it| Field::new(Names::new(en, it), FieldKind::Flag);
        vec![
            text("name|id|n", "nome", Unkeyed::Name),
            text("text|o", "testo", Unkeyed::Words),
            words("estro|nature|e", "estri|natura", estri),
            words("gift|g", "dono", GIFTS.to_vec()),
            words("usage|symbol", "uso|simbolo", USAGES.to_vec()),
            words("source", "fonte", SOURCES.to_vec()),
            number("copies", "copie"),
            number("tot|total", "totale"),
            number("primary|p", "primario"),
            number("atk", "attacco"),
            number("def", "difesa"),
            number("hel", "salute"),
            number("dex", "destrezza"),
            number("map", "magia"),
            number("delay|wait", "attesa"),
            flag("empty", "vuota"),
            flag("gifted", "donata|con-dono"),
            flag("optional", "facoltativo"),
            flag("hand", "mano"),
        ]
    }

    fn count(&self) -> usize {
        self.len()
    }

    fn tell(&self, card: usize, fact: &mut dyn FnMut(usize, Fact<'_>)) {
        if let Some(card) = self.cards().get(card) {
            tell_card(card, &mut |key, told| fact(key as usize, told));
        }
    }
}

fn tell_card(card: &Card, tell: &mut impl FnMut(Key, Fact<'_>)) {
    for name in [&card.id, &card.name] {
        tell(Key::Name, Fact::Text(name));
    }
    for language in Language::ALL {
        tell(Key::Text, Fact::Text(&card_text::card_text(card, language)));
    }
    tell(Key::Estro, Fact::Word(card.estro.index()));
    tell(Key::Source, Fact::Word(usize::from(card.source != Source::House)));
    for (key, n) in [(Key::Copies, 0), (Key::Tot, card.values.tot()), (Key::Primary, card.primary().into())] {
        tell(key, Fact::Number(n.into()));
    }
    let stats = [Key::Atk, Key::Def, Key::Hel, Key::Dex, Key::Map];
    for (key, stat) in stats.into_iter().zip(Stat::ALL) {
        tell(key, Fact::Number(card.values.get(stat).into()));
    }
    let Some(gift) = &card.gift else { return tell(Key::Empty, Fact::Is) };
    tell(Key::Gifted, Fact::Is);
    tell(Key::Delay, Fact::Number(gift.delay.into()));
    for (key, is_so) in [(Key::Optional, gift.optional), (Key::Hand, gift.from_hand)] {
        if is_so {
            tell(key, Fact::Is);
        }
    }
    let usage = match gift.usage {
        Usage::Once => 0,
        Usage::Infinite => 1,
        Usage::Plain => 2,
    };
    tell(Key::Usage, Fact::Word(usage));
    for word in gift_words(gift) {
        tell(Key::Gift, Fact::Word(word));
    }
}

/// The words that describe a Gift, each once, in their order.
fn gift_words(gift: &Gift) -> Vec<usize> {
    let mut words = vec![timing_word(gift.timing)];
    if gift.counter.is_some() {
        words.push(DOES);
    }
    for effect in &gift.effects {
        if matches!(effect, Effect::Coin(_)) {
            words.push(DOES + 11);
        }
    }
    words.extend(gift.all_effects().flat_map(effect_words));
    words.sort_unstable();
    words.dedup();
    words
}

fn timing_word(timing: Timing) -> usize {
    match timing {
        Timing::OnPlay => 0,
        Timing::Passive => 1,
        Timing::OnAttack => 2,
        Timing::OnAttacked => 3,
        Timing::OnWon => 4,
        Timing::OnResisted => 5,
        Timing::OnDying => 6,
        Timing::OnDestroyed => 7,
        Timing::OnOpponentGift => 8,
        Timing::OnOpponentPlay => 9,
        Timing::StartOfTurn => 10,
        Timing::EndOfTurn => 11,
        Timing::Activated(Moment::Death) => 6,
        Timing::Activated(_) => 12,
    }
}

fn effect_words(effect: &Effect) -> Vec<usize> {
    use crate::language::Amount;
    let word = match effect {
        Effect::Destroy(_) => 1,
        Effect::Save(_) => 2,
        Effect::Protect(..) => 3,
        Effect::Add(_, _, Amount::Of(n) | Amount::Each(n, _), _) => 4 + usize::from(*n < 0),
        Effect::Double(..) => 4,
        Effect::Draw(..) | Effect::DrawKeep(..) => 6,
        Effect::Discard(..) => 7,
        Effect::Return(_) | Effect::ReturnInhibited(_) | Effect::ToHand(_) => 8,
        Effect::Inhibit(..) => 9,
        Effect::TurnUp(_) | Effect::TurnDown(_) | Effect::Look(_) | Effect::Reveal(_) => 10,
        Effect::ZoneExtra | Effect::ZoneReplace => 12,
        Effect::Swap(..) | Effect::Exchange(..) | Effect::Become(..) => 13,
        _ => return Vec::new(),
    };
    vec![DOES + word]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_fact_fits_the_kind_of_its_field_and_no_word_means_two_things() {
        let cards = CardSet::house();
        assert_eq!(cards.fields().len(), Key::Hand as usize + 1);
        assert_eq!(table::contradictions(&cards), [""; 0]);
    }

    #[test]
    fn no_key_and_no_word_means_two_things() {
        let no_doubles = |mut all: Vec<String>| {
            let count = all.len();
            all.sort_unstable();
            all.dedup();
            assert_eq!(all.len(), count, "{all:?}");
        };
        for flags in [true, false] {
            let fields = CardSet::house().fields();
            let of_kind = fields.iter().filter(|field| (field.kind == FieldKind::Flag) == flags);
            no_doubles(of_kind.flat_map(|field| field.keys.all().map(str::to_owned).collect::<Vec<_>>()).collect());
        }
        for words in [&GIFTS[..], &USAGES, &SOURCES] {
            no_doubles(words.iter().flat_map(|names| names.all().map(str::to_owned).collect::<Vec<_>>()).collect());
        }
    }

    /// The words of a Gift by name.
    #[test]
    fn a_gift_is_found_by_what_it_does() {
        let cards = CardSet::house();
        let words = |name: &str| {
            let card = cards.cards().iter().find(|card| card.name == name).unwrap();
            let words = gift_words(card.gift.as_ref().unwrap());
            words.into_iter().map(|word| gift_word(word, Language::En)).collect::<Vec<_>>()
        };
        assert_eq!(words("Egidran"), ["response", "counter"]);
        assert_eq!(words("Fragor"), ["play", "destroy", "coin"]);
        assert_eq!(words("Balsamea"), ["dying", "save"]);
        assert_eq!(words("Tizzor"), ["attack", "lower"]);
        assert_eq!(words("Zonapar"), ["play", "draw", "zone"]);
        assert_eq!(words("Mutabo"), ["response", "counter"]);
    }
}
