use underdeck_game::{Gesture, Place};

use crate::rules::scene::Scene;
use crate::table::offer;

#[test]
fn a_dig_offer_shows_the_unseen_cards() {
    // The whole deck: 9 of each suit, 4 aces, the joker. 6 cards of 41: 6/41 × 9 × (4.5 + 10.5) gold.
    let state = Scene::new("dig");
    let all = offer(&state, "assign dig 4");
    assert!(all.effect.starts_with("→ about 26 gold (room for 25), 19 stone and "), "{}", all.effect);
    assert_eq!(all.gesture, Gesture::Number { value: 4, target: Some(Place::Zone("peons")) });
    assert_eq!(all.label, "All 4 dig");
    let none = offer(&state, "assign dig 0");
    assert!(none.effect.starts_with("→ about 23 mana (no room) and "), "{}", none.effect);
    // Four known cards on top: 4.5 and 10.5 gold, 9 stone, rock.
    let two = offer(&Scene::new("dig; main 2H 3D 4S 5C; main_known 2H 3D 4S 5C"), "assign dig 2");
    assert_eq!(two.label, "2 dig, 2 chant");
    assert!(two.effect.starts_with("→ about 15 gold, 9 stone, "), "{}", two.effect);
}

#[test]
fn a_building_offer_shows_price_and_gain() {
    let state = Scene::new("build; p1_rooms lair farm vault quarry shrine; p1_gold 25; p1_stone 30");
    let gate = offer(&state, "build gate");
    let expected = "→ 1 Evil Gate, 5 gold (−20), 14 stone (−16). An attempt shows 3 cards and lets 1 minion in. \
        You may now build Libraries, Training Rooms and Blacksmiths.";
    assert_eq!(gate.effect, expected);
    assert_eq!(gate.effect.amounts(), [1, 5, -20, 14, -16, 3, 1]);
    assert_eq!(gate.gesture, Gesture::Tap(Place::Entry("rooms", "gate".into())));
}

#[test]
fn doors_show_both_sides_of_the_die() {
    let state = Scene::new(
        "defend; hero TD; hero_rank 7; p1_minions 5C 5C; p1_doors wooden metal magic; p1_traps pit rockfall darts; \
            p1_rooms lair 2 farm vault quarry",
    );
    let wooden = offer(&state, "use wooden").effect;
    assert_eq!(wooden, "→ rank 6: still too strong. 4 on a d4 (25%) → rank 5: your minions stop him.");
    assert_eq!(wooden.amounts(), [6, 4, 4, 25, 5]);
    assert!(offer(&state, "use magic").effect.starts_with("→ rank 4: your minions stop him."));
    assert_eq!(offer(&state, "fight").effect, "→ 24 ♥ (−16): 0 of 2 minions of rank 7 or more.");
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
        "→ finished in 13% of cases: 8 points to go. d8 = 1 to 8, 4.5 on average (Occultist #1). 1 mana a point."
    );
    // The average is in tenths.
    assert_eq!((one.label.amounts(), one.effect.amounts()), (vec![1], vec![13, 8, 8, 1, 8, 45, 1, 1]));
    let two = offer(&state, "channel regen 2");
    assert!(
        two.effect.ends_with(" d8 + d4 = 2 to 12, 7 on average (Occultist #1 and Bat #2). 1 mana a point."),
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
    assert_eq!(orc.label, "Hire an Orc");
    assert_eq!(orc.effect, "→ rank 5, pay 2; 5 food (−4). Next Upkeep: 3 gold, 5 food. The attempt ends.");
    assert!(matches!(orc.gesture, Gesture::Drag { .. }));
}

#[test]
fn the_next_card_is_shown_by_its_odds() {
    // Left: two hearts, one diamond, one black card. No minion stops anybody.
    let flip = offer(&Scene::new("hero; turn JH QH KD JS"), "flip").effect;
    assert_eq!(flip, "→ 75%: a hero comes. No minion of yours can stop him: up to 16 damage.");
    assert_eq!(offer(&Scene::new("hero; turn JS QS"), "flip").effect, "→ no hero comes.");
    assert_eq!(
        offer(&Scene::new("hero; turn JH; p1_minions TC TC; p1_rooms lair 2 farm vault quarry"), "flip").effect,
        "→ a hero comes. Your minions stop any of them."
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
    let expected = "→ 4 gold (−16), 14 points of labour. A hero's rank −2, to 2 at least; on a 3 or 4 of a d4 \
        another −2, to 1 at least.";
    assert_eq!((metal.as_str(), metal.amounts()), (expected, vec![4, -16, 14, -2, 2, 3, 4, 4, 1]));
}
