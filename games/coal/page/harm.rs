//! Answers of C.O.A.L. that harm the one who gives them, as far as its view shows it: what lies face down is nobody's to
//! remember for it (COAL-PLAY-04).

use coal::action::{Facing, Gain, Slot, TurnKind};
use coal::card::{Ability, Against, Card, CardType, DamageKind, Effect, Maneuver};
use coal::view::{Ask, Prepared, SeatView};
use coal::{Action, Choices, View};
use table::{Choices as _, Seat};

/// A message with its number.
type Harm = (&'static str, u32);

/// The answers that harm the seat, each with a message and its number.
pub fn harms(view: &View, me: Seat, choices: &Choices) -> Vec<(Action, Harm)> {
    let actions = (0..choices.len()).map(|place| choices.get(place));
    actions.filter_map(|action| Some((action, harm(view, me, action)?))).collect()
}

/// As many tokens a card carries; one more overdrives it (COAL-OVD-01).
const MOST_TOKENS: u8 = 4;
/// With so much damage a Steambot is destroyed (COAL-END-01).
const FATAL: u32 = 10;
/// As much Physical Damage Luthor Blissett suffers in a turn from each opponent (COAL-PIL-04).
const LUTHOR_CAP: u8 = 2;

/// How an answer harms the seat; nothing where it does not, or nobody can tell from the view.
fn harm(view: &View, me: Seat, action: Action) -> Option<Harm> {
    let own = view.seats.get(me.index())?;
    match action {
        Action::Declare(TurnKind::Action) if is_stranded(view, own) => {
            let lost = maneuvers(view, own).iter().map(|maneuver| lost(view, own, generated(maneuver))).min()?;
            (lost > 0).then_some(("harm-stranded", lost))
        }
        Action::Maneuver(number) => {
            let tokens = generated(maneuvers(view, own).get(number as usize)?);
            let (n, id) = (lost(view, own, tokens), if has_place(view, own) { "harm-room" } else { "harm-no-card" });
            (n > 0).then_some((id, n))
        }
        // A partner's cards may take them, too.
        Action::Consume(_, gain) if !view.teams => {
            let n = lost(view, own, if gain == Gain::TwoSteam { 2 } else { 1 });
            (n > 0).then_some(("harm-room", n))
        }
        Action::Place(_, owner, slot) if owner == me => {
            let card = own.slots[slot.index()]?;
            (card.tokens.total() >= MOST_TOKENS).then_some(("harm-overdrive", 1))
        }
        Action::Activate(slot) => harm_of_activation(view, own, slot),
        Action::Choose(number) => {
            let top = view.resolving.last()?;
            let attack = view.resolving.iter().rev().find(|other| other.target == Some(me))?;
            let effects = &view.cards.card(top.card).effects;
            let ways = effects.iter().find_map(|effect| match effect {
                Effect::OneOf(ways) if top.owner == me && !top.is_echo => Some(ways),
                _ => None,
            })?;
            let kind = view.cards.card(attack.card).kind;
            (!helps(ways.get(number as usize)?, kind, attack.pending)).then_some(("harm-no-help", 0))
        }
        Action::Pass if matches!(view.asks, Some((_, Ask::Respond))) => {
            let attack = view.resolving.last().filter(|attack| attack.target == Some(me))?;
            let [mut physical, energy, generic] = attack.pending;
            if has_ability(view, own, Ability::LuthorCap) {
                physical = physical.min(LUTHOR_CAP.saturating_sub(own.physical_from[attack.owner.index()]));
            }
            let n = u32::from(physical) + u32::from(energy) + u32::from(generic);
            (n > 0 && n + u32::from(own.damage) >= FATAL).then_some(("harm-fatal", n))
        }
        _ => None,
    }
}

fn prepared(own: &SeatView) -> impl Iterator<Item = &Prepared> {
    own.slots.iter().flatten()
}

fn maneuvers<'a>(view: &'a View, own: &SeatView) -> &'a [Maneuver] {
    own.pilot.map_or(&[], |pilot| &view.cards.pilot(pilot).maneuvers)
}

fn generated(maneuver: &Maneuver) -> u32 {
    let tokens = maneuver.effects.iter().map(|effect| match effect {
        Effect::Generate { n, .. } => u32::from(*n),
        _ => 0,
    });
    tokens.sum()
}

fn has_ability(view: &View, own: &SeatView, ability: Ability) -> bool {
    own.pilot.is_some_and(|pilot| view.cards.pilot(pilot).ability == Some(ability))
}

/// An Accumulator lies face up, always (COAL-PLAY-05).
fn is_accumulator(view: &View, card: &Prepared) -> bool {
    let is_one = |kind| matches!(kind, CardType::SteamAccumulator | CardType::EnergyAccumulator);
    card.facing == Facing::Up && card.card.is_some_and(|number| is_one(view.cards.card(number).kind))
}

fn takers<'a>(view: &'a View, own: &'a SeatView) -> impl Iterator<Item = &'a Prepared> {
    prepared(own).filter(|card| !is_accumulator(view, card))
}

fn has_place(view: &View, own: &SeatView) -> bool {
    takers(view, own).next().is_some()
}

/// How many of so many tokens cost damage at least: each that overdrives a card, or finds none (COAL-MAN-08, COAL-MAN-09).
fn lost(view: &View, own: &SeatView, tokens: u32) -> u32 {
    let room: u32 = takers(view, own).map(|card| u32::from(MOST_TOKENS.saturating_sub(card.tokens.total()))).sum();
    tokens.saturating_sub(room)
}

/// Whether a seat has no card that takes tokens, and none that it could play first.
fn is_stranded(view: &View, own: &SeatView) -> bool {
    let is_taker = |kind| matches!(kind, CardType::PhysicalAttack | CardType::EnergyAttack | CardType::Reaction);
    let hand = own.hand.iter().flatten();
    !has_place(view, own) && !hand.into_iter().any(|card| is_taker(view.cards.card(card.card).kind))
}

/// What is wrong with a card that the viewer may look at: its payment (COAL-ACT-04 to 07), its type (COAL-ACT-11), its use
/// against this attack.
fn harm_of_activation(view: &View, own: &SeatView, slot: Slot) -> Option<Harm> {
    let prepared = own.slots[slot.index()]?;
    let card: &Card = view.cards.card(prepared.card?);
    let attack = match view.asks {
        Some((_, Ask::Main)) => None,
        Some((_, Ask::Respond)) => Some(view.resolving.last()?),
        _ => return None,
    };
    if (card.kind == CardType::Reaction) != attack.is_some() {
        let n = u32::from(prepared.tokens.total() > 0);
        return Some(("harm-wrong-type", n));
    }
    if !prepared.tokens.contain(card.cost) {
        return Some(("harm-unpaid", 1));
    }
    if prepared.tokens != card.cost {
        return Some(("harm-overpaid", 1));
    }
    let attack = attack?;
    let kind = view.cards.card(attack.card).kind;
    (!helps(&card.effects, kind, attack.pending)).then_some(("harm-no-help", 0))
}

/// Whether effects of a Reaction do anything against an attack, or anything else (COAL-REA-08, COAL-REA-11). Of a
/// counterattack only the kinds of its damage count (COAL-CTR-05).
fn helps(effects: &[Effect], kind: CardType, pending: [u8; 3]) -> bool {
    let of = |kind: DamageKind| pending[kind as usize] > 0;
    effects.iter().any(|effect| match effect {
        Effect::Absorb { kind: Against::Physical, .. } => of(DamageKind::Physical),
        Effect::Absorb { kind: Against::Energy, .. } => of(DamageKind::Energy),
        Effect::NeutralizeAttack { kind: against } => match (kind, against) {
            (CardType::PhysicalAttack | CardType::SteamAccumulator, Against::Physical)
            | (CardType::EnergyAttack | CardType::EnergyAccumulator, Against::Energy) => true,
            (CardType::Reaction, Against::Physical) => of(DamageKind::Physical),
            (CardType::Reaction, Against::Energy) => of(DamageKind::Energy),
            _ => false,
        },
        Effect::OneOf(ways) => ways.iter().any(|way| helps(way, kind, pending)),
        _ => true,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use coal::{Setup, State};
    use table::{Match, Seed};

    /// Every question of some matches in which anything is done: the view of the asked seat, its choices, and what an
    /// answer costs it at once in damage.
    fn questions(mut each: impl FnMut(&View, Seat, &Choices, &dyn Fn(Action) -> u8)) {
        for seed in 0..12 {
            let mut game = Match::<State>::new(Setup::default(), Seed::from(seed));
            for step in 0..400_u32 {
                let Some(seat) = game.awaits().seats().lowest() else { break };
                let choices = game.choices(seat);
                let cost = |action: Action| {
                    let mut after = game.clone();
                    after.act(seat, action).unwrap();
                    let damage = |game: &Match<State>| game.view(seat.into()).seats[seat.index()].damage;
                    damage(&after) - damage(&game).min(damage(&after))
                };
                each(&game.view(seat.into()), seat, &choices, &cost);
                game.act(seat, choices.get((step * 7 + seed as u32) % choices.len())).unwrap();
            }
        }
    }

    /// COAL-MAN-09, COAL-OVD-01: tokens without a card and overdrives are foretold with their damage.
    #[test]
    fn what_costs_damage_at_once_was_said_before() {
        let mut seen = std::collections::BTreeMap::<&str, u32>::new();
        questions(|view, seat, choices, cost| {
            let harms = harms(view, seat, choices);
            for action in (0..choices.len()).map(|place| choices.get(place)) {
                let said = harms.iter().find(|(other, _)| *other == action).map(|(_, said)| *said);
                let now = u32::from(cost(action));
                match (action, said) {
                    // What is printed on it may cost more.
                    (_, Some((id, n))) if id != "harm-stranded" && id != "harm-fatal" && id != "harm-room" => {
                        // A card of the hand is paid first, where that is its price.
                        let is_later = matches!(action, Action::Maneuver(number)
                        if maneuvers(view, &view.seats[seat.index()])[number as usize].costs.iter().any(|cost| {
                            matches!(cost, Effect::DiscardHand { .. })
                        }));
                        assert!(now >= n || is_later, "{action}: {id} {n}, {now}");
                        *seen.entry(id).or_default() += 1;
                    }
                    (Action::Maneuver(number), None) => {
                        let own = &view.seats[seat.index()];
                        let printed = maneuvers(view, own)[number as usize].costs.iter();
                        let printed = printed.chain(&maneuvers(view, own)[number as usize].effects);
                        let is_printed = printed.into_iter().any(|effect| matches!(effect, Effect::SelfDamage { .. }));
                        assert!(now == 0 || is_printed, "{action} cost {now} unsaid");
                    }
                    // With an empty deck the end of the turn costs something, too.
                    (Action::Place(..), None) if view.seats[seat.index()].deck_len > 0 => {
                        assert_eq!(now, 0, "{action} cost {now} unsaid")
                    }
                    _ => {}
                }
            }
        });
        assert!(seen.len() >= 4, "{seen:?}");
        assert!(seen["harm-no-card"] > 5 && seen["harm-overdrive"] > 5, "{seen:?}");
    }

    /// COAL-PLAY-04: a card that lies face down is warned of by nobody, whatever it is.
    #[test]
    fn nothing_is_said_of_what_lies_face_down() {
        let mut hidden = 0;
        questions(|view, seat, choices, _| {
            for (action, (id, _)) in harms(view, seat, choices) {
                let Action::Activate(slot) = action else { continue };
                let lies = view.seats[seat.index()].slots[slot.index()].unwrap();
                assert!(lies.card.is_some(), "{action}: {id}");
            }
            hidden += view.seats[seat.index()].slots.iter().flatten().filter(|lies| lies.card.is_none()).count();
        });
        assert!(hidden > 100, "{hidden}");
    }
}
