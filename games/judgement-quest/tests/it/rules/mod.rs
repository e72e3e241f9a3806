//! A test for every rule of `docs/rules/judgement-quest.md`, named after its id, and one for every worked example.

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
    include_str!("campaign.rs"),
    include_str!("combat.rs"),
    include_str!("components.rs"),
    include_str!("damage.rs"),
    include_str!("end.rs"),
    include_str!("enter.rs"),
    include_str!("examples.rs"),
    include_str!("explore.rs"),
    include_str!("hopeless.rs"),
    include_str!("options.rs"),
    include_str!("phases.rs"),
    include_str!("reveal.rs"),
    include_str!("rulings_board.rs"),
    include_str!("rulings_damage.rs"),
    include_str!("rulings_end.rs"),
    include_str!("rulings_rooms.rs"),
    include_str!("rulings_tasks.rs"),
    include_str!("setup.rs"),
    include_str!("state.rs"),
    include_str!("valid.rs"),
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
            let test = format!("#[test]\nfn {name}() {{");
            FILES.iter().map(|file| file.matches(&test).count()).sum::<usize>() != 1
        })
        .collect();
    assert!(missing.is_empty(), "without exactly one test of their name: {missing:?}");
}
