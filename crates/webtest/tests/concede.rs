//! Conceding a match on the page: the confirmation, the log, taking it back, and several people at one screen.

mod support;

use std::thread::sleep;
use std::time::{Duration, Instant};

use anyhow::{Result, ensure};
use support::{Hand, Table, check_quiet, check_touch, check_width, sit_down, tab_to};
use webtest::{Bench, Browser};

const PATIENCE: Duration = Duration::from_secs(120);

#[test]
fn a_person_gives_a_match_up_by_the_keyboard_and_takes_it_back() -> Result<()> {
    let Some(mut bench) = Bench::set_up() else { return Ok(()) };
    let url = bench.url();
    let table = Table {
        seats: 2,
        mode: "duel",
        options: &[],
        people: &[0],
        level: "beginner",
        language: "en-GB",
        width: 1280,
        height: 800,
        seed: 3,
    };
    bench.browser.set_viewport(table.width, table.height)?;
    sit_down(&mut bench.browser, &url, &table, Hand::Keyboard)?;
    answer_until(&mut bench.browser, "document.querySelector('.hand .card')")?;

    // The page asks for confirmation, and nothing happens if the person cancels.
    tab_to(&mut bench.browser, "document.activeElement.id === 'concede'")?;
    bench.browser.press("Enter")?;
    bench.browser.wait_for("document.activeElement.id === 'panel-title'")?;
    assert_eq!(bench.browser.text("#panel-title")?, "Concede the match?");
    bench.save_screenshot("concede-1280")?;
    assert_eq!(bench.browser.axe_violations()?, [], "the question");
    bench.browser.press("Escape")?;
    bench.browser.wait_for("!document.querySelector('.panel') && document.activeElement.id === 'concede'")?;
    assert_eq!(bench.browser.run("location.hash")?, "#table");

    bench.browser.press("Enter")?;
    bench.browser.wait_for("document.activeElement.id === 'panel-title'")?;
    tab_to(&mut bench.browser, "document.activeElement.dataset.concede === '0'")?;
    bench.browser.press("Enter")?;
    bench.browser.wait_for("location.hash === '#end' && document.querySelector('#result')")?;
    assert_eq!(bench.browser.text("#result")?, "The opponent wins.");
    assert_eq!(bench.browser.text("#conceded")?, "You conceded.");
    assert_eq!(bench.browser.axe_violations()?, [], "the end");

    // The log says that the person has conceded, and why.
    bench.browser.click("a[href='#table'].secondary")?;
    bench.browser.wait_for("document.querySelector('[data-clause=COAL-END-08]')")?;
    let beat = ".beat:has([data-clause=COAL-END-08])";
    ensure!(bench.browser.text(&format!("{beat} .line-text"))? == "You concede.", "the log");
    if bench.browser.run(&format!("document.querySelector('{beat} details') !== null"))? == true {
        bench.browser.click(&format!("{beat} summary"))?;
    }
    bench.browser.click("[data-clause=COAL-END-08]")?;
    bench.browser.wait_for("document.querySelector('#panel-title')?.innerText === 'Conceding'")?;
    bench.browser.press("Escape")?;
    ensure!(bench.browser.run("document.querySelector('#concede')")?.is_null(), "a match that is over is given up");

    bench.browser.click("#undo")?;
    bench.browser.wait_for("document.querySelector('#concede') && document.querySelector('[data-entry]')")?;
    ensure!(bench.browser.run("document.querySelector('[data-clause=COAL-END-08]')")?.is_null(), "it is taken back");
    check_quiet(&mut bench.browser, &url)
}

#[test]
fn of_two_people_before_a_phone_each_may_give_up_in_italian() -> Result<()> {
    let Some(mut bench) = Bench::set_up() else { return Ok(()) };
    let url = bench.url();
    let table = Table {
        seats: 3,
        mode: "free-for-all",
        options: &[],
        people: &[0, 2],
        level: "beginner",
        language: "it-IT",
        width: 390,
        height: 844,
        seed: 5,
    };
    bench.browser.set_viewport(table.width, table.height)?;
    sit_down(&mut bench.browser, &url, &table, Hand::Mouse)?;

    // With two people, the page asks which of them concedes.
    bench.browser.wait_for("document.querySelector('.hand-over')")?;
    bench.browser.click("#concede")?;
    bench.browser.wait_for("document.querySelectorAll('[data-concede]').length === 2")?;
    assert_eq!(bench.browser.text("[data-concede='2']")?, "Bruno si arrende");
    bench.save_screenshot("concede-390")?;
    assert_eq!(bench.browser.axe_violations()?, [], "the question");
    check_width(&mut bench.browser, table.width, "the question")?;
    check_touch(&mut bench.browser, "the question")?;
    bench.browser.click("[data-concede='2']")?;
    bench.browser.wait_for("!document.querySelector('.panel')")?;

    // The others play on, and only Anna is asked.
    answer_until(&mut bench.browser, "document.querySelector('.hand .card') && !document.querySelector('.hand-over')")?;
    ensure!(bench.browser.text(".mark-eliminated")?.contains("fuori dalla partita"), "Bruno is out");
    bench.browser.click(".log-toggle")?;
    bench.browser.click("#concede")?;
    bench.browser.wait_for("document.querySelectorAll('[data-concede]').length === 1")?;
    bench.browser.click("[data-concede='0']")?;
    bench.browser.wait_for("location.hash === '#end' && document.querySelector('#result')")?;
    assert_eq!(bench.browser.text("#conceded")?, "Si sono arresi: Anna e Bruno.");
    bench.save_screenshot("conceded-390")?;
    assert_eq!(bench.browser.axe_violations()?, [], "the end");
    check_width(&mut bench.browser, table.width, "the end")?;
    check_quiet(&mut bench.browser, &url)
}

/// Answers each question with the first line, and confirms each hand-over, until the condition holds.
fn answer_until(browser: &mut Browser, condition: &str) -> Result<()> {
    let started = Instant::now();
    while started.elapsed() < PATIENCE {
        let found = browser.run(&format!(
            "({{ holds: Boolean({condition}), over: location.hash === '#end',
                 next: document.querySelector('#take-place') ? '#take-place'
                     : document.querySelector('[data-entry]') ? \"[data-entry='1']\" : null }})"
        ))?;
        ensure!(found["over"] != true, "the match was over before: {condition}");
        match found["next"].as_str() {
            _ if found["holds"] == true => return Ok(()),
            Some(next) => browser.click(next)?,
            None => sleep(Duration::from_millis(5)),
        }
    }
    anyhow::bail!("never: {condition}")
}
