//! The small grammar: agreement, articles, prepositions, lists, sentences.
//!
//! A template may contain words that change. `[is|are]` has a singular and a plural form; four forms are masculine,
//! feminine, masculine plural, feminine plural. `<heal|to heal>` has the form of a statement and the form after "you
//! may"; a third form, where there is one, is used after "by".

use table::Language;

/// The gender of an Italian noun.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Gender {
    M,
    F,
}

/// The gender and the number that words agree with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Agreement {
    pub(crate) gender: Gender,
    pub(crate) many: bool,
}

impl Agreement {
    pub(crate) const WARRIOR: Self = Self { gender: Gender::M, many: false };

    /// The template with the forms that agree with this.
    pub(crate) fn of(self, template: &str) -> String {
        pick(template, '[', ']', |forms| match forms {
            4 => usize::from(self.gender == Gender::F) + 2 * usize::from(self.many),
            _ => usize::from(self.many),
        })
    }
}

/// The mood of a verb.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Mood {
    /// "Heal that warrior."
    Statement,
    /// "You may heal that warrior."
    Infinitive,
    /// "By healing that warrior."
    Gerund,
}

impl Mood {
    /// The template in this mood.
    pub(crate) fn of(self, template: &str) -> String {
        pick(template, '<', '>', |forms| (self as usize).min(forms - 1))
    }
}

/// Replaces every group of forms by the form that `choose` picks from their number.
fn pick(template: &str, open: char, close: char, choose: impl Fn(usize) -> usize) -> String {
    let mut text = String::with_capacity(template.len());
    let mut rest = template;
    while let Some((before, after)) = rest.split_once(open) {
        text.push_str(before);
        let (group, tail) = after.split_once(close).unwrap_or((after, ""));
        let forms: Vec<&str> = group.split('|').collect();
        text.push_str(forms.get(choose(forms.len())).copied().unwrap_or_default());
        rest = tail;
    }
    text.push_str(rest);
    text
}

/// The article before a noun.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Article {
    /// None, or already part of the words.
    None,
    /// "A".
    A,
    /// "The".
    The,
}

/// A preposition.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Preposition {
    Of,
    To,
    On,
    By,
    With,
    Against,
    For,
}

impl Preposition {
    const fn english(self) -> &'static str {
        match self {
            Self::Of => "of",
            Self::To => "to",
            Self::On => "on",
            Self::By => "by",
            Self::With => "with",
            Self::Against => "against",
            Self::For => "for",
        }
    }

    /// The word alone, and the stem that contracts with the definite article.
    const fn italian(self) -> (&'static str, Option<&'static str>) {
        match self {
            Self::Of => ("di", Some("de")),
            Self::To => ("a", Some("a")),
            Self::On => ("su", Some("su")),
            Self::By => ("da", Some("da")),
            Self::With => ("con", None),
            Self::Against => ("contro", None),
            Self::For => ("per", None),
        }
    }
}

/// A noun with its article and attributes, ready to be used in a sentence.
#[derive(Clone, Debug)]
pub(crate) struct Phrase {
    pub(crate) article: Article,
    pub(crate) words: String,
    pub(crate) agreement: Agreement,
    pub(crate) language: Language,
}

impl Phrase {
    /// Words that already contain their article.
    pub(crate) fn fixed(words: String, agreement: Agreement, language: Language) -> Self {
        Self { article: Article::None, words, agreement, language }
    }

    /// With its article: "the warrior".
    pub(crate) fn text(&self) -> String {
        let article = match (self.language, self.article) {
            (_, Article::None) => "",
            (Language::En, Article::The) => "the ",
            (Language::En, Article::A) => english_a(&self.words),
            (Language::It, Article::The) => italian_the(&self.words, self.agreement),
            (Language::It, Article::A) => italian_a(&self.words, self.agreement),
        };
        format!("{article}{}", self.words)
    }

    /// After a preposition: "of the warrior", "del guerriero".
    pub(crate) fn after(&self, preposition: Preposition) -> String {
        match self.language {
            Language::En => format!("{} {}", preposition.english(), self.text()),
            Language::It => match preposition.italian() {
                (_, Some(stem)) if self.article == Article::The => {
                    let article = italian_the(&self.words, self.agreement);
                    let ending = match article {
                        "il " => "l ",
                        "lo " => "llo ",
                        "la " => "lla ",
                        "l'" => "ll'",
                        "le " => "lle ",
                        other => other,
                    };
                    format!("{stem}{ending}{}", self.words)
                }
                (word, _) => format!("{word} {}", self.text()),
            },
        }
    }

    /// A statement about it, with the forms that agree with it: "the warriors gain".
    pub(crate) fn does(&self, template: &str) -> String {
        format!("{} {}", self.text(), self.agreement.of(template))
    }
}

/// "a " or "an ", by the sound that follows.
fn english_a(words: &str) -> &'static str {
    let lower = words.to_lowercase();
    let like_a_consonant = ["eu", "uni", "use", "one"].iter().any(|start| lower.starts_with(start));
    if !like_a_consonant && lower.starts_with(['a', 'e', 'i', 'o', 'u']) { "an " } else { "a " }
}

/// Whether "lo" and "uno" are used before the word.
fn italian_impure(words: &str) -> bool {
    let lower = words.to_lowercase();
    let mut letters = lower.chars();
    match (letters.next(), letters.next()) {
        (Some('s'), Some(second)) => !"aeiou".contains(second),
        (Some('z' | 'x' | 'y'), _) => true,
        (Some('g'), Some('n')) | (Some('p'), Some('s' | 'n')) => true,
        _ => false,
    }
}

fn starts_with_vowel(words: &str) -> bool {
    words.to_lowercase().starts_with(['a', 'e', 'i', 'o', 'u', 'h'])
}

fn italian_a(words: &str, agreement: Agreement) -> &'static str {
    match (agreement.many, agreement.gender) {
        (true, _) => "",
        (false, Gender::M) if italian_impure(words) => "uno ",
        (false, Gender::M) => "un ",
        (false, Gender::F) if starts_with_vowel(words) => "un'",
        (false, Gender::F) => "una ",
    }
}

fn italian_the(words: &str, agreement: Agreement) -> &'static str {
    let vowel = starts_with_vowel(words);
    match (agreement.many, agreement.gender) {
        (false, _) if vowel => "l'",
        (false, Gender::M) if italian_impure(words) => "lo ",
        (false, Gender::M) => "il ",
        (false, Gender::F) => "la ",
        (true, Gender::M) if vowel || italian_impure(words) => "gli ",
        (true, Gender::M) => "i ",
        (true, Gender::F) => "le ",
    }
}

/// The word between the last two parts of a list.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Last {
    And,
    Or,
}

/// The parts in a row: "a, b and c".
pub(crate) fn list(parts: &[String], last: Last, language: Language) -> String {
    let word = match (language, last) {
        (Language::En, Last::And) => "and",
        (Language::En, Last::Or) => "or",
        (Language::It, Last::And) => "e",
        (Language::It, Last::Or) => "o",
    };
    match parts {
        [] => String::new(),
        [only] => only.clone(),
        [others @ .., end] => {
            // A part that is a list itself is kept apart from the next one.
            let own = format!(" {word} ");
            let comma =
                if others.iter().any(|part| part.contains(&own) || part.contains([',', ':'])) { "," } else { "" };
            format!("{}{comma} {word} {end}", others.join(", "))
        }
    }
}

/// Parts that happen one after the other: a list, or with semicolons where a part is long.
pub(crate) fn sequence(parts: &[String], language: Language) -> String {
    let long =
        parts.iter().any(|part| part.contains([',', ':', ';']) || part.contains(" and ") || part.contains(" e "));
    if long && parts.len() > 1 { parts.join("; ") } else { list(parts, Last::And, language) }
}

/// The Italian text with "ed" before an e and "ad" before an a, as in speech.
pub(crate) fn euphony(text: &str, language: Language) -> String {
    if language == Language::En {
        return text.to_owned();
    }
    let mut words: Vec<String> = text.split(' ').map(str::to_owned).collect();
    for place in 1..words.len() {
        let next = words[place].to_lowercase();
        match words[place - 1].as_str() {
            "e" if next.starts_with(['e', 'è']) => words[place - 1] = "ed".into(),
            "a" if next.starts_with('a') => words[place - 1] = "ad".into(),
            _ => {}
        }
    }
    words.join(" ")
}

/// The text with a capital at the beginning and a full stop at the end; empty stays empty.
pub(crate) fn sentence(text: &str) -> String {
    let mut letters = text.chars();
    let Some(first) = letters.next() else { return String::new() };
    let stop = if text.ends_with('.') { "" } else { "." };
    format!("{}{}{stop}", first.to_uppercase(), letters.as_str())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn italian(words: &str, gender: Gender, many: bool) -> (String, String, String) {
        let phrase = |article| Phrase {
            article,
            words: words.into(),
            agreement: Agreement { gender, many },
            language: Language::It,
        };
        let (the, a) = (phrase(Article::The), phrase(Article::A));
        (the.text(), a.text(), the.after(Preposition::Of))
    }

    #[test]
    fn italian_articles_follow_the_sound() {
        let check = |words, gender, many, the: &str, a: &str, of: &str| {
            assert_eq!(italian(words, gender, many), (the.into(), a.into(), of.into()));
        };
        check("guerriero", Gender::M, false, "il guerriero", "un guerriero", "del guerriero");
        check("SPAHI", Gender::M, false, "lo SPAHI", "uno SPAHI", "dello SPAHI");
        check("Eroe", Gender::M, false, "l'Eroe", "un Eroe", "dell'Eroe");
        check("Arma", Gender::F, false, "l'Arma", "un'Arma", "dell'Arma");
        check("carta", Gender::F, false, "la carta", "una carta", "della carta");
        check("guerrieri", Gender::M, true, "i guerrieri", "guerrieri", "dei guerrieri");
        check("Eroi", Gender::M, true, "gli Eroi", "Eroi", "degli Eroi");
        check("carte", Gender::F, true, "le carte", "carte", "delle carte");
    }

    #[test]
    fn english_articles_follow_the_sound() {
        assert_eq!(english_a("Imperial warrior"), "an ");
        assert_eq!(english_a("UNDEAD LEGIONNAIRE"), "an ");
        assert_eq!(english_a("unit"), "a ");
        assert_eq!(english_a("Mishima warrior"), "a ");
    }

    #[test]
    fn forms_are_chosen_by_agreement_and_mood() {
        let many = Agreement { gender: Gender::F, many: true };
        assert_eq!(many.of("[è|sono] ferit[o|a|i|e]"), "sono ferite");
        assert_eq!(Agreement::WARRIOR.of("[is|are] wounded"), "is wounded");
        assert_eq!(Mood::Infinitive.of("<cura|curare> il guerriero"), "curare il guerriero");
        assert_eq!(Mood::Gerund.of("<cura|curare> il guerriero"), "curare il guerriero");
    }

    #[test]
    fn and_and_to_change_before_their_own_vowel() {
        assert_eq!(
            euphony("guadagna +1 a A e è immune a Eretici", Language::It),
            "guadagna +1 ad A ed è immune a Eretici"
        );
        assert_eq!(euphony("a A", Language::En), "a A");
    }

    #[test]
    fn lists_that_hold_lists_have_a_comma_more() {
        let parts =
            |parts: &[&str]| list(&parts.iter().map(ToString::to_string).collect::<Vec<_>>(), Last::And, Language::En);
        assert_eq!(parts(&["a", "b", "c"]), "a, b and c");
        assert_eq!(parts(&["a and b", "c"]), "a and b, and c");
    }
}
