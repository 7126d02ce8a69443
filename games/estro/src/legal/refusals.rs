//! Why an action is not legal: the clause, and what is missing.

use table::{Choices as _, Clause, Refusal, Seat};

use crate::action::{Action, Spot};
use crate::clause;
use crate::fleet::ObjectNo;
use crate::language::{Estro, Moment};
use crate::legal::Choices;
use crate::rules::{CardNo, DEPLOYMENT, EXTRA_CARD, MOST_SUPPORTS, PROTECTION};
use crate::state::{Prompt, State};

const fn no(clause: Clause, reason: &'static str) -> Refusal {
    Refusal::new(clause, reason)
}

impl State {
    /// Why an action is refused; `None` for a legal one. From what the seat knows.
    pub(crate) fn why_not(&self, seat: Seat, action: Action) -> Option<Refusal> {
        if Choices::of(self, seat).index_of(&action).is_some() {
            return None;
        }
        Some(self.reason(seat, action))
    }

    fn reason(&self, seat: Seat, action: Action) -> Refusal {
        if self.ended.is_some() {
            return no(clause::GEN_09, "why-over");
        }
        if let Some(refusal) = self.why_not_between_partners(seat, action) {
            return refusal;
        }
        if self.question.seat != seat {
            return no(clause::GEN_06, "why-not-asked");
        }
        let prompt = self.question.prompt;
        match action {
            Action::Play(card, _) => self.why_not_play(seat, card, None, prompt),
            Action::PlayInto(card, _, field) => self.why_not_play(seat, card, Some(field), prompt),
            Action::Into(_) => no(clause::CONQ_15, "why-no-entrance"),
            Action::Declare => self.why_no_declaration(seat),
            Action::Support(card, host) => self.why_no_support(seat, card, host, prompt),
            Action::TurnUp(spot) => self.why_not_turn_up(seat, spot, prompt),
            Action::Attack(attacker, target) => self.why_not_attack(seat, attacker, target, prompt),
            Action::Strike(attacker, ship) => self.why_no_strike(seat, attacker, ship, prompt),
            Action::Object(object) => self.why_no_object(seat, object, prompt),
            Action::Ship(ship) => self.why_not_ship(ship, prompt),
            Action::Stats(..) => no(clause::CARD_07, "why-no-stats"),
            Action::Die(_) => no(clause::SOLO_26, "why-no-die"),
            Action::Use(_) | Action::UseHand(_) => match prompt {
                Prompt::Window(_) => no(clause::GIFT_23, "why-no-gift"),
                _ => no(clause::TURN_22, "why-no-window"),
            },
            Action::Zone(zone) => self.why_not_special(seat, zone, prompt),
            Action::Sacrifice(_) => self.why_not_special(seat, Estro::Ardo, prompt),
            Action::Pick(_) | Action::Card(_) | Action::Burnt(..) => match prompt {
                Prompt::Discard => no(clause::TURN_21, "why-not-discarded"),
                Prompt::Penalty => no(clause::MNE_06, "why-not-paid"),
                Prompt::Absorb => no(clause::CHIM_07, "why-no-guest"),
                Prompt::Redirection => self.why_no_target(action),
                Prompt::Reveal => no(clause::SOLO_15, "why-not-revealed"),
                Prompt::Aim => no(clause::SOLO_26, "why-not-aimed"),
                _ => no(clause::GIFT_18, "why-not-chosen"),
            },
            Action::Estro(_) => no(clause::CARD_09, "why-no-estro"),
            Action::Call(_) => no(clause::GIFT_15, "why-no-coin"),
            Action::Yes => no(clause::GIFT_02, "why-no-gift"),
            Action::First(_) => no(clause::GIFT_20, "why-no-order"),
            Action::OutOfTime => no(clause::TURN_06, "why-no-clock"),
            Action::Claim(_) if prompt == Prompt::Claim => no(clause::ATK_10, "why-no-match-up"),
            Action::Claim(_) => no(clause::GEN_04, "why-no-claim"),
            Action::Total(_) if prompt == Prompt::Total => no(clause::MNE_04, "why-total-range"),
            Action::Total(_) => no(clause::MNE_04, "why-no-total"),
            Action::DrawTwo => self.why_no_token_draw(seat),
            Action::Protect(_) => self.why_no_protection(seat, prompt),
            Action::Deploy => self.why_no_deployment(seat),
            Action::Ambush(_) if prompt == Prompt::Ambush => no(clause::IMBO_02, "why-no-illusio"),
            Action::Ambush(_) => no(clause::IMBO_01, "why-no-ambush"),
            Action::Rift(spot) => self.why_no_rift(seat, spot),
            Action::Keep | Action::Stop => no(clause::ATK_19, "why-no-redirection"),
            Action::Pass => match prompt {
                Prompt::Play => no(clause::TURN_09, "why-must-play"),
                Prompt::Discard => no(clause::TURN_21, "why-must-discard"),
                Prompt::Penalty => no(clause::MNE_06, "why-must-pay"),
                Prompt::Choose(..) => no(clause::GIFT_02, "why-not-optional"),
                Prompt::Reveal => no(clause::SOLO_15, "why-must-reveal"),
                _ => no(clause::GEN_09, "why-no-pass"),
            },
            Action::End => match prompt {
                Prompt::Play => no(clause::TURN_09, "why-must-play"),
                Prompt::Attack => no(clause::ATK_22, "why-must-attack"),
                _ => no(clause::TURN_03, "why-not-now"),
            },
        }
    }

    fn why_not_play(&self, seat: Seat, card: CardNo, field: Option<Estro>, prompt: Prompt) -> Refusal {
        let is_held = self.hoard(seat).hand.iter().any(|held| self.card(held).no == card);
        let may_play = prompt == Prompt::Play || (prompt == Prompt::Extras && self.extra_plays > 0);
        match prompt {
            Prompt::Play if !is_held => no(clause::TURN_08, "why-not-in-hand"),
            _ if may_play && field.is_none() == self.rules.options.is_conquest() => {
                no(clause::CONQ_05, if field.is_none() { "why-which-field" } else { "why-one-field" })
            }
            Prompt::Play => match self.in_hand(seat, card) {
                Some(held) if self.hosts(seat) == 0 && self.is_armonio(held) => no(clause::LUC_09, "why-no-room"),
                _ => no(clause::LUC_06, "why-must-support"),
            },
            _ if self.may_play_second(seat) => no(clause::LUC_16, "why-no-second"),
            _ if self.has_played && self.active == seat => no(clause::TURN_11, "why-one-play"),
            _ => no(clause::TURN_08, "why-not-now"),
        }
    }

    fn why_no_declaration(&self, seat: Seat) -> Refusal {
        match self.rules.options.chimera {
            false => no(clause::CHIM_01, "why-no-chimeras"),
            true if !self.may_declare(seat) => no(clause::CHIM_14, "why-one-chimera"),
            true => no(clause::CHIM_02, "why-no-declaration"),
        }
    }

    fn why_no_support(&self, seat: Seat, card: CardNo, host: Spot, prompt: Prompt) -> Refusal {
        if !self.rules.options.lucid {
            return no(clause::LUC_06, "why-no-lucid");
        }
        let Some(held) = self.in_hand(seat, card) else { return no(clause::TURN_08, "why-not-in-hand") };
        match self.at(host) {
            _ if !matches!(prompt, Prompt::Play | Prompt::Extras) => no(clause::TURN_08, "why-not-now"),
            _ if !self.is_armonio(held) => no(clause::LUC_06, "why-no-armonio"),
            None => no(clause::LUC_06, "why-nothing-there"),
            Some(host) if self.side_of(self.card(host).controller) != self.side_of(seat) => {
                no(clause::LUC_06, "why-not-yours")
            }
            Some(host) if !self.counts_as(host, Estro::Granito) => no(clause::LUC_06, "why-no-granito"),
            Some(host) if self.supports_of(host).count() >= MOST_SUPPORTS => no(clause::LUC_08, "why-two-supports"),
            _ => no(clause::TURN_11, "why-one-play"),
        }
    }

    fn why_not_turn_up(&self, seat: Seat, spot: Spot, prompt: Prompt) -> Refusal {
        if self.rules.options.facedown_gift_only {
            return no(clause::FACE_07, "why-gift-only");
        }
        match self.at(spot).map(|card| self.card(card)) {
            Some(card) if card.controller != seat => no(clause::FACE_07, "why-not-yours"),
            Some(card) if !card.is_down() => no(clause::FACE_07, "why-not-covered"),
            Some(card) if card.since == self.turn => no(clause::FACE_07, "why-covered-now"),
            Some(_) if prompt != Prompt::Extras => no(clause::FACE_07, "why-not-now"),
            _ => no(clause::FACE_07, "why-nothing-there"),
        }
    }

    fn why_not_attack(&self, seat: Seat, attacker: Spot, target: Spot, prompt: Prompt) -> Refusal {
        if self.is_peaceful() {
            return no(clause::STR_04, "why-peaceful");
        }
        if prompt != Prompt::Attack {
            return no(clause::ATK_23, "why-not-battle");
        }
        if let Some(refusal) = self.why_not_attacker(seat, attacker) {
            return refusal;
        }
        let Some(own) = self.at(attacker) else { return no(clause::ATK_01, "why-nothing-there") };
        match self.at(target) {
            None if self.targets(seat) == 0 => no(clause::ATK_03, "why-empty-field"),
            None => no(clause::ATK_01, "why-nothing-there"),
            Some(card) if self.side_of(self.card(card).controller) == self.side_of(seat) => {
                no(clause::ATK_23, "why-own-side")
            }
            Some(card) if !self.share_field(own, card) => no(clause::CONQ_06, "why-another-field"),
            Some(card) if !self.may_be_attacked(card) => no(clause::LUC_14, "why-support-attacked"),
            Some(_) => no(clause::ATK_22, "why-another-first"),
        }
    }

    /// Why a card does not attack at all.
    fn why_not_attacker(&self, seat: Seat, attacker: Spot) -> Option<Refusal> {
        if self.attacks >= self.attacks_allowed() {
            return Some(no(clause::ATK_02, "why-attacks").with("n", i32::from(self.attacks_allowed())));
        }
        let Some(own) = self.at(attacker) else { return Some(no(clause::ATK_01, "why-nothing-there")) };
        let card = self.card(own);
        if card.controller != seat {
            return Some(no(clause::ATK_23, "why-not-yours"));
        }
        if card.is_down() {
            return Some(no(clause::FACE_06, "why-covered-attacks"));
        }
        if card.attacks > card.more_attacks {
            return Some(no(clause::ATK_02, "why-attacked"));
        }
        if self.only_defends(own) {
            return Some(match self.is_support(own) {
                true => no(clause::LUC_14, "why-support-attacks"),
                false => no(clause::LUC_03, "why-granito-attacks"),
            });
        }
        if !self.may_attack(seat, own) {
            return Some(no(clause::GEN_02, "why-barred"));
        }
        None
    }

    /// Why a ship is not attacked (ESTRO-SOLO-21).
    fn why_no_strike(&self, seat: Seat, attacker: Spot, ship: Estro, prompt: Prompt) -> Refusal {
        let state = &self.fleet.ships[ship.index()];
        match prompt {
            _ if !self.rules.options.is_solo() => no(clause::SOLO_07, "why-no-ships"),
            _ if self.is_peaceful() => no(clause::STR_04, "why-peaceful"),
            Prompt::Attack if state.shields <= 0 => no(clause::SOLO_22, "why-ship-gone"),
            Prompt::Attack if self.guardians_of(ship).next().is_some() => no(clause::SOLO_21, "why-ship-guarded"),
            Prompt::Attack => self.why_not_attacker(seat, attacker).unwrap_or(no(clause::ATK_22, "why-another-first")),
            _ => no(clause::ATK_23, "why-not-battle"),
        }
    }

    /// Why an object is not used (ESTRO-SOLO-26).
    fn why_no_object(&self, seat: Seat, object: ObjectNo, prompt: Prompt) -> Refusal {
        let fleet = &self.fleet;
        match prompt {
            _ if !self.rules.options.is_solo() => no(clause::SOLO_25, "why-no-ships"),
            _ if fleet.held & object.bit() == 0 => no(clause::SOLO_25, "why-no-such-object"),
            _ if fleet.has_used => no(clause::SOLO_26, "why-object-used"),
            _ if fleet.no_objects => no(clause::SOLO_07, "why-objects-locked"),
            Prompt::Window(Moment::Play | Moment::After) if self.active == seat => {
                no(clause::SOLO_26, "why-object-idle")
            }
            _ => no(clause::SOLO_26, "why-object-when"),
        }
    }

    fn why_not_ship(&self, ship: Estro, prompt: Prompt) -> Refusal {
        match prompt {
            Prompt::Ship | Prompt::Redirection if self.fleet.ships[ship.index()].shields <= 0 => {
                no(clause::SOLO_22, "why-ship-gone")
            }
            Prompt::Ship | Prompt::Redirection => no(clause::SOLO_21, "why-not-ship"),
            _ => no(clause::SOLO_26, "why-no-ship-asked"),
        }
    }

    /// Why an attack cannot be led to a card.
    fn why_no_target(&self, action: Action) -> Refusal {
        let wanted = if let Action::Pick(spot) = action { self.at(spot) } else { None };
        let target = self.attack().map(|attack| attack.target);
        match wanted.zip(target) {
            Some((wanted, target)) if !self.share_field(wanted, target) => no(clause::CONQ_06, "why-another-field"),
            _ => no(clause::ATK_19, "why-no-target"),
        }
    }

    /// Why Necrotokens cannot be spent at all, where they cannot: the mode, or too few of them (ESTRO-NEC-13).
    fn why_no_tokens(&self, seat: Seat, needed: u8) -> Option<Refusal> {
        if !self.rules.options.necrotokens {
            return Some(no(clause::NEC_13, "why-no-necrotokens"));
        }
        let has_few = self.hoard(seat).tokens < needed;
        has_few.then(|| no(clause::NEC_13, "why-few-tokens").with("n", needed.into()))
    }

    fn why_no_token_draw(&self, seat: Seat) -> Refusal {
        self.why_no_tokens(seat, EXTRA_CARD).unwrap_or(no(clause::NEC_05, "why-no-token-draw"))
    }

    fn why_no_protection(&self, seat: Seat, prompt: Prompt) -> Refusal {
        let early = prompt == Prompt::Window(Moment::Declared) && self.rules.options.necro_late_only;
        let when = if early { "why-late-protection" } else { "why-no-protection" };
        self.why_no_tokens(seat, PROTECTION).unwrap_or(no(clause::NEC_07, when))
    }

    fn why_no_deployment(&self, seat: Seat) -> Refusal {
        let when = if self.hoard(seat).deck.is_empty() {
            no(clause::NEC_12, "why-empty-deck")
        } else {
            no(clause::NEC_10, "why-no-deployment")
        };
        self.why_no_tokens(seat, DEPLOYMENT).unwrap_or(when)
    }

    fn why_no_rift(&self, seat: Seat, spot: Spot) -> Refusal {
        if !self.rules.options.rift {
            return no(clause::FESS_11, "why-no-rift-mode");
        }
        match self.at(spot).map(|card| self.card(card).controller) {
            None => no(clause::FESS_11, "why-nothing-there"),
            Some(controller) if controller != seat => no(clause::FESS_11, "why-not-yours"),
            _ if self.rift.is_empty() => no(clause::FESS_11, "why-rift-empty"),
            _ if self.has_opened_rift => no(clause::FESS_04, "why-rift-opened"),
            _ if !self.has_played => no(clause::FESS_03, "why-rift-unplayed"),
            _ => no(clause::FESS_03, "why-not-now"),
        }
    }

    fn why_not_special(&self, seat: Seat, zone: Estro, prompt: Prompt) -> Refusal {
        let bit = 1u8 << zone as u8;
        let Prompt::Window(moment) = prompt else { return no(clause::ZONE_04, "why-no-window") };
        if self.zones.active & bit == 0 {
            return no(clause::ZONE_06, "why-no-zone");
        }
        if self.zones.used[seat.index()] & bit != 0 {
            return no(clause::ZONE_05, "why-special-used");
        }
        let in_clash = matches!(moment, Moment::Declared | Moment::Dice);
        let in_conquest = self.rules.options.is_conquest();
        let has_sacrifice = || self.hoard(seat).hand.iter().any(|card| self.is_sacrifice(card));
        match zone {
            Estro::Ardo if !(in_conquest && has_sacrifice()) => no(clause::ZONE_06, "why-military"),
            Estro::Granito | Estro::Illusio if !in_clash => no(clause::ZONE_13, "why-no-attack"),
            _ if in_conquest => no(clause::CONQ_08, "why-not-in-zone"),
            Estro::Ardo => no(clause::ZONE_06, "why-military"),
            Estro::Granito => no(clause::ZONE_07, "why-tech"),
            Estro::Armonio => no(clause::ZONE_08, "why-medical"),
            Estro::Illusio => no(clause::ZONE_09, "why-civil"),
            Estro::Manpo => no(clause::ZONE_10, "why-control"),
        }
    }
}
