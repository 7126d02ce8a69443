//! How a match is played out automatically: the policy of playouts, kept apart from the rules.

use crate::{Chance, Choices, Draw, Game, NoLog, Seat};

/// The draw of an action in a playout; not part of a match.
pub const PLAYOUT: Draw = Draw::named("playout");

/// A game that can be played out automatically, for players that search.
///
/// Nothing here is a rule: a match without computer players needs none of it, and [`Game`] does not refer to it. The
/// defaults serve every game. A game can override them to say which actions are blunders, and to take a step without
/// listing its actions.
pub trait Playout: Game {
    /// The legal actions of a seat without those that hardly ever help it, based on what it knows; never empty when the
    /// seat is asked. It is a hint, not a rule.
    fn plausible(&self, seat: Seat) -> Self::Choices {
        self.choices(seat).essential()
    }

    /// Lets the lowest seat that is asked take one of its plausible actions, each with equal probability: one step of a
    /// playout, with one draw. A game may do it without listing the actions, but must reach the same state from the
    /// same chance.
    fn playout_step(&mut self, chance: &mut impl Chance) {
        let Some(seat) = self.awaits().seats().lowest() else { return };
        let choices = self.plausible(seat);
        let k = chance.below(PLAYOUT, choices.len());
        self.apply(seat, choices.get(k), chance, &mut NoLog);
    }

    /// From now on skips the questions at which a pass loses nothing. The match goes on as if each were passed.
    fn skip_idle_windows(&mut self) {}
}
