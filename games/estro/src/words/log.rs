//! Events as lines of the log.

use phrases::Value;
use table::{Logged, Seat};

use super::names::{signed, value_name};
use super::teller::Teller;
use crate::action::Bonuses;
use crate::card_text::{self, capitalized, estro_name};
use crate::dial::{self, SectorNo};
use crate::event::Event;
use crate::facts::SHIPS;
use crate::rules::CardNo;

impl Teller<'_> {
    /// A card with its controller: `your Ozok`, `Ozok of Player 2`.
    pub(super) fn owned(&self, seat: Seat, no: CardNo) -> String {
        self.say("card-of", &[("who", self.person(seat)), ("card", self.card(no).into())])
    }

    /// The same, or a card that lies face down.
    pub(super) fn owned_or_covered(&self, seat: Seat, no: Option<CardNo>) -> String {
        match no {
            Some(no) => self.owned(seat, no),
            None => self.say("card-of-covered", &[("who", self.person(seat))]),
        }
    }

    /// The seat on the other side, or the seats.
    pub(super) fn opponents(&self, seat: Seat) -> Value<'static> {
        let others = self.state.seats_of(1 - self.state.side_of(seat));
        if others.is_empty() { self.person(SHIPS) } else { self.persons(others) }
    }

    /// One event as a line.
    pub(super) fn tell(&self, event: &Event) -> String {
        capitalized(&self.line(event))
    }

    fn line(&self, event: &Event) -> String {
        let who = |seat: Seat| ("who", self.person(seat));
        let card = |no: CardNo| ("card", self.card(no).into());
        let owned = |seat: Seat, no: CardNo| ("card", self.owned(seat, no).into());
        let any = |seat: Seat, no: Option<CardNo>| ("card", self.owned_or_covered(seat, no).into());
        let n = |n: u8| ("n", n.into());
        match *event {
            Event::Begins(seat) => self.say("log-begins", &[who(seat)]),
            Event::ZoneDrawn(zone) => self.say("log-zone-drawn", &[("zone", self.zone(zone).into())]),
            Event::ZonesLaidOut => self.say("log-zones-laid-out", &[]),
            Event::ZoneLeft(zone) => self.say("log-zone-left", &[("zone", self.zone(zone).into())]),
            Event::RoundBegan(round) => self.say("log-round", &[("n", round.into())]),
            Event::TurnBegan(seat, turn) => self.say("log-turn", &[who(seat), ("n", turn.into())]),
            Event::Drew(seat, cards) => self.say("log-drew", &[who(seat), n(cards)]),
            Event::NoDraw(seat) => self.say("log-no-draw", &[who(seat)]),
            Event::Drawless(seat) => self.say("log-drawless", &[who(seat)]),
            Event::Defends(seat) => self.say("log-defends", &[who(seat)]),
            Event::Played(seat, no) => self.say("log-played", &[who(seat), card(no)]),
            Event::PlayedInto(seat, no, field) => {
                self.say("log-played-into", &[who(seat), card(no), ("zone", self.zone(field).into())])
            }
            Event::PlayedDownInto(seat, field) => {
                self.say("log-played-down-into", &[who(seat), ("zone", self.zone(field).into())])
            }
            Event::Placed(_, field) => self.say("log-placed", &[("zone", self.zone(field).into())]),
            Event::Supported(seat, no, host) => {
                self.say("log-supported", &[who(seat), card(no), ("host", self.card(host).into())])
            }
            Event::ChimeraDeclared(seat) => self.say("log-chimera-declared", &[who(seat)]),
            Event::Fused(seat, no, guest) => {
                self.say("log-fused", &[who(seat), card(no), ("guest", self.card(guest).into())])
            }
            Event::Named(seat, no, estro) => {
                self.say("log-named", &[who(seat), card(no), ("estro", estro_name(estro).into())])
            }
            Event::PlayedSecond(seat, no) => self.say("log-played-second", &[who(seat), card(no)]),
            Event::ShieldStruck { tot, shield, won, .. } => self.shield("log-shield", tot, shield, won),
            Event::PlayedDown(seat) => self.say("log-played-down", &[who(seat)]),
            Event::OutOfTime(seat) => self.say("log-out-of-time", &[who(seat)]),
            Event::Claimed(seat, Bonuses::NONE) => self.say("log-claimed-none", &[who(seat)]),
            Event::Claimed(seat, claimed) => {
                self.say("log-claimed", &[who(seat), ("bonuses", self.bonuses(claimed).into())])
            }
            Event::NothingToPlay(seat) => self.say("log-nothing-to-play", &[who(seat)]),
            Event::Entered(seat, no) => self.say("log-entered", &[owned(seat, no)]),
            Event::EnteredDown(seat) => self.say("log-entered-down", &[who(seat)]),
            Event::TurnedUp(seat, no) => self.say("log-turned-up", &[owned(seat, no)]),
            Event::TurnedDown(seat, no) => self.say("log-turned-down", &[owned(seat, no)]),
            Event::Attacked { seat, attacker, target } => {
                self.say("log-attacked", &[owned(seat, attacker), self.target(seat, target)])
            }
            Event::Rolled(seat, die) => self.say("log-rolled", &[who(seat), n(die)]),
            Event::Compared { tots, primaries, won, .. } => self.comparison("log-compared", tots, primaries, won),
            Event::Decided(won) => self.say("log-decided", &[("won", if won { "yes" } else { "no" }.into())]),
            Event::TotalDeclared(seat) => self.say("log-total-declared", &[who(seat)]),
            Event::TotalChecked(seat, true) => self.say("log-right-total", &[who(seat)]),
            Event::TotalChecked(seat, false) => self.say("log-wrong-total", &[who(seat)]),
            Event::Erred(seat) => self.say("log-erred", &[who(seat)]),
            Event::DefeatedCovered => self.say("log-defeated-covered", &[]),
            Event::AttackEnded => self.say("log-attack-ended", &[]),
            Event::Redirected(Some(no)) => self.say("log-redirected", &[card(no)]),
            Event::Redirected(None) => self.say("log-redirected-covered", &[]),
            Event::Kept(seat) => self.say("log-kept", &[who(seat)]),
            Event::Stopped(seat) => self.say("log-stopped", &[who(seat)]),
            Event::NoMoreAttacks(seat) => self.say("log-no-more-attacks", &[who(seat)]),
            Event::SpecialUsed(seat, zone) => {
                self.say("log-special", &[who(seat), ("special", self.special(zone).into())])
            }
            Event::TokenGained(seat, tokens) => self.say("log-token-gained", &[who(seat), n(tokens)]),
            Event::TokenLost(seat) => self.say("log-token-lost", &[who(seat)]),
            Event::TokensSpent(seat, tokens) => self.say("log-tokens-spent", &[who(seat), n(tokens)]),
            Event::Ambushed(seat, no) => self.say("log-ambushed", &[who(seat), card(no)]),
            Event::Emptied(seat, no) => self.say("log-emptied", &[owned(seat, no)]),
            Event::RiftOpened(seat) => self.say("log-rift-opened", &[who(seat)]),
            Event::RiftClosed(_) => self.say("log-rift-closed", &[]),
            Event::DialStopped(seat, sector) => self.dial_stopped(seat, sector),
            Event::DialIdle(_) => self.say("log-dial-idle", &[]),
            Event::DialRests(seat) => self.say("log-dial-rests", &[who(seat)]),
            Event::Tossed(seat, heads) => {
                self.say("log-tossed", &[who(seat), ("side", if heads { "heads" } else { "tails" }.into())])
            }
            Event::Milled(seat, no) => self.say("log-milled", &[who(seat), card(no)]),
            Event::Rests(seat, no) => self.say("log-rests", &[owned(seat, no)]),
            Event::AttacksOnce(seat) => self.say("log-attacks-once", &[who(seat)]),
            Event::Conceded(seat) => self.say("log-conceded", &[who(seat)]),
            Event::HandLimit(seat, change) => {
                self.say("log-hand-limit", &[who(seat), ("change", signed(change.into()).into())])
            }
            Event::SkipsDraw(seat) => self.say("log-skips-draw", &[who(seat)]),
            Event::MoreAttacks(seat, more) => self.say("log-more-attacks", &[who(seat), n(more)]),
            Event::MorePlays(seat) => self.say("log-more-plays", &[who(seat)]),
            Event::Looked(seat) => self.say("log-looked", &[who(seat)]),
            Event::ToBottom(seat) => self.say("log-to-bottom", &[who(seat), n(1)]),
            Event::Discarded(seat, no) => self.say("log-discarded", &[who(seat), card(no)]),
            Event::Revealed(seat, no) => self.say("log-revealed", &[who(seat), card(no)]),
            Event::ToHand(seat, Some(no)) => self.say("log-to-hand", &[who(seat), card(no)]),
            Event::ToHand(seat, None) => self.say("log-to-hand-unseen", &[who(seat)]),
            Event::Coin { seat, heads, right } => {
                let called = if heads { "heads" } else { "tails" };
                let right = if right { "yes" } else { "no" };
                self.say("log-coin", &[who(seat), ("called", called.into()), ("right", right.into())])
            }
            Event::Saved(seat, no) => self.say("log-saved", &[owned(seat, no)]),
            Event::StaysProtected(seat, no) => self.say("log-stays-protected", &[any(seat, no)]),
            Event::Destroyed(seat, no) => self.say("log-destroyed", &[owned(seat, no), n(1)]),
            Event::Sacrificed(seat, no) => self.say("log-sacrificed", &[who(seat), card(no)]),
            Event::Protected(seat, no) => self.say("log-protected", &[any(seat, no)]),
            Event::Barred(seat, no) => self.say("log-barred", &[any(seat, no)]),
            Event::Forced(seat, no) => self.say("log-forced", &[owned(seat, no)]),
            Event::AttackAgain(seat, no) => self.say("log-attack-again", &[owned(seat, no)]),
            Event::Changed(seat, no, slot, change) => {
                let changes = self.change(slot, change);
                self.say("log-changed", &[owned(seat, no), n(1), ("changes", changes.into())])
            }
            Event::Swapped(seat, no, a, b) => {
                self.say("log-swapped", &[owned(seat, no), ("a", value_name(a).into()), ("b", value_name(b).into())])
            }
            Event::Became(seat, no, estro) => {
                self.say("log-became", &[owned(seat, no), ("estro", estro_name(estro).into())])
            }
            Event::Inhibited(seat, no) => self.say("log-inhibited", &[owned(seat, no)]),
            Event::GiftActivated(seat, no) => self.say("log-gift", &[owned(seat, no)]),
            Event::GiftWaits(seat, no, turns) => self.say("log-gift-waits", &[owned(seat, no), n(turns)]),
            Event::GiftDeclined(seat, no) => self.say("log-gift-declined", &[who(seat), card(no)]),
            Event::GiftAnnulled(seat, no) => self.say("log-gift-annulled", &[owned(seat, no)]),
            Event::GiftReduced(seat, no, less) => self.say("log-gift-reduced", &[owned(seat, no), n(less)]),
            Event::GiftRedirected(seat, no) => self.say("log-gift-redirected", &[owned(seat, no)]),
            Event::GiftIdle(seat, no) => self.say("log-gift-idle", &[owned(seat, no)]),
            Event::LoopEnded(seat, no) => self.say("log-loop-ended", &[owned(seat, no)]),
            Event::GuardiansDeployed
            | Event::GuardianReady(_)
            | Event::AlarmSounded(..)
            | Event::CountedDown(..)
            | Event::AlarmStopped(_)
            | Event::SkillReleased(_)
            | Event::ShipAttacked(..)
            | Event::ShipStruck { .. }
            | Event::ShieldsChanged(..)
            | Event::ShipDestroyed(_)
            | Event::RedirectedToShip(_)
            | Event::TargetsDrawn(..)
            | Event::Aimed(_)
            | Event::ObjectGiven(_)
            | Event::ObjectUsed(..)
            | Event::NothingHappens => self.line_of_fleet(event),
        }
    }

    /// The sector on which the dial stopped: its name, its category and what it does (ESTRO-QUAD-05).
    fn dial_stopped(&self, seat: Seat, sector: SectorNo) -> String {
        let Some(found) = dial::sector(sector) else { return String::new() };
        let values = [
            ("who", self.person(seat)),
            ("sector", card_text::sector_name(found, self.language).into()),
            ("kind", card_text::sector_kind(found.kind, self.language).into()),
            ("does", card_text::sector_does(found, self.language).into()),
        ];
        self.say("log-dial", &values)
    }

    /// `+4 ATK`.
    fn change(&self, slot: u8, change: i8) -> String {
        let n = signed(change.into());
        self.say("change", &[("n", n.into()), ("value", value_name(slot).into())])
    }

    /// The target of an attack of a seat.
    fn target(&self, seat: Seat, target: Option<CardNo>) -> (&'static str, Value<'static>) {
        // Between teams the line after it says whose card it is.
        if self.state.seats > 2 {
            let text = target.map_or_else(|| self.say("card-covered-plain", &[]), |no| self.card(no));
            return ("target", text.into());
        }
        let who = ("who", self.opponents(seat));
        let text = match target {
            Some(no) => self.say("card-of", &[who, ("card", self.card(no).into())]),
            None => self.say("card-of-covered", &[who]),
        };
        ("target", text.into())
    }

    // ---- several events in a line ----

    /// The first of these events as a line, with those after it that say the same thing or complete it.
    pub(super) fn tell_together(&self, events: &[Logged<Event>]) -> (usize, String) {
        let Some(first) = events.first() else { return Default::default() };
        let joined = match first.event {
            Event::RoundBegan(_) | Event::Rolled(..) => self.tell_pair(events),
            Event::ZoneDrawn(_) => self.tell_replaced(events),
            Event::Drew(..) => Some(self.tell_draws(events)),
            Event::ToBottom(seat) => {
                let count = run(events, |event| (*event == Event::ToBottom(seat)).then_some(())).len();
                Some((count, self.say("log-to-bottom", &[("who", self.person(seat)), ("n", count.into())])))
            }
            Event::Attacked { seat, attacker, target } => self.tell_defended(seat, attacker, target, events),
            Event::Destroyed(seat, _) => {
                let cards = run(events, |event| match event {
                    Event::Destroyed(by, no) if *by == seat => Some(self.owned(seat, *no)),
                    _ => None,
                });
                let values = [("card", self.list(&cards).into()), ("n", cards.len().into())];
                Some((cards.len(), self.say("log-destroyed", &values)))
            }
            Event::Discarded(seat, _) => {
                let cards = run(events, |event| match event {
                    Event::Discarded(by, no) if *by == seat => Some(self.card(*no)),
                    _ => None,
                });
                let values = [("who", self.person(seat)), ("card", self.list(&cards).into())];
                Some((cards.len(), self.say("log-discarded", &values)))
            }
            Event::Changed(..) => Some(self.tell_changes(events)),
            _ => None,
        };
        let (count, line) = joined.unwrap_or_else(|| (1, self.line(&first.event)));
        (count.max(1), capitalized(&line))
    }

    /// A round and its first turn; two dice.
    fn tell_pair(&self, events: &[Logged<Event>]) -> Option<(usize, String)> {
        match (events.first()?.event, events.get(1)?.event) {
            (Event::RoundBegan(round), Event::TurnBegan(seat, turn)) => {
                let values = [("round", round.into()), ("who", self.person(seat)), ("n", turn.into())];
                Some((2, self.say("log-round-turn", &values)))
            }
            (Event::Rolled(one, a), Event::Rolled(other, b)) => {
                let values =
                    [("who", self.person(one)), ("a", a.into()), ("other", self.person(other)), ("b", b.into())];
                Some((2, self.say("log-dice", &values)))
            }
            _ => None,
        }
    }

    /// An attack on a card of a team, and whose card that is (ESTRO-INF-10).
    fn tell_defended(
        &self,
        seat: Seat,
        attacker: CardNo,
        target: Option<CardNo>,
        events: &[Logged<Event>],
    ) -> Option<(usize, String)> {
        let Event::Defends(owner) = events.get(1)?.event else { return None };
        let values =
            [("card", self.owned(seat, attacker).into()), ("target", self.owned_or_covered(owner, target).into())];
        Some((2, self.say("log-attacked", &values)))
    }

    /// A Zone card in place of another.
    fn tell_replaced(&self, events: &[Logged<Event>]) -> Option<(usize, String)> {
        let (Event::ZoneDrawn(new), Event::ZoneLeft(old)) = (events.first()?.event, events.get(1)?.event) else {
            return None;
        };
        let values = [("zone", self.zone(new).into()), ("old", self.zone(old).into())];
        Some((2, self.say("log-zone-replaced", &values)))
    }

    /// Draws that follow each other: of one seat together, of several seats in one line.
    fn tell_draws(&self, events: &[Logged<Event>]) -> (usize, String) {
        let drawn = run(events, |event| if let Event::Drew(seat, n) = event { Some((*seat, *n)) } else { None });
        let mut sums: Vec<(Seat, u8)> = Vec::new();
        for (seat, n) in &drawn {
            match sums.last_mut().filter(|(last, _)| last == seat) {
                Some((_, sum)) => *sum = sum.saturating_add(*n),
                None => sums.push((*seat, *n)),
            }
        }
        let lines = sums.iter().map(|(seat, n)| {
            let line = self.say("log-drew", &[("who", self.person(*seat)), ("n", (*n).into())]);
            capitalized(&line)
        });
        (drawn.len(), lines.collect::<Vec<_>>().join(" "))
    }

    /// Changes of one card in a line; or the same change of several cards.
    fn tell_changes(&self, events: &[Logged<Event>]) -> (usize, String) {
        let changes = run(events, |event| match event {
            Event::Changed(seat, no, slot, n) => Some((*seat, *no, *slot, *n)),
            _ => None,
        });
        let Some((seat, no, slot, n)) = changes.first().copied() else { return (1, String::new()) };
        let of_one: Vec<String> = changes
            .iter()
            .take_while(|(by, other, ..)| (*by, *other) == (seat, no))
            .map(|(_, _, slot, n)| self.change(*slot, *n))
            .collect();
        if of_one.len() > 1 {
            let values =
                [("card", self.owned(seat, no).into()), ("n", 1.into()), ("changes", self.list(&of_one).into())];
            return (of_one.len(), self.say("log-changed", &values));
        }
        let alike = changes.iter().take_while(|(_, _, other, change)| (*other, *change) == (slot, n));
        let cards: Vec<String> = alike.map(|(seat, no, ..)| self.owned(*seat, *no)).collect();
        let values =
            [("card", self.list(&cards).into()), ("n", cards.len().into()), ("changes", self.change(slot, n).into())];
        (cards.len(), self.say("log-changed", &values))
    }
}

/// What the first events have in common, as long as they have it.
fn run<T>(events: &[Logged<Event>], of: impl Fn(&Event) -> Option<T>) -> Vec<T> {
    events.iter().map_while(|logged| of(&logged.event)).collect()
}
