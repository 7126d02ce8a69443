//! Writes cards and Gifts.

use std::fmt::Write;

use super::words::{
    ANSWERS, AREAS, BARE, CATEGORIES, COUNTERMOVES, FACES, FIXED, NEW_ESTRI, PICKS, SIDES, TIMINGS, UNTIL, USAGES,
    VALUES, WHO, word,
};
use crate::language::{Amount, Area, Bound, Card, Counter, Countermove, Effect, Filter, Gift, Target, Until};

/// A card in one line: id, Estro, values, Gift.
#[must_use]
pub fn card(card: &Card) -> String {
    format!("{} {}", card.id, facts(card))
}

/// A card without its id, as it stands in a card file behind `ID =`: Estro, values, Gift.
#[must_use]
pub fn facts(card: &Card) -> String {
    let mut line = format!("{} {}", card.estro, card.values);
    if let Some(own) = &card.gift {
        line.push(' ');
        line.push_str(&gift(own));
    }
    line
}

/// A Gift: usage, timing, what qualifies it, and its effects.
#[must_use]
pub fn gift(gift: &Gift) -> String {
    let mut parts = vec![word(USAGES, &gift.usage).to_owned(), word(TIMINGS, &gift.timing).to_owned()];
    if gift.from_hand {
        parts.push("from-hand".to_owned());
    }
    if gift.optional {
        parts.push("optional".to_owned());
    }
    if gift.delay > 0 {
        parts.push(format!("delay {}", gift.delay));
    }
    if let Some(watched) = &gift.watch {
        parts.push(format!("watch({})", filter(watched)));
    }
    if let Some(Counter(answers, mode)) = &gift.counter {
        let mode = match mode {
            Countermove::Reduce(n) => format!("reduce {n}"),
            other => word(COUNTERMOVES, other).to_owned(),
        };
        parts.push(format!("counter({}) {mode}", word(ANSWERS, answers)));
    }
    if !gift.effects.is_empty() {
        parts.push(effects(&gift.effects));
    }
    parts.join(" ")
}

fn effects(list: &[Effect]) -> String {
    list.iter().map(effect).collect::<Vec<_>>().join("; ")
}

pub(in crate::language) fn effect(effect: &Effect) -> String {
    let timed = |name: &str, target: &Target, until: &Until| {
        format!("{name}({}, {})", self::target(target), word(UNTIL, until))
    };
    let one = |name: &str, target: &Target| format!("{name}({})", self::target(target));
    match effect {
        Effect::Add(to, value, amount, until) => {
            format!("add({}, {} {}, {})", target(to), word(VALUES, value), self::amount(*amount), word(UNTIL, until))
        }
        Effect::Double(to, value, until) => {
            format!("double({}, {}, {})", target(to), word(VALUES, value), word(UNTIL, until))
        }
        Effect::Swap(to, a, b, until) => format!("swap({}, {a} {b}, {})", target(to), word(UNTIL, until)),
        Effect::Exchange(whose, until) => timed("exchange", whose, until),
        Effect::Become(to, estro, until) => {
            format!("become({}, {}, {})", target(to), word(NEW_ESTRI, estro), word(UNTIL, until))
        }
        Effect::Destroy(to) => one("destroy", to),
        Effect::Save(to) => one("save", to),
        Effect::Protect(to, until) => timed("protect", to, until),
        Effect::Sacrifice(what) => one("sacrifice", what),
        Effect::Return(what) => one("return", what),
        Effect::ReturnInhibited(what) => one("return-inhibited", what),
        Effect::ToHand(what) => one("to-hand", what),
        Effect::Draw(who, n) => format!("draw({}, {n})", word(WHO, who)),
        Effect::DrawKeep(n, keep) => format!("draw-keep({n}, {keep})"),
        Effect::Discard(who, n, pick) => format!("discard({}, {n}, {})", word(WHO, who), word(PICKS, pick)),
        Effect::Mill(who, n) => format!("mill({}, {n})", word(WHO, who)),
        Effect::Deploy(face) => format!("deploy({})", word(FACES, face)),
        Effect::TurnUp(what) => one("turn-up", what),
        Effect::TurnDown(what) => one("turn-down", what),
        Effect::Look(at) => one("look", at),
        Effect::Reveal(what) => one("reveal", what),
        Effect::Coin(then) => format!("coin({})", effects(then)),
        Effect::Toss(heads, tails) => format!("toss({}, {})", effects(heads), effects(tails)),
        Effect::Inhibit(whom, until) => timed("inhibit", whom, until),
        Effect::ExtraPlay(None) => "extra-play(any)".to_owned(),
        Effect::ExtraPlay(Some(estro)) => format!("extra-play({estro})"),
        Effect::ExtraAttack(n) => format!("extra-attack({n})"),
        Effect::AttackAgain(who) => one("attack-again", who),
        Effect::CannotAttack(who, until) => timed("cannot-attack", who, until),
        Effect::Rest(who) => one("rest", who),
        Effect::MustAttack(who) => one("must-attack", who),
        Effect::HandLimit(n, until) => format!("hand-limit({n:+}, {})", word(UNTIL, until)),
        Effect::AttackOnce(who) => format!("attack-once({})", word(WHO, who)),
        Effect::SkipDraw(who) => format!("skip-draw({})", word(WHO, who)),
        Effect::Redirect(to) => one("redirect", to),
        Effect::Synapses(n) => format!("synapses({n})"),
        Effect::Token(to) => one("token", to),
        Effect::Shields(n) => format!("shields({n:+})"),
        Effect::Alarm(n) => format!("alarm({n:+})"),
        Effect::Push(whom, n) => format!("push({}, {n})", target(whom)),
        Effect::DeployInhibited | Effect::Summon | Effect::ZoneExtra | Effect::ZoneReplace | Effect::StopAttack => {
            word(BARE, effect).to_owned()
        }
    }
}

fn amount(amount: Amount) -> String {
    match amount {
        Amount::Of(n) => format!("{n:+}"),
        Amount::Each(n, each) => format!("{n:+} each {}", filter(&each)),
    }
}

fn target(target: &Target) -> String {
    let how = match target {
        Target::Choose(_) => "choose",
        Target::Random(_) => "random",
        Target::Highest(_) => "highest",
        Target::Lowest(_) => "lowest",
        Target::All(_) => "all",
        fixed => word(FIXED, fixed),
    };
    match target.filter() {
        Some(described) => format!("{how} {}", filter(described)),
        None => how.to_owned(),
    }
}

fn filter(filter: &Filter) -> String {
    let mut text = word(SIDES, &filter.side).to_owned();
    let mut add = |word: &str| {
        text.push(' ');
        text.push_str(word);
    };
    if filter.area != Area::Field {
        add(word(AREAS, &filter.area));
    }
    for (is_on, word) in [(filter.other, "other"), (filter.another, "another"), (filter.attacked, "attacked")] {
        if is_on {
            add(word);
        }
    }
    if let Some(estro) = filter.estro {
        add(estro.as_str());
    }
    if let Some(category) = &filter.category {
        add(word(CATEGORIES, category));
    }
    if let Some(face) = &filter.face {
        add(word(FACES, face));
    }
    match filter.tot {
        Some(Bound::AtMost(n)) => write!(text, " tot<={n}").expect("a string takes everything"),
        Some(Bound::AtLeast(n)) => write!(text, " tot>={n}").expect("a string takes everything"),
        None => {}
    }
    text
}
