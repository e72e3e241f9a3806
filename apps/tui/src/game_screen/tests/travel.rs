//! Travel over known ground by one choice.

use super::{draw, offers_here, screen};
use crate::board::ZonePosition;
use crate::keys::Command;

#[test]
fn a_distant_place_is_reached_by_one_choice_and_nothing_is_revealed() {
    let mut grounds = 0;
    for game in underdeck_catalogue::games() {
        let mut travelled = 0;
        let mut screen = screen(game, 5);
        for n in 0..40 {
            draw(&mut screen, 120, 40);
            let cells: Vec<_> = screen
                .viewport
                .board
                .spots
                .iter()
                .filter(|spot| matches!(spot.mark.at, ZonePosition::Cell(_)))
                .cloned()
                .collect();
            for spot in cells.iter().filter(|_| n % 8 == 7) {
                screen.cursor.at = spot.mark;
                if !offers_here(&screen).is_empty() {
                    continue;
                }
                let (before, seen) =
                    (screen.session().ply(), screen.session().view().to_string().matches("??").count());
                screen.steer(Command::Act);
                let made = screen.session().ply() - before;
                assert_eq!(screen.session().view().to_string().matches("??").count(), seen);
                assert_ne!(made, 1, "a neighbour has an offer of its own");
                travelled += usize::from(made > 1);
                screen.apply(underdeck_play::Command::Undo { turns: made });
            }
            match screen.session().hint() {
                Some(hint) => screen.play(&hint.offer.spelling),
                None => break,
            }
        }
        grounds += usize::from(travelled > 0);
    }
    assert!(grounds >= 2, "there is known ground in {grounds} games");
}
