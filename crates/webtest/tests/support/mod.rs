//! What several browser tests do alike.
#![allow(dead_code, reason = "each test file uses a part of it")]

use std::thread::sleep;
use std::time::{Duration, Instant};

use anyhow::{Result, bail, ensure};
use serde_json::Value;
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

/// Everything that can be touched is large enough for a finger.
pub fn check_touch(browser: &mut Browser, what: &str) -> Result<()> {
    let small = browser.run(
        "[...document.querySelectorAll('button, a.nav, select')]
            .map((element) => [element.getBoundingClientRect(), element.outerHTML.slice(0, 120)])
            .filter(([box]) => box.width > 0 && (box.width < 43.5 || box.height < 43.5))
            .map(([box, html]) => `${box.width}x${box.height} ${html}`)",
    )?;
    assert_eq!(small, Value::Array(Vec::new()), "{what}: too small to touch");
    Ok(())
}

/// A match as a person sets it up.
pub struct Table {
    pub seats: u32,
    pub options: &'static [&'static str],
    /// The seats of people; the first is Anna, the second Bruno.
    pub people: &'static [u32],
    /// The level of the bots.
    pub level: &'static str,
    pub language: &'static str,
    pub width: u32,
    pub height: u32,
    pub seed: u32,
}

/// What the person plays with.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Hand {
    Mouse,
    Keyboard,
}

/// From the start screen to the table, through the form as a person fills it in.
pub fn begin(browser: &mut Browser, url: &str, table: &Table, hand: Hand) -> Result<()> {
    play_against(browser, table.level)?;
    browser.set_language(table.language)?;
    browser.go_to(url)?;
    browser.wait_for("document.querySelector('#begin')")?;
    if hand == Hand::Keyboard {
        return begin_by_keyboard(browser, table);
    }
    browser.click(&format!("[name=count][value='{}']", table.seats))?;
    for option in table.options {
        browser.click(&format!("[name={option}]"))?;
    }
    for seat in 0..table.seats {
        let person = table.people.iter().position(|person| *person == seat);
        let who = if person.is_some() { "person" } else { table.level };
        browser.wait_for(&format!("document.querySelector('#player-{seat}')"))?;
        browser.run(&format!(
            "{{ const who = document.querySelector('#player-{seat}'); who.value = '{who}';
                who.dispatchEvent(new Event('change', {{ bubbles: true }})); }} 0"
        ))?;
        if let Some(place) = person.filter(|_| table.people.len() > 1) {
            browser.wait_for(&format!("document.querySelector('#name-{seat}')"))?;
            browser.click(&format!("#name-{seat}"))?;
            browser.write(["Anna", "Bruno"][place])?;
        }
    }
    browser.click("details.options summary")?;
    browser.click("#seed")?;
    browser.write(&table.seed.to_string())?;
    browser.click("#begin")?;
    browser.wait_for("document.querySelector('.table, .hand-over')")
}

/// The same by Tab, arrows, Space and Enter; the seats keep their usual people.
fn begin_by_keyboard(browser: &mut Browser, table: &Table) -> Result<()> {
    tab_to(browser, "document.activeElement.name === 'count'")?;
    for _ in 2..table.seats {
        browser.press("ArrowRight")?;
    }
    for option in table.options {
        tab_to(browser, &format!("document.activeElement.name === '{option}'"))?;
        browser.press(" ")?;
    }
    tab_to(browser, "document.activeElement.tagName === 'SUMMARY'")?;
    browser.press("Enter")?;
    tab_to(browser, "document.activeElement.id === 'seed'")?;
    browser.write(&table.seed.to_string())?;
    browser.press("Enter")?;
    browser.wait_for("document.querySelector('.table')")
}
