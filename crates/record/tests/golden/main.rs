//! Records of old, replayed: the same decisions lead to the same final state, for ever.
//!
//! `DUELLO_GOLDEN=write cargo test -p record --test golden` plays and writes them anew. Do that only when the rules
//! changed on purpose and their version went up, or to add a record.

mod coal;
mod doomtrooper;
#[path = "../support/mod.rs"]
mod support;

use std::path::PathBuf;

use record::Record;
use table::Recorded;

/// A golden record: its name, and how it is made.
type Golden<G> = (&'static str, fn() -> Record<G>);

/// Replays every record of a game in `tests/golden`, and sees that none of these is gone.
fn check<G: Recorded>(golden: &[Golden<G>]) {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../tests/golden").join(G::NAME);
    if std::env::var_os("DUELLO_GOLDEN").is_some_and(|value| value == "write") {
        std::fs::create_dir_all(&folder).unwrap();
        for (name, record) in golden {
            std::fs::write(folder.join(format!("{name}.duello")), record().to_string()).unwrap();
        }
    }
    let mut seen = Vec::new();
    for entry in std::fs::read_dir(&folder).unwrap() {
        let path = entry.unwrap().path();
        if path.extension().is_none_or(|extension| extension != "duello") {
            continue;
        }
        let text = std::fs::read_to_string(&path).unwrap();
        let record: Record<G> = text.parse().unwrap_or_else(|problems| panic!("{}:\n{problems}", path.display()));
        let game = record.verify().unwrap_or_else(|problems| panic!("{}:\n{problems}", path.display()));
        assert_eq!(game.steps().len(), record.decisions());
        assert_eq!(record.to_string(), text, "{}", path.display());
        seen.push(path.file_stem().unwrap().to_string_lossy().into_owned());
    }
    for (name, _) in golden {
        assert!(seen.iter().any(|other| other == name), "the golden record `{name}` is gone");
    }
}

#[test]
fn every_golden_record_of_coal_replays_to_its_final_state() {
    check(&coal::GOLDEN);
}

#[test]
fn every_golden_record_of_doomtrooper_replays_to_its_final_state() {
    check(&doomtrooper::GOLDEN);
}
