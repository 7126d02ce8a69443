//! Several events that a person reads as one line: a draw and its cards, what is played and what is chosen for it.

use table::Logged;

use super::Teller;
use crate::event::Event;
use crate::set::CardNo;
use crate::state::What;

impl Teller<'_> {
    /// The first of these events with those that belong to it, and how many they are.
    pub(super) fn tell_together(&self, events: &[Logged<Event>]) -> (usize, String) {
        let Some((first, rest)) = events.split_first() else { return Default::default() };
        let joined = match first.event {
            Event::Drew(..) => self.tell_draw(events),
            Event::DiscardedSecretly(_) => self.tell_discard(events),
            Event::Announced(_, What::Sabotage, ..) => self.tell_sabotage(events),
            Event::Announced(..) => self.tell_choices(first, rest),
            _ => None,
        };
        joined.unwrap_or_else(|| (1, self.tell(first)))
    }

    /// The cards that somebody has drawn, where the viewer was told them.
    fn tell_draw(&self, events: &[Logged<Event>]) -> Option<(usize, String)> {
        let Event::Drew(seat, n) = events.first()?.event else { return None };
        let drawn = |logged: &Logged<Event>| match logged.event {
            Event::DrewCard(by, card) if by == seat => Some(card),
            _ => None,
        };
        let cards: Vec<CardNo> = events[1..].iter().map_while(drawn).take(n.into()).collect();
        // In the order of the first copies, as a list of a deck is written: `2 CHASSEUR`.
        let mut copies: Vec<(CardNo, usize)> = Vec::new();
        for card in &cards {
            match copies.iter_mut().find(|(known, _)| known == card) {
                Some((_, count)) => *count += 1,
                None => copies.push((*card, 1)),
            }
        }
        let name = |(card, count): &(CardNo, usize)| match count {
            1 => self.card(*card),
            _ => format!("{count} {}", self.card(*card)),
        };
        let names = copies.iter().map(name).collect::<Vec<_>>().join(", ");
        let values = [("who", self.person(seat)), ("n", i32::from(n).into()), ("cards", names.into())];
        (cards.len() == usize::from(n)).then(|| (1 + cards.len(), self.say("log-drew-cards", &values)))
    }

    /// The card that somebody has discarded face down, for whoever was told which.
    fn tell_discard(&self, events: &[Logged<Event>]) -> Option<(usize, String)> {
        match (events.first()?.event, events.get(1)?.event) {
            (Event::DiscardedSecretly(seat), Event::DiscardedCard(by, card)) if by == seat => {
                let values = [("who", self.person(seat)), ("card", self.card(card).into())];
                Some((2, self.say("log-discarded-face-down", &values)))
            }
            _ => None,
        }
    }

    /// Who is to be sabotaged, and that it has happened, unless there was something in between.
    fn tell_sabotage(&self, events: &[Logged<Event>]) -> Option<(usize, String)> {
        let (Event::Announced(seat, _, warrior, _), Event::ChosePlayer(by, target)) =
            (events.first()?.event, events.get(1)?.event)
        else {
            return None;
        };
        let is_done = events.get(2).is_some_and(|logged| logged.event == Event::Sabotaged(seat, target));
        let id = if is_done { "log-sabotages" } else { "log-sabotage-of" };
        let values =
            [("who", self.person(seat)), ("card", self.sight(warrior).into()), ("target", self.person(target))];
        (by == seat).then(|| (2 + usize::from(is_done), self.say(id, &values)))
    }

    /// What somebody has announced, with what was chosen for it.
    fn tell_choices(&self, first: &Logged<Event>, rest: &[Logged<Event>]) -> Option<(usize, String)> {
        let Event::Announced(seat, ..) = first.event else { return None };
        let chosen = |logged: &Logged<Event>| match logged.event {
            Event::Chose(by, sight) if by == seat => Some(self.sight(sight)),
            Event::ChosePlayer(by, player) if by == seat => Some(self.who(player)),
            _ => None,
        };
        let chosen: Vec<String> = rest.iter().map_while(chosen).collect();
        let line = self.tell(first);
        let values = [("line", line.trim_end_matches('.').into()), ("chosen", chosen.join(", ").into())];
        (!chosen.is_empty()).then(|| (1 + chosen.len(), self.say("log-with-choices", &values)))
    }
}
