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
    /// Seconds for the decision that is asked for now; null where no time runs.
    pub time_limit: Option<u16>,
    /// How many lines of the log stay as they were told.
    pub lines_from: usize,
    /// The lines after those.
    pub lines: Vec<ToldLine>,
    /// The first line that is news to the viewer: after what followed its last decision at once.
    pub news_from: usize,
    /// What does not change in a match; only with its first snapshot.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub facts: Option<TableFacts>,
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
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub turn: Option<u16>,
    /// The seat whose doing begins with it, so that a new group of lines begins.
    #[serde(default, skip_serializing_if = "Option::is_none")]
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
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Addend {
    /// Which kind of number it is.
    pub kind: String,
    /// The number.
    pub n: i16,
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
}

/// A moment of a match that is watched once more.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Moment<V> {
    /// After how many decisions.
    pub at: usize,
    /// Who looks.
    pub viewer: String,
    /// What the viewer saw then.
    pub view: V,
    /// How many lines of the log stay as they were told for the moment before.
    pub lines_from: usize,
    /// The lines after those.
    pub lines: Vec<ToldLine>,
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
    /// A person takes the place before the screen.
    TakePlace(u8),
    /// The viewer answers a question.
    Act {
        /// Which one.
        question: u64,
        /// The notation of the answer.
        action: String,
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
        viewer: String,
    },
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
    /// The bot has thought.
    Thought,
    /// The record.
    Saved(String),
    /// A match to watch.
    Replay(ReplayFacts),
    /// A moment of it.
    Moment(Box<Moment<V>>),
}
