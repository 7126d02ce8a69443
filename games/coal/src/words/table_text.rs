//! The table as lines of plain text: everything that the viewer sees, in an order that is good for reading aloud.

use table::{Seat, Viewer};

use super::Teller;
use crate::action::{Slot, TurnKind};
use crate::card_text;
use crate::rules::PilotNo;
use crate::state::FATAL_DAMAGE;
use crate::view::{SeatView, View};

impl Teller<'_> {
    pub(super) fn describe(&self, viewer: Viewer) -> String {
        let view = self.state.view_for(viewer);
        let mut lines = vec![self.turn_line(&view)];
        if view.announced {
            lines.push(self.say("table-announced", &[]));
        }
        for seat in Seat::all(view.seats.len() as u8) {
            lines.push(String::new());
            self.describe_seat(&view, seat, &mut lines);
        }
        lines.push(String::new());
        self.describe_attack(&view, &mut lines);
        if view.placing.total() > 0 {
            lines.push(self.say("table-placing", &[("tokens", self.tokens(view.placing).into())]));
        }
        // For everybody except the asked seat, the prompt says for whom the table waits.
        lines.push(self.prompt(viewer));
        lines.join("\n") + "\n"
    }

    /// The damage of each seat, the cards that are being resolved, and the tokens to be placed.
    pub(super) fn status(&self, viewer: Viewer) -> Vec<String> {
        let view = self.state.view_for(viewer);
        // During the setup there is nothing to watch yet.
        let seats = Seat::all(view.seats.len() as u8).filter(|_| view.turn > 0);
        let mut lines: Vec<String> = seats.map(|seat| self.seat_line(&view, seat)).collect();
        self.describe_attack(&view, &mut lines);
        if view.placing.total() > 0 {
            lines.push(self.say("table-placing", &[("tokens", self.tokens(view.placing).into())]));
        }
        lines
    }

    fn seat_line(&self, view: &View, seat: Seat) -> String {
        let side = &view.seats[seat.index()];
        let id = if view.viewer.is(seat) { "table-seat-you" } else { "table-seat" };
        let values =
            [("who", self.who(seat).into()), ("damage", side.shown_damage().into()), ("fatal", FATAL_DAMAGE.into())];
        self.say(id, &values)
    }

    fn turn_line(&self, view: &View) -> String {
        if view.turn == 0 {
            return match view.starter {
                Some(starter) => self.say("table-setup", &[("who", self.who(starter).into())]),
                None => self.say("table-setup-many", &[]),
            };
        }
        let id = match view.kind {
            None => "table-turn",
            Some(TurnKind::Action) if view.maneuver_used => "table-turn-action-used",
            Some(TurnKind::Action) => "table-turn-action",
            Some(TurnKind::Maintenance) => "table-turn-maintenance",
        };
        self.say(id, &[("turn", view.turn.into()), ("who", self.who(view.active).into())])
    }

    fn describe_seat(&self, view: &View, seat: Seat, lines: &mut Vec<String>) {
        let side = &view.seats[seat.index()];
        let pilot = |pilot: PilotNo| ("pilot", self.pilot(pilot).into());
        lines.push(self.seat_line(view, seat));
        let mut line = |text: String| lines.push(format!("  {text}"));
        if let Some(mate) = self.state.team_mate(seat) {
            line(self.say("table-team", &[("who", self.who(mate).into())]));
        }
        if side.eliminated {
            line(self.say("table-eliminated", &[]));
            if self.state.has_many_seats() {
                return;
            }
        } else if side.destroyed {
            // A seat that conceded, or was repaired too late, is out but not destroyed.
            let is_wreck = side.damage >= FATAL_DAMAGE;
            line(self.say(if is_wreck { "table-destroyed" } else { "table-eliminated" }, &[]));
        }
        for held in &side.pair {
            line(self.say("table-pair", &[pilot(*held)]));
        }
        if let Some(pilot) = side.pilot.and_then(|pilot| self.state.rules.cards.pilots().get(pilot as usize)) {
            line(self.say("table-pilot", &[("pilot", pilot.name.as_str().into())]));
            if let Some(ability) = pilot.ability {
                let text = card_text::ability_text(ability, self.language);
                let id = if side.ability_used { "table-ability-used" } else { "table-ability" };
                line(self.say(id, &[("ability", text.into())]));
            }
            for number in 0..pilot.maneuvers.len() as u8 {
                line(self.label_of_maneuver(seat, number));
            }
        }
        if let Some(reserve) = side.reserve {
            line(self.say("table-reserve", &[pilot(reserve), ("n", side.tag.into())]));
        }
        if view.turn == 0 {
            if side.has_chosen && side.pilot.is_none() {
                line(self.say("table-has-chosen", &[]));
            }
            return;
        }
        if side.own_turns <= 1 && view.active == seat && view.kind == Some(TurnKind::Action) {
            line(self.say("table-first-turn", &[]));
        }
        let count = |n: u8| self.say("card-count", &[("n", n.into())]);
        let zones = [
            ("deck", count(side.deck_len).into()),
            ("hand", count(side.hand_len).into()),
            ("discard", count(side.discard_len).into()),
        ];
        line(self.say("table-zones", &zones));
        self.describe_slots(view, seat, &mut line);
        self.describe_echo(side, &mut line);
        self.describe_hand(side, &mut line);
        self.describe_discard(side, &mut line);
        for other in Seat::all(view.seats.len() as u8) {
            let counts = [("table-physical", side.physical_from), ("table-hits", side.hits)];
            for (id, counts) in counts {
                let n = counts[other.index()];
                if n > 0 {
                    line(self.say(id, &[("who", self.who(other).into()), ("n", n.into())]));
                }
            }
        }
    }

    fn describe_slots(&self, view: &View, seat: Seat, line: &mut impl FnMut(String)) {
        let slots = &view.seats[seat.index()].slots;
        if slots.iter().all(Option::is_none) {
            return line(self.say("table-slots-empty", &[]));
        }
        for (slot, prepared) in Slot::ALL.into_iter().zip(slots) {
            let is_ready = prepared.is_some_and(|prepared| prepared.ready);
            let id = if is_ready { "table-slot-ready" } else { "table-slot" };
            let card = self.in_slot(seat, slot, view.viewer);
            line(self.say(id, &[("slot", (slot.0 + 1).into()), ("card", card.into())]));
        }
    }

    /// The echo row, the oldest first.
    fn describe_echo(&self, side: &SeatView, line: &mut impl FnMut(String)) {
        for card in &side.echo {
            let card = self.state.rules.cards.card(*card);
            let effects = card_text::echo_text(card, self.language);
            let name = card_text::name(card, self.language);
            line(self.say("table-echo", &[("card", name.into()), ("effects", effects.into())]));
        }
    }

    fn describe_hand(&self, side: &SeatView, line: &mut impl FnMut(String)) {
        let Some(hand) = side.hand.as_ref().filter(|hand| !hand.is_empty()) else { return };
        line(self.say("table-hand", &[]));
        for held in hand {
            let card = self.state.rules.cards.card(held.card);
            let id = if held.copies > 1 { "table-hand-copies" } else { "table-hand-card" };
            let text = self.say(
                id,
                &[
                    ("letter", held.kind.to_string().into()),
                    ("n", held.copies.into()),
                    ("card", self.card(held.card).into()),
                    ("text", card_text::card_line(card, self.language).into()),
                ],
            );
            line(format!("  {text}"));
        }
    }

    fn describe_discard(&self, side: &SeatView, line: &mut impl FnMut(String)) {
        let top_first: Vec<String> = side.discard.iter().rev().map(|card| self.card(*card)).collect();
        match top_first.as_slice() {
            [] => {}
            [top] if side.discard_len > 1 => line(self.say("table-discard-top", &[("card", top.as_str().into())])),
            all => line(self.say("table-discard", &[("cards", all.join(", ").into())])),
        }
    }

    /// The activated cards; the one that is being responded to comes last.
    fn describe_attack(&self, view: &View, lines: &mut Vec<String>) {
        for activated in &view.resolving {
            let card = ("card", self.card(activated.card).into());
            let who = ("who", self.who(activated.owner).into());
            lines.push(match activated.target {
                None => self.say("table-resolving", &[card, who, ("tokens", self.tokens(activated.tokens).into())]),
                Some(target) if activated.neutralized => {
                    self.say("table-neutralized", &[card, who, ("target", self.who(target).into())])
                }
                Some(target) => {
                    let damage = self.damage(activated.pending);
                    self.say(
                        "table-attack",
                        &[card, who, ("target", self.who(target).into()), ("damage", damage.into())],
                    )
                }
            });
        }
    }
}
