//! The laws that every game keeps.

use living_keep::State;
use testkit::Contract;

macro_rules! secret {
    ($($key:literal)+) => {
        &["picks", "attempted", $(concat!("p1_", $key), concat!("p2_", $key)),+]
    };
}

/// What a view leaves out in a duel: the rival's slate, and what he is about to do (view-3, view-4).
const SECRET: &[&str] = secret! {
    "hurt" "gold" "stone" "food" "mana" "peons" "peons_max" "rooms" "rooms_max" "spells" "doors"
    "traps" "proj" "proj_left" "m_id" "m_kind" "m_rank" "m_pay" "m_food" "m_trains" "m_trained"
    "m_worked" "banished" "killed" "escaped" "hand" "seen" "send"
};

#[test]
fn all_laws_hold() {
    // A rival's half-made choice is shown as the phase it belongs to (view-4).
    Contract { games: 120, own_view_keys: &["phase", "resume"], secret_keys: SECRET, ..Contract::default() }
        .check::<State>();
}
