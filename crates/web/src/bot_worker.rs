//! The bot in a Web Worker, so that its thinking never freezes the page.
//!
//! Messages to the worker are `[id, text]`, its answers `[id, text]` too.
//! Before the first answer it says `true` once (ready) or a string (why it
//! could not start). Where there are no module workers, or ours cannot start,
//! the answer is computed on the page's own thread.

use std::cell::RefCell;
use std::collections::HashMap;
use std::rc::Rc;

use js_sys::{Array, Function, Promise, Reflect};
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::JsFuture;
use web_sys::{DedicatedWorkerGlobalScope, ErrorEvent, MessageEvent, Url, Worker};
use web_sys::{WorkerOptions, WorkerType};

use crate::bot;

/// Why the bot gave no answer.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum BotWorkerError {
    /// The browser knows workers but refused to make ours.
    #[error("the bot could not be started: {0}")]
    Refused(String),
    /// The worker stopped while it worked; spawn a new one.
    #[error("the bot stopped: {0}")]
    Stopped(String),
}

/// A handle on the bot. Dropping it ends the worker.
pub struct BotWorker {
    /// `None` where the browser has no workers.
    link: Option<Link>,
}

impl BotWorker {
    /// Starts the worker beside this module, without waiting for it.
    ///
    /// # Errors
    /// [`BotWorkerError::Refused`] where the browser forbids it (a strict
    /// Content-Security-Policy, for one). No worker support is no error.
    pub fn spawn() -> Result<Self, BotWorkerError> {
        let link = if has_workers() { Some(Link::open().map_err(refused)?) } else { None };
        Ok(Self { link })
    }

    /// Sends `message` and waits for its answer. Several may be under way.
    ///
    /// # Errors
    /// [`BotWorkerError::Stopped`] when the worker fails before it answers.
    pub async fn ask(&self, message: String) -> Result<String, BotWorkerError> {
        match &self.link {
            Some(link) if link.is_ready().await => link.ask(&message).await,
            _ => {
                pause(0).await;
                Ok(bot::answer(&message))
            }
        }
    }
}

/// The worker's side: answers every message from now on, then says it is ready.
pub fn listen() {
    let scope: DedicatedWorkerGlobalScope = js_sys::global().unchecked_into();
    let out = scope.clone();
    let on_message = Closure::<dyn Fn(MessageEvent)>::new(move |event: MessageEvent| {
        let question: Array = event.data().unchecked_into();
        let text = question.get(1).as_string().unwrap_or_default();
        let reply = Array::of2(&question.get(0), &bot::answer(&text).into());
        post(|| out.post_message(&reply));
    });
    scope.set_onmessage(Some(on_message.as_ref().unchecked_ref()));
    on_message.forget(); // lives as long as the worker
    post(|| scope.post_message(&JsValue::TRUE));
}

/// An open connection to a worker.
struct Link {
    worker: Worker,
    /// Settles once with `true` (ready) or `false` (it never will be).
    ready: Promise,
    waiting: Rc<RefCell<Waiting>>,
    _on_message: Closure<dyn Fn(MessageEvent)>,
    _on_error: Closure<dyn Fn(ErrorEvent)>,
}

/// Who waits for what; shared with the two event handlers.
#[derive(Default)]
struct Waiting {
    last_id: u32,
    settle_ready: Option<Function>,
    questions: HashMap<u32, (Function, Function)>,
    stopped: Option<String>,
}

impl Link {
    fn open() -> Result<Self, JsValue> {
        let options = WorkerOptions::new();
        options.set_type(WorkerType::Module);
        let worker = Worker::new_with_options(&worker_url()?, &options)?;
        let waiting = Rc::new(RefCell::new(Waiting::default()));
        let ready = Promise::new(&mut |resolve, _| {
            waiting.borrow_mut().settle_ready = Some(resolve);
        });

        let shared = Rc::clone(&waiting);
        let on_message = Closure::<dyn Fn(MessageEvent)>::new(move |event: MessageEvent| {
            shared.borrow_mut().receive(event.data());
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

    async fn ask(&self, message: &str) -> Result<String, BotWorkerError> {
        let (id, reply) = self.waiting.borrow_mut().expect_reply()?;
        let question = Array::of2(&id.into(), &message.into());
        self.worker.post_message(&question).map_err(stopped)?;
        let text = JsFuture::from(reply).await.map_err(stopped)?;
        Ok(text.as_string().unwrap_or_default())
    }
}

impl Drop for Link {
    fn drop(&mut self) {
        self.worker.set_onmessage(None);
        self.worker.set_onerror(None);
        self.worker.terminate();
    }
}

impl Waiting {
    /// A new question's id, and the promise of its answer.
    fn expect_reply(&mut self) -> Result<(u32, Promise), BotWorkerError> {
        if let Some(reason) = &self.stopped {
            return Err(BotWorkerError::Stopped(reason.clone()));
        }
        self.last_id = self.last_id.wrapping_add(1);
        let id = self.last_id;
        let reply = Promise::new(&mut |resolve, reject| {
            self.questions.insert(id, (resolve, reject));
        });
        Ok((id, reply))
    }

    fn receive(&mut self, data: JsValue) {
        if data.as_bool() == Some(true) {
            self.settle_ready(true);
        } else if let Some(reason) = data.as_string() {
            self.stop(reason);
        } else {
            let reply: Array = data.unchecked_into();
            let id = reply.get(0).as_f64().unwrap_or_default() as u32;
            if let Some((resolve, _)) = self.questions.remove(&id) {
                call(&resolve, &reply.get(1));
            }
        }
    }

    fn stop(&mut self, reason: String) {
        self.settle_ready(false);
        for (_, (_, reject)) in self.questions.drain() {
            call(&reject, &reason.as_str().into());
        }
        self.stopped = Some(reason);
    }

    fn settle_ready(&mut self, value: bool) {
        if let Some(settle) = self.settle_ready.take() {
            call(&settle, &value.into());
        }
    }
}

/// `worker.js` lies beside the module that holds this code, wherever that is.
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

/// A time that runs from now on; whoever awaits it later waits for the rest.
pub fn timer(millis: i32) -> impl Future<Output = ()> {
    let turn = Promise::new(&mut |resolve, _| {
        let window = web_sys::window().expect("only pages wait");
        let timer = window.set_timeout_with_callback_and_timeout_and_arguments_0(&resolve, millis);
        timer.expect("a callback without arguments is accepted");
    });
    let turn = JsFuture::from(turn);
    async move { drop(turn.await) }
}

/// A worker that failed to load reports a bare `Event`, without a message.
fn error_text(event: &ErrorEvent) -> String {
    let message = Reflect::get(event, &"message".into()).ok();
    message.and_then(|text| text.as_string()).unwrap_or_else(|| "it could not be loaded".to_owned())
}

fn call(function: &Function, argument: &JsValue) {
    // `resolve` and `reject` of a promise never throw.
    let _ = function.call1(&JsValue::NULL, argument);
}

fn post(send: impl FnOnce() -> Result<(), JsValue>) {
    send().expect("strings and numbers can be posted");
}

fn refused(error: JsValue) -> BotWorkerError {
    BotWorkerError::Refused(text_of(&error))
}

fn stopped(error: JsValue) -> BotWorkerError {
    BotWorkerError::Stopped(text_of(&error))
}

fn text_of(error: &JsValue) -> String {
    error.as_string().unwrap_or_else(|| format!("{error:?}"))
}
