//! How strong the opponent is: the levels of `bots`, which other front ends offer too.

pub use bots::coal::Level;
