//! The guided games.

#[test]
fn every_sentence_of_a_guide_is_true() {
    underdeck_testkit::guides::<underdeck_cryptkeeper::State>();
}
