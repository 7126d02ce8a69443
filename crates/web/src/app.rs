//! The page as a whole: which screen is shown, the match that is played, and what every part may ask of it.

use std::rc::Rc;
use std::sync::atomic::{AtomicI32, Ordering};

use leptos::prelude::*;
use leptos::task::spawn_local;
use phrases::Value;
use table::{Language, Refusal, Seat, Seed, Told, Wording};
use wasm_bindgen::JsCast;

use crate::agreement::most_seats;
use crate::archive::{self, Archive, Ending};
use crate::books::Books;
use crate::bot;
use crate::bot_worker::{BotWorker, BotWorkerError, pause, timer};
use crate::clock::Clock;
use crate::game::offer::{Target, example, is_done_at_once};
use crate::game::{Action, CardSet, IS_WINDOW, Setup, State, cards_of};
use crate::glide;
use crate::i18n;
use crate::offer;
use crate::panel::Panel;
use crate::replay::Replay;
use crate::screen::{Screen, go_to};
use crate::session::Session;
use crate::settings::Settings;
use crate::shelf::Shelf;
use crate::storage::{ARCHIVE, DECKS, Keeper, MATCH};

/// The longest that a bot has thought in a window, in milliseconds.
static LONGEST_THOUGHT: AtomicI32 = AtomicI32::new(0);

/// What all parts of the page share.
#[derive(Clone, Copy)]
pub struct App {
    /// What this browser keeps.
    pub keeper: Keeper,
    /// What the person has chosen for this browser.
    pub settings: Settings,
    /// The screen that is shown.
    pub screen: RwSignal<Screen>,
    /// The match that is played.
    pub session: RwSignal<Option<Session>>,
    /// Whether another page of this browser goes on with the match.
    pub is_elsewhere: RwSignal<bool>,
    /// The matches beside it that this browser keeps.
    pub archive: RwSignal<Archive>,
    /// What was picked of the present decision.
    pub picked: RwSignal<Vec<Target>>,
    /// The action that was refused last, and why.
    pub refused: RwSignal<Option<(Action, Refusal)>>,
    /// Whether the list shows what is not possible now.
    pub why_not: RwSignal<bool>,
    /// What the side panel shows.
    pub panel: RwSignal<Option<Panel>>,
    /// Whether the log's drawer is open, where it is one.
    pub log_open: RwSignal<bool>,
    /// What went wrong with the opponent.
    pub trouble: RwSignal<Option<String>>,
    /// What the replay shows.
    pub replay: RwSignal<Option<Replay>>,
    /// Whether a match that is only watched stands still.
    pub is_paused: RwSignal<bool>,
    /// The time for a decision.
    pub clock: Clock,
    /// The custom decks of this browser.
    pub shelf: RwSignal<Shelf>,
    /// The custom deck of each seat by name, for the next match; none where it is chosen at the table.
    pub seat_decks: RwSignal<Vec<Option<String>>>,
    /// The rulebook.
    pub books: Books,
    worker: StoredValue<Option<Rc<BotWorker>>, LocalStorage>,
    /// What had the focus before the side panel was opened.
    opener: StoredValue<Option<web_sys::Element>, LocalStorage>,
}

impl App {
    /// The page at its start.
    #[must_use]
    pub fn new() -> Self {
        let keeper = Keeper::new();
        let settings = Settings::load(keeper);
        let shelf = RwSignal::new(Shelf::load(keeper));
        Effect::new(move |before: Option<String>| {
            let text = shelf.with(|shelf| shelf.to_text(&CardSet::house()));
            if before.is_some_and(|before| before != text) {
                keeper.write(&DECKS, &text);
            }
            text
        });
        Self {
            keeper,
            settings,
            books: Books::fetch(),
            screen: RwSignal::new(Screen::of_address()),
            session: RwSignal::new(None),
            is_elsewhere: RwSignal::new(false),
            archive: kept_matches(keeper),
            picked: RwSignal::new(Vec::new()),
            refused: RwSignal::new(None),
            why_not: RwSignal::new(false),
            panel: RwSignal::new(None),
            log_open: RwSignal::new(false),
            trouble: RwSignal::new(None),
            replay: RwSignal::new(None),
            is_paused: RwSignal::new(false),
            clock: Clock::new(),
            shelf,
            seat_decks: RwSignal::new(vec![None; most_seats()]),
            worker: StoredValue::new_local(None),
            opener: StoredValue::new_local(None),
        }
    }

    /// Goes on with the match that this browser remembers, or says why not.
    pub fn remember(&self) {
        let Some(found) = self.keeper.read(&MATCH) else { return };
        match Session::resume(&found.text) {
            Ok(session) => {
                self.is_paused.set(session.people().is_empty());
                self.change(|present| *present = Some(session));
            }
            Err(why) => self.keeper.refuse_as(&MATCH, &why),
        }
    }

    /// Starts the bots' worker once the first screen is shown, so that nothing needs to be fetched later. Whether it
    /// cannot be started is told when a bot is asked.
    pub fn wake_bots(self) {
        spawn_local(async move {
            pause(0).await;
            drop(self.worker());
        });
    }

    /// The language now; whoever asks is told when it changes.
    pub fn language(&self) -> Language {
        self.settings.language.get()
    }

    /// The cards of the screen that is shown: those of its match, or the house set.
    pub fn cards(&self) -> CardSet {
        let of = |setup: &Setup| cards_of(setup);
        let of_match = match self.screen.get_untracked() {
            Screen::Cards | Screen::Deck(_) => None,
            Screen::Replay => {
                self.replay.with_untracked(|replay| replay.as_ref().map(|replay| of(replay.record.setup())))
            }
            _ => self.session.with_untracked(|session| session.as_ref().map(|session| of(session.setup()))),
        };
        of_match.unwrap_or_else(CardSet::house)
    }

    /// A message of the page.
    pub fn say(&self, id: &str) -> String {
        i18n::say(self.language(), id, &[])
    }

    /// A message of the page with values.
    pub fn say_with(&self, id: &str, values: &[(&str, Value<'_>)]) -> String {
        i18n::say(self.language(), id, values)
    }

    /// Shows the table of a match that was dealt.
    pub fn begin(&self, session: Session) {
        self.begin_with(session.with_limit(self.settings.limit.get_untracked()));
    }

    fn begin_with(&self, session: Session) {
        // A new match is this page's own.
        self.is_elsewhere.set(false);
        self.leave();
        self.trouble.set(None);
        self.is_paused.set(false);
        self.clear();
        self.change(|present| *present = Some(session));
        go_to(&Screen::Table);
    }

    /// Puts the match that goes on beside, where a person has decided something in it: another takes its place.
    fn leave(&self) {
        let left = self.session.with_untracked(|session| {
            let session = session.as_ref().filter(|session| session.outcome().is_none() && session.has_begun())?;
            Some(kept_now(session))
        });
        if let Some(entry) = left {
            self.archive.update(|archive| archive.put(entry));
        }
    }

    /// Goes on with a match that was left; the one that goes on now takes its place.
    ///
    /// # Errors
    /// Why it cannot be gone on with; it is kept.
    pub fn take_up(&self, place: usize) -> Result<(), Wording> {
        let text = self.archive.with_untracked(|archive| archive.get(place).map(|entry| entry.text.clone()));
        let Some(text) = text else { return Ok(()) };
        let session = Session::resume(&text)?;
        self.archive.update(|archive| drop(archive.take(place)));
        self.begin_with(session);
        Ok(())
    }

    /// The match that has ended is kept, to look back at.
    pub fn keep_the_finished(&self) {
        let finished = self.session.with_untracked(|session| {
            session.as_ref().filter(|session| session.outcome().is_some() && session.has_begun()).map(kept_now)
        });
        if let Some(entry) = finished {
            self.settings.played.set("yes".to_owned());
            if self.archive.with_untracked(|archive| archive.over().all(|(_, known)| known.text != entry.text)) {
                self.archive.update(|archive| archive.put(entry));
            }
        }
    }

    /// The same table once more, with another deal.
    pub fn rematch(&self) {
        let again = self.session.with_untracked(|session| session.as_ref().map(|session| session.again(random_seed())));
        if let Some(session) = again {
            self.begin_with(session);
        }
    }

    /// A person takes the place before the screen.
    pub fn take_place(&self, seat: Seat) {
        self.clear();
        self.change(|session| {
            if let Some(session) = session {
                session.take_place(seat);
            }
        });
        request_animation_frame(|| focus("#question"));
    }

    /// Switches a standing order of the person before the screen.
    pub fn switch_stop(&self, name: &str) {
        self.session.update(|session| {
            if let Some(session) = session {
                session.switch_stop(name);
                self.keeper.write(&MATCH, &session.to_text());
            }
        });
    }

    /// Stops a match that is only watched, or lets it go on.
    pub fn pause_or_go_on(&self) {
        self.is_paused.update(|paused| *paused = !*paused);
        if !self.is_paused.get_untracked() {
            self.go_on();
        }
    }

    /// Lets a match that stands still go on by one decision.
    pub fn step(&self) {
        self.is_paused.set(true);
        self.ask_next_bot(0);
    }

    /// Carries out an action of the person.
    pub fn act(&self, action: Action) {
        let refusal = self.refusal(action);
        if refusal.is_some() {
            self.refused.set(refusal.map(|refusal| (action, refusal)));
            return;
        }
        self.clear();
        self.change(|session| {
            if let Some(session) = session {
                // Refusals were looked at above; nothing else can happen to an action of a seat of this table.
                let _ = session.act(action);
            }
        });
    }

    /// What the rules say for a person who does not answer is done.
    pub fn answer_by_default(&self) {
        self.clear();
        self.change(|session| {
            if let Some(session) = session {
                session.answer_by_default();
            }
        });
    }

    /// A person gives the match up.
    pub fn concede(&self, seat: Seat) {
        self.close_panel();
        self.log_open.set(false);
        self.clear();
        self.change(|session| {
            if let Some(session) = session {
                // Who may not any more, because the match went on meanwhile, is out already.
                let _ = session.concede(seat);
            }
        });
    }

    /// Takes back what the person composes, where the rules allow it; says whether they do.
    pub fn take_back(&self) -> bool {
        if self.session.with_untracked(|session| session.as_ref().map_or(0, Session::may_take_back)) == 0 {
            return false;
        }
        self.clear();
        self.change(|session| {
            if let Some(session) = session {
                session.take_back();
            }
        });
        true
    }

    /// Goes back to the person's last decision.
    pub fn undo(&self) {
        self.clear();
        self.change(|session| {
            if let Some(session) = session {
                session.undo();
            }
        });
    }

    /// Why the person may not do this now.
    pub fn refusal(&self, action: Action) -> Option<Refusal> {
        self.session.with_untracked(|session| session.as_ref()?.refusal(action))
    }

    /// Reads something off the referee in the words of the game.
    pub fn with_referee<R>(&self, read: impl FnOnce(&State) -> R) -> Option<R> {
        self.session.with_untracked(|session| session.as_ref().map(|session| read(session.referee())))
    }

    /// An action of the person in the words of the game.
    pub fn label(&self, action: Action) -> String {
        let language = self.language();
        self.session
            .with_untracked(|session| {
                let session = session.as_ref()?;
                Some(session.referee().label(session.me()?, action, language))
            })
            .unwrap_or_default()
    }

    /// The person points at something: what fits is done or narrows the list, what does not is explained.
    pub fn pick(&self, target: Target) {
        let Some(me) = self.me() else { return };
        let actions = self.actions();
        let mut next = self.picked.get_untracked();
        if next.contains(&target) {
            next.retain(|picked| *picked != target);
            self.picked.set(next);
            return;
        }
        next.push(target);
        let mut rest = offer::narrowed(me, &actions, &next);
        if rest.is_empty() {
            next = vec![target];
            rest = offer::narrowed(me, &actions, &next);
        }
        match rest.as_slice() {
            [] => self.explain(me, target),
            [only] if is_done_at_once(*only, &next) => self.act(*only),
            _ => {
                self.refused.set(None);
                self.why_not.set(false);
                self.picked.set(next);
            }
        }
    }

    /// Says why nothing can be done with a target now.
    fn explain(&self, me: Seat, target: Target) {
        let action = example(self, me, target);
        if let Some(refusal) = self.refusal(action) {
            self.refused.set(Some((action, refusal)));
        }
    }

    /// Opens the side panel and takes the reader there.
    pub fn show(&self, panel: Panel) {
        if self.panel.get_untracked().is_none() {
            self.opener.set_value(document().active_element());
        }
        self.panel.set(Some(panel));
        request_animation_frame(|| focus("#panel-title"));
    }

    /// Closes the side panel and takes the reader back to where it was opened.
    pub fn close_panel(&self) {
        self.panel.set(None);
        let opener = self.opener.get_value().and_then(|opener| opener.dyn_into::<web_sys::HtmlElement>().ok());
        if let Some(opener) = opener.filter(|opener| opener.is_connected()) {
            let options = web_sys::FocusOptions::new();
            options.set_prevent_scroll(true);
            let _ = opener.focus_with_options(&options);
        }
    }

    /// Opens the clause with this id.
    pub fn show_clause(&self, id: &str) {
        self.show(Panel::Clause(id.to_owned()));
    }

    /// Goes one step back in what is open: a panel, a refusal, a pick.
    pub fn step_back(&self) {
        if self.panel.get_untracked().is_some() {
            self.close_panel();
        } else if self.log_open.get_untracked() {
            self.log_open.set(false);
        } else if self.refused.get_untracked().is_some() {
            self.refused.set(None);
        } else if self.why_not.get_untracked() {
            self.why_not.set(false);
        } else {
            self.picked.update(|picked| picked.truncate(picked.len().saturating_sub(1)));
        }
    }

    /// The person before the screen.
    pub fn me(&self) -> Option<Seat> {
        self.session.with_untracked(|session| session.as_ref().and_then(Session::me))
    }

    /// The person's legal actions.
    fn actions(&self) -> Vec<Action> {
        self.session.with_untracked(|session| session.as_ref().map(Session::actions).unwrap_or_default())
    }

    /// Every change of the match comes through here: things move, the browser remembers, the next bot is asked. When
    /// another person must take the place before the screen, nothing of the former one stays behind.
    fn change(&self, change: impl FnOnce(&mut Option<Session>)) {
        let mut change = Some(change);
        self.change_by(&mut |session| {
            if let Some(change) = change.take() {
                change(session);
            }
        });
    }

    /// [`App::change`], once for all changes: it is long.
    fn change_by(&self, change: &mut dyn FnMut(&mut Option<Session>)) {
        if self.is_elsewhere.get_untracked() {
            return;
        }
        let before = self.session.with_untracked(|session| session.as_ref().map(Session::view));
        let offered = self.actions();
        let places = before.as_ref().filter(|_| self.settings.may_move()).map(|_| glide::measure());
        self.session.update(|session| {
            change(session);
            if let Some(session) = session.as_mut().filter(|session| session.hand_over().is_some()) {
                session.leave_place();
            }
        });
        // While several decide at once, what the others do does not disturb.
        if self.actions() != offered {
            self.clear();
        }
        self.session.with_untracked(|session| {
            if let Some(session) = session {
                self.keeper.write(&MATCH, &session.to_text());
                if session.hand_over().is_some() {
                    self.panel.set(None);
                    self.log_open.set(false);
                } else if let (Some(before), Some(places)) = (before, places) {
                    glide::flip(places, before, session.view());
                }
            }
        });
        self.go_on();
    }

    /// Nothing is picked, refused or asked about any more.
    fn clear(&self) {
        self.picked.set(Vec::new());
        self.refused.set(None);
        self.why_not.set(false);
    }

    /// Asks the next bot, and shows the result when the match is over.
    fn go_on(&self) {
        let app = *self;
        self.clock.start(app);
        let now = self.session.with_untracked(|session| {
            session.as_ref().map(|session| (session.outcome().is_some(), session.is_mine(), session.version))
        });
        match now {
            Some((true, _, version)) => spawn_local(async move {
                pause(app.settings.delay()).await;
                if app.is_at(version) && app.screen.get_untracked() == Screen::Table {
                    go_to(&Screen::End);
                }
            }),
            // Nobody waits for bots that choose at the same time as a person.
            Some((false, is_mine, _)) if !self.is_paused.get_untracked() => {
                self.ask_next_bot(if is_mine { 0 } else { self.settings.delay() });
            }
            _ => {}
        }
    }

    /// Asks a bot that must decide, after a while.
    fn ask_next_bot(&self, delay: i32) {
        let app = *self;
        let next = self.session.with_untracked(|session| {
            let session = session.as_ref()?;
            let (seat, level) = session.asked_bot()?;
            Some((
                seat,
                level,
                session.version,
                self.is_paused.get_untracked(),
                IS_WINDOW.is_some_and(|is_window| is_window(&session.view())),
            ))
        });
        let Some((seat, level, version, was_paused, is_window)) = next else { return };
        let delay = if is_window { self.settings.grace() } else { delay };
        spawn_local(async move {
            // However soon the bot knows its answer, it comes after the same time: a quick one would tell that there was
            // nothing to think about.
            let grace = timer(delay);
            let record = app.session.with_untracked(|session| session.as_ref().map(Session::record));
            let Some(record) = record else { return };
            let asked_at = if IS_WINDOW.is_some() { js_sys::Date::now() } else { 0.0 };
            let answer = app.ask_bot(bot::message(level, seat, &record.to_string())).await;
            grace.await;
            if IS_WINDOW.is_some() && is_window && level.player().budget().is_some() {
                // A bot thinks ahead only where it has a choice, so each window takes as long as its longest thought.
                let took = (js_sys::Date::now() - asked_at) as i32;
                let longest = LONGEST_THOUGHT.fetch_max(took, Ordering::Relaxed).max(took);
                pause(longest - took).await;
            }
            // A match that was stopped meanwhile goes on by itself only when somebody wants it to.
            if app.is_at(version) && app.is_paused.get_untracked() == was_paused {
                app.take_answer(seat, &answer);
            }
        });
    }

    /// Asks the opponent once more, after trouble.
    pub fn ask_again(&self) {
        self.trouble.set(None);
        self.worker.set_value(None);
        self.go_on();
    }

    /// The bots' worker, which is started when there is none.
    fn worker(&self) -> Result<Rc<BotWorker>, BotWorkerError> {
        let worker = self.worker.get_value().map_or_else(|| BotWorker::spawn().map(Rc::new), Ok)?;
        self.worker.set_value(Some(Rc::clone(&worker)));
        Ok(worker)
    }

    async fn ask_bot(&self, message: String) -> String {
        let answer = match self.worker() {
            Ok(worker) => worker.ask(message).await,
            Err(error) => Err(error),
        };
        answer.unwrap_or_else(|error| format!("error: {error}"))
    }

    fn take_answer(&self, seat: Seat, answer: &str) {
        match answer.parse::<Action>() {
            Ok(action) => self.change(|session| {
                if let Some(session) = session
                    && let Err(error) = session.act_for_bot(seat, action)
                {
                    self.trouble.set(Some(error.to_string()));
                }
            }),
            Err(_) => self.trouble.set(Some(answer.to_owned())),
        }
    }

    fn is_at(&self, version: u64) -> bool {
        self.session.with_untracked(|session| session.as_ref().is_some_and(|session| session.version == version))
    }
}

/// The matches that the browser keeps, which are kept again with every change.
fn kept_matches(keeper: Keeper) -> RwSignal<Archive> {
    let read = keeper.read(&ARCHIVE).map(|found| found.text.parse::<Archive>());
    if matches!(read, Some(Err(_))) {
        keeper.refuse(&ARCHIVE, "kept-damaged");
    }
    let archive = RwSignal::new(read.and_then(Result::ok).unwrap_or_default());
    Effect::new(move |before: Option<Archive>| {
        let now = archive.get();
        if before.is_some_and(|before| before != now) {
            keeper.write(&ARCHIVE, &now.to_string());
        }
        now
    });
    archive
}

/// A match as it is kept now.
fn kept_now(session: &Session) -> archive::Entry {
    archive::Entry {
        at: (js_sys::Date::now() / 1000.0) as u64,
        chairs: session.chairs().to_vec(),
        turn: session.view().turn.into(),
        ending: session.outcome().map(|outcome| Ending::of(&outcome, session.chairs())),
        text: session.to_text(),
    }
}

/// Puts the focus on the first element that the selector names, without scrolling there.
pub fn focus(selector: &str) {
    if let Ok(Some(element)) = document().query_selector(selector)
        && let Ok(element) = element.dyn_into::<web_sys::HtmlElement>()
    {
        let options = web_sys::FocusOptions::new();
        options.set_prevent_scroll(true);
        let _ = element.focus_with_options(&options);
    }
}

/// A seed from the browser's own source of chance.
#[must_use]
pub fn random_seed() -> Seed {
    let mut bytes = [0; 8];
    if let Ok(crypto) = window().crypto() {
        let _ = crypto.get_random_values_with_u8_array(&mut bytes);
    }
    Seed::from(u64::from_le_bytes(bytes))
}
