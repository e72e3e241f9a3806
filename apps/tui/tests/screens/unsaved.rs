//! Games that cannot be saved continue, and say so.

use crate::common::{TestApp, dealt};

#[test]
fn a_game_that_cannot_be_saved_continues_under_a_warning_until_it_can() {
    for game in underdeck_catalogue::games() {
        // `plain` is a file, so nothing can be written in it.
        let mut test = TestApp::of(dealt(game, &[], 2), "plain/game.udr", (80, 24));
        for _ in 0..3 {
            let Some(hint) = test.session().hint() else { break };
            test.app.play(&hint.offer.spelling);
            test.app.advance_handover();
            let screen = test.types(" ");
            assert!(screen.lines().nth(1).unwrap().contains("Not saved: "), "{screen}");
        }
        assert!(test.ply() > 0);
        assert!(test.app.resume_command().is_none(), "nothing can be resumed");
        assert_eq!(test.app.unsaved()[0].1.moves().count(), test.ply(), "the record is given out instead");
        // Leaving is confirmed.
        test.control('q');
        let screen = test.draw();
        assert!(screen.contains("Leave without saving?") && !test.app.is_done(), "{screen}");
        test.types("n");
        assert!(!test.app.is_done());
        // The folder becomes writable, and the next key saves.
        let plain = test.folder.path().join("plain");
        std::fs::remove_file(&plain).unwrap();
        let screen = test.types("\t");
        assert!(!screen.contains("Not saved: ") && test.app.unsaved().is_empty(), "{screen}");
        let file = plain.join("game.udr");
        let record = underdeck_home::parse(&file, &underdeck_home::read(&file).unwrap()).unwrap();
        assert_eq!(record.moves().count(), test.ply());
        test.control('q');
        assert!(test.app.is_done());
    }
}
