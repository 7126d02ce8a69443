//! The choices in steps that ask several questions in a row: new holders, cards added at once, plans to announce.

use arrayvec::ArrayVec;
use table::Seat;

use crate::action::Action;
use crate::facts::{EvalContext, Leaves};
use crate::language::{Affiliation, CardKind, Keyword};
use crate::state::{At, Bits, Instance, SlotNo, StackItem, State};

impl State {
    /// The next choices in a plan of attack: whether there is an attack, the attacker, the defender, the tactic.
    pub(super) fn plans_to_tell(&self, item: &StackItem, push: &mut impl FnMut(Action)) {
        let [attacker, defender] = item.targets;
        match item.cursor {
            0 => {
                push(Action::Yield);
                if self.plannable_attackers(item.player) != 0 {
                    push(Action::Accept);
                }
            }
            1 => Bits(self.plannable_attackers(item.player)).for_each(|slot| push(Action::Choose(slot))),
            2 => Bits(self.plannable_defenders(attacker)).for_each(|slot| push(Action::Choose(slot))),
            _ => crate::language::Tactic::ALL
                .iter()
                .filter(|tactic| self.check_tactic(attacker, defender, **tactic).is_ok())
                .for_each(|tactic| push(Action::Tactic(*tactic))),
        }
    }

    /// The first player who has more warriors than the player with the fewest, and can discard one.
    pub(crate) fn above_fewest(&self) -> Option<Seat> {
        let count = |seat: Seat| self.warriors_of(seat).count();
        let fewest = self.seats_from(self.active).map(count).min()?;
        self.seats_from(self.active).find(|seat| {
            count(*seat) > fewest && self.warriors_of(*seat).any(|slot| !self.is_kept_in_play(slot, Leaves::Discarded))
        })
    }

    /// Whether a warrior of a hand may be added to the Squad or Kohort of another player: its own player pays, and the
    /// rules of adding apply to the other one.
    pub(super) fn can_be_added_for(&self, seat: Seat, of: Seat, instance: Instance) -> bool {
        let homes = self.home_of(self.identity[instance.index()]);
        let is_at_home = |at: &At| matches!(at, At::Squad | At::Kohort) && self.check_place(of, instance, *at).is_ok();
        homes.iter().any(is_at_home) && self.can_be_paid_and_added(seat, of, instance)
    }

    fn can_be_paid_and_added(&self, seat: Seat, of: Seat, instance: Instance) -> bool {
        self.is_warrior_card(instance)
            && self.price_of(seat, instance) <= self.side(seat).destiny
            && self.check_enters(of, instance).is_ok()
    }

    /// Whether an effect may add a warrior of a hand for no Action, for its V or for nothing.
    pub(super) fn can_be_added_at_once(&self, seat: Seat, instance: Instance, is_paid: bool) -> bool {
        if is_paid {
            self.can_be_paid_and_added(seat, seat, instance)
        } else {
            self.is_warrior_card(instance) && self.check_enters(seat, instance).is_ok()
        }
    }

    /// Whether an effect may attach a card of a hand. The effect replaces the rules about which warriors may have the
    /// card, but not prohibitions of the warrior, nor those that keep a Gift off (GIFT-04).
    pub(super) fn may_be_attached_at_once(&self, seat: Seat, instance: Instance, host: SlotNo) -> bool {
        let card = self.card_of(instance);
        let is_kept_off = card.kind == CardKind::Symmetry
            && (self.has(host, |keyword| *keyword == Keyword::NoSymmetry)
                || self.attached_to(host).any(|on| self.card_at(on).name == card.name));
        // A card that is put into an Area is borne by no warrior.
        let is_borne = !self.is_placed(instance) || !self.is_warrior(host);
        !is_kept_off && is_borne && self.check_refused(seat, instance, host).is_ok()
    }

    /// The possible new holders of a Mission (FILE TRANSFER): another warrior, or another player.
    pub(super) fn new_holders(&self, mission: SlotNo, push: &mut impl FnMut(Action)) {
        if !self.is_in_play(mission) {
            return;
        }
        let card = *self.slot(mission);
        let name = &self.card_at(mission).name;
        let is_free = |slot: SlotNo| !self.attached_to(slot).any(|on| self.card_at(on).name == *name);
        if card.at == At::Card {
            let fits = |slot: SlotNo| {
                let asks = EvalContext { this: mission, ..EvalContext::of(self.slot(slot).controller) };
                self.card_at(mission).given_to.as_ref().is_none_or(|filter| self.fits(filter, slot, &asks))
            };
            let others = self.warriors().filter(|slot| *slot != card.host && !self.is_unidentified(*slot));
            others.filter(|slot| is_free(*slot) && fits(*slot)).for_each(|slot| push(Action::Choose(slot)));
        } else if card.at == At::Player {
            // Nobody may hold two Missions of one name (MISS-07).
            let is_free = |seat: &Seat| !self.holds_mission(card.instance, At::Player, SlotNo(seat.0));
            Seat::all(self.seats)
                .filter(|seat| seat.0 != card.host.0 && !self.side(*seat).eliminated && is_free(seat))
                .for_each(|seat| push(Action::Player(seat)));
        }
    }

    /// The memberships of which a warrior may lose one: those that cards gave it, if there are any.
    pub(super) fn memberships(&self, slot: SlotNo) -> ArrayVec<Affiliation, 11> {
        let has = self.slot(slot).affiliations & !self.kept_affiliations(slot, self.slot(slot).affiliations);
        let by_card = has & !self.ready_at(slot).affiliations;
        let among = if by_card == 0 { has } else { by_card };
        Affiliation::ALL.iter().copied().filter(|affiliation| among >> *affiliation as u16 & 1 != 0).collect()
    }
}
