//! The actions of a seat, as the seat reads them.

use table::Seat;

use super::Teller;
use crate::action::{Action, Facing, Gain, HandKind, Slot, TurnKind};
use crate::card::{Effect, Resource};
use crate::card_text;
use crate::state::{MOST_TOKENS, NONE, Phase};

impl Teller<'_> {
    pub(super) fn label(&self, seat: Seat, action: Action) -> String {
        match action {
            Action::Model(model) => self.say("do-model", &[("model", self.state.rules.cards.model_name(model).into())]),
            Action::Pilot(pilot) => self.say("do-pilot", &[("pilot", self.pilot(pilot).into())]),
            Action::Declare(TurnKind::Action) => self.say("do-declare-action", &[]),
            Action::Declare(TurnKind::Maintenance) => self.say("do-declare-maintenance", &[]),
            Action::Play(kind, facing, slot) => self.label_of_play(seat, kind, facing, slot),
            Action::Discard(slot) => self.label_of_slot("do-discard", seat, slot),
            Action::Activate(slot) => self.label_of_slot("do-activate", seat, slot),
            Action::Maneuver(number) => self.label_of_maneuver(seat, number),
            Action::Consume(kind, gain) => {
                let tokens = self.token(gain.resource(), if gain == Gain::TwoSteam { 2 } else { 1 });
                self.say("do-consume", &[("card", self.named(seat, kind).into()), ("tokens", tokens.into())])
            }
            Action::Place(resource, owner, slot) => self.label_of_place(seat, resource, owner, slot),
            Action::Take(resource, owner, slot) => {
                let card = self.in_slot(owner, slot, seat.into());
                let token = self.token(resource, 1);
                let id = if owner == seat { "do-take-own" } else { "do-take" };
                self.say(
                    id,
                    &[
                        ("token", token.into()),
                        ("slot", (slot.0 + 1).into()),
                        ("card", card.into()),
                        ("who", self.person(owner)),
                    ],
                )
            }
            Action::Trade(kind) => self.say("do-trade", &[("card", self.named(seat, kind).into())]),
            Action::Repair => self.say("do-repair", &[]),
            Action::Swap => {
                let reserve = (seat.0 < self.state.seats).then(|| self.state.side(seat).reserve);
                let Some(pilot) = reserve.filter(|pilot| *pilot != NONE) else {
                    return self.say("do-swap-nobody", &[]);
                };
                self.say("do-swap", &[("pilot", self.pilot(pilot).into())])
            }
            Action::Call => {
                let Some(mate) = self.state.team_mate(seat) else { return self.say("do-call-nobody", &[]) };
                self.say("do-call", &[("who", self.person(mate))])
            }
            Action::Drop(kind) => self.say("do-drop", &[("card", self.named(seat, kind).into())]),
            Action::Choose(number) => self.label_of_alternative(number),
            Action::Pass => match self.state.phase {
                Phase::Respond => {
                    let damage = self.damage(self.state.pending(self.state.top()));
                    self.say("do-pass-attack", &[("damage", damage.into())])
                }
                Phase::Remove => self.say("do-pass-remove", &[]),
                _ => self.say("do-pass", &[]),
            },
            Action::End => self.say("do-end", &[]),
        }
    }

    fn label_of_slot(&self, id: &str, seat: Seat, slot: Slot) -> String {
        let card = self.in_slot(seat, slot, seat.into());
        self.say(id, &[("slot", (slot.0 + 1).into()), ("card", card.into())])
    }

    fn label_of_play(&self, seat: Seat, kind: HandKind, facing: Facing, slot: Slot) -> String {
        let card = self.named_with_cost(seat, kind);
        let replaces = self.prepared(seat, slot, seat.into()).is_some();
        let id = match (facing, replaces) {
            (Facing::Up, false) => "do-play-up",
            (Facing::Down, false) => "do-play-down",
            (Facing::Up, true) => "do-replace-up",
            (Facing::Down, true) => "do-replace-down",
        };
        let old = self.in_slot(seat, slot, seat.into());
        self.say(id, &[("card", card.into()), ("slot", (slot.0 + 1).into()), ("old", old.into())])
    }

    fn label_of_place(&self, seat: Seat, resource: Resource, owner: Seat, slot: Slot) -> String {
        let overdrives =
            self.prepared(owner, slot, seat.into()).is_some_and(|prepared| prepared.tokens.total() >= MOST_TOKENS);
        let id = match (owner == seat, overdrives) {
            (true, false) => "do-place",
            (true, true) => "do-place-overdrive",
            (false, false) => "do-place-there",
            (false, true) => "do-place-there-overdrive",
        };
        let card = self.in_slot(owner, slot, seat.into());
        self.say(
            id,
            &[
                ("token", self.token(resource, 1).into()),
                ("slot", (slot.0 + 1).into()),
                ("card", card.into()),
                ("who", self.person(owner)),
            ],
        )
    }

    pub(super) fn label_of_maneuver(&self, seat: Seat, number: u8) -> String {
        match self.maneuver(seat, number) {
            Some(effects) => self.say("do-maneuver", &[("n", (number + 1).into()), ("effects", effects.into())]),
            None => self.say("do-unknown", &[("n", (u32::from(number) + 1).into())]),
        }
    }

    /// The text of a Maneuver of the seat's pilot, from 0.
    pub(super) fn maneuver(&self, seat: Seat, number: u8) -> Option<String> {
        let pilot = self.state.rules.cards.pilots().get(self.state.side(seat).pilot as usize)?;
        Some(card_text::maneuver_text(pilot.maneuvers.get(number as usize)?, self.language))
    }

    fn label_of_alternative(&self, number: u8) -> String {
        let top = (self.state.depth > 0).then(|| self.state.top());
        self.alternative(top.map(|top| top.card), top.is_some_and(|top| top.is_echo), number)
            .map(|effects| self.say("do-choose", &[("effects", effects.into())]))
            .unwrap_or_else(|| self.say("do-unknown", &[("n", (u32::from(number) + 1).into())]))
    }

    /// The text of an alternative of a card or of its Echo part, from 0.
    pub(super) fn alternative(&self, card: Option<u8>, of_echo: bool, number: u8) -> Option<String> {
        let card = self.state.rules.cards.cards().get(card? as usize)?;
        let effects = if of_echo { &card.echo } else { &card.effects };
        let alternatives = effects.iter().find_map(|effect| match effect {
            Effect::OneOf(alternatives) => Some(alternatives),
            _ => None,
        })?;
        let effects = alternatives.get(number as usize)?;
        Some(card_text::effects_text(effects, card.kind, self.language))
    }
}

/// The heading under which a list shows an action: its rank, and the id of its message.
pub(super) const fn heading(action: Action) -> (u8, &'static str) {
    match action {
        Action::Activate(_) => (0, "heading-activate"),
        Action::Maneuver(_) => (1, "heading-maneuver"),
        Action::Play(_, Facing::Up, _) => (2, "heading-face-up"),
        Action::Play(_, Facing::Down, _) => (3, "heading-face-down"),
        Action::Consume(..) => (4, "heading-consume"),
        Action::Place(..) | Action::Take(..) => (5, "heading-tokens"),
        Action::Trade(_) | Action::Repair | Action::Swap | Action::Call => (6, "heading-pilot"),
        Action::Discard(_) | Action::Drop(_) => (7, "heading-discard"),
        Action::Model(_) | Action::Pilot(_) | Action::Declare(_) | Action::Choose(_) | Action::Pass | Action::End => {
            (8, "heading-go-on")
        }
    }
}
