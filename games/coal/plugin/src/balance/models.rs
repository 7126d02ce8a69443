//! The models that are played, and their seats.

use std::fmt;
use std::str::FromStr;

use coal::card::Model;
use table::Wording;

use crate::words::wording;

/// The models of a table by seat; `None` where a model is determined by the rules.
pub(crate) type BySeat = Vec<Option<Model>>;

/// The models that are played.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Models {
    /// They are determined by the rules: two seats choose them, three or four get them by lot.
    #[default]
    Chosen,
    /// These two.
    Pair(Model, Model),
    /// These three.
    Three([Model; 3]),
    /// All four, by name.
    Four([Model; 4]),
    /// Every combination of as many models as there are seats, in turn.
    All,
}

impl Models {
    /// The models that were named; empty when they are chosen or all.
    #[must_use]
    pub fn named(&self) -> Vec<Model> {
        match self {
            Self::Chosen | Self::All => Vec::new(),
            Self::Pair(one, other) => vec![*one, *other],
            Self::Three(models) => models.to_vec(),
            Self::Four(models) => models.to_vec(),
        }
    }

    /// The models of every table that is played: each combination in all its orders. One table without models when they
    /// are chosen. `None` when this number of seats cannot have these models.
    pub(crate) fn tables(&self, seats: usize) -> Option<Vec<Vec<BySeat>>> {
        let choices = match self {
            Self::Chosen => return Some(vec![vec![vec![None; seats]]]),
            Self::All => choices(&Model::ALL, seats),
            named => vec![named.named()],
        };
        let by_seat = |order: Vec<Model>| order.into_iter().map(Some).collect();
        let fits = !choices.is_empty() && choices.iter().all(|models| models.len() == seats);
        fits.then(|| choices.iter().map(|models| orders(models).into_iter().map(by_seat).collect()).collect())
    }

    /// The message that the number of seats does not fit these models.
    pub(crate) fn misfit(&self) -> Wording {
        no_models(&self.to_string())
    }
}

/// The message that the text names no models, or not as many as there are seats.
fn no_models(text: &str) -> Wording {
    let text: String = text.chars().take(60).collect();
    wording("no-models", &[("text", text.into())])
}

/// Every choice of `n` of these, in order.
fn choices(models: &[Model], n: usize) -> Vec<Vec<Model>> {
    let Some((first, rest)) = models.split_first().filter(|_| n > 0) else {
        return if n == 0 { vec![Vec::new()] } else { Vec::new() };
    };
    let with_first = choices(rest, n - 1).into_iter().map(|models| [vec![*first], models].concat());
    with_first.chain(choices(rest, n)).collect()
}

/// Every order of these.
fn orders(models: &[Model]) -> Vec<Vec<Model>> {
    if models.is_empty() {
        return vec![Vec::new()];
    }
    let first = models.iter().flat_map(|first| {
        let rest: Vec<Model> = models.iter().copied().filter(|model| model != first).collect();
        orders(&rest).into_iter().map(|rest| [vec![*first], rest].concat())
    });
    first.collect()
}

impl FromStr for Models {
    type Err = Wording;

    /// Parses `C1,C2`, `C1,C2,C4`, all four, or `all`.
    fn from_str(text: &str) -> Result<Self, Wording> {
        let error = || no_models(text);
        if text == "all" {
            return Ok(Self::All);
        }
        let models: Vec<Model> =
            text.split(',').map(|name| name.trim().parse()).collect::<Result<_, _>>().map_err(|_| error())?;
        if (1..models.len()).any(|place| models[..place].contains(&models[place])) {
            return Err(error());
        }
        match *models.as_slice() {
            [one, other] => Ok(Self::Pair(one, other)),
            [one, two, three] => Ok(Self::Three([one, two, three])),
            [one, two, three, four] => Ok(Self::Four([one, two, three, four])),
            _ => Err(error()),
        }
    }
}

impl fmt::Display for Models {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Chosen => f.write_str("chosen by the players"),
            Self::All => f.write_str("all"),
            named => f.write_str(&named.named().iter().map(Model::to_string).collect::<Vec<_>>().join(",")),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_model_sits_in_every_seat_equally_often() {
        for (seats, tables) in [(2, 12), (3, 24), (4, 24)] {
            let all = Models::All.tables(seats).unwrap().concat();
            assert_eq!(all.len(), tables);
            for model in Model::ALL {
                for seat in 0..seats {
                    let sits = all.iter().filter(|models| models[seat] == Some(model)).count();
                    assert_eq!(sits, tables / 4, "{model} {seat}");
                }
            }
        }
    }

    #[test]
    fn named_models_fit_their_number_of_seats_only() {
        let three = Models::Three([Model::C1, Model::C3, Model::C2]);
        let orders = three.tables(3).unwrap().concat();
        assert_eq!((orders.len(), &orders[0]), (6, &vec![Some(Model::C1), Some(Model::C3), Some(Model::C2)]));
        assert_eq!((three.tables(2), three.tables(4), Models::All.tables(5)), (None, None, None));
        assert_eq!(Models::Chosen.tables(3), Some(vec![vec![vec![None; 3]]]));
    }
}
