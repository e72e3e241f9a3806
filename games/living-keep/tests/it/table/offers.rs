use underdeck_game::{Gesture, Place};

use crate::rules::scene::Scene;
use crate::table::offer;

#[test]
fn a_dig_offer_shows_the_unseen_cards() {
    // The whole deck: 9 of each suit, 4 aces, the joker. 6 cards of 41: 6/41 × 9 × (4.5 + 10.5) gold.
    let state = Scene::new("dig");
    let all = offer(&state, "assign dig 4");
    assert!(all.effect.starts_with("8 cards dug up: about 26 gold (room for 25), about 19 stone."), "{}", all.effect);
    assert_eq!(all.gesture, Gesture::Number { value: 4, target: Some(Place::Zone("peons")) });
    assert_eq!(all.label, "All 4 dig");
    let none = offer(&state, "assign dig 0");
    assert!(none.effect.starts_with("4 cards for the chant: about 23 mana (no room)."), "{}", none.effect);
    // Four known cards on top: 4.5 and 10.5 gold, 9 stone, rock.
    let two = offer(&Scene::new("dig; main 2H 3D 4S 5C; main_known 2H 3D 4S 5C"), "assign dig 2");
    assert_eq!(two.label, "2 dig, 2 chant");
    assert!(two.effect.starts_with("4 cards dug up: about 15 gold, about 9 stone;"), "{}", two.effect);
}

#[test]
fn a_building_offer_shows_price_and_gain() {
    let state = Scene::new("build; p1_rooms lair farm vault quarry shrine; p1_gold 25; p1_stone 30");
    let gate = offer(&state, "build gate");
    let expected = "Gold 25 − 20 = 5, stone 30 − 16 = 14; Evil Gate 0 → 1. An attempt turns 3 cards and lets 1 in, \
        opens the way to Libraries, Training Rooms and Blacksmiths.";
    assert_eq!(gate.effect, expected);
    assert_eq!(gate.effect.amounts(), [25, 20, 5, 30, 16, 14, 0, 1, 3, 1]);
    assert_eq!(gate.gesture, Gesture::Tap(Place::Entry("rooms", "gate".into())));
}

#[test]
fn doors_tell_both_sides_of_the_die() {
    let state = Scene::new(
        "defend; hero TD; hero_rank 7; p1_minions 5C 5C; p1_doors wooden metal magic; p1_traps pit rockfall darts; \
            p1_rooms lair 2 farm vault quarry",
    );
    let wooden = offer(&state, "use wooden").effect;
    assert_eq!(
        wooden,
        "Rank 7 → 6, still too much for your minions; on a 4 (25%) of a d4 → 5, your minions beat that. The Wooden \
            Door is used up."
    );
    assert_eq!(wooden.amounts(), [7, 6, 4, 25, 4, 5]);
    assert!(offer(&state, "use magic").effect.starts_with("Rank 7 → 4, your minions beat that."));
    assert_eq!(
        offer(&state, "fight").effect,
        "0 minions of rank 7 or more, 2 are needed: the Titan breaks in, health 40 − 16 = 24."
    );
}

#[test]
fn a_crew_offer_shows_its_dice() {
    let state = Scene::new(
        "research; p1_rooms lair 3 farm vault quarry gate shrine library 4; p1_mana 20; p1_minions 4S 2C; \
            p1_proj regen; p1_proj_left 8",
    );
    let one = offer(&state, "channel regen 1");
    assert_eq!(
        one.effect,
        "Occultist #1 rolls d8: 1 to 8, 4.5 on average; 8 are left: finished in 13% of cases. Each point costs 1 mana."
    );
    // The average is in tenths.
    assert_eq!((one.label.amounts(), one.effect.amounts()), (vec![1], vec![1, 8, 1, 8, 45, 8, 13, 1]));
    let two = offer(&state, "channel regen 2");
    assert!(
        two.effect.starts_with("Occultist #1 and Bat #2 roll d8 + d4: 2 to 12, 7 on average; 8 are left: finished in "),
        "{}",
        two.effect
    );
}

#[test]
fn a_hiring_offer_shows_the_next_upkeep() {
    let state = Scene::new(
        "pick; resume recruit; picks 1; attempted; revealed 5C 7H TS; p1_food 9; p1_minions 2C; \
            p1_rooms lair 3 farm vault quarry gate",
    );
    let orc = offer(&state, "recruit 5C");
    assert_eq!(orc.label, "Hire the Orc");
    assert_eq!(
        orc.effect,
        "Rank 5; food 9 − 4 = 5; pay 2, food 4 a turn, so the next Upkeep asks 3 gold and 5 food. The attempt ends."
    );
    assert!(matches!(orc.gesture, Gesture::Drag { .. }));
}

#[test]
fn the_next_card_is_shown_by_its_odds() {
    // Left: two hearts, one diamond, one black card. No minion stops anybody.
    let flip = offer(&Scene::new("hero; turn JH QH KD JS"), "flip").effect;
    assert_eq!(flip, "A hero comes in 75% of cases; no minion of yours could stop him, up to 16 damage.");
    assert_eq!(offer(&Scene::new("hero; turn JS QS"), "flip").effect, "Nobody will come.");
    assert_eq!(
        offer(&Scene::new("hero; turn JH; p1_minions TC TC; p1_rooms lair 2 farm vault quarry"), "flip").effect,
        "A hero will come; your minions stop any of them."
    );
}

#[test]
fn a_door_is_begun_by_what_it_costs_and_does() {
    let metal = offer(
        &Scene::new(
            "research; p1_rooms lair 3 farm vault quarry gate shrine blacksmith 4; p1_gold 20; p1_minions 4S 2C",
        ),
        "research metal",
    )
    .effect;
    let expected = "Gold 20 − 16 = 4 now; 14 points of labour. It does this: a hero's rank − 2, to 2 at least; \
        then on a 3 or 4 of a d4 another − 2, to 1 at least.";
    assert_eq!((metal.as_str(), metal.amounts()), (expected, vec![20, 16, 4, 14, 2, 2, 3, 4, 4, 2, 1]));
}
