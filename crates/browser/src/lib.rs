//! What every page needs of the browser, without a screen: texts that are kept with a version ([`storage`]), the settings
//! that all pages share ([`settings`]), and true chance ([`chance`]).

pub mod chance;
pub mod settings;
pub mod storage;
