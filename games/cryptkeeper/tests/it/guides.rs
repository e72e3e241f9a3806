//! The guided games.

#[test]
fn every_sentence_of_a_guide_is_true() {
    testkit::guides::<cryptkeeper::State>();
}
