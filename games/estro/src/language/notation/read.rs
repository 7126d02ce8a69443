//! Reads cards and Gifts.

use table::{Language, Wording, nearest};

use super::words::{
    ANSWERS, AREAS, BARE, CATEGORIES, COUNTERMOVES, DESCRIBED, ESTRI, FACES, FIXED, NEW_ESTRI, PICKS, SIDES, STATS,
    TARGETED, TIMED, TIMINGS, UNTIL, USAGES, VALUES, WHO, Words,
};
use crate::language::{Amount, Area, Bound, Card, Counter, Countermove, Effect, Filter, Gift, Source, Target, Values};
use crate::words::say;

/// The most effects that a Gift has, those behind a coin included.
pub(in crate::language) const MOST_EFFECTS: usize = 8;
/// How deep coins may stand in coins: not at all.
const MOST_COINS: u8 = 1;

/// What does not fit, and where.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReadError {
    /// The column of the line, from 1.
    pub column: usize,
    /// What was found, what was expected and what to do.
    pub message: Wording,
}

/// Reads a card; its name is its id, until somebody gives it one.
///
/// # Errors
/// The first word that does not fit.
pub fn read_card(line: &str) -> Result<Card, ReadError> {
    let mut cursor = Cursor::new(line);
    let id = cursor.word()?.ok_or_else(|| cursor.expected("an id"))?;
    cursor.facts(id)
}

/// Reads everything but the id of a card, which is known; its name is its id, until somebody gives it one.
///
/// # Errors
/// The first word that does not fit.
pub fn read_facts(id: &str, text: &str) -> Result<Card, ReadError> {
    Cursor::new(text).facts(id)
}

/// Reads a Gift alone.
///
/// # Errors
/// The first word that does not fit.
pub fn read_gift(text: &str) -> Result<Gift, ReadError> {
    let mut cursor = Cursor::new(text);
    let gift = cursor.gift()?;
    cursor.end()?;
    Ok(gift)
}

/// Whether the letter belongs to a word: `tot<=60`, `16/19/13/5/19`, `+4`.
const fn is_of_word(letter: u8) -> bool {
    letter.is_ascii_alphanumeric()
        || matches!(letter, b'-' | b'_' | b'+' | b'<' | b'>' | b'=' | b'/' | b'.')
        || letter >= 128
}

struct Cursor<'a> {
    text: &'a str,
    at: usize,
    effects: usize,
    coins: u8,
}

impl<'a> Cursor<'a> {
    const fn new(text: &'a str) -> Self {
        Self { text, at: 0, effects: 0, coins: 0 }
    }

    fn skip_blanks(&mut self) {
        while self.text.as_bytes().get(self.at).is_some_and(u8::is_ascii_whitespace) {
            self.at += 1;
        }
    }

    fn is_at_end(&mut self) -> bool {
        self.skip_blanks();
        self.at == self.text.len()
    }

    /// The word that stands here, without going past it.
    fn peek(&mut self) -> &'a str {
        self.skip_blanks();
        let rest = &self.text[self.at..];
        let length = rest.bytes().take_while(|letter| is_of_word(*letter)).count();
        &rest[..length]
    }

    fn word(&mut self) -> Result<Option<&'a str>, ReadError> {
        let word = self.peek();
        self.at += word.len();
        Ok((!word.is_empty()).then_some(word))
    }

    /// Goes past the word if it stands here.
    fn takes(&mut self, word: &str) -> bool {
        let stands = self.peek() == word;
        if stands {
            self.at += word.len();
        }
        stands
    }

    /// Goes past one of the words if it stands here.
    fn takes_one<T: Copy>(&mut self, words: Words<T>) -> Option<T> {
        let found = self.peek();
        let value = words.iter().find(|(word, _)| *word == found).map(|(_, value)| *value)?;
        self.at += found.len();
        Some(value)
    }

    fn one_of<T: Copy>(&mut self, words: Words<T>) -> Result<T, ReadError> {
        self.takes_one(words).ok_or_else(|| {
            let known: Vec<&str> = words.iter().map(|(word, _)| *word).collect();
            self.unknown(&known)
        })
    }

    fn sign(&mut self, sign: u8) -> Result<(), ReadError> {
        self.skip_blanks();
        if self.text.as_bytes().get(self.at) == Some(&sign) {
            self.at += 1;
            return Ok(());
        }
        Err(self.expected(&format!("`{}`", sign as char)))
    }

    fn stands(&mut self, sign: u8) -> bool {
        self.skip_blanks();
        self.text.as_bytes().get(self.at) == Some(&sign)
    }

    fn number<T: TryFrom<i64>>(&mut self, least: i64, most: i64) -> Result<T, ReadError> {
        let text = self.peek();
        let number = text.parse::<i64>().ok().filter(|number| (least..=most).contains(number));
        match number.and_then(|number| T::try_from(number).ok()) {
            Some(number) => {
                self.at += text.len();
                Ok(number)
            }
            None => Err(self.fault("notation-number", &[("least", least.to_string()), ("most", most.to_string())])),
        }
    }

    fn end(&mut self) -> Result<(), ReadError> {
        if self.is_at_end() { Ok(()) } else { Err(self.fault("notation-rest", &[])) }
    }

    // ---- what a card is made of ----

    /// Everything of a card but its id, up to the end.
    fn facts(mut self, id: &str) -> Result<Card, ReadError> {
        let estro = self.one_of(ESTRI)?;
        self.skip_blanks();
        let start = self.at;
        let text = self.word()?.ok_or_else(|| self.expected("16/19/13/5/19"))?;
        let values: Values = match text.parse() {
            Ok(values) => values,
            Err(_) => {
                self.at = start;
                return Err(self.fault("notation-values", &[("found", text.to_owned())]));
            }
        };
        let gift = if self.is_at_end() { None } else { Some(self.gift()?) };
        self.end()?;
        Ok(Card {
            id: id.to_owned(),
            name: id.to_owned(),
            estro,
            values,
            gift,
            source: Source::House,
            clarification: None,
        })
    }

    fn gift(&mut self) -> Result<Gift, ReadError> {
        let usage = self.one_of(USAGES)?;
        let timing = self.one_of(TIMINGS)?;
        let from_hand = self.takes("from-hand");
        let optional = self.takes("optional");
        let delay = if self.takes("delay") { self.number(1, 9)? } else { 0 };
        let mut gift =
            Gift { usage, timing, from_hand, optional, delay, watch: None, counter: None, effects: Vec::new() };
        if self.takes("watch") {
            self.sign(b'(')?;
            gift.watch = Some(self.filter()?);
            self.sign(b')')?;
        }
        if self.takes("counter") {
            self.sign(b'(')?;
            let answers = self.one_of(ANSWERS)?;
            self.sign(b')')?;
            let mode = if self.takes("reduce") {
                Countermove::Reduce(self.number(1, 99)?)
            } else {
                self.one_of(COUNTERMOVES)?
            };
            gift.counter = Some(Counter(answers, mode));
        }
        if !self.is_at_end() {
            gift.effects = self.effects()?;
        }
        Ok(gift)
    }

    fn effects(&mut self) -> Result<Vec<Effect>, ReadError> {
        let mut list = vec![self.effect()?];
        while self.stands(b';') {
            self.sign(b';')?;
            list.push(self.effect()?);
        }
        Ok(list)
    }

    fn effect(&mut self) -> Result<Effect, ReadError> {
        self.effects += 1;
        if self.effects > MOST_EFFECTS {
            return Err(self.fault("notation-effects", &[("most", MOST_EFFECTS.to_string())]));
        }
        let name = self.peek();
        if let Some((word, effect)) = BARE.iter().find(|(word, _)| *word == name) {
            self.at += word.len();
            return Ok(effect.clone());
        }
        let start = self.at;
        self.at += name.len();
        if !EFFECTS.contains(&name)
            && !TARGETED.iter().any(|(word, _)| *word == name)
            && !TIMED.iter().any(|(word, _)| *word == name)
        {
            self.at = start;
            return Err(self.unknown(&effect_words()));
        }
        self.sign(b'(')?;
        let effect = self.arguments(name)?;
        self.sign(b')')?;
        Ok(effect)
    }

    /// What stands in the brackets of an effect.
    fn arguments(&mut self, name: &str) -> Result<Effect, ReadError> {
        if let Some((_, make)) = TARGETED.iter().find(|(word, _)| *word == name) {
            return Ok(make(self.target()?));
        }
        if let Some((_, make)) = TIMED.iter().find(|(word, _)| *word == name) {
            let target = self.target()?;
            return Ok(make(target, self.next_of(UNTIL)?));
        }
        Ok(match name {
            "add" => {
                let target = self.target()?;
                let value = self.next_of(VALUES)?;
                let amount = self.amount()?;
                Effect::Add(target, value, amount, self.next_of(UNTIL)?)
            }
            "double" => {
                let target = self.target()?;
                let value = self.next_of(VALUES)?;
                Effect::Double(target, value, self.next_of(UNTIL)?)
            }
            "swap" => {
                let target = self.target()?;
                let (a, b) = (self.next_of(STATS)?, self.one_of(STATS)?);
                Effect::Swap(target, a, b, self.next_of(UNTIL)?)
            }
            "become" => {
                let target = self.target()?;
                let estro = self.next_of(NEW_ESTRI)?;
                Effect::Become(target, estro, self.next_of(UNTIL)?)
            }
            "draw" => Effect::Draw(self.one_of(WHO)?, self.next_number(1, 9)?),
            "draw-keep" => Effect::DrawKeep(self.number(1, 9)?, self.next_number(1, 9)?),
            "discard" => {
                let who = self.one_of(WHO)?;
                let n = self.next_number(1, 9)?;
                Effect::Discard(who, n, self.next_of(PICKS)?)
            }
            "mill" => Effect::Mill(self.one_of(WHO)?, self.next_number(1, 9)?),
            "deploy" => Effect::Deploy(self.one_of(FACES)?),
            "coin" => Effect::Coin(self.of_coin(Self::effects)?),
            "toss" => {
                let (heads, tails) = self.of_coin(|this| {
                    let heads = this.effects()?;
                    this.sign(b',')?;
                    Ok((heads, this.effects()?))
                })?;
                Effect::Toss(heads, tails)
            }
            "extra-play" => Effect::ExtraPlay(if self.takes("any") { None } else { Some(self.one_of(ESTRI)?) }),
            "extra-attack" => Effect::ExtraAttack(self.number(1, 9)?),
            "hand-limit" => Effect::HandLimit(self.number(-9, 9)?, self.next_of(UNTIL)?),
            "attack-once" => Effect::AttackOnce(self.one_of(WHO)?),
            "skip-draw" => Effect::SkipDraw(self.one_of(WHO)?),
            "synapses" => Effect::Synapses(self.number(1, 9)?),
            "shields" => Effect::Shields(self.number(-99, 99)?),
            "alarm" => Effect::Alarm(self.number(-9, 9)?),
            "push" => Effect::Push(self.target()?, self.next_number(1, 3)?),
            _ => return Err(self.unknown(&effect_words())),
        })
    }

    /// What a coin decides: no other coin stands inside.
    fn of_coin<T>(&mut self, read: impl FnOnce(&mut Self) -> Result<T, ReadError>) -> Result<T, ReadError> {
        self.coins += 1;
        if self.coins > MOST_COINS {
            return Err(self.fault("notation-coins", &[]));
        }
        let decided = read(self)?;
        self.coins -= 1;
        Ok(decided)
    }

    fn next_of<T: Copy>(&mut self, words: Words<T>) -> Result<T, ReadError> {
        self.sign(b',')?;
        self.one_of(words)
    }

    fn next_number<T: TryFrom<i64>>(&mut self, least: i64, most: i64) -> Result<T, ReadError> {
        self.sign(b',')?;
        self.number(least, most)
    }

    fn amount(&mut self) -> Result<Amount, ReadError> {
        let n = self.number(-99, 99)?;
        Ok(if self.takes("each") { Amount::Each(n, self.filter()?) } else { Amount::Of(n) })
    }

    fn target(&mut self) -> Result<Target, ReadError> {
        if let Some(fixed) = self.takes_one(FIXED) {
            return Ok(fixed);
        }
        match self.takes_one(DESCRIBED) {
            Some(make) => Ok(make(self.filter()?)),
            None => {
                let fixed = FIXED.iter().map(|(word, _)| *word);
                let known: Vec<&str> = fixed.chain(DESCRIBED.iter().map(|(word, _)| *word)).collect();
                Err(self.unknown(&known))
            }
        }
    }

    fn filter(&mut self) -> Result<Filter, ReadError> {
        let side = self.one_of(SIDES)?;
        let area = self.takes_one(AREAS).unwrap_or(Area::Field);
        let other = self.takes("other");
        let another = self.takes("another");
        let attacked = self.takes("attacked");
        let estro = self.takes_one(ESTRI);
        let category = self.takes_one(CATEGORIES);
        let face = self.takes_one(FACES);
        let tot = self.bound()?;
        Ok(Filter { side, area, other, another, attacked, estro, category, face, tot })
    }

    fn bound(&mut self) -> Result<Option<Bound>, ReadError> {
        for (word, make) in [("tot<=", Bound::AtMost as fn(u8) -> Bound), ("tot>=", Bound::AtLeast)] {
            if self.peek().starts_with(word) {
                self.at += word.len();
                return Ok(Some(make(self.number(0, 250)?)));
            }
        }
        Ok(None)
    }

    // ---- what does not fit ----

    fn fault(&mut self, id: &str, values: &[(&str, String)]) -> ReadError {
        self.skip_blanks();
        let message = Wording::new(|language: Language| {
            let values: Vec<(&str, phrases::Value<'_>)> =
                values.iter().map(|(name, value)| (*name, value.as_str().into())).collect();
            say(language, id, &values)
        });
        ReadError { column: self.text[..self.at].chars().count() + 1, message }
    }

    fn expected(&mut self, what: &str) -> ReadError {
        let found = self.found();
        self.fault("notation-expected", &[("expected", what.to_owned()), ("found", found)])
    }

    fn unknown(&mut self, known: &[&str]) -> ReadError {
        let found = self.found();
        let list = known.iter().map(|word| format!("`{word}`")).collect::<Vec<_>>().join(", ");
        match nearest(self.peek(), known.iter().copied()) {
            Some(near) => self.fault("notation-near", &[("found", found), ("near", near.to_owned())]),
            None => self.fault("notation-expected", &[("expected", list), ("found", found)]),
        }
    }

    /// What stands here, short enough for a message.
    fn found(&mut self) -> String {
        let word = self.peek();
        let rest = if word.is_empty() { self.text[self.at..].chars().take(1).collect() } else { word.to_owned() };
        match rest.chars().count() {
            0 => "…".to_owned(),
            1..=40 => format!("`{rest}`"),
            _ => format!("`{}…`", rest.chars().take(40).collect::<String>()),
        }
    }
}

/// Effects whose arguments are their own.
const EFFECTS: [&str; 20] = [
    "attack-once",
    "add",
    "double",
    "swap",
    "become",
    "draw",
    "draw-keep",
    "discard",
    "mill",
    "deploy",
    "coin",
    "toss",
    "extra-play",
    "extra-attack",
    "hand-limit",
    "skip-draw",
    "synapses",
    "shields",
    "alarm",
    "push",
];

/// Every word that an effect begins with.
fn effect_words() -> Vec<&'static str> {
    let bare = BARE.iter().map(|(word, _)| *word);
    let targeted = TARGETED.iter().map(|(word, _)| *word).chain(TIMED.iter().map(|(word, _)| *word));
    EFFECTS.into_iter().chain(bare).chain(targeted).collect()
}
