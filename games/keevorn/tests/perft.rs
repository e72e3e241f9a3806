//! Counted move sequences.

#[test]
fn perft() {
    testkit::perft_table::<keevorn::State>(include_str!("perft.txt"));
}
