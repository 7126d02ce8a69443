//! Writes a record.

use std::fmt::{self, Write};

use table::{Awaits, Recorded};

use crate::{FORMAT, Record, chain};

impl<G: Recorded> fmt::Display for Record<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let block = |f: &mut fmt::Formatter<'_>, text: &str| text.lines().try_for_each(|line| writeln!(f, "  {line}"));
        writeln!(f, "duello record {FORMAT}")?;
        writeln!(f, "game {}\nrules {}\nseed {}", G::NAME, self.rules_version, self.seed)?;
        writeln!(f, "setup")?;
        block(f, &self.setup_text)?;
        writeln!(f, "cards {}", self.hashes.cards)?;
        block(f, &self.cards_text)?;
        if let Some(start) = &self.start {
            writeln!(f, "position")?;
            block(f, start)?;
        }
        writeln!(f, "decisions {}", self.hashes.head)?;
        let mut number = 0;
        for entry in &self.entries {
            write!(f, "  {} | {}", chain::line_text(&entry.done, &mut number), entry.hash)?;
            if let Some(comment) = &entry.comment {
                write!(f, " # {comment}")?;
            }
            f.write_char('\n')?;
        }
        writeln!(f, "outcome {}\nfinal {:016x}", self.outcome, self.fingerprint)
    }
}

/// `win 0 COAL-END-03`, `tie 0,1 COAL-END-04`, `nobody CLAUSE`, `open`; with ` places 1,2` where there is a ranking.
pub(crate) fn outcome(awaits: Awaits) -> String {
    let Awaits::Over(outcome) = awaits else { return "open".into() };
    let mut text = match (outcome.winners.is_empty(), outcome.is_tie) {
        (true, _) => "nobody".to_owned(),
        (false, true) => format!("tie {}", outcome.winners.to_string().replace(' ', ",")),
        (false, false) => format!("win {}", outcome.winners.to_string().replace(' ', ",")),
    };
    let _ = write!(text, " {}", outcome.clause);
    if outcome.places.iter().any(|place| *place > 0) {
        let places: Vec<String> =
            outcome.places.iter().take_while(|place| **place > 0).map(ToString::to_string).collect();
        let _ = write!(text, " places {}", places.join(","));
    }
    text
}
