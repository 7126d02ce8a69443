//! Windows: who is asked, from public facts alone (ESTRO-TURN-23), and what may be done in them.

use table::Seat;

use crate::language::{Estro, Moment, Timing};
use crate::pile::Pile;
use crate::state::{Attack, CardId, Frame, State};

/// A Zone special, by the Estro of its Zone card (ESTRO-ZONE-01).
const MILITARY: Estro = Estro::Ardo;
const TECH: Estro = Estro::Granito;
const MEDICAL: Estro = Estro::Armonio;
const CIVIL: Estro = Estro::Illusio;
const CONTROL: Estro = Estro::Manpo;

impl State {
    /// Whether a seat is asked in a window: it could act, as far as everybody knows.
    pub(crate) fn could_act(&self, seat: Seat, moment: Moment) -> bool {
        // Once every card is saved, nothing is about to be destroyed any more.
        let is_idle =
            moment == Moment::Death && !Seat::all(self.parties()).any(|seat| self.dying_of(seat).next().is_some());
        if self.hoard(seat).conceded || is_idle {
            return false;
        }
        let has_hand = !self.hoard(seat).hand.is_empty();
        (has_hand && self.rules.hands_may_answer(moment))
            || self.may_use_any(seat, moment) != 0
            || self.protectable(seat, moment) != 0
            || self.may_deploy(seat, moment)
            || self.usable_objects(seat, moment) != 0
            || self
                .specials_left(seat)
                .any(|zone| self.special_fits(seat, zone, moment) && (zone != MILITARY || has_hand))
    }

    /// The places of the cards of a seat whose Gift it may use in a window.
    pub(crate) fn may_use_any(&self, seat: Seat, moment: Moment) -> u64 {
        let side = self.side_of(seat);
        if !self.anything_answers(side, Timing::Activated(moment)) {
            return 0;
        }
        self.places(side, |card| self.may_use(seat, card, moment))
    }

    /// Whether a seat may use the Gift of a card on the field in a window.
    pub(crate) fn may_use(&self, seat: Seat, card: CardId, moment: Moment) -> bool {
        self.card(card).controller == seat
            && self.answers_at(card, Timing::Activated(moment))
            && self.card(card).used_in != self.window_number()
            && self.is_about(seat, card)
    }

    /// Whether a seat may use the Gift of a card of its hand in a window.
    pub(crate) fn may_use_from_hand(&self, seat: Seat, card: CardId, moment: Moment) -> bool {
        self.answers_from_hand(card, Timing::Activated(moment)) && self.is_about(seat, card)
    }

    /// The moment of the window that is open.
    pub(crate) fn open_moment(&self) -> Option<Moment> {
        self.stack[..self.depth as usize].iter().rev().find_map(|frame| match frame {
            Frame::Window(window) => Some(window.moment),
            _ => None,
        })
    }

    /// The number of the window that is open; 0 where none is.
    pub(crate) fn window_number(&self) -> u8 {
        let frames = self.stack[..self.depth as usize].iter().rev();
        let mut numbers = frames.filter_map(|frame| match frame {
            Frame::Window(window) => Some(window.number),
            _ => None,
        });
        numbers.next().unwrap_or(0)
    }

    /// The card that a window is about: the one that is dying, or the target of the attack.
    pub(crate) fn window_cause(&self) -> Option<CardId> {
        let dying = self.stack[..self.depth as usize].iter().rev().find_map(|frame| match frame {
            Frame::Destroy(destroy) => Some(&self.dying[destroy.from as usize..(destroy.from + destroy.len) as usize]),
            _ => None,
        });
        let threatened = dying.and_then(|group| group.iter().find(|dying| dying.is_threatened()));
        threatened.map(|dying| dying.card).or_else(|| self.attack().and_then(Attack::target_card))
    }

    /// Whether what a window is about is what a Gift watches. Without a word about it a Gift of W-DEATH is about a card of
    /// its own side.
    fn is_about(&self, seat: Seat, card: CardId) -> bool {
        let Some(gift) = self.gift_of(card) else { return false };
        let is_of_death = gift.timing == Timing::Activated(Moment::Death);
        // An attack or a destruction in another field does not concern it (ESTRO-CONQ-07).
        if self.window_cause().is_some_and(|cause| self.card(card).is_on_field() && !self.share_field(card, cause)) {
            return false;
        }
        match (&gift.watch, self.window_cause()) {
            (Some(filter), Some(cause)) => self.fits(filter, card, seat, cause),
            (None, Some(cause)) => !is_of_death || self.side_of(self.card(cause).controller) == self.side_of(seat),
            (Some(_), None) => false,
            (None, None) => !is_of_death,
        }
    }

    /// The Zone specials in play that a seat has not used up (ESTRO-ZONE-05, ESTRO-ZONE-12).
    pub(crate) fn specials_left(&self, seat: Seat) -> impl Iterator<Item = Estro> + use<> {
        let left = self.zones.active & !self.zones.used[seat.index()];
        Estro::ALL.into_iter().filter(move |zone| left >> *zone as u8 & 1 != 0)
    }

    /// Whether one of the Zone specials that are left to a seat may be used now, but for what its hand holds.
    fn special_fits(&self, seat: Seat, zone: Estro, moment: Moment) -> bool {
        let in_clash = matches!(moment, Moment::Declared | Moment::Dice);
        match zone {
            MILITARY => self.fields.iter().flat_map(Pile::iter).any(|card| self.may_arm(card)),
            TECH => in_clash && self.engaged(seat, false).is_some_and(|card| self.is_in_scope(card, TECH)),
            MEDICAL => moment == Moment::Death && self.dying_beside(seat).any(|card| self.is_in_scope(card, MEDICAL)),
            CIVIL => in_clash && self.engaged(seat, true).is_some_and(|card| self.may_double(card)),
            CONTROL => self.fields[self.side_of(seat)].iter().any(|card| self.may_control(card)),
        }
    }

    /// Whether a seat may use a Zone special in a window (ESTRO-ZONE-13).
    pub(crate) fn may_use_special(&self, seat: Seat, zone: Estro, moment: Moment) -> bool {
        self.specials_left(seat).any(|left| left == zone)
            && self.special_fits(seat, zone, moment)
            && (zone != MILITARY || self.hoard(seat).hand.iter().any(|card| self.is_sacrifice(card)))
    }

    /// Whether a card of the hand may be sacrificed for the Military special (ESTRO-ZONE-06).
    pub(crate) fn is_sacrifice(&self, card: CardId) -> bool {
        self.rules.card(self.card(card).no).estro == MILITARY
    }

    /// Whether a card lies face up and is of this Estro.
    pub(crate) fn is_of_estro(&self, id: CardId, estro: Estro) -> bool {
        let card = self.card(id);
        card.is_up() && card.estri >> estro as u8 & 1 != 0
    }

    /// Whether a Zone special may touch a card: in its field (ESTRO-CONQ-08), and of its Estro, unless the table agreed otherwise
    /// (ESTRO-ZONE-02).
    fn is_in_scope(&self, card: CardId, estro: Estro) -> bool {
        let fits =
            if self.rules.options.zone_special_any { self.card(card).is_up() } else { self.is_of_estro(card, estro) };
        fits && self.is_under(card, estro)
    }

    /// Whether the Military special may touch a card (ESTRO-ZONE-06).
    fn may_arm(&self, card: CardId) -> bool {
        self.is_of_estro(card, MILITARY) && self.is_under(card, MILITARY)
    }

    /// Whether the Civil special may touch a card (ESTRO-ZONE-09).
    fn may_double(&self, card: CardId) -> bool {
        self.is_of_estro(card, CIVIL) && self.is_under(card, CIVIL)
    }

    /// Whether the Control special may touch an own card (ESTRO-ZONE-10).
    fn may_control(&self, card: CardId) -> bool {
        self.card(card).is_up() && self.is_under(card, CONTROL)
    }

    /// The card of the clash on the side of a seat, or the opposing one.
    pub(crate) fn engaged(&self, seat: Seat, own: bool) -> Option<CardId> {
        let attack = self.attack()?;
        let is_own = |card: CardId| self.side_of(self.card(card).controller) == self.side_of(seat);
        attack.cards().find(|card| is_own(*card) == own)
    }

    /// The cards of a seat that are about to be destroyed and not saved yet.
    pub(crate) fn dying_of(&self, seat: Seat) -> impl Iterator<Item = CardId> + '_ {
        let range = self.stack[..self.depth as usize].iter().rev().find_map(|frame| match frame {
            Frame::Destroy(destroy) => Some(destroy.from as usize..(destroy.from + destroy.len) as usize),
            _ => None,
        });
        let cards = &self.dying[range.unwrap_or(0..0)];
        cards
            .iter()
            .filter(move |dying| dying.is_threatened() && self.card(dying.card).controller == seat)
            .map(|dying| dying.card)
    }

    /// The cards of a side that are about to be destroyed and not saved yet: tokens and Zone specials of both partners may keep them
    /// (ESTRO-AMB-172).
    pub(crate) fn dying_beside(&self, seat: Seat) -> impl Iterator<Item = CardId> + '_ {
        self.seats_of(self.side_of(seat)).iter().flat_map(|seat| self.dying_of(seat))
    }

    /// The cards for which a special may be used, as masks of places by side.
    pub(crate) fn special_cards(&self, seat: Seat, zone: Estro) -> [u64; 2] {
        let own = self.side_of(seat);
        let mut masks = [0; 2];
        match zone {
            MILITARY => {
                for (side, mask) in masks.iter_mut().enumerate() {
                    *mask = self.places(side, |card| self.may_arm(card));
                }
            }
            MEDICAL => {
                masks[own] = self.places(own, |card| {
                    self.is_in_scope(card, MEDICAL) && self.dying_beside(seat).any(|dying| dying == card)
                });
            }
            CONTROL => masks[own] = self.places(own, |card| self.may_control(card)),
            TECH | CIVIL => {
                if let Some(spot) = self.engaged(seat, zone == CIVIL).and_then(|card| self.spot_of(card)) {
                    masks[spot.side as usize] = 1 << spot.place;
                }
            }
        }
        masks
    }
}
