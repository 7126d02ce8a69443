//! Pictures as SVG markup: decorative, without ids and styles; `theme.css` sets the colours of their classes.

/// Appends formatted markup; writing to a `String` cannot fail.
macro_rules! put {
    ($out:expr, $($part:tt)*) => {{
        use std::fmt::Write as _;
        let _ = write!($out, $($part)*);
    }};
}
pub(crate) use put;

/// Returns a complete picture, from the classes of its root, its size and its parts.
pub(crate) fn picture(classes: &str, width: u32, height: u32, parts: &[&str]) -> String {
    let mut out = String::new();
    put!(out, "<svg xmlns='http://www.w3.org/2000/svg' class='art {classes}' viewBox='0 0 {width} {height}' ");
    out.push_str("aria-hidden='true' focusable='false'>");
    parts.iter().for_each(|part| out.push_str(part));
    out.push_str("</svg>");
    out
}
