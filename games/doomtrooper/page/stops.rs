//! The standing orders of Doomtrooper by name.

use doomtrooper::Stops;

use crate::app::App;

/// The stops, each with its clause.
pub fn of_match(_app: &App) -> Vec<(&'static str, &'static str)> {
    Stops::NAMES
        .into_iter()
        .zip([
            "DOOM-TIME-08",
            "DOOM-TIME-08",
            "DOOM-TIME-03",
            "DOOM-TIME-10",
            "DOOM-CMB-02",
            "DOOM-CMB-13",
            "DOOM-TURN-04",
            "DOOM-TIME-18",
        ])
        .collect()
}

/// The stops of a seat before anybody switched one. Only a person among bots is not asked where it can do nothing; every
/// other seat is, so that nobody learns that from the time it takes.
pub fn at_first(is_alone: bool) -> Stops {
    if is_alone { Stops::default() } else { Stops::default().before_others() }
}

/// Whether a stop is on.
pub fn is_on(stops: Stops, name: &str) -> bool {
    stops.to_string().split(' ').any(|on| on == name)
}

/// Switches a stop.
pub fn switch(stops: &mut Stops, name: &str) {
    let on = stops.to_string();
    let others: Vec<&str> = on.split(' ').filter(|on| *on != name && *on != "none").collect();
    let mut wanted = others.join(" ");
    if !is_on(*stops, name) {
        wanted = format!("{wanted} {name}");
    }
    if let Ok(wanted) = wanted.parse() {
        *stops = wanted;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::chair::Chair;
    use crate::game::page::testing::usual_table;
    use crate::game::page::{Action, IS_WINDOW};
    use crate::level::Level;
    use crate::session::Session;
    use table::{Game, Seed};

    #[test]
    fn a_bot_is_asked_in_windows_where_it_can_do_nothing_and_a_person_among_bots_is_not() {
        let chairs = vec![Chair::person(""), Chair::bot(Level::Beginner)];
        let mut session = Session::begin(usual_table(), Seed::from(3), chairs);
        let (mut idle, mut useful) = (0, 0);
        for step in 0..600_usize {
            let Some(seat) = session.asked().lowest() else { break };
            let mut choices: Vec<Action> = Vec::new();
            session.referee().actions(seat, &mut choices);
            // In the same window a seat composes what it announces, choice by choice.
            let is_window = IS_WINDOW.is_some_and(|is_window| is_window(&session.view()));
            let is_window = is_window && choices.contains(&Action::Yield);
            if session.is_mine() {
                assert!(!is_window || choices.len() > 1, "the person is asked for nothing");
                session.act(choices[step % choices.len()]).unwrap();
            } else {
                let count = if choices.len() == 1 { &mut idle } else { &mut useful };
                *count += usize::from(is_window);
                session.act_for_bot(seat, choices[step * 7 % choices.len()]).unwrap();
            }
        }
        assert!(idle > 20 && useful > 0, "{idle} windows with nothing to do, {useful} with something");
    }

    #[test]
    fn a_stop_is_switched_and_switched_back() {
        for name in Stops::NAMES {
            let (mut stops, before) = (Stops::default(), Stops::default());
            switch(&mut stops, name);
            assert_ne!(is_on(stops, name), is_on(before, name));
            switch(&mut stops, name);
            assert_eq!(stops, before);
        }
    }
}
