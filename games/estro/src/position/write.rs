//! Writing a position in the notation for people.

use std::fmt::Write;

use table::{Known, Seat};

use super::words::{ATTACK_STEPS, ENTRANCES, HAND_LIMITS, MOMENTS, SLOTS, STEPS, TOTALS, word_of};
use crate::language::{Estro, Face};
use crate::rules::{ATTACKS, DECK_SIZE};
use crate::state::{Attack, Card, CardId, Change, Ended, Fate, Frame, Location, NOWHERE, Placing, State, flag};

/// The state cannot be written so: something is being resolved, or belongs to a mode.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Unsaid;

type Said = Result<(), Unsaid>;

impl State {
    /// The state in the notation for people.
    ///
    /// # Errors
    /// When a Gift is being resolved or something else is going on that the notation has no words for.
    pub(super) fn readable(&self) -> Result<String, Unsaid> {
        let is_asked = self.ended.is_some() || self.question_of_top() == Some(self.question);
        // What was going on when a match ended can still be seen, but not gone on with.
        let is_cut = self.ended.is_some() && self.depth > 1;
        if !is_asked || is_cut || self.triggers_len > 0 || self.by_lot {
            return Err(Unsaid);
        }
        let mut out = String::new();
        self.write_table(&mut out)?;
        for seat in Seat::all(self.parties()) {
            self.write_seat(seat, &mut out)?;
        }
        for frame in &self.stack[1..self.depth as usize] {
            self.write_frame(frame, &mut out)?;
        }
        Ok(out)
    }

    /// The state for reading, whatever is going on: the notation for people, and what it has no words for on lines that begin
    /// with `>`. It cannot always be read back.
    #[must_use]
    pub fn shown_position(&self) -> String {
        let mut out = String::new();
        let _ = self.write_table(&mut out);
        for seat in Seat::all(self.parties()) {
            let _ = self.write_seat(seat, &mut out);
        }
        for frame in &self.stack[1..self.depth as usize] {
            if self.write_frame(frame, &mut out).is_err() {
                let _ = writeln!(out, "> {frame:?}");
            }
        }
        let _ = writeln!(out, "> asked {} {:?}", self.question.seat, self.question.prompt);
        out
    }

    fn write_table(&self, out: &mut String) -> Said {
        let active = if self.is_automaton(self.active) { "ships".to_owned() } else { self.active.to_string() };
        let _ = write!(out, "round {} turn {} active {active} first {}", self.round, self.turn, self.first);
        let Frame::Turn(step) = self.stack[0] else { return Err(Unsaid) };
        let _ = write!(out, " phase {}", word_of(STEPS, &step));
        for (on, word, n) in [
            (self.has_played, "played", None),
            (self.has_opened_rift, "opened", None),
            (self.may_play_second, "second", None),
            (self.is_still && !self.rules.options.has_last_round(), "still", None),
            (self.still_rounds > 0, "still-rounds", Some(self.still_rounds)),
            (self.errors > 0, "errors", Some(self.errors)),
            (self.attacks > 0, "attacks", Some(self.attacks)),
            (self.attack_limit != ATTACKS, "limit", Some(self.attack_limit)),
            (self.attacks_once, "once", None),
            (self.extra_plays > 0, "plays", Some(self.extra_plays)),
        ] {
            match n {
                _ if !on => {}
                None => out.push_str(&format!(" {word}")),
                Some(n) => out.push_str(&format!(" {word} {n}")),
            }
        }
        for (mask, word) in [(self.extra_estri, "of"), (self.lone_fields, "lone")] {
            if mask != 0 {
                let _ = write!(out, " {word} {}", estri(mask));
            }
        }
        if self.rules.options.dice_per_phase && self.phase_dice != [0; 2] {
            let _ = write!(out, " dice {},{}", self.phase_dice[0], self.phase_dice[1]);
        }
        match self.ended {
            None => {}
            Some(ended) => {
                let _ = write!(out, " ended {}", ended_text(ended));
            }
        }
        out.push('\n');
        let _ = write!(out, "zones {}", estri(self.zones.active));
        let used = &self.zones.used[..self.seats as usize];
        match used.iter().all(|mask| *mask == used[0]) {
            true if used[0] == 0 => {}
            true => {
                let _ = write!(out, " used {}", estri(used[0]));
            }
            false => {
                for (seat, mask) in used.iter().enumerate() {
                    let _ = write!(out, " used-{seat} {}", estri(*mask));
                }
            }
        }
        out.push('\n');
        if self.rules.options.rift {
            out.push_str("rift");
            for no in self.rift.iter().rev() {
                let _ = write!(out, " {}", self.rules.set.card(*no).id);
            }
            out.push('\n');
        }
        Ok(())
    }

    fn write_seat(&self, seat: Seat, out: &mut String) -> Said {
        let hoard = self.hoard(seat);
        if self.is_automaton(seat) {
            self.write_ships(out);
            self.write_pile("incinerator", hoard.incinerator.iter(), out)?;
            return self.write_side(seat, out);
        }
        let own = self.cards.ids().filter(|id| self.card(*id).owner == seat).count();
        let _ = write!(out, "seat {seat}");
        for (n, word) in [hoard.hand_limit].into_iter().chain(hoard.later_limits).zip(HAND_LIMITS) {
            if n != 0 {
                let _ = write!(out, " {word} {n:+}");
            }
        }
        for (n, word) in [(hoard.draws_skipped, "skips"), (hoard.tokens, "tokens")] {
            if n > 0 {
                let _ = write!(out, " {word} {n}");
            }
        }
        for (on, word) in [
            (hoard.has_declared, "declared"),
            (hoard.may_fuse, "fuses"),
            (hoard.attacks_once, "once"),
            (hoard.is_drawless, "drawless"),
            (hoard.conceded, "conceded"),
            (own != DECK_SIZE, "loose"),
        ] {
            if on {
                let _ = write!(out, " {word}");
            }
        }
        out.push('\n');
        self.write_pile("deck", hoard.deck.iter().rev(), out)?;
        self.write_pile("hand", hoard.hand.iter(), out)?;
        self.write_pile("incinerator", hoard.incinerator.iter(), out)?;
        self.write_side(seat, out)
    }

    /// The cards on the field.
    fn write_side(&self, seat: Seat, out: &mut String) -> Said {
        let side = self.side_of(seat);
        let mut waiting = Vec::new();
        for (place, id) in self.fields[side].iter().enumerate() {
            // Partners share a side: a place that does not follow from their own order is written (ESTRO-INF-08).
            if self.card(id).controller == seat {
                self.write_field(id, self.written_place(seat, place), out)?;
                waiting.extend(self.waiting(id).map(|_| id));
            }
        }
        // The notation writes Gifts that wait by order of entry.
        let listed = self.delayed[..self.delayed_len as usize].iter().map(|delayed| delayed.card);
        let own = |id: &CardId| self.card(*id).controller == seat;
        if listed.filter(own).eq(waiting) { Ok(()) } else { Err(Unsaid) }
    }

    fn write_pile(&self, word: &str, cards: impl Iterator<Item = CardId>, out: &mut String) -> Said {
        let _ = write!(out, "  {word}");
        for id in cards {
            let card = self.card(id);
            let usual = match card.location {
                Location::Hand => self.seen_by_insiders(card.owner),
                Location::Deck => Known::NOBODY,
                _ => Known::PUBLIC,
            };
            let mut marks = self.lasting_marks(card, usual)?;
            if card.guest.is_some() {
                marks.push(format!("with {}", self.id_of(self.card(card.guest))));
            }
            // A card that lies there is fresh: what happened to it on the field is gone (ESTRO-DEST-06).
            if card.resolved > 0 {
                marks.push(format!("resolved {}", card.resolved));
            }
            if card.place != 0 {
                marks.push(format!("lay {}", field_text(card.place).ok_or(Unsaid)?));
            }
            let _ = write!(out, " {}", self.id_of(card));
            if !marks.is_empty() {
                let _ = write!(out, "({})", marks.join("; "));
            }
        }
        out.push('\n');
        Ok(())
    }

    fn id_of(&self, card: &Card) -> &str {
        &self.rules.set.card(card.no).id
    }

    /// What stays with a card wherever it lies, and who knows it.
    fn lasting_marks(&self, card: &Card, usual: Known) -> Result<Vec<String>, Unsaid> {
        let mut marks = Vec::new();
        for (on, word) in [
            (flag::USED, "used"),
            (flag::INHIBITED, "inhibited"),
            (flag::EMPTIED, "emptied"),
            (flag::SUMMONED, "summoned"),
            (flag::BLURRED, "blurred"),
        ] {
            if card.has(on) {
                marks.push(word.to_owned());
            }
        }
        marks.extend(changes(&card.kept, ":kept"));
        if card.known != usual {
            marks.push(format!("known {}", self.known_text(card.known).ok_or(Unsaid)?));
        }
        Ok(marks)
    }

    fn known_text(&self, known: Known) -> Option<String> {
        if known == Known::PUBLIC {
            return Some("all".into());
        }
        let seats: Vec<Seat> = Seat::all(self.seats).filter(|seat| known.knows((*seat).into())).collect();
        let again = seats.iter().fold(Known::NOBODY, |known, seat| known.and(*seat));
        let names: Vec<String> = seats.iter().map(ToString::to_string).collect();
        (again == known).then(|| if names.is_empty() { "-".into() } else { names.join(",") })
    }

    /// The place of a card among those of its side, where the partner has cards there, too.
    fn written_place(&self, seat: Seat, place: usize) -> Option<usize> {
        let mut cards = self.fields[self.side_of(seat)].iter();
        cards.any(|card| self.card(card).controller != seat).then_some(place)
    }

    fn write_field(&self, id: CardId, place: Option<usize>, out: &mut String) -> Said {
        let card = self.card(id);
        let is_plain = card.owner == card.controller && self.is_plain_guest(card);
        if !is_plain || (!card.guest.is_some() && card.estri != 1 << card.main as u8) {
            return Err(Unsaid);
        }
        let usual = if card.is_down() { self.seen_by_insiders(card.controller) } else { Known::PUBLIC };
        let mut marks = Vec::new();
        if card.place != 0 {
            marks.push(format!("in {}", field_text(card.place).ok_or(Unsaid)?));
        }
        if let Some(place) = self.shown_place(id) {
            marks.push(format!("shown {place}"));
        }
        if let Some(place) = place {
            marks.push(format!("place {}", place + 1));
        }
        if card.since > 0 {
            marks.push(format!("turn {}", card.since));
        }
        for (n, word) in [(card.attacks, "attacked"), (card.more_attacks, "again")] {
            if n > 0 {
                marks.push(format!("{word} {n}"));
            }
        }
        if card.used_in != 0 && self.stack[..self.depth as usize].iter().any(|frame| is_window(frame, card.used_in)) {
            if card.used_in != self.window_number() {
                return Err(Unsaid);
            }
            marks.push("used-now".into());
        }
        if let Some(turns) = self.waiting(id) {
            marks.push(format!("waits {turns}"));
        }
        if card.guest.is_some() {
            marks.push(format!("guest {}", self.id_of(self.card(card.guest))));
        }
        match card.named {
            Some(estro) if estro == card.main => marks.push(format!("names {estro}")),
            None if card.main == self.usual_main(id) => {}
            _ => return Err(Unsaid),
        }
        if let Some(host) = Some(card.supports).filter(|host| host.is_some()) {
            marks.push(format!("supports {}", self.spot_of(host).ok_or(Unsaid)?));
        }
        if card.shield_damage > 0 {
            marks.push(format!("shield-damage {}", card.shield_damage));
        }
        marks.extend(self.lasting_marks(card, usual)?);
        marks.extend(changes(&card.lasting, ""));
        marks.extend(self.timed_marks(id, card)?);
        if card.resolved > 0 {
            marks.push(format!("resolved {}", card.resolved));
        }
        if self.last_played == id {
            marks.push("just-played".into());
        }
        let face = if card.is_down() { "down" } else { "up" };
        let _ = write!(out, "  {face} {}", self.id_of(card));
        for mark in marks {
            let _ = write!(out, " {mark}");
        }
        out.push('\n');
        Ok(())
    }

    /// Whether the guest of a card can be written by its name alone: nothing has happened to it, and no Estro was changed.
    fn is_plain_guest(&self, card: &Card) -> bool {
        if !card.guest.is_some() {
            return true;
        }
        let guest = self.card(card.guest);
        let estri = [card, guest].map(|card| 1 << self.rules.card(card.no).estro as u8);
        guest.flags == 0
            && guest.kept == [0; 6]
            && guest.resolved == 0
            && (card.estri == estri[0] | estri[1] || card.estri.count_ones() == 1)
    }

    /// Changes with an end, and another Estro: first what lasts, then each change of it with its end.
    fn timed_marks(&self, id: CardId, card: &Card) -> Result<Vec<String>, Unsaid> {
        let mut marks = Vec::new();
        let own = || self.timed().iter().filter(move |timed| timed.card == id);
        let estri: Vec<(Estro, u8)> = own()
            .filter_map(|timed| match timed.what {
                Change::Estro { estri, main } => Some((main, estri)),
                _ => None,
            })
            .chain([(card.main, card.estri)])
            .collect();
        let is_chimera = card.estri.count_ones() == 2 && estri.len() == 1;
        if !is_chimera && estri.iter().any(|(main, mask)| *mask != 1 << *main as u8) {
            return Err(Unsaid);
        }
        // A Chimera that was given an Estro has lost both of its own, even if the new one is one of them.
        let is_converted = card.guest.is_some() || estri[0].0 != self.rules.card(card.no).estro;
        if !is_chimera && is_converted {
            marks.push(format!("estro {}", estri[0].0));
        }
        let mut later = estri[1..].iter();
        for timed in own() {
            let until = self.duration(timed.until);
            marks.push(match timed.what {
                Change::Value(slot, n) => format!("{}{n:+}:{until}", SLOTS[slot as usize]),
                Change::Estro { .. } => format!("estro {}:{until}", later.next().map_or(card.main, |(main, _)| *main)),
                Change::Inhibited => format!("inhibited:{until}"),
                Change::Protected => format!("protected:{until}"),
                Change::Barred => format!("barred:{until}"),
                Change::Forced => format!("forced:{until}"),
                Change::Veiled => format!("veiled:{until}"),
            });
        }
        Ok(marks)
    }

    /// A card by its place, or, where it is not on the field any more, by its owner and id.
    fn reference(&self, id: CardId) -> String {
        let card = self.card(id);
        match self.spot_of(id).filter(|_| card.is_on_field()) {
            Some(spot) => spot.to_string(),
            None => format!("{}:{}", card.owner, self.id_of(card)),
        }
    }

    fn write_frame(&self, frame: &Frame, out: &mut String) -> Said {
        match frame {
            Frame::Attack(attack) => self.write_attack(attack, out),
            Frame::Window(window) => {
                let word = word_of(MOMENTS, &window.moment);
                let _ = writeln!(out, "window {word} first {} passes {}", window.first, window.passes);
            }
            Frame::Destroy(destroy) => {
                out.push_str("destroy");
                if let Some(seat) = destroy.by {
                    let _ = write!(out, " by={seat}");
                }
                for dying in &self.dying[destroy.from as usize..(destroy.from + destroy.len) as usize] {
                    let saved = match dying.fate {
                        Fate::Threatened => "",
                        Fate::Falls => "=falls",
                        Fate::Saved => "=saved",
                        Fate::Gone => "=gone",
                    };
                    let bait = if dying.is_bait { "=bait" } else { "" };
                    let _ = write!(out, " {}{saved}{bait}", self.reference(dying.card));
                }
                out.push('\n');
                if destroy.step != crate::state::DestroyStep::Burn {
                    return Err(Unsaid);
                }
            }
            Frame::Naming { card } => {
                let _ = writeln!(out, "naming {}", self.reference(*card));
            }
            Frame::Penalty { seat } => {
                let _ = writeln!(out, "penalty {seat}");
            }
            Frame::Redirection => out.push_str("redirection\n"),
            Frame::Rift { seat, place, is_paid } => {
                let _ = write!(out, "price {seat}{}", if *is_paid { " paid" } else { "" });
                if *place != 0 {
                    let _ = write!(out, " in {}", field_text(*place).ok_or(Unsaid)?);
                }
                out.push('\n');
            }
            Frame::Placing(placing) => self.write_placing(placing, out)?,
            Frame::Ambush { place } => {
                let _ = writeln!(out, "ambush {}", self.reference(self.dying[*place as usize].card));
            }
            Frame::Discard { seat, left } => {
                let _ = writeln!(out, "discard {seat} left {left}");
            }
            _ => return Err(Unsaid),
        }
        Ok(())
    }

    /// `placing 0 up ozok by tokens inhibits used`.
    fn write_placing(&self, placing: &Placing, out: &mut String) -> Said {
        let card = self.card(placing.card);
        if card.guest.is_some() || card.owner != placing.seat || card.place != 0 || card.resolved != 0 {
            return Err(Unsaid);
        }
        let (face, usual) = match placing.face {
            Face::Up => ("up", Known::PUBLIC),
            Face::Down => ("down", self.seen_by_insiders(placing.seat)),
        };
        let by = word_of(ENTRANCES, &placing.by);
        let _ = write!(out, "placing {} {face} {} by {by}", placing.seat, self.id_of(card));
        if placing.is_inhibited {
            out.push_str(" inhibits");
        }
        for mark in self.lasting_marks(card, usual)? {
            let _ = write!(out, " {mark}");
        }
        out.push('\n');
        Ok(())
    }

    fn write_attack(&self, attack: &Attack, out: &mut String) {
        let attacker = self.reference(attack.attacker);
        let target = attack.ship.map_or_else(|| self.reference(attack.target), |ship| format!("ship:{ship}"));
        let _ = write!(out, "attack {attacker} {target} step {}", word_of(ATTACK_STEPS, &attack.step));
        if attack.ship.is_some() && attack.dice[0] != 0 {
            let _ = write!(out, " die {}", attack.dice[0]);
        } else if attack.dice != [0; 2] {
            let _ = write!(out, " dice {},{}", attack.dice[0], attack.dice[1]);
        }
        for (on, word) in [
            (attack.won == Some(true), "won"),
            (attack.won == Some(false), "resisted"),
            (attack.is_redirected, "redirected"),
            (attack.is_locked, "locked"),
            (attack.was_covered, "covered"),
        ] {
            if on {
                let _ = write!(out, " {word}");
            }
        }
        for claimed in attack.claims.into_iter().flatten() {
            let _ = write!(out, " claim {claimed}");
        }
        if self.totals != [None; 2] {
            let [one, other] = self.totals.map(|total| word_of(TOTALS, &total));
            let _ = write!(out, " totals {one},{other}");
        }
        out.push('\n');
    }
}

fn is_window(frame: &Frame, number: u8) -> bool {
    matches!(frame, Frame::Window(window) if window.number == number)
}

fn changes<'a>(values: &'a [i8; 6], kind: &'a str) -> impl Iterator<Item = String> + 'a {
    values.iter().zip(SLOTS).filter(|(n, _)| **n != 0).map(move |(n, slot)| format!("{slot}{n:+}{kind}"))
}

/// `ardo,manpo`, or `-` for none.
fn estri(mask: u8) -> String {
    let names: Vec<&str> =
        Estro::ALL.into_iter().filter(|estro| mask >> *estro as u8 & 1 != 0).map(Estro::as_str).collect();
    if names.is_empty() { "-".into() } else { names.join(",") }
}

/// The Zone field of a place, by its Estro, or `nowhere`.
fn field_text(place: u8) -> Option<&'static str> {
    if place == NOWHERE { Some("nowhere") } else { Estro::ALL.get(usize::from(place)).map(|estro| estro.as_str()) }
}

/// How the match ended: a word, and the side or seat that it is about.
fn ended_text(ended: Ended) -> String {
    match ended {
        Ended::EmptyField { winners } => format!("empty-field {winners}"),
        Ended::BothEmpty => "both-empty".into(),
        Ended::Exhausted(seat) => format!("exhausted {seat}"),
        Ended::Ahead { winners } => format!("ahead {winners}"),
        Ended::TieBreak { winners } => format!("tie-break {winners}"),
        Ended::Split => "split".into(),
        Ended::Level => "level".into(),
        Ended::Conceded(seat) => format!("conceded {seat}"),
        Ended::Conquered { winners } => format!("conquered {winners}"),
        Ended::MorePoints { winners } => format!("more-points {winners}"),
        Ended::GreaterSum { winners } => format!("greater-sum {winners}"),
        Ended::Stalled => "stalled".into(),
        Ended::Fleet => "fleet".into(),
        Ended::Overrun => "overrun".into(),
    }
}
