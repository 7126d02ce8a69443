//! Whole matches in a real browser, by the mouse and by the keyboard alone, in both languages, on a phone and at a desk.

use std::thread::sleep;
use std::time::{Duration, Instant};

use anyhow::{Context, Result, ensure};
use serde_json::Value;
use webtest::{Bench, Browser};

#[test]
fn a_whole_match_is_played_by_the_mouse_in_english_at_a_desk() -> Result<()> {
    check_match(&Table { hand: Hand::Mouse, language: "en-GB", width: 1280, height: 800, seed: 9 })
}

#[test]
fn a_whole_match_is_played_by_the_mouse_in_italian_on_a_phone() -> Result<()> {
    check_match(&Table { hand: Hand::Mouse, language: "it-IT", width: 390, height: 844, seed: 2 })
}

#[test]
fn a_whole_match_is_played_by_the_mouse_in_english_on_a_phone() -> Result<()> {
    check_match(&Table { hand: Hand::Mouse, language: "en-GB", width: 390, height: 844, seed: 3 })
}

#[test]
fn a_whole_match_is_played_by_the_mouse_in_italian_at_a_desk() -> Result<()> {
    check_match(&Table { hand: Hand::Mouse, language: "it-IT", width: 1280, height: 800, seed: 12 })
}

#[test]
fn a_whole_match_is_played_by_the_keyboard_alone_in_italian_at_a_desk() -> Result<()> {
    check_match(&Table { hand: Hand::Keyboard, language: "it-IT", width: 1280, height: 800, seed: 11 })
}

#[test]
fn a_whole_match_is_played_by_the_keyboard_alone_in_english_on_a_phone() -> Result<()> {
    check_match(&Table { hand: Hand::Keyboard, language: "en-GB", width: 390, height: 844, seed: 6 })
}

#[test]
fn a_whole_match_is_played_by_the_keyboard_alone_in_english_at_a_desk() -> Result<()> {
    check_match(&Table { hand: Hand::Keyboard, language: "en-GB", width: 1280, height: 800, seed: 7 })
}

#[test]
fn a_whole_match_is_played_by_the_keyboard_alone_in_italian_on_a_phone() -> Result<()> {
    check_match(&Table { hand: Hand::Keyboard, language: "it-IT", width: 390, height: 844, seed: 8 })
}

/// Longer than any match of these seeds takes.
const PATIENCE: Duration = Duration::from_secs(240);

struct Table {
    hand: Hand,
    language: &'static str,
    width: u32,
    height: u32,
    seed: u32,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Hand {
    Mouse,
    Keyboard,
}

/// What the page offers now.
struct Offer {
    is_over: bool,
    /// The notations of the numbered list.
    actions: Vec<String>,
}

fn check_match(table: &Table) -> Result<()> {
    let Some(mut bench) = Bench::set_up() else { return Ok(()) };
    let url = bench.url();
    let name = format!("{:?}-{}-{}", table.hand, &table.language[..2], table.width).to_lowercase();
    bench.browser.run_before_pages(
        "if (location.protocol !== 'about:') {
             localStorage.setItem('duello.pace', 'instant');
             localStorage.setItem('duello.level', 'beginner');
         }",
    )?;
    bench.browser.set_language(table.language)?;
    bench.browser.set_viewport(table.width, table.height)?;
    bench.browser.go_to(&url)?;
    let first_load = first_load(&mut bench.browser)?;
    begin(&mut bench.browser, table)?;

    let started = Instant::now();
    let mut choice = Choice(table.seed);
    let mut decisions = 0;
    loop {
        let offer = offer(&mut bench.browser)?;
        if offer.is_over {
            break;
        }
        ensure!(started.elapsed() < PATIENCE, "{name}: no end after {decisions} decisions");
        if offer.actions.is_empty() {
            sleep(Duration::from_millis(5));
            continue;
        }
        // Looked at while the person is asked: until then the bot goes on and cards are on their way.
        if decisions == 24 {
            check_table(&mut bench, &name, table)?;
        }
        let number = choice.among(&offer.actions);
        match table.hand {
            Hand::Mouse => click(&mut bench.browser, number, &offer.actions[number], decisions % 2 == 0)?,
            Hand::Keyboard => press(&mut bench.browser, number)?,
        }
        decisions += 1;
    }
    ensure!(decisions > 24, "{name}: over after {decisions} decisions only");

    assert_eq!(bench.browser.run("document.documentElement.lang")?, &table.language[..2]);
    assert_eq!(bench.browser.axe_violations()?, [], "{name}: end");
    check_width(&mut bench.browser, table)?;
    bench.save_screenshot(&format!("{name}-end"))?;
    assert_eq!(bench.browser.console_problems()?, []);
    for screen in ["rules", "cards", "deck", "replay", "settings"] {
        bench.browser.run(&format!("location.hash = '#{screen}'; 0"))?;
        bench.browser.wait_for(&format!("document.documentElement.dataset.screen === '{screen}'"))?;
        bench.browser.click(".language")?;
    }
    let requests = bench.browser.requests()?;
    assert!(requests.iter().all(|asked| asked.starts_with(&url)), "{requests:?}");
    assert_eq!(requests[first_load..], [""; 0], "fetched after the first load");
    println!("{name}: {decisions} decisions in {:.1} s", started.elapsed().as_secs_f32());
    Ok(())
}

/// Waits until the page and its worker have asked for everything; gives the number of their requests.
fn first_load(browser: &mut Browser) -> Result<usize> {
    let awaited = [("/rules/en.md", 1), ("/rules/it.md", 1), ("/worker.js", 1), ("/web_bg.wasm", 2)];
    let started = Instant::now();
    let mut last = (0, Instant::now());
    loop {
        let requests = browser.requests()?;
        let asked = |end: &str| requests.iter().filter(|address| address.ends_with(end)).count();
        if requests.len() != last.0 {
            last = (requests.len(), Instant::now());
        }
        let has_all = awaited.iter().all(|(end, least)| asked(end) >= *least);
        if has_all && last.1.elapsed() > Duration::from_secs(1) {
            return Ok(last.0);
        }
        ensure!(started.elapsed() < Duration::from_secs(30), "not asked for at first: {requests:?}");
        sleep(Duration::from_millis(50));
    }
}

/// From the start screen to the first question, by the hand that plays; the seed is written, so that the match is always
/// the same.
fn begin(browser: &mut Browser, table: &Table) -> Result<()> {
    browser.wait_for("document.querySelector('#begin')")?;
    match table.hand {
        Hand::Mouse => {
            browser.click(".options summary")?;
            browser.click("#seed")?;
            browser.write(&table.seed.to_string())?;
            browser.click("#begin")
        }
        Hand::Keyboard => {
            tab_to(browser, "document.activeElement.tagName === 'SUMMARY'")?;
            browser.press("Enter")?;
            tab_to(browser, "document.activeElement.id === 'seed'")?;
            browser.write(&table.seed.to_string())?;
            browser.press("Enter")
        }
    }
}

fn tab_to(browser: &mut Browser, condition: &str) -> Result<()> {
    for _ in 0..100 {
        if browser.run(condition)? == true {
            return Ok(());
        }
        browser.press("Tab")?;
    }
    anyhow::bail!("not reached by Tab: {condition}")
}

fn offer(browser: &mut Browser) -> Result<Offer> {
    let found = browser.run(
        "({ over: location.hash === '#end' && Boolean(document.querySelector('#result')),
            trouble: document.querySelector('.trouble')?.innerText ?? '',
            actions: [...document.querySelectorAll('[data-entry]')].map((entry) => entry.dataset.action) })",
    )?;
    let trouble = found["trouble"].as_str().unwrap_or_default();
    ensure!(trouble.is_empty(), "{trouble}");
    let actions = found["actions"].as_array().context("a list of actions")?;
    let actions = actions.iter().filter_map(Value::as_str).map(str::to_owned).collect();
    Ok(Offer { is_over: found["over"] == true, actions })
}

/// By the list, or on the table itself where the action has a place there.
fn click(browser: &mut Browser, number: usize, action: &str, on_table: bool) -> Result<()> {
    let words: Vec<&str> = action.split(' ').collect();
    let target = match words.as_slice() {
        ["card", kind] => Some(format!("[data-target='card-{kind}']")),
        ["activate", slot] => Some(format!("[data-target='slot-0-{slot}']")),
        ["maneuver", which] => {
            Some(format!("[data-target='maneuver-{}']", which.parse::<u8>().unwrap_or(1).saturating_sub(1)))
        }
        _ => None,
    };
    match target.filter(|_| on_table) {
        Some(target) => browser.click(&target),
        None => browser.click(&format!("[data-entry='{}']", number + 1)),
    }
}

/// A digit where the list's line has one, the arrows and Enter further down.
fn press(browser: &mut Browser, number: usize) -> Result<()> {
    if number < 10 {
        return browser.press(&((number + 1) % 10).to_string());
    }
    for _ in 0..60 {
        if browser.run(&format!("document.activeElement.dataset.entry === '{}'", number + 1))? == true {
            return browser.press("Enter");
        }
        browser.press("ArrowDown")?;
    }
    anyhow::bail!("line {} is not reached by the arrows", number + 1)
}

/// The table in the middle of a match: accessible, nothing wider than the window, touch targets large enough.
fn check_table(bench: &mut Bench, name: &str, table: &Table) -> Result<()> {
    bench.save_screenshot(&format!("{name}-table"))?;
    assert_eq!(bench.browser.axe_violations()?, [], "{name}: table");
    check_width(&mut bench.browser, table)?;
    if table.width < 600 {
        let small = bench.browser.run(
            "[...document.querySelectorAll('button, a.nav, select')]
                .map((element) => [element.getBoundingClientRect(), element.outerHTML.slice(0, 120)])
                .filter(([box]) => box.width > 0 && (box.width < 43.5 || box.height < 43.5))
                .map(([box, html]) => `${box.width}x${box.height} ${html}`)",
        )?;
        assert_eq!(small, Value::Array(Vec::new()), "{name}: too small to touch");
    }
    Ok(())
}

fn check_width(browser: &mut Browser, table: &Table) -> Result<()> {
    let width = browser.run("document.documentElement.scrollWidth")?;
    let beyond = browser.run(
        "[...document.querySelectorAll('body *')]
            .filter((element) => element.getBoundingClientRect().right > innerWidth && !element.closest('.hand-cards'))
            .slice(-3).map((element) => element.outerHTML.slice(0, 160))",
    )?;
    ensure!(width.as_u64() <= Some(table.width.into()), "the page is {width} wide: {beyond}");
    Ok(())
}

/// A seeded policy: mostly anything, but it likes to act before it ends its turn.
struct Choice(u32);

impl Choice {
    fn among(&mut self, actions: &[String]) -> usize {
        let eager = actions.iter().position(|action| action.starts_with("activate") || action.starts_with("maneuver"));
        let roll = self.next();
        match eager {
            Some(number) if roll.is_multiple_of(2) => number,
            _ => self.next() as usize % actions.len(),
        }
    }

    fn next(&mut self) -> u32 {
        self.0 = self.0.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        self.0 >> 16
    }
}
