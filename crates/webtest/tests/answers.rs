//! How answers are given: a harmful answer says so and needs a confirmation, a new list ignores presses that were
//! meant for the previous one, an attack is planned as a whole, and cards can be dragged.

mod support;

use anyhow::{Result, ensure};
use serde_json::json;
use support::{Hand, begin, check_quiet, play_against, write_seed};
use webtest::{Bench, Browser};

/// The lines of the list by their numbers: what they do, and whether they are marked as harmful.
const LINES: &str = "[...document.querySelectorAll('.decision [data-entry]')]
    .toSorted((one, other) => one.dataset.entry - other.dataset.entry)
    .map((line) => [line.dataset.action, Boolean(line.querySelector('.harm'))])";

/// Plays from the start of a match to the first Action Turn in which no card is prepared.
fn to_the_first_turn(browser: &mut Browser) -> Result<()> {
    loop {
        browser.wait_for("document.querySelector('.decision[aria-busy=false] [data-entry]')")?;
        if browser.run("Boolean(document.querySelector('[data-action^=maneuver]'))")? == true {
            return Ok(());
        }
        let wanted = "document.querySelector('[data-action=action], [data-action=pass], [data-action^=place]')";
        let line = browser.run(&format!("({wanted} ?? document.querySelector('[data-entry]')).dataset.entry"))?;
        browser.click(&format!("[data-entry='{}']", line.as_str().unwrap_or("1")))?;
    }
}

#[test]
fn what_harms_says_so_comes_last_and_is_asked_about_once_more() -> Result<()> {
    let Some(mut bench) = Bench::set_up() else { return Ok(()) };
    let url = bench.url();
    begin(&mut bench.browser, &url, "beginner", 7)?;
    to_the_first_turn(&mut bench.browser)?;
    let browser = &mut bench.browser;
    let lines = browser.run(LINES)?;
    let lines: Vec<(String, bool)> = serde_json::from_value(lines)?;
    ensure!(!lines[0].1, "the list begins with harm: {lines:?}");
    let harmful = lines.iter().position(|(action, harms)| action.starts_with("maneuver") && *harms);
    let harmful = harmful.map(|place| lines[place].0.clone()).expect("no card can take its tokens (COAL-MAN-09)");
    let damage = "JSON.stringify([...document.querySelectorAll('.seat.own .damage, .seat.own [class*=damage]')].map((one) => one.innerText))";
    let before = browser.run(damage)?;

    browser.click(&format!("[data-action='{harmful}']"))?;
    browser.wait_for("document.querySelector('.really')")?;
    assert_eq!(browser.run(LINES)?, json!([["back", false], [harmful, true]]));
    assert_eq!(browser.axe_violations()?, []);
    bench.save_screenshot("really")?;
    let browser = &mut bench.browser;
    browser.press("1")?;
    browser.wait_for("!document.querySelector('.really')")?;
    assert_eq!(browser.run(damage)?, before);

    // A person can switch this confirmation off.
    browser.click(&format!("[data-action='{harmful}']"))?;
    browser.press("Escape")?;
    browser.wait_for("!document.querySelector('.really')")?;
    browser.run("location.hash = '#settings'; 0")?;
    browser.wait_for("document.querySelector('#set-careful')")?;
    browser.run(
        "(() => { const set = document.querySelector('#set-careful'); set.value = 'off';
            set.dispatchEvent(new Event('change', { bubbles: true })); return 0; })()",
    )?;
    browser.run("location.hash = '#table'; 0")?;
    browser.wait_for("document.querySelector('.decision[aria-busy=false] [data-action^=maneuver]')")?;
    browser.click(&format!("[data-action='{harmful}']"))?;
    browser.wait_for("!document.querySelector('[data-action^=maneuver]')")?;
    check_quiet(&mut bench.browser, &url)
}

/// The second half of a double press meets a new list and must do nothing there, whether it comes from the pointer or
/// from a key.
#[test]
fn a_double_press_answers_once() -> Result<()> {
    let Some(mut bench) = Bench::set_up() else { return Ok(()) };
    let url = bench.url();
    begin(&mut bench.browser, &url, "beginner", 7)?;
    to_the_first_turn(&mut bench.browser)?;
    let browser = &mut bench.browser;
    browser.run("document.querySelector('#undo').click(); 0")?;
    browser.wait_for("document.querySelector('.decision[aria-busy=false] [data-action=action]')")?;
    // The key comes as soon as the new list is there, so it must be the page that ignores it.
    browser.run(
        "new Promise((done) => {
            const press = () => window.dispatchEvent(new KeyboardEvent('keydown', { key: '1', bubbles: true }));
            document.querySelector('[data-action=action]').click();
            const look = () => document.querySelector('[data-action^=maneuver]')
                ? setTimeout(() => { press(); done(0); }, 30) : requestAnimationFrame(look);
            look();
        })",
    )?;
    browser.wait_for("document.querySelector('.decision[aria-busy=false]')")?;
    ensure!(
        browser
            .run("Boolean(document.querySelector('[data-action^=maneuver]')) && !document.querySelector('#back')")?
            == true,
        "the second press was taken"
    );
    // A later key is accepted.
    browser.press("1")?;
    browser.wait_for("document.querySelector('#back') || !document.querySelector('[data-action^=maneuver]')")?;
    check_quiet(&mut bench.browser, &url)
}

#[test]
fn a_card_is_dragged_into_a_slot() -> Result<()> {
    let Some(mut bench) = Bench::set_up() else { return Ok(()) };
    let url = bench.url();
    begin(&mut bench.browser, &url, "beginner", 7)?;
    to_the_first_turn(&mut bench.browser)?;
    let browser = &mut bench.browser;
    browser.drag(".hand-card.lit .card-button", "[data-target='slot-0-3']")?;
    // The buttons offer the answers that remain.
    let answers = "[...document.querySelectorAll('.answers [data-entry]')].map((line) => line.dataset.action)";
    let left: Vec<String> = serde_json::from_value(browser.run(answers)?)?;
    if left.iter().any(|action| action.starts_with("play")) {
        ensure!(left.iter().all(|action| action.starts_with("play") && action.ends_with(" 3")), "{left:?}");
        let said = browser
            .run("[...document.querySelectorAll('.answers [data-entry] .entry-text')].map((one) => one.innerText)")?;
        ensure!(said[0] != said[1], "{said}");
        browser.click("[data-entry='1']")?;
    }
    browser.wait_for(
        "!document.querySelector(\"[data-target='slot-0-3']\").closest('.slot').classList.contains('empty')",
    )?;
    ensure!(browser.run("document.querySelector('.dragged')")?.is_null(), "nothing follows the pointer any more");
    // A card that is dropped where it cannot go returns to the hand.
    browser.drag(".hand-card.lit .card-button", ".others")?;
    browser.wait_for("!document.querySelector('.hand-card.picked')")?;
    check_quiet(&mut bench.browser, &url)
}

/// An attack in three presses: declare it, change a part of it, and announce it.
#[test]
fn an_attack_is_planned_and_announced_as_a_whole() -> Result<()> {
    let Some(mut bench) = Bench::set_up() else { return Ok(()) };
    let url = format!("{}doomtrooper/", bench.url());
    let browser = &mut bench.browser;
    play_against(browser, "beginner")?;
    browser.set_viewport(1280, 800)?;
    browser.go_to(&url)?;
    browser.wait_for("document.querySelector('#begin')")?;
    write_seed(browser, 4, Hand::Mouse)?;
    browser.click("#begin")?;
    let mut answers = 0;
    loop {
        browser.wait_for("document.querySelector('.decision[aria-busy=false] [data-entry]')")?;
        if browser.run("Boolean(document.querySelector('[data-action=attack]'))")? == true {
            break;
        }
        let wanted = "document.querySelector('[data-action^=add], [data-action^=\"open 0\"], [data-action=keep]')";
        let line = browser
            .run(&format!("({wanted} ?? [...document.querySelectorAll('[data-entry]')].at(-1)).dataset.entry"))?;
        browser.click(&format!("[data-entry='{}']", line.as_str().unwrap_or("1")))?;
        answers += 1;
        ensure!(answers < 200, "nobody can attack");
    }
    browser.click("[data-action=attack]")?;
    if browser.run("Boolean(document.querySelector('.really'))")? == true {
        browser.press("2")?;
    }
    browser.wait_for("document.querySelector('.plan .announce')")?;
    assert_eq!(browser.axe_violations()?, []);
    let figures = browser.text(".announce")?;
    ensure!(figures.contains(" against A "), "{figures}");
    bench.save_screenshot("plan")?;
    let browser = &mut bench.browser;
    browser.press("1")?;
    // A harmful answer needs a confirmation.
    if browser.run("Boolean(document.querySelector('.plan')?.innerText.includes('Really?'))")? == true {
        browser.wait_for("document.querySelector('.decision[aria-busy=false]')")?;
        browser.press("1")?;
    }
    // It is announced without further questions about its parts.
    browser.wait_for("!document.querySelector('.plan') && document.querySelector('.combat, [data-entry]')")?;
    check_quiet(browser, &url)
}
