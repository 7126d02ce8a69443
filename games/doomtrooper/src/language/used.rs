//! The words of the language that a card uses: every variant and every field of its record, found by walking through it
//! as serde does.

use std::collections::BTreeSet;
use std::fmt;

use serde::ser::{
    Serialize, SerializeMap, SerializeSeq, SerializeStruct, SerializeStructVariant, SerializeTuple,
    SerializeTupleStruct, SerializeTupleVariant, Serializer,
};

use super::Card;

/// The words of a card: the name of an enum and of its variant, as the sources have them.
#[must_use]
pub fn words_of(card: &Card) -> BTreeSet<(&'static str, &'static str)> {
    let mut walk = Walk::default();
    // It never fails, because nothing is written.
    let _ = card.serialize(&mut walk);
    walk.words
}

#[derive(Default)]
struct Walk {
    words: BTreeSet<(&'static str, &'static str)>,
}

/// Values that are no words and hold none.
macro_rules! plain {
    ($($method:ident: $kind:ty),* $(,)?) => {
        $(fn $method(self, _: $kind) -> fmt::Result { Ok(()) })*
    };
}

impl Serializer for &mut Walk {
    type Ok = ();
    type Error = fmt::Error;
    type SerializeSeq = Self;
    type SerializeTuple = Self;
    type SerializeTupleStruct = Self;
    type SerializeTupleVariant = Self;
    type SerializeMap = Self;
    type SerializeStruct = Self;
    type SerializeStructVariant = Self;

    plain! {
        serialize_bool: bool, serialize_i8: i8, serialize_i16: i16, serialize_i32: i32, serialize_i64: i64,
        serialize_u8: u8, serialize_u16: u16, serialize_u32: u32, serialize_u64: u64, serialize_f32: f32,
        serialize_f64: f64, serialize_char: char, serialize_str: &str, serialize_bytes: &[u8],
        serialize_unit_struct: &'static str,
    }

    fn serialize_none(self) -> fmt::Result {
        Ok(())
    }

    fn serialize_unit(self) -> fmt::Result {
        Ok(())
    }

    fn serialize_some<T: ?Sized + Serialize>(self, value: &T) -> fmt::Result {
        value.serialize(self)
    }

    fn serialize_unit_variant(self, name: &'static str, _: u32, variant: &'static str) -> fmt::Result {
        self.words.insert((name, variant));
        Ok(())
    }

    fn serialize_newtype_struct<T: ?Sized + Serialize>(self, _: &'static str, value: &T) -> fmt::Result {
        value.serialize(self)
    }

    fn serialize_newtype_variant<T: ?Sized + Serialize>(
        self,
        name: &'static str,
        _: u32,
        variant: &'static str,
        value: &T,
    ) -> fmt::Result {
        self.words.insert((name, variant));
        value.serialize(self)
    }

    fn serialize_seq(self, _: Option<usize>) -> Result<Self, fmt::Error> {
        Ok(self)
    }

    fn serialize_tuple(self, _: usize) -> Result<Self, fmt::Error> {
        Ok(self)
    }

    fn serialize_tuple_struct(self, _: &'static str, _: usize) -> Result<Self, fmt::Error> {
        Ok(self)
    }

    fn serialize_tuple_variant(
        self,
        name: &'static str,
        _: u32,
        variant: &'static str,
        _: usize,
    ) -> Result<Self, fmt::Error> {
        self.words.insert((name, variant));
        Ok(self)
    }

    fn serialize_map(self, _: Option<usize>) -> Result<Self, fmt::Error> {
        Ok(self)
    }

    fn serialize_struct(self, _: &'static str, _: usize) -> Result<Self, fmt::Error> {
        Ok(self)
    }

    fn serialize_struct_variant(
        self,
        name: &'static str,
        _: u32,
        variant: &'static str,
        _: usize,
    ) -> Result<Self, fmt::Error> {
        self.words.insert((name, variant));
        Ok(self)
    }
}

/// Values that hold others: each of them is walked through.
macro_rules! holders {
    ($($holder:ident: $method:ident),* $(,)?) => {
        $(impl $holder for &mut Walk {
            type Ok = ();
            type Error = fmt::Error;

            fn $method<T: ?Sized + Serialize>(&mut self, value: &T) -> fmt::Result {
                value.serialize(&mut **self)
            }

            fn end(self) -> fmt::Result {
                Ok(())
            }
        })*
    };
}

holders! {
    SerializeSeq: serialize_element,
    SerializeTuple: serialize_element,
    SerializeTupleStruct: serialize_field,
    SerializeTupleVariant: serialize_field,
}

/// The same for values whose parts have names.
macro_rules! records {
    ($($record:ident),* $(,)?) => {
        $(impl $record for &mut Walk {
            type Ok = ();
            type Error = fmt::Error;

            fn serialize_field<T: ?Sized + Serialize>(&mut self, _: &'static str, value: &T) -> fmt::Result {
                value.serialize(&mut **self)
            }

            fn end(self) -> fmt::Result {
                Ok(())
            }
        })*
    };
}

records!(SerializeStruct, SerializeStructVariant);

impl SerializeMap for &mut Walk {
    type Ok = ();
    type Error = fmt::Error;

    fn serialize_key<T: ?Sized + Serialize>(&mut self, key: &T) -> fmt::Result {
        key.serialize(&mut **self)
    }

    fn serialize_value<T: ?Sized + Serialize>(&mut self, value: &T) -> fmt::Result {
        value.serialize(&mut **self)
    }

    fn end(self) -> fmt::Result {
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::words_of;
    use crate::CardSet;

    #[test]
    fn words_are_told_apart_by_the_enum_that_they_stand_in() {
        let set = CardSet::house();
        let card = set.cards().iter().find(|card| card.name.as_str() == "TAKE AIM").unwrap();
        let words = words_of(card);
        for word in [("CardKind", "Special"), ("When", "Combat"), ("Until", "Combat"), ("Target", "Warrior")] {
            assert!(words.contains(&word), "{word:?} is not among {words:?}");
        }
        assert!(!words.contains(&("CardKind", "Warrior")), "{words:?}");
    }
}
