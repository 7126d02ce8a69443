//! Matches of three and four seats, teams, Tag Mode, several people at one screen, and matches that are watched.

mod support;

use std::thread::sleep;
use std::time::{Duration, Instant};

use anyhow::{Result, ensure};
use support::{
    Choice, Hand, Table, answer, check_quiet, check_touch, look, look_at_sizes, look_at_sizes_in_both_themes, offer,
    open_options, pause, sit_down,
};
use webtest::{Bench, Browser};

/// Longer than any match with these seeds takes.
const PATIENCE: Duration = Duration::from_secs(300);

/// All sizes at which the table is checked.
const SIZES: [(u32, u32); 5] = [(360, 640), (390, 844), (768, 1024), (1280, 800), (1920, 1080)];

#[test]
fn a_match_of_four_is_played_to_the_end_by_the_mouse_in_english_at_a_desk() -> Result<()> {
    let table = Table { seed: 1, ..Table::OF_FOUR };
    check_match("four", &table, Hand::Mouse)
}

#[test]
fn a_match_of_three_is_played_to_the_end_by_the_mouse_in_italian_on_a_phone() -> Result<()> {
    let table = Table { seats: 3, language: "it-IT", width: 360, height: 640, seed: 2, ..Table::OF_FOUR };
    check_match("three", &table, Hand::Mouse)
}

#[test]
fn a_team_match_with_tag_is_played_to_the_end_by_the_keyboard_alone_in_italian_at_a_desk() -> Result<()> {
    let table = Table { mode: "teams", options: &["tag_mode"], language: "it-IT", seed: 3, ..Table::OF_FOUR };
    check_match("teams", &table, Hand::Keyboard)
}

#[test]
fn a_team_match_with_tag_is_played_to_the_end_by_the_keyboard_alone_in_english_on_a_phone() -> Result<()> {
    let table = Table { mode: "teams", options: &["tag_mode"], width: 390, height: 844, seed: 4, ..Table::OF_FOUR };
    check_match("teams", &table, Hand::Keyboard)
}

#[test]
fn the_table_of_four_fits_every_size_in_light_and_dark() -> Result<()> {
    let Some(mut bench) = Bench::set_up() else { return Ok(()) };
    let url = bench.url();
    let table = Table { mode: "teams", options: &["tag_mode"], level: "journeyman", seed: 9, ..Table::OF_FOUR };
    sit_down(&mut bench.browser, &url, &table, Hand::Mouse)?;
    let mut choice = Choice(9);
    let moments = [
        ("secret", "document.querySelector('[data-action^=pilot]')"),
        ("attack", "document.querySelector('.activated') && document.querySelector('[data-action=pass]')"),
    ];
    for (name, condition) in moments {
        play_until(&mut bench.browser, &mut choice, Hand::Mouse, condition)?;
        look_at_sizes_in_both_themes(&mut bench, &SIZES, &format!("four-{name}"))?;
        for (width, height) in SIZES.into_iter().filter(|(width, _)| *width < 600) {
            bench.browser.set_viewport(width, height)?;
            check_touch(&mut bench.browser, name)?;
        }
        bench.browser.set_viewport(table.width, table.height)?;
        assert_eq!(bench.browser.run(CUT_TEAMS)?, 0, "{name}: whose partner a seat is stands there in whole");
    }
    check_quiet(&mut bench.browser, &url)
}

/// How many teams of the others are named and cut.
const CUT_TEAMS: &str = "[...document.querySelectorAll('.others .seat :is(.mark-team-one, .mark-team-two, .mark-partner)')]
    .filter((mark) => mark.getBoundingClientRect().right > mark.closest('.seat-name').getBoundingClientRect().right + 1).length";

#[test]
fn two_people_before_one_screen_never_see_each_others_cards() -> Result<()> {
    let Some(mut bench) = Bench::set_up() else { return Ok(()) };
    let url = bench.url();
    let table = Table { seats: 3, people: &[0, 2], seed: 6, ..Table::OF_FOUR };
    sit_down(&mut bench.browser, &url, &table, Hand::Mouse)?;

    let mut choice = Choice(5);
    let mut last_hand = Vec::new();
    let (mut hand_overs, mut checked, mut last) = (0, 0, String::new());
    let started = Instant::now();
    loop {
        ensure!(started.elapsed() < PATIENCE, "no end after {hand_overs} hand-overs");
        let offer = offer(&mut bench.browser)?;
        if offer.is_over {
            break;
        }
        if let Some(seat) = offer.hand_over {
            hand_overs += 1;
            ensure!(seat != last, "the screen was handed over to the one who had it");
            last = seat;
            checked += check_nothing_private(&mut bench.browser, &last_hand)?;
            if hand_overs == 3 {
                look_at_sizes(&mut bench, &SIZES, "hand-over")?;
                bench.browser.set_viewport(table.width, table.height)?;
            }
            bench.browser.click("#take-place")?;
            bench.browser.wait_for("document.querySelector('.table')")?;
        } else if !offer.actions.is_empty() {
            last_hand = hand(&mut bench.browser)?;
            answer(&mut bench.browser, choice.among(&offer.actions), Hand::Mouse)?;
        } else {
            sleep(Duration::from_millis(5));
        }
    }
    ensure!(hand_overs > 5 && checked > 10, "{hand_overs} hand-overs, {checked} cards looked for");
    let result = bench.browser.run("document.querySelector('#result').innerText")?;
    // People appear under the names that they typed; the bot, whose seat has no name, under its Steambot.
    ensure!(
        ["Anna", "Bruno", "Gunther", "Lancelot", "Merlin", "Siegfried", "Tie", "tie"]
            .iter()
            .any(|name| result.to_string().contains(name)),
        "{result}"
    );
    assert_eq!(bench.browser.axe_violations()?, []);
    bench.save_screenshot("hot-seat-end")?;
    check_quiet(&mut bench.browser, &url)
}

#[test]
fn undo_beside_other_people_is_free_until_the_screen_was_handed_over_and_agreed_on_before() -> Result<()> {
    let Some(mut bench) = Bench::set_up() else { return Ok(()) };
    let url = bench.url();
    let table = Table { seats: 2, mode: "duel", people: &[0, 1], seed: 6, ..Table::OF_FOUR };
    sit_down(&mut bench.browser, &url, &table, Hand::Mouse)?;
    let mut choice = Choice(6);
    play_until(&mut bench.browser, &mut choice, Hand::Mouse, "document.querySelector('[data-action=maintenance]')")?;
    bench.browser.click("[data-action=action]")?;
    bench.browser.wait_for("document.querySelector('[data-action^=maneuver]')")?;
    bench.browser.click("#undo")?;
    bench.browser.wait_for("document.querySelector('[data-action=maintenance]')")?;
    // What one of them decided before the other was asked is undone only if both agree, and then it decides again.
    let handed = "document.querySelector('[data-hand-over]')";
    play_until(&mut bench.browser, &mut choice, Hand::Mouse, handed)?;
    let next = bench.browser.run(&format!("{handed}.dataset.handOver"))?;
    bench.browser.click("#undo")?;
    bench.browser.wait_for("document.querySelector('.panel #undo-agreed')")?;
    look(&mut bench, (table.width, table.height), "undo-agreed")?;
    bench.browser.click("#play-on")?;
    bench.browser.wait_for("!document.querySelector('.panel')")?;
    bench.browser.press("u")?;
    bench.browser.wait_for("document.querySelector('.panel #undo-agreed')")?;
    bench.browser.click("#undo-agreed")?;
    bench.browser.wait_for(&format!("{handed} && {handed}.dataset.handOver !== {next}"))?;
    check_quiet(&mut bench.browser, &url)
}

#[test]
fn why_not_explains_calls_and_the_answers_to_them_in_team_battle() -> Result<()> {
    let Some(mut bench) = Bench::set_up() else { return Ok(()) };
    let url = bench.url();
    let table = Table { mode: "teams", people: &[0, 2], width: 390, height: 844, seed: 8, ..Table::OF_FOUR };
    sit_down(&mut bench.browser, &url, &table, Hand::Mouse)?;
    let in_main_window = "document.querySelector('[data-action=call]')
        && document.querySelector('[data-action^=maneuver], [data-action=end]')";
    play_until(&mut bench.browser, &mut Choice(8), Hand::Mouse, in_main_window)?;
    bench.browser.click("[data-action=call]")?;

    // The partner decides in W-SUPPORT, and cannot call back.
    bench.browser.click("#take-place")?;
    check_why_not_call(&mut bench.browser, "Only the seat under attack")?;
    look(&mut bench, (table.width, table.height), "why-not-support")?;
    bench.browser.click(".tools [aria-pressed=true]")?;
    bench.browser.click("[data-action=pass]")?;

    // Nothing has happened since, so the question is not repeated.
    bench.browser.click("#take-place")?;
    check_why_not_call(&mut bench.browser, "nothing has happened since")?;
    check_quiet(&mut bench.browser, &url)
}

#[test]
fn a_match_of_bots_is_watched_stopped_and_gone_through_step_by_step() -> Result<()> {
    let Some(mut bench) = Bench::set_up() else { return Ok(()) };
    let url = bench.url();
    let table = Table {
        people: &[],
        level: "journeyman",
        language: "it-IT",
        width: 390,
        height: 844,
        seed: 7,
        ..Table::OF_FOUR
    };
    sit_down(&mut bench.browser, &url, &table, Hand::Mouse)?;
    pause_at(&mut bench.browser, "document.querySelector('.echo')")?;
    let lines = "document.querySelectorAll('.line').length";
    let stopped = bench.browser.run(lines)?;
    sleep(Duration::from_millis(400));
    assert_eq!(bench.browser.run(lines)?, stopped);
    assert_eq!(bench.browser.run("document.querySelectorAll('.hand').length")?, 0);
    look_at_sizes(&mut bench, &SIZES, "watched")?;
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
    look_at_sizes(&mut bench, &SIZES, "replay-four")?;
    check_quiet(&mut bench.browser, &url)
}

#[test]
fn a_table_that_cannot_be_played_says_why_in_both_languages() -> Result<()> {
    let Some(mut bench) = Bench::set_up() else { return Ok(()) };
    let url = bench.url();
    for (language, words) in [("en-GB", "do not go together"), ("it-IT", "non vanno insieme")] {
        bench.browser.set_language(language)?;
        bench.browser.set_viewport(390, 844)?;
        bench.browser.go_to("about:blank")?;
        bench.browser.go_to(&url)?;
        bench.browser.run("localStorage.clear(); 0")?;
        bench.browser.go_to("about:blank")?;
        bench.browser.go_to(&url)?;
        bench.browser.wait_for("document.querySelector('[name=mode]')")?;
        // A mode sets the number of seats, and the options that it fixes are shown and cannot be changed.
        bench.browser.click("[name=mode][value=teams]")?;
        bench.browser.wait_for("document.querySelectorAll('.seat-line').length === 4")?;
        bench.browser.wait_for("document.querySelectorAll('.seat-line.team-1').length === 2")?;
        assert_eq!(bench.browser.run("Boolean(document.querySelector('[name=count]'))")?, false);
        open_options(&mut bench.browser, Hand::Mouse)?;
        bench.browser.wait_for("document.querySelector('[name=teams]').matches(':checked:disabled')")?;
        bench.browser.click("[name=mode][value=free-for-all]")?;
        bench.browser.click("[name=count][value='3']")?;
        bench.browser.wait_for("!document.querySelector('[name=teams]')")?;
        for option in ["training_pilots", "training_duplicates", "tag_mode"] {
            bench.browser.click(&format!("[name={option}]"))?;
        }
        bench.browser.wait_for("document.querySelector('#table-reasons li')")?;
        let text = bench.browser.run("document.querySelector('#table-reasons').innerText")?;
        ensure!(text.to_string().contains(words), "{text}");
        look_at_sizes(&mut bench, &SIZES, &format!("start-seats-{}", &language[..2]))?;
        bench.browser.click("#begin")?;
        bench.browser.wait_for("document.activeElement.id === 'table-reasons'")?;
        // The setup is remembered.
        bench.browser.go_to("about:blank")?;
        bench.browser.go_to(&url)?;
        bench.browser.wait_for("document.querySelector('[name=mode]:checked')?.value === 'free-for-all'")?;
        bench.browser.wait_for("document.querySelector('[name=tag_mode]')?.checked")?;
        bench.browser.wait_for("document.querySelector('[name=count]:checked')?.value === '3'")?;
    }
    check_quiet(&mut bench.browser, &url)
}

/// Plays a whole match of one person against bots; the table is checked on the way.
fn check_match(name: &str, table: &Table, hand: Hand) -> Result<()> {
    let Some(mut bench) = Bench::set_up() else { return Ok(()) };
    let url = bench.url();
    let name = format!("{name}-{}-{}", &table.language[..2], table.width);
    sit_down(&mut bench.browser, &url, table, hand)?;
    let started = Instant::now();
    let mut choice = Choice(table.seed);
    let mut decisions = 0;
    loop {
        ensure!(started.elapsed() < PATIENCE, "{name}: no end after {decisions} decisions");
        let offer = offer(&mut bench.browser)?;
        if offer.is_over {
            break;
        }
        if offer.actions.is_empty() {
            sleep(Duration::from_millis(5));
            continue;
        }
        // Checked while the person is asked: before that the bots play and cards are moving.
        if decisions == 20 {
            look(&mut bench, (table.width, table.height), &format!("{name}-table"))?;
            if table.width < 600 {
                check_touch(&mut bench.browser, &name)?;
            }
        }
        answer(&mut bench.browser, choice.among(&offer.actions), hand)?;
        decisions += 1;
    }
    ensure!(decisions > 8, "{name}: over after {decisions} decisions only");
    assert_eq!(bench.browser.run("document.documentElement.lang")?, &table.language[..2]);
    assert_eq!(bench.browser.run("document.querySelectorAll('.end-seat').length")?, table.seats);
    look(&mut bench, (table.width, table.height), &format!("{name}-end"))?;
    println!("{name}: {decisions} decisions in {:.1} s", started.elapsed().as_secs_f32());
    check_quiet(&mut bench.browser, &url)
}

fn play_until(browser: &mut Browser, choice: &mut Choice, hand: Hand, condition: &str) -> Result<()> {
    let started = Instant::now();
    while started.elapsed() < PATIENCE {
        if browser.run(&format!("Boolean({condition})"))? == true {
            return Ok(());
        }
        let offer = offer(browser)?;
        ensure!(!offer.is_over, "the match was over before: {condition}");
        if offer.hand_over.is_some() {
            browser.click("#take-place")?;
        } else if !offer.actions.is_empty() {
            answer(browser, choice.among(&offer.actions), hand)?;
        } else {
            sleep(Duration::from_millis(5));
        }
    }
    anyhow::bail!("never: {condition}")
}

/// Checks that "Why not?" lists the partner's call and says why it is not possible, with its clause.
fn check_why_not_call(browser: &mut Browser, reason: &str) -> Result<()> {
    browser.wait_for("document.querySelector('[data-entry]')")?;
    browser.click(".tools [aria-pressed=false]")?;
    browser.wait_for("document.querySelector('[data-impossible=call]')")?;
    browser.click("[data-impossible=call]")?;
    browser.wait_for("document.querySelector('.refusal .why')?.innerText.includes('COAL-WIN-04')")?;
    let said = browser.text(".refusal")?;
    ensure!(said.contains(reason), "{said}");
    Ok(())
}

/// Pauses a watched match at a moment when the condition holds.
fn pause_at(browser: &mut Browser, condition: &str) -> Result<()> {
    let started = Instant::now();
    while started.elapsed() < PATIENCE {
        ensure!(browser.run("location.hash")? != "#end", "the match was over before: {condition}");
        if browser.run(&format!("Boolean({condition})"))? == true {
            pause(browser)?;
            if browser.run(&format!("Boolean({condition})"))? == true {
                return Ok(());
            }
            browser.click("#watch-pause")?;
        }
    }
    anyhow::bail!("never: {condition}")
}

/// Returns the names of the cards in the hand that is shown.
fn hand(browser: &mut Browser) -> Result<Vec<String>> {
    let names = browser.run("[...document.querySelectorAll('.hand .card-name')].map((name) => name.innerText)")?;
    Ok(names.as_array().into_iter().flatten().filter_map(|name| name.as_str().map(str::to_owned)).collect())
}

/// Checks the screen between two people: no hand, no slot, no list, and no name of a card of the previous hand.
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
