//! What is to be played.

use arena::{PlanError, Seating, message, seatings};
use bots::{Budget, Player};
use coal::{CardSet, Options, SeatDocument, Setup, SetupDocument};
use door::{ArenaOrder, DoorError};
use table::{Problem, Seed, Wording};

use super::models::Models;
use crate::card_files;

/// Many matches of C.O.A.L. between two, three or four seats.
///
/// Matches come in groups that share a seed, so that luck favours all alike: in a group the players sit in every way
/// once, or, when all are the same player, the models do. Where neither would make another match, every match has its
/// own seed.
#[derive(Clone, Debug)]
pub struct Plan {
    /// The names of the players as they were given.
    pub(crate) names: Vec<String>,
    /// The players.
    pub(crate) players: Vec<Player>,
    /// Which models they play.
    pub(crate) models: Models,
    /// How many seats the table has, and whether they play in teams.
    pub(crate) seats: usize,
    pub(crate) teams: bool,
    /// How many matches.
    pub matches: u32,
    /// The seed of everything.
    pub seed: Seed,
    /// How long a player without a budget of its own may think about one decision.
    pub budget: Budget,
    /// How many matches are played at once; at least 1.
    pub threads: usize,
    /// How the players sit, in turn.
    seatings: Vec<Seating>,
    /// The tables, in turn: models by seat, every order of the same models together.
    tables: Vec<Setup>,
    /// How many orders the same models have.
    orders: u32,
}

impl Plan {
    /// Matches between these players, each at a seat of its own, at a table with no options, the house set and models as
    /// they come; one thread, seed 0, 200 simulations a decision.
    ///
    /// # Errors
    /// When there is no player of that name, or there are not two, three or four of them.
    pub fn of<const N: usize>(bots: [&str; N], matches: u32) -> Result<Self, PlanError> {
        Self::at_seats(&bots, N, matches)
    }

    /// The same with so many seats: two players take turns at all of them.
    ///
    /// # Errors
    /// When there is no player of that name, or so many do not go with the seats.
    pub fn at_seats(bots: &[impl AsRef<str>], seats: usize, matches: u32) -> Result<Self, PlanError> {
        let names: Vec<String> = bots.iter().map(|name| name.as_ref().to_owned()).collect();
        let players = names.iter().map(|name| name.parse()).collect::<Result<Vec<Player>, _>>()?;
        if !(2..=4).contains(&seats) || (players.len() != seats && players.len() != 2) {
            return Err(PlanError::Players { given: players.len(), seats });
        }
        let plan = Self {
            names,
            players,
            models: Models::Chosen,
            seats,
            teams: false,
            matches,
            seed: Seed::from(0),
            budget: Budget::Simulations(200),
            threads: 1,
            seatings: Vec::new(),
            tables: Vec::new(),
            orders: 1,
        };
        plan.at(Models::Chosen, &Options::default(), &CardSet::house())
    }

    /// The plan with these models, options and cards.
    ///
    /// # Errors
    /// When the table does not fit together.
    pub fn at(mut self, models: Models, options: &Options, cards: &CardSet) -> Result<Self, PlanError> {
        let tables = models.tables(self.seats).ok_or_else(|| no_models(&models.to_string()))?;
        let names = Options::ALL.iter().map(|(name, _)| *name).filter(|name| options.get(name) == Some(true));
        let names: Vec<String> = names.map(str::to_owned).collect();
        let setup = |by_seat: &Vec<_>| {
            let seat = |number: usize| SeatDocument { model: by_seat.get(number).copied(), ..SeatDocument::default() };
            let seats = (0..self.seats).map(seat).collect();
            Setup::check(SetupDocument { seats, options: names.clone() }, cards.clone()).map_err(PlanError::Table)
        };
        self.orders = if models == Models::Chosen { 1 } else { (1..=self.seats as u32).product() };
        self.tables = tables.iter().map(setup).collect::<Result<_, _>>()?;
        self.seatings = seatings(&self.players, self.seats, options.teams);
        self.models = models;
        self.teams = options.teams;
        Ok(self)
    }

    /// The plan that somebody ordered.
    ///
    /// # Errors
    /// Everything that does not fit: players, seats, models, options, cards.
    pub fn ordered(order: &ArenaOrder<'_>) -> Result<Self, DoorError> {
        let table = &order.table;
        if table.setup.is_some() || !table.deck_of.is_empty() {
            return Err(DoorError::one("plan", wording("no-setup-here")));
        }
        let (read, house) = (card_files::files(table.cards), CardSet::house());
        // Cards left out would measure another set than the one that was meant.
        let problems = read.problems.iter().map(|problem| Wording::new(|language| problem.say(language)));
        let problems: Vec<Problem> =
            problems.chain(read.set_problems(&house)).map(|message| Problem::new(0, message)).collect();
        if !problems.is_empty() {
            return Err(DoorError::Problems { what: "cards", problems });
        }
        let options = table.options.join(" ").replace('-', "_").parse::<Options>();
        let options = options.map_err(|wording| DoorError::one("options", wording))?;
        let models: Vec<&str> = table.decks.iter().map(|deck| deck.name.as_str()).collect();
        let plan_error = |error: PlanError| DoorError::one("plan", Wording::new(|language| error.say(language)));
        let models =
            if models.is_empty() { Models::Chosen } else { models.join(",").parse::<Models>().map_err(plan_error)? };
        let as_given = if options.teams { 4 } else { order.bots.len().max(models.named().len()) };
        let plan = Self::at_seats(order.bots, table.seats.unwrap_or(as_given), order.matches);
        let plan = plan.and_then(|plan| plan.at(models, &options, &read.added_to(&house))).map_err(plan_error)?;
        Ok(Self { seed: order.seed, budget: order.budget, threads: order.threads, ..plan })
    }

    /// The match of this number: table, seed, and who sits where.
    pub(crate) fn assignment(&self, number: u32) -> Assignment<'_> {
        let (tables, group) = (self.tables.len() as u32, self.group());
        let seatings = self.seatings.len() as u32;
        // Different players: all seatings of a table after each other. The same player: the orders of the same models.
        let table = if seatings > 1 { number / group % tables } else { number % tables };
        Assignment {
            setup: &self.tables[table as usize],
            seed: self.seed.derive(u64::from(number / group)),
            seating: &self.seatings[(number % seatings) as usize],
        }
    }

    /// How many matches share a seed.
    fn group(&self) -> u32 {
        if self.seatings.len() > 1 { self.seatings.len() as u32 } else { self.orders }
    }

    /// The card set of its tables.
    pub(crate) fn cards(&self) -> &CardSet {
        &self.tables[0].rules().cards
    }

    /// What a seat gets by luck: its share among equals.
    pub(crate) fn fair_share(&self) -> f64 {
        if self.teams { 0.5 } else { 1.0 / self.seats as f64 }
    }

    /// How many matches it takes until everybody played everything everywhere equally often.
    #[must_use]
    pub fn round(&self) -> u32 {
        (self.seatings.len() * self.tables.len()) as u32
    }
}

/// One match of a plan.
pub(crate) struct Assignment<'a> {
    pub setup: &'a Setup,
    pub seed: Seed,
    /// The player of each seat, as a place in the plan's list.
    pub seating: &'a Seating,
}

/// A message of the arena without values.
fn wording(id: &str) -> Wording {
    Wording::new(|language| message(language, id, &[]))
}

/// That so many seats cannot have these models.
pub(super) fn no_models(text: &str) -> PlanError {
    PlanError::Contestants(Wording::new(|language| message(language, "no-models", &[("text", text.into())])))
}
