//! Once it has been loaded, the page works without a network, even after a reload.

use anyhow::Result;
use webtest::Bench;

#[test]
fn a_page_that_was_loaded_once_is_opened_and_played_without_a_network() -> Result<()> {
    let Some(mut bench) = Bench::set_up() else { return Ok(()) };
    let (server, root) = bench.serve_below_a_path()?;
    let browser = &mut bench.browser;
    for folder in ["", "doomtrooper/", "estro/"] {
        browser.go_to(&format!("{root}{folder}"))?;
        browser.wait_for("document.querySelector('#play-now')")?;
        browser.wait_until_kept()?;
    }
    drop(server);
    for folder in ["", "doomtrooper/", "estro/"] {
        browser.go_to(&format!("{root}{folder}"))?;
        browser.wait_for("document.querySelector('#play-now')")?;
        browser.click("#play-now")?;
        browser.wait_for("document.querySelector('.table [data-entry]')")?;
        browser.run("location.hash = '#rules'; 0")?;
        browser.wait_for("document.querySelector('.clause')")?;
    }
    Ok(())
}
