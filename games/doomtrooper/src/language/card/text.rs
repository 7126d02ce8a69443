//! The text of a whole card.

use table::Language;

use crate::CardSet;
use crate::language::tag::text as tag_words;
use crate::language::{After, Apostle, Card, CardKind, Filter, On, Rating, Stat, Tag, Target, Trigger};
use crate::text::description::Form;
use crate::text::grammar::{Agreement, Preposition, euphony, sentence};
use crate::text::teller::{Teller, Weapon, is_weapon};
use crate::text::words;

/// The whole card below its name, one line for each part: type, ratings, bearers, how it is played, effects.
#[must_use]
pub fn card_text(card: &Card, cards: &CardSet, language: Language) -> String {
    let teller = Teller::new(card.kind, cards, language);
    let mut lines = vec![teller.type_line(card)];
    lines.extend(teller.ratings(card));
    lines.extend(teller.holder(card));
    lines.extend(teller.entering(card));
    if let Some(play) = &card.play {
        lines.push(teller.play(play));
    }
    lines.extend(teller.after(card));
    // The text of an attached card names the host that it was played on.
    let mut attached = match &card.play {
        Some(play) => teller.choosing(&play.targets),
        None => teller,
    };
    attached.host = attached.host_of(card);
    attached.weapon = attached.weapon_of(card);
    // Effects on entering play come before the choices that follow.
    let (entering, others): (Vec<&Trigger>, Vec<&Trigger>) =
        card.triggers.iter().partition(|trigger| trigger.on == On::Enters);
    lines.extend(entering.into_iter().map(|trigger| attached.trigger(trigger)));
    lines.extend(attached.standing(&card.always));
    lines.extend(card.abilities.iter().map(|ability| attached.ability(ability)));
    lines.extend(others.into_iter().map(|trigger| attached.trigger(trigger)));
    lines.extend(card.mission.as_ref().map(|mission| attached.mission(mission)));
    lines.extend(attached.limits(card));
    euphony(&lines.join("\n"), language)
}

impl Teller<'_> {
    /// "Equipment, Imperial. Fight Weapon. Considered a Vehicle."
    fn type_line(&self, card: &Card) -> String {
        let kind = words::kind_label(card.kind, self.language);
        let icons: Vec<String> =
            card.icons.iter().map(|icon| words::affiliation(*icon, self.language).to_owned()).collect();
        let icons = if icons.is_empty() {
            {
                let agreement = Agreement { gender: words::kind_gender(card.kind), many: false };
                agreement.of(&self.say("generic", "generic[o|a|i|e]"))
            }
        } else {
            icons.join(", ")
        };
        let mut parts = vec![sentence(&format!("{kind}, {icons}"))];
        parts.extend(card.tags.iter().map(|tag| sentence(tag_words::label(*tag, self.language))));
        if !card.considered.is_empty() {
            let names: Vec<String> = card.considered.iter().map(|name| self.considered(name)).collect();
            let names = self.and(&names);
            let agreement = Agreement { gender: words::kind_gender(card.kind), many: false };
            let considered = self.say(format!("considered {names}"), format!("considerat[o|a|i|e] {names}"));
            parts.push(sentence(&agreement.of(&considered)));
        }
        parts.join(" ")
    }

    /// "F 3, S 3, A 3, V 4."; of Warzones and Beasts the changes: "F +2, S -1, A +1, V +2."
    fn ratings(&self, card: &Card) -> Option<String> {
        let ratings = card.ratings?;
        let changes = matches!(card.kind, CardKind::Warzone | CardKind::Beast);
        let parts: Vec<String> = Stat::ALL
            .iter()
            .map(|stat| {
                let letter = words::stat(*stat, self.language);
                match ratings.get(*stat) {
                    Rating::Never => format!("{letter} –"),
                    Rating::N(n) if changes => format!("{letter} {n:+}"),
                    Rating::N(n) => format!("{letter} {n}"),
                }
            })
            .collect();
        Some(sentence(&parts.join(", ")))
    }

    /// The warriors that may have the card.
    fn holder(&self, card: &Card) -> Option<String> {
        let filter = card.given_to.as_ref()?;
        if card.kind == CardKind::Warzone {
            let who = self.warriors(filter, Form::Bare).text();
            return Some(sentence(&self.say(
                format!("only {who} may defend from this Warzone"),
                format!("solo {who} possono difendersi da questa Warzone"),
            )));
        }
        if *filter == Filter::Any || *filter == Filter::Either(vec![Filter::Yours, Filter::Opposing]) {
            // A Mission goes to anyone's warrior, anything else to one's own (MISS-01, EQP-02).
            let to = match card.kind {
                _ if *filter != Filter::Any => {
                    self.say("attach to any warrior", "si assegna a un guerriero qualsiasi, di chiunque sia")
                }
                CardKind::Mission => {
                    self.say("assign to any warrior", "si assegna a un guerriero qualsiasi, di chiunque sia")
                }
                _ => self.say("attach to one of your warriors", "si assegna a un tuo guerriero"),
            };
            return Some(sentence(&to));
        }
        let to = self.warriors(filter, Form::One).after(Preposition::To);
        let give = if card.kind == CardKind::Mission { "assign" } else { "attach" };
        // A Gift whose text names its bearers need not go to a follower of its Apostle (GIFT-02).
        let of_apostle = Apostle::ALL.iter().any(|apostle| card.tags.contains(&Tag::gift_of(*apostle)));
        let (whichever, qualunque) = if of_apostle && matches!(filter, Filter::Tag(_)) {
            (", whichever Apostle it follows", ", qualunque Apostolo segua")
        } else {
            ("", "")
        };
        Some(sentence(&self.say(format!("{give} only {to}{whichever}"), format!("si assegna solo {to}{qualunque}"))))
    }

    /// The host of the card, where that is no warrior.
    fn host_of(&self, card: &Card) -> Option<words::Noun> {
        let filter = match (&card.given_to, card.play.as_ref().and_then(|play| play.targets.first())) {
            (Some(filter), _) => filter,
            (None, Some(Target::Card(filter))) => filter,
            _ => return None,
        };
        let noun = self.head_noun(filter);
        (noun != words::CARD && !matches!(filter, Filter::Doomtrooper)).then_some(noun)
    }

    /// The Weapon that must be in use for the card to work: the card itself, or the one that it is a part of (EQP-13).
    fn weapon_of(&self, card: &Card) -> Option<Weapon> {
        if card.tags.iter().any(|tag| tag.is_weapon()) {
            return Some(Weapon::This);
        }
        card.given_to.as_ref().is_some_and(is_weapon).then_some(Weapon::Host)
    }

    /// Where the card goes and which conditions apply before.
    fn entering(&self, card: &Card) -> Vec<String> {
        let mut lines = Vec::new();
        if !card.places.is_empty() {
            let places = self.in_your(&card.places);
            lines.push(sentence(
                &self.say(format!("goes {}", places.replacen("in ", "into ", 1)), format!("si mette {places}")),
            ));
        }
        if !card.needs.is_empty() {
            let needs = self.clause(&card.needs, &self.bearer());
            lines.push(sentence(
                &self.say(format!("enters play only if {needs}"), format!("entra in gioco solo se {needs}")),
            ));
        }
        lines
    }

    /// Where the card goes afterwards, unless that follows from its kind.
    fn after(&self, card: &Card) -> Option<String> {
        let played = matches!(card.kind, CardKind::Special | CardKind::Art);
        let text = match card.after {
            After::Annihilate => self.say("afterwards it is annihilated", "dopo l'uso viene eliminata"),
            After::Attach if played => self.say("this card stays in play", "questa carta resta in gioco"),
            After::Stay | After::Attach | After::Discard => return None,
        };
        Some(sentence(&text))
    }

    /// The limits on copies of the card.
    fn limits(&self, card: &Card) -> Vec<String> {
        let mut lines = Vec::new();
        if card.any_number {
            lines.push(sentence(
                &self.say("you may have any number of them in play", "puoi averne in gioco un numero qualsiasi"),
            ));
        }
        match card.limit {
            0 => lines.push(sentence(&self.say("not allowed in a Collection", "non ammessa in una Collezione"))),
            5 => {}
            1 => lines
                .push(sentence(&self.say("at most 1 copy in a Collection", "al massimo 1 copia in una Collezione"))),
            n => lines.push(sentence(&self.say(
                format!("at most {n} copies in a Collection"),
                format!("al massimo {n} copie in una Collezione"),
            ))),
        }
        lines
    }
}
