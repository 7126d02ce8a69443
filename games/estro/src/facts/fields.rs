//! Places on the field, and who may attack whom.

use table::Seat;

use crate::action::Spot;
use crate::state::{CardId, Change, Ends, State};

impl State {
    /// The card in a place of the field.
    pub(crate) fn at(&self, spot: Spot) -> Option<CardId> {
        self.fields.get(spot.side as usize)?.get(spot.place as usize)
    }

    /// The place of a card on the field.
    pub(crate) fn spot_of(&self, card: CardId) -> Option<Spot> {
        let side = self.side_of(self.card(card).controller);
        let place = self.fields[side].place_of(card)?;
        Some(Spot { side: side as u8, place: place as u8 })
    }

    /// The cards of a side that fit, as a mask of places.
    #[inline]
    pub(crate) fn places(&self, side: usize, fits: impl Fn(CardId) -> bool) -> u64 {
        let mut mask = 0;
        for (place, card) in self.fields[side].iter().enumerate() {
            mask |= u64::from(fits(card)) << place;
        }
        mask
    }

    fn is_changed(&self, card: CardId, change: Change) -> bool {
        self.timed().iter().any(|timed| timed.card == card && timed.what == change)
    }

    /// Whether a card may attack now: face up, controlled by the seat, not barred, with an attack left (ESTRO-ATK-02,
    /// ESTRO-FACE-06), and no card of Lucid Dream that only defends (ESTRO-LUC-03, ESTRO-LUC-14).
    pub(crate) fn may_attack(&self, seat: Seat, id: CardId) -> bool {
        let card = self.card(id);
        card.is_up()
            && card.controller == seat
            && card.attacks <= card.more_attacks
            && !self.is_barred(id)
            && !self.only_defends(id)
    }

    /// Whether a card cannot attack for a time.
    pub(crate) fn is_barred(&self, id: CardId) -> bool {
        let holds = |until: Ends| !matches!(until, Ends::OnlyNextTurn(_, since) if self.turn == since);
        self.timed().iter().any(|timed| timed.card == id && timed.what == Change::Barred && holds(timed.until))
    }

    /// Whether a card will not be able to attack in its controller's next turn.
    pub(crate) fn will_rest(&self, id: CardId) -> bool {
        let later =
            |until: Ends| matches!(until, Ends::OnlyNextTurn(seat, since) if self.turn == since || seat != self.active);
        self.timed().iter().any(|timed| timed.card == id && timed.what == Change::Barred && later(timed.until))
    }

    /// How many attacks the turn player may make in this turn (ESTRO-ATK-02).
    pub(crate) fn attacks_allowed(&self) -> u8 {
        if self.attacks_once { self.attack_limit.min(1) } else { self.attack_limit }
    }

    /// Whether a card has to attack (ESTRO-ATK-22).
    pub(crate) fn must_attack(&self, id: CardId) -> bool {
        self.is_changed(id, Change::Forced)
    }

    /// Whether a card lies face down for a time and cannot be turned up before (ESTRO-SOLO-07).
    pub(crate) fn is_veiled(&self, id: CardId) -> bool {
        self.is_changed(id, Change::Veiled)
    }

    /// Whether a card cannot be destroyed now (ESTRO-DEST-07, D0).
    pub(crate) fn is_protected(&self, id: CardId) -> bool {
        self.is_changed(id, Change::Protected)
    }

    /// The places of cards with which the seat may attack; only those that have to, while there are such. In their field lies
    /// somebody to attack (ESTRO-CONQ-06).
    pub(crate) fn attackers(&self, seat: Seat) -> u64 {
        if self.attacks >= self.attacks_allowed() || self.is_peaceful() {
            return 0;
        }
        let side = self.side_of(seat);
        let able = self.places(side, |card| self.may_attack(seat, card) && self.has_target(seat, card));
        let forced = able & self.places(side, |card| self.must_attack(card));
        if forced != 0 { forced } else { able }
    }

    /// The places of cards that may be attacked by a seat's cards (ESTRO-ATK-01, ESTRO-ATK-23): all but supports
    /// (ESTRO-LUC-14).
    pub(crate) fn targets(&self, seat: Seat) -> u64 {
        self.places(1 - self.side_of(seat), |card| self.may_be_attacked(card))
    }

    /// Whether there is somebody whom a card may attack where it lies.
    fn has_target(&self, seat: Seat, card: CardId) -> bool {
        let others = self.fields[1 - self.side_of(seat)].iter();
        others.into_iter().any(|other| self.share_field(card, other) && self.may_be_attacked(other))
            || self.ships_before(seat) != 0
    }

    /// The ships that a seat may attack, as a mask of Estri (ESTRO-SOLO-21).
    pub(crate) fn ships_before(&self, seat: Seat) -> u8 {
        if self.is_automaton(seat) { 0 } else { self.open_ships() }
    }

    /// Whether a seat's attack is compulsory now (ESTRO-ATK-22).
    pub(crate) fn has_to_attack(&self, seat: Seat) -> bool {
        self.places(self.side_of(seat), |card| self.must_attack(card)) & self.attackers(seat) != 0
    }

    /// The cards of a seat's side and of the other one that lie together, field by field, as masks of places: who may attack whom
    /// (ESTRO-CONQ-06).
    pub(crate) fn facing(&self, seat: Seat) -> [[u64; 2]; 5] {
        if !self.rules.options.is_conquest() {
            return [[u64::MAX; 2], [0; 2], [0; 2], [0; 2], [0; 2]];
        }
        let own = self.side_of(seat);
        let of = |side: usize, field: u8| self.places(side, |card| self.card(card).place == field);
        [0, 1, 2, 3, 4].map(|field| [of(own, field), of(1 - own, field)])
    }

    /// Own covered cards that may be turned up in Phase 2 (ESTRO-FACE-07).
    pub(crate) fn may_turn_up(&self, seat: Seat) -> u64 {
        if self.rules.options.facedown_gift_only {
            return 0;
        }
        self.places(self.side_of(seat), |id| {
            let card = self.card(id);
            card.is_down() && card.controller == seat && card.since < self.turn && !self.is_veiled(id)
        })
    }

    /// The hand limit of a seat at the end of its turn (ESTRO-TURN-20).
    pub(crate) fn hand_limit(&self, seat: Seat) -> usize {
        let hoard = self.hoard(seat);
        // What ends with the turn of somebody else is over before the own turn ends.
        let of_this_turn = if self.active == seat { hoard.hand_limit } else { 0 };
        let changes = [of_this_turn].into_iter().chain(hoard.later_limits).map(i16::from);
        (crate::rules::HAND_LIMIT as i16 + changes.sum::<i16>()).max(0) as usize
    }
}
