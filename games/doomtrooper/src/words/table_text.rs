//! The table as plain text lines: everything that the viewer sees, in an order that is suitable for reading aloud.

use table::Seat;

use super::Teller;
use crate::language::CardKind;
use crate::state::{At, CombatStep, SlotNo};
use crate::text::piece::Piece;
use crate::view::{Ask, CardView, CombatView, View};

impl Teller<'_> {
    pub(super) fn describe(&self) -> String {
        let view = self.state.view_for(self.viewer);
        let mut lines = vec![self.turn_line(&view)];
        if !view.round.is_clockwise() {
            lines.push(self.say("table-order", &[("order", self.order(view.round).into())]));
        }
        for seat in Seat::all(view.seats.len() as u8) {
            lines.push(String::new());
            self.describe_seat(&view, seat, &mut lines);
        }
        let on_game: Vec<&CardView> = view.table.iter().filter(|card| card.at == At::Game).collect();
        if !on_game.is_empty() {
            lines.push(String::new());
            lines.push(self.say("table-game", &[]));
            for card in on_game {
                self.describe_card(&view, card, 1, &mut lines);
            }
        }
        self.describe_combat(&view, &mut lines);
        lines.push(String::new());
        // For everybody but the asked seat, the prompt names the seat that the table waits for.
        lines.push(self.prompt());
        lines.join("\n") + "\n"
    }

    /// The points and the hand of each seat, and the changes to the ratings of a combat.
    pub(super) fn status(&self) -> Vec<String> {
        let view = self.state.view_for(self.viewer);
        let in_match = Seat::all(view.seats.len() as u8).filter(|seat| !view.seats[seat.index()].eliminated);
        let mut lines: Vec<String> = in_match.map(|seat| self.status_of(&view, seat)).collect();
        if let Some(combat) = &view.combat {
            self.describe_modifiers(&view, combat, &mut |text| lines.push(text));
        }
        lines
    }

    fn status_of(&self, view: &View, seat: Seat) -> String {
        let side = &view.seats[seat.index()];
        let id = if view.viewer.is(seat) { "status-seat-you" } else { "status-seat" };
        let values = [
            ("who", self.who(seat).into()),
            ("destiny", i32::from(side.destiny).into()),
            ("promotion", i32::from(side.promotion).into()),
            ("hand", self.say("card-count", &[("n", side.hand_len.into())]).into()),
        ];
        self.say(id, &values)
    }

    fn turn_line(&self, view: &View) -> String {
        let values = [
            ("turn", view.turn.into()),
            ("who", self.who(view.active).into()),
            ("n", view.actions.into()),
            ("target", i32::from(view.target).into()),
        ];
        let asks_for_action = matches!(view.asks, Some((_, Ask::Action)));
        self.say(if asks_for_action { "table-turn-actions" } else { "table-turn" }, &values)
    }

    fn describe_seat(&self, view: &View, seat: Seat, lines: &mut Vec<String>) {
        let side = &view.seats[seat.index()];
        let id = if view.viewer.is(seat) { "table-seat-you" } else { "table-seat" };
        let values = [
            ("who", self.who(seat).into()),
            ("destiny", i32::from(side.destiny).into()),
            ("promotion", i32::from(side.promotion).into()),
        ];
        lines.push(self.say(id, &values));
        if let Some(team) = side.team {
            lines.push(format!("  {}", self.say("table-team", &[("n", (u32::from(team) + 1).into())])));
        }
        let count = |n: u8| self.say("card-count", &[("n", n.into())]);
        if side.eliminated {
            lines.push(format!("  {}", self.say("table-eliminated", &[])));
            return;
        }
        let zones = [
            ("hand", count(side.hand_len).into()),
            ("pile", count(side.pile_len).into()),
            ("discard", count(side.discard_len).into()),
            ("gone", count(side.gone_len).into()),
            ("reserve", count(side.reserve_len).into()),
        ];
        lines.push(format!("  {}", self.say("table-zones", &zones)));
        if let Some(discards) = side.discards.as_ref().filter(|discards| !discards.is_empty()) {
            let names: Vec<String> = discards.iter().map(|number| self.card(*number)).collect();
            lines.push(format!("  {}", self.say("table-discards", &[("cards", names.join(", ").into())])));
        }
        if side.no_warriors > 0 {
            lines.push(format!("  {}", self.say("table-no-warriors", &[("n", side.no_warriors.into())])));
        }
        for at in [At::Squad, At::Kohort, At::Outpost, At::Aside, At::Hidden] {
            let there: Vec<&CardView> =
                view.table.iter().filter(|card| card.controller == seat && card.at == at).collect();
            if there.is_empty() {
                continue;
            }
            lines.push(format!("  {}", self.say("table-area", &[("place", self.place(at).into())])));
            for card in there {
                self.describe_card(view, card, 2, lines);
            }
        }
        let own = |card: &&CardView| card.at == At::Player && self.state.slot(card.slot).host == SlotNo(seat.0);
        let on_player: Vec<&CardView> = view.table.iter().filter(own).collect();
        if !on_player.is_empty() {
            lines.push(format!("  {}", self.say("table-on-player", &[])));
            for card in on_player {
                self.describe_card(view, card, 2, lines);
            }
        }
        self.describe_hand(view, seat, lines);
    }

    /// A card in play and the cards attached to it.
    fn describe_card(&self, view: &View, card: &CardView, depth: usize, lines: &mut Vec<String>) {
        let mut said = vec![self.slot(card.slot)];
        if let Some(number) = card.card {
            let kind = self.state.rules.cards.card(number).kind;
            if kind != CardKind::Warrior {
                said.push(super::names::kind_name(kind, self.language));
            }
        }
        if let Some(ratings) = card.ratings {
            said.push(self.ratings(ratings));
            let members: Vec<String> = card.memberships().map(|affiliation| self.affiliation(affiliation)).collect();
            if !members.is_empty() {
                said.push(members.join("/"));
            }
        }
        if card.controller != card.owner {
            said.push(self.say("card-owner", &[("who", self.who(card.owner).into())]));
        }
        for (is, id) in [
            (card.wounded, "card-wounded"),
            // For a card that nobody sees, its name already says so.
            (card.covered && (card.card.is_some() || card.unpaid), "card-covered"),
            (card.inside, "card-inside"),
            (card.unpaid, "card-unpaid"),
        ] {
            if is {
                said.push(self.say(id, &[]));
            }
        }
        if card.in_use && card.card.is_some() {
            said.push(self.say("card-in-use", &[]));
        }
        if card.markers > 0 {
            said.push(self.say("card-markers", &[("n", card.markers.into())]));
        }
        lines.push(format!("{}{}", "  ".repeat(depth), said.join("; ")));
        // A card is never attached to itself; the depth is limited nevertheless.
        if depth < 8 {
            for attached in view.table.iter().filter(|other| other.on == Some(card.slot)) {
                self.describe_card(view, attached, depth + 1, lines);
            }
        }
    }

    fn describe_hand(&self, view: &View, seat: Seat, lines: &mut Vec<String>) {
        let Some(hand) = view.seats[seat.index()].hand.as_ref().filter(|hand| !hand.is_empty()) else { return };
        lines.push(format!("  {}", self.say("table-hand", &[])));
        for copies in hand.chunk_by(|one, other| one == other) {
            let card = self.state.rules.cards.card(copies[0]);
            let kind = super::names::kind_name(card.kind, self.language);
            let values = [
                ("card", self.card(copies[0]).into()),
                ("code", card.code.to_string().into()),
                ("kind", kind.into()),
                ("n", copies.len().into()),
            ];
            let id = if copies.len() > 1 { "table-hand-copies" } else { "table-hand-card" };
            let mut text = self.say(id, &values);
            if card.kind == CardKind::Warrior {
                let ratings = self.state.rules.programs.card(copies[0]).ratings.map(i16::from);
                text = format!("{text}; {}", self.ratings(ratings));
            }
            lines.push(format!("    {text}"));
        }
    }

    fn describe_combat(&self, view: &View, lines: &mut Vec<String>) {
        let Some(combat) = view.combat else { return };
        lines.push(String::new());
        lines.push(self.say("table-combat", &[("who", self.who(combat.player).into())]));
        let mut line = |text: String| lines.push(format!("  {text}"));
        let Some(attacker) = combat.attacker else { return };
        if combat.defender.is_none() {
            return line(self.say("table-attacker", &[("attacker", self.slot(attacker).into())]));
        }
        // The current figures of both combatants: running totals until the blows have fallen.
        let is_on = self.state.combat.step <= CombatStep::Points;
        line(if is_on { self.totals() } else { self.pair() });
        if let Some(second) = combat.second {
            line(self.say("table-second", &[("defender", self.slot(second).into())]));
        }
        if let Some(warzone) = combat.warzone {
            line(self.say("log-warzone", &[("card", self.slot(warzone).into())]));
        }
        self.describe_modifiers(view, &combat, &mut line);
    }

    /// The changes to the ratings of a combat.
    fn describe_modifiers(&self, view: &View, combat: &CombatView, line: &mut impl FnMut(String)) {
        for one in &view.modifiers {
            let does = one.gives.text(&view.cards, self.language);
            let values =
                [("on", self.slot(one.on).into()), ("card", self.card(one.card).into()), ("does", does.into())];
            line(self.say("table-modifier", &values));
        }
        for (slot, more) in [combat.attacker, combat.defender].into_iter().zip(combat.cover) {
            if let Some(slot) = slot.filter(|_| more != 0) {
                let values = [("on", self.slot(slot).into()), ("n", i32::from(more).into())];
                line(self.say("table-cover", &values));
            }
        }
    }
}
