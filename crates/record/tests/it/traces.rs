//! Traces: writing and verifying.

use proptest::prelude::*;
use serde_json::{Value, json};
use underdeck_game::{OptionValue, Options, Playable as _};
use underdeck_record::{
    TraceFault, TraceFlags, TraceSummary, first_difference, replay_any, trace_game, verify_trace, write_trace,
};
use underdeck_testkit::toy::{Toy, ToyOptions};

use crate::common::{Damage, played};

const ALL: TraceFlags = TraceFlags { legal: true, view: true };

/// Options under which a trace has shuffles during play.
fn wild() -> ToyOptions {
    ToyOptions::from_pairs([("water", OptionValue::Text("wild".into()))]).unwrap()
}

fn trace(options: ToyOptions, seed: u64, most: usize, flags: TraceFlags) -> String {
    let replay = replay_any(Toy::instance(), &played(options, seed, most)).unwrap();
    let mut out = Vec::new();
    write_trace(&replay, &mut out, flags).unwrap();
    String::from_utf8(out).unwrap()
}

fn verify(text: &str) -> Result<TraceSummary, TraceFault> {
    verify_trace(Toy::instance(), text.as_bytes())
}

/// The trace after a change to the JSON of one line, counted from 1.
fn changed(text: &str, line: usize, change: impl FnOnce(&mut Value)) -> String {
    let mut lines: Vec<String> = text.lines().map(str::to_owned).collect();
    let mut json: Value = serde_json::from_str(&lines[line - 1]).unwrap();
    change(&mut json);
    lines[line - 1] = json.to_string();
    lines.join("\n") + "\n"
}

/// The number of the first line whose JSON satisfies `holds`.
fn line_with(text: &str, holds: impl Fn(&Value) -> bool) -> usize {
    text.lines().position(|line| holds(&serde_json::from_str(line).unwrap())).expect("the trace has such a line") + 1
}

#[test]
fn keys_are_in_the_specified_order() {
    let text = trace(wild(), 3, 5, ALL);
    let keys = |line: &str| {
        serde_json::from_str::<Value>(line).unwrap().as_object().unwrap().keys().cloned().collect::<Vec<_>>()
    };
    let lines: Vec<&str> = text.lines().collect();
    assert_eq!(keys(lines[0]), ["game", "rules", "options", "state", "legal", "view"]);
    assert_eq!(keys(lines[1]), ["move", "chance", "state", "legal", "view"]);
    let start =
        r#"{"game":"toy","rules":2,"options":{"ranks":4,"lives":3,"water":"wild","peek":true,"trump":""},"state":{"#;
    assert!(text.starts_with(start), "{text}");
    let plain = trace(wild(), 3, 5, TraceFlags::default());
    assert_eq!(keys(plain.lines().next().unwrap()), ["game", "rules", "options", "state"]);
    assert_eq!(trace_game(lines[0].as_bytes()), Ok("toy".into()));
    assert_eq!(trace_game(lines[1].as_bytes()).unwrap_err().key.as_deref(), Some("game"));
}

#[test]
fn a_valid_trace_passes_with_any_flags_and_spacing() {
    for flags in [TraceFlags::default(), ALL, TraceFlags { legal: true, view: false }] {
        let text = trace(wild(), 5, 400, flags);
        let summary = verify(&text).unwrap();
        assert_eq!(summary.moves + 1, text.lines().count());
        assert!(summary.outcome.is_some());
        assert_eq!(verify(&text.replace("\":", "\" : ").replace('\n', "\r\n")), Ok(summary.clone()));
        assert_eq!(verify(text.trim_end()), Ok(summary));
    }
    let cut = trace(wild(), 5, 3, ALL);
    assert_eq!(verify(&cut), Ok(TraceSummary { moves: 3, outcome: None }));
}

#[test]
fn the_first_line_must_be_a_start_of_this_game() {
    let text = trace(wild(), 3, 5, ALL);
    type Change = fn(&mut Value);
    let cases: [(&str, Change, &str); 14] = [
        ("game", |line| line["game"] = json!("keevorn"), "\"toy\""),
        ("rules", |line| line["rules"] = json!(3), "1 or 2"),
        ("rules", |line| line["rules"] = json!("2"), "1 or 2"),
        ("rules", |line| drop(line.as_object_mut().unwrap().remove("rules")), "2"),
        ("options.lives", |line| line["options"]["lives"] = json!(10), "from 1 to 9"),
        ("options.lives", |line| line["options"]["lives"] = json!("3"), "from 1 to 9"),
        ("options.peek", |line| drop(line["options"].as_object_mut().unwrap().remove("peek")), "true or false"),
        ("options.depth", |line| line["options"]["depth"] = json!(1), "no option `depth`"),
        ("options", |line| line["options"] = json!([]), "an object with ranks"),
        ("options", |line| line["options"]["trump"] = json!("X"), "empty or one of C, D, H, S"),
        ("state.lives", |line| line["state"]["lives"] = json!(99), ""),
        ("state", |line| line["state"] = json!(7), ""),
        ("extra", |line| line["extra"] = json!(null), "nothing"),
        ("legal[0]", |line| line["legal"][0] = json!("fly"), "\"draw\""),
    ];
    for (key, change, expected) in cases {
        let fault = verify(&changed(&text, 1, change)).unwrap_err();
        assert_eq!((fault.line, fault.number), (1, None), "{fault}");
        assert!(fault.key.as_deref().is_some_and(|found| found.starts_with(key)), "{key}: {fault}");
        assert!(fault.expected.contains(expected), "{key}: {fault}");
    }
}

#[test]
fn a_first_state_that_set_up_cannot_give_is_refused() {
    let start = trace(wild(), 3, 0, TraceFlags::default());
    // Lives that contradict the options.
    let fault = verify(&changed(&start, 1, |line| line["options"]["lives"] = json!(4))).unwrap_err();
    assert_eq!((fault.key.as_deref(), fault.expected.as_str(), fault.found.as_str()), (Some("state.lives"), "4", "3"));
    // A state from later in the same game.
    let text = trace(wild(), 3, 8, TraceFlags::default());
    let later: Value = serde_json::from_str(text.lines().last().unwrap()).unwrap();
    let fault = verify(&changed(&start, 1, |line| line["state"] = later["state"].clone())).unwrap_err();
    assert_eq!(fault.line, 1);
    // Any other order of the cards can be a start, but the next card drawn shows that it is not this game's.
    let drawn = line_with(&text, |line| line["move"] == "draw");
    let swapped = |line: &mut Value| line["state"]["well"].as_array_mut().unwrap().swap(0, 1);
    assert!(verify(&changed(&start, 1, swapped)).is_ok());
    let fault = verify(&changed(&text, 1, swapped)).unwrap_err();
    assert!(fault.line <= drawn && fault.line > 1, "{fault}");
}

#[test]
fn the_fault_of_a_changed_line_is_its_first_differing_key() {
    let text = trace(wild(), 5, 400, ALL);
    let rolled = line_with(&text, |line| line["chance"][0]["roll"] == "d6");
    let stirred = line_with(&text, |line| line["chance"][0]["shuffle"] == "well");
    let last = text.lines().count();
    let fault = |line: usize, change: fn(&mut Value)| {
        let fault = verify(&changed(&text, line, change)).unwrap_err();
        assert_eq!((fault.line, fault.number), (line, Some(line - 1)), "{fault}");
        (fault.key.clone().unwrap_or_default(), fault)
    };
    let (key, error) = fault(rolled, |line| line["move"] = json!("leave"));
    assert_eq!(key, "move");
    assert!(error.expected.starts_with("a legal move: `"), "{error}");
    let (key, error) = fault(rolled, |line| line["chance"] = json!([]));
    assert_eq!((key.as_str(), error.expected.as_str()), ("chance[0]", "a roll of d6, 1..=6"));
    let (key, error) = fault(rolled, |line| line["chance"][0]["value"] = json!(7));
    assert_eq!((key.as_str(), error.found.as_str()), ("chance[0]", r#"{"roll":"d6","value":7}"#));
    let (key, _) = fault(rolled, |line| line["chance"] = json!([line["chance"][0], {"roll": "d6", "value": 1}]));
    assert_eq!(key, "chance[1]");
    let (key, _) = fault(rolled, |line| line["chance"] = json!([{"roll": "six"}]));
    assert_eq!(key, "chance[0]");
    let (key, _) = fault(stirred, |line| line["chance"][0]["order"][0] = json!("KS"));
    assert_eq!(key, "chance[0]");
    let (key, _) = fault(stirred, |line| line["chance"][0]["order"].as_array_mut().unwrap().reverse());
    assert!(key.starts_with("state.well["), "{key}");
    let (key, error) = fault(rolled, |line| line["state"]["gold"] = json!(1000));
    assert_eq!((key.as_str(), error.found.as_str()), ("state.gold", "1000"));
    let (key, _) = fault(last, |line| line["state"]["outcome"]["result"] = json!("drawn"));
    assert_eq!(key, "state.outcome.result");
    let (key, _) = fault(rolled, |line| line["legal"] = json!([]));
    assert_eq!(key, "legal[0]");
    let (key, _) = fault(rolled, |line| line["view"]["lives"] = json!(0));
    assert_eq!(key, "view.lives");
    let (key, _) = fault(rolled, |line| drop(line.as_object_mut().unwrap().remove("view")));
    assert_eq!(key, "view");
}

#[test]
fn missing_repeated_and_damaged_lines_are_refused() {
    let text = trace(wild(), 5, 400, TraceFlags::default());
    let mut lines: Vec<&str> = text.lines().collect();
    let last = lines[lines.len() - 1];
    lines.push(last);
    let fault = verify(&lines.join("\n")).unwrap_err();
    assert_eq!((fault.line, fault.expected.as_str()), (lines.len(), "no further line: the game is over"));
    lines.remove(1);
    assert!(verify(&lines.join("\n")).is_err());
    assert_eq!(verify("").unwrap_err().to_string(), "line 1: found an empty file, expected the first line of a trace");
    let half = verify(&text[..text.len() - 10]).unwrap_err();
    assert_eq!(half.line, text.lines().count());
    assert!(half.column.is_some() && half.found.starts_with("damaged JSON"), "{half}");
    let fault = verify(&text.replacen("\"move\"", "\"move\";", 1)).unwrap_err();
    assert_eq!((fault.line, fault.column), (2, Some(8)), "{fault}");
    assert_eq!(verify(&text.replacen('\n', "\n\n", 1)).unwrap_err().line, 2);
    assert_eq!(verify("[]\n").unwrap_err().found, "[]");
}

#[test]
fn differences_give_their_path() {
    let expected = json!({"a": 1, "b": {"c": [1, 2, {"d": null}]}, "e": "x"});
    let differ = |found: Value| first_difference(&expected, &found).map(|difference| difference.to_string());
    assert_eq!(differ(json!({"e": "x", "b": {"c": [1, 2, {"d": null}]}, "a": 1})), None);
    assert_eq!(
        differ(json!({"e": "y", "b": {"c": [1, 2, {"d": 0}]}, "a": 1})).unwrap(),
        "`b.c[2].d` is 0, expected null"
    );
    assert_eq!(
        differ(json!({"e": "x", "b": {"c": [1, 2]}, "a": 1})).unwrap(),
        "`b.c[2]` is nothing, expected {\"d\":null}"
    );
    assert_eq!(differ(json!({"f": 2, "e": "x", "b": expected["b"], "a": 1})).unwrap(), "`f` is 2, expected nothing");
    assert_eq!(differ(json!({"b": expected["b"], "e": "x"})).unwrap(), "`a` is nothing, expected 1");
}

proptest! {
    #[test]
    fn every_trace_verifies_and_is_written_identically_again(seed: u64, most in 0usize..80, legal: bool, view: bool, calm: bool) {
        let options = if calm { ToyOptions::default() } else { wild() };
        let text = trace(options.clone(), seed, most, TraceFlags { legal, view });
        let verified = verify(&text);
        prop_assert!(verified.is_ok(), "{}", verified.unwrap_err());
        prop_assert_eq!(trace(options, seed, most, TraceFlags { legal, view }), text);
    }

    #[test]
    fn a_damaged_trace_never_panics_and_the_fault_gives_its_line(seed: u64, damage in prop::collection::vec(Damage::any(), 1..3)) {
        let text = trace(wild(), seed, 12, ALL);
        let mut bytes = text.clone().into_bytes();
        damage.iter().for_each(|damage| damage.apply(&mut bytes));
        if let Err(fault) = verify_trace(Toy::instance(), bytes.as_slice()) {
            prop_assert!((1..=bytes.split(|&byte| byte == b'\n').count()).contains(&fault.line), "{fault}");
            prop_assert!(!fault.found.is_empty() && !fault.expected.is_empty(), "{fault}");
        }
    }
}
