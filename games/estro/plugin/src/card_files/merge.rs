//! The set that files make, together with the house set or alone.

use cardfile::{Problem, nearest, short};
use estro::CardSet;
use estro::language::{Card, check};
use estro::set::MOST_CARDS;

use super::{LEAST_OWN, ReadCard, Reader};
use crate::words::wording;

impl Reader {
    /// Whether the files are a set of their own: a card has an id that no house card has, and there are enough of them.
    /// Cards with mistakes count too, so that one mistake is not told as fifty.
    pub(super) fn brings_own_set(&self, house: &CardSet) -> bool {
        self.written >= LEAST_OWN && self.cards.iter().any(|read| house.find(&read.card.id).is_none())
    }

    /// The cards of the files alone. A card with the name of an earlier one, or one too many, is left out.
    pub(super) fn own_set(&mut self) -> CardSet {
        for read in self.cards.split_off(self.cards.len().min(MOST_CARDS)) {
            let values = [("most", MOST_CARDS.into()), ("id", short(&read.card.id).into())];
            self.complain(&read.file, Some(read.place), wording("set-full", &values));
        }
        // What is wrong with a card alone was found when it was read; here only what two cards share.
        let all: Vec<Card> = self.cards.iter().map(|read| read.card.clone()).collect();
        let mut kept = vec![true; all.len()];
        for (number, problem) in check::catalogue(&all) {
            let ReadCard { file, place, .. } = self.cards[number].clone();
            self.complain(&file, Some(place), problem.wording());
            kept[number] = false;
        }
        let mut kept = kept.into_iter();
        self.cards.retain(|_| kept.next().unwrap_or_default());
        CardSet::new(self.cards.iter().map(|read| read.card.clone()).collect())
    }

    /// The house set with the cards in the places of those with the same ids. A card that finds no place, or has the name
    /// of another card, is left out.
    pub(super) fn replaced(&mut self, house: &CardSet) -> CardSet {
        let mut all = house.cards().to_vec();
        let mut places = Vec::new();
        for read in std::mem::take(&mut self.cards) {
            match house.find(&read.card.id) {
                Some(number) => {
                    places.push(number.0 as usize);
                    all[number.0 as usize] = read.card.clone();
                    self.cards.push(read);
                }
                None => self.complain_of_unknown(&read, house),
            }
        }
        for (number, problem) in check::catalogue(&all) {
            let of = places.iter().position(|place| *place == number).or_else(|| {
                let name = &all[number].name;
                self.cards.iter().position(|read| read.card.name == *name)
            });
            let Some(of) = of else { continue };
            let ReadCard { file, place, .. } = self.cards[of].clone();
            self.complain(&file, Some(place), problem.wording());
            let number = places[of];
            all[number] = house.cards()[number].clone();
        }
        CardSet::new(all)
    }

    fn complain_of_unknown(&mut self, read: &ReadCard, house: &CardSet) {
        let id = &read.card.id;
        let values = [("id", short(id).into()), ("least", LEAST_OWN.into()), ("n", self.written.into())];
        let message = wording("no-house-card", &values);
        let ids = house.cards().iter().map(|card| card.id.as_str());
        let known = if self.problems.suggests() { nearest(id, ids) } else { None };
        let help = known.map(|known| cardfile::file_wording("did-you-mean", &[("known", known.into())]));
        self.problems.push(|| Problem { file: read.file.clone(), place: Some(read.place), message, help });
    }
}
