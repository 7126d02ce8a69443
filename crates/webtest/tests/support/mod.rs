//! Helpers that several browser tests share.
#![allow(dead_code, unused_imports, reason = "each test file uses a part of it")]

mod look;
mod play;
mod seating;

use anyhow::{Result, bail, ensure};
use webtest::Browser;

pub use look::{check_touch, check_width, look, look_at_sizes, look_at_sizes_in_both_themes};
pub use play::{Choice, Hand, Offer, answer, first_load, offer, pause, play_to_the_end};
pub use seating::{Table, sit_down};

/// Sets this level and the fastest pace for all later pages, whatever was chosen before.
pub fn play_against(browser: &mut Browser, level: &str) -> Result<()> {
    browser.run_before_pages(&format!(
        "if (location.protocol !== 'about:') {{
             const kept = (localStorage.getItem('duello.settings') ?? 'duello settings 2').split('\\n');
             const others = kept.filter((line) => !/^(pace|level) /.test(line));
             localStorage.setItem('duello.settings', [...others, 'pace instant', 'level {level}'].join('\\n'));
         }}"
    ))
}

/// Goes from the start screen to the table, against this level; the seed makes every run the same.
pub fn begin(browser: &mut Browser, url: &str, level: &str, seed: u32) -> Result<()> {
    play_against(browser, level)?;
    browser.set_viewport(1280, 800)?;
    browser.go_to(url)?;
    browser.wait_for("document.querySelector('#begin')")?;
    write_seed(browser, seed, Hand::Mouse)?;
    browser.click("#begin")?;
    browser.wait_for("document.querySelector('.table')")
}

/// Opens the table options of the start screen, unless they are open already.
pub fn open_options(browser: &mut Browser, hand: Hand) -> Result<()> {
    open_more(browser, hand)?;
    if browser.run("document.querySelector('details.options').open")? == true {
        return Ok(());
    }
    match hand {
        Hand::Mouse | Hand::Finger => browser.click("details.options summary"),
        Hand::Keyboard => {
            tab_to(browser, "document.activeElement.matches('.options summary')")?;
            browser.press("Enter")
        }
    }
}

/// Opens the section "More" of the start screen.
pub fn open_more(browser: &mut Browser, hand: Hand) -> Result<()> {
    if browser.run("document.querySelector('#more').open")? == true {
        return Ok(());
    }
    match hand {
        Hand::Mouse | Hand::Finger => browser.click("#more > summary"),
        Hand::Keyboard => {
            tab_to(browser, "document.activeElement.matches('#more > summary')")?;
            browser.press("Enter")
        }
    }
}

/// Opens the table options of the start screen and writes the seed.
pub fn write_seed(browser: &mut Browser, seed: u32, hand: Hand) -> Result<()> {
    open_options(browser, hand)?;
    match hand {
        Hand::Mouse | Hand::Finger => browser.click("#seed")?,
        Hand::Keyboard => tab_to(browser, "document.activeElement.id === 'seed'")?,
    }
    browser.write(&seed.to_string())
}

/// Presses Tab until the condition holds.
pub fn tab_to(browser: &mut Browser, condition: &str) -> Result<()> {
    for _ in 0..150 {
        if browser.run(condition)? == true {
            return Ok(());
        }
        browser.press("Tab")?;
    }
    bail!("not reached by Tab: {condition}")
}

/// Checks that the console is empty and nothing was fetched from elsewhere.
pub fn check_quiet(browser: &mut Browser, url: &str) -> Result<()> {
    assert_eq!(browser.console_problems()?, []);
    let requests = browser.requests()?;
    let is_own = |asked: &&String| asked.starts_with(url) || asked.starts_with("about:") || asked.starts_with("blob:");
    ensure!(requests.iter().all(|asked| is_own(&asked)), "{requests:?}");
    Ok(())
}
