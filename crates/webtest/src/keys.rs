//! Translates key presses such as `Enter`, `a` or `Shift+Tab` into the form of DevTools.

use serde_json::{Value, json};

/// Returns the `keyDown` and `keyUp` events of one press.
pub fn events(press: &str) -> [Value; 2] {
    let (modifiers, key) = split(press);
    let mut down = json!({
        "type": "keyDown",
        "key": key,
        "code": code(key),
        "modifiers": modifiers,
        "windowsVirtualKeyCode": key_code(key),
    });
    let is_plain = modifiers & !SHIFT == 0;
    if let Some(text) = text(key).filter(|_| is_plain) {
        down["text"] = text.into();
    }
    let mut up = down.clone();
    up["type"] = "keyUp".into();
    [down, up]
}

const SHIFT: u32 = 8;

fn split(press: &str) -> (u32, &str) {
    let mut modifiers = 0;
    let mut rest = press;
    while let Some((modifier, key)) = rest.split_once('+').filter(|(_, key)| !key.is_empty()) {
        modifiers |= match modifier {
            "Alt" => 1,
            "Control" => 2,
            "Meta" => 4,
            "Shift" => SHIFT,
            _ => panic!("unknown modifier {modifier}"),
        };
        rest = key;
    }
    (modifiers, if rest == "Space" { " " } else { rest })
}

/// Returns the text that a key types: a letter types its own name, `Enter` a new line.
fn text(key: &str) -> Option<String> {
    match key {
        "Enter" => Some("\r".to_owned()),
        _ if key.chars().count() == 1 => Some(key.to_owned()),
        _ => None,
    }
}

fn code(key: &str) -> String {
    match key.chars().next() {
        Some(' ') => "Space".to_owned(),
        Some(letter) if key.len() == 1 && letter.is_ascii_alphabetic() => {
            format!("Key{}", letter.to_ascii_uppercase())
        }
        Some(digit) if key.len() == 1 && digit.is_ascii_digit() => format!("Digit{digit}"),
        _ => key.to_owned(),
    }
}

/// Returns the legacy key code, which still decides what `Enter` and the arrow keys do.
fn key_code(key: &str) -> u32 {
    match key {
        "Backspace" => 8,
        "Tab" => 9,
        "Enter" => 13,
        "Escape" => 27,
        "PageUp" => 33,
        "PageDown" => 34,
        "End" => 35,
        "Home" => 36,
        "ArrowLeft" => 37,
        "ArrowUp" => 38,
        "ArrowRight" => 39,
        "ArrowDown" => 40,
        "Delete" => 46,
        _ if key.len() == 1 => u32::from(key.as_bytes()[0].to_ascii_uppercase()),
        _ => 0,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn modifiers_are_split_off_and_a_plus_is_a_key() {
        assert_eq!(split("Shift+Tab"), (8, "Tab"));
        assert_eq!(split("Control+Shift+z"), (10, "z"));
        assert_eq!(split("+"), (0, "+"));
    }

    #[test]
    fn only_keys_that_write_have_text() {
        assert_eq!(events("a")[0]["text"], "a");
        assert_eq!(events("Space")[0]["text"], " ");
        assert!(events("Escape")[0]["text"].is_null());
        assert!(events("Control+a")[0]["text"].is_null());
    }
}
