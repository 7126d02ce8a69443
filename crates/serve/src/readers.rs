//! The threads that read files, so that a slow disk keeps no connection waiting
//! but those that ask it for something.
//!
//! They are all made at the start: a program that gets no more threads later
//! still answers.

use std::io;
use std::sync::mpsc::{self, Receiver, Sender};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;

use tokio::sync::oneshot;

use crate::site::{Request, Response, StaticSite};

/// Asks the threads; when the last copy of it is gone, they end.
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
    /// Makes `threads` threads that answer from `site`.
    pub(crate) fn start(site: StaticSite, threads: usize) -> io::Result<Self> {
        let (jobs, queue) = mpsc::channel();
        let (site, queue) = (Arc::new(site), Arc::new(Mutex::new(queue)));
        for _ in 0..threads {
            let (site, queue) = (Arc::clone(&site), Arc::clone(&queue));
            thread::Builder::new().name("serve-reader".into()).spawn(move || work(&site, &queue))?;
        }
        Ok(Self { jobs })
    }

    /// The answer to a request, or nothing when there is nobody left to give it.
    pub(crate) async fn ask(&self, request: Request) -> Option<Response> {
        let (reply, answer) = oneshot::channel();
        self.jobs.send(Job { request, reply }).ok()?;
        answer.await.ok()
    }
}

fn work(site: &StaticSite, queue: &Mutex<Receiver<Job>>) {
    let next = || queue.lock().unwrap_or_else(PoisonError::into_inner).recv();
    while let Ok(Job { request, reply }) = next() {
        // Whoever asked may have gone while the job lay in the queue.
        if !reply.is_closed() {
            let _ = reply.send(site.respond(&request));
        }
    }
}
