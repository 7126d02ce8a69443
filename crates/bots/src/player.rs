//! Players by the names that people write.

use std::fmt;
use std::str::FromStr;

use table::{Choices as _, Game, Playout, Question};

use crate::{BlunderWatch, Bot, Budget, Careless, Level};

/// The names of the kinds of players, from weak to strong.
pub const NAMES: [&str; 3] = [BotKind::Random.as_str(), BotKind::Heuristic.as_str(), BotKind::Search.as_str()];

/// The computer players of one game. A game implements it for a type of its own (a marker), so that its players can
/// live apart from its rules.
pub trait Roster: Copy + Send + Sync + 'static {
    /// The game that they play.
    type Game: Playout;

    /// A player of this kind.
    fn player(kind: BotKind) -> Box<dyn Bot<Self::Game>>;

    /// The choices of a question that are not blunders: none of them helps an enemy or harms the seat for nothing.
    /// There is at least one. A careless player draws among them.
    fn sane(question: &Question<'_, Self::Game>) -> Vec<<Self::Game as Game>::Action> {
        (0..question.choices.len()).map(|k| question.choices.get(k)).collect()
    }

    /// Returns a watcher for the blunders of a match; `None` where the game does not define them.
    fn watch() -> Option<Box<dyn BlunderWatch<Self::Game>>> {
        None
    }
}

/// A kind of player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BotKind {
    /// Takes any legal action.
    Random,
    /// Plays by rules of thumb, without a search.
    Heuristic,
    /// Searches.
    Search,
}

impl BotKind {
    /// Every kind, from weak to strong.
    pub const ALL: [Self; 3] = [Self::Random, Self::Heuristic, Self::Search];

    /// Its name.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Random => "random",
            Self::Heuristic => "heuristic",
            Self::Search => "search",
        }
    }

    /// Its former name, which old files and command lines use.
    const fn former_name(self) -> Option<&'static str> {
        match self {
            Self::Heuristic => Some("thumb"),
            Self::Random | Self::Search => None,
        }
    }

    /// A player of this kind.
    #[must_use]
    pub fn seated<R: Roster>(self) -> Box<dyn Bot<R::Game>> {
        R::player(self)
    }
}

/// A player with its budget: `heuristic`, `search@200`, `search@20ms`, `heuristic%30` (any action that is no blunder in
/// 30 of 100 decisions), or a [`Level`] such as `expert`.
///
/// ```
/// use bots::{BotKind, BotSpec, Budget};
/// let player: BotSpec = "search%5@200".parse()?;
/// assert_eq!((player.kind(), player.budget()), (BotKind::Search, Some(Budget::Simulations(200))));
/// assert_eq!(player.to_string(), "search%5@200");
/// assert!("journeyman".parse::<BotSpec>()?.budget().is_none());
/// # Ok::<(), bots::NoSuchPlayer>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BotSpec {
    kind: BotKind,
    careless: u8,
    budget: Option<Budget>,
}

/// The text does not name a player.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("`{0}` is not a player; there are {list}", list = known_players())]
pub struct NoSuchPlayer(pub String);

/// The names of players and levels, as a list for people.
#[must_use]
pub fn known_players() -> String {
    let levels = Level::ALL.map(Level::as_str);
    [&NAMES[..], &levels[..]].concat().join(", ")
}

impl BotSpec {
    pub(crate) const fn new(kind: BotKind) -> Self {
        Self { kind, careless: 0, budget: None }
    }

    pub(crate) const fn careless(self, percent: u8) -> Self {
        Self { careless: percent, ..self }
    }

    /// The player with this budget instead of its own.
    #[must_use]
    pub const fn with(self, budget: Budget) -> Self {
        Self { budget: Some(budget), ..self }
    }

    /// The kind of the player.
    #[must_use]
    pub const fn kind(self) -> BotKind {
        self.kind
    }

    /// Its own budget, if it has one.
    #[must_use]
    pub const fn budget(self) -> Option<Budget> {
        self.budget
    }

    /// Makes a bot that plays like this.
    #[must_use]
    pub fn seated<R: Roster>(self) -> Box<dyn Bot<R::Game>> {
        let player = self.kind.seated::<R>();
        if self.careless == 0 { player } else { Box::new(Careless::<R>::new(player, self.careless)) }
    }
}

impl fmt::Display for BotSpec {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.kind.as_str())?;
        if self.careless > 0 {
            write!(f, "%{}", self.careless)?;
        }
        self.budget.map_or(Ok(()), |budget| write!(f, "@{budget}"))
    }
}

impl FromStr for BotSpec {
    type Err = NoSuchPlayer;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let error = || NoSuchPlayer(text.chars().take(60).collect());
        let (rest, budget) = match text.split_once('@') {
            Some((rest, budget)) => (rest, Some(budget.parse().map_err(|_| error())?)),
            None => (text, None),
        };
        let (name, careless) = match rest.split_once('%') {
            Some((name, percent)) => (name, percent.parse().ok().filter(|percent| *percent <= 100).ok_or_else(error)?),
            None => (rest, 0),
        };
        let is_called = |kind: &BotKind| kind.as_str() == name || kind.former_name() == Some(name);
        let known = BotKind::ALL.into_iter().find(is_called).map(Self::new);
        let player = known.or_else(|| Some(name.parse::<Level>().ok()?.player())).ok_or_else(error)?;
        Ok(Self {
            careless: if careless > 0 { careless } else { player.careless },
            budget: budget.or(player.budget),
            ..player
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_player_is_read_back_from_its_text() {
        for text in ["random", "heuristic%30", "search@200", "search@20ms", "search%1@7"] {
            assert_eq!(text.parse::<BotSpec>().unwrap().to_string(), text);
        }
        for level in Level::ALL {
            let player = level.as_str().parse::<BotSpec>().unwrap();
            assert_eq!((player, player.to_string().parse()), (level.player(), Ok(player)));
        }
        assert_eq!("expert@9".parse::<BotSpec>().unwrap().to_string(), "search@9");
        assert_eq!(
            "thumb%30".parse::<BotSpec>(),
            "heuristic%30".parse(),
            "what was saved under the former name is read"
        );
    }

    #[test]
    fn what_is_no_player_is_answered_with_those_there_are() {
        for text in [
            "",
            "deep",
            "search@",
            "search@0",
            "search@20s",
            "heuristic%",
            "heuristic%101",
            "%5",
            "@5",
            "heuristic@1@2",
        ] {
            let error = text.parse::<BotSpec>().unwrap_err().to_string();
            assert!(error.contains(&format!("`{text}` is not a player; there are random")), "{error}");
            assert!(error.contains("grandmaster"), "{error}");
        }
    }
}
