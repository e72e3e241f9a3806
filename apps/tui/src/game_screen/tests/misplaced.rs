//! Cards dropped where they do not belong.

use underdeck_game::Place;

use super::{draw, refused, screen};
use crate::keys::Command;

/// The refusal of a misplaced card names its places, and no move that was not meant.
#[test]
fn a_refusal_of_a_misplaced_card_names_its_places() {
    let mut screens = underdeck_catalogue::games().iter().map(|game| screen(game, 41));
    let mut screen = screens.find(|screen| screen.table.zone("red_hand").is_some()).unwrap();
    screen.play("explore");
    draw(&mut screen, 120, 40);
    let from = Place::Card("room", "6C".parse().unwrap());
    screen.cursor.at = screen.viewport.board.find(&from).unwrap().mark;
    screen.steer(Command::Choose);
    assert_eq!(screen.cursor.picked, [from]);
    screen.cursor.at = screen.viewport.board.find(&Place::Zone("red_hand")).unwrap().mark;
    screen.steer(Command::Act);
    let words = refused(&mut screen);
    assert!(words.starts_with("What you hold does not go there. It goes to: "), "{words}");
    assert!(words.contains("lack Hand") && !words.contains("6C"), "{words}");
}
