//! The documents from which a screen draws a match: one viewer's view, its question and offered actions, and the log
//! lines it was told. The referee that makes them is in the same program or at the other end of a connection.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::{Both, Offer, OutcomeDocument};

/// The state of a match for the person before a screen. `V` is the game's own document of a view.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Snapshot<V> {
    /// The number of the match on this screen.
    pub number: u32,
    /// Increases with every change of the match: a snapshot with a smaller version is older.
    pub version: u64,
    /// Identifies the question to the viewer: an answer to an earlier question is not accepted. It stays the same while
    /// others, who are asked at the same time, answer.
    pub question: u64,
    /// The viewer's view.
    pub view: V,
    /// The occupant of each seat: `person NAME`, or the name of a level.
    pub chairs: Vec<String>,
    /// The person to whom the screen must be handed over now.
    pub hand_over: Option<u8>,
    /// The seats that must decide.
    pub asked: Vec<u8>,
    /// The question to the viewer; if it is not asked, a text that says for whom everybody waits.
    pub prompt: Both,
    /// The viewer's legal actions.
    pub offers: Vec<Offer>,
    /// Warnings about actions that harm the viewer itself, as far as its view shows it.
    pub warnings: Vec<Warning>,
    /// The outcome; null while the match goes on.
    pub outcome: Option<OutcomeDocument>,
    /// The seats that conceded.
    pub conceded: Vec<u8>,
    /// The people before this screen who may concede.
    pub may_concede: Vec<u8>,
    /// The number of people's decisions that could be undone one after the other; 0 where not even the last one may be
    /// undone.
    pub undo: usize,
    /// The seat whose last decision can be undone if all people before this screen agree; null where it needs no agreement or
    /// nobody has decided.
    #[serde(default)]
    pub undo_agreed: Option<u8>,
    /// Whether the people of the match get no help from the table: no log, no hints, no forecasts, no undo (a match of memory).
    #[serde(default)]
    pub unaided: bool,
    /// Whether a scribe may look back during such a match.
    #[serde(default)]
    pub scribe: bool,
    /// The number of decisions that the viewer may take back by the rules.
    pub take_back: usize,
    /// The viewer's standing orders; null where no person sits before the screen.
    pub stops: Option<String>,
    /// The stops on which several people before this screen may still agree, before any of them has seen a hand; null
    /// afterwards, and where there is nothing to agree on. Until they agree, nobody is asked anything.
    #[serde(default)]
    pub to_agree: Option<String>,
    /// Seconds for the present decision; null where there is no time limit.
    pub time_limit: Option<u16>,
    /// The number of log lines that are unchanged since the last snapshot.
    pub lines_from: usize,
    /// The lines after those.
    pub lines: Vec<ToldLine>,
    /// The index of the first line that is news to the viewer: the first one after the immediate results of its last
    /// decision.
    pub news_from: usize,
    /// The state of a lesson; null where the match is not a lesson.
    pub lesson: Option<LessonPoint>,
    /// The facts that do not change during a match; only in its first snapshot.
    pub facts: Option<TableFacts>,
}

/// The state of a lesson: the text for the learner, and the action that is asked of it.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct LessonPoint {
    /// The title of the lesson.
    pub title: Both,
    /// The number of the step among those that the learner takes, from 1.
    pub number: usize,
    /// The number of those steps.
    pub length: usize,
    /// The text for the learner; null while others act.
    pub text: Option<Both>,
    /// The clause that states it.
    pub clause: Option<String>,
    /// The actions any of which is accepted; empty where the learner reads, or others act.
    pub asked: Vec<String>,
}

/// A warning that an answer harms the seat that gives it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Warning {
    /// Its notation.
    pub action: String,
    /// The harm.
    pub text: Both,
}

/// Several answers that can be decided on together. They are given one by one, each when its question comes, and the
/// viewer is asked anew as soon as something happens in between.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Planned {
    /// The answers after the first one.
    pub then: Vec<PlannedAnswer>,
    /// The expected result, as far as the viewer can tell.
    pub forecast: Both,
    /// Whether the result is bad for the viewer.
    pub harms: bool,
}

/// One of several answers.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct PlannedAnswer {
    /// The name of the part of the decision that it settles.
    pub part: String,
    /// Its notation.
    pub action: String,
    /// A description in a few words.
    pub label: Both,
}

/// The facts about a table that do not change.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct TableFacts {
    /// The cards that differ from the game's own, in the game's notation; null where none do.
    pub cards: Option<String>,
    /// The names of the stops at which somebody can be asked at this table.
    pub stops: Vec<String>,
}

/// A line of the log, in words.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct ToldLine {
    /// The clause that made it happen.
    pub clause: String,
    /// The event in words.
    pub text: Both,
    /// The number of the turn that begins with this line.
    pub turn: Option<u16>,
    /// The seat whose actions begin with this line; it starts a new group of lines.
    pub head: Option<u8>,
    /// Its effect on the scene that groups lines.
    #[serde(default)]
    pub scene: SceneWord,
    /// The result of its group of lines, up to this one; of several in a group the last one counts.
    #[serde(default)]
    pub headline: Option<Both>,
    /// A summary of the turn that ends with this line.
    #[serde(default)]
    pub summary: Option<Both>,
    /// The cards and places that the line mentions, in the game's notation.
    #[serde(default)]
    pub marks: Vec<String>,
    /// A big moment, to be drawn as a scene.
    #[serde(default)]
    pub staged: Option<Staged>,
    /// The number of decisions before it; only in replays.
    #[serde(default)]
    pub at: Option<usize>,
}

/// A big moment that is drawn as a scene.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Staged {
    /// The result of an attack: the side that began it, and the side that it met.
    Attack {
        /// The two sides.
        sides: [StagedSide; 2],
    },
    /// A wheel of signs has turned and stopped; the result was fixed before.
    Wheel {
        /// The seat for which it turned.
        seat: u8,
        /// The place of the sign on which it stopped, from 0; the game has the signs.
        at: u8,
        /// What it is called.
        name: Both,
        /// Of which kind it is.
        kind: Both,
        /// What it does.
        about: Both,
    },
}

impl Staged {
    /// The two sides, where it is an attack.
    #[must_use]
    pub fn into_sides(self) -> Option<[StagedSide; 2]> {
        match self {
            Self::Attack { sides } => Some(sides),
            Self::Wheel { .. } => None,
        }
    }
}

/// One side of an attack.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct StagedSide {
    /// The seat it belongs to, where that is known.
    pub seat: Option<u8>,
    /// The id of the card that fought; null where there is none, or nobody saw its face.
    pub card: Option<String>,
    /// The numbers that it adds up, each with the id of a message that names it.
    pub addends: Vec<Addend>,
    /// Their sum; null where this side did not strike.
    pub total: Option<i16>,
    /// The number that the sum had to reach, if there is one.
    pub against: Option<i16>,
    /// Its fate.
    pub fate: Fate,
}

/// A number that is added to others.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Addend {
    /// The kind of number.
    pub kind: String,
    /// The number.
    pub n: i16,
    /// The card or person that it comes from; null where no explanation is needed.
    #[serde(default)]
    pub of: Option<Both>,
    /// The clause that makes it count.
    #[serde(default)]
    pub clause: Option<String>,
}

/// The fate of one side of an attack.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Fate {
    /// Nothing.
    #[default]
    Untouched,
    /// It was struck, and the armour held.
    Shielded,
    /// It was hit.
    Hit,
    /// It was wounded.
    Wounded,
    /// It was killed.
    Killed,
    /// It would have been killed, but was saved.
    Saved,
}

/// The effect of a line on the scene that groups lines: an attack, a combat.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum SceneWord {
    /// A scene begins.
    Opens,
    /// The scene ends.
    Closes,
    /// All scenes have ended.
    EndsAll,
    /// No change.
    #[default]
    GoesOn,
}

/// An action that is not possible now, and the reason.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Refused {
    /// Its notation.
    pub action: String,
    /// A description of what it would do.
    pub label: Both,
    /// The clause that forbids it.
    pub clause: String,
    /// The reason.
    pub text: Both,
}

/// A match that is being replayed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct ReplayFacts {
    /// The number of decisions.
    pub length: usize,
    /// The number of seats.
    pub seats: u8,
    /// The occupant of each seat; empty where they are not known.
    pub chairs: Vec<String>,
    /// The viewers as which it may be watched.
    pub viewers: Vec<String>,
    /// The cards that differ from the game's own; null where none do.
    pub cards: Option<String>,
    /// Whether it may be watched with all cards open: only once it is over.
    pub open: bool,
    /// Its turns, in order.
    pub turns: Vec<TurnMark>,
}

/// The beginning of a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct TurnMark {
    /// The number of decisions before it.
    pub at: usize,
    /// Its number.
    pub turn: u16,
    /// The seat whose turn it is.
    pub seat: Option<u8>,
}

/// A way to watch a replay.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Eyes {
    /// The viewer.
    pub viewer: String,
    /// Whether it also sees every hidden card.
    pub open: bool,
}

/// A moment of a replay.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Moment<V> {
    /// The number of decisions before it.
    pub at: usize,
    /// The view.
    pub view: V,
}

/// The course of a match in figures of its game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Figures {
    /// The reason for the outcome, in a sentence; empty where the game gives none.
    pub reason: Both,
    /// The name of the number that the curves show.
    pub curve: Both,
    /// Whether the lowest number is best.
    pub least_wins: bool,
    /// The curve of each seat: its number at the beginning of each turn, and at the end.
    pub curves: Vec<Vec<i16>>,
    /// Those turns, with the last one repeated for the end.
    pub turns: Vec<TurnMark>,
    /// Further figures.
    pub rows: Vec<FigureRow>,
    /// The deck of each seat; empty in games without decks.
    pub decks: Vec<PlayedDeck>,
}

/// A deck that was played, shown once the match is over.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct PlayedDeck {
    /// Its name; empty if it is not a ready deck.
    pub name: Both,
    /// Its list, as the part of an address that shows it.
    pub link: String,
}

/// One figure for every seat.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct FigureRow {
    /// Its name.
    pub name: Both,
    /// Its value for each seat.
    pub of_seats: Vec<Both>,
}

/// A request of a screen to its referee.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum DeskRequest {
    /// Deals a match.
    Begin {
        /// The number of the match on this screen.
        number: u32,
        /// The table, in the game's notation.
        setup: String,
        /// The seed.
        seed: String,
        /// The occupant of each seat.
        chairs: Vec<String>,
        /// The standing orders of the people.
        stops: String,
        /// Seconds for a decision; 0 for no limit.
        limit: u16,
    },
    /// Begins a lesson.
    Lesson {
        /// The number of the match on this screen.
        number: u32,
        /// The lesson, in prepared form.
        text: String,
    },
    /// Goes on with the lesson at this version: the learner has read the text, or the other seats are to act.
    LessonOn(u64),
    /// Resumes a saved match.
    Resume {
        /// The number of the match on this screen.
        number: u32,
        /// The saved text.
        text: String,
        /// The version that it had.
        version: u64,
        /// The number of its question.
        question: u64,
    },
    /// Starts a new match at the same table.
    Again {
        /// The number of the match on this screen.
        number: u32,
        /// The seed.
        seed: String,
    },
    /// The people before the screen have agreed on these stops.
    Agree(String),
    /// A person takes over the screen.
    TakePlace(u8),
    /// The viewer answers a question.
    Act {
        /// The number of the question.
        question: u64,
        /// The notation of the answer.
        action: String,
        /// The answers that the viewer intends to give next, as long as nothing happens in between: see [`Planned`].
        then: Vec<String>,
    },
    /// The time for the question of this version is over.
    ByDefault(u64),
    /// A person concedes.
    Concede(u8),
    /// The viewer takes back what it is composing, at this question.
    TakeBack(u64),
    /// Undoes the last decision; the number says how many decisions there were.
    Undo(usize),
    /// Undoes the last decision, on which all people before the screen agree, at this version.
    UndoAgreed(u64),
    /// Sets or clears a stop of the viewer.
    Stop {
        /// Its name.
        name: String,
        /// Whether it is to be set.
        on: bool,
    },
    /// Asks why these actions are not possible for the viewer.
    Explain(Vec<String>),
    /// Asks what could be decided together with this answer of the viewer.
    Plans(String),
    /// Lets the bot that is asked in this version think; `true`: here and not in another worker.
    Think(u64, bool),
    /// Lets the bot take the action that it has found.
    BotActs(u64),
    /// Asks for the record of a match that is over.
    Save,
    /// Replays the match of this screen, or a record from a file.
    Replay(Option<String>),
    /// Asks for a moment of the replay.
    Look {
        /// The number of decisions before it.
        at: usize,
        /// The way to watch.
        eyes: Eyes,
    },
    /// Asks for all log lines of the replay, watched this way.
    Told(Eyes),
    /// Asks for the figures of the match that is over.
    Figures,
}

/// A reply of the referee.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum DeskReply<V> {
    /// The match has changed.
    Snapshot(Box<Snapshot<V>>),
    /// Nothing has changed: the request was about an older question, or there is nothing to do.
    Nothing,
    /// It cannot be done.
    Wrong(Vec<Both>),
    /// The reasons why the actions are not possible; possible actions are left out.
    Refused(Vec<Refused>),
    /// The plans that could be decided together, the most promising first.
    Plans(Vec<Planned>),
    /// The bot has found its action.
    Thought,
    /// The record.
    Saved(String),
    /// A match to replay.
    Replay(ReplayFacts),
    /// A moment of the replay.
    Moment(Box<Moment<V>>),
    /// Its log lines.
    Told(Vec<ToldLine>),
    /// The figures of the match.
    Figures(Box<Figures>),
}
