//! The state of the whole page: the screen that is shown, the match that is played, and the operations for all parts
//! of the page.

mod answers;
mod kept;
mod lesson;

use std::collections::BTreeSet;
use std::sync::atomic::{AtomicI32, Ordering};

use leptos::prelude::*;
use leptos::task::spawn_local;
use phrases::Value;
use protocol::{DeskReply, DeskRequest};
use table::{Language, Seat, Seed, Wording};
use wasm_bindgen::JsCast;

use crate::agreement::most_seats;
use crate::archive::Archive;
use crate::books::Books;
use crate::clock::Clock;
use crate::desk::{Desk, LinkError, NewMatch, Refused, Reply, Shown, ToldLine, Watched, pause, timer};
use crate::game::offer::Target;
use crate::game::{Action, CardSet, IS_WINDOW, Stops};
use crate::glide;
use crate::i18n;
use crate::later::{self, Later};
use crate::lessons::Lessons;
use crate::moment::Moments;
use crate::panel::Panel;
use crate::planner::Plans;
use crate::reach::Reach;
use crate::screen::{Screen, go_to};
use crate::settings::Settings;
use crate::shelf::Shelf;
use crate::storage::{DECKS, Keeper, MATCH};

/// The longest time that a bot has thought in a window so far, in milliseconds.
static LONGEST_THOUGHT: AtomicI32 = AtomicI32::new(0);

/// The state that all parts of the page share.
#[derive(Clone, Copy)]
pub struct App {
    /// The browser's storage.
    pub keeper: Keeper,
    /// The settings of this browser.
    pub settings: Settings,
    /// The screen that is shown.
    pub screen: RwSignal<Screen>,
    /// The connection to the match.
    pub desk: Desk,
    /// Whether another page of this browser has continued the match.
    pub is_elsewhere: RwSignal<bool>,
    /// The other matches that this browser keeps.
    pub archive: RwSignal<Archive>,
    /// The state of the match that is played.
    pub shown: RwSignal<Option<Shown>>,
    /// The targets that were picked for the present decision.
    pub picked: RwSignal<Vec<Target>>,
    /// The harmful answer that waits for a confirmation.
    pub really: RwSignal<Option<Action>>,
    /// The plan that is being made.
    pub plans: RwSignal<Option<Plans>>,
    /// Further targets that may be pointed at, besides those of the answers themselves.
    pub reach: RwSignal<Reach>,
    /// Whether the person has used undo and not answered anything since.
    pub is_undone: StoredValue<bool>,
    /// Whether the list has just changed, so that a press may have been meant for the previous list.
    pub is_fresh: RwSignal<bool>,
    /// The action that was refused last, and the reason.
    pub refused: RwSignal<Option<Refused>>,
    /// Whether the list shows the actions that are not possible now.
    pub why_not: RwSignal<bool>,
    /// The content of the side panel.
    pub panel: RwSignal<Option<Panel>>,
    /// Whether the log's drawer is open, if the log is in a drawer.
    pub log_open: RwSignal<bool>,
    /// The beats of the log that are open, identified by their first lines.
    pub open_beats: RwSignal<BTreeSet<usize>>,
    /// An error that concerns the match.
    pub trouble: RwSignal<Option<String>>,
    /// The match that is replayed.
    pub replay: RwSignal<Option<Watched>>,
    /// The moment of the replay that is shown, as a number of decisions.
    pub replay_at: RwSignal<usize>,
    /// The moment at which the next replay begins.
    pub replay_from: RwSignal<usize>,
    /// All lines that the viewer of the replay was told.
    pub replay_lines: RwSignal<Vec<ToldLine>>,
    /// The problems of a record that a person opened.
    pub replay_problems: RwSignal<Vec<Wording>>,
    /// Whether a match that is only watched is paused.
    pub is_paused: RwSignal<bool>,
    /// The scenes of big moments.
    pub moments: Moments,
    /// The time limit for a decision.
    pub clock: Clock,
    /// The custom decks in this browser.
    pub shelf: RwSignal<Shelf>,
    /// The name of each seat's custom deck for the next match; `None` if the seat's deck is chosen at the table.
    pub seat_decks: RwSignal<Vec<Option<String>>>,
    /// The rulebooks in both languages.
    pub books: Books,
    /// The code that is loaded after the first screen.
    pub later: RwSignal<Option<Later>>,
    /// The lessons.
    pub lessons: Lessons,
    /// Whether the learner tried something that the lesson does not ask for now.
    pub is_astray: RwSignal<bool>,
    /// The element that had the focus before the side panel was opened.
    opener: StoredValue<Option<web_sys::Element>, LocalStorage>,
}

impl App {
    /// Returns the state of the page at its start.
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
        let is_elsewhere = RwSignal::new(false);
        let desk = Desk::new(move |text| {
            // If another page has continued the match, writing would overwrite what it has done.
            if !is_elsewhere.get_untracked() {
                keeper.write(&MATCH, text);
            }
        });
        Self {
            keeper,
            desk,
            settings,
            books: Books::fetch(),
            later: later::fetch(),
            lessons: Lessons::fetch(),
            is_astray: RwSignal::new(false),
            screen: RwSignal::new(Screen::of_address()),
            is_elsewhere,
            archive: kept::matches(keeper),
            shown: desk.shown,
            picked: RwSignal::new(Vec::new()),
            really: RwSignal::new(None),
            plans: RwSignal::new(None),
            reach: RwSignal::new(Reach::default()),
            is_undone: StoredValue::new(false),
            is_fresh: RwSignal::new(false),
            refused: RwSignal::new(None),
            why_not: RwSignal::new(false),
            panel: RwSignal::new(None),
            log_open: RwSignal::new(false),
            open_beats: RwSignal::new(BTreeSet::new()),
            trouble: RwSignal::new(None),
            replay: RwSignal::new(None),
            replay_at: RwSignal::new(0),
            replay_from: RwSignal::new(0),
            replay_lines: RwSignal::new(Vec::new()),
            replay_problems: RwSignal::new(Vec::new()),
            is_paused: RwSignal::new(false),
            moments: Moments::new(),
            clock: Clock::new(),
            shelf,
            seat_decks: RwSignal::new(vec![None; most_seats()]),
            opener: StoredValue::new_local(None),
        }
    }

    /// Continues the match that this browser has stored, or says why it cannot.
    pub fn remember(&self) {
        let Some(found) = self.keeper.read(&MATCH) else { return };
        self.desk.is_coming.set(true);
        self.send(self.desk.resume(&found.text));
    }

    /// Starts the workers once the first screen is shown, so that nothing needs to be fetched later. A failure to
    /// start them is reported at the next request.
    pub fn wake(self) {
        spawn_local(async move {
            pause(0).await;
            self.desk.wake();
        });
    }

    /// Returns the language; a reactive reader is notified when it changes.
    pub fn language(&self) -> Language {
        self.settings.language.get()
    }

    /// Returns the cards of the present screen: those of its match, or the house set.
    pub fn cards(&self) -> CardSet {
        let of_match = match self.screen.get_untracked() {
            Screen::Cards | Screen::Deck(_) => None,
            Screen::Replay => self.replay.with_untracked(|replay| replay.as_ref().map(|replay| replay.cards.clone())),
            _ => self.desk.cards(),
        };
        of_match.unwrap_or_else(CardSet::house)
    }

    /// Returns a message of the page.
    pub fn say(&self, id: &str) -> String {
        i18n::say(self.language(), id, &[])
    }

    /// Returns a message of the page, with values.
    pub fn say_with(&self, id: &str, values: &[(&str, Value<'_>)]) -> String {
        i18n::say(self.language(), id, values)
    }

    /// Deals a match and shows its table.
    pub fn begin(&self, new: &NewMatch) {
        self.begin_with(|| self.desk.begin(new, self.settings.limit.get_untracked()));
    }

    /// Leaves the present match first, and only then asks the desk for another one.
    fn begin_with(&self, request: impl FnOnce() -> DeskRequest) {
        // A new match belongs to this page.
        self.is_elsewhere.set(false);
        self.leave();
        self.trouble.set(None);
        self.is_paused.set(false);
        self.clear();
        self.desk.is_coming.set(true);
        self.send_as(request(), true);
    }

    /// Deals a new match at the same table.
    pub fn rematch(&self) {
        self.begin_with(|| self.desk.again(random_seed()));
    }

    /// Confirms the stops that the people at the screen have agreed on.
    pub fn agree(&self, stops: Stops) {
        self.clear();
        self.send(DeskRequest::Agree(stops.to_string()));
    }

    /// Hands the screen over to a person who has confirmed it.
    pub fn take_place(&self, seat: Seat) {
        self.clear();
        self.send(DeskRequest::TakePlace(seat.0));
    }

    /// Sets or clears a standing order of the person at the screen.
    pub fn set_stop(&self, name: &str, on: bool) {
        self.send(DeskRequest::Stop { name: name.to_owned(), on });
    }

    /// Passes to `then` the reasons why the actions are not possible for the person at the screen; possible actions
    /// are left out.
    pub fn with_refusals(&self, actions: &[Action], then: impl FnOnce(Vec<Refused>) + 'static) {
        let app = *self;
        let question = self.question();
        let request = DeskRequest::Explain(actions.iter().map(ToString::to_string).collect());
        spawn_local(async move {
            // Reasons that belong to an earlier question are dropped.
            if let Ok(DeskReply::Refused(refused)) = app.desk.ask(request).await
                && app.question() == question
            {
                then(refused);
            }
        });
    }

    fn question(&self) -> Option<u64> {
        self.shown.with_untracked(|shown| shown.as_ref().map(|shown| shown.question))
    }

    /// Carries out the answer that the rules give for a person who does not answer.
    pub fn answer_by_default(&self) {
        let version = self.shown.with_untracked(|shown| shown.as_ref().map(|shown| shown.version));
        if let Some(version) = version {
            self.clear();
            self.send(DeskRequest::ByDefault(version));
        }
    }

    /// A person concedes.
    pub fn concede(&self, seat: Seat) {
        self.close_panel();
        self.log_open.set(false);
        self.clear();
        self.send(DeskRequest::Concede(seat.0));
    }

    /// Takes back the decisions that the rules allow the person to take back; returns whether there are any.
    pub fn take_back(&self) -> bool {
        let question = self.shown.with_untracked(|shown| {
            shown.as_ref().filter(|shown| shown.may_take_back() > 0).map(|shown| shown.question)
        });
        let Some(question) = question else { return false };
        self.clear();
        self.send(DeskRequest::TakeBack(question));
        true
    }

    /// Passes the record of the match to `then`; only once the match is over.
    pub fn with_record(&self, then: impl FnOnce(&str) + 'static) {
        let desk = self.desk;
        spawn_local(async move {
            if let Ok(DeskReply::Saved(record)) = desk.ask(DeskRequest::Save).await {
                then(&record);
            }
        });
    }

    /// Returns an action of the person in the words of the game.
    pub fn label(&self, action: Action) -> String {
        let language = self.language();
        self.shown.with_untracked(|shown| {
            shown
                .as_ref()
                .and_then(|shown| shown.label(action))
                .map_or_else(String::new, |label| label.get(language).to_owned())
        })
    }

    /// Opens the side panel and moves the focus there.
    pub fn show(&self, panel: Panel) {
        if self.panel.get_untracked().is_none() {
            self.opener.set_value(document().active_element());
        }
        self.panel.set(Some(panel));
        request_animation_frame(|| focus("#panel-title"));
    }

    /// Closes the side panel and moves the focus back to where it was.
    pub fn close_panel(&self) {
        self.panel.set(None);
        let opener = self.opener.get_value().and_then(|opener| opener.dyn_into::<web_sys::HtmlElement>().ok());
        if let Some(opener) = opener.filter(|opener| opener.is_connected()) {
            let options = web_sys::FocusOptions::new();
            options.set_prevent_scroll(true);
            let _ = opener.focus_with_options(&options);
        }
    }

    /// Opens the clause with this id in the side panel.
    pub fn show_clause(&self, id: &str) {
        self.show(Panel::Clause(id.to_owned()));
    }

    /// Closes the topmost open thing: a panel, a refusal, a pick.
    pub fn step_back(&self) {
        if self.panel.get_untracked().is_some() {
            self.close_panel();
        } else if self.log_open.get_untracked() {
            self.log_open.set(false);
        } else if self.really.get_untracked().is_some() {
            self.really.set(None);
        } else if self.plans.with_untracked(Option::is_some) {
            self.plans.set(None);
        } else if self.refused.get_untracked().is_some() {
            self.refused.set(None);
        } else if self.why_not.get_untracked() {
            self.why_not.set(false);
        } else {
            self.picked.update(|picked| picked.truncate(picked.len().saturating_sub(1)));
        }
    }

    /// Returns the person at the screen.
    pub fn me(&self) -> Option<Seat> {
        self.shown.with_untracked(|shown| shown.as_ref().and_then(Shown::me))
    }

    /// Returns the person's legal actions.
    fn actions(&self) -> Vec<Action> {
        self.shown.with_untracked(|shown| shown.as_ref().map(Shown::actions).unwrap_or_default())
    }

    /// Sends a request that may change the match, and shows the result.
    pub fn send(&self, request: DeskRequest) {
        let begins = begins(&request);
        self.send_as(request, begins);
    }

    /// Does the same; `begins` says that the table is shown as soon as the answer comes.
    fn send_as(&self, request: DeskRequest, begins: bool) {
        if self.is_elsewhere.get_untracked() {
            return;
        }
        let app = *self;
        app.desk.under_way.update(|count| *count += 1);
        spawn_local(async move {
            let is_of_kept = matches!(request, DeskRequest::Resume { .. }) && !begins;
            let answer = app.desk.ask(request).await;
            app.take(answer, begins, is_of_kept);
            app.desk.under_way.update(|count| *count -= 1);
        });
    }

    /// Handles an answer of the referee.
    fn take(&self, answer: Result<Reply, LinkError>, begins: bool, is_of_kept: bool) {
        match answer {
            Ok(DeskReply::Snapshot(document)) => {
                if let Some(shown) = self.desk.read(*document) {
                    if is_of_kept {
                        self.is_paused.set(shown.people().is_empty());
                    }
                    self.show_match(shown);
                }
            }
            Ok(DeskReply::Wrong(problems)) => {
                self.desk.is_coming.set(false);
                let why = problems.into_iter().next().map(wording_of);
                match why {
                    Some(why) if is_of_kept => self.keeper.refuse_as(&MATCH, &why),
                    why => self.trouble.set(why.map(|why| why.say(self.settings.language.get_untracked()).to_owned())),
                }
            }
            Ok(_) => {}
            Err(error) => self.trouble.set(Some(error.to_string())),
        }
        if begins {
            self.open_beats.set(BTreeSet::new());
            go_to(&Screen::Table);
        }
    }

    /// Shows a new state of the match. Every change passes through here: cards move, and the next bot is asked. When
    /// the screen is handed over, nothing of the previous person stays visible.
    fn show_match(&self, shown: Shown) {
        let before =
            self.shown.with_untracked(|shown| shown.as_ref().map(|shown| (shown.view().clone(), shown.question)));
        let may_move = before.is_some() && self.settings.may_move() && self.screen.get_untracked() == Screen::Table;
        let places = may_move.then(glide::measure);
        // When several seats decide at the same time, the decisions of the others do not clear what the person has
        // picked.
        if before.as_ref().is_none_or(|(_, question)| *question != shown.question) {
            self.clear();
        }
        let (after, is_handed_over) = (shown.view().clone(), shown.hand_over().is_some());
        let was_handed_over =
            self.shown.with_untracked(|shown| shown.as_ref().is_some_and(|shown| shown.hand_over().is_some()));
        let news = self.desk.show(shown);
        self.desk.is_coming.set(false);
        if may_move && !is_handed_over {
            self.moments.show(self, &news);
        }
        if is_handed_over {
            self.panel.set(None);
            self.log_open.set(false);
        } else if let (Some((before, _)), Some(places)) = (before, places) {
            glide::flip(places, before, after);
        }
        if was_handed_over && !is_handed_over {
            request_animation_frame(|| focus("#question"));
        }
        self.go_on();
    }

    /// Clears everything that was picked, refused, planned or waiting for a confirmation.
    pub fn clear(&self) {
        self.picked.set(Vec::new());
        self.really.set(None);
        self.plans.set(None);
        self.reach.set(Reach::default());
        self.refused.set(None);
        self.why_not.set(false);
        self.is_astray.set(false);
    }

    /// Asks the next bot, and shows the result when the match is over.
    fn go_on(&self) {
        let app = *self;
        self.clock.start(app);
        if self.is_taught() {
            return self.go_on_with_lesson();
        }
        self.give_the_only_answer();
        self.look_ahead();
        let now = self.shown.with_untracked(|shown| {
            shown.as_ref().map(|shown| (shown.outcome().is_some(), shown.is_mine(), shown.version))
        });
        match now {
            Some((true, _, version)) => spawn_local(async move {
                pause(app.settings.delay().max(app.moments.left())).await;
                if app.is_at(version) && app.screen.get_untracked() == Screen::Table {
                    go_to(&Screen::End);
                }
            }),
            // Bots that choose at the same time as a person are asked without a delay.
            Some((false, is_mine, _)) if !self.is_paused.get_untracked() => {
                self.ask_next_bot(if is_mine { 0 } else { self.settings.delay().max(self.moments.left()) });
            }
            _ => {}
        }
    }

    /// Asks a bot that must decide, after a delay.
    fn ask_next_bot(&self, delay: i32) {
        let app = *self;
        let next = self.shown.with_untracked(|shown| {
            let shown = shown.as_ref()?;
            let (_, level) = shown.asked_bot()?;
            Some((
                level,
                shown.version,
                self.is_paused.get_untracked(),
                IS_WINDOW.is_some_and(|is_window| is_window(shown.view())),
            ))
        });
        let Some((level, version, was_paused, is_window)) = next else { return };
        let delay = if is_window { self.settings.grace() } else { delay };
        spawn_local(async move {
            // The answer appears after a fixed time, however soon the bot has it: a quick answer would reveal that
            // there was nothing to think about. Until then the table holds the answer back.
            let grace = timer(delay);
            let asked_at = if IS_WINDOW.is_some() { js_sys::Date::now() } else { 0.0 };
            let thought = app.desk.ask(DeskRequest::Think(version, false)).await;
            if !matches!(thought, Ok(DeskReply::Thought)) {
                if app.is_at(version) {
                    app.take(thought, false, false);
                }
                return;
            }
            grace.await;
            if IS_WINDOW.is_some() && is_window && level.player().budget().is_some() {
                // A bot searches only if it has a choice, so every window takes as long as the longest search so far.
                let took = (js_sys::Date::now() - asked_at) as i32;
                let longest = LONGEST_THOUGHT.fetch_max(took, Ordering::Relaxed).max(took);
                pause(longest - took).await;
            }
            // A match that was paused meanwhile continues only when a person wants it.
            if app.is_at(version) && app.is_paused.get_untracked() == was_paused {
                app.send(DeskRequest::BotActs(version));
            }
        });
    }

    /// Continues with a new referee after an error.
    pub fn ask_again(&self) {
        self.trouble.set(None);
        let requests = self.desk.restart();
        let app = *self;
        spawn_local(async move {
            for request in requests {
                let begins = begins(&request);
                let answer = app.desk.ask(request).await;
                app.take(answer, begins, false);
            }
            app.go_on();
        });
    }

    fn is_at(&self, version: u64) -> bool {
        self.shown.with_untracked(|shown| shown.as_ref().is_some_and(|shown| shown.version == version))
    }
}

/// Whether the table is shown as soon as the answer to this request comes.
const fn begins(request: &DeskRequest) -> bool {
    matches!(request, DeskRequest::Begin { .. } | DeskRequest::Again { .. } | DeskRequest::Lesson { .. })
}

/// Converts a text in both languages into the page's own type.
fn wording_of(text: protocol::Both) -> Wording {
    Wording::new(|language| text.get(language).to_owned())
}

/// Sets the focus to the first element that matches the selector, without scrolling.
pub fn focus(selector: &str) {
    if let Ok(Some(element)) = document().query_selector(selector)
        && let Ok(element) = element.dyn_into::<web_sys::HtmlElement>()
    {
        let options = web_sys::FocusOptions::new();
        options.set_prevent_scroll(true);
        let _ = element.focus_with_options(&options);
    }
}

/// Returns a seed from the browser's random generator.
#[must_use]
pub fn random_seed() -> Seed {
    Seed::from(u64::from_le_bytes(browser::chance::random_bytes()))
}
