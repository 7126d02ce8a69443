//! The hash chain: every line of a match carries a hash over everything above it.

use sha2::{Digest, Sha256};
use table::Recorded;

use crate::{FORMAT, Move, Record};

pub(crate) type Hash = [u8; 32];

/// The whole hash of the cards, in hexadecimal.
pub(crate) fn of_cards(text: &str) -> String {
    hex(&Sha256::digest(text.as_bytes()))
}

/// The first eight digits, as they are written on a line.
pub(crate) fn short(hash: &Hash) -> String {
    hex(&hash[..4])
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

fn link(before: &Hash, text: &str) -> Hash {
    let mut hash = Sha256::new();
    hash.update(before);
    hash.update(text.as_bytes());
    hash.finalize().into()
}

impl<G: Recorded> Record<G> {
    /// The hash over everything above the first decision.
    pub(crate) fn head(&self) -> Hash {
        let head = format!(
            "duello record {FORMAT}\ngame {}\nrules {}\nseed {}\nsetup\n{}\ncards {}\nposition\n{}\n",
            G::NAME,
            self.rules_version,
            self.seed,
            self.setup_text,
            self.hashes.cards,
            self.start.as_deref().unwrap_or_default(),
        );
        Sha256::digest(head.as_bytes()).into()
    }

    /// The correct hash of each line.
    pub(crate) fn chain(&self) -> Vec<Hash> {
        let mut hash = self.head();
        let mut number = 0;
        let lines = self.entries.iter().map(|entry| {
            hash = link(&hash, &line_text(&entry.done, &mut number));
            hash
        });
        lines.collect()
    }
}

/// A line without its hash; counts the decisions.
pub(crate) fn line_text<A: std::fmt::Display>(done: &Move<A>, number: &mut usize) -> String {
    match done {
        Move::Step(step) => {
            *number += 1;
            format!("{number} {step}")
        }
        Move::Redeal(viewer, seed) => format!("redeal {viewer} {seed}"),
    }
}
