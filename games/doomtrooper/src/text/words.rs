//! The words of the closed lists: kinds, affiliations, Apostles, Disciplines, ratings, tactics, Areas.

use table::Language;

use super::grammar::Gender::{self, F, M};
use crate::language::{Affiliation, Apostle, CardKind, Discipline, Place, Stat, Tactic};

/// A noun: English for one and many, Italian for one and many, and its Italian gender.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Noun {
    en: (&'static str, &'static str),
    it: (&'static str, &'static str),
    pub(crate) gender: Gender,
}

impl Noun {
    pub(crate) const fn new(
        en: (&'static str, &'static str),
        it: (&'static str, &'static str),
        gender: Gender,
    ) -> Self {
        Self { en, it, gender }
    }

    /// The word for one or for many.
    pub(crate) const fn word(self, many: bool, language: Language) -> &'static str {
        let (one, several) = match language {
            Language::En => self.en,
            Language::It => self.it,
        };
        if many { several } else { one }
    }
}

pub(crate) const WARRIOR: Noun = Noun::new(("warrior", "warriors"), ("guerriero", "guerrieri"), M);
pub(crate) const CARD: Noun = Noun::new(("card", "cards"), ("carta", "carte"), F);

pub(crate) const PLAYER: Noun = Noun::new(("player", "players"), ("giocatore", "giocatori"), M);

/// The kind as a noun.
pub(crate) const fn kind(kind: CardKind) -> Noun {
    match kind {
        CardKind::Warrior => WARRIOR,
        CardKind::Equipment => {
            Noun::new(("Equipment card", "Equipment cards"), ("Equipaggiamento", "Equipaggiamenti"), M)
        }
        CardKind::Fortification => {
            Noun::new(("Fortification", "Fortifications"), ("Fortificazione", "Fortificazioni"), F)
        }
        CardKind::Mission => Noun::new(("Mission", "Missions"), ("Missione", "Missioni"), F),
        CardKind::Art => Noun::new(("Art card", "Art cards"), ("carta Arte", "carte Arte"), F),
        CardKind::Symmetry => Noun::new(
            ("Dark Symmetry card", "Dark Symmetry cards"),
            ("carta dell'Oscura Simmetria", "carte dell'Oscura Simmetria"),
            F,
        ),
        CardKind::Special => Noun::new(("Special card", "Special cards"), ("carta Speciale", "carte Speciali"), F),
        CardKind::Relic => Noun::new(("Relic", "Relics"), ("Reliquia", "Reliquie"), F),
        CardKind::Warzone => Noun::new(("Warzone", "Warzones"), ("Warzone", "Warzone"), F),
        CardKind::Alliance => Noun::new(("Alliance", "Alliances"), ("Alleanza", "Alleanze"), F),
        CardKind::Ki => Noun::new(("Ki Power", "Ki Powers"), ("Potere Ki", "Poteri Ki"), M),
        CardKind::Beast => Noun::new(("Beast", "Beasts"), ("Animale", "Animali"), M),
    }
}

/// The kind as the first word of a card's text: "Equipment", "Arte".
pub(crate) const fn kind_label(which: CardKind, language: Language) -> &'static str {
    match (language, which) {
        (Language::En, CardKind::Warrior) => "Warrior",
        (Language::En, CardKind::Equipment) => "Equipment",
        (Language::En, CardKind::Art) => "Art",
        (Language::En, CardKind::Symmetry) => "Dark Symmetry",
        (Language::En, CardKind::Special) => "Special",
        (Language::It, CardKind::Warrior) => "Guerriero",
        (Language::It, CardKind::Art) => "Arte",
        (Language::It, CardKind::Symmetry) => "Oscura Simmetria",
        (Language::It, CardKind::Special) => "Speciale",
        _ => kind(which).word(false, language),
    }
}

/// The gender of the first word of a card's text.
pub(crate) const fn kind_gender(which: CardKind) -> Gender {
    match which {
        CardKind::Art | CardKind::Symmetry | CardKind::Special => F,
        _ => kind(which).gender,
    }
}

/// The name of an affiliation: "Brotherhood", "Fratellanza".
pub(crate) const fn affiliation(which: Affiliation, language: Language) -> &'static str {
    let (en, it) = match which {
        Affiliation::Bauhaus => ("Bauhaus", "Bauhaus"),
        Affiliation::Capitol => ("Capitol", "Capitol"),
        Affiliation::Cybertronic => ("Cybertronic", "Cybertronic"),
        Affiliation::Imperial => ("Imperial", "Imperiale"),
        Affiliation::Mishima => ("Mishima", "Mishima"),
        Affiliation::Brotherhood => ("Brotherhood", "Fratellanza"),
        Affiliation::Legion => ("Dark Legion", "Oscura Legione"),
        Affiliation::Crescentia => ("Crescentia", "Crescentia"),
        Affiliation::Rasputin => ("Sons of Rasputin", "Figli di Rasputin"),
        Affiliation::Templars => ("Templars", "Templari"),
        Affiliation::Lutheran => ("Lutheran Triad", "Triade Luterana"),
    };
    match language {
        Language::En => en,
        Language::It => it,
    }
}

/// The affiliation beside a noun: before it in English, after it in Italian ("Imperiali", "della Fratellanza").
pub(crate) const fn of_affiliation(which: Affiliation, many: bool, language: Language) -> &'static str {
    match (language, which) {
        (Language::En, Affiliation::Rasputin) => "Rasputin",
        (Language::En, Affiliation::Templars) => "Templar",
        (Language::En, Affiliation::Lutheran) => "Lutheran",
        (Language::En, Affiliation::Crescentia) => "Crescentian",
        (Language::It, Affiliation::Imperial) if many => "Imperiali",
        (Language::It, Affiliation::Brotherhood) => "della Fratellanza",
        (Language::It, Affiliation::Legion) => "dell'Oscura Legione",
        (Language::It, Affiliation::Rasputin) => "dei Figli di Rasputin",
        (Language::It, Affiliation::Templars) => "dei Templari",
        (Language::It, Affiliation::Lutheran) => "della Triade Luterana",
        (Language::It, Affiliation::Crescentia) => "di Crescentia",
        _ => affiliation(which, language),
    }
}

/// The affiliation after "a member of", "membro": "the Brotherhood", "della Fratellanza".
pub(crate) const fn member_of(which: Affiliation, language: Language) -> &'static str {
    match (language, which) {
        (Language::En, Affiliation::Brotherhood) => "the Brotherhood",
        (Language::En, Affiliation::Legion) => "the Dark Legion",
        (Language::En, Affiliation::Rasputin) => "the Sons of Rasputin",
        (Language::En, Affiliation::Templars) => "the Templars",
        (Language::En, Affiliation::Lutheran) => "the Lutheran Triad",
        (Language::En, _) => affiliation(which, language),
        (Language::It, Affiliation::Brotherhood) => "della Fratellanza",
        (Language::It, Affiliation::Legion) => "dell'Oscura Legione",
        (Language::It, Affiliation::Rasputin) => "dei Figli di Rasputin",
        (Language::It, Affiliation::Templars) => "dei Templari",
        (Language::It, Affiliation::Lutheran) => "della Triade Luterana",
        (Language::It, Affiliation::Bauhaus) => "della Bauhaus",
        (Language::It, Affiliation::Capitol) => "della Capitol",
        (Language::It, Affiliation::Cybertronic) => "della Cybertronic",
        (Language::It, Affiliation::Imperial) => "dell'Imperiale",
        (Language::It, Affiliation::Mishima) => "della Mishima",
        (Language::It, Affiliation::Crescentia) => "di Crescentia",
    }
}

/// The name of an Apostle, the same in both languages.
pub(crate) const fn apostle(which: Apostle) -> &'static str {
    which.as_str()
}

/// A Discipline of the Art: "the Art of Elements", "l'Arte degli Elementi".
pub(crate) const fn discipline(which: Discipline, language: Language) -> &'static str {
    let (en, it) = match which {
        Discipline::Changeling => ("Art of Changeling", "Arte del Cambiamento"),
        Discipline::Elements => ("Art of Elements", "Arte degli Elementi"),
        Discipline::Exorcism => ("Art of Exorcism", "Arte dell'Esorcismo"),
        Discipline::Kinetics => ("Art of Kinetics", "Arte della Cinetica"),
        Discipline::Manipulation => ("Art of Manipulation", "Arte della Manipolazione"),
        Discipline::Mentalism => ("Art of Mentalism", "Arte Mentale"),
        Discipline::Premonition => ("Art of Premonition", "Arte della Premonizione"),
        Discipline::Summoning => ("Art of Summoning", "Arte dell'Evocazione"),
    };
    match language {
        Language::En => en,
        Language::It => it,
    }
}

/// The letter of a rating.
pub(crate) const fn stat(which: Stat, language: Language) -> &'static str {
    match (which, language) {
        (Stat::F, Language::En) => "F",
        (Stat::F, Language::It) => "C",
        (Stat::S, _) => "S",
        (Stat::A, _) => "A",
        (Stat::V, _) => "V",
    }
}

/// The gender of a rating in Italian.
pub(crate) const fn stat_gender(which: Stat) -> Gender {
    match which {
        Stat::F | Stat::V => M,
        Stat::S | Stat::A => F,
    }
}

/// Combats of a tactic: "Fight combat", "combattimento Corpo a corpo".
pub(crate) const fn combat(tactic: Tactic, many: bool, language: Language) -> &'static str {
    match (language, tactic, many) {
        (Language::En, Tactic::Fight, false) => "Fight combat",
        (Language::En, Tactic::Fight, true) => "Fight combats",
        (Language::En, Tactic::Shoot, false) => "Shoot combat",
        (Language::En, Tactic::Shoot, true) => "Shoot combats",
        (Language::It, Tactic::Fight, false) => "combattimento Corpo a corpo",
        (Language::It, Tactic::Fight, true) => "combattimenti Corpo a corpo",
        (Language::It, Tactic::Shoot, false) => "combattimento con Tattica Sparare",
        (Language::It, Tactic::Shoot, true) => "combattimenti con Tattica Sparare",
    }
}

/// An Area.
pub(crate) const fn place(which: Place) -> Noun {
    match which {
        Place::Squad => Noun::new(("Squad", "Squads"), ("Squadra", "Squadre"), F),
        Place::Kohort => Noun::new(("Kohort", "Kohorts"), ("Schieramento", "Schieramenti"), M),
        Place::Outpost => Noun::new(("Outpost", "Outposts"), ("Avamposto", "Avamposti"), M),
        Place::Aside => Noun::new(("Aside area", "Aside areas"), ("Area a parte", "Aree a parte"), F),
    }
}
