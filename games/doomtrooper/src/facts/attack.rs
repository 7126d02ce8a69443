//! Who may attack whom (chapter ATK), and with which tactic (CMB-05, CMB-06).

use table::Refusal;

use crate::clause;
use crate::facts::no;
use crate::language::{Affiliation, Keyword, Stat, Tactic, Tag};
use crate::state::{At, Grant, SlotNo, State, flag, side};

impl State {
    /// Checks that a warrior may be an attacker now, whatever the target (ATK-02).
    pub(crate) fn check_attacker(&self, slot: SlotNo) -> Result<(), Refusal> {
        let card = self.slot(slot);
        if card.at == At::Hidden || card.is(flag::COVERED) {
            return no(clause::COV_08, "attack-from-cover");
        }
        if card.is(flag::LEFT_COVER) && !self.has(slot, |keyword| *keyword == Keyword::AttacksFromCover) {
            return no(clause::COV_14, "attack-after-cover");
        }
        if self.may_be_warlike(slot)
            && self.has(slot, |keyword| {
                matches!(keyword, Keyword::NeverInCombat | Keyword::NeverAttacks | Keyword::NoActions)
            })
        {
            return no(clause::ATK_02, "attack-never");
        }
        if card.is(flag::ATTACKED) && self.has(slot, |keyword| *keyword == Keyword::AttacksOnce) {
            return no(clause::CARD_01, "attack-once-each");
        }
        Ok(())
    }

    /// Whether a warrior can take part in a combat at all (NOW-04).
    pub(crate) fn is_combat_capable(&self, slot: SlotNo) -> bool {
        self.is_unidentified(slot)
            || !self.may_be_warlike(slot)
            || !self.has(slot, |keyword| *keyword == Keyword::NeverInCombat)
    }

    /// Checks that one warrior may attack another (ATK-15), with every clause and every card taken into account.
    pub(crate) fn check_pair(&self, attacker: SlotNo, defender: SlotNo) -> Result<(), Refusal> {
        let (one, other) = (self.slot(attacker), self.slot(defender));
        if one.controller == other.controller {
            let permitted = attacker != defender
                && self.has_for(attacker, defender, |keyword| match keyword {
                    Keyword::MayAttackOwn(filter) => Some(filter),
                    _ => None,
                });
            if !permitted {
                return no(clause::ATK_03, "attack-own");
            }
        }
        if self.are_mates(one.controller, other.controller) {
            return no(clause::MULTI_07, "attack-team-mate");
        }
        // The list of targets must not reveal which warriors hide (ATK-16).
        if other.at == At::Hidden {
            return Ok(());
        }
        self.check_known_pair(attacker, defender)
    }

    /// The same for a defender whose face is known.
    pub(crate) fn check_known_pair(&self, attacker: SlotNo, defender: SlotNo) -> Result<(), Refusal> {
        let (one, other) = (self.slot(attacker), self.slot(defender));
        if (one.at == At::Outpost) != (other.at == At::Outpost) {
            return no(clause::ATK_12, "attack-barrier");
        }
        if self.may_be_warlike(attacker) || self.may_be_warlike(defender) {
            self.check_said(attacker, defender)?;
            for (_, keyword) in self.keywords(attacker) {
                if let Keyword::AttacksOnlyHighest(stat, filter) = keyword {
                    self.check_highest(attacker, defender, *stat, filter)?;
                }
            }
        } else {
            self.check_affiliations(attacker, defender)?;
        }
        if Tactic::ALL.iter().all(|tactic| self.check_tactic(attacker, defender, *tactic).is_err()) {
            return no(clause::CMB_06, "attack-no-tactic");
        }
        Ok(())
    }

    /// Checks standing abilities about attacks, and the attack matrix where no ability permits the attack. Whether the
    /// attacker must attack another warrior is checked separately.
    fn check_said(&self, attacker: SlotNo, defender: SlotNo) -> Result<(), Refusal> {
        if self.has(defender, |keyword| *keyword == Keyword::NeverInCombat) {
            return no(clause::NOW_04, "attack-target-never");
        }
        if self.has_for(attacker, defender, |keyword| match keyword {
            Keyword::MayNotAttack(filter) => Some(filter),
            _ => None,
        }) || self.is_kept_from_attacking(attacker, defender)
        {
            return no(clause::CARD_01, "attack-forbidden");
        }
        let is_limited = self.has(attacker, |keyword| matches!(keyword, Keyword::AttacksOnly(_)));
        if is_limited
            && !self.has_for(attacker, defender, |keyword| match keyword {
                Keyword::AttacksOnly(filter) => Some(filter),
                _ => None,
            })
        {
            return no(clause::CARD_01, "attack-only-others");
        }
        if !self.is_permitted(attacker, defender) {
            self.check_affiliations(attacker, defender)?;
        }
        if self.attack_price(attacker, defender) > self.side(self.slot(attacker).controller).destiny {
            return no(clause::GAME_10, "attack-price");
        }
        if self.attack_points(defender) > self.side(self.slot(attacker).controller).promotion {
            return no(clause::GAME_11, "too-few-promotion");
        }
        Ok(())
    }

    /// Whether a card on the defender forbids the attack. A prohibition by a mystic power does not bind an attacker
    /// that is immune to that power (IMM-07).
    fn is_kept_from_attacking(&self, attacker: SlotNo, defender: SlotNo) -> bool {
        self.keywords(defender).any(|(grant, keyword)| match keyword {
            Keyword::NotAttackedBy(filter) => {
                !self.has_immunity(attacker, self.power_of_grant(grant))
                    && self.fits(filter, attacker, &self.asks_at_grant(grant))
            }
            _ => false,
        })
    }

    /// Whether a card permits the attack, whatever the affiliations.
    fn is_permitted(&self, attacker: SlotNo, defender: SlotNo) -> bool {
        self.has_for(attacker, defender, |keyword| match keyword {
            Keyword::MayAttack(filter) => Some(filter),
            _ => None,
        }) || self.has_for(defender, attacker, |keyword| match keyword {
            Keyword::AttackedBy(filter) => Some(filter),
            _ => None,
        })
    }

    /// The attack matrix (ATK-04 to ATK-11).
    fn check_affiliations(&self, attacker: SlotNo, defender: SlotNo) -> Result<(), Refusal> {
        let (one, other) = (self.slot(attacker), self.slot(defender));
        let has = |slot: SlotNo, tag: Tag| self.tags(slot) & tag.bit() != 0;
        let is_free = |slot: SlotNo| has(slot, Tag::Freelancer) && self.slot(slot).affiliations == 0;
        let of = |slot: &crate::state::Slot, affiliation: Affiliation| slot.affiliations & affiliation.bit() != 0;
        let is_doomtrooper = one.side & side::DOOMTROOPER != 0 && !self.chooses_side(attacker);
        let is_legion = other.side & side::LEGION != 0 && !self.chooses_side(defender);
        let attacks_anyone =
            !is_doomtrooper || one.side & side::TRIBAL != 0 || has(attacker, Tag::Mortificator) || is_free(attacker);
        let is_anyones = other.side & side::TRIBAL != 0 || is_free(defender);
        if attacks_anyone || is_anyones {
            return Ok(());
        }
        if of(one, Affiliation::Brotherhood) && !is_legion {
            return no(clause::ATK_06, "attack-brotherhood-only-legion");
        }
        if one.affiliations & other.affiliations & Affiliation::CORPORATIONS != 0 {
            return no(clause::ATK_04, "attack-same-corporation");
        }
        if has(defender, Tag::Mortificator) && !is_legion {
            return no(clause::ATK_08, "attack-mortificator");
        }
        if of(other, Affiliation::Brotherhood) && !is_legion {
            return no(clause::ATK_05, "attack-brotherhood");
        }
        Ok(())
    }

    /// Checks that the defender is the strongest of a description, if the warrior may attack only that one among those
    /// it could attack otherwise.
    fn check_highest(
        &self,
        attacker: SlotNo,
        defender: SlotNo,
        stat: Stat,
        filter: &crate::language::Filter,
    ) -> Result<(), Refusal> {
        let asks = self.asks_at(attacker);
        let rating = |slot: SlotNo| self.slot(slot).ratings[stat as usize];
        let highest = self
            .warriors()
            .filter(|slot| {
                self.are_foes(self.slot(*slot).controller, asks.you)
                    && !self.is_unidentified(*slot)
                    && (self.slot(*slot).at == At::Outpost) == (self.slot(attacker).at == At::Outpost)
                    && self.fits(filter, *slot, &asks)
                    && self.check_said(attacker, *slot).is_ok()
                    && Tactic::ALL.iter().any(|tactic| self.check_tactic(attacker, *slot, *tactic).is_ok())
            })
            .map(rating)
            .max();
        match highest {
            Some(highest) if self.fits(filter, defender, &asks) && rating(defender) == highest => Ok(()),
            _ => no(clause::CARD_01, "attack-only-highest"),
        }
    }

    /// The price of an attack on a warrior in P.
    pub(crate) fn attack_points(&self, defender: SlotNo) -> i16 {
        if self.is_unidentified(defender) || !self.may_be_warlike(defender) {
            return 0;
        }
        let points = self.keywords(defender).map(|(_, keyword)| match keyword {
            Keyword::AttackCostsPromotion(n) => i16::from(*n),
            _ => 0,
        });
        points.sum()
    }

    /// The price of an attack in D.
    pub(crate) fn attack_price(&self, attacker: SlotNo, defender: SlotNo) -> i16 {
        // A price laid on a warrior for a time is paid once, however often it was laid on it (AMB-194).
        let is_again = |grant: &Grant| {
            self.effect_of(grant).is_some()
                && self
                    .keywords(attacker)
                    .find(|(other, _)| other.give == grant.give)
                    .is_some_and(|(one, _)| one != grant)
        };
        let own = self.keywords(attacker).map(|(grant, keyword)| match keyword {
            Keyword::PaysToAttack(n) if !is_again(grant) => i16::from(*n),
            _ => 0,
        });
        let price: i16 = own.sum();
        if self.is_unidentified(defender) || !self.may_be_warlike(defender) {
            return price;
        }
        let asked = self.keywords(defender).map(|(grant, keyword)| match keyword {
            Keyword::AttackCosts(n, filter) if self.fits(filter, attacker, &self.asks_at_grant(grant)) => i16::from(*n),
            _ => 0,
        });
        price + asked.sum::<i16>()
    }

    pub(crate) fn asks_at_grant(&self, grant: &Grant) -> crate::facts::EvalContext {
        match self.effect_of(grant) {
            Some(effect) => {
                crate::facts::EvalContext { bearer: grant.to, ..crate::facts::EvalContext::of(effect.seat) }
            }
            None => self.asks_at(grant.from),
        }
    }

    /// Checks that a pair may fight with this tactic (CMB-06).
    pub(crate) fn check_tactic(&self, attacker: SlotNo, defender: SlotNo, tactic: Tactic) -> Result<(), Refusal> {
        for warrior in [attacker, defender] {
            if self.is_unidentified(warrior) {
                continue;
            }
            let stat = match tactic {
                Tactic::Fight => Stat::F,
                Tactic::Shoot => Stat::S,
            };
            let is_barred = self.ready_at(warrior).never >> stat as u8 & 1 != 0
                || (self.may_be_warlike(warrior)
                    && self.has(warrior, |keyword| matches!(keyword, Keyword::Only(only) if *only != tactic)));
            if is_barred {
                return no(clause::CMB_06, "tactic-impossible");
            }
            if tactic == Tactic::Fight && self.flies(warrior) {
                return no(clause::VEH_16, "no-fight-in-the-air");
            }
        }
        let is_known = |slot: SlotNo| !self.is_unidentified(slot);
        if (self.may_be_warlike(attacker) && self.has(attacker, |keyword| *keyword == Keyword::AttacksNotBy(tactic)))
            || (is_known(defender) && self.has(defender, |keyword| *keyword == Keyword::NotAttackedWith(tactic)))
        {
            return no(clause::CMB_06, "tactic-impossible");
        }
        if self.banned_tactic() == Some(tactic) {
            return no(clause::CMB_06, "tactic-banned");
        }
        Ok(())
    }

    /// Checks that two warriors may fight each other when a card makes one of them a combatant (CMB-16): the Outpost
    /// barrier and the tactic always bind (ATK-13, CMB-06). A hidden card may be any warrior (ATK-16).
    pub(crate) fn check_new_pair(&self, one: SlotNo, other: SlotNo) -> Result<(), Refusal> {
        let is_hidden = self.is_unidentified(one) || self.is_unidentified(other);
        if !is_hidden && (self.slot(one).at == At::Outpost) != (self.slot(other).at == At::Outpost) {
            return no(clause::ATK_13, "attack-barrier");
        }
        if [one, other].into_iter().any(|slot| !self.is_combat_capable(slot)) {
            return no(clause::NOW_04, "never-fights");
        }
        match self.combat.tactic {
            Some(tactic) => self.check_tactic(one, other, tactic),
            None if Tactic::ALL.iter().all(|tactic| self.check_tactic(one, other, *tactic).is_err()) => {
                no(clause::CMB_06, "attack-no-tactic")
            }
            None => Ok(()),
        }
    }

    /// The tactic that nobody may use now, if a card says so.
    pub(crate) fn banned_tactic(&self) -> Option<Tactic> {
        self.effects.iter().find_map(|effect| match &self.rules.programs.code[effect.pc as usize] {
            crate::program::Instruction::Do(crate::language::Op::OnlyTactic(Tactic::Fight, _)) => Some(Tactic::Shoot),
            crate::program::Instruction::Do(crate::language::Op::OnlyTactic(Tactic::Shoot, _)) => Some(Tactic::Fight),
            _ => None,
        })
    }

    /// Whether combats are forbidden for a time.
    pub(crate) fn no_combats(&self) -> bool {
        self.effects.iter().any(|effect| {
            matches!(
                self.rules.programs.code[effect.pc as usize],
                crate::program::Instruction::Do(crate::language::Op::NoCombats(_))
            )
        })
    }

    /// Whether the warrior sits in an Airship or a Submarine, or is one (VEH-16, VEH-18).
    fn flies(&self, warrior: SlotNo) -> bool {
        let bits = Tag::Airship.bit() | Tag::Submarine.bit();
        self.tags(warrior) & bits != 0
            || self.attached_to(warrior).any(|on| self.slot(on).is(flag::INSIDE) && self.ready_at(on).tags & bits != 0)
    }
}
