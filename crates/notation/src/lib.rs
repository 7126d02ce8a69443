//! [RON](https://docs.rs/ron) for plain data, small enough for a page.
//!
//! The crate `ron` compiles a copy of its parser for every type that it reads: 200 kB of WebAssembly in the page, where
//! this is 50 kB. Here a type adds little more than its fields, and the code that reads characters exists once. Plain
//! data (texts, whole numbers, options, lists, tuples, structs, enums) is read and written exactly as by `ron`. A value
//! of no known type is a text or a whole number. Floats, single characters, bytes and unknown fields are refused, since
//! the games have none.
//!
//! ```
//! #[derive(serde::Serialize, serde::Deserialize)]
//! #[serde(deny_unknown_fields)]
//! struct Card {
//!     name: String,
//!     cost: Option<u8>,
//! }
//! let card: Card = notation::from_str("( name: \"Charge\", cost: Some(3), ) // C1").unwrap();
//! assert_eq!(notation::to_string(&card).unwrap(), r#"(name:"Charge",cost:Some(3))"#);
//!
//! let error = notation::from_str::<Card>("(\n  nome: \"Charge\",\n)").err().unwrap();
//! assert_eq!(error.to_string(), "2:3: unknown field `nome`, expected `name` or `cost`");
//! ```

mod cursor;
mod fault;
mod read;
mod write;

use serde::{Deserialize, Serialize};

pub use fault::{Error, Fault};

/// Reads a value; an option may be written without its `Some`.
///
/// # Errors
/// The first error, with its line and column.
pub fn from_str<'a, T: Deserialize<'a>>(text: &'a str) -> Result<T, Error> {
    let mut cursor = cursor::Cursor::new(text);
    read::whole(&mut cursor).map_err(|fault| cursor.error(fault))
}

/// Writes a value in one line, without a blank.
///
/// # Errors
/// When the value contains something that this notation lacks: a float, bytes.
pub fn to_string(value: &impl Serialize) -> Result<String, Fault> {
    let mut text = String::new();
    value.serialize(write::Writer(&mut text))?;
    Ok(text)
}
