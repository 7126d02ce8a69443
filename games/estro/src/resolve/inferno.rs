//! Inferno: draws without cards, and how a match of two teams ends (chapter INF of the rulebook).

use table::{Log, Seat};

use crate::clause;
use crate::event::Event;
use crate::options::Exhaustion;
use crate::state::{CardId, Ended, State};

impl State {
    /// A seat had to draw and could not: it is marked, and its team loses as soon as all of it are (ESTRO-INF-13).
    pub(super) fn cannot_draw(&mut self, seat: Seat, log: &mut impl Log<Self>) {
        if !self.is_spent(seat) {
            return log.push(clause::TURN_05, Event::NoDraw(seat));
        }
        if self.hoard(seat).is_drawless {
            log.push(clause::INF_13, Event::NoDraw(seat));
        } else {
            self.hoard_mut(seat).is_drawless = true;
            log.push(clause::INF_13, Event::Drawless(seat));
        }
        let team = self.seats_of(self.side_of(seat));
        let is_over = self.rules.options.exhaustion == Exhaustion::AnyPlayer
            || team.iter().all(|player| self.hoard(player).is_drawless);
        if is_over {
            self.end(Ended::Exhausted(seat));
        }
    }

    /// A card has come to a hand: its player has something again (ESTRO-INF-13).
    pub(super) fn lift_mark(&mut self, seat: Seat) {
        if self.hoard(seat).is_drawless && !self.is_spent(seat) {
            self.hoard_mut(seat).is_drawless = false;
        }
    }

    /// Whose card is attacked: its owner rolls for it and decides for it (ESTRO-INF-10). Between two seats nobody has to be told.
    pub(super) fn tell_defender(&self, target: CardId, log: &mut impl Log<Self>) {
        if self.rules.options.is_inferno() {
            log.push(clause::INF_10, Event::Defends(self.card(target).controller));
        }
    }

    /// The end of round 19: more cards and the greater sum win, otherwise the sum alone decides (ESTRO-INF-14, ESTRO-INF-15).
    pub(super) fn last_round_of_teams(&mut self, cards: std::cmp::Ordering, totals: std::cmp::Ordering) {
        let winners = u8::from(totals.is_lt());
        self.end(match totals.is_eq() {
            true => Ended::Level,
            false if cards == totals => Ended::Ahead { winners },
            false => Ended::GreaterSum { winners },
        });
    }
}
