//! The signs of the Estri and the dice, as they look on the page.
#![allow(dead_code, reason = "the page draws more of them")]

use crate::svg::{picture, put};

#[path = "../page/art/die.rs"]
pub mod die;
#[path = "../page/art/sign.rs"]
pub mod sign;

/// The picture of a ship or of an object, from its outline in a field of 24 by 24.
pub fn outline(path: &str) -> String {
    picture("ship-icon", 24, 24, &[&format!("<path d='{path}'/>")])
}
