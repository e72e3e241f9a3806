//! The field, the map and its words.

use crate::rules::scene::{Scene, tiles};

#[test]
fn field_1_cells_are_signed() {
    let state = Scene::new("turn; at r-5c-5; map r-5c-5=2S r-5c-4=3S r-4c-5=4S r9c15=5S; rest deck");
    assert_eq!(state.legal(""), ["move r-4c-5", "move r-5c-4"]);
    assert!(Scene::read("turn; at r1c1; map r1c1=2S r10c1=3S").unwrap_err().contains("outside the field"));
    assert!(Scene::read("turn; at r1c-6; map r1c1=2S r1c2=3S").unwrap_err().contains("outside the field"));
}

#[test]
fn field_2_deals_start_at_r1c1() {
    let mut state = Scene::new("turn; at r2c1; map r1c1=2S r2c1=3S r3c1=4S r1c2=5S; hand 3H; rest deck");
    state.play("use 3H").play("tile r1c1").is("map r1c2=5S r2c1=3S r3c1=4S");
    let mut below = Scene::new("turn; floor 4; rune; at r5c7; map r5c7=KS!; hand 2H");
    below.play_on("descend", "map: AH; deck:");
    assert_eq!(tiles(&below)[0], "r1c1=AH");
}

#[test]
fn field_3_nothing_leaves_the_field() {
    let mut edge = Scene::new("turn; at r9c15; map r9c15=2S r9c14=3S; hand 9H JH; rest deck");
    edge.clone().play("use 9H");
    let mut column = edge;
    column.play("use 9H");
    assert_eq!(column.legal(""), ["build left"]);
    edge.play("use JH");
    assert_eq!(edge.legal(""), ["build top"]);
    for (item, built) in [("use 9H", "build left"), ("use JH", "build top")] {
        let mut inner = Scene::new("turn; at r-4c-4; map r-4c-4=2S r-4c-3=3S; hand 9H JH; rest deck");
        inner.play(item);
        assert!(inner.legal("").contains(&built.to_owned()), "one row or column is left");
    }
    let mut all = Scene::new("turn; at r1c-5; map r1c-5=2S r1c15=3S r2c-5=4S; hand 9H; rest deck");
    all.play("use 9H").becomes("hand; discard 9H");
    let mut cells = Scene::new("turn; at r-5c-5; map r-5c-5=2S; hand 4H; discard 7H; rest deck");
    cells.play("use 4H").play("card 7H");
    assert_eq!(cells.legal(""), ["cell r-4c-5", "cell r-5c-4"]);
}

#[test]
fn field_4_at_most_25_tiles_and_101_moves() {
    let cards = "AH 2H 3H 4H 5H 6H 7H 8H 9H TH JH QH KH AS 2S 3S 5S 6S 7S 8S 9S TS JS QS KS";
    let tiles = |gap: usize| {
        let place = |(n, card): (usize, &str)| format!("r{}c{}={card}", 1 + n / 7 * gap, 1 + n % 7 * gap);
        cards.split(' ').enumerate().map(place).collect::<Vec<_>>().join(" ")
    };
    let stand = Scene::new(format!("stand; floor 9; map {}; hand 4S", tiles(1)));
    assert_eq!(stand.legal("").len(), 25);
    let wide = Scene::new(format!("cell; using 2S; back turn; at r1c1; map {}; hand", tiles(2).replace("=2S", "=4S")));
    assert!(wide.legal("").len() <= 101, "{}", wide.legal("").len());
    assert!(
        Scene::read(&format!("stand; floor 9; map {} r9c9=4S", tiles(1)))
            .unwrap_err()
            .contains("cannot hold all cards")
    );
}

#[test]
fn map_1_adjacent_is_orthogonal() {
    let state = Scene::new(
        "turn; at r2c2; map r1c1=2S r1c2=3S r1c3=4S r2c1=5S r2c2=6S! r2c3=7S r3c1=8S r3c2=9S r3c3=JS; rest deck",
    );
    assert_eq!(state.legal(""), ["move r1c2", "move r2c1", "move r2c3", "move r3c2"]);
}

#[test]
fn map_2_around_is_a_kings_step() {
    let mut state = Scene::new(
        "turn; at r2c2; map r1c1=2S r1c2=3S r1c3=4S r1c4=QS r2c1=5S r2c2=6S r2c3=7S r3c1=8S r3c2=9S r3c3=JS r4c2=KS; \
            hand AH; rest deck",
    );
    state.play("use AH");
    let shown = tiles(&state).iter().filter(|tile| tile.ends_with('~')).count();
    assert_eq!(shown, 8);
    for away in ["r2c2=6S", "r1c4=QS", "r4c2=KS"] {
        assert!(tiles(&state).contains(&away.to_owned()), "{away}");
    }
}

#[test]
fn map_3_lines_include_gaps() {
    let mut state = Scene::new("row; event 6S; at r1c1; map r1c1=6S! r1c3=2S r1c9=3S r2c3=4S; rest deck");
    state.play("row 1").is("map r1c1=6S! r1c3=2S~ r1c9=3S~ r2c3=4S");
}

#[test]
fn map_4_box_holds_all_tiles() {
    let mut gaps = Scene::new("turn; at r1c1; map r1c1=2S r4c3=3S; hand 9H; deck AH 2H 3H 4H 5H");
    gaps.play("use 9H").play("build right").is("map r1c1=2S r1c4=AH r2c4=2H r3c4=3H r4c3=3S r4c4=4H");
    let mut bare = Scene::new("turn; at r2c2; hand 9H; deck AH 2H");
    bare.play("use 9H").play("build left").is("map r2c1=AH");
}

#[test]
fn side_1_tile_is_down_revealed_or_activated() {
    let mut state = Scene::new("turn; at r1c1; map r1c1=2S! r1c2=7S~ r2c1=9S; rest deck");
    state.play("move r1c2").becomes("turns 1; deck_known AH 2H 3H; map r1c1=2S! r1c2=7S! r2c1=9S; token r1c2");
}

#[test]
fn side_2_revealing_turns_face_down_tiles() {
    let mut state = Scene::new("turn; at r2c2; map r1c2=2S! r2c1=3S~ r2c2=4S+ r2c3=5S+ r3c2=6S; hand AH; rest deck");
    state.play("use AH").is("map r1c2=2S! r2c1=3S~ r2c2=4S+ r2c3=5S~ r3c2=6S~");
}

#[test]
fn hand_1_all_but_tens_are_usable() {
    let state = Scene::new("turn; at r1c1; map r1c1=2S r1c2=3S; hand TH TS KH AS; rest deck");
    assert_eq!(state.legal("use"), ["use AS", "use KH"]);
    state.refuses("use TH");
    state.refuses("use 2H");
}
