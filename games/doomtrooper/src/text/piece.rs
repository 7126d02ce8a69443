//! The texts of single primitives, as on an Equipment card: for tests and for the documentation of the language.

use table::Language;

use super::description::Form;
use super::grammar::{euphony, sentence};
use super::teller::Teller;
use crate::CardSet;
use crate::language::{
    Ability, Always, Amount, CardKind, Filter, Goal, If, Keyword, Mission, Modifier, On, Op, Play, Players, Price,
    PriceStep, Trigger, When, Who,
};

/// The text of a piece of the card language.
pub trait Piece {
    /// Its text on an Equipment card.
    fn text(&self, cards: &CardSet, language: Language) -> String;
}

/// Pieces assume steps of 2 D; a card has its own price.
const STEP: PriceStep = PriceStep { destiny: 2, most: None, may_be_none: false };

const fn teller(cards: &CardSet, language: Language) -> Teller<'_> {
    let mut teller = Teller::new(CardKind::Equipment, cards, language);
    teller.step = Some(STEP);
    teller
}

/// Implements [`Piece`] by an expression of a teller and the piece.
macro_rules! pieces {
    ($($kind:ty: |$teller:ident, $piece:ident| $text:expr;)*) => {
        $(impl Piece for $kind {
            fn text(&self, cards: &CardSet, language: Language) -> String {
                let ($teller, $piece) = (teller(cards, language), self);
                euphony(&$text, language)
            }
        })*
    };
}

pieces! {
    Filter: |t, filter| {
        let forms = [Form::One, Form::All, Form::Any].map(|form| t.warriors(filter, form).text());
        forms.join(" / ")
    };
    Who: |t, who| t.who(who).does(&t.say("[strikes|strike]", "[attacca|attaccano]"));
    Players: |t, players| t.player(players).text();
    Amount: |t, amount| t.points(amount, "D");
    Modifier: |t, gives| sentence(&t.bearer().does(&t.gives(std::slice::from_ref(gives))));
    Keyword: |t, keyword| {
        let loses = t.loses(keyword);
        format!("{} / {}", sentence(&t.bearer().does(&t.keyword(keyword))), sentence(&t.bearer().does(&loses)))
    };
    If: |t, condition| {
        let say = |negated| t.condition(condition, &t.bearer(), negated);
        format!("{} / {}", say(false), say(true))
    };
    When: |t, when| t.when(when);
    On: |t, on| t.event(on);
    Price: |t, price| {
        let moods = [super::grammar::Mood::Infinitive, super::grammar::Mood::Gerund].map(|mood| t.price_in(price, mood));
        moods.join(" / ")
    };
    Op: |t, op| t.sentences(std::slice::from_ref(op));
    Play: |t, play| t.play(play);
    Always: |t, always| t.always(always);
    Ability: |t, ability| t.ability(ability);
    Trigger: |t, trigger| t.trigger(trigger);
    Goal: |t, goal| t.mission(&Mission { goals: vec![goal.clone()] });
}
