//! What the rounds of a duel make possible (chapters TURN, WIN, STR): for those who play it, not for the referee alone.

use table::Clause;

use crate::clause;
use crate::options::Options;
use crate::rules::LAST_ROUND;

/// The round from which on the last one is announced.
const NEAR_THE_END: u16 = 16;

/// The players of a duel (ESTRO-GEN-01).
pub const PLAYERS: u8 = 2;

/// The last turn of a duel (ESTRO-WIN-06).
pub const LAST_TURN: u16 = LAST_ROUND * PLAYERS as u16;

/// The round of a turn of a duel (ESTRO-TURN-01, ESTRO-TURN-02).
#[must_use]
pub const fn round_of(turn: u16) -> u16 {
    turn.div_ceil(PLAYERS as u16)
}

/// What a turn makes possible.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Milestone {
    /// Nobody may attack yet (ESTRO-STR-04).
    Peaceful,
    /// Nobody may attack or play a card face down yet (ESTRO-INF-05).
    Embargo,
    /// An empty field has no consequence before the end of this later round (ESTRO-WIN-02).
    BeforeCheck(u16),
    /// An empty field loses from the end of this round on (ESTRO-WIN-01).
    CheckBegins,
    /// An empty field loses.
    Check,
    /// An empty field loses, and so many rounds come after this one (ESTRO-WIN-06).
    NearTheEnd(u16),
    /// At its end the cards and totals on the field decide (ESTRO-WIN-06).
    LastRound,
    /// In Conquest nobody can win before the end of this later round (ESTRO-COMB-04).
    BeforeGoal(u16),
    /// In Conquest whoever holds enough Zone fields when the round ends wins (ESTRO-CONQ-10).
    Goal,
}

impl Milestone {
    /// What a turn makes possible at a table with these options; its round is given, too, because the table counts both.
    #[must_use]
    pub const fn of(options: &Options, round: u16, turn: u16) -> Self {
        let first = options.first_check();
        match round {
            _ if options.is_embargo(round) => Self::Embargo,
            _ if options.is_peaceful(turn, options.parties()) => Self::Peaceful,
            _ if options.is_conquest() && options.stratega && round < first => Self::BeforeGoal(first),
            _ if options.is_conquest() => Self::Goal,
            // No round is the last one (ESTRO-SOLO-03).
            _ if options.is_solo() && round == first => Self::CheckBegins,
            _ if options.is_solo() && round < first => Self::BeforeCheck(first),
            _ if options.is_solo() => Self::Check,
            LAST_ROUND.. => Self::LastRound,
            NEAR_THE_END.. => Self::NearTheEnd(LAST_ROUND - round),
            _ if round == first => Self::CheckBegins,
            _ if round < first => Self::BeforeCheck(first),
            _ => Self::Check,
        }
    }

    /// Its name, which ends the id of its message.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Peaceful => "peaceful",
            Self::Embargo => "embargo",
            Self::BeforeCheck(_) => "before-check",
            Self::CheckBegins => "check-begins",
            Self::Check => "check",
            Self::NearTheEnd(_) => "near-end",
            Self::LastRound => "last",
            Self::BeforeGoal(_) => "before-goal",
            Self::Goal => "goal",
        }
    }

    /// The number in its message; 0 where there is none.
    #[must_use]
    pub const fn number(self) -> u16 {
        match self {
            Self::BeforeCheck(n) | Self::NearTheEnd(n) | Self::BeforeGoal(n) => n,
            _ => 0,
        }
    }

    /// The clause that says so, at a table with these options.
    #[must_use]
    pub const fn clause(self, options: &Options) -> Clause {
        match self {
            Self::Peaceful => clause::STR_04,
            Self::Embargo => clause::INF_05,
            Self::NearTheEnd(_) | Self::LastRound if options.is_inferno() => clause::INF_15,
            Self::NearTheEnd(_) | Self::LastRound => clause::WIN_06,
            Self::BeforeGoal(_) => clause::COMB_04,
            Self::Goal => clause::CONQ_10,
            _ if options.is_solo() => clause::SOLO_05,
            _ if options.stratega => clause::STR_01,
            _ if options.is_inferno() => clause::INF_12,
            _ => clause::WIN_01,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// ESTRO-WIN-01, ESTRO-WIN-06: what a round means changes when the rules change it.
    #[test]
    fn each_round_says_what_it_makes_possible() {
        let at = |round| Milestone::of(&Options::default(), round, 2 * round);
        assert_eq!([at(1), at(4)], [Milestone::BeforeCheck(5); 2]);
        assert_eq!([at(5), at(6), at(15)], [Milestone::CheckBegins, Milestone::Check, Milestone::Check]);
        assert_eq!(
            [at(16), at(18), at(19)],
            [Milestone::NearTheEnd(3), Milestone::NearTheEnd(1), Milestone::LastRound]
        );
    }

    /// ESTRO-STR-01, ESTRO-STR-04: Stratega says first when attacks begin, then when an empty field loses.
    #[test]
    fn stratega_moves_what_a_round_makes_possible() {
        let stratega = Options { stratega: true, ..Options::default() };
        let at = |turn| Milestone::of(&stratega, round_of(turn), turn);
        assert_eq!([at(6), at(7), at(14)], [Milestone::Peaceful, Milestone::BeforeCheck(8), Milestone::BeforeCheck(8)]);
        assert_eq!([at(15), at(17)], [Milestone::CheckBegins, Milestone::Check]);
        assert_eq!(at(15).clause(&stratega), clause::STR_01);
    }

    /// ESTRO-CONQ-10, ESTRO-COMB-04: in Conquest every round can be the last, with Stratega those from the eighth on.
    #[test]
    fn in_conquest_every_round_may_decide() {
        let conquest = Options { base: crate::BaseMode::Conquest, ..Options::default() };
        let at = |options: &Options, turn| Milestone::of(options, round_of(turn), turn);
        assert_eq!([at(&conquest, 1), at(&conquest, 40)], [Milestone::Goal; 2]);
        let late = Options { stratega: true, ..conquest };
        assert_eq!(
            [6, 7, 15].map(|turn| at(&late, turn)),
            [Milestone::Peaceful, Milestone::BeforeGoal(8), Milestone::Goal]
        );
    }

    /// ESTRO-SOLO-03, ESTRO-SOLO-05: in Single Player an empty field loses from round 5 on, and no round is the last one.
    #[test]
    fn single_player_has_no_last_round() {
        let solo = Options { base: crate::BaseMode::Solo, ..Options::default() };
        let at = |round| Milestone::of(&solo, round, 2 * round);
        assert_eq!([at(1), at(5)], [Milestone::BeforeCheck(5), Milestone::CheckBegins]);
        assert_eq!([at(6), at(16), at(19), at(40)], [Milestone::Check; 4]);
        assert_eq!(at(19).clause(&solo), clause::SOLO_05);
    }

    /// ESTRO-INF-05, ESTRO-INF-12, ESTRO-COMB-04: in Inferno three rounds are peaceful, and an empty side loses from round 6 on;
    /// with Stratega the later lock counts.
    #[test]
    fn in_inferno_a_round_has_four_turns_and_the_embargo_lasts_three() {
        let inferno = Options { base: crate::BaseMode::Inferno, ..Options::default() };
        let at = |options: &Options, turn: u16| Milestone::of(options, turn.div_ceil(4), turn);
        assert_eq!(
            [1, 12, 13, 21, 25].map(|turn| at(&inferno, turn)),
            [
                Milestone::Embargo,
                Milestone::Embargo,
                Milestone::BeforeCheck(6),
                Milestone::CheckBegins,
                Milestone::Check
            ]
        );
        let late = Options { stratega: true, ..inferno };
        assert_eq!([12, 13].map(|turn| at(&late, turn)), [Milestone::Embargo, Milestone::BeforeCheck(8)]);
        let counted = Options { stratega_per_player: true, ..late };
        assert_eq!(
            [13, 24, 25].map(|turn| at(&counted, turn)),
            [Milestone::Peaceful, Milestone::Peaceful, Milestone::BeforeCheck(8)]
        );
    }

    /// ESTRO-TURN-01, ESTRO-TURN-02: two turns are a round.
    #[test]
    fn a_round_is_a_turn_of_each_player() {
        assert_eq!([1, 2, 3, LAST_TURN - 1, LAST_TURN].map(round_of), [1, 1, 2, LAST_ROUND, LAST_ROUND]);
    }
}
