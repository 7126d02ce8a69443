//! The house catalogue: 250 cards, 50 of each Estro, 25 Empty and 25 with a Gift (ESTRO-GEN-01).

use std::sync::OnceLock;

use crate::language::Card;

/// The files of the catalogue, in the order of the Estri: name and text.
pub const HOUSE_FILES: [(&str, &str); 5] = [
    ("ardo.ron", include_str!("../cards/ardo.ron")),
    ("granito.ron", include_str!("../cards/granito.ron")),
    ("armonio.ron", include_str!("../cards/armonio.ron")),
    ("illusio.ron", include_str!("../cards/illusio.ron")),
    ("manpo.ron", include_str!("../cards/manpo.ron")),
];

/// The cards of the house catalogue, by number.
///
/// # Panics
/// Never in a program that passed its tests: the files are part of it, and a test reads them.
#[must_use]
pub fn cards() -> &'static [Card] {
    static HOUSE: OnceLock<Vec<Card>> = OnceLock::new();
    HOUSE.get_or_init(|| {
        let read = |(name, text): (&str, &'static str)| {
            notation::from_str::<Vec<Card>>(text).unwrap_or_else(|error| panic!("{name}: {error}"))
        };
        HOUSE_FILES.into_iter().flat_map(read).collect()
    })
}

#[cfg(test)]
mod tests {
    use std::collections::{BTreeMap, BTreeSet};

    use super::*;
    use crate::language::{Area, Countermove, Effect, Estro, Gift, Source, Target, Timing, check, notation};

    fn gifts() -> impl Iterator<Item = (&'static Card, &'static Gift)> {
        cards().iter().filter_map(|card| card.gift.as_ref().map(|gift| (card, gift)))
    }

    fn card(name: &str) -> &'static Card {
        cards().iter().find(|card| card.name == name).unwrap_or_else(|| panic!("no {name}"))
    }

    /// The first word of a text of the notation.
    fn first_word(text: &str) -> String {
        text.chars().take_while(|letter| letter.is_ascii_alphanumeric() || *letter == '-').collect()
    }

    #[test]
    fn there_are_25_empty_cards_and_25_with_gifts_of_each_estro_in_order() {
        let mut place = 0;
        for estro in Estro::ALL {
            for n in 1..=50 {
                let card = &cards()[place];
                assert_eq!((card.id.as_str(), card.estro), (format!("{estro}-{n:02}").as_str(), estro));
                assert_eq!(card.gift.is_some(), n > 25, "{}", card.id);
                place += 1;
            }
        }
        assert_eq!(place, cards().len());
    }

    #[test]
    fn nothing_is_wrong_with_any_card() {
        let found: Vec<String> = check::catalogue(cards())
            .into_iter()
            .map(|(place, problem)| format!("{}: {problem}", cards()[place].id))
            .collect();
        assert_eq!(found, Vec::<String>::new());
    }

    /// Ledger 8.4. The unnamed guest of the Chimera example, a Gift card of TOT 61, and the examples' Empty cards lie
    /// within the bands, too.
    #[test]
    fn every_card_lies_within_the_bands() {
        for card in cards() {
            let band = if card.gift.is_some() { 50..=70 } else { 66..=80 };
            assert!(band.contains(&card.values.tot()), "{}: TOT {}", card.id, card.values.tot());
            for (value, estro) in card.values.by_stat().into_iter().zip(Estro::ALL) {
                let band = if estro == card.estro { 16..=30 } else { 0..=24 };
                assert!(band.contains(&value), "{}: {value}", card.id);
            }
        }
    }

    #[test]
    fn no_two_empty_cards_have_the_same_values() {
        let empty: Vec<&Card> = cards().iter().filter(|card| card.gift.is_none()).collect();
        let values: BTreeSet<[u8; 5]> = empty.iter().map(|card| card.values.by_stat()).collect();
        assert_eq!(values.len(), empty.len());
    }

    /// Two Gifts are alike when they differ in nothing but the Estro of their cards and its statistic.
    #[test]
    fn no_two_gifts_are_alike() {
        let mut seen: BTreeMap<String, &str> = BTreeMap::new();
        for (card, gift) in gifts() {
            let text = notation::gift(gift);
            let own = [(card.estro.as_str(), "ESTRO"), (card.estro.stat().as_str(), "primary")];
            let mut alike = String::new();
            for word in text.split_inclusive(|letter: char| !letter.is_ascii_alphanumeric()) {
                let bare = word.trim_end_matches(|letter: char| !letter.is_ascii_alphanumeric());
                alike += own.iter().find(|(own, _)| *own == bare).map_or(bare, |(_, instead)| instead);
                alike += &word[bare.len()..];
            }
            if let Some(other) = seen.insert(alike, &card.id) {
                panic!("{} and {other}: {text}", card.id);
            }
        }
        assert_eq!(seen.len(), 125);
    }

    #[test]
    fn every_gift_reads_back_from_its_compact_notation() {
        for (card, gift) in gifts() {
            let text = notation::gift(gift);
            assert_eq!(notation::read_gift(&text).as_ref(), Ok(gift), "{}: {text}", card.id);
        }
    }

    /// Primitives that a duel can resolve, and timings; each by the word with which the notation begins it.
    #[test]
    fn every_primitive_and_every_timing_stands_on_at_least_three_cards() {
        let mut count: BTreeMap<String, usize> = BTreeMap::new();
        for (_, gift) in gifts() {
            let mut words: BTreeSet<String> = BTreeSet::new();
            let with = |effects| notation::gift(&Gift { effects, counter: None, watch: None, ..gift.clone() });
            let bare = with(Vec::new());
            words.insert(first_word(bare.split(' ').nth(1).unwrap()));
            for effect in gift.effects.iter().chain(gift.all_effects()) {
                words.insert(first_word(&with(vec![effect.clone()])[bare.len() + 1..]));
            }
            if gift.counter.is_some() {
                words.insert("counter".to_owned());
            }
            for word in words {
                *count.entry(word).or_default() += 1;
            }
        }
        let expected = "on-play passive on-attack on-attacked on-won on-resisted on-dying on-destroyed on-opponent-gift \
                        on-opponent-play w-draw w-play w-decl w-dice w-death w-after w-end start-of-turn end-of-turn \
                        add double swap become destroy save protect sacrifice return return-inhibited to-hand draw \
                        draw-keep discard deploy deploy-inhibited turn-up turn-down look reveal coin inhibit extra-play \
                        extra-attack attack-again cannot-attack must-attack hand-limit skip-draw zone-extra zone-replace \
                        stop-attack redirect counter";
        let expected: BTreeSet<&str> = expected.split_whitespace().collect();
        assert_eq!(count.keys().map(String::as_str).collect::<BTreeSet<_>>(), expected);
        let rare: Vec<_> = count.iter().filter(|(_, n)| **n < 3).collect();
        assert!(rare.is_empty(), "{rare:?}");
    }

    /// Whoever redirects a Gift chooses its cards anew: none of them may lie in a hand that the chooser cannot see.
    #[test]
    fn no_gift_that_can_be_redirected_chooses_from_a_hand() {
        assert!(gifts().any(|(_, gift)| gift.counter.is_some_and(|counter| counter.1 == Countermove::Redirect)));
        for (card, gift) in gifts() {
            for effect in gift.all_effects() {
                if let Some(Target::Choose(filter)) = effect.target() {
                    assert_ne!(filter.area, Area::Hand, "{}", card.id);
                }
            }
        }
    }

    /// Two responses of both sides that never end would answer each other until the loop guard (ESTRO-GIFT-22).
    #[test]
    fn a_response_that_is_no_countermove_is_used_once() {
        for (card, gift) in gifts() {
            if gift.timing == Timing::OnOpponentGift && gift.counter.is_none() {
                assert_eq!(gift.usage, crate::language::Usage::Once, "{}", card.id);
            }
        }
    }

    /// ESTRO-CARD-11: what is known of printed cards; all others are ours.
    #[test]
    fn the_known_cards_carry_their_known_facts() {
        let line = |name: &str| notation::card(card(name));
        assert_eq!(line("Ozok"), "ardo-01 ardo 16/19/13/5/19");
        assert_eq!(line("Thofa"), "illusio-01 illusio 15/11/12/28/10");
        assert_eq!(card("Sevaro").values.to_string(), "20/9/15/17/0");
        assert!(line("Sevaro").ends_with("once on-play delay 1 double(this, dex, leaves)"));
        // A right call gives Madu DEX 33 and TOT 66.
        let madu = card("Madu");
        assert!(line("Madu").ends_with("on-play coin(add(this, dex +10, leaves))"));
        assert_eq!((madu.primary() + 10, madu.values.tot() + 10), (33, 66));
        let known: Vec<&str> =
            cards().iter().filter(|card| card.source != Source::House).map(|card| card.name.as_str()).collect();
        assert_eq!(known, ["Ozok", "Thofa", "Madu", "Sevaro"]);
        assert!(matches!(madu.gift.as_ref().unwrap().effects[..], [Effect::Coin(_)]));
    }
}
