//! The aid for the real table: each game's tools once, undo, a reload, damaged and later texts, both languages, a phone,
//! the keyboard, no network.

mod support;

use anyhow::Result;
use support::{check_quiet, check_touch, check_width, look, tab_to};
use webtest::{Bench, Browser};

const SIZES: [(u32, u32); 3] = [(390, 844), (360, 640), (1366, 768)];
const GAMES: [&str; 3] = ["coal", "doomtrooper", "estro"];

/// Opens the tools of a game in a fresh browser.
fn open(browser: &mut Browser, aid: &str, game: &str) -> Result<()> {
    browser.go_to("about:blank")?;
    browser.go_to(&format!("{aid}#{game}"))?;
    browser.wait_for("document.querySelector('.tools')")
}

/// The number of a counter.
fn count(browser: &mut Browser, name: &str) -> Result<String> {
    browser.text(&format!("[data-counter={name}] output"))
}

fn press(browser: &mut Browser, name: &str, by: i32) -> Result<()> {
    browser.click(&format!("[data-counter={name}] [data-by='{by}']"))
}

#[test]
fn the_tools_of_every_game_are_accessible_and_fit_every_size_in_light_and_dark() -> Result<()> {
    let Some(mut bench) = Bench::set_up() else { return Ok(()) };
    let aid = bench.url() + "aid/";
    bench.browser.go_to(&aid)?;
    bench.browser.wait_for("document.querySelectorAll('.aid .game-card').length === 3")?;
    look(&mut bench, SIZES[0], "aid-games")?;
    for game in GAMES {
        open(&mut bench.browser, &aid, game)?;
        for (width, height) in SIZES {
            for theme in ["light", "dark"] {
                bench.browser.set_media("prefers-color-scheme", theme)?;
                look(&mut bench, (width, height), &format!("aid-{game}-{width}-{theme}"))?;
            }
        }
        bench.browser.set_viewport(390, 844)?;
        check_touch(&mut bench.browser, game)?;
    }
    check_quiet(&mut bench.browser, &aid)
}

#[test]
fn the_aid_is_in_the_list_of_games_and_leads_back() -> Result<()> {
    let Some(mut bench) = Bench::set_up() else { return Ok(()) };
    let url = bench.url();
    for folder in ["", "estro/"] {
        bench.browser.go_to(&format!("{url}{folder}"))?;
        bench.browser.wait_for("document.querySelector('.other-games [data-game=aid]')")?;
        bench.browser.click(".other-games [data-game=aid]")?;
        bench.browser.wait_for("document.querySelector('.aid [data-game=estro]')")?;
    }
    bench.browser.click("a.brand")?;
    bench.browser.wait_for("document.querySelector('#play-now')")?;
    check_quiet(&mut bench.browser, &url)
}

#[test]
fn the_tools_of_estro_count_roll_and_draw() -> Result<()> {
    let Some(mut bench) = Bench::set_up() else { return Ok(()) };
    let aid = bench.url() + "aid/";
    let browser = &mut bench.browser;
    browser.set_viewport(390, 844)?;
    open(browser, &aid, "estro")?;
    assert!(browser.text("#turn h2")?.contains("Round 1 of 19"));
    browser.click("[name=stratega]")?;
    browser.wait_for("document.querySelector('#turn .meaning').innerText.includes('turn 7')")?;
    browser.click("#next-turn")?;
    browser.click("#next-turn")?;
    browser.wait_for("document.querySelector('#turn h2').innerText.includes('Round 2')")?;
    browser.wait_for("document.querySelector('#turn .reminders').innerText.includes('Nobody draws')")?;

    browser.click("[data-choice=attacker-ardo]")?;
    browser.click("[data-choice=target-armonio]")?;
    browser.wait_for("document.querySelector('#clash .match-up').innerText.includes('+10')")?;
    browser.click("#roll")?;
    browser.wait_for("document.querySelectorAll('#clash [data-die]').length === 2")?;
    // The bonus is that of the die that is shown: 4 and 6 list Ardo (ESTRO-ATK-05).
    let die = browser.run("Number(document.querySelector('[data-side=attacker] [data-die]').dataset.die)")?;
    let gain = if die == 4 || die == 6 { "+15" } else { "+10" };
    assert!(browser.text("[data-side=attacker] .gain")?.contains(gain), "{die}");
    browser.click("#attack-made")?;
    browser.wait_for("!document.querySelector('#clash [data-die]')")?;
    assert_eq!(count(browser, "attacks")?, "1");

    for n in 1..=5 {
        browser.click("#draw-zone")?;
        browser.wait_for(&format!("document.querySelectorAll('.zone-line').length === {n}"))?;
    }
    browser.wait_for("document.querySelector('#draw-zone').ariaDisabled === 'true'")?;
    browser.click("[data-zone=manpo] [name=used]")?;
    browser.wait_for("document.querySelector('[data-zone=manpo].spent')")?;

    browser.click("[name=necrotokens]")?;
    browser.wait_for("document.querySelector('#tokens')")?;
    for _ in 0..4 {
        press(browser, "tokens-0", 1)?;
    }
    browser.wait_for("document.querySelector('[data-counter=tokens-0] .counter-limit').innerText.includes('3')")?;
    browser.click("[data-seat='0'] [data-buy='2']")?;
    browser.wait_for("document.querySelector('[data-counter=tokens-0] output').innerText === '1'")?;
    browser.click("#flip")?;
    browser.wait_for("document.querySelector('.coin')")?;
    check_width(browser, 390, "estro")?;
    assert_eq!(browser.axe_violations()?, []);
    check_quiet(browser, &aid)
}

#[test]
fn the_ships_of_estro_are_counted_and_their_targets_and_objects_drawn() -> Result<()> {
    let Some(mut bench) = Bench::set_up() else { return Ok(()) };
    let aid = bench.url() + "aid/";
    bench.browser.set_viewport(390, 844)?;
    open(&mut bench.browser, &aid, "estro")?;
    bench.browser.click("[data-choice=mode-solo]")?;
    let browser = &mut bench.browser;
    browser.wait_for("document.querySelectorAll('.ship').length === 5")?;
    // Two of the guardians are turned up; the last one that falls sounds the alarm (ESTRO-SOLO-19).
    browser.click("[data-ship=manpo] [data-guardian='2']")?;
    for n in 1..=5 {
        for state in ["open", "destroyed"] {
            let guardian = format!("[data-ship=ardo] [data-guardian='{n}']");
            browser.click(&guardian)?;
            browser.wait_for(&format!("document.querySelector(\"{guardian}\").dataset.state === '{state}'"))?;
        }
    }
    browser.wait_for("document.querySelector('[data-ship=ardo] .alarm').innerText.includes('2 turns')")?;
    press(browser, "shields-ardo", -10)?;
    assert_eq!(count(browser, "shields-ardo")?, "190");
    browser.click("#next-turn")?;
    browser.wait_for("document.querySelector('.turn-of').innerText === 'Turn of the ships'")?;
    browser.click("[data-turn-up=manpo]")?;
    browser.wait_for("document.querySelectorAll('[data-ship=manpo] [data-state=open]').length === 2")?;
    press(browser, "targets", 1)?;
    for n in ["1", "2"] {
        browser.click("#shoot")?;
        browser.wait_for(&format!("document.querySelector('[data-counter=attacks] output').innerText === '{n}'"))?;
        browser.wait_for("document.querySelector('#fleet .dial-name').innerText.includes('Paradox')")?;
    }
    browser.wait_for("document.querySelector('#shoot').ariaDisabled === 'true'")?;
    for _ in 0..3 {
        browser.click("#next-turn")?;
    }
    browser.wait_for("document.querySelector('[data-ship=ardo] .alarm').innerText.includes('released')")?;
    browser.wait_for("document.querySelector('#objects .meaning').innerText.includes('1 object is')")?;
    browser.click("#draw-object")?;
    browser.wait_for("document.querySelectorAll('[data-object]').length === 1")?;
    // What was counted and drawn is there after a reload, and in the ships' turn no object is used (ESTRO-SOLO-26).
    open(browser, &aid, "estro")?;
    assert_eq!(count(browser, "shields-ardo")?, "190");
    look(&mut bench, SIZES[0], "aid-estro-solo")?;
    check_touch(&mut bench.browser, "estro solo")?;
    look(&mut bench, (1280, 800), "aid-estro-solo-wide")?;
    let browser = &mut bench.browser;
    browser.click("[data-use]")?;
    browser.wait_for("!document.querySelector('[data-object]')")?;
    browser.click("#undo")?;
    browser.wait_for("document.querySelector('[data-object]')")?;
    browser.click("#next-turn")?;
    browser.wait_for("document.querySelector('[data-use]').ariaDisabled === 'true'")?;
    assert_eq!(browser.axe_violations()?, []);
    check_quiet(browser, &aid)
}

#[test]
fn the_fields_of_conquest_count_points_and_say_who_wins() -> Result<()> {
    let Some(mut bench) = Bench::set_up() else { return Ok(()) };
    let aid = bench.url() + "aid/";
    bench.browser.set_viewport(390, 844)?;
    open(&mut bench.browser, &aid, "estro")?;
    let browser = &mut bench.browser;
    browser.click("[data-choice=mode-conquest]")?;
    browser.wait_for("document.querySelectorAll('[data-field]').length === 5 && !document.querySelector('#zones')")?;
    for zone in ["ardo", "armonio", "manpo"] {
        press(browser, &format!("points-{zone}-1"), 1)?;
    }
    browser.wait_for("document.querySelector('#conquest .decided')?.innerText.includes('Player 2 wins')")?;
    browser.click("#undo")?;
    browser.wait_for("!document.querySelector('#conquest .decided')")?;
    browser.click("[data-field=manpo] [name=used]")?;
    open(browser, &aid, "estro")?;
    assert!(browser.run("document.querySelector('[data-field=manpo] [name=used]').checked")? == true);
    look(&mut bench, SIZES[0], "aid-estro-conquest")?;
    check_touch(&mut bench.browser, "estro conquest")?;
    look(&mut bench, (1280, 800), "aid-estro-conquest-wide")?;
    assert_eq!(bench.browser.axe_violations()?, []);
    check_quiet(&mut bench.browser, &aid)
}

#[test]
fn the_tools_of_doomtrooper_count_points_and_say_who_wins() -> Result<()> {
    let Some(mut bench) = Bench::set_up() else { return Ok(()) };
    let aid = bench.url() + "aid/";
    let browser = &mut bench.browser;
    browser.set_viewport(390, 844)?;
    open(browser, &aid, "doomtrooper")?;
    browser.click("[data-choice=players-4]")?;
    browser.wait_for("document.querySelectorAll('.player').length === 4")?;
    browser.click("[name=teams]")?;
    browser.click("#meditate")?;
    assert_eq!((count(browser, "actions")?, count(browser, "destiny-0")?), ("2".into(), "6".into()));
    // A player's first turn knows no attack (ACT-09).
    browser.click("#attack")?;
    assert_eq!(count(browser, "actions")?, "2");
    for seat in [0, 2] {
        for _ in 0..4 {
            press(browser, &format!("promotion-{seat}"), 5)?;
        }
    }
    // A team's points are added (MULTI-07).
    browser.wait_for("document.querySelector('#verdict .decided')?.innerText === 'Player 1, Player 3 win.'")?;
    press(browser, "destiny-1", -5)?;
    press(browser, "destiny-1", -5)?;
    browser.wait_for("document.querySelector('[data-counter=destiny-1] .counter-limit').innerText.includes('0')")?;
    browser.click("#next-turn")?;
    browser.wait_for("document.querySelector('.turn-of').innerText.includes('Player 2')")?;
    assert_eq!(count(browser, "actions")?, "3");
    assert_eq!(browser.axe_violations()?, []);
    check_width(browser, 390, "doomtrooper")?;
    check_quiet(browser, &aid)
}

#[test]
fn the_tools_of_coal_count_damage_and_tokens_and_say_who_is_left() -> Result<()> {
    let Some(mut bench) = Bench::set_up() else { return Ok(()) };
    let aid = bench.url() + "aid/";
    let browser = &mut bench.browser;
    browser.set_viewport(390, 844)?;
    open(browser, &aid, "coal")?;
    browser.click("[data-choice=players-3]")?;
    browser.wait_for("document.querySelectorAll('.player').length === 3")?;
    browser.run("const select = document.querySelector('[name=model-0]'); select.value = 'C1'; select.dispatchEvent(new Event('change', { bubbles: true })); 0")?;
    browser.wait_for("document.querySelector('[data-player=\"0\"] h3').innerText.includes('Lancelot')")?;
    press(browser, "steam-0", 1)?;
    press(browser, "energy-1", 1)?;
    browser.wait_for("document.querySelector('#pool .meaning').innerText.includes('45 of 47')")?;
    browser.click("[name=tag-mode]")?;
    browser.wait_for("document.querySelector('[data-counter=tags-0] output').innerText === '2'")?;
    for _ in 0..4 {
        press(browser, "damage-1", 3)?;
    }
    assert_eq!(count(browser, "damage-1")?, "10");
    // Turns pass over a destroyed Steambot (COAL-TURN-01).
    browser.click("#next-turn")?;
    browser.wait_for("document.querySelector('.turn-of').innerText.includes('Player 3')")?;
    for _ in 0..4 {
        press(browser, "damage-2", 3)?;
    }
    browser.wait_for("document.querySelector('#machines .decided')?.innerText === 'Player 1 wins.'")?;
    assert_eq!(browser.axe_violations()?, []);
    check_width(browser, 390, "coal")?;
    check_quiet(browser, &aid)
}

#[test]
fn every_step_is_undone_also_a_new_match_and_after_a_reload() -> Result<()> {
    let Some(mut bench) = Bench::set_up() else { return Ok(()) };
    let aid = bench.url() + "aid/";
    let browser = &mut bench.browser;
    open(browser, &aid, "doomtrooper")?;
    browser.wait_for("document.querySelector('#undo').ariaDisabled === 'true'")?;
    press(browser, "promotion-1", 5)?;
    browser.click("#next-turn")?;
    browser.click("#anew")?;
    browser.wait_for("document.querySelector('.turn-of').innerText.includes('Player 1')")?;
    assert_eq!(count(browser, "promotion-1")?, "0");
    open(browser, &aid, "doomtrooper")?;
    browser.click("#undo")?;
    browser.wait_for("document.querySelector('.turn-of').innerText.includes('Player 2')")?;
    assert_eq!(count(browser, "promotion-1")?, "5");
    open(browser, &aid, "doomtrooper")?;
    assert_eq!(count(browser, "promotion-1")?, "5");
    browser.click("#undo")?;
    browser.click("#undo")?;
    browser.wait_for("document.querySelector('#undo').ariaDisabled === 'true'")?;
    assert_eq!(count(browser, "promotion-1")?, "0");
    check_quiet(browser, &aid)
}

#[test]
fn everything_works_by_keyboard() -> Result<()> {
    let Some(mut bench) = Bench::set_up() else { return Ok(()) };
    let aid = bench.url() + "aid/";
    let browser = &mut bench.browser;
    open(browser, &aid, "coal")?;
    tab_to(
        browser,
        "document.activeElement.closest('[data-counter=damage-0]') && document.activeElement.dataset.by === '3'",
    )?;
    browser.press("Enter")?;
    assert_eq!(count(browser, "damage-0")?, "3");
    browser.press("n")?;
    browser.wait_for("document.querySelector('.turn-of').innerText.includes('Player 2')")?;
    browser.press("u")?;
    browser.wait_for("document.querySelector('.turn-of').innerText.includes('Player 1')")?;
    // In a field the same letters are a name.
    browser.click("[name=name-0]")?;
    browser.write("Nun")?;
    browser.press("Tab")?;
    browser.wait_for("document.querySelector('.turn-of').innerText === 'Turn of Nun'")?;
    check_quiet(browser, &aid)
}

#[test]
fn a_text_that_cannot_be_read_is_told_and_put_aside() -> Result<()> {
    let Some(mut bench) = Bench::set_up() else { return Ok(()) };
    let aid = bench.url() + "aid/";
    let browser = &mut bench.browser;
    for (number, (text, why)) in
        [("duello aid 2\n(now:7)", "damaged"), ("duello aid 99\nof tomorrow", "later version"), ("nonsense", "damaged")]
            .into_iter()
            .enumerate()
    {
        browser.go_to(&format!("{aid}favicon.svg"))?;
        browser.run(&format!("localStorage.setItem('duello.estro.aid', {text:?}); 0"))?;
        open(browser, &aid, "estro")?;
        browser.wait_for(&format!("document.querySelector('.notice')?.innerText.includes('{why}')"))?;
        browser.click("#next-turn")?;
        browser.wait_for("localStorage.getItem('duello.estro.aid').startsWith('duello aid 2\\n(now:')")?;
        let aside = browser.run(&format!("localStorage.getItem('duello.estro.aid.aside-{}')", number + 1))?;
        assert_eq!(aside, text);
    }
    Ok(())
}

#[test]
fn the_language_is_that_of_the_other_pages() -> Result<()> {
    let Some(mut bench) = Bench::set_up() else { return Ok(()) };
    let aid = bench.url() + "aid/";
    let browser = &mut bench.browser;
    browser.set_language("it-IT")?;
    browser.set_viewport(390, 844)?;
    for game in GAMES {
        open(browser, &aid, game)?;
        browser.wait_for("document.querySelector('#next-turn').innerText === 'Prossimo turno'")?;
        assert_eq!(browser.run("document.documentElement.lang")?, "it");
        check_width(browser, 390, game)?;
    }
    browser.run("localStorage.setItem('duello.settings', 'duello settings 2\\npace fast\\nlanguage it'); 0")?;
    open(browser, &aid, "estro")?;
    browser.click(".language")?;
    browser.wait_for("document.querySelector('#next-turn').innerText === 'Next turn'")?;
    // What other pages have chosen stays.
    let kept = browser.run("localStorage.getItem('duello.settings')")?;
    assert_eq!(kept, "duello settings 2\nlanguage en\npace fast");
    Ok(())
}

#[test]
fn the_aid_works_without_a_network() -> Result<()> {
    let Some(mut bench) = Bench::set_up() else { return Ok(()) };
    let (server, root) = bench.serve_below_a_path()?;
    let browser = &mut bench.browser;
    browser.go_to(&format!("{root}aid/"))?;
    browser.wait_for("document.querySelector('.aid .game-card')")?;
    browser.wait_until_kept()?;
    drop(server);
    for game in GAMES {
        open(browser, &format!("{root}aid/"), game)?;
        browser.click("#next-turn")?;
        browser.wait_for("document.querySelector('#undo').ariaDisabled === 'false'")?;
    }
    Ok(())
}
