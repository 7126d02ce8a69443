//! What is so: values, filters, who may act. Nothing here changes anything.

mod addends;
mod chimera;
mod conquest;
mod fields;
mod filters;
mod gifts;
mod inferno;
mod lucid;
mod mnemonica;
mod rift;
mod solo;
mod stratega;
mod tokens;
mod values;
mod waiting;
mod windows;

pub use conquest::Conquered;
pub(crate) use gifts::chooses;
pub(crate) use solo::{PLAYER, SHIPS};
pub(crate) use values::slot_of;
