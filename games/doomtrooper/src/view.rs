//! The visible part of the table for a viewer (chapter SEC), and the facts that a seat could remember. Both are built
//! field by field from visible facts.

use table::{Outcome, Seat, SeatSet, Viewer};

use crate::event::{Sight, Spot};
use crate::language::{Affiliation, Amount, Modifier, Tactic};
use crate::prompt::Prompt;
use crate::round::Round;
use crate::set::{CardNo, CardSet};
use crate::state::{
    At, Bits, CombatStep, Frame, Grant, Instance, SLOTS, SUPPORTERS, SlotNo, StackItem, Stage, State, TurnStep, What,
    WindowKind, flag,
};

/// The table as one viewer sees it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct View {
    /// The viewer.
    pub viewer: Viewer,
    /// The cards of the match: cards are given by their places in it.
    pub cards: CardSet,
    /// The number of the Turn, from 1.
    pub turn: u16,
    /// The seat whose Turn it is.
    pub active: Seat,
    /// The order of play.
    pub round: Round,
    /// The step of the Turn: a player who has ended the Actions has none, however many were left.
    pub step: TurnStep,
    /// Actions that the active player has left.
    pub actions: u8,
    /// The points that win.
    pub target: i16,
    /// The seat that is asked, and the question; nothing when the match is over.
    pub asks: Option<(Seat, Ask)>,
    /// The full question to the viewer, with its secret composition; nothing for a viewer that is not asked (TIME-02).
    pub prompt: Option<Prompt>,
    /// The current attack.
    pub combat: Option<CombatView>,
    /// The changes to the ratings of the combatants, by their sources, as far as the viewer sees both.
    pub modifiers: Vec<ShownModifier>,
    /// The seats.
    pub seats: Vec<SeatView>,
    /// The cards in play.
    pub table: Vec<CardView>,
    /// The announced items that are not over yet, the last on top.
    pub announced: Vec<Announced>,
    /// The lasting effects, the oldest first.
    pub lasting: Vec<Lasting>,
    /// The result of the match.
    pub outcome: Option<Outcome>,
}

/// An announced item: all of it is public (TIME-02).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Announced {
    /// The seat that announced it.
    pub seat: Seat,
    /// The kind of announcement.
    pub what: What,
    /// The card, where the viewer sees it; not the card of a warrior that is added in Cover, or lies there.
    pub card: Option<CardNo>,
    /// The card in play that has the ability, or the warrior that acts.
    pub slot: Option<SlotNo>,
    /// The caster of a spell.
    pub caster: Option<SlotNo>,
    /// The chosen targets.
    pub targets: [Option<SlotNo>; 2],
    /// The chosen player, or the announcer.
    pub player: Seat,
    /// The number of steps paid.
    pub steps: u8,
    /// Whether it was countered.
    pub cancelled: bool,
}

/// A lasting effect.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Lasting {
    /// The card that made it.
    pub card: CardNo,
    /// The seat that made it.
    pub seat: Seat,
    /// The warrior that has it; nothing for an effect on the table.
    pub on: Option<SlotNo>,
    /// The number of steps paid for it.
    pub steps: u8,
}

/// A change to the ratings of a warrior in combat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ShownModifier {
    /// The warrior.
    pub on: SlotNo,
    /// The card that causes it.
    pub card: CardNo,
    /// The place of that card, while it is in play; nothing for a lasting effect.
    pub slot: Option<SlotNo>,
    /// The change.
    pub gives: Modifier,
}

/// The question to a seat, as everybody knows it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Ask {
    /// Whether to draw a new hand.
    Redraw,
    /// The next Action.
    Action,
    /// Whether to do something in a window.
    Window(WindowKind),
    /// A step of the combat.
    Combat,
    /// A choice that a card in play or an announced card asks for.
    Choice,
    /// The card to discard at the end of the Turn.
    Discard,
}

/// An attack.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CombatView {
    /// The seat that attacks.
    pub player: Seat,
    /// The attacker, once named.
    pub attacker: Option<SlotNo>,
    /// The defender, once named.
    pub defender: Option<SlotNo>,
    /// The warrior that the attacker attacks next with the same Action, if it attacks twice (AMB-155).
    pub second: Option<SlotNo>,
    /// The tactic, once chosen.
    pub tactic: Option<Tactic>,
    /// The Warzone, if one is used.
    pub warzone: Option<SlotNo>,
    /// The strengths of the attacker's and the defender's blows, their supporters included, once the tactic is chosen
    /// and where the viewer sees all of them (CMB-18).
    pub blows: [Option<i16>; 2],
    /// The bonus of Cover to the A of attacker and defender (COV-10).
    pub cover: [i16; 2],
    /// The supporters of the attacker and of the defender.
    pub support: [[Option<SlotNo>; SUPPORTERS]; 2],
}

/// A seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeatView {
    /// Destiny Points.
    pub destiny: i16,
    /// Promotion Points.
    pub promotion: i16,
    /// Cards in the hand.
    pub hand_len: u8,
    /// The hand, in the order of the card numbers, where the viewer sees it.
    pub hand: Option<Vec<CardNo>>,
    /// Cards in the Draw Pile.
    pub pile_len: u8,
    /// Cards in the Discard Pile.
    pub discard_len: u8,
    /// The Discard Pile, in the order of the card numbers, where everybody may look through it.
    pub discards: Option<Vec<CardNo>>,
    /// Cards in the Annihilated Pile.
    pub gone_len: u8,
    /// Cards in the Reserve.
    pub reserve_len: u8,
    /// The seats that it has sabotaged in this cycle (SAB-07).
    pub sabotaged: SeatSet,
    /// Actions fewer in its next Turn, Turns that it misses, extra Turns after this one.
    pub to_come: [u8; 3],
    /// Whether it must move a warrior into the Outpost first (OUT-08).
    pub owes_outpost: bool,
    /// Whether it has drawn a new hand (TURN-08).
    pub redrawn: bool,
    /// Turns left under the no-warriors rule; 0 when it does not run.
    pub no_warriors: u8,
    /// Whether the seat is out.
    pub eliminated: bool,
    /// Its team, where teams play.
    pub team: Option<u8>,
}

/// A card in play.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CardView {
    /// Its place, which actions name; after it has left play, the place is given to another card.
    pub slot: SlotNo,
    /// The number under which people follow it: the same as long as it stays in play, and never another card's (COV-04,
    /// SEC-05).
    pub number: u16,
    /// The location of the card.
    pub at: At,
    /// The seat that controls it.
    pub controller: Seat,
    /// The seat that owns it.
    pub owner: Seat,
    /// The card that it is attached to.
    pub on: Option<SlotNo>,
    /// The player that it is attached to.
    pub on_player: Option<Seat>,
    /// The card, where the viewer sees its face.
    pub card: Option<CardNo>,
    /// Whether it is wounded.
    pub wounded: bool,
    /// Whether it is in Cover.
    pub covered: bool,
    /// For a Vehicle: whether its warrior is inside.
    pub inside: bool,
    /// Whether it is still to be paid for.
    pub unpaid: bool,
    /// Whether it is used in the current combat.
    pub in_use: bool,
    /// Whether an ability of it was used in this Turn.
    pub used: bool,
    /// The card that was chosen for it.
    pub chosen: Option<SlotNo>,
    /// Markers on it.
    pub markers: u8,
    /// The current F, S, A and V of a warrior whose face the viewer sees.
    pub ratings: Option<[i16; 4]>,
    /// The current memberships of a warrior whose face the viewer sees: one bit each, see [`CardView::memberships`].
    pub affiliations: u16,
}

impl CardView {
    /// The current memberships of a warrior whose face the viewer sees.
    pub fn memberships(&self) -> impl Iterator<Item = Affiliation> + use<> {
        let bits = self.affiliations;
        Affiliation::ALL.iter().copied().filter(move |one| bits & one.bit() != 0)
    }
}

/// The facts that a seat could remember beyond its view.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Knowledge {
    /// Its own Draw Pile, in the order of the card numbers.
    pub pile: Vec<CardNo>,
    /// Its own Reserve.
    pub reserve: Vec<CardNo>,
    /// The cards that it knows in the hand, the Discard Pile and the Annihilated Pile of each seat.
    pub seen: Vec<[Vec<CardNo>; 3]>,
    /// Face-down cards in play that it knows.
    pub face_down: Vec<(SlotNo, CardNo)>,
}

impl State {
    /// Whether a viewer knows the identity of a card.
    pub(crate) const fn knows(&self, viewer: Viewer, instance: Instance) -> bool {
        let bit = match viewer {
            Viewer::Seat(seat) => 1 << seat.0,
            Viewer::Public => 1 << 7,
        };
        self.knows[instance.index()] & bit != 0
    }

    /// Whether a viewer sees the face of a card in play.
    pub(crate) fn sees(&self, viewer: Viewer, slot: SlotNo) -> bool {
        let card = self.slot(slot);
        if viewer.is(card.controller) && !matches!(card.at, At::Player | At::Game) {
            return true;
        }
        let warrior = self.bearer(slot);
        let of = if warrior == SlotNo::NONE { slot } else { warrior };
        if self.slot(of).at == At::Hidden {
            return false;
        }
        // A covered defender is shown while it fights (COV-15).
        if self.slot(of).is(flag::COVERED) && !(self.is_combatant(of)) {
            return viewer.is(self.slot(of).controller);
        }
        let parked = card.at == At::Card
            && self.ready_at(slot).tags & crate::language::Tag::Vehicle.bit() != 0
            && !card.is(flag::INSIDE);
        !parked
    }

    /// A place with the number of the card that lies there now.
    pub(crate) fn spot(&self, slot: SlotNo) -> Spot {
        Spot { slot, number: if self.is_in_play(slot) { self.slot(slot).order } else { 0 } }
    }

    /// A card in play as everybody knows it now; without a card, the sight is empty.
    pub(crate) fn sight(&self, slot: SlotNo) -> Sight {
        let Spot { slot, number } = self.spot(slot);
        let is_public = self.is_in_play(slot) && self.knows(Viewer::Public, self.slot(slot).instance);
        Sight { slot, number, card: is_public.then(|| self.identity[self.slot(slot).instance.index()]) }
    }

    pub(crate) fn view_for(&self, viewer: Viewer) -> View {
        let seats = Seat::all(self.seats).map(|seat| self.seat_for(seat, viewer)).collect();
        let table = self.in_play().map(|slot| self.card_for(slot, viewer)).collect();
        let combat = (self.combat.step != CombatStep::None).then(|| self.combat_for(viewer));
        View {
            viewer,
            cards: self.rules.cards.clone(),
            turn: self.turn,
            active: self.active,
            round: self.round,
            step: self.step,
            actions: self.actions_left(),
            target: self.target,
            asks: self.asked().map(|seat| (seat, self.public_ask())),
            prompt: self.prompt_for(viewer),
            combat,
            modifiers: self.modifiers_for(viewer),
            seats,
            table,
            announced: self.announced_for(viewer),
            lasting: self.lasting(),
            outcome: self.outcome,
        }
    }

    /// The strengths of the attacker's and the defender's blows, supporters included, where the viewer sees all of them
    /// (CMB-18).
    pub(crate) fn blows_for(&self, viewer: Viewer) -> [Option<i16>; 2] {
        let combat = &self.combat;
        [(combat.attacker, combat.support[0]), (combat.defender, combat.support[1])].map(|(fighter, support)| {
            let stat = crate::facts::stat_of(combat.tactic?);
            let mut group = support.into_iter().filter(|slot| self.is_in_play(*slot)).chain([fighter]);
            (self.is_in_play(fighter) && group.all(|slot| self.sees(viewer, slot)))
                .then(|| self.strength_of(fighter, stat))
        })
    }

    fn combat_for(&self, viewer: Viewer) -> CombatView {
        let combat = &self.combat;
        let sides = [combat.attacker, combat.defender];
        let support = combat.support.map(|side| side.map(|slot| slot.some().filter(|slot| self.is_in_play(*slot))));
        CombatView {
            player: combat.player,
            attacker: combat.attacker.some().filter(|_| combat.step > CombatStep::Defender),
            defender: combat.defender.some(),
            second: combat.second.some(),
            tactic: combat.tactic,
            warzone: combat.warzone.some(),
            blows: self.blows_for(viewer),
            cover: sides.map(|slot| {
                let is_named = combat.step > CombatStep::Defender && slot != SlotNo::NONE;
                let is_shown = is_named && self.is_in_play(slot) && self.sees(viewer, slot);
                if is_shown { self.cover_of(slot) } else { 0 }
            }),
            support,
        }
    }

    /// The changes to the ratings of the two combatants: from cards whose face the viewer sees, and from lasting
    /// effects.
    fn modifiers_for(&self, viewer: Viewer) -> Vec<ShownModifier> {
        let modifier = |grant: &Grant| {
            let gives = &self.rules.programs.gives[grant.give as usize];
            let is_rating = matches!(
                gives,
                Modifier::Add { .. } | Modifier::Times { .. } | Modifier::Swaps(..) | Modifier::Base(..)
            );
            if !is_rating || !self.is_combatant(grant.to) || !self.sees(viewer, grant.to) {
                return None;
            }
            let slot = (grant.from.index() < SLOTS).then_some(grant.from);
            let card = match slot {
                Some(slot) => self.sees(viewer, slot).then(|| self.identity[self.slot(slot).instance.index()])?,
                None => self.effects.get(grant.from.index() - SLOTS)?.card,
            };
            Some(ShownModifier { on: grant.to, card, slot, gives: gives.clone() })
        };
        self.grants.iter().filter_map(modifier).chain(self.warzone_for(viewer)).collect()
    }

    /// The modifier of the Warzone on the defender (WZ-06).
    fn warzone_for(&self, viewer: Viewer) -> Option<ShownModifier> {
        let (warzone, on) = (self.combat.warzone.some()?, self.combat.defender.some()?);
        if !self.is_in_play(warzone) || !self.is_in_play(on) || !self.sees(viewer, on) || !self.sees(viewer, warzone) {
            return None;
        }
        let [f, s, a, v] = self.warzone_ratings()?.map(Amount::N);
        let card = self.identity[self.slot(warzone).instance.index()];
        Some(ShownModifier { on, card, slot: Some(warzone), gives: Modifier::Add { f, s, a, v } })
    }

    /// Whether a viewer sees the card of an announced item.
    pub(crate) fn sees_item(&self, viewer: Viewer, item: &StackItem) -> bool {
        match item.what {
            // Meditating refers to no card.
            What::AddCovered | What::Meditate => false,
            // An action of a face-down warrior reveals its card no more than the warrior itself.
            What::Seek | What::Exit | What::Board | What::Transfer | What::Sabotage => {
                self.is_in_play(item.slot) && self.sees(viewer, item.slot)
            }
            // A card that is played or used is shown (COV-11), unless it is unidentified.
            _ => !(self.is_in_play(item.slot) && self.is_unidentified(item.slot)),
        }
    }

    fn announced_for(&self, viewer: Viewer) -> Vec<Announced> {
        let items = self.frames.iter().filter_map(|frame| match frame {
            Frame::Item(item) if item.stage >= Stage::Announced => Some(item),
            _ => None,
        });
        items
            .map(|item| Announced {
                seat: item.seat,
                what: item.what,
                card: self.sees_item(viewer, item).then(|| self.identity[item.instance.index()]),
                slot: item.slot.some(),
                caster: item.caster.some(),
                targets: item.targets.map(SlotNo::some),
                player: item.player,
                steps: item.steps,
                cancelled: item.cancelled,
            })
            .collect()
    }

    fn lasting(&self) -> Vec<Lasting> {
        let lasting = self.effects.iter();
        lasting
            .map(|effect| Lasting { card: effect.card, seat: effect.seat, on: effect.to.some(), steps: effect.steps })
            .collect()
    }

    /// The question, without the seat's secret composition (TIME-02).
    pub(crate) fn public_ask(&self) -> Ask {
        if self.is_main() {
            return Ask::Action;
        }
        let shown = self.frames.iter().rev().find(|frame| match frame {
            Frame::Item(item) => item.stage >= Stage::Announced,
            Frame::Window(window) => !self.waits_for_granted(window),
            Frame::Attack => true,
        });
        match shown {
            Some(Frame::Window(window)) => Ask::Window(window.kind),
            Some(Frame::Attack) => Ask::Combat,
            Some(Frame::Item(_)) => Ask::Choice,
            None if self.step == TurnStep::Redraw => Ask::Redraw,
            None if self.step == TurnStep::Discard => Ask::Discard,
            None => Ask::Action,
        }
    }

    fn numbers(&self, seat: Seat, bits: u128, which: impl Fn(Instance) -> bool) -> Vec<CardNo> {
        let mut cards: Vec<CardNo> = Bits(bits)
            .map(|SlotNo(number)| Instance::new(seat, number as usize))
            .filter(|instance| which(*instance))
            .map(|instance| self.identity[instance.index()])
            .collect();
        cards.sort_unstable();
        cards
    }

    fn seat_for(&self, seat: Seat, viewer: Viewer) -> SeatView {
        let side = self.side(seat);
        SeatView {
            destiny: side.destiny,
            promotion: side.promotion,
            hand_len: self.hand_len(seat),
            hand: viewer.is(seat).then(|| self.numbers(seat, side.hand, |_| true)),
            pile_len: side.pile_len,
            discard_len: side.discard.count_ones() as u8,
            discards: self.rules.options.open_discards.then(|| self.numbers(seat, side.discard, |_| true)),
            gone_len: side.gone.count_ones() as u8,
            reserve_len: side.reserve.count_ones() as u8,
            sabotaged: side.sabotaged,
            to_come: [side.fewer_actions, side.missed_turns, side.more_turns],
            owes_outpost: side.owes_outpost,
            redrawn: side.redrawn,
            no_warriors: side.no_warriors,
            eliminated: side.eliminated,
            team: self.rules.options.team_of(seat),
        }
    }

    pub(crate) fn card_for(&self, slot: SlotNo, viewer: Viewer) -> CardView {
        let card = self.slot(slot);
        let sees = self.sees(viewer, slot);
        CardView {
            slot,
            number: card.order,
            at: card.at,
            controller: card.controller,
            owner: card.instance.owner(),
            on: (card.at == At::Card).then_some(card.host),
            on_player: (card.at == At::Player).then_some(Seat(card.host.0)),
            card: sees.then(|| self.identity[card.instance.index()]),
            wounded: card.is(flag::WOUNDED),
            covered: card.is(flag::COVERED),
            inside: card.is(flag::INSIDE),
            unpaid: card.at == At::Hidden,
            in_use: card.is(flag::IN_USE),
            used: card.is(flag::USED | flag::USED_2 | flag::USED_3),
            chosen: card.chosen.some(),
            markers: self.markers_on(slot),
            ratings: (sees && self.is_warrior(slot)).then(|| self.shown_ratings(slot)),
            affiliations: if sees && self.is_warrior(slot) { card.affiliations } else { 0 },
        }
    }

    /// The ratings of a warrior: the printed ones for a warrior that is not identified yet.
    fn shown_ratings(&self, slot: SlotNo) -> [i16; 4] {
        if self.is_unidentified(slot) { self.ready_at(slot).ratings.map(i16::from) } else { self.slot(slot).ratings }
    }

    pub(crate) fn knowledge_of(&self, seat: Seat) -> Knowledge {
        let viewer = Viewer::Seat(seat);
        let own = self.side(seat);
        let pile_bits = self.pile(seat).iter().fold(0u128, |bits, number| bits | 1 << number);
        let seen = Seat::all(self.seats).map(|of| {
            let side = self.side(of);
            [side.hand, side.discard, side.gone]
                .map(|bits| self.numbers(of, bits, |instance| self.knows(viewer, instance)))
        });
        let face_down =
            self.in_play().filter(|slot| !self.sees(viewer, *slot) && self.knows(viewer, self.slot(*slot).instance));
        Knowledge {
            pile: self.numbers(seat, pile_bits, |_| true),
            reserve: self.numbers(seat, own.reserve, |_| true),
            seen: seen.collect(),
            face_down: face_down.map(|slot| (slot, self.identity[self.slot(slot).instance.index()])).collect(),
        }
    }
}
