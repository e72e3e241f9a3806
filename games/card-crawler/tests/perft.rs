//! Counted move sequences, luck from the deal.

#[test]
fn perft() {
    testkit::perft_table::<card_crawler::State>(include_str!("perft.txt"));
}
