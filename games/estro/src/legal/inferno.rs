//! What partners may not do: the refusals of Inferno (ESTRO-INF-17).

use table::{Refusal, Seat};

use crate::action::{Action, Spot};
use crate::clause;
use crate::language::Face;
use crate::state::{Prompt, State};

impl State {
    /// Why an action is against the rules of teams; `None` where they say nothing about it.
    pub(super) fn why_not_between_partners(&self, seat: Seat, action: Action) -> Option<Refusal> {
        if !self.rules.options.is_inferno() {
            return None;
        }
        let no = Refusal::new;
        if self.are_partners(seat, self.active) && is_of_the_turn(action) {
            return Some(no(clause::INF_17, "why-partners-turn"));
        }
        if self.question.seat != seat {
            return None;
        }
        match action {
            Action::Play(card, Face::Down)
                if self.is_embargo()
                    && matches!(self.question.prompt, Prompt::Play | Prompt::Extras)
                    && self.in_hand(seat, card).is_some() =>
            {
                Some(no(clause::INF_05, "why-embargo-covered"))
            }
            Action::Attack(..) if self.is_embargo() => Some(no(clause::INF_05, "why-embargo")),
            Action::Attack(attacker, _) if self.is_partners(seat, attacker) => {
                Some(no(clause::INF_06, "why-partner-attacks"))
            }
            Action::Attack(_, target) if self.is_partners(seat, target) && self.question.prompt == Prompt::Attack => {
                Some(no(clause::INF_07, "why-partner-attacked"))
            }
            Action::Use(spot) if self.is_partners(seat, spot) => Some(no(clause::INF_09, "why-partners-gift")),
            _ => None,
        }
    }

    /// Whether the partner of a seat controls the card in this place.
    fn is_partners(&self, seat: Seat, spot: Spot) -> bool {
        self.at(spot).is_some_and(|card| self.are_partners(seat, self.card(card).controller))
    }
}

/// Whether an action belongs to the turn player alone; windows stay open to everybody (ESTRO-AMB-166).
const fn is_of_the_turn(action: Action) -> bool {
    matches!(
        action,
        Action::Play(..)
            | Action::Support(..)
            | Action::TurnUp(_)
            | Action::Attack(..)
            | Action::Rift(_)
            | Action::Declare
            | Action::DrawTwo
            | Action::Deploy
            | Action::End
    )
}
