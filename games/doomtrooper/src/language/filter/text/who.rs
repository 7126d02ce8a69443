//! The names that effects use for cards and players.

use crate::language::{CardKind, Filter, Players, Target, WhichPlayers, Who};
use crate::text::description::Form;
use crate::text::grammar::{Agreement, Gender, Phrase, Preposition};
use crate::text::teller::Teller;
use crate::text::words;

impl Teller<'_> {
    /// This card: "this warrior" on a warrior's card.
    pub(crate) fn this(&self) -> Phrase {
        if self.kind == CardKind::Warrior {
            Phrase::fixed(self.say("this warrior", "questo guerriero"), Agreement::WARRIOR, self.language)
        } else {
            let agreement = Agreement { gender: Gender::F, many: false };
            Phrase::fixed(self.say("this card", "questa carta"), agreement, self.language)
        }
    }

    /// The warrior that has this card; for a warrior's card, the warrior itself.
    pub(crate) fn bearer(&self) -> Phrase {
        if self.kind == CardKind::Warrior { self.this() } else { self.the("warrior", "guerriero", Gender::M) }
    }

    /// A chosen target, by its place.
    pub(crate) fn target(&self, place: usize) -> Phrase {
        let noun = self.chosen.get(place).copied().unwrap_or(words::WARRIOR);
        let same = self.chosen.iter().filter(|other| **other == noun).count() > 1;
        if same {
            let (en, it) = (noun.word(false, self.language), noun.word(false, self.language));
            let first = Agreement { gender: noun.gender, many: false }.of(if place == 0 {
                "prim[o|a|i|e]"
            } else {
                "second[o|a|i|e]"
            });
            let nth = if place == 0 { "first" } else { "second" };
            return self.the(&format!("{nth} {en}"), &format!("{first} {it}"), noun.gender);
        }
        // The text of a card with a bearer is about two warriors.
        let has_bearer = !matches!(self.kind, CardKind::Special | CardKind::Art) && !self.is_being_played;
        if noun == words::WARRIOR && has_bearer {
            return self.the("chosen warrior", "guerriero scelto", Gender::M);
        }
        self.that(noun)
    }

    /// A card, or several.
    pub(crate) fn who(&self, who: &Who) -> Phrase {
        match who {
            Who::Bearer => self.bearer(),
            Who::This => self.this(),
            Who::Opponent => self.the("combat opponent", "avversario in combattimento", Gender::M),
            Who::Target => self.target(0),
            Who::Second => self.target(1),
            Who::Caster => Phrase::fixed(self.say("the caster", "chi lancia"), Agreement::WARRIOR, self.language),
            Who::Attacker => self.the("attacker", "attaccante", Gender::M),
            Who::Defender => self.the("defender", "difensore", Gender::M),
            Who::Subject if self.of_culprit => self.the("killed warrior", "guerriero ucciso", Gender::M),
            Who::Subject => self.that(self.subject),
            Who::Culprit => self.the("warrior responsible", "guerriero responsabile", Gender::M),
            Who::Host => match self.host {
                Some(noun) => self.the(noun.word(false, self.language), noun.word(false, self.language), noun.gender),
                None => self.the("card that this card is attached to", "carta a cui è assegnata questa", Gender::F),
            },
            Who::Found => self.the("card that was found", "carta trovata", Gender::F),
            Who::Each(filter) => self.every(filter, Form::All),
        }
    }

    /// All cards of this description, or none of them: only those in play now, where the effect is limited to them.
    pub(crate) fn every(&self, filter: &Filter, form: Form) -> Phrase {
        let mut all = self.warriors(filter, form);
        if self.only_now {
            all.words += &self.say(" now in play", " ora in gioco");
        }
        all
    }

    /// A predicate about someone, to describe it further.
    pub(crate) fn predicate_of(&self, phrase: &Phrase, filter: &Filter, negated: bool) -> String {
        phrase.does(&self.predicate(filter, words::WARRIOR, negated))
    }

    /// A player who is not you, as a noun; "you" for yourself.
    pub(crate) fn player(&self, players: &Players) -> Phrase {
        let fixed = |en: &str, it: &str| Phrase::fixed(self.say(en, it), Agreement::WARRIOR, self.language);
        match players {
            Players::You => fixed("you", "te"),
            Players::Target | Players::Subject => fixed("that player", "quel giocatore"),
            Players::ControllerOf(who) if self.spoken_of.as_ref() == Some(who) => {
                fixed("its controller", "chi lo controlla")
            }
            Players::ControllerOf(who) => {
                let who = self.who(who);
                let (of, card) = (who.after(Preposition::Of), who.text());
                fixed(&format!("the controller {of}"), &format!("chi controlla {card}"))
            }
            Players::OwnerOf(who) => {
                let of = self.who(who).after(Preposition::Of);
                self.the(&format!("owner {of}"), &format!("proprietario {of}"), Gender::M)
            }
            Players::Each => fixed("each player", "ogni giocatore"),
            Players::EachOther => fixed("each opponent", "ogni avversario"),
        }
    }

    /// A target as it is to be chosen: "one of your warriors".
    pub(crate) fn choice(&self, target: &Target) -> Phrase {
        let fixed = |en: &str, it: &str, gender| {
            Phrase::fixed(self.say(en, it), Agreement { gender, many: false }, self.language)
        };
        match target {
            Target::Warrior(filter) => self.warriors(filter, Form::One),
            Target::Card(filter) => self.cards_of(filter, Form::One),
            Target::Player(WhichPlayers::Any) => fixed("a player", "un giocatore", Gender::M),
            Target::Player(WhichPlayers::Other) => fixed("another player", "un altro giocatore", Gender::M),
            Target::Player(WhichPlayers::Sabotaged) => {
                fixed("an opponent whom you may sabotage", "un avversario che puoi sabotare", Gender::M)
            }
            Target::Player(WhichPlayers::Opponent) => fixed("an opponent", "un avversario", Gender::M),
            Target::Tactic => fixed("a tactic", "una tattica", Gender::F),
            Target::Corporation => fixed("one of the five corporations", "una delle cinque corporazioni", Gender::F),
            Target::Affiliation => fixed(
                "one of the five corporations, the Brotherhood or the Dark Legion",
                "una delle cinque corporazioni, la Fratellanza o l'Oscura Legione",
                Gender::F,
            ),
        }
    }
}
