//! Records as text: the canonical form, round trips, errors.

use crate::common::{Damage, played};
use proptest::prelude::*;
use underdeck_record::{Line, Note, Record, RecordError, RecordedMove};
use underdeck_testkit::toy::ToyOptions;

const EXAMPLE: &str = r#"Underdeck record 1
[Game "toy"]
[Rules "1"]
[Deal "F0G7-F"]
[Player "Ada \"the Well\" Lovelace"]
[Result "*"]
[Opening "a tag that nobody knows"]

{Let us see.} 1. draw; 2. draw; {A long comment is broken between its words so
that lines stay short; \{braces\} take a backslash.}
    ( 2. peek; {or} 3. sink;
        ( 3. keep; )
        ( 3. leave; )
    )
3. roll AC;
*
"#;

fn error(text: &str) -> RecordError {
    text.parse::<Record>().unwrap_err()
}

#[test]
fn the_canonical_form_round_trips() {
    let record: Record = EXAMPLE.parse().unwrap();
    assert_eq!(record.to_string(), EXAMPLE);
    assert_eq!(record.tag("Player"), Some("Ada \"the Well\" Lovelace"));
    assert_eq!(record.tag("Opening"), Some("a tag that nobody knows"));
    let moves: Vec<_> = record.moves().map(|(mv, at)| (mv, at.line, at.column)).collect();
    assert_eq!(moves, [("draw", 9, 18), ("draw", 9, 27), ("roll AC", 15, 4)]);
    assert_eq!(record.line().moves[1].notes.len(), 2);
}

#[test]
fn the_example_of_the_specification_is_canonical() {
    let page = include_str!("../../../../docs/records.md");
    let example = page.split("```text\n").nth(1).and_then(|rest| rest.split("```").next()).unwrap();
    assert_eq!(example.parse::<Record>().map(|record| record.to_string()), Ok(example.to_owned()));
}

#[test]
fn line_breaks_do_not_matter() {
    let record: Record = EXAMPLE.parse().unwrap();
    let one_line = EXAMPLE.split_whitespace().collect::<Vec<_>>().join(" ");
    let many_lines = EXAMPLE.split_whitespace().collect::<Vec<_>>().join("\r\n\t");
    for text in [one_line, many_lines, format!("\u{feff}{EXAMPLE}\n\n")] {
        assert_eq!(text.parse::<Record>().as_ref(), Ok(&record), "{text}");
    }
}

#[test]
fn tags_keep_their_order_and_known_ones_come_first() {
    let mut record = Record::default();
    for (name, value) in
        [("Zeta", "1"), ("Alpha", " two \n words\u{7} "), ("Date", "2026-11-21"), ("Game", "toy"), ("Zeta", "3")]
    {
        record.set_tag(name, value);
    }
    let tags: Vec<_> = record.tags().collect();
    let expected = [("Game", "toy"), ("Date", "2026-11-21"), ("Result", "*"), ("Zeta", "3"), ("Alpha", "two words")];
    assert_eq!(tags, expected);
    record.remove_tag("Zeta");
    record.remove_tag("Result");
    assert_eq!((record.tag("Zeta"), record.tag("Result")), (None, Some("*")));
}

#[test]
fn errors_give_the_fault_and_its_position() {
    let cases = [
        ("", 1, 1, "the end of the text", "`Underdeck`"),
        ("Underdeck record 2", 1, 18, "`2`", "the format version"),
        ("Underdeck record 1\n[Game toy]", 2, 7, "`t`", "before the tag's value"),
        ("Underdeck record 1\n[Game \"toy\"", 2, 12, "the end of the text", "`]`"),
        ("Underdeck record 1\n[Game \"toy", 2, 11, "the end of the text", "at the end of the tag's value"),
        ("Underdeck record 1\n[7 \"toy\"]", 2, 3, "` `", "the name of a tag"),
        ("Underdeck record 1 [A \"1\"] [A \"2\"] *", 1, 29, "the tag A a second time", "each tag once"),
        ("Underdeck record 1\n[Result \"maybe\"]", 2, 10, "`maybe`", "a result"),
        ("Underdeck record 1\n\n1. draw; 3. draw; *", 3, 10, "`3`", "move number `2`"),
        ("Underdeck record 1\n1 draw; *", 2, 2, "` `", "`.` after the move's number"),
        ("Underdeck record 1\n1. draw {x} *", 2, 9, "`{`", "`;` at the end of the move"),
        ("Underdeck record 1\n1. draw; 2. dr", 2, 15, "the end of the text", "`;` at the end of the move"),
        ("Underdeck record 1\n1. ; *", 2, 4, "an empty move", "a move in the notation"),
        ("Underdeck record 1\n1. draw; {so", 2, 13, "the end of the text", "`}` at the end of the comment"),
        ("Underdeck record 1\n1. a\\b; *", 2, 6, "`b`", "after the backslash"),
        ("Underdeck record 1\n1. draw; (", 2, 11, "the end of the text", "`1.` and the move"),
        ("Underdeck record 1\n1. draw; ( 1. peek; *", 2, 21, "`*`", "`2.` and a move"),
        ("Underdeck record 1\n1. draw; ) *", 2, 10, "`)`", "`2.` and a move"),
        ("Underdeck record 1\n( 1. draw; ) *", 2, 1, "`(`", "`1.` and a move, `{` and a comment, or a result"),
        ("Underdeck record 1\n1. draw;", 2, 9, "the end of the text", "for a game in progress"),
        ("Underdeck record 1 [Result \"won\"]\n1. draw; lost", 2, 10, "`lost`", "`won` as the tag Result says"),
        ("Underdeck record 1\n1. draw; * *", 2, 12, "`*`", "the end of the text after the result"),
        ("Underdeck record 1\n1. dr\u{1}aw; *", 2, 6, "the control character U+0001", "`;`"),
    ];
    for (text, line, column, found, expected) in cases {
        let error = error(text);
        assert_eq!((error.line, error.column, error.found.as_str()), (line, column, found), "{text}: {error}");
        assert!(error.expected.as_str().contains(expected), "{text}: {error}");
    }
}

#[test]
fn invalid_utf8_is_located() {
    let error = Record::from_bytes(b"Underdeck record 1\n[Player \"\xc3\xa9\xff\"] *").unwrap_err();
    assert_eq!((error.line, error.column, error.found.as_str()), (2, 11, "the byte 0xFF"));
    assert_eq!(Record::from_bytes(EXAMPLE.as_bytes()), EXAMPLE.parse());
}

#[test]
fn variations_have_a_maximum_depth() {
    let nested =
        |depth: usize| format!("Underdeck record 1 1. draw; {}{} *", "( 1. draw; ".repeat(depth), ") ".repeat(depth));
    let deep: Record = nested(30).parse().unwrap();
    assert_eq!(deep.to_string().parse(), Ok(deep));
    assert!(error(&nested(31)).expected.as_str().contains("at most 30"));
    assert!(error(&nested(100_000)).expected.as_str().contains("at most 30"));
}

#[test]
fn several_seats_have_a_winner() {
    let record: Record = "Underdeck record 1 1. draw; winner\n2".parse().unwrap();
    assert_eq!(record.tag("Result"), Some("winner 2"));
    assert_eq!(record.to_string(), "Underdeck record 1\n[Result \"winner 2\"]\n\n1. draw;\nwinner 2\n");
    assert_eq!(error("Underdeck record 1 winner 0").found.as_str(), "`winner 0`");
}

fn text() -> impl Strategy<Value = String> + Clone {
    "[a-zA-Z0-9 é♥;{}()\\[\\]\"\\\\.*]{0,60}".prop_map(|text| text.split_whitespace().collect::<Vec<_>>().join(" "))
}

fn line() -> impl Strategy<Value = Line> {
    let spelling = text().prop_filter("a move needs a spelling", |text| !text.is_empty());
    let comments = || prop::collection::vec(text(), 0..3);
    let plain =
        (comments(), prop::collection::vec((spelling.clone(), comments()), 1..6)).prop_map(|(comments, moves)| {
            let note = |(spelling, comments): (String, Vec<String>)| {
                let mut mv = RecordedMove::new(&spelling);
                mv.notes = comments.into_iter().map(Note::Comment).collect();
                mv
            };
            Line { comments, moves: moves.into_iter().map(note).collect() }
        });
    plain.prop_recursive(3, 12, 3, |inner| {
        (inner.clone(), prop::collection::vec((any::<prop::sample::Index>(), inner), 0..3)).prop_map(
            |(mut line, notes)| {
                for (at, variation) in notes {
                    let at = at.index(line.moves.len());
                    line.moves[at].notes.push(Note::Variation(variation));
                }
                line
            },
        )
    })
}

proptest! {
    #[test]
    fn any_record_round_trips_through_canonical_text(
        main in line(),
        tags in prop::collection::vec(("[A-Z][a-z_-]{0,8}", text()), 0..5),
    ) {
        let mut record = Record::default();
        *record.line_mut() = main;
        for (name, value) in tags.iter().filter(|(name, _)| name != "Result") {
            record.set_tag(name, value);
        }
        let text = record.to_string();
        let back: Record = text.parse().map_err(|error| TestCaseError::fail(format!("{error}\n{text}")))?;
        prop_assert_eq!(&back, &record);
        prop_assert_eq!(back.to_string(), text);
    }

    #[test]
    fn damaged_records_never_panic_and_errors_point_into_the_text(
        seed: u64,
        damage in prop::collection::vec(Damage::any(), 1..4),
        example: bool,
    ) {
        let text = if example { EXAMPLE.into() } else { played(ToyOptions::default(), seed, 30).to_string() };
        let mut bytes = text.into_bytes();
        damage.iter().for_each(|damage| damage.apply(&mut bytes));
        match Record::from_bytes(&bytes) {
            Ok(record) => prop_assert_eq!(record.to_string().parse(), Ok(record)),
            Err(error) => {
                let lines: Vec<&[u8]> = bytes.split(|&byte| byte == b'\n').collect();
                prop_assert!((1..=lines.len()).contains(&error.line), "{error}");
                prop_assert!((1..=lines[error.line - 1].len() + 1).contains(&error.column), "{error}");
                prop_assert!(!error.found.as_str().is_empty() && !error.expected.as_str().is_empty());
            }
        }
    }

    #[test]
    fn random_bytes_never_panic(bytes in prop::collection::vec(any::<u8>(), 0..200)) {
        let with_head = [b"Underdeck record 1\n", bytes.as_slice()].concat();
        prop_assert!(Record::from_bytes(&bytes).is_err());
        if let Ok(record) = Record::from_bytes(&with_head) {
            prop_assert_eq!(record.to_string().parse(), Ok(record));
        }
    }
}
