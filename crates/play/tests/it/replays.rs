//! Stepping through records.

use underdeck_play::Replayer;

use crate::common::{Moves as _, finished, reread};

#[test]
fn stepping_through_a_record_does_not_change_it() {
    for &game in underdeck_catalogue::games() {
        let mut tree = finished(game, 4);
        let moves = tree.session().moves();
        let informed = tree.session().informed();
        let record = reread(&tree.record());
        let mut replay = Replayer::of(record.clone()).expect("a valid record");
        assert_eq!((replay.len(), replay.ply(), replay.played()), (moves.len(), 0, None));
        assert!(!replay.back() && !replay.is_empty());
        for n in 1..=moves.len() {
            assert!(replay.forward() && replay.ply() == n);
            assert_eq!(replay.played().map(|played| played.offer.spelling.as_str()), Some(moves[n - 1].as_str()));
        }
        assert!(!replay.forward() && !replay.go_to_ply(moves.len() + 1));
        assert!(replay.go_to_ply(1) && replay.back() && replay.ply() == 0);
        assert!(!informed && replay.record() == &record);

        // Within a variation, forward follows it.
        tree.undo();
        tree.undo();
        let mut replay = Replayer::of(tree.record()).expect("a valid record");
        assert_eq!(replay.len(), moves.len() - 2);
        let leaf = replay.tree().nodes().iter().max_by_key(|node| node.ply).expect("a node").id;
        assert!(replay.go(leaf) && replay.ply() == moves.len() && !replay.is_on_main_line());
        assert!(replay.back() && replay.forward() && replay.ply() == moves.len());
    }
}

#[test]
fn an_invalid_record_is_refused() {
    let message = |text: &str| Replayer::of(text.parse().expect("a record")).map(|_| ()).unwrap_err().to_string();
    assert!(message("Underdeck record 1\n*\n").contains("no game"));
    let broken = finished(underdeck_catalogue::games()[0], 4).record().to_string().replacen("1. ", "1. dance; 2. ", 1);
    let renumbered = broken.split("1. dance;").next().expect("tags").to_owned() + "1. dance;\n*\n";
    assert!(message(&renumbered.replace("[Result \"lost\"]", "").replace("[Result \"won\"]", "")).contains("`dance`"));
}
