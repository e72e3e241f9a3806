//! The laws that every game keeps.

#[test]
fn keevorn_keeps_the_contract() {
    testkit::contract::<keevorn::State>();
}
