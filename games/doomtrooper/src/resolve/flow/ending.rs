//! How a match ends, and how a seat leaves it (chapters GAME, NOW).

use arrayvec::ArrayVec;
use table::{Log, Outcome, Seat, SeatSet};

use crate::clause;
use crate::event::Event;
use crate::facts::Leaves;
use crate::options::NoWarriors;
use crate::state::{At, CombatStep, Frame, SLOTS, SlotNo, State, Verdict, WindowKind};
use crate::timing::moment;

impl State {
    /// The no-warriors rule (NOW-01, NOW-02).
    pub(super) fn check_no_warriors(&mut self, seat: Seat, log: &mut impl Log<Self>) {
        let runs = match self.rules.options.no_warriors {
            NoWarriors::Exhausted => self.side(seat).pile_len == 0,
            NoWarriors::Always => true,
            NoWarriors::Never => false,
        };
        let capable = self.warriors_of(seat).any(|slot| self.is_combat_capable(slot));
        let side = self.side_mut(seat);
        if !runs || capable {
            side.no_warriors = 0;
        } else if side.no_warriors == 0 {
            side.no_warriors = 3;
            log.push(clause::NOW_02, Event::NoWarriors(seat, 3));
        } else {
            let left = side.no_warriors;
            log.push(clause::NOW_02, Event::NoWarriors(seat, left));
        }
    }

    /// All Draw Piles are empty: the most points win, or the target rises (GAME-07, GAME-08).
    pub(super) fn check_exhaustion(&mut self, log: &mut impl Log<Self>) {
        if self.exhausted {
            return;
        }
        let left: ArrayVec<Seat, 8> = self.seats_from(self.active).collect();
        if left.iter().any(|seat| self.side(*seat).pile_len > 0) {
            return;
        }
        let last = left.into_iter().fold(SeatSet::NONE, SeatSet::with);
        match self.rules.options.exhausted(last, &self.promotions()) {
            Ok(won) => self.win(Verdict { winners: won.winners, by_exhaustion: true }, log),
            Err(target) => {
                self.exhausted = true;
                self.target = target;
                log.push(clause::GAME_08, Event::NewTarget(target));
            }
        }
    }

    /// Whether the match is decided (GAME-02 to GAME-05, GAME-09).
    pub(super) fn check_end(&mut self, log: &mut impl Log<Self>) {
        if self.outcome.is_some() {
            return;
        }
        let left = self.seats_from(self.active).fold(SeatSet::NONE, SeatSet::with);
        let is_last = !left.is_empty() && self.rules.options.is_one_side(left);
        if !is_last && !self.is_stable() {
            return;
        }
        match self.rules.options.decided(self.target, left, &self.promotions()) {
            Some(end) if is_last || end.is_tie => self.finish_match(end, log),
            Some(won) => self.win(Verdict { winners: won.winners, by_exhaustion: false }, log),
            None => self.check_exhaustion(log),
        }
    }

    /// Whether nothing is in progress that may still change anybody's points (GAME-03, TIME-08).
    pub(super) fn is_stable(&self) -> bool {
        match self.frames.last() {
            None => true,
            Some(Frame::Window(window)) => window.kind == WindowKind::Free && self.combat.step == CombatStep::None,
            _ => false,
        }
    }

    /// The most points win, equal points tie (GAME-04, GAME-05): when the turn limit is reached.
    pub(super) fn decide_by_points(&mut self, log: &mut impl Log<Self>) {
        let left = self.seats_from(self.active).fold(SeatSet::NONE, SeatSet::with);
        self.decide_among(left, clause::GAME_02, clause::GAME_05, log);
    }

    /// The seat with the most points of these wins, equal points tie.
    pub(crate) fn decide_among(
        &mut self,
        seats: SeatSet,
        won: table::Clause,
        tied: table::Clause,
        log: &mut impl Log<Self>,
    ) {
        let (_, best) = self.rules.options.leaders(seats, &self.promotions());
        let outcome =
            if self.rules.options.is_one_side(best) { Outcome::win(best, won) } else { Outcome::tie(best, tied) };
        self.finish_match(outcome, log);
    }

    pub(crate) fn finish_match(&mut self, outcome: Outcome, log: &mut impl Log<Self>) {
        log.push(
            outcome.clause,
            if outcome.is_tie { Event::Tied(outcome.winners) } else { Event::Won(outcome.winners) },
        );
        self.outcome = Some(outcome);
    }

    /// Eliminates a seat: its cards leave the match, those of others go to their owners (MULTI-04).
    pub(crate) fn eliminate(&mut self, seat: Seat, clause: table::Clause, log: &mut impl Log<Self>) {
        log.push(clause, Event::Eliminated(seat));
        let all: ArrayVec<SlotNo, SLOTS> = self.in_play().collect();
        for slot in all {
            if !self.is_in_play(slot) {
                continue;
            }
            let card = *self.slot(slot);
            let on_seat = card.at == At::Player && card.host.0 == seat.0;
            if card.instance.owner() == seat {
                self.leave(slot, Leaves::Annihilated, clause::MULTI_04, log);
            } else if card.controller == seat || on_seat {
                self.leave(slot, Leaves::Discarded, clause::MULTI_04, log);
            }
        }
        self.granted[seat.index()] = 0;
        if self.verdict.is_some_and(|verdict| verdict.winners.contains(seat)) {
            // A seat that is out has not won (GAME-09).
            self.verdict = None;
        }
        let side = self.side_mut(seat);
        side.eliminated = true;
        let mut gone = side.gone | side.hand | side.discard | side.reserve;
        for number in &side.pile[..side.pile_len as usize] {
            gone |= 1 << number;
        }
        (side.hand, side.discard, side.reserve, side.pile_len) = (0, 0, 0, 0);
        side.gone = gone;
    }

    /// Somebody has won: at once, or, if the set has a card that can change a victory, unless such a card is played.
    pub(crate) fn win(&mut self, verdict: Verdict, log: &mut impl Log<Self>) {
        self.verdict = Some(verdict);
        if self.rules.programs.moments & moment::VICTORY == 0 {
            self.close(log);
            return;
        }
        log.push(verdict.clause(), Event::Wins(verdict.winners));
        self.open(WindowKind::Victory);
    }
}
