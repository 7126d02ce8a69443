//! The figures of a finished match: collected from the match step by step, from the view of the public.

use protocol::{Both, FigureRow, Figures, TurnMark};
use table::{Match, Viewer};

use super::session::Session;
use crate::game::{State, beats, figures};
use crate::i18n;

/// Returns the figures of a finished match.
pub fn of(session: &Session) -> Figures {
    let whole = session.game();
    let seats = session.chairs().len();
    let mut game = Match::<State>::new(session.setup().clone(), session.seed());
    let mut tally = figures::Tally::new(seats);
    let mut curves = vec![Vec::new(); seats];
    let mut turns: Vec<TurnMark> = Vec::new();
    let mut read = 0;
    for at in 0..=whole.steps().len() {
        let events = &game.events()[read..];
        let turn = events.iter().find_map(|logged| Some((beats::turn_of(&logged.event)?, beats::head(&logged.event))));
        let is_end = at == whole.steps().len();
        if turn.is_some() || is_end {
            let view = game.view(Viewer::Public);
            let (turn, seat) = turn.unwrap_or_else(|| (u16::try_from(u32::from(view.turn)).unwrap_or(u16::MAX), None));
            turns.push(TurnMark { at, turn, seat: seat.map(|seat| seat.0) });
            for (curve, side) in curves.iter_mut().zip(&view.seats) {
                curve.push(figures::standing(side));
            }
        }
        read = game.events().len();
        let Some(step) = whole.steps().get(at) else { break };
        let before = game.view(Viewer::Public);
        // The same decisions with the same seed are still legal.
        if game.take(*step).is_err() {
            break;
        }
        tally.take(&game.events()[read..], &before);
    }
    let end = game.view(Viewer::Public);
    let mut rows = tally.rows(&end.cards);
    if session.undone().iter().any(|count| *count > 0) {
        let name = Both::say(|language| i18n::say(language, "figures-undone", &[]));
        let count = |count: &usize| Both::say(|_| count.to_string());
        rows.push(FigureRow { name, of_seats: session.undone().iter().map(count).collect() });
    }
    let reason = session.outcome().and_then(|outcome| tally.reason(&outcome, &end));
    let curve = Both::say(|language| i18n::say(language, "figures-curve", &[]));
    let decks = figures::decks(session.setup());
    Figures { reason: reason.unwrap_or_default(), curve, least_wins: figures::LEAST_WINS, curves, turns, rows, decks }
}
