//! Searching cards in a real browser: the query, the lists that help to write it, mistakes and reasons.

mod support;

use anyhow::Result;
use support::{check_quiet, check_width};
use webtest::{Bench, Browser};

const CARDS: &str = "document.querySelectorAll('.card-entry').length";
const PILOTS: &str = "document.querySelectorAll('.pilot-entry').length";

#[test]
fn cards_are_found_by_a_query_that_the_lists_help_to_write() -> Result<()> {
    let Some(mut bench) = Bench::set_up() else { return Ok(()) };
    let url = bench.url();
    bench.browser.set_viewport(1280, 800)?;
    bench.browser.go_to(&format!("{url}#cards"))?;
    bench.browser.wait_for(&format!("{CARDS} === 40 && {PILOTS} === 10"))?;

    write_query(&mut bench.browser, "filter", "scudo torre")?;
    bench.browser.wait_for(&format!("{CARDS} === 1 && {PILOTS} === 0"))?;
    write_query(&mut bench.browser, "filter", "pilot:luthor")?;
    bench.browser.wait_for(&format!("{CARDS} === 10 && {PILOTS} === 1"))?;

    // The lists write into the query, and show what the query asks for.
    write_query(&mut bench.browser, "filter", "cost<=2 modello:lancelot")?;
    bench.browser.wait_for("document.querySelector('#filter-model').value === '0'")?;
    choose(&mut bench.browser, "#filter-type", "2")?;
    bench.browser.wait_for("document.querySelector('#filter-search').value === 'cost<=2 model:c1 type:reaction'")?;
    choose(&mut bench.browser, "#filter-model", "")?;
    bench.browser.wait_for("document.querySelector('#filter-search').value === 'cost<=2 type:reaction'")?;

    // A mistake is reported and the earlier results stay; an empty result comes with its reason.
    let found = bench.browser.run(CARDS)?;
    write_query(&mut bench.browser, "filter", "typ:reaction scudo torre")?;
    bench.browser.wait_for("document.querySelector('#filter-search-said').innerText.includes('is not a key')")?;
    assert_eq!(bench.browser.run(CARDS)?, found);
    let said = bench.browser.text("#filter-search-said")?;
    assert!(said.contains("column 1: `typ` is not a key") && said.contains("did you mean `type:`?"), "{said}");
    write_query(&mut bench.browser, "filter", "steam>=1 cost=0")?;
    bench.browser.wait_for(&format!("{CARDS} === 0"))?;
    assert_eq!(bench.browser.text("#filter-search-said")?, "no card fits both `steam>=1` and `cost=0`");
    bench.browser.click(".search-help summary")?;
    for (width, height) in [(360, 740), (1280, 800)] {
        bench.browser.set_viewport(width, height)?;
        bench.save_screenshot(&format!("search-{width}"))?;
        assert_eq!(bench.browser.axe_violations()?, [], "{width}");
        check_width(&mut bench.browser, width, "search")?;
    }
    check_quiet(&mut bench.browser, &url)
}

#[test]
fn the_deck_builder_searches_its_cards_and_knows_their_copies() -> Result<()> {
    let Some(mut bench) = Bench::set_up() else { return Ok(()) };
    let url = bench.url();
    let browser = &mut bench.browser;
    let pool = |count: usize| format!("document.querySelectorAll('.pool-card').length === {count}");
    browser.set_language("it-IT")?;
    browser.set_viewport(1280, 800)?;
    browser.go_to(&format!("{url}#deck"))?;
    browser.wait_for("document.querySelector('[data-start=empty]')")?;
    browser.click("[data-start=empty]")?;
    browser.wait_for(&pool(40))?;
    for _ in 0..2 {
        browser.click("[data-card=c1-tower-shield] .pool-add")?;
    }
    write_query(browser, "deck", "copie=2")?;
    browser.wait_for(&pool(1))?;
    write_query(browser, "deck", "tipo:reazione")?;
    browser.wait_for(&format!("!({})", pool(1)))?;
    browser.click("#deck-own")?;
    browser.wait_for("document.querySelector('#deck-search').value === 'tipo:reazione copie>0'")?;
    browser.wait_for(&pool(1))?;
    browser.click("[data-card=c1-tower-shield] .pool-remove")?;
    browser.click("[data-card=c1-tower-shield] .pool-remove")?;
    browser.wait_for(&pool(0))?;
    assert_eq!(browser.text("#deck-search-said")?, "nessuna carta corrisponde a `copie>0`: copie va da 0 a 0");
    browser.click("#deck-own")?;
    browser.wait_for("document.querySelector('#deck-search').value === 'tipo:reazione'")?;
    check_quiet(browser, &url)
}

/// Chooses an option of a list, as a person would in the browser's own menu.
fn choose(browser: &mut Browser, selector: &str, value: &str) -> Result<()> {
    browser.run(&format!(
        "(() => {{
            const list = document.querySelector('{selector}');
            list.value = '{value}';
            list.dispatchEvent(new Event('change', {{ bubbles: true }}));
        }})()"
    ))?;
    Ok(())
}

/// Replaces the query.
fn write_query(browser: &mut Browser, id: &str, query: &str) -> Result<()> {
    browser.click(&format!("#{id}-search"))?;
    browser.press("Control+a")?;
    browser.write(query)
}
