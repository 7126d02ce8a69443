//! The games of Duello behind one door.

pub use coal;
