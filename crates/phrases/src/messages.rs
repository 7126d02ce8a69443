//! The messages of a crate: what every crate that says something needs, written once.

/// Makes a crate's own `say` and `wording` from the files `en.ftl` and `it.ftl` of a folder, which is named from the
/// file that calls this; and a test that both files say the same things.
///
/// A crate whose messages come from several places names the folder of its own, and further texts in English and Italian:
/// `phrases::messages!("../locales", with crate::game::MESSAGES)`.
///
/// `say(language, id, values)` is a message in one language, `wording(id, values)` one in every language. In the tests
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

        /// A message in one language.
        pub(crate) fn say(language: $crate::Language, id: &str, values: &[(&str, $crate::Value<'_>)]) -> String {
            // In our own tests a misspelt message is a failure; elsewhere it is only an ugly line.
            #[cfg(test)]
            assert!(PHRASES.has(language, id), "there is no message `{id}` in {language}");
            PHRASES.say(language, id, values)
        }

        /// A message in every language.
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
