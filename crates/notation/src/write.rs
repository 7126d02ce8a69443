//! Writing: the same text as `ron::to_string`.

use std::fmt::{Display, Write};

use serde::Serialize;
use serde::ser::{self, Serializer};

use crate::fault::Fault;

/// Appends to a text.
pub struct Writer<'t>(pub &'t mut String);

impl<'t> Writer<'t> {
    fn put(self, value: &dyn Display) -> Result<(), Fault> {
        write!(self.0, "{value}").map_err(ser::Error::custom)
    }

    fn open(self, opening: &str, closing: char) -> Between<'t> {
        self.0.push_str(opening);
        Between { text: self.0, closing, is_first: true }
    }

    fn variant(self, name: &str) -> Between<'t> {
        self.0.push_str(name);
        self.open("(", ')')
    }
}

/// Items between brackets.
pub struct Between<'t> {
    text: &'t mut String,
    closing: char,
    is_first: bool,
}

impl Between<'_> {
    /// Writes what comes before an item: a comma and a name.
    fn begin(&mut self, name: Option<&str>) -> Writer<'_> {
        if !std::mem::replace(&mut self.is_first, false) {
            self.text.push(',');
        }
        if let Some(name) = name {
            self.text.push_str(name);
            self.text.push(':');
        }
        Writer(self.text)
    }

    fn close(self) {
        self.text.push(self.closing);
    }
}

macro_rules! plain {
    ($($method:ident $kind:ty),*) => { $(
        fn $method(self, value: $kind) -> Result<(), Fault> {
            self.put(&value)
        }
    )* };
}

impl<'t> Serializer for Writer<'t> {
    type Ok = ();
    type Error = Fault;
    type SerializeSeq = Between<'t>;
    type SerializeTuple = Between<'t>;
    type SerializeTupleStruct = Between<'t>;
    type SerializeTupleVariant = Between<'t>;
    type SerializeMap = Between<'t>;
    type SerializeStruct = Between<'t>;
    type SerializeStructVariant = Between<'t>;

    plain! {
        serialize_bool bool, serialize_i8 i8, serialize_i16 i16, serialize_i32 i32, serialize_i64 i64,
        serialize_u8 u8, serialize_u16 u16, serialize_u32 u32, serialize_u64 u64, serialize_u128 u128
    }

    fn serialize_f32(self, _: f32) -> Result<(), Fault> {
        Err(Fault::Expected("a whole number"))
    }

    fn serialize_f64(self, _: f64) -> Result<(), Fault> {
        Err(Fault::Expected("a whole number"))
    }

    fn serialize_char(self, _: char) -> Result<(), Fault> {
        Err(Fault::Expected("a text"))
    }

    fn serialize_bytes(self, _: &[u8]) -> Result<(), Fault> {
        Err(Fault::Expected("a text"))
    }

    fn serialize_str(self, value: &str) -> Result<(), Fault> {
        self.0.push('"');
        for letter in value.chars() {
            self.0.extend(letter.escape_debug());
        }
        self.0.push('"');
        Ok(())
    }

    fn serialize_none(self) -> Result<(), Fault> {
        self.put(&"None")
    }

    fn serialize_some<T: ?Sized + Serialize>(self, value: &T) -> Result<(), Fault> {
        let mut between = self.variant("Some");
        value.serialize(between.begin(None))?;
        between.close();
        Ok(())
    }

    fn serialize_unit(self) -> Result<(), Fault> {
        self.put(&"()")
    }

    fn serialize_unit_struct(self, _: &'static str) -> Result<(), Fault> {
        self.put(&"()")
    }

    fn serialize_unit_variant(self, _: &'static str, _: u32, variant: &'static str) -> Result<(), Fault> {
        self.put(&variant)
    }

    fn serialize_newtype_struct<T: ?Sized + Serialize>(self, _: &'static str, value: &T) -> Result<(), Fault> {
        let mut between = self.open("(", ')');
        value.serialize(between.begin(None))?;
        between.close();
        Ok(())
    }

    fn serialize_newtype_variant<T: ?Sized + Serialize>(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
        value: &T,
    ) -> Result<(), Fault> {
        let mut between = self.variant(variant);
        value.serialize(between.begin(None))?;
        between.close();
        Ok(())
    }

    fn serialize_seq(self, _: Option<usize>) -> Result<Between<'t>, Fault> {
        Ok(self.open("[", ']'))
    }

    fn serialize_tuple(self, _: usize) -> Result<Between<'t>, Fault> {
        Ok(self.open("(", ')'))
    }

    fn serialize_tuple_struct(self, _: &'static str, _: usize) -> Result<Between<'t>, Fault> {
        Ok(self.open("(", ')'))
    }

    fn serialize_tuple_variant(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
        _: usize,
    ) -> Result<Between<'t>, Fault> {
        Ok(self.variant(variant))
    }

    fn serialize_map(self, _: Option<usize>) -> Result<Between<'t>, Fault> {
        Ok(self.open("{", '}'))
    }

    fn serialize_struct(self, _: &'static str, _: usize) -> Result<Between<'t>, Fault> {
        Ok(self.open("(", ')'))
    }

    fn serialize_struct_variant(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
        _: usize,
    ) -> Result<Between<'t>, Fault> {
        Ok(self.variant(variant))
    }
}

macro_rules! unnamed {
    ($($kind:ident $method:ident),*) => { $(
        impl ser::$kind for Between<'_> {
            type Ok = ();
            type Error = Fault;

            fn $method<T: ?Sized + Serialize>(&mut self, value: &T) -> Result<(), Fault> {
                value.serialize(self.begin(None))
            }

            fn end(self) -> Result<(), Fault> {
                self.close();
                Ok(())
            }
        }
    )* };
}

unnamed! {
    SerializeSeq serialize_element, SerializeTuple serialize_element,
    SerializeTupleStruct serialize_field, SerializeTupleVariant serialize_field
}

macro_rules! named {
    ($($kind:ident),*) => { $(
        impl ser::$kind for Between<'_> {
            type Ok = ();
            type Error = Fault;

            fn serialize_field<T: ?Sized + Serialize>(&mut self, name: &'static str, value: &T) -> Result<(), Fault> {
                value.serialize(self.begin(Some(name)))
            }

            fn end(self) -> Result<(), Fault> {
                self.close();
                Ok(())
            }
        }
    )* };
}

named! { SerializeStruct, SerializeStructVariant }

impl ser::SerializeMap for Between<'_> {
    type Ok = ();
    type Error = Fault;

    fn serialize_key<T: ?Sized + Serialize>(&mut self, key: &T) -> Result<(), Fault> {
        key.serialize(self.begin(None))
    }

    fn serialize_value<T: ?Sized + Serialize>(&mut self, value: &T) -> Result<(), Fault> {
        self.text.push(':');
        value.serialize(Writer(self.text))
    }

    fn end(self) -> Result<(), Fault> {
        self.close();
        Ok(())
    }
}
