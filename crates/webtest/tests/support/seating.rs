//! Sets up a match on the form of the start screen, as a person does.

use anyhow::Result;
use webtest::Browser;

use super::{Hand, open_more, open_options, play_against, tab_to, write_seed};

/// A match as a person sets it up.
pub struct Table {
    pub seats: u32,
    pub mode: &'static str,
    pub options: &'static [&'static str],
    /// The seats of people; the first person is Anna, the second Bruno.
    pub people: &'static [u32],
    /// The level of the bots.
    pub level: &'static str,
    pub language: &'static str,
    pub width: u32,
    pub height: u32,
    pub seed: u32,
}

impl Table {
    /// One person against three beginners, in English at a desk.
    pub const OF_FOUR: Self = Self {
        seats: 4,
        mode: "free-for-all",
        options: &[],
        people: &[0],
        level: "beginner",
        language: "en-GB",
        width: 1280,
        height: 800,
        seed: 1,
    };
}

/// Goes from the start screen to the table, through the form.
pub fn sit_down(browser: &mut Browser, url: &str, table: &Table, hand: Hand) -> Result<()> {
    browser.set_viewport(table.width, table.height)?;
    play_against(browser, table.level)?;
    browser.set_language(table.language)?;
    browser.go_to(url)?;
    browser.wait_for("document.querySelector('#begin')")?;
    if hand == Hand::Keyboard {
        return begin_by_keyboard(browser, table);
    }
    browser.click(&format!("[name=mode][value='{}']", table.mode))?;
    let count = format!("[name=count][value='{}']", table.seats);
    if browser.run(&format!("Boolean(document.querySelector(\"{count}\"))"))? == true {
        browser.click(&count)?;
    }
    for seat in 0..table.seats {
        let person = table.people.iter().position(|person| *person == seat);
        let who = if person.is_some() { "person" } else { table.level };
        browser.wait_for(&format!("document.querySelector('#player-{seat}')"))?;
        browser.run(&format!(
            "{{ const who = document.querySelector('#player-{seat}'); who.value = '{who}';
                who.dispatchEvent(new Event('change', {{ bubbles: true }})); }} 0"
        ))?;
        if let Some(place) = person.filter(|_| table.people.len() > 1) {
            browser.wait_for(&format!("document.querySelector('#name-{seat}')"))?;
            browser.click(&format!("#name-{seat}"))?;
            browser.write(["Anna", "Bruno"][place])?;
        }
    }
    open_options(browser, hand)?;
    for option in table.options {
        browser.click(&format!("[name={option}]"))?;
    }
    write_seed(browser, table.seed, hand)?;
    browser.click("#begin")?;
    if table.people.len() > 1 {
        agree(browser)?;
    }
    browser.wait_for("document.querySelector('.table, .hand-over')")
}

/// Several people agree to the proposed stops.
pub fn agree(browser: &mut Browser) -> Result<()> {
    browser.wait_for("document.querySelector('.agree[aria-busy=false] #agree')")?;
    browser.click("#agree")?;
    browser.wait_for("!document.querySelector('.agree')")
}

/// Does the same with Tab, arrows, Space and Enter; the seats keep their default people.
fn begin_by_keyboard(browser: &mut Browser, table: &Table) -> Result<()> {
    open_more(browser, Hand::Keyboard)?;
    tab_to(browser, "document.activeElement.name === 'mode'")?;
    for _ in 0..8 {
        if browser.run("document.activeElement.value")? == table.mode {
            break;
        }
        browser.press("ArrowRight")?;
    }
    if browser.run("Boolean(document.querySelector('[name=count]'))")? == true {
        tab_to(browser, "document.activeElement.name === 'count'")?;
        let seats = table.seats.to_string();
        while browser.run("document.activeElement.value")? != seats {
            browser.press("ArrowRight")?;
        }
    }
    open_options(browser, Hand::Keyboard)?;
    for option in table.options {
        tab_to(browser, &format!("document.activeElement.name === '{option}'"))?;
        browser.press(" ")?;
    }
    write_seed(browser, table.seed, Hand::Keyboard)?;
    browser.press("Enter")?;
    browser.wait_for("document.querySelector('.table')")
}
