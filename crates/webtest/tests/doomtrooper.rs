//! Doomtrooper's page in a real browser: whole matches with the mouse, by touch and with the keyboard alone, in both
//! languages, on a phone and at a desk; decks, cards and records; several people at one screen.

mod support;

use std::thread::sleep;
use std::time::{Duration, Instant};

use anyhow::{Result, ensure};
use support::{
    Choice, Hand, Offer, answer, check_quiet, check_touch, check_width, first_load, look, offer, open_more, pause,
    play_against, tab_to,
};
use webtest::{Bench, Browser};

/// Longer than any match with these seeds takes.
const PATIENCE: Duration = Duration::from_secs(400);

const PHONE: (u32, u32) = (360, 780);
const DESK: (u32, u32) = (1280, 800);

#[test]
fn a_whole_match_is_played_by_the_mouse_in_english_at_a_desk() -> Result<()> {
    check_match(Hand::Mouse, "en-GB", DESK, 4)
}

#[test]
fn a_whole_match_is_played_by_touch_in_italian_on_a_phone() -> Result<()> {
    check_match(Hand::Finger, "it-IT", PHONE, 5)
}

#[test]
fn a_whole_match_is_played_by_the_keyboard_alone_in_italian_at_a_desk() -> Result<()> {
    check_match(Hand::Keyboard, "it-IT", DESK, 12)
}

#[test]
fn a_whole_match_is_played_by_the_keyboard_alone_in_english_on_a_phone() -> Result<()> {
    check_match(Hand::Keyboard, "en-GB", PHONE, 17)
}

#[test]
fn a_whole_match_is_played_by_the_mouse_in_italian_on_a_phone() -> Result<()> {
    check_match(Hand::Mouse, "it-IT", PHONE, 6)
}

#[test]
fn a_whole_match_is_played_by_touch_in_english_at_a_desk() -> Result<()> {
    check_match(Hand::Finger, "en-GB", DESK, 7)
}

/// The table of these tests unless they say otherwise: a short match, won by the first player with this many points.
const SHORT: &str = "2 promotion_target=15";

/// Returns a browser at a screen of the game (`""` is the start screen) and the address of its page; the table is as
/// it was last set up. `None` if there is no browser to test with.
fn open(table: &str, language: &str, size: (u32, u32), screen: &str) -> Result<Option<(Bench, String)>> {
    let Some(mut bench) = Bench::set_up() else { return Ok(None) };
    let url = format!("{}doomtrooper/", bench.url());
    set_up(&mut bench.browser, table)?;
    bench.browser.set_language(language)?;
    bench.browser.set_viewport(size.0, size.1)?;
    bench.browser.go_to(&format!("{url}{screen}"))?;
    Ok(Some((bench, url)))
}

fn set_up(browser: &mut Browser, table: &str) -> Result<()> {
    play_against(browser, "beginner")?;
    browser.run_before_pages(&format!(
        "if (location.protocol !== 'about:' && !localStorage.getItem('duello.doomtrooper.table')) {{
             localStorage.setItem('duello.doomtrooper.table', '{table}');
         }}"
    ))
}

/// Goes from the start screen to the table; the seed makes every run the same.
fn begin(browser: &mut Browser, hand: Hand, seed: u32) -> Result<()> {
    browser.wait_for("document.querySelector('#begin')")?;
    support::write_seed(browser, seed, hand)?;
    match hand {
        Hand::Mouse | Hand::Finger => browser.click("#begin")?,
        Hand::Keyboard => browser.press("Enter")?,
    }
    browser.wait_for("document.querySelector('.table, .hand-over, .agree')")
}

/// Before any hand is shown, the people agree on their stops: they are always asked in their own Turns, and by default
/// in combats of their own warriors. Done with the keyboard alone, and on a phone.
fn check_agreeing(bench: &mut Bench) -> Result<()> {
    let browser = &mut bench.browser;
    browser.wait_for("document.querySelector('.agree #agree')")?;
    browser.wait_for("document.activeElement.id === 'agree-title'")?;
    assert_eq!(browser.run("document.querySelectorAll('.hand-card, .unit, .hand-over, [data-entry]').length")?, 0);
    let stops = "[...document.querySelectorAll('.agree [data-stop]')].filter((stop) => stop.checked)
        .map((stop) => stop.dataset.stop).join(' ')";
    assert_eq!(browser.run(stops)?, "own-combats");
    assert_eq!(
        browser.run("document.querySelectorAll('.agree .option .why').length")?,
        browser.run("document.querySelectorAll('.agree [data-stop]').length")?
    );
    look(bench, PHONE, "doomtrooper-agree")?;
    check_touch(&mut bench.browser, "doomtrooper-agree")?;
    let browser = &mut bench.browser;
    tab_to(browser, "document.activeElement.dataset.stop === 'attacks'")?;
    browser.press(" ")?;
    browser.wait_for(&format!("{stops} === 'attacks own-combats'"))?;
    tab_to(browser, "document.activeElement.id === 'agree'")?;
    browser.press("Enter")?;
    browser.wait_for("document.querySelector('.hand-over')")?;
    assert_eq!(browser.run("document.querySelectorAll('.agree, [data-stop]').length")?, 0);
    Ok(())
}

/// On their own screen all people have the stops that were agreed on, and can change only those.
fn check_own_stops(browser: &mut Browser) -> Result<()> {
    browser.run("location.hash = '#settings'; 0")?;
    browser.wait_for("document.querySelector('.settings [data-stop=attacks]')?.checked")?;
    browser.click(".settings [data-stop=attacks]")?;
    browser.wait_for("!document.querySelector('.settings [data-stop=attacks]').checked")?;
    browser.run("location.hash = '#table'; 0")?;
    browser.wait_for("document.querySelector('.seat.own')")
}

/// Waits until something is offered, and returns it; `None` when the match is over.
fn awaited(browser: &mut Browser, started: Instant) -> Result<Option<Offer>> {
    loop {
        let offer = offer(browser)?;
        if offer.is_over {
            return Ok(None);
        }
        if !offer.actions.is_empty() || offer.hand_over.is_some() {
            return Ok(Some(offer));
        }
        ensure!(started.elapsed() < PATIENCE, "nobody is asked");
        sleep(Duration::from_millis(5));
    }
}

fn check_match(hand: Hand, language: &str, size: (u32, u32), seed: u32) -> Result<()> {
    let Some((mut bench, url)) = open(SHORT, language, size, "")? else { return Ok(()) };
    let name = format!("doomtrooper-{hand:?}-{}-{}", &language[..2], size.0).to_lowercase();
    bench.browser.set_touch(hand == Hand::Finger)?;
    let first_load = first_load(&mut bench.browser)?;
    begin(&mut bench.browser, hand, seed)?;

    let started = Instant::now();
    let mut choice = Choice(seed);
    let (mut decisions, mut combats) = (0, 0);
    while let Some(offer) = awaited(&mut bench.browser, started)? {
        ensure!(started.elapsed() < PATIENCE, "{name}: no end after {decisions} decisions");
        if decisions == 30 {
            look(&mut bench, size, &format!("{name}-table"))?;
            if size.0 < 600 {
                check_touch(&mut bench.browser, &name)?;
            }
        }
        if bench.browser.run("Boolean(document.querySelector('.combat [data-fighter=combat-defender]'))")? == true {
            combats += 1;
            if combats == 1 {
                look(&mut bench, size, &format!("{name}-combat"))?;
            }
        }
        // The label of a line depends on the question above it, even if an earlier question had the same answer under
        // another label.
        let is_stale = bench.browser.run(
            "/no Weapon|Non usare Armi/.test(document.querySelector('.docked')?.innerText)
                 && !/Weapon|Arma/.test(document.querySelector('#question').innerText)",
        )?;
        ensure!(is_stale == false, "{name}: no Weapon is asked for, and one may be left out");
        let number = choice.among(&offer.actions);
        match hand {
            Hand::Mouse | Hand::Finger => {
                click(&mut bench.browser, number, &offer.actions[number], decisions % 2 == 0)?
            }
            Hand::Keyboard => answer(&mut bench.browser, number, hand)?,
        }
        decisions += 1;
    }
    ensure!(decisions > 30, "{name}: over after {decisions} decisions only");
    ensure!(combats > 0, "{name}: nobody fought");

    assert_eq!(bench.browser.run("document.documentElement.lang")?, &language[..2]);
    assert_eq!(bench.browser.axe_violations()?, [], "{name}: end");
    check_width(&mut bench.browser, size.0, &name)?;
    bench.save_screenshot(&format!("{name}-end"))?;
    for screen in ["rules", "cards", "deck", "replay", "settings"] {
        bench.browser.run(&format!("location.hash = '#{screen}'; 0"))?;
        bench.browser.wait_for(&format!("document.documentElement.dataset.screen === '{screen}'"))?;
        bench.browser.click(".language")?;
    }
    assert_eq!(bench.browser.console_problems()?, []);
    let requests = bench.browser.requests()?;
    assert!(requests.iter().all(|asked| asked.starts_with(&url)), "{requests:?}");
    assert_eq!(requests[first_load..], [""; 0], "fetched after the first load");
    println!("{name}: {decisions} decisions in {:.1} s", started.elapsed().as_secs_f32());
    Ok(())
}

/// Chooses an action in the list, or on the table itself if the action has a place there.
fn click(browser: &mut Browser, number: usize, action: &str, on_table: bool) -> Result<()> {
    let target = match action.split_once(' ') {
        Some(("choose", slot)) => Some(format!("[data-target='slot-{}']", slot.trim_start_matches('#'))),
        Some(("open", card)) if !card.starts_with('#') => Some(format!("[data-target='card-{card}']")),
        _ => None,
    };
    // A card that is in no visible Area, such as a card of a pile, has only its line in the list.
    match target.filter(|_| on_table) {
        Some(target) if browser.run(&format!("Boolean(document.querySelector(\"{target}\"))"))? == true => {
            browser.click(&target)
        }
        _ => answer(browser, number, Hand::Mouse),
    }
}

/// Plays the opponent's questions and the first Turns until the condition holds.
fn until(browser: &mut Browser, condition: &str, seed: u32) -> Result<()> {
    let (started, mut choice) = (Instant::now(), Choice(seed));
    for _ in 0..300 {
        let Some(offer) = awaited(browser, started)? else { break };
        browser.wait_for("document.querySelector('.decision[aria-busy=false]')")?;
        if browser.run(&format!("Boolean({condition})"))? == true {
            return Ok(());
        }
        // Adds warriors first.
        let adds = |action: &String| action.starts_with("add") || action == "keep";
        let number = offer.actions.iter().position(adds).unwrap_or_else(|| choice.among(&offer.actions));
        answer(browser, number, Hand::Mouse)?;
    }
    anyhow::bail!("never: {condition}")
}

const LIT: &str = "[...document.querySelectorAll('.table .unit-button.lit')].map((one) => one.dataset.target).sort()";

/// As soon as a card is held or pressed, everything that it may be played on lights up, and can receive it (TIME-02).
#[test]
fn a_card_is_dragged_to_a_warrior_and_an_attacker_to_whom_it_attacks() -> Result<()> {
    let Some((mut bench, url)) = open("2 promotion_target=30", "en-GB", DESK, "")? else { return Ok(()) };
    begin(&mut bench.browser, Hand::Mouse, 4)?;
    let browser = &mut bench.browser;
    // An attacker: its targets light up, and dropping it on one plans an attack on that target.
    let attackers = "document.querySelector('[data-action=attack]')
        && document.querySelector('.seat.own .unit-tile.lit')";
    until(browser, attackers, 4)?;
    browser.wait_for("document.querySelector('.seat.own .unit-tile.lit')")?;
    let attacker = browser.run("document.querySelector('.seat.own .unit-tile.lit').dataset.target")?;
    let attacker = attacker.as_str().unwrap_or_default().to_owned();
    browser.click(&format!(".seat.own [data-target='{attacker}']"))?;
    browser.wait_for("document.querySelector('.seat.theirs .unit-tile.lit')")?;
    browser.wait_for("document.querySelector('.answers [data-action=attack]')")?;
    let defenders = browser.run(LIT)?;
    look(&mut bench, DESK, "doomtrooper-attacker-picked")?;
    let browser = &mut bench.browser;
    browser.press("Escape")?;
    browser.wait_for("!document.querySelector('.unit-button.picked')")?;
    let defender = defenders
        .as_array()
        .and_then(|all| all.iter().filter_map(|one| one.as_str()).find(|one| *one != attacker).map(ToOwned::to_owned));
    let defender = defender.expect("somebody to attack");
    browser.drag(&format!(".seat.own [data-target='{attacker}']"), &format!(".table [data-target='{defender}']"))?;
    browser.wait_for("document.querySelector('.plan .announce')")?;
    let chosen =
        browser.run("[...document.querySelectorAll('.unit-button.picked')].map((one) => one.dataset.target)")?;
    for target in [&attacker, &defender] {
        ensure!(chosen.as_array().is_some_and(|all| all.iter().any(|one| one == target)), "{target}: {chosen}");
    }
    ensure!(browser.run("document.querySelector('.dragged')")?.is_null(), "nothing follows the pointer any more");
    browser.press("Escape")?;
    browser.wait_for("!document.querySelector('.plan')")?;
    // A card that is attached to another one: pressing it lights the same targets as dragging it.
    let card = "[...document.querySelectorAll('.hand-card.lit:not(.warrior) .card-button')].find((one) =>
        document.querySelectorAll(`[data-action^='play ${one.dataset.target.slice(5)}']`).length === 1)";
    until(browser, card, 4)?;
    let mut tried = 0;
    let cards = browser.run(
        "[...document.querySelectorAll('.hand-card.lit:not(.warrior) .card-button')].map((one) => one.dataset.target)",
    )?;
    for card in cards.as_array().into_iter().flatten().filter_map(|card| card.as_str()) {
        let button = format!(".hand [data-target='{card}']");
        browser.click(&button)?;
        browser.wait_for("document.querySelector('.hand-card.picked')")?;
        sleep(Duration::from_millis(400));
        let lit = browser.run(LIT)?;
        let target = lit.as_array().and_then(|all| all.first()).and_then(|one| one.as_str()).map(ToOwned::to_owned);
        browser.press("Escape")?;
        browser.wait_for("!document.querySelector('.hand-card.picked')")?;
        let Some(target) = target else { continue };
        tried += 1;
        browser.drag(&button, &format!(".table [data-target='{target}']"))?;
        // Either it is announced, or it asks for a confirmation because the answer is harmful.
        browser.wait_for(&format!(
            "!document.querySelector(\".hand-card.lit [data-target='{card}']\") || document.querySelector('#take-back')"
        ))?;
        break;
    }
    ensure!(tried == 1, "no card of {cards} lights anything");
    check_quiet(browser, &url)
}

/// Letters move the focus to the parts of the table, and arrows move it through the log.
#[test]
fn letters_lead_to_hand_log_and_why_not_and_back() -> Result<()> {
    let Some((mut bench, url)) = open(SHORT, "en-GB", DESK, "")? else { return Ok(()) };
    begin(&mut bench.browser, Hand::Mouse, 4)?;
    let browser = &mut bench.browser;
    until(browser, "document.querySelectorAll('.log .line-button').length > 4", 4)?;
    let is_at = |selector: &str| format!("document.activeElement.matches(\"{selector}\")");
    browser.press("h")?;
    browser.wait_for(&is_at(".hand .card-button"))?;
    browser.press("l")?;
    browser.wait_for(&is_at(".log .turns"))?;
    browser.press("ArrowUp")?;
    browser.wait_for(&is_at(".log .line-button, .log .why"))?;
    browser.press("l")?;
    browser.wait_for(&is_at("[data-entry]"))?;
    browser.press("w")?;
    browser.wait_for("document.querySelector('[data-impossible]')")?;
    assert_eq!(browser.axe_violations()?, []);
    browser.press("w")?;
    browser.wait_for("!document.querySelector('[data-impossible]')")?;
    check_quiet(browser, &url)
}

/// A number in a sentence leads to the line that introduced its card (SEC-06).
#[test]
fn a_number_leads_to_the_line_that_named_its_card() -> Result<()> {
    let Some((mut bench, url)) = open("2 promotion_target=60", "en-GB", DESK, "")? else { return Ok(()) };
    begin(&mut bench.browser, Hand::Mouse, 6)?;
    let browser = &mut bench.browser;
    until(browser, "document.querySelector('#question .number-link')", 6)?;
    let number = browser.run("document.querySelector('#question .number-link').dataset.number")?;
    browser.click("#question .number-link")?;
    let number = number.as_str().unwrap_or_default().to_owned();
    browser.wait_for("document.activeElement.matches('.log .line-button')")?;
    browser.wait_for(&format!(
        "document.activeElement.closest('.beat').textContent.includes('({number})')
            || document.activeElement.closest('.beat').querySelectorAll('.line').length > 0"
    ))?;
    assert_eq!(browser.axe_violations()?, []);
    check_quiet(browser, &url)
}

#[test]
fn the_decks_of_a_match_are_read_at_its_end() -> Result<()> {
    let Some((mut bench, url)) = open(SHORT, "it-IT", PHONE, "")? else { return Ok(()) };
    begin(&mut bench.browser, Hand::Mouse, 4)?;
    let browser = &mut bench.browser;
    browser.wait_for("document.querySelector('[data-entry]')")?;
    browser.run("document.querySelector('#concede').click(); 0")?;
    browser.click("[data-concede='0']")?;
    browser.wait_for("document.querySelectorAll('.played-deck').length === 2")?;
    let name = browser.run("document.querySelector('.played-deck').innerText")?;
    assert_eq!(name, "Clan imperiali");
    look(&mut bench, PHONE, "doomtrooper-end-decks")?;
    let browser = &mut bench.browser;
    browser.click(".played-deck")?;
    browser.wait_for("document.querySelector('.handed-list')?.textContent.includes('BLOOD BERET')")?;
    check_width(browser, PHONE.0, "a deck that was handed on")?;
    assert_eq!(browser.axe_violations()?, []);
    check_quiet(browser, &url)
}

#[test]
fn a_card_that_cannot_be_played_is_read_and_every_card_can_be_read() -> Result<()> {
    let Some((mut bench, url)) = open(SHORT, "en-GB", DESK, "")? else { return Ok(()) };
    begin(&mut bench.browser, Hand::Mouse, 4)?;
    let browser = &mut bench.browser;
    browser.wait_for("document.querySelector('[data-entry]') && document.querySelector('.hand-card:not(.lit)')")?;
    browser.click(".hand-card:not(.lit) .card-button")?;
    browser.wait_for("document.querySelector('.reader.stays .card-text li')")?;
    ensure!(browser.run("document.querySelector('.refusal')")?.is_null(), "to look is no attempt");
    // The clauses that its text is based on, each with its title.
    browser.wait_for("document.querySelectorAll('.clause-list li').length >= 2")?;
    browser
        .wait_for("[...document.querySelectorAll('.clause-list li')].every((line) => line.innerText.length > 15)")?;
    assert_eq!(browser.axe_violations()?, []);
    browser.press("Escape")?;
    browser.click("#concede")?;
    browser.click("[data-concede='0']")?;
    browser.wait_for("document.querySelector('#result')")?;
    check_quiet(browser, &url)
}

#[test]
fn what_is_composed_is_taken_back_by_a_button_and_by_a_key() -> Result<()> {
    let Some((mut bench, url)) = open(SHORT, "en-GB", PHONE, "")? else { return Ok(()) };
    begin(&mut bench.browser, Hand::Mouse, 4)?;
    let decisions =
        "localStorage.getItem('duello.doomtrooper.match').split('\\n').filter((line) => / \\| /.test(line)).length";
    let (started, mut choice, mut taken) = (Instant::now(), Choice(4), 0);
    while let Some(offer) = awaited(&mut bench.browser, started)? {
        ensure!(started.elapsed() < PATIENCE, "nothing was composed");
        if bench.browser.run("Boolean(document.querySelector('#take-back'))")? == false {
            answer(&mut bench.browser, choice.among(&offer.actions), Hand::Mouse)?;
            continue;
        }
        let before = bench.browser.run(decisions)?;
        if taken == 0 {
            look(&mut bench, PHONE, "take-back")?;
            check_touch(&mut bench.browser, "take-back")?;
            bench.browser.click("#take-back")?;
        } else {
            bench.browser.press("Backspace")?;
        }
        bench.browser.wait_for("!document.querySelector('#take-back')")?;
        bench.browser.wait_for(&format!("{decisions} < {before}"))?;
        taken += 1;
        if taken == 2 {
            break;
        }
    }
    assert_eq!(taken, 2);
    check_quiet(&mut bench.browser, &url)
}

#[test]
fn three_people_share_the_screen_and_see_only_their_own_hands() -> Result<()> {
    let Some((mut bench, url)) = open(
        "3 promotion_target=10\\nperson Anna\\timperial\\nperson Bruno\\tmishima\\nperson Carla\\tsemai",
        "en-GB",
        PHONE,
        "",
    )?
    else {
        return Ok(());
    };
    begin(&mut bench.browser, Hand::Mouse, 6)?;
    check_agreeing(&mut bench)?;
    let started = Instant::now();
    let mut choice = Choice(6);
    let mut seen = 0;
    for _ in 0..40 {
        let Some(offer) = awaited(&mut bench.browser, started)? else { break };
        if let Some(seat) = offer.hand_over {
            assert_eq!(bench.browser.run("document.querySelectorAll('.hand-card, .unit').length")?, 0);
            if seen == 0 {
                look(&mut bench, PHONE, "doomtrooper-hand-over")?;
            }
            seen += 1;
            bench.browser.click("#take-place")?;
            bench.browser.wait_for(&format!("document.querySelector('.seat.own[data-seat=\"{seat}\"]')"))?;
            if seen == 1 {
                check_own_stops(&mut bench.browser)?;
            }
            continue;
        }
        let number = choice.among(&offer.actions);
        answer(&mut bench.browser, number, Hand::Mouse)?;
    }
    ensure!(seen >= 2, "handed over {seen} times only");
    check_quiet(&mut bench.browser, &url)
}

#[test]
fn a_deck_is_built_checked_and_taken_to_the_table() -> Result<()> {
    let Some((mut bench, url)) = open(SHORT, "en-GB", DESK, "#deck")? else { return Ok(()) };
    let browser = &mut bench.browser;
    browser.wait_for("document.querySelector('[data-start=imperial]')")?;
    browser.click("[data-start=imperial]")?;
    browser.wait_for("document.querySelector('.legal')")?;
    browser.click(".deck-line .plain[aria-label^='Take out']")?;
    browser.wait_for("document.querySelector('.reason[data-clause=\"DOOM-DECK-01\"]')")?;
    browser.click("#deck-search")?;
    browser.write("type:warrior faction:imperial s>=3")?;
    browser.wait_for(
        "document.querySelectorAll('.pool-card').length > 0 && document.querySelectorAll('.pool-card').length < 48",
    )?;
    browser.click(".pool-add")?;
    browser.wait_for("document.querySelector('.legal') || document.querySelector('.reason')")?;
    browser.click("#deck-undo")?;
    for size in [DESK, PHONE] {
        look(&mut bench, size, &format!("doomtrooper-deck-{}", size.0))?;
    }
    let browser = &mut bench.browser;
    // A list with a misspelt card gets an answer with the nearest name.
    browser.click("#deck-import")?;
    browser.write("3 CHASSER")?;
    browser.click("#deck-take")?;
    browser.wait_for("document.querySelector('#deck-problems')?.innerText.includes('CHASSEUR')")?;
    check_quiet(browser, &url)
}

#[test]
fn cards_are_found_by_search_and_records_are_watched_again() -> Result<()> {
    let Some((mut bench, url)) =
        open("2 promotion_target=10\\nbeginner\\tmishima\\nbeginner\\tmixed", "en-GB", PHONE, "#cards")?
    else {
        return Ok(());
    };
    bench.browser.wait_for("document.querySelectorAll('.card-entry').length === 48")?;
    look(&mut bench, PHONE, "doomtrooper-cards-360")?;
    let browser = &mut bench.browser;
    browser.click("#filter-search")?;
    browser.write("name:chasseur")?;
    browser.wait_for("document.querySelectorAll('.card-entry').length === 1")?;
    // Two bots play; the match is watched, nobody concedes it, and it is then replayed step by step.
    browser.run("location.hash = '#start'; 0")?;
    browser.wait_for("document.querySelector('#begin')")?;
    open_more(browser, Hand::Keyboard)?;
    tab_to(browser, "document.activeElement.id === 'begin'")?;
    browser.press("Enter")?;
    browser.wait_for("document.querySelector('.table .unit')")?;
    pause(browser)?;
    browser.run("location.hash = '#replay'; 0")?;
    browser.wait_for("document.querySelector('#replay-forth')")?;
    for _ in 0..5 {
        browser.click("#replay-forth")?;
    }
    browser.wait_for("document.querySelector('.log .line')")?;
    // Cards can be read in a replay as in a match.
    browser.click("#replay-last")?;
    // The new moment must be drawn before anything in it can be pressed.
    browser
        .wait_for("document.querySelector('.watched').dataset.at === document.querySelector('.slider input').max")?;
    browser.wait_for("document.querySelector('.unit-button')")?;
    browser.click(".unit-button")?;
    browser.wait_for("document.querySelector('.panel .card-text li')")?;
    assert_eq!(browser.axe_violations()?, []);
    check_quiet(browser, &url)
}

#[test]
fn five_seats_fit_a_phone_and_what_was_discarded_is_read_where_everybody_may() -> Result<()> {
    let Some((mut bench, url)) = open("5 promotion_target=10 open_discards=on", "it-IT", PHONE, "")? else {
        return Ok(());
    };
    begin(&mut bench.browser, Hand::Mouse, 11)?;
    let started = Instant::now();
    let mut choice = Choice(11);
    let has_discards = "document.querySelector('.seat.own .left-play')?.innerText.match(/[1-9]/)";
    for decision in 0.. {
        ensure!(decision < 200, "nobody discards");
        let Some(offer) = awaited(&mut bench.browser, started)? else { break };
        if decision > 8 && bench.browser.run(&format!("Boolean({has_discards})"))? == true {
            break;
        }
        let number = choice.among(&offer.actions);
        answer(&mut bench.browser, number, Hand::Mouse)?;
    }
    look(&mut bench, PHONE, "doomtrooper-five-360")?;
    check_touch(&mut bench.browser, "five seats")?;
    let browser = &mut bench.browser;
    let narrow = browser.run(
        "[...document.querySelectorAll('.seat .areas')].map((areas) => areas.getBoundingClientRect().width)
            .filter((width) => width < 250)",
    )?;
    assert_eq!(narrow, serde_json::json!([]), "boards that are too narrow to read");
    let cut = browser.run(
        "[...document.querySelectorAll('.strip-button, .strip-button *')]
            .filter((part) => part.scrollWidth > part.clientWidth + 1 && getComputedStyle(part).display !== 'inline')
            .map((part) => part.innerText)",
    )?;
    assert_eq!(cut, serde_json::json!([]), "words that are cut off");
    browser.click(".seat.own .left-play")?;
    browser.wait_for("document.querySelector('.panel .pile-card')")?;
    browser.click(".panel .pile-card")?;
    browser.wait_for("document.querySelector('.panel .card-text li')")?;
    look(&mut bench, PHONE, "doomtrooper-panel-360")?;
    check_quiet(&mut bench.browser, &url)
}

#[test]
fn nobody_reads_a_closed_discard_pile_and_the_page_says_why() -> Result<()> {
    let Some((mut bench, url)) = open(SHORT, "en-GB", DESK, "")? else { return Ok(()) };
    begin(&mut bench.browser, Hand::Mouse, 4)?;
    let browser = &mut bench.browser;
    browser.click(".seat.own .left-play")?;
    browser.wait_for("document.querySelector('.panel .why')?.innerText === 'DOOM-ZONE-07'")?;
    assert_eq!(browser.run("document.querySelectorAll('.panel .pile-card').length")?, 0);
    assert_eq!(browser.axe_violations()?, []);
    check_quiet(browser, &url)
}

#[test]
fn a_player_that_thinks_ahead_plays_on_the_page() -> Result<()> {
    let Some((mut bench, url)) =
        open("2 promotion_target=10\\nperson\\timperial\\nexpert\\tmishima", "en-GB", DESK, "")?
    else {
        return Ok(());
    };
    begin(&mut bench.browser, Hand::Mouse, 9)?;
    let started = Instant::now();
    let mut choice = Choice(9);
    let has_mustered = "Boolean(document.querySelector('.seat.theirs .unit'))";
    for decisions in 0.. {
        if bench.browser.run(has_mustered)? == true {
            break;
        }
        ensure!(decisions < 60, "the other seat has not brought a warrior into play");
        let Some(offer) = awaited(&mut bench.browser, started)? else { break };
        let number = choice.among(&offer.actions);
        answer(&mut bench.browser, number, Hand::Mouse)?;
    }
    check_quiet(&mut bench.browser, &url)
}

#[test]
fn lists_of_other_programs_are_taken_in_with_the_nearest_name_of_a_misspelt_card() -> Result<()> {
    let Some((mut bench, url)) = open(SHORT, "en-GB", PHONE, "#deck")? else { return Ok(()) };
    let browser = &mut bench.browser;
    browser.wait_for("document.querySelector('#deck-import')")?;
    let lackey = r#"<deck version="0.8"><superzone name="Deck"><card><name>Chasseur</name></card>
        <card><name>Chasseur</name></card></superzone></deck>"#;
    let octgn = r#"<deck game="x"><section name="Main"><card qty="3" id="y">Golden Lion</card></section>
        <section name="Sideboard"><card qty="1" id="z">Chasseur</card></section></deck>"#;
    let lists = [(lackey, "2"), (octgn, "3"), ("Name: Mine\n4 BLOOD BERET\n", "4")];
    for (list, count) in lists {
        bring(browser, list)?;
        browser
            .wait_for(&format!("document.querySelector('[data-limit=deck-limit-cards] b')?.innerText === '{count}'"))?;
    }
    for misspelt in
        ["3 CHASSER", r#"<deck game="x"><section name="Main"><card qty="3" id="y">Chasser</card></section></deck>"#]
    {
        bring(browser, misspelt)?;
        browser.wait_for("document.querySelector('#deck-problems')?.innerText.includes('CHASSEUR')")?;
    }
    // A real card that cannot be played yet is reported as such.
    bring(browser, "4 Blood Beret\n1 Necromakina\n")?;
    browser
        .wait_for("document.querySelector('#deck-problems')?.innerText.includes('it waits for points of a kill')")?;
    look(&mut bench, PHONE, "doomtrooper-deck-waiting")?;
    check_quiet(&mut bench.browser, &url)
}

/// Imports a list through the text field.
fn bring(browser: &mut Browser, list: &str) -> Result<()> {
    browser.run(&format!(
        "{{ const field = document.querySelector('#deck-import'); field.value = {};
            field.dispatchEvent(new Event('input', {{ bubbles: true }})); }} 0",
        serde_json::json!(list)
    ))?;
    browser.click("#deck-take")
}

#[test]
fn the_pages_of_the_games_lead_to_each_other() -> Result<()> {
    let Some(mut bench) = Bench::set_up() else { return Ok(()) };
    let url = bench.url();
    let browser = &mut bench.browser;
    browser.set_viewport(DESK.0, DESK.1)?;
    browser.go_to(&url)?;
    browser.wait_for("document.querySelector('a[data-game=doomtrooper]')")?;
    browser.click("a[data-game=doomtrooper]")?;
    browser.wait_for("document.querySelector('h1.game-title')?.textContent === 'Doomtrooper'")?;
    browser.click("a[data-game=coal]")?;
    browser.wait_for("document.querySelector('h1.game-title')?.textContent === 'C.O.A.L.'")?;
    check_quiet(browser, &url)
}
