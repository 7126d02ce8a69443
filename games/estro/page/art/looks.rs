//! What a picture of a card depends on besides its size.

use estro::language::Estro;
use table::Language;

use crate::i18n;

/// How large a card is shown, which decides how much is written on it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Size {
    /// On the field, from 80 px: name, picture, values with the signs of their Estri.
    Small,
    /// In the hand and in lists: in addition the names of the values where there is room.
    #[default]
    Middle,
    /// In a clash: everything.
    Large,
}

/// What a picture of a card shows. [`Looks::default`] is a card without a name whose values are 0.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Looks {
    /// Its id, which determines its picture.
    pub id: String,
    /// Its name.
    pub name: String,
    /// Its main Estro now, and the printed one.
    pub estro: Estro,
    /// See [`Looks::estro`].
    pub printed_estro: Estro,
    /// The printed values, ATK to MAP, and their sum.
    pub printed: [i16; 5],
    /// See [`Looks::printed`].
    pub printed_tot: i16,
    /// The values now, and TOT now; `None` where the viewer adds it up itself.
    pub stats: [i16; 5],
    /// See [`Looks::stats`].
    pub tot: Option<i16>,
    /// Whether it has a Gift; otherwise it is Empty.
    pub has_gift: bool,
    /// Whether its 1V Gift is used up.
    pub is_used: bool,
    /// Whether its Gift is inhibited.
    pub is_inhibited: bool,
    /// Whether it has attacked this turn.
    pub has_attacked: bool,
    /// Whether it cannot be destroyed now.
    pub is_protected: bool,
    /// Whether it cannot attack now.
    pub is_barred: bool,
    /// Whether it has to attack.
    pub must_attack: bool,
    /// Whether its Gift waits.
    pub waits: bool,
}

impl Default for Looks {
    fn default() -> Self {
        Self {
            id: String::new(),
            name: String::new(),
            estro: Estro::Ardo,
            printed_estro: Estro::Ardo,
            printed: [0; 5],
            printed_tot: 0,
            stats: [0; 5],
            tot: None,
            has_gift: false,
            is_used: false,
            is_inhibited: false,
            has_attacked: false,
            is_protected: false,
            is_barred: false,
            must_attack: false,
            waits: false,
        }
    }
}

/// The words on cards and drawings.
pub struct Words {
    pub gift: String,
    pub empty: String,
    /// Over the rows and the columns of the match-up matrix.
    pub attacks: String,
    pub attacked: String,
}

impl Words {
    /// The words in this language.
    pub fn of(language: Language) -> Self {
        let say = |id| i18n::say(language, id, &[]);
        Self {
            gift: say("art-gift"),
            empty: say("art-empty"),
            attacks: say("art-attacks"),
            attacked: say("art-attacked"),
        }
    }
}
