//! The sounds of big moments, synthesized when they are played: no file is fetched. They are off by default.

use web_sys::{AudioContext, OscillatorType};

use crate::desk::Fate;

thread_local! {
    /// Created with the first sound: a browser allows sound only after the person has pressed something.
    static SPEAKER: Option<AudioContext> = AudioContext::new().ok();
}

/// Tones played one after the other: start pitch and end pitch in Hz, and duration in seconds.
const fn tones(fate: Fate) -> &'static [(f32, f32, f64)] {
    match fate {
        Fate::Untouched => &[(520.0, 440.0, 0.12)],
        Fate::Shielded => &[(1320.0, 1180.0, 0.08), (1760.0, 1600.0, 0.22)],
        Fate::Hit | Fate::Wounded => &[(190.0, 60.0, 0.28)],
        Fate::Killed => &[(190.0, 60.0, 0.2), (110.0, 35.0, 0.5)],
        Fate::Saved => &[(190.0, 90.0, 0.15), (660.0, 990.0, 0.3)],
    }
}

/// Plays the sound of a result. A browser without sound stays silent.
pub fn play(fate: Fate) {
    SPEAKER.with(|speaker| {
        let Some(speaker) = speaker else { return };
        let _ = speaker.resume();
        let mut at = speaker.current_time() + 0.9;
        for (from, to, seconds) in tones(fate) {
            // A tone that the browser cannot make is left out.
            let _ = tone(speaker, at, *from, *to, *seconds);
            at += seconds;
        }
    });
}

fn tone(speaker: &AudioContext, at: f64, from: f32, to: f32, seconds: f64) -> Result<(), wasm_bindgen::JsValue> {
    let (voice, volume) = (speaker.create_oscillator()?, speaker.create_gain()?);
    voice.set_type(OscillatorType::Triangle);
    voice.frequency().set_value_at_time(from, at)?;
    voice.frequency().linear_ramp_to_value_at_time(to, at + seconds)?;
    volume.gain().set_value_at_time(0.25, at)?;
    volume.gain().linear_ramp_to_value_at_time(0.0, at + seconds)?;
    voice.connect_with_audio_node(&volume)?.connect_with_audio_node(&speaker.destination())?;
    voice.start_with_when(at)?;
    voice.stop_with_when(at + seconds)
}
