//! What the tests of the game share.

pub mod compact;
