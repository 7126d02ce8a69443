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
