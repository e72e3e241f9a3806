//! The laws that every game keeps.

use cryptkeeper::State;
use testkit::Contract;

#[test]
fn all_laws_hold() {
    // A view adds to each tile where it came from, and the same for the deck (view-3).
    Contract { games: 200, own_view_keys: &["deck_origin", "map"], ..Contract::default() }.check::<State>();
}
