//! What the aid knows of a game.

use browser::storage::Kept;
use leptos::prelude::*;
use phrases::Value;
use serde::Serialize;
use serde::de::DeserializeOwned;
use table::Language;

use crate::pad::Pad;

/// What the tools of a game say: every number, choice and result, as plain data. It can hold no value outside its limits;
/// what a browser has kept is read as such a value, or refused.
pub trait Sheet: Clone + Default + PartialEq + Serialize + DeserializeOwned + Send + Sync + 'static {
    /// Where the browser keeps it.
    const KEPT: &'static Kept;

    /// A new match of the same players with the same options.
    #[must_use]
    fn anew(&self) -> Self;

    /// The next turn; `None` if there is none.
    fn next_turn(&self) -> Option<Self>;

    /// A message of the game's tools.
    fn say(language: Language, id: &str, values: &[(&str, Value<'_>)]) -> String;

    /// Shows the tools.
    fn tools(pad: Pad<Self>) -> AnyView;
}
