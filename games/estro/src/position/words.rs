//! The words of the readable notation that stand for a closed set of values.

use crate::language::Moment;
use crate::state::{AttackStep, Ends, Entrance, State, TurnStep};
use table::Seat;

/// The steps of a turn.
pub(super) const STEPS: &[(&str, TurnStep)] = &[
    ("begin", TurnStep::Begin),
    ("declare", TurnStep::Declare),
    ("token", TurnStep::Token),
    ("draw", TurnStep::Draw),
    ("draw-two", TurnStep::DrawTwo),
    ("play", TurnStep::Play),
    ("absorb", TurnStep::Absorb),
    ("played", TurnStep::Played),
    ("after-play", TurnStep::AfterPlay),
    ("extras", TurnStep::Extras),
    ("battle", TurnStep::Battle),
    ("end", TurnStep::End),
    ("end-gifts", TurnStep::EndGifts),
    ("hand-limit", TurnStep::HandLimit),
    ("over", TurnStep::Over),
    ("reveal-2", TurnStep::Reveal(2)),
    ("reveal-1", TurnStep::Reveal(1)),
];

/// The steps of an attack.
pub(super) const ATTACK_STEPS: &[(&str, AttackStep)] = &[
    ("naming", AttackStep::Naming),
    ("declared", AttackStep::Declared),
    ("gifts", AttackStep::Gifts),
    ("dice", AttackStep::Dice),
    ("rolled", AttackStep::Rolled),
    ("claims", AttackStep::Claims),
    ("totals", AttackStep::Totals),
    ("compare", AttackStep::Compare),
    ("outcome", AttackStep::Outcome),
    ("after", AttackStep::After),
    ("over", AttackStep::Over),
];

/// The totals that attacker and target have declared (ESTRO-MNE-04).
pub(super) const TOTALS: &[(&str, Option<bool>)] = &[("-", None), ("right", Some(true)), ("wrong", Some(false))];

/// By what a card enters.
pub(super) const ENTRANCES: &[(&str, Entrance)] =
    &[("gift", Entrance::Gift), ("tokens", Entrance::Tokens), ("rift", Entrance::Rift)];

/// The windows, by the names that the stops have.
pub(super) const MOMENTS: &[(&str, Moment)] = &[
    ("draw", Moment::Draw),
    ("play", Moment::Play),
    ("declared", Moment::Declared),
    ("dice", Moment::Dice),
    ("death", Moment::Death),
    ("after", Moment::After),
    ("end", Moment::End),
];

/// The changes of a hand limit, by the turn with which they end: this one, the own turn after this own one, the next own one.
pub(super) const HAND_LIMITS: [&str; 3] = ["hand-limit", "hand-limit-after", "hand-limit-next"];

/// The values of a card: five statistics and TOT, in the order of the slots of changes.
pub(super) const SLOTS: [&str; 6] = ["atk", "def", "hel", "dex", "map", "tot"];

/// The word of a value; every value of the tables has one.
pub(super) fn word_of<T: PartialEq>(table: &[(&'static str, T)], value: &T) -> &'static str {
    table.iter().find(|(_, known)| known == value).map_or("?", |(word, _)| word)
}

pub(super) fn find<T: Copy>(table: &[(&'static str, T)], word: &str) -> Option<T> {
    table.iter().find(|(known, _)| *known == word).map(|(_, value)| *value)
}

/// The step of a turn below a window that opens on it.
pub(super) const fn step_below(moment: Moment) -> TurnStep {
    match moment {
        Moment::Draw => TurnStep::Play,
        Moment::Play => TurnStep::Extras,
        Moment::End => TurnStep::EndGifts,
        _ => TurnStep::Battle,
    }
}

/// The step of an attack below a window that opens in it.
pub(super) const fn attack_step_below(moment: Moment) -> AttackStep {
    match moment {
        Moment::Dice => AttackStep::Claims,
        Moment::Death => AttackStep::Outcome,
        Moment::After => AttackStep::Over,
        _ => AttackStep::Gifts,
    }
}

impl State {
    /// How long a change lasts: `clash`, `turn` (this one) or `turn.4`, `round` or `round.3`, `next-turn.0.4` (of seat 0, since
    /// turn 4), `only-next-turn.0.4` (the same, from its beginning), `leaves`, `match`.
    pub(super) fn duration(&self, ends: Ends) -> String {
        match ends {
            Ends::Clash => "clash".into(),
            Ends::Turn(turn) if turn == self.turn => "turn".into(),
            Ends::Turn(turn) => format!("turn.{turn}"),
            Ends::NextTurn(seat, since) => format!("next-turn.{seat}.{since}"),
            Ends::OnlyNextTurn(seat, since) => format!("only-next-turn.{seat}.{since}"),
            Ends::Round(round) if round == self.round => "round".into(),
            Ends::Round(round) => format!("round.{round}"),
            Ends::Leaves => "leaves".into(),
            Ends::Never => "match".into(),
        }
    }

    /// Reads what [`State::duration`] writes; `next-turn` alone is the next turn of this seat.
    pub(super) fn read_duration(&self, text: &str, controller: Seat) -> Option<Ends> {
        let mut parts = text.split('.');
        let word = parts.next()?;
        let rest: Vec<u16> = parts.map(|part| part.parse().ok()).collect::<Option<_>>()?;
        Some(match (word, rest.as_slice()) {
            ("clash", []) => Ends::Clash,
            ("turn", []) => Ends::Turn(self.turn),
            ("turn", [turn]) => Ends::Turn(*turn),
            ("round", []) => Ends::Round(self.round),
            ("round", [round]) => Ends::Round(*round),
            ("next-turn", []) => Ends::NextTurn(controller, self.turn),
            ("next-turn", [seat, since]) if *seat < u16::from(self.parties()) => {
                Ends::NextTurn(Seat(*seat as u8), *since)
            }
            ("only-next-turn", []) => Ends::OnlyNextTurn(controller, self.turn),
            ("only-next-turn", [seat, since]) if *seat < u16::from(self.parties()) => {
                Ends::OnlyNextTurn(Seat(*seat as u8), *since)
            }
            ("leaves", []) => Ends::Leaves,
            ("match", []) => Ends::Never,
            _ => return None,
        })
    }
}
