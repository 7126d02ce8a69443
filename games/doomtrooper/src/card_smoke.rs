//! Every playable card in a match: for each of them a scenario is generated that finds a position in which the card can
//! be played, plays it through the referee, and checks that the effects named in its data happened.
//!
//! `EXERCISE=all cargo test --profile ci -p doomtrooper exercise` exercises all of them, as `cargo xtask test` does,
//! and takes minutes; `CARDS=01001,SPEED` exercises these alone; without either, one card in ten is exercised.

mod shown;
mod tables;

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::sync::Arc;

use serde::Deserialize;
use table::{Chance, Choices, Draw, Fast, Game, Logged, Positioned, Seat};

use self::shown::{Deal, is_shown};
use self::tables::Tables;
use crate::action::Action;
use crate::event::Event;
use crate::language::{After, Card, CardKind, Code, Filter, If};
use crate::program::is_given;
use crate::rules::Rules;
use crate::set::CardNo;
use crate::state::{Frame, SlotNo, StackItem, State, What};
use crate::unsupported::waits_for;

/// The number of positions that are tried for a card, and the number of decisions that are played from each.
const TRIES: u64 = 120;
const DECISIONS: u32 = 160;

/// A part of a card that a scenario exercises.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Deserialize)]
enum Part {
    /// The card is played or added, and the effects named in its data happen.
    Played,
    /// The standing ability of this number, from 0, affects somebody while the card is in play.
    Holds(u8),
    /// The ability of this number, from 0, is used, and the effects named in its data happen.
    Used(u8),
    /// The triggered ability of this number, from 0, happens.
    Fired(u8),
}

/// The parts of a card.
fn parts(card: &Card) -> Vec<Part> {
    let count = |n: usize| 0..n as u8;
    let held = count(card.always.len()).map(Part::Holds);
    let used = count(card.abilities.len()).map(Part::Used);
    let fired = count(card.triggers.len()).map(Part::Fired);
    [Part::Played].into_iter().chain(held).chain(used).chain(fired).collect()
}

/// The results of exercising one card.
struct Exercise<'a> {
    card: &'a Card,
    number: CardNo,
    /// The parts not seen yet, each with the reason why it was not seen when it was tried.
    open: BTreeMap<Part, String>,
    /// The rules once for each triggered ability of the card, with that ability removed.
    silent: Vec<Arc<Rules>>,
}

/// An item of the card that is being resolved.
struct Watched {
    part: Part,
    seat: Seat,
    item: StackItem,
    before: Box<State>,
    log: Vec<Event>,
    /// Whether an effect of the card lasted at some time.
    lasted: bool,
}

impl<'a> Exercise<'a> {
    fn of(card: &'a Card, number: CardNo, tables: &Tables) -> Self {
        let without = |trigger: usize| {
            let mut rules = tables.rules().clone();
            let trap = &mut rules.programs.compiled[number.index()].triggers[trigger];
            trap.conditions = vec![If::YouHave(u8::MAX, Filter::Any)];
            Arc::new(rules)
        };
        let silent = (0..card.triggers.len()).map(without).collect();
        let open = parts(card).into_iter().map(|part| (part, "it never came to it".to_owned())).collect();
        Self { card, number, open, silent }
    }

    /// Plays from generated positions until every part was seen, or the tries are used up.
    fn run(&mut self, tables: &Tables) {
        for seed in 0..TRIES {
            if self.open.is_empty() {
                return;
            }
            let mut chance = Fast::new(seed.wrapping_mul(7_919) + u64::from(self.card.code.0));
            let state = tables.position(self.card, seed, &mut chance);
            self.play(state, &mut chance);
        }
    }

    fn play(&mut self, mut state: State, chance: &mut Fast) {
        let mut watched: Vec<Watched> = Vec::new();
        for _ in 0..DECISIONS {
            self.look(&state);
            let Some(seat) = state.awaits().seats().lowest() else { return };
            if self.open.is_empty() {
                return;
            }
            let action = self.choose(&state, seat, chance);
            let (before, drawn) = (Box::new(state.clone()), *chance);
            let mut log: Vec<Logged<Event>> = Vec::new();
            state.apply(seat, action, chance, &mut log);
            self.find_fired(&before, (seat, action), drawn, (&state, &log));
            for event in log.iter().map(|logged| logged.event) {
                for watch in &mut watched {
                    watch.log.push(event);
                }
                if let Some(watch) = self.announced(event, &before, &state) {
                    watched.push(watch);
                }
            }
            for watch in &mut watched {
                watch.lasted |= state.effects.iter().any(|effect| effect.card == self.number);
                if let Some(item) = item_of(&state, watch.item.instance, watch.item.what) {
                    watch.item = item;
                }
            }
            let (over, under_way): (Vec<Watched>, Vec<Watched>) =
                watched.into_iter().partition(|watch| item_of(&state, watch.item.instance, watch.item.what).is_none());
            watched = under_way;
            for watch in over {
                match self.check(&watch, &state) {
                    Ok(()) => drop(self.open.remove(&watch.part)),
                    Err(reason) => {
                        if let Some(noted) = self.open.get_mut(&watch.part) {
                            *noted = reason;
                        }
                    }
                }
            }
        }
    }

    /// Returns the item if the event announces something of the card.
    fn announced(&self, event: Event, before: &State, after: &State) -> Option<Watched> {
        let Event::Announced(seat, what, slot, shown) = event else { return None };
        let of_slot = |state: &State| {
            (slot.slot != SlotNo::NONE && state.is_in_play(slot.slot)).then(|| state.slot(slot.slot).instance)
        };
        let instance = match what {
            What::Card | What::Add if shown == Some(self.number) => items(before)
                .chain(items(after))
                .find(|item| item.what == what && before.identity[item.instance.index()] == self.number)
                .map(|item| item.instance)
                .or_else(|| in_hand(before, seat, self.number)),
            What::Ability(_) => of_slot(before).or_else(|| of_slot(after)),
            _ => None,
        }?;
        if before.identity[instance.index()] != self.number {
            return None;
        }
        let part = match what {
            What::Card | What::Add => Part::Played,
            What::Ability(number) => Part::Used(number),
            _ => return None,
        };
        let same = |item: &StackItem| item.instance == instance && item.what == what;
        let item = items(after).find(same).or_else(|| items(before).find(same));
        let item = item.unwrap_or(StackItem { what, slot: slot.slot, ..StackItem::of(seat, instance) });
        Some(Watched { part, seat, item, before: Box::new(before.clone()), log: Vec::new(), lasted: false })
    }

    /// Finds triggered abilities that happened. They are not announced: one has happened if the same answer leads to
    /// another state without it.
    fn find_fired(
        &mut self,
        before: &State,
        (seat, action): (Seat, Action),
        chance: Fast,
        (after, log): (&State, &[Logged<Event>]),
    ) {
        let is_ours = |slot: SlotNo| before.identity[before.slot(slot).instance.index()] == self.number;
        if !before.in_play().any(is_ours) && !log.iter().any(|logged| self.has_entered(&logged.event)) {
            return;
        }
        for number in 0..self.card.triggers.len() {
            let part = Part::Fired(number as u8);
            if !self.open.contains_key(&part) {
                continue;
            }
            let (mut twin, mut chance, mut heard) = (before.clone(), chance, Vec::new());
            twin.rules = Arc::clone(&self.silent[number]);
            twin.apply(seat, action, &mut chance, &mut heard);
            if heard != log || twin.position() != after.position() {
                self.open.remove(&part);
            }
        }
    }

    fn has_entered(&self, event: &Event) -> bool {
        match event {
            Event::Entered(_, number, _) | Event::Attached(_, number, _) => *number == self.number,
            _ => false,
        }
    }

    /// Notes the standing abilities that affect somebody now.
    fn look(&mut self, state: &State) {
        let ours = state.in_play().filter(|slot| state.identity[state.slot(*slot).instance.index()] == self.number);
        for slot in ours {
            for (number, standing) in state.ready_at(slot).standing.iter().enumerate() {
                let is_given = |grant: &crate::state::Grant| grant.from == slot && standing.gives.contains(&grant.give);
                if state.grants.iter().any(is_given) {
                    self.open.remove(&Part::Holds(number as u8));
                }
            }
        }
    }

    /// Chooses an action that exercises the card; without one, any action, with attacks and other cards before waiting.
    fn choose(&self, state: &State, seat: Seat, chance: &mut Fast) -> Action {
        let choices = state.choices(seat);
        assert!(choices.len() > 0, "nobody can answer\n{state}");
        let is_ours = |slot: SlotNo| state.identity[state.slot(slot).instance.index()] == self.number;
        let wanted = |action: &Action| match action {
            Action::Play(code) | Action::Add(code) => *code == self.card.code && self.wants_another(state, seat),
            Action::Use(slot, number) => is_ours(*slot) && self.open.contains_key(&Part::Used(*number)),
            _ => false,
        };
        if let Some(action) = (0..choices.len()).map(|place| choices.get(place)).find(wanted) {
            return action;
        }
        let mut action = choices.get(chance.below(Draw::named("any"), choices.len()));
        if matches!(action, Action::Yield | Action::End) {
            // Half of the time another action is chosen instead of waiting.
            action = choices.get(chance.below(Draw::named("again"), choices.len()));
        }
        if chance.below(Draw::named("attack"), 3) == 0 && choices.index_of(&Action::Attack).is_some() {
            action = Action::Attack;
        }
        action
    }

    /// Whether another copy is needed: playing the card has not been seen yet, or the seat has none in play.
    fn wants_another(&self, state: &State, seat: Seat) -> bool {
        let is_ours = |slot: &SlotNo| state.identity[state.slot(*slot).instance.index()] == self.number;
        self.open.contains_key(&Part::Played)
            || !state.in_play().filter(is_ours).any(|slot| state.slot(slot).controller == seat)
    }

    /// Checks that the effects named in the card's data happened.
    fn check(&self, watch: &Watched, after: &State) -> Result<(), String> {
        if watch.log.iter().any(|event| matches!(event, Event::Cancelled(_, number) if *number == self.number)) {
            return Err("it was always cancelled".into());
        }
        let deal = Deal {
            before: &watch.before,
            after,
            seat: watch.seat,
            item: &watch.item,
            log: &watch.log,
            lasted: watch.lasted,
        };
        let card = self.card;
        let (price, ops) = match watch.part {
            Part::Played => {
                self.check_place(watch, after)?;
                match &card.play {
                    Some(play) => (&play.price, &play.ops),
                    None => return deal.check_value(card),
                }
            }
            Part::Used(number) => {
                let ability = &card.abilities[usize::from(number)];
                (&ability.price, &ability.ops)
            }
            Part::Holds(_) | Part::Fired(_) => return Ok(()),
        };
        deal.check_price(card, price)?;
        for op in ops {
            if is_shown(op, &deal) == Some(false) {
                return Err(format!("nothing shows {op:?} in {:?}", watch.log));
            }
        }
        Ok(())
    }

    /// Checks that the card went where its kind and its icon say.
    fn check_place(&self, watch: &Watched, after: &State) -> Result<(), String> {
        let (card, instance) = (self.card, watch.item.instance);
        let side = after.side(instance.owner());
        let bit = 1u128 << instance.number();
        let has_entered = watch.log.iter().any(|event| self.has_entered(event));
        let in_row = after.row.contains(&instance);
        let is_right = match (card.kind, card.after) {
            (CardKind::Special | CardKind::Art, After::Discard) => in_row || side.discard & bit != 0,
            (CardKind::Special | CardKind::Art, After::Annihilate) => in_row || side.gone & bit != 0,
            _ => has_entered,
        };
        let is_moved = card.play.iter().flat_map(|play| &play.ops).any(shown::moves_itself);
        if !is_right && !is_moved {
            return Err(format!("it did not go where {:?} and {:?} say: {:?}", card.kind, card.after, watch.log));
        }
        let host = watch.log.iter().find_map(|event| match event {
            Event::Attached(_, number, host) if *number == self.number => Some(host.slot),
            _ => None,
        });
        match (host, &card.given_to) {
            (None, _) if is_given(card.kind) && card.places.is_empty() => Err("it was attached to nothing".into()),
            (Some(host), Some(filter)) => {
                let asks = watch.before.asks_in(&watch.item);
                let fits = watch.before.is_in_play(host) && watch.before.fits(filter, host, &asks);
                if fits { Ok(()) } else { Err(format!("it was attached to {host}, which is not {filter:?}")) }
            }
            _ => Ok(()),
        }
    }
}

fn items(state: &State) -> impl Iterator<Item = StackItem> + '_ {
    state.frames.iter().filter_map(|frame| if let Frame::Item(item) = frame { Some(*item) } else { None })
}

fn item_of(state: &State, instance: crate::state::Instance, what: What) -> Option<StackItem> {
    items(state).find(|item| item.instance == instance && item.what == what)
}

/// A copy of the card in a hand.
fn in_hand(state: &State, seat: Seat, number: CardNo) -> Option<crate::state::Instance> {
    let held = (0..state.rules.list(seat).len()).map(|place| crate::state::Instance::new(seat, place));
    held.filter(|instance| state.side(seat).hand >> instance.number() & 1 != 0)
        .find(|instance| state.identity[instance.index()] == number)
}

/// Parts that no generated scenario shows, and the reason.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Unseen {
    because: String,
    cards: Vec<(u16, Vec<Part>)>,
}

#[test]
fn every_playable_card_does_in_a_match_what_its_data_says() {
    let tables = Tables::new();
    let set = tables.set();
    let (only, all) = (std::env::var("CARDS").ok(), std::env::var("EXERCISE").is_ok_and(|which| which == "all"));
    let chosen = |card: &Card| match &only {
        Some(only) => only.split(',').any(|word| word.parse() == Ok(card.code) || word == card.name.as_str()),
        None => all || card.code.0.is_multiple_of(10),
    };
    let unseen: Vec<Unseen> = ron::from_str(include_str!("card_smoke/unseen.ron")).unwrap();
    assert!(unseen.iter().all(|list| !list.because.is_empty()));
    let known = |code: Code, part: Part| {
        unseen.iter().flat_map(|list| &list.cards).any(|(of, parts)| *of == code.0 && parts.contains(&part))
    };
    let (mut wrong, mut cards, mut seen, mut total) = (String::new(), 0, 0, 0);
    for (number, card) in set.cards().iter().enumerate() {
        if !tables.is_exercised(card) || !chosen(card) {
            continue;
        }
        let mut exercise = Exercise::of(card, CardNo(number as u16), &tables);
        let run = std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| exercise.run(&tables)));
        if run.is_err() {
            writeln!(wrong, "{} {}: a panic", card.code, card.name).unwrap();
        }
        let parts = parts(card);
        (cards, seen, total) = (cards + 1, seen + parts.len() - exercise.open.len(), total + parts.len());
        for part in parts {
            match (exercise.open.get(&part), known(card.code, part)) {
                (Some(reason), false) => writeln!(wrong, "{} {}: {part:?}: {reason}", card.code, card.name).unwrap(),
                // Chance brings it about once in a while: the list may be shortened.
                (None, true) => println!("{} {}: {part:?} was seen", card.code, card.name),
                _ => {}
            }
        }
    }
    println!("{cards} cards, {seen} of {total} parts seen");
    for (code, _) in unseen.iter().flat_map(|list| &list.cards) {
        let card = set.coded(Code(*code)).map(|number| set.card(number));
        assert!(card.is_some_and(|card| waits_for(card).is_empty()), "unseen.ron: {code} is not playable");
    }
    assert!(wrong.is_empty(), "mend it, or list what chance hardly reaches in src/card_smoke/unseen.ron:\n{wrong}");
}
