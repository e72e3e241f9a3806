//! Counts of move sequences.

use underdeck_catalogue::Error;
use underdeck_lab::{divide, perft};

#[test]
fn move_sequences_are_counted_in_total_and_by_first_move() {
    let code = underdeck_catalogue::find("keevorn").unwrap().deal(&[], 7).unwrap().code;
    assert_eq!(perft("keevorn", &code, 0).unwrap(), 1);
    let first = divide("keevorn", &code, 1).unwrap();
    assert!(first.len() > 1 && first.iter().all(|(_, count)| *count == 1));
    let counts = [1, 2, 3].map(|depth| perft("keevorn", &code, depth).unwrap());
    assert!(counts[0] == first.len() as u64 && counts[0] < counts[1] && counts[1] < counts[2], "{counts:?}");
    assert!(matches!(perft("cryptkeeper", &code, 1), Err(Error::Deal { .. } | Error::OtherGame { .. })));
}
