//! The threads that read files. A slow disk delays only the connections that ask for a file on it.
//!
//! All threads are created at the start, so a program that gets no more threads later still answers.

use std::io;
use std::sync::mpsc::{self, Receiver, Sender};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;

use tokio::sync::oneshot;

use crate::site::{Request, Response, StaticSite};

/// A handle to the threads; when its last copy is dropped, they end.
#[derive(Debug, Clone)]
pub(crate) struct Readers {
    jobs: Sender<Job>,
}

#[derive(Debug)]
struct Job {
    request: Request,
    reply: oneshot::Sender<Response>,
}

impl Readers {
    /// Starts `threads` threads that answer from `site`.
    pub(crate) fn start(site: StaticSite, threads: usize) -> io::Result<Self> {
        let (jobs, queue) = mpsc::channel();
        let (site, queue) = (Arc::new(site), Arc::new(Mutex::new(queue)));
        for _ in 0..threads {
            let (site, queue) = (Arc::clone(&site), Arc::clone(&queue));
            thread::Builder::new().name("serve-reader".into()).spawn(move || work(&site, &queue))?;
        }
        Ok(Self { jobs })
    }

    /// Returns the answer to a request; `None` when no thread is left to give it.
    pub(crate) async fn ask(&self, request: Request) -> Option<Response> {
        let (reply, answer) = oneshot::channel();
        self.jobs.send(Job { request, reply }).ok()?;
        answer.await.ok()
    }
}

fn work(site: &StaticSite, queue: &Mutex<Receiver<Job>>) {
    let next = || queue.lock().unwrap_or_else(PoisonError::into_inner).recv();
    while let Ok(Job { request, reply }) = next() {
        // The client may have gone while the request was in the queue.
        if !reply.is_closed() {
            let _ = reply.send(site.respond(&request));
        }
    }
}
