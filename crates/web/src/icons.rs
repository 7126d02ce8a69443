//! Icons of the interface: lines in the colour of the text around them.

use crate::svg::picture;

/// The names that [`icon`] knows.
pub const ICONS: [&str; 33] = [
    "deck",
    "discard",
    "hand",
    "damage",
    "log",
    "rules",
    "cards",
    "settings",
    "undo",
    "why",
    "why-not",
    "play",
    "pause",
    "step",
    "step-back",
    "download",
    "upload",
    "sun",
    "moon",
    "language",
    "close",
    "check",
    "back",
    "rematch",
    "bot",
    "person",
    "trophy",
    "motion",
    "keyboard",
    "menu",
    "shield",
    "concede",
    "duello",
];

/// Returns an icon by its name; an unknown name gives a question mark.
#[must_use]
pub fn icon(name: &str) -> String {
    const UNKNOWN: usize = 9;
    let place = ICONS.iter().position(|known| *known == name).unwrap_or(UNKNOWN);
    picture("art-icon", 24, 24, &["<path d='", DRAWINGS[place], "'/>"])
}

/// One SVG path for each of [`ICONS`]; `theme.css` sets the stroke.
const DRAWINGS: [&str; ICONS.len()] = [
    // deck: a pile of cards
    "M7 3h11v13H7zM7 6H4v15h11v-5M10 7h5M10 10h5",
    // discard: a card over a grate
    "M6 3h12v9M6 3v9M12 6v8M8.5 11l3.5 3.5 3.5-3.5M3 17h18M5 21v-4M12 21v-4M19 21v-4",
    // hand: a fan of cards
    "M9 4h6v13H9zM8.5 6 3 8l4 12 5-2M15.5 6 21 8l-4 12-4-2",
    // damage: a cracked plate
    "M5 3h14v13l-7 5-7-5zM13 3l-3 5 4 3-3 5",
    // log: a punched tape
    "M5 3h14v18l-2.3-1.5L14.3 21 12 19.5 9.7 21l-2.4-1.5L5 21zM8 8h8M8 12h8M8 16h4",
    // rules: an open book
    "M12 6c-3-2-6-2-9-1v14c3-1 6-1 9 1 3-2 6-2 9-1V5c-3-1-6-1-9 1zM12 6v14",
    // cards: two cards side by side
    "M3 5h8v14H3zM13 5h8v14h-8zM7 9.5l2 2.5-2 2.5-2-2.5zM15.5 12h3",
    // settings: a valve wheel
    "M12 3a9 9 0 1 0 0 18 9 9 0 1 0 0-18zM12 9a3 3 0 1 0 0 6 3 3 0 1 0 0-6zM12 3v6M12 15v6M3 12h6M15 12h6",
    // undo
    "M9 5 4 10l5 5M4 10h10a6 6 0 0 1 0 12h-4",
    // why: a question mark in a ring
    "M12 2.5a9.5 9.5 0 1 0 0 19 9.5 9.5 0 1 0 0-19zM9 9.5a3 3 0 1 1 4.2 2.7c-.8.4-1.2 1-1.2 2.3M12 17.5v.1",
    // why-not: a ring with a stroke
    "M12 2.5a9.5 9.5 0 1 0 0 19 9.5 9.5 0 1 0 0-19zM5.5 18.5l13-13M9 8.5a3 3 0 0 1 3-1M14 13.5l-2 1M12 17.5v.1",
    // play
    "M7 4v16l13-8z",
    // pause
    "M7 4h3v16H7zM14 4h3v16h-3z",
    // step
    "M5 4v16l10-8zM19 4v16",
    // step-back
    "M19 4v16L9 12zM5 4v16",
    // download
    "M12 3v12M7 10.5l5 5 5-5M4 18v3h16v-3",
    // upload
    "M12 16V4M7 8.5l5-5 5 5M4 18v3h16v-3",
    // sun
    "M12 7.5a4.5 4.5 0 1 0 0 9 4.5 4.5 0 1 0 0-9zM12 2v2M12 20v2M2 12h2M20 12h2M5 5l1.4 1.4M17.6 17.6 19 19M19 5l-1.4 \
     1.4M6.4 17.6 5 19",
    // moon
    "M20 14.5A8.5 8.5 0 1 1 9.5 4a7 7 0 0 0 10.5 10.5zM17 4v4M15 6h4",
    // language: a globe
    "M12 2.5a9.5 9.5 0 1 0 0 19 9.5 9.5 0 1 0 0-19zM2.5 12h19M12 2.5c5.5 6 5.5 13 0 19M12 2.5c-5.5 6-5.5 13 0 19",
    // close
    "M5 5l14 14M19 5 5 19",
    // check
    "M4 12.5 9.5 18 20 6.5",
    // back
    "M10 5l-7 7 7 7M3 12h18",
    // rematch: two swords crossed
    "M4 3l12 12M20 3 8 15M13 18l6-6M17 16l4 5M11 18l-6-6M7 16l-4 5",
    // bot: a head with a funnel
    "M5 9h14v11H5zM9 9V6h6v3M12 6V2M9 13v2M15 13v2M9 17.5h6M2 13v4M22 13v4",
    // person: a head with a bowler
    "M8 8a4 4 0 0 0 8 0M5 8h14M8 8c0-7 8-7 8 0M4 21c0-9 16-9 16 0z",
    // trophy
    "M7 3h10v6a5 5 0 0 1-10 0zM7 5H3c0 4 1 6 4 6M17 5h4c0 4-1 6-4 6M12 14v4M8 21c0-3 8-3 8 0z",
    // motion: a puff with a trail
    "M10 6a4 4 0 0 1 7 1 4 4 0 0 1 0 10H9M2 9h6M2 13h4M4 17h5",
    // keyboard
    "M2 6h20v12H2zM6 10h.1M10 10h.1M14 10h.1M18 10h.1M8 14h8",
    // menu
    "M3 6h18M3 12h18M3 18h18",
    // shield
    "M12 2.5 20 5v7c0 5-3 8-8 9.5C7 20 4 17 4 12V5zM12 2.5v19M4 11h16",
    // concede: a white flag
    "M5 22V3M5 4c5-3 8 3 14 0v10c-6 3-9-3-14 0",
    // duello: its first letter, parted in two
    "M10 3h2a9 9 0 0 1 0 18h-2zM6 3v18",
];
