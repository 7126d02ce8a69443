//! The encoding of the desk's documents between page and workers. Both sides are the same program, so nothing is sent
//! that both know, such as the names of fields that JSON needs for other programs. It takes a third of the code.

use js_sys::Uint8Array;
use serde::Serialize;
use serde::de::DeserializeOwned;
use wasm_bindgen::prelude::*;

/// Encodes a document as a message.
pub fn pack(document: &impl Serialize) -> JsValue {
    Uint8Array::from(write(document).as_slice()).into()
}

/// Decodes the document of a message; `None` for anything else.
pub fn unpack<T: DeserializeOwned>(message: &JsValue) -> Option<T> {
    read(&message.dyn_ref::<Uint8Array>()?.to_vec())
}

/// Encodes a document as bytes. This cannot fail for plain data.
pub fn write(document: &impl Serialize) -> Vec<u8> {
    postcard::to_allocvec(document).unwrap_or_default()
}

/// Decodes a document from bytes; `None` if they are not such a document.
pub fn read<T: DeserializeOwned>(bytes: &[u8]) -> Option<T> {
    postcard::from_bytes(bytes).ok()
}
