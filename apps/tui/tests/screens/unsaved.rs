//! Games that cannot be saved are played on, and say so.

use underdeck_play::History;

use crate::common::Seated;

#[test]
fn a_game_that_cannot_be_saved_is_played_on_under_a_notice_until_it_can() {
    for game in underdeck_catalogue::games() {
        let tree = History::new(underdeck_play::start(game, &game.deal(&[], 2).unwrap().code).unwrap());
        // `plain` is a file, so nothing can be written in it.
        let mut seated = Seated::of(tree, "plain/game.udr", (80, 24));
        for _ in 0..3 {
            let Some(hint) = seated.app.session().and_then(underdeck_play::Session::hint) else { break };
            seated.app.play(&hint.offer.spelling);
            seated.app.advance_handover();
            let screen = seated.types(" ");
            assert!(screen.lines().nth(1).unwrap().contains("Not saved: "), "{screen}");
        }
        assert!(seated.ply() > 0);
        assert!(seated.app.resume_command().is_none(), "nothing can be resumed");
        assert_eq!(seated.app.unsaved()[0].1.moves().count(), seated.ply(), "the record is given out instead");
        // Leaving is asked for.
        seated.control('q');
        let screen = seated.draw();
        assert!(screen.contains("Leave without saving?") && !seated.app.is_done(), "{screen}");
        seated.types("n");
        assert!(!seated.app.is_done());
        // The way becomes free, and the next key saves.
        let plain = seated.folder.path().join("plain");
        std::fs::remove_file(&plain).unwrap();
        let screen = seated.types("\t");
        assert!(!screen.contains("Not saved: ") && seated.app.unsaved().is_empty(), "{screen}");
        let file = plain.join("game.udr");
        let record = underdeck_home::parse(&file, &underdeck_home::read(&file).unwrap()).unwrap();
        assert_eq!(record.moves().count(), seated.ply());
        seated.control('q');
        assert!(seated.app.is_done());
    }
}
