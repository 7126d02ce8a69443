//! Every level of the opponent answers in its worker; and a whole match against one that searches.

mod support;

use std::time::Duration;

use anyhow::Result;
use support::{begin, check_quiet, play_to_the_end};
use webtest::Bench;

#[test]
fn a_whole_match_is_played_against_a_player_that_searches() -> Result<()> {
    let Some(mut bench) = Bench::set_up() else { return Ok(()) };
    let url = bench.url();
    begin(&mut bench.browser, &url, "expert", 11)?;
    let answers = play_to_the_end(&mut bench.browser, Duration::from_secs(240))?;
    assert!(answers > 10, "over after {answers} answers");
    let second = "localStorage.getItem('duello.match').split('\\n')[2].startsWith('expert')";
    assert_eq!(bench.browser.run(second)?, true);
    let requests = bench.browser.requests()?;
    assert!(requests.iter().any(|asked| asked.ends_with("/worker.js")), "{requests:?}");
    check_quiet(&mut bench.browser, &url)
}

#[test]
fn the_journeyman_answers() -> Result<()> {
    check_answers("journeyman")
}

#[test]
fn the_master_answers() -> Result<()> {
    check_answers("master")
}

/// The opponent takes its Steambot and its pilot, and then decides in its own turns.
fn check_answers(level: &str) -> Result<()> {
    let Some(mut bench) = Bench::set_up() else { return Ok(()) };
    let url = bench.url();
    let browser = &mut bench.browser;
    begin(browser, &url, level, 12)?;
    for _ in 0..600 {
        let found = browser.run(
            "({ turn: Number([...document.querySelectorAll('.beat-turn')].at(-1)?.innerText.match(/\\d+/)?.[0] ?? 0),
                end: Boolean(document.querySelector('[data-action=end]')),
                quick: document.querySelector('[data-action=maintenance], [data-action=end]')?.dataset.entry ?? '1',
                lines: document.querySelectorAll('[data-entry]').length,
                trouble: document.querySelector('.trouble')?.innerText ?? '' })",
        )?;
        assert_eq!(found["trouble"], "");
        if found["turn"].as_u64() >= Some(4) {
            return check_quiet(browser, &url);
        }
        match found["lines"].as_u64() {
            Some(1..) => browser.click(&format!("[data-entry='{}']", found["quick"].as_str().unwrap_or("1")))?,
            _ => std::thread::sleep(Duration::from_millis(20)),
        }
    }
    anyhow::bail!("{level}: the fourth turn never came")
}
