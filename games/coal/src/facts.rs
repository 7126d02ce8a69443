//! Facts that follow from a state: opponents and partners, what a seat may do now, what an attack will still do.

use table::{Known, Outcome, Seat, SeatSet};

use crate::action::{Slot, TurnKind};
use crate::card::{Ability, CardType, Resource};
use crate::clause;
use crate::options::Options;
use crate::rules::{Face, ManeuverRules};
use crate::state::{Ended, Frame, MAX_FRAMES, NONE, Phase, State};

impl Options {
    /// The other seat of the team, whether it is still alive or not (COAL-TEAM-03).
    #[inline]
    #[must_use]
    pub fn team_mate(&self, seat: Seat) -> Option<Seat> {
        self.teams.then_some(Seat(seat.0 ^ 2))
    }

    /// The outcome at a table of so many seats, of which these live, if the match is over after these have fallen
    /// (COAL-END-03, COAL-END-04, COAL-MP-08, COAL-MP-09, COAL-TEAM-08, COAL-TEAM-09).
    #[must_use]
    pub fn judge(&self, seats: u8, living: SeatSet, fallen: SeatSet) -> Option<Ended> {
        let Some(survivor) = living.lowest() else {
            // Teams tie as teams (COAL-TEAM-09); otherwise the last seats to fall share the tie (COAL-MP-09).
            return Some(Ended { winners: if self.teams { SeatSet::first(seats) } else { fallen }, is_tie: true });
        };
        let mate = self.team_mate(survivor);
        let others = living.without(survivor);
        if !mate.map_or(others, |mate| others.without(mate)).is_empty() {
            return None;
        }
        Some(Ended { winners: mate.map_or(living, |mate| living.with(mate)), is_tie: false })
    }
}

impl State {
    // ---- seats ----

    /// Whether the rules for three and four players apply (COAL-MP-10): Echo works, pilots are chosen secretly.
    #[inline]
    pub(crate) fn has_many_seats(&self) -> bool {
        self.seats > 2
    }

    /// Seats still in the game.
    #[inline]
    pub(crate) fn living(&self) -> SeatSet {
        let mut living = SeatSet::NONE;
        for seat in 0..self.seats {
            if !self.side(Seat(seat)).eliminated {
                living = living.with(Seat(seat));
            }
        }
        living
    }

    /// The other seat of the team, whether it is still alive or not (COAL-TEAM-03).
    #[inline]
    pub(crate) fn team_mate(&self, seat: Seat) -> Option<Seat> {
        self.rules.options.team_mate(seat)
    }

    /// Whether all cards of a seat's list are in the box: before they are dealt, or after it left the game
    /// (COAL-MP-07).
    pub(crate) fn is_in_the_box(&self, seat: Seat) -> bool {
        self.turn == 0 || (self.side(seat).eliminated && self.has_many_seats())
    }

    /// The living partner of a seat.
    #[inline]
    pub(crate) fn partner(&self, seat: Seat) -> Option<Seat> {
        self.team_mate(seat).filter(|mate| !self.side(*mate).eliminated)
    }

    /// The living opponents of a seat (COAL-MP-01, COAL-TEAM-06).
    #[inline]
    pub(crate) fn opponents(&self, seat: Seat) -> SeatSet {
        let others = self.living().without(seat);
        self.team_mate(seat).map_or(others, |mate| others.without(mate))
    }

    /// Whether the seat must decide now.
    #[inline]
    pub(crate) fn is_asked(&self, seat: Seat) -> bool {
        if self.phase == Phase::SecretPilot { !self.chosen.contains(seat) } else { self.asked == seat }
    }

    /// The outcome, once the match has ended.
    pub(crate) fn ended(&self) -> Option<Outcome> {
        let ended = self.outcome?;
        let (win, tie) = self.end_clauses();
        Some(if ended.is_tie { Outcome::tie(ended.winners, tie) } else { Outcome::win(ended.winners, win) })
    }

    /// The clauses of a victory and of a tie in this mode.
    pub(crate) fn end_clauses(&self) -> (table::Clause, table::Clause) {
        if self.rules.options.teams {
            (clause::TEAM_08, clause::TEAM_09)
        } else if self.has_many_seats() {
            (clause::MP_08, clause::MP_09)
        } else {
            (clause::END_03, clause::END_04)
        }
    }

    // ---- pilots ----

    /// The ability of the pilot on the seat's board, unless it is a Maintenance Turn (COAL-MNT-05, COAL-PIL-02).
    #[inline]
    pub(crate) fn ability(&self, seat: Seat) -> Option<Ability> {
        let pilot = self.side(seat).pilot;
        if self.kind == TurnKind::Maintenance || pilot == NONE {
            return None;
        }
        self.rules.pilots[pilot as usize].ability
    }

    #[inline]
    pub(crate) fn maneuvers(&self, seat: Seat) -> &[ManeuverRules] {
        match self.side(seat).pilot {
            NONE => &[],
            pilot => &self.rules.pilots[pilot as usize].maneuvers,
        }
    }

    /// Whether the Maneuver's costs can be paid in full (COAL-MAN-11).
    #[inline]
    pub(crate) fn can_pay(&self, seat: Seat, maneuver: &ManeuverRules) -> bool {
        let side = self.side(seat);
        side.hand_len() >= maneuver.hand_cost && side.deck_len >= maneuver.deck_cost
    }

    // ---- activated cards ----

    #[inline]
    pub(crate) fn top(&self) -> &Frame {
        &self.frames[(self.depth as usize).wrapping_sub(1).min(MAX_FRAMES - 1)]
    }

    #[inline]
    pub(crate) fn top_mut(&mut self) -> &mut Frame {
        &mut self.frames[(self.depth as usize).wrapping_sub(1).min(MAX_FRAMES - 1)]
    }

    /// The frame that the top frame responds to.
    #[inline]
    pub(crate) fn below(&self) -> Option<&Frame> {
        (self.depth >= 2).then(|| &self.frames[self.depth as usize - 2])
    }

    /// Whether the top frame is a Reaction (and its damage a counterattack).
    #[inline]
    pub(crate) fn is_reaction(&self, frame: &Frame) -> bool {
        self.rules.card(frame.card).kind == CardType::Reaction
    }

    #[inline]
    pub(crate) fn face(&self, frame: &Frame) -> &Face {
        if frame.is_echo {
            self.rules.echo_face(frame.card, frame.alternative)
        } else {
            self.rules.face(frame.card, frame.alternative)
        }
    }

    /// The number of alternatives of the frame; 0 when it has none.
    #[inline]
    pub(crate) fn alternatives(&self, frame: &Frame) -> u8 {
        let card = self.rules.card(frame.card);
        if frame.is_echo { card.echo_alternatives } else { card.alternatives }
    }

    /// The kinds that the attack of a frame counts as, for neutralizing it (COAL-REA-11, COAL-CTR-05).
    #[inline]
    pub(crate) fn attack_kinds(&self, frame: &Frame) -> [bool; 2] {
        let kind = self.rules.card(frame.card).kind;
        if kind != CardType::Reaction {
            let physical = kind.is_physical_attack();
            [physical, !physical]
        } else if self.rules.options.counters_not_neutralizable {
            [false; 2]
        } else {
            self.face(frame).counter_kinds()
        }
    }

    /// The damage of a frame that its target will still suffer, by kind (COAL-ATK-04, before Luthor's cap).
    #[inline]
    pub(crate) fn pending(&self, frame: &Frame) -> [u8; 3] {
        if frame.neutralized {
            return [0; 3];
        }
        let [physical, energy, generic] = self.face(frame).damage;
        [physical.saturating_sub(frame.absorbed[0]), energy.saturating_sub(frame.absorbed[1]), generic]
    }

    // ---- what a seat may do ----

    /// Whether the seat can act in a soft window (COAL-WIN-10); based only on public facts.
    #[inline]
    pub(crate) fn can_act(&self, seat: Seat) -> bool {
        self.can_consume(seat) || self.side(seat).tag > 0
    }

    /// Whether the seat has a card to consume and a card for its token (COAL-CON-06), and consuming is not barred.
    #[inline]
    pub(crate) fn can_consume(&self, seat: Seat) -> bool {
        self.side(seat).hand != 0 && self.places_for(seat) != 0 && !self.consuming_is_barred()
    }

    /// Whether consuming is barred in this turn (COAL-AMB-25).
    #[inline]
    pub(crate) fn consuming_is_barred(&self) -> bool {
        self.kind == TurnKind::Maintenance && self.rules.options.no_consuming_in_maintenance
    }

    /// Prepared cards that the token of a consumed card may be put on, 8 bits for each seat: the seat's own and its
    /// living partner's (COAL-CON-06, COAL-TEAM-10).
    #[inline]
    pub(crate) fn places_for(&self, seat: Seat) -> u32 {
        let spots = |seat: Seat| u32::from(self.side(seat).eligible()) << (8 * seat.0);
        spots(seat) | self.partner(seat).map_or(0, spots)
    }

    /// Whether the seat may call its partner (COAL-WIN-04).
    #[inline]
    pub(crate) fn may_call(&self, seat: Seat) -> bool {
        !self.called.contains(seat) && self.partner(seat).is_some_and(|partner| self.can_help(partner))
    }

    /// Whether the seat is asked in W-SUPPORT because its partner called it.
    pub(crate) fn was_called(&self, seat: Seat) -> bool {
        self.partner(seat).is_some_and(|partner| self.called.contains(partner))
    }

    /// Whether the seat can act in W-SUPPORT.
    #[inline]
    pub(crate) fn can_help(&self, seat: Seat) -> bool {
        self.can_act(seat) && !self.side(seat).destroyed
    }

    /// Whether the target of a frame passes automatically (COAL-WIN-11), because nothing that it could do leads to an
    /// activation. A player who wants to be asked anyway needs a table with soft windows.
    #[inline]
    pub(crate) fn cannot_respond(&self, seat: Seat) -> bool {
        let side = self.side(seat);
        self.respond_slots(seat) == 0 && side.tag == 0 && !(self.soft && self.can_act(seat))
    }

    /// Slots from which the target of a frame may activate (COAL-REA-01, COAL-REA-07): any face-down card, and face-up
    /// Reactions.
    #[inline]
    pub(crate) fn respond_slots(&self, seat: Seat) -> u8 {
        let side = self.side(seat);
        let face_up =
            if self.rules.options.penalize_wrong_type { side.face_up & !side.accumulators } else { side.reactions };
        side.face_down() | face_up
    }

    /// Slots from which the active seat may activate in its main window (COAL-ACT-10, COAL-ACT-12, COAL-ACT-14).
    #[inline]
    pub(crate) fn main_slots(&self, seat: Seat) -> u8 {
        let side = self.side(seat);
        if side.own_turns <= 1 {
            return 0;
        }
        let wrong = if self.rules.options.penalize_wrong_type { 0 } else { side.reactions };
        side.occupied & !wrong & !(side.accumulators & !side.ready)
    }

    /// Whether the turn may end (COAL-TURN-05, COAL-ACC-06, COAL-MAN-12). A ready Accumulator does not keep the turn of
    /// a seat open that may not activate anything yet (COAL-TURN-13).
    #[inline]
    pub(crate) fn may_end(&self) -> bool {
        let side = self.side(self.active);
        (side.ready == 0 || side.own_turns <= 1) && (self.maneuver_used || !self.any_maneuver())
    }

    #[inline]
    pub(crate) fn any_maneuver(&self) -> bool {
        self.maneuvers(self.active).iter().any(|maneuver| self.can_pay(self.active, maneuver))
    }

    /// Destinations of a transferred token (COAL-TRF-03): own cards, except Accumulators that are full or of the other
    /// kind.
    #[inline]
    pub(crate) fn transfer_slots(&self, seat: Seat, kind: Resource) -> u8 {
        let side = self.side(seat);
        let mut open = 0;
        let mut rest = side.accumulators & !side.ready;
        while rest != 0 {
            let slot = rest.trailing_zeros() as usize;
            rest &= rest - 1;
            let card = self.list(seat).card[side.instance[slot] as usize];
            if self.rules.card(card).kind.collects() == Some(kind) {
                open |= 1 << slot;
            }
        }
        side.eligible() | open
    }

    // ---- who knows what ----

    /// Which viewers know the face of a prepared card.
    pub(crate) fn known(&self, owner: Seat, slot: Slot) -> Known {
        if self.side(owner).face_up & slot.bit() != 0 {
            Known::PUBLIC
        } else if self.rules.options.training_aid {
            Known::seen_by(owner)
        } else {
            Known::remembered_by(owner)
        }
    }
}
