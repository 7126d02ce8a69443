//! Which cards a description means.

use table::Seat;

use crate::language::{Area, Bound, Category, Face, Filter, Side, Target};
use crate::state::{Card, CardId, Location, State, flag};

impl State {
    /// Whether a passive Gift of `source` is about this card on the field.
    pub(crate) fn covers(&self, target: &Target, source: CardId, card: CardId) -> bool {
        let controller = self.card(source).controller;
        match target {
            Target::This => card == source,
            _ if !self.reaches(source, card) => false,
            Target::All(filter) => self.fits(filter, source, controller, card),
            Target::Foe => self.foe_of(source) == Some(card),
            Target::Attacker => self.attack().is_some_and(|attack| attack.attacker == card),
            Target::Attacked => self.attack().is_some_and(|attack| attack.target == card),
            _ => false,
        }
    }

    /// The opposing card of the clash in which this card takes part.
    pub(crate) fn foe_of(&self, card: CardId) -> Option<CardId> {
        let attack = self.attack()?;
        match card {
            card if card == attack.attacker => attack.target_card(),
            card if card == attack.target => Some(attack.attacker),
            _ => None,
        }
    }

    /// Whether the description, in a Gift of `source`, means this card where it lies.
    pub(crate) fn fits(&self, filter: &Filter, source: CardId, controller: Seat, id: CardId) -> bool {
        let card = self.card(id);
        let lies = match filter.area {
            Area::Field => Location::Field,
            Area::Hand => Location::Hand,
            Area::Incinerator => Location::Incinerator,
        };
        if card.location != lies || (filter.other && id == source) || !self.is_on(filter.side, controller, card) {
            return false;
        }
        if filter.attacked && card.attacks == 0 {
            return false;
        }
        if !self.reaches(source, id) {
            return false;
        }
        if let Some(face) = filter.face
            && card.is_on_field()
            && (face == Face::Down) != card.is_down()
        {
            return false;
        }
        // A face-down card has no Estro, no Gift and no values (ESTRO-GIFT-18).
        if card.is_down() {
            return !filter.needs_a_face();
        }
        let estri = if card.is_on_field() { card.estri } else { 1 << self.rules.card(card.no).estro as u8 };
        filter.estro.is_none_or(|estro| estri >> estro as u8 & 1 != 0)
            && filter.category.is_none_or(|category| self.is_of(category, card))
            && filter.tot.is_none_or(|bound| self.is_within(bound, id))
    }

    fn is_on(&self, side: Side, controller: Seat, card: &Card) -> bool {
        let whose = if card.is_on_field() { card.controller } else { card.owner };
        let own =
            if card.is_on_field() { self.side_of(whose) == self.side_of(controller) } else { whose == controller };
        match side {
            Side::Own => own,
            Side::Enemy => self.side_of(whose) != self.side_of(controller),
            Side::Any => true,
        }
    }

    /// A Chimera is both (ESTRO-CHIM-10).
    fn is_of(&self, category: Category, card: &Card) -> bool {
        let has_gift = self.rules.gift(card.no).is_some() && !card.has(flag::EMPTIED);
        (card.is_on_field() && card.guest.is_some()) || (category == Category::Gifted) == has_gift
    }

    fn is_within(&self, bound: Bound, id: CardId) -> bool {
        let card = self.card(id);
        let tot = if card.is_on_field() { self.now(id).tot } else { self.printed(card).iter().sum() };
        match bound {
            Bound::AtMost(most) => tot <= i16::from(most),
            Bound::AtLeast(least) => tot >= i16::from(least),
        }
    }

    /// How many cards a description means.
    pub(crate) fn count(&self, filter: &Filter, source: CardId) -> usize {
        let controller = self.card(source).controller;
        let mut count = 0;
        self.each_of(filter, source, controller, |_| count += 1);
        count
    }

    /// Goes through the cards that a description means, in the order of sides and entry.
    pub(crate) fn each_of(&self, filter: &Filter, source: CardId, controller: Seat, mut found: impl FnMut(CardId)) {
        let mut look = |id: CardId| {
            if self.fits(filter, source, controller, id) {
                found(id);
            }
        };
        match filter.area {
            Area::Field => self.fields.iter().flat_map(|field| field.iter()).for_each(&mut look),
            Area::Hand => Seat::all(self.seats).flat_map(|seat| self.hoard(seat).hand.iter()).for_each(&mut look),
            Area::Incinerator => {
                Seat::all(self.parties()).flat_map(|seat| self.hoard(seat).incinerator.iter()).for_each(&mut look);
            }
        }
    }
}
