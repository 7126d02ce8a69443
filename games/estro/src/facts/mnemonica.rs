//! Mnemonica: totals that the players add up themselves, and illegal actions that are errors (chapter MNE of the rulebook).

use table::{Choices as _, Seat, Viewer};

use crate::action::Action;
use crate::legal::Choices;
use crate::options::Options;
use crate::rules::{MOST_ERRORS, TOTALS};
use crate::state::{Attack, CardId, State};

impl Options {
    /// Whether a viewer adds up totals for itself: players do, the scribe and whoever sees everything need not
    /// (ESTRO-MNE-03, ESTRO-MNE-08).
    #[must_use]
    pub const fn adds_up_itself(&self, viewer: Viewer) -> bool {
        self.mnemonica && matches!(viewer, Viewer::Seat(_))
    }
}

impl State {
    /// Whether illegal actions are offered beside the legal ones (ESTRO-MNE-05): nothing tells them apart but the rules. After
    /// five errors in one turn only legal ones are offered, so that a match comes to its end.
    pub(crate) fn offers_errors(&self) -> bool {
        let options = &self.rules.options;
        options.mnemonica && !options.mnemonic_totals_only && self.errors < MOST_ERRORS
    }

    /// Whether an action that is offered to a seat is an error (ESTRO-MNE-05).
    pub(crate) fn is_error(&self, seat: Seat, action: Action) -> bool {
        self.offers_errors() && Choices::lawful(self, seat).index_of(&action).is_none()
    }

    /// The offered actions that are errors.
    pub(crate) fn errors_of(&self, seat: Seat) -> Vec<Action> {
        if !self.offers_errors() {
            return Vec::new();
        }
        let (offered, lawful) = (Choices::of(self, seat), Choices::lawful(self, seat));
        (0..offered.len()).map(|k| offered.get(k)).filter(|action| lawful.index_of(action).is_none()).collect()
    }

    /// The cards of an attack whose controllers declare totals, with the number of each: nobody does for a face-down target
    /// (ESTRO-MNE-04), and automated sides never do.
    pub(crate) fn declarers(&self, attack: &Attack) -> impl Iterator<Item = (usize, CardId)> + use<> {
        let is_up = attack.target_card().is_none_or(|target| self.card(target).is_up());
        let is_wanted = self.rules.options.mnemonica && is_up;
        let is_asked = attack.cards().map(|card| !self.is_automaton(self.card(card).controller));
        let is_asked: arrayvec::ArrayVec<bool, 2> = is_asked.collect();
        attack.cards().enumerate().filter(move |(side, _)| is_wanted && is_asked[*side])
    }

    /// The number that the controller of the attacker (0) or of the target (1) should declare: its battle TOT, for a vital
    /// shield what is left of it (ESTRO-MNE-04, ESTRO-LUC-11).
    pub(crate) fn total_to_declare(&self, attack: &Attack, side: usize) -> i16 {
        let (mine, theirs) = self.battle_tot(attack.attacker, attack.target);
        [mine, theirs][side].clamp(TOTALS[0], TOTALS[1])
    }
}
