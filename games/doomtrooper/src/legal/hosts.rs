//! The cards that a card may be attached to, with its price taken into account.

use table::Seat;

use crate::facts::{Affiliations, Verdict};
use crate::language::{Apostle, CardKind, Keyword, Tag};
use crate::state::{Grant, Instance, SlotNo, State, TurnStep};

impl State {
    /// The cards in play that a card of the hand may be attached to by the rules of its kind and its own text.
    pub(crate) fn hosts(&self, seat: Seat, instance: Instance) -> u128 {
        let mut hosts = 0;
        for slot in self.in_play() {
            if self.check_host(seat, instance, slot).is_ok() && self.can_be_paid_on(seat, instance, slot) {
                hosts |= slot.bit();
            }
        }
        hosts
    }

    /// Whether the price of a card on a host can be paid, in Destiny Points and, outside a window, in Actions.
    fn can_be_paid_on(&self, seat: Seat, instance: Instance, host: SlotNo) -> bool {
        let price = self.due_on(seat, instance, host);
        let is_action = self.ready_of(instance).play.is_none()
            && crate::facts::default_actions(self.card_of(instance).kind).is_some();
        (price == 0 || price <= self.side(seat).destiny)
            && (!is_action || self.is_free_for(instance, host) || self.has_action_for(seat, instance))
    }

    /// Whether the item that is being composed may take an Action: not in a window, and not while there are other
    /// obligations.
    fn has_action_for(&self, seat: Seat, instance: Instance) -> bool {
        if self.is_in_window() || self.step == TurnStep::Discard && !self.has_granted() {
            return false;
        }
        // If no warrior can take it for no Action, the obligations forbid playing it.
        let may_be_free = self.warriors_of(seat).any(|slot| self.is_free_for(instance, slot));
        self.has_granted()
            || !may_be_free
            || self.actions_left() > 0
                && self.obligations(seat).is_none()
                && !(self.actions_left() == 1 && self.has_attack_duty(seat) && self.check_attack(seat).is_ok())
    }

    /// The price of a card on a host in Destiny Points. A hidden warrior is paid for when it is identified (HID-06).
    pub(super) fn due_on(&self, seat: Seat, instance: Instance, host: SlotNo) -> i16 {
        let due = if self.is_shown_for(seat, instance, host) { self.unpaid(host) } else { 0 };
        self.bearing_price(instance, host) + due
    }

    /// Checks that a card may be attached to another one.
    pub(crate) fn check_host(&self, seat: Seat, instance: Instance, host: SlotNo) -> Verdict {
        self.check_host_for(seat, instance, host, Affiliations::Count)
    }

    /// The surcharge of a card in D on this host, which may bear it only for a price.
    pub(crate) fn bearing_price(&self, instance: Instance, host: SlotNo) -> i16 {
        if !self.is_in_play(host) || !self.is_warrior(host) || self.is_unidentified(host) {
            return 0;
        }
        let (card, ready) = (self.card_of(instance), self.ready_of(instance));
        let apostle = Apostle::ALL.iter().find(|apostle| ready.tags & Tag::gift_of(**apostle).bit() != 0);
        // Another card that lets the warrior have the Gift cancels the price.
        let is_spared = |price: &Grant| {
            self.keywords(host).any(|(grant, keyword)| {
                grant.from != price.from
                    && match keyword {
                        Keyword::MayHaveAnyGift => true,
                        Keyword::MayHaveGiftsOf(other) => apostle == Some(other),
                        _ => false,
                    }
            })
        };
        let price = |(grant, keyword): (&Grant, &Keyword)| match keyword {
            Keyword::GiftsCost(n) if card.kind == CardKind::Symmetry && apostle.is_some() && !is_spared(grant) => {
                Some(i16::from(*n))
            }
            Keyword::UsesCardsFor(affiliation, n)
                if self.is_meant_for(instance, *affiliation) && !self.is_one_meant(instance, *affiliation, host) =>
            {
                Some(i16::from(*n))
            }
            _ => None,
        };
        self.keywords(host).filter_map(price).sum()
    }
}
