//! Outlines as the data of SVG paths, in whole numbers.

use super::put;

/// The vertical line in the middle of a card's picture, to whose right and left a being is the same.
pub const MIDDLE: i32 = 200;

/// A point.
pub type Point = (i32, i32);

/// A path with corners through these points.
pub fn corners(points: &[Point]) -> String {
    let mut path = String::new();
    for (place, (x, y)) in points.iter().enumerate() {
        put!(path, "{}{x} {y}", if place == 0 { 'M' } else { 'L' });
    }
    path.push('z');
    path
}

/// A closed path that bends around these points.
pub fn rounded(points: &[Point]) -> String {
    let half_way = |place: usize| {
        let (one, other) = (points[place], points[(place + 1) % points.len()]);
        (i32::midpoint(one.0, other.0), i32::midpoint(one.1, other.1))
    };
    let (x, y) = half_way(points.len() - 1);
    let mut path = format!("M{x} {y}");
    for (place, (x, y)) in points.iter().enumerate() {
        let (to_x, to_y) = half_way(place);
        put!(path, "Q{x} {y} {to_x} {to_y}");
    }
    path.push('z');
    path
}

/// The whole of an outline whose right half is given by distances from [`MIDDLE`], from the top to the bottom.
pub fn both_halves(half: &[Point]) -> Vec<Point> {
    let right = half.iter().map(|(x, y)| (MIDDLE + x, *y));
    // Points in the middle are not repeated.
    let left = half.iter().rev().filter(|(x, _)| *x != 0).map(|(x, y)| (MIDDLE - x, *y));
    right.chain(left).collect()
}

/// The right half only, closed along the middle.
pub fn right_half(half: &[Point]) -> Vec<Point> {
    let (top, bottom) = (half[0].1, half[half.len() - 1].1);
    let right = half.iter().map(|(x, y)| (MIDDLE + x, *y));
    right.chain([(MIDDLE, bottom), (MIDDLE, top)]).collect()
}

/// The same points to the other side of [`MIDDLE`].
pub fn mirrored(points: &[Point]) -> Vec<Point> {
    points.iter().map(|(x, y)| (2 * MIDDLE - x, *y)).collect()
}
