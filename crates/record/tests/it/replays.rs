//! Replaying records, valid and faulty.

use crate::common::played;
use proptest::prelude::*;
use underdeck_game::{OptionValue, Options, Play};
use underdeck_record::{Deal, Line, Note, Record, RecordFault, RecordedMove, replay_record};
use underdeck_testkit::toy::{Toy, ToyOptions};

/// The text of a record of seed 7, for tests to change.
fn text() -> String {
    played(ToyOptions::default(), 7, 4).to_string()
}

fn fault(record: &Record) -> RecordFault {
    replay_record::<Toy>(record).unwrap_err()
}

#[test]
fn a_game_is_replayed_with_its_luck() {
    let record = played(ToyOptions::default(), 7, 200);
    let replay = replay_record::<Toy>(&record).unwrap();
    assert_eq!(replay.moves.len() + 1, replay.states.len());
    assert_eq!(replay.moves.len(), replay.events.len());
    let (mut state, mut chance) = replay.deal.start();
    for (i, &mv) in replay.moves.iter().enumerate() {
        assert_eq!(state, replay.states[i]);
        state.play(mv, &mut chance).unwrap();
    }
    assert_eq!(Some(&state), replay.states.last());
    let outcome = state.outcome().expect("the game was played to its end");
    assert_eq!(record.tag("Result"), Some(outcome.result.word().as_str()));
    assert_eq!(record.tag("Cause"), Some(outcome.cause));
    assert_eq!(record.tag("Score"), outcome.score.map(|score| score.to_string()).as_deref());
}

#[test]
fn the_deal_and_the_tag_options_must_agree() {
    let options =
        ToyOptions::from_pairs([("trump", OptionValue::Text("H".into())), ("lives", OptionValue::Int(9))]).unwrap();
    let mut record = played(options.clone(), 7, 20);
    assert_eq!(record.tag("Options"), Some("lives=9 trump=H"));
    assert_eq!(replay_record::<Toy>(&record).unwrap().deal, Deal::new(options, 7));
    record.remove_tag("Options");
    assert!(replay_record::<Toy>(&record).is_ok());
    record.set_tag("Options", "lives=8 trump=H");
    assert!(fault(&record).expected.as_str().contains("`lives=9 trump=H` as in the deal"));
    record.set_tag("Options", "depth=8");
    assert!(fault(&record).expected.as_str().contains("no option `depth`"));
}

#[test]
fn faults_name_the_tag_or_the_move() {
    let cases = [
        ("\"toy\"", "\"keevorn\"", 2, "`keevorn` in the tag Game", "`toy`"),
        ("[Rules \"2\"]", "[Rules \"3\"]", 3, "`3` in the tag Rules", "`1 or 2`"),
        ("[Rules \"2\"]", "[Rules \"01\"]", 3, "`01` in the tag Rules", "`1 or 2`"),
        ("[Rules \"2\"]\n", "", 1, "no tag Rules", "`1 or 2`"),
        ("F0G7-F", "F0G8-F", 4, "`F0G8-F` in the tag Deal", "check symbol"),
        ("F0G7-F", "17A", 4, "`17A` in the tag Deal", "game number 1, not to toy"),
        ("[Result \"*\"]", "[Result \"*\"]\n[Score \"3\"]", 6, "`3` in the tag Score", "no tag Score"),
    ];
    for (old, new, line, found, expected) in cases {
        let changed = text().replacen(old, new, 1);
        assert_ne!(changed, text(), "{old}");
        let fault = fault(&changed.parse().unwrap());
        assert_eq!((fault.line, fault.number, fault.found.as_str()), (line, None, found), "{fault}");
        assert!(fault.expected.as_str().contains(expected), "{fault}");
    }
    let wrong_result: Record = text().replace('*', "won").parse().unwrap();
    let fault = fault(&wrong_result);
    assert_eq!((fault.line, fault.column), (5, 10));
    assert_eq!(fault.to_string(), "line 5, column 10: found `won` in the tag Result, expected `*`, as the game ended");
}

#[test]
fn the_fault_of_an_illegal_move_gives_its_position_and_the_legal_moves() {
    for wrong in ["leave", "fly away", "roll 2C\u{301}"] {
        let head = "Underdeck record 1 [Game \"toy\"] [Rules \"1\"] [Deal \"F0G7-F\"]";
        let record: Record = format!("{head}\n1. draw;\n 2. {wrong};\n*").parse().unwrap();
        let fault = fault(&record);
        assert_eq!((fault.line, fault.column, fault.number), (3, 5, Some(2)));
        assert_eq!(fault.found.as_str(), format!("`{wrong}`"));
        assert!(fault.expected.as_str().starts_with("a legal move: `draw`, `peek`, `roll "), "{fault}");
    }
    let mut over = played(ToyOptions::default(), 7, 500);
    let moves = over.moves().len();
    over.push_move("draw");
    let fault = fault(&over);
    assert_eq!((fault.number, fault.line), (Some(moves + 1), 0));
    assert_eq!(fault.expected.as_str(), "no move: the game is over");
}

#[test]
fn variations_are_replayed_from_where_they_branch() {
    let mut record: Record = text().parse().unwrap();
    let spelling = record.moves().next().unwrap().0.to_owned();
    let aside = |moves: &[&str]| {
        Note::Variation(Line { moves: moves.iter().map(|mv| RecordedMove::new(mv)).collect(), ..Line::default() })
    };
    let other = if spelling == "draw" { ["peek", "keep"] } else { ["draw", "peek"] };
    record.line_mut().moves[0].notes.push(aside(&other));
    assert_eq!(replay_record::<Toy>(&record).unwrap().moves.len(), 4);
    record.line_mut().moves[0].notes.push(aside(&[other[0], "leave"]));
    let fault = fault(&record.to_string().parse().unwrap());
    assert_eq!((fault.number, fault.found.as_str()), (Some(2), "`leave`"));
}

#[test]
fn an_undone_move_meets_the_same_luck_again() {
    let mut record = played(ToyOptions::default(), 11, 500);
    let whole = replay_record::<Toy>(&record).unwrap();
    while let Some(mv) = record.pop_move() {
        record.set_outcome(None);
        let replay = replay_record::<Toy>(&record).unwrap();
        let (mut state, mut chance) = replay.deal.start();
        replay.moves.iter().for_each(|&mv| state.play(mv, &mut chance).unwrap());
        assert_eq!(Some(&state), replay.states.last());
        state.play(mv.spelling().parse().unwrap(), &mut chance).unwrap();
        assert_eq!(state, whole.states[replay.states.len()]);
    }
}

proptest! {
    #[test]
    fn every_game_replays_from_its_text(seed: u64, most in 0usize..60, lives in 1u8..=9) {
        let options = ToyOptions { lives, ..ToyOptions::default() };
        let record = played(options, seed, most);
        let back: Record = record.to_string().parse().unwrap();
        prop_assert_eq!(&back, &record);
        let replay = replay_record::<Toy>(&back);
        prop_assert!(replay.is_ok(), "{:?}", replay.err());
        prop_assert_eq!(replay.unwrap().moves.len(), record.moves().len());
    }
}
