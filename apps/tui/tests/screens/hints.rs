//! Hints lead through their moves: whole games by two keys.

use crossterm::event::KeyCode;

use crate::common::TestApp;

#[test]
fn whole_games_are_played_by_the_hint_and_enter_alone() {
    let sizes = [(80, 24), (120, 40), (200, 60)];
    for (n, game) in underdeck_catalogue::games().iter().enumerate() {
        let mut test = TestApp::at(game, &[], n as u64, sizes[n % sizes.len()]);
        while test.app.session().unwrap().outcome().is_none() {
            let session = test.app.session().unwrap();
            let (hint, before) = (session.hint().unwrap().offer, session.ply());
            let screen = test.types("n");
            assert!(screen.contains("Hint: "), "{}\n{screen}", hint.spelling);
            test.key(KeyCode::Enter);
            let moves = test.app.session().unwrap().moves();
            assert_eq!(moves.get(before), Some(&hint.spelling), "{}", test.draw());
        }
        let record = test.app.session().unwrap().record();
        assert!(record.tag("Aids").is_some_and(|aids| aids.starts_with("hints ")), "hints mark the record");
    }
}
