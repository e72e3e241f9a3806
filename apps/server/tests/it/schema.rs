//! Checks JSON against the API's description, and the description for unused parts. It supports the part of JSON Schema that the description
//! uses.

use std::collections::BTreeSet;

use serde_json::{Map, Value};

/// A description, and the properties of its schemas that have occurred, such as `Table.zones`.
pub(crate) struct Schemas {
    pub(crate) document: Value,
    pub(crate) used: BTreeSet<String>,
}

impl Schemas {
    pub(crate) fn new(document: Value) -> Self {
        Self { document, used: BTreeSet::new() }
    }

    /// The first deviation of a value from a schema.
    pub(crate) fn departs(&mut self, value: &Value, schema: &Value) -> Option<String> {
        self.departs_at(value, schema, "")
    }

    /// The properties that are described but have not occurred.
    pub(crate) fn unused(&self) -> Vec<String> {
        let mut described = Vec::new();
        for (name, schema) in self.document["components"]["schemas"].as_object().into_iter().flatten() {
            properties(schema, name, &mut described);
        }
        described.retain(|property| !self.used.contains(property));
        described
    }

    fn departs_at(&mut self, value: &Value, schema: &Value, at: &str) -> Option<String> {
        let schema = schema.as_object()?;
        if let Some(reference) = schema.get("$ref").and_then(Value::as_str) {
            let name = reference.rsplit('/').next().unwrap_or_default();
            let target = self.document.pointer(reference.trim_start_matches('#')).cloned();
            return match target {
                Some(schema) => self.departs_at(value, &schema, name),
                None => Some(format!("{reference} does not exist")),
            };
        }
        for key in ["oneOf", "anyOf"] {
            let Some(all) = schema.get(key).and_then(Value::as_array) else { continue };
            let faults: Vec<String> = all.iter().filter_map(|schema| self.departs_at(value, schema, at)).collect();
            if faults.len() == all.len() {
                return Some(faults.join("; or "));
            }
        }
        let types: Vec<&str> = match schema.get("type") {
            Some(Value::String(one)) => vec![one],
            Some(Value::Array(many)) => many.iter().filter_map(Value::as_str).collect(),
            _ => Vec::new(),
        };
        if !types.is_empty() && !types.iter().any(|kind| is_of(value, kind)) {
            return Some(format!("{value} is not {types:?}"));
        }
        for (limit, is_beyond) in [("minimum", i64::lt as fn(&i64, &i64) -> bool), ("maximum", i64::gt)] {
            let limit = schema.get(limit).and_then(Value::as_i64);
            if let (Some(number), Some(limit)) = (value.as_i64(), limit)
                && is_beyond(&number, &limit)
            {
                return Some(format!("{number} is beyond {limit}"));
            }
        }
        if let (Some(items), Some(schema)) = (value.as_array(), schema.get("items")) {
            let mut items = items.iter().enumerate();
            return items.find_map(|(n, item)| Some(format!("[{n}]: {}", self.departs_at(item, schema, at)?)));
        }
        value.as_object().and_then(|object| self.object_departs(object, schema, at))
    }

    fn object_departs(&mut self, object: &Map<String, Value>, schema: &Map<String, Value>, at: &str) -> Option<String> {
        let properties = schema.get("properties").and_then(Value::as_object);
        let required = schema.get("required").and_then(Value::as_array).into_iter().flatten().filter_map(Value::as_str);
        for name in required {
            if !object.contains_key(name) {
                return Some(format!("`{name}` is missing"));
            }
        }
        let rest = schema.get("additionalProperties").filter(|rest| rest.is_object());
        for (name, value) in object {
            let at = format!("{at}.{name}");
            let fault = match (properties.and_then(|all| all.get(name)), rest) {
                (Some(schema), _) | (None, Some(schema)) => self.departs_at(value, schema, &at),
                // A response must not contain undescribed properties.
                (None, None) if properties.is_some() => Some("is not described".into()),
                (None, None) => None,
            };
            if let Some(fault) = fault {
                return Some(format!("`{name}`: {fault}"));
            }
            if !value.is_null() {
                self.used.insert(at);
            }
        }
        None
    }
}

/// The properties of a schema and those nested in it.
fn properties(schema: &Value, at: &str, into: &mut Vec<String>) {
    for (name, inner) in schema["properties"].as_object().into_iter().flatten() {
        into.push(format!("{at}.{name}"));
        properties(inner, &format!("{at}.{name}"), into);
    }
    for key in ["oneOf", "anyOf"] {
        schema[key].as_array().into_iter().flatten().for_each(|inner| properties(inner, at, into));
    }
    if schema["items"].is_object() {
        properties(&schema["items"], at, into);
    }
}

fn is_of(value: &Value, kind: &str) -> bool {
    match kind {
        "null" => value.is_null(),
        "boolean" => value.is_boolean(),
        "integer" => value.is_i64() || value.is_u64(),
        "number" => value.is_number(),
        "string" => value.is_string(),
        "array" => value.is_array(),
        "object" => value.is_object(),
        _ => false,
    }
}

#[test]
fn deviations_and_unused_properties_are_found() {
    let schema = serde_json::json!({
        "type": "object", "required": ["a"],
        "properties": {
            "a": { "oneOf": [{ "type": "null" }, { "type": "array", "items": { "type": "integer" } }] },
            "b": { "type": "integer", "minimum": 1, "maximum": 2 },
            "c": { "type": "object", "properties": { "d": { "type": "string" } } },
        }
    });
    let document = serde_json::json!({ "components": { "schemas": { "X": schema } } });
    let mut schemas = Schemas::new(document);
    let reference = serde_json::json!({ "$ref": "#/components/schemas/X" });
    let mut departs = |value: Value| schemas.departs(&value, &reference);
    assert_eq!(departs(serde_json::json!({ "a": [1, 2] })), None);
    assert_eq!(departs(serde_json::json!({ "a": null, "c": {} })), None);
    assert!(departs(serde_json::json!({ "a": [1, "2"] })).unwrap().contains("[1]"));
    assert!(departs(serde_json::json!({})).unwrap().contains("missing"));
    assert!(departs(serde_json::json!({ "a": null, "x": 1 })).unwrap().contains("not described"));
    assert_eq!(departs(serde_json::json!({ "a": null, "b": 2 })), None);
    for beyond in [0, 3] {
        assert!(departs(serde_json::json!({ "a": null, "b": beyond })).unwrap().contains("beyond"));
    }
    assert_eq!(schemas.unused(), ["X.c.d"]);
}
