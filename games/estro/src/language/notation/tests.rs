//! The notation reads back what it writes, and says where something does not fit.

use proptest::prelude::*;
use table::Language;

use super::words::{
    ANSWERS, AREAS, BARE, CATEGORIES, COUNTERMOVES, DESCRIBED, ESTRI, FACES, FIXED, NEW_ESTRI, PICKS, SIDES, STATS,
    TARGETED, TIMED, TIMINGS, UNTIL, USAGES, VALUES, WHO, Words,
};
use super::{MOST_EFFECTS, card, gift, read_card, read_gift};
use crate::language::{Amount, Area, Bound, Counter, Countermove, Effect, Filter, Gift, Moment, Target, Timing};

fn any_of<T: Copy + std::fmt::Debug + 'static>(words: Words<T>) -> impl Strategy<Value = T> {
    (0..words.len()).prop_map(|place| words[place].1)
}

fn filters() -> impl Strategy<Value = Filter> {
    let bound = prop_oneof![(0..=200u8).prop_map(Bound::AtMost), (0..=200u8).prop_map(Bound::AtLeast)];
    let area = prop_oneof![Just(Area::Field), any_of(AREAS)];
    let (estro, category, face) = (
        proptest::option::of(any_of(ESTRI)),
        proptest::option::of(any_of(CATEGORIES)),
        proptest::option::of(any_of(FACES)),
    );
    (any_of(SIDES), area, any::<[bool; 3]>(), estro, category, face, proptest::option::of(bound)).prop_map(
        |(side, area, [other, another, attacked], estro, category, face, tot)| Filter {
            side,
            area,
            other,
            another,
            attacked,
            estro,
            category,
            face,
            tot,
        },
    )
}

fn targets() -> impl Strategy<Value = Target> {
    prop_oneof![any_of(FIXED), ((0..DESCRIBED.len()), filters()).prop_map(|(place, filter)| DESCRIBED[place].1(filter))]
}

fn effects() -> impl Strategy<Value = Effect> {
    let amount = prop_oneof![
        (-99..=99i8).prop_map(Amount::Of),
        ((-99..=99i8), filters()).prop_map(|(n, each)| Amount::Each(n, each))
    ];
    let leaf = prop_oneof![
        (targets(), any_of(VALUES), amount, any_of(UNTIL))
            .prop_map(|(to, value, n, until)| Effect::Add(to, value, n, until)),
        (targets(), any_of(VALUES), any_of(UNTIL)).prop_map(|(to, value, until)| Effect::Double(to, value, until)),
        (targets(), any_of(STATS), any_of(STATS), any_of(UNTIL))
            .prop_map(|(to, a, b, until)| Effect::Swap(to, a, b, until)),
        (targets(), any_of(NEW_ESTRI), any_of(UNTIL)).prop_map(|(to, estro, until)| Effect::Become(to, estro, until)),
        ((0..TARGETED.len()), targets()).prop_map(|(place, to)| TARGETED[place].1(to)),
        ((0..TIMED.len()), targets(), any_of(UNTIL)).prop_map(|(place, to, until)| TIMED[place].1(to, until)),
        (0..BARE.len()).prop_map(|place| BARE[place].1.clone()),
        (any_of(WHO), 1..=9u8).prop_map(|(who, n)| Effect::Draw(who, n)),
        (1..=9u8, 1..=9u8).prop_map(|(n, keep)| Effect::DrawKeep(n, keep)),
        (any_of(WHO), 1..=9u8, any_of(PICKS)).prop_map(|(who, n, pick)| Effect::Discard(who, n, pick)),
        (any_of(WHO), 1..=9u8).prop_map(|(who, n)| Effect::Mill(who, n)),
        any_of(FACES).prop_map(Effect::Deploy),
        proptest::option::of(any_of(ESTRI)).prop_map(Effect::ExtraPlay),
        (1..=9u8).prop_map(Effect::ExtraAttack),
        (-9..=9i8, any_of(UNTIL)).prop_map(|(n, until)| Effect::HandLimit(n, until)),
        any_of(WHO).prop_map(Effect::SkipDraw),
        any_of(WHO).prop_map(Effect::AttackOnce),
        (1..=9u8).prop_map(Effect::Synapses),
        (-99..=99i8).prop_map(Effect::Shields),
        (-9..=9i8).prop_map(Effect::Alarm),
        (targets(), 1..=3u8).prop_map(|(whom, n)| Effect::Push(whom, n)),
    ]
    .boxed();
    let some = || proptest::collection::vec(leaf.clone(), 1..=2);
    let tosses = (some(), some()).prop_map(|(heads, tails)| Effect::Toss(heads, tails));
    prop_oneof![16 => leaf.clone(), 2 => some().prop_map(Effect::Coin), 1 => tosses]
}

pub(crate) fn gifts() -> impl Strategy<Value = Gift> {
    let mode = prop_oneof![any_of(COUNTERMOVES), (1..=99u8).prop_map(Countermove::Reduce)];
    let counter = proptest::option::of((any_of(ANSWERS), mode).prop_map(|(answers, mode)| Counter(answers, mode)));
    let list = proptest::collection::vec(effects(), 0..=2).prop_map(|mut list| {
        // Two coins with all that hangs on them are more than a Gift has.
        let size = |effect: &Effect| match effect {
            Effect::Coin(then) => 1 + then.len(),
            Effect::Toss(heads, tails) => 1 + heads.len() + tails.len(),
            _ => 1,
        };
        if list.iter().map(size).sum::<usize>() > MOST_EFFECTS {
            list.truncate(1);
        }
        list
    });
    let watch = proptest::option::of(filters());
    (any_of(USAGES), any_of(TIMINGS), any::<(bool, bool)>(), 0..=9u8, watch, counter, list).prop_map(
        |(usage, timing, (from_hand, optional), delay, watch, counter, effects)| Gift {
            usage,
            timing,
            from_hand,
            optional,
            delay,
            watch,
            counter,
            effects,
        },
    )
}

proptest! {
    #[test]
    fn every_gift_reads_back_as_it_was_written(given in gifts()) {
        let text = gift(&given);
        prop_assert_eq!(read_gift(&text), Ok(given), "{}", text);
    }

    #[test]
    fn no_text_is_too_odd_to_be_refused(text in "\\PC{0,60}") {
        let _ = read_card(&text);
        let _ = read_gift(&text);
    }
}

#[test]
fn every_moment_has_its_word() {
    for moment in Moment::ALL {
        assert!(TIMINGS.iter().any(|(_, timing)| *timing == Timing::Activated(moment)), "{moment:?}");
    }
}

#[test]
fn what_does_not_fit_is_told_with_its_column_and_what_was_expected() {
    let cases = [
        ("x", 2, "`ardo`"),
        ("x lava 1/2/3/4/5", 3, "`ardo`"),
        ("x ardo 1/2/3", 8, "16/19/13/5/19"),
        ("x ardo 1/2/3/4/5 twice", 18, "`once`"),
        ("x ardo 1/2/3/4/5 once on-playy", 23, "did you mean `on-play`"),
        ("x ardo 1/2/3/4/5 once on-play destroi(foe)", 31, "did you mean `destroy`"),
        ("x ardo 1/2/3/4/5 once on-play destroy(foe", 42, "`)`"),
        ("x ardo 1/2/3/4/5 once on-play draw(you, 0)", 41, "from 1 to 9"),
        ("x ardo 1/2/3/4/5 once on-play draw(you, 1) draw(you, 1)", 44, "Nothing more"),
        ("x ardo 1/2/3/4/5 once on-play coin(coin(draw(you, 1)))", 41, "inside another"),
    ];
    for (line, column, expected) in cases {
        let error = read_card(line).unwrap_err();
        let said = error.message.say(Language::En);
        assert!(error.column == column && said.contains(expected), "{line}\n{}: {said}", error.column);
        assert_ne!(error.message.say(Language::It), said);
    }
}

#[test]
fn a_card_is_written_in_one_line() {
    let line = "manpo-30 manpo 9/8/12/9/22 plain on-attack optional watch(own other manpo) \
                add(cause, atk +2 each own incinerator ardo, clash); coin(destroy(lowest enemy up tot<=60))";
    assert_eq!(card(&read_card(line).unwrap()), line);
}
