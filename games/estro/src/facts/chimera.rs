//! Chimeras: who may declare and fuse, and which Estro of a Chimera counts (chapter CHIM of the rulebook).

use table::Seat;

use crate::language::{Effect, Estro, Value};
use crate::state::{CardId, GiftRun, State};

impl State {
    /// Whether a card on the field is a Chimera.
    pub(crate) fn is_chimera(&self, id: CardId) -> bool {
        let card = self.card(id);
        card.is_on_field() && card.guest.is_some()
    }

    /// Whether a card on the field has two Estri, of which its controller names one (ESTRO-CHIM-11).
    pub(crate) fn has_two_estri(&self, id: CardId) -> bool {
        let card = self.card(id);
        card.is_up() && card.estri.count_ones() == 2
    }

    /// Whether a Chimera lies there beside which the seat can have no other (ESTRO-CHIM-14).
    fn has_chimera(&self, seat: Seat) -> bool {
        let counts = |card: CardId| self.rules.options.chimera_per_table || self.card(card).controller == seat;
        self.fields.iter().flat_map(|field| field.iter()).any(|card| self.is_chimera(card) && counts(card))
    }

    /// Whether a seat may declare a Chimera at the start of its turn (ESTRO-CHIM-02, ESTRO-CHIM-14).
    pub(crate) fn may_declare(&self, seat: Seat) -> bool {
        self.rules.options.chimera && !self.has_chimera(seat)
    }

    /// Whether a seat may play a Chimera as the card of this turn (ESTRO-CHIM-03, ESTRO-CHIM-04).
    pub(crate) fn may_fuse(&self, seat: Seat) -> bool {
        self.rules.options.chimera && self.hoard(seat).may_fuse && !self.has_chimera(seat)
    }

    /// The Estro that a card has when nobody names one: that of its host (ESTRO-CHIM-11).
    pub(crate) fn usual_main(&self, id: CardId) -> Estro {
        let card = self.card(id);
        let own = self.rules.card(card.no).estro;
        if card.estri >> own as u8 & 1 != 0 { own } else { Estro::ALL[card.estri.trailing_zeros() as usize] }
    }

    /// Whether it matters which Estro a Chimera names as the target of this Gift: where the Gift is about primary values
    /// (ESTRO-CHIM-12).
    pub(crate) fn asks_for_estro(&self, run: &GiftRun) -> bool {
        let is_primary = |effect: &Effect| {
            matches!(effect, Effect::Add(_, Value::Primary, ..) | Effect::Double(_, Value::Primary, _))
        };
        self.text_of(run).is_some_and(|gift| gift.all_effects().any(is_primary))
    }

    /// The Estri that the controller of a Chimera may name: in Lucid Dream one that may attack, if it attacks (ESTRO-CHIM-17).
    pub(crate) fn nameable(&self, id: CardId) -> u8 {
        let estri = self.card(id).estri;
        let attacks = self.attack().is_some_and(|attack| attack.attacker == id);
        let granito = 1 << Estro::Granito as u8;
        if self.rules.options.lucid && attacks { estri & !granito } else { estri }
    }
}
