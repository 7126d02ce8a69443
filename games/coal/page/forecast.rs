//! The damage that is left of an attack after an answer to it, as far as the view of the attacked seat shows it.
//! Face-down cards are not used: to remember them is left to the person (COAL-PLAY-04).

use coal::card::{Ability, Against, CardType, DamageKind, Effect};
use coal::view::{ActivatedView, Ask, SeatView};
use coal::{Action, View};
use table::Seat;

/// The Physical Damage that Luthor Blissett can suffer in a turn from each opponent (COAL-PIL-04).
const LUTHOR_CAP: u8 = 2;

/// The result of an answer, unless the attacker responds to it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Forecast {
    /// The damage that is coming.
    pub coming: u8,
    /// The damage that is left after the answer.
    pub left: u8,
    /// Whether it depends on a choice that is still to be made.
    pub is_best: bool,
    /// The damage of the counterattack.
    pub back: u8,
}

/// The result of an answer to an attack on the seat; `None` if there is no attack, or if the view does not show enough.
pub fn forecast(view: &View, me: Seat, action: Action) -> Option<Forecast> {
    let own = view.seats.get(me.index())?;
    let attack = view.resolving.iter().rev().find(|card| card.target == Some(me))?;
    let is_asked = matches!(view.asks, Some((asked, Ask::Respond)) if asked.contains(me));
    let (effects, is_answer) = match action {
        Action::Pass if is_asked => (&[][..], true),
        Action::Activate(slot) if is_asked => {
            let lies = own.slots[slot.index()]?;
            let card = view.cards.card(lies.card?);
            (card.effects.as_slice(), card.kind == CardType::Reaction && lies.tokens == card.cost)
        }
        Action::Choose(number) => {
            let top = view.resolving.last().filter(|top| top.owner == me && !top.is_echo)?;
            let ways = view.cards.card(top.card).effects.iter().find_map(ways_of)?;
            (ways.get(number as usize)?.as_slice(), true)
        }
        _ => return None,
    };
    let coming = suffered(view, own, attack, attack.pending);
    let left = |effects: &[Effect]| suffered(view, own, attack, met(view, attack, effects));
    let ways = effects.iter().find_map(ways_of);
    let best = ways.and_then(|ways| ways.iter().map(|way| left(way)).min());
    let forecast = Forecast {
        coming,
        left: best.map_or_else(|| left(effects), |best| best.min(left(effects))),
        is_best: ways.is_some(),
        back: effects.iter().map(damage_of).sum(),
    };
    // The question itself says what comes without an answer, unless the pilot ignores a part of it.
    let is_news = action != Action::Pass || coming != attack.pending.iter().sum::<u8>();
    (is_answer && is_news && coming > 0).then_some(forecast)
}

fn ways_of(effect: &Effect) -> Option<&Vec<Vec<Effect>>> {
    if let Effect::OneOf(ways) = effect { Some(ways) } else { None }
}

fn damage_of(effect: &Effect) -> u8 {
    if let Effect::Damage { n, .. } = effect { *n } else { 0 }
}

/// The damage that is still coming once these effects of a Reaction have been applied (COAL-REA-08, COAL-REA-11).
fn met(view: &View, attack: &ActivatedView, effects: &[Effect]) -> [u8; 3] {
    let mut pending = attack.pending;
    for effect in effects {
        match effect {
            Effect::Absorb { kind, n } => {
                let of_kind = &mut pending[*kind as usize];
                *of_kind = of_kind.saturating_sub(*n);
            }
            Effect::NeutralizeAttack { kind } if is_of_kind(view, attack, *kind) => return [0; 3],
            _ => {}
        }
    }
    pending
}

/// Whether an attack is of this kind; a counterattack is of the kinds of its damage (COAL-CTR-05).
fn is_of_kind(view: &View, attack: &ActivatedView, against: Against) -> bool {
    let (physical, energy) = (DamageKind::Physical as usize, DamageKind::Energy as usize);
    match (view.cards.card(attack.card).kind, against) {
        (CardType::PhysicalAttack | CardType::SteamAccumulator, Against::Physical)
        | (CardType::EnergyAttack | CardType::EnergyAccumulator, Against::Energy) => true,
        (CardType::Reaction, Against::Physical) => attack.pending[physical] > 0,
        (CardType::Reaction, Against::Energy) => attack.pending[energy] > 0,
        _ => false,
    }
}

/// The damage that the seat suffers, given its pilot.
fn suffered(view: &View, own: &SeatView, attack: &ActivatedView, [mut physical, energy, generic]: [u8; 3]) -> u8 {
    let ability = own.pilot.and_then(|pilot| view.cards.pilot(pilot).ability);
    if ability == Some(Ability::LuthorCap) {
        physical = physical.min(LUTHOR_CAP.saturating_sub(own.physical_from[attack.owner.index()]));
    }
    physical.saturating_add(energy).saturating_add(generic)
}

#[cfg(test)]
mod tests {
    use super::*;
    use coal::{Event, Options, Setup, State};
    use std::collections::BTreeMap;
    use table::{Choices as _, Match, Seed};

    /// COAL-ATK-04, COAL-REA-08, COAL-REA-11, COAL-PIL-04: the forecast comes true unless the attacker acts against it.
    #[test]
    fn an_answer_leaves_the_damage_that_was_foretold() {
        let mut seen = BTreeMap::<&str, u32>::new();
        for seed in 0..150_u32 {
            let options = Options { training_aid: true, ..Options::default() };
            let setup = Setup::of(2, options).expect("a table of two");
            let mut game = Match::<State>::new(setup, Seed::from(u64::from(seed)));
            for step in 0..600_u32 {
                let Some(seat) = game.awaits().seats().lowest() else { break };
                let (view, choices) = (game.view(seat.into()), game.choices(seat));
                let actions: Vec<Action> = (0..choices.len()).map(|place| choices.get(place)).collect();
                for action in &actions {
                    let Some(said) = forecast(&view, seat, *action).filter(|said| !said.is_best) else { continue };
                    let mut after = game.clone();
                    after.act(seat, *action).unwrap();
                    let now = after.view(seat.into());
                    let attack = view.resolving.iter().rposition(|card| card.target == Some(seat)).unwrap();
                    let news = &after.events()[game.events().len()..];
                    let hit = news.iter().find_map(|logged| match logged.event {
                        Event::Hit(on, damage, _) if on == seat => Some(damage.iter().sum::<u8>()),
                        Event::Unhurt(on) if on == seat => Some(0),
                        _ => None,
                    });
                    match (hit, now.resolving.get(attack).filter(|card| card.target == Some(seat))) {
                        (Some(came), _) => assert_eq!(came, said.left, "{seed} {step} {action}: {said:?}"),
                        // The answer works, and the damage is still to be assigned.
                        (None, Some(card)) if now.resolving.len() > attack + 1 || *action == Action::Pass => {
                            let coming = suffered(&now, &now.seats[seat.index()], card, card.pending);
                            assert_eq!(coming, said.left, "{seed} {step} {action}: {said:?}");
                        }
                        _ => continue,
                    }
                    let kind = match said.left {
                        0 => "none",
                        left if left < said.coming => "less",
                        _ => "all",
                    };
                    *seen.entry(kind).or_default() += 1;
                }
                let eager = actions.iter().find(|action| matches!(action, Action::Activate(_)));
                let any = actions[(step * 7 + seed) as usize % actions.len()];
                game.act(seat, *eager.filter(|_| step % 3 == 0).unwrap_or(&any)).unwrap();
            }
        }
        assert!(["none", "less", "all"].iter().all(|kind| seen.get(kind).is_some_and(|n| *n > 3)), "{seen:?}");
    }

    /// COAL-PLAY-04: there is no forecast for a card that may not be looked at.
    #[test]
    fn nothing_is_foretold_of_what_lies_face_down() {
        let mut hidden = 0;
        for seed in 0..60_u32 {
            let mut game = Match::<State>::new(Setup::default(), Seed::from(u64::from(seed)));
            for step in 0..400_u32 {
                let Some(seat) = game.awaits().seats().lowest() else { break };
                let (view, choices) = (game.view(seat.into()), game.choices(seat));
                for place in 0..choices.len() {
                    let Action::Activate(slot) = choices.get(place) else { continue };
                    if view.seats[seat.index()].slots[slot.index()].is_some_and(|lies| lies.card.is_none()) {
                        assert_eq!(forecast(&view, seat, choices.get(place)), None);
                        hidden += 1;
                    }
                }
                game.act(seat, choices.get((step * 7 + seed) % choices.len())).unwrap();
            }
        }
        assert!(hidden > 50, "{hidden}");
    }
}
