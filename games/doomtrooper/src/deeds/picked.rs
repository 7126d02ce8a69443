//! What the steps that ask for one thing after another need beside their questions: who may hold what, what was told.

use arrayvec::ArrayVec;
use table::{Log, Seat};

use crate::action::Action;
use crate::clause;
use crate::event::Event;
use crate::judge::Asks;
use crate::language::{Affiliation, Keyword, Kind, Limit};
use crate::moves::Leaves;
use crate::plans::Plan;
use crate::questions::Question;
use crate::state::{At, Bits, Deed, Instance, SlotNo, State, What, flag};

impl State {
    /// What may be told of an attack next: whether there is one, the attacker, the defender, the tactic.
    pub(super) fn plans_to_tell(&self, deed: &Deed, push: &mut impl FnMut(Action)) {
        let [attacker, defender] = deed.targets;
        match deed.cursor {
            0 => {
                push(Action::Yield);
                if self.plannable_attackers(deed.player) != 0 {
                    push(Action::Accept);
                }
            }
            1 => Bits(self.plannable_attackers(deed.player)).for_each(|slot| push(Action::Choose(slot))),
            2 => Bits(self.plannable_defenders(attacker)).for_each(|slot| push(Action::Choose(slot))),
            _ => crate::language::Tactic::ALL
                .iter()
                .filter(|tactic| self.check_tactic(attacker, defender, **tactic).is_ok())
                .for_each(|tactic| push(Action::Tactic(*tactic))),
        }
    }

    /// The player says more of the next attack; gives whether there is more to say.
    pub(super) fn tell_plan(&mut self, deed: &Deed, action: Action, log: &mut impl Log<Self>) -> bool {
        let [attacker, defender] = deed.targets;
        match action {
            Action::Choose(slot) => {
                if let Some(deed) = self.deed_mut() {
                    deed.targets[usize::from(deed.cursor == 2)] = slot;
                }
            }
            Action::Tactic(tactic) => {
                self.note_plan(deed, Some(Plan { attacker, defender, tactic }), log);
                return false;
            }
            Action::Accept => {}
            _ => {
                self.note_plan(deed, None, log);
                return false;
            }
        }
        self.set_cursor(deed.cursor + 1);
        true
    }

    pub(super) fn answer_truly(&mut self, of: Seat, question: u8, log: &mut impl Log<Self>) {
        if let Some(question) = Question::numbered(question) {
            log.push(clause::SEC_07, Event::Answered(of, self.truth(question, of)));
        }
    }

    /// The first player who has more warriors than whoever has the fewest, and can discard one.
    pub(super) fn above_fewest(&self) -> Option<Seat> {
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

    /// A free ability has taken a card from its user: it may be used again, since that comes to an end (AMB-91).
    pub(super) fn renew_ability(&mut self, deed: &Deed) {
        let What::Ability(number) = deed.what else { return };
        if self.entry_of(deed).is_some_and(|entry| entry.limit == Limit::None) && self.is_in_play(deed.slot) {
            let used = [flag::USED, flag::USED_2, flag::USED_3][usize::from(number).min(2)];
            self.slot_mut(deed.slot).set(used, false);
        }
    }

    /// A warrior of a hand comes into its Area for no Action; who pays for it pays its V.
    pub(super) fn add_at_once(&mut self, instance: Instance, of: Seat, payer: Option<Seat>, log: &mut impl Log<Self>) {
        self.take_from_hand(instance);
        if let Some(payer) = payer {
            let price = self.price_of(payer, instance);
            self.earn_destiny(payer, -price, clause::ADD_01, log);
        }
        let mut homes = self.home_of(self.identity[instance.index()]);
        if payer.is_some_and(|payer| payer != of) {
            homes.retain(|home| matches!(home, At::Squad | At::Kohort));
        }
        let home = homes.into_iter().find(|home| self.check_place(of, instance, *home).is_ok());
        self.let_in(instance, home.unwrap_or(At::Squad), of, log);
    }

    /// Whether an effect may attach a card of a hand: it takes the place of the rules on who may have the card, not of
    /// what the warrior may never have, nor of those that keep a Gift off (GIFT-04).
    pub(super) fn may_be_attached_at_once(&self, seat: Seat, instance: Instance, host: SlotNo) -> bool {
        let card = self.card_of(instance);
        let is_kept_off = card.kind == Kind::Symmetry
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
                let asks = Asks { this: mission, ..Asks::of(self.slot(slot).controller) };
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

    /// A Mission goes to another holder.
    pub(super) fn reassign(&mut self, mission: SlotNo, to: Action, log: &mut impl Log<Self>) {
        if !self.is_in_play(mission) {
            return;
        }
        let number = self.identity[self.slot(mission).instance.index()];
        match to {
            Action::Choose(host) => {
                let card = self.slot_mut(mission);
                (card.host, card.markers) = (host, 0);
                log.push(clause::MISS_02, Event::Attached(self.spot(mission), number, self.sight(host)));
            }
            Action::Player(seat) => {
                let card = self.slot_mut(mission);
                (card.host, card.markers) = (SlotNo(seat.0), 0);
                log.push(clause::MISS_02, Event::Assigned(self.spot(mission), number, seat));
            }
            _ => {}
        }
    }

    /// An attached card is attached to something else.
    pub(super) fn attach_anew(&mut self, slot: SlotNo, host: SlotNo, log: &mut impl Log<Self>) {
        if self.is_fixed(slot) {
            return;
        }
        let number = self.identity[self.slot(slot).instance.index()];
        let controller = self.slot(host).controller;
        let card = self.slot_mut(slot);
        (card.at, card.host) = (At::Card, host);
        card.controller = controller;
        card.flags &= !(crate::state::flag::IN_USE | crate::state::flag::INSIDE);
        log.push(clause::CARD_08, Event::Attached(self.spot(slot), number, self.sight(host)));
    }
}
