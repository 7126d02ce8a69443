//! Listens on 127.0.0.1 and starts a separate task for every connection.

use std::io;
use std::net::{Ipv4Addr, SocketAddr};
use std::panic;
use std::sync::Arc;
use std::thread::{self, JoinHandle};
use std::time::Duration;

use axum::Router;
use tokio::net::{TcpListener, TcpStream};
use tokio::runtime::{Builder, Runtime};
use tokio::sync::Semaphore;
use tokio::task::{AbortHandle, JoinError};

use crate::connection;
use crate::readers::Readers;
use crate::site::StaticSite;

/// The threads that read files.
const READERS: usize = 4;

/// How long the server waits before it accepts again when the machine has no descriptor or no memory for one more
/// client.
const BREATH: Duration = Duration::from_millis(200);

/// How many clients are served at once, and for how long.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Limits {
    /// Simultaneous connections, at least 1. A further client waits until one of them is free.
    pub connections: usize,
    /// From the connection to the end of the headers. A client that has sent only a part of them by then is answered
    /// with 408.
    pub head: Duration,
    /// From the connection to the last byte of the answer. A client that takes longer is cut off.
    pub request: Duration,
}

impl Default for Limits {
    /// Returns the usual limits: fewer connections than the 256 descriptors that some systems give to a program, and one
    /// minute for a whole request.
    fn default() -> Self {
        Self { connections: 128, head: Duration::from_secs(10), request: Duration::from_secs(60) }
    }
}

/// A running server; dropping it stops it.
#[derive(Debug)]
pub struct Server {
    address: SocketAddr,
    stop: AbortHandle,
    listening: Option<JoinHandle<()>>,
}

impl Server {
    /// Serves `site` on 127.0.0.1 at `port`, with the usual [`Limits`]; 0 takes any free port.
    ///
    /// # Errors
    /// When the port is taken, or when the machine has no threads or descriptors left.
    pub fn start(site: StaticSite, port: u16) -> io::Result<Self> {
        Self::start_with(site, port, Limits::default())
    }

    /// Serves `site` on 127.0.0.1 at `port` within these limits; 0 takes any free port.
    ///
    /// # Errors
    /// When the port is taken, or when the machine has no threads or descriptors left.
    pub fn start_with(site: StaticSite, port: u16, limits: Limits) -> io::Result<Self> {
        let listener = std::net::TcpListener::bind((Ipv4Addr::LOCALHOST, port))?;
        listener.set_nonblocking(true)?;
        let address = listener.local_addr()?;
        let router = connection::router(Readers::start(site, READERS)?);
        let runtime = Builder::new_current_thread().enable_io().enable_time().build()?;
        let listener = {
            let _of_the_listener = runtime.enter();
            TcpListener::from_std(listener)?
        };
        let task = runtime.spawn(listen(listener, router, limits));
        let stop = task.abort_handle();
        let listening = thread::Builder::new().name("serve".into()).spawn(move || run(&runtime, task))?;
        Ok(Self { address, stop, listening: Some(listening) })
    }

    /// Returns the address of the page, with a final `/`.
    pub fn url(&self) -> String {
        format!("http://{}/", self.address)
    }

    /// Waits until the program is terminated from outside.
    pub fn run_for_ever(mut self) {
        if let Some(Err(cause)) = self.listening.take().map(JoinHandle::join) {
            // A server that ended because of a bug must not look like one that was terminated.
            panic::resume_unwind(cause);
        }
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        self.stop.abort();
        if let Some(listening) = self.listening.take() {
            let _ = listening.join();
        }
    }
}

/// Runs until the listening task is stopped. Connections that are still open end with the runtime.
fn run(runtime: &Runtime, task: tokio::task::JoinHandle<()>) {
    let ended = runtime.block_on(task);
    if let Err(Ok(cause)) = ended.map_err(JoinError::try_into_panic) {
        panic::resume_unwind(cause);
    }
}

async fn listen(listener: TcpListener, router: Router, limits: Limits) {
    let places = Arc::new(Semaphore::new(limits.connections.clamp(1, Semaphore::MAX_PERMITS)));
    while let Ok(place) = Arc::clone(&places).acquire_owned().await {
        let stream = accept(&listener).await;
        let client = connection::attend(stream, router.clone(), limits);
        tokio::spawn(async move {
            client.await;
            drop(place);
        });
    }
}

/// Accepts the next client. Without free descriptors or memory the next try would fail too, so it waits a little
/// first.
async fn accept(listener: &TcpListener) -> TcpStream {
    loop {
        match listener.accept().await {
            Ok((stream, _)) => return stream,
            Err(error) if is_of_one_client(&error) => {}
            Err(_) => tokio::time::sleep(BREATH).await,
        }
    }
}

/// Whether the error concerns only one client that left before it was served, so that the next one can be accepted at
/// once.
fn is_of_one_client(error: &io::Error) -> bool {
    use io::ErrorKind::{ConnectionAborted, ConnectionRefused, ConnectionReset};
    matches!(error.kind(), ConnectionAborted | ConnectionRefused | ConnectionReset)
}
