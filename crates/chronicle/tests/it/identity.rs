//! The id of a game and the moment of its end, in records that stay as they are.

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
fn golden_records_say_which_game_they_are_of_and_when_it_ended() {
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
fn the_first_end_stays_when_it_is_undone_and_comes_again() {
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
fn what_is_new_becomes_part_of_a_game_and_nothing_else_does() {
    let [ended, undone] = golden();
    assert_eq!(take_in(&ended, &undone), Ok(None), "it has all its moves");
    assert_eq!(take_in(&undone, &ended), Ok(None), "what was undone stays undone");
    let mut noted = ended.clone();
    noted.line_mut().moves[3].notes.push(Note::Comment("Why?".into()));
    noted.set_tag(ENDED, "2026-11-20T00:00:00.000Z");
    let united = take_in(&ended, &noted).unwrap().expect("a comment is new");
    assert_eq!((united.tag("Result"), united.ended()), (Some("lost"), Some("2026-11-20T00:00:00.000Z")));
    assert_eq!(take_in(&united, &noted), Ok(None));
    // An unfinished game goes on where the other does.
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
