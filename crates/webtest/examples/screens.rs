//! Takes pictures of a fixed list of screens, of every game, in both themes, at phone and desk sizes: `cargo xtask
//! screens`. Words after the folder select the screens whose names contain one of them.

use std::fs;
use std::path::PathBuf;
use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail};
use webtest::{Bench, Look, Played, Recorded};

/// The page at the root of the site.
const COAL: Played = Played { game: "coal", page: "", stops: "powell partner" };
/// Here the person is asked in combats, too.
const DOOMTROOPER: Played =
    Played { game: "doomtrooper", page: "doomtrooper", stops: "own-turn answers events attacks combat edges" };
/// Here the person is asked in every window.
const ESTRO: Played = Played { game: "estro", page: "estro", stops: "draw play declared dice death after end others" };

/// The sizes of the table: name, width, height, and whether the screen is a touch screen.
const SIZES: [(&str, u32, u32, bool); 8] = [
    ("desk", 1280, 800, false),
    ("laptop", 1366, 768, false),
    ("wide", 1920, 1080, false),
    ("zoomed", 640, 400, false),
    ("tablet", 768, 1024, true),
    ("phone", 390, 844, true),
    ("small", 360, 640, true),
    ("side", 844, 390, true),
];

/// The sizes at which the screens other than the table are pictured.
const PLAIN_SIZES: [usize; 2] = [0, 5];

const fn at(of: Played, record: &'static str, part: usize, seats: usize) -> Recorded {
    Recorded { of, record, part, seats }
}

/// The tables: a name, a moment of a match, and what must be visible.
const TABLES: [(&str, Recorded, &str); 18] = [
    ("quiet", at(COAL, "duel", 20, 2), ""),
    ("late", at(COAL, "duel", 75, 2), ""),
    ("attack", at(COAL, "duel", 30, 2), ".activated"),
    ("picked", at(COAL, "duel", 40, 2), ".hand-card.picked"),
    ("setup", at(COAL, "duel", 0, 2), ""),
    ("four", at(COAL, "four-seats", 50, 4), ""),
    ("quiet", at(DOOMTROOPER, "imperial-mishima", 8, 2), ""),
    ("crowded", at(DOOMTROOPER, "imperial-mishima", 55, 2), ""),
    ("combat", at(DOOMTROOPER, "imperial-mishima", 50, 2), "[data-fighter=combat-defender]"),
    ("picked", at(DOOMTROOPER, "semai-mixed", 40, 2), ".hand-card.picked"),
    ("four", at(DOOMTROOPER, "four-seats", 50, 4), ""),
    ("five", at(DOOMTROOPER, "five-seats", 55, 5), ""),
    ("quiet", at(ESTRO, "dealt", 0, 2), ""),
    ("crowded", at(ESTRO, "dealt-again", 70, 2), ""),
    ("clash", at(ESTRO, "ardo-wall", 40, 2), ".clash .die"),
    ("answer", at(ESTRO, "redealt", 51, 2), "[data-action^=use]"),
    ("zone", at(ESTRO, "redealt", 64, 2), ".zone-card.lit"),
    ("picked", at(ESTRO, "dealt", 20, 2), ".hand-card.picked"),
];

/// What is opened at a table: a name, the moment, a script that opens it, and what must be visible then.
const OPENED: [(&str, Recorded, &str, &str); 4] = [
    ("matrix", at(ESTRO, "dealt", 20, 2), "document.querySelector('#matrix').click()", ".panel .matrix-table"),
    (
        "reader",
        at(ESTRO, "dealt", 20, 2),
        "document.querySelector('.hand .card-button').dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' }))",
        ".reader",
    ),
    ("card", at(ESTRO, "dealt-again", 70, 2), "document.querySelector('.seat.theirs .card-button').click()", ".reader"),
    ("end", at(ESTRO, "ardo-wall", 100, 2), "0", "#result"),
];

/// The aid: the tools of a game, and what is pressed there; without a game, the list of games.
const AID: [(&str, &[&str]); 4] = [
    ("", &[]),
    (
        "estro",
        &[
            "[name=necrotokens]",
            "[data-choice=attacker-ardo]",
            "[data-choice=target-armonio]",
            "#roll",
            "#draw-zone",
            "[data-counter=tokens-0] [data-by='1']",
            "#flip",
        ],
    ),
    (
        "doomtrooper",
        &[
            "[data-choice=players-4]",
            "[name=teams]",
            "[data-counter=promotion-2] [data-by='5']",
            "#meditate",
            "[data-counter=destiny-3] [data-by='-5']",
            "[data-counter=destiny-3] [data-by='-5']",
        ],
    ),
    (
        "coal",
        &[
            "[data-choice=players-3]",
            "[name=tag-mode]",
            "[data-counter=damage-1] [data-by='3']",
            "[data-counter=steam-0] [data-by='1']",
            "#next-turn",
        ],
    ),
];

fn main() -> Result<()> {
    let mut arguments = std::env::args().skip(1);
    let folder = PathBuf::from(arguments.next().context("where the pictures go")?);
    let wanted: Vec<String> = arguments.collect();
    let is_wanted = |name: &str| wanted.is_empty() || wanted.iter().any(|word| name.contains(word.as_str()));
    let mut bench = Bench::set_up().context("no browser to make pictures with")?;
    fs::create_dir_all(&folder)?;
    for theme in ["dark", "light"] {
        let look = Look { theme, language: if theme == "dark" { "en" } else { "it" }, ..Look::USUAL };
        for (place, recorded, seen) in TABLES {
            let sizes = SIZES.iter().map(|size| (*size, format!("{}-{place}-{}-{theme}", recorded.of.game, size.0)));
            let sizes: Vec<_> = sizes.filter(|(_, name)| is_wanted(name)).collect();
            if sizes.is_empty() {
                continue;
            }
            bench.browser.set_viewport(1280, 800)?;
            recorded.open(&mut bench, look)?;
            play_until(&mut bench, seen)?;
            for ((_, width, height, touch), name) in sizes {
                bench.browser.set_touch(touch)?;
                bench.browser.set_viewport(width, height)?;
                fs::write(folder.join(format!("{name}.png")), bench.browser.screenshot()?)?;
            }
            bench.browser.set_touch(false)?;
        }
        for (place, recorded, open, seen) in OPENED {
            for (size, width, height, touch) in PLAIN_SIZES.map(|place| SIZES[place]) {
                let name = format!("{}-{place}-{size}-{theme}", recorded.of.game);
                if !is_wanted(&name) {
                    continue;
                }
                bench.browser.set_touch(touch)?;
                bench.browser.set_viewport(width, height)?;
                recorded.open(&mut bench, look)?;
                bench.browser.run(&format!("{open}, 0"))?;
                bench.browser.wait_for(&format!("document.querySelector('{seen}')"))?;
                fs::write(folder.join(format!("{name}.png")), bench.browser.screenshot()?)?;
            }
        }
        bench.browser.set_touch(false)?;
        for (game, steps) in AID {
            for (size, width, height, touch) in [SIZES[1], SIZES[5]] {
                let name = format!("aid-{game}-{size}-{theme}");
                if !is_wanted(&name) {
                    continue;
                }
                bench.browser.set_touch(touch)?;
                bench.browser.set_viewport(width, height)?;
                open_aid(&mut bench, look, game, steps)?;
                for (part, at) in [("", "0"), ("-below", "document.body.scrollHeight / 3"), ("-end", "1e6")] {
                    bench.browser.run(&format!("scrollTo(0, {at}), 0"))?;
                    fs::write(folder.join(format!("{name}{part}.png")), bench.browser.screenshot()?)?;
                }
            }
        }
        bench.browser.set_touch(false)?;
        for (game, recorded) in [("coal", TABLES[0].1), ("doomtrooper", TABLES[6].1), ("estro", TABLES[12].1)] {
            for screen in ["start", "cards", "deck", "settings", "replay", "rules"] {
                for (size, width, height, touch) in PLAIN_SIZES.map(|place| SIZES[place]) {
                    let name = format!("{game}-{screen}-{size}-{theme}");
                    if !is_wanted(&name) {
                        continue;
                    }
                    bench.browser.set_touch(touch)?;
                    bench.browser.set_viewport(width, height)?;
                    recorded.open(&mut bench, look)?;
                    bench.browser.run(&format!("location.hash = '#{screen}'; 0"))?;
                    bench.browser.wait_for(&format!("document.documentElement.dataset.screen === '{screen}'"))?;
                    fs::write(folder.join(format!("{name}.png")), bench.browser.screenshot()?)?;
                }
            }
        }
    }
    println!("pictures in {}", folder.display());
    Ok(())
}

/// Opens the tools of a game with nothing kept, or the list of them, and presses these buttons.
fn open_aid(bench: &mut Bench, look: Look, game: &str, steps: &[&str]) -> Result<()> {
    let page = bench.url() + "aid/";
    let settings = format!("duello settings 2\\nlanguage {}\\ntheme {}\\nmotion reduce", look.language, look.theme);
    bench.browser.go_to(&format!("{page}favicon.svg"))?;
    bench.browser.run(&format!("localStorage.clear(); localStorage.setItem('duello.settings', '{settings}'); 0"))?;
    bench.browser.go_to(&format!("{page}#{game}"))?;
    bench.browser.wait_for("document.querySelector('.aid h1')")?;
    steps.iter().try_for_each(|step| bench.browser.click(step))
}

/// Takes lines of the lists, always the same ones, until the given thing is visible while somebody is asked.
fn play_until(bench: &mut Bench, seen: &str) -> Result<()> {
    if seen.is_empty() {
        return Ok(());
    }
    let is_picked = seen.contains(".picked");
    let started = Instant::now();
    let mut taken = 0;
    while started.elapsed() < Duration::from_secs(60) {
        bench.browser.wait_for("document.querySelector('.decision[aria-busy=false] [data-entry], #result')")?;
        if is_picked {
            bench.browser.run("document.querySelector('.hand-card.lit .card-button')?.click(), 0")?;
        }
        let found = bench.browser.run(&format!(
            "document.querySelector('{seen}') ? -1 : document.querySelectorAll('.decision[aria-busy=false] [data-entry]').length"
        ))?;
        match found.as_i64() {
            Some(-1) => return Ok(()),
            Some(lines) if lines > 0 => {
                let line = 1 + taken * 7 % lines;
                // The list may have disappeared meanwhile, because an answer was given automatically.
                bench.browser.run(&format!("document.querySelector('[data-entry=\"{line}\"]')?.click(), 0"))?;
                taken += 1;
            }
            _ => {}
        }
    }
    bail!("never seen: {seen}")
}
