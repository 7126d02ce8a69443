//! What a Gift does: a sentence for each effect.

use super::{Teller, estro_name, stat_name};
use crate::language::{
    Amount, Area, Effect, Face, Filter, NewEstro, Pick, Side, Target, Timing, Until, Usage, Value, Who,
};

impl Teller<'_> {
    /// The sentences of these effects, small and without full stops; what is added to the same cards is one sentence.
    pub(super) fn effects(&self, effects: &[Effect]) -> Vec<String> {
        let mut sentences = Vec::new();
        let mut teller = *self;
        let mut rest = effects;
        while let Some(first) = rest.first() {
            let run = rest.iter().take_while(|effect| goes_with(first, effect)).count();
            if let (Effect::Add(target, _, _, until), 2..) = (first, run) {
                sentences.push(teller.adds(target, &rest[..run], *until));
                rest = &rest[run..];
            } else {
                sentences.push(teller.effect(first));
                rest = &rest[1..];
            }
            teller.follows_its_card = false;
            teller.speaks_of_others |= first.filter().is_some();
        }
        sentences
    }

    #[allow(clippy::too_many_lines, reason = "one arm an effect, a table of what each says")]
    fn effect(&self, effect: &Effect) -> String {
        match effect {
            Effect::Add(target, _, _, until) => self.adds(target, std::slice::from_ref(effect), *until),
            Effect::Double(target, value, until) => self.of_cards(target, |n| {
                let until = self.until_of_value(*until, n);
                self.say(
                    "card-double",
                    &[("n", n.into()), ("value", value_key(*value).into()), ("until", until.into())],
                )
            }),
            Effect::Swap(target, a, b, until) => self.of_cards(target, |n| {
                let until = self.until_of_value(*until, n);
                let (a, b) = (stat_name(*a), stat_name(*b));
                self.say("card-swap", &[("n", n.into()), ("a", a.into()), ("b", b.into()), ("until", until.into())])
            }),
            Effect::Exchange(target, until) => self.of_cards(target, |n| {
                let until = self.until_of_value(*until, n);
                self.say("card-exchange", &[("n", n.into()), ("until", until.into())])
            }),
            Effect::Become(target, estro, until) => self.of_cards(target, |n| {
                let estro = match estro {
                    NewEstro::Is(estro) => estro_name(*estro),
                    NewEstro::Chosen => "chosen",
                };
                let until = self.until(*until, n);
                self.say("card-become", &[("n", n.into()), ("estro", estro.into()), ("until", until.into())])
            }),
            Effect::Destroy(target) => self.order("card-destroy", target),
            Effect::Save(target) => self.of_cards(target, |n| {
                let dying = if self.is_dying(target) { "yes" } else { "no" };
                self.say("card-save", &[("n", n.into()), ("dying", dying.into())])
            }),
            Effect::Protect(target, until) => self.for_a_time("card-protect", target, *until),
            Effect::Sacrifice(target) => self.order("card-sacrifice", target),
            Effect::Return(target) => self.brings_back("card-return", target),
            Effect::ReturnInhibited(target) => self.brings_back("card-return-inhibited", target),
            Effect::ToHand(target) => {
                let values = [("cards", self.cards(target).text.into()), ("owner", self.owner(target).into())];
                self.say("card-to-hand", &values)
            }
            Effect::Draw(who, n) => self.say("card-draw", &[("who", who_key(*who).into()), ("n", (*n).into())]),
            // Who keeps all of them just draws.
            Effect::DrawKeep(n, keep) if keep >= n => {
                self.say("card-draw", &[("who", who_key(Who::You).into()), ("n", (*n).into())])
            }
            Effect::DrawKeep(n, keep) => {
                let values = [("n", (*n).into()), ("keep", (*keep).into()), ("rest", (n - keep).into())];
                self.say("card-draw-keep", &values)
            }
            Effect::Discard(who, n, pick) => {
                let pick = match pick {
                    Pick::Owner => "owner",
                    Pick::Random => "random",
                };
                let values = [("who", who_key(*who).into()), ("n", (*n).into()), ("pick", pick.into())];
                self.say("card-discard", &values)
            }
            Effect::Mill(who, n) => self.say("card-mill", &[("who", who_key(*who).into()), ("n", (*n).into())]),
            Effect::Deploy(Face::Up) => self.say("card-deploy-up", &[]),
            Effect::Deploy(Face::Down) => self.say("card-deploy-down", &[]),
            Effect::DeployInhibited => self.say("card-deploy-inhibited", &[]),
            Effect::Summon => self.say("card-summon", &[]),
            Effect::TurnUp(target) => self.order("card-turn-up", target),
            Effect::TurnDown(target) => self.order("card-turn-down", target),
            Effect::Look(target) => self.order("card-look", target),
            Effect::Reveal(target) => self.order("card-reveal", target),
            Effect::Coin(then) => self.say("card-coin", &[("does", self.one_sentence(then).into())]),
            Effect::Toss(heads, tails) => {
                let values = [("heads", self.one_sentence(heads).into()), ("tails", self.one_sentence(tails).into())];
                self.say("card-toss", &values)
            }
            Effect::Inhibit(target, until) => self.for_a_time("card-inhibit", target, *until),
            Effect::ExtraPlay(estro) => {
                self.say("card-extra-play", &[("estro", estro.map_or("any", estro_name).into())])
            }
            Effect::ExtraAttack(n) => self.say("card-extra-attack", &[("n", (*n).into())]),
            Effect::AttackAgain(target) => self.of_cards(target, |n| self.say("card-attack-again", &[("n", n.into())])),
            Effect::CannotAttack(target, until) => self.for_a_time("card-cannot-attack", target, *until),
            Effect::Rest(target) => self.of_cards(target, |n| self.say("card-rest", &[("n", n.into())])),
            Effect::AttackOnce(who) => self.say("card-attack-once", &[("who", who_key(*who).into())]),
            Effect::MustAttack(target) => self.of_cards(target, |n| self.say("card-must-attack", &[("n", n.into())])),
            Effect::HandLimit(n, until) => {
                let until = self.until(*until, 1);
                self.say("card-hand-limit", &[("n", signed(*n).into()), ("until", until.into())])
            }
            Effect::SkipDraw(who) => self.say("card-skip-draw", &[("who", who_key(*who).into())]),
            Effect::ZoneExtra => self.say("card-zone-extra", &[]),
            Effect::ZoneReplace => self.say("card-zone-replace", &[]),
            Effect::StopAttack => self.say("card-stop-attack", &[]),
            Effect::Redirect(target) => self.order("card-redirect", target),
            Effect::Synapses(n) => self.say("card-synapses", &[("n", (*n).into())]),
            Effect::Token(target) => self.of_cards(target, |n| self.say("card-token", &[("n", n.into())])),
            Effect::Shields(n) => {
                let id = if self.is_skill { "card-own-shields" } else { "card-shields" };
                self.say(id, &[("n", signed(*n).into())])
            }
            Effect::Alarm(n) => self.say("card-alarm", &[("n", signed(*n).into())]),
            Effect::Push(target, steps) => {
                self.of_cards(target, |n| self.say("card-push", &[("n", n.into()), ("steps", (*steps).into())]))
            }
        }
    }

    // ---- sentences ----

    /// Everything that hangs on one coin.
    fn one_sentence(&self, effects: &[Effect]) -> String {
        let teller = Self { follows_its_card: false, ..*self };
        let all = teller.effects(effects).into_iter();
        all.reduce(|a, b| self.say("card-then", &[("a", a.into()), ("b", b.into())])).unwrap_or_default()
    }

    /// An order about cards: "destroy …".
    fn order(&self, id: &str, target: &Target) -> String {
        self.say(id, &[("cards", self.cards(target).text.into())])
    }

    /// What cards do or get. Where the controller chooses, the sentence says so.
    fn of_cards(&self, target: &Target, does: impl Fn(u8) -> String) -> String {
        let cards = self.doers(target);
        if self.follows_its_card && self.is_named(target) {
            return self.say("card-it-does", &[("does", does(cards.n).into())]);
        }
        let id = if matches!(target, Target::Choose(_)) { "card-choose" } else { "card-does" };
        self.say(id, &[("cards", cards.text.into()), ("does", does(cards.n).into())])
    }

    fn for_a_time(&self, id: &str, target: &Target, until: Until) -> String {
        self.of_cards(target, |n| self.say(id, &[("n", n.into()), ("until", self.until(until, n).into())]))
    }

    fn brings_back(&self, id: &str, target: &Target) -> String {
        let cards = self.cards(target);
        let values = [("cards", cards.text.into()), ("owner", self.owner(target).into()), ("n", cards.n.into())];
        self.say(id, &values)
    }

    /// To whom cards go back.
    fn owner(&self, target: &Target) -> &'static str {
        match target {
            Target::This => "you",
            Target::Cause if self.is_own_cause() => "you",
            // A partner's card goes to the partner (ESTRO-INF-09).
            _ if target.filter().is_some_and(|filter| filter.side == Side::Own && filter.area != Area::Field) => "you",
            Target::All(_) => "owners",
            _ => "theirs",
        }
    }

    // ---- changes of values ----

    /// Everything that is added to the same cards for the same time.
    fn adds(&self, target: &Target, effects: &[Effect], until: Until) -> String {
        let changes: Vec<String> = effects
            .iter()
            .filter_map(|effect| match effect {
                Effect::Add(_, value, amount, _) => Some(self.change(*value, amount)),
                _ => None,
            })
            .collect();
        let changes = self.list(&changes);
        let id = if self.gift.timing == Timing::Passive { "card-has" } else { "card-gets" };
        self.of_cards(target, |n| {
            let until = self.until_of_value(until, n);
            self.say(id, &[("n", n.into()), ("changes", changes.as_str().into()), ("until", until.into())])
        })
    }

    /// `+4 ATK`, `+2 ATK for each of your other Ardo cards`.
    fn change(&self, value: Value, amount: &Amount) -> String {
        let (Amount::Of(n) | Amount::Each(n, _)) = *amount;
        let change = self.say("card-change", &[("n", signed(n).into()), ("value", value_key(value).into())]);
        match amount {
            Amount::Of(_) => change,
            Amount::Each(_, filter) => {
                self.say("card-change-each", &[("change", change.into()), ("cards", self.each(filter).into())])
            }
        }
    }

    fn list(&self, parts: &[String]) -> String {
        match parts {
            [] => String::new(),
            [only] => only.clone(),
            [others @ .., last] => {
                self.say("card-and", &[("a", others.join(", ").into()), ("b", last.as_str().into())])
            }
        }
    }

    /// How long, with a blank before it; `n` as many cards as change.
    fn until(&self, until: Until, n: u8) -> String {
        // What a passive Gift does lasts as long as the Gift works (ESTRO-GIFT-11).
        if self.gift.timing == Timing::Passive {
            return String::new();
        }
        match until {
            Until::Clash => self.say("card-until-clash", &[]),
            Until::Turn => self.say("card-until-turn", &[]),
            Until::NextTurn => self.say("card-until-next-turn", &[]),
            Until::Round => self.say("card-until-round", &[]),
            Until::Leaves => self.say("card-until-leaves", &[("n", n.into())]),
            Until::Match | Until::While => self.say("card-until-match", &[]),
        }
    }

    /// How long a value is changed: what a 1V Gift changes comes back with its card (ESTRO-GIFT-10).
    fn until_of_value(&self, until: Until, n: u8) -> String {
        let is_kept = self.gift.usage == Usage::Once
            && self.gift.timing != Timing::Passive
            && matches!(until, Until::Leaves | Until::Match | Until::While);
        if is_kept { self.say("card-until-kept", &[]) } else { self.until(until, n) }
    }
}

/// Whether an effect adds to the same cards for the same time as the first, so that one sentence says both: not where
/// cards are chosen or drawn by lot each time, nor where the first changes what the second looks at.
fn goes_with(first: &Effect, second: &Effect) -> bool {
    let looks_at_tot = |filter: &Filter| filter.tot.is_some();
    match (first, second) {
        // The one that was just chosen.
        (Effect::Add(Target::Choose(_), _, _, until), Effect::Add(Target::Chosen, _, Amount::Of(_), lasts)) => {
            until == lasts
        }
        (Effect::Add(target, _, _, until), Effect::Add(other, _, amount, lasts)) => {
            let is_same = match target {
                Target::This | Target::Foe | Target::Attacker | Target::Attacked | Target::Cause | Target::Chosen => {
                    true
                }
                Target::All(filter) => !looks_at_tot(filter),
                _ => false,
            };
            let counts_tot = matches!(amount, Amount::Each(_, filter) if looks_at_tot(filter));
            is_same && !counts_tot && target == other && until == lasts
        }
        _ => false,
    }
}

/// A number with its sign.
fn signed(n: i8) -> String {
    if n < 0 { format!("−{}", n.unsigned_abs()) } else { format!("+{n}") }
}

/// The name of a value, or the key by which a message calls it.
const fn value_key(value: Value) -> &'static str {
    match value {
        Value::Stat(stat) => stat_name(stat),
        Value::Primary => "primary",
        Value::Tot => "TOT",
    }
}

const fn who_key(who: Who) -> &'static str {
    match who {
        Who::You => "you",
        Who::Opponent => "opponent",
        Who::Each => "each",
    }
}
