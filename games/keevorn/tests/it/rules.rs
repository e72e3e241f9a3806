//! A test for every rule of the reference, named by its id and statement, and one for every worked example.

mod choices;
mod combat;
mod components;
mod end;
mod examples;
mod explore;
mod fortunes;
mod peddler;
mod refusal;
mod room;
mod rulings_dungeon;
mod rulings_fights;
mod rulings_stairs;
pub(crate) mod scene;
mod setup;
mod state;

/// Every file of tests.
const FILES: &[&str] = &[
    include_str!("rules/choices.rs"),
    include_str!("rules/combat.rs"),
    include_str!("rules/components.rs"),
    include_str!("rules/end.rs"),
    include_str!("rules/examples.rs"),
    include_str!("rules/explore.rs"),
    include_str!("rules/fortunes.rs"),
    include_str!("rules/peddler.rs"),
    include_str!("rules/room.rs"),
    include_str!("rules/rulings_dungeon.rs"),
    include_str!("rules/rulings_fights.rs"),
    include_str!("rules/rulings_stairs.rs"),
    include_str!("rules/setup.rs"),
    include_str!("rules/state.rs"),
];

#[test]
fn every_rule_and_example_has_its_test() {
    let rules = underdeck_game::rules(<underdeck_keevorn::State as underdeck_game::State>::REFERENCE)
        .map(|rule| rule.id.to_lowercase().replace('-', "_"));
    let names: Vec<String> = rules.chain((1..=16).map(|n| format!("example_{n}"))).collect();
    assert!(names.len() > 140, "{} rules", names.len());
    for name in names {
        let test = format!("#[test]\nfn {name}_");
        assert_eq!(
            FILES.iter().map(|file| file.matches(&test).count()).sum::<usize>(),
            1,
            "tests of {name} by its statement"
        );
    }
}
