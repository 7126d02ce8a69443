//! Decks as people write them, and the ready decks of the game.

use std::sync::LazyLock;

use serde::{Deserialize, Serialize};
use table::{Language, Problem, Wording};

use crate::options::Options;
use crate::problems::Problems;
use crate::set::CardSet;
use crate::setup::{Fault, SeatDocument, Setup, SetupDocument, check_seat};
use crate::words::{say, wording};

/// A deck with its name.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct DeckDocument {
    /// Its name in English and Italian; the same twice where only one was given.
    pub name: [String; 2],
    /// Its cards, by number or name, and how often each.
    pub cards: Vec<(u8, String)>,
    /// Its Reserve.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub reserve: Vec<(u8, String)>,
}

/// The most copies that one line may ask for: more than any deck may hold.
const MOST_COPIES: usize = 128;
/// The most cards that are read, so that a short text cannot ask for millions of cards.
pub(crate) const MOST_CARDS: usize = 1_000;

/// A ready deck: the short name by which it is asked for, and its file.
const READY: [(&str, &str); 6] = [
    ("imperial", include_str!("../decks/imperial.ron")),
    ("mishima", include_str!("../decks/mishima.ron")),
    ("brotherhood", include_str!("../decks/brotherhood.ron")),
    ("algeroth", include_str!("../decks/algeroth.ron")),
    ("semai", include_str!("../decks/semai.ron")),
    ("mixed", include_str!("../decks/mixed.ron")),
];

/// The ready decks, each with its short name.
///
/// # Panics
/// When an embedded file is broken, which a test forbids.
#[must_use]
pub fn ready() -> &'static [(&'static str, DeckDocument)] {
    static DECKS: LazyLock<Vec<(&'static str, DeckDocument)>> = LazyLock::new(|| {
        let read = |(id, text): (&'static str, &str)| {
            (id, notation::from_str(text).unwrap_or_else(|error| panic!("the ready deck {id}: {error}")))
        };
        READY.into_iter().map(read).collect()
    });
    &DECKS
}

/// The ready deck of this short name.
#[must_use]
pub fn ready_deck(id: &str) -> Option<&'static DeckDocument> {
    ready().iter().find(|(known, _)| *known == id).map(|(_, deck)| deck)
}

/// The style of play of a ready deck, in a line.
#[must_use]
pub fn style(id: &str, language: Language) -> String {
    say(language, &format!("style-{id}"), &[])
}

/// A table of so many seats with ready decks.
///
/// # Panics
/// When the seats are not 2 to 5, or a ready deck is not legal, which a test forbids.
#[must_use]
pub fn ready_table(seats: usize) -> Setup {
    let document = SetupDocument {
        seats: ready().iter().cycle().take(seats).map(|(_, deck)| deck.seat()).collect(),
        ..SetupDocument::default()
    };
    Setup::check(document, CardSet::house()).unwrap_or_else(|faults| panic!("the ready decks: {faults:?}"))
}

impl DeckDocument {
    /// Reads a deck: RON, or a line for each card, with `Name:` and `Reserve:` as headings.
    ///
    /// # Errors
    /// Every line that does not fit.
    pub fn read(text: &str) -> Result<Self, Vec<Problem>> {
        let (deck, problems) = Self::read_parts(text);
        if problems.is_empty() { Ok(deck) } else { Err(problems) }
    }

    /// Reads the lines of a deck that are valid, and reports the others.
    #[must_use]
    pub fn read_parts(text: &str) -> (Self, Vec<Problem>) {
        let text = text.trim_start_matches('\u{feff}');
        if Self::is_ron(text) {
            let problem = match notation::from_str::<Self>(text) {
                Ok(deck) if deck.count() <= MOST_CARDS => return (deck, Vec::new()),
                Ok(_) => Problem::new(0, too_many()),
                Err(error) => Problem::new(error.line, crate::recorded::misspelt(&error)),
            };
            return (Self::default(), vec![problem]);
        }
        let mut deck = Self::default();
        let mut problems = Problems::default();
        let mut all = 0;
        let mut in_reserve = false;
        for (line, text) in (1..).zip(text.lines()) {
            let text = text.trim();
            if text.is_empty() || text.starts_with('#') || text.starts_with("//") {
                continue;
            }
            let heading = text.split_once(':').map(|(word, rest)| (word.to_lowercase(), rest.trim()));
            // A heading may have its first card on the same line: `Reserve: 2 FOXHOLE`.
            let text = match heading.as_ref().map(|(word, rest)| (word.as_str(), *rest)) {
                Some(("name" | "nome", name)) => {
                    deck.name = [name.into(), name.into()];
                    ""
                }
                Some(("reserve" | "riserva" | "sideboard", rest)) => {
                    in_reserve = true;
                    rest
                }
                Some(("deck" | "mazzo", rest)) => {
                    in_reserve = false;
                    rest
                }
                _ => text,
            };
            match text {
                "" => {}
                text => match copies_of(text) {
                    Some((copies, card)) => {
                        all += copies;
                        if all > MOST_CARDS {
                            problems.push(line, too_many());
                            break;
                        }
                        let list = if in_reserve { &mut deck.reserve } else { &mut deck.cards };
                        list.push((copies as u8, card.to_owned()));
                    }
                    None => {
                        let written: String = text.chars().take(40).collect();
                        problems.push(line, wording("deck-line", &[("text", written.into())]));
                    }
                },
            }
        }
        if problems.is_empty() && deck.cards.is_empty() {
            problems.push(0, wording("deck-empty", &[]));
        }
        (deck, problems.into_result().err().unwrap_or_default())
    }

    /// The number of cards that it asks for.
    fn count(&self) -> usize {
        self.cards.iter().chain(&self.reserve).map(|(copies, _)| usize::from(*copies)).sum()
    }

    /// Whether a deck is written in RON: its first character outside comments is the opening bracket.
    #[must_use]
    pub fn is_ron(text: &str) -> bool {
        let mut lines = text.trim_start_matches('\u{feff}').lines().map(str::trim);
        lines.find(|line| !line.is_empty() && !line.starts_with("//")).is_some_and(|line| line.starts_with('('))
    }

    /// Its name in a language.
    #[must_use]
    pub fn name(&self, language: Language) -> &str {
        &self.name[language as usize]
    }

    /// As text: a line for each card, as [`DeckDocument::read`] reads it.
    #[must_use]
    pub fn to_text(&self, language: Language) -> String {
        let (name, reserve) = match language {
            Language::En => ("Name", "Reserve"),
            Language::It => ("Nome", "Riserva"),
        };
        let mut text = String::new();
        if !self.name(language).is_empty() {
            text.push_str(&format!("{name}: {}\n", self.name(language)));
        }
        let lines =
            |list: &[(u8, String)]| list.iter().map(|(copies, card)| format!("{copies} {card}\n")).collect::<String>();
        text.push_str(&lines(&self.cards));
        if !self.reserve.is_empty() {
            text.push_str(&format!("{reserve}:\n{}", lines(&self.reserve)));
        }
        text
    }

    /// The deck in RON, in the form of the card files.
    #[must_use]
    pub fn to_ron(&self) -> String {
        let style = ron::ser::PrettyConfig::new().depth_limit(2);
        ron::ser::to_string_pretty(self, style).unwrap_or_default() + "\n"
    }

    /// The deck as the document of a seat.
    #[must_use]
    pub fn seat(&self) -> SeatDocument {
        let each = |list: &[(u8, String)]| {
            list.iter().flat_map(|(copies, card)| std::iter::repeat_n(card.clone(), (*copies).into())).collect()
        };
        SeatDocument { deck: each(&self.cards), reserve: each(&self.reserve) }
    }

    /// Everything that is wrong with it at a table without options.
    #[must_use]
    pub fn faults(&self, cards: &CardSet) -> Vec<Fault> {
        self.faults_with(cards, &Options::default())
    }

    /// Everything that is wrong with it at a table with these options.
    #[must_use]
    pub fn faults_with(&self, cards: &CardSet, options: &Options) -> Vec<Fault> {
        check_seat(&self.seat(), cards, options).1
    }
}

/// The problem of a deck with more cards than are read.
pub(crate) fn too_many() -> Wording {
    wording("deck-too-long", &[("n", MOST_CARDS.into()), ("most", crate::rules::COLLECTION_MAX.into())])
}

/// `3 CHASSEUR`, `3x CHASSEUR`, `CHASSEUR x3`, `CHASSEUR`: copies and card; nothing when there is no card or no possible number.
pub(crate) fn copies_of(text: &str) -> Option<(usize, &str)> {
    let text = text.trim();
    let (number, rest) = text.split_once(char::is_whitespace).unwrap_or((text, ""));
    let is_code = number.len() == 5;
    match number.trim_end_matches(['x', 'X']).parse::<usize>() {
        Ok(copies) if !is_code => {
            let card = rest.trim();
            ((1..=MOST_COPIES).contains(&copies) && !card.is_empty()).then_some((copies, card))
        }
        _ if text.starts_with(|letter: char| letter.is_ascii_digit()) && !is_code => None,
        // `CHASSEUR x3`: the sign shows that the number is a number of copies and not part of a name.
        _ if let Some((card, last)) = text.rsplit_once(char::is_whitespace)
            && let Some(copies) = last.strip_prefix(['x', 'X', '×']).and_then(|last| last.parse().ok()) =>
        {
            (1..=MOST_COPIES).contains(&copies).then_some((copies, card.trim()))
        }
        _ => (text.chars().any(char::is_alphanumeric)).then_some((1, text)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::language::CardKind;

    #[test]
    fn the_ready_decks_are_legal_and_hold_sixty_cards_of_the_base_set() {
        let cards = CardSet::house();
        for (id, deck) in ready() {
            let faults = deck.faults(&cards);
            assert!(faults.is_empty(), "{id}: {faults:?}");
            let seat = deck.seat();
            assert_eq!(seat.deck.len(), 60, "{id}");
            let (list, _) = check_seat(&seat, &cards, &Options::default());
            let all: Vec<_> = list.deck.iter().map(|number| cards.card(*number)).collect();
            assert!(all.iter().all(|card| card.code.set() == Some("unl")), "{id}: a card of another set");
            let warriors = all.iter().filter(|card| card.kind == CardKind::Warrior).count();
            assert!((15..=18).contains(&warriors), "{id}: {warriors} warriors");
            assert!(deck.name.iter().all(|name| !name.is_empty()), "{id} has no name");
        }
    }

    #[test]
    fn a_deck_is_read_from_lines_and_from_ron() {
        let deck = DeckDocument::read("Name: Mine\n3 CHASSEUR\n2x 01001\nBERSERKER\nReserve:\n1 01002\n").unwrap();
        assert_eq!(deck.name(Language::It), "Mine");
        assert_eq!(deck.cards, [(3, "CHASSEUR".into()), (2, "01001".into()), (1, "BERSERKER".into())]);
        assert_eq!(deck.seat().reserve, ["01002"]);
        let text = ron::to_string(&deck).unwrap();
        assert_eq!(DeckDocument::read(&format!("// Mine\n{text}")).as_ref(), Ok(&deck));
        assert_eq!(DeckDocument::read(&text), Ok(deck));
    }

    #[test]
    fn numbers_may_stand_behind_and_a_heading_beside_its_first_card() {
        let deck = DeckDocument::read("Trencher x2\nReserve: 2 Foxhole\nMedic ×1\n").unwrap();
        assert_eq!(deck.cards, [(2, "Trencher".into())]);
        assert_eq!(deck.reserve, [(2, "Foxhole".into()), (1, "Medic".into())]);
    }

    #[test]
    fn a_line_that_does_not_fit_leaves_the_others() {
        let (deck, problems) = DeckDocument::read_parts("3 CHASSEUR\n0 BERSERKER\n1 TRENCHER\n");
        assert_eq!(deck.cards, [(3, "CHASSEUR".into()), (1, "TRENCHER".into())]);
        assert_eq!(problems.iter().map(|problem| problem.line).collect::<Vec<_>>(), [2]);
    }

    #[test]
    fn what_is_no_deck_is_told_with_its_line() {
        let problems = DeckDocument::read("3 CHASSEUR\n0 BERSERKER\n999 X\n---\n").unwrap_err();
        assert_eq!(problems.iter().map(|problem| problem.line).collect::<Vec<_>>(), [2, 3, 4]);
        assert_eq!(DeckDocument::read("# nothing\n").unwrap_err().len(), 1);
        assert_eq!(DeckDocument::read("(cards: [3 CHASSEUR])").unwrap_err().len(), 1);
    }

    #[test]
    fn a_misspelt_card_is_answered_with_the_nearest_name() {
        let deck = DeckDocument::read("60 CHASSER\n").unwrap();
        let faults = deck.faults(&CardSet::house());
        let said = crate::words::fault_text(&faults[0], Language::En);
        assert!(said.contains("did you mean CHASSEUR?"), "{said}");
    }

    #[test]
    fn a_printed_card_that_cannot_be_played_yet_is_called_by_its_name_with_what_it_waits_for() {
        let waiting = &crate::unsupported::waiting()[0];
        let faults = DeckDocument::read(&format!("3 {}\n", waiting.name)).unwrap().faults(&CardSet::house());
        for language in Language::ALL {
            let said = crate::words::fault_text(&faults[0], language);
            let parts = [waiting.name.as_str(), waiting.waits_for.text(language)];
            assert!(parts.iter().all(|part| said.contains(part)), "{said}");
        }
    }
}
