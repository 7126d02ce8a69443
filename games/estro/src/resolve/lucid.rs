//! Lucid Dream: supports that are linked and come loose, the second play, and vital shields that are worn down.

use arrayvec::ArrayVec;
use table::{Log, Seat};

use crate::action::Spot;
use crate::clause;
use crate::event::Event;
use crate::language::{Estro, Face};
use crate::rules::CardNo;
use crate::state::{CardId, Change, Ends, FIELD, Fate, State, TurnStep};

impl State {
    /// Plays an Armonio card as a support of an own Granito card (ESTRO-LUC-06, ESTRO-LUC-07).
    pub(super) fn play_support(&mut self, seat: Seat, no: CardNo, host: Spot, log: &mut impl Log<Self>) {
        let (Some(card), Some(host)) = (self.in_hand(seat, no), self.at(host)) else { return };
        let card = self.take_for_play(card);
        self.enter(card, seat, Face::Up, 0);
        self.card_mut(card).supports = host;
        self.add_timed(card, Change::Inhibited, Ends::Leaves);
        log.push(clause::LUC_06, Event::Supported(seat, no, self.card(host).no));
    }

    /// Plays a Manpo card as the second card of the turn (ESTRO-LUC-16, ESTRO-LUC-17).
    pub(super) fn play_second(&mut self, seat: Seat, no: CardNo, log: &mut impl Log<Self>) {
        let Some(card) = self.in_hand(seat, no) else { return };
        self.may_play_second = false;
        let card = self.take_from_hand(card);
        self.last_played = card;
        self.go_to(TurnStep::Played);
        self.enter(card, seat, Face::Up, 0);
        self.add_timed(card, Change::Inhibited, Ends::Leaves);
        log.push(clause::LUC_16, Event::PlayedSecond(seat, no));
    }

    /// The links that nothing holds any more: of a support that is no Armonio card or lies covered, and to a card that is no
    /// Granito card or lies covered or elsewhere (ESTRO-LUC-15, ESTRO-LUC-23). A shield without supports is gone.
    pub(super) fn end_broken_links(&mut self) {
        if !self.rules.options.lucid {
            return;
        }
        for side in 0..self.fields.len() {
            for place in 0..self.fields[side].len() {
                let Some(card) = self.fields[side].get(place) else { continue };
                let host = self.card(card).supports;
                if !host.is_some() {
                    continue;
                }
                let is_beside = self.card(host).is_on_field() && self.side_of(self.card(host).controller) == side;
                let holds = is_beside && self.counts_as(host, Estro::Granito) && self.counts_as(card, Estro::Armonio);
                if !holds {
                    self.card_mut(card).supports = CardId::NONE;
                }
            }
            for place in 0..self.fields[side].len() {
                if let Some(card) = self.fields[side].get(place)
                    && self.card(card).shield_damage != 0
                    && self.supports_of(card).next().is_none()
                {
                    self.card_mut(card).shield_damage = 0;
                }
            }
        }
    }

    /// An attack of this TOT has struck a vital shield (ESTRO-LUC-11).
    pub(super) fn wear_down(&mut self, target: CardId, tot: i16) {
        if tot > 0 && !self.rules.options.lucid_shield_heals {
            let damage = &mut self.card_mut(target).shield_damage;
            *damage = damage.saturating_add(tot);
        }
    }

    /// With cards that are destroyed their supports fall (ESTRO-LUC-13).
    pub(super) fn threaten_supports(&mut self, cards: &[CardId]) {
        if !self.rules.options.lucid {
            return;
        }
        for card in cards {
            let supports: ArrayVec<CardId, FIELD> = self.supports_of(*card).collect();
            supports.into_iter().for_each(|support| self.threaten(support, Fate::Falls));
        }
    }
}
