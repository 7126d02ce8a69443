//! What the people at a table agree on before a match: mode, number of seats, options, and the windows at which they
//! want to be asked. It is built from the lists that the game gives in its [`Entry`], for any game; nothing here is
//! about screens.

use std::fmt;

use door::Entry as _;
use table::options::{OptionKind, SeatCounts};
use table::{Mode, OptionSpec, OptionTable, OptionValue, OptionValues, StopSpec, TableOptions};

use crate::game::{Entry, Stops};
use crate::stops;

/// Returns the modes and options of the game.
#[must_use]
pub fn option_table() -> OptionTable {
    OptionTable { modes: Entry::modes(), options: Entry::options() }
}

/// Returns the largest number of seats of any mode.
#[must_use]
pub fn most_seats() -> usize {
    option_table().seats().iter().next_back().map_or(0, usize::from)
}

/// What is set up. An option keeps its chosen value while it does not apply, and the mode may fix values.
#[derive(Clone, Debug)]
pub struct Agreement {
    table: OptionTable,
    mode: &'static Mode,
    seats: usize,
    values: OptionValues,
    /// The stops that differ from the usual ones.
    stops: Vec<(&'static str, bool)>,
}

impl Default for Agreement {
    fn default() -> Self {
        Self::of(option_table())
    }
}

impl Agreement {
    /// Returns the default mode with its smallest number of seats, and every option at its default.
    #[must_use]
    pub fn of(table: OptionTable) -> Self {
        let mode = &table.modes[0];
        let seats = mode.seats.iter().next().map_or(1, usize::from);
        Self { table, mode, seats, values: OptionValues::default(), stops: Vec::new() }
    }

    // ---- mode and seats ----

    /// Returns the mode.
    #[must_use]
    pub const fn mode(&self) -> &'static Mode {
        self.mode
    }

    /// Returns the number of seats.
    #[must_use]
    pub const fn seats(&self) -> usize {
        self.seats
    }

    /// Changes the mode, and takes its number of seats that is nearest to the present one.
    pub fn set_mode(&mut self, name: &str) {
        let Some(mode) = self.table.modes.iter().find(|mode| mode.name == name) else { return };
        self.mode = mode;
        self.seats = nearest(mode.seats, self.seats);
    }

    /// Changes the number of seats, if the mode allows it.
    pub fn set_seats(&mut self, seats: usize) {
        if self.mode.seats.contains(seats) {
            self.seats = seats;
        }
    }

    // ---- options ----

    /// Returns the options that add a mode to the one that is played, as far as they may.
    pub fn added_modes(&self) -> Vec<&'static OptionSpec> {
        self.specs().filter(|spec| spec.adds_mode).collect()
    }

    /// Returns the options that would add a mode to the one that is played, but may not.
    pub fn refused_modes(&self) -> Vec<&'static OptionSpec> {
        let added = self.table.options.iter().filter(|spec| spec.adds_mode);
        added.filter(|spec| !spec.applies.fits(self.mode, self.seats)).collect()
    }

    /// Returns the names of the other options that apply in this mode with this number of seats. The flag says whether the
    /// mode fixes the option: then it is shown but cannot be changed.
    #[must_use]
    pub fn listed(&self) -> Vec<(&'static str, bool)> {
        let options = self.specs().filter(|spec| !spec.adds_mode);
        options.map(|spec| (spec.name, self.fixed(spec.name).is_some())).collect()
    }

    fn specs(&self) -> impl Iterator<Item = &'static OptionSpec> {
        self.table.options.iter().filter(|spec| spec.applies.fits(self.mode, self.seats))
    }

    /// Returns the value that the mode fixes for an option.
    fn fixed(&self, name: &str) -> Option<&OptionValue> {
        self.mode.sets.iter().find(|(fixed, _)| *fixed == name).map(|(_, value)| value)
    }

    /// Returns the value of an option at this table; the default if the option does not apply.
    #[must_use]
    pub fn value(&self, spec: &OptionSpec) -> OptionValue {
        if !spec.applies.fits(self.mode, self.seats) {
            return spec.default();
        }
        self.fixed(spec.name).or_else(|| self.values.get(spec.name)).cloned().unwrap_or_else(|| spec.default())
    }

    /// Whether a switch is on.
    #[must_use]
    pub fn is_on(&self, name: &str) -> bool {
        self.table.option(name).is_some_and(|spec| self.value(spec) == OptionValue::Switch(true))
    }

    /// Sets an option; a value that it cannot have changes nothing.
    pub fn set(&mut self, spec: &OptionSpec, value: OptionValue) {
        if spec.takes(&value) {
            self.values.set(spec, value);
        }
    }

    /// Sets an option to the value that a person wrote or picked: for a number, the nearest valid one; for a list, the
    /// names joined by `+`. A text that cannot be understood changes nothing.
    pub fn write(&mut self, spec: &OptionSpec, text: &str) {
        let value = match &spec.kind {
            OptionKind::Number { least, most, .. } => {
                text.trim().parse::<i64>().ok().map(|number| number.clamp((*least).into(), (*most).into()))
            }
            _ => None,
        };
        let text = value.map_or_else(|| text.to_owned(), |number| number.to_string());
        let read = self.table.read(&[format!("{}={text}", spec.name)]).ok();
        if let Some(value) = read.as_ref().and_then(|read| read.get(spec.name)) {
            self.values.set(spec, value.clone());
        }
    }

    /// Adds a value to a list or removes it; the list keeps the order in which the option lists its values.
    pub fn switch_in_list(&mut self, spec: &OptionSpec, name: &str) {
        let OptionValue::Several(present) = self.value(spec) else { return };
        let is_wanted = |known: &str| present.contains(&known) != (known == name);
        let wanted = spec.choices().iter().map(|choice| choice.name).filter(|known| is_wanted(known)).collect();
        self.set(spec, OptionValue::Several(wanted));
    }

    /// Returns the options of this table that differ from the defaults, together with those that the mode fixes; this
    /// is what the game is given.
    #[must_use]
    pub fn agreed(&self) -> OptionValues {
        let mut agreed = OptionValues::default();
        for spec in self.specs() {
            let value = self.value(spec);
            if self.fixed(spec.name).is_some() || value != spec.default() {
                agreed.set(spec, value);
            }
        }
        agreed
    }

    /// Returns the options of this table in the game's own type.
    #[must_use]
    pub fn options<O: TableOptions>(&self) -> O {
        let mut options = O::default();
        options.set_values(&self.agreed());
        options
    }

    /// Returns how many options a person has changed.
    #[must_use]
    pub fn changed(&self) -> usize {
        let free = self.specs().filter(|spec| !spec.adds_mode && self.fixed(spec.name).is_none());
        free.filter(|spec| self.value(spec) != spec.default()).count()
    }

    // ---- stops ----

    /// Returns the stops whose windows can open at this table.
    #[must_use]
    pub fn stops(&self) -> Vec<&'static StopSpec> {
        stops::listed(self.mode, self.seats)
    }

    /// Returns the stops of a person at this table; `is_alone` says that no other person uses the screen.
    #[must_use]
    pub fn stops_of(&self, is_alone: bool) -> Stops {
        self.stops.iter().fold(stops::usual(is_alone), |stops, (name, is_on)| stops::with(stops, name, *is_on))
    }

    /// Sets or clears a stop for the people at the table.
    pub fn set_stop(&mut self, name: &str, is_on: bool) {
        let Some(spec) = Entry::stops().iter().find(|spec| spec.name == name) else { return };
        self.stops.retain(|(known, _)| *known != name);
        self.stops.push((spec.name, is_on));
    }

    // ---- as text ----

    /// Reads a line `WORD REST` as written by [`fmt::Display`]; returns whether it is such a line. Parts that the game
    /// does not know any more are left out.
    pub fn read_line(&mut self, word: &str, rest: &str) -> bool {
        match word {
            "mode" => self.set_mode(rest),
            "seats" => rest.parse().into_iter().for_each(|seats| self.set_seats(seats)),
            "options" => self.values = read_options(self.table, rest),
            "stops" => {
                for (name, value) in rest.split(' ').filter_map(|word| word.split_once('=')) {
                    self.set_stop(name, value == "on");
                }
            }
            _ => return false,
        }
        true
    }

    /// Reads the first line of a table that was stored before modes had names: the number of seats, then options.
    /// Returns `None` if it is not such a line.
    #[must_use]
    pub fn read_unnamed(table: OptionTable, line: &str) -> Option<Self> {
        let (seats, options) = line.split_once(' ').unwrap_or((line, ""));
        let seats = seats.parse().ok().filter(|seats| table.seats().contains(*seats))?;
        let values = read_options(table, options);
        let mode = table.best_mode(&values, Some(seats))?;
        Some(Self { mode, seats, values, ..Self::of(table) })
    }
}

impl fmt::Display for Agreement {
    /// Writes a line for each part: `mode teams`, `seats 4`, `options hand_size=9`, `stops gap=on`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let word = |(name, is_on): &(&str, bool)| format!("{name}={}", if *is_on { "on" } else { "off" });
        let stops: Vec<String> = self.stops.iter().map(word).collect();
        writeln!(f, "mode {}\nseats {}\noptions {}", self.mode.name, self.seats, self.values)?;
        write!(f, "stops {}", if stops.is_empty() { "none".into() } else { stops.join(" ") })
    }
}

/// Returns the allowed number that is nearest to `seats`; of two equally near, the smaller one.
fn nearest(counts: SeatCounts, seats: usize) -> usize {
    counts.iter().map(usize::from).min_by_key(|count| count.abs_diff(seats)).unwrap_or(seats)
}

/// Reads the options in this text that the game knows.
fn read_options(table: OptionTable, words: &str) -> OptionValues {
    let mut values = OptionValues::default();
    for read in words.split(' ').filter_map(|word| table.read(&[word]).ok()) {
        for (spec, value) in read.iter().filter_map(|(name, value)| Some((table.option(name)?, value))) {
            values.set(spec, value.clone());
        }
    }
    values
}

#[cfg(test)]
mod tests;
