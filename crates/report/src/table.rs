//! A table with its columns and their meaning: written as CSV and in the page.

use std::borrow::Cow;

use arena::{GroupDifference, GroupShare, csv_line};
use phrases::Language;
use table::Wording;

use crate::words::{percent, say, word};

/// A table of a report.
#[derive(Clone, Debug, PartialEq)]
pub struct Table {
    /// Its name: that of its file without the ending. Its title is the message `table-NAME`.
    pub name: &'static str,
    /// Its columns.
    pub columns: &'static [Column],
    /// Its rows, with a cell for each column.
    pub rows: Vec<Vec<Cell>>,
}

/// A column. Its heading is the message `column-ID`, its meaning is `meaning-ID`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Column {
    /// Its id, which begins the names of its columns in the CSV file.
    pub id: &'static str,
    /// What its cells are.
    pub kind: Kind,
}

/// What the cells of a column are. Some are several columns of the CSV file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// A text.
    Text,
    /// A text in English and in Italian: two columns.
    Both,
    /// A whole number, from 0.
    Count,
    /// A number with two digits after the point.
    Number,
    /// A part of a whole, from 0 to 1, with four digits after the point.
    Part,
    /// A share with its interval: five columns.
    Share,
    /// A difference of shares with its interval: six columns.
    Difference,
}

/// A cell.
#[derive(Clone, Debug, PartialEq)]
pub enum Cell {
    /// A text.
    Text(String),
    /// A text in both languages.
    Both(Wording),
    /// A whole number.
    Count(u32),
    /// A number; empty where there is none.
    Number(Option<f64>),
    /// A part of a whole; empty where there is none.
    Part(Option<f64>),
    /// A share with its interval.
    Share(GroupShare),
    /// A difference with its interval; empty where there is none.
    Difference(Option<GroupDifference>),
}

impl Kind {
    /// The endings of its columns in the CSV file, each with the id of the message that says what it means.
    #[must_use]
    pub const fn endings(self) -> &'static [(&'static str, &'static str)] {
        match self {
            Self::Text => &[("", "unit-text")],
            Self::Both => &[("_en", "unit-text"), ("_it", "unit-text")],
            Self::Count => &[("", "unit-count")],
            Self::Number => &[("", "unit-number")],
            Self::Part => &[("", "unit-part")],
            Self::Share => &[
                ("_n", "unit-share-n"),
                ("_groups", "unit-groups"),
                ("_share", "unit-share"),
                ("_low", "unit-low"),
                ("_high", "unit-high"),
            ],
            Self::Difference => &[
                ("_n", "unit-difference-n"),
                ("_groups", "unit-groups"),
                ("_changed", "unit-changed"),
                ("_mean", "unit-mean"),
                ("_low", "unit-difference-low"),
                ("_high", "unit-difference-high"),
            ],
        }
    }
}

impl Cell {
    /// Its fields in the CSV file, one for each ending of its kind. Shares and differences have four digits after the point.
    fn fields(&self) -> Vec<Cow<'_, str>> {
        let part = |part: Option<f64>| Cow::from(part.map(|part| format!("{part:.4}")).unwrap_or_default());
        let count = |count: u32| Cow::from(count.to_string());
        match self {
            Self::Text(text) => vec![text.as_str().into()],
            Self::Both(text) => Language::ALL.map(|language| Cow::from(text.say(language))).into(),
            Self::Count(number) => vec![count(*number)],
            Self::Number(number) => vec![number.map(|number| format!("{number:.2}")).unwrap_or_default().into()],
            Self::Part(share) => vec![part(*share)],
            Self::Share(share) => {
                let of = |get: fn(arena::Interval) -> f64| part(share.interval.map(get));
                vec![count(share.n), count(share.groups), of(|all| all.share), of(|all| all.low), of(|all| all.high)]
            }
            Self::Difference(None) => vec![Cow::from(""); Kind::Difference.endings().len()],
            Self::Difference(Some(found)) => vec![
                count(found.n),
                count(found.groups),
                count(found.changed),
                part(Some(found.mean)),
                part(Some(found.low)),
                part(Some(found.high)),
            ],
        }
    }

    /// The cell as people read it, shares in percent.
    pub(crate) fn say(&self, language: Language) -> String {
        match self {
            Self::Text(text) => text.clone(),
            Self::Both(text) => text.say(language).to_owned(),
            Self::Count(count) => count.to_string(),
            Self::Number(number) => number.map(|number| format!("{number:.2}")).unwrap_or_default(),
            Self::Part(part) => part.map(|part| format!("{} %", percent(part))).unwrap_or_default(),
            Self::Share(share) => share.interval.map_or_else(String::new, |interval| {
                let values = [
                    ("share", percent(interval.share).into()),
                    ("low", percent(interval.low).into()),
                    ("high", percent(interval.high).into()),
                    ("n", share.n.into()),
                ];
                say(language, "cell-share", &values)
            }),
            Self::Difference(found) => found.map_or_else(String::new, |found| {
                let values = [
                    ("mean", format!("{:+.1}", 100.0 * found.mean).into()),
                    ("low", format!("{:+.1}", 100.0 * found.low).into()),
                    ("high", format!("{:+.1}", 100.0 * found.high).into()),
                    ("n", found.n.into()),
                    ("changed", found.changed.into()),
                ];
                say(language, "cell-difference", &values)
            }),
        }
    }
}

impl Column {
    /// The names of its columns in the CSV file, each with the id of the message that says what it means.
    pub fn in_csv(self) -> impl Iterator<Item = (String, &'static str)> {
        self.kind.endings().iter().map(move |(ending, unit)| (format!("{}{ending}", self.id), *unit))
    }

    /// Its heading.
    pub(crate) fn heading(self, language: Language) -> String {
        word(language, &format!("column-{}", self.id))
    }

    /// Its meaning.
    pub(crate) fn meaning(self, language: Language) -> String {
        word(language, &format!("meaning-{}", self.id))
    }
}

impl Table {
    /// The name of its file.
    #[must_use]
    pub fn file_name(&self) -> String {
        format!("{}.csv", self.name)
    }

    /// The table in the form of RFC 4180, with a header line.
    #[must_use]
    pub fn csv(&self) -> String {
        let mut csv = String::new();
        let names = self.columns.iter().flat_map(|column| column.in_csv());
        csv_line(&mut csv, names.map(|(name, _)| Cow::from(name)));
        for row in &self.rows {
            csv_line(&mut csv, row.iter().flat_map(Cell::fields));
        }
        csv
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_cell_has_as_many_fields_as_its_kind_has_columns() {
        let share = GroupShare::of([(1, 1.0), (1, 0.0), (2, 0.5)]);
        let difference = GroupDifference::of(&[(1, 0.5), (2, 0.0)]);
        for (kind, cell) in [
            (Kind::Text, Cell::Text("a".into())),
            (Kind::Both, Cell::Both("a".into())),
            (Kind::Count, Cell::Count(3)),
            (Kind::Number, Cell::Number(None)),
            (Kind::Part, Cell::Part(Some(0.25))),
            (Kind::Share, Cell::Share(share)),
            (Kind::Share, Cell::Share(GroupShare::default())),
            (Kind::Difference, Cell::Difference(difference)),
            (Kind::Difference, Cell::Difference(None)),
        ] {
            assert_eq!(cell.fields().len(), kind.endings().len(), "{cell:?}");
            let _ = cell.say(Language::It);
        }
        assert_eq!(Cell::Share(share).fields()[..3], ["3", "2", "0.5000"]);
        assert_eq!(Cell::Part(Some(0.25)).say(Language::En), "25.0 %");
    }
}
