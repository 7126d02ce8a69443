//! Blunders of a novice in C.O.A.L.: tokens, cards and points of damage wasted for nothing. They are judged by the
//! rules and by what the seat could know when it decided, independently of how any player rates its choices.

use bots::{Blunder, BlunderKind, BlunderWatch};
use coal::action::{Action, Gain, HandKind, Slot, TurnKind};
use coal::card::{Ability, Against, Card, CardType, DamageKind, Effect, Resource, Tokens};
use coal::view::{ActivatedView, Ask, Prepared, SeatView};
use coal::{State, View};
use table::{Choices as _, Question, Seat};

/// A Steambot with this much damage is destroyed (COAL-END-01).
const FATAL: u8 = 10;
/// A card with this many tokens overdrives with the next one (COAL-OVD-01).
const FULL: u8 = 4;
/// The Physical Damage that Luthor Blissett can suffer in a turn from each opponent (COAL-PIL-04).
const LUTHOR_LETS_THROUGH: u8 = 2;

/// Watches a match of C.O.A.L.
#[derive(Debug, Default)]
pub struct Watch {
    found: Option<Blunder>,
}

impl BlunderWatch<State> for Watch {
    fn decided(&mut self, question: &Question<'_, State>, action: Action) {
        let is_free = question.choices.len() > 1;
        let found = is_free.then(|| blunder(question, action)).flatten();
        self.found = found.map(|(kind, what)| {
            let view = question.view;
            Blunder { kind, seat: question.seat, what: format!("turn {}: {action}: {what}", view.turn) }
        });
    }

    fn carried_out(&mut self, _view: &dyn Fn(Seat) -> View) -> Option<Blunder> {
        self.found.take()
    }
}

/// The choices that are not blunders; all of them if each is one.
pub(crate) fn sane(question: &Question<'_, State>) -> Vec<Action> {
    let all = || (0..question.choices.len()).map(|k| question.choices.get(k));
    let sane: Vec<Action> = all().filter(|action| blunder(question, *action).is_none()).collect();
    if sane.is_empty() { all().collect() } else { sane }
}

/// The fault of an action, if it gains its seat nothing.
fn blunder(question: &Question<'_, State>, action: Action) -> Option<(BlunderKind, &'static str)> {
    let own = Own::of(question);
    let others = || (0..question.choices.len()).map(|k| question.choices.get(k)).filter(move |other| *other != action);
    match action {
        Action::Activate(slot) => own.activates_badly(slot),
        Action::Pass if own.ask == Ask::Respond => own.dies_needlessly(others()),
        Action::Place(kind, owner, slot) => own.places_badly(kind, owner, slot, others()),
        Action::Take(kind, owner, slot) => own.takes_badly(kind, owner, slot, others()),
        Action::Consume(kind, gain) => own.consumes_badly(kind, gain),
        Action::Play(_, _, slot) | Action::Discard(slot) => own.discards_badly(slot),
        Action::Maneuver(number) => own.maneuvers_badly(number, others()),
        Action::Choose(number) => own.chooses_badly(number),
        Action::Trade(_) => own.trades_badly(),
        Action::Model(_)
        | Action::Pilot(_)
        | Action::Declare(TurnKind::Action | TurnKind::Maintenance)
        | Action::Repair
        | Action::Swap
        | Action::Call
        | Action::Drop(_)
        | Action::Pass
        | Action::End => None,
    }
}

/// The facts that a seat knows when it is asked.
struct Own<'a> {
    seat: Seat,
    view: &'a View,
    me: &'a SeatView,
    ask: Ask,
    /// Its prepared cards with their tokens, as it knows them.
    cards: [Option<(&'a Card, Prepared)>; 5],
}

/// The damage of an attack by kind, and whether it may be neutralized as Physical and as Energy.
#[derive(Clone, Copy)]
struct Attack {
    damage: [u8; 3],
    is_of: [bool; 2],
}

impl Attack {
    fn total(&self) -> u8 {
        self.damage.iter().sum()
    }
}

impl<'a> Own<'a> {
    fn of(question: &Question<'a, State>) -> Self {
        let Question { seat, view, knowledge, .. } = question;
        let me = &view.seats[seat.index()];
        let card = |slot: usize| {
            let prepared = me.slots[slot]?;
            let card = prepared.card.or(knowledge.face_down[slot])?;
            Some((view.cards.card(card), prepared))
        };
        let ask = view.asks.map_or(Ask::Window, |(_, ask)| ask);
        Self { seat: *seat, view, me, ask, cards: std::array::from_fn(card) }
    }

    fn is_friend(&self, seat: Seat) -> bool {
        let team = |seat: Seat| self.view.seats[seat.index()].team;
        seat == self.seat || (team(seat).is_some() && team(seat) == team(self.seat))
    }

    fn opponents(&self) -> impl Iterator<Item = (Seat, &'a SeatView)> {
        let all = Seat::all(self.view.seats.len() as u8).zip(&self.view.seats);
        all.filter(|(seat, side)| !self.is_friend(*seat) && !side.destroyed && !side.eliminated)
    }

    fn is_luthor(&self, side: &SeatView) -> bool {
        side.pilot.is_some_and(|pilot| self.view.cards.pilot(pilot).ability == Some(Ability::LuthorCap))
    }

    /// The damage that the target of an attack suffers if nobody acts any more.
    fn suffered(&self, attack: Attack, attacker: Seat, target: &SeatView) -> u8 {
        let [mut physical, energy, generic] = attack.damage;
        if self.is_luthor(target) {
            physical = physical.min(LUTHOR_LETS_THROUGH.saturating_sub(target.physical_from[attacker.index()]));
        }
        physical + energy + generic
    }

    /// The attack that is being answered, and its card.
    fn incoming(&self) -> Option<(Attack, &'a ActivatedView)> {
        let answered = self.view.resolving.iter().rev().find(|activated| activated.target == Some(self.seat))?;
        let card = self.view.cards.card(answered.card);
        let effects = if answered.is_echo { &card.echo } else { &card.effects };
        let all: Vec<&Effect> = effects.iter().collect();
        let counters = |kind| card.kind == CardType::Reaction && damage(&all)[kind as usize] > 0;
        let is_energy = matches!(card.kind, CardType::EnergyAttack | CardType::EnergyAccumulator);
        let is_of = [
            card.kind.is_physical_attack() || counters(DamageKind::Physical),
            is_energy || counters(DamageKind::Energy),
        ];
        Some((Attack { damage: answered.pending, is_of }, answered))
    }

    /// A card that does nothing, or costs more than it can do (chapters ACT and REA).
    fn activates_badly(&self, slot: Slot) -> Option<(BlunderKind, &'static str)> {
        let (card, prepared) = self.cards[slot.index()]?;
        let is_answer = self.ask == Ask::Respond;
        let is_reaction = card.kind == CardType::Reaction;
        if is_answer != is_reaction || (card.kind.is_accumulator() && !prepared.ready) {
            return Some((BlunderKind::Hopeless, "a card of this type does nothing now"));
        }
        if !prepared.ready && !prepared.tokens.contain(card.cost) {
            return Some((BlunderKind::HarmsOneself, "it is not paid for"));
        }
        if is_answer {
            let (attack, _) = self.incoming()?;
            let helps =
                faces(&card.effects).any(|face| stops(&face, attack) > 0 || self.does_something(&face, prepared));
            let echoes = self.view.seats.len() > 2 && !card.echo.is_empty();
            return (!helps && !echoes).then_some((BlunderKind::Hopeless, "it does nothing against this attack"));
        }
        let strikes = |face: &[&Effect]| {
            let attack = Attack { damage: damage(face), is_of: [false; 2] };
            self.opponents().any(|(_, target)| self.suffered(attack, self.seat, target) > 0)
        };
        if !prepared.ready && !faces(&card.effects).any(|face| strikes(&face) || self.does_something(&face, prepared)) {
            return Some((BlunderKind::Hopeless, "it does nothing to anybody"));
        }
        let is_mortal = !prepared.ready && prepared.tokens != card.cost && self.me.damage + 1 >= FATAL;
        let most = faces(&card.effects).map(|face| damage(&face).iter().sum::<u8>()).max().unwrap_or(0);
        let kills = self.opponents().any(|(_, target)| target.damage + most >= FATAL);
        (is_mortal && !kills).then_some((BlunderKind::HarmsOneself, "the surplus tokens destroy the Steambot"))
    }

    /// Whether symbols do anything besides damage and defence; for a Reaction, its counterattack counts too.
    fn does_something(&self, effects: &[&Effect], prepared: Prepared) -> bool {
        let is_answer = self.ask == Ask::Respond;
        let has_tokens = |kind: Resource| {
            let loaded = |side: &SeatView| side.slots.iter().flatten().any(|card| of_kind(card.tokens, kind) > 0);
            self.opponents().any(|(_, side)| loaded(side))
        };
        effects.iter().any(|effect| match effect {
            Effect::Damage { n, .. } => is_answer && *n > 0,
            Effect::Draw { n } => *n > 0 && self.me.deck_len > 0,
            Effect::Heal { n } => *n > 0 && self.me.damage > 0,
            // On an Attack, removing depends on a hit (COAL-REM-04).
            Effect::RemoveTokens { kind, n } => is_answer && *n > 0 && has_tokens(*kind),
            Effect::Transfer { n } => {
                *n > 0 && prepared.tokens.total() > 0 && self.me.slots.iter().flatten().count() > 1
            }
            _ => false,
        })
    }

    /// Passing where a paid Reaction would save the Steambot.
    fn dies_needlessly(&self, others: impl Iterator<Item = Action>) -> Option<(BlunderKind, &'static str)> {
        let (attack, by) = self.incoming()?;
        let is_mortal =
            |attack: Attack, extra: u8| self.me.damage + self.suffered(attack, by.owner, self.me) + extra >= FATAL;
        if !is_mortal(attack, 0) {
            return None;
        }
        let saves = |other: Action| {
            let Action::Activate(slot) = other else { return false };
            let Some((card, prepared)) = self.cards[slot.index()] else { return false };
            let surplus = u8::from(prepared.tokens != card.cost);
            card.kind == CardType::Reaction
                && prepared.tokens.contain(card.cost)
                && faces(&card.effects).any(|face| !is_mortal(after(&face, attack), surplus))
        };
        let mut others = others;
        others
            .any(saves)
            .then_some((BlunderKind::HarmsOneself, "a Reaction that is paid for would have saved the Steambot"))
    }

    /// The fifth token on a card while there is another place, or a surplus token on one card while another card lacks
    /// it.
    fn places_badly(
        &self,
        kind: Resource,
        owner: Seat,
        slot: Slot,
        others: impl Iterator<Item = Action>,
    ) -> Option<(BlunderKind, &'static str)> {
        let at = |owner: Seat, slot: Slot| self.view.seats[owner.index()].slots[slot.index()];
        let others: Vec<(Resource, Seat, Slot)> = others
            .filter_map(|other| match other {
                Action::Place(kind, owner, slot) => Some((kind, owner, slot)),
                _ => None,
            })
            .collect();
        let is_full = |owner, slot| at(owner, slot).is_some_and(|card: Prepared| card.tokens.total() >= FULL);
        if is_full(owner, slot) && others.iter().any(|(_, owner, slot)| !is_full(*owner, *slot)) {
            return Some((BlunderKind::HarmsOneself, "the fifth token overdrives the card"));
        }
        let lacks = |kind: Resource, slot: Slot| {
            let (card, prepared) = self.cards[slot.index()]?;
            Some(of_kind(card.cost, kind) > of_kind(prepared.tokens, kind))
        };
        // Surplus tokens on a card that transfers them are passed on.
        let transfers = self.cards[slot.index()]
            .is_some_and(|(card, _)| card.effects.iter().any(|effect| matches!(effect, Effect::Transfer { .. })));
        let is_surplus = owner == self.seat && lacks(kind, slot) == Some(false) && !transfers;
        let is_wanted = |(other, owner, slot): &(Resource, Seat, Slot)| {
            *other == kind && *owner == self.seat && lacks(*other, *slot) == Some(true) && !is_full(*owner, *slot)
        };
        (is_surplus && others.iter().any(is_wanted))
            .then_some((BlunderKind::HarmsOneself, "a token too many, while another card lacks it"))
    }

    /// A token that the seat's own side needs is taken from it.
    fn takes_badly(
        &self,
        kind: Resource,
        owner: Seat,
        slot: Slot,
        mut others: impl Iterator<Item = Action>,
    ) -> Option<(BlunderKind, &'static str)> {
        let is_better = |other| match other {
            Action::Take(_, owner, _) => !self.is_friend(owner),
            other => other == Action::Pass,
        };
        if !self.is_friend(owner) || !others.any(is_better) {
            return None;
        }
        let is_surplus = owner == self.seat
            && self.cards[slot.index()]
                .is_some_and(|(card, prepared)| of_kind(prepared.tokens, kind) > of_kind(card.cost, kind));
        (!is_surplus).then_some((BlunderKind::HarmsOneself, "the token is taken from the own side"))
    }

    /// A hand card is consumed for a token that no card lacks.
    fn consumes_badly(&self, _kind: HandKind, gain: Gain) -> Option<(BlunderKind, &'static str)> {
        let kind = gain.resource();
        let own = self.cards.iter().flatten().any(|(card, prepared)| {
            let transfers = card.effects.iter().any(|effect| matches!(effect, Effect::Transfer { .. }));
            !is_collector(card, prepared)
                && (of_kind(card.cost, kind) > of_kind(prepared.tokens, kind) || transfers)
                && prepared.tokens.total() < FULL
        });
        // A face-down card of the partner may lack it.
        let partners =
            Seat::all(self.view.seats.len() as u8).filter(|seat| *seat != self.seat && self.is_friend(*seat));
        let of_partner =
            partners.flat_map(|seat| self.view.seats[seat.index()].slots.iter().flatten()).any(|prepared| {
                let card = prepared.card.map(|card| self.view.cards.card(card));
                card.is_none_or(|card| of_kind(card.cost, kind) > of_kind(prepared.tokens, kind))
            });
        (!own && !of_partner).then_some((BlunderKind::Hopeless, "no card lacks such a token"))
    }

    /// A card with tokens is discarded to make room, or any card although there is room.
    fn discards_badly(&self, slot: Slot) -> Option<(BlunderKind, &'static str)> {
        let prepared = self.me.slots[slot.index()]?;
        let has_room = self.me.slots.iter().any(Option::is_none);
        (has_room || prepared.tokens.total() > 0)
            .then_some((BlunderKind::HarmsOneself, "a prepared card with its tokens is thrown away"))
    }

    /// Tokens for which there is no card although one could be played first; or an avoidable destruction of the
    /// seat's own Steambot.
    fn maneuvers_badly(&self, number: u8, others: impl Iterator<Item = Action>) -> Option<(BlunderKind, &'static str)> {
        let pilot = self.view.cards.pilot(self.me.pilot?);
        let cost = |number: u8| -> Option<u8> {
            let maneuver = pilot.maneuvers.get(usize::from(number))?;
            let hurts = |effect: &Effect| if let Effect::SelfDamage { n } = effect { *n } else { 0 };
            Some(maneuver.costs.iter().chain(&maneuver.effects).map(hurts).sum())
        };
        let tokens: u8 = pilot.maneuvers.get(usize::from(number))?.effects.iter().map(generated).sum();
        let takes =
            |prepared: &Prepared| prepared.card.is_none_or(|card| !is_collector(self.view.cards.card(card), prepared));
        let has_place = self.me.slots.iter().flatten().any(takes);
        let others: Vec<Action> = others.collect();
        let is_playable = |other: &Action| matches!(other, Action::Play(kind, ..) if self.is_no_accumulator(*kind));
        let has_room = self.me.slots.iter().any(Option::is_none);
        if tokens > 0 && !has_place && has_room && others.iter().any(is_playable) {
            return Some((BlunderKind::HarmsOneself, "there is no card for the tokens yet"));
        }
        let is_mortal = |number: u8| cost(number).is_some_and(|cost| cost > 0 && self.me.damage + cost >= FATAL);
        let is_safe = |other: &Action| match other {
            Action::Maneuver(other) => !is_mortal(*other),
            Action::End => true,
            _ => false,
        };
        (is_mortal(number) && others.iter().any(is_safe))
            .then_some((BlunderKind::HarmsOneself, "it destroys the Steambot"))
    }

    fn is_no_accumulator(&self, kind: HandKind) -> bool {
        let hand = self.me.hand.iter().flatten().find(|card| card.kind == kind);
        hand.is_some_and(|hand| !self.view.cards.card(hand.card).kind.is_accumulator())
    }

    /// An alternative of a Reaction that does nothing, while another one does.
    fn chooses_badly(&self, number: u8) -> Option<(BlunderKind, &'static str)> {
        let card = self.view.resolving.last().filter(|activated| activated.owner == self.seat)?;
        let (attack, _) = self.incoming()?;
        let face = self.view.cards.card(card.card);
        let faces: Vec<Vec<&Effect>> = faces(if card.is_echo { &face.echo } else { &face.effects }).collect();
        let helps = |face: &Vec<&Effect>| stops(face, attack) > 0 || damage(face).iter().any(|n| *n > 0);
        let is_idle = faces.get(usize::from(number)).is_some_and(|face| !helps(face));
        (is_idle && faces.iter().any(helps)).then_some((BlunderKind::Hopeless, "the other alternative would help"))
    }

    /// A hand card is given up to take a token, although no opponent has one (COAL-PIL-09).
    fn trades_badly(&self) -> Option<(BlunderKind, &'static str)> {
        let loaded = |side: &SeatView| side.slots.iter().flatten().any(|card| card.tokens.total() > 0);
        (!self.opponents().any(|(_, side)| loaded(side)))
            .then_some((BlunderKind::HarmsOneself, "no opponent has a token"))
    }
}

/// Whether it is an Accumulator that collects tokens itself; a face-down one takes tokens like any card (COAL-ACC-12).
fn is_collector(card: &Card, prepared: &Prepared) -> bool {
    card.kind.is_accumulator() && prepared.facing == coal::action::Facing::Up
}

const fn of_kind(tokens: Tokens, kind: Resource) -> u8 {
    match kind {
        Resource::Steam => tokens.steam,
        Resource::Energy => tokens.energy,
    }
}

const fn generated(effect: &Effect) -> u8 {
    if let Effect::Generate { n, .. } = effect { *n } else { 0 }
}

/// The effects that a card may have: one list for each of its alternatives.
fn faces(effects: &[Effect]) -> impl Iterator<Item = Vec<&Effect>> {
    let alternatives = effects.iter().find_map(|effect| match effect {
        Effect::OneOf(alternatives) => Some(alternatives.as_slice()),
        _ => None,
    });
    let always = || effects.iter().filter(|effect| !matches!(effect, Effect::OneOf(_)));
    let count = alternatives.map_or(1, <[_]>::len);
    (0..count).map(move |face| always().chain(alternatives.into_iter().flat_map(move |all| &all[face])).collect())
}

/// Damage by kind.
fn damage(effects: &[&Effect]) -> [u8; 3] {
    let mut sum = [0; 3];
    for effect in effects {
        if let Effect::Damage { kind, n } = effect {
            sum[*kind as usize] += n;
        }
    }
    sum
}

/// The amount of an attack that these symbols stop.
fn stops(face: &[&Effect], attack: Attack) -> u8 {
    attack.total() - after(face, attack).total()
}

/// The rest of an attack after these symbols (COAL-REA-08, COAL-REA-11).
fn after(face: &[&Effect], attack: Attack) -> Attack {
    let mut left = attack;
    for effect in face {
        match effect {
            Effect::Absorb { kind, n } => {
                let damage = &mut left.damage[*kind as usize];
                *damage = damage.saturating_sub(*n);
            }
            Effect::NeutralizeAttack { kind: Against::Physical } if attack.is_of[0] => left.damage = [0; 3],
            Effect::NeutralizeAttack { kind: Against::Energy } if attack.is_of[1] => left.damage = [0; 3],
            _ => {}
        }
    }
    left
}
