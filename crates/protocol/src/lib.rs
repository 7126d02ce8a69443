//! The documents that leave the referee: the output of the engine, the server and the page, the same for every game.

mod desk;
mod documents;
mod game;
pub mod requests;
mod schema;

pub use desk::{
    Addend, DeskReply, DeskRequest, Eyes, Fate, FigureRow, Figures, LessonPoint, Moment, Planned, PlannedAnswer,
    PlayedDeck, Refused, ReplayFacts, SceneWord, Snapshot, Staged, StagedSide, TableFacts, ToldLine, TurnMark, Warning,
};
pub use documents::{
    Asked, AwaitsDocument, Both, CardLine, ChapterDocument, ClauseDocument, DeckGiven, DeckReport, EventLine, Offer,
    OutcomeDocument, RefusalDocument,
};
pub use game::{
    ChoiceDocument, GameDocument, ModeDocument, OptionDocument, OptionKindDocument, StopDocument, option_json,
};
pub use schema::{schema, text_schema};
