//! A test for every rule of `docs/rules/judgement-quest.md`, named by its id and a statement, and one for every worked example.

mod campaign;
mod combat;
mod components;
mod damage;
mod end;
mod enter;
mod examples;
mod explore;
mod hopeless;
mod offers;
mod options;
mod phases;
mod reveal;
mod rulings_board;
mod rulings_damage;
mod rulings_end;
mod rulings_rooms;
mod rulings_tasks;
pub(crate) mod scene;
mod setup;
mod state;
mod table;
mod valid;
mod words;

/// Every file of tests that are named after rules.
const FILES: &[&str] = &[
    include_str!("rules/campaign.rs"),
    include_str!("rules/combat.rs"),
    include_str!("rules/components.rs"),
    include_str!("rules/damage.rs"),
    include_str!("rules/end.rs"),
    include_str!("rules/enter.rs"),
    include_str!("rules/examples.rs"),
    include_str!("rules/explore.rs"),
    include_str!("rules/hopeless.rs"),
    include_str!("rules/options.rs"),
    include_str!("rules/phases.rs"),
    include_str!("rules/reveal.rs"),
    include_str!("rules/rulings_board.rs"),
    include_str!("rules/rulings_damage.rs"),
    include_str!("rules/rulings_end.rs"),
    include_str!("rules/rulings_rooms.rs"),
    include_str!("rules/rulings_tasks.rs"),
    include_str!("rules/setup.rs"),
    include_str!("rules/state.rs"),
    include_str!("rules/valid.rs"),
];

#[test]
fn every_rule_and_example_has_its_test() {
    let rules = underdeck_game::rules(<underdeck_judgement_quest::State as underdeck_game::State>::REFERENCE)
        .map(|rule| rule.id.to_lowercase().replace('-', "_"));
    let names: Vec<String> = rules.chain((1..=16).map(|n| format!("example_{n}"))).collect();
    assert!(names.len() > 220, "{} rules", names.len());
    let missing: Vec<&String> = names
        .iter()
        .filter(|name| {
            let test = format!("#[test]\nfn {name}_");
            FILES.iter().map(|file| file.matches(&test).count()).sum::<usize>() != 1
        })
        .collect();
    assert!(missing.is_empty(), "without exactly one test of their name: {missing:?}");
}
