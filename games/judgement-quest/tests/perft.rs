//! Counted move sequences, luck from the deal.

#[test]
fn perft() {
    testkit::perft_table::<judgement_quest::State>(include_str!("perft.txt"));
}
