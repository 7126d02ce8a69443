//! Builds the web pages, one for each game: cargo, wasm-bindgen, static files, compressed copies.
//!
//! The output folder works on any static host and under any sub-path. The page of one game is at its root; the other
//! games have folders below it, each a complete page of its own. The games themselves define which pages there are, in
//! which folders and with which size limits (`games/GAME/page/page.toml`, `crates/pages`):
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
//! aid/ …                                 the aid, without rules, lessons and workers
//! ```
//!
//! `<hash>` is computed from the content of `app`, so a browser may cache that folder for ever and never mixes two
//! builds. In `index.html`, `{{app}}` becomes `app/<hash>` and `{{csp}}` the Content-Security-Policy.
//!
//! `wasm-opt` is deliberately not used: measured on the first page it saved 3 % of the compressed module (14 % raw)
//! and took 3.6 minutes to compile its C++.

use std::collections::BTreeSet;
use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Instant;

use anyhow::{Context, Result, anyhow, bail, ensure};
use pages::{About, Page};
use table::scenario::Lesson;

use crate::files;

/// The target that browsers run.
pub const TARGET: &str = "wasm32-unknown-unknown";

/// Builds Leptos without a separate type for every part of a screen: the code is smaller, and no slowdown is
/// noticeable.
const ERASED: &str = "--cfg=erase_components";

/// The prefix of the exports of wasm-streams, which leptos includes for servers.
const STREAMS: &str = "intounderlying";

/// Inlines a function only if that makes the code smaller: the module shrinks by a seventh, the first load by 7 kB.
/// Only for the crate that is linked, where all crates are optimised together.
const LINK_FLAG: &str = "-Cllvm-args=-inline-threshold=0";

/// Keeps the relocations in the module; they are needed to split it.
const SPLIT_FLAG: &str = "-Clink-arg=--emit-relocs";

/// The extensions of files that are worth compressing; images are compressed already.
const COMPRESSED: [&str; 9] = ["css", "html", "js", "json", "md", "svg", "txt", "wasm", "webmanifest"];

/// The crate of the pages of the games.
const WEB: &str = "web";

/// The style sheets of a page, those of its game last.
const STYLES: [&str; 8] =
    ["theme.css", "style.css", "table.css", "start.css", "reader.css", "guide.css", "signs.css", "game.css"];

/// The style sheets of the aid that it has in common with the pages.
const AID_STYLES: [&str; 3] = ["theme.css", "style.css", "start.css"];

/// The style sheet of what a game draws both on its page and in the aid.
const SIGNS: &str = "page/static/signs.css";

/// The folder of the rulebook.
const RULES: &str = "rules";
/// The file of the lessons.
const LESSONS: &str = "lessons.txt";
/// The module with the code that the first decision does not need.
const LATER_CODE: &str = "split_later.wasm";
/// The files that are loaded after the first load, because the first decision does not need them: the rulebook, the
/// lessons, the code of other screens, the icons for installing the page, and the worker that keeps the page for use
/// without a network.
const LATER: [&str; 5] = [RULES, LESSONS, LATER_CODE, "icons", "sw.js"];

/// The block sizes that are tried for compression, as powers of two; 0 leaves the choice to the compressor. The best
/// one differs from build to build by one or two kilobytes.
const BLOCKS: [i32; 3] = [0, 19, 22];

/// The bytes of a page that a browser fetches. The page requests every file of the output folder when it starts, and
/// none later (`crates/webtest` watches its requests), but it does not wait for the files in [`LATER`] before it shows
/// its first screen. The icon and the manifest count as well, although the browser fetches them for its own use.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct WebSize {
    /// As stored.
    pub raw: u64,
    /// As sent with `Content-Encoding: gzip`.
    pub gzip: u64,
    /// As sent with `Content-Encoding: br`.
    pub brotli: u64,
}

/// Builds the pages of the workspace at `root` into `out`, replacing an older build there, and prints the size of each
/// first load.
///
/// `release` makes the small build; without it the build is quick, uncompressed and has no size limit.
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
    build_aid(root, &staged.join(&pages::aid(root)?.folder), release)?;
    clear(out)?;
    copy_folder(&staged, out)
}

/// Builds the page of one game, or the aid, once more, in the site that was built last into `out`.
///
/// # Errors
/// As [`build`]; or when there is no such page, or it lies at the root, where the others lie below it.
pub fn build_again(root: &Path, out: &Path, game: &str, release: bool) -> Result<()> {
    crate::tools::need_wasm_target()?;
    if game == pages::AID {
        return build_aid_again(root, out, release);
    }
    let page = pages::all(root)?.into_iter().find(|page| page.game == game);
    let page = page.with_context(|| format!("no game `{game}` has a page"))?;
    ensure!(!page.about.folder.is_empty(), "the page of {game} lies at the root: build all pages");
    ensure!(out.join("index.html").exists(), "{} holds no web build: build all pages first", out.display());
    let staged = target_folder(root).join("web-staged");
    clear(&staged)?;
    build_page(root, &staged, &page, release).with_context(|| format!("the page of {game}"))?;
    let out = out.join(&page.about.folder);
    clear(&out)?;
    copy_folder(&staged, &out)
}

fn build_aid_again(root: &Path, out: &Path, release: bool) -> Result<()> {
    ensure!(out.join("index.html").exists(), "{} holds no web build: build all pages first", out.display());
    let staged = target_folder(root).join("web-staged");
    clear(&staged)?;
    build_aid(root, &staged, release)?;
    let out = out.join(&pages::aid(root)?.folder);
    clear(&out)?;
    copy_folder(&staged, &out)
}

/// Builds the page of one game into `out`, which contains none of its files yet.
fn build_page(root: &Path, out: &Path, page: &Page, release: bool) -> Result<()> {
    let module = compile(root, WEB, Some(&page.game), release)?;
    // The root page is built first, because the folders of the other pages do not belong to its first load.
    copy_folder(&root.join("crates/web/static"), out)?;
    let game = root.join("games").join(&page.game);
    copy_folder(&game.join("page/static"), out)?;
    join_styles(out, STYLES.map(|name| out.join(name)))?;
    fs::create_dir(out.join(RULES))?;
    for book in ["en.md", "it.md"] {
        fs::copy(game.join("rulebook").join(book), out.join(RULES).join(book))?;
    }
    fs::write(out.join(LESSONS), lessons(&game.join("lessons"))?)?;
    let app = out.join("app");
    let main = part(&module, &app)?;
    bind(&main, &app, release)?;
    finish(out, &page.game, &page.about, release)
}

/// Builds the aid into `out`, which contains none of its files yet.
fn build_aid(root: &Path, out: &Path, release: bool) -> Result<()> {
    let started = Instant::now();
    let module = compile(root, pages::AID, None, release)?;
    copy_folder(&root.join("crates/web/static"), out)?;
    copy_folder(&root.join("crates/aid/static"), out)?;
    // The aid plays no match, so it needs nobody who keeps one.
    fs::remove_file(out.join("app/worker.js"))?;
    let shared = AID_STYLES.map(|name| out.join(name));
    let mut games: Vec<_> =
        fs::read_dir(root.join("games"))?.map(|game| Ok(game?.path().join(SIGNS))).collect::<Result<_>>()?;
    games.sort();
    join_styles(out, shared.into_iter().chain(games).chain([out.join("aid.css")]))?;
    bind(&module, &out.join("app"), release)?;
    finish(out, pages::AID, &pages::aid(root)?, release).context("the aid")?;
    println!("the aid: {} s", started.elapsed().as_secs());
    Ok(())
}

/// Gives the code of a page the hash of its build, fills in what the files of the page say about it, and compresses them.
fn finish(out: &Path, name: &str, about: &About, release: bool) -> Result<()> {
    let app = out.join("app");
    if release {
        squeeze(out)?;
    }
    let app_name = format!("app/{}", hash(&app)?);
    let staged = out.join("app-staged");
    fs::rename(&app, &staged)?;
    fs::create_dir(&app)?;
    fs::rename(&staged, out.join(&app_name))?;
    let wasm = fs::metadata(out.join(&app_name).join("web_bg.wasm"))?.len().to_string();
    let (title, tagline) = (in_html(&about.title), in_html(&about.tagline.en));
    let words = [
        ("{{app}}", app_name.as_str()),
        ("{{csp}}", serve::PAGE_CSP),
        ("{{wasm}}", &wasm),
        ("{{title}}", &title),
        ("{{tagline}}", &tagline),
    ];
    fill_in(&out.join("index.html"), &words)?;
    keep_offline(out, name)?;

    if release {
        let (first, whole) = compress(out)?;
        first.print(&format!("first load of {name}"));
        whole.print(&format!("all of {name}"));
        first.check("the first load", about.limit)?;
        whole.check("all that the page fetches", about.whole)?;
    }
    Ok(())
}

/// Returns the lessons of a game as its page fetches them, in the order of their file names; empty if there is no
/// folder.
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

/// Writes into the worker for use without a network which files there are, and which build they belong to.
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

/// Joins these style sheets, as far as they are there, into one, which compresses better and needs one request; all others
/// are left out.
fn join_styles(out: &Path, sheets: impl IntoIterator<Item = PathBuf>) -> Result<()> {
    let there = sheets.into_iter().filter(|sheet| sheet.exists());
    let all = there.map(fs::read_to_string).collect::<Result<String, _>>()?;
    for file in files::below(out)?.iter().filter(|file| file.extension().is_some_and(|ending| ending == "css")) {
        fs::remove_file(file)?;
    }
    Ok(fs::write(out.join("style.css"), all)?)
}

/// Returns the folder in which cargo builds: `CARGO_TARGET_DIR`, or `target` under `root`.
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

/// Compiles a crate of pages, for a game if it has one, and returns the path of its module.
fn compile(root: &Path, package: &str, game: Option<&str>, release: bool) -> Result<PathBuf> {
    let (profile, folder) = if release { ("web", "web") } else { ("dev", "debug") };
    let target = target_folder(root);
    let status = Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()))
        .args(["rustc", "--package", package, "--lib", "--crate-type=cdylib", "--target", TARGET])
        .arg(format!("--profile={profile}"))
        .args(game.map(|game| format!("--features={game}")))
        .arg("--target-dir")
        .arg(&target)
        .arg("--config")
        .arg(format!("target.{TARGET}.rustflags={:?}", wasm_flags(root)?))
        .arg("--")
        .args(game.map(|_| SPLIT_FLAG))
        .args(release.then_some(LINK_FLAG))
        .current_dir(root)
        .status()
        .context("cargo could not be started")?;
    ensure!(status.success(), "crates/{package} does not compile");
    Ok(target.join(TARGET).join(folder).join(package).with_extension("wasm"))
}

/// Returns the compiler flags for every crate of a module. Panic messages then contain the paths of libraries without
/// the folder in which this machine stores them. Therefore the module is the same wherever it is built, does not
/// contain the name of the person who built it, and is smaller.
fn wasm_flags(root: &Path) -> Result<Vec<String>> {
    let metadata = crate::tools::metadata(root, &[])?;
    let manifests = metadata["packages"].as_array().context("cargo metadata lists no packages")?.iter();
    let libraries = manifests.filter(|package| !package["source"].is_null()).filter_map(|package| {
        // The folder of a library, with its version, lies beside all others of its registry.
        Path::new(package["manifest_path"].as_str()?).parent()?.parent()
    });
    let folders: BTreeSet<&Path> = libraries.collect();
    let plain = folders.iter().map(|folder| format!("--remap-path-prefix={}/=", folder.display()));
    Ok(std::iter::once(ERASED.to_owned()).chain(plain).collect())
}

/// Splits a module: the code that is loaded later (`crates/web/src/later.rs`) goes into `app`, with the script that
/// fetches it. Returns the path of the remaining module.
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
    // Written again without names, and without the padding that the linker leaves in every number.
    let file = app.join(LATER_CODE);
    let mut later = walrus::ModuleConfig::new()
        .generate_name_section(false)
        .generate_producers_section(false)
        .parse(&fs::read(&file)?)?;
    fs::write(&file, later.emit_wasm())?;
    Ok(main)
}

/// Writes `web.js` and `web_bg.wasm` into `app`.
fn bind(module: &Path, app: &Path, release: bool) -> Result<()> {
    let mut bindgen = wasm_bindgen_cli_support::Bindgen::new();
    bindgen
        .input_path(module)
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

/// Removes exports that no script of the page ever calls, and everything that only they need. Libraries add them for
/// streams, which a match does not use.
fn leave_out(module: &mut walrus::Module) {
    let is_idle = |name: &str| name.trim_start_matches("__wbg_").starts_with(STREAMS);
    let idle: Vec<_> = module.exports.iter().filter(|export| is_idle(&export.name)).map(|export| export.id()).collect();
    idle.into_iter().for_each(|export| module.exports.delete(export));
    walrus::passes::gc::run(module);
}

/// Empties `out`, unless it does not look like a build of this task.
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

/// Escapes a text for an attribute or between tags.
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

/// Removes comments and indentation from scripts and style sheets.
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

/// Returns a script or a style sheet without comments at the start of a line, indentation and unnecessary line ends.
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
            // A line continues after these characters, unless a comment follows them.
            if !line.ends_with([';', '{', ',']) || line.contains("//") {
                out.push('\n');
            }
        }
    }
    out
}

/// Returns a style sheet without unnecessary spaces and line ends; text in quotes stays unchanged.
fn tightened(text: &str) -> String {
    const IDLE: [(&str, &str); 8] =
        [(" {", "{"), ("{ ", "{"), ("; ", ";"), (": ", ":"), (", ", ","), (" > ", ">"), (" }", "}"), (";}", "}")];
    let tight = |(number, part): (usize, &str)| match number % 2 {
        0 => IDLE.iter().fold(part.replace('\n', " "), |text, (from, to)| text.replace(from, to)).replace("} ", "}"),
        _ => part.to_owned(),
    };
    text.trim_end().split('"').enumerate().map(tight).collect::<Vec<_>>().join("\"")
}

/// Writes the `.br` and `.gz` copies. Returns the size of the first load and the size of everything.
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

/// Returns sixteen hexadecimal digits computed from the names and bytes below `folder` (FNV-1a).
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
