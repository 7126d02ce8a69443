//! The contract of [`table::Game`], kept by [`State`].

use table::{Awaits, Chance, Fingerprint, Game, Log, Playout, Refusal, Scribe, Seat, SeatSet, Viewer};

use crate::action::{Action, Bonuses, Spot};
use crate::clause;
use crate::event::Event;
use crate::fleet::ObjectNo;
use crate::language::{Estro, Face, Stat};
use crate::legal::Choices;
use crate::rules::{CardNo, DECK_SIZE, TOTALS};
use crate::set::CardSet;
use crate::setup::Setup;
use crate::state::{CardId, Ended, Location, Prompt, State};
use crate::view::{Knowledge, View};

impl Game for State {
    const NAME: &'static str = "estro";
    const RULES_VERSION: u32 = 3;

    type Setup = Setup;
    type Action = Action;
    type Choices = Choices;
    type Event = Event;
    type View = View;
    type Knowledge = Knowledge;
    type StandingOrders = crate::stops::Stops;

    fn deal(setup: &Setup, chance: &mut impl Chance, log: &mut impl Log<Self>) -> Self {
        Self::set_up(setup, chance, log)
    }

    #[inline]
    fn seats(&self) -> u8 {
        self.seats
    }

    fn allies(&self, seat: Seat) -> SeatSet {
        self.seats_of(self.side_of(seat))
    }

    #[inline]
    fn awaits(&self) -> Awaits {
        match self.outcome() {
            Some(outcome) => Awaits::Over(outcome),
            None => Awaits::Seats(SeatSet::only(self.question.seat)),
        }
    }

    #[inline]
    fn choices(&self, seat: Seat) -> Choices {
        Choices::of(self, seat)
    }

    fn refusal(&self, seat: Seat, action: Action) -> Option<Refusal> {
        self.why_not(seat, action)
    }

    fn apply(&mut self, seat: Seat, action: Action, chance: &mut impl Chance, log: &mut impl Log<Self>) {
        debug_assert!(self.why_not(seat, action).is_none(), "{action} is not legal for seat {seat}");
        self.execute(seat, action, chance, log);
    }

    fn concession_refusal(&self, seat: Seat) -> Option<Refusal> {
        let is_out = self.ended.is_some() || self.hoard(seat).conceded;
        is_out.then(|| Refusal::new(clause::GEN_10, "why-out-already"))
    }

    /// The opponent of a seat that leaves the match wins at once, or the opposing team (ESTRO-GEN-10, ESTRO-AMB-157).
    fn concede(&mut self, seat: Seat, _chance: &mut impl Chance, log: &mut impl Log<Self>) {
        self.hoard_mut(seat).conceded = true;
        log.push(clause::GEN_10, Event::Conceded(seat));
        self.end(Ended::Conceded(seat));
    }

    /// Nothing is composed in secret: every answer is announced as it is given (ESTRO-GEN-04).
    fn take_back_refusal(&self, _seat: Seat) -> Option<Refusal> {
        Some(Refusal::new(clause::GEN_04, "why-no-take-back"))
    }

    fn view(&self, viewer: Viewer) -> View {
        self.view_for(viewer)
    }

    fn worked_out(&self, seat: Seat) -> View {
        self.worked_out_by(seat)
    }

    /// Mnemonica is a match of memory (ESTRO-MNE-02, ESTRO-MNE-03).
    fn aid_refusal(&self) -> Option<Refusal> {
        let is_alone = self.rules.options.mnemonica && self.ended.is_none();
        is_alone.then(|| Refusal::new(clause::MNE_02, "why-no-aid"))
    }

    fn scribe(&self) -> Option<Scribe> {
        let options = &self.rules.options;
        let sees = if options.scribe_sees_all { Scribe::All } else { Scribe::Public };
        options.scribe_seat.then_some(sees)
    }

    fn knowledge(&self, seat: Seat) -> Knowledge {
        self.knowledge_of(seat)
    }

    fn determinize(&mut self, viewer: Viewer, chance: &mut impl Chance) {
        self.draw_hidden(viewer, chance);
    }

    fn standing_answer(&self, seat: Seat, standing: &crate::stops::Stops) -> Option<Action> {
        standing.answer(self, seat)
    }

    /// A person who plays alone with computer players is not asked where there is one answer only.
    fn idle_answer(&self, seat: Seat, _standing: Option<&crate::stops::Stops>) -> Option<Action> {
        crate::stops::Stops::idle_answer(self, seat)
    }

    fn unanswered(&self, seat: Seat) -> Option<Action> {
        self.answer_by_default(seat)
    }

    /// The thinking clock runs from the draw to the play (ESTRO-TURN-06).
    fn seconds_to_answer(&self, seat: Seat) -> Option<u16> {
        let is_thinking = self.question.seat == seat && self.question.prompt == Prompt::Play && self.ended.is_none();
        self.rules.options.thinking_seconds().filter(|_| is_thinking)
    }

    fn discloses(event: &Event) -> bool {
        event.discloses()
    }

    fn census(&self) -> Vec<u32> {
        let mut cards: Vec<u32> = Vec::new();
        for seat in Seat::all(self.parties()) {
            let hoard = self.hoard(seat);
            let piles = hoard.deck.iter().chain(hoard.hand.iter()).chain(hoard.incinerator.iter());
            cards.extend(piles.map(|card| u32::from(card.0)));
        }
        cards.extend(self.fields.iter().flat_map(|field| field.iter()).map(|card| u32::from(card.0)));
        let lies_in_no_pile = |id: &CardId| matches!(self.card(*id).location, Location::Absorbed | Location::Transit);
        cards.extend(self.cards.ids().filter(lies_in_no_pile).map(|card| u32::from(card.0)));
        // A card of the dimensional deck gets a number of its own when it is summoned.
        cards.extend((self.cards.ids().count() as u32..).take(self.rift.len()));
        cards.sort_unstable();
        cards
    }

    fn fingerprint(&self) -> u64 {
        let mut print = Fingerprint::default();
        self.print_into(&mut print);
        print.finish()
    }

    /// A duel has 38 turns (ESTRO-WIN-06), and a match without a last round some 2,000 (ESTRO-AMB-190); in a turn every Gift is
    /// resolved 25 times at most (ESTRO-GIFT-22) and each asks a few questions. Inferno has twice as many turns, and every window
    /// asks four seats.
    fn decision_bound(setup: &Setup) -> u32 {
        match setup.options().has_last_round() {
            true if setup.options().is_inferno() => 80_000,
            true => 20_000,
            false => 1_000_000,
        }
    }

    fn universe(&self) -> Vec<Action> {
        let numbers = || (0..self.rules.cards.len() as u8).map(CardNo);
        // A side has no more cards than the decks of its seats, and the ships have guardians as many as a deck.
        let count = DECK_SIZE as u8 * self.seats.max(2) / 2;
        let places = |side| (0..count).map(move |place| Spot { side, place });
        let mut all = Vec::new();
        for no in numbers() {
            all.extend([
                Action::Play(no, Face::Up),
                Action::Play(no, Face::Down),
                Action::UseHand(no),
                Action::Card(no),
                Action::Sacrifice(no),
                Action::Ambush(no),
            ]);
            all.extend(Seat::all(self.parties()).map(|seat| Action::Burnt(seat, no)));
            if self.rules.options.is_conquest() || no.0 == 0 {
                let faces = || [Face::Up, Face::Down].into_iter();
                let into = |face| Estro::ALL.map(|field| Action::PlayInto(no, face, field));
                all.extend(faces().flat_map(into));
            }
            if self.rules.options.lucid && self.rules.card(no).estro == Estro::Armonio {
                all.extend((0..2).flat_map(places).map(|host| Action::Support(no, host)));
            }
        }
        for side in 0..2 {
            for spot in places(side) {
                all.extend([Action::TurnUp(spot), Action::Use(spot), Action::Pick(spot)]);
                all.extend([Action::Protect(spot), Action::Rift(spot)]);
                all.extend(places(1 - side).map(|target| Action::Attack(spot, target)));
            }
        }
        for estro in Estro::ALL {
            all.extend([Action::Zone(estro), Action::Estro(estro), Action::Into(estro)]);
        }
        all.extend((0..8).map(Action::First));
        all.extend([Action::Call(true), Action::Call(false), Action::Yes, Action::Keep, Action::Stop]);
        all.extend((0..8).map(|claimed| Action::Claim(Bonuses(claimed))));
        if self.rules.options.mnemonica {
            all.extend((TOTALS[0]..=TOTALS[1]).map(Action::Total));
        }
        if self.rules.options.is_solo() {
            all.extend(self.universe_of_fleet());
        }
        for (place, one) in Stat::ALL.into_iter().enumerate() {
            all.extend(Stat::ALL[place + 1..].iter().map(|other| Action::Stats(one, *other)));
        }
        all.extend([Action::Pass, Action::End, Action::OutOfTime, Action::DrawTwo, Action::Deploy, Action::Declare]);
        all
    }
}

impl State {
    /// The catalogue of the table: ids, names and texts of its cards.
    #[must_use]
    pub fn catalogue(&self) -> &CardSet {
        &self.rules.set
    }

    /// Everything that can be done with ships and objects.
    fn universe_of_fleet(&self) -> Vec<Action> {
        let strikes = |ship| (0..DECK_SIZE as u8).map(move |place| Action::Strike(Spot { side: 0, place }, ship));
        let ships = Estro::ALL.into_iter().flat_map(|ship| strikes(ship).chain([Action::Ship(ship)]));
        ships.chain(ObjectNo::all().map(Action::Object)).chain((1..=6).map(Action::Die)).collect()
    }

    /// The cards with which a seat began, in the order of the catalogue. No seat may know them all (ESTRO-DECK-05): it is
    /// for whoever looks at a match from outside.
    #[must_use]
    pub fn deck_at_start(&self, seat: Seat) -> Vec<CardNo> {
        let mut deck: Vec<CardNo> = self.started_with(seat).collect();
        deck.sort_unstable();
        deck
    }
}

impl Playout for State {
    #[inline]
    fn plausible(&self, seat: Seat) -> Choices {
        Choices::plausible(self, seat)
    }
}
