//! What every page needs of the browser, without a screen: texts that are kept with a version ([`storage`]), the settings
//! that all pages share ([`settings`]), true chance ([`chance`]), and the picture of a
//! wheel of signs ([`wheel`]).

pub mod chance;
pub mod settings;
pub mod storage;
pub mod wheel;
