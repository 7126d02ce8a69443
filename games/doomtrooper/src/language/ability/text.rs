//! The texts of how cards are played, their standing abilities, abilities, triggered abilities and Missions.

use crate::language::{
    Ability, Always, Amount, CardKind, Filter, Goal, If, Keyword, Mission, Modifier, On, Op, Place, Play, Reward,
    Target, Trigger, Who,
};
use crate::text::description::Form;
use crate::text::grammar::{Agreement, Mood, Phrase, Preposition, sentence};
use crate::text::teller::Teller;
use crate::text::words;

impl Teller<'_> {
    /// How a card is played, and its effect: "Play at any time on one of your warriors. Heal that warrior."
    pub(crate) fn play(&self, play: &Play) -> String {
        let teller = self.choosing(&play.targets).paying(play.price.step).answering(&play.when);
        let mut head = match self.kind {
            // A play entry of a warrior replaces its price.
            CardKind::Warrior => {
                self.say("put into play from the hand only so:", "dalla mano si mette in gioco solo così:")
            }
            CardKind::Art => self.say("cast", "si lancia"),
            CardKind::Special => self.say("play", "si gioca"),
            CardKind::Mission => self.say("assign", "si assegna"),
            _ => self.say("put into play", "si mette in gioco"),
        };
        // "During combat on a warrior taking part in it" rather than the combat twice.
        let named = Self { combat_is_named: is_on_participant(play), ..self.clone() };
        // The host or target named by the play comes first; further choices have their own sentence.
        let mut role = None;
        let (on, chosen) = match &play.targets[..] {
            [first, rest @ ..] if self.kind == CardKind::Mission => {
                (Some(self.choice(first).after(Preposition::To)), rest)
            }
            [first @ (Target::Warrior(_) | Target::Card(_))] => {
                role = role_of(first);
                let choice =
                    role.as_ref().map_or_else(|| named.choice(first), |role| self.warriors(&role.one, Form::One));
                (Some(choice.after(Preposition::On)), &[][..])
            }
            targets => (None, targets),
        };
        let when = self.when(&play.when);
        head = match on {
            // The event names the culprit.
            Some(on) if role.as_ref().is_some_and(|role| role.is_culprit) => format!("{head} {when}, {on}"),
            Some(on) if named.combat_is_named => format!("{head} {when} {on}"),
            Some(on) => format!("{head} {on} {when}"),
            None => format!("{head} {when}"),
        };
        if let Some(limit) = self.limit(play.limit) {
            head = format!("{head}, {limit}");
        }
        let price = teller.price_in(&play.price, Mood::Gerund);
        if !price.is_empty() {
            head = format!("{head}, {price}");
        }
        if self.kind == CardKind::Warrior {
            head = self.say(format!("{head}, without paying its V"), format!("{head}, senza pagarne il V"));
        }
        let mut needs = Vec::new();
        if let Some(Role { rest: Some(rest), is_culprit, .. }) = role {
            let is = Self { of_culprit: is_culprit, ..self.clone() }.predicate(&rest, words::WARRIOR, false);
            let is = Agreement::WARRIOR.of(&is);
            needs.push(self.say(format!("it {is}"), is));
        }
        if !play.needs.is_empty() {
            needs.push(teller.clause(&play.needs, &teller.bearer()));
        }
        if !needs.is_empty() {
            let needs = self.and(&needs);
            head = self.say(format!("{head}, only if {needs}"), format!("{head}, solo se {needs}"));
        }
        let mut sentences = vec![sentence(&head)];
        if !chosen.is_empty() {
            let chosen_before = teller.chosen[..play.targets.len() - chosen.len()].to_vec();
            let before = Self { chosen: chosen_before, is_being_played: true, ..self.clone() };
            sentences.push(sentence(&before.choose_all(chosen)));
        }
        sentences.push(teller.sentences(&play.ops));
        if play.never_countered {
            sentences.push(sentence(&self.say("nothing answers this card", "a questa carta non si può rispondere")));
        }
        sentences.retain(|text| !text.is_empty());
        sentences.join(" ")
    }

    /// "choose a player and a tactic".
    fn choose_all(&self, targets: &[Target]) -> String {
        let mut teller = self.clone();
        let mut texts = Vec::new();
        for target in targets {
            texts.push(teller.choice(target).text());
            teller.chosen.push(teller.noun_of(target));
        }
        let all = self.and(&texts);
        self.say(format!("choose {all}"), format!("scegli {all}"))
    }

    /// Each step as a sentence.
    pub(crate) fn sentences(&self, ops: &[Op]) -> String {
        let texts: Vec<String> = self.ops(ops).iter().map(|clause| sentence(&clause.text())).collect();
        texts.join(" ")
    }

    /// The standing abilities of the card, one line each, except that two opposite ones share a line.
    pub(crate) fn standing(&self, all: &[Always]) -> Vec<String> {
        let mut lines = Vec::new();
        let mut rest = all;
        while let [first, others @ ..] = rest {
            let both = others.first().and_then(|second| self.either_way(first, second));
            rest = if both.is_some() { &others[1..] } else { others };
            lines.push(both.unwrap_or_else(|| self.always(first)));
        }
        lines
    }

    /// "The warrior gains +2 to F (+4 if it is a VALKYRIE)": one addition if a condition fails, another one if it
    /// holds.
    fn either_way(&self, without: &Always, with: &Always) -> Option<String> {
        let ([If::Not(denied)], [condition]) = (&without.conditions[..], &with.conditions[..]) else { return None };
        let ([one], [other]) = (&without.gives[..], &with.gives[..]) else { return None };
        let ((stat, _), (same, n)) = (single_addition(one)?, single_addition(other)?);
        if **denied != *condition || without.who != with.who || stat != same {
            return None;
        }
        let said = self.said_of(&without.who, &without.gives);
        let clause = self.clause(&with.conditions, &self.who(&with.who));
        Some(sentence(&self.say(format!("{said} ({n:+} if {clause})"), format!("{said} ({n:+} se {clause})"))))
    }

    /// A standing ability of the card.
    pub(crate) fn always(&self, always: &Always) -> String {
        let is_of_combat = |condition: &If| matches!(condition, If::Attacking | If::Defending | If::By(_));
        let has_role = always.conditions.iter().any(|condition| matches!(condition, If::Attacking | If::Defending));
        if always.who == Who::Opponent && has_role && always.conditions.iter().all(is_of_combat) {
            // "It" would mean the bearer, which the card named before.
            let (when, gains) = (self.when_opponent(&always.conditions), self.gives(&always.gives));
            let gains = Agreement::WARRIOR.of(&gains);
            return sentence(&self.say(format!("{when}, it {gains}"), format!("{when}, {gains}")));
        }
        let who = self.who(&always.who);
        if let ([Modifier::Can(Keyword::MissionsFirst)], []) = (&always.gives[..], &always.conditions[..]) {
            let has = who.does(&self.say("[has|have] a Mission", "[ha|hanno] una Missione"));
            return sentence(&self.say(
                format!("while {has}, your other Missions earn no points, but for those of other warriors with this ability"),
                format!("finché {has}, le tue altre Missioni non fanno guadagnare punti, tranne quelle di altri guerrieri con questa capacità"),
            ));
        }
        let said = self.said_of(&always.who, &always.gives);
        let conditions = self.conditions(&always.conditions, &who);
        if conditions.is_empty() {
            return sentence(&said);
        }
        let said = self.said_again(&conditions, &who, said);
        sentence(&format!("{conditions}, {said}"))
    }

    /// "It gains +1 to F" behind "if the warrior is a CLANSMAN", which has just named it.
    fn said_again(&self, conditions: &str, who: &Phrase, said: String) -> String {
        let name = who.text();
        let subject = self.say(format!("if {name} "), format!("se {name} "));
        // "It" could mean a warrior that the condition names.
        let and = self.say(" and ", " e ");
        let names_one =
            conditions.rsplit(", ").next().is_some_and(|last| last.starts_with(&subject) && !last.contains(&and));
        match said.strip_prefix(&format!("{name} ")) {
            Some(rest) if names_one && !who.agreement.many => self.say(format!("it {rest}"), rest),
            _ => said,
        }
    }

    /// An ability: "As 1 Action, you may pay 3 D: heal that warrior."
    pub(crate) fn ability(&self, ability: &Ability) -> String {
        let teller = self.choosing(&ability.targets).paying(ability.price.step).answering(&ability.when);
        let mut head = vec![self.when(&ability.when)];
        head.extend(self.limit(ability.limit));
        // "During combat" means the combat of the bearer where the card needs it to take part.
        let needs: Vec<If> = ability.needs.iter().filter(|condition| **condition != If::InCombat).cloned().collect();
        let mut conditions = Vec::new();
        if needs.len() < ability.needs.len() {
            head[0] = match &ability.when {
                crate::language::When::Combat => {
                    let of = self.bearer().after(Preposition::Of);
                    self.say(format!("during a combat {of}"), format!("durante un combattimento {of}"))
                }
                crate::language::When::AfterNames => {
                    let bearer = self.bearer().text();
                    self.say(
                        format!("right after {bearer} is named as attacker or defender"),
                        format!("subito dopo che {bearer} è stato nominato attaccante o difensore"),
                    )
                }
                other => {
                    conditions.push(self.bearer().does(&self.say("[is|are] in combat", "[è|sono] in combattimento")));
                    self.when(other)
                }
            };
        }
        if !needs.is_empty() {
            conditions.push(teller.clause(&needs, &teller.bearer()));
        }
        if !conditions.is_empty() {
            let clause = self.and(&conditions);
            head.push(self.say(format!("if {clause}"), format!("se {clause}")));
        }
        let price = teller.price_in(&ability.price, Mood::Infinitive);
        if !price.is_empty() {
            head.push(self.say(format!("you may {price}"), format!("puoi {price}")));
        }
        let mut steps = Vec::new();
        if !ability.targets.is_empty() {
            steps.push(sentence(&self.choose_all(&ability.targets)));
        }
        steps.push(teller.sentences(&ability.ops));
        let effect = steps.join(" ");
        sentence(&format!("{}: {}", head.join(", "), lower(&effect)))
    }

    /// A triggered ability: "When this warrior is attacked, you may pay 3 D to draw 1 card."
    pub(crate) fn trigger(&self, trigger: &Trigger) -> String {
        let mut teller = self.paying(trigger.price.step);
        teller.subject = Self::subject_of(&trigger.on);
        teller.about_bearer =
            matches!(trigger.on, On::BearerInCombat | On::BearerArmed | On::BearerAttacked | On::BearerSurvived);
        let event = self.event(&trigger.on);
        let mut head = self.say(format!("when {event}"), format!("quando {event}"));
        if !trigger.conditions.is_empty() {
            let clause = teller.clause(&trigger.conditions, &teller.bearer());
            head = self.say(format!("{head}, if {clause}"), format!("{head}, se {clause}"));
        }
        let effect = if trigger.may { teller.may_for(trigger) } else { teller.steps(&trigger.ops) };
        sentence(&format!("{head}, {effect}"))
    }

    /// "you may pay 3 D to heal that warrior".
    fn may_for(&self, trigger: &Trigger) -> String {
        let price = self.price_in(&trigger.price, Mood::Infinitive);
        if price.is_empty() {
            return self.may(&trigger.ops);
        }
        let clauses = self.ops(&trigger.ops);
        if clauses.iter().all(|clause| clause.yours) {
            let texts: Vec<String> = clauses.iter().map(|clause| clause.within(Mood::Infinitive)).collect();
            let texts = crate::text::grammar::sequence(&texts, self.language);
            return self.say(format!("you may {price} to {texts}"), format!("puoi {price} per {texts}"));
        }
        let steps = self.steps(&trigger.ops);
        self.say(format!("you may {price}; if you do, {steps}"), format!("puoi {price}; se lo fai, {steps}"))
    }

    /// The goals and rewards of a Mission.
    pub(crate) fn mission(&self, mission: &Mission) -> String {
        let goals: Vec<String> = mission.goals.iter().map(|goal| sentence(&self.goal(goal))).collect();
        let or = self.say("Or: ", "Oppure: ");
        goals.join(&format!(" {or}"))
    }

    /// The description of warriors that belong to the holder of the Mission.
    fn mine(&self, filter: &Filter) -> Filter {
        let of = if self.held_by_player { Filter::OfTargetPlayer } else { Filter::Yours };
        Filter::All(vec![of, filter.clone()])
    }

    /// The words for the holder of the Mission; where it is a player, the words for a third person.
    fn of_holder<'s>(&self, you: (&'s str, &'s str), player: (&'s str, &'s str)) -> String {
        let (en, it) = if self.held_by_player { player } else { you };
        self.say(en, it)
    }

    fn goal(&self, goal: &Goal) -> String {
        let one = |filter: &Filter| self.warriors(filter, Form::One);
        match goal {
            Goal::Kill(filter, reward) => self.killing(&self.holder_kills(&one(filter).text()), *reward),
            Goal::KillBy(killer, victim, reward) => {
                let victim = one(victim).text();
                let kills = self.say(
                    format!("[kills|kill] {victim} in combat"),
                    format!("[uccide|uccidono] {victim} in combattimento"),
                );
                self.killing(&one(&self.mine(killer)).does(&kills), *reward)
            }
            Goal::KillLast(killer, place, reward) => {
                let word = words::place(*place).word(false, self.language);
                let of_area = match place {
                    Place::Squad => format!("della {word}"),
                    Place::Kohort => format!("dello {word}"),
                    Place::Outpost | Place::Aside => format!("dell'{word}"),
                };
                let kills = self.say(
                    format!("[kills|kill] the last warrior in the {word} of a player"),
                    format!("[uccide|uccidono] l'ultimo guerriero {of_area} di un giocatore"),
                );
                self.killing(&one(&self.mine(killer)).does(&kills), *reward)
            }
            Goal::KillChosen(reward) => {
                self.killing(&self.holder_kills(&self.say("the chosen warrior", "il guerriero scelto")), *reward)
            }
            Goal::Die(reward) => self
                .killing(&self.bearer().does(&self.say("[is|are] killed", "[viene|vengono] uccis[o|a|i|e]")), *reward),
            Goal::Keep(place, filters, reward) => {
                let each: Vec<String> = filters.iter().map(|filter| one(filter).text()).collect();
                let (all, mut place) = (self.and(&each), self.in_your(&[*place]));
                if self.held_by_player {
                    let own = self.say("their", "proprio");
                    place = place.replacen("your", &own, 1).replacen("tuo", &own, 1).replacen("tua", "propria", 1);
                }
                let has = self.of_holder(("you have", "hai"), ("that player has", "quel giocatore ha"));
                self.earning(
                    &self.say(
                        format!("{has} kept {all} {place} for one full Turn"),
                        format!("{has} mantenuto {place} per un Turno completo {all}"),
                    ),
                    *reward,
                )
            }
            Goal::Destroy(filter, reward) => {
                let card = self.cards_of(filter, Form::One).text();
                let makes = self.of_holder(("you make", "fai"), ("that player makes", "quel giocatore fa"));
                self.earning(
                    &self.say(format!("{makes} {card} leave play"), format!("{makes} uscire dal gioco {card}")),
                    *reward,
                )
            }
            Goal::Build(reward) => {
                let brings = self.of_holder(("you bring", "metti"), ("that player brings", "quel giocatore mette"));
                let built = self.say(
                    format!("{brings} into play a Fortification of a name not yet counted"),
                    format!("{brings} in gioco una Fortificazione con un nome non ancora contato"),
                );
                let never = self.say("this Mission is never completed", "questa Missione non viene mai completata");
                format!("{}; {never}", self.earning(&built, *reward))
            }
            Goal::Spend(n, ops) => {
                let (actions, azioni) = if *n == 1 { ("Action", "Azione") } else { ("Actions", "Azioni") };
                let steps = lower(&self.sentences(ops));
                self.say(format!("spend {n} {actions}: {steps}"), format!("spendi {n} {azioni}: {steps}"))
            }
            Goal::Convert(filter, reward) => {
                let victim = one(filter).text();
                let turns =
                    self.of_holder(("you turn", "trasformi"), ("that player turns", "quel giocatore trasforma"));
                self.earning(
                    &self.say(format!("{turns} {victim} into a Heretic"), format!("{turns} {victim} in un Eretico")),
                    *reward,
                )
            }
            Goal::Surviving(goal) => {
                let survives =
                    self.bearer().does(&self.say("must survive that combat", "deve sopravvivere a quel combattimento"));
                format!("{}; {survives}", self.goal(goal))
            }
            Goal::KillFor(filter, ops) => {
                let (kills, steps) = (self.holder_kills(&one(filter).text()), lower(&self.sentences(ops)));
                let none = self.of_holder(
                    ("you earn no points for it", "non guadagni punti"),
                    ("that player earns no points for it", "quel giocatore non guadagna punti"),
                );
                self.say(
                    format!("when {kills}, {none}; instead, {steps}"),
                    format!("quando {kills}, {none}; invece, {steps}"),
                )
            }
        }
    }

    /// "the warrior kills a Hero in combat"; for a Mission held by a player, any of that player's warriors.
    fn holder_kills(&self, victim: &str) -> String {
        let killer =
            if self.held_by_player { self.warriors(&Filter::OfTargetPlayer, Form::One) } else { self.bearer() };
        killer.does(
            &self.say(
                format!("[kills|kill] {victim} in combat"),
                format!("[uccide|uccidono] {victim} in combattimento"),
            ),
        )
    }

    /// The reward for a kill, in addition to the usual points or instead of them.
    fn killing(&self, event: &str, reward: Reward) -> String {
        let earn = self.of_holder(("earn", "guadagni"), ("that player earns", "quel giocatore guadagna"));
        let earned = match reward {
            Reward::Promotion(p) => self.say(format!("{earn} {p} more P"), format!("{earn} {p} P in più")),
            Reward::Destiny(d) => self.say(format!("{earn} {d} D besides"), format!("{earn} anche {d} D")),
            other => self.reward(other, &earn),
        };
        self.say(format!("when {event}, {earned}"), format!("quando {event}, {earned}"))
    }

    /// The reward for another event.
    fn earning(&self, event: &str, reward: Reward) -> String {
        let earned = self.reward(reward, &self.of_holder(("earn", "guadagni"), ("they earn", "guadagna")));
        self.say(format!("when {event}, {earned}"), format!("quando {event}, {earned}"))
    }

    /// The reward, after the verb that names who earns it.
    fn reward(&self, reward: Reward, earn: &str) -> String {
        match reward {
            Reward::Promotion(p) => self.say(format!("{earn} {p} P"), format!("{earn} {p} P")),
            Reward::Destiny(d) => self.say(format!("{earn} {d} D"), format!("{earn} {d} D")),
            Reward::TimesValue(n) => {
                let (en, it) = times(n);
                self.say(
                    format!("{earn} {en} the V of the killed warrior instead of the usual points"),
                    format!("{earn} {it} del V del guerriero ucciso invece dei punti normali"),
                )
            }
            Reward::DestinyOrPromotion(d, p) => {
                let ((en_d, it_d), (en_p, it_p)) = (times(d), times(p));
                self.say(
                    format!("{earn} {en_d} the V of the killed warrior in D, or {en_p} its V in P, instead of the usual points"),
                    format!("{earn} {it_d} del V del guerriero ucciso in D, oppure {it_p} del suo V in P, invece dei punti normali"),
                )
            }
            Reward::OwnValue(more) => {
                let of = self.bearer().after(Preposition::Of);
                self.say(
                    format!("{earn} the V {of} in P, and {more} more P if it killed a warrior in its last combat"),
                    format!(
                        "{earn} il V {of} in P, e altri {more} P se ha ucciso un guerriero nel suo ultimo combattimento"
                    ),
                )
            }
        }
    }
}

/// A description of a warrior of which there is only one; the rest of the description is a condition.
struct Role {
    /// "Your defender".
    one: Filter,
    is_culprit: bool,
    /// "Is not in Cover".
    rest: Option<Filter>,
}

fn role_of(target: &Target) -> Option<Role> {
    let Target::Warrior(Filter::All(parts)) = target else { return None };
    let is_culprit = parts.contains(&Filter::Culprit);
    if !is_culprit && !parts.contains(&Filter::Attacker) && !parts.contains(&Filter::Defender) {
        return None;
    }
    let (one, rest): (Vec<Filter>, Vec<Filter>) = parts.iter().cloned().partition(|part| {
        matches!(part, Filter::Attacker | Filter::Defender | Filter::Culprit | Filter::Yours | Filter::Opposing)
    });
    let rest = match rest.len() {
        0 => None,
        1 => rest.into_iter().next(),
        _ => Some(Filter::All(rest)),
    };
    Some(Role { one: Filter::All(one), is_culprit, rest })
}

/// Whether it is played during combat on something of the combat.
fn is_on_participant(play: &Play) -> bool {
    fn names(filter: &Filter) -> bool {
        match filter {
            Filter::TakesPart => true,
            Filter::All(parts) => parts.iter().any(names),
            Filter::On(host) => names(host),
            _ => false,
        }
    }
    let is_named = matches!(&play.targets[..], [Target::Warrior(filter) | Target::Card(filter)] if names(filter));
    play.when == crate::language::When::Combat && is_named
}

fn times(n: u8) -> (String, String) {
    match n {
        1 => ("once".into(), "una volta il valore".into()),
        2 => ("twice".into(), "il doppio".into()),
        3 => ("three times".into(), "il triplo".into()),
        4 => ("four times".into(), "il quadruplo".into()),
        n => (format!("{n} times"), format!("{n} volte il valore")),
    }
}

/// The text with a small first letter, for use after a colon; a name in capitals stays.
fn lower(text: &str) -> String {
    let mut letters = text.chars();
    let Some(first) = letters.next() else { return String::new() };
    if letters.clone().next().is_some_and(char::is_uppercase) {
        return text.to_owned();
    }
    format!("{}{}", first.to_lowercase(), letters.as_str())
}

/// The rating to which something is added, by number, and how much, where it is one number for one rating.
fn single_addition(give: &Modifier) -> Option<(usize, i8)> {
    let Modifier::Add { f, s, a, v } = give else { return None };
    let mut added = [f, s, a, v].into_iter().enumerate().filter(|(_, amount)| !amount.is_zero());
    match (added.next(), added.next()) {
        (Some((stat, Amount::N(n))), None) => Some((stat, *n)),
        _ => None,
    }
}
