//! The match that is being set up: the agreement, the occupants of the seats, and what they bring. The browser stores
//! it.

use leptos::prelude::*;
use table::{OptionSpec, OptionValue, Seat, Seed, StopSpec, TableOptions};

use crate::agreement::{Agreement, most_seats, option_table};
use crate::app::App;
use crate::chair::{Chair, Occupant, PERSON};
use crate::desk::{NewMatch, stops_of_table, teams_of};
use crate::game::Setup;
use crate::game::plan::TablePlan;
use crate::game::start::FIRST_MATCH;
use crate::level::Level;
use crate::storage::TABLE;

/// The setup, as signals.
#[derive(Clone, Copy)]
pub struct Plan {
    app: App,
    /// Mode, number of seats, options and stops.
    agreement: RwSignal<Agreement>,
    /// The number of seats.
    pub count: Memo<usize>,
    /// The occupant of each seat, also of seats that are not used now.
    chairs: RwSignal<Vec<Chair>>,
    /// What the seats bring: the game's own part.
    pub table: TablePlan,
    /// The seed as it was written; it is not stored.
    pub seed: RwSignal<String>,
}

impl Plan {
    /// Loads the last setup; initially a person against a bot.
    #[must_use]
    pub fn load(app: App) -> Self {
        let level = app.settings.level.get_untracked();
        let mut chairs = vec![Chair::bot(level); most_seats()];
        chairs[PERSON.index()] = Chair::person("");
        let agreement = RwSignal::new(Agreement::default());
        let (chairs, table) = (RwSignal::new(chairs), TablePlan::new());
        let count = Memo::new(move |_| agreement.with(Agreement::seats));
        let plan = Self { app, agreement, count, chairs, table, seed: RwSignal::new(String::new()) };
        if let Some(found) = app.keeper.read(&TABLE)
            && let Err(why) = plan.read(found.version, &found.text)
        {
            app.keeper.refuse(&TABLE, why);
        }
        // A setup that was only read need not be stored.
        Effect::new(move |before: Option<String>| {
            let text = plan.to_text();
            if before.is_some_and(|before| before != text) {
                app.keeper.write(&TABLE, &text);
            }
            text
        });
        plan
    }

    /// Reads a stored setup: the lines of the agreement, then a line for each seat. In version 1 the agreement was one
    /// line without names. Parts that the game does not know any more are left out.
    fn read(&self, version: u32, text: &str) -> Result<(), &'static str> {
        let mut seats: Vec<&str> = Vec::new();
        if version == 1 {
            let mut lines = text.lines();
            let agreement =
                lines.next().and_then(|line| Agreement::read_unnamed(option_table(), line)).ok_or("kept-damaged")?;
            self.agreement.set(agreement);
            seats.extend(lines);
        } else {
            let mut agreement = Agreement::default();
            for line in text.lines() {
                let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
                match word {
                    "seat" => seats.push(rest),
                    word if agreement.read_line(word, rest) => {}
                    _ => return Err("kept-damaged"),
                }
            }
            self.agreement.set(agreement);
        }
        for (place, line) in seats.into_iter().take(most_seats()).enumerate() {
            let (chair, rest) = line.split_once('\t').unwrap_or((line, ""));
            if let Ok(chair) = chair.parse() {
                self.chairs.update(|chairs| chairs[place] = chair);
            }
            self.table.read_seat(place, rest);
        }
        Ok(())
    }

    fn to_text(self) -> String {
        let mut text = self.agreement.with(Agreement::to_string);
        for (place, chair) in self.chairs.get().iter().enumerate() {
            text.push_str(&format!("\nseat {chair}\t{}", self.table.seat_text(place)));
        }
        text
    }

    /// Returns the page.
    pub const fn app(&self) -> App {
        self.app
    }

    // ---- agreement ----

    /// Reads the mode, seats, options or stops.
    pub fn agreed<T>(&self, read: impl FnOnce(&Agreement) -> T) -> T {
        self.agreement.with(read)
    }

    /// Changes mode, seats, options or stops.
    pub fn agree(&self, change: impl FnOnce(&mut Agreement)) {
        self.agreement.update(change);
    }

    /// Returns the options of the table in the game's own type.
    pub fn options<O: TableOptions>(&self) -> O {
        self.agreed(Agreement::options)
    }

    /// Returns the value of an option.
    pub fn value(&self, spec: &OptionSpec) -> OptionValue {
        self.agreed(|agreement| agreement.value(spec))
    }

    /// Returns the team of each seat, from 0, if the mode has teams and the table can be played. The game determines
    /// the teams, as it does for a table that is dealt.
    pub fn teams(&self) -> Vec<usize> {
        if !self.agreed(|agreement| agreement.mode().has_teams) {
            return Vec::new();
        }
        self.setup().map(teams_of).unwrap_or_default()
    }

    /// Returns the stops that can ask somebody at this table; if it cannot be played yet, the stops of its mode.
    pub fn stops(&self) -> Vec<&'static StopSpec> {
        let seats = self.count.get();
        self.setup().map_or_else(|| self.agreed(Agreement::stops), |setup| stops_of_table(&setup, seats))
    }

    /// Returns the match as it was set up.
    pub fn begin(&self, setup: Setup, seed: Seed) -> NewMatch {
        let chairs = self.chairs();
        let people = chairs.iter().filter(|chair| chair.is_person()).count();
        let stops = self.agreed(|agreement| agreement.stops_of(people == 1));
        NewMatch { setup, seed, chairs, stops }
    }

    /// Returns the match that one press begins: with the last setup, and in a first match with the options that help
    /// beginners. `None` if the table cannot be played.
    pub fn begin_now(&self, seed: Seed) -> Option<NewMatch> {
        let agreed = self.agreement.get_untracked();
        if self.app.settings.played.get_untracked() != "yes" {
            let helpful = FIRST_MATCH.iter().filter_map(|name| option_table().option(name));
            self.agree(|agreement| helpful.for_each(|spec| agreement.set(spec, OptionValue::Switch(true))));
        }
        let setup = untrack(|| self.setup());
        self.agreement.set(agreed);
        setup.map(|setup| untrack(|| self.begin(setup, seed)))
    }

    // ---- seats ----

    /// Returns the occupant of a seat.
    pub fn chair(&self, seat: Seat) -> Chair {
        self.chairs.with(|chairs| chairs[seat.index()].clone())
    }

    /// Returns the occupants of the seats that are used.
    pub fn chairs(&self) -> Vec<Chair> {
        self.chairs.with(|chairs| chairs[..self.count.get()].to_vec())
    }

    /// Returns the levels of the bots.
    pub fn bots(&self) -> Vec<Level> {
        let level = |chair: &Chair| match chair.player {
            Occupant::Bot(level) => Some(level),
            Occupant::Person => None,
        };
        self.chairs().iter().filter_map(level).collect()
    }

    /// Returns the number of people.
    pub fn people(&self) -> usize {
        self.chairs().iter().filter(|chair| chair.is_person()).count()
    }

    /// Sets the level of all bots.
    pub fn set_level(&self, level: Level) {
        self.app.settings.level.set(level);
        self.chairs.update(|chairs| {
            chairs.iter_mut().filter(|chair| !chair.is_person()).for_each(|chair| *chair = Chair::bot(level));
        });
    }

    /// Changes the occupant of a seat; `None` changes nothing.
    pub fn seat_player(&self, seat: Seat, chair: Option<Chair>) {
        if let Some(chair) = chair {
            self.chairs.update(|chairs| chairs[seat.index()] = chair);
        }
    }

    /// Sets the name of the person at a seat.
    pub fn seat_name(&self, seat: Seat, name: &str) {
        self.seat_player(seat, Some(Chair::person(name)));
    }
}
