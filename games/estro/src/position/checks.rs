//! Whether a state that somebody has written can be continued.

use table::{Choices as _, Game, Seat, Wording};

use crate::dial::SECTORS;
use crate::fleet::OBJECTS;
use crate::language::Estro;
use crate::rules::{MOST_SPINS, MOST_TOKENS};
use crate::state::{
    Alarm, AttackStep, Card, CardId, Change, Destroy, Frame, GiftRun, Location, NOWHERE, Origin, Prompt, State,
    TurnStep,
};
use crate::words::wording;

impl State {
    /// Whether cards, piles and what is going on fit each other; what follows from the fields is noted.
    ///
    /// # Errors
    /// The first thing that does not fit.
    pub(super) fn check(&mut self) -> Result<(), Wording> {
        self.check_cards()?;
        self.check_piles()?;
        self.note_all_answering();
        self.check_lists()?;
        self.check_stack()?;
        if self.ended.is_none() && self.choices(self.question.seat).len() == 0 {
            return Err(wording("position-stuck", &[]));
        }
        Ok(())
    }

    fn exists(&self, card: CardId) -> bool {
        self.cards.ids().any(|known| known == card)
    }

    /// A card that exists, or none.
    fn is_sound(&self, card: CardId) -> bool {
        !card.is_some() || self.exists(card)
    }

    fn is_seat(&self, seat: Seat) -> bool {
        seat.0 < self.seats
    }

    /// Whether it is somebody who has cards: a seat, or the ships.
    fn is_party(&self, party: Seat) -> bool {
        party.0 < self.parties()
    }

    fn check_cards(&self) -> Result<(), Wording> {
        for id in self.cards.ids() {
            let card = self.card(id);
            let is_sound = (card.no.0 as usize) < self.rules.cards.len()
                && self.is_party(card.owner)
                && self.is_party(card.controller)
                && card.estri != 0
                && card.estri < 1 << 5
                && self.is_place_sound(card)
                && self.is_guest_sound(id)
                && card.named.is_none_or(|estro| self.rules.options.chimera && card.estri >> estro as u8 & 1 != 0);
            if !is_sound {
                return Err(wording("position-card", &[("n", u32::from(id.0).into())]));
            }
        }
        Ok(())
    }

    /// Whether there is a field of this place (ESTRO-CONQ-04).
    fn is_place_sound(&self, card: &Card) -> bool {
        let is_nowhere = card.place == NOWHERE && !card.is_on_field() && self.rules.options.is_conquest();
        // A guardian lies before its ship (ESTRO-SOLO-08).
        let is_guardian = self.is_automaton(card.owner) && usize::from(card.place) < Estro::ALL.len();
        is_nowhere || is_guardian || self.is_field(card.place)
    }

    fn is_field(&self, place: u8) -> bool {
        self.rules.options.fields().checked_shr(place.into()).unwrap_or(0) & 1 != 0
    }

    /// Whether a guest belongs to a host, and an absorbed card is a guest (ESTRO-CHIM-07, ESTRO-CHIM-15).
    fn is_guest_sound(&self, id: CardId) -> bool {
        let card = self.card(id);
        let lies_with = |host: &Card, guest: CardId| {
            self.exists(guest)
                && match host.location {
                    Location::Field | Location::Transit => self.card(guest).location == Location::Absorbed,
                    Location::Incinerator => self.card(guest).location == Location::Incinerator,
                    _ => false,
                }
        };
        let is_host =
            !card.guest.is_some() || (self.rules.options.chimera && card.guest != id && lies_with(card, card.guest));
        let has_guest = |host: &Card| host.is_on_field() || host.location == Location::Transit;
        let hosts = || self.cards.ids().filter(|host| self.card(*host).guest == id);
        let is_guest = card.location != Location::Absorbed
            || (hosts().count() == 1 && hosts().all(|host| has_guest(self.card(host))) && !card.guest.is_some());
        is_host && is_guest
    }

    /// Every card lies where it says, once.
    fn check_piles(&self) -> Result<(), Wording> {
        let mut seen = [false; 256];
        let mut lies = |card: CardId, location: Location, fits: &dyn Fn(&Self, CardId) -> bool| {
            let is_sound = self.exists(card)
                && !std::mem::replace(&mut seen[card.0 as usize], true)
                && self.card(card).location == location
                && fits(self, card);
            if is_sound { Ok(()) } else { Err(wording("position-place", &[("n", u32::from(card.0).into())])) }
        };
        for seat in Seat::all(self.parties()) {
            let hoard = self.hoard(seat);
            let is_theirs = move |this: &Self, card: CardId| this.card(card).owner == seat;
            for (pile, location) in [
                (hoard.deck.as_slice(), Location::Deck),
                (hoard.hand.as_slice(), Location::Hand),
                (hoard.incinerator.as_slice(), Location::Incinerator),
            ] {
                pile.iter().try_for_each(|card| lies(*card, location, &is_theirs))?;
            }
        }
        for (side, field) in self.fields.iter().enumerate() {
            let is_there = move |this: &Self, card: CardId| this.side_of(this.card(card).controller) == side;
            field.iter().try_for_each(|card| lies(card, Location::Field, &is_there))?;
        }
        // A card of the dimensional deck lies nowhere else (ESTRO-FESS-06).
        let mut beyond = [false; 256];
        for no in &self.rift {
            let is_sound = (no.0 as usize) < self.rules.cards.len()
                && self.rules.options.rift
                && !std::mem::replace(&mut beyond[no.0 as usize], true)
                && !self.cards.ids().any(|card| self.card(card).no == *no);
            if !is_sound {
                return Err(wording("position-rift", &[("n", (u32::from(no.0) + 1).into())]));
            }
        }
        let is_apart = |card: CardId| match self.card(card).location {
            Location::Absorbed => true,
            Location::Transit => self.enters(card),
            _ => false,
        };
        let missing = self.cards.ids().find(|card| !seen[card.0 as usize] && !is_apart(*card));
        match missing {
            Some(card) => Err(wording("position-place", &[("n", u32::from(card.0).into())])),
            None => Ok(()),
        }
    }

    /// Whether a card is one that enters, once.
    fn enters(&self, card: CardId) -> bool {
        let frames = self.stack[..self.depth as usize].iter();
        frames.filter(|frame| matches!(frame, Frame::Placing(placing) if placing.card == card)).count() == 1
    }

    fn check_lists(&self) -> Result<(), Wording> {
        let dice = self.phase_dice.into_iter().all(|die| die <= 6);
        let timed = self.timed().iter().all(|timed| {
            let is_sound = match timed.what {
                Change::Value(slot, _) => slot < 6,
                Change::Estro { estri, .. } => estri != 0 && estri < 1 << 5,
                _ => true,
            };
            is_sound && self.exists(timed.card)
        });
        let delayed = self.delayed[..self.delayed_len as usize]
            .iter()
            .all(|waiting| waiting.turns_left > 0 && self.exists(waiting.card) && self.card(waiting.card).is_up());
        let dying = self.dying[..self.dying_len as usize].iter().all(|dying| self.exists(dying.card));
        let triggers = self.triggers[..self.triggers_len as usize]
            .iter()
            .all(|trigger| self.exists(trigger.card) && self.is_sound(trigger.cause));
        let seats =
            [self.first, self.question.seat].into_iter().all(|seat| self.is_seat(seat)) && self.is_party(self.active);
        let figures = self.turn > 0
            && self.round > 0
            && self.round <= self.rules.options.most_rounds()
            && self.zones.active < 1 << 5
            && self.lone_fields & !self.rules.options.fields() == 0;
        let most_tokens = if self.rules.options.necrotokens { MOST_TOKENS } else { 0 };
        let links = self.cards.ids().all(|id| self.is_link_sound(id));
        let tokens = self.hoards.iter().all(|hoard| hoard.tokens <= most_tokens);
        // A mark is lifted as soon as there is a card again (ESTRO-INF-13).
        let marks = Seat::all(self.seats)
            .all(|seat| !self.hoard(seat).is_drawless || (self.rules.options.is_inferno() && self.is_spent(seat)));
        if dice
            && marks
            && timed
            && tokens
            && links
            && delayed
            && dying
            && triggers
            && seats
            && figures
            && self.is_sound(self.last_played)
            && self.is_fleet_sound()
        {
            Ok(())
        } else {
            Err(wording("position-lists", &[]))
        }
    }

    fn check_stack(&self) -> Result<(), Wording> {
        let frames = &self.stack[..self.depth as usize];
        let is_sound = |frame: &Frame| match frame {
            Frame::Turn(_) => false,
            Frame::Window(window) => self.is_party(window.first) && window.passes <= self.seats,
            Frame::Attack(attack) => {
                self.exists(attack.attacker)
                    && match attack.ship {
                        Some(_) => !attack.target.is_some() && self.rules.options.is_solo(),
                        None => self.exists(attack.target),
                    }
                    && attack.dice.into_iter().all(|die| die <= 6)
                    && attack.claims.into_iter().flatten().all(|claimed| claimed.0 <= 0b111)
            }
            Frame::Destroy(destroy) => self.is_destroy_sound(destroy),
            Frame::Gift(run) => self.is_gift_sound(run),
            Frame::Penalty { seat } => self.rules.options.mnemonica && self.is_seat(*seat),
            Frame::Triggers { from } => *from <= self.triggers_len,
            Frame::Discard { seat, .. } | Frame::Keep { seat, .. } => self.is_seat(*seat),
            Frame::Special { zone, user } => *zone < 5 && self.is_seat(*user),
            Frame::Redirection => true,
            Frame::Naming { card } => self.exists(*card) && self.has_two_estri(*card),
            Frame::Dial { seat, card, spins, sector, .. } => {
                let is_known = sector.is_none_or(|sector| usize::from(sector.0) < SECTORS);
                self.rules.options.dial && self.is_seat(*seat) && self.exists(*card) && *spins <= MOST_SPINS && is_known
            }
            Frame::Rift { seat, place, .. } => self.rules.options.rift && self.is_seat(*seat) && self.is_field(*place),
            Frame::Placing(placing) => {
                self.exists(placing.card)
                    && self.card(placing.card).location == Location::Transit
                    && self.is_seat(placing.seat)
                    && self.rules.options.is_conquest()
                    && self.enters(placing.card)
            }
            // It stands on the destruction to which its card belongs.
            Frame::Aim { attacker } => self.exists(*attacker) && self.is_automaton(self.card(*attacker).controller),
            Frame::Ambush { place } => (*place as usize) < self.dying_len as usize && self.destroys(*place),
        };
        let [Frame::Turn(_), others @ ..] = frames else { return Err(wording("position-stack", &[])) };
        let attacks = others.iter().filter(|frame| matches!(frame, Frame::Attack(_))).count();
        let top_fits = self.ended.is_some() || self.prompt_fits(self.top());
        if others.iter().all(is_sound) && attacks <= 1 && top_fits {
            Ok(())
        } else {
            Err(wording("position-stack", &[]))
        }
    }

    /// Whether the destruction below the top has this place of the list of the dying.
    fn destroys(&self, place: u8) -> bool {
        let below = (self.depth as usize).checked_sub(2).map(|below| &self.stack[below]);
        matches!(below, Some(Frame::Destroy(destroy)) if (destroy.from..destroy.from + destroy.len).contains(&place))
    }

    fn is_destroy_sound(&self, destroy: &Destroy) -> bool {
        u16::from(destroy.from) + u16::from(destroy.len) <= u16::from(self.dying_len) && destroy.len > 0
    }

    fn is_gift_sound(&self, run: &GiftRun) -> bool {
        let is_of_mode = match run.origin {
            Origin::Gift => self.exists(run.card),
            Origin::Sector(_) => self.exists(run.card) && self.rules.options.dial,
            Origin::Object(_) | Origin::Skill(_) => !run.card.is_some() && self.rules.options.is_solo(),
        };
        is_of_mode
            && (run.no.0 as usize) < self.rules.cards.len()
            && self.text_of(run).is_some()
            && self.is_party(run.controller)
            && self.is_party(run.chooser)
            && self.is_sound(run.cause)
            && run.chosen.into_iter().all(|card| self.is_sound(card))
            && (run.effect as usize) <= self.steps_of(run).len()
            && (run.choices_made as usize) <= run.chosen.len()
    }

    /// Whether ships, objects and the guardians that wait fit each other (chapter SOLO of the rulebook).
    fn is_fleet_sound(&self) -> bool {
        let fleet = &self.fleet;
        if !self.rules.options.is_solo() {
            return true;
        }
        let ships = fleet.ships.iter().all(|ship| match ship.alarm {
            Alarm::Counting { left, .. } => ship.shields > 0 && left > 0,
            Alarm::Quiet => ship.shields > 0,
            Alarm::Over => ship.shields >= 0,
        });
        let waits = self.cards.ids().filter(|id| self.is_waiting_guardian(*id)).count();
        let shown = fleet.shown.iter().all(|card| {
            self.exists(card)
                && self.is_waiting_guardian(card)
                && self.card(card).is_up()
                && self.is_automaton(self.card(card).owner)
        });
        let objects = (fleet.held | fleet.given) >> OBJECTS == 0 && fleet.held & !fleet.given == 0 && fleet.die <= 6;
        let is_step_of_ships =
            |step| matches!(step, TurnStep::Guardians | TurnStep::Reveal(_) | TurnStep::Countdown(_));
        let turn =
            !matches!(self.stack[0], Frame::Turn(step) if is_step_of_ships(step) && !self.is_automaton(self.active));
        ships && shown && waits == fleet.shown.len() && objects && turn
    }

    /// Whether a support lies beside a Granito card, both face up, at a table of Lucid Dream, and whether only what has supports
    /// has lost something of a shield.
    fn is_link_sound(&self, id: CardId) -> bool {
        let card = self.card(id);
        let lucid = self.rules.options.lucid;
        let host = card.supports;
        let holds = || {
            lucid
                && self.is_sound(host)
                && host != id
                && self.counts_as(id, Estro::Armonio)
                && self.counts_as(host, Estro::Granito)
                && self.share_field(id, host)
                && self.side_of(self.card(host).controller) == self.side_of(card.controller)
        };
        let shield = || card.shield_damage > 0 && lucid && self.supports_of(id).next().is_some();
        (!host.is_some() || holds()) && (card.shield_damage == 0 || shield())
    }

    /// Whether the question belongs to what is going on.
    fn prompt_fits(&self, top: &Frame) -> bool {
        match self.question.prompt {
            Prompt::Absorb => {
                let host = self.last_played;
                let is_host = host.is_some() && self.card(host).is_up() && !self.card(host).guest.is_some();
                matches!(top, Frame::Turn(TurnStep::Absorb)) && is_host && self.rules.options.chimera
            }
            Prompt::Declare => matches!(top, Frame::Turn(TurnStep::Declare)) && self.may_declare(self.question.seat),
            Prompt::Name(card) => {
                matches!(top, Frame::Naming { card: named } if *named == card) && self.nameable(card) != 0
            }
            Prompt::Token => matches!(top, Frame::Turn(TurnStep::Token)) && self.may_draw_two(self.question.seat),
            Prompt::Play | Prompt::Extras | Prompt::Attack => {
                matches!(top, Frame::Turn(_)) && self.active == self.question.seat
            }
            Prompt::Reveal => matches!(top, Frame::Turn(TurnStep::Reveal(1..=2))) && self.is_automaton(self.active),
            Prompt::Aim => matches!(top, Frame::Aim { .. }),
            Prompt::Ship | Prompt::Stats | Prompt::Die => matches!(top, Frame::Gift(run) if run.effect > 0),
            Prompt::Field => matches!(top, Frame::Placing(placing) if placing.seat == self.question.seat),
            Prompt::Ambush => matches!(top, Frame::Ambush { .. }),
            Prompt::Window(moment) => matches!(top, Frame::Window(window) if window.moment == moment),
            Prompt::Claim => matches!(top, Frame::Attack(_)),
            Prompt::Total => {
                self.rules.options.mnemonica
                    && matches!(top, Frame::Attack(attack) if attack.step == AttackStep::Totals)
            }
            Prompt::Penalty => matches!(top, Frame::Penalty { seat } if *seat == self.question.seat),
            Prompt::Use(_) | Prompt::Coin(_) => matches!(top, Frame::Gift(_)),
            Prompt::Choose(..) => matches!(top, Frame::Gift(run) if (run.choices_made as usize) < run.chosen.len()),
            Prompt::Estro(_) => matches!(top, Frame::Gift(run) if run.effect > 0),
            Prompt::Special(_) => matches!(top, Frame::Special { .. }),
            Prompt::Redirection => matches!(top, Frame::Redirection) && self.attack().is_some(),
            Prompt::Order => matches!(top, Frame::Triggers { .. }),
            Prompt::Burn => matches!(top, Frame::Destroy(_)),
            Prompt::Discard => matches!(top, Frame::Discard { left, .. } if *left > 0),
            Prompt::Keep => matches!(top, Frame::Keep { drawn, .. } if drawn.to_bottom > 0),
            Prompt::Nothing => false,
        }
    }
}
