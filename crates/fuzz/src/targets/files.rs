//! The inputs of the command line: decks, card files, setup files and options. They go through the door, and decks
//! through the engine too.

use door::{AnyGame, DeckForm, DoorError, TableOrder, Written};
use serde_json::{Value, json};
use table::{Language, Seed, Wording};

use super::Verdict;
use crate::client::Client;
use crate::draw::Draw;
use crate::failure::{Checked, Failure, brief, without_panic};
use crate::mutate;
use crate::seeds::{Seeds, texts};

/// The property: accepted input is printed and read back unchanged.
const READ_BACK: &str = "what is accepted prints and reads back equal";
/// The most problems that are reported: a hundred, and one line that says how many more there are.
const MOST_PROBLEMS: usize = 101;

pub(super) fn make_deck(draw: &mut Draw, seeds: &Seeds, _: &mut Client) -> Checked<Value> {
    let text = draw.pick(&seeds.decks).cloned().unwrap_or_default();
    let mut input = if draw.once_in(5) {
        let list: Vec<&str> = text.lines().filter_map(|line| line.split(' ').nth(1)).collect();
        json!({ "deck": mutate::document(draw, &json!(list), &seeds.card_ids) })
    } else if draw.once_in(8) {
        json!({ "deck": text })
    } else {
        json!({ "deck": mutate::text(draw, &text, &seeds.words, &seeds.decks) })
    };
    if draw.once_in(4) {
        let options: Vec<&String> = (0..draw.below(3)).filter_map(|_| draw.pick(&seeds.options)).collect();
        input["options"] = json!(options);
    }
    Ok(input)
}

pub(super) fn check_deck(game: &'static dyn AnyGame, client: &mut Client, input: &Value) -> Checked<Verdict> {
    let mut params = input.clone();
    params["game"] = json!(game.name());
    let report = client.call("deck.check", params.clone())?;
    let again = client.call("deck.check", params)?;
    Failure::unless_same("the same question has the same answer", &report, &again)?;
    let is_legal = report.as_ref().is_ok_and(|report| report["legal"] == true);
    if let Ok(report) = &report {
        let problems = texts(&report["problems"]);
        let says_why = problems.is_empty() == is_legal && problems.iter().all(|problem| !problem.is_empty());
        Failure::unless(says_why, "a deck is legal or has problems", || brief(&report.to_string()))?;
    }
    // The same text, given as a deck file of a seat.
    if let Some(text) = input["deck"].as_str() {
        without_panic(|| reads_as_deck(game, text))??;
        let deck = [(0, Written { name: "a deck".into(), text: Some(text.to_owned()) })];
        seated(game, client, &TableOrder { deck_of: &deck, ..TableOrder::default() })?;
    }
    Ok(if is_legal { Verdict::Accepted } else { Verdict::Refused })
}

/// Reads a text as the deck commands do; checks that all problems are reported and that the deck is printed and read
/// back.
fn reads_as_deck(game: &'static dyn AnyGame, text: &str) -> Checked {
    let Some(decks) = game.decks(&[]) else { return Ok(()) };
    let read = decks.read(text);
    problems_told(&read.problems.iter().map(|problem| &problem.message).collect::<Vec<_>>())?;
    let is_legal = read.deck.faults(&[]).is_ok_and(|faults| faults.is_empty());
    if !is_legal && text.contains('(') {
        // A deck in RON may name cards that do not exist. This is a fault of the deck, and its printed lines do not
        // show it.
        return Ok(());
    }
    for form in [DeckForm::Text, DeckForm::Link, DeckForm::Ron] {
        for language in Language::ALL {
            let Some(printed) = read.deck.print(form, language) else { continue };
            let again = decks.read(&printed);
            // An illegal deck may have no cards at all, and a reader reports that.
            Failure::unless(!is_legal || (again.problems.is_empty() && again.is_whole), READ_BACK, || {
                brief(&format!("{:?} in {printed:?}", again.problems))
            })?;
            Failure::unless_same(READ_BACK, &read.deck.copies(), &again.deck.copies())?;
            // RON keeps a name as it was written; after it is read from lines, it is the name that the card prints.
            let own = again.deck.print(form, language).unwrap_or_default();
            Failure::unless_same(READ_BACK, &Some(own.clone()), &decks.read(&own).deck.print(form, language))?;
        }
    }
    Ok(())
}

/// Checks that the problems are few and that each has words.
fn problems_told(problems: &[&Wording]) -> Checked {
    Failure::unless(problems.len() <= MOST_PROBLEMS, "problems are at most a hundred", || {
        format!("{} problems, the first {}", problems.len(), brief(problems[0].say(Language::En)))
    })?;
    let is_told = |problem: &&Wording| Language::ALL.iter().all(|language| !problem.say(*language).trim().is_empty());
    Failure::unless(problems.iter().all(is_told), "a problem has a message", || brief(&format!("{problems:?}")))
}

/// Orders a match: checks that the engine deals it with the same setup, or that everything wrong is reported in both
/// languages.
fn seated(game: &'static dyn AnyGame, client: &mut Client, order: &TableOrder<'_>) -> Checked<Verdict> {
    let live = match without_panic(|| game.seat(order, Seed::from(3)))? {
        Ok(live) => live,
        Err(error) => return told(&error).map(|()| Verdict::Refused),
    };
    // A setup document cannot hold cards that the order brings itself.
    if order.cards.is_empty() {
        let new = json!({ "game": game.name(), "seed": 3, "setup": live.setup() });
        let dealt = client.result("match.new", new)?;
        Failure::unless_same("a table as it was ordered can be dealt", &dealt["setup"], &live.setup())?;
        client.drop_match(&dealt["match"])?;
    }
    Ok(Verdict::Accepted)
}

/// Checks that an error of the door says briefly, in both languages, what was expected.
fn told(error: &DoorError) -> Checked {
    let problems = error.problems();
    Failure::unless(problems.len() <= MOST_PROBLEMS, "problems are at most a hundred", || {
        format!("{} problems, the first {}", problems.len(), brief(&problems[0]))
    })?;
    Failure::unless(!problems.is_empty(), "an error names what was expected", || format!("{error:?}"))?;
    for language in Language::ALL {
        Failure::unless(!error.say(language).trim().is_empty(), "a problem has a message", || format!("{error:?}"))?;
    }
    Ok(())
}

pub(super) fn make_file(draw: &mut Draw, seeds: &Seeds, _: &mut Client) -> Checked<Value> {
    let (kind, texts) = if draw.once_in(3) { ("setup", &seeds.setup_texts) } else { ("cards", &seeds.cards) };
    let text = draw.pick(texts).cloned().unwrap_or_default();
    let text = if draw.once_in(8) { text } else { mutate::text(draw, &text, &seeds.words, texts) };
    Ok(json!({ "kind": kind, "text": text }))
}

pub(super) fn check_file(game: &'static dyn AnyGame, client: &mut Client, input: &Value) -> Checked<Verdict> {
    let text = input["text"].as_str().unwrap_or_default().to_owned();
    let file = [Written { name: "a file".into(), text: Some(text) }];
    if input["kind"] == "setup" {
        return seated(game, client, &TableOrder { setup: Some(&file[0]), ..TableOrder::default() });
    }
    let problems = without_panic(|| game.card_files(&file).problems().to_vec())?;
    problems_told(&problems.iter().map(|problem| &problem.message).collect::<Vec<_>>())?;
    seated(game, client, &TableOrder { cards: &file, ..TableOrder::default() })?;
    Ok(if problems.is_empty() { Verdict::Accepted } else { Verdict::Refused })
}

pub(super) fn make_options(draw: &mut Draw, seeds: &Seeds, _: &mut Client) -> Checked<Value> {
    let mut options = Vec::new();
    for _ in 0..draw.below(4) {
        let name = draw.pick(&seeds.options).cloned().unwrap_or_default();
        let name = match draw.below(4) {
            0 => mutate::text(draw, &name, &seeds.words, &seeds.options),
            1 => format!("{}={}", draw.pick(&seeds.words).map_or("", String::as_str), draw.below(300)),
            _ => name,
        };
        options.push(name);
    }
    Ok(json!({ "seats": draw.below(7), "options": options }))
}

pub(super) fn check_options(game: &'static dyn AnyGame, client: &mut Client, input: &Value) -> Checked<Verdict> {
    let options = texts(&input["options"]);
    let check = json!({ "game": game.name(), "deck": [], "options": options });
    let _ = client.call("deck.check", check)?;
    let seats = input["seats"].as_u64().map(|seats| seats as usize);
    seated(game, client, &TableOrder { seats, options: &options, ..TableOrder::default() })
}
