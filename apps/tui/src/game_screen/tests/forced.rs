//! Forced moves.

use super::screen;

#[test]
fn forced_moves_are_played_until_there_is_something_to_decide() {
    let mut forced = 0;
    for game in catalogue::games() {
        let mut screen = screen(*game, 8);
        screen.plays_forced = true;
        while let Some(hint) = screen.session().hint() {
            while screen.draw_curtain_back() {}
            let (seat, before) = (screen.session().seat(), screen.session().ply());
            screen.play(&hint.offer.spelling);
            forced += screen.session().ply() - before - 1;
            let is_forced = screen.table.offers.len() == 1 && screen.session().seat() == seat;
            assert!(!is_forced || screen.is_over(), "{}: {:?}", game.info().id, screen.table.offers);
        }
    }
    assert!(forced > 5, "{forced} moves were forced");
}
