//! Lucid Dream: links that come loose, and vital shields that are worn down.

use crate::language::Estro;
use crate::state::{CardId, State};

impl State {
    /// The links that nothing holds any more: of a support that is no Armonio card or lies covered, and to a card that is no
    /// Granito card or lies covered or elsewhere (ESTRO-LUC-15, ESTRO-LUC-23). A shield without supports is gone.
    pub(super) fn end_broken_links(&mut self) {
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
            // What has only its last point left loses nothing that anybody could see.
            self.is_still &= self.shield(target).is_some_and(|left| left <= 1);
            let damage = &mut self.card_mut(target).shield_damage;
            *damage = damage.saturating_add(tot);
        }
    }
}
