//! What one action would make of the table.

use estro::Action;
use estro::action::{Bonuses, Spot};
use estro::language::{Countermove, Effect, Estro, Face, Gift, Timing, Usage};
use estro::rules::{self, CardNo};
use estro::view::{Ask, FieldCard, GiftView};
use table::Seat;

use super::board::{Board, Unit};
use super::effects::{Chosen, Run, Touch, touch};
use super::worth::{HELD, TOKEN};

/// What a Gift must bring at least, so that it is not spent for nothing: once in a match, or each time.
const SPENT: f32 = 4.0;
const REPEATED: f32 = 0.3;
/// What a Zone special must bring: nobody else can use it afterwards.
const SPECIAL: f32 = 3.0;
/// What a covered card is worth beside a card that could ambush for it.
const BAIT: f32 = 9.0;
/// What the Gift of a card that nobody knows brings on average, and what its uncertainty costs.
const GIFT_OF_AVERAGE: f32 = 3.0;
const DOUBT_OF_RIFT: f32 = 4.0;
/// What it is worth to choose among one card more.
const CHOICE: f32 = 3.0;
/// What it is worth to see first whether a card falls, before it is protected.
const PATIENCE: f32 = 6.0;
/// What the Military special adds (ESTRO-ZONE-06).
const MILITARY: i16 = 4;

/// Weighs the actions of one question.
pub(super) struct Weighed<'b, 'a> {
    board: &'b Board<'a>,
    /// What the table is worth as it stands.
    now: f32,
}

impl<'b, 'a> Weighed<'b, 'a> {
    pub(super) fn new(board: &'b Board<'a>) -> Self {
        Self { board, now: board.value() }
    }

    pub(super) const fn board(&self) -> &'b Board<'a> {
        self.board
    }

    /// What an action promises.
    pub(super) fn weigh(&self, action: Action) -> f32 {
        if self.board.view.is_error(action) {
            return f32::NEG_INFINITY;
        }
        match action {
            Action::Play(card, face) => self.play(card, face, None),
            Action::PlayInto(card, face, field) => self.play(card, face, Some(field)),
            Action::Into(field) => self.enter_into(field),
            // To declare costs nothing; what comes of it is seen in the next turn.
            Action::Declare => self.now + 1.0,
            Action::Support(card, host) => self.support(card, host),
            Action::TurnUp(spot) => self.turn_up(spot),
            Action::Attack(attacker, target) => self.attack(attacker, target),
            Action::Use(spot) => self.use_gift(spot),
            Action::UseHand(card) => self.use_hand(card),
            Action::Zone(zone) => self.special(zone),
            Action::Sacrifice(card) => self.military(card),
            Action::Pick(spot) => self.pick(spot),
            Action::Card(card) => self.card(card),
            Action::Burnt(seat, card) => self.burnt(seat, card),
            Action::Estro(estro) if self.asked() == Some(Ask::Name) => self.name(estro),
            Action::Estro(estro) => self.estro(estro),
            Action::Call(heads) => f32::from(u8::from(heads)),
            Action::Yes => self.agree(),
            Action::First(place) => -f32::from(place),
            Action::Keep => self.clash_now(),
            Action::Stop => 0.0,
            Action::Pass | Action::End => self.nothing(),
            Action::OutOfTime => f32::NEG_INFINITY,
            Action::Claim(bonuses) => self.claim(bonuses),
            // A wrong one is an error.
            Action::Total(_) => 0.0,
            Action::DrawTwo => self.now + self.second_card() + self.haste() - TOKEN,
            Action::Protect(spot) => self.protect(spot),
            Action::Deploy => self.deploy(),
            Action::Ambush(card) => self.ambush(card),
            Action::Rift(spot) => self.rift(spot),
            Action::Strike(..) | Action::Object(_) | Action::Ship(_) | Action::Stats(..) | Action::Die(_) => {
                self.of_fleet(action)
            }
        }
    }

    /// Whether a seat is the player or the player's partner.
    fn is_of_team(&self, seat: Seat) -> bool {
        self.board.view.side_of(seat) == self.board.view.side_of(self.board.me)
    }

    /// Doing nothing. Where attacks are asked for, the others are weighed by what they add to it.
    fn nothing(&self) -> f32 {
        match self.asked() {
            Some(Ask::Attack | Ask::UseGift | Ask::Window(_) | Ask::Choose) => 0.0,
            _ => self.now,
        }
    }

    fn asked(&self) -> Option<Ask> {
        self.board.view.asks.map(|(_, ask)| ask)
    }

    fn gift_of(&self, card: CardNo) -> Option<&'a Gift> {
        self.board.cards.card(card).gift.as_ref()
    }

    /// A card of the hand comes to the field.
    fn play(&self, card: CardNo, face: Face, field: Option<Estro>) -> f32 {
        let mut board = self.board.clone();
        board.units.push(board.placed(card, face == Face::Up, field));
        board.hands[0] -= 1;
        match face {
            Face::Up if self.is_second(card) => {
                if let Some(second) = board.units.last_mut() {
                    second.has_gift = false;
                }
            }
            Face::Up => self.enters(&mut board, card),
            Face::Down if self.could_ambush_beside(card) => board.extra += BAIT,
            Face::Down => {}
        }
        board.value() - self.board.keep(card)
    }

    /// A card that enters by an effect comes into a field, its Gift inhibited (ESTRO-CONQ-15).
    fn enter_into(&self, field: Estro) -> f32 {
        let mut board = self.board.clone();
        let unit = match board.view.entering {
            Some(card) => board.placed(card, true, Some(field)),
            None => Unit { place: field as u8, ..Unit::average() },
        };
        board.units.push(Unit { has_gift: false, ..unit });
        board.value()
    }

    /// The card that was just played absorbs a card of the hand (ESTRO-CHIM-04).
    fn absorb(&self, guest: CardNo) -> f32 {
        let mut board = self.board.clone();
        let fresh = |card: &FieldCard| card.controller == board.me && card.since == board.view.turn && !card.is_down;
        let Some(host) = self.board.view.field.iter().rposition(fresh) else { return self.now };
        let other = Unit::fresh(board.cards, guest, true, true);
        let unit = &mut board.units[host];
        for (stat, value) in unit.stats.iter_mut().zip(other.stats) {
            *stat = (*stat).max(value);
        }
        (unit.card, unit.has_gift) = (other.card, other.has_gift);
        board.hands[0] -= 1;
        self.enters_at(&mut board, guest, host);
        board.value() - self.board.keep(guest)
    }

    /// The Estro of an own Chimera that serves best in the clash, or that the Gift of somebody else finds (ESTRO-CHIM-12).
    fn name(&self, estro: Estro) -> f32 {
        let is_chimera = |place: &usize| {
            let card = self.board.view.field.get(*place).and_then(|card| card.up.as_ref());
            self.board.units[*place].who == 0 && card.is_some_and(|up| up.other.is_some())
        };
        let in_clash = self.board.clash.into_iter().flat_map(|clash| [clash.attacker, clash.target]);
        let all = 0..self.board.view.field.len();
        match in_clash.chain(all).find(is_chimera) {
            Some(place) => self.converted(place, estro),
            None => 0.0,
        }
    }

    /// Whether the card would be played as second card of the turn, its Gift inhibited (ESTRO-LUC-16).
    fn is_second(&self, card: CardNo) -> bool {
        let view = self.board.view;
        let is_manpo = self.board.cards.card(card).estro == Estro::Manpo;
        view.options.lucid && view.has_played && view.extra_plays == 0 && is_manpo
    }

    /// An Armonio card comes as a support, its Gift inhibited (ESTRO-LUC-06).
    fn support(&self, card: CardNo, host: Spot) -> f32 {
        let Some(host) = self.board.at(host) else { return self.now };
        let mut board = self.board.clone();
        let unit = Unit::fresh(board.cards, card, true, true);
        let place = board.units[host].place;
        board.units.push(Unit { has_gift: false, supports: Some(host as u8), place, ..unit });
        board.hands[0] -= 1;
        board.value() - self.board.keep(card)
    }

    /// Whether another card of the hand could ambush for a covered one (ESTRO-IMBO-02).
    fn could_ambush_beside(&self, covered: CardNo) -> bool {
        let view = self.board.view;
        let held = view.seats.get(self.board.me.index()).map_or(&[][..], |side| &side.held);
        let is_illusio = |card: &CardNo| self.board.cards.card(*card).estro == Estro::Illusio;
        view.options.ambush && held.iter().any(|card| *card != covered && is_illusio(card))
    }

    /// An Illusio card enters without its Gift; an Empty one does not attack in the next turn (ESTRO-IMBO-08, ESTRO-IMBO-09).
    fn ambush(&self, card: CardNo) -> f32 {
        let mut board = self.board.clone();
        let is_barred = self.gift_of(card).is_none();
        let place = self.board.dying.map_or(0, |dying| self.board.units[dying].place);
        board.units.push(Unit { has_gift: false, is_barred, place, ..Unit::fresh(board.cards, card, true, true) });
        board.hands[0] -= 1;
        board.value() - self.board.keep(card)
    }

    // ---- Necrotokens ----

    /// What a second card of the draw is worth. Whoever has a full hand discards one for it, and gains only the choice.
    fn second_card(&self) -> f32 {
        let side = self.board.view.seats.get(self.board.me.index());
        if side.is_some_and(|side| side.hand < side.hand_limit) { HELD } else { CHOICE }
    }

    /// With three tokens the next refund would be lost (ESTRO-NEC-02).
    fn haste(&self) -> f32 {
        let side = self.board.view.seats.get(self.board.me.index());
        if side.is_some_and(|side| side.tokens == 3) { TOKEN / 2.0 } else { 0.0 }
    }

    /// A card that cannot be destroyed in this turn. Whoever can still save it later waits for that, but for the sake of a
    /// covered card, which would be shown then (ESTRO-NEC-09).
    fn protect(&self, spot: Spot) -> f32 {
        let Some(place) = self.board.at(spot) else { return -1.0 };
        let mut board = self.board.clone();
        board.units[place].is_protected = true;
        let price = 2.0 * TOKEN - self.haste();
        if board.dying == Some(place) {
            board.dying = None;
            board.units[place].is_alive = true;
            return board.value() - self.now - price;
        }
        let patience = if board.units[place].is_up { PATIENCE } else { 0.0 };
        board.value() - self.now - price - patience
    }

    /// A card of average values, its Gift inhibited.
    fn deploy(&self) -> f32 {
        let into = |place: u8| {
            let mut board = self.board.clone();
            board.units.push(Unit { place, ..Unit::average() });
            board.value()
        };
        let fields = if self.board.is_conquest() { 5 } else { 1 };
        (0..fields).map(into).fold(f32::NEG_INFINITY, f32::max) - self.now - 3.0 * TOKEN + self.haste()
    }

    /// An average card, whose Gift works, for an own one (ESTRO-FESS-05).
    fn rift(&self, spot: Spot) -> f32 {
        let Some(place) = self.board.at(spot) else { return -1.0 };
        let mut board = self.board.clone();
        if board.units[place].is_protected {
            return self.now - 1.0;
        }
        board.fall(place);
        let place = board.units[place].place;
        board.units.push(Unit { place, ..Unit::average() });
        board.value() + GIFT_OF_AVERAGE - DOUBT_OF_RIFT
    }

    /// The Gift of a card that was played or turned up: it is the last of the list.
    fn enters(&self, board: &mut Board<'a>, card: CardNo) {
        let place = board.units.len() - 1;
        self.enters_at(board, card, place);
    }

    fn enters_at(&self, board: &mut Board<'a>, card: CardNo, place: usize) {
        let Some(gift) = self.gift_of(card) else { return };
        if gift.timing != Timing::OnPlay {
            return;
        }
        if gift.delay > 0 {
            board.extra += 3.0;
            return;
        }
        let run = Run { gift, bearer: Some(place), own: true, cause: Some(place), chosen: Chosen::Nothing };
        if !gift.optional {
            return board.carry_out(&run);
        }
        let mut with = board.clone();
        with.carry_out(&run);
        if with.value() > board.value() {
            *board = with;
        }
    }

    fn turn_up(&self, spot: Spot) -> f32 {
        let Some(place) = self.board.at(spot) else { return self.now };
        let mut board = self.board.clone();
        board.units[place].is_up = true;
        if let Some(card) = board.units[place].card
            && board.units[place].has_gift
        {
            self.enters_at(&mut board, card, place);
        }
        board.value()
    }

    /// An attack: what it brings, and what the best other attack after it would bring.
    fn attack(&self, attacker: Spot, target: Spot) -> f32 {
        let (Some(one), Some(other)) = (self.board.at(attacker), self.board.at(target)) else { return 0.0 };
        let gain = self.board.gain(one, other, false);
        let odds = self.board.odds(one, other, false);
        if odds <= 0.0 && self.board.wear(one, other) <= 0.0 {
            // Worse than to end the attacks, which promises nothing.
            return gain.min(0.0) - 1.0;
        }
        if self.board.attacks_left < 2 {
            return gain;
        }
        let strike = self.board.best_strike(one);
        let (mut after_win, mut after_fail) = (strike, strike);
        for (next, unit) in self.board.side(true) {
            let may_again = unit.who == 0 && unit.attacks_left > u8::from(next == one);
            if !self.board.may_strike(unit, true) || !may_again {
                continue;
            }
            for (at, _) in self.board.targets(false).filter(|(at, _)| self.board.meet(next, *at)) {
                let gain = self.board.gain(next, at, false);
                after_fail = after_fail.max(gain);
                if at != other {
                    after_win = after_win.max(gain);
                }
            }
        }
        // A hopeless attack is not made for the sake of the one after it.
        if gain <= 0.0 { gain } else { gain + odds * after_win + (1.0 - odds) * after_fail }
    }

    /// What a Gift brings beyond doing nothing, less its price.
    pub(super) fn brings(&self, run: &Run<'_>, price: f32) -> f32 {
        let mut board = self.board.clone();
        board.carry_out(run);
        board.value() - self.now - price
    }

    fn price(gift: &Gift) -> f32 {
        if gift.usage == Usage::Once { SPENT } else { REPEATED }
    }

    /// The card that a window is about.
    fn cause(&self) -> Option<usize> {
        self.board.dying.or_else(|| self.board.clash.map(|clash| clash.target))
    }

    fn use_gift(&self, spot: Spot) -> f32 {
        let Some(place) = self.board.at(spot) else { return -1.0 };
        let Some(gift) = self.board.units[place].card.and_then(|card| self.gift_of(card)) else { return -1.0 };
        let run = Run { gift, bearer: Some(place), own: true, cause: self.cause(), chosen: Chosen::Nothing };
        self.brings(&run, Self::price(gift))
    }

    /// A Gift of the hand: its card is gone.
    fn use_hand(&self, card: CardNo) -> f32 {
        let Some(gift) = self.gift_of(card) else { return -1.0 };
        let run = Run { gift, bearer: None, own: true, cause: self.cause(), chosen: Chosen::Nothing };
        self.brings(&run, SPENT + HELD + self.board.keep(card).max(0.0) * 0.5)
    }

    /// A Zone special (ESTRO-ZONE-07 to ESTRO-ZONE-10).
    fn special(&self, zone: Estro) -> f32 {
        let mut board = self.board.clone();
        let engaged = |own: bool| {
            let clash = self.board.clash?;
            [clash.attacker, clash.target].into_iter().find(|place| self.board.units[*place].own == own)
        };
        match zone {
            Estro::Granito => {
                let Some(place) = engaged(false) else { return -1.0 };
                let unit = &mut board.units[place];
                let before = unit.primary();
                let mut stats = unit.stats;
                stats.swap(0, 1);
                unit.lent[1] += stats[unit.main as usize] - before;
            }
            Estro::Illusio => {
                let Some(place) = engaged(true) else { return -1.0 };
                let unit = &mut board.units[place];
                let dex = unit.stats[3];
                unit.lent[0] += dex;
                unit.lent[1] += if unit.main == Estro::Illusio { dex } else { 0 };
            }
            Estro::Armonio => {
                if let Some(dying) = board.dying.take() {
                    board.units[dying].is_alive = true;
                } else {
                    board.extra += 25.0;
                }
            }
            Estro::Manpo => return self.best_conversion() - SPECIAL,
            // The Military special is written with the card that it costs.
            Estro::Ardo => return -1.0,
        }
        board.value() - self.now - SPECIAL
    }

    fn best_conversion(&self) -> f32 {
        let is_there = |unit: &Unit| unit.is_up && self.is_under(unit, Estro::Manpo);
        let own: Vec<usize> =
            self.board.side(true).filter(|(_, unit)| is_there(unit)).map(|(place, _)| place).collect();
        own.into_iter().map(|place| self.converted(place, Estro::Manpo)).fold(-1.0, f32::max)
    }

    /// What another Estro of a card would change.
    fn converted(&self, place: usize, estro: Estro) -> f32 {
        let mut board = self.board.clone();
        board.units[place].main = estro;
        board.value() - self.now
    }

    /// The Military special: an Ardo card of the hand for ATK of the best Ardo card on the field (ESTRO-ZONE-06).
    fn military(&self, card: CardNo) -> f32 {
        let ardo = self
            .board
            .side(true)
            .filter(|(_, unit)| unit.is_up && unit.main == Estro::Ardo && self.is_under(unit, Estro::Ardo));
        let places: Vec<usize> = ardo.map(|(place, _)| place).collect();
        let best = places.into_iter().map(|place| self.raised(place)).fold(-1.0, f32::max);
        best - SPECIAL - HELD - self.board.keep(card)
    }

    fn raised(&self, place: usize) -> f32 {
        let mut board = self.board.clone();
        board.units[place].stats[Estro::Ardo.index()] += MILITARY;
        board.value() - self.now
    }

    /// The Gift that is asked about: the latest one.
    fn gift_now(&self) -> Option<&'a GiftView> {
        self.board.view.gifts.last()
    }

    fn run_of(&self, of: &GiftView, gift: &'a Gift, chosen: Chosen) -> Run<'a> {
        let own = self.is_of_team(of.controller);
        let bearer = of.spot.and_then(|spot| self.board.at(spot));
        // A countermove is caused by the card whose Gift it answers.
        let answered = gift.counter.and_then(|_| self.answered()).and_then(|of| of.spot);
        let cause = answered.and_then(|spot| self.board.at(spot)).or_else(|| self.cause());
        Run { gift, bearer, own, cause, chosen }
    }

    /// The Gift that the latest one answers.
    fn answered(&self) -> Option<&'a GiftView> {
        let gifts = &self.board.view.gifts;
        gifts.len().checked_sub(2).and_then(|place| gifts.get(place))
    }

    fn pick(&self, spot: Spot) -> f32 {
        let Some(place) = self.board.at(spot) else { return -1.0 };
        match self.asked() {
            Some(Ask::Redirection) => {
                self.board.clash.map_or(0.0, |clash| self.board.gain(clash.attacker, place, clash.is_rolled))
            }
            Some(Ask::Special) if self.board.units[place].main == Estro::Ardo && !self.is_control(place) => {
                sign(self.board.units[place].own) * self.raised(place).abs()
            }
            Some(Ask::Special) => self.converted(place, Estro::Manpo),
            Some(Ask::Reveal) => self.reveal(place),
            Some(Ask::Aim) => self.aimed(place),
            _ => self.chosen(Chosen::Unit(place)),
        }
    }

    /// Whether the special that is being used on a card is that of the Control Zone.
    fn is_control(&self, place: usize) -> bool {
        let zones = self.board.view.zones;
        zones >> Estro::Ardo as u8 & 1 == 0 || !self.is_under(&self.board.units[place], Estro::Ardo)
    }

    /// Whether the special of a Zone card reaches a card where it lies (ESTRO-CONQ-08).
    fn is_under(&self, unit: &Unit, zone: Estro) -> bool {
        !self.board.is_conquest() || unit.place == zone as u8
    }

    /// What the latest Gift brings with this choice.
    fn chosen(&self, chosen: Chosen) -> f32 {
        let Some(of) = self.gift_now() else { return 0.0 };
        let Some(gift) = of.gift(self.board.cards) else { return 0.0 };
        let value = self.brings(&self.run_of(of, gift, chosen), 0.0);
        let tie = match chosen {
            Chosen::Unit(place) => self.leaning(gift, place),
            _ => 0.0,
        };
        value + tie
    }

    /// Among choices that promise the same, harm goes to the enemy and help to the own cards.
    fn leaning(&self, gift: &Gift, place: usize) -> f32 {
        let unit = &self.board.units[place];
        let worth = self.board.worth(unit) / 1000.0;
        let effect = gift.all_effects().find(|effect| estro_chooses(effect));
        match (effect.map_or(Touch::Neither, touch), unit.own) {
            (Touch::Harms, false) | (Touch::Helps, true) => worth,
            (Touch::Neither, _) => 0.0,
            _ => -worth,
        }
    }

    fn card(&self, card: CardNo) -> f32 {
        match self.asked() {
            Some(Ask::Absorb) => self.absorb(card),
            // What is discarded or given away is what is worth least in the hand.
            Some(Ask::Discard | Ask::Choose) => -self.hand_worth(card),
            _ => self.hand_worth(card),
        }
    }

    fn hand_worth(&self, card: CardNo) -> f32 {
        let of = self.board.cards.card(card);
        let gift = if of.gift.is_some() { 14.0 } else { 0.0 };
        f32::from(of.values.tot()) + gift
    }

    fn burnt(&self, seat: Seat, card: CardNo) -> f32 {
        let own = self.is_of_team(seat);
        let value = self.chosen(Chosen::Burnt(card));
        value + sign(own) * self.hand_worth(card) / 100.0
    }

    fn estro(&self, estro: Estro) -> f32 {
        let Some(of) = self.gift_now() else { return 0.0 };
        let chosen = of.chosen.iter().flatten().find_map(|spot| self.board.at(*spot));
        let place = chosen.or_else(|| of.spot.and_then(|spot| self.board.at(spot)));
        place.map_or(0.0, |place| self.converted(place, estro))
    }

    /// Whether an optional Gift is used.
    fn agree(&self) -> f32 {
        let Some(of) = self.gift_now() else { return 0.1 };
        let Some(gift) = of.gift(self.board.cards) else { return 0.1 };
        let own = self.brings(&self.run_of(of, gift, Chosen::Nothing), Self::price(gift));
        let Some(counter) = gift.counter else { return own };
        let harm = self.harm_of_answered();
        own + match counter.1 {
            Countermove::Annul => harm,
            Countermove::Reduce(_) => harm * 0.5,
            Countermove::Redirect => harm * 1.5,
        }
    }

    /// What the Gift that a countermove would answer costs the player.
    fn harm_of_answered(&self) -> f32 {
        let Some(of) = self.answered() else { return 6.0 };
        let Some(gift) = of.gift(self.board.cards) else { return 0.0 };
        if of.is_annulled {
            return 0.0;
        }
        let chosen = of.chosen.iter().flatten().find_map(|spot| self.board.at(*spot));
        let chosen = chosen.map_or(Chosen::Nothing, Chosen::Unit);
        -self.brings(&self.run_of(of, gift, chosen), 0.0)
    }

    /// Every bonus is claimed that is one: the match-up may be a loss (ESTRO-ATK-08).
    fn claim(&self, bonuses: Bonuses) -> f32 {
        let match_up = self.board.clash.map_or(0, |clash| {
            let [one, other] = [clash.attacker, clash.target].map(|place| self.board.units[place].main);
            rules::match_up(one, other)
        });
        let gain = |name: &str| if name == "match-up" { f32::from(match_up) } else { 1.0 };
        bonuses.names().map(gain).sum()
    }

    fn clash_now(&self) -> f32 {
        self.board.clash.map_or(0.0, |clash| self.board.gain(clash.attacker, clash.target, clash.is_rolled))
    }
}

fn sign(own: bool) -> f32 {
    if own { 1.0 } else { -1.0 }
}

/// Whether its controller chooses a card of the field for an effect.
fn estro_chooses(effect: &Effect) -> bool {
    matches!(effect.target(), Some(estro::language::Target::Choose(_)))
}
