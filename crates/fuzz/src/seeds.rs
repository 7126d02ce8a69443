//! The material from which inputs are made: files of the repository, the games' own descriptions, and matches played
//! here.

use std::cell::OnceCell;
use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use door::{AnyGame, DeckForm, TableOrder, Written};
use serde_json::{Value, json};
use table::{Language, Seed};

use crate::client::Client;
use crate::draw::Draw;
use crate::failure::Checked;

/// The longest file that is used whole, in bytes; longer files are cut into pieces.
const LONGEST_FILE: usize = 24 * 1024;

/// The material of one game, as texts of each kind.
pub(crate) struct Seeds {
    pub(crate) game: &'static dyn AnyGame,
    /// Setups of every number of seats and every option, as documents.
    pub(crate) setups: Vec<Value>,
    /// The same setups as texts, as records hold them.
    pub(crate) setup_texts: Vec<String>,
    /// Positions, each with its setup.
    pub(crate) positions: Vec<(Value, String)>,
    pub(crate) records: Vec<String>,
    pub(crate) cards: Vec<String>,
    pub(crate) card_ids: Vec<String>,
    pub(crate) decks: Vec<String>,
    pub(crate) queries: Vec<String>,
    /// The names of the standing orders, and the options as people write them, with each value that they name.
    pub(crate) stops: Vec<String>,
    pub(crate) options: Vec<String>,
    pub(crate) bots: Vec<String>,
    pub(crate) levels: Vec<String>,
    /// Actions that were offered in some match.
    pub(crate) actions: Vec<String>,
    /// The words of all these texts.
    pub(crate) words: Vec<String>,
    /// Setups, each with a script of chance that exactly fits its deal.
    scripts: OnceCell<Vec<(Value, Vec<Value>)>>,
}

impl Seeds {
    /// Collects the material of a game.
    pub(crate) fn of(game: &'static dyn AnyGame, client: &mut Client) -> Checked<Self> {
        let about = client.field("hello", json!({}), "games")?;
        let about = about.as_array().into_iter().flatten().find(|about| about["name"] == game.name());
        let about = about.cloned().unwrap_or_default();
        let [bots, levels] = ["bots", "levels"].map(|field| texts(&about[field]));
        let list = |field: &str| about[field].as_array().cloned().unwrap_or_default();
        let options = list("options").iter().flat_map(written).collect();
        let stops = list("stops").iter().filter_map(|stop| stop["name"].as_str()).map(str::to_owned).collect();
        let folder = root().join("games").join(game.name());
        let golden = files(&folder.join("golden"));
        let mut seeds = Self {
            game,
            setups: Vec::new(),
            setup_texts: golden.iter().filter_map(|record| block(record, "setup")).collect(),
            positions: Vec::new(),
            records: golden,
            cards: files(&folder.join("cards")).iter().flat_map(|file| pieces(file)).collect(),
            card_ids: Vec::new(),
            decks: files(&folder.join("decks")),
            queries: queries(),
            stops,
            options,
            bots,
            levels,
            actions: Vec::new(),
            words: Vec::new(),
            scripts: OnceCell::new(),
        };
        seeds.setups = seeds.tables(&about["seats"]);
        for text in &seeds.setup_texts {
            let new = json!({ "game": game.name(), "seed": 1, "setup": text });
            if let Ok(dealt) = client.call("match.new", new)? {
                client.drop_match(&dealt["match"])?;
                seeds.setups.push(dealt["setup"].clone());
            }
        }
        seeds.play(client)?;
        seeds.ask_for_cards(client)?;
        seeds.collect_words();
        Ok(seeds)
    }

    /// Returns setups for every number of seats, every single option, and some combinations that the game allows.
    fn tables(&self, seats: &Value) -> Vec<Value> {
        let number = |place: usize| seats[place].as_u64().unwrap_or(2) as usize;
        let mut draw = Draw::new(1);
        let mut choices = vec![Vec::new()];
        choices.extend(self.options.iter().map(|option| vec![option.clone()]));
        for _ in 0..12 {
            let several = (0..2 + draw.below(3)).filter_map(|_| draw.pick(&self.options).cloned());
            choices.push(several.collect::<BTreeSet<_>>().into_iter().collect());
        }
        let mut tables = Vec::new();
        for seats in number(0)..=number(1) {
            for options in &choices {
                let decks: Vec<Written> =
                    (0..seats).filter_map(|_| draw.pick(&self.decks)).map(|text| deck_file(text)).collect();
                let decks = if draw.once_in(2) { decks } else { Vec::new() };
                let order = TableOrder { seats: Some(seats), options, decks: &decks, ..TableOrder::default() };
                if let Ok(live) = self.game.seat(&order, Seed::from(1)) {
                    tables.push(live.setup());
                }
            }
        }
        tables
    }

    /// Plays short random matches and collects their records, positions and actions.
    fn play(&mut self, client: &mut Client) -> Checked {
        let mut draw = Draw::new(2);
        for number in 0..10 {
            let Some(setup) = draw.pick(&self.setups).cloned() else { return Ok(()) };
            let new = json!({ "game": self.game.name(), "seed": number, "setup": setup });
            let name = client.field("match.new", new, "match")?;
            for decision in 0..draw.below(120) {
                let asked = client.field("match.awaits", json!({ "match": name }), "seats")?;
                let Some(seat) =
                    draw.pick(asked.as_array().map_or(&[][..], Vec::as_slice)).map(|asked| asked["seat"].clone())
                else {
                    break;
                };
                if draw.once_in(8) {
                    let offered = client.field("match.actions", json!({ "match": name, "seat": seat }), "actions")?;
                    let offered = offered.as_array().into_iter().flatten();
                    self.actions.extend(offered.filter_map(|offer| offer["action"].as_str()).map(str::to_owned));
                }
                client
                    .result("match.bot", json!({ "match": name, "seat": seat, "bot": "random", "seed": decision }))?;
            }
            let position = client.field("match.position", json!({ "match": name }), "position")?;
            self.positions.extend(position.as_str().map(|position| (setup, position.to_owned())));
            let record = client.field("match.record", json!({ "match": name }), "record")?;
            self.setup_texts.extend(record.as_str().and_then(|record| block(record, "setup")));
            self.records.extend(record.as_str().map(str::to_owned));
            client.drop_match(&name)?;
        }
        self.actions.sort();
        self.actions.dedup();
        Ok(())
    }

    /// Collects some cards of the house set in every notation that the game prints, and decks of them.
    fn ask_for_cards(&mut self, client: &mut Client) -> Checked {
        let listed = client.field("cards.list", json!({ "game": self.game.name() }), "cards")?;
        let listed = listed.as_array().into_iter().flatten();
        self.card_ids = listed.filter_map(|card| card["id"].as_str()).map(str::to_owned).collect();
        let mut draw = Draw::new(3);
        for _ in 0..24 {
            let Some(id) = draw.pick(&self.card_ids) else { break };
            let card = client.result("cards.show", json!({ "game": self.game.name(), "id": id }))?;
            self.cards.extend(card["ron"].as_str().map(str::to_owned));
            self.cards.extend(card["compact"].as_str().map(|compact| format!("{id} = {compact}")));
        }
        let mut decks: Vec<String> = self.setups.iter().flat_map(lists).collect::<BTreeSet<_>>().into_iter().collect();
        if let Some(shelf) = self.game.decks(&[]) {
            let ready = shelf.ready();
            for deck in ready.iter().filter_map(|name| shelf.ready_deck(name)) {
                let forms = [DeckForm::Text, DeckForm::Link, DeckForm::Ron];
                decks.extend(forms.into_iter().filter_map(|form| deck.print(form, Language::It)));
            }
        }
        for _ in 0..4 {
            let list: Vec<String> = (0..20).filter_map(|_| draw.pick(&self.card_ids).cloned()).collect();
            let lines = |form: fn(&String) -> String| list.iter().map(form).collect::<String>();
            decks.push(lines(|id| format!("2 {id}\n")));
            decks.push(format!("Deck:\n{}", lines(|id| format!("{id} x3\n"))));
            decks.push(format!(
                "<deck version=\"0.8\"><meta><game>{}</game></meta><superzone name=\"Deck\">{}</superzone></deck>",
                self.game.name(),
                lines(|id| format!("<card><name id=\"{id}\">{id}</name><set>Base</set></card>\n"))
            ));
            decks.push(format!(
                "<?xml version=\"1.0\"?><deck game=\"x\"><section name=\"Main\">{}</section></deck>",
                lines(|id| format!("<card qty=\"2\" id=\"a\">{id} &amp; co</card>\n"))
            ));
        }
        self.decks.extend(decks);
        Ok(())
    }

    /// Returns setups, each with a script of chance that exactly fits its deal; each script is found by asking for one
    /// draw after the other.
    pub(crate) fn scripts(&self, client: &mut Client) -> Checked<&[(Value, Vec<Value>)]> {
        if let Some(scripts) = self.scripts.get() {
            return Ok(scripts);
        }
        let mut draw = Draw::new(4);
        let mut scripts = Vec::new();
        for _ in 0..3 {
            let setup = draw.pick(&self.setups).cloned().unwrap_or_default();
            let mut script: Vec<Value> = Vec::new();
            loop {
                let new = json!({ "game": self.game.name(), "setup": setup, "chance": script });
                let error = match client.call("match.new", new)? {
                    Ok(dealt) => {
                        client.drop_match(&dealt["match"])?;
                        break;
                    }
                    Err(error) => error["message"].as_str().unwrap_or_default().to_owned(),
                };
                // The error reads "... the draw `NAME` ...", with no other word in marks. A draw with only one
                // possible value is 0.
                match error.split('`').nth(1).filter(|_| !error.contains("goes from")) {
                    Some(wanted) => script.push(json!({ "name": wanted, "value": draw.below(2) })),
                    None => script.last_mut().into_iter().for_each(|last| last["value"] = json!(0)),
                }
            }
            scripts.push((setup, script));
        }
        Ok(self.scripts.get_or_init(|| scripts))
    }

    fn collect_words(&mut self) {
        let mut words: BTreeSet<String> =
            [&self.stops, &self.options, &self.bots, &self.card_ids].into_iter().flatten().cloned().collect();
        let texts = self.setup_texts.iter().chain(&self.cards).chain(&self.queries).chain(&self.actions);
        for text in texts.chain(self.positions.iter().map(|(_, position)| position)) {
            let is_word = |letter: char| letter.is_alphanumeric() || letter == '_' || letter == '-';
            words.extend(text.split(|letter| !is_word(letter)).filter(|word| word.len() > 1).map(str::to_owned));
        }
        self.words = words.into_iter().collect();
    }
}

/// Returns the root folder of the repository.
pub(crate) fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).ancestors().nth(2).map_or_else(PathBuf::new, Path::to_path_buf)
}

/// Returns the texts of a JSON list.
pub(crate) fn texts(list: &Value) -> Vec<String> {
    list.as_array().into_iter().flatten().filter_map(Value::as_str).map(str::to_owned).collect()
}

/// Returns an option of the list in `hello` as people write it, once for each value that it names.
fn written(option: &Value) -> Vec<String> {
    let name = option["name"].as_str().unwrap_or_default();
    let values = option["values"].as_array().into_iter().flatten().filter_map(|value| value["name"].as_str());
    let valued: Vec<String> = match option["kind"].as_str() {
        Some("number") => ["least", "most"].map(|end| format!("{name}={}", option[end])).into(),
        _ => values.map(|value| format!("{name}={value}")).collect(),
    };
    if valued.is_empty() { vec![name.to_owned()] } else { valued }
}

fn deck_file(text: &str) -> Written {
    Written { name: "a deck".into(), text: Some(text.to_owned()) }
}

/// Returns the text files of a folder and its subfolders, sorted by name.
fn files(folder: &Path) -> Vec<String> {
    let entries = fs::read_dir(folder).into_iter().flatten().flatten();
    let mut paths: Vec<PathBuf> = entries.map(|entry| entry.path()).collect();
    paths.sort();
    let read =
        |path: &PathBuf| if path.is_dir() { files(path) } else { fs::read_to_string(path).into_iter().collect() };
    paths.iter().flat_map(read).collect()
}

/// Returns a file of cards, whole if it is short, and some pieces of it that may be whole cards.
fn pieces(file: &str) -> Vec<String> {
    let whole = (file.len() <= LONGEST_FILE).then(|| file.to_owned());
    // Cards begin at the left margin of a list, or one step in.
    let cards = file.split("\n    (").skip(1).take(3).map(|card| {
        let card = card.trim_end().trim_end_matches(']').trim_end().trim_end_matches(',');
        format!("({card}")
    });
    whole.into_iter().chain(cards).collect()
}

/// Returns a block of a record, without its indentation.
fn block(record: &str, name: &str) -> Option<String> {
    let lines = record.lines().skip_while(|line| *line != name).skip(1);
    let lines: Vec<&str> = lines.map_while(|line| line.strip_prefix("  ")).collect();
    (!lines.is_empty()).then(|| lines.join("\n") + "\n")
}

/// Returns the card lists in a setup, as lines: the ids that stand under `deck`.
fn lists(setup: &Value) -> Vec<String> {
    let seats = setup["seats"].as_array().into_iter().flatten();
    let decks = seats.map(|seat| texts(&seat["deck"])).filter(|deck| !deck.is_empty());
    decks.map(|deck| deck.iter().map(|id| format!("1 {id}\n")).collect()).collect()
}

/// Returns the examples of the query language.
fn queries() -> Vec<String> {
    let page = fs::read_to_string(root().join("docs/card-search.md")).unwrap_or_default();
    let lines = page.lines().filter_map(|line| line.strip_prefix("> "));
    let in_tables = page.lines().filter(|line| line.starts_with("| `")).filter_map(|line| line.split('`').nth(1));
    lines.chain(in_tables).map(str::to_owned).collect()
}
