//! The five Estri, the five statistics, and the values that a card prints.

use std::fmt;
use std::str::FromStr;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// The nature of a card; each owns one statistic and a colour (ESTRO-CARD-01).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema)]
pub enum Estro {
    /// Red; its statistic is ATK.
    Ardo,
    /// Blue; its statistic is DEF.
    Granito,
    /// Green; its statistic is HEL.
    Armonio,
    /// Violet; its statistic is DEX.
    Illusio,
    /// Yellow; its statistic is MAP.
    Manpo,
}

impl Estro {
    /// The five, in the order of every list of the game.
    pub const ALL: [Self; 5] = [Self::Ardo, Self::Granito, Self::Armonio, Self::Illusio, Self::Manpo];

    /// Its place in [`Estro::ALL`].
    #[must_use]
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The statistic that it owns: the primary value of its cards (ESTRO-CARD-04).
    #[must_use]
    #[inline]
    pub const fn stat(self) -> Stat {
        Stat::ALL[self as usize]
    }

    /// `ardo`, `granito`, `armonio`, `illusio` or `manpo`.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        ["ardo", "granito", "armonio", "illusio", "manpo"][self as usize]
    }
}

impl fmt::Display for Estro {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

/// The text names no Estro.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("`{0}` is not an Estro; there are `ardo`, `granito`, `armonio`, `illusio` and `manpo`")]
pub struct EstroError(pub String);

impl FromStr for Estro {
    type Err = EstroError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let found = Self::ALL.into_iter().find(|estro| estro.as_str().eq_ignore_ascii_case(text));
        found.ok_or_else(|| EstroError(text.to_owned()))
    }
}

/// One of the five statistics of a card (ESTRO-CARD-01).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema)]
pub enum Stat {
    /// Attack.
    Atk,
    /// Defence.
    Def,
    /// Health.
    Hel,
    /// Dexterity.
    Dex,
    /// Magic power.
    Map,
}

/// The text is not the name of a statistic.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("no statistic; they are atk, def, hel, dex and map")]
pub struct UnknownStat;

impl Stat {
    /// The five, in the order of the Estri that own them.
    pub const ALL: [Self; 5] = [Self::Atk, Self::Def, Self::Hel, Self::Dex, Self::Map];

    /// Its place in [`Stat::ALL`].
    #[must_use]
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// `atk`, `def`, `hel`, `dex` or `map`.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        ["atk", "def", "hel", "dex", "map"][self as usize]
    }
}

impl std::str::FromStr for Stat {
    type Err = UnknownStat;

    fn from_str(text: &str) -> Result<Self, UnknownStat> {
        Self::ALL.into_iter().find(|stat| stat.as_str() == text).ok_or(UnknownStat)
    }
}

impl fmt::Display for Stat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

/// The five printed values of a card, 0 to 99 each (ESTRO-CARD-02). In notation `16/19/13/5/19`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
pub struct Values(pub u8, pub u8, pub u8, pub u8, pub u8);

impl Values {
    /// The greatest value that a card can print.
    pub const MOST: u8 = 99;

    /// The values by statistic.
    #[must_use]
    #[inline]
    pub const fn by_stat(self) -> [u8; 5] {
        [self.0, self.1, self.2, self.3, self.4]
    }

    /// The value of a statistic.
    #[must_use]
    #[inline]
    pub const fn get(self, stat: Stat) -> u8 {
        self.by_stat()[stat as usize]
    }

    /// The sum of the five, TOT (ESTRO-CARD-03).
    #[must_use]
    pub const fn tot(self) -> u16 {
        self.0 as u16 + self.1 as u16 + self.2 as u16 + self.3 as u16 + self.4 as u16
    }
}

impl fmt::Display for Values {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{}/{}/{}/{}", self.0, self.1, self.2, self.3, self.4)
    }
}

/// The text is not five values.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("`{0}` is not five values from 0 to 99; write ATK/DEF/HEL/DEX/MAP, e.g. 16/19/13/5/19")]
pub struct ValuesError(pub String);

impl FromStr for Values {
    type Err = ValuesError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let wrong = || ValuesError(text.to_owned());
        let mut values = [0; 5];
        let mut parts = text.split('/');
        for value in &mut values {
            let part = parts.next().ok_or_else(wrong)?;
            *value = part.parse().ok().filter(|value| *value <= Self::MOST).ok_or_else(wrong)?;
        }
        if parts.next().is_some() {
            return Err(wrong());
        }
        let [atk, def, hel, dex, map] = values;
        Ok(Self(atk, def, hel, dex, map))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The worked cards of ESTRO-CARD-03 and ESTRO-CARD-11.
    #[test]
    fn the_total_of_a_card_is_the_sum_of_its_five_values() {
        let ozok: Values = "16/19/13/5/19".parse().unwrap();
        assert_eq!(ozok.tot(), 72);
        assert_eq!(ozok.get(Estro::Ardo.stat()), 16);
        assert_eq!(ozok.to_string(), "16/19/13/5/19");
    }

    #[test]
    fn values_that_are_not_five_numbers_up_to_99_are_refused() {
        for wrong in ["", "1/2/3/4", "1/2/3/4/5/6", "1/2/3/4/100", "1/2/3/4/-5", "a/b/c/d/e"] {
            assert!(wrong.parse::<Values>().is_err(), "{wrong}");
        }
    }
}
