//! Counted move sequences, luck from the deal.

#[test]
fn perft() {
    testkit::perft_table::<living_keep::State>(include_str!("perft.txt"));
}
