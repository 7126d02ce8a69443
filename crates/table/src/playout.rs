//! How a match is played on by itself: the policy of playouts, apart from the rules.

use crate::{Chance, Choices, Draw, Game, NoLog, Seat};

/// The draw of an action in a playout: not part of a match.
pub const PLAYOUT: Draw = Draw::named("playout");

/// A game that can be played out by itself, for players that search.
///
/// Nothing here is a rule: a match that no machine plays needs none of it, and [`Game`] does not know of it. The
/// defaults serve every game; a game that knows better says which actions are blunders, and takes a step without listing
/// its actions.
pub trait Playout: Game {
    /// The legal actions of a seat without those that hardly ever help it, judged by what it knows; never empty when the
    /// seat is asked. A hint, not a rule.
    fn plausible(&self, seat: Seat) -> Self::Choices {
        self.choices(seat).essential()
    }

    /// Lets the lowest seat that is asked take one of its plausible actions, each with the same likelihood: one step of a
    /// playout, with one draw. A game may do it without listing them, but must come to the same end with the same chance.
    fn playout_step(&mut self, chance: &mut impl Chance) {
        let Some(seat) = self.awaits().seats().lowest() else { return };
        let choices = self.plausible(seat);
        let k = chance.below(PLAYOUT, choices.len());
        self.apply(seat, choices.get(k), chance, &mut NoLog);
    }

    /// Leaves out, from now on, questions to which a pass loses nothing. The match goes on as if each were passed.
    fn skip_idle_windows(&mut self) {}
}
