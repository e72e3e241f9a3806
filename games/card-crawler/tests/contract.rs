//! The laws that every game keeps.

#[test]
fn card_crawler_keeps_the_contract() {
    testkit::contract::<card_crawler::State>();
}
