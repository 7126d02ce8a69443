//! Deserializing: serde's requests, answered by the cursor. It is kept short, since each type that is read gets its own
//! copy.

use std::borrow::Cow;

use serde::Deserialize;
use serde::de::{DeserializeSeed, Deserializer, EnumAccess, MapAccess, SeqAccess, VariantAccess, Visitor};

use crate::cursor::Cursor;
use crate::fault::Fault;

/// Reads a value that fills the text.
pub fn whole<'de, T: Deserialize<'de>>(cursor: &mut Cursor<'de>) -> Result<T, Fault> {
    let value = T::deserialize(&mut *cursor)?;
    cursor.end()?;
    Ok(value)
}

const OPENING: &str = "`(`";
const CLOSING: &str = "`,` or `)`";

/// Reads the fields of a struct between their brackets.
fn fields<'de, V: Visitor<'de>>(cursor: &mut Cursor<'de>, visitor: V) -> Result<V::Value, Fault> {
    cursor.open('(', OPENING)?;
    let value = visitor.visit_map(Items { cursor, end: ')', is_first: true })?;
    cursor.close(')', CLOSING)?;
    Ok(value)
}

/// Reads values without names between their brackets.
fn items<'de, V: Visitor<'de>>(cursor: &mut Cursor<'de>, visitor: V) -> Result<V::Value, Fault> {
    cursor.open('(', OPENING)?;
    let value = visitor.visit_seq(Items { cursor, end: ')', is_first: true })?;
    // serde does not ask for another item when it knows their number, so the comma is taken here.
    cursor.take(',')?;
    cursor.close(')', CLOSING)?;
    Ok(value)
}

impl Cursor<'_> {
    /// Skips the name of a struct, which may stand before its brackets.
    fn skip_name(&mut self, name: &str) -> Result<(), Fault> {
        self.take_word(name).map(drop)
    }
}

/// All whole numbers are read alike; serde checks the range of a smaller type.
macro_rules! numbers {
    ($($method:ident)*) => { $(
        fn $method<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Fault> {
            visitor.visit_i64(self.number()?)
        }
    )* };
}

/// The types that the games do not use.
macro_rules! refused {
    ($($method:ident)*) => { $(
        fn $method<V: Visitor<'de>>(self, _: V) -> Result<V::Value, Fault> {
            Err(Fault::Expected("data of a plain type"))
        }
    )* };
}

impl<'de> Deserializer<'de> for &mut Cursor<'de> {
    type Error = Fault;

    numbers! {
        deserialize_i8 deserialize_i16 deserialize_i32 deserialize_i64
        deserialize_u8 deserialize_u16 deserialize_u32 deserialize_u64
    }

    fn deserialize_u128<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Fault> {
        visitor.visit_u128(self.bits()?)
    }

    /// Reads a text or a number, where either may stand.
    fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Fault> {
        match self.peek()? {
            Some('"') => self.deserialize_str(visitor),
            Some('+' | '-' | '0'..='9') => self.deserialize_i64(visitor),
            _ => Err(Fault::Expected("a whole number or a text in quotes")),
        }
    }

    refused! {
        deserialize_f32 deserialize_f64 deserialize_char deserialize_bytes deserialize_byte_buf
        deserialize_ignored_any
    }

    fn deserialize_bool<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Fault> {
        match self.word()? {
            Some("true") => visitor.visit_bool(true),
            Some("false") => visitor.visit_bool(false),
            _ => Err(Fault::Expected("true or false")),
        }
    }

    fn deserialize_str<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Fault> {
        match self.text()? {
            Cow::Borrowed(text) => visitor.visit_borrowed_str(text),
            Cow::Owned(text) => visitor.visit_string(text),
        }
    }

    fn deserialize_string<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Fault> {
        self.deserialize_str(visitor)
    }

    fn deserialize_identifier<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Fault> {
        visitor.visit_borrowed_str(self.word()?.ok_or(Fault::Expected("a name"))?)
    }

    fn deserialize_option<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Fault> {
        if self.take_word("None")? {
            return visitor.visit_none();
        }
        if !self.take_word("Some")? {
            return visitor.visit_some(self);
        }
        self.open('(', OPENING)?;
        let value = visitor.visit_some(&mut *self)?;
        self.take(',')?;
        self.close(')', "`)`")?;
        Ok(value)
    }

    fn deserialize_unit<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Fault> {
        self.open('(', OPENING)?;
        self.close(')', "`)`")?;
        visitor.visit_unit()
    }

    fn deserialize_unit_struct<V: Visitor<'de>>(self, name: &'static str, visitor: V) -> Result<V::Value, Fault> {
        if self.take_word(name)? { visitor.visit_unit() } else { self.deserialize_unit(visitor) }
    }

    fn deserialize_newtype_struct<V: Visitor<'de>>(self, name: &'static str, visitor: V) -> Result<V::Value, Fault> {
        self.skip_name(name)?;
        self.open('(', OPENING)?;
        let value = visitor.visit_newtype_struct(&mut *self)?;
        self.take(',')?;
        self.close(')', "`)`")?;
        Ok(value)
    }

    fn deserialize_seq<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Fault> {
        self.open('[', "a list in `[` and `]`")?;
        let value = visitor.visit_seq(Items { cursor: self, end: ']', is_first: true })?;
        self.close(']', "`,` or `]`")?;
        Ok(value)
    }

    fn deserialize_tuple<V: Visitor<'de>>(self, _: usize, visitor: V) -> Result<V::Value, Fault> {
        items(self, visitor)
    }

    fn deserialize_tuple_struct<V: Visitor<'de>>(
        self,
        name: &'static str,
        _: usize,
        visitor: V,
    ) -> Result<V::Value, Fault> {
        self.skip_name(name)?;
        items(self, visitor)
    }

    fn deserialize_map<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Fault> {
        self.open('{', "a map in `{` and `}`")?;
        let value = visitor.visit_map(Items { cursor: self, end: '}', is_first: true })?;
        self.close('}', "`,` or `}`")?;
        Ok(value)
    }

    fn deserialize_struct<V: Visitor<'de>>(
        self,
        name: &'static str,
        _: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Fault> {
        self.skip_name(name)?;
        fields(self, visitor)
    }

    fn deserialize_enum<V: Visitor<'de>>(
        self,
        _: &'static str,
        _: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Fault> {
        visitor.visit_enum(Variant(self))
    }
}

/// Items between brackets, separated by commas.
struct Items<'c, 'de> {
    cursor: &'c mut Cursor<'de>,
    end: char,
    is_first: bool,
}

impl Items<'_, '_> {
    /// Whether another item follows; reads the comma before it.
    fn has_more(&mut self) -> Result<bool, Fault> {
        let is_first = std::mem::replace(&mut self.is_first, false);
        if !is_first && !self.cursor.take(',')? {
            return Ok(false);
        }
        Ok(self.cursor.peek()?.is_some_and(|letter| letter != self.end))
    }
}

impl<'de> SeqAccess<'de> for Items<'_, 'de> {
    type Error = Fault;

    fn next_element_seed<T: DeserializeSeed<'de>>(&mut self, seed: T) -> Result<Option<T::Value>, Fault> {
        if self.has_more()? { seed.deserialize(&mut *self.cursor).map(Some) } else { Ok(None) }
    }
}

impl<'de> MapAccess<'de> for Items<'_, 'de> {
    type Error = Fault;

    fn next_key_seed<K: DeserializeSeed<'de>>(&mut self, seed: K) -> Result<Option<K::Value>, Fault> {
        if self.has_more()? { seed.deserialize(&mut *self.cursor).map(Some) } else { Ok(None) }
    }

    fn next_value_seed<V: DeserializeSeed<'de>>(&mut self, seed: V) -> Result<V::Value, Fault> {
        self.cursor.expect(':', "`:`")?;
        seed.deserialize(&mut *self.cursor)
    }
}

/// A variant: its name, followed by its contents.
struct Variant<'c, 'de>(&'c mut Cursor<'de>);

impl<'de> EnumAccess<'de> for Variant<'_, 'de> {
    type Error = Fault;
    type Variant = Self;

    fn variant_seed<V: DeserializeSeed<'de>>(self, seed: V) -> Result<(V::Value, Self), Fault> {
        Ok((seed.deserialize(&mut *self.0)?, self))
    }
}

impl<'de> VariantAccess<'de> for Variant<'_, 'de> {
    type Error = Fault;

    fn unit_variant(self) -> Result<(), Fault> {
        Ok(())
    }

    fn newtype_variant_seed<T: DeserializeSeed<'de>>(self, seed: T) -> Result<T::Value, Fault> {
        self.0.open('(', OPENING)?;
        let value = seed.deserialize(&mut *self.0)?;
        self.0.take(',')?;
        self.0.close(')', "`)`")?;
        Ok(value)
    }

    fn tuple_variant<V: Visitor<'de>>(self, _: usize, visitor: V) -> Result<V::Value, Fault> {
        items(self.0, visitor)
    }

    fn struct_variant<V: Visitor<'de>>(self, _: &'static [&'static str], visitor: V) -> Result<V::Value, Fault> {
        fields(self.0, visitor)
    }
}
