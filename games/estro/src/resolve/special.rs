//! The specials of Zone cards (ESTRO-ZONE-04 to ESTRO-ZONE-13), and Zone cards that come and go.

use table::{Chance, Clause, Draw, Log, Seat};

use crate::clause;
use crate::event::Event;
use crate::language::{Estro, Stat};
use crate::rules;
use crate::state::{AttackStep, CardId, Ends, Frame, Prompt, State};

/// What the Military special gives (ESTRO-ZONE-06).
const MILITARY_BONUS: i16 = 4;

/// The `k`-th Estro of a mask, which has more than `k`.
fn estro_of(mask: u8, k: u32) -> Estro {
    let mut estri = Estro::ALL.into_iter().filter(|estro| mask >> *estro as u8 & 1 != 0);
    estri.nth(k as usize).unwrap_or(Estro::Ardo)
}

const fn clause_of(zone: Estro) -> Clause {
    match zone {
        Estro::Ardo => clause::ZONE_06,
        Estro::Granito => clause::ZONE_07,
        Estro::Armonio => clause::ZONE_08,
        Estro::Illusio => clause::ZONE_09,
        Estro::Manpo => clause::ZONE_10,
    }
}

impl State {
    /// A seat uses a Zone special in a window.
    pub(super) fn use_special(&mut self, seat: Seat, zone: Estro, log: &mut impl Log<Self>) {
        self.reopen_window();
        let bit = 1 << zone as u8;
        for (other, used) in self.zones.used.iter_mut().enumerate() {
            if !self.rules.options.zone_special_per_player || other == seat.index() {
                *used |= bit;
            }
        }
        log.push(clause_of(zone), Event::SpecialUsed(seat, zone));
        self.push(Frame::Special { zone: zone as u8, user: seat });
    }

    pub(super) fn special_step(&mut self, zone: u8, user: Seat, log: &mut impl Log<Self>) {
        let estro = Estro::ALL[zone as usize];
        let masks = self.special_cards(user, estro);
        match masks[0].count_ones() + masks[1].count_ones() {
            0 => self.after_special(estro),
            1 => {
                let side = usize::from(masks[0] == 0);
                let card = self.fields[side].get(masks[side].trailing_zeros() as usize);
                self.special_for(card.unwrap_or(CardId::NONE), log);
            }
            _ => self.ask(user, Prompt::Special(zone)),
        }
    }

    /// A seat uses the Military special, and pays for it at once: that it can pay is no secret then (ESTRO-ZONE-06).
    pub(super) fn use_military(&mut self, seat: Seat, card: CardId, log: &mut impl Log<Self>) {
        self.use_special(seat, Estro::Ardo, log);
        self.sacrifice(card, log);
    }

    /// The special on top of the stack works on a card.
    pub(super) fn special_for(&mut self, card: CardId, log: &mut impl Log<Self>) {
        let Frame::Special { zone, .. } = *self.top() else { return };
        let estro = Estro::ALL[zone as usize];
        if card.is_some() {
            let (whose, no) = (self.card(card).controller, self.card(card).no);
            let atk = Stat::Atk.index();
            match estro {
                Estro::Ardo => {
                    self.change(card, atk, MILITARY_BONUS, Ends::Leaves, false);
                    log.push(clause::ZONE_06, Event::Changed(whose, no, atk as u8, MILITARY_BONUS as i8));
                }
                Estro::Granito => {
                    let def = Stat::Def.index();
                    let stats = self.now(card).stats;
                    let difference = stats[def] - stats[atk];
                    self.change(card, atk, difference, Ends::Clash, false);
                    self.change(card, def, -difference, Ends::Clash, false);
                    log.push(clause::ZONE_07, Event::Swapped(whose, no, atk as u8, def as u8));
                }
                Estro::Armonio => {
                    self.save(card, log);
                    // The attack has failed, whatever it came to (ESTRO-ATK-19).
                    if let Some(attack) = self.attack_mut()
                        && attack.target == card
                    {
                        attack.won = None;
                    }
                }
                Estro::Illusio => {
                    let dex = Stat::Dex.index();
                    let n = self.now(card).stats[dex];
                    self.change(card, dex, n, Ends::Clash, false);
                    log.push(clause::ZONE_09, Event::Changed(whose, no, dex as u8, n.clamp(0, 127) as i8));
                }
                Estro::Manpo => self.become_estro(card, Estro::Manpo, Ends::Leaves, log),
            }
        }
        self.after_special(estro);
    }

    /// After a special in an attack the attacker decides how it goes on (ESTRO-ZONE-11, ESTRO-ATK-19); a special of another
    /// field does not touch the attack (ESTRO-CONQ-08).
    fn after_special(&mut self, zone: Estro) {
        self.pop();
        let asks = self.attack().is_some_and(|attack| {
            attack.step < AttackStep::After
                && self.zone_field(attack.attacker).is_none_or(|field| field == zone)
                && !attack.is_locked
                && attack.target_card().is_none_or(|target| self.card(target).is_on_field())
                && self.card(attack.attacker).is_up()
        });
        if asks {
            self.push(Frame::Redirection);
        }
    }

    // ---- Zone cards ----

    /// One more Zone card, at random among those that are not active (ESTRO-ZONE-12).
    pub(crate) fn draw_zone(&mut self, chance: &mut impl Chance, clause: Clause, log: &mut impl Log<Self>) -> bool {
        let Some(zone) = rules::draw_zone(self.zones.active, chance) else { return false };
        self.zones.active |= 1 << zone as u8;
        log.push(clause, Event::ZoneDrawn(zone));
        true
    }

    /// Another Zone card in place of an active one (ESTRO-ZONE-12).
    pub(super) fn replace_zone(&mut self, chance: &mut impl Chance, log: &mut impl Log<Self>) -> bool {
        let before = self.zones.active;
        if before == 0b11111 || before == 0 {
            return false;
        }
        let zone = match before.count_ones() {
            1 => estro_of(before, 0),
            count => estro_of(before, chance.among(Draw::named("zone-leaves"), count, |k| estro_of(before, k) as u32)),
        };
        // It is not among those that may come for it.
        self.draw_zone(chance, clause::SETUP_05, log);
        self.zones.active &= !(1 << zone as u8);
        log.push(clause::ZONE_12, Event::ZoneLeft(zone));
        true
    }
}
