//! Whether JSON has the form that a description says: as much of JSON Schema as ours uses.

use serde_json::{Map, Value};

/// The first place where a value departs from a schema.
pub(crate) fn departs(value: &Value, schema: &Value, document: &Value) -> Option<String> {
    let schema = schema.as_object()?;
    if let Some(reference) = schema.get("$ref").and_then(Value::as_str) {
        let target = document.pointer(reference.trim_start_matches('#'));
        return target.map_or(Some(format!("{reference} does not exist")), |schema| departs(value, schema, document));
    }
    for (key, need_one) in [("oneOf", true), ("anyOf", true), ("allOf", false)] {
        let Some(all) = schema.get(key).and_then(Value::as_array) else { continue };
        let faults: Vec<String> = all.iter().filter_map(|schema| departs(value, schema, document)).collect();
        let holds = if need_one { faults.len() < all.len() } else { faults.is_empty() };
        if !holds {
            return Some(faults.join("; or "));
        }
    }
    if let Some(constants) = schema.get("enum").and_then(Value::as_array)
        && !constants.contains(value)
    {
        return Some(format!("{value} is none of {constants:?}"));
    }
    let types: Vec<&str> = match schema.get("type") {
        Some(Value::String(one)) => vec![one],
        Some(Value::Array(many)) => many.iter().filter_map(Value::as_str).collect(),
        _ => Vec::new(),
    };
    if !types.is_empty() && !types.iter().any(|kind| is_of(value, kind)) {
        return Some(format!("{value} is not {types:?}"));
    }
    if let (Some(items), Some(schema)) = (value.as_array(), schema.get("items")) {
        let mut faults = items.iter().enumerate().filter_map(|(n, item)| Some((n, departs(item, schema, document)?)));
        if let Some((n, fault)) = faults.next() {
            return Some(format!("[{n}]: {fault}"));
        }
    }
    value.as_object().and_then(|object| object_departs(object, schema, document))
}

fn object_departs(object: &Map<String, Value>, schema: &Map<String, Value>, document: &Value) -> Option<String> {
    let properties = schema.get("properties").and_then(Value::as_object);
    for name in schema.get("required").and_then(Value::as_array).into_iter().flatten().filter_map(Value::as_str) {
        if !object.contains_key(name) {
            return Some(format!("`{name}` is missing"));
        }
    }
    let rest = schema.get("additionalProperties");
    for (name, value) in object {
        let fault = match (properties.and_then(|all| all.get(name)), rest) {
            (Some(schema), _) => departs(value, schema, document),
            (None, Some(schema @ Value::Object(_))) => departs(value, schema, document),
            (None, Some(Value::Bool(false))) => Some("is not described".into()),
            // An answer says nothing that its description leaves out.
            (None, None) if properties.is_some() => Some("is not described".into()),
            _ => None,
        };
        if let Some(fault) = fault {
            return Some(format!("`{name}`: {fault}"));
        }
    }
    None
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
fn what_departs_is_found() {
    let schema = serde_json::json!({
        "type": "object", "required": ["a"],
        "properties": { "a": { "oneOf": [{ "type": "null" }, { "type": "array", "items": { "type": "integer" } }] } }
    });
    let departs = |value: Value| departs(&value, &schema, &Value::Null);
    assert_eq!(departs(serde_json::json!({ "a": [1, 2] })), None);
    assert_eq!(departs(serde_json::json!({ "a": null })), None);
    assert!(departs(serde_json::json!({ "a": [1, "2"] })).unwrap().contains("[1]"));
    assert!(departs(serde_json::json!({})).unwrap().contains("missing"));
    assert!(departs(serde_json::json!({ "a": null, "b": 1 })).unwrap().contains("not described"));
}
