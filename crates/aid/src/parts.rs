//! What tools are made of: sections, counters, choices, switches, names. All of them are large enough for a finger, work by
//! keyboard, and say what they are.

use leptos::prelude::*;

use crate::app::App;
use crate::name::Name;

/// A tool of a game, with its title.
#[component]
pub fn Tool(
    /// The id of the section; its title has the same with `-title`.
    id: &'static str,
    /// The title.
    title: Signal<String>,
    children: Children,
) -> impl IntoView {
    let label = format!("{id}-title");
    let heading = label.clone();
    view! {
        <section class="tool" id=id aria-labelledby=label>
            <h2 id=heading>{title}</h2>
            {children()}
        </section>
    }
}

/// A number with buttons for steps down and up. At a limit it says so.
#[component]
pub fn Counter(
    /// What all parts of the page share.
    app: App,
    /// What is counted.
    #[prop(into)]
    label: Signal<String>,
    /// The number.
    #[prop(into)]
    value: Signal<i16>,
    /// The least number.
    least: i16,
    /// The greatest number.
    most: i16,
    /// The sizes of the steps, the smallest first.
    #[prop(default = &[1])]
    steps: &'static [i16],
    /// Takes a step.
    #[prop(into)]
    step: Callback<i16>,
    /// The name of the counter in the document.
    #[prop(into)]
    name: String,
) -> impl IntoView {
    // Somebody has tried to go beyond a limit.
    let is_beyond = RwSignal::new(None::<i16>);
    let button = move |by: i16| {
        let is_at_limit = move || if by < 0 { value.get() <= least } else { value.get() >= most };
        let press = move |_| {
            is_beyond.set(untrack(is_at_limit).then_some(by));
            step.run(by);
        };
        let said = move || {
            let id = if by < 0 { "less" } else { "more" };
            app.say_with(id, &[("n", by.unsigned_abs().into()), ("what", label.get().into())])
        };
        let sign = if by < 0 { "−" } else { "+" };
        let shown = if by.unsigned_abs() == 1 { sign.to_owned() } else { format!("{sign}{}", by.unsigned_abs()) };
        view! {
            <button type="button" class="step" data-by=by aria-label=said aria-disabled=move || is_at_limit().to_string() on:click=press>
                {shown}
            </button>
        }
    };
    let limit = move || {
        let by = is_beyond.get()?;
        let (id, n) = if by < 0 { ("at-least", least) } else { ("at-most", most) };
        (value.get() == n).then(|| app.say_with(id, &[("n", n.into())]))
    };
    let class = if steps.len() > 1 { "counter wide" } else { "counter" };
    view! {
        <div class=class role="group" aria-label=label data-counter=name>
            <span class="counter-label" aria-hidden="true">{label}</span>
            <span class="counter-row">
                {steps.iter().rev().map(|by| button(-by)).collect_view()}
                <output class="counter-value">{value}</output>
                {steps.iter().map(|by| button(*by)).collect_view()}
            </span>
            <span class="counter-limit" role="status">{limit}</span>
        </div>
    }
}

/// One of the things among which one is chosen.
pub struct Choice<T> {
    /// What is chosen.
    pub value: T,
    /// Its name in the document.
    pub name: String,
    /// Its label.
    pub label: Signal<String>,
    /// A picture beside the label, as SVG; empty for none.
    pub picture: String,
}

/// Buttons of which one is chosen.
#[component]
pub fn Choices<T: Copy + PartialEq + Send + Sync + 'static>(
    /// What is chosen.
    #[prop(into)]
    label: Signal<String>,
    /// Among which things.
    choices: Vec<Choice<T>>,
    /// The chosen one.
    #[prop(into)]
    chosen: Signal<Option<T>>,
    /// Chooses one.
    #[prop(into)]
    choose: Callback<T>,
) -> impl IntoView {
    let button = move |choice: Choice<T>| {
        let Choice { value, name, label, picture } = choice;
        let is_chosen = move || (chosen.get() == Some(value)).to_string();
        let picture = (!picture.is_empty())
            .then(|| view! { <span class="choice-picture" aria-hidden="true" inner_html=picture></span> });
        view! {
            <button type="button" class="choice" data-choice=name aria-pressed=is_chosen on:click=move |_| choose.run(value)>
                {picture}
                <span>{label}</span>
            </button>
        }
    };
    let is_short = choices.iter().all(|choice| choice.label.with_untracked(|label| label.len() == 1));
    let class = if is_short { "choices short" } else { "choices" };
    view! {
        <div class="choices-of" role="group" aria-label=label>
            <span class="counter-label" aria-hidden="true">{label}</span>
            <span class=class>{choices.into_iter().map(button).collect_view()}</span>
        </div>
    }
}

/// Something that is on or off.
#[component]
pub fn Switch(
    /// What is on or off.
    #[prop(into)]
    label: Signal<String>,
    /// Whether it is on.
    #[prop(into)]
    is_on: Signal<bool>,
    /// Switches it.
    #[prop(into)]
    switch: Callback<bool>,
    /// Its name in the document.
    name: &'static str,
) -> impl IntoView {
    view! {
        <label class="switch">
            <input type="checkbox" name=name prop:checked=is_on on:change=move |event| switch.run(event_target_checked(&event))/>
            <span>{label}</span>
        </label>
    }
}

/// A field for the name of a player.
#[component]
pub fn NameField(
    /// What the field is for, which is also how a player without a name is called.
    #[prop(into)]
    label: Signal<String>,
    /// The name.
    #[prop(into)]
    value: Signal<Name>,
    /// Changes the name.
    #[prop(into)]
    change: Callback<Name>,
    /// Its name in the document.
    name: String,
) -> impl IntoView {
    view! {
        <label class="field">
            <span>{label}</span>
            <input type="text" name=name autocomplete="off" maxlength=Name::LONGEST.to_string()
                prop:value=move || value.get().given().unwrap_or_default().to_owned()
                on:change=move |event| change.run(Name::written(&event_target_value(&event)))/>
        </label>
    }
}

/// Which result was seen last: only a new one is seen to roll, and not one that an undo or a reload has brought back.
#[derive(Clone, Copy)]
pub struct Seen(StoredValue<u32>);

impl Seen {
    /// The results up to this one have been seen.
    #[must_use]
    pub fn up_to(number: u32) -> Self {
        Self(StoredValue::new(number))
    }

    /// Whether a result that is drawn now is a new one.
    #[must_use]
    pub fn is_new(&self, number: u32) -> bool {
        let before = self.0.get_value();
        self.0.set_value(number);
        number > before
    }

    /// The class of a result that is drawn now.
    #[must_use]
    pub fn class(&self, number: u32) -> &'static str {
        if self.is_new(number) { "result" } else { "result still" }
    }
}
