//! The changes to a warrior: ratings that are added, abilities that are gained or lost. In tenths of a point.

use doomtrooper::language::{Amount, Factor, Keyword, Modifier};

/// The changes to a warrior.
#[derive(Clone, Copy, Default)]
pub(super) struct Boost {
    /// Added to F, S, A and V.
    pub add: [i32; 4],
    /// It kills the warriors that it wounds.
    pub kills: bool,
    /// It strikes first.
    pub first: bool,
    /// It cannot be wounded.
    pub stands: bool,
    /// Everything else.
    pub extra: i32,
}

impl Boost {
    /// The changes to a warrior with these base ratings.
    pub fn of(gives: &[Modifier], base: [i32; 4], steps: i32) -> Self {
        let mut boost = Self::default();
        boost.give(gives, base, steps);
        boost
    }

    fn give(&mut self, gives: &[Modifier], base: [i32; 4], steps: i32) {
        for give in gives {
            match give {
                Modifier::Add { f, s, a, v } => {
                    for (sum, amount) in self.add.iter_mut().zip([f, s, a, v]) {
                        *sum += number(amount, steps);
                    }
                }
                Modifier::Times { stats, by, .. } => {
                    for stat in stats {
                        let base = base[*stat as usize];
                        self.add[*stat as usize] += match by {
                            Factor::Double => base,
                            Factor::Triple => 2 * base,
                            Factor::Half | Factor::HalfDown => -base / 2,
                        };
                    }
                }
                Modifier::Swaps(one, other) => {
                    let more = base[*other as usize] - base[*one as usize];
                    self.add[*one as usize] += more;
                    self.add[*other as usize] -= more;
                }
                Modifier::Base(stat, amount) => {
                    self.add[*stat as usize] += number(amount, steps) - base[*stat as usize]
                }
                Modifier::AddsToBase(stat, amount) => self.add[*stat as usize] += number(amount, steps),
                Modifier::Can(keyword) => self.can(keyword, 1),
                Modifier::Loses(keyword) => self.can(keyword, -1),
                Modifier::AddsTimes(by) | Modifier::BonusTimes(_, by) => {
                    self.extra += match by {
                        Factor::Double | Factor::Triple => 30,
                        Factor::Half | Factor::HalfDown => -30,
                    };
                }
                Modifier::While(_, gives) => self.give(gives, base, steps),
                Modifier::ImmuneToSecond => self.extra += 10,
                Modifier::NotImmuneToArt | Modifier::NotImmuneToSymmetry => self.extra -= 8,
                // A membership has no worth in itself.
                Modifier::Joins(_)
                | Modifier::Becomes(_)
                | Modifier::Is(_)
                | Modifier::Considered(_)
                | Modifier::Rejoins => {}
            }
        }
    }

    fn can(&mut self, keyword: &Keyword, sign: i32) {
        match keyword {
            Keyword::Kills if sign > 0 => self.kills = true,
            Keyword::StrikesFirst | Keyword::StrikesFirstAlways | Keyword::StrikesFirstAndEnds if sign > 0 => {
                self.first = true;
            }
            Keyword::Invulnerable if sign > 0 => self.stands = true,
            _ => {}
        }
        self.extra += sign * keyword_worth(keyword);
    }

    /// The same gift once more: ratings add up, abilities do not.
    pub fn once_more(self) -> Self {
        Self { add: self.add, ..Self::default() }
    }

    pub fn and(mut self, other: Self) -> Self {
        for (sum, more) in self.add.iter_mut().zip(other.add) {
            *sum += more;
        }
        self.kills |= other.kills;
        self.first |= other.first;
        self.stands |= other.stands;
        self.extra += other.extra;
        self
    }

    /// The worth of the changes to the warrior.
    pub fn points(&self) -> i32 {
        let [f, s, a, _] = self.add;
        6 * f.max(s) + 3 * f.min(s) + 10 * a + self.extra
    }
}

/// The number on a card; a counted amount is taken as one of each.
pub(super) fn number(amount: &Amount, steps: i32) -> i32 {
    match amount {
        Amount::N(n) | Amount::Per(n, _) => i32::from(*n),
        Amount::PerStep(n) => i32::from(*n) * steps,
        Amount::Times(n, amount) => i32::from(*n) * number(amount, steps),
        Amount::HalfUp(amount) | Amount::HalfDown(amount) => number(amount, steps) / 2,
        Amount::Of(..) | Amount::BaseOf(..) | Amount::Earned => 4,
        Amount::PerMarker(n) | Amount::PerExtraAction(n) => i32::from(*n),
        Amount::ByTarget(rows) => rows.iter().map(|(_, n)| i32::from(*n)).max().unwrap_or(0),
    }
}

/// The worth of an ability to the warrior that has it: above 0 if it helps the warrior or its player, below 0 if it
/// binds them.
pub(super) const fn keyword_worth(keyword: &Keyword) -> i32 {
    match keyword {
        Keyword::Invulnerable => 80,
        Keyword::ExtraActions(_)
        | Keyword::OwnAction
        | Keyword::OwnAttack
        | Keyword::TwoAttacks
        | Keyword::TwoTargets => 60,
        Keyword::Kills
        | Keyword::KillsAny(_)
        | Keyword::KillsOver(_)
        | Keyword::KillsForGood(_)
        | Keyword::StrikesAlone
        | Keyword::StrikesFirst
        | Keyword::StrikesFirstAlways
        | Keyword::StrikesFirstAndEnds
        | Keyword::Unaffected => 30,
        Keyword::EarnsMore(n) => {
            if *n < 0 {
                -15
            } else {
                15
            }
        }
        Keyword::EarnsTimes(_) | Keyword::CastsAll | Keyword::GuardsPoints | Keyword::HalvesPrices(_) => 15,
        Keyword::DoubleFortifications | Keyword::NotWoundedBy(_) | Keyword::OpponentNoUse(_) => 12,
        Keyword::MayAttack(_) | Keyword::NotAttackedBy(_) | Keyword::NoSabotage | Keyword::AttacksFromCover => 12,
        Keyword::NotAttackedWith(_) | Keyword::AttackCosts(..) | Keyword::AttackCostsPromotion(_) => 12,
        Keyword::ActionsAsAttacks(_) | Keyword::ActionsAfterAttacks | Keyword::ActionsLess(..) => 12,
        Keyword::DeniesStrikeFirst
        | Keyword::NoAutomaticKill
        | Keyword::Annihilates
        | Keyword::ImmuneToArt
        | Keyword::ImmuneToSymmetry
        | Keyword::ImmuneToGifts
        | Keyword::ImmuneToGiftsOf(_)
        | Keyword::ImmuneTo(_)
        | Keyword::MayBear(_)
        | Keyword::MayHaveAnyGift
        | Keyword::MayHaveGifts
        | Keyword::MayHaveGiftsOf(_)
        | Keyword::MayHaveKi
        | Keyword::Casts(_)
        | Keyword::CastsOutsideCombat
        | Keyword::CastsOnAny
        | Keyword::PersonalSpellsForAll
        | Keyword::CheaperSpells(_)
        | Keyword::SpellDestinyCounts(_)
        | Keyword::SymmetryDestinyCounts(_)
        | Keyword::HalvedSpells(_)
        | Keyword::DestinyCountsFor(..)
        | Keyword::OpponentNoFortifications
        | Keyword::OpponentNoWarzoneBonus
        | Keyword::OpponentNoWarzones
        | Keyword::OpponentNoCover
        | Keyword::DefendsAnywhere
        | Keyword::NeverDiscarded
        | Keyword::NotDiscarded
        | Keyword::MayReturnToHand
        | Keyword::KeepsUpTo(_)
        | Keyword::KeepsAll => 8,
        Keyword::AttackWith(_)
        | Keyword::AttackWithMore
        | Keyword::MayAttackOwn(_)
        | Keyword::FreeGifts(_)
        | Keyword::FreeEquipment(_)
        | Keyword::FreeKi
        | Keyword::FreeBoarding
        | Keyword::FreeTransfers
        | Keyword::UsesCardsFor(..)
        | Keyword::GiftsAsHeretic
        | Keyword::EarnsPromotion
        | Keyword::MissionsFirst
        | Keyword::ChoosesSide
        | Keyword::WaivesImmunity
        | Keyword::NeverAnnihilated
        | Keyword::ShuffledInstead
        | Keyword::NeverHeretic
        | Keyword::KeepsAffiliations
        | Keyword::KeepsAffiliation(_)
        | Keyword::NeverConverts => 4,
        // Abilities that concern both combatants alike, or a card and not its bearer.
        Keyword::NobodyStrikesFirst | Keyword::KeepsArea | Keyword::NeverMoves => 0,
        Keyword::AnnihilatedWhenKilled
        | Keyword::AnnihilatedInstead
        | Keyword::NeverSeeksCover
        | Keyword::NeverInCover
        | Keyword::CastingCosts(_)
        | Keyword::GiftsCost(_)
        | Keyword::MayNotBear(_)
        | Keyword::NotPlayedOn(_)
        | Keyword::NoOwnSpecials
        | Keyword::NoOtherWeapons
        | Keyword::NoOtherEquipment
        | Keyword::NoSymmetry
        | Keyword::SabotageEarnsDestiny
        | Keyword::KeepsOut(_) => -4,
        Keyword::Only(_)
        | Keyword::AttacksNotBy(_)
        | Keyword::PaysToAttack(_)
        | Keyword::NeverCasts
        | Keyword::CastsForLegion
        | Keyword::AttacksOnce
        | Keyword::MustAttack(_)
        | Keyword::AttacksOnlyHighest(..)
        | Keyword::EarnsDestiny
        | Keyword::NoFortifications
        | Keyword::NeverKills => -8,
        // A warrior that more warriors may attack is in more danger.
        Keyword::AttackedBy(_) => -8,
        Keyword::NoWeapons | Keyword::NoEquipment | Keyword::AttacksOnly(_) | Keyword::MayNotAttack(_) => -15,
        Keyword::NeverAttacks | Keyword::HasToAttack | Keyword::DiesWhenWounded | Keyword::NoEffect => -40,
        Keyword::NeverInCombat | Keyword::NoActions | Keyword::DiscardedAtZero(_) => -50,
        Keyword::Expelled => -100,
    }
}
