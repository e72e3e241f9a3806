//! The reports of `--json` match docs/reports.schema.json.

use serde_json::Value;

use crate::Workspace;

const EFFORT: [&str; 8] =
    ["--best=greedy", "--games=6", "--tries=1", "--follow=2", "--ruling-games=6", "--jobs=2", "--seed=5", "--quiet"];

/// The first difference of a value from the schema. Knows the part of JSON Schema that the file uses.
fn fault(schema: &Value, root: &Value, value: &Value, at: &str) -> Option<String> {
    if let Some(name) = schema["$ref"].as_str() {
        let target = root.pointer(name.trim_start_matches('#')).unwrap_or_else(|| panic!("there is no {name}"));
        return fault(target, root, value, at);
    }
    if let Some(any) = schema["anyOf"].as_array() {
        let faults: Vec<String> = any.iter().map_while(|one| fault(one, root, value, at)).collect();
        return (faults.len() == any.len()).then(|| faults.join("; "));
    }
    let found = match value {
        Value::Null => "null",
        Value::Bool(_) => "boolean",
        Value::Number(number) if number.is_f64() => "number",
        Value::Number(_) => "integer",
        Value::String(_) => "string",
        Value::Array(_) => "array",
        Value::Object(_) => "object",
    };
    let is_type = |name: &Value| name == found || (name == "number" && found == "integer");
    let types = &schema["type"];
    if !(types.is_null() || is_type(types) || types.as_array().is_some_and(|all| all.iter().any(is_type))) {
        return Some(format!("{at}: {found}, not {types}"));
    }
    match value {
        Value::Array(values) => {
            values.iter().enumerate().find_map(|(n, value)| fault(&schema["items"], root, value, &format!("{at}[{n}]")))
        }
        Value::Object(values) => {
            let required = schema["required"].as_array().into_iter().flatten().filter_map(Value::as_str);
            let missing = { required }.find(|key| !values.contains_key(*key));
            missing.map(|key| format!("{at}: lacks `{key}`")).or_else(|| {
                values.iter().find_map(|(key, value)| {
                    match (&schema["properties"][key], &schema["additionalProperties"]) {
                        (Value::Null, Value::Object(_)) => {
                            fault(&schema["additionalProperties"], root, value, &format!("{at}.{key}"))
                        }
                        (Value::Null, _) => Some(format!("{at}: `{key}` is in no schema")),
                        (known, _) => fault(known, root, value, &format!("{at}.{key}")),
                    }
                })
            })
        }
        _ => None,
    }
}

#[test]
fn reports_match_the_schema() {
    let schema: Value = serde_json::from_str(include_str!("../../../../docs/reports.schema.json")).unwrap();
    let bench = Workspace::new();
    let file = "title = \"x\"\ndeals = 20\nadjust = \"luck\"\n[[cells]]\ngame = \"judgement-quest\"\nplayers = [\"greedy\", \"random\"]\nvary = { layout = [\"tall\"] }\n";
    std::fs::write(bench.path("x.toml"), file).unwrap();
    let grid = "title = \"x\"\ndeals = 20\n[[cells]]\ngame = \"keevorn\"\nplayers = \"greedy\"\ngrid = { jokers = \"1..2\", edition = \"all\" }\n";
    std::fs::write(bench.path("grid.toml"), grid).unwrap();
    let measures = |game| [&["measures", game][..], &EFFORT].concat();
    let commands: [(&str, Vec<&str>); 16] = [
        ("sim", vec!["sim", "keevorn", "--player", "greedy", "--games", "15", "--until", "5%"]),
        ("sim", vec!["sim", "judgement-quest", "--player", "greedy", "--player", "random", "--games", "8"]),
        ("sim", vec!["sim", "keevorn", "--player", "greedy", "--player", "random", "--games", "9", "--adjust", "luck"]),
        (
            "sim",
            vec![
                "sim",
                "living-keep",
                "-o",
                "mode=standard",
                "--player",
                "random",
                "--opponent",
                "first",
                "--games",
                "2",
            ],
        ),
        ("lab", vec!["lab", "x.toml"]),
        ("measures", measures("keevorn")),
        ("measures", measures("judgement-quest")),
        ("rulings", vec!["measures", "card-crawler", "--rulings", "--ruling-games", "6"]),
        ("tune", vec!["tune", "judgement-quest", "layout", "--for", "score=12", "--games", "50"]),
        ("tune", vec!["tune", "keevorn", "jokers", "--for", "50%", "--games", "50", "--coarse", "2"]),
        ("lab", vec!["lab", "grid.toml"]),
        (
            "tune_joint",
            vec!["tune", "keevorn", "jokers", "--for", "50%", "--for", "length=90", "--games", "50", "--coarse", "2"],
        ),
        ("tune_pair", vec!["tune", "keevorn", "jokers", "edition", "--for", "50%", "--games", "50", "--coarse", "2"]),
        ("skill", vec!["skill", "keevorn", "--games", "10", "--player", "random", "--player", "greedy"]),
        ("lab", vec!["compare", "keevorn", "--with", "decline_fortunes=true", "--games", "10"]),
        (
            "decisive",
            vec!["decisive", "card-crawler", "--games", "20", "--follow", "4", "--playouts", "1", "--openings", "4"],
        ),
    ];
    for (name, command) in commands {
        let report: Value = serde_json::from_str(&bench.ok(&[&command[..], &["--json"]].concat())).unwrap();
        assert_eq!(fault(&schema["$defs"][name], &schema, &report, name), None, "{command:?}");
    }
}

#[test]
fn the_schema_rejects_missing_unknown_and_mistyped_keys() {
    let schema: Value = serde_json::from_str(include_str!("../../../../docs/reports.schema.json")).unwrap();
    let loss = |text: &str| fault(&schema["$defs"]["loss"], &schema, &serde_json::from_str(text).unwrap(), "loss");
    assert_eq!(loss(r#"{"by": "depth", "at": "2", "cause": "fight", "games": 3}"#), None);
    for (text, words) in [
        (r#"{"by": "depth", "at": "2", "cause": "fight"}"#, "lacks `games`"),
        (r#"{"by": "depth", "at": 2, "cause": "fight", "games": 3}"#, "loss.at: integer"),
        (r#"{"by": "depth", "at": "2", "cause": "fight", "games": 3, "x": 1}"#, "`x` is in no schema"),
    ] {
        assert!(loss(text).is_some_and(|fault| fault.contains(words)), "{text}: {:?}", loss(text));
    }
}
