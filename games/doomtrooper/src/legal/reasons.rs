//! Why something cannot be announced, or not with this choice: the most specific clause that decides. Offers do not ask.

use table::{Refusal, Seat};

use crate::action::Action;
use crate::clause;
use crate::judge::Asks;
use crate::language::{Code, Filter, Keyword, Kind, Tag, Target};
use crate::state::{Deed, SlotNo, Stage, State, What, side};

use super::{Verdict, no};

impl State {
    /// Why a card of the hand cannot be played, after a refusal that names no rule but that of announcements.
    pub(super) fn why_not_played(&self, seat: Seat, code: Code, refusal: Refusal) -> Refusal {
        let Some(instance) = self.in_hand(seat, code).filter(|_| refusal.clause == clause::TIME_02) else {
            return refusal;
        };
        let deed = Deed { stage: Stage::Caster, ..self.answering(Deed::of(seat, instance)) };
        if self.needs_host(instance) && self.entry_of(&deed).is_none_or(|entry| entry.targets.is_empty()) {
            return self.why_no_host(seat, instance).unwrap_or(refusal);
        }
        self.why_nothing(&deed).unwrap_or(refusal)
    }

    /// The same of an ability of a card in play.
    pub(super) fn why_not_used(&self, seat: Seat, slot: SlotNo, number: u8, refusal: Refusal) -> Refusal {
        if refusal.clause != clause::TIME_02 || !self.is_in_play(slot) {
            return refusal;
        }
        let deed = self.answering(Deed::of(seat, self.slot(slot).instance));
        self.why_nothing(&Deed { slot, what: What::Ability(number), ..deed }).unwrap_or(refusal)
    }

    /// Why nothing can be chosen for the first target that finds nothing.
    fn why_nothing(&self, deed: &Deed) -> Option<Refusal> {
        let number = (0..self.target_count(deed)).find(|number| !self.has_candidate(deed, *number))?;
        self.shared_reason(deed, number)
    }

    /// The reason that all share that the card speaks of and that a rule keeps from being chosen. Warriors that could not
    /// fight, for whatever reason, leave no legal replacement (AMB-88).
    fn shared_reason(&self, deed: &Deed, number: u8) -> Option<Refusal> {
        let mut why: Option<Refusal> = None;
        for slot in self.in_play() {
            let Err(refusal) = self.check_spoken_of(deed, number, slot) else { continue };
            if why.as_ref().is_some_and(|why| why.clause != refusal.clause) {
                return self.replaces_somebody(deed).then(|| Refusal::new(clause::CMB_16, "no-replacement"));
            }
            why = Some(refusal);
        }
        why
    }

    /// Why what was chosen is no target of a deed, where a rule and not only its own description says so.
    pub(super) fn why_not_that(&self, deed: &Deed, number: u8, action: Action) -> Verdict {
        if number == 0 {
            self.why_no_target(deed, action)?;
        }
        match action {
            Action::Choose(slot) if self.is_in_play(slot) => self.check_spoken_of(deed, number, slot),
            _ => Ok(()),
        }
    }

    /// Whether no rule keeps a card in play from being chosen; one that the deed does not speak of passes.
    fn check_spoken_of(&self, deed: &Deed, number: u8, slot: SlotNo) -> Verdict {
        let Some(target) = self.entry_of(deed).and_then(|entry| entry.targets.get(number as usize)) else {
            return Ok(());
        };
        let asks = self.asks_in(deed);
        match target {
            Target::Warrior(filter) if self.is_warrior(slot) => {
                if !self.fits(filter, slot, &asks) {
                    return self.check_described(deed, filter, slot, &asks);
                }
                self.check_reached(deed, slot)?;
            }
            Target::Card(filter) if self.fits(filter, slot, &asks) => {
                if self.is_protected(deed, filter, slot) {
                    return no(clause::ALLY_04, "alliance-protected");
                }
            }
            _ => return Ok(()),
        }
        self.check_replacement(deed, number, slot)?;
        if number > 0 || self.target_count(deed) < 2 {
            return Ok(());
        }
        // A first target that leaves no second one is none (TIME-02).
        let mut deed = *deed;
        deed.targets[0] = slot;
        if self.has_candidate(&deed, 1) { Ok(()) } else { self.shared_reason(&deed, 1).map_or(Ok(()), Err) }
    }

    /// The rule behind the one part of a description that a warrior does not fit, if it is a rule.
    fn check_described(&self, deed: &Deed, filter: &Filter, slot: SlotNo, asks: &Asks) -> Verdict {
        let is_combat_spell = self.ready_of(deed.instance).tags & Tag::CombatSpell.bit() != 0;
        match filter {
            Filter::All(filters) => {
                let mut unfit = filters.iter().filter(|filter| !self.fits(filter, slot, asks));
                match (unfit.next(), unfit.next()) {
                    (Some(filter), None) => self.check_described(deed, filter, slot, asks),
                    _ => Ok(()),
                }
            }
            Filter::Attackable if self.is_in_play(self.combat.attacker) => self.check_pair(self.combat.attacker, slot),
            Filter::MaySeekCover => self.check_seek_itself(self.slot(slot).controller, slot),
            Filter::OfSabotaged => self.check_sabotaged(deed.seat, self.slot(slot).controller),
            Filter::TakesPart if is_combat_spell => no(clause::ART_10, "not-in-combat"),
            _ => Ok(()),
        }
    }

    /// Whether a deed reaches a warrior that it speaks of: no immunity, no other card and no rule of the Art keeps it off.
    fn check_reached(&self, deed: &Deed, slot: SlotNo) -> Verdict {
        if self.card_of(deed.instance).kind == Kind::Art && self.is_spell_refused(deed, slot) {
            let serves_legion = self.slot(deed.caster).side & side::LEGION != 0
                || self.has(deed.caster, |keyword| *keyword == Keyword::CastsForLegion);
            return if serves_legion {
                no(clause::ART_15, "spell-for-others")
            } else {
                no(clause::ART_13, "spell-for-legion")
            };
        }
        if self.is_immune_to(slot, self.hot_of(deed.instance).power, deed.seat) {
            return no(clause::IMM_03, "immune");
        }
        if self.is_immune_to_card(slot, self.identity[deed.instance.index()]) {
            return no(clause::CARD_01, "refuses-card");
        }
        if deed.what == What::Card && deed.stage < Stage::Announced {
            self.check_refused(deed.seat, deed.instance, slot)?;
        }
        Ok(())
    }
}
