//! The place behind a being: a sky with stars and a moon, and a horizon in the manner of the Estro.

use estro::language::Estro;

use super::chance::Chance;
use super::outline::{Point, corners, rounded};
use super::put;

/// The sky and the horizon, 400 x 320.
pub fn behind(estro: Estro, chance: &mut Chance) -> String {
    let mut scene = String::from("<path class='e-sky' d='M0 0h400v320H0z'/>");
    // The sky is lighter towards the horizon.
    for (y, height) in [(120, 200), (170, 150), (210, 110)] {
        put!(scene, "<path class='e-haze' d='M0 {y}h400v{height}H0z'/>");
    }
    let mut stars = String::new();
    for _ in 0..chance.between(9, 18) {
        put!(stars, "M{} {}h0", chance.below(400), chance.below(190));
    }
    put!(scene, "<path class='e-star' d='{stars}'/>");
    moon(chance, &mut scene);
    let (far, near) = (horizon(estro, chance, 216, 84), horizon(estro, chance, 268, 46));
    put!(scene, "<path class='e-far' d='{far}'/><path class='e-near' d='{near}'/>");
    scene
}

/// A moon or a sun, sometimes with a ring.
fn moon(chance: &mut Chance, scene: &mut String) {
    let (x, y, r) = (40 + chance.below(2) * 270 + chance.below(50), chance.between(56, 120), chance.between(22, 52));
    put!(
        scene,
        "<circle class='e-glow' cx='{x}' cy='{y}' r='{}'/><circle class='e-moon' cx='{x}' cy='{y}' r='{r}'/>",
        r + 14
    );
    match chance.below(3) {
        0 => {
            let tilt = chance.between(-30, 30);
            put!(scene, "<ellipse class='e-ring' cx='{x}' cy='{y}' rx='{}' ry='{}' ", r + 22, r / 4);
            put!(scene, "transform='rotate({tilt} {x} {y})'/>");
        }
        1 => put!(scene, "<circle class='e-night' cx='{}' cy='{}' r='{r}'/>", x + r / 2, y - r / 5),
        _ => put!(scene, "<circle class='e-moon' cx='{}' cy='{}' r='{}'/>", x + r + 20, y - r, r / 4),
    }
}

/// A silhouette from the left to the right edge: its foot at 320, its tops at most `rise` above `level`.
fn horizon(estro: Estro, chance: &mut Chance, level: i32, rise: i32) -> String {
    let mut points: Vec<Point> = vec![(-20, 340), (-20, level)];
    let mut x = -10;
    while x < 400 {
        let (width, top) = (chance.between(22, 58), level - chance.below(rise));
        match estro {
            // Jagged peaks.
            Estro::Ardo => points.extend([
                (x + width / 3, top),
                (x + width / 2, top + 14),
                (x + width * 2 / 3, top - 10),
                (x + width, level),
            ]),
            // Blocks.
            Estro::Granito => points.extend([(x, top), (x + width, top)]),
            // Hills.
            Estro::Armonio => points.extend([
                (x, level + 6),
                (x + width / 3, top - 12),
                (x + width, top - 8),
                (x + width + 10, level + 6),
            ]),
            // Shards that lean.
            Estro::Illusio => {
                let lean = chance.between(-14, 14);
                points.extend([(x, level), (x + width / 3 + lean, top - 20), (x + width / 2, level)]);
            }
            // Pyramids and a spire.
            Estro::Manpo => points.extend([
                (x, level),
                (x + width / 2, top),
                (x + width, level),
                (x + width + 4, level),
                (x + width + 6, top - 14),
                (x + width + 8, level),
            ]),
        }
        x += width + 10;
    }
    points.extend([(420, level), (420, 340)]);
    if estro == Estro::Armonio { rounded(&points) } else { corners(&points) }
}
