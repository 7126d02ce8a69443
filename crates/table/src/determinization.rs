//! The input of a computer player: a question, and determinized worlds in which it may think.

use crate::{Awaits, Fast, Game, NoLog, Outcome, Playout, Seat};

/// A determinization: a full state drawn among those that agree with what one seat knows.
///
/// It never holds the true state: only a [`Determinizer`] makes one, and it replaces the hidden facts first.
#[derive(Clone)]
pub struct Determinization<G: Playout> {
    state: G,
    chance: Fast,
    decisions: u64,
}

impl<G: Playout> Determinization<G> {
    /// The seats that must decide in this world, or the outcome.
    #[inline]
    pub fn awaits(&self) -> Awaits {
        self.state.awaits()
    }

    /// The legal actions of a seat in this world.
    #[inline]
    pub fn choices(&self, seat: Seat) -> G::Choices {
        self.state.choices(seat)
    }

    /// The plausible legal actions of a seat ([`Playout::plausible`]).
    #[inline]
    pub fn plausible(&self, seat: Seat) -> G::Choices {
        self.state.plausible(seat)
    }

    /// Carries out a legal action in this world.
    #[inline]
    pub fn apply(&mut self, seat: Seat, action: G::Action) {
        self.decisions += 1;
        self.state.apply(seat, action, &mut self.chance, &mut NoLog);
    }

    /// Plays on to the end; every seat takes random plausible actions.
    #[inline]
    pub fn play_out(&mut self) -> Outcome {
        loop {
            if let Some(outcome) = self.state.awaits().outcome() {
                return outcome;
            }
            self.decisions += 1;
            self.state.playout_step(&mut self.chance);
        }
    }

    /// The view of a seat in this world, for a player that imagines the decision of another seat.
    #[inline]
    pub fn view(&self, seat: Seat) -> G::View {
        self.state.worked_out(seat)
    }

    /// The facts that a seat could remember in this world.
    #[inline]
    pub fn knowledge(&self, seat: Seat) -> G::Knowledge {
        self.state.knowledge(seat)
    }

    /// How many decisions were carried out in it, forced ones too, over all its redraws.
    #[inline]
    #[must_use]
    pub const fn decisions(&self) -> u64 {
        self.decisions
    }

    /// A random number from 0 to `n - 1`.
    #[inline]
    pub fn random(&mut self, n: u32) -> u32 {
        self.chance.index(n)
    }
}

/// Makes worlds for one seat's question.
pub struct Determinizer<'a, G: Game> {
    truth: &'a G,
    seat: Seat,
}

impl<'a, G: Game> Determinizer<'a, G> {
    /// A determinizer for what the seat knows of this state. Only referees call it.
    #[must_use]
    pub fn new(truth: &'a G, seat: Seat) -> Self {
        Self { truth, seat }
    }
}

impl<G: Playout> Determinizer<'_, G> {
    /// A world drawn with this seed.
    #[must_use]
    pub fn draw(&self, seed: u64) -> Determinization<G> {
        let mut world = Determinization { state: self.truth.clone(), chance: Fast::new(seed), decisions: 0 };
        self.determinize(&mut world);
        world
    }

    /// Draws the world anew in place with this seed, and so reuses its memory.
    #[inline]
    pub fn redraw(&self, world: &mut Determinization<G>, seed: u64) {
        world.state.clone_from(self.truth);
        world.chance = Fast::new(seed);
        self.determinize(world);
    }

    fn determinize(&self, world: &mut Determinization<G>) {
        world.state.determinize(self.seat.into(), &mut world.chance);
        world.state.skip_idle_windows();
    }
}

/// A question put to one seat, with everything that its answer may depend on.
pub struct Question<'a, G: Game> {
    /// The seat that is asked.
    pub seat: Seat,
    /// The view of the seat.
    pub view: &'a G::View,
    /// The facts that the seat could remember.
    pub knowledge: &'a G::Knowledge,
    /// Its legal actions; never empty.
    pub choices: G::Choices,
    /// Makes worlds that agree with what the seat knows.
    pub worlds: Determinizer<'a, G>,
}
