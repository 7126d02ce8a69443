//! Which cards: from a target or a filter to a noun with everything that belongs to it.

use table::Language;

use super::{Teller, estro_name};
use crate::language::{Area, Bound, Category, Face, Filter, Moment, Side, Target, Timing};

/// How a description stands in a sentence.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Form {
    /// One of them.
    One,
    /// One at random.
    Random,
    /// All of them, as what an order is about.
    All,
    /// All of them, as those who do something.
    Many,
    /// Each of them, behind a number.
    Each,
}

/// Cards in a sentence.
pub(super) struct Cards {
    /// Noun and article.
    pub text: String,
    /// 1 or more, for what agrees with it.
    pub n: u8,
}

impl Teller<'_> {
    /// The cards of a target, as what an order is about.
    pub(super) fn cards(&self, target: &Target) -> Cards {
        self.targets(target, Form::All)
    }

    /// The cards of a target, as those who do something.
    pub(super) fn doers(&self, target: &Target) -> Cards {
        self.targets(target, Form::Many)
    }

    fn targets(&self, target: &Target, all: Form) -> Cards {
        let text = match target {
            Target::This if self.is_sector => self.say("card-lost", &[]),
            Target::This => self.say("card-this", &[]),
            Target::Chosen => self.say("card-cause", &[]),
            Target::Foe => self.say(if self.is_in_clash() { "card-foe" } else { "card-foe-of-this" }, &[]),
            Target::Attacker => self.say("card-attacker", &[]),
            Target::Attacked => self.say("card-attacked", &[]),
            Target::Cause => self.say(self.cause(), &[]),
            Target::Choose(filter) => self.described(filter, Form::One),
            Target::Random(filter) => self.described(filter, Form::Random),
            Target::Highest(filter) => self.extreme(filter, "highest"),
            Target::Lowest(filter) => self.extreme(filter, "lowest"),
            Target::All(filter) => self.described(filter, all),
        };
        Cards { text, n: if matches!(target, Target::All(_)) { 2 } else { 1 } }
    }

    /// Each card of a description, behind a number.
    pub(super) fn each(&self, filter: &Filter) -> String {
        self.described(filter, Form::Each)
    }

    /// The card whose doing the Gift watches: its own, unless it says another.
    pub(super) fn watched(&self) -> String {
        match self.watch() {
            Some(filter) => self.described(filter, Form::One),
            None => self.say("card-this", &[]),
        }
    }

    /// What it watches, where its timing looks at it.
    pub(super) fn watch(&self) -> Option<&Filter> {
        let looks = match self.gift.timing {
            Timing::OnAttack
            | Timing::OnAttacked
            | Timing::OnWon
            | Timing::OnResisted
            | Timing::OnDying
            | Timing::OnDestroyed
            | Timing::OnOpponentPlay => true,
            Timing::OnOpponentGift => self.gift.counter.is_none(),
            Timing::OnPlay | Timing::Passive | Timing::Activated(_) | Timing::StartOfTurn | Timing::EndOfTurn => false,
        };
        self.gift.watch.as_ref().filter(|_| looks)
    }

    /// Whether its own card takes part in the clash whenever it activates.
    fn is_in_clash(&self) -> bool {
        let timing = self.gift.timing;
        self.gift.delay == 0
            && self.watch().is_none()
            && matches!(timing, Timing::OnAttack | Timing::OnAttacked | Timing::OnWon | Timing::OnResisted)
    }

    /// The card that made it activate.
    fn cause(&self) -> &'static str {
        match self.gift.timing {
            // Who has waited acts at the start of a turn, for no other card.
            _ if self.gift.delay > 0 => "card-this",
            _ if self.watch().is_some() => "card-cause",
            Timing::OnOpponentGift | Timing::OnOpponentPlay | Timing::Activated(Moment::Death) => "card-cause",
            Timing::Activated(_) => "card-attacked",
            _ => "card-this",
        }
    }

    /// Whether the cause is the card of the Gift itself.
    pub(super) fn is_own_cause(&self) -> bool {
        self.cause() == "card-this"
    }

    /// Whether its moment names this one card, so that the next words may call it "it".
    pub(super) fn is_named(&self, target: &Target) -> bool {
        let names_a_card = matches!(
            self.gift.timing,
            Timing::OnAttack
                | Timing::OnAttacked
                | Timing::OnWon
                | Timing::OnResisted
                | Timing::OnDying
                | Timing::OnDestroyed
        );
        match target {
            Target::This => names_a_card && self.watch().is_none(),
            Target::Cause => names_a_card || self.watch().is_some(),
            _ => false,
        }
    }

    /// Whether its moment says that this card is about to be destroyed.
    pub(super) fn is_dying(&self, target: &Target) -> bool {
        match self.gift.timing {
            Timing::OnDying => self.is_named(target),
            Timing::Activated(Moment::Death) => matches!(target, Target::Cause),
            _ => false,
        }
    }

    fn described(&self, filter: &Filter, form: Form) -> String {
        let n = if matches!(form, Form::All | Form::Many) { 2 } else { 1 };
        // In English a card of one's own is one of several: "one of your cards", not "your a card".
        let is_part = self.language == Language::En && whose(filter) == "own";
        let noun = self.noun(filter, if is_part { 2 } else { n });
        let id = match form {
            Form::One => "card-one",
            Form::Random => "card-random",
            Form::All => "card-all",
            Form::Many => "card-many",
            Form::Each => "card-each",
        };
        let is_another = is_other(filter) && !self.speaks_of_others && !self.is_sector;
        let other = if is_another { "yes" } else { "no" };
        let values = [("whose", whose(filter).into()), ("other", other.into()), ("cards", noun.into())];
        let cards = self.placed(self.say(id, &values), filter, n);
        let cards = match filter.tot {
            Some(Bound::AtMost(n)) => self.say("card-with-tot-most", &[("cards", cards.into()), ("n", n.into())]),
            Some(Bound::AtLeast(n)) => self.say("card-with-tot-least", &[("cards", cards.into()), ("n", n.into())]),
            None => cards,
        };
        let cards = if is_another { cards } else { self.without_this(cards, filter) };
        self.limited(cards, filter, n)
    }

    /// The card with the highest or the lowest TOT of a description.
    fn extreme(&self, filter: &Filter, extreme: &str) -> String {
        let noun = self.noun(filter, 1);
        let cards = self.say("card-the", &[("whose", whose(filter).into()), ("cards", noun.into())]);
        let (bound, n) = match filter.tot {
            Some(Bound::AtMost(n)) => ("most", n),
            Some(Bound::AtLeast(n)) => ("least", n),
            None => ("none", 0),
        };
        let values = [
            ("cards", self.placed(cards, filter, 1).into()),
            ("extreme", extreme.into()),
            ("bound", bound.into()),
            ("n", n.into()),
        ];
        self.limited(self.without_this(self.say("card-extreme", &values), filter), filter, 1)
    }

    /// With what they must have done, or must not have been.
    fn limited(&self, cards: String, filter: &Filter, n: u8) -> String {
        let cards = match filter.attacked {
            true => self.say("card-having-attacked", &[("cards", cards.into()), ("n", n.into())]),
            false => cards,
        };
        if filter.another { self.say("card-not-chosen", &[("cards", cards.into())]) } else { cards }
    }

    fn without_this(&self, cards: String, filter: &Filter) -> String {
        let id = if self.is_sector { "card-not-lost" } else { "card-not-this" };
        if is_other(filter) { self.say(id, &[("cards", cards.into())]) } else { cards }
    }

    /// The noun with its adjectives, in singular or plural.
    fn noun(&self, filter: &Filter, n: u8) -> String {
        let is_on_field = filter.area == Area::Field;
        let side = if is_on_field && filter.side == Side::Enemy { "enemy" } else { "any" };
        // Only on the field a card lies face up or face down.
        let face = match filter.face {
            Some(Face::Up) if is_on_field => "up",
            Some(Face::Down) if is_on_field => "down",
            _ => "any",
        };
        let category = match filter.category {
            Some(Category::Empty) => "empty",
            Some(Category::Gifted) => "gifted",
            None => "any",
        };
        let values = [
            ("n", n.into()),
            ("side", side.into()),
            ("face", face.into()),
            ("category", category.into()),
            ("estro", filter.estro.map_or("any", estro_name).into()),
        ];
        self.say("card-noun", &values)
    }

    /// With the place where they are, unless it is a side of the field; `n` for all of them.
    fn placed(&self, cards: String, filter: &Filter, n: u8) -> String {
        let side = match filter.side {
            Side::Own => "own",
            Side::Enemy => "enemy",
            Side::Any => "any",
        };
        match filter.area {
            Area::Field if filter.side == Side::Any => self.say("card-on-field", &[("cards", cards.into())]),
            Area::Field => cards,
            Area::Hand => self.say("card-in-hand", &[("cards", cards.into()), ("side", side.into()), ("n", n.into())]),
            Area::Incinerator => {
                self.say("card-in-incinerator", &[("cards", cards.into()), ("side", side.into()), ("n", n.into())])
            }
        }
    }
}

/// Whose cards, where the article says it; of those elsewhere the place does.
fn whose(filter: &Filter) -> &'static str {
    match (filter.area, filter.side) {
        (Area::Field, Side::Own) => "own",
        (Area::Field, Side::Enemy) => "enemy",
        (Area::Field, Side::Any) => "any",
        _ => "there",
    }
}

/// Whether the card of the Gift is left out; an opponent's card is another one anyway.
const fn is_other(filter: &Filter) -> bool {
    filter.other && !matches!(filter.side, Side::Enemy)
}
