//! What is to be played.

use std::fmt;
use std::str::FromStr;

use bots::Budget;
use bots::coal::Player;
use games::coal::card::Model;
use games::coal::{CardSet, Options, SeatDocument, Setup, SetupDocument};
use table::{Language, Problem, Seat, Seed};

use crate::words::say;

/// Many matches of C.O.A.L. between two players.
///
/// Matches come in twos that share a seed, so that luck favours both sides alike: the players change seats, or, when
/// both are the same player, the models do. Where neither would make another match, every match has its own seed.
#[derive(Clone, Debug)]
pub struct Plan {
    /// The names of the players as they were given.
    pub(crate) names: [String; 2],
    /// The players.
    pub(crate) players: [Player; 2],
    /// Which models they play.
    pub(crate) models: Models,
    /// How many matches.
    pub matches: u32,
    /// The seed of everything.
    pub seed: Seed,
    /// How long a player without a budget of its own may think about one decision.
    pub budget: Budget,
    /// How many matches are played at once; at least 1.
    pub threads: usize,
    /// One table for each pairing of models that is played, models by seat.
    tables: Vec<Setup>,
}

/// Which models are played.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Models {
    /// The players choose them during the setup.
    #[default]
    Chosen,
    /// These two.
    Pair(Model, Model),
    /// Each of the six pairings, in turn.
    All,
}

/// Why there is no such plan.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{}", self.say(Language::En))]
pub enum PlanError {
    /// There is no player of this name.
    NoSuchPlayer(#[from] bots::coal::NoSuchPlayer),
    /// The models do not fit.
    Models(String),
    /// The table does not fit.
    Table(Vec<Problem>),
}

impl PlanError {
    /// What is wrong, in a language.
    #[must_use]
    pub fn say(&self, language: Language) -> String {
        match self {
            Self::NoSuchPlayer(error) => {
                let values = [("name", error.0.as_str().into()), ("known", bots::coal::known_players().into())];
                say(language, "no-such-player", &values)
            }
            Self::Models(text) => say(language, "no-models", &[("text", text.as_str().into())]),
            Self::Table(problems) => {
                problems.iter().map(|problem| problem.say(language)).collect::<Vec<_>>().join("; ")
            }
        }
    }
}

impl Plan {
    /// Matches between these two at a table with no options, the house set and models of their choice; one thread,
    /// seed 0, 200 simulations a decision.
    ///
    /// # Errors
    /// When there is no player of that name.
    pub fn of(bots: [&str; 2], matches: u32) -> Result<Self, PlanError> {
        let [one, other] = bots;
        Ok(Self {
            players: [one.parse()?, other.parse()?],
            names: bots.map(str::to_owned),
            matches,
            models: Models::Chosen,
            seed: Seed::from(0),
            budget: Budget::Simulations(200),
            threads: 1,
            tables: vec![Setup::default()],
        })
    }

    /// The plan with these models, options and cards.
    ///
    /// # Errors
    /// When the table does not fit together.
    pub fn at(mut self, models: Models, options: &Options, cards: &CardSet) -> Result<Self, PlanError> {
        self.models = models;
        self.tables = Vec::new();
        for pair in models.pairs() {
            for order in [pair, pair.map(|(one, other)| (other, one))] {
                let seats = match order {
                    None => vec![SeatDocument::default(); 2],
                    Some((one, other)) => {
                        [one, other].map(|model| SeatDocument { model: Some(model), ..SeatDocument::default() }).into()
                    }
                };
                let names = Options::ALL.iter().map(|(name, _)| *name).filter(|name| options.get(name) == Some(true));
                let document = SetupDocument { seats, options: names.map(str::to_owned).collect() };
                self.tables.push(Setup::check(document, cards.clone()).map_err(PlanError::Table)?);
            }
        }
        Ok(self)
    }

    /// The match of this number: table, seed, seed of the players, and the seat of the first player.
    pub(crate) fn assignment(&self, number: u32) -> Assignment<'_> {
        let tables = self.tables.len() as u32;
        let (pair, second) = (number / 2, number % 2);
        let same_player = self.players[0] == self.players[1];
        let has_models = self.models != Models::Chosen;
        // With models, tables come as C1-C2, C2-C1, C1-C3, ...: one after the other for different players, so that
        // each has each model in each seat; both in one pair of matches for the same player.
        let table = match (has_models, same_player) {
            (false, _) => 0,
            (true, false) => pair % tables,
            (true, true) => (2 * pair + second) % tables,
        };
        let shared = if same_player && !has_models { number } else { pair };
        let seed = self.seed.derive(u64::from(shared));
        Assignment { setup: &self.tables[table as usize], seed, first_player: Seat(second as u8) }
    }

    /// The card set of its tables.
    pub(crate) fn cards(&self) -> &CardSet {
        &self.tables[0].rules().cards
    }

    /// How many matches it takes until each pairing and order was played equally often.
    #[must_use]
    pub fn round(&self) -> u32 {
        match (self.models, self.players[0] == self.players[1]) {
            (Models::Chosen, _) => 2,
            (_, true) => self.tables.len() as u32,
            (_, false) => 2 * self.tables.len() as u32,
        }
    }
}

/// One match of a plan.
pub(crate) struct Assignment<'a> {
    pub setup: &'a Setup,
    pub seed: Seed,
    /// Where the first player of the plan sits.
    pub first_player: Seat,
}

impl Models {
    /// The pairings, or one entry without models.
    fn pairs(self) -> Vec<Option<(Model, Model)>> {
        match self {
            Self::Chosen => vec![None],
            Self::Pair(one, other) => vec![Some((one, other))],
            Self::All => {
                let later = |one: Model| Model::ALL.into_iter().filter(move |other| *other > one);
                Model::ALL.into_iter().flat_map(|one| later(one).map(move |other| Some((one, other)))).collect()
            }
        }
    }
}

impl FromStr for Models {
    type Err = PlanError;

    /// `C1,C2` or `all`.
    fn from_str(text: &str) -> Result<Self, PlanError> {
        let error = || PlanError::Models(text.into());
        if text == "all" {
            return Ok(Self::All);
        }
        let (one, other) = text.split_once(',').ok_or_else(error)?;
        let models = (one.trim().parse::<Model>(), other.trim().parse::<Model>());
        match models {
            (Ok(one), Ok(other)) if one != other => Ok(Self::Pair(one, other)),
            _ => Err(error()),
        }
    }
}

impl fmt::Display for Models {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Chosen => f.write_str("chosen by the players"),
            Self::Pair(one, other) => write!(f, "{one},{other}"),
            Self::All => f.write_str("all"),
        }
    }
}
