//! A report on how much of the printed game is implemented.

use std::fmt::Write;

use arena::Report;
use doomtrooper::coverage::{Coverage, Row, Waits};
use doomtrooper::index::families;
use doomtrooper::kind_name;
use doomtrooper::language::CardKind;
use serde_json::{Value, json};
use table::Language;

use crate::words::say;

/// The coverage as a report.
pub struct Covered(pub Coverage);

impl Report for Covered {
    fn say(&self, language: Language) -> String {
        let Self(coverage) = self;
        let mut text = String::new();
        let mut line = |line: &str| {
            // Writing to a text cannot fail.
            let _ = writeln!(text, "{line}");
        };
        line(&heading("column-set", language));
        for set in &coverage.sets {
            line(&row(&set.name, set));
        }
        line(&row(&say(language, "all", &[]), &coverage.all));
        line("");
        line(&heading("column-kind", language));
        for (kind, of_kind) in CardKind::ALL.into_iter().zip(&coverage.kinds) {
            line(&row(&kind_name(kind, language), of_kind));
        }
        line("");
        line(&heading("column-family", language));
        for (family, of_family) in families().iter().zip(&coverage.families) {
            line(&format!("{}  {} {}", row("", of_family), family.short, family.name(language)));
        }
        line("");
        line(&say(language, "missing", &[("n", coverage.missing.len().into())]));
        for card in &coverage.missing {
            let (id, waits) = match &card.waits_for {
                Waits::Words(words) => ("missing-word", words.join(", ")),
                Waits::Primitive(primitive) => ("missing-primitive", primitive.text(language).to_owned()),
                Waits::Families(short) => {
                    let of_card = families().iter().filter(|family| short.contains(&family.short));
                    ("missing-families", of_card.map(|family| family.name(language)).collect::<Vec<_>>().join("; "))
                }
            };
            let values = [
                ("code", card.code.as_str().into()),
                ("name", card.name.as_str().into()),
                ("kind", kind_name(card.kind, language).into()),
                ("waits", waits.into()),
            ];
            line(&format!("  {}", say(language, id, &values)));
        }
        text
    }

    fn json(&self) -> Value {
        json!(self.0)
    }
}

fn heading(id: &str, language: Language) -> String {
    let columns = ["column-total", "column-encoded", "column-playable", "column-missing"];
    let columns: Vec<String> = columns.iter().map(|id| format!("{:>12}", say(language, id, &[]))).collect();
    format!("{:<20}{}", say(language, id, &[]), columns.concat())
}

fn row(name: &str, row: &Row) -> String {
    format!("{name:<20}{:>12}{:>12}{:>12}{:>12}", row.total, row.encoded, row.playable, row.missing())
}
