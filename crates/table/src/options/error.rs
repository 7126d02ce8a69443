//! Errors in the requested mode and options, in words.

use super::{Mode, OptionKind, OptionSpec, OptionTable};
use crate::{Language, Wording, nearest};

/// An error in the requested mode and options.
#[derive(Clone, Debug)]
pub enum OptionError {
    /// There is no such mode.
    UnknownMode {
        /// The word that was written.
        written: String,
        /// The modes and options of the game.
        table: OptionTable,
    },
    /// There is no such option.
    UnknownOption {
        /// The word that was written.
        written: String,
        /// The modes and options of the game.
        table: OptionTable,
    },
    /// The option has no such value, or needs a value.
    Value {
        /// The option.
        spec: &'static OptionSpec,
        /// The value that was written; `None` when there was none.
        written: Option<String>,
    },
    /// The game is not played with this number of seats in any mode.
    Seats {
        /// The requested number.
        seats: usize,
        /// The modes and options of the game.
        table: OptionTable,
    },
    /// The mode is not played with this number of seats.
    ModeSeats {
        /// The mode.
        mode: &'static Mode,
        /// The requested number.
        seats: usize,
    },
    /// The mode fixes the option to another value.
    FixedByMode {
        /// The option.
        spec: &'static OptionSpec,
        /// The mode.
        mode: &'static Mode,
    },
    /// The option does not apply in the mode.
    NotInMode {
        /// The option.
        spec: &'static OptionSpec,
        /// The mode.
        mode: &'static Mode,
    },
    /// The option does not apply with this number of seats.
    NotWithSeats {
        /// The option.
        spec: &'static OptionSpec,
        /// The number of seats of the table.
        seats: usize,
    },
    /// There are more errors than are listed.
    More(Wording),
}

impl OptionError {
    /// The error and its remedy, with the clause where one applies.
    #[must_use]
    pub fn wording(&self) -> Wording {
        Wording::new(|language| self.say(language))
    }

    fn say(&self, language: Language) -> String {
        use Language::{En, It};
        match (self, language) {
            (Self::UnknownMode { written, table }, _) => {
                let nothing = if language == En { "is not a mode" } else { "non è una modalità" };
                unknown(written, nothing, table.modes.iter().map(|mode| mode.name), language)
            }
            (Self::UnknownOption { written, table }, _) => {
                let nothing = if language == En { "is not a table option" } else { "non è un'opzione del tavolo" };
                unknown(written, nothing, table.options.iter().map(|spec| spec.name), language)
            }
            (Self::More(wording), _) => wording.say(language).to_owned(),
            (Self::Value { spec, written }, _) => bad_value(spec, written.as_deref(), language),
            (Self::Seats { seats, table }, _) => {
                let (clause, counts) = (table.modes[0].clause, table.seats().say(language));
                let played = if language == En { "this game is played by" } else { "posti ammessi da questo gioco:" };
                format!("{}; {played} {counts} ({clause})", given(*seats, language))
            }
            (Self::ModeSeats { mode, seats }, _) => {
                let counts = mode.seats.say(language);
                let played = match language {
                    En => format!("the mode `{}` is played by", mode.name),
                    It => format!("posti ammessi dalla modalità `{}`:", mode.name),
                };
                format!("{}; {played} {counts} ({})", given(*seats, language), mode.clause)
            }
            (Self::FixedByMode { spec, mode }, En) => {
                format!("the mode `{}` says what `{}` is: leave the option out ({})", mode.name, spec.name, mode.clause)
            }
            (Self::FixedByMode { spec, mode }, It) => {
                format!("`{}` lo decide la modalità `{}`: togli l'opzione ({})", spec.name, mode.name, mode.clause)
            }
            (Self::NotInMode { spec, mode }, En) => {
                let modes = spec.applies.modes.unwrap_or_default().join(", ");
                format!("`{}` is for the mode {modes}, not for {} ({})", spec.name, mode.name, spec.clause)
            }
            (Self::NotInMode { spec, mode }, It) => {
                let modes = spec.applies.modes.unwrap_or_default().join(", ");
                format!("`{}` è per la modalità {modes}, non per {} ({})", spec.name, mode.name, spec.clause)
            }
            (Self::NotWithSeats { spec, seats }, En) => {
                format!("`{}` is for {} seats, not {seats} ({})", spec.name, spec.applies.seats.say(En), spec.clause)
            }
            (Self::NotWithSeats { spec, seats }, It) => {
                let counts = spec.applies.seats.say(It);
                format!("posti ammessi da `{}`: {counts}, non {seats} ({})", spec.name, spec.clause)
            }
        }
    }
}

/// The words for a number of seats that was given.
fn given(seats: usize, language: Language) -> String {
    match (language, seats) {
        (Language::En, 1) => "1 seat was given".into(),
        (Language::En, _) => format!("{seats} seats were given"),
        (Language::It, 1) => "è stato indicato 1 posto".into(),
        (Language::It, _) => format!("sono stati indicati {seats} posti"),
    }
}

/// The message that a word names no such thing, with the nearest name or all of them.
pub(super) fn unknown<'a>(
    written: &str,
    nothing: &str,
    known: impl IntoIterator<Item = &'a str> + Clone,
    language: Language,
) -> String {
    let written = super::read::cut(written);
    let near = nearest(&written.replace('-', "_"), known.clone())
        .or_else(|| nearest(&written.replace('_', "-"), known.clone()));
    let list = || known.into_iter().collect::<Vec<_>>().join(", ");
    match (near, language) {
        (Some(near), Language::En) => format!("`{written}` {nothing}; did you mean `{near}`?"),
        (Some(near), Language::It) => format!("`{written}` {nothing}; forse `{near}`?"),
        (None, Language::En) => format!("`{written}` {nothing}; there are {}", list()),
        (None, Language::It) => format!("`{written}` {nothing}; ci sono {}", list()),
    }
}

fn bad_value(spec: &OptionSpec, written: Option<&str>, language: Language) -> String {
    let (name, range, clause) = (spec.name, spec.range(language), spec.clause);
    let example = match &spec.kind {
        OptionKind::Switch { .. } => format!("`{name}` / `{name}=off`"),
        OptionKind::List { values } => format!("`{name}={}`", values.first().map_or("none", |choice| choice.name)),
        OptionKind::Number { .. } | OptionKind::OneOf { .. } => format!("`{name}={}`", spec.default()),
    };
    match (written, language) {
        (Some(written), Language::En) => {
            format!("the table option `{name}` cannot be `{written}`: {range}, e.g. {example} ({clause})")
        }
        (Some(written), Language::It) => {
            format!(
                "l'opzione del tavolo `{name}` non può essere `{written}`: {range}, per esempio {example} ({clause})"
            )
        }
        (None, Language::En) => format!("the table option `{name}` needs a value: {range}, e.g. {example} ({clause})"),
        (None, Language::It) => {
            format!("l'opzione del tavolo `{name}` vuole un valore: {range}, per esempio {example} ({clause})")
        }
    }
}
