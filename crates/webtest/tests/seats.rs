//! Matches of three and four seats, teams, Tag Mode, several people before one screen, and matches that are watched.

mod support;

use std::thread::sleep;
use std::time::{Duration, Instant};

use anyhow::{Result, ensure};
use serde_json::Value;
use support::{Hand, Table, begin, check_quiet, check_touch, check_width};
use webtest::{Bench, Browser};

/// Longer than any match of these seeds takes.
const PATIENCE: Duration = Duration::from_secs(300);

/// All sizes at which the table is looked at.
const SIZES: [(u32, u32); 5] = [(360, 640), (390, 844), (768, 1024), (1280, 800), (1920, 1080)];

#[test]
fn a_match_of_four_is_played_to_the_end_by_the_mouse_in_english_at_a_desk() -> Result<()> {
    let table = Table {
        seats: 4,
        options: &[],
        people: &[0],
        level: "beginner",
        language: "en-GB",
        width: 1280,
        height: 800,
        seed: 1,
    };
    check_match("four", &table, Hand::Mouse)
}

#[test]
fn a_match_of_three_is_played_to_the_end_by_the_mouse_in_italian_on_a_phone() -> Result<()> {
    let table = Table {
        seats: 3,
        options: &[],
        people: &[0],
        level: "beginner",
        language: "it-IT",
        width: 360,
        height: 640,
        seed: 2,
    };
    check_match("three", &table, Hand::Mouse)
}

#[test]
fn a_team_match_with_tag_is_played_to_the_end_by_the_keyboard_alone_in_italian_at_a_desk() -> Result<()> {
    let options = &["teams", "tag_mode"];
    let table = Table {
        seats: 4,
        options,
        people: &[0],
        level: "beginner",
        language: "it-IT",
        width: 1280,
        height: 800,
        seed: 3,
    };
    check_match("teams", &table, Hand::Keyboard)
}

#[test]
fn a_team_match_with_tag_is_played_to_the_end_by_the_keyboard_alone_in_english_on_a_phone() -> Result<()> {
    let options = &["teams", "tag_mode"];
    let table = Table {
        seats: 4,
        options,
        people: &[0],
        level: "beginner",
        language: "en-GB",
        width: 390,
        height: 844,
        seed: 4,
    };
    check_match("teams", &table, Hand::Keyboard)
}

#[test]
fn the_table_of_four_fits_every_size_in_light_and_dark() -> Result<()> {
    let Some(mut bench) = Bench::set_up() else { return Ok(()) };
    let url = bench.url();
    let options = &["teams", "tag_mode"];
    let table = Table {
        seats: 4,
        options,
        people: &[0],
        level: "journeyman",
        language: "en-GB",
        width: 1280,
        height: 800,
        seed: 9,
    };
    bench.browser.set_viewport(table.width, table.height)?;
    begin(&mut bench.browser, &url, &table, Hand::Mouse)?;
    let mut choice = Choice(9);
    let moments = [
        ("secret", "document.querySelector('[data-action^=pilot]')"),
        ("attack", "document.querySelector('.activated') && document.querySelector('[data-action=pass]')"),
    ];
    for (name, condition) in moments {
        play_until(&mut bench.browser, &mut choice, Hand::Mouse, condition)?;
        for (width, height) in SIZES {
            for theme in ["light", "dark"] {
                bench.browser.set_viewport(width, height)?;
                bench.browser.set_media("prefers-color-scheme", theme)?;
                let what = format!("four-{name}-{width}-{theme}");
                bench.save_screenshot(&what)?;
                assert_eq!(bench.browser.axe_violations()?, [], "{what}");
                check_width(&mut bench.browser, width, &what)?;
                if width < 600 {
                    check_touch(&mut bench.browser, &what)?;
                }
            }
        }
        bench.browser.set_viewport(table.width, table.height)?;
    }
    check_quiet(&mut bench.browser, &url)
}

#[test]
fn two_people_before_one_screen_never_see_each_others_cards() -> Result<()> {
    let Some(mut bench) = Bench::set_up() else { return Ok(()) };
    let url = bench.url();
    let table = Table {
        seats: 3,
        options: &[],
        people: &[0, 2],
        level: "beginner",
        language: "en-GB",
        width: 1280,
        height: 800,
        seed: 5,
    };
    bench.browser.set_viewport(table.width, table.height)?;
    begin(&mut bench.browser, &url, &table, Hand::Mouse)?;

    let mut choice = Choice(5);
    let mut last_hand = Vec::new();
    let (mut hand_overs, mut checked, mut last) = (0, 0, String::new());
    let started = Instant::now();
    loop {
        ensure!(started.elapsed() < PATIENCE, "no end after {hand_overs} hand-overs");
        let state = state(&mut bench.browser)?;
        if state["over"] == true {
            break;
        }
        if let Some(seat) = state["handOver"].as_str() {
            hand_overs += 1;
            ensure!(seat != last, "the screen was handed over to the one who had it");
            last = seat.to_owned();
            checked += check_nothing_private(&mut bench.browser, &last_hand)?;
            if hand_overs == 3 {
                look_at_hand_over(&mut bench)?;
            }
            bench.browser.click("#take-place")?;
            bench.browser.wait_for("document.querySelector('.table')")?;
        } else if state["lines"].as_u64().unwrap_or(0) > 0 {
            last_hand = hand(&mut bench.browser)?;
            answer(&mut bench.browser, &mut choice, Hand::Mouse)?;
        } else {
            sleep(Duration::from_millis(5));
        }
    }
    ensure!(hand_overs > 5 && checked > 10, "{hand_overs} hand-overs, {checked} cards looked for");
    let result = bench.browser.run("document.querySelector('#result').innerText")?;
    ensure!(["Anna", "Bruno", "Bot 2", "Tie", "tie"].iter().any(|name| result.to_string().contains(name)), "{result}");
    assert_eq!(bench.browser.axe_violations()?, []);
    bench.save_screenshot("hot-seat-end")?;
    check_quiet(&mut bench.browser, &url)
}

#[test]
fn undo_beside_other_people_ends_where_the_screen_was_handed_over() -> Result<()> {
    let Some(mut bench) = Bench::set_up() else { return Ok(()) };
    let url = bench.url();
    let table = Table {
        seats: 2,
        options: &[],
        people: &[0, 1],
        level: "beginner",
        language: "en-GB",
        width: 1280,
        height: 800,
        seed: 6,
    };
    bench.browser.set_viewport(table.width, table.height)?;
    begin(&mut bench.browser, &url, &table, Hand::Mouse)?;
    let mut choice = Choice(6);
    play_until(&mut bench.browser, &mut choice, Hand::Mouse, "document.querySelector('[data-action=maintenance]')")?;
    bench.browser.wait_for("document.querySelector('#undo').disabled")?;
    bench.browser.click("[data-action=action]")?;
    bench.browser.wait_for("document.querySelector('[data-action^=maneuver]')")?;
    bench.browser.click("#undo")?;
    bench.browser.wait_for("document.querySelector('[data-action=maintenance]')")?;
    bench.browser.wait_for("document.querySelector('#undo').disabled")?;
    check_quiet(&mut bench.browser, &url)
}

#[test]
fn a_match_of_bots_is_watched_stopped_and_gone_through_step_by_step() -> Result<()> {
    let Some(mut bench) = Bench::set_up() else { return Ok(()) };
    let url = bench.url();
    let table = Table {
        seats: 4,
        options: &[],
        people: &[],
        level: "journeyman",
        language: "it-IT",
        width: 390,
        height: 844,
        seed: 7,
    };
    bench.browser.set_viewport(table.width, table.height)?;
    begin(&mut bench.browser, &url, &table, Hand::Mouse)?;
    pause_at(&mut bench.browser, "document.querySelector('.echo')")?;
    let lines = "document.querySelectorAll('.line').length";
    let stopped = bench.browser.run(lines)?;
    sleep(Duration::from_millis(400));
    assert_eq!(bench.browser.run(lines)?, stopped);
    assert_eq!(bench.browser.run("document.querySelectorAll('.hand').length")?, 0);
    for (width, height) in SIZES {
        bench.browser.set_viewport(width, height)?;
        bench.save_screenshot(&format!("watched-{width}"))?;
        assert_eq!(bench.browser.axe_violations()?, [], "{width}");
        check_width(&mut bench.browser, width, "watched")?;
    }
    for _ in 0..40 {
        if bench.browser.run(lines)? != stopped {
            break;
        }
        bench.browser.click("#watch-step")?;
        sleep(Duration::from_millis(50));
    }
    ensure!(bench.browser.run(lines)? != stopped, "a step leads nowhere");
    bench.browser.click("#watch-pause")?;
    let started = Instant::now();
    while bench.browser.run("location.hash")? != "#end" {
        ensure!(started.elapsed() < PATIENCE, "the match that is watched never ends");
        sleep(Duration::from_millis(20));
    }

    bench.browser.click("#watch")?;
    bench.browser.wait_for("document.querySelector('#replay-run')")?;
    bench.browser.click("#replay-run")?;
    bench.browser.wait_for("document.querySelectorAll('.line').length > 6")?;
    bench.browser.click("#replay-run")?;
    bench.browser.run(
        "{ const eyes = document.querySelector('#replay-viewer'); eyes.value = '2';
           eyes.dispatchEvent(new Event('change', { bubbles: true })); } 0",
    )?;
    bench.browser.click("#replay-last")?;
    bench.browser.wait_for("document.querySelector('.hand')")?;
    for (width, height) in SIZES {
        bench.browser.set_viewport(width, height)?;
        bench.save_screenshot(&format!("replay-four-{width}"))?;
        assert_eq!(bench.browser.axe_violations()?, [], "replay {width}");
        check_width(&mut bench.browser, width, "replay")?;
    }
    check_quiet(&mut bench.browser, &url)
}

#[test]
fn a_table_that_cannot_be_played_says_why_in_both_languages() -> Result<()> {
    let Some(mut bench) = Bench::set_up() else { return Ok(()) };
    let url = bench.url();
    for (language, words) in [("en-GB", "exactly four"), ("it-IT", "esattamente quattro")] {
        bench.browser.set_language(language)?;
        bench.browser.set_viewport(390, 844)?;
        bench.browser.go_to("about:blank")?;
        bench.browser.go_to(&url)?;
        bench.browser.run("localStorage.clear(); 0")?;
        bench.browser.go_to("about:blank")?;
        bench.browser.go_to(&url)?;
        bench.browser.wait_for("document.querySelector('[name=teams]')")?;
        bench.browser.click("[name=teams]")?;
        bench.browser.wait_for("document.querySelector('[name=count]:checked').value === '4'")?;
        bench.browser.click("[name=count][value='3']")?;
        bench.browser.wait_for("document.querySelector('#table-reasons li')")?;
        let text = bench.browser.run("document.querySelector('#table-reasons').innerText")?;
        ensure!(text.to_string().contains(words), "{text}");
        for (width, height) in SIZES {
            bench.browser.set_viewport(width, height)?;
            bench.save_screenshot(&format!("start-seats-{}-{width}", &language[..2]))?;
            assert_eq!(bench.browser.axe_violations()?, [], "{language} {width}");
            check_width(&mut bench.browser, width, "start")?;
        }
        bench.browser.click("#begin")?;
        bench.browser.wait_for("document.activeElement.id === 'table-reasons'")?;
        // What was set up is remembered.
        bench.browser.go_to("about:blank")?;
        bench.browser.go_to(&url)?;
        bench.browser.wait_for("document.querySelector('[name=teams]')?.checked")?;
        bench.browser.wait_for("document.querySelector('[name=count]:checked')?.value === '3'")?;
    }
    check_quiet(&mut bench.browser, &url)
}

/// A whole match of one person against bots; the table is looked at on the way.
fn check_match(name: &str, table: &Table, hand: Hand) -> Result<()> {
    let Some(mut bench) = Bench::set_up() else { return Ok(()) };
    let url = bench.url();
    let name = format!("{name}-{}-{}", &table.language[..2], table.width);
    bench.browser.set_viewport(table.width, table.height)?;
    begin(&mut bench.browser, &url, table, hand)?;
    let started = Instant::now();
    let mut choice = Choice(table.seed);
    let mut decisions = 0;
    loop {
        ensure!(started.elapsed() < PATIENCE, "{name}: no end after {decisions} decisions");
        let state = state(&mut bench.browser)?;
        if state["over"] == true {
            break;
        }
        if state["lines"].as_u64().unwrap_or(0) == 0 {
            sleep(Duration::from_millis(5));
            continue;
        }
        // Looked at while the person is asked: until then the bots go on and cards are on their way.
        if decisions == 20 {
            bench.save_screenshot(&format!("{name}-table"))?;
            assert_eq!(bench.browser.axe_violations()?, [], "{name}: table");
            check_width(&mut bench.browser, table.width, &name)?;
            if table.width < 600 {
                check_touch(&mut bench.browser, &name)?;
            }
        }
        answer(&mut bench.browser, &mut choice, hand)?;
        decisions += 1;
    }
    ensure!(decisions > 8, "{name}: over after {decisions} decisions only");
    bench.save_screenshot(&format!("{name}-end"))?;
    assert_eq!(bench.browser.run("document.documentElement.lang")?, &table.language[..2]);
    assert_eq!(bench.browser.run("document.querySelectorAll('.end-seat').length")?, table.seats);
    assert_eq!(bench.browser.axe_violations()?, [], "{name}: end");
    check_width(&mut bench.browser, table.width, &name)?;
    println!("{name}: {decisions} decisions in {:.1} s", started.elapsed().as_secs_f32());
    check_quiet(&mut bench.browser, &url)
}

fn state(browser: &mut Browser) -> Result<Value> {
    let found = browser.run(
        "({ over: location.hash === '#end' && Boolean(document.querySelector('#result')),
            trouble: document.querySelector('.trouble')?.innerText ?? '',
            handOver: document.querySelector('.hand-over')?.dataset.handOver ?? null,
            lines: document.querySelectorAll('[data-entry]').length })",
    )?;
    ensure!(found["trouble"] == "", "{}", found["trouble"]);
    Ok(found)
}

/// Takes a line of the list: by a click, or by a digit or the arrows and Enter.
fn answer(browser: &mut Browser, choice: &mut Choice, hand: Hand) -> Result<()> {
    let found = browser.run("[...document.querySelectorAll('[data-entry]')].map((entry) => entry.dataset.action)")?;
    let actions: Vec<String> =
        found.as_array().into_iter().flatten().filter_map(|action| action.as_str().map(str::to_owned)).collect();
    if actions.is_empty() {
        return Ok(());
    }
    let number = choice.among(&actions) + 1;
    match hand {
        Hand::Mouse => browser.click(&format!("[data-entry='{number}']")),
        Hand::Keyboard if number <= 10 => browser.press(&(number % 10).to_string()),
        Hand::Keyboard => {
            for _ in 0..80 {
                if browser.run(&format!("document.activeElement.dataset.entry === '{number}'"))? == true {
                    return browser.press("Enter");
                }
                browser.press("ArrowDown")?;
            }
            anyhow::bail!("line {number} is not reached by the arrows")
        }
    }
}

fn play_until(browser: &mut Browser, choice: &mut Choice, hand: Hand, condition: &str) -> Result<()> {
    let started = Instant::now();
    while started.elapsed() < PATIENCE {
        if browser.run(&format!("Boolean({condition})"))? == true {
            return Ok(());
        }
        let state = state(browser)?;
        ensure!(state["over"] != true, "the match was over before: {condition}");
        if state["handOver"].is_string() {
            browser.click("#take-place")?;
        } else if state["lines"].as_u64().unwrap_or(0) > 0 {
            answer(browser, choice, hand)?;
        } else {
            sleep(Duration::from_millis(5));
        }
    }
    anyhow::bail!("never: {condition}")
}

/// Stops a match that is watched at a moment when the condition holds.
fn pause_at(browser: &mut Browser, condition: &str) -> Result<()> {
    let started = Instant::now();
    while started.elapsed() < PATIENCE {
        ensure!(browser.run("location.hash")? != "#end", "the match was over before: {condition}");
        if browser.run(&format!("Boolean({condition})"))? == true {
            browser.click("#watch-pause")?;
            if browser.run(&format!("Boolean({condition})"))? == true {
                return Ok(());
            }
            browser.click("#watch-pause")?;
        }
    }
    anyhow::bail!("never: {condition}")
}

/// The names of the cards in the hand that is shown.
fn hand(browser: &mut Browser) -> Result<Vec<String>> {
    let names = browser.run("[...document.querySelectorAll('.hand .card-name')].map((name) => name.innerText)")?;
    Ok(names.as_array().into_iter().flatten().filter_map(|name| name.as_str().map(str::to_owned)).collect())
}

/// The screen between two people: no hand, no slot, no list, and no name of a card that was in the former hand.
fn check_nothing_private(browser: &mut Browser, hand: &[String]) -> Result<usize> {
    let remains = browser.run(
        "document.querySelectorAll('.hand, .slot, .card, .decision, .log, .panel, [data-entry], [data-target]').length",
    )?;
    assert_eq!(remains, 0, "parts of the table are still there");
    let html = browser.run("document.documentElement.outerHTML + document.title")?;
    let html = html.as_str().unwrap_or_default().to_lowercase();
    for name in hand {
        ensure!(!html.contains(&name.to_lowercase()), "`{name}` is still on the page");
    }
    Ok(hand.len())
}

fn look_at_hand_over(bench: &mut Bench) -> Result<()> {
    for (width, height) in SIZES {
        bench.browser.set_viewport(width, height)?;
        bench.save_screenshot(&format!("hand-over-{width}"))?;
        assert_eq!(bench.browser.axe_violations()?, [], "hand-over {width}");
        check_width(&mut bench.browser, width, "hand-over")?;
    }
    bench.browser.set_viewport(1280, 800)
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
