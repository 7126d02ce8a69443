//! The cards of a position: `hand ozok thofa(used; known 0,1)`, `up thofa turn 3 used atk+4:turn`.

use table::{Known, Seat};

use super::super::words::SLOTS;
use super::{Line, Read, Reader, Wording, about};
use crate::action::spot;
use crate::language::Estro;
use crate::state::{CardId, Change, Delayed, Ends, Location, NOWHERE, flag};
use crate::words::wording;

impl Reader {
    /// `deck`, `hand` or `incinerator` and its cards: a deck from the top, an Incinerator with the newest last.
    pub(super) fn pile_line(&mut self, word: &str, words: &mut Line<'_>) -> Read {
        let seat = self.seat()?;
        let (location, known) = match word {
            "deck" => (Location::Deck, Known::NOBODY),
            "hand" => (Location::Hand, self.state.seen_by_insiders(seat)),
            _ => (Location::Incinerator, Known::PUBLIC),
        };
        let mut has_rest = false;
        while let Some(text) = words.next() {
            if text == "rest" && word == "deck" {
                has_rest = true;
                continue;
            }
            let (id, marks) = match text.split_once('(') {
                Some((id, marks)) => (id, marks.strip_suffix(')').ok_or_else(|| about("line-bracket", text))?),
                None => (text, ""),
            };
            let card = self.add(seat, id, location)?;
            self.state.card_mut(card).known = known;
            for mark in marks.split(';').map(str::trim).filter(|mark| !mark.is_empty()) {
                let mut mark = Line::of(mark, words.seats);
                while let Some(word) = mark.next() {
                    self.lasting_mark(card, word, &mut mark)?;
                }
            }
            let hoard = self.state.hoard_mut(seat);
            let has_room = match location {
                Location::Deck => hoard.deck.insert(0, card),
                Location::Hand => hoard.hand.push(card),
                _ => hoard.incinerator.push(card),
            };
            if !has_room {
                return Err(wording("position-too-long", &[("what", word.into())]));
            }
        }
        if word == "deck" {
            self.seats[seat.index()].has_rest = has_rest;
        }
        Ok(())
    }

    /// `up ozok turn 3 used`, `down thofa known 0,1`.
    pub(super) fn field_line(&mut self, is_down: bool, words: &mut Line<'_>) -> Read {
        let seat = self.seat()?;
        let id = words.value(if is_down { "down" } else { "up" })?;
        let card = self.add(seat, id, Location::Field)?;
        let side = self.state.side_of(seat);
        if !self.state.fields[side].push(card) {
            return Err(wording("position-too-long", &[("what", "field".into())]));
        }
        let insiders = self.state.seen_by_insiders(seat);
        let lying = self.state.card_mut(card);
        lying.set(flag::DOWN, is_down);
        lying.known = if is_down { insiders } else { Known::PUBLIC };
        while let Some(word) = words.next() {
            self.field_mark(card, seat, word, words)?;
        }
        Ok(())
    }

    fn field_mark(&mut self, id: CardId, seat: Seat, word: &str, words: &mut Line<'_>) -> Read {
        match word {
            "in" => self.state.card_mut(id).place = self.read_field(words.value(word)?)?,
            "place" if self.state.seats > 2 => self.places.push((id, words.number(word, 1, 64)? as u8)),
            "turn" => self.state.card_mut(id).since = words.number(word, 0, 9999)? as u16,
            "shown" => {
                let place = words.byte(word, 32)?;
                self.state.card_mut(id).set(flag::WAITS, true);
                self.shown.push((place, id));
            }
            "just-played" => self.state.last_played = id,
            "attacked" => self.state.card_mut(id).attacks = words.count(),
            "again" => self.state.card_mut(id).more_attacks = words.count(),
            // Which window that is becomes known below.
            "used-now" => self.state.card_mut(id).used_in = u8::MAX,
            "waits" => {
                let turns_left = words.number(word, 1, 9)? as u8;
                let len = self.state.delayed_len as usize;
                let place = self.state.delayed.get_mut(len);
                *place.ok_or_else(|| wording("position-too-long", &[("what", "waits".into())]))? =
                    Delayed { card: id, turns_left };
                self.state.delayed_len += 1;
            }
            "guest" | "names" if !self.state.rules.options.chimera => return Err(wording("line-no-chimera", &[])),
            "guest" => {
                let guest = self.add(seat, words.value(word)?, Location::Absorbed)?;
                self.state.card_mut(guest).known = Known::PUBLIC;
                self.state.card_mut(id).guest = guest;
                self.state.card_mut(id).estri |= self.state.cards[guest].estri;
            }
            "names" => {
                let text = words.value(word)?;
                let estro: Estro = text.parse().map_err(|_| about("line-estro", text))?;
                let named = self.state.card_mut(id);
                if named.estri >> estro as u8 & 1 == 0 {
                    return Err(about("line-estro", text));
                }
                (named.named, named.main) = (Some(estro), estro);
            }
            "supports" | "shield-damage" if !self.state.rules.options.lucid => {
                return Err(wording("line-no-lucid", &[]));
            }
            "supports" => {
                let text = words.value(word)?;
                let host = spot(text).filter(|spot| usize::from(spot.side) == self.state.side_of(seat));
                if let Some(host) = host.filter(|_| self.state.seats > 2) {
                    self.links.push((id, host));
                    return Ok(());
                }
                let host = host.and_then(|spot| self.state.at(spot)).filter(|host| *host != id);
                self.state.card_mut(id).supports = host.ok_or_else(|| about("line-spot", text))?;
            }
            "shield-damage" => self.state.card_mut(id).shield_damage = words.number(word, 1, i16::MAX.into())? as i16,
            "estro" => self.estro_mark(id, seat, words.value(word)?)?,
            _ => match word.split_once(':') {
                Some((what, until)) if until != "kept" => self.timed_mark(id, seat, what, until)?,
                _ => self.lasting_mark(id, word, words)?,
            },
        }
        Ok(())
    }

    /// `estro manpo` for as long as it lies there, `estro manpo:turn` for a time.
    fn estro_mark(&mut self, id: CardId, seat: Seat, text: &str) -> Read {
        let (name, until) = text.split_once(':').unwrap_or((text, "leaves"));
        let estro: Estro = name.parse().map_err(|_| about("line-estro", text))?;
        let ends = self.state.read_duration(until, seat).ok_or_else(|| about("line-until", until))?;
        self.state.convert(id, estro, ends);
        Ok(())
    }

    /// `atk+4:turn`, `protected:next-turn`.
    fn timed_mark(&mut self, id: CardId, seat: Seat, what: &str, until: &str) -> Read {
        let ends = self.state.read_duration(until, seat).ok_or_else(|| about("line-until", until))?;
        let change = match what {
            "inhibited" => Change::Inhibited,
            "protected" => Change::Protected,
            "barred" => Change::Barred,
            "forced" => Change::Forced,
            "veiled" => Change::Veiled,
            value => {
                let (slot, n) = read_change(value)?;
                if matches!(ends, Ends::Leaves) {
                    self.state.card_mut(id).lasting[slot] = n;
                    return Ok(());
                }
                Change::Value(slot as u8, n)
            }
        };
        self.state.add_timed(id, change, ends);
        Ok(())
    }

    /// What stays with a card wherever it lies.
    pub(super) fn lasting_mark(&mut self, id: CardId, word: &str, words: &mut Line<'_>) -> Read {
        let on_field = self.state.card(id).is_on_field();
        match word {
            "lay" if !on_field => {
                let text = words.value(word)?;
                let nowhere = text == "nowhere" && self.state.rules.options.is_conquest();
                self.state.card_mut(id).place = if nowhere { NOWHERE } else { self.read_field(text)? };
            }
            "used" => self.state.card_mut(id).set(flag::USED, true),
            "inhibited" => self.state.card_mut(id).set(flag::INHIBITED, true),
            "summoned" => self.state.card_mut(id).set(flag::SUMMONED, true),
            "emptied" => self.state.card_mut(id).set(flag::EMPTIED, true),
            "blurred" => self.state.card_mut(id).set(flag::BLURRED, true),
            "resolved" => self.state.card_mut(id).resolved = words.byte(word, u8::MAX)?,
            "with" => {
                let text = words.value(word)?;
                let guest = self.state.rules.set.find(text).ok_or_else(|| about("line-card", text))?;
                self.parted.push((id, guest));
            }
            "known" => self.state.card_mut(id).known = read_known(words.value(word)?, words.seats)?,
            _ => match word.strip_suffix(":kept") {
                Some(change) => {
                    let (slot, n) = read_change(change)?;
                    self.state.card_mut(id).kept[slot] = n;
                }
                None if on_field => {
                    let (slot, n) = read_change(word)?;
                    self.state.card_mut(id).lasting[slot] = n;
                }
                None => return Err(about("line-word", word)),
            },
        }
        Ok(())
    }
}

/// Reads `atk+4` or `tot-8`.
fn read_change(text: &str) -> Result<(usize, i8), Wording> {
    let read = || {
        let slot = SLOTS.iter().position(|slot| text.starts_with(slot))?;
        let n = text.get(3..).filter(|n| n.starts_with(['+', '-']))?.parse::<i8>().ok()?;
        Some((slot, n))
    };
    read().ok_or_else(|| about("line-word", text))
}

/// Reads who knows a card: `all`, `-`, `0,1`.
fn read_known(text: &str, seats: u8) -> Result<Known, Wording> {
    match text {
        "all" => Ok(Known::PUBLIC),
        "-" => Ok(Known::NOBODY),
        _ => text.split(',').try_fold(Known::NOBODY, |known, seat| {
            let seat = seat.parse::<u8>().ok().filter(|seat| *seat < seats);
            seat.map(|seat| known.and(Seat(seat))).ok_or_else(|| about("line-known", text))
        }),
    }
}
