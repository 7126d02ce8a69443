//! Reading a view back from its document, for code that draws a table without its referee: the parts that every game
//! needs.

use crate::{Clause, Seat, SeatSet};

/// A value in a document that does not fit its table.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("`{found}` is no {expected}")]
pub struct ReadError {
    found: String,
    expected: &'static str,
}

impl ReadError {
    /// The error for a found value (cut short if it is long) and the expected one.
    pub fn new(found: impl ToString, expected: &'static str) -> Self {
        Self { found: found.to_string().chars().take(60).collect(), expected }
    }
}

/// The seat of this number at a table with `seats` seats.
///
/// # Errors
/// When the table has no such seat.
pub fn seat(number: u8, seats: usize) -> Result<Seat, ReadError> {
    if usize::from(number) < seats { Ok(Seat(number)) } else { Err(ReadError::new(number, "seat of this table")) }
}

/// The seats of these numbers at a table with `seats` seats.
///
/// # Errors
/// When the table lacks one of them.
pub fn seats(numbers: &[u8], seats: usize) -> Result<SeatSet, ReadError> {
    numbers.iter().try_fold(SeatSet::NONE, |set, number| Ok(set.with(seat(*number, seats)?)))
}

/// The clause of a game with this id.
///
/// # Errors
/// When there is none.
pub fn clause(id: &str, all: &[Clause]) -> Result<Clause, ReadError> {
    all.iter().find(|clause| clause.as_str() == id).copied().ok_or_else(|| ReadError::new(id, "clause"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_a_table_does_not_have_is_named() {
        assert_eq!(seat(1, 2), Ok(Seat(1)));
        assert_eq!(seat(2, 2).unwrap_err().to_string(), "`2` is no seat of this table");
        assert_eq!(seats(&[0, 1], 2), Ok(SeatSet::only(Seat(0)).with(Seat(1))));
        assert!(seats(&[0, 2], 2).is_err());
        assert!(clause("X-1", &[]).is_err());
        assert_eq!(ReadError::new("x".repeat(900), "clause").to_string(), format!("`{}` is no clause", "x".repeat(60)));
    }
}
