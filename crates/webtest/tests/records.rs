//! A match is saved as a file, and watched again from that file.

mod support;

use std::fs;
use std::path::{Path, PathBuf};
use std::thread::sleep;
use std::time::Duration;

use anyhow::{Context, Result, bail};
use support::{begin, check_quiet, check_width, play_to_the_end};
use webtest::{Bench, Browser};

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
    assert!(file.ends_with("coal.duello.txt"));

    // A browser that knows nothing of the match.
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
    let told = browser.text(".log")?;
    browser.click("#replay-back")?;
    assert_eq!(at(browser)?, length - 1);
    assert_ne!(browser.text(".log")?, told, "the last step is not told any more");
    browser.click("#replay-first")?;
    assert_eq!(at(browser)?, 0);
    browser.click("#replay-last")?;
    assert_eq!(at(browser)?, length);
    assert_eq!(browser.text(".log")?, told);

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
    browser.wait_for("document.querySelector('.problem').innerText.includes('line 1')")?;
    assert_eq!(browser.run("document.querySelectorAll('.controls').length")?, 0);
    assert_eq!(browser.axe_violations()?, []);
    check_quiet(browser, &url)
}

/// The step that the replay shows.
/// The step that is chosen, once its moment is drawn.
fn at(browser: &mut Browser) -> Result<u64> {
    browser
        .wait_for("document.querySelector('.watched')?.dataset.at === document.querySelector('.slider input').value")?;
    let at = browser.run("Number(document.querySelector('.slider input').value)")?;
    at.as_u64().context("a step")
}

/// The file that was saved, once it is whole.
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
