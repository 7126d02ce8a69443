//! The documents of the desk between page and workers. Both ends are one program, so that nothing is said that both know:
//! no names of fields, as JSON has them for programs of others. It takes a third of the code.

use js_sys::Uint8Array;
use serde::Serialize;
use serde::de::DeserializeOwned;
use wasm_bindgen::prelude::*;

/// A document as a message.
pub fn pack(document: &impl Serialize) -> JsValue {
    Uint8Array::from(write(document).as_slice()).into()
}

/// The document of a message; `None` for anything else.
pub fn unpack<T: DeserializeOwned>(message: &JsValue) -> Option<T> {
    read(&message.dyn_ref::<Uint8Array>()?.to_vec())
}

/// A document in bytes. Plain data can always be written.
pub fn write(document: &impl Serialize) -> Vec<u8> {
    postcard::to_allocvec(document).unwrap_or_default()
}

/// The document of these bytes; `None` where they are no such document.
pub fn read<T: DeserializeOwned>(bytes: &[u8]) -> Option<T> {
    postcard::from_bytes(bytes).ok()
}
