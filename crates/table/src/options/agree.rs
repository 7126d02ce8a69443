//! Mode, number of seats and options of a table from what somebody wants of it.

use super::{Mode, OptionError, OptionTable, OptionValues};

/// What somebody wants of a table; what is not said is as the game has it.
#[derive(Clone, Copy, Debug, Default)]
pub struct Wanted<'a> {
    /// The name of the mode.
    pub mode: Option<&'a str>,
    /// How many seats.
    pub seats: Option<usize>,
    /// How many seats there would be best, where the mode leaves it open.
    pub likely_seats: Option<usize>,
    /// The options, as they are written.
    pub options: &'a [String],
}

/// What a table agreed.
#[derive(Clone, Debug)]
pub struct Agreed {
    /// The mode.
    pub mode: &'static Mode,
    /// How many seats.
    pub seats: usize,
    /// The options that somebody said, and those that the mode fixes.
    pub values: OptionValues,
}

impl OptionTable {
    /// What a table agrees by what somebody wants: the mode that was named, or else the one that fits seats and options.
    ///
    /// # Errors
    /// Everything that does not fit.
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

    /// The mode of a table with these options and, where it is known, so many seats: the one that fixes the most of what
    /// was said, the first among equals. A mode that fixes something else does not fit.
    #[must_use]
    pub fn best_mode(self, values: &OptionValues, seats: Option<usize>) -> Option<&'static Mode> {
        let fits = |mode: &&Mode| seats.is_none_or(|seats| mode.seats.contains(seats)) && is_kept(mode, values);
        self.modes.iter().filter(fits).rev().max_by_key(|mode| mode.sets.len())
    }
}

/// Whether the options are as the mode fixes them.
fn is_kept(mode: &Mode, values: &OptionValues) -> bool {
    mode.sets.iter().all(|(name, value)| values.get(name) == Some(value))
}
