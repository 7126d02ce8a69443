//! The face and the back of a Steambot card.

use coal::card::{Card, CardType, Effect, Model};

use super::chance::Chance;
use super::machinery::{background, gear, rivets};
use super::subject::subject;
use super::symbol::Symbol;
use super::{model_class, picture, put};

/// Up to this number, symbols are drawn side by side; more are drawn as one symbol with their number.
const SIDE_BY_SIDE: u8 = 4;

/// Draws the face of a card: frame of the model, emblem of the type, cost, picture, effects, echo, consumption and
/// deck-building symbols. The name plate (from 118, 24 to 476, 108 in a box of 500 x 700) is left to the page.
#[must_use]
pub fn card_svg(card: &Card) -> String {
    let mut out = String::with_capacity(6000);
    out.push_str(frame(card.model));
    draw_picture(&mut out, card);
    out.push_str(PLATES);
    draw_cost(&mut out, card);
    out.push_str(
        "<circle cx='68' cy='68' r='58' class='a-metal-lo'/><circle cx='68' cy='68' r='54' class='a-metal'/>\
        <circle cx='68' cy='68' r='46' class='a-dark'/>",
    );
    Symbol::of_type(card.kind).draw(&mut out, 28, 28, 80);
    draw_effects(&mut out, card);
    out.push_str(
        "<circle cx='72' cy='634' r='56' class='a-metal-lo'/><circle cx='72' cy='634' r='51' class='a-plate'/>",
    );
    Symbol::of_consuming(card.consume).draw(&mut out, 33, 595, 78);
    let nuts = i32::from(card.deck_building.min(4));
    if nuts > 0 {
        let (width, left) = (nuts * 58 + 14, 474 - nuts * 58 - 14);
        put!(out, "<rect x='{left}' y='618' width='{width}' height='66' rx='33' class='a-dark'/>");
        (0..nuts).for_each(|nut| Symbol::DeckBuilding.draw(&mut out, left + 8 + nut * 58, 624, 54));
    }
    let classes = format!("art-card {} {}", model_class(card.model), mood(card.kind));
    picture(&classes, 500, 700, &[&out])
}

/// Draws the back of every card.
#[must_use]
pub fn card_back_svg() -> String {
    let mut out = String::new();
    out.push_str(
        "<rect width='500' height='700' rx='34' class='a-metal-lo'/><rect x='8' y='8' width='484' height='684' rx='28' \
        class='a-metal'/><rect x='30' y='30' width='440' height='640' rx='16' class='a-sky'/>",
    );
    rivets(&mut out, 30, 9, "M19 40V660M481 40V660M40 19H460M40 681H460");
    out.push_str("<g class='dim'>");
    for (x, y) in [(110, 130), (390, 130), (110, 570), (390, 570)] {
        gear(&mut out, "far", x, y, 92, 16, 5);
    }
    out.push_str("<path class='l-mid' stroke-width='16' d='M30 350H470M250 30V670'/></g>");
    gear(&mut out, "brass-lo", 250, 350, 168, 20, 0);
    out.push_str("<circle cx='250' cy='350' r='124' class='a-brass'/><circle cx='250' cy='350' r='112' class='a-sky'/>\
        <circle cx='250' cy='350' r='96' class='l-glow' stroke-width='5'/><circle cx='250' cy='350' r='60' class='a-glow'/>\
        <path class='a-brass' d='M232 262h36l8 34h-52zM222 404h56l-8 34h-40z'/><path class='l-brass' stroke-width='12' \
        d='M222 300c-26 30-26 70 0 100M278 300c26 30 26 70 0 100'/><path class='l-ether' stroke-width='9' d='M250 304c-34 \
        24 30 32 0 48s34 28 0 50'/>");
    picture("art-card m-none", 500, 700, &[&out])
}

/// The class that colours a picture in the light of its type.
const fn mood(kind: CardType) -> &'static str {
    match kind {
        CardType::PhysicalAttack => "k-pa",
        CardType::EnergyAttack => "k-ea",
        CardType::Reaction => "k-re",
        CardType::SteamAccumulator => "k-sa",
        CardType::EnergyAccumulator => "k-xa",
    }
}

/// The frame of a model: plate armour, wound coils, boiler pipe, blades.
const fn frame(model: Model) -> &'static str {
    match model {
        Model::C1 => FRAME_C1,
        Model::C2 => FRAME_C2,
        Model::C3 => FRAME_C3,
        Model::C4 => FRAME_C4,
    }
}

fn draw_picture(out: &mut String, card: &Card) {
    let mut chance = Chance::of(&card.id);
    out.push_str(
        "<svg x='30' y='118' width='440' height='314' viewBox='0 0 440 314'><path class='a-sky' d='M0 0h440v314H0z'/>",
    );
    background(out, &mut chance);
    out.push_str(
        "<circle cx='258' cy='158' r='170' class='a-glow'/><circle cx='258' cy='158' r='120' class='a-glow'/>\
        <g transform='translate(128 27) scale(2.6)'>",
    );
    subject(out, &card.id, card.kind, &mut chance);
    out.push_str("</g></svg><path class='l-edge' stroke-width='7' d='M30 118h440v314H30z'/>");
}

/// Draws the sight glass on the left: one socket for each token of the cost.
fn draw_cost(out: &mut String, card: &Card) {
    let tokens = [(Symbol::Steam, card.cost.steam), (Symbol::Energy, card.cost.energy)];
    let total = i32::from(card.cost.total());
    if total == 0 {
        return;
    }
    let height = total * 72 + 8;
    put!(out, "<rect x='24' y='132' width='88' height='{height}' rx='40' class='a-metal-lo'/>");
    let inside = height - 10;
    put!(out, "<rect x='29' y='137' width='78' height='{inside}' rx='36' class='a-hole'/>");
    let mut y = 138;
    for (symbol, number) in tokens {
        for _ in 0..number {
            symbol.draw(out, 34, y + 2, 68);
            y += 72;
        }
    }
}

/// One piece of the row of effects.
enum Piece {
    Symbol(Symbol),
    Number(u8),
    /// The stroke between two alternatives.
    Or,
}

fn draw_effects(out: &mut String, card: &Card) {
    let main = pieces(&card.effects);
    if card.echo.is_empty() {
        draw_row(out, &main, 36, 428, 516, 96);
        return;
    }
    let mut echo = vec![Piece::Symbol(Symbol::Echo)];
    echo.extend(pieces(&card.echo));
    draw_row(out, &main, 36, 428, 484, 78);
    out.push_str("<path class='l-ink' stroke-width='3' stroke-dasharray='3 9' d='M60 530H440'/>");
    draw_row(out, &echo, 110, 354, 571, 66);
}

fn pieces(effects: &[Effect]) -> Vec<Piece> {
    let mut row = Vec::new();
    for effect in effects {
        match (effect, Symbol::of_effect(effect)) {
            (_, Some((symbol, number))) if number <= SIDE_BY_SIDE => {
                row.extend((0..number).map(|_| Piece::Symbol(symbol)));
            }
            (_, Some((symbol, number))) => row.extend([Piece::Symbol(symbol), Piece::Number(number)]),
            (Effect::OneOf(alternatives), None) => {
                for (place, alternative) in alternatives.iter().enumerate() {
                    if place > 0 {
                        row.push(Piece::Or);
                    }
                    row.extend(pieces(alternative));
                }
            }
            _ => {}
        }
    }
    row
}

/// Draws pieces side by side around the middle of a row, and scales them down if they do not fit.
fn draw_row(out: &mut String, row: &[Piece], left: i32, width: i32, middle: i32, largest: i32) {
    // In tenths of a symbol's side, including the gap after each piece.
    let length: i32 = row.iter().map(Piece::length).sum();
    let side = largest.min(width * 10 / length.max(1));
    let y = middle - side / 2;
    let mut x = left + (width - side * (length - 1) / 10) / 2;
    for piece in row {
        match piece {
            Piece::Symbol(symbol) => symbol.draw(out, x, y, side),
            Piece::Number(number) => {
                let (base, size) = (middle + side / 3, side * 9 / 10);
                put!(out, "<text x='{x}' y='{base}' font-size='{size}' class='numeral'>{number}</text>");
            }
            Piece::Or => {
                let (right, bottom) = (x + side * 3 / 10, y + side);
                put!(out, "<path class='l-ink' stroke-width='7' d='M{right} {y} {x} {bottom}'/>");
            }
        }
        x += side * piece.length() / 10;
    }
}

impl Piece {
    const fn length(&self) -> i32 {
        match self {
            Self::Symbol(_) => 11,
            Self::Number(n) if *n > 9 => 13,
            Self::Number(_) => 8,
            Self::Or => 5,
        }
    }
}

const PLATES: &str = "<rect x='100' y='24' width='376' height='84' rx='12' class='a-metal-lo'/><rect x='104' y='28' width='368' \
    height='76' rx='9' class='a-plate'/><rect x='24' y='430' width='452' height='186' rx='14' class='a-metal-lo'/><rect x='29' \
    y='435' width='442' height='176' rx='10' class='a-plate'/>";

const FRAME_C1: &str = "<path class='a-metal-lo' d='M46 0H454L500 46V654L454 700H46L0 654V46z'/><path class='a-metal' d='M48 \
    8H452L492 48V652L452 692H48L8 652V48z'/><path class='l-shine' stroke-width='4' d='M14 650V50L50 14H450'/><path class='a-accent' \
    d='M150 642H350L340 668 250 694 160 668z'/><path class='l-shine' stroke-width='4' d='M250 648v36M226 660h48'/><path class='l-rivet' \
    stroke-width='11' pathLength='24' stroke-dasharray='0 1' d='M17 130V690M483 130V690'/>";

const FRAME_C2: &str = "<rect width='500' height='700' rx='62' class='a-metal-lo'/><rect x='7' y='7' width='486' height='686' rx='56' \
    class='a-metal'/><path class='l-accent butt' stroke-width='18' stroke-dasharray='6 7' d='M17 130V600M483 130V600'/><path \
    class='l-shine' stroke-width='4' d='M62 13H438'/><path class='l-ether' stroke-width='5' d='M150 668l34-16 14 28 36-30 14 26 \
    38-30 12 28 42-16'/><circle cx='142' cy='668' r='10' class='a-accent'/><circle cx='346' cy='664' r='10' class='a-accent'/>";

const FRAME_C3: &str = "<rect width='500' height='700' rx='40' class='a-metal-lo'/><rect x='7' y='7' width='486' height='686' rx='34' \
    class='a-metal'/><rect x='15' y='15' width='470' height='670' rx='28' class='l-shine' stroke-width='5'/><path class='l-accent butt' \
    stroke-width='24' stroke-dasharray='26 90' d='M16 140V660M484 140V660M120 668H420'/><path class='l-metal-lo butt' \
    stroke-width='28' stroke-dasharray='5 16 5 90' d='M16 140V660M484 140V660M120 668H420'/>";

const FRAME_C4: &str = "<path class='a-metal-lo' d='M60 0H440Q448 52 500 60V640Q448 648 440 700H60Q52 648 0 640V60Q52 52 60 0z'/><path \
    class='a-metal' d='M67 8H433Q444 56 492 67V633Q444 644 433 692H67Q56 644 8 633V67Q56 56 67 8z'/><path class='a-accent' d='M8 \
    140 24 120V420L8 560zM492 140 476 120V420L492 560zM130 652 250 640 370 652 250 692z'/><path class='l-shine' stroke-width='4' \
    d='M72 14H428M146 655 250 646 354 655'/><path class='a-metal' d='M242 648h16v36l-8 8-8-8z'/>";
