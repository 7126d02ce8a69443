//! The draws of a scenario: a script that must fit and be used up, and the stream of a seed behind it.

use std::collections::VecDeque;

use super::{Scenarios, Sheet};
use crate::{Chance, Draw, Game, Problem, ScriptError, Seed, Seeded};

/// What a scenario says of a draw.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Drawn {
    /// This number.
    Number(u32),
    /// Whatever number stands for this thing ([`Chance::among`]).
    Thing(u32),
}

/// A draw as it is written.
#[derive(Clone, Debug)]
struct Written {
    line: usize,
    name: String,
    word: String,
    /// `None` for a shuffle that keeps the order.
    drawn: Option<Drawn>,
}

/// The line of a draw and what is wrong with it; no line when it is about the whole scenario.
type Fault = (Option<usize>, ScriptError);

/// The script of a scenario, followed by the stream of its seed, if it names one.
#[derive(Clone)]
pub(super) struct DrawnChance {
    script: VecDeque<Written>,
    rest: Option<Seeded>,
    fault: Option<Fault>,
    /// Whether the draw on top has been made at least once; a shuffle that keeps the order is made of many.
    is_begun: bool,
}

impl DrawnChance {
    /// The chance of a scenario.
    ///
    /// # Errors
    /// The first value that is neither a number nor a word of the game.
    pub(super) fn of<S: Scenarios>(game: &S, setup: &<S::Game as Game>::Setup, sheet: &Sheet) -> Result<Self, Problem> {
        let read = |(line, name, word): &(usize, String, String)| {
            let number = || word.parse().ok().map(Drawn::Number);
            let drawn = match word.as_str() {
                "keep" => None,
                _ => {
                    let value = game.drawn(setup, name, word).or_else(number);
                    let message = || format!("`{word}` is no value of the draw `{name}`");
                    Some(value.ok_or_else(|| Problem::new(*line, message()))?)
                }
            };
            Ok(Written { line: *line, name: name.clone(), word: word.clone(), drawn })
        };
        Ok(Self {
            script: sheet.draws.iter().map(read).collect::<Result<_, _>>()?,
            rest: sheet.seed.map(|seed| Seeded::new(Seed::from(seed))),
            fault: None,
            is_begun: false,
        })
    }

    /// Checks that no draw contradicted the script and that the script is used up.
    pub(super) fn finish(&self) -> Result<(), Fault> {
        if let Some(fault) = &self.fault {
            return Err(fault.clone());
        }
        let left = self.script.iter().filter(|draw| draw.drawn.is_some()).count();
        let kept = self.script.iter().filter(|draw| draw.drawn.is_none()).count();
        // A shuffle that keeps the order ends with the match at the latest.
        let unused = left + kept - usize::from(self.is_begun && kept > 0);
        match self.script.front() {
            Some(next) if unused > 0 => Err((Some(next.line), ScriptError::LeftOver(unused))),
            _ => Ok(()),
        }
    }

    fn next(&mut self, draw: Draw, n: u32, identity: impl Fn(u32) -> u32) -> Result<u32, Fault> {
        let is_over = |next: &Written, begun: bool| next.drawn.is_none() && begun && next.name != draw.name;
        if self.script.front().is_some_and(|next| is_over(next, self.is_begun)) {
            self.script.pop_front();
            self.is_begun = false;
        }
        let next = self.script.front().ok_or_else(|| (None, ScriptError::UsedUp(draw.name.into())))?.clone();
        let at = |error| (Some(next.line), error);
        if next.name != draw.name {
            return Err(at(ScriptError::OtherDraw { wanted: draw.name.into(), found: next.name.clone() }));
        }
        let Some(drawn) = next.drawn else {
            self.is_begun = true;
            return Ok(n - 1);
        };
        self.script.pop_front();
        match drawn {
            Drawn::Number(value) if value < n => Ok(value),
            Drawn::Number(value) => Err(at(ScriptError::OutOfRange { name: next.name.clone(), value, last: n - 1 })),
            Drawn::Thing(thing) => (0..n)
                .find(|k| identity(*k) == thing)
                .ok_or_else(|| at(ScriptError::NotAmong { name: next.name.clone(), value: next.word.clone() })),
        }
    }
}

impl Chance for DrawnChance {
    fn below(&mut self, draw: Draw, n: u32) -> u32 {
        // A thing that is named is nowhere among mere numbers.
        self.among(draw, n, |_| u32::MAX)
    }

    fn among(&mut self, draw: Draw, n: u32, identity: impl Fn(u32) -> u32) -> u32 {
        let is_used_up =
            self.fault.is_none() && self.script.iter().all(|next| next.drawn.is_none() && next.name != draw.name);
        match &mut self.rest {
            Some(rest) if is_used_up => rest.below(draw, n),
            _ => self.next(draw, n, identity).unwrap_or_else(|fault| {
                self.fault.get_or_insert(fault);
                0
            }),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn chance(draws: &[(&str, Option<Drawn>)]) -> DrawnChance {
        let written = |(line, (name, drawn)): (usize, &(&str, Option<Drawn>))| Written {
            line: line + 1,
            name: (*name).into(),
            word: "it".into(),
            drawn: *drawn,
        };
        DrawnChance {
            script: draws.iter().enumerate().map(written).collect(),
            rest: None,
            fault: None,
            is_begun: false,
        }
    }

    const COIN: Draw = Draw::named("coin");
    const SHUFFLE: Draw = Draw::named("shuffle");

    #[test]
    fn a_shuffle_that_is_kept_leaves_the_order_and_ends_with_the_next_draw() {
        let mut chance = chance(&[("shuffle", None), ("coin", Some(Drawn::Number(1)))]);
        let mut items: Vec<u8> = (0..9).collect();
        chance.shuffle(SHUFFLE, &mut items);
        assert_eq!(items, (0..9).collect::<Vec<u8>>());
        assert_eq!((chance.below(COIN, 2), chance.finish()), (1, Ok(())));
    }

    #[test]
    fn a_shuffle_that_is_never_made_is_left_over() {
        let chance = chance(&[("shuffle", None)]);
        assert_eq!(chance.finish(), Err((Some(1), ScriptError::LeftOver(1))));
    }

    #[test]
    fn a_thing_is_found_by_what_it_is() {
        let mut chance = chance(&[("coin", Some(Drawn::Thing(30)))]);
        assert_eq!(chance.among(COIN, 4, |k| 10 * k), 3);
        assert_eq!(chance.finish(), Ok(()));
    }

    #[test]
    fn what_does_not_fit_is_told_with_its_line() {
        let number = |n| ("coin", Some(Drawn::Number(n)));
        let is_fault = |draws: &[(&str, Option<Drawn>)], made: u32, line: Option<usize>| {
            let mut chance = chance(draws);
            for _ in 0..made {
                chance.among(COIN, 2, |k| k);
            }
            assert_eq!(chance.finish().map_err(|(line, _)| line), Err(line), "{draws:?}");
        };
        is_fault(&[number(0), number(2)], 2, Some(2));
        is_fault(&[number(0), ("die", Some(Drawn::Number(0)))], 2, Some(2));
        is_fault(&[("coin", Some(Drawn::Thing(7)))], 1, Some(1));
        is_fault(&[number(0), number(1)], 1, Some(2));
        is_fault(&[number(0)], 2, None);
    }

    #[test]
    fn a_seed_takes_over_behind_the_script() {
        let mut seeded = chance(&[("shuffle", None), ("coin", Some(Drawn::Number(1)))]);
        seeded.rest = Some(Seeded::new(Seed::from(1)));
        let mut items: Vec<u8> = (0..9).collect();
        seeded.shuffle(SHUFFLE, &mut items);
        seeded.below(COIN, 2);
        let die = Draw::named("die");
        let drawn: Vec<u32> = (0..20).map(|_| seeded.below(die, 6)).collect();
        let mut pure = Seeded::new(Seed::from(1));
        assert_eq!(drawn, (0..20).map(|_| pure.below(die, 6)).collect::<Vec<_>>());
        assert_eq!(seeded.finish(), Ok(()));
    }
}
