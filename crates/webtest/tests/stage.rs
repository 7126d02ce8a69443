//! The table is a stage: whatever happens in recorded matches of every game, at every size everything that a person
//! needs is inside the window and large enough to read and to touch, and nothing moves by itself.

mod support;

use std::time::{Duration, Instant};

use anyhow::{Context, Result, ensure};
use serde_json::{Value, json};
use support::{Choice, offer};
use webtest::{Bench, Browser, Look, Played, Recorded};

/// The page at the root of the site.
const COAL: Played = Played { game: "coal", page: "", stops: "powell partner" };
/// Here the person is asked in combats, too.
const DOOMTROOPER: Played =
    Played { game: "doomtrooper", page: "doomtrooper", stops: "own-turn answers events attacks combat edges" };
/// Here the person is asked in every window.
const ESTRO: Played = Played { game: "estro", page: "estro", stops: "draw play declared dice death after end others" };

/// Width, height, and whether the screen is a touch screen. 640 x 400 is 1280 x 800 at 200 %.
const SIZES: [(u32, u32, bool); 8] = [
    (1280, 800, false),
    (1366, 768, false),
    (1920, 1080, false),
    (640, 400, false),
    (768, 1024, true),
    (390, 844, true),
    (360, 640, true),
    (844, 390, true),
];

/// A place in a match, and the number of decisions that are made from there; the table is checked at every third of
/// them.
type Walk = (Recorded, usize);

const fn walk(of: Played, record: &'static str, part: usize, seats: usize, decisions: usize) -> Walk {
    (Recorded { of, record, part, seats }, decisions)
}

#[test]
fn the_table_of_coal_stands_still_and_shows_everything_at_every_size() -> Result<()> {
    check(&[
        // The setup, a quiet table, attacks, a table with three opponents, and teams with their reserves.
        walk(COAL, "duel", 0, 2, 4),
        walk(COAL, "duel", 20, 2, 10),
        walk(COAL, "duel-again", 70, 2, 7),
        walk(COAL, "four-seats", 45, 4, 7),
        walk(COAL, "teams-with-tag", 60, 4, 4),
    ])
}

#[test]
fn the_table_of_doomtrooper_stands_still_and_shows_everything_at_every_size() -> Result<()> {
    check(&[
        // The opening hand, a crowded turn (about turn 15) with its combats, many cards, three opponents, four
        // opponents.
        walk(DOOMTROOPER, "imperial-mishima", 0, 2, 4),
        walk(DOOMTROOPER, "imperial-mishima", 50, 2, 13),
        walk(DOOMTROOPER, "semai-mixed", 70, 2, 7),
        walk(DOOMTROOPER, "four-seats", 50, 4, 7),
        walk(DOOMTROOPER, "five-seats", 60, 5, 7),
    ])
}

#[test]
fn the_table_of_estro_stands_still_and_shows_everything_at_every_size() -> Result<()> {
    check(&[
        // The first hand, clashes with and without answers, Gifts that wait for an answer, many cards.
        walk(ESTRO, "dealt", 0, 2, 4),
        walk(ESTRO, "ardo-wall", 30, 2, 13),
        walk(ESTRO, "answers-ambush", 40, 2, 13),
        walk(ESTRO, "dice-mixed", 60, 2, 13),
        walk(ESTRO, "dealt-again", 80, 2, 7),
        // Necrotokens, ambushes and the Rift.
        walk(ESTRO, "four-overlays", 60, 2, 7),
        // Supports and vital shields; Chimeras.
        walk(ESTRO, "lucid", 50, 2, 9),
        walk(ESTRO, "chimera", 40, 2, 7),
        // Five fields: the first hand, clashes, and many cards beside those of other modes.
        walk(ESTRO, "conquest", 0, 2, 4),
        walk(ESTRO, "conquest", 40, 2, 13),
        walk(ESTRO, "conquest-overlays", 60, 2, 13),
        // Two teams: the first hand, and fields that partners share.
        walk(ESTRO, "inferno", 0, 4, 4),
        walk(ESTRO, "inferno", 90, 4, 7),
        walk(ESTRO, "inferno-overlays", 120, 4, 7),
    ])
}

fn check(walks: &[Walk]) -> Result<()> {
    let Some(mut bench) = Bench::set_up() else { return Ok(()) };
    let started = Instant::now();
    let (mut looks, mut faults) = (0, Vec::new());
    for (recorded, decisions) in walks {
        for (language, share) in [("en", 0), ("it", 1)] {
            bench.browser.set_touch(false)?;
            bench.browser.set_viewport(1280, 800)?;
            // One half is checked in each language.
            let recorded = Recorded { part: recorded.part + share * 9, ..*recorded };
            recorded.open(&mut bench, Look { language, ..Look::USUAL })?;
            let mut choice = Choice(7);
            for decision in 0..decisions.div_ceil(2) {
                let Some(actions) = awaited(&mut bench.browser)? else { break };
                if decision % 3 == 0 {
                    looks += 1;
                    let name =
                        format!("{} {} {}% {language} +{decision}", recorded.of.game, recorded.record, recorded.part);
                    faults.extend(look_at_all_sizes(&mut bench, &name)?);
                }
                press(&mut bench.browser, choice.among(&actions))?;
            }
        }
    }
    check_console(&mut bench.browser)?;
    println!("{looks} looks at {} sizes in {:.1} s", SIZES.len(), started.elapsed().as_secs_f32());
    ensure!(faults.is_empty(), "{} faults:\n{}", faults.len(), faults.join("\n"));
    ensure!(looks >= walks.len() * 2, "only {looks} looks");
    Ok(())
}

/// Checks that the console is empty.
fn check_console(browser: &mut Browser) -> Result<()> {
    assert_eq!(browser.console_problems()?, []);
    Ok(())
}

/// Returns everything that is wrong at any size.
fn look_at_all_sizes(bench: &mut Bench, name: &str) -> Result<Vec<String>> {
    let mut faults = Vec::new();
    for (width, height, is_touch) in SIZES {
        bench.browser.set_touch(is_touch)?;
        bench.browser.set_viewport(width, height)?;
        let found = bench.browser.run(&format!("({FAULTS})({is_touch})"))?;
        let found = found.as_array().context("a list of faults")?;
        faults
            .extend(found.iter().map(|fault| format!("{name} at {width}x{height}: {}", fault.as_str().unwrap_or("?"))));
    }
    bench.browser.set_touch(false)?;
    bench.browser.set_viewport(1280, 800)?;
    Ok(faults)
}

/// Returns a list of everything that is wrong with the table as it is drawn now.
const FAULTS: &str = r"(isTouch) => {
    const faults = [];
    const all = (selector) => [...document.querySelectorAll(selector)];
    const shown = (element) => element.checkVisibility() && element.getBoundingClientRect().width > 1;
    const name = (element) => element.tagName + '.' + element.className + ' ' + element.innerText?.slice(0, 30);
    const inside = (element, what) => {
        const box = element?.getBoundingClientRect();
        if (!box || box.width < 2 || box.height < 2) { faults.push(what + ' is not there'); return; }
        const out = [box.left < -1, box.top < -1, box.right > innerWidth + 1, box.bottom > innerHeight + 1];
        if (out.some(Boolean)) faults.push(`${what} is outside: ${[box.left, box.top, box.right, box.bottom].map(Math.round)}`);
    };
    const one = (selector) => document.querySelector(selector);
    const within = (element, frame, what) => {
        const [box, place] = [element.getBoundingClientRect(), frame.getBoundingClientRect()];
        if (box.top < place.top - 1 || box.bottom > place.bottom + 1 || box.left < place.left - 1 || box.right > place.right + 1) faults.push(what + ' is cut off: ' + name(element));
    };
    // The document stands still.
    const root = document.documentElement;
    if (root.scrollHeight > innerHeight || root.scrollWidth > innerWidth) faults.push(`the document is ${root.scrollWidth}x${root.scrollHeight}`);
    // The regions, and what the question is about.
    const isSetup = Boolean(one('.table.setting'));
    for (const region of ['.others', '.middle', '.seat.own', '.decision', '#question', '.tools']) inside(one(region), region);
    if (!isSetup) inside(one('.table > .hand'), 'the hand');
    if (one('.combat')) all('.fighter').forEach((fighter) => inside(fighter, 'a fighter'));
    all('.clash:has(.clash-face)').forEach((clash) => inside(clash, 'the clash'));
    all('.clash-face, .clash-verdict, .clash-total').forEach((part) => { inside(part, 'a part of the clash'); within(part, one('.clash'), 'a part of the clash'); });
    all('.clash .addend').filter(shown).forEach((addend) => { if (addend.scrollHeight > addend.clientHeight + 1) faults.push('a number of the clash is cut off: ' + addend.innerText); });
    all('.ecard-name').filter(shown).forEach((letters) => { if (letters.scrollWidth > letters.clientWidth + 1) faults.push('a name is cut off: ' + letters.innerText); });
    all('.activated').forEach((card) => inside(card, 'a card that is resolved'));
    // The first row of the answers, whole, and those that do nothing more, all of them.
    const first = one('.answers [data-entry]');
    if (first) { inside(first, 'the first answer'); if (!isSetup) within(first, one('.answers'), 'the first answer'); }
    all('.docked [data-entry]').forEach((rest) => { inside(rest, 'what does nothing more'); within(rest, one('.decision'), 'what does nothing more'); });
    // Cards of the hand are as high as their place; slots and their tokens are not wider than the card.
    all('.hand-card').forEach((card) => { const box = card.getBoundingClientRect(); if (box.bottom > innerHeight + 1) faults.push('a card of the hand is cut off'); });
    all('.slot').filter(shown).forEach((slot) => {
        const place = slot.getBoundingClientRect();
        within(slot, slot.closest('.seat'), 'a slot');
        slot.querySelectorAll('.token').forEach((token) => {
            const box = token.getBoundingClientRect();
            if (box.left < place.left - 1 || box.right > place.right + 1) faults.push(`a token of ${Math.round(box.width)} is wider than its slot of ${Math.round(place.width)}`);
        });
    });
    all('.cell').filter(shown).forEach((cell) => { if (cell.scrollWidth > cell.clientWidth + 1) faults.push('a cell of the track is too narrow: ' + cell.clientWidth); });
    all('.track, .points').filter(shown).filter((part) => !part.closest('.boards') || one('.others').dataset.count === '1').forEach((part) => within(part, part.closest('.seat'), 'how a seat stands'));
    // Letters: 12 px, on cards 11.
    const small = new Set();
    const walker = document.createTreeWalker(one('.table'), NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
        const parent = walker.currentNode.parentElement;
        if (!walker.currentNode.textContent.trim() || parent.closest('svg, .unseen, option') || !shown(parent)) continue;
        const size = parseFloat(getComputedStyle(parent).fontSize);
        const least = parent.closest('.card, .dcard, .ecard, .unit-button, .fighter') ? 11 : 12;
        if (size < least) small.add(`${size} px: ${name(parent)}`);
    }
    small.forEach((fault) => faults.push('too small to read, ' + fault));
    // Targets: 44 px for a finger.
    if (isTouch) {
        const narrow = all('.table button, .bar a, .bar button, .table summary').filter(shown).filter((button) => getComputedStyle(button).pointerEvents !== 'none' && !button.closest('.log'));
        for (const button of narrow) {
            const box = button.getBoundingClientRect();
            if (box.width < 43.5 || box.height < 43.5) faults.push(`too small to touch, ${box.width.toFixed(0)}x${box.height.toFixed(0)}: ${name(button)}`);
        }
    }
    return [...new Set(faults)];
}";

/// Waits until actions are offered, and returns them; `None` when the match is over.
fn awaited(browser: &mut Browser) -> Result<Option<Vec<String>>> {
    let started = Instant::now();
    loop {
        let offer = offer(browser)?;
        if offer.is_over {
            return Ok(None);
        }
        if !offer.actions.is_empty() {
            return Ok(Some(offer.actions));
        }
        ensure!(started.elapsed() < Duration::from_secs(60), "nobody is asked");
        std::thread::sleep(Duration::from_millis(5));
    }
}

/// Chooses a line by script: the browser does not count this as input, so it counts every layout shift that follows.
fn press(browser: &mut Browser, number: usize) -> Result<()> {
    browser.run(&format!("document.querySelector('[data-entry=\"{}\"]').click(), 0", number + 1)).map(drop)
}

/// Chooses a line; a line that only picks a card is chosen with a real click, because the change of the list is then
/// an answer to the person. After a click the browser ignores layout shifts for half a second.
fn press_or_pick(browser: &mut Browser, number: usize, action: &str) -> Result<()> {
    if !(action.starts_with("open ") || action.starts_with("card ") && action.len() == "card x".len()) {
        return press(browser, number);
    }
    browser.click(&format!("[data-entry='{}']", number + 1))?;
    std::thread::sleep(Duration::from_millis(520));
    Ok(())
}

#[test]
fn the_pages_that_set_a_match_up_are_not_wider_than_a_phone() -> Result<()> {
    let Some(mut bench) = Bench::set_up() else { return Ok(()) };
    for (folder, title) in [("", "C.O.A.L."), ("doomtrooper/", "DOOMTROOPER"), ("estro/", "ESTRO")] {
        let url = bench.url() + folder;
        for (width, height) in [(390, 844), (360, 640)] {
            bench.browser.set_viewport(width, height)?;
            bench.browser.go_to(&url)?;
            bench.browser.wait_for("document.querySelector('#begin')")?;
            let shown = bench.browser.run(
                "(() => { const title = document.querySelector('.game-title'); const box = title.getBoundingClientRect();
                     return [title.innerText, title.scrollWidth <= title.clientWidth, box.left >= 0 && box.right <= innerWidth,
                         box.height < 1.5 * parseFloat(getComputedStyle(title).lineHeight)]; })()",
            )?;
            assert_eq!(shown, json!([title, true, true, true]), "{url} at {width}");
            support::check_width(&mut bench.browser, width, &url)?;
        }
    }
    Ok(())
}

#[test]
fn nothing_moves_by_itself_in_a_match_of_coal() -> Result<()> {
    check_shift(Recorded { of: COAL, record: "duel", part: 8, seats: 2 }, 80)
}

#[test]
fn nothing_moves_by_itself_in_a_match_of_doomtrooper() -> Result<()> {
    check_shift(Recorded { of: DOOMTROOPER, record: "imperial-mishima", part: 3, seats: 2 }, 160)
}

#[test]
fn nothing_moves_by_itself_in_a_match_of_estro() -> Result<()> {
    check_shift(Recorded { of: ESTRO, record: "dealt-again", part: 3, seats: 2 }, 40)
}

/// Plays on from a place in a match, and sums up the layout shifts that the browser reports.
fn check_shift(recorded: Recorded, decisions: usize) -> Result<()> {
    let Some(mut bench) = Bench::set_up() else { return Ok(()) };
    let mut sums = Vec::new();
    for (width, height) in [(1280, 800), (390, 844)] {
        bench.browser.set_viewport(width, height)?;
        recorded.open(&mut bench, Look::USUAL)?;
        // Elements that are drawn for the first time do not count as shifted.
        bench.browser.run(
            "new Promise((then) => setTimeout(then, 300)).then(() => {
                 window.shifts = [];
                 new PerformanceObserver((list) => {
                     for (const entry of list.getEntries()) {
                         // A match may end on the way: its last screen is another one.
                         if (entry.hadRecentInput || !document.querySelector('.table')) continue;
                         const what = entry.sources.map((source) => `${source.node?.className ?? source.node?.nodeName} ${Math.round(source.previousRect.x)},${Math.round(source.previousRect.y)}>${Math.round(source.currentRect.x)},${Math.round(source.currentRect.y)}`);
                         window.shifts.push([entry.value, what.join('; ')]);
                     }
                 }).observe({ type: 'layout-shift' });
             })",
        )?;
        let mut choice = Choice(3);
        let mut made = 0;
        while made < decisions {
            let Some(actions) = awaited(&mut bench.browser)? else { break };
            let number = choice.among(&actions);
            press_or_pick(&mut bench.browser, number, &actions[number])?;
            made += 1;
        }
        let sum = bench.browser.run("window.shifts.reduce((sum, [value]) => sum + value, 0)")?.as_f64().unwrap_or(9.0);
        let worst = bench.browser.run("window.shifts.sort(([a], [b]) => b - a).slice(0, 12)")?;
        println!("{} at {width}x{height}: {sum:.4} in {made} decisions", recorded.of.game);
        sums.push((sum, worst, json!([width, height])));
        ensure!(made >= decisions / 4, "over after {made} decisions");
    }
    check_console(&mut bench.browser)?;
    let moved: Vec<&(f64, Value, Value)> = sums.iter().filter(|(sum, ..)| *sum >= 0.05).collect();
    ensure!(moved.is_empty(), "it moves: {moved:#?}");
    Ok(())
}
