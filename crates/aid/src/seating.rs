//! Who sits at the table, and who begins.

use browser::chance::TrueChance;
use leptos::prelude::*;
use serde::{Deserialize, Serialize};
use table::{Chance, Draw, Seat};

use crate::app::App;
use crate::name::Name;
use crate::parts::{Choice, Choices, NameField};

/// The least players of a table.
const LEAST: usize = 2;

/// Two to `MOST` players with their names, and who of them begins.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "Written", into = "Written")]
pub struct Seating<const MOST: usize> {
    names: Vec<Name>,
    begins: Seat,
}

/// A seating as it is kept.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Written {
    names: Vec<Name>,
    begins: u8,
}

/// No table is seated like this.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a table has {LEAST} to {0} players, and one of them begins")]
pub struct NoSeating(usize);

impl<const MOST: usize> Default for Seating<MOST> {
    fn default() -> Self {
        Self { names: vec![Name::default(); LEAST], begins: Seat(0) }
    }
}

impl<const MOST: usize> TryFrom<Written> for Seating<MOST> {
    type Error = NoSeating;

    fn try_from(Written { names, begins }: Written) -> Result<Self, NoSeating> {
        let fits = (LEAST..=MOST).contains(&names.len()) && usize::from(begins) < names.len();
        if fits { Ok(Self { names, begins: Seat(begins) }) } else { Err(NoSeating(MOST)) }
    }
}

impl<const MOST: usize> From<Seating<MOST>> for Written {
    fn from(seating: Seating<MOST>) -> Self {
        Self { names: seating.names, begins: seating.begins.0 }
    }
}

impl<const MOST: usize> Seating<MOST> {
    /// The number of players.
    #[must_use]
    pub fn players(&self) -> u8 {
        self.names.len() as u8
    }

    /// Who begins.
    #[must_use]
    pub const fn begins(&self) -> Seat {
        self.begins
    }

    /// So many players, as far as the table has room; if the one who begins has left, the first one begins.
    pub fn seat(&mut self, players: u8) {
        self.names.resize(usize::from(players).clamp(LEAST, MOST), Name::default());
        self.begin(self.begins);
    }

    /// This player begins; the first one if there is no such player.
    pub fn begin(&mut self, seat: Seat) {
        self.begins = if seat.index() < self.names.len() { seat } else { Seat(0) };
    }

    /// Gives a player a name.
    pub fn call(&mut self, seat: Seat, called: Name) {
        if let Some(name) = self.names.get_mut(seat.index()) {
            *name = called;
        }
    }

    /// Whether the same number of players sit at the table, and the same one begins.
    #[must_use]
    pub fn begins_like(&self, other: &Self) -> bool {
        (self.players(), self.begins) == (other.players(), other.begins)
    }

    fn name(&self, seat: Seat) -> Name {
        self.names.get(seat.index()).cloned().unwrap_or_default()
    }

    /// What a player is called: by the name that was given, or else by the number.
    #[must_use]
    pub fn who(&self, app: &App, seat: Seat) -> String {
        match self.name(seat).given() {
            Some(name) => name.to_owned(),
            None => numbered(app, seat),
        }
    }

    /// Several players, by what they are called.
    #[must_use]
    pub fn all_of(&self, app: &App, seats: table::SeatSet) -> String {
        seats.iter().map(|seat| self.who(app, seat)).collect::<Vec<_>>().join(", ")
    }
}

fn numbered(app: &App, seat: Seat) -> String {
    app.say_with("player", &[("n", (seat.0 + 1).into())])
}

/// How many players there are, their names, and who begins.
#[component]
pub fn SeatingFields<const MOST: usize>(
    /// What all parts of the page share.
    app: App,
    /// The seating.
    seating: Signal<Seating<MOST>>,
    /// Changes the seating.
    #[prop(into)]
    change: Callback<Seating<MOST>>,
) -> impl IntoView {
    let with = move |step: &dyn Fn(&mut Seating<MOST>)| {
        let mut next = seating.get_untracked();
        step(&mut next);
        change.run(next);
    };
    let players = Memo::new(move |_| seating.with(Seating::players));
    let count = |n: usize| Choice {
        value: n as u8,
        name: format!("players-{n}"),
        label: Signal::stored(n.to_string()),
        picture: String::new(),
    };
    let counts = (MOST > LEAST).then(|| {
        let label = Signal::derive(move || app.say("how-many"));
        let choices: Vec<_> = (LEAST..=MOST).map(count).collect();
        let choose = move |n| with(&|seating| seating.seat(n));
        view! { <Choices label choices chosen=Signal::derive(move || Some(players.get())) choose/> }
    });
    let field = move |seat: Seat| {
        let label = Signal::derive(move || numbered(&app, seat));
        let value = Signal::derive(move || seating.with(|seating| seating.name(seat)));
        let change = move |name: Name| with(&|seating| seating.call(seat, name.clone()));
        view! { <NameField label value change name=format!("name-{}", seat.0)/> }
    };
    let begin = move |seat: Seat| Choice {
        value: seat,
        name: format!("begins-{}", seat.0),
        label: Signal::derive(move || seating.with(|seating| seating.who(&app, seat))),
        picture: String::new(),
    };
    let beginners = move || {
        let label = Signal::derive(move || app.say("begins"));
        let choices: Vec<_> = Seat::all(players.get()).map(begin).collect();
        let chosen = Signal::derive(move || Some(seating.with(Seating::begins)));
        view! { <Choices label choices chosen choose=move |seat| with(&|seating| seating.begin(seat))/> }
    };
    let draw = move |_| {
        let drawn = TrueChance.below(Draw::named("starting-seat"), players.get_untracked().into());
        with(&|seating| seating.begin(Seat(drawn as u8)));
    };
    view! {
        {counts}
        <div class="fields">{move || Seat::all(players.get()).map(field).collect_view()}</div>
        {beginners}
        <button type="button" class="plain" id="draw-first" on:click=draw>{move || app.say("draw-first")}</button>
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whoever_has_left_the_table_does_not_begin() {
        let mut seating = Seating::<5>::default();
        seating.seat(4);
        seating.begin(Seat(3));
        seating.call(Seat(1), Name::written("Ada"));
        seating.seat(3);
        assert_eq!((seating.players(), seating.begins()), (3, Seat(0)));
        assert_eq!(seating.name(Seat(1)).given(), Some("Ada"));
        seating.seat(9);
        assert_eq!(seating.players(), 5);
        seating.begin(Seat(7));
        assert_eq!(seating.begins(), Seat(0));
    }

    #[test]
    fn a_seating_that_no_table_has_is_refused() {
        let read = |text: &str| notation::from_str::<Seating<2>>(text).is_ok();
        assert!(read("(names:[\"Ada\",\"\"],begins:1)"));
        assert!(!read("(names:[\"Ada\",\"\"],begins:2)"));
        assert!(!read("(names:[\"Ada\"],begins:0)"));
        assert!(!read("(names:[\"\",\"\",\"\"],begins:0)"));
    }
}
