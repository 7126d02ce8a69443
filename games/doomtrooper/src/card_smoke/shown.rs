//! The signs that a step of an effect was carried out: its own events, or the state afterwards.

use table::Seat;

use crate::event::Event;
use crate::language::{Amount, Card, CardKind, Chooser, Op, Players, Price, Rating, Stat, Who};
use crate::state::{StackItem, State};

/// An item from its announcement to its end.
pub(super) struct Deal<'a> {
    pub before: &'a State,
    pub after: &'a State,
    pub seat: Seat,
    pub item: &'a StackItem,
    pub log: &'a [Event],
    /// Whether an effect of the card lasted at some time.
    pub lasted: bool,
}

impl Deal<'_> {
    fn has(&self, which: impl Fn(&Event) -> bool) -> bool {
        self.log.iter().any(which)
    }

    /// The D that the player pays for the announcement: the first payment among the events.
    fn paid(&self) -> i16 {
        let payment = self.log.iter().find_map(|event| match event {
            Event::Destiny(seat, n) if *seat == self.seat && *n < 0 => Some(-n),
            _ => None,
        });
        payment.unwrap_or(0)
    }

    /// Whether the price of a card without a text on playing was paid: a warrior's V.
    pub(super) fn check_value(&self, card: &Card) -> Result<(), String> {
        let (CardKind::Warrior, Some(ratings)) = (card.kind, card.ratings) else { return Ok(()) };
        let Rating::N(value) = ratings.get(Stat::V) else { return Ok(()) };
        let paid = self.paid();
        if paid == i16::from(value) { Ok(()) } else { Err(format!("{paid} D were paid for V {value}")) }
    }

    /// Checks that the fixed part of a price was paid. Abilities of a caster may make spells cheaper or dearer.
    pub(super) fn check_price(&self, card: &Card, price: &Price) -> Result<(), String> {
        let steps = self.log.iter().find_map(|event| match event {
            Event::Paid(seat, steps) if *seat == self.seat => Some(i16::from(*steps)),
            _ => None,
        });
        let steps = steps.unwrap_or(0) * price.step.map_or(0, |step| i16::from(step.destiny));
        let (paid, expected) = (self.paid(), i16::from(price.destiny) + steps);
        let is_open = card.kind == CardKind::Art || !price.counted.is_zero();
        if !is_open && paid != expected && expected > 0 {
            return Err(format!("{paid} D were paid instead of {expected}"));
        }
        let promotion = -i16::from(price.promotion);
        if promotion < 0 && !self.has(|event| *event == Event::Promotion(self.seat, promotion)) {
            return Err(format!("{} P were not paid", price.promotion));
        }
        Ok(())
    }

    /// Whether the filter fits no card, so that the step has no effect.
    fn is_nobody(&self, who: &Who) -> bool {
        let Who::Each(filter) = who else { return false };
        let asks = self.before.asks_in(self.item);
        !self.before.in_play().any(|slot| self.before.fits(filter, slot, &asks))
    }

    /// The number of an amount, where it is fixed.
    fn number(&self, amount: &Amount) -> Option<i16> {
        match amount {
            Amount::N(n) => Some(i16::from(*n)),
            Amount::PerStep(n) => {
                let steps =
                    self.log.iter().find_map(|event| if let Event::Paid(_, n) = event { Some(*n) } else { None });
                Some(i16::from(*n) * i16::from(steps?))
            }
            _ => None,
        }
    }

    /// The seat, where the effect is about you or the chosen player.
    fn player(&self, players: &Players) -> Option<Seat> {
        match players {
            Players::You => Some(self.seat),
            Players::Target => {
                let chosen = self.log.iter().find_map(|event| match event {
                    Event::ChosePlayer(by, player) if *by == self.seat => Some(*player),
                    _ => None,
                });
                Some(chosen.unwrap_or(self.seat))
            }
            _ => None,
        }
    }

    /// Whether somebody gained or lost points, and the right number of them where it is known.
    fn points(&self, players: &Players, amount: &Amount, sign: i16, of: fn(&Event) -> Option<(Seat, i16)>) -> bool {
        let (player, number) = (self.player(players), self.number(amount));
        self.log.iter().filter_map(of).any(|(seat, points)| {
            player.is_none_or(|player| player == seat)
                && points.signum() == sign
                // A player cannot lose more points than it has.
                && number.is_none_or(|n| points == n * sign || sign < 0)
        })
    }
}

const fn destiny(event: &Event) -> Option<(Seat, i16)> {
    if let Event::Destiny(seat, n) = event { Some((*seat, *n)) } else { None }
}

const fn promotion(event: &Event) -> Option<(Seat, i16)> {
    if let Event::Promotion(seat, n) = event { Some((*seat, *n)) } else { None }
}

/// Whether the step puts the card itself somewhere.
pub(super) fn moves_itself(op: &Op) -> bool {
    matches!(
        op,
        Op::ToHand(Who::This) | Op::Discard(Who::This) | Op::Annihilate(Who::This) | Op::IntoDrawPile(Who::This)
    )
}

/// The cards that a step affects, where it names cards.
const fn whom(op: &Op) -> Option<&Who> {
    match op {
        Op::Lasting { who, .. }
        | Op::Heal(who)
        | Op::Wound(who, _)
        | Op::Kill(who, _)
        | Op::Discard(who)
        | Op::Annihilate(who)
        | Op::ToHand(who)
        | Op::IntoCover(who)
        | Op::OutOfCover(who)
        | Op::MoveToPlace(who, _)
        | Op::Markers(who, _) => Some(who),
        _ => None,
    }
}

/// Whether the step was carried out as far as the table shows it; `None` where nothing would show it.
pub(super) fn is_shown(op: &Op, deal: &Deal<'_>) -> Option<bool> {
    let has = |which: &dyn Fn(&Event) -> bool| Some(deal.has(which));
    if whom(op).is_some_and(|who| deal.is_nobody(who)) {
        return None;
    }
    match op {
        Op::Lasting { .. } | Op::OnlyTactic(..) | Op::NoCombats(_) | Op::NoPlaying(..) => Some(deal.lasted),
        Op::Heal(_) => has(&|event| matches!(event, Event::Healed(_))),
        Op::Wound(..) => has(&|event| matches!(event, Event::Wounded(_) | Event::Killed(..))),
        Op::Kill(..) => has(&|event| matches!(event, Event::Killed(..))),
        Op::Save(_) => has(&|event| matches!(event, Event::Saved(_))),
        Op::Discard(_) => has(&|event| matches!(event, Event::Discarded(..) | Event::LeftUnseen(_))),
        Op::Annihilate(_) => has(&|event| matches!(event, Event::Annihilated(..))),
        Op::ToHand(_) => has(&|event| matches!(event, Event::Returned(..))),
        Op::MoveTo(..) => has(&|event| matches!(event, Event::Attached(..))),
        Op::IntoCover(_) => has(&|event| matches!(event, Event::Covered(_))),
        Op::OutOfCover(_) => has(&|event| matches!(event, Event::Uncovered(_))),
        Op::MoveToPlace(..) => has(&|event| matches!(event, Event::Moved(..))),
        Op::Markers(..) => {
            let markers = |state: &State| state.in_play().map(|slot| state.markers_on(slot)).collect::<Vec<_>>();
            Some(markers(deal.before) != markers(deal.after))
        }
        Op::GainDestiny(players, amount) => Some(deal.points(players, amount, 1, destiny)),
        Op::LoseDestiny(players, amount) => Some(deal.points(players, amount, -1, destiny)),
        Op::GainPromotion(players, amount) => Some(deal.points(players, amount, 1, promotion)),
        Op::LosePromotion(players, amount) => Some(deal.points(players, amount, -1, promotion)),
        Op::LoseAllDestiny(players) => deal.player(players).map(|seat| deal.after.side(seat).destiny == 0),
        Op::LoseHalfPromotion(_) => has(&|event| promotion(event).is_some()),
        Op::SwapDestiny(_) => has(&|event| destiny(event).is_some()),
        Op::Draw(..) | Op::DrawUpTo(..) => has(&|event| matches!(event, Event::Drew(..))),
        Op::LookAtHand(_) => has(&|event| matches!(event, Event::LookedAtHand(..))),
        Op::DiscardFromHand(_, _, Chooser::You | Chooser::Owner | Chooser::Random) | Op::DiscardHand(_) => {
            has(&|event| matches!(event, Event::DiscardedOpenly(..) | Event::DiscardedSecretly(_)))
        }
        Op::Search(..) => has(&|event| matches!(event, Event::Searched(..))),
        Op::MissTurn(players) => {
            deal.player(players).map(|seat| deal.after.side(seat).missed_turns > deal.before.side(seat).missed_turns)
        }
        Op::FewerActions(players, n) => deal
            .player(players)
            .map(|seat| deal.after.side(seat).fewer_actions == deal.before.side(seat).fewer_actions + n),
        Op::Sabotage(..) => has(&|event| matches!(event, Event::Sabotaged(..))),
        Op::ReverseDirection => has(&|event| *event == Event::Reversed),
        Op::ExchangeSeats(_) => has(&|event| matches!(event, Event::ExchangedSeats(..))),
        Op::AnotherTurn => Some(deal.after.side(deal.seat).more_turns > deal.before.side(deal.seat).more_turns),
        Op::EndCombat => has(&|event| matches!(event, Event::CombatOver)),
        Op::SwitchTactic | Op::SetTactic(_) => has(&|event| matches!(event, Event::Chosen(_))),
        Op::Cancel => has(&|event| matches!(event, Event::Cancelled(..))),
        Op::ChangeDefender(_) | Op::ChangeAttacker(_) => has(&|event| matches!(event, Event::Named(..))),
        Op::Coin { .. } => has(&|event| matches!(event, Event::Coin(_))),
        Op::ForEachStep(ops) => all(ops, deal),
        Op::Either(ways) => Some(ways.iter().any(|ops| all(ops, deal) != Some(false))),
        _ => None,
    }
}

/// Whether all of these steps were carried out, as far as the table shows them.
fn all(ops: &[Op], deal: &Deal<'_>) -> Option<bool> {
    let shown: Vec<bool> = ops.iter().filter_map(|op| is_shown(op, deal)).collect();
    if shown.is_empty() { None } else { Some(shown.iter().all(|is| *is)) }
}
