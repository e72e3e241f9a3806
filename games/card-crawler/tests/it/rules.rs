//! A test for every rule of `docs/rules/card-crawler.md`, named by its id and statement, and one for every worked example.

mod components;
mod descriptions;
mod examples;
mod explore;
mod fight;
mod jacks;
mod loot;
mod refusal;
mod rulings_explore;
mod rulings_fight;
mod rulings_otherwise;
mod rulings_rest;
pub(crate) mod scene;
mod score;
mod setup;
mod state;
mod table;
mod turn;

/// Every file of tests.
const FILES: &[&str] = &[
    include_str!("rules/components.rs"),
    include_str!("rules/examples.rs"),
    include_str!("rules/explore.rs"),
    include_str!("rules/fight.rs"),
    include_str!("rules/jacks.rs"),
    include_str!("rules/loot.rs"),
    include_str!("rules/rulings_explore.rs"),
    include_str!("rules/rulings_fight.rs"),
    include_str!("rules/rulings_otherwise.rs"),
    include_str!("rules/rulings_rest.rs"),
    include_str!("rules/score.rs"),
    include_str!("rules/setup.rs"),
    include_str!("rules/state.rs"),
    include_str!("rules/turn.rs"),
];

#[test]
fn every_rule_and_example_has_its_test() {
    let rules = underdeck_game::rules(<underdeck_card_crawler::State as underdeck_game::State>::REFERENCE)
        .map(|rule| rule.id.to_lowercase().replace('-', "_"));
    let names: Vec<String> = rules.chain((1..=12).map(|n| format!("example_{n}"))).collect();
    assert!(names.len() > 130, "{} rules", names.len());
    for name in names {
        let test = format!("#[test]\nfn {name}_");
        assert_eq!(
            FILES.iter().map(|file| file.matches(&test).count()).sum::<usize>(),
            1,
            "tests of {name} by its statement"
        );
    }
}
