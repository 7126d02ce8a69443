//! Events as documents.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use table::Seat;

use super::{card_id, symbol_of, value_word};
use crate::event::Event;
use crate::language::Estro;
use crate::rules::CardNo;
use crate::set::CardSet;

/// Something that happened, by `type`. Cards are named by their ids; a card that somebody may not know is not named.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "type", rename_all = "snake_case")]
#[allow(missing_docs, reason = "the fields are named by what they are: seats, ids of cards, numbers")]
pub enum EventDocument {
    /// The coin made this seat begin.
    Begins { seat: u8 },
    /// A Zone card was drawn.
    ZoneDrawn { zone: Estro },
    /// All five Zone cards lie on the table.
    ZonesLaidOut {},
    /// A Zone card is not active any more.
    ZoneLeft { zone: Estro },
    /// A round began.
    RoundBegan { round: u16 },
    /// A turn began.
    TurnBegan { seat: u8, turn: u16 },
    /// A seat drew cards.
    Drew { seat: u8, count: u8 },
    /// A draw did not take place.
    NoDraw { seat: u8 },
    /// A seat of a team had to draw and has nothing left.
    Drawless { seat: u8 },
    /// A card was played face up.
    Played { seat: u8, card: String },
    /// A card was played face down.
    PlayedDown { seat: u8 },
    /// A card was played face up into a Zone field.
    PlayedInto { seat: u8, card: String, field: Estro },
    /// A card was played face down into a Zone field.
    PlayedDownInto { seat: u8, field: Estro },
    /// What has just entered lies in this Zone field.
    Placed { seat: u8, field: Estro },
    /// There was nothing to play.
    NothingToPlay { seat: u8 },
    /// A card came to the field by an effect.
    Entered { seat: u8, card: String },
    /// A card came to the field face down by an effect.
    EnteredDown { seat: u8 },
    /// A card was turned up.
    TurnedUp { seat: u8, card: String },
    /// A card was turned down.
    TurnedDown { seat: u8, card: String },
    /// An attack was declared.
    Attacked { seat: u8, attacker: String, target: Option<String> },
    /// The attacked card belongs to this seat of a team, which decides for it.
    Defends { seat: u8 },
    /// A die was rolled for the card of a seat.
    Rolled { seat: u8, die: u8 },
    /// The totals that were compared, attacker and target.
    Compared { mains: [Estro; 2], tots: [i16; 2], primaries: [i16; 2], won: bool },
    /// A comparison was decided; in Mnemonica nobody is told by which totals.
    Decided { won: bool },
    /// A seat has declared a total.
    TotalDeclared { seat: u8 },
    /// The total that a seat has declared was right, or wrong.
    TotalChecked { seat: u8, right: bool },
    /// A seat has tried an illegal action.
    Erred { seat: u8 },
    /// The face-down target was defeated, whatever the totals.
    DefeatedCovered {},
    /// An attack ended without a result.
    AttackEnded {},
    /// The attack goes on against another card.
    Redirected { target: Option<String> },
    /// The thinking clock of a seat ran out.
    OutOfTime { seat: u8 },
    /// An Armonio card was played as a support of a Granito card.
    Supported { seat: u8, card: String, host: String },
    /// A seat declared a Chimera for its next turn.
    ChimeraDeclared { seat: u8 },
    /// An Empty card and a card with a Gift were played as one.
    Fused { seat: u8, card: String, guest: String },
    /// The controller of a Chimera named the Estro that counts.
    Named { seat: u8, card: String, estro: Estro },
    /// A Manpo card was played as the second card of the turn.
    PlayedSecond { seat: u8, card: String },
    /// A vital shield was struck: the main Estri of attacker and target, the TOT of the attacker, what was left of the shield.
    ShieldStruck { mains: [Estro; 2], tot: i16, shield: i16, won: bool },
    /// Bonuses were claimed for a seat's card in the clash.
    Claimed { seat: u8, bonuses: String },
    /// The attacker goes on as before.
    Kept { seat: u8 },
    /// The attacker stopped the attack.
    Stopped { seat: u8 },
    /// A seat makes no more attacks.
    NoMoreAttacks { seat: u8 },
    /// A Gift activated.
    GiftActivated { seat: u8, card: String },
    /// A Gift waits for so many turns.
    GiftWaits { seat: u8, card: String, turns: u8 },
    /// A Gift was declined.
    GiftDeclined { seat: u8, card: String },
    /// A Gift was annulled.
    GiftAnnulled { seat: u8, card: String },
    /// A Gift was weakened.
    GiftReduced { seat: u8, card: String, by: u8 },
    /// A Gift was led to other cards.
    GiftRedirected { seat: u8, card: String },
    /// A Gift had nothing to do.
    GiftIdle { seat: u8, card: String },
    /// A Gift was resolved as often in this turn as it may be.
    LoopEnded { seat: u8, card: String },
    /// A coin was called, and how it fell.
    Coin { seat: u8, heads: bool, right: bool },
    /// A value changed: `atk`, `def`, `hel`, `dex`, `map` or `tot`.
    Changed { seat: u8, card: String, value: String, by: i8 },
    /// Two statistics were exchanged.
    Swapped { seat: u8, card: String, values: [String; 2] },
    /// A card has another Estro.
    Became { seat: u8, card: String, estro: Estro },
    /// A Gift is inhibited.
    Inhibited { seat: u8, card: String },
    /// A card cannot be destroyed for a time.
    Protected { seat: u8, card: Option<String> },
    /// A card cannot attack for a time.
    Barred { seat: u8, card: Option<String> },
    /// A card has to attack.
    Forced { seat: u8, card: String },
    /// A card may attack once more.
    AttackAgain { seat: u8, card: String },
    /// A seat may make more attacks in this turn.
    MoreAttacks { seat: u8, count: u8 },
    /// A seat may play one more card in this turn.
    MorePlays { seat: u8 },
    /// A hand limit changed.
    HandLimit { seat: u8, by: i8 },
    /// A seat will not draw in its next Phase 1.
    SkipsDraw { seat: u8 },
    /// A card avoided its destruction.
    Saved { seat: u8, card: String },
    /// A protected card stayed where it is.
    StaysProtected { seat: u8, card: Option<String> },
    /// A card was destroyed.
    Destroyed { seat: u8, card: String },
    /// A card was sacrificed.
    Sacrificed { seat: u8, card: String },
    /// A card was discarded from the hand.
    Discarded { seat: u8, card: String },
    /// A card came to its owner's hand.
    ToHand { seat: u8, card: Option<String> },
    /// A card of a hand was shown to all.
    Revealed { seat: u8, card: String },
    /// A seat looked at a face-down card or a hand.
    Looked { seat: u8 },
    /// A card that was drawn went under the deck.
    ToBottom { seat: u8 },
    /// A Zone special was used.
    SpecialUsed { seat: u8, zone: Estro },
    /// A seat got a Necrotoken, and has so many now.
    TokenGained { seat: u8, tokens: u8 },
    /// A seat would have got a Necrotoken and has as many as it may have.
    TokenLost { seat: u8 },
    /// A seat spent so many Necrotokens.
    TokensSpent { seat: u8, count: u8 },
    /// A card of the hand ambushed.
    Ambushed { seat: u8, card: String },
    /// A card counts as an Empty one from now on.
    Emptied { seat: u8, card: String },
    /// A seat opened the Rift.
    RiftOpened { seat: u8 },
    /// The price of the Rift was not paid: nothing is summoned.
    RiftClosed { seat: u8 },
    /// The dial that a seat has turned stopped on a sector, 1 to 25, of that symbol.
    DialStopped { seat: u8, sector: u8, symbol: String },
    /// What the sector of the dial says could not be done.
    DialIdle { seat: u8 },
    /// The dial has turned often enough for one destruction.
    DialRests { seat: u8 },
    /// A coin was tossed for a seat, and whether it fell heads.
    Tossed { seat: u8, heads: bool },
    /// A card went from the top of a deck into the Incinerator.
    Milled { seat: u8, card: String },
    /// A card cannot attack in its controller's next turn.
    Rests { seat: u8, card: String },
    /// A seat makes one attack at most in its next turn.
    AttacksOnce { seat: u8 },
    /// Each ship of Single Player has deployed its guardians.
    GuardiansDeployed {},
    /// A guardian that was turned up before is ready, and its Gift works.
    GuardianReady { card: String },
    /// The last guardian of a ship has fallen: its skill is released after so many turns of the ships.
    AlarmSounded { ship: Estro, turns: u8 },
    /// So many turns of the ships are left.
    CountedDown { ship: Estro, turns: u8 },
    /// A countdown is over, because the ship is destroyed.
    AlarmStopped { ship: Estro },
    /// A ship has released its skill.
    SkillReleased { ship: Estro },
    /// An attack on a ship was declared.
    ShipAttacked { seat: u8, card: String, ship: Estro },
    /// What the attack on a ship comes to; null in Mnemonica.
    ShipStruck { ship: Estro, main: Estro, value: Option<i16> },
    /// The shields of a ship changed, and are so many now.
    ShieldsChanged { ship: Estro, by: i16, shields: i16 },
    /// A ship was destroyed.
    ShipDestroyed { ship: Estro },
    /// The attack goes on against a ship.
    RedirectedToShip { ship: Estro },
    /// So many guardians can attack and so many cards be attacked; chance takes one of each.
    TargetsDrawn { attackers: u8, targets: u8 },
    /// The player has chosen the card that is attacked; null for one that lies face down.
    Aimed { card: Option<String> },
    /// The player was given an object, 1 to 25.
    ObjectGiven { object: u8 },
    /// The player used an object.
    ObjectUsed { seat: u8, object: u8 },
    /// What an object or a skill says could not be done.
    NothingHappens {},
    /// A seat conceded.
    Conceded { seat: u8 },
}

impl EventDocument {
    /// The event, with cards by their ids in the set.
    #[must_use]
    pub fn new(event: &Event, set: &CardSet) -> Self {
        let id = |card: CardNo| card_id(set, card);
        match *event {
            Event::Begins(Seat(seat)) => Self::Begins { seat },
            Event::ZoneDrawn(zone) => Self::ZoneDrawn { zone },
            Event::ZonesLaidOut => Self::ZonesLaidOut {},
            Event::ZoneLeft(zone) => Self::ZoneLeft { zone },
            Event::RoundBegan(round) => Self::RoundBegan { round },
            Event::TurnBegan(Seat(seat), turn) => Self::TurnBegan { seat, turn },
            Event::Drew(Seat(seat), count) => Self::Drew { seat, count },
            Event::NoDraw(Seat(seat)) => Self::NoDraw { seat },
            Event::Drawless(Seat(seat)) => Self::Drawless { seat },
            Event::Defends(Seat(seat)) => Self::Defends { seat },
            Event::Played(Seat(seat), card) => Self::Played { seat, card: id(card) },
            Event::Supported(Seat(seat), card, host) => Self::Supported { seat, card: id(card), host: id(host) },
            Event::ChimeraDeclared(Seat(seat)) => Self::ChimeraDeclared { seat },
            Event::Fused(Seat(seat), card, guest) => Self::Fused { seat, card: id(card), guest: id(guest) },
            Event::Named(Seat(seat), card, estro) => Self::Named { seat, card: id(card), estro },
            Event::PlayedSecond(Seat(seat), card) => Self::PlayedSecond { seat, card: id(card) },
            Event::ShieldStruck { mains, tot, shield, won } => Self::ShieldStruck { mains, tot, shield, won },
            Event::PlayedDown(Seat(seat)) => Self::PlayedDown { seat },
            Event::PlayedInto(Seat(seat), card, field) => Self::PlayedInto { seat, card: id(card), field },
            Event::PlayedDownInto(Seat(seat), field) => Self::PlayedDownInto { seat, field },
            Event::Placed(Seat(seat), field) => Self::Placed { seat, field },
            Event::NothingToPlay(Seat(seat)) => Self::NothingToPlay { seat },
            Event::Entered(Seat(seat), card) => Self::Entered { seat, card: id(card) },
            Event::EnteredDown(Seat(seat)) => Self::EnteredDown { seat },
            Event::TurnedUp(Seat(seat), card) => Self::TurnedUp { seat, card: id(card) },
            Event::TurnedDown(Seat(seat), card) => Self::TurnedDown { seat, card: id(card) },
            Event::Attacked { seat: Seat(seat), attacker, target } => {
                Self::Attacked { seat, attacker: id(attacker), target: target.map(id) }
            }
            Event::Rolled(Seat(seat), die) => Self::Rolled { seat, die },
            Event::Compared { mains, tots, primaries, won } => Self::Compared { mains, tots, primaries, won },
            Event::Decided(won) => Self::Decided { won },
            Event::TotalDeclared(Seat(seat)) => Self::TotalDeclared { seat },
            Event::TotalChecked(Seat(seat), right) => Self::TotalChecked { seat, right },
            Event::Erred(Seat(seat)) => Self::Erred { seat },
            Event::DefeatedCovered => Self::DefeatedCovered {},
            Event::AttackEnded => Self::AttackEnded {},
            Event::Redirected(target) => Self::Redirected { target: target.map(id) },
            Event::OutOfTime(Seat(seat)) => Self::OutOfTime { seat },
            Event::Claimed(Seat(seat), claimed) => Self::Claimed { seat, bonuses: claimed.to_string() },
            Event::Kept(Seat(seat)) => Self::Kept { seat },
            Event::Stopped(Seat(seat)) => Self::Stopped { seat },
            Event::NoMoreAttacks(Seat(seat)) => Self::NoMoreAttacks { seat },
            Event::GiftActivated(Seat(seat), card) => Self::GiftActivated { seat, card: id(card) },
            Event::GiftWaits(Seat(seat), card, turns) => Self::GiftWaits { seat, card: id(card), turns },
            Event::GiftDeclined(Seat(seat), card) => Self::GiftDeclined { seat, card: id(card) },
            Event::GiftAnnulled(Seat(seat), card) => Self::GiftAnnulled { seat, card: id(card) },
            Event::GiftReduced(Seat(seat), card, by) => Self::GiftReduced { seat, card: id(card), by },
            Event::GiftRedirected(Seat(seat), card) => Self::GiftRedirected { seat, card: id(card) },
            Event::GiftIdle(Seat(seat), card) => Self::GiftIdle { seat, card: id(card) },
            Event::LoopEnded(Seat(seat), card) => Self::LoopEnded { seat, card: id(card) },
            Event::Coin { seat: Seat(seat), heads, right } => Self::Coin { seat, heads, right },
            Event::Changed(Seat(seat), card, slot, by) => {
                Self::Changed { seat, card: id(card), value: value_word(slot), by }
            }
            Event::Swapped(Seat(seat), card, one, other) => {
                Self::Swapped { seat, card: id(card), values: [value_word(one), value_word(other)] }
            }
            Event::Became(Seat(seat), card, estro) => Self::Became { seat, card: id(card), estro },
            Event::Inhibited(Seat(seat), card) => Self::Inhibited { seat, card: id(card) },
            Event::Protected(Seat(seat), card) => Self::Protected { seat, card: card.map(id) },
            Event::Barred(Seat(seat), card) => Self::Barred { seat, card: card.map(id) },
            Event::Forced(Seat(seat), card) => Self::Forced { seat, card: id(card) },
            Event::AttackAgain(Seat(seat), card) => Self::AttackAgain { seat, card: id(card) },
            Event::MoreAttacks(Seat(seat), count) => Self::MoreAttacks { seat, count },
            Event::MorePlays(Seat(seat)) => Self::MorePlays { seat },
            Event::HandLimit(Seat(seat), by) => Self::HandLimit { seat, by },
            Event::SkipsDraw(Seat(seat)) => Self::SkipsDraw { seat },
            Event::Saved(Seat(seat), card) => Self::Saved { seat, card: id(card) },
            Event::StaysProtected(Seat(seat), card) => Self::StaysProtected { seat, card: card.map(id) },
            Event::Destroyed(Seat(seat), card) => Self::Destroyed { seat, card: id(card) },
            Event::Sacrificed(Seat(seat), card) => Self::Sacrificed { seat, card: id(card) },
            Event::Discarded(Seat(seat), card) => Self::Discarded { seat, card: id(card) },
            Event::ToHand(Seat(seat), card) => Self::ToHand { seat, card: card.map(id) },
            Event::Revealed(Seat(seat), card) => Self::Revealed { seat, card: id(card) },
            Event::Looked(Seat(seat)) => Self::Looked { seat },
            Event::ToBottom(Seat(seat)) => Self::ToBottom { seat },
            Event::SpecialUsed(Seat(seat), zone) => Self::SpecialUsed { seat, zone },
            Event::TokenGained(Seat(seat), tokens) => Self::TokenGained { seat, tokens },
            Event::TokenLost(Seat(seat)) => Self::TokenLost { seat },
            Event::TokensSpent(Seat(seat), count) => Self::TokensSpent { seat, count },
            Event::Ambushed(Seat(seat), card) => Self::Ambushed { seat, card: id(card) },
            Event::Emptied(Seat(seat), card) => Self::Emptied { seat, card: id(card) },
            Event::RiftOpened(Seat(seat)) => Self::RiftOpened { seat },
            Event::RiftClosed(Seat(seat)) => Self::RiftClosed { seat },
            Event::DialStopped(Seat(seat), sector) => {
                Self::DialStopped { seat, sector: sector.0 + 1, symbol: symbol_of(sector) }
            }
            Event::DialIdle(Seat(seat)) => Self::DialIdle { seat },
            Event::DialRests(Seat(seat)) => Self::DialRests { seat },
            Event::Tossed(Seat(seat), heads) => Self::Tossed { seat, heads },
            Event::Milled(Seat(seat), card) => Self::Milled { seat, card: id(card) },
            Event::Rests(Seat(seat), card) => Self::Rests { seat, card: id(card) },
            Event::AttacksOnce(Seat(seat)) => Self::AttacksOnce { seat },
            Event::GuardiansDeployed => Self::GuardiansDeployed {},
            Event::GuardianReady(card) => Self::GuardianReady { card: id(card) },
            Event::AlarmSounded(ship, turns) => Self::AlarmSounded { ship, turns },
            Event::CountedDown(ship, turns) => Self::CountedDown { ship, turns },
            Event::AlarmStopped(ship) => Self::AlarmStopped { ship },
            Event::SkillReleased(ship) => Self::SkillReleased { ship },
            Event::ShipAttacked(Seat(seat), card, ship) => Self::ShipAttacked { seat, card: id(card), ship },
            Event::ShipStruck { ship, main, value } => Self::ShipStruck { ship, main, value },
            Event::ShieldsChanged(ship, by, shields) => Self::ShieldsChanged { ship, by, shields },
            Event::ShipDestroyed(ship) => Self::ShipDestroyed { ship },
            Event::RedirectedToShip(ship) => Self::RedirectedToShip { ship },
            Event::TargetsDrawn(attackers, targets) => Self::TargetsDrawn { attackers, targets },
            Event::Aimed(card) => Self::Aimed { card: card.map(id) },
            Event::ObjectGiven(object) => Self::ObjectGiven { object: object.0 + 1 },
            Event::ObjectUsed(Seat(seat), object) => Self::ObjectUsed { seat, object: object.0 + 1 },
            Event::NothingHappens => Self::NothingHappens {},
            Event::Conceded(Seat(seat)) => Self::Conceded { seat },
        }
    }
}
