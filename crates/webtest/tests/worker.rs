//! The opponent's worker in a real browser: it answers, from any path; if it cannot, the page answers itself; and the
//! test harness sees what it should see.

mod support;

use anyhow::Result;
use support::play_against;
use webtest::{Bench, Browser};

/// With seed 7 the opponent takes a model before or after the person.
const OPPONENT_CHOSE: &str = "document.querySelector('.seat.theirs .steambot-art')";

#[test]
fn below_a_sub_path_page_and_worker_find_their_files() -> Result<()> {
    let Some(mut bench) = Bench::set_up() else { return Ok(()) };
    let (_server, url) = bench.serve_below_a_path()?;
    check_opponent(&mut bench.browser, &url)?;
    let requests = bench.browser.requests()?;
    assert!(requests.iter().all(|asked| asked.starts_with(&url)), "{requests:?}");
    assert!(requests.iter().any(|asked| asked.ends_with("/worker.js")), "{requests:?}");
    Ok(())
}

#[test]
fn without_workers_the_page_answers_by_itself() -> Result<()> {
    let Some(mut bench) = Bench::set_up() else { return Ok(()) };
    let url = bench.url();
    bench.browser.run_before_pages("delete globalThis.Worker")?;
    check_opponent(&mut bench.browser, &url)
}

#[test]
fn when_the_worker_cannot_load_the_page_answers_by_itself() -> Result<()> {
    let Some(mut bench) = Bench::set_up() else { return Ok(()) };
    let url = bench.url();
    bench.browser.run_before_pages(
        "const Real = Worker;
         globalThis.Worker = function (url, options) { return new Real(url + '.gone', options) }",
    )?;
    check_opponent(&mut bench.browser, &url)
}

#[test]
fn when_the_wasm_cannot_start_in_the_worker_the_page_answers_by_itself() -> Result<()> {
    let Some(mut bench) = Bench::set_up() else { return Ok(()) };
    let url = bench.url();
    bench.browser.run_before_workers("delete globalThis.WebAssembly");
    check_opponent(&mut bench.browser, &url)
}

#[test]
fn a_worker_that_breaks_while_it_answers_is_reported_and_can_be_asked_again() -> Result<()> {
    let Some(mut bench) = Bench::set_up() else { return Ok(()) };
    let url = bench.url();
    bench.browser.run_before_workers(
        "const post = self.postMessage;
         self.postMessage = (message) => {
             if (message !== true) throw new Error('broken');
             post.call(self, message);
         }",
    );
    begin(&mut bench.browser, &url)?;
    bench.browser.wait_for("document.querySelector('.trouble')")?;
    bench.browser.run_before_workers("0");
    bench.browser.click(".trouble button")?;
    choose(&mut bench.browser)?;
    bench.browser.wait_for(OPPONENT_CHOSE)
}

#[test]
fn the_harness_sees_errors_foreign_requests_and_missing_labels() -> Result<()> {
    let Some(mut bench) = Bench::set_up() else { return Ok(()) };
    let url = bench.url();
    let browser = &mut bench.browser;
    browser.run_before_workers(
        "const post = self.postMessage;
         self.postMessage = (message) => {
             console.error('from the worker');
             fetch('http://127.0.0.2:8888/worker').catch(() => 0);
             post.call(self, message);
         }",
    );
    check_opponent(browser, &url)?;
    browser.run("setTimeout(() => { throw new Error('on purpose') }); 0")?;
    browser.run("fetch('http://127.0.0.2:8888/page').catch(() => 0)")?;
    browser.run("document.body.append(document.createElement('button')); 0")?;

    let problems = format!("{:?}", browser.console_problems()?);
    for expected in ["on purpose", "from the worker", ":8888/page", ":8888/worker"] {
        assert!(problems.contains(expected), "{expected}: {problems}");
    }
    let violations = browser.axe_violations()?;
    assert!(violations.iter().any(|found| found.rule == "button-name"), "{violations:?}");
    Ok(())
}

fn check_opponent(browser: &mut Browser, url: &str) -> Result<()> {
    begin(browser, url)?;
    browser.wait_for(OPPONENT_CHOSE)
}

/// Starts a match, and takes a model as soon as the person is asked.
fn begin(browser: &mut Browser, url: &str) -> Result<()> {
    play_against(browser, "beginner")?;
    browser.go_to(url)?;
    browser.wait_for("document.querySelector('#begin')")?;
    browser.click("#begin")?;
    browser.wait_for("document.querySelector('.table')")?;
    choose(browser)
}

/// Takes a model, if the person is asked before the opponent.
fn choose(browser: &mut Browser) -> Result<()> {
    browser.wait_for(&format!(
        "document.querySelector('[data-action^=model]') || document.querySelector('.trouble') || {OPPONENT_CHOSE}"
    ))?;
    if browser.run("Boolean(document.querySelector('[data-action^=model]'))")? == true {
        browser.click("[data-entry='1']")?;
    }
    Ok(())
}
