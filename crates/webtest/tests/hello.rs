//! The hello page in a real browser: it renders, its worker answers, it asks
//! no one else for anything, and axe-core finds nothing.

use anyhow::Result;
use webtest::{Bench, Browser};

#[test]
fn the_page_renders_and_its_worker_answers_without_a_word_on_the_console() -> Result<()> {
    let Some(mut bench) = Bench::set_up() else {
        return Ok(());
    };
    let url = bench.url();
    let browser = &mut bench.browser;
    browser.set_viewport(390, 844)?;
    browser.go_to(&url)?;
    browser.wait_for("document.querySelector('#ask')")?;
    assert_eq!(browser.text("h1")?, "Duello");

    browser.click("#ask")?;
    browser.wait_for("document.querySelector('#reply').innerText")?;
    assert_eq!(browser.text("#reply")?, "bot (worker): hello");

    assert_eq!(browser.console_problems()?, []);
    let requests = browser.requests()?;
    assert!(requests.iter().any(|asked| asked.ends_with("/worker.js")), "{requests:?}");
    assert!(requests.iter().all(|asked| asked.starts_with(&url)), "{requests:?}");
    assert_eq!(browser.axe_violations()?, []);

    let shot = bench.save_screenshot("hello")?;
    assert!(std::fs::read(shot)?.starts_with(b"\x89PNG"));
    Ok(())
}

#[test]
fn the_keyboard_alone_reaches_the_bot_in_italian() -> Result<()> {
    let Some(mut bench) = Bench::set_up() else {
        return Ok(());
    };
    let url = bench.url();
    let browser = &mut bench.browser;
    browser.set_language("it-IT")?;
    browser.go_to(&url)?;
    browser.wait_for("document.querySelector('#ask')")?;
    assert_eq!(browser.text("#ask")?, "Chiedi al bot");
    assert_eq!(browser.run("document.documentElement.lang")?, "it");

    browser.press("Tab")?;
    browser.press("Enter")?;
    browser.wait_for("document.querySelector('#reply').innerText")?;
    Ok(())
}

#[test]
fn below_a_sub_path_page_and_worker_find_their_files() -> Result<()> {
    let Some(mut bench) = Bench::set_up() else {
        return Ok(());
    };
    let (_server, url) = bench.serve_below_a_path()?;
    check_reply(&mut bench.browser, &url, "bot (worker): hello")?;
    let requests = bench.browser.requests()?;
    assert!(requests.iter().all(|asked| asked.starts_with(&url)), "{requests:?}");
    Ok(())
}

#[test]
fn without_workers_the_page_answers_by_itself() -> Result<()> {
    let Some(mut bench) = Bench::set_up() else {
        return Ok(());
    };
    let url = bench.url();
    bench.browser.run_before_pages("delete globalThis.Worker")?;
    check_reply(&mut bench.browser, &url, "bot (page): hello")
}

#[test]
fn when_the_worker_cannot_load_the_page_answers_by_itself() -> Result<()> {
    let Some(mut bench) = Bench::set_up() else {
        return Ok(());
    };
    let url = bench.url();
    bench.browser.run_before_pages(
        "const Real = Worker;
         globalThis.Worker = function (url, options) { return new Real(url + '.gone', options) }",
    )?;
    check_reply(&mut bench.browser, &url, "bot (page): hello")
}

#[test]
fn when_the_wasm_cannot_start_in_the_worker_the_page_answers_by_itself() -> Result<()> {
    let Some(mut bench) = Bench::set_up() else {
        return Ok(());
    };
    let url = bench.url();
    bench.browser.run_before_workers("delete globalThis.WebAssembly");
    check_reply(&mut bench.browser, &url, "bot (page): hello")
}

#[test]
fn a_worker_that_breaks_while_it_answers_is_reported() -> Result<()> {
    let Some(mut bench) = Bench::set_up() else { return Ok(()) };
    let url = bench.url();
    bench.browser.run_before_workers(
        "const post = self.postMessage;
         self.postMessage = (message) => {
             if (message !== true) throw new Error('broken');
             post.call(self, message);
         }",
    );
    bench.browser.go_to(&url)?;
    bench.browser.wait_for("document.querySelector('#ask')")?;
    bench.browser.click("#ask")?;
    bench.browser.wait_for("document.querySelector('#reply').innerText")?;
    let reply = bench.browser.text("#reply")?;
    assert!(reply.starts_with("the bot stopped: "), "{reply}");
    Ok(())
}

#[test]
fn the_harness_sees_errors_foreign_requests_and_missing_labels() -> Result<()> {
    let Some(mut bench) = Bench::set_up() else {
        return Ok(());
    };
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
    check_reply(browser, &url, "bot (worker): hello")?;
    browser.run("setTimeout(() => { throw new Error('on purpose') }); 0")?;
    browser.run("fetch('http://127.0.0.2:8888/page').catch(() => 0)")?;
    browser.run("document.querySelector('#ask').textContent = ''; 0")?;

    let problems = format!("{:?}", browser.console_problems()?);
    for expected in ["on purpose", "from the worker", ":8888/page", ":8888/worker"] {
        assert!(problems.contains(expected), "{expected}: {problems}");
    }
    let violations = browser.axe_violations()?;
    assert!(violations.iter().any(|found| found.rule == "button-name"), "{violations:?}");
    Ok(())
}

fn check_reply(browser: &mut Browser, url: &str, reply: &str) -> Result<()> {
    browser.go_to(url)?;
    browser.wait_for("document.querySelector('#ask')")?;
    browser.click("#ask")?;
    browser.wait_for("document.querySelector('#reply').innerText")?;
    assert_eq!(browser.text("#reply")?, reply);
    Ok(())
}
