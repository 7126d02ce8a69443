//! Non-interference: comparing two worlds that a viewer cannot tell apart.

use super::course::Picker;
use super::playout::plausible;
use super::{Checked, Invariant, Plan, Trial, Trouble, difference, drawn, require};
use crate::{Choices, Fast, Game, Language, Logged, NoLog, Playout, Positioned, Seat, Step, Viewer};

/// The number of another seat's choices that are compared.
const SIDELONG: u32 = 5;
/// In both worlds one step in this many is a concession, if seats concede at all in the plan.
const CONCEDE_EVERY: u32 = 12;

/// A close look at one state from the point of view of one viewer.
pub(super) struct Look<'a, G: Game> {
    pub plan: &'a Plan<G>,
    pub table: &'a Trial<G>,
    /// Every possible action of the table.
    pub universe: &'a [G::Action],
    /// The most recent events.
    pub recent: &'a [Logged<G::Event>],
    pub viewer: Viewer,
}

impl<G: Positioned + Playout> Look<'_, G> {
    /// Replaces what the viewer cannot know, compares the two worlds, and then plays on in both. Returns the number of
    /// decisions that were made in both.
    pub fn check(&self, truth: &G, seed: u64) -> Result<u64, Trouble> {
        self.compare(truth, seed).map_err(|found| {
            let message = format!("for viewer {}: {}", self.viewer, found.message);
            Trouble { message, ..found }
        })
    }

    fn compare(&self, truth: &G, seed: u64) -> Result<u64, Trouble> {
        let Self { plan, viewer, .. } = *self;
        let mut other = truth.clone();
        other.determinize(viewer, &mut Fast::new(seed));
        let sound = |holds: bool, what: &str| {
            require(holds, Invariant::SoundDeterminization, || {
                format!("{what} changes with `determinize`:\n{}", other.position())
            })
        };
        sound(truth.census() == other.census(), "the census")?;
        sound(truth.seats() == other.seats(), "the number of seats")?;
        same_sight(plan, truth, &other, self.universe, viewer)?;
        same_lines(plan, truth, &other, self.recent, viewer)?;
        drawn::check_same(truth, &other, viewer, !seed)?;
        same_for_others(truth, viewer, seed)?;
        if seed & 0b11 == 0 {
            ends(self.table, &other, seed)?;
        }
        go_on(plan, [truth.clone(), other], viewer, seed)
    }
}

/// Checks that the match comes to an end in the other world, also when idle windows are skipped and when seats stop
/// answering.
fn ends<G: Playout>(table: &Trial<G>, world: &G, seed: u64) -> Checked {
    let mut state = world.clone();
    if seed & 0b100 == 0 {
        state.skip_idle_windows();
    }
    let is_silent = seed & 0b1000 == 0;
    let mut picker = Picker::new(&[], seed);
    let mut chance = Fast::new(seed);
    for _ in 0..G::decision_bound(&table.setup) {
        let by_default = |seat| Some((seat, state.unanswered(seat)?));
        let next = if is_silent { state.awaits().seats().lowest().and_then(by_default) } else { picker.pick(&state) };
        let Some((seat, action)) = next else { break };
        state.apply(seat, action, &mut chance, &mut NoLog);
    }
    require(state.awaits().outcome().is_some(), Invariant::SoundDeterminization, || {
        "a match goes on for ever, or stops, once hidden things are replaced".into()
    })
}

/// An action, the state that it leads to, and what happened.
type After<G> = (<G as Game>::Action, G, Vec<Logged<<G as Game>::Event>>);

/// Checks that choices of another seat that lead to different states, but leave the viewer with the same view and the
/// same question, come with the same events for the viewer.
///
/// Such states differ only in what is hidden from the viewer. An event that shows the difference either says more than
/// the viewer may know, or the view lacks a public fact.
fn same_for_others<G: Positioned>(truth: &G, viewer: Viewer, seed: u64) -> Checked {
    let mut choose = Fast::new(seed ^ 1);
    for seat in truth.awaits().seats().iter().filter(|seat| !viewer.is(*seat)) {
        let choices = truth.choices(seat);
        let mut after: Vec<After<G>> = Vec::new();
        for _ in 0..SIDELONG.min(choices.len()) {
            let action = choices.get(choose.index(choices.len()));
            let mut state = truth.clone();
            let mut log = Vec::new();
            state.apply(seat, action, &mut Fast::new(seed), &mut log);
            for (known, other, other_log) in &after {
                let differs = other.fingerprint() != state.fingerprint();
                if differs && other.awaits() == state.awaits() && other.view(viewer) == state.view(viewer) {
                    same_events(other, &state, [other_log, &log], viewer).map_err(|found| {
                        let message = format!("after `{seat} {known}` or `{seat} {action}`, {}", found.message);
                        Trouble { message, ..found }
                    })?;
                }
            }
            after.push((action, state, log));
        }
    }
    Ok(())
}

/// Compares everything that the viewer can look at now.
fn same_sight<G: Playout>(plan: &Plan<G>, one: &G, other: &G, universe: &[G::Action], viewer: Viewer) -> Checked {
    let (view, other_view) = (one.view(viewer), other.view(viewer));
    require(view == other_view, Invariant::SameView, || {
        format!("the view changes with something hidden: {}", difference(&view, &other_view))
    })?;
    same_question(one, other, viewer)?;
    if let Viewer::Seat(seat) = viewer {
        let (view, other_view) = (one.worked_out(seat), other.worked_out(seat));
        require(view == other_view, Invariant::SameView, || {
            format!("what a seat can work out changes with something hidden: {}", difference(&view, &other_view))
        })?;
        for action in universe {
            let (refusal, other_refusal) = (one.refusal(seat, *action), other.refusal(seat, *action));
            require(refusal == other_refusal, Invariant::SameQuestion, || {
                format!("why `{action}` is refused changes with something hidden: {refusal:?} or {other_refusal:?}")
            })?;
        }
        let (few, other_few) = (plausible(one, seat), plausible(other, seat));
        require(few == other_few, Invariant::PlausibleStep, || {
            format!("what is plausible changes with something hidden: {}", difference(&few, &other_few))
        })?;
        require(one.unanswered(seat) == other.unanswered(seat), Invariant::SameQuestion, || {
            "what is done for a seat that does not answer changes with something hidden".into()
        })?;
        for orders in &plan.standing {
            require(
                one.standing_answer(seat, orders) == other.standing_answer(seat, orders),
                Invariant::SameQuestion,
                || format!("the answer of the standing orders `{orders}` changes with something hidden"),
            )?;
        }
    }
    if let Some(words) = &plan.words {
        let (said, other_said) = ((words.said)(one, viewer), (words.said)(other, viewer));
        require(said == other_said, Invariant::SameQuestion, || {
            format!("what is said changes with something hidden: {}", difference(&said, &other_said))
        })?;
    }
    Ok(())
}

/// Compares the log lines that the viewer reads for the events that it witnessed.
fn same_lines<G: Game>(plan: &Plan<G>, one: &G, other: &G, events: &[Logged<G::Event>], viewer: Viewer) -> Checked {
    let Some(words) = &plan.words else { return Ok(()) };
    let witnessed =
        |logged: &Logged<G::Event>| G::witnessed(&logged.event, viewer).map(|event| Logged { event, ..*logged });
    let witnessed: Vec<_> = events.iter().filter_map(witnessed).collect();
    for logged in &witnessed {
        let (lines, other_lines) = ((words.told)(one, logged), (words.told)(other, logged));
        require(lines == other_lines, Invariant::SameLines, || {
            let differing = difference(&lines, &other_lines);
            format!("the line of {:?} changes with something hidden: {differing}", logged.event)
        })?;
    }
    let (lines, other_lines) = ((words.together)(one, &witnessed), (words.together)(other, &witnessed));
    require(lines == other_lines, Invariant::SameLines, || {
        format!("the lines change with something hidden: {}", difference(&lines, &other_lines))
    })?;
    let told: usize = lines.iter().map(|(events, _)| events).sum();
    require(told == witnessed.len() * Language::ALL.len(), Invariant::SameLines, || {
        format!("{} events are told as if they were {told}, in {} languages", witnessed.len(), Language::ALL.len())
    })
}

/// Compares the seats that are asked and the actions that the viewer may take.
fn same_question<G: Game>(one: &G, other: &G, viewer: Viewer) -> Checked {
    let (awaits, other_awaits) = (one.awaits(), other.awaits());
    require(awaits == other_awaits, Invariant::SameQuestion, || {
        format!("who is asked changes with something hidden: {awaits:?} or {other_awaits:?}")
    })?;
    for seat in Seat::all(one.seats()) {
        let (refusal, other_refusal) = (one.concession_refusal(seat), other.concession_refusal(seat));
        require(refusal == other_refusal, Invariant::SameQuestion, || {
            format!("whether seat {seat} may concede changes with something hidden: {refusal:?} or {other_refusal:?}")
        })?;
    }
    let Viewer::Seat(seat) = viewer else { return Ok(()) };
    let (refusal, other_refusal) = (one.take_back_refusal(seat), other.take_back_refusal(seat));
    require(refusal == other_refusal, Invariant::SameQuestion, || {
        format!("whether the seat may take back changes with something hidden: {refusal:?} or {other_refusal:?}")
    })?;
    let list = |state: &G| {
        let mut actions = Vec::new();
        state.actions(seat, &mut actions);
        actions
    };
    let (actions, other_actions) = (list(one), list(other));
    require(actions == other_actions, Invariant::SameQuestion, || {
        format!("the legal actions change with something hidden: {}", difference(&actions, &other_actions))
    })?;
    require(one.knowledge(seat) == other.knowledge(seat), Invariant::SoundDeterminization, || {
        format!("the knowledge changes: {}", difference(&one.knowledge(seat), &other.knowledge(seat)))
    })
}

/// Makes the same decisions in both worlds until the viewer learns something that differs.
fn go_on<G: Positioned + Playout>(plan: &Plan<G>, worlds: [G; 2], viewer: Viewer, seed: u64) -> Result<u64, Trouble> {
    let [mut one, mut other] = worlds;
    let (mut choose, mut dice) = (Fast::new(!seed), Fast::new(seed ^ u64::from(CONCEDE_EVERY)));
    // Both worlds get the same random draws.
    let mut chance = Fast::new(seed.rotate_left(32));
    let mut decisions = 0;
    for _ in 0..plan.ahead {
        let concedes = plan.concede_in > 0 && dice.index(CONCEDE_EVERY) == 0;
        let step = if concedes { concession(&one, &mut dice) } else { choice(&one, &other, &mut choose) };
        let Some(step) = step else { break };
        let before = one.clone();
        let (mut log, mut other_log) = (Vec::new(), Vec::new());
        let mut same_chance = chance;
        match step {
            Step::Action(seat, action) => {
                one.apply(seat, action, &mut chance, &mut log);
                other.apply(seat, action, &mut same_chance, &mut other_log);
            }
            Step::Concession(seat) => {
                one.concede(seat, &mut chance, &mut log);
                other.concede(seat, &mut same_chance, &mut other_log);
            }
        }
        decisions += 1;
        let at_step = |found: Trouble| {
            let message = format!("after `{step}` in both worlds, {}", found.message);
            Trouble { message, ..found }.at(&before)
        };
        let news = same_events(&one, &other, [&log, &other_log], viewer).map_err(at_step)?;
        if news == News::Differs {
            return Ok(decisions);
        }
        same_later_sight(&one, &other, viewer).map_err(at_step)?;
        same_lines(plan, &one, &other, &log, viewer).map_err(at_step)?;
    }
    let can_tell = one.view(viewer) != other.view(viewer)
        || matches!(viewer, Viewer::Seat(seat) if one.knowledge(seat) != other.knowledge(seat));
    // A vanished card is reported by another check before: a world cannot be drawn from a card that is missing.
    if !can_tell && seed >> 8 & 0b11 == 0 && one.census() == other.census() {
        drawn::check_alike(&one, &other, viewer, seed).map_err(|found| {
            let message = format!(
                "{decisions} decisions later, {}\nOTHER\n{}\nONE\n{}\nEND",
                found.message,
                other.position(),
                one.position()
            );
            Trouble { message, ..found }.at(&one)
        })?;
    }
    Ok(decisions)
}

/// Picks a seat to concede, after checking that both worlds agree on whether it may.
fn concession<G: Game>(one: &G, dice: &mut Fast) -> Option<Step<G::Action>> {
    let is_over = one.awaits().outcome().is_some();
    let may: Vec<Seat> =
        Seat::all(one.seats()).filter(|seat| !is_over && one.concession_refusal(*seat).is_none()).collect();
    let seat = *may.get(dice.index(may.len().max(1) as u32) as usize)?;
    Some(Step::Concession(seat))
}

/// Picks a decision of a seat that is asked. Another seat may hold different cards in the other world, so only an
/// action that both worlds allow can be made in both.
fn choice<G: Game>(one: &G, other: &G, choose: &mut Fast) -> Option<Step<G::Action>> {
    let asked = one.awaits().seats();
    let seat = asked.iter().nth(choose.index(asked.len().max(1)) as usize)?;
    let other_choices = other.choices(seat);
    let mut both = Vec::new();
    one.actions(seat, &mut both);
    both.retain(|action| other_choices.index_of(action).is_some());
    let action = *both.get(choose.index(both.len().max(1) as u32) as usize)?;
    Some(Step::Action(seat, action))
}

/// The news for a viewer in the events of one action.
#[derive(Clone, Copy, PartialEq, Eq)]
enum News {
    /// The worlds still look the same.
    Same,
    /// Something hidden was disclosed: from now on the worlds may differ.
    Differs,
}

/// Compares the events of both worlds as the viewer witnesses them, up to the first that discloses something.
fn same_events<G: Game>(one: &G, other: &G, logs: [&[Logged<G::Event>]; 2], viewer: Viewer) -> Result<News, Trouble> {
    let witnessed = logs.map(|log| {
        let seen = |logged: &Logged<G::Event>| {
            G::witnessed(&logged.event, viewer).map(|event| (logged.clause, event, logged.event))
        };
        log.iter().filter_map(seen).collect::<Vec<_>>()
    });
    let [first, second] = &witnessed;
    for place in 0..first.len().max(second.len()) {
        let pair = [first.get(place), second.get(place)];
        let [Some(event), Some(other_event)] = pair else {
            return Err(Trouble::new(
                Invariant::SameEvents,
                format!("more happens in one than in the other: {pair:?}"),
            ));
        };
        if (event.0, event.1) == (other_event.0, other_event.1) {
            continue;
        }
        if G::discloses(&event.2) && G::discloses(&other_event.2) {
            return Ok(News::Differs);
        }
        // Only the viewer was told something, so from now on it is part of what the viewer knows.
        let is_private = |event: &(_, G::Event, G::Event)| G::witnessed(&event.2, Viewer::Public) != Some(event.1);
        let knows = match viewer {
            Viewer::Seat(seat) => {
                one.view(viewer) != other.view(viewer) || one.knowledge(seat) != other.knowledge(seat)
            }
            Viewer::Public => false,
        };
        if is_private(event) && is_private(other_event) && knows {
            return Ok(News::Differs);
        }
        let message = format!("an event tells something hidden: {:?} or {:?}", event.1, other_event.1);
        return Err(Trouble::new(Invariant::SameEvents, message));
    }
    Ok(News::Same)
}

/// Compares what must still be the same after an action that disclosed nothing.
///
/// A seat may have drawn a card, and then its view rightly differs. But the seats that are asked are a public fact, and
/// a question depends only on what the seat sees and knows.
fn same_later_sight<G: Game>(one: &G, other: &G, viewer: Viewer) -> Checked {
    let (view, other_view) = (one.view(viewer), other.view(viewer));
    match viewer {
        Viewer::Public => require(view == other_view, Invariant::SameView, || {
            format!("the view tells something hidden: {}", difference(&view, &other_view))
        })?,
        Viewer::Seat(seat) if view == other_view && one.knowledge(seat) == other.knowledge(seat) => {
            return same_question(one, other, viewer);
        }
        Viewer::Seat(_) => {}
    }
    same_question(one, other, Viewer::Public)
}
