//! A very small HTTP/1.1 server: `GET` and `HEAD`, one thread per connection,
//! one request per connection, on 127.0.0.1 only.

use std::io::{self, BufRead, BufReader, Read, Write};
use std::net::{Ipv4Addr, SocketAddr, TcpListener, TcpStream};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread::{self, JoinHandle};
use std::time::Duration;

use crate::site::{Request, Response, StaticSite};

/// Request line and headers together, in bytes.
const HEAD_LIMIT: u64 = 16 * 1024;

/// A client that says nothing for so long is left.
const PATIENCE: Duration = Duration::from_secs(10);

/// A running server; dropping it stops it.
#[derive(Debug)]
pub struct Server {
    address: SocketAddr,
    stopping: Arc<AtomicBool>,
    listening: Option<JoinHandle<()>>,
}

impl Server {
    /// Serves `site` on 127.0.0.1 at `port`; 0 takes any free port.
    ///
    /// # Errors
    /// When the port is taken.
    pub fn start(site: StaticSite, port: u16) -> io::Result<Self> {
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, port))?;
        let address = listener.local_addr()?;
        let stopping = Arc::new(AtomicBool::new(false));
        let stop = Arc::clone(&stopping);
        let listening = thread::spawn(move || listen(&listener, &Arc::new(site), &stop));
        Ok(Self { address, stopping, listening: Some(listening) })
    }

    /// Where the page is, with a final `/`.
    pub fn url(&self) -> String {
        format!("http://{}/", self.address)
    }

    /// Waits until the program is ended from outside.
    pub fn run_for_ever(mut self) {
        if let Some(listening) = self.listening.take() {
            let _ = listening.join();
        }
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        self.stopping.store(true, Ordering::SeqCst);
        if let Some(listening) = self.listening.take() {
            // `accept` only looks at the flag when somebody comes.
            let _ = TcpStream::connect(self.address);
            let _ = listening.join();
        }
    }
}

fn listen(listener: &TcpListener, site: &Arc<StaticSite>, stop: &AtomicBool) {
    for stream in listener.incoming() {
        if stop.load(Ordering::SeqCst) {
            return;
        }
        if let Ok(stream) = stream {
            let site = Arc::clone(site);
            // A client that goes away in the middle is nobody's error.
            thread::spawn(move || drop(answer(stream, &site)));
        }
    }
}

fn answer(mut stream: TcpStream, site: &StaticSite) -> io::Result<()> {
    stream.set_read_timeout(Some(PATIENCE))?;
    stream.set_write_timeout(Some(PATIENCE))?;
    let request = read_request(&mut BufReader::new((&stream).take(HEAD_LIMIT)))?;
    let response = site.respond(&request);
    stream.write_all(&head(&response))?;
    if request.method != "HEAD" {
        stream.write_all(&response.body)?;
    }
    stream.flush()
}

/// Reads up to the empty line; the bodies of `GET` and `HEAD` are empty.
fn read_request(reader: &mut impl BufRead) -> io::Result<Request> {
    let mut line = String::new();
    reader.read_line(&mut line)?;
    let mut words = line.split_whitespace();
    let mut request = Request {
        method: words.next().unwrap_or_default().to_owned(),
        target: words.next().unwrap_or_default().to_owned(),
        ..Request::default()
    };
    loop {
        let mut line = String::new();
        if reader.read_line(&mut line)? == 0 {
            return Err(io::ErrorKind::UnexpectedEof.into());
        }
        let line = line.trim_end();
        if line.is_empty() {
            return Ok(request);
        }
        let (name, value) = line.split_once(':').unwrap_or((line, ""));
        match name.to_ascii_lowercase().as_str() {
            "accept-encoding" => request.accept_encoding = value.trim().to_owned(),
            "if-none-match" => request.if_none_match = value.trim().to_owned(),
            _ => {}
        }
    }
}

fn head(response: &Response) -> Vec<u8> {
    let mut head = format!("HTTP/1.1 {} {}\r\n", response.status, reason(response.status));
    for (name, value) in &response.headers {
        head.push_str(&format!("{name}: {value}\r\n"));
    }
    head.push_str(&format!("Content-Length: {}\r\n", response.body.len()));
    head.push_str("Connection: close\r\n\r\n");
    head.into_bytes()
}

fn reason(status: u16) -> &'static str {
    match status {
        200 => "OK",
        304 => "Not Modified",
        400 => "Bad Request",
        404 => "Not Found",
        405 => "Method Not Allowed",
        _ => "",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SITE: StaticSite = StaticSite::embedded(&[("index.html", b"page")]);

    fn talk(server: &Server, request: &str) -> String {
        let mut stream = TcpStream::connect(server.address).expect("the server listens");
        stream.write_all(request.as_bytes()).expect("the server reads");
        let mut answer = String::new();
        stream.read_to_string(&mut answer).expect("the server answers in text");
        answer
    }

    #[test]
    fn a_page_comes_over_the_wire_with_its_length() -> io::Result<()> {
        let server = Server::start(SITE, 0)?;
        let answer = talk(&server, "GET / HTTP/1.1\r\nHost: x\r\n\r\n");
        assert!(answer.starts_with("HTTP/1.1 200 OK\r\n"), "{answer}");
        assert!(answer.contains("\r\nContent-Length: 4\r\n"), "{answer}");
        assert!(answer.ends_with("\r\n\r\npage"), "{answer}");
        Ok(())
    }

    #[test]
    fn a_head_request_gets_the_headers_only() -> io::Result<()> {
        let server = Server::start(SITE, 0)?;
        let answer = talk(&server, "HEAD / HTTP/1.1\r\n\r\n");
        assert!(answer.contains("Content-Length: 4") && answer.ends_with("\r\n\r\n"), "{answer}");
        Ok(())
    }

    #[test]
    fn nonsense_is_answered_or_dropped_and_the_server_lives_on() -> io::Result<()> {
        let server = Server::start(SITE, 0)?;
        assert!(talk(&server, "\r\n\r\n").starts_with("HTTP/1.1 405"));
        assert!(talk(&server, "GET /../x HTTP/1.1\r\n\r\n").starts_with("HTTP/1.1 400"));
        assert!(talk(&server, "GET / HTTP/1.1\r\n\r\n").starts_with("HTTP/1.1 200"));
        Ok(())
    }

    #[test]
    fn a_taken_port_is_an_error_and_a_dropped_server_frees_it() -> io::Result<()> {
        let server = Server::start(SITE, 0)?;
        let port = server.address.port();
        assert!(Server::start(SITE, port).is_err());
        drop(server);
        assert!(TcpStream::connect((Ipv4Addr::LOCALHOST, port)).is_err());
        Ok(())
    }
}
