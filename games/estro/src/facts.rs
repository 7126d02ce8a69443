//! What is so: values, filters, who may act. Nothing here changes anything.

mod addends;
mod fields;
mod filters;
mod gifts;
mod values;
mod waiting;
mod windows;

pub(crate) use gifts::chooses;
pub(crate) use values::slot_of;
