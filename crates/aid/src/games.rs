//! The games of the aid. A game's part lies with the game, in `games/GAME/aid`; this list is all that names it.

use leptos::prelude::*;

use crate::app::App;
use crate::page::tools;
use crate::sheet::Sheet;

#[path = "../../../games/coal/aid/mod.rs"]
mod coal;
#[path = "../../../games/doomtrooper/aid/mod.rs"]
mod doomtrooper;
#[path = "../../../games/estro/aid/mod.rs"]
mod estro;

/// A game of the aid.
#[derive(Clone, Copy)]
pub struct Game {
    /// Its name in the address of its tools.
    pub name: &'static str,
    /// Its title, the same in every language.
    pub title: &'static str,
    /// Its picture, as on the start screens of the pages.
    pub picture: &'static str,
    /// What its tools are, in a line.
    pub about: fn(App) -> String,
    /// Shows its tools.
    pub show: fn(App) -> AnyView,
}

/// The games, in the order in which they are offered.
pub static GAMES: [Game; 3] = [
    Game {
        name: "coal",
        title: "C.O.A.L.",
        picture: include_str!("../../../games/coal/page/picture.svg"),
        about: about::<coal::Sheet>,
        show: tools::<coal::Sheet>,
    },
    Game {
        name: "doomtrooper",
        title: "Doomtrooper",
        picture: include_str!("../../../games/doomtrooper/page/picture.svg"),
        about: about::<doomtrooper::Sheet>,
        show: tools::<doomtrooper::Sheet>,
    },
    Game {
        name: "estro",
        title: "ESTRO",
        picture: include_str!("../../../games/estro/page/picture.svg"),
        about: about::<estro::Sheet>,
        show: tools::<estro::Sheet>,
    },
];

fn about<S: Sheet>(app: App) -> String {
    S::say(app.language.get(), "about", &[])
}
