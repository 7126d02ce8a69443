//! A clash in words: who attacks whom, with which values and dice.

use super::names::{figure, signed, value_name};
use super::teller::Teller;
use crate::rules::match_up;
use crate::state::{Attack, CardId};

impl Teller<'_> {
    /// Who attacks whom, with values, match-up and dice, without a full stop.
    pub(super) fn clash(&self, attack: &Attack) -> String {
        let a = ("a", self.fighter(attack.attacker).into());
        let mut text = match attack.ship {
            Some(ship) => self.say("clash-ship", &[a, ("ship", self.ship(ship).into())]),
            None => self.say("clash", &[a, ("b", self.fighter(attack.target).into())]),
        };
        let bonus = match attack.ship {
            _ if !self.tells_totals() => 0,
            Some(ship) => self.state.counted_match_up(attack.attacker, ship),
            None => self.match_up_of(attack.attacker, attack.target),
        };
        if bonus != 0 {
            let sign = if bonus > 0 { "bonus" } else { "malus" };
            text.push_str(&self.say("clash-match-up", &[("sign", sign.into()), ("n", signed(bonus).into())]));
        }
        if attack.dice[0] != 0 {
            let [a, b] = attack.dice;
            text.push_str(&match b {
                0 => self.say("clash-die", &[("a", a.into())]),
                b => self.say("clash-dice", &[("a", a.into()), ("b", b.into())]),
            });
        }
        text
    }

    /// What the match-up adds to the TOT of the attacker, as far as everybody sees it.
    fn match_up_of(&self, attacker: CardId, target: CardId) -> i16 {
        let (one, other) = (self.state.card(attacker), self.state.card(target));
        if one.is_up() && other.is_up() { match_up(one.main, other.main) } else { 0 }
    }

    /// A card of a clash with its TOT and its primary value.
    fn fighter(&self, id: CardId) -> String {
        let card = self.state.card(id);
        if !card.is_up() {
            return self.identity(id);
        }
        if !self.tells_totals() {
            return self.owned(card.controller, card.no);
        }
        let (now, printed) = (self.state.now(id), self.state.printed(card));
        let main = card.main.index();
        let values = [
            ("card", self.owned(card.controller, card.no).into()),
            ("tot", figure(now.tot, printed.iter().sum()).into()),
            ("stat", value_name(main as u8).into()),
            ("primary", figure(now.stats[main], printed[main]).into()),
        ];
        self.say("clash-card", &values)
    }

    /// How the clash would end now, in a sentence.
    pub(super) fn standing(&self, attack: &Attack) -> String {
        if let Some(ship) = attack.ship {
            return match self.state.card(attack.attacker).is_up() {
                false => self.say("clash-off", &[]),
                true if !self.tells_totals() => self.say("clash-untold", &[]),
                true => {
                    let n = self.state.strike_value(attack.attacker, ship);
                    let left = (self.state.fleet.ships[ship.index()].shields - n).max(0);
                    let values = [("n", n.into()), ("ship", self.ship(ship).into()), ("left", left.into())];
                    self.say("clash-now-ship", &values)
                }
            };
        }
        let (attacker, target) = (self.state.card(attack.attacker), self.state.card(attack.target));
        if target.is_down() {
            return self.say("clash-covered", &[]);
        }
        if !attacker.is_up() || !target.is_up() {
            return self.say("clash-off", &[]);
        }
        if !self.tells_totals() {
            return self.say("clash-untold", &[]);
        }
        let (mine, theirs) = self.state.battle_tot(attack.attacker, attack.target);
        if self.state.is_against_shield() {
            return self.shield("clash-now-shield", mine, theirs, mine >= theirs);
        }
        let primary = |id: CardId| self.state.now(id).stats[self.state.card(id).main.index()];
        let primaries = [primary(attack.attacker), primary(attack.target)];
        let won = mine > theirs || primaries[0] > 2 * primaries[1];
        self.comparison("clash-now", [mine, theirs], primaries, won)
    }

    /// What an attack on a vital shield comes to (ESTRO-LUC-11); `id` names the message.
    pub(super) fn shield(&self, id: &str, tot: i16, shield: i16, won: bool) -> String {
        let won = if won { "yes" } else { "no" };
        self.say(id, &[("won", won.into()), ("a", tot.into()), ("b", shield.into())])
    }

    /// The figures of a comparison, and what they decide; `id` names the message.
    pub(super) fn comparison(&self, id: &str, tots: [i16; 2], primaries: [i16; 2], won: bool) -> String {
        let values = [
            ("won", by(tots, won).into()),
            ("a", tots[0].into()),
            ("b", tots[1].into()),
            ("c", primaries[0].into()),
            ("d", primaries[1].into()),
        ];
        self.say(id, &values)
    }
}

/// What decides a comparison: the totals, the primary values (ESTRO-ATK-12), or `no` when the target resists.
pub(super) const fn by(tots: [i16; 2], won: bool) -> &'static str {
    match (won, tots[0] > tots[1]) {
        (true, true) => "tot",
        (true, false) => "primary",
        (false, _) => "no",
    }
}
