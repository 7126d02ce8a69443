//! The possible targets of an announcement.

use table::Seat;

use crate::action::Action;
use crate::clause;
use crate::facts::{Verdict, clause_of_kind, no};
use crate::language::{
    Affiliation, Amount, CardKind, Factor, Filter, Keyword, Modifier, Op, Target, WhichPlayers, Who,
};
use crate::program::is_given;
use crate::state::{At, Bits, Instance, SlotNo, StackItem, Stage, State, What, flag, side};

impl State {
    /// The number of targets of an item: those that it names, and its host.
    pub(crate) fn target_count(&self, item: &StackItem) -> u8 {
        let named = self.entry_of(item).map_or(0, |entry| entry.targets.len() as u8);
        if named == 0 && self.is_played_on_host(item) { 1 } else { named + u8::from(self.has_recipient(item)) }
    }

    /// The warriors for which a Personal Combat Spell may be cast as a Combat Spell.
    pub(super) fn recipients(&self, item: &StackItem) -> u128 {
        self.candidates_of(&Target::Warrior(Filter::TakesPart), item).0
    }

    /// Whether a card is attached to a host that is chosen when it is played.
    pub(super) fn needs_host(&self, instance: Instance) -> bool {
        let card = self.card_of(instance);
        !self.is_placed(instance)
            && (is_given(card.kind)
                || (matches!(card.kind, CardKind::Mission | CardKind::Fortification) && card.given_to.is_some()))
    }

    /// Whether an item plays a card that is attached to its first target.
    pub(crate) fn is_played_on_host(&self, item: &StackItem) -> bool {
        item.what == What::Card && self.needs_host(item.instance)
    }

    /// The reason why a card of the hand finds no host: the common reason of all the seat's warriors, or else the rule
    /// of its kind.
    pub(super) fn why_no_host(&self, seat: Seat, instance: Instance) -> Option<table::Refusal> {
        // All clauses that limit a card to other warriors count as one reason.
        let is_for_others = |clause| matches!(clause, clause::EQP_03 | clause::EQP_05 | clause::EQP_06);
        let of_kind = table::Refusal::new(clause_of_kind(self.card_of(instance).kind), "no-target");
        let mut why: Option<table::Refusal> = None;
        for slot in self.warriors_of(seat) {
            let refusal = match self.check_host(seat, instance, slot) {
                Ok(()) => self.check_destiny(seat, self.due_on(seat, instance, slot)).err()?,
                Err(refusal) => refusal,
            };
            why = Some(match why {
                Some(why) if why.clause == refusal.clause => why,
                Some(why) if is_for_others(why.clause) && is_for_others(refusal.clause) => {
                    table::Refusal { clause: clause::EQP_03, ..why }
                }
                Some(_) => return Some(of_kind),
                None => refusal,
            });
        }
        Some(why.unwrap_or(of_kind))
    }

    /// The reason why nobody can be sabotaged: that of the next opponent.
    pub(super) fn why_no_sabotage(&self, seat: Seat, targets: &[Target]) -> Option<table::Refusal> {
        let foe =
            self.seats_from(seat).find(|other| self.are_foes(*other, seat)).filter(|_| names_sabotage(targets))?;
        self.check_sabotaged(seat, foe).err()
    }

    pub(crate) fn has_candidate(&self, item: &StackItem, number: u8) -> bool {
        let (cards, seats, other) = self.candidates(item, number);
        cards != 0 || seats != 0 || other
    }

    /// The candidates for the target of this number: cards in play, seats, and whether something else can be chosen.
    pub(crate) fn candidates(&self, item: &StackItem, number: u8) -> (u128, u8, bool) {
        let (cards, seats, other) = self.candidates_alone(item, number);
        if number > 0 || cards == 0 || self.target_count(item) < 2 {
            return (cards, seats, other);
        }
        // A first target is illegal if it leaves no second one (TIME-02).
        let leaves_second = |slot: &SlotNo| {
            let mut item = *item;
            item.targets[0] = *slot;
            let (cards, seats, other) = self.candidates_alone(&item, 1);
            cards != 0 || seats != 0 || other
        };
        (Bits(cards).filter(leaves_second).fold(0, |bits, slot| bits | slot.bit()), seats, other)
    }

    /// The same, with the next target ignored.
    pub(super) fn candidates_alone(&self, item: &StackItem, number: u8) -> (u128, u8, bool) {
        let target = self.entry_of(item).and_then(|entry| entry.targets.get(number as usize));
        match target {
            None if self.has_recipient(item) => (self.recipients(item), 0, false),
            Some(target) => {
                let (mut cards, mut seats, other) = self.candidates_of(target, item);
                if number == 0 && self.is_played_on_host(item) {
                    cards &= self.hosts(item.seat, item.instance);
                }
                if number == 0 && self.counts_target(item) {
                    let is_paid = |slot: &SlotNo| self.check_paid_for(item, *slot).is_ok();
                    cards = Bits(cards).filter(is_paid).fold(0, |bits, slot| bits | slot.bit());
                }
                if self.replaces_somebody(item) {
                    let could_fight = |slot: &SlotNo| self.check_replacement(item, number, *slot).is_ok();
                    cards = Bits(cards).filter(could_fight).fold(0, |bits, slot| bits | slot.bit());
                }
                if number == 0 && item.what == What::Card && item.stage < Stage::Announced {
                    cards |= self.paying_targets(target, item);
                }
                if number == 0 && item.what == What::Card && self.card_of(item.instance).kind == CardKind::Mission {
                    let is_free = |slot: &SlotNo| !self.holds_mission(item.instance, At::Card, *slot);
                    cards = Bits(cards).filter(is_free).fold(0, |bits, slot| bits | slot.bit());
                    for seat in Seat::all(self.seats) {
                        if self.holds_mission(item.instance, At::Player, SlotNo(seat.0)) {
                            seats &= !(1 << seat.0);
                        }
                    }
                }
                (cards, seats, other)
            }
            None => (self.hosts(item.seat, item.instance), 0, false),
        }
    }

    /// The warriors that a card of the hand is not meant for but may be played on for a price that can be paid.
    fn paying_targets(&self, target: &Target, item: &StackItem) -> u128 {
        if !matches!(target, Target::Warrior(_)) || self.is_played_on_host(item) {
            return 0;
        }
        let all = Target::Warrior(Filter::Any);
        let mut found = 0;
        for slot in self.warriors_of(item.seat) {
            if self.uses_cards_like(item.seat, slot, item.instance) {
                let price = self.bearing_price(item.instance, slot);
                let sum = price + self.destiny_due(&StackItem { targets: [slot, SlotNo::NONE], ..*item });
                if price > 0 && self.check_destiny(item.seat, sum).is_ok() {
                    found |= slot.bit();
                }
            }
        }
        if found == 0 { 0 } else { found & self.candidates_of(&all, item).0 }
    }

    /// Whether the price of an item includes a counted amount, which may depend on the target.
    fn counts_target(&self, item: &StackItem) -> bool {
        self.entry_of(item).is_some_and(|entry| entry.price.counted != Amount::default())
    }

    /// Checks that the player can pay for an item with this target (GAME-10).
    fn check_paid_for(&self, item: &StackItem, target: SlotNo) -> Verdict {
        let mut item = *item;
        item.targets[0] = target;
        self.check_destiny(item.seat, self.destiny_due(&item))
    }

    /// Whether a Mission of the same name lies on a warrior or with a player (MISS-07).
    pub(crate) fn holds_mission(&self, mission: Instance, at: At, host: SlotNo) -> bool {
        let name = &self.card_of(mission).name;
        self.in_play().any(|slot| {
            let card = self.slot(slot);
            card.at == at && card.host == host && self.card_at(slot).name == *name
        })
    }

    /// The reason why the first choice for a card of the hand is none of its targets, where a rule of its kind forbids
    /// it.
    pub(super) fn why_no_target(&self, item: &StackItem, action: Action) -> Verdict {
        let is_mission = item.what == What::Card && self.card_of(item.instance).kind == CardKind::Mission;
        let holder = match action {
            Action::Choose(slot) => Some((At::Card, slot)),
            Action::Player(seat) => Some((At::Player, SlotNo(seat.0))),
            _ => None,
        };
        if let Some((at, host)) = holder.filter(|_| is_mission)
            && self.holds_mission(item.instance, at, host)
        {
            return no(clause::MISS_07, "mission-twice");
        }
        let is_sabotage = self.entry_of(item).is_some_and(|entry| names_sabotage(&entry.targets));
        match action {
            Action::Player(seat) if is_sabotage => self.check_sabotaged(item.seat, seat),
            Action::Choose(slot) if self.is_played_on_host(item) => self.check_host(item.seat, item.instance, slot),
            Action::Choose(slot) if self.counts_target(item) => self.check_paid_for(item, slot),
            _ => Ok(()),
        }
    }

    /// The candidates for a target of this description.
    pub(crate) fn candidates_of(&self, target: &Target, item: &StackItem) -> (u128, u8, bool) {
        let asks = self.asks_in(item);
        let power = self.hot_of(item.instance).power;
        match target {
            Target::Warrior(filter) => {
                let mut cards = 0;
                for slot in self.warriors() {
                    if self.fits(filter, slot, &asks)
                        && !self.slot(slot).is(flag::KILLED)
                        && !self.is_immune_to(slot, power, item.seat)
                        && !self.is_immune_to_card(slot, self.identity[item.instance.index()])
                        && (item.what != What::Card
                            || item.stage >= Stage::Announced
                            || self.check_refused(item.seat, item.instance, slot).is_ok())
                        && !self.is_spell_refused(item, slot)
                    {
                        cards |= slot.bit();
                    }
                }
                (cards, 0, false)
            }
            Target::Card(filter) => {
                let mut cards = 0;
                for slot in self.in_play() {
                    if self.fits(filter, slot, &asks) && !self.is_protected(item, filter, slot) {
                        cards |= slot.bit();
                    }
                }
                (cards, 0, false)
            }
            Target::Player(which) => {
                let seats = Seat::all(self.seats)
                    .filter(|seat| self.may_choose_player(*which, *seat, item.seat))
                    .fold(0, |bits, seat| bits | 1 << seat.0);
                (0, seats, false)
            }
            Target::Tactic | Target::Affiliation | Target::Corporation => (0, 0, true),
        }
    }

    /// Whether the card is an Alliance, which only effects that name Alliances take out of play (ALLY-04).
    pub(super) fn is_protected(&self, item: &StackItem, filter: &Filter, slot: SlotNo) -> bool {
        fn names_alliances(filter: &Filter) -> bool {
            match filter {
                Filter::Kind(kind) => *kind == CardKind::Alliance,
                Filter::All(filters) | Filter::Either(filters) => filters.iter().any(names_alliances),
                _ => false,
            }
        }
        if self.card_at(slot).kind != CardKind::Alliance || names_alliances(filter) {
            return false;
        }
        let takes = |op: &Op| matches!(op, Op::Discard(Who::Target) | Op::Annihilate(Who::Target));
        self.ops_of(item).iter().any(takes)
    }

    /// A spell is never cast to the benefit of the Dark Legion (ART-13), unless the caster belongs to both sides
    /// (ART-14). A caster that the Dark Legion has converted casts only for it and against the others (ART-15).
    pub(super) fn is_spell_refused(&self, item: &StackItem, target: SlotNo) -> bool {
        if self.card_of(item.instance).kind != CardKind::Art || item.caster == SlotNo::NONE {
            return false;
        }
        if self.has(item.caster, |keyword| *keyword == Keyword::CastsOnAny) {
            return false;
        }
        let is_legion = self.slot(target).side & side::LEGION != 0 && self.slot(target).side & side::DOOMTROOPER == 0;
        let caster = self.slot(item.caster);
        if caster.side & side::LEGION == 0 && !self.has(item.caster, |keyword| *keyword == Keyword::CastsForLegion) {
            return is_legion && self.is_helpful(item);
        }
        let brotherhood = Affiliation::Brotherhood.bit();
        let was_brother = self.ready_at(item.caster).affiliations & brotherhood != 0;
        let serves = self.has(item.caster, |keyword| *keyword == Keyword::CastsForLegion);
        let is_won_over = serves || was_brother && caster.affiliations & brotherhood == 0;
        is_won_over && if is_legion { self.is_harmful(item) } else { self.is_helpful(item) }
    }

    /// Whether a spell wounds, kills or weakens its target.
    fn is_harmful(&self, item: &StackItem) -> bool {
        Op::any(self.ops_of(item), &|op| match op {
            Op::Wound(..) | Op::Kill(..) | Op::Damage(..) | Op::Discard(Who::Target) | Op::Annihilate(Who::Target) => {
                true
            }
            Op::Lasting { gives, .. } => any_gift(gives, &|give| match give {
                Modifier::Add { f, s, a, v } => [f, s, a, v].iter().any(|amount| match amount {
                    Amount::N(n) | Amount::PerStep(n) => *n < 0,
                    _ => false,
                }),
                Modifier::Times { by, .. } => matches!(by, Factor::Half | Factor::HalfDown),
                _ => false,
            }),
            _ => false,
        })
    }

    /// Whether a spell raises, heals or protects its target (AMB-101); gifts to its caster alone do not count.
    pub(super) fn is_helpful(&self, item: &StackItem) -> bool {
        let is_for_target = |who: &Who| *who != Who::Caster || self.has_recipient(item);
        Op::any(self.ops_of(item), &|op| match op {
            Op::Heal(_) | Op::Save(_) => true,
            Op::Lasting { who, gives, .. } if is_for_target(who) => any_gift(gives, &|give| match give {
                Modifier::Add { f, s, a, v } => [f, s, a, v].iter().any(|amount| match amount {
                    Amount::N(n) | Amount::PerStep(n) => *n > 0,
                    _ => false,
                }),
                Modifier::Times { by, .. } => matches!(by, Factor::Double | Factor::Triple),
                Modifier::ImmuneToSecond => true,
                Modifier::Can(keyword) => matches!(
                    keyword,
                    Keyword::ImmuneToArt
                        | Keyword::ImmuneToGifts
                        | Keyword::ImmuneToSymmetry
                        | Keyword::ImmuneToGiftsOf(_)
                        | Keyword::ImmuneTo(_)
                        | Keyword::NotAttackedBy(_)
                        | Keyword::Invulnerable
                ),
                _ => false,
            }),
            _ => false,
        })
    }
}

/// Whether a gift, or a gift nested under a condition, matches.
fn any_gift(gives: &[Modifier], which: &impl Fn(&Modifier) -> bool) -> bool {
    gives.iter().any(|give| match give {
        Modifier::While(_, gives) => any_gift(gives, which),
        give => which(give),
    })
}

/// Whether a player is chosen to be sabotaged.
fn names_sabotage(targets: &[Target]) -> bool {
    targets.contains(&Target::Player(WhichPlayers::Sabotaged))
}
