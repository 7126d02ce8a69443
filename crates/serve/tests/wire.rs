//! Speaks raw TCP to a running server, both as proper clients do and as broken or hostile ones do.

use std::io::{self, Read, Write};
use std::net::TcpStream;
use std::thread;
use std::time::{Duration, Instant};

use serve::{Limits, Server, StaticSite};

static FILES: [(&str, &[u8]); 3] =
    [("index.html", b"page"), ("doomtrooper/index.html", b"second page"), ("big.bin", &BIG)];
/// More bytes than the buffers between two sockets can hold.
static BIG: [u8; 32 << 20] = [0; 32 << 20];

const SHORT: Duration = Duration::from_millis(300);
const LONG: Duration = Duration::from_secs(10);
/// The usual limits. A test of one of the deadlines sets it to `SHORT`.
const USUAL: Limits = Limits { connections: 64, head: LONG, request: LONG };

fn site() -> StaticSite {
    StaticSite::embedded(&FILES)
}

fn connect(server: &Server) -> TcpStream {
    let url = server.url();
    let address = url.trim_start_matches("http://").trim_end_matches('/');
    let stream = TcpStream::connect(address).expect("the server listens");
    stream.set_read_timeout(Some(LONG)).expect("a time limit");
    stream
}

/// Returns what the server sends until it closes the connection.
fn rest(stream: &mut TcpStream) -> String {
    let mut answer = Vec::new();
    stream.read_to_end(&mut answer).expect("the server answers and closes");
    String::from_utf8_lossy(&answer).into_owned()
}

fn talk(server: &Server, request: impl AsRef<[u8]>) -> String {
    let mut stream = connect(server);
    stream.write_all(request.as_ref()).expect("the server reads");
    rest(&mut stream)
}

fn check_status(server: &Server, request: impl AsRef<[u8]>, status: u16) -> String {
    let answer = talk(server, &request);
    let expected = format!("HTTP/1.1 {status} ");
    assert!(answer.starts_with(&expected), "{}: {answer}", String::from_utf8_lossy(request.as_ref()));
    answer
}

/// Returns the value of a header in an answer; header names are case-insensitive.
fn header<'a>(answer: &'a str, name: &str) -> Option<&'a str> {
    let head = answer.split("\r\n\r\n").next()?;
    let mut lines = head.lines().filter_map(|line| line.split_once(':'));
    lines.find(|(known, _)| known.eq_ignore_ascii_case(name)).map(|(_, value)| value.trim())
}

#[test]
fn a_page_comes_over_the_wire_with_its_length_and_the_connection_ends() -> io::Result<()> {
    let server = Server::start(site(), 0)?;
    let answer = check_status(&server, "GET / HTTP/1.1\r\nHost: x\r\n\r\n", 200);
    assert_eq!(header(&answer, "content-length"), Some("4"));
    assert_eq!(header(&answer, "connection"), Some("close"));
    assert!(header(&answer, "content-security-policy").is_some_and(|policy| policy.starts_with("default-src 'none'")));
    assert!(answer.ends_with("\r\n\r\npage"), "{answer}");
    Ok(())
}

#[test]
fn a_head_request_gets_the_headers_only() -> io::Result<()> {
    let server = Server::start(site(), 0)?;
    let answer = check_status(&server, "HEAD / HTTP/1.1\r\n\r\n", 200);
    assert_eq!(header(&answer, "content-length"), Some("4"));
    assert!(answer.ends_with("\r\n\r\n"), "{answer}");
    Ok(())
}

#[test]
fn a_known_page_is_not_sent_again_and_no_wrong_length_is_told() -> io::Result<()> {
    let server = Server::start(site(), 0)?;
    let answer = check_status(&server, "GET / HTTP/1.1\r\n\r\n", 200);
    let tag = header(&answer, "etag").expect("every file has one");
    for known in ["*", tag, &format!("W/{tag}"), &format!("\"x\"\r\nIf-None-Match: {tag}")] {
        let answer = check_status(&server, format!("GET / HTTP/1.1\r\nIf-None-Match: {known}\r\n\r\n"), 304);
        assert!(answer.ends_with("\r\n\r\n"), "{answer}");
        assert!(header(&answer, "content-length").is_none_or(|length| length == "4"), "not that of the page: {answer}");
    }
    Ok(())
}

#[test]
fn the_folder_of_a_page_leads_to_the_page() -> io::Result<()> {
    let server = Server::start(site(), 0)?;
    let answer = check_status(&server, "GET /doomtrooper?seed=7 HTTP/1.1\r\nHost: x\r\n\r\n", 301);
    assert_eq!(header(&answer, "location"), Some("/doomtrooper/?seed=7"));
    let answer = check_status(&server, "GET /doomtrooper/?seed=7 HTTP/1.1\r\nHost: x\r\n\r\n", 200);
    assert!(answer.ends_with("second page"), "{answer}");
    Ok(())
}

#[test]
fn nonsense_is_answered_and_the_server_lives_on() -> io::Result<()> {
    let server = Server::start(site(), 0)?;
    check_status(&server, "nonsense\r\n\r\n", 400);
    check_status(&server, "GET / HTTP/9.9\r\n\r\n", 400);
    check_status(&server, "GET / HTTP/1.1\r\nno colon\r\n\r\n", 400);
    check_status(&server, "GET / HTTP/1.1\r\na\x01b: c\r\n\r\n", 400);
    check_status(&server, "GET /../x HTTP/1.1\r\n\r\n", 400);
    check_status(&server, "POST / HTTP/1.1\r\nContent-Length: 5\r\n\r\nhello", 405);
    check_status(&server, "POST / HTTP/1.1\r\nContent-Length: 99999999999\r\n\r\nhello", 405);
    check_status(&server, "GET /nothing HTTP/1.1\r\n\r\n", 404);
    check_status(&server, "GET / HTTP/1.1\r\n\r\n", 200);
    Ok(())
}

#[test]
fn a_header_that_is_no_text_is_answered_as_if_it_were_not_there() -> io::Result<()> {
    let server = Server::start(site(), 0)?;
    let answer = check_status(&server, b"GET / HTTP/1.1\r\nAccept-Encoding: \xff\xfe\r\nX: \xff\r\n\r\n", 200);
    assert!(answer.ends_with("\r\n\r\npage"), "{answer}");
    Ok(())
}

#[test]
fn a_head_that_is_too_long_is_answered_and_not_reset() -> io::Result<()> {
    let server = Server::start(site(), 0)?;
    let long = "x".repeat(100_000);
    check_status(&server, format!("GET / HTTP/1.1\r\nCookie: {long}\r\n\r\n"), 431);
    check_status(&server, format!("GET / HTTP/1.1\r\n{}\r\n", "A: b\r\n".repeat(1000)), 431);
    check_status(&server, format!("GET / HTTP/1.1\r\nCookie: {}\r\n\r\n", &long[..15_000]), 200);
    Ok(())
}

#[test]
fn a_client_that_says_no_more_is_told_so_and_one_that_says_nothing_is_left() -> io::Result<()> {
    let server = Server::start_with(site(), 0, Limits { head: SHORT, ..USUAL })?;
    let begun = Instant::now();
    let mut silent = connect(&server);
    check_status(&server, "GET / HTTP/1.1\r\n", 408);
    assert_eq!(rest(&mut silent), "");
    assert!(begun.elapsed() >= SHORT && begun.elapsed() < LONG / 2, "{:?}", begun.elapsed());
    Ok(())
}

/// Every byte comes in time, but the head as a whole does not.
#[test]
fn a_client_that_says_a_byte_now_and_then_is_left_as_well() -> io::Result<()> {
    let server = Server::start_with(site(), 0, Limits { head: SHORT, ..USUAL })?;
    let mut stream = connect(&server);
    stream.write_all(b"GET / HTTP/1.1\r\nX: ")?;
    let begun = Instant::now();
    while stream.write_all(b"x").is_ok() {
        assert!(begun.elapsed() < LONG / 2, "still listened to after {:?}", begun.elapsed());
        thread::sleep(SHORT / 10);
    }
    Ok(())
}

/// The client reads a little now and then, so every single write finishes in time, but the answer as a whole does not.
#[test]
fn a_client_that_reads_its_answer_slowly_is_cut_off() -> io::Result<()> {
    let server = Server::start_with(site(), 0, Limits { request: SHORT, ..USUAL })?;
    let mut stream = connect(&server);
    stream.write_all(b"GET /big.bin HTTP/1.1\r\n\r\n")?;
    let begun = Instant::now();
    let (mut piece, mut got) = (vec![0; 128 << 10], 0);
    while let Ok(n @ 1..) = stream.read(&mut piece) {
        got += n;
        assert!(begun.elapsed() < LONG / 2, "still served after {:?}", begun.elapsed());
        thread::sleep(SHORT / 10);
    }
    assert!(got < BIG.len(), "{got} bytes came");
    Ok(())
}

#[test]
fn whoever_comes_when_all_places_are_taken_waits_for_the_next_that_is_free() -> io::Result<()> {
    let server = Server::start_with(site(), 0, Limits { connections: 2, ..USUAL })?;
    let taken = [connect(&server), connect(&server)];
    thread::sleep(SHORT);
    let mut third = connect(&server);
    third.write_all(b"GET / HTTP/1.1\r\n\r\n")?;
    third.set_read_timeout(Some(SHORT))?;
    assert!(third.read(&mut [0]).is_err(), "a third client is served beside two");
    third.set_read_timeout(Some(LONG))?;
    drop(taken);
    assert!(rest(&mut third).ends_with("page"));
    Ok(())
}

/// The pipe is requested more often than there are threads that read files.
#[cfg(unix)]
#[test]
fn a_pipe_in_the_folder_is_no_file_and_holds_nobody_up() -> io::Result<()> {
    let folder = tempfile::tempdir()?;
    std::fs::write(folder.path().join("index.html"), "page")?;
    let pipes = ["pipe", "index.html.br"].map(|name| folder.path().join(name));
    assert!(std::process::Command::new("mkfifo").args(pipes).status()?.success());

    let server = Server::start_with(StaticSite::folder(folder.path()), 0, USUAL)?;
    for _ in 0..10 {
        check_status(&server, "GET /pipe HTTP/1.1\r\n\r\n", 404);
        check_status(&server, "GET / HTTP/1.1\r\nAccept-Encoding: br\r\n\r\n", 200);
    }
    Ok(())
}

#[test]
fn a_taken_port_is_an_error_and_a_dropped_server_frees_it() -> io::Result<()> {
    let server = Server::start(site(), 0)?;
    let url = server.url();
    let port = url.trim_end_matches('/').rsplit(':').next().and_then(|port| port.parse().ok()).expect("a port");
    assert!(Server::start(site(), port).is_err());
    // A client in the middle of a request must not keep the server alive.
    let mut waiting = connect(&server);
    waiting.write_all(b"GET / HT")?;
    drop(server);
    assert!(TcpStream::connect(("127.0.0.1", port)).is_err());
    assert!(matches!(waiting.read(&mut [0]), Ok(0) | Err(_)));
    Ok(())
}
