//! Cards are read large with their words: by resting on one, by a key, by pressing one that cannot be played; to look is no
//! attempt, and nothing is played by it.

mod support;

use anyhow::{Result, ensure};
use support::{check_quiet, tab_to};
use webtest::{Bench, Browser};

#[test]
fn a_card_is_read_by_a_press_by_a_key_and_by_resting_on_it() -> Result<()> {
    let Some(mut bench) = Bench::set_up() else { return Ok(()) };
    let root = bench.url();
    let browser = &mut bench.browser;
    for folder in ["", "doomtrooper/"] {
        browser.set_viewport(1280, 800)?;
        browser.go_to(&format!("{root}{folder}"))?;
        browser.wait_for("document.querySelector('#play-now')")?;
        browser.click("#play-now")?;
        until_a_card_cannot_be_played(browser)?;
        let steps = "localStorage.getItem('duello.match') ?? localStorage.getItem('duello.doomtrooper.match')";
        let before = browser.run(steps)?;

        let card = "(() => { const card = document.querySelector('.hand [aria-disabled=true][data-target]');
                             card.id = 'to-read'; return 0; })()";
        browser.run(card)?;
        browser.click("#to-read")?;
        browser.wait_for("document.querySelector('.reader.stays .card-text li')")?;
        ensure!(browser.run("document.querySelector('.refusal')")?.is_null(), "{folder}: to look is no attempt");
        assert_eq!(browser.axe_violations()?, [], "{folder}");
        browser.press("Escape")?;
        browser.wait_for("!document.querySelector('.reader')")?;

        tab_to(browser, "document.activeElement.matches('.hand [data-target]')")?;
        browser.press("i")?;
        browser.wait_for("document.querySelector('.reader.stays')")?;
        browser.press("Escape")?;
        browser.wait_for("!document.querySelector('.reader')")?;

        browser.run(
            "(() => { const card = document.querySelector('.hand [data-target]');
                      card.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' })); return 0; })()",
        )?;
        browser.wait_for("document.querySelector('.reader:not(.stays)')")?;
        let is_beside = browser.run(
            "(() => { const [card, reader] = ['.hand [data-target]', '.reader'].map((name) =>
                          document.querySelector(name).getBoundingClientRect());
                      return reader.left >= card.right - 1 || reader.right <= card.left + 1; })()",
        )?;
        ensure!(is_beside == true, "{folder}: what is read lies over its card");
        browser.run(
            "document.body.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' })); 0",
        )?;
        browser.wait_for("!document.querySelector('.reader')")?;
        assert_eq!(browser.run(steps)?, before, "{folder}: nothing is played by looking");
        check_quiet(browser, &root)?;
    }
    Ok(())
}

/// Answers until the hand holds a card with which nothing can be done now.
fn until_a_card_cannot_be_played(browser: &mut Browser) -> Result<()> {
    for _ in 0..12 {
        browser.wait_for("document.querySelector('[data-entry]')")?;
        if browser.run("Boolean(document.querySelector('.hand [aria-disabled=true][data-target]'))")? == true {
            return Ok(());
        }
        browser.click("[data-entry='1']")?;
        std::thread::sleep(std::time::Duration::from_millis(300));
    }
    anyhow::bail!("every card can be played")
}
