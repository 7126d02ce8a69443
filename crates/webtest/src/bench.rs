//! Everything a browser test needs besides the browser: the tools, the built page on a local server, and a folder for
//! screenshots.

use std::env;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::Mutex;

use anyhow::{Context, Result, anyhow, ensure};
use serve::{Server, StaticSite};

use crate::browser::Browser;

const AXE_VERSION: &str = "4.11.0";

/// The page on a local server, and a fresh browser with axe-core.
#[derive(Debug)]
pub struct Bench {
    /// The browser of this test only.
    pub browser: Browser,
    page: PathBuf,
    server: Server,
    shots: PathBuf,
}

impl Bench {
    /// Finds the tools and starts everything, or says what is missing.
    ///
    /// # Panics
    /// When a tool is missing and `DUELLO_BROWSER_TESTS=required`.
    pub fn set_up() -> Option<Self> {
        match Self::start() {
            Ok(bench) => Some(bench),
            Err(reason) if env::var("DUELLO_BROWSER_TESTS").is_ok_and(|word| word == "required") => {
                panic!("a browser test could not start: {reason:#}")
            }
            Err(reason) => {
                // Written straight to standard error, because the test harness hides `eprintln!` of passing tests.
                use std::io::Write;
                let _ = writeln!(std::io::stderr(), "SKIPPED a browser test: {reason:#}");
                None
            }
        }
    }

    fn start() -> Result<Self> {
        let chromium = find_chromium().context("no Chromium or Chrome found (set CHROMIUM)")?;
        let page = page_folder();
        ensure!(
            page.join("index.html").exists(),
            "no built page in {} (run `cargo xtask web`, or set DUELLO_WEB_DIST)",
            page.display(),
        );
        let tools = target_folder().join("browser-tests");
        let axe = axe_source(&tools).context("axe-core could not be installed by npm")?;
        let shots = tools.join("screenshots");
        fs::create_dir_all(&shots)?;
        let server = Server::start(StaticSite::folder(&page), 0)?;
        let browser = Browser::start(&chromium, axe)?;
        Ok(Self { browser, page, server, shots })
    }

    /// Returns the address of the page, with a final `/`.
    pub fn url(&self) -> String {
        self.server.url()
    }

    /// Serves the page a second time below a sub-path, as a shared host would, until the server is dropped; also
    /// returns the address of the page there.
    ///
    /// # Errors
    /// When the folder is gone or no port is free.
    pub fn serve_below_a_path(&self) -> Result<(Server, String)> {
        let page = self.page.canonicalize()?;
        let (above, name) = (page.parent(), page.file_name());
        let (above, name) = above.zip(name).context("the page lies in a folder")?;
        let server = Server::start(StaticSite::folder(above), 0)?;
        let url = format!("{}{}/", server.url(), name.to_string_lossy());
        Ok((server, url))
    }

    /// Saves what the viewport shows as `<name>.png` and returns the path of the file.
    ///
    /// # Errors
    /// When the browser or the disk fails.
    pub fn save_screenshot(&mut self, name: &str) -> Result<PathBuf> {
        let path = self.shots.join(format!("{name}.png"));
        fs::write(&path, self.browser.screenshot()?)?;
        Ok(path)
    }
}

fn find_chromium() -> Option<PathBuf> {
    if let Some(named) = env::var_os("CHROMIUM") {
        return Some(PathBuf::from(named)).filter(|path| path.is_file());
    }
    let names = ["chromium", "chromium-browser", "google-chrome", "chrome", "chrome.exe"];
    let folders: Vec<PathBuf> = env::split_paths(&env::var_os("PATH")?).collect();
    let usual = ["/Applications/Google Chrome.app/Contents/MacOS/Google Chrome"].map(PathBuf::from);
    let in_path = names.iter().flat_map(|name| folders.iter().map(move |folder| folder.join(name)));
    in_path.chain(usual).find(|path| path.is_file())
}

fn page_folder() -> PathBuf {
    env::var_os("DUELLO_WEB_DIST").map_or_else(|| target_folder().join("web-dist"), PathBuf::from)
}

fn target_folder() -> PathBuf {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    env::var_os("CARGO_TARGET_DIR").map_or_else(|| root.join("target"), PathBuf::from)
}

/// Returns the source of axe-core, which is installed once into `folder`.
fn axe_source(folder: &Path) -> Result<String> {
    static ONE_AT_A_TIME: Mutex<()> = Mutex::new(());
    let _turn = ONE_AT_A_TIME.lock().map_err(|_| anyhow!("another test failed to install it"))?;

    let home = folder.join(format!("axe-{AXE_VERSION}"));
    let script = home.join("node_modules/axe-core/axe.min.js");
    if !script.exists() {
        fs::create_dir_all(&home)?;
        let status = Command::new(if cfg!(windows) { "npm.cmd" } else { "npm" })
            .args(["install", "--no-save", "--no-audit", "--no-fund", "--ignore-scripts"])
            .arg("--prefix")
            .arg(&home)
            .arg(format!("axe-core@{AXE_VERSION}"))
            .stdout(Stdio::null())
            .status()?;
        ensure!(status.success(), "npm ended with {status}");
    }
    fs::read_to_string(&script).with_context(|| format!("{}", script.display()))
}
