//! Answers requests while computer players think on other threads.
//!
//! A `match.bot` that is sent on a line by itself is computed on a separate thread. Until its answer is there, lines
//! that name the same match wait, which keeps the requests of each match in order; all other lines are answered at
//! once, and so is `match.cancel`.

use std::collections::{BTreeMap, VecDeque};
use std::io::{self, BufRead, Write};
use std::sync::mpsc::{Receiver, SyncSender, sync_channel};
use std::thread;

use bots::Stop;
use serde_json::{Value, json};

use crate::lines::{Line, Lines};
use crate::player::{Answer, Thought};
use crate::reply::{self, Fault};
use crate::{Engine, LONGEST_LINE, MOST_THOUGHTS, MOST_WAITING};

/// An event that the engine's main loop waits for.
enum News {
    /// A line was read, or `None` at the end of the input.
    Line(Option<io::Result<Line>>),
    /// A player has finished thinking; with the id of the request.
    Thought(Box<Thought>, Option<Value>, Answer),
}

/// An engine together with the thoughts that are under way.
pub(crate) struct Beside<W> {
    engine: Engine,
    output: W,
    news: SyncSender<News>,
    /// The thoughts, keyed by the name of their match, each with the lines that wait for it.
    thoughts: BTreeMap<String, (Stop, VecDeque<Value>)>,
}

/// Answers every line of the input, until the input has ended and every thought has been answered.
pub(crate) fn run(engine: Engine, input: impl BufRead + Send + 'static, output: impl Write) -> io::Result<()> {
    let (news, inbox) = sync_channel(MOST_WAITING);
    let reader = news.clone();
    // This thread is not joined at the end: it may be blocked on an input that nobody closes.
    thread::Builder::new().spawn(move || {
        for line in Lines::new(input, LONGEST_LINE) {
            if reader.send(News::Line(Some(line))).is_err() {
                return;
            }
        }
        let _ = reader.send(News::Line(None));
    })?;
    Beside { engine, output, news, thoughts: BTreeMap::new() }.answer_all(&inbox)
}

impl<W: Write> Beside<W> {
    fn answer_all(mut self, inbox: &Receiver<News>) -> io::Result<()> {
        let mut has_ended = false;
        while !(has_ended && self.thoughts.is_empty()) {
            let Ok(news) = inbox.recv() else { return Ok(()) };
            let answered = match news {
                News::Line(None) => {
                    has_ended = true;
                    Ok(())
                }
                News::Line(Some(line)) => match Engine::read(line?) {
                    Ok(None) => Ok(()),
                    Ok(Some(request)) => self.take(request),
                    Err(failure) => self.write(Some(failure)),
                },
                News::Thought(thought, id, answer) => self.thought(&thought, id, answer),
            };
            match answered {
                // A reader that has gone away ends the run without an error.
                Err(error) if error.kind() == io::ErrorKind::BrokenPipe => return Ok(()),
                other => other?,
            }
        }
        Ok(())
    }

    /// Answers a message, starts a thought for it, or puts it in the queue of its match.
    fn take(&mut self, message: Value) -> io::Result<()> {
        let is_cancel = message["method"] == "match.cancel";
        let busy = names(&message).find(|name| self.thoughts.contains_key(*name)).map(str::to_owned);
        if let Some((stop, waiting)) = busy.and_then(|name| self.thoughts.get_mut(&name)) {
            let id = message.get("id").cloned();
            if is_cancel {
                stop.stop();
                return self.write(id.map(|id| reply::result(id, json!({ "cancelled": true }))));
            }
            if waiting.len() >= MOST_WAITING {
                return self.write(id.map(|id| reply::failure(id, Fault::too_many_waiting(MOST_WAITING))));
            }
            waiting.push_back(message);
            return Ok(());
        }
        if message["method"] == "match.bot" && self.thoughts.len() < MOST_THOUGHTS {
            return match self.engine.begin(message) {
                Ok((thought, id)) => self.think(thought, id),
                Err(answer) => self.write(answer),
            };
        }
        let answer = self.engine.answer(message);
        self.write(answer)
    }

    fn think(&mut self, thought: Thought, id: Option<Value>) -> io::Result<()> {
        self.thoughts.insert(thought.name.clone(), (thought.stop.clone(), VecDeque::new()));
        let news = self.news.clone();
        let thought = Box::new(thought);
        thread::Builder::new().spawn(move || {
            let answer = thought.think();
            // The send fails when the engine has ended, and then the answer is not needed.
            let _ = news.send(News::Thought(thought, id, answer));
        })?;
        Ok(())
    }

    fn thought(&mut self, thought: &Thought, id: Option<Value>, answer: Answer) -> io::Result<()> {
        let waiting = self.thoughts.remove(&thought.name).map_or_else(VecDeque::new, |(_, waiting)| waiting);
        let answer = self.engine.finish(thought, id, answer);
        self.write(answer)?;
        waiting.into_iter().try_for_each(|message| self.take(message))
    }

    fn write(&mut self, answer: Option<Value>) -> io::Result<()> {
        let Some(answer) = answer else { return Ok(()) };
        serde_json::to_writer(&mut self.output, &answer)?;
        self.output.write_all(b"\n")?;
        self.output.flush()
    }
}

/// Returns the names of the matches that a message refers to: one, or those of every request in a batch.
fn names(message: &Value) -> impl Iterator<Item = &str> {
    let (one, batch) = match message {
        Value::Array(batch) => (None, Some(batch.iter())),
        one => (Some(one), None),
    };
    one.into_iter().chain(batch.into_iter().flatten()).filter_map(|request| request["params"]["match"].as_str())
}

impl Answer {
    /// Returns the action, or the error that says why there is none.
    pub(crate) fn action(self, dropped: impl FnOnce() -> Option<String>) -> Result<String, Fault> {
        match self {
            Self::Action(action) => Ok(action),
            Self::Stopped => Err(Fault::cancelled()),
            Self::Failed => Err(Fault::internal(dropped().as_deref())),
        }
    }
}
