//! Tests of a server without free descriptors or threads: it waits, answers again when there are some, and neither
//! ends nor uses the processor meanwhile.
//!
//! The limits of a process hold for all of its threads. Therefore the server runs in a separate process: this test
//! program again, started by a shell that sets the limit, with only [`the_server_of_the_other_tests`].

#![cfg(target_os = "linux")]

use std::io::{self, BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::process::{Child, Command, Stdio};
use std::thread;
use std::time::Duration;
use std::{env, fs};

use serve::{Limits, Server, StaticSite};
use tempfile::TempDir;

/// The environment variable with the folder of the page; set only in the server's process.
const IN_SERVER: &str = "SERVE_SHORTAGE_SERVER";
const LONG: Duration = Duration::from_secs(30);

/// This is not a test itself but the server that the other tests talk to.
#[test]
fn the_server_of_the_other_tests() -> io::Result<()> {
    let Some(folder) = env::var_os(IN_SERVER) else { return Ok(()) };
    let server =
        Server::start_with(StaticSite::folder(folder), 0, Limits { connections: 10_000, head: LONG, request: LONG })?;
    println!("\n{}", server.url());
    server.run_for_ever();
    Ok(())
}

struct Starved {
    process: Child,
    address: String,
    _folder: TempDir,
}

impl Starved {
    /// Starts a server under a limit that the shell sets with `ulimit`.
    fn start(limit: &str) -> io::Result<Self> {
        let folder = tempfile::tempdir()?;
        fs::write(folder.path().join("index.html"), "page")?;
        let mut process = Command::new("sh")
            .args(["-c", &format!("ulimit {limit} && exec \"$0\" \"$@\"")])
            .arg(env::current_exe()?)
            .args(["--exact", "the_server_of_the_other_tests", "--nocapture", "--test-threads", "1"])
            .env(IN_SERVER, folder.path())
            .stdout(Stdio::piped())
            .spawn()?;
        let lines = BufReader::new(process.stdout.take().expect("a pipe")).lines();
        let url = lines.map_while(Result::ok).find(|line| line.starts_with("http://")).expect("the server starts");
        let address = url.trim_start_matches("http://").trim_end_matches('/').to_owned();
        Ok(Self { process, address, _folder: folder })
    }

    fn connect(&self) -> io::Result<TcpStream> {
        let stream = TcpStream::connect(&self.address)?;
        stream.set_read_timeout(Some(LONG))?;
        Ok(stream)
    }

    fn check_answers(&self) -> io::Result<()> {
        let answer = ask(&mut self.connect()?)?;
        assert!(answer.ends_with("\r\n\r\npage"), "{answer}");
        Ok(())
    }

    /// Returns how long the processor has worked for the server, in hundredths of a second.
    fn ticks(&self) -> io::Result<u64> {
        let stat = fs::read_to_string(format!("/proc/{}/stat", self.process.id()))?;
        // The name in brackets may contain spaces; user and system time are the 12th and 13th word after it.
        let after = stat.rsplit(") ").next().unwrap_or_default();
        Ok(after.split(' ').skip(11).take(2).filter_map(|ticks| ticks.parse::<u64>().ok()).sum())
    }

    fn descriptors(&self) -> io::Result<usize> {
        Ok(fs::read_dir(format!("/proc/{}/fd", self.process.id()))?.count())
    }
}

impl Drop for Starved {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

fn ask(stream: &mut TcpStream) -> io::Result<String> {
    stream.write_all(b"GET / HTTP/1.1\r\n\r\n")?;
    let mut answer = String::new();
    stream.read_to_string(&mut answer)?;
    Ok(answer)
}

#[test]
fn out_of_descriptors_the_server_waits_without_spinning_and_goes_on() -> io::Result<()> {
    const MOST: usize = 32;
    let server = Starved::start(&format!("-n {MOST}"))?;
    server.check_answers()?;
    let mut clients: Vec<TcpStream> = (0..2 * MOST).map(|_| server.connect()).collect::<io::Result<_>>()?;
    thread::sleep(Duration::from_millis(300));
    // A descriptor that was inherited may lie above the limit.
    assert!(server.descriptors()? >= MOST, "the shortage that this is about");

    let before = server.ticks()?;
    thread::sleep(Duration::from_secs(1));
    let worked = server.ticks()? - before;
    assert!(worked <= 3, "{worked} % of a core for nothing");

    // Clients that are connected are not told that there is no such page.
    let answer = ask(&mut clients[0])?;
    assert!(answer.starts_with("HTTP/1.1 503 "), "{answer}");
    drop(clients);
    server.check_answers()
}

#[test]
fn without_room_for_another_thread_the_server_goes_on() -> io::Result<()> {
    // In KiB; a thread takes some MiB of addresses for its stack.
    let server = Starved::start("-v 700000")?;
    server.check_answers()?;
    let clients: Vec<TcpStream> = (0..600).map(|_| server.connect()).collect::<io::Result<_>>()?;
    thread::sleep(Duration::from_millis(300));
    server.check_answers()?;
    drop(clients);
    server.check_answers()
}
