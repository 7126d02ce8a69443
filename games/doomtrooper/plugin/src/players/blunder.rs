//! A novice's blunders in Doomtrooper, found in the course of a match. The effect of a move is measured on the table
//! before and after it, not taken from the text of its card, so the count checks the players and their reading of the
//! cards.

use bots::{Blunder, BlunderKind, BlunderWatch};
use doomtrooper::State;
use doomtrooper::action::Action;
use doomtrooper::language::Op;
use doomtrooper::prompt::Prompt;
use doomtrooper::state::{SlotNo, What, WindowKind};
use doomtrooper::view::{Announced, CardView, View};
use table::{Choices as _, Question, Seat};

/// Watches a match of Doomtrooper. A side that has more points, cards, ratings or health than before was helped; a side
/// that has less, apart from the price of the move, was harmed. An attack is hopeless if it could not wound and nobody
/// played a card in it; a move is hopeless if no effect of it shows.
#[derive(Debug, Default)]
pub struct Watch {
    /// The announced items that are not over yet, each with the table of its player before it.
    open: Vec<Open>,
    /// The current decision, and the table of the asked seat before it.
    now: Option<Decision>,
    attack: Option<Attack>,
}

#[derive(Debug)]
struct Open {
    announced: Announced,
    start: View,
    /// Another item was carried out in between, so the changes are not the effect of this one alone.
    is_disturbed: bool,
}

/// The attack in progress.
#[derive(Debug)]
struct Attack {
    seat: Seat,
    pair: Option<(SlotNo, SlotNo)>,
    /// Whether somebody acted in it, or its course could not be foreseen.
    is_open: bool,
    is_hopeless: bool,
}

/// A decision of a seat.
#[derive(Debug)]
struct Decision {
    seat: Seat,
    action: Action,
    /// Whether the seat had several choices.
    is_free: bool,
    view: View,
}

impl BlunderWatch<State> for Watch {
    fn decided(&mut self, question: &Question<'_, State>, action: Action) {
        let is_free = question.choices.len() > 1;
        self.now = Some(Decision { seat: question.seat, action, is_free, view: question.view.clone() });
    }

    fn carried_out(&mut self, view: &dyn Fn(Seat) -> View) -> Option<Blunder> {
        let Decision { seat: asked, action, is_free, view: before } = self.now.take()?;
        let now = view(asked);
        let attack = self.judge_attack(asked, action, is_free, &before, &now);
        let is_same = |one: &Announced, other: &Announced| {
            (one.seat, one.what, one.card, one.slot) == (other.seat, other.what, other.card, other.slot)
        };
        let kept = self.open.iter().zip(&now.announced).take_while(|(open, now)| is_same(&open.announced, now)).count();
        let over: Vec<Open> = self.open.drain(kept..).collect();
        for (open, announced) in self.open.iter_mut().zip(&now.announced) {
            open.announced = *announced;
        }
        let mut found = over.iter().rev().find_map(|open| {
            let after = view(open.announced.seat);
            open.judge(&after)
        });
        let is_new = kept == now.announced.len();
        if is_new && over.is_empty() && found.is_none() {
            found = at_once(asked, action, &before, &now);
        }
        for announced in now.announced.iter().skip(kept) {
            if is_move(announced.what) {
                self.open.iter_mut().for_each(|open| open.is_disturbed = true);
            }
            // The item may have been carried out in part in the moment of its announcement.
            let start = if announced.seat == asked { before.clone() } else { view(announced.seat) };
            self.open.push(Open { announced: *announced, start, is_disturbed: false });
        }
        found.or(attack)
    }
}

impl Watch {
    fn judge_attack(
        &mut self,
        asked: Seat,
        action: Action,
        is_free: bool,
        before: &View,
        now: &View,
    ) -> Option<Blunder> {
        if action == Action::Attack && is_free {
            self.attack = Some(Attack { seat: asked, pair: None, is_open: false, is_hopeless: false });
        }
        let attack = self.attack.as_mut()?;
        attack.is_open |= matches!(action, Action::Play(_) | Action::Use(..) | Action::Raise(_));
        if let Some(combat) = now.combat
            && let (Some(attacker), Some(defender), [Some(blow), _]) = (combat.attacker, combat.defender, combat.blows)
            && matches!(now.asks, Some((_, doomtrooper::view::Ask::Window(WindowKind::Modify))))
        {
            let armor =
                now.table.iter().find(|card| card.slot == defender).and_then(|card| card.ratings).map(|it| it[2]);
            // A Warzone, or a defender that was face down, could not be foreseen.
            attack.is_open |= combat.warzone.is_some() || armor.is_none() || combat.cover != [0; 2];
            attack.is_open |= attack.pair.is_some_and(|pair| pair != (attacker, defender));
            attack.pair = Some((attacker, defender));
            attack.is_hopeless = armor.is_some_and(|armor| blow < armor);
        }
        if before.combat.is_some() && now.combat.is_none() {
            let attack = self.attack.take()?;
            let is_blunder = attack.is_hopeless && !attack.is_open;
            return is_blunder.then(|| Blunder {
                kind: BlunderKind::Hopeless,
                seat: attack.seat,
                what: attack.pair.map_or(String::new(), |(one, other)| {
                    format!("{} attacks {}", name_at(before, one), name_at(before, other))
                }),
            });
        }
        None
    }
}

/// Whether a seat does this by its own decision.
const fn is_move(what: What) -> bool {
    match what {
        What::Card | What::Ability(_) => true,
        What::Trigger(_)
        | What::Add
        | What::AddCovered
        | What::Seek
        | What::Exit
        | What::Board
        | What::Transfer
        | What::Sabotage
        | What::Meditate
        | What::Goal(_)
        | What::Raise
        | What::Reward
        | What::Return => false,
    }
}

impl Open {
    /// Whether it answers a wound or a kill of one of its player's warriors that is still there.
    fn saves(&self, after: &View) -> bool {
        let subject = match &self.start.prompt {
            Some(Prompt::Window(happened)) => happened.subject,
            Some(Prompt::Item(item, _)) => item.subject,
            _ => None,
        };
        let card = subject.and_then(|slot| after.table.iter().find(|card| card.slot == slot));
        card.is_some_and(|card| card.controller == self.announced.seat)
    }

    /// Whether it has effects that no view shows: later Actions and attacks, looks, countered cards.
    fn does_unseen(&self) -> bool {
        let Some(card) = self.announced.card.map(|card| self.start.cards.card(card)) else { return true };
        let ops = match self.announced.what {
            What::Ability(number) => card.abilities.get(usize::from(number)).map(|ability| &ability.ops),
            _ => card.play.as_ref().map(|play| &play.ops),
        };
        ops.is_none_or(|ops| ops.iter().any(is_unseen))
    }

    fn judge(&self, after: &View) -> Option<Blunder> {
        let Announced { seat, what, cancelled, .. } = self.announced;
        if self.is_disturbed || cancelled || !is_move(what) {
            return None;
        }
        let own = self.announced.card.and_then(|card| after.table.iter().find(|other| other.card == Some(card)));
        let own = self.announced.slot.or(own.map(|card| card.slot));
        let mut change = Change::between(&self.start, after, seat, own);
        change.own_less &= !change.is_price;
        change.other |= self.does_unseen() || self.saves(after);
        change.blunder().map(|kind| Blunder { kind, seat, what: describe(&self.start, &self.announced) })
    }
}

const fn is_unseen(op: &Op) -> bool {
    matches!(
        op,
        Op::OneMoreAttack
            | Op::ActionsNow(_)
            | Op::MoreActions(..)
            | Op::NoPlaying(..)
            | Op::LookAtHand(_)
            | Op::LookAtDrawPile(_)
            | Op::LookAtTop(..)
            | Op::LookAtRandom(..)
            | Op::OpenHand(..)
            | Op::Ask(..)
            | Op::TellPlans(_)
            | Op::MustAttackNext(..)
            | Op::Cancel
    )
}

/// A move that was begun and carried out at once, without a separate announcement.
fn at_once(seat: Seat, action: Action, before: &View, after: &View) -> Option<Blunder> {
    let composed = match &before.prompt {
        Some(Prompt::Item(item, _)) if item.seat == seat && is_move(item.what) => item.card,
        Some(Prompt::Action | Prompt::Discard | Prompt::Window(_)) => match action {
            Action::Play(code) => before.cards.coded(code),
            Action::Use(slot, _) => before.table.iter().find(|card| card.slot == slot).and_then(|card| card.card),
            _ => return None,
        },
        _ => return None,
    };
    let is_composed = matches!(&after.prompt, Some(Prompt::Item(..)));
    if is_composed || !before.announced.is_empty() {
        return None;
    }
    let mut change = Change::between(before, after, seat, None);
    // The price was paid in the same moment.
    change.own_less &= !change.is_price;
    let plays = composed.iter().flat_map(|card| &before.cards.card(*card).play).flat_map(|play| &play.ops);
    let uses = composed.iter().flat_map(|card| &before.cards.card(*card).abilities).flat_map(|ability| &ability.ops);
    change.other |= composed.is_none() || plays.chain(uses).any(is_unseen);
    let name = composed.map_or_else(String::new, |card| before.cards.card(card).name.to_string());
    change.blunder().map(|kind| Blunder { kind, seat, what: format!("turn {}: {name}: {action}", before.turn) })
}

fn name_at(view: &View, slot: SlotNo) -> String {
    let card = view.table.iter().find(|card| card.slot == slot);
    let name = card.and_then(|card| card.card).map(|card| view.cards.card(card).name.to_string());
    let owner = card.map_or(String::new(), |card| format!(" of {}", card.controller));
    format!("{}{owner}", name.unwrap_or_else(|| "a hidden card".into()))
}

fn describe(view: &View, announced: &Announced) -> String {
    let name = announced.card.map_or_else(|| "?".into(), |card| view.cards.card(card).name.to_string());
    let targets = announced.targets.iter().flatten().map(|slot| name_at(view, *slot));
    let targets: Vec<String> = targets.collect();
    format!(
        "turn {}: {name} {:?} on [{}] player {} steps {}",
        view.turn,
        announced.what,
        targets.join(", "),
        announced.player,
        announced.steps
    )
}

/// The changes for the player's side and for the enemies.
#[derive(Debug, Default)]
struct Change {
    own_more: bool,
    own_less: bool,
    enemy_more: bool,
    enemy_less: bool,
    /// The player's side has lost only D or P: they may be the price.
    is_price: bool,
    /// Something else has changed: the combat, Turns, Actions, announcements, or knowledge.
    other: bool,
}

impl Change {
    fn between(before: &View, after: &View, seat: Seat, own_card: Option<SlotNo>) -> Self {
        let mut change = Self::default();
        let team = |seat: Seat| before.seats[seat.index()].team;
        let is_own = |other: Seat| other == seat || (team(other).is_some() && team(other) == team(seat));
        let mut points_less = false;
        for (number, (one, other)) in before.seats.iter().zip(&after.seats).enumerate() {
            let figures = |side: &doomtrooper::view::SeatView| [side.destiny, side.promotion, i16::from(side.hand_len)];
            let more = figures(one).iter().zip(figures(other)).any(|(one, other)| other > *one);
            let less = figures(one).iter().zip(figures(other)).any(|(one, other)| other < *one);
            let own = is_own(Seat(number as u8));
            points_less |= own && less;
            change.note(own, more, less);
            change.other |= one.to_come != other.to_come || one.discard_len > other.discard_len;
        }
        let without_points = change.own_less;
        let holder = |view: &View, card: &CardView| {
            let mut at = card.clone();
            while let Some(host) = at.on.and_then(|host| view.table.iter().find(|other| other.slot == host)) {
                at = host.clone();
            }
            at.controller
        };
        let find = |view: &View, card: &CardView| {
            view.table.iter().find(|other| other.slot == card.slot && other.card == card.card).cloned()
        };
        let mut table_less = false;
        for card in &before.table {
            let own = is_own(holder(before, card));
            match find(after, card) {
                // A card of the player that is given up for its effect is the price.
                None if Some(card.slot) == own_card => {}
                None => {
                    change.note(own, false, true);
                    table_less |= own;
                }
                Some(now) => {
                    let sum =
                        |card: &CardView| card.ratings.map(|it| it[..3].iter().map(|it| i32::from(*it)).sum::<i32>());
                    let (one, other) = (sum(card), sum(&now));
                    let is_told = one.is_some() && other.is_some();
                    let more = (is_told && other > one) || (card.wounded && !now.wounded) || now.markers > card.markers;
                    let less = (is_told && other < one) || (!card.wounded && now.wounded);
                    change.note(own, more, less);
                    table_less |= own && less;
                    if is_own(now.controller) != is_own(card.controller) {
                        change.note(is_own(now.controller), true, false);
                        change.note(is_own(card.controller), false, true);
                    }
                    change.other |= (card.at, card.on, card.covered, card.inside, card.card)
                        != (now.at, now.on, now.covered, now.inside, now.card)
                        || (is_told && card.ratings != now.ratings);
                }
            }
        }
        for card in &after.table {
            if find(before, card).is_none() {
                let own = is_own(holder(after, card));
                // A card that the player itself puts on an enemy's card is a burden and no gift; otherwise its ratings
                // show it.
                if own || Some(card.slot) != own_card {
                    change.note(own, true, false);
                }
            }
        }
        // A change of the combatants or the tactic is judged by its result; ending a combat saves a combatant that
        // would have been killed.
        let course = |view: &View| view.combat.map(|combat| (combat.attacker, combat.defender, combat.tactic));
        change.own_more |= match (course(before), course(after)) {
            (Some(one), Some(other)) => one != other,
            (Some(_), None) => is_in_peril(before, &is_own),
            (None, _) => false,
        };
        change.is_price = points_less && without_points && !table_less;
        change.other |= before.combat != after.combat
            || before.actions < after.actions
            || before.target != after.target
            // An effect that was already in force is no gain.
            || after.lasting.iter().any(|effect| !before.lasting.contains(effect))
            || before.announced.iter().zip(&after.announced).any(|(one, other)| one.cancelled != other.cancelled);
        change
    }

    fn note(&mut self, own: bool, more: bool, less: bool) {
        if own {
            self.own_more |= more;
            self.own_less |= less;
        } else {
            self.enemy_more |= more;
            self.enemy_less |= less;
        }
    }

    fn blunder(&self) -> Option<BlunderKind> {
        if self.own_more || self.enemy_less {
            None
        } else if self.enemy_more {
            Some(BlunderKind::HelpsEnemy)
        } else if self.other {
            None
        } else if self.own_less {
            Some(BlunderKind::HarmsOneself)
        } else {
            Some(BlunderKind::Hopeless)
        }
    }
}

/// Whether a blow of the combat would kill a combatant of the player's side.
fn is_in_peril(view: &View, is_own: &impl Fn(Seat) -> bool) -> bool {
    let Some(combat) = view.combat else { return false };
    [(combat.attacker, combat.blows[1]), (combat.defender, combat.blows[0])].into_iter().any(|(slot, blow)| {
        let card = view.table.iter().find(|card| Some(card.slot) == slot);
        card.is_some_and(|card| {
            let is_hit = card.ratings.zip(blow).is_none_or(|(ratings, blow)| blow >= ratings[2]);
            is_own(card.controller) && is_hit
        })
    })
}
