//! Gears, gauges, pipes, pistons, coils and swirls of ether: the background of every picture.
//!
//! Teeth, rivets and windings are dashes of a line whose length is declared in whole steps (`pathLength`). This keeps
//! the markup short and free of fractions.

use super::chance::Chance;
use super::put;

/// Draws a gear around a centre.
pub fn gear(out: &mut String, fill: &str, x: i32, y: i32, radius: i32, teeth: i32, turned: i32) {
    let tooth = radius / 4 + 2;
    let (rim, hub, hole) = (radius - tooth / 2, radius / 3, radius / 7);
    let spoke = radius * 3 / 4;
    let steps = teeth * 2;
    put!(out, "<g transform='translate({x} {y}) rotate({turned})' stroke-width='{tooth}'>");
    put!(out, "<circle r='{radius}' class='l-{fill} butt' pathLength='{steps}' stroke-dasharray='1'/>");
    put!(out, "<circle r='{rim}' class='l-{fill}'/>");
    put!(out, "<path class='l-{fill}' d='M-{spoke} 0H{spoke}M0-{spoke}V{spoke}'/>");
    put!(out, "<circle r='{hub}' class='a-{fill}'/><circle r='{hole}' class='a-hole'/></g>");
}

/// Draws rivets along a path.
pub fn rivets(out: &mut String, count: i32, width: i32, path: &str) {
    put!(out, "<path class='l-rivet' stroke-width='{width}' pathLength='{count}' stroke-dasharray='0 1' d='{path}'/>");
}

/// Draws a pressure gauge around a centre; its needle is turned from straight up.
pub fn gauge(out: &mut String, x: i32, y: i32, radius: i32, needle: i32) {
    let (face, ticks) = (radius * 5 / 6, radius * 2 / 3);
    let hub = radius / 8 + 1;
    put!(out, "<g transform='translate({x} {y})'><circle r='{radius}' class='a-brass'/>");
    put!(out, "<circle r='{face}' class='a-plate'/><circle r='{ticks}' class='l-ink butt' stroke-width='{hub}' ");
    put!(out, "pathLength='48' stroke-dasharray='1 3'/>");
    put!(out, "<path class='a-steam' transform='rotate({needle})' d='M-{hub} {hub}L0-{ticks} {hub} {hub}z'/>");
    put!(out, "<circle r='{hub}' class='a-ink'/></g>");
}

/// Draws the machinery behind a subject in a box of 440 x 310: three pieces that the card's id determines.
pub fn background(out: &mut String, chance: &mut Chance) {
    let first = chance.below(6);
    let second = (first + 1 + chance.below(5)) % 6;
    for piece in [first, second] {
        match piece {
            0 => gears(out, chance),
            1 => pipes(out, chance),
            2 => pistons(out, chance),
            3 => coils(out, chance),
            4 => swirls(out, chance),
            _ => gauges(out, chance),
        }
    }
    let (x, y) = (chance.pick(&[20, 90, 360, 430]), chance.pick(&[10, 300]));
    gear(out, "far", x, y, chance.between(46, 84), chance.pick(&[12, 16]), chance.between(0, 20));
}

fn gears(out: &mut String, chance: &mut Chance) {
    let (radius, turned) = (chance.between(70, 105), chance.between(0, 40));
    let (x, y) = (chance.pick(&[60, 380]), chance.between(60, 250));
    gear(out, "far", x, y, radius, chance.pick(&[12, 16, 20]), turned);
    let side = if x < 200 { 1 } else { -1 };
    gear(out, "mid", x + side * (radius + 44), y + chance.pick(&[-60, 60]), 42, 10, turned);
}

fn pipes(out: &mut String, chance: &mut Chance) {
    let (y, bend) = (chance.between(40, 120), chance.between(100, 360));
    let down = chance.pick(&[200, 270]);
    let path = format!("M-20 {y}H{bend}q40 0 40 40V{down}q0 40 40 40H460");
    for (class, width) in [("l-far", 34), ("l-mid", 22)] {
        put!(out, "<path class='{class}' stroke-width='{width}' d='{path}'/>");
    }
    put!(out, "<path class='l-far butt' stroke-width='44' stroke-dasharray='12 78' d='{path}'/>");
}

fn pistons(out: &mut String, chance: &mut Chance) {
    for place in 0..3 {
        let x = chance.between(0, 30) + place * 145;
        let (top, rod) = (chance.between(60, 150), chance.between(40, 110));
        let head = top + rod;
        let (middle, below) = (x + 34, head + 30);
        put!(out, "<path class='l-mid butt' stroke-width='22' d='M{middle} {top}V{head}'/>");
        put!(out, "<path class='a-far' d='M{x} 0h68v{top}h-68zM{x} {head}h68v30h-68z'/>");
        put!(out, "<path class='l-far butt' stroke-width='40' d='M{middle} {below}V320'/>");
    }
}

fn coils(out: &mut String, chance: &mut Chance) {
    for x in [chance.between(30, 80), chance.between(350, 410)] {
        let top = chance.between(40, 130);
        put!(out, "<path class='l-far butt' stroke-width='24' d='M{x} {top}V320'/>");
        put!(out, "<path class='l-mid butt' stroke-width='58' stroke-dasharray='10 7' d='M{x} {top}V320'/>");
        put!(out, "<circle cx='{x}' cy='{top}' r='26' class='a-mid'/>");
        let (left, right) = (x - 60, x + 70);
        let (high, low) = (top - 30, top + 12);
        put!(
            out,
            "<path class='l-glow' stroke-width='4' d='M{left} {low}l30-22 6 14L{x} {top}l26-12 4-22L{right} {high}'/>"
        );
    }
}

fn swirls(out: &mut String, chance: &mut Chance) {
    for _ in 0..2 {
        let (x, y) = (chance.between(40, 330), chance.between(50, 230));
        let turned = chance.between(0, 359);
        put!(out, "<path class='l-glow' stroke-width='{}' transform='rotate({turned} {x} {y})' ", chance.between(5, 9));
        put!(
            out,
            "d='M{x} {y}a16 16 0 0 1 32 0a32 32 0 0 1-64 0a52 52 0 0 1 104 0a76 76 0 0 1-152 0a110 110 0 0 1 60-98'/>"
        );
    }
}

fn gauges(out: &mut String, chance: &mut Chance) {
    for x in [chance.between(20, 90), chance.between(350, 420)] {
        let (y, radius) = (chance.between(50, 250), chance.between(40, 62));
        put!(out, "<g class='dim'><path class='l-far butt' stroke-width='20' d='M{x} {y}V320'/>");
        gauge(out, x, y, radius, chance.between(-120, 120));
        out.push_str("</g>");
    }
}
