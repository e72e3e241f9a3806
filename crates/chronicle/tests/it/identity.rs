//! Ids and end times of games whose records do not change.

use underdeck_chronicle::statistics::FinishedGame;
use underdeck_play::{Command, take_in};
use underdeck_record::{ENDED, ID, Note, Record};

use crate::common::resumed;

/// A game that ended, and the same game after its last move was undone.
const GOLDEN: [&str; 2] = [include_str!("../records/ended.udr"), include_str!("../records/ended-undone.udr")];
const ENDED_AT: &str = "2026-11-21T18:03:27.482Z";

fn golden() -> [Record; 2] {
    GOLDEN.map(|text| text.parse().expect("a record"))
}

#[test]
fn golden_records_have_an_id_and_an_end_time() {
    let game = underdeck_catalogue::find("keevorn").unwrap();
    for (record, text) in golden().iter().zip(GOLDEN) {
        assert_eq!((record.id(), record.ended()), (Some("7k2m9xq4t1c8w0ze"), Some(ENDED_AT)));
        assert_eq!(record.to_string(), text);
        assert_eq!(resumed(game, record).record().to_string(), text);
    }
    let [ended, undone] = golden();
    let entry = FinishedGame::of(&ended).unwrap();
    assert_eq!((entry.order(), FinishedGame::of(&undone)), ((ENDED_AT, "7k2m9xq4t1c8w0ze"), None));
}

#[test]
fn the_first_end_time_stays_after_undo_and_a_second_end() {
    let [ended, undone] = golden();
    let mut tree = resumed(underdeck_catalogue::find("keevorn").unwrap(), &ended);
    tree.act(Command::Undo { turns: 1 }).unwrap();
    tree.act(Command::End(0)).unwrap();
    assert_eq!(tree.record(), undone);
    tree.act(Command::Redo).unwrap();
    tree.act(Command::End(0)).unwrap();
    assert_eq!(tree.record(), ended);
    assert!(!tree.act(Command::Identify("0123456789abcdef".into())).unwrap().is_changed, "it has an id");
    assert_eq!(tree.record(), ended);
}

#[test]
fn a_record_without_either_is_marked_once() {
    let mut bare = golden()[0].clone();
    [ID, ENDED].into_iter().for_each(|tag| bare.remove_tag(tag));
    let mut tree = resumed(underdeck_catalogue::find("keevorn").unwrap(), &bare);
    tree.act(Command::Identify("0123456789abcdef".into())).unwrap();
    tree.act(Command::End(1_795_262_400_007)).unwrap();
    let record = tree.record();
    assert_eq!((record.id(), record.ended()), (Some("0123456789abcdef"), Some("2026-11-21T12:00:00.007Z")));
    assert_eq!(record.text_hash(), bare.text_hash());
}

#[test]
fn only_new_moves_and_notes_of_the_same_game_are_merged() {
    let [ended, undone] = golden();
    assert_eq!(take_in(&ended, &undone), Ok(None), "it has all its moves");
    assert_eq!(take_in(&undone, &ended), Ok(None), "what was undone stays undone");
    let mut noted = ended.clone();
    noted.line_mut().moves[3].notes.push(Note::Comment("Why?".into()));
    noted.set_tag(ENDED, "2026-11-20T00:00:00.000Z");
    let united = take_in(&ended, &noted).unwrap().expect("a comment is new");
    assert_eq!((united.tag("Result"), united.ended()), (Some("lost"), Some("2026-11-20T00:00:00.000Z")));
    assert_eq!(take_in(&united, &noted), Ok(None));
    // An unfinished game is a prefix of the other.
    let mut begun = ended.clone();
    begun.line_mut().moves.truncate(5);
    begun.set_outcome(None);
    begun.remove_tag(ENDED);
    let gone_on = take_in(&begun, &ended).unwrap().expect("moves are new");
    assert_eq!((gone_on.tag("Result"), gone_on.ended(), gone_on.moves().len()), (Some("lost"), Some(ENDED_AT), 19));
    let mut other = ended.clone();
    other.set_tag("Deal", "17A");
    assert!(take_in(&begun, &other).is_err());
}
