//! Checks of how the page looks: accessible, not wider than the window, large enough to touch.

use anyhow::{Result, ensure};
use serde_json::Value;
use webtest::{Bench, Browser};

/// Checks the page at this size: saves a screenshot with this name, and checks that axe-core finds nothing and nothing
/// is wider than the window.
pub fn look(bench: &mut Bench, (width, height): (u32, u32), name: &str) -> Result<()> {
    bench.browser.set_viewport(width, height)?;
    bench.save_screenshot(name)?;
    assert_eq!(bench.browser.axe_violations()?, [], "{name}");
    check_width(&mut bench.browser, width, name)
}

/// Checks the page at every size; the width is part of the name.
pub fn look_at_sizes(bench: &mut Bench, sizes: &[(u32, u32)], name: &str) -> Result<()> {
    sizes.iter().try_for_each(|size| look(bench, *size, &format!("{name}-{}", size.0)))
}

/// Checks the page at every size, in the light and in the dark theme.
pub fn look_at_sizes_in_both_themes(bench: &mut Bench, sizes: &[(u32, u32)], name: &str) -> Result<()> {
    for size in sizes {
        for theme in ["light", "dark"] {
            bench.browser.set_media("prefers-color-scheme", theme)?;
            look(bench, *size, &format!("{name}-{}-{theme}", size.0))?;
        }
    }
    Ok(())
}

/// Checks that nothing on the page is wider than the window. A region may scroll its own content.
pub fn check_width(browser: &mut Browser, width: u32, what: &str) -> Result<()> {
    let wide = browser.run("document.documentElement.scrollWidth")?;
    let beyond = browser.run(
        "[...document.querySelectorAll('body *')]
            .filter((element) => element.getBoundingClientRect().right > innerWidth && !element.closest('.hand-cards, .areas-place'))
            .slice(-3).map((element) => element.outerHTML.slice(0, 160))",
    )?;
    ensure!(wide.as_u64() <= Some(width.into()), "{what}: {wide} wide: {beyond}");
    Ok(())
}

/// Checks that everything that can be touched is large enough for a finger, on a touch screen.
pub fn check_touch(browser: &mut Browser, what: &str) -> Result<()> {
    let was_touched = browser.is_touched();
    browser.set_touch(true)?;
    // What still comes in is smaller than it will be.
    browser.wait_for(
        "document.getAnimations().every((one) =>
            one.playState !== 'running' || one.effect?.getComputedTiming().endTime === Infinity)",
    )?;
    let small = browser.run(
        "[...document.querySelectorAll('button, a.nav, select')]
            .filter((element) => getComputedStyle(element).pointerEvents !== 'none')
            .map((element) => [element.getBoundingClientRect(), element.outerHTML.slice(0, 120)])
            .filter(([box]) => box.width > 0 && (box.width < 43.5 || box.height < 43.5))
            .map(([box, html]) => `${box.width}x${box.height} ${html}`)",
    )?;
    browser.set_touch(was_touched)?;
    assert_eq!(small, Value::Array(Vec::new()), "{what}: too small to touch");
    Ok(())
}
