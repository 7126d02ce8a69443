//! One connection to a browser's DevTools: each call waits for its reply, and events that arrive meanwhile are stored
//! until the caller takes them.

use std::collections::VecDeque;
use std::net::TcpStream;
use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail, ensure};
use serde_json::{Value, json};
use tungstenite::{Message, WebSocket};

/// The time limit of any call, page loads included.
pub const PATIENCE: Duration = Duration::from_secs(30);

/// An event in the page or in one of its workers.
#[derive(Debug, Clone)]
pub struct Event {
    pub method: String,
    pub params: Value,
}

#[derive(Debug)]
pub struct DevTools {
    socket: WebSocket<TcpStream>,
    last_id: u64,
    events: VecDeque<Event>,
}

impl DevTools {
    /// Connects to `path` on 127.0.0.1, as given in `DevToolsActivePort`.
    pub fn connect(port: u16, path: &str) -> Result<Self> {
        let stream = TcpStream::connect(("127.0.0.1", port))?;
        stream.set_read_timeout(Some(PATIENCE))?;
        stream.set_nodelay(true)?;
        let url = format!("ws://127.0.0.1:{port}{path}");
        let (socket, _) = tungstenite::client(url, stream).context("DevTools did not answer")?;
        Ok(Self { socket, last_id: 0, events: VecDeque::new() })
    }

    /// Calls `method` in `session` ("" for the browser) and returns its result.
    pub fn call(&mut self, session: &str, method: &str, params: Value) -> Result<Value> {
        let id = self.send(session, method, params)?;
        let deadline = Instant::now() + PATIENCE;
        while Instant::now() < deadline {
            let reply = self.read().with_context(|| format!("{method} got no reply"))?;
            if reply["id"].as_u64() == Some(id) {
                let error = &reply["error"];
                ensure!(error.is_null(), "{method}: {}", error["message"]);
                return Ok(reply["result"].clone());
            }
        }
        bail!("{method} took longer than {PATIENCE:?}")
    }

    /// Calls `method` without waiting; its reply is dropped when it comes.
    pub fn send(&mut self, session: &str, method: &str, params: Value) -> Result<u64> {
        self.last_id += 1;
        let mut call = json!({ "id": self.last_id, "method": method, "params": params });
        if !session.is_empty() {
            call["sessionId"] = session.into();
        }
        self.socket.send(Message::text(call.to_string()))?;
        Ok(self.last_id)
    }

    /// Returns the oldest event that was not taken yet, without waiting for one.
    pub fn take_event(&mut self) -> Option<Event> {
        self.events.pop_front()
    }

    /// Reads one message and remembers it if it is an event.
    fn read(&mut self) -> Result<Value> {
        loop {
            if let Message::Text(text) = self.socket.read().context("the browser is silent")? {
                let message: Value = serde_json::from_str(&text)?;
                if let Some(method) = message["method"].as_str() {
                    self.events.push_back(Event { method: method.to_owned(), params: message["params"].clone() });
                }
                return Ok(message);
            }
        }
    }
}
