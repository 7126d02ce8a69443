//! What a screen draws of a match, and nothing else: one viewer's view, what it is asked and offered, what it was told.
//! A referee beside the screen says it, and one behind a line.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::{Both, Offer, OutcomeDocument};

/// How a match stands for the person before a screen. `V` is the game's own document of a view.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Snapshot<V> {
    /// Which match of this screen it is.
    pub number: u32,
    /// Goes up with every change of the match: what has a smaller one is older.
    pub version: u64,
    /// Names the question that the viewer is asked: an answer to an earlier one is not taken. It stays the same while
    /// others, who are asked at the same time, answer.
    pub question: u64,
    /// What the viewer sees.
    pub view: V,
    /// Who sits at each seat: `person NAME`, or the name of a level.
    pub chairs: Vec<String>,
    /// The person who must take the place before the screen now.
    pub hand_over: Option<u8>,
    /// The seats that must decide.
    pub asked: Vec<u8>,
    /// What the viewer is asked; for whom everybody waits, where it is not asked.
    pub prompt: Both,
    /// The viewer's legal actions.
    pub offers: Vec<Offer>,
    /// Which of them harm the viewer itself, as far as its view shows it.
    pub warnings: Vec<Warning>,
    /// How the match ended; null while it goes on.
    pub outcome: Option<OutcomeDocument>,
    /// The seats that gave the match up.
    pub conceded: Vec<u8>,
    /// The people before this screen who may give it up.
    pub may_concede: Vec<u8>,
    /// How many decisions of people could be undone one after the other, counted where the last one may be; 0 where it
    /// may not.
    pub undo: usize,
    /// How many decisions the viewer may take back by the rules.
    pub take_back: usize,
    /// The viewer's standing orders; null where nobody sits before the screen.
    pub stops: Option<String>,
    /// The stops that several people before this screen may still agree on, before any of them has seen a hand; null
    /// afterwards, and where nothing is to be agreed on. Until then nobody is asked anything.
    #[serde(default)]
    pub to_agree: Option<String>,
    /// Seconds for the decision that is asked for now; null where no time runs.
    pub time_limit: Option<u16>,
    /// How many lines of the log stay as they were told.
    pub lines_from: usize,
    /// The lines after those.
    pub lines: Vec<ToldLine>,
    /// The first line that is news to the viewer: after what followed its last decision at once.
    pub news_from: usize,
    /// Where a lesson stands; null where the match is none.
    pub lesson: Option<LessonPoint>,
    /// What does not change in a match; only with its first snapshot.
    pub facts: Option<TableFacts>,
}

/// Where a lesson stands: what the learner is told, and what is asked of it.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct LessonPoint {
    /// The name of the lesson for people.
    pub title: Both,
    /// The number of the step among those that the learner takes, from 1.
    pub number: usize,
    /// How many there are.
    pub length: usize,
    /// What the learner is told; nothing while others act.
    pub text: Option<Both>,
    /// The clause that says it.
    pub clause: Option<String>,
    /// The actions any of which is asked for; none where the learner reads, or others act.
    pub asked: Vec<String>,
}

/// An answer that harms the one who gives it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Warning {
    /// Its notation.
    pub action: String,
    /// How it harms.
    pub text: Both,
}

/// Several answers that can be decided on together: they are given one by one, each when its question comes, and the
/// viewer is asked anew as soon as something happens in between.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Planned {
    /// What follows the first answer.
    pub then: Vec<PlannedAnswer>,
    /// What comes of it, as far as the viewer can tell.
    pub forecast: Both,
    /// Whether that is bad for the viewer.
    pub harms: bool,
}

/// One of several answers.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct PlannedAnswer {
    /// The name of what is decided by it.
    pub part: String,
    /// Its notation.
    pub action: String,
    /// What it decides, in a few words.
    pub label: Both,
}

/// What of a table does not change.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct TableFacts {
    /// The cards that are not as the game has them, in the game's own words; null where all are.
    pub cards: Option<String>,
    /// The names of the stops that can ask somebody at this table.
    pub stops: Vec<String>,
}

/// A line of the log, in words.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct ToldLine {
    /// The clause that made it happen.
    pub clause: String,
    /// What happened.
    pub text: Both,
    /// The number of the turn that begins with it.
    pub turn: Option<u16>,
    /// The seat whose doing begins with it, so that a new group of lines begins.
    pub head: Option<u8>,
    /// What it does to the scene that holds lines together.
    #[serde(default)]
    pub scene: SceneWord,
    /// What the lines of its group come to, up to this one; of several in a group the last holds.
    #[serde(default)]
    pub headline: Option<Both>,
    /// What was done in the turn that ends with it.
    #[serde(default)]
    pub summary: Option<Both>,
    /// The cards and places that it speaks of, in the game's own words.
    #[serde(default)]
    pub marks: Vec<String>,
    /// What came of an attack, to be drawn as a scene.
    #[serde(default)]
    pub staged: Option<Staged>,
    /// After how many decisions it was told; only where a match is watched once more.
    #[serde(default)]
    pub at: Option<usize>,
}

/// What came of an attack: whoever began it, and whom it met.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Staged {
    /// The two sides.
    pub sides: [StagedSide; 2],
}

/// A side of an attack.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct StagedSide {
    /// Whose it is, where that is told.
    pub seat: Option<u8>,
    /// The card that fought, by its id; null where it has none, or nobody saw its face.
    pub card: Option<String>,
    /// What it adds up, each with its name among the game's messages.
    pub addends: Vec<Addend>,
    /// What they come to; null where it did not strike.
    pub total: Option<i16>,
    /// What that had to reach, where there is such a number.
    pub against: Option<i16>,
    /// What became of it.
    pub fate: Fate,
}

/// A number that is added to others.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Addend {
    /// Which kind of number it is.
    pub kind: String,
    /// The number.
    pub n: i16,
    /// The card or person that it comes from; null where nobody needs to be told.
    #[serde(default)]
    pub of: Option<Both>,
    /// The clause by which it counts.
    #[serde(default)]
    pub clause: Option<String>,
}

/// What became of a side of an attack.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Fate {
    /// Nothing.
    #[default]
    Untouched,
    /// It was struck, and it held.
    Shielded,
    /// It was hit.
    Hit,
    /// It was wounded.
    Wounded,
    /// It was killed.
    Killed,
    /// It was to be killed, and was saved.
    Saved,
}

/// What a line does to the scene that holds lines together: an attack, a combat.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum SceneWord {
    /// One begins.
    Opens,
    /// It is over.
    Closes,
    /// Nothing is going on any more.
    EndsAll,
    /// Nothing.
    #[default]
    GoesOn,
}

/// An action that is not possible now, and why.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Refused {
    /// Its notation.
    pub action: String,
    /// What it would do.
    pub label: Both,
    /// The clause that forbids it.
    pub clause: String,
    /// The reason.
    pub text: Both,
}

/// A match that is watched once more.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct ReplayFacts {
    /// How many decisions it has.
    pub length: usize,
    /// How many seats.
    pub seats: u8,
    /// Who sat where; empty where nobody is known.
    pub chairs: Vec<String>,
    /// Through whose eyes it may be watched.
    pub viewers: Vec<String>,
    /// The cards that are not as the game has them; null where all are.
    pub cards: Option<String>,
    /// Whether it may be watched with all cards open: it is over.
    pub open: bool,
    /// Its turns, in order.
    pub turns: Vec<TurnMark>,
}

/// Where a turn begins.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct TurnMark {
    /// After how many decisions.
    pub at: usize,
    /// Its number.
    pub turn: u16,
    /// Whose turn it is.
    pub seat: Option<u8>,
}

/// Through whose eyes a match is watched once more.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Eyes {
    /// The viewer.
    pub viewer: String,
    /// Whether it also sees every hidden card.
    pub open: bool,
}

/// A moment of a match that is watched once more.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Moment<V> {
    /// After how many decisions.
    pub at: usize,
    /// What is seen.
    pub view: V,
}

/// How a match went, in figures of its game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Figures {
    /// What decided it, in a sentence; empty where the game says nothing.
    pub reason: Both,
    /// What the curve is of.
    pub curve: Both,
    /// Whether the least of it is best.
    pub least_wins: bool,
    /// The curve of each seat: how it stood when each turn began, and at the end.
    pub curves: Vec<Vec<i16>>,
    /// Those turns, and the last one once more for the end.
    pub turns: Vec<TurnMark>,
    /// Further figures.
    pub rows: Vec<FigureRow>,
    /// The deck that each seat played, where seats bring decks; empty elsewhere.
    pub decks: Vec<PlayedDeck>,
}

/// A deck that was played, shown once its match is over.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct PlayedDeck {
    /// Its name; empty where it is none that everybody has.
    pub name: Both,
    /// Its list, as the part of an address that leads there.
    pub link: String,
}

/// A figure of every seat.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct FigureRow {
    /// What it is.
    pub name: Both,
    /// What each seat has of it.
    pub of_seats: Vec<Both>,
}

/// What a screen asks of its referee.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum DeskRequest {
    /// Deals a match.
    Begin {
        /// Which match of this screen it is.
        number: u32,
        /// The table, as its game writes it.
        setup: String,
        /// Where chance comes from.
        seed: String,
        /// Who sits at each seat.
        chairs: Vec<String>,
        /// The standing orders of the people.
        stops: String,
        /// Seconds for a decision; 0 for any time.
        limit: u16,
    },
    /// Begins a lesson.
    Lesson {
        /// Which match of this screen it is.
        number: u32,
        /// The lesson, as it was prepared.
        text: String,
    },
    /// The learner has read what it was told in this version, or what others do is to be done.
    LessonOn(u64),
    /// Goes on with a match that was kept.
    Resume {
        /// Which match of this screen it is.
        number: u32,
        /// What was kept.
        text: String,
        /// The version that it had.
        version: u64,
        /// The question that was asked.
        question: u64,
    },
    /// The same table once more.
    Again {
        /// Which match of this screen it is.
        number: u32,
        /// Where chance comes from.
        seed: String,
    },
    /// The people before the screen have agreed on these stops.
    Agree(String),
    /// A person takes the place before the screen.
    TakePlace(u8),
    /// The viewer answers a question.
    Act {
        /// Which one.
        question: u64,
        /// The notation of the answer.
        action: String,
        /// What it means to answer next, as long as nothing happens in between: see [`Planned`].
        then: Vec<String>,
    },
    /// The time for the question of this version is over.
    ByDefault(u64),
    /// A person gives the match up.
    Concede(u8),
    /// The viewer takes back what it composes.
    TakeBack(u64),
    /// Undoes the last of so many decisions.
    Undo(usize),
    /// Sets a stop of the viewer, or takes it away.
    Stop {
        /// Its name.
        name: String,
        /// Whether it is set.
        on: bool,
    },
    /// Why these actions are not possible for the viewer.
    Explain(Vec<String>),
    /// What could be decided together with this answer of the viewer.
    Plans(String),
    /// Lets the bot that is asked in this version think; `true`: here, and nowhere else.
    Think(u64, bool),
    /// Lets the bot do what it has thought of.
    BotActs(u64),
    /// The record of a match that is over.
    Save,
    /// Watches the match of this screen once more, or one from a file.
    Replay(Option<String>),
    /// Looks at a moment of that match.
    Look {
        /// After how many decisions.
        at: usize,
        /// Who looks.
        eyes: Eyes,
    },
    /// Everything that these eyes were told of that match.
    Told(Eyes),
    /// How the match went that is over.
    Figures,
}

/// What the referee answers.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum DeskReply<V> {
    /// The match has changed.
    Snapshot(Box<Snapshot<V>>),
    /// Nothing has: the request was about an older question, or there is nothing to do.
    Nothing,
    /// It cannot be done.
    Wrong(Vec<Both>),
    /// Why the actions are not possible; of those that are, nothing.
    Refused(Vec<Refused>),
    /// What could be decided together, the most promising first.
    Plans(Vec<Planned>),
    /// The bot has thought.
    Thought,
    /// The record.
    Saved(String),
    /// A match to watch.
    Replay(ReplayFacts),
    /// A moment of it.
    Moment(Box<Moment<V>>),
    /// What was told of it.
    Told(Vec<ToldLine>),
    /// How the match went.
    Figures(Box<Figures>),
}
