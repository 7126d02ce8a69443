//! The legal actions of a seat, as masks and one short list, counted and indexed without making actions.

mod attempts;
mod plausible;

use table::Seat;

use crate::action::{Action, Bonuses, Spot};
use crate::facts::chooses;
use crate::language::{Area, Effect, Estro, Face, Filter, Target};
use crate::rules::{CardNo, TOTALS};
use crate::state::{CardId, Frame, GiftRun, Prompt, State};

/// Actions that stand alone, in the order of their bits.
const SINGLES: [Action; 11] = [
    Action::Call(true),
    Action::Call(false),
    Action::Yes,
    Action::Keep,
    Action::Stop,
    Action::Pass,
    Action::End,
    Action::OutOfTime,
    Action::DrawTwo,
    Action::Deploy,
    Action::Declare,
];
const CALLS: u16 = 0b11;
const YES: u16 = 1 << 2;
const KEEP: u16 = 1 << 3;
const STOP: u16 = 1 << 4;
const PASS: u16 = 1 << 5;
const END: u16 = 1 << 6;
const OUT_OF_TIME: u16 = 1 << 7;
const DRAW_TWO: u16 = 1 << 8;
const DEPLOY: u16 = 1 << 9;
const DECLARE: u16 = 1 << 10;

/// The groups of actions: see [`Choices::count`].
const GROUPS: usize = 15;

/// The most different cards that one question offers; the newest of longer Incinerators.
const LISTED: usize = 64;

/// What can be done with the cards of the list.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Listed {
    /// Played, face up or face down.
    Play,
    /// Played face up, or face down: each a single action, in playouts.
    PlayUp,
    /// See [`Listed::PlayUp`].
    PlayDown,
    /// Used from the hand.
    Use,
    /// Chosen from the hand or from what is shown.
    Card,
    /// Chosen from an Incinerator.
    Burnt,
    /// Sacrificed for the Military special.
    Sacrifice,
    /// Sent into an ambush.
    Ambush,
    /// Played as a support: always last, since each goes with every one of [`Choices::hosts`].
    Support,
}

/// The legal actions of one seat. Groups stand in a fixed order.
#[derive(Clone, Copy, Debug)]
pub struct Choices {
    /// The side of the seat.
    side: u8,
    /// What may be done with which cards: owner and card.
    list: [(Listed, Seat, CardNo); LISTED],
    list_len: u8,
    /// How many cards at the end of the list may be played as supports, and the own cards that they may support.
    supporters: u8,
    hosts: u64,
    /// Own cards that may be turned up.
    turn_up: u64,
    /// Own cards that may attack, and cards that they may attack.
    attack: [u64; 2],
    /// Own cards whose Gift may be used.
    gifts: u64,
    /// Zone specials, and new Estri, as masks of Estri.
    zones: u8,
    estri: u8,
    /// Cards of the field that may be chosen, by side.
    pick: [u64; 2],
    /// How many things stand in line.
    line: u8,
    /// The bonuses of which some may be claimed.
    claims: Option<Bonuses>,
    /// Own cards that Necrotokens may protect, and that may be the price of the Rift.
    protect: u64,
    rift: u64,
    single: u16,
    /// The least and the greatest total that may be declared.
    totals: Option<[i16; 2]>,
    /// How many actions each group has, and all of them.
    counts: [u16; GROUPS],
    len: u32,
}

/// The place of the `k`-th bit that is set.
#[inline]
fn nth_bit(mut mask: u64, k: u32) -> u8 {
    for _ in 0..k {
        mask &= mask - 1;
    }
    mask.trailing_zeros() as u8
}

impl Choices {
    const NONE: Self = Self {
        side: 0,
        list: [(Listed::Card, Seat(0), CardNo(0)); LISTED],
        list_len: 0,
        supporters: 0,
        hosts: 0,
        turn_up: 0,
        attack: [0; 2],
        gifts: 0,
        zones: 0,
        estri: 0,
        pick: [0; 2],
        line: 0,
        claims: None,
        protect: 0,
        rift: 0,
        single: 0,
        totals: None,
        counts: [0; GROUPS],
        len: 0,
    };

    /// The actions that are offered: the legal ones, and in Mnemonica errors among them (ESTRO-MNE-05).
    pub(crate) fn of(state: &State, seat: Seat) -> Self {
        let mut this = Self::NONE;
        this.add_lawful(state, seat);
        if this.len > 0 && state.offers_errors() {
            this.add_attempts(state, seat);
            this.count();
        }
        this
    }

    /// The legal actions.
    pub(crate) fn lawful(state: &State, seat: Seat) -> Self {
        let mut this = Self::NONE;
        this.add_lawful(state, seat);
        this
    }

    /// What is large is filled where it lies, and not copied.
    #[inline]
    fn add_lawful(&mut self, state: &State, seat: Seat) {
        if state.ended.is_none() && state.question.seat == seat {
            self.side = state.side_of(seat) as u8;
            self.gather(state, seat);
            self.count();
        }
    }

    /// The same without letting the clock run out, which nobody does on purpose.
    pub(crate) fn without_waiting(mut self) -> Self {
        if self.single & OUT_OF_TIME != 0 {
            self.single &= !OUT_OF_TIME;
            self.count();
        }
        self
    }

    fn gather(&mut self, state: &State, seat: Seat) {
        match state.question.prompt {
            Prompt::Token => self.single = if state.may_draw_two(seat) { DRAW_TWO | PASS } else { PASS },
            Prompt::Declare => self.single = DECLARE | PASS,
            Prompt::Absorb => {
                self.list_hand(state, seat, Listed::Card, |card| state.has_abilities(card));
                self.single = PASS;
            }
            Prompt::Name(card) => self.estri = state.nameable(card),
            Prompt::Play => {
                self.list_plays(state, seat, |_| true);
                if self.list_len == 0 && !state.hoard(seat).hand.is_empty() {
                    self.single = PASS;
                }
                // Whoever may think as long as the clock runs may let it run out.
                if state.rules.options.clock {
                    self.single |= OUT_OF_TIME;
                }
            }
            Prompt::Extras => {
                self.turn_up = state.may_turn_up(seat);
                self.rift = state.rift_prices(seat);
                if state.extra_plays > 0 {
                    self.list_plays(state, seat, |card| state.may_play_more(card));
                }
                if state.may_play_second(seat) {
                    self.list_second_plays(state, seat);
                }
                self.single = END;
            }
            Prompt::Attack => {
                self.attack = [state.attackers(seat), state.targets(seat)];
                if !state.has_to_attack(seat) {
                    self.single = END;
                }
            }
            Prompt::Window(moment) => {
                self.gifts = state.may_use_any(seat, moment);
                for zone in state.specials_left(seat) {
                    if !state.may_use_special(seat, zone, moment) {
                        continue;
                    }
                    match zone {
                        Estro::Ardo => self.list_hand(state, seat, Listed::Sacrifice, |card| state.is_sacrifice(card)),
                        _ => self.zones |= 1 << zone as u8,
                    }
                }
                self.list_hand(state, seat, Listed::Use, |card| state.may_use_from_hand(seat, card, moment));
                self.protect = state.protectable(seat, moment);
                self.single = if state.may_deploy(seat, moment) { PASS | DEPLOY } else { PASS };
            }
            Prompt::Claim => {
                let is_attacker = state.attack().is_some_and(|attack| attack.claims[0].is_none());
                self.claims = Some(Bonuses::OF[usize::from(!is_attacker)]);
            }
            Prompt::Total => self.totals = Some(TOTALS),
            Prompt::Penalty => self.list_hand(state, seat, Listed::Card, |_| true),
            Prompt::Use(_) => self.single = YES | PASS,
            Prompt::Choose(_, may_decline) => {
                if let Frame::Gift(run) = state.top() {
                    self.choose(state, run);
                }
                if may_decline {
                    self.single = PASS;
                }
            }
            Prompt::Coin(_) => self.single = CALLS,
            Prompt::Estro(_) => self.estri = 0b11111,
            Prompt::Special(zone) => self.pick = state.special_cards(seat, Estro::ALL[zone as usize]),
            Prompt::Redirection => {
                let target = state.attack().map_or(CardId::NONE, |attack| attack.target);
                let other = 1 - self.side as usize;
                self.pick[other] = state.places(other, |card| card != target && state.may_be_attacked(card));
                self.single = KEEP | STOP;
            }
            Prompt::Ambush => {
                self.list_hand(state, seat, Listed::Ambush, |card| state.may_ambush_with(card));
                self.single = PASS;
            }
            Prompt::Order => self.line = state.waiting_of(seat) as u8,
            Prompt::Burn => self.line = state.burning_of(seat) as u8,
            Prompt::Discard | Prompt::Keep => {
                self.list_hand(state, seat, Listed::Card, |card| state.may_leave_hand(card))
            }
            Prompt::Nothing => {}
        }
    }

    /// The cards of the hand that may be played: Armonio cards of Lucid Dream only as supports, where Granito cards lie
    /// (ESTRO-LUC-05, ESTRO-LUC-06).
    fn list_plays(&mut self, state: &State, seat: Seat, fits: impl Fn(CardId) -> bool) {
        let supports = state.rules.options.lucid && state.has_to_support(seat);
        self.list_hand(state, seat, Listed::Play, |card| fits(card) && !(supports && state.is_armonio(card)));
        if supports {
            self.hosts = state.hosts(seat);
        }
        if self.hosts != 0 {
            let before = self.list_len;
            self.list_hand(state, seat, Listed::Support, |card| fits(card) && state.is_armonio(card));
            self.supporters = self.list_len - before;
        }
    }

    /// Manpo cards of the hand as second cards of the turn, beside further plays (ESTRO-LUC-16).
    fn list_second_plays(&mut self, state: &State, seat: Seat) {
        let (listed, len) = (self.list, self.list_len as usize);
        self.list_len = 0;
        for (listed, owner, no) in &listed[..len] {
            if *listed == Listed::Play {
                self.list_card(Listed::PlayUp, *owner, *no);
                self.list_card(Listed::PlayDown, *owner, *no);
            } else {
                self.list_card(*listed, *owner, *no);
            }
        }
        self.list_hand(state, seat, Listed::PlayUp, |card| state.card(card).main == Estro::Manpo);
    }

    /// The different cards of the hand that fit, in the order of the catalogue.
    fn list_hand(&mut self, state: &State, seat: Seat, listed: Listed, fits: impl Fn(CardId) -> bool) {
        for card in state.hoard(seat).hand.iter() {
            if fits(card) {
                self.list_card(listed, seat, state.card(card).no);
            }
        }
        self.list[..self.list_len as usize]
            .sort_unstable_by_key(|(listed, owner, no)| u32::from_be_bytes([0, *listed as u8, owner.0, no.0]));
    }

    fn list_card(&mut self, listed: Listed, owner: Seat, no: CardNo) {
        let (len, entry) = (self.list_len as usize, (listed, owner, no));
        if len < LISTED && !self.list[..len].contains(&entry) {
            self.list[len] = entry;
            self.list_len += 1;
        }
    }

    /// The cards from which a Gift chooses.
    fn choose(&mut self, state: &State, run: &GiftRun) {
        let Some(filter) = state.choosing(run) else { return };
        match filter.area {
            Area::Field => {
                for (side, mask) in self.pick.iter_mut().enumerate() {
                    *mask = state.places(side, |card| {
                        state.fits(&filter, run.card, run.controller, card) && !state.leads_nowhere(run, card)
                    });
                }
            }
            Area::Hand => self.list_hand(state, run.controller, Listed::Card, |card| {
                state.fits(&filter, run.card, run.controller, card)
            }),
            Area::Incinerator => {
                for owner in Seat::all(state.seats) {
                    for card in state.hoard(owner).incinerator.iter().rev() {
                        if state.fits(&filter, run.card, run.controller, card) {
                            self.list_card(Listed::Burnt, owner, state.card(card).no);
                        }
                    }
                }
            }
        }
    }

    /// Counts the actions of each group.
    fn count(&mut self) {
        // Cards that are played stand alone in the list.
        let faces = if self.list_len > 0 && self.list[0].0 == Listed::Play { 2 } else { 1 };
        let bits = |mask: u64| mask.count_ones() as u16;
        self.counts = [
            u16::from(self.list_len - self.supporters) * faces,
            bits(self.turn_up),
            bits(self.attack[0]) * bits(self.attack[1]),
            bits(self.gifts),
            bits(self.zones.into()),
            bits(self.pick[0]),
            bits(self.pick[1]),
            bits(self.estri.into()),
            u16::from(self.line),
            self.claims.map_or(0, |bonuses| 1 << bonuses.0.count_ones()),
            bits(self.protect),
            bits(self.rift),
            u16::from(self.supporters) * bits(self.hosts),
            bits(self.single.into()),
            self.totals.map_or(0, |[least, greatest]| (greatest - least + 1) as u16),
        ];
        self.len = self.counts.iter().map(|count| u32::from(*count)).sum();
    }

    fn own(&self, place: u8) -> Spot {
        Spot { side: self.side, place }
    }

    fn other(&self, place: u8) -> Spot {
        Spot { side: 1 - self.side, place }
    }

    fn of_group(&self, group: usize, k: u32) -> Action {
        match group {
            0 => {
                let place = if self.list[0].0 == Listed::Play { k / 2 } else { k } as usize;
                let (listed, owner, no) = self.list[place];
                match listed {
                    Listed::Play => Action::Play(no, if k.is_multiple_of(2) { Face::Up } else { Face::Down }),
                    Listed::PlayUp => Action::Play(no, Face::Up),
                    Listed::PlayDown => Action::Play(no, Face::Down),
                    Listed::Use => Action::UseHand(no),
                    Listed::Card => Action::Card(no),
                    Listed::Burnt => Action::Burnt(owner, no),
                    Listed::Sacrifice => Action::Sacrifice(no),
                    Listed::Ambush => Action::Ambush(no),
                    Listed::Support => Action::Support(no, self.own(nth_bit(self.hosts, 0))),
                }
            }
            1 => Action::TurnUp(self.own(nth_bit(self.turn_up, k))),
            2 => {
                let targets = self.attack[1].count_ones();
                let attacker = self.own(nth_bit(self.attack[0], k / targets));
                Action::Attack(attacker, self.other(nth_bit(self.attack[1], k % targets)))
            }
            3 => Action::Use(self.own(nth_bit(self.gifts, k))),
            4 => Action::Zone(Estro::ALL[nth_bit(self.zones.into(), k) as usize]),
            5 => Action::Pick(Spot { side: 0, place: nth_bit(self.pick[0], k) }),
            6 => Action::Pick(Spot { side: 1, place: nth_bit(self.pick[1], k) }),
            7 => Action::Estro(Estro::ALL[nth_bit(self.estri.into(), k) as usize]),
            8 => Action::First(k as u8),
            9 => Action::Claim(self.claims.unwrap_or(Bonuses::NONE).selection(k)),
            10 => Action::Protect(self.own(nth_bit(self.protect, k))),
            11 => Action::Rift(self.own(nth_bit(self.rift, k))),
            12 => {
                let hosts = self.hosts.count_ones();
                let (_, _, no) = self.list[usize::from(self.list_len - self.supporters) + (k / hosts) as usize];
                Action::Support(no, self.own(nth_bit(self.hosts, k % hosts)))
            }
            13 => SINGLES[nth_bit(self.single.into(), k) as usize],
            _ => Action::Total(self.totals.unwrap_or(TOTALS)[0] + k as i16),
        }
    }
}

impl table::Choices for Choices {
    type Action = Action;

    #[inline]
    fn len(&self) -> u32 {
        self.len
    }

    fn get(&self, k: u32) -> Action {
        let mut left = k;
        for (group, count) in self.counts.into_iter().enumerate() {
            if left < u32::from(count) {
                return self.of_group(group, left);
            }
            left -= u32::from(count);
        }
        Action::Pass
    }

    /// Totals are hundreds, in order and last: they are not walked through.
    fn index_of(&self, action: &Action) -> Option<u32> {
        let totals = u32::from(self.counts[GROUPS - 1]);
        match (action, self.totals) {
            (Action::Total(total), Some([least, greatest])) => {
                (least..=greatest).contains(total).then(|| self.len - totals + (total - least) as u32)
            }
            (Action::Total(_), None) => None,
            _ => (0..self.len - totals).find(|k| self.get(*k) == *action),
        }
    }
}

impl State {
    /// The description from which the Gift on top of the stack chooses next.
    pub(crate) fn choosing(&self, run: &GiftRun) -> Option<Filter> {
        match self.effect_to_choose_for(run)?.target() {
            Some(Target::Choose(filter)) => Some(*filter),
            _ => None,
        }
    }

    /// The effect for which the next card is chosen.
    fn effect_to_choose_for(&self, run: &GiftRun) -> Option<&Effect> {
        let mut choosers = self.text_of(run)?.all_effects().filter(|effect| chooses(effect));
        choosers.nth(run.choices_made as usize)
    }

    /// Whether a card that a Gift chooses is the one to which the attack goes anyhow (ESTRO-ATK-20), or cannot be attacked
    /// (ESTRO-LUC-14).
    pub(crate) fn leads_nowhere(&self, run: &GiftRun, card: CardId) -> bool {
        matches!(self.effect_to_choose_for(run), Some(Effect::Redirect(_)))
            && (!self.may_be_attacked(card) || self.attack().is_some_and(|attack| attack.target == card))
    }
}
