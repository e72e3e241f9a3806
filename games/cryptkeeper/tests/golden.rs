//! Golden games.

use cryptkeeper::State;

#[test]
fn traces() {
    testkit::golden_traces::<State>(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/traces"));
}

#[test]
fn records() {
    testkit::golden_records::<State>(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/records"));
}

/// The traces meet every event, every item, every phase and every end.
#[test]
fn traces_meet_everything() {
    let dir = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/traces");
    let mut met = std::collections::BTreeSet::new();
    for entry in std::fs::read_dir(dir).expect("the traces are there") {
        let text = std::fs::read_to_string(entry.expect("a file").path()).expect("a text");
        for line in text.lines() {
            let line: serde_json::Value = serde_json::from_str(line).expect("JSON");
            let (state, mv) = (&line["state"], line["move"].as_str().unwrap_or_default());
            met.insert(format!("phase {}", state["phase"]));
            met.insert(format!("end {} {}", state["outcome"]["result"], state["outcome"]["cause"]));
            met.insert(format!("flask_required {}", state["flask_required"]));
            met.insert(format!("suits {}{}", state["black_suit"], state["red_suit"]));
            if let Some(card) = mv.strip_prefix("use ") {
                met.insert(format!("item {}", &card[..1]));
            }
            if mv == "resolve" {
                met.insert("resolve".into());
            }
            if let Some(event) = state["event"].as_str() {
                met.insert(format!("event {}", &event[..1]));
            }
        }
    }
    let missing = |wanted: String| !met.contains(&wanted);
    let ranks = "A23456789TJQK".chars();
    let mut wanted: Vec<String> = ranks.clone().map(|rank| format!("event {rank}")).collect();
    wanted.extend(ranks.filter(|&rank| rank != 'T').map(|rank| format!("item {rank}")));
    for phase in
        ["take", "stand", "turn", "event", "curse", "discard", "card", "row", "column", "tile", "cell", "build", "over"]
    {
        wanted.push(format!("phase \"{phase}\""));
    }
    wanted.extend(["\"won\" null", "\"lost\" \"ejected\"", "\"lost\" \"stuck\""].map(|end| format!("end {end}")));
    wanted.extend(["\"S\"\"H\"", "\"C\"\"D\"", "\"C\"\"H\"", "\"S\"\"D\""].map(|suits| format!("suits {suits}")));
    wanted.extend(["flask_required true", "flask_required false"].map(Into::into));
    let missing: Vec<String> = wanted.into_iter().filter(|wanted| missing(wanted.clone())).collect();
    assert!(missing.is_empty(), "no golden trace meets {missing:?}");
}
