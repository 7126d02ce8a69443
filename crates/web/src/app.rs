//! The page as a whole: which screen is shown, the match that is played, and what every part may ask of it.

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
    /// The way to the match.
    pub desk: Desk,
    /// Whether another page of this browser goes on with the match.
    pub is_elsewhere: RwSignal<bool>,
    /// The matches beside it that this browser keeps.
    pub archive: RwSignal<Archive>,
    /// How the match stands that is played.
    pub shown: RwSignal<Option<Shown>>,
    /// What was picked of the present decision.
    pub picked: RwSignal<Vec<Target>>,
    /// The answer that harms the person, and is asked about once more.
    pub really: RwSignal<Option<Action>>,
    /// The plan that is made.
    pub plans: RwSignal<Option<Plans>>,
    /// What may be pointed at beyond what the answers themselves are about.
    pub reach: RwSignal<Reach>,
    /// Whether the person has gone back, and has not answered anything since.
    pub is_undone: StoredValue<bool>,
    /// Whether the list has just changed, so that presses may be meant for the former one.
    pub is_fresh: RwSignal<bool>,
    /// The action that was refused last, and why.
    pub refused: RwSignal<Option<Refused>>,
    /// Whether the list shows what is not possible now.
    pub why_not: RwSignal<bool>,
    /// What the side panel shows.
    pub panel: RwSignal<Option<Panel>>,
    /// Whether the log's drawer is open, where it is one.
    pub log_open: RwSignal<bool>,
    /// The beats of the log that are open, by where they start.
    pub open_beats: RwSignal<BTreeSet<usize>>,
    /// What went wrong with the match.
    pub trouble: RwSignal<Option<String>>,
    /// What the replay shows.
    pub replay: RwSignal<Option<Watched>>,
    /// Which moment of it is looked at: after how many decisions.
    pub replay_at: RwSignal<usize>,
    /// With which moment the next one begins that is watched.
    pub replay_from: RwSignal<usize>,
    /// What its viewer was told, from beginning to end.
    pub replay_lines: RwSignal<Vec<ToldLine>>,
    /// What is wrong with a record that somebody brought.
    pub replay_problems: RwSignal<Vec<Wording>>,
    /// Whether a match that is only watched stands still.
    pub is_paused: RwSignal<bool>,
    /// The big moments that are shown.
    pub moments: Moments,
    /// The time for a decision.
    pub clock: Clock,
    /// The custom decks of this browser.
    pub shelf: RwSignal<Shelf>,
    /// The custom deck of each seat by name, for the next match; none where it is chosen at the table.
    pub seat_decks: RwSignal<Vec<Option<String>>>,
    /// The rulebook.
    pub books: Books,
    /// The code that comes after the first load.
    pub later: RwSignal<Option<Later>>,
    /// The lessons.
    pub lessons: Lessons,
    /// Whether the learner tried something that its lesson does not ask for now.
    pub is_astray: RwSignal<bool>,
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
        let is_elsewhere = RwSignal::new(false);
        let desk = Desk::new(move |text| {
            // What another page has done since would be lost.
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

    /// Goes on with the match that this browser remembers, or says why not.
    pub fn remember(&self) {
        let Some(found) = self.keeper.read(&MATCH) else { return };
        self.desk.is_coming.set(true);
        self.send(self.desk.resume(&found.text));
    }

    /// Starts the workers once the first screen is shown, so that nothing needs to be fetched later. Whether they cannot be
    /// started is told when something is asked.
    pub fn wake(self) {
        spawn_local(async move {
            pause(0).await;
            self.desk.wake();
        });
    }

    /// The language now; whoever asks is told when it changes.
    pub fn language(&self) -> Language {
        self.settings.language.get()
    }

    /// The cards of the screen that is shown: those of its match, or the house set.
    pub fn cards(&self) -> CardSet {
        let of_match = match self.screen.get_untracked() {
            Screen::Cards | Screen::Deck(_) => None,
            Screen::Replay => self.replay.with_untracked(|replay| replay.as_ref().map(|replay| replay.cards.clone())),
            _ => self.desk.cards(),
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

    /// Deals a match and shows its table.
    pub fn begin(&self, new: &NewMatch) {
        self.begin_with(|| self.desk.begin(new, self.settings.limit.get_untracked()));
    }

    /// The match that goes on is left first, and only then the desk hears of another one.
    fn begin_with(&self, request: impl FnOnce() -> DeskRequest) {
        // A new match is this page's own.
        self.is_elsewhere.set(false);
        self.leave();
        self.trouble.set(None);
        self.is_paused.set(false);
        self.clear();
        self.desk.is_coming.set(true);
        self.send_as(request(), true);
    }

    /// The same table once more, with another deal.
    pub fn rematch(&self) {
        self.begin_with(|| self.desk.again(random_seed()));
    }

    /// The people before the screen have agreed on their stops.
    pub fn agree(&self, stops: Stops) {
        self.clear();
        self.send(DeskRequest::Agree(stops.to_string()));
    }

    /// A person takes the place before the screen.
    pub fn take_place(&self, seat: Seat) {
        self.clear();
        self.send(DeskRequest::TakePlace(seat.0));
    }

    /// Sets a standing order of the person before the screen, or takes it away.
    pub fn set_stop(&self, name: &str, on: bool) {
        self.send(DeskRequest::Stop { name: name.to_owned(), on });
    }

    /// Why the actions are not possible for the person before the screen; nothing of those that are.
    pub fn with_refusals(&self, actions: &[Action], then: impl FnOnce(Vec<Refused>) + 'static) {
        let app = *self;
        let question = self.question();
        let request = DeskRequest::Explain(actions.iter().map(ToString::to_string).collect());
        spawn_local(async move {
            // What was refused at another question is nobody's question any more.
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

    /// What the rules say for a person who does not answer is done.
    pub fn answer_by_default(&self) {
        let version = self.shown.with_untracked(|shown| shown.as_ref().map(|shown| shown.version));
        if let Some(version) = version {
            self.clear();
            self.send(DeskRequest::ByDefault(version));
        }
    }

    /// A person gives the match up.
    pub fn concede(&self, seat: Seat) {
        self.close_panel();
        self.log_open.set(false);
        self.clear();
        self.send(DeskRequest::Concede(seat.0));
    }

    /// Takes back what the person composes, where the rules allow it; says whether they do.
    pub fn take_back(&self) -> bool {
        let question = self.shown.with_untracked(|shown| {
            shown.as_ref().filter(|shown| shown.may_take_back() > 0).map(|shown| shown.question)
        });
        let Some(question) = question else { return false };
        self.clear();
        self.send(DeskRequest::TakeBack(question));
        true
    }

    /// Goes back to the person's last decision.
    pub fn undo(&self) {
        let count = self.shown.with_untracked(|shown| shown.as_ref().map_or(0, |shown| shown.undo));
        if count > 0 {
            self.clear();
            self.is_undone.set_value(true);
            self.send(DeskRequest::Undo(count));
        }
    }

    /// Does something with the record of the match, once it is over.
    pub fn with_record(&self, then: impl FnOnce(&str) + 'static) {
        let desk = self.desk;
        spawn_local(async move {
            if let Ok(DeskReply::Saved(record)) = desk.ask(DeskRequest::Save).await {
                then(&record);
            }
        });
    }

    /// An action of the person in the words of the game.
    pub fn label(&self, action: Action) -> String {
        let language = self.language();
        self.shown.with_untracked(|shown| {
            shown
                .as_ref()
                .and_then(|shown| shown.label(action))
                .map_or_else(String::new, |label| label.get(language).to_owned())
        })
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

    /// The person before the screen.
    pub fn me(&self) -> Option<Seat> {
        self.shown.with_untracked(|shown| shown.as_ref().and_then(Shown::me))
    }

    /// The person's legal actions.
    fn actions(&self) -> Vec<Action> {
        self.shown.with_untracked(|shown| shown.as_ref().map(Shown::actions).unwrap_or_default())
    }

    /// Asks something that may change the match, and shows what comes of it.
    fn send(&self, request: DeskRequest) {
        let begins = begins(&request);
        self.send_as(request, begins);
    }

    /// The same; `begins` where the table is shown as soon as the answer comes.
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

    /// Takes what the referee answers.
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

    /// Every change of the match comes through here: things move and the next bot is asked. When another person must take
    /// the place before the screen, nothing of the former one stays behind.
    fn show_match(&self, shown: Shown) {
        let before =
            self.shown.with_untracked(|shown| shown.as_ref().map(|shown| (shown.view().clone(), shown.question)));
        let may_move = before.is_some() && self.settings.may_move() && self.screen.get_untracked() == Screen::Table;
        let places = may_move.then(glide::measure);
        // While several decide at once, what the others do does not disturb.
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

    /// Nothing is picked, refused or asked about any more.
    fn clear(&self) {
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
            // Nobody waits for bots that choose at the same time as a person.
            Some((false, is_mine, _)) if !self.is_paused.get_untracked() => {
                self.ask_next_bot(if is_mine { 0 } else { self.settings.delay().max(self.moments.left()) });
            }
            _ => {}
        }
    }

    /// Asks a bot that must decide, after a while.
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
            // However soon the bot knows its answer, it comes after the same time: a quick one would tell that there was
            // nothing to think about. What it answers stays with the table until then.
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
                // A bot thinks ahead only where it has a choice, so each window takes as long as its longest thought.
                let took = (js_sys::Date::now() - asked_at) as i32;
                let longest = LONGEST_THOUGHT.fetch_max(took, Ordering::Relaxed).max(took);
                pause(longest - took).await;
            }
            // A match that was stopped meanwhile goes on by itself only when somebody wants it to.
            if app.is_at(version) && app.is_paused.get_untracked() == was_paused {
                app.send(DeskRequest::BotActs(version));
            }
        });
    }

    /// Goes on with a new referee, after trouble.
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

/// Whether a table is shown as soon as the answer comes.
const fn begins(request: &DeskRequest) -> bool {
    matches!(request, DeskRequest::Begin { .. } | DeskRequest::Again { .. } | DeskRequest::Lesson { .. })
}

/// A text in both languages, as what the page keeps of such texts.
fn wording_of(text: protocol::Both) -> Wording {
    Wording::new(|language| text.get(language).to_owned())
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
