//! How the page looks: accessible, not wider than the window, large enough to touch.

use anyhow::{Result, ensure};
use serde_json::Value;
use webtest::{Bench, Browser};

/// The page at this size: a screenshot of this name, no finding of axe-core, nothing wider than the window.
pub fn look(bench: &mut Bench, (width, height): (u32, u32), name: &str) -> Result<()> {
    bench.browser.set_viewport(width, height)?;
    bench.save_screenshot(name)?;
    assert_eq!(bench.browser.axe_violations()?, [], "{name}");
    check_width(&mut bench.browser, width, name)
}

/// The same at every size; the width stands in the name.
pub fn look_at_sizes(bench: &mut Bench, sizes: &[(u32, u32)], name: &str) -> Result<()> {
    sizes.iter().try_for_each(|size| look(bench, *size, &format!("{name}-{}", size.0)))
}

/// The same in light and dark too.
pub fn look_at_sizes_in_both_themes(bench: &mut Bench, sizes: &[(u32, u32)], name: &str) -> Result<()> {
    for size in sizes {
        for theme in ["light", "dark"] {
            bench.browser.set_media("prefers-color-scheme", theme)?;
            look(bench, *size, &format!("{name}-{}-{theme}", size.0))?;
        }
    }
    Ok(())
}

/// Nothing on the page is wider than the window. What a region rolls inside itself may be.
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

/// Everything that can be touched is large enough for a finger, on a screen for fingers.
pub fn check_touch(browser: &mut Browser, what: &str) -> Result<()> {
    let was_touched = browser.is_touched();
    browser.set_touch(true)?;
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
