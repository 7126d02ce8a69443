//! The guided first match of each game in a real browser: completed with the mouse and with the keyboard alone, at a
//! desk and on a phone, in both languages; left in the middle without losing anything; and the help screen.

mod support;

use std::thread::sleep;
use std::time::{Duration, Instant};

use anyhow::{Context, Result, ensure};
use serde_json::Value;
use support::{Hand, check_quiet, check_touch, check_width, play_against, tab_to};
use webtest::{Bench, Browser};

/// Longer than any lesson takes.
const PATIENCE: Duration = Duration::from_secs(90);
const DESK: (u32, u32) = (1280, 800);
const PHONE: (u32, u32) = (390, 844);

/// The folder of each game's page.
const PAGES: [&str; 3] = ["", "doomtrooper/", "estro/"];

#[test]
fn every_lesson_is_taken_by_the_mouse_at_a_desk_in_english() -> Result<()> {
    take_all(Hand::Mouse, "en-GB", DESK)
}

#[test]
fn every_lesson_is_taken_by_the_mouse_on_a_phone_in_italian() -> Result<()> {
    take_all(Hand::Mouse, "it-IT", PHONE)
}

#[test]
fn every_lesson_is_taken_by_the_keyboard_alone() -> Result<()> {
    take_all(Hand::Keyboard, "it-IT", DESK)
}

fn take_all(hand: Hand, language: &str, (width, height): (u32, u32)) -> Result<()> {
    for page in PAGES {
        let Some(mut bench) = Bench::set_up() else { return Ok(()) };
        let url = format!("{}{page}", bench.url());
        let browser = &mut bench.browser;
        browser.set_language(language)?;
        browser.set_viewport(width, height)?;
        begin(browser, &url, hand)?;
        let (read, done) = take(browser, hand, width)?;
        ensure!(read >= 3 && done >= 8, "{page}: {read} read, {done} done");
        bench.save_screenshot(&format!("lesson-{}-{width}", page.strip_suffix('/').unwrap_or("coal")))?;
        let browser = &mut bench.browser;
        // The page goes straight into a match.
        press(browser, "#guide-next", hand)?;
        browser.wait_for("document.querySelector('.table:not(.guided) [data-entry]')")?;
        ensure!(browser.run("document.querySelector('.guide')")?.is_null(), "the guide stays");
        check_quiet(browser, &url)?;
    }
    Ok(())
}

/// Goes from the start screen into the lesson.
fn begin(browser: &mut Browser, url: &str, hand: Hand) -> Result<()> {
    play_against(browser, "beginner")?;
    browser.go_to(url)?;
    browser.wait_for("document.querySelector('[data-lesson]')")?;
    press(browser, "[data-lesson]", hand)?;
    browser.wait_for("document.querySelector('.guide .guide-text')")
}

fn press(browser: &mut Browser, selector: &str, hand: Hand) -> Result<()> {
    match hand {
        Hand::Mouse | Hand::Finger => browser.click(selector),
        Hand::Keyboard => {
            tab_to(browser, &format!("document.activeElement.matches('{selector}')"))?;
            browser.press("Enter")
        }
    }
}

/// The positions of the regions of the stage.
const STAGE: &str = "['.others', '.guide', '.middle', '.seat.own', '.decision', '.hand'].map((name) => {
    const box = document.querySelector('.table > ' + name).getBoundingClientRect();
    return [box.x, box.y, box.width, box.height].map(Math.round);
})";

/// Does what the guide asks for, up to the last step; returns how often the learner read and acted.
fn take(browser: &mut Browser, hand: Hand, width: u32) -> Result<(usize, usize)> {
    let started = Instant::now();
    let stage = browser.run(STAGE)?;
    check_stage(&stage)?;
    let (mut read, mut done, mut last) = (0, 0, String::new());
    while started.elapsed() < PATIENCE {
        let found = browser.run(
            "({ count: document.querySelector('.guide-count').innerText,
                busy: document.querySelector('.decision').getAttribute('aria-busy') === 'true',
                next: Boolean(document.querySelector('#guide-next')),
                hears: document.querySelector('.guide [role=status]').innerText.length > 20,
                aim: document.querySelector('.entry.aim [data-entry]')?.dataset.entry ?? null,
                wrong: document.querySelector('.entry:not(.aim) [data-entry]')?.dataset.entry ?? null })",
        )?;
        let count = found["count"].as_str().context("how far it is")?.to_owned();
        if found["busy"] == true {
            sleep(Duration::from_millis(5));
            continue;
        }
        if count != last {
            ensure!(browser.run(STAGE)? == stage, "the stage has moved at {count}");
            ensure!(found["hears"] == true, "nothing is told at {count}");
        }
        let (at, of) = count.split_once(" / ").context("a number of steps")?;
        if found["next"] == true {
            if at == of {
                return Ok((read + 1, done));
            }
            if read == 0 {
                assert_eq!(browser.axe_violations()?, [], "a step to read");
                check_width(browser, width, "the lesson")?;
                if width < 600 {
                    check_touch(browser, "the lesson")?;
                }
            }
            // The button that continues has the focus.
            browser.wait_for("document.activeElement.id === 'guide-next'")?;
            match hand {
                Hand::Mouse | Hand::Finger => browser.click("#guide-next")?,
                Hand::Keyboard => browser.press("Enter")?,
            }
            read += 1;
        } else if let Some(aim) = found["aim"].as_str() {
            if done == 0 && count != last {
                assert_eq!(browser.axe_violations()?, [], "a step to do");
                if let Some(wrong) = found["wrong"].as_str() {
                    // A wrong action is possible but is not carried out.
                    choose(browser, wrong, hand)?;
                    browser.wait_for("document.querySelector('.guide-astray')")?;
                    assert_eq!(browser.text(".guide-count")?, count);
                }
            }
            let opens = choose(browser, aim, hand)?;
            browser.wait_for(&format!(
                "document.querySelector('.guide-count').innerText !== '{count}' || document.querySelector('.narrowed')"
            ))?;
            done += usize::from(!opens);
        } else {
            sleep(Duration::from_millis(5));
        }
        last = count;
    }
    anyhow::bail!("no end after {last}")
}

/// Chooses the line with this number; returns whether it opens further lines.
fn choose(browser: &mut Browser, line: &str, hand: Hand) -> Result<bool> {
    // A press would end the scene and do nothing else.
    browser.wait_for("!document.querySelector('.moment')")?;
    let opens =
        browser.run(&format!("document.querySelector(\"[data-entry='{line}']\").innerText.trim().endsWith('…')"))?;
    match hand {
        Hand::Keyboard if line.len() == 1 || line == "10" => browser.press(&line[line.len() - 1..])?,
        Hand::Keyboard => {
            browser.run(&format!("document.querySelector(\"[data-entry='{line}']\").focus(); 0"))?;
            browser.press("Enter")?;
        }
        Hand::Mouse | Hand::Finger => browser.click(&format!("[data-entry='{line}']"))?,
    }
    Ok(opens == true)
}

/// Checks that the guide covers no other region.
fn check_stage(stage: &Value) -> Result<()> {
    let boxes: Vec<[f64; 4]> = serde_json::from_value(stage.clone())?;
    let [x, y, width, height] = boxes[1];
    ensure!(width > 150.0 && height > 60.0, "the guide has no room: {stage}");
    for (place, [left, top, wide, high]) in boxes.iter().enumerate().filter(|(place, _)| *place != 1) {
        let is_apart =
            left + wide <= x + 1.0 || x + width <= left + 1.0 || top + high <= y + 1.0 || y + height <= top + 1.0;
        ensure!(is_apart, "region {place} lies under the guide: {stage}");
    }
    Ok(())
}

#[test]
fn a_lesson_is_left_in_the_middle_and_the_match_is_there_again() -> Result<()> {
    for page in PAGES {
        let Some(mut bench) = Bench::set_up() else { return Ok(()) };
        let url = format!("{}{page}", bench.url());
        let browser = &mut bench.browser;
        support::begin(browser, &url, "beginner", 7)?;
        // The first answer may only open a card.
        for _ in 0..3 {
            browser.wait_for("document.querySelector('.decision[aria-busy=false] [data-entry]')")?;
            if browser.run("Boolean(document.querySelector('#undo:not([disabled])'))")? == true {
                break;
            }
            browser.click("[data-entry='1']")?;
        }
        browser
            .wait_for("document.querySelector('#undo:not([disabled])') && document.querySelector('[data-entry]')")?;
        let kept = "Object.entries(localStorage).filter(([key]) => /match$/.test(key)).map(([, text]) => text).join()";
        // Nobody decides until the person does.
        browser.wait_for("document.querySelector('.decision[aria-busy=false] [data-entry]')")?;
        sleep(Duration::from_millis(300));
        let before = browser.run(kept)?;

        // Opened from the help, with a key.
        browser.press("?")?;
        browser.wait_for("document.querySelector('.panel [data-lesson]')")?;
        assert_eq!(browser.axe_violations()?, [], "the help");
        browser.click(".panel [data-lesson]")?;
        browser.wait_for("document.querySelector('#guide-next')")?;
        browser.click("#guide-next")?;
        browser.wait_for("document.querySelector('.guide-count').innerText.startsWith('2')")?;
        ensure!(browser.run(kept)? == before, "the match was written over");
        browser.click("#guide-leave")?;
        browser.wait_for("location.hash === '#start' && document.querySelector('#resume')")?;
        ensure!(browser.run(kept)? == before, "the match has changed");
        browser.click("#resume")?;
        browser.wait_for("document.querySelector('.table:not(.guided) [data-entry]')")?;

        // Opens the symbols with a key, and goes back.
        browser.press("s")?;
        browser.wait_for("document.querySelectorAll('.symbols .symbol').length > 20")?;
        assert_eq!(browser.axe_violations()?, [], "the symbols");
        browser.press("Escape")?;
        browser.wait_for("!document.querySelector('.panel')")?;
        check_quiet(browser, &url)?;
    }
    Ok(())
}

#[test]
fn hints_come_in_first_matches_and_can_be_put_away_and_switched_off() -> Result<()> {
    for page in PAGES {
        let Some(mut bench) = Bench::set_up() else { return Ok(()) };
        let url = format!("{}{page}", bench.url());
        let browser = &mut bench.browser;
        support::begin(browser, &url, "beginner", 7)?;
        for _ in 0..40 {
            browser.wait_for("document.querySelector('.decision[aria-busy=false] [data-entry], .hint-line')")?;
            if browser.run("Boolean(document.querySelector('.hint-line'))")? == true {
                break;
            }
            browser.click("[data-entry='1']")?;
        }
        browser.wait_for("document.querySelector('.hint-line')")?;
        assert_eq!(browser.axe_violations()?, [], "a hint");
        browser.click(".hint-line")?;
        browser.wait_for("!document.querySelector('.hint-line')")?;
        browser.run("location.hash = '#settings'; 0")?;
        browser.wait_for("document.querySelector('#set-hints')")?;
        ensure!(browser.run("document.querySelector('#set-hints').value")? == "first", "they are on at first");
    }
    Ok(())
}
