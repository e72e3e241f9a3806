//! Golden games.

use serde_json::Value;
use underdeck_cryptkeeper::State;

#[test]
fn golden_games_hold() {
    underdeck_testkit::golden_games::<State>(concat!(env!("CARGO_MANIFEST_DIR"), "/../games/cryptkeeper/tests"));
}

/// The traces meet every event, every item, every phase and every end.
#[test]
fn traces_meet_everything() {
    underdeck_testkit::golden_sights(
        concat!(env!("CARGO_MANIFEST_DIR"), "/../games/cryptkeeper/tests/traces"),
        wanted(),
        met,
    );
}

/// What a trace meets.
fn met(trace: &str) -> Vec<String> {
    trace.lines().flat_map(|line| met_in(&serde_json::from_str(line).expect("JSON"))).collect()
}

fn met_in(line: &Value) -> Vec<String> {
    let (state, mv) = (&line["state"], line["move"].as_str().unwrap_or_default());
    let mut met = vec![
        format!("phase {}", state["phase"]),
        format!("end {} {}", state["outcome"]["result"], state["outcome"]["cause"]),
        format!("flask_required {}", state["flask_required"]),
        format!("suits {}{}", state["black_suit"], state["red_suit"]),
    ];
    met.extend(mv.strip_prefix("use ").map(|card| format!("item {}", &card[..1])));
    met.extend((mv == "resolve").then(|| "resolve".into()));
    met.extend(state["event"].as_str().map(|event| format!("event {}", &event[..1])));
    met
}

fn wanted() -> Vec<String> {
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
