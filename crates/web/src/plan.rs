//! The match that is being set up: seats, who sits there, what they bring, options. Kept by the browser.

use leptos::prelude::*;
use table::Seat;

use crate::app::App;
use crate::chair::{Chair, Player};
use crate::game::STORED_TABLE;
use crate::game::plan::TablePlan;
use crate::level::Level;
use crate::session::{MOST_SEATS, PERSON};
use crate::settings;

/// What is being set up, as signals.
#[derive(Clone, Copy)]
pub struct Plan {
    app: App,
    /// How many seats.
    pub count: RwSignal<usize>,
    /// Who sits at each of four seats, also at those that are not played now.
    chairs: RwSignal<Vec<Chair>>,
    /// What the game adds: options, and what the seats bring.
    pub table: TablePlan,
    /// The seed as it was written; not kept.
    pub seed: RwSignal<String>,
}

impl Plan {
    /// What was set up last; at first a person against a bot.
    #[must_use]
    pub fn load(app: App) -> Self {
        let level = app.settings.level.get_untracked();
        let mut chairs = vec![Chair::bot(level); MOST_SEATS];
        chairs[PERSON.index()] = Chair::person("");
        let plan = Self {
            app,
            count: RwSignal::new(2),
            chairs: RwSignal::new(chairs),
            table: TablePlan::new(),
            seed: RwSignal::new(String::new()),
        };
        if let Some(text) = settings::read(STORED_TABLE) {
            plan.read(&text);
        }
        Effect::new(move || settings::write(STORED_TABLE, &plan.to_text()));
        plan
    }

    /// A line of the number of seats and of what the game adds, then a line for each seat. What is not understood is left out.
    fn read(&self, text: &str) {
        let mut lines = text.lines();
        let (count, rest) = lines.next().and_then(|line| line.split_once(' ')).unwrap_or_default();
        if let Some(count) = count.parse().ok().filter(|count| (2..=MOST_SEATS).contains(count)) {
            self.count.set(count);
        }
        self.table.read_head(rest);
        for (place, line) in lines.take(MOST_SEATS).enumerate() {
            let (chair, rest) = line.split_once('\t').unwrap_or((line, ""));
            if let Ok(chair) = chair.parse() {
                self.chairs.update(|chairs| chairs[place] = chair);
            }
            self.table.read_seat(place, rest);
        }
    }

    fn to_text(self) -> String {
        let mut text = format!("{} {}", self.count.get(), self.table.head_text());
        for (place, chair) in self.chairs.get().iter().enumerate() {
            text.push_str(&format!("\n{chair}\t{}", self.table.seat_text(place)));
        }
        text
    }

    /// The page.
    pub const fn app(&self) -> App {
        self.app
    }

    // ---- seats ----

    /// So many seats play.
    pub fn set_count(&self, count: usize) {
        self.count.set(count);
    }

    /// Who sits at a seat.
    pub fn chair(&self, seat: Seat) -> Chair {
        self.chairs.with(|chairs| chairs[seat.index()].clone())
    }

    /// Who sits at the seats that play.
    pub fn chairs(&self) -> Vec<Chair> {
        self.chairs.with(|chairs| chairs[..self.count.get()].to_vec())
    }

    /// The levels of the bots that play.
    pub fn bots(&self) -> Vec<Level> {
        let level = |chair: &Chair| match chair.player {
            Player::Bot(level) => Some(level),
            Player::Person => None,
        };
        self.chairs().iter().filter_map(level).collect()
    }

    /// How many people play.
    pub fn people(&self) -> usize {
        self.chairs().iter().filter(|chair| chair.is_person()).count()
    }

    /// All bots play at this level.
    pub fn set_level(&self, level: Level) {
        self.app.settings.level.set(level);
        self.chairs.update(|chairs| {
            chairs.iter_mut().filter(|chair| !chair.is_person()).for_each(|chair| *chair = Chair::bot(level));
        });
    }

    /// Somebody else takes a seat; `None` changes nothing.
    pub fn seat_player(&self, seat: Seat, chair: Option<Chair>) {
        if let Some(chair) = chair {
            self.chairs.update(|chairs| chairs[seat.index()] = chair);
        }
    }

    /// A person at a seat gets a name.
    pub fn seat_name(&self, seat: Seat, name: &str) {
        self.seat_player(seat, Some(Chair::person(name)));
    }
}
