//! What the golden traces must show together: every event, every item, every phase and every end.

use serde_json::Value;

/// What a trace shows.
pub(crate) fn sights(trace: &str) -> Vec<String> {
    trace.lines().flat_map(|line| sights_of(&serde_json::from_str(line).expect("JSON"))).collect()
}

fn sights_of(line: &Value) -> Vec<String> {
    let (state, mv) = (&line["state"], line["move"].as_str().unwrap_or_default());
    let mut seen = vec![
        format!("phase {}", state["phase"]),
        format!("end {} {}", state["outcome"]["result"], state["outcome"]["cause"]),
        format!("flask_required {}", state["flask_required"]),
        format!("suits {}{}", state["black_suit"], state["red_suit"]),
    ];
    seen.extend(mv.strip_prefix("use ").map(|card| format!("item {}", &card[..1])));
    seen.extend((mv == "resolve").then(|| "resolve".into()));
    seen.extend(state["event"].as_str().map(|event| format!("event {}", &event[..1])));
    seen
}

/// What the traces must show.
pub(crate) fn wanted() -> Vec<String> {
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
    wanted.extend(["flask_required true", "flask_required false", "resolve"].map(Into::into));
    wanted
}
