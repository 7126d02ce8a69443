//! Decks of C.O.A.L. for the deck commands, the editor and the tables.

use std::collections::BTreeMap;
use std::fmt::Write;

use cardfile::list_wording;
use coal::card::{CardType, Model};
use coal::check::{DeckProblem, LEAST_REACTIONS, MOST_SYMBOLS};
use coal::deck::{Fault, Found, MOST_COPIES, ReadProblem, Symbol, find_model, find_pilot};
use coal::rules::{CardNo, DECK_SIZE};
use coal::{CardSet, Deck, Options, card_text};
use door::{DeckFault, DeckField, DeckForm, DeckReading, Decks, DoorError, read_options};
use table::{Language, Names, Wording};

use crate::words::{say, wording};
use crate::{Coal, deck_files};

impl Decks for Coal {
    type Deck = Deck;

    /// The predefined decks of the models.
    fn ready(cards: &CardSet) -> Vec<(&'static str, Deck)> {
        Model::ALL.map(|model| (Model::as_str(model), Deck::predefined(model, cards))).to_vec()
    }

    fn read_deck(text: &str, cards: &CardSet) -> DeckReading<Deck> {
        deck_files::read(text, cards)
    }

    fn print_deck(deck: &Deck, form: DeckForm, cards: &CardSet, language: Language) -> Option<String> {
        Some(match form {
            DeckForm::Text => deck.to_text(cards, language),
            DeckForm::Link => deck.to_link(cards),
            DeckForm::Ron => deck.to_ron(cards),
        })
    }

    fn deck_faults(deck: &Deck, options: &[String], cards: &CardSet) -> Result<Vec<DeckFault>, DoorError> {
        let options: Options = read_options(options)?;
        let fault = |problem: &DeckProblem| DeckFault {
            message: Wording::new(|language| problem.say(cards, language)),
            clause: problem.clause().to_string(),
            wants_more: match problem {
                DeckProblem::Size(cards) => *cards < DECK_SIZE,
                DeckProblem::Reactions(_) | DeckProblem::NoBoard | DeckProblem::Board(_) | DeckProblem::Pilot(_) => {
                    true
                }
                DeckProblem::Models(_)
                | DeckProblem::Symbols(_)
                | DeckProblem::Copies(_)
                | DeckProblem::Shared(_)
                | DeckProblem::SameBoard(_)
                | DeckProblem::SamePilot(_) => false,
            },
        };
        Ok(deck.problems(cards, &options).iter().map(fault).collect())
    }

    fn deck_figures(deck: &Deck, cards: &CardSet) -> BTreeMap<String, u32> {
        let found = deck.figures(cards);
        BTreeMap::from([
            ("cards".to_owned(), found.cards),
            ("reactions".to_owned(), found.reactions),
            ("deck_building_symbols".to_owned(), found.deck_building),
        ])
    }

    fn deck_name(deck: &Deck, _language: Language) -> String {
        deck.name().to_owned()
    }

    fn rename_deck(deck: &mut Deck, name: &str) {
        deck.rename(name);
    }

    fn deck_cards(cards: &CardSet) -> usize {
        cards.cards().len()
    }

    fn copies(deck: &Deck, _part: usize, _cards: &CardSet) -> Vec<(usize, u32)> {
        deck.cards().map(|(card, copies)| (card.into(), copies.into())).collect()
    }

    fn set_copies(deck: &mut Deck, _part: usize, card: usize, copies: u32, cards: &CardSet) {
        let Ok(card) = CardNo::try_from(card) else { return };
        deck.remove(card, MOST_COPIES);
        deck.add(card, u8::try_from(copies).unwrap_or(MOST_COPIES));
        // The first card determines the Steambot (COAL-DECK-06); it can be changed.
        if copies > 0 && deck.board.is_none() {
            deck.board = Some(cards.card(card).model);
        }
    }

    fn deck_fields() -> Vec<DeckField> {
        let field = |names, value, help| DeckField { names, value: wording(value, &[]), help: wording(help, &[]) };
        vec![
            field(Names::new("board|steambot", "steambot"), "field-board", "field-board-help"),
            field(Names::new("pilot", "pilota"), "field-pilot", "field-pilot-help"),
        ]
    }

    fn set_field(deck: &mut Deck, field: usize, value: &str, cards: &CardSet) -> Result<(), Wording> {
        let said = |fault: Fault| {
            let problem = ReadProblem { line: 0, fault };
            Err(Wording::new(|language| problem.say(cards, language)))
        };
        let written = cardfile::short(value);
        if field == 0 {
            let Some(model) = find_model(value, cards) else { return said(Fault::NoModel(written)) };
            deck.board = Some(model);
            return Ok(());
        }
        if matches!(value, "" | "none" | "nessuno") {
            deck.pilot = None;
            return Ok(());
        }
        match find_pilot(value, cards) {
            Found::One(pilot) => deck.pilot = Some(pilot),
            Found::Nothing(near) => return said(Fault::NoPilot(written, near)),
            Found::Several(which) => {
                let ids: Vec<&str> = which.iter().map(|pilot| cards.pilot(*pilot).id.as_str()).collect();
                return Err(list_wording(
                    "list-several",
                    &[("name", written.into()), ("cards", ids.join(", ").into())],
                ));
            }
        }
        Ok(())
    }

    fn deck_headings(language: Language) -> Vec<String> {
        CardType::ALL.map(|kind| card_text::type_name(kind, language)).to_vec()
    }

    fn heading_of(card: usize, cards: &CardSet) -> usize {
        cards.cards()[card].kind as usize
    }

    fn deck_standing(deck: &Deck, cards: &CardSet, language: Language) -> String {
        let figures = deck.figures(cards);
        let values = [
            ("cards", figures.cards.into()),
            ("size", DECK_SIZE.into()),
            ("reactions", figures.reactions.into()),
            ("symbols", figures.deck_building.into()),
        ];
        say(language, "standing", &values)
    }

    fn deck_head(deck: &Deck, cards: &CardSet, language: Language) -> String {
        let board = deck.board.map(|model| format!("{model} {}", cards.model_name(model)));
        let pilot = deck.pilot.map(|pilot| cards.pilot(pilot).name.clone());
        let values = [
            ("board", board.unwrap_or_else(|| say(language, "head-none", &[])).into()),
            ("pilot", pilot.unwrap_or_else(|| say(language, "head-at-table", &[])).into()),
        ];
        say(language, "head", &values)
    }

    /// The limits of the rules, the cost curve, the symbols.
    fn deck_foot(deck: &Deck, cards: &CardSet, language: Language) -> String {
        let figures = deck.figures(cards);
        let mut text = String::new();
        let mut line = |line: &str| {
            // Writing to a string cannot fail.
            let _ = writeln!(text, "{line}");
        };
        for (id, n, limit) in [
            ("limit-cards", figures.cards, DECK_SIZE as u32),
            ("limit-reactions", figures.reactions, LEAST_REACTIONS as u32),
            ("limit-symbols", figures.deck_building, MOST_SYMBOLS),
        ] {
            line(&say(language, id, &[("n", n.into()), ("limit", limit.into())]));
        }
        line(&format!("\n{}", say(language, "curve", &[])));
        for (cost, n) in figures.curve.iter().enumerate() {
            line(format!("  {cost}: {n:>2} {}", "#".repeat(*n as usize)).trim_end());
        }
        for (id, [steam, energy]) in [("costs", figures.costs), ("gives", figures.gives)] {
            line(&say(language, id, &[("steam", steam.into()), ("energy", energy.into())]));
        }
        line(&format!("\n{}", say(language, "symbols", &[])));
        for (symbol, n) in Symbol::ALL.into_iter().zip(figures.symbols).filter(|(_, n)| *n > 0) {
            line(&format!("  {}: {n}", symbol.say(language)));
        }
        text
    }
}
