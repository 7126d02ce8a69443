//! The text of cards, generated from their data: what people read is what the referee does.
//!
//! ```
//! use estro::card_text;
//! use estro::language::notation;
//! use table::Language;
//! let gift = notation::read_gift("once on-opponent-gift optional counter(destroying) annul").unwrap();
//! assert_eq!(
//!     card_text::gift_text(&gift, Language::En),
//!     "1V · When an opponent's Gift that destroys cards activates, you may use this Gift: annul that Gift."
//! );
//! ```
//!
//! A text is a list of effects, each a sentence, behind the moment at which the Gift activates. Sentences are written as
//! orders to the Gift's controller (`destroy …`) or as what a card does (`this card gets …`), so that the description of
//! cards stands bare in both languages and no Italian preposition has to melt into its article.

mod cards;
mod effects;
#[cfg(test)]
mod handbook;
#[cfg(test)]
mod tests;

use table::Language;

use crate::dial::{Sector, SectorKind};
use crate::fleet::{Knack, Object, Ship, Skill};
use crate::language::{
    Answers, Bilingual, Card, Counter, Countermove, Effect, Estro, Gift, Moment, Stat, Timing, Usage,
};
use crate::words::say;

/// The card below its name: Estro and values, then its Gift, then the clarification that it may have. One line each.
#[must_use]
pub fn card_text(card: &Card, language: Language) -> String {
    text_of(card, language, true)
}

/// The same without TOT, which the players of Mnemonica add up themselves (ESTRO-MNE-03).
#[must_use]
pub fn card_text_without_total(card: &Card, language: Language) -> String {
    text_of(card, language, false)
}

fn text_of(card: &Card, language: Language, has_total: bool) -> String {
    let [atk, def, hel, dex, map] = card.values.by_stat();
    let values = [
        ("estro", estro_name(card.estro).into()),
        ("atk", atk.into()),
        ("def", def.into()),
        ("hel", hel.into()),
        ("dex", dex.into()),
        ("map", map.into()),
    ];
    let mut lines = vec![say(language, "card-values", &values)];
    if has_total {
        let values = lines[0].as_str().into();
        lines[0] = say(language, "card-values-total", &[("values", values), ("tot", card.values.tot().into())]);
    }
    lines.push(match &card.gift {
        Some(gift) => gift_text(gift, language),
        None => say(language, "card-empty", &[]),
    });
    if let Some(clarification) = &card.clarification {
        let text = match language {
            Language::En => &clarification.en,
            Language::It => &clarification.it,
        };
        lines.push(say(language, "card-clarification", &[("text", text.into())]));
    }
    lines.join("\n")
}

/// A Gift: its symbol, when it activates, and what it does.
#[must_use]
pub fn gift_text(gift: &Gift, language: Language) -> String {
    let follows_its_card = gift.delay == 0 && !gift.optional && !gift.from_hand;
    let mut teller = Teller { follows_its_card, ..Teller::of(gift, language) };
    let when = teller.when();
    teller.speaks_of_others = teller.watch().is_some();
    let text = teller.whole(&when);
    match gift.usage {
        Usage::Once => say(language, "card-once", &[("text", text.into())]),
        Usage::Infinite => say(language, "card-infinite", &[("text", text.into())]),
        Usage::Plain => text,
    }
}

/// What a Gift does, without its symbol and its moment: the first letter small, no full stop at the end.
#[must_use]
pub(crate) fn gift_does(gift: &Gift, language: Language) -> String {
    Teller::of(gift, language).does()
}

/// The name of a sector of the dial.
#[must_use]
pub fn sector_name(sector: &Sector, language: Language) -> &str {
    name_in(&sector.name, language)
}

/// The category of a sector of the dial.
#[must_use]
pub fn sector_kind(kind: SectorKind, language: Language) -> String {
    say(language, "sector-kind", &[("kind", kind.as_str().into())])
}

/// What a sector of the dial does as a sentence.
#[must_use]
pub fn sector_text(sector: &Sector, language: Language) -> String {
    format!("{}.", capitalized(&sector_does(sector, language)))
}

/// What a sector of the dial does, for whoever has lost the card: the first letter small, no full stop at the end
/// (ESTRO-QUAD-05).
#[must_use]
pub fn sector_does(sector: &Sector, language: Language) -> String {
    Teller { is_sector: true, ..Teller::of(&sector.gift(), language) }.does()
}

/// A name in a language.
fn name_in(name: &Bilingual, language: Language) -> &str {
    match language {
        Language::En => &name.en,
        Language::It => &name.it,
    }
}

/// The name of a ship of Single Player.
#[must_use]
pub fn ship_name(ship: &Ship, language: Language) -> &str {
    name_in(&ship.name, language)
}

/// The name of the skill of a ship.
#[must_use]
pub fn skill_name(skill: &Skill, language: Language) -> &str {
    name_in(&skill.name, language)
}

/// The name of an object.
#[must_use]
pub fn object_name(object: &Object, language: Language) -> &str {
    name_in(&object.name, language)
}

/// What a skill does, as the player sees it: the first letter small, no full stop at the end.
#[must_use]
pub fn skill_does(skill: &Skill, language: Language) -> String {
    let gift = skill.gift();
    with_knack(Teller { is_skill: true, ..Teller::of(&gift, language) }, skill.knack)
}

/// What an object does, the first letter small, no full stop at the end.
#[must_use]
pub fn object_does(object: &Object, language: Language) -> String {
    with_knack(Teller::of(&object.gift(), language), object.knack)
}

/// What an object does as a sentence.
#[must_use]
pub fn object_text(object: &Object, language: Language) -> String {
    format!("{}.", capitalized(&object_does(object, language)))
}

/// What a skill does as a sentence.
#[must_use]
pub fn skill_text(skill: &Skill, language: Language) -> String {
    format!("{}.", capitalized(&skill_does(skill, language)))
}

/// Effects, and what the card language has no word for.
fn with_knack(teller: Teller<'_>, knack: Option<Knack>) -> String {
    let knack = knack.map(|knack| teller.say(&format!("knack-{}", knack.as_str()), &[("n", knack.number().into())]));
    match (teller.gift.effects.is_empty(), knack) {
        (true, knack) => knack.unwrap_or_default(),
        (false, None) => teller.does(),
        (false, Some(knack)) => teller.say("card-then", &[("a", teller.does().into()), ("b", knack.into())]),
    }
}

/// What one effect of a Gift does, the first letter small, no full stop at the end.
#[must_use]
pub(crate) fn effect_does(gift: &Gift, effect: &Effect, language: Language) -> String {
    let teller = Teller::of(gift, language);
    teller.effects(std::slice::from_ref(effect)).concat()
}

/// The name of an Estro, the same in every language.
#[must_use]
pub const fn estro_name(estro: Estro) -> &'static str {
    ["Ardo", "Granito", "Armonio", "Illusio", "Manpo"][estro as usize]
}

/// The name of a statistic, the same in every language.
#[must_use]
pub const fn stat_name(stat: Stat) -> &'static str {
    ["ATK", "DEF", "HEL", "DEX", "MAP"][stat as usize]
}

/// Tells about one Gift in one language.
#[derive(Clone, Copy)]
struct Teller<'a> {
    gift: &'a Gift,
    language: Language,
    /// Whether what is said next stands right behind the moment, which may have named its card.
    follows_its_card: bool,
    /// Whether other cards than its own were spoken of, so that "another" would mean another one than those.
    speaks_of_others: bool,
    /// Whether it is a sector of the dial, which has no card of its own.
    is_sector: bool,
    /// Whether it is the skill of a ship, which touches that ship.
    is_skill: bool,
}

impl<'a> Teller<'a> {
    const fn of(gift: &'a Gift, language: Language) -> Self {
        Self { gift, language, follows_its_card: false, speaks_of_others: false, is_sector: false, is_skill: false }
    }
}

impl Teller<'_> {
    fn say(&self, id: &str, values: &[(&str, phrases::Value<'_>)]) -> String {
        say(self.language, id, values)
    }

    /// Everything but the symbol.
    fn whole(&self, when: &str) -> String {
        let gift = self.gift;
        let by_choice = matches!(gift.timing, Timing::Activated(_));
        let may_decline = (gift.optional && gift.timing != Timing::Passive) || by_choice;
        let mut does = self.does();
        // Who may decline is asked when the wait is over; what is used by choice is chosen before it begins.
        if gift.delay > 0 {
            let id = if gift.optional { "card-waits-may" } else { "card-waits" };
            does = self.say(id, &[("n", gift.delay.into()), ("does", does.into())]);
        }
        let id = match (gift.from_hand, may_decline && (gift.delay == 0 || by_choice)) {
            (true, _) => "card-lead-hand",
            (false, true) => "card-lead-may",
            (false, false) => "card-lead",
        };
        let text = self.say(id, &[("when", when.into()), ("does", does.into())]);
        format!("{text}.")
    }

    /// What it does: sentences without the last full stop, the first with a small letter.
    fn does(&self) -> String {
        let mut sentences = Vec::new();
        if let Some(Counter(_, mode)) = self.counter() {
            sentences.push(match mode {
                Countermove::Annul => self.say("card-counter-annul", &[]),
                Countermove::Reduce(n) => self.say("card-counter-reduce", &[("n", n.into())]),
                Countermove::Redirect => self.say("card-counter-redirect", &[]),
            });
        }
        sentences.extend(self.effects(&self.gift.effects));
        if sentences.is_empty() {
            return self.say("card-nothing", &[]);
        }
        let (first, others) = sentences.split_at(1);
        others.iter().fold(first.concat(), |text, sentence| format!("{text}. {}", capitalized(sentence)))
    }

    /// The countermove, where it can be one: the referee asks for it when an opponent's Gift activates.
    fn counter(&self) -> Option<Counter> {
        self.gift.counter.filter(|_| self.gift.timing == Timing::OnOpponentGift)
    }

    /// The moment at which it activates, without a comma or colon.
    fn when(&self) -> String {
        let with_card = |id: &str| self.say(id, &[("card", self.watched().into())]);
        let alone = |id: &str| self.say(id, &[]);
        match self.gift.timing {
            Timing::OnPlay => alone("card-when-play"),
            Timing::Passive => alone("card-when-passive"),
            Timing::OnAttack => with_card("card-when-attack"),
            Timing::OnAttacked => with_card("card-when-attacked"),
            Timing::OnWon => with_card("card-when-won"),
            Timing::OnResisted => with_card("card-when-resisted"),
            Timing::OnDying => with_card("card-when-dying"),
            Timing::OnDestroyed => with_card("card-when-destroyed"),
            Timing::OnOpponentGift => match self.counter() {
                Some(Counter(answers, _)) => self.say("card-when-counter", &[("answers", answers_key(answers).into())]),
                None if self.watch().is_some() => with_card("card-when-gift"),
                None => alone("card-when-opponent-gift"),
            },
            Timing::OnOpponentPlay if self.watch().is_some() => with_card("card-when-played"),
            Timing::OnOpponentPlay => alone("card-when-opponent-play"),
            Timing::StartOfTurn => alone("card-when-start-of-turn"),
            Timing::EndOfTurn => alone("card-when-end-of-turn"),
            Timing::Activated(moment) => alone(match moment {
                Moment::Draw => "card-when-draw",
                Moment::Play => "card-when-w-play",
                Moment::Declared => "card-when-declared",
                Moment::Dice => "card-when-dice",
                Moment::Death => "card-when-death",
                Moment::After => "card-when-after",
                Moment::End => "card-when-end",
            }),
        }
    }
}

/// How the messages call the kinds of Gifts that a countermove answers.
const fn answers_key(answers: Answers) -> &'static str {
    match answers {
        Answers::Any => "any",
        Answers::Destroying => "destroying",
        Answers::Raising => "raising",
        Answers::Lowering => "lowering",
        Answers::Inhibiting => "inhibiting",
        Answers::Drawing => "drawing",
        Answers::Revealing => "revealing",
    }
}

/// The text with a capital first letter.
pub(crate) fn capitalized(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}
