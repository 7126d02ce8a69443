//! The matches of a series as a table for spreadsheets and statistics: one row for each match, in the form of RFC 4180.

use std::borrow::Cow;
use std::fmt::Write;

use table::SeatSet;

use crate::contest::Contest;
use crate::series::{PlayedOf, Series};
use crate::words::seat_number;

/// The columns that every match has; the columns of the seats follow.
const COLUMNS: [&str; 11] =
    ["match", "seed", "starter", "winners", "tied", "left", "turns", "decisions", "forced", "fingerprint", "course"];

impl<C: Contest> Series<C> {
    /// These matches of this series as CSV, with a header line. Seats are counted from 1; several seats in one field
    /// are separated by spaces.
    #[must_use]
    pub fn csv(&self, played: &[PlayedOf<C>]) -> String {
        let seats = 1..=self.seats();
        let of_seats =
            seats.flat_map(|seat| ["player", "deck", "points", "blunders"].map(|column| format!("{column}_{seat}")));
        let mut csv = String::new();
        csv_line(&mut csv, COLUMNS.into_iter().map(Cow::from).chain(of_seats.map(Cow::from)));
        for (number, one) in (1..).zip(played) {
            let of_match: [String; COLUMNS.len()] = [
                u32::to_string(&number),
                one.seed.to_string(),
                seat_number(one.starter).to_string(),
                numbers(one.winners),
                numbers(one.tied),
                numbers(one.left),
                one.turns.to_string(),
                one.decisions.to_string(),
                one.forced.to_string(),
                format!("{:016x}", one.fingerprint),
                format!("{:016x}", one.course),
            ];
            let of_seats = one.seats().flat_map(|seat| {
                let player = self.names[one.players[seat.index()]].as_str();
                let deck = one.decks[seat.index()].as_deref().unwrap_or_default();
                let blunders = one.blunders.as_ref().map(|all| all[seat.index()].total().to_string());
                let points = format!("{:.4}", one.points(seat));
                [player.into(), deck.into(), Cow::from(points), Cow::from(blunders.unwrap_or_default())]
            });
            csv_line(&mut csv, of_match.into_iter().map(Cow::from).chain(of_seats));
        }
        csv
    }
}

/// The numbers of the seats, counted from 1.
fn numbers(seats: SeatSet) -> String {
    seats.iter().map(|seat| seat_number(seat).to_string()).collect::<Vec<_>>().join(" ")
}

/// Adds a line with these fields to a table in the form of RFC 4180. A field with special characters is quoted: file
/// names may contain anything.
pub fn csv_line<'a>(csv: &mut String, fields: impl Iterator<Item = Cow<'a, str>>) {
    for (number, field) in fields.enumerate() {
        if number > 0 {
            csv.push(',');
        }
        if field.contains([',', '"', '\n', '\r']) {
            let _ = write!(csv, "\"{}\"", field.replace('"', "\"\""));
        } else {
            csv.push_str(&field);
        }
    }
    csv.push_str("\r\n");
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_field_with_marks_stands_in_quotes() {
        let mut csv = String::new();
        csv_line(&mut csv, ["a", "b, c", "say \"d\"", "two\nlines", ""].into_iter().map(Cow::from));
        assert_eq!(csv, "a,\"b, c\",\"say \"\"d\"\"\",\"two\nlines\",\r\n");
    }
}
