//! The deck builder in a real browser: with the mouse, with the keyboard alone, import and export in every form, and
//! use in a match.

mod support;

use std::time::Duration;

use anyhow::{Context, Result};
use serde_json::json;
use support::{check_quiet, look_at_sizes_in_both_themes, play_against, play_to_the_end, tab_to};
use webtest::{Bench, Browser};

/// Ten cards of two models; two copies of each make a legal deck.
const HYBRID: [&str; 10] = [
    "c1-tower-shield",
    "c1-live-plating",
    "c1-boiler-plate",
    "c2-high-voltage-shield",
    "c1-charge",
    "c1-third-arm",
    "c1-shield-bash",
    "c1-firebox",
    "c2-ether-dart",
    "c2-electric-arc",
];
const SIZES: [(u32, u32); 4] = [(360, 740), (390, 844), (768, 1024), (1280, 800)];

#[test]
fn a_legal_deck_is_built_by_the_mouse_and_a_match_is_played_with_it() -> Result<()> {
    let Some(mut bench) = Bench::set_up() else { return Ok(()) };
    let url = bench.url();
    play_against(&mut bench.browser, "beginner")?;
    bench.browser.set_viewport(1280, 800)?;
    bench.browser.go_to(&url)?;
    bench.browser.wait_for("document.querySelector('#to-decks')")?;
    bench.browser.click("#to-decks")?;
    bench.browser.wait_for("document.querySelector('[data-start=empty]')")?;
    bench.browser.click("[data-start=empty]")?;
    check_reasons(&mut bench.browser, &["COAL-DECK-01", "COAL-DECK-03", "COAL-DECK-06"])?;

    for card in HYBRID {
        bench.browser.click(&format!("[data-card={card}] .pool-add"))?;
        bench.browser.click(&format!("[data-card={card}] .pool-add"))?;
    }
    bench.browser.wait_for("document.querySelector('.legal')")?;
    assert_eq!(bench.browser.text("[data-limit=deck-limit-cards] b")?, "20");

    // With one card too many the reason and its clause are shown; without it they disappear.
    bench.browser.click("[data-card=c2-thunderbolt] .pool-add")?;
    check_reasons(&mut bench.browser, &["COAL-DECK-01"])?;
    bench.browser.click("[data-clause=COAL-DECK-01] .why")?;
    bench.browser.wait_for("document.querySelector('.panel .clause-id')?.innerText === 'COAL-DECK-01'")?;
    bench.browser.press("Escape")?;
    bench.browser.wait_for("!document.querySelector('.panel')")?;
    bench.browser.click("#deck-undo")?;
    bench.browser.wait_for("document.querySelector('.legal')")?;

    look_at_sizes_in_both_themes(&mut bench, &SIZES, "deck")?;

    bench.browser.set_viewport(1280, 800)?;
    bench.browser.click("#deck-play")?;
    bench.browser.wait_for("document.querySelector('#deck-of-0')?.value === 'Deck'")?;
    assert_eq!(bench.browser.axe_violations()?, [], "start");
    bench.browser.click("#begin")?;
    bench.browser.wait_for("document.querySelector('.table')")?;
    bench.browser.wait_for("localStorage.getItem('duello.match')?.includes('duello record')")?;
    let record = bench.browser.run("localStorage.getItem('duello.match')")?;
    let record = record.as_str().context("the match is stored")?;
    assert!(record.contains("seat 0 model C1 deck c1-") && record.contains("c2-ether-dart,c2-ether-dart"), "{record}");
    play_to_the_end(&mut bench.browser, Duration::from_secs(200))?;
    check_quiet(&mut bench.browser, &url)
}

#[test]
fn a_legal_deck_is_built_by_the_keyboard_alone() -> Result<()> {
    let Some(mut bench) = Bench::set_up() else { return Ok(()) };
    let url = bench.url();
    let browser = &mut bench.browser;
    browser.set_language("it-IT")?;
    browser.set_viewport(390, 844)?;
    browser.go_to(&format!("{url}#deck"))?;
    browser.wait_for("document.querySelector('[data-start=empty]')")?;
    tab_to(browser, "document.activeElement.dataset.start === 'empty'")?;
    browser.press("Enter")?;
    browser.wait_for("document.querySelector('.pool-card')")?;
    tab_to(browser, "document.activeElement.classList.contains('pool-add')")?;
    for card in HYBRID {
        walk_to(browser, card)?;
        browser.press("+")?;
        browser.press("+")?;
    }
    browser.wait_for("document.querySelector('.legal')")?;
    browser.press("-")?;
    browser.wait_for("document.querySelector('[data-clause=COAL-DECK-01]')")?;
    assert!(browser.text("[data-clause=COAL-DECK-01]")?.starts_with("Manca 1 carta"));
    browser.press("Enter")?;
    browser.wait_for("document.querySelector('.legal')")?;
    assert!(browser.text("#deck-said")?.contains("20 carte in tutto"));

    // Enters a name, and goes to the start screen.
    browser.run("document.querySelector('#deck-name').focus()")?;
    browser.press("Control+a")?;
    browser.write("Siepe")?;
    browser.press("Tab")?;
    browser.wait_for("document.querySelector('#sheet-title').innerText === 'Siepe'")?;
    tab_to(browser, "document.activeElement.id === 'deck-play'")?;
    browser.press("Enter")?;
    browser.wait_for("document.querySelector('#deck-of-0')?.value === 'Siepe'")?;
    check_quiet(browser, &url)
}

#[test]
fn an_import_names_every_wrong_line_and_a_right_one_makes_a_deck() -> Result<()> {
    let Some(mut bench) = Bench::set_up() else { return Ok(()) };
    let url = bench.url();
    bench.browser.set_viewport(1280, 800)?;
    bench.browser.go_to(&format!("{url}#deck"))?;
    bench.browser.wait_for("document.querySelector('#deck-import')")?;
    take_in(&mut bench.browser, "Name: Wrong\n2 Tower Sheild\n0 Charge\nBord: C1")?;
    bench.browser.wait_for("document.querySelectorAll('#deck-problems li').length === 3")?;
    let problems = bench.browser.text("#deck-problems")?;
    for expected in
        ["line 2, column 3: `Tower Sheild` is not a card; did you mean `c1-tower-shield`", "line 3, ", "line 4, "]
    {
        assert!(problems.contains(expected), "{problems}");
    }
    bench.save_screenshot("deck-import-wrong")?;
    assert_eq!(bench.browser.axe_violations()?, []);

    take_in(&mut bench.browser, "Name: Right\nBoard: C1\n2 Tower Shield\n2x Dardo d'etere\n")?;
    bench.browser.wait_for("document.querySelector('#sheet-title')?.innerText === 'Right'")?;
    assert_eq!(bench.browser.run("document.querySelectorAll('#deck-problems li').length")?, 0);
    assert_eq!(bench.browser.text("[data-limit=deck-limit-cards] b")?, "4");
    check_reasons(&mut bench.browser, &["COAL-DECK-01", "COAL-DECK-03"])?;

    // Lists of other programs are imported through the same field.
    let octgn =
        "<deck game=\"x\"><section name=\"Main\"><card qty=\"3\" id=\"y\">Tower Shields</card></section></deck>";
    take_in(&mut bench.browser, octgn)?;
    bench.browser.wait_for("document.querySelector('[data-limit=deck-limit-cards] b')?.innerText === '3'")?;
    take_in(&mut bench.browser, "Name: Right\nBoard: C1\n2 Tower Shield\n2x Dardo d'etere\n")?;
    bench.browser.wait_for("document.querySelector('#sheet-title')?.innerText === 'Right'")?;

    // Several decks are stored in this browser.
    take_in(&mut bench.browser, "Name: Right\n1 Charge")?;
    bench.browser.wait_for("document.querySelector('#sheet-title').innerText === 'Right 2'")?;
    bench.browser.go_to("about:blank")?;
    bench.browser.go_to(&format!("{url}#deck"))?;
    bench.browser.wait_for("document.querySelectorAll('#deck-choose option').length === 3")?;
    assert_eq!(bench.browser.text("#sheet-title")?, "Right 2");
    check_quiet(&mut bench.browser, &url)
}

#[test]
fn a_deck_is_handed_on_as_text_link_and_ron() -> Result<()> {
    let Some(mut bench) = Bench::set_up() else { return Ok(()) };
    let url = bench.url();
    bench.browser.set_viewport(1280, 800)?;
    bench.browser.go_to(&format!("{url}#deck"))?;
    bench.browser.wait_for("document.querySelector('[data-start=C3]')")?;
    bench.browser.click("[data-start=C3]")?;
    bench.browser.wait_for("document.querySelector('#deck-export')")?;
    let text = export(&mut bench.browser, "txt")?;
    let ron = export(&mut bench.browser, "ron")?;
    let link = export(&mut bench.browser, "link")?;
    assert!(text.starts_with("Name: Gunther\nBoard: C3\n\n2 c3-"), "{text}");
    assert!(ron.starts_with("(\n    name: \"Gunther\","), "{ron}");
    assert!(link.starts_with(&format!("{url}#deck/1.")), "{link}");

    // The link carries the deck into a browser that does not know it.
    bench.browser.run("localStorage.clear(); 0")?;
    bench.browser.go_to("about:blank")?;
    bench.browser.go_to(&link)?;
    bench.browser.wait_for("document.querySelector('#deck-keep')")?;
    bench.save_screenshot("deck-handed")?;
    assert_eq!(bench.browser.axe_violations()?, []);
    bench.browser.click("#deck-keep")?;
    bench.browser.wait_for("document.querySelector('#sheet-title')?.innerText === 'Gunther'")?;
    assert_eq!(export(&mut bench.browser, "txt")?, text);

    // A deck that is imported again is stored only once.
    for form in [&ron, &link, &text] {
        take_in(&mut bench.browser, form)?;
        bench.browser.wait_for("document.querySelector('#deck-import').value === ''")?;
    }
    assert_eq!(bench.browser.run("document.querySelectorAll('#deck-choose option').length")?, 1);

    // An incomplete link is reported as such.
    bench.browser.go_to("about:blank")?;
    bench.browser.go_to(&link[..link.len() - 4])?;
    bench.browser.wait_for("document.querySelector('.problem.handed')?.innerText.includes('not whole')")?;
    check_quiet(&mut bench.browser, &url)
}

#[test]
fn decks_that_share_a_box_are_refused_with_their_reason_and_a_way_out() -> Result<()> {
    let Some(mut bench) = Bench::set_up() else { return Ok(()) };
    let url = bench.url();
    play_against(&mut bench.browser, "beginner")?;
    bench.browser.set_viewport(1280, 800)?;
    bench.browser.go_to(&format!("{url}#deck"))?;
    bench.browser.wait_for("document.querySelector('[data-start=C1]')")?;
    bench.browser.click("[data-start=C1]")?;
    bench.browser.wait_for("document.querySelector('#deck-play')")?;
    bench.browser.click("#deck-play")?;
    bench.browser.wait_for("document.querySelector('#deck-of-1')")?;
    for seat in [0, 1] {
        choose(&mut bench.browser, &format!("#deck-of-{seat}"), "Lancelot")?;
    }
    bench.browser.wait_for("document.querySelector('#deck-reasons [data-clause=COAL-SET-04]')")?;
    bench.browser.click("#begin")?;
    bench.browser.wait_for("location.hash === '#start'")?;
    bench.save_screenshot("start-decks-wrong")?;
    assert_eq!(bench.browser.axe_violations()?, []);
    bench.browser.wait_for("!document.querySelector('[name=own_boxes]').disabled")?;
    bench.browser.click("#own-boxes")?;
    bench.browser.wait_for("!document.querySelector('#deck-reasons li')")?;
    bench.browser.click("#begin")?;
    bench.browser.wait_for("document.querySelector('.table')")?;
    check_quiet(&mut bench.browser, &url)
}

/// Checks the clauses of the reasons: exactly these, in this order.
fn check_reasons(browser: &mut Browser, clauses: &[&str]) -> Result<()> {
    browser.wait_for("document.querySelector('.reasons .reason')")?;
    let found = browser.run("[...document.querySelectorAll('.reasons .reason')].map((line) => line.dataset.clause)")?;
    assert_eq!(found, json!(clauses));
    Ok(())
}

/// Moves the focus from one card to another with the arrow keys.
fn walk_to(browser: &mut Browser, card: &str) -> Result<()> {
    let at = |name: &str| format!("[...document.querySelectorAll('.pool-card')].findIndex((card) => {name})");
    for _ in 0..60 {
        let here = browser.run(&at("card.contains(document.activeElement)"))?.as_i64();
        let there = browser.run(&at(&format!("card.dataset.card === '{card}'")))?.as_i64();
        match here.cmp(&there) {
            std::cmp::Ordering::Equal => return Ok(()),
            std::cmp::Ordering::Less => browser.press("ArrowRight")?,
            std::cmp::Ordering::Greater => browser.press("ArrowLeft")?,
        }
    }
    anyhow::bail!("{card} is not reached by the arrows")
}

/// Writes a text into the import field and imports it.
fn take_in(browser: &mut Browser, text: &str) -> Result<()> {
    browser.click("#deck-import")?;
    browser.press("Control+a")?;
    browser.write(text)?;
    browser.click("#deck-take")
}

fn export(browser: &mut Browser, form: &str) -> Result<String> {
    choose(browser, "#deck-form", form)?;
    let text = browser.run("document.querySelector('#deck-export').value")?;
    Ok(text.as_str().context("a text")?.to_owned())
}

/// Chooses an option of a list, as a person would in the browser's own menu.
fn choose(browser: &mut Browser, selector: &str, value: &str) -> Result<()> {
    let chosen = browser.run(&format!(
        "(() => {{
            const list = document.querySelector({});
            list.value = {};
            list.dispatchEvent(new Event('change', {{ bubbles: true }}));
            return list.value;
        }})()",
        json!(selector),
        json!(value)
    ))?;
    assert_eq!(chosen, value);
    Ok(())
}
