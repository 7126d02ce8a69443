//! Verifies records inside WebAssembly: a module with three functions and no imports, which any runtime can load.
//!
//! The host passes the bytes of a record with [`put`], calls [`verify`], and reads the message with [`message`] if the
//! result was not 0. `cargo xtask test` does this with the golden records of every game.
//!
//! ```
//! assert!(replayer::verdict("not a record").unwrap_err().contains("line 1"));
//! ```

use std::sync::Mutex;

static INPUT: Mutex<Vec<u8>> = Mutex::new(Vec::new());
static MESSAGE: Mutex<Vec<u8>> = Mutex::new(Vec::new());

/// Verifies a record: every hash, the outcome and the final state.
///
/// # Errors
/// A message that says what does not hold, with its lines.
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

/// Verifies the bytes that were put in: returns 0 when the record holds, and otherwise the length of the message. The
/// input is then empty again.
#[allow(unsafe_code, reason = "an exported name is an attribute of that kind")]
#[unsafe(no_mangle)]
pub extern "C" fn verify() -> u32 {
    let (Ok(mut input), Ok(mut message)) = (INPUT.lock(), MESSAGE.lock()) else { return u32::MAX };
    let text = String::from_utf8_lossy(&input).into_owned();
    input.clear();
    *message = verdict(&text).err().unwrap_or_default().into_bytes();
    message.len() as u32
}

/// Returns one byte of the message.
#[allow(unsafe_code, reason = "an exported name is an attribute of that kind")]
#[unsafe(no_mangle)]
pub extern "C" fn message(place: u32) -> u32 {
    MESSAGE.lock().ok().and_then(|message| message.get(place as usize).copied()).map_or(0, u32::from)
}
