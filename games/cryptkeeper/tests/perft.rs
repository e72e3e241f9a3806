//! Counted move sequences, luck from the deal.

#[test]
fn perft() {
    testkit::perft_table::<cryptkeeper::State>(include_str!("perft.txt"));
}
