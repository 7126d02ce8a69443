//! The texts of effects: lasting effects, health, cards in play, building blocks.

mod duties;
mod players;

use table::Language;

use crate::language::{If, Modifier, Op, Players, Target, Until, Who};
use crate::text::grammar::{Agreement, Mood, Phrase, Preposition, sequence};
use crate::text::teller::Teller;
use crate::text::words;

/// One step of an effect, in words. If you carry it out yourself, the verb has a form for "you may" too.
pub(crate) struct Clause {
    template: String,
    /// Whether you carry it out yourself.
    pub(crate) yours: bool,
}

impl Clause {
    /// A step that you carry out: a template with the forms of its verb.
    pub(crate) const fn you(template: String) -> Self {
        Self { template, yours: true }
    }

    /// A step that happens.
    pub(crate) const fn happens(text: String) -> Self {
        Self { template: text, yours: false }
    }

    /// As a statement: "heal that warrior".
    pub(crate) fn text(&self) -> String {
        self.within(Mood::Statement)
    }

    /// The step in a mood, if you carry it out yourself.
    pub(crate) fn within(&self, mood: Mood) -> String {
        mood.of(&self.template)
    }
}

impl Teller<'_> {
    /// The steps of an effect, in order. A step knows the targets chosen by the steps before it.
    pub(crate) fn ops(&self, ops: &[Op]) -> Vec<Clause> {
        let mut teller = self.clone();
        let mut clauses = Vec::new();
        for op in ops {
            clauses.push(teller.op(op));
            match op {
                Op::Choose(target) | Op::ChosenBy(_, target) => {
                    let noun = teller.noun_of(target);
                    if teller.chosen.is_empty() { teller.chosen.push(noun) } else { teller.chosen[0] = noun }
                }
                Op::ChooseSecond(target) => {
                    teller.chosen.truncate(1);
                    if teller.chosen.is_empty() {
                        teller.chosen.push(words::CARD);
                    }
                    teller.chosen.push(teller.noun_of(target));
                }
                _ => {}
            }
        }
        clauses
    }

    /// The steps as a single part of a sentence: "heal that warrior and draw 1 card".
    pub(crate) fn steps(&self, ops: &[Op]) -> String {
        let mut texts: Vec<String> = self.ops(ops).iter().map(Clause::text).collect();
        // A step after a conditional one does not depend on the condition.
        for (pair, text) in ops.windows(2).zip(texts.iter_mut().skip(1)) {
            let is_conditional = |op: &Op| matches!(op, Op::When(..) | Op::Unless(..) | Op::PaysFor(..));
            if is_conditional(&pair[0]) && !is_conditional(&pair[1]) && !matches!(pair[1], Op::Choose(_)) {
                *text = self.say(format!("in any case {text}"), format!("in ogni caso {text}"));
            }
        }
        if texts.is_empty() {
            self.say("nothing happens", "non succede nulla")
        } else {
            sequence(&texts, self.language)
        }
    }

    /// The steps as a choice of yours.
    pub(crate) fn may(&self, ops: &[Op]) -> String {
        let clauses = self.ops(ops);
        if clauses.iter().all(|clause| clause.yours) {
            let texts: Vec<String> = clauses.iter().map(|clause| clause.within(Mood::Infinitive)).collect();
            let texts = sequence(&texts, self.language);
            return self.say(format!("you may {texts}"), format!("puoi {texts}"));
        }
        if let [Op::IntoCover(who)] = ops {
            let said = match who {
                Who::Bearer if self.about_bearer => self.say("you may put it into Cover", "puoi metterlo in Copertura"),
                who => {
                    let who = self.who(who).text();
                    self.say(format!("you may put {who} into Cover"), format!("puoi mettere {who} in Copertura"))
                }
            };
            return said;
        }
        let texts = self.steps(ops);
        self.say(format!("if you like, {texts}"), format!("se vuoi, {texts}"))
    }

    /// An effect that lasts for a while is not worded as permanent: "may not attack", not "may never attack".
    fn for_now(&self, until: Until, said: String) -> String {
        if until == Until::Game {
            return said;
        }
        match self.language {
            Language::En => said.replace("may never ", "may not "),
            Language::It => said.replace("può mai ", "può ").replace("possono mai ", "possono "),
        }
    }

    /// The duration of an effect.
    pub(crate) fn until(&self, until: Until) -> String {
        match until {
            Until::Combat => self.say("until the end of the combat", "fino alla fine del combattimento"),
            Until::EndOfTurn => self.say("until the end of the Turn", "fino alla fine del Turno"),
            Until::YourNextTurn => {
                self.say("until the beginning of your next Turn", "fino all'inizio del tuo prossimo Turno")
            }
            Until::TargetsNextTurn => {
                let (en, it) = if self.chosen.first() == Some(&words::PLAYER) {
                    ("that player", "quel giocatore")
                } else {
                    ("its controller", "chi lo controlla")
                };
                self.say(
                    format!("until the end of the next Turn of {en}"),
                    format!("fino alla fine del prossimo Turno di {it}"),
                )
            }
            Until::EndOfYourNextTurn => {
                self.say("until the end of your next Turn", "fino alla fine del tuo prossimo Turno")
            }
            Until::InPlay => self.say("as long as this card is in play", "finché questa carta è in gioco"),
            Until::Game => self.say("for the rest of the game", "per il resto della partita"),
        }
    }

    fn op(&self, op: &Op) -> Clause {
        let it = |who: &Who| self.who(who).text();
        let to_you = |who: &Who, en: &str, italian: &str| {
            let what = it(who);
            Clause::you(self.say(format!("{en} {what}"), format!("{italian} {what}")))
        };
        match op {
            Op::Lasting { who, gives, until } => {
                // Cards that come into play later are not included.
                let now = Self { only_now: *until != Until::Combat, ..self.clone() };
                let (said, until_then) = (self.for_now(*until, now.said_of(who, gives)), self.until(*until));
                // After a sentence of several parts the duration would seem to belong to the last part only.
                let has_parts = |give: &Modifier| match give {
                    Modifier::Can(keyword) => self.keyword(keyword).contains(','),
                    Modifier::While(..) => true,
                    _ => false,
                };
                if gives.len() > 1 || gives.iter().any(has_parts) {
                    return Clause::happens(format!("{until_then}, {said}"));
                }
                Clause::happens(format!("{said} {until_then}"))
            }
            Op::LastingForAll { filter, gives, until } => {
                let (said, later) = match self.said_of_nobody(filter, gives) {
                    Some(said) => (said, self.say("not even those that come later", "nemmeno chi arriva dopo")),
                    None => {
                        let all = self.warriors(filter, crate::text::description::Form::All);
                        let later = self.say("also those that come later", "anche chi arriva dopo");
                        (self.for_now(*until, all.does(&self.gives(gives))), later)
                    }
                };
                Clause::happens(format!("{said} {}, {later}", self.until(*until)))
            }
            Op::OnlyTactic(tactic, until) => {
                let (only, other) =
                    (words::combat(*tactic, true, self.language), words::combat(tactic.other(), false, self.language));
                let until = self.until(*until);
                Clause::happens(self.say(
                    format!("{until}, only {only} may be fought; a {other} that is going on ends"),
                    format!("{until} si possono svolgere solo {only}; un {other} in corso finisce"),
                ))
            }
            Op::NoCombats(until) => {
                let until = self.until(*until);
                Clause::happens(self.say(
                    format!("no combat may be fought {until}"),
                    format!("non si può svolgere alcun combattimento {until}"),
                ))
            }
            Op::NoPlaying(filter, until) => {
                let (until, cards) = (self.until(*until), self.cards_of(filter, crate::text::description::Form::Bare));
                let text = cards.text();
                Clause::happens(
                    self.say(
                        format!("{text} may not be played {until}"),
                        format!("non si possono giocare {text} {until}"),
                    ),
                )
            }
            Op::Heal(who) => to_you(who, "heal", "<cura|curare>"),
            Op::Wound(who, points) => self.with_points(to_you(who, "wound", "<ferisci|ferire>"), *points),
            Op::Kill(who, points) => self.with_points(to_you(who, "kill", "<uccidi|uccidere>"), *points),
            Op::Damage(who, amount, points) => {
                let count = self.counted(amount).map(|counted| (counted.number, counted.by));
                let damage = match &count {
                    Some((1, by)) => self.say(format!("1 point of damage{by}"), format!("1 punto di danno{by}")),
                    Some((n, by)) => self.say(format!("{n} points of damage{by}"), format!("{n} punti di danno{by}")),
                    None => {
                        let to = self.amount(amount).after(Preposition::To);
                        self.say(format!("damage equal {to}"), format!("danni pari {to}"))
                    }
                };
                let said = self
                    .who(who)
                    .does(&self.say(format!("[takes|take] {damage}"), format!("[subisce|subiscono] {damage}")));
                let wounded =
                    self.say("whoever has an A not higher than that is wounded", "chi ha A non superiore viene ferito");
                self.with_points(Clause::happens(format!("{said}; {wounded}")), *points)
            }
            Op::Save(who) => {
                let saved = self.who(who);
                Clause::happens(saved.does(&self.say(
                    "[is|are] not killed and [stays|stay] as [it was|they were]",
                    "non [viene|vengono] uccis[o|a|i|e] e [resta|restano] com'[era|erano]",
                )))
            }
            Op::StaysInPlay(who) => Clause::happens(self.who(who).does(&self.say(
                "[stays|stay] in play wounded, but [counts|count] as killed",
                "[resta|restano] in gioco ferit[o|a|i|e], ma [conta|contano] come uccis[o|a|i|e]",
            ))),
            Op::PreventWound(who) => Clause::happens(
                self.who(who).does(&self.say("[is|are] not wounded after all", "non [viene|vengono] ferit[o|a|i|e]")),
            ),
            Op::Discard(who) => to_you(who, "discard", "<scarta|scartare>"),
            Op::Annihilate(who) => to_you(who, "annihilate", "<elimina|eliminare>"),
            Op::ToHand(who) => self.to_owner(
                who,
                ("return", "to the [hand of its owner|hands of their owners]"),
                ("<rimetti|rimettere>", "nella mano di chi [lo|la|li|le] possiede"),
            ),
            Op::IntoDrawPile(who) => self.to_owner(
                who,
                ("shuffle", "into the [Draw Pile of its owner|Draw Piles of their owners]"),
                ("<rimescola|rimescolare>", "nel Mazzo da Pescare di chi [lo|la|li|le] possiede"),
            ),
            Op::MoveTo(who, onto) => {
                let (what, onto) = (it(who), self.who(onto).after(Preposition::To));
                Clause::you(self.say(format!("attach {what} {onto}"), format!("<assegna|assegnare> {what} {onto}")))
            }
            Op::IntoCover(who) => {
                Clause::happens(self.who(who).does(&self.say("[goes|go] into Cover", "[va|vanno] in Copertura")))
            }
            Op::OutOfCover(who) => {
                Clause::happens(self.who(who).does(&self.say("[leaves|leave] Cover", "[esce|escono] dalla Copertura")))
            }
            Op::MoveToPlace(who, place) => {
                let moved = self.who(who);
                let word = words::place(*place).word(false, self.language);
                let whose = Phrase::fixed("chi [lo|la|li|le] controlla".into(), Agreement::WARRIOR, self.language);
                let into = self.in_places(&[*place], Some(&whose));
                Clause::happens(moved.does(&self.say(
                    format!("[moves|move] to the {word} of [its|their] controller"),
                    format!("[si sposta|si spostano] {into}"),
                )))
            }
            Op::Control(who, players) => {
                let of = self.who(who).after(Preposition::Of);
                match players {
                    Players::You => Clause::you(
                        self.say(format!("gain control {of}"), format!("<prendi|prendere> il controllo {of}")),
                    ),
                    other => Clause::happens(
                        self.player(other)
                            .does(&self.say(format!("gains control {of}"), format!("prende il controllo {of}"))),
                    ),
                }
            }
            Op::Markers(who, number) => {
                let n = number.unsigned_abs();
                let (en, italian) = if n == 1 { ("marker", "segnalino") } else { ("markers", "segnalini") };
                let on = self.who(who);
                Clause::you(if *number < 0 {
                    let from = on.after(Preposition::By);
                    self.say(
                        format!("remove {n} {en} from {}", on.text()),
                        format!("<togli|togliere> {n} {italian} {from}"),
                    )
                } else {
                    let onto = on.after(Preposition::On);
                    self.say(format!("put {n} {en} {onto}"), format!("<metti|mettere> {n} {italian} {onto}"))
                })
            }
            Op::Choose(target) | Op::ChooseSecond(target) => self.choose(target),
            Op::Coin { heads, tails } => self.coin(heads, tails),
            Op::When(conditions, ops) => {
                let spoken_of = match &conditions[..] {
                    [If::Hurt(who)] => Some(who.clone()),
                    _ => None,
                };
                let clause = self.op_conditions(conditions);
                let steps = Self { spoken_of, ..self.clone() }.steps(ops);
                Clause::happens(self.say(format!("if {clause}, {steps}"), format!("se {clause}, {steps}")))
            }
            Op::ForEachStep(ops) => {
                let (each, steps) = (self.per_step(), self.steps(ops));
                Clause::happens(format!("{each}, {steps}"))
            }
            Op::Unless(players, destiny, ops) => {
                let (may, steps) = (self.may_pay(players, *destiny), self.steps(ops));
                Clause::happens(self.say(format!("{may}; otherwise {steps}"), format!("{may}; altrimenti {steps}")))
            }
            Op::PaysFor(players, destiny, ops) => {
                let (may, steps) = (self.may_pay(players, *destiny), self.steps(ops));
                Clause::happens(self.say(format!("{may}; if so, {steps}"), format!("{may}; se lo fa, {steps}")))
            }
            Op::Either(choices) => {
                let texts: Vec<String> = choices.iter().map(|ops| self.steps(ops)).collect();
                let choices = texts.join(&self.say("; or ", "; oppure "));
                Clause::happens(self.say(format!("choose one: {choices}"), format!("scegli: {choices}")))
            }
            Op::AfterCombat(ops) => {
                let steps = Self { combat_is_named: true, ..self.clone() }.steps(ops);
                Clause::happens(
                    self.say(format!("after the combat, {steps}"), format!("dopo il combattimento, {steps}")),
                )
            }
            Op::ForEachPlayer(players, ops) => {
                let who = self.player(players).text();
                let steps = Self { chosen: vec![words::PLAYER], ..self.clone() }.steps(ops);
                Clause::happens(self.say(format!("for {who}: {steps}"), format!("per {who}: {steps}")))
            }
            Op::ChosenBy(players, target) => {
                let what = self.choice(target).text();
                match players {
                    Players::You => self.choose(target),
                    other => Clause::happens(
                        self.player(other).does(&self.say(format!("chooses {what}"), format!("sceglie {what}"))),
                    ),
                }
            }
            Op::May(ops) => Clause::happens(self.may(ops)),
            Op::MoveAllTo(..)
            | Op::DiscardIllegal(_)
            | Op::LosesVehicle(_)
            | Op::Assign(_)
            | Op::Imprison(_)
            | Op::DiscardAny(_)
            | Op::AttachFromHand(..)
            | Op::DiscardUnless(..)
            | Op::Redistribute(..)
            | Op::Aim
            | Op::AddWarrior(..) => self.op_of_cards(op),
            Op::GainDestiny(..)
            | Op::LoseDestiny(..)
            | Op::LoseAllDestiny(_)
            | Op::GainPromotion(..)
            | Op::LosePromotion(..)
            | Op::LoseHalfPromotion(_)
            | Op::SwapDestiny(_)
            | Op::ExchangePoints(_)
            | Op::TakeEarned
            | Op::Draw(..)
            | Op::DrawAndKeep(..)
            | Op::DrawUpTo(..)
            | Op::DiscardHand(_)
            | Op::Reshuffle(_)
            | Op::SwapPiles(_)
            | Op::LookAtHand(_)
            | Op::LookAtDrawPile(_)
            | Op::LookAtTop(..)
            | Op::LookAtRandom(..)
            | Op::OpenHand(..)
            | Op::DiscardFromHand(..)
            | Op::Search(..)
            | Op::TakeBack(_)
            | Op::TakeDiscarded
            | Op::AnnihilateFound
            | Op::SwapFound
            | Op::ActionsNow(_)
            | Op::MoreActions(..)
            | Op::OneMoreAttack
            | Op::FewerActions(..)
            | Op::MissTurn(_)
            | Op::AnotherTurn
            | Op::RaiseTarget(_)
            | Op::ReverseDirection
            | Op::ExchangeSeats(_) => self.op_of_players(op),
            Op::Cancel
            | Op::EndCombat
            | Op::SwitchTactic
            | Op::SetTactic(_)
            | Op::ChangeDefender(_)
            | Op::ChangeAttacker(_)
            | Op::FirstBlow(_)
            | Op::NotUsed(_)
            | Op::Withdraw(_)
            | Op::Assist(..)
            | Op::AttackNow(..)
            | Op::MustBeAttacker(_) => self.op_of_combat(op),
            Op::Reassign(_)
            | Op::PayForEach(..)
            | Op::Infect(_)
            | Op::Redeem(_)
            | Op::LosesMembership(_)
            | Op::Ask(..)
            | Op::CastNow(..)
            | Op::CompleteFromHand
            | Op::ForceAttack(..)
            | Op::MustAttackNext(..)
            | Op::AnnihilateAll
            | Op::AttackEach(..)
            | Op::EarnKills
            | Op::Sabotage(..)
            | Op::AddFor(_)
            | Op::DownToFewest
            | Op::TellPlans(_) => self.op_of_duties(op),
        }
    }

    /// Cards go to a pile or the hand of their owner.
    fn to_owner(&self, who: &Who, en: (&str, &str), it: (&str, &str)) -> Clause {
        let what = self.who(who);
        let text = what.text();
        let template = self.say(format!("{} {text} {}", en.0, en.1), format!("{} {text} {}", it.0, it.1));
        Clause::you(what.agreement.of(&template))
    }

    /// The choice of a target: "choose one of your warriors".
    pub(crate) fn choose(&self, target: &Target) -> Clause {
        let what = self.choice(target).text();
        Clause::you(self.say(format!("choose {what}"), format!("<scegli|scegliere> {what}")))
    }

    /// Players may pay for an effect, or pay to avoid it: "you may pay 2 D".
    fn may_pay(&self, players: &Players, destiny: u8) -> String {
        match players {
            Players::You => self.say(format!("you may pay {destiny} D"), format!("puoi pagare {destiny} D")),
            other => {
                self.player(other).does(&self.say(format!("may pay {destiny} D"), format!("può pagare {destiny} D")))
            }
        }
    }

    fn coin(&self, heads: &[Op], tails: &[Op]) -> Clause {
        let side = |ops: &[Op], en: &str, it: &str| {
            let steps = self.steps(ops);
            self.say(format!("on {en}, {steps}"), format!("se esce {it}, {steps}"))
        };
        let sides = match (heads, tails) {
            (heads, []) => side(heads, "heads", "testa"),
            ([], tails) => side(tails, "tails", "croce"),
            (heads, tails) => format!("{}; {}", side(heads, "heads", "testa"), side(tails, "tails", "croce")),
        };
        Clause::happens(self.say(format!("flip a coin: {sides}"), format!("lancia una moneta: {sides}")))
    }

    /// The subject of an effect's conditions: the subject of the event, or the bearer.
    fn op_conditions(&self, conditions: &[If]) -> String {
        let of: Phrase = if conditions.contains(&If::WasWounded) && !self.about_bearer {
            self.that(self.subject)
        } else {
            self.bearer()
        };
        self.clause(conditions, &of)
    }

    /// Adds whether the step earns points.
    fn with_points(&self, clause: Clause, points: bool) -> Clause {
        if !points {
            return clause;
        }
        let earned = self.say("you earn the points for the kill", "guadagni i punti dell'uccisione");
        Clause { template: format!("{}; {earned}", clause.template), yours: clause.yours }
    }
}
