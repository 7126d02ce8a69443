//! An attack that is decided on as a whole: attacker, defender, tactic and Weapon, each with a forecast.

use doomtrooper::language::Tactic;
use doomtrooper::prompt::{CombatPrompt, ItemPrompt, Prompt};
use doomtrooper::state::{At, SlotNo};
use doomtrooper::{Action, Forecast, State, View, text};
use doomtrooper_plugin::Heuristic;
use protocol::{Both, Planned, PlannedAnswer};
use table::{Choices as _, Fast, Game, Language, NoLog, Seat, Told as _};

use super::super::card::{RATINGS, has_number};
use crate::i18n::say;

/// Every attack that a seat may declare with this action, the most promising first; for another action, every first
/// target of it. The plans are computed on a table drawn from the seat's knowledge alone, so they reveal nothing
/// hidden.
#[must_use]
pub fn plans(table: &State, seat: Seat, action: Action) -> Vec<Planned> {
    if action != Action::Attack {
        return aims(table, seat, action);
    }
    let view = table.view(seat.into());
    let mut found: Vec<(Worth, Planned)> = all_plans(table, seat, action)
        .into_iter()
        .map(|(forecast, then)| judged(&forecast, sends_wounded(&view, &then), then))
        .collect();
    found.sort_by_key(|(worth, _)| std::cmp::Reverse(*worth));
    found.into_iter().map(|(_, plan)| plan).collect()
}

/// Every first target of an action, as the next question offers it.
fn aims(table: &State, seat: Seat, action: Action) -> Vec<Planned> {
    if table.refusal(seat, action).is_some() {
        return Vec::new();
    }
    let mut world = table.clone();
    world.determinize(seat.into(), &mut Fast::new(0));
    world.apply(seat, action, &mut Fast::new(0), &mut NoLog);
    let view = world.view(seat.into());
    if world.awaits().seats().lowest() != Some(seat)
        || !matches!(view.prompt, Some(Prompt::Item(_, ItemPrompt::Caster | ItemPrompt::Target(_))))
    {
        return Vec::new();
    }
    let choices = world.choices(seat);
    let harms = Heuristic::harms(seat, &view, &choices);
    let aim = |action: Action| {
        let then = vec![answer("", action, |language| world.label(seat, action, language))];
        let harms = harms.iter().any(|(harmful, _)| *harmful == action);
        Planned { then, forecast: Both::default(), harms }
    };
    let all = (0..choices.len()).map(|place| choices.get(place));
    all.filter(|action| matches!(action, Action::Choose(_) | Action::Player(_))).map(aim).collect()
}

/// An attack that may be declared: its forecast, and the answers that lead there.
type Found = (Forecast, Vec<PlannedAnswer>);

fn all_plans(table: &State, seat: Seat, action: Action) -> Vec<Found> {
    if action != Action::Attack || table.refusal(seat, action).is_some() {
        return Vec::new();
    }
    let mut world = table.clone();
    world.determinize(seat.into(), &mut Fast::new(0));
    let mut found = Vec::new();
    go_on(&world, seat, action, &[], &mut found);
    found
}

/// How good a plan looks: whether the blow wounds, whether the other one does not, or at least meets nobody whom it kills, by
/// how much.
type Worth = (bool, bool, bool, i16);

/// Whether a plan chooses an attacker that is wounded already.
fn sends_wounded(view: &View, then: &[PlannedAnswer]) -> bool {
    let chosen =
        then.iter().find(|answer| answer.part == "plan-attacker").and_then(|answer| answer.action.parse().ok());
    view.table.iter().any(|card| card.wounded && chosen == Some(Action::Choose(card.slot)))
}

/// The most windows that are passed over before the attack is named.
const MOST_WINDOWS: usize = 30;

/// Takes an action, and tries every continuation until the attack is named. Nobody answers anything on the way.
fn go_on(world: &State, seat: Seat, action: Action, then: &[PlannedAnswer], found: &mut Vec<Found>) {
    let mut world = world.clone();
    let take = |world: &mut State, seat, action| world.apply(seat, action, &mut Fast::new(0), &mut NoLog);
    take(&mut world, seat, action);
    for _ in 0..MOST_WINDOWS {
        let Some(asked) = world.awaits().seats().lowest() else { return };
        let view = world.view(asked.into());
        match view.prompt {
            Some(Prompt::Window(_)) => take(&mut world, asked, Action::Yield),
            Some(Prompt::Combat(prompt)) if asked == seat => return name_the_next(&world, seat, prompt, then, found),
            _ => return,
        }
    }
}

/// Names the attacker or the defender: the forecast is made before anything is announced, so that no unseen warrior is
/// revealed.
fn name_the_next(world: &State, seat: Seat, prompt: CombatPrompt, then: &[PlannedAnswer], found: &mut Vec<Found>) {
    let view = world.view(seat.into());
    let choices = world.choices(seat);
    for action in (0..choices.len()).map(|place| choices.get(place)) {
        let Action::Choose(slot) = action else { continue };
        let named = |part| [then, &[answer(part, action, |language| name(&view, slot, language))]].concat();
        match prompt {
            CombatPrompt::Attacker => go_on(world, seat, action, &named("plan-attacker"), found),
            CombatPrompt::Defender(attacker) => {
                let forecasts = world.forecasts(seat.into(), attacker, slot);
                arm(&view, &named("plan-defender"), &forecasts, found);
            }
            _ => {}
        }
    }
}

/// The tactics and Weapons of a named attack; a choice with one answer is left out.
fn arm(view: &View, then: &[PlannedAnswer], forecasts: &[Forecast], found: &mut Vec<Found>) {
    for forecast in forecasts {
        let mut then = then.to_vec();
        if forecasts.iter().any(|other| other.tactic != forecast.tactic) {
            let id = if forecast.tactic == Tactic::Fight { "plan-fight" } else { "plan-shoot" };
            then.push(answer("plan-tactic", Action::Tactic(forecast.tactic), |language| say(language, id, &[])));
        }
        if forecasts.iter().filter(|other| other.tactic == forecast.tactic).count() > 1 {
            then.push(match forecast.weapon {
                Some(weapon) => answer("plan-weapon", Action::Choose(weapon), |language| name(view, weapon, language)),
                None => answer("plan-weapon", Action::Yield, |language| say(language, "plan-no-weapon", &[])),
            });
        }
        found.push((*forecast, then));
    }
}

/// A plan with what it comes to if nobody changes it (CMB-19, CMB-20). Of a defender whose face is not seen nothing can be
/// said, not even with what it is struck: that may depend on who it is.
fn judged(forecast: &Forecast, is_wounded: bool, then: Vec<PlannedAnswer>) -> (Worth, Planned) {
    let Forecast { tactic, strength, against, back, own_armor, .. } = *forecast;
    let margin = strength.zip(against).map(|(strength, against)| strength - against);
    let is_hit = back.zip(own_armor).map(|([_, most], armor)| most >= armor);
    let figure = |figure: Option<i16>| figure.map_or_else(|| "?".to_owned(), |figure| figure.to_string());
    let range = match back {
        Some([least, most]) if least != most => format!("{least}–{most}"),
        back => figure(back.map(|[least, _]| least)),
    };
    let said = Both::say(|language| {
        let id = match (margin.map(|margin| margin >= 0), is_hit) {
            (Some(true), Some(false)) => "plan-wins",
            (Some(true), Some(true)) => "plan-trades",
            (Some(true), None) => "plan-wounds",
            (Some(false), Some(true)) => "plan-loses",
            (Some(false), _) => "plan-fails",
            (None, _) => "plan-unknown",
        };
        let stat = RATINGS[usize::from(tactic == Tactic::Shoot)];
        let values = [
            ("stat", say(language, stat, &[]).into()),
            ("strength", figure(strength).into()),
            ("against", figure(against).into()),
            ("back", range.as_str().into()),
            ("armor", figure(own_armor).into()),
        ];
        match margin {
            Some(_) => format!("{} {}", say(language, "plan-figures", &values), say(language, id, &[])),
            None => say(language, id, &[]),
        }
    });
    let is_safe = is_hit == Some(false);
    let worth = (margin.is_some_and(|margin| margin >= 0), is_safe, is_safe || !is_wounded, margin.unwrap_or_default());
    // A blow that is stopped gains nothing, whatever answers it.
    let harms = margin.is_some_and(|margin| margin < 0);
    (worth, Planned { then, forecast: said, harms })
}

fn answer(part: &str, action: Action, label: impl Fn(table::Language) -> String) -> PlannedAnswer {
    PlannedAnswer { part: part.to_owned(), action: action.to_string(), label: Both::say(label) }
}

/// The short name of a card in play, as in questions: its name, or a description while its face is not seen, with its
/// number where it is called by that.
fn name(view: &View, slot: SlotNo, language: Language) -> String {
    let Some(card) = view.table.iter().find(|card| card.slot == slot) else { return slot.to_string() };
    let unseen = || say(language, if card.at == At::Hidden { "card-hidden" } else { "card-covered" }, &[]);
    let name = card.card.map_or_else(unseen, |number| text::name(view.cards.card(number)).to_owned());
    if has_number(view, card) { format!("{name} ({})", card.number) } else { name }
}

#[cfg(test)]
mod tests {
    use super::*;
    use doomtrooper::state::WindowKind;
    use doomtrooper::view::Ask;
    use doomtrooper::{Event, deck};
    use doomtrooper_plugin::Doomtrooper;
    use door::{Company, Entry as _};
    use table::{Match, Plan, Progress, Seed};

    use crate::chair::Chair;
    use crate::desk::Session;
    use crate::level::Level;

    /// Calls `each` at every moment at which an attack may be declared, in some matches.
    fn attacks(mut each: impl FnMut(&Match<State>, Seat, u64)) {
        for seed in 0..8 {
            let mut game = Match::<State>::new(deck::ready_table(2), Seed::from(seed));
            for step in 0..600_u64 {
                let Some(seat) = game.awaits().seats().lowest() else { break };
                let choices = game.choices(seat);
                if choices.index_of(&Action::Attack).is_some() {
                    each(&game, seat, step);
                }
                game.act(seat, choices.get((step * 7 + seed) as u32 % choices.len())).unwrap();
            }
        }
    }

    /// CMB-02, CMB-05: a planned attack can be announced step by step.
    #[test]
    fn a_plan_is_announced_step_by_step() {
        let (mut done, mut planned) = (0, 0);
        attacks(|game, seat, step| {
            let plans = plans(game.truth(), seat, Action::Attack);
            assert!(!plans.is_empty(), "an attack that may be declared may be planned");
            let plan = &plans[step as usize % plans.len()];
            // A defender whose face was not seen may be revealed, and lost, at once.
            if !plan.forecast.en.contains(|letter: char| letter.is_ascii_digit()) {
                return;
            }
            let then: Vec<Action> = plan.then.iter().map(|answer| answer.action.parse().unwrap()).collect();
            planned += 1;
            let mut game = game.clone();
            game.act(seat, Action::Attack).unwrap();
            let then = std::iter::once(Action::Attack).chain(then);
            let mut plan = Plan::new(seat, then, game.steps().len() - 1);
            let mut orders = vec![Doomtrooper::usual_standing(Company::OneDevice); 2];
            for _ in 0..60 {
                game.settle(&mut orders, None);
                match game.follow(&mut plan) {
                    Progress::Acted => {}
                    Progress::Waits => {
                        let other = game.awaits().seats().lowest().unwrap();
                        let rest = game.choices(other).index_of(&Action::Yield).map(|_| Action::Yield);
                        let choices = game.choices(other);
                        game.act(other, rest.unwrap_or_else(|| choices.get(0))).unwrap();
                    }
                    Progress::Done => {
                        done += 1;
                        return;
                    }
                    Progress::Dropped => return,
                }
            }
        });
        assert!(planned > 50 && done * 10 > planned * 9, "{done} of {planned}");
    }

    /// The same where heuristic players play, two to four of them: more cards are in play.
    fn attacks_of_bots(mut each: impl FnMut(&Match<State>, Seat)) {
        for seed in 0..3 {
            let seats = 2 + seed;
            let chairs = vec![Chair::bot(Level::Journeyman); seats];
            let mut session = Session::begin(deck::ready_table(seats), Seed::from(seed as u64), chairs);
            for step in 0..1200 {
                let Some((seat, level)) = session.asked_bot() else { break };
                if step % 3 == 0 && session.game().choices(seat).index_of(&Action::Attack).is_some() {
                    each(session.game(), seat);
                }
                let thought = session.think(seat, level).unwrap();
                session.act_for_bot(seat, thought).unwrap();
            }
        }
    }

    /// The course of an attack: for both combatants the strength of the blow and the A that it met, without later
    /// modifiers, and whether they were hit.
    struct Fought {
        blows: [i16; 2],
        armor: [i16; 2],
        is_hit: [bool; 2],
    }

    /// Carries out a plan; nobody answers anything. Nothing if it leads to no combat.
    fn fought(game: &Match<State>, seat: Seat, then: &[PlannedAnswer]) -> Option<Fought> {
        let mut game = game.clone();
        let mut then = then.iter().map(|answer| answer.action.parse::<Action>().unwrap()).peekable();
        let turn = game.view(seat.into()).turn;
        game.act(seat, Action::Attack).unwrap();
        let mut found: Option<(Fought, [u16; 2], usize)> = None;
        for _ in 0..80 {
            let Some(asked) = game.awaits().seats().lowest() else { break };
            let view = game.view(seat.into());
            if view.turn != turn || found.is_some() && view.combat.is_none() {
                break;
            }
            if found.is_none() && matches!(view.asks, Some((_, Ask::Window(WindowKind::Modify)))) {
                let combat = view.combat.unwrap();
                let sides = [combat.attacker, combat.defender]
                    .map(|slot| view.table.iter().find(|card| Some(card.slot) == slot).unwrap());
                let (blows, armor) = (combat.blows.map(Option::unwrap), sides.map(|card| card.ratings.unwrap()[2]));
                let of = Fought { blows, armor, is_hit: [false; 2] };
                found = Some((of, sides.map(|card| card.number), game.events().len()));
            }
            let choices = game.choices(asked);
            let next = then.next_if(|next| asked == seat && choices.index_of(next).is_some());
            let rest = choices.index_of(&Action::Yield).map(|_| Action::Yield);
            game.act(asked, next.or(rest).unwrap_or_else(|| choices.get(0))).unwrap();
        }
        let (mut of, numbers, from) = found?;
        of.is_hit = numbers.map(|number| {
            game.events()[from..].iter().any(|logged| match logged.event {
                Event::Wounded(sight) | Event::Saved(sight) => sight.number == number,
                Event::Killed(spot, _) => spot.number == number,
                _ => false,
            })
        });
        Some(of)
    }

    /// CMB-19, CMB-20: the forecast of a plan comes true if nobody answers it; for an unseen defender there is no
    /// forecast.
    #[test]
    fn what_is_forecast_comes_true() {
        let (mut wounds, mut stopped, mut unseen) = (0, 0, 0);
        let mut check = |game: &Match<State>, seat: Seat| {
            for (forecast, then) in all_plans(game.truth(), seat, Action::Attack) {
                let said = judged(&forecast, false, then.clone()).1.forecast;
                let Forecast { strength: Some(strength), against: Some(against), back, own_armor, .. } = forecast
                else {
                    assert!(!said.en.contains(|letter: char| letter.is_ascii_digit()), "{}", said.en);
                    unseen += 1;
                    continue;
                };
                let fought = fought(game, seat, &then).expect("who is seen fights");
                let Fought { blows, armor, is_hit: [own, other] } = fought;
                assert_eq!(([strength, own_armor.unwrap()], against), ([blows[0], armor[0]], armor[1]), "{forecast:?}");
                let [least, most] = back.unwrap();
                assert!((least..=most).contains(&blows[1]), "{forecast:?}: {}", blows[1]);
                assert_eq!(other, said.en.contains("The blow wounds"), "{forecast:?}");
                assert!(!own || said.en.contains("may"), "{forecast:?}");
                *(if other { &mut wounds } else { &mut stopped }) += 1;
            }
        };
        attacks(|game, seat, _| check(game, seat));
        attacks_of_bots(check);
        assert!(wounds > 200 && stopped > 200 && unseen > 200, "{wounds}, {stopped}, {unseen}");
    }

    /// CMB-20: of attacks that wound and may be answered by a wound, one by an unhurt warrior is proposed first.
    #[test]
    fn a_wounded_warrior_is_not_proposed_where_an_unhurt_one_does_as_well() {
        let mut chosen = 0;
        attacks_of_bots(|game, seat| {
            let view = game.view(seat.into());
            let plans = plans(game.truth(), seat, Action::Attack);
            let trades = |plan: &&Planned| plan.forecast.en.ends_with("and so may the answer.");
            let Some(first) = plans.first().filter(trades) else { return };
            let is_choice = |plan: &Planned| plan.then.iter().any(|answer| answer.part == "plan-attacker");
            let is_unhurt = |plan: &Planned| !sends_wounded(&view, &plan.then);
            if is_choice(first) && plans.iter().filter(trades).any(is_unhurt) {
                assert!(is_unhurt(first), "{first:?}");
                chosen += usize::from(plans.iter().filter(trades).any(|plan| !is_unhurt(plan)));
            }
        });
        assert!(chosen > 0, "{chosen}");
    }

    /// SEC-01, TIME-02: what a card may be aimed at is what the question after it offers, and is the same in every world that
    /// the seat cannot tell from this one.
    #[test]
    fn what_an_action_may_be_aimed_at_is_what_is_asked_next() {
        let mut compared = 0;
        attacks(|game, seat, step| {
            let choices = game.choices(seat);
            for action in (0..choices.len()).map(|place| choices.get(place)) {
                if !matches!(action, Action::Play(_) | Action::Use(..)) {
                    continue;
                }
                let told = plans(game.truth(), seat, action);
                let mut twin = game.truth().clone();
                twin.determinize(seat.into(), &mut Fast::new(step));
                assert_eq!(told, plans(&twin, seat, action));
                let mut game = game.clone();
                game.act(seat, action).unwrap();
                let next = if told.is_empty() { continue } else { game.choices(seat) };
                let aims = told.iter().map(|plan| plan.then[0].action.parse::<Action>().unwrap());
                assert!(aims.clone().all(|aim| next.index_of(&aim).is_some()), "{action}: {told:?}");
                compared += aims.count();
            }
        });
        assert!(compared > 100, "{compared}");
    }

    /// A planned attack is one decision of the person: one undo goes back to the moment before it.
    #[test]
    fn a_planned_attack_is_undone_as_a_whole() {
        let chairs = vec![Chair::person(""), Chair::bot(Level::ALL[0])];
        let mut session = Session::begin(deck::ready_table(2), Seed::from(3), chairs);
        let mut planned = 0;
        for step in 0..400_usize {
            if let Some((seat, level)) = session.asked_bot() {
                let thought = session.think(seat, level).unwrap();
                session.act_for_bot(seat, thought).unwrap();
                continue;
            }
            let Some(me) = session.me().filter(|_| session.is_mine()) else { break };
            let offers = session.actions();
            let plans = plans(session.referee(), me, Action::Attack);
            if offers.contains(&Action::Attack) && !plans.is_empty() {
                let then: Vec<Action> = plans[0].then.iter().map(|answer| answer.action.parse().unwrap()).collect();
                let (decisions, steps) = (session.decisions(), session.steps().len());
                session.act_and_then(Action::Attack, then.clone()).unwrap();
                assert_eq!(session.decisions(), decisions + 1);
                planned += usize::from(session.steps().len() > steps + then.len());
                let mut undone = session.clone();
                undone.undo(false);
                assert_eq!((undone.decisions(), undone.actions()), (decisions, offers));
            } else {
                let wanted = offers.iter().position(|action| matches!(action, Action::Add(_)));
                session.act(offers[wanted.unwrap_or(step * 7 % offers.len())]).unwrap();
            }
        }
        assert!(planned > 0, "no attack was announced as a whole");
    }

    /// SEC-01, CMB-05: plans and forecasts are the same in every world that the seat cannot tell from this one.
    #[test]
    fn plans_follow_from_what_the_seat_knows() {
        let mut compared = 0;
        attacks(|game, seat, step| {
            let mut twin = game.truth().clone();
            twin.determinize(seat.into(), &mut Fast::new(step));
            let told = plans(game.truth(), seat, Action::Attack);
            assert_eq!(told, plans(&twin, seat, Action::Attack));
            compared += told.len();
        });
        assert!(compared > 200, "{compared}");
    }
}
