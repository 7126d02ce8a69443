//! What may be picked in the steps that ask for one thing after another: new holders, cards added at once, plans to tell.

use arrayvec::ArrayVec;
use table::Seat;

use crate::action::Action;
use crate::facts::{EvalContext, Leaves};
use crate::language::{Affiliation, CardKind, Keyword};
use crate::state::{At, Bits, Instance, SlotNo, StackItem, State};

impl State {
    /// What may be told of an attack next: whether there is one, the attacker, the defender, the tactic.
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

    /// The first player who has more warriors than whoever has the fewest, and can discard one.
    pub(crate) fn above_fewest(&self) -> Option<Seat> {
        let count = |seat: Seat| self.warriors_of(seat).count();
        let fewest = self.seats_from(self.active).map(count).min()?;
        self.seats_from(self.active).find(|seat| {
            count(*seat) > fewest && self.warriors_of(*seat).any(|slot| !self.is_kept_in_play(slot, Leaves::Discarded))
        })
    }

    /// Whether a warrior of a hand may be added to the Squad or Kohort of another player: paid by its own, by what that
    /// player may add.
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

    /// Whether an effect may attach a card of a hand: it takes the place of the rules on who may have the card, not of
    /// what the warrior may never have, nor of those that keep a Gift off (GIFT-04).
    pub(super) fn may_be_attached_at_once(&self, seat: Seat, instance: Instance, host: SlotNo) -> bool {
        let card = self.card_of(instance);
        let is_kept_off = card.kind == CardKind::Symmetry
            && (self.has(host, |keyword| *keyword == Keyword::NoSymmetry)
                || self.attached_to(host).any(|on| self.card_at(on).name == card.name));
        // What stands in an Area is borne by no warrior.
        let is_borne = !self.is_placed(instance) || !self.is_warrior(host);
        !is_kept_off && is_borne && self.check_refused(seat, instance, host).is_ok()
    }

    /// Who may hold a Mission instead (FILE TRANSFER): another warrior, or another player.
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
            // Never two Missions of one name (MISS-07).
            let is_free = |seat: &Seat| !self.holds_mission(card.instance, At::Player, SlotNo(seat.0));
            Seat::all(self.seats)
                .filter(|seat| seat.0 != card.host.0 && !self.side(*seat).eliminated && is_free(seat))
                .for_each(|seat| push(Action::Player(seat)));
        }
    }

    /// The memberships of which a warrior may lose one: those that it has by a card first.
    pub(super) fn memberships(&self, slot: SlotNo) -> ArrayVec<Affiliation, 11> {
        let has = self.slot(slot).affiliations & !self.kept_affiliations(slot, self.slot(slot).affiliations);
        let by_card = has & !self.ready_at(slot).affiliations;
        let among = if by_card == 0 { has } else { by_card };
        Affiliation::ALL.iter().copied().filter(|affiliation| among >> *affiliation as u16 & 1 != 0).collect()
    }
}
