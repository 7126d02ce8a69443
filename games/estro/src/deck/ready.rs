//! Six ready decks of the house set: twenty cards each, and what each is meant to do.

use table::Language;

use super::Deck;
use crate::set::CardSet;

/// A ready deck.
#[derive(Clone, Copy, Debug)]
pub struct ReadyDeck {
    /// Its short name, as people write it.
    pub id: &'static str,
    /// Its name in the order of [`Language::ALL`].
    name: [&'static str; 2],
    /// How it is played, in one sentence.
    plan: [&'static str; 2],
    /// Its Estri, each with the numbers of its cards.
    cards: &'static [(&'static str, &'static [u8])],
}

impl ReadyDeck {
    /// Its name.
    #[must_use]
    pub const fn name(&self, language: Language) -> &'static str {
        self.name[language as usize]
    }

    /// How it is played.
    #[must_use]
    pub const fn plan(&self, language: Language) -> &'static str {
        self.plan[language as usize]
    }

    /// The ids of its cards.
    pub fn ids(&self) -> impl Iterator<Item = String> {
        self.cards.iter().flat_map(|(estro, numbers)| numbers.iter().map(move |n| format!("{estro}-{n:02}")))
    }

    /// The deck, of those of its cards that a set has.
    #[must_use]
    pub fn deck(&self, cards: &CardSet, language: Language) -> Deck {
        let mut deck = Deck::named(self.name(language));
        for card in self.ids().filter_map(|id| cards.find(&id)) {
            deck.set(card, 1);
        }
        deck
    }
}

/// Every ready deck.
pub static READY: [ReadyDeck; 6] = [
    ReadyDeck {
        id: "ardo",
        name: ["Red line", "Linea rossa"],
        plan: [
            "Raises ATK and TOT in the clash itself, and takes cards from the hand of whoever loses one on the field.",
            "Alza ATK e TOT nello scontro stesso, e toglie carte dalla mano di chi ne perde una in campo.",
        ],
        cards: &[
            ("ardo", &[8, 9, 15, 27, 32, 35, 40, 41, 43, 46, 49, 50]),
            ("granito", &[9, 21]),
            ("armonio", &[10, 18, 23]),
            ("illusio", &[8]),
            ("manpo", &[11, 21]),
        ],
    },
    ReadyDeck {
        id: "wall",
        name: ["Stone wall", "Muro di pietra"],
        plan: [
            "Keeps its cards on the field, punishes attackers that are resisted, and is ahead at the end of round 19.",
            "Tiene le carte in campo, punisce gli attaccanti a cui resiste, ed è in vantaggio alla fine del round 19.",
        ],
        cards: &[
            ("ardo", &[9]),
            ("granito", &[12, 16, 17, 30, 33, 34, 37, 40, 41, 43, 44, 50]),
            ("armonio", &[14]),
            ("illusio", &[14, 20]),
            ("manpo", &[8, 14, 16, 17]),
        ],
    },
    ReadyDeck {
        id: "answers",
        name: ["Last word", "Ultima parola"],
        plan: [
            "Strong Empty cards, and a countermove for whatever the opponent's Gifts do.",
            "Carte vuote forti, e una contromossa per qualunque cosa facciano i doni avversari.",
        ],
        cards: &[
            ("ardo", &[3, 10, 11, 12]),
            ("granito", &[46, 47]),
            ("armonio", &[3, 4, 11, 42, 49, 50]),
            ("illusio", &[6, 8, 9, 29, 44, 46]),
            ("manpo", &[14, 28]),
        ],
    },
    ReadyDeck {
        id: "ambush",
        name: ["Behind the mask", "Dietro la maschera"],
        plan: [
            "Plays cards face down that cost whoever attacks them, and turns the others up when they are worth most.",
            "Gioca coperte le carte che costano care a chi le attacca, e scopre le altre quando valgono di più.",
        ],
        cards: &[
            ("ardo", &[14, 31, 44]),
            ("granito", &[14, 27]),
            ("armonio", &[10, 35]),
            ("illusio", &[1, 15, 20, 34, 35, 37, 44, 48, 50]),
            ("manpo", &[2, 6, 13, 43]),
        ],
    },
    ReadyDeck {
        id: "dice",
        name: ["Three faces in six", "Tre facce su sei"],
        plan: [
            "Manpo cards, which half of all dice help, coins that turn a clash, and Zone cards that change.",
            "Carte Manpo, aiutate da metà dei dadi, monete che capovolgono uno scontro, e zone che cambiano.",
        ],
        cards: &[
            ("ardo", &[21, 25]),
            ("granito", &[23]),
            ("armonio", &[3, 6, 8]),
            ("illusio", &[12, 25]),
            ("manpo", &[2, 7, 9, 28, 32, 33, 35, 38, 40, 42, 44, 46]),
        ],
    },
    ReadyDeck {
        id: "mixed",
        name: ["Five colours", "Cinque colori"],
        plan: [
            "Cards of every Estro, for a good match-up against any card, and few but strong Gifts.",
            "Carte di ogni Estro, per avere un buon abbinamento contro ogni carta, e pochi doni ma forti.",
        ],
        cards: &[
            ("ardo", &[3, 11, 14, 21, 36]),
            ("granito", &[9, 19, 24, 25, 43]),
            ("armonio", &[14, 15, 17, 21, 40]),
            ("illusio", &[10, 23, 42]),
            ("manpo", &[14, 15]),
        ],
    },
];

/// The ready deck of this short name.
#[must_use]
pub fn ready(id: &str) -> Option<&'static ReadyDeck> {
    READY.iter().find(|deck| deck.id.eq_ignore_ascii_case(id))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::setup::check_list;

    #[test]
    fn every_ready_deck_may_be_played_and_has_its_texts() {
        let cards = CardSet::house();
        for ready in &READY {
            let deck = ready.deck(&cards, Language::En);
            assert_eq!(deck.faults(), [], "{}", ready.id);
            assert!(check_list(&deck.seat(&cards).deck, &cards, false).is_ok());
            for language in Language::ALL {
                assert!(!ready.name(language).is_empty() && ready.plan(language).len() > 40);
            }
        }
    }
}
