//! Decides which bytes and which headers answer a request.

use std::borrow::Cow;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use crate::negotiation::{copies_by_preference, is_known};

/// The Content-Security-Policy of the page, also written into `index.html`: own files only, nothing inline, and
/// WebAssembly.
pub const PAGE_CSP: &str = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; \
    style-src 'self'; img-src 'self' data:; font-src 'self'; media-src 'self'; \
    connect-src 'self'; worker-src 'self'; manifest-src 'self'; base-uri 'none'; \
    form-action 'none'";

/// Files under `app/<hash>/` of any page never change; browsers ask again for all others.
const FOR_EVER: &str = "public, max-age=31536000, immutable";
const ASK_AGAIN: &str = "no-cache";

/// The files of a web page: a folder on disk, or bytes inside the program.
#[derive(Debug, Clone)]
pub struct StaticSite {
    files: Files,
}

#[derive(Debug, Clone)]
enum Files {
    Folder(PathBuf),
    Embedded(&'static [(&'static str, &'static [u8])]),
}

/// The parts of an HTTP request that matter here.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Request {
    /// `GET`, `HEAD`, …
    pub method: String,
    /// Path and query as sent, with a leading `/`.
    pub target: String,
    /// The value of `Accept-Encoding`, empty where there is none.
    pub accept_encoding: String,
    /// The value of `If-None-Match`, empty where there is none.
    pub if_none_match: String,
}

/// Status, headers and body; `Content-Length` is left to the sender.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Response {
    /// For example 200.
    pub status: u16,
    /// Names in their usual spelling.
    pub headers: Vec<(&'static str, String)>,
    /// Empty for 304; kept for `HEAD`, whose sender leaves it out.
    pub body: Cow<'static, [u8]>,
}

impl StaticSite {
    /// Serves what lies in `folder` at the time of each request.
    pub fn folder(folder: impl Into<PathBuf>) -> Self {
        Self { files: Files::Folder(folder.into()) }
    }

    /// Serves `files`: pairs of a path with `/`, without a leading one, and bytes.
    pub const fn embedded(files: &'static [(&'static str, &'static [u8])]) -> Self {
        Self { files: Files::Embedded(files) }
    }

    /// Answers one request. It never fails: every error becomes a status.
    pub fn respond(&self, request: &Request) -> Response {
        if request.method != "GET" && request.method != "HEAD" {
            return Response::page(405, "Method not allowed").with("Allow", "GET, HEAD");
        }
        let Some(path) = safe_path(&request.target) else {
            return Response::page(400, "Bad request");
        };
        match self.find(&path, request) {
            Ok(Some(response)) => response,
            Ok(None) => Response::page(404, "Not found: <a href=\"/\">Duello</a>"),
            // The file may exist, and a browser that gets a 404 would take it to be missing.
            Err(_) => Response::page(503, "This file cannot be read now; please try again"),
        }
    }

    /// Returns the answer for a path: the file, or "not modified", or a redirect to the file; `None` when there is no
    /// such file.
    fn find(&self, path: &str, request: &Request) -> io::Result<Option<Response>> {
        let Some(plain) = self.read(path)? else {
            let is_folder = self.read(&format!("{path}/index.html"))?.is_some();
            let way = || Response::page(301, "This page has moved").with("Location", &with_slash(&request.target));
            return Ok(is_folder.then(way));
        };
        let (body, encoding) = self.compressed(path, &request.accept_encoding, plain)?;
        let tag = format!("\"{:016x}\"", fnv1a(&body));
        let cache = if is_hashed(path) { FOR_EVER } else { ASK_AGAIN };

        let response = if is_known(&request.if_none_match, &tag) {
            Response::new(304, Cow::Borrowed(&[]))
        } else {
            Response::new(200, body).with("Content-Type", content_type(path))
        };
        let response = response.with("Cache-Control", cache).with("ETag", &tag).with("Vary", "Accept-Encoding");
        Ok(Some(match encoding {
            Some(encoding) => response.with("Content-Encoding", encoding),
            None => response,
        }))
    }

    /// Returns the copy that the client prefers, and its encoding.
    fn compressed(
        &self,
        path: &str,
        accepted: &str,
        plain: Cow<'static, [u8]>,
    ) -> io::Result<(Cow<'static, [u8]>, Option<&'static str>)> {
        for (encoding, ending) in copies_by_preference(accepted) {
            if let Some(copy) = self.read(&format!("{path}.{ending}"))? {
                return Ok((copy, Some(encoding)));
            }
        }
        Ok((plain, None))
    }

    /// Returns the bytes of a file; `None` when there is no such file for clients.
    fn read(&self, path: &str) -> io::Result<Option<Cow<'static, [u8]>>> {
        match &self.files {
            Files::Folder(folder) => match read_inside(folder, path) {
                Err(error) if is_absence(&error) => Ok(None),
                result => Ok(result?.map(Cow::Owned)),
            },
            Files::Embedded(files) => {
                let file = files.iter().find(|(name, _)| *name == path);
                Ok(file.map(|(_, bytes)| Cow::Borrowed(*bytes)))
            }
        }
    }
}

fn read_inside(folder: &Path, path: &str) -> io::Result<Option<Vec<u8>>> {
    // A symbolic link must not lead out of the folder either.
    let file = folder.join(path).canonicalize()?;
    let is_inside = file.starts_with(folder.canonicalize()?);
    // Reading a pipe or a device could block or continue for ever.
    if is_inside && fs::metadata(&file)?.is_file() { fs::read(file).map(Some) } else { Ok(None) }
}

/// Whether the error means that the file is missing or not accessible, and not that the machine lacks resources to
/// read it now.
fn is_absence(error: &io::Error) -> bool {
    use io::ErrorKind::{InvalidFilename, NotADirectory, NotFound, PermissionDenied};
    matches!(error.kind(), NotFound | NotADirectory | InvalidFilename | PermissionDenied)
}

impl Response {
    fn new(status: u16, body: Cow<'static, [u8]>) -> Self {
        let response = Self { status, headers: Vec::new(), body };
        response
            .with("Content-Security-Policy", &format!("{PAGE_CSP}; frame-ancestors 'none'"))
            .with("X-Content-Type-Options", "nosniff")
            .with("Referrer-Policy", "no-referrer")
    }

    fn page(status: u16, text: &str) -> Self {
        let html = format!(
            "<!doctype html><html lang=\"en\"><meta charset=\"utf-8\">\
             <title>{status}</title><main><h1>{status}</h1><p>{text}</p></main></html>"
        );
        Self::new(status, Cow::Owned(html.into_bytes()))
            .with("Content-Type", content_type("x.html"))
            .with("Cache-Control", ASK_AGAIN)
    }

    fn with(mut self, name: &'static str, value: &str) -> Self {
        self.headers.push((name, value.to_owned()));
        self
    }

    /// Returns the value of a header, by its usual spelling.
    pub fn header(&self, name: &str) -> Option<&str> {
        let (_, value) = self.headers.iter().find(|(known, _)| *known == name)?;
        Some(value)
    }
}

/// Returns the relative path that a request target names, or `None` for a path that could leave the folder. A folder
/// stands for its `index.html`.
fn safe_path(target: &str) -> Option<String> {
    let path = target.split(['?', '#']).next()?.strip_prefix('/')?;
    let path = percent_decoded(path)?;
    let forbidden = |part: &str| part == ".." || part == "." || part.is_empty();
    let is_odd = |letter: char| letter.is_control() || letter == '\\' || letter == ':';
    let parts = path.strip_suffix('/').unwrap_or(&path);
    if path.contains(is_odd) || (!path.is_empty() && parts.split('/').any(forbidden)) {
        return None;
    }
    let is_folder = path.is_empty() || path.ends_with('/');
    Some(if is_folder { format!("{path}index.html") } else { path })
}

/// Whether the path contains a hash of the file's content: `app/<hash>/...`, at the root or in the folder of any page.
fn is_hashed(path: &str) -> bool {
    let is_hash = |part: &str| part.len() >= 8 && part.bytes().all(|byte| byte.is_ascii_hexdigit());
    let parts: Vec<&str> = path.split('/').collect();
    parts.windows(3).any(|parts| parts[0] == "app" && is_hash(parts[1]))
}

/// Returns the target with a `/` after its path. The path of a folder needs it, because the links of the page are
/// relative to it.
fn with_slash(target: &str) -> String {
    let (path, rest) = target.split_at(target.find(['?', '#']).unwrap_or(target.len()));
    format!("{path}/{rest}")
}

fn percent_decoded(text: &str) -> Option<String> {
    let mut bytes = Vec::with_capacity(text.len());
    let mut rest = text.bytes();
    while let Some(byte) = rest.next() {
        if byte == b'%' {
            let digit = |byte: u8| char::from(byte).to_digit(16);
            let (high, low) = (digit(rest.next()?)?, digit(rest.next()?)?);
            bytes.push((high * 16 + low) as u8);
        } else {
            bytes.push(byte);
        }
    }
    String::from_utf8(bytes).ok()
}

fn content_type(path: &str) -> &'static str {
    match path.rsplit_once('.').map_or("", |(_, ending)| ending) {
        "html" => "text/html; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "js" => "text/javascript; charset=utf-8",
        "json" => "application/json",
        "md" => "text/markdown; charset=utf-8",
        "txt" => "text/plain; charset=utf-8",
        "wasm" => "application/wasm",
        "webmanifest" => "application/manifest+json",
        "svg" => "image/svg+xml",
        "png" => "image/png",
        "webp" => "image/webp",
        "avif" => "image/avif",
        "jpg" | "jpeg" => "image/jpeg",
        "ico" => "image/x-icon",
        "woff2" => "font/woff2",
        "ogg" => "audio/ogg",
        "mp3" => "audio/mpeg",
        _ => "application/octet-stream",
    }
}

/// Returns a checksum for `ETag`: it detects changes, not attacks.
fn fnv1a(bytes: &[u8]) -> u64 {
    bytes.iter().fold(0xcbf2_9ce4_8422_2325, |sum, byte| (sum ^ u64::from(*byte)).wrapping_mul(0x0100_0000_01b3))
}

#[cfg(test)]
mod tests {
    use super::*;

    const SITE: StaticSite = StaticSite::embedded(&[
        ("index.html", b"page"),
        ("app/0123456789abcdef/web.wasm", b"plain wasm"),
        ("app/0123456789abcdef/web.wasm.br", b"brotli"),
        ("app/0123456789abcdef/web.wasm.gz", b"gzip"),
        ("app/readme/first.txt", b"of a name, not of a hash"),
        ("doomtrooper/index.html", b"second page"),
        ("doomtrooper/app/0123456789abcdef/web.js", b"second script"),
    ]);
    const WASM: &str = "/app/0123456789abcdef/web.wasm";

    fn get(target: &str) -> Request {
        Request { method: "GET".into(), target: target.into(), ..Request::default() }
    }

    fn check_status(target: &str, status: u16) {
        assert_eq!(SITE.respond(&get(target)).status, status, "{target}");
    }

    fn check_encoding(accepted: &str, encoding: Option<&str>, body: &[u8]) {
        let request = Request { accept_encoding: accepted.into(), ..get(WASM) };
        let response = SITE.respond(&request);
        assert_eq!(response.header("Content-Encoding"), encoding, "{accepted}");
        assert_eq!(response.header("Content-Type"), Some("application/wasm"));
        assert_eq!(&*response.body, body, "{accepted}");
    }

    #[test]
    fn a_folder_stands_for_its_index_and_a_query_changes_nothing() {
        for target in ["/", "/index.html", "/?seed=7", "/inde%78.html"] {
            let response = SITE.respond(&get(target));
            assert_eq!((response.status, &*response.body), (200, &b"page"[..]), "{target}");
            assert_eq!(response.header("Content-Type"), Some("text/html; charset=utf-8"));
        }
    }

    #[test]
    fn a_missing_file_gives_a_page_with_status_404() {
        check_status("/nothing.html", 404);
        check_status("/app/", 404);
        let response = SITE.respond(&get("/nothing.html"));
        assert!(response.body.starts_with(b"<!doctype html>"));
    }

    #[test]
    fn a_path_that_could_leave_the_folder_is_refused() {
        for target in [
            "/../Cargo.toml",
            "/app/../../x",
            "/%2e%2e/x",
            "/..%2fx",
            "/..%5cx",
            "/C:/x",
            "//etc/passwd",
            "/app//x",
            "/%00",
            "/%zz",
            "/%",
            "etc",
            "",
        ] {
            check_status(target, 400);
        }
    }

    #[test]
    fn the_smallest_copy_the_client_accepts_is_sent() {
        check_encoding("gzip, deflate, br, zstd", Some("br"), b"brotli");
        check_encoding("gzip", Some("gzip"), b"gzip");
        check_encoding("br;q=0, gzip;q=0.5", Some("gzip"), b"gzip");
        check_encoding("br;q=0.2, gzip;q=0.5", Some("gzip"), b"gzip");
        check_encoding("*", Some("br"), b"brotli");
        check_encoding("identity, *;q=0.5", None, b"plain wasm");
        check_encoding("", None, b"plain wasm");
    }

    #[test]
    fn the_hashed_folders_of_every_page_are_kept_for_ever_and_nothing_else() {
        for (target, expected) in [
            ("/", ASK_AGAIN),
            ("/doomtrooper/", ASK_AGAIN),
            ("/app/readme/first.txt", ASK_AGAIN),
            ("/app/0123456789abcdef/nothing.js", ASK_AGAIN),
            (WASM, FOR_EVER),
            ("/doomtrooper/app/0123456789abcdef/web.js", FOR_EVER),
        ] {
            assert_eq!(SITE.respond(&get(target)).header("Cache-Control"), Some(expected), "{target}");
        }
    }

    #[test]
    fn the_folder_of_a_page_leads_to_its_slash_and_keeps_the_query() {
        for (target, location) in [
            ("/doomtrooper", "/doomtrooper/"),
            ("/doomtrooper?seed=7", "/doomtrooper/?seed=7"),
            ("/doom%74rooper", "/doom%74rooper/"),
        ] {
            let response = SITE.respond(&get(target));
            assert_eq!((response.status, response.header("Location")), (301, Some(location)), "{target}");
        }
        check_status("/doomtrooper/", 200);
        check_status("/app", 404);
        check_status("//doomtrooper", 400);
    }

    #[test]
    fn a_known_tag_is_answered_without_a_body() {
        let tag = SITE.respond(&get("/")).header("ETag").expect("every file has one").to_owned();
        let weak = format!("\"x\", W/{tag}");
        for known in [tag, weak, "*".to_owned()] {
            let again = SITE.respond(&Request { if_none_match: known.clone(), ..get("/") });
            assert_eq!((again.status, again.body.len()), (304, 0), "{known}");
        }
        let missing = SITE.respond(&Request { if_none_match: "*".into(), ..get("/nothing") });
        assert_eq!(missing.status, 404);
    }

    #[test]
    fn every_response_carries_the_security_policy() {
        for target in ["/", "/nothing", "/../x"] {
            let response = SITE.respond(&get(target));
            let policy = response.header("Content-Security-Policy").expect("a policy");
            assert!(policy.starts_with("default-src 'none'"), "{target}");
            assert!(!policy.contains("unsafe-inline") && !policy.contains("http"), "{target}");
        }
    }

    #[test]
    fn only_reading_is_allowed() {
        let post = Request { method: "POST".into(), ..get("/") };
        assert_eq!(SITE.respond(&post).status, 405);
    }

    #[cfg(unix)]
    #[test]
    fn a_link_out_of_the_folder_is_not_followed() -> std::io::Result<()> {
        let base = tempfile::tempdir()?;
        let base = base.path();
        fs::create_dir(base.join("site"))?;
        fs::write(base.join("secret.txt"), "secret")?;
        fs::write(base.join("site/open.txt"), "open")?;
        std::os::unix::fs::symlink(base.join("secret.txt"), base.join("site/link.txt"))?;

        let site = StaticSite::folder(base.join("site"));
        let status = |target: &str| site.respond(&get(target)).status;
        assert_eq!((status("/open.txt"), status("/link.txt"), status("/")), (200, 404, 404));
        assert_eq!((status("/open.txt/x"), status(&format!("/{}", "x".repeat(5000)))), (404, 404));
        Ok(())
    }
}
