//! The texts of Coin and Card.

use table::{Language, Logged, Refusal, Seat, Told, Viewer};

use super::{Action, Bluff, Event, LEAKS_IN_LINE, value};

fn by(language: Language, en: String, it: String) -> String {
    match language {
        Language::En => en,
        Language::It => it,
    }
}

impl<const FAULT: u8> Told for Bluff<FAULT> {
    fn prompt(&self, seat: Seat, language: Language) -> String {
        match self.raising {
            Some(_) => by(language, format!("Seat {seat}: raise?"), format!("Posto {seat}: rilanci?")),
            None => by(language, format!("Seat {seat}: put a card."), format!("Posto {seat}: metti una carta.")),
        }
    }

    fn label(&self, _seat: Seat, action: Action<FAULT>, language: Language) -> String {
        match action {
            Action::Put(value) => by(language, format!("Put a {value}"), format!("Metti un {value}")),
            Action::Raise => by(language, "Raise".into(), "Rilancia".into()),
            Action::Dare => by(language, "Dare".into(), "Osa".into()),
            Action::Pass => by(language, "Pass".into(), "Passa".into()),
        }
    }

    fn tell(&self, logged: &Logged<Event>, language: Language) -> String {
        match logged.event {
            Event::Put(seat, _) if FAULT == LEAKS_IN_LINE => {
                let card = self.put[seat.index()].map(value);
                by(language, format!("Seat {seat} puts {card:?}."), format!("Il posto {seat} mette {card:?}."))
            }
            event => by(language, format!("{event:?}."), format!("Evento: {event:?}.")),
        }
    }

    fn explain(&self, refusal: &Refusal, language: Language) -> String {
        by(language, format!("Not now ({}).", refusal.clause), format!("Non ora ({}).", refusal.clause))
    }

    fn describe(&self, viewer: Viewer, language: Language) -> String {
        let view = table::Game::view(self, viewer);
        by(language, format!("The table: {view:?}."), format!("Il tavolo: {view:?}."))
    }
}
