//! The face and the back of a card as markup: the picture in the middle, above it the sign of the Estro and the name, below
//! it the five values and TOT.

use estro::card_text::stat_name;
use estro::language::Stat;

use super::being::{Subject, being_svg};
use super::sign::{Mark, colours, estro_svg, mark_svg};
use super::{Looks, Size, Words, picture, put};

impl Size {
    const fn class(self) -> &'static str {
        match self {
            Self::Small => "is-small",
            Self::Middle => "is-middle",
            Self::Large => "is-large",
        }
    }
}

/// How many letters the name of a card has, for its size: `--w` of what contains it. Markup cannot say it itself, since the page
/// allows no styles in markup.
pub fn letters(name: &str) -> String {
    name.chars().count().max(4).to_string()
}

/// Whether a name needs the whole head of the smallest cards: about how wide it is in bold letters, in hundredths of an em.
fn is_long(name: &str) -> bool {
    let width = |letter: char| match letter {
        'm' | 'M' | 'W' => 88,
        'w' => 78,
        'i' | 'j' | 'l' | ' ' | '\'' => 28,
        'f' | 't' | 'r' => 37,
        letter if letter.is_uppercase() => 70,
        _ => 58,
    };
    name.chars().map(width).sum::<u32>() > 500
}

/// A card face up.
pub fn face(looks: &Looks, size: Size, words: &Words) -> String {
    let mut out = String::new();
    put!(out, "<span class='card ecard {} {}'>", size.class(), colours(looks.estro));
    put!(out, "<span class='ecard-head'><span class='ecard-sign'>{}</span>", estro_svg(looks.estro));
    let long = if is_long(&looks.name) { " long" } else { "" };
    put!(out, "<span class='ecard-name{long}'>{}</span>", escaped(&looks.name));
    let (badge, word) = if looks.has_gift { (Mark::Gift, &words.gift) } else { (Mark::Empty, &words.empty) };
    put!(out, "<span class='ecard-badge mark-{}'>{}", badge.as_str(), mark_svg(badge));
    put!(out, "<span class='ecard-badge-word'>{}</span></span></span>", escaped(word));
    let subject = Subject { id: &looks.id, estro: looks.printed_estro, values: looks.printed };
    put!(out, "<span class='ecard-art'>{}{}</span>", being_svg(&subject), marks(looks));
    out.push_str("<span class='ecard-values'>");
    Stat::ALL.into_iter().for_each(|stat| value(&mut out, looks, stat));
    out.push_str("</span>");
    if let Some(tot) = looks.tot {
        let change = change_of(tot, looks.printed_tot);
        let (class, arrow) = (class_of(change), arrow(change));
        put!(out, "<span class='ecard-tot{class}'><span>TOT</span><b>{tot}</b>{arrow}</span>");
    }
    out.push_str("</span>");
    out
}

/// One of the five values: the sign of the Estro that owns it, its name, the number, and an arrow if it has changed.
fn value(out: &mut String, looks: &Looks, stat: Stat) {
    let place = stat.index();
    let owner = estro::language::Estro::ALL[place];
    let change = change_of(looks.stats[place], looks.printed[place]);
    let primary = if looks.estro.stat() == stat { " is-primary" } else { "" };
    put!(
        out,
        "<span class='ecard-value{primary}{}'><span class='ecard-of'>{}</span>",
        class_of(change),
        estro_svg(owner)
    );
    put!(
        out,
        "<span class='ecard-stat'>{}</span><b>{}</b>{}</span>",
        stat_name(stat),
        looks.stats[place],
        arrow(change)
    );
}

fn change_of(now: i16, printed: i16) -> Option<Mark> {
    match now.cmp(&printed) {
        std::cmp::Ordering::Greater => Some(Mark::Up),
        std::cmp::Ordering::Less => Some(Mark::Down),
        std::cmp::Ordering::Equal => None,
    }
}

fn class_of(change: Option<Mark>) -> String {
    change.map(|mark| format!(" is-{}", mark.as_str())).unwrap_or_default()
}

fn arrow(change: Option<Mark>) -> String {
    change.map(|mark| format!("<i>{}</i>", mark_svg(mark))).unwrap_or_default()
}

/// What is so with the card now.
fn marks(looks: &Looks) -> String {
    let all = [
        (looks.must_attack, Mark::MustAttack),
        (looks.has_attacked, Mark::Attacked),
        (looks.is_barred, Mark::Barred),
        (looks.is_protected, Mark::Protected),
        (looks.is_inhibited && looks.has_gift, Mark::Inhibited),
        (looks.is_used, Mark::Used),
        (looks.waits, Mark::Waits),
        (looks.estro != looks.printed_estro, Mark::Became),
    ];
    let mut out = String::from("<span class='ecard-marks'>");
    for (_, mark) in all.into_iter().filter(|(is_so, _)| *is_so) {
        put!(out, "<span class='ecard-mark mark-{}'>{}</span>", mark.as_str(), mark_svg(mark));
    }
    out.push_str("</span>");
    out
}

/// A card face down; for whoever knows it with its name, its sign and its printed values on a strip.
pub fn back(peek: Option<&Looks>, size: Size) -> String {
    let mut out = String::new();
    put!(out, "<span class='card ecard ecard-back {}{}'>", size.class(), if peek.is_some() { " is-known" } else { "" });
    put!(out, "<span class='ecard-cover'>{}</span>", back_svg());
    if let Some(looks) = peek {
        put!(out, "<span class='ecard-peek {}'>", colours(looks.printed_estro));
        put!(out, "<span class='ecard-sign'>{}</span><span class='ecard-name'>", estro_svg(looks.printed_estro));
        put!(out, "{}</span><span class='ecard-known'>{}</span>", escaped(&looks.name), mark_svg(Mark::Known));
        if looks.tot.is_some() {
            put!(out, "<span class='ecard-tot'><span>TOT</span><b>{}</b></span>", looks.printed_tot);
        }
        out.push_str("</span>");
        let marks = marks(&Looks { estro: looks.printed_estro, has_gift: false, ..looks.clone() });
        put!(out, "<span class='ecard-art'>{marks}</span>");
    }
    out.push_str("</span>");
    out
}

/// A card in a low row: sign, name, TOT and marks; the back where it lies face down.
pub fn strip(looks: Option<&Looks>, is_down: bool) -> String {
    let Some(looks) = looks else { return back_svg() };
    let mut out = String::new();
    let estro = if is_down { looks.printed_estro } else { looks.estro };
    put!(out, "<span class='gcard {}{}'>", colours(estro), if is_down { " is-known" } else { "" });
    put!(out, "<span class='gcard-sign'>{}</span>", estro_svg(estro));
    put!(out, "<span class='gcard-name'>{}</span>", escaped(&looks.name));
    let (tot, printed) =
        if is_down { (Some(looks.printed_tot), looks.printed_tot) } else { (looks.tot, looks.printed_tot) };
    if let Some(tot) = tot {
        let change = change_of(tot, printed);
        put!(out, "<b class='gcard-tot{}'>{tot}{}</b>", class_of(change), arrow(change));
    }
    if is_down {
        put!(out, "<span class='gcard-known'>{}</span>", mark_svg(Mark::Known));
    }
    out.push_str(&marks(&Looks { has_gift: looks.has_gift && !is_down, ..looks.clone() }));
    out.push_str("</span>");
    out
}

/// The back of a card: the five signs around an eye, 250 x 350.
pub fn back_svg() -> String {
    let mut parts = String::from("<path class='e-cover' d='M0 0h250v350H0z'/><path class='e-cover-line' d='");
    // Lines that meet in the middle, like the plates of a door.
    for (x, y) in [(0, 35), (60, 0), (190, 0), (250, 35), (250, 315), (190, 350), (60, 350), (0, 315)] {
        put!(parts, "M{x} {y}L125 175");
    }
    parts.push_str("M14 14h222v322H14z'/><circle class='e-cover' cx='125' cy='175' r='96'/>");
    parts.push_str("<circle class='e-cover-line' cx='125' cy='175' r='96'/><circle class='e-cover-ring' cx='125' cy='175' r='86'/>");
    for (estro, degrees) in estro::language::Estro::ALL.into_iter().zip((0..).step_by(72)) {
        let (x, y) = super::chance::polar((125, 175), 66, degrees);
        put!(
            parts,
            "<g class='{}'><path class='e-sign' transform='translate({} {}) scale(1.5)' ",
            colours(estro),
            x - 18,
            y - 18
        );
        put!(parts, "d='{}'/></g>", super::sign::shape(estro));
    }
    parts.push_str("<path class='e-cover-eye' d='M91 175q34-34 68 0-34 34-68 0z'/><circle class='e-cover' cx='125' cy='175' r='9'/>");
    picture("art-back", 250, 350, &[&parts]).replacen("<svg ", "<svg preserveAspectRatio='xMidYMid slice' ", 1)
}

/// Text that may stand in markup.
fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;")
}
