//! Pilots: which one starts on the board, and when the reserve pilot of Tag Mode takes over (chapter TAG).

use coal::card::{Ability, Effect, Resource, Tokens};
use coal::rules::PilotNo;
use coal::view::Ask;

use super::NEVER;
use super::eyes::Eyes;

/// The value of a Tag Token: there are two of them in a whole match.
const TAG_TOKEN: i32 = 5;

impl Eyes<'_> {
    /// The score of a pilot that starts on the board; without a reserve, all pilots have the same, so that matches
    /// vary.
    pub(super) fn score_pilot(&self, pilot: PilotNo) -> i32 {
        if self.ask != Ask::StartingPilot {
            return 0;
        }
        let pilot = self.view.cards.pilot(pilot);
        let needs = self.needs_of_deck();
        let maneuver =
            pilot.maneuvers.iter().map(|maneuver| worth_on_average(&maneuver.effects, &maneuver.costs, needs));
        // A pilot that helps only against an attack waits in reserve until one comes.
        let waits = matches!(pilot.ability, Some(Ability::LuthorCap | Ability::KrausDraw));
        maneuver.max().unwrap_or(0) - 12 * i32::from(waits)
    }

    /// The total cost of all cards of the deck that are paid with tokens.
    fn needs_of_deck(&self) -> Tokens {
        let cards = self.me.deck_list.iter().flatten().map(|card| self.card(*card));
        cards.filter(|card| !card.kind.is_accumulator()).fold(Tokens::default(), |sum, card| Tokens {
            steam: sum.steam + card.cost.steam,
            energy: sum.energy + card.cost.energy,
        })
    }

    /// The score of exchanging the pilots: it is worth a Tag Token when the reserve pilot achieves more at once.
    pub(super) fn score_swap(&self) -> i32 {
        let (Some(pilot), Some(reserve)) = (self.me.pilot, self.me.reserve) else { return NEVER };
        let of = |pilot: PilotNo| self.view.cards.pilot(pilot).ability;
        match self.ask {
            Ask::Respond => self.score_swap_under_attack(of(pilot), of(reserve)),
            Ask::Main if self.view.maneuver_used => {
                self.worth_of_lorenz(of(reserve)) - self.worth_of_lorenz(of(pilot)) - TAG_TOKEN
            }
            Ask::Main => {
                let best = |pilot| self.best_maneuver(pilot).unwrap_or(0);
                let (now, then) = (best(pilot), best(reserve));
                // Above the score of the Maneuver that it replaces, so that it comes first.
                if then > now + TAG_TOKEN { then } else { NEVER }
            }
            _ => NEVER,
        }
    }

    fn score_swap_under_attack(&self, now: Option<Ability>, then: Option<Ability>) -> i32 {
        let Some((activated, target)) = self.incoming() else { return NEVER };
        if target != self.seat || now == Some(Ability::LuthorCap) {
            return NEVER;
        }
        let coming = self.coming_to(self.seat);
        match then {
            Some(Ability::LuthorCap) => {
                let through = self.let_through_by_luthor(activated.owner, self.seat).min(coming.damage[0]);
                let saved = coming.damage[0] - through;
                let saves =
                    self.is_mortal(coming.total(), self.seat) && !self.is_mortal(coming.total() - saved, self.seat);
                4 * saved + 50 * i32::from(saves) - TAG_TOKEN
            }
            Some(Ability::KrausDraw) => {
                let draws = coming.total() >= 2 && !self.is_mortal(coming.total(), self.seat);
                let wants = self.me.deck_len > 4 && self.me.hand_len <= 3;
                if draws && wants { 1 } else { NEVER }
            }
            _ => NEVER,
        }
    }

    /// The points that Lorenz Zerloon would add at the end of this turn (COAL-PIL-13).
    fn worth_of_lorenz(&self, ability: Option<Ability>) -> i32 {
        if ability != Some(Ability::LorenzExtra) {
            return 0;
        }
        let hit_twice = self.opponents.iter().filter(|seat| self.me.hits[seat.index()] >= 2);
        hit_twice.map(|seat| if self.left(seat) <= 1 { 40 } else { 4 }).sum()
    }
}

/// The value of a Maneuver for a deck with these needs, independently of prepared cards: its tokens count by how much
/// they are needed.
fn worth_on_average(effects: &[Effect], costs: &[Effect], needs: Tokens) -> i32 {
    let all = i32::from(needs.total()).max(1);
    let wanted = |kind: Resource| match kind {
        Resource::Steam => 10 * i32::from(needs.steam) / all,
        Resource::Energy => 10 * i32::from(needs.energy) / all,
    };
    let points = |effects: &[Effect]| -> i32 {
        effects
            .iter()
            .map(|effect| match effect {
                Effect::Generate { kind, n } => i32::from(*n) * wanted(*kind),
                Effect::Draw { n } => 5 * i32::from(*n),
                Effect::Heal { n } => 8 * i32::from(*n),
                Effect::SelfDamage { n } => -8 * i32::from(*n),
                Effect::DiscardHand { n } => -5 * i32::from(*n),
                Effect::DiscardDeck { n } => -2 * i32::from(*n),
                _ => 0,
            })
            .sum()
    };
    points(effects) + points(costs)
}
