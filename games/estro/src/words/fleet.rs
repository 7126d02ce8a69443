//! Ships, guardians and objects in words.

use phrases::Value;

use super::names::{Whose, signed};
use super::teller::Teller;
use crate::action::Spot;
use crate::card_text;
use crate::event::Event;
use crate::fleet::{self, ObjectNo};
use crate::language::{Effect, Estro};
use crate::state::{Frame, Origin};
use crate::view::View;

impl Teller<'_> {
    /// The name of a ship.
    pub(super) fn ship(&self, ship: Estro) -> String {
        card_text::ship_name(fleet::ship(ship), self.language).to_owned()
    }

    /// The name of an object.
    pub(super) fn object(&self, object: ObjectNo) -> String {
        match fleet::object(object) {
            Some(object) => card_text::object_name(object, self.language).to_owned(),
            None => self.say("do-unknown", &[("n", (u32::from(object.0) + 1).into())]),
        }
    }

    /// What an object does, the first letter small, without a full stop.
    pub(super) fn object_does(&self, object: ObjectNo) -> String {
        fleet::object(object).map(|object| card_text::object_does(object, self.language)).unwrap_or_default()
    }

    /// The name of a skill, and what it does.
    pub(super) fn skill(&self, ship: Estro) -> [(&'static str, Value<'static>); 3] {
        let skill = &fleet::ship(ship).skill;
        let name = card_text::skill_name(skill, self.language).to_owned();
        let does = card_text::skill_does(skill, self.language);
        [("ship", self.ship(ship).into()), ("skill", name.into()), ("does", does.into())]
    }

    /// An event of ships or objects as a line.
    pub(super) fn line_of_fleet(&self, event: &Event) -> String {
        let ship = |ship: Estro| ("ship", self.ship(ship).into());
        let n = |n: u8| ("n", n.into());
        match *event {
            Event::GuardiansDeployed => self.say("log-guardians", &[("n", fleet::GUARDIANS.into())]),
            Event::GuardianReady(no) => self.say("log-guardian-ready", &[("card", self.card(no).into())]),
            Event::AlarmSounded(of, left) => {
                let [name, skill, _] = self.skill(of);
                self.say("log-alarm", &[name, skill, n(left)])
            }
            Event::CountedDown(of, left) => self.say("log-countdown", &[ship(of), n(left)]),
            Event::AlarmStopped(of) => self.say("log-alarm-stopped", &[ship(of)]),
            Event::SkillReleased(of) => self.say("log-skill", &self.skill(of)),
            Event::ShipAttacked(seat, no, of) => {
                self.say("log-ship-attacked", &[("card", self.owned(seat, no).into()), ship(of)])
            }
            Event::ShipStruck { ship: of, value: Some(value), .. } => {
                self.say("log-ship-struck", &[ship(of), ("n", value.into())])
            }
            Event::ShipStruck { ship: of, value: None, .. } => self.say("log-ship-struck-untold", &[ship(of)]),
            Event::ShieldsChanged(of, change, left) => {
                self.say("log-shields", &[ship(of), ("change", signed(change).into()), ("n", left.into())])
            }
            Event::ShipDestroyed(of) => self.say("log-ship-destroyed", &[ship(of)]),
            Event::RedirectedToShip(of) => self.say("log-redirected-to-ship", &[ship(of)]),
            Event::TargetsDrawn(able, exposed) => self.say("log-targets", &[n(able), ("m", exposed.into())]),
            Event::Aimed(target) => {
                let target = self.owned_or_covered(crate::facts::PLAYER, target);
                self.say("log-aimed", &[("card", target.into())])
            }
            Event::ObjectGiven(object) => {
                let does = self.object_does(object);
                self.say("log-object", &[("object", self.object(object).into()), ("does", does.into())])
            }
            Event::ObjectUsed(seat, object) => {
                let values = [
                    ("who", self.person(seat)),
                    ("object", self.object(object).into()),
                    ("does", self.object_does(object).into()),
                ];
                self.say("log-object-used", &values)
            }
            _ => self.say("log-nothing-happens", &[]),
        }
    }

    /// An attack on a ship, with what it takes from the shields before the die.
    pub(super) fn label_of_strike(&self, attacker: Spot, ship: Estro) -> String {
        let card = ("a", self.in_place(attacker, Whose::Clear).into());
        let ship_name = ("ship", self.ship(ship).into());
        match self.state.at(attacker).filter(|id| self.tells_totals() && self.state.card(*id).is_up()) {
            Some(id) => {
                let shields = self.state.fleet.ships[ship.index()].shields;
                let n = self.state.strike_value(id, ship);
                self.say("do-strike-tot", &[card, ship_name, ("n", n.into()), ("shields", shields.into())])
            }
            None => self.say("do-strike", &[card, ship_name]),
        }
    }

    /// Which ship an effect is about.
    pub(super) fn ask_ship(&self) -> String {
        let Frame::Gift(run) = self.state.top() else { return self.say("ask-gift", &[]) };
        let steps = self.state.steps_of(run);
        let effect =
            usize::from(run.effect).checked_sub(1).and_then(|place| steps.get(place)).and_then(|step| step.effect());
        let id = if matches!(effect, Some(Effect::Alarm(_))) { "ask-countdown" } else { "ask-ship" };
        let object = if let Origin::Object(object) = run.origin { self.object(object) } else { String::new() };
        self.say(id, &[("object", object.into())])
    }

    /// The ships, their guardians and the objects as lines.
    pub(super) fn describe_fleet(&self, view: &View, lines: &mut Vec<String>) {
        let Some(fleet) = &view.fleet else { return };
        lines.push(self.say("table-fleet", &[]));
        for ship in &fleet.ships {
            let state = match (ship.shields, ship.countdown) {
                (0, _) => self.say("ship-destroyed", &[]),
                (_, Some(n)) => self.say("ship-counts", &[("n", n.into())]),
                _ if ship.guardians > 0 => self.say("ship-guarded", &[("n", ship.guardians.into())]),
                _ => self.say("ship-open", &[]),
            };
            let values = [
                ("ship", self.ship(ship.estro).into()),
                ("estro", card_text::estro_name(ship.estro).into()),
                ("n", ship.shields.into()),
                ("state", state.into()),
            ];
            lines.push(format!("  {}", self.say("table-ship", &values)));
            for card in view.field.iter().filter(|card| card.ship == Some(ship.estro)) {
                lines.push(format!("    {}", self.row(view, card)));
            }
        }
        if !fleet.incinerator.is_empty() {
            let names: Vec<String> = fleet.incinerator.iter().rev().map(|no| self.card(*no)).collect();
            lines.push(format!("  {}", self.say("table-incinerator", &[("cards", names.join(", ").into())])));
        }
        for object in &fleet.objects {
            let values = [("object", self.object(*object).into()), ("does", self.object_does(*object).into())];
            lines.push(self.say("table-object", &values));
        }
        lines.push(self.say("table-objects-left", &[("n", fleet.objects_left.into())]));
        for word in &fleet.prepared {
            lines.push(self.say(&format!("prepared-{word}"), &[]));
        }
    }
}
