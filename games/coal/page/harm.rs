//! Answers of C.O.A.L. that harm the seat that gives them, as far as its view shows it. Face-down cards are not used:
//! to remember them is left to the person (COAL-PLAY-04).

use coal::action::{Facing, Gain, Slot, TurnKind};
use coal::card::{Ability, Against, Card, CardType, DamageKind, Effect, Maneuver, Resource};
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

/// The most tokens that a card carries; one more overdrives it (COAL-OVD-01).
const MOST_TOKENS: u8 = 4;
/// The damage at which a Steambot is destroyed (COAL-END-01).
const FATAL: u32 = 10;
/// The damage for ending a turn with an empty deck (COAL-TURN-09).
const EMPTY_DECK: u32 = 2;
/// The Physical Damage that Luthor Blissett can suffer in a turn from each opponent (COAL-PIL-04).
const LUTHOR_CAP: u8 = 2;

/// How an answer harms the seat; `None` if it does not, or if the view does not show enough.
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
        // A partner's cards may take the tokens too.
        Action::Consume(_, gain) if !view.teams => {
            let n = lost(view, own, if gain == Gain::TwoSteam { 2 } else { 1 });
            (n > 0).then_some(("harm-room", n))
        }
        Action::Place(kind, owner, slot) if owner == me => {
            let card = own.slots[slot.index()]?;
            if card.tokens.total() >= MOST_TOKENS {
                return Some(("harm-overdrive", 1));
            }
            let cost = view.cards.card(card.card?).cost;
            let (bears, costs) = match kind {
                Resource::Steam => (card.tokens.steam, cost.steam),
                Resource::Energy => (card.tokens.energy, cost.energy),
            };
            (bears >= costs).then_some(("harm-beyond", 1))
        }
        // A card that is discarded, or makes room for another one, takes its tokens along (COAL-PLAY-08).
        Action::Play(_, _, slot) | Action::Discard(slot) => {
            let card = own.slots[slot.index()]?;
            (card.tokens.total() > 0).then_some(("harm-tokens-lost", 1))
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
            let way = ways.get(number as usize)?;
            (!helps(own, way, kind, attack.pending)).then(|| (no_help(way, kind), 0))
        }
        Action::End if own.deck_len == 0 => {
            let is_fatal = u32::from(own.damage) + EMPTY_DECK >= FATAL;
            Some((if is_fatal { "harm-fatal" } else { "harm-empty-deck" }, EMPTY_DECK))
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

/// Whether the card is an Accumulator, which always lies face up (COAL-PLAY-05).
fn is_accumulator(view: &View, card: &Prepared) -> bool {
    let is_one = |kind| matches!(kind, CardType::SteamAccumulator | CardType::EnergyAccumulator);
    card.facing == Facing::Up && card.card.is_some_and(|number| is_one(view.cards.card(number).kind))
}

fn takers<'a>(view: &'a View, own: &'a SeatView) -> impl Iterator<Item = &'a Prepared> {
    prepared(own).filter(|card| !is_accumulator(view, card))
}

/// Whether there is a card of the seat that takes tokens.
pub fn has_place(view: &View, own: &SeatView) -> bool {
    takers(view, own).next().is_some()
}

/// The least number of these tokens that cost damage: each that overdrives a card, or finds none (COAL-MAN-08,
/// COAL-MAN-09).
fn lost(view: &View, own: &SeatView, tokens: u32) -> u32 {
    let room: u32 = takers(view, own).map(|card| u32::from(MOST_TOKENS.saturating_sub(card.tokens.total()))).sum();
    tokens.saturating_sub(room)
}

/// Whether a seat has no card that takes tokens, and could not play one first.
fn is_stranded(view: &View, own: &SeatView) -> bool {
    let is_taker = |kind| matches!(kind, CardType::PhysicalAttack | CardType::EnergyAttack | CardType::Reaction);
    let hand = own.hand.iter().flatten();
    !has_place(view, own) && !hand.into_iter().any(|card| is_taker(view.cards.card(card.card).kind))
}

/// The fault of activating a card that the viewer may look at: its payment (COAL-ACT-04 to 07), its type (COAL-ACT-11),
/// or that it has no use against this attack.
fn harm_of_activation(view: &View, own: &SeatView, slot: Slot) -> Option<Harm> {
    let prepared = own.slots[slot.index()]?;
    let attack = match view.asks {
        Some((_, Ask::Main)) => None,
        Some((_, Ask::Respond)) => Some(view.resolving.last()?),
        _ => return None,
    };
    let Some(card) = prepared.card else { return harm_of_unseen(view, own, &prepared, attack.is_some()) };
    let card: &Card = view.cards.card(card);
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
    (!helps(own, &card.effects, kind, attack.pending)).then(|| (no_help(&card.effects, kind), 0))
}

/// The fault of activating a face-down card, whatever card it is: no card of the seat's deck that does anything now
/// costs exactly the tokens on it. If the next damage is fatal, the message says that it may be another card.
fn harm_of_unseen(view: &View, own: &SeatView, lies: &Prepared, is_answer: bool) -> Option<Harm> {
    let deck = own.deck_list.as_ref()?;
    let fits = deck.iter().map(|number| view.cards.card(*number)).any(|card| {
        let is_of_now = match card.kind {
            CardType::Reaction => is_answer,
            CardType::PhysicalAttack | CardType::EnergyAttack => !is_answer,
            // Accumulators always lie face up (COAL-PLAY-05).
            CardType::SteamAccumulator | CardType::EnergyAccumulator => false,
        };
        is_of_now && card.cost == lies.tokens
    });
    let is_last = u32::from(own.damage) + 1 >= FATAL;
    match (fits, lies.tokens.total()) {
        (false, 0) => Some((if is_last { "harm-bare-last" } else { "harm-bare" }, 1)),
        (false, _) => Some((if is_last { "harm-fatal" } else { "harm-odd-price" }, 1)),
        (true, _) => is_last.then_some(("harm-unseen-last", 1)),
    }
}

/// Whether effects of a Reaction do anything against an attack, or anything else (COAL-REA-08, COAL-REA-11). Of a
/// counterattack only the kinds of its damage count (COAL-CTR-05).
fn helps(own: &SeatView, effects: &[Effect], kind: CardType, pending: [u8; 3]) -> bool {
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
        Effect::OneOf(ways) => ways.iter().any(|way| helps(own, way, kind, pending)),
        Effect::Heal { .. } => own.damage > 0,
        _ => true,
    })
}

/// What is said of effects that do nothing against an attack: what would stop attacks is told of which kind this one is, for
/// its damage may be of the other kind (COAL-TYPE-02).
fn no_help(effects: &[Effect], kind: CardType) -> &'static str {
    let is_stop = |effect: &Effect| matches!(effect, Effect::NeutralizeAttack { .. });
    let stops = effects.iter().any(|effect| match effect {
        Effect::OneOf(ways) => ways.iter().flatten().any(is_stop),
        other => is_stop(other),
    });
    match kind {
        CardType::PhysicalAttack | CardType::SteamAccumulator if stops => "harm-no-help-physical",
        CardType::EnergyAttack | CardType::EnergyAccumulator if stops => "harm-no-help-energy",
        _ => "harm-no-help",
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::decision::listed;
    use crate::game::testing::{shared_table, usual_table};
    use crate::offer::OfferLine;
    use coal::{Setup, State};
    use table::{Match, Seed};

    /// What costs nothing yet, or less than is said, or perhaps nothing.
    const MAY_COST_LATER: [&str; 8] = [
        "harm-stranded",
        "harm-fatal",
        "harm-room",
        "harm-empty-deck",
        "harm-bare",
        "harm-bare-last",
        "harm-unseen-last",
        "harm-beyond",
    ];

    /// Calls `each` for every question of some matches in which all kinds of actions are taken: with the view of the
    /// asked seat, its choices, and a function for the immediate damage of an answer.
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

    /// COAL-MAN-09, COAL-OVD-01: tokens without a card and overdrives are announced with their damage.
    #[test]
    fn what_costs_damage_at_once_was_said_before() {
        let mut seen = std::collections::BTreeMap::<&str, u32>::new();
        questions(|view, seat, choices, cost| {
            let harms = harms(view, seat, choices);
            for action in (0..choices.len()).map(|place| choices.get(place)) {
                let said = harms.iter().find(|(other, _)| *other == action).map(|(_, said)| *said);
                let now = u32::from(cost(action));
                match (action, said) {
                    // The printed costs may add to it.
                    (_, Some((id, n))) if !MAY_COST_LATER.contains(&id) => {
                        // If discarding a card of the hand is a cost, it is paid first.
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
                    // With an empty deck the end of the turn costs damage too.
                    (Action::Place(..) | Action::Play(..) | Action::Discard(_), None)
                        if view.seats[seat.index()].deck_len > 0 =>
                    {
                        assert_eq!(now, 0, "{action} cost {now} unsaid")
                    }
                    _ => {}
                }
            }
        });
        assert!(seen.len() >= 4, "{seen:?}");
        assert!(seen["harm-tokens-lost"] > 5 && seen["harm-no-card"] > 5 && seen["harm-overdrive"] > 5, "{seen:?}");
    }

    /// COAL-ACT-06, COAL-ACT-07, COAL-PLAY-04: a token of which a card costs no more is one too many, where its owner may look at the card.
    #[test]
    fn a_token_beyond_the_cost_is_foretold_of_cards_that_may_be_looked_at() {
        let (mut beyond, mut fit, mut hidden) = (0, 0, 0);
        questions(|view, seat, choices, _| {
            let harms = harms(view, seat, choices);
            for action in (0..choices.len()).map(|place| choices.get(place)) {
                let Action::Place(kind, owner, slot) = action else { continue };
                let said = harms.iter().find(|(other, _)| *other == action).map(|(_, (id, _))| *id);
                let lies = view.seats[owner.index()].slots[slot.index()].unwrap();
                if owner != seat || lies.tokens.total() >= MOST_TOKENS {
                    continue;
                }
                let Some(card) = lies.card else {
                    assert_eq!(said, None, "{action}");
                    hidden += 1;
                    continue;
                };
                let cost = view.cards.card(card).cost;
                let is_beyond = match kind {
                    Resource::Steam => lies.tokens.steam + 1 > cost.steam,
                    Resource::Energy => lies.tokens.energy + 1 > cost.energy,
                };
                assert_eq!(said, is_beyond.then_some("harm-beyond"), "{action}: {lies:?} {cost:?}");
                match said {
                    Some(_) => beyond += 1,
                    None => fit += 1,
                }
            }
        });
        assert!(beyond > 10 && fit > 10 && hidden > 10, "{beyond} {fit} {hidden}");
    }

    /// COAL-REA-13: a Reaction that would only heal helps nobody who is unhurt.
    #[test]
    fn healing_helps_only_who_is_hurt() {
        let mut seen = [0, 0];
        questions(|view, seat, _, _| {
            let own = &view.seats[seat.index()];
            let heals = [Effect::Heal { n: 1 }];
            assert_eq!(helps(own, &heals, CardType::PhysicalAttack, [1, 0, 0]), own.damage > 0);
            seen[usize::from(own.damage > 0)] += 1;
        });
        assert!(seen.iter().all(|count| *count > 10), "{seen:?}");
    }

    /// COAL-PLAY-04: of a card that lies face down nothing is said but what holds whatever it is.
    #[test]
    fn what_is_said_of_a_card_that_lies_face_down_holds_whatever_it_is() {
        let (mut hidden, mut said) = (0, 0);
        questions(|view, seat, choices, cost| {
            let harms = harms(view, seat, choices);
            for action in (0..choices.len()).map(|place| choices.get(place)) {
                let Action::Activate(slot) = action else { continue };
                let lies = view.seats[seat.index()].slots[slot.index()].unwrap();
                if lies.card.is_some() {
                    continue;
                }
                hidden += 1;
                let now = u32::from(cost(action));
                match harms.iter().find(|(other, _)| *other == action).map(|(_, (id, _))| *id) {
                    // The printed costs may add to it.
                    Some("harm-odd-price" | "harm-fatal") => assert!(now >= 1, "{action} {now}"),
                    // A card that does nothing now and has no tokens is merely lost.
                    Some("harm-bare" | "harm-bare-last") => assert!(now <= 1, "{action} {now}"),
                    Some("harm-unseen-last") => assert!(view.seats[seat.index()].damage == 9, "{action}"),
                    Some(other) => panic!("{action}: {other}"),
                    None => continue,
                }
                said += 1;
            }
        });
        assert!(hidden > 100 && said > 20, "{hidden} {said}");
    }

    /// A person who always takes the answer that the page lists first never loses through its own action without a
    /// warning, and is warned in time that an empty deck costs damage (COAL-TURN-09).
    #[test]
    fn whoever_takes_the_first_answer_is_warned_of_the_blow_that_destroys_it() {
        let (mut fatal, mut empty) = (0, 0);
        for (seed, setup) in (0..60).map(|seed| (seed, if seed % 3 == 0 { shared_table() } else { usual_table() })) {
            let mut game = Match::<State>::new(setup, Seed::from(seed));
            for step in 0..3_000_u32 {
                let Some(seat) = game.awaits().seats().lowest() else { break };
                let (view, choices) = (game.view(seat.into()), game.choices(seat));
                let harms = harms(&view, seat, &choices);
                let is_harm = |action| harms.iter().any(|(harm, _)| *harm == action);
                let action = if seat == Seat(0) {
                    let actions: Vec<Action> = (0..choices.len()).map(|place| choices.get(place)).collect();
                    first_line(seat, &actions, is_harm)
                } else {
                    choices.get((step * 7 + seed as u32) % choices.len())
                };
                game.act(seat, action).unwrap();
                let (before, after) = (&view.seats[seat.index()], &game.view(seat.into()).seats[seat.index()]);
                // Discarding a card is the price of something that was begun before. And a turn in which nothing more
                // can be done is over, and then an empty deck costs damage.
                // An attack that destroys whoever does not stop it is told of at its question; no answer to it is sure.
                let is_begun =
                    !matches!(action, Action::Pass | Action::Drop(_)) && before.deck_len > 0 && !is_harm(Action::Pass);
                if after.damage >= 10 && before.damage < 10 && is_begun {
                    assert!(
                        is_harm(action) || is_printed(&view, seat, action),
                        "{seed}: {action} destroyed {seat} unsaid: {before:?}"
                    );
                    fatal += 1;
                }
                if action == Action::End && before.deck_len == 0 {
                    assert!(is_harm(action), "{seed}: {action}");
                    empty += 1;
                }
            }
        }
        assert!(fatal > 5 && empty > 5, "{fatal} {empty}");
    }

    /// The answer that the page lists first; where a line opens others, the first of these.
    fn first_line(seat: Seat, actions: &[Action], is_harm: impl Fn(Action) -> bool + Copy) -> Action {
        let mut picked = Vec::new();
        loop {
            match listed(seat, actions, &picked, None, |_| 0, is_harm)[0] {
                OfferLine::Act(action) => return action,
                OfferLine::Open(target) => picked.push(target),
                OfferLine::Times(..) => unreachable!("each is a decision of its own"),
            }
        }
    }

    /// Whether the damage is printed on the card or Maneuver.
    fn is_printed(view: &View, seat: Seat, action: Action) -> bool {
        let own = &view.seats[seat.index()];
        let effects = match action {
            Action::Maneuver(number) => {
                let maneuver = &maneuvers(view, own)[number as usize];
                [maneuver.costs.as_slice(), maneuver.effects.as_slice()].concat()
            }
            _ => Vec::new(),
        };
        effects.iter().any(|effect| matches!(effect, Effect::SelfDamage { .. }))
    }
}
