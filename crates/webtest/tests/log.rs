//! The log in beats, and scenes for big moments, in a real browser and in both games.

mod support;

use std::thread::sleep;
use std::time::{Duration, Instant};

use anyhow::{Result, bail, ensure};
use support::{Choice, begin, check_quiet, offer, tab_to};
use webtest::{Bench, Browser, Look, Played, Recorded};

/// With this seed the chosen lines lead to attacks of both seats.
const SEED: u32 = 2;

/// Plays on without pointer or keys, which would end a scene, until the condition holds or the time is over.
fn play_until(browser: &mut Browser, choice: &mut Choice, condition: &str) -> Result<bool> {
    let started = Instant::now();
    while started.elapsed() < Duration::from_secs(90) {
        if browser.run(&format!("Boolean({condition})"))? == true {
            return Ok(true);
        }
        let offer = offer(browser)?;
        if offer.is_over {
            return Ok(false);
        }
        if offer.actions.is_empty() {
            sleep(Duration::from_millis(5));
            continue;
        }
        let line = choice.among(&offer.actions) + 1;
        browser.run(&format!("document.querySelector('[data-entry=\"{line}\"]')?.click(); 0"))?;
    }
    bail!("never: {condition}")
}

#[test]
fn a_beat_is_one_sentence_that_opens_below_the_heading_of_its_turn() -> Result<()> {
    let Some(mut bench) = Bench::set_up() else { return Ok(()) };
    let url = bench.url();
    bench.browser.set_media("prefers-reduced-motion", "reduce")?;
    for page in ["", "doomtrooper/", "estro/"] {
        let browser = &mut bench.browser;
        browser.go_to("about:blank")?;
        begin(browser, &format!("{url}{page}"), "beginner", SEED)?;
        let is_there = play_until(
            browser,
            &mut Choice(SEED),
            "document.querySelectorAll('.turn:not(:last-child) > .beats > .beat details').length > 2
                && document.querySelector('.turn > .turn-summary')",
        )?;
        ensure!(is_there, "hardly any beat has lines");
        // A heading comes before all beats of its turn, and no turn has the heading of another.
        let is_so = browser.run(
            "[...document.querySelectorAll('.turn')].every((turn) => turn.querySelectorAll('.beat-turn').length <= 1
                && (!turn.querySelector('.beat-turn') || turn.firstElementChild.matches('.beat-turn')))
             && [...document.querySelectorAll('.turn')].some((turn) => turn.querySelectorAll('.beat').length > 1)",
        )?;
        assert_eq!(is_so, true, "{page}");
        let summaries = browser.run("document.querySelectorAll('.turn > .turn-summary').length")?;
        ensure!(summaries.as_u64() > Some(0), "{page}: no turn of the other is summed up");
        // The log calls the player "you" and never by the seat's name.
        let text = browser.run("document.querySelector('.turns').textContent")?.to_string();
        ensure!(text.contains("You ") && !text.contains("Player 1"), "{page}: {text}");

        // A headline is folded; Enter opens it and closes it again. This answers no question.
        let question = browser.text("#question")?;
        let is_open = "document.activeElement.parentElement.open";
        // The log is one stop of the Tab key, however many lines it has; arrows move through it.
        let stops = browser
            .run("document.querySelectorAll('.log .turns :is(button, summary):not([tabindex=\"-1\"])').length")?;
        assert_eq!(stops, 0, "{page}");
        tab_to(browser, "document.activeElement.matches('.turns')")?;
        for _ in 0..40 {
            browser.press("ArrowUp")?;
            if browser.run("document.activeElement.matches('.headline')")? == true {
                break;
            }
        }
        assert_eq!(browser.run(is_open)?, false, "{page}");
        browser.press("Enter")?;
        browser.wait_for(is_open)?;
        ensure!(browser.run("document.activeElement.nextElementSibling.innerText.length > 10")? == true, "lines");
        assert_eq!(browser.axe_violations()?, [], "{page}");
        browser.press("Enter")?;
        browser.wait_for(&format!("!{is_open}"))?;
        assert_eq!(browser.text("#question")?, question);

        // One sentence is read out, and it is the one about the last beat.
        let is_one = browser.run(
            "document.querySelectorAll('.news [role=status]').length === 1
                && document.querySelectorAll('.news [role=status] > p').length === 1",
        )?;
        assert_eq!(is_one, true, "{page}");

        // Pressing a line lights up the things that it mentions.
        let marked = "[...document.querySelectorAll('.line > .line-button')].reverse()";
        let lit = browser.run(&format!("{marked}.slice(0, 30).forEach((line) => line.click()); 0"))?;
        assert_eq!(lit, 0);
        browser.wait_for("document.querySelector('.table [data-target].spoken-of')")?;
        browser.wait_for("!document.querySelector('.spoken-of')")?;
        check_quiet(browser, &url)?;
    }
    Ok(())
}

#[test]
fn a_card_leads_to_the_line_that_named_it() -> Result<()> {
    let Some(mut bench) = Bench::set_up() else { return Ok(()) };
    let url = bench.url();
    let browser = &mut bench.browser;
    browser.set_media("prefers-reduced-motion", "reduce")?;
    begin(browser, &format!("{url}doomtrooper/"), "beginner", SEED)?;
    play_until(
        browser,
        &mut Choice(SEED),
        "document.querySelectorAll('.turn').length > 3 && document.querySelector('.unit-button:not(.lit)')",
    )?;
    for (width, height) in [(1280, 800), (390, 844)] {
        browser.set_viewport(width, height)?;
        browser.run("document.querySelector('.unit-button:not(.lit)').click(); 0")?;
        browser.wait_for("document.querySelector('.panel .in-log')")?;
        let name = browser.text("#panel-title")?;
        let name = name.split(" (").next().unwrap_or_default();
        assert_eq!(browser.axe_violations()?, [], "{width}");
        browser.click(".in-log")?;
        browser.wait_for("!document.querySelector('.panel') && document.activeElement.closest('.log [data-beat]')")?;
        let said = browser.run("document.activeElement.closest('[data-beat]').textContent")?.to_string();
        ensure!(said.contains(name), "{name} is not named: {said}");
        let is_seen = "(() => {
            const [line, list] = [document.activeElement, document.querySelector('.turns')].map((one) => one.getBoundingClientRect());
            return line.top >= list.top - 2 && line.top < list.bottom;
        })()";
        browser.wait_for(is_seen)?;
        browser.run("document.querySelector('.log-close').click(); 0")?;
    }
    check_quiet(browser, &url)
}

#[test]
fn a_line_of_a_replay_leads_to_its_moment() -> Result<()> {
    let Some(mut bench) = Bench::set_up() else { return Ok(()) };
    let url = bench.url();
    let browser = &mut bench.browser;
    browser.set_media("prefers-reduced-motion", "reduce")?;
    begin(browser, &url, "beginner", SEED)?;
    play_until(browser, &mut Choice(SEED), "document.querySelectorAll('.turn').length > 4")?;
    browser.run("location.hash = '#replay'; 0")?;
    browser.wait_for("document.querySelector('#replay-last')")?;
    browser.click("#replay-last")?;
    browser.wait_for("document.querySelectorAll('.watched .turn').length > 4")?;
    let at = "Number(document.querySelector('.watched').dataset.at)";
    browser.wait_for(&format!("{at} > 9"))?;
    let last = browser.run(at)?.as_u64();
    let line = "[...document.querySelectorAll('.watched .turn')][2].querySelector('.line > .line-button')";
    let text = browser.run(&format!("{line}.textContent"))?;
    browser.run(&format!("{line}.click(); 0"))?;
    browser.wait_for(&format!("{at} < {}", last.unwrap_or_default()))?;
    // Later lines are visible but dimmed; everything up to the pressed line has happened.
    browser.wait_for("document.querySelector('.watched .beat.later')")?;
    let is_told = format!("!{line}.closest('.beat').classList.contains('later')");
    ensure!(browser.run(&is_told)? == true, "{text} is told by then");
    check_quiet(browser, &url)
}

/// A match of each game that has attacks soon.
const MATCHES: [Recorded; 3] = [
    Recorded {
        of: Played { game: "coal", page: "", stops: "powell partner" },
        record: "duel-again",
        part: 40,
        seats: 2,
    },
    Recorded {
        of: Played { game: "doomtrooper", page: "doomtrooper", stops: "own-turn attacks combat" },
        record: "imperial-mishima",
        part: 50,
        seats: 2,
    },
    Recorded { of: Played { game: "estro", page: "estro", stops: "none" }, record: "dice-mixed", part: 20, seats: 2 },
];

/// Changes the settings, and goes back to the table. The count of scenes starts again.
fn set(browser: &mut Browser, settings: &[(&str, &str)]) -> Result<()> {
    browser.run("location.hash = '#settings'; 0")?;
    for (name, value) in settings {
        browser.wait_for(&format!("document.querySelector('#set-{name}')"))?;
        browser.run(&format!(
            "((field) => {{
                 field.value = '{value}';
                 field.dispatchEvent(new Event('change', {{ bubbles: true }}));
             }})(document.querySelector('#set-{name}')); 0"
        ))?;
    }
    browser.run("window.scenes = 0; location.hash = '#table'; 0")?;
    browser.wait_for("document.querySelector('.table')")
}

/// Whether the scene covers nothing that can be pressed, and does not receive presses itself.
const IS_CLEAR: &str = "(() => {
    const scene = document.querySelector('.moment');
    if (!scene) { return 'gone'; }
    const area = scene.getBoundingClientRect();
    const over = (selector) => [...document.querySelectorAll(selector)].some((other) => {
        const box = other.getBoundingClientRect();
        return box.left < area.right - 1 && area.left < box.right - 1 && box.top < area.bottom - 1 && area.top < box.bottom - 1;
    });
    // What is shown and said lies in it, once it stands still.
    const frame = scene.getBoundingClientRect();
    scene.getAnimations({ subtree: true }).forEach((one) => { one.pause(); one.currentTime = 1500; });
    const inside = [...scene.querySelectorAll('.moment-card, .moment-sum, .moment-result')].every((part) => {
        const box = part.getBoundingClientRect();
        return box.left >= frame.left && box.right <= frame.right && box.bottom <= frame.bottom + 1;
    });
    scene.getAnimations({ subtree: true }).forEach((one) => one.play());
    const middle = document.elementFromPoint(area.x + area.width / 2, area.y + area.height / 2);
    return inside && ![over('.decision'), over('.table > .hand'), over('.seat.own'), scene.contains(middle)].includes(true)
        && area.height > 100 && scene.innerText.length > 10;
})()";

#[test]
fn an_attack_is_staged_and_any_key_ends_it_unless_nothing_may_move() -> Result<()> {
    let Some(mut bench) = Bench::set_up() else { return Ok(()) };
    // Counts scenes, however short they are.
    bench.browser.run_before_pages(
        "window.scenes = 0;
         new MutationObserver((changes) => changes.forEach((change) => change.addedNodes.forEach((node) => {
             if (node.nodeType === 1 && node.matches('.moment')) { window.scenes += 1; }
         }))).observe(document, { childList: true, subtree: true });",
    )?;
    let (staged, told) = ("document.querySelector('.moment')", "document.querySelector('.last-result')");
    for recorded in MATCHES {
        let game = recorded.of.game;
        bench.browser.set_viewport(1280, 800)?;
        // The settings of these matches switch all motion off.
        recorded.open(&mut bench, Look::USUAL)?;
        let results = "document.querySelectorAll('.turn').length";
        let quiet = format!("{told} && {results} > window.turns + 1");
        bench.browser.run(&format!("window.turns = {results}; 0"))?;
        ensure!(play_until(&mut bench.browser, &mut Choice(SEED), &quiet)?, "{game}: no result");
        assert_eq!(bench.browser.run("window.scenes")?, 0, "{game}: nothing moves");

        recorded.open(&mut bench, Look::USUAL)?;
        let browser = &mut bench.browser;
        set(browser, &[("motion", "full")])?;
        let mut choice = Choice(SEED);
        ensure!(play_until(browser, &mut choice, staged)?, "{game}: no scene");
        assert_eq!(browser.run(IS_CLEAR)?, true, "{game}");
        browser.press("1")?;
        assert_eq!(browser.run(&format!("{staged} === null"))?, true, "{game}: a key ends it");
        // A press ends the next scene and does nothing else: it reaches neither the elements below it nor an answer.
        ensure!(play_until(browser, &mut choice, staged)?, "{game}: no second scene");
        browser
            .run("window.pressed = 0; document.addEventListener('click', () => { window.pressed += 1; }, true); 0")?;
        browser.click("#question")?;
        assert_eq!(browser.run(&format!("{staged} === null"))?, true, "{game}: a press ends it");
        assert_eq!(browser.run("window.pressed")?, 0, "{game}: the press does nothing else");
        browser.click("#question")?;
        assert_eq!(browser.run("window.pressed")?, 1, "{game}: the next press is one again");
        // Without a key the scene ends by itself.
        ensure!(play_until(browser, &mut choice, staged)?, "{game}: no other scene");
        let began = Instant::now();
        browser.wait_for(&format!("!{staged}"))?;
        ensure!(began.elapsed() < Duration::from_millis(4500), "{game}: two scenes take four seconds at most");

        // With scenes switched off, the result of an attack is still told.
        set(browser, &[("moments", "off"), ("sounds", "on")])?;
        browser.run(&format!("window.turns = {results}; 0"))?;
        play_until(browser, &mut choice, &quiet)?;
        assert_eq!(browser.run("window.scenes")?, 0, "{game}: they are off");
        let mut problems = browser.console_problems()?;
        // The browser requests this icon when it shows a file that is not a page.
        problems.retain(|problem| !problem.text.ends_with("/favicon.ico"));
        assert_eq!(problems, [], "{game}");
    }
    Ok(())
}
