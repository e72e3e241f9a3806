use underdeck_game::Body;

use crate::rules::scene::Scene;
use crate::table::{entry, random_games, table, words_of};

#[test]
fn the_forecast_names_what_is_missing() {
    // Two farms; a Lich (pay 9, food 5) and a Demon (pay 6, food 9).
    let keys = |gold, food| {
        format!("build; p1_rooms lair 3 farm 2 vault quarry; p1_minions TS TC; p1_gold {gold}; p1_food {food}")
    };
    let short = table(&Scene::new(keys(12, 1)));
    assert_eq!(entry(&short, "upkeep", "pay").1, "3 short (15 due, 12 in store)");
    assert_eq!(entry(&short, "upkeep", "food").1, "enough in 66% of cases (14 due, 1 in store + 4d6)");
    assert_eq!(entry(&short, "upkeep", "first").1, "Lich #1 (rank 10) and Demon #2 (rank 10)");
    let enough = table(&Scene::new(keys(20, 10)));
    assert_eq!(entry(&enough, "upkeep", "food").1, "enough (14 due, 10 in store + 4d6)");
    let zone = enough.zone("upkeep").unwrap();
    let Body::List(entries) = &zone.body else { panic!("a list") };
    assert_eq!((entries.len(), zone.note.as_str()), (2, "Enough, whatever the dice show."));
}

#[test]
fn a_shortfall_is_shown_without_the_harvest() {
    let state = Scene::new("shortfall; p1_rooms lair 3 farm vault quarry; p1_minions 9S 4C 9S; p1_gold 5; p1_food 25");
    let table = table(&state);
    assert_eq!(table.prompt, "Upkeep: 12 gold short. Banish one of your highest minions, rank 9.");
    assert_eq!(entry(&table, "upkeep", "pay").1, "12 short (17 due, 5 in store)");
    assert_eq!(entry(&table, "upkeep", "food").1, "11 due, 25 in store");
}

#[test]
fn rooms_say_what_the_next_one_takes() {
    let table = table(&Scene::new("build; p1_rooms farm vault quarry; p1_gold 12; p1_stone 5"));
    let lair = entry(&table, "rooms", "lair");
    assert_eq!(
        (lair.1.as_str(), lair.2.as_str()),
        ("0 of 12", "Next: 10 gold and 8 stone; 3 stone short. A bed for a minion; 0 free.")
    );
    assert!(entry(&table, "rooms", "gate").2.contains("first build a Lair."), "{:?}", entry(&table, "rooms", "gate"));
    assert!(entry(&table, "rooms", "library").2.contains("4 more, and you can research spells"));
}

#[test]
fn every_phase_asks_something() {
    let mut phases = std::collections::BTreeSet::new();
    for mode in [
        "mode=mastery turn_decks=1",
        "mode=campaign scenario=5",
        "mode=coop turn_decks=1",
        "mode=standard turn_decks=1",
        "mode=draft",
    ] {
        random_games(mode, 4, |state, _, _| {
            let table = table(state);
            assert!(
                table.prompt.ends_with(['.', '?']) && !table.prompt.contains("the game is over"),
                "{}",
                table.prompt
            );
            phases.insert(state.phase().word().word());
            let text = words_of(&table);
            assert!(!text.contains("  ") && !text.contains(" ,") && !text.contains(".."), "{text}");
        });
    }
    let reorder = Scene::new("reorder; resume hero; look 5C 7D 9S; placed AH");
    assert_eq!(table(&reorder).prompt, "Premonition: Which of 3 cards goes on top?");
    phases.insert("reorder");
    let expected =
        "build defend dig divide draft hero peon pick recruit reorder research shortfall train upkeep war war_join";
    assert_eq!(phases.into_iter().collect::<Vec<_>>().join(" "), expected);
}

#[test]
fn goals_and_points_are_on_the_table() {
    let campaign = table(&Scene::new("p1_rooms lair 2 farm vault quarry; mode campaign; scenario 1"));
    assert_eq!(entry(&campaign, "goals", "goal 1").0, "Own 3 Lairs");
    assert_eq!(entry(&campaign, "goals", "goal 1").1, "2 of 3");
    let mastery = table(&Scene::new("p1_rooms lair farm vault quarry; p1_minions 2S"));
    // A Skeleton 10, a Lair 4, 40 health never hurt 400.
    assert_eq!(entry(&mastery, "score", "total").1, "414");
    assert_eq!(entry(&mastery, "score", "rooms").1, "4");
}

#[test]
fn a_partner_is_seen_and_a_rival_is_not() {
    let keys = "build; p2_gold 17; p2_minions 5C; p2_rooms lair farm vault quarry";
    let coop = table(&Scene::new(format!("{keys}; mode coop")));
    assert_eq!(entry(&coop, "partner", "gold").1, "17 of 25");
    assert_eq!(entry(&coop, "partner_minions", "1").0, "Orc #1");
    let standard = table(&Scene::new(format!("{keys}; mode standard")));
    assert!(standard.zone("partner").is_none() && standard.zone("partner_minions").is_none());
    let body = &standard.zone("rival").unwrap().body;
    assert_eq!(body, &Body::Counter { value: 300, max: Some(300) });
}
