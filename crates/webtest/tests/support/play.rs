//! Plays a match in the browser: what is offered, what is chosen, and by which input.

use std::thread::sleep;
use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail, ensure};
use serde_json::{Value, json};
use webtest::Browser;

/// The input that a person uses.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Hand {
    Mouse,
    Finger,
    Keyboard,
}

/// Waits until the page and its worker have requested everything; returns the number of their requests.
pub fn first_load(browser: &mut Browser) -> Result<usize> {
    // The last request of the worker that keeps the page for use without a network is the style sheet, for the second
    // time.
    let awaited = [
        ("/rules/en.md", 1),
        ("/rules/it.md", 1),
        ("/worker.js", 2),
        ("/web_bg.wasm", 3),
        ("/split_later.wasm", 1),
        ("/lessons.txt", 1),
        ("/style.css", 2),
    ];
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

/// What the page offers at the moment.
pub struct Offer {
    pub is_over: bool,
    /// The seat that the screen is handed over to.
    pub hand_over: Option<String>,
    /// The notations of the actions in the numbered list.
    pub actions: Vec<String>,
}

/// Returns what the page offers now: nothing while it waits for its referee or gives the only possible answer by
/// itself. An error if the page reports trouble.
pub fn offer(browser: &mut Browser) -> Result<Offer> {
    let found = browser.run(
        "(() => {
            const entries = [...document.querySelectorAll('.decision[aria-busy=false] [data-entry]')];
            const lone = entries.length === 1 && !entries[0].closest('.docked') ? entries[0].dataset.action : null;
            if (lone !== window.loneAnswer) { [window.loneAnswer, window.loneSince] = [lone, Date.now()]; }
            // It is given at once; whoever went back is asked all the same.
            const isGiven = lone !== null && Date.now() - window.loneSince < 400;
            return { over: location.hash === '#end' && Boolean(document.querySelector('#result')),
            trouble: document.querySelector('.trouble')?.innerText ?? '',
            handOver: document.querySelector('.hand-over[aria-busy=false]')?.dataset.handOver ?? null,
            actions: isGiven ? [] : entries.map((entry) => entry.dataset.action) };
        })()",
    )?;
    ensure!(found["trouble"] == "", "{}", found["trouble"]);
    let actions = found["actions"].as_array().context("a list of actions")?;
    Ok(Offer {
        is_over: found["over"] == true,
        hand_over: found["handOver"].as_str().map(str::to_owned),
        actions: actions.iter().filter_map(Value::as_str).map(str::to_owned).collect(),
    })
}

/// Pauses a watched match of bots, or lets it go on. It uses a key, because the page moves under the pointer while the
/// bots play.
pub fn pause(browser: &mut Browser) -> Result<()> {
    let label = browser.text("#watch-pause")?;
    browser.run("document.querySelector('#watch-pause').focus(); 0")?;
    browser.press("Enter")?;
    browser.wait_for(&format!("document.querySelector('#watch-pause').innerText.trim() !== {}", json!(label.trim())))
}

/// Chooses the line with this number (from 0) of the list: with a click, or with a digit or the arrows and Enter.
pub fn answer(browser: &mut Browser, number: usize, hand: Hand) -> Result<()> {
    let line = number + 1;
    match hand {
        Hand::Mouse | Hand::Finger => browser.click(&format!("[data-entry='{line}']")),
        Hand::Keyboard if line <= 10 => browser.press(&(line % 10).to_string()),
        Hand::Keyboard => {
            for _ in 0..80 {
                if browser.run(&format!("document.activeElement.dataset.entry === '{line}'"))? == true {
                    return browser.press("Enter");
                }
                browser.press("ArrowDown")?;
            }
            let found = browser.run(
                "[document.activeElement.outerHTML.slice(0, 200), ...[...document.querySelectorAll('[data-entry]')]
                    .map((entry) => `${entry.dataset.entry} ${entry.dataset.action} ${entry.checkVisibility()}`)]",
            )?;
            bail!("line {line} is not reached by the arrows: {found}")
        }
    }
}

/// A seeded policy: mostly random, but it prefers to act before it ends its turn.
pub struct Choice(pub u32);

impl Choice {
    /// Returns the index of the action that it chooses.
    pub fn among(&mut self, actions: &[String]) -> usize {
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

/// Answers every question until the match is over, always in the same way; returns the number of answers.
pub fn play_to_the_end(browser: &mut Browser, patience: Duration) -> Result<usize> {
    let started = Instant::now();
    let mut choice = Choice(1);
    let mut answers = 0;
    loop {
        let offer = offer(browser)?;
        if offer.is_over {
            return Ok(answers);
        }
        ensure!(started.elapsed() < patience, "no end after {answers} answers in {patience:?}");
        if offer.actions.is_empty() {
            sleep(Duration::from_millis(5));
            continue;
        }
        answer(browser, choice.next() as usize % offer.actions.len(), Hand::Mouse)?;
        answers += 1;
    }
}
