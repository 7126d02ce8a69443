mod support;
use anyhow::{Result, ensure};
use std::thread::sleep;
use std::time::{Duration, Instant};
use support::{Choice, Hand, answer, offer, play_against};
use webtest::Bench;

fn shot(bench: &mut Bench, name: &str) -> Result<()> {
    let name = format!("scratch-{name}");
    bench.browser.set_viewport(1280, 1700)?;
    sleep(Duration::from_millis(150));
    bench.save_screenshot(&format!("{name}-1280"))?;
    bench.browser.set_viewport(360, 2400)?;
    sleep(Duration::from_millis(150));
    bench.save_screenshot(&format!("{name}-360"))?;
    bench.browser.set_viewport(1280, 900)?;
    Ok(())
}

#[test]
fn scratch() -> Result<()> {
    let Some(mut bench) = Bench::set_up() else { return Ok(()) };
    let url = format!("{}doomtrooper/", bench.url());
    let language = std::env::var("SCRATCH_LANG").unwrap_or("en-GB".into());
    let tag = language[..2].to_owned();
    let seats: u32 = std::env::var("SCRATCH_SEATS").unwrap_or("3".into()).parse()?;
    play_against(&mut bench.browser, "journeyman")?;
    let table = format!("{seats} open_discards=on");
    bench.browser.run_before_pages(&format!(
        "if (location.protocol !== 'about:' && !localStorage.getItem('duello.doomtrooper.table')) {{
             localStorage.setItem('duello.doomtrooper.table', '{table}'); }}"
    ))?;
    bench.browser.set_language(&language)?;
    bench.browser.set_viewport(1280, 900)?;
    bench.browser.go_to(&url)?;
    bench.browser.wait_for("document.querySelector('#begin')")?;
    shot(&mut bench, &format!("{tag}-start"))?;
    support::write_seed(&mut bench.browser, 11, Hand::Mouse)?;
    bench.browser.click("#begin")?;
    bench.browser.wait_for("document.querySelector('.table')")?;
    let started = Instant::now();
    let mut choice = Choice(11);
    let (mut n, mut combats, mut stacks) = (0, 0, 0);
    while started.elapsed() < Duration::from_secs(150) {
        let offer = offer(&mut bench.browser)?;
        if offer.is_over {
            break;
        }
        if offer.actions.is_empty() {
            sleep(Duration::from_millis(5));
            continue;
        }
        n += 1;
        if n == 3 || n == 40 {
            shot(&mut bench, &format!("{tag}-table{n}"))?;
        }
        let mods = bench.browser.run("document.querySelectorAll('.combat .modifier').length")?;
        if mods.as_u64() >= Some(2) && combats < 3 {
            combats += 1;
            shot(&mut bench, &format!("{tag}-combat{combats}"))?;
        }
        if bench.browser.run("document.querySelectorAll('.announced').length > 0")? == true && stacks < 2 {
            stacks += 1;
            shot(&mut bench, &format!("{tag}-stack{stacks}"))?;
        }
        if n == 41 {
            bench.browser.click("#look")?;
            bench.browser.click(".unit-button")?;
            bench.browser.wait_for("document.querySelector('.panel')")?;
            shot(&mut bench, &format!("{tag}-panel"))?;
            bench.browser.press("Escape")?;
            bench.browser.click("#look")?;
        }
        if combats >= 3 && n > 60 {
            break;
        }
        let attack = offer.actions.iter().position(|a| a.starts_with("attack"));
        let k = attack.filter(|_| n % 2 == 0).unwrap_or_else(|| choice.among(&offer.actions));
        answer(&mut bench.browser, k, Hand::Mouse)?;
    }
    ensure!(n > 0);
    shot(&mut bench, &format!("{tag}-last"))?;
    println!("{n} decisions, {combats} combats");
    Ok(())
}
