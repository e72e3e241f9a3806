//! Hints lead through their moves: whole games by two keys.

use crossterm::event::KeyCode;

use crate::common::Seated;

#[test]
fn whole_games_are_played_by_the_hint_and_enter_alone() {
    let sizes = [(80, 24), (120, 40), (200, 60)];
    for (n, game) in underdeck_catalogue::games().iter().enumerate() {
        let mut seated = Seated::at(game, &[], n as u64, sizes[n % sizes.len()]);
        while seated.app.session().unwrap().outcome().is_none() {
            let session = seated.app.session().unwrap();
            let (hint, before) = (session.hint().unwrap().offer, session.ply());
            let screen = seated.types("n");
            assert!(screen.contains("Hint: "), "{}\n{screen}", hint.spelling);
            seated.key(KeyCode::Enter);
            let moves = seated.app.session().unwrap().moves();
            assert_eq!(moves.get(before), Some(&hint.spelling), "{}", seated.draw());
        }
        let record = seated.app.session().unwrap().record();
        assert!(record.tag("Aids").is_some_and(|aids| aids.starts_with("hints ")), "hints mark the record");
    }
}
