//! The crate `ron` is the reference: plain data is read and written exactly as `ron` does it.

use std::collections::BTreeMap;
use std::fmt::Debug;

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Everything {
    text: String,
    number: i16,
    #[serde(default)]
    byte: u8,
    is_true: bool,
    option: Option<u8>,
    list: Vec<Kind>,
    pair: (u8, String),
    map: BTreeMap<String, u8>,
    wrapped: Wrapped,
    unit: (),
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
struct Wrapped(u64);

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
enum Kind {
    Plain,
    One(Vec<Kind>),
    Two(u8, u8),
    Fields { n: i8 },
}

fn by_ron<T: DeserializeOwned>(text: &str) -> Option<T> {
    let options = ron::Options::default().with_default_extension(ron::extensions::Extensions::IMPLICIT_SOME);
    options.from_str(text).ok()
}

/// Checks that both read the same; `is_right` says whether the text is a value.
#[track_caller]
fn check<T: DeserializeOwned + Debug + PartialEq>(text: &str, is_right: bool) {
    let ours = notation::from_str::<T>(text);
    assert_eq!(ours.as_ref().ok(), by_ron::<T>(text).as_ref(), "{text}: {ours:?}");
    assert_eq!(ours.is_ok(), is_right, "{text}: {ours:?}");
}

fn everything() -> Everything {
    Everything {
        text: "a \"quoted\" line\nand 'another' \\ of è, 😀, \u{7} and \u{301}".into(),
        number: -300,
        byte: 255,
        is_true: true,
        option: Some(3),
        list: vec![Kind::Plain, Kind::One(vec![Kind::Two(1, 2), Kind::One(vec![])]), Kind::Fields { n: -1 }],
        pair: (2, "c1-charge".into()),
        map: BTreeMap::from([("a".into(), 1), ("b".into(), 2)]),
        wrapped: Wrapped(7),
        unit: (),
    }
}

#[test]
fn what_is_written_is_what_ron_writes_and_reads_back() {
    for value in [everything(), Everything { option: None, list: vec![], map: BTreeMap::new(), ..everything() }] {
        let text = notation::to_string(&value).unwrap();
        assert_eq!(text, ron::to_string(&value).unwrap());
        assert_eq!(notation::from_str::<Everything>(&text).unwrap(), value);
        let pretty = ron::ser::to_string_pretty(&value, ron::ser::PrettyConfig::default().struct_names(true)).unwrap();
        assert_eq!(notation::from_str::<Everything>(&pretty).unwrap(), value);
    }
}

#[test]
fn a_text_that_lacks_any_letter_is_read_as_ron_reads_it() {
    let text = notation::to_string(&everything()).unwrap();
    let mut wrong = 0;
    for (at, letter) in text.char_indices() {
        let without = format!("{}{}", &text[..at], &text[at + letter.len_utf8()..]);
        let ours = notation::from_str::<Everything>(&without);
        assert_eq!(ours.as_ref().ok(), by_ron::<Everything>(&without).as_ref(), "{without}: {ours:?}");
        wrong += usize::from(ours.is_err());
    }
    assert!(wrong > 100, "{wrong} texts were wrong");
}

#[test]
fn a_text_cut_anywhere_is_refused() {
    let text = notation::to_string(&everything()).unwrap();
    for at in (0..text.len()).filter(|at| text.is_char_boundary(*at)) {
        assert!(notation::from_str::<Everything>(&text[..at]).is_err(), "{}", &text[..at]);
    }
}

#[test]
fn numbers() {
    for text in ["7", "+7", "0x1F", "0b101", "0o17", "1_0", " 255 ", "/* a /* b */ c */ 3 // d"] {
        check::<u8>(text, true);
    }
    for text in ["256", "-1", "", "x", "0x", "0xG", "--1", "_1", "1.5", "1 2", "/* 1", "/ 1"] {
        check::<u8>(text, false);
    }
    check::<i8>("-128", true);
    check::<i8>("-0x80", true);
    check::<i8>("-129", false);
    check::<u128>("340282366920938463463374607431768211455", true);
    check::<u128>("340282366920938463463374607431768211456", false);
    check::<u128>("-1", false);
}

#[test]
fn texts() {
    for text in [
        r#""""#,
        r#""a\n\r\t\0\\\"\'\x41\u{e8}\u{1F600}""#,
        "\"two\nlines\"",
        "\"one \\\n    line\"",
        r###"r"raw \ ""###,
        r###"r#"raw " and \ "#"###,
    ] {
        check::<String>(text, true);
    }
    for text in
        [r#"""#, r#""\q""#, r#""\x4""#, r#""\u{}""#, r#""\u{110000}""#, r#""\u41""#, r###"r#"raw""###, "raw", "'a'"]
    {
        check::<String>(text, false);
    }
}

#[test]
fn options_lists_and_variants() {
    check::<Option<u8>>("3", true);
    check::<Option<u8>>("Some(3,)", true);
    check::<Option<u8>>("None", true);
    check::<Option<u8>>("Some()", false);
    check::<Vec<u8>>("[1, 2,]", true);
    check::<Vec<u8>>("[]", true);
    for text in ["[,]", "[1,,2]", "[1 2]", "[1", "(1)", "]"] {
        check::<Vec<u8>>(text, false);
    }
    for text in ["Plain", "One([])", "Two(1, 2)", "Fields(n: 1,)", "One([Plain, Plain])"] {
        check::<Kind>(text, true);
    }
    for text in ["plain", "One", "One()", "Two(1)", "Two(1, 2, 3)", "Fields(1)", "Fields()", "Fields(n: 1, n: 2)"] {
        check::<Kind>(text, false);
    }
    check::<(u8, String)>("(1, \"a\")", true);
    check::<(u8, String)>("(1, \"a\",)", true);
    check::<(u8, String)>("(1)", false);
    check::<Wrapped>("Wrapped(1)", true);
    check::<Wrapped>("(1)", true);
    check::<Wrapped>("Other(1)", false);
}

#[test]
fn an_error_names_its_line_and_column() {
    let error = |text: &str| notation::from_str::<Vec<Kind>>(text).unwrap_err().to_string();
    assert_eq!(
        error("[\n  Plain,\n  Plane,\n]"),
        "3:3: unknown variant `Plane`, expected one of `Plain`, `One`, `Two`, `Fields`"
    );
    assert_eq!(error("[\n  Fields(n: 200),\n]"), "2:13: invalid value: integer `200`, expected i8");
    assert_eq!(error("[ /* è */ Plain Plain]"), "1:17: expected `,` or `]`");
    assert_eq!(error("[Plain"), "1:7: expected `,` or `]`");
    assert_eq!(error("[Fields(m: 1)]"), "1:9: unknown field `m`, expected `n`");
}

#[test]
fn no_text_exhausts_the_stack() {
    for bracket in ["[", "One([", "Some("] {
        let deep = bracket.repeat(100_000);
        assert!(notation::from_str::<Vec<Kind>>(&deep).is_err());
        assert!(notation::from_str::<Vec<Kind>>(&format!("[{deep}")).is_err());
    }
    let text = notation::from_str::<Vec<Kind>>(&format!("[{}", "One([".repeat(1000))).unwrap_err().to_string();
    assert!(text.ends_with("expected fewer brackets within brackets"), "{text}");
}
