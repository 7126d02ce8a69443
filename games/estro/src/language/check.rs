//! What a card and a catalogue must keep. All problems are reported together, each with what to do.

use std::collections::HashMap;
use std::fmt;

use phrases::Value as Given;
use table::{Language, Wording};

use super::notation::{self, MOST_EFFECTS};
use super::{
    Amount, Area, Card, Countermove, Effect, Face, Filter, Gift, Moment, Side, Target, Timing, Until, Usage, Value,
    Values,
};
use crate::words::say;

/// The most cards of a catalogue (ESTRO-GEN-01).
const MOST_CARDS: usize = crate::set::MOST_CARDS;
/// The most cards that the controller of one Gift chooses.
const MOST_CHOICES: usize = crate::state::CHOSEN;
/// The most cards of which some are kept.
const MOST_DRAWN: u8 = 4;
/// The longest delay of a Gift, in turns.
const LONGEST_DELAY: u8 = 9;
/// How much of what somebody wrote stands in a message.
const SHOWN: usize = 40;

/// What is wrong with a card.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CardProblem {
    /// The field it is about: `id`, `name`, `values` or `gift`.
    pub field: &'static str,
    /// What was found and what is expected.
    pub message: Wording,
}

impl CardProblem {
    /// The field and the message.
    #[must_use]
    pub fn wording(&self) -> Wording {
        Wording::new(|language| format!("{}: {}", self.field, self.message.say(language)))
    }
}

impl fmt::Display for CardProblem {
    /// In English.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.field, self.message.say(Language::En))
    }
}

/// Everything that is wrong with the cards of a catalogue, each problem with the place of its card in the list.
#[must_use]
pub fn catalogue(cards: &[Card]) -> Vec<(usize, CardProblem)> {
    let mut found = Vec::new();
    let (mut ids, mut names) = (HashMap::new(), HashMap::new());
    for (place, card) in cards.iter().enumerate() {
        found.extend(self::card(card).into_iter().map(|problem| (place, problem)));
        if ids.insert(card.id.as_str(), place).is_some() {
            found.push((place, problem("id", "check-id-twice", &[("id", short(&card.id).into())])));
        }
        if names.insert(card.name.as_str(), place).is_some() {
            found.push((place, problem("name", "check-name-twice", &[("name", short(&card.name).into())])));
        }
    }
    if cards.len() > MOST_CARDS {
        found.push((MOST_CARDS, problem("id", "check-cards", &[("most", MOST_CARDS.into())])));
    }
    found
}

/// Everything that is wrong with a card alone.
#[must_use]
pub fn card(card: &Card) -> Vec<CardProblem> {
    let mut found = Vec::new();
    if !is_id(&card.id) {
        found.push(problem("id", "check-id", &[("id", short(&card.id).into())]));
    }
    if card.name.trim().is_empty() {
        found.push(problem("name", "check-name", &[]));
    } else if card.name.trim() != card.name || card.name.chars().any(char::is_control) {
        // A record has it at the end of a line.
        found.push(problem("name", "check-name-line", &[]));
    }
    if card.values.by_stat().iter().any(|value| *value > Values::MOST) {
        found.push(problem("values", "check-values", &[("most", Values::MOST.into())]));
    }
    if let Some(own) = &card.gift {
        found.extend(gift(own));
    }
    found
}

/// Everything that is wrong with a Gift.
#[must_use]
pub fn gift(gift: &Gift) -> Vec<CardProblem> {
    gift_of(gift, |_| false)
}

/// Everything that is wrong with what an object of Single Player or the skill of a ship does.
#[must_use]
pub(crate) fn gift_of_fleet(gift: &Gift) -> Vec<CardProblem> {
    gift_of(gift, |effect| matches!(effect, Effect::Shields(_) | Effect::Alarm(_)))
}

/// The same, with effects of a mode that are allowed.
fn gift_of(gift: &Gift, allows: fn(&Effect) -> bool) -> Vec<CardProblem> {
    let mut check = GiftCheck { gift, allows, at: None, found: Vec::new() };
    check.frame();
    if check.counts() {
        for effect in gift.all_effects() {
            check.at = Some(effect);
            check.effect(effect);
        }
    }
    check.found
}

pub(crate) fn problem(field: &'static str, id: &str, values: &[(&str, Given<'_>)]) -> CardProblem {
    CardProblem { field, message: Wording::new(|language| say(language, id, values)) }
}

pub(crate) fn is_id(id: &str) -> bool {
    !id.is_empty() && id.bytes().all(|byte| matches!(byte, b'a'..=b'z' | b'0'..=b'9' | b'-'))
}

/// What somebody wrote, short enough for a message.
fn short(text: &str) -> String {
    if text.chars().count() <= SHOWN { text.to_owned() } else { text.chars().take(SHOWN).chain(['…']).collect() }
}

/// Whether a clash may be going on when a Gift of this timing is resolved.
const fn is_of_clash(timing: Timing) -> bool {
    matches!(
        timing,
        Timing::Passive
            | Timing::OnAttack
            | Timing::OnAttacked
            | Timing::OnWon
            | Timing::OnResisted
            | Timing::OnDying
            | Timing::OnDestroyed
            | Timing::Activated(Moment::Declared | Moment::Dice | Moment::Death | Moment::After)
    )
}

/// Whether the attack may still be stopped or led elsewhere then: before the comparison (ESTRO-ATK-16).
const fn is_before_comparison(timing: Timing) -> bool {
    matches!(timing, Timing::OnAttack | Timing::OnAttacked | Timing::Activated(Moment::Declared | Moment::Dice))
}

/// Whether there is a card that made the Gift activate, other than by being where it is.
const fn has_cause(timing: Timing) -> bool {
    matches!(
        timing,
        Timing::OnAttack
            | Timing::OnAttacked
            | Timing::OnWon
            | Timing::OnResisted
            | Timing::OnDying
            | Timing::OnDestroyed
            | Timing::OnOpponentGift
            | Timing::OnOpponentPlay
            | Timing::Activated(Moment::Declared | Moment::Dice | Moment::Death)
    )
}

/// Whether a Gift of this timing can be about what happens to another card.
const fn watches(timing: Timing) -> bool {
    matches!(
        timing,
        Timing::OnAttack
            | Timing::OnAttacked
            | Timing::OnWon
            | Timing::OnResisted
            | Timing::OnDying
            | Timing::OnDestroyed
            | Timing::OnOpponentGift
            | Timing::OnOpponentPlay
    )
}

/// Whether attacks of its controller may still follow in the same turn.
const fn may_attack_after(timing: Timing) -> bool {
    matches!(
        timing,
        Timing::OnPlay
            | Timing::OnAttack
            | Timing::OnWon
            | Timing::StartOfTurn
            | Timing::Activated(Moment::Draw | Moment::Play | Moment::After)
    )
}

/// Whether plays of its controller may still follow in the same turn.
const fn may_play_after(timing: Timing) -> bool {
    matches!(timing, Timing::OnPlay | Timing::StartOfTurn | Timing::Activated(Moment::Draw | Moment::Play))
}

struct GiftCheck<'a> {
    gift: &'a Gift,
    /// Whether an effect that belongs to a mode has its place here.
    allows: fn(&Effect) -> bool,
    /// The effect that is looked at.
    at: Option<&'a Effect>,
    found: Vec<CardProblem>,
}

impl<'a> GiftCheck<'a> {
    fn add(&mut self, id: &str) {
        let at = self.at.map(|effect| format!("`{}`: ", notation::effect(effect))).unwrap_or_default();
        let message = Wording::new(|language| format!("{at}{}", say(language, id, &[])));
        self.found.push(CardProblem { field: "gift", message });
    }

    fn add_unless(&mut self, holds: bool, id: &str) {
        if !holds {
            self.add(id);
        }
    }

    /// Usage, timing, and what stands between them and the effects.
    fn frame(&mut self) {
        let gift = self.gift;
        let is_by_choice = matches!(gift.timing, Timing::Activated(_));
        match gift.timing {
            Timing::Passive => self.add_unless(gift.usage == Usage::Infinite, "check-passive-usage"),
            // Nothing but its being used up would limit how often it is used in one window.
            Timing::Activated(_) if !gift.from_hand => self.add_unless(gift.usage == Usage::Once, "check-window-usage"),
            // A passive Gift stops when its card leaves the field (ESTRO-GIFT-21).
            Timing::OnDestroyed if gift.watch.is_none() => {
                self.add_unless(gift.usage != Usage::Infinite, "check-destroyed-usage");
            }
            _ => {}
        }
        self.add_unless(!gift.from_hand || is_by_choice, "check-hand");
        self.add_unless(!gift.optional || !(is_by_choice || gift.timing == Timing::Passive), "check-optional");
        let may_wait = gift.timing == Timing::OnPlay && gift.usage != Usage::Infinite && gift.delay <= LONGEST_DELAY;
        self.add_unless(gift.delay == 0 || may_wait, "check-delay");
        if let Some(counter) = gift.counter {
            self.add_unless(gift.timing == Timing::OnOpponentGift, "check-counter");
            self.add_unless(counter.1 != Countermove::Reduce(0), "check-number");
        }
        if let Some(watched) = &gift.watch {
            self.add_unless(watches(gift.timing) && gift.counter.is_none(), "check-watch");
            self.add_unless(watched.area == Area::Field, "check-area");
            self.filter(watched);
            let is_of_opponent = matches!(gift.timing, Timing::OnOpponentPlay | Timing::OnOpponentGift);
            self.add_unless(!is_of_opponent || watched.side == Side::Enemy, "check-watch-enemy");
        }
    }

    /// How many effects, choices and coins; `false` for too many effects to look at each.
    fn counts(&mut self) -> bool {
        let gift = self.gift;
        self.add_unless(!gift.effects.is_empty() || gift.counter.is_some(), "check-nothing");
        let is_coin = |effect: &Effect| matches!(effect, Effect::Coin(_) | Effect::Toss(..));
        let coins = gift.effects.iter().filter(|effect| is_coin(effect)).count();
        let is_nested = gift.all_effects().any(is_coin);
        let is_empty = gift.effects.iter().any(|effect| match effect {
            Effect::Coin(then) => then.is_empty(),
            Effect::Toss(heads, tails) => heads.is_empty() || tails.is_empty(),
            _ => false,
        });
        self.add_unless(coins <= 1 && !is_nested && !is_empty, "check-coin");
        let choices = gift.all_effects().filter(|effect| matches!(effect.target(), Some(Target::Choose(_)))).count();
        if choices > MOST_CHOICES {
            self.found.push(problem("gift", "check-choices", &[("most", MOST_CHOICES.into())]));
        }
        // A coin counts like the effects behind it.
        let is_short = coins + gift.all_effects().count() <= MOST_EFFECTS;
        if !is_short {
            self.found.push(problem("gift", "check-effects", &[("most", MOST_EFFECTS.into())]));
        }
        is_short
    }

    fn effect(&mut self, effect: &Effect) {
        if let Some(target) = effect.target() {
            self.target(target);
            self.area(effect, target);
        }
        if let Some(until) = until_of(effect) {
            self.until(effect, until);
        }
        if self.gift.timing == Timing::Passive {
            self.passive(effect);
        }
        self.moment(effect);
        self.numbers(effect);
        let is_of_mode = matches!(
            effect,
            Effect::Summon
                | Effect::Synapses(_)
                | Effect::Token(_)
                | Effect::Shields(_)
                | Effect::Alarm(_)
                | Effect::Push(..)
        );
        self.add_unless(!is_of_mode || (self.allows)(effect), "check-mode");
    }

    /// Whether the target exists at this timing, and can be found without a look at what is hidden.
    fn target(&mut self, target: &Target) {
        let timing = self.gift.timing;
        match target {
            Target::Foe => self.add_unless(is_of_clash(timing) && !self.gift.from_hand, "check-foe"),
            Target::Attacker | Target::Attacked => self.add_unless(is_of_clash(timing), "check-clash"),
            Target::Cause => self.add_unless(has_cause(timing), "check-cause"),
            Target::This => self.add_unless(!self.gift.from_hand, "check-this"),
            Target::Choose(filter) => {
                self.add_unless(filter.area != Area::Hand || filter.side == Side::Own, "check-hidden");
                // That somebody is asked must not tell what a hand holds.
                self.add_unless(filter.area != Area::Hand || !filter.needs_a_face(), "check-any-card");
            }
            // Only on the field has a card a TOT that everybody compares.
            Target::Highest(filter) | Target::Lowest(filter) => {
                self.add_unless(filter.area == Area::Field, "check-compared");
            }
            Target::Chosen => {
                let before =
                    self.gift.all_effects().take_while(|effect| self.at.is_none_or(|at| !std::ptr::eq(*effect, at)));
                let is_chosen = before.into_iter().any(crate::facts::chooses);
                self.add_unless(is_chosen, "check-chosen");
            }
            Target::Random(_) | Target::All(_) => {}
        }
        if let Some(filter) = target.filter() {
            self.filter(filter);
        }
    }

    /// A covered card has no Estro, no Gift and no values (ESTRO-GIFT-18).
    fn filter(&mut self, filter: &Filter) {
        let is_possible =
            filter.face != Some(Face::Down) || (filter.estro, filter.category, filter.tot) == (None, None, None);
        self.add_unless(is_possible, "check-covered");
        self.add_unless(filter.area == Area::Field || filter.face.is_none(), "check-face");
    }

    /// Whether the effect can do something to cards that lie there.
    fn area(&mut self, effect: &Effect, target: &Target) {
        let own_death = *target == Target::This && matches!(self.gift.timing, Timing::OnDestroyed);
        let lies_in = |area: Area| target.filter().is_some_and(|filter| filter.area == area);
        let on_field = target.filter().is_none_or(|filter| filter.area == Area::Field) && !own_death;
        let fits = match effect {
            Effect::Return(_) | Effect::ReturnInhibited(_) => lies_in(Area::Incinerator) || own_death,
            Effect::ToHand(_) => !lies_in(Area::Hand),
            Effect::Sacrifice(_) => {
                *target == Target::This && on_field
                    || target.filter().is_some_and(|filter| filter.side == Side::Own && !lies_in(Area::Incinerator))
            }
            Effect::Look(_) => !lies_in(Area::Incinerator),
            Effect::Reveal(_) => lies_in(Area::Hand),
            Effect::TurnUp(_) => on_field && target.filter().is_none_or(|filter| filter.face == Some(Face::Down)),
            _ => on_field,
        };
        self.add_unless(fits, "check-area");
    }

    /// Whether the change can last that long.
    fn until(&mut self, effect: &Effect, until: Until) {
        let timing = self.gift.timing;
        match until {
            Until::While => self.add_unless(timing == Timing::Passive, "check-while"),
            Until::Clash => {
                // When W-AFTER opens the clash is over.
                let goes_on = is_of_clash(timing) && timing != Timing::Activated(Moment::After);
                self.add_unless(goes_on, "check-clash");
            }
            // Values are lost when a card leaves the field (ESTRO-DEST-06); an inhibition may follow it.
            Until::Match => self.add_unless(matches!(effect, Effect::Inhibit(..)), "check-match"),
            Until::Turn | Until::NextTurn | Until::Round | Until::Leaves => {}
        }
        if matches!(effect, Effect::HandLimit(..)) {
            self.add_unless(matches!(until, Until::Turn | Until::NextTurn), "check-hand-limit");
        }
    }

    /// A passive Gift is a sum that is made anew whenever values are read: it adds to cards that are there, and never asks
    /// for a TOT on the way.
    fn passive(&mut self, effect: &Effect) {
        let Effect::Add(target, _, amount, until) = effect else { return self.add("check-passive") };
        let is_static =
            matches!(target, Target::This | Target::Foe | Target::Attacker | Target::Attacked | Target::All(_));
        let asks_for_tot = |filter: &Filter| filter.tot.is_some();
        let each = match amount {
            Amount::Each(_, filter) => Some(filter),
            Amount::Of(_) => None,
        };
        let is_endless = target.filter().is_some_and(asks_for_tot) || each.is_some_and(asks_for_tot);
        self.add_unless(is_static && *until == Until::While, "check-passive");
        self.add_unless(!is_endless, "check-passive-tot");
    }

    /// Whether the effect can still happen at this timing.
    fn moment(&mut self, effect: &Effect) {
        let timing = self.gift.timing;
        match effect {
            Effect::Save(_) => {
                let is_dying = matches!(timing, Timing::OnDying | Timing::Activated(Moment::Death));
                self.add_unless(is_dying, "check-save");
            }
            Effect::StopAttack | Effect::Redirect(_) => {
                self.add_unless(is_before_comparison(timing), "check-attack-over");
            }
            Effect::ExtraAttack(_) | Effect::AttackAgain(_) => {
                self.add_unless(may_attack_after(timing), "check-more-attacks");
            }
            Effect::ExtraPlay(_) => self.add_unless(may_play_after(timing), "check-more-plays"),
            _ => {}
        }
    }

    fn numbers(&mut self, effect: &Effect) {
        let fits = match effect {
            Effect::Add(_, _, amount, _) => {
                let n = match amount {
                    Amount::Of(n) => *n,
                    Amount::Each(n, filter) => {
                        self.filter(filter);
                        // A public value must not tell what a hand holds.
                        let tells = filter.area == Area::Hand && filter.needs_a_face();
                        self.add_unless(!tells, "check-hidden");
                        *n
                    }
                };
                (-99..=99).contains(&n) && n != 0
            }
            Effect::Double(_, Value::Tot, _) => {
                self.add("check-double");
                true
            }
            Effect::Swap(_, a, b, _) => {
                self.add_unless(a != b, "check-swap");
                true
            }
            Effect::Draw(_, n) | Effect::Discard(_, n, _) | Effect::Mill(_, n) | Effect::ExtraAttack(n) => {
                (1..=9).contains(n)
            }
            Effect::DrawKeep(n, keep) => {
                self.add_unless(*keep < *n && *n <= MOST_DRAWN, "check-draw-keep");
                *keep > 0
            }
            Effect::HandLimit(n, _) => (-9..=9).contains(n) && *n != 0,
            _ => true,
        };
        self.add_unless(fits, "check-number");
    }
}

/// How long the change of an effect lasts, where it is a change.
const fn until_of(effect: &Effect) -> Option<Until> {
    match effect {
        Effect::Add(.., until)
        | Effect::Double(_, _, until)
        | Effect::Swap(.., until)
        | Effect::Exchange(_, until)
        | Effect::Become(_, _, until)
        | Effect::Protect(_, until)
        | Effect::Inhibit(_, until)
        | Effect::CannotAttack(_, until)
        | Effect::HandLimit(_, until) => Some(*until),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::language::notation::{read_card, read_gift};

    /// Whether exactly this is wrong with a Gift; nothing for an empty text.
    fn assert_gift(text: &str, expected: &str) {
        let gift = read_gift(text).unwrap_or_else(|error| panic!("{text}: {}", error.message.say(Language::En)));
        let found: Vec<String> = super::gift(&gift).iter().map(ToString::to_string).collect();
        let expected: Vec<&str> = expected.split(" + ").filter(|part| !part.is_empty()).collect();
        let fits = found.len() == expected.len()
            && found.iter().zip(&expected).all(|(found, expected)| found.contains(expected));
        assert!(fits, "{text}\n{found:#?}");
    }

    #[test]
    fn what_a_gift_must_keep_is_told() {
        let cases = [
            ("once on-play destroy(choose enemy)", ""),
            ("infinite passive add(all own other, atk +2 each enemy down, while)", ""),
            ("once passive add(this, atk +2, while)", "write `infinite`"),
            ("infinite passive draw(you, 1)", "only adds"),
            ("infinite passive add(choose own, atk +2, while)", "only adds"),
            ("infinite passive add(this, atk +2, turn)", "only adds"),
            ("infinite passive add(all own tot<=60, atk +2, while)", "cannot depend on a TOT"),
            ("infinite passive add(this, atk +2 each any tot>=60, while)", "cannot depend on a TOT"),
            ("once on-play add(this, atk +2, while)", "`while` belongs"),
            ("plain w-play draw(you, 1)", "is used once"),
            ("plain w-play from-hand draw(you, 1)", ""),
            ("once on-attack from-hand draw(you, 1)", "by choice only"),
            ("once w-dice from-hand add(foe, atk -2, clash)", "There is a foe only"),
            ("once w-draw from-hand protect(this, turn)", "does not lie on the field"),
            ("once w-dice optional draw(you, 1)", "can be optional"),
            ("infinite on-destroyed draw(you, 1)", "stops when its own card"),
            ("infinite on-destroyed watch(own other) draw(you, 1)", ""),
            ("once on-attack delay 2 draw(you, 1)", "can wait"),
            ("once on-play counter(any) annul", "has the timing"),
            ("once on-opponent-gift counter(any) reduce 2", ""),
            ("once on-play watch(own) draw(you, 1)", "watch other cards"),
            ("once on-opponent-play watch(own) draw(you, 1)", "write `enemy`"),
            ("once on-opponent-gift watch(enemy ardo) counter(any) annul", "watch other cards"),
            ("once on-attack watch(own incinerator) draw(you, 1)", "lie there"),
            ("once on-play", "does nothing"),
            ("once on-play coin(draw(you, 1)); coin(draw(you, 2))", "one coin at most"),
            (
                "once on-play destroy(choose enemy); destroy(choose enemy); destroy(choose enemy); destroy(choose enemy); \
                 destroy(choose enemy)",
                "at most 4 effects that choose",
            ),
            ("once on-play summon", "Only a mode"),
            ("once on-play add(foe, atk -2, turn)", "There is a foe only"),
            ("once on-play destroy(attacker)", "needs a clash"),
            ("once on-play add(this, atk +2, clash)", "needs a clash"),
            ("once w-after add(this, atk +2, clash)", "needs a clash"),
            ("once start-of-turn destroy(cause)", "no card makes"),
            ("once on-play reveal(choose enemy hand)", "another hand"),
            ("once on-play return(highest own incinerator)", "on the field only"),
            ("once on-play destroy(choose enemy ardo down)", "no Estro"),
            ("once on-play look(all enemy hand down)", "Only on the field"),
            ("once on-play return(choose own)", "lie there"),
            ("once on-destroyed return(this)", ""),
            ("once on-play destroy(choose own hand)", "lie there"),
            ("once on-play sacrifice(choose enemy)", "lie there"),
            ("once on-play turn-up(choose own)", "lie there"),
            ("once on-play add(this, atk +2, match)", "Only an inhibition"),
            ("once on-play inhibit(choose enemy, match)", ""),
            ("once on-play hand-limit(+2, leaves)", "write `turn`"),
            ("once on-play save(choose own)", "`on-dying` or `w-death`"),
            ("once w-death save(cause)", ""),
            ("once on-dying stop-attack", "before the comparison"),
            ("once on-attacked extra-attack(1)", "attacks can follow"),
            ("once on-attack extra-play(any)", "plays can follow"),
            ("once on-play double(this, tot, turn)", "not TOT itself"),
            ("once on-play swap(this, atk atk, turn)", "Two different"),
            ("once on-play destroy(choose enemy); rest(chosen)", ""),
            ("once on-play rest(chosen); destroy(choose enemy)", "was chosen before"),
            ("once on-play toss(draw(you, 1), mill(you, 1)); coin(draw(you, 2))", "one coin at most"),
            ("once on-play draw-keep(5, 2)", "fewer are kept"),
            ("once on-play draw-keep(2, 2)", "fewer are kept"),
            ("once on-play add(this, atk +0, turn)", "0 or too large"),
            ("once on-play add(this, atk +1 each enemy hand ardo, turn)", "another hand"),
            ("once on-play save(this); summon", "`save(this)`: A card can be saved + `summon`: Only a mode"),
        ];
        for (text, expected) in cases {
            assert_gift(text, expected);
        }
    }

    #[test]
    fn a_gift_with_too_many_effects_is_one_problem() {
        let mut gift = read_gift("once on-play summon").unwrap();
        gift.effects = vec![Effect::Summon; 100_000];
        assert_eq!(super::gift(&gift).len(), 1);
    }

    #[test]
    fn all_problems_of_a_catalogue_are_told_at_once_in_both_languages() {
        let mut cards = vec![read_card("ardo-01 ardo 16/19/13/5/19").unwrap(); 2];
        cards[1].values = Values(100, 0, 0, 0, 0);
        cards.push(Card { id: "Ä".to_owned(), name: " ".to_owned(), ..cards[0].clone() });
        let found = catalogue(&cards);
        let fields: Vec<(usize, &str)> = found.iter().map(|(place, problem)| (*place, problem.field)).collect();
        assert_eq!(fields, [(1, "values"), (1, "id"), (1, "name"), (2, "id"), (2, "name")]);
        for (_, problem) in found {
            let wording = problem.wording();
            assert_ne!(wording.say(Language::En), wording.say(Language::It));
        }
        let many: Vec<Card> =
            (0..251).map(|n| Card { id: format!("x-{n}"), name: format!("X{n}"), ..cards[0].clone() }).collect();
        assert_eq!(catalogue(&many[..250]), []);
        assert_eq!(catalogue(&many).len(), 1);
    }
}
