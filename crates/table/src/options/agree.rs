//! Finds the mode, the number of seats and the options of a table from a request.

use super::{Mode, OptionError, OptionTable, OptionValues};

/// A request for a table; whatever is not said is left to the game's defaults.
#[derive(Clone, Copy, Debug, Default)]
pub struct Wanted<'a> {
    /// The name of the mode.
    pub mode: Option<&'a str>,
    /// The number of seats.
    pub seats: Option<usize>,
    /// The preferred number of seats, where the mode leaves it open.
    pub likely_seats: Option<usize>,
    /// The options, as they are written.
    pub options: &'a [String],
}

/// The result: what a table agreed on.
#[derive(Clone, Debug)]
pub struct Agreed {
    /// The mode.
    pub mode: &'static Mode,
    /// The number of seats.
    pub seats: usize,
    /// The options that were requested, and those that the mode fixes.
    pub values: OptionValues,
}

impl OptionTable {
    /// Finds the table for a request: the named mode, or else the one that fits the seats and options.
    ///
    /// # Errors
    /// Everything in the request that does not fit.
    pub fn agree(self, wanted: Wanted<'_>) -> Result<Agreed, Vec<OptionError>> {
        let (mut values, mut errors) = match self.read(wanted.options) {
            Ok(values) => (values, Vec::new()),
            Err(errors) => (OptionValues::default(), errors),
        };
        let named = wanted.mode.map(|name| self.mode(name)).transpose();
        let named = named.map_err(|error| errors.insert(0, error)).ok().flatten();
        if !errors.is_empty() {
            return Err(errors);
        }
        let seats = wanted.seats.unwrap_or_else(|| {
            let allowed = named.or_else(|| self.best_mode(&values, None)).map_or(self.seats(), |mode| mode.seats);
            let likely = wanted.likely_seats.filter(|likely| allowed.contains(*likely));
            likely.or(allowed.iter().next().map(usize::from)).unwrap_or_default()
        });
        let Some(mode) = named.or_else(|| self.best_mode(&values, Some(seats))) else {
            return Err(vec![OptionError::Seats { seats, table: self }]);
        };
        if !mode.seats.contains(seats) {
            let error = if self.seats().contains(seats) {
                OptionError::ModeSeats { mode, seats }
            } else {
                OptionError::Seats { seats, table: self }
            };
            return Err(vec![error]);
        }
        for (name, value) in &mode.sets {
            let spec = self.option(name).filter(|_| values.get(name).is_some_and(|said| said != value));
            errors.extend(spec.map(|spec| OptionError::FixedByMode { spec, mode }));
            values.set_named(name, value.clone());
        }
        for (name, value) in values.iter() {
            let Some(spec) = self.option(name).filter(|spec| spec.default() != *value) else { continue };
            if !spec.applies.seats.contains(seats) {
                errors.push(OptionError::NotWithSeats { spec, seats });
            } else if !spec.applies.has_mode(mode.name) {
                errors.push(OptionError::NotInMode { spec, mode });
            }
        }
        if errors.is_empty() { Ok(Agreed { mode, seats, values }) } else { Err(errors) }
    }

    /// The mode of a table with these options and, where it is known, this number of seats: the one that fixes most of
    /// the requested options, the first among equals. A mode that fixes an option to another value does not fit.
    #[must_use]
    pub fn best_mode(self, values: &OptionValues, seats: Option<usize>) -> Option<&'static Mode> {
        let fits = |mode: &&Mode| seats.is_none_or(|seats| mode.seats.contains(seats)) && is_kept(mode, values);
        self.modes.iter().filter(fits).rev().max_by_key(|mode| mode.sets.len())
    }
}

/// Whether the options agree with the values that the mode fixes.
fn is_kept(mode: &Mode, values: &OptionValues) -> bool {
    mode.sets.iter().all(|(name, value)| values.get(name) == Some(value))
}
