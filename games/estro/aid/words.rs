//! The messages of ESTRO's tools; what rounds and Zone cards mean is said as on the page.

phrases::messages!("locales", with [
    include_str!("../page/locales/rounds/en.ftl"),
    include_str!("../page/locales/rounds/it.ftl"),
]);
