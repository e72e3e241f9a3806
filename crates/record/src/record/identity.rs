//! Which game a record is of, and when that game ended.

use sha2::{Digest, Sha256};

use crate::formats::date_number;

/// The tag of the id of a game, which its records have wherever they are.
pub const ID: &str = "Id";
/// The tag of the moment at which a game first ended, in UTC with milliseconds: `2026-11-21T18:03:27.482Z`.
pub const ENDED: &str = "Ended";
/// The lengths of ids.
const LENGTHS: std::ops::RangeInclusive<usize> = 16..=32;
/// The length of an id that this program makes: 80 bits.
const LENGTH: usize = 16;

/// [`Record::id`](crate::Record::id) of the canonical text of a record, or of its beginning.
pub fn id_in(text: &str) -> Option<&str> {
    tag_in(text, ID).filter(|id| is_id(id))
}

/// [`Record::ended`](crate::Record::ended) of the canonical text of a record, or of its beginning.
pub fn ended_in(text: &str) -> Option<&str> {
    tag_in(text, ENDED).filter(|moment| is_moment(moment))
}

/// The value of a tag, as it is written, in the canonical text of a record.
fn tag_in<'a>(text: &'a str, name: &str) -> Option<&'a str> {
    let tags = text.split_once("\n\n").map_or(text, |(tags, _)| tags);
    // A quotation mark in a tag's value follows a backslash, so no value can look like this.
    let (_, rest) = tags.split_once(&format!("\n[{name} \""))?;
    rest.split_once("\"]").map(|(value, _)| value)
}

/// The id that follows from some bytes, which cannot be found out from it.
pub fn derived_id(of: &[u8]) -> String {
    let hash = Sha256::new().chain_update("underdeck id\n").chain_update(of).finalize();
    letters(&hash[..LENGTH])
}

/// Five bits of each byte as a digit or lower-case letter.
pub fn letters(bytes: &[u8]) -> String {
    const LETTERS: &[u8; 32] = b"0123456789abcdefghjkmnpqrstvwxyz";
    bytes.iter().map(|byte| char::from(LETTERS[usize::from(byte % 32)])).collect()
}

pub(super) fn is_id(text: &str) -> bool {
    LENGTHS.contains(&text.len()) && text.bytes().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit())
}

pub(super) fn is_moment(text: &str) -> bool {
    let Some((date, time)) = text.strip_suffix('Z').and_then(|text| text.split_once('T')) else { return false };
    let parts: Vec<&str> = time.split([':', '.']).collect();
    let is_below =
        |part: &str, most: u32| part.bytes().all(|c| c.is_ascii_digit()) && part.parse().is_ok_and(|n: u32| n < most);
    let is_time = match parts[..] {
        [hour, minute, second, _] => is_below(hour, 24) && is_below(minute, 60) && is_below(second, 60),
        _ => false,
    };
    let has_shape = time.len() == 12
        && time.bytes().zip("00:00:00.000".bytes()).all(|(c, shape)| match shape {
            b'0' => c.is_ascii_digit(),
            _ => c == shape,
        });
    has_shape && is_time && date_number(date).is_some()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Record;

    #[test]
    fn only_a_clean_id_counts() {
        let with = |id: &str| {
            let mut record = Record::default();
            record.set_tag(ID, id);
            (record.id().map(str::to_owned), id_in(&record.to_string()).map(str::to_owned))
        };
        let good = "0123456789abcdef";
        assert_eq!(with(good), (Some(good.into()), Some(good.into())));
        let long = "a".repeat(33);
        for bad in [
            "",
            "short",
            "../../../../etc/passwd",
            "0123456789ABCDEF",
            "0123456789abcde/",
            "0123456789abcde\u{1}",
            &long,
        ] {
            assert_eq!(with(bad), (None, None), "{bad:?}");
        }
        let mut record = Record::default();
        record.set_tag("Player", &format!("x\n[{ID} \"{good}\"]"));
        let words = "word ".repeat(20);
        record.line_mut().comments.push(format!("{words}[{ID} \"{good}\"] [{ID} \"{good}\"] {words}[{ID} \"{good}\"]"));
        assert_eq!(id_in(&record.to_string()), None, "{record}");
    }

    #[test]
    fn only_a_moment_with_milliseconds_in_utc_counts() {
        let with = |moment: &str| {
            let mut record = Record::default();
            record.set_tag(ENDED, moment);
            record.ended().is_some()
        };
        assert!(with("2026-11-21T18:03:27.482Z"));
        for bad in [
            "2026-11-21",
            "2026-11-21T18:03:27Z",
            "2026-11-21T18:03:27.482+01:00",
            "2026-02-30T18:03:27.482Z",
            "2026-11-21T24:00:00.000Z",
            "2026-11-21T18:60:00.000Z",
            "2026-11-21T18.03.27.482Z",
            "2026-11-21T+8:03:27.482Z",
            "",
        ] {
            assert!(!with(bad), "{bad}");
        }
    }

    #[test]
    fn the_hash_of_a_text_does_not_depend_on_id_and_end() {
        let mut record = Record::default();
        let hash = record.text_hash();
        record.set_tag(ID, "0123456789abcdef");
        record.set_tag(ENDED, "2026-11-21T18:03:27.482Z");
        assert_eq!(record.text_hash(), hash);
        record.set_tag("Player", "Ada");
        assert_ne!(record.text_hash(), hash);
        assert!(is_id(&derived_id(&hash)));
        assert_ne!(derived_id(b"a"), derived_id(b"b"));
    }
}
