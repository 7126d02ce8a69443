//! Search with several seats: each maximizes its own result, and seats that choose simultaneously do not know each
//! other's choices.

use bots::{Bot, Budget, Search, Thinking};
use table::{
    Awaits, Chance, Choices, Clause, Draw, Fingerprint, Game, Log, Match, Outcome, Playout, Refusal, Seat, SeatSet,
    Seed, Viewer,
};

/// The choices made so far.
type Moves = [Option<u8>; 3];

/// A game in which every seat chooses a number at most once.
#[derive(Clone, Copy, Debug)]
struct Table {
    /// How many numbers each seat has.
    numbers: [u8; 3],
    /// Whether a choice stays hidden until the end.
    is_secret: bool,
    awaits: fn(Moves) -> Awaits,
}

#[derive(Clone)]
struct Little {
    table: Table,
    moves: Moves,
}

#[derive(Clone, Copy)]
struct Numbers(u8);

impl Choices for Numbers {
    type Action = u8;

    fn len(&self) -> u32 {
        self.0.into()
    }

    fn get(&self, k: u32) -> u8 {
        k as u8
    }
}

const CLAUSE: Clause = Clause::from_rulebook("L-END-01");

impl Game for Little {
    const NAME: &'static str = "little";
    const RULES_VERSION: u32 = 1;

    type Setup = Table;
    type Action = u8;
    type Choices = Numbers;
    type Event = Seat;
    type View = [bool; 3];
    type Knowledge = Option<u8>;
    type StandingOrders = String;

    fn deal(table: &Table, _chance: &mut impl Chance, _log: &mut impl Log<Self>) -> Self {
        Self { table: *table, moves: [None; 3] }
    }

    fn seats(&self) -> u8 {
        3
    }

    fn awaits(&self) -> Awaits {
        (self.table.awaits)(self.moves)
    }

    fn choices(&self, seat: Seat) -> Numbers {
        Numbers(if self.awaits().seats().contains(seat) { self.table.numbers[seat.index()] } else { 0 })
    }

    fn refusal(&self, seat: Seat, number: u8) -> Option<Refusal> {
        (number >= self.choices(seat).0).then(|| Refusal::new(CLAUSE, "no-such-number"))
    }

    fn apply(&mut self, seat: Seat, number: u8, _chance: &mut impl Chance, log: &mut impl Log<Self>) {
        self.moves[seat.index()] = Some(number);
        log.push(CLAUSE, seat);
    }

    /// Conceding is not part of this game.
    fn concession_refusal(&self, _seat: Seat) -> Option<Refusal> {
        Some(Refusal::new(CLAUSE, "nobody-concedes"))
    }

    fn concede(&mut self, _seat: Seat, _chance: &mut impl Chance, _log: &mut impl Log<Self>) {}

    fn take_back_refusal(&self, _seat: Seat) -> Option<Refusal> {
        Some(Refusal::new(CLAUSE, "told"))
    }

    fn view(&self, _viewer: Viewer) -> [bool; 3] {
        self.moves.map(|number| number.is_some())
    }

    fn knowledge(&self, seat: Seat) -> Option<u8> {
        self.moves[seat.index()]
    }

    fn determinize(&mut self, viewer: Viewer, chance: &mut impl Chance) {
        for seat in Seat::all(3).filter(|seat| self.table.is_secret && !viewer.is(*seat)) {
            let numbers = u32::from(self.table.numbers[seat.index()]);
            if let Some(number) = &mut self.moves[seat.index()] {
                *number = chance.below(Draw::named("imagine"), numbers) as u8;
            }
        }
    }

    fn discloses(_event: &Seat) -> bool {
        false
    }

    fn census(&self) -> Vec<u32> {
        Vec::new()
    }

    fn fingerprint(&self) -> u64 {
        Fingerprint::default().bytes(&self.moves.map(|number| number.unwrap_or(u8::MAX))).finish()
    }

    fn decision_bound(_table: &Table) -> u32 {
        3
    }

    fn universe(&self) -> Vec<u8> {
        (0..8).collect()
    }
}

impl Playout for Little {}

fn seats<const N: usize>(seats: [u8; N]) -> SeatSet {
    seats.into_iter().fold(SeatSet::NONE, |set, seat| set.with(Seat(seat)))
}

fn won_by<const N: usize>(winners: [u8; N]) -> Awaits {
    Awaits::Over(Outcome::win(seats(winners), CLAUSE))
}

/// The choice of a searching seat after these choices.
fn chosen(table: Table, before: &[(u8, u8)], seat: u8, seed: u64) -> u8 {
    let mut game = Match::<Little>::new(table, Seed::from(seed));
    for (seat, number) in before {
        game.act(Seat(*seat), *number).expect("legal");
    }
    let thinking = Thinking::new(Budget::Simulations(2_000), seed);
    game.ask(Seat(seat), |question| Search::new().choose(question, &thinking)).expect("the seat is asked")
}

/// Seats 0 and 1 choose simultaneously. Seat 0 may choose a safe tie (4); with another number it wins, unless seat 1
/// names the same one.
const HIDING: Table = Table {
    numbers: [5, 4, 0],
    is_secret: true,
    awaits: |moves| match moves {
        [None, None, _] => Awaits::Seats(SeatSet::only(Seat(0)).with(Seat(1))),
        [None, _, _] => Awaits::Seats(SeatSet::only(Seat(0))),
        [_, None, _] => Awaits::Seats(SeatSet::only(Seat(1))),
        [Some(4), _, _] => Awaits::Over(Outcome::tie(SeatSet::only(Seat(0)).with(Seat(1)), CLAUSE)),
        [hidden, named, _] if hidden == named => Awaits::Over(Outcome::win(SeatSet::only(Seat(1)), CLAUSE)),
        _ => Awaits::Over(Outcome::win(SeatSet::only(Seat(0)), CLAUSE)),
    },
};

#[test]
fn a_seat_does_not_fear_that_another_knows_what_it_chooses_at_once() {
    for seed in 0..20 {
        // If seat 1 knew the choice, only the tie would be left.
        assert_ne!(chosen(HIDING, &[], 0, seed), 4, "seed {seed}");
        assert_ne!(chosen(HIDING, &[(1, 2)], 0, seed), 4, "seed {seed}");
    }
}

#[test]
fn a_seat_that_is_asked_at_once_with_a_lower_one_answers_for_itself() {
    for seed in 0..20 {
        assert!(chosen(HIDING, &[], 1, seed) < 4, "seed {seed}");
        assert!(chosen(HIDING, &[(0, 3)], 1, seed) < 4, "seed {seed}");
    }
}

/// Seat 0 decides whether seat 1 (0) or seat 2 (1) chooses the winner. Seat 1 can win alone or let seat 0 win; seat 2
/// can win together with seat 0, or let seat 1 win.
const PARTNERS: Table = Table {
    numbers: [2, 2, 2],
    is_secret: false,
    awaits: |moves| match moves {
        [None, _, _] => Awaits::Seats(SeatSet::only(Seat(0))),
        [Some(0), None, _] => Awaits::Seats(SeatSet::only(Seat(1))),
        [Some(0), Some(0), _] => won_by([1]),
        [Some(0), _, _] => won_by([0]),
        [_, _, None] => Awaits::Seats(SeatSet::only(Seat(2))),
        [_, _, Some(0)] => won_by([0, 2]),
        _ => won_by([1]),
    },
};

#[test]
fn every_seat_seeks_its_own_result_and_partners_share_theirs() {
    for seed in 0..20 {
        // If all other seats played against it, seat 0 would lose either way.
        assert_eq!(chosen(PARTNERS, &[], 0, seed), 1, "seed {seed}");
        assert_eq!(chosen(PARTNERS, &[(0, 0)], 1, seed), 0, "seed {seed}");
        assert_eq!(chosen(PARTNERS, &[(0, 1)], 2, seed), 0, "seed {seed}");
    }
}
