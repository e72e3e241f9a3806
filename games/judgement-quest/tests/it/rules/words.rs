//! What a move did, in words, and why moves are refused.

use underdeck_game::{Presentation as _, Seat, SeenChance, State as _};

use crate::rules::scene::Scene;

/// The lines that a move is reported with.
#[track_caller]
fn reported(text: &str, mv: &str, luck: &str, expected: &[&str]) {
    let before = Scene::new(text);
    let mut after = before;
    let seen: Vec<SeenChance> = after.events(mv, luck).iter().map(SeenChance::from).collect();
    let lines = before.view(Seat(0)).describe_change(mv.parse().unwrap(), &seen, &after.view(Seat(0)));
    assert_eq!(lines, expected);
}

/// Why a move is not legal, with the rules.
#[track_caller]
fn refused(text: &str, mv: &str, reason: &str, rule: &str) {
    let state = Scene::new(text);
    let refusal = state.view(Seat(0)).refusal(mv.parse().unwrap()).unwrap_or_else(|| panic!("{mv} is legal"));
    assert_eq!(refusal.reason, reason);
    assert!(refusal.rules.contains(&rule), "{:?}", refusal.rules);
    assert!(
        underdeck_testkit::has_rules(
            <underdeck_judgement_quest::State as underdeck_game::State>::REFERENCE,
            refusal.rules
        ),
        "{:?}",
        refusal.rules
    );
}

const SEEN: &str = "seen r1c4 r2c3 r2c5 r4c5 r3c6";

#[test]
fn steps_are_reported() {
    let north = "You go north to the Treasure Chest.";
    let around = "Revealed: Wooden Shield to the north, Wizard Merchant to the east and Locked Door to the west.";
    reported("", "go r2c4", "d6=2", &[north, around, "You roll 2 and find 1 GP in the chest.", "→ 1 GP (+1)"]);
    reported(SEEN, "go r2c4", "d6=3", &[north, "You roll 3 and find the Flame Amulet in the chest."]);
    let held = "You roll 5: the Flask of Healing Potion. You hold it already, so you get 2 GP instead.";
    reported(&format!("{SEEN}; items flask"), "go r2c4", "d6=5", &[north, held, "→ 2 GP (+2)"]);
    reported(SEEN, "go r2c4", "d6=1", &[north, "You roll 1: the chest is trapped.", "→ 5 ♥ (−1)"]);
    reported(&format!("{SEEN}; resolved r2c4"), "go r2c4", "", &[north]);
    reported(&format!("{SEEN}; tasks 5D 3D 7D JD"), "go r2c4", "", &[north, "You fetch it for the King."]);
    reported(
        &format!("{SEEN}; resolved r4c4; tasks 5D 3D 7D JD"),
        "go r2c4",
        "",
        &[north, "You fetch it for the King.", "Task done: both Treasure Chests fetched."],
    );
    let rolled = "Rolled 11, 4, 10. Revealed: Slime to the east, Treasure Chest to the south and Specter to the west.";
    let chest = "You go south to the Treasure Chest.";
    let dice = "dice; put r2c4=2C r3c5=3C r4c4=5C";
    reported(
        dice,
        "go r4c4",
        "d12=11; d12=4; d12=10; d6=2",
        &[chest, rolled, "You roll 2 and find 1 GP in the chest.", "→ 1 GP (+1)"],
    );
    let two =
        "Rolled 5, 6, 4, 1, 4, 4. Revealed: Slime to the east, Treasure Chest to the south and Specter to the west.";
    let luck = "d6=5; d6=6; d6=4; d6=1; d6=4; d6=4; d6=6";
    let shield = "You roll 6 and find the Wooden Shield in the chest.";
    reported(&dice.replace("dice", "two_d6"), "go r4c4", luck, &[chest, two, shield]);
}

#[test]
fn rooms_are_reported() {
    let room = |card: &str, more: &str| format!("put r3c5={card}; {SEEN}; tasks 6D TD 8D KD; {more}");
    let go = |name: &str| format!("You go east to the {name}.");
    let entered = |card: &str, more: &str, luck: &str, name: &str, lines: &[&str]| {
        let first = go(name);
        let mut all = vec![first.as_str()];
        all.extend(lines);
        reported(&room(card, more), "go r3c5", luck, &all);
    };
    entered("2C", "", "", "Gold Piece", &["→ 1 GP (+1)"]);
    entered("3C", "", "", "Ice Cavern", &["The cold bites.", "→ 5 ♥ (−1)"]);
    entered("3C", "items amulet", "", "Ice Cavern", &["The Flame Amulet melts the ice for good."]);
    entered("4C", "items key", "", "Locked Door", &["The Dungeon Key unlocks the door for good."]);
    entered("6C", "", "", "Wizard Merchant", &["The wizard sells spells for 1 GP each."]);
    entered("6C", "wizard r3c5", "", "Wizard Merchant", &[]);
    entered("6C", "seen r1c5; wizard r1c5", "", "Wizard Merchant", &["The wizard sells items for 2 GP each."]);
    entered("7C", "", "", "Crystal of Viewing", &[]);
    entered("TC", "", "d6=3", "Arrow Traps", &["You roll 3: arrows hit you.", "→ 5 ♥ (−1)"]);
    entered("TC", "", "d6=4", "Arrow Traps", &["You roll 4 and dodge the arrows."]);
    entered("AS", "tasks 2D 3D 8D KD", "", "Wooden Shield", &["You pick up the Wooden Shield."]);
    entered("AS", "tasks 2D 3D 8D KD; items shield", "", "Wooden Shield", &["You leave the shield, as you carry one."]);
    entered(
        "JC",
        "",
        "d6=1",
        "Specter",
        &["You roll 1: the Specter hits you.", "→ 5 ♥ (−1)", "The Specter is still there."],
    );
    entered("JC", "", "d6=3", "Specter", &["You roll 3: you both miss.", "The Specter is still there."]);
    entered("AC", "", "d6=4", "Dragon", &["You roll 4 and defeat the Dragon!", "→ 3 GP (+3)"]);
    entered("AC", "items shield", "d6=2", "Dragon", &["You roll 2: the Dragon hits you.", "The hit will cost 3 ♥."]);
    entered(
        "JC",
        "hp 1",
        "d6=1",
        "Specter",
        &["You roll 1: the Specter hits you.", "→ 0 ♥ (−1)", "You have perished in the dungeon."],
    );
}

#[test]
fn other_moves_are_reported() {
    let crystal = "put r3c5=7C; at r3c5 from r3c4";
    reported(
        crystal,
        "view r1c3",
        "",
        &[
            "You look into the crystal, at row 1, column 3.",
            "Revealed: Stone Wall in row 1, column 3.",
            "The crystal is drained.",
        ],
    );
    let rolled = [
        "You look into the crystal, at row 1, column 3.",
        "Rolled 8. Revealed: Stone Wall in row 1, column 3.",
        "The crystal is drained.",
    ];
    reported(&format!("dice; {crystal}"), "view r1c3", "d12=8", &rolled);
    let fountain = "put r3c5=8C; at r3c5 from r3c4";
    let drunk = "You drink from the fountain.";
    reported(
        fountain,
        "fountain",
        "d6=4",
        &[drunk, "You roll 4: the water is blessed.", "→ 7 ♥ (+1)", "The water is ordinary now."],
    );
    reported(
        fountain,
        "fountain",
        "d6=3",
        &[drunk, "You roll 3: the water is cursed.", "→ 5 ♥ (−1)", "The water is ordinary now."],
    );
    let spells = "put r3c5=6C; at r3c5 from r3c4; wizard r3c5; gp 3; seen r3c1 r4c7";
    reported(spells, "buy healing", "", &["The wizard casts Healing.", "→ 7 ♥ (+1)", "→ 2 GP (−1)"]);
    reported(
        spells,
        "buy seeing r1c3",
        "",
        &["The wizard casts Seeing on row 1, column 3.", "Revealed: Stone Wall in row 1, column 3.", "→ 2 GP (−1)"],
    );
    reported(
        spells,
        "buy dissolving r3c1",
        "",
        &[
            "The wizard casts Dissolving on row 3, column 1.",
            "→ 2 GP (−1)",
            "The Stone Wall in row 3, column 1 dissolves.",
        ],
    );
    reported(
        spells,
        "buy disarming r4c7",
        "",
        &[
            "The wizard casts Disarming on row 4, column 7.",
            "→ 2 GP (−1)",
            "The Arrow Traps in row 4, column 7 are harmless now.",
        ],
    );
    reported(
        "put r3c5=6C; at r3c5 from r3c4; wizard r1c5; seen r1c5; gp 3",
        "buy key",
        "",
        &["You buy the Dungeon Key.", "→ 1 GP (−2)"],
    );
    reported(
        "combat; at r3c3 from r3c4",
        "fight",
        "d6=6",
        &["You fight the Specter.", "You roll 6 and defeat the Specter!"],
    );
    reported("combat; at r3c3 from r3c4", "retreat", "", &["You retreat east to the Staircase."]);
    let hit = "hit; at r2c4 from r3c4; items shield flask; hp 2";
    reported(hit, "shield", "", &["Your shield stops the hit and breaks.", "The chest is empty now."]);
    reported(hit, "take", "", &["You take the hit.", "→ 1 ♥ (−1)", "The chest is empty now."]);
    reported(hit, "drink", "", &["You drink the flask.", "→ 5 ♥ (+3)"]);
    reported(
        "hit; put r3c5=TC; at r3c5 from r3c4; items flask; hp 1",
        "take",
        "",
        &["You take the hit.", "→ 0 ♥ (−1)", "You have perished in the dungeon."],
    );
    reported(
        "hit; put r3c5=TC; at r3c5 from r3c4; items shield",
        "take",
        "",
        &["You take the hit.", "→ 5 ♥ (−1)", "The trap is spent."],
    );
    let done = "seen all; tasks 2D 3D 7D JD; resolved r2c1 r4c1 r2c2 r4c2 r3c3 r5c3; gp 4";
    reported(
        done,
        "leave",
        "",
        &["You climb the Staircase.", "King Frederick knights you: 12 victory points, Captain."],
    );
    reported("campaign", "leave", "", &["You climb the Staircase.", "A failed attempt: 0 of 4 tasks done."]);
    reported("", "abandon", "", &["You abandon the quest.", "The quest is lost."]);
    let lost = "Your tasks can no longer be completed: the quest is lost.";
    reported(
        "put r2c4=9C r4c4=9S r3c3=4C r3c5=4S; items flask",
        "drink",
        "",
        &["You drink the flask.", "→ 9 ♥ (+3)", lost],
    );
}

#[test]
fn a_step_is_refused_with_the_reason() {
    refused("", "go r3c4", "you are in this room already", "explore-2");
    refused("", "go r1c1", "there is no room in row 1, column 1", "area-1");
    refused("", "go r1c4", "row 1, column 4 is not next to you: go one room north, east, south or west", "R3");
    refused("put r2c4=4C", "go r2c4", "the door to the north is locked, and you have no Dungeon Key", "R33");
    refused(
        "put r2c4=9C",
        "go r2c4",
        "the wall to the north blocks the way: only a Spell of Dissolving removes it",
        "enter-14",
    );
    refused("at r2c4 from r3c4; resolved r2c4", "leave", "only the Staircase in row 3, column 4 leads out", "R41");
    refused("resolved r2c1 r4c1", "leave", "1 of 4 tasks done: outside a campaign you need them all", "R44");
}

#[test]
fn what_a_room_does_not_offer_is_refused() {
    refused("", "view r1c3", "there is no crystal here", "explore-4");
    let crystal = "put r3c5=7C; at r3c5 from r3c4";
    refused(&format!("{crystal}; resolved r3c5"), "view r1c3", "this crystal is drained", "R31");
    refused(crystal, "view r2c4", "the room in row 2, column 4 is revealed already", "explore-4");
    refused(crystal, "view r1c1", "there is no room in row 1, column 1", "explore-4");
    refused("", "fountain", "there is no fountain here", "explore-5");
    refused("put r3c5=8C; at r3c5 from r3c4; resolved r3c5", "fountain", "the water is ordinary now", "R31");
    refused("gp 3", "buy healing", "there is no wizard here", "explore-6");
    let spells = "put r3c5=6C; at r3c5 from r3c4; wizard r3c5; seen r3c1";
    let artifacts = "put r3c5=6C; at r3c5 from r3c4; wizard r1c5; seen r1c5";
    refused(
        &format!("{artifacts}; gp 3"),
        "buy healing",
        "this wizard sells items: the first one you met sells spells",
        "R29",
    );
    refused(spells, "buy healing", "a spell costs 1 GP, and you have none", "explore-6");
    let rich = format!("{spells}; gp 3");
    refused(&rich, "buy seeing r2c4", "the room in row 2, column 4 is revealed already", "explore-7");
    refused(&rich, "buy dissolving r1c1", "there is no room in row 1, column 1", "explore-8");
    refused(&rich, "buy dissolving r1c3", "the room in row 1, column 3 is not revealed yet", "explore-8");
    refused(
        &rich,
        "buy dissolving r2c4",
        "in row 2, column 4 is the Treasure Chest: the spell works only on the Stone Wall",
        "explore-8",
    );
    refused(
        &format!("{rich}; resolved r3c1"),
        "buy dissolving r3c1",
        "the Stone Wall in row 3, column 1 is resolved already",
        "explore-8",
    );
    refused(
        &rich,
        "buy disarming r3c1",
        "in row 3, column 1 is the Stone Wall: the spell works only on the Arrow Traps",
        "explore-9",
    );
    refused("gp 3", "buy key", "there is no wizard here", "explore-10");
    refused(&rich, "buy key", "this wizard sells spells: the other one sells items", "R29");
    refused(&format!("{artifacts}; gp 3; items key"), "buy key", "you have the Dungeon Key already", "R32");
    refused(&format!("{artifacts}; gp 1"), "buy key", "an item costs 2 GP, and you have 1", "explore-10");
}

#[test]
fn what_the_phase_forbids_is_refused() {
    refused("", "fight", "there is no undefeated enemy here", "fight-1");
    refused("", "retreat", "there is no undefeated enemy here", "fight-1");
    refused("", "shield", "no hit is due: the shield works only against a hit", "hit-1");
    refused("combat; at r3c3 from r3c4", "take", "no hit is due: the shield works only against a hit", "R21");
    refused("", "drink", "you have no flask", "move-2");
    refused("items key", "drink", "you have no flask", "goods-1");
    let reason = "the Specter is not defeated: fight, or retreat to the room you came from";
    refused("combat; at r3c3 from r3c4", "go r2c3", reason, "fight-1");
    let hit = "hit; at r3c3 from r3c4; items shield";
    refused(hit, "fight", "a hit is due: stop it, take it or drink first", "hit-1");
    refused("hit; at r3c3 from r3c4; items flask; hp 1", "shield", "you have no shield", "threaten-1");
    let cold = "the shield stops traps and attacks, not the cold";
    refused("hit; put r3c5=3C; at r3c5 from r3c4; items flask shield; hp 1", "shield", cold, "R22");
    let water = "the shield stops traps and attacks, not cursed water";
    refused("hit; put r3c5=8C; at r3c5 from r3c4; items flask shield; hp 1", "shield", water, "R22");
    refused("over abandoned", "go r2c4", "the quest is over", "phase-1");
}
