//! What is going on: frames on one stack.

use serde::{Deserialize, Serialize};
use table::{Clause, Seat};

use super::CardId;
use crate::action::Bonuses;
use crate::clause;
use crate::dial::SectorNo;
use crate::fleet::ObjectNo;
use crate::language::{Estro, Face, Moment, Timing};
use crate::rules::CardNo;

/// Something that is being carried out. A frame pushes others onto the stack and goes on when they are done.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) enum Frame {
    /// The turn; always the lowest, never taken off.
    Turn(TurnStep),
    /// A window (ESTRO-TURN-22).
    Window(Window),
    /// An attack (ESTRO-ATK-16).
    Attack(Attack),
    /// Cards are being destroyed (ESTRO-DEST-07).
    Destroy(Destroy),
    /// A Gift is being resolved.
    Gift(GiftRun),
    /// Gifts that wait at the same time (ESTRO-GIFT-20): those from this place of the list on.
    Triggers { from: u8 },
    /// A seat discards cards: the excess of its hand, or what a Gift says.
    Discard { seat: Seat, left: u8 },
    /// A seat keeps some of the cards that it has just drawn, the last ones of its hand, and puts the others under the deck.
    Keep { seat: Seat, drawn: Drawn },
    /// A seat pays for an error with a card of its hand (ESTRO-MNE-06).
    Penalty { seat: Seat },
    /// A Zone special is being used (ESTRO-ZONE-04).
    Special { zone: u8, user: Seat },
    /// The controller of a Chimera names the Estro that counts, for the clash or for the Gift below (ESTRO-CHIM-12).
    Naming { card: CardId },
    /// The attacker decides how the attack goes on after a special (ESTRO-ATK-19).
    Redirection,
    /// The Rift was opened: once the price is paid, a card is summoned (ESTRO-FESS-09).
    Rift { seat: Seat, place: u8, is_paid: bool },
    /// The controller of a card that lay face down may ambush before it goes to the Incinerator (ESTRO-IMBO-01): which one of
    /// the list of the dying.
    Ambush { place: u8 },
    /// The dial turns for a card that a seat has lost (ESTRO-QUAD-03) in this place. The sector on which it has stopped is carried out above,
    /// with what follows from it; the lowest frame of a chain counts how often it turned (ESTRO-QUAD-11).
    Dial { seat: Seat, card: CardId, place: u8, spins: u8, sector: Option<SectorNo> },
    /// A card enters by an effect, and its controller says into which field (ESTRO-CONQ-15).
    Placing(Placing),
    /// The player says which of its cards this guardian attacks (ESTRO-SOLO-25, object 19).
    Aim { attacker: CardId },
}

/// What says what is carried out.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Origin {
    /// The Gift of a card.
    #[default]
    Gift,
    /// A sector of the dial, for a card that was destroyed (ESTRO-QUAD-06).
    Sector(SectorNo),
    /// An object that the player uses (ESTRO-SOLO-26).
    Object(ObjectNo),
    /// The skill of the ship of this Estro (ESTRO-SOLO-20).
    Skill(Estro),
}

impl Origin {
    /// Whether it is the Gift of a card.
    #[must_use]
    pub const fn is_gift(&self) -> bool {
        matches!(self, Self::Gift)
    }

    /// The sector, where it is one.
    #[must_use]
    pub const fn sector(self) -> Option<SectorNo> {
        if let Self::Sector(sector) = self { Some(sector) } else { None }
    }
}

/// A card that enters by an effect without a field of its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Placing {
    pub card: CardId,
    pub seat: Seat,
    pub face: Face,
    /// Whether its Gift is inhibited from now on.
    pub is_inhibited: bool,
    pub by: Entrance,
}

/// By what a card enters the field without being played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) enum Entrance {
    /// A Gift (ESTRO-GIFT-19).
    Gift,
    /// Three Necrotokens (ESTRO-NEC-10).
    Tokens,
    /// The Dimensional Rift (ESTRO-FESS-07).
    Rift,
    /// The Oblivion Dial (ESTRO-QUAD-12).
    Dial,
}

impl Entrance {
    /// The clause by which the card enters.
    pub const fn clause(self) -> Clause {
        match self {
            Self::Gift => clause::GIFT_19,
            Self::Tokens => clause::NEC_10,
            Self::Rift => clause::FESS_07,
            Self::Dial => clause::QUAD_12,
        }
    }
}

/// The steps of a turn (ESTRO-TURN-03, ESTRO-TURN-24).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub(crate) enum TurnStep {
    /// The turn begins: changes end, Gifts of the start of the turn.
    Begin,
    /// A Chimera may be declared (ESTRO-CHIM-02).
    Declare,
    /// A Necrotoken may be spent on the draw (ESTRO-NEC-04).
    Token,
    /// The draw.
    Draw,
    /// The draw of two cards (ESTRO-NEC-04).
    DrawTwo,
    /// W-DRAW was opened; the play comes.
    Play,
    /// An Empty card was played; it may absorb another one (ESTRO-CHIM-04).
    Absorb,
    /// The card was played and its Gifts resolved; others answer.
    Played,
    /// W-PLAY.
    AfterPlay,
    /// What may be done in Phase 2 besides: turning cards up, further plays.
    Extras,
    /// Attacks.
    Battle,
    /// W-END.
    End,
    /// Gifts of the end of the turn.
    EndGifts,
    /// The hand limit.
    HandLimit,
    /// Changes end; the next turn, or the next round.
    Over,
    /// In the ships' turn: Gifts of guardians that were turned up in the player's turn (ESTRO-SOLO-14).
    Guardians,
    /// So many face-down guardians are still to be turned up (ESTRO-SOLO-15).
    Reveal(u8),
    /// Countdowns go down, from this ship of the row on (ESTRO-SOLO-20).
    Countdown(u8),
}

/// A window: seats act or pass until all have passed in succession.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Window {
    pub moment: Moment,
    /// The seat that is asked first, and first again after an action.
    pub first: Seat,
    /// How many seats have passed in succession.
    pub passes: u8,
    /// Its number among the open ones, from 1.
    pub number: u8,
}

/// The steps of an attack (ESTRO-ATK-16).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub(crate) enum AttackStep {
    /// S1, S2: the controllers of Chimeras name an Estro (ESTRO-CHIM-12).
    Naming,
    /// S2: W-DECL.
    Declared,
    /// S3: Gifts caused by the declaration.
    Gifts,
    /// S4: dice.
    Dice,
    /// S5: W-DICE.
    Rolled,
    /// Bonuses are claimed, where the table wants that (ESTRO-GEN-04).
    Claims,
    /// S6: totals are declared, in Mnemonica (ESTRO-MNE-04).
    Totals,
    /// S7: the comparison.
    Compare,
    /// S8 is over: Gifts caused by the outcome.
    Outcome,
    /// S9: temporary values end, W-AFTER.
    After,
    /// Done.
    Over,
}

/// An attack.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Attack {
    pub attacker: CardId,
    pub target: CardId,
    pub step: AttackStep,
    /// The dice of attacker and target; 0 before they are rolled.
    pub dice: [u8; 2],
    /// Whether the target was defeated (`Some`) and how the comparison ended; `None` before it.
    pub won: Option<bool>,
    /// Whether Gifts of the target's being attacked are still to come after a redirection.
    pub is_redirected: bool,
    /// The bonuses that were claimed for attacker and target, until the comparison (ESTRO-GEN-04).
    pub claims: [Option<Bonuses>; 2],
    /// Whether the attacker can neither stop it nor lead it elsewhere (ESTRO-NEC-08).
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub is_locked: bool,
    /// The ship that is attacked in place of a card (ESTRO-SOLO-21).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ship: Option<Estro>,
    /// Whether the target is a guardian that lay face down (ESTRO-SOLO-11).
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub was_covered: bool,
}

impl Attack {
    /// An attack that begins at this step; its target is a card, or none where a ship is attacked.
    pub(crate) const fn new(attacker: CardId, target: CardId, step: AttackStep) -> Self {
        Self {
            attacker,
            target,
            step,
            dice: [0; 2],
            won: None,
            is_redirected: false,
            claims: [None; 2],
            is_locked: false,
            ship: None,
            was_covered: false,
        }
    }

    /// The card that is attacked; a ship is none.
    pub(crate) const fn target_card(&self) -> Option<CardId> {
        if self.target.is_some() { Some(self.target) } else { None }
    }

    /// The cards that take part: the attacker first.
    pub(crate) fn cards(&self) -> impl Iterator<Item = CardId> + use<> {
        std::iter::once(self.attacker).chain(self.target_card())
    }
}

/// What becomes of a card that is about to be destroyed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) enum Fate {
    /// Nothing has kept it yet.
    Threatened,
    /// Nothing has kept it yet; it falls only with the card that it supports (ESTRO-LUC-13).
    Falls,
    /// A Gift, a special or a protection keeps it on the field (ESTRO-DEST-05).
    Saved,
    /// It has left the field.
    Gone,
}

/// A card that is about to be destroyed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Dying {
    pub card: CardId,
    pub fate: Fate,
    /// Whether it lay face down, and its controller may still ambush (ESTRO-IMBO-01).
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub is_bait: bool,
}

impl Dying {
    #[inline]
    pub const fn is_threatened(&self) -> bool {
        matches!(self.fate, Fate::Threatened | Fate::Falls)
    }
}

/// Cards that are being destroyed together (ESTRO-DEST-08).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Destroy {
    /// Where they begin in the list of dying cards; they reach to the end that it had when this frame began.
    pub from: u8,
    pub len: u8,
    pub step: DestroyStep,
    /// The seat whose card attacks, or whose Gift destroys them (ESTRO-DEST-09); nobody where something else does.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub by: Option<Seat>,
}

/// The steps of a destruction (ESTRO-DEST-07).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub(crate) enum DestroyStep {
    /// D0 and D1: protection, turning up.
    Begin,
    /// D2: Gifts "about to be destroyed".
    Gifts,
    /// D3: W-DEATH.
    Window,
    /// D5 to D8, one card after the other.
    Burn,
}

/// The steps of a Gift.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub(crate) enum GiftStep {
    /// May it activate; does its controller want it.
    Begin,
    /// Its cards are chosen.
    Choose,
    /// Countermoves (ESTRO-GIFT-04).
    Counter,
    /// Its effects, in order.
    Resolve,
    /// Answers that are no countermoves (ESTRO-GIFT-05).
    Respond,
    /// Done.
    Over,
}

/// The most cards that one Gift chooses.
pub(crate) const CHOSEN: usize = 4;

/// A Gift that is being resolved, or something that is carried out like one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct GiftRun {
    /// The card that bears it, and its number, which stays when the card has left (ESTRO-GIFT-21).
    pub card: CardId,
    pub no: CardNo,
    pub controller: Seat,
    /// Who chooses its cards: its controller, or whoever redirects it.
    pub chooser: Seat,
    /// What made it activate.
    pub cause: CardId,
    pub step: GiftStep,
    /// The step of its row that comes next.
    pub effect: u8,
    /// The cards that were chosen, one for each effect that chooses.
    pub chosen: [CardId; CHOSEN],
    pub choices_made: u8,
    /// Countermoves that were asked already, by their place in the order in which they are asked.
    pub countered: u8,
    /// A countermove annuls it.
    pub is_annulled: bool,
    /// A countermove makes its numbers smaller.
    pub reduction: u8,
    /// It did something.
    pub has_acted: bool,
    /// The coin was called rightly: the effects behind it happen.
    pub coin: Option<bool>,
    /// It waits no more.
    pub is_due: bool,
    /// Its controller has agreed to use it.
    pub is_agreed: bool,
    /// What is carried out, for the card: its Gift, or a sector of the dial. Objects and skills have no card.
    #[serde(default, skip_serializing_if = "Origin::is_gift")]
    pub origin: Origin,
}

/// A Gift that waits for its turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Trigger {
    pub card: CardId,
    pub cause: CardId,
    pub timing: Timing,
}

/// Cards that were drawn to keep some of them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Drawn {
    pub cards: [CardId; 4],
    /// How many of them still go under the deck.
    pub to_bottom: u8,
}

impl Frame {
    /// Two cards of a hand have exchanged their numbers.
    pub(crate) fn exchange(&mut self, one: CardId, other: CardId) {
        match self {
            Self::Gift(run) => {
                let named = [&mut run.card, &mut run.cause].into_iter().chain(&mut run.chosen);
                named.for_each(|card| card.exchange(one, other));
            }
            Self::Keep { drawn, .. } => drawn.cards.iter_mut().for_each(|card| card.exchange(one, other)),
            _ => {}
        }
    }
}

impl GiftRun {
    /// A Gift that activates now.
    pub(crate) const fn new(card: CardId, no: CardNo, controller: Seat, cause: CardId) -> Self {
        Self {
            card,
            no,
            controller,
            chooser: controller,
            cause,
            step: GiftStep::Begin,
            effect: 0,
            chosen: [CardId::NONE; CHOSEN],
            choices_made: 0,
            countered: 0,
            is_annulled: false,
            reduction: 0,
            has_acted: false,
            coin: None,
            is_due: false,
            is_agreed: false,
            origin: Origin::Gift,
        }
    }

    /// What no card bears, for the player: an object, or a skill.
    pub(crate) const fn without_card(origin: Origin, controller: Seat) -> Self {
        let run = Self::new(CardId::NONE, CardNo(0), controller, CardId::NONE);
        Self { origin, step: GiftStep::Choose, ..run }
    }
}
