//! The compact notation: printed cards are read back, and errors say where and why.

use coal::card::{
    Against, Card, CardType, DamageKind, Effect, Model, ModelCard, Names, Pilot, Resource, Source, Tokens,
};
use coal::{CardSet, check, compact, set};
use proptest::collection::vec;
use proptest::prelude::*;

fn resource() -> impl Strategy<Value = Resource> {
    prop_oneof![Just(Resource::Steam), Just(Resource::Energy)]
}

fn against() -> impl Strategy<Value = Against> {
    prop_oneof![Just(Against::Physical), Just(Against::Energy)]
}

fn symbol() -> impl Strategy<Value = Effect> {
    let kind = prop_oneof![Just(DamageKind::Physical), Just(DamageKind::Energy), Just(DamageKind::Generic)];
    prop_oneof![
        (kind, any::<u8>()).prop_map(|(kind, n)| Effect::Damage { kind, n }),
        (against(), any::<u8>()).prop_map(|(kind, n)| Effect::Absorb { kind, n }),
        against().prop_map(|kind| Effect::NeutralizeAttack { kind }),
        (resource(), any::<u8>()).prop_map(|(kind, n)| Effect::RemoveTokens { kind, n }),
        any::<u8>().prop_map(|n| Effect::Transfer { n }),
        any::<u8>().prop_map(|n| Effect::Draw { n }),
        any::<u8>().prop_map(|n| Effect::DiscardDeck { n }),
        any::<u8>().prop_map(|n| Effect::DiscardHand { n }),
        any::<u8>().prop_map(|n| Effect::Heal { n }),
        any::<u8>().prop_map(|n| Effect::SelfDamage { n }),
        (resource(), any::<u8>()).prop_map(|(kind, n)| Effect::Generate { kind, n }),
    ]
}

fn effects() -> impl Strategy<Value = Vec<Effect>> {
    let one_of = vec(vec(symbol(), 0..4), 2..5).prop_map(Effect::OneOf);
    vec(prop_oneof![3 => symbol(), 1 => one_of], 0..5)
}

prop_compose! {
    fn any_card()(
        model in prop::sample::select(Model::ALL.to_vec()),
        kind in prop::sample::select(vec![
            CardType::PhysicalAttack,
            CardType::EnergyAttack,
            CardType::Reaction,
            CardType::SteamAccumulator,
            CardType::EnergyAccumulator,
        ]),
        (steam, energy, deck_building) in any::<(u8, u8, u8)>(),
        consume in resource(),
        effects in effects(),
        echo in effects(),
    ) -> Card {
        Card {
            id: "drawn".into(),
            name: Names { en: "drawn".into(), it: "drawn".into() },
            model,
            kind,
            cost: Tokens { steam, energy },
            consume,
            deck_building,
            effects,
            echo,
            source: Source::House,
        }
    }
}

proptest! {
    #[test]
    fn every_card_is_read_back_from_its_line(card in any_card()) {
        let line = compact::print(&card);
        prop_assert_eq!(compact::card("drawn", Model::C1, &line), Ok(card), "{}", line);
    }

    /// The crate `ron` is the reference for the notation of card files.
    #[test]
    fn every_card_is_written_and_read_in_ron_as_the_crate_ron_does(card in any_card(), name in any::<String>()) {
        let card = Card { name: Names { en: name.clone(), it: name }, ..card };
        let line = notation::to_string(&card).unwrap();
        prop_assert_eq!(&line, &ron::to_string(&card).unwrap());
        prop_assert_eq!(notation::from_str(&line), Ok(card));
    }

    #[test]
    fn no_text_makes_the_parser_panic(text in r"(C1 |[PERSAX]{2} |[0-9SE]{0,4}:|[adnr][PES][0-9]|echo\(|con |[|+,) éß]){0,12}") {
        if let Err(error) = compact::parse(&text) {
            prop_assert!(error.column >= 1 && error.column <= text.chars().count() + 1);
        }
    }

    #[test]
    fn no_text_at_all_makes_the_parser_panic(text in any::<String>()) {
        let _ = compact::parse(&text);
    }
}

#[test]
fn every_house_card_is_read_back_from_its_line() {
    for card in CardSet::house().cards() {
        let line = compact::print(card);
        let read = compact::card(&card.id, card.model, &line).unwrap_or_else(|error| panic!("{line}: {error}"));
        assert_eq!(read, Card { name: read.name.clone(), source: Source::House, ..card.clone() }, "{line}");
        assert_eq!(check::card(&read), [], "{line}");
    }
}

/// The house set is parsed without the crate `ron`, which would be a tenth of the page.
#[test]
fn the_files_of_the_house_set_say_to_ron_what_they_say_to_us() {
    for (name, text) in set::HOUSE_FILES {
        assert_eq!(notation::from_str::<Vec<Card>>(text).ok(), ron::from_str(text).ok(), "{name}");
    }
    assert_eq!(CardSet::house().pilots(), ron::from_str::<Vec<Pilot>>(set::HOUSE_PILOTS).unwrap());
    assert_eq!(CardSet::house().models(), ron::from_str::<Vec<ModelCard>>(set::HOUSE_MODELS).unwrap());
    assert_eq!(CardSet::house().cards().len(), 40);
}

#[test]
fn the_example_of_the_notation_is_read() {
    let card = compact::parse("RE 1S: aP1 dP1, con E, db1").expect("is the example");
    assert_eq!((card.model, card.kind, card.deck_building), (None, CardType::Reaction, 1));
    assert_eq!(card.cost, Tokens { steam: 1, energy: 0 });
    assert_eq!(card.consume, Resource::Energy);
    let absorb = Effect::Absorb { kind: Against::Physical, n: 1 };
    assert_eq!(card.effects, [absorb, Effect::Damage { kind: DamageKind::Physical, n: 1 }]);
}

#[test]
fn alternatives_echo_and_the_model_are_read() {
    let card = compact::parse("C4 RE 2S1E: aP2+dr1|aE1 he1 echo(dE1 nP), con S").expect("is a card");
    assert_eq!(card.model, Some(Model::C4));
    assert_eq!(card.cost, Tokens { steam: 2, energy: 1 });
    let alternatives = vec![
        vec![Effect::Absorb { kind: Against::Physical, n: 2 }, Effect::Draw { n: 1 }],
        vec![Effect::Absorb { kind: Against::Energy, n: 1 }],
    ];
    assert_eq!(card.effects, [Effect::OneOf(alternatives), Effect::Heal { n: 1 }]);
    assert_eq!(card.echo.len(), 2);
}

#[test]
fn mistakes_say_where_they_are_and_what_was_expected() {
    let cases = [
        ("", 1, "a model or a type"),
        ("C2", 3, "a type"),
        ("QA 1S: dP1, con S", 1, "`QA` is not a type"),
        ("PA 1S dP1", 4, "the cost and `:`"),
        ("PA 1X: dP1, con S", 5, "`X`"),
        ("PA 1: dP1, con S", 4, "followed by `S` or `E`"),
        ("PA 1S2S: dP1, con S", 6, "twice"),
        ("PA 1S: dQ1, con S", 8, "`dQ1` is not an effect"),
        ("PA 1S: dP, con S", 10, "a number"),
        ("PA 1S: dP999, con S", 10, "a number"),
        ("PA 1S: dP1+dr1, con S", 11, "`x|y`"),
        ("PA 1S: dP1|dr, con S", 14, "a number"),
        ("PA 1S: dP1, con X", 17, "`S` or `E`"),
        ("PA 1S: dP1", 11, "`con S` or `con E` is missing"),
        ("PA 1S: dP1, con S, con E", 20, "twice"),
        ("RE 1S: aP1 echo(dP1", 12, "`)` is missing"),
        ("RE è: dP1", 4, "`è`"),
    ];
    for (text, column, expected) in cases {
        let error = compact::parse(text).expect_err(text);
        assert_eq!(error.column, column, "{text}: {error}");
        assert!(error.message.contains(expected), "{text}: {error}");
    }
}
