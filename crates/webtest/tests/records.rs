//! A match is saved as a file, and replayed from that file.

mod support;

use std::fs;
use std::path::{Path, PathBuf};
use std::thread::sleep;
use std::time::Duration;

use anyhow::{Context, Result, bail};
use support::{begin, check_quiet, check_width, play_to_the_end};
use webtest::{Bench, Browser, Look, Played, Recorded};

#[test]
fn a_match_is_saved_opened_again_and_watched_step_by_step() -> Result<()> {
    let Some(mut bench) = Bench::set_up() else { return Ok(()) };
    let url = bench.url();
    let folder = tempfile::tempdir()?;
    let browser = &mut bench.browser;
    browser.save_downloads_in(folder.path())?;
    begin(browser, &url, "beginner", 21)?;
    play_to_the_end(browser, Duration::from_secs(200))?;
    browser.click("#save")?;
    let file = downloaded(folder.path())?;
    let text = fs::read_to_string(&file)?;
    let stored = browser.run("localStorage.getItem('duello.match')")?;
    let stored = stored.as_str().and_then(|stored| stored.split_once("\n\n")).context("the match is stored")?.1;
    assert_eq!(text, stored, "the file is the whole match");
    let name = file.file_name().and_then(|name| name.to_str()).context("a name")?;
    assert!(name.starts_with("coal-2") && name.ends_with(".duello.txt"), "day and time tell two matches apart: {name}");

    // The browser forgets the match.
    browser.run("localStorage.clear(); 0")?;
    browser.go_to("about:blank")?;
    browser.go_to(&format!("{url}#replay"))?;
    browser.wait_for("document.querySelector('input[type=file]')")?;
    assert_eq!(browser.run("document.querySelectorAll('.controls').length")?, 0);
    browser.choose_file("input[type=file]", &file)?;
    browser.wait_for("document.querySelector('.controls')")?;
    let length = browser.run("Number(document.querySelector('.slider input').max)")?.as_u64().context("a length")?;
    assert!(length > 30, "{length} steps");

    for _ in 0..3 {
        browser.click("#replay-forth")?;
    }
    assert_eq!(at(browser)?, 3);
    browser.click("#replay-back")?;
    assert_eq!(at(browser)?, 2);
    browser.click("#replay-last")?;
    assert_eq!(at(browser)?, length);
    browser.wait_for("!document.querySelector('.line.later')")?;
    browser.click("#replay-back")?;
    assert_eq!(at(browser)?, length - 1);
    browser.wait_for("document.querySelector('.line.later')")?;
    browser.click("#replay-first")?;
    assert_eq!(at(browser)?, 0);
    let later = "document.querySelectorAll('.line.later').length";
    browser.wait_for(&format!("{later} > document.querySelectorAll('.line').length / 2"))?;
    browser.click("#replay-last")?;
    assert_eq!(at(browser)?, length);

    for (width, height) in [(360, 740), (1280, 800)] {
        browser.set_viewport(width, height)?;
        assert_eq!(browser.axe_violations()?, [], "{width}");
        check_width(browser, width, "replay")?;
    }
    check_quiet(browser, &url)
}

#[test]
fn a_file_that_is_no_record_is_refused_with_its_reason() -> Result<()> {
    let Some(mut bench) = Bench::set_up() else { return Ok(()) };
    let url = bench.url();
    let folder = tempfile::tempdir()?;
    let file = folder.path().join("letter.txt");
    fs::write(&file, "Dear Sir,\nyours\n")?;
    let browser = &mut bench.browser;
    browser.set_viewport(390, 844)?;
    browser.go_to(&format!("{url}#replay"))?;
    browser.wait_for("document.querySelector('input[type=file]')")?;
    browser.choose_file("input[type=file]", &file)?;
    browser.wait_for("document.querySelector('.problem').innerText.includes('no record of a match')")?;
    assert_eq!(browser.run("document.querySelectorAll('.controls').length")?, 0);
    assert_eq!(browser.axe_violations()?, []);
    check_quiet(browser, &url)
}

#[test]
fn a_picture_is_no_record_and_the_page_says_so_in_a_line() -> Result<()> {
    let Some(mut bench) = Bench::set_up() else { return Ok(()) };
    let url = bench.url();
    let folder = tempfile::tempdir()?;
    let file = folder.path().join("picture.txt");
    fs::write(&file, (0..300_000_u32).map(|n| (n.wrapping_mul(7919) >> 5) as u8).collect::<Vec<_>>())?;
    let browser = &mut bench.browser;
    browser.go_to(&format!("{url}#replay"))?;
    browser.wait_for("document.querySelector('#record-file')")?;
    browser.choose_file("#record-file", &file)?;
    browser.wait_for("document.querySelector('.problem li')")?;
    let said = browser.text(".problem")?;
    assert!(said.contains("no text file") && said.len() < 300, "{said}");
    check_quiet(browser, &url)
}

#[test]
fn a_record_of_another_game_opens_on_the_page_of_that_game() -> Result<()> {
    let Some(mut bench) = Bench::set_up() else { return Ok(()) };
    let url = bench.url();
    let golden = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../games/doomtrooper/golden/imperial-mishima.duello");
    let browser = &mut bench.browser;
    browser.set_viewport(390, 844)?;
    browser.go_to(&format!("{url}#replay"))?;
    browser.wait_for("document.querySelector('#record-file')")?;
    browser.choose_file("#record-file", &golden.canonicalize()?)?;
    browser.wait_for("document.querySelector('#open-there')")?;
    assert_eq!(browser.axe_violations()?, []);
    browser.click("#open-there")?;
    browser.wait_for("location.pathname.endsWith('/doomtrooper/') && document.querySelector('.watched[data-at]')")?;
    check_width(browser, 390, "replay")?;
    // The storage for the file is empty once it has been read.
    assert_eq!(browser.run("sessionStorage.length")?, 0);
    Ok(())
}

#[test]
fn the_end_says_what_decided_and_the_review_opens_all_cards_and_answers_keys() -> Result<()> {
    let Some(mut bench) = Bench::set_up() else { return Ok(()) };
    for (game, page, record) in
        [("coal", "", "duel"), ("doomtrooper", "doomtrooper", "imperial-mishima"), ("estro", "estro", "dice-mixed")]
    {
        let recorded = Recorded { of: Played { game, page, stops: "" }, record, part: 100, seats: 2 };
        recorded.open(&mut bench, Look::USUAL)?;
        let browser = &mut bench.browser;
        browser.wait_for(
            "document.querySelector('.curve-art') && document.querySelector('#decided').innerText.length > 40",
        )?;
        let said = browser.run("document.querySelector('.curves [role=img]').getAttribute('aria-label')")?;
        let said = said.as_str().context("the curve has words")?;
        assert!(said.contains("You 0 (1)") && said.matches(" 0 (1)").count() == 2, "{said}");
        for (width, height) in [(390, 844), (1280, 800)] {
            browser.set_viewport(width, height)?;
            assert_eq!(browser.axe_violations()?, [], "{game} {width}");
            check_width(browser, width, "end")?;
            for button in ["#rematch", "#watch"] {
                let bottom =
                    browser.run(&format!("document.querySelector('{button}').getBoundingClientRect().bottom"))?;
                assert!(bottom.as_f64().is_some_and(|bottom| bottom <= f64::from(height)), "{game} {button} {bottom}");
            }
        }
        browser.click("#watch")?;
        browser.wait_for("document.querySelector('.watched[data-at]')")?;
        assert_eq!(browser.run("document.querySelector('#replay-viewer').value")?, "open 0");
        assert_eq!(at(browser)?, 0);
        browser.press("ArrowRight")?;
        browser.press("ArrowRight")?;
        browser.press("ArrowLeft")?;
        assert_eq!(at(browser)?, 1);
        browser.press("End")?;
        let length = at(browser)?;
        browser.press("ArrowUp")?;
        assert!(at(browser)? < length);
        browser.press("Home")?;
        browser.press("ArrowDown")?;
        browser.press("ArrowDown")?;
        let turn = at(browser)?;
        browser.wait_for("document.querySelector('.open-hand button')")?;
        assert!(turn > 1 && turn < length, "{turn}");
        // Pressing a line goes to its moment, and the viewer sees the same names.
        browser.run("[...document.querySelectorAll('.line-button')].at(-1).click(); 0")?;
        assert_eq!(at(browser)?, length);
        let names = "[...document.querySelectorAll('#replay-viewer option')].map(one => one.innerText).join()";
        let other = if game == "coal" { "Siegfried" } else { "Player 2" };
        assert_eq!(browser.run(names)?, format!("All cards open,You,{other},Everybody"));
        browser.run("const eyes = document.querySelector('#replay-viewer'); eyes.value = 'public'; eyes.dispatchEvent(new Event('change', { bubbles: true })); 0")?;
        browser.wait_for("document.querySelector('.watched.public') && !document.querySelector('.open-hand')")?;
        browser
            .wait_for("[...document.querySelectorAll('.seat-name')].some(name => name.innerText.includes('You'))")?;
        assert_eq!(browser.axe_violations()?, [], "{game}");
    }
    Ok(())
}

/// Returns the chosen step, once its moment is drawn.
fn at(browser: &mut Browser) -> Result<u64> {
    browser
        .wait_for("document.querySelector('.watched')?.dataset.at === document.querySelector('.slider input').value")?;
    let at = browser.run("Number(document.querySelector('.slider input').value)")?;
    at.as_u64().context("a step")
}

/// Returns the saved file, once it is complete.
fn downloaded(folder: &Path) -> Result<PathBuf> {
    for _ in 0..200 {
        let files = fs::read_dir(folder)?.collect::<Result<Vec<_>, _>>()?;
        let whole = files.iter().map(fs::DirEntry::path).find(|file| file.extension().is_some_and(|end| end == "txt"));
        if let Some(file) = whole {
            return Ok(file);
        }
        sleep(Duration::from_millis(25));
    }
    bail!("nothing was saved in {}", folder.display())
}
