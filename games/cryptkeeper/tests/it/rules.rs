//! A test for every rule of `docs/rules/cryptkeeper.md`, named after its id, and one for every worked example.

mod choices;
mod curse;
mod descent;
mod events;
mod examples;
mod flow;
mod inside;
mod items;
mod json;
mod map;
mod pitfalls;
mod refusal;
mod rulings_curse;
mod rulings_events;
mod rulings_items;
mod rulings_setup;
pub(crate) mod scene;
mod setup;
mod table;
mod turns;

/// Every file of tests that are named after rules.
const FILES: &[&str] = &[
    include_str!("rules/choices.rs"),
    include_str!("rules/curse.rs"),
    include_str!("rules/descent.rs"),
    include_str!("rules/events.rs"),
    include_str!("rules/examples.rs"),
    include_str!("rules/flow.rs"),
    include_str!("rules/inside.rs"),
    include_str!("rules/items.rs"),
    include_str!("rules/json.rs"),
    include_str!("rules/map.rs"),
    include_str!("rules/rulings_curse.rs"),
    include_str!("rules/rulings_events.rs"),
    include_str!("rules/rulings_items.rs"),
    include_str!("rules/rulings_setup.rs"),
    include_str!("rules/setup.rs"),
    include_str!("rules/turns.rs"),
];

#[test]
fn every_rule_and_example_has_its_test() {
    let rules = underdeck_game::rules(<underdeck_cryptkeeper::State as underdeck_game::State>::REFERENCE)
        .map(|rule| rule.id.to_lowercase().replace('-', "_"));
    let names: Vec<String> = rules.chain((1..=14).map(|n| format!("example_{n}"))).collect();
    assert!(names.len() > 160, "{} rules", names.len());
    for name in names {
        let test = format!("#[test]\nfn {name}_");
        assert!(FILES.iter().any(|file| file.contains(&test)), "no test of {name} by its statement");
    }
}
