//! Positions in which something can happen: warriors of every side, weapons, and hands full of cards.

use std::fmt::Write as _;

use table::{Chance, Draw, Fast};

use crate::language::{Affiliation, Card, CardKind, Place, Rating, Tag};
use crate::rules::Rules;
use crate::setup::{SeatDocument, Setup, SetupDocument};
use crate::state::State;
use crate::unsupported::waits_for;
use crate::{CardSet, Options, setup_notation};

/// The cards from which positions are made.
pub(super) struct Tables {
    setup: Setup,
    set: CardSet,
    doomtroopers: Vec<String>,
    legion: Vec<String>,
    weapons: Vec<String>,
    fortifications: Vec<String>,
    /// The other cards that may lie in a hand.
    others: Vec<String>,
}

impl Tables {
    pub(super) fn new() -> Self {
        let file = r#"[
            (code: 9900, name: "FILLER", kind: Special, limit: 128),
            (code: 9901, name: "RECRUIT", kind: Warrior, limit: 128, ratings: (1, 1, 1, 1), icons: [Bauhaus]),
        ]"#;
        let cast = CardSet::parse(&[("cast", file)]).expect("the cast is written rightly");
        let set = CardSet::house().with(cast.cards().to_vec(), None).expect("the cast has numbers of its own");
        let deck = [vec!["FILLER".to_owned(); 55], vec!["RECRUIT".to_owned(); 5]].concat();
        let seat = SeatDocument { deck, ..SeatDocument::default() };
        let document = SetupDocument { seats: vec![seat; 2], options: Options::default() };
        let setup = Setup::check(document, set.clone()).expect("the table is legal");
        let of = |which: &dyn Fn(&Card) -> bool| -> Vec<String> {
            let playable = set.cards().iter().filter(|card| waits_for(card).is_empty() && card.code.0 < 9_900);
            playable.filter(|card| which(card)).map(|card| card.code.to_string()).collect()
        };
        let fights = |card: &Card| {
            card.kind == CardKind::Warrior
                && card.needs.is_empty()
                && card.places.is_empty()
                && card.ratings.is_some_and(|ratings| ratings.0 != Rating::Never && ratings.1 != Rating::Never)
        };
        let is_legion = |card: &Card| card.icons.contains(&Affiliation::Legion);
        Self {
            doomtroopers: of(&|card| fights(card) && !is_legion(card) && !card.tags.contains(&Tag::Vehicle)),
            legion: of(&|card| fights(card) && is_legion(card)),
            weapons: of(&|card| {
                card.kind == CardKind::Equipment && card.icons.is_empty() && card.tags.iter().any(|tag| tag.is_weapon())
            }),
            fortifications: of(&|card| card.kind == CardKind::Fortification),
            others: of(&|card| card.kind != CardKind::Warrior),
            setup,
            set,
        }
    }

    pub(super) fn set(&self) -> &CardSet {
        &self.set
    }

    pub(super) fn rules(&self) -> &Rules {
        &self.setup.rules
    }

    /// Whether the card is playable and none of the tables' own.
    pub(super) fn is_exercised(&self, card: &Card) -> bool {
        card.code.0 < 9_900 && waits_for(card).is_empty()
    }

    /// A position in which the card may be playable: the first seat holds two copies, and the cards that it names are
    /// in play.
    pub(super) fn position(&self, card: &Card, seed: u64, chance: &mut Fast) -> State {
        let text = self.text(card, seed, chance);
        let (state, _) = setup_notation::read(&self.setup, &text)
            .unwrap_or_else(|problems| panic!("{}: {problems:?}\n{text}", card.name));
        state
    }

    fn text(&self, card: &Card, seed: u64, chance: &mut Fast) -> String {
        let mut pick = |list: &[String]| list[chance.below(Draw::named("pick"), list.len() as u32) as usize].clone();
        let named = self.named(card);
        let mut text = format!("turn 9 active {} actions 3\n", u8::from(seed % 4 == 3));
        for seat in 0..2 {
            writeln!(text, "seat {seat} destiny 60 promotion 5").unwrap();
            write!(text, "  hand").unwrap();
            if seat == 0 || seed % 3 == 2 {
                write!(text, " 2 {}", card.code).unwrap();
            }
            for code in named.iter().filter(|code| !self.is_in_play_at_once(code)) {
                write!(text, " {code}").unwrap();
            }
            for _ in 0..4 {
                write!(text, " {}", pick(&self.others)).unwrap();
            }
            write!(text, "\n  draw").unwrap();
            for _ in 0..14 {
                write!(text, " {}", pick(&self.others)).unwrap();
            }
            writeln!(text, " {} ...", pick(&self.doomtroopers)).unwrap();
            let mut warriors: Vec<(&str, String)> = named
                .iter()
                .filter(|code| self.is_in_play_at_once(code) && (seat == 0 || seed % 2 == 1))
                .map(|code| (self.home(code), code.clone()))
                .collect();
            warriors.extend((0..4).map(|_| ("squad", pick(&self.doomtroopers))));
            warriors.extend((0..3).map(|_| ("kohort", pick(&self.legion))));
            warriors.dedup_by(|one, other| one.1 == other.1);
            // A card attached to a warrior comes after it.
            let (on_warriors, warriors): (Vec<_>, Vec<_>) =
                warriors.into_iter().partition(|(_, code)| self.lies_on_a_warrior(code));
            for (number, (place, code)) in warriors.iter().enumerate() {
                let flags = match (seed as usize + number * 3 + seat) % 7 {
                    1 if *place != "aside" => " wounded",
                    2 if *place != "aside" => " covered",
                    _ => "",
                };
                let is_warrior =
                    code.parse().ok().and_then(|code| self.set.coded(code)).map(|no| self.set.card(no).kind)
                        == Some(CardKind::Warrior);
                let flags = if is_warrior { flags } else { "" };
                writeln!(text, "  {place} {code} as w{seat}{number}{flags}").unwrap();
                if number % 3 == 1 && is_warrior {
                    writeln!(text, "  card {} on w{seat}{number}", pick(&self.weapons)).unwrap();
                }
            }
            let first = warriors.iter().position(|(_, code)| self.card(code).kind == CardKind::Warrior);
            for (number, (_, code)) in on_warriors.iter().enumerate() {
                writeln!(text, "  card {code} as on{seat}{number} on w{seat}{}", first.unwrap_or(0)).unwrap();
            }
            if seed.is_multiple_of(2) {
                let fortification = pick(&self.fortifications);
                if self.lies_on_a_warrior(&fortification) {
                    let host = first.unwrap_or(0);
                    writeln!(text, "  card {fortification} as wall{seat} on w{seat}{host}").unwrap();
                } else {
                    writeln!(text, "  {} {fortification} as wall{seat}", self.home(&fortification)).unwrap();
                }
            }
        }
        text
    }

    /// The playable cards that the card names, or whose unit or designation it may ask for.
    fn named(&self, card: &Card) -> Vec<String> {
        let text = format!("{card:?}");
        let quoted = text.split('"').skip(1).step_by(2);
        let cards = quoted.filter_map(|name| {
            let by_name = self.set.named(&name.into()).map(|number| self.set.card(number));
            let considered =
                || self.set.cards().iter().find(|other| other.considered.iter().any(|unit| unit.as_str() == name));
            by_name.or_else(considered)
        });
        let mut found: Vec<String> = cards
            .filter(|other| other.code != card.code && waits_for(other).is_empty())
            .map(|other| other.code.to_string())
            .collect();
        found.extend(self.asked_for(&text, card));
        found.dedup();
        found.truncate(5);
        found
    }

    /// A card for each designation that the card mentions.
    fn asked_for(&self, text: &str, card: &Card) -> Vec<String> {
        let words: Vec<&str> = text.split(|letter: char| !letter.is_alphanumeric()).collect();
        let tags = Tag::ALL.iter().filter(|tag| words.contains(&tag.as_str()) && !card.tags.contains(tag));
        let kinds = CardKind::ALL.iter().filter(|kind| {
            words.iter().filter(|word| **word == format!("{kind:?}")).count() > usize::from(card.kind == **kind)
                && !matches!(kind, CardKind::Warrior | CardKind::Special | CardKind::Art)
        });
        let playable =
            || self.set.cards().iter().filter(|other| waits_for(other).is_empty() && other.code != card.code);
        let by_tag = tags.filter_map(|tag| playable().find(|other| other.tags.contains(tag)));
        let by_kind = kinds.filter_map(|kind| playable().find(|other| other.kind == *kind));
        let affiliations = Affiliation::ALL.iter().filter(|of| words.contains(&of.as_str()));
        let by_affiliation = affiliations.filter_map(|of| {
            // A warrior that is a Beast itself does not ride (BEA-09).
            let may_bear = |other: &Card| card.kind != CardKind::Beast || !other.tags.contains(&Tag::Beast);
            playable().find(|other| {
                other.kind == CardKind::Warrior && other.icons.contains(of) && other.needs.is_empty() && may_bear(other)
            })
        });
        by_tag.chain(by_affiliation).chain(by_kind).map(|other| other.code.to_string()).collect()
    }

    fn card(&self, code: &str) -> &Card {
        let number = code.parse().ok().and_then(|code| self.set.coded(code)).expect("codes come from the set");
        self.set.card(number)
    }

    fn is_in_play_at_once(&self, code: &str) -> bool {
        matches!(self.card(code).kind, CardKind::Warrior | CardKind::Fortification)
    }

    /// Whether it is a Fortification that is played on a warrior instead of into an Area.
    fn lies_on_a_warrior(&self, code: &str) -> bool {
        let card = self.card(code);
        card.kind == CardKind::Fortification && card.places.is_empty()
    }

    /// The Area of a warrior or a Fortification in a position.
    fn home(&self, code: &str) -> &'static str {
        let card = self.card(code);
        match card.places.first() {
            Some(Place::Squad) => "squad",
            Some(Place::Kohort) => "kohort",
            Some(Place::Outpost) => "outpost",
            Some(Place::Aside) => "aside",
            None if card.icons.contains(&Affiliation::Legion) => "kohort",
            None if card.icons.iter().any(|icon| icon.is_tribe()) => "outpost",
            None => "squad",
        }
    }
}
