//! The faults of records, codes, options and moves, in every language.

use underdeck_catalogue::{Game, games};
use underdeck_game::{Language, Message};
use underdeck_record::Record;

/// Texts that are not records, each with another fault.
const TEXTS: [&str; 22] = [
    "",
    "Underdeck record 2",
    "Underdeck record 1\n[Game toy]",
    "Underdeck record 1\n[Game \"toy\"",
    "Underdeck record 1\n[Game \"toy",
    "Underdeck record 1\n[7 \"toy\"]",
    "Underdeck record 1 [A \"1\"] [A \"2\"] *",
    "Underdeck record 1\n[Result \"maybe\"]",
    "Underdeck record 1\n1. draw; 3. draw; *",
    "Underdeck record 1\n1 draw; *",
    "Underdeck record 1\n1. draw {x} *",
    "Underdeck record 1\n1. ; *",
    "Underdeck record 1\n1. draw; {so",
    "Underdeck record 1\n1. a\\b; *",
    "Underdeck record 1\n1. draw; (",
    "Underdeck record 1\n1. draw; ( 1. peek; *",
    "Underdeck record 1\n( 1. draw; ) *",
    "Underdeck record 1\n1. draw;",
    "Underdeck record 1 [Result \"won\"]\n1. draw; lost",
    "Underdeck record 1\n1. draw; * *",
    "Underdeck record 1 * seal 123",
    "Underdeck record 1\n1. dr\u{1}aw; *",
];

/// Checks that other languages translate the message of an error.
fn check(said: Message) {
    let german = Language::of("de").unwrap();
    assert!(said.is_in(german), "{said:?}");
    assert_ne!(said.write(german), said.to_string());
    assert!(!said.write(german).contains('$'), "{}", said.write(german));
}

#[test]
fn faults_of_records_exist_in_every_language() {
    for text in TEXTS {
        check(text.parse::<Record>().expect_err(text).said());
    }
    check(Record::from_bytes(b"Underdeck record 1\n\xff").unwrap_err().said());
}

#[test]
fn faults_of_codes_options_and_moves_exist_in_every_language() {
    for game in games() {
        let (id, session) = (game.info().id, underdeck_play::start(game, &game.deal(&[], 5).unwrap().code).unwrap());
        let code = session.deal().code;
        let swapped: String = code.chars().rev().collect();
        for wrong in ["", "17U", &code[..code.len() - 1], &swapped, &code.repeat(2)] {
            if let Err(error) = game.deal_of(wrong) {
                check(error.said());
            }
        }
        for other in games().iter().filter(|other| other.info().id != id) {
            check(other.deal_of(&code).unwrap_err().said());
        }
        check(underdeck_catalogue::find(&format!("{id}s")).err().unwrap().said());
        check(game.deal(&[("nothing".into(), "1".into())], 1).unwrap_err().said());
        for (key, _) in game.deal(&[], 1).unwrap().options {
            if let Err(error) = game.deal(&[(key.to_owned(), "\u{e9}%".repeat(200))], 1) {
                check(error.said());
            }
        }
        check(underdeck_play::start(game, &code).unwrap().play("nonsense").unwrap_err().said());
        let record = session.record();
        for (tag, value) in [("Date", "never"), ("Result", "won"), ("Rules", "0"), ("Deal", "17U"), ("Options", "a=b")]
        {
            check(fault(game, &record, tag, value));
        }
        let mut moved = record.clone();
        moved.push_move("nonsense");
        check(underdeck_play::resume(game, &moved).err().unwrap().said());
    }
}

/// The fault of a record with one changed tag.
fn fault(game: &Game, record: &Record, tag: &str, value: &str) -> Message {
    let mut record = record.clone();
    record.set_tag(tag, value);
    underdeck_play::resume(game, &record).err().unwrap_or_else(|| panic!("{tag} {value} of {}", game.info().id)).said()
}
