//! Builds the web pages, one for each game: cargo, wasm-bindgen, static files, compressed copies.
//!
//! The output folder works from any static host and any sub-path. At its root lies the page of one game, below it the
//! folders of the others, each a page of its own with everything that it needs. Which pages there are, where they lie and
//! what they may weigh, the games say themselves (`games/GAME/page/page.toml`, `crates/pages`):
//!
//! ```text
//! index.html  favicon.svg …              from crates/web/static
//! style.css                              with theme.css, and game.css from games/GAME/page/static
//! app/<hash>/web.js  web_bg.wasm         from crates/web for the game, through wasm-bindgen
//! app/<hash>/page.js  worker.js …        from crates/web/static/app
//! rules/en.md  it.md                     from games/GAME/rulebook, fetched as the page starts
//! lessons.txt                            from games/GAME/lessons, prepared; fetched as the page starts
//! *.br  *.gz                             beside each text and wasm file
//! <folder>/ …                            the same once more for each further game
//! ```
//!
//! `<hash>` is of the content of `app`, so a browser may keep that folder for
//! ever and never mixes two builds. In `index.html`, `{{app}}` becomes
//! `app/<hash>` and `{{csp}}` the Content-Security-Policy.
//!
//! `wasm-opt` is deliberately absent: measured on the first page it saved 3 % of
//! the compressed module (14 % raw) and took 3.6 minutes of C++ to compile.

use std::collections::BTreeSet;
use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Instant;

use anyhow::{Context, Result, anyhow, bail, ensure};
use pages::Page;
use table::scenario::Lesson;

use crate::files;

/// The target that browsers run.
pub const TARGET: &str = "wasm32-unknown-unknown";

/// Leptos without a type of its own for every piece of a screen: slower by nothing that a person sees, and smaller.
const ERASED: &str = "--cfg=erase_components";

/// How the exports of wasm-streams begin, which leptos brings along for servers.
const STREAMS: &str = "intounderlying";

/// Nothing is inlined that does not get smaller by it: a seventh less of the module, 7 kB less of the first load.
/// For the crate that is linked only, where all crates are optimised together.
const LINK_FLAG: &str = "-Cllvm-args=-inline-threshold=0";

/// The linker says where the module names what, so that it can be parted.
const SPLIT_FLAG: &str = "-Clink-arg=--emit-relocs";

/// The endings of files worth compressing; images already are.
const COMPRESSED: [&str; 9] = ["css", "html", "js", "json", "md", "svg", "txt", "wasm", "webmanifest"];

/// Where the rulebook lies.
const RULES: &str = "rules";
/// The lessons.
const LESSONS: &str = "lessons.txt";
/// The module of what the first decision does not need.
const LATER_CODE: &str = "split_later.wasm";
/// What comes after the first load, because the first decision does not need it: the rulebook, the lessons, the code of
/// other screens, the pictures for a start from the desk of the system, and what keeps the page for a time without a network.
const LATER: [&str; 5] = [RULES, LESSONS, LATER_CODE, "icons", "sw.js"];

/// Sizes of blocks that are tried in packing, as powers of two; 0 leaves it to the packer. Which is best differs from build to
/// build by a kilobyte or two.
const BLOCKS: [i32; 3] = [0, 19, 22];

/// The bytes of a page that a browser fetches. It asks for every file of the output folder as it starts and for none later
/// (`crates/webtest` watches its requests), but does not wait for the rulebook and the others of [`LATER`] before its first screen stands.
/// Even the icon and the manifest count, which a browser fetches for its own use.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct WebSize {
    /// As stored.
    pub raw: u64,
    /// As sent with `Content-Encoding: gzip`.
    pub gzip: u64,
    /// As sent with `Content-Encoding: br`.
    pub brotli: u64,
}

/// Builds the pages of the workspace at `root` into `out`, replacing an older
/// build there, and prints the size of each first load.
///
/// `release` is the small build; without it the build is quick, uncompressed
/// and without a limit.
///
/// # Errors
/// When a tool fails, when `out` holds something else than a web build, or
/// when a compressed first load is above its limit.
pub fn build(root: &Path, out: &Path, release: bool) -> Result<()> {
    crate::tools::need_wasm_target()?;
    let staged = target_folder(root).join("web-staged");
    clear(&staged)?;
    for page in pages::all(root)? {
        let started = Instant::now();
        build_page(root, &staged.join(&page.about.folder), &page, release)
            .with_context(|| format!("the page of {}", page.game))?;
        println!("the page of {}: {} s", page.game, started.elapsed().as_secs());
    }
    clear(out)?;
    copy_folder(&staged, out)
}

/// Builds the page of one game into `out`, which holds nothing of it yet.
fn build_page(root: &Path, out: &Path, page: &Page, release: bool) -> Result<()> {
    let module = compile(root, page, release)?;
    // The root page comes first: what lies below it is not of its first load.
    copy_folder(&root.join("crates/web/static"), out)?;
    let game = root.join("games").join(&page.game);
    copy_folder(&game.join("page/static"), out)?;
    join_styles(out)?;
    fs::create_dir(out.join(RULES))?;
    for book in ["en.md", "it.md"] {
        fs::copy(game.join("rulebook").join(book), out.join(RULES).join(book))?;
    }

    fs::write(out.join(LESSONS), lessons(&game.join("lessons"))?)?;
    let app = out.join("app");
    bind(&module, &app, release)?;
    if release {
        squeeze(out)?;
    }
    let app_name = format!("app/{}", hash(&app)?);
    let staged = out.join("app-staged");
    fs::rename(&app, &staged)?;
    fs::create_dir(&app)?;
    fs::rename(&staged, out.join(&app_name))?;
    let wasm = fs::metadata(out.join(&app_name).join("web_bg.wasm"))?.len().to_string();
    let (title, tagline) = (in_html(&page.about.title), in_html(&page.about.tagline.en));
    let words = [
        ("{{app}}", app_name.as_str()),
        ("{{csp}}", serve::PAGE_CSP),
        ("{{wasm}}", &wasm),
        ("{{title}}", &title),
        ("{{tagline}}", &tagline),
    ];
    fill_in(&out.join("index.html"), &words)?;
    keep_offline(out, &page.game)?;

    if release {
        let (first, whole) = compress(out)?;
        first.print(&format!("first load of {}", page.game));
        whole.print(&format!("all of {}", page.game));
        first.check("the first load", page.about.limit)?;
        whole.check("all that the page fetches", page.about.whole)?;
    }
    Ok(())
}

/// The lessons of a game as its page fetches them, in the order of their files' names; none where there is no folder.
fn lessons(folder: &Path) -> Result<String> {
    let mut prepared = Vec::new();
    for file in if folder.exists() { files::below(folder)? } else { Vec::new() } {
        let text = fs::read_to_string(&file).with_context(|| format!("cannot read {}", file.display()))?;
        match Lesson::read(&file.to_string_lossy(), &text) {
            Ok(lessons) => prepared.extend(lessons),
            Err(failures) => bail!("{}", failures.iter().map(ToString::to_string).collect::<Vec<_>>().join("\n")),
        }
    }
    Ok(Lesson::join(&prepared))
}

/// Tells the worker that works without a network which files there are, and of which build.
fn keep_offline(out: &Path, game: &str) -> Result<()> {
    let worker = out.join("sw.js");
    let mut files = vec!["./".to_owned()];
    for file in files::below(out)? {
        if file != worker {
            files.push(file.strip_prefix(out)?.to_string_lossy().replace('\\', "/"));
        }
    }
    files.retain(|file| file != "index.html");
    let files = serde_json::to_string(&files)?;
    fill_in(&worker, &[("{{game}}", game), ("{{build}}", &hash(out)?), ("{{files}}", &files)])
}

/// Makes one style sheet of the look, the layout and what the game adds: smaller when packed, and one request.
fn join_styles(out: &Path) -> Result<()> {
    let mut all = String::new();
    for name in ["theme.css", "style.css", "table.css", "start.css", "reader.css", "guide.css", "game.css"] {
        all += &fs::read_to_string(out.join(name))?;
        fs::remove_file(out.join(name))?;
    }
    Ok(fs::write(out.join("style.css"), all)?)
}

/// Where cargo builds: `CARGO_TARGET_DIR`, or `target` under `root`.
pub fn target_folder(root: &Path) -> PathBuf {
    std::env::var_os("CARGO_TARGET_DIR").map_or_else(|| root.join("target"), PathBuf::from)
}

impl WebSize {
    fn add(&mut self, other: Self) {
        self.raw += other.raw;
        self.gzip += other.gzip;
        self.brotli += other.brotli;
    }

    fn print(&self, what: &str) {
        let kilobytes = |bytes: u64| bytes as f64 / 1000.0;
        println!(
            "{what}: {:.1} kB raw, {:.1} kB gzip, {:.1} kB brotli",
            kilobytes(self.raw),
            kilobytes(self.gzip),
            kilobytes(self.brotli),
        );
    }

    fn check(&self, what: &str, limit: u64) -> Result<()> {
        ensure!(
            self.brotli <= limit,
            "{what} is {} bytes with brotli, above the limit of {limit}: \
             find what grew (a new dependency of crates/web?) or load it later",
            self.brotli,
        );
        Ok(())
    }
}

/// Compiles crates/web for a game and gives the path of its module.
fn compile(root: &Path, page: &Page, release: bool) -> Result<PathBuf> {
    let (profile, folder) = if release { ("web", "web") } else { ("dev", "debug") };
    let target = target_folder(root);
    let status = Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()))
        .args(["rustc", "--package=web", "--lib", "--crate-type=cdylib", "--target", TARGET])
        .arg(format!("--profile={profile}"))
        .args(["--features", &page.game])
        .arg("--target-dir")
        .arg(&target)
        .arg("--config")
        .arg(format!("target.{TARGET}.rustflags={:?}", wasm_flags(root)?))
        .args(["--", SPLIT_FLAG])
        .args(release.then_some(LINK_FLAG))
        .current_dir(root)
        .status()
        .context("cargo could not be started")?;
    ensure!(status.success(), "crates/web does not compile");
    Ok(target.join(TARGET).join(folder).join("web.wasm"))
}

/// The flags of every crate of a module. Its panics name the files of libraries without where this machine keeps them: the
/// module is the same wherever it is built, tells nobody the name of who built it, and is smaller.
fn wasm_flags(root: &Path) -> Result<Vec<String>> {
    let metadata = crate::tools::metadata(root, &[])?;
    let manifests = metadata["packages"].as_array().context("cargo metadata lists no packages")?.iter();
    let libraries = manifests.filter(|package| !package["source"].is_null()).filter_map(|package| {
        // A library's folder, with its version, lies beside those of all others of its registry.
        Path::new(package["manifest_path"].as_str()?).parent()?.parent()
    });
    let folders: BTreeSet<&Path> = libraries.collect();
    let plain = folders.iter().map(|folder| format!("--remap-path-prefix={}/=", folder.display()));
    Ok(std::iter::once(ERASED.to_owned()).chain(plain).collect())
}

/// Parts a module: what comes later (`crates/web/src/later.rs`) goes into `app`, with the script that fetches it. Gives the
/// path of what is left.
fn part(module: &Path, app: &Path) -> Result<PathBuf> {
    let whole = fs::read(module)?;
    let main = module.with_file_name("web-main.wasm");
    let mut options = wasm_split_cli_support::Options::new(&whole);
    options.output_dir = app;
    options.main_out_path = &main;
    options.link_name = "./parts.js";
    options.main_module = "./web.js";
    let parts = wasm_split_cli_support::transform(options)
        .map_err(|error| anyhow!("the module cannot be parted: {error:?}"))?;
    let files: Vec<&str> = parts.split_modules.iter().filter_map(|file| file.file_name()?.to_str()).collect();
    ensure!(files == [LATER_CODE], "the module falls into {files:?}, and only {LATER_CODE} is known");
    // Written anew without names, and without the room that the linker leaves in every number.
    let file = app.join(LATER_CODE);
    let mut later = walrus::ModuleConfig::new()
        .generate_name_section(false)
        .generate_producers_section(false)
        .parse(&fs::read(&file)?)?;
    fs::write(&file, later.emit_wasm())?;
    Ok(main)
}

/// Writes `web.js` and `web_bg.wasm` into `app`, and beside them the code that comes later.
fn bind(module: &Path, app: &Path, release: bool) -> Result<()> {
    let main = part(module, app)?;
    let mut bindgen = wasm_bindgen_cli_support::Bindgen::new();
    bindgen
        .input_path(&main)
        .out_name("web")
        .keep_lld_exports(true)
        .web(true)?
        .typescript(false)
        .omit_default_module_path(false)
        .keep_debug(false)
        .remove_name_section(release)
        .remove_producers_section(true);
    let mut output = bindgen.generate_output().context("wasm-bindgen failed")?;
    leave_out(output.wasm_mut());
    output.emit(app).context("wasm-bindgen failed")
}

/// Leaves out what no script of the page ever calls: exports of libraries for streams, which a match has none of, and
/// everything that only they need.
fn leave_out(module: &mut walrus::Module) {
    let is_idle = |name: &str| name.trim_start_matches("__wbg_").starts_with(STREAMS);
    let idle: Vec<_> = module.exports.iter().filter(|export| is_idle(&export.name)).map(|export| export.id()).collect();
    idle.into_iter().for_each(|export| module.exports.delete(export));
    walrus::passes::gc::run(module);
}

/// Empties `out`, unless it does not look like one of our builds.
fn clear(out: &Path) -> Result<()> {
    if !out.exists() || fs::read_dir(out)?.next().is_none() {
        return Ok(fs::create_dir_all(out)?);
    }
    if !out.join("index.html").exists() || !out.join("app").exists() {
        bail!("{} is not empty and holds no web build: not touched", out.display());
    }
    fs::remove_dir_all(out)?;
    Ok(fs::create_dir_all(out)?)
}

fn copy_folder(from: &Path, to: &Path) -> Result<()> {
    for file in files::below(from)? {
        let target = to.join(file.strip_prefix(from)?);
        fs::create_dir_all(target.parent().context("a file lies in a folder")?)?;
        fs::copy(&file, target)?;
    }
    Ok(())
}

/// A text as it stands in an attribute or between tags.
fn in_html(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('"', "&quot;")
}

fn fill_in(file: &Path, words: &[(&str, &str)]) -> Result<()> {
    let mut text = fs::read_to_string(file)?;
    for (mark, word) in words {
        ensure!(text.contains(mark), "{} has no {mark}", file.display());
        text = text.replace(mark, word);
    }
    Ok(fs::write(file, text)?)
}

/// Takes comments and indentation out of scripts and style sheets.
fn squeeze(out: &Path) -> Result<()> {
    for file in files::below(out)? {
        let ending = file.extension().and_then(|ending| ending.to_str()).unwrap_or_default();
        if ["css", "js"].contains(&ending) {
            let text = squeezed(&fs::read_to_string(&file)?);
            fs::write(&file, if ending == "css" { tightened(&text) } else { text })?;
        }
    }
    Ok(())
}

/// A script or a style sheet without the comments that begin a line, without indentation and idle line ends.
fn squeezed(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    let mut is_comment = false;
    for line in text.lines() {
        let mut line = line.trim();
        if is_comment || line.starts_with("/*") {
            let after = line.split_once("*/").map(|(_, after)| after.trim());
            is_comment = after.is_none();
            line = after.unwrap_or_default();
        }
        if !line.is_empty() && !line.starts_with("//") {
            out.push_str(line);
            // A line goes on after these, unless a comment stands behind them.
            if !line.ends_with([';', '{', ',']) || line.contains("//") {
                out.push('\n');
            }
        }
    }
    out
}

/// A style sheet without the spaces and line ends that say nothing; what stands in quotes stays.
fn tightened(text: &str) -> String {
    const IDLE: [(&str, &str); 8] =
        [(" {", "{"), ("{ ", "{"), ("; ", ";"), (": ", ":"), (", ", ","), (" > ", ">"), (" }", "}"), (";}", "}")];
    let tight = |(number, part): (usize, &str)| match number % 2 {
        0 => IDLE.iter().fold(part.replace('\n', " "), |text, (from, to)| text.replace(from, to)).replace("} ", "}"),
        _ => part.to_owned(),
    };
    text.trim_end().split('"').enumerate().map(tight).collect::<Vec<_>>().join("\"")
}

/// Writes the `.br` and `.gz` copies. Returns the sizes of the first load and of everything.
fn compress(out: &Path) -> Result<(WebSize, WebSize)> {
    let (mut first, mut whole) = (WebSize::default(), WebSize::default());
    for file in files::below(out)? {
        let bytes = fs::read(&file)?;
        let raw = bytes.len() as u64;
        let (gzip, brotli) = if is_compressed(&file) {
            (store(&file, "gz", &gzip(&bytes)?)?, store(&file, "br", &brotli(&bytes)?)?)
        } else {
            (raw, raw)
        };
        let size = WebSize { raw, gzip, brotli };
        whole.add(size);
        if !file.strip_prefix(out)?.iter().any(|part| LATER.iter().any(|later| part == *later)) {
            first.add(size);
        }
    }
    Ok((first, whole))
}

fn is_compressed(file: &Path) -> bool {
    file.extension().is_some_and(|ending| COMPRESSED.iter().any(|known| ending == *known))
}

fn store(file: &Path, ending: &str, bytes: &[u8]) -> Result<u64> {
    let mut name = file.as_os_str().to_owned();
    name.push(".");
    name.push(ending);
    fs::write(name, bytes)?;
    Ok(bytes.len() as u64)
}

fn gzip(bytes: &[u8]) -> Result<Vec<u8>> {
    let mut encoder = flate2::write::GzEncoder::new(Vec::new(), flate2::Compression::best());
    encoder.write_all(bytes)?;
    Ok(encoder.finish()?)
}

fn brotli(bytes: &[u8]) -> Result<Vec<u8>> {
    let mut best = brotli_in_blocks(bytes, BLOCKS[0])?;
    for block in &BLOCKS[1..] {
        let packed = brotli_in_blocks(bytes, *block)?;
        if packed.len() < best.len() {
            best = packed;
        }
    }
    Ok(best)
}

fn brotli_in_blocks(bytes: &[u8], lgblock: i32) -> Result<Vec<u8>> {
    let mut packed = Vec::new();
    let dense = brotli::enc::BrotliEncoderParams { quality: 11, lgwin: 22, lgblock, ..Default::default() };
    brotli::BrotliCompress(&mut &bytes[..], &mut packed, &dense)?;
    Ok(packed)
}

/// Sixteen hexadecimal digits of the names and bytes below `folder` (FNV-1a).
fn hash(folder: &Path) -> Result<String> {
    let mut sum = 0xcbf2_9ce4_8422_2325_u64;
    for file in files::below(folder)? {
        let name = file.strip_prefix(folder)?.to_string_lossy().into_owned();
        for byte in name.bytes().chain([0]).chain(fs::read(&file)?) {
            sum = (sum ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
        }
    }
    Ok(format!("{sum:016x}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn comments_and_indentation_are_squeezed_out_and_nothing_else() {
        let text = "/* one */ a {\n  b: 1; /* stays */\n}\n\n/**\n * two\n */\n// three\n  c(\"//\");\n/* four\n*/ d\n";
        assert_eq!(squeezed(text), "a {b: 1; /* stays */\n}\nc(\"//\");\nd\n");
    }

    #[test]
    fn a_style_sheet_loses_idle_spaces_and_keeps_what_is_quoted() {
        let text = "a > b, c:not(.d) e {\nf: \"; { x\";\ng: 1px\n2px;\n}\nh { i: 0; }\n";
        assert_eq!(tightened(text), "a>b,c:not(.d) e{f:\"; { x\";g:1px 2px}h{i:0}");
    }
}
