//! The five signs of the Estri: a shape each besides a colour, so that nobody needs the colour to tell them apart.

use estro::language::Estro;

use super::{picture, put};

/// The class of the colours of an Estro.
#[must_use]
pub const fn colours(estro: Estro) -> &'static str {
    ["e-ardo", "e-granito", "e-armonio", "e-illusio", "e-manpo"][estro.index()]
}

/// The shape of an Estro in a square of 24.
#[must_use]
pub const fn shape(estro: Estro) -> &'static str {
    match estro {
        // A triangle with a spark below its tip.
        Estro::Ardo => "M12 1.5L23 21.5H1zM12 9l-4 8.5h8z",
        // A square with a square within.
        Estro::Granito => "M2 2h20v20H2zM8.5 8.5v7h7v-7z",
        // A circle with a circle within.
        Estro::Armonio => "M12 1a11 11 0 1 1 0 22 11 11 0 1 1 0-22zM12 7.5a4.5 4.5 0 1 0 0 9 4.5 4.5 0 1 0 0-9z",
        // A crescent.
        Estro::Illusio => "M17.5 1.5A11 11 0 1 0 21.5 17.5 9.5 9.5 0 0 1 17.5 1.5z",
        // A star with five points.
        Estro::Manpo => "M12 .5l3.3 7.7 8.2.8-6.2 5.5 1.9 8.2L12 18.4l-7.2 4.3 1.9-8.2L.5 9l8.2-.8z",
    }
}

/// The sign of an Estro in its colour.
#[must_use]
pub fn estro_svg(estro: Estro) -> String {
    let path = format!("<path class='e-sign' d='{}'/>", shape(estro));
    picture(&format!("art-estro {}", colours(estro)), 24, 24, &[&path])
}

/// A mark on a card or a symbol beside it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mark {
    /// The card has a Gift.
    Gift,
    /// The card is Empty.
    Empty,
    /// Its 1V Gift is used up.
    Used,
    /// Its Gift is inhibited.
    Inhibited,
    /// It has attacked this turn.
    Attacked,
    /// It cannot be destroyed now.
    Protected,
    /// It cannot attack now.
    Barred,
    /// It has to attack.
    MustAttack,
    /// Its Gift waits.
    Waits,
    /// It lies face down, and the viewer knows it.
    Known,
    /// A value is above its printed one.
    Up,
    /// A value is below its printed one.
    Down,
    /// Its Estro is not the printed one.
    Became,
    /// The value that the card's Estro owns.
    Primary,
    /// A special was used.
    Spent,
}

impl Mark {
    /// All marks.
    pub const ALL: [Self; 15] = [
        Self::Gift,
        Self::Empty,
        Self::Used,
        Self::Inhibited,
        Self::Attacked,
        Self::Protected,
        Self::Barred,
        Self::MustAttack,
        Self::Waits,
        Self::Known,
        Self::Up,
        Self::Down,
        Self::Became,
        Self::Primary,
        Self::Spent,
    ];

    /// The last part of its class and of the message of its meaning.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Gift => "gift",
            Self::Empty => "empty",
            Self::Used => "used",
            Self::Inhibited => "inhibited",
            Self::Attacked => "attacked",
            Self::Protected => "protected",
            Self::Barred => "barred",
            Self::MustAttack => "must-attack",
            Self::Waits => "waits",
            Self::Known => "known",
            Self::Up => "up",
            Self::Down => "down",
            Self::Became => "became",
            Self::Primary => "primary",
            Self::Spent => "spent",
        }
    }

    /// Its drawing in a square of 24: what is filled, and lines.
    const fn drawing(self) -> (&'static str, &'static str) {
        match self {
            Self::Gift => ("M12 1l2.8 8.2L23 12l-8.2 2.8L12 23l-2.8-8.2L1 12l8.2-2.8z", ""),
            Self::Empty => ("", "M12 3l9 9-9 9-9-9z"),
            Self::Used => ("", "M12 3l2.5 6.5L21 12l-6.5 2.5L12 21l-2.5-6.5L3 12l6.5-2.5zM4 12.5l6 6L21 4"),
            Self::Inhibited => ("", "M12 3a9 9 0 1 1 0 18 9 9 0 1 1 0-18zM6 6l12 12M12 7.5v9M7.5 12h9"),
            Self::Attacked => ("M21 2l-1 6L9.5 18.5 5.5 14.5 16 3z", "M3.5 13l7.5 7.5M6 18l-4 4"),
            Self::Protected => ("M12 1.5l9 3.5v6.5c0 5.5-3.8 9-9 11-5.2-2-9-5.5-9-11V5z", ""),
            Self::Barred => ("M20 2L9 13l2 2L21 5zM4 14l6 6-2 1-5-5z", "M3 3l18 18"),
            Self::MustAttack => ("M4 2h7l9 10-9 10H4l8-10z", ""),
            Self::Waits => ("M6 2h12v4l-4.5 6 4.5 6v4H6v-4l4.5-6L6 6z", ""),
            Self::Known => ("M12 8.5a3.5 3.5 0 1 1 0 7 3.5 3.5 0 1 1 0-7z", "M1.5 12Q12 0 22.5 12 12 24 1.5 12z"),
            Self::Up => ("M12 3l10 12h-6v6H8v-6H2z", ""),
            Self::Down => ("M12 21L2 9h6V3h8v6h6z", ""),
            Self::Became => ("M15 1l7 6-7 6V9H4V5h11zM9 11v4h11v4H9v4l-7-6z", ""),
            Self::Primary => ("M12 1l11 6v10l-11 6-11-6V7zM12 5.5L5 9.2v5.6l7 3.7 7-3.7V9.2z", ""),
            Self::Spent => ("", "M12 3a9 9 0 1 1 0 18 9 9 0 1 1 0-18zM7 12.5l3.5 3.5L17.5 8.5"),
        }
    }
}

/// A mark as a picture in the colour of the text around it.
#[must_use]
pub fn mark_svg(mark: Mark) -> String {
    let (fill, line) = mark.drawing();
    let mut parts = String::new();
    if !fill.is_empty() {
        put!(parts, "<path class='e-mark' d='{fill}'/>");
    }
    if !line.is_empty() {
        put!(parts, "<path class='e-line' d='{line}'/>");
    }
    picture("art-mark", 24, 24, &[&parts])
}
