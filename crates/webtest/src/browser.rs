//! A browser with one page, with the operations that tests need.

use std::fs;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::thread::sleep;
use std::time::{Duration, Instant};

use anyhow::{Context, Result, anyhow, bail, ensure};
use data_encoding::BASE64;
use serde_json::{Value, json};
use tempfile::TempDir;

use crate::devtools::{DevTools, Event, PATIENCE};
use crate::keys;

const FLAGS: [&str; 11] = [
    "--headless=new",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-dev-shm-usage",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
    "--no-default-browser-check",
    "--hide-scrollbars",
    "--remote-debugging-port=0",
];

/// A separate Chromium process with an empty profile and one page. It ends when dropped.
#[derive(Debug)]
pub struct Browser {
    process: Child,
    /// Deleted after the browser has ended.
    _profile: TempDir,
    devtools: DevTools,
    page: String,
    workers: Vec<String>,
    language: Option<Value>,
    before_workers: Option<String>,
    is_loaded: bool,
    is_touched: bool,
    axe: String,
    console: Vec<ConsoleMessage>,
    requests: Vec<String>,
}

/// One line of the console, of the page or of a worker: `console.…`, an uncaught exception, or a blocked or failed
/// request.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ConsoleMessage {
    /// `error`, `warning`, `log`, …
    pub level: String,
    /// The text as the console shows it, roughly.
    pub text: String,
}

/// One rule of axe-core that the page breaks.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Violation {
    /// The name of the rule, for example `color-contrast`.
    pub rule: String,
    /// `minor`, `moderate`, `serious` or `critical`.
    pub impact: String,
    /// What the rule requires.
    pub help: String,
    /// CSS selectors of the elements that break it.
    pub elements: Vec<String>,
}

/// Resolves when every animation that ends has ended; a card in motion is half transparent.
const SETTLED: &str = "Promise.allSettled(document.getAnimations()
    .filter((one) => one.effect.getComputedTiming().endTime !== Infinity).map((one) => one.finished))";

/// Finishes every animation that has an end.
const ARRIVE: &str = "() => document.getAnimations()
    .filter((one) => one.effect.getComputedTiming().endTime !== Infinity).forEach((one) => one.finish())";

impl Browser {
    /// Starts `chromium`; `axe` is the text of axe-core.
    pub(crate) fn start(chromium: &Path, axe: String) -> Result<Self> {
        let profile = tempfile::Builder::new().prefix("duello-browser-").tempdir()?;
        let mut process = Command::new(chromium)
            .args(FLAGS)
            .arg(format!("--user-data-dir={}", profile.path().display()))
            .arg("about:blank")
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()?;
        let devtools = connect(profile.path(), &mut process).inspect_err(|_| end(&mut process))?;
        let mut browser = Self {
            process,
            _profile: profile,
            devtools,
            page: String::new(),
            workers: Vec::new(),
            language: None,
            before_workers: None,
            is_loaded: false,
            is_touched: false,
            axe,
            console: Vec::new(),
            requests: Vec::new(),
        };
        browser.open_page()?;
        Ok(browser)
    }

    /// Loads `url` and waits for its `load` event.
    pub fn go_to(&mut self, url: &str) -> Result<()> {
        self.is_loaded = false;
        let reply = self.call("Page.navigate", json!({ "url": url }))?;
        ensure!(reply["errorText"].is_null(), "{url}: {}", reply["errorText"]);
        self.wait_until("the page loads", |browser| Ok(browser.is_loaded))
    }

    /// Sets the size of the viewport in CSS pixels.
    pub fn set_viewport(&mut self, width: u32, height: u32) -> Result<()> {
        let size = json!({
            "width": width, "height": height, "deviceScaleFactor": 1, "mobile": false,
        });
        self.call("Emulation.setDeviceMetricsOverride", size).map(drop)
    }

    /// Makes the screen a touch screen, as on a phone, or a screen with a mouse again. Clicks on a touch screen are
    /// taps.
    pub fn set_touch(&mut self, is_touched: bool) -> Result<()> {
        self.is_touched = is_touched;
        self.call("Emulation.setTouchEmulationEnabled", json!({ "enabled": is_touched })).map(drop)
    }

    /// Whether the screen is a touch screen.
    pub const fn is_touched(&self) -> bool {
        self.is_touched
    }

    /// Sets the language, for example `it-IT`, of the next page and its workers.
    pub fn set_language(&mut self, language: &str) -> Result<()> {
        let version = self.devtools.call("", "Browser.getVersion", json!({}))?;
        let agent = json!({ "userAgent": version["userAgent"], "acceptLanguage": language });
        self.call("Emulation.setUserAgentOverride", agent.clone())?;
        self.call("Emulation.setLocaleOverride", json!({ "locale": language }))?;
        self.language = Some(agent);
        Ok(())
    }

    /// Sets a media feature, for example `prefers-reduced-motion` to `reduce`.
    pub fn set_media(&mut self, feature: &str, value: &str) -> Result<()> {
        let features = json!({ "features": [{ "name": feature, "value": value }] });
        self.call("Emulation.setEmulatedMedia", features).map(drop)
    }

    /// From now on, runs JavaScript at the start of every page, before the page's own code.
    pub fn run_before_pages(&mut self, script: &str) -> Result<()> {
        let script = json!({ "source": script });
        self.call("Page.addScriptToEvaluateOnNewDocument", script).map(drop)
    }

    /// From now on, runs JavaScript in every worker, before the worker's own code. Chromium hangs if it fetches at
    /// once: put a fetch into a `setTimeout`.
    pub fn run_before_workers(&mut self, script: &str) {
        self.before_workers = Some(script.to_owned());
    }

    /// Runs JavaScript in the page and returns its value; promises are awaited.
    pub fn run(&mut self, script: &str) -> Result<Value> {
        let call = json!({ "expression": script, "awaitPromise": true, "returnByValue": true });
        let reply = self.call("Runtime.evaluate", call)?;
        let error = &reply["exceptionDetails"];
        ensure!(error.is_null(), "{}", exception_text(error));
        Ok(reply["result"]["value"].clone())
    }

    /// Returns the visible text of the first element that matches `selector`.
    pub fn text(&mut self, selector: &str) -> Result<String> {
        let text = self.run(&format!("document.querySelector({})?.innerText", json!(selector)))?;
        let text = text.as_str().with_context(|| format!("nothing is {selector}"))?;
        Ok(text.to_owned())
    }

    /// Waits until the JavaScript expression `condition` is true.
    pub fn wait_for(&mut self, condition: &str) -> Result<()> {
        let script = format!("Boolean({condition})");
        self.wait_until(condition, |browser| match browser.run(&script) {
            // The page that was asked has just been left for another one.
            Err(error) if format!("{error:#}").contains("navigated or closed") => Ok(false),
            answer => Ok(answer? == true),
        })
    }

    /// Waits until the browser has kept the page, so that it works without a network.
    ///
    /// # Errors
    /// When that takes too long.
    pub fn wait_until_kept(&mut self) -> Result<()> {
        // A promise that is made before the page registers its worker may be forgotten while it is awaited from outside.
        self.run("navigator.serviceWorker.ready.then(() => { window.isKept = true; }); 0")?;
        self.wait_for("window.isKept")
    }

    /// Clicks the middle of an element with the mouse, as a person would.
    ///
    /// # Errors
    /// When there is no such element, or another element covers it.
    pub fn click(&mut self, selector: &str) -> Result<()> {
        // A new list ignores presses for a moment.
        self.hear()?;
        // A person waits for cards that are still moving; here the movement is finished at once.
        let frame = "new Promise(requestAnimationFrame)";
        self.run(&format!("{frame}.then(() => {frame}).then({ARRIVE})"))?;
        // Folded sections are opened first, from the outside to the inside.
        let folded = format!(
            "(() => {{
                let inner = document.querySelector({});
                // A summary is seen while its own is closed.
                inner = inner?.closest('summary')?.parentElement ?? inner;
                let outermost = null;
                while ((inner = inner.parentElement?.closest('details:not([open])'))) outermost = inner;
                if (!outermost) return null;
                outermost.scrollIntoView({{ block: 'start', behavior: 'instant' }});
                const box = outermost.querySelector('summary').getBoundingClientRect();
                return [box.x + box.width / 2, box.y + box.height / 2];
            }})()",
            json!(selector)
        );
        for _ in 0..4 {
            let place = self.run(&folded)?;
            let (Some(x), Some(y)) = (place[0].as_f64(), place[1].as_f64()) else { break };
            self.click_at(x, y)?;
        }
        let script = format!(
            "(() => {{
                const element = document.querySelector({});
                if (!element) return 'is not there';
                // On a phone the boards stop at a whole board each, so its board is brought in sight first.
                element.closest('.boards > .seat')?.scrollIntoView({{ block: 'nearest', behavior: 'instant' }});
                element.scrollIntoView({{ block: 'center', behavior: 'instant' }});
                const box = element.getBoundingClientRect();
                const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
                const top = document.elementFromPoint(x, y);
                return element.contains(top) ? [x, y] : `at ${{x}}, ${{y}} is covered by ${{top?.outerHTML}}`;
            }})()",
            json!(selector)
        );
        let place = self.run(&script)?;
        if let Some(reason) = place.as_str() {
            bail!("{selector} {reason}");
        }
        let at = |number: usize| place[number].as_f64().with_context(|| format!("{selector} has no place"));
        self.click_at(at(0)?, at(1)?)
    }

    /// Presses a key, with optional modifiers: `Enter`, `a`, `Shift+Tab`.
    pub fn press(&mut self, key: &str) -> Result<()> {
        for event in keys::events(key) {
            self.call("Input.dispatchKeyEvent", event)?;
        }
        self.hear()
    }

    /// Waits until a press was answered, as a person does before pressing again: the page is busy for a moment when
    /// its data comes from a worker.
    fn hear(&mut self) -> Result<()> {
        self.wait_for("!document.querySelector('[aria-busy=true]')")
    }

    /// Types `text` into the element that has the focus.
    pub fn write(&mut self, text: &str) -> Result<()> {
        self.call("Input.insertText", json!({ "text": text })).map(drop)
    }

    /// Clicks a point of the viewport, whatever element is there; on a touch screen, taps on it.
    pub fn click_at(&mut self, x: f64, y: f64) -> Result<()> {
        if self.is_touched {
            for (kind, points) in [("touchStart", json!([{ "x": x, "y": y }])), ("touchEnd", json!([]))] {
                self.call("Input.dispatchTouchEvent", json!({ "type": kind, "touchPoints": points }))?;
            }
            return self.hear();
        }
        for kind in ["mouseMoved", "mousePressed", "mouseReleased"] {
            let button = if kind == "mouseMoved" { "none" } else { "left" };
            let event = json!({ "type": kind, "x": x, "y": y, "button": button, "clickCount": 1 });
            self.call("Input.dispatchMouseEvent", event)?;
        }
        self.hear()
    }

    /// Drags with the mouse from the middle of one element to the middle of another, in steps.
    pub fn drag(&mut self, from: &str, to: &str) -> Result<()> {
        let middle = |selector: &str| {
            format!(
                "(() => {{ const box = document.querySelector({}).getBoundingClientRect();
                    return [box.x + box.width / 2, box.y + box.height / 2]; }})()",
                json!(selector)
            )
        };
        self.hear()?;
        let place = |found: Value| Some((found[0].as_f64()?, found[1].as_f64()?));
        let start = self.run(&middle(from))?;
        let (x, y) = place(start).with_context(|| format!("{from} has no place"))?;
        let end = self.run(&middle(to))?;
        let (to_x, to_y) = place(end).with_context(|| format!("{to} has no place"))?;
        let mut press = |kind: &str, part: f64| {
            let (x, y) = ((to_x - x).mul_add(part, x), (to_y - y).mul_add(part, y));
            let event = json!({ "type": kind, "x": x, "y": y, "button": "left", "buttons": 1, "clickCount": 1 });
            self.call("Input.dispatchMouseEvent", event).map(drop)
        };
        press("mousePressed", 0.0)?;
        (1..=10).try_for_each(|step| press("mouseMoved", f64::from(step) / 10.0))?;
        press("mouseReleased", 1.0)?;
        self.hear()
    }

    /// Saves files that the page offers for download in `folder`, without asking.
    pub fn save_downloads_in(&mut self, folder: &Path) -> Result<()> {
        let behavior = json!({ "behavior": "allow", "downloadPath": folder });
        self.devtools.call("", "Browser.setDownloadBehavior", behavior).map(drop)
    }

    /// Chooses a file for an `<input type="file">`, as the browser's dialogue would.
    pub fn choose_file(&mut self, selector: &str, file: &Path) -> Result<()> {
        let query = json!({ "expression": format!("document.querySelector({})", json!(selector)) });
        let found = self.call("Runtime.evaluate", query)?;
        let input = found["result"]["objectId"].as_str().with_context(|| format!("nothing is {selector}"))?;
        self.call("DOM.setFileInputFiles", json!({ "files": [file], "objectId": input })).map(drop)
    }

    /// Returns the viewport as a PNG file, once no movement and no change of colour is going on.
    pub fn screenshot(&mut self) -> Result<Vec<u8>> {
        self.run(&format!("{SETTLED}.then(() => 0)"))?;
        let reply = self.call("Page.captureScreenshot", json!({ "format": "png" }))?;
        let data = reply["data"].as_str().context("no picture came")?;
        Ok(BASE64.decode(data.as_bytes())?)
    }

    /// Checks the present page with axe-core.
    pub fn axe_violations(&mut self) -> Result<Vec<Violation>> {
        if self.run("typeof axe")? == "undefined" {
            let axe = format!("{}; 0", self.axe);
            self.run(&axe)?;
        }
        // A button must be named by the words that it shows, for people who use speech control.
        let rules = json!({ "rules": { "label-content-name-mismatch": { "enabled": true } } });
        let look = format!("{SETTLED}.then(() => axe.run({rules})).then(({{ violations }}) => violations)");
        let found = self.run(&look)?;
        let found = found.as_array().context("axe-core gave no list")?;
        Ok(found.iter().map(violation).collect())
    }

    /// Returns everything that the console has shown since the start, workers included.
    pub fn console(&mut self) -> Result<&[ConsoleMessage]> {
        self.catch_up()?;
        Ok(&self.console)
    }

    /// Returns the errors and warnings among [`Browser::console`].
    pub fn console_problems(&mut self) -> Result<Vec<ConsoleMessage>> {
        let is_problem = |message: &&ConsoleMessage| matches!(&*message.level, "error" | "warning" | "assert");
        Ok(self.console()?.iter().filter(is_problem).cloned().collect())
    }

    /// Returns every address that the page and its workers have requested since the start.
    pub fn requests(&mut self) -> Result<&[String]> {
        self.catch_up()?;
        Ok(&self.requests)
    }

    fn open_page(&mut self) -> Result<()> {
        let target = self.devtools.call("", "Target.createTarget", json!({ "url": "about:blank" }))?;
        let attach = json!({ "targetId": target["targetId"], "flatten": true });
        let session = self.devtools.call("", "Target.attachToTarget", attach)?;
        self.page = text_at(&session, "sessionId");
        self.call("Page.enable", json!({}))?;
        let page = self.page.clone();
        self.watch(&page)
    }

    /// Asks for the events of a session. Its own workers are paused at their first line until they are watched too.
    fn watch(&mut self, session: &str) -> Result<()> {
        for domain in ["Runtime.enable", "Log.enable", "Network.enable"] {
            self.devtools.send(session, domain, json!({}))?;
        }
        let workers = json!({ "autoAttach": true, "waitForDebuggerOnStart": true, "flatten": true });
        self.devtools.send(session, "Target.setAutoAttach", workers)?;
        Ok(())
    }

    fn call(&mut self, method: &str, params: Value) -> Result<Value> {
        let reply = self.devtools.call(&self.page, method, params);
        while let Some(event) = self.devtools.take_event() {
            self.note(&event)?;
        }
        reply
    }

    fn note(&mut self, event: &Event) -> Result<()> {
        let params = &event.params;
        match event.method.as_str() {
            "Page.loadEventFired" => self.is_loaded = true,
            "Target.attachedToTarget" => self.meet_worker(&text_at(params, "sessionId"))?,
            "Target.detachedFromTarget" => {
                let gone = text_at(params, "sessionId");
                self.workers.retain(|worker| *worker != gone);
            }
            "Network.requestWillBeSent" => self.requests.push(text_at(&params["request"], "url")),
            "Network.webSocketCreated" => self.requests.push(text_at(params, "url")),
            "Runtime.consoleAPICalled" => {
                let words = params["args"].as_array().into_iter().flatten().map(argument_text);
                let text = words.collect::<Vec<_>>().join(" ");
                self.console.push(ConsoleMessage { level: text_at(params, "type"), text });
            }
            "Runtime.exceptionThrown" => {
                let text = exception_text(&params["exceptionDetails"]);
                self.console.push(ConsoleMessage { level: "error".to_owned(), text });
            }
            "Log.entryAdded" => {
                let entry = &params["entry"];
                let text = format!("{} {}", text_at(entry, "text"), text_at(entry, "url"));
                self.console.push(ConsoleMessage { level: text_at(entry, "level"), text });
            }
            _ => {}
        }
        Ok(())
    }

    fn meet_worker(&mut self, session: &str) -> Result<()> {
        self.workers.push(session.to_owned());
        self.watch(session)?;
        if let Some(language) = self.language.clone() {
            self.devtools.send(session, "Emulation.setUserAgentOverride", language)?;
        }
        if let Some(script) = &self.before_workers {
            self.devtools.send(session, "Runtime.evaluate", json!({ "expression": script }))?;
        }
        self.devtools.send(session, "Runtime.runIfWaitingForDebugger", json!({}))?;
        Ok(())
    }

    /// Processes all events that happened before now; this works because replies keep their order.
    fn catch_up(&mut self) -> Result<()> {
        self.run("0")?;
        for worker in self.workers.clone() {
            // A worker may end at any moment; then nothing more comes from it.
            let _ = self.devtools.call(&worker, "Runtime.evaluate", json!({ "expression": "0" }));
        }
        self.run("0").map(drop)
    }

    fn wait_until(&mut self, what: &str, mut is_true: impl FnMut(&mut Self) -> Result<bool>) -> Result<()> {
        let deadline = Instant::now() + PATIENCE;
        while !is_true(self)? {
            ensure!(Instant::now() < deadline, "waited in vain until {what}; {:?}", self.console);
            sleep(Duration::from_millis(20));
            self.call("Runtime.evaluate", json!({ "expression": "0" }))?;
        }
        Ok(())
    }
}

impl Drop for Browser {
    fn drop(&mut self) {
        let _ = self.devtools.send("", "Browser.close", json!({}));
        end(&mut self.process);
    }
}

/// Waits until the browser has said where its DevTools are.
fn connect(profile: &Path, process: &mut Child) -> Result<DevTools> {
    let note = profile.join("DevToolsActivePort");
    let deadline = Instant::now() + PATIENCE;
    while Instant::now() < deadline {
        if let Some(status) = process.try_wait()? {
            bail!("the browser ended at once with {status}");
        }
        let text = fs::read_to_string(&note).unwrap_or_default();
        if let Some((port, path)) = text.split_once('\n').filter(|(_, path)| !path.is_empty()) {
            return DevTools::connect(port.parse()?, path.trim());
        }
        sleep(Duration::from_millis(20));
    }
    Err(anyhow!("the browser did not open its DevTools within {PATIENCE:?}"))
}

/// Gives the browser three seconds to end by itself, because its helper processes then end with it.
fn end(process: &mut Child) {
    for _ in 0..150 {
        match process.try_wait() {
            Ok(None) => sleep(Duration::from_millis(20)),
            _ => return,
        }
    }
    let _ = process.kill();
    let _ = process.wait();
}

fn violation(found: &Value) -> Violation {
    let nodes = found["nodes"].as_array().into_iter().flatten();
    Violation {
        rule: text_at(found, "id"),
        impact: text_at(found, "impact"),
        help: text_at(found, "help"),
        elements: nodes.map(|node| node["target"].to_string()).collect(),
    }
}

fn argument_text(argument: &Value) -> String {
    match &argument["value"] {
        Value::String(text) => text.clone(),
        Value::Null => text_at(argument, "description"),
        other => other.to_string(),
    }
}

fn exception_text(details: &Value) -> String {
    format!("{} {}", text_at(details, "text"), text_at(&details["exception"], "description"))
}

fn text_at(value: &Value, key: &str) -> String {
    value[key].as_str().unwrap_or_default().to_owned()
}
