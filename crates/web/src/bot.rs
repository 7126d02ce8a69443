//! What the bot thinks about: a stand-in until the real bot moves in.

/// The answer to one message; slow work is welcome here.
pub fn answer(message: &str) -> String {
    let place = if web_sys::window().is_some() { "page" } else { "worker" };
    format!("bot ({place}): {message}")
}
