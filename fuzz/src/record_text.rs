//! Records.

use underdeck_record::{Record, replay_record};
use underdeck_testkit::toy::Toy;

/// Any bytes are refused as a record with a place in them, or read back from the record's own text; replaying never panics.
pub fn record_text(bytes: &[u8]) {
    read(bytes);
    read(&[b"Underdeck record 1\n", bytes].concat());
    read(&[b"Underdeck record 1 [Game \"toy\"] [Rules \"1\"] [Deal \"F0G7-F\"]\n1. ", bytes].concat());
}

fn read(bytes: &[u8]) {
    match Record::from_bytes(bytes) {
        Ok(record) => {
            let text = record.to_string();
            let back: Record = text.parse().expect("a written record reads back");
            assert_eq!(back, record);
            assert_eq!(back.to_string(), text);
            let _ = replay_record::<Toy>(&record);
        }
        Err(error) => {
            let line = bytes.split(|&byte| byte == b'\n').nth(error.line - 1).expect("the line is in the text");
            assert!((1..=line.len() + 1).contains(&error.column), "{error}");
        }
    }
}
