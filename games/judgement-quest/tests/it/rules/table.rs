//! The table: its zones, and what each move would do.

use underdeck_cards::{Card, Cell};
use underdeck_game::{Body, Entry, Presentation as _, Seat, State as _, Table, Tile};
use underdeck_judgement_quest::State;

use crate::rules::scene::Scene;

pub(crate) fn table(text: &str) -> Table {
    table_of(&Scene::new(text))
}

pub(crate) fn table_of(state: &State) -> Table {
    state.view(Seat(0)).table()
}

fn tile(table: &Table, row: i8, column: i8) -> Tile {
    let Body::Grid { tiles, .. } = &table.zone("dungeon").unwrap().body else { panic!("a grid") };
    tiles.iter().find(|tile| tile.cell == Cell::new(row, column)).expect("a tile").clone()
}

fn entries(table: &Table, zone: &str) -> Vec<Entry> {
    match &table.zone(zone).expect("a zone").body {
        Body::List(entries) => entries.clone(),
        other => panic!("{other:?}"),
    }
}

fn counter(table: &Table, zone: &str) -> (i64, Option<i64>) {
    match &table.zone(zone).expect("a zone").body {
        Body::Counter { value, max } => (*value, *max),
        other => panic!("{other:?}"),
    }
}

#[test]
fn the_dungeon_is_a_map_of_seven_by_five() {
    let table = table("at r2c4 from r3c4; resolved r2c4; seen r1c4 r2c3 r2c5; wizard r2c5");
    let Body::Grid { first, last, tiles } = &table.zone("dungeon").unwrap().body else { panic!("a grid") };
    assert_eq!((*first, *last, tiles.len()), (Cell::new(1, 1), Cell::new(5, 7), 27));
    let card = |text: &str| text.parse::<Card>().ok();
    let face = |row, column| tile(&table, row, column).card.unwrap();
    let chest = face(2, 4);
    assert_eq!((chest.card, chest.face_up, chest.turned), (card("5C"), true, true));
    assert_eq!(chest.name, "five of clubs, Treasure Chest (5 letters in CHEST): empty now");
    let wall = face(1, 4);
    assert_eq!((wall.card, wall.turned), (card("AS"), false));
    let hidden = face(1, 3);
    assert_eq!((hidden.card, hidden.face_up, hidden.name.as_str()), (None, false, "a room not yet revealed"));
    assert_eq!(tile(&table, 2, 4).tokens, ["you"]);
    assert_eq!(tile(&table, 3, 4).tokens, ["came from"]);
    assert!(tile(&table, 3, 3).tokens.is_empty());
    assert_eq!(face(2, 5).badges, ["spells"]);
    let dice = self::table("dice");
    assert_eq!(tile(&dice, 1, 3).card.unwrap().name, "a room not yet rolled for");
    let both = self::table("at r2c4 from r3c4; resolved r2c4; seen r2c5 r1c5; wizard r2c5");
    assert_eq!(tile(&both, 1, 5).card.unwrap().badges, ["items"]);
}

#[test]
fn names_of_rooms_have_the_mnemonics_and_what_is_there() {
    let name = |text: &str, row, column| tile(&table(text), row, column).card.unwrap().name;
    for (card, kind, letters) in [
        ("2C", "Gold Piece", "2 letters in GP"),
        ("3C", "Ice Cavern", "3 letters in ICE"),
        ("4C", "Locked Door", "4 letters in DOOR"),
        ("6C", "Wizard Merchant", "6 letters in WIZARD"),
        ("7C", "Crystal of Viewing", "7 letters in CRYSTAL"),
        ("8C", "Enchanted Fountain", "8 letters in FOUNTAIN"),
        ("9C", "Stone Wall", "9 letters in STONE WALL"),
        ("TC", "Arrow Traps", "10 letters in ARROW TRAPS"),
    ] {
        let name = name(&format!("put r2c4={card}; tasks 6D TD 9D AD"), 2, 4);
        assert!(name.contains(&format!(", {kind} ({letters}): ")), "{name}");
        let (number, word) = letters.split_once(" letters in ").unwrap();
        assert_eq!(word.chars().filter(char::is_ascii_alphabetic).count(), number.parse::<usize>().unwrap());
    }
    assert_eq!(
        name("put r2c4=AS; tasks 2D 3D 7D JD", 2, 4),
        "ace of spades, Wooden Shield (ace of Spades, the Shield): yours if you carry none"
    );
    assert!(name("put r2c4=AC", 2, 4).contains("(ace of Clubs, the Creature): defeated on 4–6, −3 ♥ on 1–3"));
    assert!(name("", 2, 4).ends_with("opens when you enter"));
    assert!(name("tasks 5D 3D 7D JD", 2, 4).ends_with("wanted by the King, gives you nothing else"));
    assert!(name("tasks 5D 3D 7D JD; resolved r2c4", 2, 4).ends_with("fetched for the King"));
    for (card, left) in [
        ("2C", "empty now"),
        ("3C", "melted"),
        ("4C", "unlocked for good"),
        ("7C", "drained"),
        ("8C", "ordinary water now"),
        ("9C", "dissolved"),
        ("TC", "harmless now"),
        ("QC", "defeated"),
    ] {
        let name = name(&format!("put r2c4={card}; resolved r2c4; tasks 6D TD 9D AD"), 2, 4);
        assert!(name.ends_with(left), "{name}");
    }
    let wizard = "put r2c4=6C; seen r1c5; tasks 6D TD 9D AD";
    assert!(name(wizard, 2, 4).ends_with("the first wizard you meet sells spells, the other one items"));
    assert!(name(&format!("{wizard}; wizard r2c4"), 2, 4).ends_with("sells spells for 1 GP"));
    assert!(name(&format!("{wizard}; wizard r1c5"), 2, 4).ends_with("sells items for 2 GP"));
}

#[test]
fn tasks_show_their_progress() {
    let table = table("tasks 5D TD 9D AD; resolved r2c4 r3c2 r4c7; seen r1c3");
    let Body::Row { cards, places } = &table.zone("tasks").unwrap().body else { panic!("a row") };
    assert_eq!((cards.len(), *places), (4, 4));
    assert_eq!(cards.iter().map(|card| card.turned).collect::<Vec<_>>(), [false, true, false, false]);
    assert_eq!(cards[0].name, "five of diamonds, Fetch both Treasure Chests: 1 of 2");
    assert_eq!(cards[3].badges, ["0 of 1"]);
    let fred: Vec<(String, String)> =
        entries(&table, "fred").into_iter().map(|entry| (entry.name.to_string(), entry.value.to_string())).collect();
    let expected = [
        ("Fetch", "both Treasure Chests: 1 of 2"),
        ("Remove", "both Arrow Traps: done"),
        ("Explore", "both Stone Walls: 1 of 2"),
        ("Defeat", "the Dragon: 0 of 1"),
    ];
    assert_eq!(fred, expected.map(|(name, value)| (name.to_owned(), value.to_owned())));
    let value = |text: &str, n: usize| entries(&self::table(text), "fred")[n].value.clone();
    assert_eq!(value("tasks 2D 3D 7D JD; seen r2c6 r4c5", 2), "both Crystals of Viewing: done");
    assert_eq!(value("tasks 2D 3D 7D JD; resolved r3c3", 3), "both Specters: 1 of 2");
    assert_eq!(value("tasks 6D 3D 7D JD", 0), "the Wooden Shield: 0 of 1");
    assert_eq!(value("dice; tasks 2D 3D 7D JD", 0), "both Gold Pieces: 0 of 2");
}

#[test]
fn goods_are_counted() {
    let table = table("hp 4; gp 3; cap 9; items key flask; resolved r3c3");
    assert_eq!((counter(&table, "hp"), counter(&table, "gp")), ((4, Some(9)), (3, None)));
    let held: Vec<String> = entries(&table, "inventory").into_iter().map(|entry| entry.value.to_string()).collect();
    assert_eq!(held, ["not held", "held", "held", "not held"]);
    // 4 HP, 3 GP, two items, a specter.
    assert_eq!(counter(&table, "points"), (12, None));
    assert!(table.zone("points").unwrap().note.ends_with("15 make you Lord Commander."));
    assert!(table.zone("hit").is_none() && table.zone("honours").is_none());
    assert_eq!(counter(&self::table(""), "hp"), (6, None));
    let hit = self::table("hit; put r3c3=AC; at r3c3 from r3c4; items shield");
    assert_eq!(counter(&hit, "hit"), (3, None));
    let honours = entries(&self::table("campaign; title captain"), "honours");
    assert_eq!((honours[0].value.as_str(), honours.len()), ("Captain", 1));
    assert_eq!(honours[0].note, "Worth 2 GP at the start of the quest.");
    let king = self::table("gp 12; seen all");
    assert!(king.zone("points").unwrap().note.ends_with("if you return."));
}

#[test]
fn what_is_still_to_come_is_listed() {
    for text in ["", "dice"] {
        let table = table(text);
        let Body::Row { cards, .. } = &table.zone("unseen").unwrap().body else { panic!("a row") };
        assert_eq!(cards.len(), 22);
        let seen: Vec<Card> = ["5C", "JC", "QC", "5S", "7H"].map(|card| card.parse().unwrap()).to_vec();
        assert!(cards.iter().all(|face| !seen.contains(&face.card.unwrap())));
        assert_eq!(cards[1].name, "two of clubs, Gold Piece");
    }
}

#[test]
fn the_prompt_says_what_is_to_be_decided() {
    let done = "seen all; tasks 2D 3D 7D JD; resolved r2c1 r4c1 r2c2 r4c2 r3c3 r5c3";
    for (text, expected) in [
        ("", "You are on the Staircase. Walk on."),
        ("campaign", "You are on the Staircase. Walk on, or leave and call it a failed attempt."),
        (done, "All tasks are done: leave by the Staircase, or walk on for more victory points."),
        (
            &format!("{done}; at r3c3 from r3c4"),
            "You are in the Specter's room. All tasks are done: back to the Staircase.",
        ),
        ("put r3c5=7C; at r3c5 from r3c4", "You are by the Crystal of Viewing. View a room, or walk on."),
        ("put r3c5=7C; at r3c5 from r3c4; resolved r3c5", "You are by the Crystal of Viewing. Walk on."),
        ("put r3c5=8C; at r3c5 from r3c4", "You are by the Enchanted Fountain. Drink from it, or walk on."),
        ("put r3c5=6C; at r3c5 from r3c4; wizard r3c5; gp 1", "Spells cost 1 GP each. Buy, or walk on."),
        ("put r3c5=6C; at r3c5 from r3c4; wizard r1c5; seen r1c5; gp 2", "Items cost 2 GP each. Buy, or walk on."),
        (
            "put r3c5=6C; at r3c5 from r3c4; wizard r1c5; seen r1c5; gp 1",
            "Items cost 2 GP each, and you have 1. Walk on.",
        ),
        ("combat; at r3c3 from r3c4", "The Specter is not defeated. Fight on, or retreat east to the Staircase."),
        (
            "hit; put r3c3=AC; at r3c3 from r3c4; items shield; hp 5",
            "Dragon: a hit is about to cost you 3 of your 5 HP.",
        ),
        ("over abandoned", "You abandon the quest."),
        ("over perished; hp 0; at r3c3 from r3c4", "You perish in the Specter's room."),
        (
            "put r2c4=9C r4c4=9S r3c3=4C r3c5=4S; over impossible",
            "Your tasks can no longer be completed: the quest is lost.",
        ),
    ] {
        assert_eq!(table(text).prompt, expected);
    }
    let ended = |text: &str| {
        let mut state = Scene::new(text);
        state.play("leave");
        table_of(&state).prompt
    };
    assert_eq!(
        ended(&format!("{done}; gp 4")),
        "You return to King Frederick with all four tasks done: 12 victory points, and you are Captain."
    );
    assert_eq!(
        ended("campaign; resolved r2c1 r4c1"),
        "You come back with 1 of 4 tasks done and declare a failed attempt."
    );
}
