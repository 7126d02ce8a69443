//! Cards that a hidden warrior may receive (AMB-39): cards for everybody, and cards limited to certain warriors, for
//! which the warrior is identified and paid for at once (HID-05, HID-06). Its player knows its face; for all others the
//! answer is the same whatever card lies there (HID-04).

use table::Seat;

use crate::facts::EvalContext;
use crate::language::{Affiliation, CardKind, Filter, Keyword};
use crate::state::{Instance, SlotNo, State};

impl State {
    /// Whether a seat may look at the face of an unidentified warrior, because it lies in the seat's own Hidden row.
    fn is_own_hidden(&self, seat: Seat, host: SlotNo) -> bool {
        self.is_unidentified(host) && self.slot(host).controller == seat
    }

    /// Whether a card is limited to certain warriors, so that a hidden one must be identified to receive it.
    pub(crate) fn is_shown_for(&self, seat: Seat, instance: Instance, host: SlotNo) -> bool {
        if !self.is_in_play(host) || !self.is_unidentified(host) {
            return false;
        }
        let (card, ready) = (self.card_of(instance), self.ready_of(instance));
        let has_icon = ready.affiliations & !Affiliation::Brotherhood.bit() != 0;
        matches!(card.kind, CardKind::Symmetry | CardKind::Ki)
            || match &card.given_to {
                Some(filter) => !self.fits(filter, host, &EvalContext::of(seat)),
                None => card.kind == CardKind::Equipment && has_icon,
            }
    }

    /// Whether a warrior fits the filter, for a seat that may know its face.
    pub(super) fn fits_for(&self, seat: Seat, filter: &Filter, host: SlotNo) -> bool {
        let asks = EvalContext::of(seat);
        self.fits(filter, host, &asks)
            || (self.is_own_hidden(seat, host)
                && self.fits_number(filter, self.identity[self.slot(host).instance.index()], seat, &asks))
    }

    /// Whether a warrior has a standing ability, for a seat that may know its face: the abilities of a hidden warrior
    /// sleep, and count as soon as it is identified (HID-11).
    pub(super) fn is_known_for(&self, seat: Seat, host: SlotNo, which: impl Fn(&Keyword) -> bool) -> bool {
        if self.is_own_hidden(seat, host) { self.says(host, which) } else { self.has(host, which) }
    }

    /// Whether the text on the face of a hidden warrior keeps a card off.
    pub(super) fn refuses_by_face(&self, seat: Seat, instance: Instance, host: SlotNo) -> bool {
        let number = self.identity[instance.index()];
        self.is_own_hidden(seat, host)
            && self.says(host, |keyword| match keyword {
                Keyword::MayNotBear(filter) | Keyword::NotPlayedOn(filter) => {
                    self.fits_number(filter, number, seat, &EvalContext { bearer: host, ..EvalContext::of(seat) })
                }
                Keyword::Unaffected => true,
                _ => false,
            })
    }
}
