//! Cards can be read large with their text: by resting the pointer on one, with a key, or by pressing one that cannot
//! be played. Reading is not an attempt to play, and plays nothing.

mod support;

use std::thread::sleep;
use std::time::{Duration, Instant};

use anyhow::{Result, ensure};
use support::{check_quiet, offer, tab_to};
use webtest::{Bench, Browser, Look, Played, Recorded};

#[test]
fn a_card_is_read_by_a_press_by_a_key_and_by_resting_on_it() -> Result<()> {
    let Some(mut bench) = Bench::set_up() else { return Ok(()) };
    let root = bench.url();
    let browser = &mut bench.browser;
    for folder in ["", "doomtrooper/", "estro/"] {
        browser.set_viewport(1280, 800)?;
        browser.go_to(&format!("{root}{folder}"))?;
        browser.wait_for("document.querySelector('#play-now')")?;
        browser.click("#play-now")?;
        until_a_card_cannot_be_played(browser)?;
        let steps = format!("localStorage.getItem('duello.{}match')", folder.replace('/', "."));
        let before = browser.run(&steps)?;

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
        assert_eq!(browser.run(&steps)?, before, "{folder}: nothing is played by looking");
        check_quiet(browser, &root)?;
    }
    Ok(())
}

/// The discard pile of a seat, its pilot and a card that is being resolved can be read as other cards are: by resting
/// the pointer on them, with the key and with a press.
#[test]
fn piles_pilots_and_what_is_resolved_are_read_like_cards() -> Result<()> {
    let Some(mut bench) = Bench::set_up() else { return Ok(()) };
    let url = bench.url();
    let of = Played { game: "coal", page: "", stops: "powell partner" };
    Recorded { of, record: "duel", part: 30, seats: 2 }.open(&mut bench, Look::USUAL)?;
    let browser = &mut bench.browser;
    let started = Instant::now();
    let mut taken = 0;
    // Wait until somebody is asked while a card is being resolved and another one has been discarded.
    let wanted = "Boolean(document.querySelector('.activated') && document.querySelector('.decision [data-entry]')
                      && document.querySelector('[data-target^=discard] .card'))";
    while browser.run(wanted)? != true {
        let offer = offer(browser)?;
        ensure!(!offer.is_over && started.elapsed().as_secs() < 60, "nothing was resolved before the end");
        if offer.actions.is_empty() {
            sleep(Duration::from_millis(5));
            continue;
        }
        let line = 1 + taken * 7 % offer.actions.len();
        taken += 1;
        browser.run(&format!("document.querySelector('[data-entry=\"{line}\"]')?.click(); 0"))?;
    }
    for (mark, words) in [("discard-", ".panel-cards li"), ("pilot-", ".fact"), ("resolving-", ".card-text li")] {
        let selector = format!(".table [data-target^='{mark}']");
        browser.run(&format!("document.querySelector(\"{selector}\").focus(); 0"))?;
        browser.press("i")?;
        browser.wait_for(&format!("document.querySelector('.reader.stays {words}')"))?;
        browser.press("Escape")?;
        browser.wait_for("!document.querySelector('.reader')")?;
        browser.run(&format!(
            "document.querySelector(\"{selector}\").dispatchEvent(new PointerEvent('pointerover', {{ bubbles: true, pointerType: 'mouse' }})); 0"
        ))?;
        browser.wait_for(&format!("document.querySelector('.reader:not(.stays) {words}')"))?;
        browser.run(
            "document.body.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' })); 0",
        )?;
        browser.wait_for("!document.querySelector('.reader')")?;
    }
    browser.click(".table [data-target^='resolving-']")?;
    browser.wait_for("document.querySelector('.reader.stays .card-text li')")?;
    assert_eq!(browser.axe_violations()?, []);
    browser.press("Escape")?;

    // The side panel keeps the focus: from its title through all of it, and back to where it was opened.
    browser.click(".table [data-target^='discard-']")?;
    browser.wait_for("document.querySelector('.panel[role=dialog] #panel-title')")?;
    for _ in 0..4 {
        browser.press("Tab")?;
        assert_eq!(browser.run("Boolean(document.activeElement.closest('.panel'))")?, true);
    }
    assert_eq!(browser.axe_violations()?, []);
    browser.press("Escape")?;
    browser.wait_for("!document.querySelector('.panel')")?;
    assert_eq!(browser.run("document.activeElement.matches('[data-target^=discard]')")?, true);
    check_quiet(browser, &url)
}

/// Answers until the hand holds a card that cannot be played now.
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
