//! What several browser tests do alike.
#![allow(dead_code, reason = "each test file uses a part of it")]

use std::thread::sleep;
use std::time::{Duration, Instant};

use anyhow::{Result, bail, ensure};
use webtest::Browser;

/// Every later page plays at once against this level, whatever was chosen before.
pub fn play_against(browser: &mut Browser, level: &str) -> Result<()> {
    browser.run_before_pages(&format!(
        "if (location.protocol !== 'about:') {{
             localStorage.setItem('duello.pace', 'instant');
             localStorage.setItem('duello.level', '{level}');
         }}"
    ))
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

/// Answers every question of the match until it is over, always in the same way; gives the number of answers.
pub fn play_to_the_end(browser: &mut Browser, patience: Duration) -> Result<usize> {
    let started = Instant::now();
    let mut roll = 1_u32;
    let mut answers = 0;
    loop {
        let found = browser.run(
            "({ over: location.hash === '#end' && Boolean(document.querySelector('#result')),
                trouble: document.querySelector('.trouble')?.innerText ?? '',
                lines: document.querySelectorAll('[data-entry]').length })",
        )?;
        ensure!(found["trouble"] == "", "{}", found["trouble"]);
        if found["over"] == true {
            return Ok(answers);
        }
        ensure!(started.elapsed() < patience, "no end after {answers} answers in {patience:?}");
        match found["lines"].as_u64().unwrap_or(0) {
            0 => sleep(Duration::from_millis(5)),
            lines => {
                roll = roll.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
                let line = u64::from(roll >> 16) % lines + 1;
                browser.click(&format!("[data-entry='{line}']"))?;
                answers += 1;
            }
        }
    }
}

/// Nothing in the console, nothing fetched from elsewhere.
pub fn check_quiet(browser: &mut Browser, url: &str) -> Result<()> {
    assert_eq!(browser.console_problems()?, []);
    let requests = browser.requests()?;
    let is_own = |asked: &&String| asked.starts_with(url) || asked.starts_with("about:") || asked.starts_with("blob:");
    ensure!(requests.iter().all(|asked| is_own(&asked)), "{requests:?}");
    Ok(())
}

/// Nothing on the page is wider than the window.
pub fn check_width(browser: &mut Browser, width: u32, what: &str) -> Result<()> {
    let wide = browser.run("document.documentElement.scrollWidth")?;
    let beyond = browser.run(
        "[...document.querySelectorAll('body *')]
            .filter((element) => element.getBoundingClientRect().right > innerWidth && !element.closest('.hand-cards'))
            .slice(-3).map((element) => element.outerHTML.slice(0, 160))",
    )?;
    ensure!(wide.as_u64() <= Some(width.into()), "{what}: {wide} wide: {beyond}");
    Ok(())
}
