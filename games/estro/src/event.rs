//! What happens, as everybody witnesses it: no event names a card that somebody may not know.

use serde::Serialize;
use table::Seat;

use crate::action::Bonuses;
use crate::dial::SectorNo;
use crate::fleet::ObjectNo;
use crate::language::Estro;
use crate::rules::CardNo;

/// A value of a card: five statistics 0 to 4, or TOT as 5.
pub type ValueSlot = u8;

/// Something that happened. A card is named by its controller and its number in the catalogue, once everybody knows it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "type", content = "of", rename_all = "kebab-case")]
pub enum Event {
    /// This seat begins, by agreement or by the coin.
    Begins(Seat),
    /// A Zone card was drawn.
    ZoneDrawn(Estro),
    /// All five Zone cards lie on the table.
    ZonesLaidOut,
    /// A Zone card is not active any more.
    ZoneLeft(Estro),
    /// A round began.
    RoundBegan(u16),
    /// A turn began.
    TurnBegan(Seat, u16),
    /// A seat drew so many cards.
    Drew(Seat, u8),
    /// A draw did not take place.
    NoDraw(Seat),
    /// A seat had to draw and has nothing left.
    Drawless(Seat),
    /// A card was played face up.
    Played(Seat, CardNo),
    /// A card was played face down.
    PlayedDown(Seat),
    /// A card was played face up into a Zone field.
    PlayedInto(Seat, CardNo, Estro),
    /// A card was played face down into a Zone field.
    PlayedDownInto(Seat, Estro),
    /// What has just entered lies in this Zone field.
    Placed(Seat, Estro),
    /// An Armonio card was played as a support of a Granito card.
    Supported(Seat, CardNo, CardNo),
    /// A seat declared a Chimera for its next turn.
    ChimeraDeclared(Seat),
    /// An Empty card and a card with a Gift were played as one.
    Fused(Seat, CardNo, CardNo),
    /// The controller of a Chimera named the Estro that counts.
    Named(Seat, CardNo, Estro),
    /// A Manpo card was played as the second card of the turn.
    PlayedSecond(Seat, CardNo),
    /// The thinking clock ran out.
    OutOfTime(Seat),
    /// There was nothing to play.
    NothingToPlay(Seat),
    /// A card came to the field by an effect.
    Entered(Seat, CardNo),
    /// A card came to the field face down by an effect.
    EnteredDown(Seat),
    /// A card was turned up.
    TurnedUp(Seat, CardNo),
    /// A card was turned down.
    TurnedDown(Seat, CardNo),
    /// An attack was declared; the target is not named while it lies face down.
    Attacked {
        /// Who attacks.
        seat: Seat,
        /// With which card.
        attacker: CardNo,
        /// Whom.
        target: Option<CardNo>,
    },
    /// The attacked card belongs to this seat of a team, which decides for it.
    Defends(Seat),
    /// A die was rolled for a card.
    Rolled(Seat, u8),
    /// Bonuses were claimed for a seat's card in the clash.
    Claimed(Seat, Bonuses),
    /// The totals that were compared.
    Compared {
        /// The main Estri of attacker and target, by which dice and match-up count (ESTRO-CARD-09).
        mains: [Estro; 2],
        /// The TOT of attacker and target.
        tots: [i16; 2],
        /// Their primary values.
        primaries: [i16; 2],
        /// Whether the target was defeated.
        won: bool,
    },
    /// A vital shield was struck.
    ShieldStruck {
        /// The main Estri of attacker and target.
        mains: [Estro; 2],
        /// The TOT of the attacker.
        tot: i16,
        /// What was left of the shield, with the die.
        shield: i16,
        /// Whether that exhausts it.
        won: bool,
    },
    /// A comparison was decided, and whether the target was defeated; in Mnemonica nobody is told by which totals.
    Decided(bool),
    /// A seat has declared a total.
    TotalDeclared(Seat),
    /// The total that a seat has declared was right, or wrong.
    TotalChecked(Seat, bool),
    /// A seat has tried an illegal action.
    Erred(Seat),
    /// The face-down target was defeated, whatever the totals.
    DefeatedCovered,
    /// An attack ended without a result.
    AttackEnded,
    /// The attack goes on against another card.
    Redirected(Option<CardNo>),
    /// The attacker goes on as before.
    Kept(Seat),
    /// The attacker stopped the attack.
    Stopped(Seat),
    /// A seat makes no more attacks.
    NoMoreAttacks(Seat),
    /// A Gift activated.
    GiftActivated(Seat, CardNo),
    /// A Gift waits for so many turns.
    GiftWaits(Seat, CardNo, u8),
    /// A Gift was declined.
    GiftDeclined(Seat, CardNo),
    /// A Gift was annulled.
    GiftAnnulled(Seat, CardNo),
    /// A Gift was weakened.
    GiftReduced(Seat, CardNo, u8),
    /// A Gift was led to other cards.
    GiftRedirected(Seat, CardNo),
    /// A Gift had nothing to do.
    GiftIdle(Seat, CardNo),
    /// A Gift was resolved as often in this turn as it may be.
    LoopEnded(Seat, CardNo),
    /// A coin was called, and how it fell.
    Coin {
        /// Who called.
        seat: Seat,
        /// Whether heads was called.
        heads: bool,
        /// Whether the call was right.
        right: bool,
    },
    /// A value changed.
    Changed(Seat, CardNo, ValueSlot, i8),
    /// Two statistics were exchanged.
    Swapped(Seat, CardNo, ValueSlot, ValueSlot),
    /// A card has another Estro.
    Became(Seat, CardNo, Estro),
    /// A Gift is inhibited.
    Inhibited(Seat, CardNo),
    /// A card cannot be destroyed for a time; it is not named while it lies face down.
    Protected(Seat, Option<CardNo>),
    /// A card cannot attack for a time.
    Barred(Seat, Option<CardNo>),
    /// A card has to attack.
    Forced(Seat, CardNo),
    /// A card may attack once more.
    AttackAgain(Seat, CardNo),
    /// A seat may make more attacks this turn.
    MoreAttacks(Seat, u8),
    /// A seat may play one more card this turn.
    MorePlays(Seat),
    /// A hand limit changed.
    HandLimit(Seat, i8),
    /// A seat will not draw in its next Phase 1.
    SkipsDraw(Seat),
    /// A card avoided its destruction.
    Saved(Seat, CardNo),
    /// A protected card stayed where it is.
    StaysProtected(Seat, Option<CardNo>),
    /// A card was destroyed.
    Destroyed(Seat, CardNo),
    /// A card was sacrificed.
    Sacrificed(Seat, CardNo),
    /// A card was discarded from the hand.
    Discarded(Seat, CardNo),
    /// A card came from the field or an Incinerator to its owner's hand; it is not named if nobody else has seen it.
    ToHand(Seat, Option<CardNo>),
    /// A card of a hand, or one that enters the field, was shown to all.
    Revealed(Seat, CardNo),
    /// A seat looked at a face-down card or a hand.
    Looked(Seat),
    /// A card that was drawn went under the deck.
    ToBottom(Seat),
    /// A Zone special was used.
    SpecialUsed(Seat, Estro),
    /// A seat got a Necrotoken, and has so many now.
    TokenGained(Seat, u8),
    /// A seat would have got a Necrotoken and has as many as it may have.
    TokenLost(Seat),
    /// A seat spent so many Necrotokens.
    TokensSpent(Seat, u8),
    /// A card of the hand ambushed.
    Ambushed(Seat, CardNo),
    /// A card counts as an Empty one from now on.
    Emptied(Seat, CardNo),
    /// A seat opened the Rift.
    RiftOpened(Seat),
    /// The price was not paid: nothing is summoned.
    RiftClosed(Seat),
    /// The dial that a seat has turned stopped on a sector.
    DialStopped(Seat, SectorNo),
    /// What the sector says could not be done.
    DialIdle(Seat),
    /// The dial has turned often enough for one destruction, and does not turn for a card that a seat has lost.
    DialRests(Seat),
    /// A coin was tossed for a seat; whether it fell heads.
    Tossed(Seat, bool),
    /// A card went from the top of a deck into the Incinerator.
    Milled(Seat, CardNo),
    /// A card cannot attack in its controller's next turn.
    Rests(Seat, CardNo),
    /// A seat makes one attack at most in its next turn.
    AttacksOnce(Seat),
    /// Each ship has deployed its guardians.
    GuardiansDeployed,
    /// A guardian that was turned up before is ready, and its Gift works.
    GuardianReady(CardNo),
    /// The last guardian of a ship has fallen: its skill is released after so many turns of the ships.
    AlarmSounded(Estro, u8),
    /// So many turns of the ships are left.
    CountedDown(Estro, u8),
    /// A countdown is over, because the ship is destroyed.
    AlarmStopped(Estro),
    /// A ship has released its skill.
    SkillReleased(Estro),
    /// An attack on a ship was declared.
    ShipAttacked(Seat, CardNo, Estro),
    /// What the attack on a ship comes to; in Mnemonica nobody is told.
    ShipStruck {
        /// The ship, by its Estro.
        ship: Estro,
        /// The main Estro of the attacker.
        main: Estro,
        /// The attack value.
        value: Option<i16>,
    },
    /// The shields of a ship changed by this, to this.
    ShieldsChanged(Estro, i16, i16),
    /// A ship was destroyed.
    ShipDestroyed(Estro),
    /// The attack goes on against a ship.
    RedirectedToShip(Estro),
    /// So many guardians can attack and so many cards be attacked; chance takes one of each.
    TargetsDrawn(u8, u8),
    /// The player has chosen the card that is attacked.
    Aimed(Option<CardNo>),
    /// The player was given an object.
    ObjectGiven(ObjectNo),
    /// The player used an object.
    ObjectUsed(Seat, ObjectNo),
    /// What an object or a skill says could not be done.
    NothingHappens,
    /// A seat conceded.
    Conceded(Seat),
}

impl Event {
    /// Whether it makes public what was hidden.
    pub(crate) const fn discloses(&self) -> bool {
        matches!(
            self,
            Self::Drew(..)
                | Self::Played(..)
                | Self::PlayedInto(..)
                | Self::Supported(..)
                | Self::PlayedSecond(..)
                | Self::Fused(..)
                | Self::Entered(..)
                | Self::Ambushed(..)
                | Self::TurnedUp(..)
                | Self::Discarded(..)
                | Self::Sacrificed(..)
                | Self::Revealed(..)
                | Self::Looked(_)
                | Self::Destroyed(..)
                | Self::Rolled(..)
                | Self::TotalChecked(..)
                | Self::Coin { .. }
                | Self::DialStopped(..)
                | Self::Tossed(..)
                | Self::Milled(..)
                | Self::SkillReleased(_)
                | Self::TargetsDrawn(..)
                | Self::ObjectGiven(_)
                | Self::ShipStruck { .. }
                | Self::ZoneDrawn(_)
                // That a Gift finds nothing tells of the hand that it looked for something.
                | Self::GiftIdle(..)
                | Self::DialIdle(_)
                // Whether a seat errs or goes on tells what it holds.
                | Self::Erred(_)
                // Whoever holds cards and can play none holds such as cannot be played (ESTRO-LUC-09).
                | Self::NothingToPlay(_)
                // The clock is none of the state's: that it ran out is news to everybody.
                | Self::OutOfTime(_)
        )
    }
}
