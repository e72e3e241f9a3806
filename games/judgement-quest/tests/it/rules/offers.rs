//! What each move on the table would do, and by what gesture.

use underdeck_cards::Cell;
use underdeck_game::{Gesture, Offer, Place, Table};

use crate::rules::table::table;

fn offer<'a>(table: &'a Table, mv: &str) -> &'a Offer {
    table.offers.iter().find(|offer| offer.spelling == mv).unwrap_or_else(|| panic!("{mv} is offered"))
}

/// What moves are said to do.
#[track_caller]
fn effects(expected: &[(&str, &str, &str)]) {
    for (text, mv, effect) in expected {
        assert_eq!(offer(&table(text), mv).effect, *effect, "{text}: {mv}");
    }
}

#[test]
fn a_step_says_what_it_may_cost() {
    let seen = |text: &str| format!("seen r1c4 r2c3 r2c5 r2c5 r4c5 r3c6; {text}");
    effects(&[
        ("put r3c5=TC", "go r3c5", "4–6 → dodged, 1–3 → 5 ♥ (−1); reveals 3 rooms"),
        ("dice; put r3c5=7C; seen r2c5 r4c5", "go r3c5", "→ you may reveal any room; rolls 1 room"),
        ("dice; put r3c5=7C", "go r3c5", "→ you may reveal any room; rolls 3 rooms"),
        ("put r3c5=7C; seen r2c5 r4c5", "go r3c5", "→ you may reveal any room; reveals 1 room"),
        ("at r3c5 from r3c4; resolved r3c5", "go r3c4", "→ back at the way out"),
    ]);
    for (text, effect) in [
        ("put r3c5=TC; items shield", "4–6 → dodged, 1–3 → 5 ♥ (−1) or lose the shield"),
        ("put r3c5=TC; items flask; hp 1", "4–6 → dodged, 1–3 → you die or drink the flask"),
        ("put r3c5=JC", "4–6 → defeated, 1 → 5 ♥ (−1)"),
        ("put r3c5=QC", "4–6 → defeated, 1–2 → 5 ♥ (−1)"),
        ("put r3c5=KC; hp 1; items shield", "4–6 → defeated, 1–3 → you die or lose the shield"),
        ("put r3c5=AC; hp 3", "4–6 → defeated and +3 GP, 1–3 → you die"),
        ("put r3c5=5C", "2 → +1 GP, 3–6 → an item, 1 → 5 ♥ (−1)"),
        ("put r3c5=5C; items key", "2 → +1 GP, 3–6 → an item or +2 GP, 1 → 5 ♥ (−1)"),
        ("put r3c5=5C; items amulet key flask shield", "2 → +1 GP, 3–6 → +2 GP, 1 → 5 ♥ (−1) or lose the shield"),
        ("put r3c5=3C; hp 2", "→ 1 ♥ (−1)"),
        ("put r3c5=3C; items amulet", "→ the ice melts for good"),
        ("put r3c5=4C; items key", "→ unlocked for good"),
        ("put r3c5=2C; gp 2; tasks 6D 3D 7D JD", "→ 3 GP (+1)"),
        ("put r3c5=2C; tasks 2D 3D 7D JD", "→ fetched for the King, nothing for you"),
        ("put r3c5=2C; resolved r3c5", "→ nothing happens"),
        ("put r3c5=AS; tasks 2D 3D 7D JD", "→ you gain a shield"),
        ("put r3c5=AS; tasks 2D 3D 7D JD; items shield", "→ you leave it, you carry one"),
        ("put r3c5=6C", "→ sells spells, 1 GP each"),
        ("put r3c5=6C; seen r1c5; wizard r1c5", "→ sells items, 2 GP each"),
        ("put r3c5=7C", "→ you may reveal any room"),
        ("put r3c5=8C", "→ you may drink"),
    ] {
        effects(&[(&seen(text), "go r3c5", effect)]);
    }
}

#[test]
fn other_moves_say_what_they_do() {
    let crystal = "put r3c5=7C; at r3c5 from r3c4";
    let spells = "put r3c5=6C; at r3c5 from r3c4; wizard r3c5; gp 3; seen r3c1 r4c7";
    let hit = |items: &str| format!("hit; put r3c3=AC; at r3c3 from r3c4; hp 2; items {items}");
    let done =
        |text: &str| format!("{text}; seen all; tasks 2D 3D 7D JD; resolved r2c1 r4c1 r2c2 r4c2 r3c3 r5c3; gp 4");
    effects(&[
        (crystal, "view r1c3", "→ revealed, the crystal is drained"),
        (&format!("dice; {crystal}"), "view r1c3", "→ rolled and revealed, the crystal is drained"),
        ("put r3c5=8C; at r3c5 from r3c4; hp 1; cap 6; items shield", "fountain", "4–6 → 2 ♥ (+1), 1–3 → you die"),
        (spells, "buy healing", "→ 7 ♥ (+1), 2 GP left"),
        (&format!("{spells}; cap 6"), "buy healing", "→ 6 ♥ (full), 2 GP left"),
        (spells, "buy seeing r1c3", "→ revealed, 2 GP left"),
        (spells, "buy dissolving r3c1", "→ the wall is gone, 2 GP left"),
        (spells, "buy disarming r4c7", "→ the traps are harmless, 2 GP left"),
        ("put r3c5=6C; at r3c5 from r3c4; wizard r1c5; seen r1c5; gp 3", "buy flask", "→ 1 GP left"),
        ("combat; at r3c3 from r3c4", "fight", "4–6 → defeated, 1 → 5 ♥ (−1)"),
        ("combat; at r3c5 from r3c6; put r3c6=3C; seen r2c6 r3c7 r4c6; hp 2", "retreat", "→ 1 ♥ (−1)"),
        (&hit("shield"), "shield", "→ no damage, the shield breaks"),
        (&hit("flask"), "take", "→ you die"),
        (&hit("flask"), "drink", "→ 5 ♥ (+3), then the hit → 2 ♥ (−3)"),
        (&hit("flask shield"), "drink", "→ 5 ♥ (+3), the hit still waits"),
        ("hp 2; items flask", "drink", "→ 5 ♥ (+3)"),
        ("", "abandon", "→ the quest is lost"),
        ("campaign", "abandon", "→ the quest and the campaign are lost"),
        (&done("hp 6"), "leave", "→ 12 victory points, you are Captain"),
        (&done("campaign; title commander"), "leave", "→ 12 victory points, you remain Lord Commander"),
        (
            "campaign; title captain; resolved r2c1 r4c1",
            "leave",
            "→ failed attempt, 1 of 2 tasks needed, you fall to Lieutenant",
        ),
        ("campaign", "leave", "→ failed attempt with no task done, you remain a plain knight"),
    ]);
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
        ("", "go r2c4", "Go north to the Treasure Chest", Gesture::Tap(cell(2, 4))),
        ("campaign", "leave", "Leave the dungeon", Gesture::Tap(cell(3, 4))),
        ("put r3c5=7C; at r3c5 from r3c4", "view r1c3", "View row 1, column 3", Gesture::Tap(cell(1, 3))),
        ("put r3c5=8C; at r3c5 from r3c4", "fountain", "Drink from the fountain", Gesture::Tap(cell(3, 5))),
        (spells, "buy healing", "Buy Healing", pay(Place::Zone("hp"))),
        (spells, "buy seeing r1c3", "Buy Seeing for row 1, column 3", pay(cell(1, 3))),
        (spells, "buy dissolving r3c1", "Buy Dissolving for row 3, column 1", pay(cell(3, 1))),
        (spells, "buy disarming r4c7", "Buy Disarming for row 4, column 7", pay(cell(4, 7))),
        (spells, "drink", "Drink the flask", Gesture::Tap(entry("flask"))),
        (artifacts, "buy key", "Buy the Dungeon Key", pay(entry("key"))),
        ("combat; at r3c3 from r3c4", "fight", "Fight the Specter", Gesture::Tap(cell(3, 3))),
        ("combat; at r3c3 from r3c4", "retreat", "Retreat east to the Staircase", Gesture::Tap(cell(3, 4))),
        (
            "hit; at r3c3 from r3c4; items shield",
            "shield",
            "Stop the hit with the shield",
            Gesture::Tap(entry("shield")),
        ),
        ("hit; at r3c3 from r3c4; items shield", "take", "Take the hit", Gesture::Tap(Place::Zone("hp"))),
        ("", "abandon", "Abandon the quest", Gesture::Press),
    ] {
        let table = table(text);
        let offer = offer(&table, mv);
        assert_eq!((offer.label.as_str(), &offer.gesture), (label, &gesture), "{mv}");
    }
}
