//! The workers' side of the desk. The same script is started twice: one worker keeps the match and answers the page,
//! the other thinks for the bots. They talk to each other over a separate port, so that the thoughts of a bot never
//! pass through the page.
//!
//! Messages to a worker are `[id, request]`, or once `["table", port]` or `["thinker", port]`; messages from it are
//! `[id, reply]` and `["kept", version, question, text]`.

use std::cell::RefCell;
use std::collections::VecDeque;

use js_sys::Array;
use protocol::{DeskReply, DeskRequest};
use table::Step;
use wasm_bindgen::prelude::*;
use web_sys::{DedicatedWorkerGlobalScope, MessageEvent, MessagePort};

use super::packed::{pack, unpack};
use super::table::{Answer, Table, ToThink};
use super::thinker::{Question, Thinker};
use crate::game::{Action, ViewDocument};

/// The state of a worker.
#[derive(Default)]
struct Room {
    table: Table,
    thinker: Thinker,
    /// The port to the other worker.
    port: Option<MessagePort>,
    /// The questions that the other worker is thinking about, the oldest first, with the requests that wait for them.
    asked: VecDeque<(JsValue, ToThink)>,
    /// What the thinker knows: the number of a match, and its steps.
    known: (u32, Vec<Step<Action>>),
}

thread_local! {
    static ROOM: RefCell<Room> = RefCell::default();
}

/// Answers every message from now on, and reports that the worker is ready.
pub fn listen() {
    let scope = scope();
    hear(&|listener| scope.set_onmessage(Some(listener)), |event| {
        let message: Array = event.data().unchecked_into();
        match (message.get(0).as_string().as_deref(), message.get(1)) {
            (Some("table"), port) => open(port.unchecked_into(), take_thought),
            (Some("thinker"), port) => open(port.unchecked_into(), think),
            (_, request) => answer(message.get(0), unpack(&request)),
        }
    });
    post(|| scope.post_message(&JsValue::TRUE));
}

fn scope() -> DedicatedWorkerGlobalScope {
    js_sys::global().unchecked_into()
}

/// Sets a listener that lives as long as the worker.
fn hear(set: &dyn Fn(&js_sys::Function), heard: impl Fn(MessageEvent) + 'static) {
    let listener = Closure::<dyn Fn(MessageEvent)>::new(heard);
    set(listener.as_ref().unchecked_ref());
    listener.forget();
}

/// Opens the port to the other worker.
fn open(port: MessagePort, heard: fn(JsValue)) {
    hear(&|listener| port.set_onmessage(Some(listener)), move |event| heard(event.data()));
    ROOM.with_borrow_mut(|room| room.port = Some(port));
}

/// Answers a request of the page.
fn answer(id: JsValue, request: Option<DeskRequest>) {
    let Some(request) = request else { return reply(&id, &DeskReply::Nothing) };
    let answer = ROOM.with_borrow_mut(|room| match request {
        DeskRequest::Think(version, is_here) => {
            room.think(&id, version, is_here).map(|reply| Answer { reply, is_changed: false })
        }
        request => Some(room.table.answer(request)),
    });
    let Some(Answer { reply: said, is_changed }) = answer else { return };
    reply(&id, &said);
    if is_changed && let Some(kept) = ROOM.with_borrow(|room| room.table.kept()) {
        let [version, question] = kept.at.map(|number| JsValue::from(number as f64));
        let message = Array::of4(&"kept".into(), &version, &question, &kept.text.into());
        post(|| scope().post_message(&message));
    }
}

impl Room {
    /// Sends the question to the thinker; without a thinker, thinks at once.
    fn think(&mut self, id: &JsValue, version: u64, is_here: bool) -> Option<DeskReply<ViewDocument>> {
        let Some(asked) = self.table.to_think(version) else { return Some(DeskReply::Nothing) };
        let Some(port) = self.port.as_ref().filter(|_| !is_here) else {
            let thought = self.table.think(&asked);
            return Some(self.table.take_thought(&asked, thought));
        };
        let (number, steps) = &mut self.known;
        let known = self.table.match_for(steps, number)?;
        let question = Question { known, seat: asked.seat.0, level: asked.level.to_string() };
        post(|| port.post_message(&pack(&question)));
        self.asked.push_back((id.clone(), asked));
        None
    }
}

/// Handles the thinker's answer to the oldest question.
fn take_thought(answer: JsValue) {
    let answer = answer.as_string().unwrap_or_default();
    let done = ROOM.with_borrow_mut(|room| {
        let (id, asked) = room.asked.pop_front()?;
        let thought = answer.parse::<Action>().map_err(|_| answer);
        if thought.is_err() {
            // Whatever the thinker knows, it is told everything next time.
            room.known = (0, Vec::new());
        }
        Some((id, room.table.take_thought(&asked, thought)))
    });
    if let Some((id, done)) = done {
        reply(&id, &done);
    }
}

/// Answers a question of the table for a bot.
fn think(question: JsValue) {
    let question = unpack(&question);
    ROOM.with_borrow_mut(|room| {
        let answer = room.thinker.answer(question);
        if let Some(port) = &room.port {
            post(|| port.post_message(&answer.into()));
        }
    });
}

fn reply(id: &JsValue, reply: &DeskReply<ViewDocument>) {
    let message = Array::of2(id, &pack(reply));
    post(|| scope().post_message(&message));
}

fn post(send: impl FnOnce() -> Result<(), JsValue>) {
    send().expect("strings, numbers and bytes can be posted");
}
