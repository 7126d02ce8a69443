//! Whole matches in a real browser: with the mouse, by touch and with the keyboard alone, in both languages, on a
//! phone and at a desk.

mod support;

use std::thread::sleep;
use std::time::{Duration, Instant};

use anyhow::{Result, ensure};
use support::{Choice, Hand, answer, check_touch, check_width, first_load, look, offer, play_against, write_seed};
use webtest::{Bench, Browser};

#[test]
fn a_whole_match_is_played_by_the_mouse_in_english_at_a_desk() -> Result<()> {
    check_match(&Table { hand: Hand::Mouse, language: "en-GB", width: 1280, height: 800, seed: 9 })
}

#[test]
fn a_whole_match_is_played_by_touch_in_italian_on_a_phone() -> Result<()> {
    check_match(&Table { hand: Hand::Finger, language: "it-IT", width: 390, height: 844, seed: 4 })
}

#[test]
fn a_whole_match_is_played_by_touch_in_english_on_a_phone() -> Result<()> {
    check_match(&Table { hand: Hand::Finger, language: "en-GB", width: 390, height: 844, seed: 3 })
}

#[test]
fn a_whole_match_is_played_by_the_mouse_in_italian_at_a_desk() -> Result<()> {
    check_match(&Table { hand: Hand::Mouse, language: "it-IT", width: 1280, height: 800, seed: 12 })
}

#[test]
fn a_whole_match_is_played_by_the_keyboard_alone_in_italian_at_a_desk() -> Result<()> {
    check_match(&Table { hand: Hand::Keyboard, language: "it-IT", width: 1280, height: 800, seed: 13 })
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

#[test]
fn a_whole_match_is_played_by_the_mouse_in_italian_on_a_phone() -> Result<()> {
    check_match(&Table { hand: Hand::Mouse, language: "it-IT", width: 390, height: 844, seed: 10 })
}

#[test]
fn a_whole_match_is_played_by_touch_in_english_at_a_desk() -> Result<()> {
    check_match(&Table { hand: Hand::Finger, language: "en-GB", width: 1280, height: 800, seed: 11 })
}

/// Longer than any match with these seeds takes.
const PATIENCE: Duration = Duration::from_secs(240);

struct Table {
    hand: Hand,
    language: &'static str,
    width: u32,
    height: u32,
    seed: u32,
}

fn check_match(table: &Table) -> Result<()> {
    let Some(mut bench) = Bench::set_up() else { return Ok(()) };
    let url = bench.url();
    let name = format!("{:?}-{}-{}", table.hand, &table.language[..2], table.width).to_lowercase();
    play_against(&mut bench.browser, "beginner")?;
    bench.browser.set_language(table.language)?;
    bench.browser.set_viewport(table.width, table.height)?;
    bench.browser.set_touch(table.hand == Hand::Finger)?;
    bench.browser.go_to(&url)?;
    let first_load = first_load(&mut bench.browser)?;
    bench.browser.wait_for("document.querySelector('#begin')")?;
    write_seed(&mut bench.browser, table.seed, table.hand)?;
    match table.hand {
        Hand::Mouse | Hand::Finger => bench.browser.click("#begin")?,
        Hand::Keyboard => bench.browser.press("Enter")?,
    }

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
        // Checked while the person is asked: before that the bot plays and cards are moving.
        if decisions == 10 {
            look(&mut bench, (table.width, table.height), &format!("{name}-table"))?;
            if table.width < 600 {
                check_touch(&mut bench.browser, &name)?;
            }
        }
        let number = choice.among(&offer.actions);
        match table.hand {
            Hand::Mouse | Hand::Finger => {
                click(&mut bench.browser, number, &offer.actions[number], decisions % 2 == 0)?
            }
            Hand::Keyboard => answer(&mut bench.browser, number, table.hand)?,
        }
        decisions += 1;
    }
    // A duel has some ten turns; forced answers and skipped windows do not count as decisions.
    ensure!(decisions > 12, "{name}: over after {decisions} decisions only");

    assert_eq!(bench.browser.run("document.documentElement.lang")?, &table.language[..2]);
    assert_eq!(bench.browser.axe_violations()?, [], "{name}: end");
    check_width(&mut bench.browser, table.width, &name)?;
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

/// Chooses an action in the list, or on the table itself if the action has a place there.
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
        None => answer(browser, number, Hand::Mouse),
    }
}
