//! The table as lines of plain text: everything that the viewer sees, in an order that is good for reading aloud.

use table::{Game as _, Listener, Seat, Viewer};

use super::names::{Whose, figure, signed, value_name};
use super::teller::Teller;
use crate::card_text::{card_text, card_text_without_total, estro_name, gift_text, sector_name};
use crate::dial;
use crate::language::Estro;
use crate::rules::CardNo;
use crate::state::{AttackStep, Frame, TurnStep};
use crate::view::{FieldCard, SeatView, UpCard, View};

impl Teller<'_> {
    pub(super) fn describe(&self) -> String {
        let view = self.state.view_for(self.viewer);
        let mut lines = vec![self.turn_line(&view)];
        self.describe_zones(&view, &mut lines);
        self.describe_rift(&view, &mut lines);
        self.describe_teams(&view, &mut lines);
        for seat in Seat::all(view.seats.len() as u8) {
            lines.push(String::new());
            self.describe_seat(&view, seat, &mut lines);
        }
        if view.fleet.is_some() {
            lines.push(String::new());
            self.describe_fleet(&view, &mut lines);
        }
        lines.push(String::new());
        self.describe_stack(&mut lines);
        // To everybody but the seat that is asked, the prompt says whom the table waits for.
        let to = Listener { seat: if let Viewer::Seat(seat) = self.viewer { Some(seat) } else { None }, ..self.to };
        lines.push(Teller { to, ..*self }.prompt());
        lines.join("\n") + "\n"
    }

    /// The turn, the Zone, each seat's cards, and what is going on.
    pub(super) fn status(&self) -> Vec<String> {
        let view = self.state.view_for(self.viewer);
        let mut lines = vec![self.turn_line(&view)];
        self.describe_zones(&view, &mut lines);
        self.describe_rift(&view, &mut lines);
        self.describe_teams(&view, &mut lines);
        lines.extend(Seat::all(view.seats.len() as u8).map(|seat| self.status_of(&view, seat)));
        self.describe_stack(&mut lines);
        lines
    }

    /// The number of the phase in which the turn is (ESTRO-TURN-03).
    fn phase(&self) -> u8 {
        let Frame::Turn(step) = self.state.stack[0] else { return 1 };
        match step {
            TurnStep::Guardians
            | TurnStep::Begin
            | TurnStep::Declare
            | TurnStep::Token
            | TurnStep::Draw
            | TurnStep::DrawTwo => 1,
            // The draw is over, but its window or a Gift is still open.
            TurnStep::Play if self.state.depth > 1 => 1,
            TurnStep::Play | TurnStep::Absorb | TurnStep::Played | TurnStep::AfterPlay | TurnStep::Extras => 2,
            TurnStep::Reveal(_) => 2,
            TurnStep::Battle => 3,
            TurnStep::End | TurnStep::EndGifts | TurnStep::HandLimit | TurnStep::Over | TurnStep::Countdown(_) => 4,
        }
    }

    fn turn_line(&self, view: &View) -> String {
        let [made, allowed] = view.attacks;
        let values = [
            ("round", view.round.into()),
            ("turn", view.turn.into()),
            ("who", self.named(view.active).into()),
            ("phase", self.phase().into()),
            ("made", made.into()),
            ("allowed", allowed.into()),
        ];
        self.say("table-turn", &values)
    }

    /// A seat by its name; the viewer's own is marked.
    fn named(&self, seat: Seat) -> String {
        let who = self.who(seat);
        if self.state.seats > 2 {
            return self.named_in_team(seat, &who);
        }
        if self.is_viewer(seat) { self.say("table-you", &[("who", who.into())]) } else { who }
    }

    /// A player of a team: its place in turn order, and whose side it is on.
    fn named_in_team(&self, seat: Seat, who: &str) -> String {
        let view = self.state.view_for(Viewer::Public);
        let place = view.team_place(seat).map(|(team, n)| format!("{team}{n}")).unwrap_or_default();
        let whose = match self.viewer {
            Viewer::Seat(viewer) if viewer == seat => "you",
            Viewer::Seat(viewer) if self.state.are_partners(viewer, seat) => "partner",
            Viewer::Seat(viewer) if viewer.0 < self.state.seats => "enemy",
            _ => "none",
        };
        let values = [
            ("who", who.into()),
            ("place", place.into()),
            ("whose", whose.into()),
            ("team", self.team_letter(seat).into()),
        ];
        self.say("table-team", &values)
    }

    /// What each team has on its side, and whether the embargo lasts (ESTRO-INF-05, ESTRO-INF-12, ESTRO-INF-15).
    fn describe_teams(&self, view: &View, lines: &mut Vec<String>) {
        if !view.options.is_inferno() {
            return;
        }
        if view.options.is_embargo(view.round) {
            lines.push(self.say("table-embargo", &[]));
        }
        for seat in [view.first, view.first.left(self.state.seats)] {
            let team = || self.state.seats_of(self.state.side_of(seat)).iter().map(|seat| &view.seats[seat.index()]);
            let tot = team().map(|seat| seat.tot).sum::<Option<i16>>();
            let tot = tot.map_or_else(String::new, |tot| self.say("table-tot", &[("tot", tot.into())]));
            let n: u8 = team().map(|seat| seat.field).sum();
            let values = [("team", self.team_letter(seat).into()), ("n", n.into()), ("tot", tot.into())];
            lines.push(self.say("table-side", &values));
        }
    }

    fn describe_zones(&self, view: &View, lines: &mut Vec<String>) {
        for zone in Estro::ALL.into_iter().filter(|zone| view.zones >> *zone as u8 & 1 != 0) {
            let has_used = |seat: &Seat| view.used_specials[seat.index()] >> zone as u8 & 1 != 0;
            let used: Vec<Seat> = Seat::all(view.seats.len() as u8).filter(has_used).collect();
            let special = match used.len() {
                0 => self.say("table-special-left", &[]),
                n if n == view.seats.len() => self.say("table-special-used", &[]),
                _ => {
                    let names: Vec<String> = used.iter().map(|seat| self.who(*seat)).collect();
                    self.say("table-special-used-by", &[("who", self.list(&names).into())])
                }
            };
            let scope = if self.state.rules.options.zone_bonus_all { "all" } else { "own" };
            let values = [
                ("zone", self.zone(zone).into()),
                ("scope", scope.into()),
                ("estro", estro_name(zone).into()),
                ("stat", value_name(zone as u8).into()),
                ("special", special.into()),
            ];
            lines.push(self.say("table-zone", &values));
            if view.options.is_conquest() {
                lines.push(format!("  {}", self.points_of(view, zone)));
            }
        }
    }

    /// The Zone points of each seat in a Zone field (ESTRO-CONQ-09).
    fn points_of(&self, view: &View, zone: Estro) -> String {
        let points = Seat::all(view.seats.len() as u8).map(|seat| {
            let n = view.points(self.state.side_of(seat) as u8)[zone.index()];
            self.say("table-points", &[("who", self.who(seat).into()), ("n", n.into())])
        });
        points.collect::<Vec<_>>().join("; ")
    }

    fn describe_rift(&self, view: &View, lines: &mut Vec<String>) {
        if view.options.rift {
            lines.push(self.say("table-rift", &[("n", view.rift.into())]));
        }
    }

    fn fielded_by<'v>(&self, view: &'v View, seat: Seat) -> Vec<&'v FieldCard> {
        view.field.iter().filter(|card| card.controller == seat).collect()
    }

    fn status_of(&self, view: &View, seat: Seat) -> String {
        let side = &view.seats[seat.index()];
        let cards = self.fielded_by(view, seat);
        let tot = match side.tot {
            Some(tot) => self.say("table-tot", &[("tot", tot.into())]),
            None => String::new(),
        };
        let values = [
            ("who", self.named(seat).into()),
            ("n", cards.len().into()),
            ("tot", tot.into()),
            ("hand", side.hand.into()),
            ("deck", side.deck.into()),
            ("burnt", side.incinerator.len().into()),
        ];
        self.say("table-seat", &values)
    }

    fn describe_seat(&self, view: &View, seat: Seat, lines: &mut Vec<String>) {
        let side = &view.seats[seat.index()];
        lines.push(self.status_of(view, seat));
        let mut line = |text: String| lines.push(format!("  {text}"));
        for card in self.fielded_by(view, seat) {
            line(self.row(view, card));
            if let Some(gift) = card.face.and_then(|no| self.state.rules.gift(no)) {
                line(format!("   {}", gift_text(gift, self.language)));
            }
        }
        self.describe_hand(side, seat, &mut line);
        self.describe_knowledge(seat, &mut line);
        if !side.incinerator.is_empty() {
            let names: Vec<String> = side.incinerator.iter().rev().map(|no| self.card(*no)).collect();
            line(self.say("table-incinerator", &[("cards", names.join(", ").into())]));
        }
        if usize::from(side.hand_limit) != crate::rules::HAND_LIMIT {
            line(self.say("table-hand-limit", &[("n", side.hand_limit.into())]));
        }
        if side.tokens > 0 {
            line(self.say("table-tokens", &[("n", side.tokens.into())]));
        }
        if side.draws_skipped > 0 {
            line(self.say("table-draws-skipped", &[("n", side.draws_skipped.into())]));
        }
        if side.is_drawless {
            line(self.say("table-drawless", &[("who", self.who(seat).into())]));
        }
        if side.attacks_once {
            line(self.say("table-attacks-once", &[]));
        }
    }

    /// A card on the field: its place, its name, its values as printed and what was added, its marks.
    pub(super) fn row(&self, view: &View, card: &FieldCard) -> String {
        let place = ("n", (u32::from(card.spot.place) + 1).into());
        let text = match (&card.up, card.face) {
            (Some(up), Some(no)) => {
                let values = [
                    place,
                    ("card", self.card(no).into()),
                    ("estro", estro_name(up.main).into()),
                    ("values", self.values(no, up).into()),
                ];
                self.say("table-up", &values)
            }
            (_, Some(no)) => self.say("table-down-known", &[place, ("card", self.card(no).into())]),
            (_, None) => self.say("table-down", &[place]),
        };
        let mut marks: Vec<String> = card.zone.map(|zone| self.zone(zone)).into_iter().collect();
        marks.extend(self.marks(card));
        if card.is_down && card.since == view.turn {
            marks.push(self.say("mark-covered-now", &[]));
        }
        if marks.is_empty() { text } else { format!("{text}; {}", marks.join(", ")) }
    }

    /// `TOT 72+5 (ATK 16+5, DEF 19, HEL 13, DEX 5, MAP 19)`.
    fn values(&self, no: CardNo, up: &UpCard) -> String {
        let printed = self.state.rules.card(no).values.map(i16::from);
        let of = |(slot, (now, printed)): (u8, (&i16, i16))| format!("{} {}", value_name(slot), figure(*now, printed));
        let stats: Vec<String> = (0..).zip(up.stats.iter().zip(printed)).map(of).collect();
        match up.tot {
            Some(tot) => format!("TOT {} ({})", figure(tot, printed.iter().sum()), stats.join(", ")),
            None => stats.join(", "),
        }
    }

    fn marks(&self, card: &FieldCard) -> Vec<String> {
        let mut marks = Vec::new();
        let mut mark = |is: bool, id: &str, n: u8| {
            if is {
                marks.push(self.say(id, &[("n", n.into())]));
            }
        };
        if let Some(up) = &card.up {
            mark(up.is_used, "mark-used", 0);
            mark(up.is_emptied, "mark-emptied", 0);
            mark(up.is_inhibited && !up.is_emptied, "mark-inhibited", 0);
            mark(up.is_waiting, "mark-waiting", 0);
            mark(up.waits.is_some(), "mark-waits", up.waits.unwrap_or(0));
            mark(up.attacks > 0, "mark-attacked", up.attacks);
            mark(up.more_attacks > 0, "mark-more-attacks", up.more_attacks);
        }
        mark(card.is_protected, "mark-protected", 0);
        mark(card.is_barred, "mark-barred", 0);
        mark(card.will_rest, "mark-rests", 0);
        mark(card.must_attack, "mark-forced", 0);
        if let Some(guest) = card.up.as_ref().and_then(|up| up.guest) {
            marks.push(self.say("mark-chimera", &[("card", self.card(guest).into())]));
        }
        if let Some(other) = card.up.as_ref().and_then(|up| up.other) {
            marks.push(self.say("mark-other", &[("estro", estro_name(other).into())]));
        }
        if let Some(host) = card.up.as_ref().and_then(|up| up.supports) {
            marks.push(self.say("mark-supports", &[("card", self.in_place(host, Whose::Clear).into())]));
        }
        if let Some(shield) = card.up.as_ref().and_then(|up| up.shield) {
            marks.push(match shield.left {
                Some(left) => self.say("mark-shield", &[("n", left.into()), ("damage", shield.damage.into())]),
                None => self.say("mark-shield-untold", &[("damage", shield.damage.into())]),
            });
        }
        let counters = card.up.as_ref().map_or([0; 6], |up| up.counters);
        let changed = (0..).zip(counters).filter(|(_, n)| *n != 0);
        let changed: Vec<String> = changed.map(|(slot, n)| format!("{} {}", value_name(slot), signed(n))).collect();
        if !changed.is_empty() {
            marks.push(self.say("mark-counters", &[("counters", changed.join(", ").into())]));
        }
        marks
    }

    fn describe_hand(&self, side: &SeatView, seat: Seat, line: &mut impl FnMut(String)) {
        if side.held.is_empty() {
            return;
        }
        if !self.is_viewer(seat) {
            let names: Vec<String> = side.held.iter().map(|no| self.card(*no)).collect();
            return line(self.say("table-known-hand", &[("cards", names.join(", ").into())]));
        }
        line(self.say("table-hand", &[]));
        for no in &side.held {
            let card = self.state.rules.set.card(*no);
            let text = if self.tells_totals() { card_text } else { card_text_without_total };
            let text = text(card, self.language).replace('\n', "; ");
            line(format!("  {}: {text}", card.name));
        }
    }

    /// What the viewer remembers of cards that lie hidden.
    fn describe_knowledge(&self, seat: Seat, line: &mut impl FnMut(String)) {
        let Viewer::Seat(viewer) = self.viewer else { return };
        if viewer.0 >= self.state.seats {
            return;
        }
        let knowledge = self.state.knowledge(viewer);
        let somewhere = knowledge.somewhere.iter().filter(|(owner, _)| *owner == seat);
        let names: Vec<String> = somewhere.map(|(_, no)| self.card(*no)).collect();
        if !names.is_empty() {
            line(self.say("table-somewhere", &[("cards", names.join(", ").into())]));
        }
        if viewer == seat && !knowledge.bottom.is_empty() {
            let names: Vec<String> = knowledge.bottom.iter().map(|no| self.card(*no)).collect();
            line(self.say("table-bottom", &[("cards", names.join(", ").into())]));
        }
    }

    /// What is going on: the attack, Gifts, cards that are about to be destroyed, the window; the outermost first.
    fn describe_stack(&self, lines: &mut Vec<String>) {
        for frame in &self.state.stack[..self.state.depth as usize] {
            let line = match frame {
                Frame::Attack(attack) if attack.step < AttackStep::Outcome => {
                    self.say("table-attack", &[("clash", self.clash(attack).into())])
                }
                Frame::Attack(_) => self.say("table-attack-over", &[]),
                Frame::Dial { seat, sector, .. } => {
                    let name = sector.and_then(dial::sector).map(|sector| sector_name(sector, self.language));
                    let values = [("sector", name.unwrap_or("no").into()), ("who", self.who(*seat).into())];
                    self.say("table-dial", &values)
                }
                // Its sector is told with the dial.
                Frame::Gift(run) if run.origin.sector().is_some() => continue,
                Frame::Gift(run) if !run.origin.is_gift() => self.source_of(run),
                Frame::Gift(run) => {
                    let values = [("card", self.card(run.no).into()), ("who", self.who(run.controller).into())];
                    self.say("table-gift", &values)
                }
                Frame::Special { zone, user } => {
                    let zone = Estro::ALL[*zone as usize % Estro::ALL.len()];
                    let values = [("special", self.special(zone).into()), ("who", self.who(*user).into())];
                    self.say("table-special", &values)
                }
                Frame::Window(window) => {
                    let moment = crate::stops::Stops::NAMES[window.moment.index()];
                    self.say("table-window", &[("moment", moment.into())])
                }
                Frame::Turn(_)
                | Frame::Destroy(_)
                | Frame::Triggers { .. }
                | Frame::Discard { .. }
                | Frame::Keep { .. }
                | Frame::Naming { .. }
                | Frame::Penalty { .. }
                | Frame::Redirection
                | Frame::Rift { .. }
                | Frame::Placing(_)
                | Frame::Aim { .. }
                | Frame::Ambush { .. } => continue,
            };
            lines.push(line);
        }
        let dying = self.dying();
        if !dying.is_empty() {
            lines.push(self.say("table-dying", &[("cards", self.list(&dying).into())]));
        }
    }
}
