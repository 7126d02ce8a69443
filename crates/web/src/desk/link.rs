//! The page's side of the desk: the worker that keeps the match, and the one that thinks, so that neither blocks the
//! page. If module workers do not exist, or ours cannot start, everything is computed on the page's own thread.
//!
//! Before its first answer, a worker sends `true` once (ready) or a string (why it could not start).

use std::cell::{Cell, RefCell};
use std::collections::HashMap;
use std::rc::Rc;

use js_sys::{Array, Function, Promise, Reflect};
use protocol::{DeskReply, DeskRequest};
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::{ErrorEvent, MessageChannel, MessageEvent, Url, Worker};
use web_sys::{WorkerOptions, WorkerType};

use super::packed::{pack, unpack};
use super::table::{Answer, Kept, Table};
use crate::game::ViewDocument;

/// The reason why there is no answer.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum LinkError {
    /// The browser supports workers but refused to create ours.
    #[error("the table could not be started: {0}")]
    Refused(String),
    /// A worker stopped during its work; open a new link.
    #[error("the table stopped: {0}")]
    Stopped(String),
    /// The answer does not have the expected form.
    #[error("the table cannot be understood")]
    Unreadable,
}

/// The function that stores a match.
pub type Keep = Rc<dyn Fn(Kept)>;

/// The connection to the referee. Dropping it ends its workers.
pub struct Link {
    /// `None` if the browser has no workers.
    far: Option<Far>,
    /// The referee that is used if there is no worker.
    near: RefCell<Table>,
    keep: Keep,
}

/// Two workers: the table and the thinker.
struct Far {
    table: Rc<Line>,
    _thinker: Rc<Line>,
    /// Whether the two workers are connected.
    is_joined: Rc<Cell<bool>>,
}

impl Link {
    /// Starts the workers, from the folder of this module, without waiting for them.
    ///
    /// # Errors
    /// [`LinkError::Refused`] if the browser forbids it (for example because of a strict Content-Security-Policy). A
    /// browser without workers is not an error.
    pub fn open(keep: Keep) -> Result<Self, LinkError> {
        let far = if has_workers() { Some(Far::open(&keep).map_err(refused)?) } else { None };
        Ok(Self { far, near: RefCell::default(), keep })
    }

    /// Sends a request and waits for its answer. Several requests may be under way; they are answered in order, except
    /// for thoughts of bots.
    ///
    /// # Errors
    /// When a worker fails before it answers.
    pub async fn ask(&self, request: DeskRequest) -> Result<DeskReply<ViewDocument>, LinkError> {
        match &self.far {
            Some(far) if far.table.is_ready().await => {
                let is_thought = matches!(request, DeskRequest::Think(..));
                let request = match request {
                    // Without a thinker, the table thinks itself.
                    DeskRequest::Think(version, _) => DeskRequest::Think(version, !far.is_joined.get()),
                    request => request,
                };
                unpack(&far.table.ask(pack(&request), is_thought).await?).ok_or(LinkError::Unreadable)
            }
            _ => Ok(self.answer_near(request).await),
        }
    }

    async fn answer_near(&self, request: DeskRequest) -> DeskReply<ViewDocument> {
        if let DeskRequest::Think(version, _) = request {
            // Lets the browser draw the screen first.
            pause(0).await;
            let mut table = self.near.borrow_mut();
            let Some(asked) = table.to_think(version) else { return DeskReply::Nothing };
            let thought = table.think(&asked);
            return table.take_thought(&asked, thought);
        }
        let (reply, kept) = {
            let mut table = self.near.borrow_mut();
            let Answer { reply, is_changed } = table.answer(request);
            (reply, table.kept().filter(|_| is_changed))
        };
        if let Some(kept) = kept {
            (self.keep)(kept);
        }
        reply
    }
}

impl Far {
    fn open(keep: &Keep) -> Result<Self, JsValue> {
        let table = Rc::new(Line::open(Rc::clone(keep))?);
        let thinker = Rc::new(Line::open(Rc::new(|_| {}))?);
        let far = Self { table: Rc::clone(&table), _thinker: Rc::clone(&thinker), is_joined: Rc::default() };
        // If the thinker stops, requests that wait for a thought get an error; from then on the table thinks itself.
        let (waiting, is_joined) = (Rc::clone(&table.waiting), Rc::clone(&far.is_joined));
        thinker.waiting.borrow_mut().on_stop = Some(Box::new(move |why| {
            is_joined.set(false);
            waiting.borrow_mut().stop_thoughts(why);
        }));
        let is_joined = Rc::clone(&far.is_joined);
        spawn_local(async move {
            if table.is_ready().await && thinker.is_ready().await {
                is_joined.set(join(&table, &thinker).is_ok());
            }
        });
        Ok(far)
    }
}

/// Connects the two workers by a channel.
fn join(table: &Line, thinker: &Line) -> Result<(), JsValue> {
    let channel = MessageChannel::new()?;
    for (line, role, port) in [(thinker, "thinker", channel.port2()), (table, "table", channel.port1())] {
        line.worker.post_message_with_transfer(&Array::of2(&role.into(), &port), &Array::of1(&port))?;
    }
    Ok(())
}

/// An open connection to a worker.
struct Line {
    worker: Worker,
    /// Resolves once, to `true` (ready) or `false` (it never will be).
    ready: Promise,
    waiting: Rc<RefCell<Waiting>>,
    _on_message: Closure<dyn Fn(MessageEvent)>,
    _on_error: Closure<dyn Fn(ErrorEvent)>,
}

/// The function that is called with the reason when a worker has stopped.
type OnStop = Box<dyn Fn(&str)>;

/// The requests that wait for a reply; shared with the two event handlers.
#[derive(Default)]
struct Waiting {
    last_id: u32,
    settle_ready: Option<Function>,
    questions: HashMap<u32, (Function, Function)>,
    /// The requests that wait for the thinker.
    thoughts: Vec<u32>,
    stopped: Option<String>,
    keep: Option<Keep>,
    on_stop: Option<OnStop>,
}

impl Line {
    fn open(keep: Keep) -> Result<Self, JsValue> {
        let options = WorkerOptions::new();
        options.set_type(WorkerType::Module);
        let worker = Worker::new_with_options(&worker_url()?, &options)?;
        let waiting = Rc::new(RefCell::new(Waiting { keep: Some(keep), ..Waiting::default() }));
        let ready = Promise::new(&mut |resolve, _| {
            waiting.borrow_mut().settle_ready = Some(resolve);
        });

        let shared = Rc::clone(&waiting);
        let on_message = Closure::<dyn Fn(MessageEvent)>::new(move |event: MessageEvent| {
            let kept = shared.borrow_mut().receive(event.data());
            // Called after the borrow has ended, because it may send a request to the table.
            if let Some((keep, kept)) = kept {
                keep(kept);
            }
        });
        worker.set_onmessage(Some(on_message.as_ref().unchecked_ref()));

        let shared = Rc::clone(&waiting);
        let on_error = Closure::<dyn Fn(ErrorEvent)>::new(move |event: ErrorEvent| {
            shared.borrow_mut().stop(error_text(&event));
        });
        worker.set_onerror(Some(on_error.as_ref().unchecked_ref()));

        Ok(Self { worker, ready, waiting, _on_message: on_message, _on_error: on_error })
    }

    async fn is_ready(&self) -> bool {
        JsFuture::from(self.ready.clone()).await == Ok(JsValue::TRUE)
    }

    async fn ask(&self, message: JsValue, is_thought: bool) -> Result<JsValue, LinkError> {
        let (id, reply) = self.waiting.borrow_mut().expect_reply(is_thought)?;
        let question = Array::of2(&id.into(), &message);
        self.worker.post_message(&question).map_err(stopped)?;
        JsFuture::from(reply).await.map_err(stopped)
    }
}

impl Drop for Line {
    fn drop(&mut self) {
        self.worker.set_onmessage(None);
        self.worker.set_onerror(None);
        self.worker.terminate();
    }
}

impl Waiting {
    /// Returns a new request's id, and the promise of its reply.
    fn expect_reply(&mut self, is_thought: bool) -> Result<(u32, Promise), LinkError> {
        if let Some(reason) = &self.stopped {
            return Err(LinkError::Stopped(reason.clone()));
        }
        self.last_id = self.last_id.wrapping_add(1);
        let id = self.last_id;
        if is_thought {
            self.thoughts.push(id);
        }
        let reply = Promise::new(&mut |resolve, reject| {
            self.questions.insert(id, (resolve, reject));
        });
        Ok((id, reply))
    }

    /// Handles a message; returns the match to store, if the message contains one.
    fn receive(&mut self, data: JsValue) -> Option<(Keep, Kept)> {
        if data.as_bool() == Some(true) {
            self.settle_ready(true);
        } else if let Some(reason) = data.as_string() {
            self.stop(reason);
        } else {
            let reply: Array = data.unchecked_into();
            if reply.get(0).is_string() {
                let at = [1, 2].map(|place| reply.get(place).as_f64().unwrap_or_default() as u64);
                let kept = Kept { at, text: reply.get(3).as_string().unwrap_or_default() };
                return self.keep.clone().map(|keep| (keep, kept));
            }
            let id = reply.get(0).as_f64().unwrap_or_default() as u32;
            self.thoughts.retain(|thought| *thought != id);
            if let Some((resolve, _)) = self.questions.remove(&id) {
                call(&resolve, &reply.get(1));
            }
        }
        None
    }

    /// Fails the requests that wait for a thought.
    fn stop_thoughts(&mut self, reason: &str) {
        for id in std::mem::take(&mut self.thoughts) {
            if let Some((_, reject)) = self.questions.remove(&id) {
                call(&reject, &reason.into());
            }
        }
    }

    fn stop(&mut self, reason: String) {
        self.settle_ready(false);
        for (_, (_, reject)) in self.questions.drain() {
            call(&reject, &reason.as_str().into());
        }
        if let Some(on_stop) = &self.on_stop {
            on_stop(&reason);
        }
        self.stopped = Some(reason);
    }

    fn settle_ready(&mut self, value: bool) {
        if let Some(settle) = self.settle_ready.take() {
            call(&settle, &value.into());
        }
    }
}

/// Returns the address of `worker.js`, which lies in the folder of the module that contains this code.
fn worker_url() -> Result<String, JsValue> {
    #[wasm_bindgen]
    extern "C" {
        #[wasm_bindgen(thread_local_v2, js_namespace = ["import", "meta"], js_name = url)]
        static MODULE_URL: String;
    }
    let module = MODULE_URL.with(Clone::clone);
    Ok(Url::new_with_base("./worker.js", &module)?.href())
}

fn has_workers() -> bool {
    Reflect::has(&js_sys::global(), &"Worker".into()) == Ok(true)
}

/// Waits in a page; 0 lets the browser draw before the page's own thread is busy.
pub async fn pause(millis: i32) {
    timer(millis).await;
}

/// Starts a timer now; awaiting it later waits only for the rest of the time.
pub fn timer(millis: i32) -> impl Future<Output = ()> {
    let turn = Promise::new(&mut |resolve, _| {
        let window = web_sys::window().expect("only pages wait");
        let timer = window.set_timeout_with_callback_and_timeout_and_arguments_0(&resolve, millis);
        timer.expect("a callback without arguments is accepted");
    });
    let turn = JsFuture::from(turn);
    async move { drop(turn.await) }
}

/// Returns the text of an error; a worker that failed to load reports a bare `Event`, without a message.
fn error_text(event: &ErrorEvent) -> String {
    let message = Reflect::get(event, &"message".into()).ok();
    message.and_then(|text| text.as_string()).unwrap_or_else(|| "it could not be loaded".to_owned())
}

fn call(function: &Function, argument: &JsValue) {
    // `resolve` and `reject` of a promise never throw.
    let _ = function.call1(&JsValue::NULL, argument);
}

fn refused(error: JsValue) -> LinkError {
    LinkError::Refused(reason_of(&error))
}

fn stopped(error: JsValue) -> LinkError {
    LinkError::Stopped(reason_of(&error))
}

fn reason_of(error: &JsValue) -> String {
    error.as_string().unwrap_or_else(|| format!("{error:?}"))
}
