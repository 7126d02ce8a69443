//! The questions to a seat.

use table::{Choices as _, SeatSet, Viewer};

use super::teller::Teller;
use crate::card_text;
use crate::dial;
use crate::language::{Effect, Estro, Gift, Moment, Target, Timing};
use crate::legal::Choices;
use crate::rules::Step;
use crate::state::{Attack, CardId, Ended, Frame, GiftRun, Origin, Prompt, TurnStep};

impl Teller<'_> {
    pub(super) fn prompt(&self) -> String {
        let state = self.state;
        if let Some(ended) = state.ended {
            return self.result(ended);
        }
        let asked = state.question.seat;
        if self.viewer != Viewer::Seat(asked) {
            return self.say("ask-waiting", &[("who", self.persons(SeatSet::only(asked)))]);
        }
        match state.question.prompt {
            Prompt::Token => {
                let tokens = state.hoard(asked).tokens;
                self.say(
                    "ask-token",
                    &[("n", tokens.into()), ("turn", state.turn.into()), ("round", state.round.into())],
                )
            }
            Prompt::Declare => self.say("ask-declare", &[("turn", state.turn.into())]),
            Prompt::Absorb => self.say("ask-absorb", &[("card", self.identity(state.last_played).into())]),
            Prompt::Name(card) => self.say("ask-name", &[("card", self.identity(card).into())]),
            Prompt::Ambush => self.ask_ambush(),
            Prompt::Play => {
                let id = match state.rules.options.is_conquest() {
                    true => "ask-play-into",
                    false if state.is_embargo() => "ask-play-up",
                    false => "ask-play",
                };
                self.say(id, &[("turn", state.turn.into()), ("round", state.round.into())])
            }
            Prompt::Field => self.ask_field(),
            Prompt::Extras => self.ask_extras(),
            Prompt::Attack => self.ask_attack(),
            Prompt::Window(moment) => self.ask_window(moment),
            Prompt::Claim => {
                let clash = state.attack().map(|attack| self.clash(attack)).unwrap_or_default();
                card_text::capitalized(&self.say("ask-claim", &[("clash", clash.into())]))
            }
            Prompt::Total => self.ask_total(),
            Prompt::Penalty => self.say("ask-penalty", &[]),
            Prompt::Use(_) => self.ask_use(),
            Prompt::Choose(_, may_decline) => self.ask_choose(may_decline),
            Prompt::Coin(_) => self.ask_coin(),
            Prompt::Estro(_) => self.ask_estro(),
            Prompt::Special(zone) => {
                self.say("ask-special", &[("zone", Estro::ALL[zone as usize % Estro::ALL.len()].as_str().into())])
            }
            Prompt::Redirection => {
                let clash = state.attack().map(|attack| self.clash(attack)).unwrap_or_default();
                self.say("ask-redirection", &[("clash", clash.into())])
            }
            Prompt::Order => self.say("ask-order", &[]),
            Prompt::Burn => self.say("ask-burn", &[]),
            Prompt::Discard => self.ask_discard(),
            Prompt::Keep => self.ask_keep(),
            Prompt::Reveal => self.ask_reveal(),
            Prompt::Aim => self.ask_aim(),
            Prompt::Ship => self.ask_ship(),
            Prompt::Stats => self.ask_of_gift("ask-stats"),
            Prompt::Die => self.say("ask-die", &[]),
            Prompt::Nothing => self.say("ask-waiting", &[("who", self.persons(SeatSet::only(asked)))]),
        }
    }

    /// How the match ended.
    pub(super) fn result(&self, ended: Ended) -> String {
        let side = |side: u8| self.persons(self.state.seats_of(side as usize));
        let against = |seat| self.opponents(seat);
        match ended {
            Ended::EmptyField { winners } => self.say("over-empty", &[("who", side(winners))]),
            Ended::BothEmpty => self.say("over-both-empty", &[]),
            Ended::Exhausted(loser) if self.state.rules.options.is_inferno() => {
                let team = self.state.seats_of(self.state.side_of(loser));
                self.say("over-team-exhausted", &[("who", against(loser)), ("loser", self.persons(team))])
            }
            Ended::Exhausted(loser) => {
                self.say("over-exhausted", &[("who", against(loser)), ("loser", self.person(loser))])
            }
            Ended::Ahead { winners } => self.say("over-ahead", &[("who", side(winners))]),
            Ended::TieBreak { winners } => self.say("over-tie-break", &[("who", side(winners))]),
            Ended::Split => self.say("over-split", &[]),
            Ended::Level if self.state.rules.options.is_inferno() => self.say("over-team-level", &[]),
            Ended::Level => self.say("over-level", &[]),
            Ended::Conquered { winners } => {
                let each = if self.state.rules.options.conquest_stack { "stack" } else { "spread" };
                self.say("over-conquered", &[("who", side(winners)), ("goal", each.into())])
            }
            Ended::MorePoints { winners } => {
                let [one, other] =
                    [winners, 1 - winners].map(|side| self.state.points(side as usize).iter().sum::<u8>());
                self.say("over-more-points", &[("who", side(winners)), ("n", one.into()), ("m", other.into())])
            }
            Ended::Fleet => self.say("over-fleet", &[("who", side(0))]),
            Ended::Overrun => self.say("over-overrun", &[("who", side(0))]),
            Ended::GreaterSum { winners } => self.say("over-greater-sum", &[("who", side(winners))]),
            Ended::Stalled => self.say("over-stalled", &[("n", crate::rules::STALLED_ROUNDS.into())]),
            Ended::Conceded(loser) if self.state.seats > 2 => {
                self.say("over-team-conceded", &[("who", against(loser)), ("loser", self.person(loser))])
            }
            Ended::Conceded(loser) => {
                self.say("over-conceded", &[("who", against(loser)), ("loser", self.person(loser))])
            }
        }
    }

    /// Which guardian is turned up (ESTRO-SOLO-15).
    fn ask_reveal(&self) -> String {
        let Frame::Turn(TurnStep::Reveal(left)) = self.state.stack[0] else { return self.say("ask-gift", &[]) };
        self.say("ask-reveal", &[("n", left.into())])
    }

    /// Whom a guardian attacks.
    fn ask_aim(&self) -> String {
        let Frame::Aim { attacker } = *self.state.top() else { return self.say("ask-gift", &[]) };
        self.say("ask-aim", &[("card", self.identity(attacker).into())])
    }

    /// Into which field a card enters; who may not see it is not told which.
    fn ask_field(&self) -> String {
        match self.state.top() {
            Frame::Placing(placing) if self.state.sees(self.viewer, placing.card) => {
                self.say("ask-field", &[("card", self.card(self.state.card(placing.card).no).into())])
            }
            _ => self.say("ask-gift", &[]),
        }
    }

    fn ask_ambush(&self) -> String {
        let Frame::Ambush { place } = *self.state.top() else { return self.say("ask-gift", &[]) };
        let card = self.identity(self.state.dying[place as usize].card);
        let may = Choices::of(self.state, self.state.question.seat).len() > 1;
        self.say("ask-ambush", &[("card", card.into()), ("may", if may { "yes" } else { "no" }.into())])
    }

    fn ask_extras(&self) -> String {
        let (seat, plays) = (self.state.question.seat, self.state.extra_plays);
        let possible = [
            (self.state.may_turn_up(seat) != 0, "extra-turn-up"),
            (plays > 0, "extra-play"),
            (self.state.may_play_second(seat), "extra-second"),
            (self.state.rift_prices(seat) != 0, "extra-rift"),
        ];
        let what = possible.iter().filter(|(is, _)| *is).map(|(_, id)| self.say(id, &[("n", plays.into())]));
        self.say("ask-extras", &[("what", what.collect::<Vec<_>>().join(", ").into())])
    }

    /// Which number is declared: a battle TOT, or what is left of a vital shield (ESTRO-MNE-04).
    fn ask_total(&self) -> String {
        let Some(attack) = self.state.attack() else { return self.say("ask-gift", &[]) };
        let is_target = self.state.totals[0].is_some();
        let card = if is_target { attack.target } else { attack.attacker };
        let id = if attack.ship.is_some() {
            "ask-total-ship"
        } else if is_target && self.state.is_against_shield() {
            "ask-total-shield"
        } else {
            "ask-total"
        };
        let clash = self.clash(attack);
        let clash = card_text::capitalized(&clash);
        self.say(id, &[("clash", clash.into()), ("card", self.identity(card).into())])
    }

    fn ask_attack(&self) -> String {
        let state = self.state;
        let left = state.attacks_allowed().saturating_sub(state.attacks);
        // To end the attacks is then an error like others (ESTRO-MNE-05).
        let must = state.has_to_attack(state.question.seat) && !state.offers_errors();
        let must = if must { "yes" } else { "no" };
        self.say("ask-attack", &[("n", left.into()), ("must", must.into())])
    }

    // ---- windows ----

    fn ask_window(&self, moment: Moment) -> String {
        let state = self.state;
        let active = ("who", self.person(state.active));
        let what = match moment {
            Moment::Draw => self.say("ask-window-draw", &[active]),
            Moment::Play => self.played(),
            Moment::Declared if !self.keeps_dice() => {
                self.of_attack("ask-window-declared", |this, attack| this.clash(attack))
            }
            Moment::Declared | Moment::Dice => self.of_attack("ask-window-dice", |this, attack| {
                format!("{}. {}", this.clash(attack), this.standing(attack))
            }),
            Moment::Death => self.threat(),
            Moment::After => self.after_attack(),
            Moment::End => self.say("ask-window-end", &[active]),
        };
        let seat = state.question.seat;
        let can_act = Choices::of(state, seat).len() > 1;
        let act = self.say(if can_act { "ask-act" } else { "ask-only-pass" }, &[]);
        format!("{} {act}", card_text::capitalized(&what))
    }

    /// Whether the dice of a redirected attack are rolled already and stay (ESTRO-ATK-20).
    fn keeps_dice(&self) -> bool {
        !self.state.rules.options.redirect_reroll && self.state.attack().is_some_and(|attack| attack.dice[0] != 0)
    }

    /// What is about to be destroyed, and by what.
    fn threat(&self) -> String {
        let cards = self.dying();
        if cards.is_empty() {
            return self.say("ask-window-death-over", &[]);
        }
        let values = [("cards", self.list(&cards).into()), ("n", cards.len().into())];
        let what = self.say("ask-window-death", &values);
        let frames = &self.state.stack[..self.state.depth as usize];
        let place = frames.iter().rposition(|frame| matches!(frame, Frame::Destroy(_)));
        let below = place.and_then(|place| place.checked_sub(1)).map(|place| &frames[place]);
        match below {
            Some(Frame::Attack(attack)) if self.state.card(attack.attacker).is_up() => {
                let card = self.state.card(attack.attacker);
                let card = self.owned(card.controller, card.no);
                self.say("ask-death-by-attack", &[("card", card.into()), ("what", what.into())])
            }
            Some(Frame::Gift(run)) => {
                let card = self.owned(run.controller, run.no);
                let source = self.source(run, card);
                self.say("ask-death-by-gift", &[("source", source.into()), ("what", what.into())])
            }
            _ => what,
        }
    }

    fn of_attack(&self, id: &str, text: impl Fn(&Self, &Attack) -> String) -> String {
        let clash = self.state.attack().map(|attack| text(self, attack)).unwrap_or_default();
        self.say(id, &[("clash", clash.into())])
    }

    /// The attack that is over, and how it ended.
    fn after_attack(&self) -> String {
        let Some(attack) = self.state.attack() else { return self.say("ask-gift", &[]) };
        let won = match attack.won {
            Some(true) => "yes",
            Some(false) => "no",
            None => "none",
        };
        if let Some(ship) = attack.ship {
            let values = [("a", self.identity(attack.attacker).into()), ("ship", self.ship(ship).into())];
            return self.say("ask-window-after-ship", &values);
        }
        let values = [
            ("a", self.identity(attack.attacker).into()),
            ("b", self.identity(attack.target).into()),
            ("won", won.into()),
        ];
        self.say("ask-window-after", &values)
    }

    /// What was played before this window.
    fn played(&self) -> String {
        let state = self.state;
        let who = ("who", self.person(state.active));
        let last = state.last_played;
        if last.is_some() {
            let card = self.fielded(last, super::names::Whose::Clear);
            return self.say("ask-window-play", &[who, ("card", card.into())]);
        }
        self.say("ask-window-extras", &[who])
    }

    /// The cards that are about to be destroyed.
    pub(super) fn dying(&self) -> Vec<String> {
        let state = self.state;
        let destroy = state.stack[..state.depth as usize].iter().rev().find_map(|frame| match frame {
            Frame::Destroy(destroy) => Some(*destroy),
            _ => None,
        });
        let Some(destroy) = destroy else { return Vec::new() };
        let group = &state.dying[destroy.from as usize..(destroy.from + destroy.len) as usize];
        let called = |id: CardId| {
            let card = self.state.card(id);
            if card.is_up() { self.owned(card.controller, card.no) } else { self.identity(id) }
        };
        group.iter().filter(|dying| dying.is_threatened()).map(|dying| called(dying.card)).collect()
    }

    // ---- Gifts ----

    /// The Gift that is being resolved on top, and its text.
    fn gift_on_top(&self) -> Option<(&GiftRun, &Gift)> {
        let Frame::Gift(run) = self.state.top() else { return None };
        Some((run, self.state.text_of(run)?))
    }

    /// An object or a skill that is being carried out, as a line of its own.
    pub(super) fn source_of(&self, run: &GiftRun) -> String {
        self.say("table-carried-out", &[("source", self.source(run, String::new()).into())])
    }

    /// What is being carried out: the Gift of this card, or something else.
    fn source(&self, run: &GiftRun, card: String) -> String {
        match run.origin {
            Origin::Gift => self.say("source-gift", &[("card", card.into())]),
            Origin::Sector(sector) => {
                let name = dial::sector(sector).map_or("", |sector| card_text::sector_name(sector, self.language));
                self.say("source-dial", &[("sector", name.into())])
            }
            Origin::Object(object) => self.say("source-object", &[("object", self.object(object).into())]),
            Origin::Skill(ship) => self.say("source-skill", &self.skill(ship)),
        }
    }

    /// What one effect of it does, or all of it where none is named.
    fn run_does(&self, run: &GiftRun, gift: &Gift, effect: Option<&Effect>) -> String {
        if let (Origin::Object(object), None) = (run.origin, effect) {
            return self.object_does(object);
        }
        match (run.origin.sector().and_then(dial::sector), effect) {
            (Some(sector), _) => card_text::sector_does(sector, self.language),
            (None, Some(effect)) => card_text::effect_does(gift, effect, self.language),
            (None, None) => card_text::gift_does(gift, self.language),
        }
    }

    fn ask_of_gift(&self, id: &str) -> String {
        let Some((run, gift)) = self.gift_on_top() else { return self.say("ask-gift", &[]) };
        let does = card_text::capitalized(&self.run_does(run, gift, None));
        let source = self.source(run, self.card(run.no));
        self.say(id, &[("source", source.into()), ("card", self.card(run.no).into()), ("does", does.into())])
    }

    fn ask_use(&self) -> String {
        let Some((run, _)) = self.gift_on_top() else { return self.say("ask-gift", &[]) };
        self.with_cause(run, self.ask_of_gift("ask-use"))
    }

    /// A question about a Gift, behind what made it activate.
    fn with_cause(&self, run: &GiftRun, question: String) -> String {
        match self.cause(run) {
            Some(cause) => format!("{cause} {question}"),
            None => question,
        }
    }

    /// What made a Gift activate, where it is about another card or another Gift.
    fn cause(&self, run: &GiftRun) -> Option<String> {
        let below = (self.state.depth as usize).checked_sub(2).map(|place| &self.state.stack[place]);
        if let Some(Frame::Gift(other)) = below
            && other.card == run.cause
            && other.controller != run.controller
        {
            let values = [("who", self.person(other.controller)), ("card", self.card(other.no).into())];
            return Some(self.say("ask-cause-gift", &values));
        }
        if !run.cause.is_some() || run.cause == run.card {
            return None;
        }
        let when = match self.state.rules.gift(run.no)?.timing {
            Timing::OnAttack => "attack",
            Timing::OnAttacked => "attacked",
            Timing::OnWon => "won",
            Timing::OnResisted => "resisted",
            Timing::OnDying => "dying",
            Timing::OnDestroyed => "destroyed",
            Timing::OnOpponentPlay => "played",
            Timing::OnOpponentGift => "gift",
            // Nothing else is about another card, or its window says about which.
            _ => return None,
        };
        let text = self.say("ask-cause-card", &[("when", when.into()), ("card", self.identity(run.cause).into())]);
        Some(card_text::capitalized(&text))
    }

    fn ask_coin(&self) -> String {
        let Some((run, gift)) = self.gift_on_top() else { return self.say("ask-gift", &[]) };
        if !matches!(gift.effects.as_slice(), [Effect::Coin(_)]) || gift.counter.is_some() {
            return self.ask_of_gift("ask-coin");
        }
        let does = card_text::gift_does(gift, self.language);
        self.say("ask-coin-only", &[("card", self.card(run.no).into()), ("does", does.into())])
    }

    /// Which Estro a card becomes; the card is named where it is one.
    fn ask_estro(&self) -> String {
        let Some((run, _)) = self.gift_on_top() else { return self.say("ask-gift", &[]) };
        let Some(target) = self.becomes(run).filter(|card| card.is_some()) else {
            return self.ask_of_gift("ask-estro");
        };
        let source = self.source(run, self.card(run.no));
        self.say("ask-estro-of", &[("source", source.into()), ("target", self.identity(target).into())])
    }

    /// The card whose Estro was reached in the row of a Gift.
    fn becomes(&self, run: &GiftRun) -> Option<CardId> {
        let steps = self.state.steps_of(run);
        let reached = (run.effect as usize).checked_sub(1)?;
        match steps.get(reached)?.effect()?.target()? {
            Target::This => Some(run.card),
            Target::Choose(_) => {
                let before = steps[..reached].iter().filter_map(Step::effect);
                let place = before.filter(|effect| crate::facts::chooses(effect)).count();
                run.chosen.get(place).copied()
            }
            _ => None,
        }
    }

    fn ask_choose(&self, may_decline: bool) -> String {
        let Some((run, gift)) = self.gift_on_top() else { return self.say("ask-gift", &[]) };
        let mut choosers = gift.all_effects().filter(|effect| crate::facts::chooses(effect));
        let does = self.run_does(run, gift, choosers.nth(run.choices_made as usize));
        let kind = match (run.chooser == run.controller, may_decline) {
            (false, _) => "theirs",
            (true, true) => "may",
            (true, false) => "own",
        };
        let values = [
            ("kind", kind.into()),
            ("who", self.person(run.controller)),
            ("card", self.card(run.no).into()),
            ("source", self.source(run, self.card(run.no)).into()),
            ("does", card_text::capitalized(&does).into()),
        ];
        self.with_cause(run, self.say("ask-choose", &values))
    }

    // ---- hands ----

    fn ask_discard(&self) -> String {
        let Frame::Discard { seat, left } = *self.state.top() else { return self.say("ask-gift", &[]) };
        let gift = self.state.stack[..self.state.depth as usize].iter().rev().find_map(|frame| match frame {
            Frame::Gift(run) => Some(run),
            _ => None,
        });
        match gift {
            Some(run) => {
                let source = self.source(run, self.card(run.no));
                self.say("ask-discard-gift", &[("n", left.into()), ("source", source.into())])
            }
            None => {
                let limit = self.state.hand_limit(seat);
                self.say("ask-discard-limit", &[("n", left.into()), ("limit", limit.into())])
            }
        }
    }

    fn ask_keep(&self) -> String {
        let Frame::Keep { drawn, .. } = self.state.top() else { return self.say("ask-gift", &[]) };
        let names: Vec<String> = drawn
            .cards
            .iter()
            .filter(|card| card.is_some())
            .map(|card: &CardId| self.card(self.state.card(*card).no))
            .collect();
        let values = [("n", drawn.to_bottom.into()), ("cards", self.list(&names).into())];
        self.say("ask-keep", &values)
    }
}
