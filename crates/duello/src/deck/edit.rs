//! `duello deck edit`: a deck is changed command by command, in English or Italian.

use std::fs;
use std::io::{BufRead, Write};
use std::path::Path;

use anyhow::Context;
use cardfile::search::{Index, Key};
use coal::deck::{Fault, Found, ReadProblem, find_card, find_model, find_pilot, search};
use coal::rules::CardNo;
use coal::{CardSet, Deck, Options, card_text, searching};
use table::Language;

use super::show::{self, say};

/// Changes the deck of a file until the input ends or `quit`.
pub fn run(
    file: &Path,
    cards: CardSet,
    language: Language,
    input: impl BufRead,
    out: &mut impl Write,
) -> anyhow::Result<()> {
    let deck = if file.exists() {
        super::read_file(file, &cards, language)?
    } else {
        Deck::named(&file.file_stem().unwrap_or_default().to_string_lossy())
    };
    let mut editor = Editor { file, cards, language, deck, history: Vec::new(), is_saved: true };
    writeln!(out, "{}", editor.status())?;
    writeln!(out, "{}", say(language, "`help` lists the commands.", "`aiuto` elenca i comandi."))?;
    out.flush()?;
    for line in input.lines() {
        let answer = editor.take(line?.trim())?;
        let Some(answer) = answer else { return Ok(()) };
        if !answer.is_empty() {
            writeln!(out, "{}", answer.trim_end())?;
        }
        out.flush()?;
    }
    if !editor.is_saved {
        let unsaved = say(language, "not saved: the input ended", "non salvato: l'input è finito");
        writeln!(out, "{unsaved}")?;
    }
    Ok(())
}

struct Editor<'a> {
    file: &'a Path,
    cards: CardSet,
    language: Language,
    deck: Deck,
    history: Vec<Deck>,
    is_saved: bool,
}

impl Editor<'_> {
    /// Carries a command out and answers; nothing when it was the last one.
    fn take(&mut self, line: &str) -> anyhow::Result<Option<String>> {
        let (word, rest) = line.split_once(char::is_whitespace).map_or((line, ""), |(word, rest)| (word, rest.trim()));
        let answer = match word.to_lowercase().as_str() {
            "" => self.status(),
            "add" | "metti" | "+" => self.count(rest, Way::In),
            "remove" | "togli" | "-" => self.count(rest, Way::Out),
            "find" | "trova" => self.find(rest),
            "about" | "info" => self.about(rest),
            "list" | "lista" => show::lines(&self.deck, &self.cards, self.language),
            "show" | "mostra" => show::whole(&self.deck, &self.cards, &Options::default(), self.language),
            "check" | "controlla" => self.check(),
            "name" | "nome" => self.change(|deck| deck.rename(rest)),
            "board" | "steambot" => self.board(rest),
            "pilot" | "pilota" => self.pilot(rest),
            "undo" | "annulla" => self.undo(),
            "save" | "salva" => self.save()?,
            "help" | "aiuto" | "?" => self.help(),
            "quit" | "exit" | "esci" if self.is_saved || rest == "!" => return Ok(None),
            "quit" | "exit" | "esci" => say(
                self.language,
                "not saved: write `save`, or `quit !` to leave it",
                "non salvato: scrivi `salva`, oppure `esci !` per lasciar perdere",
            )
            .to_owned(),
            _ => format!(
                "`{}`: {}",
                word.chars().take(40).collect::<String>(),
                say(self.language, "no such command; `help` lists them", "comando sconosciuto; `aiuto` li elenca")
            ),
        };
        Ok(Some(answer))
    }

    /// How the deck stands, in one line.
    fn status(&self) -> String {
        let figures = self.deck.figures(&self.cards);
        let reasons = self.deck.problems(&self.cards, &Options::default()).len();
        let name = self.deck.name();
        match self.language {
            Language::En => format!(
                "{name}: {} of 20 cards, {} Reactions, {} deck-building symbols; {reasons} limits broken",
                figures.cards, figures.reactions, figures.deck_building
            ),
            Language::It => format!(
                "{name}: {} carte su 20, {} Reazioni, {} simboli di deck-building; limiti non rispettati: {reasons}",
                figures.cards, figures.reactions, figures.deck_building
            ),
        }
    }

    fn change(&mut self, change: impl FnOnce(&mut Deck)) -> String {
        let before = self.deck.clone();
        change(&mut self.deck);
        if self.deck == before {
            return say(self.language, "nothing changed", "niente è cambiato").to_owned();
        }
        self.history.push(before);
        self.is_saved = false;
        self.status()
    }

    /// `add 2 tower shield`, `remove charge`; words that are found in one name only are enough.
    fn count(&mut self, rest: &str, way: Way) -> String {
        let (copies, name) = match rest.split_once(char::is_whitespace) {
            Some((number, name)) if number.parse::<u8>().is_ok() => (number.parse().unwrap_or(1), name.trim()),
            _ => (1, rest),
        };
        let card = match self.card(name) {
            Ok(card) => card,
            Err(said) => return said,
        };
        let model = self.cards.card(card).model;
        let status = self.change(|deck| {
            let changed = if way == Way::In { deck.add(card, copies) } else { deck.remove(card, copies) };
            // The first card names the Steambot (COAL-DECK-06); it can be changed.
            if changed && deck.board.is_none() {
                deck.board = Some(model);
            }
        });
        let name = card_text::name(self.cards.card(card), self.language);
        format!("{name}: {}. {status}", self.deck.copies_of(card))
    }

    fn card(&self, name: &str) -> Result<CardNo, String> {
        let fault = match find_card(name, &self.cards) {
            Found::One(card) => return Ok(card),
            Found::Several(which) => Fault::Several(name.to_owned(), which),
            Found::Nothing(near) => match search(name, &self.cards).as_slice() {
                _ if name.is_empty() => Fault::NoName,
                [card] => return Ok(*card),
                [] => Fault::NoCard(name.to_owned(), near),
                several => Fault::Several(name.to_owned(), several.to_vec()),
            },
        };
        Err(self.said(fault))
    }

    fn said(&self, fault: Fault) -> String {
        ReadProblem { line: 0, fault }.say(&self.cards, self.language)
    }

    /// The cards that a query wants, with their copies in the deck.
    fn find(&self, query: &str) -> String {
        let mut index = Index::new(&self.cards);
        index.keep_first(self.cards.cards().len());
        for (number, _) in (0..).zip(self.cards.cards()) {
            let copies = Key::of(searching::Key::Copies as usize);
            index.set_number(number.into(), copies, self.deck.copies_of(number).into());
        }
        let read = index.read(query);
        if !read.mistakes.is_empty() {
            let said: Vec<String> = read.mistakes.iter().map(|mistake| mistake.say(self.language)).collect();
            return said.join("\n");
        }
        if let Some(reason) = index.why_empty(&read.query) {
            return reason.say(self.language).to_owned();
        }
        let lines = index.find(&read.query).into_iter().map(|number| {
            let number = number as CardNo;
            let card = self.cards.card(number);
            let (name, line) = (card_text::name(card, self.language), card_text::card_line(card, self.language));
            format!("{} {} ({}). {line}", self.deck.copies_of(number), name, card.id)
        });
        lines.collect::<Vec<String>>().join("\n")
    }

    fn about(&self, name: &str) -> String {
        match self.card(name) {
            Err(said) => said,
            Ok(number) => {
                let card = self.cards.card(number);
                let name = card_text::name(card, self.language);
                format!("{name} ({}, {})\n{}", card.id, card.model, card_text::card_text(card, self.language))
            }
        }
    }

    fn check(&self) -> String {
        let reasons = show::reasons(&self.deck, &self.cards, &Options::default(), self.language);
        if reasons.is_empty() { show::legal(self.language).to_owned() } else { reasons.join("\n") }
    }

    fn board(&mut self, rest: &str) -> String {
        match find_model(rest, &self.cards) {
            Some(model) => self.change(|deck| deck.board = Some(model)),
            None => self.said(Fault::NoModel(rest.to_owned())),
        }
    }

    fn pilot(&mut self, rest: &str) -> String {
        if matches!(rest, "" | "none" | "nessuno") {
            return self.change(|deck| deck.pilot = None);
        }
        match find_pilot(rest, &self.cards) {
            Found::One(pilot) => self.change(|deck| deck.pilot = Some(pilot)),
            Found::Several(which) => self.said(Fault::NoPilot(rest.to_owned(), which.first().copied())),
            Found::Nothing(near) => self.said(Fault::NoPilot(rest.to_owned(), near)),
        }
    }

    fn undo(&mut self) -> String {
        match self.history.pop() {
            None => say(self.language, "there is nothing to undo", "non c'è niente da annullare").to_owned(),
            Some(before) => {
                self.deck = before;
                self.is_saved = false;
                self.status()
            }
        }
    }

    /// Writes the file in the form that its name asks for.
    fn save(&mut self) -> anyhow::Result<String> {
        let is_ron = self.file.extension().is_some_and(|ending| ending == "ron");
        let text = if is_ron { self.deck.to_ron(&self.cards) } else { self.deck.to_text(&self.cards, self.language) };
        fs::write(self.file, text).with_context(|| format!("cannot write {}", self.file.display()))?;
        self.is_saved = true;
        Ok(format!("{}: {}", say(self.language, "saved", "salvato"), self.file.display()))
    }

    fn help(&self) -> String {
        say(
            self.language,
            "\
add 2 tower shield    put copies of a card in (name in either language, or id)
remove 1 charge       take copies out
find QUERY            cards, e.g. `find type:reaction cost<=1`; all cards without a query
about CARD            everything about a card
list                  the cards of the deck
show                  the deck with its cost curve and symbols
check                 every broken limit, with its clause
board MODEL           the Steambot of the deck
pilot NAME            a pilot agreed beforehand; `pilot none`: chosen at the table
name TEXT             the name of the deck
undo                  take the last change back
save                  write the file
quit                  leave; `quit !` without saving",
            "\
metti 2 scudo a torre   mette copie di una carta (nome in italiano o inglese, oppure id)
togli 1 carica          toglie copie
trova RICERCA           le carte, per esempio `trova tipo:reazione costo<=1`; senza ricerca tutte
info CARTA              tutto su una carta
lista                   le carte del mazzo
mostra                  il mazzo con curva dei costi e simboli
controlla               ogni limite non rispettato, con la sua clausola
steambot MODELLO        lo Steambot del mazzo
pilota NOME             un pilota concordato prima; `pilota nessuno`: scelto al tavolo
nome TESTO              il nome del mazzo
annulla                 annulla l'ultima modifica
salva                   scrive il file
esci                    esce; `esci !` senza salvare",
        )
        .to_owned()
    }
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Way {
    In,
    Out,
}
