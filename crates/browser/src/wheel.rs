//! The picture of a wheel of signs: a beam runs round it, lights the signs, slows down and stops.

use std::fmt::Write as _;

/// How long the beam runs, in milliseconds.
pub const TURNING: i32 = 2_800;
/// The centre of the picture, and how far from it the signs stand.
const CENTRE: f64 = 120.0;
const RADIUS: f64 = 98.0;
/// How large a sign is drawn: its outline is one of 24 by 24.
const SCALE: f64 = 0.62;
/// How often the beam runs round before it stops.
const ROUNDS: f64 = 3.0;

/// Draws a wheel of these signs, each an SVG path in a field of 24 by 24, as an SVG picture without words. Where it stops was
/// fixed before: with `moves` the beam runs there in [`TURNING`], without it stands there at once. `None` is a wheel at rest.
#[must_use]
pub fn picture(signs: &[&str], stops_at: Option<usize>, moves: bool) -> String {
    let step = 360.0 / signs.len().max(1) as f64;
    let mut svg = String::from(r#"<svg class="wheel" viewBox="0 0 240 240" aria-hidden="true" focusable="false">"#);
    let _ = write!(svg, r#"<circle class="wheel-rim" cx="{CENTRE}" cy="{CENTRE}" r="117"/>"#);
    if let Some(at) = stops_at {
        let to = ROUNDS * 360.0 + at as f64 * step;
        let (x, y) = ((step / 2.0).to_radians().sin() * 117.0, (step / 2.0).to_radians().cos() * 117.0);
        let (left, right, top) = (CENTRE - x, CENTRE + x, CENTRE - y);
        let wedge = format!("M{CENTRE} {CENTRE}L{left:.1} {top:.1}A117 117 0 0 1 {right:.1} {top:.1}z");
        let run = format!(
            r#"<animateTransform attributeName="transform" type="rotate" from="0 {CENTRE} {CENTRE}" to="{to:.1} {CENTRE} {CENTRE}" dur="{TURNING}ms" calcMode="spline" keyTimes="0;1" keySplines=".12 .6 .2 1" fill="freeze"/>"#
        );
        let run = if moves { run.as_str() } else { "" };
        let _ = write!(
            svg,
            r#"<path class="wheel-beam" d="{wedge}" transform="rotate({to:.1} {CENTRE} {CENTRE})">{run}</path>"#
        );
    }
    for (place, sign) in signs.iter().enumerate() {
        let angle = (place as f64 * step).to_radians();
        let (x, y) = (CENTRE + RADIUS * angle.sin() - 12.0 * SCALE, CENTRE - RADIUS * angle.cos() - 12.0 * SCALE);
        let _ =
            write!(svg, r#"<path class="wheel-sign" transform="translate({x:.1} {y:.1}) scale({SCALE})" d="{sign}"/>"#);
    }
    if let Some(sign) = stops_at.and_then(|at| signs.get(at)) {
        // The sign on which it stops, large in the middle once the beam stands still.
        let late = format!(
            r#"<animate attributeName="opacity" values="0;0;1" keyTimes="0;.96;1" dur="{TURNING}ms" fill="freeze"/>"#
        );
        let late = if moves { late.as_str() } else { "" };
        let _ = write!(
            svg,
            r#"<path class="wheel-result" transform="translate(75 75) scale(3.75)" d="{sign}">{late}</path>"#
        );
    }
    svg.push_str("</svg>");
    svg
}

#[cfg(test)]
mod tests {
    use super::picture;

    #[test]
    fn every_sign_stands_on_the_wheel_and_the_beam_ends_where_it_stopped() {
        let signs = ["M1 1h2", "M2 2h2", "M3 3h2", "M4 4h2"];
        let rest = picture(&signs, None, true);
        assert!(signs.iter().all(|sign| rest.contains(sign)) && !rest.contains("wheel-beam"));
        let stopped = picture(&signs, Some(1), true);
        assert!(stopped.contains(r#"to="1170.0 120 120""#), "{stopped}");
        assert_eq!(stopped.matches("M2 2h2").count(), 2);
        assert!(!picture(&signs, Some(1), false).contains("<animate"));
        assert!(picture(&[], Some(3), true).ends_with("</svg>"));
    }
}
