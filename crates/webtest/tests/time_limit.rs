//! A table with a time limit for a decision: the limit is shown, it runs out, and the match goes on.

mod support;

use anyhow::{Result, ensure};
use support::{Hand, check_quiet, look, play_against, write_seed};
use webtest::Bench;

#[test]
fn whoever_lets_the_time_pass_is_answered_for() -> Result<()> {
    let Some(mut bench) = Bench::set_up() else { return Ok(()) };
    let url = bench.url();
    bench.browser.set_viewport(1280, 800)?;
    play_against(&mut bench.browser, "beginner")?;
    bench.browser.go_to(&url)?;
    bench.browser.wait_for("document.querySelector('#begin')")?;
    write_seed(&mut bench.browser, 3, Hand::Mouse)?;
    // A negative number means no limit, and a limit that is too long becomes the longest: the field shows the value
    // that was understood.
    for (written, understood) in [("99999", "3600"), ("-5", "0"), ("2", "2")] {
        bench.browser.click("#time-limit")?;
        bench.browser.run("document.querySelector('#time-limit').select()")?;
        bench.browser.write(written)?;
        bench.browser.press("Tab")?;
        bench.browser.wait_for(&format!("document.querySelector('#time-limit').value === '{understood}'"))?;
    }
    for size in [(1280, 800), (390, 844)] {
        bench.browser.set_viewport(size.0, size.1)?;
        bench.browser.run("document.querySelector('#time-limit').scrollIntoView({ block: 'center' })")?;
        look(&mut bench, size, &format!("time-limit-start-{}", size.0))?;
    }
    bench.browser.set_viewport(1280, 800)?;
    bench.browser.click("#begin")?;
    bench.browser.wait_for("document.querySelector('.clock')")?;
    ensure!(bench.browser.text(".clock")?.ends_with("seconds left"), "the clock says how much time is left");
    // Nobody touches anything: model, pilot and turns are chosen automatically.
    bench.browser.wait_for("document.querySelector('.hand .card')")?;
    bench.browser.wait_for("/maintenance/.test(localStorage.getItem('duello.match'))")?;
    bench.browser.wait_for("document.querySelector('.clock')")?;
    look(&mut bench, (390, 844), "time-limit-390")?;
    check_quiet(&mut bench.browser, &url)
}
