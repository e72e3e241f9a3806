//! The table: zones, gestures and words of moves.

use underdeck_card_crawler::State;
use underdeck_cards::{Card, Cell};
use underdeck_game::{
    Body, CardFace, Entry, Gesture, Language, Offer, Place, Presentation as _, Seat, State as _, Table, Tile,
};

use crate::rules::scene::{Scene, card};

fn table(state: &State) -> Table {
    state.view(Seat(0)).table()
}

fn tiles(table: &Table) -> &[Tile] {
    match &table.zone("fortress").expect("a fortress").body {
        Body::Grid { first, last, tiles } => {
            assert_eq!((*first, *last), (Cell::new(1, 1), Cell::new(6, 5)));
            tiles
        }
        other => panic!("{other:?}"),
    }
}

fn entries<'a>(table: &'a Table, zone: &str) -> &'a [Entry] {
    match &table.zone(zone).expect("a zone").body {
        Body::List(entries) => entries,
        other => panic!("{other:?}"),
    }
}

fn entry(table: &Table, zone: &str, id: &str) -> String {
    entries(table, zone).iter().find(|entry| entry.id == id).expect("an entry").value.to_string()
}

#[track_caller]
fn offer(table: &Table, mv: &str) -> Offer {
    table.offers.iter().find(|offer| offer.spelling == mv).unwrap_or_else(|| panic!("no offer `{mv}`")).clone()
}

/// The marks of a card.
fn words(face: &CardFace) -> String {
    face.badges.iter().map(|badge| badge.words(Language::ENGLISH)).collect::<Vec<_>>().join(" ")
}

/// The tokens on a cell.
fn names(tile: &Tile) -> String {
    tile.tokens.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
}

/// The effect that a move promises.
#[track_caller]
fn effect(scene_text: &str, mv: &str) -> String {
    offer(&table(&Scene::new(scene_text)), mv).effect.into()
}

fn hand(name: &str) -> Place {
    Place::Card("hand", card(name))
}

fn cell(row: i8, column: i8) -> Place {
    Place::Cell("fortress", Cell::new(row, column))
}

#[test]
fn rooms_lie_as_they_are() {
    let table = table(&Scene::new("at r1c2; hand 2C; rooms r1c2=8Sx r1c3=9S. r1c4=KS r2c1=XB? r2c2=9D; first r1c2"));
    let seen = |row, column| {
        let tile = tiles(&table).iter().find(|tile| tile.cell == Cell::new(row, column)).unwrap();
        let face = tile.card.clone().unwrap();
        (face.card, face.face_up, face.turned, words(&face), names(tile))
    };
    let up = |name: &str, turned, badge: &str, token: &str| {
        (Some(card(name)), true, turned, badge.to_owned(), token.to_owned())
    };
    assert_eq!(seen(1, 2), up("8S", false, "slain", "you"));
    assert_eq!(seen(1, 3), up("9S", true, "", ""));
    assert_eq!(seen(1, 4), up("KS", false, "10/20", ""));
    assert_eq!(seen(2, 2), up("9D", false, "", ""));
    assert_eq!(seen(2, 1), (None, false, false, String::new(), String::new()));
    assert_eq!(tiles(&table).len(), 25);
}

#[test]
fn outside_has_its_place() {
    let table = table(&Scene::new("first none; hand 2C"));
    let outside = tiles(&table).last().unwrap();
    assert_eq!((outside.cell, outside.card.is_none(), names(outside)), (Cell::new(6, 3), true, "you".into()));
    assert_eq!(tiles(&table).len(), 26);
    let flee = offer(&self::table(&Scene::new("at r1c1; hand 2C; rooms r1c1=8S")), "flee outside trash 2C");
    assert_eq!(flee.gesture, Gesture::Drag { from: hand("2C"), to: cell(6, 3) });
}

#[test]
fn piles_say_what_is_in_them_and_what_is_unseen() {
    let table = table(&Scene::new(
        "at r1c2; hand 2C; draw 9D AC; discard KS; trash 3C; wounds 4; rooms r1c2=8D r1c3=4C. r1c4=5C.; \
                              rest discard",
    ));
    let zone = |id: &str| table.zone(id).unwrap();
    assert_eq!((zone("draw").cards().count(), zone("discard").cards().count()), (2, 14));
    assert!(zone("draw").note.contains("A♣ 9♦"), "{}", zone("draw").note);
    assert_eq!(zone("trash").cards().map(|face| face.card.unwrap()).collect::<Vec<_>>(), [card("3C")]);
    assert_eq!(zone("wounds").body, Body::Counter { value: 4, max: Some(10) });
    // 30, the king, 9D, 2D to 6D and AD, 6 health; a card is trashed.
    assert_eq!(zone("score").body, Body::Counter { value: 30 + 20 + 9 + 21 + 6, max: None });
    assert_eq!(entry(&table, "unseen", "monsters"), "8 (K♣ K♦ K♥ 7♠ 8♠ 9♠ 10♠ Joker ☆)");
    assert!(entry(&table, "unseen", "events").starts_with("4 ("));
    let Body::Row { places, .. } = zone("hand").body else { panic!("a row") };
    assert_eq!(places, 5);
}

#[test]
fn the_hero_knows_his_turn() {
    let turn = |text: &str| {
        let table = table(&Scene::new(text));
        (entry(&table, "hero", "flight"), entry(&table, "hero", "limit"), entry(&table, "hero", "exhaustion"))
    };
    let text = "at r1c2; hand 2C; rooms r1c2=8S r1c3=3C. r1c4=4C.; queens QC QD";
    assert_eq!(turn(text), ("possible".into(), "6 cards".into(), "1 wound".into()));
    assert!(turn(&format!("{text}; arrived")).0.contains("just arrived"));
    assert!(turn(&format!("{text}; arrived; attacked")).0.contains("attacked"));
    let doubled = table(&Scene::new("at r1c2; hand 2C 9D; rooms r1c2=8S r1c3=3C. r1c4=4C.; trash QS; doubled"));
    assert_eq!(entry(&doubled, "hero", "doubled"), "doubled this turn");
    let badges: Vec<_> = doubled.zone("hand").unwrap().cards().map(words).collect();
    assert_eq!(badges, ["4", "18"]);
    assert!(entries(&table(&Scene::new("first none; hand 2C")), "hero").iter().any(|entry| entry.value == "none yet"));
}

#[test]
fn fights_are_chosen_sets_with_their_sums() {
    let text = "at r1c2; hand 5C 6C 3D 4D; rooms r1c2=7S";
    let attack = offer(&table(&Scene::new(text)), "attack with 5C 6C 3D");
    let set = vec![hand("5C"), hand("6C"), hand("3D")];
    assert_eq!(attack.gesture, Gesture::Choose { set, target: Some(cell(1, 2)) });
    assert_eq!(attack.label, "Attack the 7♠ with 5♣ 6♣ 3♦");
    assert_eq!(attack.effect, "→ 14 against 14: not enough. No fleeing this turn.");
    let kill = effect(text, "attack with 5C 6C 4D");
    assert_eq!(kill, "→ slain: 5 + 6 + 4 = 15 against 14. Loot the body before you leave.");
    assert!(effect(text, "attack with 5C").starts_with("→ 5 against 14: not enough"));
    let knight = offer(&table(&Scene::new("at r1c2; hand 5C; rooms r1c2=KS")), "attack with 5C");
    assert_eq!(knight.label.write(Language::of("de").unwrap()), "Den Ritter K♠ mit 5♣ angreifen");
    let doubled = "at r1c2; hand 5C 6C; trash QS; doubled; rooms r1c2=TS r1c3=2C.";
    assert!(effect(doubled, "attack with 5C 6C").starts_with("→ slain: (5 + 6) × 2 = 22 against 20"));
    assert!(effect(doubled, "attack with 6C").starts_with("→ 12 against 20: not enough"));
}

#[test]
fn defences_say_the_wounds_and_what_follows() {
    let text = "at r1c2; hand 5C 6C; wounds 2; rooms r1c2=KS; draw AC 2C 3C 4C; defend r1c2";
    let with = offer(&table(&Scene::new(text)), "defend with 6C");
    assert_eq!(with.gesture, Gesture::Choose { set: vec![hand("6C")], target: Some(cell(1, 2)) });
    assert_eq!(with.effect, "→ 6 of 10 wounds (+4): 6 against 10. Then draw 4 cards.");
    assert_eq!(effect(text, "defend with 5C 6C"), "→ no wound: 5 + 6 = 11 against 10. Then draw 5 cards.");
    assert_eq!(
        effect(&text.replace("wounds 2", "wounds 4"), "defend with 5C"),
        "→ 9 of 10 wounds (+5): 5 against 10. Then draw 4 cards."
    );
    assert_eq!(effect(text, "defend nothing"), "→ you die: 0 against 10.");
    let shot = "at r3c3; hand 5C; rooms r3c3=JC. r3c4=7S; defend r3c4; arrived";
    assert_eq!(effect(shot, "defend with 5C"), "→ 2 of 10 wounds (+2): 5 against 7. Your turn continues.");
    assert_eq!(table(&Scene::new(shot)).prompt, "The 7♠ shoots at you from the east with 7. Defend yourself.");
    assert_eq!(table(&Scene::new(text)).prompt, "The knight K♠ attacks with 10. Defend yourself.");
    let tired = "at r1c2; hand 5C 6C; wounds 8; rooms r1c2=KS; discard AC 2C 3C; defend r1c2; rest trash";
    let worn = effect(tired, "defend with 5C 6C");
    assert_eq!(worn, "→ you die: 5 + 6 = 11 against 10, then the reshuffle costs 2 wounds.");
}

#[test]
fn the_end_of_a_turn_is_predicted() {
    let base = "at r1c2; rooms r1c2=8D; rest trash";
    assert_eq!(effect(&format!("{base}; hand AC; draw 2C 3C 4C 5C"), "end"), "→ draw 4 cards.");
    assert_eq!(effect(&format!("{base}; hand AC; draw 2C"), "end"), "→ draw 1 card.");
    assert_eq!(
        effect(&format!("{base}; hand AC; draw 2C; discard 3C 4C; wounds 1"), "end"),
        "→ 3 of 10 wounds (+2): draw 1 card, reshuffle 2 cards, draw 2 more."
    );
    assert_eq!(
        effect(&format!("{base}; hand AC; discard 3C 4C 5C 6C 2S; wounds 8"), "end"),
        "→ you die: the reshuffle costs 2 wounds."
    );
    assert_eq!(
        effect(&format!("{base}; hand AC; discard 3C 4C 5C 6C 2S"), "end"),
        "→ 2 of 10 wounds (+2): reshuffle 5 cards, draw 4."
    );
    assert_eq!(effect(base, "end"), "→ you lose: no card is left, so you are stranded.");
    assert_eq!(effect("at r1c2; hand 2C; rooms r1c2=8S", "end"), "→ the 8♠ attacks with 8. Afterwards you draw.");
    assert_eq!(effect("at r1c2; hand 2C; rooms r1c2=XBx", "end"), "→ draw 4 cards. The Dark Lord rises again.");
    let stranded = "at r1c2; rooms r1c2=8S; rest trash; defend r1c2";
    assert!(effect(stranded, "defend nothing").ends_with("Then you have no card left and lose."));
}

#[test]
fn ways_say_what_waits() {
    let text = "at r2c2; hand 2C 3C; rooms r2c2=8Sx r1c2=KS r2c1=JS r2c3=7S. r3c2=9D?";
    let go = |mv: &str| effect(text, mv);
    let body = ". 2♣ is discarded. The body here can no longer be looted.";
    assert_eq!(go("go r1c2 discard 2C"), format!("→ K♠, knight, attack 10, defence 20{body}"));
    assert_eq!(go("go r2c1 discard 2C"), format!("→ J♠: a trap, take a wound or trash a card{body}"));
    assert_eq!(go("go r2c3 discard 2C"), format!("→ an empty room{body}"));
    let unseen = "one of 20 unseen: 5 monsters, the Dark Lord, 11 to loot, 3 events";
    assert_eq!(go("go r3c2 discard 2C"), format!("→ {unseen}{body}"));
    let lord = effect("at r2c2; hand 2C; rooms r2c2=XBx r1c2=7D", "go r1c2 discard 2C");
    assert!(lord.ends_with(" The Dark Lord's body stays behind, and he rises next turn."), "{lord}");
    let north = offer(&table(&Scene::new(text)), "go r1c2 discard 3C");
    assert_eq!(north.gesture, Gesture::Drag { from: hand("3C"), to: cell(1, 2) });
    assert_eq!(north.label, "Go north with 3♣");
    let enter = offer(&table(&Scene::new("first none; hand 2C")), "enter r5c5 discard 2C");
    let all = "one of 25 unseen: 8 monsters, the Dark Lord, 12 to loot, 4 events";
    assert!(enter.effect.contains(all), "{}", enter.effect);
    let flee = "at r1c2; hand 2C; wounds 3; rooms r1c2=8S r1c3=7D";
    let east = effect(flee, "flee r1c3 trash 2C");
    assert_eq!(east, "→ 4 of 10 wounds (+1); 7♦, treasure 7. 2♣ is trashed.");
    let outside = effect(flee, "flee outside trash 2C");
    assert_eq!(outside, "→ 4 of 10 wounds (+1); outside, free to try another entrance. 2♣ is trashed.");
    let last = flee.replace("wounds 3", "wounds 9");
    assert_eq!(effect(&last, "flee r1c3 trash 2C"), "→ you die: fleeing costs a wound.");
}

#[test]
fn loot_healing_and_the_fighter_have_their_gestures() {
    let loot = |room: &str| offer(&table(&Scene::new(format!("at r1c2; hand 2C; rooms r1c2={room}"))), "loot with 2C");
    assert_eq!(loot("9D").gesture, Gesture::Drag { from: hand("2C"), to: cell(1, 2) });
    assert_eq!(loot("9D").effect, "→ 9♦ goes to your discard pile. 2♣ stays here for good.");
    assert_eq!(loot("QC").effect, "→ Q♣ joins you: hand limit +1. 2♣ stays here for good.");
    // 30, 21 for the diamonds, 10 health, nothing trashed: 66.
    assert_eq!(loot("XBx").effect.amounts(), [66]);
    let hurt = table(&Scene::new("at r1c2; hand 2C QH; wounds 3; queens QS; rooms r1c2=8S r1c3=3C. r1c4=4C."));
    let gesture = |mv: &str| offer(&hurt, mv).gesture;
    assert_eq!(gesture("heal trash 2C"), Gesture::Drag { from: hand("2C"), to: Place::Zone("wounds") });
    assert_eq!(gesture("heal QH"), Gesture::Drag { from: hand("QH"), to: Place::Zone("discard") });
    assert_eq!(gesture("double"), Gesture::Tap(Place::Card("queens", card("QS"))));
    assert_eq!(gesture("end"), Gesture::Press);
    assert_eq!(offer(&hurt, "heal trash 2C").effect, "→ 2 of 10 wounds (−1). 2♣ is trashed.");
    assert!(hurt.prompt.starts_with("The 8♠: attack"), "{}", hurt.prompt);
    let trap = table(&Scene::new("at r1c2; hand 2C; wounds 3; rooms r1c2=JS.; phase trap; arrived"));
    assert_eq!(offer(&trap, "take wound").effect, "→ 4 of 10 wounds (+1).");
    assert_eq!(offer(&trap, "trash 2C").gesture, Gesture::Drag { from: hand("2C"), to: Place::Zone("trash") });
}

#[test]
fn names_say_what_a_card_is() {
    let table = table(&Scene::new(
        "at r1c2; hand 2C KS 9D QH; discard 3D; rooms r1c2=8D r1c3=4C. r1c4=5C. r1c5=6C. r2c1=QS r2c2=JH r2c3=7C",
    ));
    let named = |zone: &str, name: &str| {
        let wanted: Card = card(name);
        table.zone(zone).unwrap().cards().find(|face| face.card == Some(wanted)).unwrap().name.clone()
    };
    assert_eq!(named("hand", "2C"), "two of clubs, 2 points");
    assert_eq!(named("hand", "KS"), "king of spades, knight, no points in a fight, worth 20 at the end");
    assert_eq!(named("hand", "9D"), "nine of diamonds, 9 points, worth 9 at the end");
    assert_eq!(named("hand", "QH"), "queen of hearts, the Healer, no points in a fight, worth 5 at the end");
    assert_eq!(named("fortress", "8D"), "eight of diamonds, treasure 8");
    assert_eq!(named("fortress", "7C"), "seven of clubs, weapon 7");
    assert_eq!(named("fortress", "JH"), "jack of hearts, event: heals a wound");
    assert_eq!(
        named("fortress", "QS"),
        "queen of spades, companion, the Fighter: trash her to double your points for a turn"
    );
    assert_eq!(named("fortress", "4C"), "four of clubs, an empty room");
}

#[test]
fn prompts_follow_the_room() {
    let prompt = |text: &str| table(&Scene::new(text)).prompt;
    assert!(prompt("first none; hand 2C").starts_with("You are outside"));
    assert_eq!(prompt("at r1c2; hand 2C; rooms r1c2=8D"), "8♦, treasure: loot, move on or end the turn.");
    assert_eq!(prompt("at r1c2; rooms r1c2=8D"), "Your hand is empty: end the turn.");
    assert_eq!(prompt("at r1c2; hand 2C; rooms r1c2=7S."), "An empty room: move on or end the turn.");
    assert_eq!(prompt("at r1c2; hand 2C; rooms r1c2=7Sx"), "The 7♠ is slain: loot the body, move on or end the turn.");
    assert!(prompt("at r1c2; hand 2C; rooms r1c2=XBx").contains("loot his body"));
    assert!(prompt("at r1c2; hand 2C; rooms r1c2=JS.; phase trap; arrived").starts_with("A trap"));
    for (cause, words) in [
        ("monster", "You lose: a monster killed you."),
        ("trap", "You lose: the trap killed you."),
        ("flight", "You lose: you died fleeing."),
        ("exhaustion", "You lose: you died of exhaustion."),
    ] {
        let end = format!("phase over; outcome result=lost cause={cause} score=0");
        assert_eq!(prompt(&format!("at r1c2; hand 2C; rooms r1c2=8S; wounds 10; {end}")), words);
    }
    let mut won = Scene::new("at r1c2; hand 2C; rooms r1c2=XBx");
    won.play("loot with 2C");
    let table = table(&won);
    assert_eq!(table.prompt, "You win with 66 points: the Dark Lord is dead and his body is yours.");
    assert_eq!(table.zone("score").unwrap().body, Body::Counter { value: 66, max: None });
    let body = table.zone("discard").unwrap().cards().next().unwrap().name.clone();
    assert_eq!(body, "black joker, the body of the Dark Lord, worth 30 at the end");
    assert!(table.offers.is_empty());
    let mut stranded = Scene::new("at r1c2; rooms r1c2=8D; rest trash");
    stranded.play("end");
    assert_eq!(self::table(&stranded).prompt, "You lose: without a card left you are stranded.");
}
