//! The messages of a crate: a macro with the code that every such crate needs.

/// Defines a crate's own `say` and `wording` from the files `en.ftl` and `it.ftl` of a folder, given relative to the
/// calling file; and a test that both files have the same messages.
///
/// A crate whose messages come from several places gives its own folder, and further texts in English and Italian:
/// `phrases::messages!("../locales", with crate::game::MESSAGES)`.
///
/// `say(language, id, values)` returns a message in one language, `wording(id, values)` in every language. In the tests
/// of the crate a message that does not exist is a failure.
///
/// ```ignore
/// phrases::messages!("../locales");
/// assert_eq!(say(Language::It, "played", &[("card", "Carica".into())]), "Carica!");
/// ```
#[macro_export]
macro_rules! messages {
    ($folder:literal $(, with $further:expr)?) => {
        const EN: &str = include_str!(concat!($folder, "/en.ftl"));
        const IT: &str = include_str!(concat!($folder, "/it.ftl"));

        static PHRASES: ::std::sync::LazyLock<$crate::Phrases> =
            ::std::sync::LazyLock::new(|| $crate::Phrases::of(&[[EN, IT] $(, $further)?]));

        /// Returns a message in one language.
        pub(crate) fn say(language: $crate::Language, id: &str, values: &[(&str, $crate::Value<'_>)]) -> String {
            // A misspelt message fails our own tests; elsewhere it only shows its id.
            #[cfg(test)]
            assert!(PHRASES.has(language, id), "there is no message `{id}` in {language}");
            PHRASES.say(language, id, values)
        }

        /// Returns a message in every language.
        #[allow(dead_code, reason = "not every crate needs both")]
        pub(crate) fn wording(id: &str, values: &[(&str, $crate::Value<'_>)]) -> $crate::Wording {
            $crate::Wording::new(|language| say(language, id, values))
        }

        #[cfg(test)]
        mod both_languages {
            #[test]
            fn have_the_same_messages_with_the_same_values() {
                let texts = [super::EN, super::IT];
                $(let texts = $crate::joined(texts, $further);)?
                assert_eq!($crate::differences(&texts[0], &texts[1]), Vec::<String>::new());
            }
        }
    };
}
