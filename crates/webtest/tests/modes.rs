//! The modes of ESTRO in a real browser: a whole match of three together, one of Mnemonica, in which no total is shown, one of
//! Conquest Zone, whose fields are pressed, one of Single Player, whose ships are pressed, and one of Inferno with four seats.

mod support;

use std::thread::sleep;
use std::time::{Duration, Instant};

use anyhow::{Result, ensure};
use serde_json::Value;
use support::{Choice, Hand, check_quiet, check_touch, check_width, open_options, play_against, write_seed};
use webtest::{Bench, Browser};

/// Longer than any of these matches takes.
const PATIENCE: Duration = Duration::from_secs(120);

#[test]
fn a_whole_match_of_three_modes_is_played_at_a_desk() -> Result<()> {
    let Some(mut bench) = Bench::set_up() else { return Ok(()) };
    begin(&mut bench, &["stratega", "necrotokens", "chimera"], (1280, 800), 5)?;
    // ESTRO-TOOL-03: the match-up is one key away, and goes away by the same key.
    bench.browser.wait_for("document.querySelector('.decision[aria-busy=false] [data-entry]')")?;
    bench.browser.press("m")?;
    bench.browser.wait_for("document.querySelector('.panel .matrix-art')")?;
    bench.browser.press("m")?;
    bench.browser.wait_for("!document.querySelector('.panel')")?;
    let answers = play(&mut bench.browser, 5, |_| Ok(()))?;
    // Stratega: nobody loses before round 8.
    ensure!(answers > 20, "{answers} answers");
    let url = bench.url();
    check_quiet(&mut bench.browser, &url)
}

#[test]
fn a_whole_match_of_mnemonica_on_a_phone_shows_no_total() -> Result<()> {
    let Some(mut bench) = Bench::set_up() else { return Ok(()) };
    begin(&mut bench, &["mnemonica"], (390, 844), 4)?;
    bench.browser.wait_for("document.querySelector('.decision[aria-busy=false] [data-entry]')")?;
    check_touch(&mut bench.browser, "mnemonica")?;
    let mut numbers = 0;
    let answers = play(&mut bench.browser, 4, |browser| {
        check_nothing_is_told(browser)?;
        if numbers == 0 && browser.run("Boolean(document.querySelector('#number'))")? == true {
            // The field has the focus. What is no number is not declared.
            browser.wait_for("document.activeElement.id === 'number'")?;
            browser.write("7x")?;
            browser.press("Enter")?;
            browser.wait_for("document.querySelector('#number[aria-invalid=true]')")?;
            browser.click("#number-answer")?;
            browser.wait_for("document.querySelector('#number[aria-invalid=true]')")?;
            numbers += 1;
            check_width(browser, 390, "a number")?;
        }
        Ok(())
    })?;
    ensure!(answers > 20 && numbers > 0, "{answers} answers, {numbers} numbers");
    // Now it can be looked back.
    bench.browser.run("location.hash = '#replay'; 0")?;
    bench.browser.wait_for("document.querySelector('.table.watched .ecard-tot')")?;
    let url = bench.url();
    check_quiet(&mut bench.browser, &url)
}

/// ESTRO-CONQ-05: a card is pressed and then its field, the Zone card of it or the field itself; what lies there is in reach.
#[test]
fn a_whole_match_of_conquest_is_played_on_a_phone() -> Result<()> {
    let Some(mut bench) = Bench::set_up() else { return Ok(()) };
    begin(&mut bench, &["conquest"], (390, 844), 8)?;
    let browser = &mut bench.browser;
    browser
        .wait_for("document.querySelector('.decision[aria-busy=false] .hand-card.lit')")
        .or_else(|_| browser.wait_for("document.querySelector('.decision[aria-busy=false] [data-entry]')"))?;
    ensure!(browser.run("document.querySelectorAll('.zones.five .zone-card').length")? == 5, "five Zone cards");
    ensure!(browser.run("document.querySelectorAll('.zone-lanes').length")? == 2, "the fields of both");
    check_touch(browser, "conquest")?;
    let mut fields = 0;
    let answers = play(browser, 8, |browser| {
        if fields > 0 || browser.run("Boolean(document.querySelector('.zone-card.lit'))")? == true {
            return Ok(());
        }
        // Nothing is lit but the cards of the hand; once one is pressed, all five fields are.
        browser.click(".hand-card.lit .card-button")?;
        browser.wait_for("document.querySelectorAll('.zone-card.lit').length === 5")?;
        ensure!(browser.run("document.querySelectorAll('.own .lane-floor').length")? == 5, "five fields to be pressed");
        browser.click(".own .zone-lane:nth-child(4) .lane-floor")?;
        browser.wait_for("document.querySelector('#zone-illusio, .zone-card.picked')")?;
        browser.wait_for("document.querySelectorAll('[data-entry]').length === 2")?;
        check_width(browser, 390, "a field is picked")?;
        fields += 1;
        Ok(())
    })?;
    ensure!(answers > 5 && fields == 1, "{answers} answers, {fields} fields");
    let url = bench.url();
    check_quiet(&mut bench.browser, &url)
}

/// ESTRO-TOOL-02, ESTRO-SOLO-15, ESTRO-SOLO-21: alone against five ships, on a phone on its side. A guardian is turned up by
/// pressing it, and attacked by pressing the own card first; what lies there is in reach.
#[test]
fn a_whole_match_against_the_ships_is_played_on_a_phone_on_its_side() -> Result<()> {
    let Some(mut bench) = Bench::set_up() else { return Ok(()) };
    begin(&mut bench, &["solo"], (844, 390), 6)?;
    let browser = &mut bench.browser;
    browser.wait_for("document.querySelector('.decision[aria-busy=false] [data-entry]')")?;
    ensure!(browser.run("document.querySelectorAll('.ship .ship-button').length")? == 5, "five ships");
    ensure!(browser.run("document.querySelectorAll('.guardian.covered').length")? == 25, "25 guardians");
    check_touch(browser, "single player")?;
    let (mut revealed, mut aimed) = (0, 0);
    let answers = play(browser, 6, |browser| {
        check_width(browser, 844, "single player")?;
        if revealed == 0 && browser.run("Boolean(document.querySelector('[data-action^=pick]') && document.querySelector('.guardian.lit'))")? == true {
            // A press during a scene ends the scene and does nothing else.
            browser.wait_for("!document.querySelector('.moment')")?;
            let down = browser.run("document.querySelectorAll('.guardian.covered').length")?;
            browser.click(".guardian.lit .card-button")?;
            browser.wait_for(&format!("document.querySelectorAll('.guardian.covered').length < {down}"))?;
            browser.wait_for("document.querySelector('.decision[aria-busy=false] [data-entry]')")?;
            revealed += 1;
        } else if aimed == 0 && browser.run("Boolean(document.querySelector('[data-action^=\"attack \"], [data-action^=\"open 0\"]') && document.querySelector('.own .lane-card.lit'))")? == true {
            browser.wait_for("!document.querySelector('.moment')")?;
            // No guardian is lit before the card that attacks is picked.
            browser.click(".own .lane-card.lit .card-button")?;
            browser.wait_for("document.querySelector('.guardian.lit')")?;
            check_width(browser, 844, "an attacker is picked")?;
            aimed += 1;
        }
        Ok(())
    })?;
    ensure!(answers > 5 && revealed == 1 && aimed == 1, "{answers} answers, {revealed} turned up, {aimed} aimed");
    // Nobody else sits at the table: the player has won or lost.
    let result = browser.text("#result")?;
    ensure!(["You win!", "You lose."].contains(&result.as_str()), "{result}");
    browser.click("#rematch")?;
    browser.wait_for("document.querySelectorAll('.ship .ship-button').length === 5")?;
    let url = bench.url();
    check_quiet(&mut bench.browser, &url)
}

/// ESTRO-TOOL-02: a wide screen shows all five ships at once, with their names and shields, and nothing has to be rolled.
#[test]
fn all_five_ships_are_seen_at_a_desk() -> Result<()> {
    let Some(mut bench) = Bench::set_up() else { return Ok(()) };
    begin(&mut bench, &["solo"], (1100, 700), 6)?;
    let browser = &mut bench.browser;
    browser.wait_for("document.querySelector('.decision[aria-busy=false] [data-entry]')")?;
    check_width(browser, 1100, "five ships")?;
    let hidden = browser.run(
        "[...document.querySelectorAll('.ship-button, .ship-name, .ship-shields')].filter((one) => {
            const box = one.getBoundingClientRect();
            const found = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
            return one.scrollWidth > one.clientWidth + 1 || !found?.closest('.ship-button');
        }).map((one) => one.outerHTML.slice(0, 80))",
    )?;
    ensure!(hidden == Value::Array(Vec::new()), "{hidden}");
    ensure!(
        browser.run("document.querySelector('.ships').scrollWidth <= document.querySelector('.ships').clientWidth")?
            == true
    );
    // What a ship is can be read by pressing it.
    browser.click(".ship:nth-child(2) .ship-button")?;
    browser.wait_for("document.querySelector('.reader .panel-title')?.innerText.includes('Bastille')")?;
    let url = bench.url();
    check_quiet(&mut bench.browser, &url)
}

/// ESTRO-INF-01, ESTRO-INF-04, ESTRO-INF-16: four seats, each with its place in its team, two Zone cards, and no hand but the own one.
#[test]
fn a_whole_match_of_inferno_is_played_on_a_phone() -> Result<()> {
    let Some(mut bench) = Bench::set_up() else { return Ok(()) };
    begin(&mut bench, &["inferno"], (390, 844), 6)?;
    let browser = &mut bench.browser;
    browser.wait_for("document.querySelector('.decision[aria-busy=false] [data-entry]')")?;
    ensure!(browser.run("document.querySelectorAll('.others .seat').length")? == 3, "three other seats");
    ensure!(browser.run("document.querySelectorAll('.seat.ally .mark-partner').length")? == 1, "one partner");
    ensure!(browser.run("document.querySelectorAll('.zones .zone-card').length")? == 2, "two Zone cards");
    let places = browser.run(
        "[...document.querySelectorAll('.seat [class*=mark-team-] [aria-hidden]')].map((one) => one.textContent).sort().join(' ')",
    )?;
    ensure!(places == "A1 A2 B1 B2", "{places}");
    ensure!(browser.run("document.querySelectorAll('.others .hand-card').length")? == 0, "no other hand");
    check_touch(browser, "inferno")?;
    check_width(browser, 390, "four seats")?;
    let answers = play(browser, 6, |_| Ok(()))?;
    ensure!(answers > 10, "{answers} answers");
    check_width(browser, 390, "the end of a match of four")?;
    let url = bench.url();
    check_quiet(&mut bench.browser, &url)
}

/// Begins a match with these modes against a beginner.
fn begin(bench: &mut Bench, modes: &[&str], (width, height): (u32, u32), seed: u32) -> Result<()> {
    let url = format!("{}estro/", bench.url());
    let browser = &mut bench.browser;
    play_against(browser, "beginner")?;
    browser.set_viewport(width, height)?;
    browser.go_to(&url)?;
    browser.wait_for("document.querySelector('#begin')")?;
    open_options(browser, Hand::Mouse)?;
    for mode in modes {
        browser.click(&format!("[type=checkbox][name='{mode}'], [type=radio][name=mode][value='{mode}']"))?;
    }
    write_seed(browser, seed, Hand::Mouse)?;
    browser.click("#begin")?;
    browser.wait_for("document.querySelector('.table')")
}

/// Answers every question until the match is over, and looks at the page before each answer; returns the number of answers.
fn play(browser: &mut Browser, seed: u32, mut look: impl FnMut(&mut Browser) -> Result<()>) -> Result<usize> {
    let started = Instant::now();
    let mut choice = Choice(seed);
    let mut answers = 0;
    loop {
        let asked = browser.run(
            "location.hash === '#end' && document.querySelector('#result') ? 'over'
             : document.querySelector('.decision[aria-busy=false] #number') ? 'number'
             : [...document.querySelectorAll('.decision[aria-busy=false] [data-entry]')].map((line) => line.dataset.action)",
        )?;
        ensure!(started.elapsed() < PATIENCE, "no end after {answers} answers");
        match asked {
            Value::String(word) if word == "over" => return Ok(answers),
            Value::String(_) => {
                look(browser)?;
                let question = browser.text("#question")?;
                browser.run("document.querySelector('#number').value = '70'; 0")?;
                browser.run("document.querySelector('.number-form').requestSubmit(); 0")?;
                browser.wait_for(&format!(
                    "!document.querySelector('#number') || document.querySelector('#question').innerText !== {}",
                    Value::String(question)
                ))?;
            }
            Value::Array(actions) if !actions.is_empty() => {
                look(browser)?;
                let actions: Vec<String> = actions.iter().filter_map(Value::as_str).map(str::to_owned).collect();
                let line = choice.among(&actions) + 1;
                // The page may give a forced answer meanwhile.
                browser.run(&format!("document.querySelector(\"[data-entry='{line}']\")?.click(); 0"))?;
                browser.run("document.querySelector('.really button:last-of-type')?.click(); 0")?;
            }
            _ => {
                sleep(Duration::from_millis(5));
                continue;
            }
        }
        answers += 1;
    }
}

/// ESTRO-MNE-02, ESTRO-MNE-03, ESTRO-TOOL-03: no total, no forecast, no look-up, no log, no way back.
fn check_nothing_is_told(browser: &mut Browser) -> Result<()> {
    let told = browser.run(
        "[...[...document.querySelectorAll('.ecard-tot, .clash-total, .clash-primary, .addend, .forecast, .hint-line, .turns, '
             + '.die-place:not(.bare), #undo, #why-not, #matrix')].map((one) => one.outerHTML.slice(0, 80)),
          ...[...document.querySelectorAll('.side-sum, .entry-text, .question, .clash-verdict')].map((one) => one.textContent)
             .filter((text) => /TOT\\s*-?\\d/.test(text)),
          ...[...document.querySelectorAll('.table [aria-label]')].map((one) => one.getAttribute('aria-label'))
             .filter((text) => /MAP \\d+[,;] TOT/.test(text))]",
    )?;
    ensure!(told == Value::Array(Vec::new()), "{told}");
    Ok(())
}
