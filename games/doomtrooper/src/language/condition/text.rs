//! Conditions.

use crate::language::{CardKind, Filter, If, Players, Tactic, Tag, Who};
use crate::text::description::Form;
use crate::text::grammar::{Phrase, Preposition};
use crate::text::teller::Teller;
use crate::text::words;

impl Teller<'_> {
    /// Conditions before the effect that they allow: "In Fight combat against a Hero, ", "If you have at least 5 P, ";
    /// empty without conditions.
    pub(crate) fn conditions(&self, conditions: &[If], of: &Phrase) -> String {
        let (combat, rest): (Vec<&If>, Vec<&If>) = conditions.iter().partition(|condition| is_of_combat(condition));
        let mut parts = Vec::new();
        if !combat.is_empty() {
            parts.push(self.in_combat(&combat, of, &self.say("[it|they] ", "")));
        }
        if !rest.is_empty() {
            let texts: Vec<String> = rest.iter().map(|condition| self.condition(condition, of, false)).collect();
            let all = self.and(&texts);
            // "If it is your Turn" before something that lasts is "in your Turn".
            parts.push(match rest[..] {
                [If::YourTurn] => self.say("in your Turn", "nel tuo Turno"),
                _ => self.say(format!("if {all}"), format!("se {all}")),
            });
        }
        parts.join(", ")
    }

    /// The conditions as a clause after "if" or "only if".
    pub(crate) fn clause(&self, conditions: &[If], of: &Phrase) -> String {
        let texts: Vec<String> = conditions.iter().map(|condition| self.condition(condition, of, false)).collect();
        self.and(&texts)
    }

    /// Conditions about the combat of the opponent, which is named first: "when the combat opponent defends".
    pub(crate) fn when_opponent(&self, conditions: &[If]) -> String {
        let opponent = self.who(&Who::Opponent);
        self.in_combat(&conditions.iter().collect::<Vec<_>>(), &opponent, &format!("{} ", opponent.text()))
    }

    /// Conditions about the combat, said together: "when it attacks in Fight combat against a Hero".
    fn in_combat(&self, conditions: &[&If], of: &Phrase, subject: &str) -> String {
        let (mut attacking, mut defending, mut tactic, mut against) = (false, false, None, Vec::new());
        for condition in conditions {
            match condition {
                If::Attacking => attacking = true,
                If::Defending => defending = true,
                If::By(by) => tactic = Some(*by),
                If::Against(filter) => against.push(self.warriors(filter, Form::One)),
                If::Not(inner) => {
                    if let If::Against(filter) = &**inner {
                        against.push(self.other_than(filter));
                    }
                }
                _ => {}
            }
        }
        let mut words = Vec::new();
        if attacking {
            words.push(of.agreement.of(
                &self.say(format!("when {subject}[attacks|attack]"), format!("quando {subject}[attacca|attaccano]")),
            ));
        }
        if defending {
            words.push(of.agreement.of(
                &self.say(format!("when {subject}[defends|defend]"), format!("quando {subject}si [difende|difendono]")),
            ));
        }
        match tactic {
            Some(tactic) => words.push(format!("in {}", words::combat(tactic, false, self.language))),
            None if !attacking && !defending => words.push(self.say("in combat", "in combattimento")),
            None => {}
        }
        if !against.is_empty() {
            if attacking && tactic.is_none() {
                let texts: Vec<String> = against.iter().map(Phrase::text).collect();
                words.push(self.and(&texts));
            } else {
                let texts: Vec<String> = against.iter().map(|phrase| phrase.after(Preposition::Against)).collect();
                words.push(self.and(&texts));
            }
        }
        words.join(" ")
    }

    /// A warrior that is not of this description.
    fn other_than(&self, filter: &Filter) -> Phrase {
        self.warriors(&Filter::Not(Box::new(filter.clone())), Form::One)
    }

    /// A condition as a clause: "that warrior is wounded". `of` is the warrior concerned.
    pub(crate) fn condition(&self, condition: &If, of: &Phrase, negated: bool) -> String {
        let is = self
            .say(if negated { "[is|are] not" } else { "[is|are]" }, if negated { "non [è|sono]" } else { "[è|sono]" });
        let not = |yes: &str, no: &str| if negated { no.to_owned() } else { yes.to_owned() };
        match condition {
            If::Not(inner) => self.condition(inner, of, !negated),
            If::Either(parts) => {
                let texts: Vec<String> = parts.iter().map(|part| self.condition(part, of, negated)).collect();
                if negated { self.and(&texts) } else { self.or(&texts) }
            }
            If::InCombat => of.does(&format!("{is} {}", self.say("in combat", "in combattimento"))),
            If::Attacking => of.does(&self.say(
                not("[attacks|attack]", "[does|do] not attack"),
                not("[attacca|attaccano]", "non [attacca|attaccano]"),
            )),
            If::Defending => of.does(&self.say(
                not("[defends|defend]", "[does|do] not defend"),
                not("si [difende|difendono]", "non si [difende|difendono]"),
            )),
            If::By(tactic) => {
                let tactic = match (tactic, negated) {
                    (Tactic::Fight, false) | (Tactic::Shoot, true) => Tactic::Fight,
                    (Tactic::Shoot, false) | (Tactic::Fight, true) => Tactic::Shoot,
                };
                let combat = words::combat(tactic, false, self.language);
                self.say(format!("it is a {combat}"), format!("è un {combat}"))
            }
            If::Against(filter) => {
                let opponent = self.who(&Who::Opponent);
                self.predicate_of(&opponent, filter, negated)
            }
            If::AgainstOtherApostle => self.who(&Who::Opponent).does(&self.say(
                not("[is|are] a Follower of another Apostle", "[is|are] no Follower of another Apostle"),
                not("[è|sono] Seguace di un altro Apostolo", "non [è|sono] Seguace di un altro Apostolo"),
            )),
            If::Bearer(filter) => self.predicate_of(&self.bearer(), filter, negated),
            If::Target(filter) => self.predicate_of(&self.target(0), filter, negated),
            // The subject completed as a Mission belongs to a warrior, not to a player.
            If::Subject(Filter::Kind(CardKind::Warrior)) => self.say(
                not("a warrior had that Mission", "no warrior had that Mission"),
                not("quella Missione era assegnata a un guerriero", "quella Missione non era assegnata a un guerriero"),
            ),
            If::Subject(filter) => self.predicate_of(&self.that(self.subject), filter, negated),
            If::YouHave(n, filter) if negated => self.you_have(n.saturating_sub(1), filter, true),
            If::YouHave(n, filter) => self.you_have(*n, filter, false),
            If::YouHaveAtMost(n, filter) if negated => self.you_have(n.saturating_add(1), filter, false),
            If::YouHaveAtMost(n, filter) => self.you_have(*n, filter, true),
            If::InPlay(Filter::All(parts))
                if parts.contains(&Filter::Attacker) || parts.contains(&Filter::Defender) =>
            {
                let is_role = |part: &&Filter| matches!(part, Filter::Attacker | Filter::Defender);
                let who = if parts.contains(&Filter::Attacker) { Who::Attacker } else { Who::Defender };
                let rest: Vec<Filter> = parts.iter().filter(|part| !is_role(part)).cloned().collect();
                self.predicate_of(&self.who(&who), &Filter::All(rest), negated)
            }
            If::InPlay(Filter::All(parts)) if parts.contains(&Filter::Combatant) => {
                let rest = parts.iter().filter(|part| **part != Filter::Combatant).cloned().collect();
                let form = if negated { Form::No } else { Form::One };
                let who = self.warriors(&Filter::All(rest), form);
                who.does(&self.say("[is|are] in combat", "[è|sono] in combattimento"))
            }
            If::InPlay(filter) => {
                let form = if negated { Form::No } else { Form::One };
                self.warriors(filter, form).does(&self.say("[is|are] in play", "[è|sono] in gioco"))
            }
            If::Destiny(Players::You, 1) if negated => self.say("you have no D", "non hai D"),
            If::Destiny(players, 1) if negated => self.player(players).does(&self.say("has no D", "non ha D")),
            If::Promotion(n) => self.say(
                format!("you {} at least {n} P", not("have", "do not have")),
                format!("{} almeno {n} P", not("hai", "non hai")),
            ),
            If::Destiny(Players::You, n) => self.say(
                format!("you {} at least {n} D", not("have", "do not have")),
                format!("{} almeno {n} D", not("hai", "non hai")),
            ),
            If::Destiny(players, n) => self.player(players).does(&self.say(
                format!("{} at least {n} D", not("has", "does not have")),
                format!("{} almeno {n} D", not("ha", "non ha")),
            )),
            If::YourTurn => {
                self.say(not("it is your Turn", "it is not your Turn"), not("è il tuo Turno", "non è il tuo Turno"))
            }
            If::DirectionReversed => self.say(
                not("the direction of play was reversed", "the direction of play was never reversed"),
                not("il senso del gioco è stato invertito", "il senso del gioco non è mai stato invertito"),
            ),
            If::PlayersLeft(n) => self.say(
                not(
                    &format!("at least {n} players are still in the match"),
                    &format!("fewer than {n} players are still in the match"),
                ),
                not(
                    &format!("almeno {n} giocatori sono ancora in partita"),
                    &format!("meno di {n} giocatori sono ancora in partita"),
                ),
            ),
            If::Combat => self.say(
                not("a combat is going on", "no combat is going on"),
                not("è in corso un combattimento", "non è in corso alcun combattimento"),
            ),
            If::OpponentFortified => self.predicate_of(&self.who(&Who::Opponent), &Filter::Fortified, negated),
            If::InWarzone => self.say(
                not("the defender defends from a Warzone", "the defender does not defend from a Warzone"),
                not("il difensore si difende in una Warzone", "il difensore non si difende in una Warzone"),
            ),
            If::Is(Filter::Tag(Tag::Announced)) => of.does(&self.say(
                not("[has|have] announced [its|their] attack", "[has|have] not announced [its|their] attack"),
                not("[ha|hanno] annunciato il proprio attacco", "non [ha|hanno] annunciato il proprio attacco"),
            )),
            If::Is(filter) => self.predicate_of(of, filter, negated),
            If::Culprit(filter) => self.predicate_of(&self.who(&Who::Culprit), filter, negated),
            If::Equipped(filter) => {
                let card = self.cards_of(filter, Form::One);
                let (text, used) = (card.text(), card.agreement.of("ha usat[o|a|i|e] un[o|a|i|e]"));
                if self.is_used_up(filter) && !negated {
                    return of.does(&self.say(
                        format!("[has|have] {text}, or used one in this combat"),
                        format!("[ha|hanno] {text}, o ne {used} in questo combattimento"),
                    ));
                }
                of.does(&self.say(
                    not(&format!("[has|have] {text}"), &format!("[does|do] not have {text}")),
                    not(&format!("[ha|hanno] {text}"), &format!("non [ha|hanno] {text}")),
                ))
            }
            If::Found => self.say(
                not("a card was found", "no card was found"),
                not("è stata trovata una carta", "non è stata trovata alcuna carta"),
            ),
            If::Markers(1) => self
                .this()
                .does(&self.say(not("has a marker", "has no marker"), not("ha un segnalino", "non ha segnalini"))),
            If::Markers(n) => self.this().does(&self.say(
                not(&format!("has at least {n} markers"), &format!("has fewer than {n} markers")),
                not(&format!("ha almeno {n} segnalini"), &format!("ha meno di {n} segnalini")),
            )),
            If::Aimed => of.does(&self.say(
                not("aimed with this card in the Action before", "did not aim with this card in the Action before"),
                not(
                    "ha mirato con questa carta nell'Azione precedente",
                    "non ha mirato con questa carta nell'Azione precedente",
                ),
            )),
            If::AttackActions(n) => of.does(&self.say(
                not(&format!("attacks with at least {n} Actions"), &format!("attacks with fewer than {n} Actions")),
                not(&format!("attacca con almeno {n} Azioni"), &format!("attacca con meno di {n} Azioni")),
            )),
            If::Assigned => self.this().does(&self.say(
                not("has an assigned warrior", "has no assigned warrior yet"),
                not("ha un guerriero assegnato", "non ha ancora un guerriero assegnato"),
            )),
            If::Infected => {
                let bearer = self.bearer().text();
                self.this().does(&self.say(
                    not(&format!("has infected {bearer}"), &format!("has not infected {bearer}")),
                    not(&format!("ha infettato {bearer}"), &format!("non ha infettato {bearer}")),
                ))
            }
            If::Hurt(who) => {
                let (en, it) = self.in_the_combat();
                self.who(who).does(&self.say(
                    format!("{}{en}", not("was wounded or killed", "was neither wounded nor killed")),
                    format!("{}{it}", not("è stato ferito o ucciso", "non è stato né ferito né ucciso")),
                ))
            }
            If::WasWounded => {
                let (en, it) = self.in_the_combat();
                of.does(&self.say(
                    format!("{}{en}", not("was wounded", "was not wounded")),
                    format!("{}{it}", not("è stato ferito", "non è stato ferito")),
                ))
            }
        }
    }

    /// " in the combat", or nothing where "after the combat" was said just before.
    const fn in_the_combat(&self) -> (&'static str, &'static str) {
        if self.combat_is_named { ("", "") } else { (" in the combat", " nel combattimento") }
    }

    /// Whether the card of this name leaves play when it is used.
    fn is_used_up(&self, filter: &Filter) -> bool {
        let Filter::Named(name) = filter else { return false };
        self.card_named(name).is_some_and(|card| {
            card.abilities.iter().any(|ability| ability.price.discard_this || ability.price.annihilate_this)
        })
    }

    /// "you have at least 2 Heroes in play", or at most.
    fn you_have(&self, n: u8, filter: &Filter, at_most: bool) -> String {
        let yours = Filter::All(vec![Filter::Yours, filter.clone()]);
        let has_area = has_area(filter);
        let described = if has_area { &yours } else { filter };
        let form = match (at_most, n) {
            (true, 0) => Form::No,
            (false, 1) => Form::One,
            _ => Form::Count(n),
        };
        let cards = self.warriors(described, form).text();
        let at = match (at_most, n) {
            (true, 0) | (false, 1) => String::new(),
            (true, _) => self.say("at most ", "al massimo "),
            (false, _) => self.say("at least ", "almeno "),
        };
        let play = if has_area { String::new() } else { self.say(" in play", " in gioco") };
        let no = if form == Form::No { "non " } else { "" };
        self.say(format!("you have {at}{cards}{play}"), format!("{no}hai {at}{cards}{play}"))
    }
}

/// Whether the condition is said as a part of "in combat …".
fn is_of_combat(condition: &If) -> bool {
    match condition {
        If::InCombat | If::Attacking | If::Defending | If::By(_) | If::Against(_) => true,
        If::Not(inner) => matches!(**inner, If::Against(_)),
        _ => false,
    }
}

/// Whether the description names an Area, so that "in play" is not needed.
pub(crate) fn has_area(filter: &Filter) -> bool {
    match filter {
        Filter::In(_) => true,
        Filter::All(parts) => parts.iter().any(has_area),
        _ => false,
    }
}
