//! JSON schemas of documents.

use serde_json::{Map, Value};

/// The schema of a type as a JSON value.
#[must_use]
pub fn schema<T: schemars::JsonSchema>() -> Value {
    schemars::schema_for!(T).to_value()
}

/// The schema of a text with a description.
#[must_use]
pub fn text_schema(title: &str, description: &str) -> Value {
    let mut schema = Map::new();
    schema.insert("$schema".into(), "https://json-schema.org/draft/2020-12/schema".into());
    schema.insert("title".into(), title.into());
    schema.insert("type".into(), "string".into());
    schema.insert("description".into(), description.into());
    Value::Object(schema)
}
