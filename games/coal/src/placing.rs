//! Tokens and their places: consuming, Maneuvers, removing (chapters CON, MAN, OVD, REM).

use table::{Log, Seat};

use crate::action::{Gain, HandKind, Slot};
use crate::card::{Ability, Resource, Tokens};
use crate::clause;
use crate::event::{Event, Penalty};
use crate::rules::Op;
use crate::state::{Job, NONE, Phase, State};

impl State {
    // ---- consuming and placing ----

    pub(crate) fn consume(&mut self, seat: Seat, kind: HandKind, gain: Gain, log: &mut impl Log<Self>) {
        let ability = self.ability(seat);
        let Some(instance) = self.take_from_hand(seat, kind) else { return };
        let list = self.list(seat);
        let card = list.card[instance as usize];
        let printed = if list.gives_steam >> instance & 1 != 0 { Resource::Steam } else { Resource::Energy };
        self.put_on_discard(seat, instance);
        log.push(clause::CON_01, Event::Consumed(seat, card, gain.resource()));
        if let Some(ability) = ability.filter(|_| gain == Gain::TwoSteam || gain.resource() != printed) {
            let clause = match ability {
                Ability::PowellDouble => clause::PIL_06,
                Ability::WhiteSteam => clause::PIL_12,
                _ => clause::PIL_16,
            };
            log.push(clause, Event::UsedAbility(seat, ability));
        }
        let tokens = match gain {
            Gain::Steam => Tokens { steam: 1, energy: 0 },
            Gain::Energy => Tokens { steam: 0, energy: 1 },
            Gain::TwoSteam => {
                self.side_mut(seat).ability_used = true;
                Tokens { steam: 2, energy: 0 }
            }
        };
        self.job = Job { tokens, base: self.phase, ..Job::NONE };
        self.place_next(seat, log);
    }

    /// Puts one token of the job on a card: one of the seat's own or, for a consumed card, one of its partner's.
    pub(crate) fn place(&mut self, seat: Seat, kind: Resource, owner: Seat, slot: Slot, log: &mut impl Log<Self>) {
        let tokens = &mut self.job.tokens;
        match kind {
            Resource::Steam => tokens.steam -= 1,
            Resource::Energy => tokens.energy -= 1,
        }
        if self.rules.options.limited_tokens {
            self.pool = self.pool.saturating_sub(1);
        }
        self.add_token(owner, slot, kind);
        let is_maneuver = self.job.maneuver != NONE;
        if owner != seat {
            log.push(clause::TEAM_10, Event::Helped(seat, owner, slot, kind));
        } else if is_maneuver {
            log.push(clause::MAN_04, Event::Placed(seat, slot, kind));
        } else {
            log.push(clause::CON_01, Event::Placed(seat, slot, kind));
        }
        if !(is_maneuver && self.rules.options.tokens_together) {
            self.overdrive_if_due(owner, slot, log);
        }
        self.place_next(seat, log);
    }

    /// Asks for the place of the next token of the job, or continues when there is no token, no card for it, or nobody
    /// to place it.
    pub(crate) fn place_next(&mut self, seat: Seat, log: &mut impl Log<Self>) {
        let is_maneuver = self.job.maneuver != NONE;
        let supply_ends = self.rules.options.limited_tokens && self.pool == 0;
        if self.job.tokens.total() > 0 && !self.side(seat).destroyed && !supply_ends {
            if self.places_of_job(seat) != 0 {
                return self.ask(Phase::Place, seat);
            }
            if is_maneuver {
                self.lose_tokens(seat, log);
            }
        }
        self.job.tokens = Tokens::default();
        if is_maneuver {
            if self.rules.options.tokens_together {
                Slot::ALL.into_iter().for_each(|slot| self.overdrive_if_due(seat, slot, log));
            }
            self.next_op(log);
        } else {
            self.after_consuming(seat, log);
        }
    }

    /// Loses the tokens of a Maneuver that have no eligible card: each costs 1 damage (COAL-MAN-09).
    fn lose_tokens(&mut self, seat: Seat, log: &mut impl Log<Self>) {
        let tokens = self.job.tokens;
        for (kind, count) in [(Resource::Steam, tokens.steam), (Resource::Energy, tokens.energy)] {
            for _ in 0..count {
                log.push(clause::MAN_09, Event::Lost(seat, kind));
                self.penalize(seat, 1, Penalty::NoDestination, clause::MAN_09, log);
            }
        }
    }

    fn after_consuming(&mut self, seat: Seat, log: &mut impl Log<Self>) {
        let base = self.job.base;
        self.job = Job::NONE;
        self.phase = base;
        self.after_act_in(base, seat, log);
    }

    // ---- Maneuvers ----

    pub(crate) fn maneuver(&mut self, seat: Seat, number: u8, log: &mut impl Log<Self>) {
        self.maneuver_used = true;
        self.job = Job { maneuver: number, ..Job::NONE };
        log.push(clause::MAN_01, Event::Maneuvered(seat, number));
        self.run_maneuver(log);
    }

    /// Goes on to the next step after a step of the top frame, or of the Maneuver, is finished.
    pub(crate) fn next_op(&mut self, log: &mut impl Log<Self>) {
        self.pinned = NONE;
        if self.depth > 0 {
            self.top_mut().op += 1;
            self.run(log);
        } else {
            self.job.op += 1;
            self.run_maneuver(log);
        }
    }

    /// Carries out the steps of the Maneuver until one asks something (COAL-MAN-10).
    pub(crate) fn run_maneuver(&mut self, log: &mut impl Log<Self>) {
        let seat = self.active;
        loop {
            let op = self.maneuvers(seat)[self.job.maneuver as usize].ops.get(self.job.op);
            let Some(op) = op.filter(|_| !self.side(seat).destroyed) else {
                self.job = Job::NONE;
                return self.after_main_action(log);
            };
            match op {
                Op::PayHand(n) | Op::DiscardHand(n) => {
                    self.job.left = n.min(self.side(seat).hand_len());
                    if self.job.left > 0 {
                        return self.ask(Phase::Drop, seat);
                    }
                }
                Op::PayDeck(n) | Op::DiscardDeck(n) => self.discard_from_deck(seat, n, clause::SYM_02, log),
                Op::PaySelf(n) | Op::SelfDamage(n) => {
                    self.penalize(seat, n, Penalty::Printed, clause::SYM_05, log);
                }
                Op::Generate(steam, energy) => {
                    self.job.tokens = Tokens { steam, energy };
                    return self.place_next(seat, log);
                }
                Op::Remove(kind, n) => {
                    if self.token_spots(kind) != 0 {
                        self.job.left = n;
                        return self.ask(Phase::Remove, seat);
                    }
                }
                Op::Draw(n) => self.instructed_draw(seat, n, log),
                Op::Heal(n) => self.heal(seat, n, clause::SYM_04, log),
                Op::Transfer(_) => {}
            }
            self.job.op += 1;
        }
    }

    // ---- removing tokens ----

    /// The kind of token that is being removed.
    pub(crate) fn removing(&self) -> Resource {
        let op = if self.depth > 0 {
            self.face(self.top()).ops.get(self.top().op)
        } else {
            self.maneuvers(self.active)
                .get(self.job.maneuver as usize)
                .and_then(|maneuver| maneuver.ops.get(self.job.op))
        };
        match op {
            Some(Op::Remove(kind, _)) => kind,
            _ => Resource::Steam,
        }
    }

    /// The places from which a token may be removed now (COAL-REM-02, COAL-REM-03).
    pub(crate) fn removable(&self, kind: Resource) -> u32 {
        let spots = self.token_spots(kind);
        if self.pinned == NONE { spots } else { spots & 1 << self.pinned }
    }

    pub(crate) fn take(&mut self, seat: Seat, kind: Resource, owner: Seat, slot: Slot, log: &mut impl Log<Self>) {
        self.remove_token(seat, owner, slot, kind, clause::REM_01, log);
        if self.rules.options.remove_from_one_card {
            self.pinned = 8 * owner.0 + slot.0;
        }
        let left = if self.depth > 0 { &mut self.top_mut().left } else { &mut self.job.left };
        *left -= 1;
        if *left == 0 || self.removable(kind) == 0 {
            self.next_op(log);
        }
    }
}
