//! Which Gifts work, and which answer to what.

use crate::dial;
use crate::fleet;
use crate::language::{Amount, Answers, Effect, Gift, Target, Timing, Usage};
use crate::rules::{LOOP_GUARD, Step, timing_bit};
use crate::state::{CardId, Change, GiftRun, Origin, State, flag};

impl State {
    /// The card that carries the Gift of a card on the field: itself, or its guest (ESTRO-CHIM-09).
    #[inline]
    pub(crate) fn bearer(&self, id: CardId) -> CardId {
        let guest = self.card(id).guest;
        if guest.is_some() { guest } else { id }
    }

    /// The Gift of a card, whether it works or not.
    pub(crate) fn gift_of(&self, id: CardId) -> Option<&Gift> {
        self.rules.gift(self.gift_no(id))
    }

    /// What is being carried out: a Gift, or what something else says in the words of the card language.
    pub(crate) fn text_of(&self, run: &GiftRun) -> Option<&Gift> {
        match run.origin {
            Origin::Gift => self.rules.gift(run.no),
            Origin::Sector(sector) => dial::gift(sector),
            Origin::Object(object) => fleet::object_gifts().get(object.0 as usize),
            Origin::Skill(ship) => fleet::skill_gifts().get(ship.index()),
        }
    }

    /// Its effects in a row.
    pub(crate) fn steps_of(&self, run: &GiftRun) -> &[Step] {
        self.rules.steps_of(run.origin, run.no)
    }

    /// Whether a card counts as a Gift card (ESTRO-CARD-05): it carries a Gift, and has not become an Empty card
    /// (ESTRO-IMBO-08).
    pub(crate) fn has_abilities(&self, id: CardId) -> bool {
        self.gift_of(id).is_some() && !self.card(id).has(flag::EMPTIED)
    }

    /// Whether the Gift of a card may still be resolved at all: not used up, not inhibited (ESTRO-GIFT-08, ESTRO-GIFT-13).
    pub(crate) fn is_gift_left(&self, id: CardId) -> bool {
        let bearer = self.card(self.bearer(id));
        let Some(gift) = self.rules.gift(bearer.no) else { return false };
        !(gift.usage == Usage::Once && bearer.has(flag::USED)) && bearer.resolved < LOOP_GUARD && !self.is_inhibited(id)
    }

    /// Whether the Gift of a card is inhibited, for a time or for good (ESTRO-GIFT-13).
    pub(crate) fn is_inhibited(&self, id: CardId) -> bool {
        self.card(self.bearer(id)).has(flag::INHIBITED)
            || self.timed().iter().any(|timed| timed.card == id && timed.what == Change::Inhibited)
    }

    /// Whether a card lies face up on the field with a Gift that works (ESTRO-GIFT-23): of a guardian that was turned up in the
    /// player's turn only one of its death (ESTRO-SOLO-12, ESTRO-SOLO-14).
    #[inline]
    pub(crate) fn has_active_gift(&self, id: CardId) -> bool {
        let card = self.card(id);
        card.is_up() && (!card.has(flag::WAITS) || self.is_of_death(id)) && self.is_gift_left(id)
    }

    /// Whether the Gift of a card is about its own death (ESTRO-FACE-04).
    fn is_of_death(&self, id: CardId) -> bool {
        self.gift_of(id).is_some_and(|gift| matches!(gift.timing, Timing::OnDying | Timing::OnDestroyed))
    }

    /// The timings of the Gifts that lie face up on a side, whether they are used up or not.
    fn timings_of(&self, side: usize) -> u32 {
        let up = self.fields[side].iter().filter(|card| self.card(*card).is_up());
        up.fold(0, |timings, card| timings | self.rules.card(self.gift_no(card)).on_field)
    }

    /// Notes which timings are answered on a side, after a card came face up there, or went.
    pub(crate) fn note_answering(&mut self, side: usize) {
        self.answering[side] = self.timings_of(side);
    }

    /// The same for each side.
    pub(crate) fn note_all_answering(&mut self) {
        (0..self.fields.len()).for_each(|side| self.note_answering(side));
    }

    /// Whether any Gift that lies face up on a side has this timing.
    #[inline]
    pub(crate) fn anything_answers(&self, side: usize, timing: Timing) -> bool {
        debug_assert_eq!(self.answering[side], self.timings_of(side), "side {side} is noted whenever it changes");
        self.answering[side] & timing_bit(timing) != 0
    }

    /// Whether the Gift of a card on the field activates at this timing now.
    #[inline]
    pub(crate) fn answers_at(&self, id: CardId, timing: Timing) -> bool {
        self.rules.card(self.gift_no(id)).on_field & timing_bit(timing) != 0 && self.has_active_gift(id)
    }

    /// Whether a Gift of the hand of its owner may be used at this timing.
    #[inline]
    pub(crate) fn answers_from_hand(&self, id: CardId, timing: Timing) -> bool {
        self.rules.card(self.card(id).no).in_hand & timing_bit(timing) != 0 && self.is_gift_left(id)
    }

    /// Whether a countermove of this kind answers the Gift (ESTRO-GIFT-04).
    pub(crate) fn is_answered_by(gift: &Gift, answers: Answers) -> bool {
        gift.all_effects().any(|effect| does(effect, answers))
            || (answers == Answers::Inhibiting && gift.counter.is_some())
            || answers == Answers::Any
    }

    /// For how many turns the Gift of a card still waits (ESTRO-GIFT-14).
    pub(crate) fn waiting(&self, id: CardId) -> Option<u8> {
        let waiting = self.delayed[..self.delayed_len as usize].iter().find(|waiting| waiting.card == id);
        waiting.map(|waiting| waiting.turns_left)
    }
}

/// Whether an effect does what a countermove of this kind answers.
fn does(effect: &Effect, answers: Answers) -> bool {
    let raises = |n: i8| n > 0;
    match answers {
        Answers::Any => true,
        Answers::Destroying => matches!(effect, Effect::Destroy(_)),
        Answers::Raising => match effect {
            Effect::Add(_, _, Amount::Of(n) | Amount::Each(n, _), _) => raises(*n),
            Effect::Double(..) => true,
            _ => false,
        },
        Answers::Lowering => match effect {
            Effect::Add(_, _, Amount::Of(n) | Amount::Each(n, _), _) => *n < 0,
            _ => false,
        },
        Answers::Inhibiting => matches!(effect, Effect::Inhibit(..)),
        Answers::Drawing => matches!(
            effect,
            Effect::Draw(..)
                | Effect::DrawKeep(..)
                | Effect::Return(_)
                | Effect::ReturnInhibited(_)
                | Effect::ToHand(_)
                | Effect::Deploy(_)
                | Effect::DeployInhibited
        ),
        Answers::Revealing => {
            matches!(effect, Effect::TurnUp(_) | Effect::TurnDown(_) | Effect::Look(_) | Effect::Reveal(_))
        }
    }
}

/// Whether an effect needs a card that its controller chooses.
pub(crate) const fn chooses(effect: &Effect) -> bool {
    matches!(effect.target(), Some(Target::Choose(_)))
}
