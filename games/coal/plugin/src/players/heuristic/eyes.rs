//! The facts that the player sees and remembers, and simple conclusions from them.

use coal::action::HandKind;
use coal::card::{Ability, Card, CardType, DamageKind, Resource, Tokens};
use coal::rules::CardNo;
use coal::view::{ActivatedView, Ask, HandCard, SeatView};
use coal::{Knowledge, View};
use table::{Seat, SeatSet};

use super::FATAL;
use super::worth::{Attack, Worth};

/// The Physical Damage that Luthor Blissett can suffer in a turn from each opponent (COAL-PIL-04).
const LUTHOR_LETS_THROUGH: i32 = 2;

/// The number of tokens with which a card is lost (COAL-OVD-01).
pub(super) const OVERDRIVEN: u8 = 5;

/// A prepared card, as far as the player knows it.
#[derive(Clone, Copy)]
pub(super) struct Prepared<'a> {
    pub card: &'a Card,
    pub tokens: Tokens,
    pub is_full: bool,
}

impl Prepared<'_> {
    /// The tokens of each kind that are missing for its cost.
    pub fn missing(&self) -> Tokens {
        Tokens {
            steam: self.card.cost.steam.saturating_sub(self.tokens.steam),
            energy: self.card.cost.energy.saturating_sub(self.tokens.energy),
        }
    }

    pub fn is_paid(&self) -> bool {
        self.tokens.contain(self.card.cost)
    }

    pub fn lacks(&self, kind: Resource) -> u8 {
        let missing = self.missing();
        match kind {
            Resource::Steam => missing.steam,
            Resource::Energy => missing.energy,
        }
    }

    /// Whether one more token would overdrive it (COAL-OVD-01).
    pub fn is_loaded(&self) -> bool {
        self.tokens.total() >= OVERDRIVEN - 1
    }

    pub fn is_reaction(&self) -> bool {
        self.card.kind == CardType::Reaction
    }
}

/// The facts that the player sees and remembers.
pub(super) struct Eyes<'a> {
    pub seat: Seat,
    pub view: &'a View,
    pub me: &'a SeatView,
    /// The living partner of a team battle.
    pub partner: Option<Seat>,
    /// Opponents that are not destroyed.
    pub opponents: SeatSet,
    pub ask: Ask,
    pub own: [Option<Prepared<'a>>; 5],
}

impl<'a> Eyes<'a> {
    pub fn new(seat: Seat, view: &'a View, knowledge: &Knowledge) -> Self {
        let me = &view.seats[seat.index()];
        let others = || Seat::all(view.seats.len() as u8).filter(|other| *other != seat);
        let is_friend = |other: Seat| me.team.is_some() && view.seats[other.index()].team == me.team;
        let opponents = others().filter(|other| !is_friend(*other) && !view.seats[other.index()].destroyed);
        let own = std::array::from_fn(|slot| {
            let prepared = me.slots[slot].as_ref()?;
            let card = view.cards.card(prepared.card.or(knowledge.face_down[slot])?);
            Some(Prepared { card, tokens: prepared.tokens, is_full: prepared.ready })
        });
        Self {
            seat,
            view,
            me,
            partner: others().find(|other| is_friend(*other) && !view.seats[other.index()].eliminated),
            opponents: opponents.fold(SeatSet::NONE, SeatSet::with),
            ask: view.asks.map_or(Ask::Main, |(_, ask)| ask),
            own,
        }
    }

    pub fn card(&self, card: CardNo) -> &'a Card {
        self.view.cards.card(card)
    }

    pub fn seat_view(&self, seat: Seat) -> &'a SeatView {
        &self.view.seats[seat.index()]
    }

    pub fn in_hand(&self, kind: HandKind) -> Option<(&HandCard, &'a Card)> {
        let hand = self.me.hand.as_ref()?.iter().find(|card| card.kind == kind)?;
        Some((hand, self.card(hand.card)))
    }

    /// The player's prepared cards, as far as it knows them.
    pub fn prepared(&self) -> impl Iterator<Item = &Prepared<'a>> {
        self.own.iter().flatten()
    }

    pub fn count(&self, of: impl Fn(CardType) -> bool) -> usize {
        self.prepared().filter(|own| of(own.card.kind)).count()
    }

    pub fn ability(&self, seat: Seat) -> Option<Ability> {
        self.view.cards.pilot(self.seat_view(seat).pilot?).ability
    }

    /// Whether the rules for three and four seats apply, so that Echo cards work (COAL-MP-10).
    pub fn echo_works(&self) -> bool {
        self.view.seats.len() > 2
    }

    // ---- attacks of its own ----

    /// The damage that an attack with this card would do to each opponent that does not react.
    pub fn strikes(&self, card: &Card) -> impl Iterator<Item = (Seat, i32)> {
        let alternatives = Worth::of_each_alternative(card);
        let kinds = [card.kind.is_physical_attack(), !card.kind.is_physical_attack()];
        self.opponents.iter().map(move |target| {
            let attacks = alternatives.iter().map(|worth| Attack { damage: worth.damage, kinds });
            (target, attacks.map(|attack| self.left_of(attack, self.seat, target)).max().unwrap_or(0))
        })
    }

    /// The same, added up; a seat cannot lose more than it has left.
    pub fn strike(&self, card: &Card) -> i32 {
        self.strikes(card).map(|(target, damage)| damage.min(self.left(target))).sum()
    }

    /// The damage that a seat can still suffer.
    pub fn left(&self, seat: Seat) -> i32 {
        FATAL - i32::from(self.seat_view(seat).damage)
    }

    /// The damage of an attack that is left after the target's Echo cards and pilot.
    fn left_of(&self, mut attack: Attack, attacker: Seat, target: Seat) -> i32 {
        for echo in self.echoes(target) {
            if echo.stops(&attack) == attack.total() {
                return 0;
            }
            for kind in 0..2 {
                attack.damage[kind] -= echo.absorb[kind].min(attack.damage[kind]);
            }
        }
        self.behind_the_pilot(attack, attacker, target).total()
    }

    /// The damage that the opponents' Echo cards would do to the attacker (COAL-ECHO-08).
    pub fn echo_damage(&self) -> i32 {
        self.opponents.iter().flat_map(|target| self.echoes(target)).map(|echo| echo.total_damage()).sum()
    }

    fn echoes(&self, seat: Seat) -> impl Iterator<Item = Worth> {
        let row = if self.echo_works() { self.seat_view(seat).echo.as_slice() } else { &[] };
        row.iter().map(|card| Worth::of_echo(self.card(*card)))
    }

    /// The part of an attack that Luthor Blissett does not stop (COAL-PIL-04).
    fn behind_the_pilot(&self, mut attack: Attack, attacker: Seat, target: Seat) -> Attack {
        if self.ability(target) == Some(Ability::LuthorCap) {
            attack.damage[0] = attack.damage[0].min(self.let_through_by_luthor(attacker, target));
        }
        attack
    }

    /// The rest of Luthor's cap for this attacker, whichever pilot drives now.
    pub fn let_through_by_luthor(&self, attacker: Seat, target: Seat) -> i32 {
        let suffered = self.seat_view(target).physical_from[attacker.index()];
        (LUTHOR_LETS_THROUGH - i32::from(suffered)).max(0)
    }

    // ---- attacks of others ----

    /// The damage of an activated card to its target, before the target's pilot.
    pub fn attack_of(&self, activated: &ActivatedView) -> Attack {
        let card = self.card(activated.card);
        let worth = if activated.is_echo { Worth::of_echo(card) } else { Worth::of(card) };
        let counters = |kind: DamageKind| card.kind == CardType::Reaction && worth.damage[kind as usize] > 0;
        let is_energy = matches!(card.kind, CardType::EnergyAttack | CardType::EnergyAccumulator);
        let physical = card.kind.is_physical_attack() || counters(DamageKind::Physical);
        let energy = is_energy || counters(DamageKind::Energy);
        Attack { damage: activated.pending.map(i32::from), kinds: [physical, energy] }
    }

    /// The attack that is being answered, and the seat that it hits.
    pub fn incoming(&self) -> Option<(&'a ActivatedView, Seat)> {
        let attack = self.view.resolving.last()?;
        Some((attack, attack.target?))
    }

    /// The damage that is coming to a seat, as the seat would suffer it; zero when it is not under attack.
    pub fn coming_to(&self, seat: Seat) -> Attack {
        match self.incoming() {
            Some((attack, target)) if target == seat => {
                self.behind_the_pilot(self.attack_of(attack), attack.owner, target)
            }
            _ => Attack::default(),
        }
    }

    /// Whether this damage would destroy the seat.
    pub fn is_mortal(&self, damage: i32, seat: Seat) -> bool {
        damage >= self.left(seat)
    }
}
