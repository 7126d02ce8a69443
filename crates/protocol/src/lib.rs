//! The documents that leave the referee: what the engine, the server and the page say, the same for every game.

mod documents;
pub mod requests;
mod schema;

pub use documents::{
    Asked, AwaitsDocument, Both, CardLine, ChapterDocument, ClauseDocument, DeckGiven, DeckReport, EventLine,
    GameDocument, Offer, OutcomeDocument, RefusalDocument, SwitchDocument,
};
pub use schema::{schema, text_schema};
