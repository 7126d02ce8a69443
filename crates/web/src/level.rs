//! The strength of the opponent: the levels of `bots`, which other front ends offer too.

pub use bots::Level;

#[cfg(test)]
mod tests {
    use super::*;
    use table::Language;

    #[test]
    fn every_level_has_its_name_and_text_in_both_languages() {
        for level in Level::ALL {
            for language in Language::ALL {
                for id in [format!("level-{level}"), format!("level-{level}-text")] {
                    assert_ne!(crate::i18n::say(language, &id, &[]), id);
                }
            }
        }
    }
}
