//! Every screen of the page: axe-core finds nothing, there is no error, nothing is fetched from elsewhere, and the
//! screen does what it is for.

mod support;

use anyhow::Result;
use support::{
    Hand, begin, check_quiet, check_width, look, look_at_sizes, look_at_sizes_in_both_themes, open_options,
    play_against,
};
use webtest::{Bench, Browser};

const SIZES: [(u32, u32); 3] = [(390, 844), (360, 640), (1280, 800)];
/// With this seed most of the moments that the tests need come soon.
const SEED: u32 = 7;

#[test]
fn every_screen_is_accessible_at_every_size_in_light_and_dark() -> Result<()> {
    let Some(mut bench) = Bench::set_up() else { return Ok(()) };
    let url = bench.url();
    for (width, height) in SIZES {
        for theme in ["light", "dark"] {
            bench.browser.set_viewport(width, height)?;
            bench.browser.set_media("prefers-color-scheme", theme)?;
            bench.browser.go_to("about:blank")?;
            bench.browser.go_to(&url)?;
            for screen in ["start", "rules", "cards", "deck", "replay", "settings"] {
                bench.browser.run(&format!("location.hash = '#{screen}'; 0"))?;
                bench.browser.wait_for(&format!("document.documentElement.dataset.screen === '{screen}'"))?;
                bench.browser.wait_for("document.querySelector('main h1')")?;
                look(&mut bench, (width, height), &format!("{screen}-{width}-{theme}"))?;
            }
        }
    }
    check_quiet(&mut bench.browser, &url)
}

#[test]
fn a_refusal_and_a_log_line_open_their_clause() -> Result<()> {
    let Some(mut bench) = Bench::set_up() else { return Ok(()) };
    let url = bench.url();
    begin(&mut bench.browser, &url, "beginner", SEED)?;
    play_until(&mut bench.browser, "document.querySelector('[data-action^=maneuver]')")?;

    bench.browser.click("[data-target='slot-0-5']")?;
    bench.browser.wait_for("document.querySelector('.refusal')")?;
    bench.browser.click(".refusal .why")?;
    bench.browser.wait_for("document.querySelector('.panel .clause-id').innerText.startsWith('COAL-')")?;
    bench.save_screenshot("clause")?;
    assert_eq!(bench.browser.axe_violations()?, []);
    bench.browser.press("Escape")?;
    bench.browser.wait_for("!document.querySelector('.panel')")?;

    bench.browser.click(".line > .why")?;
    bench.browser.wait_for("document.querySelector('.panel .clause-id')")?;
    check_quiet(&mut bench.browser, &url)
}

#[test]
fn the_side_panel_closes_beside_it_and_by_escape_and_gives_the_focus_back() -> Result<()> {
    let Some(mut bench) = Bench::set_up() else { return Ok(()) };
    let url = bench.url();
    begin(&mut bench.browser, &url, "beginner", SEED)?;
    play_until(&mut bench.browser, "document.querySelector('[data-action^=maneuver]')")?;
    let opener = "document.activeElement.classList.contains('pilot-button')";
    for (width, height) in [(1280, 800), (390, 844)] {
        bench.browser.set_viewport(width, height)?;
        bench.browser.click(".seat.own .pilot-button")?;
        bench.browser.wait_for("document.activeElement.id === 'panel-title'")?;
        bench.browser.press("Escape")?;
        bench.browser.wait_for("!document.querySelector('.panel')")?;
        bench.browser.wait_for(opener)?;

        bench.browser.click(".seat.own .pilot-button")?;
        bench.browser.wait_for("document.querySelector('.panel')")?;
        bench.browser.click_at(20.0, 20.0)?;
        bench.browser.wait_for("!document.querySelector('.panel')")?;
        bench.browser.wait_for(opener)?;
    }
    check_quiet(&mut bench.browser, &url)
}

#[test]
fn every_table_option_has_its_explanation_and_its_clause() -> Result<()> {
    let Some(mut bench) = Bench::set_up() else { return Ok(()) };
    let url = bench.url();
    bench.browser.go_to(&url)?;
    bench.browser.wait_for("document.querySelector('.options summary')")?;
    bench.browser.click(".options summary")?;
    let without = bench.browser.run(
        "[...document.querySelectorAll('.options .option')]
            .filter((line) => line.innerText.length < 30 || !line.querySelector('.why'))
            .map((line) => line.innerText)",
    )?;
    assert_eq!(without, serde_json::json!([]));
    // Options for more than two seats are not offered to two.
    assert_eq!(bench.browser.run("document.querySelectorAll('[name=draft_models], [name=teams]').length")?, 0);
    // Separate boxes are for custom decks (COAL-AMB-09), and nobody brings one.
    bench.browser.click("[name=own_boxes]")?;
    bench
        .browser
        .wait_for("document.querySelector('#table-reasons').innerText.includes('give a seat a deck first')")?;
    bench.browser.click("[name=own_boxes]")?;
    bench.browser.wait_for("!document.querySelector('#table-reasons li')")?;
    bench.browser.click("[name=training_aid]")?;
    bench.browser.wait_for("document.querySelector('.options summary').innerText.includes('1')")?;
    bench.browser.click(".option:has([name=training_aid]) .why")?;
    bench.browser.wait_for("document.querySelector('.panel .clause-id').innerText === 'COAL-INFO-02'")?;
    check_quiet(&mut bench.browser, &url)
}

#[test]
fn stops_are_set_before_the_match_and_kept_in_it() -> Result<()> {
    let Some(mut bench) = Bench::set_up() else { return Ok(()) };
    let url = bench.url();
    let browser = &mut bench.browser;
    play_against(browser, "beginner")?;
    browser.set_viewport(390, 844)?;
    browser.go_to(&url)?;
    browser.wait_for("document.querySelector('#begin')")?;
    open_options(browser, Hand::Mouse)?;
    // Without soft windows nothing is asked between turns, and without teams there is no partner.
    assert_eq!(browser.run("document.querySelectorAll('[data-stop=gap], [data-stop=partner]').length")?, 0);
    browser.click("[name=soft_windows]")?;
    browser.wait_for("document.querySelector('[data-stop=gap]')")?;
    browser.click("[data-stop=gap]")?;
    browser.wait_for("document.querySelector('[data-stop=gap]').checked")?;
    assert_eq!(browser.axe_violations()?, []);
    browser.click("#begin")?;
    browser.wait_for("document.querySelector('.table')")?;
    browser.run("location.hash = '#settings'; 0")?;
    browser.wait_for("document.querySelector('.settings [data-stop=gap]')?.checked")?;
    browser.wait_for("document.querySelector('#keys').innerText.includes('Take back')")?;
    check_quiet(browser, &url)
}

#[test]
fn what_a_later_page_kept_is_said_and_put_aside_and_a_full_storage_keeps_the_former_match() -> Result<()> {
    let Some(mut bench) = Bench::set_up() else { return Ok(()) };
    let url = bench.url();
    let browser = &mut bench.browser;
    play_against(browser, "beginner")?;
    browser.set_viewport(390, 844)?;
    browser.go_to(&url)?;
    browser.wait_for("document.querySelector('#begin')")?;
    browser.run("localStorage.setItem('duello.match', 'duello match 99\\nof tomorrow'); 0")?;
    browser.go_to("about:blank")?;
    browser.go_to(&url)?;
    browser.wait_for("document.querySelector('.notice')?.innerText.includes('later version')")?;
    assert_eq!(browser.axe_violations()?, []);
    check_width(browser, 390, "notice")?;
    assert_eq!(browser.run("localStorage.getItem('duello.match')")?, "duello match 99\nof tomorrow");
    browser.click("#begin")?;
    browser.wait_for("document.querySelector('.table')")?;
    browser.wait_for("localStorage.getItem('duello.match').includes('duello record')")?;
    assert_eq!(browser.run("localStorage.getItem('duello.match.aside-1')")?, "duello match 99\nof tomorrow");

    // The field accepts no further letter.
    browser.run(
        "for (let size = 1 << 22; size >= 1;) {
             try { localStorage.setItem('full', (localStorage.getItem('full') ?? '') + 'x'.repeat(size)) } catch { size >>= 1 }
         } 0",
    )?;
    let before = browser.run("localStorage.getItem('duello.match')")?;
    browser.wait_for("document.querySelector('[data-entry]')")?;
    browser.click("[data-entry='1']")?;
    browser.wait_for("document.querySelector('.notices').innerText.includes('no room left')")?;
    assert_eq!(browser.run("localStorage.getItem('duello.match')")?, before);
    browser.run("localStorage.removeItem('full'); 0")?;
    browser.wait_for("document.querySelector('[data-entry]')")?;
    browser.click("[data-entry='1']")?;
    browser.wait_for("!document.querySelector('.notices').innerText.includes('no room left')")?;
    assert_ne!(browser.run("localStorage.getItem('duello.match')")?, before);
    check_quiet(browser, &url)
}

#[test]
fn why_not_lists_what_is_impossible_and_says_why() -> Result<()> {
    let Some(mut bench) = Bench::set_up() else { return Ok(()) };
    let url = bench.url();
    begin(&mut bench.browser, &url, "beginner", SEED)?;
    play_until(&mut bench.browser, "document.querySelector('[data-action^=maneuver]')")?;
    bench.browser.click(".tools [aria-pressed]")?;
    bench.browser.wait_for("document.querySelector('[data-impossible=end]')")?;
    bench.save_screenshot("why-not")?;
    assert_eq!(bench.browser.axe_violations()?, []);
    bench.browser.click("[data-impossible=end]")?;
    bench.browser.wait_for("document.querySelector('.refusal .why').innerText.includes('COAL-TURN-05')")?;
    check_quiet(&mut bench.browser, &url)
}

#[test]
fn models_and_pilots_are_chosen_by_their_pictures() -> Result<()> {
    let Some(mut bench) = Bench::set_up() else { return Ok(()) };
    let url = bench.url();
    begin(&mut bench.browser, &url, "beginner", SEED)?;
    for (action, name) in [("model", "setup-model"), ("pilot", "setup-pilot")] {
        bench.browser.wait_for(&format!("document.querySelector('[data-action^={action}] svg')"))?;
        look_at_sizes(&mut bench, &SIZES, name)?;
        bench.browser.click("[data-entry='1']")?;
    }
    check_quiet(&mut bench.browser, &url)
}

#[test]
fn the_table_fits_every_size_in_light_and_dark() -> Result<()> {
    let Some(mut bench) = Bench::set_up() else { return Ok(()) };
    let url = bench.url();
    // With this seed the chosen lines lead to an attack that the person may answer.
    begin(&mut bench.browser, &url, "beginner", 2)?;
    play_until(&mut bench.browser, "document.querySelector('.activated') && document.querySelector('[data-entry]')")?;
    look_at_sizes_in_both_themes(&mut bench, &SIZES, "table")?;
    bench.browser.set_viewport(390, 844)?;
    bench.browser.click(".log-toggle")?;
    bench.save_screenshot("log-phone")?;
    assert_eq!(bench.browser.axe_violations()?, [], "log");
    check_quiet(&mut bench.browser, &url)
}

#[test]
fn undo_takes_the_last_decision_back() -> Result<()> {
    let Some(mut bench) = Bench::set_up() else { return Ok(()) };
    let url = bench.url();
    begin(&mut bench.browser, &url, "beginner", SEED)?;
    play_until(&mut bench.browser, "document.querySelector('[data-action=maintenance]')")?;
    bench.browser.click("[data-action=action]")?;
    bench.browser.wait_for("document.querySelector('[data-action^=maneuver]')")?;
    bench.browser.click("#undo")?;
    bench.browser.wait_for("document.querySelector('[data-action=maintenance]')")?;
    check_quiet(&mut bench.browser, &url)
}

#[test]
fn a_match_survives_a_reload_and_can_be_watched() -> Result<()> {
    let Some(mut bench) = Bench::set_up() else { return Ok(()) };
    let url = bench.url();
    begin(&mut bench.browser, &url, "beginner", SEED)?;
    play_until(&mut bench.browser, "document.querySelector('[data-action^=maneuver]')")?;
    let lines = bench.browser.run("document.querySelectorAll('.line').length")?;
    bench.browser.go_to("about:blank")?;
    bench.browser.go_to(&format!("{url}#table"))?;
    bench.browser.wait_for("document.querySelector('[data-action^=maneuver]')")?;
    assert_eq!(bench.browser.run("document.querySelectorAll('.line').length")?, lines);

    bench.browser.run("location.hash = '#replay'; 0")?;
    bench.browser.wait_for("document.querySelector('#replay-last')")?;
    bench.browser.click("#replay-last")?;
    bench.browser.wait_for(&format!("document.querySelectorAll('.line').length === {lines}"))?;
    bench.save_screenshot("replay-match")?;
    assert_eq!(bench.browser.axe_violations()?, []);
    bench.browser.click("#replay-back")?;
    bench.browser.wait_for("document.querySelector('.beat.later, .line.later')")?;
    bench.browser.click("#replay-first")?;
    check_quiet(&mut bench.browser, &url)
}

#[test]
fn the_language_changes_on_the_spot() -> Result<()> {
    let Some(mut bench) = Bench::set_up() else { return Ok(()) };
    let url = bench.url();
    bench.browser.set_language("it-IT")?;
    begin(&mut bench.browser, &url, "beginner", SEED)?;
    bench.browser.wait_for("document.querySelector('h2.seat-name').innerText.startsWith('Giocatore 2')")?;
    bench.browser.click(".language")?;
    bench.browser.wait_for("document.querySelector('h2.seat-name').innerText.startsWith('Player 2')")?;
    assert_eq!(bench.browser.run("document.documentElement.lang")?, "en");
    Ok(())
}

#[test]
fn the_rulebook_is_searched_and_opened_at_a_clause() -> Result<()> {
    let Some(mut bench) = Bench::set_up() else { return Ok(()) };
    let url = bench.url();
    bench.browser.go_to(&format!("{url}#rules/COAL-ACT-05"))?;
    bench.browser.wait_for("document.activeElement.id === 'COAL-ACT-05'")?;
    bench.browser.click("#search")?;
    bench.browser.write("COAL-PIL-06")?;
    bench.browser.wait_for("document.querySelectorAll('.clause').length < 20")?;
    bench.browser.wait_for("document.querySelector('#COAL-PIL-06')")?;
    check_quiet(&mut bench.browser, &url)
}

/// Takes lines of the lists, always the same ones, until the condition holds.
fn play_until(browser: &mut Browser, condition: &str) -> Result<()> {
    let question = format!("{condition} ? -1 : document.querySelectorAll('[data-entry]').length");
    let mut taken = 0;
    for _ in 0..2000 {
        match browser.run(&question)?.as_i64() {
            Some(-1) => return Ok(()),
            Some(lines) if lines > 0 => {
                browser.click(&format!("[data-entry='{}']", 1 + taken * 7 % lines))?;
                taken += 1;
            }
            _ => std::thread::sleep(std::time::Duration::from_millis(5)),
        }
    }
    anyhow::bail!("never: {condition}")
}
