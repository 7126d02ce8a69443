//! What a viewer may see, built from what it may see (ESTRO ledger, chapter 6).

use table::{Clause, Outcome, Seat, Viewer};

use crate::action::{Action, Bonuses, Spot};
use crate::clause;
use crate::dial;
use crate::facts::SHIPS;
use crate::fleet::{self, ObjectNo};
use crate::language::{Estro, Gift, Moment};
use crate::options::Options;
use crate::rules::{CardNo, TOTALS};
use crate::set::CardSet;
use crate::state::{Alarm, AttackStep, CardId, Frame, GiftStep, Location, Prompt, State, flag};

pub use crate::state::Origin;

/// A card on the field as a viewer sees it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FieldCard {
    /// Where it lies.
    pub spot: Spot,
    /// Its controller.
    pub controller: Seat,
    /// The Zone field in which it lies, by its Estro (ESTRO-CONQ-05); `None` on the one field of a duel.
    pub zone: Option<Estro>,
    /// The ship that it guards, by its Estro (ESTRO-SOLO-08); `None` for a card of a player.
    pub ship: Option<Estro>,
    /// Whether it lies face down.
    pub is_down: bool,
    /// The turn in which it came there or was covered.
    pub since: u16,
    /// What everybody sees of a face-up card; of a face-down one, what this viewer knows.
    pub face: Option<CardNo>,
    /// The values, Estri and marks of a face-up card.
    pub up: Option<UpCard>,
    /// Whether it cannot be destroyed now, cannot attack now, has to attack.
    pub is_protected: bool,
    /// See [`FieldCard::is_protected`].
    pub is_barred: bool,
    /// See [`FieldCard::is_protected`].
    pub must_attack: bool,
    /// Whether it will not be able to attack in its controller's next turn.
    pub will_rest: bool,
}

/// What everybody sees of a card that lies face up.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UpCard {
    /// Its main Estro (ESTRO-CARD-09).
    pub main: Estro,
    /// Its current statistics (ESTRO-CARD-06); in Mnemonica the printed ones, for players (ESTRO-MNE-03).
    pub stats: [i16; 5],
    /// Its current TOT; `None` for the players of Mnemonica.
    pub tot: Option<i16>,
    /// The changes that lie on it as counters: five statistics, TOT. For the players of Mnemonica, and zeros otherwise: there they
    /// are in the values.
    pub counters: [i16; 6],
    /// Whether its 1V Gift was resolved.
    pub is_used: bool,
    /// Whether its Gift is inhibited.
    pub is_inhibited: bool,
    /// Whether its Gift waits for the ships' turn (ESTRO-SOLO-14).
    pub is_waiting: bool,
    /// How often it has attacked this turn, and how often it may beyond once (ESTRO-ATK-02).
    pub attacks: u8,
    /// See [`UpCard::attacks`].
    pub more_attacks: u8,
    /// How often its Gift was resolved this turn (ESTRO-GIFT-22).
    pub resolved: u8,
    /// Whether its Gift was used in the window that is open.
    pub is_used_now: bool,
    /// For how many turns of its controller its Gift still waits (ESTRO-GIFT-14).
    pub waits: Option<u8>,
    /// Whether it counts as an Empty card for the rest of the match (ESTRO-IMBO-08).
    pub is_emptied: bool,
    /// The card that a Chimera has absorbed, and its Estro that does not count now (ESTRO-CHIM-07, ESTRO-CHIM-11).
    pub guest: Option<CardNo>,
    /// See [`UpCard::guest`].
    pub other: Option<Estro>,
    /// Where the Granito card lies that it supports (ESTRO-LUC-06).
    pub supports: Option<Spot>,
    /// What is left of its vital shield, without the die of a clash, and by how much it was worn down (ESTRO-LUC-10).
    pub shield: Option<Shield>,
}

/// The vital shield of a Granito card (ESTRO-LUC-10).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Shield {
    /// What an attack has to come to, before the die of a clash; `None` for the players of Mnemonica.
    pub left: Option<i16>,
    /// By how much it was worn down.
    pub damage: i16,
}

/// What belongs to a seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeatView {
    /// How many cards its deck has.
    pub deck: u8,
    /// How many cards it holds.
    pub hand: u8,
    /// The cards of its hand that the viewer may see, in the order of the catalogue.
    pub held: Vec<CardNo>,
    /// Its Incinerator, newest last.
    pub incinerator: Vec<CardNo>,
    /// Its hand limit at the end of its turn (ESTRO-TURN-20).
    pub hand_limit: u8,
    /// How many draws of Phase 1 will not take place.
    pub draws_skipped: u8,
    /// Whether it makes one attack at most in its next turn.
    pub attacks_once: bool,
    /// Its Necrotokens (ESTRO-NEC-14).
    pub tokens: u8,
    /// Whether it has declared a Chimera for its next turn, and whether it may play one in this turn (ESTRO-CHIM-03).
    pub has_declared: bool,
    /// See [`SeatView::has_declared`].
    pub may_fuse: bool,
    /// How many cards it has on the field (ESTRO-WIN-01, ESTRO-WIN-06).
    pub field: u8,
    /// Their TOT together (ESTRO-WIN-06); `None` for the players of Mnemonica.
    pub tot: Option<i16>,
    /// Whether it had to draw and had nothing left (ESTRO-INF-13).
    pub is_drawless: bool,
}

/// The attack that is going on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AttackView {
    /// The attacking card, while it is on the field.
    pub attacker: Option<Spot>,
    /// Its target, while it is on the field.
    pub target: Option<Spot>,
    /// The ship that is attacked in place of a card (ESTRO-SOLO-21).
    pub ship: Option<Estro>,
    /// The dice, once they are rolled.
    pub dice: Option<[u8; 2]>,
    /// The bonuses that were claimed for attacker and target (ESTRO-GEN-04).
    pub claims: [Option<Bonuses>; 2],
    /// Whether the totals of attacker and target were declared (ESTRO-MNE-04).
    pub has_declared: [bool; 2],
    /// Whether it is decided or was stopped, and how it was decided.
    pub is_over: bool,
    /// See [`AttackView::is_over`].
    pub won: Option<bool>,
    /// What the battle TOT of attacker and target is made of, in the order of the rules; nothing for a card that lies face
    /// down or is not on the field any more, and for the players of Mnemonica.
    pub addends: [Vec<Addend>; 2],
}

/// One of the numbers that make up a battle TOT (ESTRO-ATK-11).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Addend {
    /// Where it comes from.
    pub kind: AddendKind,
    /// What it adds to TOT.
    pub n: i16,
    /// What it adds to the primary value (ESTRO-ATK-12).
    pub primary: i16,
}

/// Where a number of a clash comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AddendKind {
    /// The printed values.
    Printed,
    /// Changes that Gifts and specials have made.
    Changes,
    /// A passive Gift of this card.
    Passive(CardNo),
    /// The Zone card of this Estro.
    Zone(Estro),
    /// The die.
    Die,
    /// What keeps a statistic from being less than 0.
    Floor,
    /// The match-up of attacker and target.
    MatchUp,
    /// A support in the vital shield.
    Support(CardNo),
    /// What the vital shield has lost, but never its last point.
    Shield,
    /// The DEX that an Illusio card ignores.
    Ignored,
    /// What an object takes from a guardian that attacks.
    Weakened,
}

impl AddendKind {
    /// The clause by which it counts.
    #[must_use]
    pub const fn clause(self) -> Clause {
        match self {
            Self::Printed => clause::CARD_03,
            Self::Changes => clause::CARD_07,
            Self::Passive(_) => clause::GIFT_11,
            Self::Zone(_) => clause::ZONE_03,
            Self::Die => clause::ATK_06,
            Self::Floor => clause::CARD_08,
            Self::MatchUp => clause::ATK_08,
            Self::Support(_) | Self::Shield => clause::LUC_10,
            Self::Ignored => clause::LUC_18,
            Self::Weakened => clause::SOLO_26,
        }
    }
}

impl View {
    /// The side of the field of a seat: partners share one (ESTRO-INF-08).
    #[must_use]
    pub const fn side_of(&self, seat: Seat) -> u8 {
        seat.0 & 1
    }

    /// Whether a seat is the partner of another one (ESTRO-INF-01).
    #[must_use]
    pub fn are_partners(&self, one: Seat, other: Seat) -> bool {
        one != other && self.side_of(one) == self.side_of(other)
    }

    /// The other seats of the team of a seat, and the seats that it plays against.
    pub fn partners_of(&self, seat: Seat) -> impl Iterator<Item = Seat> + use<> {
        let count = self.seats.len() as u8;
        Seat::all(count).filter(move |other| *other != seat && other.0 & 1 == seat.0 & 1)
    }

    /// See [`View::partners_of`].
    pub fn enemies_of(&self, seat: Seat) -> impl Iterator<Item = Seat> + use<> {
        let count = self.seats.len() as u8;
        Seat::all(count).filter(move |other| other.0 & 1 != seat.0 & 1)
    }

    /// The team of a seat and its number there, by turn order: A1, B1, A2, B2 (ESTRO-INF-03). `None` where nobody has a partner.
    #[must_use]
    pub fn team_place(&self, seat: Seat) -> Option<(char, u8)> {
        let count = self.seats.len() as u8;
        let place = (seat.0 + count).checked_sub(self.first.0)? % count.max(1);
        (count > 2).then_some((if place.is_multiple_of(2) { 'A' } else { 'B' }, place / 2 + 1))
    }

    /// How many cards a side has in each Zone field: its Zone points (ESTRO-CONQ-09). Nothing in a duel.
    #[must_use]
    pub fn points(&self, side: u8) -> [u8; 5] {
        let mut points = [0; 5];
        let own = self.field.iter().filter(|card| card.spot.side == side);
        own.filter_map(|card| card.zone).for_each(|zone| points[zone.index()] += 1);
        points
    }

    /// Whether an action that the viewer is offered is an error, or a total that is wrong, as far as the viewer has worked that out
    /// (ESTRO-MNE-04, ESTRO-MNE-05).
    #[must_use]
    pub fn is_error(&self, action: Action) -> bool {
        match action {
            Action::Total(total) => {
                let right = self.attack.as_ref().and_then(AttackView::total_to_declare);
                right.is_some_and(|right| right != total)
            }
            _ => self.errors.contains(&action),
        }
    }
}

impl AttackView {
    /// The total that is to be declared next, where the viewer has added it up (ESTRO-MNE-04).
    fn total_to_declare(&self) -> Option<i16> {
        let side = self.has_declared.iter().position(|has_declared| !has_declared)?;
        self.tots()[side].map(|tot| tot.clamp(TOTALS[0], TOTALS[1]))
    }

    /// The battle TOT of attacker and target as they stand; `None` for a card without values.
    #[must_use]
    pub fn tots(&self) -> [Option<i16>; 2] {
        self.sums(|addend| addend.n)
    }

    /// Their primary values.
    #[must_use]
    pub fn primaries(&self) -> [Option<i16>; 2] {
        self.sums(|addend| addend.primary)
    }

    fn sums(&self, of: fn(&Addend) -> i16) -> [Option<i16>; 2] {
        [0, 1].map(|side: usize| {
            let addends = &self.addends[side];
            (!addends.is_empty()).then(|| addends.iter().map(of).sum())
        })
    }
}

/// A Gift that is being resolved, or something that is carried out like one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct GiftView {
    /// Its card; of a sector the card that was destroyed. Objects and skills have none.
    pub card: Option<CardNo>,
    /// Its controller.
    pub controller: Seat,
    /// Where its card lies, while it is on the field.
    pub spot: Option<Spot>,
    /// Whether a countermove annuls it.
    pub is_annulled: bool,
    /// By how much a countermove makes its numbers smaller.
    pub reduction: u8,
    /// What says what is carried out.
    pub origin: Origin,
    /// The cards of the field that were chosen for it.
    pub chosen: [Option<Spot>; 4],
}

impl GiftView {
    /// What is carried out, in the words of the card language.
    #[must_use]
    pub fn gift<'a>(&self, cards: &'a CardSet) -> Option<&'a Gift> {
        match self.origin {
            Origin::Gift => self.card.and_then(|card| cards.card(card).gift.as_ref()),
            Origin::Sector(sector) => dial::gift(sector),
            Origin::Object(object) => fleet::object_gifts().get(object.0 as usize),
            Origin::Skill(ship) => fleet::skill_gifts().get(ship.index()),
        }
    }
}

/// What a seat is asked. Everybody knows it: no question tells what a hand holds (ESTRO-TURN-23).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ask {
    /// Whether a Chimera is declared (ESTRO-CHIM-02).
    Declare,
    /// Which card of the hand the card that was just played absorbs, or none (ESTRO-CHIM-04).
    Absorb,
    /// Which Estro of a Chimera counts (ESTRO-CHIM-12).
    Name,
    /// Whether a Necrotoken is spent on the draw (ESTRO-NEC-04).
    Token,
    /// Whether an Illusio card ambushes; asked whether or not the hand holds one (ESTRO-IMBO-03).
    Ambush,
    /// Which card of the hand is played, and how (ESTRO-TURN-09).
    Play,
    /// Into which Zone field a card enters (ESTRO-CONQ-15).
    Field,
    /// Which bonuses the own card of the clash has (ESTRO-GEN-04).
    Claim,
    /// What the battle TOT of the own card of the clash is (ESTRO-MNE-04).
    Total,
    /// Which card of the hand an error costs (ESTRO-MNE-06).
    Penalty,
    /// What else in Phase 2 (ESTRO-FACE-07, ESTRO-TURN-11).
    Extras,
    /// Which card attacks which, or none (ESTRO-TURN-16).
    Attack,
    /// A window: act or pass (ESTRO-TURN-22).
    Window(Moment),
    /// Whether a Gift is used (ESTRO-GIFT-02).
    UseGift,
    /// Which card a Gift means (ESTRO-GIFT-18).
    Choose,
    /// Heads or tails (ESTRO-GIFT-15).
    Coin,
    /// Which Estro a card gets (ESTRO-CARD-09).
    Estro,
    /// For which card a Zone special is used (ESTRO-ZONE-10).
    Special,
    /// How an attack goes on after a special (ESTRO-ATK-19).
    Redirection,
    /// Which of several Gifts comes first (ESTRO-GIFT-20).
    Order,
    /// Which of several destroyed cards comes first (ESTRO-DEST-08).
    Burn,
    /// Which card is discarded (ESTRO-TURN-21).
    Discard,
    /// Which of the drawn cards is kept.
    Keep,
    /// Which face-down guardian is turned up (ESTRO-SOLO-15).
    Reveal,
    /// Which own card a guardian attacks (ESTRO-SOLO-25).
    Aim,
    /// Which ship is meant (ESTRO-SOLO-22).
    Ship,
    /// Which two statistics are exchanged (ESTRO-CARD-07).
    Stats,
    /// What the next die shows (ESTRO-SOLO-25).
    Die,
}

/// A ship as everybody sees it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ShipView {
    /// Its Estro, by which it is called.
    pub estro: Estro,
    /// Its shields; 0 for a destroyed one (ESTRO-SOLO-22).
    pub shields: i16,
    /// How many guardians stand before it (ESTRO-SOLO-21).
    pub guardians: u8,
    /// After how many turns of the ships its skill is released, while its alarm sounds (ESTRO-SOLO-20).
    pub countdown: Option<u8>,
    /// Whether its skill was released.
    pub is_released: bool,
}

/// What objects and skills may have prepared, in the words of [`fleet::Knack`].
pub const PREPARED: [&str; 6] = ["weaken", "second-chance", "ignore-dex", "aim", "load-die", "no-objects"];

/// Ships and objects (chapter SOLO of the rulebook).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FleetView {
    /// The ships in the order of their row.
    pub ships: Vec<ShipView>,
    /// Destroyed guardians, the newest last (ESTRO-SOLO-12).
    pub incinerator: Vec<CardNo>,
    /// The objects that the player has.
    pub objects: Vec<ObjectNo>,
    /// How many objects are still to come (ESTRO-SOLO-25).
    pub objects_left: u8,
    /// Whether an object was used in this turn, and whether none can be in this turn of the player.
    pub has_used: bool,
    /// See [`FleetView::has_used`].
    pub is_locked: bool,
    /// What objects and skills have prepared: words of [`PREPARED`].
    pub prepared: Vec<&'static str>,
}

/// What a viewer may see now.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct View {
    /// Who sees it.
    pub viewer: Viewer,
    /// The catalogue of the table.
    pub cards: CardSet,
    /// The modes and options of the table.
    pub options: Options,
    /// The seat that is asked, and what; `None` when the match is over.
    pub asks: Option<(Seat, Ask)>,
    /// The number of the turn, and of the round.
    pub turn: u16,
    /// See [`View::turn`].
    pub round: u16,
    /// The turn player, and the seat that began.
    pub active: Seat,
    /// See [`View::active`].
    pub first: Seat,
    /// Attacks made and allowed this turn.
    pub attacks: [u8; 2],
    /// Whether the card of the turn was played, and how many further plays there are (ESTRO-TURN-11).
    pub has_played: bool,
    /// See [`View::has_played`].
    pub extra_plays: u8,
    /// Whether the clock ran out, and what the play asks its player is answered by lot (ESTRO-TURN-07).
    pub is_by_lot: bool,
    /// The active Zone cards, and for each seat which specials it cannot use any more, as masks of Estri.
    pub zones: u8,
    /// See [`View::zones`].
    pub used_specials: Vec<u8>,
    /// How many cards the dimensional deck has (ESTRO-FESS-06), and whether the turn player has opened the Rift.
    pub rift: u8,
    /// See [`View::rift`].
    pub has_opened_rift: bool,
    /// Ships and objects, where the mode has such.
    pub fleet: Option<FleetView>,
    /// What belongs to each seat.
    pub seats: Vec<SeatView>,
    /// The cards on the field, side by side, by order of entry.
    pub field: Vec<FieldCard>,
    /// The attack that is going on, or that ended the match.
    pub attack: Option<AttackView>,
    /// The window that is open (ESTRO-TURN-22).
    pub window: Option<Moment>,
    /// The cards that the viewer has just drawn, of which it keeps some.
    pub drawn: Vec<CardNo>,
    /// The card that enters the field that its controller chooses (ESTRO-CONQ-15).
    pub entering: Option<CardNo>,
    /// The Gifts and sectors of the dial that are being carried out, the latest last.
    pub gifts: Vec<GiftView>,
    /// Those of the actions that the viewer is offered that are errors (ESTRO-MNE-05), where it has worked that out: see
    /// [`table::Game::worked_out`].
    pub errors: Vec<Action>,
    /// How the match ended.
    pub outcome: Option<Outcome>,
}

/// What a seat could remember and its view does not show.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Knowledge {
    /// Cards of other seats that are in their hand or lie covered, it is not known which: owner and card.
    pub somewhere: Vec<(Seat, CardNo)>,
    /// The cards under its own deck that it has put there, the lowest first.
    pub bottom: Vec<CardNo>,
    /// The cards of its own deck in the order of the catalogue, where it knows them (ESTRO-DECK-07); their order in the
    /// deck it does not know.
    pub deck: Vec<CardNo>,
}

impl State {
    /// Whether a viewer sees the face of a card where it lies.
    pub(crate) fn sees(&self, viewer: Viewer, id: CardId) -> bool {
        let card = self.card(id);
        if card.has(flag::BLURRED) { self.is_insider(viewer, card.owner) } else { card.known.sees(viewer) }
    }

    /// Whether each seat knows which cards its deck holds: a constructed one, or a dealt one that it may look through
    /// (ESTRO-DECK-07).
    pub(crate) fn knows_own_deck(&self) -> bool {
        self.is_constructed || self.rules.options.peek_random_deck
    }

    pub(crate) fn view_for(&self, viewer: Viewer) -> View {
        self.view_of(viewer, !self.rules.options.adds_up_itself(viewer))
    }

    /// The view of a player of Mnemonica that has added everything up and knows what would be an error; of other players, their
    /// view.
    pub(crate) fn worked_out_by(&self, seat: Seat) -> View {
        View { errors: self.errors_of(seat), ..self.view_of(seat.into(), true) }
    }

    /// The cards of [`View::field`] as their controllers know them, the ships too, which are no seat: for a replay with every card
    /// open, never for a seat.
    #[must_use]
    pub fn faces_for_controllers(&self) -> Vec<Option<CardNo>> {
        let cards = self.fields.iter().flat_map(|field| field.iter());
        cards.map(|id| self.sees(self.card(id).controller.into(), id).then_some(self.card(id).no)).collect()
    }

    fn view_of(&self, viewer: Viewer, is_added_up: bool) -> View {
        View {
            viewer,
            cards: self.rules.set.clone(),
            options: self.rules.options,
            asks: self.ask_view(),
            turn: self.turn,
            round: self.round,
            active: self.active,
            first: self.first,
            attacks: [self.attacks, self.attacks_allowed()],
            has_played: self.has_played,
            rift: self.rift.len() as u8,
            has_opened_rift: self.has_opened_rift,
            extra_plays: self.extra_plays,
            is_by_lot: self.by_lot,
            zones: self.zones.active,
            used_specials: self.zones.used[..self.seats as usize].to_vec(),
            fleet: self.rules.options.is_solo().then(|| self.fleet_view()),
            seats: Seat::all(self.seats).map(|seat| self.seat_view(seat, viewer, is_added_up)).collect(),
            field: self
                .fields
                .iter()
                .flat_map(|field| field.iter())
                .map(|card| self.field_card(card, viewer, is_added_up))
                .collect(),
            window: self.open_moment(),
            drawn: self.just_drawn(viewer),
            entering: self.entering(viewer),
            gifts: self.gift_views(),
            errors: Vec::new(),
            outcome: self.outcome(),
            attack: self.attack().map(|attack| AttackView {
                attacker: self.spot_if_there(attack.attacker),
                target: attack.target_card().and_then(|target| self.spot_if_there(target)),
                ship: attack.ship,
                dice: (attack.dice[0] != 0).then_some(attack.dice),
                claims: attack.claims,
                has_declared: self.totals.map(|total| total.is_some()),
                is_over: attack.step >= AttackStep::Outcome,
                won: attack.won,
                addends: if is_added_up { self.clash_addends() } else { Default::default() },
            }),
        }
    }

    fn ask_view(&self) -> Option<(Seat, Ask)> {
        if self.ended.is_some() {
            return None;
        }
        let ask = match self.question.prompt {
            Prompt::Declare => Ask::Declare,
            Prompt::Absorb => Ask::Absorb,
            Prompt::Name(_) => Ask::Name,
            Prompt::Token => Ask::Token,
            Prompt::Ambush => Ask::Ambush,
            Prompt::Play => Ask::Play,
            Prompt::Field => Ask::Field,
            Prompt::Claim => Ask::Claim,
            Prompt::Total => Ask::Total,
            Prompt::Penalty => Ask::Penalty,
            Prompt::Extras => Ask::Extras,
            Prompt::Attack => Ask::Attack,
            Prompt::Window(moment) => Ask::Window(moment),
            Prompt::Use(_) => Ask::UseGift,
            Prompt::Choose(..) => Ask::Choose,
            Prompt::Coin(_) => Ask::Coin,
            Prompt::Estro(_) => Ask::Estro,
            Prompt::Special(_) => Ask::Special,
            Prompt::Redirection => Ask::Redirection,
            Prompt::Order => Ask::Order,
            Prompt::Burn => Ask::Burn,
            Prompt::Discard => Ask::Discard,
            Prompt::Keep => Ask::Keep,
            Prompt::Reveal => Ask::Reveal,
            Prompt::Aim => Ask::Aim,
            Prompt::Ship => Ask::Ship,
            Prompt::Stats => Ask::Stats,
            Prompt::Die => Ask::Die,
            Prompt::Nothing => return None,
        };
        Some((self.question.seat, ask))
    }

    /// The cards of which a viewer keeps some, in the order of the catalogue.
    fn just_drawn(&self, viewer: Viewer) -> Vec<CardNo> {
        let Frame::Keep { seat, drawn } = self.top() else { return Vec::new() };
        let cards = drawn.cards.iter().filter(|card| card.is_some() && viewer.is(*seat));
        let mut drawn: Vec<CardNo> = cards.map(|card| self.card(*card).no).collect();
        drawn.sort_unstable();
        drawn
    }

    /// The card that enters next, as far as the viewer sees it.
    fn entering(&self, viewer: Viewer) -> Option<CardNo> {
        let Frame::Placing(placing) = self.top() else { return None };
        self.sees(viewer, placing.card).then_some(self.card(placing.card).no)
    }

    /// The Gifts on the stack; a Gift that has not begun shows nothing of a card that is hidden.
    fn gift_views(&self) -> Vec<GiftView> {
        let frames = self.stack[..self.depth as usize].iter();
        let runs = frames.filter_map(|frame| match frame {
            Frame::Gift(run) if run.step > GiftStep::Begin || self.card(run.card).is_up() => Some(run),
            _ => None,
        });
        runs.map(|run| GiftView {
            card: run.card.is_some().then_some(run.no),
            controller: run.controller,
            spot: if run.card.is_some() { self.spot_if_there(run.card) } else { None },
            is_annulled: run.is_annulled,
            reduction: run.reduction,
            origin: run.origin,
            chosen: run.chosen.map(|card| if card.is_some() { self.spot_if_there(card) } else { None }),
        })
        .collect()
    }

    fn spot_if_there(&self, card: CardId) -> Option<Spot> {
        self.card(card).is_on_field().then(|| self.spot_of(card)).flatten()
    }

    fn seat_view(&self, seat: Seat, viewer: Viewer, is_added_up: bool) -> SeatView {
        let hoard = self.hoard(seat);
        let seen = hoard.hand.iter().filter(|card| self.sees(viewer, *card));
        let mut held: Vec<CardNo> = seen.map(|card| self.card(card).no).collect();
        held.sort_unstable();
        let own = || self.fields[self.side_of(seat)].iter().filter(|card| self.card(*card).controller == seat);
        SeatView {
            deck: hoard.deck.len() as u8,
            hand: hoard.hand.len() as u8,
            held,
            incinerator: hoard.incinerator.iter().map(|card| self.card(card).no).collect(),
            hand_limit: self.hand_limit(seat) as u8,
            draws_skipped: hoard.draws_skipped,
            attacks_once: hoard.attacks_once,
            tokens: hoard.tokens,
            has_declared: hoard.has_declared,
            may_fuse: self.may_fuse(seat),
            field: own().count() as u8,
            tot: is_added_up.then(|| own().map(|card| self.now(card).tot).sum()),
            is_drawless: hoard.is_drawless,
        }
    }

    fn field_card(&self, id: CardId, viewer: Viewer, is_added_up: bool) -> FieldCard {
        let card = self.card(id);
        let now = is_added_up.then(|| self.now(id));
        let up = card.is_up().then(|| UpCard {
            main: card.main,
            stats: now.map_or_else(|| self.printed(card), |now| now.stats),
            tot: now.map(|now| now.tot),
            counters: if is_added_up { [0; 6] } else { self.changes(id) },
            is_used: self.card(self.bearer(id)).has(flag::USED),
            is_inhibited: self.is_inhibited(id),
            is_waiting: self.is_waiting_guardian(id),
            attacks: card.attacks,
            more_attacks: card.more_attacks,
            resolved: self.card(self.bearer(id)).resolved,
            is_emptied: card.has(flag::EMPTIED),
            is_used_now: card.used_in != 0 && card.used_in == self.window_number(),
            waits: self.waiting(id),
            guest: self.is_chimera(id).then(|| self.card(card.guest).no),
            other: Estro::ALL.into_iter().find(|estro| *estro != card.main && card.estri >> *estro as u8 & 1 != 0),
            supports: self.is_support(id).then(|| self.spot_of(card.supports)).flatten(),
            shield: self
                .shield(id)
                .map(|left| Shield { left: is_added_up.then_some(left), damage: card.shield_damage }),
        });
        FieldCard {
            spot: self.spot_of(id).unwrap_or(Spot { side: 0, place: 0 }),
            controller: card.controller,
            zone: self.zone_field(id),
            ship: self.ship_of(id),
            is_down: card.is_down(),
            since: card.since,
            face: self.sees(viewer, id).then_some(card.no),
            up,
            is_protected: self.is_protected(id),
            is_barred: self.is_barred(id),
            must_attack: self.must_attack(id),
            will_rest: self.will_rest(id),
        }
    }

    fn fleet_view(&self) -> FleetView {
        let fleet = &self.fleet;
        let ships = Estro::ALL.into_iter().zip(fleet.ships).map(|(estro, ship)| ShipView {
            estro,
            shields: ship.shields,
            guardians: self.guardians_of(estro).count() as u8,
            countdown: if let Alarm::Counting { left, .. } = ship.alarm { Some(left) } else { None },
            is_released: ship.alarm == Alarm::Over && ship.shields > 0,
        });
        let is_prepared = [
            fleet.weaker > 0,
            fleet.second_chance,
            fleet.ignores_next,
            fleet.aims,
            fleet.die > 0,
            fleet.no_objects_next,
        ];
        FleetView {
            ships: ships.collect(),
            incinerator: self.hoard(SHIPS).incinerator.iter().map(|card| self.card(card).no).collect(),
            objects: ObjectNo::all().filter(|object| fleet.held & object.bit() != 0).collect(),
            objects_left: ObjectNo::all().filter(|object| fleet.given & object.bit() == 0).count() as u8,
            has_used: fleet.has_used,
            is_locked: fleet.no_objects,
            prepared: is_prepared.into_iter().zip(PREPARED).filter(|(is_on, _)| *is_on).map(|(_, word)| word).collect(),
        }
    }

    pub(crate) fn knowledge_of(&self, seat: Seat) -> Knowledge {
        let mut knowledge = Knowledge::default();
        for id in self.cards.ids() {
            let card = self.card(id);
            let is_hidden = matches!(card.location, Location::Hand) || card.is_down();
            let viewer = Viewer::Seat(seat);
            if is_hidden && card.has(flag::BLURRED) && !self.is_insider(viewer, card.owner) && card.known.knows(viewer)
            {
                knowledge.somewhere.push((card.owner, card.no));
            }
        }
        knowledge.somewhere.sort_unstable();
        let own = self.hoard(seat).deck.iter().take_while(|card| self.card(*card).known.knows(Viewer::Seat(seat)));
        knowledge.bottom = own.map(|card| self.card(card).no).collect();
        if self.knows_own_deck() {
            knowledge.deck = self.hoard(seat).deck.iter().map(|card| self.card(card).no).collect();
            knowledge.deck.sort_unstable();
        }
        knowledge
    }
}
