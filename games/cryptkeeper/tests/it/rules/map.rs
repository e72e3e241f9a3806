//! The field, the map and its words.

use serde_json::json;
use underdeck_testkit::{legal, play, refuse};

use crate::rules::scene::{act, legal_of, read, scene, tiles};

#[test]
fn field_1_cells_are_signed() {
    let state = scene("turn; at r-5c-5; map r-5c-5=2S r-5c-4=3S r-4c-5=4S r9c15=5S; rest deck");
    assert_eq!(legal(&state), ["move r-4c-5", "move r-5c-4"]);
    assert!(read("turn; at r1c1; map r1c1=2S r10c1=3S").unwrap_err().contains("outside the field"));
    assert!(read("turn; at r1c-6; map r1c1=2S r1c2=3S").unwrap_err().contains("outside the field"));
}

#[test]
fn field_2_deals_start_at_r1c1() {
    let mut state = scene("turn; at r2c1; map r1c1=2S r2c1=3S r3c1=4S r1c2=5S; hand 3H; rest deck");
    play(&mut state, "use 3H", "");
    play(&mut state, "tile r1c1", "");
    assert_eq!(tiles(&state), ["r1c2=5S", "r2c1=3S", "r3c1=4S"]);
    let mut below = scene("turn; floor 4; rune; at r5c7; map r5c7=KS!; hand 2H");
    play(&mut below, "descend", "map: AH; deck:");
    assert_eq!(tiles(&below)[0], "r1c1=AH");
}

#[test]
fn field_3_nothing_leaves_the_field() {
    let mut edge = scene("turn; at r9c15; map r9c15=2S r9c14=3S; hand 9H JH; rest deck");
    play(&mut edge.clone(), "use 9H", "");
    let mut column = edge;
    play(&mut column, "use 9H", "");
    assert_eq!(legal(&column), ["build left"]);
    play(&mut edge, "use JH", "");
    assert_eq!(legal(&edge), ["build top"]);
    for (item, built) in [("use 9H", "build left"), ("use JH", "build top")] {
        let mut inner = scene("turn; at r-4c-4; map r-4c-4=2S r-4c-3=3S; hand 9H JH; rest deck");
        play(&mut inner, item, "");
        assert!(legal(&inner).contains(&built.to_owned()), "one row or column is left");
    }
    let mut all = scene("turn; at r1c-5; map r1c-5=2S r1c15=3S r2c-5=4S; hand 9H; rest deck");
    act(&mut all, "use 9H", "", json!({"hand": "", "discard": "9H"}));
    let mut cells = scene("turn; at r-5c-5; map r-5c-5=2S; hand 4H; discard 7H; rest deck");
    play(&mut cells, "use 4H", "");
    play(&mut cells, "card 7H", "");
    assert_eq!(legal(&cells), ["cell r-4c-5", "cell r-5c-4"]);
}

#[test]
fn field_4_at_most_25_tiles_and_101_moves() {
    let cards = "AH 2H 3H 4H 5H 6H 7H 8H 9H TH JH QH KH AS 2S 3S 5S 6S 7S 8S 9S TS JS QS KS";
    let tiles = |gap: usize| {
        let place = |(n, card): (usize, &str)| format!("r{}c{}={card}", 1 + n / 7 * gap, 1 + n % 7 * gap);
        cards.split(' ').enumerate().map(place).collect::<Vec<_>>().join(" ")
    };
    let stand = scene(&format!("stand; floor 9; map {}; hand 4S", tiles(1)));
    assert_eq!(legal(&stand).len(), 25);
    let wide = scene(&format!("cell; using 2S; back turn; at r1c1; map {}; hand", tiles(2).replace("=2S", "=4S")));
    assert!(legal(&wide).len() <= 101, "{}", legal(&wide).len());
    assert!(read(&format!("stand; floor 9; map {} r9c9=4S", tiles(1))).unwrap_err().contains("always off the map"));
}

#[test]
fn map_1_adjacent_is_orthogonal() {
    let all = "r1c1=2S r1c2=3S r1c3=4S r2c1=5S r2c2=6S! r2c3=7S r3c1=8S r3c2=9S r3c3=JS";
    let state = scene(&format!("turn; at r2c2; map {all}; rest deck"));
    assert_eq!(legal(&state), ["move r1c2", "move r2c1", "move r2c3", "move r3c2"]);
}

#[test]
fn map_2_around_is_a_kings_step() {
    let all = "r1c1=2S r1c2=3S r1c3=4S r1c4=QS r2c1=5S r2c2=6S r2c3=7S r3c1=8S r3c2=9S r3c3=JS r4c2=KS";
    let mut state = scene(&format!("turn; at r2c2; map {all}; hand AH; rest deck"));
    play(&mut state, "use AH", "");
    let shown = tiles(&state).iter().filter(|tile| tile.ends_with('~')).count();
    assert_eq!(shown, 8);
    for away in ["r2c2=6S", "r1c4=QS", "r4c2=KS"] {
        assert!(tiles(&state).contains(&away.to_owned()), "{away}");
    }
}

#[test]
fn map_3_lines_include_gaps() {
    let mut state = scene("row; event 6S; at r1c1; map r1c1=6S! r1c3=2S r1c9=3S r2c3=4S; rest deck");
    play(&mut state, "row 1", "");
    assert_eq!(tiles(&state), ["r1c1=6S!", "r1c3=2S~", "r1c9=3S~", "r2c3=4S"]);
}

#[test]
fn map_4_box_holds_all_tiles() {
    let mut gaps = scene("turn; at r1c1; map r1c1=2S r4c3=3S; hand 9H; deck AH 2H 3H 4H 5H");
    play(&mut gaps, "use 9H", "");
    play(&mut gaps, "build right", "");
    assert_eq!(tiles(&gaps), ["r1c1=2S", "r1c4=AH", "r2c4=2H", "r3c4=3H", "r4c3=3S", "r4c4=4H"]);
    let mut bare = scene("turn; at r2c2; hand 9H; deck AH 2H");
    play(&mut bare, "use 9H", "");
    play(&mut bare, "build left", "");
    assert_eq!(tiles(&bare), ["r2c1=AH"]);
}

#[test]
fn side_1_tile_is_down_revealed_or_activated() {
    let mut state = scene("turn; at r1c1; map r1c1=2S! r1c2=7S~ r2c1=9S; rest deck");
    act(
        &mut state,
        "move r1c2",
        "",
        json!({"turns": 1, "deck": "AS+ 3S+ 4S+ 5S 6S 8S TS JS QS KS 4H TH 7H 6H 3H QH 5H 8H KH 2H JH 9H AH",
            "map": "r1c1=2S! r1c2=7S! r2c1=9S", "token": "r1c2"}),
    );
    assert_eq!(tiles(&state), ["r1c1=2S!", "r1c2=7S!", "r2c1=9S"]);
}

#[test]
fn side_2_revealing_turns_face_down_tiles() {
    let mut state = scene("turn; at r2c2; map r1c2=2S! r2c1=3S~ r2c2=4S+ r2c3=5S+ r3c2=6S; hand AH; rest deck");
    play(&mut state, "use AH", "");
    assert_eq!(tiles(&state), ["r1c2=2S!", "r2c1=3S~", "r2c2=4S+", "r2c3=5S~", "r3c2=6S~"]);
}

#[test]
fn hand_1_all_but_tens_are_usable() {
    let state = scene("turn; at r1c1; map r1c1=2S r1c2=3S; hand TH TS KH AS; rest deck");
    assert_eq!(legal_of(&state, "use"), ["use AS", "use KH"]);
    refuse(&state, "use TH");
    refuse(&state, "use 2H");
}
