//! What may be chosen for what is announced.

use table::Seat;

use crate::derived::power_of;
use crate::language::{Keyword, Kind, Target};
use crate::program::{Entry, is_given};
use crate::state::{Bits, Deed, Instance, SlotNo, Stage, State, What, flag, side};

impl State {
    /// The entry of a deed: how its card is played, or its ability.
    pub(crate) fn entry_of(&self, deed: &Deed) -> Option<&Entry> {
        let ready = self.ready_of(deed.instance);
        match deed.what {
            What::Card => ready.play.as_ref(),
            What::Ability(number) => ready.abilities.get(number as usize),
            _ => None,
        }
    }

    /// How many targets a deed has: those that it names, and what it is attached to.
    pub(crate) fn target_count(&self, deed: &Deed) -> u8 {
        let named = self.entry_of(deed).map_or(0, |entry| entry.targets.len() as u8);
        if named == 0 && self.is_played_on_host(deed) { 1 } else { named }
    }

    /// Whether a card is attached to something that is chosen when it is played.
    pub(super) fn needs_host(&self, instance: Instance) -> bool {
        let card = self.card_of(instance);
        !self.is_placed(instance)
            && (is_given(card.kind)
                || (matches!(card.kind, Kind::Mission | Kind::Fortification) && card.given_to.is_some()))
    }

    /// Whether a deed is the playing of a card that is attached to what is chosen first.
    pub(super) fn is_played_on_host(&self, deed: &Deed) -> bool {
        deed.what == What::Card && self.needs_host(deed.instance)
    }

    /// Why a card of the hand finds nothing to be attached to: the reason that all own warriors share, if they do.
    pub(super) fn why_no_host(&self, seat: Seat, instance: Instance) -> Option<table::Refusal> {
        let mut why: Option<table::Refusal> = None;
        for slot in self.warriors_of(seat) {
            let refusal = self.check_host(seat, instance, slot).err()?;
            if why.as_ref().is_some_and(|why| why.clause != refusal.clause) {
                return None;
            }
            why = Some(refusal);
        }
        why
    }

    pub(crate) fn has_candidate(&self, deed: &Deed, number: u8) -> bool {
        let (cards, seats, other) = self.candidates(deed, number);
        cards != 0 || seats != 0 || other
    }

    /// What may be chosen as the target of this number: cards in play, seats, and whether something else is.
    pub(crate) fn candidates(&self, deed: &Deed, number: u8) -> (u128, u8, bool) {
        let (cards, seats, other) = self.candidates_alone(deed, number);
        if number > 0 || cards == 0 || self.target_count(deed) < 2 {
            return (cards, seats, other);
        }
        // A first target that leaves no second one is none (TIME-02).
        let leaves_second = |slot: &SlotNo| {
            let mut deed = *deed;
            deed.targets[0] = *slot;
            let (cards, seats, other) = self.candidates_alone(&deed, 1);
            cards != 0 || seats != 0 || other
        };
        (Bits(cards).filter(leaves_second).fold(0, |bits, slot| bits | slot.bit()), seats, other)
    }

    /// The same, without a look at the next target.
    pub(super) fn candidates_alone(&self, deed: &Deed, number: u8) -> (u128, u8, bool) {
        let target = self.entry_of(deed).and_then(|entry| entry.targets.get(number as usize));
        match target {
            Some(target) => {
                let (mut cards, seats, other) = self.candidates_of(target, deed);
                if number == 0 && self.is_played_on_host(deed) {
                    cards &= self.hosts(deed.seat, deed.instance);
                }
                (cards, seats, other)
            }
            None => (self.hosts(deed.seat, deed.instance), 0, false),
        }
    }

    /// What may be chosen for a target of this description.
    pub(crate) fn candidates_of(&self, target: &Target, deed: &Deed) -> (u128, u8, bool) {
        let asks = self.asks_in(deed);
        let power = power_of(self.card_of(deed.instance).kind, self.ready_of(deed.instance).tags);
        match target {
            Target::Warrior(filter) => {
                let mut cards = 0;
                for slot in self.warriors() {
                    if self.fits(filter, slot, &asks)
                        && !self.slot(slot).is(flag::KILLED)
                        && !self.is_immune_to(slot, power, deed.seat)
                        && !self.is_immune_to_card(slot, self.identity[deed.instance.index()])
                        && (deed.what != What::Card
                            || deed.stage >= Stage::Announced
                            || self.check_refused(deed.seat, deed.instance, slot).is_ok())
                        && !self.is_spell_refused(deed, slot)
                    {
                        cards |= slot.bit();
                    }
                }
                (cards, 0, false)
            }
            Target::Card(filter) => {
                let mut cards = 0;
                for slot in self.in_play() {
                    if self.fits(filter, slot, &asks) {
                        cards |= slot.bit();
                    }
                }
                (cards, 0, false)
            }
            Target::Player(which) => {
                let seats = Seat::all(self.seats)
                    .filter(|seat| self.may_choose_player(*which, *seat, deed.seat))
                    .fold(0, |bits, seat| bits | 1 << seat.0);
                (0, seats, false)
            }
            Target::Tactic | Target::Affiliation | Target::Corporation => (0, 0, true),
        }
    }

    /// A spell is never cast to the benefit of the Dark Legion (ART-13), unless the caster is one of them.
    pub(super) fn is_spell_refused(&self, deed: &Deed, target: SlotNo) -> bool {
        if self.card_of(deed.instance).kind != Kind::Art || deed.caster == SlotNo::NONE {
            return false;
        }
        let is_legion = self.slot(target).side & side::LEGION != 0 && self.slot(target).side & side::DOOMTROOPER == 0;
        let caster_is_legion = self.slot(deed.caster).side & side::LEGION != 0;
        is_legion && !caster_is_legion && self.is_helpful(deed)
    }

    /// Whether a spell raises, heals or protects its target.
    pub(super) fn is_helpful(&self, deed: &Deed) -> bool {
        let Some(play) = &self.card_of(deed.instance).play else { return false };
        play.ops.iter().any(|op| match op {
            crate::language::Op::Heal(_) | crate::language::Op::Save(_) => true,
            crate::language::Op::Lasting { gives, .. } => gives.iter().any(|give| match give {
                crate::language::Gives::Add { f, s, a, v } => [f, s, a, v].iter().any(|amount| match amount {
                    crate::language::Amount::N(n) | crate::language::Amount::PerStep(n) => *n > 0,
                    _ => false,
                }),
                crate::language::Gives::Can(keyword) => matches!(
                    keyword,
                    Keyword::ImmuneToArt
                        | Keyword::ImmuneToGifts
                        | Keyword::ImmuneToSymmetry
                        | Keyword::ImmuneToGiftsOf(_)
                        | Keyword::Invulnerable
                ),
                _ => false,
            }),
            _ => false,
        })
    }
}
