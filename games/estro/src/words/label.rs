//! The actions of a seat, as the seat reads them.

use table::Seat;

use super::names::Whose;
use super::teller::Teller;
use crate::action::{Action, Bonuses, Spot};
use crate::card_text::{estro_name, gift_does, stat_name};
use crate::language::{Estro, Face};
use crate::rules::CardNo;
use crate::state::{CardId, Frame, Prompt, Trigger};

impl Teller<'_> {
    pub(super) fn label(&self, seat: Seat, action: Action) -> String {
        let card = |no: CardNo| ("card", self.card(no).into());
        match action {
            Action::Play(no, face) => {
                let id = if face == Face::Up { "do-play-up" } else { "do-play-down" };
                self.say(id, &[card(no), ("print", self.print_of(no).into())])
            }
            Action::PlayInto(no, face, field) => {
                let id = if face == Face::Up { "do-play-up-into" } else { "do-play-down-into" };
                let values = [card(no), ("print", self.print_of(no).into()), ("zone", self.zone(field).into())];
                self.say(id, &values)
            }
            Action::Into(field) => self.say("do-into", &[("zone", self.zone(field).into())]),
            Action::Declare => self.say("do-declare", &[]),
            Action::Support(no, host) => {
                let values =
                    [card(no), ("print", self.print_of(no).into()), ("host", self.in_place(host, Whose::Clear).into())];
                self.say("do-support", &values)
            }
            Action::TurnUp(spot) => self.say("do-turn-up", &[("card", self.in_place(spot, Whose::Clear).into())]),
            Action::Attack(attacker, target) => self.label_of_attack(attacker, target),
            Action::Strike(attacker, ship) => self.label_of_strike(attacker, ship),
            Action::Object(object) => {
                let values = [("object", self.object(object).into()), ("does", self.object_does(object).into())];
                self.say("do-object", &values)
            }
            Action::Ship(ship) => {
                let is_redirection = self.state.question.prompt == Prompt::Redirection;
                let id = if is_redirection { "do-redirect-to-ship" } else { "do-ship" };
                self.say(id, &[("ship", self.ship(ship).into())])
            }
            Action::Stats(one, other) => {
                self.say("do-stats", &[("a", stat_name(one).into()), ("b", stat_name(other).into())])
            }
            Action::Die(die) => self.say("do-die", &[("n", die.into())]),
            Action::Use(spot) => {
                let no = self.state.at(spot).filter(|id| self.state.card(*id).is_up());
                let does = self.does(no.map(|id| self.state.gift_no(id)));
                self.say("do-use", &[("card", self.in_place(spot, Whose::Clear).into()), ("does", does.into())])
            }
            Action::UseHand(no) => self.say("do-use-hand", &[card(no), ("does", self.does(Some(no)).into())]),
            Action::Zone(zone) => self.label_of_special(seat, zone),
            Action::Sacrifice(no) => {
                let special = self.special(Estro::Ardo);
                self.say("do-sacrifice", &[("special", special.into()), card(no)])
            }
            Action::Pick(spot) => self.label_of_pick(spot),
            Action::Total(total) => self.say("do-total", &[("n", total.into())]),
            Action::DrawTwo => self.say("do-draw-two", &[]),
            Action::Protect(spot) => self.say("do-protect", &[("card", self.in_place(spot, Whose::Clear).into())]),
            Action::Deploy => self.say("do-deploy", &[]),
            Action::Rift(spot) => self.say("do-rift", &[("card", self.in_place(spot, Whose::Clear).into())]),
            Action::Ambush(no) => self.say("do-ambush", &[card(no), ("print", self.print_of(no).into())]),
            Action::Card(no) => self.say(
                match self.state.question.prompt {
                    Prompt::Discard | Prompt::Penalty => "do-discard",
                    Prompt::Keep => "do-to-bottom",
                    Prompt::Absorb => "do-absorb",
                    _ => "do-choose",
                },
                &[card(no), ("print", self.print_of(no).into())],
            ),
            Action::Burnt(owner, no) => self.say("do-choose-burnt", &[card(no), ("who", self.person(owner))]),
            Action::Estro(estro) => estro_name(estro).to_owned(),
            Action::Call(true) => self.say("do-heads", &[]),
            Action::Call(false) => self.say("do-tails", &[]),
            Action::Yes => self.say("do-yes", &[]),
            Action::First(k) => self.label_of_first(seat, k),
            Action::Keep => self.say("do-keep", &[]),
            Action::Stop => self.say("do-stop", &[]),
            Action::Pass => self.say(
                match self.state.question.prompt {
                    Prompt::Use(_) | Prompt::Choose(..) => "do-decline",
                    Prompt::Token => "do-draw-one",
                    Prompt::Play => "do-play-nothing",
                    Prompt::Declare => "do-not-declare",
                    Prompt::Absorb => "do-not-absorb",
                    Prompt::Ambush => "do-no-ambush",
                    _ => "do-pass",
                },
                &[],
            ),
            Action::OutOfTime => self.say("do-out-of-time", &[]),
            Action::Claim(Bonuses::NONE) => self.say("do-claim-none", &[]),
            Action::Claim(claimed) => self.say("do-claim", &[("bonuses", self.bonuses(claimed).into())]),
            Action::End => self.say(
                match self.state.question.prompt {
                    Prompt::Extras => "do-end-plays",
                    _ => "do-end-attacks",
                },
                &[],
            ),
        }
    }

    /// The names of bonuses.
    pub(super) fn bonuses(&self, bonuses: Bonuses) -> String {
        let names: Vec<String> = bonuses.names().map(|name| self.say(&format!("bonus-{name}"), &[])).collect();
        names.join(" + ")
    }

    /// What the Gift of a card does.
    fn does(&self, no: Option<CardNo>) -> String {
        let cards = &self.state.rules.cards;
        let gift = no.and_then(|no| cards.get(no.0 as usize)).and_then(|card| card.gift.as_ref());
        gift.map_or_else(|| self.say("card-nothing", &[]), |gift| gift_does(gift, self.language))
    }

    /// An attack with the TOTs before the dice, where both are seen.
    fn label_of_attack(&self, attacker: Spot, target: Spot) -> String {
        let names =
            [("a", self.in_place(attacker, Whose::Clear).into()), ("b", self.in_place(target, Whose::Clear).into())];
        let [Some(one), Some(other)] = [attacker, target].map(|spot| self.state.at(spot)) else {
            return self.say("do-attack", &names);
        };
        if !self.tells_totals() || !self.state.card(one).is_up() || !self.state.card(other).is_up() {
            return self.say("do-attack", &names);
        }
        let (mine, theirs) = self.state.battle_tot(one, other);
        let [a, b] = names;
        let id = if self.state.shield(other).is_some() { "do-attack-shield" } else { "do-attack-tot" };
        self.say(id, &[a, b, ("c", mine.into()), ("d", theirs.into())])
    }

    fn label_of_special(&self, seat: Seat, zone: Estro) -> String {
        let engaged = matches!(zone, Estro::Granito | Estro::Illusio)
            .then(|| self.state.engaged(seat, zone == Estro::Illusio))
            .flatten();
        let card = engaged.map_or_else(|| self.say("card-engaged", &[]), |card| self.identity(card));
        let special = ("special", self.special(zone).into());
        let does = self.say("zone-does", &[("zone", zone.as_str().into()), ("card", card.into())]);
        self.say("do-special", &[special, ("does", does.into())])
    }

    fn label_of_pick(&self, spot: Spot) -> String {
        let card = ("card", self.in_place(spot, Whose::Said).into());
        match self.state.question.prompt {
            Prompt::Redirection => self.say("do-redirect", &[card]),
            Prompt::Reveal => self.say("do-reveal", &[card, ("ship", self.ship_at(spot).into())]),
            _ => match self.state.at(spot).filter(|id| self.state.card(*id).is_up()) {
                Some(id) => {
                    let estro = estro_name(self.state.card(id).main);
                    let print = if self.tells_totals() {
                        let tot = self.state.now(id).tot;
                        self.say("card-print", &[("estro", estro.into()), ("tot", tot.into()), ("gift", "no".into())])
                    } else {
                        self.say("card-print-plain", &[("estro", estro.into()), ("gift", "no".into())])
                    };
                    self.say("do-pick", &[card, ("print", print.into()), ("who", self.whose(id))])
                }
                None => self.say("do-choose-covered", &[card]),
            },
        }
    }

    /// The ship that a guardian stands before.
    fn ship_at(&self, spot: Spot) -> String {
        let ship = self.state.at(spot).and_then(|card| self.state.ship_of(card));
        ship.map_or_else(String::new, |ship| self.ship(ship))
    }

    fn whose(&self, id: CardId) -> phrases::Value<'static> {
        self.person(self.state.card(id).controller)
    }

    /// Which of several comes first, by its card; with what made it activate where the card stands in line twice.
    fn label_of_first(&self, seat: Seat, k: u8) -> String {
        let k = usize::from(k);
        if self.state.question.prompt == Prompt::Burn {
            return match self.burning(seat).get(k) {
                Some(card) => self.say("do-first", &[("card", self.identity(*card).into())]),
                None => self.say("do-unknown", &[("n", (k + 1).into())]),
            };
        }
        let line = self.queued(seat);
        let texts: Vec<String> = line.iter().map(|trigger| self.waiting_gift(trigger, false)).collect();
        let Some(text) = texts.get(k) else { return self.say("do-unknown", &[("n", (k + 1).into())]) };
        if texts.iter().filter(|other| *other == text).count() == 1 {
            return text.clone();
        }
        let texts: Vec<String> = line.iter().map(|trigger| self.waiting_gift(trigger, true)).collect();
        let (text, before) = (&texts[k], &texts[..k]);
        if texts.iter().filter(|other| *other == text).count() == 1 {
            return text.clone();
        }
        let n = before.iter().filter(|other| *other == text).count() + 1;
        self.say("do-first-again", &[("text", text.into()), ("n", n.into())])
    }

    fn waiting_gift(&self, trigger: &Trigger, with_cause: bool) -> String {
        let card = ("card", self.identity(trigger.card).into());
        if with_cause && trigger.cause.is_some() {
            return self.say("do-first-gift-of", &[card, ("cause", self.identity(trigger.cause).into())]);
        }
        self.say("do-first-gift", &[card])
    }

    /// The Gifts of a seat that wait in the line on top of the stack.
    fn queued(&self, seat: Seat) -> Vec<Trigger> {
        let Frame::Triggers { from } = *self.state.top() else { return Vec::new() };
        let waiting = &self.state.triggers[from as usize..self.state.triggers_len as usize];
        waiting.iter().filter(|trigger| self.state.card(trigger.card).controller == seat).copied().collect()
    }

    /// The cards of a seat that are destroyed together, on top of the stack.
    fn burning(&self, seat: Seat) -> Vec<CardId> {
        let Frame::Destroy(destroy) = *self.state.top() else { return Vec::new() };
        let group = &self.state.dying[destroy.from as usize..(destroy.from + destroy.len) as usize];
        let is_theirs = |card: CardId| self.state.card(card).controller == seat;
        group.iter().filter(|dying| dying.is_threatened() && is_theirs(dying.card)).map(|dying| dying.card).collect()
    }

    /// The heading under which a list shows an action, with its rank.
    pub(super) fn heading(&self, action: Action) -> (u8, String) {
        let (rank, id) = match action {
            Action::Attack(attacker, _) => {
                let card = self.in_place(attacker, Whose::Clear);
                return (attacker.place, self.say("heading-attack", &[("card", card.into())]));
            }
            Action::Strike(attacker, _) => {
                let card = self.in_place(attacker, Whose::Clear);
                return (attacker.place, self.say("heading-attack", &[("card", card.into())]));
            }
            Action::Object(_) => (101, "heading-objects"),
            Action::Ship(_) | Action::Stats(..) | Action::Die(_) => (105, "heading-choose"),
            Action::Use(_) | Action::UseHand(_) | Action::Yes => (100, "heading-gifts"),
            Action::Zone(_) | Action::Sacrifice(_) => (101, "heading-specials"),
            Action::PlayInto(no, ..) => {
                return (102, self.say("heading-play-into", &[("card", self.card(no).into())]));
            }
            Action::Into(_) => (105, "heading-choose"),
            Action::Play(_, Face::Up) => (102, "heading-play-up"),
            Action::Support(..) => (102, "heading-support"),
            Action::Declare => (107, "heading-go-on"),
            Action::Play(_, Face::Down) => (103, "heading-play-down"),
            Action::TurnUp(_) => (104, "heading-turn-up"),
            Action::Rift(_) => (104, "heading-rift"),
            Action::Pick(_) | Action::Card(_) | Action::Burnt(..) | Action::Estro(_) | Action::First(_) => {
                (105, "heading-choose")
            }
            Action::Claim(_) | Action::Total(_) | Action::Ambush(_) => (105, "heading-choose"),
            Action::DrawTwo | Action::Protect(_) | Action::Deploy => (101, "heading-tokens"),
            Action::Call(_) => (106, "heading-coin"),
            Action::Keep | Action::Stop | Action::Pass | Action::End | Action::OutOfTime => (107, "heading-go-on"),
        };
        (rank, self.say(id, &[]))
    }
}
