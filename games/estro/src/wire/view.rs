//! The table as one viewer sees it, as a document.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::{card_id, moment_word, symbol_of};
use crate::language::Estro;
use crate::set::CardSet;
use crate::view::{
    Addend, AddendKind, Ask, AttackView, FieldCard, FleetView, GiftView, Origin, SeatView, Shield, ShipView, UpCard,
    View,
};

/// The table as one viewer sees it. Anything that the viewer may not see is null or absent.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct ViewDocument {
    /// The viewer: the number of a seat, or `public`.
    pub viewer: String,
    /// The modes and options of the table, as people write them: those that differ from the rulings.
    #[serde(default)]
    pub options: Vec<String>,
    /// The number of the turn, from 1.
    pub turn: u16,
    /// The number of the round, from 1.
    pub round: u16,
    /// The seat whose turn it is; the number behind the last seat for the ships of Single Player.
    pub active: u8,
    /// The seat that began.
    pub first: u8,
    /// The seat that is asked, and the question; null when the match is over.
    pub asks: Option<AskDocument>,
    /// Attacks declared in this turn.
    pub attacks: u8,
    /// Attacks allowed in this turn.
    pub attack_limit: u8,
    /// Whether the card of the turn was played.
    pub has_played: bool,
    /// Further plays in this turn.
    pub extra_plays: u8,
    /// Cards of the dimensional deck.
    #[serde(default)]
    pub rift: u8,
    /// Whether the Rift was opened in this turn.
    #[serde(default)]
    pub has_opened_rift: bool,
    /// The active Zone cards.
    pub zones: Vec<Estro>,
    /// Ships and objects of Single Player; null in other modes.
    #[serde(default)]
    pub fleet: Option<FleetDocument>,
    /// The seats, by number.
    pub seats: Vec<SeatViewDocument>,
    /// The cards on the field: side 0, then side 1, each by order of entry.
    pub field: Vec<FieldCardDocument>,
    /// The attack that is going on.
    pub attack: Option<AttackDocument>,
    /// Whether the clock ran out, and what the play asks its player is answered by lot.
    pub is_by_lot: bool,
    /// The window that is open: `draw`, `play`, `declared`, `dice`, `death`, `after` or `end`.
    pub window: Option<String>,
    /// The ids of the cards that the viewer has just drawn, of which it keeps some.
    #[serde(default)]
    pub drawn: Vec<String>,
    /// The id of the card that enters the Zone field that its controller chooses, where the viewer knows it.
    #[serde(default)]
    pub entering: Option<String>,
    /// The Gifts and sectors of the dial that are being carried out, the latest last.
    pub gifts: Vec<GiftDocument>,
    /// The outcome; null while the match goes on.
    pub outcome: Option<OutcomeDocument>,
}

/// A question.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct AskDocument {
    /// The seat that is asked.
    pub seat: u8,
    /// The question: `play`, `extras`, `attack`, `window`, `use_gift`, `choose`, `coin`, `estro`, `special`, `redirection`,
    /// `claim`, `order`, `burn`, `discard`, `keep`, `token`, `ambush`, `declare`, `absorb`,
    /// `name`, `total`, `penalty`, `field`, `reveal`, `aim`, `ship`, `stats` or `die`.
    pub ask: String,
    /// For `window`: which one.
    pub window: Option<String>,
}

/// What belongs to a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct SeatViewDocument {
    /// Cards in its deck.
    pub deck: u8,
    /// Cards in its hand.
    pub hand: u8,
    /// The ids of the cards of its hand that the viewer may see.
    pub held: Vec<String>,
    /// The ids of its Incinerator, the newest last.
    pub incinerator: Vec<String>,
    /// Its hand limit at the end of its turn.
    pub hand_limit: u8,
    /// How many draws of Phase 1 will not take place.
    pub draws_skipped: u8,
    /// Whether it makes one attack at most in its next turn.
    #[serde(default)]
    pub attacks_once: bool,
    /// Its Necrotokens.
    #[serde(default)]
    pub tokens: u8,
    /// Whether it has declared a Chimera for its next turn.
    #[serde(default)]
    pub has_declared: bool,
    /// Whether it may play a Chimera in this turn.
    #[serde(default)]
    pub may_fuse: bool,
    /// Cards that it has on the field.
    pub field: u8,
    /// Their TOT together; it may be negative; null for the players of Mnemonica.
    pub tot: Option<i16>,
    /// Whether it had to draw and had nothing left, in a team.
    #[serde(default)]
    pub is_drawless: bool,
    /// The Zone specials that it cannot use any more.
    pub used_specials: Vec<Estro>,
}

/// A card on the field.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct FieldCardDocument {
    /// Its place: `0.3` is the third card of side 0.
    pub spot: String,
    /// Its controller; the number behind the last seat for a guardian.
    pub controller: u8,
    /// The ship that it guards, by its Estro; null for the card of a player.
    #[serde(default)]
    pub ship: Option<Estro>,
    /// The Zone field in which it lies, by its Estro; null in a duel.
    #[serde(default)]
    pub zone: Option<Estro>,
    /// Whether it lies face down.
    pub is_down: bool,
    /// The turn in which it came there or was covered.
    pub since: u16,
    /// The id of the card; null where the viewer does not know it.
    pub card: Option<String>,
    /// The values and marks of a face-up card.
    pub up: Option<UpCardDocument>,
    /// Whether it cannot be destroyed now.
    pub is_protected: bool,
    /// Whether it cannot attack now.
    pub is_barred: bool,
    /// Whether it has to attack.
    pub must_attack: bool,
    /// Whether it will not be able to attack in its controller's next turn.
    #[serde(default)]
    pub will_rest: bool,
}

/// What everybody sees of a card that lies face up.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct UpCardDocument {
    /// Its main Estro.
    pub main: Estro,
    /// ATK, DEF, HEL, DEX, MAP as they stand; for the players of Mnemonica as they are printed.
    pub stats: [i16; 5],
    /// TOT as it stands; it may be negative; null for the players of Mnemonica.
    pub tot: Option<i16>,
    /// For the players of Mnemonica: the changes that lie on it as counters, of ATK, DEF, HEL, DEX, MAP and TOT; otherwise zeros.
    #[serde(default)]
    pub counters: [i16; 6],
    /// Whether its 1V Gift was resolved.
    pub is_used: bool,
    /// Whether it counts as an Empty card for the rest of the match.
    #[serde(default)]
    pub is_emptied: bool,
    /// Whether its Gift is inhibited.
    pub is_inhibited: bool,
    /// Whether the Gift of a guardian waits for the ships' turn.
    #[serde(default)]
    pub is_waiting: bool,
    /// How often it has attacked in this turn.
    pub attacks: u8,
    /// How often it may attack beyond once.
    pub more_attacks: u8,
    /// How often its Gift was resolved in this turn.
    pub resolved: u8,
    /// Whether its Gift was used in the window that is open.
    pub is_used_now: bool,
    /// For how many turns of its controller its Gift still waits.
    pub waits: Option<u8>,
    /// The id of the card that a Chimera has absorbed.
    #[serde(default)]
    pub guest: Option<String>,
    /// The Estro of a Chimera that does not count now.
    #[serde(default)]
    pub other: Option<Estro>,
    /// The place of the Granito card that it supports.
    #[serde(default)]
    pub supports: Option<String>,
    /// Its vital shield.
    #[serde(default)]
    pub shield: Option<ShieldDocument>,
}

/// The vital shield of a Granito card.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct ShieldDocument {
    /// What an attack has to come to, before the die of a clash; null for the players of Mnemonica.
    pub left: Option<i16>,
    /// By how much it was worn down.
    pub damage: i16,
}

/// An attack.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct AttackDocument {
    /// The place of the attacking card, while it is on the field.
    pub attacker: Option<String>,
    /// The place of its target, while it is on the field.
    pub target: Option<String>,
    /// The ship that is attacked in place of a card, by its Estro.
    #[serde(default)]
    pub ship: Option<Estro>,
    /// The dice of attacker and target, once they are rolled; 0 for a ship, which rolls none.
    pub dice: Option<[u8; 2]>,
    /// The bonuses that were claimed for attacker and target: `none`, or `die`, `match-up` and `zone` joined by `+`.
    pub claims: [Option<String>; 2],
    /// Whether the totals of attacker and target were declared.
    #[serde(default)]
    pub has_declared: [bool; 2],
    /// Whether it is decided or was stopped.
    pub is_over: bool,
    /// Whether the target was defeated, once that is decided.
    pub won: Option<bool>,
    /// What the battle TOT of the attacker is made of; nothing for the players of Mnemonica.
    pub attacker_addends: Vec<AddendDocument>,
    /// What the battle TOT of the target is made of; nothing for the players of Mnemonica.
    pub target_addends: Vec<AddendDocument>,
}

/// One of the numbers that make up a battle TOT.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct AddendDocument {
    /// Where it comes from: `printed`, `changes`, `passive`, `zone`, `die`, `floor`, `match_up`, `support`, `shield`,
    /// `ignored` or `weakened`.
    pub kind: String,
    /// For `passive` and `support`: the id of the card.
    pub card: Option<String>,
    /// For `zone`: its Estro.
    pub zone: Option<Estro>,
    /// What it adds to TOT.
    pub n: i16,
    /// What it adds to the primary value.
    pub primary: i16,
    /// The clause by which it counts.
    pub clause: String,
}

/// A Gift that is being resolved, or something that is carried out like one.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct GiftDocument {
    /// The id of its card; null for an object and a skill, which have none.
    pub card: Option<String>,
    /// Its controller.
    pub controller: u8,
    /// The place of its card, while it is on the field.
    pub spot: Option<String>,
    /// Whether a countermove annuls it.
    pub is_annulled: bool,
    /// By how much a countermove makes its numbers smaller.
    pub reduction: u8,
    /// The sector that is carried out for this card, which was destroyed, in place of a Gift.
    #[serde(default)]
    pub sector: Option<SectorDocument>,
    /// The object that is carried out in place of a Gift, by its number, 1 to 25.
    #[serde(default)]
    pub object: Option<u8>,
    /// The ship whose skill is carried out in place of a Gift, by its Estro.
    #[serde(default)]
    pub skill: Option<Estro>,
    /// The places of the cards that were chosen for it; null where none was, or where it is not on the field.
    pub chosen: [Option<String>; 4],
}

/// The sector on which the dial has stopped.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct SectorDocument {
    /// Its number, 1 to 25.
    pub number: u8,
    /// Its symbol.
    pub symbol: String,
}

/// Ships and objects of Single Player.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct FleetDocument {
    /// The ships, one of each Estro, in the order of their row.
    pub ships: Vec<ShipDocument>,
    /// The ids of the destroyed guardians, the newest last.
    pub incinerator: Vec<String>,
    /// The numbers of the objects that the player has, 1 to 25.
    pub objects: Vec<u8>,
    /// How many objects are still to come.
    pub objects_left: u8,
    /// Whether an object was used in this turn.
    pub has_used: bool,
    /// Whether no object can be used in this turn.
    pub is_locked: bool,
    /// What objects and skills have prepared: `weaken`, `second-chance`, `ignore-dex`, `aim`, `load-die`, `no-objects`.
    pub prepared: Vec<String>,
}

/// A ship.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct ShipDocument {
    /// Its Estro, by which actions call it.
    pub estro: Estro,
    /// Its shields; 0 for a destroyed one.
    pub shields: i16,
    /// How many guardians stand before it.
    pub guardians: u8,
    /// After how many turns of the ships its skill is released; null while no alarm sounds.
    pub countdown: Option<u8>,
    /// Whether its skill was released.
    pub is_released: bool,
}

/// The outcome of a match.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct OutcomeDocument {
    /// The seats that won; in a tie, the seats that share it.
    pub winners: Vec<u8>,
    /// Whether it is a tie.
    pub tie: bool,
    /// The clause that ended the match.
    pub clause: String,
}

/// The Estri of a mask.
fn estri(mask: u8) -> Vec<Estro> {
    Estro::ALL.into_iter().filter(|estro| mask >> *estro as u8 & 1 != 0).collect()
}

impl std::convert::From<&View> for ViewDocument {
    fn from(view: &View) -> Self {
        let set = &view.cards;
        let seats = view.seats.iter().zip(&view.used_specials);
        Self {
            viewer: view.viewer.to_string(),
            options: view.options.words(),
            turn: view.turn,
            round: view.round,
            active: view.active.0,
            first: view.first.0,
            asks: view.asks.map(|(seat, ask)| ask_document(seat.0, ask)),
            attacks: view.attacks[0],
            attack_limit: view.attacks[1],
            has_played: view.has_played,
            extra_plays: view.extra_plays,
            rift: view.rift,
            has_opened_rift: view.has_opened_rift,
            zones: estri(view.zones),
            fleet: view.fleet.as_ref().map(|fleet| fleet_document(fleet, set)),
            seats: seats.map(|(seat, used)| seat_document(seat, *used, set)).collect(),
            field: view.field.iter().map(|card| field_document(card, set)).collect(),
            attack: view.attack.as_ref().map(|attack| attack_document(attack, set)),
            is_by_lot: view.is_by_lot,
            window: view.window.map(moment_word),
            drawn: view.drawn.iter().map(|card| card_id(set, *card)).collect(),
            entering: view.entering.map(|card| card_id(set, card)),
            gifts: view.gifts.iter().map(|gift| gift_document(gift, set)).collect(),
            outcome: view.outcome.map(|outcome| OutcomeDocument {
                winners: outcome.winners.iter().map(|seat| seat.0).collect(),
                tie: outcome.is_tie,
                clause: outcome.clause.to_string(),
            }),
        }
    }
}

/// The word of each question.
pub(super) const ASKS: [(&str, Ask); 27] = [
    ("reveal", Ask::Reveal),
    ("aim", Ask::Aim),
    ("ship", Ask::Ship),
    ("stats", Ask::Stats),
    ("die", Ask::Die),
    ("play", Ask::Play),
    ("field", Ask::Field),
    ("extras", Ask::Extras),
    ("attack", Ask::Attack),
    ("use_gift", Ask::UseGift),
    ("choose", Ask::Choose),
    ("coin", Ask::Coin),
    ("estro", Ask::Estro),
    ("special", Ask::Special),
    ("redirection", Ask::Redirection),
    ("claim", Ask::Claim),
    ("order", Ask::Order),
    ("burn", Ask::Burn),
    ("discard", Ask::Discard),
    ("keep", Ask::Keep),
    ("token", Ask::Token),
    ("ambush", Ask::Ambush),
    ("declare", Ask::Declare),
    ("absorb", Ask::Absorb),
    ("name", Ask::Name),
    ("total", Ask::Total),
    ("penalty", Ask::Penalty),
];

fn ask_document(seat: u8, ask: Ask) -> AskDocument {
    let word = ASKS.iter().find(|(_, known)| *known == ask).map_or("window", |(word, _)| *word);
    let window = if let Ask::Window(moment) = ask { Some(moment_word(moment)) } else { None };
    AskDocument { seat, ask: word.to_owned(), window }
}

fn fleet_document(fleet: &FleetView, set: &CardSet) -> FleetDocument {
    let ship = |ship: &ShipView| ShipDocument {
        estro: ship.estro,
        shields: ship.shields,
        guardians: ship.guardians,
        countdown: ship.countdown,
        is_released: ship.is_released,
    };
    FleetDocument {
        ships: fleet.ships.iter().map(ship).collect(),
        incinerator: fleet.incinerator.iter().map(|card| card_id(set, *card)).collect(),
        objects: fleet.objects.iter().map(|object| object.0 + 1).collect(),
        objects_left: fleet.objects_left,
        has_used: fleet.has_used,
        is_locked: fleet.is_locked,
        prepared: fleet.prepared.iter().map(|word| (*word).to_owned()).collect(),
    }
}

fn seat_document(seat: &SeatView, used: u8, set: &CardSet) -> SeatViewDocument {
    let ids = |cards: &[crate::rules::CardNo]| cards.iter().map(|card| card_id(set, *card)).collect();
    SeatViewDocument {
        deck: seat.deck,
        hand: seat.hand,
        held: ids(&seat.held),
        incinerator: ids(&seat.incinerator),
        hand_limit: seat.hand_limit,
        draws_skipped: seat.draws_skipped,
        attacks_once: seat.attacks_once,
        tokens: seat.tokens,
        has_declared: seat.has_declared,
        may_fuse: seat.may_fuse,
        field: seat.field,
        tot: seat.tot,
        is_drawless: seat.is_drawless,
        used_specials: estri(used),
    }
}

fn field_document(card: &FieldCard, set: &CardSet) -> FieldCardDocument {
    let up = |up: &UpCard| UpCardDocument {
        main: up.main,
        stats: up.stats,
        tot: up.tot,
        counters: up.counters,
        is_used: up.is_used,
        is_emptied: up.is_emptied,
        is_inhibited: up.is_inhibited,
        is_waiting: up.is_waiting,
        attacks: up.attacks,
        more_attacks: up.more_attacks,
        resolved: up.resolved,
        is_used_now: up.is_used_now,
        waits: up.waits,
        guest: up.guest.map(|no| card_id(set, no)),
        other: up.other,
        supports: up.supports.map(|spot| spot.to_string()),
        shield: up.shield.map(|Shield { left, damage }| ShieldDocument { left, damage }),
    };
    FieldCardDocument {
        spot: card.spot.to_string(),
        controller: card.controller.0,
        ship: card.ship,
        zone: card.zone,
        is_down: card.is_down,
        since: card.since,
        card: card.face.map(|no| card_id(set, no)),
        up: card.up.as_ref().map(up),
        is_protected: card.is_protected,
        is_barred: card.is_barred,
        must_attack: card.must_attack,
        will_rest: card.will_rest,
    }
}

fn attack_document(attack: &AttackView, set: &CardSet) -> AttackDocument {
    let addends = |list: &[Addend]| list.iter().map(|addend| addend_document(addend, set)).collect();
    AttackDocument {
        attacker: attack.attacker.map(|spot| spot.to_string()),
        target: attack.target.map(|spot| spot.to_string()),
        ship: attack.ship,
        dice: attack.dice,
        claims: attack.claims.map(|claimed| claimed.map(|claimed| claimed.to_string())),
        has_declared: attack.has_declared,
        is_over: attack.is_over,
        won: attack.won,
        attacker_addends: addends(&attack.addends[0]),
        target_addends: addends(&attack.addends[1]),
    }
}

fn addend_document(addend: &Addend, set: &CardSet) -> AddendDocument {
    let (word, card, zone) = match addend.kind {
        AddendKind::Printed => ("printed", None, None),
        AddendKind::Changes => ("changes", None, None),
        AddendKind::Passive(card) => ("passive", Some(card_id(set, card)), None),
        AddendKind::Zone(zone) => ("zone", None, Some(zone)),
        AddendKind::Die => ("die", None, None),
        AddendKind::Floor => ("floor", None, None),
        AddendKind::MatchUp => ("match_up", None, None),
        AddendKind::Support(card) => ("support", Some(card_id(set, card)), None),
        AddendKind::Shield => ("shield", None, None),
        AddendKind::Ignored => ("ignored", None, None),
        AddendKind::Weakened => ("weakened", None, None),
    };
    let (kind, clause) = (word.to_owned(), addend.kind.clause().to_string());
    AddendDocument { kind, card, zone, n: addend.n, primary: addend.primary, clause }
}

fn gift_document(gift: &GiftView, set: &CardSet) -> GiftDocument {
    GiftDocument {
        card: gift.card.map(|card| card_id(set, card)),
        controller: gift.controller.0,
        spot: gift.spot.map(|spot| spot.to_string()),
        is_annulled: gift.is_annulled,
        reduction: gift.reduction,
        object: if let Origin::Object(object) = gift.origin { Some(object.0 + 1) } else { None },
        skill: if let Origin::Skill(ship) = gift.origin { Some(ship) } else { None },
        sector: gift.origin.sector().map(|sector| SectorDocument { number: sector.0 + 1, symbol: symbol_of(sector) }),
        chosen: gift.chosen.map(|spot| spot.map(|spot| spot.to_string())),
    }
}
