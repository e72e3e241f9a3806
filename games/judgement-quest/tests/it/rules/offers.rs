//! What each move on the table would do, and by what gesture.

use underdeck_cards::Cell;
use underdeck_game::{Gesture, Offer, Place, Table};

use crate::rules::table::table;

fn offer<'a>(table: &'a Table, mv: &str) -> &'a Offer {
    table.offers.iter().find(|offer| offer.spelling == mv).unwrap_or_else(|| panic!("{mv} is offered"))
}

/// What a move is said to do.
#[track_caller]
fn effect(text: &str, mv: &str, expected: &str) {
    assert_eq!(offer(&table(text), mv).effect, expected);
}

#[test]
fn a_step_says_what_it_may_cost() {
    let seen = "seen r1c4 r2c3 r2c5 r2c5 r4c5 r3c6";
    effect(
        "put r3c5=TC",
        "go r3c5",
        "First 3 rooms around it are revealed. d6: on 1–3 arrows hit you, HP 6 − 1 = 5; on 4–6 you dodge them.",
    );
    effect(
        &format!("put r3c5=TC; {seen}; items shield"),
        "go r3c5",
        "d6: on 1–3 arrows hit you, HP 6 − 1 = 5, unless your shield stops it; on 4–6 you dodge them.",
    );
    effect(
        &format!("put r3c5=TC; {seen}; items flask; hp 1"),
        "go r3c5",
        "d6: on 1–3 arrows hit you, HP 1 − 1: you perish, unless you drink your flask first; on 4–6 you dodge them.",
    );
    effect(
        &format!("put r3c5=JC; {seen}"),
        "go r3c5",
        "d6: on 1 it hits you for 1, on 2–3 both miss, on 4–6 you defeat it. A hit: HP 6 − 1 = 5.",
    );
    effect(
        &format!("put r3c5=QC; {seen}"),
        "go r3c5",
        "d6: on 1–2 it hits you for 1, on 3 both miss, on 4–6 you defeat it. A hit: HP 6 − 1 = 5.",
    );
    effect(
        &format!("put r3c5=KC; {seen}"),
        "go r3c5",
        "d6: on 1–3 it hits you for 1, on 4–6 you defeat it. A hit: HP 6 − 1 = 5.",
    );
    effect(
        &format!("put r3c5=AC; {seen}; hp 3"),
        "go r3c5",
        "d6: on 1–3 it hits you for 3, on 4–6 you defeat it and gain 3 GP. A hit: HP 3 − 3: you perish.",
    );
    effect(
        &format!("{seen}; items key"),
        "go r2c4",
        "d6: on 1 it is trapped, HP 6 − 1 = 5; 2: 1 GP; 3: Flame Amulet; 4: 2 GP, as you hold the Dungeon Key; \
            5: Flask of Healing Potion; 6: Wooden Shield.",
    );
    effect(&format!("put r3c5=3C; {seen}; hp 2"), "go r3c5", "The cold hurts: HP 2 − 1 = 1.");
    effect(&format!("put r3c5=3C; {seen}; items amulet"), "go r3c5", "The Flame Amulet melts the ice.");
    effect(&format!("put r3c5=4C; {seen}; items key"), "go r3c5", "The key unlocks the door for good.");
    effect(&format!("put r3c5=2C; {seen}; gp 2; tasks 6D 3D 7D JD"), "go r3c5", "You gain 1 GP: 3.");
    effect(
        &format!("put r3c5=2C; {seen}; tasks 2D 3D 7D JD"),
        "go r3c5",
        "You fetch it for the King, and get nothing for yourself.",
    );
    effect(&format!("put r3c5=2C; {seen}; resolved r3c5"), "go r3c5", "The room is resolved, nothing happens.");
    effect(&format!("put r3c5=AS; {seen}; tasks 2D 3D 7D JD"), "go r3c5", "You gain the Wooden Shield.");
    effect(
        &format!("put r3c5=AS; {seen}; tasks 2D 3D 7D JD; items shield"),
        "go r3c5",
        "You carry a shield already; this one stays.",
    );
    effect(&format!("put r3c5=6C; {seen}"), "go r3c5", "This wizard sells spells for 1 GP.");
    effect(&format!("put r3c5=6C; {seen}; seen r1c5; wizard r1c5"), "go r3c5", "This wizard sells artifacts for 2 GP.");
    effect(&format!("put r3c5=7C; {seen}"), "go r3c5", "You may view a room there.");
    effect(&format!("put r3c5=8C; {seen}"), "go r3c5", "You may drink there.");
    effect("at r3c5 from r3c4; resolved r3c5", "go r3c4", "You are back at the staircase.");
    effect(
        "dice; put r3c5=7C; seen r2c5 r4c5",
        "go r3c5",
        "First 1 room around it is rolled for. You may view a room there.",
    );
    effect("dice; put r3c5=7C", "go r3c5", "First 3 rooms around it are rolled for. You may view a room there.");
    effect("put r3c5=7C; seen r2c5 r4c5", "go r3c5", "First 1 room around it is revealed. You may view a room there.");
}

#[test]
fn other_moves_say_what_they_do() {
    let crystal = "put r3c5=7C; at r3c5 from r3c4";
    effect(crystal, "view r1c3", "The room at r1c3 is revealed. Then the crystal is drained.");
    effect(
        &format!("dice; {crystal}"),
        "view r1c3",
        "The room at r1c3 is rolled for and revealed. Then the crystal is drained.",
    );
    effect(
        "put r3c5=8C; at r3c5 from r3c4; hp 1; cap 6; items shield",
        "fountain",
        "d6: on 1–3 the water is cursed, HP 1 − 1: you perish; \
            on 4–6 it is blessed, HP 1 + 1 = 2. Then it is ordinary water.",
    );
    let spells = "put r3c5=6C; at r3c5 from r3c4; wizard r3c5; gp 3; seen r3c1 r4c7";
    effect(spells, "buy healing", "For 1 GP, 2 left: HP 6 + 1 = 7.");
    effect(&format!("{spells}; cap 6"), "buy healing", "For 1 GP, 2 left: HP stays 6, the most you can have.");
    effect(spells, "buy seeing r1c3", "For 1 GP, 2 left: the room at r1c3 is revealed.");
    effect(
        spells,
        "buy dissolving r3c1",
        "For 1 GP, 2 left: the Stone Wall at r3c1 dissolves and can be walked through.",
    );
    effect(spells, "buy disarming r4c7", "For 1 GP, 2 left: the Arrow Traps at r4c7 are resolved.");
    effect(
        "put r3c5=6C; at r3c5 from r3c4; wizard r1c5; seen r1c5; gp 3",
        "buy flask",
        "For 2 of your 3 GP you gain the Flask of Healing Potion.",
    );
    effect(
        "combat; at r3c3 from r3c4",
        "fight",
        "d6: on 1 it hits you for 1, on 2–3 both miss, on 4–6 you defeat it. A hit: HP 6 − 1 = 5.",
    );
    effect(
        "combat; at r3c5 from r3c6; put r3c6=3C; seen r2c6 r3c7 r4c6; hp 2",
        "retreat",
        "The cold hurts: HP 2 − 1 = 1.",
    );
    let hit = "hit; put r3c3=AC; at r3c3 from r3c4; hp 2";
    effect(&format!("{hit}; items shield"), "shield", "The shield stops the hit of 3 and breaks.");
    effect(&format!("{hit}; items flask"), "take", "HP 2 − 3: you perish.");
    effect(&format!("{hit}; items flask"), "drink", "HP 2 + 3 = 5. Then the hit, HP 5 − 3 = 2.");
    effect(&format!("{hit}; items flask shield"), "drink", "HP 2 + 3 = 5. The hit still waits.");
    effect("hp 2; items flask", "drink", "HP 2 + 3 = 5.");
    effect("", "abandon", "The quest is lost.");
    effect("campaign", "abandon", "The quest is lost, and the campaign with it.");
    let done = "seen all; tasks 2D 3D 7D JD; resolved r2c1 r4c1 r2c2 r4c2 r3c3 r5c3";
    effect(&format!("{done}; gp 4"), "leave", "The quest is won with 12 victory points: you are Captain.");
    effect(
        &format!("campaign; title commander; {done}; gp 4"),
        "leave",
        "The quest is won with 12 victory points: you are Captain, but stay Lord Commander.",
    );
    effect(
        "campaign; title captain; resolved r2c1 r4c1",
        "leave",
        "A failed attempt, 1 of 4 tasks done, 2 GP at the start: you fall to Lieutenant.",
    );
    effect("campaign", "leave", "A failed attempt, 0 of 4 tasks done, 0 GP at the start: you stay a plain knight.");
}

#[test]
fn offers_come_in_order() {
    let order = |text: &str| {
        let moves: Vec<String> = table(text).offers.into_iter().map(|offer| offer.spelling).collect();
        moves.join(", ")
    };
    assert_eq!(order("campaign; items flask"), "go r2c4, go r3c5, go r4c4, go r3c3, leave, drink, abandon");
    assert_eq!(order("combat; at r3c3 from r3c4; items flask"), "fight, retreat, drink, abandon");
    assert_eq!(order("hit; at r3c3 from r3c4; items flask shield"), "shield, take, drink, abandon");
    let wizard = "put r3c5=6C; at r3c5 from r3c4; wizard r3c5; gp 3; seen all; hide r1c3; put r3c6=TC";
    assert_eq!(
        order(wizard),
        "go r2c5, go r3c6, go r4c5, go r3c4, buy healing, buy seeing r1c3, buy dissolving r3c1, buy disarming r3c6, \
            buy disarming r4c7, abandon"
    );
    let artifacts = "put r3c5=6C; at r3c5 from r3c4; wizard r1c5; seen r1c5; gp 3";
    assert!(order(artifacts).ends_with("buy amulet, buy key, buy flask, buy shield, abandon"));
}

#[test]
fn moves_are_made_by_hand() {
    let cell = |row, column| Place::Cell("dungeon", Cell::new(row, column));
    let entry = |item: &str| Place::Entry("inventory", item.into());
    let pay = |to| Gesture::Drag { from: Place::Zone("gp"), to };
    let spells = "put r3c5=6C; at r3c5 from r3c4; wizard r3c5; gp 3; seen r3c1 r4c7; items flask";
    let artifacts = "put r3c5=6C; at r3c5 from r3c4; wizard r1c5; seen r1c5; gp 3";
    for (text, mv, label, gesture) in [
        ("", "go r2c4", "Go to the Treasure Chest at r2c4", Gesture::Tap(cell(2, 4))),
        ("campaign", "leave", "Leave the dungeon", Gesture::Tap(cell(3, 4))),
        ("put r3c5=7C; at r3c5 from r3c4", "view r1c3", "View r1c3", Gesture::Tap(cell(1, 3))),
        ("put r3c5=8C; at r3c5 from r3c4", "fountain", "Drink from the fountain", Gesture::Tap(cell(3, 5))),
        (spells, "buy healing", "Spell of Healing", pay(Place::Zone("hp"))),
        (spells, "buy seeing r1c3", "Spell of Seeing on r1c3", pay(cell(1, 3))),
        (spells, "buy dissolving r3c1", "Spell of Dissolving on r3c1", pay(cell(3, 1))),
        (spells, "buy disarming r4c7", "Spell of Disarming on r4c7", pay(cell(4, 7))),
        (spells, "drink", "Drink the flask", Gesture::Tap(entry("flask"))),
        (artifacts, "buy key", "Buy the Dungeon Key", pay(entry("key"))),
        ("combat; at r3c3 from r3c4", "fight", "Fight", Gesture::Tap(cell(3, 3))),
        ("combat; at r3c3 from r3c4", "retreat", "Retreat to the Staircase at r3c4", Gesture::Tap(cell(3, 4))),
        ("hit; at r3c3 from r3c4; items shield", "shield", "Use the shield", Gesture::Tap(entry("shield"))),
        ("hit; at r3c3 from r3c4; items shield", "take", "Take the hit", Gesture::Tap(Place::Zone("hp"))),
        ("", "abandon", "Abandon the quest", Gesture::Press),
    ] {
        let table = table(text);
        let offer = offer(&table, mv);
        assert_eq!((offer.label.as_str(), &offer.gesture), (label, &gesture), "{mv}");
    }
}
