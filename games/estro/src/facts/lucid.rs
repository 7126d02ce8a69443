//! Lucid Dream: Granito cards that only defend, supports, vital shields, and the second play (chapter LUC of the rulebook).

use table::Seat;

use crate::action::Bonuses;
use crate::language::Estro;
use crate::rules::{DIE_BONUS, MOST_SUPPORTS, die_lists};
use crate::state::{AttackStep, CardId, State};

impl State {
    /// Whether a card counts as one of this Estro for the rules of Lucid Dream: face up, by its present Estri (ESTRO-LUC-23,
    /// ESTRO-CHIM-17).
    pub(crate) fn counts_as(&self, id: CardId, estro: Estro) -> bool {
        let card = self.card(id);
        card.is_up() && card.estri >> estro as u8 & 1 != 0
    }

    /// Whether a card lies linked to a Granito card (ESTRO-LUC-06).
    pub(crate) fn is_support(&self, id: CardId) -> bool {
        self.card(id).supports.is_some()
    }

    /// The supports of a card (ESTRO-LUC-08), by order of entry.
    pub(crate) fn supports_of(&self, host: CardId) -> impl Iterator<Item = CardId> + '_ {
        let side = self.side_of(self.card(host).controller);
        self.fields[side].iter().filter(move |card| self.rules.options.lucid && self.card(*card).supports == host)
    }

    /// Whether a card cannot attack by the rules of Lucid Dream (ESTRO-LUC-03, ESTRO-LUC-14).
    pub(crate) fn only_defends(&self, id: CardId) -> bool {
        self.rules.options.lucid && (self.card(id).estri == 1 << Estro::Granito as u8 || self.is_support(id))
    }

    /// Whether a card can be chosen as the target of an attack (ESTRO-LUC-14).
    pub(crate) fn may_be_attacked(&self, id: CardId) -> bool {
        !self.is_support(id)
    }

    /// The fields into which a card of the hand may be played freely, as a mask: an Armonio card of Lucid Dream only where no own
    /// Granito card lies (ESTRO-LUC-05, ESTRO-LUC-06, ESTRO-COMB-05).
    pub(crate) fn free_fields(&self, seat: Seat, id: CardId) -> u8 {
        // Two decks and what comes from beyond could fill the side of a team: nothing is played for which there is no room.
        if self.fields[self.side_of(seat)].is_full() {
            return 0;
        }
        let all = self.rules.options.fields();
        if self.is_armonio(id) { all & !self.granito_fields(seat) } else { all }
    }

    /// The fields in which an own Granito card lies, as a mask.
    fn granito_fields(&self, seat: Seat) -> u8 {
        let cards = self.fields[self.side_of(seat)].iter();
        let granito = cards.filter(|card| self.counts_as(*card, Estro::Granito));
        granito.fold(0, |mask, card| mask | 1u8.checked_shl(self.card(card).place.into()).unwrap_or(0))
    }

    /// The places of own Granito cards that have room for a support (ESTRO-LUC-08, ESTRO-LUC-09).
    pub(crate) fn hosts(&self, seat: Seat) -> u64 {
        if self.fields[self.side_of(seat)].is_full() {
            return 0;
        }
        self.places(self.side_of(seat), |card| {
            self.counts_as(card, Estro::Granito) && self.supports_of(card).count() < MOST_SUPPORTS
        })
    }

    /// Whether a card of the hand is played by the rules for Armonio cards (ESTRO-LUC-05).
    pub(crate) fn is_armonio(&self, id: CardId) -> bool {
        self.rules.options.lucid && self.card(id).main == Estro::Armonio
    }

    /// Whether a card of the hand can be played as the card of the turn (ESTRO-LUC-09).
    pub(crate) fn is_playable(&self, seat: Seat, id: CardId) -> bool {
        self.free_fields(seat, id) != 0 || self.hosts(seat) != 0
    }

    /// Whether a second card may be played now, if it is a Manpo card: as far as everybody knows (ESTRO-LUC-16).
    pub(crate) fn may_play_second(&self, seat: Seat) -> bool {
        self.second_fields(seat) != 0
    }

    /// The fields into which a second card may be played now, as a mask: those with exactly one own card (ESTRO-LUC-16,
    /// ESTRO-COMB-05), now or before the card of the turn (ESTRO-AMB-95).
    pub(crate) fn second_fields(&self, seat: Seat) -> u8 {
        match self.may_play_second && !self.hoard(seat).hand.is_empty() {
            false => 0,
            true if !self.rules.options.lucid_manpo_before => self.fields_of_one(seat),
            true if self.rules.options.is_conquest() => self.lone_fields,
            true => 1,
        }
    }

    // ---- vital shields ----

    /// What is left of the vital shield of a card; `None` for a card without one (ESTRO-LUC-10). The die of a clash is no part of
    /// it.
    pub(crate) fn shield(&self, id: CardId) -> Option<i16> {
        if !self.rules.options.lucid || !self.card(id).is_up() {
            return None;
        }
        let supports = self.supports_of(id).map(|card| self.now(card).tot).reduce(|sum, tot| sum + tot)?;
        let own = self.now(id).tot - self.die_of_target(id);
        Some((own + supports - self.card(id).shield_damage).max(1))
    }

    /// What an attack on the card has to come to, where a vital shield stands (ESTRO-LUC-11).
    pub(crate) fn shield_in_clash(&self, id: CardId) -> Option<i16> {
        Some(self.shield(id)? + self.die_of_target(id))
    }

    /// What the die gives to the target of the attack (ESTRO-ATK-06).
    fn die_of_target(&self, id: CardId) -> i16 {
        let die = self.attack().filter(|attack| attack.target == id).map_or(0, |attack| attack.dice[1]);
        let counts = die > 0 && die_lists(die, self.card(id).main) && self.counted(id).has(Bonuses::DIE);
        if counts { DIE_BONUS } else { 0 }
    }

    /// By how much an Illusio card of Lucid Dream lowers the TOT of its target: by its DEX, unless that is an Illusio card (ESTRO-LUC-18,
    /// ESTRO-LUC-19, ESTRO-LUC-20). An object does the same for one attack (ESTRO-SOLO-25, object 18).
    pub(crate) fn ignored_dex(&self, attacker: CardId, target: CardId) -> i16 {
        let [one, other] = [attacker, target].map(|card| self.card(card).main);
        let ignores =
            self.fleet.ignores || self.rules.options.lucid && one == Estro::Illusio && other != Estro::Illusio;
        if ignores { self.now(target).stats[Estro::Illusio.index()] } else { 0 }
    }

    /// Whether the target of the attack that is going on has a vital shield.
    pub(crate) fn is_against_shield(&self) -> bool {
        self.attack().is_some_and(|attack| {
            attack.step < AttackStep::After && attack.target_card().and_then(|target| self.shield(target)).is_some()
        })
    }
}
