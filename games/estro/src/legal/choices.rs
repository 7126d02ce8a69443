//! The legal actions of a seat, as masks and one short list, counted and indexed without making actions.

mod attempts;
mod plausible;

use table::Seat;

use crate::action::{Action, Bonuses, Spot};
use crate::facts::chooses;
use crate::facts::{PLAYER, SHIPS};
use crate::fleet::ObjectNo;
use crate::language::{Area, Effect, Estro, Face, Filter, Stat, Target};
use crate::rules::{CardNo, Step, TOTALS};
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
const GROUPS: usize = 21;

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

/// A card of the list, and what may be done with it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Entry {
    listed: Listed,
    owner: Seat,
    no: CardNo,
    /// The Zone fields into which it may be played, as a mask; 0 where a play names no field (ESTRO-CONQ-05).
    fields: u8,
}

impl Entry {
    const NONE: Self = Self { listed: Listed::Card, owner: Seat(0), no: CardNo(0), fields: 0 };

    /// How many actions it stands for.
    fn count(&self) -> u16 {
        let faces = if self.listed == Listed::Play { 2 } else { 1 };
        faces * self.fields.count_ones().max(1) as u16
    }

    /// The `k`-th of its actions; the first of the hosts goes with a support.
    fn action(&self, k: u32, host: Spot) -> Action {
        let face = match self.listed {
            Listed::Play if !k.is_multiple_of(2) => Face::Down,
            Listed::PlayDown => Face::Down,
            _ => Face::Up,
        };
        let field = if self.listed == Listed::Play { k / 2 } else { k };
        match self.listed {
            Listed::Play | Listed::PlayUp | Listed::PlayDown if self.fields == 0 => Action::Play(self.no, face),
            Listed::Play | Listed::PlayUp | Listed::PlayDown => {
                Action::PlayInto(self.no, face, Estro::ALL[nth_bit(self.fields.into(), field) as usize])
            }
            Listed::Use => Action::UseHand(self.no),
            Listed::Card => Action::Card(self.no),
            Listed::Burnt => Action::Burnt(self.owner, self.no),
            Listed::Sacrifice => Action::Sacrifice(self.no),
            Listed::Ambush => Action::Ambush(self.no),
            Listed::Support => Action::Support(self.no, host),
        }
    }
}

/// The legal actions of one seat. Groups stand in a fixed order.
#[derive(Clone, Copy, Debug)]
pub struct Choices {
    /// The side of the seat.
    side: u8,
    /// What may be done with which cards: owner and card.
    list: [Entry; LISTED],
    list_len: u8,
    /// How many cards at the end of the list may be played as supports, and the own cards that they may support.
    supporters: u8,
    hosts: u64,
    /// Own cards that may be turned up.
    turn_up: u64,
    /// Own cards that may attack, and cards that they may attack; and which of both lie together, field by field.
    attack: [u64; 2],
    facing: [[u64; 2]; 5],
    /// Own cards that may attack ships, and the ships that may be attacked or chosen, as masks; which of both is asked.
    strikers: u64,
    ships: u8,
    /// Objects that may be used.
    objects: u32,
    /// Whether two statistics are chosen, and whether the result of a die.
    stats: bool,
    die: bool,
    /// Own cards whose Gift may be used.
    gifts: u64,
    /// Zone specials, new Estri, and Zone fields, as masks of Estri.
    zones: u8,
    estri: u8,
    into: u8,
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

/// How many pairs of different statistics there are.
const PAIRS: u16 = 10;

/// The `k`-th pair of different statistics.
fn nth_pair(k: u32) -> Action {
    let pairs = Stat::ALL.into_iter().enumerate();
    let mut pairs = pairs.flat_map(|(place, one)| Stat::ALL[place + 1..].iter().map(move |other| (one, *other)));
    pairs.nth(k as usize).map_or(Action::Pass, |(one, other)| Action::Stats(one, other))
}

impl Choices {
    const NONE: Self = Self {
        side: 0,
        list: [Entry::NONE; LISTED],
        list_len: 0,
        supporters: 0,
        hosts: 0,
        turn_up: 0,
        attack: [0; 2],
        facing: [[u64::MAX; 2], [0; 2], [0; 2], [0; 2], [0; 2]],
        strikers: 0,
        ships: 0,
        objects: 0,
        stats: false,
        die: false,
        gifts: 0,
        zones: 0,
        estri: 0,
        into: 0,
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
                self.facing = state.facing(seat);
                self.ships = state.ships_before(seat);
                self.strikers = if self.ships != 0 { self.attack[0] } else { 0 };
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
                self.objects = state.usable_objects(seat, moment);
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
                let fits = |card| card != target && state.may_be_attacked(card) && state.share_field(card, target);
                self.pick[other] = state.places(other, fits);
                let struck = state.attack().and_then(|attack| attack.ship).map_or(0, |ship| 1 << ship as u8);
                self.ships = state.ships_before(seat) & !struck;
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
            Prompt::Reveal => self.pick[SHIPS.index()] = state.covered_guardians(),
            Prompt::Aim => self.pick[PLAYER.index()] = state.targets(SHIPS),
            Prompt::Ship => self.ships = state.ships_to_choose(),
            Prompt::Stats => self.stats = true,
            Prompt::Die => self.die = true,
            Prompt::Field => self.into = state.rules.options.fields(),
            Prompt::Nothing => {}
        }
    }

    /// The cards of the hand that may be played: Armonio cards of Lucid Dream only as supports, where Granito cards lie
    /// (ESTRO-LUC-05, ESTRO-LUC-06).
    fn list_plays(&mut self, state: &State, seat: Seat, fits: impl Fn(CardId) -> bool) {
        let names_field = state.rules.options.is_conquest();
        // No card is played face down as long as the embargo lasts (ESTRO-INF-05).
        let listed = if state.is_embargo() { Listed::PlayUp } else { Listed::Play };
        self.list_into(state, seat, listed, |card| {
            let free = state.free_fields(seat, card);
            (fits(card) && free != 0).then_some(if names_field { free } else { 0 })
        });
        if state.rules.options.lucid {
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
        let (entries, len) = (self.list, self.list_len as usize);
        self.list_len = 0;
        for entry in &entries[..len] {
            if entry.listed == Listed::Play {
                self.list_entry(Entry { listed: Listed::PlayUp, ..*entry });
                self.list_entry(Entry { listed: Listed::PlayDown, ..*entry });
            } else {
                self.list_entry(*entry);
            }
        }
        let fields = if state.rules.options.is_conquest() { state.second_fields(seat) } else { 0 };
        self.list_into(state, seat, Listed::PlayUp, |card| (state.card(card).main == Estro::Manpo).then_some(fields));
    }

    /// The different cards of the hand that fit, in the order of the catalogue.
    fn list_hand(&mut self, state: &State, seat: Seat, listed: Listed, fits: impl Fn(CardId) -> bool) {
        self.list_into(state, seat, listed, |card| fits(card).then_some(0));
    }

    /// The same, each with the Zone fields into which it may be played.
    fn list_into(&mut self, state: &State, seat: Seat, listed: Listed, fits: impl Fn(CardId) -> Option<u8>) {
        for card in state.hoard(seat).hand.iter() {
            if let Some(fields) = fits(card) {
                self.list_entry(Entry { listed, owner: seat, no: state.card(card).no, fields });
            }
        }
        self.list[..self.list_len as usize]
            .sort_unstable_by_key(|entry| u32::from_be_bytes([0, entry.listed as u8, entry.owner.0, entry.no.0]));
    }

    fn list_card(&mut self, listed: Listed, owner: Seat, no: CardNo) {
        self.list_entry(Entry { listed, owner, no, fields: 0 });
    }

    fn list_entry(&mut self, entry: Entry) {
        let len = self.list_len as usize;
        let is_same =
            |known: &&mut Entry| (known.listed, known.owner, known.no) == (entry.listed, entry.owner, entry.no);
        if let Some(known) = self.list[..len].iter_mut().find(is_same) {
            known.fields |= entry.fields;
        } else if len < LISTED {
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
                for owner in Seat::all(state.parties()) {
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
        let bits = |mask: u64| mask.count_ones() as u16;
        let alone = usize::from(self.list_len - self.supporters);
        self.counts = [
            self.list[..alone].iter().map(Entry::count).sum(),
            bits(self.turn_up),
            self.duels().map(|[own, others]| bits(own) * bits(others)).sum(),
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
            bits(self.into.into()),
            bits(self.strikers) * bits(self.ships.into()),
            bits(self.objects.into()),
            if self.strikers == 0 { bits(self.ships.into()) } else { 0 },
            if self.stats { PAIRS } else { 0 },
            if self.die { 6 } else { 0 },
            self.totals.map_or(0, |[least, greatest]| (greatest - least + 1) as u16),
        ];
        self.len = self.counts.iter().map(|count| u32::from(*count)).sum();
    }

    /// The own cards that may attack, and those that they may attack, field by field.
    fn duels(&self) -> impl Iterator<Item = [u64; 2]> + '_ {
        self.facing.iter().map(|[own, others]| [self.attack[0] & own, self.attack[1] & others])
    }

    /// The `k`-th attack.
    fn nth_attack(&self, mut k: u32) -> Action {
        for [own, others] in self.duels() {
            let targets = others.count_ones();
            let count = own.count_ones() * targets;
            if k < count {
                return Action::Attack(self.own(nth_bit(own, k / targets)), self.other(nth_bit(others, k % targets)));
            }
            k -= count;
        }
        Action::End
    }

    /// The `k`-th action with a card of the list.
    fn nth_listed(&self, mut k: u32) -> Action {
        let host = self.own(nth_bit(self.hosts, 0));
        for entry in &self.list[..usize::from(self.list_len)] {
            let count = u32::from(entry.count());
            if k < count {
                return entry.action(k, host);
            }
            k -= count;
        }
        Action::Pass
    }

    fn own(&self, place: u8) -> Spot {
        Spot { side: self.side, place }
    }

    fn other(&self, place: u8) -> Spot {
        Spot { side: 1 - self.side, place }
    }

    fn of_group(&self, group: usize, k: u32) -> Action {
        match group {
            0 => self.nth_listed(k),
            1 => Action::TurnUp(self.own(nth_bit(self.turn_up, k))),
            2 => self.nth_attack(k),
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
                let entry = self.list[usize::from(self.list_len - self.supporters) + (k / hosts) as usize];
                entry.action(0, self.own(nth_bit(self.hosts, k % hosts)))
            }
            13 => SINGLES[nth_bit(self.single.into(), k) as usize],
            14 => Action::Into(Estro::ALL[nth_bit(self.into.into(), k) as usize]),
            15 => {
                let ships = self.ships.count_ones();
                let attacker = self.own(nth_bit(self.strikers, k / ships));
                Action::Strike(attacker, Estro::ALL[nth_bit(self.ships.into(), k % ships) as usize])
            }
            16 => Action::Object(ObjectNo(nth_bit(self.objects.into(), k))),
            17 => Action::Ship(Estro::ALL[nth_bit(self.ships.into(), k) as usize]),
            18 => nth_pair(k),
            19 => Action::Die(k as u8 + 1),
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

    /// The ships among which the effect chooses that is carried out, as a mask of Estri.
    fn ships_to_choose(&self) -> u8 {
        let Frame::Gift(run) = self.top() else { return 0 };
        let step = usize::from(run.effect).checked_sub(1).and_then(|place| self.steps_of(run).get(place));
        step.and_then(Step::effect).map_or(0, |effect| self.ships_for(effect))
    }

    /// The effect for which the next card is chosen.
    fn effect_to_choose_for(&self, run: &GiftRun) -> Option<&Effect> {
        let mut choosers = self.text_of(run)?.all_effects().filter(|effect| chooses(effect));
        choosers.nth(run.choices_made as usize)
    }

    /// Whether a card that a Gift chooses is one that it must not choose again, the one to which the attack goes anyhow
    /// (ESTRO-ATK-20), or cannot be attacked (ESTRO-LUC-14, ESTRO-CONQ-06).
    pub(crate) fn leads_nowhere(&self, run: &GiftRun, card: CardId) -> bool {
        let effect = self.effect_to_choose_for(run);
        if effect.and_then(Effect::filter).is_some_and(|filter| filter.another)
            && run.chosen[..run.choices_made as usize].contains(&card)
        {
            return true;
        }
        let misses = |target: CardId| target == card || !self.share_field(target, card);
        matches!(effect, Some(Effect::Redirect(_)))
            && (!self.may_be_attacked(card) || self.attack().is_some_and(|attack| misses(attack.target)))
    }
}
