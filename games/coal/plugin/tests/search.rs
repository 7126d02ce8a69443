//! The search language, with the cards of C.O.A.L. and with a small game made for these tests.

use cardfile::search::{Compare, Index, LONGEST, Query, Sought, Term};
use coal::CardSet;
use proptest::prelude::*;
use table::{Fact, Field, FieldKind, Language, Names, Searchable, Unkeyed};

/// Three warriors of another game: a card may lack a number, and may have several words of a kind.
struct Warriors;

const NAMES: [&str; 3] = ["Mishima Guard", "Perché no", "Tower Shield"];

impl Searchable for Warriors {
    fn fields(&self) -> Vec<Field> {
        let factions =
            vec![Names::new("mishima", "mishima"), Names::new("dark-legion|legion", "legione-oscura|legione")];
        vec![
            Field::new(Names::new("name", "nome"), FieldKind::Text(Unkeyed::Name)),
            Field::new(Names::new("text", "testo"), FieldKind::Text(Unkeyed::Words)),
            Field::new(Names::new("faction|f", "fazione"), FieldKind::Words(factions)),
            Field::new(Names::new("shoot|s", "spara"), FieldKind::Number),
            Field::new(Names::new("value|v", "valore"), FieldKind::Number),
            Field::new(Names::new("personality", "personaggio"), FieldKind::Flag),
        ]
    }

    fn count(&self) -> usize {
        3
    }

    fn tell(&self, card: usize, fact: &mut dyn FnMut(usize, Fact<'_>)) {
        fact(0, Fact::Text(NAMES[card]));
        fact(1, Fact::Text(["First strike.", "Strikes last.", "No text"][card]));
        if card < 2 {
            fact(2, Fact::Word(0));
            fact(3, Fact::Number(card as i32 + 4));
        }
        if card == 1 {
            fact(2, Fact::Word(1));
            fact(5, Fact::Is);
        }
        fact(4, Fact::Number(-1));
    }
}

fn check_found(query: &str, expected: &[usize]) {
    let index = Index::new(&Warriors);
    let read = index.read(query);
    assert_eq!(read.mistakes, [], "{query}");
    assert_eq!(index.find(&read.query), expected, "{query}: {:?}", read.query);
    assert_eq!(index.why_empty(&read.query).is_some(), expected.is_empty(), "{query}");
}

#[test]
fn terms_are_joined_excluded_and_bracketed() {
    check_found("", &[0, 1, 2]);
    check_found("  ", &[0, 1, 2]);
    check_found("mishima", &[0]);
    check_found("f:mishima s>=5", &[1]);
    check_found("f:mishima and s>=5", &[1]);
    check_found("fazione:mishima -è:personaggio", &[0]);
    check_found("f:mishima not is:personality", &[0]);
    check_found("non f:mishima", &[2]);
    check_found("--f:mishima", &[0, 1]);
    check_found("guard or shield", &[0, 2]);
    check_found("guard oppure shield", &[0, 2]);
    check_found("guard|shield", &[0, 2]);
    check_found("s<5 or s>=5 is:personality", &[0, 1]);
    check_found("(s<5 or s>=5) is:personality", &[1]);
    check_found("-(guard or shield)", &[1]);
    check_found("f:legion", &[1]);
    check_found("f:\"dark legion\"", &[1]);
}

#[test]
fn numbers_are_compared_and_a_card_without_the_number_never_fits() {
    check_found("s=4", &[0]);
    check_found("s:4", &[0]);
    check_found("s!=4", &[1]);
    check_found("-s=4", &[1, 2]);
    check_found("s < 5", &[0]);
    check_found("s<=5", &[0, 1]);
    check_found("s>4", &[1]);
    check_found("v=-1", &[0, 1, 2]);
    check_found("valore>-1", &[]);
}

#[test]
fn texts_are_compared_without_case_and_accents() {
    check_found("PERCHE", &[1]);
    check_found("\"perché no\"", &[1]);
    check_found("“perche no”", &[1]);
    check_found("no", &[1, 2]);
    check_found("strike or no", &[1, 0, 2]);
    check_found("text:strike", &[0, 1]);
    check_found("text:\"first strike\"", &[0]);
    check_found("text=\"first strike\"", &[0]);
    check_found("text=strike", &[]);
    check_found("text!=\"first strike\"", &[1, 2]);
    check_found("strike", &[0, 1]);
    check_found("trikes", &[]);
    check_found("\"or\"", &[]);
}

fn check_mistakes(query: &str, expected: &[&str]) {
    let said: Vec<String> = Index::new(&Warriors).read(query).mistakes.iter().map(ToString::to_string).collect();
    assert_eq!(said.len(), expected.len(), "{query}: {said:#?}");
    for (said, expected) in said.iter().zip(expected) {
        assert!(said.contains(expected), "{query}: expected `{expected}`, found `{said}`");
    }
}

#[test]
fn each_mistake_is_told_at_its_column_with_what_was_expected() {
    check_mistakes(
        "shot>=5",
        &[
            "column 1: `shot` is not a key: expected one of name, text, faction, shoot, value, is; did you mean `shoot`?",
        ],
    );
    check_mistakes(
        "a f:mishma",
        &[
            "column 5: `mishma` is not known for `faction`: expected one of mishima, dark-legion; did you mean `mishima`?",
        ],
    );
    check_mistakes(
        "is:personalty",
        &["column 4: `personalty` is nothing that a card is: expected one of personality; did you mean `personality`?"],
    );
    check_mistakes("personality:yes", &["did you mean `is:personality`?"]);
    check_mistakes("text>strike", &["column 1: `text` is a text and has no order, so `>` says nothing"]);
    check_mistakes("f<mishima", &["column 1: `faction` is one of some words and has no order"]);
    check_mistakes("is>personality", &["column 1: a card is something or is not"]);
    check_mistakes("s>=five", &["column 4: `five` is not a number; `shoot` is compared with a whole number"]);
    check_mistakes("s>=", &["column 4: a value is missing after `s`"]);
    check_mistakes("s>= f:mishima", &["column 5: `f` is not a number", "a key stands before"]);
    check_mistakes(">=5", &["column 1: a key stands before a comparison"]);
    check_mistakes("(a", &["column 1: this bracket is not closed"]);
    check_mistakes("a)", &["column 2: this `)` closes nothing"]);
    check_mistakes("()", &["column 1: nothing stands in this bracket"]);
    check_mistakes("\"a", &["column 1: this text is not closed"]);
    check_mistakes("a or", &["column 3: a term stands before and after `or`"]);
    check_mistakes("or a", &["column 1: a term stands before and after `or`"]);
    check_mistakes("a or or b", &["column 3: a term stands before and after `or`"]);
    check_mistakes("a not", &["column 3: a term stands after"]);
    check_mistakes("a - b", &["column 3: there is nothing to look for in `-`"]);
    check_mistakes("shot=1 s=x f:y )", &["column 1", "column 10", "column 14", "column 16"]);
    check_mistakes(&format!("{}a", "(".repeat(40)), &["column 25: at most 24 brackets"]);
    check_mistakes(&"a ".repeat(LONGEST), &["column 1001: a query has at most 1000 letters"]);
}

#[test]
fn what_is_right_is_kept_beside_what_is_wrong() {
    let index = Index::new(&Warriors);
    let read = index.read("f:mishima shot>=5 (is:personality or is:nothing) -s>x");
    assert_eq!(read.mistakes.len(), 3);
    assert_eq!(read.query.print(index.fields(), Language::It), "fazione:mishima è:personaggio");
}

fn check_reason(query: &str, expected: &str) {
    let index = Index::new(&Warriors);
    let read = index.read(query);
    assert_eq!(read.mistakes, [], "{query}");
    assert_eq!(index.why_empty(&read.query).map(|reason| reason.to_string()).as_deref(), Some(expected), "{query}");
}

#[test]
fn an_empty_result_says_its_reason() {
    check_reason("guard s>=9", "no card fits `shoot>=9`: shoot goes from 4 to 5");
    check_reason("gard s=4", "no card fits `gard`; did you mean `guard`?");
    check_reason("text:zzzzzz", "no card fits `text:zzzzzz`");
    check_reason("s=4 is:personality", "no card fits both `shoot=4` and `is:personality`");
    check_reason("guard shield", "no card fits both `guard` and `shield`");
    check_reason("-v=-1", "every card fits `value=-1`, so none is left");
    check_reason(
        "guard shield or s>9",
        "no card fits both `guard` and `shield`; no card fits `shoot>9`: shoot goes from 4 to 5",
    );
    check_reason(
        "(s=4 or s=5) (s=5 or shield) (s=4 or shield)",
        "each two of these terms go together, but no card fits all of them: \
        `(shoot=4 or shoot=5) (shoot=5 or shield) (shoot=4 or shield)`",
    );
}

#[test]
fn a_helper_puts_a_term_in_the_place_of_another() {
    let index = Index::new(&Warriors);
    let print = |query: &Query| query.print(index.fields(), Language::En);
    let (faction, shoot) = (index.key("faction").unwrap(), index.key("shoot").unwrap());
    let query = index.read("guard f:mishima").query;
    assert_eq!(query.word_of(faction), Some(0));
    let other = query.with_word(faction, Some(1));
    assert_eq!(print(&other), "guard faction:dark-legion");
    assert_eq!(print(&other.with_word(faction, None)), "guard");
    assert_eq!(print(&Query::Everything.with_word(faction, Some(1))), "faction:dark-legion");
    let either = index.read("guard or shield").query.with_word(faction, Some(1));
    assert_eq!(print(&either), "(guard or shield) faction:dark-legion");
    let above = index.read("s>4 guard").query;
    assert_eq!(above.number_of(shoot), Some((Compare::Above, 4)));
    assert_eq!(print(&above.with_number(shoot, Some((Compare::Equal, 2)))), "guard shoot=2");
}

#[test]
fn a_number_can_be_said_anew() {
    let mut index = Index::new(&Warriors);
    let shoot = index.key("spara").unwrap();
    index.set_number(2, shoot, 9);
    assert_eq!(index.find(&index.read("s=9").query), [2]);
    assert_eq!(index.key("nobody"), None);
}

#[test]
fn the_cards_of_coal_are_found_by_all_their_keys() {
    let cards = CardSet::house();
    let index = Index::new(&cards);
    let count = |query: &str| {
        let read = index.read(query);
        assert_eq!(read.mistakes, [], "{query}");
        index.find(&read.query).len()
    };
    assert_eq!(count("is:card"), cards.cards().len());
    assert_eq!(count("is:pilot"), cards.pilots().len());
    assert_eq!(count("model:c1 is:card"), 10);
    assert_eq!(count("modello:lancelot is:card"), 10);
    assert_eq!(count("type:attack"), count("type:physical or type:energy"));
    assert_eq!(count("tipo:accumulatore"), count("type:steam-accumulator or type:energy-accumulator"));
    assert_eq!(count("scudo torre"), 1);
    assert_eq!(count("pilot:luthor"), 11);
    assert_eq!(count("copies=2"), 40);
    assert_eq!(count("gives:steam") + count("gives:energy"), 40);
    assert_eq!(count("source:house") + count("source:printed"), index.count());
    assert_eq!(count("cost<=0"), count("is:free"));
    assert!(count("steam>1 damage>=2") > 0 && count("draw>0 or pesca>0") > 0 && count("testo:\"scarta\"") > 0);
    let mut first = index.clone();
    first.keep_first(cards.cards().len());
    assert!(first.find(&first.read("is:pilot").query).is_empty());
}

/// The queries in `docs/card-search.md` are parsed without mistakes, and those that are shown with a mistake have it.
#[test]
fn the_examples_of_the_document_are_as_it_says() {
    let document = include_str!("../../../../docs/card-search.md");
    let index = Index::new(&CardSet::house());
    let (mut queries, mut answers) = (0, 0);
    let mut last = None;
    for line in document.lines().map(str::trim) {
        if let Some(query) = line.strip_prefix("> ") {
            queries += 1;
            last = Some(index.read(query));
        } else if let (Some(answer), Some(read)) = (line.strip_prefix("= "), &last) {
            answers += 1;
            assert_eq!(read.mistakes, [], "{line}");
            let found = index.find(&read.query).len();
            let print = |language| read.query.print(index.fields(), language);
            let said = format!("{found} {} | {}", print(Language::En), print(Language::It));
            assert_eq!(said, answer);
        } else if let (Some(problem), Some(read)) = (line.strip_prefix("! "), &last) {
            answers += 1;
            let mut said: Vec<String> = read.mistakes.iter().map(ToString::to_string).collect();
            said.extend(index.why_empty(&read.query).filter(|_| said.is_empty()).map(|reason| reason.to_string()));
            assert!(said.iter().any(|said| said == problem), "expected `{problem}`, found {said:#?}");
        }
    }
    assert!(queries >= 10 && answers >= queries, "{queries} {answers}");
}

/// Every key of C.O.A.L., with all its names, is in the document.
#[test]
fn the_document_lists_every_key_of_coal() {
    let document = include_str!("../../../../docs/card-search.md");
    for field in CardSet::house().fields() {
        let words = match &field.kind {
            FieldKind::Words(words) if !field.keys.all().any(|key| key == "model") => words.clone(),
            _ => Vec::new(),
        };
        for name in field.keys.all().chain(words.iter().flat_map(Names::all)) {
            assert!(document.contains(&format!("`{name}`")), "`{name}` is not in docs/card-search.md");
        }
    }
}

/// A query of any form.
fn query() -> impl Strategy<Value = Query> {
    let sought = "\\PC{0,12}".prop_filter_map("letters", |text| Sought::new(&text));
    let term = prop_oneof![
        sought.clone().prop_map(Term::Bare),
        (3..5_usize, 0..6_usize, any::<i32>()).prop_map(|(field, compare, n)| Term::Number(
            field,
            Compare::ALL[compare],
            n
        )),
        (0..2_usize).prop_map(|word| Term::Word(2, word)),
        (0..2_usize, sought.clone()).prop_map(|(field, sought)| Term::Contains(field, sought)),
        (0..2_usize, sought).prop_map(|(field, sought)| Term::Equals(field, sought)),
        Just(Term::Is(5)),
    ];
    term.prop_map(Query::Term).prop_recursive(4, 24, 4, |inner| {
        prop_oneof![
            prop::collection::vec(inner.clone(), 1..4).prop_map(Query::all),
            prop::collection::vec(inner.clone(), 1..4).prop_map(Query::any),
            inner.prop_map(Query::negated),
        ]
    })
}

proptest! {
    #[test]
    fn a_query_that_is_printed_reads_back_in_both_languages(query in query()) {
        let index = Index::new(&Warriors);
        for language in Language::ALL {
            let text = query.print(index.fields(), language);
            prop_assume!(text.chars().count() <= LONGEST);
            let read = index.read(&text);
            prop_assert_eq!(&read.mistakes, &vec![], "{}", text);
            prop_assert_eq!(&read.query, &query, "{}", text);
        }
    }

    #[test]
    fn whatever_is_written_is_read_without_a_panic(text in "\\PC*") {
        read_and_print(&text)?;
    }

    #[test]
    fn whatever_is_made_of_the_signs_of_the_language_is_read(
        words in prop::collection::vec(prop::sample::select(vec![
            "(", ")", "-", "not", "or", "|", "and", "\"", "“", "”", "\\", ":", "=", "!=", "<", ">=", " ", "f", "s", "is",
            "name", "mishima", "personality", "5", "-1", "x", "!", "è", "99999999999",
        ]), 0..60)
    ) {
        read_and_print(&words.concat())?;
        read_and_print(&words.join(" "))?;
    }
}

/// Parses any text as a query, answers it, and parses its printed form again.
fn read_and_print(text: &str) -> Result<(), TestCaseError> {
    let index = Index::new(&Warriors);
    let read = index.read(text);
    let letters = text.chars().count();
    for mistake in &read.mistakes {
        prop_assert!((1..=letters.max(1) + 1).contains(&mistake.column), "{} in {:?}", mistake, text);
    }
    let found = index.find(&read.query);
    prop_assert_eq!(index.why_empty(&read.query).is_some(), found.is_empty());
    let printed = read.query.print(index.fields(), Language::It);
    if printed.chars().count() <= LONGEST {
        let again = index.read(&printed);
        prop_assert_eq!(&again.query, &read.query, "{:?} printed as {:?}", text, printed);
        prop_assert_eq!(again.mistakes, vec![], "{:?} printed as {:?}", text, printed);
    }
    Ok(())
}
