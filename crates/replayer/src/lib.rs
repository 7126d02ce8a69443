//! Verifies records inside WebAssembly: a module with three functions and no imports, for any runner.
//!
//! The host puts the bytes of a record in with [`put`], calls [`verify`], and takes the message out with [`message`]
//! when it was not 0. `cargo xtask test` does so with the golden records of every game.
//!
//! ```
//! assert!(replayer::verdict("not a record").unwrap_err().contains("line 1"));
//! ```

use std::sync::Mutex;

static INPUT: Mutex<Vec<u8>> = Mutex::new(Vec::new());
static MESSAGE: Mutex<Vec<u8>> = Mutex::new(Vec::new());

/// Whether the record holds: every hash, the outcome and the final state.
///
/// # Errors
/// What does not hold, with its lines.
pub fn verdict(text: &str) -> Result<(), String> {
    let host = games::GAMES.of_record(text).map_err(|error| error.to_string())?;
    let problems = host.replay(text, None, None).map_err(|error| error.to_string())?.problems;
    let lines: Vec<String> = problems.iter().map(ToString::to_string).collect();
    if lines.is_empty() { Ok(()) } else { Err(lines.join("\n")) }
}

/// Appends one byte of the record.
#[allow(unsafe_code, reason = "an exported name is an attribute of that kind")]
#[unsafe(no_mangle)]
pub extern "C" fn put(byte: u32) {
    if let Ok(mut input) = INPUT.lock() {
        input.push(byte as u8);
    }
}

/// Verifies the record that was put in: 0 when it holds, else the length of the message. The input is used up.
#[allow(unsafe_code, reason = "an exported name is an attribute of that kind")]
#[unsafe(no_mangle)]
pub extern "C" fn verify() -> u32 {
    let (Ok(mut input), Ok(mut message)) = (INPUT.lock(), MESSAGE.lock()) else { return u32::MAX };
    let text = String::from_utf8_lossy(&input).into_owned();
    input.clear();
    *message = verdict(&text).err().unwrap_or_default().into_bytes();
    message.len() as u32
}

/// A byte of the message.
#[allow(unsafe_code, reason = "an exported name is an attribute of that kind")]
#[unsafe(no_mangle)]
pub extern "C" fn message(place: u32) -> u32 {
    MESSAGE.lock().ok().and_then(|message| message.get(place as usize).copied()).map_or(0, u32::from)
}
