//! The table: its zones, offers and words.

use underdeck_cards::{Card, Cell};
use underdeck_cryptkeeper::State;
use underdeck_game::{
    Body, FastChance, FastRng, Gesture, Language, Message, Offer, Place, Play, Presentation as _, Seat, State as _,
    Table, Tile,
};

use crate::rules::refusal::ids;
use crate::rules::scene::Scene;

fn table(state: &State) -> Table {
    state.view(Seat(0)).table()
}

fn grid(table: &Table) -> (Cell, Cell, &[Tile]) {
    match &table.zone("map").expect("a map").body {
        Body::Grid { first, last, tiles } => (*first, *last, tiles),
        other => panic!("{other:?}"),
    }
}

fn sign(table: &Table, id: &str) -> String {
    match &table.zone("signs").expect("signs").body {
        Body::List(entries) => entries.iter().find(|entry| entry.id == id).expect("an entry").value.to_string(),
        other => panic!("{other:?}"),
    }
}

fn gesture<'a>(table: &'a Table, mv: &str) -> &'a Gesture {
    &table.offers.iter().find(|offer| offer.spelling == mv).expect("an offer").gesture
}

/// What a move will do.
fn effect(table: &Table, mv: &str) -> Message {
    table.offers.iter().find(|offer| offer.spelling == mv).expect("an offer").effect.clone()
}

/// The lines of a move, each as its messages.
fn describe_change(state: &State, mv: &str) -> Vec<String> {
    let mut after = *state;
    after.play(mv.parse().unwrap(), &mut FastChance(FastRng::new(1))).unwrap();
    state.view(Seat(0)).describe_change(mv.parse().unwrap(), &[], &after.view(Seat(0))).iter().map(ids).collect()
}

#[test]
fn tiles_lie_on_their_sides_and_the_token_may_stand_alone() {
    let state = Scene::new("turn; at r2c2; map r1c2=2S! r2c1=3S~ r2c3=4S+ r3c2=5S; rest deck");
    let table = table(&state);
    let (first, last, tiles) = grid(&table);
    assert_eq!((first, last, tiles.len()), (Cell::new(1, 1), Cell::new(3, 3), 5));
    let faces: Vec<(bool, bool, Option<Card>)> =
        tiles.iter().flat_map(|tile| &tile.card).map(|face| (face.face_up, face.turned, face.card)).collect();
    let card = |text: &str| text.parse().ok();
    let expected =
        [(true, false, card("2S")), (true, true, card("3S")), (false, false, card("4S")), (false, false, None)];
    assert_eq!(faces, expected);
    assert!(tiles[2].card.is_none() && tiles[2].tokens == ["you"]);
}

#[test]
fn the_grid_grows_to_what_can_be_chosen() {
    let cells = table(&Scene::new("cell; using 4H; back turn; picked 7H; discard 7H; at r1c1; map r1c1=2S; rest deck"));
    assert_eq!((grid(&cells).0, grid(&cells).1), (Cell::new(0, 0), Cell::new(2, 2)));
    assert_eq!(gesture(&cells, "cell r0c1"), &Gesture::Tap(Place::Cell("map", Cell::new(0, 1))));
    let build = table(&Scene::new("build; using 9H; back turn; at r1c1; map r1c1=2S r2c1=3S; rest deck"));
    assert_eq!((grid(&build).0, grid(&build).1), (Cell::new(1, 0), Cell::new(2, 2)));
    assert_eq!(gesture(&build, "build left"), &Gesture::Tap(Place::GridColumn("map", 0)));
}

#[test]
fn numbers_and_cards_of_an_effect_are_typed() {
    let turn = table(&Scene::new("turn; at r1c1; map r1c1=6S! r1c2=3S~; hand 7H; rest deck"));
    let (go, draw) = (effect(&turn, "move r1c2"), effect(&turn, "use 7H"));
    assert_eq!((go.amounts(), draw.amounts()), (vec![3], vec![2]));
    assert_eq!(turn.zone("hand").unwrap().cards().next().unwrap().does[0].amount, Some(2));
    let build = table(&Scene::new("build; using 9H; back turn; at r1c1; map r1c1=2S r2c1=3S; rest deck"));
    assert_eq!(effect(&build, "build left").amounts(), [2]);
}

#[test]
fn the_deck_shows_what_is_known_and_where_cards_come_from() {
    let text =
        "turn; at r1c1; map r1c1=2S r1c2=3S; hand 7H; deck TH 2S 4H 5H; deck_known TH 4H; map_pool 2S 3S; discard";
    let table = table(&Scene::new(text.replace("map r1c1=2S", "map r1c1=6S")));
    let deck = table.zone("deck").unwrap();
    assert!(deck.note.ends_with(" 10♥, unknown, 4♥."), "{}", deck.note);
    let badges: Vec<_> = deck.cards().flat_map(|face| face.badges.first().cloned()).collect();
    assert_eq!(badges, ["known", "from the map", "known"]);
    let tile = grid(&table).2[0].card.clone().unwrap();
    assert_eq!((ids(&tile.name).as_str(), tile.card), ("face-down-deck", None));
}

#[test]
fn rune_and_curse_are_shown_in_words() {
    let asleep = table(&Scene::new("turn; at r1c1; map r1c1=2S r1c2=3S; rest deck"));
    assert_eq!([sign(&asleep, "rune"), sign(&asleep, "curse")], ["not active", "asleep"]);
    let awake = table(&Scene::new(
        "curse; rune; turns 4; at r1c1; map r1c1=2S! r1c2=3S; hand TH TS 2H; due TH=6 TS=5; rest deck",
    ));
    assert_eq!(
        [sign(&awake, "rune"), sign(&awake, "curse")],
        ["active", "10♥ strikes at the end of the next turn; 10♠ strikes at the end of this turn"]
    );
}

#[test]
fn what_happens_is_reported_once() {
    let draw = Scene::new("turn; turns 4; at r1c1; map r1c1=7S! r1c2=2S r1c3=3S; deck TH 3H 4H");
    assert_eq!(describe_change(&draw, "move r1c2"), ["played-go way-east named tile-two", "drawn", "cursed"]);
    let strike = Scene::new("curse; turns 5; at r1c1; map r1c1=2S! r1c2=3S; hand TH 3H; rest deck");
    assert_eq!(describe_change(&strike, "suffer"), ["played-suffer", "discarded-hand", "turn-begins"]);
    let at_once = Scene::new("turn; turns 5; at r1c1; map r1c1=2S! r1c2=3S! r1c3=4S; hand TH; rest deck");
    assert_eq!(describe_change(&at_once, "move r1c2")[1..3], ["played-suffer", "discarded-hand"]);
    let averted = Scene::new("curse; at r1c1; map r1c1=2S! r1c2=3S; hand TH 3H; rulings any_item; rest deck");
    assert_eq!(describe_change(&averted, "use TH"), ["played-use named item-ten", "turn-begins"]);
    let altar = Scene::new("turn; at r1c1; map r1c1=2S! r1c2=TS r1c3=3S; rest deck");
    let expected = ["played-go way-east named tile-ten", "altar-sunk", "turn-begins"];
    assert_eq!(describe_change(&altar, "move r1c2"), expected);
    let lift = Scene::new("tile; using 3H; back turn; at r1c1; map r1c1=2S r1c2=3S+; hand 2H; rest deck");
    assert_eq!(describe_change(&lift, "tile r1c2"), ["played-tile-lift"]);
    assert_eq!(describe_change(&lift, "tile r1c1"), ["played-tile-lift-hidden"]);
    let waits =
        "tile; using 3H; back event; event QS; at r1c1; map r1c1=QS! r1c2=3S+; hand 2H; rulings any_tile; rest deck";
    let waits = table(&Scene::new(waits));
    let effects = ["tile r1c1", "tile r1c2"].map(|mv| ids(&effect(&waits, mv)));
    assert_eq!(effects, ["tile-lift-effect-event", "tile-lift-effect"]);
}

/// The sentences that a player reads, in both languages.
#[test]
fn a_turn_reads_well_in_each_language() {
    let scene = Scene::new("turn; at r2c2; map r1c2=2S! r2c1=3S~ r2c2=4S! r3c2=5S; hand QH 5H; rest deck");
    let offers = |language: &str| {
        let table = table(&scene);
        let line = |offer: &Offer| offer.said().to_string();
        let lines = || std::iter::once(table.prompt.to_string()).chain(table.offers.iter().map(line));
        Language::of(language).unwrap().speak(|| lines().collect::<Vec<_>>())
    };
    assert_eq!(
        offers("en"),
        [
            "Your turn: move onto an adjacent tile or use an item first.",
            "Use 5♥ Mimic Recycling Plant → put two cards of the discard on top of the deck",
            "Use Q♥ Royal Favor → draw 2 cards, then discard one of your hand",
            "Move north → nothing happens, the tile is activated",
            "Move west onto 3♠ Suspicious Rocks → draw 3 cards, then discard one of them",
            "Move south → flip the tile and meet its event",
        ]
    );
    assert_eq!(
        offers("de"),
        [
            "Du kannst auf ein Nachbarfeld gehen oder zuerst einen Gegenstand benutzen.",
            "5♥ Mimic-Verwertungsanlage benutzen → Leg zwei Karten der Ablage oben auf den Stapel",
            "Q♥ Königliche Gunst benutzen → Zieh 2 Karten, leg dann eine Handkarte ab",
            "Nach Norden gehen → nichts geschieht, das Feld ist aktiviert",
            "Nach Westen auf 3♠ Verdächtige Felsen gehen → Zieh 3 Karten, leg dann eine davon ab",
            "Nach Süden gehen → Feld umdrehen, sein Ereignis wartet",
        ]
    );
}
