//! The start screen: one press to play at every size, matches that are left and resumed, and finished ones.

mod support;

use anyhow::{Result, ensure};
use support::{check_quiet, check_touch, check_width};
use webtest::{Bench, Browser};

/// A phone upright and on its side, a tablet, a desk, and the desk at 200 %.
const SIZES: [(u32, u32); 6] = [(390, 844), (360, 640), (844, 390), (768, 1024), (1280, 800), (640, 400)];

#[test]
fn to_play_is_one_press_in_the_first_viewport_at_every_size() -> Result<()> {
    let Some(mut bench) = Bench::set_up() else { return Ok(()) };
    let root = bench.url();
    for folder in ["", "doomtrooper/", "estro/"] {
        let url = format!("{root}{folder}");
        for (width, height) in SIZES {
            bench.browser.set_viewport(width, height)?;
            bench.browser.go_to(&url)?;
            bench.browser.wait_for("document.querySelector('#play-now')")?;
            let is_seen = bench.browser.run(
                "(() => { const box = document.querySelector('#play-now').getBoundingClientRect();
                          return scrollY === 0 && box.top >= 0 && box.bottom <= innerHeight; })()",
            )?;
            ensure!(is_seen == true, "{folder}: `Play now` is out of sight at {width}x{height}");
            check_width(&mut bench.browser, width, "start")?;
        }
        bench.browser.set_viewport(390, 844)?;
        check_touch(&mut bench.browser, "start")?;
        assert_eq!(bench.browser.axe_violations()?, [], "{folder}");
        bench.browser.click("#play-now")?;
        bench.browser.wait_for("document.querySelector('.table') && location.hash === '#table'")?;
        bench.browser.wait_for("document.querySelector('[data-entry]')")?;
        check_quiet(&mut bench.browser, &root)?;
    }
    Ok(())
}

#[test]
fn a_first_match_has_the_training_aid_and_a_match_that_is_left_is_taken_up_again() -> Result<()> {
    let Some(mut bench) = Bench::set_up() else { return Ok(()) };
    let url = bench.url();
    let browser = &mut bench.browser;
    browser.set_viewport(1280, 800)?;
    browser.go_to(&url)?;
    let first = begin_and_answer_once(browser)?;
    ensure!(first.contains("training_aid"), "a first match has the training aid");
    ensure!(first.contains("newcomer"), "a first match is against the weakest level");

    // A second match does not replace the first.
    browser.run("location.hash = '#start'; 0")?;
    browser.wait_for("document.querySelector('#resume') && document.querySelector('#play-now')")?;
    ensure!(is_above(browser, "#resume", "#play-now")?, "to go on comes first");
    let second = begin_and_answer_once(browser)?;
    ensure!(seed_of(&first) != seed_of(&second), "another match");
    browser.run("location.hash = '#start'; 0")?;
    browser.wait_for("document.querySelectorAll('[data-left]').length === 1")?;
    browser.click("[data-left='0']")?;
    browser.wait_for("location.hash === '#table' && document.querySelector('[data-entry]')")?;
    assert_eq!(seed_of(&kept(browser)?), seed_of(&first), "the first match goes on");

    // A reload loses neither.
    browser.go_to("about:blank")?;
    browser.go_to(&format!("{url}#start"))?;
    browser.wait_for("document.querySelectorAll('[data-left]').length === 1")?;
    assert_eq!(browser.axe_violations()?, []);
    check_quiet(browser, &url)
}

#[test]
fn a_match_that_is_over_is_kept_to_look_back_at_and_saved_with_the_others() -> Result<()> {
    let Some(mut bench) = Bench::set_up() else { return Ok(()) };
    let url = bench.url();
    let folder = tempfile::tempdir()?;
    let browser = &mut bench.browser;
    browser.save_downloads_in(folder.path())?;
    browser.set_viewport(1280, 800)?;
    browser.go_to(&url)?;
    begin_and_answer_once(browser)?;
    browser.click("#concede")?;
    browser.wait_for("document.querySelector('[data-concede=\"0\"]')")?;
    browser.click("[data-concede='0']")?;
    browser.wait_for("location.hash === '#end' && document.querySelector('#result')")?;
    // The next match is no longer a beginner's first one.
    let next = {
        browser.run("location.hash = '#start'; 0")?;
        begin_and_answer_once(browser)?
    };
    ensure!(!next.contains("training_aid"), "the training aid is for the first match");
    browser.run("location.hash = '#start'; 0")?;
    browser.wait_for("document.querySelectorAll('[data-over]').length === 1")?;
    let line = browser.run("document.querySelector('[data-over]').textContent")?;
    ensure!(line.as_str().is_some_and(|line| line.contains("lost")), "how it ended: {line}");
    browser.click("#save-all")?;
    let file = folder.path().join("coal-matches.duello.txt");
    let started = std::time::Instant::now();
    while !file.exists() && started.elapsed().as_secs() < 10 {
        std::thread::sleep(std::time::Duration::from_millis(50));
    }
    ensure!(std::fs::read_to_string(&file)?.starts_with("duello record 1\ngame coal\n"), "the file of all of them");
    browser.click("[data-over='0']")?;
    browser.wait_for("location.hash === '#replay' && document.querySelector('.replay-head, .controls')")?;
    check_quiet(browser, &url)
}

/// Begins a match and answers the first question; returns what the browser stores of it.
fn begin_and_answer_once(browser: &mut Browser) -> Result<String> {
    browser.wait_for("document.querySelector('#play-now')")?;
    browser.click("#play-now")?;
    browser.wait_for("document.querySelector('.table [data-entry]')")?;
    let before = kept(browser)?;
    browser.click("[data-entry='1']")?;
    browser.wait_for(&format!("localStorage.getItem('duello.match').length > {}", before.len()))?;
    kept(browser)
}

fn kept(browser: &mut Browser) -> Result<String> {
    Ok(browser.run("localStorage.getItem('duello.match')")?.as_str().unwrap_or_default().to_owned())
}

fn seed_of(kept: &str) -> Option<&str> {
    kept.lines().find(|line| line.starts_with("seed "))
}

fn is_above(browser: &mut Browser, one: &str, other: &str) -> Result<bool> {
    let top = |selector: &str| format!("document.querySelector('{selector}').getBoundingClientRect().top");
    Ok(browser.run(&format!("{} < {}", top(one), top(other)))? == true)
}

#[test]
fn a_page_whose_match_goes_on_in_another_tab_says_so_and_stands_still() -> Result<()> {
    let Some(mut bench) = Bench::set_up() else { return Ok(()) };
    let url = bench.url();
    let browser = &mut bench.browser;
    browser.set_viewport(390, 844)?;
    browser.go_to(&url)?;
    begin_and_answer_once(browser)?;
    browser.wait_for("document.querySelector('.table [data-entry]')")?;
    // Another tab opens the same page and continues its match: the first tab notices.
    browser.run(
        "(async () => {
             const other = window.open('./favicon.svg');
             if (!other) throw new Error('no second tab');
             await new Promise((done) => { other.onload = done; setTimeout(done, 2000) });
             other.localStorage.setItem('duello.match', other.localStorage.getItem('duello.match') + '\\n');
             other.close();
             return 0;
         })()",
    )?;
    browser.wait_for("document.querySelector('#take-over')")?;
    assert_eq!(browser.text("#elsewhere")?, "This match goes on in another tab or window.");
    assert_eq!(browser.axe_violations()?, []);
    let before = kept(browser)?;
    browser.press("1")?;
    assert_eq!(kept(browser)?, before, "nothing is done here meanwhile");
    browser.click("#take-over")?;
    browser.wait_for("!document.querySelector('#take-over') && document.querySelector('.table [data-entry]')")?;
    Ok(())
}
