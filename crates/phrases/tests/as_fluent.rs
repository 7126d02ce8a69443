//! The crate `fluent-bundle` is the reference: every message of the program gives the same text as there.

use fluent_bundle::{FluentArgs, FluentBundle, FluentResource, FluentValue};
use phrases::{Phrases, Value, variables};
use table::Language;
use unic_langid::LanguageIdentifier;

/// The files of every part of the program.
const FILES: [(&str, &str); 6] = [
    (include_str!("../../../games/coal/locales/en.ftl"), include_str!("../../../games/coal/locales/it.ftl")),
    (include_str!("../../arena/locales/en.ftl"), include_str!("../../arena/locales/it.ftl")),
    (include_str!("../../cardfile/locales/en.ftl"), include_str!("../../cardfile/locales/it.ftl")),
    (include_str!("../../duello/locales/en.ftl"), include_str!("../../duello/locales/it.ftl")),
    (include_str!("../../record/locales/en.ftl"), include_str!("../../record/locales/it.ftl")),
    (include_str!("../../web/locales/en.ftl"), include_str!("../../web/locales/it.ftl")),
];

/// Further features of Fluent that the files may use one day.
const MORE: &str = r#"
escaped = { "{" } { "\u0041\U01F600 \" \\" } { 3 } { { $n } }
nested = { $n ->
    [0] none
    [one] { $who ->
        [Ada] she
       *[other] one
    }
   *[other] many: { $n }
}
lines =
    first
      second { $who }
    third
"#;

#[test]
fn every_message_is_said_as_fluent_says_it() {
    let mut said = 0;
    for (en, it) in FILES.into_iter().chain([(MORE, MORE)]) {
        let phrases = Phrases::new(en, it);
        for (language, text) in [(Language::En, en), (Language::It, it)] {
            let locale: LanguageIdentifier = language.as_str().parse().unwrap();
            let mut bundle = FluentBundle::new(vec![locale]);
            bundle.set_use_isolating(false);
            bundle.add_resource(FluentResource::try_new(text.to_owned()).unwrap()).unwrap();
            for (id, names) in variables(text).unwrap() {
                for number in [None, Some(0), Some(1), Some(-1), Some(2), Some(21), Some(1_000_000)] {
                    let mut args = FluentArgs::new();
                    let mut values: Vec<(&str, Value<'_>)> = Vec::new();
                    // Also without one value, to compare what is shown for a missing one.
                    for name in names.iter().skip(usize::from(number == Some(21))) {
                        match number {
                            Some(number) => {
                                args.set(name, number);
                                values.push((name, number.into()));
                            }
                            None => {
                                args.set(name, FluentValue::from("Ada"));
                                values.push((name, "Ada".into()));
                            }
                        }
                    }
                    let pattern = bundle.get_message(&id).unwrap().value().unwrap();
                    let fluent = bundle.format_pattern(pattern, Some(&args), &mut Vec::new());
                    assert_eq!(phrases.say(language, &id, &values), fluent, "{id} {number:?}");
                    said += 1;
                }
            }
        }
    }
    assert!(said > 5000, "only {said}");
}
